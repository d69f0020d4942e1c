"""Whether chances are honest: curves through what was said and what came of it."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

import veillee
import veillee.core.spec
from tests.cli.table import run as command
from veillee import lab
from veillee.bots import chances, find_bot, make_bot
from veillee.bots.chances import Curve, Curves, curve_of, curves, honest_all
from veillee.core.chance import Chance
from veillee.core.errors import SetupError
from veillee.lab.calibration import Group, Moment, binned, calibrated, corrected, error, moments
from veillee.lab.report import write_report
from veillee.lab.rows import read_parquet
from veillee.lab.witness import PLACE

GROUP = Group("solo", "hard", 1)
LENGTH = 30


def timid(matches: int) -> list[Moment]:
    """Who says half of the chance that it has at first, and more and more of it towards the end of a match."""
    chance = Chance("timid", matches)
    found = []
    for number in range(matches):
        true = (1 + chance.below(998)) / 1000
        won = float(chance.below(1000) < 1000 * true)
        for after in range(0, LENGTH, 10):
            found.append(Moment(number, true * (0.5 + 0.5 * after / LENGTH), won, after))
    return found


def test_bins_hold_as_many_moments_each_and_the_error_is_their_mean_distance() -> None:
    some = [Moment(number, number / 100, float(number >= 50)) for number in range(100)]
    bins = binned(some)
    assert [one.moments for one in bins] == [10] * 10 and bins[0].said == pytest.approx(0.045)
    assert [one.won for one in bins] == [0.0] * 5 + [1.0] * 5
    assert error(bins) == pytest.approx(sum(abs(one.said - one.won) for one in bins) / 10)
    assert [one.matches for one in binned([Moment(1, 0.5, 1.0)] * 3)] == [1, 1, 1], "three moments of one match"


def test_who_is_timid_is_put_right_at_every_moment() -> None:
    some = timid(1500)
    assert error(binned(some)) > 0.1
    (curve,) = calibrated({GROUP: some}, "search:9")
    assert (curve.mode, curve.level, curve.players, curve.matches) == ("solo", "hard", 1, 1500)
    assert curve.error < 0.05
    others = timid(1400)
    assert error(binned(corrected(curve, others))) < 0.05, "on other matches too"
    for after in range(0, LENGTH, 10):
        early = [one for one in others if one.after == after]
        assert error(binned(corrected(curve, early))) < 0.07, "and at each moment by itself"
    assert curve.honest(0.25, 0) > curve.honest(0.25, LENGTH) + 0.1, "the same words mean more at the beginning"
    assert curve.honest(0.25, LENGTH + 99) == curve.honest(0.25, LENGTH), "a long match is as one at its end"


def test_a_curve_never_falls_and_what_is_certain_stays_so() -> None:
    contrary = [Moment(number, number % 100 / 100, float(number % 100 < 50), number % 7) for number in range(400)]
    (curve,) = calibrated({GROUP: contrary}, "")
    for after in (0, 3, 9):
        values = [curve.honest(number / 100, after) for number in range(101)]
        assert values == sorted(values) and values[0] == 0.0 and values[-1] == 1.0


def test_few_matches_change_little_and_say_how_unsure_they_are() -> None:
    few, many = (calibrated({GROUP: timid(count)}, "")[0] for count in (20, 2000))
    assert few.doubt(0.4, 0) > 3 * many.doubt(0.4, 0) > 0.0
    (once,) = calibrated({GROUP: [Moment(1, 0.5, 1.0, 3)]}, "")
    assert 0.5 < once.honest(0.5, 3) < 0.75, "a single victory proves little"


def test_how_sure_a_curve_is_holds_in_other_samples() -> None:
    """Of many samples nineteen in twenty lie as near to the truth as they say."""
    near = 0
    for sample in range(40):
        (drawn,) = calibrated({GROUP: timid(100 + sample)}, "")
        true = 0.5
        near += abs(drawn.honest(true / 2, 0) - true) <= drawn.doubt(true / 2, 0)
    assert near >= 32


def made(level: str, settings: dict[str, str] | None = None) -> Curve:
    return Curve(
        mode="solo",
        level=level,
        players=1,
        settings=settings or {},
        bot="",
        matches=1,
        length=40.0,
        error=0.0,
        weights=(1.0, 0.5, 0.5, 0.0),
        unsure=((0.04, 0.0, 0.0, 0.0), *[(0.0, 0.0, 0.0, 0.0)] * 3),
    )


def test_hints_say_what_came_true(monkeypatch: pytest.MonkeyPatch) -> None:
    match = veillee.new("pilgrims", mode="solo", level="hard", seed=3)
    other = veillee.new("pilgrims", mode="solo", level="easy", seed=3)
    monkeypatch.setattr(chances, "curves", lambda package: ())
    plain, easy = match.hint(0, "30"), other.hint(0, "30")
    hard = made("hard")
    monkeypatch.setattr(chances, "curves", lambda package: (hard,))
    right = match.hint(0, "30")
    assert [one.key for one in right.advice] == [one.key for one in plain.advice]
    for one, before in zip(right.advice, plain.advice, strict=True):
        assert one.chance == pytest.approx(hard.honest(before.chance, 0), abs=2e-4)
        assert one.doubt == pytest.approx(hard.doubt(before.chance, 0), abs=2e-4)
    assert other.hint(0, "30") == easy and easy.best.doubt is None, "at a level without a curve nothing changes"


def test_a_curve_for_the_settings_of_a_match_is_taken_before_one_for_all(monkeypatch: pytest.MonkeyPatch) -> None:
    everywhere, islands = made("medium"), made("medium", {"journey": "archipelago"})
    monkeypatch.setattr(chances, "curves", lambda package: (everywhere, islands))
    found = [
        curve_of(veillee.new("lueur", mode="solo", level="medium", seed=1, settings={"journey": journey}))
        for journey in ("province", "archipelago")
    ]
    assert found == [everywhere, islands]


def test_chances_that_sum_to_one_still_do(monkeypatch: pytest.MonkeyPatch) -> None:
    duel = msgspec.structs.replace(made(""), mode="basic", players=2)
    monkeypatch.setattr(chances, "curves", lambda package: (duel,))
    match = veillee.new("pilgrims", mode="basic", players=2, seed=3)
    shared = honest_all(match, [0.3, 0.7])
    assert sum(shared) == pytest.approx(1.0) and shared[0] < shared[1] and shared != [0.3, 0.7]
    assert honest_all(match, [0.3, 0.3]) == [duel.honest(0.3, 0)] * 2, "an opponent of the game has the rest"


def test_levels_lean_on_each_other() -> None:
    """Of few matches at one level not much can be known, unless what is said there means what it means elsewhere."""
    other = Group("solo", "easy", 1)
    few, many = timid(24), [one._replace(match=one.match + 1000) for one in timid(1500)]
    (alone,) = calibrated({GROUP: few}, "")
    both = {(one.level, one.matches): one for one in calibrated({GROUP: few, other: many}, "")}
    leaning = both["hard", 24]
    grid = [(said / 20, after) for said in range(1, 10) for after in range(0, LENGTH, 10)]
    true = [min(0.99, said / (0.5 + 0.5 * after / LENGTH)) for said, after in grid]
    far, near = (
        sum(abs(one.honest(*at) - value) for at, value in zip(grid, true, strict=True)) for one in (alone, leaning)
    )
    assert near < far
    assert {one.error for one in both.values()} == {leaning.error}, "the error is that of all of them together"
    apart = calibrated({GROUP: few, Group("rival", "hard", 2): many}, "")
    assert apart[0].weights == alone.weights, "another mode is another game"


@pytest.mark.usefixtures("small_games", "own_bots")
def test_a_witness_plays_cheaply_and_is_heard_now_and_then(tmp_path: Path) -> None:
    bot = f"{find_bot(PLACE)}:2:9:4"
    run = lab.run(lab.plan("connect_four", bots=[bot], games=6, decisions=True), tmp_path / "heard", workers=1)
    said = [cells["chance"] is not None for cells in read_parquet(run.decisions)]
    assert 0.1 < sum(said) / len(said) < 0.45, "at about one choice in four"
    for some in moments(run).values():
        assert all(one.of > one.after for one in some), "and it is known how long the match was"
    for wrong in ("2:9", "2:9:0", "2:x:4", ""):
        with pytest.raises(SetupError):
            make_bot(f"{PLACE}:{wrong}" if wrong else PLACE, 1)


def test_a_run_says_whether_its_chances_are_honest(tmp_path: Path, small_games: None) -> None:
    plan = lab.plan("connect_four", bots=["search:4"], games=20, decisions=True)
    run = lab.run(plan, tmp_path / "said", workers=1)
    said = command("lab", "calibrate", str(run.folder))
    assert said.code == 0 and said.out.startswith("duel 2: 20 matches, error ")
    text = (run.folder / "chances.toml").read_text("utf-8")
    read = msgspec.toml.decode(text, type=Curves)
    (curve,) = read.curve
    assert (curve.mode, curve.players, curve.matches) == ("duel", 2, 20)
    assert 7 <= curve.length <= 42 and len(curve.unsure) == 4
    page = write_report(run.folder)[0].read_text("utf-8")
    assert "What bots say of their chances" in page and "Ce que les robots disent de leurs chances" in page
    other = lab.run(lab.plan("connect_four", bots=["random"], games=1, decisions=True), tmp_path / "none", workers=1)
    assert "nobody says a chance" in command("lab", "calibrate", str(other.folder)).one_error
    assert "What bots say" not in write_report(other.folder)[0].read_text("utf-8")


def test_every_curve_that_a_game_has_can_be_read() -> None:
    for spec in veillee.core.spec.installed().values():
        for one in curves(spec.package):
            mode = spec.mode(one.mode)
            assert one.players in mode.seats and one.level in (mode.levels or ("",))
            known = {setting.id: setting.values for setting in spec.settings}
            assert all(value in known[name] for name, value in one.settings.items())
            assert one.weights[1] > 0.0 and one.error <= 0.1
