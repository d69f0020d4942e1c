"""Why a site cannot be raided, and what else a raid does not allow."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.raiders.box import GOLD, NONE, PROVISIONS
from veillee.games.raiders.explain.moments import in_crew, in_setup, not_now
from veillee.games.raiders.steps.raid import ChooseSet, Fall, LoseCrew, Reroll, raid_price, sets_left
from veillee.games.raiders.steps.turn import WorkOrRaid
from veillee.games.raiders.table import RAIDING, RaidersTable


def raid(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    """The first of the conditions of RAI-068 that fails."""
    (site,) = values
    if not isinstance(table.asking, WorkOrRaid):
        message = "why-raid-raiding" if table.phase == RAIDING else "why-raid-working"
        return not_now(table, seat, Reason(message, "RAI-036"))
    player = table.seats[seat]
    place = table.box.sites[site]
    if not sets_left(table, site):
        return Reason("why-raid-empty", "RAI-088", {"site": site})
    if not place.workers >> player.worker & 1:
        return Reason("why-raid-colour", "RAI-069", {"site": site, "worker": player.worker})
    if len(player.crew) < place.crew:
        return Reason("why-raid-crew", "RAI-068", {"site": site, "number": place.crew, "number2": len(player.crew)})
    provisions, gold = raid_price(table, seat, site)
    if player.goods[PROVISIONS] < provisions:
        about = {"site": site, "number": provisions, "number2": player.goods[PROVISIONS]}
        return Reason("why-raid-provisions", "RAI-068", about)
    return Reason("why-raid-gold", "RAI-068", {"site": site, "number": gold, "number2": player.goods[GOLD]})


def reroll(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (die,) = values
    if not isinstance(table.asking, Reroll):
        message = "why-reroll-none" if table.dice else "why-reroll-moment"
        return not_now(table, seat, Reason(message, "RAI-095"))
    return Reason("why-reroll-die" if die >= len(table.dice) else "why-reroll-alike", "RAI-095")


def keep_dice(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    return not_now(table, seat, Reason("why-keep-dice", "RAI-095"))


def plunder(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (number,) = values
    asking = table.asking
    if not isinstance(asking, ChooseSet):
        return not_now(table, seat, Reason("why-plunder-moment", "RAI-079"))
    if table.box.sets[number].site != asking.site:
        return Reason("why-plunder-site", "RAI-079", {"site": asking.site})
    assert table.set_worker[number] == NONE
    return Reason("why-plunder-taken", "RAI-088", {"set": number})


def fall(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    if not isinstance(table.asking, Fall):
        return in_setup(table) or Reason("why-fall-moment", "RAI-082")
    return in_crew(table, seat, card, "RAI-082")


def lose(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    if not isinstance(table.asking, LoseCrew):
        return in_setup(table) or Reason("why-lose-moment", "RAI-092")
    return in_crew(table, seat, card, "RAI-092")
