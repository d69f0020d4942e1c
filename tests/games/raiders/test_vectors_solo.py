"""The specification's worked examples: the automated opponent (TV-40 to TV-62)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.raiders.builder import (
    BOX,
    Scenario,
    crew,
    discarded,
    display,
    do,
    hand,
    has,
    offered,
    opponent_of,
    seat,
    stock,
    supply,
    table_of,
    tiles,
    value,
    village,
    worker,
)
from veillee.core.match import Match
from veillee.testing import asked, told

OUTPOST = value("set", "outpost_east_1")


def numbers(match: Match) -> tuple[int, int, int, int]:
    """The opponent's armour, provisions, Valkyries and points."""
    opponent = opponent_of(match)
    return opponent.armour, opponent.provisions, opponent.valkyries, opponent.score


def closed(match: Match) -> list[str]:
    """The buildings that the board shows as closed."""
    cells = match.scene().zone("board").cells
    return [cell.id for cell in cells if cell.closed and cell.id in BOX.lexicon.ids("building")]


def reveal(card: str, **has: int) -> Scenario:
    """The opponent reveals this card next."""
    return Scenario(solo="normal").tactics(card, "t01").opponent(**has).dictate(card)


@pytest.mark.rule("RAI-167", "RAI-174", "RAI-175", "RAI-176", "RAI-177", "RAI-178", "RAI-179", "RAI-181", "RAI-171")
@pytest.mark.rule("RAI-165", "RAI-170", "RAI-180")
def test_tv40_the_leaflets_example_raids() -> None:
    scenario = reveal("t12", armour=3, provisions=4).set("outpost_east_1", 1, 1, 2, 0)
    grey = scenario.table.gone[1]
    match = scenario.opponent_turn()
    assert numbers(match) == (3, 0, 0, 5)
    assert table_of(match).set_worker[OUTPOST] == -1 and table_of(match).gone[1] == grey + 1
    assert table_of(match).plunder[4 * OUTPOST : 4 * OUTPOST + 4] == [0, 0, 0, 0]
    assert sum(table_of(match).spots) == 0
    assert table_of(match).forbidden == value("building", "barracks")
    assert told(match) == [
        "turn", "reveals-tactic", "checks-armour-yes", "checks-provisions-yes", "checks-plunder-yes",
        "opponent-raids", "opponent-pays", "opponent-scores", "opponent-takes-set", "opponent-returns",
        "forbids", "turn",
    ]  # fmt: skip


@pytest.mark.rule("RAI-179", "RAI-029")
def test_tv40_the_plunder_lies_in_the_supply() -> None:
    scenario = reveal("t12", armour=3, provisions=4).set("outpost_east_1", 1, 1, 2, 0)
    before = scenario.turn()
    goods = ("gold", "iron", "livestock", "provisions")
    lying = [supply(before, good) for good in goods]
    scenario = reveal("t12", armour=3, provisions=4).set("outpost_east_1", 1, 1, 2, 0)
    after = scenario.opponent_turn()
    assert [supply(after, good) - number for good, number in zip(goods, lying, strict=True)] == [1, 1, 2, 4]


@pytest.mark.rule("RAI-182", "RAI-191", "RAI-171")
def test_tv41_the_leaflets_example_prepares() -> None:
    match = reveal("t12", armour=2, provisions=4).opponent_turn()
    assert numbers(match) == (3, 6, 0, 0)
    assert table_of(match).set_worker[OUTPOST] != -1
    assert table_of(match).forbidden == value("building", "barracks")
    assert told(match)[2:8] == [
        "checks-armour-no", "checks-provisions-yes", "checks-plunder-yes",
        "opponent-prepares", "opponent-armour", "opponent-provisions",
    ]  # fmt: skip


@pytest.mark.rule("RAI-171")
def test_tv42_not_enough_provisions() -> None:
    match = reveal("t12", armour=9, provisions=3).opponent_turn()
    assert numbers(match) == (10, 5, 0, 0) and "checks-provisions-no" in told(match)


@pytest.mark.rule("RAI-184", "RAI-183")
def test_tv43_surplus_armour() -> None:
    match = reveal("t12", armour=10, provisions=3).opponent_turn()
    assert numbers(match) == (10, 6, 0, 0) and "opponent-overflow-provisions" in told(match)


