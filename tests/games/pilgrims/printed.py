"""What is printed on the pieces, typed by hand from chapter 3 of the specification.

Tests compare the game with these tables, never with the content files of the game.
"""

from __future__ import annotations

from typing import NamedTuple

COLORS = {"S": "strength", "C": "communication", "I": "intuition", "T": "trade"}


def color_of(number: str) -> str:
    """The colour of an Object: O01 to O20 are strength, and so on (3.5)."""
    place = int(number[1:])
    return "strength" if place <= 20 else "communication" if place <= 40 else "intuition" if place <= 60 else "trade"


class Character(NamedTuple):
    """A Companion (3.6) or a Traveller tile (3.4)."""

    number: str
    bears: str
    activation: str
    move: str = ""
    beside: str = ""  # printed beside the diagram: it belongs to the move
    others: tuple[str, ...] = ()


COMPANIONS = (
    Character("C01", "vagabond", "tool", "near", others=("gain_clover",)),
    Character("C02", "vagabond", "artefact", "orth1", others=("take_adjacent intuition",)),
    Character("C03", "vagabond", "weapon tool", "jump2", beside="on_corner draw_object"),
    Character("C04", "vagabond", "instrument", "diag1", others=("reserve",)),
    Character("C05", "vagabond", "tool", "orth2", beside="take_crossed"),
    Character("C06", "vagabond", "instrument", "orth1", others=("recruit",)),
    Character("C07", "vagabond", "artefact instrument", others=("draw_two", "play instrument gain_clover")),
    Character("C08", "vagabond", "weapon", "leap", others=("pay draw_object",)),
    Character("C09", "brave", "weapon", "leap", beside="on_pawn draw_object"),
    Character("C10", "brave", "weapon tool", "orth1", others=("take strength",)),
    Character("C11", "brave", "weapon", "near", others=("take_adjacent strength",)),
    Character("C12", "brave", "weapon", "line12", others=("gain_clover",)),
    Character("C13", "brave", "instrument", "orth1", others=("extra_activation",)),
    Character("C14", "brave", "artefact", "diag2", others=("take communication",)),
    Character("C15", "brave", "tool", "orth1", others=("play strength draw_object",)),
    Character("C16", "brave", "instrument", "diag1", others=("recruit",)),
    Character("C17", "beast", "weapon", "near", others=("pay take strength",)),
    Character("C18", "beast", "artefact", "diag1", others=("take intuition",)),
    Character("C19", "beast", "artefact", others=("draw_two", "pay draw_object")),
    Character("C20", "beast", "instrument", "fly", others=("gain_clover",)),
    Character("C21", "beast", "artefact instrument", "leap", beside="swap", others=("gain_clover",)),
    Character("C22", "beast", "weapon", "line23", beside="take_crossed"),
    Character("C23", "beast", "instrument tool", "jump2", beside="on_pawn gain_clover"),
    Character("C24", "beast", "tool", "orth1", others=("draw_two",)),
    Character("C25", "rascal", "artefact tool", "line23"),
    Character("C26", "rascal", "weapon", "near", beside="on_pawn draw_object"),
    Character("C27", "rascal", "artefact", "diag1", others=("pay extra_activation",)),
    Character("C28", "rascal", "artefact", others=("take communication", "reserve")),
    Character("C29", "rascal", "tool", others=("draw_two", "play communication extra_activation")),
    Character("C30", "rascal", "tool", "line12", beside="take_crossed"),
    Character("C31", "rascal", "instrument", "diag1", others=("extra_activation",)),
    Character("C32", "rascal", "artefact instrument", "orth1", others=("pay take trade",)),
    Character("C33", "vagabond brave", "instrument", "orth1", others=("take_adjacent communication",)),
    Character("C34", "beast rascal", "tool", "leap", others=("gain_clover",)),
    Character("C35", "vagabond beast", "weapon", "line12"),
    Character("C36", "vagabond rascal", "instrument", "near", beside="swap"),
    Character("C37", "brave beast", "artefact", "gallop"),
    Character("C38", "brave rascal", "weapon", "orth2", beside="on_pawn gain_clover"),
    Character("C39", "vagabond brave", "tool", "roam"),
    Character("C40", "beast rascal", "weapon artefact", "diag1", beside="on_corner gain_clover"),
)

