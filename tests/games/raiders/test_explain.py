"""Why a move is not possible: every message in a situation where it is given, with its rule."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from importlib.resources import files

import pytest

import veillee
from tests.games.raiders.laid import (
    BLACK,
    BLUE,
    BOX,
    GREY,
    RED,
    SPEC,
    WHITE,
    again,
    ask,
    display,
    hold,
    laid,
    plundered,
    table_of,
    value,
    village,
)
from veillee.core.match import Match
from veillee.core.spec import Reason
from veillee.core.text import LANGUAGES
from veillee.games.raiders.box import GATE_HOUSE, GOLD, NONE, PROVISIONS, SILVER
from veillee.games.raiders.explain import EXPLAINERS
from veillee.games.raiders.steps.bargains import Bargain, Copy, Enlist, GainPlunder, Recall, Recruit, Sacrifice
from veillee.games.raiders.steps.buildings import (
    Armoury,
    Barracks,
    GateHouse,
    LongHouse,
    Mill,
    Pawn,
    Silversmith,
    Treasury,
)
from veillee.games.raiders.steps.hire import MakeRoom
from veillee.games.raiders.steps.raid import Avenge, ChooseSet, Fall, LoseCrew, Reroll
from veillee.games.raiders.steps.targets import ChooseTarget, Give, HandOver, StealPlunder, SwapCards, SwapWorker
from veillee.games.raiders.steps.townhall import TownHall
from veillee.games.raiders.steps.turn import DiscardDown
from veillee.games.raiders.table import RAIDING
from veillee.games.raiders.words import GRAMMAR

FIVE = ["archer_1", "scout_1", "sage_1", "champion_1", "forager_1"]


def card(id_: str) -> int:
    return value("townsfolk", id_)


def reason(match: Match, move: str) -> Reason:
    """Why the move is not possible; it must not be, and both languages have words for it."""
    assert move not in match.legal_keys
    assert match.decision is not None
    kind, values = BOX.lexicon.parse(move)
    found: Reason | None = SPEC.explain(match.table, match.decision.seat, kind, values)
    assert found is not None
    for lang in LANGUAGES:
        explanation = match.explain(move, lang)
        assert not explanation.possible
        assert explanation.rule == found.rule
        assert explanation.reason and explanation.rule_text
    return found


# -- situations ------------------------------------------------------------------------------------


def new_match() -> Match:
    return veillee.new("raiders", players=2, seed=1)


def first_turn() -> Match:
    """Red holds a black worker, has 2 silver and three cards."""
    return hold(laid(), RED, "archer_1", "scout_1", "scout_2")


def forbidden_mill() -> Match:
    match = laid(solo="normal")
    table_of(match).forbidden = value("building", "mill")
    return again(match)


def forbidden_gate_house() -> Match:
    """The building is closed for taking as well."""
    match = forbidden_mill()
    match.play("place:silversmith")
    match.play("gain:silver")
    table_of(match).forbidden = GATE_HOUSE
    return again(match)


def placed_on_mill() -> Match:
    """The Mill has been used; now a worker must be taken."""
    match = first_turn()
    match.play("place:mill")
    match.play("gain:provisions")
    return match


def raider(crew: list[str], worker: int = BLACK, **goods: int) -> Match:
    return hold(laid(), RED, crew=crew, worker=worker, **goods)


def small_crew() -> Match:
    return raider(["archer_1"], provisions=8)


def hungry() -> Match:
    """The Huntsman makes outposts cheaper by one."""
    return raider(["huntsman_1", "archer_1", "scout_1"], GREY, provisions=1)


def without_gold() -> Match:
    return raider(FIVE, WHITE, provisions=8, gold=1)


def empty_harbour() -> Match:
    return plundered(raider(["archer_1", "scout_1"], provisions=8), *(f"harbour_west_{n}" for n in (1, 2, 3)))


def raiding(match: Match, site: str, *dice: int) -> Match:
    table = table_of(match)
    table.phase, table.site, table.dice = RAIDING, value("site", site), list(dice)
    table.seats[RED].worker = NONE
    return match


def choosing_a_set() -> Match:
    match = plundered(raider(["archer_1", "scout_1"], provisions=8), "harbour_west_2")
    raiding(match, "harbour_west")
    return ask(match, ChooseSet(RED, value("site", "harbour_west")))


def dice(*faces: int) -> Match:
    match = raiding(raider(["brawler_1", "archer_1", "scout_1"]), "monastery_west", *faces)
    return ask(match, Reroll(RED, 1))


def one_die() -> Match:
    return dice(3)


def equal_dice() -> Match:
    return dice(4, 4)


def dice_but_no_brawler() -> Match:
    match = raiding(raider(["archer_1", "scout_1"]), "monastery_west", 3, 4)
    return ask(match, ChooseSet(RED, value("site", "monastery_west")))


def falling() -> Match:
    return ask(raider(["archer_1", "scout_1", "scout_2"]), Fall(RED, 1))


def town_hall() -> Match:
    match = hold(laid(), RED, "folke_1", "scout_1", "scout_2")
    return ask(match, TownHall(RED, BLACK))


def gate_house_without_cards() -> Match:
    match = laid()
    table = table_of(match)
    table.draw.layers = [[]]
    return ask(match, GateHouse(RED, BLACK))


def treasury(*hand: str) -> Match:
    return ask(hold(laid(), RED, *hand), Treasury(RED, BLACK))


def treasury_with_two() -> Match:
    return treasury("archer_1", "scout_1")


def treasury_with_one() -> Match:
    return treasury("archer_1")


def without_supply(match: Match, good: int) -> Match:
    table_of(match).supply[good] = 0
    return again(match)


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


def armoury(**goods: int) -> Match:
    return ask(hold(laid(), RED, crew=(), **goods), Armoury(RED, GREY))


def poor_armoury() -> Match:
    return armoury(silver=1, gold=1)


def best_armour() -> Match:
    return armoury(armour=10, iron=1)


def mill() -> Match:
    return ask(laid(), Mill(RED, GREY))


def mill_without_provisions() -> Match:
    return without_supply(mill(), PROVISIONS)


def silversmith() -> Match:
    return ask(laid(), Silversmith(RED, BLACK))


def silversmith_without_silver() -> Match:
    return without_supply(silversmith(), SILVER)


def long_house(**goods: int) -> Match:
    return ask(display(hold(laid(), RED, crew=(), **goods), "o01", "o06", "o09"), LongHouse(RED, GREY, 1))


def poor_long_house() -> Match:
    return long_house(gold=1, silver=2)


def long_house_without_provisions() -> Match:
    return without_supply(long_house(livestock=1), PROVISIONS)


def haggling() -> Match:
    match = display(hold(laid(), RED, iron=1, silver=3), "o01", "o06", "o09")
    return ask(match, Bargain(RED, card("trader_1")))


def copying() -> Match:
    """The Gate House has been used, and the worker is black."""
    match = hold(laid(), RED, "archer_1", silver=0)
    table_of(match).used = 1 << GATE_HOUSE
    return ask(match, Copy(RED, card("merchant_1"), BLACK))


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


def choosing_a_target() -> Match:
    return ask(laid(players=3), ChooseTarget(RED, card("berserker_1")))


def avenging() -> Match:
    """Blue has no crew, green has."""
    match = hold(laid(players=3), 2, crew=["archer_1"])
    return ask(match, Avenge(RED, card("avenger_1")))


def losing_crew() -> Match:
    return ask(hold(laid(), BLUE, crew=["archer_1", "scout_1"]), LoseCrew(BLUE))


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


def too_many_cards() -> Match:
    hand = [f"{name}_{n}" for name in ("berserker", "gatekeeper") for n in (1, 2, 3, 4)]
    return ask(hold(laid(), RED, *hand, "archer_1"), DiscardDown(RED))


# -- the cases -------------------------------------------------------------------------------------

Case = tuple[Callable[[], Match], str, str, str]
CASES: list[Case] = [
    # the set-up
    (new_match, "place:mill", "why-setup", "RAI-022"),
    (new_match, "take:mill", "why-setup", "RAI-022"),
    (new_match, "raid:harbour_west", "why-setup", "RAI-022"),
    (new_match, "skip", "why-setup", "RAI-022"),
    (new_match, "draw", "why-setup", "RAI-022"),
    (new_match, "fall:archer_1", "why-setup", "RAI-022"),
    (new_match, "discard:archer_1", "why-setup", "RAI-022"),
    (first_turn, "reject:archer_1", "why-reject-moment", "RAI-022"),
    # placing and taking
    (first_turn, "place:gate_house", "why-occupied", "RAI-038"),
    (first_turn, "place:armoury", "why-colour", "RAI-039"),
    (first_turn, "place:long_house", "why-colour", "RAI-039"),
    (forbidden_mill, "place:mill", "why-forbidden", "RAI-191"),
    (forbidden_gate_house, "take:gate_house", "why-forbidden", "RAI-191"),
    (placed_on_mill, "place:barracks", "why-place-done", "RAI-038"),
    (choosing_a_set, "place:mill", "why-place-raiding", "RAI-036"),
    (first_turn, "take:gate_house", "why-take-first", "RAI-041"),
    (placed_on_mill, "take:mill", "why-take-placed", "RAI-042"),
    (placed_on_mill, "take:armoury", "why-take-empty", "RAI-041"),
    (first_turn, "skip", "why-skip-turn", "RAI-036"),
    (placed_on_mill, "skip", "why-skip-take", "RAI-041"),
    (choosing_a_set, "skip", "why-skip-must", "RAI-006"),
    # raiding
    (small_crew, "raid:harbour_west", "why-raid-crew", "RAI-068"),
    (small_crew, "raid:outpost_west", "why-raid-colour", "RAI-069"),
    (small_crew, "raid:fortress_east", "why-raid-colour", "RAI-069"),
    (hungry, "raid:outpost_west", "why-raid-provisions", "RAI-068"),
    (without_gold, "raid:fortress_west", "why-raid-gold", "RAI-068"),
    (empty_harbour, "raid:harbour_west", "why-raid-empty", "RAI-088"),
    (placed_on_mill, "raid:harbour_west", "why-raid-working", "RAI-036"),
    (choosing_a_set, "raid:harbour_east", "why-raid-raiding", "RAI-036"),
    (choosing_a_set, "plunder:harbour_west_2", "why-plunder-taken", "RAI-088"),
    (choosing_a_set, "plunder:harbour_east_1", "why-plunder-site", "RAI-079"),
    (first_turn, "plunder:harbour_west_1", "why-plunder-moment", "RAI-079"),
    (one_die, "reroll:second", "why-reroll-die", "RAI-095"),
    (equal_dice, "reroll:second", "why-reroll-alike", "RAI-095"),
    (dice_but_no_brawler, "reroll:first", "why-reroll-none", "RAI-095"),
    (first_turn, "reroll:first", "why-reroll-moment", "RAI-095"),
    (first_turn, "keep_dice", "why-keep-dice", "RAI-095"),
    (falling, "fall:archer_2", "why-not-in-crew", "RAI-082"),
    (falling, "fall:scout_2", "why-copy", "RAI-082"),
    (first_turn, "fall:archer_1", "why-fall-moment", "RAI-082"),
    (first_turn, "lose:archer_1", "why-lose-moment", "RAI-092"),
    (losing_crew, "lose:sage_1", "why-not-in-crew", "RAI-092"),
    (losing_crew, "place:mill", "why-others-turn", "RAI-007"),
    # buildings
    (first_turn, "draw", "why-building-moment", "RAI-049"),
    (gate_house_without_cards, "draw", "why-no-cards", "RAI-032"),
    (placed_on_mill, "gain:provisions", "why-building-used", "RAI-046"),
    (first_turn, "gain:silver", "why-building-moment", "RAI-058"),
    (first_turn, "forge:iron", "why-building-moment", "RAI-055"),
    (poor_armoury, "forge:iron", "why-forge-pay", "RAI-055"),
    (poor_armoury, "forge:silver", "why-forge-pay", "RAI-055"),
    (poor_armoury, "forge:gold", "why-forge-good", "RAI-055"),
    (best_armour, "forge:iron", "why-armour-full", "RAI-056"),
    (mill, "gain:gold", "why-gain-mill-gold", "RAI-057"),
    (mill, "gain:iron", "why-gain-good", "RAI-057"),
    (mill_without_provisions, "gain:provisions", "why-supply", "RAI-026"),
    (silversmith, "gain:gold", "why-gain-good", "RAI-058"),
    (silversmith_without_silver, "gain:silver", "why-supply", "RAI-026"),
    (first_turn, "exchange", "why-building-moment", "RAI-059"),
    (poor_long_house, "exchange", "why-exchange-none", "RAI-059"),
    (long_house_without_provisions, "exchange", "why-supply", "RAI-028"),
    (first_turn, "offer:o01", "why-building-moment", "RAI-059"),
    (poor_long_house, "offer:o01", "why-offer-pay", "RAI-060"),
    (poor_long_house, "offer:o09", "why-offer-pay", "RAI-060"),
    (poor_long_house, "offer:o16", "why-offer-hidden", "RAI-060"),
    (first_turn, "bargain:o01:gold", "why-card-moment", "RAI-141"),
    (haggling, "bargain:o16:gold", "why-offer-hidden", "RAI-060"),
    (haggling, "bargain:o01:silver", "why-bargain-price", "RAI-141"),
    (haggling, "bargain:o01:gold", "why-offer-pay", "RAI-141"),
    (first_turn, "copy:mill", "why-card-moment", "RAI-135"),
    (copying, "copy:town_hall", "why-copy-hall", "RAI-136"),
    (copying, "copy:gate_house", "why-copy-used", "RAI-136"),
    (copying, "copy:armoury", "why-copy-colour", "RAI-135"),
    (copying, "copy:barracks", "why-copy-useless", "RAI-135"),
    # cards
    (first_turn, "play:archer_1", "why-building-moment", "RAI-050"),
    (town_hall, "play:folke_1", "why-play-hero", "RAI-051"),
    (town_hall, "play:archer_1", "why-not-in-hand", "RAI-050"),
    (town_hall, "play:scout_2", "why-copy", "RAI-050"),
    (first_turn, "sell:archer_1", "why-building-moment", "RAI-053"),
    (treasury_with_two, "sell:sage_1", "why-not-in-hand", "RAI-053"),
    (treasury_without_silver, "sell:archer_1", "why-supply", "RAI-028"),
    (second_card, "sell:scout_1", "why-sell-pawning", "RAI-053"),
    (first_turn, "pawn:archer_1", "why-building-moment", "RAI-053"),
    (treasury_with_one, "pawn:archer_1", "why-pawn-two", "RAI-053"),
    (treasury_without_gold, "pawn:archer_1", "why-supply", "RAI-028"),
    (treasury_with_two, "pawn:sage_1", "why-not-in-hand", "RAI-053"),
    (second_card, "pawn:archer_1", "why-pawn-chosen", "RAI-053"),
    (second_card, "pawn:forager_1", "why-not-in-hand", "RAI-053"),
    (first_turn, "hire:archer_1", "why-building-moment", "RAI-054"),
    (barracks, "hire:archer_1", "why-hire-silver", "RAI-054"),
    (barracks, "hire:forager_2", "why-copy", "RAI-054"),
    (barracks, "hire:sage_1", "why-not-in-hand", "RAI-054"),
    (full_crew, "hire:brawler_1", "why-hire-room", "RAI-063"),
    (recruiting, "hire:sage_1", "why-not-in-hand", "RAI-137"),
    (full_crew, "keep_crew", "why-keep-full", "RAI-062"),
    (second_hero, "keep_crew", "why-keep-hero", "RAI-065"),
    (first_turn, "keep_crew", "why-keep-moment", "RAI-063"),
    (second_hero, "dismiss:scout_1", "why-dismiss-hero", "RAI-065"),
    (full_crew, "dismiss:huntsman_1", "why-not-in-crew", "RAI-063"),
    (sacrificing, "dismiss:sage_1", "why-not-in-crew", "RAI-124"),
    (first_turn, "dismiss:archer_1", "why-dismiss-moment", "RAI-063"),
    (gaining_plunder, "gain:gold", "why-supply", "RAI-026"),
    (gaining_plunder, "gain:silver", "why-gain-plunder", "RAI-124"),
    (first_turn, "recall:archer_1", "why-card-moment", "RAI-129"),
    (recalling, "recall:scout_1", "why-recall-hero", "RAI-129"),
    (recalling, "recall:sage_1", "why-not-in-crew", "RAI-129"),
    (first_turn, "enlist:archer_1", "why-card-moment", "RAI-129"),
    (enlisting, "enlist:brynjar_1", "why-enlist-hero", "RAI-065"),
    (enlisting, "enlist:sage_1", "why-not-in-hand", "RAI-129"),
    (first_turn, "discard:archer_1", "why-discard-moment", "RAI-031"),
    (too_many_cards, "discard:berserker_2", "why-copy", "RAI-031"),
    (too_many_cards, "discard:sage_1", "why-not-in-hand", "RAI-031"),
    # other players
    (first_turn, "target:blue", "why-target-moment", "RAI-117"),
    (choosing_a_target, "target:red", "why-target-self", "RAI-117"),
    (choosing_a_target, "target:yellow", "why-target-absent", "RAI-117"),
    (avenging, "target:blue", "why-target-crew", "RAI-092"),
    (first_turn, "swap:blue:mill", "why-card-moment", "RAI-118"),
    (swapping_workers, "swap:blue:armoury", "why-swap-colour", "RAI-118"),
    (swapping_workers, "swap:blue:barracks", "why-swap-empty", "RAI-119"),
    (swapping_workers, "swap:red:mill", "why-target-self", "RAI-118"),
    (first_turn, "steal:gold", "why-card-moment", "RAI-122"),
    (stealing, "steal:gold", "why-steal-none", "RAI-122"),
    (stealing, "steal:silver", "why-steal-good", "RAI-122"),
    (first_turn, "trade", "why-card-moment", "RAI-028"),
    (first_turn, "give:silver", "why-card-moment", "RAI-134"),
    (giving, "give:provisions", "why-give-none", "RAI-134"),
    (giving, "give:gold", "why-give-good", "RAI-134"),
    (first_turn, "swap_cards:blue:1", "why-card-moment", "RAI-139"),
    (swapping_cards, "swap_cards:blue:2", "why-swap-cards-number", "RAI-139"),
    (swapping_cards, "swap_cards:blue:0", "why-swap-cards-none", "RAI-139"),
    (swapping_cards, "swap_cards:green:1", "why-target-absent", "RAI-139"),
    (first_turn, "hand_over:archer_1", "why-hand-over-moment", "RAI-139"),
    (handing_over, "hand_over:sage_1", "why-hand-over-aside", "RAI-139"),
    (handing_over, "hand_over:forager_1", "why-not-in-hand", "RAI-139"),
]


@pytest.mark.parametrize(
    ("situation", "move", "message", "rule"),
    [pytest.param(*case, id=f"{case[0].__name__}-{case[1]}") for case in CASES],
)
def test_a_move_is_refused_with_its_reason_and_rule(
    situation: Callable[[], Match], move: str, message: str, rule: str
) -> None:
    found = reason(situation(), move)
    assert (found.message, found.rule) == (message, rule)


def test_a_card_that_was_not_dealt_cannot_be_given_back() -> None:
    match = new_match()
    other = next(id_ for id_ in BOX.lexicon.ids("townsfolk") if card(id_) not in table_of(match).seats[RED].hand)
    assert reason(match, f"reject:{other}").message == "why-not-in-hand"


def test_the_discount_of_the_crew_is_part_of_the_explanation() -> None:
    """The West Outpost costs 3 provisions, 2 with a Huntsman."""
    found = reason(hungry(), "raid:outpost_west")
    assert (found.args["number"], found.args["number2"]) == (2, 1)


@pytest.mark.parametrize(
    ("situation", "move", "english", "french"),
    [
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
        (
            forbidden_mill,
            "place:mill",
            "The tactics card closes the Mill for this turn.",
            "La carte tactique ferme le Moulin pour ce tour.",
        ),
        (
            barracks,
            "hire:archer_1",
            "An Archer costs you 3 silver; you have 1.",
            "Une Archère vous coûte 3 Argent ; vous en avez 1.",
        ),
        (
            poor_long_house,
            "offer:o06",
            "That offering takes 1 iron; you have 0.",
            "Cette Offrande demande 1 Fer ; vous en avez 0.",
        ),
    ],
)
def test_a_reason_helps_with_names_and_numbers(
    situation: Callable[[], Match], move: str, english: str, french: str
) -> None:
    match = situation()
    assert match.explain(move, "en").reason == english
    assert match.explain(move, "fr").reason == french


# -- all of it -------------------------------------------------------------------------------------


def messages_of(lang: str) -> set[str]:
    text = files(SPEC.package).joinpath("locale", f"{lang}.ftl").read_text("utf-8")
    return set(re.findall(r"^(why-[a-z-]+) =", text, re.MULTILINE))


def test_every_message_is_used_and_tested() -> None:
    folder = files(SPEC.package).joinpath("explain")
    sources = [file.read_text("utf-8") for file in folder.iterdir() if file.name.endswith(".py")]
    used = {message for source in sources for message in re.findall(r'"(why-[a-z-]+)"', source)}
    assert used == messages_of("en") == messages_of("fr")
    assert used == {message for _, _, message, _ in CASES}


def test_every_kind_of_move_has_an_explanation() -> None:
    assert set(EXPLAINERS) == set(GRAMMAR)


def any_move(match: Match, chance: random.Random) -> str:
    """A key that means something, possible or not; often of a kind that is asked for."""
    kinds = sorted({option.kind for option in match.table.options}) if chance.random() < 0.5 else sorted(GRAMMAR)
    kind = chance.choice(kinds)
    parts = [str(chance.randrange(4)) if r == "number" else chance.choice(BOX.lexicon.ids(r)) for r in GRAMMAR[kind]]
    return ":".join([kind, *parts])


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("players", [1, 2, 4])
def test_whatever_is_tried_is_explained(players: int, seed: int) -> None:
    """A seat reads the same reason whatever the cards are that it cannot see."""
    chance = random.Random(seed)
    match = veillee.new("raiders", mode="solo" if players == 1 else "standard", players=players, seed=seed)
    tried = explained = 0
    while match.decision is not None and tried < 1200:
        seat = match.decision.seat
        other = match.fork(for_seat=seat, chance=seed)
        for move in [any_move(match, chance) for _ in range(8)]:
            if move not in match.legal_keys:
                kind, values = BOX.lexicon.parse(move)
                found = SPEC.explain(match.table, seat, kind, values)
                assert found == SPEC.explain(other.table, seat, kind, values)
                assert not any(match.explain(move, lang).possible for lang in LANGUAGES)
                tried += 1
                explained += found is not None
        match.play(chance.choice(match.legal_keys))
    assert tried > 100
    assert explained > 0.9 * tried
