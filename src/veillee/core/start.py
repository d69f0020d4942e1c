"""Starting a match, going on with a saved one, playing a recorded one again."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from pathlib import Path
from secrets import randbits
from typing import Any

import msgspec

from veillee.core import record as records
from veillee.core.errors import MoveError, RecordError, RulesError, SetupError, TruncatedRecord
from veillee.core.history import Played
from veillee.core.match import Match
from veillee.core.save import SAVE_FORMAT, Save
from veillee.core.spec import GameSpec, Setup, game
from veillee.core.text import check_language


def new(
    game_id: str,
    *,
    mode: str | None = None,
    level: str | None = None,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    seed: int | str | None = None,
    options: dict[str, str] | None = None,
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
    setup = make_setup(spec, mode, level, players, seats, seed, options, free_undo)
    return Match.start(spec, spec.box(pack), setup, lang, dictated)


def make_setup(
    spec: GameSpec[Any, Any],
    mode: str | None,
    level: str | None,
    players: int | None,
    seats: Sequence[str] | None,
    seed: int | str,
    options: dict[str, str] | None,
    free_undo: bool = False,
) -> Setup:
    """Check everything that a match is started with, and fill in the defaults."""
    if mode is None:
        count = players if players is not None else len(seats) if seats else None
        fitting = [m for m in spec.modes if (count is None or count in m.seats) and (not level or level in m.levels)]
        chosen = fitting[0] if fitting else spec.modes[0]
    else:
        chosen = spec.mode(mode)
    if seats is not None and players is not None and len(seats) != players:
        raise SetupError(f"{players} players, but {len(seats)} seats: {', '.join(seats)}")
    if seats is None:
        seats = ["human"] * (players if players is not None else chosen.seats[0])
    if len(seats) not in chosen.seats:
        counts = " or ".join(str(count) for count in chosen.seats)
        raise SetupError(f"{spec.id} {chosen.id} has {counts} seats, not {len(seats)}")
    if level and level not in chosen.levels:
        known = f"levels: {', '.join(chosen.levels)}" if chosen.levels else f"{chosen.id} has no levels"
        raise SetupError(f"{spec.id} {chosen.id} has no level {level!r}; {known}")
    known_options = {option.id: option for option in spec.options}
    settings = {option.id: option.values[0] for option in spec.options}
    for name, value in (options or {}).items():
        if name not in known_options:
            raise SetupError(f"{spec.id} has no option {name!r}; options: {', '.join(known_options) or 'none'}")
        values = known_options[name].values
        if value not in values:
            raise SetupError(f"{spec.id}: option {name} cannot be {value!r}; values: {', '.join(values)}")
        settings[name] = value
    for seat in seats:
        if seat.split() != [seat]:
            raise SetupError(f"seat {seat!r}: expected one word without spaces")
    seed_text = str(seed)
    if seed_text.split() != [seed_text]:
        raise SetupError(f"seed {seed!r}: expected a number or one word without spaces")
    return Setup(spec.id, chosen.id, level or chosen.level, tuple(seats), settings, seed_text, free_undo)


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
    spec = game(save.setup.game)
    box = spec.box(pack)
    records.check_versions(spec, box, save.rules, save.content)
    try:
        table = spec.codec.decode(save.table)
        table.restore(box.content)
    except (AssertionError, AttributeError, TypeError, KeyError, IndexError, ValueError, RulesError) as error:
        raise RecordError(f"the saved table cannot be read: {error}") from None
    match = Match(spec, box, save.setup, table, check_language(lang))
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
        setup = make_setup(spec, said.mode, said.level, None, said.seats, said.seed, said.options, said.free_undo)
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
