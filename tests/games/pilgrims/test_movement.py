"""The map, the moves and what they gain (PIL-004 to PIL-006, PIL-030 to PIL-050)."""

from __future__ import annotations

from copy import deepcopy

import pytest

import veillee
from tests.games.pilgrims.builder import (
    BOX,
    Scenario,
    card_on,
    cell,
    cells_of,
    company_of,
    discarded,
    key,
    seat,
    table_of,
    texts,
)
from tests.games.pilgrims.looking import (
    CAMPFIRES,
    CELLS,
    COLORS,
    CORNERS,
    TRANSPORTS,
    asked,
    company,
    disks,
    hand,
    ids,
    keys,
    map_of,
    offered,
    pawn,
    refused,
    rest_of_turn,
    retired,
    wander,
)
from veillee.core.match import Match
from veillee.games.pilgrims.box import NONE
from veillee.games.pilgrims.table import SETUP

BOARD = BOX.content.board

# Diagrams as the specification prints them (3.2): one picture of each dot, (columns, rows) from the pawn.
DIAGRAMS = {
    "foot": [(0, 1), (1, 1)],
    "horse": [(1, 2)],
    "boat": [(0, 2)],
    "balloon": [(2, 2)],
}
SHAPES = {
    "orth1": [(0, 1)],
    "diag1": [(1, 1)],
    "near": [(0, 1), (1, 1)],
    "orth2": [(0, 2)],
    "diag2": [(2, 2)],
    "leap": [(1, 2)],
    "line12": [(0, 1), (0, 2)],
    "dline12": [(1, 1), (2, 2)],
    "line23": [(0, 2), (0, 3)],
    "jump2": [(0, 2), (2, 2)],
    "fly": [(0, 3), (2, 2)],
    "gallop": [(1, 2), (0, 3)],
    "roam": [(0, 1), (1, 2)],
}


def place(where: str) -> tuple[int, int]:
    """Column and row of a cell."""
    return "ABCDE".index(where[0]), "12345".index(where[1])


def shifted(where: str, dx: int, dy: int) -> str | None:
    """The cell so many columns to the right and rows down, if it is on the map."""
    column, row = place(where)
    return f"{'ABCDE'[column + dx]}{'12345'[row + dy]}" if 0 <= column + dx < 5 and 0 <= row + dy < 5 else None


def eight_pictures(dot: tuple[int, int]) -> list[tuple[int, int]]:
    """A dot in all orientations: four quarter turns, and their mirror images."""
    found = []
    for mirrored in (dot, (-dot[0], dot[1])):
        x, y = mirrored
        for _ in range(4):
            x, y = -y, x
            found.append((x, y))
    return found


def reached(where: str, dots: list[tuple[int, int]]) -> set[str]:
    cells = {shifted(where, *picture) for dot in dots for picture in eight_pictures(dot)}
    return {found for found in cells if found is not None}


def names(cells: list[int]) -> list[str]:
    return [CELLS[index] for index in cells]


# -- the map --------------------------------------------------------------------------------


@pytest.mark.rule("PIL-004")
def test_six_campfires_and_nineteen_ordinary_cells() -> None:
    zone = Scenario().movement().scene().zone("map")
    assert [found.id.upper() for found in zone.cells] == list(CELLS)
    assert {(found.column, found.row) for found in zone.cells} == {(x, y) for x in range(1, 6) for y in range(1, 6)}
    assert {found.id.upper() for found in zone.cells if found.kind == "campfire"} == CAMPFIRES
    assert len(CAMPFIRES) == 6
    assert {found.id.upper() for found in zone.cells if found.kind == "corner"} == CORNERS
    assert not (CORNERS | {"C3"}) & CAMPFIRES
    for plain, start in (("A1", "B2"), ("E1", "D2"), ("A5", "B4"), ("E5", "D4"), ("C3", "C4")):
        match = Scenario().pawn("red", start).pawn("blue", "C1").no_card(plain).deck("object", "O70").movement()
        match.play(f"go:foot:{plain.lower()}")
        assert hand(match, "red") == ["O70"]  # an ordinary cell, so an Object is drawn


