"""The base of all scenarios: pieces come from where they lie, values have ids, and the table stays whole."""

from __future__ import annotations

import pytest

import veillee
from tests.helpers import play_on
from veillee.core.match import Match
from veillee.games.pilgrims.steps.common import DrawObject
from veillee.testing import (
    Scenario,
    ScenarioError,
    asked,
    happened,
    kinds_of,
    laid_out,
    look,
    play,
    points,
    told,
    until,
)


def pilgrims(choices: int = 20) -> Scenario:
    return Scenario(play_on(veillee.new("pilgrims", players=2, seed=3), choices))


def hand_of(match: Match, color: str) -> set[str]:
    return set(look(match, color, "hand"))


# -- pieces ---------------------------------------------------------------------------------


def test_a_piece_comes_from_wherever_it_lies() -> None:
    """Given a match in the middle, then deck, map, river and another's hand give what is asked of them."""
    scenario = pilgrims()
    before = scenario.match()
    on_map = next(piece for cell, piece in look(before, "", "map").items() if piece and cell not in ("d1", "b2", "a3"))
    in_river = look(before, "", "river")["3"]
    in_deck = scenario.box.lexicon.id("object", scenario.table.objects.unknown[0])
    theirs = sorted(hand_of(before, "blue"))[0]
    scenario.put("red", hand=[on_map, in_deck, theirs]).put("red", completed=in_river)
    match = scenario.match()
    assert hand_of(match, "red") == hand_of(before, "red") | {on_map, in_deck, theirs}
    assert theirs not in look(match, "blue", "hand")
    assert on_map not in look(match, "", "map").values()
    assert look(match, "", "river") == {**look(before, "", "river"), "3": ""}
    assert match.spec.faults(match.table) == []


def test_what_lies_beside_a_list_follows_it() -> None:
    """A hand of Raiders has a mark beside every card, a company of Pilgrims an Object under every Companion."""
    scenario = Scenario(play_on(veillee.new("raiders", players=2, seed=3), 2))
    mine = look(scenario.match(), "red", "hand")
    scenario.put("blue", crew=mine[0])
    assert list(look(scenario.match(), "red", "seen")) == mine[1:]
    company = pilgrims().put("red", company="witch").match()
    assert look(company, "red", "under")["witch"] == ""


def test_a_piece_may_be_called_by_its_id_its_number_or_its_kind() -> None:
    scenario = Scenario(laid_out("pilgrims", players=2)).put("red", hand="O46 club")
    assert look_at(scenario, "red", "hand") == ["crystal_ball", "club"]
    scenario = Scenario(laid_out("raiders", players=2)).put("red", crew="archer archer")
    assert look_at(scenario, "red", "crew") == ["archer_1", "archer_2"]


def look_at(scenario: Scenario, side: str, field: str) -> object:
    return scenario.named(scenario.side(side), field)


def test_a_piece_is_put_once() -> None:
    scenario = Scenario(laid_out("pilgrims", players=2)).put("red", hand="O46")
    with pytest.raises(ScenarioError, match="object 'O46' is used twice in the scenario"):
        scenario.put("blue", hand="O46")


@pytest.mark.parametrize(
    ("side", "field", "word", "message"),
    [
        ("red", "hand", "O99", "no object is called 'O99'; expected one of club, "),
        ("red", "pocket", "O01", "PilgrimsSeat has no 'pocket'; expected one of "),
        ("pink", "hand", "O01", "no seat 'pink'; expected one of red, blue, green, yellow, falconer"),
        ("green", "hand", "O01", "nobody sits at 'green': there are 2 seats"),
    ],
)
def test_what_does_not_exist_is_said(side: str, field: str, word: str, message: str) -> None:
    with pytest.raises(ScenarioError, match=message):
        Scenario(laid_out("pilgrims", players=2)).put(side, **{field: word})


