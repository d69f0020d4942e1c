"""Choices and everything else that is added to the story of a match."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import msgspec

from veillee.core.codec import hash_of
from veillee.core.errors import UndoError, VeilleeError
from veillee.core.match import Match
from veillee.core.undoing import acted_last
from veillee.server import types
from veillee.server.bell import Bell
from veillee.server.habits import Habits
from veillee.server.looking import Looking
from veillee.server.refusals import Refusal, StaleRefusal
from veillee.server.rows import DAMAGED, PLAYABLE, Entry, Header
from veillee.server.sight import Look, asked_seats, may_open, own_seat, seats_of
from veillee.server.standing import snapshot_of, standing_of, written
from veillee.server.store import SNAPSHOT_EVERY
from veillee.server.tables import Live, Moment
from veillee.server.views import sight_at, state_of

ATTEMPTS = 5  # to store something while others are faster


class Stood(NamedTuple):
    """How a match stands after something was done: whoever wants to see it looks."""

    header: Header
    moment: Moment

    def table(self, look: Look) -> types.TableState:
        return sight_at(self.header, self.moment, look).table()


Act = Callable[[Header, Live], Awaitable[Stood]]


class Faster(VeilleeError):
    """Somebody else, perhaps at another server, has changed the match first: look again how it stands."""


class Playing:
    """Acts at the tables: for people, and for bots."""

    def __init__(self, looking: Looking, bell: Bell, habits: Habits) -> None:
        self.looking = looking
        self.habits = habits
        self.store = looking.store
        self.tables = looking.tables
        self.bell = bell

    async def _at(self, id_: str, look: Look, act: Act, before: Callable[[Header], Awaitable[bool]]) -> Stood:
        """Act on a match as we know it; if that is refused, once more as the database knows it.

        What we know may be old, but nothing is stored that does not fit what the database knows: so
        who is not refused was right, and the database was asked only once. `before` has a last look
        at what the database knows, and may say that all was done already.
        """
        for attempt in range(ATTEMPTS):
            try:
                async with self.tables.open(id_, known=attempt == 0) as found:
                    header, live = may_open(found, look)
                    if attempt and await before(header):
                        return Stood(header, live.now)
                    return await act(header, live)
            except Faster:
                continue
            except VeilleeError:
                if attempt:
                    raise
        raise Refusal("not-now", look.lang)

    async def do(self, id_: str, said: types.Say, look: Look) -> int:
        """What a browser says that it does; the version of the table that it led to."""
        change = types.Change(said.version)
        if said.type == "play":
            stood = await self.play(id_, types.Play(said.version, said.key, said.number), look, said.answer)
        elif said.type == "undo":
            stood = await self.undo(id_, change, look)
        elif said.type == "redo":
            stood = await self.redo(id_, change, look)
        elif said.type == "resign":
            stood = await self.resign(id_, change, look)
        else:
            stood = await self.pause(id_, change, look, paused=said.type == "pause")
        return stood.header.version

    async def play(self, id_: str, answer: types.Play, look: Look, request: str = "") -> Stood:
        """Answer the present decision. The same request sent twice is carried out once."""

        async def act(header: Header, live: Live) -> Stood:
            seat = await self._asked_seat(header, live, answer.version, look, answer.number)
            after = live.match.played(answer.key, seat, look.lang)
            key = answer.key.strip().lower()
            stood = await self._append(header, live, after, "choice", seat, key, look, request)
            return await self._by_habit(stood.header, live)

        async def answered(header: Header) -> bool:
            chosen = await self.store.archive.answered(look.person.id, id_, request) if request else None
            if chosen is not None and chosen != answer.key.strip().lower():
                raise Refusal("key-reused", look.lang, 422)
            return chosen is not None

        return await self._at(id_, look, act, answered)

    async def undo(self, id_: str, change: types.Change, look: Look) -> Stood:
        async def act(header: Header, live: Live) -> Stood:
            own_seat(header, look)
            await self._check_going_on(header, live, change.version, look)
            return await take_back(header, live)

        async def take_back(header: Header, live: Live) -> Stood:
            own = seats_of(header, look.person)
            last = live.match.last
            if last is not None and last.before is None and last.is_choice:
                await self.tables.pasts.recall(header, live.match, last.number - 1)
            after = live.match.fork()
            after.lang = look.lang
            if after.last is not None and after.last.redeal:
                raise UndoError(after.spec.messages(look.lang).format("undo-nothing"))
            decision = after.number + bool(after.history.open_answers())
            after.undo(acted_last(after, own))
            taken = after.undone[-1]
            stood = await self._append(header, live, after, "undo", taken.seat, taken.key, look, decision=decision)
            # Whoever takes back wants to choose again, not to see the same answer given again by habit.
            if await self.habits.answer(stood.header, live.match) and any(live.match.may_undo(seat) for seat in own):
                return await take_back(stood.header, live)
            return stood

        return await self._at(id_, look, act, not_yet)

    async def redo(self, id_: str, change: types.Change, look: Look) -> Stood:
        async def act(header: Header, live: Live) -> Stood:
            seat = await self._asked_seat(header, live, change.version, look)
            after = live.match.fork()
            after.lang = look.lang
            own = [one for one in seats_of(header, look.person) if after.may_redo(one)]
            seat = own[0] if own else seat
            key = after.redo(seat)
            stood = await self._append(header, live, after, "redo", seat, key, look)
            return await self._by_habit(stood.header, live)

        return await self._at(id_, look, act, not_yet)

    async def resign(self, id_: str, change: types.Change, look: Look) -> Stood:
        async def act(header: Header, live: Live) -> Stood:
            seat = own_seat(header, look)
            await self._check_going_on(header, live, change.version, look)
            return await self._append(header, live, live.match, "resign", seat, "resign", look)

        return await self._at(id_, look, act, not_yet)

    async def pause(self, id_: str, change: types.Change, look: Look, *, paused: bool) -> Stood:
        """Nobody can play while the match is paused; whoever sits at it may pause it and go on."""
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            own_seat(header, look)
            if paused:
                await self._check_going_on(header, live, change.version, look)
            elif header.state != "paused":
                raise Refusal("not-paused", look.lang)
            waiting = any(row.kind == "human" and row.person is None for row in header.seats)
            state = "paused" if paused else "waiting" if waiting else "playing"
            if not await self.store.change(id_, {"state": state}, (header.state,)):
                raise Refusal("not-now", look.lang)
            self.tables.forget_header(id_)
        self.bell.ring(id_)
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            return Stood(header, live.now)

    async def play_for_bot(self, id_: str, version: int, seat: int, key: str) -> None:
        """A bot has chosen; if the match has gone on meanwhile its choice is dropped."""
        async with self.tables.open(id_, known=True) as found:
            if found is None:
                return
            header, live = found
            if live.version != version or seat not in live.match.waiting or header.state not in PLAYABLE:
                return
            if header.seats[seat].kind == "human":
                return
            after = live.match.played(key, seat, live.match.lang)
            stored = await self._store(header, live, after, "choice", seat, key)
            if stored is not None:
                await self._by_habit(stored, live)

    async def _by_habit(self, header: Header, live: Live) -> Stood:
        """Give the answers that people give by habit, as choices like any other."""
        while header.state in PLAYABLE and (found := await self.habits.answer(header, live.match)):
            seat, key = found
            after = live.match.played(key, seat, live.match.lang)
            stored = await self._store(header, live, after, "choice", seat, key)
            if stored is None:
                break  # somebody at another server was faster, and goes on from there
            header = stored
        return Stood(header, live.now)

    async def _asked_seat(self, header: Header, live: Live, version: int, look: Look, number: int | None = None) -> int:
        """The seat that is asked now, if it is one of the person's own.

        In a round the others may have answered since the table was seen: the number of the decision says enough.
        """
        own_seat(header, look)
        match = live.match
        in_round = number == match.number + 1 and bool(match.history.open_answers())
        await self._check_going_on(header, live, live.version if in_round else version, look)
        asked = asked_seats(header, match, look)
        if not asked:
            raise Refusal("not-your-turn", look.lang, 403)
        return look.seat if look.seat in asked else asked[0]

    async def _check_going_on(self, header: Header, live: Live, version: int, look: Look) -> None:
        if version != live.version:
            known = await self.looking.since(header, msgspec.structs.replace(look, version=version))
            raise StaleRefusal(look.lang, state_of(header, live, known))
        if header.over:
            raise Refusal("is-over", look.lang)
        if header.state == DAMAGED:
            raise Refusal("is-damaged", look.lang)
        if header.state == "paused":
            raise Refusal("is-paused", look.lang)

    async def _append(
        self,
        header: Header,
        live: Live,
        after: Match,
        kind: str,
        seat: int,
        key: str,
        look: Look,
        request: str = "",
        decision: int | None = None,
    ) -> Stood:
        asked = (look.person.id, request) if request else None
        stored = await self._store(header, live, after, kind, seat, key, asked, decision)
        if stored is None:
            raise Faster
        return Stood(stored, live.now)

    async def _store(
        self,
        header: Header,
        live: Live,
        after: Match,
        kind: str,
        seat: int,
        key: str,
        request: tuple[str, str] | None = None,
        decision: int | None = None,
    ) -> Header | None:
        """Commit one entry, then tell everybody; never the other way round. None if somebody was faster."""
        standing = standing_of(after, seat if kind == "resign" else None)
        last = after.last if kind in ("choice", "redo") else None
        entry = Entry(
            live.version + 1,
            kind,
            seat,
            key,
            hash_of(standing.table),
            decision if decision is not None else last.number if last is not None else after.number,
            last is not None and last.revealed,
            written(last.events if last is not None else []),
        )
        # What was taken back is no part of a table, nor are answers to a round that goes on.
        keep = entry.number % SNAPSHOT_EVERY == 0 and not after.can_redo and not after.history.open_answers()
        now = time.time()
        state = await self.store.append(
            header,
            entry,
            standing,
            now,
            header.seats[seat],
            snapshot=snapshot_of(after) if keep else None,
            request=request,
        )
        if state is None:
            live.header = None
            return None
        live.advance(after, entry.number)
        live.header = msgspec.structs.replace(
            header,
            version=entry.number,
            state=state,
            number=standing.number,
            waiting=standing.waiting,
            turn_since=now,
            updated=now,
            outcome=standing.outcome,
        )
        self.tables.keep(header.id, live)
        bots = any(row.kind != "human" for row in header.seats)
        self.bell.ring(header.id, bots=bots, told=self.store.announcement is not None)
        return live.header


async def not_yet(header: Header) -> bool:
    """Only choices are remembered by their idempotency keys."""
    return False
