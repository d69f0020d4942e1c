"""The Rest phase: the song marker, the limit of tokens, and drawing cards."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    Scenario,
    codes,
    comes,
    do,
    in_pool,
    offered,
    refused,
    seat,
    table_of,
    tokens,
)
from veillee.testing import asked, happened, kinds_of, told


@pytest.mark.rule("BAR-181")
def test_the_marker_goes_back_and_the_dial_stays() -> None:
    match = do(Scenario().has("blue", dial=2).sing(), "end")
    assert not seat(match).ready and seat(match).dial == 2
    match = Scenario().has("blue", dial=2, ready=True).rest(sang=False)
    assert seat(match).ready  # a marker that waits for the next song


@pytest.mark.rule("BAR-182")
def test_tokens_are_dropped_one_by_one() -> None:
    match = Scenario().has("blue", coins=12, acoustic=2).rest(sang=True)
    assert offered(match, "drop") == {"coin", "acoustic"} and refused(match, "drop:range") == "BAR-182"
    do(match, "drop:acoustic", "drop:acoustic")
    assert tokens(match) == (12, 0, 0) and table_of(match).acoustic == 16
    match = Scenario().has("blue", coins=6, acoustic=3, range=3).rest(sang=True)
    assert asked(match)[0] == "yellow"  # 12 is not too many


@pytest.mark.rule("BAR-183", "BAR-184")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    scenario = Scenario(bards="harp horn").hand("blue").deck("blue", "harp_1").song("blue", "harp_4", "harp_5")
    match = scenario.comes("harp_2").rest()
    assert codes(seat(match).hand) == ["harp_1", "harp_2"] and seat(match).seen == [1, 0]
    assert seat(match).discard == [] and "shuffles" in told(match)


@pytest.mark.rule("BAR-183")
def test_nothing_is_drawn_with_two_cards_in_hand() -> None:
    match = Scenario(bards="harp horn").hand("blue", "harp_1", "harp_2").deck("blue", "f01").rest()
    assert codes(seat(match).top) == ["f01"] and codes(seat(match).hand) == ["harp_1", "harp_2"]


@pytest.mark.rule("BAR-185")
def test_an_impro_goes_into_the_song() -> None:
    match = Scenario(bards="harp horn").hand("blue", "harp_1").deck("blue", "i01", "harp_2").rest()
    assert codes(seat(match).song) == ["i01"] and in_pool(match) == (0, 0)


@pytest.mark.rule("BAR-186", "BAR-111")
def test_a_creature_gives_its_benefits_again() -> None:
    match = Scenario(bards="harp horn").hand("blue", "harp_1").deck("blue", "c07", "b09", "harp_2").rest()
    assert codes(seat(match).brag) == ["c07", "b09"]
    assert (seat(match).gems, seat(match).coins, seat(match).range) == (4, 1, 1)
    match = Scenario(bards="harp horn").hand("blue", "harp_1").deck("blue", "b08", "harp_2").rest()
    assert seat(match).crests == 6 and seat(match).gems == 2  # RM_CREST


@pytest.mark.rule("BAR-190")
def test_melodies_at_rest_are_lost() -> None:
    match = Scenario(bards="harp horn").hand("blue", "harp_1").deck("blue", "b04", "harp_2").rest()
    assert kinds_of(match) == {"bonus"}
    do(match, "bonus:m1")  # M2
    assert in_pool(match) == (0, 0) and "loses-gain" in told(match) and asked(match)[0] == "yellow"


@pytest.mark.rule("BAR-187", "BAR-059")
def test_a_fan_gives_one_of_its_options() -> None:
    scenario = Scenario(bards="harp horn").hand("blue", "harp_1").deck("blue", "f08", "harp_2")
    match = scenario.rest()
    assert set(match.legal_keys) == {"fan:1", "fan:2"}
    do(match, "fan:2")
    assert tokens(match) == (0, 0, 2) and codes(seat(match).discard)[-1] == "f08"


@pytest.mark.rule("BAR-188")
def test_a_shuffle_comes_before_the_fan_is_discarded() -> None:
    scenario = Scenario(bards="harp horn").hand("blue", "harp_1").deck("blue", "f15", "harp_2")
    match = do(comes(scenario.rest(), "harp_2"), "fan:1")
    assert codes(seat(match).discard) == ["f15"] and "f15" not in codes(seat(match).unknown)


@pytest.mark.rule("BAR-189")
def test_drawing_stops_before_a_card_is_drawn_in_vain() -> None:
    scenario = Scenario(bards="harp horn").hand("blue", "harp_1")
    scenario.song("blue", "harp_2", "harp_3", "harp_4", "harp_5", "harp_6", "harp_i")
    match = scenario.deck("blue", "f01", "c01").rest()
    assert codes(seat(match).hand) == ["harp_1"] and codes(seat(match).top) == ["c01", "f01"]
    assert asked(match)[0] == "yellow" and seat(match).coins == 0


@pytest.mark.rule("BAR-075", "BAR-078")
def test_a_creature_may_pass_the_shelf_at_rest() -> None:
    scenario = Scenario(bards="harp horn").has("blue", dial=3).hand("blue", "harp_1").deck("blue", "c12", "harp_2")
    match = do(scenario.rest(), "tempo:take")
    assert seat(match).ready and seat(match).dial == 0 and seat(match).volume == 2
    assert "sings" not in told(match)


@pytest.mark.rule("BAR-291", "BAR-183")
def test_what_others_learn_of_a_draw() -> None:
    scenario = Scenario(bards="harp horn").hand("blue").deck("blue", "s01").song("blue", "harp_5", "harp_6")
    match = scenario.comes("harp_2").rest()
    known, hidden = happened(match, "draws-known")[0], happened(match, "draws")[0]
    assert known.secret is None and hidden.secret is not None and "card" not in hidden.args
