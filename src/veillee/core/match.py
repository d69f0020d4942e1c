"""A match: a table, the choices made so far, and everything one can ask of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from veillee.core import carrying, copies, explaining, hints, keeping, playing, undoing, views
from veillee.core.answers import About, Decision, Explanation, Told, UndoAnswer
from veillee.core.chance import seeded
from veillee.core.errors import Forgotten, RecordError, SetupError, StaleMove, UnknownMove
from veillee.core.history import Forks, History, Played, Prompter
from veillee.core.kinds import NUMBER
from veillee.core.parts import Easel
from veillee.core.result import Result
from veillee.core.scene import Outcome, Scene
from veillee.core.setup import Setup
from veillee.core.spec import Box, GameSpec
from veillee.core.step import Ask, Option
from veillee.core.table import Table
from veillee.core.text import check_language
from veillee.core.words import Lexicon


class Match:
    """A match of any game. Make one with `veillee.new`, `veillee.load` or `veillee.replay`."""

    def __init__(
        self,
        spec: GameSpec[Any, Any],
        box: Box[Any],
        setup: Setup,
        table: Table,
        lang: str,
        *,
        history: History | None = None,
    ) -> None:
        self.spec = spec
        self.box = box
        self.setup = setup
        self.table = table
        self.lang = lang
        self.history = History(table.rules, []) if history is None else history
        self.closed = ""  # the message that says why nobody can play on: rules that are no more, or somebody gave up
        self.eyes: int | None = None  # the seat for which this copy was dealt again: it knows no more than that seat
        self.again: Callable[[], Match] | None = None  # plays the past again, where its tables are not at hand
        self.undone: list[Played] = []  # what can be put back, the last one first to go
        self.to_dictate: list[str] = []  # what chance brings next

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
        match = cls(spec, box, setup, table, check_language(lang), history=History(table.rules, []))
        prompter = Prompter(box, dictated)
        table.dictated = prompter if prompter.waiting else None
        table.log = match.history.opening
        table.advance()
        table.log = None
        table.dictated = None
        match.history = History(table.rules, match.history.opening, tuple(prompter.used))
        match.to_dictate = prompter.waiting
        return match

    # -- the present decision --------------------------------------------------------------

    @property
    def number(self) -> int:
        """How many decisions were made. All answers to a round are one decision."""
        return self.history.number

    @property
    def over(self) -> bool:
        """Whether nobody is asked any more."""
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
        """What pieces are called at this table: seats that are called as their roles have their names, and places
        those of the present map.
        """
        roles = self.spec.roles
        if roles is None or not roles.called or not self.table.roles or min(self.table.roles) < 0:  # not all are dealt
            found = self.box.lexicon
        else:
            found = self.box.lexicon.seated(roles.role, tuple(self.table.roles))
        called = self.spec.called
        return found if called is None else found.renamed(*called(self.table))

    def seen(self, role: str, value: int) -> bool:
        """Whether a piece may be named at this table: where a story unfolds, what nobody has met yet may not."""
        return self.spec.seen is None or role == NUMBER or self.spec.seen(self.table, role, value)

    def play(self, choice: str | Option, number: int | None = None, seat: int | None = None) -> None:
        """Answer the present decision, by key or option; `number` names the decision it answers.

        In a round `seat` says who answers; any seat that is waited for may. UnknownMove, IllegalMove and StaleMove
        leave the match as it was.
        """
        if not isinstance(choice, (str, Option)):
            raise UnknownMove("error-no-choice", key=repr(choice))
        key = choice if isinstance(choice, str) else choice.key
        if number is not None and (self.over or number != self.number + 1):
            now = 0 if self.over else self.number + 1
            raise StaleMove("error-stale", key=key, number=number, now=now)
        played = playing.answer(self, key, self.to_dictate, seat)
        del self.to_dictate[: len(played.dictated)]
        self.undone.clear()

    def pass_by(self, key: str) -> None:
        """Answer the present decision as `play` does, and keep no table of the past: nothing can be taken back or
        looked at again. For programs that play many matches to their end.
        """
        playing.pass_by(self, key)

    def dictate(self, *outcomes: str) -> None:
        """The next things that chance brings, by key: for tests, puzzles, or a real deck on a real table."""
        self.to_dictate.extend(outcomes)

    # -- taking back -----------------------------------------------------------------------

    @property
    def can_undo(self) -> UndoAnswer:
        """Whether the last choice can be taken back; false says why not."""
        return self.may_undo(None)

    def may_undo(self, seat: int | None, lang: str | None = None) -> UndoAnswer:
        """The same for one seat: nobody takes back what another seat did."""
        return undoing.may_undo(self, seat, check_language(lang or self.lang))

    def undo(self, seat: int | None = None) -> str:
        """Take back the last choice, in a round one's own answer; returns its key. UndoError says why it cannot be."""
        return undoing.undo(self, seat).key

    @property
    def can_redo(self) -> bool:
        """Whether anything was taken back that can be put back."""
        return bool(self.undone)

    def may_redo(self, seat: int) -> bool:
        """The same for one seat: nobody puts back what another seat took back."""
        return undoing.may_redo(self, seat)

    def redo(self, seat: int | None = None) -> str:
        """Make the last undone choice again; returns its key."""
        return undoing.redo(self, seat).key

    # -- the past --------------------------------------------------------------------------

    @property
    def known_from(self) -> int:
        """The first position whose table is at hand without playing anything again."""
        return self.history.known_from

    def recall(self) -> None:
        """Play a loaded match again from its first choice, to have its past at hand.

        Forgotten says that it cannot be: who keeps the match elsewhere gives it its past back with `graft`.
        """
        if self.again is None:
            raise Forgotten("error-forgotten")
        self.graft(self.again())
        self.again = None

    def graft(self, again: Match) -> None:
        """Take over the past of the same match, played again from an earlier moment."""
        if again.hash() != self.hash() or again.number != self.number:
            raise RecordError("error-other-past")
        self.history = again.history

    def at(self, number: int) -> Match:
        """The match as it was after so many choices."""
        return copies.at(self, number)

    def story(self) -> list[Played]:
        """What was done, choice by choice: it walks the whole past. A copy dealt again has only its own."""
        return self.history.own() if self.eyes is not None else self.history.entries()

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

        Where the game refuses, the match is closed as it stands, and says why.
        """
        return carrying.carry_over(self, self.spec.rules_version if rules is None else rules)

    def give_up(self) -> None:
        """Close the match as it stands: nobody plays on, and it has no result."""
        self.closed = "closed-given-up"

    # -- copies ----------------------------------------------------------------------------

    def fork(self, for_seat: int | None = None, chance: object = None) -> Match:
        """An independent copy.

        With `for_seat` all that this seat cannot see is dealt again, others' sealed answers are forgotten, and the
        future is drawn from a stream of its own, so that who plays on the copy learns nothing; `chance` seeds that
        stream. Such a copy cannot be undone beyond its first moment: what lies there is the true table.
        """
        if self.again is not None and (for_seat is not None or chance is not None):
            self.recall()
        table = self.table.fork()
        copy = Match(self.spec, self.box, self.setup, table, self.lang, history=self.history.fork())
        copy.closed = self.closed
        copy.eyes = self.eyes
        if for_seat is not None:
            self._check_seat(for_seat)
            copies.for_seat(copy, for_seat, self.number if chance is None else chance)
        elif chance is not None:
            copy.history.floor = self.history.last
            table.chance = seeded("fork", chance)
        else:
            copy.again = self.again
            copy.undone = self.undone.copy()
        return copy

    def played(self, key: str, seat: int, lang: str) -> Match:
        """A copy in which a seat has answered. Our table is its past, so it must stay as it is from now on."""
        copy = self.fork()
        copy.lang = lang
        playing.answer(copy, key, self.to_dictate, seat, before=self.table)
        copy.undone.clear()
        return copy

    def redeal(self, seat: int, word: str) -> None:
        """Go on from here as a match of its own: what the seat cannot see is dealt again.

        Unlike the copy that `fork` makes for a bot, the match keeps its past, and its record says
        where and how the pieces were dealt again.
        """
        self._check_seat(seat)
        copies.redeal(self, seat, word)

    def _check_seat(self, seat: int) -> None:
        if not 0 <= seat < len(self.setup.seats):
            raise SetupError("error-no-seat", seat=seat, last=len(self.setup.seats) - 1)

    # -- what a seat sees ------------------------------------------------------------------

    def scene(self, seat: int | None = None, lang: str | None = None, *, easel: Easel | None = None) -> Scene:
        """What a seat sees, as data; without a seat what a spectator sees.

        Who follows a match from copy to copy and changes none of them may have an `easel` for each language: what looks
        as it did on the scene before is not painted again.
        """
        if seat is not None:
            self._check_seat(seat)
        return views.scene(self, seat, check_language(lang or self.lang), easel)

    def outcome(self, lang: str | None = None) -> Outcome | None:
        """How it ended, in words; None while it goes on."""
        return views.outcome(self, check_language(lang or self.lang))

    def events(self, since: int = 0, seat: int | None = None, lang: str | None = None) -> list[Told]:
        """What happened after event number `since`, as the seat (or a spectator) may know it."""
        if seat is not None:
            self._check_seat(seat)
        if self.again is not None:
            self.recall()
        return views.told(self, self.history.events_after(since), seat, check_language(lang or self.lang))

    def label(self, key: str, lang: str | None = None) -> str:
        """What a key means, in words."""
        return views.label(self, key, check_language(lang or self.lang))

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
        return keeping.record(self)

    def save(self, *, past: bool = True) -> bytes:
        """The match as bytes, to go on with `veillee.load`; without its past only from here on."""
        return keeping.save(self, past=past)

    def __repr__(self) -> str:
        now = "over" if self.over else f"decision {self.number + 1}"
        return f"<Match {self.spec.id} {self.setup.mode} seed {self.setup.seed}: {now}>"
