"""What is printed on dice, cards and tiles, and what the symbols mean, built from the box and the words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import ClassVar

import msgspec

from veillee.core.album import Album
from veillee.core.scene import Face, Mark
from veillee.games.lueur.box import (
    ANY_COLOUR,
    ARCHIPELAGO,
    COLOURS,
    ELEMENTS,
    MOVE_MAX,
    MOVE_MIN,
    NONE,
    PROVINCE,
    Card,
    LueurBox,
)

COLOUR_IDS = ("green", "blue", "azure", "red", "orange", "purple", "yellow", "black")
# For each side of a die: icon, sign, colour.
SIDES = (
    ("flame", "▲", "red"),
    ("droplet", "≈", "blue"),
    ("rock", "■", "orange"),
    ("wind", "○", "azure"),
    ("leaf", "♣", "green"),
    ("footprints", "2‴", "purple"),
    ("light", "3✶", "yellow"),
    ("lost-light", "-2✶", "black"),
)
ABSENT = ("no-flame", "no-droplet", "no-rock", "no-wind", "no-leaf")
# Symbols that mean one thing wherever they stand: icon, sign, colour.
PLAIN = {
    "light": ("light", "✶", "yellow"),
    "reroll": ("reroll", "↻", "blue"),
    "footprint": ("footprint", "‴", "purple"),
    "firefly": ("firefly", "✻", "green"),
    "skull": ("skull", "†", ""),
    "skull_journey": ("skull", "†", ""),
    "cast_spells": ("spell", "¤", "purple"),
    "revive": ("revive", "^", "green"),
    "free_reroll": ("reroll", "↺", "green"),
    "any_die": ("die", "?", ""),
    "black_die": ("die", "No", "black"),
    "identical": ("wheel", "=", ""),
    "lose_light": ("", "-5✶", "black"),
    "move_camp": ("camp", "⌂", ""),
    "move_min": ("", "min", ""),
    "move_max": ("", "max", ""),
    "route-12": ("", "1/2", ""),
    "route-3": ("", "3", ""),
    "route-4": ("", "4", ""),
    "route-5": ("", "5", ""),
    "toll": ("footprint", "‴", "purple"),
    "closed": ("barrier", "×", "black"),
    "start": ("start", "⌂", ""),
}
# Things that cards give and take, in the order in which they are printed: icon, and the sign they are written with.
GIVEN = {
    "rerolls": ("reroll", "↻"),
    "fireflies": ("firefly", "✻"),
    "footprints": ("footprint", "‴"),
    "light": ("light", "✶"),
}


class Faces(Album[LueurBox]):
    aid: ClassVar[tuple[tuple[str, int], ...]] = (("day", 5), ("end", 4))

    def more_faces(self) -> Mapping[str, Sequence[str]]:
        """Companions without words, and only by name, too: a scene has to stay small."""
        companions = self.lexicon.ids("companion")
        return {"companion_signs": companions, "companion_name": companions, "tile_at_sea": self.lexicon.ids("tile")}

    # -- symbols ---------------------------------------------------------------------------

    @cached_property
    def on_seas(self) -> set[str]:
        """Symbols of the Archipelago only."""
        routes = {"route-12", "route-3", "route-4", "route-5", "toll", "closed", "move_min", "move_max"}
        return routes | self.islands - self.villages

    @cached_property
    def on_paths(self) -> set[str]:
        """Symbols of the Province only."""
        costs = {f"cost-{space.cost}" for space in self.box.spaces}
        return {"start", "lose_light", "move_camp"} | costs | self.villages - self.islands

    @property
    def villages(self) -> set[str]:
        return {f"value-{space.value}" for space in self.box.spaces}

    @property
    def islands(self) -> set[str]:
        return {f"value-{island.value}" for island in self.box.islands}

    @cached_property
    def on_tiles(self) -> set[str]:
        """Symbols of solo matches only."""
        return {"move_camp", "move_min", "move_max", *(f"company+{tile.meeples}" for tile in self.box.tiles)}

    @cached_property
    def on_spells(self) -> set[str]:
        """Symbols that no solo match has."""
        without_tom = [card for card in self.box.companions if card.solo]
        seen = {mark for card in (*self.box.adventurers, *without_tom) for mark in self.gains(card)}
        spells = {mark for card in self.box.spells for mark in self.gains(card)}
        return spells - seen | {"cast_spells", "revive"}

    def symbols(self) -> dict[str, Mark]:
        found: dict[str, Mark] = {}
        for face, (icon, sign, color) in enumerate(SIDES):
            found[self.lexicon.id("face", face)] = Mark(icon, sign, self.name("face", face), color)
        for element in range(ELEMENTS):
            sign = SIDES[element][1]
            text = self.say("mark-absent", element=element)
            found[self.absent(element)] = Mark(ABSENT[element], f"×{sign}", text)
        for name, (icon, sign, color) in PLAIN.items():
            found[name] = Mark(icon, sign, self.messages.format(f"mark-{name}"), color)
        for colour in range(COLOURS):
            sign = self.messages.format(f"sign-colour-{colour}")
            text = self.say("mark-die", colour=colour)
            found[f"die_{COLOUR_IDS[colour]}"] = Mark("", sign, text, COLOUR_IDS[colour])
        for card in (*self.box.adventurers, *self.box.companions, *self.box.spells):
            for thing, (icon, sign) in GIVEN.items():
                amount: int = getattr(card, thing)
                if amount:
                    found[given(thing, amount)] = Mark(icon, f"{amount:+}{sign}", self.amount(thing, amount))
        for tile in self.box.tiles:
            if tile.light:
                found[given("light", tile.light)] = Mark("light", f"{tile.light:+}✶", self.amount("light", tile.light))
            if tile.meeples:
                text = self.messages.format("mark-company")
                found[f"company+{tile.meeples}"] = Mark("company", f"+{tile.meeples}♟", text)
        values = {space.value for space in self.box.spaces} | {island.value for island in self.box.islands}
        for value in sorted(values - {0}):
            found[f"value-{value}"] = Mark("", str(value), self.say("text-value", number=value), "yellow")
        for cost in sorted({space.cost for space in self.box.spaces} - {0}):
            text = self.say("text-enter-village", number=cost)
            found[f"cost-{cost}"] = Mark("footprint", f"-{cost}‴", text, "purple")
        return found

    def absent(self, element: int) -> str:
        return f"no_{self.lexicon.id('face', element)}"

    # -- words -----------------------------------------------------------------------------

    def amount(self, thing: str, amount: int) -> str:
        """`+2 footprints`, `−5 light`."""
        args = {"sign": "+" if amount > 0 else "−", "number": abs(amount)}
        return self.messages.format(f"clause-{thing}", args)

    def brings(self, gains: Mapping[str, int]) -> str:
        """What dice bring in all, as they lie."""
        if not gains:
            return self.messages.format("note-brings-nothing")
        things = ", ".join(self.amount(thing, number) for thing, number in gains.items())
        return self.messages.format("note-brings", {"things": things})

    def condition(self, card: Card) -> str:
        if card.identical:
            return self.say("clause-identical", number=card.identical)
        parts = [self.say("clause-show", number=number, element=element) for element, number in card.symbols]
        parts += [self.say("clause-absent", element=element) for element in card.absent]
        return " + ".join(parts)

    def effects(self, card: Card, skull: str = "clause-skull") -> list[str]:
        """What a card does when it is resolved, from left to right."""
        found = [self.messages.format(skull)] if card.skull else []
        found += [self.amount(thing, getattr(card, thing)) for thing in GIVEN if getattr(card, thing)]
        if card.casts:
            found.append(self.messages.format("clause-casts"))
        if card.revives:
            found.append(self.messages.format("clause-revives"))
        return found

    def clause(self, card: Card, skull: str = "clause-skull") -> str:
        """`2 water ► +4 light`."""
        if not (card.symbols or card.absent or card.identical):
            return self.messages.format("clause-never")
        args = {"condition": self.condition(card), "effects": ", ".join(self.effects(card, skull))}
        return self.messages.format("clause", args)

    # -- cards -----------------------------------------------------------------------------

    def needs(self, card: Card) -> list[str]:
        found = [self.lexicon.id("face", element) for element, number in card.symbols for _ in range(number)]
        found += [self.absent(element) for element in card.absent]
        return found + ["identical"] * card.identical

    def gains(self, card: Card) -> list[str]:
        found = ["skull"] if card.skull else []
        found += [given(thing, getattr(card, thing)) for thing in GIVEN if getattr(card, thing)]
        if card.casts:
            found.append("cast_spells")
        if card.revives:
            found.append("revive")
        return found

    def face_adventurer(self, number: int) -> Face:
        card = self.box.adventurers[number]
        return Face(
            self.name("adventurer", number),
            "adventurer",
            COLOUR_IDS[card.colour],
            marks=[f"die_{COLOUR_IDS[card.colour]}"] * card.dice,
            needs=self.needs(card),
            lines=[self.clause(card)],
            points=card.value,
            gains=self.gains(card),
        )

    def face_companion(self, number: int) -> Face:
        card = self.box.companions[number]
        marks = ["firefly"] * card.icons
        lines = [self.clause(card)]
        if card.free:
            marks.append("free_reroll")
        if card.big_die == ANY_COLOUR:
            marks.append("any_die")
            lines.append(self.say("text-any-die"))
        elif card.big_die != NONE:
            marks.append(f"die_{COLOUR_IDS[card.big_die]}")
            lines.append(self.say("text-big-die", colour=card.big_die))
        if card.kaar:
            marks.append("black_die")
            lines.append(self.say("text-kaar"))
        printed = self.lexicon.number("companion", number)
        return Face(
            self.name("companion", number).removesuffix(f" {printed}"),
            "companion",
            "",
            printed,
            marks=marks,
            needs=self.needs(card),
            lines=lines,
            points=card.value,
            gains=self.gains(card),
        )

    def face_companion_signs(self, number: int) -> Face:
        return msgspec.structs.replace(self.face("companion", number), lines=[])

    def face_companion_name(self, number: int) -> Face:
        face = self.face("companion", number)
        return Face(face.title, face.kind, number=face.number, points=face.points)

    def face_spell(self, number: int) -> Face:
        card = self.box.spells[number]
        return Face(
            self.name("spell", number),
            "spell",
            "purple",
            self.lexicon.number("spell", number),
            needs=self.needs(card),
            lines=[self.clause(card, "clause-skull-newest")],
            gains=self.gains(card),
        )

    def face_tile(self, number: int) -> Face:
        return self.tile(number, PROVINCE)

    def face_tile_at_sea(self, number: int) -> Face:
        return self.tile(number, ARCHIPELAGO)

    def tile(self, number: int, journey: int) -> Face:
        tile = self.box.tiles[number]
        marks: list[str] = []
        lines: list[str] = []
        if tile.meeples:
            marks.append(f"company+{tile.meeples}")
            lines.append(self.say("text-company", number=tile.meeples))
        if tile.light:
            marks.append(given("light", tile.light))
            lines.append(self.say("text-tom-light", number=tile.light))
        if tile.move and journey == PROVINCE:
            marks.append("move_camp")
            lines.append(self.say("text-tom-camp"))
        elif tile.move:
            marks.append({MOVE_MIN: "move_min", MOVE_MAX: "move_max"}[tile.move])
            lines.append(self.say("text-tom-max" if tile.move == MOVE_MAX else "text-tom-min"))
        return Face(self.say("text-tile"), "tile", marks=marks, lines=lines)

    # -- dice ------------------------------------------------------------------------------

    def face_die(self, die: int) -> Face:
        """A die that was not rolled yet."""
        return self.die(die, NONE, sides=True)

    def die(self, die: int, face: int, sides: bool) -> Face:
        """A die is told without colours by two letters: capitals for a big one.

        All six sides are told of the dice in front of whoever looks; the others are known by their colour.
        """
        kind = self.box.dice[die]
        sign = self.messages.format(f"sign-colour-{kind.colour}")
        return Face(
            self.name("die", die),
            "die",
            COLOUR_IDS[kind.colour],
            sign.upper() if kind.big else sign.lower(),
            marks=[] if face == NONE else [self.lexicon.id("face", face)],
            sides=[self.lexicon.id("face", side) for side in kind.faces] if sides else [],
        )


def given(thing: str, amount: int) -> str:
    """The name of the mark for a gain or a loss: `light+4`."""
    return f"{thing}{amount:+}"
