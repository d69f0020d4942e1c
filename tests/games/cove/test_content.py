"""The content of the box: every counting statement of chapter 3, names in sentences, where each entry comes from."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.cove.house import BOX, CONTENT, LEXICON, SPEC, album, names, value
from veillee.core.content import pack_files
from veillee.core.rulebook import rulebook
from veillee.core.text import LANGUAGES
from veillee.games.cove import MERCHANT_IDS
from veillee.games.cove import box as b
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.merchants.blacksmith.box import forge_in
from veillee.games.cove.merchants.blacksmith.faces import BlacksmithFaces
from veillee.games.cove.merchants.captain.box import fleet_in
from veillee.games.cove.merchants.captain.faces import CaptainFaces
from veillee.games.cove.merchants.entertainer.box import (
    AT_BAZAAR,
    AT_BLACK,
    AT_GRAND_SQUARE,
    AT_HALL,
    AT_ISLE,
    AT_SQUARE_PIER,
    CREATURE,
    IMPRO,
    SKILL,
    stage_in,
)
from veillee.games.cove.merchants.entertainer.content import SONG_PLACE_IDS
from veillee.games.cove.words import CELL_IDS, CLAN_IDS, COMMON_PLACE_IDS, LEVEL_IDS, ROGUE_CARD_IDS, SET_IDS

FILES: dict[str, dict[str, Any]] = {name: tomllib.loads(text) for name, text in pack_files(SPEC.house_pack)}


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry of every file, with a label."""
    for name, file in FILES.items():
        if name == "pack.toml":
            continue
        for section, found in file.items():
            for entry in found if isinstance(found, list) else [found]:
                yield f"{name}: {section} {entry.get('id', '')}", entry


# -- provenance and names -----------------------------------------------------------------------


def test_every_entry_says_where_it_comes_from() -> None:
    harbour = 6 + 3 + 4 + 6 + 5 + 3 + 1 + 1 + 21 + 3 + 3 + 36 + 5
    entertainer = 1 + 1 + 16 + 5 + 5
    blacksmith, captain, alchemist = 1 + 6 + 4 + 14 + 4 + 3, 1 + 5 + 4 + 3, 1 + 5 + 5 + 4 + 3
    peddler = 1 + 12 + 3 + 4
    assert len(list(entries())) == harbour + entertainer + blacksmith + captain + alchemist + peddler
    for label, entry in entries():
        assert entry["source"] in ("seed", "public", "house"), label


def test_townsfolk_goods_and_the_peddlers_cards_are_ours() -> None:
    for label, entry in entries():
        if label.split()[1] in ("townsfolk", "good", "power", "location", "peddler_card", "level", "cell"):
            assert entry["source"] == "house", label


def test_the_cards_that_the_rulebook_shows() -> None:
    cards = [entry for label, entry in entries() if label.split()[1] in ("skill", "impro", "creature", "instrument")]
    assert {card["id"] for card in cards if card["source"] == "seed"} == {"s01", "s12", "i01", "c02", "ins"}


def test_the_pack_says_in_both_languages_what_is_from_where() -> None:
    assert BOX.manifest.note is not None
    assert "maison" in BOX.manifest.note.fr and "House" in BOX.manifest.note.en


ROLES = [
    "seat",
    "merchant",
    "person",
    "kind",
    "adventurer",
    "clan",
    "adjective",
    "good",
    "ware",
    "boat",
    "pier",
    "dock",
]
ROLES += ["place", "cell", "shop_place", "location", "set", "rogue_card", "townsfolk", "townsfolk_card", "peddler_card"]
ROLES += ["card", "source", "die", "furnace", "chute", "metal", "marble", "ingredient", "power", "alloy", "size"]
ROLES += ["turning", "side", "heat", "level", "quarter"]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_things_of_a_kind_have_the_same_name(role: str, lang: str) -> None:
    ids = LEXICON.ids(role)
    found = {LEXICON.name(role, number, lang) for number in range(len(ids))}
    assert len(found) == len(ids) and all(name.strip() for name in found)


