"""Several seats asked at once: rounds, votes, and what a match makes of them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from typing import ClassVar

import msgspec
import pytest
from examples import night_watch

import veillee
from tests.games import campfire
from veillee.core.chance import seeded
from veillee.core.errors import UndoError
from veillee.core.match import Match
from veillee.core.save import read_save
from veillee.core.setup import make_setup
from veillee.core.step import Option
from veillee.core.table import Table
from veillee.core.together import NOBODY, Round, Vote, voters
from veillee.core.undoing import acted_last
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
            (1, 1, "do:wood"),
            (1, 0, "do:wood"),
            (2, 1, "keep"),
            (2, 0, "feed"),
        ]
        again = veillee.replay(match.record())
        assert (again.hash(), again.record()) == (match.hash(), match.record())
        assert again.choices == ["do:wood", "do:wood", "feed", "keep"], "a record lists answers in the order of seats"


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


# -- taking back ------------------------------------------------------------------------------------------


@pytest.fixture
def watch() -> Iterator[Match]:
    """Three keepers who gather wood, openly; close by nothing is left to chance."""
    with at_hand(night_watch.GAME):
        yield veillee.new("night_watch", players=3, seed=1, roles=("singer", "scout", "cook"))


def gathered(match: Match, *seats: int) -> Match:
    for seat in seats:
        match.play("gather:near", seat=seat)
    return match


def takers(match: Match) -> list[int]:
    return [seat for seat in range(3) if match.may_undo(seat)]


@pytest.mark.parametrize("order", list(permutations((0, 1, 2))))
def test_who_answered_last_takes_a_settled_round_back(watch: Match, order: tuple[int, ...]) -> None:
    """Given answers in any order, when all have come, then only the last of them in time can be taken back."""
    gathered(watch, *order)
    settled = watch.save()
    assert (watch.number, takers(watch)) == (1, [order[-1]])
    assert watch.may_undo(order[0]).reason == "Another seat has acted since."
    assert watch.undo(order[-1]) == "gather:near"
    assert (watch.number, watch.waiting) == (0, (order[-1],))
    assert takers(watch) == sorted(order[:-1]), "the round goes on, and the others may take back theirs"
    watch.redo()
    assert watch.save() == settled


def test_a_loaded_match_knows_who_answered_last(watch: Match) -> None:
    loaded = veillee.load(gathered(watch, 2, 0, 1).save())
    assert takers(loaded) == [1]
    loaded.undo(1)
    assert (loaded.waiting, takers(loaded)) == ((1,), [0, 2])


def test_a_save_that_lists_answers_by_seat_opens_its_round_again(watch: Match) -> None:
    """Given a save in which no answer of a settled round is open, as they once were, then taking back opens it."""
    save = read_save(gathered(watch, 0, 1, 2).save())
    settled = [done._replace(open=False) for done in save.choices]
    loaded = veillee.load(msgspec.structs.replace(save, choices=settled).sealed())
    loaded.undo(2)
    assert (loaded.number, loaded.waiting, takers(loaded)) == (0, (2,), [0, 1])


def test_a_round_that_revealed_something_is_not_taken_back(watch: Match) -> None:
    gathered(watch, 2, 1).play("gather:far", seat=0)
    assert takers(watch) == []
    assert watch.may_undo(0).reason == "The last choice cannot be taken back: something unknown was revealed."
    assert watch.may_undo(2).reason == "Another seat has acted since."


def test_nobody_takes_back_a_round_after_another_seat_has_acted(watch: Match) -> None:
    """Given a settled round, when the next one has its first answer, then that one alone can be taken back."""
    gathered(watch, 2, 0, 1).play("rest", seat=0)
    assert takers(watch) == [0]


def test_with_free_undo_anybody_takes_back_what_came_last() -> None:
    with at_hand(night_watch.GAME):
        match = gathered(veillee.new("night_watch", players=3, seed=1, free_undo=True), 2, 0, 1)
        assert takers(match) == [0, 1, 2]
        match.undo(2)
        assert match.waiting == (1,), "seat 1 had answered last"
        assert takers(match) == [0, 2], "in a round that goes on everybody takes back their own answer"


def test_an_open_answer_can_be_changed_until_the_round_settles(watch: Match) -> None:
    """Given two answers, when the first of them is changed and the third comes, then it is as if it had been so."""
    gathered(watch, 0, 1)
    watch.undo(0)
    assert watch.waiting == (0, 2)
    watch.play("gather:far", seat=0)
    assert [*watch.waiting] == [2] and takers(watch) == [0, 1]
    before = watch.at(0)
    assert (before.waiting, before.choices) == ((0, 1, 2), []), "nothing is left of the answer that was taken back"
    watch.play("gather:near", seat=2)
    straight = veillee.new("night_watch", players=3, seed=1, roles=("singer", "scout", "cook"))
    for seat, key in enumerate(("gather:far", "gather:near", "gather:near")):
        straight.play(key, seat=seat)
    assert (watch.hash(), watch.record()) == (straight.hash(), straight.record())
    assert watch.at(0).hash() == straight.at(0).hash()


def test_nobody_takes_back_or_puts_back_the_answer_of_another(watch: Match) -> None:
    gathered(watch, 1)
    assert takers(watch) == [1]
    watch.undo(1)
    assert [watch.may_redo(seat) for seat in range(3)] == [False, True, False]
    with pytest.raises(UndoError, match="nothing to put back"):
        watch.redo(0)
    assert watch.redo(1) == "gather:near"


def test_what_was_dictated_stands_with_the_last_answer_of_a_record(watch: Match) -> None:
    """Given a dictated find, when the seat that finds it did not answer last, then its record leads there again."""
    watch.dictate("log")
    watch.play("gather:near", seat=2)
    watch.play("gather:near", seat=1)
    watch.play("gather:far", seat=0)
    assert "log" in watch.record()
    again = veillee.replay(watch.record())
    assert (again.hash(), again.record()) == (watch.hash(), watch.record())


def test_of_several_seats_of_a_person_the_one_that_acted_last_takes_back(watch: Match) -> None:
    gathered(watch, 2, 0)
    assert (acted_last(watch, [0, 2]), acted_last(watch, [1, 2]), acted_last(watch, [1])) == (0, 2, 1)
