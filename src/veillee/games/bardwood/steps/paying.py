"""Prices: whether they can be paid, what is missing, and paying them with what one chooses."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.bardwood.box import (
    ACOUSTIC,
    COIN,
    LYRIC,
    MELODY,
    RANGE,
    STONE,
    VOLUME,
    Item,
)
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.table import BardwoodTable


def can_pay(table: BardwoodTable, seat: SeatNumber, price: tuple[Item, ...]) -> bool:
    """Whether all of a price can be paid: exactly, with stones where melodies or lyrics are missing (BAR-102)."""
    player = table.seats[seat]
    spare = player.acoustic
    melodies = table.melodies
    for item in price:
        verb, number = item.verb, item.number
        if verb == MELODY:
            spare -= max(0, number - melodies)
            melodies = max(0, melodies - number)
        elif verb == LYRIC:
            missing = max(0, number - table.lyrics)
            if missing and common.sings_as_lyrics(table, seat):
                by_melody = min(missing, melodies)
                melodies -= by_melody
                missing -= by_melody
            spare -= missing
        elif verb == VOLUME:
            if player.volume < number:
                return False
        elif verb == COIN:
            if player.coins < number:
                return False
        elif verb == ACOUSTIC:
            spare -= number
        elif verb == RANGE:
            if player.range < number:
                return False
        elif verb == STONE and player.acoustic + player.range < number:
            return False
    return spare >= 0


def purse(table: BardwoodTable, seat: SeatNumber, verb: int) -> int:
    """How much of something a player can pay, acoustic stones included where they stand for it."""
    player = table.seats[seat]
    if verb == MELODY:
        return table.melodies + player.acoustic
    if verb == LYRIC:
        return table.lyrics + player.acoustic + (table.melodies if common.sings_as_lyrics(table, seat) else 0)
    if verb == STONE:
        return player.acoustic + player.range
    return {VOLUME: player.volume, COIN: player.coins, ACOUSTIC: player.acoustic, RANGE: player.range}[verb]


def shortfall(table: BardwoodTable, seat: SeatNumber, price: tuple[Item, ...]) -> dict[str, int]:
    """What a price asks and how much of it the player has: of its first part that is too high, or of its last."""
    short = [item for item in price if item.number > purse(table, seat, item.verb)]
    item = short[0] if short else price[-1]
    return {"unit": item.verb, "number": item.number, "number2": purse(table, seat, item.verb)}


def pay(table: BardwoodTable, seat: SeatNumber, price: tuple[Item, ...], rule: str) -> None:
    """Pay all of a price; what must be asked comes first, before the steps that are waiting."""
    for item in price:
        verb, number = item.verb, item.number
        if verb == MELODY:
            common.pay_melodies(table, seat, number, rule)
        elif verb == LYRIC:
            pay_lyrics(table, seat, number, rule)
        elif verb == VOLUME:
            common.pay_volume(table, seat, number, rule)
        elif verb == COIN:
            common.pay_coins(table, seat, number, rule)
        elif verb == ACOUSTIC:
            common.pay_acoustic_told(table, seat, number, rule)
        elif verb == RANGE:
            common.pay_range_told(table, seat, number, rule)
        elif verb == STONE:
            table.next(StoneMix(seat, number, rule))


def pay_lyrics(table: BardwoodTable, seat: SeatNumber, number: int, rule: str) -> None:
    """BAR-288: lyrics first, then acoustic stones; the Bagpiper at volume 0 has a choice between stones and melodies.

    BAR-099: the pool is lowered by what is paid.
    """
    pool = min(number, table.lyrics)
    table.lyrics -= pool
    if table.log is not None and pool:
        table.tell("pays", rule, seat, {"seat": seat, "unit": LYRIC, "number": pool})
    missing = number - pool
    if not missing:
        return
    if common.sings_as_lyrics(table, seat):
        table.next(BagpiperStones(seat, missing))
    else:
        pay_stones_as_lyrics(table, seat, missing)


def pay_stones_as_lyrics(table: BardwoodTable, seat: SeatNumber, number: int) -> None:
    if number:
        common.pay_acoustic(table, seat, number)
        if table.log is not None:
            table.tell("pays-stones-lyric", "BAR-101", seat, {"seat": seat, "number": number})


class BagpiperStones(Ask[BardwoodTable]):
    """How many of the missing lyrics the Bagpiper pays with stones; melodies pay the rest."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-288",)
    prompt: ClassVar[str] = "ask-stones"

    number: int

    def __init__(self, seat: SeatNumber, number: int) -> None:
        self.seat = seat
        self.number = number

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"number": self.number}

    def options(self, table: BardwoodTable) -> list[Option]:
        stones = table.box.options.stones
        least, most = self.limits(table)
        return [stones[number] for number in range(least, most + 1)]

    def limits(self, table: BardwoodTable) -> tuple[int, int]:
        return max(0, self.number - table.melodies), min(self.number, table.seats[self.seat].acoustic)

    def why_not_stones(self, table: BardwoodTable, number: int) -> Reason:
        least, most = self.limits(table)
        return Reason("why-not-so-many-stones", "BAR-288", {"number": least, "number2": most})

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        stones = choice.values[0]
        pay_stones_as_lyrics(table, self.seat, stones)
        melodies = self.number - stones
        table.melodies -= melodies
        if table.log is not None and melodies:
            table.tell("pays-melodies-lyric", "BAR-288", self.seat, {"seat": self.seat, "number": melodies})


class StoneMix(Ask[BardwoodTable]):
    """Bardic stones of one's choice: how many of them are acoustic."""

    rules: ClassVar[tuple[str, ...]] = ("BAR-174",)
    prompt: ClassVar[str] = "ask-stone-mix"

    number: int
    rule: str

    def __init__(self, seat: SeatNumber, number: int, rule: str) -> None:
        self.seat = seat
        self.number = number
        self.rule = rule

    def about(self, table: BardwoodTable) -> dict[str, int]:
        return {"number": self.number}

    def options(self, table: BardwoodTable) -> list[Option]:
        least, most = self.limits(table)
        return [table.box.options.acoustic[number] for number in range(least, most + 1)]

    def limits(self, table: BardwoodTable) -> tuple[int, int]:
        player = table.seats[self.seat]
        return max(0, self.number - player.range), min(self.number, player.acoustic)

    def why_not_acoustic(self, table: BardwoodTable, number: int) -> Reason:
        least, most = self.limits(table)
        return Reason("why-not-so-many-stones", "BAR-174", {"number": least, "number2": most})

    def resolve(self, table: BardwoodTable, choice: Option) -> None:
        acoustic = choice.values[0]
        common.pay_acoustic_told(table, self.seat, acoustic, self.rule)
        common.pay_range_told(table, self.seat, self.number - acoustic, self.rule)
