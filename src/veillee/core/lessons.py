"""Lessons: how a game is taught, as data in the `lessons.toml` of its folder.

The *page* says on one screen what the goal is, what a turn is and how it ends. The *first match* is a friendly
one, with *tips* that come when what they speak of comes, and a *path* of good choices for its first turns.
Nothing of it touches the rules: which tips are due is read off the past of the match, so that a match that is
loaded, taken back or played on elsewhere has them where they belong, each once.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib.resources import files
from typing import Annotated, Any, Final

import msgspec

from veillee.core.content import Home, Name, PackReader, one_of
from veillee.core.errors import Forgotten, LessonError, SetupError, UnknownMove
from veillee.core.explaining import CELL, ZONE
from veillee.core.match import Match
from veillee.core.scene import Mark, Scene
from veillee.core.setup import Setup, make_setup
from veillee.core.spec import GameSpec
from veillee.core.step import Ask, Option
from veillee.core.table import Event, Table
from veillee.core.text import LANGUAGES, Phrase, check_language, messages
from veillee.core.words import role_of

FILE: Final = "lessons.toml"
LONGEST: Final = 240  # characters of a tip: what is read at a glance
SECTIONS: Final = ("page", "match", "tip")
LEARNER: Final = "human"  # the seat of whoever is taught, or the seats, where one person plays several
ALONE: Final = "alone"  # the tip of every guided match that nothing more is proposed
MARK: Final = re.compile(r"\{([^{}]*)\}")  # a sign of the game within a text, by its name in the scene's legend

Texts = Annotated[list[Name], msgspec.Meta(min_length=1)]


class Page(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The one screen, in paragraphs: the goal, a turn, how it ends."""

    goal: Texts
    turn: Texts
    end: Texts

    def parts(self) -> Iterator[tuple[str, list[Name]]]:
        """Each heading, as the message that names it, with its paragraphs."""
        yield "lesson-goal", self.goal
        yield "lesson-turn", self.turn
        yield "lesson-end", self.end


