"""What all steps of a combat share: the marks on the stack, damage and healing, statuses, hands and distances.

A new phase ends a turn and a won or lost combat ends everything, in the middle of whatever goes on. So every turn
leaves a mark on the stack and so does the combat, and `cut_turn` and `end_combat` take away all steps above them.
Whoever calls something that may end the combat (`hurt`) puts on the table what comes afterwards before the call, and
stops when it says that the combat is over.
"""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY
from veillee.games.kinfire.box import Zone, health_of
from veillee.games.kinfire.table import ALLY_TURN, ENEMY_TURN, FOES, LOST, NOBODY, Foe, KinfireTable, Seeker
from veillee.games.kinfire.terms import (
    ACTIONS,
    ANY_REACH,
    BOOSTS,
    EXHAUSTED,
    FAR,
    FEYN,
    HEALTH_MAX,
    LANTERNS,
    MELEE,
    MELEE_AREA,
    NONE,
    NOTE_ENEMY_HP,
    RANGED_ONLY,
    STATUSES,
    WARD,
    EnemyId,
    ZoneId,
)


class TurnEnds(Act[KinfireTable]):
    """KIN-196: the mark under all that happens in a turn."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-196",)

    def run(self, table: KinfireTable) -> None:
        """Nothing: what comes at the end of a turn lies below."""


class CombatEnds(Act[KinfireTable]):
    """KIN-305: the mark under all that happens in a combat."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-305",)

    def run(self, table: KinfireTable) -> None:
        """Nothing: what comes after a combat lies below."""


def cut_turn(table: KinfireTable) -> None:
    """KIN-196: nothing further of this turn is carried out; the card just played goes to its place."""
    stack = table.stack
    while not isinstance(stack[-1], TurnEnds):
        stack.pop()
    place_card(table)


def end_combat(table: KinfireTable, verdict: int, event: str, rule: str) -> None:
    """KIN-305, KIN-190: whichever of victory and defeat comes first counts, and nothing further is carried out."""
    table.verdict = verdict
    place_card(table)
    stack = table.stack
    while not isinstance(stack[-1], CombatEnds):
        stack.pop()
    if table.log is not None:
        table.tell(event, rule, EVERYBODY, {})


def teller(table: KinfireTable, seat: SeatNumber) -> SeatNumber:
    """Who does what is told of a seat: in the turns of enemies and allies they do, and nobody chooses it."""
    return FOES if table.turn in (ENEMY_TURN, ALLY_TURN) else seat


def place_card(table: KinfireTable) -> None:
    """KIN-105 (5), KIN-107: the card that was played goes to the discard pile, into play or out of the deck.

    KIN-113, KIN-114: a protection stays in play, and an earlier one is discarded if there are too many. KIN-064,
    KIN-204: a disposable card that was used leaves the deck, and KIN-276: is for sale again. KIN-145: a lantern
    has been turned already.
    """
    card = table.playing
    if card == NONE:
        return
    table.playing = NONE
    seeker = table.seats[table.actor]
    if card >= LANTERNS:
        return
    printed = table.box.cards[card]
    if printed.disposable:
        seeker.items.remove(card)
        if is_sold_again(table, card):
            table.company.stock[card] += 1
    elif printed.ward:
        seeker.wards.append(card)
        if len(seeker.wards) > ward_limit(seeker):
            table.next(DiscardWard(table.actor))
    else:
        seeker.discard.append(card)


def is_sold_again(table: KinfireTable, card: CardId) -> bool:
    """KIN-276: what a shop sells goes back to its goods; KIN-322: a copy from a pouch is one more there.

    By version 1 of the rules a shop never had more of a card than in the beginning; tables of that version go on so.
    """
    printed = table.box.stock[card]
    return printed > 0 and (table.rules >= 2 or table.company.stock[card] < printed)


def ward_limit(seeker: Seeker) -> int:
    """KIN-114: one protection in play; KIN-147: Feyn has two."""
    return 2 if seeker.seeker == FEYN else 1


