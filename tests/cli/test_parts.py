"""Maps, dials, dice, printed tracks and previews in the terminal, on a scene made by hand."""

from __future__ import annotations

import re
from copy import deepcopy

import pytest

import veillee
from tests.cli.screens import sitting_of
from tests.scenes import journey
from veillee.cli.speech import Say
from veillee.cli.table import cards, counters, places
from veillee.cli.table.ink import flow, line, things, wrap
from veillee.cli.table.options import Options
from veillee.cli.table.panes import Table
from veillee.cli.table.pieces import Pen
from veillee.cli.table.zones import Space, card
from veillee.core.scene import Cell, Choice, Face, Link, Mark, Piece, Scene, Zone


def table_of(scene: Scene) -> Table:
    return Table(scene, veillee.game("pilgrims"), Say("en"))


def drawn(scene: Scene, width: int = 80, lines: int = 10) -> str:
    """The board, then what lies in front of the players."""
    table, space = table_of(scene), Space(width, lines)
    rows = [row for sheet in (table.board(space), table.areas(space)) for row in (sheet.title, *sheet.rows)]
    assert max(row.cell_len for row in rows) <= width
    return "\n".join(row.plain for row in rows)


@pytest.mark.parametrize("count", [3, 12, 25, 61])
def test_a_map_fits_every_pane_with_every_number(count: int) -> None:
    scene = journey(count=count)
    assert scene.question is not None
    known = {f"cell:{cell.id}" for cell in scene.zone("journey").cells}
    scene.question.choices = [choice for choice in scene.question.choices if known & set(choice.targets)]
    for width in (40, 72, 79, 120):
        text = drawn(scene, width, 40)
        for number in range(1, len(scene.question.choices) + 1):
            assert re.search(rf"(?<![0-9]){number}[+]?○", text), (width, number)


def test_the_map_numbers_places_and_shows_who_stands_where() -> None:
    text = drawn(journey())
    for words in ("1○▲▲", "2○‴‴‴", "3○▲▲▲", "○▲(B)(R)", "(V)(B)(w×5)", "✕"):
        assert words in text
    assert "Old Mill 6 ▲ (B)(R) → Old Mill 1≈, Old Mill 5‴‴, Old Mill 7, Old Mill 11" in text


def test_the_list_has_every_place_with_its_paths_and_costs() -> None:
    lines = table_of(journey()).whole(80)
    text = "\n".join(row.plain for row in lines)
    assert max(row.cell_len for row in lines) <= 80
    for n in range(25):
        assert f"Old Mill {n} " in text or n % 4 == 0
    assert re.search(r"Old Mill 7 ≈≈ ✕ closed →", text)


def test_paths_are_named_without_what_explains_them() -> None:
    scene = deepcopy(journey())
    scene.zone("journey").links[0].kind = "dirt"
    scene.legend["dirt"] = Mark("", "", "dirt road: muddy and slow")
    assert "(dirt road)" in drawn(scene, 120, 60) and "muddy" not in drawn(scene, 120, 60)


def test_a_path_that_goes_one_way_leads_only_there() -> None:
    zone = Zone("z", "graph", "Z", cells=[Cell("a", x=1), Cell("b", x=9)], links=[Link("a", "b", one_way=True)])
    assert [place.id for place, _ in places.ways(zone, zone.cells[0])] == ["b"]
    assert places.ways(zone, zone.cells[1]) == []


def test_a_map_of_one_place_is_drawn_too() -> None:
    scene = journey()
    scene.zones = [Zone("z", "graph", "Alone", cells=[Cell("a")])]
    scene.question = None
    assert "○" in drawn(scene)


def test_a_place_can_be_looked_at() -> None:
    pen = Pen(journey(), Say("en"))
    ((zone, cell),) = cards.find_places(pen, "old mill 6")
    text = "\n".join(row.plain for row in places.card(pen, zone, cell, 80))
    for words in ("Old Mill 6", "▲ fire", "the blue pawn", "the red pawn", "Old Mill 5  ‴‴ 2 × footprint"):
        assert words in text
    assert [cell.id for _, cell in cards.find_places(pen, "cell:p07")] == ["p07"]
    assert len(cards.find_places(pen, "mill 1")) > 5 and cards.find_places(pen, "nowhere") == []


def test_dice_show_their_side_and_what_they_are_without_colour() -> None:
    text = drawn(journey())
    for words in ("[▲] red die", "4 [≈] blue die", "[♠] white die", "[◉] blue die"):
        assert words in text


