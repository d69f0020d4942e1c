"""The kit passes sound games and finds what is wrong with broken ones."""

from __future__ import annotations

import pytest
from examples import connect_four, night_watch

import veillee
from tests.games import campfire, high_card
from tests.helpers import play_on, started
from veillee.core.chance import Chance
from veillee.core.spec import GameSpec
from veillee.testing import (
    ConformanceError,
    Keepsakes,
    Report,
    check_chance,
    check_classes,
    check_decision,
    check_fork,
    check_game,
    check_goes_on,
    check_hostile,
    check_isolation,
    check_opening,
    check_pauses,
    check_position,
    check_replay,
    check_result,
    check_save,
    check_secrets,
    check_shown,
    check_table,
    check_told,
    check_undo,
    check_words,
)
from veillee.testing.cases import cases

Spec = GameSpec[object, veillee.core.table.Table]


@pytest.mark.parametrize("game", [connect_four.GAME, high_card.GAME, campfire.GAME], ids=lambda game: game.id)
@pytest.mark.parametrize("thorough", [False, True])
def test_a_sound_game_passes(game: Spec, thorough: bool) -> None:
    report = check_game(game, matches=8, seed="sound", thorough=thorough)
    assert isinstance(report, Report)
    assert report.matches == 8 + (game is campfire.GAME), "one match more was begun by the earlier rules of Campfire"
    assert report.unseen == ()
    assert report.decisions == sum(report.kinds.values())
    assert f"{game.id}: {report.matches} matches, {report.decisions} decisions, no fault found" in str(report)


def test_whatever_a_game_has_is_checked() -> None:
    report = check_game(campfire.GAME, matches=8, seed="sound")
    for check in ("check_round", "check_vote", "check_unforeseen", "check_hope", "check_restore", "check_carry_over"):
        assert report.checks[check] > 0, check
    assert report.chapters == 0, "Campfire has no campaign"
    report = check_game(night_watch.GAME, matches=2, seed="sound")
    assert (report.chapters, report.matches) == (3, 5), "chapters are matches, and questioned like all others"


def test_the_same_seed_checks_the_same_matches() -> None:
    one, other = (check_game(high_card.GAME, matches=4, seed=7) for _ in range(2))
    assert one == other


def test_every_way_to_start_takes_its_turn() -> None:
    spec = veillee.core.spec.game("pilgrims")
    ways = set()
    for case, _ in zip(cases(spec, 0), range(14 * 10), strict=False):
        setup = case.setup
        ways.add((setup.mode, len(setup.seats), setup.level, setup.settings["side"]))
        assert setup.settings["first"] == "random" or int(setup.settings["first"]) <= len(setup.seats)
    assert len(ways) == (3 + 3 + 4 + 4) * 2


def test_only_some_modes_can_be_checked() -> None:
    report = check_game(veillee.core.spec.game("pilgrims"), matches=1, modes=["solo"])
    assert list(report.ways) == ["solo easy 1"]
    with pytest.raises(veillee.SetupError, match="has no mode 'duel'"):
        check_game(high_card.GAME, modes=["duel"])


@pytest.mark.usefixtures("small_games")
@pytest.mark.parametrize("game", ["connect_four", "high_card"])
def test_every_check_can_be_used_alone(game: str) -> None:
    """Given a match in the middle, then each promise can be checked by itself, and the match is as it was."""
    before = started(game, 1)
    match = started(game, 2)
    saved = match.save()
    chance = Chance("alone")
    keepsakes = Keepsakes()
    keepsakes.keep(match)
    for check in (check_table, check_goes_on, check_decision, check_classes, check_replay, check_undo):
        check(match)
    check_fork(match)
    check_position(match)
    for chancy in (check_save, check_isolation, check_secrets, check_hostile):
        chancy(match, chance)
    check_words(match)
    check_chance(match, match.legal_keys[0], chance)
    check_opening(started(game), chance)
    check_told(match, before)
    check_shown(match, before)
    check_pauses(match)
    assert match.save() == saved
    play_on(match)
    check_result(match)
    keepsakes.check(match)


@pytest.mark.usefixtures("small_games")
def test_a_match_that_goes_on_has_no_result_to_check() -> None:
    with pytest.raises(ConformanceError, match="result: the match has no result yet"):
        check_result(started("connect_four"))
