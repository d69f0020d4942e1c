"""The bot that compares whole turns: what it plays first is how the best turn begins that it finds."""

from __future__ import annotations

import re

from veillee.bots.errors import BotError
from veillee.bots.greedy import followed, is_sealed
from veillee.bots.judgement import Judge
from veillee.bots.turns import Line, Turns
from veillee.core.chance import Chance, seeded
from veillee.core.match import Match

DEFAULT = "2"
WIDTH = re.compile("[1-9][0-9]?")
SAMPLES = 3  # how often chance is tried where a turn reveals something
VOTES = 8  # and what others may answer in secret, which is soon tried


class PlannerBot:
    """Compares turns, not choices. Its choices depend only on its seed and on what its seat sees.

    Of every beginning it follows the `width` best ways to go on. As long as its turn comes as it was thought out it is
    played so. Behind an unforeseen question nobody looks: there it follows the step's leaning.
    """

    def __init__(self, width: int, seed: object) -> None:
        self.width = width
        self.seed = seed
        self._plan: list[tuple[float, str]] = []  # what comes next, and what the table before it is worth

    @classmethod
    def make(cls, parameters: str, seed: object) -> PlannerBot:
        if parameters and not WIDTH.fullmatch(parameters):
            raise BotError("error-width", given=parameters)
        return cls(int(parameters or DEFAULT), seed)

    def choose(self, match: Match, seat: int) -> str:
        table = match.table
        asking = table.asking
        assert asking is not None, "nobody is asked: the match is over"
        if asking.is_unforeseen():
            return followed(table, Chance("leaning", self.seed, seat, match.number)).key
        judge = Judge(match.spec, len(match.setup.seats))
        if self._plan:
            worth, key = self._plan.pop(0)
            if worth == judge.margin(table, seat) and key in match.legal_keys:
                return key
        best = self.turn(match, seat, judge)
        self._plan = best.own[1:]
        return table.options[best.first].key

    def turn(self, match: Match, seat: int, judge: Judge) -> Line:
        """The best turn that begins at the present decision."""
        turns = Turns(judge, seat, self.width)
        asking = match.table.asking
        samples = VOTES if asking is not None and is_sealed(asking) else SAMPLES
        streams = [seeded("planner-bot", self.seed, seat, match.number, sample) for sample in range(samples)]
        found = turns.best(match.table, list(range(len(match.table.options))), streams[0])
        values = [line.value for line in found]
        uncertain = [place for place, line in enumerate(found) if line.revealed]
        if uncertain:
            for stream in streams[1:]:
                for line in turns.best(match.table, uncertain, stream):
                    values[line.first] += line.value
            for place in uncertain:
                values[place] /= samples
        return found[values.index(max(values))]
