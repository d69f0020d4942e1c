"""How the match stands: the final points that each side may expect.

What is certain counts in full. To it come the tasks that a seat is close to (Adventures of the river,
reserved ones, Quests) and what its Objects, Clovers, Companions and upgrades are usually worth, which
shrinks as the turns run out. The whole table is looked at: whoever may not see all of it asks with a
copy that was dealt again.
"""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.core.scoring import total
from veillee.core.step import Step
from veillee.games.pilgrims.box import (
    ANY,
    COMPANION_SLOT,
    COUNT_ACTIVATION,
    FALCONER,
    MOVE,
    NONE,
    PLACES,
    REDUCE_COST,
    RESERVE,
    RESERVE_SLOT,
    REWARD_OBJECT,
    SLOTS,
    TRADE,
    AdventureId,
    Clause,
    PilgrimsBox,
)
from veillee.games.pilgrims.scoring import (
    adventure_points,
    counts_adventure,
    falconer_points,
    journey_points,
    matching_cards,
)
from veillee.games.pilgrims.steps.activation import Activation, UseAbilities
from veillee.games.pilgrims.steps.adventure import (
    AdventurePhase,
    ChooseParticipants,
    CompleteQuest,
    RetireParticipants,
    conversions,
)
from veillee.games.pilgrims.steps.movement import Destination, Movement
from veillee.games.pilgrims.steps.payment import Pay, objects_by_color, reductions
from veillee.games.pilgrims.table import ROUNDS, TURNS, PilgrimsTable

# What a thing is worth in points while there are turns enough to use it.
OBJECT: Final = 0.6
GOLD: Final = 0.35  # a trade Object is worth so much more
IN_HAND: Final = 0.25  # an Object that can still activate somebody
HANDFUL: Final = 4  # more Objects than that in hand activate nobody in time
CLOVER: Final = 0.42
LAST_CLOVER: Final = 0.3  # a third of a point at the end, if three come together
COMPANION: Final = 0.9
SLOT: Final = 0.1  # for each turn that is left
REDUCTION: Final = 0.25
UPGRADE: Final = 0.15
TURN: Final = 3.05  # what a turn brings on average
HOPE: Final = 4.5  # by so much all that is close is counted too high, taken together
MOVING: Final = 0.9  # a move that is still to be made
ACTIVATING: Final = 0.8
ABILITY: Final = 0.6
SMALL_ABILITY: Final = 0.25

CLOSER: Final = 0.75  # how a task's worth shrinks with each thing that is still missing
SHARED: Final = 0.93  # an Adventure of the river may be gone before
NEXT_TASKS: Final[tuple[float, ...]] = (1.0, 0.5, 0.25)  # the same Objects cannot pay for several tasks
FALCONER_TURN: Final = 2.43  # what the Falconer gains in a turn,
FALCONER_OBJECT: Final = 0.31  # and what each Solo card that brings an Object adds to it
GROWTH: Final = 0.5  # how likely one more card that a Quest counts is
FEATHER: Final = 1.5  # the last Feather is kept for a better Quest
REACH: Final = 3  # so many missing things a turn may bring, at most
PATIENCE: Final = 4.0  # from so many turns on, things are worth all they can be


def estimate(table: PilgrimsTable) -> list[float]:
    """The final points that each seat, and then the Falconer, may expect."""
    found = [seat_estimate(table, seat) for seat in range(len(table.seats))]
    if table.falconer is not None:
        found.append(falconer_estimate(table))
    return found


def seat_estimate(table: PilgrimsTable, seat: SeatNumber) -> float:
    """What is certain, what is close, and what the rest is usually worth."""
    box = table.box
    player = table.seats[seat]
    worth = float(adventure_points(box, player.completed))
    if table.advanced:
        journeys, tokens = journey_points(table, seat)
        worth += journeys + tokens
    turns = turns_left(table, seat)
    phases = turns
    pending = 0.0
    task = NONE
    if table.active == seat:
        for step in table.stack:
            if isinstance(step, AdventurePhase):
                phases += 1
            else:
                pending += pending_worth(table, step)
                task = max(task, task_of(step))
        asking = table.asking
        if asking is not None:
            if isinstance(asking, AdventurePhase):
                phases += 1
            else:
                pending += pending_worth(table, asking)
                task = max(task, task_of(asking))
    matches = [0, 0, 0]
    worth += pending + quests_worth(table, seat, matches, turns)
    if phases == 0 and task == NONE:
        return worth + player.clovers // 3
    ripe = min(1.0, phases / PATIENCE)
    have = objects_by_color(table, seat)
    objects = have[0] + have[1] + have[2] + have[3]
    worth += ripe * (OBJECT * objects + GOLD * have[TRADE] + IN_HAND * min(len(player.hand), HANDFUL))
    worth += (CLOVER * ripe + LAST_CLOVER * (1.0 - ripe)) * player.clovers
    worth += ripe * COMPANION * len(player.company)
    for index in player.upgrades:
        worth += upgrade_worth(box.clauses[index]) * turns
    if task != NONE:
        worth += adventure_worth(table, seat, matches, task, turns)
    return worth + TURN * turns - HOPE * ripe + tasks_worth(table, seat, have, matches, phases, task)


