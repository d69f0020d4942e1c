"""The actions of the village buildings, all but the Town Hall (chapter A6)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.raiders.box import (
    ARMOUR,
    ARMOUR_MAX,
    ARMOURY,
    BARRACKS,
    EXTRA_LONG_HOUSE,
    GATE_HOUSE,
    GOLD,
    IRON,
    LIVESTOCK,
    LONG_HOUSE,
    MILL,
    NONE,
    PROVISIONS,
    SILVER,
    SILVERSMITH,
    TREASURY,
    BuildingId,
    Good,
    TileId,
    WorkerColour,
)
from veillee.games.raiders.steps.common import (
    building_bonus,
    cards_left,
    crew_total,
    discard_from_hand,
    distinct,
    draw_cards,
    gain,
    not_in_hand,
    pay,
)
from veillee.games.raiders.steps.hire import hire, hire_price
from veillee.games.raiders.steps.offerings import can_pay, make_offering, unpayable
from veillee.games.raiders.table import RaidersTable


def accepts(table: RaidersTable, building: BuildingId, colour: WorkerColour) -> bool:
    """RAI-039: the Armoury and the Long House take grey and white workers only."""
    return bool(table.box.buildings[building].accepts >> colour & 1)


class BuildingAsk(Ask[RaidersTable]):
    """Use the action of a building, or leave it; only an action that is taken counts as used.

    The colour is that of the worker placed there or taken from there.
    """

    rules: ClassVar[tuple[str, ...]] = ("RAI-006", "RAI-040", "RAI-043", "RAI-046", "RAI-047")
    building: ClassVar[BuildingId] = NONE

    colour: WorkerColour

    def __init__(self, seat: SeatNumber, colour: WorkerColour) -> None:
        self.seat = seat
        self.colour = colour

    def choices(self, table: RaidersTable) -> list[Option]:
        """The ways to use the building, as a list of its own."""
        raise NotImplementedError

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        raise NotImplementedError

    def options(self, table: RaidersTable) -> list[Option]:
        found = self.choices(table)
        found.append(table.box.options.skip)
        return found

    def usual(self, table: RaidersTable) -> Option | None:
        """An income is taken, where there is only one to take."""
        found = self.choices(table) if self.granted else []
        return found[0] if len(found) == 1 else None

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        if choice is table.box.options.skip:
            if table.log is not None:
                table.tell("skips", "RAI-006", self.seat, {"seat": self.seat, "building": self.building})
        else:
            table.used |= 1 << self.building
            self.chosen(table, choice)


class GateHouse(BuildingAsk):
    """Draw 2 cards, and 1 more for every Gatekeeper of the crew."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-049", "RAI-101", "RAI-006")
    prompt: ClassVar[str] = "ask-gate-house"
    granted: ClassVar[bool] = True
    building: ClassVar[BuildingId] = GATE_HOUSE

    def number(self, table: RaidersTable) -> int:
        return table.box.village.cards + building_bonus(table, self.seat, GATE_HOUSE)

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"number": self.number(table)}

    def choices(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.draw] if cards_left(table) else []

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        draw_cards(table, self.seat, self.number(table), "RAI-049")

    def why_not_draw(self, table: RaidersTable) -> Reason:
        return Reason("why-no-cards", "RAI-032")


class Treasury(BuildingAsk):
    """Discard 1 card for 2 silver, or 2 cards for 1 gold; heroes too. Nothing is discarded for nothing."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-053", "RAI-028", "RAI-006")
    prompt: ClassVar[str] = "ask-treasury"
    building: ClassVar[BuildingId] = TREASURY

    def choices(self, table: RaidersTable) -> list[Option]:
        hand = table.seats[self.seat].hand
        options = table.box.options
        cards = distinct(table, hand)
        found: list[Option] = []
        if table.supply[SILVER] > 0:
            for card in cards:
                found.append(options.sell[card])
        if len(hand) >= table.box.village.pawn_cards and table.supply[GOLD] > 0:
            for card in cards:
                found.append(options.pawn[card])
        return found

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        card = choice.values[0]
        discard_from_hand(table, self.seat, card)
        if choice.kind == "pawn":
            table.next(Pawn(self.seat, card))
            return
        silver = table.box.village.sale_silver
        if table.log is not None:
            args = {"seat": self.seat, "townsfolk": card, "number": silver}
            table.tell("sells", "RAI-053", self.seat, args)
        gain(table, self.seat, SILVER, silver, "RAI-053")

    def why_not_sell(self, table: RaidersTable, card: CardId) -> Reason:
        if not table.supply[SILVER]:
            return Reason("why-supply", "RAI-028", {"good": SILVER})
        return not_in_hand(table, self.seat, card, "RAI-053")

    def why_not_pawn(self, table: RaidersTable, card: CardId) -> Reason:
        needed, held = table.box.village.pawn_cards, len(table.seats[self.seat].hand)
        if held < needed:
            return Reason("why-pawn-two", "RAI-053", {"number": needed, "number2": held})
        if not table.supply[GOLD]:
            return Reason("why-supply", "RAI-028", {"good": GOLD})
        return not_in_hand(table, self.seat, card, "RAI-053")


class Pawn(Ask[RaidersTable]):
    """The second card that is discarded for gold."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-053",)
    prompt: ClassVar[str] = "ask-pawn"

    card: CardId  # the first one

    def __init__(self, seat: SeatNumber, card: CardId) -> None:
        self.seat = seat
        self.card = card

    def options(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.pawn[card] for card in distinct(table, table.seats[self.seat].hand)]

    def resolve(self, table: RaidersTable, choice: Option) -> None:
        card = choice.values[0]
        discard_from_hand(table, self.seat, card)
        gold = table.box.village.pawn_gold
        if table.log is not None:
            args = {"seat": self.seat, "townsfolk": self.card, "townsfolk2": card, "number": gold}
            table.tell("pawns", "RAI-053", self.seat, args)
        gain(table, self.seat, GOLD, gold, "RAI-053")

    def why_not_pawn(self, table: RaidersTable, card: CardId) -> Reason:
        if card == self.card:
            return Reason("why-pawn-chosen", "RAI-053", {"townsfolk": card})
        return not_in_hand(table, self.seat, card, "RAI-053")


