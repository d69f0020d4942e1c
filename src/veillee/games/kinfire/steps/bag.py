"""The destiny bag: drawing pawns, fate tokens, redraws, and the end of a turn (chapters 2.12 and 2.13)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, ChanceStep, Option
from veillee.core.table import EVERYBODY
from veillee.core.together import Round
from veillee.games.kinfire.steps.allies import AllyTurn
from veillee.games.kinfire.steps.attack import CoverAbility, immune
from veillee.games.kinfire.steps.boosts import discard_boost
from veillee.games.kinfire.steps.common import (
    TurnEnds,
    clear_turn,
    end_combat,
    foe_gains,
    gain_status,
    heal,
    speaker,
    ward_sum,
)
from veillee.games.kinfire.steps.enemies import EnemyTurn
from veillee.games.kinfire.steps.hands import RenewHands
from veillee.games.kinfire.steps.reasons import absent, boost_of, not_in_hand
from veillee.games.kinfire.steps.turn import SeekerTurn
from veillee.games.kinfire.table import (
    BESIDE_ALLY,
    BOARD,
    DARK,
    ENEMY_TURN,
    FIRST_LESSON,
    FIRST_NUMBERED,
    FOES,
    HEART,
    LOST,
    NO_TUTORIAL,
    PAWNS,
    SECOND_LESSON,
    SEEKER_TURN,
    WON,
    KinfireTable,
)
from veillee.games.kinfire.terms import (
    BOOST_REDRAW,
    BOOSTS,
    DARKNESS,
    FATE_DRAW,
    FATE_PER_COMBAT,
    HEAL_END,
    HEALTH_MAX,
    IMMUNE_ZONES,
    LAST_RESET,
    NONE,
    SEEKERS,
    STATUSES,
    STUN,
    TIME_SLOTS,
    TRAP,
    WON_RESETS,
    Token,
)


class Turn(Act[KinfireTable]):
    """KIN-085: each turn one pawn is drawn; the mark of the turn lies under whatever it brings."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-085", "KIN-057", "KIN-065", "KIN-067", "KIN-303")
    between_turns: ClassVar[bool] = True

    def run(self, table: KinfireTable) -> None:
        if table.lesson == FIRST_LESSON:
            second_lesson(table)
            return
        table.lesson = NO_TUTORIAL
        table.next(BeforeDraw(speaker(table)), TurnEnds(), EndOfTurn())


def second_lesson(table: KinfireTable) -> None:
    """KIN-065: pawn 1 is searched in the bag; KIN-303: it counts as drawn, and nothing can replace it."""
    table.lesson = SECOND_LESSON
    table.bag[FIRST_NUMBERED] -= 1
    table.pawn = FIRST_NUMBERED
    if table.log is not None:
        table.tell("pawn", "KIN-065", FOES, {"pawn": FIRST_NUMBERED})
    table.next(TakePawn(), TurnEnds(), EndOfTurn())


