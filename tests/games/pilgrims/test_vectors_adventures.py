"""The specification's worked examples: Adventures, Quests and their costs (TV-18 to TV-24, TV-26 to TV-28, TV-50)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import BOX, Scenario, discarded, key, river_of, seat
from tests.games.pilgrims.looking import (
    asked,
    clovers,
    company,
    completed,
    feathers,
    hand,
    ids,
    keys,
    offered,
    pay,
    refused,
    retired,
    score,
)
from veillee.core.match import Match
from veillee.games.pilgrims.steps.common import reserve_limit

DEAR = ("II-02", "II-09", "II-16")  # Adventures that nobody can pay for in these examples


def play(match: Match, *choices: str) -> Match:
    for choice in choices:
        match.play(choice)
    return match


# -- TV-18, TV-19: the Haunted Mill ---------------------------------------------------------


def haunted_mill(*objects: str, clovers: int = 0, under_tree_man: str = "") -> Match:
    scenario = (
        Scenario()
        .river("I-12", "II-03", *DEAR)
        .quests("Q1a", "Q2a", "Q4")
        .company("red", C13="O51")
        .hand("red", *objects)
        .clovers("red", clovers)
    )
    scenario = scenario.company("red", C19=under_tree_man) if under_tree_man else scenario.company("red", "C19")
    return scenario.adventure()


@pytest.mark.rule("PIL-087", "PIL-089", "PIL-090", "PIL-091", "PIL-092", "PIL-094", "PIL-095", "PIL-206")
def test_tv18_paying_from_hand_and_from_under_characters() -> None:
    match = haunted_mill("O06", "O27", "O65")
    match.play(key("complete", "I-12"))
    pay(match)
    assert sorted(discarded(match)) == ["O06", "O27", "O51", "O65"]
    assert keys(match) == {key("retire", "C13"), key("retire", "C19")}

    match.play(key("retire", "C19"))
    assert hand(match, "red") == []
    assert company(match, "red") == {"C13": ""}
    assert retired(match, "red") == ["C19"]
    assert completed(match, "red") == ["I-12"] and "I-12" not in river_of(match)
    assert reserve_limit(BOX.content, seat(match, "red")) == 2
    assert score(match, "red")["adventures"] == 4


@pytest.mark.rule("PIL-091", "PIL-115")
@pytest.mark.parametrize("spare", ["O07", "O28"])
def test_tv18_without_the_joker(spare: str) -> None:
    complete = key("complete", "I-12")
    assert complete not in keys(haunted_mill("O06", "O27", clovers=1))
    assert complete not in keys(haunted_mill("O06", "O27", spare))
    match = haunted_mill("O06", "O27", spare, clovers=1)
    match.play(complete)
    pay(match)
    match.play(key("retire", "C19"))
    assert clovers(match, "red") == 0 and hand(match, "red") == []
    assert completed(match, "red") == ["I-12"]


@pytest.mark.rule("PIL-043", "PIL-090")
def test_tv19_the_object_under_a_retired_participant_is_lost() -> None:
    match = haunted_mill("O06", "O27", "O65", under_tree_man="O56")
    play(match, key("complete", "I-12"), key("give", "O06"), key("give", "O27"), key("give", "O51"))
    assert key("give", "O56") in keys(match)
    match.play(key("give", "O65"))
    assert company(match, "red") == {"C13": "", "C19": "O56"}

    match.play(key("retire", "C19"))
    assert discarded(match) == ["O06", "O27", "O51", "O65", "O56"]
    assert company(match, "red") == {"C13": ""} and hand(match, "red") == []
    assert retired(match, "red") == ["C19"]


# -- TV-20, TV-21: who can take part --------------------------------------------------------


def village_fair_or_oath(*companions: str) -> Match:
    return (
        Scenario()
        .river("I-14", "II-12", *DEAR)
        .company("red", *companions)
        .hand("red", "O01", "O02", "O03", "O04", "O21", "O22", "O41")
    ).adventure()


@pytest.mark.rule("PIL-087", "PIL-088")
def test_tv20_one_companion_one_prerequisite() -> None:
    refused(village_fair_or_oath("C33"), key("complete", "I-14"), key("complete", "II-12"))
    for other in (f"C{number:02}" for number in range(1, 41) if number != 33):
        assert key("complete", "I-14") in keys(village_fair_or_oath("C33", other))
    assert offered(village_fair_or_oath("C33", "C09"), "complete") == ids("I-14", "II-12")
    assert offered(village_fair_or_oath("C33", "C01"), "complete") == ids("I-14")


def beasts_ball(*companions: str, clovers: int) -> Match:
    return (
        Scenario()
        .river("II-04", "II-03", *DEAR)
        .company("red", *companions)
        .hand("red", "O21", "O22", "O41", "O42", "O43")
        .clovers("red", clovers)
    ).adventure()


@pytest.mark.rule("PIL-117")
def test_tv21_converting_a_companion() -> None:
    match = beasts_ball("C17", "C26", "C01", clovers=2)
    match.play(key("complete", "II-04"))
    match.play("pay")
    assert offered(match, "retire") == ids("C17", "C26", "C01")
    match.play(key("retire", "C26"))
    assert completed(match, "red") == ["II-04"] and hand(match, "red") == []
    assert clovers(match, "red") == 0

    refused(beasts_ball("C17", "C26", "C01", clovers=1), key("complete", "II-04"))
    refused(beasts_ball("C17", "C26", clovers=20), key("complete", "II-04"))


# -- TV-22 to TV-24: reductions, trade and Clovers ------------------------------------------


def two_forges(*objects: str, clovers: int = 0) -> Match:
    return (
        Scenario()
        .completed("red", "I-06", "II-12")
        .river("II-02", "II-03", "II-09", "II-16", "I-11")
        .quests("Q1b", "Q2a", "Q3")
        .company("red", "C09", "C13", "C01")
        .hand("red", *objects)
        .clovers("red", clovers)
    ).adventure()


@pytest.mark.rule("PIL-210", "PIL-212", "PIL-213")
def test_tv22_coloured_reductions() -> None:
    match = two_forges("O01", "O02", "O41", "O42")
    play(match, key("complete", "II-02"), "pay", key("retire", "C09"), key("retire", "C13"))
    assert completed(match, "red")[-1] == "II-02"
    assert sorted(discarded(match)) == ["O01", "O02", "O41", "O42"]  # S S I I remained
    for missing in ("O01", "O41"):
        rest = [card for card in ("O01", "O02", "O41", "O42") if card != missing]
        refused(two_forges(*rest), key("complete", "II-02"))

    match = two_forges("O21")
    match.play(key("quest", "Q1b"))
    assert feathers(match, "Q1b") == ["red"] and discarded(match) == ["O21"]  # C remained
    refused(two_forges(), key("quest", "Q1b"))


@pytest.mark.rule("PIL-116", "PIL-213")
def test_tv22_no_clover_converts_a_reduction() -> None:
    assert key("quest", "Q2a") in keys(two_forges("O21", "O22", "O41"))
    for too_few in (("O21", "O22"), ("O21", "O41"), ("O22",)):
        refused(two_forges(*too_few, clovers=20), key("quest", "Q2a"))


def stolen_crown(*objects: str, clovers: int = 0, flower: bool = False) -> Match:
    return (
        Scenario()
        .completed("red", *(["II-01"] if flower else []))
        .river("II-03", "II-04", *DEAR)
        .quests("Q1b", "Q2b", "Q6")
        .company("red", "C25", "C26")
        .hand("red", *objects)
        .clovers("red", clovers)
    ).adventure()


COMMUNICATION = ("O21", "O22", "O23")


@pytest.mark.rule("PIL-093", "PIL-115")
def test_tv23_trade_is_paid_by_a_converted_object() -> None:
    refused(stolen_crown(*COMMUNICATION, "O41", "O01"), key("complete", "II-03"))

    match = stolen_crown(*COMMUNICATION, "O41", "O01", clovers=1)
    match.play(key("complete", "II-03"))
    while not offered(match, "retire"):
        assert offered(match, "change") == set()  # only the strength Object may be converted, and only to trade
        match.play(f"give:{min(offered(match, 'give'))}")
    assert clovers(match, "red") == 0 and hand(match, "red") == []
    changes = [told for told in match.events() if told.kind == "changes"]
    assert [told.pieces for told in changes] == [("object:club",)]
    match.play(key("retire", "C25"))
    assert completed(match, "red") == ["II-03"]


@pytest.mark.rule("PIL-093", "PIL-211")
def test_tv23_trade_is_removed_by_a_reduction_of_ones_choice() -> None:
    match = stolen_crown(*COMMUNICATION, "O41", "O01", clovers=1, flower=True)
    play(match, key("complete", "II-03"), *(key("give", card) for card in (*COMMUNICATION, "O41")))
    assert [told.pieces for told in match.events() if told.kind == "reduces"] == [("color:trade",)]
    match.play(key("retire", "C25"))
    assert completed(match, "red")[-1] == "II-03"
    assert hand(match, "red") == ["O01"] and clovers(match, "red") == 1 + 2  # the card gives 2


@pytest.mark.rule("PIL-063", "PIL-093")
def test_tv23_trade_is_paid_by_a_gold_object() -> None:
    match = stolen_crown(*COMMUNICATION, "O41", "O61")
    play(match, key("complete", "II-03"), "pay", key("retire", "C25"))
    assert completed(match, "red") == ["II-03"]
    assert hand(match, "red") == []


@pytest.mark.rule("PIL-115", "PIL-117")
def test_tv24_mixed_clover_budget() -> None:
    def troll_bridge(clovers: int) -> Match:
        """S S C and a spare green Object for S S C C, a spare vagabond for the rascal."""
        return (
            Scenario()
            .river("I-09", "II-03", *DEAR)
            .company("red", "C01")
            .hand("red", "O01", "O02", "O21", "O41")
            .clovers("red", clovers)
        ).adventure()

    refused(troll_bridge(clovers=2), key("complete", "I-09"))
    match = troll_bridge(clovers=3)
    match.play(key("complete", "I-09"))
    pay(match)
    assert completed(match, "red") == ["I-09"]
    assert clovers(match, "red") == 0 and hand(match, "red") == []


# -- TV-26 to TV-28: Quests -----------------------------------------------------------------


def rascals(color: str, *objects: str, taken: tuple[str, ...]) -> Match:
    return (
        Scenario(players=4).river("II-03", "II-04", *DEAR).quests("Q1d", "Q2b", "Q6", Q1d=taken).hand(color, *objects)
    ).adventure(color)


@pytest.mark.rule("PIL-099", "PIL-100", "PIL-101", "PIL-134")
def test_tv26_the_third_feather_gives_no_points() -> None:
    match = rascals("red", "O01", "O21", "O41", taken=("blue", "green"))
    match.play(key("quest", "Q1d"))
    assert feathers(match, "Q1d") == ["blue", "green", "red"]
    assert [score(match, color)["feathers"] for color in ("blue", "green", "red")] == [2, 1, 0]
    assert sorted(discarded(match)) == ["O01", "O21", "O41"]
    assert seat(match, "red").feathers == 1


@pytest.mark.rule("PIL-100", "PIL-101")
def test_tv26_no_space_and_no_second_time() -> None:
    for color, taken in (("yellow", ("blue", "green", "red")), ("blue", ("blue", "green", "red")), ("blue", ("blue",))):
        objects = ("O01", "O02", "O21", "O41")  # enough for S C I and for S S I
        match = rascals(color, *objects, taken=taken)
        assert offered(match, "quest") == ids("Q2b", "Q6")
        refused(match, key("quest", "Q1d"))


@pytest.mark.rule("PIL-102")
def test_tv26_red_may_complete_one_other_quest() -> None:
    match = rascals("red", "O01", "O02", "O41", taken=("blue", "green", "red"))
    match.play(key("quest", "Q2b"))
    pay(match)
    assert feathers(match, "Q2b") == ["red"] and seat(match, "red").feathers == 0

    without_feather = (
        Scenario().quests("Q1d", "Q2b", "Q6", Q1d=("red",), Q2b=("red",)).hand("red", "O01", "O02", "O21", "O41")
    ).adventure()
    assert offered(without_feather, "quest") == set()
    refused(without_feather, key("quest", "Q6"))


@pytest.mark.rule("PIL-099", "PIL-102")
def test_tv27_quest_clover() -> None:
    match = (
        Scenario().quests("Q1d", "Q2c", "Q6").company("red", C01="O70").hand("red", "O01", "O02", "O41")
    ).adventure()
    play(match, key("quest", "Q6"), key("give", "O01"), key("give", "O02"), key("give", "O41"))
    assert clovers(match, "red") == 1
    assert feathers(match, "Q6") == ["red"]
    assert company(match, "red") == {"C01": "O70"} and retired(match, "red") == []

    alone = Scenario().quests("Q1d", "Q2c", "Q6").hand("red", "O01", "O02", "O41").adventure()
    alone.play(key("quest", "Q6"))  # without any Companion
    pay(alone)
    assert feathers(alone, "Q6") == ["red"] and clovers(alone, "red") == 1


@pytest.mark.rule("PIL-085")
@pytest.mark.parametrize("first", [key("complete", "I-02"), key("quest", "Q1d")])
def test_tv28_only_one_task_per_turn(first: str) -> None:
    match = (
        Scenario()
        .river("I-02", "II-03", *DEAR)
        .quests("Q1d", "Q2c", "Q3")
        .company("red", "C01")
        .hand("red", "O01", "O02", "O03", "O21", "O41", "O42")
    ).adventure()
    assert {key("complete", "I-02"), key("quest", "Q1d")} <= keys(match)
    match.play(first)
    pay(match)
    assert len(hand(match, "red")) == 3  # enough for the other one
    assert (completed(match, "red") == ["I-02"]) != (feathers(match, "Q1d") == ["red"])
    assert asked(match) == "blue"


# -- TV-50: Homecoming ----------------------------------------------------------------------


@pytest.mark.rule("PIL-089", "PIL-090")
@pytest.mark.parametrize("staying", ["C01", "C09", "C17", "C26"])
def test_tv50_all_participants_retire(staying: str) -> None:
    four = ("C01", "C09", "C17", "C26")
    match = (
        Scenario()
        .completed("red", "I-13")
        .river("II-17", "II-03", *DEAR)
        .company("red", *four)
        .hand("red", "O01", "O02", "O21", "O22", "O41")
    ).adventure()
    match.play(key("complete", "II-17"))
    assert offered(match, "participant") == ids(*four)
    going = [companion for companion in four if companion != staying]
    for companion in going:
        match.play(key("participant", companion))
    pay(match)
    assert completed(match, "red") == ["I-13", "II-17"]
    assert sorted(retired(match, "red")) == going
    assert company(match, "red") == {staying: ""}
