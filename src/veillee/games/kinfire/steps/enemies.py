"""Turns of enemies: statuses, movement, attacks and what else their abilities say (chapter 5)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.together import Round
from veillee.games.kinfire.box import Deed
from veillee.games.kinfire.steps.boosts import discard_boost, matches, strongest
from veillee.games.kinfire.steps.common import (
    clear_attack,
    concerns,
    cut_turn,
    foe_gains,
    gain_status,
    hurt,
    in_range,
    modifier,
    near,
    speaker,
    starting_health,
    ward_sum,
)
from veillee.games.kinfire.steps.falling import leave, settle_falls
from veillee.games.kinfire.steps.hands import DiscardRandom, RenewHands
from veillee.games.kinfire.steps.hunting import EnemyMove, Retarget
from veillee.games.kinfire.steps.reasons import boost_of, no_block, not_in_hand
from veillee.games.kinfire.table import ENEMY_TURN, FOES, SECOND_LESSON, Foe, KinfireTable
from veillee.games.kinfire.terms import (
    ATTACKS,
    BOOST_BLOCK,
    BOOSTS,
    DISCARD_RANDOM,
    GIVE_NEAR,
    GROW,
    GUARD_HERE_ALL,
    GUARD_HERE_OTHERS,
    HEAL_ALL,
    HEAL_SELF,
    HEALTH_MAX,
    HURT_ALLY,
    IMMUNE_ZONES,
    KHOR,
    MELEE_AREA,
    NONE,
    RANGED_AREA,
    RETARGET,
    STATUSES,
    STEAL_ARMOR,
    STUN,
    SUFFER_ALL,
    TRAP,
    WEAKEN,
    WITH_ENEMIES,
    WOUND,
    DeedsId,
    RowId,
    ZoneId,
)

WOUND_DAMAGE: Final = 2  # KIN-171
WEAKEN_LESS: Final = 2  # KIN-173
BULWARK: Final = 2  # KIN-148


class EnemyTurn(Act[KinfireTable]):
    """KIN-152, KIN-153: one ability is used, once, when its pawn comes.

    KIN-170: first the statuses on it are applied and return to their piles.

    KIN-175: wounds (KIN-171), then stun (KIN-174), then trap (KIN-172) and weaken (KIN-173).
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-152", "KIN-170", "KIN-171", "KIN-172", "KIN-173", "KIN-174", "KIN-175")
    told_apart: ClassVar[bool] = True

    board: int
    row: RowId

    def __init__(self, board: int, row: RowId) -> None:
        self.board = board
        self.row = row

    def run(self, table: KinfireTable) -> None:
        foe = table.foes[self.board]
        table.turn = ENEMY_TURN
        table.foe = self.board
        table.began = foe.zone
        if table.log is not None:
            table.tell("ability", "KIN-152", FOES, {"enemy": foe.enemy, "ability": table.ability(foe, self.row)})
        counts = [0] * STATUSES
        for status in range(STATUSES):
            place = self.row * STATUSES + status
            counts[status] = foe.statuses[place]
            table.piles[status] += counts[status]
            foe.statuses[place] = 0
        if counts[WOUND]:
            foe.health = max(0, foe.health - WOUND_DAMAGE * counts[WOUND])
            if table.log is not None:
                args = {"enemy": foe.enemy, "number": WOUND_DAMAGE * counts[WOUND], "number2": foe.health}
                table.tell("enemy-wounded", "KIN-171", FOES, args)
            if foe.health == 0:
                cut_turn(table)
                settle_falls(table)
                return
        if counts[STUN]:
            if table.log is not None:
                table.tell("enemy-stunned", "KIN-174", FOES, {"enemy": foe.enemy})
            return
        table.can_move = counts[TRAP] == 0
        table.took_place = False
        table.reduction = WEAKEN_LESS * counts[WEAKEN]
        if table.log is not None:
            if counts[TRAP]:
                table.tell("enemy-trapped", "KIN-172", FOES, {"enemy": foe.enemy})
            if counts[WEAKEN]:
                args = {"enemy": foe.enemy, "number": table.reduction}
                table.tell("enemy-weakened", "KIN-173", FOES, args)
        table.next(EnemyDeeds(self.board, table.phase(foe).rows[self.row].deeds, 0))