def test_the_number_of_a_die_stays_beside_its_name() -> None:
    scene = journey()
    assert scene.question is not None
    scene.question.choices = [Choice("reroll:2", "Reroll the blue die 2 now", targets=["die:1"])]
    options = Options(Pen(scene, Say("en")))
    label = options.label(options.groups[0].items[0], "Reroll the blue die 2 now").plain
    assert re.fullmatch(r"Reroll the blue die 2 \[.\] now", label)


def test_the_sides_of_a_die_are_listed() -> None:
    pen = Pen(journey(), Say("en"))
    (found,) = cards.find(pen, "die:1")
    text = "\n".join(row.plain for row in cards.card(pen, found, 80))
    assert "Sides" in text and "2 × leaf" in text and "footprint" in text


def test_dials_and_tracks_in_short_and_in_full() -> None:
    short = drawn(journey())
    assert "▰▰▰▰▰▱▱▱▱▱▱▱ 5/12" in short and "(B)(R) 12  (V) 57 /100" in short
    assert "⛨ 2/6" in short and "Armour 1/6" in short
    assert "○○☼○○○○○" in table_of(journey()).header(80).plain
    full = drawn(journey(), 120, 40)
    assert "‴ reroll 0, 3, 12, 22, 44, 52" in full


def test_a_closed_space_of_a_track_is_called_closed() -> None:
    pen = Pen(journey(), Say("en"))
    zone = Zone("t", "track", "Pier", spaces=4, cells=[Cell("2", closed=True), Cell("3", marks=["gold"])])
    (row,) = counters.printed(pen, zone, 78)
    assert "closed 2" in row.plain and "◉ 3" in row.plain


def test_a_track_of_many_pieces_counts_them() -> None:
    pieces = [Piece(f"crest:{space}", at=str(space)) for space in range(2, 8)]
    zone = Zone("crests", "track", "Crests", owner=0, spaces=7, pieces=pieces)
    assert counters.track(Pen(journey(), Say("en")), zone).plain == "Crests 6/7"


def test_a_quotation_that_all_options_share_is_not_cut_in_two() -> None:
    scene = journey()
    assert scene.question is not None
    titles = ("Keen Eye", "Long Road")
    scene.question.choices = [
        Choice(f"take:{at}", f"« {title} », the {kind} one: {at} VP", "Challenges", targets=[f"challenge:{at}"])
        for at, (title, kind) in enumerate(zip(titles, ("easy", "hard"), strict=True))
    ]
    pieces = [
        Piece(f"challenge:{at}", face=Face(title, "challenge", marks=["gold"])) for at, title in enumerate(titles)
    ]
    scene.zones.append(Zone("challenges", "row", "Challenges", pieces=pieces))
    options = Options(Pen(scene, Say("en")))
    first = options.groups[0].items[0]
    assert first.short.startswith("« Keen Eye », the easy one")
    assert options.label(first, first.short).plain.startswith("« Keen Eye » ◉, the easy one")


def test_what_an_option_would_bring_is_said_with_it() -> None:
    options = Options(Pen(journey(), Say("en")))
    first = options.groups[0].items[0]
    assert options.label(first, first.short).plain == "p01 · ▲▲ › lose 1 footprint · gain 2 light"
    assert any("Stay here › gain 1 light" in row.text.plain for row in options.rows(79))


def test_no_name_is_cut_in_two_where_labels_begin_alike() -> None:
    scene = journey()
    assert scene.question is not None
    scene.question.choices = [
        Choice(f"both:{n}", f"Roll the blue die {n} and the white die", "Both", "TST-002", [f"die:{n}", "die:0"])
        for n in (1, 2)
    ]
    dice = {piece.id: piece for zone in scene.zones for piece in zone.pieces if piece.id.startswith("die:")}
    for n in (1, 2):
        face = dice[f"die:{n}"].face
        assert face is not None
        face.title = f"blue die {n}"
    (both,) = Options(Pen(scene, Say("en"))).groups
    assert [item.short for item in both.items] == ["blue die 1 and the white die", "blue die 2 and the white die"]


def test_a_title_can_be_read_before_gains_are_shown_beside_it() -> None:
    pen = Pen(journey(), Say("en"))
    piece = Piece("card:x", Face("Merchant", "card", points=2, gains=["leaf", "leaf", "gold"]))
    assert pen.one_line(piece, 24, "  ").plain.split() == ["Merchant", "+2", "›♠♠◉"]
    assert pen.one_line(piece, 13, "  ").plain.split() == ["Merchant", "+2"]
    assert "Merchant" in card(pen, piece, 12, 1)[0].plain


def test_nothing_stands_beside_the_rest_of_a_broken_part() -> None:
    rows = [row.plain for row in flow(line("Do "), [line("a long thing to do"), line("b"), line("c")], 16)]
    assert rows == ["Do a long", "      thing to", "      do", "   b  c"]


