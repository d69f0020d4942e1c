"""The Lamplighter's turn: the Ladder and the Lantern Shop."""

from __future__ import annotations

from typing import ClassVar, Final

from tests.games.cove.lamplighter.box import lamps_in
from veillee.core.ids import Bits, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.cove.box import CLANS, SMALL, Clan, ShopPlace
from veillee.games.cove.steps import common
from veillee.games.cove.steps.shop import GoodsWorkshop, place_in_shop
from veillee.games.cove.table import CoveTable

LADDER: Final = 0
HOPED: Final = 0.6


class Lamps(GoodsWorkshop):
    """One lamp for each clan, lit or not."""

    holds: ClassVar[dict[str, str]] = {"lit": "{clan}"}

    lit: Bits
    wicks: int

    def __init__(self) -> None:
        self.lit = 0
        self.wicks = 0

    def fork(self) -> Lamps:
        new = Lamps()
        new.lit = self.lit
        new.wicks = self.wicks
        return new

    def usable(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> bool:
        ladder = place_in_shop(table, seat, place) == LADDER
        return self.lit.bit_count() < CLANS if ladder else bool(self.lit)

    def act(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> None:
        if place_in_shop(table, seat, place) == LADDER:
            self.wicks = lamps_in(table.box).wicks
            table.next(Light(seat))
            return
        for clan in range(CLANS):
            if self.lit >> clan & 1 and common.available(table, seat, common.good_of(SMALL, clan)):
                common.gain_good(table, seat, common.good_of(SMALL, clan), "COV-902")
        self.lit = 0

    def why_not(self, table: CoveTable, seat: SeatNumber, place: ShopPlace) -> Reason:
        if place_in_shop(table, seat, place) == LADDER:
            return Reason("why-all-lit", "COV-901")
        return Reason("why-none-lit", "COV-902")

    def prospects(
        self, table: CoveTable, seat: SeatNumber, prices: list[float], hopes: list[float], left: float
    ) -> float:
        return sum(HOPED * hopes[common.good_of(SMALL, clan)] for clan in range(CLANS) if self.lit >> clan & 1)


def lamps_of(table: CoveTable, seat: SeatNumber) -> Lamps:
    found = table.seats[seat].workshop
    assert isinstance(found, Lamps)
    return found


class Light(Ask[CoveTable]):
    """Lamps are lit one by one."""

    rules: ClassVar[tuple[str, ...]] = ("COV-901",)
    prompt: ClassVar[str] = "ask-light"

    def options(self, table: CoveTable) -> list[Option]:
        lamps = lamps_of(table, self.seat)
        light = lamps_in(table.box).options.light
        return [light[clan] for clan in range(CLANS) if lamps.wicks and not lamps.lit >> clan & 1]

    def nothing(self, table: CoveTable) -> None:
        """No wick is left, or every lamp is lit."""

    def resolve(self, table: CoveTable, choice: Option) -> None:
        lamps = lamps_of(table, self.seat)
        lamps.lit |= 1 << choice.values[0]
        lamps.wicks -= 1
        if table.log is not None:
            table.tell("lights", "COV-901", self.seat, {"seat": self.seat, "lamp": choice.values[0]})
        table.next(Light(self.seat))

    def why_not_light(self, table: CoveTable, clan: Clan) -> Reason:
        return Reason("why-lit", "COV-901", {"lamp": clan})


def new_lamps(table: CoveTable) -> Lamps:
    return Lamps()
