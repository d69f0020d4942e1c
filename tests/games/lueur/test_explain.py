"""Why a move is not possible: every message in a situation where it is given, with its rule."""

from __future__ import annotations

import re

import pytest

import veillee
from tests.explaining import Case, Situation, each_case, reasons_of, refusal, share_explained
from tests.games.lueur.builder import BOX, SPEC, Scenario, key_of, table_of
from veillee.core.explaining import reason_of
from veillee.core.match import Match
from veillee.core.reasons import Reason

NUMBER = re.compile(r"[ABS]\d\d?")


def written(text: str) -> str:
    """A key whose cards are given by their numbers: recruit:A05 is recruit:ladawa."""
    return ":".join(key_of(part) if NUMBER.fullmatch(part) else part for part in text.split(":"))


def played(match: Match, *moves: str) -> Match:
    for move in moves:
        match.play(written(move))
    return match


# -- situations ---------------------------------------------------------------------------


def second_adventurer() -> Match:
    return played(veillee.new("lueur", players=2, seed=1), "adventurer:braccio")


def tom_dice() -> Match:
    """The human plays Pocana, in red."""
    return played(veillee.new("lueur", mode="solo", seed=1), "adventurer:pocana")


def tom_colour() -> Match:
    return played(tom_dice(), "tom_dice:green:yellow")


def morning() -> Match:
    """Two players; P2 has A02, A01 lies in the cemetery, P1 has A03."""
    scenario = Scenario(2, adventurer="braccio").companions(0, "A03").companions(1, "A02").cemetery("A01")
    return scenario.meeting(fire="A05", water="A06", earth="A07", air="A08", plant="A09").morning()


def three() -> Match:
    return Scenario(3).meeting(fire="A05", water="A06", earth="A07", air="A08", plant="A09").morning()


def banishing() -> Match:
    return played(morning(), "recruit:A05")


def solo_morning() -> Match:
    """Tom's dice lie on air and plant."""
    return Scenario(solo="rulebook").meeting(fire="A05", water="A06", earth="A07").morning()


def black_die() -> Match:
    """Kaar's master recruits where the black die lies; no companion lies at air and plant."""
    scenario = Scenario(3).companions(0, "A20").meeting(fire="A05", water="A06", earth="A07").lying("fire", "black")
    return played(scenario.morning(), "recruit:A05")


def any_sketal() -> Match:
    """B21 comes; the green die is no longer in the reserve."""
    scenario = Scenario(3).day(5).without_reserve("green").meeting(fire="B21", water="B02", earth="B03", air="B04")
    return played(scenario.morning(), "recruit:B21")


def toms_boats(boats: str = "i06 i00 i00 i00", tile: str = "T2") -> Match:
    scenario = Scenario(solo="rulebook", journey="archipelago").tom_has(boats=boats).tile_first(tile)
    return played(scenario.meeting(fire="A05", water="A06", earth="A07").morning(), "recruit:A05")


def boats_out() -> Match:
    """Nothing lies at the centre: i06 and i10 sail, i09 and i05 never do again."""
    return toms_boats("i06 i10 i05 i09", "T4")


def boats_max() -> Match:
    """From i00 two routes of value 3 are the highest."""
    return toms_boats("i10 i00 i00 i00", "T4")


def rerolling(score: int = 10, rerolls: int = 1) -> Match:
    """Braccio's two dice show plant, small blue water; no free reroll."""
    scenario = Scenario(adventurer="braccio").shows(0, "plant plant", "small blue: water")
    return scenario.tokens(0, score=score, rerolls=rerolls).rerolls()


def broke() -> Match:
    """On 0 and without tokens: the free reroll of A18 is the only unit."""
    scenario = Scenario(adventurer="braccio").shows(0, "plant water").companions(0, "A18").tokens(0, score=0)
    return scenario.rerolls()


def paying() -> Match:
    return played(rerolling(score=1, rerolls=1), "reroll:green_big_1")


def reviving() -> Match:
    scenario = Scenario(2, adventurer="braccio").companions(0, "B18").cemetery("B04")
    return scenario.shows(0, "air fire fire fire").noon()


