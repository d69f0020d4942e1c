"""Every option of Lueur there can be: what it is done with, and the rule that allows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.core.kinds import kind
from veillee.core.step import Option

SET_UNITS: Final = 3  # reroll units for a face of one's choice: no action costs more (LUE-043)
PAID: Final = range(SET_UNITS + 1)


@dataclass(kw_only=True, eq=False)
class Options:
    """One field for each kind, which holds all its options by the pieces they name."""

    adventurer: list[Option] = kind("adventurer", rule="LUE-016")
    tom_dice: list[list[Option]] = kind("colour", "colour", rule="LUE-125")
    tom_colour: list[Option] = kind("colour", rule="LUE-127")
    recruit: list[Option] = kind("companion", rule="LUE-031")
    black: list[Option] = kind("element", rule="LUE-115")
    keep: Option = kind(rule="LUE-115")
    big_die: list[Option] = kind("colour", rule="LUE-100")
    banish: list[Option] = kind("companion", rule="LUE-035")
    boat: list[list[Option]] = kind("island", "island", rule="LUE-148")
    reroll: list[Option] = kind("die", rule="LUE-042")
    reroll_two: list[list[Option]] = kind("die", "die", rule="LUE-042")
    set_face: list[list[Option]] = kind("die", "face", rule="LUE-043", name="set")
    pay: list[list[Option]] = kind(PAID, PAID, rule="LUE-041")  # tokens, steps back on the score track
    done: Option = kind(rule="LUE-041")
    revive: list[Option] = kind("companion", rule="LUE-120")
    revive_none: Option = kind(rule="LUE-120")
    activate: list[Option] = kind("companion", rule="LUE-052")
    activate_adventurer: list[Option] = kind("adventurer", rule="LUE-052")
    activate_spell: list[Option] = kind("spell", rule="LUE-109")
    return_die: list[Option] = kind("die", rule="LUE-103")
    lose: list[Option] = kind("companion", rule="LUE-076")
    lose_spell: list[Option] = kind("spell", rule="LUE-076")
    lose_veiled: Option = kind(rule="LUE-076")
    step: list[Option] = kind("space", rule="LUE-068")
    settle: Option = kind(rule="LUE-078")
    sail: list[list[Option]] = kind("island", "island", rule="LUE-080")
    stop: Option = kind(rule="LUE-066")
