"""From a setup card to the first pawn: the twelve steps of a combat's setup, and what a combat leaves (KIN-044 ff.)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY
from veillee.games.kinfire.steps.allies import AllyStatus, has_note
from veillee.games.kinfire.steps.bag import EndOfTurn, Turn, collect_pawns
from veillee.games.kinfire.steps.common import (
    CombatEnds,
    TurnEnds,
    clear_turn,
    gain_armor,
    noted,
    speaker,
    starting_health,
)
from veillee.games.kinfire.steps.hands import charge, draw_hand, empty_hand
from veillee.games.kinfire.steps.hunting import Retarget
from veillee.games.kinfire.steps.reasons import absent
from veillee.games.kinfire.steps.turn import SeekerTurn
from veillee.games.kinfire.table import (
    BESIDE_ALLY,
    BOARD,
    DARK,
    FIRST_LESSON,
    FIRST_NUMBERED,
    HEART,
    NO_TUTORIAL,
    OPEN,
    PAWNS,
    Foe,
    Helper,
    KinfireTable,
)
from veillee.games.kinfire.terms import (
    ABILITY_TOKENS,
    DISPOSABLES,
    HAND,
    NONE,
    NOTE_ALLY_HP,
    NOTE_ARMOR_EACH,
    NOTE_CHARGE_ALL,
    NOTE_ENEMY_STATUS,
    NOTE_EXTRA_CARD,
    NOTE_FIRST_STRIKE,
    NOTE_START_ZONE,
    SetupId,
)

FIRST_QUEST = 0
SEEKER_PAWNS = 12  # KIN-026
NUMBERED_PAWNS = 12
HEARTS = 3
DARKNESSES = 2


def fill_bag(table: KinfireTable) -> None:
    """KIN-025, KIN-026, KIN-027, KIN-035: 12 numbered pawns, 3 Hearts, 2 Darkness, and 12 of the Seekers alike."""
    table.bag = [0] * PAWNS
    for pawn in range(FIRST_NUMBERED, FIRST_NUMBERED + NUMBERED_PAWNS):
        table.bag[pawn] = 1
    table.bag[HEART] = HEARTS
    table.bag[DARK] = DARKNESSES
    for seeker in table.seats:
        table.bag[seeker.seeker] = SEEKER_PAWNS // len(table.seats)
    table.used = [0] * PAWNS
    table.time = []


class MusterCombat(Act[KinfireTable]):
    """KIN-044 to KIN-057, KIN-029: one map, fate tokens, boards, tokens, health, figures; then hands, places, targets.

    KIN-051: deck and discard pile are shuffled together and seven cards drawn; KIN-012: health stays as it is. What
    lies below on the stack comes after the combat; its result is `table.verdict`.
    """

    rules: ClassVar[tuple[str, ...]] = (
        "KIN-044",
        "KIN-045",
        "KIN-046",
        "KIN-047",
        "KIN-048",
        "KIN-049",
        "KIN-050",
        "KIN-056",
        "KIN-301",
        "KIN-302",
    )

    card: SetupId

    def __init__(self, card: SetupId) -> None:
        self.card = card

    def run(self, table: KinfireTable) -> None:
        box = table.box
        setup = box.setups[self.card]
        clear_turn(table)
        table.card = self.card
        table.verdict = OPEN
        table.actor = NONE
        table.fate += setup.fate
        table.fate_spent = 0
        table.resets = 0
        table.piles = list(box.piles)
        table.armor_pile = box.armor_pile
        fill_bag(table)
        lay_boards(table)
        if table.log is not None:
            table.tell("combat", "KIN-045", EVERYBODY, {"map": setup.map, "number": setup.fate})
        lessons = table.lessons and setup.quest == FIRST_QUEST
        table.lesson = FIRST_LESSON if lessons else NO_TUTORIAL
        seats = range(len(table.seats))
        asked = speaker(table)
        table.next(TakeArmor(), *[PlaceSeeker(asked, seat) for seat in seats], FirstTargets(), ApplyNotes())
        for seat in reversed(seats):
            seeker = table.seats[seat]
            seeker.deck += seeker.discard
            seeker.discard = []
            seeker.charged = False
            seeker.zone = NONE
            draw_hand(table, seat, HAND + noted(table, NOTE_EXTRA_CARD, NONE))


def lay_boards(table: KinfireTable) -> None:
    """KIN-047 to KIN-050, KIN-215: boards from left to right with figures, counters and all 13 ability tokens."""
    box = table.box
    setup = box.setups[table.card]
    table.foes = []
    table.helpers = []
    table.tokens = [NONE] * ABILITY_TOKENS
    for board in range(len(setup.enemies)):
        number = setup.enemies[board]
        enemy = box.enemies[number]
        foe = Foe(number, setup.zones[board], len(enemy.phases[0].rows))
        foe.health = starting_health(table, foe)
        table.foes.append(foe)
        for row in range(len(enemy.tokens)):
            for token in enemy.tokens[row]:
                table.tokens[token] = board * BOARD + row
    for place in range(len(setup.allies)):
        ally = box.allies[setup.allies[place]]
        health = ally.health
        if health != NONE:
            health = max(1, health + noted(table, NOTE_ALLY_HP, setup.allies[place]))
        table.helpers.append(Helper(setup.allies[place], ally.zone, health))
        for token in ally.tokens:
            table.tokens[token] = BESIDE_ALLY + place


class TakeArmor(Act[KinfireTable]):
    """KIN-053: each Seeker takes the armour of its board, which is not part of the seven cards."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-053", "KIN-301")

    def run(self, table: KinfireTable) -> None:
        more = noted(table, NOTE_ARMOR_EACH, NONE)
        for seat in range(len(table.seats)):
            armor = table.box.seekers[table.seats[seat].seeker].armor
            gain_armor(table, seat, armor + more, "KIN-053")


