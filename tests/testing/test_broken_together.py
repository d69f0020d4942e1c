"""Campfire, broken on purpose: rounds, votes, verdicts, roles, people, unforeseen questions, earlier tables."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, ClassVar

import msgspec
import pytest

from tests.games import campfire
from tests.games.campfire.steps import Feed, Night, Open, Path
from tests.games.campfire.table import CampfireTable
from tests.games.campfire.words import OPTIONS
from tests.testing.broken import CAMP, broken, with_classes, with_step
from veillee.core import undoing, views
from veillee.core.answers import UndoAnswer
from veillee.core.errors import CannotCarryOver, SetupError
from veillee.core.match import Match
from veillee.core.reasons import Reason
from veillee.core.result import Result, together
from veillee.core.setup import Setup
from veillee.core.spec import Painting, View
from veillee.core.step import Option
from veillee.core.together import Answer
from veillee.testing import ConformanceError, check_game

DUO = (msgspec.structs.replace(CAMP.modes[0], seats=(2,), people={}),)  # two seats and two people


# -- rounds ------------------------------------------------------------------------------------------------


def test_options_that_depend_on_the_answer_of_another() -> None:
    class Copycat(Night):
        def options(self, table: CampfireTable, seat: int) -> list[Option]:
            return OPTIONS.do[::-1] if "do:watch" in table.answers else OPTIONS.do

    error = broken(with_step(Copycat((0, 1))), "rounds")
    assert "is offered ['do:watch', 'do:wood'] after others have answered, ['do:wood', 'do:watch'] before" in error.what


def test_a_round_that_acts_before_all_have_answered() -> None:
    class Hasty(Feed):
        def options(self, table: CampfireTable, seat: int) -> list[Option]:
            return [OPTIONS.feed, OPTIONS.keep]

        def enter(self, table: CampfireTable) -> bool:
            table.fire += 1
            return super().enter(table)

        def settle(self, table: CampfireTable, answers: dict[int, Option]) -> None:
            """Nothing more."""

    assert "Hasty acts on the answer of seat" in broken(with_step(Hasty((0, 1))), "rounds").what


def test_a_round_that_tells_before_all_have_answered() -> None:
    class Loud(Night):
        def enter(self, table: CampfireTable) -> bool:
            if table.log is not None and any(table.answers):
                table.tell("wolf", "CF-002", -1, {"number": 1})
            return super().enter(table)

    assert "acts on the answer of seat" in broken(with_step(Loud((0, 1))), "rounds").what


def test_answers_whose_order_matters() -> None:
    class FirstCome(Night):
        arrived: ClassVar[list[int]] = []

        def enter(self, table: CampfireTable) -> bool:
            if not table.answers:
                self.arrived.clear()
            elif table.answers.count("") == 1:
                self.arrived[:] = [seat for seat in (0, 1) if table.answers[seat]]
            return super().enter(table)

        def settle(self, table: CampfireTable, answers: dict[int, Option]) -> None:
            table.fire += self.arrived[0] if self.arrived else 0

    error = broken(with_step(FirstCome((0, 1))), "rounds")
    assert "answers that come in the order [1, 0], not [0, 1], lead to another hash" in error.what


def test_answers_that_cannot_be_taken_back() -> None:
    class Final(Night):
        def enter(self, table: CampfireTable) -> bool:
            if any(table.answers):
                table.reveal()
            return super().enter(table)

    assert "cannot take its answer back" in broken(with_step(Final((0, 1))), "rounds").what


def test_a_settled_round_that_the_first_seat_could_take_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a match that lets the last seat take back, not the one that answered last, then the kit notices."""

    class Quiet(Feed):
        def options(self, table: CampfireTable, seat: int) -> list[Option]:
            return [OPTIONS.feed, OPTIONS.keep]

        def settle(self, table: CampfireTable, answers: dict[int, Option]) -> None:
            """Nothing is revealed."""

    def by_place(match: Match, seat: int | None, lang: str) -> UndoAnswer:
        found = right(match, seat, lang)
        last = match.last
        if found.key and seat is not None and last is not None and not last.open:
            return UndoAnswer(not last.revealed and seat == len(match.setup.seats) - 1, found.key, "")
        return found

    right = undoing.may_undo
    check_game(with_step(Quiet((0, 1))), matches=6)
    monkeypatch.setattr(undoing, "may_undo", by_place)
    assert "take back what seat 0 answered last" in broken(with_step(Quiet((0, 1))), "rounds").what


