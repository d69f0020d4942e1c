"""The team's chance to win (chapter 9.9), made of what lies open on the table."""

from __future__ import annotations

from math import exp
from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.kinfire.box import (
    ATTACKS,
    DARKNESS,
    EXHAUSTED,
    MELEE_AREA,
    NONE,
    RANGED_AREA,
    STATUSES,
    STUN,
    SUFFER_ALL,
    TIME_SLOTS,
    TRAP,
    WEAKEN,
    WITH_ENEMIES,
    WON_RESETS,
    WOUND,
    Deed,
)
from veillee.games.kinfire.steps.common import in_range, scaled_health
from veillee.games.kinfire.steps.hunting import goals
from veillee.games.kinfire.table import (
    BESIDE_ALLY,
    BOARD,
    COMBAT_MODE,
    DARK,
    FIRST_NUMBERED,
    OPEN,
    SEEKER_TURN,
    WON,
    Foe,
    KinfireTable,
)

# z = START - LEFT * L + MEAN * M + LEAST * m + STANDING * T
START: Final = 0.5
LEFT: Final = 2.3
MEAN: Final = 0.3
LEAST: Final = 2.2
STANDING: Final = 0.06
EVEN: Final = 0.75  # outside combat
FATE_TOKEN: Final = 0.02
COIN: Final = 0.01
KINFIRE_TOKEN: Final = 0.03
TIRED_DECK: Final = 0.03
MISSING: Final = 0.02  # a health point
ON_THE_WAY: Final = 0.2  # corrections before the quest has been decided
AFTERWARDS: Final = 0.02  # and after

ARMOR: Final = 0.8
MOST_ARMOR: Final = 5
IN_HAND: Final = (-1.3, -0.9, -2.5, -0.6)  # a wound, weaken, stun or trap in a Seeker's hand
ON_ABILITY: Final = (1.5, 0.5, 1.0, 0.0)  # on an enemy's ability
LANTERN: Final = 2.5
WARD: Final = 1.5
CARD: Final = 0.3
TIRED: Final = -0.5
PROTECTED: Final = 1.5  # per health point of an ally that must not be lost
HOSTILE: Final = -0.6  # per health point of an ally of the enemies
THREAT: Final = 2.2
DEATH: Final = 25.0
AFFLICTED: Final = 0.8
TO_COME: Final = 1.0  # movement or action not yet used


def hope(table: KinfireTable) -> float:
    """The chance of victory from 0 to 1."""
    if table.verdict != OPEN:
        won = table.verdict == WON
        if table.mode == COMBAT_MODE or table.asking is None:
            return 1.0 if won else 0.0
        more = within(purse(table), AFTERWARDS)
        return 1.0 - AFTERWARDS + more if won else AFTERWARDS + more
    if not table.foes or table.seats[0].top == 0:
        return EVEN + within(purse(table), ON_THE_WAY)
    z = START - LEFT * enemies_left(table) + STANDING * standing(table)
    total, least = 0.0, 1.0
    for seeker in table.seats:
        share = seeker.health / seeker.top
        total += share
        if share < least:
            least = share
    z += MEAN * total / len(table.seats) + LEAST * least
    return 1.0 / (1.0 + exp(-z))


def purse(table: KinfireTable) -> float:
    """9.9, outside combat: what the group has gained and lost, as corrections of its chance."""
    found = FATE_TOKEN * table.fate + COIN * table.company.coins
    for seeker in table.seats:
        found += KINFIRE_TOKEN * seeker.kinfire - MISSING * (seeker.top - seeker.health)
        found -= TIRED_DECK * (seeker.deck.count(EXHAUSTED) + seeker.discard.count(EXHAUSTED))
    return found


def within(number: float, most: float) -> float:
    return max(-most, min(most, number))


def enemies_left(table: KinfireTable) -> float:
    """The share of the enemies' health in all phases that is left, or of the time that must be held out."""
    left, whole = 0, 0
    for foe in table.foes:
        phases = table.box.enemies[foe.enemy].phases
        for phase in range(len(phases)):
            health = scaled_health(table, foe.enemy, phase)
            whole += health
            if foe.here and phase > foe.phase:
                left += health
        if foe.here:
            left += foe.health
    share = min(1.0, left / whole)
    for kind, number in table.setup.won:
        if kind == WON_RESETS:
            to_come = number * TIME_SLOTS - table.resets * TIME_SLOTS - len(table.time)
            share = min(share, max(0, to_come) / (number * TIME_SLOTS))
    return share


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
    return found - threats(table)


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
    """The damage of an ability as things stand, after armour and one point for each supporter."""
    base = row * STATUSES
    if foe.statuses[base + STUN]:
        return 0.0
    reduction = 2 * foe.statuses[base + WEAKEN]
    if 2 * foe.statuses[base + WOUND] >= foe.health:
        return 0.0
    held = foe.statuses[base + TRAP] > 0
    found = 0.0
    for deed in table.box.deeds[table.phase(foe).rows[row].deeds]:
        if deed.verb < ATTACKS:
            if reaches(table, foe, deed, held):
                found += attack_harm(table, foe, deed, reduction)
        elif deed.verb == SUFFER_ALL:
            for seat in range(len(table.seats)):
                found += damage_harm(table, seat, deed.number, 0)
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
    """Of one attack on all whom it would hit."""
    area = deed.verb in (MELEE_AREA, RANGED_AREA)
    where = table.seats[foe.target].zone
    supporters = len(table.seats) - 1 if deed.colours else 0
    found = 0.0
    for seat in range(len(table.seats)):
        if seat == foe.target or (area and table.seats[seat].zone == where):
            found += damage_harm(table, seat, deed.number - reduction, supporters)
            found += AFFLICTED * len(deed.statuses)
    return found


def damage_harm(table: KinfireTable, seat: SeatNumber, amount: int, supporters: int) -> float:
    seeker = table.seats[seat]
    left = amount - supporters - seeker.armor
    if left <= 0:
        return 0.0
    return left + DEATH if left >= seeker.health else float(left)
