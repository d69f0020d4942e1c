"""The specification of a game's rules, where it lies beside the repository: its tables and its rules."""

from __future__ import annotations

import re
from functools import cached_property
from pathlib import Path

import pytest

FOLDER = Path(__file__).resolve().parents[2] / "shared" / "rules"


class Specification:
    def __init__(self, game: str) -> None:
        self.path = FOLDER / f"{game}.md"
        missing = f"the specification is not beside the repository: {self.path}"
        self.needed = pytest.mark.skipif(not self.path.exists(), reason=missing)

    @cached_property
    def text(self) -> str:
        return self.path.read_text("utf-8")

    @property
    def rules(self) -> list[str]:
        """The numbers of all rules, as they come."""
        return re.findall(r"^- \*\*([A-Z]+-\d{3})\*\*", self.text, re.MULTILINE)

    def table(self, heading: str, which: int = 0) -> list[dict[str, str]]:
        """A table below a heading, as rows by column."""
        columns, *rows = self.cells(heading, which)
        return [dict(zip(columns, row, strict=True)) for row in rows]

    def rows(self, heading: str, which: int = 0) -> list[list[str]]:
        """A table below a heading, without its head."""
        return self.cells(heading, which)[1:]

    def cells(self, heading: str, which: int) -> list[list[str]]:
        """What stands in a table, its head first."""
        lines = self.text.splitlines()
        start = next(n for n, line in enumerate(lines) if line.startswith("#") and heading in line)
        tables: list[list[list[str]]] = []
        inside = False
        for line in lines[start + 1 :]:
            if line.startswith("#"):
                break
            if line.startswith("|"):
                if not inside:
                    tables.append([])
                tables[-1].append([part.strip() for part in line.strip().strip("|").split("|")])
            inside = line.startswith("|")
        head, _, *rows = tables[which]
        return [head, *rows]
