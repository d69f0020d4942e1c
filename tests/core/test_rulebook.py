"""The rule catalogue."""

from __future__ import annotations

import pytest

from veillee import SetupError
from veillee.core.rulebook import Chapter, Rule, Rulebook, rulebook


def test_a_rule_is_found_by_its_number() -> None:
    book = rulebook("examples.connect_four")
    assert book.get("c4-004").number == "C4-004"
    assert book.get("C4-004").text("fr").startswith("Qui aligne")
    assert book.get("C4-004").text("en").startswith("Whoever has four")
    assert "C4-004" in book
    assert "C4-404" not in book
    assert book.chapter[0].title("en") == "The game"


def test_a_rule_that_does_not_exist_is_refused_with_those_that_do() -> None:
    with pytest.raises(SetupError, match="no rule 'C4-404'; there are C4-001 to C4-005"):
        rulebook("examples.connect_four").get("C4-404")


def test_rules_are_found_by_words_of_either_language_with_or_without_accents() -> None:
    book = rulebook("examples.connect_four")
    assert [rule.number for rule in book.search("DIAGONALE")] == ["C4-004"]
    assert [rule.number for rule in book.search("unbroken line")] == ["C4-004"]
    assert [rule.number for rule in book.search("lache jetons")] == ["C4-003"]
    assert book.search("horse") == []


def test_rooms_of_a_game_have_rules_of_their_own() -> None:
    def book(chapter: str, *numbers: str) -> Rulebook:
        return Rulebook(
            [Chapter(chapter, chapter, chapter)], [Rule(number, chapter, "house", "", "") for number in numbers]
        )

    whole = Rulebook.joined([book("end", "X-007", "X-003"), book("room", "X-004", "X-009"), book("start", "X-001")])
    assert [chapter.id for chapter in whole.chapter] == ["start", "room", "end"]
    assert [rule.number for rule in whole.rule] == ["X-001", "X-004", "X-009", "X-007", "X-003"]
