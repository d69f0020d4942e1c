"""The content of the box: every counting statement of chapter 3, and where each entry comes from."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.raiders.laid import BOX, CONTENT, LEXICON, SPEC, value
from veillee.core.content import pack_files
from veillee.games.raiders import box as b
from veillee.games.raiders.words import BUILDING_IDS, COLORS, GOODS, SITE_KINDS

FILES: dict[str, dict[str, Any]] = {name: tomllib.loads(text) for name, text in pack_files(SPEC.house_pack)}


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry of every file, with a label."""
    for name, file in FILES.items():
        if name == "pack.toml":
            continue
        for section, found in file.items():
            for entry in found if isinstance(found, list) else [found]:
                yield f"{name}: {section} {entry.get('id', '')}", entry


def colors(bits: int) -> str:
    return " ".join(color for number, color in enumerate(COLORS) if bits >> number & 1)


# -- provenance and names -----------------------------------------------------------------


def test_every_entry_says_where_it_comes_from() -> None:
    labels = [label for label, _ in entries()]
    assert len(labels) == 26 + 16 + 8 + 1 + 10 + 23 + 3 + 23 + 6 + 3 + 1 + 2 + 41
    for label, entry in entries():
        assert entry["source"] in ("seed", "public", "house"), label


def test_only_the_drawing_and_the_tactics_are_ours() -> None:
    house = Counter(label.split()[1] for label, entry in entries() if entry["source"] == "house")
    assert house == {"place": 41, "tactics": 22}


@pytest.mark.rule("RAI-167")
def test_the_example_card_of_the_leaflet_is_in_the_pile() -> None:
    (example,) = [entry for label, entry in entries() if "tactics " in label and entry["source"] == "seed"]
    assert example["id"] == "t12"
    card = CONTENT.tactics[value("tactic", "t12")]
    assert LEXICON.id("site", card.site) == "outpost_east"
    assert (card.armour, card.provisions, card.points) == (3, 4, 5)
    assert (card.gain_armour, card.gain_provisions, card.gain_offering) == (1, 2, 0)


