"""The course of a match: days, phases, turn order, and how it ends (chapters 2.1, 2.3, 2.8 and 2.13)."""

from __future__ import annotations

import pytest

import veillee
from tests.games.lueur.builder import (
    CONTENT,
    Scenario,
    companions,
    face,
    final,
    meeting,
    on_space,
    seat,
    source,
    table_of,
    tom_of,
)
from tests.helpers import play_on
from veillee.core.match import Match
from veillee.games.lueur.box import NONE
from veillee.games.lueur.steps.common import gain_fireflies, gain_rerolls
from veillee.testing import happened, kinds_of, play, told


def modest(match: Match) -> None:
    """The seat that is asked does no more than it must."""
    match.play(next((key for key in ("done", "stop", "revive_none") if key in match.legal_keys), match.legal_keys[0]))


@pytest.mark.rule("LUE-028", "LUE-029", "LUE-151", "LUE-157")
@pytest.mark.parametrize("journey", ["province", "archipelago"])
@pytest.mark.parametrize("seed", range(20))
def test_a_solo_match_has_exactly_eight_days(seed: int, journey: str) -> None:
    match = veillee.new("lueur", mode="solo", seed=seed, settings={"journey": journey, "adventurers": "dealt"})
    play_on(match, seed=seed)
    assert [event.args["number"] for event in happened(match, "day")] == list(range(1, 9))
    assert tom_of(match).exhausted == 2
    days = [event.kind for event in happened(match, "day", "new-pile", "last-day")]
    assert days.index("new-pile") == 4 and days[-1] == "last-day"  # on day 4 and on day 8


@pytest.mark.rule("LUE-028", "LUE-091", "LUE-092")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_standard_match_has_exactly_eight_days(players: int) -> None:
    match = veillee.new("lueur", players=players, seed=players)
    play_on(match, seed=players)
    assert [event.args["number"] for event in happened(match, "day")] == list(range(1, 9))
    assert told(match)[-1] == "end"
    assert all(companion == NONE for companion in table_of(match).meeting)  # nothing is laid out in the last evening


@pytest.mark.rule("LUE-029", "LUE-011", "LUE-012")
def test_phases_follow_one_another_for_all_seats() -> None:
    """Only the morning is played in turn; each other phase is asked of all before the next begins."""
    match = veillee.new("lueur", players=3, seed=4, settings={"adventurers": "dealt"})
    asked: list[tuple[int, int, int]] = []
    while not match.over:
        assert match.decision is not None
        asked.append((table_of(match).day, table_of(match).phase, match.decision.seat))
        modest(match)
    assert [moment[:2] for moment in asked] == sorted(moment[:2] for moment in asked)
    first = asked[0][2]
    for day in range(1, 9):
        mornings = [who for when, phase, who in asked if (when, phase) == (day, 1)]
        order = [(first + day - 1 + n) % 3 for n in range(3)]
        assert list(dict.fromkeys(mornings)) == order


@pytest.mark.rule("LUE-012", "LUE-040")
def test_everybody_rolls_before_anybody_rerolls() -> None:
    match = Scenario(players=3).late_morning()
    assert told(match).count("rolls") == 3 + 2 + 2
    assert match.decision is not None and match.decision.seat == 0
    faces = table_of(match).faces.copy()
    match.play("done")
    assert table_of(match).faces == faces


@pytest.mark.rule("LUE-030", "LUE-044")
def test_dawn_clears_all_marks() -> None:
    scenario = Scenario().companions(0, "A18", "B22").veiled(1).day(2)
    player = scenario.seat(0)
    player.free, player.acted, player.resolved = 0, 2, [1, 1]
    for die in player.dice:
        scenario.table.faces[die] = 0
    match = scenario.morning()
    player = seat(match)
    assert (player.free, player.acted, player.resolved, player.used, player.left) == (2, 0, [0, 0], 0, 0)
    assert face(match, "red_big_1") == ""
    assert told(match)[:2] == ["day", "reveals-spell"]
    assert len(seat(match, 1).spells) == 1


@pytest.mark.rule("LUE-030", "LUE-012", "LUE-108")
def test_all_face_down_spells_are_turned_up_in_turn_order() -> None:
    match = Scenario(players=3).veiled(0, 1).veiled(2, 2).day(2, first=1).morning()
    assert [len(seat(match, n).spells) for n in range(3)] == [1, 0, 2]
    assert [event.seat for event in happened(match, "reveals-spell")] == [2, 2, 0]


@pytest.mark.rule("LUE-011", "LUE-012", "LUE-050")
def test_noon_is_resolved_in_turn_order() -> None:
    scenario = Scenario(players=3, adventurer="orium", others=("noctiluca", "moloch")).day(2, first=1)
    match = scenario.shows(0, "three_light").shows(1, "two_footprints").shows(2, "earth").noon()
    order = [(event.kind, event.seat) for event in happened(match)]
    assert order == [("gains-footprints", 1), ("gains-light", 0), ("resolves-adventurer", 2), ("gains-footprints", 2)]


@pytest.mark.rule("LUE-030", "LUE-077")
def test_yesterdays_steps_are_forgotten() -> None:
    scenario = Scenario().company(0, "p35")
    scenario.seat(0).left = 1 << 50
    scenario.seat(0).used = 1
    match = scenario.evening()
    assert table_of(match).day == 2
    assert (seat(match).left, seat(match).used) == (0, 0)


