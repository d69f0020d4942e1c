"""Gaining a list of items: the table of chapter 3.2, and every question that an item raises."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.bardwood.box import (
    BACKBEAT,
    BOATS_FROZEN,
    BRAG,
    CONVERT,
    GEM,
    IMPRO,
    IMPRO_AGAIN,
    IMPRO_SHOP,
    MOTIF,
    MOVEMENT,
    NONE,
    OPTION,
    QUARTERS,
    REMOVE_CREST,
    REMOVE_RUNE,
    SHUFFLE,
    TEMPO,
    EffectId,
    Item,
    LocationId,
    MotifId,
    Quarter,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.dial import TakeTempo, turn_back, turn_dial
from veillee.games.bardwood.steps.paying import can_pay, pay
from veillee.games.bardwood.table import COMPOSE, SING, BardwoodTable


def gain_effect(table: BardwoodTable, seat: SeatNumber, effect: EffectId, rule: str, card: CardId = NONE) -> None:
    """Gain all items of an effect, from left to right (BAR-005, BAR-006). `card` is whose conversions are offered."""
    gain_from(table, seat, effect, 0, rule, card)


def gain_from(table: BardwoodTable, seat: SeatNumber, effect: EffectId, start: int, rule: str, card: CardId) -> None:
    items = table.box.effects[effect]
    for place in range(start, len(items)):
        item = items[place]
        if item.verb <= GEM:
            common.gain(table, seat, item.verb, item.number * times(table, seat, item), rule)
            continue
        before = len(table.stack)
        if place + 1 < len(items):
            table.next(MoreGains(seat, effect, place + 1, rule, card))
        waiting = len(table.stack)
        gain_special(table, seat, item, effect, place, rule, card)
        if len(table.stack) > waiting:
            return  # a question comes first; the rest waits on the stack
        del table.stack[before:]


def times(table: BardwoodTable, seat: SeatNumber, item: Item) -> int:
    """BAR-095: a gain "per Skill" or "per Impro" counts such cards in the own song at the moment of use."""
    if item.per == NONE:
        return 1
    number = 0
    for card in table.seats[seat].song:
        if table.box.cards[card].kind == item.per:
            number += 1
    return number


class MoreGains(Act[BardwoodTable]):
    """What is left of an effect after a question about one of its items."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-006",)

    seat: SeatNumber
    effect: EffectId
    start: int
    rule: str
    card: CardId

    def __init__(self, seat: SeatNumber, effect: EffectId, start: int, rule: str, card: CardId) -> None:
        self.seat = seat
        self.effect = effect
        self.start = start
        self.rule = rule
        self.card = card

    def run(self, table: BardwoodTable) -> None:
        gain_from(table, self.seat, self.effect, self.start, self.rule, self.card)


