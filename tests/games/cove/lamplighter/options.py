"""The options that only the Lamplighter is offered."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.core.kinds import kind
from veillee.core.step import Option


@dataclass(kw_only=True, eq=False)
class LamplighterOptions:
    light: list[Option] = kind("lamp", rule="COV-901")
