"""The specification's worked examples: raids, the end and the scoring (TV-04 to TV-15, TV-31, TV-35 to TV-37)."""

from __future__ import annotations

import pytest

from tests.games.raiders.builder import (
    Scenario,
    crew,
    discarded,
    do,
    hand,
    has,
    offered,
    seat,
    stock,
    supply,
    table_of,
    value,
    village,
    worker,
)
from veillee.games.raiders.scoring import valkyrie_points
from veillee.games.raiders.steps.raid import (
    can_raid,
    crew_strength,
    raid_chances,
    raid_price,
    strength_points,
)
from veillee.testing import asked, told

FIVE = ("scout", "scout", "scout", "sage", "sage")


@pytest.mark.rule("RAI-068", "RAI-075", "RAI-078", "RAI-079", "RAI-070", "RAI-071", "RAI-091", "RAI-112")
def test_tv04_a_monastery_raid() -> None:
    scenario = Scenario().worker("red", "grey").goods("red", provisions=3, gold=1).tracks("red", armour=1)
    match = scenario.crew("red", "armourer", "berserker", "shieldmaiden").dictate("3", "4").turn()
    do(match, "raid:monastery_west")
    assert stock(match) == {"silver": 2} and seat(match).score == 7
    assert told(match, "rolls", "strength", "scores-raid", "scores-crew") == [
        "rolls", "rolls", "strength", "scores-raid", "scores-crew",
    ]  # fmt: skip
    assert offered(match, "plunder") == {"monastery_west_1", "monastery_west_2"}
    do(match, "plunder:monastery_west_1")
    assert worker(match) == "white" and seat(match).armour == 1
    assert table_of(match).spots[3 * value("site", "monastery_west") + 1] == 1


@pytest.mark.rule("RAI-076")
@pytest.mark.parametrize(("strength", "points"), [(11, 0), (12, 4), (19, 4), (20, 6), (27, 6)])
def test_tv05_thresholds(strength: int, points: int) -> None:
    table = table_of(Scenario().turn())
    assert strength_points(table, value("site", "monastery_west"), strength) == points


@pytest.mark.rule("RAI-076")
@pytest.mark.parametrize(
    ("site", "strength", "points"),
    [
        ("fortress_west", 21, 0),
        ("fortress_west", 22, 7),
        ("fortress_west", 28, 9),
        ("fortress_west", 35, 9),
        ("fortress_west", 36, 12),
        ("fortress_centre", 18, 5),
        ("fortress_east", 34, 11),
    ],
)
def test_tv06_fortress_thresholds(site: str, strength: int, points: int) -> None:
    assert strength_points(table_of(Scenario().turn()), value("site", site), strength) == points


@pytest.mark.rule("RAI-074", "RAI-115", "RAI-103", "RAI-069")
def test_tv07_a_harbour_raid() -> None:
    scenario = Scenario().goods("red", provisions=2).crew("red", "warmonger", "huntsman")
    match = do(scenario.turn(), "raid:harbour_west")
    assert stock(match) == {"silver": 2} and seat(match).score == 2
    assert "rolls" not in told(match)
    do(match, "plunder:harbour_west_2")
    assert worker(match) == "grey"


@pytest.mark.rule("RAI-068", "RAI-069")
def test_tv08_crew_too_small() -> None:
    match = Scenario().goods("red", provisions=8, gold=3).crew("red", "archer", "archer").turn()
    assert offered(match, "raid") == {"harbour_west", "harbour_east"}


@pytest.mark.rule("RAI-082", "RAI-106", "RAI-102", "RAI-083")
def test_tv09_valkyries_one_by_one() -> None:
    scenario = Scenario().set("harbour_west_1", 1, 0, 1, 2).goods("red", provisions=2).tracks("red", valkyries=1)
    match = do(scenario.crew("red", "mercenary", "gravedigger", "berserker").turn(), "raid:harbour_west")
    before = supply(match, "valkyrie")
    do(match, "plunder:harbour_west_1", "fall:mercenary")
    assert seat(match).score == 2  # the harbour and the Mercenary
    do(match, "fall:gravedigger")
    assert has(match, "gold") == 2 and has(match, "livestock") == 1 and seat(match).valkyries == 3
    assert crew(match) == ["berserker"] and discarded(match) == ["gravedigger", "mercenary"]
    assert supply(match, "valkyrie") == before + 2