class Barracks(BuildingAsk):
    """Hire one card of the hand for its printed silver cost."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-054", "RAI-109", "RAI-006")
    prompt: ClassVar[str] = "ask-barracks"
    building: ClassVar[BuildingId] = BARRACKS

    def choices(self, table: RaidersTable) -> list[Option]:
        player = table.seats[self.seat]
        silver = player.goods[SILVER]
        options = table.box.options
        found: list[Option] = []
        for card in distinct(table, player.hand):
            if hire_price(table, self.seat, card) <= silver:
                found.append(options.hire[card])
        return found

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        card = choice.values[0]
        hire(table, self.seat, card, hire_price(table, self.seat, card))

    def why_not_hire(self, table: RaidersTable, card: CardId) -> Reason:
        player = table.seats[self.seat]
        price, silver = hire_price(table, self.seat, card), player.goods[SILVER]
        if card in player.hand and price > silver:
            return Reason("why-hire-silver", "RAI-054", {"townsfolk": card, "number": price, "number2": silver})
        return not_in_hand(table, self.seat, card, "RAI-054")


class Armoury(BuildingAsk):
    """1 iron for 2 armour, or 2 silver for 1; at 10 armour nothing can be forged."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-055", "RAI-056", "RAI-006")
    prompt: ClassVar[str] = "ask-armoury"
    building: ClassVar[BuildingId] = ARMOURY

    def choices(self, table: RaidersTable) -> list[Option]:
        player = table.seats[self.seat]
        options = table.box.options
        found: list[Option] = []
        if player.armour < ARMOUR_MAX:
            if player.goods[IRON] >= 1:
                found.append(options.forge[IRON])
            if player.goods[SILVER] >= table.box.village.forge_silver:
                found.append(options.forge[SILVER])
        return found

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        village = table.box.village
        good = choice.values[0]
        price = 1 if good == IRON else village.forge_silver
        armour = village.iron_armour if good == IRON else village.silver_armour
        pay(table, self.seat, good, price)
        if table.log is not None:
            args = {"seat": self.seat, "good": good, "number": price}
            table.tell("pays", "RAI-055", self.seat, args)
        gain(table, self.seat, ARMOUR, armour, "RAI-055")

    def why_not_forge(self, table: RaidersTable, good: Good) -> Reason:
        player = table.seats[self.seat]
        if player.armour >= ARMOUR_MAX:
            return Reason("why-armour-full", "RAI-056")
        if good not in (IRON, SILVER):
            return Reason("why-forge-good", "RAI-055", {"good": good})
        price = 1 if good == IRON else table.box.village.forge_silver
        return Reason("why-forge-pay", "RAI-055", {"good": good, "number": price, "number2": player.goods[good]})


