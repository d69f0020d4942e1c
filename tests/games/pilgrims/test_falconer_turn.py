"""Solo mode, the Falconer's turn: Solo cards, moves, Clovers and the refill (PIL-157 to PIL-167, PIL-177)."""

from __future__ import annotations

import shutil
from importlib.resources import as_file, files
from pathlib import Path

import pytest

import veillee
from tests.games.pilgrims.builder import Scenario, card_on, key_of
from tests.games.pilgrims.looking import (
    at_random,
    cards,
    clovers,
    count,
    in_hand,
    kinds,
    map_of,
    name,
    pawn,
    told,
    wander,
)
from tests.games.pilgrims.printed import ALL_CELLS, LEVEL_OF_SET, SOLO, neighbour
from veillee.core.match import Match


def table(level: str = "easy", first: str = "II-02") -> Scenario:
    """A solo table where the Falconer can complete nothing: dear Adventures, and no Feather left."""
    return (
        Scenario(solo=level)
        .pawn("red", "E5")
        .river(first, "II-03", "II-09", "II-16", "II-17")
        .quests("Q1a", "Q2a", "Q5", Q1a=("falconer",), Q2a=("falconer",))
    )


def gathered(match: Match) -> list[str]:
    return cards(match, "companions-gathered:falconer")


@pytest.mark.rule("PIL-157", "PIL-163", "PIL-177")
def test_the_turn_moves_both_pawns_then_tries_an_adventure_then_refills() -> None:
    match = table().falconer_at("B3", "B3").dictate("SA2", "SB1").falconer_turn()
    story = [event.kind for event in match.events()]
    expected = ["turn", "reveals-solo", "flies", "reveals-solo", "flies", "arrow", "falconer-no-task", "deals-object"]
    assert [kind for kind in story if kind in expected] == [*expected, "turn"]
    assert match.events()[-1].seat == 0


@pytest.mark.rule("PIL-157", "PIL-176")
def test_the_falconer_never_activates_uses_no_disk_never_reserves_and_never_travels_a_journey() -> None:
    match = at_random(veillee.new("pilgrims", mode="solo_advanced", level="extreme", seed=3), seed=3)
    its_own = {event.kind for event in match.events() if event.seat == 4}
    assert its_own <= {
        "turn",
        "reveals-solo",
        "off-map",
        "flies",
        "takes-object",
        "gathers",
        "gains-clovers",
        "falconer-buys",
        "falconer-draws",
        "arrow",
        "cannot-pay",
        "cannot-pay-quest",
        "discards",
        "completes",
        "completes-quest",
        "falconer-no-task",
    }
    zones = {zone.id for zone in match.scene(0).zones if zone.owner == 4}
    assert not zones & {"transports:falconer", "reserved:falconer", "journey:falconer", "company:falconer"}


@pytest.mark.rule("PIL-158")
def test_an_object_reward_is_drawn_from_the_deck() -> None:
    match = table().falconer_at("A5", "E5").deck("object", "O01", "O02", "O03", "O04", "O05").dictate("SA1")
    after = match.falconer_turn()
    assert in_hand(after, "falconer")[0] == "O01"
    assert told(after, "falconer-draws")[0].rule == "PIL-158"


@pytest.mark.rule("PIL-158")
def test_a_clover_reward_is_a_clover() -> None:
    match = table().falconer_at("B3", "C3").dictate("SA2", "SA1", "O01").falconer_turn()
    assert clovers(match, "falconer") == 1


@pytest.mark.rule("PIL-158", "PIL-159")
def test_the_reward_comes_before_the_move() -> None:
    """The Clover is the second, so an Object is drawn before that of the cell is taken."""
    match = table().falconer_at("A1", "E5").clovers("falconer", 1).on_map("C1", "O02").dictate("SA3", "O01")
    assert in_hand(match.falconer_turn(), "falconer")[:2] == ["O01", "O02"]


@pytest.mark.rule("PIL-158", "PIL-159", "PIL-160")
@pytest.mark.parametrize("number", SOLO)
def test_the_first_numbered_cell_on_the_map_is_chosen_and_diagrams_are_never_turned(number: str) -> None:
    card = SOLO[number]
    for start in ALL_CELLS:
        match = table(LEVEL_OF_SET[number[1]]).falconer_at(start, "C3").dictate(number).falconer_turn()
        reached = [neighbour(start, right, down) for right, down in card.cells]
        assert pawn(match, "falcon") == next(cell for cell in reached if cell), start
        reward = told(match, "falconer-draws", "gains-clovers")[0].kind
        assert reward == ("falconer-draws" if card.reward == "object" else "gains-clovers")


