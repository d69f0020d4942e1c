"""The commands around the table, and what they say when something is wrong."""

from __future__ import annotations

import errno
import json
import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

import veillee
from tests.cli.table import ESCAPE, numbers_of, process, run
from veillee.cli import files
from veillee.cli.app import cli
from veillee.cli.speech import Say, environment_language
from veillee.core.spec import installed
from veillee.core.text import LANGUAGES, Messages, messages
from veillee.testing.messages import read_locale


def test_help_teaches_in_both_languages() -> None:
    for args in ((), ("--help",)):
        said = run(*args)
        assert said.code == 0 and "Usage:" in said.out and "veillee play" in said.out
    french = run("--help", env={"LANG": "fr_FR.UTF-8"})
    assert "Utilisation :" in french.out and "Exemples :" in french.out and "Jouer une partie" in french.out
    for name, command in cli.commands.items():
        for lang, words in (("en", "Usage:"), ("fr", "Utilisation :")):
            said = run(name, "--help", env={"LANG": lang})
            assert said.code == 0 and words in said.out
            assert Say(lang)(f"short-{name}") in run("--help", env={"LANG": lang}).out
            assert str(command.name) in said.out
    assert "--setting NAME=VALUE" in run("play", "-h").out
    assert "Montrer cette aide." in run("pack", "check", "--help", "--lang", "fr", env={"LANG": "fr"}).out


def test_both_languages_have_the_same_messages() -> None:
    def names(said: Messages) -> set[str]:
        return set(said._bundle._messages)

    assert names(messages("veillee.cli", "en")) == names(messages("veillee.cli", "fr"))


