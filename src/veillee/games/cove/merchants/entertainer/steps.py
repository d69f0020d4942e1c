"""The Entertainer's turn: Composition and Pause, and his set-up (chapters 2.13, 2.15 and 2.17)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import DrawOwn, OwnDeck, lay_down, take_up
from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.games.cove.merchants.entertainer.box import CREATURE, IMPRO, SKILL, stage_in
from veillee.games.cove.merchants.entertainer.song import MaySwan, Song, put_song_away
from veillee.games.cove.merchants.entertainer.stage import QUARTERS, Stage, hand_limit, stage_of
from veillee.games.cove.steps import common
from veillee.games.cove.steps.harbour import Advance
from veillee.games.cove.steps.shop import can_corrupt
from veillee.games.cove.table import CoveTable

SAME: Final = 0
MORE: Final = 1
LESS: Final = 2
NO_CARD_HOURS: Final = 1


class Entertainer(Stage):
    """The stage with its turn."""

    def set_up(self, table: CoveTable, seat: SeatNumber) -> None:
        """COV-102 to COV-105, COV-110: the piles are dealt from the bottom, then cards are drawn.

        Board, dial, instrument, pawn, crests, runes and stones stand for themselves from the beginning (COV-099,
        COV-100, COV-101, COV-107, COV-108, COV-109, COV-232).
        """
        cards = stage_in(table.box).cards
        self.unknown = [card for card in range(len(cards)) if cards[card].starting]
        piles = [
            LayPile(seat, kind)
            for kind in (CREATURE, IMPRO, SKILL)
            for card in range(len(cards))
            if cards[card].kind == kind and not cards[card].starting
        ]
        table.next(*piles, DrawCards(seat))

    def take_turn(self, table: CoveTable, seat: SeatNumber) -> None:
        """COV-120: Composition, Song if it is triggered, Pause. COV-129: with too few cards nothing is played."""
        if len(self.hand) > 1:
            table.next(PlayCard(seat))
        elif self.hand:
            table.next(DiscardCard(seat))
        else:
            table.next(Advance(seat, NO_CARD_HOURS), Pause(seat))

    def owes(self, table: CoveTable, seat: SeatNumber) -> int:
        """The hours of a card that was discarded, before the dial is turned."""
        asking = table.asking
        if isinstance(asking, TurnDial) and asking.seat == seat:
            return stage_in(table.box).cards[asking.card].hours
        return 0

    def before_sales(self, table: CoveTable, seat: SeatNumber) -> None:
        table.next(MaySwan(seat))


def pile_of(stage: Stage, kind: int) -> list[CardId]:
    if kind == SKILL:
        return stage.skill_pile
    return stage.impro_pile if kind == IMPRO else stage.creature_pile


class LayPile(ChanceStep[CoveTable]):
    """The next card of one of the three open piles, from the bottom up."""

    rules: ClassVar[tuple[str, ...]] = ("COV-103", "COV-104", "COV-105", "COV-106")
    role: ClassVar[str] = "card"

    seat: SeatNumber
    kind: int

    def __init__(self, seat: SeatNumber, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def outcomes(self, table: CoveTable) -> list[tuple[int, int]]:
        cards = stage_in(table.box).cards
        laid = pile_of(stage_of(table, self.seat), self.kind)
        return [
            (card, 1)
            for card in range(len(cards))
            if cards[card].kind == self.kind and not cards[card].starting and card not in laid
        ]

    def resolve(self, table: CoveTable, outcome: int) -> None:
        pile_of(stage_of(table, self.seat), self.kind).insert(0, outcome)


# -- Composition ------------------------------------------------------------------------------


class PlayCard(Ask[CoveTable]):
    """One skill card into the song; it has no effect yet."""

    rules: ClassVar[tuple[str, ...]] = ("COV-112", "COV-121")
    prompt: ClassVar[str] = "ask-play"

    def options(self, table: CoveTable) -> list[Option]:
        return [stage_in(table.box).options.play[card] for card in sorted(stage_of(table, self.seat).hand)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        card = choice.values[0]
        stage = stage_of(table, self.seat)
        lay_down(stage.hand, stage.seen, card)
        stage.song.append(card)
        if table.log is not None:
            table.tell("composes", "COV-121", self.seat, {"seat": self.seat, "card": card})
        table.next(DiscardCard(self.seat))

    def why_not_play(self, table: CoveTable, card: CardId) -> Reason:
        return Reason("why-not-in-hand", "COV-121", {"card": card})


class DiscardCard(Ask[CoveTable]):
    """Another one on the discard pile; its strip turns the dial and gives volume."""

    rules: ClassVar[tuple[str, ...]] = ("COV-122",)
    prompt: ClassVar[str] = "ask-discard"

    def options(self, table: CoveTable) -> list[Option]:
        return [stage_in(table.box).options.discard[card] for card in sorted(stage_of(table, self.seat).hand)]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        card = choice.values[0]
        stage = stage_of(table, self.seat)
        lay_down(stage.hand, stage.seen, card)
        stage.discard.append(card)
        if table.log is not None:
            table.tell("discards", "COV-122", self.seat, {"seat": self.seat, "card": card})
        table.next(TurnDial(self.seat, card))

    def why_not_discard(self, table: CoveTable, card: CardId) -> Reason:
        return Reason("why-not-in-hand", "COV-122", {"card": card})


class TurnDial(Ask[CoveTable]):
    """The dial turns by the hourglass icons; for a corruption card a quarter more or less, at least one."""

    rules: ClassVar[tuple[str, ...]] = ("COV-123", "COV-124", "COV-125", "COV-126", "COV-127", "COV-128", "COV-151")
    prompt: ClassVar[str] = "ask-turn"

    card: CardId

    def __init__(self, seat: SeatNumber, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def about(self, table: CoveTable) -> dict[str, int]:
        return {"number": stage_in(table.box).cards[self.card].hours}

    def options(self, table: CoveTable) -> list[Option]:
        turn = stage_in(table.box).options.turn
        if not can_corrupt(table):
            return turn[:1]
        return turn if stage_in(table.box).cards[self.card].hours > 1 else turn[:2]

    def resolve(self, table: CoveTable, choice: Option) -> None:
        seat = self.seat
        stage = stage_of(table, seat)
        card = stage_in(table.box).cards[self.card]
        quarters = card.hours
        if choice.values[0] != SAME:
            quarters += 1 if choice.values[0] == MORE else -1
            common.corrupt(table, seat, 1, "COV-124")
        full = stage.dial + quarters >= QUARTERS
        stage.dial = (stage.dial + quarters) % QUARTERS
        gained = min(card.volume, stage_in(table.box).volume_max - stage.volume)
        stage.volume += gained
        if table.log is not None:
            table.tell("turns-dial", "COV-123", seat, {"seat": seat, "number": quarters, "quarter": stage.dial})
            table.tell("gains-volume", "COV-125", seat, {"seat": seat, "number": gained, "number2": stage.volume})
        if card.corruption:
            common.corrupt(table, seat, card.corruption, "COV-125")
        if full and table.log is not None:
            table.tell("passes-shelf", "COV-127", seat, {"seat": seat})
        table.next(Advance(seat, card.hours), Pause(seat))
        if full:
            table.next(Song(seat, False))

    def why_not_turn(self, table: CoveTable, turning: int) -> Reason:
        return Reason("why-at-least-one-quarter", "COV-124")


# -- Pause ------------------------------------------------------------------------------------


class Pause(Act[CoveTable]):
    """After the hourglass has moved (COV-153, COV-154): a song that was sung is put away, then cards are drawn."""

    rules: ClassVar[tuple[str, ...]] = ("COV-153", "COV-154", "COV-155", "COV-156")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: CoveTable) -> None:
        stage = stage_of(table, self.seat)
        if stage.singing:
            put_song_away(stage)
        table.next(DrawCards(self.seat))


class DrawCards(Act[CoveTable]):
    """Draw until the hand is full; nothing is ever discarded down to the limit (COV-159)."""

    rules: ClassVar[tuple[str, ...]] = ("COV-110", "COV-156", "COV-158", "COV-159", "COV-160")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: CoveTable) -> None:
        stage = stage_of(table, self.seat)
        if len(stage.hand) < hand_limit(table, stage) and (stage.top or stage.unknown or stage.discard):
            table.next(DrawCard(self.seat), DrawCards(self.seat))


class DrawCard(DrawOwn[CoveTable]):
    """One card: a known one if it lies on top, otherwise by lot; creatures and impros go to their areas at once."""

    rules: ClassVar[tuple[str, ...]] = ("COV-115", "COV-116", "COV-157", "COV-158", "COV-233")
    role: ClassVar[str] = "card"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def deck(self, table: CoveTable) -> OwnDeck:
        return stage_of(table, self.seat).deck()

    def shuffled(self, table: CoveTable, number: int) -> None:
        if table.log is not None:
            table.tell("shuffles", "COV-158", self.seat, {"seat": self.seat, "number": number})

    def drawn(self, table: CoveTable, card: CardId, known: bool) -> None:
        stage = stage_of(table, self.seat)
        kind = stage_in(table.box).cards[card].kind
        if kind == SKILL:
            take_up(stage.hand, stage.seen, card, known)
        elif kind == IMPRO:
            stage.song.append(card)
        else:
            stage.brag.append(card)
        if table.log is None:
            return
        if kind == SKILL and not known:
            table.tell("draws", "COV-156", self.seat, {"seat": self.seat}, {"card": card})
        else:
            told = "draws-known" if kind == SKILL else "draws-impro" if kind == IMPRO else "draws-creature"
            table.tell(told, "COV-157", self.seat, {"seat": self.seat, "card": card})


def new_stage(table: CoveTable) -> Entertainer:
    return Entertainer()
