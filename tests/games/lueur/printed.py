"""What is printed on the cards, typed from chapter 3 of the specification, and how that notation is read.

Tests compare the game with these tables, never with the content files of the game.
"""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.games.lueur.builder import BOX, TRACK
from veillee.games.lueur.box import ANY_COLOUR, NONE, Card, Island, Route, Space

THINGS = {"light": "light", "reroll": "rerolls", "footprint": "footprints", "firefly": "fireflies"}


class Printed(NamedTuple):
    """A companion (3.5): its icon, its end value, its condition and its effects."""

    icon: str
    value: int
    condition: str
    effects: str


COMPANIONS = {
    "A01": Printed("firefly×2", 0, "1×plant + 1×fire", "+1 reroll, +1 light"),
    "A02": Printed("—", 0, "1×water + 1×earth", "+1 firefly, +2 light"),
    "A03": Printed("—", 0, "identical(3)", "+4 light"),
    "A04": Printed("firefly×1", 0, "1×earth", "+1 light"),
    "A05": Printed("firefly×1", 0, "2×fire", "+4 light"),
    "A06": Printed("firefly×2", 0, "no plant + no water", "+4 light"),
    "A07": Printed("—", 0, "no air + no fire", "+6 light"),
    "A08": Printed("—", 0, "no water", "+1 reroll, +2 light"),
    "A09": Printed("—", 0, "no plant", "+3 light"),
    "A10": Printed("—", -1, "2×fire", "skull, cast_spells"),
    "A11": Printed("—", 6, "2×water", "skull, +1 footprint"),
    "A12": Printed("—", 5, "1×air + 1×fire", "skull, +2 footprint"),
    "A13": Printed("big_die:orange", 1, "3×water", "skull, −4 light"),
    "A14": Printed("big_die:azure", 1, "3×plant", "skull, −4 light"),
    "A15": Printed("big_die:green", 0, "2×earth", "skull, +2 light"),
    "A16": Printed("big_die:blue", 1, "3×fire", "skull, −5 light"),
    "A17": Printed("big_die:red", 1, "3×air", "skull, −4 light"),
    "A18": Printed("free_reroll", 0, "2×plant", "skull, +2 footprint"),
    "A19": Printed("firefly×1", 0, "identical(4)", "skull, +10 light"),
    "A20": Printed("—", 4, "—", "—"),
    "A21": Printed("firefly×1", -2, "1×water", "+1 footprint"),
    "A22": Printed("—", -5, "1×air", "+1 footprint, +1 light"),
    "A23": Printed("—", -2, "1×plant", "+1 reroll, +1 light"),
    "B01": Printed("firefly×1", 4, "3×earth", "skull"),
    "B02": Printed("firefly×1", 0, "1×air + 1×earth", "+5 light"),
    "B03": Printed("firefly×1", 0, "identical(2)", "+2 light"),
    "B04": Printed("—", 2, "identical(3)", "+6 light"),
    "B05": Printed("firefly×1", 2, "1×plant + 1×water", "+1 firefly, +2 light"),
    "B06": Printed("—", 2, "1×earth", "+1 footprint"),
    "B07": Printed("—", 5, "2×water", "−2 light"),
    "B08": Printed("—", 0, "1×water", "+3 light"),
    "B09": Printed("firefly×1", 1, "1×fire", "+1 firefly, +1 light"),
    "B10": Printed("firefly×2", 0, "1×fire", "+1 firefly, +1 footprint"),
    "B11": Printed("—", 4, "3×air", "+3 light"),
    "B12": Printed("—", 3, "1×air", "+1 light"),
    "B13": Printed("—", 3, "3×plant", "+5 light"),
    "B14": Printed("firefly×2", 0, "1×water + no earth", "+6 light"),
    "B15": Printed("—", 3, "no fire", "+2 light"),
    "B16": Printed("firefly×1", 2, "no earth", "+3 light"),
    "B17": Printed("—", 2, "no air", "+4 light"),
    "B18": Printed("—", -1, "1×air", "skull, revive"),
    "B19": Printed("—", 5, "identical(3)", "skull"),
    "B20": Printed("—", 5, "2×air", "skull"),
    "B21": Printed("big_die:any", 2, "2×plant", "skull, +2 footprint"),
    "B22": Printed("free_reroll", 1, "2×fire", "skull, +6 light"),
    "B23": Printed("—", 4, "2×water", "skull, +2 footprint"),
}

