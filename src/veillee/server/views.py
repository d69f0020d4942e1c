"""A match in the words in which it is sent: a line in a list, or the whole table as one's seat sees it."""

from __future__ import annotations

import logging
from collections.abc import Container, Iterable, Set
from datetime import UTC, datetime
from functools import lru_cache
from itertools import compress, count
from operator import attrgetter, is_not, ne
from typing import Any

import msgspec

from veillee.bots.levels import called
from veillee.core.answers import Told
from veillee.core.changes import fields_of
from veillee.core.errors import VeilleeError
from veillee.core.lessons import Guide, guide_of
from veillee.core.match import Match
from veillee.core.packing import ends, named
from veillee.core.scene import COLORS, Outcome, Scene
from veillee.core.setup import Setup, read_setup
from veillee.core.spec import GameSpec, game, registry
from veillee.core.undoing import acted_last, aim
from veillee.core.words import Lexicon
from veillee.server import types
from veillee.server.lessons import is_guided, lesson_in
from veillee.server.people import person_name
from veillee.server.rows import DAMAGED, GOING_ON, Header, SeatRow
from veillee.server.sight import Look, eyes, free_beside, log_for, may_know, seats_of
from veillee.server.tables import Live, Moment

log = logging.getLogger("veillee.server")

TOLD = attrgetter(*Told.__struct_fields__)
LINES = 50  # of the log that a client gets at once


def infos_of(headers: list[Header], look: Look) -> list[types.MatchInfo]:
    """Matches of games that are not installed any more cannot be shown, but are kept; so is one that is damaged."""
    found: list[types.MatchInfo] = []
    for header in headers:
        if header.setup.get("game") in registry():
            try:
                found.append(info_of(header, look))
            except (VeilleeError, msgspec.MsgspecError, LookupError, TypeError, ValueError) as error:
                log.error("a stored match is damaged", extra={"match": header.id, "problem": repr(error)})
    return found


def info_of(header: Header, look: Look, dealt: Lexicon | None = None) -> types.MatchInfo:
    """`dealt` are the words of its table, where that is at hand: they know a role that was left to chance."""
    setup = read_setup(header.setup)
    spec = game(setup.game)
    lexicon = dealt or seated(spec, header, setup)
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
                bot_name="" if row.kind == "human" else called(row.kind, look.lang),
                person=None if row.name is None else person_name(row.name, look.lang),
                yours=row.person == look.person.id,
                invitation=f"/join/{row.invitation}" if owner and invites(header, row) else None,
                role=row.role or setup.role(row.seat),
                role_name=role_name(spec, row.role or setup.role(row.seat), look.lang),
            )
            for row in header.seats
        ],
        people=[setup.person(row.seat) for row in header.seats],
        yours=owner,
        waiting=header.waiting,
        turn_since=iso(header.turn_since),
        created=str(iso(header.created)),
        updated=str(iso(header.updated)),
        open=header.open,
        free_undo=setup.free_undo,
        watch=f"/watch/{header.watch}" if header.watch and (owner or seats_of(header, look.person)) else None,
        seed=setup.seed if header.told else None,
        forked_from=header.parent,
        outcome=msgspec.convert(header.outcome[look.lang], Outcome) if header.outcome else None,
        campaign=header.campaign,
        chapter=header.chapter.partition(":")[2] if header.chapter else None,
        progress=progress_in(header, look.lang),
    )


# What moves change of a header; the rest stays what it is while nobody comes, goes or sets anything.
MOVING = ("version", "state", "number", "waiting", "turn_since", "updated", "outcome", "progress")
steady = attrgetter(*(name for name in Header.__struct_fields__ if name not in MOVING))


def info_after(header: Header, look: Look, dealt: Lexicon, before: Sight | None) -> types.MatchInfo:
    """The same for somebody who has seen an earlier table."""
    if before is None or before.scene.lang != look.lang or header.outcome is not None:
        return info_of(header, look, dealt)
    known = before.header
    if known.outcome is not None or any(map(is_not, steady(header), steady(known))):
        return info_of(header, look, dealt)
    return msgspec.structs.replace(
        before.match,
        state=header.state,
        version=header.version,
        number=header.number,
        waiting=header.waiting,
        turn_since=iso(header.turn_since),
        updated=iso(header.updated),
        progress=progress_in(header, look.lang),
    )