class PlaceSeeker(Ask[KinfireTable]):
    """KIN-054: each Seeker on one of the four pairs of footprints; the group decides who goes where."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-054", "KIN-301")
    prompt: ClassVar[str] = "ask-place"

    who: SeatNumber

    def __init__(self, seat: SeatNumber, who: SeatNumber) -> None:
        self.seat = seat
        self.who = who

    def options(self, table: KinfireTable) -> list[Option]:
        kinds = table.box.options.place[table.seats[self.who].seeker]
        footprints = table.setup.footprints
        found: list[Option] = []
        for zone in range(len(table.map.zones)):
            places = footprints.count(zone) + noted(table, NOTE_START_ZONE, zone)
            for seeker in table.seats:
                if seeker.zone == zone:
                    places -= 1
            if places > 0:
                found.append(kinds[zone])
        return found

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        table.seats[self.who].zone = choice.values[1]
        if table.log is not None:
            table.tell("placed", "KIN-054", self.who, {"seat": self.who, "area": table.area(choice.values[1])})

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"seat": self.who}

    def why_not_place(self, table: KinfireTable, seeker: int, zone: int) -> Reason:
        found = absent(table, seeker)
        if found is not None:
            return found
        if table.seat_of(seeker) != self.who:
            return Reason("why-one-after-another", "KIN-054", {"seeker": seeker, "seat": self.who})
        return Reason("why-no-footprint", "KIN-054", {"zone": zone})


class FirstTargets(Act[KinfireTable]):
    """KIN-055: each enemy's target token goes to the Seeker who meets its condition."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-055",)

    def run(self, table: KinfireTable) -> None:
        for board in range(len(table.foes) - 1, -1, -1):
            table.next(Retarget(speaker(table), board, table.phase(table.foes[board]).target))


