"""Attacks of Seekers: whom they aim at, what they deal, and what follows (KIN-068 to KIN-076)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.games.kinfire.box import Instruction
from veillee.games.kinfire.steps.common import concerns, hurt, in_range, is_ranged, modifier, ward_sum
from veillee.games.kinfire.steps.falling import leave, settle_falls
from veillee.games.kinfire.steps.reasons import foe_of, no_ally, not_here, out_of_range
from veillee.games.kinfire.table import Foe, KinfireTable
from veillee.games.kinfire.terms import (
    ALLY_THERE,
    ASHA,
    ATTACK_OTHERS,
    ATTACK_OTHERS_RANGED,
    BOOSTS,
    EXHAUSTED,
    FOCUSED_ME,
    HAS_STATUS,
    HURT,
    IMMUNE_TRAPS,
    IMMUNE_ZONES,
    MELEE_AREA,
    NONE,
    NOT_FOCUSED,
    PER_3_BOOSTS,
    PER_3_MOST,
    PER_WARD,
    RANGED_AREA,
    STATUSES,
    TRAP,
    WITH_ENEMIES,
    EffectId,
    ZoneId,
)


class Aim(Ask[KinfireTable]):
    """KIN-071, KIN-072: the attacker's player chooses an enemy in range, or the zone of an area attack.

    KIN-106: a card may be played without anybody in range; KIN-070: then its attack does not take place.
    KIN-310, KIN-216: allies of the enemies are targets like enemies.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-071", "KIN-070", "KIN-072", "KIN-310")
    prompt: ClassVar[str] = "ask-aim"

    effect: EffectId
    place: int

    def __init__(self, seat: SeatNumber, effect: EffectId, place: int) -> None:
        self.seat = seat
        self.effect = effect
        self.place = place

    def enter(self, table: KinfireTable) -> bool:
        instruction = table.box.effects[self.effect][self.place]
        if instruction.verb == MELEE_AREA:
            strike_zone(table, self.effect, self.place, table.seats[self.seat].zone)
            return False
        return super().enter(table)

    def options(self, table: KinfireTable) -> list[Option]:
        options = table.box.options
        verb = table.box.effects[self.effect][self.place].verb
        start = table.seats[self.seat].zone
        found: list[Option] = []
        if verb == RANGED_AREA:
            for zone in range(len(table.map.zones)):
                if in_range(table, verb, start, zone) and anybody(table, zone):
                    found.append(options.aim_zone[zone])
            return found
        for foe in table.foes:
            if foe.here and in_range(table, verb, start, foe.zone):
                found.append(options.aim[foe.enemy])
        for helper in table.helpers:
            if helper.here and in_range(table, verb, start, helper.zone) and attackable(table, helper.ally):
                found.append(options.aim_ally[helper.ally])
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        what = choice.values[0]
        if choice.kind == "aim_zone":
            strike_zone(table, self.effect, self.place, what)
        elif choice.kind == "aim":
            boards = [board for board in range(len(table.foes)) if table.foes[board].enemy == what]
            strike(table, self.effect, self.place, boards, [])
        else:
            allies = [number for number in range(len(table.helpers)) if table.helpers[number].ally == what]
            strike(table, self.effect, self.place, [], allies)

    def nothing(self, table: KinfireTable) -> None:
        no_target(table, self.seat)

    def verb(self, table: KinfireTable) -> int:
        return table.box.effects[self.effect][self.place].verb

    def why_not_aim(self, table: KinfireTable, enemy: int) -> Reason | None:
        foe = foe_of(table, enemy)
        return not_here(table, enemy) if foe is None else out_of_range(table, self.seat, self.verb(table), foe.zone)

    def why_not_aim_ally(self, table: KinfireTable, ally: int) -> Reason | None:
        found = no_ally(table, ally)
        if found is not None:
            return found
        if not attackable(table, ally):
            return Reason("why-not-attackable", "KIN-217", {"ally": ally})
        zones = [helper.zone for helper in table.helpers if helper.ally == ally]
        return out_of_range(table, self.seat, self.verb(table), zones[0])

    def why_not_aim_zone(self, table: KinfireTable, zone: int) -> Reason:
        if zone >= len(table.map.zones):
            return Reason("why-no-zone", "KIN-205", {"zone": zone}, beside=True)
        found = out_of_range(table, self.seat, self.verb(table), zone)
        return found or Reason("why-nobody-there", "KIN-072", {"zone": zone})