class BeforeDraw(Ask[KinfireTable]):
    """KIN-094, KIN-097: the group may spend a fate token before the draw; KIN-096: at most three in a combat."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-094", "KIN-095", "KIN-096", "KIN-097")
    prompt: ClassVar[str] = "ask-fate"
    granted: ClassVar[bool] = True

    def enter(self, table: KinfireTable) -> bool:
        if table.fate == 0 or table.fate_spent >= FATE_PER_COMBAT:
            table.next(DrawPawn())
            return False
        return super().enter(table)

    def options(self, table: KinfireTable) -> list[Option]:
        return [table.box.options.draw, table.box.options.fate]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        if choice.kind == "draw":
            table.next(DrawPawn())
            return
        table.fate -= 1  # KIN-095: it never comes back
        table.fate_spent += 1
        if table.log is not None:
            table.tell("fate", "KIN-094", self.seat, {"seat": self.seat, "number": table.fate})
        table.next(PickPawn(self.seat))
        for _ in range(min(FATE_DRAW, sum(table.bag))):
            table.next(DrawOneOfFour())

    def usual(self, table: KinfireTable) -> Option | None:
        """Tokens are kept as long as nobody is hard pressed."""
        for seeker in table.seats:
            if 2 * seeker.health <= seeker.top:
                return None
        for helper in table.helpers:
            if helper.here and helper.ally in table.setup.lost:
                if 2 * helper.health <= table.box.allies[helper.ally].health:
                    return None
        return table.box.options.draw

    def why_not_play(self, table: KinfireTable, action: int) -> Reason:
        """KIN-085: whose turn it is the bag says."""
        return Reason("why-nobodys-turn", "KIN-085")

    def why_not_lantern(self, table: KinfireTable) -> Reason:
        return Reason("why-nobodys-turn", "KIN-085")

    def why_not_move(self, table: KinfireTable, zone: int) -> Reason:
        return Reason("why-nobodys-turn", "KIN-085")

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": table.fate}


class FromBag(ChanceStep[KinfireTable]):
    """A pawn out of the bag, which has no order: each is as likely."""

    role: ClassVar[str] = "pawn"

    def outcomes(self, table: KinfireTable) -> list[tuple[int, int]]:
        return [(pawn, table.bag[pawn]) for pawn in range(PAWNS) if table.bag[pawn]]

    def possible(self, table: KinfireTable) -> bool:
        """KIN-093: the bag never runs empty."""
        return True

    def sample(self, table: KinfireTable) -> int:
        bag = table.bag
        ticket = table.below(sum(bag))
        pawn = 0
        while ticket >= bag[pawn]:
            ticket -= bag[pawn]
            pawn += 1
        return pawn


class DrawPawn(FromBag):
    """KIN-085: one pawn at random; KIN-129: then whoever can may have it replaced."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-085",)

    def resolve(self, table: KinfireTable, outcome: int) -> None:
        table.bag[outcome] -= 1
        if table.log is not None:
            table.tell("pawn", "KIN-085", EVERYBODY if is_ours(outcome) else FOES, {"pawn": outcome})
        hold_pawn(table, outcome)


def is_ours(pawn: int) -> bool:
    """Whether a pawn gives a turn to a Seeker, not to an enemy or an ally."""
    return pawn < FIRST_NUMBERED or pawn == HEART


def hold_pawn(table: KinfireTable, pawn: int) -> None:
    """A pawn has been drawn or chosen: redraws first, then it takes effect."""
    table.pawn = pawn
    seats = [seat for seat in range(len(table.seats)) if redraws(table, seat)]
    if seats:
        table.next(RedrawWindow(tuple(seats)))
    else:
        table.next(TakePawn())


class DrawOneOfFour(FromBag):
    """KIN-094: four pawns one after another, without putting back; fewer if the bag has not so many."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-094",)

    def resolve(self, table: KinfireTable, outcome: int) -> None:
        table.bag[outcome] -= 1
        table.drawn.append(outcome)
        if table.log is not None:
            table.tell("fate-draws", "KIN-094", EVERYBODY, {"pawn": outcome})


class PickPawn(Ask[KinfireTable]):
    """KIN-094, KIN-097: the group chooses one of the drawn pawns, the others go back."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-094", "KIN-097")
    prompt: ClassVar[str] = "ask-pawn"

    def options(self, table: KinfireTable) -> list[Option]:
        kinds = table.box.options.pawn
        return [kinds[pawn] for pawn in sorted(set(table.drawn))]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        pawn = choice.values[0]
        table.drawn.remove(pawn)
        for other in table.drawn:
            table.bag[other] += 1
        table.drawn = []
        if table.log is not None:
            table.tell("pawn-chosen", "KIN-094", self.seat, {"seat": self.seat, "pawn": pawn})
        hold_pawn(table, pawn)

    def why_not_pawn(self, table: KinfireTable, pawn: int) -> Reason:
        return Reason("why-not-drawn", "KIN-094", {"pawn": pawn})


def redraws(table: KinfireTable, seat: SeatNumber) -> list[int]:
    """KIN-129: the redraw Boosts in a hand, of whatever colour; KIN-130: not for the Seeker shown on the pawn."""
    seeker = table.seats[seat]
    found: list[int] = []
    if table.pawn == seeker.seeker:
        return found
    cards = table.box.cards
    for card in seeker.hand:
        if card >= BOOSTS and cards[card].boost == BOOST_REDRAW:
            found.append(card)
    return found