@pytest.mark.parametrize(
    ("environment", "lang"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
        ({"LC_ALL": "fr_CA", "LANG": "en_US"}, "fr"),
        ({"LC_MESSAGES": "en_GB", "LANG": "fr_FR"}, "en"),
        ({"LC_ALL": "", "LANG": "fr"}, "fr"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], lang: str) -> None:
    assert environment_language(environment) == lang


def test_games() -> None:
    said = run("games")
    assert said.code == 0
    for words in ("Pilgrims", "solo_advanced", "2 to 4 players", "1 player", "medium (default)", "side=A, B"):
        assert words in said.out
    assert "2 à 4 joueurs" in run("games", "--lang", "fr").out
    games = {game["id"]: game for game in json.loads(run("games", "--json").out)}
    assert {mode["id"] for mode in games["pilgrims"]["modes"]} >= {"basic", "solo"}
    assert {mode["id"] for mode in games["lueur"]["modes"]} == {"standard", "solo"}


def test_rules_all_one_and_some() -> None:
    everything = run("rules", "pilgrims")
    assert everything.code == 0 and everything.out.count("PIL-") >= 226
    assert "Phase 1: movement" in everything.out
    for number in ("PIL-041", "pil-041", "41", "PIL-41"):
        one = run("rules", "pilgrims", number)
        assert one.out.startswith("PIL-041  Your company holds at most 3") and "source: seed" in one.out
    assert run("rules", "pilgrims", "PIL-041", "--lang", "fr").out.startswith("PIL-041  Votre compagnie")
    for words in (("trefle",), ("TRÈFLE",), ("clover",)):
        assert "PIL-016" in run("rules", "pilgrims", *words).out
    chapter = run("rules", "pilgrims", "--chapter", "movement")
    assert "PIL-030" in chapter.out and "PIL-051" not in chapter.out


def test_rules_that_do_not_exist() -> None:
    assert run("rules", "pilgrims", "PIL-999").one_error.endswith("there are PIL-001 to PIL-226")
    assert run("rules", "pilgrims", "xylophone").code == 1
    assert "no chapter" in run("rules", "pilgrims", "--chapter", "zz").one_error
    assert "no game" in run("rules", "chess").one_error


def test_version() -> None:
    said = run("version")
    assert said.out.startswith(f"veillee {veillee.__version__} (")
    assert "compiled" in said.out or "interpreted" in said.out
    assert ".".join(map(str, sys.version_info[:3])) in said.out
    assert run("--version").out == said.out


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_completion_scripts_say_how_to_install_them(shell: str) -> None:
    said = run("completion", shell)
    assert said.code == 0 and said.out.startswith("# Put this line into ~/")
    assert f"veillee completion {shell}" in said.out and "_VEILLEE_COMPLETE" in said.out
    assert run("completion", "tcsh").code == 2


@pytest.mark.parametrize(
    ("words", "expected"),
    [
        ("veillee pl", "play"),
        ("veillee play pil", "pilgrims"),
        ("veillee play pilgrims --mode solo_", "solo_advanced"),
        ("veillee play pilgrims --level ex", "extreme"),
        ("veillee play pilgrims --setting si", "side=A"),
        ("veillee play pilgrims --seats human,ra", "human,random"),
        ("veillee rules pilgrims PIL-04", "PIL-041"),
        ("veillee rules pilgrims --chapter mov", "movement"),
        ("veillee pack ex", "export"),
        ("veillee replay --lang f", "fr"),
    ],
)
def test_the_shell_completes(words: str, expected: str) -> None:
    assert expected in completed(run(env=asked_by_bash(words)).out)


def test_the_program_itself_completes() -> None:
    program = [sys.executable, "-c", "import sys; sys.argv[0] = 'veillee'; from veillee.cli import main; main()"]
    environment = {**os.environ, **asked_by_bash("veillee play pil")}
    said = subprocess.run(program, env=environment, capture_output=True, text=True, check=False)
    assert "pilgrims" in completed(said.stdout), said.stderr


def asked_by_bash(words: str) -> dict[str, str]:
    """What a shell says that wants the last word completed."""
    last = str(len(words.split()) - 1)
    return {"_VEILLEE_COMPLETE": "bash_complete", "COMP_WORDS": words, "COMP_CWORD": last}


def completed(told: str) -> set[str]:
    return {line.split(",", 1)[1] for line in told.splitlines()}


# -- what is wrong is said in one line ---------------------------------------------------------


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        ("play chess", 2, f"no game “chess”; games: {', '.join(installed())}"),
        ("play pilgrims --mode x", 2, "no mode “x”; modes: basic, advanced, solo, solo_advanced"),
        ("play pilgrims --mode solo --level x", 2, "levels: easy, medium, hard, extreme"),
        ("play pilgrims --mode basic --level easy", 2, "has no levels"),
        ("play pilgrims --level hrd", 2, "levels: easy, medium, hard, extreme. Did you mean hard?"),
        ("play pilgrims --seats ,", 2, "nobody is called “”"),
        ("play pilgrims --setting sid=A", 2, "no setting “sid=A”"),
        ("play pilgrims --pack .", 1, "no content pack at '.'"),
        ("play kinfire --mode quest --players 1", 2, "cannot be played by 1; possible: 2, 3, 4"),
        ("play pilgrims --seats human,planner:0", 2, "from 1 to 99"),
        ("campaign kinfire --chapter chapter_2", 2, "Did you mean chapter_1?"),
        ("campaign kinfire --seats human,greedi", 2, "Did you mean greedy?"),
        ("pack show pilgrim", 2, "Did you mean pilgrims?"),
        ("serve --host 999.1.1.1 --port 1", 1, "no such address"),
        ("play pilgrims --players 7", 2, "possible: 1, 2, 3, 4"),
        ("play pilgrims --mode solo --players 2", 2, "possible: 1"),
        ("play pilgrims --players two", 2, "--players"),
        ("play pilgrims --players 0", 2, "--players"),
        ("play pilgrims --seats human,alice", 2, "human, random"),
        ("play pilgrims --seats human,random:3", 2, "takes no parameters"),
        ("play pilgrims --seats human,human --players 3", 2, "3 players, but 2 seats"),
        ("play pilgrims --setting side", 2, "side=A|B"),
        ("play pilgrims --setting side=C", 2, "possible: side=A, side=B"),
        ("play pilgrims --players 2 --setting first=4", 2, "first"),
        ("play pilgrims --lang de", 2, "--lang: expected one of en, fr"),
        ("play pilgrims --pack nowhere", 1, "nowhere"),
        ("play pilgrims --record no/where.veillee --players 2", 1, "no: no such file or folder"),
        ("play pilgrims --fly", 2, "no option --fly"),
        ("play pilgrims extra words", 2, "extra"),
        ("dance", 2, "no command “dance”; commands: play, learn"),
        ("replay", 2, "FILE… is missing"),
        ("replay nothing.veillee", 1, "nothing.veillee: no such file or folder"),
        ("resume .", 1, "this is a folder"),
        ("resume nothing.veillee/x", 1, "nothing.veillee/x"),
        ("pack show nowhere", 2, "no content pack"),
        ("pack show ./nowhere", 1, "no content pack"),
        ("pack check nowhere", 1, "no content pack"),
        ("check --db sqlite:///no/where.db", 1, "no database at"),
        ("backup --db sqlite:///no/where.db copy.db", 1, "no database at"),
        ("serve --config no/where.toml", 1, "where.toml"),
        ("lab run --match 3", 2, "no option --match. Did you mean"),
        ("pack show pilgrims unicorn", 2, "no entry “unicorn”"),
    ],
)
def test_a_users_mistake_is_one_line(args: str, code: int, words: str) -> None:
    said = run(*args.split())
    assert said.code == code
    assert words in said.one_error


