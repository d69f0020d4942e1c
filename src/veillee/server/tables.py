"""Matches that are being played: kept in memory, always as far as the database is."""

from __future__ import annotations

import asyncio
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from itertools import groupby
from typing import Any, cast

import msgspec

from veillee.core.codec import hash_of
from veillee.core.errors import MissingPack, MoveError, RecordError, UndoError, VeilleeError
from veillee.core.history import History, Played
from veillee.core.match import Match
from veillee.core.save import read_save
from veillee.core.scene import Outcome, Scene, encode
from veillee.core.setup import read_setup
from veillee.core.spec import Box, game
from veillee.core.start import can_replay, check_not_newer, pack_of, restore
from veillee.core.table import EVERYBODY, Event
from veillee.core.text import LANGUAGES, messages
from veillee.server.store import GOING_ON, Entry, Header, Kept, Standing, Store

KEPT = 500  # matches in memory; the others are opened again when somebody comes back
MOMENTS = 16  # of each match, so that who watches it misses none
LATEST = 50  # entries that a match is opened with: the rest of its past is fetched when somebody asks for it

OPENING = "opening"  # the entry before all others: what was told before the first choice


def sent(scene: Scene) -> Scene:
    """A scene in the form in which it is sent: without what its choices repeat."""
    return cast(Scene, msgspec.Raw(encode(scene)))


class Moment:
    """A match at one version. It is never changed, so what was painted of it can be shown again."""

    def __init__(self, match: Match, version: int) -> None:
        self.match = match
        self.version = version
        self.events = match.told
        self._scenes: dict[tuple[int | None, str], Scene] = {}

    def scene(self, seat: int | None, lang: str) -> Scene:
        """What a seat sees, already in the form in which it is sent: many may look, and it is painted once."""
        found = self._scenes.get((seat, lang))
        if found is None:
            found = self._scenes[seat, lang] = sent(self.match.scene(seat, lang))
        return found


class Live:
    """A match in memory: its last moments, and its header as far as it is known."""

    def __init__(self, match: Match, version: int) -> None:
        self.moments: deque[Moment] = deque([Moment(match, version)], MOMENTS)
        self.header: Header | None = None

    @property
    def now(self) -> Moment:
        return self.moments[-1]

    @property
    def match(self) -> Match:
        return self.now.match

    @property
    def version(self) -> int:
        return self.now.version

    def advance(self, match: Match, version: int) -> None:
        self.moments.append(Moment(match, version))

    def after(self, version: int) -> list[Moment]:
        """The moments after a version that somebody has seen; only the last one if they are not all at hand."""
        later = [moment for moment in self.moments if moment.version > version]
        return later if later and later[0].version == version + 1 else [self.now]


def own_pack(match: Match) -> str | None:
    """The pack of a match for whoever has only the installed one: nothing where that is the same."""
    return None if match.box.hash == match.spec.box().hash else match.box.text()


# -- what is written down ----------------------------------------------------------------------


def written(events: Iterable[Event]) -> bytes:
    """Events as they are stored."""
    return msgspec.json.encode([(e.kind, e.rule, e.seat, e.args, e.secret) for e in events])


def read_events(data: bytes | None) -> list[Event]:
    return [Event(*event) for event in msgspec.json.decode(data or b"[]")]


class Snapshot(msgspec.Struct, frozen=True):
    """A table of the past, for whoever wants to go back there."""

    decision: int
    told: int
    table: dict[str, Any]


def snapshot_of(match: Match) -> bytes:
    return msgspec.json.encode(Snapshot(match.number, match.told, match.spec.codec.encode(match.table)))


def read_snapshot(data: bytes) -> Snapshot:
    """A snapshot of whatever release: version 0.1.0 kept whole saves."""
    try:
        return msgspec.json.decode(data, type=Snapshot)
    except msgspec.ValidationError:
        save = read_save(data)
        return Snapshot(sum(not done.redeal for done in save.choices), 0, save.table)
    except msgspec.DecodeError:
        raise RecordError("this snapshot cannot be read") from None