class EnemyDeeds(Act[KinfireTable]):
    """KIN-156, KIN-317: from first to last; the enemy's one move comes before its first attack."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-155", "KIN-156", "KIN-317")
    told_apart: ClassVar[bool] = True
    amid: ClassVar[bool] = True

    board: int
    deeds: DeedsId
    place: int

    def __init__(self, board: int, deeds: DeedsId, place: int) -> None:
        self.board = board
        self.deeds = deeds
        self.place = place

    def run(self, table: KinfireTable) -> None:
        deeds = table.box.deeds[self.deeds]
        if self.place + 1 < len(deeds):
            table.next(EnemyDeeds(self.board, self.deeds, self.place + 1))
        deed = deeds[self.place]
        if deed.verb < ATTACKS:
            table.next(EnemyAttack(self.board, self.deeds, self.place))
            if table.can_move:
                table.can_move = False
                table.next(EnemyMove(speaker(table), self.board, deed.verb))
        elif table.took_place or not deed.on_hit:
            do_deed(table, self.board, deed)


def do_deed(table: KinfireTable, board: int, deed: Deed) -> None:
    """Instructions that are no attack (chapter 3.9); on_hit was looked at before."""
    foe = table.foes[board]
    verb, number = deed.verb, deed.number
    if verb == RETARGET:
        condition = deed.target if deed.target != NONE else table.phase(foe).target
        table.next(Retarget(speaker(table), board, condition))
    elif verb == HEAL_SELF:
        foe_gains(table, foe, number, starting_health(table, foe), "KIN-077")
    elif verb == GROW:
        foe_gains(table, foe, number, HEALTH_MAX, "KIN-077")
    elif verb == STEAL_ARMOR:
        lost = min(number, table.seats[foe.target].armor)
        if lost:
            table.seats[foe.target].armor -= lost
            table.armor_pile += lost
            if table.log is not None:
                table.tell("steals-armor", "KIN-030", FOES, {"seat": foe.target, "number": lost})
    elif verb == DISCARD_RANDOM:
        table.next(RenewHands(NONE))
        for _ in range(number):
            table.next(DiscardRandom(foe.target))
    elif verb == GIVE_NEAR:
        give_near(table, foe.zone, deed.statuses[0])
    else:
        do_common_deed(table, deed)


def do_common_deed(table: KinfireTable, deed: Deed) -> None:
    """What enemies and allies of the enemies can do alike."""
    number = deed.number
    if deed.verb == HEAL_ALL:
        for foe in table.foes:
            if foe.here:
                foe_gains(table, foe, number, starting_health(table, foe), "KIN-077")
    elif deed.verb == HURT_ALLY:
        hurt_ally(table, number)
    elif deed.verb == SUFFER_ALL:
        for seat in range(len(table.seats)):
            if not hurt(table, seat, number, "suffers", "KIN-078"):
                return


def give_near(table: KinfireTable, zone: ZoneId, status: int) -> None:
    """`give_near`: each Seeker in the zone or at attack distance 1, in seat order; not an attack."""
    for seat in range(len(table.seats)):
        if near(table, zone, table.seats[seat].zone):
            gain_status(table, seat, status, "KIN-176")


def hurt_ally(table: KinfireTable, number: int) -> None:
    """KIN-311, KIN-217: only abilities that name the ally hurt it; if it has left, nothing happens."""
    for place in range(len(table.helpers)):
        helper = table.helpers[place]
        printed = table.box.allies[helper.ally]
        if helper.here and printed.side != WITH_ENEMIES and printed.health != NONE:
            helper.health = max(0, helper.health - number)
            if table.log is not None:
                args = {"ally": helper.ally, "number": number, "number2": helper.health}
                table.tell("ally-hurt", "KIN-311", FOES, args)
            if helper.health == 0:
                leave(table, place)
            return


# -- attacks --------------------------------------------------------------------------------


class EnemyAttack(Act[KinfireTable]):
    """KIN-157, KIN-158: only if its target is in range; an area attack hits all Seekers in the target's zone.

    KIN-075: all amounts are computed before any is applied; blocks come in between.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-075", "KIN-076", "KIN-157", "KIN-158", "KIN-159", "KIN-210")

    board: int
    deeds: DeedsId
    place: int

    def __init__(self, board: int, deeds: DeedsId, place: int) -> None:
        self.board = board
        self.deeds = deeds
        self.place = place

    def run(self, table: KinfireTable) -> None:
        foe = table.foes[self.board]
        deed = table.box.deeds[self.deeds][self.place]
        verb = deed.verb
        target = table.seats[foe.target].zone
        table.took_place = in_range(table, verb, foe.zone, target)
        if not table.took_place:
            if table.log is not None:
                table.tell("out-of-range", "KIN-157", FOES, {"enemy": foe.enemy, "seat": foe.target})
            return
        area = verb in (MELEE_AREA, RANGED_AREA)
        table.damage = [NONE] * len(table.seats)
        table.blocked = [0] * len(table.seats)
        for seat in range(len(table.seats)):
            if seat == foe.target or (area and table.seats[seat].zone == target):
                table.damage[seat] = blow(table, foe, deed, seat)
                if table.log is not None:
                    args = {"enemy": foe.enemy, "seat": seat, "number": deed.number, "number2": table.damage[seat]}
                    table.tell("attacks", "KIN-076", FOES, args)
        table.next(Blows(self.board, self.deeds, self.place))
        open_blocks(table, self.deeds, self.place)


