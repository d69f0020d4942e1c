"""The specification's worked examples: working, hiring and the Town Hall (TV-01 to TV-03, TV-16 to TV-34)."""

from __future__ import annotations

import pytest

from tests.games.raiders.builder import (
    Scenario,
    crew,
    discarded,
    display,
    do,
    hand,
    has,
    offered,
    seat,
    stock,
    supply,
    table_of,
    tiles,
    village,
    worker,
)
from veillee.testing import asked, kinds_of, told


@pytest.mark.rule("RAI-038", "RAI-057", "RAI-041", "RAI-049")
def test_tv01_the_opening_turn() -> None:
    match = Scenario().hand("red", "forager", "archer", "sage").turn()
    do(match, "place:mill", "gain:provisions", "take:gate_house", "draw")
    assert stock(match) == {"provisions": 1, "silver": 2}
    assert len(hand(match)) == 5 and worker(match) == "black"
    assert village(match) == {"town_hall": "black", "treasury": "black", "mill": "black"}
    assert (supply(match, "provisions"), supply(match, "silver")) == (31, 28)
    assert asked(match) == ("blue", "WorkOrRaid")


@pytest.mark.rule("RAI-039", "RAI-041", "RAI-068")
def test_tv02_the_first_options() -> None:
    match = Scenario().turn()
    assert match.legal_keys == ("place:barracks", "place:mill", "place:silversmith")
    do(match, "place:silversmith", "gain:silver")
    assert offered(match, "take") == {"gate_house", "town_hall", "treasury"}


@pytest.mark.rule("RAI-006", "RAI-047")
def test_tv03_declining_an_action() -> None:
    match = Scenario().goods("red", silver=0).hand("red", "archer", "sage").turn()
    do(match, "place:barracks")
    assert asked(match) == ("red", "TakeWorker")  # no card can be paid: nothing to decide
    do(match, "take:treasury", "skip")
    assert hand(match) == ["archer", "sage"] and stock(match) == {}
    assert village(match) == {"gate_house": "black", "town_hall": "black", "barracks": "black"}
    assert table_of(match).used == 0


@pytest.mark.rule("RAI-065", "RAI-063")
def test_tv16_a_second_hero() -> None:
    match = Scenario().crew("red", "folke", "scout", "scout").hand("red", "brynjar").goods("red", silver=4).turn()
    do(match, "place:barracks", "hire:brynjar")
    assert asked(match) == ("red", "TakeWorker")  # only Folke can make room, so nothing is asked
    assert crew(match) == ["brynjar", "scout", "scout"]
    assert has(match, "silver") == 0 and discarded(match) == ["folke"]


@pytest.mark.rule("RAI-062", "RAI-089", "RAI-067", "RAI-063")
def test_tv17_a_full_crew() -> None:
    five = ("gravedigger", "archer", "archer", "scout", "sage")
    match = Scenario().crew("red", *five).hand("red", "forager").goods("red", silver=1).turn()
    do(match, "place:barracks", "hire:forager")
    assert kinds_of(match) == {"dismiss"} and offered(match, "dismiss") == set(five)
    do(match, "dismiss:gravedigger")
    assert has(match, "gold") == 0 and discarded(match) == ["gravedigger"]
    assert len(crew(match)) == 5 and "forager" in crew(match)


@pytest.mark.rule("RAI-109", "RAI-137", "RAI-054")
def test_tv18_recruiter_prices() -> None:
    def barracks(silver: int) -> set[str]:
        scenario = Scenario().crew("red", "recruiter", "recruiter").hand("red", "huntsman", "mercenary")
        match = do(scenario.goods("red", silver=silver).turn(), "place:barracks")
        return offered(match, "hire")

    assert barracks(0) == {"huntsman"}
    assert barracks(1) == {"huntsman"}
    assert barracks(2) == {"huntsman", "mercenary"}
    scenario = Scenario().crew("red", "recruiter", "recruiter").hand("red", "recruiter", "huntsman", "mercenary")
    match = do(scenario.goods("red", silver=2).turn(), "place:mill", "skip", "take:town_hall", "play:recruiter")
    assert offered(match, "hire") == {"huntsman", "mercenary"}
    do(match, "hire:huntsman", "keep_crew")
    assert has(match, "silver") == 0 and crew(match) == ["huntsman", "recruiter", "recruiter"]


@pytest.mark.rule("RAI-137")
def test_tv18_the_recruiter_needs_two_silver_even_for_a_cheap_card() -> None:
    scenario = Scenario().hand("red", "recruiter", "huntsman").goods("red", silver=1)
    match = do(scenario.turn(), "place:mill", "skip", "take:town_hall", "play:recruiter")
    assert asked(match)[0] == "blue" and hand(match) == ["huntsman"]


def long_house(**goods: int) -> Scenario:
    return Scenario().worker("red", "grey").crew("red", "sage").goods("red", **goods)


