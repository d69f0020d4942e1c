"""Locations that are no lairs: shops, the bank, performances, legends, coins, the Echo Tower and motifs."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.games.bardwood.box import (
    BANK_COINS,
    BRAG,
    COIN,
    COINS,
    EMPTY_LAIR_COST,
    HEARTH,
    IMPRO_SHOP_PLACE,
    LAIR,
    LEVELS,
    MOTIFS,
    NONE,
    OTHER_CARD_COST,
    PERFORM_COST,
    RANGE,
    SHOP_COST,
    SKILL,
    SKILL_SHOP,
    SPACES,
    STAGE,
    TOWER,
    LocationId,
    Space,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.effects import ActivateMotif, GainEffect, RuneQuestion
from veillee.games.bardwood.steps.legends import legend_cost, tell_legend
from veillee.games.bardwood.steps.paying import can_pay, pay, pay_lyrics
from veillee.games.bardwood.table import SIDES, BardwoodTable

DEAL_COINS: Final = 0
DEAL_CRESTS: Final = 1
OTHER_CARD: Final = 1  # coins for a card that is not on top (BAR-126)


def offer(table: BardwoodTable, seat: SeatNumber, found: list[Option]) -> None:
    """BAR-112, BAR-113, BAR-115: locations around the bard that were not activated, payable and with an effect."""
    box = table.box
    options = box.options
    open_now = sorted(at for at in box.around[table.seats[seat].region] if not table.activated >> at & 1)
    for location in open_now:
        if gem_price(table, seat, location) != NONE and can_pay_gem(table, seat, location):
            found.append(options.gem[location])
    for location in open_now:
        if box.locations[location].kind in (SKILL_SHOP, IMPRO_SHOP_PLACE):
            pile = table.shops[common.shop_at(table, location)]
            for card in sorted(pile):
                if table.seats[seat].coins >= card_price(table, seat, location, card):
                    found.append(options.buy[location][card])
    if box.bank in open_now:
        if table.seats[seat].crests:
            found.append(options.bank[DEAL_COINS])
        if any(table.bank):
            found.append(options.bank[DEAL_CRESTS])
    runes = common.runes_left(table.seats[seat]) > 0
    for location in open_now:
        if runes and box.locations[location].kind == STAGE:
            for number in range(1, SPACES + 1):
                space = space_at(table, location, number)
                cost = reward_cost(table, seat, space)
                if table.rewards[space] == NONE and common.can_pay_lyrics(table, seat, cost):
                    found.append(options.perform[location][number])
    hearths = [at for at in open_now if box.locations[at].kind == HEARTH] if runes else []
    for location in hearths:
        for level in range(LEVELS):
            cost = legend_cost(table, seat, level, by_boat=False)
            if table.legends[level].pile and common.can_pay_lyrics(table, seat, cost):
                found.append(options.tell[location][level])
    for location in hearths:
        if box.river[table.seats[seat].boat]:
            for level in range(LEVELS):
                cost = legend_cost(table, seat, level, by_boat=True)
                if table.legends[level].pile and common.can_pay_lyrics(table, seat, cost):
                    found.append(options.tell_by_boat[location][level])
    for kind, offered in ((COINS, options.busk), (MOTIFS, options.motif), (TOWER, options.tower)):
        for location in open_now:
            if box.locations[location].kind == kind and can_convert(table, seat, location):
                found.append(offered[location])


def can_convert(table: BardwoodTable, seat: SeatNumber, location: LocationId) -> bool:
    """Whether one of the conversions of a place can be paid and does something."""
    place = table.box.locations[location]
    if place.kind == MOTIFS and not table.motifs:
        return False
    for conversion in place.conversions:
        if can_pay(table, seat, conversion.price) and does_something(table, seat, conversion.gains[0].verb):
            return True
    return False


def does_something(table: BardwoodTable, seat: SeatNumber, benefit: int) -> bool:
    """BAR-115: a place is activated for an effect."""
    if benefit == BRAG:
        return bool(table.seats[seat].brag)
    return benefit != RANGE or table.range > 0


def act(table: BardwoodTable, seat: SeatNumber, choice: Option) -> None:
    """Activate a location, once (BAR-113)."""
    kind = choice.kind
    location = table.box.bank if kind == "bank" else choice.values[0]
    table.activated |= 1 << location
    if kind == "gem":
        buy_gem(table, seat, location)
    elif kind == "buy":
        buy(table, seat, location, choice.values[1])
    elif kind == "bank":
        use_bank(table, seat, choice.values[0])
    elif kind == "perform":
        perform(table, seat, location, choice.values[1])
    elif kind in ("tell", "tell_by_boat"):
        tell_legend(table, seat, location, choice.values[1], kind == "tell_by_boat")
    elif kind == "tower":
        if table.log is not None:
            table.tell("enters-tower", "BAR-149", seat, {"seat": seat, "location": location})
        table.next(EchoTower(seat, location))
    else:
        conversion = table.box.locations[location].conversions[0]
        if table.log is not None:
            rule = "BAR-148" if kind == "busk" else "BAR-150"
            table.tell("busks" if kind == "busk" else "rings-motif", rule, seat, {"seat": seat, "location": location})
        if kind == "motif":
            table.next(ActivateMotif(seat))
            pay(table, seat, conversion.price, "BAR-150")
        else:
            table.next(GainEffect(seat, conversion.effect, "BAR-148"))
            pay(table, seat, conversion.price, "BAR-148")


def gem_price(table: BardwoodTable, seat: SeatNumber, location: LocationId) -> int:
    """What the gem of an empty pile costs: 5 melodies at a lair, the current price at a shop; NONE elsewhere.

    BAR-118, BAR-130.
    """
    kind = table.box.locations[location].kind
    if kind == LAIR:
        return EMPTY_LAIR_COST if table.lairs[common.lair_at(table, location)].top == NONE else NONE
    if kind in (SKILL_SHOP, IMPRO_SHOP_PLACE):
        return NONE if table.shops[common.shop_at(table, location)] else shop_price(table, seat)
    return NONE


def can_pay_gem(table: BardwoodTable, seat: SeatNumber, location: LocationId) -> bool:
    cost = gem_price(table, seat, location)
    if table.box.locations[location].kind == LAIR:
        return common.can_pay_melodies(table, seat, cost)
    return table.seats[seat].coins >= cost


def buy_gem(table: BardwoodTable, seat: SeatNumber, location: LocationId) -> None:
    lair = table.box.locations[location].kind == LAIR
    rule = "BAR-118" if lair else "BAR-130"
    if table.log is not None:
        table.tell("empty-pile", rule, seat, {"seat": seat, "location": location})
    cost = gem_price(table, seat, location)
    if lair:
        common.pay_melodies(table, seat, cost, rule)
    else:
        common.pay_coins(table, seat, cost, rule)
    common.take_gems(table, seat, 1, rule)


def shop_price(table: BardwoodTable, seat: SeatNumber) -> int:
    """BAR-125, BAR-103: what the Market token shows, changed by events, at least 1."""
    changed = common.modifier(table, seat, SHOP_COST)
    return max(1, common.price(table) + changed) if changed else common.price(table)


def card_price(table: BardwoodTable, seat: SeatNumber, location: LocationId, card: CardId) -> int:
    """BAR-126: any card but the top one costs 1 coin more."""
    cost = shop_price(table, seat)
    if table.shops[common.shop_at(table, location)][0] != card:
        cost += max(0, OTHER_CARD + common.modifier(table, seat, OTHER_CARD_COST))
    return cost


def buy(table: BardwoodTable, seat: SeatNumber, location: LocationId, card: CardId) -> None:
    """BAR-125 to BAR-131: pay, take the card onto the deck, move the Market token, shuffle if it was not on top."""
    pile = table.shops[common.shop_at(table, location)]
    if table.log is not None:
        table.tell("buys", "BAR-125", seat, {"seat": seat, "card": card, "location": location})
    common.pay_coins(table, seat, card_price(table, seat, location, card), "BAR-125")
    other = pile[0] != card
    pile.remove(card)
    common.put_on_deck(table, seat, card)
    if table.box.cards[card].kind == SKILL:
        common.move_market(table, seat)
    if other:
        shuffle_shop(table, location, "BAR-126")


def shuffle_shop(table: BardwoodTable, location: LocationId, rule: str) -> None:
    """A pile whose order everybody may look at: each card from the top down is drawn by lot."""
    if table.log is not None:
        table.tell("shop-shuffled", rule, EVERYBODY, {"location": location})
    if len(table.shops[common.shop_at(table, location)]) > 1:
        table.next(ShopCard(location, 0))


class ShopCard(ChanceStep[BardwoodTable]):
    """Which of the cards that are left comes next in a shuffled shop."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-126", "BAR-128", "BAR-246")
    role: ClassVar[str] = "card"

    location: LocationId
    place: int

    def __init__(self, location: LocationId, place: int) -> None:
        self.location = location
        self.place = place

    def pile(self, table: BardwoodTable) -> list[CardId]:
        return table.shops[common.shop_at(table, self.location)]

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in sorted(self.pile(table)[self.place :])]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        pile = self.pile(table)
        pile.remove(outcome)
        pile.insert(self.place, outcome)
        if self.place + 2 < len(pile):
            table.next(ShopCard(self.location, self.place + 1))


