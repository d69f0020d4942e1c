"""Phase 4: the map and the river are refilled (chapter 2.11)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import Deck, Draw
from veillee.core.ids import CardId, CellId
from veillee.core.step import Act
from veillee.core.table import EVERYBODY
from veillee.games.pilgrims.box import CELLS, NONE, SLOTS
from veillee.games.pilgrims.steps.common import ObjectDraw
from veillee.games.pilgrims.table import END_OF_TURN, SETUP, PilgrimsTable

LEVEL_ONE: Final = 0
LEVEL_TWO: Final = 1


class EndOfTurn(Act[PilgrimsTable]):
    """Refill the map, then the river; unused extra activations are lost."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-028", "PIL-103", "PIL-105", "PIL-177")

    def run(self, table: PilgrimsTable) -> None:
        table.phase = END_OF_TURN
        table.next(RefillMap(), RefillRiver())


class RefillMap(Act[PilgrimsTable]):
    """A card on every cell without a card and without a pawn, in reading order.

    An empty Companion deck leaves campfires empty; no Object at all leaves cells empty (PIL-108).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-103", "PIL-104", "PIL-108", "PIL-006", "PIL-009", "PIL-024")

    def run(self, table: PilgrimsTable) -> None:
        cards = table.map
        campfire = table.box.board.campfire
        for cell in range(CELLS - 1, -1, -1):  # the last one first, so that the first one comes next
            if cards[cell] == NONE and not table.pawn_on(cell, EVERYBODY):
                table.next(DealCompanion(cell) if campfire[cell] else DealObject(cell))


class DealObject(ObjectDraw):
    """Lay an Object face up on an ordinary cell."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-103", "PIL-008", "PIL-067")

    cell: CellId

    def __init__(self, cell: CellId) -> None:
        self.cell = cell

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        table.map[self.cell] = card
        if table.log is not None:
            rule = "PIL-008" if table.phase == SETUP else "PIL-103"
            table.tell("deals-object", rule, EVERYBODY, {"object": card, "cell": self.cell})


class DealCompanion(Draw[PilgrimsTable]):
    """Lay a Companion face up on a campfire cell."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-103", "PIL-007")
    role: ClassVar[str] = "companion"

    cell: CellId

    def __init__(self, cell: CellId) -> None:
        self.cell = cell

    def deck(self, table: PilgrimsTable) -> Deck:
        return table.companions

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        table.map[self.cell] = card
        if table.log is not None:
            rule = "PIL-007" if table.phase == SETUP else "PIL-103"
            table.tell("deals-companion", rule, EVERYBODY, {"companion": card, "cell": self.cell})


class RefillRiver(Act[PilgrimsTable]):
    """An Adventure in every empty slot of the river, from left to right, of the level that is missing.

    If the proper deck is empty the other one serves; if both are, the slot stays empty (PIL-107).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-105", "PIL-106", "PIL-107", "PIL-012")

    def run(self, table: PilgrimsTable) -> None:
        for slot in range(SLOTS):
            if table.river[slot] != NONE:
                continue
            level = missing_level(table, slot)
            if table.adventures[level].empty():
                level = 1 - level
            if table.adventures[level].empty():
                return
            setup_rule = "PIL-010" if level == LEVEL_ONE else "PIL-011"
            rule = setup_rule if table.phase == SETUP else "PIL-105"
            table.next(DealAdventure(slot, level, rule), self)
            return


def missing_level(table: PilgrimsTable, slot: int) -> int:
    """PIL-105: the river must hold 3 Adventures of level I in rounds 1 and 2, 2 of them in rounds 3 and 4.

    By version 1 of the rules a slot belonged to a level, whatever lay in the others. Records of that
    version are replayed to the byte, so its tables are still filled that way.
    """
    wanted = 3 if table.round <= 2 else 2
    if table.rules < 2:
        return LEVEL_ONE if slot < wanted else LEVEL_TWO
    held = 0
    for card in table.river:
        if card != NONE and table.box.adventures[card].level == 1:
            held += 1
    return LEVEL_ONE if held < wanted else LEVEL_TWO


class DealAdventure(Draw[PilgrimsTable]):
    """Lay the top card of an Adventure deck face up in a slot of the river."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-105", "PIL-010", "PIL-011", "PIL-111")
    role: ClassVar[str] = "adventure"

    slot: int
    level: int
    rule: str

    def __init__(self, slot: int, level: int, rule: str) -> None:
        self.slot = slot
        self.level = level
        self.rule = rule

    def deck(self, table: PilgrimsTable) -> Deck:
        return table.adventures[self.level]

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        table.river[self.slot] = card
        if table.log is not None:
            args = {"adventure": card, "number": self.slot + 1}
            table.tell("deals-adventure", self.rule, EVERYBODY, args)
