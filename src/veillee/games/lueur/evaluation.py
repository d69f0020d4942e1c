"""A cheap estimate of the light that each side will end with, for bots and for the curve of a match.

What a side has counts as it would at the end. To that come what its cards may still bring, by the
chances of their conditions with so many dice; what dice that are already rolled will bring today; and
how far its pawns can still travel. The constants were tuned by letting one-step players meet.
"""

from __future__ import annotations

from math import comb, exp
from typing import Final

from veillee.games.lueur.box import ELEMENTS, NONE, PROVINCE, Card
from veillee.games.lueur.scoring import FIREFLY_BONUS, card_points, island_points
from veillee.games.lueur.steps.afternoon import LoseOne, Sail, Walk
from veillee.games.lueur.steps.common import effective, trigger
from veillee.games.lueur.steps.morning import Recruit
from veillee.games.lueur.steps.noon import times_left
from veillee.games.lueur.table import AFTERNOON, DAYS, MORNING, NOON, SETUP, LueurSeat, LueurTable, Tom

LIKELY: Final = 0.17  # that a die shows a given element
MOST_DICE: Final = 14
SMALL_DICE: Final = 2  # that a seat takes on a usual morning
REROLL: Final = 0.6  # light that tokens are worth
FOOTPRINT: Final = 0.7  # over and above the light that each is worth at the end
RECRUIT: Final = 7.0  # light that a companion still to come is worth on an early day
ALONE: Final = 5.4  # the same in solo mode, in the Province
ALONE_AT_SEA: Final = 7.8  # and in the Archipelago
ADVENTURER: Final = 20.0  # light that an adventurer still to be chosen is worth
STRIDE: Final = 2.8  # steps of an afternoon in the Province
LUCK: Final = 0.8  # how much of what dice show above the average is left out until they are final
MEEPLES: Final = 1.3  # that Tom's company grows by on a day
VOYAGE: Final = 0.45  # how much of a better island within reach counts


