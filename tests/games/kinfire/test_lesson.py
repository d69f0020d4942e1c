"""The guided quest points at what its tips speak of."""

from veillee.core.lessons import guide_of
from veillee.games.kinfire import GAME


def test_the_tip_of_the_lantern_points_at_one_s_own() -> None:
    """Its option names no piece, and means one."""
    lesson = GAME.lesson
    assert lesson is not None and lesson.match is not None
    match = lesson.begin()
    for key in lesson.match.path:
        guide = guide_of(match)
        assert guide is not None
        if tips := [tip for tip in guide.due if tip.id == "lantern"]:
            assert tips[0].targets == ("lantern:asha",)
            return
        match.play(key, seat=lesson.asked(match))
    raise AssertionError("nobody was told of the lantern")
