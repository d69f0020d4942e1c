"""The Rest phase: the song marker, the limit of tokens, and drawing until there are two Skill cards."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import DrawOwn, OwnDeck, take_up
from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.bardwood.box import (
    ACOUSTIC,
    COIN,
    CREATURE,
    FAN,
    IMPRO,
    NONE,
    RANGE,
    SKILL,
    TOKEN_LIMIT,
    TOKENS_MAX,
    WHEN_FAN,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.effects import GainEffect
from veillee.games.bardwood.table import REST, BardwoodSeat, BardwoodTable

HAND: Final = 2
TOKENS: Final = (COIN, ACOUSTIC, RANGE)


class Rest(Act[BardwoodTable]):
    """Step 1 only after a Sing phase: the marker goes back, the dial stays, and tokens are counted."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-181", "BAR-182")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        table.phase = REST
        table.next(DrawCards(self.seat))
        if table.sang:
            table.seats[self.seat].ready = False
            table.next(TooManyTokens(self.seat))


def token_limit(table: BardwoodTable) -> int:
    """BAR-182: 12, unless the event says otherwise (wi3)."""
    for power in common.ongoing(table):
        if power.verb == TOKEN_LIMIT:
            return power.number
    return TOKENS_MAX


def tokens_of(player: BardwoodSeat) -> int:
    return player.coins + player.acoustic + player.range


class TooManyTokens(Ask[BardwoodTable]):
    """Above the limit, tokens of one's choice are discarded, one by one."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-182",)
    prompt: ClassVar[str] = "ask-drop"

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"number": tokens_of(table.seats[self.seat]) - token_limit(table)}

    def options(self, table: BardwoodTable) -> list[Option]:
        player = table.seats[self.seat]
        if tokens_of(player) <= token_limit(table):
            return []
        held = (player.coins, player.acoustic, player.range)
        return [table.box.options.drop[token] for token in range(len(held)) if held[token]]

    def nothing(self, table: BardwoodTable) -> None:
        """The limit is kept."""

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        player = table.seats[self.seat]
        token = TOKENS[choice.values[0]]
        if token == COIN:
            player.coins -= 1
        elif token == ACOUSTIC:
            common.pay_acoustic(table, self.seat, 1)
        else:
            common.pay_range(table, self.seat, 1)
        if table.log is not None:
            table.tell("drops", "BAR-182", self.seat, {"seat": self.seat, "unit": token, "number": 1})
        table.next(TooManyTokens(self.seat))

    def why_not_drop(self, table: BardwoodTable, token: int) -> Reason:
        return Reason("why-no-such-token", "BAR-182", {"token": token})


class DrawCards(Act[BardwoodTable]):
    """Draw until there are two Skill cards, or until no Skill card is left to be drawn (BAR-189)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-183", "BAR-189", "BAR-054")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: BardwoodTable) -> None:
        player = table.seats[self.seat]
        if len(player.hand) < HAND and skill_left(table, player):
            table.next(DrawCard(self.seat), DrawCards(self.seat))


def skill_left(table: BardwoodTable, player: BardwoodSeat) -> bool:
    cards = table.box.cards
    for pile in (player.top, player.unknown, player.discard):
        for card in pile:
            if cards[card].kind == SKILL:
                return True
    return False


class DrawCard(DrawOwn[BardwoodTable]):
    """One card from the top: known ones first, then by lot; an empty deck is made of the discard pile at once."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-183", "BAR-184", "BAR-185", "BAR-186", "BAR-187", "BAR-291")
    role: ClassVar[str] = "card"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def deck(self, table: BardwoodTable) -> OwnDeck:
        return table.seats[self.seat].deck()

    def shuffled(self, table: BardwoodTable, number: int) -> None:
        if table.log is not None:
            table.tell("shuffles", "BAR-184", self.seat, {"seat": self.seat, "number": number})

    def drawn(self, table: BardwoodTable, card: CardId, known: bool) -> None:
        player = table.seats[self.seat]
        kind = table.box.cards[card].kind
        if kind == SKILL:
            take_up(player.hand, player.seen, card, known)
            if table.log is not None:
                if known:
                    table.tell("draws-known", "BAR-291", self.seat, {"seat": self.seat, "card": card})
                else:
                    table.tell("draws", "BAR-183", self.seat, {"seat": self.seat}, {"card": card})
        elif kind == IMPRO:
            player.song.append(card)
            if table.log is not None:
                table.tell("draws-impro", "BAR-185", self.seat, {"seat": self.seat, "card": card})
        elif kind == CREATURE:
            player.brag.append(card)
            if table.log is not None:
                table.tell("draws-creature", "BAR-186", self.seat, {"seat": self.seat, "card": card})
            table.next(GainEffect(self.seat, table.box.cards[card].upper.whole, "BAR-186"))
        else:
            assert kind == FAN
            if table.log is not None:
                table.tell("draws-fan", "BAR-187", self.seat, {"seat": self.seat, "card": card})
            player.drawn = card
            table.next(FanChoice(self.seat, card))
            for power in common.powers_of(table, self.seat):
                if power.verb == WHEN_FAN:
                    common.tell_muse_gives(table, self.seat)
                    table.next(GainEffect(self.seat, power.effect, "BAR-208"))


class FanChoice(Ask[BardwoodTable]):
    """One of the two options of a Fan; then the card goes to the discard pile, after a shuffle too (BAR-188)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-059", "BAR-187", "BAR-188")
    prompt: ClassVar[str] = "ask-fan"

    card: CardId

    def __init__(self, seat: SeatNumber, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"card": self.card}

    def options(self, table: BardwoodTable) -> list[Option]:
        return table.box.options.fan

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        effect = table.box.cards[self.card].fan[choice.values[0]].whole
        table.next(GainEffect(self.seat, effect, "BAR-187"), DiscardFan(self.seat, self.card))


class DiscardFan(Act[BardwoodTable]):
    rules: ClassVar[tuple[str, ...]] = ("BAR-187", "BAR-188")

    seat: SeatNumber
    card: CardId

    def __init__(self, seat: SeatNumber, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def run(self, table: BardwoodTable) -> None:
        player = table.seats[self.seat]
        player.drawn = NONE
        player.discard.append(self.card)
