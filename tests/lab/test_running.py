"""A run: the same whatever the workers, gone on with after a kill, nothing lost and nothing twice."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from io import BytesIO
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

import veillee
from tests.cli.table import run as command
from veillee import lab
from veillee.bots import BOTS, RandomBot
from veillee.core.extras import require
from veillee.core.result import together
from veillee.lab import playing, rows
from veillee.lab.crew import Processes
from veillee.lab.errors import LabError
from veillee.lab.playing import sides_of
from veillee.lab.running import Progress, hand_out
from veillee.lab.worker import Batch, play_batch

T = TypeVar("T")


def contents(run: lab.Run) -> list[bytes]:
    return [run.matches.read_bytes(), run.decisions.read_bytes()]


def test_a_row_says_what_happened(played: lab.Run) -> None:
    row = next(iter(played.rows()))
    again = veillee.new("pilgrims", mode="solo", level="easy", seed=row.seed)
    kinds = [cells for cells in rows.read_parquet(played.decisions) if cells["number"] == 0]
    for cells in kinds:
        assert cells["options"] == len(again.legal_keys)
        again.play(cells["key"])
    result = again.result
    assert result is not None
    assert row.table == again.hash() and row.decisions == again.number == len(kinds)
    assert [(side.side, side.total) for side in row.sides] == [(score.side, score.total) for score in result.scores]
    assert [side.won for side in row.sides] == [float(side.side in result.winners) for side in row.sides]
    assert sum(source.points for source in row.sources) == sum(side.total for side in row.sides)
    assert (row.rounds, row.first) == (4, 0)
    goes = [use.times for use in row.used if (use.side, use.what) == (0, "go")]
    assert goes == [sum(cells["kind"] == "go" for cells in kinds)]


@pytest.mark.parametrize(
    ("game", "mode", "players"), [("pilgrims", "solo", 1), ("raiders", "standard", 3), ("kinfire", "combat", 2)]
)
def test_matches_of_bots_that_look_at_nothing_are_the_same_without_a_past(game: str, mode: str, players: int) -> None:
    """Written decisions need the match's past; in Kinfire several seats answer one decision."""
    plans = [lab.plan(game, modes=[mode], players=[players], games=3, decisions=keep) for keep in (False, True)]
    for number in range(3):
        (short,), (long,) = (playing.play(plan, number) for plan in plans)
        assert long.choices and short == msgspec.structs.replace(long, choices=[])
        assert {use.side for use in short.used} >= set(range(players)), "every seat used something"


class Breaking(RandomBot):
    """A bot that looks at nothing and picks what is not there after a while."""

    def pick(self, options: int, seat: int, number: int) -> int:
        return options if number == 5 else super().pick(options, seat, number)


def test_a_match_without_a_past_that_goes_wrong_leaves_its_record_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "breaking", lambda parameters, seed: Breaking(seed))
    plan = lab.plan("pilgrims", modes=["solo"], bots=["breaking"], games=1)
    with pytest.raises(playing.Failed, match="IndexError") as failed:
        playing.play(plan, 0)
    assert veillee.replay(failed.value.record).number == 5


def test_workers_change_nothing(small: lab.Plan, played: lab.Run, tmp_path: Path) -> None:
    assert contents(lab.run(small, tmp_path / "two", workers=2)) == contents(played)
    assert [row.number for row in played.rows()] == list(range(small.total))
    assert not played.journal.exists()


def test_another_seed_is_another_run(small: lab.Plan, played: lab.Run, tmp_path: Path) -> None:
    other = lab.run(msgspec.structs.replace(small, seed="other"), tmp_path / "other", workers=1)
    assert contents(other)[0] != contents(played)[0]


