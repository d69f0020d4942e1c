"""What several chapters share: gains and losses, effective dice, conditions, and companions that come and go."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.dice import Roll
from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.core.table import EVERYBODY
from veillee.games.lueur.box import (
    ANY_COLOUR,
    ELEMENTS,
    MINUS_TWO_LIGHT,
    NONE,
    Card,
    Colour,
    CompanionId,
    DieId,
    Element,
    Face,
    SpellId,
)
from veillee.games.lueur.table import LueurTable


def turn_order(table: LueurTable) -> list[SeatNumber]:
    """LUE-011, LUE-012: clockwise from the first player of the day, in every phase."""
    players = len(table.seats)
    return [(table.first + position) % players for position in range(players)]


# -- gains and losses -----------------------------------------------------------------------


def gain_light(table: LueurTable, seat: SeatNumber, number: int, rule: str) -> None:
    """LUE-006: a score never drops below 0. LUE-007: it has no upper limit."""
    player = table.seats[seat]
    player.score = max(0, player.score + number)
    if table.log is not None and number:
        kind = "gains-light" if number > 0 else "loses-light"
        table.tell(kind, rule, seat, {"seat": seat, "number": abs(number)})


def gain_footprints(table: LueurTable, seat: SeatNumber, number: int, rule: str) -> None:
    """LUE-008, LUE-009: tokens never run out, each is one footprint. LUE-010: a loss takes what is there."""
    player = table.seats[seat]
    player.footprints = max(0, player.footprints + number)
    if table.log is not None and number:
        kind = "gains-footprints" if number > 0 else "loses-footprints"
        table.tell(kind, rule, seat, {"seat": seat, "number": abs(number)})


def gain_rerolls(table: LueurTable, seat: SeatNumber, number: int, rule: str) -> None:
    """LUE-008: tokens never run out."""
    table.seats[seat].rerolls += number
    if table.log is not None and number:
        table.tell("gains-rerolls", rule, seat, {"seat": seat, "number": number})


def gain_fireflies(table: LueurTable, seat: SeatNumber, number: int, rule: str) -> None:
    """LUE-008: tokens never run out. LUE-065: icons printed on companions are no tokens."""
    table.seats[seat].fireflies += number
    if table.log is not None and number:
        table.tell("gains-fireflies", rule, seat, {"seat": seat, "number": number})


# -- dice and conditions --------------------------------------------------------------------


def effective(table: LueurTable, seat: SeatNumber) -> list[int]:
    """How many effective dice of a seat show each face."""
    return effective_if(table, seat, table.faces)


def effective_if(table: LueurTable, seat: SeatNumber, faces: list[Face]) -> list[int]:
    """How many would be effective if all dice showed these faces.

    LUE-049: dice rolled today that are still there. LUE-117: an element that the black die shows is
    cancelled altogether. LUE-118: its special face cancels nothing.
    """
    black = table.box.black
    counts = [0, 0, 0, 0, 0, 0, 0, 0]
    curse = NONE
    for die in table.seats[seat].dice:
        face = faces[die]
        if face != NONE:
            counts[face] += 1
            if die == black:
                curse = face
    if curse != NONE and curse < ELEMENTS:
        counts[curse] = 0
    return counts


def trigger(card: Card, counts: list[int]) -> int:
    """How often a card can be resolved with these effective dice.

    LUE-055: symbols. LUE-056: identical symbols, special faces included. LUE-057, LUE-058: a crossed-out
    element must be absent, and then once is all. LUE-059: no condition at all is never met.
    """
    for element in card.absent:
        if counts[element]:
            return 0
    number = card.identical
    if number:
        times = 0
        for face in range(MINUS_TWO_LIGHT):
            times += counts[face] // number
        return times
    if not card.symbols:
        return 1 if card.absent else 0
    times = 99
    for element, needed in card.symbols:
        times = min(times, counts[element] // needed)
    return min(times, 1) if card.absent else times


# -- rolls, and those that end on the meeting track -----------------------------------------


class DieRoll(Roll[LueurTable]):
    """Roll one of the 30 dice: the step says which, and what its face does."""

    role: ClassVar[str] = "face"

    die: DieId

    def __init__(self, die: DieId) -> None:
        self.die = die

    def sides(self, table: LueurTable) -> tuple[int, ...]:
        return table.box.dice[self.die].faces


class RollToTrack(DieRoll):
    """Roll a small die until it shows an element, and put it on that space of the meeting track.

    When Kaar is recruited the space must also hold a companion (LUE-113).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-026", "LUE-088", "LUE-113", "LUE-123", "LUE-154")

    met: bool  # a companion must lie on the space
    rule: str

    def __init__(self, die: DieId, met: bool, rule: str) -> None:
        self.die = die
        self.met = met
        self.rule = rule

    def resolve(self, table: LueurTable, outcome: int) -> None:
        if outcome >= ELEMENTS or (self.met and table.meeting[outcome] == NONE):
            if table.log is not None:
                table.tell("rolls-again", self.rule, EVERYBODY, {"die": self.die, "face": outcome})
            table.next(self)
            return
        put_on_track(table, self.die, outcome, self.rule)


