"""The Blacksmith: Mine, Furnace, Anvil, Bellows and his staff (chapter 2.20)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import asked, comes, goods, new, offered, refused, seat, table_of
from tests.games.cove.workshops import Rooms, dice, forge, heats, shown
from veillee.core.match import Match
from veillee.games.cove.merchants.blacksmith.box import forge_in
from veillee.testing import kinds_of, play, told

CLAN_OF = {"red": "warrior", "green": "bard", "blue": "wizard", "yellow": "noble"}
LETTER = {"red": "W", "green": "B", "blue": "Z", "yellow": "N"}
ALLOYS = [
    "red_1", "red_2", "red_3", "green_1", "green_2", "green_3", "blue_1", "blue_2", "yellow_1", "yellow_2",
]  # fmt: skip
COAL = "coal_1 coal_2 coal_3 coal_4"


def smith(workshop: str = "", **forge: object) -> Rooms:
    """The Blacksmith's turn at an hour after which nobody arrives for a while."""
    scenario = Rooms("blacksmith captain").forge(workshop, **forge)  # type: ignore[arg-type]
    scenario.hours(blacksmith=9, captain=12)
    return scenario


def purse(match: Match) -> int:
    return seat(match, "blacksmith").corruption


# -- set-up and locations ---------------------------------------------------------------------


@pytest.mark.rule("COV-192")
def test_how_he_begins() -> None:
    match = new("blacksmith captain")
    assert dice(forge(match).workshop) == f"{COAL} red_1 green_1"
    assert dice(forge(match).reserve) == "red_2 red_3 green_2 green_3 blue_1 blue_2 yellow_1 yellow_2"
    assert forge(match).furnaces == [[], [], [], []] and forge_in(table_of(match).box).seats == 3
    assert goods(match, "blacksmith") == ""


@pytest.mark.rule("COV-193", "COV-050")
@pytest.mark.parametrize(("place", "hours"), [("mine", 1), ("furnace", 2), ("anvil", 1), ("bellows", 1)])
def test_the_hours_of_his_locations(place: str, hours: int) -> None:
    match = smith("coal_1", furnaces=["red_1=4 coal_2=6"]).turn("blacksmith")
    assert offered(match, "visit") >= {"mine", "furnace", "anvil", "bellows", "rogues_lair", "grand_square"}
    play(match, f"visit:{place}")
    for key in ("mine:red", "keep_dice", "let_go", "empty:furnace_1", "enough"):
        if key in match.legal_keys:
            match.play(key)
    assert seat(match, "blacksmith").hour == 9 + hours


# -- the Mine ---------------------------------------------------------------------------------


@pytest.mark.rule("COV-194")
@pytest.mark.parametrize("die", ALLOYS)
def test_every_alloy_die_can_be_mined(die: str) -> None:
    """Of one colour the lowest number comes first: those before it are in the workshop."""
    colour, _, number = die.partition("_")
    before = " ".join(f"{colour}_{n}" for n in range(1, int(number)))
    match = play(smith(f"coal_1 {before}").turn("blacksmith"), "visit:mine", f"mine:{colour}")
    assert die in dice(forge(match).workshop) and die not in dice(forge(match).reserve)
    assert forge(match).points == (3 if colour in ("red", "green") else 2)
    assert asked(match)[1] == "Mine"


@pytest.mark.rule("COV-194")
def test_four_points_at_most_and_at_least_one_die() -> None:
    match = play(smith("coal_1").turn("blacksmith"), "visit:mine")
    assert refused(match, "enough") == "COV-194"
    play(match, "mine:red", "mine:green", "mine:red", "mine:green")
    assert dice(forge(match).workshop) == "coal_1 red_1 red_2 green_1 green_2"
    assert asked(match)[1] == "Visit"  # the points are spent
    match = play(smith("coal_1").turn("blacksmith"), "visit:mine", "mine:yellow", "mine:red")
    assert offered(match, "mine") == {"red", "green"}
    assert refused(match, "mine:yellow") == "COV-194"
    play(match, "enough")  # the last point is lost
    assert dice(forge(match).workshop) == "coal_1 red_1 yellow_1"


