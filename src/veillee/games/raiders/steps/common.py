"""What several chapters of the rules share: the supply, the piles, hands and crews."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from veillee.core.ids import Bits, CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, ChanceStep
from veillee.games.raiders.box import ARMOUR, ARMOUR_MAX, BUILDING_BONUS, NONE, BuildingId, Good
from veillee.games.raiders.table import Pile, RaidersSeat, RaidersTable


def distinct(table: RaidersTable, cards: list[CardId]) -> list[CardId]:
    """One card of each kind: copies are alike, so only the first of them is offered."""
    type_of = table.box.type_of
    seen = 0
    found: list[CardId] = []
    for card in cards:
        bit = 1 << type_of[card]
        if not seen & bit:
            seen |= bit
            found.append(card)
    return found


# -- the supply -------------------------------------------------------------------------------


def gain(table: RaidersTable, seat: SeatNumber, good: Good, number: int, rule: str) -> int:
    """Take goods from the supply; armour is a marker that moves up.

    RAI-026: one gains what is there, and the rest is lost. RAI-030: a stock may exceed its limit during
    the turn. RAI-056, RAI-120: armour stops at 10.
    """
    player = table.seats[seat]
    if good == ARMOUR:
        number = min(number, ARMOUR_MAX - player.armour)
        player.armour += number
    else:
        number = min(number, table.supply[good])
        table.supply[good] -= number
        player.goods[good] += number
    if table.log is not None:
        if number:
            table.tell("gains", rule, seat, {"seat": seat, "good": good, "number": number})
        elif good != ARMOUR:
            table.tell("supply-empty", "RAI-026", seat, {"seat": seat, "good": good})
    return number


def pay(table: RaidersTable, seat: SeatNumber, good: Good, number: int) -> None:
    """RAI-027: what is paid lies in the supply at once, before anything is gained."""
    table.seats[seat].goods[good] -= number
    table.supply[good] += number


def lose(table: RaidersTable, seat: SeatNumber, good: Good, number: int, rule: str) -> None:
    """Lose goods to the supply, or armour: what is there, at most the number."""
    player = table.seats[seat]
    if good == ARMOUR:
        number = min(number, player.armour)
        player.armour -= number
    else:
        number = min(number, player.goods[good])
        pay(table, seat, good, number)
    if table.log is not None:
        if number:
            table.tell("loses", rule, seat, {"seat": seat, "good": good, "number": number})
        else:
            table.tell("has-nothing", rule, seat, {"seat": seat})


def score(table: RaidersTable, seat: SeatNumber, number: int) -> None:
    """RAI-035: points are scored at once; past 49 the ship card shows its other side, the sum goes on."""
    table.seats[seat].score += number


# -- cards ------------------------------------------------------------------------------------


def take_in_hand(player: RaidersSeat, card: CardId, known_by: Bits) -> None:
    """A card comes into the hand; `known_by` has a bit for every seat that knows it."""
    player.hand.append(card)
    player.seen.append(known_by)


def leave_hand(player: RaidersSeat, card: CardId) -> None:
    place = player.hand.index(card)
    del player.hand[place]
    del player.seen[place]


def everybody(table: RaidersTable) -> Bits:
    """A bit for every seat."""
    return (1 << len(table.seats)) - 1


def show(table: RaidersTable, seat: SeatNumber, card: CardId) -> None:
    """The seat says which card of its hand it is about to use: from now on all know it."""
    player = table.seats[seat]
    player.seen[player.hand.index(card)] = everybody(table)


def discard_from_hand(table: RaidersTable, seat: SeatNumber, card: CardId) -> None:
    """A hand card goes face up on the discard pile."""
    leave_hand(table.seats[seat], card)
    table.discard.append(card)


def lose_crew(table: RaidersTable, seat: SeatNumber, card: CardId) -> None:
    """RAI-067, RAI-089: a crew card goes to the discard pile, and nothing else happens."""
    table.seats[seat].crew.remove(card)
    table.discard.append(card)


def cards_left(table: RaidersTable) -> bool:
    """Whether a townsfolk card can be drawn at all."""
    return bool(table.discard) or not table.draw.empty()


@mypyc_attr(allow_interpreted_subclasses=True)
class PileDraw(ChanceStep[RaidersTable]):
    """Draw the top piece of a pile: say which pile, and what happens to the piece."""

    def pile(self, table: RaidersTable) -> Pile:
        raise NotImplementedError

    def drawn(self, table: RaidersTable, piece: int) -> None:
        raise NotImplementedError

    def outcomes(self, table: RaidersTable) -> list[tuple[int, int]]:
        return [(piece, 1) for piece in self.pile(table).layers[0]]

    def possible(self, table: RaidersTable) -> bool:
        return not self.pile(table).empty()

    def sample(self, table: RaidersTable) -> int:
        top = self.pile(table).layers[0]
        return top[table.below(len(top))]

    def resolve(self, table: RaidersTable, outcome: int) -> None:
        self.pile(table).remove(outcome)
        self.drawn(table, outcome)


class DrawCard(PileDraw):
    """Draw one townsfolk card into the hand; only its owner sees it.

    The discard pile becomes the draw pile only when a card is needed and none is left there; without
    any card the draw is lost (RAI-032, RAI-033).
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-049", "RAI-032", "RAI-033", "RAI-009")
    role: ClassVar[str] = "townsfolk"

    seat: SeatNumber
    rule: str

    def __init__(self, seat: SeatNumber, rule: str) -> None:
        self.seat = seat
        self.rule = rule

    def pile(self, table: RaidersTable) -> Pile:
        return table.draw

    def enter(self, table: RaidersTable) -> bool:
        if table.discard and table.draw.empty():
            table.draw = Pile(table.discard)
            table.discard = []
            if table.log is not None:
                table.tell("reshuffle", "RAI-032", self.seat, {"number": len(table.draw)})
        return super().enter(table)

    def drawn(self, table: RaidersTable, piece: int) -> None:
        take_in_hand(table.seats[self.seat], piece, 1 << self.seat)
        if table.log is not None:
            table.tell("draws-card", self.rule, self.seat, {"seat": self.seat}, {"townsfolk": piece})

    def nothing(self, table: RaidersTable) -> None:
        if table.log is not None:
            table.tell("draws-nothing", "RAI-032", self.seat, {"seat": self.seat})


