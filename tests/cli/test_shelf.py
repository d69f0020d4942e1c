"""Matches that wait, records that are open elsewhere, replays step by step, and the same mistakes everywhere."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import pytest
from textual.widgets import Static

import veillee
from tests.cli.screens import settled, shown
from tests.cli.table import record_of, run
from veillee.bots.analysis import Analysis, Moment
from veillee.cli import catalogue, files
from veillee.cli.analysing import sparklines
from veillee.cli.speech import Say
from veillee.cli.table.stepping import ReplayApp


def begin(*typed: str, game: str = "pilgrims") -> Path:
    """A match that was begun and left, in the folder where they are kept."""
    before = set(files.matches_folder().glob("*")) if files.matches_folder().exists() else set()
    assert run("play", game, "--mode", "solo", "--seed", "7", typed=[*typed, "q"]).code == 0
    (new,) = set(files.matches_folder().glob("*")) - before
    return new


def test_resume_alone_lists_the_matches_and_goes_on_with_one() -> None:
    first, second = begin("1"), begin("1", game="lueur")
    said = run("resume", typed=["pilgrims", "1", "q"])
    assert said.code == 0 and "Pilgrims · solo against the Falconer · Round 1" in said.out and "Glow · solo" in said.out
    assert (record_of(first).number, record_of(second).number) == (2, 1)


def test_veillee_alone_names_the_matches_in_a_pipe_and_then_helps() -> None:
    file = begin("1")
    said = run()
    assert said.code == 0 and f"veillee resume {file}" in said.out and "Usage:" in said.out


def test_without_matches_resume_says_how_to_begin_one() -> None:
    assert run("resume").code == 1 and "veillee play" in run("resume").one_error


def test_a_record_that_another_terminal_has_open_is_locked() -> None:
    file = begin("1")
    with files.held(file):
        for command in (("resume", str(file)), ("play", "pilgrims", "--mode", "solo", "--record", str(file))):
            said = run(*command, typed=["q"])
            assert said.code == 1 and "another terminal" in said.one_error
    assert run("resume", str(file), typed=["q"]).code == 0
    assert [path.name for path in file.parent.iterdir()] == [file.name], "the lock goes with whoever had it"


@pytest.mark.usefixtures("night")
def test_resume_goes_on_with_a_campaign_as_a_campaign() -> None:
    """Once it wrote the record of the last chapter over the whole campaign."""
    bots = ("--chapter", "hut", "--seats", "random,random", "--roles", "woodcutter,singer", "--people", "1,2")
    assert run("campaign", "night_watch", "--seed", "3", "--file", "n.campaign", *bots).code == 0
    before = Path("n.campaign").read_text("utf-8")
    said = run("resume", "n.campaign", typed=["q"])
    assert said.code == 0 and "The story so far" in said.out
    assert Path("n.campaign").read_text("utf-8") == before
    said = run("resume", "n.campaign#1")
    assert said.code == 2 and "veillee campaign n.campaign" in said.one_error
    assert not Path("n.campaign#1").exists()


@pytest.mark.usefixtures("night")
def test_a_campaign_that_another_terminal_has_open_is_locked() -> None:
    assert run("campaign", "night_watch", "--seed", "3", "--file", "n.campaign", typed=["q"]).code == 0
    before = Path("n.campaign").read_text("utf-8")
    Path("n.campaign").write_text(before.rpartition("end ")[0], "utf-8")  # cut off: going on would keep a copy
    with files.held(Path("n.campaign")):
        for command in (("n.campaign",), ("night_watch", "--file", "n.campaign")):
            said = run("campaign", *command, typed=["q"])
            assert said.code == 1 and "another terminal" in said.one_error
    assert [path.name for path in Path().glob("n.*")] == ["n.campaign"], "nothing was moved"


def test_a_record_that_names_a_bot_nobody_knows(tmp_path: Path) -> None:
    file = begin("1")
    file.write_text(file.read_text("utf-8").replace("seats human", "seats greedi"), "utf-8")
    said = run("resume", str(file))
    assert said.code == 1 and "greedi" in said.one_error and "--bot" in said.err and "Did you mean greedy?" in said.err


def test_a_record_with_a_byte_order_mark_is_read() -> None:
    file = begin("1")
    file.write_bytes(b"\xef\xbb\xbf" + file.read_bytes())
    assert run("replay", str(file), "--verify").code == 0


def test_a_replay_is_stepped_through() -> None:
    match = veillee.new("pilgrims", mode="solo", seed=7)
    for _ in range(5):
        match.play(match.legal_keys[0])
    app = ReplayApp(match, Say("fr"))

    async def step() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(pilot)
            assert "Après le choix 5 sur 5" in shown(app)
            for key, number in (("left", 4), ("home", 0), ("left", 0), ("right", 1), ("end", 5), ("shift+left", 0)):
                await pilot.press(key)
                await settled(pilot)
                assert f"Après le choix {number} sur 5" in shown(app), key
            assert match.at(0).label(match.choices[0], "fr") in shown(app), "what will be chosen is told"
            await pilot.press("q")

    asyncio.run(step())
    assert app.return_value == 0


def test_a_replay_of_a_table_with_pages_shows_the_first_one_and_turns() -> None:
    match = veillee.new("kinfire", mode="quest", seed=9, players=2)
    while match.number < 5:
        match.play(match.legal_keys[0])
    app = ReplayApp(match, Say("en"))

    async def step() -> None:
        async with app.run_test(size=(120, 40)) as pilot:
            await settled(pilot)
            assert "[Combat]" in shown(app) and "[Story]" not in shown(app)
            await pilot.press("p")
            await settled(pilot)
            assert "[Story]" in shown(app)
            await pilot.press("left", "p", "p", "p")
            await settled(pilot)
            assert "[Combat]" in shown(app)
            await pilot.press("q")

    asyncio.run(step())


def test_the_replay_of_a_whole_match_begins_at_its_beginning() -> None:
    match = veillee.new("pilgrims", mode="solo", seed=7)
    while not match.over:
        match.play(match.legal_keys[0])
    app = ReplayApp(match, Say("fr"))
    assert app.number == 0
    chosen = match.at(3)
    assert chosen.decision is not None
    hand = next(zone for zone in chosen.scene(chosen.decision.seat, "fr").zones if zone.id.startswith("hand:"))
    held = [piece.face.title for piece in hand.pieces if piece.face]

    async def step() -> None:
        async with app.run_test(size=(80, 24)) as pilot:
            await settled(pilot)
            await pilot.press("right", "right", "right")
            await settled(pilot)
            assert held and all(title in shown(app) for title in held), "nothing is secret any more"
            assert shown(app).rstrip().endswith("q quitter"), "all keys are in sight"
            await pilot.press("l")
            await settled(pilot)
            assert match.events(lang="fr")[0].text in str(app.screen.query_one("#page Static", Static).render())
            await pilot.press("q")
            await settled(pilot)
            assert "Après le choix 3" in shown(app), "a key closes the log and nothing else"
            await pilot.press("q")

    asyncio.run(step())
    assert app.return_value == 0


@pytest.mark.parametrize(
    ("command", "code", "meant"),
    [
        (("plya",), 2, "play"),
        (("play", "pilgrim"), 2, "pilgrims"),
        (("play", "pilgrims", "--mode", "sol"), 2, "solo"),
        (("play", "pilgrims", "--mode", "solo", "--level", "hrad"), 2, "hard"),
        (("play", "pilgrims", "--seats", "human,gredy"), 2, "greedy"),
        (("rules", "pilgrims", "PIL-999"), 2, ""),
        (("pack", "show", "pilgrims", "qqqqq"), 2, ""),
        (("analyse", "missing.veillee", "--budget", "ever"), 2, ""),
        (("replay", "missing.veillee"), 1, ""),
        (("resume", "missing.veillee"), 1, ""),
        (("analyse", "missing.veillee"), 1, ""),
    ],
)
def test_the_same_mistake_has_the_same_code_and_what_was_perhaps_meant(
    command: tuple[str, ...], code: int, meant: str
) -> None:
    said = run(*command)
    assert said.code == code
    assert (f"Did you mean {meant}?" in said.one_error) == bool(meant)


@pytest.mark.parametrize("group", ["pack", "lab"])
def test_a_group_alone_says_what_it_can_do(group: str) -> None:
    said = run(group)
    assert said.code == 0 and f"veillee {group} " in said.out and said.err == ""


def test_a_damaged_record_is_refused_in_french_words() -> None:
    Path("m.veillee").write_text("veillee 1\nnonsense\n", "utf-8")
    said = run("replay", "m.veillee", "--lang", "fr")
    assert said.code == 1 and "ligne 2 : « nonsense » ; il faut game, content" in said.one_error
    assert "expected" not in said.one_error


def test_only_less_is_trusted_with_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LESS", raising=False)
    monkeypatch.setenv("PAGER", "more")
    assert not catalogue.understands_colors()
    monkeypatch.setenv("PAGER", "/usr/bin/less -S")
    assert catalogue.understands_colors()
    monkeypatch.delenv("PAGER")
    monkeypatch.setenv("LESS", "-F")
    assert catalogue.understands_colors() and os.environ["LESS"] == "-F -R"


def test_the_chances_of_a_match_are_one_line_for_each_seat() -> None:
    moments = tuple(
        Moment(n, n, 0, "", "", n / 100, "", "", n / 100, 0.0, (n / 100, 1 - n / 100)) for n in range(1, 101)
    )
    found = Analysis("", "", "", ("Red", "the Falconer"), ("red", "grey"), (0.0, 1.0), moments, ())
    rows = [row.plain for row in sparklines(found, 60)][1:-1]
    assert rows[0].startswith("Red           ▁") and rows[0].endswith("█ 100 %") and rows[1].endswith("▁ 0 %")
    assert all(len(row) <= 60 for row in rows)


def test_only_who_plays_at_a_screen_waits_for_it_to_be_imported() -> None:
    code = "import sys, veillee.cli.app; sys.exit('textual' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
