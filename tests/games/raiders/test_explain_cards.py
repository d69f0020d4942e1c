"""Why a card cannot be played, sold, hired, dismissed or discarded."""

from __future__ import annotations

from tests.explaining import Case, Situation, Wording, each_case, each_wording, refusal, worded
from tests.games.raiders.laid import BLACK, RED, ask, hold, laid
from tests.games.raiders.situations import FIVE, card, raider, without_supply
from veillee.core.match import Match
from veillee.games.raiders.box import GOLD, SILVER
from veillee.games.raiders.steps.bargains import Enlist, GainPlunder, Recall, Recruit, Sacrifice
from veillee.games.raiders.steps.buildings import Barracks, Pawn, Treasury
from veillee.games.raiders.steps.hire import MakeRoom
from veillee.games.raiders.steps.townhall import TownHall
from veillee.games.raiders.steps.turn import DiscardDown


def town_hall() -> Match:
    match = hold(laid(), RED, "folke_1", "scout_1", "scout_2")
    return ask(match, TownHall(RED, BLACK))


def treasury(*hand: str) -> Match:
    return ask(hold(laid(), RED, *hand), Treasury(RED, BLACK))


def treasury_with_two() -> Match:
    return treasury("archer_1", "scout_1")


def treasury_with_one() -> Match:
    return treasury("archer_1")


def treasury_without_silver() -> Match:
    return without_supply(treasury_with_two(), SILVER)


def treasury_without_gold() -> Match:
    return without_supply(treasury_with_two(), GOLD)


def second_card() -> Match:
    match = hold(laid(), RED, "scout_1", "sage_1")
    return ask(match, Pawn(RED, card("archer_1")))


def barracks() -> Match:
    match = hold(laid(), RED, "archer_1", "forager_1", "forager_2", silver=1)
    return ask(match, Barracks(RED, BLACK))


def full_crew() -> Match:
    match = hold(laid(), RED, "brawler_1", crew=FIVE, silver=4)
    return ask(match, MakeRoom(RED, card("brawler_1"), 2))


def second_hero() -> Match:
    match = hold(laid(), RED, "brynjar_1", crew=["folke_1", "scout_1"], silver=4)
    return ask(match, MakeRoom(RED, card("brynjar_1"), 4))


def sacrificing() -> Match:
    return ask(raider(["archer_1", "scout_1"]), Sacrifice(RED, card("brawler_1")))


def gaining_plunder() -> Match:
    return without_supply(ask(laid(), GainPlunder(RED, 1)), GOLD)


def recruiting() -> Match:
    return ask(hold(laid(), RED, "archer_1", "scout_1", silver=2), Recruit(RED, card("recruiter_1")))


def recalling() -> Match:
    """Only another hero is in hand: nobody but Folke can be replaced."""
    match = hold(laid(), RED, "brynjar_1", crew=["folke_1", "scout_1"])
    return ask(match, Recall(RED, card("gravedigger_1")))


def enlisting() -> Match:
    match = hold(laid(), RED, "brynjar_1", "archer_1", crew=["folke_1", "scout_1"])
    return ask(match, Enlist(RED, card("scout_1")))


def too_many_cards() -> Match:
    hand = [f"{name}_{n}" for name in ("berserker", "gatekeeper") for n in (1, 2, 3, 4)]
    return ask(hold(laid(), RED, *hand, "archer_1"), DiscardDown(RED))


CASES: list[Case] = [
    (town_hall, "play:folke_1", "why-play-hero", "RAI-051"),
    (town_hall, "play:archer_1", "why-not-in-hand", "RAI-050"),
    (town_hall, "play:scout_2", "why-copy", "RAI-050"),
    (treasury_with_two, "sell:sage_1", "why-not-in-hand", "RAI-053"),
    (treasury_without_silver, "sell:archer_1", "why-supply", "RAI-028"),
    (treasury_with_one, "pawn:archer_1", "why-pawn-two", "RAI-053"),
    (treasury_without_gold, "pawn:archer_1", "why-supply", "RAI-028"),
    (treasury_with_two, "pawn:sage_1", "why-not-in-hand", "RAI-053"),
    (second_card, "pawn:archer_1", "why-pawn-chosen", "RAI-053"),
    (second_card, "pawn:forager_1", "why-not-in-hand", "RAI-053"),
    (barracks, "hire:archer_1", "why-hire-silver", "RAI-054"),
    (barracks, "hire:forager_2", "why-copy", "RAI-054"),
    (barracks, "hire:sage_1", "why-not-in-hand", "RAI-054"),
    (recruiting, "hire:sage_1", "why-not-in-hand", "RAI-137"),
    (full_crew, "keep_crew", "why-keep-full", "RAI-062"),
    (second_hero, "keep_crew", "why-keep-hero", "RAI-065"),
    (second_hero, "dismiss:scout_1", "why-dismiss-hero", "RAI-065"),
    (full_crew, "dismiss:huntsman_1", "why-not-in-crew", "RAI-063"),
    (sacrificing, "dismiss:sage_1", "why-not-in-crew", "RAI-124"),
    (gaining_plunder, "gain:gold", "why-supply", "RAI-026"),
    (gaining_plunder, "gain:silver", "why-gain-plunder", "RAI-124"),
    (recalling, "recall:scout_1", "why-recall-hero", "RAI-129"),
    (recalling, "recall:sage_1", "why-not-in-crew", "RAI-129"),
    (enlisting, "enlist:brynjar_1", "why-enlist-hero", "RAI-065"),
    (enlisting, "enlist:sage_1", "why-not-in-hand", "RAI-129"),
    (too_many_cards, "discard:berserker_2", "why-copy", "RAI-031"),
    (too_many_cards, "discard:sage_1", "why-not-in-hand", "RAI-031"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), move) == (message, rule)


WORDINGS: list[Wording] = [
    (
        barracks,
        "hire:archer_1",
        "An Archer costs you 3 silver; you have 1.",
        "Une Archère vous coûte 3 Argent ; vous en avez 1.",
    ),
]


@each_wording(WORDINGS)
def test_a_reason_helps_with_names_and_numbers(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), move) == (english, french)
