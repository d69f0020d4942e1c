"""How enemies hunt: whom they target, and where they move for it (chapter 2.21)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Ask, Option
from veillee.games.kinfire.steps.attack import foe_enters, immune
from veillee.games.kinfire.steps.common import in_range
from veillee.games.kinfire.steps.reasons import absent
from veillee.games.kinfire.table import FOES, Foe, KinfireTable
from veillee.games.kinfire.terms import (
    CLOSEST,
    IMMUNE_ZONES,
    LEAST_ARMOR,
    LEAST_HEALTH,
    MOST_ARMOR,
    MOST_HEALTH,
    NONE,
    ZoneId,
)

# -- targets --------------------------------------------------------------------------------


def best_targets(table: KinfireTable, foe: Foe, condition: int) -> list[SeatNumber]:
    """KIN-160: the Seekers who meet a targeting condition."""
    found: list[SeatNumber] = []
    best = 0
    distances = table.map.moves[foe.zone]
    for seat in range(len(table.seats)):
        seeker = table.seats[seat]
        if condition == MOST_HEALTH:
            value = seeker.health
        elif condition == LEAST_HEALTH:
            value = -seeker.health
        elif condition == MOST_ARMOR:
            value = seeker.armor
        elif condition == LEAST_ARMOR:
            value = -seeker.armor
        else:
            assert condition == CLOSEST
            value = -distances[seeker.zone]
        if not found or value > best:
            best = value
            found = [seat]
        elif value == best:
            found.append(seat)
    return found


class Retarget(Ask[KinfireTable]):
    """KIN-162: the condition is applied again; KIN-161: in a tie the group decides."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-055", "KIN-160", "KIN-161", "KIN-162")
    prompt: ClassVar[str] = "ask-target"

    board: int
    condition: int

    def __init__(self, seat: SeatNumber, board: int, condition: int) -> None:
        self.seat = seat
        self.board = board
        self.condition = condition

    def options(self, table: KinfireTable) -> list[Option]:
        foe = table.foes[self.board]
        kinds = table.box.options.target[foe.enemy]
        return [kinds[table.seats[seat].seeker] for seat in best_targets(table, foe, self.condition)]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        foe = table.foes[self.board]
        seat = table.seat_of(choice.values[1])
        if table.log is not None:
            args = {"enemy": foe.enemy, "seat": seat, "condition": self.condition}
            tied = len(best_targets(table, foe, self.condition)) > 1
            table.tell("targets-tied" if tied else "targets", "KIN-162", FOES, args)
        foe.target = seat

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"enemy": table.foes[self.board].enemy, "condition": self.condition}

    def why_not_target(self, table: KinfireTable, enemy: int, seeker: int) -> Reason:
        now = table.foes[self.board].enemy
        if enemy != now:
            return Reason("why-other-enemy", "KIN-161", {"enemy": enemy, "enemy2": now})
        found = absent(table, seeker)
        return found or Reason("why-not-best", "KIN-160", {"seeker": seeker, "condition": self.condition})


# -- movement -------------------------------------------------------------------------------


def preferred(table: KinfireTable, foe: Foe, zones: list[ZoneId]) -> list[ZoneId]:
    """KIN-167: without negative effects that concern it, if any; then with positive ones, if any."""
    if len(zones) < 2:
        return zones
    printed = table.map.zones
    safe = [zone for zone in zones if printed[zone].gives == NONE or immune(table, foe, printed[zone].gives)]
    if safe:
        zones = safe
    if table.box.enemies[foe.enemy].immunity != IMMUNE_ZONES:
        good = [zone for zone in zones if printed[zone].block or printed[zone].damage or printed[zone].health]
        if good:
            zones = good
    return zones


def goals(table: KinfireTable, foe: Foe, verb: int) -> list[ZoneId]:
    """KIN-163 to KIN-166: where the enemy may go for an attack on its target, before the preferences."""
    start = foe.zone
    target = table.seats[foe.target].zone
    if in_range(table, verb, start, target):
        return []
    moves = table.map.moves
    speed = table.box.enemies[foe.enemy].speed
    found: list[ZoneId] = []
    fewest = speed
    for zone in range(len(moves)):
        steps = moves[start][zone]
        if 0 < steps <= fewest and in_range(table, verb, zone, target):
            if steps < fewest:
                fewest = steps
                found = []
            found.append(zone)
    if found:
        return found
    least = moves[start][target]
    for zone in range(len(moves)):
        if 0 < moves[start][zone] <= speed and moves[zone][target] <= least:
            if moves[zone][target] < least:
                least = moves[zone][target]
                found = [zone]
            elif least < moves[start][target]:
                found.append(zone)
    return found


