"""Words in French and English."""

from __future__ import annotations

from pathlib import Path

import pytest

from veillee import SetupError
from veillee.core.text import Messages, check_language, messages, sentence
from veillee.testing import check_locale
from veillee.testing.messages import read_source


@pytest.fixture
def words(tmp_path: Path) -> Messages:
    (tmp_path / "en.ftl").write_text("plain = Hello\ngreet = Hello, { $name }\nempty =\n    .note = nothing\n", "utf-8")
    return Messages("en", tmp_path)


def test_a_message_is_put_in_words(words: Messages) -> None:
    assert words.format("plain") == words.format("plain") == "Hello"
    assert words.format("greet", {"name": "Ada"}) == "Hello, Ada"
    assert "plain" in words
    assert "missing" not in words


@pytest.mark.parametrize(
    ("message", "said"),
    [
        ("missing", "no message 'missing' in en"),
        ("greet", "message 'greet' in en"),
        ("empty", "message 'empty' has no text in en"),
    ],
)
def test_a_message_that_is_missing_or_lacks_an_argument_is_an_error(words: Messages, message: str, said: str) -> None:
    with pytest.raises(KeyError, match=said):
        words.format(message)


def test_a_game_says_its_own_words_and_those_of_the_core() -> None:
    game = messages("examples.connect_four", "fr")
    assert game.format("zone-board") == "Plateau"
    assert game.format("explain-over") == messages("veillee.core", "fr").format("explain-over")


def test_there_are_two_languages() -> None:
    assert check_language("fr") == "fr"
    with pytest.raises(SetupError, match="no language 'it'; there is: en, fr"):
        check_language("it")


def test_a_sentence_begins_with_a_capital() -> None:
    assert sentence("the Falcon flies") == "The Falcon flies"
    assert sentence("état") == "État"
    assert sentence("") == ""


def test_the_core_says_the_same_in_both_languages_and_nothing_in_vain() -> None:
    said = read_source("veillee.core")
    said.words |= read_source("veillee.bots").words  # hints are put into words there
    check_locale("veillee.core", said)
