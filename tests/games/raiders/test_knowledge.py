"""What a seat may not see, and that every piece stays in one place (RAI-008, RAI-009, RAI-004, RAI-005)."""

from __future__ import annotations

from collections import Counter

import pytest

import veillee
from tests.games.raiders.builder import Scenario, do, kind_of, opponent_of, seat, table_of, value
from tests.helpers import play_on
from veillee.core.match import Match
from veillee.games.raiders.faults import faults
from veillee.games.raiders.secrets import secrets
from veillee.games.raiders.table import RaidersTable


def hidden(match: Match, viewer: int) -> tuple[set[int], set[int], set[int], set[int]]:
    """Townsfolk, tiles, outpost tactics and monastery tactics that a seat may not see."""
    pools = [set(pool.pieces()) for pool in secrets(table_of(match), viewer)]
    return pools[0], pools[1], pools[2], pools[3]


@pytest.mark.rule("RAI-009", "RAI-008")
def test_a_hand_is_hidden_from_all_but_its_owner() -> None:
    match = Scenario().hand("red", "archer").crew("blue", "sage").hand("blue", "scout").turn()
    townsfolk = hidden(match, 0)[0]
    assert {kind_of(card) for card in seat(match, "blue").hand} == {"scout"}
    assert set(seat(match, "blue").hand) <= townsfolk and set(table_of(match).draw.layers[0]) <= townsfolk
    assert not set(seat(match).hand) & townsfolk and not set(seat(match, "blue").crew) & townsfolk
    assert set(seat(match).hand) <= hidden(match, 1)[0]


@pytest.mark.rule("RAI-009", "RAI-094")
def test_a_berserker_that_came_back_is_known_to_all() -> None:
    scenario = Scenario().set("harbour_west_1", 0, 1, 0, 1).goods("red", provisions=2).hand("red", "sage")
    match = do(scenario.crew("red", "berserker", "jeweller").turn(), "raid:harbour_west", "plunder:harbour_west_1")
    do(match, "fall:berserker")
    assert [kind_of(card) for card in seat(match).hand if card in hidden(match, 1)[0]] == ["sage"]


@pytest.mark.rule("RAI-009", "RAI-023")
def test_a_player_knows_the_cards_rejected() -> None:
    match = veillee.new("raiders", players=2, seed=4)
    rejected = []
    for _ in range(2):
        rejected.append(match.table.options[0].values[0])
        match.play(match.legal_keys[0])
    assert not set(rejected) & hidden(match, 0)[0] and set(rejected) <= hidden(match, 1)[0]


@pytest.mark.rule("RAI-138", "RAI-009")
def test_everybody_knows_which_tiles_a_sage_put_lowest() -> None:
    scenario = Scenario(solo="normal").hand("red", "sage").display("o01", "o02", "o03").tactics("t05", "t06")
    match = do(scenario.dictate("o04", "o05", "o06").turn(), "place:mill", "skip", "take:town_hall", "play:sage")
    assert hidden(match, 0)[1] == set(range(6, 16))
    assert sorted(table_of(match).offerings.layers[1]) == [0, 1, 2]


@pytest.mark.rule("RAI-160", "RAI-162")
def test_the_removed_tactics_can_be_told_once_all_others_were_seen() -> None:
    scenario = Scenario(solo="normal").tactics("t11", "t10")
    opponent = scenario.table.opponent
    assert opponent is not None
    outposts = {value("tactic", card) for card in ("t10", "t11", "t12", "t13")}
    match = scenario.dictate("t10").opponent_turn()
    assert hidden(match, 0)[2] <= outposts - {value("tactic", "t10")}
    removed = opponent_of(match).removed[0]
    for card in outposts - {removed}:
        opponent_of(match).revealed |= 1 << card
    assert hidden(match, 0)[2] == {removed}


@pytest.mark.rule("RAI-004", "RAI-005", "RAI-003")
@pytest.mark.parametrize(("mode", "players", "level"), [("standard", 2, ""), ("standard", 4, ""), ("solo", 1, "hard")])
def test_nothing_is_lost_or_made_in_a_match(mode: str, players: int, level: str) -> None:
    """Counted here once more, without the help of `faults`, all along a match at random."""
    match = veillee.new("raiders", mode=mode, players=players, level=level or None, seed="counted")
    for _ in range(12):
        count(table_of(match))
        if match.over:
            break
        play_on(match, 40, seed=match.number)
        assert faults(table_of(match)) == []


def count(table: RaidersTable) -> None:
    cards: Counter[int] = Counter(table.discard)
    for layer in table.draw.layers:
        cards.update(layer)
    workers: Counter[int] = Counter(table.village) + Counter(table.set_worker)
    for player in table.seats:
        cards.update(player.hand + player.crew)
        workers[player.worker] += 1
    assert cards == Counter(range(71))
    for colour, number in enumerate((7, 11, 12)):
        assert workers[colour] + table.gone[colour] + sum(table.spots[colour::3]) == number
    theirs = 0 if table.opponent is None else table.opponent.provisions
    assert table.supply[4] + theirs + sum(player.goods[4] for player in table.seats) == 32
    assert table.supply[3] + sum(player.goods[3] for player in table.seats) == 32
    for good, number in ((0, 18), (1, 18), (2, 26)):
        lying = table.supply[good] + sum(table.plunder[good::4])
        assert lying + sum(player.goods[good] for player in table.seats) == number
    assert table.supply[5] + sum(table.plunder[3::4]) == 18


@pytest.mark.parametrize(
    ("spoil", "fault"),
    [
        ("table.supply[3] += 1", "good 3"),
        ("table.supply[4] -= 1", "good 4"),
        ("table.plunder[0] += 1", "good 0"),
        ("table.discard.append(table.seats[0].hand[0])", "townsfolk cards"),
        ("table.display[0] = table.display[1]", "offering tiles"),
        ("table.village[4] = 0", "workers of colour 0"),
        ("table.seats[0].worker = 1", "workers of colour 1"),
        ("table.seats[0].armour = 11", "armour"),
        ("table.seats[0].seen.pop()", "a knower"),
        ("table.opponent.provisions = 9", "the opponent"),
        ("table.opponent.pile.pop()", "tactics cards"),
        ("table.seats[0].crew = table.draw.layers[0][:6]; del table.draw.layers[0][:6]", "crew over its limit"),
    ],
)
def test_faults_notices_what_is_wrong(spoil: str, fault: str) -> None:
    table = table_of(Scenario(solo="normal").hand("red", "sage").turn())
    assert faults(table) == []
    exec(spoil, {"table": table})
    assert any(fault in found for found in faults(table))
