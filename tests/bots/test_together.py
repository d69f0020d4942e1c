"""Bots at tables where several seats are asked at once, all win or lose together, and nobody counts points."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, ClassVar
from xml.etree import ElementTree

import pytest

import veillee
from tests.games import campfire
from tests.games.campfire.steps import Night
from tests.games.campfire.table import CampfireTable
from tests.helpers import duel, play_on
from tests.testing.broken import with_classes
from veillee.bots import Bot, ask, make_bot
from veillee.bots.analysis import Moment, analyse
from veillee.bots.crew import search_alone
from veillee.bots.judgement import Judge
from veillee.bots.picture import svg
from veillee.bots.search import Budget, SearchBot
from veillee.bots.tree import Tree
from veillee.core.match import Match
from veillee.core.result import Result
from veillee.core.setup import Setup
from veillee.core.spec import GameSpec
from veillee.core.step import Option
from veillee.testing.replays import at_hand

NAMES = ("random", "greedy", "planner", "search:12")
ROLES = ("owl", "fox", "hare")


@pytest.fixture(autouse=True)
def _campfire() -> Iterator[None]:
    with at_hand(campfire.GAME):
        yield


def camp(keys: str = "", players: int = 2, seed: int = 1) -> Match:
    """A match after some choices, each made by the first seat that is waited for."""
    match = veillee.new("campfire", players=players, seed=seed, roles=ROLES[:players])
    for key in keys.split():
        match.play(key)
    return match


def until(match: Match, kind: str) -> Match:
    """Play on until this is asked."""
    while not match.legal_keys[0].startswith(kind):
        match.play(match.legal_keys[0])
    return match


def played(name: str, seed: int) -> Match:
    match = veillee.new("campfire", players=2 + seed % 2, seed=seed)
    bots: list[Bot] = [make_bot(name, f"{seed}-{seat}") for seat in range(3)]
    while not match.over:
        seat = match.waiting[-1]
        match.play(ask(bots[seat], match, seat, seed), seat=seat)
    return match


def won(match: Match) -> float:
    assert match.result is not None
    return match.result.victory(0)


# -- won or lost together ----------------------------------------------------------------------------------


def test_everybody_has_the_same_chance() -> None:
    match = camp(players=3)
    judge = Judge(match.spec, 3)
    assert judge.points(match.table) == []
    assert judge.chances(match.table) == judge.worth(match.table) == [campfire.hope(match.table)] * 3  # type: ignore[arg-type]
    assert judge.margin(match.table, 1) == campfire.hope(match.table)  # type: ignore[arg-type]
    play_on(match)
    assert judge.chances(match.table) == judge.worth(match.table) == [won(match)] * 3


def test_a_team_plays_better_with_thought_than_without() -> None:
    random, greedy = (sum(won(played(name, seed)) for seed in range(40)) for name in ("random", "greedy"))
    assert greedy > random + 4


@pytest.mark.parametrize("name", ["greedy", "planner", "search:60"])
def test_a_teammate_is_no_rival(name: str) -> None:
    """Given a vote, then everybody wants what is best for all: the hill."""
    match = until(camp(players=3), "path:")
    assert [ask(make_bot(name, 1), match, seat, 1) for seat in match.waiting] == ["path:hill"] * 3


def without_hope(**changes: Any) -> GameSpec[Any, Any]:
    return replace(campfire.GAME, hope=None, **changes)


def test_without_hope_only_the_end_says_anything() -> None:
    with at_hand(without_hope()):
        match = camp()
        judge = Judge(match.spec, 2)
        assert judge.chances(match.table) == judge.worth(match.table) == [0.5, 0.5]
        assert judge.margin(match.table, 0) == 0.0
        assert Tree(judge, match.table, 0, 1).horizon > 1000, "a search plays on to the end"
        for name in NAMES:
            assert ask(make_bot(name, 1), match, 0, 1) in match.legal_keys
        over = play_on(camp())
        assert judge.worth(over.table) == [won(over)] * 2
        assert abs(judge.margin(over.table, 0)) == match.spec.spread


def test_rivals_without_points_are_judged_by_the_end() -> None:
    """A race has places and no scores."""

    def race(table: CampfireTable) -> Result:
        return Result((), ((1,), (0,)), (1,), "reason-burns", "CF-007")

    with at_hand(without_hope(score=race)):
        match = play_on(camp())
        judge = Judge(match.spec, 2)
        assert judge.worth(match.table) == judge.chances(match.table) == [0.0, 1.0]
        assert judge.margin(match.table, 1) == match.spec.spread == -judge.margin(match.table, 0)
        match = camp()
        assert ask(make_bot("search:10", 1), match, 0, 1) in match.legal_keys
        assert match.hint(0, "10").best.points is None
        assert analyse(play_on(match), "2").moments[-1].chances == (0.0, 1.0)


def test_a_shared_draw_is_half_a_victory() -> None:
    """The judge asks the result for each seat's share, and does not judge by itself."""
    match = duel("d")
    drawn = Result((), ((0, 1),), (0, 1), "reason-full", "C4-005")
    judge = Judge(replace(match.spec, score=lambda table: drawn), 2)
    match.table.asking = None
    match.table.stack.clear()
    assert judge.chances(match.table) == [0.5, 0.5]


