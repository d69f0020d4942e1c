"""Tables in given situations, for tests, puzzles and reports of faults: one base for all games.

    scenario = Scenario(laid_out("raiders", players=2))
    scenario.put("red", crew="archer scout")            # pieces: taken from wherever they lie
    scenario.let("red", worker="grey", goods={"gold": 2})   # all else, by its id or as a number
    scenario.dictate("3", "4")                          # what chance brings
    match = scenario.start(StartTurn(0))                # these steps come next

A scenario begins with any match: one that is `laid_out` and has not begun, one that was played to a moment
(`until`), or one that was read from text. Everything is named by the ids of keys and records, or by the number
that is printed on a card; `holds` on the classes of a table says which (see `veillee.testing.position`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import cache
from typing import Any, Final, TypeVar

from veillee.core.chance import Chance, seeded
from veillee.core.codec import fields_of
from veillee.core.errors import VeilleeError
from veillee.core.history import Prompter
from veillee.core.kinds import NUMBER
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.spec import GameSpec, game
from veillee.core.step import Ask, Step
from veillee.core.table import Event, Seat
from veillee.core.words import Lexicon
from veillee.testing.position import NONE, Role, Terms, read_position, some, write_position

PATIENCE: Final = 5_000  # choices before we say that a moment does not come

Game = GameSpec[Any, Any] | str
Words = str | Iterable[str]
S = TypeVar("S", bound="Scenario")


class ScenarioError(VeilleeError):
    """A situation that cannot be: something that does not exist, that is used twice, or a table with a fault."""


def laid_out(game_: Game, *, seed: int | str = 1, **start: Any) -> Match:
    """A match before its first step: all that belongs to it lies where the box leaves it, and nothing is asked.

    `start` is what `veillee.new` takes: mode, level, players, settings, roles.
    """
    spec = spec_of(game_)
    setup = make_setup(spec, seed=seed, **start)
    table = spec.setup(spec.box().content, setup, seeded("scenario", seed))
    table.stack.clear()
    table.rules, table.people = spec.rules_version, list(setup.people)
    return Match(spec, spec.box(), setup, table, "en")


def spec_of(game_: Game) -> GameSpec[Any, Any]:
    return game(game_) if isinstance(game_, str) else game_


class Scenario:
    """A table to be changed by hand; `start` and `match` go on from there.

    The table must then be without fault. `forgiven` says how faults begin that it may have, because what it
    shows is simpler than anything that a match leads to.
    """

    forgiven: tuple[str, ...] = ()

    table: Any

    def __init__(self, match: Match) -> None:
        self.spec = match.spec
        self.box = match.box
        self.setup = match.setup
        self.table = match.table.fork()
        self.lexicon = match.lexicon
        self.outcomes: list[str] = []
        self._terms = Terms(match.spec, match.box, type(match.table))
        self._placed: set[tuple[str, int]] = set()

    # -- as text ---------------------------------------------------------------------------

    @staticmethod
    def text(match: Match) -> str:
        """The position of a match, to be kept, sent, changed by hand and read again."""
        return write_position(match.spec, match.box, match.setup, match.table)

    @staticmethod
    def read(game_: Game, text: str) -> Match:
        """A match that goes on from a position; PositionError says what is wrong with the text."""
        spec = spec_of(game_)
        setup, table = read_position(spec, spec.box(), text)
        return Match(spec, spec.box(), setup, table, "en")

    # -- what things are called ------------------------------------------------------------

    def side(self, id_: str = "") -> Any:
        """A seat by its id, the automated opponent by its; nothing is the table itself."""
        if not id_:
            return self.table
        number = self.lexicon.value("seat", id_)
        if number is None:
            raise ScenarioError(f"no seat {id_!r}; expected {some(self.lexicon.ids('seat'))}")
        if number < len(self.table.seats):
            return self.table.seats[number]
        others = (getattr(self.table, field) for field in fields_of(self.table))
        opponent = next((other for other in others if isinstance(other, Seat)), None)
        if opponent is None:
            raise ScenarioError(f"nobody sits at {id_!r}: there are {len(self.table.seats)} seats")
        return opponent

    def piece(self, role: str, word: str) -> int:
        """The number of a piece by its id, its printed number or, where there are copies, what it is a copy of."""
        found = pieces(self.box.lexicon, role, word)
        free = [value for value in found if (role, value) not in self._placed]
        if not found:
            raise ScenarioError(f"no {role} is called {word!r}; expected {some(self.box.lexicon.ids(role))}")
        if not free:
            raise ScenarioError(f"{role} {word!r} is used twice in the scenario")
        return free[0]

    def named(self, owner: Any, field: str) -> Any:
        """A field by ids; see `look`."""
        role, held = self._role(owner, field), getattr(owner, field)
        if not isinstance(held, list):
            return self._named(role, held)
        words = [self._named(self._terms.inside(role, place), value) for place, value in enumerate(held)]
        labels = self._labels(owner, field, role)
        return dict(zip(labels, words, strict=True)) if labels else words

    def _named(self, role: Role, value: Any) -> Any:
        if isinstance(value, list):
            return [self._named(role, one) for one in value]
        if role.bits:
            return {self._terms.word(role.term, bit) for bit in range(value.bit_length()) if value >> bit & 1}
        if role.term == NUMBER or not isinstance(value, int):
            return value
        return "" if value == NONE else self._terms.word(role.term, value)

    # -- laying things out -----------------------------------------------------------------

    def put(self: S, side: str = "", /, **fields: Words | Mapping[str, str]) -> S:
        """Pieces go into these fields of a seat or of the table, each from wherever it lies.

        `hand="archer scout"` adds to a list, `map={"c3": "club"}` fills places of one.
        """
        for field, words in fields.items():
            owner = self.side(side)
            role = self._role(owner, field)
            if isinstance(words, Mapping):
                for place, word in words.items():
                    at = self._place(owner, field, role, place)
                    getattr(owner, field)[at] = self.take(self._terms.inside(role, at).term, word)
            else:
                for word in split(words):
                    self._add(owner, field, self.take(role.term, word))
        return self

    def let(self: S, side: str = "", /, **fields: Any) -> S:
        """These fields of a seat or of the table have these values: numbers, or ids by their role.

        `goods={"gold": 2}` changes places of a list, `disks="foot horse"` is the whole of one or of a set; an
        empty string is an empty place.
        """
        for field, given in fields.items():
            owner = self.side(side)
            role = self._role(owner, field)
            before = getattr(owner, field)
            if isinstance(given, Mapping):
                for place, value in given.items():
                    at = self._place(owner, field, role, place)
                    before[at] = self._value(self._terms.inside(role, at).term, value)
            elif role.bits and not isinstance(given, int):
                setattr(owner, field, sum(1 << self._value(role.term, word) for word in split(given)))
            elif isinstance(before, list):
                setattr(owner, field, [self._value(role.term, value) for value in split(given)])
            else:
                setattr(owner, field, self._value(role.term, given))
        return self

    def take(self, role: str, word: str) -> int:
        """Take a piece from wherever it lies; who takes it must put it somewhere, and nobody can take it again."""
        value = self.piece(role, word)
        self._placed.add((role, value))
        for owner, field, said in self._fields(self.table, Role()):
            self._drop(owner, field, said, role, value)
        return value

    def _role(self, owner: object, field: str) -> Role:
        if field not in fields_of(owner):
            raise ScenarioError(f"{type(owner).__name__} has no {field!r}; expected {some(fields_of(owner))}")
        return self._terms.role(type(owner).__name__, field, Role())

    def _labels(self, owner: object, field: str, role: Role) -> list[str]:
        around = {name: getattr(owner, name) for name in fields_of(owner)}
        return self._terms.labels(type(owner).__name__, role, len(around[field]), around)

    def _place(self, owner: object, field: str, role: Role, word: str) -> int:
        """The place of a list by its label."""
        labels = self._labels(owner, field, role)
        if word not in labels:
            raise ScenarioError(f"no place is called {word!r}; expected {some(labels)}")
        return labels.index(word)

    def _value(self, role: str, word: Any) -> Any:
        if not isinstance(word, str):
            return word
        if word == "":
            return NONE
        if role != NUMBER and "|" not in role:
            found = pieces(self.box.lexicon, role, word)
            if found:
                return found[0]
        return self._terms.value_of_word(word, role, role)

    def _add(self, owner: object, field: str, value: int) -> None:
        """Put a piece into a field; lists that have a place for each of its entries get one that is empty."""
        into = getattr(owner, field)
        if not isinstance(into, list):
            setattr(owner, field, value)
            return
        into.append(value)
        for name, role in self._beside(owner, field):
            getattr(owner, name).append(0 if role.bits or role.term == NUMBER else NONE)

    def _beside(self, owner: object, field: str) -> list[tuple[str, Role]]:
        """The lists that have a place for each entry of another."""
        roles = [(name, self._role(owner, name)) for name in fields_of(owner)]
        return [(name, role) for name, role in roles if role.places[:1] == (field,)]

    def _fields(self, owner: Any, outer: Role) -> Iterator[tuple[Any, str, Role]]:
        """Every field with numbers in it, of the table and of all that lies on it."""
        hidden = getattr(owner, "transient", ())
        for field in fields_of(owner):
            held = None if field in hidden else getattr(owner, field)
            role = self._terms.role(type(owner).__name__, field, outer)
            for thing in held if isinstance(held, list) else [held]:
                if thing is not None and not isinstance(thing, (int, str, list, tuple, Step)):
                    yield from self._fields(thing, role)
            if isinstance(held, (int, list)) and not isinstance(held, bool):
                yield owner, field, role

    def _drop(self, owner: Any, field: str, said: Role, role: str, value: int) -> None:
        """Take a piece out of a field, if it is there."""
        held = getattr(owner, field)
        if isinstance(held, int):
            if said.term == role and not said.bits and held == value:
                setattr(owner, field, NONE)
        elif said.places:
            for place, one in enumerate(held):
                if one == value and not said.bits and self._terms.inside(said, place).term == role:
                    held[place] = NONE
        elif said.term == role:
            for row in (held, *(row for row in held if isinstance(row, list))):
                if value in row:
                    at = row.index(value)
                    del row[at]
                    for name, _ in self._beside(owner, field):
                        del getattr(owner, name)[at]

    # -- going on --------------------------------------------------------------------------

    def dictate(self: S, *outcomes: str) -> S:
        """What chance brings from the first step on: ids, or the numbers printed on cards."""
        self.outcomes += [self._outcome(outcome) for outcome in outcomes]
        return self

    def _outcome(self, word: str) -> str:
        lexicon = self.box.lexicon
        numbered = [
            (role, list(lexicon.numbers(role)).index(word)) for role in lexicon.roles if word in lexicon.numbers(role)
        ]
        return lexicon.id(*numbered[0]) if numbered else word

    def complete(self) -> None:
        """Lay out what a scenario does not mention. A game's own scenario may say how."""

    def start(self, *steps: Step[Any]) -> Match:
        """The match in which these steps come now, before whatever was to come."""
        self.complete()
        self._check()
        table = self.table
        match = Match(self.spec, self.box, self.setup, table, "en")
        table.asking, table.options = None, []
        table.next(*steps)
        prompter = Prompter(self.box, self.outcomes)
        table.log, table.dictated = match.history.opening, prompter
        table.advance()
        table.log, table.dictated = None, None
        match.dictate(*prompter.waiting)
        return match

    def match(self) -> Match:
        """The match in which the same is asked as before, now that other things lie on the table."""
        self.table.resume()
        self._check()
        match = Match(self.spec, self.box, self.setup, self.table, "en")
        match.dictate(*self.outcomes)
        return match

    def faults(self) -> list[str]:
        """What is wrong with the table and not forgiven."""
        return [fault for fault in self.spec.faults(self.table) if not fault.startswith(self.forgiven)]

    def _check(self) -> None:
        faults = self.faults()
        if faults:
            raise ScenarioError(f"the table is not whole: {'; '.join(faults)}")


