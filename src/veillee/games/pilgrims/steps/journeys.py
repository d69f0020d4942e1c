"""Advanced mode: Journey cards and their tokens (chapter 2.14)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import Deck, Draw
from veillee.core.ids import CardId, CellId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Option
from veillee.games.pilgrims.box import NONE, REWARD_CLOVER, REWARD_OBJECT
from veillee.games.pilgrims.steps.common import DrawObject, TurnAsk, gain_clovers
from veillee.games.pilgrims.table import SETUP, PilgrimsTable

ALL_TOKENS: Final = 0b111


def journey_place(table: PilgrimsTable, seat: SeatNumber, cell: CellId) -> int:
    """The bit of a cell on the seat's Journey card, or 0 where no token would be placed.

    PIL-142: at most one token per cell of the card.
    """
    player = table.seats[seat]
    if player.journey == NONE:
        return 0
    cells = table.box.journeys[player.journey].cells
    for place in range(len(cells)):
        if cells[place] == cell and not player.tokens >> place & 1:
            return 1 << place
    return 0


def completes_journey(table: PilgrimsTable, seat: SeatNumber) -> bool:
    """Whether the token for the pawn's cell would be the third."""
    player = table.seats[seat]
    return player.tokens | journey_place(table, seat, player.cell) == ALL_TOKENS


def place_token(table: PilgrimsTable, seat: SeatNumber) -> None:
    """PIL-140, PIL-141: a token on the card's cell where the pawn has just been placed.

    PIL-143, PIL-144: the third token completes the card, gives its bonus and a new choice.
    """
    player = table.seats[seat]
    player.tokens |= journey_place(table, seat, player.cell)
    if table.log is not None:
        args = {"seat": seat, "journey": player.journey, "cell": player.cell}
        table.tell("journey-token", "PIL-140", seat, args)
    if player.tokens != ALL_TOKENS:
        return
    completed = player.journey
    player.journeys.append(completed)
    player.journey = NONE
    player.tokens = 0
    if table.log is not None:
        table.tell("journey-completed", "PIL-143", seat, {"seat": seat, "journey": completed})
    table.next(*draw_journeys(table, seat))
    bonus = table.box.journeys[completed].bonus
    if bonus == REWARD_OBJECT:
        table.next(DrawObject(seat, "PIL-143"))
    elif bonus == REWARD_CLOVER:
        gain_clovers(table, seat, 1, "PIL-143")


def draw_journeys(table: PilgrimsTable, seat: SeatNumber) -> list[DrawJourney | ChooseJourney]:
    """PIL-138, PIL-144: draw 2, keep 1. PIL-147: with one left take it, with none go on without."""
    draws: list[DrawJourney | ChooseJourney] = [DrawJourney(seat), DrawJourney(seat), ChooseJourney(seat)]
    return draws


class DrawJourney(Draw[PilgrimsTable]):
    """Draw a Journey card; only its drawer sees it (PIL-149)."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-138", "PIL-149")
    role: ClassVar[str] = "journey"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def deck(self, table: PilgrimsTable) -> Deck:
        return table.journeys

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        table.seats[self.seat].drawn.append(card)
        if table.log is not None:
            table.tell("draws-journey", "PIL-138", self.seat, {"seat": self.seat}, {"journey": card})


class ChooseJourney(TurnAsk):
    """Keep one of the drawn Journeys face up and put the other under the deck.

    No token is placed on it for the cell where the pawn already stands.
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-138", "PIL-144", "PIL-145", "PIL-146", "PIL-147")
    prompt: ClassVar[str] = "ask-journey"

    def spare_clovers(self, table: PilgrimsTable) -> int:
        """PIL-119: nothing is bought during the setup."""
        return 0 if table.phase == SETUP else super().spare_clovers(table)

    def choices(self, table: PilgrimsTable) -> list[Option]:
        return [table.box.options.journey[card] for card in sorted(table.seats[self.seat].drawn)]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        player = table.seats[self.seat]
        player.journey = choice.values[0]
        player.drawn.remove(player.journey)
        for card in player.drawn:
            table.journeys.put_under(card, self.seat)
        player.drawn.clear()
        if table.log is not None:
            args = {"seat": self.seat, "journey": player.journey}
            table.tell("journey-chosen", "PIL-144", self.seat, args)

    def nothing(self, table: PilgrimsTable) -> None:
        """PIL-147: the deck is empty, so the player goes on without a Journey."""
        if table.log is not None:
            table.tell("journey-none", "PIL-147", self.seat, {"seat": self.seat})

    def why_not_journey(self, table: PilgrimsTable, journey: int) -> Reason:
        return Reason("why-journey-drawn", "PIL-138", {"journey": journey})
