"""Seed and choices are the match: replayed, saved, loaded or taken back, it is the same to the byte."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from veillee.core.chance import Chance
from veillee.core.errors import UndoError
from veillee.core.match import Match
from veillee.core.scene import encode
from veillee.core.spec import GameSpec, register, registry
from veillee.core.start import load, replay, restore
from veillee.core.text import LANGUAGES
from veillee.testing.decisions import check_play
from veillee.testing.promise import Broken, promise
from veillee.testing.scenario import Scenario

MOVES = 6  # how far a loaded match plays on beside the one that was saved


@contextmanager
def at_hand(spec: GameSpec[Any, Any]) -> Iterator[None]:
    """Records and saves name their game: let them find this one even if it is not installed."""
    known = registry()
    former = known.get(spec.id)
    register(spec)
    try:
        yield
    finally:
        if former is None:
            del known[spec.id]
        else:
            register(former)


@promise("replay")
def check_replay(match: Match) -> None:
    """The record replays to the same match; only who answered a round first is not in it."""
    with at_hand(match.spec):
        again = replay(match.record())
    if again.record() != match.record():
        raise Broken("the replayed match writes another record")
    if again.hash() != match.hash():
        raise Broken("the replayed match has another table")
    if again.told != match.told:
        raise Broken(f"the replayed match tells {again.told} events, not {match.told}")
    same_order = [done.seat for done in again.story()] == [done.seat for done in match.story()]
    if same_order and again.save() != match.save():
        raise Broken("the replayed match saves other bytes")


@promise("save")
def check_save(match: Match, chance: Chance) -> None:
    """A loaded match saves the same bytes, remembers the same events and plays on in the same way."""
    saved = match.save()
    with at_hand(match.spec):
        again = load(saved)
    if again.save() != saved:
        raise Broken("a loaded match saves other bytes")
    here, there = match.fork(), again.fork()
    for _ in range(MOVES):
        if here.over:
            break
        if here.legal_keys != there.legal_keys:
            raise Broken(f"a loaded match offers {there.legal_keys}, not {here.legal_keys}")
        key = here.legal_keys[chance.below(len(here.legal_keys))]
        check_play(here, key)
        there.play(key)
        if here.hash() != there.hash():
            raise Broken(f"a loaded match goes another way after {key!r}")
    if again.events() != match.events():
        raise Broken("a loaded match tells other events")


@promise("restore")
def check_restore(match: Match, seats: Sequence[int] | None = None) -> None:
    """A table that was stored and is loaded without its past asks and shows the same to seats (all) and spectators."""
    history = match.history.fork()
    loaded = restore(match.spec, match.box, match.setup, match.spec.codec.encode(match.table), history)
    if loaded.hash() != match.hash():
        raise Broken("a table that was loaded is another one")
    if loaded.waiting != match.waiting:
        raise Broken(f"a table that was loaded waits for the seats {loaded.waiting}, not {match.waiting}")
    for seat in (None, *(range(len(match.setup.seats)) if seats is None else seats)):
        if encode(loaded.scene(seat)) != encode(match.scene(seat)):
            who = "a spectator" if seat is None else f"seat {seat}"
            raise Broken(f"a table that was loaded shows {who} something else")


@promise("later rules")
def check_carry_over(match: Match) -> None:
    """A match of earlier rules goes on by today's from its present table, or is closed with a reason."""
    before = match.number
    if match.carry_over():
        if match.rules != match.spec.rules_version:
            raise Broken(f"the match goes on by rules {match.rules}; expected {match.spec.rules_version}")
        faults = match.spec.faults(match.table)
        if faults:
            raise Broken(f"after carrying it over: {'; '.join(faults)}")
        if match.carry_over():
            raise Broken("a match that was carried over can be carried over again")
        check_replay(match)
    elif not match.over:
        raise Broken(f"rules {match.rules} are neither carried over nor closed")
    elif match.closed:
        for lang in LANGUAGES:
            match.scene(None, lang)
    if match.number != before:
        raise Broken("carrying a match over counts as a decision")


@promise("undo")
def check_undo(match: Match) -> None:
    """What can be undone can be redone to the same table; what cannot is refused and changes nothing."""
    fork = match.fork()
    now = fork.save()
    if not fork.can_undo:
        try:
            fork.undo()
        except UndoError:
            if fork.save() != now:
                raise Broken("a refused undo changed the match") from None
            return
        raise Broken(f"undo is said to be impossible ({fork.can_undo.reason}), yet it was done")
    last = fork.last
    assert last is not None
    key = fork.undo()
    back = fork.save()
    for _ in range(2):
        if fork.redo() != key:
            raise Broken(f"undo took back {key!r}, redo put back another choice")
        if fork.save() != now:
            raise Broken(f"undoing and redoing {key!r} leads to another table")
        fork.undo()
        if fork.save() != back:
            raise Broken(f"undoing {key!r} twice leads to different tables")
    fork.play(key, seat=last.seat)
    if fork.save() != now:
        raise Broken(f"undoing {key!r} and playing it again leads to another table")


@promise("position")
def check_position(match: Match) -> None:
    """The position can be written as text and read again: the same table, with the same question."""
    text = Scenario.text(match)
    again = Scenario.read(match.spec, text)
    if again.hash() != match.hash():
        raise Broken("the position that was written as text is read as another one")
    if again.legal_keys != match.legal_keys:
        raise Broken(f"the position that was read offers {again.legal_keys}, not {match.legal_keys}")
