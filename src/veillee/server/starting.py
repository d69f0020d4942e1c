"""How matches begin: anew, again with the same people, or out of another one."""

from __future__ import annotations

import secrets
import time
from base64 import urlsafe_b64encode
from hashlib import sha256

import msgspec
from sqlalchemy.exc import IntegrityError

from veillee.core.errors import RecordError, SetupError, TruncatedRecord
from veillee.core.match import Match
from veillee.core.setup import Setup, make_setup, read_setup
from veillee.core.spec import game
from veillee.core.start import replay
from veillee.server import HOME, types
from veillee.server.bell import Bell
from veillee.server.company import Company, same_company, same_people
from veillee.server.lessons import lesson_in
from veillee.server.people import Person
from veillee.server.refusals import Refusal
from veillee.server.rows import Header, SeatRow
from veillee.server.seating import HOUR, check_bot, new_token
from veillee.server.sight import Look, may_open, may_see, own_seat, seats_of
from veillee.server.standing import snapshot_of, standing_of, story_of
from veillee.server.store import Store
from veillee.server.tables import Live, Tables
from veillee.server.views import info_of, state_of

MOST_DEALS = 200  # in a file: one for every time that a match was forked, and its forks, and theirs


class Starting:
    """Makes matches and stores them."""

    def __init__(self, store: Store, tables: Tables, bell: Bell, *, named_seeds: bool) -> None:
        self.store = store
        self.tables = tables
        self.digging = tables.pasts.digging
        self.bell = bell
        self.named_seeds = named_seeds

    async def create(self, wanted: types.NewMatch, look: Look, key: str = "") -> types.TableState:
        """A match; asked for twice with the same `key`, it is the same one."""
        header, setup = self._wanted(wanted, look, key)
        return await self._deal(header, setup, look)

    async def gather(self, wanted: types.NewMatch, look: Look, key: str = "") -> types.MatchInfo:
        """A match whose roles are chosen by whoever sits down: nothing is dealt before."""
        header, setup = self._wanted(wanted, look, key)
        roles = game(setup.game).roles
        if roles is None or not roles.meant(setup.mode):
            raise SetupError("error-roles-none", home=HOME, game=setup.game, mode=setup.mode)
        sitting = tuple(msgspec.structs.replace(row, role=setup.role(row.seat)) for row in header.seats)
        header = msgspec.structs.replace(header, state="gathering", seats=sitting)
        try:
            await self.store.gather(header)
        except IntegrityError:  # it was begun before
            header = may_see(await self.store.header(header.id), look)
        return info_of(header, look)

    def _wanted(self, wanted: types.NewMatch, look: Look, key: str) -> tuple[Header, Setup]:
        """What a match is started from, checked; its header says who sits where."""
        setup = guided_setup(wanted.game, look) if wanted.guided else wanted_setup(wanted)
        check_bots(setup)
        if look.person.guest and "human" not in setup.seats:
            raise Refusal("bots-alone", look.lang, 403)  # it costs nothing to be a guest, and thinking does
        header = new_header(setup, look.person, one_screen=wanted.one_screen, key=key)
        if wanted.seed and header.state == "waiting" and not self.named_seeds:
            # Who names the seed can deal the same cards at home, and would know everybody's hand.
            raise Refusal("seed-is-secret", look.lang, 422)
        header = msgspec.structs.replace(
            header,
            open=wanted.open,
            watch=new_token() if wanted.watchable else None,
            abandon_after=wanted.abandon_hours * HOUR,
        )
        return header, setup

    async def chapter(
        self, setup: Setup, look: Look, campaign: str, chapter: str, company: Company, *, one_screen: bool
    ) -> types.TableState:
        """The match of a campaign's chapter, for those who played the one before unless all sit at one screen."""
        header = new_header(setup, look.person, one_screen=one_screen)
        if not one_screen:
            header = same_company(header, setup, company)
        header = msgspec.structs.replace(header, campaign=campaign, chapter=chapter, abandon_after=90 * 24 * HOUR)
        return await self._deal(header, setup, look)

    async def _deal(self, header: Header, setup: Setup, look: Look) -> types.TableState:
        spec = game(setup.game)
        return await self._store_new(header, Match.start(spec, spec.box(), setup), look)

    async def _store_new(self, header: Header, match: Match, look: Look, origin: str | None = None) -> types.TableState:
        standing = standing_of(match)
        story = await self.digging.run(look.person.id, story_of, match) if match.number else story_of(match)
        header = msgspec.structs.replace(
            header,
            version=len(story) - 1,
            forks=[*match.forks] or None,
            number=match.number,
            waiting=standing.waiting,
            state="over" if standing.over else header.state,
            outcome=standing.outcome,
            sealed=origin is not None,  # to be on the safe side; whether it is, the database knows
        )
        await self.tables.keep_box(header, match)
        try:
            if not await self.store.create(header, standing, story, snapshot_of(match), origin):
                raise Refusal("chapter-goes-on", look.lang)
        except IntegrityError:  # it was begun before
            async with self.tables.open(header.id) as found:
                return state_of(*may_open(found, look), look)
        live = Live(match, header.version)
        live.header = header if origin is None else None
        self.tables.keep(header.id, live)
        if any(row.kind != "human" for row in header.seats):
            self.bell.wake_bot(header.id)
        return state_of(header, live, look)

    async def take_in(self, text: str, look: Look, key: str = "") -> types.TableState:
        """A match out of its record, once it is over: whoever brings it knows all of it already."""
        check_weight(text, look)
        try:
            match = await self.digging.run(look.person.id, replay, text, lang=look.lang)
        except TruncatedRecord:
            raise Refusal("record-goes-on", look.lang, 422) from None
        except RecordError as error:
            raise Refusal("record-unreadable", look.lang, 422, problem=error.text(look.lang)) from None
        if not match.over:
            raise Refusal("record-goes-on", look.lang, 422)
        people = msgspec.structs.replace(match.setup, seats=("human",) * len(match.setup.seats))
        header = new_header(people, look.person, one_screen=True, key=key)
        header = msgspec.structs.replace(
            header, setup=msgspec.to_builtins(match.setup), rules=match.table.rules, content=match.box.hash
        )
        return await self._store_new(header, match, look)

    async def rematch(self, id_: str, wanted: types.Rematch, look: Look, key: str = "") -> types.TableState:
        """The same people and settings again; with the same seed only once the match is over."""
        header = may_see(await self.store.header(id_), look)
        own_seat(header, look)
        if not header.over:
            raise Refusal("not-over", look.lang)
        if wanted.same_seed and header.sealed:
            raise Refusal("sealed", look.lang, 403)
        setup = read_setup(header.setup)
        setup = msgspec.structs.replace(setup, seed=setup.seed if wanted.same_seed else new_seed())
        fresh = new_header(setup, look.person, one_screen=False, parent=id_, key=key)
        fresh = msgspec.structs.replace(
            same_people(fresh, header),
            abandon_after=header.abandon_after,
            watch=None if header.watch is None else new_token(),
        )
        return await self._deal(fresh, setup, look)

    async def fork(self, id_: str, wanted: types.ForkMatch, look: Look, key: str = "") -> types.TableState:
        """Continue from a decision in a match of one's own; what the seat cannot see is dealt again."""
        async with self.tables.open(id_) as found:
            header, live = may_open(found, look)
            match = live.match
            if not 0 <= wanted.number <= match.number:
                raise Refusal("no-position", look.lang, 404)
            own = seats_of(header, look.person)
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
            if look.person.guest and "human" not in checked.seats:
                raise Refusal("bots-alone", look.lang, 403)
            past = await self.tables.pasts.position(header, match, wanted.number)
            if past.over:
                raise Refusal("is-over", look.lang)
            past.history = (await self.tables.pasts.whole(header, match)).history.upto(wanted.number)
        past.setup = checked
        past.redeal(own[0] if own else 0, new_seed())
        parent = f"{id_}#{wanted.number}"
        fresh = new_header(checked, look.person, one_screen=wanted.seats is None, parent=parent, key=key)
        fresh = msgspec.structs.replace(fresh, rules=header.rules, content=header.content)
        return await self._store_new(fresh, past, look, origin=id_)


