"""What a run plays: the product of modes, levels, players, settings, packs, roles, people and bots, so many games of
each. A game is one match, or one whole campaign from its beginning to its end.

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
from veillee.core.campaign import Saga, Wishes
from veillee.core.errors import SetupError
from veillee.core.record import NOBODY
from veillee.core.setup import ModeInfo, Setup, make_setup
from veillee.core.spec import GameSpec, game
from veillee.core.words import whole_number
from veillee.lab.errors import PlanError

ALL = "all"
TOGETHER = "+"  # joins bots, roles or people that sit at one table: greedy+random
HUMAN = "human"
LEVEL = "level"


class Cell(msgspec.Struct, frozen=True):
    """One way to play that the run measures."""

    mode: str
    level: str
    players: int
    bots: str
    settings: dict[str, str]  # what differs from the game's defaults or was asked for
    pack: str  # a folder, or nothing for the house content
    roles: tuple[str, ...] = ()  # who each seat is, an empty word where that is left open; none at all if all are
    people: tuple[int, ...] = ()  # which person plays each seat; nobody is named where each has one

    @property
    def lineup(self) -> list[str]:
        return self.bots.split(TOGETHER)

    @property
    def heads(self) -> int:
        """How many people there are: one bot speaks for all seats of a person."""
        return len(set(self.people)) or self.players

    def sitting(self, index: int) -> list[str]:
        """Which bot sits where; they move on by one place with every game, so that each sits everywhere."""
        lineup = self.lineup
        return [lineup[(person + index) % len(lineup)] for person in self.people or range(self.players)]

    def setup(self, spec: GameSpec[Any, Any], seed: str) -> Setup:
        """A match that is played so."""
        return make_setup(
            spec,
            mode=self.mode,
            level=self.level,
            players=self.players,
            seed=seed,
            settings=self.settings,
            roles=self.roles,
            people=self.people,
        )

    def campaign_settings(self, spec: GameSpec[Any, Any]) -> dict[str, str]:
        """What a campaign is begun with. One that keeps its level from the beginning has it among its settings."""
        known = spec.campaign.settings if spec.campaign is not None else ()
        level = {LEVEL: self.level} if self.level and any(setting.id == LEVEL for setting in known) else {}
        return {**level, **self.settings}

    def wishes(self) -> Wishes:
        """A chapter of a campaign that is played so; its settings are those of the campaign."""
        return Wishes((HUMAN,) * self.players, self.roles, self.people, self.level)

    def label(self) -> str:
        settings = [f"{name}={value}" for name, value in self.settings.items()]
        more = [self.level, f"{self.players}p", self.bots, *settings, joined_roles(self.roles)]
        return " ".join(filter(None, [self.mode, *more, joined_people(self.people)]))


def joined_roles(roles: Sequence[str]) -> str:
    return TOGETHER.join(role or NOBODY for role in roles)


def joined_people(people: Sequence[int]) -> str:
    return TOGETHER.join(str(person + 1) for person in people)


class Plan(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. Make one with `plan`, which checks it."""

    game: str
    cells: tuple[Cell, ...]
    games: int
    seed: str
    decisions: bool = False
    campaign: bool = False  # whether a game is a whole campaign

    @property
    def total(self) -> int:
        """How many games there are to play."""
        return len(self.cells) * self.games

    def place(self, number: int) -> tuple[Cell, int]:
        """The cell of a game, and its index in it."""
        index, cell = divmod(number, len(self.cells))
        return self.cells[cell], index

    def match_seed(self, index: int) -> str:
        return f"{self.seed}-{index}"

    def names(self) -> list[str]:
        """The bots that play."""
        return [name for cell in self.cells for name in cell.lineup]


def plan(
    game_id: str,
    *,
    campaign: bool = False,
    modes: Sequence[str] = (),
    levels: Sequence[str] = (),
    players: Sequence[int] = (),
    bots: Sequence[str] = ("random",),
    roles: Sequence[str] = (),
    people: Sequence[str] = (),
    settings: Mapping[str, Sequence[str]] | None = None,
    packs: Sequence[str | Path] = (),
    games: int = 100,
    seed: int | str = 0,
    decisions: bool = False,
) -> Plan:
    """The plan of a run. What is not said takes the game's defaults; what does not exist is refused.

    `all` names all modes or all levels. A bot takes all seats; `greedy+random` shares them. `smuggler+officer` says who
    the seats are, `-` leaves it to the game; with `1+1+2` one person plays the first two seats of three.
    """
    spec = game(game_id)
    if not bots:
        raise PlanError("error-no-bots")
    if games < 1:
        raise PlanError("error-no-games", games=games)
    wanted = settings or {}
    groups = [_people(lineup) for lineup in people]
    level, seats = "", 0  # where nothing is said of them
    if campaign:
        usual = _first_chapter(spec, modes)
        asked, level, seats = [spec.mode(usual.mode)], usual.level, len(usual.seats)
    else:
        asked = _modes(spec, modes)
    cells: list[Cell] = []
    for mode in asked:
        ways = product(
            _levels(mode, levels or [level or mode.level]),
            _players(mode, players or [len(group) for group in groups] or [seats or mode.seats[0]]),
            _settings(wanted),
            [str(Path(pack).resolve()) if pack else "" for pack in packs] or [""],
            [_roles(lineup) for lineup in roles] or [()],
            groups or [()],
            bots,
        )
        for grade, count, chosen, pack, who, group, lineup in ways:
            if group and len(group) != count:
                continue
            cell = Cell(mode.id, grade, count, lineup, chosen, pack, who, () if len(set(group)) == count else group)
            _check_lineup(lineup, cell.heads)
            if cell not in cells and _possible(spec, cell, str(seed), campaign=campaign):
                cells.append(cell)
    _check_used(spec, asked, cells, levels, players, groups)
    if not cells:
        raise PlanError("error-nothing-fits", game=game_id)
    return Plan(game=game_id, cells=tuple(cells), games=games, seed=str(seed), decisions=decisions, campaign=campaign)


