"""What somebody may see of a match, and in which words. Nothing here changes anything."""

from __future__ import annotations

import secrets
import time
from collections.abc import Callable
from datetime import UTC, datetime

import msgspec

from veillee.core.answers import Explanation, Told
from veillee.core.history import Played
from veillee.core.match import Match
from veillee.core.scene import COLORS, Outcome
from veillee.core.setup import read_setup
from veillee.core.spec import game, registry
from veillee.server import types
from veillee.server.people import Person
from veillee.server.refusals import Refusal
from veillee.server.store import GOING_ON, PLAYABLE, Header, Store
from veillee.server.tables import Live, Moment, Tables, sent

LIST_LENGTH = 100
LINES = 50  # of the log that a client gets at once
OVERDUE = 10.0  # seconds after which a bot must have answered: it thinks for less

Forks = list[tuple[int, int]]  # after which choice a match was forked, and what was hidden from which seat dealt again


class Look(msgspec.Struct, frozen=True):
    """How somebody looks at a match: who they are, which seat, which language, from which event on.

    `version` is that of the table they have; if something was taken back since, they get all events.
    """

    person: Person
    lang: str = "en"
    seat: int | None = None
    since: int = 0
    watch: str = ""
    version: int | None = None


class Looking:
    """The part of the service that only looks."""

    def __init__(self, store: Store, tables: Tables) -> None:
        self.store = store
        self.tables = tables
        self.bot_waits: Callable[[str], None] = lambda id_: None

    # -- lists -----------------------------------------------------------------------------

    async def matches(self, look: Look) -> types.Matches:
        mine = await self.store.of_person(look.person.id, LIST_LENGTH)
        others = await self.store.open_to(look.person.id, LIST_LENGTH)
        return types.Matches(self._infos(mine, look), self._infos(others, look))

    def _infos(self, headers: list[Header], look: Look) -> list[types.MatchInfo]:
        """Matches of games that are not installed any more cannot be shown, but are kept."""
        return [self.info(header, look) for header in headers if header.setup["game"] in registry()]

    def info(self, header: Header, look: Look) -> types.MatchInfo:
        setup = read_setup(header.setup)
        lexicon = game(setup.game).box().lexicon
        owner = header.owner == look.person.id
        return types.MatchInfo(
            id=header.id,
            game=setup.game,
            mode=setup.mode,
            level=setup.level,
            settings=setup.settings,
            state=header.state,  # type: ignore[arg-type]
            version=header.version,
            number=header.number,
            seats=[
                types.SeatInfo(
                    seat=row.seat,
                    kind="human" if row.kind == "human" else "bot",
                    name=lexicon.name("seat", row.seat, look.lang),
                    color=seat_color(lexicon.id("seat", row.seat)),
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
            seed=setup.seed if header.told else None,
            forked_from=header.parent,
            outcome=msgspec.convert(header.outcome[look.lang], Outcome) if header.outcome else None,
        )

    # -- who may see what ------------------------------------------------------------------

    def seats_of(self, header: Header, person: Person) -> list[int]:
        return [row.seat for row in header.seats if row.person == person.id]

    def may_see(self, header: Header | None, look: Look) -> Header:
        """Whoever sits at the table, owns it, or has the link for spectators; nobody else."""
        if header is not None:
            watching = header.watch is not None and same(look.watch, header.watch)
            if watching or header.owner == look.person.id or self.seats_of(header, look.person):
                return header
        raise Refusal("no-match", look.lang, 404)

    def found(self, found: tuple[Header, Live] | None, look: Look) -> tuple[Header, Live]:
        header = self.may_see(found[0] if found else None, look)
        assert found is not None
        return header, found[1]

    def eyes(self, header: Header, match: Match, look: Look) -> int | None:
        """The seat whose view is shown: the one that is wished for, or that is asked, or the first."""
        own = self.seats_of(header, look.person)
        if look.seat is not None:
            if look.seat not in own:
                raise Refusal("no-seat", look.lang, 403)
            return look.seat
        asked = [seat for seat in match.waiting if seat in own]
        return asked[0] if asked else own[0] if own else None

    def _then(self, header: Header, forks: Forks, number: int, seat: int | None, look: Look) -> int | None:
        """With whose eyes an earlier moment may be seen.

        What lies before a fork happened at another table, where others may still hold those cards: only
        who forked it, and only with the seat that they had there, sees more than a spectator.
        """
        if not forks or number >= forks[-1][0] or header.told:
            return seat
        before = forks[-2][0] if len(forks) > 1 else 0
        was_mine = header.owner == look.person.id and seat == forks[-1][1] and number >= before
        return seat if was_mine else None

    def _log(self, header: Header, match: Match, forks: Forks, since: int, seat: int | None, look: Look) -> list[Told]:
        told = match.events(since, seat, look.lang)
        if not forks or seat is None:
            return told
        public = match.events(since, None, look.lang)
        return [
            mine if self._then(header, forks, max(0, mine.decision - 1), seat, look) == seat else known
            for mine, known in zip(told, public, strict=True)
        ]

    def _may_know(self, header: Header, match: Match, forks: Forks, played: Played, look: Look) -> bool:
        """Whether somebody may know what was chosen: it may be a card that nobody else has seen."""
        if header.told:
            return True
        lexicon = match.box.lexicon
        kind, _ = lexicon.parse(played.key)
        if not set(lexicon.grammar[kind]) & set(match.spec.hidden_roles):
            return True
        own = played.seat in self.seats_of(header, look.person)
        return own and self._then(header, forks, played.number - 1, played.seat, look) is not None

    # -- the table -------------------------------------------------------------------------

    def state(self, header: Header, live: Live, look: Look) -> types.TableState:
        return self.moment(header, live.now, look)

    def moment(self, header: Header, moment: Moment, look: Look) -> types.TableState:
        """The table at a moment that is not long ago; the header is that of today."""
        match = moment.match
        if moment.version < header.version:
            header = msgspec.structs.replace(
                header,
                version=moment.version,
                number=match.number,
                turn=match.waiting[0] if match.waiting else None,
                state=header.state if header.state in GOING_ON else "playing",
                outcome=None,
            )
        seat = self.eyes(header, match, look)
        forks = list(match.forks)
        info = self.info(header, look)
        scene = moment.scene(seat, look.lang)
        if header.over and not match.over:
            # Given up or abandoned: the rules would still ask somebody, the match does not.
            scene = msgspec.structs.replace(match.scene(seat, look.lang), question=None, outcome=info.outcome)
        return types.TableState(
            match=info,
            version=moment.version,
            seat=seat,
            scene=scene,
            log=self._log(header, match, forks, latest(look.since, moment.events), seat, look),
            undo=self._undo(header, match, seat, look),
        )

    def _undo(self, header: Header, match: Match, seat: int | None, look: Look) -> types.Undo:
        if seat is None or header.over:
            return types.Undo(False, "", "", "", False)
        last = match.last
        if last is not None and last.redeal:
            # Before a fork lies another table: however freely one may take back, that is not one's own.
            nothing = match.spec.messages(look.lang).format("undo-nothing")
            return types.Undo(False, "", "", nothing, False)
        # Who has several seats takes back with whichever of them has acted.
        answers = [match.may_undo(own, look.lang) for own in self.seats_of(header, look.person)]
        may = next((answer for answer in answers if answer), match.may_undo(seat, look.lang))
        if may and last is not None and not self._may_know(header, match, list(match.forks), last, look):
            return types.Undo(True, "", "", "", match.can_redo)
        return types.Undo(
            possible=bool(may),
            key=may.key if may else "",
            label=match.label(may.key, look.lang) if may else "",
            reason=may.reason,
            redo=match.can_redo,
        )

    async def since(self, header: Header, look: Look) -> Look:
        """The look, from the first event on if something was taken back that it has in its log."""
        if look.version is None or look.since == 0 or look.version == header.version:
            return look
        if look.version > header.version or await self.store.undone_since(header.id, look.version):
            return msgspec.structs.replace(look, since=0)
        return look

    async def table(self, id_: str, look: Look) -> types.TableState:
        async with self.tables.open(id_) as found:
            header, live = self.found(found, look)
            self.remind(header)
            return self.state(header, live, await self.since(header, look))

    def remind(self, header: Header) -> None:
        """Somebody looks at the table: if a bot was asked long ago, whoever thought for it has given up or has gone."""
        if header.turn is not None and header.state in PLAYABLE and header.seats[header.turn].kind != "human":
            if time.time() - (header.turn_since or 0.0) > OVERDUE:
                self.bot_waits(header.id)

    async def match_info(self, id_: str, look: Look) -> types.MatchInfo:
        return self.info(self.may_see(await self.store.header(id_), look), look)

    async def explain(self, id_: str, key: str, look: Look) -> Explanation:
        async with self.tables.open(id_) as found:
            header, live = self.found(found, look)
            match = live.match
            asked = [seat for seat in match.waiting if seat in self.seats_of(header, look.person)]
            if match.waiting and not asked:
                raise Refusal("not-your-turn", look.lang, 403)
            return match.explain(key, look.lang, asked[0] if asked else None)

    async def position(self, id_: str, number: int, look: Look) -> types.Position:
        """The table after so many choices, as the one who looks could see it then."""
        async with self.tables.open(id_) as found:
            header, live = self.found(found, look)
            match = live.match
            if not 0 <= number <= match.number:
                raise Refusal("no-position", look.lang, 404)
            forks = list(match.forks)
            seat = self._then(header, forks, number, self.eyes(header, match, look), look)
            past = await self.tables.position(header, live, number)
            past.history = (await self.tables.whole(header, live)).history.upto(number)
            last = next((played for played in past.history.backwards() if played.is_choice), None)
            known = last is not None and self._may_know(header, match, forks, last, look)
            return types.Position(
                match=self.info(header, look),
                number=number,
                last=match.number,
                key=last.key if last is not None and known else "",
                seat=seat,
                scene=sent(past.scene(seat, look.lang)),
                log=self._log(header, past, forks, latest(0, past.told), seat, look),
            )

    async def record(self, id_: str, look: Look) -> str:
        """The whole match as text; it tells everything, so only once nobody can use it."""
        async with self.tables.open(id_) as found:
            header, live = self.found(found, look)
            if not header.told:
                raise Refusal("sealed" if header.over else "not-over", look.lang, 403)
            return (await self.tables.whole(header, live)).record()

    async def log(self, id_: str, before: int, look: Look) -> list[Told]:
        """What was told before an event: a client has the latest lines, and pages back."""
        async with self.tables.open(id_) as found:
            header, live = self.found(found, look)
            match = await self.tables.whole(header, live)
            seat = self.eyes(header, match, look)
            told = self._log(header, match, list(match.forks), max(0, before - 1 - LINES), seat, look)
            return [line for line in told if line.number < before]


def latest(since: int, told: int) -> int:
    """From which event on a client is told: all that it has not had, but no more than the latest lines."""
    return since if 0 < since <= told else max(0, told - LINES)


def seat_color(id_: str) -> str:
    """Seats that are named after a colour have it; others have one only at the table."""
    return id_ if id_ in COLORS else ""


def same(given: str, wanted: str) -> bool:
    """Compare secrets in a time that says nothing about them."""
    return secrets.compare_digest(given.encode("utf-8", "surrogatepass"), wanted.encode())


def iso(moment: float | None) -> str | None:
    return None if moment is None else datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
