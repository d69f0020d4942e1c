"""A match: a table, the choices made so far, and everything one can ask of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, Final

import msgspec

from veillee.core import explaining, hints, views
from veillee.core import record as records
from veillee.core.answers import About, Decision, Explanation, Told, UndoAnswer
from veillee.core.chance import Chance, seeded
from veillee.core.errors import (
    CannotCarryOver,
    Forgotten,
    IllegalMove,
    RecordError,
    SetupError,
    StaleMove,
    UndoError,
    UnknownMove,
)
from veillee.core.history import Forks, History, Played, Prompter
from veillee.core.result import Result
from veillee.core.save import SAVE_FORMAT, Save, Saved
from veillee.core.scene import Scene
from veillee.core.secrets import determinize, shown
from veillee.core.setup import Setup
from veillee.core.spec import Box, GameSpec
from veillee.core.step import Ask, Option
from veillee.core.table import EVERYBODY, Event, Table
from veillee.core.text import check_language, sentence
from veillee.core.together import WAITING, Answer
from veillee.core.words import Lexicon

DEALT_AGAIN: Final = "dealt-again"  # stands for the seed in copies that must not know it


class Match:
    """A match of any game. Make one with `veillee.new`, `veillee.load` or `veillee.replay`."""

    def __init__(
        self,
        spec: GameSpec[Any, Any],
        box: Box[Any],
        setup: Setup,
        table: Table,
        lang: str,
        history: History | None = None,
    ) -> None:
        self.spec = spec
        self.box = box
        self.setup = setup
        self.table = table
        self.lang = lang
        self.history = History(table.rules, []) if history is None else history
        self.closed = ""  # the message that says why nobody can play on, in a match of rules that are no more
        self._eyes: int | None = None  # the seat for which this copy was dealt again: it knows no more than that seat
        self._again: Callable[[], Match] | None = None  # plays the past again, where its tables are not at hand
        self._undone: list[Played] = []
        self._dictate: list[str] = []

    # -- making one ------------------------------------------------------------------------

    @classmethod
    def start(
        cls,
        spec: GameSpec[Any, Any],
        box: Box[Any],
        setup: Setup,
        lang: str = "en",
        dictated: Iterable[str] = (),
        rules: int = 0,
    ) -> Match:
        """A new match; `rules` is an earlier version by which a record was made."""
        table = spec.begin(box, setup, rules)
        match = cls(spec, box, setup, table, check_language(lang), History(table.rules, []))
        prompter = Prompter(box, dictated)
        table.dictated = prompter if prompter.waiting else None
        table.log = match.history.opening
        table.advance()
        table.log = None
        table.dictated = None
        match.history = History(table.rules, match.history.opening, tuple(prompter.used))
        match._dictate = prompter.waiting
        return match

    # -- the present decision --------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many decisions were made. All answers to a round are one decision."""
        return self.history.number

    @property
    def over(self) -> bool:
        return self.table.asking is None or bool(self.closed)

    @property
    def asking(self) -> Ask[Any] | None:
        """The step that asks, if anybody is asked."""
        return None if self.closed else self.table.asking

    @property
    def waiting(self) -> tuple[int, ...]:
        """All seats whose answer is waited for: one, several in a round, none when the match is over."""
        asking = self.asking
        return () if asking is None else tuple(asking.waits_for(self.table))

    @property
    def decision(self) -> Decision | None:
        """What is asked now, and whom; None when the match is over. In a round: of the first seat that is asked."""
        asking = self.asking
        return None if asking is None else Decision(self, self.number + 1, asking, self.table.options)

    def decision_of(self, seat: int) -> Decision | None:
        """What this seat is asked now; None while nobody waits for it."""
        asking = self.asking
        if asking is None or seat not in asking.waits_for(self.table):
            return None
        if asking.seat == seat:
            return self.decision
        own = asking.of(seat)
        return Decision(self, self.number + 1, own, own.options(self.table))

    @property
    def legal_keys(self) -> tuple[str, ...]:
        """The keys of all options, in canonical order."""
        return () if self.closed else tuple(option.key for option in self.table.options)

    @property
    def lexicon(self) -> Lexicon:
        """What pieces are called at this table: seats that are called as their roles have their names."""
        roles = self.spec.roles
        if roles is None or not roles.called or not self.table.roles or min(self.table.roles) < 0:  # not all are dealt
            return self.box.lexicon
        return self.box.lexicon.seated(tuple(self.table.roles))

    def play(self, choice: str | Option, number: int | None = None, seat: int | None = None) -> None:
        """Answer the present decision, by key or option; `number` names the decision it answers.

        In a round `seat` says who answers; any seat that is waited for may. UnknownMove, IllegalMove and StaleMove
        leave the match as it was.
        """
        if not isinstance(choice, (str, Option)):
            raise UnknownMove(f"{choice!r}: expected a key or an option", key=str(choice))
        key = choice if isinstance(choice, str) else choice.key
        if number is not None and (self.over or number != self.number + 1):
            now = "the match is over" if self.over else f"the present one is decision {self.number + 1}"
            raise StaleMove(f"{key!r} answers decision {number}, but {now}", key=key, number=number)
        played = self._play(key, self._dictate, seat)
        del self._dictate[: len(played.dictated)]
        self._undone.clear()

    def _find(self, key: str, seat: int | None = None) -> tuple[int, Option]:
        """The seat that answers, and the option of this key."""
        decision = self.decision if seat is None else self.decision_of(seat)
        if decision is not None:
            wanted = key.strip().lower()
            for option in decision.options:
                if option.key == wanted:
                    return decision.seat, option
        explanation = self.explain(key, seat=seat)
        raise IllegalMove(f"{key!r}: {explanation}", key=key, number=self.number + 1, rule=explanation.rule)

    def _play(self, key: str, dictated: Sequence[str], seat: int | None = None) -> Played:
        seat, option = self._find(key, seat)
        before = self.table.fork()
        table = self.table
        events = table.log = []
        prompter = Prompter(self.box, dictated) if dictated else None
        table.dictated, table.revealed = prompter, False
        try:
            table.turn_to(seat)
            table.choose(option)
        except Exception:
            self.table = before
            raise
        table.log, table.dictated = None, None
        if not table.revealed and self._shows_something(before, table):
            table.revealed = True
        used = tuple(prompter.used) if prompter is not None else ()
        in_round = isinstance(before.asking, Answer)
        waits = before.asking is not None and len(before.asking.waits_for(before)) > 1
        played = self.history.add(seat, option.key, before, table.revealed, events, used, open_=waits)
        return self._settled() if in_round and not waits else played

    def _settled(self) -> Played:
        """A round has settled: its answers stand in the order of seats, however they came, and the last one acted."""
        history = self.history
        last = history.last
        assert last is not None
        answers = [last]
        while answers[0].previous is not None and answers[0].previous.open:
            answers.insert(0, answers[0].previous)
        history.last = answers[0].previous
        before = answers[0].before
        answers.sort(key=lambda played: played.seat)
        number = history.number + 1
        for played in answers:
            acted = played is answers[-1]
            history.last = Played(
                history.last,
                number,
                played.seat,
                played.key,
                before,
                last.revealed and acted,
                last.events if acted else [],
                last.dictated if acted else (),
                told=history.told_before,
                forks=history.forks,
            )
            if not acted and before is not None:
                before = before.fork()
                before.turn_to(played.seat)
                before.choose(next(option for option in before.options if option.key == played.key))
        assert history.last is not None
        return history.last

    def _shows_something(self, before: Table, after: Table) -> bool:
        """Whether a seat may now see a piece that was hidden from it before."""
        secrets = self.spec.secrets
        return any(shown(secrets(before, seat), secrets(after, seat)) for seat in range(len(self.setup.seats)))

    def dictate(self, *outcomes: str) -> None:
        """The next things that chance brings, by key: for tests, puzzles, or a real deck on a real table."""
        self._dictate.extend(outcomes)

    # -- taking back -----------------------------------------------------------------------

    @property
    def can_undo(self) -> UndoAnswer:
        """Whether the last choice can be taken back; false says why not."""
        return self.may_undo(None)

    def _last_of(self, seat: int | None) -> Played | None:
        """The choice that a seat would take back: in a round that goes on its own answer, otherwise the last one."""
        last = self.history.last
        if last is not None and last.open and seat is not None:
            return next((played for played in self.history.open_answers() if played.seat == seat), last)
        return last

    def may_undo(self, seat: int | None, lang: str | None = None) -> UndoAnswer:
        """The same for one seat: nobody takes back what another seat did."""
        words = self.spec.messages(check_language(lang or self.lang))
        last = self._last_of(seat)
        if last is None or last is self.history.floor or not last.is_choice or self.closed:
            return UndoAnswer(False, "", words.format("undo-nothing"))
        free = self.setup.free_undo and not last.open
        if seat is not None and last.seat != seat and not free:
            return UndoAnswer(False, last.key, words.format("undo-other"))
        if last.revealed and not free:
            return UndoAnswer(False, last.key, words.format("undo-revealed", {"key": last.key}))
        return UndoAnswer(True, last.key, words.format("undo-possible", {"key": last.key}))

    def undo(self, seat: int | None = None) -> str:
        """Take back the last choice, in a round one's own answer; returns its key. UndoError says why it cannot be."""
        answer = self.may_undo(seat)
        if not answer:
            raise UndoError(answer.reason)
        last = self._last_of(seat)
        assert last is not None
        if last.open:
            self._take_answer_back(last)
        else:
            if last.before is None:
                self.recall()
                last = self.history.last
                assert last is not None
            assert last.before is not None
            self.table = last.before.fork()
            self.history.last = last.previous
            self._reopen(last.number)
        self._undone.append(last)
        return last.key

    def _reopen(self, number: int) -> None:
        """Of a round whose last answer was taken back, the others' answers wait again."""
        answers: list[Played] = []
        for played in self.history.backwards():
            if played.number != number or not played.is_choice:
                break
            answers.insert(0, played)
        if answers:
            self.history.last = answers[0].previous
            for played in answers:
                self.history.add(played.seat, played.key, played.before, False, [], open_=True)

    def _take_answer_back(self, taken: Played) -> None:
        """Nothing has happened yet: the others' answers stay as they are."""
        answers = self.history.open_answers()
        self.history.last = answers[0].previous
        for played in answers:
            if played is not taken:
                self.history.add(played.seat, played.key, played.before, False, [], open_=True)
        table = self.table.fork()
        asking = table.asking
        assert isinstance(asking, Answer)
        table.answers[taken.seat] = WAITING
        asking.round.enter(table)
        self.table = table

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)

    def redo(self) -> str:
        """Make the last undone choice again; returns its key."""
        if not self._undone:
            raise UndoError(self.spec.messages(self.lang).format("redo-nothing"))
        undone = self._undone[-1]
        self._play(undone.key, undone.dictated, undone.seat)
        self._undone.pop()
        return undone.key

    # -- the past --------------------------------------------------------------------------

    @property
    def known_from(self) -> int:
        """The first position whose table is at hand without playing anything again."""
        number = self.number
        for played in self.history.backwards():
            if played.before is None:
                return number
            number = played.number - played.is_choice
        return self.history.began

    def recall(self) -> None:
        """Play a loaded match again from its first choice, to have its past at hand.

        Forgotten says that it cannot be: who keeps the match elsewhere gives it its past back with `graft`.
        """
        if self._again is None:
            raise Forgotten("the tables of this match's past are not at hand")
        self.graft(self._again())
        self._again = None

    def graft(self, again: Match) -> None:
        """Take over the past of the same match, played again from an earlier moment."""
        if again.hash() != self.hash() or again.number != self.number:
            raise RecordError("the choices of this match do not lead to its table")
        self.history = again.history

    def _reach(self, number: int) -> None:
        """Have the table after so many choices at hand."""
        if number < self.known_from:
            self.recall()

    def at(self, number: int) -> Match:
        """The match as it was after so many choices."""
        floor = self.history.floor
        first = floor.number if floor is not None else self.history.began if self._again is None else 0
        if not first <= number <= self.number:
            raise SetupError(f"no position {number}; there are {first} to {self.number}")
        self._reach(number)
        copy = self.fork()
        copy._undone.clear()
        copy.closed = ""
        for played in self.history.backwards():
            if played.number <= number and not played.open:
                break
            assert played.before is not None
            copy.table = played.before
        copy.history = self.history.upto(number)
        copy.table = copy.table.fork()
        return copy

    def story(self) -> list[Played]:
        """What was done, choice by choice: it walks the whole past. A copy dealt again has only its own."""
        return self.history.own() if self._eyes is not None else self.history.entries()

    @property
    def last(self) -> Played | None:
        """What was done last."""
        return self.history.last

    @property
    def forks(self) -> Forks:
        """After which choices hidden pieces were dealt again, and for which seat."""
        return self.history.last_forks

    @property
    def told(self) -> int:
        """How many events were told so far."""
        return self.history.told

    @property
    def choices(self) -> list[str]:
        """The keys chosen so far; in a copy dealt again for a seat those chosen on the copy."""
        return [played.key for played in self.story() if played.is_choice]

    # -- later rules -----------------------------------------------------------------------

    @property
    def rules(self) -> int:
        """The version of the rules by which the table is played now."""
        return self.table.rules

    def carry_over(self, rules: int | None = None) -> bool:
        """Go on by later rules from the present table; false where there is nothing to do.

        A round that goes on is asked anew: by later rules there may be other answers. Where the game refuses, the match
        is closed as it stands, and says why.
        """
        wanted = self.spec.rules_version if rules is None else rules
        if self.over or self.table.rules >= wanted:
            return False
        before = self.table.fork()
        table = self.table.fork()
        try:
            if self.spec.carry is not None:
                self.spec.carry(table, wanted)
        except CannotCarryOver as refused:
            self.closed = refused.reason
            return False
        table.rules = wanted
        events: list[Event] = []
        asking = table.asking
        if isinstance(asking, Answer):
            table.asking, table.answers, table.log = None, [], events
            table.next(asking.round)
            table.advance()
            table.log = None
        else:
            table.resume()
        self.table = table
        answers = self.history.open_answers()
        if answers:
            self.history.last = answers[0].previous
        self.history.add(EVERYBODY, "", before, True, events, rules=wanted)
        self._undone.clear()
        return True

    # -- copies ----------------------------------------------------------------------------

    def fork(self, for_seat: int | None = None, chance: object = None) -> Match:
        """An independent copy.

        With `for_seat` all that this seat cannot see is dealt again, others' sealed answers are forgotten, and the
        future is drawn from a stream of its own, so that who plays on the copy learns nothing; `chance` seeds that
        stream. Such a copy cannot be undone beyond its first moment: what lies there is the true table.
        """
        if self._again is not None and (for_seat is not None or chance is not None):
            self.recall()
        table = self.table.fork()
        copy = Match(self.spec, self.box, self.setup, table, self.lang, self.history.fork())
        copy.closed = self.closed
        copy._eyes = self._eyes
        if for_seat is not None:
            self._check_seat(for_seat)
            copy._eyes = for_seat
            copy.setup = msgspec.structs.replace(self.setup, seed=DEALT_AGAIN)
            copy.history = self.history.known_to(for_seat)
            copy._deal_again(for_seat, self.number if chance is None else chance)
        elif chance is not None:
            copy.history.floor = self.history.last
            table.chance = seeded("fork", chance)
        else:
            copy._again = self._again
            copy._undone = self._undone.copy()
        return copy

    def _deal_again(self, seat: int, seed: object) -> None:
        """Deal what the seat cannot see, and draw the future from another stream."""
        table = self.table
        determinize(self.spec.secrets(table, seat), Chance("deal", seed))
        table.chance = seeded("fork", seed)
        asking = table.asking
        if isinstance(asking, Answer) and asking.round.sealed:
            asking.round.forget(table, seat)
        if asking is not None and seat in asking.waits_for(table):
            table.asking = asking.of(seat)
        elif isinstance(asking, Answer):
            table.asking = asking.of(asking.waits_for(table)[0])
        table.resume()

    def redeal(self, seat: int, word: str) -> None:
        """Go on from here as a match of its own: what the seat cannot see is dealt again.

        Unlike the copy that `fork` makes for a bot, the match keeps its past, and its record says
        where and how the pieces were dealt again.
        """
        self._check_seat(seat)
        if not word or word.split() != [word]:
            raise SetupError(f"{word!r}: expected one word to deal with")
        before = self.table.fork()
        self._deal_again(seat, word)
        self.history.add(seat, "", before, True, [], redeal=word)
        self._undone.clear()

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.setup.seats):
            raise SetupError(f"no seat {seat}; seats: 0 to {len(self.setup.seats) - 1}")

    # -- what a seat sees ------------------------------------------------------------------

    def scene(self, seat: int | None = None, lang: str | None = None) -> Scene:
        """What a seat sees, as data; without a seat what a spectator sees."""
        if seat is not None:
            self._check_seat(seat)
        return views.scene(self, seat, check_language(lang or self.lang))

    def events(self, since: int = 0, seat: int | None = None, lang: str | None = None) -> list[Told]:
        """What happened after event number `since`, as the seat (or a spectator) may know it."""
        if seat is not None:
            self._check_seat(seat)
        if self._again is not None:
            self.recall()
        return views.told(self, self.history.events_after(since), seat, check_language(lang or self.lang))

    def label(self, key: str, lang: str | None = None) -> str:
        """What a key means, in words."""
        kind, values = self.lexicon.parse(key)
        option = self.lexicon.option(kind, "", *values)
        lang = check_language(lang or self.lang)
        args = self.lexicon.named(self.lexicon.args(option), lang)
        return sentence(self.spec.messages(lang).format(f"option-{kind}", args))

    def rule_text(self, number: str, lang: str | None = None) -> str:
        if not number:
            return ""
        return self.spec.rulebook.get(number).text(check_language(lang or self.lang))

    def explain(self, key: str, lang: str | None = None, seat: int | None = None) -> Explanation:
        """Why a move is or is not possible now, with the rule's number and text; in a round for one of its seats."""
        return explaining.explain(self, key, check_language(lang or self.lang), seat)

    def about(self, target: str, seat: int | None = None, lang: str | None = None) -> About:
        """What a piece or a place is (`companion:okanios`, `cell:c3`), what can be done with it now and why no more.

        It is asked as the seat sees it; without a seat as a spectator does.
        """
        return explaining.about(self, target, self.scene(seat, lang))

    def hint(self, seat: int, budget: str = "500", lang: str | None = None) -> hints.Hint:
        """The best options of the seat that is asked, with points, chances and why.

        `budget` is that of a search: iterations (`500`) or seconds (`2s`). HintError says why there is none.
        """
        self._check_seat(seat)
        return hints.hint(self, seat, budget, check_language(lang or self.lang))

    # -- the end ---------------------------------------------------------------------------

    @property
    def result(self) -> Result | None:
        """None while the match goes on; then scores by source, ranking, winners and the reason."""
        return self.spec.score(self.table) if self.table.asking is None else None

    # -- keeping it ------------------------------------------------------------------------

    def hash(self) -> str:
        """The fingerprint of the table as it is now."""
        return self.spec.codec.table_hash(self.table)

    def record(self) -> str:
        """The match as text: a header, one choice per line, and a closing line with the table's hash."""
        if self._eyes is not None:
            raise RecordError("a copy dealt again for a seat has no record: its past is not its own")
        if self.history.began:
            raise Forgotten("the record of this match needs its whole past")
        lexicon = self.lexicon
        lines = [
            records.Line(
                "" if played.rules else lexicon.id("seat", played.seat),
                played.key,
                played.dictated,
                redeal=played.redeal,
                rules=played.rules,
                number=played.number,
            )
            for played in in_order(self.history.entries())
        ]
        return records.write(
            records.Record(
                setup=self.setup,
                rules=self.history.first_rules,
                pack=self.box.manifest.id,
                content=self.box.hash,
                opening=self.history.opening_dictated,
                lines=tuple(lines),
                closing=(self.number, self.hash()),
            )
        )

    def save(self, *, past: bool = True) -> bytes:
        """The match as bytes, to go on with `veillee.load`; without its past only from here on."""
        story = self.story() if past else self.history.open_answers()
        made = len({p.number for p in story if p.is_choice and not p.open})
        save = Save(
            format=SAVE_FORMAT,
            setup=msgspec.to_builtins(self.setup),
            rules=self.history.first_rules,
            pack=self.box.manifest.id,
            content=self.box.hash,
            opening=self.history.opening_dictated,
            began=self.history.began if past and self._eyes is None else self.number - made,
            choices=[
                Saved(p.number, p.seat, p.key, p.revealed, p.dictated, p.redeal, p.rules, p.open)
                for p in in_order(story)
            ],
            table=self.spec.codec.encode(self.table),
        )
        return save.sealed()

    def __repr__(self) -> str:
        now = "over" if self.over else f"decision {self.number + 1}"
        return f"<Match {self.spec.id} {self.setup.mode} seed {self.setup.seed}: {now}>"


def in_order(entries: list[Played]) -> list[Played]:
    """Answers to a round that goes on stand in the order of seats, as those of a settled one do."""
    settled = [played for played in entries if not played.open]
    return settled + sorted((played for played in entries if played.open), key=lambda played: played.seat)
