"""Completing Adventures: prerequisites, payment, retirement and rewards (chapter 2.10)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import (
    Scenario,
    company_of,
    discarded,
    idle,
    key,
    numbers,
    objects_in_hand,
    river_of,
    seat,
    stroll,
    table_of,
)
from veillee.core.match import Match
from veillee.core.scene import Face
from veillee.testing import points

FILLER = ("I-04", "I-05", "I-08", "II-02", "II-03")  # Adventures that these tables cannot pay for


def river(*adventures: str) -> Scenario:
    """A river that begins with these Adventures."""
    rest = [card for card in FILLER if card not in adventures]
    return Scenario().river(*adventures, *rest[: 5 - len(adventures)])


def tasks(match: Match) -> set[str]:
    """The Adventures and Quests on offer."""
    return {option for option in match.legal_keys if option.startswith(("complete:", "quest:"))}


def complete(match: Match, adventure: str) -> None:
    """Complete an Adventure and pay as proposed, if there is anything to choose."""
    match.play(key("complete", adventure))
    if "pay" in match.legal_keys:
        match.play("pay")


def asked(match: Match) -> int:
    assert match.decision is not None
    return match.decision.seat


# -- one task, or none --------------------------------------------------------------------


def several_tasks() -> Match:
    """Red can pay for the Campfire in the river, the Milestones in reserve and a Quest: S S I each."""
    return (
        river("I-02")
        .reserved("red", "I-17")
        .quests("Q2b", "Q1a", "Q5")
        .company("red", "C01")
        .hand("red", "O01", "O02", "O03", "O04", "O41", "O42")
        .adventure()
    )


@pytest.mark.rule("PIL-085")
def test_one_adventure_of_the_river_or_of_the_reserve_or_one_quest_or_none() -> None:
    match = several_tasks()
    assert set(match.legal_keys) == {key("complete", "I-02"), key("complete", "I-17"), key("quest", "Q2b"), "pass"}
    match.play("pass")
    assert asked(match) == 1
    assert seat(match, "red").completed == [] and seat(match, "red").feathers == 2


@pytest.mark.rule("PIL-085")
@pytest.mark.parametrize("task", [("complete", "I-02"), ("complete", "I-17"), ("quest", "Q2b")])
def test_after_one_task_the_phase_is_over(task: tuple[str, str]) -> None:
    match = several_tasks()
    match.play(key(*task))
    match.play("pay")
    assert asked(match) == 1, "Red could pay for another, but it is Blue's turn"
    assert len(seat(match, "red").completed) + 2 - seat(match, "red").feathers == 1


@pytest.mark.rule("PIL-085")
def test_a_reserved_adventure_need_not_come_first() -> None:
    match = several_tasks()
    complete(match, "I-02")
    assert numbers("adventure", seat(match, "red").reserved) == ["I-17"]


# -- what a card shows --------------------------------------------------------------------


def face(match: Match, number: str) -> Face:
    faces = [piece.face for piece in match.scene(0).zone("river").pieces if piece.face is not None]
    return next(face for face in faces if face.number == number)


@pytest.mark.rule("PIL-086")
def test_an_adventure_shows_all_its_parts() -> None:
    match = river("I-12", "I-03", "I-13").movement()
    mill = face(match, "I-12")
    assert mill.needs == ["brave", "anyone", "retire"]
    assert mill.cost == ["strength", "communication", "intuition", "intuition"]
    assert mill.points == 4 and mill.gains == []
    assert mill.lines == ["additional reserve"]
    tavern = face(match, "I-03")
    assert tavern.needs == ["anyone"] and tavern.gains == ["clover", "clover"] and tavern.lines == []
    caravan = face(match, "I-13")
    assert caravan.gains == ["clover"] and caravan.lines == ["additional Companion"]


# -- prerequisites ------------------------------------------------------------------------


def fair(*companions: str, adventure: str = "I-14") -> Match:
    """Everything is there for the Village Fair (vagabond, ?) but perhaps the Companions."""
    hand = ("O01", "O02", "O03", "O04", "O21", "O22", "O41", "O42")
    return river(adventure).company("red", *companions).hand("red", *hand).adventure()


@pytest.mark.rule("PIL-087")
@pytest.mark.parametrize(
    ("companions", "possible"),
    [
        ((), False),
        (("C01",), False),  # a vagabond alone, nobody for "?"
        (("C01", "C25"), True),  # a vagabond and anybody
        (("C25", "C17"), False),  # two Companions, no vagabond
        (("C01", "C02"), True),
        (("C25", "C17", "C02"), True),
    ],
)
def test_each_prerequisite_takes_another_companion(companions: tuple[str, ...], possible: bool) -> None:
    assert (key("complete", "I-14") in tasks(fair(*companions))) == possible


@pytest.mark.rule("PIL-087")
@pytest.mark.parametrize(("companions", "possible"), [(("C13", "C17"), False), (("C13", "C09"), True)])
def test_the_same_symbol_twice_takes_two_companions_that_bear_it(companions: tuple[str, ...], possible: bool) -> None:
    # Iron Oath wants two braves; one brave and a beast are not enough.
    assert (key("complete", "II-12") in tasks(fair(*companions, adventure="II-12"))) == possible


@pytest.mark.rule("PIL-087")
def test_the_traveller_never_counts_as_a_companion() -> None:
    assert key("complete", "I-02") not in tasks(fair(adventure="I-02")), '"?" wants a Companion card'
    assert key("complete", "I-02") in tasks(fair("C25", adventure="I-02"))


@pytest.mark.rule("PIL-087", "PIL-045")
@pytest.mark.parametrize("company", [("C25",), ("C25", "C17")])
def test_a_retired_companion_matches_nothing(company: tuple[str, ...]) -> None:
    # The Village Fair wants a vagabond and anybody: with the Peddler the company would fit, even if it
    # is large enough without him.
    scenario = river("I-14").company("red", *company).hand("red", "O01", "O21", "O22", "O41")
    assert key("complete", "I-14") not in tasks(scenario.retired("red", "C01").adventure())
    assert key("complete", "I-14") in tasks(fair(*company, "C01"))


@pytest.mark.rule("PIL-088")
@pytest.mark.parametrize(
    ("adventure", "companions", "possible"),
    [
        ("II-06", ("C37",), False),  # brave and beast: the White Stag is both, but one card
        ("II-06", ("C37", "C01"), False),
        ("II-06", ("C37", "C17"), True),  # the Stag brave, the Bear beast
        ("II-06", ("C37", "C13"), True),  # the Stag beast, the Drum Major brave
        ("II-12", ("C33", "C09"), True),  # brave twice
        ("II-12", ("C33", "C17"), False),
        ("I-13", ("C33",), True),  # the Shepherd as a vagabond
        ("I-06", ("C33",), True),  # or as a brave
    ],
)
def test_a_companion_with_several_symbols_matches_one_prerequisite(
    adventure: str, companions: tuple[str, ...], possible: bool
) -> None:
    assert (key("complete", adventure) in tasks(fair(*companions, adventure=adventure))) == possible


# -- participants and retirement ----------------------------------------------------------


def henhouse(**carrying: str) -> Match:
    """Henhouse Uproar (beast, retire 1; S S I I) with two beasts, and a Peddler who is none."""
    scenario = river("I-10").hand("red", "O01", "O02", "O41", "O42").company("red", "C01")
    return scenario.company("red", **{card: carrying[card] for card in carrying}).adventure()


@pytest.mark.rule("PIL-089")
def test_the_player_chooses_who_takes_part() -> None:
    match = henhouse(C17="O03", C18="O43")
    match.play(key("complete", "I-10"))
    assert set(match.legal_keys) == {key("participant", "C17"), key("participant", "C18")}, "the Peddler is no beast"
    match.play(key("participant", "C18"))
    match.play("pay")
    assert company_of(match, "red") == ["C01", "C17"], "more Companions than required do no harm"
    assert numbers("companion", seat(match, "red").retired) == ["C18"]


def mill(*companions: str) -> Match:
    """The Haunted Mill (brave, ?; retire 1; S C I I): paid, so that somebody has to retire."""
    match = river("I-12").company("red", *companions).hand("red", "O01", "O21", "O41", "O42").adventure()
    match.play(key("complete", "I-12"))
    return match


@pytest.mark.rule("PIL-089", "PIL-090")
def test_only_participants_retire() -> None:
    match = mill("C13", "C19", "C01")
    match.play(key("participant", "C13"))
    match.play(key("participant", "C01"))
    match.play("pay")
    assert set(match.legal_keys) == {key("retire", "C13"), key("retire", "C01")}
    match.play(key("retire", "C01"))
    assert company_of(match, "red") == ["C13", "C19"]


@pytest.mark.rule("PIL-090")
def test_one_participant_retires_for_each_mark_after_paying() -> None:
    match = mill("C13", "C19")
    assert seat(match, "red").retired == [], "not yet paid"
    match.play("pay")
    assert len(discarded(match)) == 4
    match.play(key("retire", "C13"))
    assert numbers("companion", seat(match, "red").retired) == ["C13"]
    assert company_of(match, "red") == ["C19"]


@pytest.mark.rule("PIL-090")
def test_two_marks_retire_two() -> None:
    match = (
        river("II-16")  # rascal, brave, ?; retire 2; S S C C I I
        .company("red", "C25", "C13", "C17")
        .hand("red", "O01", "O02", "O21", "O22", "O41", "O42")
        .adventure()
    )
    complete(match, "II-16")
    match.play(key("retire", "C17"))
    assert set(match.legal_keys) == {key("retire", "C25"), key("retire", "C13")}
    match.play(key("retire", "C25"))
    assert company_of(match, "red") == ["C13"]


@pytest.mark.rule("PIL-090")
def test_an_object_under_a_retired_participant_is_discarded() -> None:
    match = henhouse(C17="O26")  # the Talking Mask is no use for S S I I
    complete(match, "I-10")
    assert sorted(discarded(match)) == ["O01", "O02", "O26", "O41", "O42"]


@pytest.mark.rule("PIL-090")
def test_without_a_mark_nobody_retires() -> None:
    match = river("I-02").company("red", "C01").hand("red", "O01", "O02", "O41").adventure()
    complete(match, "I-02")
    assert company_of(match, "red") == ["C01"]


# -- paying -------------------------------------------------------------------------------


@pytest.mark.rule("PIL-091")
def test_objects_come_from_hand_and_from_under_all_characters() -> None:
    match = river("I-12").company("red", C13="O01", C19="O41").traveller("red", "O21").hand("red", "O42").adventure()
    complete(match, "I-12")
    match.play(key("retire", "C19"))
    assert sorted(discarded(match)) == ["O01", "O21", "O41", "O42"]
    player = seat(match, "red")
    assert (player.hand, player.under, player.traveller_object) == ([], [-1], -1)


@pytest.mark.rule("PIL-091")
@pytest.mark.parametrize("where", ["another hand", "another company", "the map"])
def test_other_objects_do_not_pay(where: str) -> None:
    scenario = river("I-02").company("red", "C01").hand("red", "O01", "O02").pawn("red", "C3")
    if where == "another hand":
        scenario.hand("blue", "O41")
    elif where == "another company":
        scenario.company("blue", C25="O41")
    else:
        scenario.on_map("C4", "O41")
    assert not tasks(scenario.adventure())


@pytest.mark.rule("PIL-092")
def test_reductions_jokers_and_conversions_pay_together() -> None:
    # Iron Oath, S S S S C: a reduction, two of strength, a joker, and the Ocarina for a Clover.
    scenario = river("II-12").completed("red", "I-06").company("red", "C13", "C09")
    match = scenario.hand("red", "O01", "O02", "O64", "O51").clovers("red", 1).adventure()
    complete(match, "II-12")
    assert sorted(discarded(match)) == ["O01", "O02", "O51", "O64"]
    assert seat(match, "red").clovers == 0


@pytest.mark.rule("PIL-092")
@pytest.mark.parametrize("missing", ["reduction", "joker", "clover"])
def test_none_of_the_three_can_be_missing(missing: str) -> None:
    scenario = river("II-12").company("red", "C13", "C09").hand("red", "O01", "O02", "O51")
    if missing != "reduction":
        scenario.completed("red", "I-06")
    if missing != "joker":
        scenario.hand("red", "O64")
    scenario.clovers("red", 0 if missing == "clover" else 1)
    assert key("complete", "II-12") not in tasks(scenario.adventure())


@pytest.mark.rule("PIL-094")
def test_exactly_one_object_for_each_symbol() -> None:
    match = river("I-02").company("red", "C01").hand("red", "O01", "O02", "O03", "O41", "O42").adventure()
    match.play(key("complete", "I-02"))  # S S I
    given = 0
    while any(option.startswith("give:") for option in match.legal_keys):
        match.play(next(option for option in match.legal_keys if option.startswith("give:")))
        given += 1
    assert given == 3 and len(discarded(match)) == 3
    assert len(objects_in_hand(match, "red")) == 2, "one cannot give more"


# -- the order of things, and what is gained ----------------------------------------------


@pytest.mark.rule("PIL-095")
def test_pay_then_retire_then_complete_then_gain() -> None:
    # Game of Cards (rascal, ?; retire 1; C C C I; 3 Clovers), with Fireside Tales completed before.
    scenario = river("I-11").completed("red", "I-19").company("red", "C25", "C01")
    match = scenario.hand("red", "O21", "O22", "O23", "O51", "O01").clovers("red", 2).adventure()
    match.play(key("complete", "I-11"))
    match.play("pay")
    match.play(key("retire", "C01"))
    kinds = [event.kind for event in match.events() if event.seat == 0 and event.kind != "sets-out"]
    assert kinds[:8] == ["discards"] * 4 + ["retires", "completes", "gains-clovers", "gains-clovers"]
    assert seat(match, "red").clovers == 2 + 3 + 1
    assert numbers("adventure", seat(match, "red").completed) == ["I-19", "I-11"]


@pytest.mark.rule("PIL-095")
def test_the_clovers_of_a_card_do_not_pay_for_it() -> None:
    # Three of C C C I and 3 Clovers to gain, but none now to convert the Club.
    match = river("I-11").company("red", "C25", "C01").hand("red", "O21", "O22", "O23", "O01").adventure()
    assert not tasks(match)


@pytest.mark.rule("PIL-095")
def test_the_completed_card_lies_under_the_board() -> None:
    match = river("I-02").company("red", "C01").hand("red", "O01", "O02", "O41").adventure()
    complete(match, "I-02")
    for who in (0, 1, None):
        (piece,) = match.scene(who).zone("completed:red").pieces
        assert piece.face is not None and piece.face.number == "I-02"
    assert "I-02" not in river_of(match)


@pytest.mark.rule("PIL-096")
def test_an_upgrade_does_not_pay_for_its_own_card() -> None:
    scenario = river("I-06").company("red", "C13")  # the Abandoned Forge, S S S, makes S cheaper
    assert not tasks(scenario.hand("red", "O01", "O02").adventure())


@pytest.mark.rule("PIL-096")
def test_an_upgrade_lasts_for_the_rest_of_the_game() -> None:
    scenario = river("I-06").company("red", "C13").quests("Q2b", "Q1a", "Q5").pawn("red", "C3").pawn("blue", "A1")
    match = scenario.hand("red", "O01", "O02", "O03", "O04", "O41").adventure()
    complete(match, "I-06")
    idle(match)
    for _ in range(2):  # through the end of round 1
        idle(match)
        idle(match)
    assert table_of(match).round == 2
    stroll(match)
    assert key("quest", "Q2b") in match.legal_keys
    match.play(key("quest", "Q2b"))  # S S I, one S less
    while match.decision is not None and asked(match) == 0:
        match.play(match.legal_keys[0])
    assert table_of(match).feathers[0] == [0]
    assert len(discarded(match)) == 3 + 2


@pytest.mark.rule("PIL-096")
def test_an_upgrade_does_not_reach_back_into_the_turn() -> None:
    # Red went on foot this turn and has just completed the Lost Sheep: no Clover for that.
    scenario = river("I-01").pawn("red", "C3").company("red", "C01").hand("red", "O21", "O22", "O41")
    match = scenario.on_map("C4", "O56").movement()
    match.play("go:foot:c4")
    match.play("clover")
    complete(match, "I-01")
    assert seat(match, "red").clovers == 1, "the Clover of phase 2 only"


@pytest.mark.rule("PIL-097")
def test_points_are_counted_at_the_end() -> None:
    scenario = river("I-02").company("red", "C01").hand("red", "O01", "O02", "O41").round(4, 3)
    match = scenario.disks("blue", "horse", "boat").pawn("red", "C3").adventure()
    complete(match, "I-02")
    assert match.result is None, "Blue still has a turn"
    idle(match)
    assert match.over
    assert points(match, "red", "adventures") == 2


@pytest.mark.rule("PIL-098")
@pytest.mark.parametrize(
    ("adventure", "companions", "hand"),
    [
        ("II-02", ("C13", "C09", "C01"), ("O01", "O02", "O03", "O04", "O41", "O42")),
        ("II-17", ("C13", "C09", "C01"), ("O01", "O02", "O21", "O22", "O41")),
    ],
)
def test_some_adventures_give_points_only(adventure: str, companions: tuple[str, ...], hand: tuple[str, ...]) -> None:
    scenario = Scenario().river("I-04", "I-05", "I-08", adventure, "II-03")
    match = scenario.company("red", *companions).hand("red", *hand).adventure()
    complete(match, adventure)
    while asked(match) == 0:
        match.play(match.legal_keys[0])
    player = seat(match, "red")
    assert numbers("adventure", player.completed) == [adventure]
    assert (player.clovers, player.upgrades, player.hand) == (0, [], [])
