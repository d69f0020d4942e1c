"""The Peddler: every card, every choice, and that a person can follow it (chapters 2.22 and 5; TV-31 to TV-33)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import (
    CONTENT,
    LEXICON,
    Scenario,
    aboard,
    asked,
    docks,
    goods,
    new,
    row,
    seat,
    stack,
    staff,
    table_of,
    value,
)
from veillee.core.match import Match
from veillee.games.cove.box import CORRUPT, RANK_LARGE, RANK_SMALL, RECRUIT_FIRST
from veillee.games.cove.peddler import demand_ranks
from veillee.games.cove.table import PEDDLER, Peddler
from veillee.testing import happened, points, told, until

# The printed cards: hours and lines.
CARDS = {
    "p01": (1, "S1"),
    "p02": (1, "S2"),
    "p03": (1, "S3 K"),
    "p04": (2, "S1 S2"),
    "p05": (2, "L1"),
    "p06": (2, "L2"),
    "p07": (2, "L3"),
    "p08": (2, "F"),
    "p09": (2, "F"),
    "p10": (2, "S1"),
    "p11": (3, "L1 S2"),
    "p12": (3, "L1 L2"),
}
VERBS = {"S": RANK_SMALL, "L": RANK_LARGE}


def solo() -> Scenario:
    """The Captain waits far ahead at hour 20, so that the Peddler plays next; nobody arrives from hour 9 to 11."""
    return Scenario("captain", peddler="medium").hours(captain=20, peddler=9)


def peddler(match: Match) -> Peddler:
    found = table_of(match).peddler
    assert found is not None
    return found


# -- set-up ------------------------------------------------------------------------------------------


@pytest.mark.rule("COV-217", "COV-218", "COV-028")
@pytest.mark.parametrize(
    ("level", "gold", "without"), [("easy", 10, {"p12"}), ("medium", 36, set()), ("hard", 48, {"p01", "p10"})]
)
@pytest.mark.parametrize("humans", ["captain", "captain alchemist", "captain alchemist entertainer"])
def test_gold_and_deck_of_each_level(level: str, gold: int, without: set[str], humans: str) -> None:
    mode = "solo" if " " not in humans else "peddler"
    match = new(humans, mode=mode, level=level)
    its = peddler(match)
    earned = [event.args["number"] for event in happened(match, "earns", "sponsors") if event.seat == PEDDLER]
    assert its.gold == gold + sum(earned)
    cards = {LEXICON.id("peddler_card", card) for card in (*its.deck, *its.discard)}
    assert cards == set(CARDS) - without


@pytest.mark.rule("COV-218")
@pytest.mark.parametrize(
    ("human", "level", "gold"),
    [
        ("entertainer", "easy", 0),
        ("entertainer", "medium", 16),
        ("entertainer", "hard", 40),
        ("blacksmith", "easy", 18),
        ("blacksmith", "medium", 46),
        ("blacksmith", "hard", 54),
        ("alchemist", "medium", 36),
    ],
)
def test_against_some_merchants_alone_the_purse_is_another(human: str, level: str, gold: int) -> None:
    assert peddler(new(human, mode="solo", level=level)).gold == gold
    usual = dict(zip(("easy", "medium", "hard"), (10, 36, 48), strict=True))[level]
    assert peddler(new(f"captain {human}", mode="peddler", level=level)).gold == usual


@pytest.mark.rule("COV-217")
def test_the_peddler_starts_with_nothing_but_gold() -> None:
    its = peddler(new("captain", mode="solo", level="hard"))
    assert (its.gold, its.corruption, its.staff, sum(its.goods), its.discard) == (48, 0, [], 0, [])


@pytest.mark.rule("COV-225", "COV-003", "COV-026")
@pytest.mark.parametrize("humans", ["captain alchemist", "captain alchemist entertainer"])
def test_the_peddler_as_third_or_fourth_seat(humans: str) -> None:
    match = new(humans, mode="peddler", seed=3)
    number = len(humans.split())
    assert sorted(stack(match)) == sorted([*humans.split(), "peddler"]) and table_of(match).sides == number + 1
    seats = set()
    while not match.over:
        assert match.decision is not None
        seats.add(match.decision.seat)  # the Peddler is never asked
        match.play(match.legal_keys[len(match.legal_keys) // 2])
    assert seats == set(range(number)) and match.result is not None
    assert {score.side for score in match.result.scores} == {*range(number), PEDDLER}


# -- demand and goods --------------------------------------------------------------------------------


@pytest.mark.rule("COV-255")
@pytest.mark.parametrize(
    ("boats", "ranks"),
    [
        (["WWWW", "WWBB", "BBB", "ZZZZ", "NNN"], "ZWBN"),
        ([], "ZNWB"),
        (["WWW", "NN"], "NWZB"),
        (["BBBB", "NN", "Z"], "BNZW"),
        (["RRRR", "B"], "BZNW"),
    ],
)
def test_demand_ranks(boats: list[str], ranks: str) -> None:
    table = solo().boats(*boats).table
    assert "".join("WBZN"[clan] for clan in demand_ranks(table)) == ranks


@pytest.mark.rule("COV-255")
def test_docked_adventurers_count_for_demand() -> None:
    table = solo().boat(1, "NNNN", "bazaar_w").boat(2, "WWW").table
    assert demand_ranks(table)[0] == 3


@pytest.mark.rule("COV-219", "COV-255", "COV-256")
def test_tv31_peddler_turn() -> None:
    scenario = solo().hours(captain=20, peddler=12).boats("WWWW", "WWBB", "BBB", "ZZZZ", "NNN")
    match = scenario.peddler_turn("p11")
    shown = happened(match, "peddler-demand")[0].args
    assert [shown[f"number{n}" if n > 1 else "number"] for n in range(1, 5)] == [12, 12, 10, 9]
    assert [LEXICON.id("clan", shown[f"clan{n}" if n > 1 else "clan"]) for n in range(1, 5)] == [
        "wizard",
        "warrior",
        "bard",
        "noble",
    ]
    gained = [LEXICON.id("good", event.args["good"]) for event in happened(match, "gains-good")]
    assert gained[:2] == ["large_wizard", "small_warrior"]
    moved = happened(match, "advances")[0]
    assert moved.args["number"] == 3 and moved.args["number2"] == 15


@pytest.mark.rule("COV-256")
@pytest.mark.parametrize("size", ["S", "L"])
@pytest.mark.parametrize("rank", [1, 2, 3, 4])
def test_a_line_brings_a_good_of_its_rank(size: str, rank: int) -> None:
    match = solo().boats("WWWW", "WWBB", "BBB", "ZZZZ", "NNN").peddler_line(VERBS[size], rank)
    clan = "ZWBN"[rank - 1]
    first = happened(match, "gains-good")[0]
    assert first.args["good"] == value("good", f"{'small' if size == 'S' else 'large'}_{NAMES[clan]}")


NAMES = {"W": "warrior", "B": "bard", "Z": "wizard", "N": "noble"}


@pytest.mark.rule("COV-256", "COV-053")
def test_without_a_good_of_the_rank_the_next_one_and_then_the_first() -> None:
    def first_gain(stall: str, rank: int) -> str:
        match = (
            solo().boats("WWWW", "WWBB", "BBB", "ZZZZ", "NNN").stall("peddler", stall).peddler_line(RANK_SMALL, rank)
        )
        found = happened(match, "gains-good")
        line = happened(match, "peddler-demand", "gains-good", "turn")
        return LEXICON.id("good", found[0].args["good"]) if line[1].kind == "gains-good" else ""

    assert first_gain("sZ sZ sZ", 1) == "small_warrior"
    assert first_gain("sB sB sB sN sN sN", 3) == "small_wizard"  # after rank 4 rank 1
    assert first_gain(" ".join(f"s{clan}" for clan in "WBZN" for _ in range(3)), 2) == ""


@pytest.mark.rule("COV-219", "COV-256", "COV-257")
@pytest.mark.parametrize("card", CARDS)
def test_every_card(card: str) -> None:
    """Demand: Wizards, Warriors, Bards, Nobles."""
    hours, lines = CARDS[card]
    scenario = Scenario("captain", peddler="medium").boats("WWWW", "WWBB", "BBB", "ZZZZ", "NNN").row("me09", "lo02")
    match = scenario.hours(captain=9 + hours, peddler=9).peddler_turn(card)
    if hours == 3:  # hour 12 brings somebody
        assert told(match, "arrives")[:1] == ["arrives"]
    first = [event.args["peddler_card"] for event in happened(match, "peddler-card")]
    assert first[0] == value("peddler_card", card)
    assert happened(match, "advances")[0].args["number"] == hours
    expected = []
    for line in lines.split():
        if line == "F":
            expected.append("small_warrior")  # what the Halberdier brings
        elif line != "K":
            expected.append(f"{'small' if line[0] == 'S' else 'large'}_{NAMES['ZWBN'[int(line[1]) - 1]]}")
    gained = [LEXICON.id("good", event.args["good"]) for event in happened(match, "gains-good")]
    assert gained[: len(expected)] == expected
    assert ("corrupts" in told(match)[: told(match).index("advances")]) == ("K" in lines)
    assert ("me09" in staff(match, "peddler")) == ("F" in lines)
    assert value("peddler_card", card) in peddler(match).discard


@pytest.mark.rule("COV-219")
def test_an_empty_deck_is_made_of_the_discarded_cards() -> None:
    scenario = solo().peddler_cards(deck="", discard="p01 p02 p04")
    match = scenario.peddler_turn("p02")
    assert told(match, "peddler-shuffles", "peddler-card")[:2] == ["peddler-shuffles", "peddler-card"]
    assert happened(match, "peddler-card")[0].args["peddler_card"] == value("peddler_card", "p02")


@pytest.mark.rule("COV-257", "COV-067")
def test_a_card_of_corruption() -> None:
    assert happened(solo().peddler_line(CORRUPT), "corrupts")[0].seat == PEDDLER
    match = Scenario("captain", peddler="medium").hours(peddler=9, captain=8).supply(0).peddler_line(CORRUPT)
    assert "corrupts" not in told(match) and seat(match, "peddler").corruption == 0


# -- recruiting --------------------------------------------------------------------------------------


def recruiting(*cards: str, **fields: int) -> Scenario:
    """The Peddler recruits; then the Captain's turn comes."""
    return Scenario("captain", peddler="medium").hours(peddler=9, captain=8).row(*cards).has("peddler", **fields)