class ApplyNotes(Act[KinfireTable]):
    """KIN-301: charged lanterns, statuses on enemies, last a first strike; then the first turn (KIN-057).

    The marks of the combat lie below everything that happens in it.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-056", "KIN-057", "KIN-301")

    def run(self, table: KinfireTable) -> None:
        table.next(CombatEnds(), CombatOver())
        if table.lesson != NO_TUTORIAL:
            table.next(FirstLesson(speaker(table)))
        elif has_note(table, NOTE_FIRST_STRIKE):
            table.next(FirstStrike(speaker(table)))
        else:
            table.next(Turn())
        if has_note(table, NOTE_CHARGE_ALL):
            for seat in range(len(table.seats)):
                charge(table, seat)
        for place in range(len(table.notes) - 3, -1, -3):
            if table.notes[place] == NOTE_ENEMY_STATUS:
                table.next(AllyStatus(speaker(table), table.notes[place + 1]))
                if table.log is not None:
                    table.tell("noted", "KIN-301", EVERYBODY, {"status": table.notes[place + 1]})


class FirstStrike(Ask[KinfireTable]):
    """KIN-301: before the first draw one Seeker chosen by the group takes a turn; no pawn is drawn for it."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-301",)
    prompt: ClassVar[str] = "ask-first-strike"

    def options(self, table: KinfireTable) -> list[Option]:
        who = table.box.options.who
        return [who[seeker.seeker] for seeker in table.seats]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        table.next(SeekerTurn(table.seat_of(choice.values[0])), TurnEnds(), EndOfTurn())

    def why_not_who(self, table: KinfireTable, seeker: int) -> Reason | None:
        return absent(table, seeker)


class FirstLesson(Ask[KinfireTable]):
    """KIN-059, KIN-060: the Seeker of the first seat begins with Beginner's Luck; whoever plays alone chooses one.

    KIN-005: two turns are laid down to teach the combat; apart from them all rules hold from the start.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-058", "KIN-059", "KIN-060", "KIN-303")
    prompt: ClassVar[str] = "ask-first-lesson"

    def options(self, table: KinfireTable) -> list[Option]:
        who = table.box.options.who
        alone = len(table.people) > 1 and len(set(table.people)) == 1
        return [who[seeker.seeker] for seeker in (table.seats if alone else table.seats[:1])]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        pawn = choice.values[0]
        seat = table.seat_of(pawn)
        table.bag[pawn] -= 1
        table.used[pawn] += 1
        table.seats[seat].hand.append(DISPOSABLES)
        table.seats[seat].items.append(DISPOSABLES)
        if table.log is not None:
            table.tell("first-lesson", "KIN-059", seat, {"seat": seat, "card": DISPOSABLES})
        table.next(SeekerTurn(seat), TurnEnds(), EndOfTurn())

    def why_not_who(self, table: KinfireTable, seeker: int) -> Reason | None:
        return absent(table, seeker)


class CombatOver(Act[KinfireTable]):
    """KIN-201 to KIN-204: everybody rests, cards and pieces go back; exhausted and unused disposable cards stay."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-115", "KIN-184", "KIN-201", "KIN-202", "KIN-203", "KIN-204")

    def run(self, table: KinfireTable) -> None:
        for seeker in table.seats:
            empty_hand(table, seeker)
            seeker.deck += seeker.discard
            seeker.deck += seeker.wards
            seeker.deck += seeker.aside
            seeker.discard = []
            seeker.wards = []
            seeker.aside = []
            seeker.charged = False
            seeker.health = seeker.top
        collect_pawns(table)
        if table.pawn != NONE:
            table.bag[table.pawn] += 1
            table.pawn = NONE
        table.tokens = [NONE] * ABILITY_TOKENS
        for foe in table.foes:
            for place in range(len(foe.statuses)):
                table.piles[place % len(table.piles)] += foe.statuses[place]
                foe.statuses[place] = 0
        table.notes = []
        table.lesson = NO_TUTORIAL
        clear_turn(table)
