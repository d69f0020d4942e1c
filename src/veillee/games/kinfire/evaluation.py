"""The team's chance to win (chapter 9.9), made of what lies open on the table."""

from __future__ import annotations

from math import exp
from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.kinfire.box import Deed
from veillee.games.kinfire.steps.boosts import matches
from veillee.games.kinfire.steps.common import concerns, in_range, near, scaled_health, ward_sum
from veillee.games.kinfire.steps.enemies import WEAKEN_LESS, WOUND_DAMAGE
from veillee.games.kinfire.steps.hunting import goals
from veillee.games.kinfire.steps.inn import ANY_CARDS, ChangeDeck, at_hand
from veillee.games.kinfire.table import (
    BESIDE_ALLY,
    BOARD,
    COMBAT_MODE,
    DARK,
    FIRST_NUMBERED,
    HEART,
    OPEN,
    SEEKER_TURN,
    WON,
    Foe,
    KinfireTable,
    Seeker,
)
from veillee.games.kinfire.terms import (
    ATTACKS,
    BOOST_BLOCK,
    DARKNESS,
    DISCARD_RANDOM,
    DISPOSABLES,
    EXHAUSTED,
    GIVE_NEAR,
    GROW,
    GUARD_HERE_ALL,
    GUARD_HERE_OTHERS,
    HEAL_ALL,
    HEAL_SELF,
    HURT_ALLY,
    IMMUNE_ZONES,
    MELEE_AREA,
    NONE,
    RANGED_AREA,
    STATUSES,
    STEAL_ARMOR,
    STUN,
    SUFFER_ALL,
    TIME_SLOTS,
    TRAP,
    VOID,
    WEAKEN,
    WITH_ENEMIES,
    WON_RESETS,
    WOUND,
    Colours,
)
from veillee.games.kinfire.worth import instruction_worth

# The measure of 9.9 by which whole turns are compared counts points of damage; the chance is made of it by how many of
# them there are to deal. So a blow is worth as much in a long combat as in a short one.
START: Final = -0.5
SLOPE: Final = 3.0
HEALTH: Final = 0.8  # a health point of a Seeker
FRAIL: Final = 10.0  # the fewer are left, the more one counts
FLOOR: Final = 0.7
IN_PLAY: Final = 4.0  # an enemy that has not been defeated
EVEN: Final = 0.75  # outside combat
FATE_TOKEN: Final = 0.02
COIN: Final = 0.006
KINFIRE_TOKEN: Final = 0.03
TIRED_DECK: Final = 0.03
MISSING: Final = 0.02  # a health point
ON_THE_WAY: Final = 0.2  # corrections before the quest has been decided
AFTERWARDS: Final = 0.02  # and after
QUALITY: Final = 0.01  # a point that decks are better than at the start
AT_HAND: Final = 0.006  # a point of a pair in the reserve
TROPHY: Final = 0.008
ITEM: Final = 0.02  # a disposable card
UNUSED: Final = 0.5  # of it, as long as it lies in the reserve
NIGHT: Final = 0.4  # of what a deck could gain each time that it may still be changed tonight

ARMOR: Final = 0.8
MOST_ARMOR: Final = 5
# Of any length: compiled code takes floats of a fixed-length tuple for values that were never set.
IN_HAND: Final[tuple[float, ...]] = (-1.3, -0.9, -2.5, -0.6)  # a wound, weaken, stun or trap in a Seeker's hand
ON_ABILITY: Final[tuple[float, ...]] = (1.5, 0.5, 1.0, 0.0)  # on an enemy's ability
LANTERN: Final = 2.5
WARD: Final = 1.5
CARD: Final = 0.3
TIRED: Final = -0.5
PROTECTED: Final = 1.5  # per health point of an ally that must not be lost
HOSTILE: Final = -0.6  # per health point of an ally of the enemies
THREAT: Final = 2.2
DEATH: Final = 25.0
AFFLICTED: Final = 0.8
MENDED: Final = 0.7  # a health point of an enemy
TO_COME: Final = 1.0  # movement or action not yet used
FATE: Final = 4.0  # a fate token that is left
OWN_TURN: Final = 5.0  # the pawn of a Seeker has been drawn
STRUCK: Final = 1.2  # a point of harm that is certain to come
TOO_FAR: Final = 0.7  # of an announced attack whose Seeker has still to move


