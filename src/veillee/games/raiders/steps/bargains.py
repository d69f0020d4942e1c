"""Town Hall effects that cost something, and may be declined after the card was played (chapter A10)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.raiders.box import (
    ARMOUR,
    ARMOUR_MAX,
    GOLD,
    LIVESTOCK,
    NONE,
    SILVER,
    TOWN_HALL,
    BuildingId,
    Good,
    HallEffect,
    TileId,
    WorkerColour,
)
from veillee.games.raiders.steps.buildings import accepts, building_ask
from veillee.games.raiders.steps.common import (
    CardQuestion,
    distinct,
    everybody,
    gain,
    hero_of,
    is_hero,
    lose_crew,
    no_effect,
    not_in_crew,
    not_in_hand,
    pay,
    take_in_hand,
)
from veillee.games.raiders.steps.hire import hire, join_crew
from veillee.games.raiders.steps.offerings import can_pay, less, make_offering, unpayable
from veillee.games.raiders.table import RaidersTable


class OptionalEffect(CardQuestion):
    """An effect of a played card that nobody is forced to use: the card stays discarded (RAI-052)."""

    def effect(self, table: RaidersTable) -> HallEffect:
        return table.box.types[table.box.type_of[self.card]].hall

    def choices(self, table: RaidersTable) -> list[Option]:
        """The ways to use the effect, as a list of its own."""
        raise NotImplementedError

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        raise NotImplementedError

    def options(self, table: RaidersTable) -> list[Option]:
        found = self.choices(table)
        if found:
            found.append(table.box.options.skip)
        return found

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        if choice is not table.box.options.skip:
            self.chosen(table, choice)
        elif table.log is not None:
            table.tell("declines", "RAI-006", self.seat, {"seat": self.seat, "townsfolk": self.card})

    def nothing(self, table: RaidersTable) -> None:
        no_effect(table, self.seat, self.card, "RAI-052")


# -- trades -------------------------------------------------------------------------------------


def something_to_gain(table: RaidersTable, seat: SeatNumber, effect: HallEffect) -> bool:
    """Whether the supply, or the armour track, has anything left of what an effect brings."""
    for good, _ in effect.gets:
        if (table.seats[seat].armour < ARMOUR_MAX) if good == ARMOUR else table.supply[good] > 0:
            return True
    return False


def can_trade(table: RaidersTable, seat: SeatNumber, effect: HallEffect) -> bool:
    """RAI-028: the price must be payable in full, and something of the gain must be there."""
    goods = table.seats[seat].goods
    for good, number in effect.gives:
        if goods[good] < number:
            return False
    return something_to_gain(table, seat, effect)


class Trade(OptionalEffect):
    """Pay one good to the supply and gain another."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-125", "RAI-132", "RAI-133", "RAI-140", "RAI-028", "RAI-027")
    prompt: ClassVar[str] = "ask-trade"

    def choices(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.trade] if can_trade(table, self.seat, self.effect(table)) else []

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        effect = self.effect(table)
        for good, number in effect.gives:
            pay(table, self.seat, good, number)
            if table.log is not None:
                table.tell("pays", "RAI-027", self.seat, {"seat": self.seat, "good": good, "number": number})
        for good, number in effect.gets:
            gain(table, self.seat, good, number, "RAI-125")


def can_sacrifice(table: RaidersTable, seat: SeatNumber) -> bool:
    """RAI-124: a crew card to lose and a piece of plunder in the supply."""
    return bool(table.seats[seat].crew) and any(table.supply[good] > 0 for good in range(3))


