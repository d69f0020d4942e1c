"""A goods merchant's turn: one location of the shop, never the same twice in a row (chapter 2.7)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.cove.box import CLANS, NONE, SLOTS, SMALL, STAFF, Clan, Shop, ShopPlace
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import Advance
from veillee.games.cove.steps.townsfolk import Recruit, affordable
from veillee.games.cove.table import CoveTable, Workshop

WAIT_HOURS = 1
HURRIED_HOURS = 1
FIRST_POWER, SECOND_POWER, THIRD_POWER = 0, 1, 2


def shop_of(table: CoveTable, seat: SeatNumber) -> Shop:
    shop = table.box.shops[table.seats[seat].merchant]
    assert shop is not None
    return shop


def place_in_shop(table: CoveTable, seat: SeatNumber, place: ShopPlace) -> int:
    """A location by its place on the merchant's shop board."""
    return shop_of(table, seat).places.index(place)


def has_power(table: CoveTable, seat: SeatNumber, power: int) -> bool:
    """COV-062: unlocked by the number of townsfolk in the staff, and not used today."""
    player = table.seats[seat]
    return len(player.staff) > power and not player.powers >> power & 1


def use_power(table: CoveTable, seat: SeatNumber, power: int, rule: str) -> None:
    """COV-035: a power costs no hours."""
    table.seats[seat].powers |= 1 << power
    if table.log is not None:
        args = {"seat": seat, "power": STAFF * shop_of(table, seat).seller + power}
        table.tell("uses-power", rule, seat, args)


def why_not_power(table: CoveTable, seat: SeatNumber, power: int) -> Reason:
    """COV-062: a power that was used today, or for which the staff is too small."""
    if table.seats[seat].powers >> power & 1:
        return Reason("why-power-used", "COV-062")
    return Reason("why-power-locked", "COV-062", {"number": power + 1})


def can_corrupt(table: CoveTable, number: int = 1) -> bool:
    """COV-067: an option that costs corruption needs the cards in the supply."""
    return table.corruption >= number


def usable(table: CoveTable, seat: SeatNumber, place: ShopPlace) -> bool:
    """COV-228: a location whose action could do nothing at all is illegal."""
    if place == table.box.grand_square:
        return bool(affordable(table, seat))
    if place == table.box.rogues_lair:
        return can_corrupt(table) and bool(small_goods(table, seat))
    return common.workshop(table, seat).usable(table, seat, place)


def small_goods(table: CoveTable, seat: SeatNumber) -> list[Clan]:
    return [clan for clan in range(CLANS) if common.available(table, seat, common.good_of(SMALL, clan))]


class GoodsWorkshop(Workshop):
    """What the goods merchants share: a turn at one location of their shop boards."""

    def take_turn(self, table: CoveTable, seat: SeatNumber) -> None:
        table.next(Visit(seat))


