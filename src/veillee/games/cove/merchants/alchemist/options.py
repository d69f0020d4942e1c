"""The options that only the Alchemist is offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.core.kinds import kind
from veillee.core.step import Option

DEPTH: Final = range(6)  # places of a chute, from 1
ICHOR: Final = range(5)


@dataclass(kw_only=True, eq=False)
class AlchemistOptions:
    draw_off: list[list[Option]] = kind("chute", DEPTH, rule="COV-243")
    put_back: list[Option] = kind("marble", rule="COV-245")
    draw_free: Option = kind(rule="COV-254")
    draw_corrupt: Option = kind(rule="COV-246")
    filter: Option = kind(rule="COV-254")
    brew: list[list[Option]] = kind("size", "clan", rule="COV-249")
    ichor: list[Option] = kind(ICHOR, rule="COV-251")
    fourth: list[Option] = kind("marble", rule="COV-250")