def put_on_track(table: LueurTable, die: DieId, element: Element, rule: str) -> None:
    """A small die on the space of the element it shows; any number may lie there (LUE-032, LUE-038)."""
    table.faces[die] = element
    table.track.append(die)
    if table.log is not None:
        table.tell("places-die", rule, EVERYBODY, {"die": die, "element": element})


# -- companions come and go -----------------------------------------------------------------


def join(table: LueurTable, seat: SeatNumber, companion: CompanionId, revived: bool) -> None:
    """A companion comes to the right of the others, and does what it does on arrival.

    LUE-033: the order is remembered, and there is no limit. LUE-034: at once. LUE-044: its free reroll
    counts today. LUE-120: a revived one counts as most recently recruited. LUE-122: the die of a revived
    Sketal shows nothing before it is rolled tomorrow.
    """
    player = table.seats[seat]
    card = table.box.companions[companion]
    player.companions.append(companion)
    player.granted.append(NONE)
    player.resolved.append(0)
    if card.free:
        player.free += 1
    if card.big_die == ANY_COLOUR:
        table.next(ChooseBigDie(seat, companion))
    elif card.big_die != NONE:
        take_big_die(table, seat, card.big_die)
    elif card.kaar:
        bring_black_die(table, revived)


def take_big_die(table: LueurTable, seat: SeatNumber, colour: Colour) -> None:
    """LUE-100, LUE-102: the newest companion gives a big die from the reserve, always.

    LUE-101: if none of the colour is there, nothing, now or later.
    """
    player = table.seats[seat]
    dice = table.box.dice
    for die in table.reserve:
        if dice[die].big and dice[die].colour == colour:
            table.reserve.remove(die)
            player.dice.append(die)
            player.dice.sort()
            player.granted[-1] = colour
            if table.log is not None:
                table.tell("takes-big-die", "LUE-100", seat, {"seat": seat, "die": die})
            return
    if table.log is not None:
        table.tell("no-big-die", "LUE-101", seat, {"seat": seat, "companion": player.companions[-1]})


