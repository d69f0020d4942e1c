"""Reserving Adventures (chapter 2.9)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.deck import Deck, Draw
from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Option
from veillee.games.pilgrims.box import FALCONER, NONE, SLOTS, AdventureId
from veillee.games.pilgrims.steps.common import TurnAsk, reserve_limit
from veillee.games.pilgrims.table import PilgrimsTable


def reservations(table: PilgrimsTable) -> list[Option]:
    """PIL-077, PIL-083: any card of the river, or the top of a deck that is not empty."""
    options = table.box.options
    found: list[Option] = []
    for slot in range(SLOTS):
        if table.river[slot] != NONE:
            found.append(options.reserve[table.river[slot]])
    for level in range(2):
        if not table.adventures[level].empty():
            found.append(options.reserve_top[level])
    return found


def reserve(table: PilgrimsTable, seat: SeatNumber, choice: Option) -> None:
    """PIL-202: reserve at once; PIL-080: at the limit a reserved card is discarded first."""
    steps: list[DropReserved | TakeReserve] = [TakeReserve(seat, choice.kind == "reserve_top", choice.values[0])]
    player = table.seats[seat]
    if len(player.reserved) >= reserve_limit(table.box, player):
        steps.insert(0, DropReserved(seat))
    table.next(*steps)


class DropReserved(TurnAsk):
    """At the limit, discard a reserved Adventure before the new one is seen.

    Discarded Adventures are out of the game for good (PIL-081).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-080", "PIL-081", "PIL-079")
    prompt: ClassVar[str] = "ask-drop"

    def choices(self, table: PilgrimsTable) -> list[Option]:
        return [table.box.options.drop[card] for card in table.seats[self.seat].reserved]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        card = choice.values[0]
        table.seats[self.seat].reserved.remove(card)
        table.removed.append(card)
        if table.log is not None:
            table.tell("drops", "PIL-080", self.seat, {"seat": self.seat, "adventure": card})

    def why_not_drop(self, table: PilgrimsTable, adventure: AdventureId) -> Reason:
        return Reason("why-drop-other", "PIL-080", {"adventure": adventure})


class TakeReserve(Act[PilgrimsTable]):
    """Put the chosen card of the river, or the top card of a deck, face up beside one's board.

    The slot of the river stays empty until the end of the turn (PIL-082).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-077", "PIL-078", "PIL-082")

    seat: SeatNumber
    from_deck: bool
    which: int  # the Adventure, or the level of the deck

    def __init__(self, seat: SeatNumber, from_deck: bool, which: int) -> None:
        self.seat = seat
        self.from_deck = from_deck
        self.which = which

    def run(self, table: PilgrimsTable) -> None:
        if self.from_deck:
            table.next(DrawReserve(self.seat, self.which))
        else:
            slot = table.river.index(self.which)
            table.river[slot] = NONE
            table.seats[self.seat].reserved.append(self.which)
            if table.log is not None:
                args = {"seat": self.seat, "adventure": self.which, "number": slot + 1}
                table.tell("reserves", "PIL-078", self.seat, args)


class DrawReserve(Draw[PilgrimsTable]):
    """Reserve the top card of an Adventure deck: once seen it cannot be refused."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-077", "PIL-078")
    role: ClassVar[str] = "adventure"

    seat: SeatNumber
    level: int

    def __init__(self, seat: SeatNumber, level: int) -> None:
        self.seat = seat
        self.level = level

    def deck(self, table: PilgrimsTable) -> Deck:
        return table.adventures[self.level]

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        table.seats[self.seat].reserved.append(card)
        if table.log is not None:
            args = {"seat": self.seat, "adventure": card, "deck": self.level}
            table.tell("reserves-top", "PIL-078", self.seat, args)


class Reserve(TurnAsk):
    """Reserve an Adventure from the river or from a deck, or decline."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-202", "PIL-077", "PIL-083", "PIL-185")
    prompt: ClassVar[str] = "ask-reserve"

    optional: bool

    def __init__(self, seat: SeatNumber, optional: bool) -> None:
        self.seat = seat
        self.optional = optional

    def choices(self, table: PilgrimsTable) -> list[Option]:
        found = reservations(table)
        if self.optional:
            found.append(table.box.options.skip)
        return found

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        if choice is not table.box.options.skip:
            reserve(table, self.seat, choice)

    def why_not_reserve(self, table: PilgrimsTable, adventure: AdventureId) -> Reason:
        return not_in_river(table, adventure, "PIL-077")

    def why_not_reserve_top(self, table: PilgrimsTable, deck: int) -> Reason:
        return no_deck(deck)

    def why_not_skip(self, table: PilgrimsTable) -> Reason:
        return Reason("why-decline-paid", "PIL-192")


# -- why not --------------------------------------------------------------------------------


def not_in_river(table: PilgrimsTable, card: AdventureId, rule: str) -> Reason:
    """Where an Adventure is instead: all but the decks lies open."""
    for other, player in enumerate(table.seats):
        if card in player.reserved:
            return Reason("why-adventure-reserved", "PIL-078", {"adventure": card, "seat": other})
        if card in player.completed:
            return Reason("why-adventure-completed", "PIL-095", {"adventure": card, "seat": other})
    if table.falconer is not None and card in table.falconer.completed:
        return Reason("why-adventure-completed", "PIL-175", {"adventure": card, "seat": FALCONER})
    if card in table.removed:
        return Reason("why-adventure-removed", "PIL-081", {"adventure": card})
    return Reason("why-adventure-deck", rule, {"adventure": card})


def no_deck(deck: int) -> Reason:
    return Reason("why-deck-empty", "PIL-083", {"deck": deck})
