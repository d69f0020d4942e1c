"""The content of the box: where each entry comes from, names in both languages, prose apart from rules."""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest

import veillee
from tests.games.kinfire.house import BOX, CONTENT, LEXICON, PACK, TEXTS, read, value
from veillee import PackError
from veillee.core.backdrops import stage_of
from veillee.core.text import LANGUAGES, messages
from veillee.games.kinfire import terms
from veillee.games.kinfire.effects import COLOURS, STATUSES, TARGETS
from veillee.games.kinfire.grammar import ENDINGS
from veillee.games.kinfire.making import POUCHES, UPGRADE_PACKS
from veillee.games.kinfire.tales import STORY_CARDS, TOWN_CARDS

FILES: dict[str, dict[str, Any]] = {name: tomllib.loads(text) for name, text in TEXTS.items()}
PROSE = CONTENT.prose


def entries() -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Every entry of every file, with its section and a label."""
    for name, file in FILES.items():
        if name == "pack.toml":
            continue
        for section, found in file.items():
            for entry in found if isinstance(found, list) else [found]:
                yield section, f"{name}: {section} {entry.get('id', '')}", entry


# -- provenance and names -------------------------------------------------------------------------


def test_every_entry_says_where_it_comes_from() -> None:
    cards = 118 + 6 + 6 + 15 + 4 + 11 + 11
    shops = 5 + 6 + 4 + 12 + 6
    story = STORY_CARDS + TOWN_CARDS + 45 + 12 + 2 + 18 + 2 + 18 + 1
    assert len(list(entries())) == cards + shops + story
    for _, label, entry in entries():
        assert entry["source"] in ("seed", "public", "house"), label


def test_what_is_from_the_booklets_and_from_public_pages() -> None:
    """All else is ours."""
    found = {
        source: sorted(label.split(": ")[1] for _, label, e in entries() if e["source"] == source) for source in SOURCES
    }
    assert found["seed"] == [
        "card q1_2",
        "card v_5",
        "component ability_token",
        "component seeker_pawn",
        "component time_slot",
        "disposable d1",
        "enemy wyvern",
        "location v5",
        "quest ",
        "setup q1_2",
        "town dinlux",
        "town vinna",
    ]
    assert found["public"] == [
        "card d_6",
        "card d_7",
        "card d_9",
        "component darkness_pawn",
        "component enemy_pawn",
        "component heart_pawn",
        "location d6",
        "location d7",
        "location d9",
        "seeker asha",
    ]


SOURCES = ("seed", "public", "house")


def test_the_pack_says_in_both_languages_what_is_from_where() -> None:
    assert BOX.manifest.note is not None
    assert "maison" in BOX.manifest.note.fr and "House" in BOX.manifest.note.en


def strings(value_: Any, path: str = "") -> Iterator[tuple[str, dict[str, str]]]:
    """Every text in both languages, wherever it stands."""
    if isinstance(value_, dict):
        if set(value_) <= {"fr", "en"} and value_:
            yield path, value_
        else:
            for key, item in value_.items():
                yield from strings(item, f"{path}/{key}")
    elif isinstance(value_, list):
        for number, item in enumerate(value_):
            label = item.get("id", number) if isinstance(item, dict) else number
            yield from strings(item, f"{path}/{label}")


@pytest.mark.parametrize("file", FILES)
def test_no_text_lacks_its_translation(file: str) -> None:
    for path, text in strings(FILES[file]):
        assert set(text) == {"fr", "en"}, path
        for lang, words in text.items():
            assert words == words.strip() and words, (path, lang)


@pytest.mark.parametrize("file", [name for name in FILES if name.startswith(("quest_", "town_", "interludes"))])
def test_prose_is_two_texts_and_not_one_twice(file: str) -> None:
    """Longer texts differ, end with a stop, and have the marks of their language."""
    for path, text in strings(FILES[file]):
        if path.rsplit("/", 1)[-1] not in ("text", "introduction", "prompt"):
            continue
        assert text["fr"] != text["en"], path
        assert text["fr"][-1] in ".!?»" and text["en"][-1] in '.!?"', path
        assert "« " in text["fr"] or "«" not in text["fr"], path
        assert '"' not in text["fr"] and "«" not in text["en"], path
        assert text["en"].count('"') % 2 == 0, path


ROLES = ["pair", "action", "lantern", "enemy", "ally", "map", "memory", "quest", "town", "location", "seeker", "status"]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_things_of_a_kind_have_the_same_name(role: str, lang: str) -> None:
    names = [LEXICON.name(role, number, lang) for number in range(len(LEXICON.ids(role)))]
    assert [name for name, count in Counter(names).items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_boosts_have_names_of_their_own(lang: str) -> None:
    names = [LEXICON.name("boost", number, lang) for number in range(terms.PAIRS)]
    assert len(set(names)) == terms.PAIRS


def test_messages_of_problems_exist_in_both_languages() -> None:
    told = {lang: messages("veillee.games.kinfire", lang) for lang in LANGUAGES}
    for named in ("card", "town-card", "memory", "quest", "level", "pair", "item", "pack", "ending", "enemy", "ally"):
        assert all(f"expected-{named}" in words for words in told.values()), named


# -- ids for keys (9.2) ---------------------------------------------------------------------------


def test_ids_are_those_of_keys() -> None:
    assert LEXICON.number("story", value("story", "q2_8")) == "2-8"
    assert LEXICON.number("story", value("story", "v_15")) == "V-15"
    assert LEXICON.number("memory", value("memory", "m5_a")) == "5-A"
    assert LEXICON.number("memory", value("memory", "md_f")) == "D-F"
    assert list(LEXICON.ids("location"))[:5] == ["v1", "v2", "v3", "v4", "v5"]
    assert list(LEXICON.ids("quest")) == [str(number) for number in range(1, 13)]
    assert list(LEXICON.ids("zone")) == [f"z{number}" for number in range(1, 8)]
    assert value("action", "as1") == value("pair", "as1") == 0
    assert LEXICON.ids("action")[terms.DISPOSABLES] == "d1"
    assert value("card", "kh1_boost") == terms.BOOSTS + value("pair", "kh1")


def test_names_of_what_no_pack_changes() -> None:
    """As the glossary of the specification has them, in the order of the box's numbers."""
    assert [LEXICON.name("colour", number, "fr") for number in range(3)] == [
        "puissance (rouge)",
        "habileté (vert)",
        "sagesse (bleu)",
    ]
    assert list(LEXICON.ids("pouch")) == list(POUCHES)
    assert list(LEXICON.ids("pack")) == [pack.removeprefix("pack_") for pack in UPGRADE_PACKS]
    assert list(LEXICON.ids("ending")) == list(ENDINGS)
    assert list(LEXICON.ids("status")) == list(STATUSES)
    assert list(LEXICON.ids("condition")) == [name.replace(" ", "_").replace("armour", "armor") for name in TARGETS]
    assert LEXICON.name("pawn", value("pawn", "darkness"), "fr") == "un pion Obscurité"
    words = {"wound": "une Blessure", "weaken": "un Affaiblissement", "stun": "un Étourdissement", "trap": "un Piège"}
    assert {id_: LEXICON.name("status", value("status", id_), "fr") for id_ in words} == words


