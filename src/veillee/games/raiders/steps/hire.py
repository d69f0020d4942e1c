"""Hiring a townsfolk card into the crew (chapters A6 and A7)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.raiders.box import CREW_MAX, HIRE_DISCOUNT, NONE, SILVER
from veillee.games.raiders.steps.common import (
    crew_total,
    distinct,
    hero_of,
    is_hero,
    leave_hand,
    lose_crew,
    not_in_crew,
    pay,
    show,
)
from veillee.games.raiders.table import RaidersTable


def hire_price(table: RaidersTable, seat: SeatNumber, card: CardId) -> int:
    """RAI-054, RAI-109: the printed cost in the Barracks, 1 less for every Recruiter, never below 0."""
    box = table.box
    return max(0, box.types[box.type_of[card]].cost - crew_total(table, seat, HIRE_DISCOUNT))


def may_hire(table: RaidersTable, seat: SeatNumber, card: CardId, dismissed: CardId) -> bool:
    """Whether a card may join the crew when another (or NONE) leaves it first.

    RAI-062: at most 5 crew. RAI-065: at most 1 hero; a second one only in place of the first.
    """
    box = table.box
    size = len(table.seats[seat].crew) - (0 if dismissed == NONE else 1)
    if size >= CREW_MAX:
        return False
    if box.types[box.type_of[card]].hero:
        hero = hero_of(table, seat)
        return hero == NONE or hero == dismissed
    return True


def hire(table: RaidersTable, seat: SeatNumber, card: CardId, price: int) -> None:
    """The player names the card; then room may be made for it."""
    show(table, seat, card)
    table.next(MakeRoom(seat, card, price))


def join_crew(table: RaidersTable, seat: SeatNumber, card: CardId) -> None:
    player = table.seats[seat]
    leave_hand(player, card)
    player.crew.append(card)


class MakeRoom(Ask[RaidersTable]):
    """Before a card is hired one may discard a crew card; with a full crew one must.

    A hero takes the place of another hero only. The discarded card has no further effect.
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-063", "RAI-062", "RAI-065", "RAI-064", "RAI-067", "RAI-089")
    prompt: ClassVar[str] = "ask-dismiss"
    granted: ClassVar[bool] = True

    card: CardId
    price: int

    def __init__(self, seat: SeatNumber, card: CardId, price: int) -> None:
        self.seat = seat
        self.card = card
        self.price = price

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"townsfolk": self.card}

    def options(self, table: RaidersTable) -> list[Option]:
        options = table.box.options
        found: list[Option] = []
        if may_hire(table, self.seat, self.card, NONE):
            found.append(options.keep_crew)
        for card in distinct(table, table.seats[self.seat].crew):
            if may_hire(table, self.seat, self.card, card):
                found.append(options.dismiss[card])
        return found

    def usual(self, table: RaidersTable) -> Option | None:
        """Nobody leaves without need."""
        return table.box.options.keep_crew if may_hire(table, self.seat, self.card, NONE) else None

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        if choice is not table.box.options.keep_crew:
            lose_crew(table, self.seat, choice.values[0])
            if table.log is not None:
                table.tell("dismisses", "RAI-063", self.seat, {"seat": self.seat, "townsfolk": choice.values[0]})
        pay(table, self.seat, SILVER, self.price)
        join_crew(table, self.seat, self.card)
        if table.log is not None:
            args = {"seat": self.seat, "townsfolk": self.card, "number": self.price}
            table.tell("hires", "RAI-054", self.seat, args)

    def why_not_dismiss(self, table: RaidersTable, card: CardId) -> Reason:
        hero = hero_of(table, self.seat)
        if card in table.seats[self.seat].crew and is_hero(table, self.card) and hero not in (NONE, card):
            return Reason("why-dismiss-hero", "RAI-065", {"townsfolk": hero})
        return not_in_crew(table, self.seat, card, "RAI-063")

    def why_not_keep_crew(self, table: RaidersTable) -> Reason:
        if len(table.seats[self.seat].crew) >= CREW_MAX:
            return Reason("why-keep-full", "RAI-062")
        return Reason("why-keep-hero", "RAI-065", {"townsfolk": hero_of(table, self.seat)})
