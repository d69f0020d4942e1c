"""The afternoon: everybody may travel, on foot or by boat (chapter 2.7)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.lueur.box import (
    CENTRE,
    ELEMENT,
    ELEMENTS,
    FORBIDDEN,
    NONE,
    PROVINCE,
    VILLAGE,
    CompanionId,
    DieId,
    Element,
    IslandId,
    Route,
    SpaceId,
    SpellId,
)
from veillee.games.lueur.steps.common import (
    ReturnDie,
    bury,
    effective,
    gain_fireflies,
    gain_footprints,
    gain_light,
    gain_rerolls,
    not_with,
    turn_order,
    twin_spell,
    unlike_spells,
)
from veillee.games.lueur.table import AFTERNOON, LueurTable


class Afternoon(Act[LueurTable]):
    """Every seat travels with the dice of noon; nobody hinders anybody."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-066", "LUE-067", "LUE-011", "LUE-012")

    def run(self, table: LueurTable) -> None:
        table.phase = AFTERNOON
        for seat in reversed(turn_order(table)):
            table.next(Walk(seat) if table.journey == PROVINCE else Sail(seat))


def pay_footprints(table: LueurTable, seat: SeatNumber, number: int, rule: str) -> None:
    """LUE-073, LUE-084: all footprints of a move are paid before it."""
    table.seats[seat].footprints -= number
    if table.log is not None and number:
        table.tell("pays-footprints", rule, seat, {"seat": seat, "number": number})


def stop(table: LueurTable, seat: SeatNumber) -> None:
    """LUE-066: travelling is optional. LUE-079: the company stays where it is until tomorrow."""
    if table.log is not None:
        table.tell("stops", "LUE-066", seat, {"seat": seat})


# -- La Province des ombres -----------------------------------------------------------------


def die_for(table: LueurTable, seat: SeatNumber, element: Element, counts: list[int]) -> DieId:
    """LUE-069, LUE-070: an effective die that shows the element and is not yet used today, or NONE."""
    if counts[element] == 0:
        return NONE
    player = table.seats[seat]
    faces = table.faces
    for die in player.dice:
        if faces[die] == element and not player.used >> die & 1:
            return die
    return NONE


def step_cost(table: LueurTable, seat: SeatNumber, space: SpaceId, counts: list[int]) -> int:
    """The footprints that entering a space costs.

    LUE-069: an element space costs one if no die serves. LUE-071: a forbidden space costs one if any
    effective die shows its element, used or not. LUE-072: a village costs what is printed, every time;
    the start costs nothing.
    """
    place = table.box.spaces[space]
    if place.kind == ELEMENT:
        return 0 if die_for(table, seat, place.element, counts) != NONE else 1
    if place.kind == FORBIDDEN:
        return 1 if counts[place.element] else 0
    return place.cost


class Walk(Ask[LueurTable]):
    """Step to a neighbouring space that was not left today, settle in the village, or stop."""

    rules: ClassVar[tuple[str, ...]] = ("LUE-068", "LUE-073", "LUE-077", "LUE-078", "LUE-066")
    prompt: ClassVar[str] = "ask-step"

    def about(self, table: LueurTable) -> dict[str, int]:
        return {"number": table.seats[self.seat].footprints}

    def options(self, table: LueurTable) -> list[Option]:
        seat = self.seat
        player = table.seats[seat]
        options = table.box.options
        here = table.box.spaces[player.company]
        counts = effective(table, seat)
        found: list[Option] = []
        for route in here.routes:
            left = player.left >> route.to & 1
            if not left and step_cost(table, seat, route.to, counts) <= player.footprints:
                found.append(options.step[route.to])
        if here.kind == VILLAGE and player.camp != player.company:
            found.append(options.settle)
        found.append(options.stop)
        return found

    def resolve(self, table: LueurTable, choice: Option) -> None:
        options = table.box.options
        if choice is options.stop:
            stop(table, self.seat)
        elif choice is options.settle:
            settle(table, self.seat)
        else:
            table.next(self)
            step(table, self.seat, choice.values[0])

    def why_not_step(self, table: LueurTable, space: SpaceId) -> Reason:
        player = table.seats[self.seat]
        if space == player.company:
            return Reason("why-step-here", "LUE-068")
        if all(route.to != space for route in table.box.spaces[player.company].routes):
            return Reason("why-step-far", "LUE-068", {"space": space, "space2": player.company})
        if player.left >> space & 1:
            return Reason("why-step-left", "LUE-077")
        place = table.box.spaces[space]
        if place.kind == ELEMENT:
            shown = effective(table, self.seat)[place.element]
            return Reason("why-step-used" if shown else "why-step-element", "LUE-069", {"element": place.element})
        if place.kind == FORBIDDEN:
            return Reason("why-step-forbidden", "LUE-071", {"element": place.element})
        return Reason("why-step-village", "LUE-072", {"number": place.cost, "number2": player.footprints})

    def why_not_settle(self, table: LueurTable) -> Reason:
        here = table.seats[self.seat].company
        if table.box.spaces[here].kind != VILLAGE:
            return Reason("why-settle-village", "LUE-078", {"space": here})
        return Reason("why-settle-here", "LUE-078")


