"""Why a raid, a set, a die or a fallen crew card is not possible."""

from __future__ import annotations

from tests.explaining import Case, Situation, Wording, each_case, each_wording, reason, refusal, worded
from tests.games.raiders.laid import BLUE, GREY, RED, WHITE, ask, hold, laid, plundered
from tests.games.raiders.situations import FIVE, choosing_a_set, raider, raiding
from veillee.core.match import Match
from veillee.games.raiders.steps.raid import Fall, LoseCrew, Reroll


def small_crew() -> Match:
    return raider(["archer_1"], provisions=8)


def hungry() -> Match:
    """The Huntsman makes outposts cheaper by one."""
    return raider(["huntsman_1", "archer_1", "scout_1"], GREY, provisions=1)


def without_gold() -> Match:
    return raider(FIVE, WHITE, provisions=8, gold=1)


def empty_harbour() -> Match:
    return plundered(raider(["archer_1", "scout_1"], provisions=8), *(f"harbour_west_{n}" for n in (1, 2, 3)))


def ready() -> Match:
    return raider(["archer_1", "scout_1"], provisions=8)


def dice(*faces: int) -> Match:
    match = raiding(raider(["brawler_1", "archer_1", "scout_1"]), "monastery_west", *faces)
    return ask(match, Reroll(RED, 1))


def one_die() -> Match:
    return dice(3)


def equal_dice() -> Match:
    return dice(4, 4)


def falling() -> Match:
    return ask(raider(["archer_1", "scout_1", "scout_2"]), Fall(RED, 1))


def losing_crew() -> Match:
    return ask(hold(laid(), BLUE, crew=["archer_1", "scout_1"]), LoseCrew(BLUE))


CASES: list[Case] = [
    (small_crew, "raid:harbour_west", "why-raid-crew", "RAI-068"),
    (small_crew, "raid:outpost_west", "why-raid-colour", "RAI-069"),
    (small_crew, "raid:fortress_east", "why-raid-colour", "RAI-069"),
    (hungry, "raid:outpost_west", "why-raid-provisions", "RAI-068"),
    (without_gold, "raid:fortress_west", "why-raid-gold", "RAI-068"),
    (empty_harbour, "raid:harbour_west", "why-raid-empty", "RAI-088"),
    (small_crew, "plunder:harbour_west_1", "why-raid-crew", "RAI-068"),
    (empty_harbour, "plunder:harbour_west_1", "why-plunder-taken", "RAI-088"),
    (ready, "plunder:harbour_west_1", "why-plunder-raid", "RAI-079"),
    (choosing_a_set, "plunder:harbour_west_2", "why-plunder-taken", "RAI-088"),
    (choosing_a_set, "plunder:harbour_east_1", "why-plunder-site", "RAI-079"),
    (one_die, "reroll:second", "why-reroll-die", "RAI-095"),
    (equal_dice, "reroll:second", "why-reroll-alike", "RAI-095"),
    (falling, "fall:archer_2", "why-not-in-crew", "RAI-082"),
    (falling, "fall:scout_2", "why-copy", "RAI-082"),
    (losing_crew, "lose:sage_1", "why-not-in-crew", "RAI-092"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), move) == (message, rule)


def test_the_discount_of_the_crew_is_part_of_the_explanation() -> None:
    """The West Outpost costs 3 provisions, 2 with a Huntsman."""
    found = reason(hungry(), "raid:outpost_west")
    assert (found.args["number"], found.args["number2"]) == (2, 1)


WORDINGS: list[Wording] = [
    (
        small_crew,
        "raid:harbour_centre",
        "The Centre Harbour takes a crew of 3; yours has 1.",
        "Le Port du centre demande un équipage de 3 ; le vôtre compte 1 carte.",
    ),
    (
        small_crew,
        "raid:monastery_east",
        "You hold a black worker, and the East Monastery does not accept it.",
        "Le Monastère de droite n'accepte pas votre Ouvrier noir.",
    ),
]


@each_wording(WORDINGS)
def test_a_reason_helps_with_names_and_numbers(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), move) == (english, french)
