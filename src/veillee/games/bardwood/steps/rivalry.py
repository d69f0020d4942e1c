"""Challenging bards for their crests, and spending the crests that were won."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Option
from veillee.games.bardwood.box import ACOUSTIC, CHALLENGE_COST, COIN, NO_CHALLENGE
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.creatures import stones_needed
from veillee.games.bardwood.steps.effects import ActivateMotif
from veillee.games.bardwood.table import RIVAL, BardwoodTable

FOR_COIN: Final = 0
FOR_ACOUSTIC: Final = 1
FOR_MOTIF: Final = 2
FOR_GEMS: Final = 3
CRESTS_FOR: Final = (1, 1, 2, 3)  # BAR-164
GEMS_FOR_CRESTS: Final = 4


def distance_to(table: BardwoodTable, seat: SeatNumber, side: SeatNumber) -> int:
    """How far a bard is, as range stones count it (BAR-156); of the Rival only the pawn counts (BAR-269, BAR-270)."""
    region = table.seats[seat].region
    if side == RIVAL:
        return table.box.reach[region][common.the_rival(table).pawn]
    return table.box.distance[region][table.seats[side].region]


def duel_cost(table: BardwoodTable, seat: SeatNumber, side: SeatNumber) -> int:
    """BAR-159: the melody symbols that show on the opponent's crest track."""
    return max(0, common.defence(common.crests_of(table, side)) + common.modifier(table, seat, CHALLENGE_COST))


def opponents(table: BardwoodTable, seat: SeatNumber) -> list[SeatNumber]:
    sides = [side for side in range(len(table.seats)) if side != seat]
    return sides if table.rival is None else [*sides, RIVAL]


def offer(table: BardwoodTable, seat: SeatNumber, found: list[Option]) -> None:
    """BAR-158: each bard once, near or with range stones. BAR-164: crests may be spent as often as wanted."""
    options = table.box.options
    player = table.seats[seat]
    if not common.event_forbids(table, NO_CHALLENGE):
        for side in opponents(table, seat):
            if table.duelled >> side & 1 or not common.crests_of(table, side):
                continue
            stones = stones_needed(table, seat, distance_to(table, seat, side))
            if stones <= player.range and common.can_pay_melodies(table, seat, duel_cost(table, seat, side)):
                found.append(options.duel[side])
    held = common.held_crests(player)
    for exchange in range(len(CRESTS_FOR)):
        if held >= CRESTS_FOR[exchange] and worth(table, exchange):
            found.append(options.crests[exchange])


def worth(table: BardwoodTable, exchange: int) -> bool:
    """Whether an exchange gives anything at all."""
    if exchange == FOR_ACOUSTIC:
        return table.acoustic > 0
    return exchange != FOR_MOTIF or bool(table.motifs)


def act(table: BardwoodTable, seat: SeatNumber, choice: Option) -> None:
    if choice.kind == "duel":
        duel(table, seat, choice.values[0])
    else:
        spend(table, seat, choice.values[0])


def duel(table: BardwoodTable, seat: SeatNumber, side: SeatNumber) -> None:
    """BAR-159, BAR-160: pay, and take the leftmost crest of that track."""
    distance = distance_to(table, seat, side)
    stones = stones_needed(table, seat, distance)
    table.duelled |= 1 << side
    if distance:
        table.ranged = True
    if table.log is not None:
        table.tell("duels", "BAR-158", seat, {"seat": seat, "seat2": side})
    common.pay_range_told(table, seat, stones, "BAR-154")
    common.pay_melodies(table, seat, duel_cost(table, seat, side), "BAR-159")
    common.lift_crest(table, side)
    common.take_crests(table, seat, side, 1, "BAR-160")


def spend(table: BardwoodTable, seat: SeatNumber, exchange: int) -> None:
    """BAR-164, BAR-165: crests leave the game; whose they are never matters, the first in turn order go first."""
    player = table.seats[seat]
    left = CRESTS_FOR[exchange]
    if table.log is not None:
        table.tell("spends-crests", "BAR-164", seat, {"seat": seat, "number": left})
    for side in common.turn_order(table):
        spent = min(left, player.held[side])
        player.held[side] -= spent
        left -= spent
    if exchange == FOR_COIN:
        common.gain(table, seat, COIN, 1, "BAR-164")
    elif exchange == FOR_ACOUSTIC:
        common.gain(table, seat, ACOUSTIC, 1, "BAR-164")
    elif exchange == FOR_MOTIF:
        table.next(ActivateMotif(seat))
    else:
        common.take_gems(table, seat, GEMS_FOR_CRESTS, "BAR-164")


def why_not_duel(table: BardwoodTable, seat: SeatNumber, side: SeatNumber) -> Reason:
    if side == seat:
        return Reason("why-duel-self", "BAR-158")
    if side not in opponents(table, seat):
        return Reason("why-side-absent", "BAR-158", {"seat": side})
    if common.event_forbids(table, NO_CHALLENGE):
        return Reason("why-truce", "BAR-173", {"event": common.active_event(table)})
    if table.duelled >> side & 1:
        return Reason("why-duelled", "BAR-158", {"seat": side})
    if not common.crests_of(table, side):
        return Reason("why-no-crest-left", "BAR-160", {"seat": side})
    needed = stones_needed(table, seat, distance_to(table, seat, side))
    if needed > table.seats[seat].range:
        args = {"seat": side, "number": needed, "number2": table.seats[seat].range}
        return Reason("why-too-few-range-duel", "BAR-154", args)
    cost = duel_cost(table, seat, side)
    args = {"number": cost, "number2": table.melodies, "number3": table.seats[seat].acoustic}
    return Reason("why-too-few-melodies", "BAR-159", args)


def why_not_crests(table: BardwoodTable, seat: SeatNumber, exchange: int) -> Reason:
    held = common.held_crests(table.seats[seat])
    if held < CRESTS_FOR[exchange]:
        return Reason("why-too-few-crests", "BAR-164", {"number": CRESTS_FOR[exchange], "number2": held})
    return Reason("why-no-effect", "BAR-164")
