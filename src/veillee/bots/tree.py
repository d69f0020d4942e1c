"""Information-set Monte-Carlo tree search.

Every iteration deals again what the seat cannot see, walks down the tree of choices (chance is sampled
anew each time, so that a node stands for all that may have come out), opens one more node, plays on a
little with a cheap policy, and judges where that leads. Options start with what the game's evaluation
says of them one choice ahead, as if it had been found in a few iterations. That look ahead has a chance of its own:
whoever knew by it what the dice are about to show would choose what no player can.

Where chance decides much one look behind an option says little. A game may ask that an option be judged several times
(`steady`) before its choices are followed further: so all options are compared at the same distance as long as little
is known of them, and no node is opened for nothing. A table where dice may still be rolled again is judged where
they are left as they lie (`Ask.resting`).

Where enemies act by chance alone and the game's evaluation says what they are likely to do, looking beyond the end of
a turn adds only noise: a search that is `turnwise` plays every iteration to the end of the turn and judges the table
there, before anybody acts by chance. So turns are compared, not what happened to come after them. Its options are tried
more evenly, because half-way through a turn a table is seldom judged right.

Nobody knows the others' sealed answers: in such a round every seat chooses by what it found itself, whatever the
others answer in the same iteration; what comes after the round depends on all answers together. A round is judged
once it has settled, an unforeseen question before it is answered. Seats that win or lose together answer an open round
with the same aim: none of them answers at random.
"""

from __future__ import annotations

from math import log, sqrt

from mypy_extensions import mypyc_attr

from veillee.bots.greedy import after, choose, is_sealed, settle, strangers
from veillee.bots.judgement import Judge
from veillee.core.chance import Chance, seeded
from veillee.core.secrets import determinize
from veillee.core.step import Option
from veillee.core.table import Table

CURIOSITY = 0.3  # how much rarely tried options are preferred
EVENLY = 1.0  # the same where whole turns are compared
LONGEST = 20  # choices of a turn that are followed: in a town one might walk in circles
TRUST = 3.0  # how many iterations the evaluation of an option counts for
NARROW = 0.001  # options that lie closer together than that are as good as equal
TASTE = 3  # of how many options, drawn at random, the cheap policy takes the best
ALL = 100_000  # choices that are played on where nothing is foreseen: only the result says anything


class Edge:
    """One option of a node, with what was found behind it."""

    __slots__ = ("node", "prior", "total", "visits")

    def __init__(self, prior: float) -> None:
        self.prior = prior
        self.visits = 0
        self.total = 0.0
        self.node = Node()

    def mean(self) -> float:
        """What the option is worth for whoever chooses it, between 0 and 1."""
        return (self.total + TRUST * self.prior) / (self.visits + TRUST)