def turns_left(table: PilgrimsTable, seat: SeatNumber) -> int:
    """The whole turns that a seat has still to come, the present one not counted."""
    whole = ROUNDS * TURNS - (table.round - 1) * TURNS - table.turn
    if table.active == FALCONER:
        return max(0, whole)
    seats = len(table.seats)
    if table.active == NONE:
        return whole + 1 if table.asking is not None or table.stack else 0
    later = (seat - table.first) % seats > (table.active - table.first) % seats
    return max(0, whole + 1 if later else whole)


def pending_worth(table: PilgrimsTable, step: Step[PilgrimsTable]) -> float:
    """What the steps that are still to come in this turn will bring."""
    if isinstance(step, (Movement, Destination)):
        return MOVING
    if isinstance(step, Activation):
        return ACTIVATING
    if isinstance(step, UseAbilities):
        worth = 0.0
        abilities = table.character(step.seat, step.character).abilities
        for index in range(len(abilities)):
            if step.waiting >> index & 1:
                verb = abilities[index].verb
                worth += MOVING if verb == MOVE else SMALL_ABILITY if verb == RESERVE else ABILITY
        return worth
    if isinstance(step, Pay):
        left = step.left
        return -OBJECT * (left[0] + left[1] + left[2] + left[3] - left[ANY])
    if isinstance(step, CompleteQuest):
        quest = table.box.quests[table.quests[step.place]]
        player = table.seats[step.seat]
        number = matching_cards(table.box, quest, player.company + player.retired, player.completed)
        return table.box.matching[min(number, 4)] + quest.feathers[len(table.feathers[step.place])] + 1.0
    return 0.0


def task_of(step: Step[PilgrimsTable]) -> int:
    """The Adventure that is being completed."""
    if isinstance(step, (ChooseParticipants, RetireParticipants)):
        return step.card
    return NONE


def upgrade_worth(clause: Clause) -> float:
    """What an upgrade brings in a turn."""
    if clause.verb == REDUCE_COST:
        return REDUCTION
    if clause.verb == COMPANION_SLOT or clause.verb == RESERVE_SLOT:
        return SLOT
    return UPGRADE


def quests_worth(table: PilgrimsTable, seat: SeatNumber, matches: list[int], turns: int) -> float:
    """The points of the Quests that a seat completed, with the cards that may still come.

    Fills in how many cards of the seat each Quest counts.
    """
    box = table.box
    player = table.seats[seat]
    companions = player.company + player.retired
    growth = min(1.0, turns / PATIENCE) * GROWTH
    worth = 0.0
    for place in range(PLACES):
        quest = box.quests[table.quests[place]]
        number = matching_cards(box, quest, companions, player.completed)
        matches[place] = number
        feathers = table.feathers[place]
        if seat in feathers:
            worth += card_points(box, number) + quest.feathers[feathers.index(seat)]
            worth += growth * (card_points(box, number + 1) - card_points(box, number))
    return worth


def card_points(box: PilgrimsBox, number: int) -> int:
    """PIL-129: the points of a Quest for so many matching cards."""
    return box.matching[min(number, len(box.matching) - 1)]


def adventure_worth(table: PilgrimsTable, seat: SeatNumber, matches: list[int], card: AdventureId, turns: int) -> float:
    """What completing an Adventure brings, apart from the Objects it costs."""
    box = table.box
    adventure = box.adventures[card]
    worth = adventure.points + CLOVER * adventure.clovers
    for clause in adventure.upgrades:
        worth += upgrade_worth(clause) * turns
    worth -= min(1.0, turns / PATIENCE) * COMPANION * adventure.retire
    for place in range(PLACES):
        quest = box.quests[table.quests[place]]
        if quest.counts > COUNT_ACTIVATION and counts_adventure(adventure, quest):
            more = card_points(box, matches[place] + 1) - card_points(box, matches[place])
            if seat in table.feathers[place]:
                worth += more
            elif table.seats[seat].feathers:
                worth += GROWTH * more
    return worth


