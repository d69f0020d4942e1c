"""OpenSpiel's own algorithms and checks on our games."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import examples.smugglers
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, mcts

from veillee.envs import openspiel

pytestmark = pytest.mark.usefixtures("small_games")
WAYS: list[dict[str, Any]] = [
    {"game": "connect_four"},
    {"game": "smugglers"},
    {"game": "pilgrims", "players": 2, "deals": 20},
]


def load(**params: Any) -> Any:
    return pyspiel.load_game(openspiel.NAME, params)


@pytest.mark.parametrize("params", WAYS, ids=lambda params: params["game"])
def test_random_simulations(params: dict[str, Any]) -> None:
    """What OpenSpiel asks of every game: legal actions, copies, chances that add up, observations, returns."""
    pyspiel.random_sim_test(load(**params), num_sims=1, serialize=False, verbose=False)


@pytest.fixture
def tiny_creek(tmp_path: Path) -> str:
    """The Smugglers with three crates, two nights and one lantern: small enough to be solved."""
    home = tmp_path / "tiny"
    shutil.copytree(Path(examples.smugglers.__file__).parent / "content", home)
    text = (home / "creek.toml").read_text("utf-8")
    head, *crates = text.split("[[crate]]")
    head = head.replace("nights   = 5", "nights   = 2").replace("lanterns = 3", "lanterns = 1")
    (home / "creek.toml").write_text("[[crate]]".join([head, crates[0], crates[-2], crates[-1]]), "utf-8")
    return str(home)


def test_counterfactual_regret_solves_a_tiny_game_of_secrets(tiny_creek: str) -> None:
    game = load(game="smugglers", pack=tiny_creek)
    solver = cfr.CFRSolver(game)
    found = []
    for _ in range(3):
        for _ in range(15):
            solver.evaluate_and_update_policy()
        found.append(exploitability.nash_conv(game, solver.average_policy()))
    assert found[-1] < found[0] and found[-1] < 0.1, found


def test_a_seat_is_told_apart_only_by_what_it_saw(tiny_creek: str) -> None:
    """Two crates in the boat look alike to the Officer, and not to the Smuggler."""
    game = load(game="smugglers", pack=tiny_creek)
    start = game.new_initial_state()
    while start.is_chance_node():
        start.apply_action(0)
    smuggler = start.current_player()
    ways = [start.child(action) for action in start.legal_actions()]
    assert len({way.information_state_string(smuggler) for way in ways}) == len(ways) > 1
    assert len({way.information_state_string(1 - smuggler) for way in ways}) == 1


@pytest.mark.parametrize("params", [WAYS[0], WAYS[2]], ids=lambda params: params["game"])
def test_tree_search_plays(params: dict[str, Any]) -> None:
    game = load(**params)
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(0)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 1.4, 8, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_tree_search_takes_a_line_of_four() -> None:
    state = load(game="connect_four").new_initial_state()
    for column in (0, 1, 0, 1, 0, 1):
        state.apply_action(column)
    chance = np.random.RandomState(1)
    bot = mcts.MCTSBot(
        state.get_game(), 1.4, 60, mcts.RandomRolloutEvaluator(1, chance), random_state=chance, solve=True
    )
    assert state.action_to_string(bot.step(state)) == "drop:a"
