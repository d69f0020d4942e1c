"""Players that choose by themselves.

A bot sees what its seat sees: whoever asks it hands it a copy of the match in which everything
that the seat cannot see was dealt again. `ask` is the one way to do so.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from veillee.bots.errors import BotError
from veillee.bots.greedy import GreedyBot
from veillee.bots.planner import PlannerBot
from veillee.bots.random import RandomBot
from veillee.bots.search import SearchBot
from veillee.core.match import Match


class Bot(Protocol):
    """Somebody who answers for a seat."""

    def choose(self, match: Match, seat: int) -> str:
        """The key of one of the legal options. `match` is a re-dealt copy that the bot may play on."""
        ...


# For each name, how to make the bot from its parameters (`search:500` has "500") and its seed.
BOTS: dict[str, Callable[[str, object], Bot]] = {
    "random": RandomBot.make,
    "greedy": GreedyBot.make,
    "planner": PlannerBot.make,
    "search": SearchBot.make,
}


def make_bot(name: str, seed: object) -> Bot:
    """The bot of this name, such as `greedy` or `search:500`. The same seed gives the same choices."""
    kind, _, parameters = name.partition(":")
    if kind not in BOTS:
        raise BotError("error-no-bot", name=name, known=list(BOTS))
    if name.endswith(":"):
        raise BotError("error-bot-colon", name=name)
    return BOTS[kind](parameters, seed)


def ask(bot: Bot, match: Match, seat: int, seed: object) -> str:
    """What the bot chooses; it learns nothing that its seat may not know."""
    return bot.choose(match.fork(for_seat=seat, chance=f"{seed}:{seat}:{match.number}"), seat)


__all__ = ["BOTS", "Bot", "GreedyBot", "PlannerBot", "RandomBot", "SearchBot", "ask", "make_bot"]