# -- rounds ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NAMES)
def test_every_seat_that_is_waited_for_can_be_asked(name: str) -> None:
    match = camp(players=3)
    assert match.waiting == (0, 1, 2)
    before = match.hash()
    for seat in (2, 0, 1):
        assert ask(make_bot(name, seat), match, seat, 1) in ("do:wood", "do:watch")
    assert match.hash() == before


@pytest.mark.parametrize("name", NAMES)
def test_nobody_peeks_at_sealed_answers(name: str) -> None:
    """Whatever the others have answered in secret, and whether they have at all, a bot chooses the same."""
    found = set()
    for answers in ((), ("do:wood",), ("do:watch",), ("do:wood", "do:watch"), ("do:watch", "do:watch")):
        match = camp(players=3)
        for seat, key in zip((1, 2), answers, strict=False):
            match.play(key, seat=seat)
        found.add(ask(make_bot(name, 3), match, 0, 1))
    assert len(found) == 1


def test_in_the_tree_a_sealed_answer_does_not_depend_on_another() -> None:
    """Seats of a sealed round choose from statistics of their own; what follows depends on all answers."""
    match = camp()
    tree = Tree(Judge(match.spec, 2), match.table, 0, 1)
    for _ in range(80):
        tree.iterate()
    apart = tree.root.apart
    assert apart is not None
    assert set(apart["1"].edges) == {"do:wood", "do:watch"}
    assert sum(edge.visits for edge in apart["1"].edges.values()) == 80
    joint = {name for name in apart if name != "1"}
    assert joint <= {f"0=do:{mine} 1=do:{other} " for mine in ("wood", "watch") for other in ("wood", "watch")}
    assert len(joint) > 1
    assert not any(edge.node.edges for edge in tree.root.edges.values())


def test_in_the_tree_an_open_answer_is_known_to_those_who_answer_later() -> None:
    match = until(camp("do:wood do:wood"), "feed")
    tree = Tree(Judge(match.spec, 2), match.table, 0, 1)
    for _ in range(40):
        tree.iterate()
    assert tree.root.apart is None
    assert any(edge.node.edges for edge in tree.root.edges.values())


def test_what_an_answer_is_worth_is_seen_once_the_round_has_settled() -> None:
    """Given an answer that alone decides the match, then one who looks one choice ahead finds it."""

    class Fateful(Night):
        sealed: ClassVar[bool] = True

        def settle(self, table: CampfireTable, answers: dict[int, Option]) -> None:
            table.fire = 9 if answers[1].key == "do:watch" else -9

    def start(box: None, setup: Setup, chance: int) -> CampfireTable:
        table = campfire.start(box, setup, chance)
        table.next(Fateful((0, 1)))
        return table

    with at_hand(with_classes(campfire.GAME, Fateful, setup=start)):
        for name in ("greedy", "planner", "search:40"):
            match = camp()
            assert ask(make_bot(name, 1), match, 1, 1) == "do:watch"


def test_a_search_does_not_go_on_in_the_tree_of_another_seats_answer() -> None:
    match = until(camp("do:wood do:wood"), "feed")
    bot = SearchBot(Budget(iterations=30), 1)
    bot.choose(match.fork(for_seat=0), 0)
    assert bot._kept is None


