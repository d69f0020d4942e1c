"""What is noted of a match while it is played, and matches of bots that look at nothing. This is hot code.

Pieces and kinds of choices are numbers here; what they are called is found out when one is first met.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

from veillee.bots.blind import Blind
from veillee.core.table import Event, Table

UNNAMED = -1  # a seat or a number, which statistics do not count
UNMET = -2


@mypyc_attr(allow_interpreted_subclasses=True)
class Words:
    """What statistics call the pieces and choices of a box; a kind of it knows their names."""

    def __init__(self) -> None:
        self.called: list[str] = []  # by number
        self.order: list[int] = []  # the numbers by what they are called
        self.pieces: dict[str, list[int]] = {}  # by the name that an event gives them, then by value
        self.uncounted: list[int] = []  # stands there for a name by which events give no pieces
        self.choices: dict[str, list[int]] = {}  # by key: the kind of a choice, then the pieces that it names
        self._numbers: dict[str, int] = {}

    def counts(self, name: str) -> bool:
        """Whether an event gives pieces by this name, not seats or numbers."""
        raise NotImplementedError

    def piece(self, name: str, value: int) -> str:
        """What a piece is called that an event gives this name."""
        raise NotImplementedError

    def choice(self, key: str) -> list[str]:
        """The kind of a choice, and what the pieces are called that it names."""
        raise NotImplementedError

    def number(self, what: str) -> int:
        found = self._numbers.get(what)
        if found is None:
            found = self._numbers[what] = len(self.called)
            self.called.append(what)
            self.order = sorted(range(len(self.called)), key=self.called.__getitem__)
        return found

    def by_value(self, name: str) -> list[int]:
        """The pieces that events give a name, when it is first met."""
        found = self.pieces[name] = [] if self.counts(name) else self.uncounted
        return found

    def meet(self, name: str, value: int) -> int:
        """A piece that is not among those by its name: for the first time, or no piece at all."""
        what = self.piece(name, value)
        found = self.number(what) if what else UNNAMED
        if value >= 0:
            known = self.pieces[name]
            while len(known) <= value:
                known.append(UNMET)
            known[value] = found
        return found

    def chosen(self, key: str) -> list[int]:
        found = self.choices.get(key)
        if found is None:
            found = self.choices[key] = [self.number(what) for what in self.choice(key)]
        return found


class Side:
    """What one side used in a match: how often, and at which choice last."""

    def __init__(self) -> None:
        self.times: list[int] = []
        self.last: list[int] = []

    def use(self, number: int, choice: int) -> None:
        """A piece counts once for each choice that it comes up in."""
        while len(self.times) <= number:
            self.times.append(0)
            self.last.append(0)
        if self.last[number] != choice:
            self.last[number] = choice
            self.times[number] += 1


class Tally:
    """What each side used in one match: the kinds of choices it made, and the pieces that it chose or did something
    with. What a side merely draws is not used yet.
    """

    def __init__(self, words: Words) -> None:
        self.words = words
        self.sides: list[Side] = []
        self.choices = 0

    def add(self, seat: int, key: str, events: list[Event]) -> None:
        """One more choice, and what came of it."""
        self.choices += 1
        choice = self.choices
        words = self.words
        own = self.side(seat)
        for number in words.chosen(key):
            own.use(number, choice)
        pieces, uncounted = words.pieces, words.uncounted
        for event in events:
            if event.seat < 0:
                continue
            side = own if event.seat == seat else self.side(event.seat)
            for name, value in event.args.items():
                by_value = pieces.get(name)
                if by_value is None:
                    by_value = words.by_value(name)
                if by_value is uncounted:
                    continue
                number = by_value[value] if 0 <= value < len(by_value) else UNMET
                if number == UNMET:
                    number = words.meet(name, value)
                if number >= 0:
                    side.use(number, choice)

    def side(self, number: int) -> Side:
        while len(self.sides) <= number:
            self.sides.append(Side())
        return self.sides[number]

    def used(self) -> list[tuple[int, str, int]]:
        """Every side, what it used in the order of words, and how often."""
        found: list[tuple[int, str, int]] = []
        called = self.words.called
        for side, own in enumerate(self.sides):
            times = own.times
            known = len(times)
            for number in self.words.order:
                if number < known and times[number]:
                    found.append((side, called[number], times[number]))
        return found


class Course:
    """What is noted while a match is played."""

    def __init__(self, words: Words) -> None:
        self.first: int | None = None  # the seat that played first
        self.unforeseen = 0
        self.decisions = 0
        self.story: list[tuple[int, str]] = []  # what each seat chose
        self.tally = Tally(words)
        self._asked = 0  # the last unforeseen question: all answers of a round are one

    def meet(self, table: Table) -> None:
        """Before a choice. In some games who is first changes later on: the first round says it."""
        asking = table.asking
        assert asking is not None
        if self.first is None and fact(table, "round") != 0:
            self.first = fact(table, "first")
        if asking.is_unforeseen() and self._asked != self.decisions + 1:
            self._asked = self.decisions + 1
            self.unforeseen += 1

    def note(self, seat: int, key: str, events: list[Event], is_open: bool) -> None:
        """After a choice; one that leaves a round open is not a whole decision."""
        self.story.append((seat, key))
        self.tally.add(seat, key, events)
        if not is_open:
            self.decisions += 1

    def hurry(self, table: Table, bots: list[Blind]) -> None:
        """Play a match to its end by bots that look at nothing, and keep nothing else of it."""
        while True:
            asking = table.asking
            if asking is None:
                return
            self.meet(table)
            seat = asking.seat
            options = table.options
            option = options[bots[seat].pick(len(options), seat, self.decisions)]
            is_open = bool(table.answers) and len(asking.waits_for(table)) > 1
            events: list[Event] = []
            table.log = events
            table.choose(option)
            table.log = None
            self.note(seat, option.key, events, is_open)


def fact(table: Table, name: str) -> int | None:
    """A number that a table has under a name which all games share: `round` (0 before the first one) and `first`."""
    value = getattr(table, name, None)
    return value if isinstance(value, int) and value >= 0 else None
