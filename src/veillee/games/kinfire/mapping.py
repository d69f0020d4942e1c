"""The maps of the atlas: what borders say about movement and attacks (KIN-205 to KIN-212)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import get_args

from veillee.games.kinfire import box as b
from veillee.games.kinfire import entries as e
from veillee.games.kinfire import terms
from veillee.games.kinfire.effects import STATUSES

REACHES: tuple[str, ...] = get_args(e.Reach)


def unlike(zones: Sequence[e.ZonePart], number: int) -> list[int]:
    """The zones about which this zone says something else than they say about it, or that are not there."""
    zone = zones[number - 1]
    lists = ((zone.open, "open"), (zone.red, "red"), (zone.black, "black"))
    named = [other for line, _ in lists for other in line]
    wrong = [other for other in named if other > len(zones) or other == number or named.count(other) > 1]
    for line, kind in lists:
        wrong += [other for other in line if other <= len(zones) and number not in getattr(zones[other - 1], kind)]
    return sorted(set(wrong))


def battle_map(entry: e.MapEntry) -> b.BattleMap:
    zones = tuple(zone_of(zone) for zone in entry.zones)
    shots = distances([(*zone.open, *zone.red) for zone in zones])
    return b.BattleMap(
        zones=zones,
        moves=distances([zone.open for zone in zones]),
        shots=shots,
        near=[sum(1 << other for other, far in enumerate(row) if far == 1) for row in shots],
    )


def zone_of(zone: e.ZonePart) -> b.Zone:
    amounts = {zone.boosts: zone.amount}
    return b.Zone(
        open=tuple(other - 1 for other in zone.open),
        red=tuple(other - 1 for other in zone.red),
        black=tuple(other - 1 for other in zone.black),
        gives=terms.NONE if zone.gives is None else STATUSES[zone.gives],
        block=amounts.get("block", 0),
        damage=amounts.get("damage", 0),
        reach=REACHES.index(zone.reach),
        health=amounts.get("health", 0),
        x=zone.x,
        y=zone.y,
    )


def distances(neighbours: Sequence[Sequence[int]]) -> list[list[int]]:
    """How many borders lie between zones; ZONES where there is no way."""
    found: list[list[int]] = []
    for start in range(len(neighbours)):
        far = [terms.ZONES] * len(neighbours)
        far[start] = 0
        reached = [start]
        for zone in reached:
            for other in neighbours[zone]:
                if far[other] == terms.ZONES:
                    far[other] = far[zone] + 1
                    reached.append(other)
        found.append(far)
    return found