def whole_groups(dice: int, size: int) -> float:
    """How many groups of this size of one element so many dice show on average."""
    expected = 0.0
    for shown in range(size, dice + 1):
        chance = comb(dice, shown) * LIKELY**shown * (1 - LIKELY) ** (dice - shown)
        expected += chance * (shown // size)
    return expected


def some_group(dice: int, size: int) -> float:
    """How likely so many dice show at least one such group."""
    none = 0.0
    for shown in range(min(size, dice + 1)):
        none += comb(dice, shown) * LIKELY**shown * (1 - LIKELY) ** (dice - shown)
    return 1 - none


GROUPS: Final = [[whole_groups(dice, size) for dice in range(MOST_DICE + 1)] for size in range(1, 6)]
SOME: Final = [[some_group(dice, size) for dice in range(MOST_DICE + 1)] for size in range(1, 6)]


def expected_times(card: Card, dice: int) -> float:
    """How often a card can be expected to be resolved on a day with so many dice."""
    dice = min(dice, MOST_DICE)
    clear = 1.0
    for _ in range(dice if card.absent else 0):
        clear *= 1 - LIKELY * len(card.absent)
    if card.identical:
        return ELEMENTS * GROUPS[card.identical - 1][dice]
    if not card.symbols:
        return clear if card.absent else 0.0
    if len(card.symbols) == 1 and not card.absent:
        return GROUPS[card.symbols[0][1] - 1][dice]
    times = clear
    for _, needed in card.symbols:
        times *= SOME[needed - 1][dice]
    return times


def worth(card: Card, fireflies: float) -> float:
    """What one activation brings, in light."""
    return card.light + REROLL * card.rerolls + (1 + FOOTPRINT) * card.footprints + fireflies * card.fireflies


def prospects(table: LueurTable, seat: int, days: int, dice: int, fireflies: float) -> float:
    """What the cards of a seat may bring on the days to come, less what leaves with those that leave."""
    player = table.seats[seat]
    box = table.box
    light = (
        days
        * expected_times(box.adventurers[player.adventurer], dice)
        * worth(box.adventurers[player.adventurer], fireflies)
    )
    for companion in player.companions:
        card = box.companions[companion]
        times = expected_times(card, dice)
        if card.skull:
            gone = 1 - (1 - min(times, 0.95)) ** days
            light += gone * (worth(card, fireflies) - card.value - fireflies * card.icons)
        else:
            light += days * times * worth(card, fireflies)
        if card.free:
            light += 0.5 * days
    for spell in player.spells:
        light += (1 - (1 - min(expected_times(box.spells[spell], dice), 0.95)) ** days) * worth(
            box.spells[spell], fireflies
        )
    return light - 2.0 * player.veiled


def rolled(table: LueurTable, player: LueurSeat) -> bool:
    for die in player.dice:
        if table.faces[die] != NONE:
            return True
    return False


def today(table: LueurTable, seat: int, fireflies: float) -> float:
    """What the dice of today will bring at noon: as they lie, or as they may fall."""
    player = table.seats[seat]
    box = table.box
    if not rolled(table, player):
        return prospects(table, seat, 1, len(player.dice), fireflies)
    counts = effective(table, seat)
    adventurer = box.adventurers[player.adventurer]
    light = times_left(adventurer, counts, player.acted) * worth(adventurer, fireflies)
    if table.phase < NOON:
        light += 3.0 * counts[6] + 3.0 * counts[5] - 2.0 * counts[7]
    for index in range(len(player.companions)):
        card = box.companions[player.companions[index]]
        times = times_left(card, counts, player.resolved[index])
        if times:
            light += times * worth(card, fireflies)
            if card.skull:
                light -= card.value + fireflies * card.icons
    for spell in player.spells:
        if trigger(box.spells[spell], counts):
            light += worth(box.spells[spell], fireflies)
    if table.phase < NOON and table.asking is not None and table.asking.seat == seat:
        # Dice that may be rolled again are not yet what they seem: a lucky guess must not look like a gain.
        return light - LUCK * max(0.0, light - prospects(table, seat, 1, len(player.dice), fireflies))
    return light


def reach_today(table: LueurTable, seat: int) -> float:
    """About how many steps the dice and footprints of a seat are good for this afternoon."""
    player = table.seats[seat]
    if not rolled(table, player):
        return STRIDE
    counts = effective(table, seat)
    steps = 0.5 * sum(counts[:ELEMENTS]) + 0.7 * player.footprints
    return max(0.0, steps - 0.5 * player.used.bit_count())


def village_hope(table: LueurTable, seat: int, days: int, travels: bool) -> float:
    """The village that the camp may end in: the more steps away, the less of it counts."""
    player = table.seats[seat]
    ladder = table.box.ladder
    spaces = table.box.spaces
    best = float(spaces[player.camp].value)
    reach = STRIDE * days + (reach_today(table, seat) if travels else 0.0)
    for rung in range(len(ladder) - 1):
        village = spaces[ladder[rung + 1]]
        steps = table.box.distances[rung][player.company]
        if steps == 0:
            best = max(best, village.value * (1.0 if travels else 0.97 if days else 0.0))
        elif reach > 0:
            best = max(best, village.value * (reach / (reach + 0.5 * (steps + village.cost))) ** 1.5)
    return best


def island_hope(table: LueurTable, boats: list[int], afternoons: int) -> float:
    """What the boats score now, and part of what islands next to them would."""
    islands = table.box.islands
    gains: list[float] = []
    for boat in boats:
        here = islands[boat].value
        best = 0.0
        for sea in islands[boat].seas:
            if sea.to in boats:
                continue
            best = max(best, VOYAGE * (islands[sea.to].value - here))
            for beyond in islands[sea.to].seas:
                if beyond.to not in boats:
                    best = max(best, VOYAGE * 0.8 * (islands[beyond.to].value - here))
        gains.append(best)
    gains.sort(reverse=True)
    light = float(island_points(table, boats))
    for gain in gains[:afternoons]:
        light += gain
    return light


def firefly_hope(table: LueurTable, player: LueurSeat, days: int) -> float:
    """How likely there will be a firefly for every companion; those to come bring less than one each."""
    fireflies = float(player.fireflies)
    for companion in player.companions:
        fireflies += table.box.companions[companion].icons
    missing = len(player.companions) - fireflies + 0.35 * days
    if days == 0:
        return 1.0 if missing <= 0 else 0.0
    return 1 / (1 + exp(missing / (0.5 + 0.25 * days)))


def player_estimate(table: LueurTable, seat: int) -> float:
    player = table.seats[seat]
    days = DAYS - table.day  # after today
    waits = still_recruits(table, seat)
    recruits = days + (1 if waits else 0)
    hope = firefly_hope(table, player, recruits)
    # A firefly matters most where the bonus hangs in the balance.
    fireflies = 0.15 + FIREFLY_BONUS * hope * (1 - hope) / (0.5 + 0.25 * max(recruits, 1))
    light = float(player.score + player.footprints) + FIREFLY_BONUS * hope
    if player.adventurer == NONE:
        return light + ADVENTURER + to_recruit(table, recruits)
    light += card_points(table, seat)
    big = 0
    for die in player.dice:
        if table.box.dice[die].big:
            big += 1
    if days:
        light += prospects(table, seat, days, big + SMALL_DICE, fireflies)
        light += REROLL * player.rerolls + FOOTPRINT * min(player.footprints, 3 * days)
    if waits:
        light += prospects(table, seat, 1, big + SMALL_DICE, fireflies)
    elif table.phase <= NOON:
        light += today(table, seat, fireflies)
    travels = still_travels(table, seat)
    if table.journey == PROVINCE:
        light += village_hope(table, seat, days, travels)
    else:
        light += island_hope(table, player.boats, days + (1 if travels else 0))
    return max(0.0, light + to_recruit(table, recruits))


def to_recruit(table: LueurTable, recruits: int) -> float:
    """What companions still to come are worth, the later the less."""
    each = RECRUIT
    if table.tom is not None:
        each = ALONE if table.journey == PROVINCE else ALONE_AT_SEA
    return each * recruits * (recruits + 3) / (DAYS + 3)


def still_recruits(table: LueurTable, seat: int) -> bool:
    """Whether the seat has not recruited yet today."""
    if table.phase > MORNING:
        return False
    asking = table.asking
    if asking is not None and asking.seat == seat and isinstance(asking, Recruit):
        return True
    for step in table.stack:
        if isinstance(step, Recruit) and step.seat == seat:
            return True
    return table.phase == SETUP


def still_travels(table: LueurTable, seat: int) -> bool:
    """Whether the seat can still travel today."""
    if table.phase != AFTERNOON:
        return table.phase < AFTERNOON
    asking = table.asking
    if asking is not None and asking.seat == seat:
        return not isinstance(asking, LoseOne) or table.journey == PROVINCE
    for step in table.stack:
        if isinstance(step, (Walk, Sail)) and step.seat == seat:
            return True
    return False


def tom_estimate(table: LueurTable, tom: Tom) -> float:
    """A tile for every day to come: 15 light and 6 moves on eight of them, and 13 meeples.

    Of meeples he gets fewer: whoever recruits chooses his tile as well.
    """
    days = DAYS - table.day + (1 if still_recruits(table, 0) else 0)
    light = float(tom.score + tom.footprints)
    if tom.colour == NONE:
        light += table.box.tom_starts[tom.level][table.journey] - tom.score
    for day in range(days):
        light += 0.875 * (tom.company + MEEPLES * (day + 1)) + 1.875
    if table.journey == PROVINCE:
        rung = table.box.ladder.index(tom.camp) + 0.75 * days
        top = table.box.ladder[min(int(rung), len(table.box.ladder) - 1)]
        return light + table.box.spaces[top].value
    return light + island_points(table, tom.boats) + 1.9 * 0.75 * days


def estimate(table: LueurTable) -> list[float]:
    """The final light that each side may expect: the seats in their order, then Tom."""
    points = [player_estimate(table, seat) for seat in range(len(table.seats))]
    if table.tom is not None:
        points.append(tom_estimate(table, table.tom))
    return points
