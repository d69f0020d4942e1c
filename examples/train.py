"""A learner in NumPy. It plays against itself and against a bot, and likes afterwards what won.

    python -m examples.train connect_four --against greedy
    python -m examples.train pilgrims --against random

A network with one hidden layer says how good each option is that is offered and how well the seat stands. After some
thousand choices it is corrected by the gradient of the policy, in steps that stay near what it did (PPO): a choice
after which more was won than expected becomes likelier. `docs/research.md` has the figures.
"""

from __future__ import annotations

import argparse
import time
from dataclasses import dataclass
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from examples.connect_four import GAME as CONNECT_FOUR
from veillee.core.spec import register
from veillee.envs import ManyTables, vector_env

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]
Bytes = npt.NDArray[np.uint8]

SEATS = 2
SIDE_BY_SIDE = 128  # matches, half of them against itself
BATCH = 8192  # choices between two corrections
PART = 1024  # choices that one step looks at
LOOKS = 3  # how often a correction looks at each choice
NEAR = 0.2  # a step makes no choice likelier or less likely than by this share
CURIOSITY = 0.01  # how much it is worth to keep trying
FAR = 0.8  # how much a choice is judged by the end of the match, and not by what was expected soon after it
SHARPLY = 3  # how much surer of its likings it is when it counts
RATE = 1e-3
HIDDEN = 128  # how much the network can keep apart


@dataclass
class Offers:
    """The options of several tables in one row: whose they are, what they are, and where each table's begin."""

    table: Ints
    action: Ints
    first: Ints

    def __post_init__(self) -> None:
        self.used, self.column = np.unique(self.action, return_inverse=True)  # few of all actions are ever offered

    @classmethod
    def of(cls, mask: npt.NDArray[np.int8]) -> Offers:
        table, action = mask.nonzero()
        return cls(table, action, np.searchsorted(table, np.arange(len(mask))))

    @classmethod
    def joined(cls, lists: list[Ints]) -> Offers:
        lengths = np.array([len(actions) for actions in lists])
        first = np.concatenate(([0], lengths.cumsum()[:-1]))
        return cls(np.repeat(np.arange(len(lists)), lengths), np.concatenate(lists), first)