@pytest.mark.rule("RAI-184", "RAI-183")
def test_tv44_surplus_provisions() -> None:
    match = reveal("t12", armour=1, provisions=8).opponent_turn()
    assert numbers(match) == (4, 8, 0, 0) and "opponent-overflow-armour" in told(match)


@pytest.mark.rule("RAI-185")
def test_tv45_partial_surplus_on_both_sides() -> None:
    scenario = reveal("t22", armour=9, provisions=7).taken("fortress_east_1", "fortress_east_2")
    match = scenario.opponent_turn()
    assert numbers(match) == (10, 8, 0, 0) and told(match, "opponent-surplus-lost")


@pytest.mark.rule("RAI-185")
@pytest.mark.parametrize("armour", range(11))
@pytest.mark.parametrize("provisions", range(9))
def test_preparing_follows_the_closed_form(armour: int, provisions: int) -> None:
    scenario = reveal("t22", armour=armour, provisions=provisions).taken("fortress_east_1", "fortress_east_2")
    match = scenario.opponent_turn()
    expected = (
        min(10, armour + 2 + max(0, provisions + 2 - 8)),
        min(8, provisions + 2 + max(0, armour + 2 - 10)),
    )
    assert numbers(match)[:2] == expected


@pytest.mark.rule("RAI-184", "RAI-191")
def test_tv46_both_caps() -> None:
    scenario = reveal("t22", armour=10, provisions=8).taken("fortress_east_1", "fortress_east_2")
    match = scenario.opponent_turn()
    assert numbers(match) == (10, 8, 0, 0)
    assert table_of(match).forbidden == value("building", "long_house")


@pytest.mark.rule("RAI-177", "RAI-178")
def test_tv47_valkyries_and_armour() -> None:
    match = reveal("t07", armour=1, provisions=3, valkyries=2).set("harbour_east_1", 1, 0, 1, 2).opponent_turn()
    assert numbers(match) == (0, 0, 4, 2)


@pytest.mark.rule("RAI-178", "RAI-205")
def test_a_valkyrie_past_the_seventh_still_lowers_the_armour() -> None:
    match = reveal("t07", armour=5, provisions=3, valkyries=7).set("harbour_east_1", 1, 0, 1, 2).opponent_turn()
    assert numbers(match)[0] == 3 and numbers(match)[2] == 9


@pytest.mark.rule("RAI-171", "RAI-181")
def test_tv48_armour_drops_after_the_comparison() -> None:
    match = reveal("t12", armour=3, provisions=4).set("outpost_east_1", 1, 1, 0, 2).opponent_turn()
    assert numbers(match) == (1, 0, 2, 5)


@pytest.mark.rule("RAI-166", "RAI-176")
def test_tv49_priority() -> None:
    def taken_by(*gone: str) -> set[str]:
        match = reveal("t02", armour=1, provisions=2).taken(*gone).opponent_turn()
        west = [f"harbour_west_{number}" for number in (1, 2, 3)]
        return {place for place in west if table_of(match).set_worker[value("set", place)] == -1} - set(gone)

    assert taken_by() == {"harbour_west_2"}
    assert taken_by("harbour_west_2") == {"harbour_west_3"}
    assert taken_by("harbour_west_2", "harbour_west_3") == {"harbour_west_1"}


@pytest.mark.rule("RAI-171", "RAI-172")
def test_tv50_a_location_without_sets() -> None:
    scenario = reveal("t02", armour=5, provisions=5)
    match = scenario.taken("harbour_west_1", "harbour_west_2", "harbour_west_3").opponent_turn()
    assert numbers(match) == (6, 6, 0, 0) and "checks-plunder-no" in told(match)


@pytest.mark.rule("RAI-172")
def test_a_set_with_nothing_but_valkyries_is_plunder_enough() -> None:
    match = reveal("t12", armour=3, provisions=4).set("outpost_east_1", 0, 0, 0, 4).opponent_turn()
    assert numbers(match) == (0, 0, 4, 5)


