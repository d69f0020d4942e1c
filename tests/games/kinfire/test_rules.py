"""The rule catalogue: every number once, in both languages, in the words of the glossary."""

from __future__ import annotations

import re
from importlib.resources import files

import pytest

from tests.games.kinfire.house import CONTENT, LEXICON
from veillee.core.rulebook import Rule, rulebook
from veillee.core.text import LANGUAGES

BOOK = rulebook("veillee.games.kinfire")
RULES = 332
# What the glossary of the specification calls otherwise.
NOT_OURS = ("Ténèbres", "jeton Destin", "jetons Destin", "marqueur Cible", "carte Souvenir", "point de vie", "Focus")


def test_all_rules_are_there_once() -> None:
    assert sorted(rule.number for rule in BOOK.rule) == [f"KIN-{number:03}" for number in range(1, RULES + 1)]
    chapters = [chapter.id for chapter in BOOK.chapter]
    assert len(chapters) == len(set(chapters)) == 43
    order = list(dict.fromkeys(rule.chapter for rule in BOOK.rule))
    assert order == chapters, "the rules stand chapter by chapter"


@pytest.mark.parametrize("rule", BOOK.rule, ids=lambda rule: rule.number)
def test_a_rule_is_said_in_both_languages(rule: Rule) -> None:
    said = BOOK.get(rule.number)
    assert said.fr != said.en and said.source in ("seed", "public", "ruling", "house")
    for lang in LANGUAGES:
        text = said.text(lang)
        assert text == text.strip() and text[-1] in ".!?" and 15 < len(text) < 420, said.number
        assert "KIN-" not in text and "`" not in text and "_" not in text, "no codes in sentences"
    assert not re.search(r"[^\s  ][:;!?»](\s|$)", said.fr), "a space before these signs"


def test_numbers_agree_between_the_languages() -> None:
    """The same figures stand in both, whatever the words (a decimal comma is a point in English)."""
    for rule in BOOK.rule:
        french, english = (sorted(re.findall(r"\d+(?:[.,]\d+)?", text)) for text in (rule.fr, rule.en))
        french = [number.replace(",", ".") for number in french]
        missing = [number for number in set(french) ^ set(english) if number not in SPELT]
        assert not missing, (rule.number, missing)


SPELT = ("1", "2", "3", "4", "5", "7", "9", "12")  # small numbers may be words in one of the languages


def test_french_words_are_those_of_the_glossary() -> None:
    home = files("veillee.games.kinfire")
    texts = [rule.fr for rule in BOOK.rule]
    texts += home.joinpath("locale", "fr.ftl").read_text("utf-8").splitlines()
    texts += [LEXICON.name(role, number, "fr") for role in ("pawn", "token", "status") for number in range(4)]
    for text in texts:
        assert not [word for word in NOT_OURS if word in text], text


def test_seekers_abilities_are_rules() -> None:
    """KIN-146 to KIN-151: one for each, in the order of their boxes."""
    for seeker in range(len(CONTENT.seekers)):
        rule = BOOK.get(f"KIN-{146 + seeker}")
        name = LEXICON.name("seeker", seeker, "en")
        assert rule.fr.startswith(f"{name}, ") and rule.en.startswith(f"{name}, ")
