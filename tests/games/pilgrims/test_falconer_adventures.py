"""Solo mode, the Falconer's Adventures and Quests (PIL-168 to PIL-176)."""

from __future__ import annotations

import pytest

from tests.games.pilgrims.builder import Scenario
from tests.games.pilgrims.looking import cards, clovers, count, in_hand, told
from veillee.core.match import Match

DEAR = ("II-02", "II-16", "II-17", "II-12", "II-10")
SPENDS = ("falconer-buys", "falconer-draws")
# Two Solo cards that give Objects, with the arrow of the second.
CARDS = {"right": ("easy", "SA1", "SB1"), "left": ("extreme", "SC1", "SD3")}


def looking(arrow: str, *objects: str) -> Scenario:
    """The Falconer has exactly these Objects when it looks for a task: nothing else is there to be had."""
    level, *revealed = CARDS[arrow]
    scene = Scenario(solo=level).bare_map().deck("object").deck("companion").pawn("red", "A1")
    return scene.falconer_has(*objects).dictate(*revealed)


def completed(match: Match) -> list[str]:
    return cards(match, "completed:falconer")


def paid(match: Match) -> list[str]:
    """The names of the Objects that the Falconer discarded."""
    return [event.text.partition(" is discarded")[0] for event in told(match, "discards")]


def feathers(match: Match, place: int) -> list[str]:
    """Whose Feathers lie on a Quest tile, from the top space."""
    marks = match.scene(0).zone("quests").pieces[place].marks
    return [mark.color for mark in marks if mark.icon == "feather"]


@pytest.mark.rule("PIL-168", "PIL-169", "PIL-173")
@pytest.mark.parametrize(("arrow", "expected"), [("right", "I-02"), ("left", "I-17")])
def test_the_river_is_looked_at_in_the_direction_of_the_arrow(arrow: str, expected: str) -> None:
    """Both cards cost S S I; only one of them is completed, although the hand pays for both."""
    scene = looking(arrow, "O01", "O02", "O03", "O04", "O41", "O42")
    match = scene.river("II-10", "I-02", "II-16", "I-17", "II-03").falconer_turn()
    assert completed(match) == [expected]
    assert len(in_hand(match, "falconer")) == 3


@pytest.mark.rule("PIL-168")
@pytest.mark.parametrize(("revealed", "expected"), [(("SA1", "SD3"), "I-17"), (("SD3", "SA1"), "I-02")])
def test_the_arrow_of_the_second_card_counts(revealed: tuple[str, str], expected: str) -> None:
    scene = Scenario(solo="hard").bare_map().deck("object").deck("companion").pawn("red", "A1")
    scene = scene.falconer_has("O01", "O02", "O41").river("I-02", *DEAR[:3], "I-17")
    assert completed(scene.dictate(*revealed).falconer_turn()) == [expected]


@pytest.mark.rule("PIL-169")
def test_the_first_adventure_it_can_pay_needs_no_companions_and_retires_none() -> None:
    """I-11 asks for a rascal and somebody else and retires one of them."""
    scene = looking("right", "O21", "O22", "O23", "O41").river("I-06", "I-11", "I-07", "II-02", "II-16")
    match = scene.falconer_turn()
    assert completed(match) == ["I-11"]
    scene = looking("right", "O21", "O22", "O23", "O41", "C26", "C01").river("I-06", "I-11", *DEAR[:3])
    match = scene.falconer_turn()
    assert cards(match, "companions-gathered:falconer") == ["C26", "C01"]
    assert not told(match, "retires")


@pytest.mark.rule("PIL-170")
def test_a_joker_is_kept_when_it_is_not_needed() -> None:
    match = looking("right", "O64", "O01", "O02", "O41").river("I-02", *DEAR[:4]).falconer_turn()
    assert completed(match) == ["I-02"]
    assert in_hand(match, "falconer") == ["O64"]


@pytest.mark.rule("PIL-170")
def test_a_joker_stands_for_a_symbol_that_is_missing() -> None:
    match = looking("right", "O01", "O02", "O65", "O64").river("I-02", *DEAR[:4]).falconer_turn()
    assert completed(match) == ["I-02"]
    assert in_hand(match, "falconer") == ["O64"]


