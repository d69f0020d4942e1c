"""The Falconer, the automated opponent of solo mode (chapter 2.15).

The rules leave none of its choices to the human; given the decks everything follows.
"""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import Deck, Draw
from veillee.core.ids import CardId
from veillee.core.step import Act, ChanceStep
from veillee.games.pilgrims.box import (
    FALCONER,
    LEFT,
    NONE,
    PLACES,
    REWARD_OBJECT,
    SIDE,
    SLOTS,
    TRADE,
    CompanionId,
)
from veillee.games.pilgrims.steps.common import ObjectDraw, discard_object
from veillee.games.pilgrims.table import Falconer, PilgrimsTable

FALCON_PAWN: Final = 0
FALCONER_PAWN: Final = 1


def opponent(table: PilgrimsTable) -> Falconer:
    assert table.falconer is not None
    return table.falconer


class FalconerTurn(Act[PilgrimsTable]):
    """Both pawns move, then the Falconer tries an Adventure; it activates nobody and uses no disks.

    It never reserves and never uses Journeys (PIL-176).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-157", "PIL-163", "PIL-173", "PIL-176")
    told_apart: ClassVar[bool] = True

    def run(self, table: PilgrimsTable) -> None:
        table.active = FALCONER
        if table.log is not None:
            args = {"seat": FALCONER, "number": table.round, "number2": table.turn}
            table.tell("turn", "PIL-157", FALCONER, args)
        table.next(RevealSolo(FALCON_PAWN), RevealSolo(FALCONER_PAWN), FalconerAdventure())


class RevealSolo(ChanceStep[PilgrimsTable]):
    """Reveal the next Solo card: its reward first, then one pawn moves by its diagram."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-158", "PIL-155", "PIL-163", "PIL-178")
    role: ClassVar[str] = "solo"

    pawn: int

    def __init__(self, pawn: int) -> None:
        self.pawn = pawn

    def outcomes(self, table: PilgrimsTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in opponent(table).deck]

    def possible(self, table: PilgrimsTable) -> bool:
        return bool(opponent(table).deck)

    def sample(self, table: PilgrimsTable) -> int:
        deck = opponent(table).deck
        return deck[table.below(len(deck))]

    def resolve(self, table: PilgrimsTable, outcome: int) -> None:
        falconer = opponent(table)
        falconer.deck.remove(outcome)
        falconer.revealed.append(outcome)
        if table.log is not None:
            args = {"seat": FALCONER, "solo": outcome, "pawn": self.pawn}
            table.tell("reveals-solo", "PIL-158", FALCONER, args)
        table.next(FlyOut(self.pawn, outcome))
        if table.box.solo[outcome].reward == REWARD_OBJECT:
            table.next(FalconerDraw("PIL-158"))
        else:
            gain_clover(table, "PIL-158")


def gain_clover(table: PilgrimsTable, rule: str) -> None:
    """PIL-164: with 2 Clovers, wherever they come from, the Falconer draws an Object at once.

    This is its only use of Clovers: it never converts anything. The draw comes next, so that nothing
    else is told in between.
    """
    falconer = opponent(table)
    falconer.clovers += 1
    if table.log is not None:
        table.tell("gains-clovers", rule, FALCONER, {"seat": FALCONER, "number": 1})
    if falconer.clovers == 2:
        falconer.clovers = 0
        if table.log is not None:
            table.tell("falconer-buys", "PIL-164", FALCONER, {"seat": FALCONER})
        table.next(FalconerDraw("PIL-164"))