@pytest.mark.rule("COV-257", "COV-059")
def test_it_recruits_the_first_for_nothing() -> None:
    match = recruiting("me03", "lo02", "lo03", "lo04", gold=0).comes("lo12").peddler_line(RECRUIT_FIRST)
    assert staff(match, "peddler") == ["me03"] and seat(match, "peddler").gold == 0 and goods(match, "peddler") == "sN"
    assert row(match) == ["lo02", "lo03", "lo04", "lo12"]
    match = recruiting("", "me05", "lo03", "lo04").peddler_line(RECRUIT_FIRST)
    assert staff(match, "peddler") == ["me05"] and goods(match, "peddler") == "lW"


@pytest.mark.rule("COV-257")
@pytest.mark.parametrize(("card", "cards", "left"), [("lo01", 3, 2), ("lo07", 3, 1), ("lo07", 1, 0), ("lo07", 0, 0)])
def test_it_discards_all_the_corruption_it_can(card: str, cards: int, left: int) -> None:
    match = recruiting(card, corruption=cards).peddler_line(RECRUIT_FIRST)
    assert seat(match, "peddler").corruption == left
    assert ("nothing-to-shed" in told(match)) == (cards == 0)


@pytest.mark.rule("COV-257")
@pytest.mark.parametrize("card", ["sa01", "sa02", "sa03", "sa04", "sa05"])
def test_effects_on_boats_are_two_gold(card: str) -> None:
    match = recruiting(card, gold=5).boats("WW", "NNN", "BZ").peddler_line(RECRUIT_FIRST)
    assert seat(match, "peddler").gold == 7 and [aboard(match, n) for n in (1, 2, 3)] == ["WW", "NNN", "BZ"]
    assert told(match, "peddler-gold-instead", "earns") == ["peddler-gold-instead", "earns"]


