"""Finding rules as people write their numbers."""

from __future__ import annotations

from veillee.core.rulebook import Rule, Rulebook


def numbered(book: Rulebook, wanted: str) -> Rule | None:
    """The rule of this number; `41` and `pil-41` mean PIL-041 too."""
    prefix, _, last = wanted.upper().rpartition("-")
    for rule in book.rule:
        own_prefix, _, own = rule.number.rpartition("-")
        if last.isdigit() and own.isdigit() and int(own) == int(last) and prefix in ("", own_prefix):
            return rule
    return None
