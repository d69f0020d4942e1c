"""A cheap guess of the final points of every side, made of what lies open on the table only."""

from __future__ import annotations

from typing import Final

from veillee.games.raiders.box import (
    ARMOUR_MAX,
    ARMOURY,
    BARRACKS,
    CREW_MAX,
    END_VP,
    FORTRESS,
    GATE_HOUSE,
    GOLD,
    GREY,
    HAND_MAX,
    IRON,
    LIVESTOCK,
    LONG_HOUSE,
    MILL,
    NONE,
    PROVISIONS,
    RAID_DISCOUNT,
    SILVER,
    SILVERSMITH,
    TOWN_HALL,
    TREASURY,
    VALKYRIE_MAX,
    VP_ON_RAID,
    WHITE,
)
from veillee.games.raiders.scoring import armour_points, crew_end_points, plunder_points, tile_points, valkyrie_points
from veillee.games.raiders.steps.buildings import BuildingAsk
from veillee.games.raiders.steps.common import building_bonus
from veillee.games.raiders.steps.offerings import can_pay
from veillee.games.raiders.steps.raid import ChooseSet, Fall
from veillee.games.raiders.table import PIECES, RaidersTable

# What the first few of a good are worth before they are used, beside their points at the end; and each of the rest.
ENOUGH: Final = (2, 2, 2, 4, 4)  # gold, iron, livestock, silver, provisions
WORTH: Final = (0.9, 0.7, 0.5, 0.5, 0.7)
SURPLUS: Final = (0.1, 0.2, 0.1, 0.15, 0.2)
STOCK_MAX: Final = 8  # silver and provisions beyond it go back at the end of the turn
CARD_WORTH: Final = 0.35
ARMOUR_WORTH: Final = 1.1
CREW_WORTH: Final = 0.9
STRENGTH_WORTH: Final = 0.4
EFFECT_WORTH: Final = 0.3
GREY_WORTH: Final = 0.6
WHITE_WORTH: Final = 1.2
SET_WORTH: Final = 3.5  # what an average set brings beside the points of the raid
NEAR: Final = 0.5  # of the points of a raid that could be made at once
DIE_MEAN: Final = 3.5
VALKYRIE_MEAN: Final = 2.1  # points of one more Valkyrie, in the long run
TO_COME: Final = 72.0  # points that a good player makes in a whole match
TILE_MEAN: Final = 4.06


def time_left(table: RaidersTable) -> float:
    """How much of the match is still to come: 1 at the start, 0 at the end."""
    if table.turns_left != NONE:
        return 0.02 * table.turns_left
    box = table.box
    fortresses = 0
    sets = 0
    for site in box.sites:
        for place in site.sets:
            if table.set_worker[place] != NONE:
                sets += 1
                if site.kind == FORTRESS:
                    fortresses += 1
    tiles = len(table.offerings)
    valkyries = 0
    for index in range(PIECES - 1, len(table.plunder), PIECES):
        valkyries += table.plunder[index]
    nearest = min((fortresses - 1) / 5.0, tiles / 13.0, valkyries / 12.0)
    return 0.1 + 0.45 * max(0.0, nearest) + 0.45 * sets / len(table.set_worker)


def estimate(table: RaidersTable) -> list[float]:
    """The final points that each side may expect: the seats, then the automated opponent."""
    left = time_left(table)
    # What is not points yet keeps its worth for most of the match, and loses it in the final round.
    use = 0.15 if table.turns_left != NONE else min(1.0, 0.35 + 1.3 * left)
    found = [player_estimate(table, seat, left, use) for seat in range(len(table.seats))]
    asking = table.asking
    if asking is not None:
        found[asking.seat] += use * pending(table, asking.seat)
    if table.opponent is not None:
        found.append(opponent_estimate(table, left))
    return found


def player_estimate(table: RaidersTable, seat: int, left: float, use: float) -> float:
    """What a player has, and what can be made of it."""
    box = table.box
    player = table.seats[seat]
    goods = player.goods
    points = float(
        player.score
        + valkyrie_points(box, player.valkyries)
        + armour_points(box, player.armour)
        + tile_points(box, player.tiles)
        + crew_end_points(box, player)
        + plunder_points(player)
    )
    worth = CARD_WORTH * min(len(player.hand), HAND_MAX) + ARMOUR_WORTH * player.armour
    for good in range(len(ENOUGH)):
        number = goods[good] if good < SILVER else min(goods[good], STOCK_MAX)
        first = min(number, ENOUGH[good])
        worth += WORTH[good] * first + SURPLUS[good] * (number - first)
    valkyries = min(player.valkyries, VALKYRIE_MAX)
    worth += 0.6 * (VALKYRIE_MEAN * valkyries - valkyrie_points(box, valkyries))
    strength = player.armour
    for card in player.crew:
        townsfolk = box.types[box.type_of[card]]
        strength += townsfolk.strength
        worth += CREW_WORTH + STRENGTH_WORTH * townsfolk.strength
        verb = townsfolk.crew.verb
        if verb == VP_ON_RAID or verb == RAID_DISCOUNT:
            worth += EFFECT_WORTH * townsfolk.crew.number
        elif verb != END_VP:
            worth += EFFECT_WORTH
    if player.worker == GREY:
        worth += GREY_WORTH
    elif player.worker == WHITE:
        worth += WHITE_WORTH
    return points + use * (worth + NEAR * nearest_raid(table, seat, strength)) + TO_COME * 0.6 * left


