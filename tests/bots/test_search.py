"""The tree: what is reused, what chance and hidden pieces do to it, and several processes."""

from __future__ import annotations

from time import monotonic

import pytest

import veillee
from tests.helpers import play_on, started
from veillee.bots import ask, make_bot, search
from veillee.bots import tree as rooms
from veillee.bots.crew import added_up
from veillee.bots.judgement import Judge
from veillee.bots.search import Budget, SearchBot, best_key, reveals
from veillee.bots.tree import Edge, Node, Tree, rest
from veillee.core.table import Table
from veillee.games.lueur.table import LueurTable


def tree(match: veillee.Match, iterations: int, seed: object = 0) -> Tree:
    assert match.decision is not None
    found = Tree(Judge(match.spec, len(match.setup.seats)), match.table, match.decision.seat, seed)
    for _ in range(iterations):
        found.iterate()
    return found


def test_every_iteration_is_counted_at_the_root(any_game: str) -> None:
    match = started(any_game, 1)
    before = match.hash()
    root = tree(match, 40).root
    assert root.visits == 40
    assert sum(edge.visits for edge in root.edges.values()) == 40
    assert set(root.edges) == set(match.legal_keys)
    assert all(0.0 <= edge.mean() <= 1.0 for edge in root.edges.values())
    assert match.hash() == before


def test_what_is_tried_more_often_looked_better() -> None:
    """In Connect Four the middle is worth more than the rim."""
    root = tree(veillee.new("connect_four", seed=0), 600).root
    assert root.edges["drop:d"].visits > root.edges["drop:a"].visits


def test_own_choices_in_a_row_go_on_in_the_same_tree() -> None:
    match = started("pilgrims", 2)
    bot = make_bot("search:80", 1)
    assert isinstance(bot, SearchBot) and match.decision is not None
    seat = match.decision.seat
    match.play(ask(bot, match, seat, 1))
    assert match.decision is not None and match.decision.seat == seat
    fork = match.fork(for_seat=seat, chance="x")
    root = bot.think(fork, seat)
    assert root.visits > 80


def test_after_somebody_else_has_played_a_new_tree_begins() -> None:
    match = veillee.new("connect_four", seed=0)
    bot = SearchBot(Budget(iterations=50), 1)
    match.play(ask(bot, match, 0, 1))
    match.play("drop:a")
    assert 0 < bot.think(match.fork(for_seat=0), 0).visits <= 50


def rolled() -> veillee.Match:
    """Alone in Lueur, where the dice of the first day may be rolled again."""
    match = veillee.new("lueur", mode="solo", seed=3)
    while not any(key.startswith("reroll:") for key in match.legal_keys):
        match.play(match.legal_keys[0])
    return match


def light(match: veillee.Match) -> int:
    assert isinstance(match.table, LueurTable)
    return match.table.seats[0].score


def test_what_chance_brings_begins_a_new_tree(monkeypatch: pytest.MonkeyPatch) -> None:
    """What was found behind a reroll is of all that the dice might have shown, not of what they show."""
    match = rolled()
    again = next(key for key in match.legal_keys if key.startswith("reroll:"))
    assert reveals(match.table, again) and not reveals(match.table, "done")
    bot = SearchBot(Budget(iterations=200), 1)
    monkeypatch.setattr(search, "best_key", lambda root, keys: again)
    assert bot.choose(match.fork(for_seat=0, chance="x"), 0) == again
    match.play(again)
    assert 0 < bot.think(match.fork(for_seat=0, chance="y"), 0).visits <= 200


def test_an_option_is_judged_several_times_before_its_choices_are_followed() -> None:
    match = rolled()
    assert match.spec.steady > 1
    edges = tree(match, 300).root.edges.values()
    assert any(edge.node.edges for edge in edges)
    assert all(edge.visits > match.spec.steady for edge in edges if edge.node.edges)


def test_no_table_is_judged_where_dice_may_be_rolled_again() -> None:
    match = rolled()
    score = light(match)
    again = next(key for key in match.legal_keys if key.startswith("reroll:"))
    match.play(again)
    assert "done" in match.legal_keys
    table = match.table.fork()
    rest(table)
    assert table.asking is not None and "done" not in [option.key for option in table.options]
    assert light(match) < score, "one light was paid"


class Leaves(Tree):
    """A search that keeps the tables it judges."""

    def __init__(self, match: veillee.Match, iterations: int) -> None:
        assert match.decision is not None
        super().__init__(Judge(match.spec, len(match.setup.seats)), match.table, match.decision.seat, 0)
        self.judged: list[Table] = []
        for _ in range(iterations):
            self.iterate()

    def note(self, path: list[tuple[Node, Edge, int]], table: Table, worth: list[float]) -> None:
        self.judged.append(table)


def test_a_turnwise_search_judges_tables_where_a_turn_ends() -> None:
    """In Kinfire, between two turns or before an enemy acts: never in the middle of a turn or of a round."""
    match = veillee.new("kinfire", mode="combat", players=3, seed=5, settings={"combat": "q10_12"})
    while not any(key.startswith("play:") for key in match.legal_keys):
        match.play(match.legal_keys[0])
    assert match.spec.turnwise
    tables = Leaves(match, 60).judged
    assert all(table.asking is None for table in tables)
    assert any(table.stack for table in tables), "the match goes on"


def test_a_turn_that_does_not_end_is_judged_on_the_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """In a town one might walk in circles: so many choices of a turn are followed, and no more."""
    match = veillee.new("kinfire", mode="combat", players=2, seed=5, settings={"combat": "q10_12"})
    while not any(key.startswith("play:") for key in match.legal_keys):
        match.play(match.legal_keys[0])
    monkeypatch.setattr(rooms, "LONGEST", 1)
    assert any(table.asking is not None for table in Leaves(match, 60).judged)