@pytest.mark.rule("COV-257", "COV-066", "COV-053")
def test_a_good_that_is_not_left_is_not_gained() -> None:
    match = recruiting("me09").stall("peddler", "sW sW sW").peddler_line(RECRUIT_FIRST)
    assert goods(match, "peddler") == "sW sW sW" and staff(match, "peddler") == ["me09"]


@pytest.mark.rule("COV-217", "COV-257")
def test_with_a_full_staff_or_an_empty_square_it_makes_a_small_good() -> None:
    match = recruiting("me09").staff("peddler", "lo01", "lo02", "lo03", "lo04").boats("NN").peddler_line(RECRUIT_FIRST)
    assert goods(match, "peddler") == "sN" and len(staff(match, "peddler")) == 4 and row(match)[0] == "me09"
    assert told(match, "peddler-staff-full") == ["peddler-staff-full"]
    match = recruiting().deck().boats("NN").peddler_line(RECRUIT_FIRST)
    assert goods(match, "peddler") == "sN" and told(match, "peddler-nobody-there") == ["peddler-nobody-there"]


@pytest.mark.rule("COV-224", "COV-179")
def test_a_fan_sponsors_both() -> None:
    scenario = (
        Scenario("entertainer", peddler="medium").hours(peddler=9, entertainer=8).row("lo01*").has("peddler", gold=0)
    )
    match = scenario.halls(warrior=3, bard=2).peddler_line(RECRUIT_FIRST)
    assert seat(match, "peddler").gold == 5 and seat(match, "entertainer").gold == 5
    assert staff(match, "peddler") == ["lo01*"]


