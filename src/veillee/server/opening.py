"""A match out of what was written down: loaded from its present table, or played again entry by entry."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import zip_longest
from typing import Any

import msgspec

from veillee.core.codec import hash_of
from veillee.core.errors import MoveError, RecordError, UndoError
from veillee.core.history import History, Played
from veillee.core.match import Match
from veillee.core.setup import read_setup
from veillee.core.spec import Box, game
from veillee.core.start import can_replay, check_not_newer, restore
from veillee.core.table import EVERYBODY
from veillee.core.words import Lexicon
from veillee.server import HOME
from veillee.server.rows import Entry, Header, Kept
from veillee.server.standing import OPENING, read_events, read_snapshot, written

CHOICES = ("choice", "redo")  # the kinds of entries that answer a decision


def begin(header: Header, box: Box[Any]) -> Match:
    """The match at its first decision."""
    setup = read_setup(header.setup)
    spec = game(setup.game)
    check_not_newer(spec, header.rules)
    if not can_replay(spec, header.rules):
        raise RecordError("error-rules-gone", home=HOME, rules=header.rules, game=spec.id)
    return Match.start(spec, box, setup, rules=header.rules)


def follow(match: Match, entry: Entry) -> None:
    """Do again what an entry says; RecordError if it leads elsewhere than it did."""
    try:
        if entry.kind == "choice":
            match.play(entry.key, seat=entry.seat)
        elif entry.kind == "undo":
            match.undo(entry.seat)
        elif entry.kind == "redo":
            match.redo()
        elif entry.kind == "redeal":
            match.redeal(entry.seat, entry.key)
        elif entry.kind == "rules":
            match.carry_over(int(entry.key))
        elif entry.kind != "resign":
            raise RecordError("error-entry-again", home=HOME, number=entry.number)
    except (MoveError, UndoError):
        # What was chosen stays out of the message: it may be a secret, and this is logged.
        raise RecordError("error-entry-again", home=HOME, number=entry.number) from None
    if entry.hash and match.hash() != entry.hash:
        raise RecordError("error-entry-elsewhere", home=HOME, number=entry.number)


def follow_all(match: Match, story: Iterable[Entry]) -> Match:
    for entry in story:
        follow(match, entry)
    return match


def relearned(header: Header, box: Box[Any], story: list[Entry]) -> tuple[Match, list[Entry]]:
    """A match of version 0.1.0, played again, with what its entries did not say then."""
    match = begin(header, box)
    found = [Entry(0, OPENING, EVERYBODY, "", "", 0, True, written(match.history.opening))]
    for entry in story:
        before = match.number
        follow(match, entry)
        last = match.last
        acted = entry.kind in ("choice", "redo", "redeal") and last is not None
        found.append(
            msgspec.structs.replace(
                entry,
                decision=last.number if acted and last is not None else before,
                revealed=last.revealed if acted and last is not None else False,
                events=written(last.events if acted and last is not None else []),
            )
        )
    return match, found


def taken_back(done: list[Entry], entry: Entry) -> int | None:
    """Which of the entries an undo took back; in a round several seats may have answered the same."""
    said = entry.decision, entry.key
    places = [place for place, one in enumerate(done) if (one.decision, one.key) == said]
    own = [place for place in places if done[place].seat == entry.seat]
    return max(own or places, default=None)


def undone_in(kept: Kept) -> list[Played]:
    """What was taken back last and can be put back again."""
    done: list[Entry] = []
    undone: list[Entry] = []
    for entry in kept.entries:
        if entry.kind == "undo":
            taken = taken_back(done, entry)
            # What was chosen before these entries is said by its undo alone.
            undone.append(entry if taken is None else done.pop(taken))
        elif entry.kind == "redo":
            undone = undone[:-1]
            done.append(entry)
        elif entry.kind != "resign":
            undone = []
            done.append(entry)
    return [
        Played(None, one.decision or 0, one.seat, one.key, before=None, revealed=False, events=[]) for one in undone
    ]


def history_of(header: Header, kept: Kept) -> History | None:
    """The last part of a match's past out of its latest entries; None if they do not say enough."""
    done: list[Entry] = []
    opening: Entry | None = None
    earlier = False
    for entry in kept.entries:
        if entry.decision is None:
            return None
        if entry.kind == OPENING:
            opening = entry
        elif entry.kind == "undo":
            taken = taken_back(done, entry)
            if taken is not None:
                del done[taken]
            elif done:
                return None
            else:
                earlier = True  # it lies before all these entries
        elif entry.kind != "resign":
            if entry.kind == "rules":  # a round that went on is asked anew
                done = [one for one in done if (one.decision or 0) <= entry.decision]
            done.append(entry)
    forks = tuple((number, seat) for number, seat in header.forks or ())
    if opening is not None:
        history = History(header.rules, read_events(opening.events))
    else:
        if earlier and not done:  # and so does what can be taken back next
            return None
        if done:  # of a round only all answers say enough
            done = [entry for entry in done if entry.decision != done[0].decision]
        told = kept.told - sum(len(read_events(entry.events)) for entry in done)
        redealt = sum(entry.kind == "redeal" for entry in done)
        began = (done[0].decision or 1) - 1 if done else header.number
        history = History(header.rules, [], began=began, told=told, forks=forks[: len(forks) - redealt])
    for entry, later in zip_longest(done, done[1:]):
        assert entry.decision is not None
        waits = later is not None and later.kind in CHOICES and later.decision == entry.decision
        history.last = Played(
            history.last,
            entry.decision,
            entry.seat,
            entry.key if entry.kind in CHOICES else "",
            before=None,
            revealed=entry.revealed,
            events=read_events(entry.events),
            redeal=entry.key if entry.kind == "redeal" else "",
            open_=waits or entry.decision > header.number,
            rules=int(entry.key) if entry.kind == "rules" else 0,
            told=history.told_before,
            forks=history.forks,
        )
    return history


