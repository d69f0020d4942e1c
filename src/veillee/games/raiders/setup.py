"""From the box to the first turn (chapters A2, B1 and B8)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.dice import Roll
from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.games.raiders.box import (
    BLACK,
    MONASTERY,
    NONE,
    OPPONENT,
    OUTPOST,
    PROVISIONS,
    SETS,
    SILVER,
    SITES,
    VALKYRIE,
    RaidersBox,
    SetId,
    SiteKind,
    TacticId,
)
from veillee.games.raiders.opponent import the_opponent
from veillee.games.raiders.steps.common import distinct, draw_cards, leave_hand, not_in_hand
from veillee.games.raiders.steps.offerings import RevealOffering
from veillee.games.raiders.steps.turn import StartTurn
from veillee.games.raiders.table import PIECES, Opponent, Pile, RaidersSeat, RaidersTable

START_SILVER: Final = 2
DEALT: Final = 5
KEPT: Final = 3
BAGGED: Final = (0, 1, 2, VALKYRIE)  # the goods that are drawn from the bag, in the order of a set's pieces


def lay_out(box: RaidersBox, players: int, level: int, chance: int) -> RaidersTable:
    """A table with everything in its place that needs no chance, and the steps of the set-up waiting.

    `level` is NONE without the automated opponent. RAI-001: 2 to 4 players, or 1 against the opponent.
    RAI-011: all townsfolk cards in one pile. RAI-015, RAI-016: workers on the sets and in the village.
    RAI-017, RAI-018: silver and provisions in the supply, 2 silver and a black worker for each player.
    RAI-019: all markers on 0. RAI-020, RAI-158: black workers that are not needed leave the game.
    """
    supply = [0, 0, 0, box.stock[SILVER], box.stock[PROVISIONS], 0]
    village = [building.worker for building in box.buildings]
    gone = [box.workers[BLACK] - players - village.count(BLACK), 0, 0]
    table = RaidersTable(
        box,
        chance,
        seats=[RaidersSeat() for _ in range(players)],
        opponent=None if level == NONE else Opponent(),
        village=village,
        plunder=[0] * (PIECES * SETS),
        set_worker=[place.worker for place in box.sets],
        spots=[0] * (3 * SITES),
        gone=gone,
        supply=supply,
        bag=[box.stock[good] for good in BAGGED],
        draw=Pile(list(range(len(box.type_of)))),
        offerings=Pile(list(range(len(box.offerings)))),
    )
    for player in table.seats:
        player.goods[SILVER] = START_SILVER
        supply[SILVER] -= START_SILVER
    table.next(SetUp(level))
    return table


class SetUp(Act[RaidersTable]):
    """Tiles in the display, plunder on the sets, then cards and the first player, in this order."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-010", "RAI-012", "RAI-021", "RAI-022", "RAI-158", "RAI-163")

    level: int

    def __init__(self, level: int) -> None:
        self.level = level

    def run(self, table: RaidersTable) -> None:
        if table.log is not None:
            table.tell("setup", "RAI-010", EVERYBODY, {})
        seats = len(table.seats)
        if self.level == NONE:
            table.next(RollForStart(tuple(range(seats)), ()))
        else:
            # RAI-163: the human begins, and nobody rolls for it.
            table.next(StartTurn(0))
        for seat in range(seats - 1, -1, -1):
            table.next(Reject(seat))
        if self.level != NONE:
            table.next(PlaceOpponent(self.level), RemoveTactic(OUTPOST), RemoveTactic(MONASTERY))
        for _ in range(DEALT):
            for seat in range(seats - 1, -1, -1):
                draw_cards(table, seat, 1, "RAI-021")
        table.next(RevealOffering(0), RevealOffering(1), RevealOffering(2), DrawPiece(0))


