"""How a match is talked over, and what is printed on board, cards and shops."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable
from importlib.resources import files
from typing import Any, TypeAlias

Entry: TypeAlias = dict[str, Any]


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
# What the log tells and the model tells too; whatever else the log tells is its own business.
_FOLLOWED = """
merchant rogue-card townsfolk-sets hourglass day seated turn advances arrives arrival-skipped bag-empty embarks
shoves docks stays-at-sea marker market boat-home to-hall to-lair end earns pays corrupts sheds nothing-to-shed
gains-good no-good-left sells sells-to-rogues visits waits uses-power recruits dismisses sponsors townsfolk-shows
townsfolk-shuffled effect-lost declines scouts sends-back moves swaps composes discards turns-dial gains-volume
passes-shelf song swan-song goes spends sings buys wins-fan places-rune tames brags shows gains-stone ends-song
shuffles draws draws-known draws-impro draws-creature mines rolls loads forges keeps-alloys returns-alloys stokes
empties spins spins-storm sails recalls draws-marble fills-chute puts-back distils brews peddler-shuffles
peddler-card peddler-demand peddler-staff-full peddler-nobody-there peddler-gold-instead peddler-passes-boat
peddler-weighs peddler-weighs-rogue peddler-boat peddler-boat-rogue peddler-docks peddler-docks-equal
peddler-sells-nothing peddler-black peddler-clean final-sponsorship final-corruption
"""
FOLLOWED = frozenset(_FOLLOWED.split())

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
