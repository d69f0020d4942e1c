"""Conditions and effects: what abilities and upgrades do (chapters 2.9, 2.16, 2.17)."""

from __future__ import annotations

from typing import ClassVar, Final

from veillee.core.deck import Deck, Draw
from veillee.core.ids import CardId, CellId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Option
from veillee.games.pilgrims.box import (
    ALWAYS,
    DRAW_OBJECT,
    DRAW_TWO,
    EXTRA_ACTIVATION,
    GAIN_CLOVER,
    JOURNEY_TOKEN,
    NONE,
    RECRUIT,
    RESERVE,
    SWAP,
    TAKE_ADJACENT,
    TAKE_COLOR,
    TAKE_CROSSED,
    Clause,
    CompanionId,
    ObjectId,
)
from veillee.games.pilgrims.steps.common import (
    DrawObject,
    ObjectDraw,
    TurnAsk,
    gain_clovers,
    gain_companion,
    objects_left,
    take_object,
)
from veillee.games.pilgrims.steps.journeys import completes_journey, journey_place, place_token
from veillee.games.pilgrims.steps.reserving import Reserve, reservations
from veillee.games.pilgrims.table import PilgrimsTable

# The rules of the conditions and of the plain gains, by their numbers in the box.
CONDITION_RULES: Final = ("PIL-183", "PIL-186", "PIL-187", "PIL-188", "PIL-191", "PIL-189", "PIL-190")
TAKE_RULES: Final = {TAKE_COLOR: "PIL-197", TAKE_ADJACENT: "PIL-198"}
GAIN_RULES: Final = ("PIL-203", "PIL-201", "PIL-199")


def upgrades(table: PilgrimsTable, seat: SeatNumber, condition: int, detail: int) -> list[Clause]:
    """The upgrades of a seat whose condition has just been fulfilled.

    PIL-183, PIL-193: all completed Adventures are looked at, on their owner's actions only.
    PIL-184, PIL-219: one event may fulfil the conditions of several cards.
    """
    clauses = table.box.clauses
    found: list[Clause] = []
    for index in table.seats[seat].upgrades:
        clause = clauses[index]
        if clause.condition == condition and clause.detail == detail:
            found.append(clause)
    return found


def rule_of(clause: Clause) -> str:
    """The rule that a gain is told with: that of its condition, or of the effect itself."""
    if clause.condition != ALWAYS:
        return CONDITION_RULES[clause.condition]
    return GAIN_RULES[clause.verb] if clause.verb < len(GAIN_RULES) else "PIL-196"


def plain_gain(table: PilgrimsTable, seat: SeatNumber, clause: Clause) -> bool:
    """Apply an effect that holds no choice; false where the player has something to decide.

    PIL-185, PIL-225: plain gains are simply gained, without a question.
    """
    if clause.pays:
        return False
    verb = clause.verb
    rule = rule_of(clause)
    if verb == GAIN_CLOVER:
        gain_clovers(table, seat, 1, rule)
    elif verb == DRAW_OBJECT:
        table.next(DrawObject(seat, rule))
    elif verb == EXTRA_ACTIVATION:
        gain_activation(table, seat, rule)
    elif verb == JOURNEY_TOKEN and not completes_journey(table, seat):
        place_token(table, seat)
    else:
        return False
    return True


def gain_activation(table: PilgrimsTable, seat: SeatNumber, rule: str) -> None:
    """PIL-199: one more character may be activated this turn."""
    table.seats[seat].extra += 1
    if table.log is not None:
        table.tell("gains-activation", rule, seat, {"seat": seat})


