"""Every card with an attack, cut off in the middle: by a new phase, and by the end of the combat.

Nothing further of the card, its Boosts or the turn is carried out, the card finds its place, and nothing is lost.
"""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import CONTENT, LEXICON, SPEC, Scenario, do, foe, next_turn, seeker, table_of, word
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.games.kinfire import terms
from veillee.testing import told

STRIKERS = [number for number in range(len(CONTENT.cards)) if CONTENT.cards[number].attacks]
NEAR = (terms.MELEE, terms.MELEE_AREA)
AFTERWARDS = ("heals", "armor", "draws", "gains-exhausted", "attention", "covers", "walks", "returns-pawn")


def owner_of(number: int) -> str:
    if number >= terms.LANTERNS:
        return LEXICON.id("seeker", number - terms.LANTERNS)
    owner = CONTENT.cards[number].owner
    return LEXICON.id("seeker", owner) if owner != terms.NONE else "khor"


def struck(number: int, combat: str, enemy: str, reach: tuple[int, int]) -> tuple[Match, str]:
    """The card is played from where it hits the enemy, who has one health left, with a Boost of each useful kind."""
    who, card = owner_of(number), CONTENT.cards[number]
    strikes = [one for one in CONTENT.effects[card.effect] if one.verb < terms.ATTACKS]
    here, away = reach
    others = [name for name in ("roland", "feyn", "asha") if name != who][:2]
    scenario = Scenario(f"{who} {' '.join(others)}", combat=combat)
    lantern = number >= terms.LANTERNS
    scenario.seeker(who, zone=here if strikes[0].verb in NEAR else away, health=5, hand="" if lantern else word(number))
    scenario.one(who).charged = lantern
    for name, boosts in (("roland", "ro9+ ro5+"), ("feyn", "fe1+ fe9+"), ("asha", "as5+ as1+")):
        if name in others:
            scenario.seeker(name, zone=1, hand=boosts, armor=0, health=5)
    match = scenario.enemy(enemy, zone=here, health=1, target=others[0]).turn(who)
    do(match, "lantern" if lantern else f"play:{word(number)}")
    return match, who


def carry_out(match: Match, number: int) -> None:
    """Whoever can helps; nobody walks; the rest is chance, until the enemy is struck."""
    chance = Chance("cut", number)
    while not match.over and "strikes" not in told(match, "strikes"):
        keys = match.legal_keys
        wanted = [key for key in keys if key.startswith("boost:") or key in ("stay", "no_shift")]
        match.play(wanted[0] if wanted else keys[chance.below(len(keys))])


@pytest.mark.rule("KIN-105", "KIN-107", "KIN-145", "KIN-195", "KIN-196")
@pytest.mark.parametrize("number", STRIKERS, ids=lambda number: LEXICON.id("card", number))
def test_a_new_phase_cuts_the_card_off(number: int) -> None:
    match, who = struck(number, "q4_9", "rootmother", (5, 6))
    carry_out(match, number)
    table = table_of(match)
    mother = foe(match, "rootmother")
    assert mother.phase == 1 and mother.health == 18 and sum(mother.statuses) == 0
    events = [event.kind for event in match.story()[-1].events]
    after = events[events.index("new-phase") :]
    renewed = after.index("renews") if "renews" in after else len(after)
    assert not set(after[:renewed]) & set(AFTERWARDS), after
    assert next_turn(match) and SPEC.faults(table) == []
    lies_in_its_place(match, who, number)


@pytest.mark.rule("KIN-105", "KIN-190", "KIN-201", "KIN-305")
@pytest.mark.parametrize("number", STRIKERS, ids=lambda number: LEXICON.id("card", number))
def test_victory_cuts_the_card_off(number: int) -> None:
    match, who = struck(number, "q1_2", "wyvern", (3, 5))
    carry_out(match, number)
    assert match.over and match.result is not None and match.result.verdict == "won"
    events = [event.kind for event in match.story()[-1].events]
    assert not set(events[events.index("defeated") :]) & set(AFTERWARDS), events
    table = table_of(match)
    assert SPEC.faults(table) == [] and table.playing == terms.NONE
    one = seeker(match, who)
    assert one.hand == one.discard == one.wards == [] and one.health == one.top and terms.EXHAUSTED not in one.deck
    if number < terms.LANTERNS:
        assert (number in one.deck) == (not CONTENT.cards[number].disposable)


def lies_in_its_place(match: Match, who: str, number: int) -> None:
    one, printed = seeker(match, who), CONTENT.cards[number]
    assert table_of(match).playing == terms.NONE and number not in one.hand
    if number >= terms.LANTERNS:
        return
    if printed.disposable:
        assert number not in (*one.items, *one.deck, *one.discard)
    elif printed.ward:
        assert number in one.wards
    else:
        assert number in one.discard or "renews" in told(match, "renews")
