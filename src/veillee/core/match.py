"""A match: a table, the choices made so far, and everything one can ask of them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import msgspec

from veillee.core import hints, views
from veillee.core import record as records
from veillee.core.answers import Decision, Explanation, Told, UndoAnswer
from veillee.core.chance import Chance, seeded
from veillee.core.errors import IllegalMove, RecordError, SetupError, StaleMove, UndoError, UnknownMove
from veillee.core.history import Played, Prompter
from veillee.core.result import Result
from veillee.core.save import SAVE_FORMAT, Save
from veillee.core.scene import Scene
from veillee.core.secrets import determinize, shown
from veillee.core.setup import Setup
from veillee.core.spec import Box, GameSpec
from veillee.core.step import Option
from veillee.core.table import Event, Table
from veillee.core.text import check_language, sentence

DEALT_AGAIN: Final = "dealt-again"  # stands for the seed in copies that must not know it


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
        self._eyes: int | None = None  # the seat for which this copy was dealt again: it knows no more than that seat
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
        table.rules = spec.rules_version
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
        if not table.revealed and self._shows_something(before, table):
            table.revealed = True
        used = tuple(prompter.used) if prompter is not None else ()
        self._last = Played(self._last, self.number + 1, asking.seat, option.key, before, table.revealed, events, used)
        return self._last

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

    def may_undo(self, seat: int | None, lang: str | None = None) -> UndoAnswer:
        """The same for one seat: nobody takes back what another seat did."""
        words = self.spec.messages(check_language(lang or self.lang))
        last = self._last
        if last is None or last is self._floor or last.redeal:
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
            if played.redeal:
                again.redeal(played.seat, played.redeal)
            else:
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
        copy._undone = [] if own_future else self._undone.copy()
        copy._eyes = self._eyes
        if for_seat is not None:
            self._check_seat(for_seat)
            copy._eyes = for_seat
            copy._forget(for_seat)
            copy._deal_again(for_seat, self.number if chance is None else chance)
        elif chance is not None:
            table.chance = seeded("fork", chance)
        return copy

    def _forget(self, seat: int) -> None:
        """Keep of the past only what a seat knows, and nothing from which the rest could be found again."""
        self.setup = msgspec.structs.replace(self.setup, seed=DEALT_AGAIN)
        self._last = self._floor = self._last.known_to(seat) if self._last is not None else None
        self._opening = [event.known_to(seat) for event in self._opening]
        self._opening_dictated = ()

    def _deal_again(self, seat: int, seed: object) -> None:
        """Deal what the seat cannot see, and draw the future from another stream."""
        determinize(self.spec.secrets(self.table, seat), Chance("deal", seed))
        self.table.chance = seeded("fork", seed)
        self.table.resume()

    def redeal(self, seat: int, word: str) -> None:
        """Go on from here as a match of its own: what the seat cannot see is dealt again.

        Unlike the copy that `fork` makes for a bot, the match keeps its past, and its record says
        where and how the pieces were dealt again.
        """
        self._check_seat(seat)
        if not word or word.split() != [word]:
            raise SetupError(f"{word!r}: expected one word to deal with")
        self._recall()
        before = self.table.fork()
        self._deal_again(seat, word)
        self._last = Played(self._last, self.number, seat, "", before, True, [], (), redeal=word)
        self._undone.clear()

    def at(self, number: int) -> Match:
        """The match as it was after so many choices."""
        first = self._floor.number if self._floor is not None else 0
        if not first <= number <= self.number:
            raise SetupError(f"no position {number}; there are {first} to {self.number}")
        self._recall()
        copy = self.fork()
        copy._undone.clear()
        while copy._last is not None and copy._last.number > number:
            assert copy._last.before is not None
            copy.table = copy._last.before
            copy._last = copy._last.previous
        copy.table = copy.table.fork()
        return copy

    def story(self, to: int | None = None) -> list[Played]:
        """What was done, choice by choice, up to a number of choices."""
        return [played for played in self._own_history() if to is None or played.number <= to]

    def _own_history(self) -> list[Played]:
        """The past that may be told: a copy dealt again for a seat does not know what others chose."""
        history = self._history()
        if self._eyes is None or self._floor is None:
            return history
        return history[history.index(self._floor) + 1 :]

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
        return views.told(self, self._events_after(since), seat, check_language(lang or self.lang))

    def _events_after(self, since: int) -> Iterator[tuple[int, int, Event]]:
        """The number, the decision and the event of all that happened after event number `since`."""
        self._recall()
        since = max(since, 0)
        opening = len(self._opening)
        late: list[Played] = []
        node = self._last
        while node is not None and opening + node.told > since:
            late.append(node)
            node = node.previous
        for number, event in enumerate(self._opening[since:], since + 1):
            yield number, 0, event
        for played in reversed(late):
            first = opening + played.told - len(played.events) + 1
            for number, event in enumerate(played.events, first):
                if number > since:
                    yield number, played.number, event

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
        return self.spec.score(self.table) if self.over else None

    # -- keeping it ------------------------------------------------------------------------

    @property
    def choices(self) -> list[str]:
        """The keys chosen so far; in a copy dealt again for a seat those chosen on the copy."""
        return [played.key for played in self._own_history() if not played.redeal]

    def hash(self) -> str:
        """The fingerprint of the table as it is now."""
        return self.spec.codec.table_hash(self.table)

    def record(self) -> str:
        """The match as text: a header, one choice per line, and a closing line with the table's hash."""
        if self._eyes is not None:
            raise RecordError("a copy dealt again for a seat has no record: its past is not its own")
        lines = [
            records.Line(self.box.lexicon.id("seat", played.seat), played.key, played.dictated, redeal=played.redeal)
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
                closing=(self.number, self.hash()),
            )
        )

    def save(self) -> bytes:
        """The match as bytes, to go on with `veillee.load`."""
        history = self._own_history()
        save = Save(
            format=SAVE_FORMAT,
            setup=msgspec.to_builtins(self.setup),
            rules=self.spec.rules_version,
            content=self.box.hash,
            opening=self._opening_dictated,
            choices=[(p.seat, p.key, p.revealed, p.dictated, p.redeal) for p in history],
            table=self.spec.codec.encode(self.table),
        )
        return save.sealed()

    def __repr__(self) -> str:
        now = "over" if self.over else f"decision {self.number + 1}"
        return f"<Match {self.spec.id} {self.setup.mode} seed {self.setup.seed}: {now}>"