def test_a_scene_that_shows_sealed_answers() -> None:
    def paint(view: View[CampfireTable]) -> Painting:
        painting = campfire.paint(view)
        painting.status += " ".join(view.table.answers)
        return painting

    assert "shows in the scene (en)" in broken(replace(CAMP, paint=paint), "secrets").what


def test_a_question_that_tells_a_sealed_answer() -> None:
    class Telling(Night):
        prompt: ClassVar[str] = "event-wolf"

        def about(self, table: CampfireTable, seat: int) -> dict[str, int]:
            return {"number": table.answers.count("do:watch")}

    assert "what is hidden from seat" in broken(with_step(Telling((0, 1))), "secrets").what


def test_an_explanation_that_tells_a_sealed_answer() -> None:
    class Hinting(Night):
        def options(self, table: CampfireTable, seat: int) -> list[Option]:
            return [OPTIONS.feed, OPTIONS.keep]

        def settle(self, table: CampfireTable, answers: dict[int, Option]) -> None:
            """Nothing comes of it."""

        def why_not_do(self, table: CampfireTable, seat: int, task: int) -> Reason:
            return Reason("event-wolf", "CF-002", {"number": table.answers.count("feed")})

    assert "shows in the explanation of do:" in broken(with_step(Hinting((0, 1))), "secrets").what


# -- votes -------------------------------------------------------------------------------------------------


def test_a_vote_that_the_minority_wins() -> None:
    class Rigged(Path):
        def settle(self, table: CampfireTable, answers: dict[int, Option]) -> None:
            self.decided(table, OPTIONS.path[2])

    error = broken(with_step(Rigged((0, 1)), modes=DUO), "votes")
    assert "Rigged does not decide for 'path:hill', which has most voices" in error.what


def test_a_vote_with_other_options_for_some() -> None:
    class Narrow(Path):
        def options(self, table: CampfireTable, seat: int) -> list[Option]:
            return OPTIONS.path[:2] if seat else OPTIONS.path

    error = broken(with_step(Narrow((0, 1)), modes=DUO), "votes")
    assert "may vote for ['path:hill', 'path:valley'], the ballot is" in error.what


def test_a_vote_of_seats_instead_of_people() -> None:
    class Seats(Path):
        """Of two seats, whoever plays them."""

    modes = (msgspec.structs.replace(CAMP.modes[0], seats=(2,), people={2: (1,)}),)
    error = broken(with_step(Seats((0, 1)), modes=modes), "votes")
    assert "is a vote of the seats (0, 1); the people sit at (0,)" in error.what


def test_a_tie_that_nobody_breaks() -> None:
    class Stubborn(Path):
        def settle(self, table: CampfireTable, answers: dict[int, Option]) -> None:
            if len({option.key for option in answers.values()}) == 1:
                super().settle(table, answers)
            else:
                self.count(table, answers)
                self.decided(table, answers[0])

    error = broken(with_step(Stubborn((0, 1)), modes=DUO), "votes")
    assert error.what == "Stubborn has no leader, and yet chance does not break its tie"


# -- verdicts ----------------------------------------------------------------------------------------------


def scored(result: Result) -> str:
    return broken(replace(CAMP, score=lambda table: result), "result").what


def test_a_team_of_which_some_win() -> None:
    said = scored(Result((), (), (0,), "reason-burns", "CF-007", "won"))
    assert "the verdict is 'won', but the winners are (0,); expected (0, 1" in said


def test_a_defeat_with_winners() -> None:
    said = scored(Result((), (), (0, 1), "reason-out", "CF-007", "lost"))
    assert said == "the verdict is 'lost', but the winners are (0, 1); expected ()"