@pytest.mark.parametrize(
    ("role", "id_", "french", "english"),
    [
        ("seat", "captain", "la Capitaine", "the Captain"),
        ("seat", "peddler", "le Colporteur", "the Peddler"),
        ("merchant", "alchemist", "l'Alchimiste", "the Alchemist"),
        ("adventurer", "wizard", "un Sorcier", "a Wizard"),
        ("clan", "noble", "Nobles", "Nobles"),
        ("good", "large_wizard", "une grande marchandise magique", "a large wizard good"),
        ("ware", "captain_large_bard", "Harpe engloutie", "Sunken Harp"),
        ("pier", "pier_bazaar", "le Quai du Bazar", "the Bazaar Pier"),
        ("place", "dragon_isle", "l'Île du Dragon", "Dragon Isle"),
        ("place", "hall_bard", "la Salle des Bardes", "the Bards' Hall"),
        ("dock", "square_w", "le poste d'amarrage ouest de la Grand Place", "the west dock of the Grand Square"),
        ("shop_place", "anvil", "l'Enclume", "the Anvil"),
        ("shop_place", "oars", "les Rames", "the Oars"),
        ("shop_place", "rogues_lair", "le Repaire des Voyous", "the Rogues' Lair"),
        ("location", "anvil", "Enclume", "Anvil"),
        ("townsfolk", "lo03", "l'Apothicaire", "the Apothecary"),
        ("townsfolk_card", "lo03", "Apothicaire", "Apothecary"),
        ("source", "s12_lower", "Hymne au blason, partie inférieure", "Heraldic Hymn, lower part"),
        ("source", "stone", "une pierre acoustique", "an acoustic stone"),
        ("die", "coal_2", "le dé Charbon 2", "coal die 2"),
        ("die", "red_1", "le dé rouge 1", "red die 1"),
        ("furnace", "furnace_3", "la fournaise 3", "furnace 3"),
        ("marble", "ichor", "une bille d'ichor", "an ichor marble"),
        ("metal", "yellow", "or", "gold"),
    ],
)
def test_names_in_sentences(role: str, id_: str, french: str, english: str) -> None:
    assert names(role, value(role, id_)) == (french, english)


def test_places_are_shown_as_cells() -> None:
    assert LEXICON.target("place", AT_ISLE) == "cell:dragon_isle"
    assert LEXICON.target("pier", b.BLACK) == LEXICON.target("place", AT_BLACK) == "cell:pier_black"
    assert LEXICON.target("dock", b.SQUARE_E) == "cell:square_e"
    assert LEXICON.target("boat", 0) == "cell:boat_1"
    assert LEXICON.target("townsfolk_card", 3) == "townsfolk:lo04"
    assert tuple(LEXICON.ids("cell")) == CELL_IDS


@pytest.mark.rule("COV-005", "COV-013", "COV-131")
def test_the_order_of_the_box_is_that_of_the_words() -> None:
    assert [CLAN_IDS[clan] for clan in (b.WARRIOR, b.BARD, b.WIZARD, b.NOBLE)] == ["warrior", "bard", "wizard", "noble"]
    assert LEXICON.ids("adventurer")[b.ROGUE] == "rogue" and LEXICON.ids("kind")[b.PALADIN] == "paladin"
    assert MERCHANT_IDS == ("entertainer", "blacksmith", "captain", "alchemist")
    places = {"pier_bazaar": AT_BAZAAR, "pier_square": AT_SQUARE_PIER, "pier_black": AT_BLACK}
    places |= {"grand_square": AT_GRAND_SQUARE, "dragon_isle": AT_ISLE}
    places |= {f"hall_{clan}": AT_HALL + number for number, clan in enumerate(CLAN_IDS)}
    assert {id_: number for number, id_ in enumerate(SONG_PLACE_IDS)} == places
    docks = [LEXICON.ids("dock")[dock] for dock in (b.BAZAAR_W, b.SQUARE_W, b.SQUARE_E, b.BLACK_E)]
    assert docks == ["bazaar_w", "square_w", "square_e", "black_e"]
    assert LEXICON.ids("good")[b.CLANS * b.LARGE + b.WIZARD] == "large_wizard"
    assert LEXICON.ids("shop_place")[CONTENT.grand_square] == "grand_square"
    assert LEXICON.ids("shop_place")[CONTENT.rogues_lair] == "rogues_lair"


def test_the_words_that_settings_use_are_those_of_the_content() -> None:
    assert tuple(LEXICON.ids("rogue_card")) == ROGUE_CARD_IDS
    assert tuple(LEXICON.ids("set")) == SET_IDS
    assert tuple(LEXICON.ids("level")) == LEVEL_IDS
    assert tuple(LEXICON.ids("seat")) == (*MERCHANT_IDS, "peddler")