@pytest.mark.rule("PIL-159", "PIL-161")
def test_a_cell_occupied_by_the_human_is_accessible_and_an_object_is_drawn_there() -> None:
    match = table().falconer_at("C3", "A1").pawn("red", "C2").dictate("SA1", "O01", "O02").falconer_turn()
    assert pawn(match, "falcon") == pawn(match, "red") == "C2"
    assert in_hand(match, "falconer")[:2] == ["O01", "O02"]


@pytest.mark.rule("PIL-159", "PIL-161")
def test_a_cell_without_a_card_is_accessible_and_an_object_is_drawn_there() -> None:
    match = table().falconer_at("C3", "A1").no_card("C2").dictate("SA1", "O01", "O02").falconer_turn()
    assert pawn(match, "falcon") == "C2"
    assert in_hand(match, "falconer")[:2] == ["O01", "O02"]


@pytest.mark.rule("PIL-161")
def test_an_object_of_the_cell_is_laid_above_the_solo_board() -> None:
    match = table().falconer_at("A1", "E5").on_map("C1", "O16").dictate("SA3").falconer_turn()
    assert pawn(match, "falcon") == "C1"
    assert in_hand(match, "falconer")[0] == "O16"
    assert card_on(match, "C1") == ""


@pytest.mark.rule("PIL-161", "PIL-162")
def test_a_companion_of_the_cell_is_stacked_and_brings_a_clover() -> None:
    match = table().falconer_at("A1", "E5").on_map("B2", "C17").dictate("SA2", "O07", "SA1", "O01").falconer_turn()
    assert gathered(match) == ["C17"]
    assert card_on(match, "B2") == ""
    assert [gain.rule for gain in told(match, "gains-clovers")] == ["PIL-158", "PIL-162"]


@pytest.mark.rule("PIL-161", "PIL-162")
@pytest.mark.parametrize("why", ["empty", "occupied"])
def test_on_a_campfire_without_a_card_a_companion_is_drawn_and_brings_a_clover_too(why: str) -> None:
    scene = table().falconer_at("A1", "E5").dictate("SA2", "C17", "O07", "SA1", "O01")
    scene = scene.no_card("B2") if why == "empty" else scene.pawn("red", "B2")
    match = scene.falconer_turn()
    assert gathered(match) == ["C17"]
    assert [gain.rule for gain in told(match, "gains-clovers")] == ["PIL-158", "PIL-162"]


@pytest.mark.rule("PIL-162", "PIL-226")
def test_without_a_companion_there_is_no_clover_for_one() -> None:
    match = table().falconer_at("A1", "E5").no_card("B2").deck("companion").dictate("SA2", "SA1", "O01")
    after = match.falconer_turn()
    assert pawn(after, "falcon") == "B2"
    assert gathered(after) == []
    assert [gain.rule for gain in told(after, "gains-clovers")] == ["PIL-158"]


@pytest.mark.rule("PIL-163")
def test_the_second_card_moves_the_falconer_with_its_own_reward() -> None:
    match = table().falconer_at("A1", "E5").on_map("C1", "O16").on_map("E4", "O17").dictate("SA3", "SA1", "O01")
    after = match.falconer_turn()
    assert (pawn(after, "falcon"), pawn(after, "falconer")) == ("C1", "E4")
    assert in_hand(after, "falconer") == ["O16", "O01", "O17"]
    assert clovers(after, "falconer") == 1
    assert cards(after, "solo-revealed:falconer") == ["SA3", "SA1"]


@pytest.mark.rule("PIL-164")
def test_two_clovers_from_a_reward_draw_an_object_at_once() -> None:
    match = table().falconer_at("A1", "E5").clovers("falconer", 1).dictate("SA3", "O01", "SA1", "O02")
    after = match.falconer_turn()
    assert in_hand(after, "falconer")[0] == "O01"
    assert clovers(after, "falconer") == 0


@pytest.mark.rule("PIL-164")
def test_the_second_clover_may_come_with_a_companion() -> None:
    match = table().falconer_at("A1", "E5").on_map("B2", "C17").dictate("SA2", "O01", "SA1", "O02").falconer_turn()
    assert in_hand(match, "falconer")[0] == "O01"
    assert clovers(match, "falconer") == 0
    assert told(match, "falconer-draws")[0].rule == "PIL-164"


@pytest.mark.rule("PIL-164", "PIL-226")
def test_clovers_are_spent_even_if_no_object_is_left() -> None:
    match = table().falconer_at("A1", "E5").clovers("falconer", 1).deck("object").dictate("SA3").falconer_turn()
    assert told(match, "falconer-buys")
    assert clovers(match, "falconer") == 0


