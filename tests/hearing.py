"""A match and a second model of its rules that follows it: the referee says what it expects, and both must agree on
what lies where, who is asked what, what comes out by chance, what is told, and who wins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator, Mapping
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias, TypeVar

from veillee.core.spec import GameSpec
from veillee.core.step import ChanceStep, Option
from veillee.core.table import Dictation, Table

T = TypeVar("T")
Picture: TypeAlias = dict[str, object]
Tale: TypeAlias = list[tuple[str, dict[str, str]]]


@dataclass
class Ask:
    """The referee expects a question: whom, and with which answers."""

    side: str
    keys: list[str]


@dataclass
class Chance:
    """The referee expects something to come out by chance: one of these, each as likely."""

    role: str
    pool: list[str]


Talk: TypeAlias = Generator[Ask | Chance, str, T]


class Referee(Protocol):
    tale: Tale

    def match(self) -> Talk[Any]: ...

    def picture(self) -> Picture: ...

    def scores(self) -> dict[str, dict[str, int]]: ...

    def ranking(self) -> list[set[str]]: ...


class Witness(Dictation):
    """Lets chance run and writes down what came out, and out of what."""

    def __init__(self, hearing: Hearing) -> None:
        self.hearing = hearing
        self.seen: list[tuple[str, str, Counter[str]]] = []

    def outcome(self, table: Table, step: ChanceStep[Any]) -> int:
        pool: Counter[str] = Counter()
        for value, weight in step.outcomes(table):
            pool[self.hearing.name(step.role, value)] += weight
        found = step.sample(table)
        self.seen.append((step.role, self.hearing.name(step.role, found), pool))
        return found


class Hearing:
    """One match: the real table plays it, the referee follows."""

    likes: Mapping[str, float] = {}  # what a random player likes, so that everything is done now and then

    def __init__(self, spec: GameSpec[Any, Any], where: str) -> None:
        self.spec = spec
        self.where = where
        self.random = Random(where)
        self.kinds: Counter[str] = Counter()
        self.steps = 0

    def follow(self, table: Table, referee: Referee) -> None:
        """The table to play on, before anything has come out by chance, and who follows it."""
        self.heard, self.follower = table, referee
        self.heard.log = []
        self.witness = Witness(self)
        self.heard.dictated = self.witness

    # -- the table in the referee's words ------------------------------------------------------------

    def name(self, role: str, value: int) -> str:
        raise NotImplementedError

    def shown(self) -> Picture:
        """The table as the referee shows its own."""
        raise NotImplementedError

    def tale(self) -> Tale:
        """What was told since the last decision, as far as the referee tells it too."""
        raise NotImplementedError

    def points(self) -> dict[str, dict[str, int]]:
        """The points of each side by their sources."""
        raise NotImplementedError

    def begin(self) -> None:
        """What a test changes of the table and of the referee before the first decision."""

    # -- a match -------------------------------------------------------------------------------------

    def play(self) -> None:
        talk = self.follower.match()
        self.heard.advance()
        self.begin()
        said: str | None = None
        while True:
            try:
                asked = self.listen(talk, said)
            except StopIteration:
                break
            self.compare(asked)
            option = self.choose()
            self.kinds[option.kind] += 1
            said = option.key
            self.heard.choose(option)
        self.compare(None)
        self.compare_results()

    def listen(self, talk: Any, said: str | None) -> Ask:
        """Let the referee play on to its next question; what comes out by chance is what came out on the table."""
        asked = talk.send(said)
        while isinstance(asked, Chance):
            pool = Counter(asked.pool)
            seen = self.witness.seen
            if len(asked.pool) == 1 and (not seen or seen[0][2] != pool):
                asked = talk.send(asked.pool[0])
                continue
            where = f"{self.where}, decision {self.steps}"
            assert seen, f"{where}: the referee expects {asked.role} of {asked.pool} and nothing comes out"
            role, found, theirs = seen.pop(0)
            assert (asked.role, pool) == (role, theirs), f"{where}: {asked.role} {pool} against {role} {theirs}"
            asked = talk.send(found)
        assert isinstance(asked, Ask)
        return asked

    def choose(self) -> Option:
        weights = [self.likes.get(option.kind, 1.0) for option in self.heard.options]
        return self.random.choices(self.heard.options, weights)[0]

    def compare(self, asked: Ask | None) -> None:
        self.steps += 1
        where = f"{self.where}, decision {self.steps}"
        assert not self.witness.seen, f"{where}: the referee does not expect {self.witness.seen}"
        assert self.heard.log is not None
        ours, tale = self.follower.tale, self.tale()
        same = next((at for at, pair in enumerate(zip(ours, tale, strict=False)) if pair[0] != pair[1]), len(ours))
        assert ours == tale, f"{where}: the referee tells\n{ours[same:]}, the table\n{tale[same:]}"
        self.follower.tale.clear()
        self.heard.log.clear()
        found = differences(self.follower.picture(), self.shown())
        assert not found, f"{where}: referee against table {found}"
        if asked is None:
            assert self.heard.asking is None, f"{where}: the table goes on"
            return
        assert self.heard.asking is not None, f"{where}: the table has ended"
        offered = [option.key for option in self.heard.options]
        assert self.name("seat", self.heard.asking.seat) == asked.side, where
        assert len(offered) == len(set(offered)), where
        more, fewer = set(asked.keys) - set(offered), set(offered) - set(asked.keys)
        assert not more | fewer, f"{where}: only the referee offers {more}, only the table {fewer}"

    def compare_results(self) -> None:
        result = self.spec.score(self.heard)
        assert self.follower.scores() == self.points(), self.where
        ranking = [{self.name("seat", side) for side in place} for place in result.ranking]
        assert self.follower.ranking() == ranking, self.where
        assert {self.name("seat", side) for side in result.winners} == ranking[0], self.where


def differences(ours: Picture, theirs: Picture) -> dict[str, tuple[object, object]]:
    assert ours.keys() == theirs.keys(), ours.keys() ^ theirs.keys()
    return {what: (ours[what], theirs[what]) for what in ours if ours[what] != theirs[what]}


def mode_of(way: tuple[str, int, str]) -> str:
    return "-".join(str(part) for part in way if part)