def test_a_killed_run_goes_on(small: lab.Plan, tmp_path: Path) -> None:
    """Kill -9 in the middle, twice; then the same command. What comes out is as if nothing had happened."""
    plan = msgspec.structs.replace(small, games=60)
    out = tmp_path / "killed"
    args = "lab run --game pilgrims --mode solo --level easy,hard --games 60 --seed lab --decisions --workers 2 --out"
    for least in (1, 2):
        process = subprocess.Popen([sys.executable, "-m", "veillee", *args.split(), str(out)], start_new_session=True)
        journal = out / "journal.jsonl"
        before = lines(journal)
        deadline = time.monotonic() + 60
        while lines(journal) < before + least and process.poll() is None and time.monotonic() < deadline:
            time.sleep(0.005)
        process.kill()
        process.wait()
    found = lab.Run.open(out)
    assert 3 <= len(found.done()) < plan.total, "it was killed in the middle"
    with found.journal.open("ab") as file:
        file.write(b'{"number":119,"ind')  # what a kill in the middle of a line leaves
    again = lab.run(plan, out, workers=1)
    whole = lab.run(plan, tmp_path / "whole", workers=2)
    assert contents(again) == contents(whole)


def lines(path: Path) -> int:
    return path.read_bytes().count(b"\n") if path.exists() else 0


def test_half_a_line_of_a_worker_that_was_ended_is_no_answer(small: lab.Plan) -> None:
    crew = Processes(small, 1)
    crew.close()
    crew._listen(0, BytesIO(b'{"numbers": [1], "ro'))
    with pytest.raises(LabError, match="was killed"):
        crew.receive()


def test_a_killed_run_leaves_no_workers(tmp_path: Path) -> None:
    args = "lab run --game pilgrims --games 5000 --workers 2 --out"
    process = subprocess.Popen([sys.executable, "-m", "veillee", *args.split(), str(tmp_path / "x")])
    try:
        workers = wait_for(lambda: children(process.pid))
        assert len(workers) == 2
    finally:
        process.kill()
        process.wait()
    assert wait_for(lambda: not any(alive(worker) for worker in workers)), "they ended by themselves"


def wait_for(condition: Callable[[], T], seconds: float = 120) -> T:
    deadline = time.monotonic() + seconds
    while not (found := condition()) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert found, f"nothing came within {seconds} s"
    return found


def children(pid: int) -> list[int]:
    task = Path(f"/proc/{pid}/task/{pid}/children")
    found = [int(word) for word in task.read_text().split()] if task.exists() else []
    return found if len(found) >= 2 else []


def alive(pid: int) -> bool:
    status = Path(f"/proc/{pid}/status")
    return status.exists() and "State:\tZ" not in status.read_text()


