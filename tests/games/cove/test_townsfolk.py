"""Recruiting, staffs, sponsorship, and what every townsfolk card does (chapters 2.8 and 3.6)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import (
    CONTENT,
    LETTERS,
    LEXICON,
    Scenario,
    aboard,
    asked,
    bag,
    comes,
    docks,
    goods,
    offered,
    refused,
    row,
    seat,
    staff,
    table_of,
    value,
)
from veillee.core.match import Match
from veillee.games.cove.merchants.entertainer.stage import Stage
from veillee.games.cove.steps.shop import has_power
from veillee.testing import happened, kinds_of, play, told

# The printed cards: icons, then the effect.
LOCALS = {
    "lo01": "WB 1",
    "lo02": "BZ 1",
    "lo03": "ZN 1",
    "lo04": "NW 1",
    "lo05": "WZ 1",
    "lo06": "BN 1",
    "lo07": "W 2",
    "lo08": "B 2",
    "lo09": "Z 2",
    "lo10": "N 2",
    "lo11": "W 2",
    "lo12": "B 2",
}
MERCENARIES = {
    "me01": "W sB",
    "me02": "B sZ",
    "me03": "Z sN",
    "me04": "N sW",
    "me05": "WR lW",
    "me06": "BR lB",
    "me07": "ZR lZ",
    "me08": "NR lN",
    "me09": "WB sW",
    "me10": "BZ sB",
    "me11": "ZN sZ",
    "me12": "NW sN",
}
SAILORS = {
    "sa01": "WB arrival",
    "sa02": "BZ move",
    "sa03": "ZN scout",
    "sa04": "NW swap",
    "sa05": "WZ return",
    "sa06": "BN move",
    "sa07": "W swap",
    "sa08": "B return",
    "sa09": "Z arrival",
    "sa10": "N return",
    "sa11": "W move",
    "sa12": "B swap",
}


def sailors(effect: str) -> list[str]:
    return [card for card, printed in SAILORS.items() if printed.endswith(effect)]


def visiting(*cards: str, gold: int = 0, **fields: int) -> Scenario:
    """The Captain at hour 9, from where 2 hours bring nobody; these townsfolk are on the square."""
    scenario = Scenario("captain blacksmith").hours(blacksmith=13, captain=9).has("captain", gold=gold, **fields)
    return scenario.row(*cards)


def recruit(scenario: Scenario, card: str) -> Match:
    """The first decision after the card has joined the Captain's staff."""
    match = play(scenario.turn("captain"), "visit:grand_square")
    return play(match, f"recruit:{card}") if "recruit" in kinds_of(match) else match


# -- what every card does ----------------------------------------------------------------------------


@pytest.mark.rule("COV-057")
def test_the_printed_cards() -> None:
    printed = LOCALS | MERCENARIES | SAILORS
    assert list(printed) == list(LEXICON.ids("townsfolk"))
    for card, words in printed.items():
        icons = "".join(LETTERS[icon] for icon in CONTENT.townsfolk[value("townsfolk", card)].icons)
        assert icons == words.split()[0]


@pytest.mark.rule("COV-057", "COV-068")
@pytest.mark.parametrize("card", LOCALS)
def test_locals_take_corruption_away(card: str) -> None:
    most = int(LOCALS[card].split()[1])
    match = recruit(visiting(card, "me01", "me02", "me03", corruption=3), card)
    assert asked(match) == ("captain", "Shed")
    assert offered(match, "shed") == {str(number) for number in range(most + 1)}
    play(match, f"shed:{most}")
    assert seat(match, "captain").corruption == 3 - most and table_of(match).corruption == 57 + most
    assert staff(match, "captain") == [card]
    match = play(recruit(visiting(card, "me01", "me02", "me03", corruption=1), card), "shed:0")
    assert seat(match, "captain").corruption == 1  # as many as one likes
    match = recruit(visiting(card, "me01", "me02", "me03", corruption=1), card)
    assert offered(match, "shed") == {"0", "1"}  # only one's own