def hope(table: KinfireTable) -> float:
    """The chance of victory from 0 to 1."""
    if table.verdict != OPEN:
        won = table.verdict == WON
        if table.mode == COMBAT_MODE or (table.asking is None and not table.stack):
            return 1.0 if won else 0.0
        more = within(purse(table), AFTERWARDS)
        return 1.0 - AFTERWARDS + more if won else AFTERWARDS + more
    if not table.foes or table.seats[0].top == 0:
        return EVEN + within(purse(table), ON_THE_WAY)
    left, whole = enemies_left(table)
    found = whole - left + standing(table)
    for seeker in table.seats:
        found += HEALTH * (seeker.health - seeker.top)
        found -= FRAIL / (seeker.health + FLOOR) - FRAIL / (seeker.top + FLOOR)
    return 1.0 / (1.0 + exp(-START - SLOPE * found / whole))


def purse(table: KinfireTable) -> float:
    """9.9, outside combat: what the group has gained and lost, as corrections of its chance."""
    box = table.box
    found = FATE_TOKEN * table.fate + COIN * table.company.coins + TROPHY * len(table.trophies)
    for card in table.company.reserve:
        found += UNUSED * ITEM if card >= DISPOSABLES else AT_HAND * box.worths[card]
    for seeker in table.seats:
        found += KINFIRE_TOKEN * seeker.kinfire - MISSING * (seeker.top - seeker.health) + ITEM * len(seeker.items)
        found -= TIRED_DECK * (seeker.deck.count(EXHAUSTED) + seeker.discard.count(EXHAUSTED))
        for pair in seeker.pairs:
            found += QUALITY * box.worths[pair]
        if seeker.seeker != NONE:
            for pair in box.seekers[seeker.seeker].pairs:
                found -= QUALITY * box.worths[pair]
    for step in table.stack:
        if isinstance(step, ChangeDeck):
            found += NIGHT * QUALITY * better(table, table.seats[step.seat])
    return found


def better(table: KinfireTable, seeker: Seeker) -> float:
    """By how much the best pair at hand is worth more than the poorest one in a deck."""
    box = table.box
    poorest = min([box.worths[pair] for pair in seeker.pairs], default=0.0)
    found = 0.0
    for pair in at_hand(table, seeker, ANY_CARDS):
        if box.cards[pair].kinfire <= seeker.kinfire:
            found = max(found, box.worths[pair] - poorest)
    return found


def within(number: float, most: float) -> float:
    """Never as far as that, however much there is: more is always better."""
    return most * number / (1.0 + abs(number))


def enemies_left(table: KinfireTable) -> tuple[float, float]:
    """How much there is still to do and how much there was: the enemies' health in all phases, and getting rid of them.

    Where holding out wins, what is left of the time counts if that is less.
    """
    left, whole = 0.0, 0.0
    for foe in table.foes:
        whole += IN_PLAY
        for phase in range(len(table.box.enemies[foe.enemy].phases)):
            health = scaled_health(table, foe.enemy, phase)
            whole += health
            if foe.here and phase > foe.phase:
                left += health
        if foe.here:
            left += IN_PLAY + foe.health
    for kind, number in table.setup.won:
        if kind == WON_RESETS:
            to_come = max(0, number * TIME_SLOTS - table.resets * TIME_SLOTS - len(table.time))
            left = min(left, whole * to_come / (number * TIME_SLOTS))
    return min(left, whole), whole


def stakes(table: KinfireTable, seat: SeatNumber) -> dict[str, float]:
    """What a turn of a combat may be good for, in points of health: what hints compare."""
    if table.card == NONE:
        return {}
    others = [one for at, one in enumerate(table.seats) if at != seat]
    own = table.seats[seat]
    return {
        "foes": -enemies_left(table)[0],
        "own": float(own.health + own.armor),
        "friends": sum(one.health + one.armor for one in others) / len(others),
        "hand": float(len(own.hand)) / 2,
    }


