"""A Seeker's turn: moving and acting, and how an Action card is played from announcement to its place (KIN-105)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.kinfire.steps.boosts import open_boosts
from veillee.games.kinfire.steps.common import clear_boosts, heal, hurt, place_card
from veillee.games.kinfire.steps.hands import DrawOrDiscard, RenewHands, distinct_actions
from veillee.games.kinfire.steps.moves import UseMovement, make_move, moves
from veillee.games.kinfire.steps.reasons import (
    boost_of,
    cannot_move,
    cannot_send,
    no_attack,
    not_here,
    not_in_hand,
    own_action,
)
from veillee.games.kinfire.steps.resolve import Resolve
from veillee.games.kinfire.table import FIRST_LESSON, SEEKER_TURN, KinfireTable
from veillee.games.kinfire.terms import (
    DISPOSABLES,
    LANTERNS,
    NONE,
    STATUSES,
    STUN,
    TRAP,
    WEAKEN,
    WOUND,
    ZoneId,
)


class SeekerTurn(Act[KinfireTable]):
    """KIN-098, KIN-177: the statuses in hand trigger, each kind once, then the Seeker moves and acts.

    KIN-178: one damage per wound card, as one event. KIN-179: weaken. KIN-180: trap. KIN-181: stun.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-098", "KIN-177", "KIN-178", "KIN-179", "KIN-180", "KIN-181")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: KinfireTable) -> None:
        seeker = table.seats[self.seat]
        table.turn = SEEKER_TURN
        table.actor = self.seat
        table.began = seeker.zone
        table.movement = 1
        statuses = seeker.statuses
        for status in range(STATUSES):
            if statuses[status]:
                table.triggered |= 1 << status
        table.weakness = statuses[WEAKEN]
        table.trapped = statuses[TRAP] > 0
        table.stunned = statuses[STUN] > 0
        if table.log is not None:
            table.tell("turn", "KIN-086", self.seat, {"seat": self.seat})
            for status in range(STATUSES):
                if statuses[status]:
                    args = {"seat": self.seat, "status": status, "number": statuses[status]}
                    table.tell("status-triggers", "KIN-177", self.seat, args)
        table.next(TakeTurn(self.seat))
        hurt(table, self.seat, statuses[WOUND], "wounded", "KIN-178")


