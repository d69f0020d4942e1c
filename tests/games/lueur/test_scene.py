"""What a seat sees: the pieces of the table, what options point at, what is not shown, and how large a scene is."""

from __future__ import annotations

import random
from typing import Any

import pytest

import veillee
from tests.games.lueur.builder import BOX, CONTENT, Scenario, key_of, table_of
from veillee.core.match import Match
from veillee.core.scene import Piece, Scene, Zone, encode
from veillee.core.text import LANGUAGES

LARGEST = 40_000  # bytes
WAYS = [
    ("solo", 1, "province"),
    ("solo", 1, "archipelago"),
    ("standard", 2, "archipelago"),
    ("standard", 4, "province"),
]


def pieces(scene: Scene, zone: str) -> dict[str, Piece]:
    return {piece.id: piece for piece in scene.zone(zone).pieces}


def at(scene: Scene, zone: str, cell: str) -> list[str]:
    return [piece.id for piece in scene.zone(zone).pieces if piece.at == cell]


def lines(match: Match, key: str, lang: str = "en") -> list[str]:
    """What an option would bring."""
    question = match.scene(0, lang).question
    assert question is not None
    return next(choice.lines for choice in question.choices if choice.key == key)


def solo_morning(journey: str = "province") -> Match:
    scenario = Scenario(solo="rulebook", adventurer="braccio", journey=journey).tom_has(company=4, score=17)
    scenario.tiles(fire="T6", water="T2", earth="T3", air="T4", plant="T5")
    scenario.lying("fire", "green", "purple", footprints=2)
    return scenario.meeting(fire="A05", water="A06", earth="A13").morning()


# -- the meeting track --------------------------------------------------------------------


@pytest.mark.rule("LUE-014")
def test_the_meeting_track_shows_companions_dice_footprints_and_toms_tiles() -> None:
    scene = solo_morning().scene(0, "en")
    zone = scene.zone("meeting")
    assert (zone.kind, zone.columns, zone.rows) == ("grid", 5, 2)
    assert [cell.id for cell in zone.cells if cell.row == 1] == ["fire", "water", "earth", "air", "plant"]
    here = at(scene, "meeting", "fire")
    assert here[0] == f"companion:{key_of('A05')}"
    assert {"die:green_small_1", "die:purple_small_1", "footprints:fire"} == set(here[1:])
    assert pieces(scene, "meeting")["footprints:fire"].marks[0].text == "2 footprints"
    assert at(scene, "meeting", "tom_fire") == ["tile:t6"]
    closed = {cell.id: cell.lines for cell in zone.cells if cell.closed}
    assert set(closed) == {"air", "plant"} and all(closed.values())
    assert at(scene, "meeting", "air") == ["die:yellow_big_1"]


def test_without_tom_the_meeting_track_is_one_row() -> None:
    scene = Scenario(3).morning().scene(0, "fr")
    assert scene.zone("meeting").rows == 1
    assert [zone.id for zone in scene.zones if "tom" in zone.id] == []


# -- dice ---------------------------------------------------------------------------------


def test_dice_show_the_side_that_is_up_and_can_be_told_without_colours() -> None:
    match = Scenario(adventurer="orium").shows(0, "three_light water", "small red: fire").rerolls()
    dice = pieces(match.scene(0, "en"), "dice:ember")
    faces = {id_: piece.face for id_, piece in dice.items()}
    assert {face.kind for face in faces.values() if face} == {"die"}
    yellow = [face for face in faces.values() if face and face.color == "yellow"]
    assert sorted(face.marks[0] for face in yellow) == ["three_light", "water"]
    assert yellow[0].sides == ["plant", "water", "air", "fire", "earth", "three_light"]
    red = dice["die:red_small_1"].face
    assert red is not None
    assert {face.number for face in yellow} == {"YE"} and red.number == "re"  # capitals for big dice