def progress_in(header: Header, lang: str) -> types.Progress | None:
    """How a match in a list stands, where that was found out and it has not gone on since."""
    found = header.progress
    if found is None or found["version"] != header.version or header.over:
        return None
    return msgspec.convert(found[lang], types.Progress)


def invites(header: Header, row: SeatRow) -> bool:
    """Whether a free seat has an invitation of its own: who plays several seats is invited to the first."""
    free = row.invitation is not None and row.person is None
    return free and free_beside(header, row.seat)[0] == row.seat


def seated(spec: GameSpec[Any, Any], header: Header, setup: Setup) -> Lexicon:
    """The words of a match: where seats are called as their roles, those that were chosen already."""
    lexicon = spec.box().lexicon
    if spec.roles is None or not spec.roles.called:
        return lexicon
    chosen = [row.role or setup.role(row.seat) for row in header.seats]
    left = [id_ for id_ in spec.roles.ids if id_ not in chosen]
    values = [lexicon.value(spec.roles.role, id_ or left.pop(0)) for id_ in chosen]
    return lexicon.seated(spec.roles.role, tuple(value for value in values if value is not None))


def role_name(spec: GameSpec[Any, Any], role: str, lang: str) -> str:
    if not role or spec.roles is None:
        return ""
    lexicon = spec.box().lexicon
    value = lexicon.value(spec.roles.role, role)
    return "" if value is None else lexicon.name(spec.roles.role, value, lang)


class Sight(msgspec.Struct, frozen=True):
    """The table at a moment as somebody sees it, in whatever form it will be sent."""

    header: Header
    moment: Moment
    match: types.MatchInfo
    seat: int | None
    scene: Scene
    log: list[Told]
    undo: types.Undo
    guide: types.Guidance | None

    def table(self) -> types.TableState:
        """By itself."""
        scene = self.moment.whole(self.scene)
        return types.TableState(
            self.match, self.moment.version, self.seat, scene, self.log, self.undo, guide=self.guide
        )

    def shown(self, have: Container[str]) -> types.Shown:
        """For a socket, on a backdrop that it may have already."""
        stage = self.moment.stage(self.scene.lang)
        backdrop = stage.backdrop
        named: set[str] = set()
        return types.Shown(
            match=self.match,
            version=self.moment.version,
            seat=self.seat,
            backdrop=backdrop.id,
            scene=self.moment.change(backdrop.table, self.scene, named, brief=True),
            log=lines_of(self.log),
            undo=self.undo,
            print=None if backdrop.id in have else backdrop,
            guide=self.guide,
            faces=stage.prints(named),
        )

    def since(self, before: Sight, faces: Set[str]) -> types.Changed:
        """For a socket that has an earlier table and these printed faces."""
        scene = before.scene
        named: set[str] = set()
        way: list[types.Passed] = []
        for told, passed in self.moment.way(before.seat, scene.lang) if self.follows(before) else ():
            if passed != scene:  # what is told without a change is told with the next one
                way.append(types.Passed(told, self.moment.change(scene, passed, named)))
                scene = passed
        return types.Changed(
            after=before.moment.version,
            version=self.moment.version,
            seat=self.seat,
            match=differing(before.match, self.match),
            scene=self.moment.change(scene, self.scene, named),
            log=lines_of(self.log),
            undo=differing(before.undo, self.undo),
            guide=self.guide,
            way=way,
            faces=self.moment.stage(self.scene.lang).prints(new) if (new := named - faces) else {},
        )

    def follows(self, before: Sight) -> bool:
        """Whether a choice led here from there, before the same eyes: where nothing is hidden, who plays several seats
        goes from one to the other."""
        last = self.moment.match.last
        same = self.seat == before.seat or self.scene.open
        return same and last is not None and last.previous is before.moment.match.last


def differing(before: msgspec.Struct, after: msgspec.Struct) -> dict[str, Any]:
    """The fields that are not as they were."""
    names, values = fields_of(type(after))
    olds, news = values(before), values(after)
    return {names[place]: news[place] for place in compress(count(), map(ne, olds, news))}


