"""Matches that are being played: kept in memory, always as far as the database is."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Callable
from contextlib import suppress
from operator import attrgetter
from typing import Any, cast

import msgspec

from veillee.core.backdrops import Stage, stage_of
from veillee.core.changes import Change
from veillee.core.errors import MissingPack, RecordError, VeilleeError
from veillee.core.match import Match
from veillee.core.parts import Easel
from veillee.core.pauses import pauses
from veillee.core.scene import Scene, encode
from veillee.core.spec import Box, game
from veillee.core.start import check_not_newer, pack_of
from veillee.core.table import EVERYBODY
from veillee.core.text import LANGUAGES
from veillee.core.views import scene_at
from veillee.server import HOME
from veillee.server.config import MEMORY
from veillee.server.damage import Finding
from veillee.server.faults import Faults, shown_as_far
from veillee.server.lessons import is_guided
from veillee.server.opening import follow, from_snapshot, opened, relearned
from veillee.server.pasts import Pasts
from veillee.server.rows import DAMAGED, GOING_ON, Entry, Header
from veillee.server.standing import outcome_of, standing_of, written
from veillee.server.store import Store

log = logging.getLogger("veillee.server")

MOMENTS = 16  # of each match, so that who watches it misses none
PAINTED = 3  # of them, whose scenes are kept: who is farther behind has them painted again
LATEST = 50  # entries that a match is opened with: the rest of its past is fetched when somebody asks for it
LONGEST = 4 * LATEST  # entries after which it is opened anew
# Bytes, measured over whole matches for two: with its table, and with the table before each choice.
MATCH, CHOICE, SCENE = 60_000, 12_000, 55_000


def sent(scene: Scene) -> Scene:
    """A scene in the form in which it is sent: without what its choices repeat."""
    return cast(Scene, msgspec.Raw(encode(scene)))


class Moment:
    """A match at one version. It is never changed, so what was painted of it can be shown again."""

    def __init__(self, match: Match, version: int, easels: dict[str, Easel] | None = None) -> None:
        self.match = match
        self.version = version
        self.events = match.told
        self._easels = {} if easels is None else easels
        self.stages: dict[str, Stage] = {}  # by language: what its scenes are changes of
        self._scenes: dict[tuple[int | None, str], Scene] = {}
        self._ways: dict[tuple[int | None, str], list[tuple[int, Scene]]] = {}
        self._sent: dict[tuple[int, int], tuple[Scene | None, Scene, msgspec.Raw, set[str]]] = {}
        self.weight = 0  # about how many bytes were painted

    def scene(self, seat: int | None, lang: str) -> Scene:
        """What a seat sees: many may look, and it is painted once."""
        found = self._scenes.get((seat, lang))
        if found is None:
            found = self._scenes[seat, lang] = self.match.scene(seat, lang, easel=self._easel(lang))
            self.weight += SCENE
        return found

    def _easel(self, lang: str) -> Easel:
        return self._easels.setdefault(lang, Easel())

    def stage(self, lang: str) -> Stage:
        """What its scenes are changes of."""
        found = self.stages.get(lang)
        if found is None:
            found = self.stages[lang] = stage_of(self.match, lang)
        return found

    def way(self, seat: int | None, lang: str) -> list[tuple[int, Scene]]:
        """What a seat sees on the way of the last choice, where an automated opponent acts: each with the number of
        the last event that was told until then."""
        found = self._ways.get((seat, lang))
        if found is None:
            match, easel = self.match, self._easel(lang)
            found = [(pause.told, scene_at(match, pause.table, seat, lang, easel)) for pause in pauses(match)]
            self._ways[seat, lang] = found
            self.weight += len(found) * SCENE
        return found

    def whole(self, scene: Scene) -> Scene:
        """One of its scenes as it is sent by itself."""
        found: Any = self._encoded(None, scene, lambda _: encode(scene))[0]
        return cast(Scene, found)

    def change(self, before: Scene, scene: Scene, named: set[str], brief: bool = False) -> Change:
        """One of its scenes as it is sent to who has another one already; the printed faces that it refers to are
        added to those `named`. To who has the backdrop only, it is sent in `brief`."""
        changes = self.stage(scene.lang).changes
        found, names = self._encoded(
            before, scene, lambda names: msgspec.json.encode(changes.between(before, scene, names, brief))
        )
        named |= names
        return cast(Change, found)

    def forget(self) -> None:
        """What was painted can be painted again."""
        self._scenes.clear()
        self._ways.clear()
        self._sent.clear()
        self.weight = 0

    @property
    def painted(self) -> bool:
        return bool(self._scenes)

    def _encoded(
        self, before: Scene | None, scene: Scene, make: Callable[[set[str]], bytes]
    ) -> tuple[msgspec.Raw, set[str]]:
        key = id(before), id(scene)
        known = self._sent.get(key)
        if known is None:
            names: set[str] = set()
            raw = msgspec.Raw(make(names))
            known = self._sent[key] = before, scene, raw, names  # together: ids are those of living scenes
            self.weight += len(raw)
        return known[2:]


weight_of: Callable[[Moment], int] = attrgetter("weight")


class Live:
    """A match in memory: its last moments, and its header as far as it is known."""

    def __init__(self, match: Match, version: int) -> None:
        self._easels: dict[str, Easel] = {}  # one for each language
        self.moments: deque[Moment] = deque(maxlen=MOMENTS)
        self.header: Header | None = None
        self.broken: tuple[int, str] | None = None  # of a damaged match: version and state of what is stored
        self._stand(Moment(match, version, self._easels))

    def _stand(self, moment: Moment) -> None:
        self.moments.append(moment)
        self.now = moment
        self.match = moment.match
        self.version = moment.version

    def advance(self, match: Match, version: int) -> None:
        before = self.now
        moment = Moment(match, version, self._easels)
        if match.setup is before.match.setup and match.spec.settled is None:
            moment.stages = before.stages
        self._stand(moment)
        if len(self.moments) > PAINTED:
            self.moments[-PAINTED - 1].forget()

    def put(self, moment: Moment) -> None:
        """In the place of the present one."""
        self.moments.pop()
        self._stand(moment)

    @property
    def choices(self) -> int:
        """How many choices of it are in memory."""
        return self.match.number - self.match.history.began

    @property
    def weight(self) -> int:
        """About how many bytes it takes."""
        return MATCH + self.choices * CHOICE + sum(map(weight_of, self.moments))

    def after(self, version: int) -> list[Moment]:
        """The moments after a version that somebody has seen; only the last one if they are not all at hand."""
        if version + 1 == self.version:
            return [self.now]
        later = [moment for moment in self.moments if moment.version > version]
        return later if later and later[0].version == version + 1 else [self.now]


def own_pack(match: Match) -> str | None:
    """The pack of a match for whoever has only the installed one: nothing where that is the same."""
    return None if match.box.hash == match.spec.box().hash else match.box.text()


class Gathering(VeilleeError):
    """There is no table yet: people still choose who they are."""


class Outdated(VeilleeError):
    """A match of an earlier release of which nothing can be shown but that it was there."""


class Opening:
    """A match while somebody works on it. (Every move opens one twice: a generator in its place takes three times as
    long.)"""

    def __init__(self, tables: Tables, id_: str, known: bool) -> None:
        self._tables = tables
        self._id = id_
        self._known = known

    async def __aenter__(self) -> tuple[Header, Live] | None:
        self._lock = self._tables.lock(self._id)
        await self._lock.acquire()
        try:
            return await self._tables.find(self._id, self._known)
        except BaseException:
            self._tables.unlock(self._id, self._lock)
            raise

    async def __aexit__(self, *_: object) -> None:
        self._tables.unlock(self._id, self._lock)


class Tables:
    """The matches in memory. Whoever works on one holds its lock."""

    def __init__(self, store: Store, memory: int = MEMORY) -> None:
        self.store = store
        self.memory = memory  # bytes that they may take
        self.faults = Faults(store, self.box)
        self.pasts = Pasts(store, self.box)
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._weights: dict[str, int] = {}
        self._weight = 0
        self._locks: dict[str, asyncio.Lock] = {}
        self._packs: set[str] = set()  # those that are known to be stored

    def open(self, id_: str, *, known: bool = False) -> Opening:
        """The match as it stands in the database, to ourselves; None if there is none.

        `known` takes it as we know it, if we do: for who checks with the database when it matters.
        """
        return Opening(self, id_, known)

    async def find(self, id_: str, known: bool) -> tuple[Header, Live] | None:
        """The same for who holds its lock."""
        live = self._live.get(id_)
        if known and live is not None and live.header is not None:
            return live.header, live
        header = await self.store.header(id_)
        if header is not None and header.state == "gathering":
            raise Gathering("gathering", home=HOME)
        return None if header is None else await self._refresh(header)

    def known(self, id_: str) -> tuple[Header, Live] | None:
        """The match as we know it, only to look at; None where the database is to be asked."""
        live = self._live.get(id_)
        return None if live is None or live.header is None else (live.header, live)

    def lock(self, id_: str) -> asyncio.Lock:
        lock = self._locks.get(id_)
        if lock is None:
            lock = self._locks[id_] = asyncio.Lock()
        return lock

    def unlock(self, id_: str, lock: asyncio.Lock) -> None:
        lock.release()
        if id_ not in self._live and not lock.locked():
            self._locks.pop(id_, None)

    async def _refresh(self, header: Header) -> tuple[Header, Live]:
        live = self._let_go(header.id)
        if live is not None and live.broken == (header.version, header.state):
            header = shown_as_far(header, live.match, live.version)
        elif live is None or live.broken or live.version > header.version:
            header, live = await self._opened(header)
        elif live.version < header.version:
            try:
                for entry in await self.pasts.story(header, live.version):
                    match = live.match.fork()
                    follow(match, entry)
                    live.advance(match, entry.number)
            except RecordError:
                header, live = await self._opened(header)
        live.header = header
        self.keep(header.id, live)
        return header, live

    async def _opened(self, header: Header) -> tuple[Header, Live]:
        """The match out of the database; where it is damaged, as far as it is good."""
        try:
            if header.state == DAMAGED:
                raise RecordError("error-story", home=HOME)
            return await self._well(header)
        except RecordError as error:
            return await self._as_far_as_good(header, error)
        except (msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
            log.exception("a stored match cannot be read", extra={"match": header.id})
            problem = RecordError("error-fault", home=HOME, number=0, fault=type(error).__name__)
            return await self._as_far_as_good(header, problem)

    async def _well(self, header: Header) -> tuple[Header, Live]:
        live = Live(await self._load(header), header.version)
        header = await self._carried_over(header, live)
        await self._past_of_a_guided_match(header, live)
        return header, live

    async def _as_far_as_good(self, header: Header, error: RecordError) -> tuple[Header, Live]:
        finding = await self.faults.find(header)
        if finding.kind == "behind":
            return await self._well(await self.faults.catch_up(header, finding.good))
        if finding.kind in ("", "past") and header.state == DAMAGED:
            return await self._well(await self.faults.reopen(header))
        if finding.kind != "damaged":
            error.details["match"] = header.id
            raise error
        header = await self.faults.close(header, finding)
        live = Live(await self.faults.as_far_as(header, finding.good), finding.good)
        live.broken = header.version, header.state
        return shown_as_far(header, live.match, finding.good), live

    async def box(self, header: Header) -> Box[Any]:
        """The content that the match began with: the installed one, an earlier one of the house, or the stored one."""
        spec = game(header.setup["game"])
        try:
            return pack_of(spec, header.content)
        except MissingPack:
            return pack_of(spec, header.content, stored=await self.store.archive.pack(header.content))

    async def keep_box(self, header: Header, match: Match) -> None:
        """A match that begins keeps its pack, whatever becomes of the house's."""
        if header.content not in self._packs:
            await self.store.archive.keep_pack(match.spec.id, header.content, match.box.text())
            self._packs.add(header.content)

    async def _load(self, header: Header) -> Match:
        """From its present table; where that does not say enough, by playing its whole story again."""
        check_not_newer(game(header.setup["game"]), header.rules)
        box = await self.box(header)
        kept = await self.store.archive.kept(header.id, header.version, LATEST)
        if kept.behind:
            raise RecordError("error-header-behind", home=HOME, number=header.version)
        match = opened(header, box, kept)
        if match is not None:
            return match
        if kept.entries and kept.entries[0].number > 0:
            match = opened(header, box, await self.store.archive.kept(header.id, header.version, header.version + 1))
            if match is not None:
                return match
        return await self._play_again(header, box)

    async def glance(self, header: Header) -> Match | None:
        """The match as it stands, only to look at; None where that would take more than loading a table."""
        live = self._live.get(header.id)
        if live is not None and live.version == header.version:
            return live.match
        try:
            return opened(header, await self.box(header), await self.store.archive.kept(header.id, header.version, 1))
        except VeilleeError:
            return None

    async def _play_again(self, header: Header, box: Box[Any]) -> Match:
        story = await self.pasts.story(header, 0)
        try:
            match, learned = await self.pasts.digging.run(header.owner, relearned, header, box, story)
        except RecordError:
            return await self._as_it_stood(header, box)
        table = match.spec.codec.table_bytes(match.table)
        await self.store.archive.remember(header.id, learned, table, match.told, header.version)
        return match

    async def _as_it_stood(self, header: Header, box: Box[Any]) -> Match:
        """A match of an earlier release that today's rules do not follow: shown as it stood last, and closed.

        One of this release that cannot be played again is damaged, and that is another matter.
        """
        kept = await self.store.archive.kept(header.id, header.version, 1)
        if kept.entries and kept.entries[-1].decision is not None:
            raise RecordError("error-story", home=HOME)
        snapshot = await self.store.archive.snapshot(header.id)
        if snapshot is None:
            raise Outdated("outdated", home=HOME)
        match = from_snapshot(header, box, snapshot[1])
        if not match.over:
            match.closed = "closed-earlier-rules"
        return match

    async def _carried_over(self, header: Header, live: Live) -> Header:
        """An unfinished match goes on by today's rules, from its present table on; or it is closed."""
        match = live.match
        if header.state not in GOING_ON:
            return header
        if not match.closed and match.carry_over():
            entry = Entry(
                header.version + 1, "rules", EVERYBODY, str(match.rules), match.hash(), match.number, True, written([])
            )
            state = await self.store.append(header, entry, standing_of(match), header.updated, None)
            if state is not None:
                live.put(Moment(match, entry.number))
                return msgspec.structs.replace(header, version=entry.number)
            raise RecordError("error-opened", home=HOME)
        if match.closed:
            outcome = {lang: outcome_of(match, lang, None) for lang in LANGUAGES}
            await self.store.change(header.id, {"state": "closed", "waiting": [], "outcome": outcome}, GOING_ON)
            return msgspec.structs.replace(header, state="closed", waiting=[], outcome=outcome)
        return header

    async def _past_of_a_guided_match(self, header: Header, live: Live) -> None:
        """Which tips are due is read off the whole past; without it the match goes on without tips."""
        if live.match.known_from and is_guided(header):
            with suppress(RecordError):
                await self.pasts.recall(header, live.match, 0)

    def has(self, id_: str) -> bool:
        """Whether a match is in memory, or is being opened."""
        return id_ in self._live or id_ in self._locks

    @property
    def count(self) -> int:
        """How many matches are in memory."""
        return len(self._live)

    @property
    def weight(self) -> int:
        """About how many bytes they take."""
        return self._weight

    def keep(self, id_: str, live: Live) -> None:
        """Have a match in memory, as the one that was needed last. Those that were not needed for longest make room:
        they are opened again when somebody comes back, and so is one whose past has become long."""
        if live.choices > LONGEST and not (live.header and is_guided(live.header)):
            self._let_go(id_)
            return
        weight = live.weight
        self._weight += weight - self._weights.get(id_, 0)
        self._weights[id_] = weight
        self._live[id_] = live
        self._live.move_to_end(id_)
        while self._weight > self.memory and len(self._live) > 1:
            forgotten = next(iter(self._live))
            self._let_go(forgotten)
            lock = self._locks.get(forgotten)
            if lock is not None and not lock.locked():
                del self._locks[forgotten]

    def _let_go(self, id_: str) -> Live | None:
        self._weight -= self._weights.pop(id_, 0)
        return self._live.pop(id_, None)

    def forget_header(self, id_: str) -> None:
        """Somebody else has changed the match: look at the database next time."""
        live = self._live.get(id_)
        if live is not None:
            live.header = None

    def forget(self, id_: str) -> None:
        """It is not in the database what it is here: open it anew next time."""
        self._let_go(id_)

    def forget_headers(self) -> None:
        """Anybody may have changed anything."""
        for live in self._live.values():
            live.header = None

    async def examine(self, id_: str, good: int = 0) -> Finding:
        """What is wrong with a stored match, if anything. Up to the version `good` it is known that nothing is."""
        try:
            header = await self.store.header(id_)
        except RecordError as error:
            return Finding("unopenable", error)
        if header is None:
            return Finding("unopenable", RecordError("error-not-there", home=HOME))
        return Finding() if header.state == "gathering" else await self.faults.find(header, good)

    async def verify(self, id_: str) -> str:
        """What is wrong with a stored match, or nothing."""
        return (await self.examine(id_)).text()
