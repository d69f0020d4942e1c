"""Why a card cannot be resolved, brought back or given up."""

from __future__ import annotations

from veillee.core.spec import Reason
from veillee.games.lueur.box import Card
from veillee.games.lueur.explain.morning import yours
from veillee.games.lueur.explain.setting_out import in_setup
from veillee.games.lueur.steps.afternoon import LoseOne
from veillee.games.lueur.steps.common import ReturnDie, effective, trigger, unlike_spells
from veillee.games.lueur.steps.noon import ChooseCard, Revive
from veillee.games.lueur.table import NOON, LueurTable


def revive(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (companion,) = values
    if not isinstance(table.asking, Revive):
        return Reason("why-revive-moment", "LUE-120")
    if companion == table.asking.caller:
        return Reason("why-revive-self", "LUE-120")
    return Reason("why-revive-absent", "LUE-120", {"companion": companion})


def revive_none(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    return skipping(table) or Reason("why-revive-moment", "LUE-120")


def skipping(table: LueurTable) -> Reason | None:
    """Whoever would rather not resolve a card must."""
    return Reason("why-skip", "LUE-052") if isinstance(table.asking, ChooseCard) else None


def not_noon(table: LueurTable) -> Reason | None:
    """Why no card can be chosen now; None at noon."""
    if isinstance(table.asking, ChooseCard):
        return None
    reason = in_setup(table)
    if reason is not None:
        return reason
    return Reason("why-activate-morning" if table.phase < NOON else "why-activate-over", "LUE-052")


def untriggered(table: LueurTable, seat: int, card: Card, resolved: int) -> Reason:
    """Why a card of this seat is not available (LUE-053)."""
    if not (card.symbols or card.absent or card.identical):
        return Reason("why-activate-never", "LUE-059")
    if card.revives:
        return Reason("why-activate-cromaug", "LUE-119")
    if trigger(card, effective(table, seat)) == 0:
        return Reason("why-activate-dice", "LUE-053")
    return Reason("why-activate-done", "LUE-054", {"number": resolved})


def activate(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (companion,) = values
    reason = not_noon(table) or yours(table, seat, companion)
    if reason is not None:
        return reason
    player = table.seats[seat]
    done = player.resolved[player.companions.index(companion)]
    return untriggered(table, seat, table.box.companions[companion], done)


def activate_adventurer(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (who,) = values
    reason = not_noon(table)
    if reason is not None:
        return reason
    player = table.seats[seat]
    if who != player.adventurer:
        return Reason("why-activate-adventurer", "LUE-052", {"adventurer": who})
    return untriggered(table, seat, table.box.adventurers[who], player.acted)


def activate_spell(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (spell,) = values
    reason = not_noon(table)
    if reason is not None:
        return reason
    player = table.seats[seat]
    if spell not in player.spells:
        return Reason("why-spell-other", "LUE-109", {"spell": spell})
    card = table.box.spells[spell]
    if trigger(card, effective(table, seat)) == 0:
        return Reason("why-activate-dice", "LUE-109")
    if card.skull and not player.companions:
        return Reason("why-spell-target", "LUE-112")
    return Reason("why-spell-twin", "LUE-109", {"spell": twin(table, spell, player.spells)})


def twin(table: LueurTable, spell: int, spells: list[int]) -> int:
    """The token that stands for this one among those that say the same."""
    for other in spells:
        if len(unlike_spells(table, [other, spell])) == 1:
            return other
    return spell


def return_die(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (die,) = values
    if not isinstance(table.asking, ReturnDie):
        return Reason("why-return-moment", "LUE-103")
    if die not in table.seats[seat].dice:
        return Reason("why-die-other", "LUE-103", {"die": die})
    return Reason("why-return-colour", "LUE-103", {"colour": table.asking.colour})


def lose(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (companion,) = values
    if not isinstance(table.asking, LoseOne):
        return Reason("why-lose-moment", "LUE-076")
    return yours(table, seat, companion)


def lose_spell(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (spell,) = values
    if not isinstance(table.asking, LoseOne):
        return Reason("why-lose-moment", "LUE-076")
    spells = table.seats[seat].spells
    if spell in spells:
        return Reason("why-spell-twin", "LUE-076", {"spell": twin(table, spell, spells)})
    return Reason("why-spell-other", "LUE-076", {"spell": spell})


def lose_veiled(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if not isinstance(table.asking, LoseOne):
        return Reason("why-lose-moment", "LUE-076")
    return Reason("why-lose-veiled", "LUE-076")