@pytest.mark.rule("COV-194", "COV-228")
def test_an_empty_reserve_or_a_full_workshop_closes_the_mine() -> None:
    match = smith(COAL, reserve="").turn("blacksmith")
    assert refused(match, "visit:mine") == "COV-194"
    match = smith(f"{COAL} red_1 red_2 red_3 green_1 green_2").turn("blacksmith")
    assert refused(match, "visit:mine") == "COV-194"


# -- the Furnace ------------------------------------------------------------------------------


@pytest.mark.rule("COV-195")
def test_all_dice_of_the_workshop_are_rolled_and_no_others() -> None:
    scenario = smith("coal_1 red_1 blue_1", furnaces=["green_1=3 coal_2=2"]).comes("1", "6", "3")
    match = play(scenario.turn("blacksmith"), "visit:furnace")
    assert [shown(match, die) for die in ("coal_1", "red_1", "blue_1")] == [1, 6, 3]
    assert heats(match)[0] == 5 and len(told(match, "rolls")) == 3


@pytest.mark.rule("COV-195")
def test_an_empty_workshop_or_full_furnaces_close_the_furnace() -> None:
    match = smith(furnaces=["red_1=4"]).turn("blacksmith")
    assert refused(match, "visit:furnace") == "COV-195"
    full = [
        "red_1=1 red_2=1 red_3=1", "green_1=1 green_2=1 green_3=1", "blue_1=1 blue_2=1 coal_1=1",
        "yellow_1=1 yellow_2=1 coal_2=1",
    ]  # fmt: skip
    match = smith("coal_3", furnaces=full).turn("blacksmith")
    assert refused(match, "visit:furnace") == "COV-195"


@pytest.mark.rule("COV-196")
def test_a_reroll_for_corruption_once_in_an_action() -> None:
    scenario = smith("coal_1 coal_2 red_1").comes("1", "2", "3")
    match = play(scenario.turn("blacksmith"), "visit:furnace", "reroll_corrupt")
    assert purse(match) == 1 and offered(match, "again") == {"coal_1", "coal_2", "red_1"}
    assert refused(match, "enough") == "COV-196"
    comes(match, "5", "6")
    play(match, "again:coal_1", "again:red_1")
    assert refused(match, "again:coal_1") == "COV-196"
    play(match, "enough")
    assert [shown(match, die) for die in ("coal_1", "coal_2", "red_1")] == [5, 2, 6]
    assert asked(match)[1] == "Load"  # no second one, and nothing for nothing


@pytest.mark.rule("COV-196", "COV-067")
def test_without_corruption_cards_there_is_no_reroll() -> None:
    match = play(smith("coal_1 coal_2 red_1").supply(0).turn("blacksmith"), "visit:furnace")
    assert asked(match)[1] == "Load"


@pytest.mark.rule("COV-204", "COV-196", "COV-062")
def test_the_apprentice_rerolls_for_nothing_besides() -> None:
    scenario = smith("coal_1 coal_2 red_1").staff("blacksmith", "lo07").comes("1", "2", "3")
    match = play(scenario.turn("blacksmith"), "visit:furnace", "reroll_free")
    comes(match, "4")
    play(match, "again:coal_1", "enough")
    assert purse(match) == 0 and shown(match, "coal_1") == 4 and refused(match, "reroll_free") == "COV-062"
    comes(match, "5")
    play(match, "reroll_corrupt", "again:coal_1", "enough")
    assert purse(match) == 1 and shown(match, "coal_1") == 5 and asked(match)[1] == "Load"


@pytest.mark.rule("COV-204", "COV-062")
def test_the_apprentice_works_once_a_day() -> None:
    scenario = smith("coal_1 coal_2 red_1").staff("blacksmith", "lo07").has("blacksmith", powers=0b001)
    match = play(scenario.comes("1", "2", "3").turn("blacksmith"), "visit:furnace")
    assert "reroll_free" not in match.legal_keys and refused(match, "reroll_free") == "COV-062"
    scenario = smith("coal_1 coal_2 red_1").staff("blacksmith", "lo07").comes("1", "2", "3", "4")
    match = play(scenario.turn("blacksmith"), "visit:furnace", "reroll_free", "again:coal_1", "enough")
    assert table_of(match).seats[0].powers == 0b001
    assert table_of(smith().has("blacksmith", powers=0b001).clean_up()).seats[0].powers == 0


