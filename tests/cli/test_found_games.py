"""`--game MODULE:NAME`: games that are not installed, at the terminal, on the server and in the lab."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

import veillee
from tests.cli.table import Said, run
from veillee.bots.crew import Crew
from veillee.bots.search import Budget
from veillee.core import spec
from veillee.core.errors import NoSuchGame, SetupError
from veillee.core.spec import find_game, found_games, registry

ROOT = Path(__file__).resolve().parents[2]
NIGHT = "examples.night_watch:GAME"


@pytest.fixture(autouse=True)
def forgotten() -> Iterator[None]:
    """No other test knows the games that are found here."""
    known, path = registry().copy(), sys.path.copy()
    yield
    registry().clear()
    registry().update(known)
    spec._found.clear()
    sys.path[:] = path


def process(*args: str, typed: str = "", cwd: Path = ROOT) -> Said:
    """The command as it is installed: the folder it is started in is not on Python's path by itself."""
    start = "import sys; sys.path[:] = [p for p in sys.path if p]; from veillee.cli import main; main()"
    command = [sys.executable, "-P", "-c", start, *args]
    done = subprocess.run(command, input=typed, text=True, capture_output=True, cwd=cwd, timeout=120, check=False)
    return Said(done.returncode, done.stdout, done.stderr)


def test_a_game_is_found_by_its_module_and_name() -> None:
    found = find_game(NIGHT)
    assert veillee.game("night_watch") is found
    assert found_games()["night_watch"] == NIGHT


@pytest.mark.parametrize(
    ("place", "problem", "english", "french"),
    [
        ("night_watch", "form", "expected MODULE:NAME", "attendu : MODULE:NOM"),
        ("examples.night_watch:", "form", "expected MODULE:NAME", "attendu : MODULE:NOM"),
        ("../examples:GAME", "form", "expected MODULE:NAME", "attendu : MODULE:NOM"),
        ("examples.day_watch:GAME", "module", "there is no module examples.day_watch", "il n'y a pas de module"),
        ("examples.night_watch:GAMES", "name", "games in it: GAME", "jeux qui s'y trouvent : GAME"),
        ("examples.night_watch.words:GAME", "name", "games in it: -", "jeux qui s'y trouvent : -"),
        ("examples.night_watch:paint", "kind", "but a function", "c'est : function"),
    ],
)
def test_a_place_without_a_game_is_refused(place: str, problem: str, english: str, french: str) -> None:
    """With a typed error that says what was found and what was expected, and one line in either language."""
    with pytest.raises(NoSuchGame, match="no game") as refused:
        find_game(place)
    assert (refused.value.place, refused.value.problem) == (place, problem)
    assert isinstance(refused.value, SetupError)
    for lang, words in (("en", english), ("fr", french)):
        for command in ("play", "serve"):
            said = run(command, "--game", place, "--lang", lang)
            assert said.code == 2
            assert words in said.one_error and place in said.one_error


def test_a_module_that_imports_what_there_is_not_says_what() -> None:
    Path("broken_game.py").write_text("import no_such_thing\n", "utf-8")
    assert "there is no module no_such_thing" in run("play", "--game", "broken_game:GAME").one_error


def test_play_needs_no_other_name_of_the_game(tmp_path: Path) -> None:
    """It is played from the folder it lies in, and the way to go on with it names it again."""
    record = str(tmp_path / "night.veillee")
    said = process(
        "play", "--game", NIGHT, "--players", "2", "--seed", "3", "--record", record, "--plain", typed="1\nq\n"
    )
    assert said.code == 0, said.err
    assert "The Night Watch" in said.out
    assert f"resume {record} --game {NIGHT}" in said.out
    resumed = process("resume", record, "--game", NIGHT, "--plain", typed="q\n")
    assert resumed.code == 0, resumed.err
    assert "The Night Watch" in resumed.out
    assert "no game 'night_watch'" in process("replay", record, "--verify").err
    assert process("replay", record, "--verify", "--game", NIGHT).code == 0


def test_a_campaign_of_it_is_begun_and_gone_on_with(tmp_path: Path) -> None:
    file = str(tmp_path / "night.campaign")
    said = process("campaign", "--game", NIGHT, "--seed", "3", "--file", file, "--plain", typed="q\n")
    assert said.code == 0, said.err
    assert f"--game {NIGHT}" in said.out
    again = process("campaign", file, "--game", NIGHT, "--plain", typed="q\n")
    assert again.code == 0, again.err
    assert "night_watch" in process("campaign", file, "--plain", typed="q\n").err


def test_several_games_are_found_and_one_is_named() -> None:
    said = process(
        "play", "connect_four", "--game", NIGHT, "--game", "examples.connect_four:GAME", "--plain", typed="q\n"
    )
    assert said.code == 0, said.err
    assert said.out.rstrip().endswith("--game examples.connect_four:GAME")


def test_wherever_a_game_is_named_its_place_will_do() -> None:
    assert "Two to four keepers" in process("rules", NIGHT, "NW-001").out


def test_processes_that_think_find_it_too() -> None:
    """A search in another process, where the game is not installed either."""
    find_game(NIGHT)
    crew = Crew(1)
    try:
        root = crew.think(veillee.new("night_watch", seed=1), 0, "seed", Budget(20))
    finally:
        crew.close()
    assert root is not None and set(root.edges) == {"gather:near", "gather:far"}


def test_the_lab_plays_it_in_several_processes(tmp_path: Path) -> None:
    out = str(tmp_path / "run")
    said = process("lab", "run", "--game", NIGHT, "--games", "4", "--workers", "2", "--out", out)
    assert said.code == 0, said.err
    assert json.loads((tmp_path / "run" / "run.json").read_text("utf-8"))["plan"]["game"] == "night_watch"


def test_the_server_offers_it(tmp_path: Path) -> None:
    served = subprocess.Popen(
        [
            sys.executable,
            "-m",
            "veillee",
            "serve",
            "--game",
            NIGHT,
            "--port",
            "0",
            "--db",
            f"sqlite:///{tmp_path}/x.db",
        ],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )
    try:
        assert served.stdout is not None
        address = next(word for word in served.stdout.readline().split() if word.startswith("http"))
        games = httpx.get(f"{address}api/games", timeout=60).json()
        assert "night_watch" in {game["info"]["id"] for game in games}
    finally:
        served.send_signal(signal.SIGTERM)
        served.wait(60)
