"""Who is who: roles are chosen while people gather, and the match is dealt when all have chosen."""

from __future__ import annotations

import asyncio

import msgspec

from veillee.core.match import Match
from veillee.core.setup import checked_roles, read_setup
from veillee.core.spec import game
from veillee.server import types
from veillee.server.bell import Bell
from veillee.server.refusals import Refusal
from veillee.server.rows import Header
from veillee.server.sight import Look, may_see, seats_of
from veillee.server.standing import snapshot_of, standing_of, story_of
from veillee.server.store import Store
from veillee.server.tables import Tables
from veillee.server.views import info_of


class Roles:
    """Takes everybody's wish, and deals."""

    def __init__(self, store: Store, tables: Tables, bell: Bell) -> None:
        self.store = store
        self.tables = tables
        self.bell = bell

    async def take(self, id_: str, wanted: types.TakeRole, look: Look) -> types.MatchInfo:
        """Who sits down says who they are; when all have, the match is dealt."""
        header = may_see(await self.store.header(id_), look)
        if header.state != "gathering":
            raise Refusal("is-dealt", look.lang)
        if wanted.seat not in seats_of(header, look.person):
            raise Refusal("no-seat", look.lang, 403)
        setup = read_setup(header.setup)
        checked_roles(game(setup.game), setup.mode, len(header.seats), [wanted.role], setup.settings)
        if not await self.store.chairs.take_role(id_, wanted.seat, wanted.role):
            raise Refusal("role-taken", look.lang)
        await self.deal_if_all_have_chosen(id_)
        self.bell.ring(id_)
        return info_of(may_see(await self.store.header(id_), look), look)

    async def start(self, id_: str, look: Look) -> types.MatchInfo:
        """The owner deals at once; the roles that nobody chose stay open."""
        header = may_see(await self.store.header(id_), look)
        if header.owner != look.person.id:
            raise Refusal("not-owner", look.lang, 403)
        if header.state != "gathering":
            raise Refusal("is-dealt", look.lang)
        await self._deal(header)
        return info_of(may_see(await self.store.header(id_), look), look)

    async def deal_if_all_have_chosen(self, id_: str) -> None:
        """Somebody sat down, chose, or left a seat to a bot: perhaps nobody is waited for any more."""
        header = await self.store.header(id_)
        if header is None or header.state != "gathering":
            return
        if all((row.role and row.person) or row.kind != "human" for row in header.seats):
            await self._deal(header)

    async def _deal(self, header: Header) -> None:
        """Deal with the roles that were chosen. Of two who do so at once one is first."""
        setup = read_setup(header.setup)
        roles = tuple(row.role for row in header.seats)
        setup = msgspec.structs.replace(
            setup, roles=roles if any(roles) else (), seats=tuple(row.kind for row in header.seats)
        )
        spec = game(setup.game)
        match = await asyncio.to_thread(Match.start, spec, spec.box(), setup)
        waiting = any(row.kind == "human" and row.person is None for row in header.seats)
        state = "waiting" if waiting else "playing"
        dealt = msgspec.structs.replace(header, setup=msgspec.to_builtins(setup), state=state)
        await self.tables.keep_box(dealt, match)
        await self.store.deal(dealt, standing_of(match), story_of(match), snapshot_of(match))
        self.tables.forget_header(header.id)
        self.bell.ring(header.id)
