"""Every townsfolk card, in the crew and in the Town Hall (chapters A9, A10 and B6)."""

from __future__ import annotations

import pytest

from tests.games.raiders.builder import (
    BOX,
    Scenario,
    crew,
    discarded,
    do,
    hand,
    has,
    offered,
    seat,
    stock,
    supply,
    table_of,
    value,
)
from veillee.core.match import Match
from veillee.games.raiders.scoring import crew_end_points
from veillee.games.raiders.steps.raid import crew_points, crew_strength, raid_price
from veillee.games.raiders.steps.townhall import works
from veillee.testing import asked, kinds_of, told

KINDS = {
    "harbour": "harbour_west",
    "outpost": "outpost_west",
    "monastery": "monastery_west",
    "fortress": "fortress_west",
}
ALL = BOX.content.type_ids
HEROES = ("brynjar", "folke", "ragnhildr")


# -- in the crew --------------------------------------------------------------------------------


@pytest.mark.rule("RAI-090", "RAI-105", "RAI-112", "RAI-115", "RAI-078", "RAI-064", "RAI-066")
@pytest.mark.parametrize("card", ALL)
def test_points_for_raids(card: str) -> None:
    """Archer, Marauder, Shieldmaiden and Warmonger at their own kind of site, and nobody anywhere else."""
    copies = 1 if card in HEROES else 2
    table = table_of(Scenario().crew("red", *[card] * copies).turn())
    found = {kind: crew_points(table, 0, value("site", site)) for kind, site in KINDS.items()}
    expected = {"archer": ("outpost", 2), "marauder": ("outpost", 1), "shieldmaiden": ("monastery", 1)}
    kind, points = (expected | {"warmonger": ("harbour", 1)}).get(card, ("harbour", 0))
    assert found == dict.fromkeys(KINDS, 0) | {kind: points * copies}


@pytest.mark.rule("RAI-091", "RAI-093", "RAI-096", "RAI-099", "RAI-108", "RAI-075")
@pytest.mark.parametrize("card", ALL)
def test_strength_in_raids(card: str) -> None:
    """Printed strength, and what Armourer, Barbarian and the heroes add."""
    match = Scenario().crew("red", card, "jeweller").tracks("red", armour=6, valkyries=4).turn()
    table = table_of(match)
    printed = BOX.content.types[ALL.index(card)].strength
    found = {kind: crew_strength(table, 0, value("site", site)) for kind, site in KINDS.items()}
    everywhere = {"brynjar": 2, "folke": 1, "ragnhildr": 2}.get(card, 0)
    expected = dict.fromkeys(KINDS, (printed, everywhere, 6))
    if card == "armourer":
        expected["monastery"] = (printed, 2, 6)
    if card == "barbarian":
        expected["fortress"] = (printed, 2, 6)
    assert found == expected


@pytest.mark.rule("RAI-097", "RAI-103", "RAI-111", "RAI-072")
@pytest.mark.parametrize("card", ALL)
def test_discounts_on_raids(card: str) -> None:
    table = table_of(Scenario().crew("red", card).turn())
    found = {kind: raid_price(table, 0, value("site", site)) for kind, site in KINDS.items()}
    expected = {"harbour": (2, 0), "outpost": (3, 0), "monastery": (3, 1), "fortress": (3, 2)}
    changes = {"huntsman": ("outpost", (2, 0)), "scout": ("monastery", (2, 1)), "cartographer": ("fortress", (3, 1))}
    if card in changes:
        kind, price = changes[card]
        expected[kind] = price
    assert found == expected


@pytest.mark.rule("RAI-098", "RAI-107", "RAI-113", "RAI-114", "RAI-154")
@pytest.mark.parametrize("card", ALL)
def test_points_at_the_end(card: str) -> None:
    match = Scenario().crew("red", card).goods("red", livestock=3).tiles("red", "o09", "o03").over()
    expected = {"champion": 3, "warlord": 2, "merchant": 3, "trader": 2}.get(card, 0)
    assert crew_end_points(BOX.content, seat(match)) == expected


