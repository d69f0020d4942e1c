"""Everything that Raiders says has its words in both languages; the log reads as sentences."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

import veillee
from tests.games.raiders.laid import SPEC
from tests.helpers import play_on
from veillee.core.text import LANGUAGES
from veillee.testing import check_messages


def test_no_message_is_missing_or_unused() -> None:
    check_messages(SPEC)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_log_is_made_of_sentences(lang: str) -> None:
    match = play_on(veillee.new("raiders", players=3, seed=2, lang=lang), 400)
    told = [event.text for event in match.events(lang=lang)]
    assert len(told) > 300
    for text in told:
        assert text[0].isupper() or text[0].isdigit(), text
        assert text[-1] in ".?!»”", text
        assert "  " not in text and "{" not in text, text
        assert not re.search(r"\b(de|à) (le|les) |\bde (un|une) ", text), text


def test_french_puts_a_space_before_its_punctuation() -> None:
    text = files(SPEC.package).joinpath("locale", "fr.ftl").read_text("utf-8")
    values = re.findall(r"^[a-z][\w-]* = (.*)$", text, re.MULTILINE)
    assert len(values) > 300
    for value in values:
        assert not re.search(r"[^\s }][;:?!](\s|$)", value), value


@pytest.mark.parametrize(
    ("lang", "checks"),
    [
        ("en", ("Armour enough?", "Provisions enough?", "Plunder there?")),
        ("fr", ("Assez d'Armement ?", "Assez de Provisions ?", "Du Butin sur place ?")),
    ],
)
@pytest.mark.rule("RAI-171")
def test_the_opponents_turn_is_told_check_by_check(lang: str, checks: tuple[str, str, str]) -> None:
    match = veillee.new("raiders", mode="solo", seed=4, lang=lang)
    play_on(match, 40)
    kinds = [event.kind for event in match.events(lang=lang)]
    texts = [event.text for event in match.events(lang=lang)]
    turns = [n for n, kind in enumerate(kinds) if kind == "reveals-tactic"]
    assert len(turns) > 3
    for turn in turns:
        for offset, question in enumerate(checks, 1):
            assert texts[turn + offset].startswith(question)
        yes = all(kind.endswith("-yes") for kind in kinds[turn + 1 : turn + 4])
        assert kinds[turn + 4] == ("opponent-raids" if yes else "opponent-prepares")
