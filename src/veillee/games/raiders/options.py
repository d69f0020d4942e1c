"""Every option of Raiders there can be: what it is done with, and the rule that allows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.core.kinds import kind
from veillee.core.step import Option

EXCHANGED: Final = range(21)  # how many cards a Scout can exchange: no hand is ever larger


@dataclass(kw_only=True, eq=False)
class Options:
    """One field for each kind, which holds all its options by the pieces they name."""

    reject: list[Option] = kind("townsfolk", rule="RAI-022")
    place: list[Option] = kind("building", rule="RAI-038")
    raid: list[Option] = kind("site", rule="RAI-068")
    take: list[Option] = kind("building", rule="RAI-041")
    skip: Option = kind(rule="RAI-006")
    draw: Option = kind(rule="RAI-049")
    play: list[Option] = kind("townsfolk", rule="RAI-050")
    sell: list[Option] = kind("townsfolk", rule="RAI-053")
    pawn: list[Option] = kind("townsfolk", rule="RAI-053")
    hire: list[Option] = kind("townsfolk", rule="RAI-054")
    dismiss: list[Option] = kind("townsfolk", rule="RAI-063")
    keep_crew: Option = kind(rule="RAI-063")
    forge: list[Option] = kind("good", rule="RAI-055")
    gain: list[Option] = kind("good", rule="RAI-057")
    exchange: Option = kind(rule="RAI-059")
    offer: list[Option] = kind("offering", rule="RAI-060")
    bargain: list[list[Option]] = kind("offering", "good", rule="RAI-141")
    reroll: list[Option] = kind("die", rule="RAI-095")
    keep_dice: Option = kind(rule="RAI-095")
    plunder: list[Option] = kind("set", rule="RAI-079")
    fall: list[Option] = kind("townsfolk", rule="RAI-082")
    target: list[Option] = kind("seat", rule="RAI-117")
    lose: list[Option] = kind("townsfolk", rule="RAI-092")
    swap: list[list[Option]] = kind("seat", "building", rule="RAI-118")
    steal: list[Option] = kind("good", rule="RAI-122")
    trade: Option = kind(rule="RAI-125")
    recall: list[Option] = kind("townsfolk", rule="RAI-129")
    enlist: list[Option] = kind("townsfolk", rule="RAI-129")
    give: list[Option] = kind("good", rule="RAI-134")
    copy: list[Option] = kind("building", rule="RAI-135")
    swap_cards: list[list[Option]] = kind("seat", EXCHANGED, rule="RAI-139")
    hand_over: list[Option] = kind("townsfolk", rule="RAI-139")
    discard: list[Option] = kind("townsfolk", rule="RAI-031")
