"""Town Hall effects on other players: losing, stealing, giving, exchanging (chapter A10)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.raiders.box import LIVESTOCK, NONE, ONE_LOSES, PROVISIONS, SILVER, STEAL, BuildingId, Good
from veillee.games.raiders.steps.buildings import accepts
from veillee.games.raiders.steps.common import (
    CardQuestion,
    distinct,
    leave_hand,
    lose,
    no_effect,
    no_opponent,
    not_in_hand,
)
from veillee.games.raiders.table import RaidersTable


def clockwise(table: RaidersTable, seat: SeatNumber) -> list[SeatNumber]:
    """All other seats, clockwise from this one."""
    seats = len(table.seats)
    return [(seat + step) % seats for step in range(1, seats)]


class ChooseTarget(CardQuestion):
    """Choose one opponent for the effect, even one who has nothing to lose."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-117", "RAI-122", "RAI-123", "RAI-142", "RAI-143")
    prompt: ClassVar[str] = "ask-target"

    def options(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.target[other] for other in clockwise(table, self.seat)]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        box = table.box
        effect = box.types[box.type_of[self.card]].hall
        other = choice.values[0]
        if effect.verb == ONE_LOSES:
            lose(table, other, effect.good, effect.number, "RAI-123")
        elif effect.verb == STEAL:
            rule = "RAI-142" if effect.good == SILVER else "RAI-143"
            steal(table, self.seat, other, effect.good, effect.number, rule)
        else:
            table.next(StealPlunder(self.seat, other, effect.number))

    def why_not_target(self, table: RaidersTable, other: SeatNumber) -> Reason | None:
        return no_opponent(table, self.seat, other, "RAI-117")


def steal(table: RaidersTable, seat: SeatNumber, other: SeatNumber, good: Good, number: int, rule: str) -> None:
    """Take goods from another player: as many as there are, at most the number (RAI-142)."""
    number = min(number, table.seats[other].goods[good])
    table.seats[other].goods[good] -= number
    table.seats[seat].goods[good] += number
    if table.log is not None:
        if number:
            args = {"seat": seat, "seat2": other, "good": good, "number": number}
            table.tell("steals", rule, seat, args)
        else:
            table.tell("has-nothing", rule, other, {"seat": other})


class StealPlunder(Ask[RaidersTable]):
    """Choose which kind of plunder to take from the opponent, among what they have."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-122",)
    prompt: ClassVar[str] = "ask-steal"

    other: SeatNumber
    number: int

    def __init__(self, seat: SeatNumber, other: SeatNumber, number: int) -> None:
        self.seat = seat
        self.other = other
        self.number = number

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"seat": self.other}

    def options(self, table: RaidersTable) -> list[Option]:
        goods = table.seats[self.other].goods
        return [table.box.options.steal[good] for good in range(3) if goods[good] > 0]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        steal(table, self.seat, self.other, choice.values[0], self.number, "RAI-122")

    def nothing(self, table: RaidersTable) -> None:
        if table.log is not None:
            table.tell("has-nothing", "RAI-122", self.other, {"seat": self.other})

    def why_not_steal(self, table: RaidersTable, good: Good) -> Reason:
        if good > LIVESTOCK:
            return Reason("why-steal-good", "RAI-122")
        return Reason("why-steal-none", "RAI-122", {"seat": self.other, "good": good})


class Give(Ask[RaidersTable]):
    """A Mercenary was played: give 1 silver or 1 provision; with neither nothing is given."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-134", "RAI-007")
    prompt: ClassVar[str] = "ask-give"

    receiver: SeatNumber

    def __init__(self, seat: SeatNumber, receiver: SeatNumber) -> None:
        self.seat = seat
        self.receiver = receiver

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"seat": self.receiver}

    def options(self, table: RaidersTable) -> list[Option]:
        goods = table.seats[self.seat].goods
        return [table.box.options.give[good] for good in (SILVER, PROVISIONS) if goods[good] > 0]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        good = choice.values[0]
        table.seats[self.seat].goods[good] -= 1
        table.seats[self.receiver].goods[good] += 1
        if table.log is not None:
            args = {"seat": self.seat, "seat2": self.receiver, "good": good, "number": 1}
            table.tell("gives", "RAI-134", self.seat, args)

    def nothing(self, table: RaidersTable) -> None:
        if table.log is not None:
            table.tell("has-nothing", "RAI-134", self.seat, {"seat": self.seat})

    def why_not_give(self, table: RaidersTable, good: Good) -> Reason:
        if good not in (SILVER, PROVISIONS):
            return Reason("why-give-good", "RAI-134", {"seat": self.receiver})
        return Reason("why-give-none", "RAI-134", {"good": good})


def can_swap_worker(table: RaidersTable, seat: SeatNumber) -> bool:
    return bool(SwapWorker(seat, NONE).options(table))