def test_a_team_that_is_ranked() -> None:
    lost = together(2, False, "reason-out", "CF-007")
    assert "but there is a ranking: ((0,),)" in scored(msgspec.structs.replace(lost, ranking=((0,),)))


def test_rivals_with_a_common_hope() -> None:
    def race(table: CampfireTable) -> Result:
        seats = tuple(range(len(table.seats)))
        return Result((), (seats,), seats, "reason-burns", "CF-007")

    assert "the seats are ranked, but the game has a hope" in broken(replace(CAMP, score=race), "result").what
    assert check_game(replace(CAMP, score=race, hope=None), matches=2, seed="race").matches > 2, "a race has no scores"


def test_an_estimate_of_points_for_a_team() -> None:
    spec = replace(CAMP, hope=None, estimate=lambda table: [1.0, 2.0, 3.0][: len(table.seats)])
    assert "makes rivals of seats that win together" in broken(spec, "result").what


@pytest.mark.parametrize("chance", [-0.1, 1.5, float("nan")])
def test_a_hope_that_is_no_chance(chance: float) -> None:
    assert f"the hope is {chance}" in broken(replace(CAMP, hope=lambda table: chance), "hope").what


def test_a_hope_that_changes_the_table() -> None:
    def hope(table: CampfireTable) -> float:
        table.fire += 1
        return 0.5

    assert broken(replace(CAMP, hope=hope), "hope").what == "the hope changes the table"


# -- roles and people --------------------------------------------------------------------------------------


def setup_with(check: Any) -> Any:
    def start(box: None, setup: Setup, chance: int) -> CampfireTable:
        check(setup)
        return campfire.start(box, setup, chance)

    return replace(CAMP, setup=start)


def test_a_role_that_is_listed_but_refused() -> None:
    def no_fox(setup: Setup) -> None:
        if "fox" in setup.roles:
            raise SetupError("there is no fox")

    error = broken(setup_with(no_fox), "roles")
    assert "camp with 2 seats (owl, fox): it cannot begin: SetupError: there is no fox" in error.what


def test_a_role_that_is_not_kept() -> None:
    def start(box: None, setup: Setup, chance: int) -> CampfireTable:
        return campfire.start(box, msgspec.structs.replace(setup, roles=()), chance)

    assert "shall be" in broken(replace(CAMP, setup=start), "roles").what


def test_two_seats_of_the_same_role() -> None:
    def start(box: None, setup: Setup, chance: int) -> CampfireTable:
        table = campfire.start(box, setup, chance)
        if "" in setup.roles:
            table.roles = [max(table.roles)] * len(table.roles)
            table.stack = table.stack[:1]
        return table

    with pytest.raises(ConformanceError, match=r"roles: .*(same role|shall be)"):
        check_game(replace(CAMP, setup=start), matches=1)


def test_a_group_of_people_that_cannot_play() -> None:
    def no_soloist(setup: Setup) -> None:
        if setup.people == (0, 0):
            raise SetupError("nobody plays two animals")

    error = broken(setup_with(no_soloist), "people")
    assert "camp with 2 seats (0, 0): it cannot begin: SetupError: nobody plays two animals" in error.what


# -- unforeseen questions ----------------------------------------------------------------------------------


def test_a_leaning_that_changes_the_table() -> None:
    class Restless(Open):
        def leaning(self, table: CampfireTable, choice: Option) -> float:
            table.opened = choice.values[0]
            return 1.0

    assert "Restless changes the table when it says" in broken(with_step(Restless(0)), "unforeseen questions").what


def test_a_leaning_that_is_no_number() -> None:
    class Vague(Open):
        def leaning(self, table: CampfireTable, choice: Option) -> float:
            return float("inf")

    assert "expected numbers" in broken(with_step(Vague(0)), "unforeseen questions").what


def test_a_leaning_by_what_nobody_sees() -> None:
    class Prophetic(Open):
        def leaning(self, table: CampfireTable, choice: Option) -> float:
            return float(table.chance % 1000 + choice.values[0])

    assert (
        "Prophetic leans by what is hidden from seat 0" in broken(with_step(Prophetic(0)), "unforeseen questions").what
    )