@pytest.mark.parametrize("role", ["card", "offering", "tactic", "building", "site", "set", "cell", "good", "kind"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_two_things_of_a_kind_have_the_same_name(role: str, lang: str) -> None:
    ids = LEXICON.ids(role)
    names = {LEXICON.name(role, number, lang) for number in range(len(ids))}
    assert len(names) == len(ids) and all(name.strip() for name in names)


@pytest.mark.parametrize(
    ("id_", "french", "english"),
    [
        ("archer_1", "une Archère", "an Archer"),
        ("gatekeeper_4", "un Gardien de la Porte", "a Gatekeeper"),
        ("folke_1", "Folke", "Folke"),
    ],
)
def test_copies_of_a_card_have_one_name_with_its_article(id_: str, french: str, english: str) -> None:
    card = value("townsfolk", id_)
    assert (LEXICON.name("townsfolk", card, "fr"), LEXICON.name("townsfolk", card, "en")) == (french, english)


def test_buildings_and_sites_are_named_with_their_articles() -> None:
    assert LEXICON.name("building", value("building", "armoury"), "fr") == "l'Armurerie"
    assert LEXICON.name("building", value("building", "mill"), "fr") == "le Moulin"
    assert LEXICON.name("site", value("site", "fortress_west"), "fr") == "la Forteresse de gauche"
    assert LEXICON.name("site", value("site", "outpost_east"), "en") == "the East Outpost"


def test_the_pack_says_in_both_languages_what_is_from_where() -> None:
    assert BOX.manifest.note is not None
    assert "maison" in BOX.manifest.note.fr and "House" in BOX.manifest.note.en


# -- 3.1 components -----------------------------------------------------------------------


@pytest.mark.rule("RAI-011", "RAI-012", "RAI-017")
def test_the_box_holds_as_many_of_each_component_as_the_list_says() -> None:
    assert (len(CONTENT.types), len(CONTENT.type_of)) == (26, 71)
    assert len(CONTENT.offerings) == 16
    assert (len(CONTENT.buildings), len(CONTENT.sites), len(CONTENT.sets)) == (8, 10, 23)
    assert len(CONTENT.tactics) == 23
    stock = dict(zip(GOODS, CONTENT.stock, strict=False))
    assert stock == {"gold": 18, "iron": 18, "livestock": 26, "silver": 32, "provisions": 32, "valkyrie": 18}
    assert CONTENT.workers == [7, 11, 12]
    assert CONTENT.faces == (2, 3, 3, 4, 4, 5)


def test_two_dice_bring_what_the_specification_says() -> None:
    sums = Counter(one + other for one in CONTENT.faces for other in CONTENT.faces)
    assert sums == {4: 1, 5: 4, 6: 8, 7: 10, 8: 8, 9: 4, 10: 1}


# -- 3.2 the village ----------------------------------------------------------------------


@pytest.mark.rule("RAI-016", "RAI-039")
def test_the_buildings_of_the_village() -> None:
    assert tuple(LEXICON.ids("building")) == BUILDING_IDS
    black = {BUILDING_IDS[n] for n, building in enumerate(CONTENT.buildings) if building.worker == b.BLACK}
    assert black == {"gate_house", "town_hall", "treasury"}
    assert sum(building.worker == b.NONE for building in CONTENT.buildings) == 5
    choosy = {BUILDING_IDS[n]: colors(building.accepts) for n, building in enumerate(CONTENT.buildings)}
    assert {id_ for id_, accepted in choosy.items() if accepted == "grey white"} == {"armoury", "long_house"}
    assert sum(accepted == "black grey white" for accepted in choosy.values()) == 6


@pytest.mark.rule("RAI-049", "RAI-053", "RAI-055", "RAI-057", "RAI-058", "RAI-059")
def test_what_the_buildings_give() -> None:
    village = CONTENT.village
    assert village.cards == 2
    assert (village.sale_silver, village.pawn_cards, village.pawn_gold) == (2, 2, 1)
    assert (village.iron_armour, village.forge_silver, village.silver_armour) == (2, 2, 1)
    assert (village.mill, village.mill_gold) == ((1, 2, 2), (0, 0, 1))
    assert village.silver == (3, 2, 2)
    assert village.meal == 2


# -- 3.3 and 3.4 sites and sets -----------------------------------------------------------


@pytest.mark.rule("RAI-013", "RAI-014", "RAI-015")
def test_the_sets_lie_in_the_order_in_which_they_are_filled() -> None:
    for number, site in enumerate(CONTENT.sites):
        assert site.sets == tuple(n for n, plunder in enumerate(CONTENT.sets) if plunder.site == number)
        assert site.sure == (0 if site.dice else 1)


def test_pieces_on_the_board_by_kind_of_site() -> None:
    pieces: Counter[str] = Counter()
    for plunder in CONTENT.sets:
        pieces[SITE_KINDS[CONTENT.sites[plunder.site].kind]] += plunder.pieces
    assert pieces == {"harbour": 33, "outpost": 13, "monastery": 10, "fortress": 14}
    assert Counter(COLORS[plunder.worker] for plunder in CONTENT.sets) == {"grey": 11, "white": 12}


# -- 3.5 tracks ---------------------------------------------------------------------------


@pytest.mark.rule("RAI-151", "RAI-152")
def test_what_the_tracks_are_worth() -> None:
    assert CONTENT.valkyrie_track == [0, 0, 1, 2, 4, 7, 10, 15]
    assert CONTENT.armour_track == [0, 0, 0, 2, 2, 2, 4, 4, 4, 6, 6]


# -- 3.7 and 3.8 townsfolk ----------------------------------------------------------------


def crew_effect(effect: b.CrewEffect) -> str:
    """A crew effect in the short words of the printed table."""
    kind = SITE_KINDS[effect.kind] if effect.kind != b.NONE else ""
    good = GOODS[effect.good] if effect.good != b.NONE else ""
    building = BUILDING_IDS[effect.building] if effect.building != b.NONE else ""
    number = effect.number
    return {
        b.VP_ON_RAID: f"vp {kind} {number}",
        b.STRENGTH_ON_RAID: f"strength {kind} {number}",
        b.RAID_DISCOUNT: f"discount {kind} {number} {good}",
        b.REROLL_DIE: f"reroll {number}",
        b.STRENGTH_PER_ARMOUR: f"strength {number} per {effect.per} armour",
        b.STRENGTH_PER_CREW: f"strength {number} per crew",
        b.STRENGTH_PER_VALKYRIE: f"strength {number} per {effect.per} valkyries",
        b.DEATH_OPPONENT_LOSES_CREW: f"death opponent loses crew {number}",
        b.DEATH_RETURN: "death returns",
        b.DEATH_GAIN: f"death gains {number} {good}",
        b.DEATH_VP: f"death scores {number}",
        b.END_VP: f"end {number}",
        b.END_VP_PER: f"end {number} per {good or 'tile'}",
        b.BUILDING_BONUS: f"{building} {number} {good or 'card'}",
        b.HIRE_DISCOUNT: f"hire {building} {number}",
        b.EXTRA_LONG_HOUSE: f"long house {number}",
    }[effect.verb]


def hall_effect(effect: b.HallEffect) -> str:
    """A Town Hall effect in the short words of the printed table."""
    good = GOODS[effect.good] if effect.good != b.NONE else ""
    gives = ", ".join(f"{number} {GOODS[good]}" for good, number in effect.gives)
    gets = ", ".join(f"{number} {GOODS[good]}" for good, number in effect.gets)
    number = effect.number
    return {
        b.NO_EFFECT: "",
        b.SWAP_WORKER: "swap worker",
        b.GAIN: f"gain {gets}",
        b.ALL_LOSE: f"all lose {number} {good}",
        b.STEAL_PLUNDER: f"steal {number} plunder",
        b.ONE_LOSES: f"one loses {number} {good}",
        b.SACRIFICE: f"crew for {number} plunder",
        b.TRADE: f"{gives} for {gets}",
        b.DRAW_CARDS: f"draw {number}",
        b.SWAP_CREW: "swap crew",
        b.COLLECT: f"collect {number}",
        b.COPY_BUILDING: "copy building",
        b.HIRE_FOR: f"hire for {number}",
        b.CYCLE_OFFERINGS: "cycle offerings",
        b.SWAP_CARDS: "swap cards",
        b.DISCOUNTED_OFFERING: f"offering {number} less",
        b.STEAL: f"steal {number} {good}",
    }[effect.verb]


# What each card does in the crew and in the Town Hall; heroes do nothing there.
TOWNSFOLK = {
    "archer": ("vp outpost 2", "swap worker"),
    "armourer": ("strength monastery 2", "gain 1 armour"),
    "avenger": ("death opponent loses crew 1", "all lose 1 silver"),
    "barbarian": ("strength fortress 2", "steal 1 plunder"),
    "berserker": ("death returns", "one loses 1 armour"),
    "brawler": ("reroll 1", "crew for 1 plunder"),
    "brynjar": ("strength 1 per 3 armour", ""),
    "cartographer": ("discount fortress 1 gold", "1 provisions for 1 gold"),
    "champion": ("end 3", "all lose 1 provisions"),
    "folke": ("strength 1 per crew", ""),
    "forager": ("mill 1 provisions", "gain 2 provisions"),
    "gatekeeper": ("gate_house 1 card", "draw 3"),
    "gravedigger": ("death gains 1 gold", "swap crew"),
    "huntsman": ("discount outpost 1 provisions", "gain 1 provisions, 1 silver"),
    "jeweller": ("silversmith 1 silver", "2 silver for 1 gold"),
    "marauder": ("vp outpost 1", "1 livestock for 1 gold"),
    "mercenary": ("death scores 1", "collect 1"),
    "merchant": ("end 1 per livestock", "copy building"),
    "ragnhildr": ("strength 1 per 2 valkyries", ""),
    "recruiter": ("hire barracks 1", "hire for 2"),
    "sage": ("long house 1", "cycle offerings"),
    "scout": ("discount monastery 1 provisions", "swap cards"),
    "shieldmaiden": ("vp monastery 1", "1 livestock for 1 iron"),
    "trader": ("end 1 per tile", "offering 1 less"),
    "warlord": ("end 2", "steal 2 silver"),
    "warmonger": ("vp harbour 1", "steal 1 provisions"),
}


@pytest.mark.parametrize("id_", TOWNSFOLK)
def test_every_townsfolk_card_is_as_printed(id_: str) -> None:
    card = CONTENT.types[CONTENT.type_ids.index(id_)]
    crew, hall = TOWNSFOLK[id_]
    assert crew_effect(card.crew) == crew
    assert hall_effect(card.hall) == hall
    assert card.hero == (hall == "")


def test_sums_over_all_townsfolk() -> None:
    cards = [CONTENT.types[kind] for kind in CONTENT.type_of]
    assert sum(card.strength for card in cards) == 149
    assert sum(card.cost for card in cards) == 179
    assert sum(card.hero for card in cards) == 3
    assert CONTENT.type_ids == list(TOWNSFOLK)


def test_copies_lie_side_by_side_and_are_numbered() -> None:
    assert sorted(CONTENT.type_of) == CONTENT.type_of
    ids = list(LEXICON.ids("townsfolk"))
    assert ids == [f"{id_}_{n + 1}" for kind, id_ in enumerate(TOWNSFOLK) for n in range(CONTENT.type_of.count(kind))]


# -- 3.9 offerings ------------------------------------------------------------------------


def test_sums_over_all_offerings() -> None:
    assert sum(tile.points for tile in CONTENT.offerings) == 65
    assert [sum(tile.price[good] for tile in CONTENT.offerings) for good in range(4)] == [10, 10, 18, 11]
    assert {tile.points for tile in CONTENT.offerings} == {2, 3, 4, 5, 6}


# -- 3.10 and 3.11 solo -------------------------------------------------------------------


@pytest.mark.rule("RAI-208", "RAI-209", "RAI-210")
def test_what_the_opponent_starts_with() -> None:
    levels = dict(zip(CONTENT.levels, CONTENT.level_goods, strict=True))
    assert levels == {"normal": (0, 0), "hard": (2, 2), "heroic": (4, 4)}


@pytest.mark.rule("RAI-161")
def test_the_tactics_cards_as_a_whole() -> None:
    cards = CONTENT.tactics
    kinds = Counter(SITE_KINDS[CONTENT.sites[card.site].kind] for card in cards)
    assert kinds == {"harbour": 9, "outpost": 4, "monastery": 4, "fortress": 6}
    assert sorted(card.sets[0] for card in cards) == list(range(23)), "each set comes first on one card"
    assert all(sorted(card.sets) == list(CONTENT.sites[card.site].sets) for card in cards)
    assert all(card.provisions == CONTENT.sites[card.site].provisions for card in cards)
    forbidden = Counter(BUILDING_IDS[card.building] for card in cards)
    assert forbidden == {id_: 2 if id_ == "armoury" else 3 for id_ in BUILDING_IDS}
    tiles = [card for card in cards if card.gain_offering]
    assert len(tiles) == 3 and all(card.gain_armour == card.gain_provisions == 0 for card in tiles)


# -- the drawing --------------------------------------------------------------------------


def test_everything_has_its_own_place_on_the_drawing() -> None:
    assert len(CONTENT.places) == 8 + 10 + 23 == len(set(CONTENT.places))
    for index, (x, y) in enumerate(CONTENT.places):
        assert 0 <= x <= 1000 and 0 <= y <= 1000
        for other_x, other_y in CONTENT.places[:index]:
            assert abs(x - other_x) >= 100 or abs(y - other_y) >= 100


def test_the_village_lies_below_the_coast_and_fortresses_farthest_inland() -> None:
    village = min(y for _, y in CONTENT.places[:8])
    rows = {
        kind: {CONTENT.places[8 + n][1] for n, site in enumerate(CONTENT.sites) if site.kind == kind}
        for kind in range(4)
    }
    inland = rows[b.MONASTERY] | rows[b.OUTPOST]
    assert max(rows[b.FORTRESS]) < min(inland) < max(inland) < min(rows[b.HARBOUR]) < village
    assert max(y for _, y in CONTENT.places[8:]) < village
