"""Who sits at a table, who may come, and who may watch."""

from __future__ import annotations

import secrets
from typing import Any

import msgspec

from veillee.bots import SearchBot, make_bot
from veillee.core.errors import SetupError
from veillee.server import HOME, types
from veillee.server.bell import Bell
from veillee.server.looking import Looking
from veillee.server.refusals import Refusal
from veillee.server.roles import Roles
from veillee.server.rows import JOINABLE, Header
from veillee.server.sight import Look, free_beside, may_see, seats_of
from veillee.server.views import info_of

HOUR = 3600.0
MOST_ITERATIONS = 2000  # of a bot for one choice
MOST_SECONDS = 5

Seated = types.TableState | types.MatchInfo  # the table, or the match alone while nothing is dealt


class Seating:
    """Invitations, open seats, links for spectators."""

    def __init__(self, looking: Looking, roles: Roles, bell: Bell) -> None:
        self.looking = looking
        self.roles = roles
        self.store = looking.store
        self.tables = looking.tables
        self.bell = bell

    async def invitation(self, token: str, look: Look) -> types.Invitation:
        header, seat = await self._invited(token, look)
        words = await self.looking.words(header)
        return types.Invitation(info_of(header, look, words), free_beside(header, seat))

    async def accept(self, token: str, look: Look) -> Seated:
        """Who has accepted it before, and perhaps was never told so, sits there."""
        header, seat = await self._invited(token, look)
        if header.seats[seat].person is not None:
            return await self._seated(header.id, msgspec.structs.replace(look, seat=seat))
        return await self._sit_down(header, seat, look)

    async def _invited(self, token: str, look: Look) -> tuple[Header, int]:
        """What an invitation leads to; once accepted it is worth nothing to anybody else."""
        found = await self.store.chairs.by_invitation(token)
        header = await self.store.header(found[0]) if found else None
        if found is None or header is None or header.seats[found[1]].person not in (None, look.person.id):
            raise Refusal("no-invitation", look.lang, 404)
        return header, found[1]

    async def join(self, id_: str, look: Look) -> Seated:
        """Take a free seat of an open match; who sits there already stays where they are."""
        header = await self.store.header(id_)
        if header is not None and seats_of(header, look.person):
            return await self._seated(id_, look)
        if header is None or not header.open:
            raise Refusal("not-open", look.lang, 404)
        for row in header.seats:
            if row.kind == "human" and row.person is None and header.state in JOINABLE:
                try:
                    return await self._sit_down(header, row.seat, look)
                except Refusal as refusal:  # somebody else was faster; the next one may be free
                    if refusal.code != "seat-taken":
                        raise
        raise Refusal("not-open", look.lang)

    async def _sit_down(self, header: Header, seat: int, look: Look) -> Seated:
        how = await self.store.chairs.claim(header.id, seat, look.person.id, free_beside(header, seat))
        now = await self.store.header(header.id) if how == "taken" else None
        if now is not None and now.seats[seat].person == look.person.id:  # asked twice at once
            return await self._seated(header.id, msgspec.structs.replace(look, seat=seat))
        if how == "taken":
            raise Refusal("seat-taken", look.lang)
        if how != "sits":
            raise Refusal("is-over", look.lang)
        await self.roles.deal_if_all_have_chosen(header.id)
        self._changed(header.id)
        return await self._seated(header.id, msgspec.structs.replace(look, seat=seat))

    async def _seated(self, id_: str, look: Look) -> Seated:
        """The table; while people gather there is none, and the match says which roles are left."""
        header = may_see(await self.store.header(id_), look)
        return info_of(header, look) if header.state == "gathering" else await self.looking.table(id_, look)

    def _changed(self, id_: str) -> None:
        self.tables.forget_header(id_)
        self.bell.ring(id_)

    async def settings(self, id_: str, wanted: types.Settings, look: Look) -> types.MatchInfo:
        """The owner's to change; a match that is over may be shared by whoever sat there, it is told whole anyway."""
        header = may_see(await self.store.header(id_), look)
        shares = header.told and wanted == types.Settings(watchable=True) and bool(seats_of(header, look.person))
        if header.owner != look.person.id and not shares:
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
        return await self.looking.match_info(id_, look)

    async def hand_over(self, id_: str, wanted: types.HandOver, look: Look) -> types.MatchInfo:
        """The owner gives a seat to a bot, to whoever gets the link, or takes it back: somebody always leaves early."""
        header = may_see(await self.store.header(id_), look)
        if header.owner != look.person.id:
            raise Refusal("not-owner", look.lang, 403)
        if not 0 <= wanted.seat < len(header.seats):
            raise Refusal("no-seat", look.lang, 404)
        if wanted.kind == "human":
            kind, person, invitation = "human", look.person.id, None
        elif wanted.kind == "invite":
            kind, person, invitation = "human", None, new_token()
        else:
            check_bot(wanted.kind)
            others = (row.kind for row in header.seats if row.seat != wanted.seat)
            if look.person.guest and "human" not in others:
                raise Refusal("bots-alone", look.lang, 403)
            kind, person, invitation = wanted.kind, None, None
        if not await self.store.chairs.seat(id_, wanted.seat, kind, person, invitation):
            raise Refusal("is-over", look.lang)
        await self.roles.deal_if_all_have_chosen(id_)
        self._changed(id_)
        return await self.looking.match_info(id_, look)

    async def watched(self, token: str, look: Look) -> types.MatchInfo:
        id_ = await self.store.by_watch(token)
        if id_ is None:
            raise Refusal("no-watch", look.lang, 404)
        return await self.looking.match_info(id_, msgspec.structs.replace(look, watch=token))


def new_token() -> str:
    """For links: whoever has it may enter, so nobody may guess it."""
    return secrets.token_urlsafe(16)


def check_bot(kind: str) -> None:
    """A bot that there is, and that would not think for too long."""
    bot = make_bot(kind, "")
    if isinstance(bot, SearchBot):
        budget = bot.budget
        if budget.iterations > MOST_ITERATIONS or budget.seconds > MOST_SECONDS or budget.processes > 1:
            most = {"iterations": str(MOST_ITERATIONS), "seconds": str(MOST_SECONDS)}
            raise SetupError("error-bot-busy", home=HOME, bot=kind, **most)