def standing(table: KinfireTable) -> float:
    """T of chapter 9.9: armour, statuses, lanterns, hands, allies, and what the enemies may do next."""
    found = 0.0
    for seeker in table.seats:
        found += ARMOR * min(MOST_ARMOR, seeker.armor)
        for status in range(STATUSES):
            found += IN_HAND[status] * seeker.statuses[status]
        if seeker.charged:
            found += LANTERN
        found += WARD * len(seeker.wards)
        exhausted = seeker.hand.count(EXHAUSTED)
        found += CARD * (len(seeker.hand) - exhausted)
        found += TIRED * (exhausted + seeker.deck.count(EXHAUSTED) + seeker.discard.count(EXHAUSTED))
    for foe in table.foes:
        if foe.here:
            for place in range(len(foe.statuses)):
                if foe.statuses[place]:
                    found += ON_ABILITY[place % STATUSES] * foe.statuses[place]
    for helper in table.helpers:
        printed = table.box.allies[helper.ally]
        if helper.here and printed.health != NONE:
            if helper.ally in table.setup.lost:
                found += PROTECTED * helper.health
            elif printed.side == WITH_ENEMIES:
                found += HOSTILE * helper.health
    if table.turn == SEEKER_TURN:
        found += TO_COME * (table.movement > 0) + TO_COME * (not table.acted)
        if table.playing != NONE:
            found += promise(table)
    return found + FATE * table.fate + drawn(table) - threats(table)


def promise(table: KinfireTable) -> float:
    """What the card is still to bring that is being played, with its Boosts."""
    box, printed = table.box, table.box.cards[table.playing]
    if printed.effect == NONE:
        return 0.0
    zone = table.seats[table.actor].zone
    found = WARD * table.boost_health / 2 + CARD * table.boost_cards
    for instruction in box.effects[printed.effect]:
        worth = instruction_worth(instruction)
        if instruction.verb < ATTACKS:
            worth += table.boost_damage + table.bonus - table.weakness
            reached = False
            for foe in table.foes:
                reached = reached or (foe.here and in_range(table, instruction.verb, zone, foe.zone))
            if not reached:
                worth *= TOO_FAR if table.movement > 0 else 0.0
        found += worth
    return found


def drawn(table: KinfireTable) -> float:
    """What the pawn will bring that has been drawn, or the best of those that can be chosen from."""
    if table.pawn != NONE:
        return pawn_worth(table, table.pawn)
    return max([pawn_worth(table, pawn) for pawn in table.drawn]) if table.drawn else 0.0