def attackable(table: KinfireTable, ally: int) -> bool:
    """KIN-217, KIN-310: only allies of the enemies with health."""
    printed = table.box.allies[ally]
    return printed.side == WITH_ENEMIES and printed.health != NONE


def anybody(table: KinfireTable, zone: ZoneId) -> bool:
    for foe in table.foes:
        if foe.here and foe.zone == zone:
            return True
    for helper in table.helpers:
        if helper.here and helper.zone == zone and attackable(table, helper.ally):
            return True
    return False


def no_target(table: KinfireTable, seat: SeatNumber) -> None:
    if table.log is not None:
        table.tell("no-target", "KIN-070", seat, {"seat": seat})


def strike_zone(table: KinfireTable, effect: EffectId, place: int, zone: ZoneId) -> None:
    """KIN-072: an area attack hits all opponents in one zone and nobody of the own side."""
    boards = [board for board in range(len(table.foes)) if table.foes[board].here and table.foes[board].zone == zone]
    allies = []
    for number in range(len(table.helpers)):
        helper = table.helpers[number]
        if helper.here and helper.zone == zone and attackable(table, helper.ally):
            allies.append(number)
    if boards or allies:
        strike(table, effect, place, boards, allies)
    else:
        no_target(table, table.actor)


def strike(table: KinfireTable, effect: EffectId, place: int, boards: list[int], allies: list[int]) -> None:
    """KIN-075: the damage of all targets at the same time, then statuses, target tokens and what else follows."""
    instruction = table.box.effects[effect][place]
    common = attack_value(table, instruction)
    table.bonus = 0
    dealt: list[int] = []
    hard = False
    for board in boards:
        foe = table.foes[board]
        dealt.append(damage_to(table, instruction, common, foe))
        hard = hard or table.phase(foe).reflect > 0
    ally_dealt = [damage_to_ally(table, instruction, common, table.helpers[number].zone) for number in allies]
    for index in range(len(boards)):
        foe = table.foes[boards[index]]
        foe.health -= dealt[index]
        if table.log is not None:
            args = {"seat": table.actor, "enemy": foe.enemy, "number": dealt[index], "number2": max(0, foe.health)}
            table.tell("strikes", "KIN-076", table.actor, args)
    if hard or instruction.focus:
        table.next(AfterHit(effect, place, tuple(boards), tuple(dealt)))
    if instruction.status != NONE:
        table.next(Afflict(effect, place, tuple(boards)))
    for index in range(len(allies)):
        helper = table.helpers[allies[index]]
        helper.health = max(0, helper.health - ally_dealt[index])
        if table.log is not None:
            args = {"seat": table.actor, "ally": helper.ally, "number": ally_dealt[index], "number2": helper.health}
            table.tell("strikes-ally", "KIN-310", table.actor, args)
    if not settle_falls(table):
        return
    for number in allies:
        if table.helpers[number].health == 0 and not leave(table, number):
            return


