"""Creatures: helping, soothing in its five steps, and what helpers gain."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.games.bardwood.box import (
    GEM,
    HELP_COST,
    NONE,
    RANGE_NEEDED,
    SOOTHE_BOSS_COST,
    SOOTHE_COST,
    SOOTHE_SMALL_COST,
    WHEN_SOOTHED,
    EffectId,
    EventId,
    LocationId,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.effects import GainEffect, gain_effect
from veillee.games.bardwood.table import RIVAL, SIDES, BardwoodTable


def stones_needed(table: BardwoodTable, seat: SeatNumber, distance: int) -> int:
    """Range stones for a target: none near the bard, 1 from one region away, 2 from anywhere.

    BAR-154, BAR-155, BAR-156; BAR-157: such a target counts as any other. mu8: the first target that needs some
    needs 1 fewer.
    """
    needed = min(distance, 2)
    if needed and not table.ranged:
        needed = max(0, needed + common.modifier(table, seat, RANGE_NEEDED))
    return needed


def soothe_cost(table: BardwoodTable, seat: SeatNumber, lair: int) -> int:
    """BAR-120: the soothe value less 1 for each crest on the card, whoever owns it; at least 0."""
    pile = table.lairs[lair]
    card = table.box.cards[pile.top]
    cost = card.soothe - pile.crests.bit_count() + common.modifier(table, seat, SOOTHE_COST)
    cost += common.modifier(table, seat, SOOTHE_BOSS_COST if card.boss else SOOTHE_SMALL_COST)
    return max(0, cost)


def can_help(table: BardwoodTable, seat: SeatNumber, lair: int) -> bool:
    """BAR-119: one crest on each creature, taken from the track, for 1 melody."""
    own = table.lairs[lair].crests >> seat & 1
    return not own and table.seats[seat].crests > 0 and common.can_pay_melodies(table, seat, HELP_COST)


def offer(table: BardwoodTable, seat: SeatNumber, found: list[Option]) -> None:
    """BAR-116, BAR-117: each creature location once, near or with range stones."""
    box = table.box
    player = table.seats[seat]
    reach = box.reach[player.region]
    helps: list[Option] = []
    for lair in range(len(box.lairs)):
        location = box.lairs[lair]
        if table.lairs[lair].top == NONE or table.activated >> location & 1:
            continue
        if stones_needed(table, seat, reach[location]) > player.range:
            continue
        if common.can_pay_melodies(table, seat, soothe_cost(table, seat, lair)):
            found.append(box.options.soothe[location])
        if can_help(table, seat, lair):
            helps.append(box.options.help[location])
    found += helps


def act(table: BardwoodTable, seat: SeatNumber, choice: Option) -> None:
    """Help or soothe; range stones are paid for a creature that is not adjacent."""
    location = choice.values[0]
    lair = common.lair_at(table, location)
    pile = table.lairs[lair]
    distance = table.box.reach[table.seats[seat].region][location]
    stones = stones_needed(table, seat, distance)
    table.activated |= 1 << location
    if distance:
        table.ranged = True
    helping = choice.kind == "help"
    if table.log is not None:
        kind, rule = ("helps", "BAR-119") if helping else ("soothes", "BAR-120")
        table.tell(kind, rule, seat, {"seat": seat, "card": pile.top, "location": location})
    common.pay_range_told(table, seat, stones, "BAR-154")
    if helping:
        common.pay_melodies(table, seat, HELP_COST, "BAR-119")
        common.lift_crest(table, seat)
        pile.crests |= 1 << seat
        return
    common.pay_melodies(table, seat, soothe_cost(table, seat, lair), "BAR-120")
    effect = table.box.cards[pile.top].upper.whole
    table.next(TakeCreature(seat, lair))
    for other in reversed(common.others_after(table, seat)):
        if pile.crests >> other & 1:
            table.next(HelperGains(other, lair))
    for power in common.ongoing(table):
        if power.verb == WHEN_SOOTHED:
            table.next(EventGives(seat, common.active_event(table), power.effect))
    table.next(GainEffect(seat, effect, "BAR-121"))


class EventGives(Act[BardwoodTable]):
    """What the active event adds for whoever soothes, unless the gems of the creature have ended it."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-168", "BAR-173")

    seat: SeatNumber
    event: EventId
    effect: EffectId

    def __init__(self, seat: SeatNumber, event: EventId, effect: EffectId) -> None:
        self.seat = seat
        self.event = event
        self.effect = effect

    def run(self, table: BardwoodTable) -> None:
        if common.active_event(table) != self.event:
            return
        common.tell_event_gives(table, self.seat, self.event)
        gain_effect(table, self.seat, self.effect, "BAR-173")


