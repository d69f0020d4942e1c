"""The rules of High Card: deal, lay face down, turn over."""

from __future__ import annotations

from typing import ClassVar

from tests.games.high_card.table import NONE, HighCardTable
from tests.games.high_card.words import OPTIONS
from veillee.core.deck import Deck, Draw
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY


class Deal(Draw[HighCardTable]):
    """Draw a card that only its owner sees."""

    rules: ClassVar[tuple[str, ...]] = ("HC-001",)
    role: ClassVar[str] = "card"

    seat: int

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def deck(self, table: HighCardTable) -> Deck:
        return table.deck

    def drawn(self, table: HighCardTable, card: int) -> None:
        table.seats[self.seat].hand.append(card)
        if table.log is not None:
            table.tell("draws", "HC-001", self.seat, {"seat": self.seat}, {"card": card})


class Lay(Ask[HighCardTable]):
    """Lay a card of one's hand face down."""

    rules: ClassVar[tuple[str, ...]] = ("HC-002",)
    prompt: ClassVar[str] = "ask-lay"

    def options(self, table: HighCardTable) -> list[Option]:
        return [OPTIONS.lay[card] for card in sorted(table.seats[self.seat].hand)]

    def resolve(self, table: HighCardTable, choice: Option) -> None:
        card = choice.values[0]
        table.seats[self.seat].hand.remove(card)
        table.laid[self.seat] = card
        if table.log is not None:
            table.tell("lays", "HC-002", self.seat, {"seat": self.seat}, {"card": card})

    def why_not_lay(self, table: HighCardTable, card: int) -> Reason:
        return Reason("why-not-in-hand", "HC-002", {"card": card})


class TurnOver(Act[HighCardTable]):
    """All laid cards are shown, the highest takes the trick, and while there are cards it goes on."""

    rules: ClassVar[tuple[str, ...]] = ("HC-003",)

    def run(self, table: HighCardTable) -> None:
        for seat, card in enumerate(table.laid):
            if table.log is not None:
                table.tell("shows", "HC-003", seat, {"seat": seat, "card": card})
        best = table.laid.index(max(table.laid))
        table.seats[best].tricks += 1
        table.shown.extend(table.laid)
        table.laid = [NONE] * len(table.seats)
        if table.log is not None:
            table.tell("takes", "HC-003", EVERYBODY, {"seat": best})
        if table.seats[0].hand:
            table.next(*trick(table))


def trick(table: HighCardTable) -> list[Lay | TurnOver]:
    return [*(Lay(seat) for seat in range(len(table.seats))), TurnOver()]
