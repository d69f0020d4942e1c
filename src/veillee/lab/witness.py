"""A bot that plays many matches cheaply and says now and then what a hint would: for measuring how honest hints are.

A curve needs few words of each match, but many matches. So most choices are made by a search with a small budget, and
at some that chance picks out a search with a hint's budget says how good the chance is, and chooses.
"""

from __future__ import annotations

from veillee.bots.search import Budget, SearchBot
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.lab.errors import PlanError

PLACE = "veillee.lab.witness:Witness"
PARTS = 3


class Witness:
    """`Witness:50:300:12` searches 50 times, and once in twelve choices 300 times: then it has a `hope` to say."""

    def __init__(self, usual: Budget, heard: Budget, every: int, seed: object) -> None:
        self.seed = seed
        self.every = every
        self.usual = SearchBot(usual, seed)
        self.heard = SearchBot(heard, seed)
        self.hope: float | None = None

    @classmethod
    def make(cls, parameters: str, seed: object) -> Witness:
        parts = parameters.split(":")
        if len(parts) != PARTS or not parts[-1].isdecimal() or int(parts[-1]) < 1:
            raise PlanError("error-witness", given=parameters)
        return cls(Budget.parse(parts[0]), Budget.parse(parts[1]), int(parts[2]), seed)

    def choose(self, match: Match, seat: int) -> str:
        is_heard = Chance("witness", self.seed, seat, match.number).below(self.every) == 0
        bot = self.heard if is_heard else self.usual
        key = bot.choose(match, seat)
        self.hope = bot.hope if is_heard else None
        return key