def pawn_worth(table: KinfireTable, pawn: int) -> float:
    if pawn < FIRST_NUMBERED or pawn == HEART:
        return OWN_TURN
    place = table.tokens[DARKNESS if pawn == DARK else pawn - FIRST_NUMBERED + 1]
    if place == NONE or place >= BESIDE_ALLY:
        return 0.0
    foe = table.foes[place // BOARD]
    return -STRUCK * harm(table, foe, place % BOARD) if foe.here and foe.target != NONE else 0.0


def threats(table: KinfireTable) -> float:
    """What every active ability would do now, by how likely its pawns are drawn next."""
    bag = sum(table.bag)
    if bag == 0 or table.seats[0].zone == NONE:
        return 0.0
    found = 0.0
    for board in range(len(table.foes)):
        foe = table.foes[board]
        if not foe.here or foe.target == NONE:
            continue
        for row in table.phase(foe).active:
            pawns = pawns_of(table, board * BOARD + row)
            if pawns:
                found += THREAT * pawns / bag * harm(table, foe, row)
    return found


def pawns_of(table: KinfireTable, place: int) -> int:
    """How many pawns in the bag trigger the ability at a place."""
    assert place < BESIDE_ALLY
    found = table.bag[DARK] if table.tokens[DARKNESS] == place else 0
    for token in range(1, len(table.tokens)):
        if table.tokens[token] == place:
            found += table.bag[FIRST_NUMBERED + token - 1]
    return found


def harm(table: KinfireTable, foe: Foe, row: int) -> float:
    """What an ability would do as things stand, after what can be done against it."""
    base = row * STATUSES
    if foe.statuses[base + STUN]:
        return 0.0
    reduction = WEAKEN_LESS * foe.statuses[base + WEAKEN]
    if WOUND_DAMAGE * foe.statuses[base + WOUND] >= foe.health:
        return 0.0
    held = foe.statuses[base + TRAP] > 0
    found = 0.0
    reached = True
    for deed in table.box.deeds[table.phase(foe).rows[row].deeds]:
        if deed.verb < ATTACKS:
            reached = reaches(table, foe, deed, held)
            if reached:
                found += attack_harm(table, foe, deed, reduction)
        elif reached or not deed.on_hit:
            found += other_harm(table, foe, deed)
    return found


def other_harm(table: KinfireTable, foe: Foe, deed: Deed) -> float:
    """Of what is no attack."""
    verb = deed.verb
    found = 0.0
    if verb == SUFFER_ALL:
        for seat in range(len(table.seats)):
            found += damage_harm(table, seat, deed.number)
    elif verb == GIVE_NEAR:
        for seeker in table.seats:
            if near(table, foe.zone, seeker.zone):
                found += AFFLICTED
    elif verb in (HEAL_SELF, GROW, HEAL_ALL):
        found = MENDED * deed.number
    elif verb == HURT_ALLY:
        for helper in table.helpers:
            if helper.here and helper.ally in table.setup.lost:
                found += deed.number + (DEATH if helper.health <= deed.number else 0.0)
    elif verb == STEAL_ARMOR:
        found = ARMOR * min(deed.number, table.seats[foe.target].armor)
    elif verb == DISCARD_RANDOM:
        found = 2 * CARD * deed.number
    return found


def reaches(table: KinfireTable, foe: Foe, deed: Deed, held: bool) -> bool:
    target = table.seats[foe.target].zone
    if in_range(table, deed.verb, foe.zone, target):
        return True
    if held:
        return False
    zones = goals(table, foe, deed.verb)
    return bool(zones) and in_range(table, deed.verb, zones[0], target)


def attack_harm(table: KinfireTable, foe: Foe, deed: Deed, reduction: int) -> float:
    """Of one attack on all whom it would hit; what companions could block is taken off."""
    area = deed.verb in (MELEE_AREA, RANGED_AREA)
    where = table.seats[foe.target].zone
    place = table.map.zones[where]
    start = table.map.zones[foe.zone]
    less = reduction + (place.block if concerns(place, deed.verb) else 0)
    if concerns(start, deed.verb) and table.box.enemies[foe.enemy].immunity != IMMUNE_ZONES:
        less -= start.damage
    found = 0.0
    for seat in range(len(table.seats)):
        if seat == foe.target or (area and table.seats[seat].zone == where):
            shelter = less
            for other in range(len(table.seats)):
                companion = table.seats[other]
                if companion.wards and companion.zone == where:
                    shelter += ward_sum(table, companion, GUARD_HERE_ALL)
                    if other != seat:
                        shelter += ward_sum(table, companion, GUARD_HERE_OTHERS)
                if other != seat and deed.colours != VOID:
                    shelter += best_block(table, companion, deed.colours)
            found += damage_harm(table, seat, deed.number - shelter)
            found += AFFLICTED * len(deed.statuses)
    return found


def best_block(table: KinfireTable, seeker: Seeker, colours: Colours) -> int:
    """The strongest block in a hand that an attack of these colours can be answered with."""
    cards = table.box.cards
    found = 0
    for card in seeker.hand:
        printed = cards[card]
        if printed.boost == BOOST_BLOCK and printed.strength > found and matches(seeker, colours, printed.colours):
            found = printed.strength
    return found


def damage_harm(table: KinfireTable, seat: SeatNumber, amount: int) -> float:
    seeker = table.seats[seat]
    left = amount - seeker.armor
    if left <= 0:
        return 0.0
    return left + DEATH if left >= seeker.health else float(left)
