"""The past of a match, and chance that is dictated instead of drawn."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from veillee.core.errors import IllegalMove
from veillee.core.spec import Box
from veillee.core.step import ChanceStep
from veillee.core.table import Dictation, Event, Table


class Played:
    """One choice that was made, with the table before it. Forks share what is past."""

    __slots__ = (
        "before",
        "dictated",
        "events",
        "key",
        "known",
        "number",
        "previous",
        "redeal",
        "revealed",
        "seat",
        "told",
    )

    def __init__(
        self,
        previous: Played | None,
        number: int,
        seat: int,
        key: str,
        before: Table | None,
        revealed: bool,
        events: list[Event],
        dictated: tuple[str, ...],
        redeal: str = "",
    ) -> None:
        self.previous = previous
        self.number = number
        self.seat = seat
        self.key = key
        self.before = before  # None in a loaded match until somebody needs it
        self.revealed = revealed
        self.events = events
        told = previous.told if previous is not None else 0
        self.told: int = told + len(events)  # events from the first choice up to here
        self.dictated = dictated
        self.redeal = redeal  # no choice, but the word with which hidden pieces were dealt again here
        self.known: dict[int, Played] = {}  # by seat, once asked: what it knows of this choice and all before

    def known_to(self, seat: int) -> Played:
        """The past up to here as a seat knows it: no tables, no choices of others, nothing drawn for others."""
        unknown: list[Played] = []
        node: Played | None = self
        while node is not None and seat not in node.known:
            unknown.append(node)
            node = node.previous
        known = node.known[seat] if node is not None else None
        for played in reversed(unknown):
            key = played.key if played.seat == seat else ""
            events = [event.known_to(seat) for event in played.events]
            known = Played(known, played.number, played.seat, key, None, played.revealed, events, ())
            played.known[seat] = known
        assert known is not None
        return known


class Prompter(Dictation):
    """Dictated outcomes by their keys; when none is left the table's generator goes on."""

    def __init__(self, box: Box[Any], keys: Iterable[str]) -> None:
        self.box = box
        self.waiting = list(keys)
        self.used: list[str] = []

    def outcome(self, table: Table, step: ChanceStep[Any]) -> int:
        if not self.waiting:
            return step.sample(table)
        key = self.waiting[0]
        lexicon = self.box.lexicon
        possible = {lexicon.id(step.role, outcome): outcome for outcome, _ in step.outcomes(table)}
        if key not in possible:
            shown = ", ".join(list(possible)[:12])
            raise IllegalMove(
                f"dictated outcome {key!r} cannot come out of {type(step).__name__}; possible: {shown}", key=key
            )
        del self.waiting[0]
        self.used.append(key)
        return possible[key]