@pytest.mark.rule("COV-057", "COV-054", "COV-009", "COV-066")
@pytest.mark.parametrize("card", MERCENARIES)
def test_mercenaries_bring_a_good(card: str) -> None:
    good = MERCENARIES[card].split()[1]
    match = recruit(visiting(card, "lo01", "lo02", "lo03"), card)
    assert goods(match, "captain") == good and staff(match, "captain") == [card]
    assert asked(match)[1] == "Visit"  # nobody is asked: a gain cannot be declined
    match = recruit(visiting(card, "lo01", "lo02", "lo03").stall("captain", f"{good} {good} {good}"), card)
    assert goods(match, "captain") == f"{good} {good} {good}"  # COV-066: the effect is lost
    assert staff(match, "captain") == [card] and told(match, "no-good-left") == ["no-good-left"]


@pytest.mark.rule("COV-237", "COV-038")
@pytest.mark.parametrize("card", sailors("arrival"))
def test_sailors_who_bring_an_arrival(card: str) -> None:
    match = recruit(visiting(card, "lo01", "lo02", "lo03").boats("WW", "NNN").comes("Z", "lo05"), card)
    assert asked(match) == ("captain", "MayTakeEffect")
    play(match, "take_effect")
    assert asked(match) == ("captain", "Embark") and seat(match, "captain").hour == 9  # before the hourglass moves
    play(match, "embark:boat_2")
    assert docks(match) == {} and asked(match) == ("captain", "ChooseDock")
    play(match, "dock:bazaar_w")
    assert docks(match) == {"bazaar_w": 2} and aboard(match, 2) == "NNNZ"
    assert row(match) == ["lo01", "lo02", "lo03", "lo05"]


@pytest.mark.rule("COV-237")
@pytest.mark.parametrize("card", sailors("scout"))
def test_sailors_who_scout(card: str) -> None:
    scenario = visiting(card, "lo01", "lo02", "lo03").comes("Z", "R")
    match = play(recruit(scenario, card), "take_effect")
    assert asked(match) == ("captain", "Scouted") and offered(match, "scouted") == {"wizard", "rogue"}
    assert refused(match, "scouted:noble") == "COV-237"
    before = bag(match)
    play(match, "scouted:rogue", "embark:boat_4")
    assert aboard(match, 4) == "R" and bag(match) == before | {"Z": before["Z"] + 1}


@pytest.mark.rule("COV-237")
def test_a_scout_with_little_to_find() -> None:
    match = play(recruit(visiting("sa03", "lo01", "lo02", "lo03").bag("N"), "sa03"), "take_effect")
    assert asked(match) == ("captain", "Embark")  # with one adventurer in the bag it is an arrival
    assert told(match, "arrives", "scouts") == ["arrives"]
    match = play(recruit(visiting("sa03", "lo01", "lo02", "lo03").comes("Z", "Z"), "sa03"), "take_effect")
    assert asked(match) == ("captain", "Embark")  # two of a kind are no choice


@pytest.mark.rule("COV-237", "COV-072")
def test_robbers_help_whoever_scouts_a_rogue() -> None:
    scenario = Scenario("captain blacksmith", rogues="robbers").row("sa03", "lo01", "lo02", "lo03").boats("WN")
    match = play(recruit(scenario.comes("Z", "R"), "sa03"), "take_effect", "scouted:rogue", "embark:boat_1")
    assert asked(match) == ("captain", "Shove")


@pytest.mark.rule("COV-237", "COV-041")
@pytest.mark.parametrize("card", sailors("move"))
def test_sailors_who_move_somebody(card: str) -> None:
    scenario = visiting(card, "lo01", "lo02", "lo03").boats("WR", "", "NNNN", "BBB").boat(5, "ZZZZ", "black_e")
    match = play(recruit(scenario, card), "take_effect")
    assert offered(match, "lift") == {"warrior:boat_1", "rogue:boat_1", "noble:boat_3", "bard:boat_4"}
    play(match, "lift:rogue:boat_1")
    assert offered(match, "embark") == {"boat_2", "boat_4", "boat_6"}  # either side
    assert refused(match, "embark:boat_1") == "COV-237" and refused(match, "embark:boat_3") == "COV-038"
    play(match, "embark:boat_4")
    assert aboard(match, 1) == "W" and aboard(match, 4) == "BBBR" and docks(match) == {"square_e": 4, "black_e": 5}


