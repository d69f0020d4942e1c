"""The engine: knows no game."""

from __future__ import annotations


def compiled() -> bool:
    """Whether the hot code runs compiled (`make fast`) or as plain Python; it plays the same."""
    from veillee.core import table

    return not str(table.__file__).endswith(".py")