@pytest.mark.rule("COV-204", "COV-062")
def test_without_staff_no_power() -> None:
    match = play(smith("coal_1 coal_2").comes("1", "2").turn("blacksmith"), "visit:furnace")
    assert refused(match, "reroll_free") == "COV-062"
    assert not offered(match, "hurry")


@pytest.mark.rule("COV-197", "COV-198")
def test_any_number_of_dice_into_free_seats_the_others_forget() -> None:
    scenario = smith("coal_1 coal_2 coal_3 red_1", furnaces=["green_1=3 blue_1=2"]).comes("1", "2", "6", "4")
    match = play(scenario.turn("blacksmith"), "visit:furnace", "keep_dice")
    play(match, "load:coal_3:furnace_1")
    assert heats(match)[0] == 11 and refused(match, "load:red_1:furnace_1") == "COV-197"
    assert refused(match, "load:coal_3:furnace_2") == "COV-197"
    play(match, "load:red_1:furnace_2", "enough")
    assert heats(match) == [11, 4, 0, 0] and dice(forge(match).workshop) == "coal_1 coal_2"
    assert [shown(match, die) for die in ("coal_1", "coal_2")] == [0, 0]


@pytest.mark.rule("COV-197")
def test_no_die_at_all_may_be_loaded() -> None:
    match = play(smith("coal_1 red_1").comes("1", "2").turn("blacksmith"), "visit:furnace", "keep_dice", "enough")
    assert heats(match) == [0, 0, 0, 0] and dice(forge(match).workshop) == "coal_1 red_1"


@pytest.mark.rule("COV-197")
def test_what_is_alike_is_offered_once() -> None:
    scenario = smith("coal_1 coal_2 coal_3 red_1", furnaces=["green_1=3"]).comes("5", "5", "2", "5")
    match = play(scenario.turn("blacksmith"), "visit:furnace", "keep_dice")
    assert offered(match, "load") == {
        f"{die}:{furnace}" for die in ("coal_1", "coal_3", "red_1") for furnace in ("furnace_1", "furnace_2")
    }
    assert refused(match, "load:coal_2:furnace_1") == "COV-197" and refused(match, "load:coal_1:furnace_4") == "COV-197"


@pytest.mark.rule("COV-198", "COV-087")
def test_dice_in_furnaces_stay_over_night() -> None:
    match = smith("coal_1", furnaces=["green_1=3 coal_2=2"]).clean_up()
    assert heats(match)[0] == 5


@pytest.mark.rule("COV-204", "COV-035")
def test_the_foreman_hurries_the_furnace_once_a_day() -> None:
    scenario = smith("coal_1 red_1", furnaces=["blue_1=4"]).staff("blacksmith", "lo07", "lo08", "lo09")
    match = scenario.comes("1", "2").turn("blacksmith")
    assert offered(match, "hurry") == {"furnace"} and refused(match, "hurry:anvil") == "COV-062"
    play(match, "hurry:furnace", "keep_dice", "enough")
    assert seat(match, "blacksmith").hour == 10
    play(match, "wait")
    assert "furnace" in offered(match, "visit") and refused(match, "hurry:furnace") == "COV-062"


# -- the Anvil --------------------------------------------------------------------------------


@pytest.mark.rule("COV-199", "COV-200")
@pytest.mark.parametrize("colour", CLAN_OF)
@pytest.mark.parametrize("heat", range(1, 19))
def test_what_every_alloy_gives_at_every_heat(colour: str, heat: int) -> None:
    others = [min(6, max(0, heat - 6 * place)) for place in range(3)]
    names = [f"{colour}_1", "coal_1", "coal_2"]
    loaded = " ".join(f"{die}={value}" for die, value in zip(names, others, strict=True) if value)
    match = smith(furnaces=[loaded]).turn("blacksmith")
    assert heats(match)[0] == heat
    if heat < 5:
        assert refused(match, "visit:anvil") == "COV-199"
        return
    play(match, "visit:anvil")
    assert goods(match, "blacksmith") == f"{'s' if heat < 10 else 'l'}{LETTER[colour]}"
    assert purse(match) == (1 if heat >= 12 else 0)


