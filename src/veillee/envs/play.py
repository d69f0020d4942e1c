"""A match as an environment sees it: numbers for what a seat knows, for what it does and for how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from numpy import frombuffer

from veillee.bots import Bot, ask, make_bot
from veillee.core.match import Match
from veillee.core.result import Result
from veillee.core.setup import ModeInfo, Setup, make_setup
from veillee.core.spec import Box, GameSpec, game
from veillee.core.step import Option
from veillee.core.table import Table
from veillee.envs import drawing
from veillee.envs.actions import Actions, EnvError
from veillee.envs.layout import Layout, layout
from veillee.envs.picture import picture

RENDER_MODES = ["ansi", "rgb_array", "human"]
KNOWN: Final = np.dtype(np.uint8)
OFFERED: Final = np.dtype(np.int8)
ILLEGAL = -1.0  # the reward for an action that is not offered; it ends the match

Reward = Literal["win", "margin"]
Observation = dict[str, npt.NDArray[Any]]


class Rules:
    """What all matches of an environment have in common."""

    def __init__(
        self,
        game_id: str,
        *,
        mode: str | None,
        level: str | None,
        players: int | None,
        settings: Mapping[str, str] | None,
        pack: str | Path | None,
        reward: Reward,
    ) -> None:
        if reward not in ("win", "margin"):
            raise EnvError("error-reward", given=reward)
        if players is not None:
            whole(players, "players")
        self.spec: GameSpec[Any, Any] = game(game_id)
        self.setup: Setup = make_setup(
            self.spec, mode=mode, level=level, players=players, seed=0, settings=dict(settings or {})
        )
        self.box: Box[Any] = self.spec.box(pack)
        self.players = len(self.setup.seats)
        self.reward = reward
        self.layout: Layout = layout(self.spec, self.setup.mode, self.players, self.box)
        self.actions = Actions(self.box.lexicon.made)
        self._write = self.layout.write
        self._mask = self.actions.mask

    def observation_space(self) -> spaces.Dict[Any]:
        return spaces.Dict(
            {
                "observation": spaces.Box(0, 255, (self.layout.size,), np.uint8),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(len(self.actions))

    def begin(self, seed: object) -> Table:
        """A new table; `veillee.new` with the same seed gives the same."""
        table: Table = self.spec.begin(self.box, msgspec.structs.replace(self.setup, seed=str(seed)))
        table.advance()
        return table

    def match(self, seed: object) -> Match:
        return Match.start(self.spec, self.box, msgspec.structs.replace(self.setup, seed=str(seed)))

    def observe(self, table: Table, seat: int) -> Observation:
        return {"observation": frombuffer(self._write(table, seat), KNOWN), "action_mask": self.mask(table, seat)}

    def mask(self, table: Table, seat: int) -> npt.NDArray[Any]:
        asking = table.asking
        asked = asking is not None and asking.seat == seat
        return frombuffer(self._mask(table.options if asked else []), OFFERED)

    def rewards(self, table: Table) -> list[float]:
        """What each seat gets at the end."""
        result: Result = self.spec.score(table)
        if self.reward == "win" or result.shared or not result.scores:
            return won(result, self.players)
        total = {score.side: score.total for score in result.scores}
        return [
            (total[seat] - max((points for side, points in total.items() if side != seat), default=0))
            / self.spec.spread
            for seat in range(self.players)
        ]

    def number(self, action: object) -> int:
        """An action as it was given, if it is one."""
        found = whole(action, "action")
        if not 0 <= found < len(self.actions):
            raise EnvError("error-action-range", given=str(found), last=str(len(self.actions) - 1))
        return found

    def option(self, table: Table, action: int) -> Option | None:
        """The option of an action; None if it is not offered now."""
        return self.actions.find(table.options, action)

    def show(self, table: Table, mode: str | None, seat: int | None) -> str | npt.NDArray[np.uint8] | None:
        """The table as text or as a picture, as a seat sees it; `human` prints the text."""
        if mode is None:
            return None
        scene = Match(self.spec, self.box, self.setup, table, "en").scene(seat)
        if mode == "rgb_array":
            return picture(scene)
        text = drawing.text(scene)
        if mode == "human":
            print(text)
            return None
        return text


def won(result: Result, players: int) -> list[float]:
    """1 for a victory, of a team for everybody; -1 for a defeat; 0 for all if rivals share the victory among them."""
    sides = {side for place in result.ranking for side in place}
    drawn = len(sides) > 1 and sides == set(result.winners) == set(range(players))
    return [0.0 if drawn else 1.0 if result.victory(seat) > 0.0 else -1.0 for seat in range(players)]


def whole(given: object, what: str) -> int:
    """A whole number, Python's or NumPy's; nothing else is taken for one."""
    if isinstance(given, np.ndarray) and given.ndim == 0:
        given = given[()]
    if isinstance(given, (int, np.integer)) and not isinstance(given, bool):
        return int(given)
    raise EnvError("error-whole-number", what=what, given=repr(given), kind=type(given).__name__)


def check_limit(limit: int | None) -> int | None:
    """How many choices a match may have; without a limit as many as it takes."""
    if limit is not None and whole(limit, "limit") < 1:
        raise EnvError("error-limit", given=limit)
    return limit


def check_render_mode(mode: str | None) -> str | None:
    if mode is not None and mode not in RENDER_MODES:
        raise EnvError("error-render-mode", given=mode, known=RENDER_MODES)
    return mode


def solo_mode(spec: GameSpec[Any, Any]) -> ModeInfo:
    """The first mode for one."""
    for mode in spec.modes:
        if 1 in mode.seats:
            return mode
    raise EnvError("error-no-solo", game=spec.id)


class Meanings:
    """What the numbers of an environment mean."""

    rules: Rules

    def key(self, action: int) -> str:
        """What an action means."""
        return self.rules.actions.keys[self.rules.number(action)]

    def action(self, key: str) -> int:
        """The action of an option's key."""
        if key not in self.rules.actions.number:
            raise EnvError("error-no-key", game=self.rules.spec.id, key=key)
        return self.rules.actions.number[key]

    def describe(self) -> list[tuple[str, str]]:
        """For every number of the observation, which part of the table it shows and what it means."""
        return self.rules.layout.describe()


