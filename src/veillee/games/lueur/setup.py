"""From the box to the first day (chapters 2.1, 2.2 and 2.11)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.deck import Deck
from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.games.lueur.box import (
    BLACK,
    ELEMENTS,
    NONE,
    ORANGE,
    PURPLE,
    TOM,
    YELLOW,
    AdventurerId,
    Colour,
    DieId,
    LueurBox,
)
from veillee.games.lueur.steps.common import RollToTrack, gain_rerolls, turn_order
from veillee.games.lueur.steps.day import Day
from veillee.games.lueur.steps.evening import LayCompanions, LayFootprints
from veillee.games.lueur.table import LueurSeat, LueurTable, Tom
from veillee.games.lueur.tom import HUMAN, LayTile, RollTomDie, opponent


def lay_out(
    box: LueurBox, players: int, journey: int, dealt: bool, closed: bool, level: int, chance: int
) -> LueurTable:
    """A table with everything still in its place, and the steps of the setup waiting.

    LUE-001: two to four seats, or one against Tom, for whom `level` is not NONE. LUE-002: `journey` is
    NONE when it is drawn by lot. LUE-014: board and track stand for themselves. LUE-018, LUE-019: pawns
    start on 10, at the start space and at the central island. LUE-021: nobody owns tokens.
    LUE-020, LUE-131: a big die of five colours is in the reserve, and the black die except in solo.
    LUE-022, LUE-132: spells are shuffled, except in solo. LUE-023, LUE-133, LUE-134: the decks.
    """
    solo = level != NONE
    decks: list[list[int]] = [[], []]
    for card in range(len(box.companions)):
        if box.companions[card].solo or not solo:
            decks[box.companions[card].deck].append(card)
    table = LueurTable(
        box,
        chance,
        journey=journey,
        dealt=dealt,
        closed=closed,
        seats=[LueurSeat() for _ in range(players)],
        tom=Tom(level, list(range(len(box.tiles)))) if solo else None,
        decks=[Deck(decks[0]), Deck(decks[1])],
        spells=Deck([] if solo else list(range(len(box.spells)))),
    )
    table.faces = [NONE] * len(box.dice)
    table.reserve = [box.big[colour][-1] for colour in range(ORANGE + 1)]
    if not solo:
        table.reserve.append(box.black)
    table.boxed = [die for die in range(len(box.dice)) if die not in table.reserve]
    table.next(DrawFirst(), SetUp())
    if journey == NONE:
        table.next(DrawJourney())
    return table


class DrawJourney(ChanceStep[LueurTable]):
    """Each journey is as likely; it never changes afterwards."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-002",)
    role: ClassVar[str] = "journey"

    def outcomes(self, table: LueurTable) -> list[tuple[int, int]]:
        return [(0, 1), (1, 1)]

    def resolve(self, table: LueurTable, outcome: int) -> None:
        table.journey = outcome
        if table.log is not None:
            table.tell("journey-drawn", "LUE-002", EVERYBODY, {"journey": outcome})


class DrawFirst(ChanceStep[LueurTable]):
    """The first player is drawn by lot; against Tom the human is always first (LUE-137)."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-015", "LUE-137")
    role: ClassVar[str] = "seat"

    def outcomes(self, table: LueurTable) -> list[tuple[int, int]]:
        return [(seat, 1) for seat in range(len(table.seats))]

    def possible(self, table: LueurTable) -> bool:
        return len(table.seats) > 1

    def resolve(self, table: LueurTable, outcome: int) -> None:
        table.first = outcome
        if table.log is not None:
            table.tell("first-player", "LUE-015", outcome, {"seat": outcome})


class SetUp(Act[LueurTable]):
    """Adventurers in turn order, then Tom's things, companions, small dice and footprints; then day 1.

    The last player in turn order takes 2 reroll tokens, but nobody does in solo (LUE-137).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-016", "LUE-024", "LUE-025", "LUE-026", "LUE-027", "LUE-124", "LUE-138")

    def run(self, table: LueurTable) -> None:
        order = turn_order(table)
        table.next(LayCompanions(), RollSmallDice(), Day())
        if table.tom is not None:
            table.next(*[LayTile(space) for space in range(ELEMENTS)])
            table.next(PlaceTom())
            table.next(
                *([DealTomDie(), DealTomDie()] if table.dealt else [ChooseTomDice(HUMAN)]), ChooseTomColour(HUMAN)
            )
        else:
            gain_rerolls(table, order[-1], 2, "LUE-025")
        for seat in reversed(order):
            if table.roles and table.roles[seat] != NONE:
                table.next(NamedAdventurer(seat))
            else:
                table.next(DealAdventurer(seat) if table.dealt else ChooseAdventurer(seat))