def bank_coins(table: BardwoodTable, seat: SeatNumber) -> int:
    return common.price(table) + common.modifier(table, seat, BANK_COINS)


def use_bank(table: BardwoodTable, seat: SeatNumber, deal: int) -> None:
    """BAR-132: coins for a crest that is placed (BAR-133, BAR-203), or all crests that lie there (BAR-134, BAR-204)."""
    if deal == DEAL_COINS:
        if table.log is not None:
            table.tell("banks", "BAR-133", seat, {"seat": seat})
        common.lift_crest(table, seat)
        table.bank[seat] += 1
        common.gain(table, seat, COIN, bank_coins(table, seat), "BAR-133")
        return
    if table.log is not None:
        table.tell("empties-bank", "BAR-134", seat, {"seat": seat})
    for owner in range(SIDES):
        number = table.bank[owner]
        table.bank[owner] = 0
        common.take_crests(table, seat, owner, number, "BAR-134")


def space_at(table: BardwoodTable, location: LocationId, number: int) -> Space:
    """The reward space of a location, counted from 1."""
    return SPACES * table.box.locations[location].stage + number - 1


def reward_cost(table: BardwoodTable, seat: SeatNumber, space: Space) -> int:
    changed = common.modifier(table, seat, PERFORM_COST)
    cost = table.box.rewards[space].lyrics
    return max(1, cost + changed) if changed else cost