class HelperGains(Act[BardwoodTable]):
    """Whoever has a crest on a soothed creature gains the same benefits; the Rival its green gems only (BAR-267)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-122", "BAR-267", "BAR-078")

    side: SeatNumber
    lair: int

    def __init__(self, side: SeatNumber, lair: int) -> None:
        self.side = side
        self.lair = lair

    def run(self, table: BardwoodTable) -> None:
        card = table.lairs[self.lair].top
        if table.log is not None:
            table.tell("helped", "BAR-122", self.side, {"seat": self.side, "card": card})
        if self.side != RIVAL:
            table.next(GainEffect(self.side, table.box.cards[card].upper.whole, "BAR-122"))
            return
        for item in table.box.cards[card].upper.items:
            if item.verb == GEM:
                common.take_gems(table, RIVAL, item.number, "BAR-267")


class TakeCreature(Act[BardwoodTable]):
    """The crests of the card, then the card itself, come to whoever soothed it; the next creature shows."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-123", "BAR-124", "BAR-268")

    seat: SeatNumber
    lair: int

    def __init__(self, seat: SeatNumber, lair: int) -> None:
        self.seat = seat
        self.lair = lair

    def run(self, table: BardwoodTable) -> None:
        pile = table.lairs[self.lair]
        table.seats[self.seat].brag.append(pile.top)
        crests = pile.crests
        uncover(table, self.lair)
        for owner in range(SIDES):
            if crests >> owner & 1:
                common.take_crests(table, self.seat, owner, 1, "BAR-123")


def uncover(table: BardwoodTable, lair: int) -> None:
    """The top creature has gone; the one below it shows, without crests."""
    pile = table.lairs[lair]
    pile.top = NONE
    pile.crests = 0
    if pile.under:
        table.next(RevealCreature(lair))


class RevealCreature(ChanceStep[BardwoodTable]):
    """The next creature of a pile: the lowest one is a boss (BAR-040)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-040", "BAR-114")
    role: ClassVar[str] = "card"

    lair: int

    def __init__(self, lair: int) -> None:
        self.lair = lair

    def unseen(self, table: BardwoodTable) -> list[CardId]:
        return table.bosses if table.lairs[self.lair].under == 1 else table.small

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in self.unseen(table)]

    def possible(self, table: BardwoodTable) -> bool:
        return table.lairs[self.lair].under > 0

    def sample(self, table: BardwoodTable) -> int:
        unseen = self.unseen(table)
        return unseen[table.below(len(unseen))]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        self.unseen(table).remove(outcome)
        pile = table.lairs[self.lair]
        pile.under -= 1
        pile.top = outcome
        if table.log is not None:
            location = table.box.lairs[self.lair]
            table.tell("creature-shows", "BAR-040", EVERYBODY, {"card": outcome, "location": location})


def why_not(table: BardwoodTable, seat: SeatNumber, location: LocationId, helping: bool) -> Reason:
    """Why a creature can be neither helped nor soothed now, or not the one of it."""
    box = table.box
    player = table.seats[seat]
    if location not in box.lairs:
        return Reason("why-no-creature-place", "BAR-116", {"location": location}, beside=True)
    lair = common.lair_at(table, location)
    pile = table.lairs[lair]
    if pile.top == NONE:
        return Reason("why-lair-empty", "BAR-118", {"location": location}, beside=True)
    if table.activated >> location & 1:
        return Reason("why-creature-dealt-with", "BAR-117", {"location": location})
    needed = stones_needed(table, seat, box.reach[player.region][location])
    if needed > player.range:
        args = {"location": location, "number": needed, "number2": player.range}
        return Reason("why-too-few-range", "BAR-154", args)
    if helping and pile.crests >> seat & 1:
        return Reason("why-helped-before", "BAR-119", {"card": pile.top})
    if helping and not player.crests:
        return Reason("why-no-crest", "BAR-119")
    cost = HELP_COST if helping else soothe_cost(table, seat, lair)
    args = {"number": cost, "number2": table.melodies, "number3": player.acoustic}
    return Reason("why-too-few-melodies", "BAR-120", args)
