"""Why another player cannot be chosen, or has nothing to take."""

from __future__ import annotations

from tests.explaining import Case, Situation, each_case, refusal
from tests.games.raiders.laid import BLUE, RED, ask, hold, laid, table_of, village
from tests.games.raiders.situations import card
from veillee.core.match import Match
from veillee.games.raiders.steps.raid import Avenge
from veillee.games.raiders.steps.targets import ChooseTarget, Give, HandOver, StealPlunder, SwapCards, SwapWorker


def choosing_a_target() -> Match:
    return ask(laid(players=3), ChooseTarget(RED, card("berserker_1")))


def avenging() -> Match:
    """Blue has no crew, green has."""
    match = hold(laid(players=3), 2, crew=["archer_1"])
    return ask(match, Avenge(RED, card("avenger_1")))


def swapping_workers() -> Match:
    match = village(laid(), armoury="grey", mill="white", treasury="black")
    return ask(match, SwapWorker(RED, card("archer_1")))


def stealing() -> Match:
    return ask(hold(laid(), BLUE, iron=1), StealPlunder(RED, BLUE, 1))


def giving() -> Match:
    return ask(hold(laid(), BLUE, silver=2, provisions=0), Give(BLUE, RED))


def swapping_cards() -> Match:
    match = hold(hold(laid(), RED, "archer_1", "scout_1"), BLUE, "sage_1")
    return ask(match, SwapCards(RED, card("scout_2")))


def handing_over() -> Match:
    match = hold(laid(), RED, "archer_1", "scout_1", "sage_1")
    table_of(match).seats[RED].giving = 1
    return ask(match, HandOver(RED, BLUE, 1))


CASES: list[Case] = [
    (choosing_a_target, "target:red", "why-target-self", "RAI-117"),
    (choosing_a_target, "target:yellow", "why-target-absent", "RAI-117"),
    (avenging, "target:blue", "why-target-crew", "RAI-092"),
    (swapping_workers, "swap:blue:armoury", "why-swap-colour", "RAI-118"),
    (swapping_workers, "swap:blue:barracks", "why-swap-empty", "RAI-119"),
    (swapping_workers, "swap:red:mill", "why-target-self", "RAI-118"),
    (stealing, "steal:gold", "why-steal-none", "RAI-122"),
    (stealing, "steal:silver", "why-steal-good", "RAI-122"),
    (giving, "give:provisions", "why-give-none", "RAI-134"),
    (giving, "give:gold", "why-give-good", "RAI-134"),
    (swapping_cards, "swap_cards:blue:2", "why-swap-cards-number", "RAI-139"),
    (swapping_cards, "swap_cards:blue:0", "why-swap-cards-none", "RAI-139"),
    (swapping_cards, "swap_cards:green:1", "why-target-absent", "RAI-139"),
    (handing_over, "hand_over:sage_1", "why-hand-over-aside", "RAI-139"),
    (handing_over, "hand_over:forager_1", "why-not-in-hand", "RAI-139"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), move) == (message, rule)
