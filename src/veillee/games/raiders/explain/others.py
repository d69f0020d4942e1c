"""Why another player cannot be meant, and why something cannot be given, taken or exchanged."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.raiders.box import LIVESTOCK, NONE, PROVISIONS, SILVER
from veillee.games.raiders.explain.moments import in_hand, in_setup, not_now
from veillee.games.raiders.steps.raid import Avenge
from veillee.games.raiders.steps.targets import ChooseTarget, Give, HandOver, StealPlunder, SwapCards, SwapWorker
from veillee.games.raiders.table import RaidersTable


def no_opponent(table: RaidersTable, seat: int, other: int, rule: str) -> Reason | None:
    """Why a seat is no opponent at all."""
    if other == seat:
        return Reason("why-target-self", rule)
    if other >= len(table.seats):
        return Reason("why-target-absent", rule, {"seat": other})
    return None


def target(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (other,) = values
    if not isinstance(table.asking, (ChooseTarget, Avenge)):
        return not_now(table, seat, Reason("why-target-moment", "RAI-117"))
    return no_opponent(table, seat, other, "RAI-117") or Reason("why-target-crew", "RAI-092", {"seat": other})


def swap(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    other, building = values
    if not isinstance(table.asking, SwapWorker):
        return not_now(table, seat, Reason("why-card-moment", "RAI-118"))
    reason = no_opponent(table, seat, other, "RAI-118")
    if reason is not None:
        return reason
    if table.village[building] == NONE:
        return Reason("why-swap-empty", "RAI-119", {"building": building})
    about = {"seat": other, "building": building, "worker": table.seats[other].worker}
    return Reason("why-swap-colour", "RAI-118", about)


def steal(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (good,) = values
    asking = table.asking
    if not isinstance(asking, StealPlunder):
        return not_now(table, seat, Reason("why-card-moment", "RAI-122"))
    if good > LIVESTOCK:
        return Reason("why-steal-good", "RAI-122")
    return Reason("why-steal-none", "RAI-122", {"seat": asking.other, "good": good})


def trade(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    return not_now(table, seat, Reason("why-card-moment", "RAI-028"))


def give(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (good,) = values
    asking = table.asking
    if not isinstance(asking, Give):
        return in_setup(table) or Reason("why-card-moment", "RAI-134")
    if good not in (SILVER, PROVISIONS):
        return Reason("why-give-good", "RAI-134", {"seat": asking.receiver})
    return Reason("why-give-none", "RAI-134", {"good": good})


def swap_cards(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    other, number = values
    if not isinstance(table.asking, SwapCards):
        return not_now(table, seat, Reason("why-card-moment", "RAI-139"))
    reason = no_opponent(table, seat, other, "RAI-139")
    if reason is not None:
        return reason
    if number == 0:
        return Reason("why-swap-cards-none", "RAI-139")
    most = min(len(table.seats[seat].hand), len(table.seats[other].hand))
    return Reason("why-swap-cards-number", "RAI-139", {"seat": other, "number": most})


def hand_over(table: RaidersTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    if not isinstance(table.asking, HandOver):
        return in_setup(table) or Reason("why-hand-over-moment", "RAI-139")
    player = table.seats[seat]
    if card in player.hand[len(player.hand) - player.giving :]:
        return Reason("why-hand-over-aside", "RAI-139", {"townsfolk": card})
    return in_hand(table, seat, card, "RAI-139")