def usable(table: PilgrimsTable, seat: SeatNumber, clause: Clause, crossed: list[CellId]) -> bool:
    """Whether an effect that holds a choice can do anything now; otherwise it is lost (PIL-226)."""
    if clause.pays and table.seats[seat].clovers < 1:
        return False
    verb = clause.verb
    if verb == TAKE_COLOR or verb == TAKE_ADJACENT:
        return bool(cells_to_take(table, seat, clause))
    if verb == TAKE_CROSSED:
        return bool(cells_to_cross(table, seat, crossed))
    if verb == SWAP:
        return bool(swaps(table))
    if verb == RESERVE:
        return bool(reservations(table))
    if verb == RECRUIT:
        return not table.companions.empty()
    if verb == DRAW_TWO or verb == DRAW_OBJECT:
        return objects_left(table)
    if verb == JOURNEY_TOKEN:
        return journey_place(table, seat, table.seats[seat].cell) != 0
    return True


def cells_to_take(table: PilgrimsTable, seat: SeatNumber, clause: Clause) -> list[int]:
    """The cells whose Object the effect may take.

    PIL-197: any cell with an Object of the colour. PIL-198: only orthogonally next to the pawn, where
    it stands now. PIL-065: a trade Object is gold and nothing else.
    """
    board = table.box.board
    colors = table.box.colors
    cells = board.beside[table.seats[seat].cell] if clause.verb == TAKE_ADJACENT else range(len(table.map))
    found: list[int] = []
    for cell in cells:
        card = table.map[cell]
        if card != NONE and not board.campfire[cell] and colors[card] == clause.arg:
            found.append(cell)
    return found


def cells_to_cross(table: PilgrimsTable, seat: SeatNumber, crossed: list[CellId]) -> list[int]:
    """The crossed cells that give something.

    PIL-208, PIL-209: an Object cell gives its card; a cell with another pawn gives a draw, on a
    campfire too; a free campfire and an empty cell give nothing.
    """
    campfire = table.box.board.campfire
    found: list[int] = []
    for cell in crossed:
        if table.pawn_on(cell, seat):
            if objects_left(table):
                found.append(cell)
        elif table.map[cell] != NONE and not campfire[cell]:
            found.append(cell)
    return found


def not_to_take(table: PilgrimsTable, seat: SeatNumber, cell: CellId, clause: Clause) -> Reason:
    """Why an effect does not take the Object of a cell."""
    pawn = table.seats[seat].cell
    rule = TAKE_RULES[clause.verb]
    if clause.verb == TAKE_ADJACENT and cell not in table.box.board.beside[pawn]:
        return Reason("why-take-apart", "PIL-198", {"cell": cell, "cell2": pawn})
    reason = no_object_on(table, cell, rule)
    if reason is not None:
        return reason
    card = table.map[cell]
    return Reason("why-take-color", rule, {"object": card, "color": clause.arg, "color2": table.box.colors[card]})


def no_object_on(table: PilgrimsTable, cell: CellId, rule: str) -> Reason | None:
    if table.box.board.campfire[cell]:
        return Reason("why-take-campfire", rule, {"cell": cell})
    return Reason("why-cell-empty", rule, {"cell": cell}) if table.map[cell] == NONE else None


def swaps(table: PilgrimsTable) -> list[Option]:
    """PIL-216, PIL-217: pairs of orthogonally adjacent cells that both hold an Object."""
    board = table.box.board
    options = table.box.options.swap
    found: list[Option] = []
    for cell, other in board.pairs:
        if (
            table.map[cell] != NONE
            and table.map[other] != NONE
            and not board.campfire[cell]
            and not board.campfire[other]
        ):
            found.append(options[cell][other])
    return found


def not_to_swap(table: PilgrimsTable, cell: CellId, other: CellId) -> Reason:
    """Why the Objects of two cells cannot be exchanged."""
    board = table.box.board
    if table.box.options.swap[other][cell] in swaps(table):
        return Reason("why-swap-order", "PIL-216", {"cell": other, "cell2": cell})
    if other not in board.beside[cell]:
        return Reason("why-swap-apart", "PIL-216", {"cell": cell, "cell2": other})
    if board.campfire[cell] or board.campfire[other]:
        return Reason("why-swap-campfire", "PIL-217", {"cell": cell if board.campfire[cell] else other})
    return Reason("why-cell-empty", "PIL-217", {"cell": cell if table.map[cell] == NONE else other})


