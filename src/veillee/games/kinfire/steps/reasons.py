"""Why something is not possible now: the conditions that several steps of a combat refuse by."""

from __future__ import annotations

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.games.kinfire.steps.common import in_range
from veillee.games.kinfire.table import FIRST_LESSON, Foe, KinfireTable
from veillee.games.kinfire.terms import (
    BOOST_BLOCK,
    BOOSTS,
    NONE,
    STATUSES,
    AllyId,
    EnemyId,
    SeekerId,
    ZoneId,
)


def foe_of(table: KinfireTable, enemy: EnemyId) -> Foe | None:
    """The board of an enemy that is still in the combat."""
    for foe in table.foes:
        if foe.enemy == enemy and foe.here:
            return foe
    return None


def absent(table: KinfireTable, seeker: SeekerId) -> Reason | None:
    if table.seat_of(seeker) == NONE:
        return Reason("why-not-in-group", "KIN-007", {"seeker": seeker}, beside=True)
    return None


def not_here(table: KinfireTable, enemy: EnemyId) -> Reason | None:
    if foe_of(table, enemy) is None:
        return Reason("why-no-enemy", "KIN-047", {"enemy": enemy}, beside=True)
    return None


def no_way(table: KinfireTable, start: ZoneId, zone: ZoneId) -> Reason:
    """KIN-205 to KIN-207: only neighbouring zones across open borders."""
    if zone >= len(table.map.zones):
        return Reason("why-no-zone", "KIN-205", {"zone": zone}, beside=True)
    if zone == start:
        return Reason("why-same-zone", "KIN-100", {"zone": zone})
    if zone in table.map.zones[start].red:
        return Reason("why-red-line", "KIN-207", {"zone": zone})
    if zone in table.map.zones[start].black:
        return Reason("why-black-line", "KIN-206", {"zone": zone})
    return Reason("why-no-way", "KIN-205", {"zone": zone})


def cannot_move(table: KinfireTable, seat: SeatNumber, zone: ZoneId) -> Reason:
    if table.trapped:
        return Reason("why-trapped", "KIN-180", {"zone": zone})
    if table.lesson == FIRST_LESSON:
        return Reason("why-lesson", "KIN-061", {"zone": zone})
    if table.movement == 0:
        return Reason("why-moved", "KIN-100", {"zone": zone})
    return no_way(table, table.seats[seat].zone, zone)


def cannot_send(table: KinfireTable, seat: SeatNumber, seeker: SeekerId, zone: ZoneId) -> Reason:
    found = absent(table, seeker)
    if found is not None:
        return found
    who = table.seat_of(seeker)
    if who == seat:
        return Reason("why-send-oneself", "KIN-149", {"seeker": seeker})
    return no_way(table, table.seats[who].zone, zone)


def not_in_hand(table: KinfireTable, seat: SeatNumber, card: CardId) -> Reason | None:
    if card not in table.seats[seat].hand:
        return Reason("why-not-in-hand", "KIN-102", {"card": card}, beside=True)
    return None


def cannot_drop_status(table: KinfireTable, seat: SeatNumber, status: int) -> Reason:
    assert status < STATUSES
    return Reason("why-no-status", "KIN-176", {"seat": seat, "status": status})


def cannot_drop(table: KinfireTable, seat: SeatNumber, card: CardId) -> Reason:
    return Reason("why-not-in-hand", "KIN-127", {"card": card}, beside=True)


def no_block(table: KinfireTable, seat: SeatNumber, card: CardId, seeker: SeekerId) -> Reason:
    """KIN-116 to KIN-124: why a card does not block for a Seeker."""
    found = not_in_hand(table, seat, card) or absent(table, seeker)
    if found is not None:
        return found
    hit = table.seat_of(seeker)
    if hit == seat:
        return Reason("why-block-oneself", "KIN-116", {"seeker": seeker})
    if table.damage[hit] == NONE:
        return Reason("why-not-hit", "KIN-122", {"seeker": seeker})
    if table.damage[hit] <= table.blocked[hit]:
        return Reason("why-no-damage", "KIN-308", {"seeker": seeker})
    if table.box.cards[card].boost != BOOST_BLOCK:
        return Reason("why-no-block", "KIN-124", {"card": card})
    return Reason("why-colour", "KIN-118", {"card": card})


def own_action(table: KinfireTable, seat: SeatNumber, card: CardId) -> Reason:
    """KIN-022, KIN-116: Boosts are for others."""
    return not_in_hand(table, seat, card) or Reason("why-own-action", "KIN-116", {"card": card})


def no_attack(table: KinfireTable, seat: SeatNumber, card: CardId) -> Reason:
    """KIN-122: a block answers an enemy's attack."""
    return not_in_hand(table, seat, card) or Reason("why-no-attack", "KIN-122", {"card": card})


def out_of_range(table: KinfireTable, seat: SeatNumber, verb: int, zone: ZoneId) -> Reason | None:
    if not in_range(table, verb, table.seats[seat].zone, zone):
        return Reason("why-out-of-range", "KIN-070", {"zone": zone})
    return None


def no_ally(table: KinfireTable, ally: AllyId) -> Reason | None:
    for helper in table.helpers:
        if helper.ally == ally and helper.here:
            return None
    return Reason("why-no-ally", "KIN-213", {"ally": ally}, beside=True)


def boost_of(pair: int) -> CardId:
    return BOOSTS + pair