class RedrawWindow(Round[KinfireTable]):
    """KIN-129, KIN-308: if several play one, only that of the first in seat order is used.

    KIN-131: the new pawn opens a new window, and no fate token can be spent on it.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-129", "KIN-130", "KIN-131", "KIN-308")
    prompt: ClassVar[str] = "ask-redraw"
    granted: ClassVar[bool] = True

    def options(self, table: KinfireTable, seat: int) -> list[Option]:
        options = table.box.options
        return [*[options.redraw[card - BOOSTS] for card in redraws(table, seat)], options.no_redraw]

    def settle(self, table: KinfireTable, answers: dict[int, Option]) -> None:
        for seat in self.seats:
            if seat in answers and answers[seat].kind == "redraw":
                card = BOOSTS + answers[seat].values[0]
                discard_boost(table, seat, card)
                if table.log is not None:
                    table.tell("redraws", "KIN-129", seat, {"seat": seat, "card": card, "pawn": table.pawn})
                table.bag[table.pawn] += 1
                table.pawn = NONE
                table.next(DrawPawn())
                return
        table.next(TakePawn())

    def usual(self, table: KinfireTable, seat: int) -> Option | None:
        """A companion's turn is not put back."""
        return table.box.options.no_redraw if is_ours(table.pawn) else None

    def worded(self, table: KinfireTable) -> str:
        """What the pawn would do is said where an enemy or an ally has its token."""
        place = place_of(table)
        return "ask-redraw" if place == NONE else "ask-redraw-ally" if place >= BESIDE_ALLY else "ask-redraw-ability"

    def about(self, table: KinfireTable, seat: int) -> dict[str, int]:
        place = place_of(table)
        if place == NONE:
            return {"pawn": table.pawn}
        if place >= BESIDE_ALLY:
            return {"pawn": table.pawn, "ally": table.helpers[place - BESIDE_ALLY].ally}
        foe = table.foes[place // BOARD]
        return {"pawn": table.pawn, "enemy": foe.enemy, "ability": table.ability(foe, place % BOARD)}

    def why_not_redraw(self, table: KinfireTable, seat: int, pair: int) -> Reason:
        card = boost_of(pair)
        return not_in_hand(table, seat, card) or Reason("why-no-redraw", "KIN-129", {"card": card})


def place_of(table: KinfireTable) -> int:
    """Where the token of the pawn lies; nowhere, if it gives a Seeker the turn."""
    return NONE if is_ours(table.pawn) else table.tokens[token_of(table.pawn)]


def token_of(pawn: int) -> Token:
    """The ability token that a pawn which is not ours calls for."""
    return DARKNESS if pawn == DARK else pawn - FIRST_NUMBERED + 1


class TakePawn(Act[KinfireTable]):
    """KIN-086 to KIN-090: the pawn is placed, and whoever it names has the turn."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-086", "KIN-087", "KIN-088", "KIN-089", "KIN-090")
    between_turns: ClassVar[bool] = True

    def run(self, table: KinfireTable) -> None:
        pawn = table.pawn
        table.pawn = NONE
        if pawn >= HEART:
            table.time.append(pawn)
        else:
            table.used[pawn] += 1
        if pawn < SEEKERS:
            table.next(SeekerTurn(table.seat_of(pawn)))
        elif pawn == HEART:
            table.next(ChooseTurn(speaker(table)))
        else:
            trigger(table, token_of(pawn))


def trigger(table: KinfireTable, token: int) -> None:
    """KIN-087, KIN-089: the ability beside the token; KIN-090: nothing, if the token is not in play."""
    place = table.tokens[token]
    if place == NONE:
        if table.log is not None:
            table.tell("no-token", "KIN-090", FOES, {"token": token})
    elif place >= BESIDE_ALLY:
        table.next(AllyTurn(place - BESIDE_ALLY))
    else:
        table.next(EnemyTurn(place // BOARD, place % BOARD))


class ChooseTurn(Ask[KinfireTable]):
    """KIN-088: after a Heart pawn the group decides which Seeker has the turn, also the one who has just had it."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-088",)
    prompt: ClassVar[str] = "ask-heart"

    def options(self, table: KinfireTable) -> list[Option]:
        kinds = table.box.options.turn
        return [kinds[seeker.seeker] for seeker in table.seats]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        table.next(SeekerTurn(table.seat_of(choice.values[0])))

    def why_not_turn(self, table: KinfireTable, seeker: int) -> Reason | None:
        return absent(table, seeker)