@pytest.mark.rule("LUE-117")
def test_cancelled_and_used_dice_are_marked() -> None:
    scenario = Scenario(adventurer="braccio").company(0, "p00")
    match = scenario.shows(0, "plant fire", "small black: fire", "small red: fire").afternoon()
    match.play("step:p44")
    marks = {
        id_: [mark.text for mark in piece.marks] for id_, piece in pieces(match.scene(0, "en"), "dice:ember").items()
    }
    assert marks["die:red_small_1"] == marks["die:black"] == ["cancelled by the black die"]
    assert ["used for travel"] in marks.values()


def awake(scene: Scene) -> dict[str, list[str]]:
    """The cards in front of the first seat that the dice set off, with what is said of them."""
    company = scene.zone("company:ember").pieces
    return {piece.face.title: [mark.text for mark in piece.marks] for piece in company if piece.face and piece.awake}


@pytest.mark.rule("LUE-053", "LUE-055")
def test_before_noon_the_cards_that_the_dice_set_off_are_awake() -> None:
    scenario = Scenario(adventurer="braccio").companions(0, "A02", "B04").tokens(0, rerolls=3)
    match = scenario.shows(0, "plant plant", "small blue: water", "small red: fire").rerolls()
    scene = match.scene(0, "en")
    assert awake(scene) == {"Braccio": ["first player", "set off by the dice"]}
    brings = "they bring +1 footprint, +3 light"
    assert scene.zone("dice:ember").note == brings
    assert lines(match, "done") == ["Braccio: set off", brings]
    assert lines(match, "set:red_small_1:earth") == ["Thoape: set off", "they bring +1 firefly, +1 footprint, +5 light"]
    assert lines(match, "set:green_big_1:fire") == ["Braccio: no longer set off", "they bring nothing"]


@pytest.mark.rule("LUE-054", "LUE-050")
def test_a_card_that_is_set_off_twice_counts_twice_and_so_do_special_faces() -> None:
    match = Scenario(adventurer="braccio").companions(0, "A04").shows(0, "plant earth", "small red: earth").rerolls()
    scene = match.scene(0, "fr")
    assert awake(scene) == {"Tamnuca 1": ["déclenché 2 fois par les dés"]}
    assert scene.zone("dice:ember").note == "ils apportent +2 éclats"
    special = Scenario(adventurer="orium").shows(0, "three_light water").rerolls().scene(0, "en")
    assert special.zone("dice:ember").note == "they bring +3 light"


@pytest.mark.rule("LUE-119")
def test_cromaug_wakes_before_noon_only() -> None:
    scenario = Scenario(adventurer="braccio").companions(0, "B18").shows(0, "air fire")
    assert list(awake(scenario.rerolls().scene(0, "en"))) == ["Cromaug"]
    again = Scenario(2, adventurer="braccio").companions(0, "B18").cemetery("B19").shows(0, "air fire").noon()
    assert "Cromaug" not in awake(again.scene(0, "en"))


def test_a_die_that_was_not_rolled_shows_nothing() -> None:
    dice = Scenario(adventurer="braccio").morning().scene(0, "en").zone("dice:ember").pieces
    assert [piece.face.marks for piece in dice if piece.face] == [[], []]


# -- the journey --------------------------------------------------------------------------


