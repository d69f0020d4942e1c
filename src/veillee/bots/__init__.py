"""Players that choose by themselves.

A bot sees what its seat sees: whoever asks it hands it a copy of the match in which everything
that the seat cannot see was dealt again. `ask` is the one way to do so.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import TypeGuard

from veillee.bots.blind import Blind
from veillee.bots.errors import BotError
from veillee.bots.finding import BOTS, Bot
from veillee.bots.greedy import GreedyBot
from veillee.bots.planner import PlannerBot
from veillee.bots.random import RandomBot
from veillee.bots.search import SearchBot
from veillee.core.match import Match
from veillee.core.setup import HUMAN

BOTS.begin({"random": RandomBot.make, "greedy": GreedyBot.make, "planner": PlannerBot.make, "search": SearchBot.make})


def make_bot(name: str, seed: object) -> Bot:
    """The bot of this name, such as `greedy` or `search:500`. The same seed gives the same choices."""
    found = BOTS.called(name)
    if found is None:
        near = get_close_matches(name, [one for one in (*BOTS, HUMAN) if one != name], n=1)
        raise BotError("error-near-bot" if near else "error-no-bot", name=name, near=near[:1], known=list(BOTS))
    if name.endswith(":"):
        raise BotError("error-bot-colon", name=name)
    kind, parameters = found
    return BOTS[kind](parameters, seed)


def find_bot(place: str) -> str:
    """Make a bot known that is not installed, by its module and class, `my_bots:Patient`; that is its name then."""
    return BOTS.find(place)


def is_blind(bot: Bot) -> TypeGuard[Blind]:
    """Whether a bot looks at nothing: it needs only to be told how many options it has."""
    return isinstance(bot, Blind) and type(bot).choose is Blind.choose


def ask(bot: Bot, match: Match, seat: int, seed: object) -> str:
    """What the bot chooses; it learns nothing that its seat may not know."""
    if is_blind(bot):
        asking = match.table.asking
        assert asking is not None, "nobody is asked: the match is over"
        options = match.table.options if asking.seat == seat else asking.of(seat).options(match.table)
        return options[bot.pick(len(options), seat, match.number)].key
    return bot.choose(match.fork(for_seat=seat, chance=f"{seed}:{seat}:{match.number}"), seat)


__all__ = [
    "BOTS",
    "Blind",
    "Bot",
    "GreedyBot",
    "PlannerBot",
    "RandomBot",
    "SearchBot",
    "ask",
    "find_bot",
    "is_blind",
    "make_bot",
]
