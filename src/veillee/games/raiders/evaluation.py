"""A cheap guess of the final points of every side, made of what lies open on the table only.

Certain points count in full. Goods, crew, cards and the worker in hand have a worth of their own, more for
the first few than for the rest. To that come the raids and the offering that a seat is close to: what they
would bring, less for every action that is still missing.
"""

from __future__ import annotations

from math import exp
from typing import Final

from veillee.games.raiders.box import (
    ARMOUR_MAX,
    ARMOURY,
    BARRACKS,
    CREW_MAX,
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
    SILVER,
    SILVERSMITH,
    TOWN_HALL,
    TREASURY,
    VALKYRIE_MAX,
    WHITE,
    Site,
)
from veillee.games.raiders.scoring import armour_points, crew_end_points, plunder_points, tile_points, valkyrie_points
from veillee.games.raiders.steps.buildings import BuildingAsk
from veillee.games.raiders.steps.common import building_bonus
from veillee.games.raiders.steps.offerings import can_pay
from veillee.games.raiders.steps.raid import ChooseSet, Fall, crew_points, crew_strength, raid_price
from veillee.games.raiders.table import PIECES, RaidersTable

# What the first few of a good are worth before they are used, beside their points at the end; and each of the rest.
ENOUGH: Final[tuple[int, ...]] = (3, 3, 3, 4, 4)  # gold, iron, livestock, silver, provisions
WORTH: Final[tuple[float, ...]] = (0.9, 0.7, 0.5, 0.45, 0.7)
SURPLUS: Final[tuple[float, ...]] = (0.2, 0.2, 0.15, 0.15, 0.2)
STOCK_MAX: Final = 8  # silver and provisions beyond it go back at the end of the turn
CARDS_ENOUGH: Final = 4
CARD_WORTH: Final = 0.4
CARD_SURPLUS: Final = 0.1
ARMOUR_WORTH: Final = 0.8
CREW_WORTH: Final = 1.3
STRENGTH_WORTH: Final = 0.35
WORKER: Final[tuple[float, ...]] = (0.0, 0.6, 1.0)
# What the track of the Valkyries is worth with more to come.
VALKYRIE_WORTH: Final[tuple[float, ...]] = (0.0, 1.0, 2.3, 3.8, 5.7, 8.0, 11.0, 15.0)
CREW_LOST: Final = 1.8
FARTHER: Final = 0.2  # by how much the worth of a plan shrinks with each action that is still missing
READY: Final = 0.75  # of the worth of a plan that could be carried out at once
SECOND: Final = 0.45  # how much the second best raid counts beside the best, and the third
THIRD: Final = 0.2
OFFERING: Final = 0.7
DIE_MEAN: Final = 3.5
HIRE_COST: Final = 3
HIRED: Final = 0.8  # what a crew member does for the raids to come
LONG: Final = 45  # turns of a side that a match hardly ever takes
RECRUIT: Final = 2.2  # strength of a crew member that is still missing
# What a player and the automated opponent still gain, beyond what is counted below, when so many tenths of a match
# are left; measured, the opponent's in matches of `search:200`.
TO_COME: Final[tuple[float, ...]] = (-4.0, -8.0, -10.0, -5.0, -1.0, 6.0, 16.0, 26.0, 37.0, 48.0, 62.0)
OPPONENT_TO_COME: Final[tuple[float, ...]] = (0.0, 2.0, 5.0, 9.0, 13.0, 18.5, 28.5, 37.0, 47.0, 56.5, 68.5)
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


def between(tenths: tuple[float, ...], left: float) -> float:
    """The value for a share of a match between two tenths of it."""
    first = min(int(10.0 * left), len(tenths) - 2)
    return tenths[first] + (10.0 * left - first) * (tenths[first + 1] - tenths[first])