def nearest_raid(table: RaidersTable, seat: int, strength: int) -> float:
    """The points of the best raid in reach, less for everything that is still missing for it."""
    player = table.seats[seat]
    goods = player.goods
    crew = len(player.crew)
    best = 0.0
    for site in table.box.sites:
        there = False
        for place in site.sets:
            if table.set_worker[place] != NONE:
                there = True
        if not there:
            continue
        expected = strength + DIE_MEAN * site.dice
        points = float(site.sure)
        for threshold, reward in site.thresholds:
            if expected >= threshold:
                points = float(reward)
            elif expected + 4.0 > threshold:
                points += (reward - points) * (expected + 4.0 - threshold) / 8.0
        missing = 1.2 * max(0, site.crew - crew) + 0.5 * max(0, site.provisions - goods[PROVISIONS])
        missing += 0.8 * max(0, site.gold - goods[GOLD])
        if player.worker == NONE or not site.workers >> player.worker & 1:
            missing += 1.5
        best = max(best, (points + SET_WORTH) * max(0.0, 1.0 - 0.16 * missing))
    return best


def opponent_estimate(table: RaidersTable, left: float) -> float:
    """Nobody has seen its tiles, so that each counts as an average one."""
    box = table.box
    opponent = table.opponent
    assert opponent is not None
    now = opponent.score + valkyrie_points(box, opponent.valkyries) + armour_points(box, opponent.armour)
    ready = 0.4 * (opponent.armour + opponent.provisions) * min(1.0, 2.0 * left)
    return now + TILE_MEAN * len(opponent.tiles) + ready + TO_COME * left


def pending(table: RaidersTable, seat: int) -> float:
    """What the question that is being asked will bring, as far as everybody can tell."""
    asking = table.asking
    if isinstance(asking, BuildingAsk):
        return building_worth(table, seat, asking.building, asking.colour)
    if isinstance(asking, Fall):
        return -0.5 * min(asking.left, len(table.seats[seat].crew))
    if isinstance(asking, ChooseSet):
        return SET_WORTH
    return 0.0


def building_worth(table: RaidersTable, seat: int, building: int, colour: int) -> float:
    """What the action of a building brings the seat, roughly."""
    village = table.box.village
    player = table.seats[seat]
    goods = player.goods
    if building == GATE_HOUSE:
        cards = village.cards + building_bonus(table, seat, GATE_HOUSE)
        return CARD_WORTH * min(cards, max(0, HAND_MAX - len(player.hand)))
    if building == TOWN_HALL:
        return 0.6 if player.hand else 0.0
    if building == TREASURY:
        return 0.35 if player.hand and goods[SILVER] < ENOUGH[SILVER] else 0.0
    if building == BARRACKS:
        if not player.hand or goods[SILVER] < 2:
            return 0.0
        return 1.0 if len(player.crew) < CREW_MAX else 0.2
    if building == ARMOURY:
        if player.armour >= ARMOUR_MAX:
            return 0.0
        return 0.5 if goods[IRON] else 0.2 if goods[SILVER] >= village.forge_silver else 0.0
    if building == MILL:
        provisions = village.mill[colour] + building_bonus(table, seat, MILL)
        best = WORTH[PROVISIONS] * min(provisions, max(0, ENOUGH[PROVISIONS] - goods[PROVISIONS]))
        return max(best, 1.3 * village.mill_gold[colour])
    if building == SILVERSMITH:
        silver = village.silver[colour] + building_bonus(table, seat, SILVERSMITH)
        return WORTH[SILVER] * min(silver, max(0, ENOUGH[SILVER] - goods[SILVER]))
    assert building == LONG_HOUSE
    best = 0.1 if goods[LIVESTOCK] else 0.0
    for tile in table.display:
        if tile != NONE:
            offering = table.box.offerings[tile]
            if can_pay(table, seat, offering.price):
                best = max(best, 0.3 * offering.points)
    return best