@pytest.mark.parametrize(
    ("ending", "card"), [("city_lit", 15), ("next_watch", 16), ("long_watch", 17), ("other_light", 19)]
)
def test_endings_are_called_as_their_cards(ending: str, card: int) -> None:
    title, name = value("story", f"q7_{card}"), value("ending", ending)
    assert LEXICON.name("story", title, "fr") == f"Fin : {LEXICON.name('ending', name, 'fr')}"
    assert LEXICON.name("story", title, "en") == f"Ending: {LEXICON.name('ending', name, 'en')}"


def test_cards_have_their_numbers() -> None:
    assert len(CONTENT.cards) == terms.CARDS == len(LEXICON.ids("card"))
    for number, card in enumerate(CONTENT.cards):
        assert card.disposable == (terms.DISPOSABLES <= number < terms.ACTIONS)
        assert (card.effect != terms.NONE) == (number < terms.ACTIONS or number >= terms.LANTERNS)
        if terms.BOOSTS <= number < terms.EXHAUSTED:
            assert card.pair == number - terms.BOOSTS and card.boost != terms.NONE
        if card.colours == terms.VOID and number < terms.EXHAUSTED and card.boost != terms.NONE:
            assert card.boost == terms.BOOST_REDRAW, "KIN-223: only a redraw is of use on a void Boost"


# -- decks and limits -----------------------------------------------------------------------------


def assignments(colours: list[int], bar: tuple[int, ...]) -> bool:
    """Whether cards fit a colour bar, tried card by card."""
    if not colours:
        return not any(bar)
    first, *rest = colours
    for place, hue in enumerate((terms.RED, terms.GREEN, terms.BLUE)):
        if (first or terms.WHITE) & hue and bar[place]:
            left = tuple(count - (at == place) for at, count in enumerate(bar))
            if assignments(rest, left):
                return True
    return False


@pytest.mark.rule("KIN-285", "KIN-286", "KIN-288")
@pytest.mark.parametrize("tier", range(4))
@pytest.mark.parametrize("seeker", range(terms.SEEKERS))
def test_starting_and_veteran_decks_keep_the_limits(seeker: int, tier: int) -> None:
    deck = list(CONTENT.seekers[seeker].pairs)
    for old, new in CONTENT.tiers[tier].exchanges[seeker]:
        deck[deck.index(old)] = new
    cards = [CONTENT.cards[pair] for pair in deck]
    assert len(set(deck)) == terms.STARTING
    assert assignments([card.colours for card in cards], CONTENT.seekers[seeker].bar)
    assert sum(card.kinfire for card in cards) <= CONTENT.tiers[tier].kinfire
    assert sum(card.instant for card in cards) <= 3
    assert all(card.owner in (terms.NONE, seeker) for card in cards)