class DiscardWard(Ask[KinfireTable]):
    """KIN-114: a new protection discards the previous one; with two of them Feyn's player chooses which."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-114", "KIN-147")
    prompt: ClassVar[str] = "ask-ward"

    def options(self, table: KinfireTable) -> list[Option]:
        kinds = table.box.options.discard_ward
        return [kinds[card] for card in table.seats[self.seat].wards[:-1]]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        seeker = table.seats[self.seat]
        seeker.wards.remove(choice.values[0])
        seeker.discard.append(choice.values[0])
        if table.log is not None:
            table.tell("discards-ward", "KIN-114", self.seat, {"seat": self.seat, "card": choice.values[0]})

    def why_not_discard_ward(self, table: KinfireTable, action: int) -> Reason:
        if action in table.seats[self.seat].wards:
            return Reason("why-new-ward", "KIN-114", {"action": action})
        return Reason("why-not-in-play", "KIN-113", {"action": action}, beside=True)


# -- who ------------------------------------------------------------------------------------


def speaker(table: KinfireTable) -> SeatNumber:
    """KIN-312: who answers for the group: the leader, whoever has or had the turn, or a seat that changes by quest."""
    if table.leader != NONE:
        return table.leader
    if table.actor != NONE:
        return table.actor
    return table.quests_done % len(table.seats)


# -- health, armour, statuses ---------------------------------------------------------------


def hurt(table: KinfireTable, seat: SeatNumber, amount: int, event: str, rule: str, *, chosen: bool = False) -> bool:
    """A Seeker suffers damage in combat; false if that ends the combat. Some have `chosen` to.

    KIN-080, KIN-081, KIN-082: every armour card in hand takes one point, then one of them is discarded. Damage that was
    already nothing costs no armour. KIN-013, KIN-187: at 0 health the combat is lost.
    """
    if amount <= 0:
        return True
    seeker = table.seats[seat]
    armor = seeker.armor
    left = amount
    if armor:
        left = amount - armor if amount > armor else 0
        seeker.armor = armor - 1
        table.armor_pile += 1
    health = seeker.health - left
    seeker.health = health if health > 0 else 0
    if table.log is not None:
        args = {"seat": seat, "number": amount, "number2": armor, "number3": left, "number4": seeker.health}
        table.tell(event, rule, seat if chosen else teller(table, seat), args)
    if health > 0:
        return True
    fall(table, seat)
    return False


def drain(table: KinfireTable, seat: SeatNumber, amount: int) -> bool:
    """KIN-137, KIN-082: health lost for exhausted cards, against which armour does not help."""
    if amount <= 0:
        return True
    seeker = table.seats[seat]
    seeker.health = seeker.health - amount if seeker.health > amount else 0
    if table.log is not None:
        table.tell("exhausted", "KIN-137", seat, {"seat": seat, "number": amount, "number2": seeker.health})
    if seeker.health:
        return True
    fall(table, seat)
    return False


def fall(table: KinfireTable, seat: SeatNumber) -> None:
    """KIN-187: a Seeker at 0 health loses the combat for all."""
    if table.log is not None:
        table.tell("falls", "KIN-187", teller(table, seat), {"seat": seat})
    end_combat(table, LOST, "combat-lost", "KIN-187")


def heal(table: KinfireTable, seat: SeatNumber, amount: int, rule: str) -> None:
    """KIN-077, KIN-011: never more than the starting value."""
    seeker = table.seats[seat]
    before = seeker.health
    seeker.health = min(seeker.top, before + amount)
    if table.log is not None and seeker.health > before:
        args = {"seat": seat, "number": seeker.health - before, "number2": seeker.health}
        table.tell("heals", rule, teller(table, seat), args)


def gain_armor(table: KinfireTable, seat: SeatNumber, number: int, rule: str, event: str = "armor") -> None:
    """KIN-079, KIN-030: as many armour cards as the pile still has."""
    number = min(number, table.armor_pile)
    if number <= 0:
        return
    table.armor_pile -= number
    seeker = table.seats[seat]
    seeker.armor += number
    if table.log is not None:
        table.tell(event, rule, seat, {"seat": seat, "number": number, "number2": seeker.armor})


def gain_status(table: KinfireTable, seat: SeatNumber, status: int, rule: str) -> None:
    """KIN-176, KIN-030: one card of a kind comes into the hand, if there is one."""
    if not table.piles[status]:
        return
    table.piles[status] -= 1
    table.seats[seat].statuses[status] += 1
    if table.log is not None:
        table.tell("status", rule, teller(table, seat), {"seat": seat, "status": status})


def gain_exhausted(table: KinfireTable, seat: SeatNumber, number: int) -> None:
    """KIN-083, KIN-030: they come into the discard pile and are shuffled in with it."""
    for _ in range(min(number, table.exhausted_pile)):
        table.exhausted_pile -= 1
        table.seats[seat].discard.append(EXHAUSTED)
        if table.log is not None:
            table.tell("gains-exhausted", "KIN-083", seat, {"seat": seat})


def foe_gains(table: KinfireTable, foe: Foe, number: int, most: int, rule: str) -> None:
    """KIN-077, KIN-015: an enemy's health rises to at most this, if it is not above it already."""
    before = foe.health
    if before < most:
        foe.health = min(most, before + number)
    if table.log is not None and foe.health > before:
        args = {"enemy": foe.enemy, "number": foe.health - before, "number2": foe.health}
        table.tell("enemy-heals", rule, FOES, args)


