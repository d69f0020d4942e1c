"""Every piece of the box against the printed tables."""

from __future__ import annotations

import re
from itertools import chain

import pytest

from tests.games.cove.house import CONTENT, LEXICON, album, card_said, names, townsfolk_said, value
from tests.games.cove.test_content import FILES
from tests.printed import tables
from veillee.core.text import LANGUAGES
from veillee.games.cove import box as b
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.merchants.blacksmith.box import forge_in
from veillee.games.cove.merchants.captain.box import fleet_in
from veillee.games.cove.merchants.entertainer.box import (
    AT_BAZAAR,
    AT_GRAND_SQUARE,
    AT_HALL,
    AT_ISLE,
    CREATURE,
    IMPRO,
    SKILL,
    stage_in,
)
from veillee.games.cove.merchants.entertainer.faces import EntertainerFaces
from veillee.games.cove.words import CELL_IDS, CLAN_IDS, COLOR_IDS, DOCK_IDS, KIND_IDS, PIER_IDS, SET_IDS

PRINTED = tables("cove")
ICONS = {"W": "warrior", "B": "bard", "Z": "wizard", "N": "noble", "R": "rogue"}
LINES = {"S": b.RANK_SMALL, "L": b.RANK_LARGE, "F": b.RECRUIT_FIRST, "K": b.CORRUPT}
ROGUE_VERBS = {"none": b.NOTHING, "COV-071": b.SELL_TO_ROGUES, "COV-072": b.SHOVE}
SELLERS = ("Blacksmith", "Captain", "Alchemist")


def rows(title: str) -> list[list[str]]:
    """The rows of a table, each as what stands in its columns."""
    return [list(row.values()) for row in PRINTED[title]]


def data(title: str) -> dict[str, str]:
    """A table of two columns: what is said of each thing."""
    return {name: row[0] for name, *row in rows(title)}


def all_numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def counts(text: str) -> dict[str, int]:
    """« red ×8, green ×8 »."""
    return {name: int(number) for name, number in re.findall(r"(\w+) ×(\d+)", text)}


def both(text: str) -> tuple[str, str]:
    """« fer / iron »."""
    french, english = text.split(" / ")
    return french, english


# -- components, clans and the harbour ---------------------------------------------------------


@pytest.mark.rule("COV-023", "COV-025", "COV-097")
def test_components() -> None:
    printed = {name.split(":")[0].split(",")[0]: (name, count) for name, count in rows("Components")}
    assert int(printed["Adventurers"][1]) == sum(CONTENT.adventurers)
    assert all_numbers(printed["Adventurers"][0]) == list(CONTENT.adventurers)
    assert int(printed["Boats"][1]) == len(LEXICON.ids("boat"))
    assert int(printed["Townsfolk cards"][1]) == len(CONTENT.townsfolk)
    assert int(printed["Rogue cards"][1]) == len(CONTENT.rogue_cards)
    assert int(printed["Corruption cards"][1]) == CONTENT.corruption
    assert int(printed["Entertainer cards"][1]) == len(stage_in(CONTENT).cards)
    tokens = dict(re.findall(r"(crests|runes|stones) (\d)", next(n for n, _ in rows("Components") if "crests" in n)))
    stage = stage_in(CONTENT)
    assert {name: int(count) for name, count in tokens.items()} == {
        "crests": stage.crests,
        "runes": stage.runes,
        "stones": stage.stones,
    }
    components = {entry["id"]: entry["count"] for entry in FILES["components.toml"]["component"]}
    assert components["arrival_token"] == int(printed["Arrival tokens"][1])
    assert components["market_marker"] == int(printed["Market marker"][1])
    assert (
        f"up to {components['gold_marker']} + {components['hourglass']} used"
        == printed["Gold markers and hourglasses"][1]
    )


