"""What every game paints alike: players, the order of their areas, piles and the player aid."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tests.games.high_card import GAME
from tests.games.high_card.table import HighCardTable
from tests.helpers import started
from veillee.core.album import Album
from veillee.core.painter import Painter
from veillee.core.scene import Mark, Piece
from veillee.core.spec import View
from veillee.core.text import Messages

COLORS = ("red", "blue", "green")


class Names(Messages):
    """Says the names of messages."""

    def format(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        return message


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
    return TrickPainter(View(table, seat, "en", lexicon, names, Album(None, lexicon, names)), seats, opponent)


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


def test_piles_and_the_player_aid_lie_beside_the_board() -> None:
    pile = painter(0).pile("deck", 12)
    assert (pile.id, pile.kind, pile.title, pile.place, pile.count) == ("deck", "pile", "zone-deck", "side", 12)
    aid = painter(0).aid([("turn", 2), ("end", 1)])
    assert (aid.id, aid.title, aid.place) == ("aid", "zone-aid", "side")
    faces = [piece.face for piece in aid.pieces if piece.face is not None]
    assert [piece.id for piece in aid.pieces] == ["aid:turn", "aid:end"]
    assert [face.title for face in faces] == ["aid-turn", "aid-end"]
    assert [face.lines for face in faces] == [["aid-turn-1", "aid-turn-2"], ["aid-end-1"]]


def test_a_game_says_what_colours_are_and_has_scores_where_sides_compete() -> None:
    with pytest.raises(NotImplementedError):
        Painter.color(painter(0), 0)
    assert Painter.score(painter(0), 0) is None
