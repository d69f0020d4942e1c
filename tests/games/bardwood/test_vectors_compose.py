"""The specification's worked examples: composing and moving (T07 to T14, T78, T80, T84)."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import Scenario, codes, comes, do, offered, refused, region, seat, table_of, tokens
from veillee.testing import asked, kinds_of, told


@pytest.mark.rule("BAR-083", "BAR-084", "BAR-086")
def test_t07_bard_and_boat() -> None:
    # The Sword Dancer has 1 point more: quarter 0 gives her 3.
    match = Scenario(bards="sword horn").has("blue", dial=2).hand("blue", "sword_1", "sword_6").turn()
    do(match, "play:sword_1")
    assert table_of(match).points == 3
    do(match, "walk:c1", "walk:b1", "sail")
    assert region(match) == "b1" and seat(match).boat == 1


@pytest.mark.rule("BAR-084")
def test_t07_no_step_is_diagonal() -> None:
    match = Scenario(bards="harp horn").has("blue", dial=0).hand("blue", "harp_1", "harp_2").turn()
    do(match, "play:harp_1")
    assert table_of(match).points == 1  # quarter 1
    assert offered(match, "walk") == {"c1", "d2", "c3", "b2"}
    assert refused(match, "walk:b1") == "BAR-084"


@pytest.mark.rule("BAR-072", "BAR-074", "BAR-080", "BAR-069", "BAR-070", "BAR-068")
def test_t08_passing_the_shelf() -> None:
    match = Scenario(bards="horn harp").has("blue", dial=3).hand("blue", "horn_2", "horn_4").turn()
    do(match, "play:horn_2")
    player = seat(match)
    assert player.volume == 1 and player.dial == 1 and player.ready
    assert table_of(match).points == 1
    assert codes(player.song) == ["horn_2"] and codes(player.discard)[-1] == "horn_4" and player.hand == []
    do(match, "stay")
    assert asked(match) == ("blue", "Sing")


@pytest.mark.rule("BAR-071")
def test_t09_volume_ends_at_six() -> None:
    match = Scenario(bards="horn harp").has("blue", volume=5).hand("blue", "horn_3", "horn_2").turn()
    do(match, "play:horn_2")
    assert seat(match).volume == 6


@pytest.mark.rule("BAR-081", "BAR-080")
def test_t10_the_bonus_of_a_quarter_without_runes() -> None:
    scenario = Scenario(bards="horn harp").has("blue", dial=0).runes("blue", 2, 1, 0, 2)
    match = do(scenario.hand("blue", "horn_2", "horn_6").turn(), "play:horn_2")  # tempo 2
    assert seat(match).dial == 2 and tokens(match) == (0, 1, 0) and table_of(match).points == 1
    scenario = Scenario(bards="horn harp").has("blue", dial=0).runes("blue", 2, 1, 0, 2)
    match = do(scenario.hand("blue", "horn_6", "horn_2").turn(), "play:horn_6")  # tempo 1
    assert seat(match).dial == 1 and tokens(match) == (0, 0, 0) and table_of(match).points == 1


@pytest.mark.rule("BAR-082")
def test_t10_no_bonus_in_the_rest_phase() -> None:
    scenario = Scenario(bards="horn harp").has("blue", dial=1).runes("blue", 2, 1, 0, 2).hand("blue", "horn_1")
    match = scenario.deck("blue", "f11", "horn_2").rest()
    do(match, "fan:1", "tempo:take")
    assert seat(match).dial == 2 and tokens(match) == (1, 0, 0)
    assert table_of(match).points == 0 and region(match) == "c2"


@pytest.mark.rule("BAR-075", "BAR-088")
def test_t11_passing_the_shelf_in_the_rest_phase() -> None:
    scenario = Scenario(bards="horn harp").has("blue", dial=3).hand("blue", "horn_1")
    match = scenario.deck("blue", "f11", "horn_2").rest()
    do(match, "fan:1", "tempo:take")
    player = seat(match)
    assert player.dial == 0 and player.ready and player.coins == 1
    assert "sings" not in told(match) and asked(match) == ("yellow", "PlayCard")
    do(match, match.legal_keys[0], "stay", "play:horn_1")  # yellow's turn; then horn_2: volume 2, tempo 1
    assert seat(match).dial == 1
    do(match, "stay")
    assert asked(match) == ("blue", "Sing")


@pytest.mark.rule("BAR-005")
def test_t12_tempo_is_left() -> None:
    scenario = Scenario(bards="horn harp").has("blue", dial=3).hand("blue", "horn_1")
    match = scenario.deck("blue", "f11", "horn_2").rest()
    do(match, "fan:1", "tempo:leave")
    assert seat(match).dial == 3 and not seat(match).ready and seat(match).coins == 1


@pytest.mark.rule("BAR-079", "BAR-074", "BAR-080", "BAR-202")
def test_t13_a_backbeat_undoes_no_song() -> None:
    scenario = Scenario(bards="bongo harp").has("blue", dial=3).hand("blue", "bongo_1", "bongo_6")
    match = do(scenario.turn(), "play:bongo_1")
    assert offered(match, "take") == {"backbeat", "volume"}
    do(match, "take:backbeat")
    player = seat(match)
    assert player.ready and player.dial == 3 and player.volume == 1
    assert table_of(match).points == 2
    do(match, "stay")
    assert asked(match) == ("blue", "Sing")
    comes(match, "bongo_2", "bongo_3")
    do(match, "end")
    assert not seat(match).ready and seat(match).dial == 3
    do(match, match.legal_keys[0], "stay", "play:bongo_2", "adjust:no", "stay")  # bongo_3: tempo 1
    assert asked(match) == ("blue", "Sing")


@pytest.mark.rule("BAR-076", "BAR-181", "BAR-006")
def test_t14_tempo_in_a_song_starts_no_other() -> None:
    scenario = Scenario(bards="bongo harp").has("blue", dial=3).song("blue", "bongo_i")
    match = do(scenario.hand("blue", "bongo_1", "bongo_2").sing(), "use:bongo_i", "take:melody", "take:tempo")
    assert seat(match).dial == 0
    assert asked(match) == ("blue", "Sing")
    do(match, "end")
    assert not seat(match).ready
    do(match, match.legal_keys[0], "stay", "play:bongo_1", "adjust:no", "stay")  # bongo_2: tempo 1
    assert seat(match).dial == 1
    assert told(match).count("sings") == 1 and asked(match) == ("yellow", "PlayCard")


@pytest.mark.rule("BAR-173")
def test_t78_the_heatwave() -> None:
    def points(dial: int) -> int:
        scenario = Scenario(bards="horn harp").event("su4").has("blue", dial=dial).hand("blue", "horn_1", "horn_2")
        return table_of(do(scenario.turn(), "play:horn_1")).points

    assert points(3) == 1  # to quarter 0, which gives 2
    assert points(0) == 1  # to quarter 1, which gives 1
    match = Scenario(bards="horn harp").event("su4").has("blue", volume=2).sing()
    assert seat(match).volume == 3


@pytest.mark.rule("BAR-079", "BAR-076")
def test_t80_a_backbeat_over_the_shelf() -> None:
    scenario = Scenario(bards="pipes harp").has("blue", dial=0).hand("blue", "pipes_1")
    match = scenario.deck("blue", "pipes_f", "pipes_3").rest()
    do(match, "fan:1")
    assert seat(match).dial == 3 and not seat(match).ready and seat(match).coins == 1
    do(match, match.legal_keys[0], "stay", "play:pipes_1", "stay")  # pipes_3: tempo 1
    assert asked(match) == ("blue", "Sing")


@pytest.mark.rule("BAR-087", "BAR-189", "BAR-067")
def test_t84_a_single_skill_card() -> None:
    scenario = Scenario(bards="harp horn").hand("blue", "harp_1").has("blue", dial=0)
    scenario.song("blue", "harp_2", "harp_3", "harp_4", "harp_5", "harp_6", "harp_i").deck("blue")
    match = scenario.turn()  # nothing to choose: harp_1 is discarded
    assert seat(match).volume == 2 and seat(match).dial == 1
    assert kinds_of(match) == {"walk", "sail", "stay"}
    comes(match, "harp_1")
    do(match, "stay")
    assert codes(seat(match).hand) == ["harp_1"] and len(seat(match).song) == 6
    assert codes(seat(match).unknown) == ["harp_f"]  # drawing stops before the next card
    assert asked(match) == ("yellow", "PlayCard")