# -- arrivals and docks ------------------------------------------------------------------------------


def arriving(drawn: str, stall: str = "") -> Scenario:
    scenario = Scenario("captain", peddler="medium").hours(peddler=9, captain=8).comes(drawn)
    return scenario.stall("peddler", stall)


@pytest.mark.rule("COV-258", "COV-259")
@pytest.mark.parametrize(
    ("stall", "dock", "incomes"), [("sW", "square_w", (0, 6)), ("lB", "bazaar_w", (5, 0)), ("", "bazaar_w", (0, 0))]
)
def test_tv33_peddler_arrival_and_dock(stall: str, dock: str, incomes: tuple[int, int]) -> None:
    scenario = arriving("W", stall).boats("WWB", "WN", "NNNN", "WWW").boat(3, "")
    scenario.boat(5, "BBBB", "square_e").boat(6, "ZZZZ", "black_e")
    match = scenario.arrival("peddler")
    assert aboard(match, 1) == "BWWW" and docks(match)[dock] == 1 and aboard(match, 4) == "WWW"
    compared = happened(match, "peddler-docks", "peddler-docks-equal")[0]
    assert (compared.args["number"], compared.args["number2"]) == incomes
    assert told(match, "peddler-passes-boat", "peddler-weighs") == ["peddler-weighs"] * 3 + ["peddler-passes-boat"]


