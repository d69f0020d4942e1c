"""Matches at the terminal table, typed into a pipe."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import veillee
from tests.cli.table import ESCAPE, numbers_of, process, record_of, run

MATCHES: list[tuple[str, dict[str, Any]]] = [
    ("en", {"mode": "solo", "level": "hard"}),
    ("fr", {"mode": "solo", "level": "extreme"}),
    ("fr", {"mode": "solo_advanced", "level": "easy"}),
    ("en", {"mode": "basic", "players": 2}),
    ("fr", {"mode": "advanced", "players": 3}),
]


def arguments(settings: dict[str, Any]) -> list[str]:
    return [word for name, value in settings.items() for word in (f"--{name}", str(value))]


@pytest.mark.parametrize(("lang", "settings"), MATCHES)
def test_a_whole_match_typed_by_numbers_is_the_match_of_the_api(
    lang: str, settings: dict[str, Any], tmp_path: Path
) -> None:
    match = veillee.new("pilgrims", seed=7, **settings)
    typed = numbers_of(match)
    file = tmp_path / "match.veillee"
    said = run(
        "play", "pilgrims", *arguments(settings), "--seed", "7", "--lang", lang, "--record", str(file), typed=typed
    )
    assert said.code == 0 and said.err == ""
    assert file.read_text("utf-8") == match.record()
    assert match.scene(0, lang).outcome.headline in said.out  # type: ignore[union-attr]
    assert ("Pour la revoir" if lang == "fr" else "To see it again") in said.out
    assert f"veillee replay {file}" in said.out
    assert ESCAPE not in said.out


def test_the_result_shows_every_source_with_its_rule() -> None:
    match = veillee.new("pilgrims", mode="basic", seed=3)
    said = run("play", "pilgrims", "--mode", "basic", "--seed", "3", typed=numbers_of(match))
    outcome = match.scene(None).outcome
    assert outcome is not None
    assert outcome.reason in said.out and outcome.rule in said.out
    for score in outcome.scores:
        for source in score.lines:
            assert source.text in said.out and source.rule in said.out


def test_keys_choose_as_well_as_numbers(tmp_path: Path) -> None:
    typed = ["corner:a1", "GO:FOOT:B1", "clover", "pass"]
    said = run("play", "pilgrims", "--mode", "solo", "--seed", "7", "--record", "m.veillee", typed=typed)
    assert said.code == 0
    assert record_of(tmp_path / "m.veillee").choices[:3] == ["corner:a1", "go:foot:b1", "clover"]


def test_the_end_of_the_input_saves_and_says_how_to_resume(tmp_path: Path) -> None:
    whole = veillee.new("pilgrims", mode="solo", seed=7)
    typed = numbers_of(whole)
    said = run("play", "pilgrims", "--mode", "solo", "--seed", "7", "--record", "m.veillee", typed=typed[:9])
    assert said.code == 0
    assert said.out.rstrip().endswith("veillee resume m.veillee")
    assert record_of(tmp_path / "m.veillee").number == 9
    again = run("resume", "m.veillee", typed=typed[9:])
    assert again.code == 0 and "We go on after 9 choices." in again.out
    assert (tmp_path / "m.veillee").read_text("utf-8") == whole.record()


def test_without_a_file_the_match_is_kept_in_the_data_folder(home: Path) -> None:
    said = run("play", "pilgrims", "--mode", "solo", typed=["1", "1", "q"])
    (file,) = (home / "data" / "veillee" / "matches").iterdir()
    assert said.out.rstrip().endswith(f"veillee resume {file}")
    match = record_of(file)
    assert match.number == 2
    assert f"Seed {match.setup.seed}." in said.out, "a seed that was chosen is shown"


def test_quitting_in_another_language_says_so_in_the_command() -> None:
    said = run("play", "pilgrims", "--mode", "solo", "--record", "m.veillee", "--lang", "fr", typed=["q"])
    assert said.out.rstrip().endswith("veillee resume m.veillee --lang fr")


def test_a_record_of_the_same_name_is_never_lost(tmp_path: Path) -> None:
    for number, seed in enumerate(("1", "2", "3")):
        said = run("play", "pilgrims", "--mode", "solo", "--seed", seed, "--record", "m.veillee", typed=["1"])
        assert said.code == 0
        assert ("m.1.veillee" in said.out or "m.2.veillee" in said.out) == (number > 0)
    seeds = [record_of(tmp_path / name).setup.seed for name in ("m.1.veillee", "m.2.veillee", "m.veillee")]
    assert seeds == ["1", "2", "3"]


def test_a_file_that_is_no_record_is_not_overwritten(tmp_path: Path) -> None:
    (tmp_path / "thesis.txt").write_text("years of work")
    said = run("play", "pilgrims", "--mode", "solo", "--record", "thesis.txt")
    assert said.code == 1 and "thesis.txt" in said.one_error
    assert (tmp_path / "thesis.txt").read_text() == "years of work"


def test_bots_play_their_seats_and_are_told_in_the_log(tmp_path: Path) -> None:
    said = run("play", "pilgrims", "--seats", "human,random", "--seed", "4", "--record", "m.veillee", typed=["1"] * 300)
    assert said.code == 0
    match = record_of(tmp_path / "m.veillee")
    assert match.over and match.setup.seats == ("human", "random")
    assert "Blue goes" in said.out
    assert "Press Enter" not in said.out, "one human has nobody to hide from"


def test_an_interrupted_match_with_bots_goes_on_as_it_would_have(tmp_path: Path) -> None:
    settings = ("play", "pilgrims", "--seats", "human,random,random", "--seed", "4")
    run(*settings, "--record", "whole.veillee", typed=["1"] * 300)
    run(*settings, "--record", "parts.veillee", typed=["1"] * 5)
    run("resume", "parts.veillee", typed=["1"] * 300)
    assert (tmp_path / "whole.veillee").read_bytes() == (tmp_path / "parts.veillee").read_bytes()


def test_bots_alone_play_to_the_end() -> None:
    said = run("play", "pilgrims", "--seats", "random,random", "--seed", "1")
    assert said.code == 0 and "won." in said.out


def test_options_players_and_packs_reach_the_match(tmp_path: Path) -> None:
    run("pack", "export", "pilgrims", "box")
    said = run(
        *("play", "pilgrims", "--players", "3", "--setting", "side=B", "--setting", "first=2", "--free-undo"),
        *("--pack", "box", "--record", "m.veillee", "--seed", "word"),
        typed=["q"],
    )
    assert said.code == 0
    assert said.out.rstrip().endswith("veillee resume m.veillee --pack box")
    setup = record_of(tmp_path / "m.veillee").setup
    assert setup.settings == {"side": "B", "first": "2"}
    assert setup.free_undo and setup.seed == "word" and len(setup.seats) == 3


def test_a_level_alone_finds_its_mode(tmp_path: Path) -> None:
    run("play", "pilgrims", "--level", "extreme", "--record", "m.veillee", typed=["q"])
    assert record_of(tmp_path / "m.veillee").setup.mode == "solo"


# -- the questions before a match --------------------------------------------------------------


def test_without_arguments_we_are_asked_and_enter_takes_the_defaults(home: Path) -> None:
    said = run("play", typed=["", "", "", "", "", "1", "q"])
    assert said.code == 0 and "Settings" not in said.out, "what has a default is not asked for"
    for words in (
        "Language",
        "Which game?",
        "Bardwood Grove",
        "Merchants Cove",
        "Glow",
        "Pilgrims",
        "Raiders of the North Sea",
        "How do you want to play?",
        "How strong",
        "Shall we begin?",
    ):
        assert words in said.out
    (file,) = (home / "data" / "veillee" / "matches").iterdir()
    setup = record_of(file).setup
    assert (setup.game, setup.mode, setup.level) == ("bardwood", "solo", "medium")


def test_the_questions_take_names_and_repeat_what_was_not_understood(home: Path) -> None:
    typed = [
        "français",
        "pilgrims",
        "zut",
        "jeu de base",
        "9",
        "3",
        "human,personne",
        "human,random",
        "human,random,random",
        "2",
        "side=Z",
        "side=B",
    ]
    said = run("play", typed=[*typed, "rose", "bleu,-,1", "q"])
    assert said.code == 0, said.err
    assert "Quel jeu ?" in said.out and "Tapez un numéro de 1 à 4." in said.out
    assert "personne ne s'appelle « personne »" in said.out and "3 joueurs, mais 2 places nommées" in said.out
    assert "pas de rôle « rose »" in said.out and "« side=Z » n'est pas possible" in said.out
    (file,) = (home / "data" / "veillee" / "matches").iterdir()
    setup = record_of(file).setup
    assert setup.seats == ("human", "random", "random") and setup.settings["side"] == "B"
    assert setup.roles == ("blue", "", "red")


def test_who_sits_where_is_said_in_the_words_of_the_table(home: Path) -> None:
    said = run("play", typed=["français", "pilgrims", "jeu de base", "4", "Humain,débutant,3,search:7", "1", "q"])
    assert said.code == 0, said.err
    for words in ("1  humain\n", "2  Débutant  greedy", "[humain,humain,humain,humain]"):
        assert words in said.out
    assert "human" not in said.out
    (file,) = (home / "data" / "veillee" / "matches").iterdir()
    assert record_of(file).setup.seats == ("human", "greedy", "search:100", "search:7")


def test_the_input_may_end_among_the_questions() -> None:
    assert run("play", typed=["1"]).code == 0


# -- in a process of its own -------------------------------------------------------------------


def test_a_pipe_gets_plain_text_and_the_same_match(tmp_path: Path) -> None:
    match = veillee.new("pilgrims", mode="solo", seed=5)
    typed = numbers_of(match)
    said = process("play", "pilgrims", "--mode", "solo", "--seed", "5", "--record", "m.veillee", typed=typed)
    assert said.code == 0 and said.err == ""
    assert ESCAPE not in said.out
    assert (tmp_path / "m.veillee").read_text("utf-8") == match.record()
    assert max(map(len, said.out.splitlines())) <= 80
    short = process("play", "pilgrims", "--mode", "solo", "--seed", "5", "--record", "n.veillee", typed=typed[:3])
    assert short.code == 0
    assert "-m veillee resume n.veillee" in short.out, "the command is the one that was typed"


def test_no_color_and_forced_color() -> None:
    colored = process("play", "pilgrims", "--mode", "solo", "--seed", "5", env={"FORCE_COLOR": "1"})
    plain = process("play", "pilgrims", "--mode", "solo", "--seed", "5", env={"FORCE_COLOR": "1", "NO_COLOR": "1"})
    flagged = process("play", "pilgrims", "--mode", "solo", "--seed", "5", "--no-color", env={"FORCE_COLOR": "1"})
    assert ESCAPE in colored.out
    assert ESCAPE not in plain.out and ESCAPE not in flagged.out


def test_where_nothing_is_hidden_the_screen_passes_on_at_once() -> None:
    said = run("play", "lueur", "--seats", "human,human", "--seed", "7", typed=["1", "1", "1", "q"])
    assert said.code == 0, said.err
    assert "only you look" not in said.out and said.out.count("Your choice") >= 3