def standing_of(match: Match, resigned: int | None = None) -> Standing:
    """How a match stands: whose turn it is or how it ended, and the bytes of its table."""
    waiting = match.waiting
    table = match.spec.codec.table_bytes(match.table)
    if waiting and resigned is None:
        return Standing(False, match.number, waiting[0], None, table, match.told)
    outcome = {lang: outcome_of(match, lang, resigned) for lang in LANGUAGES}
    return Standing(True, match.number, None, outcome, table, match.told)


def outcome_of(match: Match, lang: str, resigned: int | None) -> dict[str, Any]:
    if resigned is not None:
        words = messages("veillee.server", lang)
        name = match.lexicon.name("seat", resigned, lang)
        outcome = Outcome(words.format("resigned", {"name": name}), words.format("resigned-reason"), "", [])
    else:
        found = match.scene(None, lang).outcome
        assert found is not None
        outcome = found
    result: dict[str, Any] = msgspec.to_builtins(outcome)
    return result


def story_of(match: Match) -> list[Entry]:
    """A match as the entries of a new story: what was told before the first choice, then everything that was done."""
    story = [Entry(0, OPENING, EVERYBODY, "", "", 0, True, written(match.history.opening))]
    for number, played in enumerate(match.story(), 1):
        kind = "redeal" if played.redeal else "rules" if played.rules else "choice"
        key = played.redeal or (str(played.rules) if played.rules else played.key)
        story.append(Entry(number, kind, played.seat, key, "", played.number, played.revealed, written(played.events)))
    return story


# -- opening -----------------------------------------------------------------------------------


def begin(header: Header, box: Box[Any]) -> Match:
    """The match at its first decision."""
    setup = read_setup(header.setup)
    spec = game(setup.game)
    check_not_newer(spec, header.rules)
    if not can_replay(spec, header.rules):
        raise RecordError(f"made with version {header.rules} of the rules of {spec.id}, which is no more")
    return Match.start(spec, box, setup, rules=header.rules)


def follow(match: Match, entry: Entry) -> None:
    """Do again what an entry says; RecordError if it leads elsewhere than it did."""
    try:
        if entry.kind == "choice":
            match.play(entry.key, seat=entry.seat)
        elif entry.kind == "undo":
            match.undo(entry.seat)
        elif entry.kind == "redo":
            match.redo()
        elif entry.kind == "redeal":
            match.redeal(entry.seat, entry.key)
        elif entry.kind == "rules":
            match.carry_over(int(entry.key))
    except (MoveError, UndoError):
        # What was chosen stays out of the message: it may be a secret, and this is logged.
        raise RecordError(f"entry {entry.number} cannot be done again") from None
    if entry.hash and match.hash() != entry.hash:
        raise RecordError(f"entry {entry.number} leads to another table than it did")


def follow_all(match: Match, story: Iterable[Entry]) -> Match:
    for entry in story:
        follow(match, entry)
    return match


def relearned(header: Header, box: Box[Any], story: list[Entry]) -> tuple[Match, list[Entry]]:
    """A match of version 0.1.0, played again, with what its entries did not say then."""
    match = begin(header, box)
    found = [Entry(0, OPENING, EVERYBODY, "", "", 0, True, written(match.history.opening))]
    for entry in story:
        before = match.number
        follow(match, entry)
        last = match.last
        acted = entry.kind in ("choice", "redo", "redeal") and last is not None
        found.append(
            msgspec.structs.replace(
                entry,
                decision=last.number if acted and last is not None else before,
                revealed=last.revealed if acted and last is not None else False,
                events=written(last.events if acted and last is not None else []),
            )
        )
    return match, found


