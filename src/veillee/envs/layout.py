"""What a seat knows, as an array of fixed size, and what it may do, as a mask over a fixed list of actions.

Both are the same for every game. The array is written from the table itself, with every piece that the seat
may not see (the game's own `secrets`) replaced by the same blank: what is left is what a bot is given, and
no more. Painting a scene would tell the same and take a hundred times as long.

The actions are the options that the game's box has made: every answer that any question can ever have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from veillee.core.chance import Chance
from veillee.core.errors import SetupError
from veillee.core.setup import ModeInfo, make_setup
from veillee.core.spec import Box, GameSpec
from veillee.core.table import Table
from veillee.core.together import Round
from veillee.envs.actions import Actions
from veillee.envs.features import Fields, Part
from veillee.envs.hall import Hall
from veillee.envs.knowledge import Knowledge, own
from veillee.envs.seen import Seen, is_seats
from veillee.envs.writers import HIDDEN

SAMPLES = 24  # matches that show what can lie where
DENSE, SPARSE = 250, 10  # so many positions of a match are looked at, and every tenth of those that follow
NOT_SEEN = ("chance", "stack", "asking", "answers")  # the future, and what the header of the array says


class Layout:
    """Where everything stands in the array of one game, mode and number of seats: see `Knowledge`."""

    def __init__(self, spec: GameSpec[Any, Any], mode: ModeInfo, players: int, box: Box[Any]) -> None:
        self.spec = spec
        questions: dict[type, int] = {cls: number for number, cls in enumerate(spec.questions)}
        sizes = sorted({len(box.lexicon.ids(role)) for role in box.lexicon.roles})
        seen = Seen()
        seats = ""
        for table, seat in sample(spec, mode, players, box):
            seen.add(blanked(spec, table, seat), (*table.transient, *NOT_SEEN))
            seats = seats or next((name for name in seen.fields if is_seats(getattr(table, name))), "")
        each: Part | None = None
        if seats:
            items = seen.fields.pop(seats).items
            assert items is not None
            each = items.things(sizes)
        rounds = any(issubclass(cls, Round) for cls in questions)
        answers = {key: number for number, key in enumerate(Actions(box.lexicon.made).keys, 1)} if rounds else {}
        self._knowledge = Knowledge(
            players,
            questions=questions,
            answers=answers,
            table=seen.things(sizes) or Fields([]),
            seats=seats if each is not None else "",
            each=each or Fields([]),
        )
        self.size = self._knowledge.size
        # What a seat knows of a table, which is the same afterwards. A game that hides nothing needs no blanks.
        self.write: Callable[[Table, int], bytearray] = (
            self._write_hiding if spec.hidden_roles else self._knowledge.write
        )

    def _write_hiding(self, table: Table, seat: int) -> bytearray:
        return self._knowledge.write_veiled(table, seat, self.spec.secrets(table, seat))

    def hall(self, actions: Actions, pages: bytearray, count: int) -> Hall:
        """So many tables side by side, which write what a seat knows to its part of the pages."""
        return Hall(self._knowledge, self.spec.secrets if self.spec.hidden_roles else None, actions, pages, count)

    def describe(self) -> list[tuple[str, str]]:
        """For every number of the array, which part of the table it shows and what it means."""
        knowledge = self._knowledge
        found = [("seat", f"seat {seat} looks") for seat in range(knowledge.players)]
        found += [("question", f"{cls.__name__} is asked") for cls in knowledge.questions]
        found.append(("question", "it is asked of the seat that looks"))
        found += knowledge.answer_names()
        found += knowledge.table.names("")
        for place in range(knowledge.players if knowledge.seats else 0):
            found += knowledge.each.names(f"{knowledge.seats}[{own(place)}]")
        return found

    def sections(self) -> list[tuple[str, int, int]]:
        """The same in short: each part of the table with the first and the last of its numbers."""
        found: list[tuple[str, int, int]] = []
        for at, (path, _) in enumerate(self.describe()):
            if found and found[-1][0] == path:
                found[-1] = (path, found[-1][1], at)
            else:
                found.append((path, at, at))
        return found


def blanked(spec: GameSpec[Any, Any], table: Table, seat: int) -> Table:
    """A copy of the table without the pieces that a seat may not see."""
    copy = table.fork()
    for pool in spec.secrets(copy, seat):
        pool.deal([HIDDEN] * len(pool.pieces()))
    return copy


def sample(spec: GameSpec[Any, Any], mode: ModeInfo, players: int, box: Box[Any]) -> Iterator[tuple[Table, int]]:
    """Positions of matches at random, at every level and with every setting, each as its asked seat sees it.

    Half of the players prefer what was rare so far: that leads to the corners of the rules.
    """
    levels = mode.levels or ("",)
    for number in range(SAMPLES):
        chance = Chance("layout", spec.id, mode.id, players, number)
        settings = {
            one.id: one.values[chance.below(len(one.values))] for one in spec.settings if one.meant(mode.id, players)
        }
        level = levels[number % len(levels)]
        try:
            setup = make_setup(spec, mode=mode.id, level=level, players=players, seed=number, settings=settings)
            table = spec.begin(box, setup)
        except SetupError:  # settings that do not go together
            setup = make_setup(spec, mode=mode.id, level=level, players=players, seed=number, settings={})
            table = spec.begin(box, setup)
        table.advance()
        chosen: Counter[str] = Counter()
        while table.asking is not None:
            past = chosen.total()
            if past < DENSE or past % SPARSE == 0:
                yield table, table.asking.seat
            options = table.options
            if number % 2:
                least = min(chosen[option.kind] for option in options)
                options = [option for option in options if chosen[option.kind] == least]
            option = options[chance.below(len(options))]
            chosen[option.kind] += 1
            table.choose(option)


_made: dict[tuple[str, str, int, str], Layout] = {}


def layout(spec: GameSpec[Any, Any], mode: str, players: int, box: Box[Any]) -> Layout:
    """The array of a game, made once for the same game and content."""
    key = spec.id, mode, players, box.hash
    found = _made.get(key)
    if found is None or found.spec is not spec:
        found = _made[key] = Layout(spec, spec.mode(mode), players, box)
    return found
