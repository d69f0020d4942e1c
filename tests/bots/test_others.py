"""Bots of others: in a package of their own, or named by their place; in every process, and never by a record."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import veillee
from veillee.bots import ask, find_bot, make_bot
from veillee.bots.errors import BotError

ROOT = Path(__file__).resolve().parents[2]
PLACE = "examples.dreamer.dreamer:Dreamer"


pytestmark = pytest.mark.usefixtures("own_bots")


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the example was installed, as anybody would."""
    home = tmp_path_factory.mktemp("site")
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--no-build-isolation", "--no-index", "--target", str(home), str(ROOT / "examples" / "dreamer")]
    subprocess.run(command, check=True, capture_output=True)
    return home


def veillee_with(folder: Path, *args: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    program = f"import sys; sys.path.insert(0, {str(folder)!r}); from veillee.cli import main; main()"
    command = [sys.executable, "-c", program, *args, "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, cwd=cwd, timeout=300)


@pytest.mark.slow
def test_an_installed_bot_plays_in_the_terminal_and_in_the_lab(package: Path, tmp_path: Path) -> None:
    seats = ("--seats", "dreamer:1,random", "--seed", "3", "--record", "dreams.veillee")
    played = veillee_with(package, "play", "pilgrims", *seats, cwd=tmp_path)
    assert played.returncode == 0 and "won" in played.stdout, played.stderr
    assert "dreamer:1" in (tmp_path / "dreams.veillee").read_text("utf-8")
    plan = (
        "--mode",
        "basic",
        "--players",
        "2",
        "--bots",
        "dreamer:1",
        "--games",
        "2",
        "--workers",
        "2",
    )
    simulated = veillee_with(package, "lab", "run", "--out", "run", "--game", "pilgrims", *plan, cwd=tmp_path)
    assert simulated.returncode == 0, simulated.stderr
    assert (tmp_path / "run" / "matches.parquet").is_file()


def test_a_bot_is_found_by_its_place_with_its_parameters() -> None:
    match = veillee.new("pilgrims", players=2, seed=7)
    with pytest.raises(veillee.SetupError, match="no bot"):
        make_bot(PLACE, 1)  # nobody has said that it may be imported
    assert find_bot(PLACE) == PLACE
    key = ask(make_bot(f"{PLACE}:1", 1), match, 0, 1)
    assert key in match.legal_keys and key == ask(make_bot(f"{PLACE}:1", 1), match, 0, 1)
    with pytest.raises(BotError, match="from 1 to 99"):
        make_bot(f"{PLACE}:many", 1)


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("nowhere", "expected the name of a bot, or its module and class"),
        ("no.such.module:Bot", "cannot be imported"),
        ("examples.dreamer.dreamer:Sleeper", "has no Sleeper"),
        ("examples.dreamer.dreamer:LENGTH", "choose"),
        ("a b:C", "expected the name"),
    ],
)
def test_places_without_a_bot(place: str, words: str) -> None:
    with pytest.raises(BotError, match=words):
        find_bot(place)


def test_what_cannot_choose_is_no_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "odd_bots.py").write_text("class Mute:\n    pass\n\nclass Plain:\n    choose = lambda *_: 'x'\n")
    monkeypatch.syspath_prepend(tmp_path)
    find_bot("odd_bots:Mute"), find_bot("odd_bots:Plain")
    with pytest.raises(BotError, match="choose"):
        make_bot("odd_bots:Mute", 1)
    with pytest.raises(BotError, match="no parameters"):
        make_bot("odd_bots:Plain:5", 1)
    assert make_bot("odd_bots:Plain", 1)


def test_a_record_imports_nothing(tmp_path: Path) -> None:
    """A bot that a file names is sat down only where the reader says so, too."""
    args = ("play", "pilgrims", "--seats", f"{PLACE}:1,human", "--seed", "3", "--record", "dreams.veillee", "--plain")
    program = f"import sys; sys.path.insert(0, {str(ROOT)!r}); from veillee.cli import main; main()"

    def at(*given: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-c", program, *given, "--lang", "en"]
        return subprocess.run(command, capture_output=True, text=True, cwd=tmp_path, input="q\n", timeout=300)

    assert at(*args).returncode == 0
    refused = at("resume", "dreams.veillee", "--plain")
    assert refused.returncode == 1 and "--bot MODULE:CLASS" in refused.stderr
    assert at("resume", "dreams.veillee", "--plain", "--bot", PLACE).returncode == 0
