"""The report on rules, on a small game made for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from rules_report import Report, examine

RULES = """
[[rule]]
number = "TOY-001"
[[rule]]
number = "TOY-002"
[[rule]]
number = "TOY-003"
[[rule]]
number = "TOY-004"
physical = "the box has a lid"
"""

CODE = '''
"""Setting up (TOY-001)."""

class Roll:
    rules = ("TOY-002",)

    def run(self, table):
        """Nothing happens here."""
        table.tell("rolls", f"TOY-003", self.seat)  # TOY-099 in a comment is no citation
'''

TESTS = """
import pytest

pytestmark = pytest.mark.rule("TOY-001")

@pytest.mark.rule("TOY-002")
class TestRoll:
    @pytest.mark.parametrize("face", [pytest.param(1, marks=pytest.mark.rule("TOY-003"))])
    def test_face(self, face): ...
"""


class Toy:
    """A game's folder and its tests."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.write("game/rules.toml", RULES)
        self.write("game/steps/roll.py", CODE)
        self.write("tests/deep/test_toy.py", TESTS)

    def write(self, name: str, text: str) -> None:
        path = self.folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")

    def report(self, complete: bool = True) -> Report:
        return examine("toy", complete, self.folder / "game", self.folder / "tests")


@pytest.fixture
def toy(tmp_path: Path) -> Toy:
    return Toy(tmp_path)


def test_nothing_is_missing(toy: Toy) -> None:
    report = toy.report()
    assert not report.failed and not report.gaps
    assert list(report.lines()) == [
        "toy (complete): 4 rules, 1 of them physical; 3 of 3 have code, 3 of 3 have a test",
        "  physical: TOY-004 (the box has a lid)",
    ]


def test_a_rule_without_code(toy: Toy) -> None:
    toy.write("game/steps/roll.py", CODE.replace('"TOY-002",', ""))
    report = toy.report()
    assert report.without_code == ["TOY-002"] and report.without_test == []
    assert report.failed
    assert "    TOY-002" in report.lines()


def test_a_rule_without_test(toy: Toy) -> None:
    toy.write("tests/deep/test_toy.py", TESTS.replace('"TOY-003"', ""))
    assert toy.report().without_test == ["TOY-003"]


@pytest.mark.parametrize("mark", ["@pytest.mark.skip", '@pytest.mark.xfail(reason="later")'])
def test_a_test_that_is_not_run_proves_nothing(toy: Toy, mark: str) -> None:
    toy.write("tests/deep/test_toy.py", TESTS.replace("class TestRoll", f"{mark}\nclass TestRoll"))
    assert toy.report().without_test == ["TOY-002", "TOY-003"]


def test_a_mention_in_a_test_is_no_proof(toy: Toy) -> None:
    toy.write("tests/deep/test_toy.py", '"""TOY-001, TOY-002 and TOY-003 are fine."""')
    assert toy.report().without_test == ["TOY-001", "TOY-002", "TOY-003"]


def test_gaps_of_an_unfinished_game_are_told_and_forgiven(toy: Toy) -> None:
    toy.write("tests/deep/test_toy.py", "")
    report = toy.report(complete=False)
    assert report.gaps and not report.failed
    assert "  without test: 3" in report.lines()


@pytest.mark.parametrize("complete", [True, False])
def test_a_number_that_does_not_exist_is_an_error(toy: Toy, complete: bool) -> None:
    toy.write("game/scoring.py", '"""Points (TOY-098)."""')
    toy.write("tests/test_more.py", 'import pytest\n@pytest.mark.rule("TOY-097")\ndef test_more(): ...')
    report = toy.report(complete)
    assert report.failed
    assert list(report.lines())[-2:] == [
        "  ERROR: no rule TOY-097, cited in test_more.py:2",
        "  ERROR: no rule TOY-098, cited in scoring.py:1",
    ]


def test_numbers_of_other_games_are_not_its_business(toy: Toy) -> None:
    toy.write("tests/test_other.py", 'import pytest\n@pytest.mark.rule("OTHER-001")\ndef test_other(): ...')
    assert not toy.report().failed
