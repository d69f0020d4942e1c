"""Setting up: seats, merchants, the harbour, the town and the clock (chapters 2.1 to 2.3)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations
from typing import Any

import pytest

from tests.games.cove.builder import (
    CONTENT,
    LEXICON,
    Scenario,
    aboard,
    asked,
    bag,
    goods,
    halls,
    new,
    row,
    seat,
    stack,
    table_of,
)
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.games.cove import MERCHANT_IDS
from veillee.games.cove.box import CLANS, KINDS, NONE
from veillee.games.cove.merchants import ROOMS
from veillee.games.cove.merchants.entertainer.content import SONG_PLACE_IDS
from veillee.games.cove.merchants.entertainer.stage import Stage
from veillee.games.cove.steps import common
from veillee.games.cove.table import CoveTable
from veillee.games.cove.words import CELL_IDS, CLAN_IDS, KIND_IDS
from veillee.testing import happened, told

ALL = "entertainer blacksmith captain alchemist"
ROW = "lo01 lo02 lo03 lo04"


def dealt(merchants: str, hourglasses: str = "") -> Match:
    """A match with Criminals and four locals on the Grand Square; then the stack of hourglasses, the top one first."""
    sets = "locals_mercenaries"
    comes = f"criminals 0 {ROW} {hourglasses}"
    return new(merchants, comes=comes, rogue_card="criminals", townsfolk_sets=sets)


# -- seats and merchants ----------------------------------------------------------------------------


@pytest.mark.rule("COV-003")
@pytest.mark.parametrize(
    ("mode", "players", "possible"),
    [("standard", n, n in (2, 3, 4)) for n in range(1, 6)]
    + [("solo", n, n == 1) for n in range(1, 3)]
    + [("peddler", n, n in (2, 3)) for n in range(1, 5)],
)
def test_seats_of_each_mode(mode: str, players: int, possible: bool) -> None:
    if not possible:
        with pytest.raises(SetupError, match="player"):
            new(players=players, mode=mode)
        return
    table = table_of(new(players=players, mode=mode))
    assert len(table.seats) == players
    assert (table.peddler is not None) == (mode != "standard")
    assert 2 <= table.sides <= 4


@pytest.mark.rule("COV-004")
@pytest.mark.parametrize("pair", list(combinations(MERCHANT_IDS, 2)))
def test_any_merchants_may_meet(pair: tuple[str, str]) -> None:
    match = new(" ".join(pair))
    assert [LEXICON.id("merchant", player.merchant) for player in table_of(match).seats] == list(pair)


@pytest.mark.rule("COV-004", "COV-226")
def test_tv48_no_merchant_twice_and_the_others_are_dealt() -> None:
    with pytest.raises(SetupError):
        new("entertainer entertainer")
    orders = set()
    for order in permutations(("entertainer", "blacksmith", "alchemist")):
        match = new("captain - - -", comes=" ".join(order))
        orders.add(tuple(LEXICON.id("merchant", player.merchant) for player in table_of(match).seats))
    assert orders == {("captain", *order) for order in permutations(("entertainer", "blacksmith", "alchemist"))}
    assert told(match, "merchant") == ["merchant"] * 4


@pytest.mark.rule("COV-226")
def test_dealt_merchants_are_all_different() -> None:
    dealt = set()
    for seed in range(20):
        merchants = [player.merchant for player in table_of(new(players=4, seed=seed)).seats]
        assert len(set(merchants)) == 4
        dealt.add(tuple(merchants))
    assert len(dealt) > 5


@pytest.mark.rule("COV-004", "COV-226")
def test_nobody_is_dealt_what_a_later_seat_has_chosen() -> None:
    for roles in ("- captain", "- - captain", "- - - captain"):
        dealt = {table_of(new(roles, seed=seed)).seats[0].merchant for seed in range(20)}
        assert {MERCHANT_IDS[merchant] for merchant in dealt} == {"entertainer", "blacksmith", "alchemist"}, roles


def test_free_choice_of_cards_needs_the_entertainer() -> None:
    with pytest.raises(SetupError):
        new("captain blacksmith", free_choice_of_cards="yes")
    assert table_of(new("captain entertainer", free_choice_of_cards="yes")).free_choice


# -- the harbour ------------------------------------------------------------------------------------


@pytest.mark.rule("COV-005", "COV-006")
def test_four_clans_rogues_and_a_joker() -> None:
    assert CLAN_IDS == ("warrior", "bard", "wizard", "noble") and KIND_IDS[KINDS:] == ("paladin",)
    assert CONTENT.colors == ("red", "green", "blue", "yellow", "grey", "white")
    match = new(ALL)
    table = table_of(match)
    assert len(table.halls) == CLANS and len(table.bag) == KINDS  # nobody can be in the Paladins' hall
    assert all(kind < KINDS for boat in table.boats for kind in boat)


@pytest.mark.rule("COV-011", "COV-036")
def test_every_day_begins_with_two_adventurers_on_each_boat() -> None:
    table = table_of(new(ALL))
    assert [len(boat) for boat in table.boats] == [2] * 6 and table.at == [NONE] * 6
    assert [common.side_of(boat) for boat in range(6)] == [0, 0, 0, 1, 1, 1]


@pytest.mark.rule("COV-012", "COV-013", "COV-014")
def test_three_piers_with_four_docks() -> None:
    for side, own in ((1, {"bazaar_w", "square_w"}), (4, {"square_e", "black_e"})):
        match = Scenario().boat(side, "WWB").comes("N").arrival("captain")
        match.play(f"embark:boat_{side}")
        assert {key.partition(":")[2] for key in match.legal_keys} == own


@pytest.mark.rule("COV-015")
def test_a_pier_has_the_adventurers_of_all_its_boats() -> None:
    table = Scenario().piers(bazaar_w="WWNN", square_w="WWBZ", square_e="WRRN", black_e="BBBW").table
    assert [common.on_pier(table, pier, 0) for pier in range(3)] == [2, 3, 1]
    assert sum(common.on_pier(table, 1, kind) for kind in range(KINDS)) == 8


@pytest.mark.rule("COV-016")
def test_a_full_boat_without_a_dock_is_at_sea() -> None:
    table = Scenario().boat(1, "WWNN", "bazaar_w").boat(2, "WWZZ", "square_w").boat(3, "WNNN").table
    assert common.at_sea(table, 0, 0) == 1 and common.at_sea(table, 0, 3) == 3
    assert not common.has_room(table, 2) and not common.has_room(table, 0)


@pytest.mark.rule("COV-017", "COV-018")
def test_halls_lair_and_the_grand_square_are_places_of_their_own() -> None:
    assert {"hall_warrior", "hall_bard", "hall_wizard", "hall_noble", "hall_paladin", "rogues_lair"} <= set(CELL_IDS)
    assert "grand_square" in CELL_IDS and "pier_square" in CELL_IDS
    assert "hall_paladin" not in SONG_PLACE_IDS and "rogues_lair" not in SONG_PLACE_IDS
    match = dealt(ALL)
    assert row(match) == ROW.split()


# -- what chance decides ----------------------------------------------------------------------------


@pytest.mark.rule("COV-021", "COV-022", "COV-023", "COV-070", "COV-071", "COV-072")
@pytest.mark.parametrize(("card", "lair"), [("criminals", 2), ("cultists", 1), ("robbers", 3)])
def test_the_rogue_card_divides_the_rogues(card: str, lair: int) -> None:
    match = new("captain blacksmith", rogue_card=card)
    table = table_of(match)
    assert table.lair == lair and LEXICON.id("rogue_card", table.rogue_card) == card
    assert halls(match) == {"warrior": 1, "bard": 1, "wizard": 1, "noble": 1}
    drawn = Counter(kind for boat in table.boats for kind in boat)
    total = {letter: number + drawn["WBZNR".index(letter)] for letter, number in bag(match).items()}
    assert total == {"W": 12, "B": 12, "Z": 8, "N": 8, "R": 8 - lair}


@pytest.mark.rule("COV-021", "COV-024")
def test_rogue_card_and_sets_come_by_chance_or_by_setting() -> None:
    seen = {(table_of(match).rogue_card, sets_of(match)) for match in (new(seed=seed) for seed in range(40))}
    assert {card for card, _ in seen} == {0, 1, 2}
    assert {pair for _, pair in seen} == {(0, 1), (0, 2), (1, 2)}
    for seed in range(5):
        assert sets_of(new(seed=seed, townsfolk_sets="mercenaries_sailors")) == (1, 2)


def sets_of(match: Match) -> tuple[int, ...]:
    table = table_of(match)
    return tuple(sorted({CONTENT.townsfolk[card].set for card in (*table.deck, *table.row)}))


@pytest.mark.rule("COV-018", "COV-024")
def test_four_of_24_townsfolk_are_revealed() -> None:
    table = table_of(new("captain blacksmith"))
    assert len(table.row) == 4 and NONE not in table.row and len(table.deck) == 20
    assert not set(table.row) & set(table.deck)


@pytest.mark.rule("COV-025")
def test_sixty_corruption_cards() -> None:
    table = table_of(new(ALL))
    assert table.corruption == 60 and all(player.corruption == 0 for player in table.seats)


@pytest.mark.rule("COV-026")
def test_the_stack_of_hourglasses_is_random_but_the_lone_human_begins() -> None:
    tops = {stack(new("captain blacksmith", seed=seed))[0] for seed in range(12)}
    assert tops == {"captain", "blacksmith"}
    tops = {stack(new("captain blacksmith", mode="peddler", seed=seed))[0] for seed in range(20)}
    assert tops >= {"captain", "blacksmith"}
    for seed in range(6):
        match = new("alchemist", mode="solo", seed=seed)
        assert stack(match) == ["alchemist", "peddler"] and asked(match)[0] == "alchemist"


@pytest.mark.rule("COV-029")
@pytest.mark.parametrize("merchants", ["entertainer alchemist", "alchemist blacksmith entertainer captain"])
def test_every_seat_carries_out_its_merchants_own_set_up(merchants: str) -> None:
    match = new(merchants, seed=3)
    seats = table_of(match).seats
    workshops: dict[str, Any] = {who: seats[place].workshop for place, who in enumerate(merchants.split())}
    assert len(workshops["entertainer"].hand) == 2 and len(workshops["entertainer"].skill_pile) == 4
    assert [len(chute) for chute in workshops["alchemist"].chutes] == [5] * 4 and sum(workshops["alchemist"].rack) == 3


@pytest.mark.rule("COV-019", "COV-026", "COV-028", "COV-020", "COV-227", "COV-029", "COV-031", "COV-033")
def test_tv38_start_of_the_game() -> None:
    seats = "captain alchemist entertainer blacksmith"
    match = dealt(ALL, seats)
    assert stack(match) == seats.split()
    for who in ALL.split():
        assert (seat(match, who).gold, seat(match, who).hour, goods(match, who)) == (0, 1, "")
    for player in table_of(match).seats:
        assert type(player.workshop) is type(ROOMS[player.merchant].opens(table_of(match)))
    assert asked(match)[0] == "captain"
    match.play("visit:oars")
    while asked(match)[0] == "captain":
        match.play(match.legal_keys[-1])
    assert seat(match, "captain").hour == 2 and "arrives" not in told(match)
    assert asked(match)[0] == "alchemist"


@pytest.mark.rule("COV-227")
def test_the_order_of_everything_random() -> None:
    match = new(players=3, mode="peddler", seed=5)
    order = told(match, "merchant", "rogue-card", "townsfolk-sets", "townsfolk-shows", "hourglass", "day")
    expected = ["merchant"] * 3 + ["rogue-card", "townsfolk-sets"] + ["townsfolk-shows"] * 4 + ["hourglass"] * 4
    assert order[: len(expected) + 1] == [*expected, "day"]
    assert [event.kind for event in happened(match)] == [
        event.kind for event in happened(new(players=3, mode="peddler", seed=5))
    ]


@pytest.mark.rule("COV-238")
def test_only_decks_and_the_entertainers_hand_are_hidden() -> None:
    """What another seat may imagine differs in these alone."""
    match = new(ALL, seed=3)
    table = table_of(match)
    captain = [player.merchant for player in table.seats].index(2)
    open_things = ("bag", "boats", "at", "halls", "lair", "row", "discard", "hourglasses")
    hands = set()
    for chance in range(8):
        other = table_of(match.fork(for_seat=captain, chance=chance))
        for field in open_things:
            assert getattr(other, field) == getattr(table, field)
        assert sorted(other.deck) == sorted(table.deck)
        hands.add(hand_of(other))
    assert len(hands) > 1
    own = {hand_of(table_of(match.fork(for_seat=0, chance=chance))) for chance in range(4)}
    assert len(own) == 1


def hand_of(table: CoveTable) -> tuple[int, ...]:
    """The cards of the Entertainer, who sits first."""
    stage = table.seats[0].workshop
    assert isinstance(stage, Stage)
    return tuple(sorted(stage.hand))


@pytest.mark.rule("COV-010")
def test_the_active_player_decides() -> None:
    match = Scenario("captain blacksmith").boat(1, "WWB").comes("N").arrival("blacksmith")
    assert asked(match) == ("blacksmith", "Embark")
    match.play("embark:boat_1")
    assert asked(match) == ("blacksmith", "ChooseDock")
    assert aboard(match, 1) == "BNWW"
