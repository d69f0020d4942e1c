"""Two people at one screen: no hand is ever shown to the other."""

from __future__ import annotations

import pytest

import veillee
from tests.cli.table import numbers_of, run
from veillee.core.scene import Scene


def secret_titles(match: veillee.Match, seat: int, lang: str) -> set[str]:
    """Names of cards that a seat holds and that another one sees nowhere."""

    def titles(scene: Scene) -> set[str]:
        return {piece.face.title for zone in scene.zones for piece in zone.pieces if piece.face}

    return titles(match.scene(seat, lang)) - titles(match.scene(1 - seat, lang))


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_hand_of_one_never_appears_while_the_other_looks(mode: str) -> None:
    match = veillee.new("pilgrims", mode=mode, players=2, seed=6)
    numbers = numbers_of(match.fork(), most=90)
    said = run("play", "pilgrims", "--mode", mode, "--players", "2", "--seed", "6", typed=numbers)
    # Each part of the output ends with a question: of the hand-over, or of the table.
    assert "Press Enter when only you look" in said.out
    parts = said.out.split("Your choice (? for help):")
    checked = 0
    for number, part in zip(numbers, parts, strict=False):
        decision = match.decision
        assert decision is not None
        shown = part.split("Press Enter when only you look:")[-1]
        for title in secret_titles(match, 1 - decision.seat, "en"):
            checked += 1
            assert title not in shown, f"decision {decision.number}"
        match.play(match.legal_keys[number - 1])
    assert checked > 10


def test_between_the_hands_nothing_of_either_is_shown() -> None:
    match = veillee.new("pilgrims", mode="basic", players=2, seed=6)
    said = run("play", "pilgrims", "--mode", "basic", "--players", "2", "--seed", "6", typed=[""])
    before = said.out.split("Press Enter when only you look:")[0]
    assert "your turn" in before
    for seat in (0, 1):
        assert not [title for title in secret_titles(match, seat, "en") if title in before]


def test_in_a_pipe_an_answer_confirms_and_enter_alone_does_too() -> None:
    match = veillee.new("pilgrims", mode="basic", players=2, seed=6)
    numbers = numbers_of(match, most=8)
    straight = run("play", "pilgrims", "--mode", "basic", "--seed", "6", "--record", "a.veillee", typed=numbers)
    typed = [line for number in numbers for line in ("", number)]
    spaced = run("play", "pilgrims", "--mode", "basic", "--seed", "6", "--record", "b.veillee", typed=typed)
    assert straight.code == spaced.code == 0
    with open("a.veillee") as a, open("b.veillee") as b:
        assert a.read() == b.read() == match.record()


def test_one_may_leave_or_take_back_at_the_hand_over() -> None:
    left = run("play", "pilgrims", "--mode", "basic", "--seed", "6", typed=["q"])
    assert left.code == 0 and "veillee resume" in left.out
    back = run("play", "pilgrims", "--mode", "basic", "--seed", "6", "--free-undo", typed=["", "1", "u", "", "q"])
    assert "Taken back" in back.out