def in_rounds(done: list[Entry], made: int) -> list[Entry]:
    """Answers to a round that has settled in the order of seats; the last of them acted, whoever came last."""
    found: list[Entry] = []
    for decision, group in groupby(done, key=lambda entry: (entry.decision, entry.kind in ("choice", "redo"))):
        answers = list(group)
        if len(answers) > 1 and decision[1] and (decision[0] or 0) <= made:
            events, revealed = answers[-1].events, answers[-1].revealed
            answers = [
                msgspec.structs.replace(entry, events=written([]), revealed=False)
                for entry in sorted(answers, key=lambda entry: entry.seat)
            ]
            answers[-1] = msgspec.structs.replace(answers[-1], events=events, revealed=revealed)
        found += answers
    return found


def undone_in(kept: Kept) -> list[Played]:
    """What was taken back last and can be put back again."""
    done: list[Entry] = []
    undone: list[Entry] = []
    for entry in kept.entries:
        if entry.kind == "undo":
            said = entry.decision, entry.key
            taken = next((one for one in reversed(done) if (one.decision, one.key) == said), None)
            undone += [taken] if taken is not None else []
        elif entry.kind == "redo":
            undone = undone[:-1]
            done.append(entry)
        elif entry.kind != "resign":
            undone = []
            done.append(entry)
    return [Played(None, one.decision or 0, one.seat, one.key, None, False, []) for one in undone]


def history_of(header: Header, kept: Kept) -> History | None:
    """The last part of a match's past out of its latest entries; None if they do not say enough."""
    done: list[Entry] = []
    opening: Entry | None = None
    for entry in kept.entries:
        if entry.decision is None:
            return None
        if entry.kind == OPENING:
            opening = entry
        elif entry.kind == "undo":
            said = entry.decision, entry.key
            taken = next((n for n in reversed(range(len(done))) if (done[n].decision, done[n].key) == said), None)
            if taken is None:
                return None
            del done[taken]
        elif entry.kind != "resign":
            done.append(entry)
    forks = tuple((number, seat) for number, seat in header.forks or ())
    if opening is not None:
        history = History(header.rules, read_events(opening.events))
    else:
        if done:  # of a round only all answers say enough
            done = [entry for entry in done if entry.decision != done[0].decision]
        told = kept.told - sum(len(read_events(entry.events)) for entry in done)
        redealt = sum(entry.kind == "redeal" for entry in done)
        began = (done[0].decision or 1) - 1 if done else header.number
        history = History(header.rules, [], began=began, told=told, forks=forks[: len(forks) - redealt])
    for entry in in_rounds(done, header.number):
        assert entry.decision is not None
        history.last = Played(
            history.last,
            entry.decision,
            entry.seat,
            entry.key if entry.kind in ("choice", "redo") else "",
            None,
            entry.revealed,
            read_events(entry.events),
            redeal=entry.key if entry.kind == "redeal" else "",
            open_=entry.decision > header.number,
            rules=int(entry.key) if entry.kind == "rules" else 0,
            told=history.told_before,
            forks=history.forks,
        )
    return history


def opened(header: Header, box: Box[Any], kept: Kept) -> Match | None:
    """The match out of its present table: a load, not a replay. None if what is kept does not say enough."""
    numbers = [entry.number for entry in kept.entries]
    if kept.table is None or not numbers or numbers != list(range(numbers[0], header.version + 1)):
        return None
    last = kept.entries[-1]
    if last.hash and hash_of(kept.table) != last.hash:
        return None
    history = history_of(header, kept)
    if history is None or history.number != header.number:
        return None
    setup = read_setup(header.setup)
    match = restore(game(setup.game), box, setup, msgspec.json.decode(kept.table), history)
    match._undone = undone_in(kept)
    return match


def from_snapshot(header: Header, box: Box[Any], data: bytes) -> Match:
    """The match at a table of its past, from which it can be played again."""
    found = read_snapshot(data)
    setup = read_setup(header.setup)
    forks = tuple((number, seat) for number, seat in header.forks or () if number <= found.decision)
    history = History(header.rules, [], began=found.decision, told=found.told, forks=forks)
    return restore(game(setup.game), box, setup, found.table, history)


