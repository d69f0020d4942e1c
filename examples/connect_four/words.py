"""The words that no content pack changes."""

from __future__ import annotations

from veillee.core.content import Name

SEAT_IDS = ("yellow", "red")
SEAT_NAMES = (Name("Jaune", "Yellow"), Name("Rouge", "Red"))
COLUMN_IDS = "abcdefghi"
