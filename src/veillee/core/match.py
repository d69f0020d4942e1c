"""A match: a table, the choices made so far, and everything one can ask of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import blake2b
from pathlib import Path
from secrets import randbits
from typing import Any

import msgspec

from veillee.core import record as records
from veillee.core.chance import Chance, seeded
from veillee.core.errors import (
    IllegalMove,
    MoveError,
    RecordError,
    RulesError,
    SetupError,
    StaleMove,
    TruncatedRecord,
    UndoError,
    UnknownMove,
)
from veillee.core.scene import Choice, Outcome, Question, Scene, ScoreCard, SourceLine
from veillee.core.secrets import determinize
from veillee.core.spec import Box, GameSpec, Result, Setup, View, game
from veillee.core.step import ChanceStep, Option
from veillee.core.table import Dictation, Event, Table
from veillee.core.text import check_language, sentence
from veillee.core.words import NUMBER, role_of

SAVE_FORMAT = 1


class Decision:
    """One question to one seat. `number` counts the decisions of the match from 1."""

    def __init__(self, match: Match, number: int) -> None:
        asking = match.table.asking
        assert asking is not None
        self.number = number
        self.seat = asking.seat
        self.rules: tuple[str, ...] = asking.rules
        self.options: tuple[Option, ...] = tuple(match.table.options)
        self._match = match
        self._ask = asking

    @property
    def rule(self) -> str:
        """The first rule that the question enforces."""
        return self.rules[0] if self.rules else ""

    @property
    def prompt(self) -> str:
        """The question in the language of the match."""
        return self.prompt_in(self._match.lang)

    def prompt_in(self, lang: str) -> str:
        match = self._match
        about = self._ask.about(match.table)
        return sentence(match.spec.messages(lang).format(self._ask.prompt, match.box.lexicon.named(about, lang)))

    def __repr__(self) -> str:
        return f"<Decision {self.number}: seat {self.seat}, {len(self.options)} options>"


class Told(msgspec.Struct, frozen=True):
    """An event as one seat may know it. `pieces` are the ids of what it concerns."""

    number: int
    decision: int
    kind: str
    seat: int
    rule: str
    text: str
    pieces: tuple[str, ...]


class Explanation(msgspec.Struct, frozen=True):
    """Why a move is possible or not, with the rule's number and text."""

    key: str
    possible: bool
    reason: str
    rule: str
    rule_text: str

    def __str__(self) -> str:
        return f"{self.reason} [{self.rule}] {self.rule_text}" if self.rule else self.reason


class UndoAnswer(msgspec.Struct, frozen=True):
    """Whether the last choice can be taken back: true or false, with what or why not."""

    possible: bool
    key: str
    reason: str

    def __bool__(self) -> bool:
        return self.possible


class Played:
    """One choice that was made, with the table before it. Forks share what is past."""

    __slots__ = ("before", "dictated", "events", "key", "number", "previous", "revealed", "seat")

    def __init__(
        self,
        previous: Played | None,
        number: int,
        seat: int,
        key: str,
        before: Table | None,
        revealed: bool,
        events: list[Event],
        dictated: tuple[str, ...],
    ) -> None:
        self.previous = previous
        self.number = number
        self.seat = seat
        self.key = key
        self.before = before  # None in a loaded match until somebody needs it
        self.revealed = revealed
        self.events = events
        self.dictated = dictated


class Prompter(Dictation):
    """Dictated outcomes by their keys; when none is left the table's generator goes on."""

    def __init__(self, box: Box[Any], keys: Iterable[str]) -> None:
        self.box = box
        self.waiting = list(keys)
        self.used: list[str] = []

    def outcome(self, table: Table, step: ChanceStep[Any]) -> int:
        if not self.waiting:
            return step.sample(table)
        key = self.waiting[0]
        lexicon = self.box.lexicon
        possible = {lexicon.id(step.role, outcome): outcome for outcome, _ in step.outcomes(table)}
        if key not in possible:
            shown = ", ".join(list(possible)[:12])
            raise IllegalMove(
                f"dictated outcome {key!r} cannot come out of {type(step).__name__}; possible: {shown}", key=key
            )
        del self.waiting[0]
        self.used.append(key)
        return possible[key]


