"""Everything the service can do, without a word about HTTP: starting, sitting down, playing on."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Callable
from typing import Any

import msgspec

from veillee.bots import BOTS, SearchBot, make_bot
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.core.setup import Setup, make_setup, read_setup
from veillee.core.spec import game
from veillee.server import types
from veillee.server.looking import Look
from veillee.server.people import Person
from veillee.server.playing import Playing
from veillee.server.refusals import Refusal
from veillee.server.store import Header, SeatRow, Store
from veillee.server.tables import Live, Tables, snapshot_of, standing_of, story_of

HOUR = 3600.0
OFFERED = (*BOTS, "search:100", "search:2s")  # bots that the set-up page names
MOST_ITERATIONS = 2000  # of a bot for one choice
MOST_SECONDS = 5


class Service(Playing):
    def __init__(
        self, store: Store, tables: Tables, publish: Callable[[str], None], *, named_seeds: bool = False
    ) -> None:
        super().__init__(store, tables, publish)
        self.named_seeds = named_seeds
        self.damaged = 0  # unfinished matches that cannot be opened

    # -- starting --------------------------------------------------------------------------

    async def create(self, wanted: types.NewMatch, look: Look) -> types.TableState:
        spec = game(wanted.game)
        seed = wanted.seed or new_seed()
        setup = make_setup(
            spec,
            mode=wanted.mode,
            level=wanted.level,
            players=wanted.players,
            seats=wanted.seats,
            seed=seed,
            settings=wanted.settings,
            free_undo=wanted.free_undo,
        )
        check_bots(setup)
        header = self._header(setup, look.person, one_screen=wanted.one_screen)
        if wanted.seed and header.state == "waiting" and not self.named_seeds:
            # Who names the seed can deal the same cards at home, and would know everybody's hand.
            raise Refusal("seed-is-secret", look.lang, 422)
        header = msgspec.structs.replace(
            header,
            open=wanted.open,
            watch=new_token() if wanted.watchable else None,
            abandon_after=wanted.abandon_hours * HOUR,
        )
        return await self._deal(header, setup, look)

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
                    new_token() if invited else None,
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
            abandon_after=14 * 24 * HOUR,
            parent=parent,
            outcome=None,
            seats=tuple(sitting),
        )

    async def _deal(self, header: Header, setup: Setup, look: Look) -> types.TableState:
        spec = game(setup.game)
        return await self._store_new(header, await asyncio.to_thread(Match.start, spec, spec.box(), setup), look)

    async def _store_new(self, header: Header, match: Match, look: Look, origin: str | None = None) -> types.TableState:
        standing = standing_of(match)
        story = story_of(match)
        header = msgspec.structs.replace(
            header,
            version=len(story) - 1,
            forks=[*match.forks] or None,
            number=match.number,
            turn=standing.turn,
            state="over" if standing.over else header.state,
            outcome=standing.outcome,
            sealed=origin is not None,  # to be on the safe side; whether it is, the database knows
        )
        await self.tables.keep_box(header)
        await self.store.create(header, standing, story, snapshot_of(match), origin)
        live = Live(match, header.version)
        self.tables.keep(header.id, live)
        self.bot_waits(header.id)
        return self.state(header, live, look)

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
        """Take a free seat of an open match; who sits there already stays where they are."""
        header = await self.store.header(id_)
        if header is not None and self.seats_of(header, look.person):
            return await self.table(id_, look)
        if header is None or not header.open:
            raise Refusal("not-open", look.lang, 404)
        for row in header.seats:
            if row.kind == "human" and row.person is None and header.state == "waiting":
                return await self._sit_down(id_, row.seat, look)
        raise Refusal("not-open", look.lang)

    async def _sit_down(self, id_: str, seat: int, look: Look) -> types.TableState:
        how = await self.store.claim(id_, seat, look.person.id)
        if how != "sits":
            raise Refusal("seat-taken" if how == "taken" else "is-over", look.lang)
        self._changed(id_)
        return await self.table(id_, msgspec.structs.replace(look, seat=seat))

    def _changed(self, id_: str) -> None:
        self.tables.forget_header(id_)
        self.publish(id_)
        self.bot_waits(id_)

    async def settings(self, id_: str, wanted: types.Settings, look: Look) -> types.MatchInfo:
        header = self.may_see(await self.store.header(id_), look)
        if header.owner != look.person.id:
            raise Refusal("not-owner", look.lang, 403)
        values: dict[str, Any] = {}
        if wanted.open is not None:
            values["open"] = wanted.open
        if wanted.watchable is not None:
            values["watch"] = (header.watch or new_token()) if wanted.watchable else None
        if wanted.abandon_hours is not None:
            values["abandon_after"] = wanted.abandon_hours * HOUR
        if values:
            await self.store.change(id_, values)
            self._changed(id_)
        return await self.match_info(id_, look)

    async def watched(self, token: str, look: Look) -> types.MatchInfo:
        id_ = await self.store.by_watch(token)
        if id_ is None:
            raise Refusal("no-watch", look.lang, 404)
        return await self.match_info(id_, msgspec.structs.replace(look, watch=token))

    # -- playing on ------------------------------------------------------------------------

    async def rematch(self, id_: str, wanted: types.Rematch, look: Look) -> types.TableState:
        """The same people and settings again; with the same seed only once the match is over."""
        header = self.may_see(await self.store.header(id_), look)
        self._own_seat(header, look)
        if not header.over:
            raise Refusal("not-over", look.lang)
        if wanted.same_seed and header.sealed:
            raise Refusal("sealed", look.lang, 403)
        setup = read_setup(header.setup)
        setup = msgspec.structs.replace(setup, seed=setup.seed if wanted.same_seed else new_seed())
        fresh = self._header(setup, look.person, one_screen=False, parent=id_)
        fresh = msgspec.structs.replace(
            self._same_people(fresh, header),
            abandon_after=header.abandon_after,
            watch=None if header.watch is None else new_token(),
        )
        return await self._deal(fresh, setup, look)

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
            header, live = self.found(found, look)
            match = live.match
            if not 0 <= wanted.number <= match.number:
                raise Refusal("no-position", look.lang, 404)
            own = self.seats_of(header, look.person)
            if not header.over and not own:
                raise Refusal("not-over", look.lang, 403)
            if any(number > wanted.number for number, _ in match.forks):
                # That table is another match's, and so are its secrets.
                raise Refusal("before-fork", look.lang)
            setup = read_setup(header.setup)
            kinds = list(wanted.seats or setup.seats)
            if len(kinds) != len(setup.seats):
                raise Refusal("other-seats", look.lang, 422)
            checked = msgspec.structs.replace(setup, seats=tuple(kinds))
            check_bots(checked)
            past = await self.tables.position(header, live, wanted.number)
            if past.over:
                raise Refusal("is-over", look.lang)
            past.history = (await self.tables.whole(header, live)).history.upto(wanted.number)
        past.setup = checked
        past.redeal(own[0] if own else 0, new_seed())
        fresh = self._header(checked, look.person, one_screen=wanted.seats is None, parent=f"{id_}#{wanted.number}")
        fresh = msgspec.structs.replace(fresh, rules=header.rules, content=header.content)
        return await self._store_new(fresh, past, look, origin=id_)


def new_seed() -> str:
    return secrets.token_hex(8)


def new_token() -> str:
    """For links: whoever has it may enter, so nobody may guess it."""
    return secrets.token_urlsafe(16)


def check_bots(setup: Setup) -> None:
    """An unknown bot is refused before anything is stored, and so is one that would think for too long."""
    for kind in setup.seats:
        if kind == "human":
            continue
        bot = make_bot(kind, "")
        if isinstance(bot, SearchBot):
            budget = bot.budget
            if budget.iterations > MOST_ITERATIONS or budget.seconds > MOST_SECONDS or budget.processes > 1:
                raise SetupError(
                    f"the bot {kind!r} would keep this server too busy; "
                    f"expected at most search:{MOST_ITERATIONS} or search:{MOST_SECONDS}s, in one process"
                )
