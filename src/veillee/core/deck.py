"""A face-down deck: cards nobody knows, above cards that somebody put under them.

A shuffled deck has no order until it is looked at: the unknown part is a set, and drawing from it
is what chance is for. Cards put under the deck keep their order, and the seat that put them there
knows them.
"""

from __future__ import annotations

from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from veillee.core.ids import CardId, SeatNumber
from veillee.core.step import ChanceStep, T


@mypyc_attr(serializable=True)
class Deck:
    holds: ClassVar[dict[str, str]] = {"knower": "seat"}

    unknown: list[CardId]
    under: list[CardId]
    knower: list[SeatNumber]  # for each card under the deck: the seat that knows it, or EVERYBODY

    def __init__(self, cards: list[CardId]) -> None:
        self.unknown = cards
        self.under = []
        self.knower = []

    def fork(self) -> Deck:
        new = Deck(self.unknown.copy())
        if self.under:
            new.under = self.under.copy()
            new.knower = self.knower.copy()
        return new

    def __len__(self) -> int:
        return len(self.unknown) + len(self.under)

    def empty(self) -> bool:
        return not self.unknown and not self.under

    def put_under(self, card: CardId, knower: SeatNumber) -> None:
        self.under.append(card)
        self.knower.append(knower)

    def remove(self, card: CardId) -> None:
        """Take out the card that was drawn: an unknown one, or the topmost of those under them."""
        unknown = self.unknown
        if unknown:
            # The order of the unknown part means nothing, so the gap is filled by the last card.
            last = unknown.pop()
            if last != card:
                unknown[unknown.index(card)] = last
        else:
            assert self.under[0] == card, "cards under a deck come in their order"
            del self.under[0]
            del self.knower[0]

    def outcomes(self) -> list[tuple[CardId, int]]:
        if self.unknown:
            return [(card, 1) for card in self.unknown]
        return [(card, 1) for card in self.under[:1]]


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(ChanceStep[T], Generic[T]):
    """Draw the top card of a deck: say which deck, and what happens to the card."""

    def deck(self, table: T) -> Deck:
        raise NotImplementedError

    def drawn(self, table: T, card: CardId) -> None:
        raise NotImplementedError

    def outcomes(self, table: T) -> list[tuple[CardId, int]]:
        return self.deck(table).outcomes()

    def possible(self, table: T) -> bool:
        return not self.deck(table).empty()

    def sample(self, table: T) -> CardId:
        deck = self.deck(table)
        if deck.unknown:
            return deck.unknown[table.below(len(deck.unknown))]
        return deck.under[0]

    def resolve(self, table: T, outcome: int) -> None:
        self.deck(table).remove(outcome)
        self.drawn(table, outcome)