class Visit(Ask[CoveTable]):
    """Any location but the one of the turn before; or wait for an hour, which lifts that ban."""

    rules: ClassVar[tuple[str, ...]] = ("COV-050", "COV-051", "COV-052", "COV-062", "COV-228")
    prompt: ClassVar[str] = "ask-visit"

    def options(self, table: CoveTable) -> list[Option]:
        options = table.box.options
        shop = shop_of(table, self.seat)
        last = table.seats[self.seat].last
        found = [options.visit[place] for place in shop.places if place != last and usable(table, self.seat, place)]
        if options.visit[shop.quick] in found and has_power(table, self.seat, THIRD_POWER):
            found.append(options.hurry[shop.quick])
        found.append(options.wait)
        found += common.workshop(table, self.seat).extras(table, self.seat)
        return found

    def resolve(self, table: CoveTable, choice: Option) -> None:
        seat = self.seat
        if choice is table.box.options.wait:
            table.seats[seat].last = NONE
            if table.log is not None:
                table.tell("waits", "COV-052", seat, {"seat": seat})
            table.next(Advance(seat, WAIT_HOURS))
            return
        if choice.kind not in ("visit", "hurry"):
            table.next(Visit(seat))
            common.workshop(table, seat).do_extra(table, seat, choice)
            return
        place = choice.values[0]
        shop = shop_of(table, seat)
        hours = shop.hours[shop.places.index(place)]
        table.seats[seat].last = place
        if table.log is not None:
            table.tell("visits", "COV-050", seat, {"seat": seat, "shop_place": place})
        if choice.kind == "hurry":
            use_power(table, seat, THIRD_POWER, "COV-062")
            hours = HURRIED_HOURS
        table.next(AfterAction(seat), Advance(seat, hours))
        if place == table.box.grand_square:
            table.next(Recruit(seat))
        elif place == table.box.rogues_lair:
            table.next(VisitLair(seat))
        else:
            common.workshop(table, seat).act(table, seat, place)

    def why_not_visit(self, table: CoveTable, place: ShopPlace) -> Reason:
        return why_not_visit(table, self.seat, place)

    def why_not_hurry(self, table: CoveTable, place: ShopPlace) -> Reason:
        if place != shop_of(table, self.seat).quick:
            return Reason("why-not-hurried", "COV-062", {"shop_place": place})
        if not has_power(table, self.seat, THIRD_POWER):
            return why_not_power(table, self.seat, THIRD_POWER)
        return why_not_visit(table, self.seat, place)

    def why_not_navigate(self, table: CoveTable, clan: Clan, spaces: int) -> Reason:
        return common.workshop(table, self.seat).extra_refused(table, self.seat, clan, spaces)


def why_not_visit(table: CoveTable, seat: SeatNumber, place: ShopPlace) -> Reason:
    player = table.seats[seat]
    if place not in shop_of(table, seat).places:
        return Reason("why-not-your-shop", "COV-050", {"shop_place": place})
    if place == player.last:
        return Reason("why-last-place", "COV-051", {"shop_place": place})
    if place == table.box.grand_square:
        if all(table.row[slot] == NONE for slot in range(SLOTS)):
            return Reason("why-row-empty", "COV-055")
        return Reason("why-no-townsfolk-affordable", "COV-058", {"number": player.gold})
    if place == table.box.rogues_lair:
        return Reason("why-no-corruption-left" if not can_corrupt(table) else "why-no-small-good", "COV-056")
    return common.workshop(table, seat).why_not(table, seat, place)


class AfterAction(Ask[CoveTable]):
    """Just after the action: what a power still allows before the hourglass moves (COV-228)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-228",)
    prompt: ClassVar[str] = "ask-after-action"

    def options(self, table: CoveTable) -> list[Option]:
        return [*common.workshop(table, self.seat).extras(table, self.seat), table.box.options.moor]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        if choice is not table.box.options.moor:
            common.workshop(table, self.seat).do_extra(table, self.seat, choice)

    def why_not_navigate(self, table: CoveTable, clan: Clan, spaces: int) -> Reason:
        return common.workshop(table, self.seat).extra_refused(table, self.seat, clan, spaces)


class VisitLair(Act[CoveTable]):
    """Take a corruption card, then gain a small good of any colour."""

    rules: ClassVar[tuple[str, ...]] = ("COV-056",)

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: CoveTable) -> None:
        common.corrupt(table, self.seat, 1, "COV-056")
        table.next(MakeSmall(self.seat))


class MakeSmall(Ask[CoveTable]):
    """The colour of the good that the rogues bring."""

    rules: ClassVar[tuple[str, ...]] = ("COV-056",)
    prompt: ClassVar[str] = "ask-make"

    def options(self, table: CoveTable) -> list[Option]:
        return [table.box.options.make[clan] for clan in small_goods(table, self.seat)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        common.gain_good(table, self.seat, common.good_of(SMALL, choice.values[0]), "COV-056")

    def why_not_make(self, table: CoveTable, clan: Clan) -> Reason:
        return Reason("why-no-good-left", "COV-053", {"good": common.good_of(SMALL, clan)})
