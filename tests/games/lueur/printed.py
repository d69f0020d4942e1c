"""How the notation of the printed tables is read, and the same said of the box."""

from __future__ import annotations

import re

from tests.games.lueur.builder import BOX, TRACK
from veillee.games.lueur.box import ANY_COLOUR, NONE, Card, Island, Route, Space

THINGS = {"light": "light", "reroll": "rerolls", "footprint": "footprints", "firefly": "fireflies"}


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
