"""The bot that thinks ahead: a tree search with a budget of iterations or of seconds."""

from __future__ import annotations

import re
from contextvars import ContextVar
from dataclasses import dataclass
from threading import Event
from time import monotonic

from veillee.bots.crew import Crew
from veillee.bots.errors import BotError
from veillee.bots.greedy import GreedyBot, after
from veillee.bots.judgement import Judge
from veillee.bots.tree import Node, Tree
from veillee.core.match import Match
from veillee.core.table import Table

DEFAULT = "500"
PATTERN = re.compile(r"(?P<number>[0-9]{1,9}(\.[0-9]{1,6})?)(?P<unit>s?)(:(?P<processes>[0-9]{1,3}))?")
TIRED = 400  # choices for each seat: who drags a match on for longer has nothing to win, but may lose it
BETWEEN = 10  # iterations before a search looks again whether its choice is settled
# Whoever waits for a search in another thread may set this event there: the search then ends with `Stopped`.
STOP: ContextVar[Event | None] = ContextVar("stop", default=None)


class Stopped(Exception):
    """Nobody waits for the answer of this search any more."""


def iterate(tree: Tree) -> None:
    """One iteration, if somebody still waits for the answer."""
    stop = STOP.get()
    if stop is not None and stop.is_set():
        raise Stopped
    tree.iterate()


@dataclass(frozen=True)
class Budget:
    """How long to think: iterations or seconds, whichever is not zero, and in how many processes."""

    iterations: int = 0
    seconds: float = 0.0
    processes: int = 1

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Read `500`, `2s` or `2s:4`; anything else is refused with what was expected."""
        found = PATTERN.fullmatch(text)
        if found is None:
            raise BotError("error-budget", given=text)
        number = float(found["number"])
        processes = int(found["processes"] or 1)
        seconds = found["unit"] == "s"
        if number <= 0 or processes < 1 or (not seconds and number != int(number)):
            raise BotError("error-budget", given=text)
        if seconds:
            return cls(seconds=number, processes=processes)
        return cls(iterations=int(number), processes=processes)

    def share(self, worker: int) -> Budget:
        """What one of several processes does: its part of the iterations, or all of the seconds."""
        if self.seconds:
            return Budget(seconds=self.seconds)
        more = worker < self.iterations % self.processes
        return Budget(iterations=self.iterations // self.processes + more)

    def spend(self, tree: Tree) -> None:
        """Search as long as this budget allows; at least once."""
        if self.seconds:
            end = monotonic() + self.seconds
            iterate(tree)
            while monotonic() < end:
                iterate(tree)
        else:
            for _ in range(self.iterations):
                iterate(tree)

    def choose(self, tree: Tree) -> None:
        """Search as long as this budget allows, but no longer than the most visited option can still change."""
        if self.seconds:
            self.spend(tree)
            return
        left = self.iterations
        while left > 0 and tree.lead() <= left:
            round_ = min(left, BETWEEN)
            for _ in range(round_):
                iterate(tree)
            left -= round_


class SearchBot:
    """Thinks ahead. With a budget of iterations the same seed gives the same choices.

    While the bot is asked several times in a row, and nothing came to light between, it keeps what it found behind the
    option it took. Some rules force nobody to end a match; so that one who would lose does not wait for ever, a very
    long one is played without thinking ahead. Behind an unforeseen question nobody looks: there it does what the greedy
    bot does.
    """

    def __init__(self, budget: Budget, seed: object) -> None:
        self.budget = budget
        self.seed = seed
        self._expected = -1  # the number of the decision that the kept node stands for
        self._kept: Node | None = None
        self._crew = Crew(budget.processes)
        self.hope: float | None = None  # how good it thinks its chance is after what it chose last

    @classmethod
    def make(cls, parameters: str, seed: object) -> SearchBot:
        return cls(Budget.parse(parameters or DEFAULT), seed)

    def choose(self, match: Match, seat: int) -> str:
        asking = match.table.asking
        assert asking is not None, "nobody is asked: the match is over"
        self.hope = None
        if asking.is_unforeseen() or match.number > TIRED * len(match.setup.seats):
            return GreedyBot(self.seed).choose(match, seat)
        root = self.think(match, seat)
        key = best_key(root, match.legal_keys)
        self.hope = root.edges[key].mean()
        self._expected = match.number + 1
        self._kept = None if reveals(match.table, key) else root.edges[key].node
        return key

    def think(self, match: Match, seat: int) -> Node:
        """The tree after spending the budget on the present decision."""
        seed = f"{self.seed}:{seat}:{match.number}"
        if self.budget.processes > 1:
            merged = self._crew.think(match, seat, seed, self.budget)
            if merged is not None:
                return merged
        tree = Tree(Judge(match.spec, len(match.setup.seats)), match.table, seat, seed, self._reusable(match))
        self.budget.choose(tree)
        return tree.root

    def _reusable(self, match: Match) -> Node | None:
        """What the last search found out about the present decision."""
        kept = self._kept
        if kept is None or self._expected != match.number or not set(match.legal_keys) <= kept.edges.keys():
            return None
        return kept

    def close(self) -> None:
        """Let the processes go; a bot that is used again gets new ones."""
        self._crew.close()


def reveals(table: Table, key: str) -> bool:
    """Whether something comes to light behind an option: what was found there is of all that might have come, not of
    what came. In a round it is what others answer.
    """
    option = next(option for option in table.options if option.key == key)
    return bool(table.answers) or after(table, option, table.chance).revealed


def best_key(root: Node, keys: tuple[str, ...]) -> str:
    """The option that was tried most often: what looked good all the time. The value breaks ties."""
    found = [(root.edges[key].visits, root.edges[key].mean(), key) for key in keys if key in root.edges]
    return max(found, key=lambda one: one[:2])[2]