@pytest.mark.parametrize("empty", ["--seats", "--mode", "--level"])
def test_an_empty_word_is_no_way_to_say_nothing(empty: str) -> None:
    assert run("play", "pilgrims", empty, "").code == 2


def test_a_refused_campaign_leaves_nothing_behind() -> None:
    assert run("campaign", "kinfire", "--seats", "human,greedi").code == 2
    assert not list(files.matches_folder().glob("*"))


def test_a_match_that_could_not_be_kept_is_no_success(tmp_path: Path) -> None:
    folder = tmp_path / "gone"
    folder.mkdir()
    said = run("play", "pilgrims", "--mode", "solo", "--record", str(folder / "m.veillee"), typed=["1", "s x/y", "q"])
    assert said.code == 0
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(files, "write", refuse)
        said = run("play", "pilgrims", "--mode", "solo", "--lang", "fr", "--record", "m.veillee", typed=["1", "q"])
    assert said.code == 1 and "m.veillee : accès refusé" in said.out and "n'a pas été conservée" in said.out


def refuse(path: Path, text: str) -> None:
    raise PermissionError(errno.EACCES, "Permission denied", str(path))


def test_the_name_of_a_file_is_followed_by_what_is_wrong_with_it_as_one_writes(tmp_path: Path) -> None:
    Path("empty.veillee").write_text("")
    assert "empty.veillee : ligne 1" in run("resume", "empty.veillee", "--lang", "fr").one_error


@pytest.mark.parametrize("package", ["bots", "cli", "core", "envs", "lab", "server"])
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_is_said_by_two_messages_of_one_name(package: str, lang: str) -> None:
    assert read_locale(f"veillee.{package}", lang).ids


def test_each_command_has_the_help_of_its_own() -> None:
    assert "Check a content pack" in run("pack", "check", "--help").out
    assert "every stored match" in run("check", "--help").out


def test_mistakes_are_told_in_french_too() -> None:
    french = {"LANG": "fr_FR.UTF-8"}
    games = ", ".join(installed())
    assert f"pas de jeu « chess » ; jeux : {games}" in run("play", "chess", env=french).one_error
    assert "n'existe pas" in run("replay", "rien.veillee", env=french).one_error
    assert "il manque FILE" in run("analyse", env=french).one_error.replace("file", "FILE")
    assert "pas d'option --voler" in run("play", "--voler", env=french).one_error
    assert "voir veillee play --help" in run("play", "--voler", env=french).one_error


def test_the_process_itself_has_those_exit_codes() -> None:
    assert process("version").code == 0
    assert process("play", "chess").code == 2
    missing = process("replay", "nothing.veillee")
    assert missing.code == 1 and missing.one_error and "Traceback" not in missing.err


# -- records -----------------------------------------------------------------------------------


@pytest.fixture
def record(tmp_path: Path) -> Path:
    match = veillee.new("pilgrims", mode="solo", seed=5)
    numbers_of(match)
    file = tmp_path / "whole.veillee"
    file.write_text(match.record(), "utf-8")
    return file


def test_replay_shows_the_table_the_story_and_the_result(record: Path) -> None:
    said = run("replay", str(record))
    assert said.code == 0 and ESCAPE not in said.out
    assert "won." in said.out and "─ A ─" in said.out
    early = run("replay", str(record), "--to", "10", "--lang", "fr")
    assert "Après le choix 10. On attend Rouge." in early.out and "Victoire" not in early.out
    assert "Before the first choice." in run("replay", str(record), "--to", "0").out
    story = run("replay", str(record), "--log")
    assert "Red starts from" in story.out and "PIL-022" in story.out and "─ A ─" not in story.out
    assert "Rouge part de" in run("replay", str(record), "--log", "--lang", "fr").out
    assert "has" in run("replay", str(record), "--to", "9999").one_error
    assert run("replay", str(record), "--to", "-1").code == 2


def test_a_spectator_of_a_record_sees_no_hand(tmp_path: Path) -> None:
    match = veillee.new("pilgrims", mode="basic", seed=6)
    numbers_of(match, most=4)
    (tmp_path / "m.veillee").write_text(match.record(), "utf-8")
    assert "hidden card" in run("replay", "m.veillee").out