@pytest.mark.rule("LUE-155", "LUE-161")
def test_tom_does_nothing_after_the_morning() -> None:
    match = veillee.new("lueur", mode="solo", seed=6, settings={"adventurers": "dealt"})
    play_on(match, seed=6)
    phase = "setup"
    for event in happened(match):
        if event.kind in ("day", "rolls", "end"):
            phase = event.kind
        elif event.kind.startswith("tom-"):
            assert phase != "rolls", event.kind


@pytest.mark.rule("LUE-155")
def test_the_human_plays_the_rest_of_the_day_as_always() -> None:
    match = Scenario(solo="rulebook").meeting(fire="A05", water="A02", earth="A04").morning()
    match.play("recruit:ladawa")
    assert "done" in match.legal_keys
    match.play("done")
    while table_of(match).day == 1:
        modest(match)
    assert kinds_of(match) == {"recruit"} and len(meeting(match)) in (3, 4)


@pytest.mark.rule("LUE-088", "LUE-089")
def test_an_evening_of_two() -> None:
    scenario = Scenario().shows(0, "small green: air", "small blue: air").shows(1, "small red: plant")
    match = scenario.evening()
    assert on_space(match, "air") == ["blue_small_1", "green_small_1"]
    assert on_space(match, "plant") == ["red_small_1"]
    assert len(meeting(match)) == 5
    laid = [event.args["element"] for event in happened(match, "lays-companion")]
    assert laid == [0, 1, 2, 3, 4]
    story = told(match)
    assert story.index("places-die") < story.index("lays-companion") < story.index("adds-footprint")


@pytest.mark.rule("LUE-023", "LUE-089")
@pytest.mark.parametrize(("day", "deck"), [(3, 0), (4, 1), (7, 1)])
def test_companions_b_from_day_five(day: int, deck: int) -> None:
    match = Scenario().day(day).evening()
    assert {CONTENT.companions[card].deck for card in table_of(match).meeting} == {deck}


@pytest.mark.rule("LUE-090")
def test_the_first_player_token_goes_round() -> None:
    match = Scenario(players=3).day(2, first=2).evening()
    assert table_of(match).first == 0
    assert match.decision is not None and match.decision.seat == 0


@pytest.mark.rule("LUE-092", "LUE-108")
def test_face_down_spells_of_the_last_day_do_nothing() -> None:
    match = Scenario().veiled(0, 3).tokens(0, score=30).end()
    assert final(match) == 30 + 4 + 10


@pytest.mark.rule("LUE-094")
def test_without_companions_the_fireflies_are_enough() -> None:
    assert source(Scenario().end(), "fireflies") == 10
    assert source(Scenario().companions(0, "B04").end(), "fireflies") == 0
    assert source(Scenario().companions(0, "B14", "B04").end(), "fireflies") == 10  # two icons for two companions
    assert source(Scenario().tokens(0, fireflies=9).companions(0, "B04").end(), "fireflies") == 10


@pytest.mark.rule("LUE-095", "LUE-079")
@pytest.mark.parametrize(
    ("camp", "light"),
    [("p00", 0), ("p59", 3), ("p05", 5), ("p33", 8), ("p38", 10), ("p17", 12), ("p43", 15), ("p14", 20)],
)
def test_the_camp_scores_not_the_company(camp: str, light: int) -> None:
    match = Scenario().company(0, "p13", camp).end()
    assert source(match, "village") == light


@pytest.mark.rule("LUE-003")
def test_most_light_wins() -> None:
    match = Scenario(players=3).tokens(0, score=20).tokens(1, score=40).tokens(2, score=30, rerolls=9).end()
    assert match.result is not None
    assert match.result.winners == (1,) and match.result.ranking == ((1,), (2,), (0,))
    assert match.result.reason == "reason-light"


@pytest.mark.rule("LUE-006", "LUE-007")
def test_scores_have_a_floor_and_no_ceiling() -> None:
    match = Scenario().companions(0, "B08").tokens(0, score=98).shows(0, "water").noon()
    assert seat(match).score == 101
    match = Scenario().spells(0, "S1").tokens(0, score=3).shows(0, "plant plant").noon()
    assert seat(match).score == 0


@pytest.mark.rule("LUE-008", "LUE-009", "LUE-010")
def test_tokens_never_run_out_and_never_fall_below_nothing() -> None:
    match = Scenario(adventurer="moloch").tokens(0, footprints=90).shows(0, "earth").noon()
    assert seat(match).footprints == 91
    match = Scenario().spells(0, "S5").tokens(0, footprints=1).shows(0, "earth earth").noon()
    assert seat(match).footprints == 0
    match = Scenario().lying("air", footprints=30).meeting(air="A02", fire="A05", water="A04").morning()
    assert seat(play(match, "recruit:thoape")).footprints == 30
    assert final(Scenario().tokens(0, footprints=3).end()) == final(Scenario().end()) + 3


@pytest.mark.rule("LUE-008")
def test_rerolls_and_fireflies_never_run_out() -> None:
    """Many more than the box holds."""
    table = table_of(Scenario().tokens(0, rerolls=90, fireflies=90).noon())
    gain_rerolls(table, 0, 2, "LUE-008")
    gain_fireflies(table, 0, 1, "LUE-008")
    assert (table.seats[0].rerolls, table.seats[0].fireflies) == (92, 91)


def test_nobody_loses_companions_overnight() -> None:
    match = Scenario().companions(0, "A02", "B04").evening()
    assert companions(match) == ["A02", "B04"]