@pytest.mark.rule("COV-199")
def test_coal_alone_gives_nothing() -> None:
    match = smith(furnaces=["coal_1=6 coal_2=6"]).turn("blacksmith")
    assert refused(match, "visit:anvil") == "COV-199"


@pytest.mark.rule("COV-199")
def test_of_several_alloys_he_chooses_the_colour() -> None:
    match = play(smith(furnaces=["red_1=4 blue_1=4 yellow_1=4"]).turn("blacksmith"), "visit:anvil")
    assert offered(match, "forge") == {"furnace_1:warrior", "furnace_1:wizard", "furnace_1:noble"}
    assert refused(match, "forge:furnace_1:bard") == "COV-199"
    play(match, "forge:furnace_1:noble")
    assert goods(match, "blacksmith") == "lN"


@pytest.mark.rule("COV-199")
def test_as_many_furnaces_as_he_likes_in_any_order() -> None:
    scenario = smith(furnaces=["red_1=4 coal_1=1", "green_1=6", "blue_1=5 coal_2=6", "yellow_1=4"])
    match = play(scenario.turn("blacksmith"), "visit:anvil")
    assert refused(match, "forge:furnace_4:noble") == "COV-199" and refused(match, "enough") == "COV-199"
    play(match, "forge:furnace_3:wizard", "let_go", "forge:furnace_1:warrior", "let_go", "enough")
    assert goods(match, "blacksmith") == "sW lZ" and heats(match) == [0, 6, 0, 4]


@pytest.mark.rule("COV-200", "COV-067")
def test_the_corruption_of_a_hot_furnace_is_ignored_when_none_is_left() -> None:
    match = play(smith(furnaces=["red_1=6 coal_1=6"]).supply(0).turn("blacksmith"), "visit:anvil")
    assert goods(match, "blacksmith") == "lW" and purse(match) == 0
    assert dice(forge(match).workshop) == "coal_1"  # nor can the alloy be kept


@pytest.mark.rule("COV-200", "COV-201")
def test_heat_corrupts_before_the_alloys_can_be_kept() -> None:
    match = play(smith(furnaces=["red_1=6 coal_1=6"]).supply(1).turn("blacksmith"), "visit:anvil")
    assert purse(match) == 1 and asked(match)[1] != "KeepAlloys" and "red_1" in dice(forge(match).reserve)


@pytest.mark.rule("COV-201")
@pytest.mark.parametrize(
    ("choice", "workshop", "paid"), [("let_go", "coal_1", 0), ("keep_corrupt", "coal_1 red_1 blue_1", 1)]
)
def test_where_the_dice_of_a_forged_furnace_go(choice: str, workshop: str, paid: int) -> None:
    match = smith(furnaces=["red_1=2 blue_1=2 coal_1=1", "green_1=1"]).turn("blacksmith")
    play(match, "visit:anvil", "forge:furnace_1:warrior", choice)
    assert dice(forge(match).workshop) == workshop and purse(match) == paid
    assert heats(match) == [0, 1, 0, 0] and shown(match, "red_1") == 0
    assert ("red_1" in dice(forge(match).reserve)) == (choice == "let_go")


@pytest.mark.rule("COV-204", "COV-201", "COV-062")
def test_the_smelter_keeps_the_alloys_of_one_furnace() -> None:
    scenario = smith(furnaces=["red_1=4 coal_1=1", "green_1=6"]).staff("blacksmith", "lo07", "lo08")
    match = play(scenario.turn("blacksmith"), "visit:anvil", "forge:furnace_1:warrior", "keep_free")
    assert dice(forge(match).workshop) == "coal_1 red_1" and purse(match) == 0
    play(match, "forge:furnace_2:bard")
    assert kinds_of(match) == {"keep_corrupt", "let_go"} and refused(match, "keep_free") == "COV-062"


