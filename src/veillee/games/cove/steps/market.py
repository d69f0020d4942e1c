"""The Market phase: who sells what where (chapters 2.9 and 2.10)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.cove.box import (
    BAZAAR,
    BLACK,
    CLANS,
    GOODS,
    LAIR_MARGIN,
    LARGE,
    PIERS,
    ROGUE,
    SELL_TO_ROGUES,
    SMALL,
    SQUARE,
    Clan,
    Pier,
    Size,
)
from veillee.games.cove.steps import common
from veillee.games.cove.table import PEDDLER, CoveTable


def price(table: CoveTable, size: Size, clan: Clan, pier: Pier, to: Clan) -> int:
    """COV-076, COV-077: base value times the adventurers who buy it on the pier."""
    return table.box.values[common.good_of(size, clan)] * common.on_pier(table, pier, to)


def accepts(table: CoveTable, pier: Pier, size: Size) -> bool:
    """COV-079, COV-080, COV-081: what each pier takes."""
    return bool(table.box.accepts[pier] >> size & 1)


def corruption_of(table: CoveTable, clan: Clan, pier: Pier, to: Clan) -> int:
    """COV-081: one card for the first good of a colour on the Black Market Pier. COV-071, COV-082: one for Cultists."""
    cards = 1 if to == ROGUE else 0
    if pier == BLACK and not table.sold_black >> clan & 1:
        cards += 1
    return cards


def can_sell(table: CoveTable, side: SeatNumber, size: Size, clan: Clan, pier: Pier, to: Clan) -> bool:
    """COV-075: the pier takes it, and somebody there wants it. COV-067: corruption must be there to be taken."""
    if not common.trader(table, side).goods[common.good_of(size, clan)] or not accepts(table, pier, size):
        return False
    if to == ROGUE and table.box.rogue_cards[table.rogue_card].verb != SELL_TO_ROGUES:
        return False
    return common.on_pier(table, pier, to) > 0 and corruption_of(table, clan, pier, to) <= table.corruption


def sell(table: CoveTable, side: SeatNumber, size: Size, clan: Clan, pier: Pier, to: Clan) -> None:
    """One good is sold: its price at once, COV-078: to adventurers who buy any number. COV-053: it goes back."""
    good = common.good_of(size, clan)
    paid = price(table, size, clan, pier, to)
    cards = corruption_of(table, clan, pier, to)
    trader = common.trader(table, side)
    trader.goods[good] -= 1
    trader.gold += paid
    if pier == BLACK:
        table.sold_black |= 1 << clan
    if table.log is not None:
        args = {
            "seat": side,
            "good": good,
            "pier": pier,
            "adventurer": to,
            "number": table.box.values[good],
            "number2": common.on_pier(table, pier, to),
            "number3": paid,
        }
        table.tell("sells-to-rogues" if to == ROGUE else "sells", "COV-076", side, args)
    common.corrupt(table, side, cards, "COV-081" if pier == BLACK else "COV-071")


class Sale(Act[CoveTable]):
    """A side's turn to sell."""

    rules: ClassVar[tuple[str, ...]] = ("COV-074", "COV-083", "COV-221")

    side: SeatNumber

    def __init__(self, side: SeatNumber) -> None:
        self.side = side

    def run(self, table: CoveTable) -> None:
        table.active = self.side
        table.sold_black = 0
        if self.side == PEDDLER:
            if table.log is not None and not any(common.trader(table, PEDDLER).goods):
                table.tell("peddler-sells-nothing", "COV-221", PEDDLER, {})
            table.next(*[PeddlerSale(clan) for clan in range(CLANS)])
        elif common.workshop(table, self.side).sells():
            table.next(Sell(self.side))


