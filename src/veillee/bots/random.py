"""The bot that takes any option, each as likely: a sparring partner for tests and for a quick table."""

from __future__ import annotations

from veillee.bots.blind import Blind
from veillee.bots.errors import BotError
from veillee.core.chance import BETWEEN, Seeds, below


class RandomBot(Blind):
    """Chooses at random. What it chooses depends only on its seed and on the number of the decision,

    so that a match which was interrupted goes on exactly as it would have.
    """

    def __init__(self, seed: object) -> None:
        self.seed = seed
        self._seeds = Seeds("random-bot", seed)

    @classmethod
    def make(cls, parameters: str, seed: object) -> RandomBot:
        if parameters:
            raise BotError("error-no-parameters", bot="random", given=parameters)
        return cls(seed)

    def pick(self, options: int, seat: int, number: int) -> int:
        return below(self._seeds.state(f"{seat}{BETWEEN}{number}"), options)