class EnemyMove(Ask[KinfireTable]):
    """KIN-155, KIN-163 to KIN-167: into range if it can, otherwise nearer; the group decides among equal moves."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-165", "KIN-155", "KIN-163", "KIN-164", "KIN-166", "KIN-167")
    prompt: ClassVar[str] = "ask-enemy-move"

    board: int
    verb: int

    def __init__(self, seat: SeatNumber, board: int, verb: int) -> None:
        self.seat = seat
        self.board = board
        self.verb = verb

    def options(self, table: KinfireTable) -> list[Option]:
        foe = table.foes[self.board]
        kinds = table.box.options.enemy_to[foe.enemy]
        return [kinds[zone] for zone in preferred(table, foe, goals(table, foe, self.verb))]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        foe = table.foes[self.board]
        goal = choice.values[1]
        if table.log is not None:
            self.reasons(table, foe, goal)
        if table.map.moves[foe.zone][goal] > 1:
            table.next(EnemyWalk(self.seat, self.board, goal))
        else:
            foe_enters(table, self.board, goal, self.seat)

    def reasons(self, table: KinfireTable, foe: Foe, goal: ZoneId) -> None:
        """Why it goes there: in range or nearer, what it avoids or prefers, or because the group said so."""
        target = table.seats[foe.target].zone
        compared = goals(table, foe, self.verb)
        kept = preferred(table, foe, compared)
        reached = in_range(table, self.verb, goal, target)
        number = len(compared) if len(kept) == 1 else 1  # among how many it is the best: equal ones are the group's
        args = {"enemy": foe.enemy, "area": table.area(goal), "seat": foe.target, "number": number}
        table.tell("enemy-reaches" if reached else "enemy-nearer", "KIN-163" if reached else "KIN-166", FOES, args)
        if len(kept) < len(compared):
            table.tell("enemy-prefers", "KIN-167", FOES, {"enemy": foe.enemy, "area": table.area(goal)})
        if len(kept) > 1:
            table.tell(
                "enemy-sent", "KIN-165", self.seat, {"enemy": foe.enemy, "area": table.area(goal), "seat": self.seat}
            )

    def nothing(self, table: KinfireTable) -> None:
        if table.log is not None:
            foe = table.foes[self.board]
            ready = in_range(table, self.verb, foe.zone, table.seats[foe.target].zone)
            args = {"enemy": foe.enemy, "seat": foe.target}
            table.tell("enemy-ready" if ready else "enemy-stuck", "KIN-164" if ready else "KIN-166", FOES, args)

    def about(self, table: KinfireTable) -> dict[str, int]:
        foe = table.foes[self.board]
        return {"enemy": foe.enemy, "seat": foe.target}

    def why_not_enemy_to(self, table: KinfireTable, enemy: int, zone: int) -> Reason:
        foe = table.foes[self.board]
        if enemy != foe.enemy:
            return Reason("why-other-enemy", "KIN-165", {"enemy": enemy, "enemy2": foe.enemy})
        if zone >= len(table.map.zones):
            return Reason("why-no-zone", "KIN-205", {"zone": zone}, beside=True)
        if zone in goals(table, foe, self.verb):
            return Reason("why-avoids", "KIN-167", {"zone": zone, "enemy": enemy})
        return Reason("why-not-as-good", "KIN-166", {"zone": zone, "enemy": enemy})


class EnemyWalk(Ask[KinfireTable]):
    """A move of several zones by a shortest way; each zone on it has its effects (chapter 5)."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-167", "KIN-209")
    prompt: ClassVar[str] = "ask-enemy-way"

    board: int
    goal: ZoneId

    def __init__(self, seat: SeatNumber, board: int, goal: ZoneId) -> None:
        self.seat = seat
        self.board = board
        self.goal = goal

    def options(self, table: KinfireTable) -> list[Option]:
        foe = table.foes[self.board]
        kinds = table.box.options.enemy_to[foe.enemy]
        moves = table.map.moves
        left = moves[foe.zone][self.goal] - 1
        ways = [zone for zone in table.map.zones[foe.zone].open if moves[zone][self.goal] == left]
        return [kinds[zone] for zone in preferred(table, foe, ways)]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        zone = choice.values[1]
        if zone != self.goal:
            table.next(self)
            if table.log is not None:
                args = {"enemy": table.foes[self.board].enemy, "area": table.area(zone)}
                table.tell("enemy-passes", "KIN-167", FOES, args)
        foe_enters(table, self.board, zone, self.seat)

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"enemy": table.foes[self.board].enemy, "zone": self.goal}

    def why_not_enemy_to(self, table: KinfireTable, enemy: int, zone: int) -> Reason:
        foe = table.foes[self.board]
        if enemy != foe.enemy:
            return Reason("why-other-enemy", "KIN-165", {"enemy": enemy, "enemy2": foe.enemy})
        return Reason("why-not-as-good", "KIN-167", {"zone": zone, "enemy": enemy})
