"""Opening records, whole or cut off."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

import click

import veillee
from veillee.cli import choices, files
from veillee.cli.errors import Refused
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, option
from veillee.core.errors import EarlierRules, MissingPack, RecordError, SetupError, TruncatedRecord
from veillee.core.match import Match
from veillee.core.text import LANGUAGES

PACK = option("--pack", metavar="DIR", help="opt-pack", type=click.Path())
# Which language was asked for is already known when a command runs: its host speaks it.
LANG = option(
    "--lang", type=click.Choice(LANGUAGES), help="opt-lang", shell_complete=choices.languages, expose_value=False
)


@dataclass
class Opened:
    """A match from a record; the warning says that the record stops early."""

    match: Match
    warning: str = ""


def missing_pack(say: Say, error: MissingPack) -> str:
    """Which content pack a match needs, in the reader's language."""
    if error.found:
        return say("other-pack", pack=error.pack, hash=error.hash, found=error.found)
    return say("missing-pack", pack=error.pack, hash=error.hash)


def open_record(host: Host, file: str, pack: str | None, to: int | None = None) -> Opened:
    """Replay a record. What is wrong with it is said with its name."""
    text = files.read(Path(file))
    try:
        return Opened(veillee.replay(text, pack=pack, lang=host.lang, to=to))
    except TruncatedRecord as error:
        return Opened(error.match, host.say("record-truncated", file=file, count=error.match.number))
    except EarlierRules as error:
        return Opened(error.match)
    except MissingPack as error:
        raise Refused(f"{file}: {missing_pack(host.say, error)}") from None
    except (RecordError, SetupError) as error:
        raise Refused(f"{file}: {error}") from None