@pytest.mark.rule("RAI-084", "RAI-085")
def test_tv10_more_valkyries_than_crew() -> None:
    scenario = Scenario().set("harbour_west_1", 0, 0, 1, 3).goods("red", provisions=2).tracks("red", valkyries=4)
    match = do(scenario.crew("red", "scout", "sage").turn(), "raid:harbour_west")
    before = supply(match, "valkyrie")
    do(match, "plunder:harbour_west_1", "fall:sage")
    assert crew(match) == [] and seat(match).valkyries == 6
    assert supply(match, "valkyrie") == before + 3 and "valkyrie-spared" in told(match)


@pytest.mark.rule("RAI-094", "RAI-031")
def test_tv11_berserker_and_the_hand_limit() -> None:
    eight = ("archer", "forager", "forager", "huntsman", "jeweller", "scout", "sage", "trader")
    scenario = Scenario().set("harbour_west_1", 1, 1, 1, 1).goods("red", provisions=2).hand("red", *eight)
    match = do(scenario.crew("red", "berserker", "warlord").turn(), "raid:harbour_west", "plunder:harbour_west_1")
    do(match, "fall:berserker")
    assert len(hand(match)) == 9 and asked(match) == ("red", "DiscardDown")
    assert offered(match, "discard") == {*eight, "berserker"} and discarded(match) == []
    do(match, "discard:berserker")
    assert hand(match) == sorted(eight) and asked(match)[0] == "blue"


@pytest.mark.rule("RAI-086", "RAI-151")
def test_tv12_the_eighth_valkyrie() -> None:
    scenario = Scenario().set("harbour_west_1", 1, 1, 1, 1).goods("red", provisions=2).tracks("red", valkyries=7)
    match = do(scenario.crew("red", "scout", "sage", "sage").turn(), "raid:harbour_west", "plunder:harbour_west_1")
    do(match, "fall:scout")
    assert seat(match).valkyries == 8 and len(crew(match)) == 2
    assert valkyrie_points(table_of(match).box, 8) == 15


@pytest.mark.rule("RAI-072", "RAI-097", "RAI-068")
def test_tv13_a_discount_to_zero() -> None:
    scenario = Scenario().worker("red", "white").goods("red", provisions=4).crew("red", *FIVE[:4], "cartographer")
    match = scenario.dictate("2", "2").turn()
    assert offered(match, "raid") == {"fortress_east"}
    assert raid_price(table_of(match), 0, value("site", "fortress_east")) == (4, 0)
    assert raid_price(table_of(match), 0, value("site", "fortress_west")) == (3, 1)
    do(match, "raid:fortress_east")
    assert stock(match) == {"silver": 2}


@pytest.mark.rule("RAI-072", "RAI-090", "RAI-103", "RAI-077")
def test_tv14_stacked_discounts() -> None:
    scenario = Scenario().worker("red", "grey").goods("red", provisions=2).crew("red", "huntsman", "huntsman", "archer")
    match = scenario.dictate("2").turn()
    assert "outpost_east" in offered(match, "raid")
    do(match, "raid:outpost_east")
    assert stock(match) == {"silver": 2} and seat(match).score == 2  # strength 7 is below all thresholds


@pytest.mark.rule("RAI-096", "RAI-099", "RAI-108")
@pytest.mark.parametrize(
    ("members", "effects"),
    [(("brynjar", "scout"), 2), (("folke", "scout", "scout", "sage", "sage"), 4), (("folke",), 0), (("ragnhildr",), 2)],
)
def test_tv15_heroes_strength(members: tuple[str, ...], effects: int) -> None:
    match = Scenario().tracks("red", armour=7, valkyries=5).crew("red", *members).turn()
    assert crew_strength(table_of(match), 0, value("site", "fortress_west"))[1:] == (effects, 7)