def perform(table: BardwoodTable, seat: SeatNumber, location: LocationId, number: int) -> None:
    """BAR-135 to BAR-139: pay lyrics, gain gems, take a Fan, cover the space with a rune."""
    space = space_at(table, location, number)
    if table.log is not None:
        args = {"seat": seat, "location": location, "number": number}
        table.tell("performs", "BAR-135", seat, args)
    table.next(RewardGems(seat, space), TakeFan(seat), CoverReward(seat, space))
    pay_lyrics(table, seat, reward_cost(table, seat, space), "BAR-135")


class RewardGems(Act[BardwoodTable]):
    rules: ClassVar[tuple[str, ...]] = ("BAR-136",)

    seat: SeatNumber
    space: Space

    def __init__(self, seat: SeatNumber, space: Space) -> None:
        self.seat = seat
        self.space = space

    def run(self, table: BardwoodTable) -> None:
        common.take_gems(table, self.seat, table.box.rewards[self.space].gems, "BAR-136")


@mypyc_attr(allow_interpreted_subclasses=True)
class TopFan(ChanceStep[BardwoodTable]):
    """The top card of the Fan deck: any Fan that nobody has seen."""

    role: ClassVar[str] = "card"

    def outcomes(self, table: BardwoodTable) -> list[tuple[int, int]]:
        return [(card, 1) for card in table.fans]

    def possible(self, table: BardwoodTable) -> bool:
        return table.fan_deck > 0

    def sample(self, table: BardwoodTable) -> int:
        return table.fans[table.below(len(table.fans))]

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        table.fans.remove(outcome)
        table.fan_deck -= 1


class TakeFan(TopFan):
    """The top Fan is shown to all and goes on the deck; without one, 1 gem."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-137", "BAR-138")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def resolve(self, table: BardwoodTable, outcome: int) -> None:
        super().resolve(table, outcome)
        common.put_on_deck(table, self.seat, outcome)
        if table.log is not None:
            table.tell("takes-fan", "BAR-137", self.seat, {"seat": self.seat, "card": outcome})

    def nothing(self, table: BardwoodTable) -> None:
        common.take_gems(table, self.seat, 1, "BAR-137")


class CoverReward(RuneQuestion):
    """Any rune of the dial covers the reward space."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-139", "BAR-205")
    prompt: ClassVar[str] = "ask-rune-reward"

    space: Space

    def __init__(self, seat: SeatNumber, space: Space) -> None:
        self.seat = seat
        self.space = space

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        self.lift(table, choice.values[0], "BAR-139")
        table.rewards[self.space] = self.seat
        if table.log is not None:
            args = {"seat": self.seat, "number": self.space % SPACES + 1}
            table.tell("covers-reward", "BAR-139", self.seat, args)


class EchoTower(Ask[BardwoodTable]):
    """Pay volume for one of three things, as often as it can be paid."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-149",)
    prompt: ClassVar[str] = "ask-tower"

    location: LocationId

    def __init__(self, seat: SeatNumber, location: LocationId) -> None:
        self.seat = seat
        self.location = location

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"location": self.location}

    def options(self, table: BardwoodTable) -> list[Option]:
        options = table.box.options
        conversions = table.box.locations[self.location].conversions
        found: list[Option] = []
        for number in range(len(conversions)):
            payable = can_pay(table, self.seat, conversions[number].price)
            if payable and does_something(table, self.seat, conversions[number].gains[0].verb):
                found.append(options.echo[number])
        found.append(options.leave)
        return found

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        if choice is table.box.options.leave:
            return
        conversion = table.box.locations[self.location].conversions[choice.values[0]]
        table.next(GainEffect(self.seat, conversion.effect, "BAR-149"), EchoTower(self.seat, self.location))
        pay(table, self.seat, conversion.price, "BAR-149")

    def why_not_echo(self, table: BardwoodTable, echo: int) -> Reason:
        price = table.box.locations[self.location].conversions[echo].price
        if not can_pay(table, self.seat, price):
            args = {"number": price[0].number, "number2": table.seats[self.seat].volume}
            return Reason("why-too-little-volume", "BAR-149", args)
        return Reason("why-no-effect", "BAR-115")
