"""The options that only the Captain is offered."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.core.kinds import kind
from veillee.core.step import Option

SAILED: Final = range(3)  # spaces by which a ship may be navigated


@dataclass(kw_only=True, eq=False)
class CaptainOptions:
    respin: Option = kind(rule="COV-216")
    accept: Option = kind(rule="COV-208")
    spin_again: Option = kind(rule="COV-209")
    hold: Option = kind(rule="COV-209")
    sail: list[Option] = kind("ship", rule="COV-210")
    recall: list[Option] = kind("ship", rule="COV-212")
    navigate: list[list[Option]] = kind("ship", SAILED, rule="COV-216")