TRAVELLERS = (
    Character("red A", "", "artefact tool", "orth1", others=("reserve",)),
    Character("blue A", "", "artefact tool", "orth1", others=("reserve",)),
    Character("green A", "", "artefact tool", "orth1", others=("reserve",)),
    Character("yellow A", "", "artefact tool", "orth1", others=("reserve",)),
    Character("red B", "", "weapon instrument", "line12", others=("reserve",)),
    Character("blue B", "", "instrument tool", "dline12", others=("reserve",)),
    Character("green B", "", "artefact tool", "near", beside="on_corner gain_clover", others=("reserve",)),
    Character("yellow B", "", "weapon artefact", "leap", beside="swap", others=("reserve",)),
)

# Where the shapes lead from the centre and from a corner (3.2).
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
    """An Adventure card (3.7); "?" is any Companion."""

    needs: str
    retire: int
    cost: str
    points: int
    clovers: int = 0
    upgrades: tuple[str, ...] = ()


ADVENTURES = {
    "I-01": Adventure("vagabond", 0, "CCI", 2, upgrades=("using foot gain_clover", "using foot extend")),
    "I-02": Adventure("?", 0, "SSI", 2, upgrades=("using horse gain_clover", "using horse swap")),
    "I-03": Adventure("?", 0, "SCCI", 3, 2),
    "I-04": Adventure("rascal", 0, "SII", 2, upgrades=("using boat take_crossed",)),
    "I-05": Adventure("vagabond", 0, "CII", 2, upgrades=("using balloon extend", "using balloon gain_clover")),
    "I-06": Adventure("brave", 0, "SSS", 1, upgrades=("reduce strength",)),
    "I-07": Adventure("rascal", 0, "CCC", 1, upgrades=("reduce communication",)),
    "I-08": Adventure("beast", 0, "III", 1, upgrades=("reduce intuition",)),
    "I-09": Adventure("rascal", 0, "SSCC", 3, upgrades=("on_pawn gain_clover",)),
    "I-10": Adventure("beast", 1, "SSII", 3, 2),
    "I-11": Adventure("rascal ?", 1, "CCCI", 3, 3),
    "I-12": Adventure("brave ?", 1, "SCII", 4, upgrades=("reserve_slot",)),
    "I-13": Adventure("vagabond", 0, "SCI", 2, 1, upgrades=("companion_slot",)),
    "I-14": Adventure("vagabond ?", 0, "SCCI", 4, upgrades=("play communication gain_clover",)),
    "I-15": Adventure("beast", 0, "CIII", 3, upgrades=("play intuition gain_clover",)),
    "I-16": Adventure("brave", 1, "SSSC", 4, upgrades=("play weapon draw_two",)),
    "I-17": Adventure("vagabond", 0, "SSI", 2, upgrades=("on_corner draw_object",)),
    "I-18": Adventure("? ?", 1, "CII", 3, 1),
    "I-19": Adventure("? ?", 0, "SSCI", 3, upgrades=("complete gain_clover",)),
    "II-01": Adventure("beast vagabond", 1, "CCIII", 6, upgrades=("reduce any",)),
    "II-02": Adventure("brave brave ?", 2, "SSSSII", 9),
    "II-03": Adventure("rascal rascal", 1, "CCCIT", 8, 2),
    "II-04": Adventure("beast beast ?", 1, "CCIII", 6, upgrades=("complete draw_object",)),
    "II-05": Adventure("rascal ?", 1, "SSSII", 6, upgrades=("using boat extend", "using boat draw_object")),
    "II-06": Adventure("brave beast", 0, "SSCII", 6, upgrades=("using horse extend", "using horse pay draw_object")),
    "II-07": Adventure("vagabond ?", 1, "CCCII", 6, 1, upgrades=("using balloon draw_two",)),
    "II-08": Adventure("beast vagabond", 0, "SSSCI", 6, upgrades=("using foot extend", "using foot take_crossed")),
    "II-09": Adventure("rascal brave", 1, "SSCIT", 7, 2),
    "II-10": Adventure("vagabond ?", 1, "CCCCI", 6, upgrades=("reduce communication", "reserve_slot")),
    "II-11": Adventure("? ? ?", 0, "SCCI", 5, upgrades=("companion_slot", "reduce any")),
    "II-12": Adventure("brave brave", 1, "SSSSC", 6, upgrades=("reduce strength", "play weapon gain_clover")),
    "II-13": Adventure("beast ?", 1, "SIIII", 6, upgrades=("reduce intuition", "play artefact gain_clover")),
    "II-14": Adventure("vagabond beast ?", 1, "CCCII", 6, upgrades=("play instrument extra_activation",)),
    "II-15": Adventure("brave rascal", 1, "SSSCC", 6, upgrades=("play tool draw_object",)),
    "II-16": Adventure("rascal brave ?", 2, "SSCCII", 10, 1),
    "II-17": Adventure("? ? ?", 3, "SSCCI", 8),
}

