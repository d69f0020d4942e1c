"""A match looked at afterwards: the chance to win after every choice, and what was given away where.

Each choice is judged with what its seat could know at that moment, not with what came out later. The answers to a
round are one decision and several choices, each judged as if nobody had answered yet. What lay behind an unforeseen
question nobody could know: such a choice is shown and not judged.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from veillee.bots.chances import honest, honest_all
from veillee.bots.errors import HOME
from veillee.bots.hints import ENOUGH, NotingTree
from veillee.bots.judgement import Judge
from veillee.bots.search import Budget
from veillee.core.errors import HintError
from veillee.core.history import Played
from veillee.core.match import Match
from veillee.core.text import check_language

WORST = 5  # choices that are named
SLIGHT = 0.005  # a cost below that is noise


class Moment(msgspec.Struct, frozen=True):
    """One choice: what was chosen, what would have been better, and how all seats stood afterwards."""

    place: int  # among all choices, from 1
    number: int  # of the decision, from 1; the answers to a round share it
    seat: int
    key: str
    label: str
    chance: float  # to win, with what was chosen
    better: str  # the key of the best option; the one that was chosen, where none was better
    better_label: str
    better_chance: float
    cost: float  # how much of the chance to win was given away
    chances: tuple[float, ...]  # of every seat, after the choice
    unforeseen: bool = False  # nobody could know better: it is not judged


class Analysis(msgspec.Struct, frozen=True):
    """A whole match. `chances` are those before its first choice; `worst` are places of choices."""

    game: str
    mode: str
    level: str
    names: tuple[str, ...]  # of the seats
    colors: tuple[str, ...]
    chances: tuple[float, ...]
    moments: tuple[Moment, ...]
    worst: tuple[int, ...]

    def costly(self) -> list[Moment]:
        """The choices that cost most, the worst first."""
        return [self.moments[place - 1] for place in self.worst]


class Glance(msgspec.Struct, frozen=True):
    """What the search says of one choice: how all seats stood, what it was worth, what was better."""

    seat: int
    chance: float
    better: str
    better_chance: float
    chances: tuple[float, ...]
    unforeseen: bool = False


def choices_of(match: Match) -> list[Played]:
    """What is looked at, in its order."""
    return [played for played in match.story() if played.is_choice]


def glance(match: Match, place: int, budget: str) -> Glance:
    """Think about the choice that came after so many others, with what its seat could know then."""
    played = choices_of(match)[place]
    chosen, seat = played.key, played.seat
    seed = f"analysis:{place}"
    copy = match.at(played.number - 1).fork(for_seat=seat, chance=seed)
    asking = copy.table.asking
    assert asking is not None
    judge = Judge(match.spec, len(match.setup.seats))
    if asking.is_unforeseen():
        chances = tuple(rounded(value) for value in honest_all(copy, judge.chances(copy.table)))
        return Glance(seat, chances[seat], chosen, chances[seat], chances, unforeseen=True)
    tree = NotingTree(judge, copy.table, seat, seed)
    Budget.parse(budget).spend(tree)
    best = tree.ranked(copy.legal_keys)[0]
    tree.look_at(best)
    tree.look_at(chosen, max(ENOUGH, tree.notes[best].count // 2))  # what is looked at less looks worse
    edges = tree.root.edges
    better = best if edges[best].mean() > edges[chosen].mean() + SLIGHT else chosen
    chances = tuple(rounded(value) for value in honest_all(copy, tree.notes[better].chances()))
    own, best_chance = (rounded(honest(copy, edges[key].mean())) for key in (chosen, better))
    return Glance(seat, own, better, best_chance, chances)


def analyse(
    match: Match, budget: str = "100", lang: str | None = None, progress: Callable[[int, int], None] | None = None
) -> Analysis:
    """Look at every choice of a finished match; `progress` is told how many of how many are done."""
    check_over(match)
    Budget.parse(budget)
    glances: list[Glance] = []
    choices = len(match.choices)
    for place in range(choices):
        glances.append(glance(match, place, budget))
        if progress is not None:
            progress(place + 1, choices)
    return assemble(match, glances, lang)


def check_over(match: Match) -> None:
    if not match.over:
        raise HintError("error-analyse-open", home=HOME)


def assemble(match: Match, glances: Sequence[Glance], lang: str | None = None) -> Analysis:
    """The analysis from what was found of each choice, in words."""
    words = check_language(lang or match.lang)
    judge = Judge(match.spec, len(match.setup.seats))
    standing = [found.chances for found in glances]
    standing.append(tuple(judge.chances(match.table)))
    moments = tuple(
        Moment(
            place=place,
            number=played.number,
            seat=found.seat,
            key=played.key,
            label=match.label(played.key, words),
            chance=found.chance,
            better=found.better,
            better_label=match.label(found.better, words),
            better_chance=found.better_chance,
            cost=rounded(found.better_chance - found.chance),
            chances=standing[place],
            unforeseen=found.unforeseen,
        )
        for place, (played, found) in enumerate(zip(choices_of(match), glances, strict=True), 1)
    )
    lexicon = match.lexicon
    seats = range(len(match.setup.seats))
    return Analysis(
        game=match.spec.id,
        mode=match.setup.mode,
        level=match.setup.level,
        names=tuple(lexicon.name("seat", seat, words) for seat in seats),
        colors=tuple(lexicon.id("seat", seat) for seat in seats),
        chances=standing[0],
        moments=moments,
        worst=tuple(moment.place for moment in sorted(moments, key=lambda one: -one.cost)[:WORST] if moment.cost > 0),
    )


def rounded(chance: float) -> float:
    return round(chance, 4)
