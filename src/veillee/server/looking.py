"""What somebody may see of a match. Nothing here changes anything."""

from __future__ import annotations

import time

import msgspec

from veillee.core.answers import About, Explanation, Told
from veillee.core.campaign import tale_of
from veillee.core.explaining import about
from veillee.core.lessons import DueTip
from veillee.core.match import Match
from veillee.core.scene import Paragraph
from veillee.core.setup import read_setup
from veillee.core.spec import game, registry
from veillee.core.words import Lexicon
from veillee.server import types
from veillee.server.bell import Bell
from veillee.server.refusals import Refusal
from veillee.server.rows import GOING_ON, PLAYABLE, Header, Place
from veillee.server.sight import Look, asked_seats, eyes, eyes_then, log_for, may_know, may_open, may_see
from veillee.server.standing import progress_of
from veillee.server.store import Store
from veillee.server.tables import Tables, sent
from veillee.server.views import LINES, guide_for, info_of, infos_of, latest, state_of

LIST_LENGTH = 50
OVERDUE = 10.0  # seconds after which a bot must have answered: it thinks for less


def place_of(text: str, look: Look) -> Place | None:
    """Where a list goes on, as the page before it said."""
    if not text:
        return None
    updated, _, id_ = text.partition("~")
    try:
        return Place(float(updated), id_)
    except ValueError:
        raise Refusal("no-page", look.lang, 404) from None


class Looking:
    """Lists, tables, positions, records: for whoever may see them."""

    def __init__(self, store: Store, tables: Tables, bell: Bell) -> None:
        self.store = store
        self.tables = tables
        self.bell = bell

    async def matches(self, look: Look, older: str = "") -> types.Matches:
        """A page of one's own matches, from the latest on or after what `older` names; and those that are open."""
        found = await self.store.of_person(look.person.id, LIST_LENGTH + 1, place_of(older, look))
        page = found[:LIST_LENGTH]
        mine = [await self._with_progress(one) for one in page]
        others = [] if older else await self.store.open_to(look.person.id, LIST_LENGTH)
        behind = f"{page[-1].updated!r}~{page[-1].id}" if len(found) > len(page) else None
        return types.Matches(infos_of(mine, look), infos_of(others, look), behind)

    async def _with_progress(self, header: Header) -> Header:
        """A match that goes on, with how it stands: found once after each thing that happened to it."""
        dealt = header.state in GOING_ON and header.state != "gathering" and header.setup.get("game") in registry()
        if not dealt or (header.progress is not None and header.progress["version"] == header.version):
            return header
        match = await self.tables.glance(header)
        if match is None:
            return msgspec.structs.replace(header, progress=None)
        progress = progress_of(match, header.version)
        await self.store.keep_progress(header.id, progress)
        return msgspec.structs.replace(header, progress=progress)

    async def since(self, header: Header, look: Look) -> Look:
        """The look, from the first event on if something was taken back that it has in its log."""
        if look.version is None or look.since == 0 or look.version == header.version:
            return look
        if look.version > header.version or await self.store.archive.undone_since(header.id, look.version):
            return msgspec.structs.replace(look, since=0)
        return look

    async def table(self, id_: str, look: Look) -> types.TableState:
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            self.remind(header, live.match)
            return state_of(header, live, await self.since(header, look))

    def remind(self, header: Header, match: Match) -> None:
        """Somebody looks at the table: if a bot was asked long ago, whoever thought for it has given up or has gone."""
        asked = header.state in PLAYABLE and any(header.seats[seat].kind != "human" for seat in match.waiting)
        if asked and time.time() - (header.turn_since or 0.0) > OVERDUE:
            self.bell.wake_bot(header.id)

    async def match_info(self, id_: str, look: Look) -> types.MatchInfo:
        header = may_see(await self.store.header(id_), look)
        return info_of(header, look, await self.words(header))

    async def words(self, header: Header) -> Lexicon | None:
        """What seats are called where that was left to chance: only their table knows."""
        setup = read_setup(header.setup)
        roles = game(setup.game).roles
        if header.state == "gathering" or roles is None or not roles.called:
            return None
        if all(row.role or setup.role(row.seat) for row in header.seats):
            return None
        match = await self.tables.glance(header)
        return None if match is None else match.lexicon

    async def explain(self, id_: str, key: str, look: Look) -> Explanation:
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            match = live.match
            asked = asked_seats(header, match, look)
            if match.waiting and not asked:
                raise Refusal("not-your-turn", look.lang, 403)
            return match.explain(key, look.lang, asked[0] if asked else None)

    async def about(self, id_: str, target: str, look: Look) -> About:
        """What something on the table is, and what the one who looks could do with it now."""
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            scene = live.match.scene(eyes(header, live.match, look), look.lang)
            if header.over:
                # Given up or abandoned: the rules would still ask somebody, the match does not.
                scene = msgspec.structs.replace(scene, question=None)
            return about(live.match, target, scene)

    async def position(self, id_: str, number: int, look: Look) -> types.Position:
        """The table after so many choices, as the one who looks could see it then."""
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            match = live.match
            if not 0 <= number <= match.number:
                raise Refusal("no-position", look.lang, 404)
            forks = list(match.forks)
            seat = eyes_then(header, forks, number, eyes(header, match, look), look)
            past = await self.tables.pasts.position(header, match, number)
            past.history = (await self.tables.pasts.whole(header, match)).history.upto(number)
            last = next((played for played in past.history.backwards() if played.is_choice), None)
            known = last is not None and may_know(header, match, forks, last, look)
            return types.Position(
                match=info_of(header, look),
                number=number,
                last=match.number,
                key=last.key if last is not None and known else "",
                seat=seat,
                scene=sent(past.scene(seat, look.lang)),
                log=log_for(header, past, forks, latest(0, past.told), seat, look),
            )

    async def record(self, id_: str, look: Look) -> str:
        """The whole match as text; it tells everything, so only once nobody can use it."""
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            if not header.told:
                raise Refusal("sealed" if header.over else "not-over", look.lang, 403)
            return (await self.tables.pasts.whole(header, live.match)).record()

    async def tips(self, id_: str, look: Look) -> list[DueTip]:
        """What the learner of a guided match was told so far, what is due now among it."""
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            guide = guide_for(header, live.match, look)
            return [] if guide is None else [*guide.earlier, *guide.due]

    async def story(self, id_: str, look: Look) -> list[Paragraph]:
        """All that was read: a client has the latest pages, and turns back."""
        async with self.tables.open(id_) as found:
            _, live = may_open(found, look)
            return tale_of(live.match, look.lang)

    async def log(self, id_: str, before: int, look: Look) -> list[Told]:
        """What was told before an event: a client has the latest lines, and pages back."""
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            seat = eyes(header, live.match, look)
            match = (await self.tables.pasts.whole(header, live.match)).fork()
            match.history = match.history.until(before - 1)
            told = log_for(header, match, list(live.match.forks), max(0, before - 1 - LINES), seat, look)
            return [line for line in told if line.number < before]