def opened(header: Header, box: Box[Any], kept: Kept) -> Match | None:
    """The match out of its present table: a load, not a replay. None if what is kept does not say enough."""
    if kept.table is None or not kept.entries or kept.entries[-1].number != header.version:
        return None
    last = kept.entries[-1]
    if last.hash and hash_of(kept.table) != last.hash:
        return None
    whole = whole_end(kept, box.lexicon)
    try:
        history = history_of(header, whole)
        if history is None or history.number != header.number:
            return None
        setup = read_setup(header.setup)
        match = restore(game(setup.game), box, setup, msgspec.json.decode(kept.table), history)
    except RecordError:  # what was told cannot be read; playing it again finds it out
        return None
    match.undone = undone_in(whole)
    return match


def whole_end(kept: Kept, lexicon: Lexicon) -> Kept:
    """What is kept, without what lies before a gap or was chosen in no word of the game: a table can be gone on from
    although its past is spoilt."""
    entries = kept.entries
    for place in range(len(entries) - 1, -1, -1):
        if is_spoilt(entries[place], lexicon):
            return msgspec.structs.replace(kept, entries=entries[place + 1 :])
        if place and entries[place - 1].number != entries[place].number - 1:
            return msgspec.structs.replace(kept, entries=entries[place:])
    return kept


def is_spoilt(entry: Entry, lexicon: Lexicon) -> bool:
    if entry.kind not in CHOICES:
        return False
    try:
        lexicon.parse(entry.key)
    except MoveError:
        return True
    return False


def from_snapshot(header: Header, box: Box[Any], data: bytes) -> Match:
    """The match at a table of its past, from which it can be played again."""
    found = read_snapshot(data)
    setup = read_setup(header.setup)
    forks = tuple((number, seat) for number, seat in header.forks or () if number <= found.decision)
    history = History(header.rules, [], began=found.decision, told=found.told, forks=forks)
    return restore(game(setup.game), box, setup, found.table, history)


def line_to(story: list[Entry], number: int) -> list[Entry] | None:
    """Of what was done since some moment what led to the position after so many decisions, and was not taken back; None
    if something from before that moment was."""
    done: list[Entry] = []
    for entry in story:
        if entry.kind == "undo":
            taken = taken_back(done, entry)
            if taken is None:
                return None
            del done[taken]
        elif entry.kind != "resign":
            if entry.kind == "rules":  # a round that went on is asked anew
                done = [one for one in done if (one.decision or 0) <= (entry.decision or 0)]
            done.append(entry)
    while done and (done[-1].decision is None or done[-1].decision > number):
        done.pop()
    return [msgspec.structs.replace(one, kind="choice") if one.kind == "redo" else one for one in done]


def check_numbers(story: list[Entry], after: int, version: int) -> None:
    for number, entry in enumerate(story, after + 1):
        if entry.number != number:
            raise RecordError("error-entries-missing", home=HOME, number=number)
    if after + len(story) != version:
        raise RecordError("error-entries-missing", home=HOME, number=after + len(story) + 1)
