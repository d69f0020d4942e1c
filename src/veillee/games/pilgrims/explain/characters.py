"""Why a character cannot be activated, take part or retire."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.pilgrims.box import TRAVELLER
from veillee.games.pilgrims.explain.turns import in_setup, phase
from veillee.games.pilgrims.steps.activation import Activation, ExtraActivation
from veillee.games.pilgrims.steps.adventure import ChooseParticipants, RetireParticipants, companions_cost, groups
from veillee.games.pilgrims.steps.common import MakeRoom
from veillee.games.pilgrims.steps.payment import clovers_needed, objects_by_color, payable_objects, reduced
from veillee.games.pilgrims.table import ADVENTURE, MOVEMENT, SETUP, PilgrimsTable


def activate(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    character, card = values
    reason = no_activation(table, seat) or cannot_play(table, seat, character, card)
    if reason is not None:
        return reason
    about = {"character": character, "object": card, "symbol": table.box.symbols[card]}
    return Reason("why-activate-symbol", "PIL-052", {**about, "number": table.seats[seat].clovers})


def convert(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    character, card = values
    reason = no_activation(table, seat) or cannot_play(table, seat, character, card)
    if reason is not None:
        return reason
    if table.box.options.activate[character][card] in table.options:
        return Reason("why-convert-matches", "PIL-054", {"character": character, "object": card})
    return Reason("why-convert-clovers", "PIL-114")


def no_activation(table: PilgrimsTable, seat: int) -> Reason | None:
    """Why nobody can be activated at this moment."""
    if isinstance(table.asking, Activation):
        return None
    now = phase(table)
    if now == SETUP:
        return in_setup(table)
    if now == MOVEMENT:
        return Reason("why-activate-later", "PIL-028")
    if now == ADVENTURE:
        return Reason("why-activate-over", "PIL-028")
    if table.seats[seat].extra > 0:
        return Reason("why-activate-wait", "PIL-200")
    return Reason("why-activate-one", "PIL-051")


def cannot_play(table: PilgrimsTable, seat: int, character: int, card: int) -> Reason | None:
    """Why this Object cannot be played under this character, whatever its symbol."""
    player = table.seats[seat]
    if character != TRAVELLER and character not in player.company:
        return not_in_company(table, seat, character, "PIL-057", "PIL-057")
    if player.activated >> character & 1:
        return Reason("why-activated", "PIL-200", {"character": character})
    if card not in player.hand:
        under = card in payable_objects(player)
        return Reason("why-object-under" if under else "why-object-hand", "PIL-055", {"object": card})
    return None


def clover(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if isinstance(table.asking, ExtraActivation):
        return Reason("why-clover-extra", "PIL-199")
    return Reason("why-clover-instead", "PIL-051")


def not_in_company(table: PilgrimsTable, seat: int, companion: int, rule: str, if_retired: str = "PIL-045") -> Reason:
    """Of a Companion who is not in the seat's company."""
    if companion in table.seats[seat].retired:
        return Reason("why-retired", if_retired, {"companion": companion})
    return Reason("why-not-company", rule, {"companion": companion})


def retire(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (companion,) = values
    asking = table.asking
    if not isinstance(asking, (MakeRoom, RetireParticipants)):
        return Reason("why-retire-freely", "PIL-044")
    if isinstance(asking, MakeRoom) and companion == asking.companion:
        return Reason("why-retire-new", "PIL-042", {"companion": companion})
    if companion not in table.seats[seat].company:
        return not_in_company(table, seat, companion, asking.rules[0])
    return Reason("why-retire-participant", "PIL-090", {"companion": companion})


def participant(table: PilgrimsTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (companion,) = values
    asking = table.asking
    player = table.seats[seat]
    if not isinstance(asking, ChooseParticipants):
        return Reason("why-participant-moment", "PIL-089")
    if companion in asking.group:
        return Reason("why-participant-chosen", "PIL-089", {"companion": companion})
    if companion not in player.company:
        return not_in_company(table, seat, companion, "PIL-087")
    adventure = table.box.adventures[asking.card]
    chosen = {*asking.group, companion}
    price = min(
        companions_cost(table, group, adventure.needs)
        for group in groups(player.company, len(adventure.needs))
        if chosen.issubset(group)
    )
    objects = clovers_needed(objects_by_color(table, seat), reduced(table, seat, adventure.cost))
    about = {"companion": companion, "number": price, "number2": player.clovers - objects}
    return Reason("why-participant-clovers", "PIL-117", about)
