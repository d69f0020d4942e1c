"""What an environment shows, lets do and rewards: the match itself, in numbers."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import veillee
from tests.cli.table import run as command
from tests.helpers import DRAWN, small
from veillee import envs
from veillee.core.chance import Chance
from veillee.core.errors import SetupError
from veillee.core.extras import MissingExtra
from veillee.core.spec import installed
from veillee.core.step import Option
from veillee.envs.actions import Actions, EnvError
from veillee.envs.features import Count
from veillee.envs.layout import Layout, _made
from veillee.envs.layout import layout as layout_of
from veillee.envs.writers import KEPT, Bag, Bits, Both, Known, Maybe, Number, Row, Values
from veillee.testing.knowledge import answer_otherwise

LONG = 400  # choices: longer matches are not followed to their end


def ways() -> Iterator[tuple[str, str, int]]:
    """Every mode of every game, installed or not, with its numbers of seats in turn."""
    for spec in (*installed().values(), *small()):
        for number, mode in enumerate(spec.modes):
            if not mode.chapter:
                yield spec.id, mode.id, mode.seats[-1 - number % len(mode.seats)]


WAYS = list(ways())


def layout(game: str, mode: str, players: int) -> tuple[Layout, Actions]:
    spec = veillee.game(game)
    return layout_of(spec, mode, players, spec.box()), Actions(spec.box().lexicon.made)


@pytest.mark.parametrize(("game", "mode", "players"), WAYS)
def test_no_seat_sees_what_it_may_not(game: str, mode: str, players: int, small_games: None) -> None:
    """Non-interference: deal again all that a seat may not see, and its array stays the same to the byte."""
    array, actions = layout(game, mode, players)
    for number in range(3):
        match = veillee.new(game, mode=mode, players=players, seed=f"hidden-{number}")
        chance = Chance("hidden", number)
        while not match.over and match.number < LONG:
            if chance.below(4) == 0:
                before = match.hash()
                for seat in range(players):
                    other = match.fork(for_seat=seat, chance=chance.below(1000))
                    answer_otherwise(match, other, chance)
                    assert match.table.asking is not None
                    other.table.turn_to(match.table.asking.seat)  # who of a round is asked first is no secret
                    assert array.write(match.table, seat) == array.write(other.table, seat)
                    assert actions.mask(match.table.options) == actions.mask(other.table.options) or (
                        match.table.asking is not None and match.table.asking.seat != seat
                    )
                assert match.hash() == before, "looking changes nothing"
            match.play(match.legal_keys[chance.below(len(match.legal_keys))])


@pytest.mark.parametrize(("game", "mode", "players"), WAYS)
def test_what_is_written_again_is_what_is_written_at_once(
    game: str, mode: str, players: int, small_games: None
) -> None:
    """A hall writes only what has changed; it shows the same as an array that is written whole, for seat after seat."""
    array, actions = layout(game, mode, players)
    pages = bytearray(3 * players * array.size)
    hall = array.hall(actions, pages, 3)

    def page(number: int) -> bytearray:
        return pages[number * array.size : (number + 1) * array.size]

    for number in range(2):
        match = veillee.new(game, mode=mode, players=players, seed=f"sheet-{number}")
        hall.tables = [match.table] * 3
        chance = Chance("sheet", number)
        while not match.over and match.number < LONG // 2:
            seat = chance.below(players)
            before = match.hash()
            assert hall.look(1, seat) == players + seat
            assert page(players + seat) == array.write(match.table, seat)
            if chance.below(4) == 0:
                for table in range(3):
                    hall.meet(table)
                asked = match.decision.seat  # type: ignore[union-attr]
                assert hall.rows == [asked, players + asked, 2 * players + asked]
                assert all(page(row) == array.write(match.table, asked) for row in hall.rows)
                mask = bytearray(3 * len(actions))
                for at in hall.offered():
                    mask[at] = 1
                assert mask == actions.mask(match.table.options) * 3
            assert match.hash() == before, "looking changes nothing"
            match.pass_by(match.legal_keys[chance.below(len(match.legal_keys))])
        assert page(hall.look(1, 0)) == array.write(match.table, 0)


def test_a_limit_cuts_a_match_off_in_every_form(small_games: None) -> None:
    table = envs.aec_env("connect_four", limit=3)
    table.reset(seed=1)
    for column in (0, 1, 2):
        assert not any(table.truncations.values())
        table.step(column)
    assert table.truncations == {"seat_0": True, "seat_1": True} and not any(table.terminations.values())
    assert set(table.rewards.values()) == {0.0}
    for _ in range(2):
        table.step(None)
    assert not table.agents
    table.reset(seed=1)
    assert not any(table.truncations.values())

    seat = envs.solo_env("connect_four", players=2, opponents="random", limit=2)
    for _ in range(2):
        seat.reset(seed=1)
        assert [seat.step(np.int64(column))[1:4] for column in (0, 3)] == [(0.0, False, False), (0.0, False, True)]
        with pytest.raises(EnvError):
            seat.step(np.int64(0))

    many = envs.vector_env("connect_four", 2, players=2, limit=2)
    many.reset(seed=1)
    _, rewards, over, cut, _ = many.step(np.array([0, 1]))
    assert not over.any() and not cut.any()
    observation, rewards, over, cut, info = many.step(np.array([0, 1]))
    assert cut.all() and not over.any() and not rewards.any() and info["_final_obs"].all()
    assert (
        observation["observation"] == envs.vector_env("connect_four", 2, players=2).reset(seed=1)[0]["observation"]
    ).all()
    assert not many.step(np.array([0, 1]))[3].any(), "the next match has its own steps"
    for form in (envs.aec_env, envs.solo_env):
        with pytest.raises(EnvError, match="0 choices"):
            form("connect_four", players=2, limit=0)


def test_arrays_are_kept_unless_one_does_not_want_them(small_games: None) -> None:
    for copy in (True, False):
        many = envs.vector_env("connect_four", 2, players=2, copy=copy)
        first, _ = many.reset(seed=1)
        before = first["observation"].copy()
        second = many.step(np.array([0, 1]))[0]
        assert (second["observation"] != before).any()
        assert (first["observation"] == before).all() == copy
        assert (second["observation"] is first["observation"]) == (not copy)


def test_open_answers_are_seen_and_sealed_ones_are_not(small_games: None) -> None:
    array, actions = layout("campfire", "camp", 2)
    places = [at for at, (path, _) in enumerate(array.describe()) if path == "answers[own + 1]"]

    def seen(match: veillee.Match) -> list[int]:
        """What seat 1 is shown of the answer of seat 0: that there is one, and which."""
        known = array.write(match.table, 1)
        return [known[at] for at in places]

    shown = []
    for wood in ("do:wood", "do:watch"):
        match = veillee.new("campfire", seed=1, roles=("owl", "fox"))
        assert not any(seen(match))
        match.play(wood)
        shown.append(seen(match))
    assert shown[0] == shown[1] == [1, *[0] * (len(places) - 1)], "answered, and nobody knows what"
    match = veillee.new("campfire", seed=1, roles=("owl", "fox"))
    for key in ("do:wood", "do:wood", "keep"):
        match.play(key)
    answered, *bits = seen(match)
    assert answered == 1
    assert int("".join(map(str, bits)), 2) == actions.number["keep"] + 1


@pytest.mark.parametrize("game", ["campfire", "night_watch"])
def test_a_shared_victory_is_one_for_every_seat_and_a_shared_defeat_the_opposite(game: str, small_games: None) -> None:
    ends = set()
    for reward in ("win", "margin"):
        for seed in range(12):
            env = envs.aec_env(game, players=3, reward=reward)
            env.reset(seed=seed)
            asked = []
            while not any(env.terminations.values()):
                asked.append(env.agent_selection)
                env.step(int(env.last()[0]["action_mask"].nonzero()[0][seed % 2 - 1]))  # type: ignore[index]
            assert len(set(asked)) > 1, "seats of a round are asked one after another"
            assert env.table is not None
            won = env.rules.spec.score(env.table).verdict == "won"
            assert set(env.rewards.values()) == {1.0 if won else -1.0}
            ends.add(won)
    assert ends == {True, False}


def test_a_seat_sees_its_own_cards_and_not_those_of_others(small_games: None) -> None:
    """The proof above would also hold for an array that shows nothing."""
    array, _ = layout("high_card", "open", 3)
    match = veillee.new("high_card", players=3, seed=1)
    own = next(at for at, (path, what) in enumerate(array.describe()) if path == "seats[own].hand")
    hands = [sorted(player.hand) for player in match.table.seats]  # type: ignore[attr-defined]
    for seat in range(3):
        known = array.write(match.table, seat)
        assert known[own] == 3 and known[own + 1] == 0
        assert [card for card in range(12) if known[own + 2 + card]] == hands[seat]
        other = next(at for at, (path, what) in enumerate(array.describe()) if path == "seats[own + 1].hand")
        assert known[other] == known[other + 1] == 3 and not any(known[other + 2 : other + 14])


@pytest.mark.parametrize(("game", "mode", "players"), WAYS)
def test_every_choice_is_an_action(game: str, mode: str, players: int, small_games: None) -> None:
    array, actions = layout(game, mode, players)
    match = veillee.new(game, mode=mode, players=players, seed=5)
    chance = Chance("choice")
    while not match.over and match.number < LONG:
        mask = actions.mask(match.table.options)
        assert [actions.keys[action] for action in range(len(mask)) if mask[action]] == sorted(
            match.legal_keys, key=actions.number.__getitem__
        )
        match.play(actions.keys[[at for at, one in enumerate(mask) if one][chance.below(sum(mask))]])
    assert len(array.write(match.table, 0)) == array.size == len(array.describe())
    assert sum(last - first + 1 for _, first, last in array.sections()) == array.size


def test_the_same_numbers_in_every_process(small_games: None) -> None:
    _made.clear()
    first = layout("pilgrims", "basic", 2)[0].describe()
    _made.clear()
    assert layout("pilgrims", "basic", 2)[0].describe() == first


def test_an_own_pack_has_its_own_actions(tmp_path: Path) -> None:
    """A pack is read anew for every environment; its options are other objects and the same actions."""
    assert command("pack", "export", "pilgrims", str(tmp_path / "box")).code == 0
    house = envs.solo_env("pilgrims")
    for _ in range(2):
        env = envs.solo_env("pilgrims", pack=tmp_path / "box")
        _, info = env.reset(seed=3)
        assert info["keys"] == house.reset(seed=3)[1]["keys"]
        env.step(np.int64(env.action(info["keys"][0])))
        assert env.rules.actions.keys == house.rules.actions.keys


def test_positions_that_differ_have_different_arrays(small_games: None) -> None:
    """Over a whole match no two positions look the same to the seat that plays: nothing that moves is left out."""
    for game, mode in (("connect_four", "duel"), ("pilgrims", "solo")):
        env = envs.vector_env(game, 1, mode=mode)
        observation, _ = env.reset(seed=2)
        seen = set()
        for step in range(30):
            seen.add(observation["observation"].tobytes() + observation["action_mask"].tobytes())
            observation, _, over, _, _ = env.step(np.array([observation["action_mask"][0].nonzero()[0][step % 2 - 1]]))
            if over[0]:
                break
        assert len(seen) == step + 1


def play(env: Any, keys: str) -> list[tuple[float, bool]]:
    found = []
    for key in keys:
        _, reward, over, _, _ = env.step(env.action(f"drop:{key}"))
        found.append((reward, over))
    return found


def test_aec_connect_four(small_games: None) -> None:
    env = envs.aec_env("connect_four", render_mode="ansi")
    env.reset(seed=0)
    for column in "abababa":
        assert env.last()[4]["keys"] == [f"drop:{one}" for one in "abcdefg"]
        assert not env.observe(env.possible_agents[env.agent_selection == env.possible_agents[0]])["action_mask"].any()
        env.step(env.action(f"drop:{column}"))
    assert env.rewards == {"seat_0": 1.0, "seat_1": -1.0}
    assert all(env.terminations.values())
    assert "Yellow" in env.render()
    for _ in range(2):
        env.step(None)
    assert env.agents == []


def test_a_draw_rewards_nobody(small_games: None) -> None:
    env = envs.aec_env("connect_four")
    env.reset(seed=0)
    for column in DRAWN:
        env.step(env.action(f"drop:{column}"))
    assert set(env.rewards.values()) == {0.0} and all(env.terminations.values())


def test_an_action_that_is_not_offered_ends_the_match(small_games: None) -> None:
    env = envs.aec_env("connect_four")
    env.reset(seed=0)
    for column in "aaaaaaa":
        env.step(env.action(f"drop:{column}"))
    assert env.rewards == {"seat_0": -1.0, "seat_1": 0.0} and all(env.terminations.values())
    assert env.infos["seat_0"] == {"illegal": "drop:a"}
    one = envs.solo_env("pilgrims")
    one.reset(seed=0)
    _, reward, over, _, info = one.step(np.int64(one.action("pay")))
    assert (reward, over, info["illegal"]) == (-1.0, True, "pay")
    with pytest.raises(EnvError, match="reset"):
        one.step(np.int64(0))


def test_a_seed_is_the_match_of_that_seed() -> None:
    env = envs.solo_env("pilgrims", level="hard")
    _, info = env.reset(seed=11)
    match = veillee.new("pilgrims", mode="solo", level="hard", seed=11)
    over = False
    while not over:
        assert info["keys"] == list(match.legal_keys)
        key = info["keys"][-1]
        match.play(key)
        _, reward, over, _, info = env.step(np.int64(env.action(key)))
    assert match.result is not None
    assert reward == (1.0 if 0 in match.result.winners else -1.0)
    assert env.play.table is not match.table and match.spec.codec.table_hash(env.play.table) == match.hash()


def test_the_margin_is_a_reward() -> None:
    env = envs.aec_env("pilgrims", players=2, reward="margin")
    env.reset(seed=4)
    while not any(env.terminations.values()):
        env.step(int(env.last()[0]["action_mask"].nonzero()[0][0]))  # type: ignore[index]
    assert env.table is not None
    totals = [score.total for score in env.rules.spec.score(env.table).scores]
    red, blue = env.rewards.values()
    assert red == -blue == (totals[0] - totals[1]) / env.rules.spec.spread


def test_bots_have_the_other_seats() -> None:
    """The same seat, seed and actions against the same bots give the same match; other bots give another."""
    ends = []
    for opponents in ("random", "random", "greedy"):
        env = envs.solo_env("pilgrims", players=2, seat=1, opponents=opponents)
        _, info = env.reset(seed=9)
        for _ in range(12):
            _, _, over, _, info = env.step(np.int64(env.action(info["keys"][0])))
            if over:
                break
        ends.append(env.rules.spec.codec.table_hash(env.play.table))
    assert ends[0] == ends[1] != ends[2]


def test_all_seats_of_many_tables(small_games: None) -> None:
    many = envs.vector_env("connect_four", 2, players=2)
    _, info = many.reset(seed=0)
    assert info["seat"].tolist() == [0, 0] and many.keys(1)[0] == "drop:a"
    for turn, column in enumerate("abababa"):
        actions = np.array([many.rules.actions.number[f"drop:{column}"], "abcdefg".index("bacdefg"[turn])])
        observation, rewards, over, _, info = many.step(actions)
    assert rewards.tolist() == [1.0, 0.0] and over.tolist() == [True, False]
    assert info["rewards"].tolist() == [[1.0, -1.0], [0.0, 0.0]]
    assert info["final_obs"][0]["action_mask"].sum() == 0 and info["final_obs"][1] is None
    assert info["seat"].tolist() == [0, 1], "the first table has begun anew"
    assert observation["action_mask"].sum() == 14


def test_one_seat_of_many_tables_against_bots(small_games: None) -> None:
    many = envs.vector_env("connect_four", 4, players=2, seat=1, opponents="random")
    observation, info = many.reset(seed=0)
    ends = 0
    for _ in range(60):
        assert info["seat"].tolist() == [1] * 4
        actions = np.array([mask.nonzero()[0][0] for mask in observation["action_mask"]])
        observation, _, over, _, info = many.step(actions)
        ends += int(over.sum())
    assert ends > 4


loose: Any = envs  # what a program may say that no type allows
loose_new: Any = veillee.new


def begun(env: Any) -> Any:
    env.reset(seed=0)
    return env


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda: envs.aec_env("pilgrims", mode="solo", players=1), "solo_env is for that"),
        (lambda: envs.solo_env("connect_four"), "no solo mode"),
        (lambda: envs.solo_env("pilgrims", players=2, seat=5), "no seat 5"),
        (lambda: envs.solo_env("pilgrims", players=3, opponents=["random"]), "1 opponents for 2"),
        (lambda: envs.solo_env("pilgrims", render_mode="hologram"), "expected one of ansi"),
        (lambda: envs.solo_env("pilgrims", reward="glory"), "expected win or margin"),  # type: ignore[arg-type]
        (lambda: envs.vector_env("pilgrims", 0), "at least 1"),
        (lambda: envs.aec_env("pilgrims").step(0), "call reset"),
        (lambda: envs.vector_env("pilgrims", 1).step(np.array([0])), "call reset"),
        (lambda: envs.aec_env("pilgrims").render(), "call reset"),
        (lambda: envs.solo_env("pilgrims", render_mode="ansi").render(), "call reset"),
        (lambda: begun(envs.solo_env("pilgrims")).step(10**6), r"action 1000000: expected 0 to \d+"),
        (lambda: begun(envs.solo_env("pilgrims")).step(-1), "action -1: expected 0 to"),
        (lambda: begun(envs.solo_env("pilgrims")).step("go"), "action 'go': found a value of the type str; expected a"),
        (lambda: begun(envs.solo_env("pilgrims")).step(1.5), "action 1.5: found a value of the type float"),
        (lambda: begun(envs.solo_env("pilgrims")).step(True), "the type bool"),
        (lambda: begun(envs.aec_env("pilgrims")).step(10**6), "action 1000000: expected 0 to"),
        (lambda: begun(envs.aec_env("pilgrims")).step([1]), "the type list"),
        (lambda: begun(envs.vector_env("pilgrims", 2)).step([0, 10**6]), "action 1000000"),
        (lambda: begun(envs.vector_env("pilgrims", 2)).step([-1, 0]), "action -1"),
        (
            lambda: begun(envs.vector_env("pilgrims", 2)).step([0]),
            r"shape \(1,\): expected one whole number for each of",
        ),
        (lambda: begun(envs.vector_env("pilgrims", 2)).step([0.5, 1.0]), "the type float64; expected a whole number"),
        (lambda: envs.solo_env("pilgrims").key(-1), "action -1"),
        (lambda: envs.solo_env("pilgrims").action("fly:home"), "'fly:home' is no option that pilgrims can ever offer"),
        (lambda: loose.solo_env("pilgrims", players="2"), "players '2': found a value of the type str"),
        (lambda: loose.aec_env("pilgrims", players=2.0), "players 2.0: found a value of the type float"),
        (lambda: loose.vector_env("pilgrims", "4"), "num_envs '4'"),
        (lambda: loose.solo_env("pilgrims", players=2, seat="0"), "seat '0'"),
        (
            lambda: envs.solo_env("pilgrims", players=2, opponents="deep"),
            "no bot 'deep'; bots: random, greedy, planner, search",
        ),
        (lambda: loose.solo_env("pilgrims", players=2, opponents=3), "opponents 3: expected the name of a bot"),
        (lambda: envs.solo_env("pilgrims", players=2, opponents="human"), "no bot 'human'; bots:"),
        (lambda: envs.aec_env("pilgrims", players=-1), "2 or 3 or 4 players, not -1"),
        (lambda: envs.aec_env("pilgrims").last(), "call reset"),
        (lambda: begun(envs.aec_env("pilgrims")).observe("seat_9"), "no agent 'seat_9'; agents: seat_0, seat_1"),
        (lambda: envs.aec_env("pilgrims").action_space("x"), "no agent 'x'"),
        (lambda: loose_new("pilgrims", seats=["human", 3]), "seat '3': expected one word"),
        (lambda: loose_new("pilgrims", settings=["side"]), "expected names with their values"),
        (lambda: veillee.new("pilgrims", players="2"), "players '2': found a value of the type str"),  # type: ignore[arg-type]
        (lambda: veillee.new("pilgrims", seats="human"), "seats 'human': expected a list"),
        (lambda: Actions([]).of(Option("go:on", "go", (), "X")), "not made by the game's box"),
    ],
)
def test_mistakes_are_said(make: Any, said: str, small_games: None) -> None:
    with pytest.raises((EnvError, SetupError), match=said):
        make()


def test_without_the_packages_the_extra_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("veillee.envs")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "pettingzoo", None)
    with pytest.raises(MissingExtra, match=r"pip install 'veillee\[envs\]'"):
        import veillee.envs  # noqa: F401


def written(writer: Any, value: object) -> list[int]:
    found = list(writer.write(value))
    assert len(list(writer.names("x"))) == writer.size == len(found)
    return found


def test_writers() -> None:
    assert written(Number(-1, 2, 10), 1) == [2, 0, 0, 1, 0]
    assert written(Number(0, 2, 10), 300) == [255, 0, 0, 0], "more than was ever seen"
    assert written(Number(0, 2, 10), -2) == [0, 0, 0, 0]
    assert written(Bits(9), 5) == [0, 1, 0, 1]
    assert written(Bits(9), 16 + 5) == [0, 1, 0, 1] and written(Bits(9), -1) == [0, 0, 0, 0]
    assert written(Bag(-1, 2), [2, 2, -1, -2]) == [4, 1, 1, 0, 0, 2]
    assert written(Bag(-1, 2), [2, 2, -1, -2, 7]) == [5, 1, 1, 0, 0, 2]
    assert written(Bag(0, 1), [1] * 300) == [255, 0, 0, 255]
    assert written(Count(), [-2] * 3) == [3, 3], "all that is ever known is how many there are"
    assert written(Row(Number(0, 9, 0), 3), [4, 5]) == [4, 5, 0]
    assert written(Row(Number(0, 9, 0), 3), [4, 5, 6, 7]) == [4, 5, 6]
    assert written(Maybe(Number(0, 9, 0)), None) == [0, 0] and written(Maybe(Number(0, 9, 0)), 7) == [1, 7]
    assert written(Values(-1, 4), [3, -2, 900]) == [4, 0, 255, 0]
    assert written(Values(0, 2), [1, 2, 3]) == [1, 2], "an array never grows"


def test_what_is_changed_is_what_is_written_whole() -> None:
    """Where another value stands, only what differs is written; out of range, cut and hidden ones included."""
    chance = Chance("change")

    def number() -> int:
        return chance.below(7) - 2 if chance.below(9) else (900, -7, 300)[chance.below(3)]

    def pieces(length: int) -> list[int]:
        found = [number() for _ in range(length if chance.below(5) else chance.below(8))]
        return found * 60 if not chance.below(40) else found

    flat = Number(-1, 3, 10)
    for writer, one in (
        (flat, number),
        (Bits(9), number),
        (Maybe(flat), lambda: None if chance.below(3) == 0 else number()),
        (Bag(-1, 3), lambda: pieces(5)),
        (Known(Bag(0, 3)), lambda: pieces(5)),
        (Values(-1, 4), lambda: pieces(4)),
        (Row(flat, 4), lambda: pieces(4)),
        (Row(Bits(9), 4), lambda: pieces(4)),
        (Both(Values(0, 4), Bag(0, 3)), lambda: pieces(4)),
    ):
        old = one()
        out = bytearray(b"\7" + writer.write(old) + b"\7")
        for _ in range(400):
            new = one()
            writer.change(old, new, out, 1)
            assert out[1:-1] == writer.write(new), (writer, old, new)
            assert out[0] == out[-1] == 7
            old = new


def test_what_was_written_is_kept_and_never_stale() -> None:
    row = Known(Bag(0, KEPT))
    pieces = [0]
    for piece in range(KEPT + 1):  # one more than is kept
        pieces[0] = piece
        for _ in range(2):
            assert written(row, pieces).index(1, 1) == 2 + piece


def test_an_observation_stays_what_it_was(small_games: None) -> None:
    """Whoever keeps observations, or writes into one, changes no other."""
    env = envs.aec_env("connect_four")
    env.reset(seed=0)
    kept = []
    while not any(env.terminations.values()):
        first, again = env.last()[0], env.last()[0]
        assert first is not None and again is not None
        kept.append((first, {name: array.copy() for name, array in first.items()}))
        for array in again.values():
            array[:] = 9
        env.step(int(first["action_mask"].nonzero()[0][-1]))
    for first, copy in kept:
        assert all((first[name] == copy[name]).all() for name in copy)