class GainEffect(Act[BardwoodTable]):
    """Gain an effect when its moment comes."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-005", "BAR-006")

    seat: SeatNumber
    effect: EffectId
    rule: str

    def __init__(self, seat: SeatNumber, effect: EffectId, rule: str) -> None:
        self.seat = seat
        self.effect = effect
        self.rule = rule

    def run(self, table: BardwoodTable) -> None:
        gain_effect(table, self.seat, self.effect, self.rule)


def gain_special(
    table: BardwoodTable, seat: SeatNumber, item: Item, effect: EffectId, place: int, rule: str, card: CardId
) -> None:
    """An item that is not simply counted; it puts a step on the table where it asks something."""
    verb = item.verb
    composing = table.phase == COMPOSE and seat == table.active
    singing = table.phase == SING and seat == table.active
    if verb == OPTION:
        table.next(ChooseSide(seat, effect, place, rule))
    elif verb == CONVERT:
        if singing and card != NONE:
            table.next(ConvertNow(seat, card, conversion_number(table, effect, place), item.limit))
    elif verb == TEMPO:
        # BAR-005: tempo must be taken in one's own Compose phase, and may be left in any other.
        if composing:
            turn_dial(table, seat, item.number)
        else:
            table.next(TakeTempo(seat, item.number))
    elif verb == BACKBEAT:
        turn_back(table, seat, item.number)
    elif verb == MOVEMENT:
        if composing:
            table.points += item.number
            if table.log is not None:
                table.tell("gains", rule, seat, {"seat": seat, "unit": MOVEMENT, "number": item.number})
        else:
            sail(table, seat, item.number, "BAR-085")
    elif verb == MOTIF:
        table.next(ActivateMotif(seat))
    elif verb == IMPRO_AGAIN:
        if singing:
            table.next(ImproAgain(seat))
    elif verb == IMPRO_SHOP:
        if singing:
            table.next(ImproOfShop(seat))
    elif verb == BRAG:
        brag(table, seat, "BAR-111")
    elif verb == SHUFFLE:
        shuffle(table, seat)
    elif verb == REMOVE_RUNE:
        if common.runes_left(table.seats[seat]):
            table.next(RemoveRune(seat))
    elif verb == REMOVE_CREST:
        remove_crest(table, seat)


def conversion_number(table: BardwoodTable, effect: EffectId, place: int) -> int:
    """Which conversion of its card the item at this place is."""
    number = 0
    for index in range(place):
        if table.box.effects[effect][index].verb == CONVERT:
            number += 1
    return number


class ChooseSide(Ask[BardwoodTable]):
    """An option symbol: one of the two benefits. Tempo that is chosen here is thereby taken (BAR-005)."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-202", "BAR-006", "BAR-005")
    prompt: ClassVar[str] = "ask-side"

    effect: EffectId
    place: int
    rule: str

    def __init__(self, seat: SeatNumber, effect: EffectId, place: int, rule: str) -> None:
        self.seat = seat
        self.effect = effect
        self.place = place
        self.rule = rule

    def sides(self, table: BardwoodTable) -> tuple[Item, ...]:
        return table.box.effects[self.effect][self.place].sides

    def options(self, table: BardwoodTable) -> list[Option]:
        take = table.box.options.take
        return [take[item.verb] for item in self.sides(table)]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        for item in self.sides(table):
            if item.verb == choice.values[0]:
                if item.verb <= GEM:
                    common.gain(table, self.seat, item.verb, item.number, self.rule)
                elif item.verb == TEMPO:
                    turn_dial(table, self.seat, item.number)
                else:
                    gain_special(table, self.seat, item, self.effect, self.place, self.rule, NONE)
                return

    def why_not_take(self, table: BardwoodTable, benefit: int) -> Reason:
        return Reason("why-not-shown", "BAR-202", {"benefit": benefit})


def sail(table: BardwoodTable, seat: SeatNumber, spaces: int, rule: str) -> None:
    """BAR-086: the boat moves to the right and cannot leave the last space; frozen boats stay (wi1)."""
    player = table.seats[seat]
    if common.event_forbids(table, BOATS_FROZEN):
        if table.log is not None:
            table.tell("boat-frozen", "BAR-173", seat, {"seat": seat, "event": common.active_event(table)})
        return
    moved = min(spaces, len(table.box.river) - 1 - player.boat)
    player.boat += moved
    if table.log is not None:
        args = {"seat": seat, "number": player.boat, "number2": table.box.river[player.boat]}
        table.tell("sails" if moved else "boat-at-end", rule, seat, args)


def brag(table: BardwoodTable, seat: SeatNumber, rule: str) -> int:
    """BAR-111: all creatures of the brag area go to the discard pile; says how many."""
    player = table.seats[seat]
    number = len(player.brag)
    player.discard += player.brag
    player.brag = []
    if table.log is not None:
        table.tell("brags", rule, seat, {"seat": seat, "number": number})
    return number


def shuffle(table: BardwoodTable, seat: SeatNumber) -> None:
    """BAR-109: discard pile and deck become a new deck; what was known on top is known no longer (BAR-291)."""
    number = table.seats[seat].deck().shuffle()
    if table.log is not None:
        table.tell("shuffles", "BAR-109", seat, {"seat": seat, "number": number})


def remove_crest(table: BardwoodTable, seat: SeatNumber) -> None:
    """BAR-110: the leftmost crest leaves the game; without one nothing happens."""
    player = table.seats[seat]
    if player.crests:
        player.crests -= 1
        if table.log is not None:
            table.tell("crests-leave", "BAR-110", seat, {"seat": seat, "number": 1})


