"""Several seats asked at once: rounds and votes.

A `Round` asks the same kind of question of several seats at one moment. Each answers once, in whatever order
they come; answers lie on the table by seat, and nothing acts, draws or reveals before the round settles. So the
order of arrival cannot matter. Whoever plays a table by itself (a bot, a search, the lab) is asked one seat after
the other; a match lets every seat that is waited for answer (`Match.play` with a seat).

A `Vote` is a round of people: each has one voice, whatever number of seats they play.
"""

from __future__ import annotations

from typing import ClassVar, Final, Generic

from mypy_extensions import mypyc_attr

from veillee.core.errors import DeadEnd
from veillee.core.step import Ask, ChanceStep, Option, Step, T

WAITING: Final = ""  # the answer of a seat that has not answered yet
NOT_ASKED: Final = "-"  # of one that is not asked, or has nothing to choose
NOBODY: Final = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Round(Step[T], Generic[T]):
    """Asks all of `seats`; `settle` acts once all have answered.

    A seat without an option is not waited for, and a single option is taken by itself unless the round sets
    `confirm`. `sealed` answers are nobody else's business until the round settles. `prompt` and `about` are those
    of an `Ask`.
    """

    prompt: ClassVar[str] = "ask"
    confirm: ClassVar[bool] = False
    sealed: ClassVar[bool] = False
    unforeseen: ClassVar[bool] = False
    granted: ClassVar[bool] = False

    seats: tuple[int, ...]

    def __init__(self, seats: tuple[int, ...]) -> None:
        self.seats = seats

    def options(self, table: T, seat: int) -> list[Option]:
        """All answers of a seat in canonical order. Changes nothing, and depends on nobody's answer."""
        raise NotImplementedError

    def settle(self, table: T, answers: dict[int, Option]) -> None:
        """Do what the answers say and name what comes next; who had nothing to choose is not among them."""
        raise NotImplementedError

    def about(self, table: T, seat: int) -> dict[str, int]:
        """What the question is about, by role."""
        return {}

    def leaning(self, table: T, seat: int, choice: Option) -> float:
        """How much a bot is drawn to an answer of an unforeseen question, by what everybody sees."""
        return 0.0

    def usual(self, table: T, seat: int) -> Option | None:
        """The answer that a sensible player always gives here; None where there is something to think about."""
        return None

    def worded(self, table: T) -> str:
        """The message that puts the question, where the prompt can be put in several ways."""
        return self.prompt

    def may_lean(self) -> bool:
        """Whether people may show beforehand what they lean towards: not where the rules seal the answers."""
        return not self.sealed

    def enter(self, table: T) -> bool:
        """Begin, or go on after an answer: ask the first seat that is waited for, or settle."""
        if not table.answers:
            self._begin(table)
        for seat in self.seats:
            if table.answers[seat] == WAITING:
                table.asking = Answer(self, seat)
                table.options = self.options(table, seat)
                return True
        found: dict[int, Option] = {}
        for seat in self.seats:
            key = table.answers[seat]
            if key != NOT_ASKED:
                found[seat] = self.find(table, seat, key)
        table.answers = []
        if self.sealed and len(found) > 1:
            table.reveal()
        self.settle(table, found)
        return False

    def _begin(self, table: T) -> None:
        answers = [NOT_ASKED] * (max(self.seats) + 1)
        for seat in self.seats:
            options = self.options(table, seat)
            if len(options) > 1 or (options and self.confirm):
                answers[seat] = WAITING
            elif options:
                answers[seat] = options[0].key
        table.answers = answers

    def find(self, table: T, seat: int, key: str) -> Option:
        for option in self.options(table, seat):
            if option.key == key:
                return option
        raise DeadEnd("fault-no-answer", step=type(self).__name__, key=key, seat=seat)

    def forget(self, table: T, seat: int) -> None:
        """Ask all others again, as if this seat did not know what they answered."""
        for other in self.seats:
            if other != seat and table.answers[other] not in (WAITING, NOT_ASKED):
                if self.confirm or len(self.options(table, other)) > 1:
                    table.answers[other] = WAITING


