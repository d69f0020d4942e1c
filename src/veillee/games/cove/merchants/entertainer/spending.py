"""Spending icons: source by source, and what they are spent for (chapters 2.16 and 4.4)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.cove.box import NONE, Clan, TownsfolkId
from veillee.games.cove.merchants.entertainer.box import SourceId, stage_in
from veillee.games.cove.merchants.entertainer.stage import (
    Stage,
    at_hand,
    card_price,
    fits,
    reach,
    source_cost,
    source_value,
    sources,
    spend,
    stage_of,
)
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable

# What icons are spent for.
FOR_PIER = 0
FOR_CREST = 1
FOR_RUNE = 2
FOR_ISLE = 3


class Spend(Ask[CoveTable]):
    """Source by source, until it is enough. What an action costs can always be reached (COV-235)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-113", "COV-114", "COV-139", "COV-140", "COV-141", "COV-142", "COV-235")
    prompt: ClassVar[str] = "ask-spend"

    purpose: int
    clan: Clan  # NONE where any will do
    needed: int  # 0 where any number will do
    paid: int
    townsfolk: TownsfolkId

    def __init__(
        self,
        seat: SeatNumber,
        purpose: int,
        clan: Clan,
        *,
        needed: int = 0,
        paid: int = 0,
        townsfolk: TownsfolkId = NONE,
    ) -> None:
        self.seat = seat
        self.purpose = purpose
        self.clan = clan
        self.needed = needed
        self.paid = paid
        self.townsfolk = townsfolk

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": self.paid, "number2": self.needed}

    def keeps_reach(self, table: CoveTable, stage: Stage, source: SourceId) -> bool:
        """Whether the cost can still be reached once this source is spent."""
        got = self.paid + source_value(stage_in(table.box), stage, source)
        volume = stage.volume - source_cost(stage_in(table.box), source)
        return got >= self.needed or got + reach(table, stage, self.clan, volume, source) >= self.needed

    def options(self, table: CoveTable) -> list[Option]:
        stage = stage_of(table, self.seat)
        options = stage_in(table.box).options
        found = [
            options.use[source] for source in sources(table, stage, self.clan) if self.keeps_reach(table, stage, source)
        ]
        if self.paid >= max(1, self.needed):
            found.append(table.box.options.enough)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        stage = stage_of(table, self.seat)
        if choice is table.box.options.enough:
            finish(table, self.seat, stage, self)
            return
        paid = self.paid + spend(table, self.seat, stage, choice.values[0])
        table.next(Spend(self.seat, self.purpose, self.clan, needed=self.needed, paid=paid, townsfolk=self.townsfolk))

    def why_not_use(self, table: CoveTable, source: SourceId) -> Reason:
        stage = stage_of(table, self.seat)
        if stage.spent >> source & 1:
            return Reason("why-source-spent", "COV-139", {"source": source})
        if not at_hand(stage_in(table.box), stage, source):
            return Reason("why-no-such-source", "COV-139", {"source": source})
        if not fits(stage_in(table.box), source, self.clan):
            return Reason("why-other-clan", "COV-167", {"source": source, "clan": self.clan})
        if source_cost(stage_in(table.box), source) > stage.volume:
            args = {"number": source_cost(stage_in(table.box), source), "number2": stage.volume}
            return Reason("why-too-little-volume", "COV-114", args)
        return Reason("why-cost-out-of-reach", "COV-235", {"source": source, "number": self.needed})

    def why_not_enough(self, table: CoveTable) -> Reason:
        return Reason("why-not-enough-icons", "COV-142", {"number": max(1, self.needed), "number2": self.paid})


def finish(table: CoveTable, seat: SeatNumber, stage: Stage, spent: Spend) -> None:
    """What the icons were spent for."""
    if spent.purpose == FOR_PIER:
        listeners = common.on_pier(table, stage.place, spent.clan)
        sing_for(table, seat, stage, spent.clan, spent.paid, listeners, "COV-167")
    elif spent.purpose == FOR_ISLE:
        listeners = common.at_sea(table, stage.audience, spent.clan)
        sing_for(table, seat, stage, spent.clan, spent.paid, listeners, "COV-188")
    elif spent.purpose == FOR_CREST:
        place_crest(table, seat, stage, spent.townsfolk)
    else:
        place_rune(table, seat, stage, spent.clan)


def sing_for(
    table: CoveTable, seat: SeatNumber, stage: Stage, clan: Clan, value: int, listeners: int, rule: str
) -> None:
    """COV-167, COV-188: icons times listeners. COV-149: gold is there at once."""
    gold = value * listeners
    stage.earned += gold
    table.seats[seat].gold += gold
    if table.log is not None:
        args = {"seat": seat, "clan": clan, "number": value, "number2": listeners, "number3": gold}
        table.tell("sings", rule, seat, args)


def place_crest(table: CoveTable, seat: SeatNumber, stage: Stage, townsfolk: TownsfolkId) -> None:
    """COV-174, COV-177: the leftmost crest of the track; the townsfolk stays in the row."""
    stage.crests += 1
    table.crested |= 1 << townsfolk
    if table.log is not None:
        table.tell("wins-fan", "COV-174", seat, {"seat": seat, "townsfolk": townsfolk, "number": stage.crests})


def place_rune(table: CoveTable, seat: SeatNumber, stage: Stage, clan: Clan) -> None:
    """COV-182, COV-184, COV-185: a rune on the hall reveals a coin and opens Dragon Isle to this clan."""
    stage.runes |= 1 << clan
    if table.log is not None:
        args = {"seat": seat, "clan": clan, "number": card_price(table, stage)}
        table.tell("places-rune", "COV-182", seat, args)