# -- the end of a turn ----------------------------------------------------------------------


class EndOfTurn(Act[KinfireTable]):
    """KIN-091: statuses and zone effects, protections, hands, the time track, and then the next turn."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-091", "KIN-182", "KIN-209", "KIN-211")

    def run(self, table: KinfireTable) -> None:
        table.next(RenewHands(NONE), ResetBag())
        if table.turn == SEEKER_TURN:
            end_seeker_turn(table)
        elif table.turn == ENEMY_TURN:
            end_enemy_turn(table)
        clear_turn(table)


def end_seeker_turn(table: KinfireTable) -> None:
    """KIN-182: one card of each kind that triggered is discarded; then the zone; then protections of others."""
    seat = table.actor
    seeker = table.seats[seat]
    for status in range(STATUSES):
        if table.triggered >> status & 1 and seeker.statuses[status]:
            seeker.statuses[status] -= 1
            table.piles[status] += 1
            if table.log is not None:
                table.tell("status-ends", "KIN-182", seat, {"seat": seat, "status": status})
    zone = table.map.zones[seeker.zone]
    if zone.gives not in (NONE, TRAP, STUN) and seeker.zone == table.began:
        gain_status(table, seat, zone.gives, "KIN-209")
    if zone.health:
        heal(table, seat, zone.health, "KIN-211")
    for other in range(len(table.seats)):
        if other != seat and table.seats[other].wards:
            healed = ward_sum(table, table.seats[other], HEAL_END)
            if healed:
                heal(table, seat, healed, "KIN-091")


def end_enemy_turn(table: KinfireTable) -> None:
    """KIN-209, KIN-211: what the zone does to the enemy, if it is still in play."""
    foe = table.foes[table.foe]
    if not foe.here:
        return
    zone = table.map.zones[foe.zone]
    if zone.gives not in (NONE, TRAP, STUN) and foe.zone == table.began and not immune(table, foe, zone.gives):
        table.next(CoverAbility(speaker(table), table.foe, zone.gives))
    if zone.health and table.box.enemies[foe.enemy].immunity != IMMUNE_ZONES:
        foe_gains(table, foe, zone.health, HEALTH_MAX, "KIN-211")


class ResetBag(Act[KinfireTable]):
    """KIN-092, KIN-093: with four pawns on the time track all pawns go back; then what a reset brings.

    KIN-309: holding out wins. KIN-306: the twelfth reset loses.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-092", "KIN-306", "KIN-309")

    def run(self, table: KinfireTable) -> None:
        table.next(Turn())
        if len(table.time) < TIME_SLOTS:
            return
        collect_pawns(table)
        table.resets += 1
        if table.log is not None:
            table.tell("reset", "KIN-092", EVERYBODY, {"number": table.resets})
        for foe in table.foes:
            if foe.here:
                regen = table.phase(foe).regen
                if regen:
                    foe_gains(table, foe, regen, HEALTH_MAX, "KIN-092")
        for kind, number in table.setup.won:
            if kind == WON_RESETS and table.resets >= number:
                end_combat(table, WON, "combat-won", "KIN-309")
                return
        if table.resets >= LAST_RESET:
            end_combat(table, LOST, "combat-lost", "KIN-306")


def collect_pawns(table: KinfireTable) -> None:
    """All used pawns and those of the time track go back into the bag."""
    for pawn in range(PAWNS):
        table.bag[pawn] += table.used[pawn]
        table.used[pawn] = 0
    for pawn in table.time:
        table.bag[pawn] += 1
    table.time = []
