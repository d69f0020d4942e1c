"""Whether chances are honest: curves through what was said and what came of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import veillee
import veillee.core.spec
from tests.cli.table import run as command
from veillee import lab
from veillee.bots import chances
from veillee.bots.chances import Curve, Curves, curves
from veillee.core.chance import Chance
from veillee.lab.calibration import Moment, binned, calibrated, error, fitted
from veillee.lab.report import write_report

GROUP = ("solo", "hard", 1)


def timid(matches: int) -> list[Moment]:
    """Who says half of the chance that it has, at three moments of every match."""
    chance = Chance("timid", matches)
    found = []
    for number in range(matches):
        true = chance.below(1000) / 1000
        won = float(chance.below(1000) < 1000 * true)
        found += [Moment(number, true / 2 + part / 100, won) for part in range(3)]
    return found


def test_bins_hold_as_many_moments_each_and_the_error_is_their_mean_distance() -> None:
    some = [Moment(number, number / 100, float(number >= 50)) for number in range(100)]
    bins = binned(some)
    assert [one.moments for one in bins] == [10] * 10 and bins[0].said == pytest.approx(0.045)
    assert [one.won for one in bins] == [0.0] * 5 + [1.0] * 5
    assert error(bins) == pytest.approx(sum(abs(one.said - one.won) for one in bins) / 10)
    assert [one.matches for one in binned([Moment(1, 0.5, 1.0)] * 3)] == [1, 1, 1], "three moments of one match"


def test_a_curve_never_falls() -> None:
    some = [Moment(number, number / 100, float(number % 7 < 3)) for number in range(100)]
    said, won = fitted(some)
    assert list(won) == sorted(won) and list(said) == sorted(said) and len(said) < 10


def test_who_is_timid_is_put_right() -> None:
    some = timid(1500)
    assert error(binned(some)) > 0.2
    curve = calibrated(GROUP, "search:9", some)
    assert (curve.mode, curve.level, curve.players, curve.matches) == (*GROUP, 1500)
    assert curve.error < 0.05
    right = [one._replace(said=curve.honest(one.said)) for one in timid(1400)]
    assert error(binned(right)) < 0.05, "on other matches too"
    values = [curve.honest(number / 100) for number in range(101)]
    assert values == sorted(values) and values[0] == 0.0 and values[-1] == 1.0
    assert curve.honest(0.25) == pytest.approx(0.5, abs=0.08)


def test_hints_say_what_came_true(monkeypatch: pytest.MonkeyPatch) -> None:
    match = veillee.new("pilgrims", mode="solo", level="hard", seed=3)
    other = veillee.new("pilgrims", mode="solo", level="easy", seed=3)
    plain, easy = match.hint(0, "30"), other.hint(0, "30")
    curve = Curve(mode="solo", level="hard", players=1, bot="", matches=1, error=0.0, said=(0.5,), won=(0.9,))
    monkeypatch.setattr(chances, "curves", lambda package: {("solo", "hard", 1): curve})
    right = match.hint(0, "30")
    assert [one.key for one in right.advice] == [one.key for one in plain.advice]
    assert [one.chance for one in right.advice] == [
        pytest.approx(curve.honest(one.chance), abs=2e-4) for one in plain.advice
    ]
    assert other.hint(0, "30") == easy, "at a level without a curve nothing changes"


def test_a_run_says_whether_its_chances_are_honest(tmp_path: Path, small_games: None) -> None:
    plan = lab.plan("connect_four", bots=["search:4"], games=20, decisions=True)
    run = lab.run(plan, tmp_path / "said", workers=1)
    said = command("lab", "calibrate", str(run.folder))
    assert said.code == 0 and said.out.startswith("duel 2: 20 matches, error ")
    text = (run.folder / "chances.toml").read_text("utf-8")
    read = msgspec.toml.decode(text, type=Curves)
    (curve,) = read.curve
    assert (curve.mode, curve.players, curve.matches) == ("duel", 2, 20) and len(curve.said) == len(curve.won)
    page = write_report(run.folder)[0].read_text("utf-8")
    assert "What bots say of their chances" in page and "Ce que les robots disent de leurs chances" in page
    other = lab.run(lab.plan("connect_four", bots=["random"], games=1, decisions=True), tmp_path / "none", workers=1)
    assert "nobody says a chance" in command("lab", "calibrate", str(other.folder)).one_error
    assert "What bots say" not in write_report(other.folder)[0].read_text("utf-8")


def test_every_curve_that_a_game_has_can_be_read() -> None:
    for spec in veillee.core.spec.installed().values():
        for (mode, level, players), curve in curves(spec.package).items():
            assert players in spec.mode(mode).seats and level in (spec.mode(mode).levels or ("",))
            assert list(curve.won) == sorted(curve.won) and curve.error <= 0.1
