"""Piles beside the grove: creatures in their lairs, and the Legends of a level."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import Bits, CardId, SeatNumber
from veillee.core.table import Thing
from veillee.games.bardwood.box import LegendId


class Lair(Thing):
    """A pile of creatures: the one on top lies open, the lowest is a boss."""

    holds: ClassVar[dict[str, str]] = {"top": "card", "crests": "{seat}"}

    top: CardId
    under: int  # how many lie below it, unseen
    crests: Bits  # the sides with a crest on it

    def __init__(self, top: CardId, under: int, crests: Bits) -> None:
        self.top = top
        self.under = under
        self.crests = crests

    def fork(self) -> Lair:
        return Lair(self.top, self.under, self.crests)


class LegendRow(Thing):
    """The Legends of one level: how many lie face down, and those that lie open with the runes on them."""

    holds: ClassVar[dict[str, str]] = {"unseen": "legend", "open": "legend", "runes": "open: seat"}

    pile: int
    unseen: list[LegendId]  # those of the pile and those left in the box
    open: list[LegendId]
    runes: list[SeatNumber]  # whose rune lies on each open Legend, or NONE

    def __init__(self, pile: int, unseen: list[LegendId]) -> None:
        self.pile = pile
        self.unseen = unseen
        self.open = []
        self.runes = []

    def fork(self) -> LegendRow:
        new = LegendRow(self.pile, self.unseen.copy())
        new.open = self.open.copy()
        new.runes = self.runes.copy()
        return new