def test_several_processes_think_about_a_round() -> None:
    match = camp().fork(for_seat=1, chance=1)
    found = search_alone(match.save(), 1, "x", Budget(iterations=20))
    assert {key for key, *_ in found} == {"do:wood", "do:watch"}
    assert sum(visits for _, _, visits, _ in found) == 20


# -- unforeseen questions ----------------------------------------------------------------------------------


def opening(seed: int = 1) -> Match:
    return until(camp(seed=seed), "open:")


@pytest.mark.parametrize("name", ["greedy", "planner", "search:60"])
def test_a_bot_follows_the_leaning_and_its_own_chance(name: str) -> None:
    """The door is by far the best, as who looks behind it would know; the step leans to chest and bag alike."""
    match = opening()
    chosen = {ask(make_bot(name, seed), match, 0, seed) for seed in range(12)}
    assert chosen == {"open:chest", "open:bag"}
    assert ask(make_bot(name, 5), match, 0, 1) == ask(make_bot(name, 5), match, 0, 2), "its own chance, not the table's"


def test_nobody_looks_behind_an_unforeseen_question(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a decision before it, then no bot that thinks ever answers it."""
    before = camp("do:wood do:wood feed feed path:hill path:hill do:wood do:watch")
    assert before.legal_keys == ("feed", "keep") and before.waiting == (0,)

    def refuse(self: object, table: CampfireTable, choice: Option) -> None:
        raise AssertionError("somebody looked behind it")

    monkeypatch.setattr("tests.games.campfire.steps.Open.resolve", refuse)
    for name in ("greedy", "planner", "search:60"):
        assert ask(make_bot(name, 1), before, 0, 1) == "feed"
    assert before.hint(0, "60").best.key == "feed"


def test_there_is_no_hint_for_an_unforeseen_question() -> None:
    with pytest.raises(veillee.HintError, match="Nobody knows what lies behind this choice"):
        opening().hint(0)


# -- hints and analysis ------------------------------------------------------------------------------------


def test_a_hint_without_points_speaks_of_chances() -> None:
    match = until(camp(), "path:")
    found = match.hint(1, "80")
    assert found.seat == 1 and found.best.key == "path:hill"
    assert all(one.points is None for one in found.advice)
    best, other = (round(100 * one.chance) for one in found.advice[:2])
    assert (
        found.why == f"“Take the hill” rather than “{found.advice[1].label}”: a chance of {best}% to win, not {other}%."
    )
    assert f"{best} % de chances de gagner, contre {other} %" in match.hint(1, "80", "fr").why


def test_every_answer_of_a_round_is_looked_at() -> None:
    match = play_on(camp(players=3), seed=4)
    found = analyse(match, "4")
    choices = [one for one in match.story() if one.is_choice]
    assert len(found.moments) == len(choices) > match.number
    for place, (moment, one) in enumerate(zip(found.moments, choices, strict=True), 1):
        assert (moment.place, moment.number, moment.seat, moment.key) == (place, one.number, one.seat, one.key)
        assert len(set(moment.chances)) == 1, "a team has one chance"
    assert found.names == ("the owl", "the fox", "the hare")
    assert found.colors == ROLES
    for moment in found.costly():
        assert moment.cost > 0 and not moment.unforeseen


def test_what_nobody_could_know_is_marked_and_not_judged() -> None:
    match = play_on(camp(), seed=4)
    found = analyse(match, "4")
    (marked,) = [moment for moment in found.moments if moment.unforeseen]
    assert marked.key.startswith("open:")
    assert (marked.better, marked.cost) == (marked.key, 0.0)


def test_an_analysis_does_not_know_what_others_answered_in_secret() -> None:
    def night(other: str) -> Moment:
        match = camp("do:wood")
        match.play(f"do:{other}")
        return analyse(play_on(match), "12").moments[0]

    one, another = night("wood"), night("watch")
    assert (one.chance, one.better, one.better_chance) == (another.chance, another.better, another.better_chance)


def test_the_picture_of_a_team_has_one_line() -> None:
    found = analyse(play_on(camp(players=3)), "4")
    root = ElementTree.fromstring(svg(found, "together", "choices"))
    name = "{http://www.w3.org/2000/svg}"
    (line,) = root.findall(f"{name}polyline")
    assert len(line.attrib["points"].split()) == len(found.moments) + 1
    assert "the owl, the fox, the hare" in [text.text for text in root.findall(f"{name}text")]
