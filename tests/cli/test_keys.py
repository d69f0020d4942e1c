"""What can be typed at the table besides an option."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import veillee
from tests.cli.table import Said, record_of, run

SOLO = ("play", "pilgrims", "--mode", "solo", "--seed", "7", "--record", "m.veillee")


def at_table(*typed: object, lang: str = "en", more: tuple[str, ...] = ()) -> Said:
    said = run(*SOLO, "--lang", lang, *more, typed=typed)
    assert said.code == 0 and said.err == ""
    return said


def answers(said: Said) -> list[str]:
    """What was said after each prompt."""
    prompt = "Your choice (? for help):" if "Your choice" in said.out else "Votre choix (? pour l'aide) :"
    return [part.partition("\n")[2] for part in said.out.split(prompt)[1:]]


def test_undo_and_redo(tmp_path: Path) -> None:
    said = at_table("1", "3", "1", "u", "r", "u", "q")
    assert "Taken back: “Activate the Traveller" in said.out
    assert "Put back: “Activate the Traveller" in said.out
    assert record_of(tmp_path / "m.veillee").number == 2, "what was taken back is not in the record"


def test_undo_says_why_not() -> None:
    nothing, _ = answers(at_table("u", "q"))
    assert "There is nothing to take back." in nothing
    _, revealed, _ = answers(at_table("1", "u", "q"))
    assert "something unknown was revealed" in revealed
    nothing, _ = answers(at_table("r", "q"))
    assert "There is nothing to put back." in nothing


def test_free_undo_takes_back_what_was_revealed_and_what_bots_did(tmp_path: Path) -> None:
    typed = ["1"] * 8
    run(
        "play",
        "pilgrims",
        "--seats",
        "human,random",
        "--seed",
        "2",
        "--free-undo",
        "--record",
        "f.veillee",
        typed=typed,
    )
    before = record_of(tmp_path / "f.veillee")
    seats = [line.split()[1] for line in before.record().splitlines() if line[:1].isdigit()]
    mine = [number for number, seat in enumerate(seats, 1) if seat == "red"]
    run("resume", "f.veillee", typed=["u"])
    assert record_of(tmp_path / "f.veillee").number == mine[-1] - 1
    run("resume", "f.veillee", typed=["u", "u", "r", "r"])
    assert record_of(tmp_path / "f.veillee").choices == before.choices[: mine[-1] - 1]


def test_nobody_takes_back_what_another_seat_did() -> None:
    said = run("play", "pilgrims", "--seats", "human,random", "--seed", "2", typed=["u"])
    assert said.code == 0
    assert "There is nothing to take back." in said.out or "Another seat has acted since." in said.out


def test_the_question_mark_explains_the_rule_in_force_and_the_commands() -> None:
    match = veillee.new("pilgrims", mode="solo", seed=7)
    rule = match.scene(0).question.rule  # type: ignore[union-attr]
    help_ = answers(at_table("?", "q"))[0]
    assert rule in help_ and match.rule_text(rule).split()[0] in help_
    for typed in ("u ", "r ", "w 3", "i NAME", "l or l N", "s or s FILE", "lang fr", "q "):
        assert typed in help_
    assert "a key looks like corner:a1" in " ".join(help_.split()), "a key of this match, not of another game"
    assert "PIL-041  Your company" in answers(at_table("? 41", "q"))[0]
    assert "no rule" in answers(at_table("? zz", "q"))[0]


def test_why_a_move_is_or_is_not_possible() -> None:
    possible, impossible, unknown, number, bare, _ = answers(
        at_table("w 1", "w go:foot:e5", "w fly:c3", "w 99", "w", "q")
    )
    assert "Possible now" in possible
    assert "PIL-" in impossible
    assert "no move of this game, and nothing on the table" in unknown
    assert "no option 99" in number
    assert "such as corner:a1" in bare


def test_what_can_be_done_with_a_piece_or_a_place() -> None:
    saw, corner, middle, _ = answers(at_table("w Saw", "w a5", "w cell:c3", "q"))
    assert "Saw › " in saw and "possible now" not in saw and "asked now: Choose a corner" in saw
    assert "A5 › corner › possible now: " in corner
    assert "C3 › " in middle and "PIL-022" in middle


def test_the_log_and_its_last_lines() -> None:
    whole, two, wrong, _ = answers(at_table("l", "l 2", "l x", "q"))
    assert len(whole.strip().splitlines()) > 20
    assert len(two.strip().splitlines()) == 2 and "PIL-020" in two
    assert "expected how many lines" in wrong


@pytest.mark.parametrize("name", ["Saw", "saw", "object:saw", "O18", "Sa w", "3"])
def test_a_card_is_found_by_name_id_number_or_option(name: str) -> None:
    shown = answers(at_table(f"i {name}", "q"))[0]
    assert "─ Saw ─" in shown and "O18" not in shown and "strength" in shown and "tool" in shown
    assert "A5" in shown


def test_a_card_is_found_without_its_accents_and_when_misspelt() -> None:
    assert "─ Boîte à musique ─" in answers(at_table("i BOITE a musique", "q", lang="fr"))[0]
    assert "─ White Stag ─" in answers(at_table("i whit stagg", "q"))[0]
    nothing, many, bare, _ = answers(at_table("i qqqqq", "i a", "i", "q"))
    assert "No card in sight" in nothing
    assert "Several cards" in many
    assert "Say which card" in bare


def test_a_card_in_full_shows_all_its_lines() -> None:
    shown = answers(at_table("i inn of friends", "q"))[0]
    for words in ("+5", "any Companion", "strength", "additional Companion", "River"):
        assert words in shown


def test_the_legend_and_the_player_aid() -> None:
    shown = answers(at_table("1", "t", "q"))[1]
    for words in ("strength", "weapon", "vagabond", "campfire", "Clovers", "the Falcon", "points of a card"):
        assert words in shown
    assert "Activation" in shown, "the aid that the game lays beside the table"


def test_details_show_the_other_sides_in_full() -> None:
    shown = answers(at_table("1", "d", "q"))[1]
    for words in ("The Falconer", "Object deck", "Solo deck", "Hand"):
        assert words in shown


def test_saving_and_saving_a_copy(tmp_path: Path) -> None:
    (tmp_path / "other").mkdir()
    (tmp_path / "letter.txt").write_text("dear friend")
    said = at_table("1", "s", "s copy.veillee", "s copy.veillee", "s other", "s letter.txt", "s no/where", "q")
    assert "Saved in m.veillee." in said.out and "Saved in copy.veillee." in said.out
    assert "is now copy.1.veillee" in said.out
    assert "other: this is a folder" in said.out
    assert "letter.txt: this is not a record" in said.out
    assert "no such file or folder" in said.out
    assert (tmp_path / "copy.veillee").read_bytes() == (tmp_path / "m.veillee").read_bytes()
    assert (tmp_path / "letter.txt").read_text() == "dear friend"


def test_the_language_changes_at_the_table() -> None:
    said = at_table("lang fr", "u", "lang xx", "lang en", "q")
    assert "La table parle maintenant français." in said.out
    assert "Choisissez le coin de départ" in said.out
    assert "Il n'y a rien à défaire." in said.out
    assert "Langues : lang en, lang fr." in said.out
    assert "The table speaks English now." in said.out


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("99", "There is no option 99: choose a number from 1 to 4."),
        ("0", "There is no option 0"),
        ("hello", "means nothing here"),
        ("go:foot:e5", "PIL-"),
        ("go:foot:z9", "means nothing here"),
        ("corner:a9", "Did you mean corner:a"),
        ("1 2", "means nothing here"),
        ("²", "means nothing here"),
        ("9" * 50, "means nothing here"),
    ],
)
def test_wrong_input_is_answered_and_the_table_remains(typed: str, expected: str, tmp_path: Path) -> None:
    first, _ = answers(at_table(typed, "q"))
    assert expected in first
    assert record_of(tmp_path / "m.veillee").number == 0


def test_french_answers_are_french() -> None:
    said = at_table("99", "hello", "u", "r", "w", "w fly:c3", "i", "i qqqqq", "l x", "s", "?", "t", "q", lang="fr")
    for words in (
        "Il n'y a pas d'option 99",
        "ne veut rien dire ici",
        "Il n'y a rien à défaire.",
        "Il n'y a rien à rejouer.",
        "Dites quel coup",
        "n'est ni un coup de ce jeu",
        "Dites quelle carte",
        "Aucune carte visible",
        "indiquez combien de lignes",
        "Enregistré dans m.veillee.",
        "La règle en vigueur",
        "feu de camp",
    ):
        assert words in said.out


def test_a_hint() -> None:
    hint, _ = answers(at_table("h 20", "q"))
    assert hint.count("Hint: ") >= 2
    assert re.search(r"\d %( \(± \d+\))? to win", hint)
    assert hint.lstrip().partition("\n")[0].endswith("."), "first a sentence of the game"


def test_a_hint_in_french() -> None:
    hint, _ = answers(at_table("indice 20", "q", lang="fr"))
    assert "Conseil : " in hint and re.search(r"\d %( \(± \d+\))? de chances de gagner", hint)


def test_a_hint_that_cannot_be() -> None:
    hint, _ = answers(at_table("h soon", "q"))
    assert "“soon”: expected how long to think" in hint
