"""A worker of a run: reads numbers of games, plays them, writes them down: `python -m veillee.lab`.

It speaks in lines of JSON. The first line it reads is the plan; each further one is a list of numbers, which
it answers with a `Batch`. When nobody is left to read or write, it ends: a killed run leaves no workers.
"""

from __future__ import annotations

import os
import signal
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from time import perf_counter

import msgspec

from veillee.bots.crew import sweep_seldom
from veillee.bots.finding import know
from veillee.lab.plan import Plan
from veillee.lab.playing import Failed, play
from veillee.lab.rows import encode


class Failure(msgspec.Struct, frozen=True):
    """A match or a campaign that went wrong."""

    number: int
    problem: str
    record: str


class Batch(msgspec.Struct, frozen=True):
    """Matches or campaigns that a worker played: a line of the journal for each, and how long it took."""

    numbers: list[int]
    rows: list[str]
    seconds: list[float]
    failure: Failure | None = None


def play_batch(plan: Plan, numbers: Iterable[int]) -> Batch:
    """Play some games; the first that goes wrong ends the batch."""
    played: list[int] = []
    rows: list[str] = []
    seconds: list[float] = []
    for number in numbers:
        start = perf_counter()
        try:
            found = play(plan, number)
        except Failed as error:
            return Batch(played, rows, seconds, Failure(error.number, str(error), error.record))
        played.append(number)
        rows.append(encode(found).decode())
        seconds.append(perf_counter() - start)
    return Batch(played, rows, seconds)


Packs = Mapping[str, Mapping[str, str]]  # folder -> file -> text


def with_packs(plan: Plan, packs: Packs) -> Plan:
    """The plan with its packs in folders of this machine, for a worker that cannot see the sender's."""
    if not packs:
        return plan
    homes = {"": ""}
    for folder, texts in packs.items():
        home = Path(tempfile.mkdtemp(prefix="veillee-pack-"))
        for name, text in texts.items():
            (home / name).write_text(text, "utf-8")
        homes[folder] = str(home)
    cells = tuple(msgspec.structs.replace(cell, pack=homes[cell.pack]) for cell in plan.cells)
    return msgspec.structs.replace(plan, cells=cells)


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us decides when we stop
    sweep_seldom()
    know(sys.argv[1:])
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a bot prints must not stand between our answers
    asked = sys.stdin.buffer
    plan = msgspec.json.decode(asked.readline(), type=Plan)
    for line in asked:
        batch = play_batch(plan, msgspec.json.decode(line, type=list[int]))
        try:
            answers.write(msgspec.json.encode(batch) + b"\n")
            answers.flush()
        except BrokenPipeError:
            return
