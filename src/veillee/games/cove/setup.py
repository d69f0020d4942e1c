"""From the box to the first day (chapter 2.3)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.step import Act, ChanceStep
from veillee.core.table import EVERYBODY
from veillee.games.cove.box import CLANS, NONE, ROGUE, CoveBox, Merchant
from veillee.games.cove.steps import common
from veillee.games.cove.steps.day import Day
from veillee.games.cove.steps.townsfolk import CloseRow
from veillee.games.cove.table import PEDDLER, CoveSeat, CoveTable, Peddler, Workshop

PAIRS = ((0, 1), (0, 2), (1, 2))  # of townsfolk sets: the third one stays in the box


def lay_out(
    box: CoveBox,
    chance: int,
    *,
    players: int,
    level: int,
    rogue_card: int,
    pair: int,
    free_choice: bool,
) -> CoveTable:
    """A table with everything in the box, and the steps of the set-up waiting, in the order of COV-227.

    COV-003: `level` is NONE without the Peddler. `rogue_card` and `pair` are NONE where chance decides.
    """
    table = CoveTable(
        box,
        chance,
        seats=[CoveSeat() for _ in range(players)],
        peddler=None if level == NONE else Peddler(level),
        rogue_setting=rogue_card,
        set_setting=pair,
        free_choice=free_choice,
    )
    merchants = [TakeMerchant(seat) for seat in range(players)]
    table.next(*merchants, ChooseRogueCard(), ChooseSets(), CloseRow(), StackHourglasses(), Workshops(), Day())
    return table


class TakeMerchant(ChanceStep[CoveTable]):
    """The merchant a seat has chosen; one that was left open is dealt, each of those left as likely."""

    rules: ClassVar[tuple[str, ...]] = ("COV-004", "COV-226")
    role: ClassVar[str] = "merchant"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def enter(self, table: CoveTable) -> bool:
        if table.roles and table.roles[self.seat] != NONE:
            become(table, self.seat, table.roles[self.seat])
            return False
        return super().enter(table)

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        taken = [player.merchant for player in table.seats] + table.roles
        return [(merchant, 1) for merchant in range(len(table.box.openers)) if merchant not in taken]

    def resolve(self, table: CoveTable, outcome: int) -> None:
        become(table, self.seat, outcome)


def become(table: CoveTable, seat: SeatNumber, merchant: Merchant) -> None:
    table.seats[seat].merchant = merchant
    if table.roles:
        table.roles[seat] = merchant
    if table.log is not None:
        table.tell("merchant", "COV-226", seat, {"number": seat + 1, "merchant": merchant})


class ChooseRogueCard(ChanceStep[CoveTable]):
    """One of the rogue cards for the whole game: it says how many rogues are in the Lair, the others in the bag.

    COV-022, COV-023: one adventurer in each hall, all others in the bag. COV-005, COV-006: they are of four clans, or
    rogues; nobody is a Paladin.
    """

    rules: ClassVar[tuple[str, ...]] = ("COV-021", "COV-022", "COV-023", "COV-070")
    role: ClassVar[str] = "rogue_card"

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        if table.rogue_setting != NONE:
            return [(table.rogue_setting, 1)]
        return [(card, 1) for card in range(len(table.box.rogue_cards))]

    def resolve(self, table: CoveTable, outcome: int) -> None:
        box = table.box
        table.rogue_card = outcome
        table.lair = box.rogue_cards[outcome].lair
        table.halls = [box.in_hall] * CLANS
        table.bag = [box.adventurers[clan] - box.in_hall for clan in range(CLANS)]
        table.bag.append(box.adventurers[ROGUE] - table.lair)
        if table.log is not None:
            args = {"rogue_card": outcome, "number": table.lair, "number2": table.bag[ROGUE]}
            table.tell("rogue-card", "COV-021", EVERYBODY, args)


class ChooseSets(ChanceStep[CoveTable]):
    """Two of the three townsfolk sets make the deck."""

    rules: ClassVar[tuple[str, ...]] = ("COV-024",)

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        if table.set_setting != NONE:
            return [(table.set_setting, 1)]
        return [(pair, 1) for pair in range(len(PAIRS))]

    def resolve(self, table: CoveTable, outcome: int) -> None:
        townsfolk = table.box.townsfolk
        table.deck = [card for card in range(len(townsfolk)) if townsfolk[card].set in PAIRS[outcome]]
        if table.log is not None:
            one, other = PAIRS[outcome]
            table.tell("townsfolk-sets", "COV-024", EVERYBODY, {"set": one, "set2": other})


def sets_in_play(table: CoveTable) -> tuple[int, ...]:
    """The sets whose townsfolk are somewhere on the table."""
    cards = [card for card in (*table.deck, *table.discard, *table.row) if card != NONE]
    for side in table.hourglasses:
        cards += common.trader(table, side).staff
    for seat in range(len(table.seats)):
        cards += common.workshop(table, seat).keeps()
    return tuple(sorted({table.box.townsfolk[card].set for card in cards}))


class StackHourglasses(Act[CoveTable]):
    """All hourglasses on the first hour in random order; a human alone is on top of the Peddler."""

    rules: ClassVar[tuple[str, ...]] = ("COV-019", "COV-026")

    def run(self, table: CoveTable) -> None:
        if len(table.seats) == 1:
            table.hourglasses = [0, PEDDLER]
            return
        table.next(*[StackHourglass() for _ in range(table.sides)])


class StackHourglass(ChanceStep[CoveTable]):
    """The next hourglass of the stack, from the top down."""

    rules: ClassVar[tuple[str, ...]] = ("COV-026",)
    role: ClassVar[str] = "seat"

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        sides = [*range(len(table.seats)), *([PEDDLER] if table.peddler is not None else [])]
        return [(side, 1) for side in sides if side not in table.hourglasses]

    def resolve(self, table: CoveTable, outcome: int) -> None:
        table.hourglasses.append(outcome)
        if table.log is not None:
            table.tell("hourglass", "COV-026", EVERYBODY, {"seat": outcome, "number": len(table.hourglasses)})


class Workshops(Act[CoveTable]):
    """Every seat's own set-up in seat order, then the Peddler's gold and deck (COV-028, COV-217, COV-218)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-028", "COV-029", "COV-217", "COV-218")

    def run(self, table: CoveTable) -> None:
        for seat in reversed(range(len(table.seats))):
            workshop = table.box.openers[table.seats[seat].merchant](table)
            assert isinstance(workshop, Workshop)
            table.seats[seat].workshop = workshop
            common.workshop(table, seat).set_up(table, seat)
        peddler = table.peddler
        if peddler is not None:
            level = table.box.peddler_levels[peddler.level]
            alone = len(table.seats) == 1
            more = table.box.purses[table.seats[0].merchant][peddler.level] if alone else 0
            peddler.gold = max(0, level.gold + more)
            peddler.deck = list(level.cards)


def has_entertainer(roles: tuple[str, ...]) -> bool:
    """Whether the Entertainer is or may be in the game."""
    return "entertainer" in roles or "" in roles or not roles