@pytest.mark.rule("COV-237", "COV-043")
@pytest.mark.parametrize("card", sailors("swap"))
def test_sailors_who_swap_two(card: str) -> None:
    scenario = visiting(card, "lo01", "lo02", "lo03").boats("WW", "WN").boat(4, "BBRR", "square_e")
    scenario.boat(5, "BBZZ", "black_e").boat(6, "ZZNN")
    match = play(recruit(scenario, card), "take_effect")
    expected = {"warrior:boat_1", "warrior:boat_2", "noble:boat_2", "wizard:boat_6", "noble:boat_6"}
    assert offered(match, "lift") == expected  # full boats at sea are included, docked ones are not
    play(match, "lift:warrior:boat_1")
    assert offered(match, "trade") == {"noble:boat_2", "wizard:boat_6", "noble:boat_6"}
    assert refused(match, "trade:warrior:boat_2") == "COV-237" and refused(match, "trade:bard:boat_4") == "COV-043"
    play(match, "trade:wizard:boat_6")
    assert (aboard(match, 1), aboard(match, 6)) == ("WZ", "NNWZ")


@pytest.mark.rule("COV-237")
@pytest.mark.parametrize("card", sailors("return"))
def test_sailors_who_send_somebody_back(card: str) -> None:
    scenario = visiting(card, "lo01", "lo02", "lo03").boats("WR").boat(2, "BBBB", "bazaar_w")
    match = play(recruit(scenario, card), "take_effect")
    assert offered(match, "send_back") == {"warrior:boat_1", "rogue:boat_1"}
    assert refused(match, "send_back:bard:boat_2") == "COV-043"
    before = bag(match)["R"]
    play(match, "send_back:rogue:boat_1")
    assert aboard(match, 1) == "W" and bag(match)["R"] == before + 1


@pytest.mark.rule("COV-237")
@pytest.mark.parametrize("card", SAILORS)
def test_effects_on_boats_may_be_declined(card: str) -> None:
    match = recruit(visiting(card, "lo01", "lo02", "lo03").boats("WW", "NNN"), card)
    before = ([aboard(match, boat) for boat in range(1, 7)], bag(match))
    play(match, "decline")
    assert ([aboard(match, boat) for boat in range(1, 7)], bag(match)) == before and told(match, "declines") == [
        "declines"
    ]
    assert staff(match, "captain") == [card] and seat(match, "captain").hour == 11


@pytest.mark.rule("COV-066")
@pytest.mark.parametrize("card", ["sa02", "sa04", "sa05"])
def test_effects_without_anybody_at_sea_are_lost(card: str) -> None:
    match = recruit(visiting(card, "lo01", "lo02", "lo03"), card)
    assert told(match, "effect-lost") == ["effect-lost"] and staff(match, "captain") == [card]
    assert seat(match, "captain").hour == 11


@pytest.mark.rule("COV-066", "COV-237")
@pytest.mark.parametrize("card", ["sa01", "sa03", "sa02"])
def test_effects_without_a_free_seat_are_lost(card: str) -> None:
    scenario = visiting(card, "lo01", "lo02", "lo03").marker(12).boat(1, "WWBB", "bazaar_w").boat(2, "WWBB", "square_w")
    scenario.boat(3, "NNZZ").boat(4, "WWBB", "square_e").boat(5, "WWBB", "black_e").boat(6, "NNZZ")
    match = recruit(scenario, card)
    assert told(match, "effect-lost") == ["effect-lost"] and "scouts" not in told(match)
    match = recruit(visiting("lo01", "lo05", "lo02", "lo03"), "lo01")
    assert "sheds" not in told(match) and staff(match, "captain") == ["lo01"]  # no corruption to discard


@pytest.mark.rule("COV-066", "COV-237")
def test_a_swap_needs_two_kinds_on_two_boats() -> None:
    match = recruit(visiting("sa04", "lo01", "lo02", "lo03").boats("WN"), "sa04")
    assert told(match, "effect-lost") == ["effect-lost"]
    match = recruit(visiting("sa04", "lo01", "lo02", "lo03").boats("WW", "W"), "sa04")
    assert told(match, "effect-lost") == ["effect-lost"]


# -- recruiting --------------------------------------------------------------------------------------


