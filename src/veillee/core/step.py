"""Steps and options: the moments of the rules, and what a seat may answer.

A step is one moment of the rules: a small value that never changes. There are three kinds:

- `Act` does something at once (`run`);
- `Ask` asks one seat to choose (`options`, then `resolve`);
- `ChanceStep` reveals something unknown (`outcomes`, then `resolve`).

What comes afterwards is put on the table with `table.next(...)`. Once made, a step is never
changed, so that copies of a table may share it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from veillee.core.errors import DeadEnd

if TYPE_CHECKING:
    from veillee.core.table import Table

T = TypeVar("T", bound="Table")


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One possible answer. Made once by a game's box and shared by all tables.

    `kind` names what is done (`go`), `values` with what (a transport, a cell: small integers whose
    meaning the game's grammar gives), and `key` is the same in readable form: `go:foot:c3`.
    """

    key: str
    kind: str
    values: tuple[int, ...]
    rule: str

    def __init__(self, key: str, kind: str, values: tuple[int, ...], rule: str) -> None:
        self.key = key
        self.kind = kind
        self.values = values
        self.rule = rule

    def __repr__(self) -> str:
        return f"<Option {self.key}>"


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)
class Step(Generic[T]):
    """One moment of the rules. Subclass `Act`, `Ask` or `ChanceStep` instead of this.

    A step that is `told_apart` begins what an automated opponent does: whoever looks is shown the table as it stands
    before it, and then what it does, thing by thing (see `core/pauses.py`). One that is `amid` goes on with it after
    somebody was asked: the turn that was told so far is not over there.
    One that stands `between_turns` is met when a turn is over: whoever compares whole turns judges the table there.
    """

    rules: ClassVar[tuple[str, ...]] = ()
    told_apart: ClassVar[bool] = False
    amid: ClassVar[bool] = False
    between_turns: ClassVar[bool] = False
    prompt: ClassVar[str] = "ask"  # the message of its question, where it asks one

    def enter(self, table: T) -> bool:
        """Do what the step does; true when the table must now wait for an answer."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Step[T]):
    """A step that does something at once."""

    def run(self, table: T) -> None:
        raise NotImplementedError

    def enter(self, table: T) -> bool:
        self.run(table)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[T]):
    """A step that asks `seat` to choose one of its options.

    A single option is no question: it resolves by itself, and `resolve` tells it like any other,
    unless the step sets `confirm`.
    `prompt` names the message of the question; `about` gives the message its arguments.
    A question that is `granted` has a `usual` answer, which people need not give themselves: see `core/habits.py`.

    An `unforeseen` question has consequences that stand in content nobody has read yet (an option of a story):
    hints, previews, analyses and bots do not look behind it, and a bot follows the step's `leaning`.
    """

    prompt: ClassVar[str] = "ask"
    confirm: ClassVar[bool] = False
    unforeseen: ClassVar[bool] = False
    granted: ClassVar[bool] = False

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, table: T) -> list[Option]:
        """All answers in canonical order. Changes nothing."""
        raise NotImplementedError

    def resolve(self, table: T, choice: Option) -> None:
        """Do what the choice says and name what comes next."""
        raise NotImplementedError

    def about(self, table: T) -> dict[str, int]:
        """What the question is about, by role: a card, a cell, a number."""
        return {}

    def proposal(self, table: T, choice: Option) -> list[Option]:
        """The single picks that a choice stands for, when it gathers several (a whole payment)."""
        return []

    def usual(self, table: T) -> Option | None:
        """The answer that a sensible player always gives here; None where there is something to think about."""
        return None

    def leaning(self, table: T, choice: Option) -> float:
        """How much a bot is drawn to an option of an unforeseen question, by what everybody sees."""
        return 0.0

    def resting(self, table: T) -> Option | None:
        """The answer that lets stand what chance brought, where every other would try it again; None elsewhere.

        A search judges no table in the middle of that, but where it rests.
        """
        return None

    def waits_for(self, table: T) -> list[int]:
        """All seats whose answer is waited for: one, unless it is a round that asks."""
        return [self.seat]

    def of(self, seat: int) -> Ask[T]:
        """The same question as it is put to a seat that is waited for."""
        return self

    def question(self) -> Step[T]:
        """The step that asks: it has the rules and the prompt."""
        return self

    def worded(self, table: T) -> str:
        """The message that puts the question, where the prompt can be put in several ways."""
        return self.question().prompt

    def is_unforeseen(self) -> bool:
        return self.unforeseen

    def nothing(self, table: T) -> None:
        """Called when there is no option: an error, unless the rules say that it may happen."""
        raise DeadEnd("fault-no-option", step=type(self).__name__, seat=self.seat)

    def enter(self, table: T) -> bool:
        options = self.options(table)
        if len(options) > 1 or (options and self.confirm):
            table.asking = self
            table.options = options
            return True
        if options:
            self.resolve(table, options[0])
        else:
            self.nothing(table)
        return False


@mypyc_attr(allow_interpreted_subclasses=True)
class ChanceStep(Step[T]):
    """A step that reveals something unknown.

    The engine normally samples the outcome; a test, a search or a person at a real table may
    dictate it instead. `role` names what an outcome is (a card, a face of a die), for its key.
    """

    role: ClassVar[str] = "number"

    def outcomes(self, table: T) -> list[tuple[int, int]]:
        """Everything that can come out, each with its weight. Changes nothing."""
        raise NotImplementedError

    def resolve(self, table: T, outcome: int) -> None:
        """Apply one outcome and name what comes next."""
        raise NotImplementedError

    def nothing(self, table: T) -> None:
        """Called when nothing can come out: by default the gain is simply lost."""

    def sample(self, table: T) -> int:
        """Take one outcome from the table's generator. Override it where listing is slow."""
        outcomes = self.outcomes(table)
        total = 0
        for _, weight in outcomes:
            total += weight
        ticket = table.below(total)
        for outcome, weight in outcomes:
            ticket -= weight
            if ticket < 0:
                return outcome
        raise DeadEnd("fault-no-outcome", step=type(self).__name__)

    def possible(self, table: T) -> bool:
        """Whether anything can come out at all."""
        return bool(self.outcomes(table))

    def enter(self, table: T) -> bool:
        if not self.possible(table):
            self.nothing(table)
            return False
        table.revealed = True
        if table.dictated is None:
            self.resolve(table, self.sample(table))
        else:
            self.resolve(table, table.dictated.outcome(table, self))
        return False