def estimate(table: RaidersTable) -> list[float]:
    """The final points that each side may expect: the seats, then the automated opponent."""
    left = time_left(table)
    # What is not points yet keeps its worth for most of the match, and loses it in the final round.
    use = 0.15 if table.turns_left != NONE else min(1.0, 0.35 + 1.3 * left)
    # Nobody is forced to raid. Where a match drags on, what is only gathered counts less and less.
    sides = len(table.seats) + (1 if table.opponent is not None else 0)
    if table.turn > LONG * sides:
        use *= LONG * sides / table.turn
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
    hand = len(player.hand)
    worth = CARD_WORTH * min(hand, CARDS_ENOUGH) + CARD_SURPLUS * max(0, min(hand, HAND_MAX) - CARDS_ENOUGH)
    worth += ARMOUR_WORTH * player.armour
    for good in range(len(ENOUGH)):
        number = goods[good] if good < SILVER else min(goods[good], STOCK_MAX)
        first = min(number, ENOUGH[good])
        worth += WORTH[good] * first + SURPLUS[good] * (number - first)
    valkyries = min(player.valkyries, VALKYRIE_MAX)
    worth += VALKYRIE_WORTH[valkyries] - valkyrie_points(box, valkyries)
    for card in player.crew:
        townsfolk = box.types[box.type_of[card]]
        worth += CREW_WORTH + STRENGTH_WORTH * townsfolk.strength
    if player.worker != NONE:
        worth += WORKER[player.worker]
    elif table.site == NONE:
        worth += taking_worth(table, seat)
    worth += raids_worth(table, seat) + OFFERING * offering_worth(table, seat)
    return points + use * worth + between(TO_COME, left)


def raids_worth(table: RaidersTable, seat: int) -> float:
    """What the raids in reach would bring, the best one most."""
    crew = len(table.seats[seat].crew)
    best = second = third = 0.0
    for index in range(len(table.box.sites)):
        site = table.box.sites[index]
        booty = -100.0
        for place in site.sets:
            if table.set_worker[place] != NONE:
                booty = max(booty, set_worth(table, seat, place))
        if booty == -100.0:
            continue
        provisions, gold = raid_price(table, seat, index)
        points = float(site.sure + crew_points(table, seat, index))
        if site.dice:
            printed, effects, armour = crew_strength(table, seat, index)
            recruited = RECRUIT * max(0, site.crew - crew)
            expected = printed + effects + armour + recruited + DIE_MEAN * site.dice
            points += strength_worth(site.thresholds, expected)
        worth = points + booty - WORTH[PROVISIONS] * provisions - (WORTH[GOLD] + 1.0) * gold
        if worth <= 0.0:
            continue
        worth *= READY * exp(-FARTHER * actions_missing(table, seat, site, provisions, gold))
        if worth > best:
            third, second, best = second, best, worth
        elif worth > second:
            third, second = second, worth
        elif worth > third:
            third = worth
    return best + SECOND * second + THIRD * third


def actions_missing(table: RaidersTable, seat: int, site: Site, provisions: int, gold: int) -> float:
    """About how many actions a seat still needs before it can raid a site at this price."""
    player = table.seats[seat]
    goods = player.goods
    crew = max(0, site.crew - len(player.crew))
    missing = crew + 0.3 * max(0, HIRE_COST * crew - goods[SILVER]) + 0.5 * max(0, crew - len(player.hand))
    missing += 0.6 * max(0, provisions - goods[PROVISIONS]) + 1.3 * max(0, gold - goods[GOLD])
    if player.worker == NONE or not site.workers >> player.worker & 1:
        missing += 1.0 if in_village(table, site.workers) else 4.0
    return missing


def strength_worth(thresholds: tuple[tuple[int, int], ...], expected: float) -> float:
    """The points that a strength brings on average, between two thresholds part of the way."""
    points = 0.0
    for threshold, reward in thresholds:
        share = (expected + 2.5 - threshold) / 5.0
        if share >= 1.0:
            points = float(reward)
        elif share > 0.0:
            points += (reward - points) * share
    return points


def set_worth(table: RaidersTable, seat: int, place: int) -> float:
    """What a set brings: plunder, its worker, and Valkyries less the crew they take."""
    player = table.seats[seat]
    worth = 0.0
    first = place * PIECES
    worth += (1.0 + WORTH[GOLD]) * table.plunder[first + GOLD]
    worth += (1.0 + WORTH[IRON]) * table.plunder[first + IRON]
    worth += (0.5 + WORTH[LIVESTOCK]) * table.plunder[first + LIVESTOCK]
    worth += fallen_worth(table, seat, table.plunder[first + PIECES - 1])
    worker = player.worker if player.worker != NONE else 0
    return worth + WORKER[table.set_worker[place]] - WORKER[worker]


def fallen_worth(table: RaidersTable, seat: int, valkyries: int) -> float:
    """What so many Valkyries bring on their track, less the crew they take."""
    player = table.seats[seat]
    taken = min(valkyries, len(player.crew))
    now = min(player.valkyries, VALKYRIE_MAX)
    return VALKYRIE_WORTH[min(now + taken, VALKYRIE_MAX)] - VALKYRIE_WORTH[now] - CREW_LOST * taken


