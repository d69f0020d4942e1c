"""The guided match teaches: by its path every tip comes once, and whatever one plays, nobody gets stuck."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

from veillee.bots import ask, make_bot
from veillee.core.chance import Chance
from veillee.core.explaining import targets_of
from veillee.core.lessons import LEARNER, Guide, Lesson, guide_of
from veillee.core.match import Match
from veillee.core.spec import GameSpec
from veillee.core.start import load
from veillee.testing.promise import Broken, promise
from veillee.testing.replays import at_hand

LESSON = "lessons"
FILLS_IN = "greedy"  # who plays for the learner where nothing is proposed
CROWD = 2  # tips at one moment that a learner still reads
RARELY = 20  # a match is loaded again and taken back after so many choices

Player = Callable[[Match, Guide], str]


def check_lesson(spec: GameSpec[Any, Any], *, badly: int = 3) -> None:
    """Play the guided match of a game by its path, and a few times at random; a game without one promises nothing.

    That everything a lesson names exists is checked when it is read.
    """
    lesson = spec.lesson
    if lesson is None or lesson.match is None:
        return
    with at_hand(spec):
        check_path(lesson.begin(), lesson)
        for number in range(badly):
            check_astray(lesson.begin(), lesson, Chance(LESSON, number))


@promise(LESSON)
def check_path(match: Match, lesson: Lesson) -> None:
    """By what is proposed, and by a fair bot afterwards, every tip is due once and points at something there is."""
    bot = make_bot(FILLS_IN, LESSON)
    proposed: list[str] = []

    def player(match: Match, guide: Guide) -> str:
        if guide.proposed is None:
            return ask(bot, match, seat_of(match, lesson), LESSON)
        proposed.append(guide.proposed)
        return guide.proposed

    seen = follow(match, lesson, player)
    path = lesson.match.path if lesson.match is not None else []
    if proposed != path:
        raise Broken(f"the path leads no further than {len(proposed)} of its {len(path)} choices")
    missed = [tip.id for tip in lesson.tips if not seen[tip.id]]
    if missed:
        raise Broken(f"these tips never come: {', '.join(missed)}")


@promise(LESSON)
def check_astray(match: Match, lesson: Lesson, chance: Chance) -> None:
    """Whoever plays at random is never held up; what is proposed to them at first can be done."""
    follow(match, lesson, lambda match, guide: choose(match, lesson, chance))


def choose(match: Match, lesson: Lesson, chance: Chance) -> str:
    decision = match.decision_of(seat_of(match, lesson))
    assert decision is not None
    return decision.options[chance.below(len(decision.options))].key


def seat_of(match: Match, lesson: Lesson) -> int:
    """The seat with which the learner goes on."""
    seat = lesson.asked(match)
    assert seat is not None
    return seat


def follow(match: Match, lesson: Lesson, player: Player) -> Counter[str]:
    """Play to the end; how often each tip was due. At every moment the guide says what a reload would say."""
    others = {seat: make_bot(name, LESSON) for seat, name in enumerate(match.setup.seats) if name != LEARNER}
    seen: Counter[str] = Counter()
    moves = 0
    while True:
        guide = expect(match)
        if match.over:
            return seen + Counter(tip.id for tip in guide.due)
        learner = lesson.asked(match)
        check_moment(match, guide, lesson.seats[0] if learner is None else learner)
        if learner is not None:
            seen.update(tip.id for tip in guide.due)
            if moves % RARELY == 0:
                check_again(match, guide)
            match.play(player(match, guide), seat=learner)
            moves += 1
        else:
            seat = match.waiting[0]
            match.play(ask(others[seat], match, seat, LESSON), seat=seat)


def expect(match: Match) -> Guide:
    guide = guide_of(match)
    if guide is None:
        raise Broken("the match that the lesson began is not known as the guided one")
    told = [tip.id for tip in (*guide.earlier, *guide.due)]
    twice = [id_ for id_, times in Counter(told).items() if times > 1]
    if twice:
        raise Broken(f"these tips come twice: {', '.join(twice)}")
    return guide


def check_moment(match: Match, guide: Guide, learner: int) -> None:
    if len(guide.due) > CROWD:
        raise Broken(f"{len(guide.due)} tips at once: {', '.join(tip.id for tip in guide.due)}")
    decision = match.decision_of(learner)
    possible = [option.key for option in decision.options] if decision is not None else []
    if guide.proposed is not None and guide.proposed not in possible:
        raise Broken(f"{guide.proposed} is proposed, which cannot be done")
    there = set(targets_of(match.scene(learner))) if guide.due else set()
    for tip in guide.due:
        if tip.targets and there.isdisjoint(tip.targets):
            raise Broken(f"the tip {tip.id} points at {', '.join(tip.targets)}, which the learner does not see")


def check_again(match: Match, guide: Guide) -> None:
    """Loaded, or taken back and put back, the match has the same tips at the same moment."""
    if guide_of(load(match.save())) != guide:
        raise Broken("after a reload there are other tips")
    if match.can_undo:
        copy = match.fork()
        copy.undo()
        copy.redo()
        if guide_of(copy) != guide:
            raise Broken("after an undo and a redo there are other tips")
