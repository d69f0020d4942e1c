"""The contract of `import veillee`: what can be asked for, and what is said to those who ask for what is not there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import veillee
from tests.helpers import DRAWN, duel, play_on, started
from veillee import SetupError
from veillee.core.spec import installed


def test_everything_that_is_exported_exists() -> None:
    assert all(hasattr(veillee, name) for name in veillee.__all__)


def test_games_are_listed_with_their_modes_seats_levels_and_options() -> None:
    listed = {info.id: info for info in veillee.list_games()}
    pilgrims = listed["pilgrims"]
    assert [(mode.id, mode.seats) for mode in pilgrims.modes][:2] == [("basic", (2, 3, 4)), ("advanced", (2, 3, 4))]
    assert pilgrims.modes[2].levels == ("easy", "medium", "hard", "extreme")
    assert [option.id for option in pilgrims.settings] == ["side", "first"]
    assert listed["connect_four"].title.text("fr") == "Puissance 4"


def test_what_is_not_said_takes_the_defaults_of_the_game() -> None:
    setup = veillee.new("pilgrims").setup
    assert (setup.mode, setup.seats, setup.free_undo) == ("basic", ("human", "human"), False)
    assert setup.settings == {"side": "A", "first": "random"}
    assert veillee.new("pilgrims", mode="solo").setup.level == "medium"


def test_without_a_seed_every_match_is_another_one_and_its_record_holds_the_seed() -> None:
    one, other = veillee.new("high_card"), veillee.new("high_card")
    assert one.setup.seed != other.setup.seed
    assert veillee.replay(one.record()).hash() == one.hash()


def test_the_package_of_the_games_is_hidden_by_nothing() -> None:
    import veillee.games.lueur.tom

    veillee.new("pilgrims")
    assert veillee.games.lueur.tom.__name__ == "veillee.games.lueur.tom" and veillee.list_games()


def test_the_number_of_players_finds_a_mode() -> None:
    assert veillee.new("pilgrims", players=1).setup.mode == "solo"
    assert veillee.new("pilgrims", seats=["human", "random", "human"]).setup.mode == "basic"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (
            lambda: veillee.new("chess"),
            f"no game 'chess'; games: {', '.join(installed())}, connect_four, ",
        ),
        (lambda: veillee.new("pilgrims", mode="duel"), "modes: basic, advanced, solo, solo_advanced"),
        (lambda: veillee.new("pilgrims", mode="solo", level="mild"), "levels: easy, medium, hard, extreme"),
        (lambda: veillee.new("pilgrims", mode="basic", level="easy"), "basic has no levels"),
        (lambda: veillee.new("pilgrims", mode="basic", players=5), "is for 2 or 3 or 4 players, not 5"),
        (lambda: veillee.new("pilgrims", players=3, seats=["human", "human"]), "3 players, but 2 seats"),
        (lambda: veillee.new("pilgrims", seats=["Jean Paul", "Ada"]), "one word without spaces"),
        (lambda: veillee.new("pilgrims", seats=["", "Ada"]), "one word without spaces"),
        (lambda: veillee.new("pilgrims", seats=["human", "greedi"]), "no bot 'greedi'; did you mean greedy?"),
        (lambda: veillee.new("pilgrims", seats=["hunam", "greedy"]), "did you mean human?"),
        (
            lambda: veillee.new("pilgrims", seats=["human", "Ada"]),
            "no bot 'Ada'; bots: random, greedy",
        ),
        (lambda: veillee.new("pilgrims", seats=["human", "search:much"]), "cannot have the budget 'much'"),
        (lambda: veillee.new("pilgrims", players="2"), "expected a whole number"),  # type: ignore[arg-type]
        (lambda: veillee.new("pilgrims", settings={"colour": "A"}), "settings: side, first"),
        (lambda: veillee.new("pilgrims", settings={"side": "C"}), "values: A, B"),
        (lambda: veillee.new("pilgrims", players=2, settings={"first": "4"}), "there are 2 players"),
        (lambda: veillee.new("pilgrims", seed="two words"), "one word without spaces"),
        (lambda: veillee.new("pilgrims", seed=""), "one word without spaces"),
        (lambda: veillee.new("pilgrims", lang="de"), "no language 'de'; there is: en, fr"),
        (lambda: veillee.new("pilgrims", pack="/nowhere"), "expected a folder with pack.toml"),
        (lambda: veillee.new("pilgrims").scene(seat=2), "no seat 2; seats: 0 to 1"),
        (lambda: veillee.new("pilgrims").events(seat=-1), "no seat -1; seats: 0 to 1"),
        (lambda: veillee.new("pilgrims").fork(for_seat=7), "no seat 7; seats: 0 to 1"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(wrong: Callable[[], object], said: str) -> None:
    with pytest.raises(SetupError) as refused:
        wrong()
    assert said in str(refused.value)


def test_a_match_can_be_played_to_its_end(any_game: str) -> None:
    match = started(any_game)
    assert match.result is None
    assert match.decision is not None
    assert match.decision.number == 1
    play_on(match)
    assert match.over
    assert match.decision is None
    assert match.legal_keys == ()
    assert match.result is not None
    assert match.result.shared or match.result.winners == match.result.ranking[0]
    assert match.events()[-1].decision <= match.number <= len(match.choices), "answers to a round are one decision"


def test_the_same_seed_and_choices_are_the_same_match(any_game: str) -> None:
    assert play_on(started(any_game)).save() == play_on(started(any_game)).save()


def test_another_seed_deals_other_cards() -> None:
    assert veillee.new("high_card", seed=1).hash() != veillee.new("high_card", seed=2).hash()


@pytest.mark.rule("C4-004", "C4-005")
def test_a_win_and_a_draw_of_connect_four() -> None:
    won = duel("abababa").result
    assert won is not None
    assert (won.winners, won.reason, won.rule) == ((0,), "reason-line", "C4-004")
    drawn = duel(DRAWN).result
    assert drawn is not None
    assert (drawn.winners, drawn.reason) == ((0, 1), "reason-full")


@pytest.mark.parametrize("line", ["acacaca", "aabbccd", "abbcdccdadd", "gffedeedgdd"])
def test_lines_of_four_are_seen_in_every_direction(line: str) -> None:
    match = duel(line)
    assert match.result is not None
    assert match.result.winners == (0,)


def test_a_line_does_not_run_over_the_edge_of_the_board() -> None:
    """Three discs at the top of one column and one at the foot of the next are no line."""
    match = duel("bacagaacaga")
    assert not match.over
