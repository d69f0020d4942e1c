"""Everything in the box against the printed tables."""

from __future__ import annotations

import pytest

from tests.games.lueur.builder import BOX, CONTENT, SPEC, TRACK, card, island, number_of, space
from tests.games.lueur.printed import condition, condition_of, effects, effects_of, icon_of, whole
from tests.games.lueur.test_content import FILES
from tests.printed import tables
from veillee.games.lueur.box import ELEMENT, FORBIDDEN, NONE, START, VILLAGE

PRINTED = tables("lueur")

FACES = (*TRACK, "two_footprints", "three_light", "minus_two_light")
KINDS = {"start": START, "element": ELEMENT, "forbidden": FORBIDDEN, "village": VILLAGE}
RINGS = {"centre": 0, "inner": 1, "outer": 2, "side": 3}
MOVES = {"—": 0, "move, min": 1, "move, max": 2}


# -- dice and cards -----------------------------------------------------------------------


def test_dice_are_as_printed() -> None:
    rows = PRINTED["Dice"]
    assert len(rows) == 8
    for row in rows:
        colour = number_of("colour", row["colour id"])
        faces = tuple(FACES.index(name.strip()) for name in row["Faces"].split(","))
        dice = [die for die in CONTENT.dice if die.colour == colour]
        assert sum(die.big for die in dice) == int(row["Big"])
        assert sum(not die.big for die in dice) == int(row["Small"])
        assert all(die.faces == faces for die in dice)
        owners = [
            BOX.lexicon.name("adventurer", who, "fr")
            for who, found in enumerate(CONTENT.adventurers)
            if found.colour == colour
        ]
        assert owners == ([] if row["Adventurer"] == "—" else [row["Adventurer"]])


def test_adventurers_are_as_printed() -> None:
    rows = PRINTED["Adventurers"]
    assert [row["Id"] for row in rows] == list(BOX.lexicon.ids("adventurer"))
    for number, (row, found) in enumerate(zip(rows, CONTENT.adventurers, strict=True)):
        assert {BOX.lexicon.name("adventurer", number, lang) for lang in ("fr", "en")} == {row["Name"]}
        assert BOX.lexicon.id("colour", found.colour) == row["Colour"]
        assert (found.dice, found.value) == (int(row["Big dice"]), whole(row["End value"]))
        assert condition_of(found) == condition(row["Condition"])
        assert effects_of(found) == effects(row["Effect"])


@pytest.mark.rule("LUE-055", "LUE-056", "LUE-057", "LUE-058", "LUE-061", "LUE-062", "LUE-093")
@pytest.mark.parametrize("deck", ["A", "B"])
def test_companions_are_as_printed(deck: str) -> None:
    rows = PRINTED[f"Companions of deck {deck}"]
    assert len(rows) == 23
    entries = {entry["number"]: entry for entry in FILES["companions.toml"]["companion"]}
    for row in rows:
        number = card(row["Id"])
        found = CONTENT.companions[number]
        assert BOX.lexicon.id("companion", number) == row["Slug"]
        assert set(entries[row["Id"]]["name"].values()) == {row["Name (FR = EN)"]}
        assert found.deck == "AB".index(deck)
        assert icon_of(found) == row["Icon (top left)"], row["Id"]
        assert found.value == whole(row["End value"]), row["Id"]
        assert condition_of(found) == condition(row["Condition"]), row["Id"]
        kaar = row["Slug"] == "kaar"
        assert found.kaar == kaar
        assert effects_of(found) == ({} if kaar else effects(row["Effect"])), row["Id"]
        assert found.solo == (row["Solo"] == "yes"), row["Id"]


def test_spells_are_as_printed() -> None:
    tokens = [BOX.lexicon.number("spell", n) for n in range(len(CONTENT.spells))]
    for row in PRINTED["Spells"]:
        number, slug = row["Id"].split()
        copies = [n for n, token in enumerate(tokens) if token == number]
        assert len(copies) == int(row["Copies"])
        for n in copies:
            assert BOX.lexicon.id("spell", n).startswith(slug)
            assert condition_of(CONTENT.spells[n]) == condition(row["Condition"])
            assert effects_of(CONTENT.spells[n]) == effects(row["Effect"])
    assert len(tokens) == sum(int(row["Copies"]) for row in PRINTED["Spells"])


