"""Why a worker cannot be placed or taken, and why a building does not give what is asked of it."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.raiders.box import (
    ARMOUR_MAX,
    ARMOURY,
    GATE_HOUSE,
    GOLD,
    IRON,
    LIVESTOCK,
    LONG_HOUSE,
    MILL,
    NONE,
    PROVISIONS,
    SILVER,
    SILVERSMITH,
    TOWN_HALL,
)
from veillee.games.raiders.explain.moments import in_setup, not_at, not_now, using
from veillee.games.raiders.steps.bargains import Bargain, Copy, GainPlunder
from veillee.games.raiders.steps.buildings import LongHouse, Mill, accepts
from veillee.games.raiders.steps.offerings import less
from veillee.games.raiders.steps.turn import TakeWorker, WorkOrRaid
from veillee.games.raiders.table import RAIDING, RaidersTable


def place(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (building,) = values
    if not isinstance(table.asking, WorkOrRaid):
        if table.phase == RAIDING:
            return not_now(table, seat, Reason("why-place-raiding", "RAI-036"))
        if seat == table.active and table.placed == NONE:
            return in_setup(table)
        return not_now(table, seat, Reason("why-place-done", "RAI-038", {"building": table.placed}))
    worker = table.village[building]
    if building == table.forbidden:
        return Reason("why-forbidden", "RAI-191", {"building": building})
    if worker != NONE:
        return Reason("why-occupied", "RAI-038", {"building": building, "worker": worker})
    return Reason("why-colour", "RAI-039", {"building": building, "worker": table.seats[seat].worker})


def take(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (building,) = values
    if not isinstance(table.asking, TakeWorker):
        if isinstance(table.asking, WorkOrRaid):
            return Reason("why-take-first", "RAI-041")
        return in_setup(table)
    if building == table.placed:
        return Reason("why-take-placed", "RAI-042", {"building": building})
    if building == table.forbidden:
        return Reason("why-forbidden", "RAI-191", {"building": building})
    return Reason("why-take-empty", "RAI-041", {"building": building})


def skip(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if isinstance(table.asking, WorkOrRaid):
        return Reason("why-skip-turn", "RAI-036")
    if isinstance(table.asking, TakeWorker):
        return Reason("why-skip-take", "RAI-041")
    return in_setup(table) or Reason("why-skip-must", "RAI-006")


def draw(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if using(table, GATE_HOUSE):
        return Reason("why-no-cards", "RAI-032")
    return not_at(table, seat, GATE_HOUSE, "RAI-049")


def forge(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (good,) = values
    if not using(table, ARMOURY):
        return not_at(table, seat, ARMOURY, "RAI-055")
    player = table.seats[seat]
    if player.armour >= ARMOUR_MAX:
        return Reason("why-armour-full", "RAI-056")
    if good not in (IRON, SILVER):
        return Reason("why-forge-good", "RAI-055", {"good": good})
    price = 1 if good == IRON else table.box.village.forge_silver
    return Reason("why-forge-pay", "RAI-055", {"good": good, "number": price, "number2": player.goods[good]})


def gain(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    """At the Mill, the Silversmith, or for a crew card that was sent away."""
    (good,) = values
    asking = table.asking
    if isinstance(asking, GainPlunder):
        if good > LIVESTOCK:
            return Reason("why-gain-plunder", "RAI-124")
        return Reason("why-supply", "RAI-026", {"good": good})
    if isinstance(asking, Mill):
        if good == GOLD and not table.box.village.mill_gold[asking.colour]:
            return Reason("why-gain-mill-gold", "RAI-057", {"worker": asking.colour})
        if good in (GOLD, PROVISIONS):
            return Reason("why-supply", "RAI-026", {"good": good})
        return Reason("why-gain-good", "RAI-057", {"building": MILL, "good": good})
    if using(table, SILVERSMITH):
        if good == SILVER:
            return Reason("why-supply", "RAI-026", {"good": good})
        return Reason("why-gain-good", "RAI-058", {"building": SILVERSMITH, "good": good})
    if good == SILVER:
        return not_at(table, seat, SILVERSMITH, "RAI-058")
    return not_at(table, seat, MILL, "RAI-057")


def exchange(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if not using(table, LONG_HOUSE):
        return not_at(table, seat, LONG_HOUSE, "RAI-059")
    if table.seats[seat].goods[LIVESTOCK] < 1:
        return Reason("why-exchange-none", "RAI-059")
    return Reason("why-supply", "RAI-028", {"good": PROVISIONS})


def offer(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (tile,) = values
    if not isinstance(table.asking, LongHouse):
        return not_at(table, seat, LONG_HOUSE, "RAI-059")
    if tile not in table.display:
        return Reason("why-offer-hidden", "RAI-060")
    return unpayable(table, seat, table.box.offerings[tile].price, "RAI-060")


def bargain(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    tile, good = values
    if not isinstance(table.asking, Bargain):
        return not_now(table, seat, Reason("why-card-moment", "RAI-141"))
    if tile not in table.display:
        return Reason("why-offer-hidden", "RAI-060")
    price = table.box.offerings[tile].price
    if good > SILVER or not price[good]:
        return Reason("why-bargain-price", "RAI-141", {"good": good})
    number = table.asking.effect(table).number
    return unpayable(table, seat, less(price, good, number), "RAI-141")


def unpayable(table: RaidersTable, seat: int, price: tuple[int, ...], rule: str) -> Reason | None:
    """The first good of a price that the seat has too little of."""
    goods = table.seats[seat].goods
    for good, number in enumerate(price):
        if goods[good] < number:
            return Reason("why-offer-pay", rule, {"good": good, "number": number, "number2": goods[good]})
    return None


def copy(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (building,) = values
    asking = table.asking
    if not isinstance(asking, Copy):
        return not_now(table, seat, Reason("why-card-moment", "RAI-135"))
    if building == TOWN_HALL:
        return Reason("why-copy-hall", "RAI-136")
    if table.used >> building & 1:
        return Reason("why-copy-used", "RAI-136", {"building": building})
    if not accepts(table, building, asking.colour):
        return Reason("why-copy-colour", "RAI-135", {"building": building, "worker": asking.colour})
    return Reason("why-copy-useless", "RAI-135", {"building": building})