def kill(card: str, players: int = 2) -> Match:
    """A Valkyrie takes this card in a harbour raid."""
    scenario = Scenario(players).set("harbour_west_1", 0, 1, 0, 1).goods("red", provisions=2, silver=0)
    match = do(scenario.crew("red", card, "jeweller").turn(), "raid:harbour_west", "plunder:harbour_west_1")
    return do(match, f"fall:{card}") if kinds_of(match) == {"fall"} else match


@pytest.mark.rule("RAI-092", "RAI-094", "RAI-102", "RAI-106", "RAI-083", "RAI-082")
@pytest.mark.parametrize("card", [card for card in ALL if card != "jeweller"])
def test_deaths(card: str) -> None:
    match = kill(card)
    points = 1 + (card in ("warmonger", "mercenary"))
    assert seat(match).score == points and seat(match).valkyries == 1
    assert has(match, "gold") == (1 if card == "gravedigger" else 0)
    assert hand(match) == (["berserker"] if card == "berserker" else [])
    assert discarded(match) == ([] if card == "berserker" else [card])
    assert crew(match) == ["jeweller"]


@pytest.mark.rule("RAI-102", "RAI-026")
def test_a_gravedigger_finds_no_gold_where_there_is_none() -> None:
    scenario = Scenario().set("harbour_west_1", 0, 1, 0, 1).goods("red", provisions=2).supply(gold=0)
    match = do(scenario.crew("red", "gravedigger", "sage").turn(), "raid:harbour_west", "plunder:harbour_west_1")
    assert has(do(match, "fall:gravedigger"), "gold") == 0


@pytest.mark.rule("RAI-100", "RAI-101", "RAI-104", "RAI-066")
@pytest.mark.parametrize("card", ALL)
def test_building_bonuses(card: str) -> None:
    """Forager, Gatekeeper and Jeweller in the crew; the same cards in the hand do nothing."""
    for members, cards in (((card,), ()), ((), (card,))):
        scenario = Scenario().crew("red", *members).hand("red", *cards).goods("red", silver=0)
        match = do(scenario.turn(), "place:silversmith", "gain:silver", "take:gate_house", "draw")
        hired = bool(members)
        assert has(match, "silver") == 3 + (hired and card == "jeweller")
        assert len(hand(match)) - len(cards) == 2 + (hired and card == "gatekeeper")
        match = do(Scenario().crew("red", *members).hand("red", *cards).turn(), "place:mill", "gain:provisions")
        assert has(match, "provisions") == 1 + (hired and card == "forager")


@pytest.mark.rule("RAI-109", "RAI-110", "RAI-095")
@pytest.mark.parametrize("card", ALL)
def test_recruiter_sage_and_brawler(card: str) -> None:
    match = do(Scenario().crew("red", card).hand("red", "scout").goods("red", silver=1).turn(), "place:barracks")
    assert ("scout" in offered(match, "hire")) is (card == "recruiter")
    scenario = Scenario().worker("red", "grey").crew("red", card).goods("red", livestock=3)
    match = do(scenario.turn(), "place:long_house", "exchange")
    assert ("exchange" in match.legal_keys) is (card == "sage")
    scenario = Scenario().worker("red", "grey").crew("red", card, "jeweller", "forager").goods("red", provisions=4)
    match = do(scenario.turn(), "raid:outpost_east")
    assert (asked(match)[1] == "Reroll") is (card == "brawler")


# -- in the Town Hall ---------------------------------------------------------------------------


def play(card: str, scenario: Scenario) -> Match:
    """Red takes a black worker from the Town Hall and plays the card."""
    return do(scenario.hand("red", card).turn(), "place:mill", "skip", "take:town_hall", f"play:{card}")


@pytest.mark.rule("RAI-051", "RAI-050")
def test_heroes_cannot_be_played() -> None:
    match = do(Scenario().hand("red", *HEROES, "sage").turn(), "place:mill", "skip", "take:town_hall")
    assert offered(match, "play") == {"sage"}


