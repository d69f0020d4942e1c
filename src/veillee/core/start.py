"""Starting a match, going on with a saved one, playing a recorded one again."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from secrets import randbits
from typing import Any

from veillee.core import record as records
from veillee.core.errors import (
    CampaignError,
    EarlierRules,
    MissingPack,
    MoveError,
    RecordError,
    RulesError,
    SetupError,
    TruncatedRecord,
    VeilleeError,
)
from veillee.core.history import History, Played
from veillee.core.match import Match
from veillee.core.playing import answer
from veillee.core.save import Save, read_save
from veillee.core.setup import Setup, check_sitters, make_setup, read_setup
from veillee.core.spec import Box, GameSpec, game
from veillee.core.text import check_language, either


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
    check_sitters(setup.seats)
    return Match.start(spec, spec.box(pack), setup, lang, dictated)


def pack_of(
    spec: GameSpec[Any, Any], content: str, id_: str = "", given: str | Path | None = None, stored: str | None = None
) -> Box[Any]:
    """The content that a match began with: the owner's pack where one is given, otherwise the house's, of any age.

    `stored` is the text of the pack where whoever kept the match kept that too. MissingPack names what is missing.
    """
    if given is None:
        return spec.box_of(content, stored, id_)
    box = spec.box(given)
    if not spec.fits(box, content):
        raise MissingPack(spec.id, id_, content, found=box.hash)
    return box


def restore(
    spec: GameSpec[Any, Any], box: Box[Any], setup: Setup, table: Any, history: History, lang: str = "en"
) -> Match:
    """A match at the table that was stored: a load, not a replay."""
    try:
        found = spec.codec.decode(table)
        found.restore(box.content)
    except (AssertionError, AttributeError, TypeError, KeyError, IndexError, ValueError, RulesError) as error:
        raise RecordError(
            "error-saved-table", problem=error if isinstance(error, VeilleeError) else str(error)
        ) from None
    return Match(spec, box, setup, found, check_language(lang), history=history)


def load(data: bytes, *, pack: str | Path | None = None, stored: str | None = None, lang: str = "en") -> Match:
    """Go on with a match that `match.save()` wrote, by today's rules if those have changed since.

    Where they cannot go on with it the match is closed (`match.closed`), and can be looked at. `stored` is the text
    of its pack, where that was kept with the save.
    """
    save = read_save(data)
    setup = read_setup(save.setup)
    spec = game(setup.game)
    box = pack_of(spec, save.content, save.pack, pack, stored)
    check_not_newer(spec, save.rules)
    history = History(save.rules, [], save.opening, began=save.began)
    for done in save.choices:
        history.last = Played(
            history.last,
            done.number,
            done.seat,
            done.key,
            before=None,
            revealed=done.revealed,
            events=[],
            dictated=done.dictated,
            redeal=done.redeal,
            open_=done.open,
            rules=done.rules,
        )
    match = restore(spec, box, setup, save.table, history, lang)
    check_not_newer(spec, match.rules)
    if not save.began and can_replay(spec, save.rules):
        match.again = lambda: _play_all_again(match, save)
    else:
        history.floor = history.last
    match.carry_over()
    return match


def _play_all_again(match: Match, save: Save) -> Match:
    """A loaded match from its first choice on, to have its past at hand."""
    again = Match.start(match.spec, match.box, match.setup, match.lang, save.opening, save.rules)
    for done in match.history.entries():
        do_again(again, done.seat, done.key, done.dictated, redeal=done.redeal, rules=done.rules)
    return again


def do_again(
    match: Match, seat: int, key: str, dictated: Sequence[str] = (), *, redeal: str = "", rules: int = 0
) -> None:
    """One thing that was done, once more."""
    if redeal:
        match.redeal(seat, redeal)
    elif rules:
        match.carry_over(rules)
    else:
        answer(match, key, dictated, seat)


def can_replay(spec: GameSpec[Any, Any], rules: int) -> bool:
    """Whether a record of these rules is played again by them."""
    return (spec.rules_since or spec.rules_version) <= rules <= spec.rules_version


def check_not_newer(spec: GameSpec[Any, Any], rules: int) -> None:
    if rules > spec.rules_version:
        raise RecordError("error-newer-rules", rules=rules, game=spec.id, known=spec.rules_version)


def replay(
    text: str, *, pack: str | Path | None = None, lang: str = "en", to: int | None = None, partial: bool = False
) -> Match:
    """Play a record again and check that it leads to the same table.

    `to` stops after that many choices. A record that stops early raises TruncatedRecord, whose
    `match` holds what could be read; with `partial` that match is returned instead. EarlierRules has
    the same for a record of rules that are no more, where today's do not follow it to its end.
    """
    record = records.parse(text)
    match = _start_again(record, pack, check_language(lang))
    known = can_replay(match.spec, record.rules)
    for line in record.lines:
        if to is not None and line.number > to:
            return match
        try:
            _play_again(match, line)
        except RecordError as error:
            if partial:
                return match
            if not known:
                raise _earlier(match, record, line.at) from error
            raise
    if record.closing is None:
        if partial:
            return match
        raise TruncatedRecord("error-truncated", match=match, count=match.number)
    count, hash_ = record.closing
    if count != match.number:
        raise RecordError("error-closing-count", said=count, count=match.number)
    if known and hash_ != match.hash():
        raise RecordError("error-other-table")
    return match


def _earlier(match: Match, record: records.Record, line: int) -> EarlierRules:
    match.closed = "closed-earlier-rules"
    return EarlierRules(
        "error-earlier-rules",
        match=match,
        line=line,
        rules=record.rules,
        game=match.spec.id,
        known=match.spec.rules_version,
        count=match.number,
    )


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
        raise RecordError("error-header-setup", problem=error) from None
    check_not_newer(spec, record.rules)
    box = pack_of(spec, record.content, record.pack, pack)
    rules = record.rules if can_replay(spec, record.rules) else 0
    try:
        match = Match.start(spec, box, setup, lang, record.opening, rules)
    except (SetupError, MoveError, CampaignError) as error:
        raise RecordError("error-header-begin", problem=error) from None
    if match.to_dictate:
        raise RecordError("error-header-dictates", outcome=match.to_dictate[0])
    return match


def _play_again(match: Match, line: records.Line) -> None:
    """One line of a record: a seat that is asked, a possible choice, and nothing dictated in vain."""
    if line.rules:
        if not match.rules < line.rules <= match.spec.rules_version or not match.carry_over(line.rules):
            raise RecordError("error-rules-order", line=line.at, found=line.rules, known=match.rules)
        return
    seat = match.lexicon.value("seat", line.seat)
    if line.redeal:
        if seat is None or seat >= len(match.setup.seats):
            raise RecordError("error-redeal-seat", line=line.at, seat=line.seat)
        match.redeal(seat, line.redeal)
        return
    number = match.number + 1
    if match.over:
        raise RecordError("error-after-end", line=line.at, number=line.number)
    if line.number != number:
        raise RecordError("error-choice-number", line=line.at, found=line.number, expected=number)
    if seat not in match.waiting:
        asked = either([match.lexicon.id("seat", one) for one in match.waiting])
        raise RecordError("error-not-asked", line=line.at, number=number, seat=line.seat, asked=asked)
    try:
        played = answer(match, line.key, line.dictated, seat)
    except MoveError as error:
        raise RecordError("error-choice", line=line.at, number=number, problem=error) from None
    if played.dictated != line.dictated:
        unused = line.dictated[len(played.dictated)]
        raise RecordError("error-choice-dictates", line=line.at, number=number, outcome=unused)