def noon() -> Match:
    """Braccio with a score of 1: gains and losses, so the order matters.

    A10 has no condition met, A20 never acts, B18 had no air, S1 is not met, S3 waits for air.
    """
    scenario = Scenario(2, adventurer="braccio", others=("eoles",))
    scenario.companions(0, "B08", "B07", "A05", "A20", "B18").companions(1, "A02").spells(0, "S4", "S2", "S6", "S6")
    return scenario.shows(0, "water water water plant plant").tokens(0, score=1).noon()


def noon_once() -> Match:
    return played(noon(), "activate_adventurer:braccio")


def air_spell() -> Match:
    """Without companions the air spell waits, while two other spells and a gain leave an order to choose."""
    scenario = Scenario(2, adventurer="orium", others=("eoles",)).spells(0, "S3", "S2")
    return scenario.shows(0, "air air water water").tokens(0, score=1).noon()


def returning() -> Match:
    """The orange Sketal leaves Moloc'h, who has three big orange dice."""
    scenario = Scenario(2, adventurer="moloch").sketal(0, "A13", "orange").companions(0, "B04")
    scenario.shows(0, "earth fire water", "small blue: water", "small green: water")
    return played(scenario.tokens(0, score=20).noon(), "activate:A13")


def walking(**tokens: int) -> Match:
    """Company on p03: p04 (water) and p02 (fire) are next."""
    return Scenario(2).company(0, "p03").shows(0, "fire").tokens(0, **tokens).afternoon()


def walked() -> Match:
    """From p01 to p02 with the only fire die; the plant die would lead on to p45."""
    return played(Scenario(2).company(0, "p01").shows(0, "fire plant").afternoon(), "step:p02")


def forbidden() -> Match:
    """p51 forbids plant; p49 wants water."""
    return Scenario(2).company(0, "p50").shows(0, "plant water").afternoon()


def at_village() -> Match:
    """p05 is village 5, and the camp stands there."""
    return Scenario(2).company(0, "p05", "p05").shows(0, "water").afternoon()


def near_village() -> Match:
    return Scenario(2).company(0, "p13").shows(0, "earth").tokens(0, footprints=1).afternoon()


def skull() -> Match:
    """From p15 to p16 somebody is lost: A11, B04, or one of two equal spells."""
    scenario = Scenario(2).company(0, "p15").companions(0, "A11", "B04").companions(1, "A02").spells(0, "S6", "S6")
    return played(scenario.shows(0, "air").afternoon(), "step:p16")


def sailing(closed: bool = False) -> Match:
    """One boat on i06, three at the centre, one element, no footprints."""
    solo = "rulebook" if closed else ""
    scenario = Scenario(2, journey="archipelago", solo=solo, closed=closed).boats(0, "i06 i00 i00 i00")
    return scenario.shows(0, "plant").afternoon()


def closed_route() -> Match:
    return sailing(closed=True)


def many_elements() -> Match:
    return Scenario(2, journey="archipelago").boats(0, "i08 i00 i00 i00").shows(0, "plant fire water").afternoon()


