"""Rounds and turns, and what happens at the end of each (chapters 2.4, 2.11 and 2.12)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.step import Act
from veillee.core.table import EVERYBODY
from veillee.games.pilgrims.box import NONE, SLOTS
from veillee.games.pilgrims.falconer import FalconerTurn
from veillee.games.pilgrims.steps.activation import Activation
from veillee.games.pilgrims.steps.adventure import AdventurePhase
from veillee.games.pilgrims.steps.end_of_turn import LEVEL_ONE, LEVEL_TWO, DealAdventure, EndOfTurn
from veillee.games.pilgrims.steps.movement import Movement
from veillee.games.pilgrims.table import MOVEMENT, ROUNDS, TURNS, PilgrimsTable


class TakeTurns(Act[PilgrimsTable]):
    """Everybody plays a turn in clockwise order from the first player, three times a round.

    In solo the Falconer plays after the human (PIL-156).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-002", "PIL-026", "PIL-027", "PIL-109", "PIL-156")

    position: int  # how many sides have played this turn of the round

    def __init__(self, position: int) -> None:
        self.position = position

    def run(self, table: PilgrimsTable) -> None:
        seats = len(table.seats)
        position = self.position
        sides = seats + (1 if table.falconer is not None else 0)
        if position == sides:
            position = 0
            table.turn += 1
            if table.turn > TURNS:
                table.next(EndOfRound())
                return
        if position < seats:
            table.next(Turn((table.first + position) % seats), TakeTurns(position + 1))
        else:
            table.next(FalconerTurn(), EndOfTurn(), TakeTurns(position + 1))


class Turn(Act[PilgrimsTable]):
    """A turn has four phases in fixed order: movement, activation, adventure, end of turn."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-028", "PIL-109", "PIL-017")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: PilgrimsTable) -> None:
        player = table.seats[self.seat]
        player.activated = 0
        player.extra = 0
        table.active = self.seat
        table.phase = MOVEMENT
        if table.log is not None:
            args = {"seat": self.seat, "number": table.round, "number2": table.turn}
            table.tell("turn", "PIL-028", self.seat, args)
        table.next(Movement(self.seat), Activation(self.seat), AdventurePhase(self.seat), EndOfTurn())


class EndOfRound(Act[PilgrimsTable]):
    """The Sun moves on and the disks come back; after round 4 the match is over.

    After round 2 the river changes; in solo the Solo cards are shuffled (PIL-178).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-110", "PIL-111", "PIL-112", "PIL-113", "PIL-178", "PIL-002")

    def run(self, table: PilgrimsTable) -> None:
        for player in table.seats:
            player.disks = 0
        if table.falconer is not None:
            table.falconer.deck.extend(table.falconer.revealed)
            table.falconer.revealed.clear()
        if table.log is not None:
            table.tell("end-of-round", "PIL-110", EVERYBODY, {"number": table.round})
        if table.round == ROUNDS:
            table.active = NONE
            return
        table.next(TakeTurns(0))
        if table.round == 2:
            change_river(table)
        table.round += 1
        table.turn = 1


def change_river(table: PilgrimsTable) -> None:
    """PIL-111: the rightmost level I card goes under its deck, a level II card takes its slot.

    PIL-112: without a level I card in the river or without a level II deck nothing happens.
    """
    if table.adventures[LEVEL_TWO].empty():
        return
    for slot in range(SLOTS - 1, -1, -1):
        card = table.river[slot]
        if card != NONE and table.box.adventures[card].level == 1:
            table.river[slot] = NONE
            table.adventures[LEVEL_ONE].put_under(card, EVERYBODY)
            if table.log is not None:
                table.tell("river-changes", "PIL-111", EVERYBODY, {"adventure": card})
            table.next(DealAdventure(slot, LEVEL_TWO, "PIL-111"))
            return