@pytest.mark.rule("PIL-005")
def test_adjacent_cells_share_a_side_or_a_corner() -> None:
    orthogonal, diagonal = BOX.lexicon.value("shape", "orth1"), BOX.lexicon.value("shape", "diag1")
    assert orthogonal is not None and diagonal is not None
    for one in CELLS:
        for other in CELLS:
            dx, dy = (abs(a - b) for a, b in zip(place(one), place(other), strict=True))
            shares_side, shares_corner = dx + dy == 1, dx == dy == 1
            assert (cell(other) in BOARD.beside[cell(one)]) == shares_side
            assert (cell(other) in BOARD.shapes[orthogonal][cell(one)]) == shares_side
            assert (cell(other) in BOARD.shapes[diagonal][cell(one)]) == shares_corner
    assert len(BOARD.pairs) == 40


@pytest.mark.rule("PIL-005")
def test_the_map_does_not_wrap_around() -> None:
    match = Scenario().pawn("red", "E2").movement()
    assert not any(where.startswith("A") for where in cells_of(match, "go:foot:") | cells_of(match, "go:boat:"))
    assert cells_of(match, "go:foot:") == {"D1", "E1", "D2", "D3", "E3"}


@pytest.mark.rule("PIL-006", "PIL-048")
def test_any_number_of_pawns_on_a_cell() -> None:
    match = (
        Scenario(players=4).pawn("red", "C4").pawn("blue", "C3").pawn("green", "C3").pawn("yellow", "C3")
    ).movement()  # fmt: skip
    match.play("go:foot:c3")
    assert [pawn(match, color) for color in COLORS] == ["C3"] * 4
    rest_of_turn(match)
    assert card_on(match, "C3") == ""
    pieces = match.scene().zone("map").pieces
    assert sum(piece.at == "c3" for piece in pieces) == 4


@pytest.mark.rule("PIL-006")
@pytest.mark.parametrize(("mode", "players"), [("basic", 4), ("advanced", 3), ("solo", 1), ("solo_advanced", 1)])
def test_a_cell_with_a_pawn_never_holds_a_card(mode: str, players: int) -> None:
    match = veillee.new("pilgrims", mode=mode, players=players, seed=6)
    for _ in wander(match):
        table = table_of(match)
        if table.phase == SETUP:
            continue
        occupied = [player.cell for player in table.seats]
        if table.falconer is not None:
            occupied += [table.falconer.falcon, table.falconer.falconer]
        assert [table.map[where] for where in occupied] == [NONE] * len(occupied)


# -- disks and diagrams ---------------------------------------------------------------------


@pytest.mark.rule("PIL-030")
def test_only_ones_own_disks_count() -> None:
    match = Scenario().pawn("red", "C3").round(1, turn=2).disks("blue", "foot").disks("red", "boat").movement()
    assert {option.split(":")[1] for option in match.legal_keys} == {"foot", "horse", "balloon"}
    match.play("go:foot:c2")
    assert disks(match, "red") == {"foot", "boat"} and disks(match, "blue") == {"foot"}
    rest_of_turn(match)
    assert disks(match, "red") == {"foot", "boat"}  # until the end of the round


@pytest.mark.rule("PIL-032", "PIL-033")
@pytest.mark.parametrize("transport", TRANSPORTS)
def test_the_destinations_of_each_means_from_every_cell(transport: str) -> None:
    for where in CELLS:
        match = Scenario().pawn("red", where).movement()
        assert cells_of(match, f"go:{transport}:") == reached(where, DIAGRAMS[transport])


@pytest.mark.rule("PIL-032")
def test_a_cell_that_no_dot_reaches_is_refused() -> None:
    match = Scenario().pawn("red", "A1").movement()
    for transport, dots in DIAGRAMS.items():
        others = set(CELLS) - reached("A1", dots)
        refused(match, *(f"go:{transport}:{where.lower()}" for where in sorted(others)))


@pytest.mark.rule("PIL-033")
def test_all_eight_orientations_of_the_horse() -> None:
    match = Scenario().pawn("red", "C3").movement()
    assert cells_of(match, "go:horse:") == {"B1", "D1", "A2", "E2", "A4", "E4", "B5", "D5"}
    assert len(set(eight_pictures((1, 2)))) == 8


