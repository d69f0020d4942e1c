"""Short words for what tests do again and again."""

from __future__ import annotations

from collections.abc import Collection
from importlib import import_module
from pkgutil import iter_modules
from typing import Any

import examples

import veillee
from tests.games import campfire, high_card
from veillee import Match
from veillee.core.chance import Chance
from veillee.core.scene import Scene
from veillee.core.spec import GameSpec, game, installed


def example_games() -> list[GameSpec[Any, Any]]:
    """Every game in examples/."""
    return [import_module(f"examples.{found.name}").GAME for found in iter_modules(examples.__path__) if found.ispkg]


def small() -> list[GameSpec[Any, Any]]:
    """The games that are not installed: the examples and those of the tests."""
    return [*example_games(), high_card.GAME, campfire.GAME]


# Every installed game, and three small ones that show what installed ones may not: bits, hands, rounds.
GAMES = (*installed(), "connect_four", "high_card", "campfire")


def play_all(match: Match, keys: str) -> Match:
    """Play these keys, given in one line."""
    for key in keys.split():
        match.play(key)
    return match


def drop(match: Match, columns: str) -> Match:
    """Drop discs into these columns of Connect Four, by turns: `drop(match, "abba")`."""
    return play_all(match, " ".join(f"drop:{column}" for column in columns))


def duel(columns: str = "") -> Match:
    """A match of Connect Four after some discs."""
    return drop(veillee.new("connect_four", seed=0), columns)


def alone(name: str) -> dict[str, Any]:
    """How one person plays a game without anybody else: the mode, and as many seats as that takes."""
    modes = game(name).modes
    mode, seats = next((mode.id, seats) for mode in modes for seats in mode.seats if 1 in mode.groups(seats))
    return {"mode": mode, "seats": ["human"] * seats, "people": [0] * seats}


def play_on(match: Match, choices: int = 10_000, seed: object = 0) -> Match:
    """Choose at random for a while, or to the end."""
    chance = Chance("tests", seed)
    for _ in range(choices):
        if match.over:
            break
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
    return match


def started(game: str, choices: int = 0, seed: object = 0) -> Match:
    """A match of any game, after some choices at random."""
    return play_on(veillee.new(game, seed=f"tests-{seed}"), choices, seed)


# A whole match of Connect Four in which nobody ever has four in a line; its last five discs are forced.
DRAWN = "gccffgafffgfecdbcddgegbbgeccdeddbeebb"


def points_at_what_is_there(scene: Scene, seat: int, shown: Collection[str]) -> None:
    """Every option points at pieces or places that the asked seat sees, as far as they are of roles that are shown."""
    assert scene.question is not None
    meant = [zone for zone in scene.zones if zone.owner in (None, seat)]
    there = {piece.id for zone in meant for piece in zone.pieces}
    there |= {f"cell:{cell.id}" for zone in meant for cell in zone.cells}
    for option in scene.question.choices:
        wanted = {target for target in option.targets if target.partition(":")[0] in shown}
        assert wanted <= there, option.key
