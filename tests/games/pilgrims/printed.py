"""What is printed on the pieces, in the words of the tests."""

from __future__ import annotations

import re
from typing import NamedTuple

from tests.printed import Row, tables

PRINTED = tables("pilgrims")
PRIORITY = "Numbered cells in priority order (dx, dy)"
COLORS = {"S": "strength", "C": "communication", "I": "intuition", "T": "trade"}


def color_of(number: str) -> str:
    """The colour of an Object: O01 to O20 are strength, and so on."""
    place = int(number[1:])
    return "strength" if place <= 20 else "communication" if place <= 40 else "intuition" if place <= 60 else "trade"


class Character(NamedTuple):
    """A Companion or a Traveller tile."""

    number: str
    bears: str
    activation: str
    move: str = ""
    beside: str = ""  # printed beside the diagram: it belongs to the move
    others: tuple[str, ...] = ()


SHORT = {  # words of the tables that the tests say shorter
    "take_color": "take",
    "take_adjacent_color": "take_adjacent",
    "draw_two_keep_one": "draw_two",
    "swap_objects": "swap",
    "reduce_cost": "reduce",
    "pay_clover": "pay",
    "play_color": "play",
    "play_symbol": "play",
    "complete_adventure": "complete",
}


def said(text: str) -> tuple[str, ...]:
    """Abilities or upgrades, each in words: `using(foot) → swap_objects` is `using foot swap`."""
    found: list[str] = []
    for part in [] if text == "—" else re.split(r" \+ |; ", text):
        conditions, _, effects = part.rpartition(" → ")
        for effect in effects.split(", "):
            words = f"{conditions} {effect}".replace(" and ", " ").replace("(", " ").replace(")", "").split()
            found.append(" ".join(SHORT.get(word, word) for word in words))
    return tuple(found)


def character(number: str, row: Row) -> Character:
    move, beside = "", ""
    others: list[str] = []
    for part in row["Abilities"].split(" + "):
        effect, _, attached = part.partition(" with ")
        if effect.startswith("move("):
            move, beside = effect[5:-1], " ".join(said(attached or "—"))
        else:
            others += said(part)
    bears = row.get("Companion symbols", "").replace(",", "")
    return Character(number, bears, row["Activation symbols"].replace(",", ""), move, beside, tuple(others))


COMPANIONS = tuple(character(row["Id"], row) for row in PRINTED["Companions"])
TRAVELLERS = tuple(character(f"{row['Colour']} {row['Side']}", row) for row in PRINTED["Travellers"])

# Where the shapes lead from the centre and from a corner.
FROM_C3 = {
    "orth1": "C2 B3 D3 C4",
    "diag1": "B2 D2 B4 D4",
    "near": "B2 C2 D2 B3 D3 B4 C4 D4",
    "orth2": "C1 A3 E3 C5",
    "diag2": "A1 E1 A5 E5",
    "leap": "B1 D1 A2 E2 A4 E4 B5 D5",
    "line12": "C1 C2 A3 B3 D3 E3 C4 C5",
    "dline12": "A1 E1 B2 D2 B4 D4 A5 E5",
    "line23": "C1 A3 E3 C5",
    "jump2": "A1 C1 E1 A3 E3 A5 C5 E5",
    "fly": "A1 E1 A5 E5",
    "gallop": "B1 D1 A2 E2 A4 E4 B5 D5",
    "roam": "C2 B3 D3 C4 B1 D1 A2 E2 A4 E4 B5 D5",
}
FROM_A1 = {
    "orth1": "B1 A2",
    "diag1": "B2",
    "near": "B1 A2 B2",
    "orth2": "C1 A3",
    "diag2": "C3",
    "leap": "C2 B3",
    "line12": "B1 C1 A2 A3",
    "dline12": "B2 C3",
    "line23": "C1 D1 A3 A4",
    "jump2": "C1 A3 C3",
    "fly": "D1 A4 C3",
    "gallop": "C2 B3 D1 A4",
    "roam": "B1 A2 C2 B3",
}


class Adventure(NamedTuple):
    """An Adventure card; "?" is any Companion."""

    needs: str
    retire: int
    cost: str
    points: int
    clovers: int = 0
    upgrades: tuple[str, ...] = ()


ADVENTURES = {
    row["Id"]: Adventure(
        row["Companions"].replace(",", ""),
        int(row["Retire"]),
        row["Cost"].replace(" ", ""),
        int(row["VP"]),
        int(row["Clovers"]),
        said(row["Upgrade"]),
    )
    for level in ("I", "II")
    for row in PRINTED[f"Adventures of level {level}"]
}

# The Public Quests: cost and Clovers.
QUESTS = {row["Id"]: (row["Cost"].replace(" ", ""), int(row["Clover"])) for row in PRINTED["Quests"]}


class Solo(NamedTuple):
    """A Solo card; cells are (columns to the right, rows downwards)."""

    reward: str
    cells: tuple[tuple[int, int], ...]
    arrow: str


SOLO = {
    row["Id"]: Solo(
        row["Reward"],
        tuple((int(x), int(y)) for x, y in re.findall(r"\(([-+\d]+), ([-+\d]+)\)", row[PRIORITY])),
        row["Arrow"],
    )
    for row in PRINTED["Solo cards"]
}
LEVEL_OF_SET = {"A": "easy", "B": "easy", "C": "extreme", "D": "extreme"}

CAMPFIRES = {"D1", "B2", "A3", "E3", "D4", "B5"}
ALL_CELLS = [f"{column}{row}" for row in range(1, 6) for column in "ABCDE"]


def neighbour(cell: str, right: int, down: int) -> str:
    """The cell so many columns and rows away, or an empty string off the map."""
    column, row = "ABCDE".index(cell[0]) + right, int(cell[1]) + down
    return f"{'ABCDE'[column]}{row}" if 0 <= column < 5 and 1 <= row <= 5 else ""