class FirstMatch(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What the guided match starts from. `path` are the choices that are proposed to the learner, from the first on.

    The seed is a word of its own: a match that started from all this is known to be the guided one. About so many
    `minutes` it takes whoever reads everything.
    """

    mode: str
    seed: str
    level: str = ""
    seats: list[str] = msgspec.field(default_factory=lambda: [LEARNER])
    people: list[int] = []
    settings: dict[str, str] = {}
    roles: list[str] = []
    path: list[str] = []
    minutes: Annotated[int, msgspec.Meta(ge=1, le=240)] = 10


class Tip(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A sentence or two at the moment they are about: when the learner is asked a `question` (`ask-turn`) or offered
    an `option` (a kind, `raid`, or one key), or when an `event` was told; the first `time`, or a later one.

    It points `at` pieces and places, otherwise at what the question, the option or the event concerns.
    """

    id: str
    text: Name
    question: str = ""
    option: str = ""
    event: str = ""
    time: Annotated[int, msgspec.Meta(ge=1)] = 1
    at: list[str] = []
    rule: str = ""


class DueTip(msgspec.Struct, frozen=True):
    """A tip in words; `{light}` in them is a sign of the scene's legend. `number` counts the decisions before it."""

    id: str
    text: str
    targets: tuple[str, ...]
    rule: str
    number: int


class Guide(msgspec.Struct, frozen=True):
    """A guided match at one moment: the tips that are due, those before, to be called back, and what is proposed."""

    due: tuple[DueTip, ...]
    earlier: tuple[DueTip, ...]
    proposed: str | None

    def teaches(self, usual: str) -> bool:
        """Whether there is something to say of this moment, or something else to choose than one usually does: then
        nobody answers for the learner."""
        return bool(self.due) or self.proposed not in (None, usual)


@dataclass(frozen=True, eq=False)
class Lesson:
    """How a game is taught. A game may have the page alone."""

    spec: GameSpec[Any, Any]
    page: Page
    match: FirstMatch | None
    tips: tuple[Tip, ...]

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats of whoever is taught."""
        named = self.match.seats if self.match is not None else [LEARNER]
        return tuple(seat for seat, name in enumerate(named) if name == LEARNER)

    def asked(self, match: Match) -> int | None:
        """The seat with which whoever is taught goes on, if it is their move."""
        return next((seat for seat in match.waiting if seat in self.seats), None)

    def setup(self) -> Setup:
        """What the guided match starts from."""
        if self.match is None:
            raise SetupError("error-no-guided-match", game=self.spec.id)
        return _setup(self.spec, self.match)

    def begin(self, lang: str = "en") -> Match:
        """The guided match."""
        return Match.start(self.spec, self.spec.box(), self.setup(), lang)

    def guides(self, setup: Setup) -> bool:
        """Whether a match that started so is the guided one, whoever sits there."""
        if self.match is None or setup.game != self.spec.id:
            return False
        own = self.setup()
        same = len(setup.seats) == len(own.seats)
        return same and msgspec.structs.replace(setup, seats=own.seats, free_undo=own.free_undo) == own

    def legend(self, lang: str) -> dict[str, Mark]:
        """The signs that the texts of the page use, where there is no scene to look them up."""
        known = _first_scene(self.spec, self.match, check_language(lang)).legend
        used = dict.fromkeys(name for _, texts in self.page.parts() for text in texts for name in marks_in(text))
        return {name: known[name] for name in used}


def marks_in(text: Name) -> list[str]:
    """The names of the signs in a text."""
    return [*MARK.findall(text.fr), *MARK.findall(text.en)]


# -- reading -------------------------------------------------------------------------------


def lesson_of(spec: GameSpec[Any, Any]) -> Lesson | None:
    """The lesson in a game's folder, if it has one."""
    home = files(spec.package)
    return read_lesson(spec, home) if home.joinpath(FILE).is_file() else None


def read_lesson(spec: GameSpec[Any, Any], home: Home) -> Lesson:
    """Read and check a lesson; LessonError lists everything that is wrong with it."""
    reader = PackReader(home, Phrase("lessons-of", {"game": spec.id}))
    raw = reader.file(FILE)
    for section in raw:
        if section not in SECTIONS:
            reader.problem(FILE, section, "", Phrase("found-section"), one_of(SECTIONS))
    page = reader.one(FILE, "page", Page)
    match = reader.one(FILE, "match", FirstMatch) if "match" in raw else None
    tips = reader.many(FILE, "tip", Tip)
    _Check(spec, reader, match).all(page, tips)
    if reader.problems or page is None:
        raise LessonError(reader.where, reader.problems)
    return Lesson(spec, page, match, tuple(tips))


def _setup(spec: GameSpec[Any, Any], match: FirstMatch) -> Setup:
    return make_setup(
        spec,
        mode=match.mode,
        level=match.level,
        seats=match.seats,
        seed=match.seed,
        settings=match.settings,
        roles=match.roles,
        people=match.people,
    )


def _first_scene(spec: GameSpec[Any, Any], match: FirstMatch | None, lang: str) -> Scene:
    """What the learner sees before the first choice: it has the legend and all zones."""
    setup = make_setup(spec, seed="lesson") if match is None else _setup(spec, match)
    seat = match.seats.index(LEARNER) if match is not None else 0
    return Match.start(spec, spec.box(), setup).scene(seat, lang)


class _Check:
    """Whether everything that a lesson names exists. What is wrong is noted, all of it."""

    def __init__(self, spec: GameSpec[Any, Any], reader: PackReader, match: FirstMatch | None) -> None:
        self.spec = spec
        self.reader = reader
        self.match = match
        self.lexicon = spec.box().lexicon

    def all(self, page: Page | None, tips: list[Tip]) -> None:
        scene = _first_scene(self.spec, self.match if self.starts() else None, LANGUAGES[0])
        self.legend = scene.legend
        self.places = {ZONE + zone.id for zone in scene.zones}
        self.places |= {CELL + cell.id for zone in scene.zones for cell in zone.cells}
        self.places |= {piece.id for zone in scene.zones for piece in zone.pieces}
        for heading, texts in page.parts() if page is not None else ():
            for number, text in enumerate(texts, 1):
                self.text("page", f"{heading.removeprefix('lesson-')} {number}", text)
        for tip in tips:
            self.tip(tip)
        if tips and self.match is None:
            found = Phrase("some-tips", {"count": len(tips)})
            self.reader.problem(FILE, "tip", "", found, Phrase("expected-match-of-tips"))

    def starts(self) -> bool:
        """Whether the guided match can be played."""
        match = self.match
        if match is None:
            return False
        try:
            _setup(self.spec, match)
        except SetupError as error:
            self.reader.problem(FILE, "match", "", error, Phrase("expected-match"))
            return False
        if LEARNER not in match.seats:
            self.reader.problem(
                FILE, "match", "seats", ", ".join(match.seats), Phrase("expected-seat", {"seat": LEARNER})
            )
            return False
        for number, key in enumerate(match.path, 1):
            self.key("match", f"path {number}", key)
        return True

    def text(self, entry: str, field: str, text: Name, longest: int = 0) -> None:
        for lang in LANGUAGES:
            words = text.text(lang)
            if not words.strip():
                self.reader.problem(FILE, entry, f"{field}.{lang}", words, Phrase("expected-text"))
            if longest and len(words) > longest:
                found = Phrase("some-characters", {"count": len(words)})
                self.reader.problem(FILE, entry, f"{field}.{lang}", found, Phrase("at-most", {"limit": longest}))
        for name in dict.fromkeys(marks_in(text)):
            if name not in self.legend:
                known = Phrase("expected-mark", {"known": list(self.legend)})
                self.reader.problem(FILE, entry, field, f"{{{name}}}", known)

    def tip(self, tip: Tip) -> None:
        self.text(tip.id, "text", tip.text, LONGEST)
        bound = [field for field in ("question", "option", "event") if getattr(tip, field)]
        if len(bound) != 1:
            self.reader.problem(FILE, tip.id, "", ", ".join(bound) or None, Phrase("expected-moment"))
        questions = sorted({asked.prompt for asked in self.spec.questions})
        if tip.question and tip.question not in questions:
            self.reader.problem(FILE, tip.id, "question", tip.question, one_of(questions))
        if tip.option and tip.option not in self.lexicon.grammar:
            self.key(tip.id, "option", tip.option)
        if tip.event and f"event-{tip.event}" not in self.spec.messages(LANGUAGES[0]):
            self.reader.problem(FILE, tip.id, "event", tip.event, Phrase("expected-event"))
        if tip.rule and tip.rule not in self.spec.rulebook:
            self.reader.problem(FILE, tip.id, "rule", tip.rule, Phrase("expected-rule"))
        for target in tip.at:
            if target not in self.places and not self.lexicon.meant(target):
                some = Phrase("expected-target", {"known": [*sorted(self.places)[:8], "…"]})
                self.reader.problem(FILE, tip.id, "at", target, some)

    def key(self, entry: str, field: str, key: str) -> None:
        try:
            self.lexicon.parse(key)
        except UnknownMove as error:
            self.reader.problem(FILE, entry, field, key, Phrase("expected-key", {"problem": error}))


# -- following a match along ---------------------------------------------------------------


def guide_of(match: Match, lang: str | None = None) -> Guide | None:
    """What is to be said at this moment of a guided match; None if it is none, or if its past is lost."""
    lesson = match.spec.lesson
    if lesson is None or not lesson.guides(match.setup):
        return None
    if match.known_from:
        try:
            match.recall()
        except Forgotten:
            return None
    return _Walk(lesson, match, check_language(lang or match.lang)).guide()


class _Walk:
    """Goes through the past of a match as the learner has lived it."""

    def __init__(self, lesson: Lesson, match: Match, lang: str) -> None:
        self.lesson = lesson
        self.match = match
        self.lang = lang
        self.seats = lesson.seats
        self.on_event: dict[str, list[Tip]] = {}
        for tip in lesson.tips:
            self.on_event.setdefault(tip.event, []).append(tip)
        self.times = {tip.id: 0 for tip in lesson.tips}
        self.due: list[DueTip] = []
        self.earlier: list[DueTip] = []
        self.chosen: list[str] = []
        self.as_dealt = True
        self.alone = lesson.match is None or not lesson.match.path

    def guide(self) -> Guide:
        """A tip stays due until the learner chooses, whatever others do meanwhile."""
        match = self.match
        self.told(match.history.opening, 0)
        for played in match.story():
            self.as_dealt &= not played.redeal
            if played.is_choice and played.seat in self.seats:
                assert played.before is not None
                self.asked(played.before, played.seat, played.number - 1)
                self.earlier += self.due
                self.due = []
                self.chosen.append(played.key)
            self.told(played.events, played.number)
        seat = self.lesson.asked(match)
        if seat is not None:
            self.asked(match.table, seat, match.number)
        return Guide(tuple(self.due), tuple(self.earlier), self.proposed())

    def proposed(self) -> str | None:
        """The next choice of the path, as long as it was followed and nothing was dealt anew."""
        seat = self.lesson.asked(self.match)
        decision = None if seat is None else self.match.decision_of(seat)
        if decision is None:
            return None
        return next((option.key for option in decision.options if option.key == self.next_on_path()), None)

    def next_on_path(self) -> str | None:
        lesson, done = self.lesson.match, len(self.chosen)
        if lesson is None or not self.as_dealt or self.chosen != lesson.path[:done]:
            return None
        return next(iter(lesson.path[done:]), None)

    def asked(self, table: Table, seat: int, number: int) -> None:
        """The learner is asked something at this table."""
        asking, options = _asked(table, seat)
        prompt = asking.question().prompt
        kinds = {option.kind for option in options} | {option.key for option in options}
        for tip in self.lesson.tips:
            if tip.question == prompt:
                self.occasion(tip, asking.about(table), number)
            elif tip.option in kinds:
                self.occasion(tip, self.concerned(tip, table, asking.seat, options), number)
        if not self.alone and self.next_on_path() is None:
            self.alone = True
            words = messages("veillee.core", self.lang)
            self.due.append(DueTip(ALONE, words.format("lesson-alone"), (), "", number))

    def told(self, events: Iterable[Event], number: int) -> None:
        for whole in events:
            event = whole.known_to(whole.seat if whole.seat in self.seats else self.seats[0])
            for tip in self.on_event.get(event.kind, ()):
                args = {**event.args, **(event.secret or {})}
                self.occasion(tip, {role: arg for role, arg in args.items() if role_of(role) != "seat"}, number)

    def concerned(self, tip: Tip, table: Table, seat: int, options: Iterable[Option]) -> list[str]:
        """The pieces that an option names, and those that it means without naming them."""
        lexicon, means = self.match.lexicon, self.match.spec.means
        meant = [option for option in options if tip.option in (option.kind, option.key)]
        args = [lexicon.args(option) for option in meant]
        if means is not None:
            args += [means(table, seat, option) for option in meant]
        return [target for one in args for target in lexicon.pieces(one)]

    def occasion(self, tip: Tip, concerns: Mapping[str, int] | list[str], number: int) -> None:
        """What the tip is about has come once more."""
        self.times[tip.id] += 1
        if self.times[tip.id] != tip.time:
            return
        found = concerns if isinstance(concerns, list) else self.match.lexicon.pieces(concerns)
        targets = tuple(dict.fromkeys(tip.at or found))
        self.due.append(DueTip(tip.id, tip.text.text(self.lang), targets, tip.rule, number))


def _asked(table: Table, seat: int) -> tuple[Ask[Any], list[Option]]:
    """What a seat is asked at a table that waits for it."""
    asking = table.asking
    assert asking is not None
    if asking.seat == seat:
        return asking, table.options
    own = asking.of(seat)
    return own, own.options(table)