@pytest.mark.rule("PIL-165")
def test_a_pawn_without_any_cell_on_the_map_stays_and_takes_nothing(tmp_path: Path) -> None:
    """No house card is like that, so an owner's pack brings one: its cells are all too far away."""
    pack = tmp_path / "far_away"
    with as_file(files("veillee.games.pilgrims").joinpath("content")) as content:
        shutil.copytree(content, pack)
    lines = (pack / "solo.toml").read_text(encoding="utf-8").splitlines()
    far = ["cells  = [[3, 3]]" if line.startswith("cells") else line for line in lines]
    (pack / "solo.toml").write_text("\n".join(far), encoding="utf-8")
    match = veillee.new("pilgrims", mode="solo", level="easy", seed=1, pack=pack)
    match.play("corner:a1")
    match.play("go:foot:b1")
    while match.decision is not None and not told(match, "arrow"):
        match.play(next(key for key in ("clover", "pass") if key in match.legal_keys))
    assert len(told(match, "reveals-solo")) == 2 and not told(match, "flies")
    assert (pawn(match, "falcon"), pawn(match, "falconer")) == ("C3", "C3")
    taken = [event for event in told(match, "takes-object", "gathers") if event.seat == 4]
    assert [event.rule for event in taken] == ["PIL-152"]
    assert {event.rule for event in told(match, "falconer-draws")} <= {"PIL-153", "PIL-158", "PIL-164"}


@pytest.mark.rule("PIL-166")
def test_the_falconers_companions_have_no_limit_and_no_effect() -> None:
    crowd = ("C01", "C12", "C20", "C13", "C31")
    scene = table().falconer_at("A1", "E5").falconer_has(*crowd).on_map("B2", "C34").dictate("SA2", "O07", "SA1", "O01")
    match = scene.falconer_turn()
    assert gathered(match) == [*crowd, "C34"]
    assert len(told(match, "gains-clovers")) == 2
    assert not told(match, "retires", "gains-activation")


@pytest.mark.rule("PIL-167")
def test_all_that_the_falconer_has_is_public() -> None:
    scene = table().falconer_at("A1", "E5").falconer_has("O11", "C01").completed("falconer", "I-01")
    match = scene.on_map("B2", "C17").dictate("SA2", "O01", "SA1", "O02").falconer_turn()
    for seat in (0, None):
        seen = match.scene(seat)
        assert all(piece.face is not None for piece in seen.zone("hand:falconer").pieces)
        assert [piece.id for piece in seen.zone("hand:falconer").pieces][:2] == [
            f"object:{key_of('O11')}",
            f"object:{key_of('O01')}",
        ]
        assert [piece.id for piece in seen.zone("companions-gathered:falconer").pieces] == [
            f"companion:{key_of('C01')}",
            f"companion:{key_of('C17')}",
        ]
        assert [piece.id for piece in seen.zone("completed:falconer").pieces] == [f"adventure:{key_of('I-01')}"]
        assert seen.zone("clovers:falconer").count == 0
        assert len(seen.zone("solo-revealed:falconer").pieces) == 2
        drawn = [event.text for event in match.events(seat=seat) if event.kind == "falconer-draws"]
        assert drawn[0] == f"The Falconer draws {name('O01')}."


@pytest.mark.rule("PIL-177")
def test_map_and_river_are_refilled_but_not_where_a_purple_pawn_stands() -> None:
    scene = table(first="I-02").falconer_at("A1", "E1").no_card("D5")
    scene = scene.falconer_has("O01", "O02", "O46").on_map("C1", "O21").deck("adventure_1", "I-18")
    match = scene.dictate("SA3", "SA2").falconer_turn()
    assert pawn(match, "falcon") == "C1" and card_on(match, "C1") == ""
    assert pawn(match, "falconer") == "D2" and card_on(match, "D2") == ""
    assert card_on(match, "A1") and card_on(match, "E1") and card_on(match, "D5")
    assert cards(match, "completed:falconer") == ["I-02"]
    assert cards(match, "river")[0] == "I-18"
    assert count(match, "adventures-1") == 0


@pytest.mark.rule("PIL-177", "PIL-156")
def test_whenever_the_human_is_on_the_move_the_falconers_turn_has_left_no_gap() -> None:
    match = veillee.new("pilgrims", mode="solo", level="easy", seed=8)
    looked = 0
    for _ in wander(match, seed=8):
        if kinds(match) & {"go", "disk"}:
            bare = {where for where, lying in map_of(match).items() if not lying}
            assert bare == {pawn(match, who) for who in ("red", "falcon", "falconer")}
            assert len(cards(match, "river")) == 5
            looked += 1
    assert looked >= 12 and len(told(match, "completes")) > 3
