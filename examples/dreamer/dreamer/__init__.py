"""A bot that dreams of how a match may go on: a few times behind every option, at random, for some choices."""

from __future__ import annotations

from random import Random

from veillee.bots.judgement import Judge
from veillee.core.match import Match

LENGTH = 6  # choices that a dream goes on for


class Dreamer:
    """Takes the option whose dreams end best; `dreamer:5` dreams five times of each."""

    def __init__(self, dreams: int, seed: object) -> None:
        self.dreams = dreams
        self.seed = seed

    @classmethod
    def make(cls, parameters: str, seed: object) -> Dreamer:
        """From what stands behind the name, and a seed: the same seed makes the same choices."""
        if parameters and not (parameters.isdigit() and 1 <= int(parameters) <= 99):
            raise ValueError(f"found {parameters!r}; expected how many dreams, from 1 to 99")
        return cls(int(parameters or 3), seed)

    def choose(self, match: Match, seat: int) -> str:
        """`match` is a copy in which everything that the seat cannot see was dealt again: play on in it as you like."""
        judge = Judge(match.spec, len(match.setup.seats))
        chance = Random(f"{self.seed} {seat} {match.number}")
        best, liked = -1.0, match.legal_keys[0]
        for key in match.legal_keys:
            worth = sum(self.dream(match, key, seat, judge, chance) for _ in range(self.dreams))
            if worth > best:
                best, liked = worth, key
        return liked

    def dream(self, match: Match, key: str, seat: int, judge: Judge, chance: Random) -> float:
        copy = match.fork(for_seat=seat, chance=chance.random())
        copy.play(key)
        for _ in range(LENGTH):
            if copy.decision is None:
                break
            copy.play(chance.choice(copy.legal_keys))
        return judge.worth(copy.table)[seat]
