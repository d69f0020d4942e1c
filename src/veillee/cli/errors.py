"""What goes wrong, as one clear line in the language of whoever reads it."""

from __future__ import annotations

import errno
from collections.abc import Iterable

import click

from veillee.cli.files import NotOurs, NotText
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
    """Something that does not exist, with what does."""
    return Refused(say(f"no-{what}", given=given, known=", ".join(known)), code)


def file_problem(error: OSError, say: Say) -> str:
    """Why a file cannot be read or written."""
    name = str(error.filename or "")
    if isinstance(error, NotOurs | NotText):
        return say("file-not-ours" if isinstance(error, NotOurs) else "file-not-text", file=name)
    known = {
        errno.ENOENT: "file-missing",
        errno.EACCES: "file-forbidden",
        errno.EPERM: "file-forbidden",
        errno.EISDIR: "file-folder",
        errno.ENOTDIR: "file-no-folder",
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
        return say("usage-no-option", option=error.option_name) + (f" ({near} ?)" if near else "")
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