def pieces(lexicon: Lexicon, role: str, word: str) -> list[int]:
    """All pieces of a role that a word may mean."""
    value = lexicon.value(role, word)
    return [value] if value is not None else _others(lexicon, role).get(word, [])


@cache
def _others(lexicon: Lexicon, role: str) -> dict[str, list[int]]:
    """Pieces by what else they are called: the number printed on them, and what they are copies of."""
    found: dict[str, list[int]] = {}
    for value, number in enumerate(lexicon.numbers(role)):
        found.setdefault(number, []).append(value)
    for value in range(len(lexicon.ids(role))):
        found.setdefault(lexicon.kind(role, value).partition(":")[2], []).append(value)
    return found


def split(words: Any) -> Iterable[Any]:
    return words.split() if isinstance(words, str) else words


# -- playing and looking --------------------------------------------------------------------


def play(match: Match, *keys: str) -> Match:
    """Play these keys, one after the other; the match itself is given back."""
    for key in keys:
        match.play(key)
    return match


def until(match: Match, wanted: Callable[[Match], bool], seed: object = 0) -> Match:
    """Choose at random until a moment has come."""
    chance = Chance("until", seed)
    for _ in range(PATIENCE):
        if wanted(match):
            return match
        if match.over:
            break
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
    raise ScenarioError(f"the moment did not come in {match.number} choices")


