"""Our games for OpenSpiel, so that its algorithms play them: `import veillee.envs.openspiel`, then

    game = pyspiel.load_game("veillee", {"game": "pilgrims", "players": 2})

Chance is explicit: every outcome that a step of the rules lists is one of a chance node. What is shuffled before a
match begins is not listed; `deals` says among how many ways to shuffle a first chance node chooses. It needs the extra
`veillee[openspiel]`.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final

from veillee.core.extras import require
from veillee.core.step import ChanceStep, Option
from veillee.core.table import Dictation, Table
from veillee.envs.play import KNOWN, Rules

np: Any = require("numpy", "envs")
pyspiel: Any = require("pyspiel", "openspiel")

NAME: Final = "veillee"
PARAMETERS: Final = {"game": "pilgrims", "mode": "", "level": "", "players": 0, "pack": "", "deals": 1}
MOST_OUTCOMES: Final = 100_000
LONGEST: Final = 1_000_000  # no match is as long


class AtChance(Exception):
    """Nobody has said yet what comes out here."""

    def __init__(self, outcomes: list[tuple[int, int]]) -> None:
        super().__init__()
        self.outcomes = outcomes


class Script(Dictation):
    """What has come out so far since the last choice; then it stops."""

    def __init__(self, came: tuple[int, ...]) -> None:
        self.came = list(reversed(came))

    def outcome(self, table: Table, step: ChanceStep[Any]) -> int:
        if self.came:
            return self.came.pop()
        raise AtChance(step.outcomes(table))


class Position:
    """A table that asks somebody or is over, or one on its way there that waits for chance. It never changes."""

    def __init__(
        self, origin: Table, option: Option | None, came: tuple[int, ...], before: Position | None, by: int
    ) -> None:
        self.origin = origin  # the table that was last asked about
        self.option = option  # what was chosen there
        self.came = came
        self.before = before  # the position in which somebody was asked last
        self.by = by  # and who was
        self.outcomes: list[tuple[int, int]] = []
        self.table = origin.fork()
        self.table.dictated = Script(came)
        try:
            if option is None:
                self.table.advance()
            else:
                self.table.choose(option)
        except AtChance as chance:
            self.outcomes = chance.outcomes
        self.table.dictated = None

    def __deepcopy__(self, _memo: object) -> Position:
        return self

    def after_chance(self, index: int) -> Position:
        came = (*self.came, self.outcomes[index][0])
        return Position(self.origin, self.option, came, self.before, self.by)

    def after(self, option: Option) -> Position:
        return Position(self.table, option, (), self, self.seat)

    @property
    def seat(self) -> int:
        asking = self.table.asking
        return pyspiel.PlayerId.TERMINAL if asking is None else asking.seat


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games; `rules` has what its numbers mean."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        wanted = {**PARAMETERS, **(params or {})}
        self.rules = Rules(
            wanted["game"],
            mode=wanted["mode"] or None,
            level=wanted["level"] or None,
            players=wanted["players"] or None,
            settings=None,
            pack=wanted["pack"] or None,
            reward="win",
        )
        self.deals = int(wanted["deals"])
        self._dealt: dict[int, Position] = {}
        rivals = self.rules.players == 2 and not self.rules.spec.hope
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.rules.actions),
            max_chance_outcomes=max(MOST_OUTCOMES, self.deals),
            num_players=self.rules.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if rivals else None,
            max_game_length=LONGEST,
        )
        super().__init__(type_of(zero_sum=rivals, hides=self._hides()), info, params or {})

    def _hides(self) -> bool:
        table = self.dealt(0).table
        return any(pool.pieces for seat in range(self.rules.players) for pool in self.rules.spec.secrets(table, seat))

    def dealt(self, deal: int) -> Position:
        """The first position of a deal, made once."""
        if deal not in self._dealt:
            rules = self.rules
            setup = rules.match(deal).setup
            self._dealt[deal] = Position(rules.spec.begin(rules.box, setup), None, (), None, 0)
        return self._dealt[deal]

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        recalls = iig_obs_type is None or iig_obs_type.perfect_recall
        return SpielObserver(self.rules, recalls=recalls)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match on its way."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.position: Position | None = game.dealt(0) if game.deals == 1 else None

    def current_player(self) -> int:
        position = self.position
        if position is None or position.outcomes:
            return int(pyspiel.PlayerId.CHANCE)
        return int(position.seat)

    def is_terminal(self) -> bool:
        position = self.position
        return position is not None and not position.outcomes and position.table.asking is None

    def chance_outcomes(self) -> list[tuple[int, float]]:
        if self.position is None:
            deals = self.get_game().deals
            return [(deal, 1.0 / deals) for deal in range(deals)]
        total = sum(weight for _, weight in self.position.outcomes)
        return [(index, weight / total) for index, (_, weight) in enumerate(self.position.outcomes)]

    def _legal_actions(self, player: int) -> list[int]:
        position = self.position
        if position is None or position.outcomes or position.seat != player:
            return []
        of = self.get_game().rules.actions.of
        return sorted(of(option) for option in position.table.options)

    def _apply_action(self, action: int) -> None:
        game = self.get_game()
        if self.position is None:
            self.position = game.dealt(action)
        elif self.position.outcomes:
            self.position = self.position.after_chance(action)
        else:
            option = game.rules.option(self.position.table, action)
            assert option is not None, f"{game.rules.actions.keys[action]} is not offered"
            self.position = self.position.after(option)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"chance:{action}"
        return str(self.get_game().rules.actions.keys[action])

    def returns(self) -> list[float]:
        rules: Rules = self.get_game().rules
        if not self.is_terminal():
            return [0.0] * rules.players
        assert self.position is not None
        return rules.rewards(self.position.table)

    def __str__(self) -> str:
        return " ".join(map(str, self.history())) or "the beginning"


class SpielObserver:
    """What a seat knows: the numbers of our environments; with perfect recall also all that it saw and did before."""

    def __init__(self, rules: Rules, *, recalls: bool) -> None:
        self.rules = rules
        self.recalls = recalls
        self.tensor = np.zeros(rules.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        seen = self._seen(state.position, player)
        self.tensor[:] = np.frombuffer(seen, KNOWN) if seen else 0

    def string_from(self, state: SpielState, player: int) -> str:
        parts = [_short(self._seen(state.position, player))]
        position = state.position
        while self.recalls and position is not None and position.before is not None:
            did = position.option.key if position.option is not None and position.by == player else ""
            position = position.before
            parts.append(f"{_short(self._seen(position, player))} {did}")
        return f"{player}: " + ", ".join(reversed(parts))

    def _seen(self, position: Position | None, player: int) -> bytes:
        return b"" if position is None else bytes(self.rules.layout.write(position.table, player))


def _short(seen: bytes) -> str:
    return blake2b(seen, digest_size=8).hexdigest()


def type_of(*, zero_sum: bool, hides: bool) -> Any:
    kind = pyspiel.GameType
    return kind(
        short_name=NAME,
        long_name="Veillée",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if hides else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=8,
        min_num_players=1,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


pyspiel.register_game(type_of(zero_sum=False, hides=True), SpielGame)