def lines_of(log: list[Told]) -> types.Lines | None:
    """What was told, as it is sent over a socket."""
    if not log:
        return None
    told = map(TOLD, log)
    _, decisions, kinds, seats, rules, texts, pieces = zip(*told, strict=True)
    said, same = ends(texts)
    return types.Lines(
        first=log[0].number,
        decisions=runs(decisions),
        turns=[place for place, kind in enumerate(kinds) if kind == "turn"],
        seats=runs(seats),
        rules=rules_of(rules),
        texts=said,
        same=same,
        pieces=pieces_of(pieces),
    )


@lru_cache(maxsize=4_000)
def rules_of(rules: tuple[str, ...]) -> str:
    return named([(rule,) if rule else () for rule in rules])


@lru_cache(maxsize=4_000)
def pieces_of(pieces: tuple[tuple[str, ...], ...]) -> str:
    return named(pieces)


def runs(numbers: Iterable[int]) -> list[list[int]]:
    """Each number once, with how often it comes in a row."""
    found: list[list[int]] = []
    for number in numbers:
        if found and found[-1][0] == number:
            found[-1][1] += 1
        else:
            found.append([number, 1])
    return found


def state_of(header: Header, live: Live, look: Look) -> types.TableState:
    return sight_at(header, live.now, look).table()


def sight_at(header: Header, moment: Moment, look: Look, before: Sight | None = None) -> Sight:
    """The table at a moment that is not long ago; the header is that of today. `before` is what was seen last."""
    match = moment.match
    if moment.version < header.version:
        header = msgspec.structs.replace(
            header,
            version=moment.version,
            number=match.number,
            waiting=list(match.waiting),
            state=header.state if header.state in GOING_ON else "playing",
            outcome=None,
        )
    seat = eyes(header, match, look)
    info = info_after(header, look, match.lexicon, before)
    scene = moment.scene(seat, look.lang)
    if header.over and not match.over:
        # Given up or abandoned: the rules would still ask somebody, the match does not.
        scene = msgspec.structs.replace(scene, question=None, outcome=info.outcome)
    elif header.state == DAMAGED:
        scene = msgspec.structs.replace(scene, question=None)
    log = log_for(header, match, list(match.forks), latest(look.since, moment.events), seat, look)
    undo, guide = undo_of(header, match, seat, look), guidance_of(header, match, look)
    return Sight(header, moment, info, seat, scene, log, undo, guide)


def guide_for(header: Header, match: Match, look: Look) -> Guide | None:
    """The tips of a guided match, for nobody but the learner."""
    lesson = lesson_in(match.spec)
    if lesson is None or set(lesson.seats).isdisjoint(seats_of(header, look.person)) or not is_guided(header):
        return None
    return guide_of(match, look.lang)


def guidance_of(header: Header, match: Match, look: Look) -> types.Guidance | None:
    guide = guide_for(header, match, look)
    if guide is None:
        return None
    return types.Guidance(list(guide.due), None if header.over else guide.proposed)


def undo_of(header: Header, match: Match, seat: int | None, look: Look) -> types.Undo:
    if seat is None or header.over or header.state == DAMAGED:
        return types.Undo(False, "", "", "", False)
    last = match.last
    if last is not None and last.redeal:
        # Before a fork lies another table: however freely one may take back, that is not one's own.
        nothing = match.spec.messages(look.lang).format("undo-nothing")
        return types.Undo(False, "", "", nothing, False)
    # Who has several seats takes back with whichever of them has acted.
    own = seats_of(header, look.person)
    taker = acted_last(match, own or [seat])
    may, taken = match.may_undo(taker, look.lang), aim(match, taker)
    redo = match.can_redo and any(match.may_redo(one) for one in own)
    if may and taken is not None and not may_know(header, match, list(match.forks), taken, look):
        return types.Undo(True, "", "", "", redo)
    return types.Undo(
        possible=bool(may),
        key=may.key if may else "",
        label=match.label(may.key, look.lang) if may else "",
        reason=may.reason,
        redo=redo,
    )


def latest(since: int, told: int) -> int:
    """From which event on a client is told: all that it has not had, but no more than the latest lines."""
    return since if 0 < since <= told else max(0, told - LINES)


def seat_color(id_: str) -> str:
    """Seats that are named after a colour have it; others have one only at the table."""
    return id_ if id_ in COLORS else ""


def iso(moment: float | None) -> str | None:
    return None if moment is None else second(int(moment))


@lru_cache(maxsize=1_000)
def second(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).isoformat(timespec="seconds")
