"""What was found and what was expected, as messages of Merchants Cove in both languages."""

from __future__ import annotations

from veillee.core.text import Phrase

HOME = __name__.rpartition(".")[0]


def says(message: str, /, **details: object) -> Phrase:
    return Phrase(message, details, HOME)