@pytest.mark.rule("COV-058", "COV-055")
@pytest.mark.parametrize("gold", range(5))
def test_prices_by_slot(gold: int) -> None:
    cards = ["lo01", "lo02", "lo03", "lo04"]
    scenario = visiting(*cards, gold=gold)
    match = play(scenario.turn("captain"), "visit:grand_square")
    if gold == 0:
        assert staff(match, "captain") == ["lo01"] and seat(match, "captain").gold == 0  # the only one in reach
        return
    assert offered(match, "recruit") == set(cards[: gold + 1])
    assert refused(match, "recruit:lo12") == "COV-058"
    if gold < 3:
        assert refused(match, "recruit:lo04") == "COV-058"
    dearest = cards[min(gold, 3)]
    play(match, f"recruit:{dearest}")
    assert seat(match, "captain").gold == gold - min(gold, 3) and staff(match, "captain") == [dearest]


@pytest.mark.rule("COV-055", "COV-228")
def test_an_empty_square_is_not_visited() -> None:
    scenario = visiting().deck()
    match = scenario.turn("captain")
    assert refused(match, "visit:grand_square") == "COV-055"


@pytest.mark.rule("COV-055")
@pytest.mark.parametrize("who", ["blacksmith", "captain", "alchemist"])
def test_the_grand_square_takes_two_hours_on_every_shop_board(who: str) -> None:
    scenario = Scenario(f"{who} entertainer").hours(**{"entertainer": 13, who: 9}).row("lo01", "lo02", "lo03", "lo04")
    match = play(scenario.turn(who), "visit:grand_square")  # without gold there is only the first
    assert staff(match, who) == ["lo01"] and seat(match, who).hour == 11


@pytest.mark.rule("COV-058", "COV-059")
def test_tv37_the_row_of_townsfolk() -> None:
    scenario = Scenario("blacksmith entertainer").hours(entertainer=13, blacksmith=9).has("blacksmith", gold=1)
    match = scenario.row("lo07", "lo02", "sa03*", "me04").comes("lo12").turn("blacksmith")
    play(match, "visit:grand_square")
    assert offered(match, "recruit") == {"lo07", "lo02"}
    play(match, "recruit:lo02")
    assert seat(match, "blacksmith").gold == 0 and seat(match, "entertainer").gold == 0
    assert row(match) == ["lo07", "sa03*", "me04", "lo12"]
    assert "sponsors" not in told(match)
    again = Scenario("blacksmith entertainer").hours(entertainer=13, blacksmith=9).has("blacksmith", gold=1)
    match = play(again.row("lo07", "sa03*", "me04", "lo12").turn("blacksmith"), "visit:grand_square")
    assert offered(match, "recruit") == {"lo07", "sa03"}  # SA03 costs 1 now


@pytest.mark.rule("COV-058", "COV-059", "COV-061", "COV-180", "COV-065", "COV-063")
def test_tv43_recruitment_with_a_full_staff() -> None:
    scenario = Scenario("alchemist entertainer").hours(entertainer=13, alchemist=9).has("alchemist", gold=2)
    scenario.staff("alchemist", "lo07", "me01*", "sa10").row("lo01", "lo02", "sa01", "lo03").halls(warrior=3)
    match = play(scenario.turn("alchemist"), "visit:grand_square", "recruit:sa01")
    assert asked(match) == ("alchemist", "Dismiss") and offered(match, "dismiss") == {"lo07", "me01", "sa10"}
    assert refused(match, "dismiss:lo09") == "COV-061"
    comes(match, "N", "lo12")
    play(match, "dismiss:me01")
    assert seat(match, "entertainer").gold == 3 and fans(match) == ["me01"]
    assert seat(match, "alchemist").gold == 0 and staff(match, "alchemist") == ["lo07", "sa10", "sa01"]
    assert told(match, "dismisses", "sponsors", "pays", "townsfolk-shows") == ["dismisses", "sponsors", "pays"]
    assert asked(match) == ("alchemist", "MayTakeEffect") and seat(match, "alchemist").hour == 9
    play(match, "take_effect", "embark:boat_1")
    assert row(match) == ["lo01", "lo02", "lo03", "lo12"] and seat(match, "alchemist").hour == 11
    later = told(match, "embarks", "townsfolk-shows", "advances")
    assert later[-3:] == ["embarks", "townsfolk-shows", "advances"]