# The Public Quests (3.8): cost and Clovers.
QUESTS = {
    "Q1a": ("CCI", 0),
    "Q1b": ("SSC", 0),
    "Q1c": ("SII", 0),
    "Q1d": ("SCI", 0),
    "Q2a": ("CCI", 0),
    "Q2b": ("SSI", 0),
    "Q2c": ("SCC", 0),
    "Q2d": ("SII", 0),
    "Q3": ("CII", 1),
    "Q4": ("SCC", 1),
    "Q5": ("SCI", 0),
    "Q6": ("SSI", 1),
}


class Solo(NamedTuple):
    """A Solo card (3.10); cells are (columns to the right, rows downwards)."""

    reward: str
    cells: tuple[tuple[int, int], ...]
    arrow: str


SOLO = {
    "SA1": Solo("object", ((0, -1), (1, 0), (0, 1), (-1, 0)), "right"),
    "SA2": Solo("clover", ((1, 1), (-1, -1), (-1, 1), (1, -1)), "right"),
    "SA3": Solo("clover", ((-2, 0), (2, 0), (0, 2), (0, -2)), "left"),
    "SB1": Solo("object", ((1, 0), (-1, 0), (0, 1), (0, -1)), "right"),
    "SB2": Solo("clover", ((1, -2), (-1, 2), (2, 1), (-2, -1), (1, 2), (-1, -2)), "right"),
    "SB3": Solo("clover", ((-1, -1), (1, 1), (1, -1), (-1, 1)), "left"),
    "SC1": Solo("object", ((0, 2), (0, -2), (2, 0), (-2, 0)), "left"),
    "SC2": Solo("object", ((-1, 1), (1, -1), (1, 1), (-1, -1)), "left"),
    "SC3": Solo("clover", ((2, 1), (-2, -1), (1, 2), (-1, -2), (-2, 1), (2, -1)), "left"),
    "SD1": Solo("object", ((-2, -2), (2, 2), (2, -2), (-2, 2)), "left"),
    "SD2": Solo("object", ((1, 2), (-1, -2), (-2, 1), (2, -1), (-1, 2), (1, -2)), "left"),
    "SD3": Solo("object", ((-1, 0), (1, 0), (0, -1), (0, 1)), "left"),
}
LEVEL_OF_SET = {"A": "easy", "B": "easy", "C": "extreme", "D": "extreme"}

CAMPFIRES = {"D1", "B2", "A3", "E3", "D4", "B5"}
ALL_CELLS = [f"{column}{row}" for row in range(1, 6) for column in "ABCDE"]


def neighbour(cell: str, right: int, down: int) -> str:
    """The cell so many columns and rows away, or an empty string off the map."""
    column, row = "ABCDE".index(cell[0]) + right, int(cell[1]) + down
    return f"{'ABCDE'[column]}{row}" if 0 <= column < 5 and 1 <= row <= 5 else ""