def swap(table: PilgrimsTable, seat: SeatNumber, choice: Option) -> None:
    """PIL-216: exchange the Objects of two cells."""
    cell, other = choice.values
    table.map[cell], table.map[other] = table.map[other], table.map[cell]
    if table.log is not None:
        table.tell("swaps", "PIL-216", seat, {"seat": seat, "cell": cell, "cell2": other})


class ResolveEffects(Act[PilgrimsTable]):
    """Several effects of one event: plain gains first, the others in the order the player wants.

    `crossed` are the cells that the move crossed, for `take_crossed`.
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-184", "PIL-222", "PIL-225")

    seat: SeatNumber
    effects: tuple[int, ...]  # indices of clauses
    crossed: tuple[CellId, ...]

    def __init__(self, seat: SeatNumber, effects: tuple[int, ...], crossed: tuple[CellId, ...]) -> None:
        self.seat = seat
        self.effects = effects
        self.crossed = crossed

    def run(self, table: PilgrimsTable) -> None:
        table.next(OrderEffects(self.seat, self.effects, self.crossed))
        for index in self.effects:
            plain_gain(table, self.seat, table.box.clauses[index])


def has_choice(clause: Clause) -> bool:
    """Whether an effect asks something: all but the plain gains."""
    return clause.pays or clause.verb > EXTRA_ACTIVATION


class OrderEffects(TurnAsk):
    """Which of several pending effects comes first. Effects that can do nothing are lost."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-184", "PIL-225", "PIL-226")
    prompt: ClassVar[str] = "ask-order"

    effects: tuple[int, ...]
    crossed: tuple[CellId, ...]

    def __init__(self, seat: SeatNumber, effects: tuple[int, ...], crossed: tuple[CellId, ...]) -> None:
        self.seat = seat
        self.effects = effects
        self.crossed = crossed

    def pending(self, table: PilgrimsTable) -> list[Clause]:
        crossed = list(self.crossed)
        clauses = [table.box.clauses[index] for index in self.effects]
        return [c for c in clauses if has_choice(c) and usable(table, self.seat, c, crossed)]

    def choices(self, table: PilgrimsTable) -> list[Option]:
        found: list[Option] = []
        for clause in self.pending(table):
            option = table.box.options.first[clause.verb]
            if option not in found:
                found.append(option)
        return found

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        pending = self.pending(table)
        for clause in pending:
            if clause.verb == choice.values[0]:
                rest = tuple(other.index for other in pending if other is not clause)
                if rest:
                    table.next(OrderEffects(self.seat, rest, self.crossed))
                begin(table, self.seat, clause, self.crossed)
                return

    def nothing(self, table: PilgrimsTable) -> None:
        """PIL-226: nothing is left to resolve, or nothing of it can be done."""

    def why_not_first(self, table: PilgrimsTable, verb: int) -> Reason:
        waiting = [table.box.clauses[index] for index in self.effects]
        if any(clause.verb == verb and has_choice(clause) for clause in waiting):
            return Reason("why-useless", "PIL-226", {"effect": verb})
        return Reason("why-first-none", "PIL-184", {"effect": verb})


def begin(table: PilgrimsTable, seat: SeatNumber, clause: Clause, crossed: tuple[CellId, ...]) -> None:
    """Start an effect that holds a choice; one with a crossed clover first asks for the Clover."""
    if clause.pays:
        table.next(SpendClover(seat, clause.index, crossed))
    else:
        carry_out(table, seat, clause, crossed, True)


def carry_out(
    table: PilgrimsTable, seat: SeatNumber, clause: Clause, crossed: tuple[CellId, ...], optional: bool
) -> None:
    """Resolve one effect that holds a choice; what was paid for is not optional any more."""
    verb = clause.verb
    if verb == DRAW_TWO:
        table.next(DrawToKeep(seat), DrawToKeep(seat), KeepObject(seat))
    elif verb == RECRUIT:
        table.next(DrawRecruit(seat), DrawRecruit(seat), KeepCompanion(seat))
    elif verb == RESERVE:
        table.next(Reserve(seat, optional))
    elif verb == TAKE_COLOR or verb == TAKE_ADJACENT:
        table.next(TakeFromMap(seat, clause.index, optional))
    elif verb == TAKE_CROSSED:
        table.next(TakeCrossed(seat, crossed))
    elif verb == SWAP:
        table.next(SwapObjects(seat))
    elif verb == JOURNEY_TOKEN:
        place_token(table, seat)