@pytest.mark.rule("PIL-033", "PIL-073")
@pytest.mark.parametrize("shape", SHAPES)
def test_the_diagrams_of_characters_turn_and_mirror_too(shape: str) -> None:
    index = BOX.lexicon.value("shape", shape)
    assert index is not None
    for where in CELLS:
        assert set(names(BOARD.shapes[index][cell(where)])) == reached(where, SHAPES[shape])
        assert BOARD.shapes[index][cell(where)]  # there is always one on the map


@pytest.mark.rule("PIL-035")
def test_a_means_without_a_dot_on_the_map_cannot_be_chosen(monkeypatch: pytest.MonkeyPatch) -> None:
    """It cannot happen with the house diagrams, so one is taken away for a moment."""
    ways = deepcopy(BOARD.ways)
    ways[TRANSPORTS.index("boat")][0][cell("C3")] = []
    monkeypatch.setattr(BOARD, "ways", ways)
    match = Scenario().pawn("red", "C3").clovers("red", 2).movement()
    assert {option.split(":")[1] for option in match.legal_keys if option != "buy"} == {"foot", "horse", "balloon"}
    refused(match, "disk:boat", "go:boat:c1")


# -- taking the card ------------------------------------------------------------------------


@pytest.mark.rule("PIL-034", "PIL-038")
def test_only_the_card_of_the_chosen_cell() -> None:
    match = Scenario().pawn("red", "C3").hand("red", "O59").movement()
    before = map_of(match)
    match.play("go:foot:c2")
    assert hand(match, "red") == ["O59", before["C2"]]
    assert map_of(match) == {**before, "C2": ""}


def meeting_the_boar() -> Match:
    match = Scenario().company("red", "C26", "C01", "C13").on_map("D1", "C22").pawn("red", "E1").movement()
    match.play("go:foot:d1")
    return match


@pytest.mark.rule("PIL-036", "PIL-221")
def test_first_the_card_then_the_pawn() -> None:
    match = meeting_the_boar()
    assert offered(match, "retire")  # the card is being taken
    assert card_on(match, "D1") == ""
    assert pawn(match, "red") == "E1"
    match.play(key("retire", "C01"))
    assert pawn(match, "red") == "D1"
    assert company_of(match, "red") == ["C26", "C13", "C22"]


@pytest.mark.rule("PIL-037")
def test_the_card_may_not_be_refused() -> None:
    match = meeting_the_boar()
    assert keys(match) == {key("retire", "C26"), key("retire", "C01"), key("retire", "C13")}
    refused(match, "skip", "finish", "pass")

    match = Scenario().pawn("red", "C4").on_map("C3", "O16").hand("red", "O59").movement()
    match.play("go:foot:c3")
    assert "O16" in hand(match, "red") and offered(match, "activate")  # nothing was asked
    refused(match, "skip")


@pytest.mark.rule("PIL-038")
def test_there_is_no_hand_limit() -> None:
    many = [f"O{number:02}" for number in range(1, 46)]
    match = Scenario().bare_map().hand("red", *many).pawn("red", "C4").on_map("C3", "O46").movement()
    match.play("go:foot:c3")
    assert len(hand(match, "red")) == 46
    match.play("clover")
    match.play("pass")
    assert len(hand(match, "red")) == 46 and discarded(match) == []


@pytest.mark.rule("PIL-039")
def test_a_hand_is_hidden_from_the_others() -> None:
    match = Scenario().hand("red", "O59").pawn("red", "C4").no_card("C3").deck("object", "O46").movement()
    match.play("go:foot:c3")
    assert hand(match, "red") == ["O59", "O46"]

    own = match.scene(0).zone("hand:red")
    assert {piece.id for piece in own.pieces} == {"object:crumpled_map", "object:crystal_ball"}
    for other in (1, None):
        scene = match.scene(other)
        assert scene.zone("hand:red").pieces == [] and scene.zone("hand:red").count == 2
        ids_shown = {piece.id for zone in scene.zones for piece in zone.pieces}
        assert not ids_shown & {"object:crumpled_map", "object:crystal_ball"}
    assert any("Crystal Ball" in text for text in texts(match, "red"))
    assert not any("Crystal Ball" in text for text in [*texts(match, "blue"), *texts(match)])


