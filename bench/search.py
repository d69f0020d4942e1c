"""Iterations per second of the search bot in every game, in whichever form `veillee` is found.

Arguments: repetitions, seconds per repetition. Prints one JSON object. The bot thinks anew about decisions from the
beginning, the middle and the end of a match at random, in the first mode for two or more and in the first for one.
"""

from __future__ import annotations

import json
from itertools import cycle
from random import Random

from examples.connect_four import GAME

import veillee
from clock import Clock
from veillee.bots import make_bot
from veillee.core.match import Match
from veillee.core.spec import installed, register

ITERATIONS = 20  # of each of these decisions
PARTS = (0.1, 0.5, 0.9)  # of a match


def played(game: str, mode: str, players: int, decisions: int | None = None) -> Match:
    """A match at random, to its end or to a decision."""
    match = veillee.new(game, mode=mode, players=players, seed="bench")
    random = Random(2)
    while match.decision is not None and (decisions is None or match.number < decisions):
        match.play(random.choice(match.legal_keys))
    return match


def rate(clock: Clock, game: str, mode: str, players: int) -> float:
    length = played(game, mode, players).number
    matches = cycle([played(game, mode, players, int(part * length)) for part in PARTS])

    def think() -> int:
        match = next(matches)
        assert match.table.asking is not None
        seat = match.table.asking.seat
        make_bot(f"search:{ITERATIONS}", 1).choose(match.fork(for_seat=seat, chance=1), seat)
        return ITERATIONS

    return clock.rate(think)


def main() -> None:
    clock = Clock.from_arguments()
    register(GAME)
    figures: dict[str, float] = {}
    for spec in installed().values():
        for alone in (False, True):
            modes = [mode for mode in spec.modes if (mode.seats[0] == 1) == alone]
            if modes:
                seats = modes[0].seats[0]
                name = f"{spec.title.en}, {'solo' if alone else f'{seats} players'}"
                figures[f"search: {name}"] = rate(clock, spec.id, modes[0].id, seats)
    print(json.dumps(figures))


if __name__ == "__main__":
    main()
