"""Why an Adventure or a Quest cannot be completed, paid or reserved so."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.pilgrims.box import ANY, ANYONE, FALCONER, RESERVE, TRADE
from veillee.games.pilgrims.explain.effects import at_hand, missing
from veillee.games.pilgrims.explain.turns import in_setup, phase
from veillee.games.pilgrims.steps import effects, payment
from veillee.games.pilgrims.steps.adventure import AdventurePhase, companions_cost, most_matches
from veillee.games.pilgrims.steps.common import reserve_limit
from veillee.games.pilgrims.steps.payment import IMPOSSIBLE, clovers_needed, objects_by_color, reduced
from veillee.games.pilgrims.table import ADVENTURE, SETUP, PilgrimsTable

# -- completing ------------------------------------------------------------------------------------


def complete(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    reason = no_task(table)
    if reason is not None:
        return reason
    if card not in table.river and card not in table.seats[seat].reserved:
        return not_in_river(table, card, "PIL-085")
    adventure = table.box.adventures[card]
    reason = companions_missing(table, seat, card)
    if reason is not None:
        return reason
    companions = companions_cost(table, table.seats[seat].company, adventure.needs)
    return cannot_pay(table, seat, adventure.cost, companions)


def no_task(table: PilgrimsTable) -> Reason | None:
    """Why nothing can be completed at this moment."""
    now = phase(table)
    if isinstance(table.asking, AdventurePhase):
        return None
    if now == SETUP:
        return in_setup(table)
    if now == ADVENTURE:
        return Reason("why-task-one", "PIL-085")
    return Reason("why-task-later", "PIL-028")


def not_in_river(table: PilgrimsTable, card: int, rule: str) -> Reason:
    """Where an Adventure is instead: all but the decks lies open."""
    for other, player in enumerate(table.seats):
        if card in player.reserved:
            return Reason("why-adventure-reserved", "PIL-078", {"adventure": card, "seat": other})
        if card in player.completed:
            return Reason("why-adventure-completed", "PIL-095", {"adventure": card, "seat": other})
    if table.falconer is not None and card in table.falconer.completed:
        return Reason("why-adventure-completed", "PIL-175", {"adventure": card, "seat": FALCONER})
    if card in table.removed:
        return Reason("why-adventure-removed", "PIL-081", {"adventure": card})
    return Reason("why-adventure-deck", rule, {"adventure": card})


def companions_missing(table: PilgrimsTable, seat: int, card: int) -> Reason | None:
    """Too few Companions, or too few Clovers to convert those that do not bear the symbols."""
    player = table.seats[seat]
    needs = table.box.adventures[card].needs
    price = companions_cost(table, player.company, needs)
    if price == IMPOSSIBLE:
        about = {"adventure": card, "number": len(needs), "number2": len(player.company)}
        return Reason("why-companions-few", "PIL-087", about)
    if price <= player.clovers:
        return None
    lacking = symbols_missing(table, player.company, needs)
    about = {"adventure": card, "number": len(lacking), "number2": price, "number3": player.clovers}
    about |= dict(zip(("bearing", "bearing2", "bearing3"), lacking, strict=False))
    return Reason("why-companions-symbols", "PIL-087", about)


def symbols_missing(table: PilgrimsTable, company: list[int], needs: tuple[int, ...]) -> list[int]:
    """The prerequisites that are left when as many as possible are matched."""
    symbols = [table.box.companions[companion].symbols for companion in company]
    matched: list[int] = []
    lacking: list[int] = []
    for need in needs:
        if need != ANYONE:
            fits = most_matches(symbols, [*matched, need], 0, 0) > len(matched)
            (matched if fits else lacking).append(need)
    return lacking


def quest(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (tile,) = values
    about = {"quest": tile}
    reason = no_task(table)
    if reason is not None:
        return reason
    if tile not in table.quests:
        return Reason("why-quest-absent", "PIL-015", about)
    feathers = table.feathers[table.quests.index(tile)]
    if seat in feathers:
        return Reason("why-quest-done", "PIL-100", about)
    if not table.seats[seat].feathers:
        return Reason("why-quest-feathers", "PIL-100")
    if len(feathers) >= len(table.box.quests[tile].feathers):
        return Reason("why-quest-full", "PIL-100", about)
    return cannot_pay(table, seat, table.box.quests[tile].cost, 0)


def cannot_pay(table: PilgrimsTable, seat: int, cost: tuple[int, int, int, int], companions: int) -> Reason | None:
    """What is lacking for a cost, when the Companions take so many Clovers."""
    have = objects_by_color(table, seat)
    left = reduced(table, seat, cost)
    clovers = table.seats[seat].clovers
    objects = clovers_needed(have, left)
    if objects == IMPOSSIBLE:
        return Reason("why-objects-few", "PIL-094", {"number": sum(left[:ANY]) - left[ANY], "number2": sum(have)})
    if objects > clovers:
        return Reason("why-objects-symbols", "PIL-115", {"number": objects, "number2": clovers})
    if objects + companions > clovers:
        about = {"number": objects, "number2": companions, "number3": objects + companions, "number4": clovers}
        return Reason("why-clovers-both", "PIL-117", about)
    return None


# -- paying ----------------------------------------------------------------------------------------


def pay(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    return Reason("why-pay-moment", "PIL-091")


def give(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    asking = table.asking
    if not isinstance(asking, payment.Pay):
        return Reason("why-pay-moment", "PIL-091")
    clovers = table.seats[seat].clovers
    if card not in payment.payable_objects(table.seats[seat]):
        return Reason("why-object-pay", "PIL-091", {"object": card})
    if not stands_for(table, card, asking.symbol()):
        about = {"object": card, "color": asking.symbol(), "number": clovers}
        return Reason("why-give-symbol", "PIL-092", about)
    return Reason("why-pay-rest", "PIL-094", {"number": clovers})


def change(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (card,) = values
    asking = table.asking
    if not isinstance(asking, payment.Pay):
        return Reason("why-pay-moment", "PIL-091")
    clovers = table.seats[seat].clovers
    if card not in payment.payable_objects(table.seats[seat]):
        return Reason("why-object-pay", "PIL-091", {"object": card})
    if stands_for(table, card, asking.symbol()):
        return Reason("why-change-matches", "PIL-115", {"object": card, "color": asking.symbol()})
    if clovers == 0:
        return Reason("why-convert-clovers", "PIL-115")
    return Reason("why-pay-rest", "PIL-115", {"number": clovers})


def stands_for(table: PilgrimsTable, card: int, symbol: int) -> bool:
    """Whether an Object pays a symbol as it is (PIL-063: trade is a joker)."""
    return table.box.colors[card] in (symbol, TRADE)


def reduce(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (color,) = values
    asking = table.asking
    if not isinstance(asking, payment.Pay):
        return Reason("why-pay-moment", "PIL-091")
    if asking.left[ANY] == 0:
        return Reason("why-reduce-none", "PIL-211")
    if color != asking.symbol():
        return Reason("why-reduce-symbol", "PIL-211", {"color": asking.symbol()})
    return Reason("why-pay-rest", "PIL-212", {"number": table.seats[seat].clovers})


# -- reserving -------------------------------------------------------------------------------------


def reserve(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if not may_reserve(table):
        return missing(table, seat, RESERVE)
    return not_in_river(table, values[0], "PIL-077")


def reserve_top(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if not may_reserve(table):
        return missing(table, seat, RESERVE)
    return Reason("why-deck-empty", "PIL-083", {"deck": values[0]})


def may_reserve(table: PilgrimsTable) -> bool:
    return isinstance(table.asking, effects.Reserve) or at_hand(table, RESERVE) is not None


def drop(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    player = table.seats[seat]
    if isinstance(table.asking, effects.DropReserved):
        return Reason("why-drop-other", "PIL-080", {"adventure": values[0]})
    about = {"number": len(player.reserved), "number2": reserve_limit(table.box, player)}
    return Reason("why-drop-moment", "PIL-080", about)
