"""Everything that Merchants Cove says has its words in both languages; the log reads as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

import pytest

from tests.games.cove.builder import SPEC, new
from tests.helpers import play_on
from veillee.core.answers import Told
from veillee.core.match import Match
from veillee.core.text import LANGUAGES
from veillee.testing import check_messages
from veillee.testing.messages import locale_files

# Mode, merchants, level, rogue card.
MATCHES = (
    ("standard", "entertainer blacksmith captain alchemist", "", "robbers"),
    ("standard", "alchemist entertainer", "", "cultists"),
    ("solo", "blacksmith", "easy", "robbers"),
    ("solo", "entertainer", "hard", "criminals"),
    ("peddler", "captain alchemist", "medium", "cultists"),
)


def begin(way: tuple[str, str, str, str], seed: int) -> Match:
    mode, merchants, level, rogues = way
    return new(merchants, mode=mode, level=level, seed=seed, rogue_card=rogues)


@cache
def played() -> list[Match]:
    """One whole match of each way to play."""
    return [play_on(begin(way, seed), seed=seed) for seed, way in enumerate(MATCHES)]


def told(lang: str) -> Iterator[Told]:
    for match, (_, merchants, _, _) in zip(played(), MATCHES, strict=True):
        assert match.over
        for seat in range(len(merchants.split())):
            yield from match.events(seat=seat, lang=lang)


def test_no_message_is_missing_or_unused() -> None:
    check_messages(SPEC)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_whole_matches_are_told_in_sentences(lang: str) -> None:
    texts = {event.text for event in told(lang)}
    assert len(texts) > 1000
    for text in texts:
        assert text[0].isupper() or text[0].isdigit() or text[0] in "«“", text
        assert text[-1] in ".?!", text
        assert "  " not in text and "{" not in text and "None" not in text and " -1" not in text, text
        assert not re.search(r"\b(de|à) (le|les) |\bde (un|une) |\bde « [AEIOUÉ]|\b1 (Ors|cartes|heures)\b", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", MATCHES, ids=lambda way: f"{way[0]}-{way[1].replace(' ', '-')}")
def test_every_question_and_every_answer_has_its_words(way: tuple[str, str, str, str], lang: str) -> None:
    match = begin(way, seed=7)
    for number in range(150):
        decision = match.decision
        if decision is None:
            break
        assert decision.prompt_in(lang)[-1] in "?.)"
        labels = [match.label(option.key, lang) for option in decision.options]
        assert len(set(labels)) == len(labels)  # no two answers read alike
        assert all(label[0].isupper() or label[0].isdigit() or label[0] in "«“+−" for label in labels), labels
        match.play(decision.options[number * 7 % len(decision.options)].key)


@pytest.mark.parametrize("way", MATCHES[1:4], ids=lambda way: f"{way[0]}-{way[1].replace(' ', '-')}")
def test_every_refusal_has_its_words(way: tuple[str, str, str, str]) -> None:
    """One move of each kind at each decision, possible or not, is explained in both languages."""
    kinds: dict[str, list[str]] = {}
    for option in SPEC.box().lexicon.made:
        kinds.setdefault(option.kind, []).append(option.key)
    match = begin(way, seed=11)
    for number in range(30):
        for keys in kinds.values():
            for lang in LANGUAGES:
                reason = match.explain(keys[number * 7 % len(keys)], lang).reason
                assert reason[-1] in ".?)" and "{" not in reason, reason
        play_on(match, 1, seed=number)


@pytest.mark.rule("COV-233", "COV-238")
def test_what_the_entertainer_draws_is_told_to_him_only() -> None:
    match = play_on(begin(MATCHES[1], 3), 60)
    drawn = 0
    for own, other in zip(match.events(seat=1), match.events(seat=0), strict=True):
        if own.kind == "draws":
            drawn += 1
            assert (
                own.text.startswith("The Entertainer draws “") and other.text == "The Entertainer draws a skill card."
            )
    assert drawn


def test_french_puts_a_space_before_its_punctuation() -> None:
    text = "\n".join(text for _, text in locale_files(SPEC.package, "fr"))
    values = re.findall(r"^[a-z][\w-]* = (.*)$", text, re.MULTILINE)
    assert len(values) > 400
    for value in values:
        assert not re.search(r"[^\s }][;:?!](\s|$)", value), value
