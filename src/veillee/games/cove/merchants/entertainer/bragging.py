"""Bragging: the effects of all creatures of the brag area (COV-146 to COV-148)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.cove.merchants.entertainer.box import stage_in
from veillee.games.cove.merchants.entertainer.stage import Stage, stage_of
from veillee.games.cove.steps import common
from veillee.games.cove.steps.townsfolk import Shed
from veillee.games.cove.table import CoveTable


class ShowCreature(Ask[CoveTable]):
    """The effects of all creatures, in the order of his choice; then the cards go under the discard pile."""

    rules: ClassVar[tuple[str, ...]] = ("COV-117", "COV-146", "COV-147", "COV-148")
    prompt: ClassVar[str] = "ask-show"

    shown: int  # how many creatures at the start of the brag area have been shown

    def __init__(self, seat: SeatNumber, shown: int) -> None:
        self.seat = seat
        self.shown = shown

    def options(self, table: CoveTable) -> list[Option]:
        show = stage_in(table.box).options.show
        return [show[card] for card in sorted(stage_of(table, self.seat).brag[self.shown :])]

    def nothing(self, table: CoveTable) -> None:
        stage = stage_of(table, self.seat)
        stage.discard = stage.brag + stage.discard
        stage.brag = []

    def resolve(self, table: CoveTable, choice: Option) -> None:
        card = choice.values[0]
        stage = stage_of(table, self.seat)
        stage.brag.remove(card)
        stage.brag.insert(self.shown, card)
        table.next(ShowCreature(self.seat, self.shown + 1))
        if table.log is not None:
            table.tell("shows", "COV-146", self.seat, {"seat": self.seat, "card": card})
        creature_effect(table, self.seat, stage, card)

    def why_not_show(self, table: CoveTable, card: CardId) -> Reason:
        if card in stage_of(table, self.seat).brag:
            return Reason("why-shown", "COV-147", {"card": card})
        return Reason("why-not-in-brag", "COV-146", {"card": card})


def creature_effect(table: CoveTable, seat: SeatNumber, stage: Stage, card: CardId) -> None:
    """COV-147: everything on the card, the unfavourable too. COV-145: stones are limited."""
    box = stage_in(table.box)
    printed = box.cards[card]
    common.earn(table, seat, printed.gold, "COV-150")
    stones = min(printed.stones, box.stones - stage.stones)
    stage.stones += stones
    if table.log is not None and stones:
        table.tell("gains-stone", "COV-145", seat, {"seat": seat, "number": stones})
    if printed.corruption:
        common.corrupt(table, seat, printed.corruption, "COV-147")
    if printed.value:
        for source in range(len(box.sources)):
            if box.sources[source].card == card:
                stage.extra |= 1 << source
                stage.spent &= ~(1 << source)
    if printed.uncorrupt and table.seats[seat].corruption:
        table.next(Shed(seat, printed.uncorrupt))