def starting_health(table: KinfireTable, foe: Foe) -> int:
    """What an enemy begins its present phase with; KIN-301: notes count for the first one."""
    health = scaled_health(table, foe.enemy, foe.phase)
    return health if foe.phase else min(HEALTH_MAX, health + noted(table, NOTE_ENEMY_HP, foe.enemy))


def noted(table: KinfireTable, kind: int, piece: int) -> int:
    """KIN-301: notes of one kind add up; those without a piece have NONE."""
    found = 0
    for place in range(0, len(table.notes), 3):
        if table.notes[place] == kind and table.notes[place + 1] == piece:
            found += table.notes[place + 2]
    return found


def scaled_health(table: KinfireTable, enemy: EnemyId, phase: int) -> int:
    """KIN-302, KIN-296, KIN-015: by the number of Seekers and the level, at most 99."""
    return health_of(table.box.enemies[enemy], phase, table.level, len(table.seats))


# -- hands ----------------------------------------------------------------------------------


def has_action(seeker: Seeker) -> bool:
    """KIN-141: a disposable Action card is one too; KIN-140: a lantern is not in the hand."""
    for card in seeker.hand:
        if card < ACTIONS:
            return True
    return False


def any_action(cards: list[CardId]) -> bool:
    for card in cards:
        if card < ACTIONS:
            return True
    return False


def drop_card(table: KinfireTable, seat: SeatNumber, choice: Option) -> None:
    """KIN-127: any card in hand may be discarded; statuses and armour go to their piles.

    KIN-186: an exhausted card that is discarded so costs no health. KIN-277: a disposable one that was not played stays
    in the deck like any other.
    """
    seeker = table.seats[seat]
    kind = choice.kind
    if kind == "drop_armor":
        seeker.armor -= 1
        table.armor_pile += 1
    elif kind == "drop_status":
        seeker.statuses[choice.values[0]] -= 1
        table.piles[choice.values[0]] += 1
    else:
        card = choice.values[0] if kind == "drop" else EXHAUSTED if kind == "drop_exhausted" else 0
        if kind == "drop_boost":
            card = BOOSTS + choice.values[0]
        seeker.hand.remove(card)
        seeker.discard.append(card)
    if table.log is not None:
        table.tell(DROPPED[kind], "KIN-127", seat, told(seat, choice))