@pytest.mark.rule("LUE-068", "LUE-074", "LUE-075")
def test_the_province_is_a_drawn_graph() -> None:
    scenario = Scenario(2, adventurer="braccio").company(0, "p03", "p05").shows(0, "fire water")
    scene = scenario.afternoon().scene(0, "en")
    zone = scene.zone("province")
    assert (zone.kind, len(zone.cells), len(zone.links)) == ("graph", 61, 74)
    cells = {cell.id: cell for cell in zone.cells}
    assert cells["p01"].marks == ["fire"] and cells["p08"].marks == ["no_fire"]
    assert cells["p14"].marks == ["value-20", "cost-3"]
    assert cells["p38"].marks == ["value-10", "cost-1", "reroll"]
    assert (cells["p09"].x, cells["p09"].y) == (860, 690)
    links = {(link.a, link.b): link.marks for link in zone.links if link.marks}
    assert links == {
        ("p10", "p11"): ["firefly"],
        ("p11", "p12"): ["lose_light"],
        ("p15", "p16"): ["skull_journey"],
        ("p19", "p26"): ["reroll"],
        ("p22", "p23"): ["reroll"],
        ("p40", "p41"): ["skull_journey"],
        ("p52", "p54"): ["firefly", "firefly"],
    }
    assert at(scene, "province", "p03") == ["company:ember"]
    assert at(scene, "province", "p05") == ["camp:ember"]
    assert set(at(scene, "province", "p00")) == {"company:frost", "camp:frost"}


@pytest.mark.rule("LUE-077")
def test_spaces_left_this_afternoon_are_closed_for_whoever_walks() -> None:
    match = Scenario(2).company(0, "p01").shows(0, "fire fire").afternoon()
    match.play("step:p02")
    assert [cell.id for cell in match.scene(0, "fr").zone("province").cells if cell.closed] == ["p01"]
    match.play("stop")
    assert [cell.id for cell in match.scene(0, "fr").zone("province").cells if cell.closed] == []


@pytest.mark.rule("LUE-082", "LUE-084")
def test_the_archipelago_shows_what_its_routes_ask_for_and_all_boats() -> None:
    scenario = Scenario(solo="rulebook", journey="archipelago", closed=True).boats(0, "i06 i00 i00 i00")
    scene = scenario.tom_has(boats="i10 i00 i00 i00").shows(0, "plant").afternoon().scene(0, "en")
    zone = scene.zone("archipelago")
    links = {(link.a, link.b): link.marks for link in zone.links}
    assert len(links) == 14
    assert links["i00", "i01"] == ["route-12", "closed"]
    assert links["i01", "i02"] == []
    assert links["i03", "i05"] == ["route-5", "toll"]
    assert at(scene, "archipelago", "i06") == ["boat:ember:1"]
    assert at(scene, "archipelago", "i10") == ["boat:tom:1"]
    assert len(at(scene, "archipelago", "i00")) == 6
    assert next(cell for cell in zone.cells if cell.id == "i09").marks == ["value-8"]


# -- tracks, areas, Tom -------------------------------------------------------------------


@pytest.mark.rule("LUE-007", "LUE-045", "LUE-128")
def test_the_score_track_shows_reroll_spaces_and_pawns_also_after_a_lap() -> None:
    match = solo_morning()
    table_of(match).seats[0].score = 103
    zone = match.scene(0, "en").zone("score")
    assert (zone.spaces, [int(cell.id) for cell in zone.cells]) == (100, CONTENT.reroll_spaces)
    stand = {piece.id: piece.at for piece in zone.pieces}
    assert stand == {"score:ember": "3", "score:tom": "17", "company:tom": "4"}
    assert zone.pieces[0].marks[0].text == "Ember: 103 light"


def test_an_area_shows_companions_in_order_tokens_and_spells() -> None:
    scenario = Scenario(2, adventurer="braccio").sketal(0, "A15", "green").companions(0, "A05").spells(0, "S3")
    match = scenario.veiled(0).tokens(0, rerolls=2, footprints=3, fireflies=1).shows(0, "water").afternoon()
    scene = match.scene(1, "en")
    company = scene.zone("company:ember")
    assert [piece.id for piece in company.pieces] == [
        "adventurer:braccio",
        f"companion:{key_of('A15')}",
        f"companion:{key_of('A05')}",
    ]
    assert [mark.text for mark in company.pieces[0].marks] == ["first player"]
    assert [mark.text for mark in company.pieces[1].marks] == ["gave the big green die"]
    assert [mark.text for mark in company.pieces[2].marks] == ["the air spell lies on it"]
    assert [scene.zone(f"{name}:ember").count for name in ("rerolls", "footprints", "fireflies")] == [2, 3, 1]
    assert scene.zone("fireflies:ember").note == "2 fireflies for 2 companions"
    spells = scene.zone("spells:ember").pieces
    assert [piece.face is not None for piece in spells] == [True, False]
    assert scene.zone("company:ember").place == "other" and scene.zone("company:frost").place == "own"


