"""Watches in given situations."""

from __future__ import annotations

from typing import Any

from examples.night_watch import GAME
from examples.night_watch.steps.hour import EndOfHour

from veillee.core.match import Match
from veillee.testing import Scenario, laid_out


class Night(Scenario):
    """A watch of these keepers, in this order."""

    def __init__(self, *keepers: str, chapter: str = "hut", leader: str = "nobody", **start: Any) -> None:
        settings = {"chapter": chapter, "leader": leader}
        super().__init__(laid_out(GAME, players=len(keepers), roles=keepers, settings=settings, **start))

    def end_of_hour(self, hour: int) -> Match:
        """The end of the first hour, the second, …"""
        self.table.hour = hour - 1
        return self.start(EndOfHour())


def answer(match: Match, **keys: str) -> None:
    """Answers of keepers to a round, in any order: `answer(match, scout="gather:far", cook="gather:near")`."""
    for keeper, key in keys.items():
        seat = match.lexicon.value("seat", keeper)
        match.play(key, seat=seat)
