"""Noon: special faces pay, Cromaug calls, then every card whose condition is met is resolved (chapter 2.6).

The player chooses the order of the cards (LUE-052). A question is asked only where the order can
change something; elsewhere the cards resolve by themselves in the order in which they lie. All that
one activation can change for another is this:

- *light*: gains and losses only add up, except that a loss stops at 0 (LUE-006). So the order matters
  when there is something to gain and the losses together exceed the present score;
- *footprints*: the same, for the earth spell (LUE-010);
- *dice*: the only dice that leave are those of Sketals (LUE-103). If one leaves, and without one of the
  dice that may go with it some other card would resolve more or less often, the order matters. With two
  Sketals leaving we do not look any closer;
- *companions*: the air spell hits the newest companion (LUE-111). The order matters when that companion
  could be resolved as well, or when it is a Sketal whose die matters as above. Other companions with a
  skull change neither the target nor any condition;
- *spells cast* by Xar'gok lie face down in front of others and do nothing today (LUE-108).

Tokens gained, fireflies and rerolls, cannot be spent at noon and never interfere.
"""

from __future__ import annotations

from typing import ClassVar, Final, TypeAlias

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY
from veillee.games.lueur.box import (
    ELEMENTS,
    MINUS_TWO_LIGHT,
    NONE,
    THREE_LIGHT,
    TWO_FOOTPRINTS,
    AdventurerId,
    Card,
    Colour,
    CompanionId,
    SpellId,
)
from veillee.games.lueur.steps.common import (
    ReturnDie,
    bury,
    dice_of_colour,
    effective,
    gain_fireflies,
    gain_footprints,
    gain_light,
    gain_rerolls,
    join,
    not_with,
    trigger,
    turn_order,
    twin_spell,
    unlike_spells,
)
from veillee.games.lueur.table import NOON, LueurTable

CardCode: TypeAlias = int  # a card of a seat as a single number: the adventurer, then companions, then spells
ADVENTURER: Final = 0
COMPANION: Final = 1
SPELL: Final = 100


class Noon(Act[LueurTable]):
    """Steps 1 and 2 for every seat, then step 3 for every seat.

    So what Cromaug finds in cemetery and reserve does not depend on who was asked before (LUE-012).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-011", "LUE-012", "LUE-051", "LUE-052")

    def run(self, table: LueurTable) -> None:
        table.phase = NOON
        order = turn_order(table)
        for seat in reversed(order):
            table.next(ResolveCards(seat))
        for seat in reversed(order):
            table.next(SpecialFaces(seat))


class SpecialFaces(Act[LueurTable]):
    """Each special face takes effect once, gains before the loss; then Cromaug acts, if there is air."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-050", "LUE-118", "LUE-051", "LUE-119")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: LueurTable) -> None:
        seat = self.seat
        player = table.seats[seat]
        counts = effective(table, seat)
        black = table.box.black
        if table.log is not None and black in player.dice and table.faces[black] < ELEMENTS:
            table.tell("curse", "LUE-117", seat, {"seat": seat, "face": table.faces[black]})
        if counts[TWO_FOOTPRINTS]:
            gain_footprints(table, seat, 2 * counts[TWO_FOOTPRINTS], "LUE-050")
        if counts[THREE_LIGHT]:
            gain_light(table, seat, 3 * counts[THREE_LIGHT], "LUE-050")
        if counts[MINUS_TWO_LIGHT]:
            gain_light(table, seat, -2, "LUE-118")
        for companion in player.companions:
            card = table.box.companions[companion]
            if card.revives and trigger(card, counts):
                bury(table, seat, companion, "LUE-120")
                table.next(Revive(seat, companion))
                return


