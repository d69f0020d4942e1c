"""Starting a match, going on with a saved one, playing a recorded one again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from secrets import randbits

import msgspec

from veillee.core import record as records
from veillee.core.errors import MoveError, RecordError, RulesError, SetupError, TruncatedRecord
from veillee.core.history import Played
from veillee.core.match import Match
from veillee.core.save import SAVE_FORMAT, Save
from veillee.core.setup import make_setup, read_setup
from veillee.core.spec import game
from veillee.core.text import check_language


def new(
    game_id: str,
    *,
    mode: str | None = None,
    level: str | None = None,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    seed: int | str | None = None,
    settings: Mapping[str, str] | None = None,
    roles: Sequence[str] | None = None,
    people: Sequence[int] | None = None,
    pack: str | Path | None = None,
    lang: str = "en",
    free_undo: bool = False,
    dictated: Iterable[str] = (),
) -> Match:
    """Start a match. What is not said takes the game's defaults; what does not exist is refused.

    Without a seed one is drawn; the record of the match holds it.
    """
    spec = game(game_id)
    if seed is None:
        seed = randbits(32)
    setup = make_setup(
        spec,
        mode=mode,
        level=level,
        players=players,
        seats=seats,
        seed=seed,
        settings=settings,
        free_undo=free_undo,
        roles=roles,
        people=people,
    )
    return Match.start(spec, spec.box(pack), setup, lang, dictated)


def load(data: bytes, *, pack: str | Path | None = None, lang: str = "en") -> Match:
    """Go on with a match that `match.save()` wrote."""
    try:
        save = msgspec.json.decode(data, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
        raise RecordError(f"this is not a saved match: {error}") from None
    if save.seal != save.fingerprint():
        raise RecordError("the save is damaged: its seal does not match")
    if save.format != SAVE_FORMAT:
        raise RecordError(f"the save has format {save.format}; this program reads {SAVE_FORMAT}")
    try:
        setup = read_setup(save.setup)
    except msgspec.ValidationError as error:
        raise RecordError(f"this is not a saved match: {error}") from None
    spec = game(setup.game)
    box = spec.box(pack)
    records.check_versions(spec, box, save.rules, save.content)
    try:
        table = spec.codec.decode(save.table)
        table.restore(box.content)
    except (AssertionError, AttributeError, TypeError, KeyError, IndexError, ValueError, RulesError) as error:
        raise RecordError(f"the saved table cannot be read: {error}") from None
    match = Match(spec, box, setup, table, check_language(lang))
    match._recalled = False
    match._opening_dictated = save.opening
    for seat, key, revealed, dictated, redeal in save.choices:
        number = match.number + (not redeal)
        match._last = Played(match._last, number, seat, key, None, revealed, [], dictated, redeal)
    return match


def replay(
    text: str, *, pack: str | Path | None = None, lang: str = "en", to: int | None = None, partial: bool = False
) -> Match:
    """Play a record again and check that it leads to the same table.

    `to` stops after that many choices. A record that stops early raises TruncatedRecord, whose
    `match` holds what could be read; with `partial` that match is returned instead.
    """
    record = records.parse(text)
    match = _start_again(record, pack, check_language(lang))
    for line in record.lines:
        if to is not None and match.number >= to:
            return match
        try:
            _play_again(match, line)
        except RecordError:
            if partial:
                return match
            raise
    if record.closing is None:
        if partial:
            return match
        message = f"the record stops after choice {match.number}, without its closing line"
        raise TruncatedRecord(message, match=match)
    count, hash_ = record.closing
    if count != match.number:
        raise RecordError(f"the closing line says {count} choices, but there are {match.number}")
    if hash_ != match.hash():
        raise RecordError("the record leads to another table than it says: other rules or content, or it was changed")
    return match


def _start_again(record: records.Record, pack: str | Path | None, lang: str) -> Match:
    """The match of a record before its first choice; a header that makes no sense is a RecordError."""
    said = record.setup
    try:
        spec = game(said.game)
        setup = make_setup(
            spec,
            mode=said.mode,
            level=said.level,
            seats=said.seats,
            seed=said.seed,
            settings=said.settings,
            free_undo=said.free_undo,
            roles=said.roles,
            people=said.people,
            carried=said.carried,
        )
    except SetupError as error:
        raise RecordError(f"the header asks for a match that cannot be: {error}") from None
    box = spec.box(pack)
    records.check_versions(spec, box, record.rules, record.content)
    try:
        match = Match.start(spec, box, setup, lang, record.opening)
    except (SetupError, MoveError) as error:
        raise RecordError(f"the match of this header cannot begin: {error}") from None
    if match._dictate:
        raise RecordError(f"the header dictates {match._dictate[0]!r}, which nothing asks for")
    return match


def _play_again(match: Match, line: records.Line) -> None:
    """One line of a record: the seat that is asked, a possible choice, and nothing dictated in vain."""
    if line.redeal:
        seat = match.box.lexicon.value("seat", line.seat)
        if seat is None or seat >= len(match.setup.seats):
            raise RecordError(f"found seat {line.seat!r} after redeal; expected a seat of this match", line=line.at)
        match.redeal(seat, line.redeal)
        return
    number = match.number + 1
    decision = match.decision
    if decision is None:
        raise RecordError(f"choice {number} comes after the end of the match", line=line.at)
    asked = match.box.lexicon.id("seat", decision.seat)
    if line.seat != asked:
        raise RecordError(f"choice {number} is made by {line.seat!r}, but {asked!r} is asked", line=line.at)
    try:
        played = match._play(match._find(line.key), line.dictated)
    except MoveError as error:
        raise RecordError(f"choice {number} cannot be played: {error}", line=line.at) from None
    if played.dictated != line.dictated:
        unused = line.dictated[len(played.dictated)]
        raise RecordError(f"choice {number} dictates {unused!r}, which nothing asks for", line=line.at)
