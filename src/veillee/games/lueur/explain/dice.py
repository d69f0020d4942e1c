"""Why dice cannot be rerolled or turned, and why a payment does not do."""

from __future__ import annotations

from veillee.core.spec import Reason
from veillee.games.lueur.box import NONE
from veillee.games.lueur.explain.setting_out import in_setup
from veillee.games.lueur.steps.rerolls import SET_UNITS, PayUnits, Reroll, distinct_dice, track_units
from veillee.games.lueur.table import MORNING, LueurTable


def not_now(table: LueurTable) -> Reason | None:
    """Why dice cannot be touched at all now; None if they can."""
    if isinstance(table.asking, Reroll):
        return None
    if isinstance(table.asking, PayUnits):
        return Reason("why-pay-first", "LUE-041")
    reason = in_setup(table)
    if reason is not None:
        return reason
    if table.phase == MORNING:
        return Reason("why-dice-morning", "LUE-040")
    return Reason("why-dice-final", "LUE-048")


def units(table: LueurTable, seat: int) -> int:
    """What a seat can raise in reroll units, at most as many as an action costs."""
    player = table.seats[seat]
    return min(SET_UNITS, player.free + player.rerolls + track_units(table, player.score))


def die_of(table: LueurTable, seat: int, die: int) -> Reason | None:
    """Why a die cannot be chosen; None if it can."""
    if die not in table.seats[seat].dice:
        return Reason("why-die-other", "LUE-042", {"die": die})
    if units(table, seat) == 0:
        return Reason("why-units-none", "LUE-046")
    return None


def twin_of(table: LueurTable, seat: int, die: int) -> int:
    """The die that stands for one of the same colour, size and face; NONE if it stands for itself."""
    ones, _ = distinct_dice(table, seat)
    if die in ones:
        return NONE
    dice, faces = table.box.dice, table.faces
    looks = [(dice[one].colour, dice[one].big, faces[one]) for one in ones]
    return ones[looks.index((dice[die].colour, dice[die].big, faces[die]))]


def reroll(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (die,) = values
    reason = not_now(table) or die_of(table, seat, die)
    if reason is not None:
        return reason
    return Reason("why-die-twin", "LUE-042", {"die": twin_of(table, seat, die)})


def reroll_two(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    one, other = values
    reason = not_now(table) or die_of(table, seat, one) or die_of(table, seat, other)
    if reason is not None:
        return reason
    if one == other:
        return Reason("why-die-twice", "LUE-042")
    if one > other:
        return Reason("why-die-order", "LUE-042", {"die": other, "die2": one})
    twin = twin_of(table, seat, one)
    return Reason("why-die-twin", "LUE-042", {"die": twin if twin != NONE else twin_of(table, seat, other)})


def set_face(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    die, face = values
    reason = not_now(table)
    if reason is not None:
        return reason
    if die not in table.seats[seat].dice:
        return Reason("why-die-other", "LUE-043", {"die": die})
    if face not in table.box.dice[die].kinds:
        return Reason("why-face-missing", "LUE-043", {"die": die, "face": face})
    if table.faces[die] == face:
        return Reason("why-face-shown", "LUE-043", {"die": die, "face": face})
    number = units(table, seat)
    if number < SET_UNITS:
        return Reason("why-units-few", "LUE-043", {"number": number})
    return Reason("why-die-twin", "LUE-043", {"die": twin_of(table, seat, die)})


def pay(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    tokens, steps = values
    asking = table.asking
    if not isinstance(asking, PayUnits):
        return Reason("why-pay-moment", "LUE-041")
    player = table.seats[seat]
    if tokens > player.rerolls:
        return Reason("why-pay-tokens", "LUE-041", {"number": player.rerolls})
    most = track_units(table, player.score)
    if steps > most:
        return Reason("why-pay-track", "LUE-046", {"number": player.score, "number2": most})
    return Reason("why-pay-sum", "LUE-041", {"number": asking.units})


def done(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    if isinstance(table.asking, PayUnits):
        return Reason("why-pay-first", "LUE-041")
    return in_setup(table) or Reason("why-done-moment", "LUE-041")