# Adventurers (3.4): colour, big dice, end value, condition, effects.
ADVENTURERS = {
    "braccio": ("green", 2, 1, "2×plant", "+1 footprint, +3 light"),
    "taetyss": ("blue", 2, 0, "1×air + 1×water", "+1 reroll, +3 light"),
    "eoles": ("azure", 2, 4, "1×air + 1×earth", "+1 firefly, +2 light"),
    "pocana": ("red", 3, 4, "—", "—"),
    "moloch": ("orange", 2, 3, "1×earth", "+1 footprint"),
    "noctiluca": ("purple", 2, 0, "identical(3)", "+5 light"),
    "orium": ("yellow", 2, 0, "identical(2)", "+1 light"),
}

# Spells (3.6): copies, condition, effects.
SPELLS = {
    "S1": (1, "2×plant", "−5 light"),
    "S2": (1, "2×water", "−5 light"),
    "S3": (1, "2×air", "skull"),
    "S4": (1, "2×fire", "−6 light"),
    "S5": (1, "2×earth", "−3 footprint"),
    "S6": (2, "identical(3)", "−7 light"),
}

# Tom's tiles (3.9): meeples, light, journey.
TILES = {
    "T1": (2, 0, 0),
    "T2": (2, 0, 1),
    "T3": (3, 0, 0),
    "T4": (2, 1, 2),
    "T5": (1, 2, 1),
    "T6": (2, 3, 2),
    "T7": (0, 4, 1),
    "T8": (1, 5, 2),
}


# -- reading the notation -----------------------------------------------------------------


def whole(text: str) -> int:
    return 0 if text == "—" else int(text.replace("−", "-"))


def condition(text: str) -> tuple[dict[str, int], set[str], int]:
    """Elements that must show, elements that must not, and how many must be alike."""
    if text == "—":
        return {}, set(), 0
    alike = re.fullmatch(r"identical\((\d)\)", text)
    if alike:
        return {}, set(), int(alike[1])
    shown: dict[str, int] = {}
    absent: set[str] = set()
    for part in text.split(" + "):
        if part.startswith("no "):
            absent.add(part.removeprefix("no "))
        else:
            number, _, element = part.partition("×")
            shown[element] = int(number)
    return shown, absent, 0


def effects(text: str) -> dict[str, int]:
    """What a card or a place gives and takes; what stands alone counts as 1."""
    found: dict[str, int] = {}
    for part in [] if text in ("—", "") else text.split(", "):
        gain = re.fullmatch(r"([+−])(\d+) (\w+)", part)
        if gain:
            found[THINGS[gain[3]]] = int(gain[2]) if gain[1] == "+" else -int(gain[2])
        else:
            found[part.split(" ")[0]] = 1
    return found


# -- what the box says --------------------------------------------------------------------


def condition_of(found: Card) -> tuple[dict[str, int], set[str], int]:
    shown = {TRACK[element]: number for element, number in found.symbols}
    return shown, {TRACK[element] for element in found.absent}, found.identical


def effects_of(found: Card | Space | Island | Route) -> dict[str, int]:
    gains = {thing: getattr(found, thing, 0) for thing in THINGS.values()}
    if isinstance(found, Card):
        alone = {"skull": found.skull, "cast_spells": found.casts, "revive": found.revives}
    else:
        alone = {"skull_journey": getattr(found, "skull", False)}
    return {name: int(value) for name, value in {**gains, **alone}.items() if value}


def icon_of(found: Card) -> str:
    if found.big_die != NONE:
        colour = "any" if found.big_die == ANY_COLOUR else BOX.lexicon.id("colour", found.big_die)
        return f"big_die:{colour}"
    return f"firefly×{found.icons}" if found.icons else "free_reroll" if found.free else "—"
