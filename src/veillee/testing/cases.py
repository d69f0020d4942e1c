"""Which matches are played, and how: every way to start in rotation, with sensible and perverse players.

Who sits where as whom changes from match to match, and whether anybody says so.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Iterator, Sequence
from itertools import count, islice, product
from math import prod
from typing import Any, Final, NamedTuple

from veillee.core.chance import Chance
from veillee.core.errors import SetupError
from veillee.core.setup import ModeInfo, SettingInfo, Setup, make_setup
from veillee.core.spec import GameSpec
from veillee.core.step import Option

Style = Callable[[Sequence[Option], Chance, Counter[str]], Option]


def at_random(options: Sequence[Option], chance: Chance, seen: Counter[str]) -> Option:
    return options[chance.below(len(options))]


def always_first(options: Sequence[Option], chance: Chance, seen: Counter[str]) -> Option:
    return options[0]


def always_last(options: Sequence[Option], chance: Chance, seen: Counter[str]) -> Option:
    return options[-1]


def what_is_rare(options: Sequence[Option], chance: Chance, seen: Counter[str]) -> Option:
    """The kind of option that was chosen least so far: it leads to the corners of the rules."""
    least = min(seen[option.kind] for option in options)
    return at_random([option for option in options if seen[option.kind] == least], chance, seen)


ATTEMPTS: Final = 2_000  # to find settings that do not contradict each other
LISTED: Final = 500  # ways to set a match that are tried one after another
STYLES: Final[tuple[Style, ...]] = (at_random, at_random, what_is_rare, what_is_rare, always_first, always_last)


class Case(NamedTuple):
    """One match to play: how it starts, how its seats choose, and the chance of whoever tests it."""

    setup: Setup
    style: Style
    chance: Chance


def cases(spec: GameSpec[Any, Any], seed: object, modes: Collection[str] | None = None) -> Iterator[Case]:
    """All ways to start, for ever: modes, seat counts and levels take turns, the rest changes every round.

    Chapters of a campaign do not begin by themselves.
    """
    chosen = spec.modes if modes is None else [spec.mode(mode) for mode in modes]
    ways = [
        (mode, seats, level)
        for mode in chosen
        if not mode.chapter
        for seats in mode.seats
        for level in mode.levels or ("",)
    ]
    for number in count() if ways else ():
        turn, way = divmod(number, len(ways))
        mode, seats, level = ways[way]
        meant = [setting for setting in spec.settings if setting.meant(mode.id, seats)]
        for settings in islice(some_settings(meant, turn + way, Chance("settings", seed, number)), ATTEMPTS):
            setup = make_setup(
                spec,
                mode=mode.id,
                level=level,
                seats=["human"] * seats,
                seed=f"{seed}-{number}",
                settings=settings,
                roles=some_roles(spec, mode, seats, turn, Chance("roles", seed, number)),
                people=some_people(mode, seats, turn),
            )
            if can_begin(spec, setup):
                break
        yield case_of(setup, Chance("conformance", seed, number))


def some_settings(meant: Sequence[SettingInfo], first: int, chance: Chance) -> Iterator[dict[str, str]]:
    """All ways to set a match, one after another from the `first` on; by chance where there are too many to list.

    Then every other setting keeps its default, because many values contradict another.
    """
    names = [setting.id for setting in meant]
    if prod(len(setting.values) for setting in meant) <= LISTED:
        listed = [dict(zip(names, values, strict=True)) for values in product(*(one.values for one in meant))]
        yield from (listed[(first + shift) % len(listed)] for shift in range(len(listed)))
        return
    while True:
        yield {one.id: one.values[0] if chance.below(2) else one.values[chance.below(len(one.values))] for one in meant}


def case_of(setup: Setup, chance: Chance) -> Case:
    return Case(setup, STYLES[chance.below(len(STYLES))], chance)


def some_roles(spec: GameSpec[Any, Any], mode: ModeInfo, seats: int, turn: int, chance: Chance) -> list[str]:
    """In turn all roles are left open, chosen, or chosen by some."""
    if spec.roles is None or not spec.roles.meant(mode.id) or turn % 3 == 0:
        return []
    order = list(range(len(spec.roles.ids)))
    chance.shuffle(order)
    return [spec.roles.ids[who] if turn % 3 == 1 or chance.below(2) else "" for who in order[:seats]]


def some_people(mode: ModeInfo, seats: int, turn: int) -> list[int]:
    """Groups of every size that the mode allows take turns, the largest first."""
    groups = sorted(mode.groups(seats), reverse=True)
    return [seat % groups[turn % len(groups)] for seat in range(seats)]


def can_begin(spec: GameSpec[Any, Any], setup: Setup) -> bool:
    """Some settings exclude each other, or do not fit the number of seats."""
    try:
        spec.setup(spec.box().content, setup, 1)
    except SetupError:
        return False
    return True
