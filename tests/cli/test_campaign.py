"""`veillee campaign`: chapters one after another, in a file from which nothing is ever lost."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

from tests.cli.table import record_of, run
from tests.releases.editions import released
from veillee.core.campaign import Saga, read_saga
from veillee.core.errors import CannotCarryOver
from veillee.core.spec import GameSpec
from veillee.core.table import Table

pytestmark = pytest.mark.usefixtures("night")

ASKED = ["1", "human,human", "1,1", "woodcutter,singer"]  # chapter, seats, people, roles
STAY = [""] * 4  # everybody plays on as before
FIRST = ["1"] * 40


def saga_of(path: Path | str) -> Saga[Any]:
    return read_saga(Path(path).read_text("utf-8"))


@pytest.fixture
def played(tmp_path: Path) -> Path:
    """A campaign after its first chapter, which two bots played."""
    bots = ("--chapter", "hut", "--seats", "random,random", "--roles", "woodcutter,singer", "--people", "1,2")
    said = run("campaign", "night_watch", "--seed", "3", "--file", "n.campaign", *bots)
    assert said.code == 0, said.err
    return tmp_path / "n.campaign"


def test_a_chapter_is_asked_for_played_and_told(tmp_path: Path) -> None:
    said = run("campaign", "night_watch", "--seed", "3", "--file", "n.campaign", typed=[*ASKED, *FIRST])
    assert said.code == 0, said.err
    for words in (
        "The story so far",
        "Nothing has been played yet",
        "Which chapter",
        "The Woodcutter ▸",
        "Chapters played",
    ):
        assert words in said.out
    saga = saga_of("n.campaign")
    (done,) = saga.done
    assert done.chapter == "hut" and f"The hut  {done.verdict}" in said.out
    assert "people 0 0" in done.record and "roles woodcutter singer" in done.record
    assert said.out.count("The story so far") == 2, "the page before the chapter, and after it"


def test_whoever_is_asked_for_roles_reads_what_they_are_good_at() -> None:
    said = run("campaign", "kinfire", "--file", "k.campaign", typed=["", "human,human", "1,1", "khor,valora"])
    assert re.search(r"Khor +khor +armour, draws attacks, protects", said.out), said.out


def test_a_chapter_is_played_as_the_command_says() -> None:
    """What can be set beside a match, as far as neither campaign nor chapter decides it."""
    sits = ["--chapter", "chapter_1", "--seats", "human,human", "--people", "1,2", "--roles", "khor,valora"]
    how = ["--chapter-setting", "leader=2", "--chapter-setting", "tutorial=off"]
    said = run("campaign", "kinfire", "--file", "k.campaign", *sits, *how, typed=["1"])
    assert said.code == 0, said.err
    current = saga_of("k.campaign").current
    assert current is not None and current[1].setup.settings["leader"] == "2"
    assert current[1].setup.settings["tutorial"] == "off"
    for wrong, expected in (("quest=3", "leader=none|1|2|3|4"), ("leader=9", "leader=none, leader=1")):
        said = run("campaign", "kinfire", "--file", "w.campaign", "--chapter-setting", wrong)
        assert said.code == 2 and expected in said.one_error and not Path("w.campaign").exists()
    said = run("campaign", "night_watch", "--file", "w.campaign", "--chapter-setting", "chapter=hut")
    assert said.code == 2, "which chapter it is the campaign says"


def test_a_campaign_goes_on_where_it_was_left_in_the_middle_of_a_chapter() -> None:
    whole = run("campaign", "night_watch", "--seed", "3", "--file", "whole.campaign", typed=[*ASKED, *FIRST])
    left = run("campaign", "night_watch", "--seed", "3", "--file", "parts.campaign", typed=[*ASKED, "1", "1", "1"])
    assert left.code == whole.code == 0
    assert left.out.rstrip().endswith("veillee campaign parts.campaign")
    current = saga_of("parts.campaign").current
    assert current is not None and len(current[1].choices) == 3, (
        "every answer of a round is kept, not only whole rounds"
    )
    again = run("campaign", "parts.campaign", typed=["1"] * 37)
    assert again.code == 0 and "Chapter 1, being played: The hut" in again.out
    assert Path("parts.campaign").read_text("utf-8") == Path("whole.campaign").read_text("utf-8")


def test_who_played_plays_on_and_others_may_join(played: Path) -> None:
    typed = ["", "random,random,random", "woodcutter,singer,cook"]
    said = run("campaign", str(played), typed=typed)
    assert said.code == 0, said.err
    assert "[random,random]" in said.out and "[woodcutter,singer,-]" in said.out, "as before is what Enter takes"
    second = saga_of(played).done[1].record
    assert "seats random random random" in second and "roles woodcutter singer cook" in second


def test_a_whole_campaign_ends(played: Path) -> None:
    said = run("campaign", str(played), typed=[""] * 20)
    assert said.code == 0, said.err
    saga = saga_of(played)
    assert saga.over and len(saga.done) == 3
    assert "The campaign is over." in said.out and f"veillee campaign {played} --from 3" in said.out
    assert saga.page("en").status in said.out
    assert run("campaign", str(played)).code == 0, "it can still be looked at"


def test_a_chapter_played_again_leaves_what_happened(played: Path) -> None:
    run("campaign", str(played), typed=[""] * 20)
    before = played.read_bytes()
    said = run("campaign", str(played), "--from", "2", "--seed", "other", typed=["q"])
    assert said.code == 0 and "n-2.campaign" in said.out
    assert played.read_bytes() == before
    fork = saga_of("n-2.campaign")
    assert fork.done == saga_of(played).done[:1] and fork.current is None
    again = run("campaign", "n-2.campaign", typed=[""] * 20)
    assert again.code == 0 and len(saga_of("n-2.campaign").done) == 3
    assert "no such chapter" in run("campaign", str(played), "--from", "9").one_error


def test_the_campaigns_of_the_folder_are_listed(home: Path) -> None:
    none = run("campaign")
    assert none.code == 0 and "No campaign in" in none.out and "veillee campaign night_watch" in none.out
    run("campaign", "night_watch", typed=["q"])
    (file,) = (home / "data" / "veillee" / "matches").iterdir()
    (file.parent / "bad.campaign").write_text("veillee-campaign 1\nnonsense\n")
    said = run("campaign", "--lang", "fr")
    assert said.code == 0 and f"veillee campaign {file} --lang fr" in said.out
    assert "La Garde de nuit" in said.out and "chapitre 1" in said.out
    assert "bad.campaign : ligne 2 : « nonsense »" in said.out.replace("\n", " ")


def test_the_story_of_a_chapter_is_read_again(played: Path) -> None:
    said = run("campaign", str(played), "--read", "1")
    assert said.code == 0 and "The hut" in said.out and "tells no story on its table" in said.out
    wrong = run("campaign", str(played), "--read", "2")
    assert wrong.code == 2 and "only chapter 1 was begun" in wrong.err
    assert run("campaign", "night_watch", "--read", "1").code == 2


def test_chapters_are_looked_at_by_their_number(played: Path) -> None:
    saga = saga_of(played)
    said = run("replay", f"{played}#1")
    assert said.code == 0 and f"{saga.done[0].verdict.capitalize()} together" in said.out
    assert run("replay", "--verify", f"{played}#1").code == 0
    assert run("replay", str(played)).out == said.out, "without a number the last one"
    assert "there is no such chapter" in run("replay", f"{played}#2").one_error
    assert "n.veillee" in run("replay", "n.veillee#1").one_error
    analysed = run("analyse", f"{played}#1", "--budget", "5")
    assert analysed.code == 0 and ("Won" if saga.done[0].verdict == "won" else "Lost") in analysed.out


# -- files ---------------------------------------------------------------------------------------


def test_a_file_that_was_cut_off_anywhere_goes_on_and_is_kept(tmp_path: Path) -> None:
    run("campaign", "night_watch", "--seed", "3", "--file", "n.campaign", typed=[*ASKED, "1", "1", "1"])
    text = (tmp_path / "n.campaign").read_text("utf-8")
    start = text.index("\nchapter 1") + 1
    for at in range(start + 3, len(text) - 1, 17):
        name = f"cut{at}.campaign"
        (tmp_path / name).write_text(text[:at], "utf-8")
        said = run("campaign", name, typed=["q"])
        assert said.code == 0, (at, said.err)
        assert f"{name} stops early" in said.out
        assert (tmp_path / f"cut{at}.1.campaign").read_text("utf-8") == text[:at]
        saga = saga_of(name)
        kept = [] if saga.current is None else saga.current[1].choices
        assert kept == ["gather:near", "gather:near", "feed:branch"][: len(kept)]


def test_a_damaged_file_is_named_and_left_alone(played: Path) -> None:
    run("campaign", str(played), typed=[""] * 20)
    text = played.read_text("utf-8")
    second = text.index("\nchapter 2")
    damaged = text[:second] + text[second:].replace("gather:near", "gather:fear", 1)
    assert damaged != text
    played.write_text(damaged, "utf-8")
    said = run("campaign", str(played), typed=STAY)
    assert said.code == 1
    for words in (str(played), "gather:fear", "Nothing was changed", "--from 2"):
        assert words in said.one_error
    assert played.read_text("utf-8") == damaged
    saved = run("campaign", str(played), "--from", "2", typed=["q"])
    assert saved.code == 0 and len(saga_of("n-2.campaign").done) == 1, "what lies before the damage is not lost"
    other = text.replace("end 3", "end 2")
    played.write_text(other, "utf-8")
    assert "another chronicle" in run("campaign", str(played)).one_error


def test_an_older_file_of_the_same_name_is_kept(played: Path) -> None:
    before = played.read_bytes()
    assert "n.1.campaign" in run("campaign", "night_watch", "--file", "n.campaign", typed=["q"]).out
    assert Path("n.1.campaign").read_bytes() == before
    Path("thesis.txt").write_text("years of work")
    assert run("campaign", "night_watch", "--file", "thesis.txt").code == 1
    assert Path("thesis.txt").read_text() == "years of work"


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (("pilgrims",), 2, "no campaign"),
        (("nothing",), 2, "neither a game nor a file"),
        (("gone.campaign",), 1, "no such file"),
        (("night_watch", "--from", "2"), 2, "--from"),
        (("night_watch", "--setting", "leader=moon"), 2, "leader=moon"),
        (("night_watch", "--chapter", "moon"), 2, "moon"),
        (("night_watch", "--chapter", "hut", "--seats", "random,random", "--roles", "cook,cook"), 2, "both"),
        (("night_watch", "--chapter", "hut", "--seats", "random,random", "--people", "1,x"), 2, "1,x"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(args: tuple[str, ...], code: int, words: str) -> None:
    said = run("campaign", *args)
    assert said.code == code and words in said.one_error


def test_settings_belong_to_the_beginning(played: Path) -> None:
    assert "--setting" in run("campaign", str(played), "--setting", "leader=first").one_error
    run("campaign", "night_watch", "--setting", "leader=first", "--file", "led.campaign", typed=["q"])
    assert saga_of("led.campaign").settings == {"leader": "first"}


# -- later rules ---------------------------------------------------------------------------------


def refuse(table: Table, rules: int) -> None:
    raise CannotCarryOver("closed-earlier-rules")


def test_a_chapter_of_earlier_rules_goes_on_by_later_ones_or_is_shown(night: GameSpec[Any, Any]) -> None:
    run("campaign", "night_watch", "--seed", "3", "--file", "n.campaign", typed=[*ASKED, "1", "1", "1"])
    text = Path("n.campaign").read_text("utf-8")
    with released("night_watch", rules_version=2, rules_since=1, carry=refuse):
        shown = run("campaign", "n.campaign", "--lang", "fr")
        assert shown.code == 0 and "version antérieure" in shown.out and "--from 1" in shown.out
        assert read_saga(Path("n.campaign").read_text("utf-8")).current is not None
    Path("n.campaign").write_text(text, "utf-8")
    with released("night_watch", rules_version=2, rules_since=1):
        said = run("campaign", "n.campaign", typed=["1"])
        assert said.code == 0 and "by version 2 of the rules" in said.out
        assert "  rules 2\n" in Path("n.campaign").read_text("utf-8")


def test_a_match_keeps_its_record_apart_from_campaigns(tmp_path: Path) -> None:
    run("play", "night_watch", "--players", "2", "--record", "m.veillee", typed=["q"])
    assert record_of(tmp_path / "m.veillee").number == 0
    assert run("campaign", "m.veillee").code == 1


@pytest.mark.parametrize(("procedure", "games"), [("express", 2), ("normal", 5), ("late", 10)])
def test_boxes_open_from_game_to_game_to_the_last_one(procedure: str, games: int) -> None:
    """Every game alone by a bot, each from the file that the one before has left; then there is an encore."""
    file = "boxes.campaign"
    begin = ("bardwood", "--setting", f"procedure={procedure}", "--seed", "3", "--file", file)
    for number in range(1, games + 1):
        which = begin if number == 1 else (file,)
        said = run("campaign", *which, "--chapter", f"game_{number}", "--seats", "random", "--roles", "-")
        assert said.code == 0, said.err
        assert ("all boxes are open" in said.out) == (number == games), said.out
    saga = saga_of(file)
    assert saga.told and len(saga.done) == games
    assert [chapter.encore for chapter in saga.chapters] == [True]
    chronicle = saga.chronicle
    assert chronicle.opened == ("spring", "summer", "autumn", "winter", "muse")
    assert {played.mode for played in chronicle.history} == {"solo"}