class FalconerDraw(ObjectDraw):
    """The Falconer draws an Object, face up for all to see."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-158", "PIL-161", "PIL-164", "PIL-167")

    rule: str

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        opponent(table).hand.append(card)
        if table.log is not None:
            table.tell("falconer-draws", self.rule, FALCONER, {"seat": FALCONER, "object": card})

    def nothing(self, table: PilgrimsTable) -> None:
        """PIL-049, PIL-226: no Object is left; what was spent is spent."""
        if table.log is not None:
            table.tell("draws-nothing", "PIL-049", FALCONER, {"seat": FALCONER})


class FlyOut(Act[PilgrimsTable]):
    """Move a pawn to the first numbered cell that is on the map, and take its card.

    Where there is none a card is drawn next: no draw looks at where pawns stand. The diagram is never
    turned or mirrored (PIL-160); pawns block nothing (PIL-159). Without any cell on the map the pawn
    stays and takes nothing (PIL-165).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-159", "PIL-160", "PIL-161", "PIL-165")

    pawn: int
    card: CardId

    def __init__(self, pawn: int, card: CardId) -> None:
        self.pawn = pawn
        self.card = card

    def run(self, table: PilgrimsTable) -> None:
        falconer = opponent(table)
        start = falconer.falcon if self.pawn == FALCON_PAWN else falconer.falconer
        target = self.target(table, start)
        if target == NONE:
            return
        campfire = table.box.board.campfire[target]
        card = table.map[target]
        table.map[target] = NONE
        if card == NONE:
            table.next(FalconerCompanion() if campfire else FalconerDraw("PIL-161"))
        elif campfire:
            gather(table, card)
        else:
            falconer.hand.append(card)
            if table.log is not None:
                args = {"seat": FALCONER, "object": card, "cell": target}
                table.tell("takes-object", "PIL-161", FALCONER, args)
        if self.pawn == FALCON_PAWN:
            falconer.falcon = target
        else:
            falconer.falconer = target

    def target(self, table: PilgrimsTable, start: int) -> int:
        """The first cell of the diagram that is on the map; the log tells which were not."""
        row, column = divmod(start, SIDE)
        for priority, (dx, dy) in enumerate(table.box.solo[self.card].cells, 1):
            on_map = 0 <= column + dx < SIDE and 0 <= row + dy < SIDE
            if on_map:
                cell = (row + dy) * SIDE + column + dx
                if table.log is not None:
                    args = {"seat": FALCONER, "pawn": self.pawn, "cell": cell, "number": priority}
                    table.tell("flies", "PIL-159", FALCONER, args)
                return cell
            if table.log is not None:
                args = {"seat": FALCONER, "pawn": self.pawn, "number": priority}
                table.tell("off-map", "PIL-159", FALCONER, args)
        return NONE


class FalconerCompanion(Draw[PilgrimsTable]):
    """On a campfire without a card the Falconer draws a Companion."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-161", "PIL-162")
    role: ClassVar[str] = "companion"

    def deck(self, table: PilgrimsTable) -> Deck:
        return table.companions

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        gather(table, card)

    def nothing(self, table: PilgrimsTable) -> None:
        """PIL-049: the Companion deck is empty; no Clover either."""
        if table.log is not None:
            table.tell("draws-nothing", "PIL-049", FALCONER, {"seat": FALCONER})


def gather(table: PilgrimsTable, companion: CompanionId) -> None:
    """PIL-162: each Companion also brings 1 Clover. PIL-166: there is no limit to them."""
    opponent(table).companions.append(companion)
    if table.log is not None:
        table.tell("gathers", "PIL-162", FALCONER, {"seat": FALCONER, "companion": companion})
    gain_clover(table, "PIL-162")


def hand_by_color(table: PilgrimsTable) -> list[list[int]]:
    """The Falconer's Objects of each colour, the oldest first."""
    colors = table.box.colors
    by_color: list[list[int]] = [[], [], [], []]
    for card in opponent(table).hand:
        by_color[colors[card]].append(card)
    return by_color


def payment(by_color: list[list[int]], cost: tuple[int, int, int, int]) -> list[int] | None:
    """The Objects that the Falconer would discard for a cost, or None if it cannot pay.

    PIL-170: matching Objects first, trade Objects as jokers only where needed, never too many, the
    oldest first. PIL-171: trade symbols set trade Objects aside before jokers are counted.
    """
    gold = cost[TRADE]
    for color in range(3):
        gold += max(0, cost[color] - len(by_color[color]))
    if gold > len(by_color[TRADE]):
        return None
    paid: list[int] = []
    for color in range(3):
        paid.extend(by_color[color][: cost[color]])
    paid.extend(by_color[TRADE][:gold])
    return paid


