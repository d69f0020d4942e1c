"""What is printed in a game's box: the tables of `printed.md`, beside the tests of the game.

They were typed from the rulebooks and from the sheets of house content. Tests compare the game with
them, never with its content files.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

Row = dict[str, str]


@cache
def tables(game: str) -> dict[str, list[Row]]:
    """All tables by their heading, each as rows by column."""
    found: dict[str, list[Row]] = {}
    columns: list[str] = []
    for line in Path(__file__).with_name("games").joinpath(game, "printed.md").read_text("utf-8").splitlines():
        if line.startswith("## "):
            rows = found.setdefault(line.removeprefix("## "), [])
            columns = []
        elif line.startswith("|"):
            cells = [cell.strip() for cell in line.strip("|").split("|")]
            if not columns:
                columns = cells
            elif set(line) != {"|", "-"}:
                rows.append(dict(zip(columns, cells, strict=True)))
    return found
