"""How a match is talked over, and what is printed on board, cards and shops."""

from __future__ import annotations

import tomllib
from collections.abc import Generator, Iterable
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, TypeAlias, TypeVar

T = TypeVar("T")
Entry: TypeAlias = dict[str, Any]


@dataclass
class Ask:
    side: str
    keys: list[str]


@dataclass
class Chance:
    role: str
    pool: list[str]


Talk: TypeAlias = Generator[Ask | Chance, str, T]


def read(name: str) -> Entry:
    text = (files("veillee.games.cove") / "content" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


def by_id(entries: Iterable[Entry], **more: str) -> dict[str, Entry]:
    return {entry["id"]: {**entry, **more} for entry in entries}


CLANS = ("warrior", "bard", "wizard", "noble")
KINDS = (*CLANS, "rogue")
SIZES = ("small", "large")
GOODS = tuple(f"{size}_{clan}" for size in SIZES for clan in CLANS)
COPIES = 3
ENTERTAINER, PEDDLER = "entertainer", "peddler"
MERCHANTS = (ENTERTAINER, "blacksmith", "captain", "alchemist")

_CLANS = by_id(read("clans")["clan"])
ADVENTURERS: dict[str, int] = {kind: _CLANS[kind]["adventurers"] for kind in KINDS}
VALUE: dict[str, int] = {f"{size}_{clan}": _CLANS[clan][size] for size in SIZES for clan in CLANS}
COLOR: dict[str, str] = {clan: _CLANS[clan]["color"] for clan in CLANS}
CLAN_OF = {color: clan for clan, color in COLOR.items()}

_BOARD = read("board")
ACCEPTS: dict[str, list[str]] = {pier["id"]: pier["accepts"] for pier in _BOARD["pier"]}
PIERS = tuple(ACCEPTS)
DOCKS = {"bazaar_w": "pier_bazaar", "square_w": "pier_square", "square_e": "pier_square", "black_e": "pier_black"}
SIDE_DOCKS = {"left": ("bazaar_w", "square_w"), "right": ("square_e", "black_e")}
OUTER = {"left": "bazaar_w", "right": "black_e"}
BOATS = tuple(boat["id"] for boat in _BOARD["boat"])
BOAT_SIDE = {boat: "left" if place < 3 else "right" for place, boat in enumerate(BOATS)}
IN_HALL: dict[str, int] = {
    hall["id"].removeprefix("hall_"): hall["adventurers"]
    for hall in _BOARD["hall"]
    if hall["id"].removeprefix("hall_") in CLANS
}
PRICES: list[int] = _BOARD["square"]["prices"]
ARRIVAL_HOURS: list[int] = _BOARD["clock"]["arrivals"]
TOKEN_HOURS: list[list[int]] = _BOARD["clock"]["tokens"]

ROGUE_CARDS = by_id(read("rogues")["rogue_card"])
SETS = [entry["id"] for entry in read("townsfolk")["set"]]
PAIRS = ("locals_mercenaries", "locals_sailors", "mercenaries_sailors")
TOWNSFOLK = by_id(read("townsfolk")["townsfolk"])
CORRUPTION: int = next(entry["count"] for entry in read("components")["component"] if entry["id"] == "corruption")


def pair_good(effect: str) -> str:
    """`small bard` names the good that lies on a stall as `small_bard`."""
    return effect.replace(" ", "_")
