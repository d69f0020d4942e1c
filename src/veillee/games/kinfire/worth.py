"""What cards are worth: a plain sum of what is printed on them, in points of damage. Bots use it, rules do not."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import CardId
from veillee.games.kinfire.box import Instruction, KinfireBox
from veillee.games.kinfire.terms import (
    ARMOR,
    ATTACKS,
    BOOST_BLOCK,
    BOOST_CARD,
    BOOST_DAMAGE,
    BOOST_HEALTH,
    BOOST_MOVE,
    BOOST_REDRAW,
    BOOSTS,
    CHARGE,
    CLEANSE,
    DISCARD,
    DRAW,
    DRAW_OR_DISCARD,
    EXHAUST_SELF,
    FAR,
    HEAL,
    MELEE,
    MELEE_AREA,
    NEXT_ATTACK,
    NONE,
    OTHERS,
    RETURN_PAWNS,
    SHED,
    WARD,
    PairId,
)

STATUS: Final[tuple[float, ...]] = (1.5, 1.2, 2.5, 0.8)  # a wound, weaken, stun or trap on an enemy's ability
EACH: Final = {  # of an instruction that is no attack, for each point of its number
    HEAL: 0.9,
    ARMOR: 1.0,
    DRAW: 0.7,
    DRAW_OR_DISCARD: 0.6,
    CLEANSE: 0.8,
    DISCARD: -0.4,
    NEXT_ATTACK: 0.9,
    RETURN_PAWNS: 0.8,
    EXHAUST_SELF: -1.5,
}
ONCE: Final = {SHED: 1.0, CHARGE: 2.5, WARD: 2.0}
ELSE: Final = 0.7  # movement and attention
OTHERS_TOO: Final = 1.5
REACH: Final = 0.5  # an attack that need not stand beside its target, or hits all of a zone
LIKELY: Final = 0.5  # more damage under a condition
FREE: Final = 2.0
BOOSTED: Final = {
    BOOST_DAMAGE: 0.8,
    BOOST_BLOCK: 0.8,
    BOOST_MOVE: 0.6,
    BOOST_CARD: 0.8,
    BOOST_HEALTH: 0.8,
    BOOST_REDRAW: 2.0,
}


def instruction_worth(instruction: Instruction) -> float:
    verb = instruction.verb
    if verb < ATTACKS:
        found = instruction.number + LIKELY * instruction.bonus + (0.0 if verb == MELEE else REACH)
        if verb in (MELEE_AREA, FAR):
            found += REACH
        return found + (STATUS[instruction.status] if instruction.status != NONE else 0.0)
    if verb in ONCE:
        return ONCE[verb] + (instruction.number if verb == WARD else 0.0)
    found = EACH[verb] * instruction.number if verb in EACH else ELSE
    return OTHERS_TOO * found if instruction.who == OTHERS else found


def card_worth(box: KinfireBox, card: CardId) -> float:
    """Of an Action, disposable or Boost card, or of a lantern."""
    printed = box.cards[card]
    found = BOOSTED[printed.boost] * max(1, printed.strength) if printed.boost != NONE else 0.0
    if printed.effect != NONE:
        done = FREE if printed.free else 0.0
        for instruction in box.effects[printed.effect]:
            done += instruction_worth(instruction)
        found = max(found, done)
    return found


def pair_worth(box: KinfireBox, pair: PairId) -> float:
    return card_worth(box, pair) + card_worth(box, BOOSTS + pair)
