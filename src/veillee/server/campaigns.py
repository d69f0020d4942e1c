"""Campaigns on the server: a chronicle between matches, and the people who belong to it.

A chapter is an ordinary match that names its campaign. What it leaves behind is worked out from the match itself when
somebody looks, so a server that is killed between the last move and the chronicle loses nothing; the number of the
chapter decides who was first.
"""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any

import msgspec

from veillee.core.campaign import Done, Saga, Wishes, read_saga, tale_of
from veillee.core.errors import CampaignError, RecordError, VeilleeError
from veillee.core.setup import Setup, read_setup
from veillee.core.spec import game, registry
from veillee.core.start import replay
from veillee.server import HOME, types
from veillee.server.campaign_store import CampaignStore, Row
from veillee.server.people import person_name
from veillee.server.refusals import Refusal
from veillee.server.rows import Header, SeatRow
from veillee.server.sight import Look, is_open_to
from veillee.server.starting import Starting, check_bots, check_weight, new_seed
from veillee.server.views import iso

log = logging.getLogger("veillee.server")


class Campaigns:
    """Begins campaigns, plays their chapters and writes down what they leave behind."""

    def __init__(self, starting: Starting) -> None:
        self.starting = starting
        self.tables = starting.tables
        self.digging = starting.tables.pasts.digging
        self.store = CampaignStore(starting.store.database)

    async def mine(self, look: Look) -> types.Campaigns:
        found: list[types.CampaignInfo] = []
        for row in await self.store.of_person(look.person.id):
            if row.game not in registry():
                continue
            try:
                now = await self._up_to_date(row)
                found.append(await self._info(now, saga_at(now), look))
            except VeilleeError as error:  # one that cannot be read takes no other with it
                log.error("a stored campaign is damaged", extra={"campaign": row.id, "problem": str(error)})
        return types.Campaigns(found)

    async def begin(self, wanted: types.NewCampaign, look: Look) -> types.CampaignState:
        saga = Saga.begin(wanted.game, seed=wanted.seed or new_seed(), settings=wanted.settings)
        return await self._begun(saga, look)

    async def take_in(self, text: str, look: Look) -> types.CampaignState:
        """A campaign out of its file: its chapters were played elsewhere, their records come along.

        A chapter that was not over begins anew.
        """
        check_weight(text, look)
        return await self._begun(await self.digging.run(look.person.id, read_saga, text), look)

    async def fork(self, id_: str, wanted: types.ForkCampaign, look: Look) -> types.CampaignState:
        """Play a chapter again in a campaign of one's own; what happened stays as it is."""
        row = await self._open(id_, look)
        saga = await self.digging.run(row.owner, (await self._whole(row)).fork, wanted.number, new_seed())
        return await self._begun(saga, look, parent=f"{id_}#{wanted.number}", before=row)

    async def _begun(
        self, saga: Saga[Any], look: Look, parent: str | None = None, before: Row | None = None
    ) -> types.CampaignState:
        now = time.time()
        done = [
            before.done[place]
            if before is not None
            else {"chapter": one.chapter, "match": "", "verdict": one.verdict, "record": one.record}
            for place, one in enumerate(saga.done)
        ]
        row = Row(
            id=secrets.token_urlsafe(8),
            game=saga.spec.id,
            owner=look.person.id,
            settings=saga.settings,
            seed=saga.seed,
            word=saga.word,
            chronicle=chronicle_text(saga),
            chapter=saga.number,
            done=done,
            over=saga.over,
            parent=parent,
            created=now,
            updated=now,
        )
        await self.store.create(row)
        return await self.state(row.id, look)

    async def state(self, id_: str, look: Look) -> types.CampaignState:
        """The campaign's page."""
        row = await self._open(id_, look)
        saga = saga_at(row)
        titles = {one.id: one.title.text(look.lang) for one in saga.chapters}
        return types.CampaignState(
            info=await self._info(row, saga, look),
            page=saga.page(look.lang),
            chapters=[
                types.ChapterInfo(
                    id=one.id,
                    title=titles[one.id],
                    note=one.note.text(look.lang) if one.note else "",
                    decides=list(one.decides),
                    settled=one.settled,
                )
                for one in saga.chapters
            ],
            done=[
                types.ChapterDone(
                    one["chapter"],
                    saga.title(number).text(look.lang),
                    one["verdict"],  # type: ignore[arg-type]
                    one["match"] or None,
                )
                for number, one in enumerate(row.done, 1)
            ],
            people=[person_name(name, look.lang) for name in (await self.store.group(id_)).values()],
            settings=row.settings,
            forked_from=row.parent,
        )

    async def play(self, id_: str, wanted: types.PlayChapter, look: Look) -> types.TableState:
        """Begin the next chapter: a match like any other, which carries the chronicle in."""
        row = await self._open(id_, look)
        if row.owner != look.person.id:
            raise Refusal("owner-begins", look.lang, 403)
        if await self.store.match_of(id_, row.chapter) is not None:
            raise Refusal("chapter-goes-on", look.lang)
        wishes = Wishes(
            seats=tuple(wanted.seats or ()),
            roles=tuple(wanted.roles or ()),
            people=tuple(wanted.people or ()),
            level=wanted.level or "",
            settings=wanted.settings,
            free_undo=wanted.free_undo,
        )
        setup: Setup = saga_at(row).setup(wanted.chapter, wishes)
        check_bots(setup)
        if not wanted.one_screen and others_sit(setup) and not self.starting.named_seeds:
            # Whoever has the file of the campaign, or the record of a chapter, could deal the same cards at home.
            setup = msgspec.structs.replace(setup, seed=new_seed())
        chapter = f"{row.chapter}:{wanted.chapter}"
        company = await self._company(row)
        return await self.starting.chapter(setup, look, id_, chapter, company, one_screen=wanted.one_screen)

    async def file(self, id_: str, look: Look) -> str:
        """The whole campaign as one text; a chapter that is being played is not told."""
        return (await self._whole(await self._open(id_, look))).text()

    async def tale(self, id_: str, number: int, look: Look) -> types.Tale:
        """What was read in a chapter that is over: prose is sent when somebody opens it."""
        row = await self._open(id_, look)
        if not 1 <= number <= len(row.done):
            raise Refusal("no-chapter", look.lang, 404)
        one = row.done[number - 1]
        if record := one.get("record"):
            paragraphs = await self.digging.run(row.owner, lambda: tale_of(replay(record), look.lang))
        else:
            async with self.tables.open(one["match"]) as found:
                if found is None:
                    raise CampaignError("error-chapter-lost", home=HOME, match=one["match"])
                paragraphs = tale_of(found[1].match, look.lang)
        return types.Tale(number, saga_at(row).title(number).text(look.lang), paragraphs)

    # -- how it stands -----------------------------------------------------------------------

    async def _open(self, id_: str, look: Look) -> Row:
        row = await self.store.get(id_)
        if row is None or row.game not in registry():
            raise Refusal("no-campaign", look.lang, 404)
        if row.owner != look.person.id and look.person.id not in await self.store.group(id_):
            raise Refusal("no-campaign", look.lang, 404)
        return await self._up_to_date(row)

    async def _company(self, row: Row) -> list[SeatRow]:
        """Those of the group who played the chapter before: where they sat, and as whom."""
        header = await self.starting.store.header(row.done[-1]["match"]) if row.done else None
        if header is None:
            return []
        group = await self.store.group(row.id)
        setup = read_setup(header.setup)
        return [
            msgspec.structs.replace(seat, role=seat.role or setup.role(seat.seat))
            for seat in header.seats
            if seat.person in group
        ]

    async def _up_to_date(self, row: Row) -> Row:
        """The campaign after all chapters that are over."""
        while (present := await self.store.match_of(row.id, row.chapter)) is not None and present[1]:
            async with self.tables.open(present[0]) as found:
                if found is None or found[1].match.result is None:
                    return row
                header, live = found
                whole = await self.tables.pasts.whole(header, live.match)
                after = await self.digging.run(row.owner, self._after, row, header, whole.record())
            await self.store.advance(row, after, [seat.person for seat in header.seats if seat.person])
            again = await self.store.get(row.id)
            assert again is not None
            row = again
        return row

    def _after(self, row: Row, header: Header, record: str) -> Row:
        saga = saga_at(row)
        chapter = str(header.chapter).partition(":")[2]
        saga.finish(chapter, replay(record))
        done = {"chapter": chapter, "match": header.id, "verdict": saga.done[-1].verdict}
        return msgspec.structs.replace(
            row,
            chronicle=chronicle_text(saga),
            chapter=row.chapter + 1,
            done=[*row.done, done],
            over=saga.over,
            updated=time.time(),
        )

    async def _whole(self, row: Row) -> Saga[Any]:
        """The campaign with the records of its chapters, for its file and for going back."""
        saga: Saga[Any] = Saga(game(row.game), row.settings, row.seed)
        for one in row.done:
            record = one.get("record") or await self._record(one["match"])
            saga.finish(one["chapter"], await self.digging.run(row.owner, replay, record))
        saga.word = row.word
        return saga

    async def _record(self, match: str) -> str:
        async with self.tables.open(match) as found:
            if found is None:
                raise CampaignError("error-chapter-lost", home=HOME, match=match)
            header, live = found
            return (await self.tables.pasts.whole(header, live.match)).record()

    async def _info(self, row: Row, saga: Saga[Any], look: Look) -> types.CampaignInfo:
        present = await self.store.match_of(row.id, row.chapter)
        header = await self.starting.store.header(present[0]) if present is not None else None
        return types.CampaignInfo(
            id=row.id,
            game=row.game,
            chapter=row.chapter,
            over=row.over,
            yours=row.owner == look.person.id,
            status=saga.page(look.lang).status,
            updated=str(iso(row.updated)),
            playing=header is not None,
            match=header.id if header is not None and is_open_to(header, look) else None,
        )


def others_sit(setup: Setup) -> bool:
    """Whether more than one person plays."""
    return len({setup.person(seat) for seat, kind in enumerate(setup.seats) if kind == "human"}) > 1


def chronicle_text(saga: Saga[Any]) -> str:
    return "\n".join(saga.campaign.write(saga.chronicle))


def saga_at(row: Row) -> Saga[Any]:
    """The campaign as it stands, from its chronicle: no chapter is played again."""
    try:
        saga: Saga[Any] = Saga(game(row.game), row.settings, row.seed)
        saga.word = row.word
        saga.chronicle = saga.campaign.read(row.chronicle.split("\n"))
        saga.done = [Done(one["chapter"], one["verdict"], "") for one in row.done]
    except (msgspec.MsgspecError, LookupError, TypeError, ValueError, AttributeError) as error:
        raise RecordError("error-campaign", home=HOME, fault=type(error).__name__) from None
    return saga
