"""A match looked at afterwards: the chance to win after every decision, and what was given away where.

Each decision is judged with what its seat could know at that moment, not with what came out later.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from veillee.bots.hints import ENOUGH, NotingTree
from veillee.bots.judgement import Judge
from veillee.bots.search import Budget
from veillee.core.errors import HintError
from veillee.core.match import Match
from veillee.core.text import check_language

WORST = 5  # decisions that are named
SLIGHT = 0.005  # a cost below that is noise


class Moment(msgspec.Struct, frozen=True):
    """One decision: what was chosen, what would have been better, and how all seats stood afterwards."""

    number: int  # of the decision, from 1
    seat: int
    key: str
    label: str
    chance: float  # to win, with what was chosen
    better: str  # the key of the best option; the one that was chosen, where none was better
    better_label: str
    better_chance: float
    cost: float  # how much of the chance to win was given away
    chances: tuple[float, ...]  # of every seat, after the decision


class Analysis(msgspec.Struct, frozen=True):
    """A whole match. `chances` are those before its first decision; `worst` are numbers of decisions."""

    game: str
    mode: str
    level: str
    names: tuple[str, ...]  # of the seats
    colors: tuple[str, ...]
    chances: tuple[float, ...]
    moments: tuple[Moment, ...]
    worst: tuple[int, ...]

    def costly(self) -> list[Moment]:
        """The decisions that cost most, the worst first."""
        return [self.moments[number - 1] for number in self.worst]


class Glance(msgspec.Struct, frozen=True):
    """What the search says of one decision: how all seats stood, what the choice was worth, what was better."""

    seat: int
    chance: float
    better: str
    better_chance: float
    chances: tuple[float, ...]


def glance(match: Match, number: int, budget: str) -> Glance:
    """Think about the decision that came after so many choices, with what its seat could know then."""
    chosen = match.choices[number]
    position = match.at(number)
    asking = position.table.asking
    assert asking is not None
    seat = asking.seat
    seed = f"analysis:{number}"
    copy = position.fork(for_seat=seat, chance=seed)
    tree = NotingTree(Judge(match.spec, len(match.setup.seats)), copy.table, seat, seed)
    Budget.parse(budget).spend(tree)
    best = tree.ranked(copy.legal_keys)[0]
    tree.look_at(best)
    tree.look_at(chosen, max(ENOUGH, tree.notes[best].count // 2))  # what is looked at less looks worse
    edges = tree.root.edges
    better = best if edges[best].mean() > edges[chosen].mean() + SLIGHT else chosen
    chances = tuple(rounded(value) for value in tree.notes[better].chances())
    return Glance(seat, rounded(edges[chosen].mean()), better, rounded(edges[better].mean()), chances)


def analyse(
    match: Match, budget: str = "100", lang: str | None = None, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Look at every decision of a finished match; `progress` is told how many of how many are done."""
    check_over(match)
    Budget.parse(budget)
    glances: list[Glance] = []
    for number in range(match.number):
        glances.append(glance(match, number, budget))
        if progress is not None:
            progress(number + 1, match.number)
    return assemble(match, glances, lang)


def check_over(match: Match) -> None:
    if not match.over:
        raise HintError("only a match that is over can be analysed")


def assemble(match: Match, glances: Sequence[Glance], lang: str | None = None) -> Analysis:
    """The analysis from what was found of each decision, in words."""
    words = check_language(lang or match.lang)
    judge = Judge(match.spec, len(match.setup.seats))
    standing = [found.chances for found in glances]
    standing.append(tuple(judge.chances(match.table)))
    moments = tuple(
        Moment(
            number=index + 1,
            seat=found.seat,
            key=key,
            label=match.label(key, words),
            chance=found.chance,
            better=found.better,
            better_label=match.label(found.better, words),
            better_chance=found.better_chance,
            cost=rounded(found.better_chance - found.chance),
            chances=standing[index + 1],
        )
        for index, (key, found) in enumerate(zip(match.choices, glances, strict=True))
    )
    lexicon = match.box.lexicon
    seats = range(len(match.setup.seats))
    return Analysis(
        game=match.spec.id,
        mode=match.setup.mode,
        level=match.setup.level,
        names=tuple(lexicon.name("seat", seat, words) for seat in seats),
        colors=tuple(lexicon.id("seat", seat) for seat in seats),
        chances=standing[0],
        moments=moments,
        worst=tuple(moment.number for moment in sorted(moments, key=lambda one: -one.cost)[:WORST] if moment.cost > 0),
    )


def rounded(chance: float) -> float:
    return round(chance, 4)