def test_other_searches_judge_tables_in_the_middle_of_a_turn() -> None:
    match = started("pilgrims", 6)
    assert not match.spec.turnwise
    assert all(table.asking is not None for table in Leaves(match, 20).judged)


def test_another_question_of_the_same_number_begins_anew() -> None:
    match = started("pilgrims", 6)
    assert match.decision is not None
    bot = SearchBot(Budget(iterations=30), 1)
    bot.choose(match.fork(for_seat=match.decision.seat), match.decision.seat)
    other = started("pilgrims", 7, seed="another")
    assert other.decision is not None
    assert 0 < bot.think(other.fork(for_seat=other.decision.seat), other.decision.seat).visits <= 30


def test_a_settled_choice_is_made_early_and_would_not_have_changed() -> None:
    early = 0
    for number in range(2, 60, 7):
        match = started("pilgrims", number)
        assert match.decision is not None
        seat = match.decision.seat
        thought = Tree(Judge(match.spec, 2), match.table, seat, 1)
        Budget(iterations=60).choose(thought)
        whole = tree(match, 60, 1)
        assert best_key(thought.root, match.legal_keys) == best_key(whole.root, match.legal_keys)
        early += thought.root.visits < whole.root.visits
    assert early


def test_the_lead_is_that_of_the_options_there_are() -> None:
    match = started("pilgrims", 2)
    found = tree(match, 0)
    for key, visits in (("gone", 99), (match.legal_keys[0], 3), (match.legal_keys[1], 8)):
        found.root.edges[key] = Edge(0.5)
        found.root.edges[key].visits = visits
    assert found.lead() == 5


def test_a_search_plays_on_as_far_as_the_game_says(monkeypatch: pytest.MonkeyPatch) -> None:
    assert tree(started("pilgrims", 2), 0).horizon == veillee.game("pilgrims").outlook > 0
    assert tree(started("lueur", 2), 0).horizon == veillee.game("lueur").outlook == 0
    assert tree(veillee.new("connect_four", seed=0), 0).horizon > 42


def test_a_budget_of_seconds_is_kept() -> None:
    match = started("pilgrims", 6)
    assert match.decision is not None
    start = monotonic()
    key = ask(make_bot("search:0.2s", 1), match, match.decision.seat, 1)
    assert key in match.legal_keys
    assert 0.2 <= monotonic() - start < 5.0


def test_several_processes_choose_alike_every_time() -> None:
    match = started("pilgrims", 6)
    assert match.decision is not None
    seat = match.decision.seat
    bots = [SearchBot(Budget(iterations=41, processes=2), 5) for _ in range(2)]
    try:
        fork = match.fork(for_seat=seat, chance=1)
        roots = [bot.think(fork, seat) for bot in bots]
        assert [root.visits for root in roots] == [41, 41]
        one, other = ({key: (edge.visits, edge.total) for key, edge in root.edges.items()} for root in roots)
        assert one == other
    finally:
        for bot in bots:
            bot.close()


def test_a_game_that_other_processes_do_not_know_is_searched_alone() -> None:
    """Connect Four is only known here: the bot must not fail for it."""
    match = veillee.new("connect_four", seed=0)
    bot = SearchBot(Budget(iterations=30, processes=2), 5)
    try:
        assert ask(bot, match, 0, 1) in match.legal_keys
    finally:
        bot.close()


def test_roots_are_added_up() -> None:
    root = added_up([[("a", 0.5, 3, 2.0), ("b", 0.4, 1, 0.1)], [("a", 0.5, 1, 0.5)]])
    assert root.visits == 5
    assert (root.edges["a"].visits, root.edges["a"].total) == (4, 2.5)


def test_the_most_visited_option_wins_and_the_value_breaks_ties() -> None:
    root = Node()
    for key, visits, total in (("a", 5, 1.0), ("b", 5, 4.0), ("c", 2, 2.0), ("gone", 9, 9.0)):
        edge = root.edges[key] = Edge(0.5)
        edge.visits, edge.total = visits, total
    assert best_key(root, ("a", "b", "c")) == "b"


@pytest.mark.parametrize("level", ["easy", "extreme"])
def test_the_falconer_is_judged_by_its_level(level: str) -> None:
    match = veillee.new("pilgrims", mode="solo", level=level, seed=1)
    points = Judge(match.spec, 1).points(match.table)
    assert len(points) == 2
    easy = veillee.new("pilgrims", mode="solo", level="easy", seed=1)
    assert (points[1] > Judge(easy.spec, 1).points(easy.table)[1]) == (level == "extreme")


def test_a_match_that_is_dragged_on_is_played_straight_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given a bot that would lose and could wait for ever, then after very many choices it does not think of that."""
    match = play_on(started("pilgrims"), 6)
    assert match.decision is not None
    seat = match.decision.seat
    copy = match.fork(for_seat=seat, chance="x")
    bot = SearchBot.make("5", 3)
    thought: list[int] = []
    think = bot.think

    def watched(match: veillee.Match, seat: int) -> Node:
        thought.append(seat)
        return think(match, seat)

    monkeypatch.setattr(bot, "think", watched)
    monkeypatch.setattr(search, "TIRED", 3)
    bot.choose(copy, seat)
    assert thought == [seat], "six choices of two seats are not too many"
    monkeypatch.setattr(search, "TIRED", 2)
    assert bot.choose(copy, seat) == make_bot("greedy", 3).choose(copy, seat)
    assert thought == [seat]