class Revive(Ask[LueurTable]):
    """Cromaug brings back any other companion of the cemetery, or none; it may be resolved today."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-120", "LUE-039", "LUE-121", "LUE-122", "LUE-123")
    prompt: ClassVar[str] = "ask-revive"

    caller: CompanionId

    def __init__(self, seat: SeatNumber, caller: CompanionId) -> None:
        self.seat = seat
        self.caller = caller

    def options(self, table: LueurTable) -> list[Option]:
        options = table.box.options
        found = [options.revive[companion] for companion in table.cemetery if companion != self.caller]
        found.append(options.revive_none)
        return found

    def resolve(self, table: LueurTable, choice: Option) -> None:
        if choice is table.box.options.revive_none:
            if table.log is not None:
                table.tell("revives-nobody", "LUE-120", self.seat, {"seat": self.seat})
            return
        companion = choice.values[0]
        table.cemetery.remove(companion)
        if table.log is not None:
            table.tell("revives", "LUE-120", self.seat, {"seat": self.seat, "companion": companion})
        join(table, self.seat, companion, True)

    def why_not_revive(self, table: LueurTable, companion: CompanionId) -> Reason:
        if companion == self.caller:
            return Reason("why-revive-self", "LUE-120")
        return Reason("why-revive-absent", "LUE-120", {"companion": companion})


# -- which cards, how often -----------------------------------------------------------------


def card_of(table: LueurTable, seat: SeatNumber, code: CardCode) -> Card:
    if code == ADVENTURER:
        return table.box.adventurers[table.seats[seat].adventurer]
    if code < SPELL:
        return table.box.companions[code - COMPANION]
    return table.box.spells[code - SPELL]


def times_left(card: Card, counts: list[int], resolved: int) -> int:
    """LUE-053, LUE-054: the trigger count less what was resolved; LUE-062: once for a card that leaves."""
    times = trigger(card, counts) - resolved
    if times > 1 and card.skull:
        return 1
    return times if times > 0 else 0


def available(table: LueurTable, seat: SeatNumber, counts: list[int]) -> tuple[list[CardCode], list[int]]:
    """The cards that must still be resolved with these dice, and how often each.

    LUE-059: cards without a condition never are. LUE-109, LUE-110: spells are, once. LUE-112: the air
    spell needs a companion to hit. LUE-119: Cromaug had its chance.
    """
    player = table.seats[seat]
    box = table.box
    codes: list[CardCode] = []
    times: list[int] = []
    number = times_left(box.adventurers[player.adventurer], counts, player.acted)
    if number:
        codes.append(ADVENTURER)
        times.append(number)
    companions = player.companions
    resolved = player.resolved
    cards = box.companions
    for index in range(len(companions)):
        card = cards[companions[index]]
        number = times_left(card, counts, resolved[index])
        if number and not card.revives:
            codes.append(COMPANION + companions[index])
            times.append(number)
    for spell in player.spells:
        card = box.spells[spell]
        if (companions or not card.skull) and trigger(card, counts):
            codes.append(SPELL + spell)
            times.append(1)
    return codes, times


# -- does the order matter ------------------------------------------------------------------


def order_matters(
    table: LueurTable, seat: SeatNumber, codes: list[CardCode], times: list[int], counts: list[int]
) -> bool:
    """Whether these activations could end differently in another order: see the top of this file."""
    player = table.seats[seat]
    light = 0
    light_lost = 0
    footprints = 0
    footprints_lost = 0
    leaving: list[int] = []  # the colours of dice that will leave, and the companion of the last of them
    sketal = NONE
    for index in range(len(codes)):
        code = codes[index]
        card = card_of(table, seat, code)
        if card.light > 0:
            light += card.light
        else:
            light_lost -= card.light * times[index]
        if card.footprints > 0:
            footprints += card.footprints
        else:
            footprints_lost -= card.footprints * times[index]
        if card.skull:
            victim = player.companions[-1] if code >= SPELL else code - COMPANION
            if code >= SPELL and COMPANION + victim in codes:
                return True
            colour = player.granted[player.companions.index(victim)]
            if colour != NONE:
                leaving.append(colour)
                sketal = victim
    if light and light_lost > player.score:
        return True
    if footprints and footprints_lost > player.footprints:
        return True
    if not leaving:
        return False
    return len(leaving) > 1 or die_matters(table, seat, leaving[0], sketal, counts)


def die_matters(table: LueurTable, seat: SeatNumber, colour: Colour, sketal: CompanionId, counts: list[int]) -> bool:
    """LUE-064: whether another card resolves more or less often without a die of this colour."""
    others = [ADVENTURER]
    player = table.seats[seat]
    others += [COMPANION + companion for companion in player.companions if companion != sketal]
    others += [SPELL + spell for spell in player.spells]
    for die in dice_of_colour(table, seat, colour):
        face = table.faces[die]
        if face == NONE or counts[face] == 0:
            continue  # not rolled today, or cancelled by the black die
        fewer = counts.copy()
        fewer[face] -= 1
        for code in others:
            card = card_of(table, seat, code)
            done = resolved_today(table, seat, code)
            if times_left(card, fewer, done) != times_left(card, counts, done):
                return True
    return False


def resolved_today(table: LueurTable, seat: SeatNumber, code: CardCode) -> int:
    player = table.seats[seat]
    if code == ADVENTURER:
        return player.acted
    if code < SPELL:
        return player.resolved[player.companions.index(code - COMPANION)]
    return 0


# -- resolving ------------------------------------------------------------------------------


class ResolveCards(Act[LueurTable]):
    """Step 3: resolve all that is available; ask for the next card where the order matters.

    Nothing can be skipped, not even what harms.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-052", "LUE-053", "LUE-054", "LUE-064", "LUE-109")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: LueurTable) -> None:
        seat = self.seat
        counts = effective(table, seat)
        codes, times = available(table, seat, counts)
        if len(codes) > 1 and order_matters(table, seat, codes, times, counts):
            table.next(ChooseCard(seat))
            return
        for index in range(len(codes)):
            for _ in range(times[index]):
                colour = resolve_card(table, seat, codes[index])
                if colour != NONE:
                    # Conditions change with the dice: count again.
                    table.next(ReturnDie(seat, colour), self)
                    return


