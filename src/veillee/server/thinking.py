"""Hints and analyses: thought out in processes of their own, once for everybody who asks the same."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Coroutine
from typing import TypeVar

from veillee.bots.analysis import Glance, assemble, glance
from veillee.core.errors import HintError
from veillee.core.hints import Hint
from veillee.core.start import load
from veillee.server import types
from veillee.server.looking import Looking
from veillee.server.refusals import Refusal
from veillee.server.rows import DAMAGED
from veillee.server.sight import Look, asked_seats, may_open
from veillee.server.tables import own_pack
from veillee.server.workers import Workers

log = logging.getLogger("veillee.thinking")

HINT = "300"  # iterations for a hint
ANALYSIS = "60"  # iterations for each choice of a finished match
KEPT = 200  # hints and analyses that are remembered
AT_ONCE = 3  # hints that one person may wait for, and analyses that go on for one person
FORGOTTEN = 60.0  # seconds after which nobody waits any more for an analysis that nobody has asked for
PATIENCE = 2.0  # seconds after which the first of them may have come

K = TypeVar("K")
V = TypeVar("V")


def think_hint(data: bytes, seat: int, lang: str, pack: str | None) -> Hint:
    """Run in a worker. The search gets a copy in which all that the seat cannot see was dealt again."""
    return load(data, stored=pack).hint(seat, HINT, lang)


def think_back(data: bytes, place: int, pack: str | None) -> Glance:
    """Run in a worker: one choice of a finished match."""
    return glance(load(data, stored=pack), place, ANALYSIS)


class Looked:
    """The analysis of one match, as far as it has come."""

    def __init__(self, total: int) -> None:
        self.total = total
        self.who = ""  # for whom it goes on
        self.asked = 0.0  # when somebody has asked for it last
        self.glances: list[Glance] = []
        self.task: asyncio.Task[None] | None = None
        self.failed = False


class Asked:
    """A hint that is being thought out, and how many wait for it."""

    def __init__(self, thought: Coroutine[None, None, Hint]) -> None:
        self.task = asyncio.get_running_loop().create_task(thought)
        self.waiting = 0

    async def answer(self) -> Hint:
        """What nobody waits for any more is not thought out."""
        self.waiting += 1
        try:
            return await asyncio.shield(self.task)
        finally:
            self.waiting -= 1
            if not self.waiting:
                self.task.cancel()


class Thinking:
    """Answers what takes long, and remembers it."""

    def __init__(self, looking: Looking, workers: Workers) -> None:
        self.looking = looking
        self.workers = workers
        self._hints: dict[tuple[str, int, int, str], Asked] = {}
        self._hoping: Counter[str] = Counter()  # for how many hints each person waits
        self._analyses: dict[str, Looked] = {}

    async def hint(self, id_: str, look: Look) -> Hint:
        """What the search would do; only for the seat that is asked, and only for who sits there."""
        async with self.looking.tables.open(id_) as found:
            header, live = may_open(found, look)
            match = live.match
            if match.over or header.over:
                raise Refusal("is-over", look.lang)
            if header.state == DAMAGED:
                raise Refusal("is-damaged", look.lang)
            asked = asked_seats(header, match, look)
            if not asked:
                raise Refusal("not-your-turn", look.lang, 403)
            if match.asking is not None and match.asking.is_unforeseen():
                raise HintError("hint-unforeseen")
            seat = look.seat if look.seat in asked else asked[0]
            wanted = (id_, live.version, seat, look.lang)
            if self._hoping[look.person.id] >= AT_ONCE:
                raise Refusal("too-many-hints", look.lang, 429, wait=PATIENCE)
            hint = self._hints.get(wanted)
            if hint is None:
                data, pack = match.save(past=False), own_pack(match)
                hint = Asked(self.workers.run(look.person.id, think_hint, data, seat, look.lang, pack))
                self._hints[wanted] = hint
                forget_oldest(self._hints)
        self._hoping[look.person.id] += 1
        try:
            return await hint.answer()
        except (Exception, asyncio.CancelledError):
            if hint.task.cancelled() or hint.task.cancelling() or hint.task.done():
                self._hints.pop(wanted, None)
            raise
        finally:
            self._hoping[look.person.id] -= 1
            if not self._hoping[look.person.id]:
                del self._hoping[look.person.id]

    async def analysis(self, id_: str, look: Look) -> types.AnalysisState:
        """The analysis of a finished match; who asks sets it going, and keeps it going by asking again."""
        async with self.looking.tables.open(id_) as found:
            header, live = may_open(found, look)
            if not header.told:
                raise Refusal("sealed" if header.over else "not-over", look.lang, 403)
            match = await self.looking.tables.pasts.whole(header, live.match)
            if not match.over:
                raise Refusal("given-up", look.lang)
            looked = self._analyses.get(id_)
            if looked is None:
                looked = self._analyses[id_] = Looked(len(match.choices))
                forget_oldest(self._analyses)
            if looked.failed:
                raise Refusal("no-analysis", look.lang)
            looked.asked = time.monotonic()
            if looked.task is None and len(looked.glances) < looked.total and self._going(look.person.id) < AT_ONCE:
                looked.who = look.person.id
                looked.task = asyncio.get_running_loop().create_task(
                    self._look_back(match.save(), own_pack(match), looked)
                )
            done = len(looked.glances)
            whole = assemble(match, looked.glances, look.lang) if done == looked.total else None
            return types.AnalysisState(done, looked.total, whole)

    def _going(self, who: str) -> int:
        """How many analyses go on for somebody: a long match takes hours."""
        return sum(looked.task is not None and looked.who == who for looked in self._analyses.values())

    async def _look_back(self, data: bytes, pack: str | None, looked: Looked) -> None:
        """One choice after the other, as long as anybody asks, and only when nobody waits for a bot or a hint."""
        try:
            while len(looked.glances) < looked.total and time.monotonic() - looked.asked < FORGOTTEN:
                place = len(looked.glances)
                looked.glances.append(await self.workers.run(looked.who, think_back, data, place, pack, later=True))
        except Exception:
            looked.failed = True
            log.exception("an analysis failed")
        finally:
            looked.task = None

    async def close(self) -> None:
        tasks: list[asyncio.Task[None] | asyncio.Task[Hint]] = [
            looked.task for looked in self._analyses.values() if looked.task is not None
        ]
        tasks += [hint.task for hint in self._hints.values() if not hint.task.done()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def forget_oldest(remembered: dict[K, V]) -> None:
    while len(remembered) > KEPT:
        del remembered[next(iter(remembered))]
