"""Every move there can be: a disc is dropped into a column."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.core.kinds import kind
from veillee.core.step import Option


@dataclass(kw_only=True, eq=False)
class Options:
    drop: list[Option] = kind("column", rule="C4-003")
