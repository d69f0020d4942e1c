"""Signals between people at one table, over their sockets: passed on at once, kept nowhere but in memory.

A pointer and a phrase are gone after a few seconds. A leaning holds until its decision is answered: whoever comes later
is told of it too.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterator

from veillee.core.signals import Signal, SignalKind, check_signal, show_signal
from veillee.server import types
from veillee.server.looking import Looking
from veillee.server.refusals import Refusal
from veillee.server.rows import Header
from veillee.server.sight import Look, eyes, may_open
from veillee.server.tables import Live

LASTS: dict[SignalKind, int] = {"point": 6, "phrase": 8, "lean": 0}  # seconds; 0 until the decision is answered
MANY = 6  # signals that a person may give at one table
MANY_TIME = 8.0  # in so many seconds


class Signals:
    """What people at the tables of this server show each other."""

    def __init__(self, looking: Looking) -> None:
        self.looking = looking
        self.tell: Callable[[str, Signal], None] = lambda match, signal: None
        self._given: dict[tuple[str, str], deque[float]] = {}
        self._leanings: dict[str, dict[int, Signal]] = {}

    async def give(self, id_: str, kind: SignalKind, said: types.Say, look: Look) -> int:
        """Pass on what somebody at the table shows, if it can be shown; the version of the table."""
        async with self.looking.tables.open(id_, known=True) as found:
            header, live = may_open(found, look)
            seat = eyes(header, live.match, look)
            if seat is None:
                raise Refusal("no-seat", look.lang, 403)
            signal = Signal(kind, seat, said.key, (said.number or 0) if kind == "lean" else 0)
            check_signal(live.match, signal, live.now.scene(signal.seat, look.lang))
            if self._too_many(id_, look.person.id):
                raise Refusal("too-many-signals", look.lang, 429, wait=MANY_TIME)
            self.tell(id_, signal)
            return live.version

    def _too_many(self, match: str, person: str) -> bool:
        given = self._given.setdefault((match, person), deque(maxlen=MANY))
        now = time.monotonic()
        if len(given) == MANY and now - given[0] < MANY_TIME:
            return True
        given.append(now)
        return False

    def heard(self, match: str, signal: Signal) -> None:
        """Remember a leaning until its decision is answered."""
        if signal.kind == "lean":
            self._leanings.setdefault(match, {})[signal.seat] = signal

    def seen(self, signal: Signal, header: Header, live: Live, look: Look) -> types.Signalled:
        """A signal as somebody may see it."""
        scene = live.now.scene(eyes(header, live.match, look), look.lang)
        shown = show_signal(live.match, signal, live.now.scene(signal.seat, look.lang), scene)
        return types.Signalled(
            kind=signal.kind,
            seat=signal.seat,
            number=signal.number,
            text=shown.text,
            label=shown.label,
            target=shown.target,
            lasts=LASTS[signal.kind],
        )

    def leanings(self, match: str, live: Live) -> Iterator[Signal]:
        """What people lean towards in the present decision."""
        for signal in self._leanings.get(match, {}).values():
            decision = live.match.decision_of(signal.seat)
            if signal.key and decision is not None and decision.number == signal.number:
                yield signal

    def forget(self, match: str) -> None:
        """Nobody looks at this table any more."""
        self._leanings.pop(match, None)
        for one in [one for one in self._given if one[0] == match]:
            del self._given[one]
