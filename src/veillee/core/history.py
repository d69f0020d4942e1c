"""The past of a match: one thing with one owner, which grows by constant work and is shared by forks.

Each choice is a `Played` that knows the one before it. What a match does not have at hand (the tables of a loaded
match, all but the last choices of a stored one) is fetched when somebody asks for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from veillee.core.errors import IllegalMove
from veillee.core.spec import Box
from veillee.core.step import ChanceStep
from veillee.core.table import Dictation, Event, Table

Forks = tuple[tuple[int, int], ...]  # after which choice hidden pieces were dealt again, and for which seat


class Played:
    """One choice that was made, with the table before it. It never changes, so forks share what is past.

    All answers to a round have the number of its decision and stand in the order in which they came; all but the
    last one leave it `open`. A `redeal` is no choice: hidden pieces were dealt again here by that word. Nor is a
    change to later `rules`.
    """

    __slots__ = (
        "apart",
        "before",
        "dictated",
        "events",
        "forks",
        "key",
        "known",
        "number",
        "open",
        "previous",
        "redeal",
        "revealed",
        "rules",
        "seat",
        "told",
    )

    def __init__(
        self,
        previous: Played | None,
        number: int,
        seat: int,
        key: str,
        *,
        before: Table | None,
        revealed: bool,
        events: list[Event],
        dictated: tuple[str, ...] = (),
        redeal: str = "",
        open_: bool = False,
        rules: int = 0,
        told: int = 0,
        forks: Forks = (),
        apart: bool = True,
    ) -> None:
        self.previous = previous
        self.number = number
        self.seat = seat
        self.key = key
        self.before = before  # None where it must be fetched first
        self.revealed = revealed
        self.events = events
        self.dictated = dictated
        self.redeal = redeal
        self.open = open_
        self.rules = rules
        self.apart = apart  # whether an automated opponent may have acted: only who has played it knows
        # How many events were told up to here, and where the match was forked: carried along, never counted anew.
        self.told: int = (previous.told if previous is not None else told) + len(events)
        self.forks: Forks = previous.forks if previous is not None else forks
        if redeal:
            self.forks = (*self.forks, (number, seat))
        self.known: dict[int, Played] = {}  # by seat, once asked: what it knows of this choice and all before

    @property
    def is_choice(self) -> bool:
        return not self.redeal and not self.rules

    def known_to(self, seat: int, told: int, forks: Forks) -> Played:
        """The past up to here as a seat knows it: no tables, no choices of others, nothing drawn for others."""
        unknown: list[Played] = []
        node: Played | None = self
        while node is not None and seat not in node.known:
            unknown.append(node)
            node = node.previous
        known = node.known[seat] if node is not None else None
        for played in reversed(unknown):
            key = played.key if played.seat == seat else ""
            events = [event.known_to(seat) for event in played.events]
            known = Played(
                known,
                played.number,
                played.seat,
                key,
                before=None,
                revealed=played.revealed,
                events=events,
                open_=played.open,
                rules=played.rules,
                told=told,
                forks=forks,
            )
            played.known[seat] = known
        assert known is not None
        return known


class History:
    """What was done in a match, from some moment on.

    `began` is the number of choices before that moment, `told` the number of events (the opening's among them),
    `forks` where it was forked before. A match from its first choice on has nothing before it but its opening.
    """

    __slots__ = ("_told", "began", "first_rules", "floor", "forks", "last", "opening", "opening_dictated")

    def __init__(
        self,
        first_rules: int,
        opening: list[Event],
        opening_dictated: tuple[str, ...] = (),
        *,
        began: int = 0,
        told: int | None = None,
        forks: Forks = (),
    ) -> None:
        self.first_rules = first_rules  # the version of the rules at the first choice
        self.opening = opening
        self.opening_dictated = opening_dictated
        self.began = began
        self._told = told  # how many events came before, where the opening is not at hand
        self.forks: Forks = forks
        self.last: Played | None = None
        self.floor: Played | None = None  # nothing up to it can be taken back: it belongs to another table

    def fork(self) -> History:
        new = History(
            self.first_rules,
            self.opening,
            self.opening_dictated,
            began=self.began,
            told=self._told,
            forks=self.forks,
        )
        new.last = self.last
        new.floor = self.floor
        return new

    def upto(self, number: int) -> History:
        """The past up to a decision."""
        new = self.fork()
        while new.last is not None and (new.last.number > number or new.last.open):
            new.last = new.last.previous
        return new

    def until(self, event: int) -> History:
        """The past up to the choice that told an event."""
        new = self.fork()
        while new.last is not None and new.last.told - len(new.last.events) >= event:
            new.last = new.last.previous
        return new

    def known_to(self, seat: int) -> History:
        """The past as a seat knows it, with nothing from which the rest could be found again."""
        opening = [event.known_to(seat) for event in self.opening]
        new = History(self.first_rules, opening, began=self.began, told=self._told, forks=self.forks)
        if self.last is not None:
            new.last = new.floor = self.last.known_to(seat, self.told_before, self.forks)
        return new

    @property
    def number(self) -> int:
        """How many decisions were made; a round that waits for answers is not made yet."""
        last = self.last
        return self.began if last is None else last.number - last.open

    @property
    def known_from(self) -> int:
        """The first position whose table is at hand without playing anything again."""
        number = self.number
        for played in self.backwards():
            if played.before is None:
                return number
            number = played.number - played.is_choice
        return self.began

    @property
    def told_before(self) -> int:
        """How many events were told before the first choice that is at hand."""
        return len(self.opening) if self._told is None else self._told

    @property
    def told(self) -> int:
        """How many events were told."""
        return self.told_before if self.last is None else self.last.told

    @property
    def last_forks(self) -> Forks:
        return self.forks if self.last is None else self.last.forks

    def add(
        self,
        seat: int,
        key: str,
        before: Table | None,
        revealed: bool,
        events: list[Event],
        dictated: tuple[str, ...] = (),
        *,
        redeal: str = "",
        open_: bool = False,
        rules: int = 0,
        apart: bool = True,
    ) -> Played:
        """One more thing that was done, in constant time."""
        last = self.last
        number = self.number + (not redeal and not rules)
        self.last = Played(
            last,
            number,
            seat,
            key,
            before=before,
            revealed=revealed,
            events=events,
            dictated=dictated,
            redeal=redeal,
            open_=open_,
            rules=rules,
            told=self.told_before if last is None else 0,
            forks=self.forks,
            apart=apart,
        )
        return self.last

    def backwards(self) -> Iterator[Played]:
        """What was done, the latest first."""
        node = self.last
        while node is not None:
            yield node
            node = node.previous

    def entries(self) -> list[Played]:
        """All that was done since this history begins: it walks the whole of it."""
        found = list(self.backwards())
        found.reverse()
        return found

    def own(self) -> list[Played]:
        """What may be taken back or told of a copy: what comes after the floor."""
        found: list[Played] = []
        for played in self.backwards():
            if played is self.floor:
                break
            found.append(played)
        found.reverse()
        return found

    def open_answers(self) -> list[Played]:
        """The answers to the round that goes on, in the order in which they came."""
        found: list[Played] = []
        played = self.last
        while played is not None and played.open:
            found.append(played)
            played = played.previous
        found.reverse()
        return found

    def events_after(self, since: int) -> Iterator[tuple[int, int, Event]]:
        """The number, the decision and the event of all that happened after event number `since`."""
        since = max(since, 0)
        late: list[Played] = []
        last = self.last
        while last is not None and last.told > since:
            late.append(last)
            last = last.previous
        for number, event in enumerate(self.opening[since:], since + 1):
            yield number, 0, event
        for played in reversed(late):
            for number, event in enumerate(played.events, played.told - len(played.events) + 1):
                if number > since:
                    yield number, played.number, event


class Prompter(Dictation):
    """Dictated outcomes by their keys; when none is left the table's generator goes on."""

    def __init__(self, box: Box[Any], keys: Iterable[str]) -> None:
        self.box = box
        self.waiting = list(keys)
        self.used: list[str] = []

    def outcome(self, table: Table, step: ChanceStep[Any]) -> int:
        if not self.waiting:
            return step.sample(table)
        key = self.waiting[0]
        lexicon = self.box.lexicon
        possible = {lexicon.id(step.role, outcome): outcome for outcome, _ in step.outcomes(table)}
        if key not in possible:
            raise IllegalMove("error-outcome", key=key, step=type(step).__name__, known=list(possible)[:12])
        del self.waiting[0]
        self.used.append(key)
        return possible[key]
