"""Several seats asked at once: rounds, votes, and what a match makes of them."""

from __future__ import annotations

from itertools import permutations
from typing import ClassVar

import pytest

import veillee
from tests.games import campfire
from veillee.core.chance import seeded
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.step import Option
from veillee.core.table import Table
from veillee.core.together import NOBODY, Round, Vote, voters
from veillee.testing.replays import at_hand

OPTIONS = [Option(f"choose:{number}", "choose", (number,), "R-1") for number in range(1, 4)]


class Notes(Table):
    """A table that writes down what was settled."""

    def __init__(self) -> None:
        super().__init__(1)
        self.settled: list[str] = []
        self.leader = NOBODY

    def fork(self) -> Notes:
        new = Notes()
        new.fork_core(self)
        new.settled = self.settled.copy()
        new.leader = self.leader
        return new


class Picks(Round[Notes]):
    """Seat 2 has one option, seat 3 has none."""

    def options(self, table: Notes, seat: int) -> list[Option]:
        return OPTIONS[: {2: 1, 3: 0}.get(seat, 3)]

    def settle(self, table: Notes, answers: dict[int, Option]) -> None:
        table.settled = [f"{seat}:{option.values[0]}" for seat, option in answers.items()]


class SealedPicks(Picks):
    sealed: ClassVar[bool] = True


class Path(Vote[Notes]):
    def ballot(self, table: Notes) -> list[Option]:
        return OPTIONS

    def leader(self, table: Notes) -> int:
        return table.leader

    def decided(self, table: Notes, choice: Option) -> None:
        table.settled.append(choice.key)


def begun(round_: Round[Notes], leader: int = NOBODY) -> Notes:
    table = Notes()
    table.leader = leader
    table.next(round_)
    table.advance()
    return table


def answer(table: Notes, seat: int, number: int) -> None:
    table.turn_to(seat)
    table.choose(table.options[number - 1])


def test_seats_with_nothing_to_choose_are_not_waited_for() -> None:
    table = begun(Picks((0, 1, 2, 3)))
    assert table.asking is not None
    assert table.asking.waits_for(table) == [0, 1]
    answer(table, 0, 3)
    answer(table, 1, 2)
    assert table.settled == ["0:3", "1:2", "2:1"]
    assert table.asking is None and table.answers == []


def test_the_order_of_arrival_does_not_matter() -> None:
    found = set()
    for order in permutations([(0, 1), (1, 2), (4, 3)]):
        table = begun(Picks((0, 1, 4)))
        for seat, number in order:
            assert table.settled == [], "nothing acts before all have answered"
            answer(table, seat, number)
        found.add(tuple(table.settled))
    assert found == {("0:1", "1:2", "4:3")}


def test_who_was_not_asked_cannot_answer() -> None:
    table = begun(Picks((0, 1)))
    answer(table, 0, 1)
    with pytest.raises(AssertionError, match="not waited for"):
        table.turn_to(0)


@pytest.mark.parametrize(("round_", "revealed"), [(Picks((0, 1)), False), (SealedPicks((0, 1)), True)])
def test_sealed_answers_are_revealed_when_the_round_settles(round_: Round[Notes], revealed: bool) -> None:
    table = begun(round_)
    answer(table, 0, 1)
    assert not table.revealed
    answer(table, 1, 1)
    assert table.revealed == revealed


def test_a_copy_forgets_what_others_answered() -> None:
    round_ = SealedPicks((0, 1, 2))
    table = begun(round_)
    answer(table, 1, 3)
    copy = table.fork()
    round_.forget(copy, 0)
    assert (copy.answers, table.answers) == (["", "", "choose:1"], ["", "choose:3", "choose:1"])


@pytest.mark.parametrize(
    ("votes", "leader", "expected"),
    [
        ([1, 2, 2], NOBODY, ["choose:2"]),
        ([1, 2, 1, 2], 2, ["choose:1"]),
        ([1, 1, 2, 3], NOBODY, ["choose:1"]),
        ([1, 1, 2, 2], 0, ["choose:1"]),
        ([2], NOBODY, ["choose:2"]),
    ],
)
def test_most_voices_win_and_the_leader_decides_ties(votes: list[int], leader: int, expected: list[str]) -> None:
    table = begun(Path(tuple(range(len(votes)))), leader)
    for seat, number in enumerate(votes):
        answer(table, seat, number)
    assert table.settled == expected


def test_a_leader_who_voted_for_another_option_chooses_among_the_tied_ones() -> None:
    table = begun(Path((0, 1, 2, 3, 4)), leader=4)
    for seat, number in enumerate([1, 1, 2, 2, 3]):
        answer(table, seat, number)
    assert table.asking is not None and table.asking.seat == 4
    assert [option.key for option in table.options] == ["choose:1", "choose:2"]
    table.choose(table.options[1])
    assert table.settled == ["choose:2"]


def test_without_a_leader_chance_decides_a_tie() -> None:
    found = set()
    for seed in range(20):
        table = begun(Path((0, 1)))
        table.chance = seeded("tie", seed)
        answer(table, 0, 1)
        answer(table, 1, 3)
        assert table.revealed
        found |= set(table.settled)
    assert found == {"choose:1", "choose:3"}


def test_a_person_has_one_voice_whatever_seats_they_play() -> None:
    assert voters([], 3) == (0, 1, 2)
    assert voters([0, 0, 1], 3) == (0, 2)
    assert voters([0, 0], 2) == (0,)


def test_a_round_that_follows_another_at_once_is_another_decision() -> None:
    """Given two rounds in a row, then the first has settled although the second waits for answers again."""
    with at_hand(campfire.GAME):
        match = veillee.new("campfire", seed=1, roles=("owl", "fox"))
        match.play("do:wood", seat=1)
        assert (match.number, match.waiting) == (0, (0,))
        match.play("do:wood", seat=0)
        assert (match.number, match.waiting) == (1, (0, 1))
        match.play("keep", seat=1)
        match.play("feed", seat=0)
        assert [(played.number, played.seat, played.key) for played in match.story()] == [
            (1, 0, "do:wood"),
            (1, 1, "do:wood"),
            (2, 0, "feed"),
            (2, 1, "keep"),
        ]
        assert veillee.replay(match.record()).save() == match.save()


def test_a_round_is_asked_anew_by_later_rules() -> None:
    """Given a match of earlier rules in the middle of a round, then by today's everybody answers again."""
    spec = campfire.GAME
    with at_hand(spec):
        setup = make_setup(spec, seed=1, roles=("owl", "fox"))
        match = Match.start(spec, spec.box(), setup, rules=1)
        match.play("do:wood", seat=1)
        assert match.carry_over()
        assert (match.number, match.waiting, match.choices) == (0, (0, 1), [])
        match.play("do:wood", seat=0)
        match.play("do:watch", seat=1)
        assert match.number == 1
        assert veillee.replay(match.record()).save() == match.save()