def test_a_preview_of_what_nobody_knows(monkeypatch: pytest.MonkeyPatch) -> None:
    """The core leaves it out: without that, the kit notices."""
    choice = views._choice

    def telling(match: Any, asking: Any, option: Option, view: View[Any], foretold: object) -> Any:
        return choice(match, asking, option, view, views.Foretold(match.spec.preview(view)))

    monkeypatch.setattr(views, "_choice", telling)
    error = broken(CAMP, "unforeseen questions")
    assert error.what == "Open is unforeseen, but its option 'open:door' tells: 'what lies in it'"


def test_a_hint_about_what_nobody_knows() -> None:
    class Certain(Open):
        unforeseen: ClassVar[bool] = True
        asked: ClassVar[list[int]] = []

        def is_unforeseen(self) -> bool:
            self.asked.append(1)
            return len(self.asked) % 7 != 0  # the hint asks once in a while, and finds nothing wrong

    with pytest.raises(ConformanceError, match="unforeseen questions"):
        check_game(with_step(Certain(0)), matches=12, thorough=True)


# -- earlier tables ----------------------------------------------------------------------------------------


def test_a_carried_table_that_is_not_sound() -> None:
    def carry(table: CampfireTable, rules: int) -> None:
        table.seats[0].logs = -1

    assert "after carrying it over: seat 0 has -1 logs" in broken(replace(CAMP, carry=carry), "later rules").what


def test_a_table_that_fails_to_be_carried() -> None:
    def carry(table: CampfireTable, rules: int) -> None:
        raise IndexError("no such night")

    assert "IndexError: no such night" in broken(replace(CAMP, carry=carry), "later rules").what


def test_a_game_that_refuses_to_carry_over_must_say_why() -> None:
    def refusing(reason: str) -> Any:
        def carry(table: CampfireTable, rules: int) -> None:
            raise CannotCarryOver(reason)

        return replace(CAMP, carry=carry)

    assert check_game(refusing("reason-out"), matches=2, seed="closed").checks["check_carry_over"] > 0
    assert "no-such-message" in broken(refusing("no-such-message"), "later rules").what


def test_a_table_that_forgets_something_when_it_is_loaded() -> None:
    class Forgetful(CampfireTable):
        def fork(self) -> Forgetful:
            new = Forgetful(self.chance, [seat.fork() for seat in self.seats], self.leader)
            new.fork_core(self)
            new.fire, new.night, new.opened = self.fire, self.night, self.opened
            return new

        def restore(self, box: object) -> None:
            super().restore(box)
            self.fire = max(self.fire, 0) if self.night < 3 else 0

    def start(box: None, setup: Setup, chance: int) -> Forgetful:
        table = campfire.start(box, setup, chance)
        new = Forgetful(table.chance, table.seats, table.leader)
        new.stack, new.roles = table.stack, table.roles
        return new

    with pytest.raises(ConformanceError) as found:
        check_game(with_classes(CAMP, Forgetful, setup=start), matches=6, thorough=True)
    assert found.value.check in ("restore", "save", "copies", "replay")


def test_rounds_are_answered_in_any_order() -> None:
    """The kit itself lets seats answer as they come, not in the order of seats."""
    orders: set[tuple[int, ...]] = set()

    class Watched(Night):
        def enter(self, table: CampfireTable) -> bool:
            if table.answers:
                orders.add(tuple(seat for seat in (0, 1) if table.answers[seat]))
            return super().enter(table)

    check_game(with_step(Watched((0, 1))), matches=6)
    assert {(0,), (1,), (0, 1)} <= orders


def test_an_answer_of_another_seat_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a match that takes answers of anybody, then the kit notices."""
    monkeypatch.setattr(Answer, "waits_for", lambda self, table: list(self.round.seats))
    with pytest.raises(ConformanceError):
        check_game(CAMP, matches=4, thorough=True)
