"""Matches of a run that are worth a look: those at the ends of what was measured, with their records."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from veillee.lab.gather import Gathered, Way
from veillee.lab.journal import Run
from veillee.lab.playing import played_again

FOLDER = "examples"
MEASURES = ("most", "fewest", "longest", "shortest")


@dataclass(frozen=True)
class Example:
    """A match at the end of a measure."""

    measure: str
    way: Way
    number: int
    value: int

    @property
    def file(self) -> str:
        """Its record, as the report's folder has it."""
        return f"{FOLDER}/{self.number}.veillee"


def examples(found: Gathered) -> list[Example]:
    """The matches at the ends of points and of length, over all ways to play; chapters have no record of their own."""
    cells = [cell for cell in found.cells if not cell.way.chapter]
    told: list[Example] = []
    for measure in MEASURES:
        ends = [(cell.ends[measure], cell) for cell in cells if measure in cell.ends]
        if ends:
            (value, number), cell = (max if measure in ("most", "longest") else min)(ends, key=lambda pair: pair[0])
            told.append(Example(measure, cell.way, number, value))
    return told


def write_examples(run: Run, wanted: Iterable[Example]) -> list[Path]:
    """Play these matches again and write their records down, where that was not done yet."""
    written: list[Path] = []
    for one in wanted:
        path = run.folder / one.file
        if not path.is_file():
            path.parent.mkdir(exist_ok=True)
            path.write_text(played_again(run.plan, one.number).record(), "utf-8")
        written.append(path)
    return written
