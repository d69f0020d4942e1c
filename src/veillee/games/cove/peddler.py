"""The Peddler: a card, its lines, its hours (chapter 5 of the specification). Nothing is left to anybody's choice."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.step import Act, ChanceStep
from veillee.games.cove.box import (
    BARD,
    CLANS,
    CORRUPT,
    LARGE,
    NOBLE,
    NONE,
    PEDDLER_STAFF,
    RANK_LARGE,
    RECRUIT_FIRST,
    SMALL,
    WARRIOR,
    WIZARD,
    Clan,
    PeddlerCardId,
)
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import Advance
from veillee.games.cove.steps.townsfolk import peddler_recruits
from veillee.games.cove.table import PEDDLER, CoveTable, Peddler

TIES = (WIZARD, NOBLE, WARRIOR, BARD)  # which clan comes first where demands are equal
WEIGHTS = (2, 2, 3, 3)


def the_peddler(table: CoveTable) -> Peddler:
    assert table.peddler is not None
    return table.peddler


def demand(table: CoveTable, clan: Clan) -> int:
    """COV-255: its adventurers on all six boats, docked or at sea, times 2 or 3."""
    number = 0
    for boat in table.boats:
        number += boat.count(clan)
    return WEIGHTS[clan] * number


def demand_ranks(table: CoveTable) -> list[Clan]:
    """COV-255: the clans by demand, the highest first."""
    demands = [demand(table, clan) for clan in range(CLANS)]
    ranks: list[Clan] = []
    for clan in TIES:
        place = len(ranks)
        while place and demands[ranks[place - 1]] < demands[clan]:
            place -= 1
        ranks.insert(place, clan)
    return ranks


class RevealPeddlerCard(ChanceStep[CoveTable]):
    """The top card of its deck; the discarded ones are shuffled when none is left."""

    rules: ClassVar[tuple[str, ...]] = ("COV-219", "COV-220")
    role: ClassVar[str] = "peddler_card"
    told_apart: ClassVar[bool] = True

    def enter(self, table: CoveTable) -> bool:
        common.tell_turn(table, PEDDLER)
        peddler = the_peddler(table)
        if not peddler.deck:
            peddler.deck = peddler.discard
            peddler.discard = []
            if table.log is not None:
                table.tell("peddler-shuffles", "COV-219", PEDDLER, {"number": len(peddler.deck)})
        return super().enter(table)

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in the_peddler(table).deck]

    def possible(self, table: CoveTable) -> bool:
        return bool(the_peddler(table).deck)

    def sample(self, table: CoveTable) -> int:
        deck = the_peddler(table).deck
        return deck[table.below(len(deck))]

    def resolve(self, table: CoveTable, outcome: int) -> None:
        peddler = the_peddler(table)
        peddler.deck.remove(outcome)
        peddler.card = outcome
        if table.log is not None:
            args = {"peddler_card": outcome, "number": table.box.peddler_cards[outcome].hours}
            table.tell("peddler-card", "COV-219", PEDDLER, args)
        lines = table.box.peddler_cards[outcome].lines
        table.next(*[PeddlerLine(verb, rank) for verb, rank in lines], PeddlerDone(outcome))


class PeddlerLine(Act[CoveTable]):
    """One line of a card."""

    rules: ClassVar[tuple[str, ...]] = ("COV-219", "COV-256", "COV-257")

    verb: int
    rank: int

    def __init__(self, verb: int, rank: int) -> None:
        self.verb = verb
        self.rank = rank

    def run(self, table: CoveTable) -> None:
        if self.verb == CORRUPT:
            common.corrupt(table, PEDDLER, 1, "COV-257")
        elif self.verb == RECRUIT_FIRST:
            full = len(the_peddler(table).staff) == PEDDLER_STAFF
            if not full and table.row.count(NONE) < len(table.row):
                peddler_recruits(table)
            else:
                if table.log is not None:
                    table.tell("peddler-staff-full" if full else "peddler-nobody-there", "COV-257", PEDDLER, {})
                produce(table, SMALL, 0)
        else:
            produce(table, LARGE if self.verb == RANK_LARGE else SMALL, self.rank)


def produce(table: CoveTable, size: int, rank: int) -> None:
    """COV-256: a good of the colour with this demand rank; if none is left, of the next one."""
    ranks = demand_ranks(table)
    if table.log is not None:
        args = {"clan": ranks[0], "clan2": ranks[1], "clan3": ranks[2], "clan4": ranks[3]}
        numbers = {"number": demand(table, ranks[0]), "number2": demand(table, ranks[1])}
        more = {"number3": demand(table, ranks[2]), "number4": demand(table, ranks[3])}
        wanted = {"size": size, "number5": rank + 1}
        table.tell("peddler-demand", "COV-255", PEDDLER, {**args, **numbers, **more, **wanted})
    for place in range(CLANS):
        good = common.good_of(size, ranks[(rank + place) % CLANS])
        if common.available(table, PEDDLER, good):
            common.gain_good(table, PEDDLER, good, "COV-256")
            return
        if table.log is not None:
            table.tell("no-good-left", "COV-053", PEDDLER, {"seat": PEDDLER, "good": good})


class PeddlerDone(Act[CoveTable]):
    """The card is discarded, and the hourglass advances by its hours."""

    rules: ClassVar[tuple[str, ...]] = ("COV-219",)

    card: PeddlerCardId

    def __init__(self, card: PeddlerCardId) -> None:
        self.card = card

    def run(self, table: CoveTable) -> None:
        the_peddler(table).discard.append(self.card)
        table.next(Advance(PEDDLER, table.box.peddler_cards[self.card].hours))