CASES: list[Case] = [
    (second_adventurer, "adventurer:braccio", "why-adventurer-taken", "LUE-016"),
    (tom_dice, "tom_dice:green:red", "why-tom-own", "LUE-125"),
    (tom_dice, "tom_dice:green:green", "why-tom-twice", "LUE-125"),
    (tom_dice, "tom_dice:purple:yellow", "why-tom-special", "LUE-126"),
    (tom_dice, "tom_dice:green:black", "why-tom-black", "LUE-125"),
    (tom_dice, "tom_dice:blue:green", "why-tom-order", "LUE-125"),
    (tom_colour, "tom_colour:blue", "why-tom-colour", "LUE-127"),
    (morning, "recruit:A03", "why-companion-yours", "LUE-033"),
    (morning, "recruit:A02", "why-companion-other", "LUE-033"),
    (morning, "recruit:A01", "why-companion-cemetery", "LUE-039"),
    (morning, "recruit:B04", "why-companion-deck", "LUE-031"),
    (solo_morning, "recruit:A08", "why-companion-deck", "LUE-139"),
    (solo_morning, "recruit:A20", "why-companion-solo", "LUE-133"),
    (banishing, "banish:A01", "why-companion-cemetery", "LUE-039"),
    (black_die, "black:fire", "why-black-here", "LUE-115"),
    (black_die, "black:air", "why-black-empty", "LUE-115"),
    (any_sketal, "big_die:green", "why-big-die-gone", "LUE-101"),
    (toms_boats, "boat:i08:i09", "why-boat-none", "LUE-148"),
    (toms_boats, "boat:i00:i05", "why-boat-route", "LUE-144"),
    (toms_boats, "boat:i00:i01", "why-boat-closed", "LUE-146"),
    (toms_boats, "boat:i06:i00", "why-boat-away", "LUE-145"),
    (toms_boats, "boat:i00:i06", "why-boat-taken", "LUE-147"),
    (toms_boats, "boat:i06:i07", "why-boat-nearest", "LUE-148"),
    (toms_boats, "boat:i00:i10", "why-boat-min", "LUE-144"),
    (boats_max, "boat:i00:i06", "why-boat-max", "LUE-144"),
    (boats_out, "boat:i06:i05", "why-boat-taken", "LUE-147"),
    (rerolling, "reroll:red_big_1", "why-die-other", "LUE-042"),
    (rerolling, "reroll:green_big_2", "why-die-twin", "LUE-042"),
    (rerolling, "reroll_two:green_big_2:blue_small_1", "why-die-twin", "LUE-042"),
    (rerolling, "reroll_two:green_big_1:green_big_1", "why-die-twice", "LUE-042"),
    (rerolling, "reroll_two:blue_small_1:green_big_1", "why-die-order", "LUE-042"),
    (rerolling, "set:red_big_1:fire", "why-die-other", "LUE-043"),
    (rerolling, "set:green_big_1:three_light", "why-face-missing", "LUE-043"),
    (rerolling, "set:green_big_1:plant", "why-face-shown", "LUE-043"),
    (rerolling, "set:green_big_2:fire", "why-die-twin", "LUE-043"),
    (broke, "set:green_big_1:fire", "why-units-few", "LUE-043"),
    (paying, "pay:2:0", "why-pay-tokens", "LUE-041"),
    (paying, "pay:0:2", "why-pay-track", "LUE-046"),
    (paying, "pay:1:1", "why-pay-sum", "LUE-041"),
    (reviving, "revive:B18", "why-revive-self", "LUE-120"),
    (reviving, "revive:B05", "why-revive-absent", "LUE-120"),
    (noon, "activate_adventurer:orium", "why-activate-adventurer", "LUE-052"),
    (noon, "activate:A20", "why-activate-never", "LUE-059"),
    (noon, "activate:B18", "why-activate-cromaug", "LUE-119"),
    (noon, "activate:A05", "why-activate-dice", "LUE-053"),
    (noon, "activate_spell:S4", "why-activate-dice", "LUE-109"),
    (noon_once, "activate_adventurer:braccio", "why-activate-done", "LUE-054"),
    (noon, "activate:A02", "why-companion-other", "LUE-033"),
    (noon, "activate:A06", "why-companion-not-yours", "LUE-033"),
    (noon, "activate_spell:S5", "why-spell-other", "LUE-109"),
    (noon, "activate_spell:spell_identical_2", "why-spell-twin", "LUE-109"),
    (air_spell, "activate_spell:S3", "why-spell-target", "LUE-112"),
    (noon, "stop", "why-skip", "LUE-052"),
    (returning, "return_die:green_small_1", "why-return-colour", "LUE-103"),
    (returning, "return_die:red_big_1", "why-die-other", "LUE-103"),
    (skull, "lose:A02", "why-companion-other", "LUE-033"),
    (skull, "lose_spell:S1", "why-spell-other", "LUE-076"),
    (skull, "lose_spell:spell_identical_2", "why-spell-twin", "LUE-076"),
    (skull, "lose_veiled", "why-lose-veiled", "LUE-076"),
    (walking, "step:p03", "why-step-here", "LUE-068"),
    (walking, "step:p10", "why-step-far", "LUE-068"),
    (walked, "step:p01", "why-step-left", "LUE-077"),
    (walking, "step:p04", "why-step-element", "LUE-069"),
    (walked, "step:p03", "why-step-used", "LUE-069"),
    (forbidden, "step:p51", "why-step-forbidden", "LUE-071"),
    (near_village, "step:p14", "why-step-village", "LUE-072"),
    (walking, "settle", "why-settle-village", "LUE-078"),
    (at_village, "settle", "why-settle-here", "LUE-078"),
    (sailing, "sail:i03:i04", "why-sail-none", "LUE-080"),
    (sailing, "sail:i00:i05", "why-sail-route", "LUE-080"),
    (closed_route, "sail:i00:i01", "why-sail-closed", "LUE-163"),
    (sailing, "sail:i00:i06", "why-sail-taken", "LUE-085"),
    (many_elements, "sail:i00:i06", "why-sail-many", "LUE-083"),
    (sailing, "sail:i00:i03", "why-sail-footprints", "LUE-083"),
    (sailing, "sail:i06:i05", "why-sail-footprints", "LUE-084"),
]