@pytest.mark.rule("RAI-187", "RAI-188", "RAI-190", "RAI-189")
@pytest.mark.parametrize(("stack", "left", "gained"), [(6, 5, 1), (1, 0, 1), (0, 0, 0)])
def test_tv51_an_offering_when_preparing(stack: int, left: int, gained: int) -> None:
    scenario = reveal("t21", armour=3, provisions=8).display("o01", "o02", "o03").stack(stack)
    if stack == 0:  # only in the final round
        scenario.table.ending, scenario.table.turns_left = 1, 2
    match = scenario.opponent_turn()
    assert len(table_of(match).offerings) == left and len(tiles(match, "opponent")) == gained
    assert display(match) == ["o01", "o02", "o03"] and numbers(match)[:2] == (3, 8)
    assert ("end-triggered" in told(match)) is (stack == 1)


@pytest.mark.rule("RAI-191", "RAI-193")
def test_tv52_the_forbidden_building() -> None:
    scenario = Scenario(solo="normal").forbid("mill").village(mill="white", gate_house="black", treasury="black")
    match = scenario.hand("red", "huntsman").tactics("t06", "t01").dictate("t06").turn()
    assert offered(match, "place") == {"town_hall", "barracks", "silversmith"}
    do(match, "place:town_hall", "skip")
    assert offered(match, "take") == {"gate_house", "treasury"}
    do(match, "take:gate_house", "skip")
    assert village(match)["mill"] == "white"  # t06 forbids the Town Hall, and the Mill is free again
    assert asked(match) == ("red", "WorkOrRaid")
    do(match, "place:silversmith", "skip")
    assert offered(match, "take") == {"mill", "treasury"}


@pytest.mark.rule("RAI-194")
def test_tv53_the_forbidden_building_and_a_merchant() -> None:
    scenario = Scenario(solo="normal").worker("red", "grey").hand("red", "merchant").forbid("mill")
    match = scenario.village(gate_house="black", treasury="black", barracks="black").turn()
    do(match, "place:town_hall", "play:merchant")
    assert "mill" in offered(match, "copy")
    do(match, "copy:mill", "gain:provisions")
    assert has(match, "provisions") == 2


@pytest.mark.rule("RAI-192", "RAI-163", "RAI-168")
@pytest.mark.parametrize("seed", range(5))
def test_tv54_the_first_human_turn(seed: int) -> None:
    match = veillee.new("raiders", mode="solo", seed=seed)
    match.play(match.legal_keys[0])
    match.play(match.legal_keys[0])
    assert table_of(match).forbidden == -1 and asked(match) == ("red", "WorkOrRaid")
    assert not told(match, "rolls-start", "reveals-tactic")


def hall(card: str, **has: int) -> Match:
    """The human plays this card in the Town Hall, against an opponent that has this."""
    scenario = Scenario(solo="normal").hand("red", card).opponent(**has).tactics("t21", "t06").dictate("t21")
    return do(scenario.turn(), "place:mill", "skip", "take:town_hall", f"play:{card}")


@pytest.mark.rule("RAI-199", "RAI-196", "RAI-195", "RAI-197", "RAI-198", "RAI-123", "RAI-126", "RAI-143")
@pytest.mark.parametrize(
    ("card", "left", "gained"),
    [("mercenary", (2, 0), 1), ("berserker", (1, 1), 0), ("champion", (2, 0), 0), ("warmonger", (2, 0), 1)],
)
def test_tv55_effects_on_the_opponent(card: str, left: tuple[int, int], gained: int) -> None:
    match = hall(card, armour=2, provisions=1)
    assert numbers(match)[:2] == left and has(match, "provisions") == gained
    assert discarded(match) == [card]


@pytest.mark.rule("RAI-199", "RAI-196", "RAI-197", "RAI-198")
@pytest.mark.parametrize("card", ["mercenary", "berserker", "champion", "warmonger"])
def test_tv55_with_nothing_there_nothing_happens(card: str) -> None:
    match = hall(card, armour=0, provisions=0)
    assert numbers(match)[:2] == (0, 0) and stock(match) == {"silver": 2} and "no-effect" in told(match)


@pytest.mark.rule("RAI-200", "RAI-052", "RAI-195")
@pytest.mark.parametrize("card", ["warlord", "scout", "archer", "avenger", "barbarian"])
def test_tv56_void_effects(card: str) -> None:
    match = hall(card, armour=2, provisions=1)
    assert numbers(match)[:2] == (2, 1) and stock(match) == {"silver": 2}
    assert discarded(match) == [card] and told(match, "no-effect") == ["no-effect"]


