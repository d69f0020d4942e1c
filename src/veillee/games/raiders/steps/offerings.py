"""Offerings to the chieftain: paying for a tile, and the display (chapter A6)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.table import EVERYBODY
from veillee.games.raiders.box import NONE, Good, TileId
from veillee.games.raiders.steps.common import PileDraw, pay
from veillee.games.raiders.table import SETUP, Pile, RaidersTable


def can_pay(table: RaidersTable, seat: SeatNumber, price: tuple[int, ...]) -> bool:
    """RAI-060: all gold, iron, livestock and silver of a price, or nothing."""
    goods = table.seats[seat].goods
    return goods[0] >= price[0] and goods[1] >= price[1] and goods[2] >= price[2] and goods[3] >= price[3]


def less(price: tuple[int, ...], good: Good, number: int) -> tuple[int, ...]:
    """RAI-141: the price with less of one item."""
    left = list(price)
    left[good] = max(0, left[good] - number)
    return tuple(left)


def make_offering(table: RaidersTable, seat: SeatNumber, tile: TileId, price: tuple[int, ...]) -> None:
    """Pay, keep the tile face down, and turn up the next one at once (RAI-060, RAI-061)."""
    if table.log is not None:
        table.tell("offers", "RAI-060", seat, {"seat": seat, "offering": tile})
    for good in range(4):
        if price[good]:
            pay(table, seat, good, price[good])
            if table.log is not None:
                table.tell("pays", "RAI-060", seat, {"seat": seat, "good": good, "number": price[good]})
    slot = table.display.index(tile)
    table.display[slot] = NONE
    table.seats[seat].tiles.append(tile)
    table.next(RevealOffering(slot))


def from_stack(table: RaidersTable, layers: int) -> None:
    """Note when another layer comes to lie on top of the stack.

    All tiles of the layer above have then been seen or are the opponent's, so that anybody can tell
    which ones the opponent took from it.
    """
    if table.opponent is not None and len(table.offerings.layers) < layers:
        table.opponent.fresh = 0


class RevealOffering(PileDraw):
    """Turn the top tile of the stack face up; an empty stack leaves the space empty."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-061", "RAI-012", "RAI-138")
    role: ClassVar[str] = "offering"

    slot: int

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def pile(self, table: RaidersTable) -> Pile:
        return table.offerings

    def resolve(self, table: RaidersTable, outcome: int) -> None:
        layers = len(table.offerings.layers)
        super().resolve(table, outcome)
        from_stack(table, layers)

    def drawn(self, table: RaidersTable, piece: int) -> None:
        table.display[self.slot] = piece
        if table.log is not None:
            rule = "RAI-012" if table.phase == SETUP else "RAI-061"
            table.tell("reveals-offering", rule, EVERYBODY, {"offering": piece, "number": self.slot + 1})


def cycle_offerings(table: RaidersTable, seat: SeatNumber) -> None:
    """RAI-138: all face-up tiles go under the stack in random order, and as many are turned up.

    The stack keeps its size, and everybody knows which tiles lie lowest.
    """
    tiles: list[TileId] = []
    for slot in range(len(table.display) - 1, -1, -1):
        tile = table.display[slot]
        if tile != NONE:
            tiles.append(tile)
            table.display[slot] = NONE
            table.next(RevealOffering(slot))
    if table.opponent is not None and table.offerings.empty():
        table.opponent.fresh = 0
    table.offerings.put_under(tiles, EVERYBODY)
    if table.log is not None:
        table.tell("cycles-offerings", "RAI-138", seat, {"seat": seat, "number": len(tiles)})


def unpayable(table: RaidersTable, seat: SeatNumber, price: tuple[int, ...], rule: str) -> Reason | None:
    """The first good of a price that the seat has too little of."""
    goods = table.seats[seat].goods
    for good, number in enumerate(price):
        if goods[good] < number:
            return Reason("why-offer-pay", rule, {"good": good, "number": number, "number2": goods[good]})
    return None