@pytest.mark.rule("COV-258")
@pytest.mark.parametrize(
    ("drawn", "boats", "boat"),
    [
        ("W", ["NN", "W", "BBB"], 2),  # most of the clan
        ("W", ["WN", "WNB", "WNZ"], 2),  # then the most occupants, then the lowest number
        ("Z", ["NN", "NN", "", "BBB"], 4),
        ("R", ["RR", "NNN", "R"], 2),  # for a rogue the clan is not compared
        ("R", ["", "", "", "WB", "WB"], 4),
    ],
)
def test_where_it_seats_an_arrival(drawn: str, boats: list[str], boat: int) -> None:
    match = arriving(drawn).boats(*boats).arrival("peddler")
    before = boats[boat - 1]
    assert sorted(aboard(match, boat)) == sorted(before + drawn)
    assert happened(match, "embarks")[0].args["boat"] == boat - 1


@pytest.mark.rule("COV-258", "COV-042")
def test_without_any_free_dock_it_seats_elsewhere() -> None:
    scenario = arriving("W").marker(12).boat(1, "BBBB", "bazaar_w").boat(2, "BBBB", "square_w")
    scenario.boat(4, "ZZZZ", "square_e").boat(5, "NNNN", "black_e").boat(3, "N").boat(6, "WWW")
    match = scenario.arrival("peddler")
    assert aboard(match, 6) == "WWWW" and told(match, "stays-at-sea") == ["stays-at-sea"]


@pytest.mark.rule("COV-039", "COV-040", "COV-258")
def test_arrivals_that_cannot_be() -> None:
    scenario = Scenario("captain", peddler="medium").hours(peddler=9, captain=8).bag("")
    assert table_of(scenario.arrival("peddler")).marker == 10


@pytest.mark.rule("COV-259")
@pytest.mark.parametrize(
    ("boat", "stall", "dock"),
    [
        (4, "sW lN", "black_e"),  # both sizes count on the Black Market Pier
        (4, "", "black_e"),
        (4, "sB", "black_e"),  # equal: the outer dock
        (1, "sW sW", "square_w"),
        (1, "lN", "bazaar_w"),
    ],
)
def test_which_dock_it_takes(boat: int, stall: str, dock: str) -> None:
    match = arriving("W", stall).boat(boat, "WWN").arrival("peddler")
    assert docks(match) == {dock: boat}


@pytest.mark.rule("COV-259", "COV-041")
def test_the_only_free_dock_is_taken_without_comparing() -> None:
    match = arriving("W", "lN").boat(1, "NNNN", "bazaar_w").boat(2, "WWN").arrival("peddler")
    assert docks(match) == {"bazaar_w": 1, "square_w": 2}
    assert "peddler-docks" not in told(match) and "peddler-docks-equal" not in told(match)


# -- the market --------------------------------------------------------------------------------------


def market(stall: str, lair: int, rogues: str = "criminals", **docks_: str) -> Match:
    scenario = Scenario("captain", peddler="medium", rogues=rogues).piers(**docks_).stall("peddler", stall).lair(lair)
    return scenario.has("peddler", gold=0).sale("peddler")


@pytest.mark.rule("COV-222", "COV-221")
@pytest.mark.parametrize(("lair", "gold", "cards"), [(4, 22, 2), (6, 15, 1)])
def test_tv32_peddler_market(lair: int, gold: int, cards: int) -> None:
    match = market("sW sW lN", lair, bazaar_w="NBBB", square_w="BBBB", black_e="WWNN")
    assert (seat(match, "peddler").gold, seat(match, "peddler").corruption) == (gold, cards)
    compared = happened(match, "peddler-black", "peddler-clean")
    numbers = [(e.args["number"], e.args["number2"], e.args["number4"], e.args["number3"]) for e in compared]
    assert numbers == [(0, 8, 8, lair + 2), (7, 14, 7, lair + 2)]
    assert goods(match, "peddler") == ""


@pytest.mark.rule("COV-222")
def test_it_sells_all_that_earns_and_keeps_the_rest() -> None:
    match = market("sW sW lW sN lZ", 2, bazaar_w="WWBB", square_w="WBBB", square_e="NNBB")
    assert goods(match, "peddler") == "lZ"
    assert seat(match, "peddler").gold == 2 * 2 + 10 + 6