def blow(table: KinfireTable, foe: Foe, deed: Deed, seat: SeatNumber) -> int:
    """KIN-076: printed value, map, weaken and protections; blocks are taken off later."""
    zones = table.map.zones
    start = zones[foe.zone]
    more = 0
    if start.damage and concerns(start, deed.verb) and table.box.enemies[foe.enemy].immunity != IMMUNE_ZONES:
        more = start.damage
    where = table.seats[seat].zone
    less = zones[where].block if concerns(zones[where], deed.verb) else 0
    wards = 0
    for other in range(len(table.seats)):
        owner = table.seats[other]
        if owner.wards and owner.zone == where:
            wards += ward_sum(table, owner, GUARD_HERE_ALL)
            if other != seat:
                wards += ward_sum(table, owner, GUARD_HERE_OTHERS)
    if table.log is not None:
        modifier(table, "more-zone", "KIN-210", more)
        modifier(table, "less-weakness", "KIN-173", table.reduction)
        modifier(table, "less-zone", "KIN-210", less)
        modifier(table, "less-wards", "KIN-113", wards)
    value = deed.number + more - table.reduction - less - wards
    return value if value > 0 else 0


def open_blocks(table: KinfireTable, deeds: DeedsId, place: int) -> None:
    """KIN-308: ask everybody who can block."""
    seats: list[SeatNumber] = []
    for seat in range(len(table.seats)):
        if exposed(table, seat) and blocks_of(table, seat, deeds, place):
            seats.append(seat)
    if seats:
        table.next(BlockWindow(tuple(seats), deeds, place, False))


def exposed(table: KinfireTable, seat: SeatNumber) -> list[SeatNumber]:
    """Whom a Seeker may protect: everybody hit who would still suffer damage, never oneself (KIN-116, KIN-123)."""
    found: list[SeatNumber] = []
    for other in range(len(table.damage)):
        if other != seat and table.damage[other] > table.blocked[other]:
            found.append(other)
    return found


def blocks_of(table: KinfireTable, seat: SeatNumber, deeds: DeedsId, place: int) -> list[int]:
    """The cards with which a Seeker may block this attack (KIN-118, KIN-120, KIN-124)."""
    box = table.box
    colours = box.deeds[deeds][place].colours
    seeker = table.seats[seat]
    found: list[int] = []
    for card in seeker.hand:
        printed = box.cards[card]
        if printed.boost == BOOST_BLOCK and matches(seeker, colours, printed.colours):
            found.append(card)
    return found


