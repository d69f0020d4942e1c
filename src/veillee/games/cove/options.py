"""The options that every merchant may be offered: what each is done with, and the rule that allows it.

Those of one merchant are declared in that merchant's room.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.core.kinds import kind
from veillee.core.step import Option

SHED: Final = range(3)  # corruption cards that an effect lets one discard


@dataclass(kw_only=True, eq=False)
class Options:
    """One field for each kind, which holds all its options by the pieces they name."""

    # The harbour.
    embark: list[Option] = kind("boat", rule="COV-038")
    dock: list[Option] = kind("dock", rule="COV-041")
    shove: list[list[Option]] = kind("adventurer", "boat", rule="COV-072")
    stay: Option = kind(rule="COV-072")
    # Goods merchants.
    visit: list[Option] = kind("shop_place", rule="COV-050")
    hurry: list[Option] = kind("shop_place", rule="COV-062")
    wait: Option = kind(rule="COV-052")
    moor: Option = kind(rule="COV-228")
    recruit: list[Option] = kind("townsfolk", rule="COV-058")
    dismiss: list[Option] = kind("townsfolk", rule="COV-061")
    take_effect: Option = kind(rule="COV-237")
    decline: Option = kind(rule="COV-237")
    lift: list[list[Option]] = kind("adventurer", "boat", rule="COV-237")
    trade: list[list[Option]] = kind("adventurer", "boat", rule="COV-237")
    send_back: list[list[Option]] = kind("adventurer", "boat", rule="COV-237")
    scouted: list[Option] = kind("adventurer", rule="COV-237")
    shed: list[Option] = kind(SHED, rule="COV-068")
    make: list[Option] = kind("bargain", rule="COV-056")
    sell: list[list[list[Option]]] = kind("size", "clan", "pier", rule="COV-229")
    cult: list[list[list[Option]]] = kind("size", "clan", "pier", rule="COV-071")
    close: Option = kind(rule="COV-229")
    enough: Option = kind(rule="COV-009")
