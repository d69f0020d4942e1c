"""The options that only the Blacksmith is offered."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.core.kinds import kind
from veillee.core.step import Option


@dataclass(kw_only=True, eq=False)
class BlacksmithOptions:
    mine: list[Option] = kind("alloy", rule="COV-194")
    reroll_free: Option = kind(rule="COV-204")
    reroll_corrupt: Option = kind(rule="COV-196")
    keep_dice: Option = kind(rule="COV-196")
    again: list[Option] = kind("die", rule="COV-196")
    load: list[list[Option]] = kind("die", "furnace", rule="COV-197")
    forge: list[list[Option]] = kind("furnace", "clan", rule="COV-199")
    keep_corrupt: Option = kind(rule="COV-201")
    keep_free: Option = kind(rule="COV-204")
    let_go: Option = kind(rule="COV-201")
    stoke: list[list[Option]] = kind("die", "heat", rule="COV-203")
    empty: list[Option] = kind("furnace", rule="COV-203")