@pytest.mark.rule("LUE-011")
def test_everybody_sees_how_far_the_others_are() -> None:
    match = Scenario(3).morning()
    match.play(match.legal_keys[0])
    notes = [match.scene(2, "en").zone(f"company:{seat}").note for seat in ("ember", "frost", "moon")]
    assert notes == ["done", "choosing", "still to come"]
    assert match.scene(1, "en").zone("company:frost").note == ""


@pytest.mark.rule("LUE-139")
def test_toms_side_shows_his_dice_company_footprints_and_the_tile_just_used() -> None:
    match = solo_morning()
    match.play(f"recruit:{key_of('A05')}")
    scene = match.scene(0, "en")
    assert len(scene.zone("tom-dice:tom").pieces) == 2
    assert scene.zone("tom-company:tom").count == 6
    assert [piece.id for piece in scene.zone("tom-tile:tom").pieces] == ["tile:t6"]
    assert [player.name for player in scene.players if player.automatic] == ["Tom"]
    assert scene.players[-1].score == 17 + 6 + 3


def test_noon_says_which_cards_wait_and_which_are_done() -> None:
    scenario = Scenario(2, adventurer="braccio", others=("eoles",)).companions(0, "B08", "B07").spells(0, "S2")
    match = scenario.shows(0, "water water water plant plant").tokens(0, score=1).noon()
    match.play("activate_adventurer:braccio")
    marks = {
        piece.id: [mark.sign for mark in piece.marks] for piece in match.scene(0, "en").zone("company:ember").pieces
    }
    assert marks["adventurer:braccio"] == ["1", "✓1"]
    assert marks[f"companion:{key_of('B08')}"] == ["×3"]
    assert marks[f"companion:{key_of('B07')}"] == ["×1"]


# -- previews -----------------------------------------------------------------------------


def test_recruiting_says_what_comes_with_it_and_what_tom_does() -> None:
    found = lines(solo_morning(), f"recruit:{key_of('A05')}")
    assert found == [
        "2 × fire ► +4 light",
        "worth 0 light at the end",
        "with small green die 1, small purple die, 2 footprints",
        "Tom's tile: +6 light (company on 6), +3 light, camp to village 3",
    ]


def test_recruiting_a_sketal_without_its_die_says_so() -> None:
    match = Scenario(3).without_reserve("orange").meeting(fire="A13", water="A05", earth="A06").morning()
    assert "its die is no longer in the reserve" in lines(match, f"recruit:{key_of('A13')}")


def test_toms_boat_is_told_before_the_choice() -> None:
    found = lines(solo_morning("archipelago"), f"recruit:{key_of('A05')}")
    assert found[-1] == "Tom's tile: +6 light (company on 6), +3 light, boat: Central island → North island"


def test_a_reroll_says_what_it_costs() -> None:
    match = Scenario(adventurer="braccio").shows(0, "plant fire").tokens(0, score=17, rerolls=1).rerolls()
    assert lines(match, "reroll:green_big_1") == ["1 reroll, or light from 17 to 16"]
    match.play("reroll:green_big_1")
    assert lines(match, "pay:0:1") == ["light from 17 to 16"]
    free = Scenario(adventurer="braccio").companions(0, "A18").shows(0, "plant fire").rerolls()
    assert lines(free, "reroll:green_big_1", "fr") == ["une relance gratuite"]
    assert lines(free, "set:green_big_1:fire", "fr")[-2:] == ["une relance gratuite", "éclats de 10 à 7"]
    poor = Scenario(adventurer="braccio").shows(0, "plant fire").tokens(0, score=1, rerolls=2).rerolls()
    assert lines(poor, "set:green_big_1:fire")[-2:] == ["rerolls from 2 to 0", "light from 1 to 0"]


