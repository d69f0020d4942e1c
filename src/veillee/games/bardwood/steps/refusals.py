"""Why something cannot be done at a location now."""

from __future__ import annotations

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.games.bardwood.box import (
    COINS,
    HEARTH,
    IMPRO_SHOP_PLACE,
    LAIR,
    MOTIFS,
    NONE,
    SKILL_SHOP,
    SPACES,
    STAGE,
    TOWER,
    Level,
    LocationId,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.legends import legend_cost
from veillee.games.bardwood.steps.paying import shortfall
from veillee.games.bardwood.steps.places import DEAL_COINS, card_price, gem_price, reward_cost, space_at
from veillee.games.bardwood.table import BardwoodTable


def not_here(table: BardwoodTable, seat: SeatNumber, location: LocationId) -> Reason | None:
    """BAR-112, BAR-113: the place is not around the bard, or it was activated already."""
    if not common.adjacent(table, seat, location):
        args = {"location": location, "region": table.seats[seat].region}
        return Reason("why-not-adjacent", "BAR-112", args)
    if table.activated >> location & 1:
        rule = "BAR-127" if location in table.box.shops else "BAR-113"
        return Reason("why-activated", rule, {"location": location})
    return None


def no_rune(table: BardwoodTable, seat: SeatNumber, rule: str) -> Reason | None:
    return None if common.runes_left(table.seats[seat]) else Reason("why-no-rune", rule)


def too_few_lyrics(table: BardwoodTable, seat: SeatNumber, cost: int, rule: str) -> Reason:
    args = {"number": cost, "number2": table.lyrics, "number3": table.seats[seat].acoustic}
    return Reason("why-too-few-lyrics", rule, args)


def why_not_gem(table: BardwoodTable, seat: SeatNumber, location: LocationId) -> Reason:
    kind = table.box.locations[location].kind
    if kind not in (LAIR, SKILL_SHOP, IMPRO_SHOP_PLACE):
        return Reason("why-no-pile-there", "BAR-118", {"location": location}, beside=True)
    if (reason := not_here(table, seat, location)) is not None:
        return reason
    cost = gem_price(table, seat, location)
    if cost == NONE:
        rule = "BAR-118" if kind == LAIR else "BAR-130"
        return Reason("why-pile-not-empty", rule, {"location": location}, beside=True)
    if kind == LAIR:
        args = {"number": cost, "number2": table.melodies, "number3": table.seats[seat].acoustic}
        return Reason("why-too-few-melodies", "BAR-118", args)
    return Reason("why-too-few-coins", "BAR-130", {"number": cost, "number2": table.seats[seat].coins})


def why_not_buy(table: BardwoodTable, seat: SeatNumber, location: LocationId, card: CardId) -> Reason:
    if location not in table.box.shops:
        return Reason("why-no-shop", "BAR-125", {"location": location}, beside=True)
    reason = not_here(table, seat, location)
    if card not in table.shops[common.shop_at(table, location)]:
        reason = reason or Reason("why-not-for-sale", "BAR-125", {"card": card, "location": location})
        reason.beside = True
    if reason is not None:
        return reason
    args = {"number": card_price(table, seat, location, card), "number2": table.seats[seat].coins}
    return Reason("why-too-few-coins", "BAR-125", args)


def why_not_bank(table: BardwoodTable, seat: SeatNumber, deal: int) -> Reason:
    if (reason := not_here(table, seat, table.box.bank)) is not None:
        return reason
    if deal == DEAL_COINS:
        return Reason("why-no-crest", "BAR-133")
    return Reason("why-bank-without-crests", "BAR-134")


def why_not_perform(table: BardwoodTable, seat: SeatNumber, location: LocationId, number: int) -> Reason:
    if table.box.locations[location].kind != STAGE:
        return Reason("why-no-stage", "BAR-135", {"location": location}, beside=True)
    if not number:
        return Reason("why-no-such-space", "BAR-135", {"location": location, "number": SPACES}, beside=True)
    if (reason := not_here(table, seat, location) or no_rune(table, seat, "BAR-140")) is not None:
        return reason
    space = space_at(table, location, number)
    if table.rewards[space] != NONE:
        args = {"location": location, "number": number, "seat": table.rewards[space]}
        return Reason("why-space-covered", "BAR-135", args)
    return too_few_lyrics(table, seat, reward_cost(table, seat, space), "BAR-135")


def why_not_tell(table: BardwoodTable, seat: SeatNumber, location: LocationId, level: Level, by_boat: bool) -> Reason:
    if table.box.locations[location].kind != HEARTH:
        return Reason("why-no-hearth", "BAR-141", {"location": location}, beside=True)
    if (reason := not_here(table, seat, location) or no_rune(table, seat, "BAR-146")) is not None:
        return reason
    if not table.legends[level].pile:
        return Reason("why-legend-pile-empty", "BAR-146", {"level": level})
    if by_boat and not table.box.river[table.seats[seat].boat]:
        return Reason("why-no-discount", "BAR-141")
    return too_few_lyrics(table, seat, legend_cost(table, seat, level, by_boat), "BAR-141")


def why_not_convert(table: BardwoodTable, seat: SeatNumber, location: LocationId, kind: int) -> Reason:
    """Of coin and motif locations and the Echo Tower."""
    place = table.box.locations[location]
    if place.kind != kind:
        if kind == COINS:
            return Reason("why-no-coins-there", "BAR-148", {"location": location}, beside=True)
        if kind == MOTIFS:
            return Reason("why-no-motif-there", "BAR-150", {"location": location}, beside=True)
        return Reason("why-no-volume-there", "BAR-149", {"location": location}, beside=True)
    if (reason := not_here(table, seat, location)) is not None:
        return reason
    if kind == TOWER:
        args = {"number": place.conversions[0].price[0].number, "number2": table.seats[seat].volume}
        return Reason("why-too-little-volume", "BAR-149", args)
    rule = "BAR-148" if kind == COINS else "BAR-150"
    args = {"location": location, **shortfall(table, seat, place.conversions[0].price)}
    return Reason("why-cannot-pay-place", rule, args)
