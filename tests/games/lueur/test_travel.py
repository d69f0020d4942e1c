"""The afternoon: on foot and by boat (chapter 2.7)."""

from __future__ import annotations

import pytest

from tests.games.lueur.builder import (
    BOX,
    CONTENT,
    Scenario,
    boats,
    cemetery,
    companions,
    dice,
    island,
    numbers,
    seat,
    space,
    table_of,
    where,
)
from tests.games.lueur.test_vectors_journey import sailor, sails, steps, walker
from veillee.games.lueur.box import ELEMENT, FORBIDDEN, START, VILLAGE
from veillee.testing import look, play, told

# -- the Province ---------------------------------------------------------------------------


@pytest.mark.rule("LUE-066", "LUE-079")
def test_nobody_must_travel() -> None:
    match = walker("p03", "water", footprints=2).afternoon()
    match.play("stop")
    assert match.over and where(match) == ("p03", "p00")
    assert seat(match).footprints == 2


@pytest.mark.rule("LUE-067")
def test_nobody_hinders_anybody() -> None:
    scenario = Scenario().company(0, "p03").company(1, "p04", "p05").shows(0, "water")
    match = play(scenario.afternoon(), "step:p04")
    assert where(match)[0] == where(match, 1)[0] == "p04"
    scenario = Scenario(journey="archipelago").boats(1, "i06 i00 i00 i00").shows(0, "fire").shows(1, "air")
    match = play(scenario.afternoon(), "sail:i00:i06")
    assert boats(match)[0] == boats(match, 1)[0] == "i06"


@pytest.mark.rule("LUE-068")
def test_routes_lead_both_ways() -> None:
    for number, place in enumerate(CONTENT.spaces):
        for route in place.routes:
            back = [way for way in CONTENT.spaces[route.to].routes if way.to == number]
            assert len(back) == 1
            assert (back[0].light, back[0].skull, back[0].fireflies) == (route.light, route.skull, route.fireflies)
    assert sum(len(place.routes) for place in CONTENT.spaces) == 2 * 74


@pytest.mark.rule("LUE-068", "LUE-069", "LUE-070")
def test_a_die_serves_before_a_footprint_does() -> None:
    match = walker("p00", "fire", footprints=2).afternoon()
    match.play("step:p01")
    assert (seat(match).footprints, seat(match).used.bit_count()) == (2, 1)
    assert told(match) == ["uses-die", "steps"]
    match.play("step:p02")
    assert (seat(match).footprints, seat(match).used.bit_count()) == (1, 1)
    assert told(match)[2:] == ["pays-footprints", "steps"]


@pytest.mark.rule("LUE-071")
def test_a_forbidden_space_is_free_without_its_element() -> None:
    match = walker("p07", "air").afternoon()
    match.play("step:p08")
    assert seat(match).used == 0 and seat(match).footprints == 0
    assert "p08" not in steps(walker("p07", "fire").afternoon())
    match = play(walker("p07", "fire fire", footprints=2).afternoon(), "step:p08")
    assert seat(match).footprints == 1  # one, however many dice show it


@pytest.mark.rule("LUE-072")
@pytest.mark.parametrize(
    ("at", "village", "cost"),
    [("p60", "p59", 1), ("p04", "p05", 1), ("p32", "p33", 1), ("p37", "p38", 1), ("p16", "p17", 1), ("p24", "p43", 2),
     ("p13", "p14", 3)],
)  # fmt: skip
def test_what_a_village_costs(at: str, village: str, cost: int) -> None:
    assert village not in steps(walker(at, footprints=cost - 1).afternoon())
    match = play(walker(at, footprints=cost).afternoon(), f"step:{village}")
    assert seat(match).footprints == 0


@pytest.mark.rule("LUE-072", "LUE-077")
def test_passing_through_a_village_costs_each_time() -> None:
    match = play(walker("p32", "water", footprints=2).afternoon(), "step:p33")
    assert seat(match).footprints == 1
    match.play("step:p34")
    assert seat(match).footprints == 1 and where(match) == ("p34", "p00")
    match = play(walker("p01", "water").afternoon(), "step:p00")
    assert seat(match).footprints == 0  # the start costs nothing


@pytest.mark.rule("LUE-077")
def test_no_way_round_to_where_one_came_from() -> None:
    match = walker("p15", "plant plant", "air air", footprints=3).afternoon()
    play(match, "step:p16", "step:p17", "step:p18")
    assert steps(match) == {"p19"}  # neither p17, just left, nor p15, where the afternoon began


@pytest.mark.rule("LUE-073")
def test_all_footprints_are_owned_before_the_move() -> None:
    assert "p43" not in steps(walker("p24", "earth", footprints=1).afternoon())
    assert "p43" in steps(walker("p24", "earth", footprints=2).afternoon())
    # The islet in the east would bring 2 footprints, but the one it takes to get there must be owned.
    assert "i00:i01" not in sails(sailor("i00 i00 i00 i00"))
    assert seat(play(sailor("i00 i00 i00 i00", footprints=1), "sail:i00:i01")).footprints == 2