class SpendClover(TurnAsk):
    """A crossed clover: pay 1 Clover to trigger the effect, or not."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-192", "PIL-121", "PIL-195")
    prompt: ClassVar[str] = "ask-spend"

    clause: int
    crossed: tuple[CellId, ...]

    def __init__(self, seat: SeatNumber, clause: int, crossed: tuple[CellId, ...]) -> None:
        self.seat = seat
        self.clause = clause
        self.crossed = crossed

    def about(self, table: PilgrimsTable) -> dict[str, int]:
        return {"effect": table.box.clauses[self.clause].verb}

    def choices(self, table: PilgrimsTable) -> list[Option]:
        options = table.box.options
        if not usable(table, self.seat, table.box.clauses[self.clause], list(self.crossed)):
            return [options.skip]
        return [options.spend, options.skip]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        if choice is table.box.options.spend:
            spend_clover(table, self.seat, table.box.clauses[self.clause], self.crossed)


def spend_clover(table: PilgrimsTable, seat: SeatNumber, clause: Clause, crossed: tuple[CellId, ...]) -> None:
    """PIL-121, PIL-192: the Clover is paid, then the effect follows."""
    table.seats[seat].clovers -= 1
    if table.log is not None:
        table.tell("spends-clover", "PIL-192", seat, {"seat": seat, "effect": clause.verb})
    if clause.verb == GAIN_CLOVER:
        gain_clovers(table, seat, 1, "PIL-192")
    elif clause.verb == DRAW_OBJECT:
        table.next(DrawObject(seat, "PIL-192"))
    elif clause.verb == EXTRA_ACTIVATION:
        gain_activation(table, seat, "PIL-192")
    else:
        carry_out(table, seat, clause, crossed, False)


class TakeFromMap(TurnAsk):
    """Take into hand one Object of the colour shown, from the map or from beside the pawn."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-197", "PIL-198", "PIL-185")
    prompt: ClassVar[str] = "ask-take"

    clause: int
    optional: bool

    def __init__(self, seat: SeatNumber, clause: int, optional: bool) -> None:
        self.seat = seat
        self.clause = clause
        self.optional = optional

    def about(self, table: PilgrimsTable) -> dict[str, int]:
        return {"color": table.box.clauses[self.clause].arg}

    def choices(self, table: PilgrimsTable) -> list[Option]:
        options = table.box.options
        found = [options.take[cell] for cell in cells_to_take(table, self.seat, table.box.clauses[self.clause])]
        if self.optional:
            found.append(options.skip)
        return found

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        if choice is not table.box.options.skip:
            verb = table.box.clauses[self.clause].verb
            take_object(table, self.seat, choice.values[0], TAKE_RULES[verb])

    def why_not_take(self, table: PilgrimsTable, cell: CellId) -> Reason:
        return not_to_take(table, self.seat, cell, table.box.clauses[self.clause])

    def why_not_skip(self, table: PilgrimsTable) -> Reason:
        return Reason("why-decline-paid", "PIL-192")