def test_seats_are_called_as_their_merchants() -> None:
    lexicon = LEXICON.seated("merchant", (MERCHANT_IDS.index("captain"), MERCHANT_IDS.index("entertainer")))
    assert [lexicon.name("seat", seat, "en") for seat in (0, 1, 4)] == ["the Captain", "the Entertainer", "the Peddler"]


# -- how many there are of each ------------------------------------------------------------------


@pytest.mark.rule("COV-024", "COV-057")
def test_townsfolk_by_set() -> None:
    assert Counter(card.set for card in CONTENT.townsfolk) == {0: 12, 1: 12, 2: 12}
    for card in CONTENT.townsfolk:
        assert len(card.icons) in (1, 2) and card.icons.count(b.ROGUE) <= 1
        if card.set == 0:
            assert card.verb == b.UNCORRUPT
        elif card.set == 1:
            assert card.verb == b.GAIN_GOOD
        else:
            assert card.verb in (b.ARRIVAL, b.SCOUT, b.MOVE, b.SWAP, b.RETURN)


@pytest.mark.rule("COV-025")
def test_rogues_are_shared_out() -> None:
    assert {card.lair + card.bag for card in CONTENT.rogue_cards} == {CONTENT.adventurers[b.ROGUE]}


@pytest.mark.rule("COV-102", "COV-103", "COV-104", "COV-105")
def test_the_cards_of_the_entertainer() -> None:
    kinds = Counter((card.kind, card.starting) for card in stage_in(CONTENT).cards)
    assert kinds == {
        (SKILL, True): 12,
        (IMPRO, True): 1,
        (CREATURE, True): 1,
        (SKILL, False): 4,
        (IMPRO, False): 4,
        (CREATURE, False): 4,
    }
    assert [card.starting for card in stage_in(CONTENT).cards] == [True] * 14 + [False] * 12


@pytest.mark.rule("COV-112")
def test_every_skill_turns_the_dial() -> None:
    for card in stage_in(CONTENT).cards:
        assert (card.hours in (1, 2, 3)) == (card.kind == SKILL)
        assert (card.cost > 0) == (card.lower != b.NONE)


@pytest.mark.rule("COV-193", "COV-207", "COV-240")
def test_shops_have_what_all_shops_have() -> None:
    assert CONTENT.shops[MERCHANT_IDS.index("entertainer")] is None
    own: list[int] = []
    for shop in CONTENT.shops[1:]:
        assert shop is not None
        assert shop.places[-2:] == (CONTENT.grand_square, CONTENT.rogues_lair)
        assert shop.quick in shop.places[:-2] and min(shop.hours) >= 1
        own += shop.places[:-2]
    assert own == list(range(len(LEXICON.ids("shop_place")) - len(COMMON_PLACE_IDS)))


@pytest.mark.rule("COV-218")
def test_levels_of_the_peddler() -> None:
    without = [
        {id_ for number, id_ in enumerate(LEXICON.ids("peddler_card")) if number not in level.cards}
        for level in CONTENT.peddler_levels
    ]
    assert without == [{"p12"}, set(), {"p01", "p10"}]
    assert [level.gold for level in CONTENT.peddler_levels] == [10, 36, 48]
    assert CONTENT.purses == [(-10, -20, -8), (8, 10, 6), (0, 0, 0), (0, 0, 0)]


@pytest.mark.rule("COV-192", "COV-208", "COV-239")
def test_dice_sectors_and_marbles() -> None:
    assert Counter(forge_in(CONTENT).dice) == {b.NONE: 4, b.WARRIOR: 3, b.BARD: 3, b.WIZARD: 2, b.NOBLE: 2}
    assert sum(times for _, times in fleet_in(CONTENT).sectors) == 8
    assert sum(laboratory_in(CONTENT).marbles) == 30
    assert len(LEXICON.ids("furnace")) == forge_in(CONTENT).furnaces and len(LEXICON.ids("chute")) == 4


def test_no_two_places_of_the_drawing_touch() -> None:
    places = list(CONTENT.harbour_places.values())
    for index, (x, y) in enumerate(places):
        for other_x, other_y in places[:index]:
            assert (x - other_x) ** 2 + (0.72 * (y - other_y)) ** 2 >= 90**2


# -- what is printed ---------------------------------------------------------------------------------