def taking_worth(table: RaidersTable, seat: int) -> float:
    """What the worker that is still to be taken this turn brings, with the action of its building."""
    best = 0.0
    for building in range(len(table.village)):
        colour = table.village[building]
        if colour != NONE and building != table.placed and building != table.forbidden:
            worth = WORKER[colour]
            if not table.used >> building & 1:
                worth += building_worth(table, seat, building, colour)
            best = max(best, worth)
    return best


def in_village(table: RaidersTable, colours: int) -> bool:
    """Whether a worker of one of these colours stands in the village."""
    for worker in table.village:
        if worker != NONE and colours >> worker & 1:
            return True
    return False


def offering_worth(table: RaidersTable, seat: int) -> float:
    """What the best offering would bring, less for everything that is still missing for it."""
    player = table.seats[seat]
    goods = player.goods
    best = 0.0
    for tile in table.display:
        if tile == NONE:
            continue
        offering = table.box.offerings[tile]
        worth = float(offering.points)
        missing = 0.0
        for good in range(len(offering.price)):
            number = offering.price[good]
            worth -= WORTH[good] * number
            if good == GOLD or good == IRON:
                worth -= number
            elif good == LIVESTOCK:
                worth -= 0.5 * number
            missing += (0.7 if good == SILVER else 1.5) * max(0, number - goods[good])
        if player.worker != GREY and player.worker != WHITE:
            missing += 1.0
        best = max(best, worth * exp(-FARTHER * missing))
    return best


def opponent_estimate(table: RaidersTable, left: float) -> float:
    """Nobody has seen its tiles, so that each counts as an average one."""
    box = table.box
    opponent = table.opponent
    assert opponent is not None
    now = opponent.score + valkyrie_points(box, opponent.valkyries) + armour_points(box, opponent.armour)
    ready = 0.4 * (opponent.armour + opponent.provisions) * min(1.0, 2.0 * left)
    return now + TILE_MEAN * len(opponent.tiles) + ready + between(OPPONENT_TO_COME, left)


def pending(table: RaidersTable, seat: int) -> float:
    """What the question that is being asked will bring, as far as everybody can tell."""
    asking = table.asking
    if isinstance(asking, BuildingAsk):
        return building_worth(table, seat, asking.building, asking.colour)
    if isinstance(asking, Fall):
        return fallen_worth(table, seat, asking.left)
    if isinstance(asking, ChooseSet):
        best = -100.0
        for place in table.box.sites[asking.site].sets:
            if table.set_worker[place] != NONE:
                best = max(best, set_worth(table, seat, place))
        return best
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
        return hiring_worth(table, seat)
    if building == ARMOURY:
        if player.armour >= ARMOUR_MAX:
            return 0.0
        return 0.5 if goods[IRON] else 0.2 if goods[SILVER] >= village.forge_silver else 0.0
    if building == MILL:
        provisions = min(village.mill[colour] + building_bonus(table, seat, MILL), table.supply[PROVISIONS])
        best = WORTH[PROVISIONS] * min(provisions, max(0, ENOUGH[PROVISIONS] - goods[PROVISIONS]))
        return max(best, 1.3 * min(village.mill_gold[colour], table.supply[GOLD]))
    if building == SILVERSMITH:
        silver = min(village.silver[colour] + building_bonus(table, seat, SILVERSMITH), table.supply[SILVER])
        return WORTH[SILVER] * min(silver, max(0, ENOUGH[SILVER] - goods[SILVER]))
    assert building == LONG_HOUSE
    best = 0.1 if goods[LIVESTOCK] else 0.0
    for tile in table.display:
        if tile != NONE:
            offering = table.box.offerings[tile]
            if can_pay(table, seat, offering.price):
                best = max(best, 0.3 * offering.points)
    return best


def hiring_worth(table: RaidersTable, seat: int) -> float:
    """What hiring the best card of a hand brings."""
    box = table.box
    player = table.seats[seat]
    if len(player.crew) >= CREW_MAX:
        return 0.2
    best = 0.0
    for card in player.hand:
        townsfolk = box.types[box.type_of[card]]
        if townsfolk.cost <= player.goods[SILVER]:
            worth = CREW_WORTH + STRENGTH_WORTH * townsfolk.strength - CARD_WORTH - WORTH[SILVER] * townsfolk.cost
            best = max(best, worth + HIRED)
    return best