@pytest.mark.rule("PIL-170")
def test_it_never_pays_too_much_and_pays_the_oldest_first() -> None:
    match = looking("right", "O03", "O21", "O01", "O41", "O02").river("I-02", *DEAR[:4]).falconer_turn()
    assert in_hand(match, "falconer") == ["O21", "O02"]
    assert len(paid(match)) == 3


@pytest.mark.rule("PIL-164", "PIL-170")
def test_it_never_converts_a_symbol_with_its_clover() -> None:
    scene = looking("right", "O01", "O02", "O21").clovers("falconer", 1).quests("Q1a", "Q2a", "Q6")
    match = scene.river("I-02", *DEAR[:4]).falconer_turn()
    assert completed(match) == []
    assert len(in_hand(match, "falconer")) == 3 and clovers(match, "falconer") == 1


@pytest.mark.rule("PIL-171")
@pytest.mark.parametrize(
    ("objects", "pays"),
    [
        (("O21", "O22", "O23", "O41", "O64"), True),
        (("O21", "O22", "O23", "O64", "O65"), True),
        (("O21", "O22", "O23", "O41", "O01"), False),
        (("O21", "O22", "O23", "O64", "O01"), False),
        (("O64", "O65", "O66", "O67", "O61"), True),
        (("O64", "O65", "O66", "O67", "O01"), False),
    ],
)
def test_a_trade_symbol_takes_a_trade_object_before_jokers_are_counted(objects: tuple[str, ...], pays: bool) -> None:
    """II-03 costs C C C I T."""
    scene = looking("right", *objects).river("II-03", "", "", "", "")
    match = scene.quests("Q1a", "Q2a", "Q5", Q1a=("falconer",), Q2a=("falconer",)).falconer_turn()
    assert completed(match) == (["II-03"] if pays else [])


@pytest.mark.rule("PIL-172")
@pytest.mark.parametrize(("arrow", "expected"), [("right", 0), ("left", 2)])
def test_without_an_adventure_it_completes_the_first_quest_in_the_same_direction(arrow: str, expected: int) -> None:
    scene = looking(arrow, "O01", "O21", "O41").river(*DEAR).quests("Q1d", "Q2a", "Q5")
    match = scene.falconer_turn()
    assert [feathers(match, place) for place in range(3)] == [["purple"] if n == expected else [] for n in range(3)]
    assert count(match, "feathers:falconer") == 1
    assert in_hand(match, "falconer") == []


@pytest.mark.rule("PIL-172", "PIL-173")
def test_an_adventure_goes_before_a_quest_and_only_one_of_them_is_completed() -> None:
    scene = looking("right", "O01", "O02", "O03", "O21", "O41", "O42").quests("Q1d", "Q2a", "Q5")
    match = scene.river(*DEAR[:4], "I-17").falconer_turn()
    assert completed(match) == ["I-17"]
    assert feathers(match, 0) == []
    assert len(in_hand(match, "falconer")) == 3


@pytest.mark.rule("PIL-172")
def test_a_quest_it_has_completed_is_skipped() -> None:
    scene = looking("right", "O01", "O21", "O41").river(*DEAR).quests("Q1d", "Q2a", "Q5", Q1d=("falconer",))
    match = scene.falconer_turn()
    assert feathers(match, 0) == ["purple"] and feathers(match, 2) == ["purple"]
    assert count(match, "feathers:falconer") == 0


@pytest.mark.rule("PIL-172")
def test_a_quest_without_a_free_space_is_skipped() -> None:
    full = ("red", "blue", "green")
    scene = looking("right", "O01", "O21", "O41").river(*DEAR).quests("Q1d", "Q2a", "Q5", Q1d=full)
    match = scene.falconer_turn()
    assert feathers(match, 0) == list(full) and feathers(match, 2) == ["purple"]


@pytest.mark.rule("PIL-172")
def test_without_a_feather_it_completes_no_quest() -> None:
    scene = looking("right", "O01", "O21", "O41").river(*DEAR)
    match = scene.quests("Q1d", "Q2a", "Q5", Q1d=("falconer",), Q2a=("falconer",)).falconer_turn()
    assert feathers(match, 2) == []
    assert len(in_hand(match, "falconer")) == 3


@pytest.mark.rule("PIL-172")
def test_its_feather_goes_under_that_of_the_human() -> None:
    scene = looking("right", "O01", "O21", "O41").river(*DEAR).quests("Q1d", "Q2a", "Q5", Q1d=("red",))
    match = scene.falconer_turn()
    assert feathers(match, 0) == ["red", "purple"]