@pytest.mark.rule("RAI-059", "RAI-110")
def test_tv19_long_house_with_a_sage() -> None:
    match = long_house(livestock=1, gold=1, silver=2).display("o13", "o07", "o08").turn()
    do(match, "place:long_house")
    assert set(match.legal_keys) == {"exchange", "offer:o13", "skip"}
    do(match, "exchange")
    assert set(match.legal_keys) == {"offer:o13", "skip"}
    do(match, "offer:o13")
    assert stock(match) == {"provisions": 2} and tiles(match) == ["o13"]
    assert asked(match) == ("red", "TakeWorker")


@pytest.mark.rule("RAI-110")
def test_tv19_the_other_way_round_or_stop_after_one() -> None:
    match = long_house(livestock=1, gold=1, silver=2).display("o13", "o07", "o08").turn()
    do(match, "place:long_house", "offer:o13")
    assert set(match.legal_keys) == {"exchange", "skip"}
    do(match, "skip")
    assert stock(match) == {"livestock": 1}


@pytest.mark.rule("RAI-061", "RAI-110")
def test_tv20_a_sage_buys_the_newly_revealed_tile() -> None:
    match = long_house(gold=1, iron=1, silver=4).display("o16", "o07", "o08").dictate("o09", "o01").turn()
    do(match, "place:long_house", "offer:o16")
    assert display(match) == ["o09", "o07", "o08"]
    do(match, "offer:o09")
    assert tiles(match) == ["o16", "o09"] and len(table_of(match).offerings) == 11


@pytest.mark.rule("RAI-135", "RAI-116", "RAI-046", "RAI-047")
def test_tv21_a_merchant_copies_the_mill() -> None:
    scenario = Scenario().worker("red", "grey").crew("red", "forager").hand("red", "merchant")
    match = scenario.village(mill="black", gate_house="black", treasury="black").turn()
    do(match, "place:town_hall", "play:merchant", "copy:mill", "gain:provisions")
    assert has(match, "provisions") == 3
    do(match, "take:mill")
    assert has(match, "provisions") == 3 and worker(match) == "black"
    assert "used-before" in told(match) and asked(match)[0] == "blue"


@pytest.mark.rule("RAI-135", "RAI-136")
def test_tv22_a_merchant_with_a_black_worker() -> None:
    scenario = Scenario().hand("red", "merchant", "forager", "sage").goods("red", silver=3, livestock=2, iron=1)
    match = do(scenario.turn(), "place:silversmith", "gain:silver", "take:town_hall", "play:merchant")
    assert offered(match, "copy") == {"gate_house", "treasury", "barracks", "mill"}


@pytest.mark.rule("RAI-056", "RAI-055")
@pytest.mark.parametrize(("choice", "left"), [("forge:iron", {"silver": 2}), ("forge:silver", {"iron": 1})])
def test_tv23_the_armour_cap(choice: str, left: dict[str, int]) -> None:
    scenario = Scenario().worker("red", "grey").tracks("red", armour=9).goods("red", iron=1, silver=2)
    match = do(scenario.turn(), "place:armoury")
    assert set(match.legal_keys) == {"forge:iron", "forge:silver", "skip"}
    do(match, choice)
    assert seat(match).armour == 10 and stock(match) == left


@pytest.mark.rule("RAI-056")
def test_tv23_at_ten_nothing_is_forged() -> None:
    scenario = Scenario().worker("red", "grey").tracks("red", armour=10).goods("red", iron=1, silver=2)
    assert asked(do(scenario.turn(), "place:armoury")) == ("red", "TakeWorker")


@pytest.mark.rule("RAI-057", "RAI-100")
def test_tv24_a_white_worker_at_the_mill() -> None:
    def mill(choice: str) -> dict[str, int]:
        scenario = Scenario().worker("red", "white").crew("red", "forager").goods("red", silver=0)
        return stock(do(scenario.turn(), "place:mill", choice))

    assert mill("gain:provisions") == {"provisions": 3}
    assert mill("gain:gold") == {"gold": 1}
    match = do(Scenario().worker("red", "white").supply(gold=0).turn(), "place:mill")
    assert set(match.legal_keys) == {"gain:provisions", "skip"}


@pytest.mark.rule("RAI-026", "RAI-028")
def test_tv25_a_short_supply() -> None:
    match = do(Scenario().worker("red", "grey").supply(provisions=1).turn(), "place:mill", "gain:provisions")
    assert has(match, "provisions") == 1 and supply(match, "provisions") == 0
    scenario = (
        Scenario().worker("red", "grey").goods("red", livestock=2).supply(provisions=0).display("o07", "o08", "o01")
    )
    assert asked(do(scenario.turn(), "place:long_house")) == ("red", "TakeWorker")
    scenario = Scenario().hand("red", "archer", "sage").supply(gold=0).village(mill="black", barracks="black")
    assert kinds_of(do(scenario.turn(), "place:treasury")) == {"sell", "skip"}


@pytest.mark.rule("RAI-030", "RAI-031")
def test_tv26_exceeding_a_limit_during_the_turn() -> None:
    def silversmith_first() -> Scenario:
        scenario = Scenario().hand("red", "warlord").goods("red", silver=7)
        return scenario.village(barracks="black", mill="black", treasury="black")

    match = do(silversmith_first().turn(), "place:silversmith", "gain:silver")
    assert has(match, "silver") == 10
    do(match, "take:barracks", "hire:warlord")
    assert has(match, "silver") == 6 and "returns-surplus" not in told(match)
    match = do(silversmith_first().turn(), "place:silversmith", "gain:silver", "take:barracks", "skip")
    assert has(match, "silver") == 8 and told(match, "returns-surplus") == ["returns-surplus"]