PRINTED_ROLES = ["townsfolk", "rogue_card", "card", "instrument", "instrument_back", "peddler_card", "ware", "power"]
PRINTED_ROLES += ["shop_place", "merchant", "die"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_on_a_face_is_in_the_legend(lang: str) -> None:
    faces = album(lang)
    assert isinstance(faces, BlacksmithFaces)
    found = dict(faces.faces())
    for role in PRINTED_ROLES:
        ids = LEXICON.ids("instrument" if role == "instrument_back" else role)
        assert {f"{role}:{id_}" for id_ in ids} <= set(found)
    used = {sign for face in found.values() for sign in (*face.marks, *face.cost, *face.gains, *face.sides)}
    used |= {sign for value in range(1, 7) for sign in (*faces.rolled(4, value).marks, *faces.rolled(4, value).sides)}
    assert used <= set(faces.legend())


@pytest.mark.parametrize(
    ("role", "id_", "lang", "lines"),
    [
        ("card", "s03", "en", ["Song: 1 Warrior icon", "For 3 volume: 2 Bard icons"]),
        ("card", "s03", "fr", ["Chanson : 1 icône Guerrier", "Contre 3 volumes : 2 icônes Barde"]),
        ("card", "s01", "fr", ["Chanson : 2 icônes Guerrier", "Défausse : 2 sabliers, 1 volume"]),
        ("card", "c04", "en", ["Gain 6 gold and take 1 corruption card."]),
        ("rogue_card", "cultists", "en", ["1 rogue in the Lair, 7 in the bag."]),
        ("rogue_card", "robbers", "fr", ["3 Voyous au Repaire, 5 dans le sac."]),
        ("ware", "blacksmith_large_noble", "fr", ["Valeur de base 7 par Noble"]),
        ("merchant", "captain", "en", ["Ylva Greentail"]),
    ],
)
def test_what_a_piece_says(role: str, id_: str, lang: str, lines: list[str]) -> None:
    assert album(lang).face(role, value(role, id_)).lines[: len(lines)] == lines


def test_what_a_piece_shows() -> None:
    faces = album()
    assert isinstance(faces, BlacksmithFaces) and isinstance(faces, CaptainFaces)
    hymn = faces.face("card", value("card", "s12"))
    assert (hymn.marks, hymn.cost, hymn.gains) == (["noble-2", "hourglass-3"], ["volume-3"], ["warrior-2"])
    assert faces.face("card", value("card", "i04")).marks == ["paladin", "per-fan"]
    assert faces.face("card", value("card", "c02")).marks == ["stone-1", "corruption-1"]
    berserker = faces.face("townsfolk", value("townsfolk", "me05"))
    assert (berserker.number, berserker.marks, berserker.gains) == ("ME05", ["warrior", "rogue"], ["large", "warrior"])
    axe = faces.face("ware", value("ware", "blacksmith_large_warrior"))
    assert (axe.title, axe.color, axe.points, axe.marks) == ("War Axe", "red", 5, ["large", "warrior"])
    wholesaler = faces.face("peddler_card", value("peddler_card", "p12"))
    assert (wholesaler.cost, wholesaler.gains) == (["hourglass-3"], ["large", "large"])
    assert faces.face("shop_place", value("shop_place", "recall")).cost == ["hourglass-2"]
    assert faces.legend()["paladin-4"].sign == "4✚" and faces.legend()["warrior"].color == "red"
    iron, coal = faces.rolled(value("die", "red_2"), 5), faces.face("die", value("die", "coal_1"))
    assert (iron.title, iron.kind, iron.marks, iron.color) == ("Alloy die (iron)", "die", ["die-5"], "red")
    assert (coal.title, coal.marks) == ("Coal die", ["coal"])
    assert [faces.space_text(space) for space in (0, 2, 4, 5)] == [
        "Port",
        "Open sea",
        "Fishing ground: a small good",
        "Treasure island: a large good",
    ]


# -- the catalogue of rules --------------------------------------------------------------------------


def test_every_rule_is_told_once_in_both_languages() -> None:
    book = rulebook(SPEC.package)
    assert sorted(rule.number for rule in book.rule) == [f"COV-{number:03}" for number in range(1, 260)]
    chapters = [chapter.id for chapter in book.chapter]
    assert list(dict.fromkeys(rule.chapter for rule in book.rule)) == chapters
    for rule in book.rule:
        assert rule.source in ("seed", "public", "ruling", "house"), rule.number
        assert rule.fr != rule.en and "COV-" not in rule.fr + rule.en, rule.number
