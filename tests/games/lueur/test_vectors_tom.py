"""The specification's worked examples: Tom (EX-01 to EX-22 and EX-69 to EX-71)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.lueur.builder import (
    BOX,
    CONTENT,
    TRACK,
    Scenario,
    card,
    companions,
    dice,
    face,
    final,
    footprints_on,
    key_of,
    meeting,
    number_of,
    on_space,
    seat,
    source,
    space,
    table_of,
    tom_of,
)
from veillee.core.match import Match
from veillee.games.lueur.box import MOVE_MAX, MOVE_MIN, NONE
from veillee.games.lueur.tom import boat_moves
from veillee.testing import happened, look, play, told


def with_tile(tile: str, scenario: Scenario) -> Match:
    """The human recruits opposite this tile; then the day goes on."""
    scenario.meeting(fire="A05", water="A02", earth="A04").tile_first(tile)
    return play(scenario.morning(), "recruit:ladawa")


def province(tile: str, company: int = 0, score: int = 10, footprints: int = 0, camp: str = "p00") -> Match:
    scenario = Scenario(solo="rulebook")
    return with_tile(tile, scenario.tom_has(company=company, score=score, footprints=footprints, camp=camp))


def archipelago(tile: str, boats: str, company: int = 0, score: int = 10) -> Match:
    scenario = Scenario(solo="rulebook", journey="archipelago")
    return with_tile(tile, scenario.tom_has(boats=boats, company=company, score=score))


def tom_boats(match: Match) -> list[str]:
    return [BOX.lexicon.id("island", boat) for boat in tom_of(match).boats]


def boat_choice(match: Match) -> set[str]:
    return {key.removeprefix("boat:") for key in match.legal_keys if key.startswith("boat:")}


# -- EX-01 to EX-05: the tiles, and the Province --------------------------------------------


@pytest.mark.rule("LUE-141", "LUE-139", "LUE-161")
def test_ex01_the_company_scores_its_new_position() -> None:
    match = province("T1", company=4, score=17)
    assert (tom_of(match).company, tom_of(match).score) == (6, 23)
    assert told(match, "tom-tile", "tom-company", "tom-gains-light") == ["tom-tile", "tom-company", "tom-gains-light"]


@pytest.mark.rule("LUE-140", "LUE-141", "LUE-142", "LUE-143")
def test_ex02_company_light_and_camp_in_this_order() -> None:
    match = province("T4", company=4, score=17, camp="p59")
    assert (tom_of(match).company, tom_of(match).score, tom_of(match).camp) == (6, 24, space("p05"))
    order = [kind for kind in told(match) if kind.startswith("tom-") or kind == "lays-tile"]
    expected = ["tom-tile", "tom-company", "tom-gains-light", "tom-gains-light", "tom-camp", "lays-tile"]
    assert order[:6] == expected


@pytest.mark.rule("LUE-141", "LUE-143")
def test_ex03_a_tile_without_meeple_scores_no_company() -> None:
    match = province("T7", company=4, score=17, camp="p17", footprints=3)
    assert (tom_of(match).company, tom_of(match).score, tom_of(match).camp) == (4, 21, space("p43"))
    assert tom_of(match).footprints == 3


@pytest.mark.rule("LUE-141")
def test_ex04_a_tile_without_journey_moves_nothing() -> None:
    match = province("T3", company=0, score=10)
    assert (tom_of(match).company, tom_of(match).score, tom_of(match).camp) == (3, 13, space("p00"))
    assert set(tom_boats(match)) == {"i00"}


@pytest.mark.rule("LUE-143")
def test_ex05_the_camp_climbs_from_village_to_village() -> None:
    camp, values = "p00", []
    for _ in range(8):
        match = province("T7", camp=camp)
        camp = BOX.lexicon.id("space", tom_of(match).camp)
        values.append(CONTENT.spaces[space(camp)].value)
    assert values == [3, 5, 8, 10, 12, 15, 20, 20]
    assert "tom-camp-stays" in told(match)


# -- EX-06 to EX-10: Tom's boats ------------------------------------------------------------


@pytest.mark.rule("LUE-144", "LUE-146", "LUE-148")
@pytest.mark.parametrize(("tile", "goal"), [("T4", "i10"), ("T2", "i06")])
def test_ex06_the_first_boat_goes_by_the_highest_or_lowest_route(tile: str, goal: str) -> None:
    match = archipelago(tile, "i00 i00 i00 i00")
    assert sorted(tom_boats(match)) == ["i00", "i00", "i00", goal]
    assert not boat_choice(match)


@pytest.mark.rule("LUE-147", "LUE-148", "LUE-146")
def test_ex07_an_occupied_island_is_passed_over() -> None:
    match = archipelago("T2", "i06 i00 i00 i00")
    assert boat_choice(match) == {"i00:i03", "i00:i08"}
    assert sorted(tom_boats(play(match, "boat:i00:i08"))) == ["i00", "i00", "i06", "i08"]


@pytest.mark.rule("LUE-147", "LUE-148")
def test_ex08_equal_routes_are_the_humans_choice() -> None:
    match = archipelago("T4", "i10 i00 i00 i00")
    assert boat_choice(match) == {"i00:i03", "i00:i08"}


@pytest.mark.rule("LUE-145", "LUE-148")
@pytest.mark.parametrize("tile", ["T4", "T2"])
def test_ex09_equal_boats_are_the_humans_choice(tile: str) -> None:
    match = archipelago(tile, "i06 i10 i05 i09")
    assert boat_choice(match) == {"i06:i07", "i10:i11"}


@pytest.mark.rule("LUE-148")
def test_ex10_when_no_boat_can_move_the_rest_still_counts() -> None:
    match = archipelago("T6", "i04 i05 i07 i11", company=3, score=30)
    assert tom_boats(match) == ["i04", "i05", "i07", "i11"]
    assert (tom_of(match).company, tom_of(match).score) == (5, 38)
    assert "tom-stays" in told(match)


@pytest.mark.rule("LUE-144", "LUE-145")
@pytest.mark.parametrize(
    ("start", "highest", "lowest"),
    [("i10", "i11", "i09"), ("i06", "i05", "i07"), ("i03", "i05", "i04"), ("i08", "i07", "i09")],
)
def test_where_boats_go_from_the_inner_islands(start: str, highest: str, lowest: str) -> None:
    """The table after 3.8, for a boat that has no other beside it."""
    table = Scenario(solo="rulebook", journey="archipelago").table
    assert table.tom is not None
    table.tom.boats = [number_of("island", start)] * 4
    assert boat_moves(table, True) == [(number_of("island", start), number_of("island", highest))]
    assert boat_moves(table, False) == [(number_of("island", start), number_of("island", lowest))]


# -- EX-11, EX-12: the pile runs out --------------------------------------------------------


@pytest.mark.rule("LUE-149", "LUE-150")
def test_ex11_the_first_time_the_discard_becomes_the_pile() -> None:
    scenario = Scenario(solo="rulebook").meeting(fire="A05", water="A02", earth="A04").discarded().day(4)
    match = scenario.morning()
    assert len(tom_of(match).discard) == 3
    play(match, "recruit:ladawa")
    tom = tom_of(match)
    assert (len(tom.pile), tom.discard, tom.tiles.count(NONE), tom.exhausted) == (3, [], 0, 1)
    assert table_of(match).deck == 1
    assert told(match, "new-pile", "deck-b") == ["new-pile", "deck-b"]
    before = set(table_of(match).decks[0].unknown)
    while table_of(match).day == 4:
        match.play("done" if "done" in match.legal_keys else "stop")
    assert all(CONTENT.companions[n].deck == 1 for n in table_of(match).meeting if n != NONE)
    assert set(table_of(match).decks[0].unknown) == before


@pytest.mark.rule("LUE-151", "LUE-154", "LUE-157", "LUE-091", "LUE-092")
def test_ex12_the_second_time_the_day_is_the_last() -> None:
    scenario = Scenario(solo="rulebook").meeting(fire="B08", water="B03", earth="B04").discarded(exhausted=1).day(8)
    match = scenario.morning()
    match.play("recruit:zellyf_b2")
    tom = tom_of(match)
    assert tom.tiles.count(NONE) == 1 and len(tom.discard) == 4 and tom.exhausted == 2
    story = told(match)
    assert story.count("tom-die") + story.count("tom-aside") == 2  # both dice are rolled on the last day too
    assert story.index("last-day") < story.index("to-cemetery") < story.index("rolls")
    while not match.over:
        match.play("done" if "done" in match.legal_keys else "stop")
    assert table_of(match).day == 8
    assert told(match, "end", "day") == ["day", "end"]
    assert match.result is not None
    assert not meeting(match)  # nothing is laid out any more


# -- EX-13 to EX-16, EX-22: the end ---------------------------------------------------------


def at_the_end(camp: str, footprints: int) -> Match:
    return Scenario(solo="rulebook").tom_has(camp=camp, footprints=footprints, score=0).end()


@pytest.mark.rule("LUE-159", "LUE-160")
def test_ex13_tom_pays_for_the_next_village() -> None:
    match = at_the_end("p17", 3)
    assert (tom_of(match).camp, tom_of(match).footprints) == (space("p43"), 1)
    assert final(match, 1) == 16
    assert told(match) == ["end", "tom-climbs"]


@pytest.mark.rule("LUE-159", "LUE-160")
def test_ex14_tom_cannot_pay() -> None:
    match = at_the_end("p43", 2)
    assert (tom_of(match).camp, tom_of(match).footprints) == (space("p43"), 2)
    assert final(match, 1) == 17


@pytest.mark.rule("LUE-159", "LUE-160")
def test_ex15_tom_climbs_only_once() -> None:
    match = at_the_end("p00", 4)
    assert (tom_of(match).camp, tom_of(match).footprints) == (space("p59"), 3)
    assert final(match, 1) == 6


@pytest.mark.rule("LUE-159")
def test_tom_stays_in_the_highest_village() -> None:
    match = at_the_end("p14", 9)
    assert (tom_of(match).camp, final(match, 1)) == (space("p14"), 29)


@pytest.mark.rule("LUE-160", "LUE-161", "LUE-159")
def test_ex16_the_islands_of_tom() -> None:
    scenario = Scenario(solo="rulebook", journey="archipelago")
    match = scenario.tom_has(boats="i09 i11 i05 i00", footprints=2, score=0).end()
    assert final(match, 1) == 17
    assert tom_of(match).footprints == 2
    assert match.result is not None
    assert [line.source for line in match.result.scores[1].sources] == ["light", "islands", "footprints"]


@pytest.mark.rule("LUE-004", "LUE-158")
@pytest.mark.parametrize(("light", "wins", "reason"), [(84, False, "tie"), (85, True, "won"), (83, False, "lost")])
def test_ex22_equal_light_is_a_loss(light: int, wins: bool, reason: str) -> None:
    # Pocana is worth 4, no companion at all is worth the 10 of the fireflies.
    match = Scenario(solo="rulebook").tokens(0, score=light - 14).tom_has(score=84).end()
    assert (final(match), final(match, 1)) == (light, 84)
    assert match.result is not None
    assert (match.result.winners == (0,)) is wins
    assert match.result.reason == f"reason-solo-{reason}"


# -- EX-17 to EX-19, EX-69: the setup -------------------------------------------------------


def rules_told(match: Match, *kinds: str) -> list[str]:
    """The rules that events of these kinds name, in order."""
    return [event.rule for event in match.events() if event.kind in kinds]


def solo(*dictated: str, adventurer: str = "braccio", pair: str = "blue:yellow", **settings: str) -> Match:
    match = veillee.new("lueur", mode="solo", seed=3, settings=settings)
    play(match, f"adventurer:{adventurer}", f"tom_dice:{pair}")
    match.dictate(*dictated)
    return play(match, f"tom_colour:{pair.partition(':')[0]}")


@pytest.mark.rule("LUE-130", "LUE-135", "LUE-136")
def test_ex17_a_special_face_lies_aside() -> None:
    match = solo("water", "three_light", pair="green:yellow", adventurer="pocana")
    assert tom_of(match).score == 13
    assert face(match, "green_big_1") == "water" and face(match, "yellow_big_1") == "three_light"
    assert list(meeting(match)) == ["fire", "earth", "air", "plant"]
    assert NONE not in tom_of(match).tiles and len(set(tom_of(match).tiles)) == 5
    assert len(tom_of(match).pile) == 3
    laid = [event.args["element"] for event in happened(match, "lays-companion")]
    assert [TRACK[at] for at in laid] == ["fire", "earth", "air", "plant"]


@pytest.mark.rule("LUE-130")
def test_the_purple_die_gives_tom_footprints() -> None:
    match = solo("water", "two_footprints", pair="green:purple", adventurer="pocana")
    assert (tom_of(match).score, tom_of(match).footprints) == (10, 2)
    assert len(meeting(match)) == 4


@pytest.mark.rule("LUE-129", "LUE-136")
def test_ex18_both_dice_on_one_space() -> None:
    match = solo("fire", "fire")
    assert list(meeting(match)) == ["water", "earth", "air", "plant"]


@pytest.mark.rule("LUE-125", "LUE-126", "LUE-124")
def test_ex19_the_pairs_for_tom() -> None:
    match = veillee.new("lueur", mode="solo", seed=3)
    match.play("adventurer:pocana")
    pairs = {key.removeprefix("tom_dice:") for key in match.legal_keys}
    assert {"green:yellow", "blue:purple"} <= pairs
    assert not pairs & {"purple:yellow", "green:red", "red:green", "green:green"}
    assert len(pairs) == 14


@pytest.mark.rule("LUE-125", "LUE-126")
@pytest.mark.parametrize(
    ("adventurer", "pairs"),
    [("braccio", 14), ("taetyss", 14), ("eoles", 14), ("moloch", 14), ("noctiluca", 15), ("orium", 15)],
)
def test_how_many_pairs_there_are(adventurer: str, pairs: int) -> None:
    match = veillee.new("lueur", mode="solo", seed=3)
    match.play(f"adventurer:{adventurer}")
    assert len(match.legal_keys) == pairs


@pytest.mark.rule("LUE-128", "LUE-134", "LUE-137", "LUE-132", "LUE-131", "LUE-133", "LUE-127")
def test_ex69_a_solo_setup() -> None:
    match = solo("fire", "plant")
    table = table_of(match)
    assert (seat(match).score, seat(match).rerolls) == (10, 0)
    assert (tom_of(match).score, tom_of(match).company) == (10, 0)
    assert BOX.lexicon.id("colour", tom_of(match).colour) == "blue"
    assert (len(table.decks[0]), len(table.decks[1]), table.deck) == (13, 16, 0)
    assert len(tom_of(match).pile) == 3
    colours = [BOX.lexicon.id("colour", CONTENT.dice[die].colour) for die in table.reserve]
    assert colours == ["green", "blue", "azure", "red", "orange"]
    assert CONTENT.black in table.boxed and len(table.spells) == 0
    removed = ["A01", "A03", "A09", "A10", "A12", "A20", "A21", "B02", "B10", "B11", "B15", "B18", "B21", "B23"]
    there = {*table.decks[0].unknown, *table.decks[1].unknown, *(n for n in table.meeting if n != NONE)}
    assert there == set(range(46)) - {card(number) for number in removed}


# -- EX-20, EX-21: Tom's dice in the morning and in the evening -----------------------------


@pytest.mark.rule("LUE-153", "LUE-154", "LUE-130")
def test_ex20_dice_beside_tom_are_rolled_again() -> None:
    scenario = Scenario(solo="rulebook", tom_dice="green: air, purple: two_footprints")
    scenario.meeting(fire="A05", water="A02", plant="A04").lying("air", "blue", footprints=1)
    scenario.lying("plant", "red", "orange", footprints=2)
    match = scenario.morning()
    match.dictate(key_of("T6"), "water", "two_footprints", "plant")
    match.play("recruit:ladawa")
    assert footprints_on(match, "air") == 0
    assert face(match, "green_big_1") == "water"
    assert tom_of(match).footprints == 2
    assert on_space(match, "plant") == ["blue_small_1", "orange_small_1", "red_small_1"]
    assert footprints_on(match, "plant") == 2
    assert on_space(match, "air") == []


@pytest.mark.rule("LUE-129", "LUE-153", "LUE-154")
def test_each_roll_of_toms_dice_names_its_rule() -> None:
    """The set-up first; then a morning with one die on a space and the other one aside."""
    match = solo("water", "three_light", pair="green:yellow", adventurer="pocana")
    assert rules_told(match, "tom-die", "tom-aside") == ["LUE-129", "LUE-130"]
    scenario = Scenario(solo="rulebook", tom_dice="green: air, purple: two_footprints")
    match = scenario.meeting(fire="A05", water="A02").morning()
    match.dictate(key_of("T6"), "water", "fire")
    match.play("recruit:ladawa")
    assert rules_told(match, "tom-die", "tom-aside") == ["LUE-153", "LUE-154"]


@pytest.mark.rule("LUE-153", "LUE-037")
def test_dice_on_other_spaces_are_not_touched() -> None:
    scenario = Scenario(solo="rulebook", tom_dice="green: air, orange: air")
    match = scenario.meeting(fire="A05", water="A02").lying("plant", "red", footprints=1).morning()
    before = {name: on_space(match, name) for name in ("earth", "plant")}
    match.play("recruit:ladawa")
    assert {name: on_space(match, name) for name in before} == before
    assert footprints_on(match, "plant") == 1


@pytest.mark.rule("LUE-154")
def test_the_small_purple_die_is_rolled_until_it_shows_an_element() -> None:
    scenario = Scenario(solo="rulebook", tom_dice="green: air, orange: air").meeting(fire="A05", water="A02")
    match = scenario.lying("air", "purple").morning()
    match.dictate("t6", "fire", "fire", "two_footprints", "two_footprints", "plant")
    match.play("recruit:ladawa")
    assert on_space(match, "plant") == ["purple_small_1"]
    assert told(match, "rolls-again") == ["rolls-again"] * 2


@pytest.mark.rule("LUE-156")
def test_ex21_a_solo_evening() -> None:
    scenario = Scenario(solo="rulebook", tom_dice="green: water, orange: plant")
    scenario.lying("air", footprints=1).lying("plant", "red")
    match = scenario.evening()
    assert list(meeting(match)) == ["fire", "earth", "air"]
    assert [footprints_on(match, name) for name in TRACK] == [1, 0, 0, 2, 0]


# -- EX-70, EX-71 ---------------------------------------------------------------------------


@pytest.mark.rule("LUE-146", "LUE-163")
@pytest.mark.parametrize("closed", [False, True])
def test_ex70_the_route_to_the_right(closed: bool) -> None:
    scenario = Scenario(solo="rulebook", journey="archipelago", closed=closed)
    match = scenario.shows(0, "fire fire fire").afternoon()
    assert ("sail:i00:i01" in match.legal_keys) is not closed
    assert "sail:i00:i06" in match.legal_keys
    if not closed:
        assert seat(play(match, "sail:i00:i01")).footprints == 2


@pytest.mark.rule("LUE-125", "LUE-100")
def test_ex71_toms_die_is_not_that_of_the_reserve() -> None:
    scenario = Scenario(solo="rulebook", tom_dice="green: water, blue: plant").day(2)
    match = scenario.meeting(fire="A15", earth="A02", air="A04").morning()
    match.play("recruit:sketal_green")
    assert "green_big_3" in dice(match)
    assert look(match, "tom", "dice") == ["green_big_1", "blue_big_1"]


# -- the end of a solo match ----------------------------------------------------------------


@pytest.mark.rule("LUE-162")
@pytest.mark.parametrize(
    ("level", "journey", "light"),
    [
        ("rulebook", "province", 10),
        ("rulebook", "archipelago", 10),
        ("medium", "province", 19),
        ("medium", "archipelago", 33),
        ("hard", "province", 29),
        ("hard", "archipelago", 41),
    ],
)
def test_levels_change_only_where_tom_starts(level: str, journey: str, light: int) -> None:
    match = veillee.new("lueur", mode="solo", level=level, seed=3, settings={"journey": journey})
    play(match, "adventurer:braccio", "tom_dice:blue:azure", "tom_colour:blue")
    assert tom_of(match).score == light
    assert (tom_of(match).company, tom_of(match).footprints) == (0, 0)


@pytest.mark.rule("LUE-160")
def test_tom_scores_neither_cards_nor_fireflies() -> None:
    match = Scenario(solo="rulebook").tom_has(score=50, company=9, camp="p33", footprints=0).end()
    assert (source(match, "village", 1), final(match, 1)) == (8, 58)


def test_the_tiles_say_what_they_do() -> None:
    """Table 3.9, typed in again."""
    expected = [(2, 0, 0), (2, 0, -1), (3, 0, 0), (2, 1, 1), (1, 2, -1), (2, 3, 1), (0, 4, -1), (1, 5, 1)]
    moves = {MOVE_MIN: -1, MOVE_MAX: 1}
    assert [(t.meeples, t.light, moves.get(t.move, 0)) for t in CONTENT.tiles] == expected


@pytest.mark.rule("LUE-140", "LUE-141", "LUE-142", "LUE-143")
@pytest.mark.parametrize(
    ("tile", "company", "score", "camp"),
    [
        ("T1", 6, 26, "p33"), ("T2", 6, 26, "p38"), ("T3", 7, 27, "p33"), ("T4", 6, 27, "p38"),
        ("T5", 5, 27, "p38"), ("T6", 6, 29, "p38"), ("T7", 4, 24, "p38"), ("T8", 5, 30, "p38"),
    ],
)  # fmt: skip
def test_each_tile_in_the_province(tile: str, company: int, score: int, camp: str) -> None:
    match = province(tile, company=4, score=20, camp="p33")
    tom = tom_of(match)
    assert (tom.company, tom.score, BOX.lexicon.id("space", tom.camp)) == (company, score, camp)


@pytest.mark.rule("LUE-144")
@pytest.mark.parametrize(
    ("tile", "goal"),
    [("T1", ""), ("T2", "i06"), ("T3", ""), ("T4", "i10"), ("T5", "i06"), ("T6", "i10"), ("T7", "i06"), ("T8", "i10")],
)
def test_each_tile_in_the_archipelago(tile: str, goal: str) -> None:
    match = archipelago(tile, "i00 i00 i00 i00")
    assert [name for name in tom_boats(match) if name != "i00"] == ([goal] if goal else [])


@pytest.mark.rule("LUE-139", "LUE-149", "LUE-152")
def test_only_the_tile_opposite_is_taken_and_replaced() -> None:
    match = Scenario(solo="rulebook").meeting(fire="A05", water="A02", earth="A04").morning()
    assert {key.partition(":")[2] for key in match.legal_keys} == {"ladawa", "thoape", "tamnuca_a"}
    match.dictate("t8")
    match.play("recruit:thoape")
    tiles = [BOX.lexicon.number("tile", tile) for tile in tom_of(match).tiles]
    assert tiles == ["T1", "T8", "T3", "T4", "T5"]
    assert tom_of(match).discard == [card("T2")]
    assert companions(match) == ["A02"]
    assert not meeting(match) and len(table_of(match).cemetery) == 2