def test_verify(record: Path, tmp_path: Path) -> None:
    said = run("replay", str(record), "--verify")
    assert said.code == 0 and ": ok, " in said.out
    bad = tmp_path / "bad.veillee"
    bad.write_text(record.read_text("utf-8").rsplit(" ", 1)[0] + " 0123456789abcdef\n", "utf-8")
    both = run("replay", str(record), str(bad), str(record), "nothing.veillee", "--verify")
    assert both.code == 1 and both.out.count(": ok, ") == 2
    assert "bad.veillee: the record leads to another table" in both.err and "nothing.veillee" in both.err
    assert run("replay", str(record), "--verify", "--to", "3").code == 2


def broken(text: str) -> dict[str, bytes]:
    lines = text.splitlines(keepends=True)
    return {
        "empty": b"",
        "junk": bytes(range(256)) * 4,
        "words": b"once upon a time\n",
        "header only": "".join(lines[:4]).encode(),
        "other game": text.replace("game pilgrims", "game chess").encode(),
        "other rules": text.replace("game pilgrims 2", "game pilgrims 99").encode(),
        "other content": text.replace(text.split("content ")[1].split()[1], "0" * 16).encode(),
        "other mode": text.replace("mode solo", "mode chess").encode(),
        "wrong key": text.replace(lines[-3], "x y z q\n").encode(),
        "a choice twice": "".join([*lines[:12], lines[11], *lines[12:]]).encode(),
        "after the end": (text + "99 red clover\n").encode(),
    }


@pytest.mark.parametrize("kind", list(broken("veillee 1\ncontent a b\n" + "1 red x\n" * 12)))
def test_broken_records_are_refused_in_one_line(kind: str, record: Path, tmp_path: Path) -> None:
    file = tmp_path / "broken.veillee"
    file.write_bytes(broken(record.read_text("utf-8"))[kind])
    before = file.read_bytes()
    for command in (("resume",), ("replay",), ("replay", "--verify")):
        said = run(*command, str(file))
        assert said.code == 1, said.out
        assert "broken.veillee" in said.one_error
    assert file.read_bytes() == before, "a record that cannot be read is not touched"


