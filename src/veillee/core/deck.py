"""A face-down deck: cards nobody knows, above cards that somebody put under them.

A shuffled deck has no order until it is looked at: the unknown part is a set, and drawing from it
is what chance is for. Cards put under the deck keep their order, and the seat that put them there
knows them.
"""

from __future__ import annotations

from typing import ClassVar, Generic

from mypy_extensions import mypyc_attr

from veillee.core.ids import Bits, CardId, SeatNumber
from veillee.core.secrets import Pool
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


# -- decks of players who know what they have bought ----------------------------------------------


class OwnDeck:
    """A player's draw and discard piles: cards that were gained before everybody's eyes lie on top of the others.

    It is no piece of its own but a way to handle the piles that lie in front of a player.
    """

    top: list[CardId]  # known to all, the last one on top
    unknown: list[CardId]  # below them, in no order
    discard: list[CardId]

    def __init__(self, top: list[CardId], unknown: list[CardId], discard: list[CardId]) -> None:
        self.top = top
        self.unknown = unknown
        self.discard = discard

    def shuffle(self) -> int:
        """Draw and discard pile become a new deck of which nobody knows the order; says how many cards it has."""
        self.unknown += self.top
        self.unknown += self.discard
        self.top.clear()
        self.discard.clear()
        return len(self.unknown)

    def remove(self, card: CardId) -> None:
        """Take out the unknown card that was drawn."""
        last = self.unknown.pop()
        if last != card:
            self.unknown[self.unknown.index(card)] = last

    def hide(self, hand: list[CardId], seen: list[int], held: Bits, shared: Pool, rest: Pool) -> None:
        """What others cannot tell apart: cards of a kind that is held, in deck or hand; others only in the deck.

        `seen` marks the cards of the hand that everybody knows, `held` are the cards that a hand may hold at all.
        """
        for index in range(len(self.unknown)):
            (shared if held >> self.unknown[index] & 1 else rest).add(self.unknown, index)
        for index in range(len(hand)):
            if not seen[index]:
                shared.add(hand, index)


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawOwn(ChanceStep[T], Generic[T]):
    """Draw from a player's own deck: a known card reveals nothing, any other comes by lot.

    An empty deck is made of the discard pile at once. Say which deck, and what happens to the card.
    """

    role: ClassVar[str] = "card"

    def deck(self, table: T) -> OwnDeck:
        raise NotImplementedError

    def shuffled(self, table: T, number: int) -> None:
        """The discard pile has become a deck of so many cards."""

    def drawn(self, table: T, card: CardId, known: bool) -> None:
        raise NotImplementedError

    def enter(self, table: T) -> bool:
        deck = self.deck(table)
        if deck.top:
            self.drawn(table, deck.top.pop(), True)
            return False
        if not deck.unknown:
            self.shuffled(table, deck.shuffle())
        return super().enter(table)

    def outcomes(self, table: T) -> list[tuple[CardId, int]]:
        return [(card, 1) for card in self.deck(table).unknown]

    def possible(self, table: T) -> bool:
        return bool(self.deck(table).unknown)

    def sample(self, table: T) -> CardId:
        unknown = self.deck(table).unknown
        return unknown[table.below(len(unknown))]

    def resolve(self, table: T, outcome: int) -> None:
        self.deck(table).remove(outcome)
        self.drawn(table, outcome, False)


def take_up(hand: list[CardId], seen: list[int], card: CardId, known: bool) -> None:
    """A card comes into a hand, with a mark if everybody knows it."""
    hand.append(card)
    seen.append(1 if known else 0)


def lay_down(hand: list[CardId], seen: list[int], card: CardId) -> None:
    """A card leaves a hand, and its mark with it."""
    place = hand.index(card)
    del hand[place]
    del seen[place]
