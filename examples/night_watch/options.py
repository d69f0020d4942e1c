"""Every answer there can be."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.core.kinds import kind
from veillee.core.step import Option


@dataclass(kw_only=True, eq=False)
class Options:
    gather: list[Option] = kind("place", rule="NW-010")
    feed: list[Option] = kind("wood", rule="NW-014")
    rest: Option = kind(rule="NW-014")
    let_in: Option = kind(rule="NW-030")
    send_away: Option = kind(rule="NW-030")
    walk: list[Option] = kind("cell", rule="NW-040")
