"""Maps, dials, dice, printed tracks and previews in the terminal, on a scene made by hand."""

from __future__ import annotations

import re
from typing import Any

import pytest

import veillee
from tests.cli.table import ANSI
from tests.cli.test_screen import SIZES, all_numbers, printed
from tests.scenes import journey
from veillee.cli.drawing import cards, counters, places
from veillee.cli.drawing.ink import flow, line
from veillee.cli.drawing.options import Options
from veillee.cli.drawing.pieces import Pen
from veillee.cli.drawing.screen import Screen
from veillee.cli.drawing.zones import card
from veillee.cli.speech import Say
from veillee.core.scene import Cell, Choice, Face, Link, Piece, Scene, Zone


def screen_of(scene: Scene, **more: Any) -> Screen:
    return Screen(scene, veillee.new("pilgrims", mode="solo", seed=1).spec, Say("en"), **more)


@pytest.mark.parametrize("count", [3, 12, 25, 61])
def test_a_map_fits_every_screen_with_every_number(count: int) -> None:
    scene = journey(count=count)
    assert scene.question is not None
    known = {f"cell:{cell.id}" for cell in scene.zone("journey").cells}
    scene.question.choices = [
        choice
        for choice in scene.question.choices
        if not choice.targets or known & set(choice.targets) or "die" in choice.key
    ]
    for width, height in SIZES:
        screen = screen_of(scene)
        lines = screen.lines(width, height)
        assert len(lines) <= height - 1 and max(row.cell_len for row in lines) <= width
        text = "\n".join(row.plain for row in lines)
        assert all_numbers(screen, text.replace("○", " "), width, height) == set(
            range(1, len(scene.question.choices) + 1)
        )


def test_the_map_numbers_places_and_shows_who_stands_where() -> None:
    text = printed(screen_of(journey()), 80, 24)
    for words in ("1○▲▲", "2○‴‴‴", "3○▲▲▲", "○▲(B)(R)", "(V)(B)(w×5)", "✕"):
        assert words in text
    assert "Old Mill 6 ▲ (B)(R) → Old Mill 1≈, Old Mill 5‴‴, Old Mill 7, Old Mill 11" in text


def test_the_list_has_every_place_with_its_paths_and_costs() -> None:
    lines = screen_of(journey()).whole(80)
    text = "\n".join(row.plain for row in lines)
    assert max(row.cell_len for row in lines) <= 80
    for n in range(25):
        assert f"Old Mill {n} " in text or n % 4 == 0
    assert re.search(r"Old Mill 7 ≈≈ ✕ closed →", text)


def test_a_path_that_goes_one_way_leads_only_there() -> None:
    zone = Zone("z", "graph", "Z", cells=[Cell("a", x=1), Cell("b", x=9)], links=[Link("a", "b", one_way=True)])
    assert [place.id for place, _ in places.ways(zone, zone.cells[0])] == ["b"]
    assert places.ways(zone, zone.cells[1]) == []


def test_a_map_of_one_place_is_drawn_too() -> None:
    scene = journey()
    scene.zones = [Zone("z", "graph", "Alone", cells=[Cell("a")])]
    scene.question = None
    assert "○" in printed(screen_of(scene), 80, 24)


def test_a_place_can_be_looked_at() -> None:
    pen = Pen(journey(), Say("en"))
    ((zone, cell),) = cards.find_places(pen, "old mill 6")
    text = "\n".join(row.plain for row in places.card(pen, zone, cell, 80))
    for words in ("Old Mill 6", "▲ fire", "the blue pawn", "the red pawn", "Old Mill 5  ‴‴ 2 footprint"):
        assert words in text
    assert [cell.id for _, cell in cards.find_places(pen, "cell:p07")] == ["p07"]
    assert len(cards.find_places(pen, "mill 1")) > 5 and cards.find_places(pen, "nowhere") == []


def test_dice_show_their_side_and_what_they_are_without_colour() -> None:
    text = printed(screen_of(journey()), 80, 24)
    for words in ("[▲] red die", "4 [≈] blue die", "[♠] white die", "[◉] blue die"):
        assert words in text


def test_the_sides_of_a_die_are_listed() -> None:
    pen = Pen(journey(), Say("en"))
    (found,) = cards.find(pen, "die:1")
    text = "\n".join(row.plain for row in cards.card(pen, found, 80))
    assert "Sides" in text and "2 leaf" in text and "footprint" in text


def test_dials_and_tracks_in_short_and_in_full() -> None:
    short = printed(screen_of(journey()), 80, 24)
    assert "Danger 5/12" in short and "(B)(R) 12  (V) 57 /100" in short and "⛨ 2/6" in short and "Armour 1/6" in short
    assert "○○☼○○○○○" in short
    full = printed(screen_of(journey()), 160, 50)
    assert "▰▰▰▰▰▱▱▱▱▱▱▱ 5/12" in full and "wolves come at 12" in full
    assert "‴ reroll 0, 3, 12, 22, 44, 52" in full


def test_a_closed_space_of_a_track_is_called_closed() -> None:
    pen = Pen(journey(), Say("en"))
    zone = Zone("t", "track", "Pier", spaces=4, cells=[Cell("2", closed=True), Cell("3", marks=["gold"])])
    (section,) = counters.full(pen, [zone], [], 78)
    assert "closed 2" in section.lines[0].plain and "◉ 3" in section.lines[0].plain


def test_what_an_option_would_bring_is_said_with_it() -> None:
    options = Options(Pen(journey(), Say("en")))
    first = options.groups[0].items[0]
    assert options.label(first, first.short).plain == "p01 · ▲▲ › lose 1 footprint, gain 2 light"
    assert options.label(first, first.short, brings=False).plain == "p01 · ▲▲"
    assert "›" not in options.label(first, first.short, rich=False).plain
    assert "Stay here › gain 1 light" in printed(screen_of(journey()), 80, 24)


def test_colours_say_nothing_that_signs_do_not() -> None:
    colored, plain = printed(screen_of(journey()), 80, 24, color=True), printed(screen_of(journey()), 80, 24)
    assert ANSI.sub("", colored) == plain


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
    wide = [row.plain for row in card(pen, piece, 26, 0)]
    assert wide[0].split() == ["Merchant", "+2", "›♠♠◉"]
    assert [row.plain.split() for row in card(pen, piece, 15, 0)] == [["Merchant", "+2"]]
    assert "Merchant" in card(pen, piece, 12, 1)[0].plain


def test_nothing_stands_beside_the_rest_of_a_broken_part() -> None:
    rows = [row.plain for row in flow(line("Do "), [line("a long thing to do"), line("b"), line("c")], 16)]
    assert rows == ["Do a long", "      thing to", "      do", "   b  c"]


def test_pieces_of_one_kind_on_a_place_are_counted() -> None:
    pen = Pen(journey(), Say("en"))
    assert "5 × a wolf" in pen.at_cell("cell:p12").plain
    assert "the blue pawn, the red pawn" in pen.at_cell("cell:p06").plain