def test_steps_say_what_they_cost_and_bring() -> None:
    match = Scenario(2).company(0, "p11").shows(0, "air earth").tokens(0, footprints=1).afternoon()
    assert lines(match, "step:p10", "en")[1:] == ["+1 firefly"]
    assert lines(match, "step:p12", "en")[1:] == ["−5 light"]
    assert lines(match, "step:p15") == ["costs 1 footprint"]
    village = Scenario(2).company(0, "p04").tokens(0, footprints=1).afternoon()
    assert lines(village, "step:p05") == ["costs 1 footprint", "+1 firefly", "worth 5 light at the end"]
    settled = Scenario(2).company(0, "p05", "p59").afternoon()
    assert lines(settled, "settle") == ["the camp will be worth 5 light instead of 3"]


def test_sailing_says_what_it_costs_and_brings() -> None:
    scenario = Scenario(2, journey="archipelago").boats(0, "i10 i00 i00 i00").tokens(0, footprints=2)
    match = scenario.afternoon()
    assert lines(match, "sail:i10:i09") == ["costs 2 footprints", "the boat will be worth 8 light instead of 0"]
    assert lines(match, "sail:i00:i01") == ["costs 1 footprint", "+2 footprints"]


# -- whole matches ------------------------------------------------------------------------


def shown(scene: Scene) -> set[str]:
    """All ids that an option could point at."""
    cells = {f"cell:{cell.id}" for zone in scene.zones for cell in zone.cells}
    return cells | {piece.id for zone in scene.zones for piece in zone.pieces if zone.owner in (None, scene.seat)}


def marks_of(zone: Zone) -> set[str]:
    found: set[str] = {name for cell in zone.cells for name in cell.marks}
    found |= {name for link in zone.links for name in link.marks}
    for piece in zone.pieces:
        if piece.face is not None:
            face = piece.face
            found |= {*face.marks, *face.needs, *face.gains, *face.sides}
    return found


def unseen(match: Match) -> set[str]:
    """What lies in decks and piles, by id."""
    table: Any = table_of(match)
    found = {f"companion:{BOX.lexicon.id('companion', card)}" for deck in table.decks for card in deck.unknown}
    found |= {f"spell:{BOX.lexicon.id('spell', spell)}" for spell in table.spells.unknown}
    if table.tom is not None:
        found |= {f"tile:{BOX.lexicon.id('tile', tile)}" for tile in table.tom.pile.unknown}
    return found


@pytest.mark.rule("LUE-013")
@pytest.mark.parametrize(("mode", "players", "journey"), WAYS)
def test_scenes_of_whole_matches(mode: str, players: int, journey: str) -> None:
    """Every option points at something that is there, every mark has a meaning, nothing hidden is shown."""
    chance = random.Random(3)
    match = veillee.new("lueur", mode=mode, players=players, seed=3, settings={"journey": journey})
    largest = 0
    while match.decision is not None:
        seat = match.decision.seat
        for lang in LANGUAGES:
            scene = match.scene(seat, lang)
            assert scene.question is not None
            there = shown(scene)
            for choice in scene.question.choices:
                missing = [target for target in choice.targets if target not in there]
                assert [target for target in missing if not target.startswith("face:")] == [], choice.key
            assert set().union(*map(marks_of, scene.zones)) <= set(scene.legend)
            everything = {piece.id for zone in scene.zones for piece in zone.pieces}
            assert not everything & unseen(match)
            largest = max(largest, len(encode(scene)))
        watching = match.scene(None, "en")
        assert watching.question is None or not watching.question.choices
        keys = match.legal_keys
        match.play("done" if "done" in keys and chance.random() < 0.7 else chance.choice(keys))
    assert largest < LARGEST
    assert match.scene(0, "fr").outcome is not None