class Sacrifice(OptionalEffect):
    """Discard a crew card, without any effect of it, to gain plunder of one's choice."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-124", "RAI-067", "RAI-089")
    prompt: ClassVar[str] = "ask-sacrifice"

    def choices(self, table: RaidersTable) -> list[Option]:
        if not can_sacrifice(table, self.seat):
            return []
        return [table.box.options.dismiss[card] for card in distinct(table, table.seats[self.seat].crew)]

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        lose_crew(table, self.seat, choice.values[0])
        if table.log is not None:
            table.tell("dismisses", "RAI-124", self.seat, {"seat": self.seat, "townsfolk": choice.values[0]})
        table.next(GainPlunder(self.seat, self.effect(table).number))

    def why_not_dismiss(self, table: RaidersTable, card: CardId) -> Reason:
        return not_in_crew(table, self.seat, card, "RAI-124")


class GainPlunder(Ask[RaidersTable]):
    """Choose the plunder that a sacrificed crew card brings."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-124",)
    prompt: ClassVar[str] = "ask-gain-plunder"

    number: int

    def __init__(self, seat: SeatNumber, number: int) -> None:
        self.seat = seat
        self.number = number

    def options(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.gain[good] for good in range(3) if table.supply[good] > 0]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        gain(table, self.seat, choice.values[0], self.number, "RAI-124")

    def why_not_gain(self, table: RaidersTable, good: Good) -> Reason:
        if good > LIVESTOCK:
            return Reason("why-gain-plunder", "RAI-124")
        return Reason("why-supply", "RAI-026", {"good": good})


# -- crew ---------------------------------------------------------------------------------------


def swap_partners(table: RaidersTable, seat: SeatNumber, crew_card: CardId, played: CardId) -> list[CardId]:
    """The hand cards that may take a crew card's place; the played card is not among them.

    RAI-129: the hero limit holds afterwards.
    """
    box = table.box
    hero = hero_of(table, seat)
    free = hero == NONE or hero == crew_card
    cards = [card for card in table.seats[seat].hand if card != played]
    return [card for card in distinct(table, cards) if free or not box.types[box.type_of[card]].hero]


def can_recall(table: RaidersTable, seat: SeatNumber, played: CardId) -> bool:
    """RAI-130: without crew or without another hand card there is nothing to swap."""
    return any(swap_partners(table, seat, card, played) for card in table.seats[seat].crew)


class Recall(OptionalEffect):
    """Take a crew card back into the hand, to hire another card of the hand for nothing."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-129", "RAI-130")
    prompt: ClassVar[str] = "ask-recall"

    def choices(self, table: RaidersTable) -> list[Option]:
        found: list[Option] = []
        for card in distinct(table, table.seats[self.seat].crew):
            if swap_partners(table, self.seat, card, NONE):
                found.append(table.box.options.recall[card])
        return found

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        table.next(Enlist(self.seat, choice.values[0]))

    def why_not_recall(self, table: RaidersTable, card: CardId) -> Reason:
        if card in table.seats[self.seat].crew and not swap_partners(table, self.seat, card, NONE):
            return Reason("why-recall-hero", "RAI-129", {"townsfolk": card})
        return not_in_crew(table, self.seat, card, "RAI-129")


class Enlist(CardQuestion):
    """Choose the hand card that takes the place; both cards change places together."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-129", "RAI-130", "RAI-065")
    prompt: ClassVar[str] = "ask-enlist"

    def options(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.enlist[card] for card in swap_partners(table, self.seat, self.card, NONE)]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        player = table.seats[self.seat]
        card = choice.values[0]
        player.crew.remove(self.card)
        join_crew(table, self.seat, card)
        take_in_hand(player, self.card, everybody(table))
        if table.log is not None:
            args = {"seat": self.seat, "townsfolk": self.card, "townsfolk2": card}
            table.tell("swaps-crew", "RAI-129", self.seat, args)

    def why_not_enlist(self, table: RaidersTable, card: CardId) -> Reason:
        hero = hero_of(table, self.seat)
        if card in table.seats[self.seat].hand and is_hero(table, card) and hero not in (NONE, self.card):
            return Reason("why-enlist-hero", "RAI-065", {"townsfolk": card})
        return not_in_hand(table, self.seat, card, "RAI-129")


def can_recruit(table: RaidersTable, seat: SeatNumber, price: int, played: CardId) -> bool:
    player = table.seats[seat]
    return player.goods[SILVER] >= price and any(card != played for card in player.hand)