@pytest.mark.rule("RAI-092", "RAI-089", "RAI-007")
def test_tv31_an_avenger() -> None:
    def killed(players: int) -> Scenario:
        scenario = Scenario(players).set("harbour_west_1", 1, 1, 1, 1).goods("red", provisions=2)
        return scenario.crew("red", "avenger", "sage")

    scenario = killed(3).crew("blue", "mercenary", "scout").crew("green", "sage")
    match = do(scenario.turn(), "raid:harbour_west", "plunder:harbour_west_1", "fall:avenger")
    assert offered(match, "target") == {"blue", "green"}
    do(match, "target:blue")
    assert asked(match) == ("blue", "LoseCrew")
    do(match, "lose:mercenary")
    assert crew(match, "blue") == ["scout"] and seat(match, "blue").score == 0
    match = do(killed(2).turn(), "raid:harbour_west", "plunder:harbour_west_1", "fall:avenger")
    assert asked(match)[0] == "blue" and "no-effect" in told(match)


@pytest.mark.rule("RAI-144", "RAI-148", "RAI-149", "RAI-147")
def test_tv35_the_final_round_with_three_players() -> None:
    gone = ("fortress_west_1", "fortress_west_2", "fortress_centre_1", "fortress_centre_2")
    scenario = Scenario(3).taken(*gone).set("fortress_east_1", 1, 1, 0, 0).set("fortress_east_2", 1, 1, 1, 0)
    for color in ("blue", "green"):
        scenario.worker(color, "white").goods(color, provisions=4, gold=1)
    scenario.crew("blue", *FIVE).crew("green", "archer", "archer", "trader", "trader", "warlord")
    match = scenario.dictate("2", "2").turn("blue")
    do(match, "raid:fortress_east", "plunder:fortress_east_1")
    assert told(match, "end-triggered") == ["end-triggered"] and asked(match)[0] == "green"
    match.dictate("3", "3")
    do(match, "raid:fortress_east")  # the last fortress set: nothing changes
    turns = []
    while not match.over:
        if asked(match)[1] == "WorkOrRaid":
            turns.append(asked(match)[0])
        match.play(match.legal_keys[-1])
    assert turns == ["red", "blue"]
    assert told(match, "end-triggered", "end") == ["end-triggered", "end"]


@pytest.mark.rule("RAI-150", "RAI-151", "RAI-152", "RAI-153", "RAI-154", "RAI-155", "RAI-098", "RAI-107", "RAI-113")
@pytest.mark.rule("RAI-114")
def test_tv36_final_scoring() -> None:
    scenario = Scenario().tracks("red", score=41, valkyries=5, armour=7).tiles("red", "o05", "o16")
    scenario.crew("red", "champion", "trader", "merchant", "warlord", "scout")
    match = scenario.goods("red", gold=2, iron=1, livestock=3, silver=6).over()
    assert match.result is not None
    red = match.result.scores[0]
    assert [line.points for line in red.sources] == [41, 7, 4, 9, 10, 4] and red.total == 75


@pytest.mark.rule("RAI-156")
def test_tv37_a_tie() -> None:
    """68 each: 68 = 51 + 15 + 2 and 68 = 49 + 15 + 4."""
    scenario = Scenario().tracks("red", score=51, valkyries=9, armour=4)
    match = scenario.tracks("blue", score=49, valkyries=7, armour=6).over()
    assert match.result is not None
    assert [score.total for score in match.result.scores] == [68, 68]
    assert match.result.winners == (1,) and match.result.reason == "reason-armour"


# -- beside the worked examples -----------------------------------------------------------------


@pytest.mark.rule("RAI-002", "RAI-150")
def test_the_most_points_after_final_scoring_win() -> None:
    """Blue leads on the tracks; green, the last on the board, has the plunder that decides."""
    scenario = Scenario(3).tracks("red", score=12).tracks("blue", score=13, valkyries=3, armour=5)
    match = scenario.tracks("green", score=11).goods("green", gold=3, iron=3, livestock=4).over()
    assert match.result is not None
    assert [score.total for score in match.result.scores] == [12, 13 + 2 + 2, 11 + 8]
    assert match.result.ranking == ((2,), (1,), (0,)) and match.result.winners == (2,)
    assert (match.result.reason, match.result.rule) == ("reason-points", "RAI-002")