class DrawPiece(ChanceStep[RaidersTable]):
    """A piece from the bag onto a set; one set is filled after another, and the rest goes to the supply."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-013", "RAI-014")
    role: ClassVar[str] = "good"

    place: SetId

    def __init__(self, place: SetId) -> None:
        self.place = place

    def outcomes(self, table: RaidersTable) -> list[tuple[int, int]]:
        return [(BAGGED[piece], table.bag[piece]) for piece in range(PIECES) if table.bag[piece]]

    def possible(self, table: RaidersTable) -> bool:
        return True

    def resolve(self, table: RaidersTable, outcome: int) -> None:
        piece = BAGGED.index(outcome)
        place = self.place
        start = PIECES * place
        plunder = table.plunder
        table.bag[piece] -= 1
        plunder[start + piece] += 1
        on_set = plunder[start] + plunder[start + 1] + plunder[start + 2] + plunder[start + 3]
        if on_set == table.box.sets[place].pieces:
            place += 1
        if place < SETS:
            table.next(DrawPiece(place))
            return
        for index in range(PIECES):
            table.supply[BAGGED[index]] += table.bag[index]
            table.bag[index] = 0
        if table.log is not None:
            args = {"number": SETS}
            for index in range(PIECES):
                args[f"number{index + 2}"] = sum(plunder[index::PIECES])
            table.tell("fills-sets", "RAI-013", EVERYBODY, args)


class Reject(Ask[RaidersTable]):
    """Keep 3 of the 5 cards: the other 2 go under the draw pile, in random order and unseen by others.

    Nobody sees another's choice, so it does not matter that the seats are asked one after the other.
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-022", "RAI-023", "RAI-009")
    prompt: ClassVar[str] = "ask-reject"

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"number": len(table.seats[self.seat].hand) - KEPT}

    def options(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.reject[card] for card in distinct(table, table.seats[self.seat].hand)]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        player = table.seats[self.seat]
        card = choice.values[0]
        leave_hand(player, card)
        if len(player.hand) == DEALT - 1:
            table.draw.put_under([card], self.seat)
        else:
            table.draw.layers[-1].append(card)
        if table.log is not None:
            table.tell("rejects", "RAI-022", self.seat, {"seat": self.seat}, {"townsfolk": card})
        if len(player.hand) > KEPT:
            table.next(Reject(self.seat))

    def why_not_reject(self, table: RaidersTable, card: CardId) -> Reason:
        return not_in_hand(table, self.seat, card, "RAI-022")


class RollForStart(Roll[RaidersTable]):
    """Each player rolls both dice, the highest sum begins; players who tie for it roll again."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-024", "RAI-025")

    contenders: tuple[SeatNumber, ...]
    rolled: tuple[int, ...]  # the faces so far, two for each contender

    def __init__(self, contenders: tuple[SeatNumber, ...], rolled: tuple[int, ...]) -> None:
        self.contenders = contenders
        self.rolled = rolled

    def sides(self, table: RaidersTable) -> tuple[int, ...]:
        return table.box.faces

    def resolve(self, table: RaidersTable, outcome: int) -> None:
        rolled = (*self.rolled, outcome)
        if len(rolled) % 2 == 0 and table.log is not None:
            seat = self.contenders[len(rolled) // 2 - 1]
            table.tell("rolls-start", "RAI-024", seat, {"seat": seat, "number": rolled[-2] + rolled[-1]})
        if len(rolled) < 2 * len(self.contenders):
            table.next(RollForStart(self.contenders, rolled))
            return
        sums = [rolled[2 * index] + rolled[2 * index + 1] for index in range(len(self.contenders))]
        best = max(sums)
        tied = tuple([self.contenders[index] for index in range(len(sums)) if sums[index] == best])
        if len(tied) > 1:
            if table.log is not None:
                table.tell("rolls-again", "RAI-024", EVERYBODY, {"number": len(tied)})
            table.next(RollForStart(tied, ()))
            return
        table.first = tied[0]
        if table.log is not None:
            table.tell("first-player", "RAI-024", tied[0], {"seat": tied[0]})
        table.next(StartTurn(tied[0]))


class PlaceOpponent(Act[RaidersTable]):
    """The opponent gets markers and what its level gives, and the pile of tactics cards.

    It has no silver, no townsfolk cards and no worker. Its provisions come from the supply.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "RAI-159", "RAI-161", "RAI-164", "RAI-208", "RAI-209", "RAI-210", "RAI-211",
    )  # fmt: skip

    level: int

    def __init__(self, level: int) -> None:
        self.level = level

    def run(self, table: RaidersTable) -> None:
        opponent = the_opponent(table)
        armour, provisions = table.box.level_goods[self.level]
        opponent.armour = armour
        opponent.provisions = provisions
        table.supply[PROVISIONS] -= provisions
        opponent.pile = list(range(len(table.box.tactics)))
        if table.log is not None:
            args = {"seat": OPPONENT, "number": armour, "number2": provisions}
            table.tell("opponent-starts", "RAI-208", OPPONENT, args)


class RemoveTactic(ChanceStep[RaidersTable]):
    """One card of a kind of site is removed at random for this match; nobody sees which."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-160", "RAI-161", "RAI-162")
    role: ClassVar[str] = "tactic"

    kind: SiteKind

    def __init__(self, kind: SiteKind) -> None:
        self.kind = kind

    def outcomes(self, table: RaidersTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in the_opponent(table).pile if tactic_kind(table.box, card) == self.kind]

    def resolve(self, table: RaidersTable, outcome: int) -> None:
        opponent = the_opponent(table)
        opponent.pile.remove(outcome)
        opponent.removed.append(outcome)
        if table.log is not None:
            table.tell("removes-tactic", "RAI-160", OPPONENT, {"seat": OPPONENT}, {"tactic": outcome})


def tactic_kind(box: RaidersBox, card: TacticId) -> SiteKind:
    """The kind of site that a tactics card names."""
    return box.sites[box.tactics[card].site].kind
