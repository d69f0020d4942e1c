"""Everything the service can do, without a word about HTTP."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any

import msgspec

from veillee.bots import make_bot
from veillee.core.answers import Explanation
from veillee.core.errors import UndoError, VeilleeError
from veillee.core.match import Match
from veillee.core.scene import Outcome
from veillee.core.spec import Setup, game
from veillee.core.start import make_setup
from veillee.core.text import LANGUAGES, messages
from veillee.server import types
from veillee.server.people import Person
from veillee.server.store import SNAPSHOT_EVERY, Entry, Header, SeatRow, Standing, Store
from veillee.server.tables import Live, Tables, begin, follow

LIST_LENGTH = 100


class Refusal(VeilleeError):
    """Something that cannot be done, with a code for programs and a status for HTTP."""

    def __init__(self, code: str, lang: str, status: int = 409) -> None:
        super().__init__(messages("veillee.server", lang).format(code))
        self.code = code
        self.status = status


class StaleRefusal(VeilleeError):
    """Somebody was faster; `table` is how it stands now."""

    def __init__(self, lang: str, table: types.TableState) -> None:
        super().__init__(messages("veillee.server", lang).format("stale"))
        self.table = table


class Look(msgspec.Struct, frozen=True):
    """How somebody looks at a match: who they are, which seat, which language, from which event on."""

    person: Person
    lang: str = "en"
    seat: int | None = None
    since: int = 0
    watch: str = ""


class Service:
    def __init__(self, store: Store, tables: Tables, publish: Callable[[str], None]) -> None:
        self.store = store
        self.tables = tables
        self.publish = publish  # tells everybody who watches a match that it has changed
        self.bot_waits: Callable[[str], None] = lambda id_: None

    # -- starting --------------------------------------------------------------------------

    async def create(self, wanted: types.NewMatch, look: Look) -> types.TableState:
        spec = game(wanted.game)
        seed = wanted.seed or secrets.token_hex(6)
        setup = make_setup(
            spec, wanted.mode, wanted.level, wanted.players, wanted.seats, seed, wanted.options, wanted.free_undo
        )
        for kind in setup.seats:
            if kind != "human":
                make_bot(kind, seed)  # an unknown bot is refused before anything is stored
        header = self._header(setup, look.person, one_screen=wanted.one_screen)
        header = msgspec.structs.replace(
            header,
            open=wanted.open,
            watch=secrets.token_urlsafe(16) if wanted.watchable else None,
            abandon_after=wanted.abandon_hours * 3600.0,
        )
        return await self._store_new(header, [], look)

    def _header(self, setup: Setup, owner: Person, *, one_screen: bool, parent: str | None = None) -> Header:
        """The header of a new match: the first human seat is the owner's, the others get invitations."""
        sitting: list[SeatRow] = []
        for seat, kind in enumerate(setup.seats):
            own = kind == "human" and (one_screen or not any(row.person for row in sitting))
            invited = kind == "human" and not own
            sitting.append(
                SeatRow(
                    seat,
                    kind,
                    owner.id if own else None,
                    owner.name if own else None,
                    secrets.token_urlsafe(16) if invited else None,
                )
            )
        spec = game(setup.game)
        now = time.time()
        return Header(
            id=secrets.token_urlsafe(8),
            setup=msgspec.to_builtins(setup),
            rules=spec.rules_version,
            content=spec.box().hash,
            owner=owner.id,
            state="waiting" if any(row.invitation for row in sitting) else "playing",
            version=0,
            number=0,
            turn=None,
            turn_since=now,
            created=now,
            updated=now,
            open=False,
            watch=None,
            abandon_after=14 * 24 * 3600.0,
            parent=parent,
            outcome=None,
            seats=tuple(sitting),
        )

    async def _store_new(self, header: Header, story: list[Entry], look: Look) -> types.TableState:
        match = begin(header)
        follow(match, story)
        decision = match.decision
        header = msgspec.structs.replace(
            header,
            version=len(story),
            number=match.number,
            turn=decision.seat if decision else None,
        )
        await self.store.create(header, story)
        self.bot_waits(header.id)
        return self._state(header, Live(match, len(story)), look)

    # -- looking ---------------------------------------------------------------------------

    async def matches(self, look: Look) -> types.Matches:
        mine = await self.store.of_person(look.person.id, LIST_LENGTH)
        others = await self.store.open_to(look.person.id, LIST_LENGTH)
        return types.Matches([self.info(header, look) for header in mine], [self.info(h, look) for h in others])

    def info(self, header: Header, look: Look) -> types.MatchInfo:
        setup = msgspec.convert(header.setup, Setup)
        lexicon = game(setup.game).box().lexicon
        owner = header.owner == look.person.id
        over = header.state == "over"
        return types.MatchInfo(
            id=header.id,
            game=setup.game,
            mode=setup.mode,
            level=setup.level,
            options=setup.options,
            state=header.state,  # type: ignore[arg-type]
            version=header.version,
            number=header.number,
            seats=[
                types.SeatInfo(
                    seat=row.seat,
                    kind="human" if row.kind == "human" else "bot",
                    name=lexicon.name("seat", row.seat, look.lang),
                    color=lexicon.id("seat", row.seat),
                    bot=None if row.kind == "human" else row.kind,
                    person=row.name,
                    yours=row.person == look.person.id,
                    invitation=f"/join/{row.invitation}" if owner and row.invitation else None,
                )
                for row in header.seats
            ],
            yours=owner,
            turn=header.turn,
            turn_since=iso(header.turn_since),
            created=str(iso(header.created)),
            updated=str(iso(header.updated)),
            open=header.open,
            free_undo=setup.free_undo,
            watch=f"/watch/{header.watch}" if owner and header.watch else None,
            seed=setup.seed if over else None,
            forked_from=header.parent,
            outcome=msgspec.convert(header.outcome[look.lang], Outcome) if header.outcome else None,
        )

    def seats_of(self, header: Header, person: Person) -> list[int]:
        return [row.seat for row in header.seats if row.person == person.id]

    def _may_see(self, header: Header, look: Look) -> None:
        """Whoever sits at the table, owns it, or has the link for spectators; nobody else."""
        watching = header.watch is not None and secrets.compare_digest(look.watch, header.watch)
        if not (watching or header.owner == look.person.id or self.seats_of(header, look.person)):
            raise Refusal("no-match", look.lang, 404)

    def _eyes(self, header: Header, live: Live, look: Look) -> int | None:
        """The seat whose view is shown: the one that is wished for, or that is asked, or the first."""
        own = self.seats_of(header, look.person)
        if look.seat is not None:
            if look.seat not in own:
                raise Refusal("no-seat", look.lang, 403)
            return look.seat
        asking = live.match.table.asking
        if asking is not None and asking.seat in own:
            return asking.seat
        return own[0] if own else None

    def _state(self, header: Header, live: Live, look: Look) -> types.TableState:
        match = live.match
        seat = self._eyes(header, live, look)
        may = match.may_undo(seat, look.lang) if seat is not None else None
        return types.TableState(
            match=self.info(header, look),
            version=live.version,
            seat=seat,
            scene=match.scene(seat, look.lang),
            log=match.events(look.since, seat, look.lang),
            undo=types.Undo(
                possible=bool(may),
                key=may.key if may else "",
                label=match.label(may.key, look.lang) if may else "",
                reason=may.reason if may is not None else "",
                redo=match.can_redo,
            ),
        )

    async def table(self, id_: str, look: Look) -> types.TableState:
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            return self._state(header, live, look)

    async def match_info(self, id_: str, look: Look) -> types.MatchInfo:
        header = await self.store.header(id_)
        if header is None:
            raise Refusal("no-match", look.lang, 404)
        self._may_see(header, look)
        return self.info(header, look)

    def _found(self, found: tuple[Header, Live] | None, look: Look) -> tuple[Header, Live]:
        if found is None:
            raise Refusal("no-match", look.lang, 404)
        self._may_see(found[0], look)
        return found

    async def explain(self, id_: str, key: str, look: Look) -> Explanation:
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            asking = live.match.table.asking
            if asking is not None and asking.seat not in self.seats_of(header, look.person):
                raise Refusal("not-your-turn", look.lang, 403)
            return live.match.explain(key, look.lang)

    async def position(self, id_: str, number: int, look: Look) -> types.Position:
        """The table after so many choices, as the one who looks could see it then."""
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            if not 0 <= number <= live.match.number:
                raise Refusal("no-position", look.lang, 404)
            seat = self._eyes(header, live, look)
            past = live.match.at(number)
            choices = live.match.choices
            return types.Position(
                match=self.info(header, look),
                number=number,
                last=live.match.number,
                key=choices[number - 1] if number else "",
                seat=seat,
                scene=past.scene(seat, look.lang),
                log=past.events(0, seat, look.lang),
            )

    async def record(self, id_: str, look: Look) -> str:
        """The whole match as text; it tells everything, so only once the match is over."""
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            if header.state not in ("over", "abandoned"):
                raise Refusal("not-over", look.lang, 403)
            return live.match.record()

    # -- playing ---------------------------------------------------------------------------

    async def play(self, id_: str, answer: types.Play, look: Look, request: str = "") -> types.TableState:
        """Answer the present decision. The same request sent twice is carried out once."""
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            if request and await self.store.answered(look.person.id, id_, request) is not None:
                return self._state(header, live, look)
            asking = live.match.table.asking
            seats = self.seats_of(header, look.person)
            self._check_going_on(header, live, answer.version, look)
            if asking is None or asking.seat not in seats:
                raise Refusal("not-your-turn", look.lang, 403)
            after = live.match.fork()
            after.lang = look.lang
            after.play(answer.key)
            key = after.choices[-1]
            return await self._append(header, live, after, "choice", asking.seat, key, look, request)

    async def undo(self, id_: str, change: types.Change, look: Look) -> types.TableState:
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            self._check_going_on(header, live, change.version, look)
            after = live.match.fork()
            after.lang = look.lang
            for seat in self.seats_of(header, look.person):
                if after.may_undo(seat):
                    key = after.undo(seat)
                    return await self._append(header, live, after, "undo", seat, key, look)
            raise UndoError(after.may_undo(self._own_seat(header, look)).reason)

    async def redo(self, id_: str, change: types.Change, look: Look) -> types.TableState:
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            self._check_going_on(header, live, change.version, look)
            asking = live.match.table.asking
            if asking is None or asking.seat not in self.seats_of(header, look.person):
                raise Refusal("not-your-turn", look.lang, 403)
            after = live.match.fork()
            after.lang = look.lang
            key = after.redo()
            return await self._append(header, live, after, "redo", asking.seat, key, look)

    async def resign(self, id_: str, change: types.Change, look: Look) -> types.TableState:
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            self._check_going_on(header, live, change.version, look)
            seat = self._own_seat(header, look)
            return await self._append(header, live, live.match, "resign", seat, "resign", look)

    async def pause(self, id_: str, change: types.Change, look: Look, *, paused: bool) -> types.TableState:
        """Nobody can play while the match is paused; whoever sits at it may pause it and go on."""
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            self._own_seat(header, look)
            if paused:
                self._check_going_on(header, live, change.version, look)
            elif header.state != "paused":
                raise Refusal("not-paused", look.lang)
            waiting = any(row.invitation for row in header.seats)
            state = "paused" if paused else "waiting" if waiting else "playing"
            await self.store.change(id_, state=state)
        self.publish(id_)
        self.bot_waits(id_)
        return await self.table(id_, look)

    def _own_seat(self, header: Header, look: Look) -> int:
        own = self.seats_of(header, look.person)
        if not own:
            raise Refusal("no-seat", look.lang, 403)
        return look.seat if look.seat in own else own[0]

    def _check_going_on(self, header: Header, live: Live, version: int, look: Look) -> None:
        if header.state in ("over", "abandoned"):
            raise Refusal("is-over", look.lang)
        if version != live.version:
            raise StaleRefusal(look.lang, self._state(header, live, look))
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
    ) -> types.TableState:
        """Commit one entry, then acknowledge and publish it; never the other way round."""
        resigned = seat if kind == "resign" else None
        standing = self._standing(header, after, resigned)
        entry = Entry(live.version + 1, kind, seat, key, after.hash())
        stored = await self.store.append(
            header.id,
            entry,
            standing,
            snapshot=after.save() if entry.number % SNAPSHOT_EVERY == 0 else None,
            request=(look.person.id, request) if request else None,
        )
        if not stored:
            self.tables.forget(header.id)
            present = await self.store.header(header.id)
            assert present is not None
            fresh = await self.tables.refresh(present)
            raise StaleRefusal(look.lang, self._state(present, fresh, look))
        live.match, live.version = after, entry.number
        header = msgspec.structs.replace(
            header,
            version=entry.number,
            state=standing.state,
            number=standing.number,
            turn=standing.turn,
            turn_since=time.time(),
            outcome=standing.outcome,
        )
        self.publish(header.id)
        self.bot_waits(header.id)
        return self._state(header, live, look)

    def _standing(self, header: Header, match: Match, resigned: int | None) -> Standing:
        decision = match.decision
        if decision is not None and resigned is None:
            return Standing(header.state, match.number, decision.seat, None)
        outcome = {lang: self._outcome(match, lang, resigned) for lang in LANGUAGES}
        return Standing("over", match.number, None, outcome)

    def _outcome(self, match: Match, lang: str, resigned: int | None) -> dict[str, Any]:
        if resigned is not None:
            words = messages("veillee.server", lang)
            name = match.box.lexicon.name("seat", resigned, lang)
            outcome = Outcome(words.format("resigned", {"name": name}), words.format("resigned-reason"), "", [])
        else:
            found = match.scene(None, lang).outcome
            assert found is not None
            outcome = found
        result: dict[str, Any] = msgspec.to_builtins(outcome)
        return result

    async def play_for_bot(self, id_: str, version: int, key: str) -> None:
        """A bot has chosen; if the match has gone on meanwhile its choice is dropped."""
        async with self.tables.open(id_) as found:
            if found is None:
                return
            header, live = found
            asking = live.match.table.asking
            if live.version != version or asking is None or header.state not in ("waiting", "playing"):
                return
            after = live.match.fork()
            after.play(key)
            nobody = Look(Person("", "", True))
            try:
                await self._append(header, live, after, "choice", asking.seat, key, nobody)
            except StaleRefusal:
                return

    # -- seats and settings ----------------------------------------------------------------

    async def invitation(self, token: str, look: Look) -> types.Invitation:
        found = await self.store.by_invitation(token)
        header = await self.store.header(found[0]) if found else None
        if found is None or header is None:
            raise Refusal("no-invitation", look.lang, 404)
        return types.Invitation(self.info(header, look), found[1])

    async def accept(self, token: str, look: Look) -> types.TableState:
        found = await self.store.by_invitation(token)
        if found is None:
            raise Refusal("no-invitation", look.lang, 404)
        return await self._sit_down(*found, look)

    async def join(self, id_: str, look: Look) -> types.TableState:
        """Take a free seat of an open match."""
        header = await self.store.header(id_)
        if header is None or not header.open:
            raise Refusal("not-open", look.lang, 404)
        for row in header.seats:
            if row.kind == "human" and row.person is None and header.state == "waiting":
                return await self._sit_down(id_, row.seat, look)
        raise Refusal("not-open", look.lang)

    async def _sit_down(self, id_: str, seat: int, look: Look) -> types.TableState:
        if not await self.store.claim(id_, seat, look.person.id):
            raise Refusal("seat-taken", look.lang)
        self.publish(id_)
        self.bot_waits(id_)
        return await self.table(id_, msgspec.structs.replace(look, seat=seat))

    async def settings(self, id_: str, wanted: types.Settings, look: Look) -> types.MatchInfo:
        header = await self.store.header(id_)
        if header is None:
            raise Refusal("no-match", look.lang, 404)
        self._may_see(header, look)
        if header.owner != look.person.id:
            raise Refusal("not-owner", look.lang, 403)
        values: dict[str, Any] = {}
        if wanted.open is not None:
            values["open"] = wanted.open
        if wanted.watchable is not None:
            values["watch"] = (header.watch or secrets.token_urlsafe(16)) if wanted.watchable else None
        if wanted.abandon_hours is not None:
            values["abandon_after"] = wanted.abandon_hours * 3600.0
        await self.store.change(id_, **values)
        self.publish(id_)
        return await self.match_info(id_, look)

    async def watched(self, token: str, look: Look) -> types.MatchInfo:
        id_ = await self.store.by_watch(token)
        if id_ is None:
            raise Refusal("no-watch", look.lang, 404)
        return await self.match_info(id_, msgspec.structs.replace(look, watch=token))

    # -- playing on ------------------------------------------------------------------------

    async def rematch(self, id_: str, wanted: types.Rematch, look: Look) -> types.TableState:
        """The same people and settings again; with the same seed only once the match is over."""
        header = await self.store.header(id_)
        if header is None:
            raise Refusal("no-match", look.lang, 404)
        self._may_see(header, look)
        self._own_seat(header, look)
        if header.state not in ("over", "abandoned"):
            raise Refusal("not-over", look.lang)
        setup = msgspec.convert(header.setup, Setup)
        setup = msgspec.structs.replace(setup, seed=setup.seed if wanted.same_seed else secrets.token_hex(6))
        fresh = self._header(setup, look.person, one_screen=False, parent=id_)
        return await self._store_new(self._same_people(fresh, header), [], look)

    def _same_people(self, fresh: Header, old: Header) -> Header:
        sitting = tuple(
            msgspec.structs.replace(row, person=before.person, name=before.name, invitation=None)
            if before.person is not None
            else row
            for row, before in zip(fresh.seats, old.seats, strict=True)
        )
        waiting = any(row.kind == "human" and row.person is None for row in sitting)
        return msgspec.structs.replace(fresh, seats=sitting, state="waiting" if waiting else "playing")

    async def fork(self, id_: str, wanted: types.ForkMatch, look: Look) -> types.TableState:
        """Continue from a decision in a match of one's own; what the seat cannot see is dealt again."""
        async with self.tables.open(id_) as found:
            header, live = self._found(found, look)
            if not 0 <= wanted.number <= live.match.number:
                raise Refusal("no-position", look.lang, 404)
            over = header.state in ("over", "abandoned")
            own = self.seats_of(header, look.person)
            if not over and not own:
                raise Refusal("not-over", look.lang, 403)
            setup = msgspec.convert(header.setup, Setup)
            kinds = list(wanted.seats) if wanted.seats else list(setup.seats)
            checked = make_setup(
                live.match.spec, setup.mode, setup.level, None, kinds, setup.seed, setup.options, setup.free_undo
            )
            story = self._story_until(live.match, wanted.number)
        seat = own[0] if own else 0
        past = live.match.at(wanted.number)
        word = secrets.token_hex(6)
        past.redeal(seat, word)
        story.append(Entry(len(story) + 1, "redeal", seat, word, past.hash()))
        fresh = self._header(checked, look.person, one_screen=wanted.seats is None, parent=f"{id_}#{wanted.number}")
        return await self._store_new(fresh, story, look)

    def _story_until(self, match: Match, number: int) -> list[Entry]:
        return [
            Entry(n, "redeal" if line.redeal else "choice", line.seat, line.key, "")
            for n, line in enumerate(match.story(number), 1)
        ]


def iso(moment: float | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