def test_tiles_are_as_printed() -> None:
    rows = PRINTED["Tiles"]
    assert [row["Id"].lower() for row in rows] == list(BOX.lexicon.ids("tile"))
    for row, tile in zip(rows, CONTENT.tiles, strict=True):
        assert (tile.meeples, tile.light, tile.move) == (
            int(row["Meeples"]),
            int(row["Light"]),
            MOVES[row["Journey"]],
        )


# -- boards -------------------------------------------------------------------------------


def test_spaces_are_as_printed() -> None:
    rows = PRINTED["Spaces of the Province"]
    assert [row["Space"] for row in rows] == list(BOX.lexicon.ids("space"))
    for row in rows:
        found = CONTENT.spaces[space(row["Space"])]
        kind, _, value = row["Kind"].partition(" ")
        assert (found.kind, found.value) == (KINDS[kind], int(value or 0)), row["Space"]
        assert found.element == (NONE if row["Element"] == "—" else TRACK.index(row["Element"])), row["Space"]
        assert found.cost == whole(row["Entry cost (footprints)"])
        assert effects_of(found) == effects(row["Entry bonus"])
        assert [BOX.lexicon.id("space", route.to) for route in found.routes] == row["Neighbours"].split(", ")
        assert (found.x, found.y) == (int(row["x%"]) * 10, int(row["y%"]) * 10)


def test_routes_of_the_province_have_the_printed_effects() -> None:
    wanted = {frozenset(row["Route"].split(" – ")): effects(row["Effect"]) for row in PRINTED["Routes of the Province"]}
    for number, found in enumerate(CONTENT.spaces):
        for route in found.routes:
            ends = frozenset((BOX.lexicon.id("space", number), BOX.lexicon.id("space", route.to)))
            assert effects_of(route) == wanted.get(ends, {}), ends


def test_toms_ladder_is_the_list_of_villages() -> None:
    rows = PRINTED["Villages of the Province"]
    assert [space(row["Space"]) for row in rows] == CONTENT.ladder[1:]
    for row in rows:
        found = CONTENT.spaces[space(row["Space"])]
        assert (found.value, found.cost) == (int(row["Value"]), int(row["Footprints to enter"]))
        assert effects_of(found) == effects(row["Bonus on entry (humans only)"])


def test_islands_are_as_printed() -> None:
    rows = PRINTED["Islands of the Archipelago"]
    assert [row["Island"] for row in rows] == list(BOX.lexicon.ids("island"))
    for row in rows:
        number = island(row["Island"])
        found = CONTENT.islands[number]
        assert BOX.lexicon.name("island", number, "fr") == row["Name FR"]
        assert BOX.lexicon.name("island", number, "en") == row["Name EN"]
        assert (found.value, found.ring) == (int(row["Value"]), RINGS[row["Ring"]])
        assert effects_of(found) == effects(row["Bonus on arrival"])
        assert (found.x, found.y) == (int(row["x%"]) * 10, int(row["y%"]) * 10)


def test_routes_of_the_archipelago_are_as_printed() -> None:
    wanted = {
        frozenset(row["Route"].split(" – ")): (
            whole(row["Lower"]),
            whole(row["Upper"]) or 5,
            int(row["Footprint cost"]),
            "right of the central island" in row["Value"],
        )
        for row in PRINTED["Routes of the Archipelago"]
    }
    found = {
        frozenset((BOX.lexicon.id("island", number), BOX.lexicon.id("island", sea.to))): (
            sea.lower,
            sea.upper,
            sea.cost,
            sea.right,
        )
        for number, place in enumerate(CONTENT.islands)
        for sea in place.seas
    }
    assert found == wanted
    assert sum(len(place.seas) for place in CONTENT.islands) == 2 * len(wanted)


def test_reroll_spaces() -> None:
    (row,) = PRINTED["Score track"]
    assert CONTENT.reroll_spaces == [int(number) for number in row["Reroll spaces"].split(",")]


# -- the rule catalogue -------------------------------------------------------------------


def test_the_catalogue_has_every_rule_once() -> None:
    assert [rule.number for rule in SPEC.rulebook.rule] == [f"LUE-{number:03}" for number in range(1, 165)]
