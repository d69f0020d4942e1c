"""Turns and the Compose phase: cards, the dial, quarters and the way through the grove."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    CONTENT,
    LEXICON,
    Scenario,
    codes,
    comes,
    do,
    lazily,
    new,
    offered,
    offers,
    refused,
    region,
    seat,
    table_of,
    tokens,
    value,
)
from veillee.core.errors import IllegalMove
from veillee.core.match import Match
from veillee.games.bardwood.box import SKILL
from veillee.games.bardwood.table import COMPOSE, REST, SING
from veillee.testing import asked, happened, kinds_of, told


@pytest.mark.rule("BAR-063", "BAR-066")
def test_turns_go_clockwise_and_one_is_over_before_the_next() -> None:
    match = do(new(3, first="3", act1="sp4", act2="sp3"), "bard:harp", "bard:horn", "bard:banjo")
    lazily(match, lambda match: len(told(match, "turn")) == 7)
    assert [event.args["seat"] for event in happened(match, "turn")] == [2, 0, 1, 2, 0, 1, 2]
    open_turn = -1
    for event in happened(match):
        if event.kind == "turn":
            open_turn = event.args["seat"]
        elif open_turn != -1 and event.kind in ("composes", "discards", "draws", "dial"):
            assert event.args["seat"] == open_turn


@pytest.mark.rule("BAR-064", "BAR-065")
def test_the_phases_of_a_turn() -> None:
    scenario = Scenario(bards="horn harp").has("blue", dial=3, coins=6).hand("blue", "horn_2", "horn_4")
    match = scenario.shop("conservatory", "s01").turn()
    assert table_of(match).phase == COMPOSE and kinds_of(match) == {"play"}
    do(match, "play:horn_2", "walk:b2")
    assert table_of(match).phase == SING and offers(match, "buy:conservatory:s01")  # only now
    phases = []
    while asked(match)[0] == "blue":
        phases.append(table_of(match).phase)
        match.play("end" if "end" in match.legal_keys else match.legal_keys[0])
    assert set(phases) <= {SING, REST}
    order = [kind for kind in told(match) if kind in ("composes", "sings", "ends-song", "turn")]
    assert order == ["turn", "composes", "sings", "ends-song", "turn"]


@pytest.mark.rule("BAR-065")
def test_no_place_is_used_without_a_song() -> None:
    match = Scenario().has("blue", dial=0, coins=9, volume=6).hand("blue", "harp_1", "harp_2").turn()
    for move in ("bank:coins", "tower:echo", "crests:coin"):
        assert not offers(match, move)
        with pytest.raises(IllegalMove):
            do(match, move)
    do(match, "play:harp_1", "stay")
    assert asked(match)[0] == "yellow" and "sings" not in told(match)


@pytest.mark.rule("BAR-067", "BAR-068", "BAR-069", "BAR-070")
def test_one_card_is_played_and_the_other_discarded() -> None:
    match = Scenario(bards="harp horn").hand("blue", "harp_4", "harp_5").turn()
    assert offered(match, "play") == {"harp_4", "harp_5"}
    assert refused(match, "play:harp_1") == "BAR-068"
    do(match, "play:harp_5")
    assert codes(seat(match).song) == ["harp_5"] and codes(seat(match).discard) == ["harp_f", "harp_4"]
    assert seat(match).acoustic == 0  # the card of the song does nothing yet
    assert table_of(match).points == 3 and seat(match).dial == 2  # harp_4: T2; MV2


@pytest.mark.rule("BAR-073")
def test_the_order_of_the_discard_line() -> None:
    scenario = Scenario(bards="bongo harp").has("blue", volume=1, dial=0).runes("blue", 2, 2, 0, 2)
    match = do(scenario.hand("blue", "bongo_2", "bongo_6").turn(), "play:bongo_2")
    assert asked(match) == ("blue", "AdjustTempo") and seat(match).volume == 2  # volume first
    assert seat(match).dial == 0
    do(match, "adjust:more")
    assert seat(match).dial == 2 and seat(match).volume == 0  # then the adjusted tempo
    assert kinds_of(match) == {"take"} and tokens(match) == (0, 0, 0)  # then the rest of the line
    do(match, "take:volume")
    assert seat(match).volume == 1 and tokens(match) == (0, 1, 0)  # then the quarter, whose bonus is a stone


@pytest.mark.rule("BAR-073", "BAR-061")
def test_the_bongo_boppers_adjustment() -> None:
    def start(card: str, volume: int = 6) -> Match:
        scenario = Scenario(bards="bongo harp").has("blue", volume=volume, dial=0)
        return do(scenario.hand("blue", "bongo_6", card).turn(), "play:bongo_6")

    match = start("bongo_5")  # T2
    assert offered(match, "adjust") == {"more", "fewer", "no"}
    assert seat(do(start("bongo_5"), "adjust:fewer")).dial == 1
    assert seat(do(start("bongo_5"), "adjust:more")).dial == 3
    match = do(start("bongo_5"), "adjust:no")
    assert (seat(match).dial, seat(match).volume) == (2, 6)
    match = start("bongo_2")  # V2; T1
    assert offered(match, "adjust") == {"more", "no"} and refused(match, "adjust:fewer") == "BAR-073"
    assert asked(start("bongo_5", volume=1))[1] == "Move"  # too little volume: nothing is asked


@pytest.mark.rule("BAR-072")
def test_the_dial_turns_by_quarters() -> None:
    ids = [LEXICON.id("quarter", quarter) for quarter in range(4)]
    assert ids == ["upper_right", "lower_right", "lower_left", "upper_left"]
    for dial in range(4):
        scenario = Scenario(bards="harp horn").has("blue", dial=dial).hand("blue", "harp_1", "harp_5")
        match = do(scenario.turn(), "play:harp_1")  # T2
        assert seat(match).dial == (dial + 2) % 4
        assert [event.args["quarter"] for event in happened(match, "dial")] == [(dial + 1) % 4, (dial + 2) % 4]
        assert seat(match).ready == (dial >= 2)


@pytest.mark.rule("BAR-077")
def test_passing_the_shelf_again_has_no_effect() -> None:
    scenario = Scenario(bards="harp horn").has("blue", dial=3, ready=True).hand("blue", "harp_1", "harp_2")
    match = do(scenario.turn(), "play:harp_1")
    assert seat(match).ready and "passes-shelf" not in told(match)
    do(match, "stay", "end")
    assert told(match).count("sings") == 1 and not seat(match).ready


@pytest.mark.rule("BAR-080", "BAR-081")
@pytest.mark.parametrize(
    ("quarter", "points", "gained"),
    [(0, 2, (1, 0, 0, 0)), (1, 3, (0, 0, 0, 0)), (2, 1, (0, 1, 0, 0)), (3, 2, (0, 0, 0, 2))],
)
def test_quarters_and_their_bonuses(quarter: int, points: int, gained: tuple[int, ...]) -> None:
    runes = [2, 2, 2, 2]
    runes[quarter] = 0
    scenario = Scenario(bards="harp horn").has("blue", dial=(quarter - 2) % 4).runes("blue", *runes)
    match = do(scenario.hand("blue", "harp_1", "harp_5").turn(), "play:harp_1")  # T2
    assert table_of(match).points == points
    assert (*tokens(match), seat(match).volume) == gained
    printed = [(entry.movement, len(entry.bonus.items)) for entry in CONTENT.quarters]
    assert printed == [(2, 1), (1, 1), (1, 1), (2, 1)]


@pytest.mark.rule("BAR-081")
def test_the_volume_of_a_bonus_ends_at_six() -> None:
    scenario = Scenario(bards="harp horn").has("blue", dial=1, volume=5).runes("blue", 2, 2, 2, 0)
    assert seat(do(scenario.hand("blue", "harp_1", "harp_5").turn(), "play:harp_1")).volume == 6


@pytest.mark.rule("BAR-083", "BAR-084")
def test_any_region_within_reach_costs_its_steps() -> None:
    scenario = Scenario(bards="sword horn").has("blue", dial=2, region="a1").hand("blue", "sword_1", "sword_6")
    match = do(scenario.turn(), "play:sword_1")  # 3 points
    assert offered(match, "walk") == {"a2", "b1", "a3", "b2", "c1", "b3", "c2", "d1"}
    assert refused(match, "walk:c3") == "BAR-084" and refused(match, "walk:a1") == "BAR-084"
    do(match, "walk:b2")
    assert table_of(match).points == 1 and region(match) == "b2"
    do(match, "stay")
    assert table_of(match).points == 0


@pytest.mark.rule("BAR-084")
def test_bards_never_hinder_each_other() -> None:
    scenario = Scenario(3, bards="harp horn banjo").has("yellow", region="c1").has("red", region="c1")
    match = do(scenario.hand("blue", "harp_1", "harp_2").turn(), "play:harp_1", "walk:c1")
    assert {region(match, color) for color in ("blue", "yellow", "red")} == {"c1"}


@pytest.mark.rule("BAR-084")
def test_neighbouring_regions_share_a_side() -> None:
    def next_to(id_: str) -> set[str]:
        return {LEXICON.id("region", other) for other in CONTENT.neighbours[value("region", id_)]}

    assert next_to("a1") == {"b1", "a2"} and next_to("c2") == {"c1", "d2", "c3", "b2"}
    assert next_to("e3") == {"e2", "d3"} and next_to("b3") == {"b2", "c3", "a3"}


@pytest.mark.rule("BAR-085")
def test_movement_in_a_song_or_at_rest_moves_only_the_boat() -> None:
    match = do(Scenario().song("blue", "s10").sing(), "use:s10")  # L1; MV2
    assert seat(match).boat == 2 and region(match) == "c2" and table_of(match).points == 0
    match = Scenario().hand("blue", "harp_1").deck("blue", "f04", "harp_2").rest()
    do(match, "fan:1")  # MV3
    assert seat(match).boat == 3 and region(match) == "c2"
    scenario = Scenario().lair("stump", "c08", crests="yellow")
    match = do(scenario.sing(melodies=3), "soothe:stump")  # MV2; V1 for both
    assert seat(match).boat == seat(match, "yellow").boat == 2


@pytest.mark.rule("BAR-086")
def test_the_boat_ends_on_the_rightmost_space() -> None:
    scenario = Scenario(bards="harp horn").has("blue", boat=5, dial=3, volume=0).hand("blue", "harp_1", "harp_2")
    match = do(scenario.turn(), "play:harp_1", "sail")
    assert seat(match).boat == 6 and refused(match, "sail") == "BAR-086"
    match = do(Scenario().has("blue", boat=5).song("blue", "s10").sing(), "use:s10")
    assert seat(match).boat == 6
    assert CONTENT.river == [0, 0, 1, 1, 2, 2, 3]


@pytest.mark.rule("BAR-078", "BAR-122")
def test_tempo_on_anothers_turn() -> None:
    def start(answer: str) -> Match:
        scenario = Scenario().has("yellow", dial=3).lair("stump", "c12", crests="yellow")
        match = do(scenario.sing(melodies=4), "soothe:stump", "tempo:leave")
        assert asked(match) == ("yellow", "TakeTempo")
        return do(match, f"tempo:{answer}")

    match = start("take")
    assert seat(match, "yellow").dial == 0 and seat(match, "yellow").ready and seat(match, "yellow").volume == 2
    match = start("leave")
    assert seat(match, "yellow").dial == 3 and not seat(match, "yellow").ready
    assert seat(match, "yellow").volume == 2
    do(match, "end")
    assert asked(match) == ("yellow", "PlayCard")


@pytest.mark.rule("BAR-078", "BAR-088")
def test_who_passed_the_shelf_on_anothers_turn_sings_on_the_next() -> None:
    scenario = Scenario(bards="harp horn").has("yellow", dial=3).hand("yellow", "horn_1", "horn_2")
    match = scenario.lair("stump", "c12", crests="yellow").sing(melodies=4)
    do(match, "soothe:stump", "tempo:leave", "tempo:take", "end", "play:horn_1", "stay")  # horn_2: tempo 1
    assert asked(match) == ("yellow", "Sing") and seat(match, "yellow").dial == 1


@pytest.mark.rule("BAR-005")
def test_tempo_must_be_taken_in_the_compose_phase() -> None:
    match = do(Scenario(bards="harp horn").hand("blue", "harp_1", "harp_2").turn(), "play:harp_1")
    assert seat(match).dial == 1 and kinds_of(match) == {"walk", "sail", "stay"}


@pytest.mark.rule("BAR-087", "BAR-183")
def test_a_hand_is_filled_with_skill_cards() -> None:
    match = Scenario(bards="harp horn").hand("blue", "harp_1", "harp_2").deck("blue", "harp_3", "harp_4").turn()
    do(comes(match), "play:harp_1", "stay")
    assert codes(seat(match).hand) == ["harp_3", "harp_4"]
    assert all(CONTENT.cards[card].kind == SKILL for card in seat(match).hand)