class BlockWindow(Round[KinfireTable]):
    """KIN-122, KIN-308: one block each, for one of the Seekers hit; whoever declined is asked once more."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-122", "KIN-116", "KIN-118", "KIN-120", "KIN-123", "KIN-124", "KIN-308")
    prompt: ClassVar[str] = "ask-block"

    deeds: DeedsId
    place: int
    again: bool

    def __init__(self, seats: tuple[int, ...], deeds: DeedsId, place: int, again: bool) -> None:
        self.seats = seats
        self.deeds = deeds
        self.place = place
        self.again = again

    def options(self, table: KinfireTable, seat: int) -> list[Option]:
        options = table.box.options
        cards = blocks_of(table, seat, self.deeds, self.place)
        if table.lesson == SECOND_LESSON:
            cards = strongest(table, cards, BOOST_BLOCK)
        found: list[Option] = []
        whom = exposed(table, seat)
        for card in cards:
            kinds = options.block[card - BOOSTS] if card >= BOOSTS else options.as_block[card]
            for other in whom:
                found.append(kinds[table.seats[other].seeker])
        if found:
            found.append(options.no_block)
        return found

    def settle(self, table: KinfireTable, answers: dict[int, Option]) -> None:
        declined: list[int] = []
        for seat in self.seats:
            if seat not in answers:
                continue
            choice = answers[seat]
            if choice.kind == "no_block":
                declined.append(seat)
                continue
            card = choice.values[0] + (BOOSTS if choice.kind == "block" else 0)
            protected = table.seat_of(choice.values[1])
            discard_boost(table, seat, card)
            strength = table.box.cards[card].strength
            table.blocked[protected] += strength
            if table.log is not None:
                args = {"seat": seat, "card": card, "seat2": protected, "number": strength}
                table.tell("blocks", "KIN-122", seat, args)
        if declined and len(declined) < len(answers) and not self.again:
            table.next(BlockWindow(tuple(declined), self.deeds, self.place, True))

    def about(self, table: KinfireTable, seat: int) -> dict[str, int]:
        hit = [one for one in range(len(table.damage)) if table.damage[one] != NONE]
        most = max(table.damage[one] for one in hit)
        return {"enemy": table.foes[table.foe].enemy, "number": most, "seat": hit[0], "number2": len(hit)}

    def why_not_block(self, table: KinfireTable, seat: int, pair: int, seeker: int) -> Reason:
        return no_block(table, seat, boost_of(pair), seeker)

    def why_not_as_block(self, table: KinfireTable, seat: int, pair: int, seeker: int) -> Reason:
        return no_block(table, seat, pair, seeker)

    def why_not_boost(self, table: KinfireTable, seat: int, pair: int) -> Reason:
        """KIN-122: against an attack only blocks help."""
        card = boost_of(pair)
        return not_in_hand(table, seat, card) or Reason("why-only-blocks", "KIN-122", {"card": card})


class Blows(Act[KinfireTable]):
    """KIN-075: damage in seat order, then statuses, then the check of hands (KIN-136)."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-075", "KIN-136")
    told_apart: ClassVar[bool] = True
    amid: ClassVar[bool] = True

    board: int
    deeds: DeedsId
    place: int

    def __init__(self, board: int, deeds: DeedsId, place: int) -> None:
        self.board = board
        self.deeds = deeds
        self.place = place

    def run(self, table: KinfireTable) -> None:
        hit = [seat for seat in range(len(table.damage)) if table.damage[seat] != NONE]
        table.next(AfterBlows(self.deeds, self.place), RenewHands(NONE))
        khor = table.seat_of(KHOR)
        if khor == NONE:
            for seat in hit:
                if not suffer_blow(table, seat, table.damage[seat] - table.blocked[seat]):
                    return
            return
        for seat in reversed(hit):
            table.next(Bulwark(khor, seat))


def suffer_blow(table: KinfireTable, seat: SeatNumber, amount: int) -> bool:
    """KIN-080, KIN-081: what is left of an attack, if anything; false if that ends the combat."""
    if amount <= 0 and table.log is not None:
        table.tell("unharmed", "KIN-081", FOES, {"seat": seat})
    return hurt(table, seat, amount, "hit", "KIN-080")


class Bulwark(Ask[KinfireTable]):
    """KIN-148, KIN-316: Khor may suffer up to 2 points of what another Seeker in the same zone would suffer."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-148", "KIN-316")
    prompt: ClassVar[str] = "ask-guard"

    hit: SeatNumber

    def __init__(self, seat: SeatNumber, hit: SeatNumber) -> None:
        self.seat = seat
        self.hit = hit

    def options(self, table: KinfireTable) -> list[Option]:
        kinds = table.box.options.guard
        left = table.damage[self.hit] - table.blocked[self.hit]
        if self.hit == self.seat or left <= 0 or table.seats[self.hit].zone != table.seats[self.seat].zone:
            return [kinds[0]]
        return [kinds[points] for points in range(min(BULWARK, left) + 1)]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        points = choice.values[0]
        left = table.damage[self.hit] - table.blocked[self.hit] - points
        if points and not hurt(table, self.seat, points, "guards", "KIN-148", chosen=True):
            return
        suffer_blow(table, self.hit, left)

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"seat": self.hit, "number": table.damage[self.hit] - table.blocked[self.hit]}

    def why_not_guard(self, table: KinfireTable, number: int) -> Reason:
        return Reason("why-guard", "KIN-316", {"number": number})


class AfterBlows(Act[KinfireTable]):
    """KIN-074, KIN-176: each Seeker hit receives the statuses of the attack, even without damage."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-074", "KIN-176")
    told_apart: ClassVar[bool] = True
    amid: ClassVar[bool] = True

    deeds: DeedsId
    place: int

    def __init__(self, deeds: DeedsId, place: int) -> None:
        self.deeds = deeds
        self.place = place

    def run(self, table: KinfireTable) -> None:
        for status in table.box.deeds[self.deeds][self.place].statuses:
            for seat in range(len(table.damage)):
                if table.damage[seat] != NONE:
                    gain_status(table, seat, status, "KIN-074")
        clear_attack(table)