DROPPED: Final = {
    "drop": "drop",
    "drop_boost": "drop-boost",
    "drop_status": "drop-status",
    "drop_armor": "drop-armor",
    "drop_exhausted": "drop-exhausted",
}


def told(seat: SeatNumber, choice: Option) -> dict[str, int]:
    """The arguments of an event that says what was dropped."""
    args = {"seat": seat}
    if choice.kind == "drop":
        args["action"] = choice.values[0]
    elif choice.kind == "drop_boost":
        args["boost"] = choice.values[0]
    elif choice.kind == "drop_status":
        args["status"] = choice.values[0]
    return args


def droppable(table: KinfireTable, seat: SeatNumber) -> list[Option]:
    """KIN-127: every card in hand; equal cards are one option (9.2)."""
    options = table.box.options
    seeker = table.seats[seat]
    found: list[Option] = []
    seen: list[CardId] = []
    for card in seeker.hand:
        if card in seen:
            continue
        seen.append(card)
        if card < ACTIONS:
            found.append(options.drop[card])
        elif card == EXHAUSTED:
            found.append(options.drop_exhausted)
        else:
            found.append(options.drop_boost[card - BOOSTS])
    for status in range(STATUSES):
        if seeker.statuses[status]:
            found.append(options.drop_status[status])
    if seeker.armor:
        found.append(options.drop_armor)
    return found


# -- protections and zones ------------------------------------------------------------------


def ward_sum(table: KinfireTable, seeker: Seeker, ward: int) -> int:
    """What the protections of one Seeker with this effect add up to."""
    found = 0
    box = table.box
    for card in seeker.wards:
        for instruction in box.effects[box.cards[card].effect]:
            if instruction.verb == WARD and instruction.ward == ward:
                found += instruction.number
    return found


def is_ranged(verb: int) -> bool:
    """Chapter 3.2: a far attack counts as ranged."""
    return verb not in (MELEE, MELEE_AREA)


def concerns(zone: Zone, verb: int) -> bool:
    """KIN-210: whether block or damage of a zone concern this kind of attack."""
    return zone.reach == ANY_REACH or (zone.reach == RANGED_ONLY) == is_ranged(verb)


def in_range(table: KinfireTable, verb: int, start: ZoneId, end: ZoneId) -> bool:
    """KIN-068, KIN-069: melee in the own zone, ranged at exactly 1; far at 1 or 2. KIN-206: never across black."""
    if verb in (MELEE, MELEE_AREA):
        return start == end
    distance = table.map.shots[start][end]
    return distance == 1 or (distance == 2 and verb == FAR)


def near(table: KinfireTable, start: ZoneId, end: ZoneId) -> bool:
    """In the same zone or at attack distance 1."""
    return table.map.shots[start][end] <= 1


def modifier(table: KinfireTable, event: str, rule: str, number: int) -> None:
    """One line of how the damage of an attack comes about (9.8), where there is anything to tell."""
    if table.log is not None and number:
        table.tell(event, rule, EVERYBODY, {"number": number})


# -- turns ----------------------------------------------------------------------------------


def clear_turn(table: KinfireTable) -> None:
    """Nothing of a turn stays for the next."""
    table.turn = NOBODY
    table.foe = NONE
    table.movement = 0
    table.acted = False
    table.passed = False
    table.bonus = 0
    table.weakness = 0
    table.trapped = False
    table.stunned = False
    table.triggered = 0
    table.began = NONE
    table.covered = False
    table.chosen = NONE
    table.can_move = False
    table.took_place = False
    table.reduction = 0
    clear_boosts(table)
    clear_attack(table)


def clear_boosts(table: KinfireTable) -> None:
    table.boost_damage = 0
    table.boost_cards = 0
    table.boost_health = 0


def clear_attack(table: KinfireTable) -> None:
    if table.damage:
        table.damage = []
        table.blocked = []
