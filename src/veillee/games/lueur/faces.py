"""The faces of dice, cards and tiles, and the symbols on them, built from the box and the words.

All of it is the same in every scene of a pack and a language, so it is made once and kept.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from veillee.core.scene import Face, Mark, Piece
from veillee.core.spec import View
from veillee.core.text import Messages
from veillee.core.words import Lexicon
from veillee.games.lueur.box import (
    ANY_COLOUR,
    COLOURS,
    ELEMENTS,
    FACES,
    MOVE_MAX,
    MOVE_MIN,
    NONE,
    Card,
    LueurBox,
)
from veillee.games.lueur.table import LueurTable

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


class Faces:
    """Makes the faces of one content pack in one language."""

    def __init__(self, box: LueurBox, lexicon: Lexicon, messages: Messages) -> None:
        self.box = box
        self.lexicon = lexicon
        self.messages = messages
        self.lang = messages.lang
        self.legend = self._legend()
        # Symbols of one journey only.
        villages = {f"value-{space.value}" for space in box.spaces}
        islands = {f"value-{island.value}" for island in box.islands}
        self.on_seas = {"route-12", "route-3", "route-4", "route-5", "toll", "closed", "move_min", "move_max"}
        self.on_seas |= islands - villages
        self.on_paths = {"start", "lose_light", "move_camp", *(f"cost-{space.cost}" for space in box.spaces)}
        self.on_paths |= villages - islands
        # Symbols of solo matches only, and of all others only.
        self.on_tiles = {"move_camp", "move_min", "move_max", *(f"company+{tile.meeples}" for tile in box.tiles)}
        without_tom = [card for card in box.companions if card.solo]
        seen = {mark for card in (*box.adventurers, *without_tom) for mark in self.gains(card)}
        self.on_spells = {mark for card in box.spells for mark in self.gains(card)} - seen | {"cast_spells", "revive"}
        self.adventurers = [self._adventurer(n) for n in range(len(box.adventurers))]
        self.companions = [self._companion(n) for n in range(len(box.companions))]
        # Without words for others' companions, and only by name in the cemetery: a scene has to stay small.
        self.signs = [msgspec.structs.replace(face, lines=[]) for face in self.companions]
        self.names = [Face(face.title, face.kind, number=face.number, points=face.points) for face in self.companions]
        self.spells = [self._spell(n) for n in range(len(box.spells))]
        self.tiles = [[self._tile(n, journey) for n in range(len(box.tiles))] for journey in range(2)]
        self.dice = [[self._die(die, face) for face in (*range(FACES), NONE)] for die in range(len(box.dice))]
        # All six sides are told of the dice in front of whoever looks; the others are known by their colour.
        self.plain_dice = [[msgspec.structs.replace(face, sides=[]) for face in faces] for faces in self.dice]

    def say(self, message: str, **args: int) -> str:
        return self.messages.format(message, self.lexicon.named(args, self.lang))

    def name(self, role: str, value: int) -> str:
        return self.lexicon.name(role, value, self.lang)

    # -- symbols ---------------------------------------------------------------------------

    def _legend(self) -> dict[str, Mark]:
        """What every symbol on faces, places and routes means."""
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
            found[f"die_{COLOUR_IDS[colour]}"] = Mark("", sign, self.name("colour", colour), COLOUR_IDS[colour])
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

    def _adventurer(self, number: int) -> Face:
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

    def _companion(self, number: int) -> Face:
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

    def _spell(self, number: int) -> Face:
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

    def _tile(self, number: int, journey: int) -> Face:
        tile = self.box.tiles[number]
        marks: list[str] = []
        lines: list[str] = []
        if tile.meeples:
            marks.append(f"company+{tile.meeples}")
            lines.append(self.say("text-company", number=tile.meeples))
        if tile.light:
            marks.append(given("light", tile.light))
            lines.append(self.say("text-tom-light", number=tile.light))
        if tile.move and journey == 0:
            marks.append("move_camp")
            lines.append(self.say("text-tom-camp"))
        elif tile.move:
            marks.append({MOVE_MIN: "move_min", MOVE_MAX: "move_max"}[tile.move])
            lines.append(self.say("text-tom-max" if tile.move == MOVE_MAX else "text-tom-min"))
        title = self.name("tile", number)
        return Face(title, "tile", "", title, marks=marks, lines=lines)

    # -- dice ------------------------------------------------------------------------------

    def _die(self, die: int, face: int) -> Face:
        """A die is told without colours by two letters: capitals for a big one."""
        kind = self.box.dice[die]
        sign = self.messages.format(f"sign-colour-{kind.colour}")
        return Face(
            self.name("die", die),
            "die",
            COLOUR_IDS[kind.colour],
            sign.upper() if kind.big else sign.lower(),
            marks=[] if face == NONE else [self.lexicon.id("face", face)],
            sides=[self.lexicon.id("face", side) for side in kind.faces],
        )

    def die(self, die: int, face: int, at: str = "", owner: int | None = None, sides: bool = False) -> Piece:
        faces = self.dice if sides else self.plain_dice
        return Piece(self.lexicon.target("die", die), faces[die][face], at=at, owner=owner)


def given(thing: str, amount: int) -> str:
    """The name of the mark for a gain or a loss: `light+4`."""
    return f"{thing}{amount:+}"


@lru_cache(maxsize=8)
def make_faces(box: LueurBox, lexicon: Lexicon, messages: Messages) -> Faces:
    return Faces(box, lexicon, messages)


def faces_of(view: View[LueurTable]) -> Faces:
    return make_faces(view.table.box, view.lexicon, view.messages)
