"""Why an adventurer or a die for Tom cannot be chosen."""

from __future__ import annotations

from veillee.core.spec import Reason
from veillee.games.lueur.box import BLACK, PURPLE, YELLOW
from veillee.games.lueur.setup import ChooseAdventurer, ChooseTomColour, ChooseTomDice
from veillee.games.lueur.table import SETUP, LueurTable


def adventurer(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (who,) = values
    for other, player in enumerate(table.seats):
        if player.adventurer == who and isinstance(table.asking, ChooseAdventurer):
            return Reason("why-adventurer-taken", "LUE-016", {"adventurer": who, "seat": other})
    return Reason("why-adventurer-moment", "LUE-016")


def tom_dice(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    one, other = values
    if table.tom is None:
        return Reason("why-no-tom", "LUE-001")
    if not isinstance(table.asking, ChooseTomDice):
        return in_setup(table) or Reason("why-tom-moment", "LUE-125")
    if BLACK in values:
        return Reason("why-tom-black", "LUE-125")
    if one == other:
        return Reason("why-tom-twice", "LUE-125")
    own = table.box.adventurers[table.seats[seat].adventurer].colour
    if own in values:
        return Reason("why-tom-own", "LUE-125", {"colour": own})
    if {one, other} == {YELLOW, PURPLE}:
        return Reason("why-tom-special", "LUE-126")
    return Reason("why-tom-order", "LUE-125", {"colour": other, "colour2": one})


def tom_colour(table: LueurTable, seat: int, values: tuple[int, ...]) -> Reason | None:
    (colour,) = values
    if table.tom is None:
        return Reason("why-no-tom", "LUE-001")
    if not isinstance(table.asking, ChooseTomColour):
        return Reason("why-tom-colour-moment", "LUE-127")
    return Reason("why-tom-colour", "LUE-127", {"colour": colour})


def in_setup(table: LueurTable) -> Reason | None:
    """For what belongs to a day: the setup comes first."""
    if table.phase != SETUP:
        return None
    if isinstance(table.asking, ChooseAdventurer):
        return Reason("why-setup", "LUE-016")
    return Reason("why-setup", "LUE-127" if isinstance(table.asking, ChooseTomColour) else "LUE-125")