@pytest.mark.rule("PIL-040")
def test_a_companion_joins_the_row_with_nothing_under_it() -> None:
    match = Scenario().company("red", C01="O16").on_map("D1", "C22").pawn("red", "E1").movement()
    match.play("go:foot:d1")
    assert company(match, "red") == {"C01": "O16", "C22": ""}
    assert company_of(match, "red") == ["C01", "C22"]
    assert retired(match, "red") == [] and hand(match, "red") == []


# -- the limit of the company ---------------------------------------------------------------


@pytest.mark.rule("PIL-041", "PIL-207")
@pytest.mark.parametrize(("upgrades", "limit"), [((), 3), (("I-13",), 4), (("I-13", "II-11"), 5)])
def test_the_limit_of_the_company(upgrades: tuple[str, ...], limit: int) -> None:
    others = ["C01", "C13", "C26", "C05", "C06"]
    for already in range(limit + 1):
        scenario = Scenario().completed("red", *upgrades).company("red", *others[:already])
        match = scenario.on_map("D1", "C22").pawn("red", "E1").movement()
        match.play("go:foot:d1")
        if already < limit:
            assert company_of(match, "red") == [*others[:already], "C22"]
    assert offered(match, "retire") == ids(*others[:limit])


@pytest.mark.rule("PIL-042", "PIL-043", "PIL-046")
def test_a_companion_drawn_at_the_limit() -> None:
    match = (
        Scenario()
        .company("red", C26="O01", C01="O16")
        .company("red", "C13")
        .no_card("D1")
        .deck("companion", "C22")
        .pawn("red", "E1")
    ).movement()
    match.play("go:foot:d1")
    assert keys(match) == {key("retire", "C26"), key("retire", "C01"), key("retire", "C13")}
    match.play(key("retire", "C01"))
    assert company(match, "red") == {"C26": "O01", "C13": "", "C22": ""}
    assert retired(match, "red") == ["C01"] and discarded(match) == ["O16"]


@pytest.mark.rule("PIL-044")
def test_nobody_retires_freely() -> None:
    match = (
        Scenario()
        .company("red", "C26", "C01", "C13")
        .pawn("red", "C4")
        .hand("red", "O59", "O01", "O21", "O41")
        .clovers("red", 4)
        .quests("Q1d", "Q2b", "Q6")
    ).movement()
    freely = [key("retire", companion) for companion in ("C26", "C01", "C13")]
    story = ("disk:foot", "go:foot:c3", key("activate", "traveller", "O59"), "finish", key("quest", "Q1d"), "pay")
    for choice in story:
        refused(match, *freely)
        match.play(choice)
    assert company_of(match, "red") == ["C26", "C01", "C13"]


@pytest.mark.rule("PIL-044")
def test_retiring_is_offered_for_two_reasons_only() -> None:
    reasons = set()
    for seed in (1, 2, 3):
        match = veillee.new("pilgrims", players=3, seed=seed)
        for _ in wander(match, seed):
            if offered(match, "retire"):
                assert match.decision is not None
                reasons.add(match.decision.rule)
                assert keys(match) - {"buy"} == {f"retire:{companion}" for companion in offered(match, "retire")}
    assert reasons == {"PIL-042", "PIL-090"}  # to make room, and by an Adventure


# -- cells without a card -------------------------------------------------------------------


@pytest.mark.rule("PIL-046")
@pytest.mark.parametrize("occupied", [False, True])
def test_a_cell_without_a_card_gives_one_of_its_deck(occupied: bool) -> None:
    def towards(where: str, start: str) -> Match:
        scenario = Scenario().pawn("red", start).deck("object", "O70").deck("companion", "C05")
        match = (scenario.pawn("blue", where) if occupied else scenario.no_card(where)).movement()
        match.play(f"go:foot:{where.lower()}")
        return match

    match = towards("C3", "C4")
    assert hand(match, "red") == ["O70"] and company(match, "red") == {}
    match = towards("D4", "C4")
    assert hand(match, "red") == [] and company(match, "red") == {"C05": ""}