class FalconerAdventure(Act[PilgrimsTable]):
    """Complete the first Adventure it can pay, in the direction of the last Solo card's arrow.

    Otherwise the first Quest it can pay. It needs no Companions and retires none (PIL-169), and it
    ignores upgrades (PIL-175).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-168", "PIL-169", "PIL-172", "PIL-173")

    def run(self, table: PilgrimsTable) -> None:
        falconer = opponent(table)
        arrow = table.box.solo[falconer.revealed[-1]].arrow
        if table.log is not None:
            table.tell("arrow", "PIL-168", FALCONER, {"seat": FALCONER, "arrow": arrow})
        hand = hand_by_color(table)
        if not self.adventure(table, falconer, arrow, hand) and not self.quest(table, falconer, arrow, hand):
            if table.log is not None:
                table.tell("falconer-no-task", "PIL-173", FALCONER, {"seat": FALCONER})

    def adventure(self, table: PilgrimsTable, falconer: Falconer, arrow: int, hand: list[list[int]]) -> bool:
        """PIL-169: look at the river slot by slot."""
        for slot in in_direction(SLOTS, arrow):
            card = table.river[slot]
            if card == NONE:
                continue
            paid = payment(hand, table.box.adventures[card].cost)
            if paid is None:
                if table.log is not None:
                    args = {"seat": FALCONER, "adventure": card, "number": slot + 1}
                    table.tell("cannot-pay", "PIL-169", FALCONER, args)
                continue
            self.discard(table, falconer, paid)
            table.river[slot] = NONE
            falconer.completed.append(card)
            adventure = table.box.adventures[card]
            if table.log is not None:
                args = {"seat": FALCONER, "adventure": card, "number": adventure.points}
                table.tell("completes", "PIL-169", FALCONER, args)
            table.next(*(TaskClover() for _ in range(adventure.clovers)))
            return True
        return False

    def quest(self, table: PilgrimsTable, falconer: Falconer, arrow: int, hand: list[list[int]]) -> bool:
        """PIL-172: look at the Quest tiles in the same direction, while a Feather is left."""
        if falconer.feathers == 0:
            return False
        for place in in_direction(PLACES, arrow):
            quest = table.box.quests[table.quests[place]]
            feathers = table.feathers[place]
            if FALCONER in feathers or len(feathers) >= len(quest.feathers):
                continue
            paid = payment(hand, quest.cost)
            if paid is None:
                if table.log is not None:
                    args = {"seat": FALCONER, "quest": table.quests[place]}
                    table.tell("cannot-pay-quest", "PIL-172", FALCONER, args)
                continue
            self.discard(table, falconer, paid)
            feathers.append(FALCONER)
            falconer.feathers -= 1
            if table.log is not None:
                args = {"seat": FALCONER, "quest": table.quests[place]}
                table.tell("completes-quest", "PIL-172", FALCONER, args)
            table.next(*(TaskClover() for _ in range(quest.clovers)))
            return True
        return False

    def discard(self, table: PilgrimsTable, falconer: Falconer, paid: list[int]) -> None:
        """PIL-175: used Objects go to the common discard pile."""
        for card in paid:
            falconer.hand.remove(card)
            discard_object(table, FALCONER, card)


class TaskClover(Act[PilgrimsTable]):
    """One Clover of an Adventure or a Quest: what it buys is drawn before the next one comes (PIL-164)."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-174", "PIL-164")

    def run(self, table: PilgrimsTable) -> None:
        gain_clover(table, "PIL-174")


def in_direction(places: int, arrow: int) -> list[int]:
    """PIL-168: a right arrow looks from left to right, a left arrow from right to left."""
    order = list(range(places))
    if arrow == LEFT:
        order.reverse()
    return order
