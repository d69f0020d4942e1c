"""The words that no content pack changes, and the grammar of the option keys."""

from __future__ import annotations

from veillee.core.content import Name

# For each kind of option, the roles of the parts of its key: `drop:d`.
GRAMMAR: dict[str, tuple[str, ...]] = {"drop": ("column",)}

SEAT_IDS = ("yellow", "red")
SEAT_NAMES = (Name("Jaune", "Yellow"), Name("Rouge", "Red"))
COLUMN_IDS = "abcdefghi"
