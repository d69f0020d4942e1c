"""Hands: drawing, discarding, and the renewal of a hand without Action card."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.together import Round
from veillee.games.kinfire.steps.common import any_action, drain, drop_card, droppable, gain_armor, has_action
from veillee.games.kinfire.steps.reasons import boost_of, cannot_drop, cannot_drop_status
from veillee.games.kinfire.table import FOES, KinfireTable, Seeker
from veillee.games.kinfire.terms import (
    ACTIONS,
    BOOSTS,
    EXHAUSTED,
    HAND,
    STATUSES,
)


def counted(cards: list[CardId]) -> list[tuple[int, int]]:
    """What may be drawn from cards without order, each kind with how often it is there."""
    found: dict[int, int] = {}
    for card in cards:
        found[card] = found.get(card, 0) + 1
    return list(found.items())


def take_out(cards: list[CardId], card: CardId) -> None:
    """The order of a deck means nothing, so the gap is filled by the last card."""
    last = cards.pop()
    if last != card:
        cards[cards.index(card)] = last


class DrawCard(ChanceStep[KinfireTable]):
    """One card from a deck into the hand, which has no limit (KIN-143).

    KIN-142: an empty deck is made of the discard pile first.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-142",)
    role: ClassVar[str] = "card"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def pile(self, table: KinfireTable) -> list[CardId]:
        seeker = table.seats[self.seat]
        return seeker.deck or seeker.discard

    def possible(self, table: KinfireTable) -> bool:
        seeker = table.seats[self.seat]
        return bool(seeker.deck) or bool(seeker.discard)

    def outcomes(self, table: KinfireTable) -> list[tuple[int, int]]:
        return counted(self.pile(table))

    def sample(self, table: KinfireTable) -> int:
        pile = self.pile(table)
        return pile[table.below(len(pile))]

    def resolve(self, table: KinfireTable, outcome: int) -> None:
        seeker = table.seats[self.seat]
        if not seeker.deck:
            seeker.deck = seeker.discard
            seeker.discard = []
            if table.log is not None:
                table.tell("shuffles", "KIN-142", self.seat, {"seat": self.seat})
        take_out(seeker.deck, outcome)
        seeker.hand.append(outcome)
        if table.log is not None:
            table.tell("draws", "KIN-142", self.seat, {"seat": self.seat, "card": outcome})


class HandDrawn(Act[KinfireTable]):
    """Seven cards have been drawn: they stand if an Action card is among them.

    KIN-052, KIN-139: otherwise seven others are drawn, and the first ones go back into the deck; before that, if there
    are not seven others. A Seeker who has no Action card anywhere keeps the hand.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-052", "KIN-139")

    seat: SeatNumber
    number: int  # of cards in a new hand

    def __init__(self, seat: SeatNumber, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: KinfireTable) -> None:
        seeker = table.seats[self.seat]
        if seeker.aside:
            seeker.deck += seeker.aside
            seeker.aside = []
        if has_action(seeker) or not (any_action(seeker.deck) or any_action(seeker.discard)):
            return
        if table.log is not None:
            table.tell("hand-again", "KIN-052", self.seat, {"seat": self.seat})
        if len(seeker.deck) + len(seeker.discard) < self.number:
            seeker.deck += seeker.hand
        else:
            seeker.aside = seeker.hand
        seeker.hand = []
        draw_hand(table, self.seat, self.number)


def draw_hand(table: KinfireTable, seat: SeatNumber, number: int) -> None:
    """Put the drawing of a whole hand on the table."""
    draw = DrawCard(seat)
    table.next(HandDrawn(seat, number))
    for _ in range(number):
        table.next(draw)


class RenewHands(Act[KinfireTable]):
    """KIN-135, KIN-136: whoever has no Action card in hand renews it; `spared` is whose card is being carried out."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-135", "KIN-136")

    spared: SeatNumber

    def __init__(self, spared: SeatNumber) -> None:
        self.spared = spared

    def run(self, table: KinfireTable) -> None:
        for seat in range(len(table.seats) - 1, -1, -1):
            if seat != self.spared and needs_hand(table.seats[seat]):
                table.next(Renew(seat))