class Recruit(OptionalEffect):
    """Hire a card for exactly 2 silver, whatever is printed on it and whoever is in the crew."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-137", "RAI-109")
    prompt: ClassVar[str] = "ask-recruiter"

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"number": self.effect(table).number}

    def choices(self, table: RaidersTable) -> list[Option]:
        player = table.seats[self.seat]
        if player.goods[SILVER] < self.effect(table).number:
            return []
        return [table.box.options.hire[card] for card in distinct(table, player.hand)]

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        hire(table, self.seat, choice.values[0], self.effect(table).number)

    def why_not_hire(self, table: RaidersTable, card: CardId) -> Reason:
        return not_in_hand(table, self.seat, card, "RAI-137")


# -- buildings and offerings --------------------------------------------------------------------


def copyable(table: RaidersTable, seat: SeatNumber, colour: WorkerColour) -> list[BuildingId]:
    """The buildings that a Merchant can copy with a worker of this colour.

    RAI-135: occupied or not; the colour must be accepted. RAI-136: never the Town Hall, nor a building whose
    action was taken this turn. RAI-194: a forbidden building can be copied.
    """
    found: list[BuildingId] = []
    for building in range(len(table.village)):
        if building == TOWN_HALL or table.used >> building & 1 or not accepts(table, building, colour):
            continue
        if building_ask(table, seat, building, colour).choices(table):
            found.append(building)
    return found


def can_copy(table: RaidersTable, seat: SeatNumber, colour: WorkerColour) -> bool:
    return bool(copyable(table, seat, colour))


class Copy(OptionalEffect):
    """Take the action of another building, as if the worker of the Town Hall stood there."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-135", "RAI-136", "RAI-047", "RAI-116", "RAI-194")
    prompt: ClassVar[str] = "ask-copy"

    colour: WorkerColour

    def __init__(self, seat: SeatNumber, card: CardId, colour: WorkerColour) -> None:
        self.seat = seat
        self.card = card
        self.colour = colour

    def choices(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.copy[building] for building in copyable(table, self.seat, self.colour)]

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        building = choice.values[0]
        if table.log is not None:
            table.tell("copies", "RAI-135", self.seat, {"seat": self.seat, "building": building})
        table.next(building_ask(table, self.seat, building, self.colour))

    def why_not_copy(self, table: RaidersTable, building: BuildingId) -> Reason:
        if building == TOWN_HALL:
            return Reason("why-copy-hall", "RAI-136")
        if table.used >> building & 1:
            return Reason("why-copy-used", "RAI-136", {"building": building})
        if not accepts(table, building, self.colour):
            return Reason("why-copy-colour", "RAI-135", {"building": building, "worker": self.colour})
        return Reason("why-copy-useless", "RAI-135", {"building": building})


def bargains(table: RaidersTable, seat: SeatNumber, number: int) -> list[Option]:
    """RAI-141: every face-up tile with every item of its price that may be reduced so that one can pay."""
    found: list[Option] = []
    for tile in table.display:
        if tile == NONE:
            continue
        price = table.box.offerings[tile].price
        for good in range(GOLD, SILVER + 1):
            if price[good] and can_pay(table, seat, less(price, good, number)):
                found.append(table.box.options.bargain[tile][good])
    return found


def can_bargain(table: RaidersTable, seat: SeatNumber, number: int) -> bool:
    return bool(bargains(table, seat, number))


class Bargain(OptionalEffect):
    """Make an offering for 1 less of one item. It is not the Long House: any worker, and no Sage helps."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-141", "RAI-060", "RAI-061")
    prompt: ClassVar[str] = "ask-trader"

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"number": self.effect(table).number}

    def choices(self, table: RaidersTable) -> list[Option]:
        return bargains(table, self.seat, self.effect(table).number)

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        tile, good = choice.values
        if table.log is not None:
            args = {"seat": self.seat, "offering": tile, "good": good}
            table.tell("bargains", "RAI-141", self.seat, args)
        make_offering(table, self.seat, tile, less(table.box.offerings[tile].price, good, self.effect(table).number))

    def why_not_bargain(self, table: RaidersTable, tile: TileId, good: Good) -> Reason | None:
        if tile not in table.display:
            return Reason("why-offer-hidden", "RAI-060")
        price = table.box.offerings[tile].price
        if good > SILVER or not price[good]:
            return Reason("why-bargain-price", "RAI-141", {"good": good})
        return unpayable(table, self.seat, less(price, good, self.effect(table).number), "RAI-141")
