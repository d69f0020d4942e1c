"""What is in the box: crates, and how long the matter takes."""

from __future__ import annotations

from dataclasses import dataclass

from examples.smugglers.options import Options


@dataclass(kw_only=True, eq=False)
class CreekBox:
    values: list[int]  # of each crate; one that is worth 1 is honest
    nights: int
    lanterns: int
    options: Options