def needs_hand(seeker: Seeker) -> bool:
    """KIN-139: a hand stays without Action card if there is none to be drawn."""
    return not has_action(seeker) and (any_action(seeker.deck) or any_action(seeker.discard))


class Renew(Act[KinfireTable]):
    """KIN-135: discard the hand, suffer for exhausted cards (KIN-137), draw seven, take armour, charge the lantern.

    KIN-184: statuses and armour go to their piles. KIN-185, KIN-221: exhausted cards stay in the deck. KIN-115:
    protections in play stay.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-135", "KIN-137", "KIN-144", "KIN-184")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: KinfireTable) -> None:
        seeker = table.seats[self.seat]
        if table.log is not None:
            table.tell("renews", "KIN-135", self.seat, {"seat": self.seat})
        exhausted = seeker.hand.count(EXHAUSTED)
        empty_hand(table, seeker)
        table.next(Rearm(self.seat))
        draw_hand(table, self.seat, HAND)
        drain(table, self.seat, exhausted)


def empty_hand(table: KinfireTable, seeker: Seeker) -> None:
    """Cards to the discard pile, statuses and armour to theirs."""
    seeker.discard += seeker.hand
    seeker.hand = []
    table.armor_pile += seeker.armor
    seeker.armor = 0
    for status in range(STATUSES):
        table.piles[status] += seeker.statuses[status]
        seeker.statuses[status] = 0


class Rearm(Act[KinfireTable]):
    """KIN-135 (4) and (5): the armour of the board, and a charged lantern."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-135", "KIN-144")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: KinfireTable) -> None:
        seeker = table.seats[self.seat]
        gain_armor(table, self.seat, table.box.seekers[seeker.seeker].armor, "KIN-135")
        charge(table, self.seat)


def charge(table: KinfireTable, seat: SeatNumber) -> None:
    seeker = table.seats[seat]
    if not seeker.charged:
        seeker.charged = True
        if table.log is not None:
            table.tell("charged", "KIN-144", seat, {"seat": seat})


# -- draw or discard ------------------------------------------------------------------------


def draw_or_discard(table: KinfireTable, seat: SeatNumber, may: bool) -> list[Option]:
    """KIN-127: draw a card, or discard any one in hand; where it is only allowed, also neither."""
    options = table.box.options
    seeker = table.seats[seat]
    found: list[Option] = [options.draw_card] if seeker.deck or seeker.discard else []
    found += droppable(table, seat)
    if may:
        found.append(options.neither)
    return found


def do_draw_or_discard(table: KinfireTable, seat: SeatNumber, choice: Option) -> None:
    if choice.kind == "draw_card":
        table.next(DrawCard(seat))
    elif choice.kind != "neither":
        drop_card(table, seat, choice)


class DrawOrDiscard(Ask[KinfireTable]):
    """KIN-103, KIN-126, KIN-127: one Seeker draws or discards one card. A card Boost only allows it."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-103", "KIN-126", "KIN-127")
    prompt: ClassVar[str] = "ask-draw-or-discard"

    may: bool

    def __init__(self, seat: SeatNumber, may: bool) -> None:
        self.seat = seat
        self.may = may

    def options(self, table: KinfireTable) -> list[Option]:
        return draw_or_discard(table, self.seat, self.may)

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        do_draw_or_discard(table, self.seat, choice)

    def nothing(self, table: KinfireTable) -> None:
        """KIN-142: no card anywhere: nothing is drawn."""

    def why_not_drop(self, table: KinfireTable, action: int) -> Reason:
        return cannot_drop(table, self.seat, action)

    def why_not_drop_boost(self, table: KinfireTable, pair: int) -> Reason:
        return cannot_drop(table, self.seat, boost_of(pair))

    def why_not_drop_status(self, table: KinfireTable, status: int) -> Reason:
        return cannot_drop_status(table, self.seat, status)


class AllDrawOrDiscard(Round[KinfireTable]):
    """`ox others`: the players of all of them decide at once, and the cards are drawn in seat order."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-127",)
    prompt: ClassVar[str] = "ask-draw-or-discard"

    def options(self, table: KinfireTable, seat: int) -> list[Option]:
        return draw_or_discard(table, seat, False)

    def settle(self, table: KinfireTable, answers: dict[int, Option]) -> None:
        for seat in sorted(answers, reverse=True):
            do_draw_or_discard(table, seat, answers[seat])

    def why_not_drop(self, table: KinfireTable, seat: int, action: int) -> Reason:
        return cannot_drop(table, seat, action)

    def why_not_drop_boost(self, table: KinfireTable, seat: int, pair: int) -> Reason:
        return cannot_drop(table, seat, boost_of(pair))

    def why_not_drop_status(self, table: KinfireTable, seat: int, status: int) -> Reason:
        return cannot_drop_status(table, seat, status)