class ChooseBigDie(Ask[LueurTable]):
    """The multicoloured Sketal gives any big die of the reserve; LUE-104: its colour is remembered."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-100", "LUE-104")
    prompt: ClassVar[str] = "ask-big-die"

    companion: CompanionId

    def __init__(self, seat: SeatNumber, companion: CompanionId) -> None:
        self.seat = seat
        self.companion = companion

    def about(self, table: LueurTable) -> dict[str, int]:
        return {"companion": self.companion}

    def options(self, table: LueurTable) -> list[Option]:
        dice = table.box.dice
        colours = sorted({dice[die].colour for die in table.reserve if dice[die].big})
        return [table.box.options.big_die[colour] for colour in colours]

    def resolve(self, table: LueurTable, choice: Option) -> None:
        take_big_die(table, self.seat, choice.values[0])

    def why_not_big_die(self, table: LueurTable, colour: Colour) -> Reason:
        return Reason("why-big-die-gone", "LUE-101", {"colour": colour})

    def nothing(self, table: LueurTable) -> None:
        """LUE-101: the reserve has no big die."""
        if table.log is not None:
            table.tell("no-big-die", "LUE-101", self.seat, {"seat": self.seat, "companion": self.companion})


def bring_black_die(table: LueurTable, revived: bool) -> None:
    """LUE-113, LUE-114: only Kaar brings the black die into play. LUE-123: once it is there, nothing more."""
    black = table.box.black
    if black in table.reserve:
        table.reserve.remove(black)
        table.next(RollToTrack(black, not revived, "LUE-123" if revived else "LUE-113"))


def bury(table: LueurTable, seat: SeatNumber, companion: CompanionId, rule: str) -> Colour:
    """Send a companion to the cemetery; the answer is the colour of the die to be returned, or NONE.

    LUE-063: with it go its value, its icons and its free reroll. LUE-103: a Sketal that gave a die takes
    one of that colour along, one that gave none does not.
    """
    player = table.seats[seat]
    index = player.companions.index(companion)
    colour = player.granted[index]
    del player.companions[index]
    del player.granted[index]
    del player.resolved[index]
    table.cemetery.append(companion)
    if table.log is not None:
        table.tell("goes-to-cemetery", rule, seat, {"seat": seat, "companion": companion})
    return colour


def dice_of_colour(table: LueurTable, seat: SeatNumber, colour: Colour) -> list[DieId]:
    """The big dice of a colour in front of a seat, of those that look alike only one.

    Dice are alike when they show the same and are both used for travel or both not.
    """
    player = table.seats[seat]
    dice = table.box.dice
    found: list[DieId] = []
    seen: list[int] = []
    for die in player.dice:
        if dice[die].big and dice[die].colour == colour:
            look = table.faces[die] * 2 + (player.used >> die & 1)
            if look not in seen:
                seen.append(look)
                found.append(die)
    return found


class ReturnDie(Ask[LueurTable]):
    """A Sketal has left: one big die of the colour it gave goes back to the reserve.

    LUE-105: later Sketals find it there. LUE-064: it is not effective any more.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-103", "LUE-104", "LUE-105", "LUE-064")
    prompt: ClassVar[str] = "ask-return-die"

    colour: Colour

    def __init__(self, seat: SeatNumber, colour: Colour) -> None:
        self.seat = seat
        self.colour = colour

    def about(self, table: LueurTable) -> dict[str, int]:
        return {"colour": self.colour}

    def options(self, table: LueurTable) -> list[Option]:
        return [table.box.options.return_die[die] for die in dice_of_colour(table, self.seat, self.colour)]

    def resolve(self, table: LueurTable, choice: Option) -> None:
        die = choice.values[0]
        player = table.seats[self.seat]
        player.dice.remove(die)
        player.used &= ~(1 << die)
        table.faces[die] = NONE
        table.reserve.append(die)
        if table.log is not None:
            table.tell("returns-die", "LUE-103", self.seat, {"seat": self.seat, "die": die})

    def why_not_return_die(self, table: LueurTable, die: DieId) -> Reason:
        if die not in table.seats[self.seat].dice:
            return Reason("why-die-other", "LUE-103", {"die": die})
        return Reason("why-return-colour", "LUE-103", {"colour": self.colour})


def not_at_the_track(table: LueurTable, seat: SeatNumber, companion: CompanionId) -> Reason:
    """Where a companion is that does not lie at the meeting track."""
    about = {"companion": companion}
    for other, player in enumerate(table.seats):
        if companion in player.companions:
            if other == seat:
                return Reason("why-companion-yours", "LUE-033", about)
            return Reason("why-companion-other", "LUE-033", {"companion": companion, "seat": other})
    if companion in table.cemetery:
        return Reason("why-companion-cemetery", "LUE-039", about)
    if table.tom is not None and not table.box.companions[companion].solo:
        return Reason("why-companion-solo", "LUE-133", about)
    return Reason("why-companion-deck", "LUE-031" if table.tom is None else "LUE-139", about)


def not_with(table: LueurTable, seat: SeatNumber, companion: CompanionId) -> Reason | None:
    """Why a companion is not one of this seat's; None if it is."""
    if companion in table.seats[seat].companions:
        return None
    reason = not_at_the_track(table, seat, companion)
    if reason.message == "why-companion-deck":
        return Reason("why-companion-not-yours", "LUE-033", {"companion": companion})
    return reason


def unlike_spells(table: LueurTable, spells: list[SpellId]) -> list[SpellId]:
    """Of tokens that say the same only one: nobody can tell them apart."""
    cards = table.box.spells
    found: list[SpellId] = []
    for spell in spells:
        card = cards[spell]
        for other in found:
            twin = cards[other]
            if twin.symbols == card.symbols and twin.identical == card.identical and twin.light == card.light:
                break
        else:
            found.append(spell)
    return found


def twin_spell(table: LueurTable, spell: SpellId, spells: list[SpellId]) -> SpellId:
    """The token that stands for this one among those that say the same."""
    for other in spells:
        if len(unlike_spells(table, [other, spell])) == 1:
            return other
    return spell