def test_pieces_of_one_kind_on_a_place_are_counted() -> None:
    pen = Pen(journey(), Say("en"))
    assert "5 × a wolf" in pen.at_cell("cell:p12").plain
    assert "the blue pawn, the red pawn" in pen.at_cell("cell:p06").plain


def test_tokens_in_a_row_are_drawn_by_what_they_show() -> None:
    scene = deepcopy(journey())
    hers = Piece("bag:a", marks=[Mark("", "A", "Ann's pawn"), Mark("", "×2", "two of them")])
    scene.zones.append(Zone("bag", "row", "Bag", pieces=[hers, Piece("bag:7", marks=[Mark("", "7", "pawn 7")])]))
    assert "A ×2  7" in drawn(scene) and "face-down" not in drawn(scene)


def test_everything_drawn_can_be_pointed_at() -> None:
    scene = journey()
    table, space = table_of(scene), Space(120, 40)
    rows = [row for sheet in (table.board(space), table.areas(space)) for row in sheet.rows]
    pointed = {thing for row in rows for thing in things(row)}
    assert {f"cell:{cell.id}" for cell in scene.zone("journey").cells} <= pointed
    assert {piece.id for zone in scene.zones for piece in zone.pieces if piece.id.startswith("die:")} <= pointed


def test_french_signs_never_begin_a_line() -> None:
    rows = [row.plain for row in wrap(line("vous voyez la carte : « un texte » ; et puis ?"), 12)]
    assert all(row[0] not in ":;?!»" and not row.endswith("«") for row in rows)


def test_labels_say_what_lies_at_their_cell_and_leave_out_what_their_group_says() -> None:
    match = veillee.new("pilgrims", mode="solo", seed=7)
    match.play("corner:a1")
    options = Options(Pen(match.scene(0), Say("en")))
    foot = options.groups[0]
    assert foot.title == "On foot" and [item.short for item in foot.items] == ["B1", "A2", "B2"]
    assert options.label(foot.items[2], "B2").plain == "B2 · White Stag BrBe✶"
    match.play("go:foot:b2")
    options = Options(Pen(match.scene(0), Say("en")))
    traveller = options.groups[0]
    assert [item.short for item in traveller.items] == ["Hammer", "Shovel"]
    assert options.label(traveller.items[0], "Hammer").plain == "Hammer ▲⊕"


def test_ones_own_result_comes_first_and_bookkeeping_is_counted() -> None:
    match = veillee.new("lueur", mode="solo", seed=3)
    while not match.events(seat=0, lang="en") or match.events(seat=0, lang="en")[-1].kind != "rolls":
        match.play(match.legal_keys[0])
    table = sitting_of(match).table(0)
    seats = [event.seat for event in table.told]
    assert {0, -1} < set(seats)
    rows = [row.plain for row in table.since(200)]
    told = [event.text for event in table.told if event.seat != -1]
    assert table.told[0].seat == 0, "one's own result"
    assert len(rows) == len(told) + 1
    assert all(text in row for text, row in zip(told, rows, strict=False))
    assert rows[-1].strip().startswith(f"… and {seats.count(-1)} lines")


def test_where_there_is_little_room_the_way_to_ones_own_result_is_counted() -> None:
    match = veillee.new("lueur", mode="solo", seed=3)
    while True:
        match.play(match.legal_keys[0])
        table = sitting_of(match).table(0)
        shown = [event for event in table.told if event.seat != -1]
        own = next((at for at, event in enumerate(shown) if event.seat != 0), 0)
        if own > 2:
            break
    whole = len(table.since(200))
    rows = [row.plain for row in table.since(200, len(shown))]
    assert shown[own - 2].text in rows[0] and shown[own].text in rows[2]
    assert whole - len(rows) == own - 2 - (len(shown) == len(table.told))


@pytest.mark.parametrize("room", [3, 4, 6])
def test_where_there_is_still_too_little_room_the_latest_is_in_sight(room: int) -> None:
    """What happened last stands there, whoever did it; the rest is counted."""
    match = veillee.new("kinfire", mode="combat", seats=["human", "human"], people=[0, 0], seed=3)
    longest = 0
    while longest < 2 * room and not match.over:
        match.play(match.legal_keys[0])
        table = sitting_of(match).table(0)
        shown = [event for event in table.told if event.seat != -1]
        longest = len(shown)
    rows = [row.plain for row in table.since(200, room)]
    assert shown[-1].text in rows[-2] and len(rows) <= room
    assert rows[-1].strip() == f"… and {len(table.told) - len(rows) + 1} lines of bookkeeping (l tells all)"