# -- adventurers ----------------------------------------------------------------------------


def free_adventurers(table: LueurTable) -> list[AdventurerId]:
    taken = [player.adventurer for player in table.seats] + table.roles
    return [adventurer for adventurer in range(len(table.box.adventurers)) if adventurer not in taken]


def become(table: LueurTable, seat: SeatNumber, adventurer: AdventurerId, rule: str) -> None:
    """LUE-017: an adventurer comes with big dice of its colour, for the whole match."""
    card = table.box.adventurers[adventurer]
    player = table.seats[seat]
    player.adventurer = adventurer
    if table.roles:
        table.roles[seat] = adventurer
    if table.log is not None:
        kind = "deals-adventurer" if rule == "LUE-164" else "chooses-adventurer"
        table.tell(kind, rule, seat, {"seat": seat, "adventurer": adventurer})
    for _ in range(card.dice):
        player.dice.append(big_die_of(table, card.colour))
    player.dice.sort()


def big_die_of(table: LueurTable, colour: Colour) -> DieId:
    """A big die of the colour out of the box, never out of the reserve (LUE-125)."""
    for die in table.box.big[colour]:
        if die in table.boxed:
            table.boxed.remove(die)
            return die
    raise AssertionError(f"no big die of colour {colour} is left in the box")


class ChooseAdventurer(Ask[LueurTable]):
    """Choose one of the adventurers that nobody has taken."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-016", "LUE-017", "LUE-124")
    prompt: ClassVar[str] = "ask-adventurer"

    def options(self, table: LueurTable) -> list[Option]:
        return [table.box.options.adventurer[adventurer] for adventurer in free_adventurers(table)]

    def resolve(self, table: LueurTable, choice: Option) -> None:
        become(table, self.seat, choice.values[0], "LUE-016")

    def why_not_adventurer(self, table: LueurTable, adventurer: AdventurerId) -> Reason | None:
        for other, player in enumerate(table.seats):
            if player.adventurer == adventurer:
                return Reason("why-adventurer-taken", "LUE-016", {"adventurer": adventurer, "seat": other})
        return None


class NamedAdventurer(Act[LueurTable]):
    """A seat that said on sitting down who it is: nobody else may choose that adventurer."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-016", "LUE-017", "LUE-124")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: LueurTable) -> None:
        become(table, self.seat, table.roles[self.seat], "LUE-016")