@pytest.mark.rule("COV-005", "COV-006", "COV-077")
def test_clans() -> None:
    assert tuple(row[0] for row in rows("Clans")) == KIND_IDS
    for number, (id_, french, color, adventurers, small, large) in enumerate(rows("Clans")):
        assert LEXICON.name("kind", number, "fr") == french
        assert CONTENT.colors[number] == color
        if id_ == "paladin":
            assert (adventurers, len(CONTENT.adventurers)) == ("0", number)
            continue
        assert CONTENT.adventurers[number] == int(adventurers)
        if id_ in CLAN_IDS:
            assert [CONTENT.values[number], CONTENT.values[b.CLANS + number]] == [int(small), int(large)]
    assert len(CONTENT.values) == b.GOODS


@pytest.mark.rule("COV-012", "COV-013", "COV-014", "COV-022", "COV-058", "COV-079", "COV-080", "COV-081", "COV-131")
def test_places() -> None:
    printed = {ids: (name, said) for ids, name, said in rows("Places")}
    for pier, id_ in enumerate(LEXICON.ids("pier")):
        name, said = printed[id_]
        assert names("cell", value("cell", id_)) == both(name)
        sizes = [size in said.split("accepts")[1] for size in ("small", "large")]
        assert CONTENT.accepts[pier] == sum(1 << size for size in range(2) if sizes[size])
        docks = [LEXICON.ids("dock")[dock] for dock in range(b.DOCKS) if b.PIER_OF[dock] == pier]
        assert re.findall(r"\w+_[we]\b", said) == docks
    halls = "hall_warrior, hall_bard, hall_wizard, hall_noble"
    assert [CONTENT.in_hall] == all_numbers(printed[halls][1])
    for clan, id_ in enumerate(halls.split(", ")):
        plural = names("clan", clan)
        assert names("cell", value("cell", id_)) == (f"Salle des {plural[0]}", f"{plural[1]}' Hall")
    for id_ in ("grand_square", "dragon_isle", "rogues_lair", "hall_paladin"):
        assert names("cell", value("cell", id_)) == both(printed[id_][0])
    slots, *prices = all_numbers(printed["grand_square"][1])
    assert (slots, tuple(prices)) == (b.SLOTS, CONTENT.prices)
    found = [int(end) - int(start) + 1 for start, end in re.findall(r"(\d)–(\d)", printed["dragon_isle"][1])]
    assert found == [b.BOATS // 2] * 2


@pytest.mark.rule("COV-020", "COV-027")
def test_the_clock() -> None:
    said = {row[0]: row[2] for row in rows("Places")}["clock"]
    always, more = said.split("(")
    start, *arrivals = all_numbers(always)
    two, three = (all_numbers(part) for part in more.split(";"))
    assert start == 1
    assert [hour for hour in range(1, b.HOURS + 1) if CONTENT.arrivals >> hour % b.HOURS & 1] == arrivals
    tokens = [[hour for hour in range(1, b.HOURS + 1) if bits >> hour % b.HOURS & 1] for bits in CONTENT.tokens]
    assert tokens == [two, three, []]


def test_boats_and_docks() -> None:
    printed = rows("Boats and docks")
    for number, (id_, french, english) in enumerate(printed[: b.BOATS]):
        assert LEXICON.id("boat", number) == id_
        assert names("boat", number) == (french, english)
    for id_, french, english in printed[b.BOATS :]:
        ids = id_.split(", ")
        if len(ids) == 1:
            assert names("cell", value("cell", id_)) == (french, english)
            continue
        west, east = french.split(", ")
        place = east.split(" est ")[1]
        assert names("cell", value("cell", ids[0]))[0] == f"{west} {place}"
        assert names("cell", value("cell", ids[1]))[0] == east
        assert [names("cell", value("cell", one))[1] for one in ids] == [
            f"{side} dock of the Grand Square" for side in ("west", "east")
        ]
        assert english == "west dock, east dock of the Grand Square"


@pytest.mark.rule("COV-011", "COV-012", "COV-013")
def test_places_on_the_drawing() -> None:
    """Boats lie on their side of Dragon Isle, piers from left to right, each dock between its side and its pier."""
    drawn = CONTENT.harbour_places
    assert set(drawn) == set(CELL_IDS) and len(set(drawn.values())) == len(CELL_IDS) == 21
    across = {cell: x for cell, (x, _) in drawn.items()}
    assert all(across[f"boat_{boat}"] < across["dragon_isle"] < across[f"boat_{boat + 3}"] for boat in (1, 2, 3))
    assert across["pier_bazaar"] < across["pier_square"] < across["pier_black"]
    assert across["bazaar_w"] < across["square_w"] < across["square_e"] < across["black_e"]
    down = {cell: y for cell, (_, y) in drawn.items()}
    assert max(down[f"boat_{boat}"] for boat in range(1, 7)) < min(down[dock] for dock in DOCK_IDS)
    assert max(down[dock] for dock in DOCK_IDS) < min(down[pier] for pier in PIER_IDS)


@pytest.mark.rule("COV-021", "COV-070", "COV-071", "COV-072")
def test_rogue_cards() -> None:
    for number, (_, french, english, lair, bag, effect) in enumerate(rows("Rogue cards")):
        card = CONTENT.rogue_cards[number]
        assert names("rogue_card", number) == (french, english)
        assert LEXICON.id("rogue_card", number) == english.lower()
        assert (card.lair, card.bag, card.verb) == (int(lair), int(bag), ROGUE_VERBS[effect])
    assert rows("Corruption")[0][3] == str(CONTENT.corruption)


@pytest.mark.rule("COV-057")
def test_townsfolk() -> None:
    printed = [(set_, row) for set_, title in enumerate(("Locals", "Mercenaries", "Sailors")) for row in rows(title)]
    assert [row[0].lower() for _, row in printed] == list(LEXICON.ids("townsfolk"))
    for number, (set_, (_, french, english, icons, effect)) in enumerate(printed):
        card = CONTENT.townsfolk[number]
        assert names("townsfolk_card", number) == (french, english)
        assert card.set == set_
        assert [KIND_IDS[icon] for icon in card.icons] == [ICONS[icon] for icon in icons.split()]
        assert townsfolk_said(card) == re.sub(" ([WBZN])$", lambda found: f" {ICONS[found[1]]}", effect)
    assert LEXICON.ids("set") == list(SET_IDS)


# -- the Entertainer ---------------------------------------------------------------------------


@pytest.mark.rule("COV-100", "COV-134", "COV-151", "COV-160", "COV-171", "COV-177")
def test_the_board_of_the_entertainer() -> None:
    printed, stage = data("Entertainer's board"), stage_in(CONTENT)
    assert all_numbers(printed["Volume track"]) == [0, stage.volume_max, 0]
    quarters = re.findall(r"(\d) (upper|lower) (left|right)", printed["Tempo dial"])
    assert [f"{first}_{second}" for _, first, second in quarters] == list(LEXICON.ids("quarter"))
    assert all_numbers(printed["Movement values"])[: len(LEXICON.ids("quarter"))] == list(stage.movement)
    assert all_numbers(printed["Bonus spaces"]) == [stage.runes]
    spaces, first, last = all_numbers(printed["Crest track"])
    assert (spaces, last - first + 1) == (stage.crests + 1, stage.crests)
    limits = dict(re.findall(r"(\d)[^:,]*: (\d)", printed["Hand limit by crests placed"]))
    assert [stage.hand_limit[int(crests)] for crests in limits] == [int(limit) for limit in limits.values()]
    assert set(stage.hand_limit[2:]) == {4}
    gems = dict(re.findall(r"(\d): (\d)", printed["Blue gems by crests placed"]))
    assert {int(crests): int(found) for crests, found in gems.items()} == dict(enumerate(stage.gems[2:], 2))
    assert stage.gems[:3] == (0, 0, 0)
    assert all_numbers(printed["Card price"])[-1] == 1 + stage.runes + stage.gems[-1]


@pytest.mark.rule("COV-144", "COV-146")
def test_the_instrument() -> None:
    front, back = (said for _, said in rows("Instrument"))
    assert "1 corruption" in front
    assert all_numbers(back) == [stage_in(CONTENT).brag_cost, 1, stage_in(CONTENT).stone_value]


def check_skill(number: int, starting: bool, upper: str, cost: str, lower: str, strip: list[str]) -> None:
    card = stage_in(CONTENT).cards[number]
    assert (card.kind, card.starting) == (SKILL, starting)
    assert f"{KIND_IDS[card.clan]} {card.value}" == upper
    assert (str(card.cost) if card.cost else "–") == cost
    assert ("–" if card.lower == b.NONE else f"{KIND_IDS[card.lower]} {card.lower_value}") == lower
    assert [str(card.hours), f"+{card.volume}", str(card.corruption)] == strip


@pytest.mark.rule("COV-102", "COV-112")
def test_the_starting_deck() -> None:
    assert [row[0].lower() for row in rows("Starting deck")] == list(LEXICON.ids("card"))[:14]
    for number, (_, kind, french, english, upper, cost, lower, *strip) in enumerate(rows("Starting deck")):
        assert names("card", number) == (french, english)
        if kind == "skill":
            check_skill(number, True, upper, cost, lower, strip)
        else:
            card = stage_in(CONTENT).cards[number]
            assert (card.kind, card.starting) == ({"impro": IMPRO, "creature": CREATURE}[kind], True)


@pytest.mark.rule("COV-103", "COV-104", "COV-105")
def test_the_three_piles() -> None:
    piles = (("Advanced skills", SKILL), ("Advanced impros", IMPRO), ("Creatures", CREATURE))
    printed = [(kind, row) for title, kind in piles for row in rows(title)]
    assert [row[0].lower() for _, row in printed] == list(LEXICON.ids("card"))[14:]
    for number, (kind, (_, french, english, *rest)) in enumerate(printed, 14):
        card = stage_in(CONTENT).cards[number]
        assert names("card", number) == (french, english)
        assert (card.kind, card.starting) == (kind, False)
        if kind == SKILL:
            check_skill(number, False, rest[0], rest[1], rest[2], rest[3:])


@pytest.mark.rule("COV-115", "COV-116")
def test_effects_of_cards() -> None:
    printed: dict[str, list[str]] = {}
    for cards, said in rows("Effects"):
        ids = cards.split(", ") if cards[0] in "ICR" and cards[1].isalnum() else []
        printed |= {id_.lower(): effects.split(", ") for id_, effects in zip(ids, said.split("; "), strict=False)}
    for number, card in enumerate(stage_in(CONTENT).cards):
        if card.kind != SKILL:
            assert card_said(card) == printed[LEXICON.id("card", number)]


@pytest.mark.rule("COV-139")
def test_sources() -> None:
    """Every part of a card that shows icons, in the order of the cards, and the stone."""
    expected = []
    for number, card in enumerate(stage_in(CONTENT).cards):
        id_ = LEXICON.id("card", number)
        if card.kind == SKILL:
            expected += [f"{id_}_upper"] + ([f"{id_}_lower"] if card.cost else [])
        elif card.clan != b.NONE:
            expected.append(id_)
    assert [*expected, "stone"] == list(LEXICON.ids("source"))
    assert "i02" not in expected and [id_ for id_ in expected if id_[0] == "c"] == ["c03"]
    for number, source in enumerate(stage_in(CONTENT).sources[:-1]):
        id_ = LEXICON.id("source", number)
        assert id_.startswith(LEXICON.id("card", source.card)) and id_.endswith("_lower") == source.lower
    assert stage_in(CONTENT).sources[-1].card == b.NONE


# -- goods merchants and the Peddler -------------------------------------------------------------


@pytest.mark.rule("COV-193", "COV-207", "COV-240")
@pytest.mark.parametrize("seller", SELLERS)
def test_shops(seller: str) -> None:
    printed = data(seller)
    merchant = value("merchant", seller.lower())
    shop = CONTENT.shops[merchant]
    assert shop is not None
    found = [f"{LEXICON.id('shop_place', place)} {hours}" for place, hours in zip(shop.places, shop.hours, strict=True)]
    assert ", ".join(found) == printed["Locations (hours)"]
    title, english = both(printed["Merchant"].rpartition(", ")[0])
    french = LEXICON.name("merchant", merchant, "fr")
    assert french in (f"le {title}", f"la {title}", f"l'{title}")
    assert LEXICON.name("merchant", merchant, "en") == f"the {english}"
    assert LEXICON.name("person", merchant - 1, "en") == printed["Merchant"].rpartition(", ")[2]


@pytest.mark.rule("COV-204", "COV-216", "COV-254")
def test_staff_powers() -> None:
    printed = [row for seller in SELLERS for row in rows(f"{seller}'s powers")]
    assert len(LEXICON.ids("power")) == len(printed) == 9
    for number, (_, french, english, _) in enumerate(printed):
        assert names("power", number) == (french, english)
    effects = {cards.split(" ")[0]: said.split("; ") for cards, said in rows("Effects")}
    for seller in SELLERS:
        entries = FILES[f"{seller.lower()}.toml"]["power"]
        assert [entry["effect"] for entry in entries] == effects[seller]
        shop = CONTENT.shops[value("merchant", seller.lower())]
        assert shop is not None
        assert effects[seller][2] == f"quick {LEXICON.id('shop_place', shop.quick)}"


@pytest.mark.rule("COV-053")
def test_goods() -> None:
    """The names of all goods: three merchants and the Peddler."""
    printed: list[tuple[str, str]] = []
    for seller in SELLERS:
        table = rows(f"{seller}'s goods")[: b.CLANS]
        assert tuple(row[0] for row in table) == COLOR_IDS
        printed += [both(row[column]) for column in (-2, -1) for row in table]
    peddler = rows("Goods of clans")
    assert tuple(row[0] for row in peddler) == CLAN_IDS
    printed += [both(row[column]) for column in (-2, -1) for row in peddler]
    assert [names("ware", ware) for ware in range(len(LEXICON.ids("ware")))] == printed
    for clan, (_, french, english, *_) in enumerate(peddler):
        assert names("adjective", clan) == (french, english)
        assert names("good", clan) == (f"une petite marchandise {french}", f"a small {english} good")
        assert names("good", b.CLANS + clan) == (f"une grande marchandise {french}", f"a large {english} good")


@pytest.mark.rule("COV-192", "COV-194", "COV-199", "COV-200")
def test_the_forge() -> None:
    printed, forge = data("Blacksmith"), forge_in(CONTENT)
    ids = list(LEXICON.ids("die"))
    colours = [NAMED[die] for die in forge.dice]
    assert all(id_.startswith(colour) for id_, colour in zip(ids, colours, strict=True))
    workshop = counts(printed["Workshop at start"])
    reserve = counts(printed["Reserve at start"])
    found = [NAMED[forge.dice[die]] for die in forge.workshop]
    assert {colour: found.count(colour) for colour in found} == workshop
    left = [NAMED[forge.dice[die]] for die in range(len(forge.dice)) if die not in forge.workshop]
    assert {colour: left.count(colour) for colour in left} == reserve
    assert {"red_1", "green_1"} <= {ids[die] for die in forge.workshop}
    assert all_numbers(printed["Workshop at start"])[-1] == forge.workshop_max
    assert all_numbers(printed["Furnaces"]) == [forge.furnaces, forge.seats]
    nothing, small, _, large, _, corrupt, hottest, _ = all_numbers(printed["Heat windows"])
    assert (small, large, corrupt) == (forge.small_heat, forge.large_heat, forge.corrupt_heat)
    assert (nothing, hottest) == (small, 6 * forge.seats)
    assert forge.mine_points == 4 and forge.mine_cost == (1, 1, 2, 2)
    for number, row in enumerate(rows("Blacksmith's goods")):
        assert names("metal", number) == both(row[1])


NAMED = {b.NONE: "coal"} | dict(enumerate(COLOR_IDS))


@pytest.mark.rule("COV-206", "COV-208", "COV-211")
def test_the_fleet() -> None:
    printed, fleet = data("Captain"), fleet_in(CONTENT)
    sectors = printed["Compass (spinner)"].removeprefix("sectors ").split(" (")[0].split(", ")
    found = [str(points) if points else "Storm" for points, times in fleet.sectors for _ in range(times)]
    assert found == sectors
    assert all_numbers(printed["Routes"]) == [b.CLANS, 0, fleet.last]
    assert f"{fleet.fishing}–{fleet.last - 1} fishing" in printed["Space kinds"]
    assert f"{fleet.last} treasure island" in printed["Space kinds"]
    assert all_numbers(printed["Oars"]) == [fleet.oars]
    assert fleet.storm_points == 1 and fleet.sail == 2


@pytest.mark.rule("COV-239", "COV-250")
def test_the_laboratory() -> None:
    printed, laboratory = data("Alchemist"), laboratory_in(CONTENT)
    pouch = dict(zip(LEXICON.ids("marble"), laboratory.marbles, strict=True))
    assert counts(printed["Pouch before the set-up"]) == pouch
    assert all_numbers(printed["Decanter"])[:2] == [laboratory.chutes, laboratory.depth]
    assert all_numbers(printed["Rack"]) == [laboratory.rack, laboratory.first]
    assert all_numbers(printed["Cauldrons"]) == [laboratory.cauldrons] * 2
    assert all_numbers(printed["Recipes"])[:3] == [laboratory.small, laboratory.large, laboratory.own]
    for number, row in enumerate(rows("Alchemist's goods")):
        assert LEXICON.id("marble", number) == row[0] and names("ingredient", number) == both(row[1])


@pytest.mark.rule("COV-219")
def test_peddler_cards() -> None:
    assert [row[0].lower() for row in rows("Peddler cards")] == list(LEXICON.ids("peddler_card"))
    for number, (_, french, english, hours, lines) in enumerate(rows("Peddler cards")):
        card = CONTENT.peddler_cards[number]
        assert names("peddler_card", number) == (french, english)
        expected = [(LINES[line[0]], int(line[1:] or 1) - 1) for line in lines.split(", ")]
        assert (str(card.hours), list(card.lines)) == (hours, expected)


# -- texts -------------------------------------------------------------------------------------------


KEYS = {"uncorrupt": "uncorrupt_n", "small": "small_x", "large": "large_x"}


def texts(lang: str) -> dict[str, str]:
    """What the game says, by the keys of the table of texts."""
    faces = album(lang)
    assert isinstance(faces, EntertainerFaces)
    found: dict[str, str] = {}
    for number, townsfolk in enumerate(CONTENT.townsfolk):
        verb = townsfolk_said(townsfolk).split(" ")[0]
        found[KEYS.get(verb, verb)] = faces.townsfolk_text(number)
    for number, card in enumerate(stage_in(CONTENT).cards):
        if card.kind != SKILL:
            found[LEXICON.id("card", number)] = faces.face("card", number).lines[0]
    found |= {f"rc{number + 1}": faces.rogue_text(number) for number in range(len(CONTENT.rogue_cards))}
    for number, id_ in enumerate(LEXICON.ids("shop_place")):
        found[f"loc_{id_}"] = faces.shop_text(number)
    found["loc_wait"] = faces.say("shop-wait")
    found["act_pier"] = faces.place_text(AT_BAZAAR)
    found["act_square"] = faces.place_text(AT_GRAND_SQUARE, 5)
    found["act_hall"] = faces.place_text(AT_HALL + b.NOBLE, 5)
    found["act_isle"] = faces.place_text(AT_ISLE)
    found["ins_front"] = faces.face("instrument", 0).lines[0]
    found["ins_back"] = faces.face("instrument_back", 0).lines[0]
    for number in range(len(LEXICON.ids("power"))):
        found[f"pow_{'bca'[number // 3]}{number % 3 + 1}"] = faces.power_text(number)
    for letter, line in LINES.items():
        found[f"ped_{letter.lower()}"] = faces.line_text(line, 4)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts(lang: str) -> None:
    given = {
        "uncorrupt_n": {"n": "2"},
        "small_x": {"clan": "noble"},
        "large_x": {"clan": "noble"},
        "act_hall": {"name": "Noble"},
    }
    printed = {}
    for key, french, english in rows("Texts"):
        text = french if lang == "fr" else english
        for name, word in chain(given.get(key, {}).items(), [("n", "5")]):
            text = text.replace("{" + name + "}", word)
        printed[key] = text
    assert texts(lang) == printed