@pytest.mark.rule("RAI-120", "RAI-127", "RAI-131", "RAI-128", "RAI-050")
@pytest.mark.parametrize(
    ("card", "goods", "armour", "cards"),
    [
        ("armourer", {}, 1, 0),
        ("forager", {"provisions": 2}, 0, 0),
        ("huntsman", {"provisions": 1, "silver": 1}, 0, 0),
        ("gatekeeper", {}, 0, 3),
    ],
)
def test_plain_gains(card: str, goods: dict[str, int], armour: int, cards: int) -> None:
    match = play(card, Scenario().goods("red", silver=0).crew("red", "gatekeeper"))
    assert stock(match) == goods and seat(match).armour == armour and len(hand(match)) == cards
    assert card in discarded(match)


@pytest.mark.rule("RAI-120")
def test_an_armourer_at_ten() -> None:
    match = play("armourer", Scenario().tracks("red", armour=10))
    assert seat(match).armour == 10


@pytest.mark.rule("RAI-125", "RAI-132", "RAI-133", "RAI-140", "RAI-028")
@pytest.mark.parametrize(
    ("card", "paid", "gained"),
    [
        ("cartographer", {"provisions": 1}, {"gold": 1}),
        ("jeweller", {"silver": 2}, {"gold": 1}),
        ("marauder", {"livestock": 1}, {"gold": 1}),
        ("shieldmaiden", {"livestock": 1}, {"iron": 1}),
    ],
)
def test_trades(card: str, paid: dict[str, int], gained: dict[str, int]) -> None:
    goods = {"silver": 0, **paid}
    match = play(card, Scenario().goods("red", **goods))
    assert set(match.legal_keys) == {"trade", "skip"}
    assert stock(do(match, "trade")) == gained
    assert stock(do(play(card, Scenario().goods("red", **goods)), "skip")) == paid
    poor = {good: number - 1 for good, number in paid.items()}
    match = play(card, Scenario().goods("red", **{"silver": 0, **poor}))
    assert asked(match)[0] == "blue" and "no-effect" in told(match)
    empty = play(card, Scenario().goods("red", **goods).supply(**dict.fromkeys(gained, 0)))
    assert asked(empty)[0] == "blue" and stock(empty) == paid


@pytest.mark.rule("RAI-121", "RAI-126")
@pytest.mark.parametrize(("card", "good"), [("avenger", "silver"), ("champion", "provisions")])
def test_everybody_else_loses(card: str, good: str) -> None:
    scenario = Scenario(3).goods("red", **{good: 2}).goods("blue", **{good: 2}).goods("green", **{good: 0})
    match = play(card, scenario)
    assert [has(match, good, color) for color in ("red", "blue", "green")] == [2, 1, 0]
    assert supply(match, good) == 32 - 3


@pytest.mark.rule("RAI-117", "RAI-122")
def test_a_barbarian_takes_plunder() -> None:
    match = play("barbarian", Scenario(3).goods("blue", gold=1, livestock=2))
    assert offered(match, "target") == {"blue", "green"}
    do(match, "target:blue")
    assert offered(match, "steal") == {"gold", "livestock"}
    do(match, "steal:livestock")
    assert has(match, "livestock") == 1 and stock(match, "blue") == {"gold": 1, "livestock": 1, "silver": 2}
    match = do(play("barbarian", Scenario(3).goods("blue", gold=1)), "target:green")
    assert asked(match)[0] == "blue" and "has-nothing" in told(match)


@pytest.mark.rule("RAI-117", "RAI-123", "RAI-142", "RAI-143")
@pytest.mark.parametrize(
    ("card", "blue", "red"),
    [
        ("berserker", ({"silver": 3, "provisions": 2}, 1), {"silver": 2}),
        ("warlord", ({"silver": 1, "provisions": 2}, 2), {"silver": 4}),
        ("warmonger", ({"silver": 3, "provisions": 1}, 2), {"silver": 2, "provisions": 1}),
    ],
)
def test_one_opponent_loses(card: str, blue: tuple[dict[str, int], int], red: dict[str, int]) -> None:
    scenario = Scenario(3).goods("blue", silver=3, provisions=2).tracks("blue", armour=2)
    match = do(play(card, scenario), "target:blue")
    assert (stock(match, "blue"), seat(match, "blue").armour) == blue and stock(match) == red
    match = do(play(card, Scenario(3).goods("green", silver=0)), "target:green")
    assert stock(match, "green") == {} and seat(match, "green").armour == 0 and stock(match) == {"silver": 2}