class Policy:
    """From what a seat knows to a chance for each option and to what it expects to win."""

    def __init__(self, known: int, actions: int, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.weights: dict[str, Floats] = {
            "in": (self.random.standard_normal((known, HIDDEN)) * np.sqrt(2 / min(known, 200))).astype(np.float32),
            "in0": np.zeros(HIDDEN, np.float32),
            "out": np.zeros((actions, HIDDEN), np.float32),
            "out0": np.zeros(actions, np.float32),
            "worth": np.zeros(HIDDEN, np.float32),
        }
        self._slope = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._spread = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self._steps = 0

    def see(self, known: Bytes) -> Floats:
        seen: Floats = np.log1p(known.astype(np.float32)) @ self.weights["in"] + self.weights["in0"]
        return np.maximum(seen, 0, out=seen)

    def chances(self, seen: Floats, offers: Offers) -> Floats:
        used = seen @ self.weights["out"][offers.used].T + self.weights["out0"][offers.used]
        liking = used[offers.table, offers.column]
        liking -= np.maximum.reduceat(liking, offers.first)[offers.table]
        chances: Floats = np.exp(liking)
        chances /= np.add.reduceat(chances, offers.first)[offers.table]
        return chances

    def draw(self, seen: Floats, offers: Offers, sharply: int = 1) -> Ints:
        """For each table the place of a choice among the offers, each as likely as it is liked, or more sharply so."""
        up_to = (self.chances(seen, offers) ** sharply).cumsum(dtype=np.float64)
        before = np.concatenate(([0.0], up_to))[offers.first]
        last = np.append(offers.first[1:], len(up_to)) - 1
        drawn = before + self.random.random(len(seen)) * (up_to[last] - before)
        places: Ints = np.clip(np.searchsorted(up_to, drawn, "right"), offers.first, last)
        return places

    def learn(self, known: Bytes, offers: Offers, chosen: Ints, likely: Floats, won: Floats, gain: Floats) -> None:
        """One step: `gain` says by how much each choice turned out better than expected, `likely` its chance then."""
        weights = self.weights
        seen = self.see(known)
        chances = self.chances(seen, offers)
        ratio = chances[chosen] / likely
        free = np.where(gain > 0, ratio < 1 + NEAR, ratio > 1 - NEAR)
        push = free * gain * ratio
        wish = -chances * push[offers.table]
        wish[chosen] += push
        surprise = -np.log(chances + 1e-8)
        variety = np.add.reduceat(chances * surprise, offers.first)
        wish += CURIOSITY * chances * (surprise - variety[offers.table])
        error = won - seen @ weights["worth"]

        wishes = np.zeros((len(known), len(offers.used)), np.float32)
        wishes[offers.table, offers.column] = wish
        to_seen = wishes @ weights["out"][offers.used] + error[:, None] * weights["worth"]
        to_seen *= seen > 0
        out, out0 = np.zeros_like(weights["out"]), np.zeros_like(weights["out0"])
        out[offers.used], out0[offers.used] = wishes.T @ seen, wishes.sum(0)
        into = np.log1p(known.astype(np.float32)).T @ to_seen
        slopes = {"in": into, "in0": to_seen.sum(0), "out": out, "out0": out0, "worth": error @ seen}
        self._steps += 1
        for name, slope in slopes.items():  # uphill, each weight by a step of its own (Adam)
            slope = slope / len(known)
            self._slope[name] += 0.1 * (slope - self._slope[name])
            self._spread[name] += 0.001 * (slope * slope - self._spread[name])
            mean = self._slope[name] / (1 - 0.9**self._steps)
            spread = self._spread[name] / (1 - 0.999**self._steps)
            self.weights[name] += RATE * mean / (np.sqrt(spread) + 1e-8)


class Choice(NamedTuple):
    """What a seat knew, was offered and chose, and what it expected; of a match that has ended, what came of it."""

    known: Bytes
    offered: Ints
    chosen: int
    worth: float


def judged(story: list[Choice], reward: float) -> list[Choice]:
    """The choices of a seat whose match has ended: to each belongs what came of it, the nearer future counting more."""
    found: list[Choice] = []
    for choice in reversed(story):
        found.append(choice._replace(worth=reward))
        reward = FAR * reward + (1 - FAR) * choice.worth
    return found


def correct(policy: Policy, choices: list[Choice]) -> None:
    """Learn from matches that have ended."""
    known, won = np.array([one.known for one in choices]), np.array([one.worth for one in choices], np.float32)
    offers = Offers.joined([one.offered for one in choices])
    chosen = np.array([one.chosen for one in choices])
    seen = policy.see(known)
    likely = policy.chances(seen, offers)[offers.first + chosen]
    gain = won - seen @ policy.weights["worth"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(LOOKS):
        order = policy.random.permutation(len(choices))
        for part in np.array_split(order, max(1, len(order) // PART)):
            some = Offers.joined([choices[index].offered for index in part])
            policy.learn(known[part], some, some.first + chosen[part], likely[part], won[part], gain[part])


class Room:
    """Tables side by side, and for each seat of each match what it has chosen so far."""

    def __init__(self, envs: ManyTables, seed: int) -> None:
        self.envs = envs
        self.observation, self.info = envs.reset(seed=seed)
        self.stories: list[list[list[Choice]]] = [[[] for _ in range(SEATS)] for _ in range(envs.num_envs)]

    def go_on(self, policy: Policy) -> tuple[int, list[Choice]]:
        """A choice at every table; how many matches end by it, and what was chosen in them."""
        known, offers = self.observation["observation"], Offers.of(self.observation["action_mask"])
        seen = policy.see(known)
        places = policy.draw(seen, offers)
        chosen, worth = (places - offers.first).tolist(), (seen @ policy.weights["worth"]).tolist()
        for index, offered in enumerate(np.split(offers.action, offers.first[1:])):
            choice = Choice(known[index], offered, chosen[index], worth[index])
            self.stories[index][self.info["seat"][index]].append(choice)
        self.observation, _, over, _, self.info = self.envs.step(offers.action[places])
        ended: list[Choice] = []
        for index in over.nonzero()[0].tolist():
            for seat, story in enumerate(self.stories[index]):
                ended += judged(story, float(self.info["rewards"][index, seat]))
            self.stories[index] = [[] for _ in range(SEATS)]
        return int(over.sum()), ended


def train(policy: Policy, rooms: list[Room], seconds: float) -> int:
    """Play for a time, and learn; how many matches ended."""
    until, matches = time.monotonic() + seconds, 0
    choices: list[Choice] = []
    while time.monotonic() < until:
        for room in rooms:
            count, ended = room.go_on(policy)
            matches += count
            choices += ended
        if len(choices) >= BATCH:
            correct(policy, choices)
            choices = []
    return matches


def victories(policy: Policy, game: str, bot: str, matches: int, seed: int) -> float:
    """The share of matches against a bot that are won, as many from each seat; a shared victory counts half."""
    results: list[float] = []
    for seat in range(SEATS):
        envs = vector_env(game, matches // SEATS, players=SEATS, seat=seat, opponents=bot)
        observation, _ = envs.reset(seed=seed + seat)
        first = np.full(envs.num_envs, np.nan)  # how the first match of each table ended
        while np.isnan(first).any():
            offers = Offers.of(observation["action_mask"])
            places = policy.draw(policy.see(observation["observation"]), offers, SHARPLY)
            observation, rewards, over, _, _ = envs.step(offers.action[places])
            first = np.where(over & np.isnan(first), rewards, first)
        results += first.tolist()
    return float(np.mean(results)) / 2 + 0.5


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn a game for two by playing it.")
    parser.add_argument("game", help="connect_four, or any game for two that is installed")
    parser.add_argument("--minutes", type=int, default=8)
    parser.add_argument("--against", default="random", help="the bot it is measured against")
    parser.add_argument("--matches", type=int, default=400, help="how many it is measured by")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    register(CONNECT_FOUR)
    alone = vector_env(given.game, SIDE_BY_SIDE // 2, players=SEATS)
    rooms = [Room(alone, given.seed)]
    for seat in range(SEATS):
        against = vector_env(given.game, SIDE_BY_SIDE // 4, players=SEATS, seat=seat, opponents=given.against)
        rooms.append(Room(against, given.seed + 1 + seat))
    policy = Policy(alone.rules.layout.size, len(alone.rules.actions), given.seed)
    print(f"before: {victories(policy, given.game, given.against, given.matches, 1):.0%} against {given.against}")
    for minute in range(1, given.minutes + 1):
        matches = train(policy, rooms, 60)
        won = victories(policy, given.game, given.against, given.matches, 1)
        print(f"after {minute} min: {won:.0%} against {given.against}, {matches:,} matches played", flush=True)


if __name__ == "__main__":
    main()