@mypyc_attr(allow_interpreted_subclasses=True)
class Answer(Ask[T], Generic[T]):
    """One seat's part of a round: what the table asks while the round waits."""

    round: Round[T]

    def __init__(self, round_: Round[T], seat: int) -> None:
        self.round = round_
        self.seat = seat

    def options(self, table: T) -> list[Option]:
        return self.round.options(table, self.seat)

    def resolve(self, table: T, choice: Option) -> None:
        """Lay the answer on the table; the round goes on."""
        answers = table.answers.copy()
        answers[self.seat] = choice.key
        table.answers = answers
        table.next(self.round)

    def about(self, table: T) -> dict[str, int]:
        return self.round.about(table, self.seat)

    def leaning(self, table: T, choice: Option) -> float:
        return self.round.leaning(table, self.seat, choice)

    def usual(self, table: T) -> Option | None:
        return self.round.usual(table, self.seat)

    def waits_for(self, table: T) -> list[int]:
        return [seat for seat in self.round.seats if table.answers[seat] == WAITING]

    def of(self, seat: int) -> Ask[T]:
        return Answer(self.round, seat)

    def question(self) -> Step[T]:
        return self.round

    def worded(self, table: T) -> str:
        return self.round.worded(table)

    def is_unforeseen(self) -> bool:
        return self.round.unforeseen


def voters(people: list[int], seats: int) -> tuple[int, ...]:
    """The first seat of each person; where people are not named, every seat has its own."""
    found: list[int] = []
    heard: list[int] = []
    for seat in range(seats):
        person = people[seat] if people else seat
        if person not in heard:
            heard.append(person)
            found.append(seat)
    return tuple(found)


@mypyc_attr(allow_interpreted_subclasses=True)
class Vote(Round[T], Generic[T]):
    """All people choose among the same options, at once and sealed; the option with most voices wins.

    In a tie the leader's own vote decides, if it is one of the tied ones; otherwise the leader chooses among them.
    Without a leader chance decides.
    """

    sealed: ClassVar[bool] = True

    def may_lean(self) -> bool:
        """Voices are counted at once, but people talk before; a game whose rules forbid that says so."""
        return True

    def ballot(self, table: T) -> list[Option]:
        """What is voted on."""
        raise NotImplementedError

    def leader(self, table: T) -> int:
        """The seat that decides ties, or NOBODY."""
        return NOBODY

    def count(self, table: T, votes: dict[int, Option]) -> None:
        """For whoever wants to tell who voted for what."""

    def decided(self, table: T, choice: Option) -> None:
        """Do what was voted for and name what comes next."""
        raise NotImplementedError

    def options(self, table: T, seat: int) -> list[Option]:
        return self.ballot(table)

    def settle(self, table: T, answers: dict[int, Option]) -> None:
        self.count(table, answers)
        voices: dict[str, int] = {}
        for option in answers.values():
            voices[option.key] = voices.get(option.key, 0) + 1
        most = max(voices.values())
        tied = [option for option in self.ballot(table) if voices.get(option.key, 0) == most]
        leader = self.leader(table)
        if len(tied) == 1:
            self.decided(table, tied[0])
        elif leader == NOBODY:
            table.next(BreakTie(self, tuple([option.key for option in tied])))
        elif leader in answers and voices[answers[leader].key] == most:
            self.decided(table, answers[leader])
        else:
            table.next(LeaderDecides(self, leader, tuple([option.key for option in tied])))


@mypyc_attr(allow_interpreted_subclasses=True)
class LeaderDecides(Ask[T], Generic[T]):
    """A tied vote in which the leader voted for none of the tied options: the leader chooses among them."""

    vote: Vote[T]
    tied: tuple[str, ...]

    def __init__(self, vote: Vote[T], leader: int, tied: tuple[str, ...]) -> None:
        self.vote = vote
        self.seat = leader
        self.tied = tied

    def options(self, table: T) -> list[Option]:
        return [option for option in self.vote.ballot(table) if option.key in self.tied]

    def resolve(self, table: T, choice: Option) -> None:
        self.vote.decided(table, choice)

    def about(self, table: T) -> dict[str, int]:
        return self.vote.about(table, self.seat)

    def leaning(self, table: T, choice: Option) -> float:
        return self.vote.leaning(table, self.seat, choice)

    def question(self) -> Step[T]:
        return self.vote

    def is_unforeseen(self) -> bool:
        return self.vote.unforeseen


@mypyc_attr(allow_interpreted_subclasses=True)
class BreakTie(ChanceStep[T], Generic[T]):
    """A tied vote without a leader: each of the tied options is as likely. An outcome is a place on the ballot."""

    vote: Vote[T]
    tied: tuple[str, ...]

    def __init__(self, vote: Vote[T], tied: tuple[str, ...]) -> None:
        self.vote = vote
        self.tied = tied

    def outcomes(self, table: T) -> list[tuple[int, int]]:
        ballot = self.vote.ballot(table)
        return [(place, 1) for place in range(len(ballot)) if ballot[place].key in self.tied]

    def resolve(self, table: T, outcome: int) -> None:
        self.vote.decided(table, self.vote.ballot(table)[outcome])
