"""What several explanations share: the moment of the turn, and whether a card is where it should be."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.raiders.setup import Reject
from veillee.games.raiders.steps.buildings import BuildingAsk
from veillee.games.raiders.table import RaidersTable


def in_setup(table: RaidersTable) -> Reason | None:
    """During the set-up only cards are chosen."""
    return Reason("why-setup", "RAI-022") if isinstance(table.asking, Reject) else None


def not_now(table: RaidersTable, seat: int, otherwise: Reason) -> Reason:
    """Of something that belongs to another moment of the turn."""
    reason = in_setup(table)
    if reason is not None:
        return reason
    if seat != table.active:
        return Reason("why-others-turn", "RAI-007")
    return otherwise


def not_at(table: RaidersTable, seat: int, building: int, rule: str) -> Reason:
    """Of an action that needs a building which is not being used."""
    used = table.used >> building & 1
    message = "why-building-used" if used else "why-building-moment"
    return not_now(table, seat, Reason(message, "RAI-046" if used else rule, {"building": building}))


def using(table: RaidersTable, building: int) -> bool:
    """Whether the question is about this building."""
    return isinstance(table.asking, BuildingAsk) and table.asking.building == building


def among(table: RaidersTable, cards: list[int], card: int, message: str, rule: str) -> Reason:
    """Of a card that is not offered: it is not there at all, or another copy of it is offered instead."""
    if card in cards:
        return Reason("why-copy", rule)
    return Reason(message, rule, {"townsfolk": card})


def in_hand(table: RaidersTable, seat: int, card: int, rule: str) -> Reason:
    return among(table, table.seats[seat].hand, card, "why-not-in-hand", rule)


def in_crew(table: RaidersTable, seat: int, card: int, rule: str) -> Reason:
    return among(table, table.seats[seat].crew, card, "why-not-in-crew", rule)