@pytest.mark.rule("LUE-074", "LUE-072")
@pytest.mark.parametrize(
    ("at", "village", "fireflies", "rerolls"),
    [("p60", "p59", 0, 1), ("p04", "p05", 1, 0), ("p32", "p33", 1, 0), ("p37", "p38", 0, 1), ("p16", "p17", 0, 0)],
)
def test_what_villages_give(at: str, village: str, fireflies: int, rerolls: int) -> None:
    match = play(walker(at, footprints=3).afternoon(), f"step:{village}")
    assert (seat(match).fireflies, seat(match).rerolls) == (fireflies, rerolls)


@pytest.mark.rule("LUE-075", "LUE-074")
@pytest.mark.parametrize(
    ("one", "other", "gains"),
    [("p10", "p11", (1, 0, 0)), ("p11", "p12", (0, 0, -5)), ("p19", "p26", (0, 1, 0)), ("p22", "p23", (0, 1, 0)),
     ("p52", "p54", (2, 0, 0))],
)  # fmt: skip
def test_what_is_printed_on_routes(one: str, other: str, gains: tuple[int, int, int]) -> None:
    for start, goal in ((one, other), (other, one)):
        match = play(walker(start, footprints=1, score=10).afternoon(), f"step:{goal}")
        player = seat(match)
        assert (player.fireflies, player.rerolls, player.score - 10) == gains


@pytest.mark.rule("LUE-076")
@pytest.mark.parametrize(("start", "goal"), [("p15", "p16"), ("p16", "p15"), ("p40", "p41"), ("p41", "p40")])
def test_the_skulls_of_the_province(start: str, goal: str) -> None:
    match = play(walker(start, footprints=1).companions(0, "A02").afternoon(), f"step:{goal}")
    assert cemetery(match) == ["A02"]  # the only thing to lose: not asked


@pytest.mark.rule("LUE-076", "LUE-110")
def test_a_spell_can_be_lost_instead() -> None:
    scenario = walker("p15", "air").companions(0, "B04").spells(0, "S1", "S6", "S6").veiled(0, 2)
    match = play(scenario.afternoon(), "step:p16")
    assert match.legal_keys == (
        "lose:torkos", "lose_spell:spell_plant", "lose_spell:spell_identical_1", "lose_veiled",
    )  # fmt: skip
    fork = match.fork()
    match.play("lose_spell:spell_plant")
    assert numbers("spell", seat(match).spells) == ["S6", "S6"]
    assert numbers("spell", table_of(match).spent) == ["S1"]
    fork.play("lose_veiled")
    assert seat(fork).veiled == 1 and table_of(fork).lost == 1
    assert table_of(fork).pile() == table_of(match).pile()
    assert companions(fork) == ["B04"]


@pytest.mark.rule("LUE-076", "LUE-103")
def test_a_sketal_lost_on_the_way_returns_its_die() -> None:
    scenario = Scenario(adventurer="taetyss", others=("pocana",)).company(0, "p15").sketal(0, "A16", "blue")
    scenario.shows(0, "big blue: air", "big blue: water", "big blue: earth").company(1, "p14", "p14")
    match = play(scenario.afternoon(), "step:p16")
    assert set(match.legal_keys) == {f"return_die:blue_big_{n}" for n in (1, 2, 3)}
    match.play("return_die:blue_big_2")
    assert "blue_big_2" in look(match, "", "reserve") and len(dice(match)) == 2


@pytest.mark.rule("LUE-078")
def test_settling_in_a_poorer_village() -> None:
    match = walker("p05", camp="p14", footprints=2).afternoon()
    match.play("settle")
    assert where(match) == ("p05", "p05")
    match = walker("p05", camp="p05", footprints=2).afternoon()
    assert "settle" not in match.legal_keys  # the camp is there already
    match = walker("p04", camp="p00", footprints=2).afternoon()
    assert "settle" not in match.legal_keys  # no village


def test_the_kinds_of_spaces() -> None:
    kinds = [place.kind for place in CONTENT.spaces]
    assert [kinds.count(kind) for kind in (START, VILLAGE, ELEMENT, FORBIDDEN)] == [1, 7, 43, 10]
    assert CONTENT.spaces[space("p22")].kind == FORBIDDEN


# -- the Archipelago ------------------------------------------------------------------------


@pytest.mark.rule("LUE-080", "LUE-066")
def test_one_boat_one_route_a_day() -> None:
    match = sailor("i00 i00 i00 i00", "fire fire air", footprints=5)
    match.play("sail:i00:i06")
    assert match.over and boats(match) == ["i06", "i00", "i00", "i00"]
    match = sailor("i00 i00 i00 i00", "fire fire air", footprints=5)
    match.play("stop")
    assert match.over and set(boats(match)) == {"i00"}


