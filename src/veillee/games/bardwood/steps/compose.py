"""The Compose phase: one card for the song, the other for volume and tempo, then the way through the grove."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import lay_down
from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.bardwood.box import (
    ADJUST_TEMPO,
    BOATS_FROZEN,
    MORE_MOVEMENT,
    QUARTER_MOVEMENT,
    SILENT_MOVEMENT,
    VOLUME,
    WHEN_COMPOSE,
    Quarter,
    RegionId,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.dial import turn_dial
from veillee.games.bardwood.steps.effects import gain_effect, sail
from veillee.games.bardwood.table import COMPOSE, SWAN_SONGS, BardwoodTable

ADJUST_COST: Final = 2
MORE: Final = 0
FEWER: Final = 1


class Compose(Act[BardwoodTable]):
    """The phase begins with two Skill cards in hand; with a single one, that one is discarded (BAR-087)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-064", "BAR-067", "BAR-087")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        table.phase = COMPOSE
        table.points = 0
        hand = table.seats[self.seat].hand
        if len(hand) > 1:
            table.next(PlayCard(self.seat))
        elif hand:
            discard(table, self.seat, hand[0])


class PlayCard(Ask[BardwoodTable]):
    """Name the card that goes into the song, and thereby the one that is discarded."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-068", "BAR-069", "BAR-070")
    prompt: ClassVar[str] = "ask-play"

    def options(self, table: BardwoodTable) -> list[Option]:
        return [table.box.options.play[card] for card in sorted(table.seats[self.seat].hand)]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        card = choice.values[0]
        player = table.seats[self.seat]
        lay_down(player.hand, player.seen, card)
        player.song.append(card)
        if table.log is not None:
            table.tell("composes", "BAR-068", self.seat, {"seat": self.seat, "card": card})
        discard(table, self.seat, player.hand[0])

    def why_not_play(self, table: BardwoodTable, card: CardId) -> Reason:
        return Reason("why-not-in-hand", "BAR-068", {"card": card})


def discard(table: BardwoodTable, seat: SeatNumber, card: CardId) -> None:
    """The other card goes on the discard pile and gives its discard line.

    BAR-073: volume first (with what an event adds to it), then the Bongo Bopper's adjustment, then tempo, then the
    rest of the line, then the quarter.
    """
    player = table.seats[seat]
    player.hand.clear()
    player.seen.clear()
    player.discard.append(card)
    printed = table.box.cards[card]
    if table.log is not None:
        table.tell("discards", "BAR-069", seat, {"seat": seat, "card": card})
    if printed.discard_volume:
        common.gain(table, seat, VOLUME, printed.discard_volume, "BAR-069")
    common.powers_give(table, seat, WHEN_COMPOSE)
    table.next(TurnDial(seat, printed.discard_tempo), DiscardRest(seat, card), QuarterBenefits(seat), Move(seat))
    if player.volume >= ADJUST_COST and common.has_power(table, seat, ADJUST_TEMPO):
        table.stack.pop()  # the turning is what the player is asked about
        table.next(AdjustTempo(seat, printed.discard_tempo))


class AdjustTempo(Ask[BardwoodTable]):
    """The Bongo Bopper may pay 2 volume to turn the dial a quarter more or fewer, at least 1."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-073", "BAR-061")
    prompt: ClassVar[str] = "ask-adjust"

    tempo: int

    def __init__(self, seat: SeatNumber, tempo: int) -> None:
        self.seat = seat
        self.tempo = tempo

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"number": self.tempo}

    def options(self, table: BardwoodTable) -> list[Option]:
        adjust = table.box.options.adjust
        return adjust if self.tempo > 1 else [adjust[MORE], adjust[2]]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        tempo = self.tempo
        if choice.values[0] <= FEWER:
            common.pay_volume(table, self.seat, ADJUST_COST, "BAR-073")
            tempo += 1 if choice.values[0] == MORE else -1
            if table.log is not None:
                table.tell("adjusts-tempo", "BAR-073", self.seat, {"seat": self.seat, "number": tempo})
        turn_dial(table, self.seat, tempo)

    def why_not_adjust(self, table: BardwoodTable, adjustment: int) -> Reason:
        return Reason("why-at-least-one-quarter", "BAR-073")