@pytest.mark.rule("RAI-200")
def test_tv56_a_killed_avenger() -> None:
    scenario = Scenario(solo="normal").set("harbour_west_1", 1, 1, 1, 1).goods("red", provisions=2)
    match = do(scenario.crew("red", "avenger", "sage").turn(), "raid:harbour_west", "plunder:harbour_west_1")
    do(match, "fall:avenger")
    assert discarded(match) == ["avenger"] and told(match, "no-effect") == ["no-effect"]


@pytest.mark.rule("RAI-203", "RAI-201", "RAI-204")
def test_tv57_the_end_triggered_by_the_opponent() -> None:
    scenario = Scenario(solo="normal").taken(
        "fortress_west_1", "fortress_west_2", "fortress_centre_1", "fortress_east_1"
    )
    scenario.tactics("t23", "t01", "t02").opponent(armour=8, provisions=8).dictate("t23", "t01")
    match = scenario.opponent_turn()
    assert told(match, "end-triggered") == ["end-triggered"] and asked(match) == ("red", "WorkOrRaid")
    do(match, "place:mill", "gain:provisions", "take:gate_house", "skip")
    assert match.over and told(match, "reveals-tactic") == ["reveals-tactic", "reveals-tactic"]


@pytest.mark.rule("RAI-191", "RAI-203")
def test_the_opponents_very_last_card_closes_no_building() -> None:
    scenario = Scenario(solo="normal").taken(
        "fortress_west_1", "fortress_west_2", "fortress_centre_1", "fortress_east_1"
    )
    scenario.tactics("t23", "t01", "t02").opponent(armour=8, provisions=8).dictate("t23", "t01")
    match = scenario.opponent_turn()
    assert told(match)[-3:] == ["forbids", "end-triggered", "turn"] and closed(match)
    do(match, "place:mill", "gain:provisions", "take:gate_house", "skip")
    assert match.over and told(match, "forbids", "end") == ["forbids", "end"] and not closed(match)


@pytest.mark.rule("RAI-202", "RAI-201")
def test_tv58_the_end_triggered_by_the_human() -> None:
    scenario = Scenario(solo="normal").worker("red", "grey").goods("red", gold=2).display("o01", "o07", "o08").stack(1)
    match = scenario.tactics("t01", "t02", "t03").dictate("o03", "t01").turn()
    do(match, "place:long_house", "offer:o01", "take:treasury")
    assert told(match, "end-triggered", "reveals-tactic") == ["end-triggered", "reveals-tactic"]
    assert asked(match) == ("red", "WorkOrRaid")
    do(match, "place:mill", "skip", "take:town_hall")
    assert match.over and told(match, "reveals-tactic") == ["reveals-tactic"]


@pytest.mark.rule("RAI-205", "RAI-206", "RAI-207")
def test_tv59_the_opponents_final_score() -> None:
    scenario = Scenario(solo="normal").tracks("opponent", score=38, valkyries=8, armour=5)
    match = scenario.tiles("opponent", "o08", "o09").opponent(provisions=6).over()
    assert match.result is not None
    assert match.result.scores[1].total == 38 + 15 + 2 + 8
    assert match.result.winners == (4,) and match.result.reason == "reason-solo-points"


@pytest.mark.rule("RAI-207", "RAI-156")
@pytest.mark.parametrize(
    ("human", "opponent", "winners", "reason"),
    [
        ({"score": 9, "valkyries": 1}, {"score": 9}, (0,), "reason-solo-valkyries"),
        ({"score": 9}, {"score": 9, "armour": 1}, (4,), "reason-solo-armour"),
        ({"score": 9, "armour": 1}, {"score": 9, "armour": 1}, (0, 4), "reason-solo-draw"),
        ({"score": 10}, {"score": 9}, (0,), "reason-solo-points"),
    ],
)
def test_who_wins_a_solo_match(
    human: dict[str, int], opponent: dict[str, int], winners: tuple[int, ...], reason: str
) -> None:
    match = Scenario(solo="normal").tracks("red", **human).tracks("opponent", **opponent).over()
    assert match.result is not None
    assert (match.result.winners, match.result.reason) == (winners, reason)