@pytest.mark.rule("LUE-081", "LUE-117")
def test_cancelled_and_special_faces_are_no_elements() -> None:
    scenario = Scenario(adventurer="orium", journey="archipelago").boats(1, "i11 i05 i04 i07")
    match = scenario.shows(0, "three_light", "black: fire", "small red: fire", "air").afternoon()
    assert sails(match) == {"i00:i01", "i00:i06"}  # only air counts


@pytest.mark.rule("LUE-082")
@pytest.mark.parametrize(
    ("shown", "islands"),
    [
        ("", set()),
        ("fire", {"i01", "i06"}),
        ("fire air", {"i01", "i06"}),
        ("fire air water", {"i03", "i08"}),
        ("fire air water earth", {"i10"}),
        ("fire air water earth plant", set()),
    ],
)
def test_what_routes_ask_for(shown: str, islands: set[str]) -> None:
    match = sailor("i00 i00 i00 i00", shown)
    assert {key.partition(":")[2] for key in sails(match)} == islands


@pytest.mark.rule("LUE-082")
@pytest.mark.parametrize("shown", ["", "fire", "fire air water earth plant"])
def test_the_route_without_a_value_is_always_open(shown: str) -> None:
    assert "i01:i02" in sails(sailor("i01 i09 i04 i07", shown))
    assert "i02:i01" in sails(sailor("i02 i09 i04 i07", shown))


@pytest.mark.rule("LUE-084", "LUE-083")
@pytest.mark.parametrize(
    ("start", "goal", "shown"),
    [
        ("i03", "i05", "fire air water earth plant"), ("i05", "i03", "fire air water earth plant"),
        ("i05", "i06", "fire air water earth plant"), ("i06", "i05", "fire air water earth plant"),
        ("i08", "i09", "fire"), ("i09", "i08", "fire"), ("i09", "i10", "fire air"), ("i10", "i09", "fire air"),
    ],
)  # fmt: skip
def test_four_routes_cost_a_footprint(start: str, goal: str, shown: str) -> None:
    assert f"{start}:{goal}" not in sails(sailor(f"{start} i00 i00 i00", shown))
    match = sailor(f"{start} i00 i00 i00", shown, footprints=1)
    assert seat(play(match, f"sail:{start}:{goal}")).footprints == 0


@pytest.mark.rule("LUE-087")
@pytest.mark.parametrize(
    ("start", "goal", "shown", "gains"),
    [
        ("i00", "i01", "fire", (2, 0, 0)),
        ("i00", "i03", "fire air water", (0, 2, 0)),
        ("i03", "i04", "fire", (1, 0, 0)),
        ("i00", "i06", "fire", (0, 0, 1)),
        ("i06", "i07", "fire air water earth", (0, 0, 1)),
        ("i00", "i10", "fire air water earth", (0, 0, 1)),
        ("i00", "i08", "fire air water", (0, 0, 0)),
    ],
)
def test_what_islands_give(start: str, goal: str, shown: str, gains: tuple[int, int, int]) -> None:
    match = play(sailor(f"{start} i00 i00 i00", shown), f"sail:{start}:{goal}")
    player = seat(match)
    assert (player.footprints, player.fireflies, player.rerolls) == gains


@pytest.mark.rule("LUE-087", "LUE-076")
@pytest.mark.parametrize(("start", "goal", "shown"), [("i01", "i02", ""), ("i10", "i11", "fire air water earth plant")])
def test_the_skulls_of_the_archipelago(start: str, goal: str, shown: str) -> None:
    scenario = Scenario(journey="archipelago").boats(0, f"{start} i00 i00 i00").companions(0, "A02", "B04")
    scenario.shows(0, shown).boats(1, "i11 i05 i04 i07")
    match = play(scenario.afternoon(), f"sail:{start}:{goal}")
    assert match.legal_keys == ("lose:thoape", "lose:torkos")
    match.play("lose:torkos")
    assert match.over and companions(match) == ["A02"]


@pytest.mark.rule("LUE-096")
@pytest.mark.parametrize(
    ("name", "light"),
    [("i00", 0), ("i01", 0), ("i02", 0), ("i03", 0), ("i04", 5), ("i05", 4), ("i06", 2), ("i07", 2), ("i08", 0),
     ("i09", 8), ("i10", 0), ("i11", 3)],
)  # fmt: skip
def test_what_islands_are_worth(name: str, light: int) -> None:
    assert CONTENT.islands[island(name)].value == light
    match = Scenario(journey="archipelago").boats(0, f"{name} i00 i00 i00").end()
    assert match.result is not None
    lines = {line.source: line.points for line in match.result.scores[0].sources}
    assert lines["islands"] == light
    assert BOX.lexicon.id("island", seat(match).boats[0]) == name