def check_numbers(story: list[Entry], after: int, version: int) -> None:
    if [entry.number for entry in story] != list(range(after + 1, version + 1)):
        raise RecordError("entries are missing")


def check(header: Header, box: Box[Any], story: list[Entry], kept: Kept) -> str:
    """What is wrong with a stored match, or nothing: the whole story must lead to its last hash.

    A story by rules that are no more cannot be played again; then its table must be the one that was stored.
    """
    try:
        check_numbers(story, 0, header.version)
        spec = game(header.setup["game"])
        check_not_newer(spec, header.rules)
        if not can_replay(spec, header.rules):
            return "" if opened(header, box, kept) is not None or header.over else "its table is another one"
        match = follow_all(begin(header, box), story)
        if match.number != header.number:
            return "the header counts other choices than the story"
    except VeilleeError as error:
        return str(error)
    except Exception as error:
        return f"a fault of ours: {type(error).__name__}"
    return ""


class Gathering(VeilleeError):
    """There is no table yet: people still choose who they are."""


class Outdated(VeilleeError):
    """A match of an earlier release of which nothing can be shown but that it was there."""


class Tables:
    """The matches in memory. Whoever works on one holds its lock."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._live: OrderedDict[str, Live] = OrderedDict()
        self._locks: dict[str, asyncio.Lock] = {}
        self._packs: set[str] = set()  # those that are known to be stored

    @asynccontextmanager
    async def open(self, id_: str, *, known: bool = False) -> AsyncIterator[tuple[Header, Live] | None]:
        """The match as it stands in the database, to ourselves; None if there is none.

        `known` takes it as we know it, if we do: for who checks with the database when it matters.
        """
        lock = self._locks.setdefault(id_, asyncio.Lock())
        try:
            async with lock:
                live = self._live.get(id_)
                if known and live is not None and live.header is not None:
                    yield live.header, live
                    return
                header = await self.store.header(id_)
                if header is not None and header.state == "gathering":
                    raise Gathering("its roles are being chosen; nothing is dealt yet")
                yield None if header is None else await self._refresh(header)
        finally:
            if id_ not in self._live and not lock.locked():
                self._locks.pop(id_, None)

    async def _refresh(self, header: Header) -> tuple[Header, Live]:
        live = self._live.pop(header.id, None)
        if live is None or live.version > header.version:
            live = Live(await self._load(header), header.version)
            header = await self._carried_over(header, live)
        elif live.version < header.version:
            for entry in await self._story(header, live.version):
                match = live.match.fork()
                follow(match, entry)
                live.advance(match, entry.number)
        live.header = header
        self.keep(header.id, live)
        return header, live

    async def box(self, header: Header) -> Box[Any]:
        """The content that the match began with: the installed one, an earlier one of the house, or the stored one."""
        spec = game(header.setup["game"])
        try:
            return pack_of(spec, header.content)
        except MissingPack:
            return pack_of(spec, header.content, stored=await self.store.pack(header.content))

    async def keep_box(self, header: Header, match: Match) -> None:
        """A match that begins keeps its pack, whatever becomes of the house's."""
        if header.content not in self._packs:
            await self.store.keep_pack(match.spec.id, header.content, match.box.text())
            self._packs.add(header.content)

    async def _load(self, header: Header) -> Match:
        """From its present table; where that does not say enough, by playing its whole story again."""
        check_not_newer(game(header.setup["game"]), header.rules)
        box = await self.box(header)
        kept = await self.store.kept(header.id, header.version, LATEST)
        match = opened(header, box, kept)
        if match is not None:
            return match
        if kept.entries and kept.entries[0].number > 0:
            match = opened(header, box, await self.store.kept(header.id, header.version, header.version + 1))
            if match is not None:
                return match
        return await self._play_again(header, box)

    async def _play_again(self, header: Header, box: Box[Any]) -> Match:
        story = await self._story(header, 0)
        try:
            match, learned = await asyncio.to_thread(relearned, header, box, story)
        except RecordError:
            return await self._as_it_stood(header, box)
        table = match.spec.codec.table_bytes(match.table)
        await self.store.remember(header.id, learned, table, match.told, header.version)
        return match

    async def _as_it_stood(self, header: Header, box: Box[Any]) -> Match:
        """A match of an earlier release that today's rules do not follow: shown as it stood last, and closed.

        One of this release that cannot be played again is damaged, and that is another matter.
        """
        kept = await self.store.kept(header.id, header.version, 1)
        if kept.entries and kept.entries[-1].decision is not None:
            raise RecordError("its story does not lead to its table")
        snapshot = await self.store.snapshot(header.id)
        if snapshot is None:
            raise Outdated("its story cannot be played again, and there is no table of it")
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
            state = await self.store.append(header.id, entry, standing_of(match), header.updated)
            if state is not None:
                live.moments[-1] = Moment(match, entry.number)
                return msgspec.structs.replace(header, version=entry.number)
            raise RecordError("somebody else has just opened it")
        if match.closed:
            outcome = {lang: outcome_of(match, lang, None) for lang in LANGUAGES}
            await self.store.change(header.id, {"state": "closed", "turn": None, "outcome": outcome}, GOING_ON)
            return msgspec.structs.replace(header, state="closed", turn=None, outcome=outcome)
        return header

    async def _story(self, header: Header, after: int) -> list[Entry]:
        """The entries up to the version of the header; the match may have gone on meanwhile."""
        story = [entry for entry in await self.store.story(header.id, after) if entry.number <= header.version]
        check_numbers(story, after, header.version)
        return story

    # -- the past --------------------------------------------------------------------------

    async def recall(self, header: Header, live: Live, number: int) -> None:
        """Have the tables since a decision at hand: from the snapshot before it the match is played again."""
        if live.match.known_from <= number:
            return
        box = await self.box(header)
        snapshot = await self.store.snapshot(header.id, number)
        after = snapshot[0] if snapshot is not None else 0
        story = await self._story(header, after)

        def again() -> Match:
            match = begin(header, box) if snapshot is None else from_snapshot(header, box, snapshot[1])
            return follow_all(match, story)

        live.match.graft(await asyncio.to_thread(again))

    async def position(self, header: Header, live: Live, number: int) -> Match:
        """The match after so many decisions; by rules that are no more, the nearest table that was kept."""
        try:
            await self.recall(header, live, number)
        except RecordError:
            snapshot = await self.store.snapshot(header.id, number)
            if snapshot is None:
                raise
            return from_snapshot(header, await self.box(header), snapshot[1])
        return live.match.at(number)

    async def whole(self, header: Header, live: Live) -> Match:
        """The match with its whole past, though without its tables: for its record and its log."""
        match = live.match
        if match.history.began:
            kept = await self.store.kept(header.id, header.version, header.version + 1)
            history = history_of(header, kept)
            if history is None:
                raise RecordError("its past is not known any more")
            match = match.fork()
            match.history = history
        return match

    def keep(self, id_: str, live: Live) -> None:
        self._live[id_] = live
        while len(self._live) > KEPT:
            forgotten, _ = self._live.popitem(last=False)
            lock = self._locks.get(forgotten)
            if lock is not None and not lock.locked():
                del self._locks[forgotten]

    def forget_header(self, id_: str) -> None:
        """Somebody else has changed the match: look at the database next time."""
        live = self._live.get(id_)
        if live is not None:
            live.header = None

    def forget_headers(self) -> None:
        """Anybody may have changed anything."""
        for live in self._live.values():
            live.header = None

    async def verify(self, id_: str) -> str:
        """What is wrong with a stored match, or nothing."""
        header = await self.store.header(id_)
        if header is None:
            return "it is not there"
        story = await self.store.story(id_)
        if len(story) > header.version:
            return ""  # it is being played just now
        try:
            box = await self.box(header)
        except VeilleeError as error:
            return str(error)
        kept = await self.store.kept(id_, header.version, header.version + 1)
        return await asyncio.to_thread(check, header, box, story, kept)
