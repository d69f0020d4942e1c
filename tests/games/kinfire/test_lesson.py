"""The guided first match: one person with two Seekers, through the whole first quest."""

from __future__ import annotations

from tests.games.kinfire.builder import SPEC
from veillee.core.lessons import Lesson, guide_of
from veillee.testing import check_lesson
from veillee.testing.replays import at_hand


def lesson() -> Lesson:
    found = SPEC.lesson
    assert found is not None
    return found


def test_the_guided_match_teaches_everything_once_and_holds_nobody_up() -> None:
    check_lesson(SPEC, badly=1)


def test_what_is_proposed_wins_the_first_quest_with_both_seekers() -> None:
    """One person sits at both seats: proposals and tips follow whoever of the two is asked."""
    taught: list[tuple[int, str]] = []
    proposed: set[int] = set()
    with at_hand(SPEC):
        match = lesson().begin()
        while not match.over:
            guide = guide_of(match)
            assert guide is not None and guide.proposed is not None, match.decision
            seat = lesson().asked(match)
            assert seat is not None
            taught += [(seat, tip.id) for tip in guide.due]
            proposed.add(seat)
            match.play(guide.proposed, seat=seat)
    assert match.result is not None and match.result.verdict == "won"
    assert proposed == {0, 1}
    assert {seat for seat, _ in taught} == {0, 1}
    assert [tip for _, tip in taught] == [tip.id for tip in lesson().tips]