class Node:
    """A moment at which a seat chooses, however chance and hidden pieces fell before.

    `apart` are moments that do not depend on what it chooses: what the other seats of a sealed round choose, by
    seat, and what follows the round, by all of its answers.
    """

    __slots__ = ("apart", "edges", "visits")

    def __init__(self) -> None:
        self.edges: dict[str, Edge] = {}
        self.visits = 0
        self.apart: dict[str, Node] | None = None

    def part(self, name: str) -> Node:
        if self.apart is None:
            self.apart = {}
        found = self.apart.get(name)
        if found is None:
            found = self.apart[name] = Node()
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Tree:
    """The search of one seat from one table, which is never changed."""

    def __init__(
        self,
        judge: Judge,
        table: Table,
        seat: int,
        seed: object,
        root: Node | None = None,
    ) -> None:
        self.judge = judge
        self.table = table
        self.seat = seat
        self.seed = seed
        self.root = root if root is not None else Node()
        # Choices that are played on before the table is judged.
        self.horizon = judge.spec.outlook if judge.foresees else ALL
        self.taste = TASTE if judge.foresees else 1
        self.steady = judge.spec.steady
        self.turnwise = judge.spec.turnwise
        self.curiosity = EVENLY if self.turnwise else CURIOSITY
        self.together = judge.spec.hope is not None
        self.luck = 0  # the stream of chance of all that an iteration only looks at
        self.done = 0
        self.low = 1.0  # the worst and the best that was found so far: curiosity is measured by what lies between
        self.high = 0.0

    def iterate(self, first: str = "") -> None:
        """Search once; `first` is the key of the option to begin with, where it is not the search's to choose."""
        chance = Chance("search", self.seed, self.done)
        table = self.table.fork()
        determinize(self.judge.spec.secrets(table, self.seat), chance)
        table.chance = seeded("search-table", self.seed, self.done)
        self.luck = seeded("search-look", self.seed, self.done)
        self.done += 1
        path = self.descend(table, first)
        self.play_on(table, chance)
        rest(table)
        worth = self.judge.worth(table)
        self.note(path, table, worth)
        for node, edge, seat in path:
            node.visits += 1
            edge.visits += 1
            edge.total += worth[seat]
            mean = edge.mean()
            self.low = min(self.low, mean)
            self.high = max(self.high, mean)

    def lead(self) -> int:
        """By how many visits the most visited option is ahead: more than are left, and nothing can change."""
        first = second = 0
        for option in self.table.options:
            edge = self.root.edges.get(option.key)
            visits = 0 if edge is None else edge.visits
            if visits > first:
                first, second = visits, first
            elif visits > second:
                second = visits
        return first - second

    def note(self, path: list[tuple[Node, Edge, int]], table: Table, worth: list[float]) -> None:
        """For whoever wants to know more of where an iteration led."""

    def descend(self, table: Table, first: str) -> list[tuple[Node, Edge, int]]:
        """Play choices down the tree until a node is opened for the first time, an option is not known well enough to
        look behind it, or nobody may look further; a turnwise search until the turn ends.
        """
        node = start = self.root
        path: list[tuple[Node, Edge, int]] = []
        opened = False
        others = 0  # who has still to answer the round that goes on
        given = ""  # the answers to it so far
        while True:
            asking = table.asking
            if asking is None or asking.is_unforeseen():
                break
            if opened and (not self.turnwise or is_sealed(asking) or len(path) >= LONGEST):
                break
            seat = asking.seat
            opened = opened or (not node.edges and node is not self.root)
            edge, option = self.select(node, table, seat)
            if first and node is self.root:
                edge, option = node.edges[first], next(option for option in table.options if option.key == first)
            path.append((node, edge, seat))
            opened = opened or edge.visits < self.steady
            if table.answers:
                if not others:
                    start, given = node, ""
                others = strangers(table, self.together)
                given += f"{seat}={option.key} "
                self.play(table, option)
                node = start.part(next_part(table, others, given)) if is_sealed(asking) else edge.node
            else:
                self.play(table, option)
                node = edge.node
        settle(table, others)
        return path

    def play(self, table: Table, option: Option) -> None:
        if self.turnwise:
            choose(table, option, apart=False)
        else:
            table.choose(option)

    def select(self, node: Node, table: Table, seat: int) -> tuple[Edge, Option]:
        """The option with the highest upper bound; one that was never there before is judged first."""
        edges = node.edges
        explore = self.curiosity * max(self.high - self.low, NARROW) * sqrt(log(node.visits + 2.0))
        best = -1.0
        chosen: Edge | None = None
        taken = table.options[0]
        for option in table.options:
            edge = edges.get(option.key)
            if edge is None:
                found = after(table, option, self.luck, apart=not self.turnwise, together=self.together)
                edge = edges[option.key] = Edge(self.judge.worth(found)[seat])
            bound = edge.mean() + explore / sqrt(edge.visits + 1.0)
            if bound > best:
                best, chosen, taken = bound, edge, option
        assert chosen is not None
        return chosen, taken

    def play_on(self, table: Table, chance: Chance) -> None:
        """A few more choices by the cheap policy."""
        others = 0
        for _ in range(self.horizon):
            asking = table.asking
            if asking is None or asking.is_unforeseen():
                return
            option = cheap(self.judge, table, asking.seat, chance, self.taste, self.luck)
            others = strangers(table, self.together)
            table.choose(option)
        settle(table, others)


def rest(table: Table) -> None:
    """Let stand what chance brought, so that a table is not judged where it may be tried again."""
    while True:
        asking = table.asking
        option = None if asking is None else asking.resting(table)
        if option is None:
            return
        table.choose(option)


def next_part(table: Table, others: int, given: str) -> str:
    """Where a sealed round goes on: at the next seat, or once all have answered after it."""
    asking = table.asking
    return str(asking.seat) if others and asking is not None else given


def cheap(judge: Judge, table: Table, seat: int, chance: Chance, taste: int, stream: int) -> Option:
    """The best of a few options drawn at random, as they look in a stream of chance; with a taste of 1 simply any."""
    options = table.options
    taken = options[chance.below(len(options))]
    if taste < 2 or len(options) < 2:
        return taken
    best = judge.margin(after(table, taken, stream), seat)
    for _ in range(taste - 1):
        other = options[chance.below(len(options))]
        if other is not taken:
            value = judge.margin(after(table, other, stream), seat)
            if value > best:
                best, taken = value, other
    return taken
