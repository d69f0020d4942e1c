"""The bot that looks one choice ahead and takes what the game's evaluation likes best.

Where its own turn goes on after the choice (a disk is placed, the destination is asked), it looks one
choice further, as long as that stays cheap. What chance brings is sampled a few times.
"""

from __future__ import annotations

from veillee.bots.judgement import Judge
from veillee.core.chance import seeded
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.core.step import Option
from veillee.core.table import Table

SAMPLES = 3  # how often chance is tried where a choice reveals something
EFFORT = 100  # how many tables may be judged beyond the first choice


class GreedyBot:
    """Chooses what looks best at once. Its choices depend only on its seed and on what its seat sees."""

    def __init__(self, seed: object) -> None:
        self.seed = seed

    @classmethod
    def make(cls, parameters: str, seed: object) -> GreedyBot:
        if parameters:
            raise SetupError(f"the bot greedy takes no parameters, but was given {parameters!r}")
        return cls(seed)

    def choose(self, match: Match, seat: int) -> str:
        judge = Judge(match.spec, len(match.setup.seats))
        streams = [seeded("greedy-bot", self.seed, seat, match.number, sample) for sample in range(SAMPLES)]
        values = look_ahead(judge, match.table, seat, streams)
        return match.table.options[values.index(max(values))].key


def after(table: Table, option: Option, stream: int) -> Table:
    """The table after a choice, on a copy whose chance comes from a stream of its own."""
    copy = table.fork()
    copy.chance = stream
    copy.revealed = False
    copy.choose(option)
    return copy


def look_ahead(judge: Judge, table: Table, seat: int, streams: list[int], effort: int = EFFORT) -> list[float]:
    """For each option by how much the seat will be ahead, as far as one can see."""
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
    return table.asking is not None and table.asking.seat == seat


def settled(judge: Judge, table: Table, seat: int) -> float:
    """The value of a table where the seat itself may go on: that of its best next choice, if it is asked."""
    value = judge.margin(table, seat)
    if asks(table, seat):
        for option in table.options:
            value = max(value, judge.margin(after(table, option, table.chance), seat))
    return value
