"""Chance lists what it can bring, brings what it lists, and as often as it says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from math import sqrt
from typing import Any, NamedTuple

from veillee.core.chance import Chance, seeded
from veillee.core.match import Match
from veillee.core.record import parse
from veillee.core.step import ChanceStep
from veillee.core.table import Dictation, Table
from veillee.core.words import Lexicon
from veillee.testing.decisions import check_play
from veillee.testing.promise import Broken, promise
from veillee.testing.replays import check_replay

OFTEN = 4  # how many times the frequencies of each class of chance steps are counted
ALTERNATIVES = 2  # how many other outcomes are dictated in place of one that came


class Meeting(NamedTuple):
    """A chance step that came up: what it could have brought, and what it brought, by key."""

    possible: list[str]
    brought: str


class Witness(Dictation):
    """Looks at every chance step on the way, and lets the table's own generator decide as usual."""

    def __init__(self, match: Match, counted: Counter[str]) -> None:
        self.lexicon: Lexicon = match.box.lexicon
        self.codec = match.spec.codec
        self.counted = counted
        self.met: list[Meeting] = []

    def outcome(self, table: Table, step: ChanceStep[Any]) -> int:
        name = type(step).__name__
        before = self.codec.table_hash(table)
        outcomes = step.outcomes(table)
        check_listing(name, outcomes)
        if self.codec.table_hash(table) != before:
            raise Broken(f"{name} changes the table when it lists its outcomes")
        if self.counted[name] < OFTEN:
            self.counted[name] += 1
            fork = table.fork()
            check_frequencies(fork, step, outcomes)
            fork.chance = table.chance
            if self.codec.table_hash(fork) != before:
                raise Broken(f"{name} changes more than the generator when it samples")
        keys = [self.lexicon.id(step.role, outcome) for outcome, _ in outcomes]
        if len(set(keys)) != len(keys):
            raise Broken(f"{name} has different outcomes of the same name: {keys}")
        brought = step.sample(table)
        self.met.append(Meeting(keys, self.lexicon.id(step.role, brought)))
        return brought


def check_listing(name: str, outcomes: list[tuple[int, int]]) -> None:
    if not outcomes:
        raise Broken(f"{name} says that something can come out, and lists nothing")
    if len({outcome for outcome, _ in outcomes}) != len(outcomes):
        raise Broken(f"{name} lists an outcome twice: {outcomes}")
    if any(weight <= 0 for _, weight in outcomes):
        raise Broken(f"{name} lists an outcome without weight: {outcomes}")


def check_frequencies(table: Table, step: ChanceStep[Any], outcomes: list[tuple[int, int]]) -> None:
    """Pearson's test against the weights, so generous that a fair step fails about once in a million."""
    name = type(step).__name__
    table.chance = seeded("frequencies", table.chance)
    draws = 600 + 20 * len(outcomes)
    found = Counter(step.sample(table) for _ in range(draws))
    unlisted = set(found) - {outcome for outcome, _ in outcomes}
    if unlisted:
        raise Broken(f"{name} brings {sorted(unlisted)}, which it does not list")
    total = sum(weight for _, weight in outcomes)
    distance = 0.0
    for outcome, weight in outcomes:
        expected = draws * weight / total
        distance += (found[outcome] - expected) ** 2 / expected
    freedom = len(outcomes) - 1
    if distance > freedom + 6 * sqrt(2 * freedom) + 12:
        raise Broken(f"{name} does not bring its outcomes as often as it says: {outcomes} gave {dict(found)}")


@promise("chance")
def check_chance(
    match: Match, key: str, chance: Chance, counted: Counter[str] | None = None, seat: int | None = None
) -> None:
    """All chance steps that the choice `key` sets off; what they reveal cannot be taken back."""

    def play(*dictated: str) -> Match:
        fork = match.fork()
        fork.dictate(*dictated)
        check_play(fork, key, seat)
        return fork

    played = play()
    table = match.table.fork()
    if seat is not None:
        table.turn_to(seat)
    option = next(option for option in table.options if option.key == key)
    met = witness(match, table, lambda: table.choose(option), counted)
    if played.hash() != match.spec.codec.table_hash(table):
        raise Broken(f"{key!r} leads to another table when somebody looks at the outcomes on the way")
    if met and played.can_undo and not match.setup.free_undo:
        raise Broken(f"{key!r} revealed {met[0].brought!r} and can still be taken back")
    check_dictation(met, chance, play)


@promise("chance")
def check_opening(match: Match, chance: Chance, counted: Counter[str] | None = None) -> None:
    """The same for all that chance brings before the first decision of a match."""
    spec, box, setup = match.spec, match.box, match.setup
    table: Table = spec.begin(box, setup, match.history.first_rules)
    met = witness(match, table, table.advance, counted)
    check_dictation(met, chance, lambda *dictated: Match.start(spec, box, setup, dictated=dictated, rules=table.rules))


def witness(match: Match, table: Table, act: Callable[[], None], counted: Counter[str] | None) -> list[Meeting]:
    """All chance steps that come up while a table acts."""
    present = Witness(match, Counter() if counted is None else counted)
    table.dictated = present
    act()
    table.dictated = None
    return present.met


def check_dictation(met: list[Meeting], chance: Chance, play: Callable[..., Match]) -> None:
    """Other outcomes, dictated in place of one that came, are applied, recorded and replayed."""
    if not met:
        return
    place = chance.below(len(met))
    before = [meeting.brought for meeting in met[:place]]
    for _ in range(ALTERNATIVES):
        outcome = met[place].possible[chance.below(len(met[place].possible))]
        other = play(*before, outcome)
        said = parse(other.record())
        recorded = said.lines[-1].dictated if said.lines else said.opening
        if recorded != (*before, outcome):
            raise Broken(f"{outcome!r} was dictated, but the record says {recorded}")
        faults = other.spec.faults(other.table)
        if faults:
            raise Broken(f"{outcome!r} was dictated, and then: {'; '.join(faults)}")
        check_replay(other)
