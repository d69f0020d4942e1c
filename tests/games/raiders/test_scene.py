"""What a seat sees of Raiders: the board, the areas, what options point at, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter

import pytest

import veillee
from tests.games.raiders.laid import (
    BLACK,
    BLUE,
    CONTENT,
    GREY,
    LEXICON,
    RED,
    WHITE,
    again,
    ask,
    display,
    hold,
    laid,
    plundered,
    table_of,
    value,
)
from tests.helpers import play_on
from veillee.core.match import Match
from veillee.core.scene import Cell, Piece, Scene, Zone, encode
from veillee.games.raiders.box import NONE, OPPONENT
from veillee.games.raiders.steps.buildings import Barracks, Mill
from veillee.games.raiders.steps.raid import ChooseSet, Fall, Reroll
from veillee.games.raiders.steps.targets import HandOver
from veillee.games.raiders.steps.townhall import TownHall
from veillee.games.raiders.table import PIECES, RAIDING
from veillee.testing import check_words

SIZE = 40_000
ROLES = {"building": 8, "site": 10, "set": 23}
FIVE = ["archer_1", "scout_1", "sage_1", "champion_1", "forager_1"]


def seen(match: Match, seat: int | None = RED, lang: str = "en") -> Scene:
    return match.scene(seat, lang)


def board(match: Match, lang: str = "en") -> Zone:
    return seen(match, lang=lang).zone("board")


def place(zone: Zone, id_: str) -> Cell:
    return next(cell for cell in zone.cells if cell.id == id_)


def on(zone: Zone, id_: str) -> list[str]:
    """The signs of what lies at a place or space."""
    return [mark.sign for piece in zone.pieces if piece.at == id_ for mark in piece.marks]


def ids(pieces: list[Piece]) -> list[str]:
    return [piece.id for piece in pieces]


def lines_of(match: Match, key: str, lang: str = "en") -> list[str]:
    question = seen(match, match.decision.seat if match.decision else None, lang).question
    assert question is not None
    return next(choice.lines for choice in question.choices if choice.key == key)


# -- the board ------------------------------------------------------------------------------------


def test_the_board_is_one_picture_of_the_village_and_the_coast() -> None:
    zone = board(laid())
    assert (zone.kind, zone.scenery) == ("graph", "coast")
    kinds = Counter(cell.kind for cell in zone.cells)
    assert kinds == {"building": 8, "harbour": 3, "outpost": 2, "monastery": 2, "fortress": 3, "set": 14, "ship": 9}
    printed = [LEXICON.id(role, value) for role in ("building", "site", "set") for value in range(ROLES[role])]
    assert {cell.id: (cell.x, cell.y) for cell in zone.cells} == dict(zip(printed, CONTENT.places, strict=True))
    assert {(link.a, link.b) for link in zone.links} == {
        (LEXICON.id("site", plunder.site), LEXICON.id("set", number)) for number, plunder in enumerate(CONTENT.sets)
    }


def test_sets_come_after_their_site_and_name_it() -> None:
    """Who hears one place after another could not tell whose set 1 it is."""
    zone = board(laid())
    sites = {link.b: link.a for link in zone.links}
    last = ""
    for cell in zone.cells:
        if cell.id in sites:
            assert (sites[cell.id], cell.lines) == (last, [place(zone, last).title])
        else:
            last = cell.id


@pytest.mark.rule("RAI-008")
def test_workers_plunder_and_valkyries_lie_where_they_are() -> None:
    match = laid()
    table = table_of(match)
    number = value("set", "harbour_west_1")
    table.plunder[PIECES * number : PIECES * (number + 1)] = [1, 0, 2, 1]
    table.village[value("building", "mill")] = WHITE
    zone = board(match)
    assert on(zone, "harbour_west_1") == ["◆", "ω", "ω", "†", "◐"]
    assert on(zone, "mill") == ["○"]
    assert on(zone, "gate_house") == ["●"]
    assert on(zone, "barracks") == []
    for plunder in range(23):
        lying = [sign for sign in on(zone, LEXICON.id("set", plunder)) if sign not in "●◐○"]
        assert len(lying) == sum(table.plunder[PIECES * plunder : PIECES * (plunder + 1)])


def test_workers_differ_without_colours() -> None:
    legend = seen(laid()).legend
    signs = [legend[f"worker-{color}"].sign for color in ("black", "grey", "white")]
    assert len(set(signs)) == 3
    assert [legend[f"worker-{color}"].text for color in ("black", "grey", "white")] == [
        "black worker",
        "grey worker",
        "white worker",
    ]


def test_what_a_site_asks_for_and_brings_stands_on_it() -> None:
    match = laid()
    zone, legend = board(match), seen(match).legend
    fortress = place(zone, "fortress_east")
    assert fortress.title == "East Fortress"
    assert [legend[name].text for name in fortress.marks] == ["fortress", "5 crew", "4 provisions", "1 gold"]
    assert fortress.lines == [
        "a white worker only",
        "2 dice",
        "strength 20: 6 VP",
        "strength 26: 8 VP",
        "strength 34: 11 VP",
        "2 sets left",
    ]
    harbour = place(zone, "harbour_centre")
    assert harbour.lines == ["a black or grey worker", "1 VP, no dice", "3 sets left"]
    assert [legend[name].text for name in harbour.marks] == ["harbour", "3 crew", "1 provision"]


def test_what_a_building_gives_stands_on_it() -> None:
    zone = board(laid())
    assert place(zone, "mill").lines == ["black 1, grey 2, white 2 provisions (white also: 1 gold)"]
    assert place(zone, "armoury").lines == [
        "1 iron for 2 armour, or 2 silver for 1 armour",
        "a grey or white worker",
    ]
    assert {cell.title for cell in zone.cells if cell.kind == "building"} == {
        LEXICON.name("cell", number, "en") for number in range(8)
    }


@pytest.mark.rule("RAI-070", "RAI-088")
def test_a_plundered_site_is_closed_and_raiders_stay_there() -> None:
    match = plundered(laid(), "outpost_west_1", "outpost_west_2", "harbour_west_1")
    table = table_of(match)
    table.spots[3 * value("site", "outpost_west") + GREY] = 2
    zone = board(match)
    assert place(zone, "outpost_west").closed
    assert place(zone, "outpost_west").lines[-1] == "nothing left to plunder"
    assert on(zone, "outpost_west") == ["◐", "◐"]
    assert not place(zone, "harbour_west").closed
    assert on(zone, "harbour_west_1") == []
    assert place(zone, "harbour_west_1").lines == ["West Harbour", "already taken"]


@pytest.mark.rule("RAI-191")
def test_the_forbidden_building_is_closed_in_solo() -> None:
    match = laid(solo="normal")
    assert not any(cell.closed for cell in board(match).cells)
    table_of(match).forbidden = value("building", "mill")
    closed = [cell for cell in board(again(match)).cells if cell.closed]
    assert [cell.id for cell in closed] == ["mill"]
    assert closed[0].lines[-1] == "closed for this turn by the tactics card"


# -- tracks, dice and piles -----------------------------------------------------------------------


@pytest.mark.rule("RAI-019", "RAI-035", "RAI-086")
def test_markers_stand_on_the_three_tracks() -> None:
    match = laid(solo="hard")
    table = table_of(match)
    table.seats[RED].score, table.seats[RED].valkyries, table.seats[RED].armour = 63, 9, 4
    scene = seen(match)
    assert on(scene.zone("vp"), "13") == ["R"]
    assert on(scene.zone("valkyries"), "7") == ["R"]
    assert on(scene.zone("armour"), "4") == ["R"]
    assert on(scene.zone("armour"), "2") == ["O"]
    assert on(scene.zone("vp"), "0") == ["O"]
    assert [cell.title for cell in scene.zone("valkyries").cells] == [f"{n} VP" for n in (0, 0, 1, 2, 4, 7, 10, 15)]
    assert [scene.zone(name).spaces for name in ("vp", "valkyries", "armour")] == [50, 8, 11]
    assert [player.score for player in scene.players] == [63, 0]


def test_dice_lie_on_the_table_during_a_raid() -> None:
    match = hold(laid(), RED, crew=["brawler_1", "archer_1", "scout_1"])
    assert all(zone.id != "dice" for zone in seen(match).zones)
    table = table_of(match)
    table.phase, table.site, table.dice = RAIDING, value("site", "monastery_west"), [3, 5]
    scene = seen(ask(match, Reroll(RED, 1)))
    dice = scene.zone("dice").pieces
    assert ids(dice) == ["die:first", "die:second"]
    for piece, side in zip(dice, (3, 5), strict=True):
        assert piece.face is not None
        assert (piece.face.kind, piece.face.marks) == ("die", [f"side-{side}"])
        assert piece.face.sides == [f"side-{face}" for face in (2, 3, 3, 4, 4, 5)]
    assert all(side in scene.legend for side in ("side-2", "side-3", "side-4", "side-5"))
    assert scene.status == "Turn 1: raid"


def test_piles_show_their_size_and_the_discard_pile_its_top() -> None:
    match = hold(laid(), RED, "archer_1", "scout_1", silver=0)
    match.play("place:barracks")
    match.play("take:treasury")
    match.play("sell:archer_1")
    scene = seen(match)
    assert scene.zone("draw").count == len(table_of(match).draw)
    assert scene.zone("draw").pieces == []
    assert scene.zone("stack").count == 13 and scene.zone("stack").pieces == []
    assert scene.zone("discard").count == 1
    assert ids(scene.zone("discard").pieces) == ["townsfolk:archer_1"]


def test_offerings_lie_face_up_with_price_and_points() -> None:
    match = display(laid(), "o04", "o09", "o16")
    faces = [piece.face for piece in seen(match).zone("offerings").pieces]
    assert [face.cost for face in faces if face] == [
        ["iron", "livestock", "livestock", "silver"],
        ["silver"] * 4,
        ["gold", "iron"],
    ]
    assert [face.points for face in faces if face] == [5, 2, 4]
    table_of(match).display[1] = NONE
    assert [piece.empty for piece in seen(match).zone("offerings").pieces] == [False, True, False]


# -- players --------------------------------------------------------------------------------------


def test_a_players_area() -> None:
    match = hold(laid(), RED, "archer_1", "folke_1", crew=["scout_1"], silver=3, iron=2, worker=GREY)
    scene = seen(match)
    assert {zone.place for zone in scene.zones if zone.owner == RED} == {"own"}
    assert ids(scene.zone("hand:red").pieces) == ["townsfolk:archer_1", "townsfolk:folke_1"]
    assert ids(scene.zone("crew:red").pieces) == ["townsfolk:scout_1"]
    counts = {name: scene.zone(f"{name}:red").count for name in ("silver", "iron", "gold", "provisions", "livestock")}
    assert counts == {"silver": 3, "iron": 2, "gold": 0, "provisions": 0, "livestock": 0}
    worker = scene.zone("worker:red")
    assert worker.count == 1 and worker.mark is not None and worker.mark.text == "grey worker"
    archer, folke = (piece.face for piece in scene.zone("hand:red").pieces)
    assert archer is not None and folke is not None
    assert (archer.title, archer.marks, archer.cost) == ("Archer", ["strength"] * 3, ["silver"] * 3)
    assert archer.lines == [
        "Crew: 2 VP for raiding an outpost",
        "Hall: exchange an opponent's worker with one in the village",
    ]
    assert folke.marks == ["strength"] * 3 + ["hero"]
    assert folke.lines[1] == "Only one hero in a crew."


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_card_says_in_words_what_it_does(lang: str) -> None:
    """All 26 kinds, in hands of one of each."""
    match = laid()
    texts = set()
    for kind in CONTENT.type_ids:
        hold(match, RED, f"{kind}_1")
        (piece,) = seen(match, lang=lang).zone("hand:red").pieces
        assert piece.face is not None and len(piece.face.lines) == 2
        texts.update(piece.face.lines)
    assert len(texts) >= 26 + 23


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_tactics_card_says_what_it_does(lang: str) -> None:
    match = laid(solo="normal")
    opponent = table_of(match).opponent
    assert opponent is not None
    for card in range(23):
        opponent.card = card
        scene = seen(match, lang=lang)
        (piece,) = scene.zone("tactic:opponent").pieces
        assert piece.face is not None and piece.face.points == CONTENT.tactics[card].points
        assert all(name in scene.legend for name in (*piece.face.needs, *piece.face.cost, *piece.face.gains))
    opponent.card = value("tactic", "t12")
    (piece,) = seen(match).zone("tactic:opponent").pieces
    assert piece.face is not None
    assert (piece.face.needs, piece.face.cost) == (["needs-armour-3"], ["provisions"] * 4)
    assert piece.face.lines == [
        "raids the East Outpost, sets in the order 1, 2",
        "or prepares: 1 armour, 2 provisions",
        "then closes the Barracks",
    ]


@pytest.mark.rule("RAI-159", "RAI-164")
def test_the_opponents_area() -> None:
    match = laid(solo="heroic")
    scene = seen(match)
    opponent = scene.players[-1]
    assert (opponent.index, opponent.automatic) == (OPPONENT, True)
    assert scene.zone("provisions:opponent").count == 4
    assert scene.zone("tactics:opponent").count == 21
    assert {zone.place for zone in scene.zones if zone.owner == OPPONENT} == {"opponent"}
    assert all(
        zone.id.partition(":")[0] not in ("hand", "crew", "worker") for zone in scene.zones if zone.owner == OPPONENT
    )


# -- hidden things --------------------------------------------------------------------------------


@pytest.mark.rule("RAI-009")
def test_others_see_how_many_cards_a_hand_has_and_only_those_they_know() -> None:
    match = hold(laid(players=3), RED, "archer_1", "scout_1", "berserker_1")
    table_of(match).seats[RED].seen[2] |= 1 << BLUE
    assert ids(seen(match, BLUE).zone("hand:red").pieces) == ["townsfolk:berserker_1"]
    assert ids(seen(match, 2).zone("hand:red").pieces) == []
    assert ids(seen(match, None).zone("hand:red").pieces) == []
    assert {seen(match, seat).zone("hand:red").count for seat in (None, 0, 1, 2)} == {3}


@pytest.mark.rule("RAI-139")
def test_cards_set_aside_for_an_exchange_lie_face_down() -> None:
    match = hold(laid(), RED, "archer_1", "scout_1")
    table = table_of(match)
    table.seats[RED].giving = 1
    table.seats[RED].seen = [0b11, 0b11]
    ask(match, HandOver(BLUE, RED, 1))
    own, other = seen(match, RED).zone("hand:red"), seen(match, BLUE).zone("hand:red")
    assert [bool(piece.marks) for piece in own.pieces] == [False, True]
    assert ids(other.pieces) == ["townsfolk:archer_1"]
    assert other.count == 2


@pytest.mark.rule("RAI-009", "RAI-187")
def test_offerings_made_are_counted_for_others_and_shown_at_the_end() -> None:
    match = laid(solo="normal")
    table = table_of(match)
    assert table.opponent is not None
    for tiles in (table.seats[RED].tiles, table.opponent.tiles):
        tiles.append(table.offerings.layers[0].pop())
    scene = seen(match)
    assert len(scene.zone("tiles:red").pieces) == 1
    assert scene.zone("tiles:opponent").pieces == [] and scene.zone("tiles:opponent").count == 1
    assert seen(match, None).zone("tiles:red").pieces == []
    table.asking = None
    table.stack.clear()
    over = seen(match, None)
    assert len(over.zone("tiles:red").pieces) == len(over.zone("tiles:opponent").pieces) == 1
    assert over.status == "The match is over"


def test_the_removed_tactics_cards_are_nowhere() -> None:
    match = laid(solo="normal")
    opponent = table_of(match).opponent
    assert opponent is not None
    text = encode(seen(match)).decode()
    for card in range(23):
        assert f'"tactic:{LEXICON.id("tactic", card)}"' not in text


# -- options and previews -------------------------------------------------------------------------


def test_options_point_at_what_they_concern() -> None:
    match = hold(laid(), RED, crew=["archer_1", "scout_1"], provisions=3)
    question = seen(match).question
    assert question is not None
    targets = {choice.key: choice.targets for choice in question.choices}
    assert targets["place:mill"] == ["cell:mill"]
    assert targets["raid:harbour_west"] == ["cell:harbour_west"]
    ask(match, ChooseSet(RED, value("site", "harbour_west")))
    question = seen(match).question
    assert question is not None
    assert [choice.targets for choice in question.choices] == [[f"cell:harbour_west_{n}"] for n in (1, 2, 3)]
    ask(match, Fall(RED, 1))
    question = seen(match).question
    assert question is not None
    assert [choice.targets for choice in question.choices] == [["townsfolk:archer_1"], ["townsfolk:scout_1"]]
    ask(match, Mill(RED, WHITE))
    question = seen(match).question
    assert question is not None
    assert [choice.targets for choice in question.choices] == [["good:provisions"], ["good:gold"], []]


def test_a_raid_shows_its_price_strength_and_chances_before_it_is_chosen() -> None:
    """Strength 3 + 4 + 3 and 2 against monasteries and armour 1: 12 is certain, 20 takes a 7 or more."""
    crew = ["armourer_1", "berserker_1", "shieldmaiden_1"]
    match = hold(laid(), RED, crew=crew, worker=GREY, provisions=3, gold=1, armour=1)
    assert lines_of(match, "raid:monastery_west") == [
        "costs 3 provisions, 1 gold (left: 0 provisions, 0 gold)",
        "strength 13 before the dice: crew 10, effects 2, armour 1",
        "36 %: 4 VP",
        "64 %: 6 VP",
        "crew: 1 VP more",
    ]
    assert lines_of(match, "raid:monastery_west", "fr")[:3] == [
        "coûte 3 Provisions, 1 Or (reste : 0 Provision, 0 Or)",
        "Force 13 avant les dés : équipage 10, effets 2, Armement 1",
        "36 % : 4 PV",
    ]
    hold(match, RED, crew=["warmonger_1", "brawler_1", "scout_1"], worker=BLACK, provisions=2, gold=0)
    assert lines_of(match, "raid:harbour_west") == [
        "costs 2 provisions (left: 0 provisions)",
        "1 VP",
        "crew: 1 VP more",
    ]


def test_a_raid_that_is_free_says_so_and_rerolls_are_mentioned() -> None:
    crew = ["huntsman_1", "huntsman_2", "huntsman_3", "brawler_1", "brawler_2"]
    match = hold(laid(), RED, crew=crew, worker=GREY)
    lines = lines_of(match, "raid:outpost_west")
    assert lines[0] == "costs nothing"
    assert lines[-1] == "2 re-rolls, not counted here"


def test_what_is_bought_says_what_it_costs_and_what_is_left() -> None:
    match = hold(laid(), RED, "archer_1", silver=5)
    ask(match, Barracks(RED, BLACK))
    assert lines_of(match, "hire:archer_1")[0] == "costs 3 silver (left: 2 silver)"


def test_a_reroll_shows_what_it_may_bring() -> None:
    """Strength 7 and the dice 3 and 2: 12 is just reached; only a 2 for the 3 would lose it."""
    match = hold(laid(), RED, crew=["brawler_1", "archer_1", "scout_1"])
    table = table_of(match)
    table.phase, table.site, table.dice = RAIDING, value("site", "monastery_west"), [3, 2]
    ask(match, Reroll(RED, 1))
    assert lines_of(match, "keep_dice") == ["4 VP"]
    assert lines_of(match, "reroll:first") == ["17 %: 0 VP", "83 %: 4 VP"]
    assert lines_of(match, "reroll:second") == ["100 %: 4 VP"]


def test_a_set_shows_what_lies_on_it() -> None:
    match = hold(laid(), RED, crew=["archer_1", "scout_1"])
    table = table_of(match)
    number = value("set", "harbour_west_1")
    table.plunder[PIECES * number : PIECES * (number + 1)] = [1, 0, 2, 1]
    table.plunder[PIECES * (number + 1) : PIECES * (number + 2)] = [0, 0, 0, 3]
    ask(match, ChooseSet(RED, value("site", "harbour_west")))
    assert lines_of(match, "plunder:harbour_west_1") == [
        "1 gold, 2 livestock",
        "a grey worker",
        "1 Valkyrie: one of your crew dies",
    ]
    assert lines_of(match, "plunder:harbour_west_2") == ["a grey worker", "3 Valkyries: as many of your crew die"]


def test_buildings_show_what_they_give_with_this_worker_and_crew() -> None:
    match = hold(laid(), RED, crew=["forager_1", "jeweller_1"], worker=WHITE)
    assert lines_of(match, "place:mill") == ["3 provisions or 1 gold"]
    assert lines_of(match, "place:silversmith") == ["3 silver"]
    ask(match, Mill(RED, WHITE))
    assert lines_of(match, "gain:provisions") == ["3 provisions"]
    assert lines_of(match, "gain:gold") == ["1 gold"]
    assert lines_of(match, "skip") == []


@pytest.mark.rule("RAI-052")
def test_a_card_without_effect_is_marked() -> None:
    match = hold(laid(solo="normal"), RED, "archer_1", "forager_1")
    ask(match, TownHall(RED, BLACK))
    assert lines_of(match, "play:archer_1")[-1] == "no effect now"
    assert lines_of(match, "play:forager_1") == ["gain 2 provisions"]


def test_a_death_with_an_effect_says_so() -> None:
    match = ask(hold(laid(), RED, crew=["gravedigger_1", "archer_1"]), Fall(RED, 1))
    assert lines_of(match, "fall:gravedigger_1") == ["if killed: gain 1 gold"]
    assert lines_of(match, "fall:archer_1") == []


# -- in whole matches -----------------------------------------------------------------------------


@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("standard", 2), ("standard", 4)])
def test_scenes_of_a_match_are_whole_and_small(mode: str, players: int) -> None:
    match = veillee.new("raiders", mode=mode, players=players, seed=5)
    largest = 0
    while not match.over and match.number < 500:
        play_on(match, 20, seed=match.number)
        check_words(match)
        seat = match.decision.seat if match.decision is not None else 0
        largest = max(largest, len(encode(seen(match, seat, "fr"))))
    assert largest < SIZE


def test_the_fullest_table_is_small_enough_too() -> None:
    """Four full crews, a full hand, all plunder on the board."""
    match = laid(players=4)
    hands = [
        [
            "berserker_1",
            "berserker_2",
            "brawler_1",
            "gatekeeper_1",
            "gatekeeper_2",
            "gravedigger_1",
            "merchant_1",
            "trader_1",
        ],
        *[[]] * 3,
    ]
    crews = [[f"{name}_{n}" for name in ("archer", "avenger", "cartographer", "sage", "champion")] for n in (1, 2)] + [
        [f"{name}_{n}" for name in ("mercenary", "shieldmaiden", "warmonger", "huntsman", "recruiter")] for n in (1, 2)
    ]
    for seat in range(4):
        hold(match, seat, *hands[seat], crew=crews[seat])
    for lang in ("en", "fr"):
        assert len(encode(seen(match, RED, lang))) < SIZE


def test_the_supply_is_counted() -> None:
    match = laid()
    found = [zone for zone in seen(match).zones if zone.id.startswith("supply:")]
    assert [zone.count for zone in found] == table_of(match).supply
    assert found[0].title == "Gold in the supply"
    assert all(zone.owner is None and zone.mark is not None for zone in found)
