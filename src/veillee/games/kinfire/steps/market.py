"""Shops, bounty counters and training sites (2.39, 2.42)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY
from veillee.games.kinfire.box import Good
from veillee.games.kinfire.steps.gains import acquire, gain_coins
from veillee.games.kinfire.steps.trial import OneSeeker, flip_cards, judge
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import NONE, ShopId


def good_of(table: KinfireTable, shop: ShopId, card: CardId) -> Good | None:
    for good in table.box.shops[shop].goods:
        if good.card == card:
            return good
    return None


def receive(table: KinfireTable, seat: SeatNumber, card: CardId) -> None:
    """KIN-275: a card that was paid for goes to the reserve or directly into a deck."""
    table.company.stock[card] -= 1
    table.company.reserve.append(card)
    acquire(table, seat, card)


class Market(Ask[KinfireTable]):
    """KIN-274, KIN-278, KIN-279, KIN-293, KIN-327: one thing after another, as the group can pay and wants.

    KIN-273: the menu of the card; a sold-out good is not offered. One special object per visit.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "KIN-327",
        "KIN-273",
        "KIN-274",
        "KIN-275",
        "KIN-278",
        "KIN-279",
        "KIN-292",
        "KIN-293",
    )
    prompt: ClassVar[str] = "ask-market"

    shop: ShopId
    traded: bool

    def __init__(self, seat: SeatNumber, shop: ShopId, traded: bool) -> None:
        self.seat = seat
        self.shop = shop
        self.traded = traded

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": table.company.coins}

    def options(self, table: KinfireTable) -> list[Option]:
        company, options = table.company, table.box.options
        shop = table.box.shops[self.shop]
        found: list[Option] = []
        for good in shop.goods:
            if company.stock[good.card] > 0 and company.coins >= good.price:
                found.append((options.train if good.flip else options.buy)[good.card])
        seen: list[int] = []
        for enemy in table.trophies:
            if enemy in seen or not shop.coins:
                continue
            seen.append(enemy)
            if shop.coins[enemy] != NONE:
                found.append(options.sell[enemy])
            if self.can_trade(table, enemy):
                found.append(options.trade[enemy])
        found.append(options.leave)
        return found

    def can_trade(self, table: KinfireTable, enemy: int) -> bool:
        objects = table.box.shops[self.shop].objects
        if self.traded or not objects or objects[enemy] == NONE:
            return False
        return table.company.stock[objects[enemy]] > 0

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind == "leave":
            return
        what = choice.values[0]
        table.next(Market(self.seat, self.shop, self.traded or choice.kind == "trade"))
        if choice.kind == "sell":
            table.trophies.remove(what)
            if table.log is not None:
                table.tell("sells", "KIN-278", EVERYBODY, {"enemy": what})
            gain_coins(table, table.box.shops[self.shop].coins[what], "KIN-278")
        elif choice.kind == "trade":
            card = table.box.shops[self.shop].objects[what]
            table.trophies.remove(what)
            if table.log is not None:
                table.tell("trades", "KIN-279", EVERYBODY, {"enemy": what, "action": card})
            receive(table, self.seat, card)
        else:
            good = good_of(table, self.shop, what)
            assert good is not None
            gain_coins(table, -good.price, "KIN-274" if choice.kind == "buy" else "KIN-293")
            if choice.kind == "train":
                table.next(Train(self.seat, self.shop, what))
                return
            if table.log is not None:
                table.tell("buys", "KIN-274", EVERYBODY, {"action": what})
            receive(table, self.seat, what)

    def why_not_buy(self, table: KinfireTable, action: int) -> Reason:
        good = good_of(table, self.shop, action)
        if good is None or good.flip:
            return Reason("why-not-sold", "KIN-273", {"action": action}, beside=True)
        return self.cannot_pay(table, good)

    def why_not_train(self, table: KinfireTable, action: int) -> Reason:
        good = good_of(table, self.shop, action)
        if good is None or not good.flip:
            return Reason("why-not-taught", "KIN-292", {"action": action}, beside=True)
        return self.cannot_pay(table, good)

    def cannot_pay(self, table: KinfireTable, good: Good) -> Reason:
        company = table.company
        if company.stock[good.card] == 0:
            return Reason("why-sold-out", "KIN-327", {"action": good.card})
        args = {"action": good.card, "number": good.price, "number2": company.coins}
        return Reason("why-too-dear", "KIN-274", args)

    def why_not_sell(self, table: KinfireTable, enemy: int) -> Reason:
        if enemy not in table.trophies:
            return Reason("why-no-trophy", "KIN-278", {"enemy": enemy}, beside=True)
        return Reason("why-not-bought", "KIN-278", {"enemy": enemy})

    def why_not_trade(self, table: KinfireTable, enemy: int) -> Reason:
        if enemy not in table.trophies:
            return Reason("why-no-trophy", "KIN-279", {"enemy": enemy}, beside=True)
        if self.traded:
            return Reason("why-one-object", "KIN-279", {"enemy": enemy})
        return Reason("why-no-object", "KIN-279", {"enemy": enemy})


class Train(OneSeeker):
    """KIN-292: a skill test is needed to get the card."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-292", "KIN-293", "KIN-294")

    shop: ShopId
    card: CardId

    def __init__(self, seat: SeatNumber, shop: ShopId, card: CardId) -> None:
        self.seat = seat
        self.shop = shop
        self.card = card

    def about(self, table: KinfireTable) -> dict[str, int]:
        good = good_of(table, self.shop, self.card)
        return {"number": 0 if good is None else good.flip}

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        seat = table.seat_of(choice.values[0])
        good = good_of(table, self.shop, self.card)
        assert good is not None
        if table.log is not None:
            table.tell("trains", "KIN-292", seat, {"seat": seat, "action": self.card})
        table.company.flipped = []
        table.next(Trained(self.seat, seat, self.shop, self.card))
        flip_cards(table, seat, good.flip)


class Trained(Act[KinfireTable]):
    """KIN-292, KIN-293: with enough cards of the colour the pair is theirs; a failed attempt is paid all the same."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-292", "KIN-293")

    asked: SeatNumber
    seat: SeatNumber
    shop: ShopId
    card: CardId

    def __init__(self, asked: SeatNumber, seat: SeatNumber, shop: ShopId, card: CardId) -> None:
        self.asked = asked
        self.seat = seat
        self.shop = shop
        self.card = card

    def run(self, table: KinfireTable) -> None:
        good = good_of(table, self.shop, self.card)
        assert good is not None
        if judge(table, self.seat, ((good.need, good.colours),), learned=self.card):
            receive(table, self.asked, self.card)