def check_weight(text: str, look: Look) -> None:
    """A file is short and what comes of it may be large: where cards are dealt again, there is another whole table."""
    if text.count("redeal") > MOST_DEALS:
        raise Refusal("dealt-too-often", look.lang, 422)


def wanted_setup(wanted: types.NewMatch) -> Setup:
    return make_setup(
        game(wanted.game),
        mode=wanted.mode,
        level=wanted.level,
        players=wanted.players,
        seats=wanted.seats,
        seed=wanted.seed or new_seed(),
        settings=wanted.settings,
        free_undo=wanted.free_undo,
        roles=wanted.roles,
        people=wanted.people,
    )


def guided_setup(game_id: str, look: Look) -> Setup:
    """What the first match of a game's lesson starts from."""
    lesson = lesson_in(game(game_id))
    if lesson is None or lesson.match is None:
        raise Refusal("no-lesson", look.lang, 422)
    return lesson.setup()


def new_id(owner: Person, key: str) -> str:
    """The id of a new match. What one person begins twice under the same key has one id, and so is begun once."""
    if not key:
        return secrets.token_urlsafe(8)
    digest = sha256(f"{owner.id} {key}".encode()).digest()
    return urlsafe_b64encode(digest[:8]).decode().rstrip("=")


def new_header(setup: Setup, owner: Person, *, one_screen: bool, parent: str | None = None, key: str = "") -> Header:
    """The header of a new match: the seats of its first person are the owner's, the others get invitations."""
    first = next((setup.person(seat) for seat, kind in enumerate(setup.seats) if kind == "human"), None)
    sitting: list[SeatRow] = []
    for seat, kind in enumerate(setup.seats):
        own = kind == "human" and (one_screen or setup.person(seat) == first)
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
        id=new_id(owner, key),
        setup=msgspec.to_builtins(setup),
        rules=spec.rules_version,
        content=spec.box().hash,
        owner=owner.id,
        state="waiting" if any(row.invitation for row in sitting) else "playing",
        version=0,
        number=0,
        waiting=[],
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


def new_seed() -> str:
    return secrets.token_hex(8)


def check_bots(setup: Setup) -> None:
    """An unknown bot is refused before anything is stored, and so is one that would think for too long."""
    for kind in setup.seats:
        if kind != "human":
            check_bot(kind)