class Match:
    """A match of any game. Make one with `veillee.new`, `veillee.load` or `veillee.replay`."""

    def __init__(self, spec: GameSpec[Any, Any], box: Box[Any], setup: Setup, table: Table, lang: str) -> None:
        self.spec = spec
        self.box = box
        self.setup = setup
        self.table = table
        self.lang = lang
        self._last: Played | None = None
        self._floor: Played | None = None  # nothing before it can be undone: it belongs to another table
        self._recalled = True  # false in a loaded match until somebody needs its past
        self._undone: list[tuple[str, tuple[str, ...]]] = []
        self._dictate: list[str] = []
        self._opening: list[Event] = []
        self._opening_dictated: tuple[str, ...] = ()

    # -- making one ------------------------------------------------------------------------

    @classmethod
    def start(
        cls, spec: GameSpec[Any, Any], box: Box[Any], setup: Setup, lang: str = "en", dictated: Iterable[str] = ()
    ) -> Match:
        table = spec.setup(box.content, setup, seeded("table", setup.seed))
        match = cls(spec, box, setup, table, check_language(lang))
        prompter = Prompter(box, dictated)
        table.dictated = prompter if prompter.waiting else None
        table.log = match._opening
        table.advance()
        table.log = None
        table.dictated = None
        match._opening_dictated = tuple(prompter.used)
        match._dictate = prompter.waiting
        return match

    # -- the present decision --------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many choices were made."""
        return self._last.number if self._last is not None else 0

    @property
    def over(self) -> bool:
        return self.table.asking is None

    @property
    def decision(self) -> Decision | None:
        """What is asked now, and whom; None when the match is over."""
        return None if self.table.asking is None else Decision(self, self.number + 1)

    @property
    def legal_keys(self) -> tuple[str, ...]:
        """The keys of all options, in canonical order."""
        return tuple(option.key for option in self.table.options)

    def play(self, choice: str | Option, number: int | None = None) -> None:
        """Answer the present decision, by key or option; `number` names the decision it answers.

        UnknownMove, IllegalMove and StaleMove leave the match as it was.
        """
        if not isinstance(choice, (str, Option)):
            raise UnknownMove(f"{choice!r}: expected a key or an option", key=str(choice))
        key = choice if isinstance(choice, str) else choice.key
        if number is not None and (self.over or number != self.number + 1):
            now = "the match is over" if self.over else f"the present one is decision {self.number + 1}"
            raise StaleMove(f"{key!r} answers decision {number}, but {now}", key=key, number=number)
        played = self._play(self._find(key), self._dictate)
        del self._dictate[: len(played.dictated)]
        self._undone.clear()

    def _find(self, key: str) -> Option:
        wanted = key.strip().lower()
        for option in self.table.options:
            if option.key == wanted:
                return option
        explanation = self.explain(key)
        raise IllegalMove(f"{key!r}: {explanation}", key=key, number=self.number + 1, rule=explanation.rule)

    def _play(self, option: Option, dictated: Sequence[str]) -> Played:
        asking = self.table.asking
        assert asking is not None
        before = self.table.fork()
        table = self.table
        events: list[Event] = []
        prompter = Prompter(self.box, dictated) if dictated else None
        table.log, table.dictated, table.revealed = events, prompter, False
        try:
            table.choose(option)
        except Exception:
            self.table = before
            raise
        table.log, table.dictated = None, None
        used = tuple(prompter.used) if prompter is not None else ()
        self._last = Played(self._last, self.number + 1, asking.seat, option.key, before, table.revealed, events, used)
        return self._last

    def dictate(self, *outcomes: str) -> None:
        """The next things that chance brings, by key: for tests, puzzles, or a real deck on a real table."""
        self._dictate.extend(outcomes)

    # -- taking back -----------------------------------------------------------------------

    @property
    def can_undo(self) -> UndoAnswer:
        """Whether the last choice can be taken back; false says why not."""
        return self.may_undo(None)

    def may_undo(self, seat: int | None) -> UndoAnswer:
        """The same for one seat: nobody takes back what another seat did."""
        words = self.spec.messages(self.lang)
        last = self._last
        if last is None or last is self._floor:
            return UndoAnswer(False, "", words.format("undo-nothing"))
        if seat is not None and last.seat != seat and not self.setup.free_undo:
            return UndoAnswer(False, last.key, words.format("undo-other"))
        if last.revealed and not self.setup.free_undo:
            return UndoAnswer(False, last.key, words.format("undo-revealed", {"key": last.key}))
        return UndoAnswer(True, last.key, words.format("undo-possible", {"key": last.key}))

    def undo(self, seat: int | None = None) -> str:
        """Take back the last choice; returns its key. UndoError says why it cannot be."""
        answer = self.may_undo(seat)
        if not answer:
            raise UndoError(answer.reason)
        self._recall()
        last = self._last
        assert last is not None and last.before is not None
        self.table = last.before.fork()
        self._last = last.previous
        self._undone.append((last.key, last.dictated))
        return last.key

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> str:
        """Make the last undone choice again; returns its key."""
        if not self._undone:
            raise UndoError(self.spec.messages(self.lang).format("redo-nothing"))
        key, dictated = self._undone[-1]
        self._play(self._find(key), dictated)
        self._undone.pop()
        return key

    def _recall(self) -> None:
        """Play a loaded match again from its first choice, to have its past at hand."""
        if self._recalled:
            return
        again = Match.start(self.spec, self.box, self.setup, self.lang, self._opening_dictated)
        for played in self._history():
            again._play(again._find(played.key), played.dictated)
        if again.hash() != self.hash():
            raise RecordError("the choices of this save do not lead to its table")
        self._last = again._last
        self._opening = again._opening
        self._recalled = True

    def _history(self) -> list[Played]:
        past: list[Played] = []
        node = self._last
        while node is not None:
            past.append(node)
            node = node.previous
        past.reverse()
        return past

    # -- copies ----------------------------------------------------------------------------

    def fork(self, for_seat: int | None = None, chance: object = None) -> Match:
        """An independent copy.

        With `for_seat` all that this seat cannot see is dealt again and the future is drawn from a
        stream of its own, so that who plays on the copy learns nothing; `chance` seeds that stream.
        Such a copy cannot be undone beyond its first moment: what lies there is the true table.
        """
        own_future = for_seat is not None or chance is not None
        if own_future:
            self._recall()
        table = self.table.fork()
        copy = Match(self.spec, self.box, self.setup, table, self.lang)
        copy._last = self._last
        copy._opening = self._opening
        copy._opening_dictated = self._opening_dictated
        copy._recalled = self._recalled
        copy._floor = self._last if own_future else self._floor
        if for_seat is not None:
            self._check_seat(for_seat)
            seed = self.number if chance is None else chance
            determinize(self.spec.secrets(table, for_seat), Chance("deal", seed))
            table.chance = seeded("fork", seed)
            table.resume()
        elif chance is not None:
            table.chance = seeded("fork", chance)
        return copy

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.setup.seats):
            raise SetupError(f"no seat {seat}; seats: 0 to {len(self.setup.seats) - 1}")

    # -- what a seat sees ------------------------------------------------------------------

    def scene(self, seat: int | None = None, lang: str | None = None) -> Scene:
        """What a seat sees, as data; without a seat what a spectator sees."""
        if seat is not None:
            self._check_seat(seat)
        lang = check_language(lang or self.lang)
        view = View(self.table, seat, lang, self.box.lexicon, self.spec.messages(lang))
        painting = self.spec.paint(view)
        return Scene(
            game=self.spec.id,
            title=self.spec.title.text(lang),
            lang=lang,
            mode=self.setup.mode,
            level=self.setup.level,
            seat=seat,
            status=painting.status,
            players=painting.players,
            zones=painting.zones,
            legend=painting.legend,
            question=self._question(view),
            outcome=self._outcome(view),
            accent=self.spec.accent,
        )

    def _question(self, view: View[Any]) -> Question | None:
        decision = self.decision
        if decision is None:
            return None
        rule_text = self.rule_text(decision.rule, view.lang)
        if view.seat != decision.seat:
            waiting = view.say("ask-waiting", seat=decision.seat)
            return Question(decision.number, decision.seat, waiting, decision.rule, rule_text)
        choices = [self._choice(option, view) for option in decision.options]
        prompt = decision.prompt_in(view.lang)
        return Question(decision.number, decision.seat, prompt, decision.rule, rule_text, choices)

    def _choice(self, option: Option, view: View[Any]) -> Choice:
        lexicon = self.box.lexicon
        asking = self.table.asking
        assert asking is not None
        parts = asking.proposal(self.table, option)
        args = lexicon.args(option)
        label = view.say(f"option-{option.kind}", **args)
        if parts:
            label += ": " + "; ".join(view.say(f"option-{part.kind}", **lexicon.args(part)) for part in parts)
        return Choice(
            key=option.key,
            label=sentence(label),
            group=sentence(view.say(f"group-{option.kind}", **args)),
            rule=option.rule,
            targets=[
                view.target(role, value)
                for concerned in (option, *parts)
                for role, value in lexicon.args(concerned).items()
                if role_of(role) != NUMBER
            ],
        )

    def label(self, key: str, lang: str | None = None) -> str:
        """What a key means, in words."""
        kind, values = self.box.lexicon.parse(key)
        option = self.box.lexicon.option(kind, "", *values)
        lang = check_language(lang or self.lang)
        args = self.box.lexicon.named(self.box.lexicon.args(option), lang)
        return sentence(self.spec.messages(lang).format(f"option-{kind}", args))

    def rule_text(self, number: str, lang: str | None = None) -> str:
        if not number:
            return ""
        return self.spec.rulebook.get(number).text(check_language(lang or self.lang))

    def _outcome(self, view: View[Any]) -> Outcome | None:
        result = self.result
        if result is None:
            return None
        names = {score.side: view.name("seat", score.side) for score in result.scores}
        place = {side: number for number, sides in enumerate(result.ranking, 1) for side in sides}
        winners = ", ".join(names[side] for side in result.winners)
        shared = "outcome-shared" if len(result.winners) > 1 else "outcome-won"
        return Outcome(
            headline=sentence(view.messages.format(shared, {"names": winners})),
            reason=view.say(result.reason),
            rule=result.rule,
            scores=[
                ScoreCard(
                    side=score.side,
                    name=names[score.side],
                    total=score.total,
                    lines=[
                        SourceLine(line.source, view.say(f"source-{line.source}"), line.points, line.rule)
                        for line in score.sources
                    ],
                    place=place[score.side],
                    winner=score.side in result.winners,
                )
                for score in result.scores
            ],
        )

    def events(self, since: int = 0, seat: int | None = None, lang: str | None = None) -> list[Told]:
        """What happened after event number `since`, as the seat (or a spectator) may know it."""
        if seat is not None:
            self._check_seat(seat)
        lang = check_language(lang or self.lang)
        words = self.spec.messages(lang)
        lexicon = self.box.lexicon
        told: list[Told] = []
        for number, (decision, event) in enumerate(self._all_events(), 1):
            if number <= since:
                continue
            kind, args = event.kind, event.args
            if event.secret is not None:
                if seat == event.seat:
                    args = {**event.args, **event.secret}
                else:
                    kind = f"{event.kind}-veiled"
            pieces = tuple(
                lexicon.target(role, value) for role, value in args.items() if role_of(role) not in (NUMBER, "seat")
            )
            text = sentence(words.format(f"event-{kind}", lexicon.named(args, lang)))
            told.append(Told(number, decision, kind, event.seat, event.rule, text, pieces))
        return told

    def _all_events(self) -> Iterator[tuple[int, Event]]:
        self._recall()
        for event in self._opening:
            yield 0, event
        for played in self._history():
            for event in played.events:
                yield played.number, event

    def explain(self, key: str, lang: str | None = None) -> Explanation:
        """Why a move is or is not possible now, with the rule's number and text."""
        lang = check_language(lang or self.lang)
        kind, values = self.box.lexicon.parse(key)
        wanted = self.box.lexicon.option(kind, "", *values)
        words = self.spec.messages(lang)
        decision = self.decision
        if decision is None:
            return Explanation(wanted.key, False, words.format("explain-over"), "", "")
        for option in decision.options:
            if option.key == wanted.key:
                text = words.format("explain-possible", {"label": self.label(key, lang)})
                return Explanation(wanted.key, True, text, option.rule, self.rule_text(option.rule, lang))
        reason = self.spec.explain(self.table, decision.seat, kind, values)
        if reason is None:
            text = words.format("explain-not-asked", {"prompt": decision.prompt_in(lang)})
            return Explanation(wanted.key, False, text, decision.rule, self.rule_text(decision.rule, lang))
        text = sentence(words.format(reason.message, self.box.lexicon.named(reason.args, lang)))
        return Explanation(wanted.key, False, text, reason.rule, self.rule_text(reason.rule, lang))

    # -- the end ---------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """None while the match goes on; then scores by source, ranking, winners and the reason."""
        return self.spec.score(self.table) if self.over else None

    # -- keeping it ------------------------------------------------------------------------

    @property
    def choices(self) -> list[str]:
        """The keys chosen so far."""
        return [played.key for played in self._history()]

    def hash(self) -> str:
        """The fingerprint of the table as it is now."""
        return self.spec.codec.table_hash(self.table)

    def record(self) -> str:
        """The match as text: a header, one choice per line, and a closing line with the table's hash."""
        lines = [
            records.Line(self.box.lexicon.id("seat", played.seat), played.key, played.dictated)
            for played in self._history()
        ]
        return records.write(
            records.Record(
                setup=self.setup,
                rules=self.spec.rules_version,
                pack=self.box.manifest.id,
                content=self.box.hash,
                opening=self._opening_dictated,
                lines=tuple(lines),
                closing=(len(lines), self.hash()),
            )
        )

    def save(self) -> bytes:
        """The match as bytes, to go on with `veillee.load`."""
        history = self._history()
        save = Save(
            format=SAVE_FORMAT,
            setup=self.setup,
            rules=self.spec.rules_version,
            content=self.box.hash,
            opening=self._opening_dictated,
            choices=[(p.seat, p.key, p.revealed, p.dictated) for p in history],
            table=self.spec.codec.encode(self.table),
        )
        return save.sealed()

    def __repr__(self) -> str:
        now = "over" if self.over else f"decision {self.number + 1}"
        return f"<Match {self.spec.id} {self.setup.mode} seed {self.setup.seed}: {now}>"