@each_case(CASES)
def test_a_move_is_refused_with_its_reason_and_rule(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), written(move)) == (message, rule)


def test_without_anything_to_pay_with_no_die_can_be_rerolled() -> None:
    """Such a seat is never asked; a die of the seat that is asked would be refused for that."""
    match = rerolling(score=1, rerolls=0)
    table_of(match).seats[0].score = 0
    assert refusal(match, "set:green_big_1:fire") == ("why-units-few", "LUE-043")
    assert reason_of(match, *BOX.lexicon.parse("reroll:green_big_1")) == Reason("why-units-none", "LUE-046")


WORDS = [
    (near_village, "step:p14", "Entrer dans ce village coûte 3 petits pas ; vous en avez 1."),
    (many_elements, "sail:i00:i06", "Vos dés montrent 3 éléments différents ; cette voie en veut 2 au plus"),
    (tom_dice, "tom_dice:blue:green", "d'abord vert, puis bleu"),
    (rerolling, "reroll:green_big_2", "choisissez plutôt le gros dé vert 1."),
    (paying, "pay:0:2", "Depuis 1, la piste de score ne donne que 1 relance."),
]


@pytest.mark.parametrize(("situation", "move", "words"), WORDS)
def test_a_reason_helps_with_names_and_numbers(situation: Situation, move: str, words: str) -> None:
    assert words in situation().explain(written(move), "fr").reason


def test_every_message_is_used_and_tested() -> None:
    assert reasons_of(SPEC) == {message for _, _, message, _ in CASES} | {"why-units-none"}


NOT_NOW = [
    (second_adventurer, "recruit:A05", "Givre : ", "LUE-031"),
    (morning, "banish:A05", "Braise : ", "LUE-035"),
    (banishing, "recruit:A06", "Braise : ", "LUE-031"),
    (morning, "step:p01", "Braise : ", "LUE-068"),
    (paying, "reroll:green_big_2", "Braise : ", "LUE-042"),
]


@pytest.mark.parametrize(("situation", "move", "words", "rule"), NOT_NOW)
def test_what_is_not_asked_is_answered_with_what_is(situation: Situation, move: str, words: str, rule: str) -> None:
    match = situation()
    explanation = match.explain(written(move), "fr")
    assert match.decision is not None
    assert not explanation.possible and explanation.rule == rule
    assert explanation.reason == f"Pas maintenant. La question du moment, pour {words}{match.decision.prompt_in('fr')}"


WAYS = [
    ("standard", 2, "province"),
    ("standard", 4, "archipelago"),
    ("solo", 1, "province"),
    ("solo", 1, "archipelago"),
]


@pytest.mark.parametrize(("mode", "players", "journey"), WAYS)
def test_whatever_is_tried_is_explained(mode: str, players: int, journey: str) -> None:
    match = veillee.new("lueur", mode=mode, players=players, seed=7, settings={"journey": journey})
    assert share_explained(match, seed=7, moves=20, prefer="done") == 1