class Single:
    """One seat of a match; bots have the others."""

    def __init__(self, rules: Rules, seat: int, opponents: str | Sequence[str]) -> None:
        if not 0 <= whole(seat, "seat") < rules.players:
            raise EnvError("error-no-seat", seat=seat, last=rules.players - 1)
        if not isinstance(opponents, (str, list, tuple)):
            raise EnvError("error-opponents-kind", given=repr(opponents))
        names = [opponents] * (rules.players - 1) if isinstance(opponents, str) else list(opponents)
        if len(names) != rules.players - 1:
            raise EnvError("error-opponents", count=len(names), seats=rules.players - 1)
        self.rules = rules
        self.seat = seat
        self.names = [*names[:seat], "", *names[seat:]]
        for name in names:
            make_bot(name, 0)
        self.begun = False
        self.table: Table
        self._match: Match | None = None
        self._bots: list[Bot | None] = []
        self._seed: object = 0

    def begin(self, seed: object) -> None:
        self.begun = True
        self._seed = seed
        if self.rules.players == 1:
            self.table = self.rules.begin(seed)
            return
        self._match = self.rules.match(seed)
        self._bots = [make_bot(name, f"{seed}-{seat}") if name else None for seat, name in enumerate(self.names)]
        self._let_others_play(self._match)

    def choose(self, option: Option) -> None:
        if self._match is None:
            self.table.choose(option)
        else:
            self._match.pass_by(option.key)
            self._let_others_play(self._match)

    def _let_others_play(self, match: Match) -> None:
        while (asking := match.table.asking) is not None and asking.seat != self.seat:
            bot = self._bots[asking.seat]
            assert bot is not None
            match.pass_by(ask(bot, match, asking.seat, self._seed))
        self.table = match.table
