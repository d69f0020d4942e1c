"""What is answered without being asked at the terminal; giving a match up; the sentence of a hint."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

import veillee
from tests.cli.screens import at_screen, settled, shown, sitting_of, typed
from tests.cli.table import run
from veillee.cli import keys
from veillee.cli.habits import Habits, habits_file
from veillee.cli.sitting import Sitting
from veillee.cli.table.app import TableApp

GATE_HOUSE = "ask-gate-house"


def at_the_gate_house() -> Sitting:
    """Somebody at a screen, about to stand at the Gate House: there one usually draws."""
    match = veillee.new("raiders", mode="solo", seed=5)
    while "place:gate_house" not in match.legal_keys:
        match.play(match.legal_keys[0])
    sitting = sitting_of(match)
    sitting.habits = Habits(match)
    return sitting


def asked(sitting: Sitting) -> str:
    decision = sitting.match.decision_of(0)
    return "" if decision is None else decision.asking.question().prompt


def test_the_usual_answer_is_given_and_stands_in_the_record() -> None:
    sitting = at_the_gate_house()
    sitting.choose(0, "place:gate_house")
    assert asked(sitting) == GATE_HOUSE
    before = sitting.match.number
    assert sitting.let_habits_answer()
    assert sitting.match.number == before + 1 and asked(sitting) != GATE_HOUSE
    assert veillee.replay(sitting.match.record()).hash() == sitting.match.hash()


def test_what_one_did_oneself_is_told_though_a_habit_answered_since() -> None:
    sitting = at_the_gate_house()
    sitting.choose(0, "place:gate_house")
    placed = sitting.match.number
    sitting.let_habits_answer()
    _, since = sitting.told(0)
    assert since[0].decision == placed


def test_taken_back_it_is_asked() -> None:
    sitting = at_the_gate_house()
    sitting.choose(0, "place:gate_house")
    sitting.let_habits_answer()
    if sitting.match.may_undo(0):
        keys.undo(sitting, 0)
        assert asked(sitting) == GATE_HOUSE and not sitting.let_habits_answer()
    else:
        sitting.by_hand = sitting.match.number
        assert not sitting.let_habits_answer()


def test_who_wants_to_be_asked_is_asked_this_evening_and_the_next() -> None:
    sitting = at_the_gate_house()
    keys.obey(sitting, 0, "habits")
    rows = [row.plain for row in sitting.page]
    number = next(at for at, row in enumerate(rows) if "At the Gate House I draw." in row)
    assert "(not asked)" in rows[number]
    keys.obey(sitting, 0, f"habits {number}")
    assert "(asked)" in [row.plain for row in sitting.page][number]
    sitting.choose(0, "place:gate_house")
    assert not sitting.let_habits_answer() and asked(sitting) == GATE_HOUSE
    assert Habits(sitting.match).is_asked(GATE_HOUSE), "it is on disk"
    keys.obey(sitting, 0, f"habits {number}")
    assert sitting.let_habits_answer()


def test_always_makes_a_habit_and_a_number_forgets_it() -> None:
    sitting = at_the_gate_house()
    question, key = asked(sitting), sitting.match.legal_keys[0]
    keys.obey(sitting, 0, f"always {key}")
    assert sitting.habits is not None and sitting.habits.own == {question: key}
    assert sitting.notice[0].startswith("From now on without being asked: ")
    last = len(sitting.habits.usual("en")) + 1
    keys.obey(sitting, 0, f"habits {last}")
    assert sitting.habits.own == {}


@pytest.mark.parametrize("typed_", ["always", "always 99", "always nonsense", "habits 99", "habits x"])
def test_what_is_no_habit_is_explained(typed_: str) -> None:
    sitting = at_the_gate_house()
    before = sitting.match.number
    keys.obey(sitting, 0, typed_)
    assert len(sitting.notice) == 1 and sitting.match.number == before


def test_a_damaged_file_of_habits_is_none(tmp_path: Path) -> None:
    habits_file().parent.mkdir(parents=True)
    habits_file().write_text("{ no", "utf-8")
    assert Habits(veillee.new("raiders", seed=1)).own == {}


def test_through_a_pipe_everything_is_asked() -> None:
    said = run("play", "raiders", "--mode", "solo", "--seed", "5", typed=["habits", "always 1", "q"])
    assert said.out.count("Here everything is asked") == 2


# -- giving up --------------------------------------------------------------------------------


def test_a_match_is_given_up_by_saying_so_twice(tmp_path: Path) -> None:
    solo = ("play", "pilgrims", "--mode", "solo", "--seed", "7", "--record", "m.veillee")
    said = run(*solo, typed=["resign", "1", "resign", "resign", "1"])
    assert said.code == 0 and said.out.count("Give this match up?") == 2
    assert "It was given up before its end." in said.out
    text = Path("m.veillee").read_text("utf-8")
    assert text.endswith("# given up by red\n") and veillee.replay(text).number == 1
    again = run("resume", "m.veillee")
    assert again.code == 0 and "It was given up before its end." in again.out
    assert Path("m.veillee").read_text("utf-8") == text
    assert run("replay", "--verify", "m.veillee").code == 0


def test_what_was_given_up_is_not_on_the_shelf() -> None:
    run("play", "pilgrims", "--mode", "solo", "--seed", "7", typed=["abandonner", "abandonner"])
    assert "no match waits for you" in run("resume").err


def test_giving_up_at_the_full_screen_ends_the_match() -> None:
    async def doing(app: TableApp, pilot: Pilot[int]) -> None:
        await typed(pilot, "resign")
        await settled(pilot)
        assert "Give this match up?" in shown(app) and not app.sitting.match.over
        await typed(pilot, "resign")
        await settled(pilot)
        assert app.sitting.match.over

    at_screen(veillee.new("pilgrims", mode="solo", seed=7), doing)


def test_a_hint_is_a_sentence_of_the_game() -> None:
    sitting = at_the_gate_house()
    found = sitting.match.hint(0, "40", "en")
    keys.tell_hint(sitting, 0, found)
    assert sitting.notice[0] == found.says != found.why