def test_veterans_share_no_pair() -> None:
    taken = [new for exchanges in CONTENT.tiers[3].exchanges for _, new in exchanges]
    assert len(taken) == len(set(taken)) == 36


def test_every_verb_of_the_languages_is_used() -> None:
    """What no card does needs no code; what a card does is in the language."""
    verbs = {one.verb for effect in CONTENT.effects for one in effect}
    assert verbs == set(range(terms.WARD + 1))
    deeds = {deed.verb for found in CONTENT.deeds for deed in found}
    assert deeds == set(range(terms.REGEN_RESET + 1)) - {terms.FAR}
    wards = {one.ward for effect in CONTENT.effects for one in effect if one.verb == terms.WARD}
    assert wards == set(range(terms.GUARD_HERE_ALL + 1))
    conditions = {one.condition for effect in CONTENT.effects for one in effect} - {terms.NONE}
    assert conditions == set(range(terms.PER_3_BOOSTS + 1))
    ops = {op.verb for ops in CONTENT.lists for op in ops}
    assert ops == set(range(terms.QUEST_LOST + 1))
    notes = {op.what for ops in CONTENT.lists for op in ops if op.verb == terms.NOTE}
    assert notes == set(range(terms.NOTES))
    assert {card.colours for card in CONTENT.cards} == set(COLOURS.values())


# -- prose apart from rules -----------------------------------------------------------------------


def test_prose_is_complete() -> None:
    assert len(PROSE.texts) == len(CONTENT.story) == STORY_CARDS + TOWN_CARDS
    assert all(fr and en for fr, en in (*PROSE.texts, *PROSE.introductions, *PROSE.memories, PROSE.campaign))
    assert [quest for quest, prompt in enumerate(PROSE.prompts, 1) if prompt == ("", "")] == [1, 2]
    for number, card in enumerate(CONTENT.story):
        options = [choice for op in CONTENT.lists[card.ops] for choice in op.choices]
        assert len(PROSE.choices[number]) == len(options)


@pytest.mark.rule("KIN-031")
def test_introductions_name_the_first_card() -> None:
    """By its title, in the language of the reader."""
    for quest, (french, english) in enumerate(PROSE.introductions):
        first = BOX.lexicon.both("story", CONTENT.quests[quest].first)
        assert french.endswith(f"Prenez la carte « {first.fr} ».")
        assert english.endswith(f'Take the card "{first.en}".')


@pytest.mark.parametrize("wrong", ["[2-1]", "[1-99]", "1-1"])
def test_an_introduction_names_no_other_card(wrong: str) -> None:
    told = {**TEXTS, "quest_1.toml": TEXTS["quest_1.toml"].replace("la carte [1-1]", f"la carte {wrong}")}
    with pytest.raises(PackError, match="introduction"):
        read(told)


def test_no_text_for_people_has_the_number_of_a_card() -> None:
    """Nor one that is left to be filled in."""
    told = [PROSE.campaign, *PROSE.texts, *PROSE.introductions, *PROSE.prompts, *PROSE.memories]
    told += [text for pack in PROSE.interludes for text in pack]
    told += [text for part in (*PROSE.choices, *PROSE.approaches) for text in part]
    assert not [words for words in told if any(re.search(r"\b[\dVD]+-[\dA-Z]+\b|[\[\]]", text) for text in words)]


def test_prose_is_no_rule_content() -> None:
    """Another text is the same game: the hash of the pack does not know it."""
    told = {**TEXTS, "quest_1.toml": TEXTS["quest_1.toml"].replace("L'ombre se pose", "Une ombre se pose")}
    told["pairs.toml"] = told["pairs.toml"].replace("Quick Stab", "Quicker Stab")
    assert read(told).hash("kinfire") == PACK.hash("kinfire") == BOX.hash
    dealt = {**TEXTS, "quest_1.toml": TEXTS["quest_1.toml"].replace("gain coins 2", "gain coins 3")}
    assert read(dealt).hash("kinfire") != BOX.hash


@pytest.mark.parametrize("lang", LANGUAGES)
def test_prose_is_not_in_the_backdrop(lang: str) -> None:
    """It is sent when its page is shown: what every match is sent beforehand has no sentence of the story."""
    match = veillee.new("kinfire", mode="combat", players=2, seed="prose")
    sent = msgspec.json.encode(stage_of(match, lang).backdrop).decode()
    place = 0 if lang == "fr" else 1
    told = [*PROSE.texts, *PROSE.introductions, *PROSE.memories, *(text for pack in PROSE.interludes for text in pack)]
    assert len(sent) < 400_000
    assert not [words for words in told if len(words[place]) > 40 and words[place] in sent]