@pytest.mark.rule("PIL-047")
@pytest.mark.parametrize(("start", "drawn"), [("C3", "O70"), ("D4", "C05")])
def test_the_cell_that_one_leaves_is_empty(start: str, drawn: str) -> None:
    match = (
        Scenario().pawn("red", start).hand("red", "O59").on_map("D3", "O16").deck("object", "O70", "O71")
    ).deck("companion", "C05").movement()  # fmt: skip
    match.play("go:foot:d3")
    match.play(key("activate", "traveller", "O59"))
    assert card_on(match, start) == ""
    match.play(f"move:{start.lower()}")
    assert pawn(match, "red") == start
    assert drawn in hand(match, "red") + company_of(match, "red")


@pytest.mark.rule("PIL-048")
def test_pawns_block_nothing() -> None:
    alone = Scenario(players=4).pawn("red", "C3").movement()
    crowded = (
        Scenario(players=4).pawn("red", "C3").pawn("blue", "C2").pawn("green", "B2").pawn("yellow", "D4").movement()
    )
    assert alone.legal_keys == crowded.legal_keys
    for over_or_onto in ("go:boat:c1", "go:balloon:a1", "go:horse:b1", "go:foot:b2", "go:balloon:e5"):
        match = crowded.fork()
        match.play(over_or_onto)
        assert pawn(match, "red") == over_or_onto[-2:].upper()
        assert [pawn(match, color) for color in ("blue", "green", "yellow")] == ["C2", "B2", "D4"]


@pytest.mark.rule("PIL-049")
def test_a_move_without_any_card_left() -> None:
    match = Scenario().pawn("red", "C4").no_card("D4", "C3").deck("companion").deck("object").movement()
    for where in ("d4", "c3"):
        gone = match.fork()
        gone.play(f"go:foot:{where}")
        assert pawn(gone, "red") == where.upper()
        assert hand(gone, "red") == [] and company(gone, "red") == {}


@pytest.mark.rule("PIL-049", "PIL-067")
def test_but_the_discard_pile_is_a_deck() -> None:
    match = Scenario().pawn("red", "C4").no_card("C3").deck("object").discard("O01").movement()
    match.play("go:foot:c3")
    assert hand(match, "red") == ["O01"] and discarded(match) == []


# -- crossed cells --------------------------------------------------------------------------


def in_between(start: str, dx: int, dy: int) -> list[str | None]:
    """The crossed cells as PIL-050 tells them: along the line, or along the long arm of an L."""
    long = max(abs(dx), abs(dy))
    if abs(dx) == abs(dy) or 0 in (dx, dy):
        return [shifted(start, dx // long * n, dy // long * n) for n in range(1, long)]
    if abs(dx) > abs(dy):
        return [shifted(start, dx // abs(dx) * n, 0) for n in range(1, long + 1)]
    return [shifted(start, 0, dy // abs(dy) * n) for n in range(1, long + 1)]


@pytest.mark.rule("PIL-050")
def test_the_crossed_cells_of_every_move() -> None:
    dots = {(a, b) for a in range(5) for b in range(a, 5) if b and (a in (0, b) or a == 1)}
    for start in CELLS:
        for dot in dots:
            for dx, dy in eight_pictures(dot):
                end = shifted(start, dx, dy)
                if end is not None:
                    crossed = names(BOARD.crossed[cell(start)][cell(end)])
                    assert crossed == in_between(start, dx, dy)
                    assert start not in crossed and end not in crossed


@pytest.mark.rule("PIL-050", "PIL-208")
def test_crossed_cells_in_a_game() -> None:
    match = Scenario().completed("red", "I-04").pawn("red", "C1").on_map("C2", "O16").on_map("C3", "O01").movement()
    match.play("go:boat:c3")
    assert keys(match) == {"take:c2", "skip"}
    match.play("take:c2")
    assert hand(match, "red") == ["O01", "O16"]
    assert asked(match) == "red" and seat(match, "red").cell == cell("C3")
