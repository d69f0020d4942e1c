"""The rules of Smugglers' Creek, one by one."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from examples.smugglers import GAME

import veillee
from tests.helpers import play_all
from veillee import Match
from veillee.testing.replays import at_hand


@pytest.fixture(autouse=True)
def the_creek() -> Iterator[None]:
    with at_hand(GAME):
        yield


def begun(*roles: str) -> Match:
    return veillee.new("smugglers", seed=1, roles=roles or ("smuggler", "officer"))


def scores(match: Match) -> list[int]:
    result = match.result
    assert result is not None
    return [score.total for score in result.scores]


@pytest.mark.rule("SC-002")
@pytest.mark.parametrize(("roles", "asked"), [(("smuggler",), 0), (("", "smuggler"), 1), (("officer",), 1)])
def test_where_one_has_chosen_the_other_is_what_is_left(roles: tuple[str, ...], asked: int) -> None:
    match = begun(*roles)
    assert match.decision is not None and match.decision.seat == asked
    assert match.lexicon.id("seat", asked) == "smuggler"


@pytest.mark.rule("SC-002")
def test_who_does_not_choose_is_dealt_a_role() -> None:
    first = {veillee.new("smugglers", seed=seed).waiting for seed in range(12)}
    assert first == {(0,), (1,)}


@pytest.mark.rule("SC-003", "SC-010", "SC-021")
def test_what_passes_is_sold_for_twice_its_value() -> None:
    match = play_all(begun(), "load:silk let_pass")
    assert [player.score for player in match.scene(0).players] == [6, 3]
    assert "load:silk" not in match.legal_keys
    assert str(match.explain("load:silk")).startswith("A roll of silk is not in the cave any more.")


@pytest.mark.rule("SC-010")
def test_only_the_smuggler_knows_what_is_in_the_boat() -> None:
    match = play_all(begun(), "load:pearls")
    assert "pearls" in str(match.scene(0).zone("boat:smuggler").pieces)
    assert not match.scene(1).zone("boat:smuggler").pieces
    assert match.events(seat=1)[-1].text == "The Smuggler loads a crate."


@pytest.mark.rule("SC-020", "SC-023")
def test_a_forbidden_crate_is_seized_and_an_honest_one_costs_amends() -> None:
    match = play_all(begun(), "load:silk search load:salt search")
    assert [player.score for player in match.scene(0).players] == [2, 6 + 1]


@pytest.mark.rule("SC-022")
def test_without_a_lantern_every_boat_passes() -> None:
    match = play_all(begun(), "load:silk search load:pearls search load:wine search load:tobacco")
    assert match.decision is not None and match.decision.seat == 0, "the Officer is not asked"


@pytest.mark.rule("SC-001", "SC-030", "SC-031")
def test_lanterns_left_are_points_and_a_tie_is_the_officers() -> None:
    keys = "load:silk search load:salt let_pass load:herring let_pass load:wine let_pass load:tobacco"
    match = play_all(begun(), f"{keys} let_pass")
    assert scores(match) == [2 + 2 + 4 + 4, 6 + 2]
    tied = play_all(begun(), "load:silk search load:pearls search load:wine let_pass load:salt search load:tobacco")
    assert scores(tied) == [4 + 2 + 4, 12]
    assert tied.result is not None and tied.result.winners == (1,)