class RuneQuestion(Ask[BardwoodTable]):
    """Take a rune of one's choice from the dial; what becomes of it, subclasses say."""

    def options(self, table: BardwoodTable) -> list[Option]:
        runes = table.seats[self.seat].runes
        rune = table.box.options.rune
        return [rune[quarter] for quarter in range(QUARTERS) if runes[quarter]]

    def lift(self, table: BardwoodTable, quarter: Quarter, rule: str) -> None:
        """BAR-081: the second rune of a quarter unlocks its bonus."""
        player = table.seats[self.seat]
        player.runes[quarter] -= 1
        if table.log is not None:
            table.tell("takes-rune", rule, self.seat, {"seat": self.seat, "quarter": quarter})
            if player.runes[quarter] == 0:
                table.tell("unlocks-bonus", "BAR-081", self.seat, {"seat": self.seat, "quarter": quarter})

    def why_not_rune(self, table: BardwoodTable, quarter: Quarter) -> Reason:
        return Reason("why-no-rune-there", "BAR-205", {"quarter": quarter})


class RemoveRune(RuneQuestion):
    """A rune of one's choice leaves the game."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-110",)
    prompt: ClassVar[str] = "ask-remove-rune"

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        self.lift(table, choice.values[0], "BAR-110")
        if table.log is not None:
            table.tell("rune-leaves", "BAR-110", self.seat, {"seat": self.seat})


class ActivateMotif(Ask[BardwoodTable]):
    """Gain the bonus of a token, which turns to its gem side then, or cash in all gem sides.

    A token whose bonus is being gained is out of play until it has turned: it cannot bring itself about again.
    """

    rules: ClassVar[tuple[str, ...]] = ("BAR-151", "BAR-152", "BAR-153", "BAR-201")
    prompt: ClassVar[str] = "ask-motif"

    def options(self, table: BardwoodTable) -> list[Option]:
        options = table.box.options
        gems = table.motif_gems
        found = [options.bonus[motif] for motif in sorted(self.showing_bonus(table))]
        if gems:
            found.append(options.cash)
        return found

    def showing_bonus(self, table: BardwoodTable) -> list[MotifId]:
        closed = table.motifs_played
        return [
            motif
            for place, motif in enumerate(table.motifs)
            if not table.motif_gems >> place & 1 and not closed >> motif & 1
        ]

    def nothing(self, table: BardwoodTable) -> None:
        """There is no Motif token at all, or only one whose bonus this is."""

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        if choice is table.box.options.cash:
            number = table.motif_gems.bit_count()
            if table.log is not None:
                table.tell("cashes-motifs", "BAR-152", self.seat, {"seat": self.seat, "number": number})
            table.motif_gems = 0
            common.take_gems(table, self.seat, number, "BAR-152")
            return
        motif = choice.values[0]
        table.motifs_played |= 1 << motif
        if table.log is not None:
            table.tell("plays-motif", "BAR-151", self.seat, {"seat": self.seat, "motif": motif})
        table.next(GainEffect(self.seat, table.box.motifs[motif].bonus.whole, "BAR-151"), TurnMotif(self.seat, motif))

    def why_not_bonus(self, table: BardwoodTable, motif: MotifId) -> Reason:
        if motif not in table.motifs:
            return Reason("why-motif-absent", "BAR-038", {"motif": motif})
        if table.motifs_played >> motif & 1:
            return Reason("why-motif-played", "BAR-151", {"motif": motif})
        return Reason("why-motif-turned", "BAR-151", {"motif": motif})

    def why_not_cash(self, table: BardwoodTable) -> Reason:
        return Reason("why-no-motif-gem", "BAR-152")


class TurnMotif(Act[BardwoodTable]):
    """After its bonus a token shows its gem."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-151",)

    seat: SeatNumber
    motif: MotifId

    def __init__(self, seat: SeatNumber, motif: MotifId) -> None:
        self.seat = seat
        self.motif = motif

    def run(self, table: BardwoodTable) -> None:
        table.motifs_played &= ~(1 << self.motif)
        table.motif_gems |= 1 << table.motifs.index(self.motif)
        if table.log is not None:
            table.tell("motif-turns", "BAR-151", self.seat, {"motif": self.motif})