@pytest.mark.rule("RAI-142")
def test_a_warlord_takes_what_is_there() -> None:
    match = play("warlord", Scenario().goods("blue", silver=1))
    assert stock(match) == {"silver": 3} and stock(match, "blue") == {}


@pytest.mark.rule("RAI-124", "RAI-089", "RAI-067")
def test_a_brawler_gives_up_a_crew_card_for_plunder() -> None:
    match = play("brawler", Scenario().crew("red", "mercenary", "sage"))
    assert offered(match, "dismiss") == {"mercenary", "sage"} and "skip" in match.legal_keys
    do(match, "dismiss:mercenary")
    assert offered(match, "gain") == {"gold", "iron", "livestock"}
    do(match, "gain:iron")
    assert has(match, "iron") == 1 and crew(match) == ["sage"] and seat(match).score == 0
    match = play("brawler", Scenario())
    assert asked(match)[0] == "blue" and "no-effect" in told(match)
    match = play("brawler", Scenario().crew("red", "sage").supply(gold=0, iron=0, livestock=0))
    assert crew(match) == ["sage"] and "no-effect" in told(match)


@pytest.mark.rule("RAI-129", "RAI-130", "RAI-065")
def test_a_gravedigger_respects_the_hero_limit_and_takes_another_copy() -> None:
    scenario = Scenario().hand("red", "brynjar", "scout").crew("red", "folke", "scout")
    match = do(play("gravedigger", scenario), "recall:scout")
    assert asked(match)[0] == "blue"  # only the other Scout can come instead: Folke is there
    assert crew(match) == ["folke", "scout"] and hand(match) == ["brynjar", "scout"]
    scenario = Scenario().hand("red", "brynjar", "scout").crew("red", "folke", "scout")
    match = do(play("gravedigger", scenario), "recall:folke")
    assert offered(match, "enlist") == {"brynjar", "scout"}
    do(match, "enlist:brynjar")
    assert crew(match) == ["brynjar", "scout"] and hand(match) == ["folke", "scout"] and has(match, "silver") == 2


@pytest.mark.rule("RAI-134", "RAI-007")
def test_a_mercenary_asks_clockwise_and_takes_what_there_is() -> None:
    scenario = Scenario(4).goods("blue", silver=1, provisions=1).goods("green", silver=0)
    match = play("mercenary", scenario.goods("yellow", silver=1, provisions=1))
    assert asked(match) == ("blue", "Give")
    do(match, "give:silver")
    assert asked(match) == ("yellow", "Give")
    do(match, "give:silver")
    assert stock(match) == {"silver": 4} and "has-nothing" in told(match)


@pytest.mark.rule("RAI-137", "RAI-062", "RAI-063")
def test_a_recruiter_hires_for_two_silver() -> None:
    scenario = Scenario().hand("red", "champion").crew("red", "sage", "sage", "scout", "scout", "jeweller")
    match = do(play("recruiter", scenario), "hire:champion")
    assert kinds_of(match) == {"dismiss"}
    do(match, "dismiss:jeweller")
    assert "champion" in crew(match) and has(match, "silver") == 0
    scenario = Scenario().hand("red", "champion")
    assert hand(do(play("recruiter", scenario), "skip")) == ["champion"]


@pytest.mark.rule("RAI-138")
def test_a_sage_cycles_even_a_stack_of_one() -> None:
    match = play("sage", Scenario().display("o01", "o02", "o03").stack(1))
    table = table_of(match)
    assert len(table.offerings) == 1 and len({*table.display, *table.offerings.layers[0]}) == 4
    assert -1 not in table.display and table.ending == -1


@pytest.mark.rule("RAI-141")
def test_a_trader_may_reduce_any_item_and_any_worker_will_do() -> None:
    scenario = Scenario().goods("red", gold=1, iron=1, livestock=1).crew("red", "sage").display("o06", "o09", "o08")
    match = play("trader", scenario)
    assert offered(match, "bargain") == {"o06:gold", "o06:iron", "o06:livestock"}
    match.dictate("o12")
    do(match, "bargain:o06:iron")
    assert stock(match) == {"iron": 1, "silver": 2} and asked(match)[0] == "blue"  # no second action for the Sage
    match = play("trader", Scenario().goods("red", silver=3).display("o09", "o08", "o07"))
    assert offered(match, "bargain") == {"o09:silver"}
    assert stock(do(match, "bargain:o09:silver")) == {}