def step(table: LueurTable, seat: SeatNumber, space: SpaceId) -> None:
    """LUE-074: pay, move, then what is printed on the route, then what is printed on the village."""
    player = table.seats[seat]
    counts = effective(table, seat)
    place = table.box.spaces[space]
    if place.kind == ELEMENT:
        die = die_for(table, seat, place.element, counts)
        if die == NONE:
            pay_footprints(table, seat, 1, "LUE-069")
        else:
            player.used |= 1 << die
            if table.log is not None:
                table.tell("uses-die", "LUE-069", seat, {"seat": seat, "die": die})
    else:
        rule = "LUE-071" if place.kind == FORBIDDEN else "LUE-072"
        pay_footprints(table, seat, step_cost(table, seat, space, counts), rule)
    here = player.company
    player.left |= 1 << here
    player.company = space
    if table.log is not None:
        table.tell("steps", "LUE-068", seat, {"seat": seat, "space": space})
    for route in table.box.spaces[here].routes:
        if route.to == space:
            walk_route(table, seat, route)
    gain_tokens(table, seat, place.fireflies, place.rerolls, "LUE-074")


def gain_tokens(table: LueurTable, seat: SeatNumber, fireflies: int, rerolls: int, rule: str) -> None:
    """The tokens that are printed where a company or a boat comes along."""
    if fireflies:
        gain_fireflies(table, seat, fireflies, rule)
    if rerolls:
        gain_rerolls(table, seat, rerolls, rule)


def walk_route(table: LueurTable, seat: SeatNumber, route: Route) -> None:
    """LUE-075: what is printed on a route, in both directions and every time."""
    gain_tokens(table, seat, route.fireflies, route.rerolls, "LUE-075")
    if route.light:
        gain_light(table, seat, route.light, "LUE-075")
    if route.skull:
        table.next(LoseOne(seat))


def settle(table: LueurTable, seat: SeatNumber) -> None:
    """LUE-078: the camp comes to the village, from wherever it was, and the afternoon is over."""
    player = table.seats[seat]
    player.camp = player.company
    if table.log is not None:
        table.tell("settles", "LUE-078", seat, {"seat": seat, "space": player.camp})


# -- L'Archipel ténébreux -------------------------------------------------------------------


def different_elements(table: LueurTable, seat: SeatNumber) -> int:
    """LUE-081: how many different elements the effective dice show."""
    counts = effective(table, seat)
    number = 0
    for element in range(ELEMENTS):
        if counts[element]:
            number += 1
    return number


