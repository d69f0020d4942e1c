"""What every game paints alike: players, the order of their areas, piles and the player aid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar

import pytest

from tests.games.high_card import GAME
from tests.games.high_card.table import HighCardTable
from tests.helpers import started
from veillee.core.album import Album
from veillee.core.painter import Painter
from veillee.core.scene import Cell, Face, Mark, PageInfo, Paragraph, Piece, Zone
from veillee.core.spec import View
from veillee.core.text import Messages

COLORS = ("red", "blue", "green")


class Names(Messages):
    """Says the names of messages."""

    def format(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        return message


class Cards(Album[None]):
    aid: ClassVar[tuple[tuple[str, int], ...]] = (("turn", 2), ("end", 1))

    def symbols(self) -> dict[str, Mark]:
        return {"star": Mark("star", "*", "a star"), "moon": Mark("moon", "c", "a moon")}

    def face_card(self, card: int) -> Face:
        return Face(f"card {card}", "card")

    def face_back(self, card: int) -> Face:
        return Face("back", "card")


class TrickPainter(Painter[HighCardTable]):
    def color(self, side: int) -> str:
        return COLORS[side]

    def score(self, side: int) -> int:
        return 10 + side


def painter(seat: int | None, seats: int = 3, opponent: int | None = None) -> TrickPainter:
    """High Card as a seat sees it; the first of its seats is asked."""
    table = started("high_card").table
    assert isinstance(table, HighCardTable) and table.asking is not None and table.asking.seat == 0
    lexicon, names = GAME.box().lexicon, Names("en")
    return TrickPainter(View(table, seat, "en", lexicon, names, album=Cards(None, lexicon, names)), seats, opponent)


def test_whoever_looks_sits_in_front() -> None:
    assert painter(0).seats_around() == [0, 1, 2]
    assert painter(2).seats_around() == [2, 0, 1]
    assert painter(None).seats_around() == [0, 1, 2]


def test_players_are_the_seats_and_the_automated_opponent() -> None:
    north, east, south = painter(None, seats=2, opponent=2).players()
    assert (north.name, north.color, north.sign, north.score) == ("North", "red", "sign-seat-0", 10)
    assert [player.index for player in (north, east, south)] == [0, 1, 2]
    assert [player.active for player in (north, east, south)] == [True, False, False]
    assert [player.automatic for player in (north, east, south)] == [False, False, True]
    assert len(painter(None, seats=2).players()) == 2


def test_what_lies_in_front_of_a_side() -> None:
    painting = painter(1, seats=2, opponent=2)
    zones = [painting.area("hand", "hand", side) for side in painting.sides]
    assert [zone.id for zone in zones] == ["hand:north", "hand:east", "hand:south"]
    assert [zone.place for zone in zones] == ["other", "own", "opponent"]
    assert [zone.owner for zone in zones] == [0, 1, 2]
    mark = Mark("coin", "o", "coins")
    zone = painting.area("coins", "tally", 0, [Piece("coin")], 7, mark)
    assert (zone.kind, zone.title, zone.pieces, zone.count, zone.mark) == (
        "tally",
        "zone-coins",
        [Piece("coin")],
        7,
        mark,
    )


def titles(zone: Zone) -> list[str]:
    return [piece.face.title for piece in zone.pieces if piece.face is not None]


def test_a_piece_shows_its_printed_face_or_another_of_them() -> None:
    trick, mark = painter(0), Mark("star", "*", "a star")
    target = trick.view.target("card", 5)
    piece = trick.piece("card", 5, at="a1", under="x", owner=1, marks=[mark])
    assert piece == Piece(target, Face("card 5", "card"), "a1", "x", 1, [mark])
    assert piece.face is trick.album.face("card", 5)
    assert trick.piece("card", 5, look="back") == Piece(target, Face("back", "card"))


def test_the_legend_leaves_out_what_this_match_cannot_show() -> None:
    class Moonless(TrickPainter):
        def absent(self) -> set[str]:
            return {"moon"}

    assert list(painter(0).legend()) == ["star", "moon"]
    assert list(Moonless(painter(0).view, 3).legend()) == ["star"]


def test_pawns_have_the_colour_and_the_sign_of_their_side_and_tokens_have_none() -> None:
    trick = painter(0)
    pawn = trick.pawn(1, "7", "where East stands")
    assert pawn == Piece("seat:east", at="7", owner=1, marks=[Mark("pawn", "sign-seat-1", "where East stands", "blue")])
    boat = trick.pawn(1, "7", "a boat", "boat", "ship", "~")
    assert (boat.id, boat.marks) == ("boat:east", [Mark("ship", "~", "a boat", "blue")])
    mark = Mark("sun", "o", "today")
    assert trick.token("sun", "2", mark) == Piece("sun", at="2", marks=[mark])


def test_a_display_keeps_the_places_of_cards_that_were_taken() -> None:
    zone = painter(0).display("market", "card", [4, -1, 6])
    assert (zone.id, zone.kind, zone.title, zone.place) == ("market", "row", "zone-market", "board")
    assert [piece.empty for piece in zone.pieces] == [False, True, False]
    assert titles(zone) == ["card 4", "card 6"] and zone.pieces[1].id == "slot:2"


def test_a_track_has_spaces_and_what_is_printed_on_them() -> None:
    sun, cell = Piece("sun", at="2"), Cell("3", marks=["star"])
    zone = painter(0).track("days", 8, [sun], [cell], "side")
    assert (zone.kind, zone.spaces, zone.pieces, zone.cells, zone.place) == ("track", 8, [sun], [cell], "side")


def test_piles_lie_beside_the_board_or_in_front_of_a_side() -> None:
    trick = painter(0, seats=2, opponent=2)
    pile = trick.pile("deck", 12)
    assert (pile.id, pile.kind, pile.title, pile.place, pile.count) == ("deck", "pile", "zone-deck", "side", 12)
    top = trick.piece("card", 3)
    pile = trick.pile("discard", 4, [top], side=2)
    assert (pile.id, pile.place, pile.owner, pile.count, pile.pieces) == ("discard:south", "opponent", 2, 4, [top])


def test_the_player_aid_says_what_the_album_declares() -> None:
    aid = painter(0).aid()
    assert (aid.id, aid.title, aid.place) == ("aid", "zone-aid", "side")
    faces = [piece.face for piece in aid.pieces if piece.face is not None]
    assert [piece.id for piece in aid.pieces] == ["aid:turn", "aid:end"]
    assert [face.title for face in faces] == ["aid-turn", "aid-end"]
    assert [face.lines for face in faces] == [["aid-turn-1", "aid-turn-2"], ["aid-end-1"]]


def test_a_hand_is_open_to_its_owner_only() -> None:
    mark = Mark("draw", "+", "drawn")
    drawn = [Piece("drawn")]

    def hand(seat: int | None) -> Zone:
        return painter(seat).hand(1, "card", [7, 2, 5], known=[5], drawn=drawn, marks={5: mark})

    own = hand(1)
    assert (own.id, own.kind, own.place, own.count) == ("hand:east", "hand", "own", 3)
    assert titles(own) == ["card 2", "card 5", "card 7"] and own.pieces[-1] == drawn[0]
    assert [piece.marks for piece in own.pieces[:3]] == [[], [mark], []]
    for other in (hand(0), hand(None)):
        assert (other.count, titles(other), len(other.pieces)) == (3, ["card 5"], 1)
    assert painter(1).hand(1, "card", [], name="cave").id == "cave:east"


def test_cards_lie_face_up_or_in_a_pile() -> None:
    trick = painter(0)
    zone = trick.cards(1, "won", "card", [7, 2], "mat")
    assert (zone.id, zone.kind, zone.count, titles(zone)) == ("won:east", "mat", 2, ["card 7", "card 2"])
    zone = trick.cards(1, "won", "card", [7, 2], shown=False)
    assert (zone.kind, zone.count, zone.pieces) == ("pile", 2, [])


def test_rows_and_tallies_are_counted() -> None:
    trick, mark = painter(0), Mark("coin", "o", "coins")
    row = trick.row(0, "dice", [Piece("die")])
    assert (row.kind, row.count, row.pieces) == ("row", 1, [Piece("die")])
    tally = trick.tally(0, "coins", 7, mark)
    assert (tally.id, tally.kind, tally.count, tally.mark, tally.pieces) == ("coins:north", "tally", 7, mark, [])


def test_a_game_says_what_colours_are_and_has_scores_where_sides_compete() -> None:
    with pytest.raises(NotImplementedError):
        Painter.color(painter(0), 0)
    assert Painter.score(painter(0), 0) is None


def test_wheels_songs_and_stories() -> None:
    scribe = painter(0)
    wheel = scribe.wheel("dial", [Cell("n"), Cell("e")], 1, side=0)
    assert (wheel.kind, wheel.id, wheel.place, wheel.count) == ("wheel", "dial:north", "own", 1)
    assert [cell.id for cell in wheel.cells] == ["n", "e"]
    assert scribe.wheel("dial", [Cell("n")], 0).owner is None
    song = scribe.stave(1, "song", [scribe.piece("card", 3)], spaces=5)
    assert (song.kind, song.place, song.spaces, song.count) == ("stave", "other", 5, 1)
    story = scribe.story("tale", [Paragraph("Once.", decided=True)])
    assert (story.kind, story.title, story.paragraphs) == ("text", "zone-tale", [Paragraph("Once.", decided=True)])
    assert scribe.pawn(0, "n", "North", figure="crown").figure == "crown"


def test_zones_on_pages() -> None:
    board, deck = Zone("board", "row", "Board"), Zone("deck", "pile", "Deck")
    pages, zones = painter(0).pages(board=[board], city=[], decks=[deck])
    assert pages == [PageInfo("board", "page-board"), PageInfo("decks", "page-decks")]
    assert [(zone.id, zone.page) for zone in zones] == [("board", "board"), ("deck", "decks")]