class DealAdventurer(ChanceStep[LueurTable]):
    """House option: adventurers are dealt at random."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-164", "LUE-016", "LUE-017")
    role: ClassVar[str] = "adventurer"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def outcomes(self, table: LueurTable) -> list[tuple[int, int]]:
        return [(adventurer, 1) for adventurer in free_adventurers(table)]

    def resolve(self, table: LueurTable, outcome: int) -> None:
        become(table, self.seat, outcome, "LUE-164")


# -- Tom ------------------------------------------------------------------------------------


def tom_partners(table: LueurTable, colour: Colour) -> list[Colour]:
    """The colours that Tom's other die may have, in order; none if this colour is not allowed at all.

    LUE-125: two different colours, neither of them the human's. LUE-126: not yellow with purple.
    """
    human = table.box.adventurers[table.seats[HUMAN].adventurer].colour
    if colour == human:
        return []
    found = [other for other in range(BLACK) if other not in (human, colour)]
    for special, other in ((YELLOW, PURPLE), (PURPLE, YELLOW)):
        if colour == special and other in found:
            found.remove(other)
    return found


def give_tom_die(table: LueurTable, colour: Colour) -> None:
    tom = opponent(table)
    tom.dice.append(big_die_of(table, colour))
    tom.dice.sort()


def tell_tom_dice(table: LueurTable, rule: str) -> None:
    if table.log is not None:
        colours = [table.box.dice[die].colour for die in opponent(table).dice]
        table.tell("tom-dice", rule, TOM, {"colour": colours[0], "colour2": colours[1]})


class ChooseTomDice(Ask[LueurTable]):
    """The human chooses Tom's two big dice out of the box: two colours, not both with a special face."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-125", "LUE-126")
    prompt: ClassVar[str] = "ask-tom-dice"

    def options(self, table: LueurTable) -> list[Option]:
        pairs = table.box.options.tom_dice
        return [
            pairs[colour][other] for colour in range(BLACK) for other in tom_partners(table, colour) if colour < other
        ]

    def resolve(self, table: LueurTable, choice: Option) -> None:
        for colour in choice.values:
            give_tom_die(table, colour)
        tell_tom_dice(table, "LUE-125")

    def why_not_tom_dice(self, table: LueurTable, one: Colour, other: Colour) -> Reason:
        if BLACK in (one, other):
            return Reason("why-tom-black", "LUE-125")
        if one == other:
            return Reason("why-tom-twice", "LUE-125")
        own = table.box.adventurers[table.seats[self.seat].adventurer].colour
        if own in (one, other):
            return Reason("why-tom-own", "LUE-125", {"colour": own})
        if other not in tom_partners(table, one):
            return Reason("why-tom-special", "LUE-126")
        return Reason("why-tom-order", "LUE-125", {"colour": other, "colour2": one})


class DealTomDie(ChanceStep[LueurTable]):
    """House option: Tom's two dice are drawn, so that each allowed pair is as likely."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-164", "LUE-125", "LUE-126")
    role: ClassVar[str] = "colour"

    def outcomes(self, table: LueurTable) -> list[tuple[int, int]]:
        dice = opponent(table).dice
        if dice:
            return [(colour, 1) for colour in tom_partners(table, table.box.dice[dice[0]].colour)]
        # The more partners a colour has, the more pairs it is part of.
        weights = [(colour, len(tom_partners(table, colour))) for colour in range(BLACK)]
        return [(colour, weight) for colour, weight in weights if weight]

    def resolve(self, table: LueurTable, outcome: int) -> None:
        give_tom_die(table, outcome)
        if len(opponent(table).dice) == 2:
            tell_tom_dice(table, "LUE-164")


class ChooseTomColour(Ask[LueurTable]):
    """One of the two colours is that of Tom's pawns; his adventurer card is not used."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-127",)
    prompt: ClassVar[str] = "ask-tom-colour"
    granted: ClassVar[bool] = True

    def options(self, table: LueurTable) -> list[Option]:
        dice = table.box.dice
        return [table.box.options.tom_colour[dice[die].colour] for die in opponent(table).dice]

    def usual(self, table: LueurTable) -> Option | None:
        """The colour changes nothing but the look of his pawns."""
        return self.options(table)[0]

    def resolve(self, table: LueurTable, choice: Option) -> None:
        opponent(table).colour = choice.values[0]
        if table.log is not None:
            table.tell("tom-colour", "LUE-127", TOM, {"colour": choice.values[0]})

    def why_not_tom_colour(self, table: LueurTable, colour: Colour) -> Reason:
        return Reason("why-tom-colour", "LUE-127", {"colour": colour})


class PlaceTom(Act[LueurTable]):
    """Tom's score by his level, his company on 0; his two dice are rolled and placed."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-128", "LUE-129", "LUE-162")

    def run(self, table: LueurTable) -> None:
        tom = opponent(table)
        tom.score = table.box.tom_starts[tom.level][table.journey]
        table.next(*[RollTomDie(die) for die in tom.dice])


# -- the meeting track ----------------------------------------------------------------------


class RollSmallDice(Act[LueurTable]):
    """The nine small dice are rolled onto the meeting track; spaces without a die get a footprint.

    In solo they may land beside Tom's dice (LUE-138).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-026", "LUE-027", "LUE-138")

    def run(self, table: LueurTable) -> None:
        for die in table.box.small:
            table.boxed.remove(die)
        table.next(*[RollToTrack(die, False, "LUE-026") for die in table.box.small], LayFootprints())