class Save(msgspec.Struct, frozen=True):
    """The form of a saved match."""

    format: int
    setup: Setup
    rules: int
    content: str
    opening: tuple[str, ...]
    choices: list[tuple[int, str, bool, tuple[str, ...]]]
    table: dict[str, Any]
    seal: str = ""  # a fingerprint of all the rest, so that damage anywhere is seen

    def sealed(self) -> bytes:
        return msgspec.json.encode(msgspec.structs.replace(self, seal=self.fingerprint()), order="sorted")

    def fingerprint(self) -> str:
        bare = msgspec.json.encode(msgspec.structs.replace(self, seal=""), order="sorted")
        return blake2b(bare, digest_size=12).hexdigest()


# -- the functions behind `import veillee` -----------------------------------------------------


def new(
    game_id: str,
    *,
    mode: str | None = None,
    level: str | None = None,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    seed: int | str | None = None,
    options: dict[str, str] | None = None,
    pack: str | Path | None = None,
    lang: str = "en",
    free_undo: bool = False,
    dictated: Iterable[str] = (),
) -> Match:
    """Start a match. What is not said takes the game's defaults; what does not exist is refused.

    Without a seed one is drawn; the record of the match holds it.
    """
    spec = game(game_id)
    if seed is None:
        seed = randbits(32)
    setup = make_setup(spec, mode, level, players, seats, seed, options, free_undo)
    return Match.start(spec, spec.box(pack), setup, lang, dictated)