def fans(match: Match) -> list[str]:
    """Townsfolk beside the Entertainer's board."""
    stage = next(player.workshop for player in table_of(match).seats if isinstance(player.workshop, Stage))
    assert isinstance(stage, Stage)
    return [LEXICON.id("townsfolk", card) for card in stage.fans]


@pytest.mark.rule("COV-061", "COV-065")
def test_whoever_is_dismissed_without_a_crest_is_discarded() -> None:
    scenario = visiting("lo01", "lo02", "lo03", "lo04", gold=1).staff("captain", "lo07", "me01", "me02")
    match = play(scenario.turn("captain"), "visit:grand_square", "recruit:lo02", "dismiss:me01")
    assert staff(match, "captain") == ["lo07", "me02", "lo02"]
    assert table_of(match).discard == [value("townsfolk", "me01")]


@pytest.mark.rule("COV-060")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    scenario = visiting("lo01", "lo02", "lo03", "lo04").deck().discarded("lo11", "lo12").staff("captain", "me01")
    match = recruit(scenario.comes("lo11"), "lo01")
    assert told(match, "townsfolk-shuffled") == ["townsfolk-shuffled"]
    assert row(match) == ["lo02", "lo03", "lo04", "lo11"] and table_of(match).discard == []
    assert table_of(match).deck == [value("townsfolk", "lo12")]  # nobody of a staff
    match = recruit(visiting("lo01", "lo02", "lo03", "lo04").deck(), "lo01")
    assert row(match) == ["lo02", "lo03", "lo04", ""]


@pytest.mark.rule("COV-062")
def test_staff_unlocks_powers_for_once_a_day() -> None:
    for number in range(4):
        scenario = Scenario("captain blacksmith").staff("captain", *("lo01", "lo02", "lo03")[:number])
        assert [has_power(scenario.table, 0, power) for power in range(3)] == [number > power for power in range(3)]
    scenario = Scenario("captain blacksmith").staff("captain", "lo01", "lo02", "lo03").has("captain", powers=0b010)
    assert [has_power(scenario.table, 0, power) for power in range(3)] == [True, False, True]


@pytest.mark.rule("COV-062")
def test_a_power_that_was_used_stays_used() -> None:
    scenario = visiting("lo04", "lo05", "lo06", "lo08").staff("captain", "lo01", "lo02", "lo03")
    match = play(scenario.has("captain", powers=0b100, gold=3).turn("captain"), "visit:grand_square")
    play(match, "recruit:lo04", "dismiss:lo01")
    assert table_of(match).seats[0].powers == 0b100 and not has_power(table_of(match), 0, 2)


# -- sponsorship -------------------------------------------------------------------------------------


@pytest.mark.rule("COV-179", "COV-058", "COV-064", "COV-063")
@pytest.mark.parametrize("crest", [True, False])
def test_tv14_a_rival_recruits_a_fan(crest: bool) -> None:
    scenario = Scenario("entertainer blacksmith").hours(entertainer=13, blacksmith=9).halls(warrior=3, bard=2)
    scenario.row("lo07", "lo08", "lo01*" if crest else "lo01", "lo02").has("blacksmith", gold=5, corruption=2)
    match = play(scenario.turn("blacksmith"), "visit:grand_square", "recruit:lo01", "shed:1")
    assert seat(match, "blacksmith").gold == (8 if crest else 3) and seat(match, "blacksmith").corruption == 1
    assert seat(match, "entertainer").gold == (5 if crest else 0)
    assert staff(match, "blacksmith") == ["lo01*" if crest else "lo01"]
    stage = table_of(match).seats[0].workshop
    assert isinstance(stage, Stage) and stage.crests == int(crest)
    told_to = [event.args["seat"] for event in happened(match, "sponsors")]
    assert told_to == ([1, 0] if crest else [])


@pytest.mark.rule("COV-063")
def test_rogue_icons_sponsor_nobody() -> None:
    scenario = Scenario("entertainer blacksmith").hours(entertainer=13, blacksmith=9).halls(warrior=4).lair(6)
    match = play(scenario.row("me05*").turn("blacksmith"), "visit:grand_square")
    assert seat(match, "blacksmith").gold == 4 and seat(match, "entertainer").gold == 4