def tasks_worth(
    table: PilgrimsTable, seat: SeatNumber, have: list[int], matches: list[int], phases: int, under_way: int
) -> float:
    """What the tasks that a seat is close to are worth beyond their price, the best ones most.

    A task whose whole worth is below that of those already found is not looked at any further.
    """
    box = table.box
    player = table.seats[seat]
    best = [0.0, 0.0, 0.0]
    last = min(phases, len(best)) - 1
    held = (have[0], have[1], have[2], have[3])
    less = reductions(table, seat)
    symbols = [box.companions[companion].symbols for companion in player.company]
    for index in range(SLOTS + len(player.reserved)):
        card = table.river[index] if index < SLOTS else player.reserved[index - SLOTS]
        if card == NONE or card == under_way:
            continue
        adventure = box.adventures[card]
        worth = adventure_worth(table, seat, matches, card, phases - 1)
        if worth <= best[last]:
            continue
        missing = max(0, len(adventure.needs) - len(symbols))
        clovers = 0
        if missing == 0 and adventure.needs:
            clovers = conversions(symbols, adventure.needs)
        worth = closeness(worth, held, adventure.cost, less, missing, clovers, player.clovers, phases)
        rank(best, worth * SHARED if index < SLOTS else worth)
    if player.feathers:
        for place in range(PLACES):
            quest = box.quests[table.quests[place]]
            feathers = table.feathers[place]
            if seat in feathers or len(feathers) >= len(quest.feathers):
                continue
            points = card_points(box, matches[place])
            growth = min(1.0, (phases - 1) / PATIENCE) * GROWTH
            worth = points + growth * (card_points(box, matches[place] + 1) - points) + quest.feathers[len(feathers)]
            worth += CLOVER * quest.clovers
            if player.feathers == 1:
                worth -= FEATHER * min(1.0, (phases - 1) / PATIENCE)
            if worth > best[last]:
                rank(best, closeness(worth, held, quest.cost, less, 0, 0, player.clovers, phases))
    worth = 0.0
    for place in range(last + 1):
        worth += NEXT_TASKS[place] * best[place]
    return worth


def closeness(
    worth: float,
    have: tuple[int, int, int, int],
    cost: tuple[int, int, int, int],
    less: tuple[int, int, int, int, int],
    missing: int,
    clovers: int,
    purse: int,
    phases: int,
) -> float:
    """What is left of a task's worth when its Objects are paid and what is missing must still be found.

    `less` are the seat's reductions of each colour, then those of any.
    """
    strength = max(0, cost[0] - less[0])
    communication = max(0, cost[1] - less[1])
    intuition = max(0, cost[2] - less[2])
    trade = max(0, cost[3] - less[3])
    symbols = strength + communication + intuition + trade
    free = min(less[4], symbols)
    symbols -= free
    short = max(0, strength - have[0]) + max(0, communication - have[1]) + max(0, intuition - have[2])
    gold = have[3] - trade
    short = max(0, short - max(0, gold)) + max(0, -gold)
    short = max(0, short - free)
    spare = have[0] + have[1] + have[2] + have[3] - (symbols - short)
    converted = min(min(short, spare), purse)
    price = OBJECT * symbols * min(1.0, (phases - 1) / PATIENCE)
    # What a Clover changes costs a Clover; the rest must be found first.
    clovers += converted
    lacking = short - converted + missing
    if clovers > purse:
        lacking += clovers - purse
        clovers = purse
    worth -= price + CLOVER * clovers
    if worth <= 0.0 or lacking >= REACH * phases:
        return 0.0
    for _ in range(lacking):
        worth *= CLOSER
    return worth


def rank(best: list[float], worth: float) -> None:
    """Keep the three highest, best first."""
    if worth > best[0]:
        best[2], best[1], best[0] = best[1], best[0], worth
    elif worth > best[1]:
        best[2], best[1] = best[1], worth
    elif worth > best[2]:
        best[2] = worth


def falconer_estimate(table: PilgrimsTable) -> float:
    """The points of the Falconer now, and what its remaining turns usually bring."""
    falconer = table.falconer
    assert falconer is not None
    turns = ROUNDS * TURNS - (table.round - 1) * TURNS - table.turn + 1
    if table.active == NONE and table.asking is None and not table.stack:
        turns = 0
    objects = 0
    for card in falconer.deck:
        if table.box.solo[card].reward == REWARD_OBJECT:
            objects += 1
    for card in falconer.revealed:
        if table.box.solo[card].reward == REWARD_OBJECT:
            objects += 1
    return total(falconer_points(table)) + (FALCONER_TURN + FALCONER_OBJECT * objects) * turns
