"""The bot that looks one choice ahead and takes what the game's evaluation likes best.

Where its own turn goes on after the choice (a disk is placed, the destination is asked), it looks one
choice further, as long as that stays cheap. What chance brings is sampled a few times, and so is what others
answer in a round. Behind an unforeseen question it does not look: there it follows the step's leaning.
"""

from __future__ import annotations

from typing import Any

from veillee.bots.errors import BotError
from veillee.bots.judgement import Judge
from veillee.core.chance import Chance, seeded
from veillee.core.match import Match
from veillee.core.step import Ask, Option
from veillee.core.table import Table
from veillee.core.together import Answer

SAMPLES = 3  # how often chance is tried where a choice reveals something
EFFORT = 100  # how many tables may be judged beyond the first choice


class GreedyBot:
    """Chooses what looks best at once. Its choices depend only on its seed and on what its seat sees."""

    def __init__(self, seed: object) -> None:
        self.seed = seed

    @classmethod
    def make(cls, parameters: str, seed: object) -> GreedyBot:
        if parameters:
            raise BotError("error-no-parameters", bot="greedy", given=parameters)
        return cls(seed)

    def choose(self, match: Match, seat: int) -> str:
        asking = match.table.asking
        assert asking is not None, "nobody is asked: the match is over"
        if asking.is_unforeseen():
            return followed(match.table, Chance("leaning", self.seed, seat, match.number)).key
        judge = Judge(match.spec, len(match.setup.seats))
        streams = [seeded("greedy-bot", self.seed, seat, match.number, sample) for sample in range(SAMPLES)]
        values = look_ahead(judge, match.table, seat, streams)
        return match.table.options[values.index(max(values))].key


def followed(table: Table, chance: Chance) -> Option:
    """What an unforeseen question leans to; the bot's own chance decides among equals."""
    asking = table.asking
    assert asking is not None
    leanings = [asking.leaning(table, option) for option in table.options]
    best = max(leanings)
    liked = [option for option, leaning in zip(table.options, leanings, strict=True) if leaning == best]
    return liked[chance.below(len(liked))]


def still_asked(table: Table) -> int:
    """How many others a round waits for beside the seat that is asked now."""
    if not table.answers:
        return 0
    asking = table.asking
    assert asking is not None
    return len(asking.waits_for(table)) - 1


def is_sealed(asking: Ask[Any] | None) -> bool:
    return isinstance(asking, Answer) and asking.round.sealed


def strangers(table: Table, together: bool) -> int:
    """How many of them answer as nobody knows: not those who want the same, unless answers are sealed."""
    return 0 if together and not is_sealed(table.asking) else still_asked(table)


def settle(table: Table, others: int) -> None:
    """So many others answer a round, at random: an answer has no effect that could be judged before all have."""
    for _ in range(others):
        table.choose(table.options[table.below(len(table.options))])


def choose(table: Table, option: Option, *, apart: bool = True) -> None:
    """Answer the present question, and play on to the next or until a turn is over.

    What an automated opponent does then is told apart: it is played as well, unless somebody wants to stop before it.
    """
    asking = table.asking
    assert asking is not None
    table.asking = None
    table.options = []
    asking.resolve(table, option)
    stack = table.stack
    while stack:
        step = stack[-1]
        if step.between_turns or (not apart and step.told_apart and not step.amid):
            return
        stack.pop()
        if step.enter(table):
            return


def after(table: Table, option: Option, stream: int, *, apart: bool = True, together: bool = False) -> Table:
    """The table after a choice, on a copy whose chance comes from a stream of its own.

    A round has settled there, unless those who have still to answer it want the same.
    """
    copy = table.fork()
    copy.chance = stream
    copy.revealed = False
    others = strangers(copy, together)
    choose(copy, option, apart=apart)
    if others:
        settle(copy, others)
        copy.revealed = True
    return copy


def look_ahead(judge: Judge, table: Table, seat: int, streams: list[int], effort: int = EFFORT) -> list[float]:
    """For each option how good it is for the seat, as far as one can see."""
    options = table.options
    reached: list[list[Table]] = []
    values: list[float] = []
    for option in options:
        tables = [after(table, option, streams[0])]
        if tables[0].revealed:
            tables += [after(table, option, stream) for stream in streams[1:]]
        reached.append(tables)
        values.append(sum(judge.margin(found, seat) for found in tables) / len(tables))
    for index in sorted(range(len(options)), key=values.__getitem__, reverse=True):
        tables = reached[index]
        effort -= sum(len(found.options) for found in tables if asks(found, seat))
        if effort < 0:
            break
        values[index] = sum(settled(judge, found, seat) for found in tables) / len(tables)
    return values


def asks(table: Table, seat: int) -> bool:
    asking = table.asking
    return asking is not None and asking.seat == seat and not asking.is_unforeseen()


def settled(judge: Judge, table: Table, seat: int) -> float:
    """The value of a table where the seat itself may go on: that of its best next choice, if it is asked."""
    value = judge.margin(table, seat)
    if asks(table, seat):
        for option in table.options:
            value = max(value, judge.margin(after(table, option, table.chance), seat))
    return value