class ChooseCard(Ask[LueurTable]):
    """Which card to resolve next, where that can make a difference."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-052", "LUE-053", "LUE-109", "LUE-111")
    prompt: ClassVar[str] = "ask-activate"

    def options(self, table: LueurTable) -> list[Option]:
        seat = self.seat
        options = table.box.options
        codes, _ = available(table, seat, effective(table, seat))
        found: list[Option] = []
        spells: list[SpellId] = []
        for code in codes:
            if code == ADVENTURER:
                found.append(options.activate_adventurer[table.seats[seat].adventurer])
            elif code < SPELL:
                found.append(options.activate[code - COMPANION])
            else:
                spells.append(code - SPELL)
        found += [options.activate_spell[spell] for spell in unlike_spells(table, spells)]
        return found

    def resolve(self, table: LueurTable, choice: Option) -> None:
        if choice.kind == "activate_adventurer":
            code = ADVENTURER
        elif choice.kind == "activate":
            code = COMPANION + choice.values[0]
        else:
            code = SPELL + choice.values[0]
        table.next(ResolveCards(self.seat))
        colour = resolve_card(table, self.seat, code)
        if colour != NONE:
            table.next(ReturnDie(self.seat, colour))

    def why_not_activate(self, table: LueurTable, companion: CompanionId) -> Reason:
        return not_with(table, self.seat, companion) or self.untriggered(table, COMPANION + companion)

    def why_not_activate_adventurer(self, table: LueurTable, adventurer: AdventurerId) -> Reason:
        if adventurer != table.seats[self.seat].adventurer:
            return Reason("why-activate-adventurer", "LUE-052", {"adventurer": adventurer})
        return self.untriggered(table, ADVENTURER)

    def untriggered(self, table: LueurTable, code: CardCode) -> Reason:
        """Why a card of this seat is not available (LUE-053)."""
        card = card_of(table, self.seat, code)
        if not (card.symbols or card.absent or card.identical):
            return Reason("why-activate-never", "LUE-059")
        if card.revives:
            return Reason("why-activate-cromaug", "LUE-119")
        if trigger(card, effective(table, self.seat)) == 0:
            return Reason("why-activate-dice", "LUE-053")
        return Reason("why-activate-done", "LUE-054", {"number": resolved_today(table, self.seat, code)})

    def why_not_activate_spell(self, table: LueurTable, spell: SpellId) -> Reason:
        player = table.seats[self.seat]
        if spell not in player.spells:
            return Reason("why-spell-other", "LUE-109", {"spell": spell})
        card = table.box.spells[spell]
        if trigger(card, effective(table, self.seat)) == 0:
            return Reason("why-activate-dice", "LUE-109")
        if card.skull and not player.companions:
            return Reason("why-spell-target", "LUE-112")
        return Reason("why-spell-twin", "LUE-109", {"spell": twin_spell(table, spell, player.spells)})

    def why_not_stop(self, table: LueurTable) -> Reason:
        """Whoever would rather not resolve a card must."""
        return Reason("why-skip", "LUE-052")


def resolve_card(table: LueurTable, seat: SeatNumber, code: CardCode) -> Colour:
    """Resolve one activation of a card; the answer is the colour of a die that must now be returned, or NONE.

    LUE-062: a companion with a skull leaves, and the rest of its effects still apply.
    """
    player = table.seats[seat]
    card = card_of(table, seat, code)
    if code >= SPELL:
        return resolve_spell(table, seat, code - SPELL)
    if code == ADVENTURER:
        player.acted += 1
        if table.log is not None:
            table.tell("resolves-adventurer", "LUE-052", seat, {"seat": seat, "adventurer": player.adventurer})
        apply_effects(table, seat, card, "LUE-061")
        return NONE
    companion = code - COMPANION
    player.resolved[player.companions.index(companion)] += 1
    if table.log is not None:
        table.tell("resolves-companion", "LUE-052", seat, {"seat": seat, "companion": companion})
    colour = bury(table, seat, companion, "LUE-062") if card.skull else NONE
    if card.casts:
        cast_spells(table, seat, companion)
    apply_effects(table, seat, card, "LUE-061")
    return colour


def resolve_spell(table: LueurTable, seat: SeatNumber, spell: SpellId) -> Colour:
    """LUE-110: a spell works once and leaves the game. LUE-111: the air spell hits the newest companion."""
    player = table.seats[seat]
    player.spells.remove(spell)
    table.spent.append(spell)
    if table.log is not None:
        table.tell("resolves-spell", "LUE-109", seat, {"seat": seat, "spell": spell})
    card = table.box.spells[spell]
    if card.skull:
        return bury(table, seat, player.companions[-1], "LUE-111")
    apply_effects(table, seat, card, "LUE-110")
    return NONE


def apply_effects(table: LueurTable, seat: SeatNumber, card: Card, rule: str) -> None:
    """LUE-060, LUE-061: all that a card gives and takes; no card names the same thing twice."""
    if card.rerolls:
        gain_rerolls(table, seat, card.rerolls, rule)
    if card.fireflies:
        gain_fireflies(table, seat, card.fireflies, rule)
    if card.footprints:
        gain_footprints(table, seat, card.footprints, rule)
    if card.light:
        gain_light(table, seat, card.light, rule)


def cast_spells(table: LueurTable, seat: SeatNumber, companion: CompanionId) -> None:
    """LUE-106: from the caster's left everybody else takes a face-down token, unseen.

    LUE-107: when the pile is empty nobody else does.
    """
    if table.log is not None:
        table.tell("casts", "LUE-106", seat, {"seat": seat, "companion": companion})
    players = len(table.seats)
    for distance in range(1, players):
        if table.pile() == 0:
            if table.log is not None:
                table.tell("no-spell", "LUE-107", EVERYBODY, {})
            return
        other = (seat + distance) % players
        table.seats[other].veiled += 1
        if table.log is not None:
            table.tell("gets-spell", "LUE-106", other, {"seat": other})