class ImproAgain(Ask[BardwoodTable]):
    """Use again the whole benefit of an Impro of the own song, used or not.

    It cannot be one that shows "activate an Impro" itself; without a target there is no effect.
    """

    rules: ClassVar[tuple[str, ...]] = ("BAR-106", "BAR-108", "BAR-289")
    prompt: ClassVar[str] = "ask-impro"

    def targets(self, table: BardwoodTable) -> list[CardId]:
        cards = table.box.cards
        return [card for card in table.seats[self.seat].song if cards[card].kind == IMPRO and not cards[card].repeats]

    def options(self, table: BardwoodTable) -> list[Option]:
        again = table.box.options.again
        return [again[card] for card in sorted(self.targets(table))]

    def nothing(self, table: BardwoodTable) -> None:
        if table.log is not None:
            table.tell("no-impro", "BAR-108", self.seat, {"seat": self.seat})

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        card = choice.values[0]
        if table.log is not None:
            table.tell("impro-again", "BAR-106", self.seat, {"seat": self.seat, "card": card})
        gain_effect(table, self.seat, table.box.cards[card].upper.whole, "BAR-106", card)

    def why_not_again(self, table: BardwoodTable, card: CardId) -> Reason:
        if card in table.seats[self.seat].song and table.box.cards[card].kind == IMPRO:
            return Reason("why-impro-repeats", "BAR-108", {"card": card})
        return Reason("why-no-impro-there", "BAR-106", {"card": card})


class ImproOfShop(Ask[BardwoodTable]):
    """Use the benefit of the top card of an Impro shop, wherever the bard is; the card stays there."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-107", "BAR-108", "BAR-289")
    prompt: ClassVar[str] = "ask-jam"

    def options(self, table: BardwoodTable) -> list[Option]:
        box = table.box
        found: list[Option] = []
        for location in sorted(box.shops):
            pile = table.shops[common.shop_at(table, location)]
            if pile and box.cards[pile[0]].kind == IMPRO and not box.cards[pile[0]].jams:
                found.append(box.options.jam[location])
        return found

    def nothing(self, table: BardwoodTable) -> None:
        if table.log is not None:
            table.tell("no-jam", "BAR-107", self.seat, {"seat": self.seat})

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        location = choice.values[0]
        card = table.shops[common.shop_at(table, location)][0]
        if table.log is not None:
            table.tell("jams", "BAR-107", self.seat, {"seat": self.seat, "card": card, "location": location})
        gain_effect(table, self.seat, table.box.cards[card].upper.whole, "BAR-107", card)

    def why_not_jam(self, table: BardwoodTable, location: LocationId) -> Reason:
        if location not in table.box.shops or table.box.shops.index(location) < 2:
            return Reason("why-no-impro-shop", "BAR-107", {"location": location})
        if not table.shops[common.shop_at(table, location)]:
            return Reason("why-shop-empty", "BAR-107", {"location": location})
        return Reason("why-impro-jams", "BAR-108", {"location": location})


class ConvertNow(Ask[BardwoodTable]):
    """A conversion of an Impro that is activated again: now, up to its limit, and not later."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-289", "BAR-098")
    prompt: ClassVar[str] = "ask-convert"

    card: CardId
    number: int  # which conversion of the card
    left: int

    def __init__(self, seat: SeatNumber, card: CardId, number: int, left: int) -> None:
        self.seat = seat
        self.card = card
        self.number = number
        self.left = left

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"card": self.card}

    def conversion(self, table: BardwoodTable) -> Item:
        return table.box.cards[self.card].upper.conversions[self.number]

    def options(self, table: BardwoodTable) -> list[Option]:
        options = table.box.options
        item = self.conversion(table)
        if self.left and can_pay(table, self.seat, item.price):
            return [options.convert[self.card][item.gains[0].verb], options.done]
        return [options.done]

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        if choice is table.box.options.done:
            return
        table.next(ConvertNow(self.seat, self.card, self.number, self.left - 1))
        convert(table, self.seat, self.conversion(table), "BAR-289")

    def why_not_convert(self, table: BardwoodTable, card: CardId, benefit: int) -> Reason:
        if card == self.card:
            return Reason("why-no-such-conversion", "BAR-097", {"card": card, "benefit": benefit})
        return Reason("why-another-activated", "BAR-289", {"card": self.card})


def convert(table: BardwoodTable, seat: SeatNumber, conversion: Item, rule: str) -> None:
    """BAR-097: pay what stands on the left, gain what stands on the right."""
    table.next(GainEffect(seat, conversion.effect, rule))
    pay(table, seat, conversion.price, rule)