@pytest.mark.rule("RAI-034", "RAI-032", "RAI-033", "RAI-128")
def test_tv27_a_draw_with_a_reshuffle() -> None:
    four = ("archer", "sage", "trader", "scout")
    match = Scenario().hand("red", "gatekeeper").draw_pile("champion", discard=four).turn()
    do(match, "place:mill", "skip", "take:town_hall", "play:gatekeeper")
    assert len(table_of(match).draw) == 3 and discarded(match) == []
    assert len(hand(match)) == 3 and "champion" in hand(match)
    assert told(match, "reshuffle") == ["reshuffle"]


@pytest.mark.rule("RAI-134")
def test_tv28_a_mercenary_with_three_players() -> None:
    scenario = Scenario(3).hand("red", "mercenary").goods("blue", silver=2).goods("green", silver=1, provisions=1)
    match = do(scenario.turn(), "place:mill", "skip", "take:town_hall", "play:mercenary")
    assert asked(match) == ("green", "Give") and has(match, "silver", "blue") == 1
    assert offered(match, "give") == {"silver", "provisions"}
    do(match, "give:provisions")
    assert stock(match) == {"silver": 3, "provisions": 1} and stock(match, "green") == {"silver": 1}


@pytest.mark.rule("RAI-139")
def test_tv29_a_scout() -> None:
    four = ("archer", "sage", "trader", "champion")
    match = Scenario().hand("red", "scout", *four).hand("blue", "forager", "jeweller").turn()
    do(match, "place:mill", "skip", "take:town_hall", "play:scout")
    assert offered(match, "swap_cards") == {"blue:1", "blue:2"}
    do(match, "swap_cards:blue:2", "hand_over:archer", "hand_over:sage")
    assert hand(match) == ["champion", "forager", "jeweller", "trader"]  # blue has no choice left
    assert hand(match, "blue") == ["archer", "sage"]
    scenario = Scenario().hand("red", "scout", *four)
    match = do(scenario.turn(), "place:mill", "skip", "take:town_hall", "play:scout")
    assert asked(match)[0] == "blue" and "no-effect" in told(match) and hand(match) == sorted(four)


@pytest.mark.rule("RAI-118", "RAI-042", "RAI-119")
def test_tv30_an_archer() -> None:
    scenario = Scenario().hand("red", "archer").village(armoury="grey", mill="white", treasury="black")
    match = do(scenario.turn(), "place:town_hall", "play:archer")
    assert offered(match, "swap") == {"blue:mill", "blue:treasury", "blue:town_hall"}
    do(match, "swap:blue:mill")
    assert worker(match, "blue") == "white" and village(match)["mill"] == "black"
    assert stock(match) == {"silver": 2} and asked(match) == ("red", "TakeWorker")
    assert offered(match, "take") == {"armoury", "mill", "treasury"}


@pytest.mark.rule("RAI-129", "RAI-130")
def test_tv32_a_gravedigger_in_the_town_hall() -> None:
    def play(*cards: str) -> Scenario:
        return Scenario().hand("red", *cards).crew("red", "huntsman")

    match = do(play("gravedigger", "champion").turn(), "place:mill", "skip", "take:town_hall", "play:gravedigger")
    do(match, "recall:huntsman")
    assert crew(match) == ["champion"] and hand(match) == ["huntsman"]
    assert has(match, "silver") == 2 and discarded(match) == ["gravedigger"]
    match = do(play("gravedigger").turn(), "place:mill", "skip", "take:town_hall", "play:gravedigger")
    assert asked(match)[0] == "blue" and crew(match) == ["huntsman"] and "no-effect" in told(match)


@pytest.mark.rule("RAI-141", "RAI-061")
def test_tv33_a_traders_discount() -> None:
    scenario = Scenario().hand("red", "trader").goods("red", iron=1, livestock=1).display("o06", "o08", "o01")
    match = do(scenario.dictate("o02").turn(), "place:mill", "skip", "take:town_hall", "play:trader")
    assert offered(match, "bargain") == {"o06:gold"}
    do(match, "bargain:o06:gold")
    assert tiles(match) == ["o06"] and stock(match) == {"silver": 2}
    assert display(match) == ["o02", "o08", "o01"]


@pytest.mark.rule("RAI-138", "RAI-145")
def test_tv34_a_sage_in_the_town_hall() -> None:
    scenario = Scenario().hand("red", "sage").display("o01", "o02", "o03").stack(5)
    match = do(scenario.turn(), "place:mill", "skip", "take:town_hall", "play:sage")
    table = table_of(match)
    assert len(table.offerings) == 5 and not {"o01", "o02", "o03"} & set(display(match))
    assert sorted(table.offerings.layers[-1]) == [0, 1, 2] and table.ending == -1