def draw_cards(table: RaidersTable, seat: SeatNumber, number: int, rule: str) -> None:
    """Draw cards one by one (RAI-049)."""
    for _ in range(number):
        table.next(DrawCard(seat, rule))


# -- questions that a card raises ---------------------------------------------------------------


class CardQuestion(Ask[RaidersTable]):
    """A question that the effect of a townsfolk card raises."""

    card: CardId

    def __init__(self, seat: SeatNumber, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"townsfolk": self.card}


def no_effect(table: RaidersTable, seat: SeatNumber, card: CardId, rule: str) -> None:
    """RAI-052: the card is discarded, and nothing else happens."""
    if table.log is not None:
        table.tell("no-effect", rule, seat, {"seat": seat, "townsfolk": card})


# -- crews ------------------------------------------------------------------------------------


def building_bonus(table: RaidersTable, seat: SeatNumber, building: BuildingId) -> int:
    """What the crew adds to a building's action, wherever that action is taken.

    RAI-064: effects of copies add up. RAI-066: crew only, never the hand. RAI-116: also where a Merchant
    copies the building.
    """
    box = table.box
    number = 0
    for card in table.seats[seat].crew:
        effect = box.types[box.type_of[card]].crew
        if effect.verb == BUILDING_BONUS and effect.building == building:
            number += effect.number
    return number


def crew_total(table: RaidersTable, seat: SeatNumber, verb: int) -> int:
    """The sum of one effect over the crew (RAI-064)."""
    box = table.box
    number = 0
    for card in table.seats[seat].crew:
        effect = box.types[box.type_of[card]].crew
        if effect.verb == verb:
            number += effect.number
    return number


def hero_of(table: RaidersTable, seat: SeatNumber) -> CardId:
    """The hero of a crew, or NONE; RAI-065: there is never more than one."""
    box = table.box
    for card in table.seats[seat].crew:
        if box.types[box.type_of[card]].hero:
            return card
    return NONE


def is_hero(table: RaidersTable, card: CardId) -> bool:
    return table.box.types[table.box.type_of[card]].hero


# -- why not ----------------------------------------------------------------------------------


def among(cards: list[CardId], card: CardId, message: str, rule: str) -> Reason:
    """Of a card that is not offered: it is not there at all, or another copy of it is offered instead."""
    return Reason("why-copy", rule) if card in cards else Reason(message, rule, {"townsfolk": card})


def not_in_hand(table: RaidersTable, seat: SeatNumber, card: CardId, rule: str) -> Reason:
    return among(table.seats[seat].hand, card, "why-not-in-hand", rule)


def not_in_crew(table: RaidersTable, seat: SeatNumber, card: CardId, rule: str) -> Reason:
    return among(table.seats[seat].crew, card, "why-not-in-crew", rule)


def no_opponent(table: RaidersTable, seat: SeatNumber, other: SeatNumber, rule: str) -> Reason | None:
    """Why a seat is no opponent at all."""
    if other == seat:
        return Reason("why-target-self", rule)
    if other >= len(table.seats):
        return Reason("why-target-absent", rule, {"seat": other})
    return None