@pytest.mark.rule("RAI-139", "RAI-009")
def test_a_scout_is_a_secret_between_two() -> None:
    scenario = Scenario(3).hand("red", "sage", "archer").hand("blue", "forager", "trader").hand("green", "jeweller")
    match = play("scout", scenario)
    assert offered(match, "swap_cards") == {"blue:1", "blue:2", "green:1"}
    do(match, "swap_cards:blue:1", "hand_over:sage")
    assert asked(match) == ("blue", "HandOver") and offered(match, "hand_over") == {"forager", "trader"}
    assert not any(
        "sage" in event.text.lower() for event in match.events(seat=1) if event.kind.startswith("hands-over")
    )
    do(match, "hand_over:trader")
    assert hand(match) == ["archer", "trader"] and hand(match, "blue") == ["forager", "sage"]
    got = [(event.seat, event.kind) for event in match.events(seat=1) if event.kind.startswith("receives-card")]
    assert got == [(0, "receives-card-veiled"), (1, "receives-card")]
    assert sorted(seat(match).seen) == [0b001, 0b011]  # blue knows the card that it gave


@pytest.mark.rule("RAI-118", "RAI-119")
def test_an_archer_needs_a_building_that_takes_the_worker() -> None:
    scenario = Scenario().hand("red", "archer").village(armoury="grey", long_house="white", town_hall="black")
    match = do(scenario.worker("red", "grey").turn(), "place:mill", "skip", "take:town_hall", "play:archer")
    assert asked(match)[0] == "blue"  # a black worker fits only the Mill: no choice
    assert "swaps-worker" in told(match) and village_worker(match, "mill") == 0
    scenario = Scenario().hand("red", "archer").village(armoury="grey", long_house="white", town_hall="black")
    match = do(scenario.worker("red", "grey").turn(), "place:mill", "skip", "take:armoury", "skip")
    assert asked(match)[0] == "blue"


def village_worker(match: Match, building: str) -> int:
    return table_of(match).village[value("building", building)]


@pytest.mark.rule("RAI-052")
@pytest.mark.parametrize("card", [card for card in ALL if card not in HEROES])
def test_every_card_that_does_nothing_now_can_be_played_all_the_same(card: str) -> None:
    """An opponent without anything, and a player without anything: most cards find nothing to do."""
    scenario = Scenario().goods("red", silver=0).goods("blue", silver=0).hand("red", card)
    scenario.village(armoury="grey", long_house="white", town_hall="black").worker("red", "grey")
    match = do(scenario.turn(), "place:silversmith", "skip", "take:town_hall")
    helpful = works(table_of(match), 0, seat(match).hand[0])
    useful = {"armourer", "forager", "huntsman", "gatekeeper", "sage", "merchant", "archer"}
    assert helpful is (card in useful)
    do(match, f"play:{card}")
    if not helpful:
        assert asked(match)[0] == "blue" and stock(match) == {}
        assert told(match, "no-effect", "has-nothing")


SOLO_VOID = {"archer", "avenger", "barbarian", "scout", "warlord"}
SOLO_ON_OPPONENT = {"berserker", "champion", "mercenary", "warmonger"}


@pytest.mark.rule("RAI-195", "RAI-200")
@pytest.mark.parametrize("card", [card for card in ALL if card not in HEROES])
def test_which_cards_work_in_solo(card: str) -> None:
    scenario = (
        Scenario(solo="normal").hand("red", card, "jeweller").crew("red", "sage").opponent(armour=3, provisions=3)
    )
    scenario.goods("red", silver=4, provisions=2, livestock=3, gold=2).display("o01", "o02", "o03")
    match = do(scenario.turn(), "place:mill", "skip", "take:town_hall")
    assert works(table_of(match), 0, seat(match).hand[0]) is (card not in SOLO_VOID)
    effect = BOX.content.types[ALL.index(card)].hall
    assert effect.solo == (2 if card in SOLO_VOID else 1 if card in SOLO_ON_OPPONENT else 0)
