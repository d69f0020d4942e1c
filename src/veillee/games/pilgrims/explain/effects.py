"""Why an effect of an ability or of an upgrade cannot be used so."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.pilgrims.box import (
    DRAW_TWO,
    MOVE,
    NONE,
    RECRUIT,
    RESERVE,
    SWAP,
    TAKE_ADJACENT,
    TAKE_COLOR,
    TAKE_CROSSED,
    Clause,
)
from veillee.games.pilgrims.steps.activation import MoveAfterSwap, UseAbilities
from veillee.games.pilgrims.steps.common import objects_left
from veillee.games.pilgrims.steps.effects import (
    KeepCompanion,
    KeepObject,
    OrderEffects,
    SpendClover,
    SwapObjects,
    TakeCrossed,
    TakeFromMap,
    has_choice,
    swaps,
    usable,
)
from veillee.games.pilgrims.table import PilgrimsTable

EFFECT_RULES = {
    MOVE: "PIL-218",
    SWAP: "PIL-216",
    TAKE_COLOR: "PIL-197",
    DRAW_TWO: "PIL-204",
    RECRUIT: "PIL-205",
    RESERVE: "PIL-202",
}


# -- whether there is such an effect now -----------------------------------------------------------


def at_hand(table: PilgrimsTable, *verbs: int) -> Clause | None:
    """The ability with one of these effects that the activated character may still use."""
    asking = table.asking
    if isinstance(asking, UseAbilities):
        for index, clause in enumerate(table.character(asking.seat, asking.character).abilities):
            if clause.verb in verbs and not clause.pays and asking.waiting >> index & 1:
                return clause
    return None


def missing(table: PilgrimsTable, seat: int, *verbs: int) -> Reason:
    """Why none of these effects can be used now; the first of them gives its name."""
    asking = table.asking
    if isinstance(asking, OrderEffects):
        for clause in asking.pending(table):
            if clause.verb in verbs:
                return Reason("why-order-first", "PIL-184", {"effect": clause.verb})
    if isinstance(asking, SpendClover) and table.box.clauses[asking.clause].verb in verbs:
        return Reason("why-spend-first", "PIL-192", {"effect": table.box.clauses[asking.clause].verb})
    if isinstance(asking, UseAbilities):
        return not_an_ability(table, seat, asking, verbs)
    return Reason("why-effect-none", EFFECT_RULES[verbs[0]], {"effect": verbs[0]})


def not_an_ability(table: PilgrimsTable, seat: int, asking: UseAbilities, verbs: tuple[int, ...]) -> Reason:
    """Why the activated character cannot do this."""
    for index, clause in enumerate(table.character(seat, asking.character).abilities):
        waiting = asking.waiting >> index & 1
        if clause.verb in verbs:
            if waiting:
                return clover_first(table, seat, clause)
            return Reason("why-ability-used", "PIL-070", {"character": asking.character, "effect": clause.verb})
        for attached in clause.attached:
            if waiting and attached.verb in verbs:
                return Reason("why-move-first", "PIL-072", {"effect": attached.verb})
    return Reason("why-ability-none", "PIL-074", {"character": asking.character, "effect": verbs[0]})


def clover_first(table: PilgrimsTable, seat: int, clause: Clause) -> Reason:
    """Why an effect with a crossed clover does not come for nothing."""
    about = {"effect": clause.verb}
    if table.seats[seat].clovers < 1:
        return Reason("why-spend-clovers", "PIL-121", about)
    if not usable(table, seat, clause, []):
        return Reason("why-useless", "PIL-226", about)
    return Reason("why-spend-first", "PIL-192", about)


def spend(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    asking = table.asking
    if isinstance(asking, OrderEffects):
        for clause in asking.pending(table):
            if clause.pays:
                return Reason("why-order-first", "PIL-184", {"effect": clause.verb})
    if isinstance(asking, UseAbilities):
        for index, clause in enumerate(table.character(seat, asking.character).abilities):
            if clause.pays:
                if asking.waiting >> index & 1:
                    return clover_first(table, seat, clause)
                return Reason("why-ability-used", "PIL-070", {"character": asking.character, "effect": clause.verb})
    return Reason("why-spend-none", "PIL-192")


def first(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (verb,) = values
    asking = table.asking
    if not isinstance(asking, OrderEffects):
        return Reason("why-first-moment", "PIL-184")
    waiting = [table.box.clauses[index] for index in asking.effects]
    if any(clause.verb == verb and has_choice(clause) for clause in waiting):
        return Reason("why-useless", "PIL-226", {"effect": verb})
    return Reason("why-first-none", "PIL-184", {"effect": verb})


# -- swapping and taking ---------------------------------------------------------------------------


def swap(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    cell, other = values
    board = table.box.board
    clause = at_hand(table, MOVE)
    beside_a_move = clause is not None and any(attached.verb == SWAP for attached in clause.attached)
    if isinstance(table.asking, MoveAfterSwap):
        return Reason("why-swap-once", "PIL-217")
    if not isinstance(table.asking, SwapObjects) and not beside_a_move:
        return missing(table, seat, SWAP)
    if table.box.options.swap[other][cell] in swaps(table):
        return Reason("why-swap-order", "PIL-216", {"cell": other, "cell2": cell})
    if other not in board.beside[cell]:
        return Reason("why-swap-apart", "PIL-216", {"cell": cell, "cell2": other})
    if board.campfire[cell] or board.campfire[other]:
        return Reason("why-swap-campfire", "PIL-217", {"cell": cell if board.campfire[cell] else other})
    return Reason("why-cell-empty", "PIL-217", {"cell": cell if table.map[cell] == NONE else other})


def take(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (cell,) = values
    asking = table.asking
    if isinstance(asking, TakeCrossed):
        if cell not in asking.crossed:
            return Reason("why-take-crossed", "PIL-208", {"cell": cell})
        if table.pawn_on(cell, seat):
            return Reason("why-no-object", "PIL-049")
        return no_object_on(table, cell, "PIL-209")
    clause = table.box.clauses[asking.clause] if isinstance(asking, TakeFromMap) else None
    clause = clause or at_hand(table, TAKE_COLOR, TAKE_ADJACENT)
    if clause is None:
        return missing(table, seat, TAKE_COLOR, TAKE_ADJACENT, TAKE_CROSSED)
    pawn = table.seats[seat].cell
    if clause.verb == TAKE_ADJACENT and cell not in table.box.board.beside[pawn]:
        return Reason("why-take-apart", "PIL-198", {"cell": cell, "cell2": pawn})
    rule = "PIL-198" if clause.verb == TAKE_ADJACENT else "PIL-197"
    reason = no_object_on(table, cell, rule)
    if reason is not None:
        return reason
    card = table.map[cell]
    return Reason("why-take-color", rule, {"object": card, "color": clause.arg, "color2": table.box.colors[card]})


def no_object_on(table: PilgrimsTable, cell: int, rule: str) -> Reason | None:
    if table.box.board.campfire[cell]:
        return Reason("why-take-campfire", rule, {"cell": cell})
    if table.map[cell] == NONE:
        return Reason("why-cell-empty", rule, {"cell": cell})
    return None


# -- drawing and keeping ---------------------------------------------------------------------------


def draw_two(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if at_hand(table, DRAW_TWO) is not None and not objects_left(table):
        return Reason("why-no-object", "PIL-049")
    return missing(table, seat, DRAW_TWO)


def recruit(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if at_hand(table, RECRUIT) is not None and table.companions.empty():
        return Reason("why-no-companion", "PIL-205")
    return missing(table, seat, RECRUIT)


def keep(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if isinstance(table.asking, KeepObject):
        return Reason("why-keep-drawn", "PIL-204", {"object": values[0]})
    return Reason("why-keep-moment", "PIL-204")


def welcome(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if isinstance(table.asking, KeepCompanion):
        return Reason("why-welcome-drawn", "PIL-205", {"companion": values[0]})
    return Reason("why-welcome-moment", "PIL-205")