@pytest.mark.rule("RAI-209", "RAI-160", "RAI-161", "RAI-208", "RAI-210", "RAI-211", "RAI-158", "RAI-159", "RAI-164")
@pytest.mark.parametrize(("level", "given"), [("normal", 0), ("hard", 2), ("heroic", 4)])
def test_tv60_setting_up_the_levels(level: str, given: int) -> None:
    match = veillee.new("raiders", mode="solo", level=level, seed=7)
    assert numbers(match) == (given, given, 0, 0)
    assert (supply(match, "provisions"), supply(match, "silver")) == (32 - given, 30)
    opponent = opponent_of(match)
    kinds = [BOX.content.sites[BOX.content.tactics[card].site].kind for card in opponent.pile]
    assert [kinds.count(kind) for kind in range(4)] == [9, 3, 3, 6]
    removed = [BOX.content.sites[BOX.content.tactics[card].site].kind for card in opponent.removed]
    assert removed == [1, 2] and table_of(match).gone[0] == 3
    assert opponent.tiles == [] and opponent.discard == []


@pytest.mark.rule("RAI-162")
def test_tv61_the_tactics_are_shuffled_when_none_is_left() -> None:
    scenario = Scenario(solo="normal").tactics("t01").dictate("t01")
    match = scenario.opponent_turn()
    opponent = opponent_of(match)
    assert opponent.pile == [] and len(opponent.discard) == 21
    removed = list(opponent.removed)
    do(match, "place:mill", "skip", "take:treasury")
    assert len(opponent_of(match).pile) == 20 and len(opponent_of(match).discard) == 1
    assert opponent_of(match).removed == removed and "reshuffles-tactics" in told(match)


@pytest.mark.rule("RAI-168", "RAI-169", "RAI-191", "RAI-038", "RAI-068", "RAI-174", "RAI-179", "RAI-055")
def test_tv62_five_rounds_in_sequence() -> None:
    scenario = Scenario(solo="normal").hand("red", "huntsman", "forager", "shieldmaiden")
    scenario.set("harbour_west_1", 1, 1, 2, 0).set("harbour_west_2", 0, 1, 1, 1)
    match = scenario.tactics("t04", "t01", "t11", "t02").turn()

    match.dictate("t04")
    do(match, "place:silversmith", "gain:silver", "take:town_hall", "play:huntsman")
    assert stock(match) == {"silver": 6, "provisions": 1} and hand(match) == ["forager", "shieldmaiden"]
    assert set(village(match)) == {"gate_house", "treasury", "silversmith"}
    assert numbers(match) == (1, 1, 0, 0)

    assert offered(match, "place") == {"town_hall", "barracks", "mill"}
    do(match, "place:barracks", "hire:shieldmaiden")
    assert offered(match, "take") == {"gate_house", "treasury"}
    match.dictate("berserker_1", "jeweller_1", "t01")
    do(match, "take:gate_house", "draw")
    assert has(match, "silver") == 3 and crew(match) == ["shieldmaiden"]
    assert hand(match) == ["berserker", "forager", "jeweller"] and numbers(match) == (2, 2, 0, 0)

    assert offered(match, "place") == {"town_hall", "mill"}
    match.dictate("t11")
    do(match, "place:mill", "gain:provisions", "take:barracks", "hire:berserker", "keep_crew")
    assert stock(match) == {"provisions": 2} and crew(match) == ["berserker", "shieldmaiden"]
    assert numbers(match) == (3, 3, 0, 0)
    assert set(village(match)) == {"treasury", "silversmith", "mill"}

    assert offered(match, "raid") == {"harbour_west"}
    lying = {good: supply(match, good) for good in ("iron", "livestock", "valkyrie")}
    match.dictate("t02")
    do(match, "raid:harbour_west", "plunder:harbour_west_1")
    assert stock(match) == {"gold": 1, "iron": 1, "livestock": 2} and seat(match).score == 1
    assert worker(match) == "grey" and numbers(match) == (2, 1, 1, 2)
    assert {good: supply(match, good) - number for good, number in lying.items()} == dict.fromkeys(lying, 1)

    assert offered(match, "place") == {"gate_house", "town_hall", "barracks", "armoury", "long_house"}
    do(match, "place:armoury", "forge:iron", "take:silversmith", "gain:silver")
    assert stock(match) == {"gold": 1, "livestock": 2, "silver": 3} and seat(match).armour == 2
    assert worker(match) == "black"
    assert village(match) == {"treasury": "black", "mill": "black", "armoury": "grey"}