class DiscardOne(Ask[KinfireTable]):
    """`discard N` of a card: any card in hand, as in KIN-127."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-127",)
    prompt: ClassVar[str] = "ask-discard"

    def options(self, table: KinfireTable) -> list[Option]:
        return droppable(table, self.seat)

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        drop_card(table, self.seat, choice)

    def nothing(self, table: KinfireTable) -> None:
        """An empty hand has nothing to discard."""

    def why_not_drop(self, table: KinfireTable, action: int) -> Reason:
        return cannot_drop(table, self.seat, action)

    def why_not_drop_boost(self, table: KinfireTable, pair: int) -> Reason:
        return cannot_drop(table, self.seat, boost_of(pair))

    def why_not_drop_status(self, table: KinfireTable, status: int) -> Reason:
        return cannot_drop_status(table, self.seat, status)


def ailments(table: KinfireTable, seat: SeatNumber) -> list[Option]:
    """The temporary statuses in hand, and the choice to discard no more of them."""
    options = table.box.options
    statuses = table.seats[seat].statuses
    found = [options.drop_status[status] for status in range(STATUSES) if statuses[status]]
    if found:
        found.append(options.enough)
    return found


class Cleanse(Ask[KinfireTable]):
    """`cleanse`: up to so many temporary status cards; the player of the Seeker concerned chooses."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-168",)
    prompt: ClassVar[str] = "ask-cleanse"

    left: int

    def __init__(self, seat: SeatNumber, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, table: KinfireTable) -> list[Option]:
        return ailments(table, self.seat)

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind == "enough":
            return
        if self.left > 1:
            table.next(Cleanse(self.seat, self.left - 1))
        drop_card(table, self.seat, choice)

    def nothing(self, table: KinfireTable) -> None:
        """No status, nothing to discard."""

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": self.left}

    def why_not_drop_status(self, table: KinfireTable, status: int) -> Reason:
        return cannot_drop_status(table, self.seat, status)


class CleanseAll(Round[KinfireTable]):
    """`cleanse others`: one status of each of them, all at once."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-168",)
    prompt: ClassVar[str] = "ask-cleanse-all"

    def options(self, table: KinfireTable, seat: int) -> list[Option]:
        return ailments(table, seat)

    def settle(self, table: KinfireTable, answers: dict[int, Option]) -> None:
        for seat in sorted(answers):
            if answers[seat].kind != "enough":
                drop_card(table, seat, answers[seat])

    def why_not_drop_status(self, table: KinfireTable, seat: int, status: int) -> Reason:
        return cannot_drop_status(table, seat, status)


class DiscardRandom(ChanceStep[KinfireTable]):
    """`discard_random`: one of the target's Action, Boost, disposable and exhausted cards in hand."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-159",)
    role: ClassVar[str] = "card"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def outcomes(self, table: KinfireTable) -> list[tuple[int, int]]:
        return counted(table.seats[self.seat].hand)

    def resolve(self, table: KinfireTable, outcome: int) -> None:
        seeker = table.seats[self.seat]
        seeker.hand.remove(outcome)
        seeker.discard.append(outcome)
        if table.log is not None:
            table.tell("loses-card", "KIN-159", FOES, {"seat": self.seat, "card": outcome})


def distinct_actions(seeker: Seeker) -> list[CardId]:
    """The Action cards in a hand; equal ones once (9.2)."""
    found: list[CardId] = []
    for card in seeker.hand:
        if card < ACTIONS and card not in found:
            found.append(card)
    return found


def boost_cards(seeker: Seeker) -> list[CardId]:
    return [card for card in seeker.hand if BOOSTS <= card < EXHAUSTED]
