"""Everything that Bardwood Grove says has its words in both languages; the log reads as sentences."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from importlib.resources import files

import pytest

import veillee
from tests.games.bardwood.house import SPEC
from tests.helpers import play_on
from veillee.core.answers import Told
from veillee.core.match import Match
from veillee.core.text import LANGUAGES
from veillee.testing import check_messages

MATCHES = (
    ("standard", 2, ""),
    ("standard", 4, ""),
    ("solo", 1, "easy"),
    ("solo", 1, "hard"),
    ("rival", 3, "medium"),
)
# What the Rival's turn says in each language, in the order in which it says it.
ORDER = (
    "rival-movement",
    "rival-discard",
    "rival-arrow",
    "rival-dial",
    "rival-sings",
    "rival-activates",
)


def new(mode: str, players: int, level: str, seed: int) -> Match:
    settings = {"content": "everything"}
    return veillee.new("bardwood", mode=mode, players=players, level=level or None, seed=seed, settings=settings)


@cache
def played() -> list[Match]:
    """One whole match of each way to play."""
    return [play_on(new(*way, seed), seed=seed) for seed, way in enumerate(MATCHES)]


def told(lang: str) -> Iterator[Told]:
    for match, (_, players, _) in zip(played(), MATCHES, strict=True):
        assert match.over
        for seat in range(players):
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
        assert "  " not in text and "{" not in text and "None" not in text, text
        assert not re.search(r"\b(de|à) (le|les) |\bde (un|une) |\bde « [AEIOUÉ]", text), text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("way", MATCHES, ids=lambda way: f"{way[0]}-{way[1]}")
def test_every_question_and_every_answer_has_its_words(way: tuple[str, int, str], lang: str) -> None:
    match = new(*way, seed=7)
    for number in range(150):
        decision = match.decision
        if decision is None:
            break
        assert decision.prompt_in(lang)[-1] in "?.)"
        labels = [match.label(option.key, lang) for option in decision.options]
        assert len(set(labels)) == len(labels), labels
        play_on(match, 1, seed=number)


@pytest.mark.parametrize("way", MATCHES, ids=lambda way: f"{way[0]}-{way[1]}")
def test_every_refusal_has_its_words(way: tuple[str, int, str]) -> None:
    """One move of each kind at each decision, possible or not, is explained in both languages."""
    kinds: dict[str, list[str]] = {}
    for option in SPEC.box().lexicon.made:
        kinds.setdefault(option.kind, []).append(option.key)
    match = new(*way, seed=11)
    for number in range(60):
        for keys in kinds.values():
            for lang in LANGUAGES:
                reason = match.explain(keys[number * 7 % len(keys)], lang).reason
                assert reason[-1] in ".?)" and "{" not in reason, reason
        play_on(match, 1, seed=number)


@pytest.mark.parametrize(
    ("lang", "one", "several"),
    [("en", "gains 1 acoustic stone.", "gains 2 melodies."), ("fr", "gagne 1 pierre acoustique.", "gagne 2 mélodies.")],
)
def test_amounts_are_counted_as_one_counts(lang: str, one: str, several: str) -> None:
    texts = [event.text for event in told(lang) if event.kind == "gains"]
    assert any(text.endswith(one) for text in texts)
    assert any(text.endswith(several) for text in texts)
    assert not any(re.search(r" 1 (melodies|lyrics|coins|gems|mélodies|paroles|pièces|gemmes)", text) for text in texts)


@pytest.mark.rule("BAR-291")
def test_what_a_player_draws_is_told_to_that_player_only() -> None:
    match = play_on(new("standard", 2, "", 3), 40)
    for own, other in zip(match.events(seat=0), match.events(seat=1), strict=True):
        if own.kind == "draws":
            assert own.text.startswith("Blue draws “") and other.text == "Blue draws a Skill card."


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.rule("BAR-224")
def test_the_rivals_turn_is_told_in_its_order(lang: str) -> None:
    match = play_on(new("solo", 1, "medium", 4), seed=4)
    events = match.events(lang=lang)
    turns = [n for n, event in enumerate(events) if event.kind == "rival-movement"]
    assert len(turns) > 5
    sung = 0
    for begin, end in zip(turns, [*turns[1:], len(events)], strict=True):
        kinds = [event.kind for event in events[begin:end]]
        places = [kinds.index(kind) for kind in ORDER if kind in kinds]
        assert places == sorted(places)
        assert ("rival-sings" in kinds) != ("rival-silent" in kinds or "rival-swan" in kinds)
        if "rival-sings" in kinds:
            sung += 1
            assert {"rival-reaches", "rival-reaches-nobody", "rival-truce"} & set(kinds)
    assert sung


def test_french_puts_a_space_before_its_punctuation() -> None:
    text = files(SPEC.package).joinpath("locale", "fr.ftl").read_text("utf-8")
    values = re.findall(r"^[a-z][\w-]* = (.*)$", text, re.MULTILINE)
    assert len(values) > 500
    for value in values:
        assert not re.search(r"[^\s }][;:?!](\s|$)", value), value


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_event_can_be_set_by_its_name(lang: str) -> None:
    words = SPEC.words(lang)
    lexicon = SPEC.box().lexicon
    for event, id_ in enumerate(lexicon.ids("event")):
        name = lexicon.name("event", event, lang)
        assert words[f"setting-act1-{id_}"] == words[f"setting-act2-{id_}"] == name