class TurnDial(Act[BardwoodTable]):
    """BAR-072: the dial must be turned once for each tempo."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-072", "BAR-074")

    seat: SeatNumber
    tempo: int

    def __init__(self, seat: SeatNumber, tempo: int) -> None:
        self.seat = seat
        self.tempo = tempo

    def run(self, table: BardwoodTable) -> None:
        turn_dial(table, self.seat, self.tempo)


class DiscardRest(Act[BardwoodTable]):
    """What the discard line shows besides volume and tempo."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-073", "BAR-069")

    seat: SeatNumber
    card: CardId

    def __init__(self, seat: SeatNumber, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: BardwoodTable) -> None:
        gain_effect(table, self.seat, table.box.cards[self.card].discard_rest, "BAR-069")


def will_sing(table: BardwoodTable, seat: SeatNumber) -> bool:
    """BAR-088, BAR-195: the marker stands on the Instrument, or this is a swan song."""
    return table.seats[seat].ready or table.act == SWAN_SONGS


def movement_points(table: BardwoodTable, seat: SeatNumber, quarter: Quarter, sings: bool) -> int:
    """BAR-080: the movement value of a quarter, changed by events, then what powers add to it."""
    movement = table.box.quarters[quarter].movement
    changed = common.modifier(table, seat, QUARTER_MOVEMENT)
    points = max(1, movement + changed) if changed else movement
    points += common.modifier(table, seat, MORE_MOVEMENT)
    return points if sings else points + common.modifier(table, seat, SILENT_MOVEMENT)


class QuarterBenefits(Act[BardwoodTable]):
    """The movement value of the quarter where the dial stopped, and its bonus when both its runes are gone."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-080", "BAR-081", "BAR-082")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        player = table.seats[self.seat]
        quarter = table.box.quarters[player.dial]
        points = movement_points(table, self.seat, player.dial, will_sing(table, self.seat))
        table.points += points
        if table.log is not None:
            args = {"seat": self.seat, "quarter": player.dial, "number": points}
            table.tell("quarter-movement", "BAR-080", self.seat, args)
        if player.runes[player.dial] == 0:
            if table.log is not None:
                table.tell("rune-bonus", "BAR-081", self.seat, {"seat": self.seat, "quarter": player.dial})
            gain_effect(table, self.seat, quarter.bonus.whole, "BAR-081")


class Move(Ask[BardwoodTable]):
    """Spend movement points, freely divided between bard and boat; those left are lost with the phase."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-083", "BAR-084", "BAR-085", "BAR-086")
    prompt: ClassVar[str] = "ask-move"

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"number": table.points}

    def options(self, table: BardwoodTable) -> list[Option]:
        options = table.box.options
        if not table.points:
            return [options.stay]
        player = table.seats[self.seat]
        points = table.points
        distance = table.box.distance[player.region]
        walk = options.walk
        found = [walk[region] for region in range(len(distance)) if 0 < distance[region] <= points]
        if can_sail(table, self.seat):
            found.append(options.sail)
        found.append(options.stay)
        return found

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        options = table.box.options
        player = table.seats[self.seat]
        if choice is options.stay:
            if table.log is not None and table.points:
                table.tell("leaves-points", "BAR-083", self.seat, {"seat": self.seat, "number": table.points})
            table.points = 0
            return
        if choice is options.sail:
            table.points -= 1
            sail(table, self.seat, 1, "BAR-086")
        else:
            region = choice.values[0]
            steps = table.box.distance[player.region][region]
            table.points -= steps
            player.region = region
            if table.log is not None:
                args = {"seat": self.seat, "region": region, "number": steps}
                table.tell("walks", "BAR-084", self.seat, args)
        table.next(Move(self.seat))

    def why_not_walk(self, table: BardwoodTable, region: RegionId) -> Reason:
        steps = table.box.distance[table.seats[self.seat].region][region]
        if not steps:
            return Reason("why-already-there", "BAR-084", {"region": region})
        return Reason("why-too-far", "BAR-084", {"region": region, "number": steps, "number2": table.points})

    def why_not_sail(self, table: BardwoodTable) -> Reason:
        if common.event_forbids(table, BOATS_FROZEN):
            return Reason("why-boat-frozen", "BAR-173", {"event": common.active_event(table)})
        return Reason("why-river-ends", "BAR-086")


def can_sail(table: BardwoodTable, seat: SeatNumber) -> bool:
    at_end = table.seats[seat].boat == len(table.box.river) - 1
    return not at_end and not common.event_forbids(table, BOATS_FROZEN)