def asked(match: Match) -> tuple[str, str]:
    """Which seat is asked, and by which step."""
    asking: Ask[Any] | None = match.table.asking
    if asking is None:
        raise ScenarioError("nobody is asked: the match is over")
    return match.lexicon.id("seat", asking.seat), type(asking.question()).__name__


def look(match: Match, side: str, field: str) -> Any:
    """A field of a seat (or without one of the table) by ids: a word, a set, a list, or a dictionary by place.

    Numbers stay numbers; nothing is an empty string.
    """
    scenario = Scenario(match)
    owner = scenario.side(side)
    return scenario.named(owner, field)


def kinds_of(match: Match) -> set[str]:
    """The kinds of the options that there are."""
    return {option.kind for option in match.table.options}


def happened(match: Match, *kinds: str) -> list[Event]:
    """All that was told so far, or what was told of these kinds, with nothing hidden."""
    return [event for _, _, event in match.history.events_after(0) if not kinds or event.kind in kinds]


def told(match: Match, *kinds: str) -> list[str]:
    """The kinds of all that was told so far, or of these only."""
    return [event.kind for event in happened(match, *kinds)]


def points(match: Match, side: str, source: str = "") -> int:
    """The final points of a side, all or those of one source."""
    if match.result is None:
        raise ScenarioError("the match goes on: there is no result")
    number = match.lexicon.value("seat", side)
    score = next(score for score in match.result.scores if score.side == number)
    return sum(line.points for line in score.sources if line.source == source) if source else score.total