@pytest.mark.rule("COV-202")
def test_without_the_good_a_furnace_cannot_be_forged() -> None:
    scenario = smith(furnaces=["red_1=4 coal_1=1", "red_2=5 green_1=1"]).stall("blacksmith", "sW sW sW")
    match = play(scenario.turn("blacksmith"), "visit:anvil")  # a single good can be made
    assert goods(match, "blacksmith") == "sW sW sW sB" and heats(match) == [5, 6, 0, 0]
    assert asked(match)[1] == "KeepAlloys"
    scenario = smith(furnaces=["red_1=4 coal_1=1", "green_1=6"]).stall("blacksmith", "sW sW sW")
    match = play(scenario.staff("blacksmith", "lo07", "lo08").turn("blacksmith"), "visit:anvil", "let_go")
    assert heats(match) == [5, 0, 0, 0]  # its dice stay
    match = smith(furnaces=["red_1=4 coal_1=1"]).stall("blacksmith", "sW sW sW").turn("blacksmith")
    assert refused(match, "visit:anvil") == "COV-199"


@pytest.mark.rule("COV-202", "COV-053")
def test_a_furnace_whose_good_is_gone_is_refused_by_name() -> None:
    scenario = smith(furnaces=["red_1=4 coal_1=1", "green_1=6", "blue_1=5"]).stall("blacksmith", "sW sW sW")
    match = play(scenario.turn("blacksmith"), "visit:anvil")
    assert offered(match, "forge") == {"furnace_2:bard", "furnace_3:wizard"}
    assert refused(match, "forge:furnace_1:warrior") == "COV-202"


# -- the Bellows ------------------------------------------------------------------------------


@pytest.mark.rule("COV-203")
def test_two_different_dice_by_one_each() -> None:
    match = smith(furnaces=["red_1=4 coal_1=3", "green_1=2"]).turn("blacksmith")
    play(match, "visit:bellows")
    assert refused(match, "enough") == "COV-203" and refused(match, "stoke:blue_1:up") == "COV-203"
    play(match, "stoke:red_1:up")
    assert refused(match, "stoke:red_1:up") == "COV-203" and refused(match, "empty:furnace_1") == "COV-203"
    play(match, "stoke:green_1:down")
    assert heats(match) == [8, 1, 0, 0] and asked(match)[1] == "Visit"


@pytest.mark.rule("COV-203")
@pytest.mark.parametrize(("value", "ways"), [(1, {"up"}), (3, {"up", "down"}), (6, {"down"})])
def test_no_die_leaves_its_six_sides(value: int, ways: set[str]) -> None:
    match = play(smith(furnaces=[f"red_1={value}"]).turn("blacksmith"), "visit:bellows")
    assert {way.partition(":")[2] for way in offered(match, "stoke")} == ways


@pytest.mark.rule("COV-203")
def test_or_one_furnace_is_emptied() -> None:
    match = smith("coal_2", furnaces=["red_1=4 coal_1=3", "green_1=2"]).turn("blacksmith")
    play(match, "visit:bellows")
    assert refused(match, "empty:furnace_3") == "COV-203"
    play(match, "empty:furnace_1")
    assert dice(forge(match).workshop) == "coal_1 coal_2 red_1" and heats(match) == [0, 2, 0, 0]
    assert shown(match, "red_1") == 0 and asked(match)[1] == "Visit"


@pytest.mark.rule("COV-203", "COV-228")
def test_without_dice_in_furnaces_the_bellows_are_closed() -> None:
    assert refused(smith(COAL).turn("blacksmith"), "visit:bellows") == "COV-203"


@pytest.mark.rule("COV-203")
def test_dice_that_are_alike_in_a_furnace_are_offered_once() -> None:
    match = play(smith(furnaces=["coal_1=3 coal_2=3 red_1=3", "coal_3=3"]).turn("blacksmith"), "visit:bellows")
    assert {die.partition(":")[0] for die in offered(match, "stoke")} == {"coal_1", "red_1", "coal_3"}
    play(match, "stoke:coal_1:up")
    assert offered(match, "stoke") >= {"coal_2:up", "coal_2:down"}