def test_places_of_a_list() -> None:
    scenario = Scenario(laid_out("pilgrims", players=2)).put(map={"c3": "club", "b2": "witch"})
    assert {cell: piece for cell, piece in look_at_map(scenario).items() if piece} == {"b2": "witch", "c3": "club"}
    with pytest.raises(ScenarioError, match="no place is called 'f9'; expected one of a1, "):
        scenario.put(map={"f9": "axe"})


def look_at_map(scenario: Scenario) -> dict[str, str]:
    found: dict[str, str] = scenario.named(scenario.table, "map")
    return found


# -- values -----------------------------------------------------------------------------------


def test_values_by_their_ids() -> None:
    scenario = pilgrims(0).let("red", cell="c3", clovers=4, disks="foot horse").let(phase="activation", active="blue")
    assert look_at(scenario, "red", "cell") == "c3" and look_at(scenario, "red", "clovers") == 4
    assert look_at(scenario, "red", "disks") == {"foot", "horse"}
    assert (scenario.table.phase, scenario.table.active) == (2, 1)
    scenario.let("red", cell="")
    assert look_at(scenario, "red", "cell") == ""
    goods = Scenario(laid_out("raiders", players=2)).let("red", goods={"gold": 3, "iron": 1})
    assert look_at(goods, "red", "goods") == {"gold": 3, "iron": 1, "livestock": 0, "silver": 2, "provisions": 0}


def test_the_automated_opponent_is_a_side() -> None:
    scenario = Scenario(laid_out("pilgrims", mode="solo", level="easy")).let("falconer", clovers=1, falcon="c3")
    assert look_at(scenario, "falconer", "falcon") == "c3"


# -- going on -----------------------------------------------------------------------------------


def test_a_table_with_a_fault_is_refused_unless_it_is_forgiven() -> None:
    scenario = pilgrims()
    scenario.table.discard.append(scenario.table.objects.unknown[0])
    with pytest.raises(ScenarioError, match="the table is not whole: Objects: 73 of 72"):
        scenario.match()
    scenario.forgiven = ("Objects",)
    assert scenario.match().decision is not None


def test_the_match_a_scenario_began_with_stays_as_it_was() -> None:
    match = veillee.new("pilgrims", players=2, seed=3)
    before = match.hash()
    Scenario(match).put("red", company="witch").match()
    assert match.hash() == before


def test_the_same_is_asked_again_with_other_things_on_the_table() -> None:
    match = until(veillee.new("pilgrims", players=2, seed=3), lambda match: "go" in kinds_of(match))
    color, other = asked(match)[0], {"red": "blue", "blue": "red"}[asked(match)[0]]
    moved = Scenario(match).let(color, cell=look(match, other, "cell")).match()
    assert asked(moved) == asked(match)
    assert moved.legal_keys != match.legal_keys


def test_chance_is_dictated_by_id_or_by_number() -> None:
    scenario = Scenario(laid_out("pilgrims", players=2, settings={"first": "1"})).dictate("O46", "club")
    match = scenario.start(DrawObject(0, "PIL-201"), DrawObject(1, "PIL-201"))
    assert told(match) == ["draws-object", "draws-object"] and match.over
    assert (look(match, "red", "hand"), look(match, "blue", "hand")) == (["crystal_ball"], ["club"])


def test_playing_and_looking() -> None:
    match = veillee.new("raiders", players=2, seed=1)
    assert set(told(match, "setup")) == {"setup"} and happened(match)[0].kind == "setup"
    assert asked(match)[1] == "Reject"
    play(match, match.legal_keys[0])
    with pytest.raises(ScenarioError, match="the match goes on"):
        points(match, "red")
    until(match, lambda match: match.over)
    assert points(match, "red") == sum(points(match, "red", line.source) for line in sources(match))
    with pytest.raises(ScenarioError, match="nobody is asked"):
        asked(match)
    with pytest.raises(ScenarioError, match="the moment did not come"):
        until(match, lambda match: False)


def sources(match: Match) -> tuple[veillee.core.result.Points, ...]:
    assert match.result is not None
    return match.result.scores[0].sources