def test_a_record_that_stops_early_is_shown_and_can_be_resumed(record: Path, tmp_path: Path) -> None:
    text = record.read_text("utf-8")
    cut = tmp_path / "cut.veillee"
    cut.write_text(text[: len(text) * 2 // 3], "utf-8")
    shown = run("replay", str(cut))
    assert shown.code == 1 and "stops early, after choice" in shown.one_error and "─ A ─" in shown.out
    assert run("replay", "--verify", str(cut)).code == 1
    resumed = run("resume", str(cut), typed=["q"])
    assert resumed.code == 0 and "stops early" in resumed.out
    assert run("replay", "--verify", str(cut)).code == 0, "it is whole again"


def test_an_unreadable_record(record: Path) -> None:
    record.chmod(0)
    if os.access(record, os.R_OK):
        pytest.skip("this user may read everything")
    assert "not allowed" in run("replay", str(record)).one_error


def test_resuming_what_is_over_shows_the_result(record: Path) -> None:
    said = run("resume", str(record))
    assert said.code == 0 and "won." in said.out


# -- packs -------------------------------------------------------------------------------------


def test_export_check_play(tmp_path: Path) -> None:
    said = run("pack", "export", "pilgrims", "box")
    assert said.code == 0 and "veillee pack check box" in said.out
    assert (tmp_path / "box" / "objects.toml").exists()
    assert ": ok, pilgrims-house" in run("pack", "check", "box").out
    assert run("pack", "export", "pilgrims", "box").code == 1, "a folder with files is not overwritten"
    assert run("pack", "export", "pilgrims", "box", "--force").code == 0
    assert run("play", "pilgrims", "--mode", "solo", "--pack", "box", typed=["1"]).code == 0
    (tmp_path / "file").write_text("x")
    assert "this is a file" in run("pack", "export", "pilgrims", "file").one_error


def test_a_broken_pack_lists_all_its_problems(tmp_path: Path) -> None:
    run("pack", "export", "pilgrims", "box")
    objects = tmp_path / "box" / "objects.toml"
    objects.write_text(objects.read_text("utf-8").replace('"weapon"', '"wepon"', 2), "utf-8")
    (tmp_path / "box" / "quests.toml").unlink()
    said = run("pack", "check", "box")
    assert said.code == 1 and "Traceback" not in said.err
    assert said.err.count("found 'wepon'; expected one of") == 2 and "quests.toml" in said.err
    assert run("play", "pilgrims", "--mode", "solo", "--pack", "box").code == 1
    (tmp_path / "box" / "pack.toml").write_text("= nonsense", "utf-8")
    assert "valid TOML" in run("pack", "check", "box").err
    (tmp_path / "box" / "pack.toml").unlink()
    assert "pack.toml" in run("pack", "check", "box").err
    (tmp_path / "box" / "pack.toml").write_text('game = "chess"', "utf-8")
    games = ", ".join(installed())
    assert f"found 'chess'; expected one of {games}" in run("pack", "check", "box").err


def test_a_record_with_another_pack_says_so(tmp_path: Path) -> None:
    run("pack", "export", "pilgrims", "box")
    run("play", "pilgrims", "--mode", "solo", "--pack", "box", "--record", "m.veillee", typed=["1"])
    objects, quests = tmp_path / "box" / "objects.toml", tmp_path / "box" / "quests.toml"
    objects.write_text(objects.read_text("utf-8").replace('en = "Club"', 'en = "Cudgel"'), "utf-8")
    assert run("replay", "m.veillee", "--pack", "box", "--verify").code == 0, "a name is no rule"
    quests.write_text(quests.read_text("utf-8").replace("clovers  = 1", "clovers  = 2"), "utf-8")
    assert "give the pack it was played with" in run("replay", "m.veillee", "--pack", "box").one_error
    assert run("replay", "m.veillee", "--verify").code == 0, "the house pack reads as the owner's did"


def test_a_match_is_kept_with_its_pack(tmp_path: Path) -> None:
    run("pack", "export", "pilgrims", "box")
    quests = tmp_path / "box" / "quests.toml"
    quests.write_text(quests.read_text("utf-8").replace("clovers  = 1", "clovers  = 2"), "utf-8")
    run("play", "pilgrims", "--mode", "solo", "--pack", "box", "--record", "m.veillee", typed=["1"])
    assert "give the pack it was played with" in run("pack", "keep", "m.veillee").one_error
    assert "contenu d'origine" in run("pack", "keep", "m.veillee", "--lang", "fr").one_error
    kept = run("pack", "keep", "m.veillee", "--pack", "box")
    assert kept.code == 0 and "m.pack written: the content pilgrims-house" in kept.out
    assert "there already" in run("pack", "keep", "m.veillee", "--pack", "box").one_error
    assert run("pack", "keep", "m.veillee", "--pack", "m.pack", "--force").code == 0
    shutil.rmtree(tmp_path / "box")
    assert run("replay", "m.veillee", "--pack", "m.pack", "--verify").code == 0
    assert ": ok, pilgrims-house" in run("pack", "check", "m.pack").out
    assert "witch  Witch" in run("pack", "show", "m.pack", "witch").out
    assert run("pack", "export", "m.pack", "again").code == 0
    assert run("replay", "m.veillee", "--pack", "again", "--verify").code == 0
    (tmp_path / "m.pack").write_text("{}", "utf-8")
    assert "expected a pack in one text" in run("replay", "m.veillee", "--pack", "m.pack").err


def test_the_pack_of_an_old_record_is_written_out(tmp_path: Path) -> None:
    """Its content is one of the house's earlier ones, by a hash of version 0.1.0."""
    run("play", "raiders", "--mode", "solo", "--record", "m.veillee", typed=["q"])
    record = tmp_path / "m.veillee"
    hash_ = veillee.game("raiders").box().hash
    record.write_text(record.read_text("utf-8").replace(hash_, "44724f545c08d1d7"), "utf-8")
    assert run("pack", "export", "m.veillee", "old").code == 0
    run("pack", "export", "raiders", "new")
    old, new = (tomllib.loads((tmp_path / name / "tactics.toml").read_text("utf-8")) for name in ("old", "new"))
    assert sum(card["vp"] for card in old["tactics"]) > sum(card["vp"] for card in new["tactics"])
    record.write_text(record.read_text("utf-8").replace("44724f545c08d1d7", "00112233445566ff"), "utf-8")
    assert "played with the content raiders-house (00112233445566ff)" in run("pack", "keep", "m.veillee").one_error


def test_show_lists_entries_with_their_provenance() -> None:
    said = run("pack", "show", "pilgrims")
    assert said.code == 0 and "221 entries" in said.out and "seed 12" in said.out
    for words in ("objects.toml [object]", "crystal_ball", "house"):
        assert words in said.out
    for name in ("witch", "Sorcière", "C25"):
        one = run("pack", "show", "pilgrims", name, "--lang", "fr")
        assert "witch  Sorcière" in one.out and "companions.toml" in one.out


def test_a_reader_who_leaves_is_no_error() -> None:
    line = f"{sys.executable} -m veillee rules pilgrims | head -1"
    said = subprocess.run(["bash", "-c", line], capture_output=True, text=True, check=False)
    assert said.returncode == 0 and said.stderr == ""
