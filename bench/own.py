"""Our own figures, in whichever form `veillee` is found: run.py starts this once for each.

Arguments: repetitions, seconds per repetition. Prints one JSON object.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any, NamedTuple

from examples.connect_four import GAME

import veillee
from bare_connect_four import BitGame, ListGame, play
from clock import Clock
from veillee.core import compiled
from veillee.core.chance import seeded
from veillee.core.match import Match
from veillee.core.scene import encode
from veillee.core.setup import ModeInfo, make_setup
from veillee.core.spec import installed

Figures = dict[str, float]
ALONE = " solo"  # how the name of such a way ends


class Way(NamedTuple):
    """A way to play that has rows of its own in the table."""

    name: str
    what: str
    spec: veillee.GameSpec[Any, Any]
    mode: ModeInfo
    seats: int


def ways() -> Iterator[Way]:
    """Of every game that is found: its first mode with the fewest seats, its last with the most, and alone."""
    for spec in installed().values():
        title = spec.title.en
        together = [mode for mode in spec.modes if mode.seats[-1] > 1 and not mode.chapter]
        extremes = {mode.seats[0]: mode for mode in together[:1]} | {mode.seats[-1]: mode for mode in together[-1:]}
        for seats, mode in extremes.items():
            yield Way(f"{spec.id} {seats}", f"{title}, {seats} players, {mode.id}", spec, mode, seats)
        alone = next((mode for mode in spec.modes if mode.seats[0] == 1 and not mode.chapter), None)
        if alone is not None:
            level = f", {alone.level}" if alone.level else ""
            yield Way(f"{spec.id}{ALONE}", f"{title}, solo{level}", spec, alone, 1)


def playout(spec: veillee.GameSpec[Any, Any], mode: str, level: str, players: int) -> Callable[[], int]:
    """A function that plays one match at random in the raw loop, as a search bot does."""
    content = spec.box().content
    setup = make_setup(spec, mode=mode, level=level, players=players, seed=0, settings={})
    random = Random(1).random
    seed = 0

    def play_one() -> int:
        nonlocal seed
        seed += 1
        table = spec.setup(content, setup, seeded(seed))
        table.rules = spec.rules_version
        table.advance()
        decisions = 0
        while table.asking is not None:
            table.choose(table.options[int(random() * len(table.options))])
            decisions += 1
        return decisions

    return play_one


def playouts(clock: Clock) -> Figures:
    """Decisions per second, and how many decisions a match has on average."""
    figures: Figures = {}
    for name, _, spec, mode, seats in ways():
        figures[name] = clock.rate(playout(spec, mode.id, mode.level, seats))
        again = playout(spec, mode.id, mode.level, seats)
        figures[f"{name} length"] = sum(again() for _ in range(100)) / 100
    return figures


def played(until: int | None = None) -> Match:
    """A match of two, played at random to its end or to a decision."""
    match = veillee.new("pilgrims", mode="basic", players=2, seed="bench")
    random = Random(2)
    while match.decision is not None and (until is None or match.number < until):
        match.play(random.choice(match.legal_keys))
    return match


def handling(clock: Clock) -> Figures:
    """What is done with a match in mid-game."""
    match = played(played().number // 2)
    data = match.save()
    return {
        "fork": clock.time(match.fork),
        "fork for a seat": clock.time(lambda: match.fork(0)),
        "hash": clock.time(match.hash),
        "save": clock.time(match.save),
        "load": clock.time(lambda: veillee.load(data)),
    }


def modes() -> list[tuple[str, veillee.GameSpec[Any, Any], ModeInfo]]:
    """Every way to play every game that is found, with what it is called in the table."""
    return [
        (f"{spec.title.en}, {mode.id}, {mode.seats[-1]} seat{'s' if mode.seats[-1] > 1 else ''}", spec, mode)
        for spec in installed().values()
        for mode in spec.modes
    ]


def scenes(clock: Clock) -> Figures:
    """The biggest scene of a match in every way to play, for the seat that is asked, as it goes over the wire."""
    figures: Figures = {}
    brief = Clock(clock.repetitions, clock.seconds / 3)  # there are many
    for name, spec, mode in modes():
        biggest = biggest_scene(veillee.new(spec.id, mode=mode.id, players=mode.seats[-1], seed="bench"))
        figures[f"scene: {name}"] = brief.time(lambda match=biggest: encoded(match))  # type: ignore[misc]
        figures[f"size: {name}"] = len(encoded(biggest))
    return figures


def biggest_scene(match: Match) -> Match:
    """Play at random to the end; the match at the decision that takes most to show."""
    random = Random(2)
    biggest, size = match.fork(), len(encoded(match))
    while match.decision is not None:
        match.play(random.choice(match.legal_keys))
        if len(encoded(match)) > size:
            biggest, size = match.fork(), len(encoded(match))
    return biggest


def encoded(match: Match) -> bytes:
    asking = match.table.asking
    return encode(match.scene(asking.seat if asking else None))


def connect_four(clock: Clock) -> Figures:
    """The same small game on the core and by hand, in the same run of the same interpreter."""
    mode = GAME.modes[0]
    random = Random(1).random
    return {
        "connect four": clock.rate(playout(GAME, mode.id, mode.level, mode.seats[0])),
        "by hand, lists": clock.rate(lambda: play(ListGame(), random)),
        "by hand, bits": clock.rate(lambda: play(BitGame(), random)),
    }


def main() -> None:
    clock = Clock.from_arguments()
    figures: Figures = {"compiled": compiled()}
    figures |= playouts(clock) | handling(clock) | scenes(clock) | connect_four(clock)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