class Mill(BuildingAsk):
    """Provisions by the colour of the worker, or 1 gold with a white one; Foragers add provisions only."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-057", "RAI-100", "RAI-006", "RAI-026")
    prompt: ClassVar[str] = "ask-mill"
    granted: ClassVar[bool] = True
    building: ClassVar[BuildingId] = MILL

    def choices(self, table: RaidersTable) -> list[Option]:
        options = table.box.options
        found: list[Option] = []
        if table.supply[PROVISIONS] > 0:
            found.append(options.gain[PROVISIONS])
        if table.box.village.mill_gold[self.colour] > 0 and table.supply[GOLD] > 0:
            found.append(options.gain[GOLD])
        return found

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        village = table.box.village
        if choice.values[0] == GOLD:
            gain(table, self.seat, GOLD, village.mill_gold[self.colour], "RAI-057")
        else:
            number = village.mill[self.colour] + building_bonus(table, self.seat, MILL)
            gain(table, self.seat, PROVISIONS, number, "RAI-057")

    def why_not_gain(self, table: RaidersTable, good: Good) -> Reason:
        if good == GOLD and not table.box.village.mill_gold[self.colour]:
            return Reason("why-gain-mill-gold", "RAI-057", {"worker": self.colour})
        if good in (GOLD, PROVISIONS):
            return Reason("why-supply", "RAI-026", {"good": good})
        return Reason("why-gain-good", "RAI-057", {"building": MILL, "good": good})


class Silversmith(BuildingAsk):
    """3 silver with a black worker, 2 with another, and 1 more for every Jeweller."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-058", "RAI-104", "RAI-006")
    prompt: ClassVar[str] = "ask-silversmith"
    granted: ClassVar[bool] = True
    building: ClassVar[BuildingId] = SILVERSMITH

    def number(self, table: RaidersTable) -> int:
        return table.box.village.silver[self.colour] + building_bonus(table, self.seat, SILVERSMITH)

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"number": self.number(table)}

    def choices(self, table: RaidersTable) -> list[Option]:
        return [table.box.options.gain[SILVER]] if table.supply[SILVER] > 0 else []

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        gain(table, self.seat, SILVER, self.number(table), "RAI-058")

    def why_not_gain(self, table: RaidersTable, good: Good) -> Reason:
        if good == SILVER:
            return Reason("why-supply", "RAI-026", {"good": good})
        return Reason("why-gain-good", "RAI-058", {"building": SILVERSMITH, "good": good})


class LongHouse(BuildingAsk):
    """1 livestock for 2 provisions, or an offering; once more for every Sage of the crew."""

    rules: ClassVar[tuple[str, ...]] = ("RAI-059", "RAI-060", "RAI-110", "RAI-046", "RAI-028", "RAI-006")
    prompt: ClassVar[str] = "ask-long-house"
    building: ClassVar[BuildingId] = LONG_HOUSE

    left: int  # actions that can still be taken, this one included

    def __init__(self, seat: SeatNumber, colour: WorkerColour, left: int) -> None:
        self.seat = seat
        self.colour = colour
        self.left = left

    def about(self, table: RaidersTable) -> dict[str, int]:
        return {"number": self.left}

    def choices(self, table: RaidersTable) -> list[Option]:
        options = table.box.options
        found: list[Option] = []
        if table.seats[self.seat].goods[LIVESTOCK] >= 1 and table.supply[PROVISIONS] > 0:
            found.append(options.exchange)
        for tile in table.display:
            if tile != NONE and can_pay(table, self.seat, table.box.offerings[tile].price):
                found.append(options.offer[tile])
        return found

    def chosen(self, table: RaidersTable, choice: Option) -> None:
        if self.left > 1:
            table.next(LongHouse(self.seat, self.colour, self.left - 1))
        if choice is table.box.options.exchange:
            pay(table, self.seat, LIVESTOCK, 1)
            if table.log is not None:
                table.tell("pays", "RAI-059", self.seat, {"seat": self.seat, "good": LIVESTOCK, "number": 1})
            gain(table, self.seat, PROVISIONS, table.box.village.meal, "RAI-059")
        else:
            tile = choice.values[0]
            make_offering(table, self.seat, tile, table.box.offerings[tile].price)

    def why_not_exchange(self, table: RaidersTable) -> Reason:
        if table.seats[self.seat].goods[LIVESTOCK] < 1:
            return Reason("why-exchange-none", "RAI-059")
        return Reason("why-supply", "RAI-028", {"good": PROVISIONS})

    def why_not_offer(self, table: RaidersTable, tile: TileId) -> Reason | None:
        if tile not in table.display:
            return Reason("why-offer-hidden", "RAI-060")
        return unpayable(table, self.seat, table.box.offerings[tile].price, "RAI-060")


def building_ask(table: RaidersTable, seat: SeatNumber, building: BuildingId, colour: WorkerColour) -> BuildingAsk:
    """The question of a building other than the Town Hall."""
    if building == GATE_HOUSE:
        return GateHouse(seat, colour)
    if building == TREASURY:
        return Treasury(seat, colour)
    if building == BARRACKS:
        return Barracks(seat, colour)
    if building == ARMOURY:
        return Armoury(seat, colour)
    if building == MILL:
        return Mill(seat, colour)
    if building == SILVERSMITH:
        return Silversmith(seat, colour)
    assert building == LONG_HOUSE
    return LongHouse(seat, colour, 1 + crew_total(table, seat, EXTRA_LONG_HOUSE))