@pytest.mark.rule("COV-222")
def test_equal_prices_are_not_taken_on_the_black_market() -> None:
    match = market("sW lW lW", 1, square_w="WWBB", bazaar_w="BBBB", black_e="WWBB")
    piers = [(LEXICON.id("good", e.args["good"]), LEXICON.id("pier", e.args["pier"])) for e in happened(match, "sells")]
    assert piers == [("small_warrior", "pier_square"), *[("large_warrior", "pier_black")] * 2]
    assert seat(match, "peddler").corruption == 1


@pytest.mark.rule("COV-222", "COV-067")
def test_without_cards_in_the_supply_it_sells_all_the_same() -> None:
    scenario = Scenario("captain", peddler="medium").piers(black_e="NNNN").stall("peddler", "lN").lair(1).supply(0)
    match = scenario.has("peddler", gold=0).sale("peddler")
    assert (seat(match, "peddler").gold, seat(match, "peddler").corruption) == (28, 0)


@pytest.mark.rule("COV-220", "COV-071")
def test_it_sells_nothing_to_cultists() -> None:
    match = market("lB", 1, rogues="cultists", bazaar_w="RRRN")
    assert goods(match, "peddler") == "lB" and seat(match, "peddler").gold == 0


@pytest.mark.rule("COV-221", "COV-074")
def test_it_sells_in_the_order_of_the_stack() -> None:
    scenario = Scenario("captain blacksmith", peddler="medium").marker(9).hours(captain=9, peddler=9, blacksmith=9)
    scenario.piers(square_w="WWWW")
    for who in ("captain", "blacksmith", "peddler"):
        scenario.stall(who, "sW")
    match = scenario.market()
    assert asked(match)[0] == "blacksmith" and goods(match, "peddler") == "sW"
    match.play("close")
    assert asked(match)[0] == "captain" and goods(match, "peddler") == ""


@pytest.mark.rule("COV-223", "COV-217", "COV-091", "COV-092")
def test_it_is_scored_like_anybody() -> None:
    scenario = (
        Scenario("captain", peddler="medium").has("peddler", gold=50, corruption=2).lair(3).halls(warrior=4, noble=2)
    )
    match = scenario.staff("peddler", "lo04", "me05").over()
    assert points(match, "peddler", "sponsorship") == 2 + 4 + 4 and points(match, "peddler", "corruption") == -9
    assert points(match, "peddler") == 51


@pytest.mark.rule("COV-220")
def test_it_never_visits_waits_or_uses_powers() -> None:
    match = until(new("captain", mode="solo", seed=9), lambda match: match.over)
    its = [event.kind for event in happened(match) if event.seat == PEDDLER]
    assert not {"visits", "waits", "uses-power", "shoves", "sells-to-rogues", "pays", "moves", "swaps"} & set(its)
    assert {"peddler-card", "peddler-demand", "gains-good", "advances", "arrives", "embarks", "sells"} <= set(its)


# -- that a person can follow it ---------------------------------------------------------------------


def texts_of(match: Match, lang: str) -> list[str]:
    """What everybody reads from the Peddler's card on."""
    texts = [event.text for event in match.events(seat=0, lang=lang)]
    return texts[next(number for number, text in enumerate(texts) if "reveals" in text or "révèle" in text) :]


