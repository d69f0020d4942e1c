"""The plain table as it is heard: words instead of signs, and nothing that is noise."""

from __future__ import annotations

import re

import pytest

import veillee
from tests.cli.screens import sitting_of
from tests.helpers import alone
from veillee.cli.table.ink import line
from veillee.cli.table.plain import PlainTable
from veillee.cli.terminal import Terminal
from veillee.core.spec import registry

# What a voice spells out: signs of pieces, arrows and bullets. (★ and the like stand in the words of a game.)
SIGNS = re.compile("[▸►→›·●○♣♦▲■≈✶⊕†‡¤∪◆ω¶↻✻‴☼×≡⌂▵♪]")


def told(game: str, lang: str, choices: int, capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What is told at each question of a match alone, for whoever has it read out."""
    match = veillee.new(game, **alone(game), seed=5, lang=lang)
    sitting = sitting_of(match, lang)
    sitting.heard = True
    table = PlainTable(sitting, Terminal(plain=True, color=False))
    found = []
    for _ in range(choices):
        table.tell(0)
        found.append(capsys.readouterr().out)
        match.play(match.legal_keys[len(match.legal_keys) // 2])
    return found


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", registry())
def test_words_instead_of_signs(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    _, *later = told(game, lang, 12, capsys)
    for text in later:
        question = text.split("\n\n", 1)[-1]
        assert not SIGNS.search(question.replace(" · ", " ")), question


def test_neither_keys_nor_numbers_of_rules_with_every_event_nor_the_name_of_the_game_again(
    capsys: pytest.CaptureFixture[str],
) -> None:
    first, second, *_ = told("pilgrims", "en", 3, capsys)
    assert "corner:a1" not in first and "Pilgrims, solo against the Falconer, medium" in first
    assert "Pilgrims" not in second
    assert len(re.findall(r"PIL-\d+", second)) == 1, "that of the question alone"


def test_through_a_pipe_it_is_as_it_was() -> None:
    sitting = sitting_of(veillee.new("pilgrims", mode="solo", seed=5))
    assert not sitting.heard and "▲" in "".join(row.plain for row in sitting.table(0).spoken(80))


@pytest.mark.parametrize(("lang", "then"), [("en", ", then "), ("fr", ", puis ")])
def test_what_a_card_does_is_said_once_and_its_arrow_is_a_word(
    lang: str, then: str, capsys: pytest.CaptureFixture[str]
) -> None:
    *_, recruiting = told("lueur", lang, 4, capsys)
    options = [text for text in recruiting.replace("\n   ", " ").splitlines() if re.match(" +[0-9]", text)]
    assert options and all(text.count(then) == 1 for text in options), recruiting
    assert not re.search("Needs|Gains|Demande|Donne", "".join(options)), recruiting


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("game", registry())
def test_nothing_is_said_twice_and_sentences_end_once(game: str, lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    for text in told(game, lang, 6, capsys):
        flowing = " ".join(text.split())
        assert not re.search(r"\.[.,;:]", flowing.replace("...", "")), flowing
        doubled = re.search(r"(?<![\w'’])([^\W\d]{4,}) \((?:la |le |the )?\1\)", flowing)
        assert doubled is None, doubled


def test_a_place_is_not_followed_by_what_its_name_says(capsys: pytest.CaptureFixture[str]) -> None:
    first, *_ = told("lueur", "fr", 1, capsys)
    assert "feu 1 (feu)" not in first and "le village 5 (vaut 5 éclats" in " ".join(first.split())
    first, *_ = told("raiders", "fr", 1, capsys)
    assert "Port de gauche (équipage de 2, 2 Provisions)" in " ".join(first.split())


@pytest.mark.parametrize("game", ["raiders", "lueur"])
def test_what_signs_take_as_words_is_never_cut_off(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    """Words are longer than signs: a line that is too long then goes on in the next one."""
    match = veillee.new(game, **alone(game), seed=5, lang="fr")
    sitting = sitting_of(match, "fr")
    sitting.heard, sitting.width = True, 60
    rows = PlainTable(sitting, Terminal(plain=True, color=False))._voiced(line(" Berserker (4 × Force) " + "mot " * 10))
    assert len(rows) == 2 and all(row.cell_len <= 60 for row in rows)
    assert "".join(row.plain for row in rows).count("mot") == 10 and "4 fois Force" in rows[0].plain


def test_whoever_plays_two_seats_is_told_the_table_once(capsys: pytest.CaptureFixture[str]) -> None:
    match = veillee.new("kinfire", mode="combat", players=2, people=[0, 0], seed=5)
    sitting = sitting_of(match)
    sitting.heard = True
    table = PlainTable(sitting, Terminal(plain=True, color=False))
    table.tell(0)
    capsys.readouterr()
    table.tell(1)
    assert "Kinfire Chronicles" not in capsys.readouterr().out