@pytest.mark.rule("RAI-073")
def test_what_a_raid_can_bring_is_known_before() -> None:
    match = Scenario().worker("red", "grey").crew("red", "archer", "armourer", "berserker").turn()
    table = table_of(match)
    # 10 printed: one die gives 12 to 15, and 14 is the second threshold of the eastern outpost.
    assert raid_chances(table, 0, value("site", "outpost_east")) == [(2, 3), (4, 3)]
    # 10 printed and 2 of the Armourer: two dice give 16 to 22, and 20 is the second threshold.
    assert raid_chances(table, 0, value("site", "monastery_west")) == [(4, 23), (6, 13)]
    assert raid_chances(table, 0, value("site", "harbour_west")) == [(1, 1)]


@pytest.mark.rule("RAI-068", "RAI-088")
@pytest.mark.parametrize(
    ("colour", "members", "goods", "possible"),
    [
        ("grey", 3, {"provisions": 3, "gold": 1}, True),
        ("black", 3, {"provisions": 3, "gold": 1}, False),
        ("grey", 2, {"provisions": 3, "gold": 1}, False),
        ("grey", 3, {"provisions": 2, "gold": 1}, False),
        ("grey", 3, {"provisions": 3, "gold": 0}, False),
    ],
)
def test_every_condition_of_a_raid(colour: str, members: int, goods: dict[str, int], possible: bool) -> None:
    scenario = (
        Scenario().worker("red", colour).goods("red", **goods).crew("red", *("trader", "trader", "sage")[:members])
    )
    table = table_of(scenario.turn())
    assert can_raid(table, 0, value("site", "monastery_west")) is possible
    for place in ("monastery_west_1", "monastery_west_2"):
        table.set_worker[value("set", place)] = -1
    assert not can_raid(table, 0, value("site", "monastery_west"))


@pytest.mark.rule("RAI-087", "RAI-080")
def test_a_set_with_nothing_but_valkyries_can_be_raided_and_must_be_taken() -> None:
    scenario = Scenario().taken("harbour_west_2", "harbour_west_3").set("harbour_west_1", 0, 0, 0, 4)
    match = scenario.goods("red", provisions=2).crew("red", "sage", "sage").turn()
    do(match, "raid:harbour_west")
    assert asked(match)[0] == "blue" and seat(match).valkyries == 2 and worker(match) == "grey"


@pytest.mark.rule("RAI-087", "RAI-144")
@pytest.mark.parametrize("left", ["fortress_east_1", "fortress_east_2"])
def test_a_set_with_nothing_but_valkyries_counts_for_the_fortress_trigger(left: str) -> None:
    """Two fortress sets are left, one of them without plunder: the end comes only when either is taken."""
    gone = ("fortress_west_1", "fortress_west_2", "fortress_centre_1", "fortress_centre_2")
    scenario = Scenario().taken(*gone).set("fortress_east_1", 0, 0, 0, 2).set("fortress_east_2", 1, 1, 1, 0)
    scenario.worker("blue", "white").goods("blue", provisions=4, gold=1).crew("blue", *FIVE)
    match = do(scenario.dictate("2", "2").turn(), "place:mill", "skip", "take:gate_house", "skip")
    assert told(match, "end-triggered") == [] and asked(match) == ("blue", "WorkOrRaid")
    taken = "fortress_east_2" if left == "fortress_east_1" else "fortress_east_1"
    do(match, "raid:fortress_east", f"plunder:{taken}")
    while asked(match)[0] == "blue":
        match.play(match.legal_keys[0])
    assert told(match, "end-triggered") == ["end-triggered"]
    assert table_of(match).ending == value("cause", "fortresses")


