"""Opening records, whole or cut off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from errno import ENOENT
from pathlib import Path

import click

import veillee
from veillee.cli import choices, files
from veillee.cli.errors import USAGE, Refused
from veillee.cli.speech import Say
from veillee.cli.spoken import F, Host, option
from veillee.cli.spoken import host as host_of
from veillee.core.campaign import read_saga
from veillee.core.errors import CampaignError, EarlierRules, MissingPack, RecordError, SetupError, TruncatedRecord
from veillee.core.match import Match
from veillee.core.text import LANGUAGES
from veillee.core.words import whole_number

PACK = option("--pack", metavar="DIR", help="opt-pack", type=click.Path())
# Which language was asked for is already known when a command runs: its host speaks it.
LANG = option(
    "--lang", type=click.Choice(LANGUAGES), help="opt-lang", shell_complete=choices.languages, expose_value=False
)


def find_games(ctx: click.Context, param: click.Parameter, places: tuple[str, ...]) -> tuple[str, ...]:
    """The games of `--game` are known before anything else of the command line is looked at."""
    if ctx.resilient_parsing:
        return ()
    return tuple(choices.found_game(host_of(ctx).say, place).id for place in places)


def games_option(**settings: bool) -> Callable[[F], F]:
    return option(
        "--game",
        "found",
        multiple=True,
        metavar="MODULE:NAME",
        help="opt-game",
        callback=find_games,
        is_eager=True,
        **settings,
    )


def find_bots(ctx: click.Context, param: click.Parameter, places: tuple[str, ...]) -> None:
    """The bots of `--bot`: those that a record names, or that a server may offer."""
    if not ctx.resilient_parsing:
        for place in places:
            choices.check_bot(host_of(ctx).say, place)


GAMES = games_option(expose_value=False)
BOT_PLACES = option(
    "--bot",
    multiple=True,
    metavar="MODULE:CLASS",
    help="opt-bot",
    callback=find_bots,
    is_eager=True,
    expose_value=False,
)


@dataclass
class Opened:
    """A match from a record; the warning says that the record stops early."""

    match: Match
    warning: str = ""
    given_up: bool = False


def missing_pack(say: Say, error: MissingPack) -> str:
    """Which content pack a match needs, in the reader's language."""
    if error.found:
        return say("other-pack", pack=error.pack, hash=error.hash, found=error.found)
    return say("missing-pack", pack=error.pack, hash=error.hash)


def said_of(say: Say, file: str, what: str) -> str:
    """What is wrong with a file, after its name."""
    return f"{file}{say('colon')}{what}"


def record_text(say: Say, file: str) -> str:
    """The text of a record; of a campaign its last chapter, or the one that is named: `evening.campaign#2`."""
    name, sign, number = file.rpartition(files.CHAPTER)
    named = bool(sign) and not Path(file).exists()
    text = files.read(Path(name if named else file))
    if not text.startswith(files.CAMPAIGN):
        if named:
            raise FileNotFoundError(ENOENT, "", file)
        return text
    try:
        saga = read_saga(text)
    except CampaignError as error:
        raise Refused(said_of(say, file, error.text(say.lang))) from None
    chapters = [done.record for done in saga.done] + ([saga.current[1].record()] if saga.current else [])
    wanted = whole_number(number) if named else len(chapters)
    if wanted is None or not 1 <= wanted <= len(chapters):
        raise Refused(say("no-played-chapter", file=name if named else file, count=len(chapters)), USAGE)
    return chapters[wanted - 1]


def open_record(host: Host, file: str, pack: str | None, to: int | None = None) -> Opened:
    """Replay a record. What is wrong with it is said with its name."""
    text = record_text(host.say, file)
    try:
        return Opened(veillee.replay(text, pack=pack, lang=host.lang, to=to), given_up=f"\n{files.GIVEN_UP}" in text)
    except TruncatedRecord as error:
        return Opened(error.match, host.say("record-truncated", file=file, count=error.match.number))
    except EarlierRules as error:
        return Opened(error.match)
    except MissingPack as error:
        raise Refused(said_of(host.say, file, missing_pack(host.say, error))) from None
    except (RecordError, SetupError) as error:
        raise Refused(said_of(host.say, file, error.text(host.lang))) from None