class TakeTurn(Ask[KinfireTable]):
    """KIN-099, KIN-021, KIN-102, KIN-103: move up to one zone, and play an Action card, use the lantern or pass.

    KIN-104: passing is always possible. KIN-108: the turn ends when the Seeker has acted and wants no more. KIN-109,
    KIN-110: free actions cost nothing and may come before or after. KIN-307: after passing only movement is left.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-099", "KIN-100", "KIN-102", "KIN-103", "KIN-108", "KIN-109", "KIN-307")
    prompt: ClassVar[str] = "ask-turn"

    def worded(self, table: KinfireTable) -> str:
        if table.lesson == FIRST_LESSON:
            return "ask-turn-lesson"
        if table.acted:
            return "ask-turn-acted"
        return "ask-turn" if table.movement and moves(table, self.seat, False) else "ask-turn-act"

    def options(self, table: KinfireTable) -> list[Option]:
        if table.lesson == FIRST_LESSON:
            return lesson_options(table, self.seat)
        options = table.box.options
        cards = table.box.cards
        seeker = table.seats[self.seat]
        found: list[Option] = []
        if not table.stunned and not table.passed:
            for card in distinct_actions(seeker):
                if not table.acted or cards[card].free:
                    found.append(options.play[card])
            if seeker.charged and not table.acted:
                found.append(options.lantern)
        if table.movement:
            found += moves(table, self.seat, False)
        found.append(options.end_turn if table.acted else options.pass_)
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        kind = choice.kind
        seat = self.seat
        if kind == "end_turn":
            return
        table.next(self)
        if kind == "play":
            announce(table, seat, choice.values[0])
        elif kind == "lantern":
            announce(table, seat, LANTERNS + table.seats[seat].seeker)
        elif kind == "pass":
            table.acted = True
            table.passed = True
            if table.log is not None:
                table.tell("passes", "KIN-103", seat, {"seat": seat})
            table.next(DrawOrDiscard(seat, False), RenewHands(NONE))
        else:
            table.movement -= 1
            make_move(table, seat, choice)

    def why_not_move(self, table: KinfireTable, zone: int) -> Reason:
        return cannot_move(table, self.seat, zone)

    def why_not_send(self, table: KinfireTable, seeker: int, zone: int) -> Reason:
        return cannot_send(table, self.seat, seeker, zone)

    def why_not_play(self, table: KinfireTable, action: int) -> Reason:
        found = not_in_hand(table, self.seat, action)
        if found is not None:
            return found
        if table.stunned:
            return Reason("why-stunned", "KIN-181", {"action": action})
        if table.passed:
            return Reason("why-passed", "KIN-307", {"action": action})
        return Reason("why-acted", "KIN-110", {"action": action})

    def why_not_lantern(self, table: KinfireTable) -> Reason:
        """KIN-144, KIN-145: it must be charged, and using it is the action of the turn."""
        if not table.seats[self.seat].charged:
            return Reason("why-dark-lantern", "KIN-144")
        if table.stunned:
            return Reason("why-stunned-lantern", "KIN-181")
        return Reason("why-acted-lantern", "KIN-145")

    def why_not_pass(self, table: KinfireTable) -> Reason:
        return Reason("why-has-acted", "KIN-102")

    def why_not_end_turn(self, table: KinfireTable) -> Reason:
        return Reason("why-not-acted", "KIN-102")

    def why_not_boost(self, table: KinfireTable, pair: int) -> Reason:
        return own_action(table, self.seat, boost_of(pair))

    def why_not_as_boost(self, table: KinfireTable, action: int) -> Reason:
        return own_action(table, self.seat, action)

    def why_not_block(self, table: KinfireTable, pair: int, seeker: int) -> Reason:
        return no_attack(table, self.seat, boost_of(pair))

    def why_not_as_block(self, table: KinfireTable, action: int, seeker: int) -> Reason:
        return no_attack(table, self.seat, action)

    def why_not_aim(self, table: KinfireTable, enemy: int) -> Reason | None:
        """KIN-071: whom an attack hits is chosen when its card is carried out."""
        return not_here(table, enemy) or Reason("why-card-first", "KIN-071", {"enemy": enemy})

    def why_not_fate(self, table: KinfireTable) -> Reason:
        return Reason("why-before-a-draw", "KIN-094")


def lesson_options(table: KinfireTable, seat: SeatNumber) -> list[Option]:
    """KIN-061, KIN-303: one zone toward the wyvern, then Beginner's Luck, then nothing more."""
    options = table.box.options
    if table.acted:
        return [options.end_turn]
    if table.movement:
        zones = lesson_zones(table, table.seats[seat].zone)
        if zones:
            return [options.move[zone] for zone in zones]
    return [options.play[DISPOSABLES]]


def lesson_zones(table: KinfireTable, start: ZoneId) -> list[ZoneId]:
    """KIN-303: neighbouring zones from which the wyvern is at distance 1."""
    goal = table.foes[0].zone
    return [zone for zone in table.map.zones[start].open if table.map.shots[zone][goal] == 1]


def announce(table: KinfireTable, seat: SeatNumber, card: CardId) -> None:
    """KIN-105 (1): the card leaves the hand (KIN-145: the lantern is turned face down), and its steps are laid out."""
    seeker = table.seats[seat]
    printed = table.box.cards[card]
    if card >= LANTERNS:
        seeker.charged = False
        table.acted = True
    else:
        seeker.hand.remove(card)
        if not printed.free:
            table.acted = True
    table.playing = card
    clear_boosts(table)
    table.chosen = NONE
    if table.log is not None:
        table.tell("plays", "KIN-102", seat, {"seat": seat, "card": card})
    table.next(UseMovement(seat), Resolve(printed.effect, 0), PlaceCard(), AfterAction(seat))
    open_boosts(table)


class PlaceCard(Act[KinfireTable]):
    """KIN-105 (5): the card goes to its place."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-105", "KIN-107", "KIN-113", "KIN-114")

    def run(self, table: KinfireTable) -> None:
        place_card(table)


class AfterAction(Act[KinfireTable]):
    """KIN-105 (6) and (7): hands without Action card are renewed (KIN-138), then card Boosts, then health Boosts."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-105", "KIN-112", "KIN-126", "KIN-128", "KIN-138")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: KinfireTable) -> None:
        if table.boost_health:
            table.next(HealthBoost(self.seat, table.boost_health))
        for _ in range(table.boost_cards):
            table.next(DrawOrDiscard(self.seat, True), RenewHands(NONE))
        clear_boosts(table)
        table.next(RenewHands(NONE))


class HealthBoost(Act[KinfireTable]):
    """KIN-128: after the action the acting Seeker regains health."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-128",)

    seat: SeatNumber
    number: int

    def __init__(self, seat: SeatNumber, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, table: KinfireTable) -> None:
        heal(table, self.seat, self.number, "KIN-128")