class Sail(Ask[LueurTable]):
    """Sail one boat along one route, or stop; either ends the afternoon.

    LUE-083: footprints raise the number of elements, nothing lowers it. LUE-085: no island but the central
    one holds two boats of a seat. LUE-163: in solo the route to the right may be closed.
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-080", "LUE-082", "LUE-083", "LUE-084", "LUE-085", "LUE-086", "LUE-163")
    prompt: ClassVar[str] = "ask-sail"

    def about(self, table: LueurTable) -> dict[str, int]:
        return {"number": different_elements(table, self.seat), "number2": table.seats[self.seat].footprints}

    def options(self, table: LueurTable) -> list[Option]:
        player = table.seats[self.seat]
        options = table.box.options
        number = different_elements(table, self.seat)
        boats = player.boats
        found: list[Option] = []
        for start in sorted(set(boats)):
            for sea in table.box.islands[start].seas:
                if (sea.right and table.closed) or number > sea.upper:
                    continue
                if sea.to != CENTRE and sea.to in boats:
                    continue
                if sea.cost + max(0, sea.lower - number) <= player.footprints:
                    found.append(options.sail[start][sea.to])
        found.append(options.stop)
        return found

    def resolve(self, table: LueurTable, choice: Option) -> None:
        if choice is table.box.options.stop:
            stop(table, self.seat)
        else:
            sail(table, self.seat, choice.values[0], choice.values[1])

    def why_not_sail(self, table: LueurTable, start: IslandId, end: IslandId) -> Reason:
        player = table.seats[self.seat]
        if start not in player.boats:
            return Reason("why-sail-none", "LUE-080", {"island": start})
        ways = [sea for sea in table.box.islands[start].seas if sea.to == end]
        if not ways:
            return Reason("why-sail-route", "LUE-080", {"island": start, "island2": end})
        sea = ways[0]
        if sea.right and table.closed:
            return Reason("why-sail-closed", "LUE-163")
        if end != CENTRE and end in player.boats:
            return Reason("why-sail-taken", "LUE-085", {"island2": end})
        number = different_elements(table, self.seat)
        if number > sea.upper:
            return Reason("why-sail-many", "LUE-083", {"number": number, "number2": sea.upper})
        cost = sea.cost + max(0, sea.lower - number)
        rule = "LUE-084" if sea.cost else "LUE-083"
        return Reason("why-sail-footprints", rule, {"number": cost, "number2": player.footprints})


def sail(table: LueurTable, seat: SeatNumber, start: IslandId, island: IslandId) -> None:
    """Pay, move the boat, and receive what the island gives. LUE-087: every time a boat arrives."""
    player = table.seats[seat]
    number = different_elements(table, seat)
    for sea in table.box.islands[start].seas:
        if sea.to == island:
            pay_footprints(table, seat, sea.cost + max(0, sea.lower - number), "LUE-083")
    player.boats[player.boats.index(start)] = island
    if table.log is not None:
        table.tell("sails", "LUE-080", seat, {"seat": seat, "island": start, "island2": island})
    place = table.box.islands[island]
    if place.footprints:
        gain_footprints(table, seat, place.footprints, "LUE-087")
    gain_tokens(table, seat, place.fireflies, place.rerolls, "LUE-087")
    if place.skull:
        table.next(LoseOne(seat))


# -- skulls on the way ----------------------------------------------------------------------


class LoseOne(Ask[LueurTable]):
    """A skull on the way: lose a companion, without any of its effects, or a spell token.

    A Sketal lost this way gives back its die (LUE-103).
    """

    rules: ClassVar[tuple[str, ...]] = ("LUE-076", "LUE-103")
    prompt: ClassVar[str] = "ask-lose"

    def options(self, table: LueurTable) -> list[Option]:
        options = table.box.options
        player = table.seats[self.seat]
        found = [options.lose[companion] for companion in player.companions]
        found += [options.lose_spell[spell] for spell in unlike_spells(table, player.spells)]
        if player.veiled:
            found.append(options.lose_veiled)
        return found

    def resolve(self, table: LueurTable, choice: Option) -> None:
        seat = self.seat
        player = table.seats[seat]
        if choice.kind == "lose":
            colour = bury(table, seat, choice.values[0], "LUE-076")
            if colour != NONE:
                table.next(ReturnDie(seat, colour))
        elif choice.kind == "lose_spell":
            spell = choice.values[0]
            player.spells.remove(spell)
            table.spent.append(spell)
            if table.log is not None:
                table.tell("loses-spell", "LUE-076", seat, {"seat": seat, "spell": spell})
        else:
            player.veiled -= 1
            table.lost += 1
            if table.log is not None:
                table.tell("loses-veiled", "LUE-076", seat, {"seat": seat})

    def why_not_lose(self, table: LueurTable, companion: CompanionId) -> Reason | None:
        return not_with(table, self.seat, companion)

    def why_not_lose_spell(self, table: LueurTable, spell: SpellId) -> Reason:
        spells = table.seats[self.seat].spells
        if spell in spells:
            return Reason("why-spell-twin", "LUE-076", {"spell": twin_spell(table, spell, spells)})
        return Reason("why-spell-other", "LUE-076", {"spell": spell})

    def why_not_lose_veiled(self, table: LueurTable) -> Reason:
        return Reason("why-lose-veiled", "LUE-076")

    def nothing(self, table: LueurTable) -> None:
        """LUE-076: with neither companion nor spell nothing happens."""
        if table.log is not None:
            table.tell("nothing-to-lose", "LUE-076", self.seat, {"seat": self.seat})