class SwapWorker(CardQuestion):
    """Exchange an opponent's worker with one of the village, where the building accepts it.

    Any occupied building will do, the one just placed on as well; no building action follows. The
    building of this turn's placement stays closed for taking (RAI-042).
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-118", "RAI-119", "RAI-042")
    prompt: ClassVar[str] = "ask-swap-worker"

    def options(self, table: RaidersTable) -> list[Option]:
        found: list[Option] = []
        for other in clockwise(table, self.seat):
            worker = table.seats[other].worker
            for building in range(len(table.village)):
                if table.village[building] != NONE and accepts(table, building, worker):
                    found.append(table.box.options.swap[other][building])
        return found

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        other, building = choice.values
        player = table.seats[other]
        taken = table.village[building]
        table.village[building] = player.worker
        if table.log is not None:
            args = {"seat": self.seat, "seat2": other, "building": building, "worker": taken, "worker2": player.worker}
            table.tell("swaps-worker", "RAI-118", self.seat, args)
        player.worker = taken

    def nothing(self, table: RaidersTable) -> None:
        no_effect(table, self.seat, self.card, "RAI-119")

    def why_not_swap(self, table: RaidersTable, other: SeatNumber, building: BuildingId) -> Reason:
        reason = no_opponent(table, self.seat, other, "RAI-118")
        if reason is not None:
            return reason
        if table.village[building] == NONE:
            return Reason("why-swap-empty", "RAI-119", {"building": building})
        about = {"seat": other, "building": building, "worker": table.seats[other].worker}
        return Reason("why-swap-colour", "RAI-118", about)


def can_swap_cards(table: RaidersTable, seat: SeatNumber, card: CardId) -> bool:
    """Whether a Scout that is still in the hand would find somebody to exchange with."""
    if len(table.seats[seat].hand) < 2:
        return False
    return any(table.seats[other].hand for other in clockwise(table, seat))


class SwapCards(CardQuestion):
    """Choose an opponent and a number of cards, at most as many as each of the two has in hand."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-139",)
    prompt: ClassVar[str] = "ask-swap-cards"

    def options(self, table: RaidersTable) -> list[Option]:
        own = len(table.seats[self.seat].hand)
        found: list[Option] = []
        for other in clockwise(table, self.seat):
            for number in range(1, min(own, len(table.seats[other].hand)) + 1):
                found.append(table.box.options.swap_cards[other][number])
        return found

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        other, number = choice.values
        if table.log is not None:
            args = {"seat": self.seat, "seat2": other, "number": number}
            table.tell("swaps-cards", "RAI-139", self.seat, args)
        table.next(
            HandOver(self.seat, other, number), HandOver(other, self.seat, number), ExchangeCards(self.seat, other)
        )

    def nothing(self, table: RaidersTable) -> None:
        no_effect(table, self.seat, self.card, "RAI-139")

    def why_not_swap_cards(self, table: RaidersTable, other: SeatNumber, number: int) -> Reason:
        reason = no_opponent(table, self.seat, other, "RAI-139")
        if reason is not None:
            return reason
        if number == 0:
            return Reason("why-swap-cards-none", "RAI-139")
        most = min(len(table.seats[self.seat].hand), len(table.seats[other].hand))
        return Reason("why-swap-cards-number", "RAI-139", {"seat": other, "number": most})


class HandOver(Ask[RaidersTable]):
    """Set one card of the hand aside for the exchange; the other player does not see which."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-139", "RAI-007")
    prompt: ClassVar[str] = "ask-hand-over"

    other: SeatNumber
    left: int

    def __init__(self, seat: SeatNumber, other: SeatNumber, left: int) -> None:
        self.seat = seat
        self.other = other
        self.left = left

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"seat": self.other, "number": self.left}

    def options(self, table: RaidersTable) -> list[Option]:
        player = table.seats[self.seat]
        cards = player.hand[: len(player.hand) - player.giving]
        if len(cards) == self.left:
            cards = cards[:1]  # all of them will be given
        return [table.box.options.hand_over[card] for card in distinct(table, cards)]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        player = table.seats[self.seat]
        card = choice.values[0]
        place = player.hand.index(card)
        player.hand.append(player.hand.pop(place))
        player.seen.append(player.seen.pop(place))
        player.giving += 1
        if table.log is not None:
            table.tell("hands-over", "RAI-139", self.seat, {"seat": self.seat}, {"townsfolk": card})
        if self.left > 1:
            table.next(HandOver(self.seat, self.other, self.left - 1))

    def why_not_hand_over(self, table: RaidersTable, card: CardId) -> Reason:
        player = table.seats[self.seat]
        if card in player.hand[len(player.hand) - player.giving :]:
            return Reason("why-hand-over-aside", "RAI-139", {"townsfolk": card})
        return not_in_hand(table, self.seat, card, "RAI-139")


class ExchangeCards(Act[RaidersTable]):
    """Both sets of cards change hands. The two players know what they gave and got.

    Whoever knew cards of these hands from before cannot tell any more whose they are.
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-139", "RAI-009")

    seat: SeatNumber
    other: SeatNumber

    def __init__(self, seat: SeatNumber, other: SeatNumber) -> None:
        self.seat = seat
        self.other = other

    def run(self, table: RaidersTable) -> None:
        one = table.seats[self.seat]
        two = table.seats[self.other]
        both = 1 << self.seat | 1 << self.other
        given = one.hand[len(one.hand) - one.giving :]
        got = two.hand[len(two.hand) - two.giving :]
        one.giving = 0
        two.giving = 0
        for card in given:
            leave_hand(one, card)
        for card in got:
            leave_hand(two, card)
        one.seen = [known & both for known in one.seen]
        two.seen = [known & both for known in two.seen]
        one.hand.extend(got)
        one.seen.extend([both] * len(got))
        two.hand.extend(given)
        two.seen.extend([both] * len(given))
        table.reveal()
        if table.log is not None:
            for card in got:
                table.tell("receives-card", "RAI-139", self.seat, {"seat": self.seat}, {"townsfolk": card})
            for card in given:
                table.tell("receives-card", "RAI-139", self.other, {"seat": self.other}, {"townsfolk": card})