def make_setup(
    spec: GameSpec[Any, Any],
    mode: str | None,
    level: str | None,
    players: int | None,
    seats: Sequence[str] | None,
    seed: int | str,
    options: dict[str, str] | None,
    free_undo: bool = False,
) -> Setup:
    """Check everything that a match is started with, and fill in the defaults."""
    if mode is None:
        count = players if players is not None else len(seats) if seats else None
        fitting = [m for m in spec.modes if (count is None or count in m.seats) and (not level or level in m.levels)]
        chosen = fitting[0] if fitting else spec.modes[0]
    else:
        chosen = spec.mode(mode)
    if seats is not None and players is not None and len(seats) != players:
        raise SetupError(f"{players} players, but {len(seats)} seats: {', '.join(seats)}")
    if seats is None:
        seats = ["human"] * (players if players is not None else chosen.seats[0])
    if len(seats) not in chosen.seats:
        counts = " or ".join(str(count) for count in chosen.seats)
        raise SetupError(f"{spec.id} {chosen.id} has {counts} seats, not {len(seats)}")
    if level and level not in chosen.levels:
        known = f"levels: {', '.join(chosen.levels)}" if chosen.levels else f"{chosen.id} has no levels"
        raise SetupError(f"{spec.id} {chosen.id} has no level {level!r}; {known}")
    known_options = {option.id: option for option in spec.options}
    settings = {option.id: option.values[0] for option in spec.options}
    for name, value in (options or {}).items():
        if name not in known_options:
            raise SetupError(f"{spec.id} has no option {name!r}; options: {', '.join(known_options) or 'none'}")
        values = known_options[name].values
        if value not in values:
            raise SetupError(f"{spec.id}: option {name} cannot be {value!r}; values: {', '.join(values)}")
        settings[name] = value
    for seat in seats:
        if seat.split() != [seat]:
            raise SetupError(f"seat {seat!r}: expected one word without spaces")
    seed_text = str(seed)
    if seed_text.split() != [seed_text]:
        raise SetupError(f"seed {seed!r}: expected a number or one word without spaces")
    return Setup(spec.id, chosen.id, level or chosen.level, tuple(seats), settings, seed_text, free_undo)