@pytest.mark.rule("COV-219", "COV-257", "COV-258", "COV-259")
def test_a_turn_reads_as_sentences() -> None:
    scenario = Scenario("captain", peddler="medium").stall("peddler", "sW").hours(captain=10, peddler=7)
    scenario.boats("WWB", "WN").boat(5, "BBBB", "square_e").boat(6, "ZZZZ", "black_e").boat(4, "WWW")
    match = scenario.row("sa01", "lo02", "lo03", "lo04").peddler_turn("p08", "lo05", "W", "R", "p04")
    assert texts_of(match, "en")[:20] == [
        "The Peddler reveals “Small Ad”, which costs 2 hours.",
        "The Peddler recruits the Helmswoman.",
        "The Helmswoman acts on boats: the Peddler takes gold instead.",
        "The Peddler gains 2 gold.",
        "The Lighthouse Keeper comes to the Grand Square.",
        "The Peddler's hourglass advances 2 hours, to hour 9.",
        "An arrival: the Peddler draws a Warrior from the bag.",
        "“The Blue Sardine”: 2 of that clan, 3 aboard in all.",
        "“The Old Walrus”: 1 of that clan, 2 aboard in all.",
        "“The Foam Runner”: 0 of that clan, 0 aboard in all.",
        "The Peddler passes over “The Lantern”: its side has no free dock.",
        "3 boats have room on a side with a free dock. For a Warrior the Peddler prefers “The Blue Sardine”: "
        "2 of that clan, 3 aboard in all.",
        "The Peddler seats a Warrior on “The Blue Sardine”.",
        "This boat alone would bring the Peddler 0 gold at the Bazaar dock and 6 at the west dock of the Grand Square: "
        "it takes the better one.",
        "“The Blue Sardine” is full and takes the west dock of the Grand Square.",
        "An arrival: the Peddler draws a Rogue from the bag.",
        "“The Old Walrus”: 2 aboard.",
        "“The Foam Runner”: 0 aboard.",
        "The Peddler passes over “The Lantern”: its side has no free dock.",
        "2 boats have room on a side with a free dock. For a Rogue the Peddler prefers the fullest, “The Old Walrus”: "
        "2 aboard.",
    ]
    assert texts_of(match, "fr")[3:8] == [
        "Le Colporteur gagne 2 Ors.",
        "La Gardienne de phare arrive sur la Grand Place.",
        "Le Sablier du Colporteur avance de 2 heures, à l'heure 9.",
        "Une arrivée : le Colporteur tire du sac un Guerrier.",
        "« La Sardine bleue » : 2 de ce clan, 3 à bord en tout.",
    ]


@pytest.mark.rule("COV-222", "COV-221")
def test_a_sale_reads_as_sentences() -> None:
    def texts(lang: str) -> list[str]:
        match = market("sW sW lN", 6, bazaar_w="NBBB", square_w="BBBB", black_e="WWNN")
        return [event.text for event in match.events(seat=0, lang=lang)][:6]

    assert texts("en") == [
        "Goods for Warriors: 0 gold without the Black Market Pier, 8 with it. 8 more, at least the 8 needed "
        "(the Lair and 2): the Peddler uses it.",
        "The Peddler sells a small warrior good on the Black Market Pier: 2 × 2 adventurers = 4 gold.",
        "The Peddler takes 1 corruption card.",
        "The Peddler sells a small warrior good on the Black Market Pier: 2 × 2 adventurers = 4 gold.",
        "Goods for Nobles: 7 gold without the Black Market Pier, 14 with it. 7 more, less than the 8 needed "
        "(the Lair and 2): the Peddler stays away from it.",
        "The Peddler sells a large noble good on the Bazaar Pier: 7 × 1 adventurer = 7 gold.",
    ]
    assert texts("fr")[4] == (
        "Marchandises pour les Nobles : 7 Ors sans le Quai du Marché noir, 14 avec lui. 7 de plus, moins que les 8 "
        "qu'il faut (le Repaire et 2) : le Colporteur s'en abstient."
    )
    assert "peddler-sells-nothing" in told(market("", 2, square_w="WWWW"))


def test_the_lines_of_the_printed_cards() -> None:
    for card, (hours, lines) in CARDS.items():
        box = CONTENT.peddler_cards[value("peddler_card", card)]
        assert box.hours == hours and len(box.lines) == len(lines.split())