@pytest.mark.rule("RAI-005", "RAI-081", "RAI-003")
def test_a_raid_leaves_the_village_alone() -> None:
    match = Scenario().goods("red", provisions=2).crew("red", "sage", "scout").turn()
    before = village(match)
    do(match, "raid:harbour_west", "plunder:harbour_west_3")
    while asked(match)[0] == "red":
        match.play(match.legal_keys[0])
    assert village(match) == before and len(before) == 3 and asked(match) == ("blue", "WorkOrRaid")


@pytest.mark.rule("RAI-095")
def test_each_brawler_rolls_one_die_again() -> None:
    scenario = Scenario().worker("red", "grey").goods("red", provisions=3, gold=1)
    match = scenario.crew("red", "brawler", "brawler", "scout").dictate("2", "2").turn()
    do(match, "raid:monastery_west")
    assert match.legal_keys == ("reroll:first", "keep_dice")  # equal dice are one choice
    match.dictate("5")
    do(match, "reroll:first")
    assert table_of(match).dice == [5, 2] and set(match.legal_keys) == {"reroll:first", "reroll:second", "keep_dice"}
    match.dictate("2")
    do(match, "reroll:first")  # the same die, and the new result stands
    assert table_of(match).dice == [2, 2] and asked(match) == ("red", "ChooseSet")
    assert told(match, "rerolls") == ["rerolls", "rerolls"]


@pytest.mark.rule("RAI-095", "RAI-074")
def test_a_brawler_does_nothing_at_a_harbour() -> None:
    match = Scenario().goods("red", provisions=2).crew("red", "brawler", "scout").turn()
    assert asked(do(match, "raid:harbour_west")) == ("red", "ChooseSet")


@pytest.mark.rule("RAI-108")
def test_ragnhildr_does_not_count_the_valkyries_of_this_raid() -> None:
    scenario = Scenario().worker("red", "grey").goods("red", provisions=4).tracks("red", valkyries=1)
    scenario.crew("red", "ragnhildr", "scout", "sage").set("outpost_east_1", 1, 1, 0, 2)
    match = do(scenario.dictate("2").turn(), "raid:outpost_east")
    strength = next(event for event in match.events() if event.kind == "strength")
    assert "9" in strength.text and seat(match).score == 2  # 7 printed and 2 rolled


@pytest.mark.rule("RAI-157")
def test_a_tie_to_the_last_is_shared() -> None:
    match = Scenario().tracks("red", score=9, valkyries=2).tracks("blue", score=9, valkyries=2).over()
    assert match.result is not None
    assert match.result.winners == (0, 1) and match.result.reason == "reason-shared"


@pytest.mark.rule("RAI-156")
def test_the_valkyrie_track_breaks_ties_first() -> None:
    match = Scenario().tracks("red", score=9, valkyries=1).tracks("blue", score=9, armour=2).over()
    assert match.result is not None
    assert match.result.winners == (0,) and match.result.reason == "reason-valkyries"


@pytest.mark.rule("RAI-144", "RAI-146")
@pytest.mark.parametrize("cause", ["offerings", "valkyries"])
def test_the_other_two_end_triggers(cause: str) -> None:
    scenario = Scenario()
    if cause == "offerings":
        scenario.stack(0)
    else:
        for place in scenario.table.box.sets:
            assert place.pieces
        for index in range(3, len(scenario.table.plunder), 4):
            scenario.table.plunder[index] = 0
    match = do(scenario.turn(), "place:mill", "skip", "take:gate_house", "skip")
    assert told(match, "end-triggered") == ["end-triggered"]
    assert table_of(match).ending == value("cause", cause) and asked(match)[0] == "blue"
    assert len([tile for tile in table_of(match).display if tile >= 0]) == 3


@pytest.mark.rule("RAI-035")
def test_points_go_past_fifty_and_a_hundred() -> None:
    for score in (49, 99):
        scenario = Scenario().goods("red", provisions=2).crew("red", "warmonger", "scout").tracks("red", score=score)
        match = do(scenario.turn(), "raid:harbour_west")
        assert seat(match).score == score + 2