@pytest.mark.rule("PIL-173")
def test_if_nothing_can_be_paid_the_phase_is_skipped() -> None:
    match = looking("right", "O01", "O02").river(*DEAR).falconer_turn()
    assert told(match, "falconer-no-task")
    assert completed(match) == [] and not paid(match)
    assert match.decision is not None and match.decision.seat == 0


@pytest.mark.rule("PIL-174", "PIL-164")
def test_the_clovers_of_an_adventure_are_gained_and_two_of_them_draw_an_object() -> None:
    """I-11 gives 3 Clovers: two are spent at once, one stays."""
    match = looking("right", "O21", "O22", "O23", "O41").river("I-11", *DEAR[:4]).falconer_turn()
    assert completed(match) == ["I-11"]
    assert [gain.rule for gain in told(match, "gains-clovers")] == ["PIL-174"] * 3
    assert len(told(match, "falconer-buys")) == 1
    assert len(in_hand(match, "falconer")) == 1
    assert clovers(match, "falconer") == 1


@pytest.mark.rule("PIL-174", "PIL-164")
@pytest.mark.parametrize(
    ("before", "expected"),
    [
        (0, ["gains-clovers", "gains-clovers", *SPENDS, "gains-clovers"]),
        (1, ["gains-clovers", *SPENDS, "gains-clovers", "gains-clovers", *SPENDS]),
    ],
)
def test_what_two_clovers_buy_is_drawn_before_the_next_one_is_gained(before: int, expected: list[str]) -> None:
    """I-11 gives 3 Clovers, one after the other."""
    scene = looking("right", "O21", "O22", "O23", "O41").clovers("falconer", before).river("I-11", *DEAR[:4])
    assert [event.kind for event in told(scene.falconer_turn(), "gains-clovers", *SPENDS)] == expected


@pytest.mark.rule("PIL-174")
def test_the_clover_of_a_quest_is_gained() -> None:
    match = looking("right", "O01", "O02", "O41").river(*DEAR).quests("Q1a", "Q2a", "Q6").falconer_turn()
    assert feathers(match, 2) == ["purple"]
    assert clovers(match, "falconer") == 1


@pytest.mark.rule("PIL-175")
def test_used_objects_go_to_the_common_discard_pile_and_the_card_under_the_solo_board() -> None:
    scene = Scenario(solo="easy").pawn("red", "A1").falconer_at("A5", "E5").falconer_has("O01", "O02", "O41")
    scene = scene.on_map("A4", "O21").on_map("D5", "O22").discard("O70").river("I-02", *DEAR[:4])
    match = scene.dictate("SA1", "O23", "SB1", "O24").falconer_turn()
    assert completed(match) == ["I-02"]
    assert count(match, "discard") == 4
    assert "I-02" not in cards(match, "river")


@pytest.mark.rule("PIL-175")
def test_the_upgrades_of_its_adventures_are_ignored() -> None:
    """No reduction of strength (I-06, II-12), no symbol removed (II-01), no Clover (I-09, I-19), no Object (II-04)."""
    scene = Scenario(solo="easy").falconer_at("A5", "E5").pawn("red", "A4").on_map("D5", "O22").river("I-02", *DEAR[:4])
    scene = scene.completed("falconer", "I-06", "II-01", "I-09", "I-19", "II-04").falconer_has("O01", "O41")
    scene = scene.quests("Q1a", "Q2a", "Q5", Q1a=("falconer",), Q2a=("falconer",))
    match = scene.dictate("SA1", "O21", "O23", "SB1", "O24").falconer_turn()
    assert completed(match)[5:] == []
    assert clovers(match, "falconer") == 0
    scene = looking("right", "O01", "O02", "O41").completed("falconer", "I-19", "II-04").river("I-17", *DEAR[:4])
    match = scene.falconer_turn()
    assert completed(match)[2:] == ["I-17"]
    assert clovers(match, "falconer") == 0 and in_hand(match, "falconer") == []


@pytest.mark.rule("PIL-176")
def test_what_the_human_reserved_is_out_of_its_reach() -> None:
    match = looking("right", "O01", "O02", "O41").river(*DEAR).reserved("red", "I-02").falconer_turn()
    assert completed(match) == []
    assert cards(match, "reserved:red") == ["I-02"]
    assert not told(match, "reserves")
