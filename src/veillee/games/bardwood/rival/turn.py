"""A turn of the Rival: two cards, volume and tempo, its song, and its rest (chapter 5, rules 2.18 to 2.20)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.step import Act, ChanceStep
from veillee.games.bardwood.box import (
    QUARTERS,
    UPPER_LEFT,
    RivalCardId,
)
from veillee.games.bardwood.rival.activating import RivalActivates, gain_volume
from veillee.games.bardwood.rival.challenges import RivalChallenges
from veillee.games.bardwood.rival.moving import RivalMove
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.common import the_rival
from veillee.games.bardwood.table import RIVAL, SWAN_SONGS, BardwoodTable

LEVEL_EASY: Final = 0
LEVEL_MEDIUM: Final = 1
LEVEL_HARD: Final = 2


class RivalTurn(Act[BardwoodTable]):
    """Two cards: the arrows of the first move it, the bottom of the second gives volume and tempo."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-224", "BAR-235")
    told_apart: ClassVar[bool] = True

    def run(self, table: BardwoodTable) -> None:
        common.announce(table, RIVAL)
        table.next(DrawMovement(), DrawDiscard(), RivalSings(), RivalRests())


class RivalDraw(ChanceStep[BardwoodTable]):
    """A card of the Solo deck, which has no order until it is drawn."""

    role: ClassVar[str] = "rival_card"

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in the_rival(table).deck]

    def possible(self, table: BardwoodTable) -> bool:
        return bool(the_rival(table).deck)

    def sample(self, table: BardwoodTable) -> int:
        deck = the_rival(table).deck
        return deck[table.below(len(deck))]


class DrawMovement(RivalDraw):
    """The first card goes on the Movement pile; each of its arrows is one move, after the second is drawn."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-224", "BAR-225")

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        rival = the_rival(table)
        rival.deck.remove(outcome)
        rival.movement.append(outcome)
        if table.log is not None:
            table.tell("rival-movement", "BAR-224", RIVAL, {"rival_card": outcome})


class DrawDiscard(RivalDraw):
    """The second card goes on the discard pile."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-224", "BAR-225", "BAR-234")

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        rival = the_rival(table)
        rival.deck.remove(outcome)
        rival.discard.append(outcome)
        if table.log is not None:
            card = table.box.rival_cards[outcome]
            args = {"rival_card": outcome, "number": card.volume, "number2": card.tempo}
            table.tell("rival-discard", "BAR-224", RIVAL, args)
        arrows = table.box.rival_cards[rival.movement[-1]].arrows
        table.next(*[RivalMove(arrow) for arrow in arrows], RivalTempo(outcome))


class RivalTempo(Act[BardwoodTable]):
    """Volume and tempo of the card on its discard pile. It has no movement points and no rune bonuses."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-234",)

    card: RivalCardId

    def __init__(self, card: RivalCardId) -> None:
        self.card = card

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        card = table.box.rival_cards[self.card]
        if card.volume:
            gain_volume(table, card.volume, "BAR-234")
        passed = False
        for _ in range(card.tempo):
            if rival.dial == UPPER_LEFT and not rival.ready:
                rival.ready = True
                passed = True
            rival.dial = (rival.dial + 1) % QUARTERS
        if table.log is not None:
            args = {"number": card.tempo, "quarter": rival.dial}
            table.tell("rival-dial", "BAR-234", RIVAL, args)
            if passed:
                table.tell("rival-passes-shelf", "BAR-234", RIVAL, {})


class RivalSings(Act[BardwoodTable]):
    """If its marker lies on the discard pile, or in its swan song: a challenge, then every token."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-236", "BAR-240", "BAR-273")

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        swan = table.act == SWAN_SONGS
        if not rival.ready and not swan:
            if table.log is not None:
                table.tell("rival-silent", "BAR-236", RIVAL, {})
            return
        if table.log is not None:
            table.tell("rival-swan" if swan else "rival-sings", "BAR-273" if swan else "BAR-236", RIVAL, {})
        table.next(RivalChallenges(), RivalActivates())


class RivalRests(Act[BardwoodTable]):
    """Its marker goes back. When its deck is empty, 2 cards leave the Movement pile by level, and all are shuffled.

    Where that pile holds a single card, nothing leaves: the last two cards go on being drawn (BAR-235).
    """

    rules: ClassVar[tuple[str, ...]] = ("BAR-235", "BAR-260", "BAR-261", "BAR-266")

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        rival.ready = False
        if rival.deck:
            return
        table.next(NewSoloDeck())
        if len(rival.movement) > 1:
            table.next(LeavesMovement(), LeavesMovement())


class LeavesMovement(ChanceStep[BardwoodTable]):
    """A random card of the kind that the level wants, otherwise any other."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-262", "BAR-263", "BAR-264", "BAR-265")
    role: ClassVar[str] = "rival_card"

    def wanted(self, table: BardwoodTable) -> list[RivalCardId]:
        rival = the_rival(table)
        if rival.level == LEVEL_MEDIUM:
            return rival.movement
        arrows = 2 if rival.level == LEVEL_EASY else 1
        return [card for card in rival.movement if len(table.box.rival_cards[card].arrows) == arrows]

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in self.wanted(table) or the_rival(table).movement]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        rival = the_rival(table)
        if table.log is not None:
            args = {"rival_card": outcome, "number": rival.level}
            if self.wanted(table):
                rules = ("BAR-262", "BAR-263", "BAR-264")
                table.tell("rival-removes", rules[rival.level], RIVAL, args)
            else:
                table.tell("rival-removes-other", "BAR-265", RIVAL, args)
        rival.movement.remove(outcome)
        rival.removed.append(outcome)


class NewSoloDeck(Act[BardwoodTable]):
    rules: ClassVar[tuple[str, ...]] = ("BAR-261",)

    def run(self, table: BardwoodTable) -> None:
        rival = the_rival(table)
        rival.deck = rival.movement + rival.discard
        rival.movement = []
        rival.discard = []
        if table.log is not None:
            table.tell("rival-shuffles", "BAR-261", RIVAL, {"number": len(rival.deck)})