def hearing_ctrl_c() -> None:
    """What is started in the background is born ignoring it; a person's command is not."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_keeps_what_was_played(tmp_path: Path) -> None:
    out = tmp_path / "x"
    args = "lab run --game pilgrims --games 5000 --workers 2 --out"
    process = subprocess.Popen(
        [sys.executable, "-m", "veillee", *args.split(), str(out)],
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hearing_ctrl_c,
    )
    wait_for(lambda: lines(out / "journal.jsonl"))
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=30)
    assert process.returncode == 130 and "the same command goes on" in said
    assert len(lab.Run.open(out).done()) == len(list(lab.Run.open(out).rows())) > 0


def test_a_finished_run_can_grow(small: lab.Plan, played: lab.Run, tmp_path: Path) -> None:
    more = msgspec.structs.replace(small, games=9)
    grown = lab.run(more, played.folder, workers=1)
    assert contents(grown) == contents(lab.run(more, tmp_path / "more", workers=1))
    before = contents(grown)
    assert contents(lab.run(small, played.folder, workers=1)) == before, "fewer games than there are change nothing"


def test_a_kill_while_parquet_is_written_repeats_nothing(small: lab.Plan, played: lab.Run, tmp_path: Path) -> None:
    """All is played, the file of the decisions is written, that of the matches is not."""
    run = lab.Run.begin(tmp_path / "x", small)
    run.add(row.encode() for row in play_batch(small, range(small.total)).rows)
    shutil.copy(played.decisions, run.decisions)
    run.close()
    assert contents(lab.run(small, run.folder, workers=1)) == contents(played)


def test_other_matches_do_not_come_into_a_run(small: lab.Plan, played: lab.Run, tmp_path: Path) -> None:
    for other, said in (
        (msgspec.structs.replace(small, seed="7"), "another seed"),
        (lab.plan("pilgrims", games=6, seed="lab", decisions=True), "other ways to play"),
        (msgspec.structs.replace(small, decisions=False), "another wish for decisions"),
    ):
        with pytest.raises(lab.LabError, match=said):
            lab.run(other, played.folder)
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "thesis.txt").write_text("precious")
    with pytest.raises(lab.LabError, match="not empty"):
        lab.run(small, tmp_path / "mine")


def test_one_process_at_a_time(small: lab.Plan, tmp_path: Path) -> None:
    first = lab.Run.begin(tmp_path / "x", small)
    with pytest.raises(lab.LabError, match="another process"):
        lab.Run.begin(tmp_path / "x", small)
    first.close()
    lab.Run.begin(tmp_path / "x", small).close()


def test_a_damaged_journal_is_said(small: lab.Plan, tmp_path: Path) -> None:
    run = lab.Run.begin(tmp_path / "x", small)
    run.add([b'{"number": 0'])
    run.close()
    with pytest.raises(lab.LabError, match="line 1 is damaged"):
        lab.Run.open(tmp_path / "x").done()
    with pytest.raises(lab.LabError, match="no run at"):
        lab.Run.open(tmp_path / "y")


def test_a_line_that_is_no_match_is_said(small: lab.Plan, tmp_path: Path) -> None:
    run = lab.Run.begin(tmp_path / "x", small)
    run.add([b'{"number": 3}'])
    run.close()
    with pytest.raises(lab.LabError, match=r"the line of match 3 is damaged: .* its match is played again"):
        list(lab.Run.open(tmp_path / "x").rows())


def test_a_damaged_result_is_said_and_can_be_played_again(played: lab.Run) -> None:
    whole = played.matches.read_bytes()
    played.matches.write_bytes(whole[: len(whole) // 2])
    with pytest.raises(lab.LabError, match=r"matches.parquet cannot be read: .* its matches are played again"):
        lab.run(played.plan, played.folder, workers=1)
    played.matches.unlink()
    lab.run(played.plan, played.folder, workers=1)
    assert played.matches.read_bytes() == whole


def test_a_run_that_has_not_begun_can_be_planned_anew(small: lab.Plan, tmp_path: Path) -> None:
    lab.Run.begin(tmp_path / "x", small).close()
    other = msgspec.structs.replace(small, seed="7", games=1)
    assert len(list(lab.run(other, tmp_path / "x", workers=1).rows())) == 2
    with pytest.raises(lab.LabError, match="is a file: give a folder"):
        lab.Run.begin(tmp_path / "x" / "run.json", small)


class Stubborn(RandomBot):
    """A bot that answers with nonsense after a while."""

    def choose(self, match: veillee.Match, seat: int) -> str:
        return "go:nowhere" if match.number == 5 else super().choose(match, seat)


def test_a_match_that_goes_wrong_leaves_its_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(BOTS, "stubborn", lambda parameters, seed: Stubborn(seed))
    plan = lab.plan("pilgrims", modes=["solo"], bots=["random", "stubborn"], games=2)
    with pytest.raises(lab.LabError, match=r"match 1 \(solo medium 1p stubborn\) went wrong: UnknownMove"):
        lab.run(plan, tmp_path / "x", workers=1)
    match = veillee.replay((tmp_path / "x" / "failed-1.veillee").read_text())
    assert match.number == 5
    assert lab.Run.open(tmp_path / "x").done() == {0}


def test_a_worker_that_dies_is_said(small: lab.Plan, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONSTARTUP", "")
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(lab.LabError, match="has died"):
        lab.run(small, tmp_path / "x", workers=2)


def test_an_own_pack_is_named_with_its_fingerprint(tmp_path: Path) -> None:
    assert command("pack", "export", "pilgrims", str(tmp_path / "box")).code == 0
    run = lab.run(lab.plan("pilgrims", packs=[tmp_path / "box"], games=1), tmp_path / "x", workers=1)
    (row,) = run.rows()
    assert row.pack == f"pilgrims-house@{veillee.game('pilgrims').box().hash[:8]}"


def test_the_time_left_counts_the_slow_cells() -> None:
    progress = Progress(total=20, cells=2, workers=1)
    progress.begin([10, 10])
    assert progress.left is None
    progress.started -= 10
    progress.add(Batch([0, 1, 2, 4], ["", "", "", ""], [1.0, 7.0, 1.0, 1.0]))
    assert progress.left == pytest.approx(7 * 1.0 + 9 * 7.0, rel=0.01)
    assert progress.rate == pytest.approx(0.4, rel=0.01)


def test_seats_share_a_victory_unless_they_win_it_together(small_games: None) -> None:
    match = veillee.new("connect_four", seed=0)
    for key in "gccffgafffgfecdbcddgegbbgeccdeddbeebb":
        match.play(f"drop:{key}")
    assert match.result is not None
    assert [side.won for side in playing.sides_of(match.result, ["a", "b"])] == [0.5, 0.5]


def test_a_missing_extra_names_the_command(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow", None)
    with pytest.raises(lab.MissingExtra, match=r"pip install 'veillee\[lab\]'"):
        require("pyarrow", "lab")


def test_the_command_speaks(tmp_path: Path) -> None:
    out = str(tmp_path / "x")
    said = command(*f"lab run --game pilgrims --mode solo --games 2 --workers 1 --out {out}".split())
    assert said.code == 0 and "2 matches in" in said.out
    assert "1 way to play × 2 = 2 matches" in said.err
    assert command(*f"lab run --out {out} --lang fr".split()).out.startswith("2 parties dans")
    assert command(*f"lab run --out {tmp_path}/none".split()).code == 2
    assert command(*f"lab run --game chess --out {out}".split()).code == 2
    assert command(*f"lab run --game pilgrims --players two --out {out}".split()).code == 2
    assert os.path.exists(f"{out}/matches.parquet")


class Counting:
    """Workers that only say how long a match would have taken."""

    def __init__(self, size: int, seconds: float) -> None:
        self.size = size
        self.seconds = seconds
        self.out: list[Sequence[int]] = []
        self.sent: list[int] = []
        self.ahead: list[int] = []  # batches that were out after each was sent

    def send(self, numbers: Sequence[int]) -> None:
        self.out.append(numbers)
        self.sent.append(len(numbers))
        self.ahead.append(len(self.out))

    def receive(self) -> Batch:
        numbers = list(self.out.pop(0))
        return Batch(numbers, [""] * len(numbers), [self.seconds] * len(numbers))

    def close(self) -> None: ...


@pytest.mark.parametrize(("seconds", "largest"), [(0.001, 256), (0.1, 5), (3.0, 1)])
def test_workers_end_at_about_the_same_time(seconds: float, largest: int) -> None:
    """Batches are as long as they should be, the last ones small; nobody has long matches waiting before it."""
    crew = Counting(2, seconds)
    progress = Progress(5_000, 1, crew.size)
    progress.begin([5_000])
    played: list[int] = []
    for batch in hand_out(crew, iter(range(5_000)), progress):
        progress.add(batch)
        played += batch.numbers
    assert sorted(played) == list(range(5_000))
    assert max(crew.sent) == largest and crew.sent[-4:] == [1] * 4
    assert max(crew.ahead[4:]) == (crew.size if seconds > 1 else 2 * crew.size), "the first ones were to find out"


def test_a_team_wins_or_loses_as_one_whether_it_has_points_or_not() -> None:
    for won in (True, False):
        rows = sides_of(together(3, won, "reason-kept", "NW-001"), ["random"] * 3)
        assert [(row.side, row.won, row.total) for row in rows] == [(seat, float(won), 0) for seat in range(3)]