def load(data: bytes, *, pack: str | Path | None = None, lang: str = "en") -> Match:
    """Go on with a match that `match.save()` wrote."""
    try:
        save = msgspec.json.decode(data, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
        raise RecordError(f"this is not a saved match: {error}") from None
    if save.seal != save.fingerprint():
        raise RecordError("the save is damaged: its seal does not match")
    if save.format != SAVE_FORMAT:
        raise RecordError(f"the save has format {save.format}; this program reads {SAVE_FORMAT}")
    spec = game(save.setup.game)
    box = spec.box(pack)
    records.check_versions(spec, box, save.rules, save.content)
    try:
        table = spec.codec.decode(save.table)
        table.restore(box.content)
    except (AssertionError, AttributeError, TypeError, KeyError, IndexError, ValueError, RulesError) as error:
        raise RecordError(f"the saved table cannot be read: {error}") from None
    match = Match(spec, box, save.setup, table, check_language(lang))
    match._recalled = False
    match._opening_dictated = save.opening
    for number, (seat, key, revealed, dictated) in enumerate(save.choices, 1):
        match._last = Played(match._last, number, seat, key, None, revealed, [], dictated)
    return match


def replay(
    text: str, *, pack: str | Path | None = None, lang: str = "en", to: int | None = None, partial: bool = False
) -> Match:
    """Play a record again and check that it leads to the same table.

    `to` stops after that many choices. A record that stops early raises TruncatedRecord, whose
    `match` holds what could be read; with `partial` that match is returned instead.
    """
    record = records.parse(text)
    match = _start_again(record, pack, check_language(lang))
    for number, line in enumerate(record.lines, 1):
        if to is not None and number > to:
            break
        try:
            _play_again(match, line)
        except RecordError:
            if partial:
                return match
            raise
    if to is not None and to < len(record.lines):
        return match
    if record.closing is None:
        if partial:
            return match
        message = f"the record stops after choice {match.number}, without its closing line"
        raise TruncatedRecord(message, match=match)
    count, hash_ = record.closing
    if count != match.number:
        raise RecordError(f"the closing line says {count} choices, but there are {match.number}")
    if hash_ != match.hash():
        raise RecordError("the record leads to another table than it says: other rules or content, or it was changed")
    return match


def _start_again(record: records.Record, pack: str | Path | None, lang: str) -> Match:
    """The match of a record before its first choice; a header that makes no sense is a RecordError."""
    said = record.setup
    try:
        spec = game(said.game)
        setup = make_setup(spec, said.mode, said.level, None, said.seats, said.seed, said.options, said.free_undo)
    except SetupError as error:
        raise RecordError(f"the header asks for a match that cannot be: {error}") from None
    box = spec.box(pack)
    records.check_versions(spec, box, record.rules, record.content)
    try:
        match = Match.start(spec, box, setup, lang, record.opening)
    except (SetupError, MoveError) as error:
        raise RecordError(f"the match of this header cannot begin: {error}") from None
    if match._dictate:
        raise RecordError(f"the header dictates {match._dictate[0]!r}, which nothing asks for")
    return match


def _play_again(match: Match, line: records.Line) -> None:
    """One line of a record: the seat that is asked, a possible choice, and nothing dictated in vain."""
    number = match.number + 1
    decision = match.decision
    if decision is None:
        raise RecordError(f"choice {number} comes after the end of the match", line=line.at)
    seat = match.box.lexicon.id("seat", decision.seat)
    if line.seat != seat:
        raise RecordError(f"choice {number} is made by {line.seat!r}, but {seat!r} is asked", line=line.at)
    try:
        played = match._play(match._find(line.key), line.dictated)
    except MoveError as error:
        raise RecordError(f"choice {number} cannot be played: {error}", line=line.at) from None
    if played.dictated != line.dictated:
        unused = line.dictated[len(played.dictated)]
        raise RecordError(f"choice {number} dictates {unused!r}, which nothing asks for", line=line.at)


__all__ = [
    "Decision",
    "Explanation",
    "Match",
    "Told",
    "UndoAnswer",
    "load",
    "make_setup",
    "new",
    "replay",
]
