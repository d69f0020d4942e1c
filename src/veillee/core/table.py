"""The table: plain data, the stack of steps to come, and the loop that plays them."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import mypyc_attr

from veillee.core.chance import SPAN, turn, value
from veillee.core.errors import Runaway
from veillee.core.step import Ask, ChanceStep, Option, Step

PATIENCE: Final = 20_000  # automatic steps between two decisions before we call it a runaway
EVERYBODY: Final = -1  # the seat of what nobody in particular did
VEILED: Final = "-veiled"  # behind an event's kind: the message for whoever may not know its secret part


class Event:
    """Something that happened, told for the log, for animation and for statistics.

    `args` are known to all; `secret` only to `seat`. Their names are roles (`object`, `cell`, …)
    that the game knows how to turn into words.
    """

    kind: str
    rule: str
    seat: int
    args: dict[str, int]
    secret: dict[str, int] | None

    def __init__(self, kind: str, rule: str, seat: int, args: dict[str, int], secret: dict[str, int] | None) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.args = args
        self.secret = secret

    def known_to(self, seat: int | None) -> Event:
        """The event as a seat knows it, or without a seat as everybody does."""
        if self.secret is None or self.seat == seat:
            return self
        return Event(self.kind + VEILED, self.rule, self.seat, self.args, None)


@mypyc_attr(allow_interpreted_subclasses=True)
class Dictation:
    """Outcomes that somebody dictates instead of the generator."""

    def outcome(self, table: Table, step: ChanceStep[Any]) -> int:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Thing:
    """Something else that lies on a table and is saved with it, such as a pile with an order of its own."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Seat:
    """What lies in front of one player. A game adds its fields and a `fork`."""


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Table:
    """What lies where. A game adds its fields, `fork` and nothing that is not plain data.

    `transient` names what is not part of the position: it is neither saved nor hashed. `later` are fields
    that came after the first release, each with the value that they had for every table before.
    """

    transient: ClassVar[tuple[str, ...]] = ("options", "log", "dictated", "revealed", "apart", "box")
    later: ClassVar[dict[str, Any]] = {"rules": 1, "people": [], "roles": [], "answers": []}

    stack: list[Step[Any]]
    asking: Ask[Any] | None
    options: list[Option]
    chance: int
    rules: int  # the version of the rules that the table is played by: older records are replayed by theirs
    people: list[int]  # which person plays each seat, where somebody plays several
    roles: list[int]  # who each seat is, where that was chosen or dealt
    answers: list[str]  # what each seat has answered to the round that goes on
    log: list[Event] | None
    dictated: Dictation | None
    revealed: bool
    apart: bool  # whether a step was met that is told apart

    def __init__(self, chance: int) -> None:
        self.stack = []
        self.asking = None
        self.options = []
        self.chance = chance
        self.rules = 1
        self.people = []
        self.roles = []
        self.answers = []
        self.log = None
        self.dictated = None
        self.revealed = False
        self.apart = False

    def fork(self) -> Table:
        """An independent copy that tells nothing."""
        raise NotImplementedError

    def fork_core(self, origin: Table) -> None:
        """Copy what every table has; a game's `fork` calls it on the copy (made with our `chance`)."""
        self.stack = origin.stack.copy()
        self.asking = origin.asking
        self.options = origin.options
        self.rules = origin.rules
        self.people = origin.people.copy()
        self.roles = origin.roles.copy()
        self.answers = origin.answers.copy()
        self.revealed = origin.revealed

    def next(self, *steps: Step[Any]) -> None:
        """These steps come next, in this order, before all that was waiting."""
        stack = self.stack
        for index in range(len(steps) - 1, -1, -1):
            stack.append(steps[index])

    def tell(self, kind: str, rule: str, seat: int, args: dict[str, int], secret: dict[str, int] | None = None) -> None:
        """Put an event in the log. Callers ask `if table.log is not None` first: silence is free."""
        log = self.log
        if log is not None:
            log.append(Event(kind, rule, seat, args, secret))

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1 out of the table's own generator."""
        fair = SPAN - SPAN % limit
        while True:
            self.chance = turn(self.chance)
            number = value(self.chance)
            if number < fair:
                return number % limit

    def reveal(self) -> None:
        """Something hidden becomes known here: nobody can take back what came before."""
        self.revealed = True

    def advance(self) -> None:
        """Play steps until one asks a seat, or none is left."""
        stack = self.stack
        patience = PATIENCE
        while stack:
            step = stack.pop()
            if step.told_apart:
                self.apart = True
            if step.enter(self):
                return
            patience -= 1
            if patience == 0:
                waiting = ", ".join(type(step).__name__ for step in stack[-8:])
                raise Runaway("fault-runaway", steps=str(PATIENCE), waiting=waiting)

    def choose(self, option: Option) -> None:
        """Answer the present question with one of its options, and play on to the next."""
        step = self.asking
        assert step is not None, "nobody is asked: the match is over"
        self.asking = None
        self.options = []
        step.resolve(self, option)
        self.advance()

    def turn_to(self, seat: int) -> None:
        """Ask another of the seats that are waited for: it answers before those that come first."""
        asking = self.asking
        assert asking is not None and seat in asking.waits_for(self), "this seat is not waited for"
        if asking.seat != seat:
            self.asking = asking.of(seat)
            self.resume()

    def resume(self) -> None:
        """Find the options again after the table was loaded or dealt again."""
        self.options = self.asking.options(self) if self.asking is not None else []

    def restore(self, box: object) -> None:
        """Give a decoded table back what is not part of the position; games add their box."""
        self.log = None
        self.dictated = None
        self.revealed = False
        self.apart = False
        self.resume()
