"""The peers' figures, one at a time: run.py starts this once for each, so that none can disturb another.

Arguments: the peer's name, repetitions, seconds per repetition. Prints decisions per second. All
play random moves in the leanest loop that their own documentation shows.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from itertools import count
from random import Random

from clock import Clock

Play = Callable[[], int]


def python_chess() -> Play:
    import chess

    random = Random(1).random

    def play() -> int:
        board = chess.Board()
        decisions = 0
        while board.halfmove_clock < 150 and not board.is_insufficient_material():
            moves = list(board.legal_moves)
            if not moves:
                break
            board.push(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return play


def open_spiel(name: str) -> Play:
    import pyspiel
    from open_spiel.python.games import tic_tac_toe  # noqa: F401  (registers python_tic_tac_toe)

    game = pyspiel.load_game(name)
    random = Random(1).random

    def play() -> int:
        state = game.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(random() * len(actions))])
            decisions += 1
        return decisions

    return play


def petting_zoo(name: str) -> Play:
    from importlib import import_module

    env = import_module(f"pettingzoo.classic.{name}").raw_env()
    random = Random(1).random

    def play() -> int:
        env.reset()
        decisions = 0
        for _ in env.agent_iter():
            observation, _, over, cut, _ = env.last()
            if over or cut:
                env.step(None)
                continue
            moves = observation["action_mask"].nonzero()[0]
            env.step(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return play


def rlcard(name: str) -> Play:
    """Steps of RLCard's environment, whose state holds the observation and the legal actions."""
    from rlcard import make

    env = make(name, config={"seed": 1})
    random = Random(1).random

    def play() -> int:
        state, _ = env.reset()
        decisions = 0
        while not env.is_over():
            moves = list(state["legal_actions"])
            state, _ = env.step(moves[int(random() * len(moves))])
            decisions += 1
        return decisions

    return play


def catanatron() -> Play:
    """Four players; also moves without alternative count as decisions, which flatters the figure."""
    from catanatron import Color, Game, RandomPlayer

    colors = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
    seeds = count()

    def play() -> int:
        game = Game([RandomPlayer(color) for color in colors], seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return play


PEERS: dict[str, Callable[[], Play]] = {
    "catanatron": catanatron,
    "python-chess": python_chess,
    "open_spiel connect_four": lambda: open_spiel("connect_four"),
    "open_spiel tic_tac_toe": lambda: open_spiel("tic_tac_toe"),
    "open_spiel python_tic_tac_toe": lambda: open_spiel("python_tic_tac_toe"),
    "pettingzoo connect_four_v3": lambda: petting_zoo("connect_four_v3"),
    "pettingzoo texas_holdem_v4": lambda: petting_zoo("texas_holdem_v4"),
    "rlcard gin-rummy": lambda: rlcard("gin-rummy"),
}


if __name__ == "__main__":
    print(json.dumps({"rate": Clock.from_arguments().rate(PEERS[sys.argv[1]]())}))