class TakeCrossed(TurnAsk):
    """Take the Object of one crossed cell, or draw one where a pawn stands on that cell."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-208", "PIL-209", "PIL-185")
    prompt: ClassVar[str] = "ask-take-crossed"

    crossed: tuple[CellId, ...]

    def __init__(self, seat: SeatNumber, crossed: tuple[CellId, ...]) -> None:
        self.seat = seat
        self.crossed = crossed

    def choices(self, table: PilgrimsTable) -> list[Option]:
        options = table.box.options
        found = [options.take[cell] for cell in cells_to_cross(table, self.seat, list(self.crossed))]
        found.append(options.skip)
        return found

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        if choice is table.box.options.skip:
            return
        cell = choice.values[0]
        if table.pawn_on(cell, self.seat):
            table.next(DrawObject(self.seat, "PIL-208"))
        else:
            take_object(table, self.seat, cell, "PIL-208")

    def why_not_take(self, table: PilgrimsTable, cell: CellId) -> Reason | None:
        if cell not in self.crossed:
            return Reason("why-take-crossed", "PIL-208", {"cell": cell})
        if table.pawn_on(cell, self.seat):
            return Reason("why-no-object", "PIL-049")
        return no_object_on(table, cell, "PIL-209")


class SwapObjects(TurnAsk):
    """Before moving, exchange two Objects on orthogonally adjacent cells, or not."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-216", "PIL-217", "PIL-185")
    prompt: ClassVar[str] = "ask-swap"

    def choices(self, table: PilgrimsTable) -> list[Option]:
        found = swaps(table)
        found.append(table.box.options.skip)
        return found

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        if choice is not table.box.options.skip:
            swap(table, self.seat, choice)

    def why_not_swap(self, table: PilgrimsTable, cell: CellId, other: CellId) -> Reason:
        return not_to_swap(table, cell, other)


class DrawToKeep(ObjectDraw):
    """Draw an Object aside: one of two will be kept."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-204",)

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        table.seats[self.seat].drawn.append(card)
        if table.log is not None:
            table.tell("looks-at-object", "PIL-204", self.seat, {"seat": self.seat}, {"object": card})


class KeepObject(TurnAsk):
    """Keep one of the drawn Objects and put the other under the deck; a single one is kept."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-204",)
    prompt: ClassVar[str] = "ask-keep"

    def choices(self, table: PilgrimsTable) -> list[Option]:
        return [table.box.options.keep[card] for card in sorted(table.seats[self.seat].drawn)]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        player = table.seats[self.seat]
        kept = choice.values[0]
        player.drawn.remove(kept)
        player.hand.append(kept)
        for card in player.drawn:
            table.objects.put_under(card, self.seat)
        player.drawn.clear()
        if table.log is not None:
            table.tell("keeps-object", "PIL-204", self.seat, {"seat": self.seat}, {"object": kept})

    def nothing(self, table: PilgrimsTable) -> None:
        """PIL-204, PIL-226: no Object was left to draw."""

    def why_not_keep(self, table: PilgrimsTable, card: ObjectId) -> Reason:
        return Reason("why-keep-drawn", "PIL-204", {"object": card})


class DrawRecruit(Draw[PilgrimsTable]):
    """Draw a Companion aside: one of two will join."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-205",)
    role: ClassVar[str] = "companion"

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def deck(self, table: PilgrimsTable) -> Deck:
        return table.companions

    def drawn(self, table: PilgrimsTable, card: CardId) -> None:
        table.seats[self.seat].drawn.append(card)
        if table.log is not None:
            table.tell("looks-at-companion", "PIL-205", self.seat, {"seat": self.seat}, {"companion": card})


class KeepCompanion(TurnAsk):
    """Add one of the drawn Companions to the company and put the other under the deck."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-205", "PIL-042")
    prompt: ClassVar[str] = "ask-welcome"

    def choices(self, table: PilgrimsTable) -> list[Option]:
        return [table.box.options.welcome[card] for card in sorted(table.seats[self.seat].drawn)]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        player = table.seats[self.seat]
        kept = choice.values[0]
        player.drawn.remove(kept)
        for card in player.drawn:
            table.companions.put_under(card, self.seat)
        player.drawn.clear()
        gain_companion(table, self.seat, kept, "PIL-205")

    def nothing(self, table: PilgrimsTable) -> None:
        """PIL-205, PIL-226: no Companion was left to draw."""

    def why_not_welcome(self, table: PilgrimsTable, companion: CompanionId) -> Reason:
        return Reason("why-welcome-drawn", "PIL-205", {"companion": companion})