def attack_value(table: KinfireTable, instruction: Instruction) -> int:
    """The part of KIN-076 that is the same for every target: printed value, Boosts, `next`, protections, map, weaken.

    KIN-121: a damage Boost counts for each attack and each target. KIN-179: weaken of the Seeker face.
    """
    seat = table.actor
    seeker = table.seats[seat]
    verb = instruction.verb
    wards = 0
    for other in range(len(table.seats)):
        if other != seat and table.seats[other].wards:
            wards += ward_sum(table, table.seats[other], ATTACK_OTHERS)
            if is_ranged(verb):
                wards += ward_sum(table, table.seats[other], ATTACK_OTHERS_RANGED)
    zone = table.map.zones[seeker.zone]
    place = zone.damage if concerns(zone, verb) else 0
    bonus = 0
    condition = instruction.condition
    if condition == HURT:
        if 2 * seeker.health <= seeker.top:
            bonus = instruction.bonus
    elif condition == PER_WARD:
        bonus = instruction.bonus * len(seeker.wards)
    elif condition == PER_3_BOOSTS:
        boosts = 0
        for card in seeker.discard:
            if BOOSTS <= card < EXHAUSTED:
                boosts += 1
        bonus = min(PER_3_MOST, instruction.bonus * (boosts // 3))
    if table.log is not None:
        table.tell("printed", "KIN-076", seat, {"number": instruction.number})
        modifier(table, "more-boosts", "KIN-121", table.boost_damage)
        modifier(table, "more-next", "KIN-076", table.bonus)
        modifier(table, "more-wards", "KIN-113", wards)
        modifier(table, "more-zone", "KIN-210", place)
        modifier(table, "more-condition", "KIN-076", bonus)
        modifier(table, "less-weakness", "KIN-179", table.weakness)
    return instruction.number + table.boost_damage + table.bonus + wards + place + bonus - table.weakness


def value_in(table: KinfireTable, instruction: Instruction, value: int, where: ZoneId, sheltered: bool) -> int:
    """What the target's zone changes. KIN-146: Opportunist. KIN-210: its block."""
    zone = table.map.zones[where]
    if sheltered and zone.block and concerns(zone, instruction.verb):
        value -= zone.block
        modifier(table, "less-zone", "KIN-210", zone.block)
    there = False
    for other in range(len(table.seats)):
        seeker = table.seats[other]
        if other != table.actor and seeker.zone == where:
            there = True
            if seeker.seeker == ASHA:
                value += 1
                if table.log is not None:
                    table.tell("more-opportunist", "KIN-146", other, {})
    if there and instruction.condition == ALLY_THERE:
        value += instruction.bonus
        modifier(table, "more-condition", "KIN-076", instruction.bonus)
    return value


def damage_to(table: KinfireTable, instruction: Instruction, value: int, foe: Foe) -> int:
    """KIN-076: what one enemy suffers from the attack, with its own resistances, at least 0."""
    sheltered = table.box.enemies[foe.enemy].immunity != IMMUNE_ZONES
    value = value_in(table, instruction, value, foe.zone, sheltered)
    phase = table.phase(foe)
    resistance = phase.resist_ranged if is_ranged(instruction.verb) else phase.resist_melee
    value -= resistance
    modifier(table, "less-resistance", "KIN-154", resistance)
    condition = instruction.condition
    if (
        (condition == NOT_FOCUSED and foe.target != table.actor)
        or (condition == FOCUSED_ME and foe.target == table.actor)
        or (condition == HAS_STATUS and table.covers(foe) > 0)
    ):
        value += instruction.bonus
        modifier(table, "more-condition", "KIN-076", instruction.bonus)
    return value if value > 0 else 0


def damage_to_ally(table: KinfireTable, instruction: Instruction, value: int, where: ZoneId) -> int:
    """KIN-310: as usual, but conditions that look at a target token or a status are false."""
    value = value_in(table, instruction, value, where, True)
    return value if value > 0 else 0


class Afflict(Act[KinfireTable]):
    """KIN-074, KIN-214: one status card for each enemy hit that is still in play, even if it suffered no damage."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-074", "KIN-304")

    effect: EffectId
    place: int
    boards: tuple[int, ...]

    def __init__(self, effect: EffectId, place: int, boards: tuple[int, ...]) -> None:
        self.effect = effect
        self.place = place
        self.boards = boards

    def run(self, table: KinfireTable) -> None:
        status = table.box.effects[self.effect][self.place].status
        for board in reversed(self.boards):
            table.next(CoverAbility(table.actor, board, status))


class AfterHit(Act[KinfireTable]):
    """KIN-073, KIN-063: attention goes to the attacker, even for 0 damage; then what it triggers (`reflect`)."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-073", "KIN-154", "KIN-304")

    effect: EffectId
    place: int
    boards: tuple[int, ...]
    dealt: tuple[int, ...]

    def __init__(self, effect: EffectId, place: int, boards: tuple[int, ...], dealt: tuple[int, ...]) -> None:
        self.effect = effect
        self.place = place
        self.boards = boards
        self.dealt = dealt

    def run(self, table: KinfireTable) -> None:
        if table.box.effects[self.effect][self.place].focus:
            for board in self.boards:
                if table.foes[board].here:
                    take_token(table, table.foes[board], table.actor, "KIN-073")
        for index in range(len(self.boards)):
            foe = table.foes[self.boards[index]]
            if foe.here:
                phase = table.phase(foe)
                if phase.reflect and self.dealt[index] >= phase.reflect_least:
                    if not hurt(table, table.actor, phase.reflect, "reflected", "KIN-154"):
                        return


def take_token(table: KinfireTable, foe: Foe, seat: SeatNumber, rule: str) -> None:
    """KIN-159: the target token of an enemy goes to a Seeker."""
    if foe.target != seat:
        foe.target = seat
        if table.log is not None:
            table.tell("attention", rule, seat, {"seat": seat, "enemy": foe.enemy})


class CoverAbility(Ask[KinfireTable]):
    """KIN-169: a status covers an active ability; who inflicted it chooses, the group for zones, notes and allies.

    KIN-030: without a card of that kind in the pile nothing is placed.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-169", "KIN-030")
    prompt: ClassVar[str] = "ask-cover"

    board: int
    status: int

    def __init__(self, seat: SeatNumber, board: int, status: int) -> None:
        self.seat = seat
        self.board = board
        self.status = status

    def options(self, table: KinfireTable) -> list[Option]:
        foe = table.foes[self.board]
        if not table.piles[self.status] or not foe.here:
            return []
        kinds = table.box.options.cover[foe.enemy]
        return [kinds[row + 1] for row in table.phase(foe).active]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        row = choice.values[1] - 1
        foe = table.foes[self.board]
        table.piles[self.status] -= 1
        foe.statuses[row * STATUSES + self.status] += 1
        if table.log is not None:
            args = {"status": self.status, "enemy": foe.enemy, "ability": table.ability(foe, row)}
            table.tell("covers", "KIN-169", self.seat, args)

    def nothing(self, table: KinfireTable) -> None:
        """No card of that kind, or no active ability."""

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"status": self.status, "enemy": table.foes[self.board].enemy}

    def why_not_cover(self, table: KinfireTable, enemy: int, row: int) -> Reason:
        foe = table.foes[self.board]
        if enemy != foe.enemy:
            return Reason("why-other-enemy", "KIN-169", {"enemy": enemy, "enemy2": foe.enemy})
        return no_cover(table, foe, row)


def no_cover(table: KinfireTable, foe: Foe, row: int) -> Reason:
    """KIN-169: why a row, counted from 1, cannot be covered."""
    if not 1 <= row <= len(table.phase(foe).rows):
        return Reason("why-no-row", "KIN-169", {"enemy": foe.enemy, "number": row}, beside=True)
    return Reason("why-passive", "KIN-169", {"enemy": foe.enemy, "number": row})


def foe_enters(table: KinfireTable, board: int, zone: ZoneId, asked: SeatNumber) -> None:
    """KIN-208, KIN-209, KIN-212: an enemy enters a zone and suffers what it gives, unless it is immune."""
    foe = table.foes[board]
    foe.zone = zone
    status = table.map.zones[zone].gives
    if status != NONE and not immune(table, foe, status):
        table.next(CoverAbility(asked, board, status))


def immune(table: KinfireTable, foe: Foe, status: int) -> bool:
    """KIN-212: `trap_zone` ignores traps of the map, `zones` all its effects."""
    immunity = table.box.enemies[foe.enemy].immunity
    return immunity == IMMUNE_ZONES or (immunity == IMMUNE_TRAPS and status == TRAP)
