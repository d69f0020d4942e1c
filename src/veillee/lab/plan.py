"""What a run plays: the product of modes, levels, players, settings, packs and bots, so many games of each.

Matches are numbered round by round: first one match of every cell, then the second of every cell. So a
run that was interrupted has played about as many of each, and a finished one can be made longer.

The match with the same index has the same seed in every cell. Two cells, or two runs with the same seed,
are thus compared over the same deals, which shows a difference with far fewer matches.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product
from pathlib import Path
from typing import Any

import msgspec

from veillee.bots import make_bot
from veillee.core.errors import SetupError
from veillee.core.setup import ModeInfo, make_setup
from veillee.core.spec import GameSpec, game
from veillee.lab.errors import LabError

ALL = "all"
TOGETHER = "+"  # joins bots that sit at one table: greedy+random


class Cell(msgspec.Struct, frozen=True):
    """One way to play that the run measures."""

    mode: str
    level: str
    players: int
    bots: str
    settings: dict[str, str]  # what differs from the game's defaults or was asked for
    pack: str  # a folder, or nothing for the house content

    @property
    def lineup(self) -> list[str]:
        return self.bots.split(TOGETHER)

    def sitting(self, index: int) -> list[str]:
        """Which bot sits where; they move on by one seat with every match, so that each sits everywhere."""
        lineup = self.lineup
        return [lineup[(seat + index) % len(lineup)] for seat in range(self.players)]

    def label(self) -> str:
        settings = [f"{name}={value}" for name, value in self.settings.items()]
        return " ".join([self.mode, *([self.level] if self.level else []), f"{self.players}p", self.bots, *settings])


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. Make one with `plan`, which checks it."""

    game: str
    cells: tuple[Cell, ...]
    games: int
    seed: str
    decisions: bool = False

    @property
    def matches(self) -> int:
        return len(self.cells) * self.games

    def place(self, number: int) -> tuple[Cell, int]:
        """The cell of a match, and its index in it."""
        index, cell = divmod(number, len(self.cells))
        return self.cells[cell], index

    def match_seed(self, index: int) -> str:
        return f"{self.seed}-{index}"


def plan(
    game_id: str,
    *,
    modes: Sequence[str] = (),
    levels: Sequence[str] = (),
    players: Sequence[int] = (),
    bots: Sequence[str] = ("random",),
    settings: Mapping[str, Sequence[str]] | None = None,
    packs: Sequence[str | Path] = (),
    games: int = 100,
    seed: int | str = 0,
    decisions: bool = False,
) -> Plan:
    """The plan of a run. What is not said takes the game's defaults; what does not exist is refused.

    `all` names all modes or all levels. A bot takes all seats; `greedy+random` shares them.
    """
    spec = game(game_id)
    if not bots:
        raise LabError("no bots: expected at least one, such as greedy")
    if games < 1:
        raise LabError(f"{games} games: expected at least 1")
    wanted = settings or {}
    cells: list[Cell] = []
    for mode in _modes(spec, modes):
        ways = product(
            _levels(mode, levels), _players(mode, players), _settings(wanted), [str(p) for p in packs] or [""], bots
        )
        for level, seats, chosen, pack, lineup in ways:
            _check_lineup(lineup, seats)
            make_setup(spec, mode=mode.id, level=level, players=seats, seed=seed, settings=chosen)
            cell = Cell(mode.id, level, seats, lineup, chosen, str(Path(pack).resolve()) if pack else "")
            if cell not in cells and _possible(spec, cell, seed):
                cells.append(cell)
    asked = _modes(spec, modes)
    played = {word for cell in cells for word in (cell.level, ALL, str(cell.players))}
    known = dict.fromkeys(level for mode in asked for level in mode.levels)
    _check_used(spec, asked, "level", [level for level in levels if level not in played], [*known])
    counts = [str(count) for count in sorted({count for mode in asked for count in mode.seats})]
    _check_used(spec, asked, "number of players", [str(n) for n in players if str(n) not in played], counts)
    if not cells:
        raise LabError(f"no way to play {game_id} fits all that was asked for")
    return Plan(game=game_id, cells=tuple(cells), games=games, seed=str(seed), decisions=decisions)


def _modes(spec: GameSpec[Any, Any], asked: Sequence[str]) -> list[ModeInfo]:
    if not asked:
        return [spec.modes[0]]
    return list(spec.modes) if list(asked) == [ALL] else [spec.mode(id_) for id_ in asked]


def _levels(mode: ModeInfo, asked: Sequence[str]) -> list[str]:
    """The levels of a mode that were asked for; of a mode without levels there is one way to play."""
    if not mode.levels:
        return [""]
    if not asked:
        return [mode.level]
    return list(mode.levels) if list(asked) == [ALL] else [level for level in asked if level in mode.levels]


def _players(mode: ModeInfo, asked: Sequence[int]) -> list[int]:
    return [count for count in asked if count in mode.seats] if asked else [mode.seats[0]]


def _settings(asked: Mapping[str, Sequence[str]]) -> Iterator[dict[str, str]]:
    for values in product(*asked.values()):
        yield dict(zip(asked, values, strict=True))


def _possible(spec: GameSpec[Any, Any], cell: Cell, seed: object) -> bool:
    """Some settings exclude each other, or do not fit the number of seats."""
    setup = make_setup(
        spec, mode=cell.mode, level=cell.level, players=cell.players, seed=str(seed), settings=cell.settings
    )
    content = spec.box(cell.pack or None).content
    try:
        spec.setup(content, setup, 1)
    except SetupError:
        return False
    return True


def _check_lineup(lineup: str, seats: int) -> None:
    names = lineup.split(TOGETHER)
    if not all(names):
        raise LabError(f"bots {lineup!r}: expected names, or several joined by {TOGETHER} such as greedy+random")
    for name in names:
        make_bot(name, 0)
    if len(names) > seats and seats > 1:
        raise LabError(f"bots {lineup!r}: {len(names)} bots for {seats} seats")
    if len(names) > 1 and seats == 1:
        raise LabError(f"bots {lineup!r}: there is one seat only")


def _check_used(
    spec: GameSpec[Any, Any], modes: Sequence[ModeInfo], what: str, left_out: Sequence[str], known: Sequence[str]
) -> None:
    """Nothing that was asked for is left out in silence."""
    if left_out:
        where = ", ".join(mode.id for mode in modes)
        expected = ", ".join(known) or "none"
        raise LabError(f"{spec.id} ({where}) cannot have the {what} {left_out[0]!r} here; expected {expected}")