class Sell(Ask[CoveTable]):
    """One good after another, or done; what is not named stays on the stall."""

    rules: ClassVar[tuple[str, ...]] = ("COV-075", "COV-071", "COV-229")
    prompt: ClassVar[str] = "ask-sell"

    def options(self, table: CoveTable) -> list[Option]:
        options = table.box.options
        goods = table.seats[self.seat].goods
        cultists = table.box.rogue_cards[table.rogue_card].verb == SELL_TO_ROGUES
        found: list[Option] = []
        to_rogues: list[Option] = []
        for good in range(GOODS):
            if not goods[good]:
                continue
            size, clan = good // CLANS, good % CLANS
            for pier in range(PIERS):
                if can_sell(table, self.seat, size, clan, pier, clan):
                    found.append(options.sell[size][clan][pier])
                if cultists and can_sell(table, self.seat, size, clan, pier, ROGUE):
                    to_rogues.append(options.cult[size][clan][pier])
        found += to_rogues
        found.append(options.close)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is table.box.options.close:
            return
        size, clan, pier = choice.values
        table.next(Sell(self.seat))
        sell(table, self.seat, size, clan, pier, ROGUE if choice.kind == "cult" else clan)

    def why_not_sell(self, table: CoveTable, size: Size, clan: Clan, pier: Pier) -> Reason:
        return why_not_sell(table, self.seat, size, clan, pier, clan)

    def why_not_cult(self, table: CoveTable, size: Size, clan: Clan, pier: Pier) -> Reason:
        if table.box.rogue_cards[table.rogue_card].verb != SELL_TO_ROGUES:
            return Reason("why-no-cultists", "COV-071")
        return why_not_sell(table, self.seat, size, clan, pier, ROGUE)


def why_not_sell(table: CoveTable, seat: SeatNumber, size: Size, clan: Clan, pier: Pier, to: Clan) -> Reason:
    good = common.good_of(size, clan)
    if not table.seats[seat].goods[good]:
        return Reason("why-not-on-stall", "COV-075", {"good": good})
    if not accepts(table, pier, size):
        return Reason("why-pier-refuses", "COV-079" if pier == BAZAAR else "COV-080", {"pier": pier, "size": size})
    if not common.on_pier(table, pier, to):
        return Reason("why-nobody-buys", "COV-075", {"pier": pier, "adventurer": to})
    return Reason("why-no-corruption-left", "COV-067")


class PeddlerSale(Act[CoveTable]):
    """The Peddler's goods of one colour."""

    rules: ClassVar[tuple[str, ...]] = ("COV-221", "COV-222")
    told_apart: ClassVar[bool] = True

    clan: Clan

    def __init__(self, clan: Clan) -> None:
        self.clan = clan

    def run(self, table: CoveTable) -> None:
        peddler_sells(table, self.clan)


def peddler_sells(table: CoveTable, clan: Clan) -> None:
    """COV-222: the Black Market only where it earns at least the Lair and 2 more; everything that earns is sold."""
    goods = common.trader(table, PEDDLER).goods
    numbers = [goods[common.good_of(SMALL, clan)], goods[common.good_of(LARGE, clan)]]
    if not any(numbers):
        return
    clean = [price(table, SMALL, clan, SQUARE, clan), price(table, LARGE, clan, BAZAAR, clan)]
    black = [price(table, SMALL, clan, BLACK, clan), price(table, LARGE, clan, BLACK, clan)]
    honest = numbers[SMALL] * clean[SMALL] + numbers[LARGE] * clean[LARGE]
    best = numbers[SMALL] * max(clean[SMALL], black[SMALL]) + numbers[LARGE] * max(clean[LARGE], black[LARGE])
    use_black = best - honest >= table.lair + LAIR_MARGIN
    if table.log is not None:
        args = {"clan": clan, "number": honest, "number2": best, "number3": table.lair + LAIR_MARGIN}
        told = "peddler-black" if use_black else "peddler-clean"
        table.tell(told, "COV-222", PEDDLER, {**args, "number4": best - honest})
    for size, pier in ((SMALL, SQUARE), (LARGE, BAZAAR)):
        place = BLACK if use_black and black[size] > clean[size] else pier
        if max(clean[size], black[size] if use_black else 0):
            for _ in range(numbers[size]):
                sell(table, PEDDLER, size, clan, place, clan)