def _first_chapter(spec: GameSpec[Any, Any], modes: Sequence[str]) -> Setup:
    """How the campaign of a game begins when nothing is asked for."""
    if spec.campaign is None:
        raise PlanError("error-no-campaign", game=spec.id)
    if modes:
        raise PlanError("error-campaign-mode", mode=modes[0])
    saga: Saga[Any] = Saga(spec, {}, "0")
    return saga.setup(saga.chapters[0].id)


def _modes(spec: GameSpec[Any, Any], asked: Sequence[str]) -> list[ModeInfo]:
    """The modes that were asked for; one that is only a chapter of a campaign is not played by itself."""
    offered = [mode for mode in spec.modes if not mode.chapter]
    if not offered:
        raise PlanError("error-only-campaign", game=spec.id)
    if not asked:
        return offered[:1]
    return offered if list(asked) == [ALL] else [spec.mode(id_) for id_ in asked]


def _levels(mode: ModeInfo, asked: Sequence[str]) -> list[str]:
    """The levels of a mode that were asked for; of a mode without levels there is one way to play."""
    if not mode.levels:
        return [""]
    return list(mode.levels) if list(asked) == [ALL] else [level for level in asked if level in mode.levels]


def _players(mode: ModeInfo, asked: Sequence[int]) -> list[int]:
    return [count for count in asked if count in mode.seats]


def _settings(asked: Mapping[str, Sequence[str]]) -> Iterator[dict[str, str]]:
    for values in product(*asked.values()):
        yield dict(zip(asked, values, strict=True))


def _roles(lineup: str) -> tuple[str, ...]:
    """`smuggler+-` as a role for each seat; nothing at all where all are left open."""
    found = tuple("" if role == NOBODY else role for role in lineup.split(TOGETHER))
    return found if any(found) else ()


def _people(lineup: str) -> tuple[int, ...]:
    """`1+1+2` as a person for each seat, counted from 0 in the order of their first seats."""
    found = [whole_number(word) for word in lineup.split(TOGETHER)]
    if None in found:
        raise PlanError("error-people", people=lineup)
    order = list(dict.fromkeys(found))
    return tuple(order.index(person) for person in found)


def _possible(spec: GameSpec[Any, Any], cell: Cell, seed: str, *, campaign: bool) -> bool:
    """What does not exist is refused; some settings exclude each other, or do not fit the number of seats."""
    if campaign:
        saga: Saga[Any] = Saga(spec, cell.campaign_settings(spec), seed)
        setups = [saga.setup(chapter.id, cell.wishes()) for chapter in saga.chapters]
    else:
        setups = [cell.setup(spec, seed)]
    content = spec.box(cell.pack or None).content
    try:
        for setup in setups:
            spec.setup(content, setup, 1)
    except SetupError:
        return False
    return True


def _check_lineup(lineup: str, heads: int) -> None:
    names = lineup.split(TOGETHER)
    if not all(names):
        raise PlanError("error-bots", bots=lineup)
    for name in names:
        make_bot(name, 0)
    if len(names) > heads and heads > 1:
        raise PlanError("error-too-many-bots", bots=lineup, count=len(names), seats=heads)
    if len(names) > 1 and heads == 1:
        raise PlanError("error-one-seat", bots=lineup)


def _check_used(
    spec: GameSpec[Any, Any],
    modes: Sequence[ModeInfo],
    cells: Sequence[Cell],
    levels: Sequence[str],
    players: Sequence[int],
    groups: Sequence[tuple[int, ...]],
) -> None:
    """Nothing that was asked for is left out in silence."""
    where = ", ".join(mode.id for mode in modes)
    known = list(dict.fromkeys(level for mode in modes for level in mode.levels))
    for level in levels:
        if level not in (ALL, *(cell.level for cell in cells)):
            raise PlanError("error-level", game=spec.id, modes=where, level=level, count=len(known), known=known)
    counts = ", ".join(str(count) for count in sorted({count for mode in modes for count in mode.seats}))
    for count in (*players, *(len(group) for group in groups)):
        if count not in {cell.players for cell in cells}:
            raise PlanError("error-players", game=spec.id, modes=where, players=count, known=counts)
