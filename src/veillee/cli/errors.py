"""What goes wrong, as one clear line in the language of whoever reads it.

The same mistake has the same exit code everywhere: 2 for what was typed wrong (a name that does not exist, an option
that is not meant), 1 for what could not be done (a file that is missing or damaged, a match that is not over).
"""

from __future__ import annotations

import errno
from collections.abc import Iterable
from difflib import get_close_matches

import click

from veillee.cli.files import Busy, NotOurs, NotText
from veillee.cli.speech import Say

REFUSED = 1
USAGE = 2
INTERRUPTED = 130


class Refused(Exception):
    """Something was asked for that cannot be done. The text is already in the reader's language."""

    def __init__(self, message: str, code: int = REFUSED) -> None:
        super().__init__(message)
        self.code = code


def one_of(say: Say, what: str, given: str, known: Iterable[str], code: int = USAGE) -> Refused:
    """Something that does not exist, with what does, and what was perhaps meant."""
    names = list(known)
    return Refused(say(f"no-{what}", given=given, known=", ".join(names)) + perhaps(say, given, names), code)


def perhaps(say: Say, given: str, known: Iterable[str]) -> str:
    """What somebody may have meant: `. Did you mean solo?`"""
    near = get_close_matches(given.lower(), list(known), n=1, cutoff=0.6)
    return say("perhaps", near=near[0]) if near else ""


def file_problem(error: OSError, say: Say) -> str:
    """Why a file cannot be read or written."""
    name = str(error.filename or "")
    for kind, told in ((NotOurs, "file-not-ours"), (NotText, "file-not-text"), (Busy, "file-busy")):
        if isinstance(error, kind):
            return say(told, file=name)
    known = {
        errno.ENOENT: "file-missing",
        errno.EACCES: "file-forbidden",
        errno.EPERM: "file-forbidden",
        errno.EISDIR: "file-folder",
        errno.ENOTDIR: "file-no-folder",
        errno.ENOSPC: "file-no-space",
        errno.EROFS: "file-forbidden",
    }
    message = known.get(error.errno or 0)
    if isinstance(error, IsADirectoryError):
        message = "file-folder"
    if message is not None:
        return say(message, file=name)
    reason = error.strerror or str(error)
    return f"{name}: {reason}" if name else reason


def usage_problem(error: click.ClickException, say: Say) -> str:
    """Click's complaints in both languages."""
    if isinstance(error, click.exceptions.NoSuchOption):
        near = ", ".join(error.possibilities or ())
        return say("usage-no-option", option=error.option_name) + (say("perhaps", near=near) if near else "")
    if isinstance(error, click.exceptions.BadOptionUsage):
        return say("usage-option", option=error.option_name)
    param = error.param if isinstance(error, click.BadParameter) else None
    if param is not None:
        name = param.human_readable_name if isinstance(param, click.Argument) else param.opts[0]
        if isinstance(error, click.exceptions.MissingParameter):
            return say("usage-missing", name=name)
        if isinstance(param.type, click.Choice):
            return say("usage-choice", name=name, known=", ".join(map(str, param.type.choices)))
        if isinstance(param.type, click.IntRange):
            least, most = int(param.type.min or 0), param.type.max
            if most is not None:
                return say("usage-range", name=name, least=least, most=str(int(most)))
            return say("usage-number", name=name, least=least)
        return say("usage-value", name=name, problem=error.message)
    return error.format_message()
