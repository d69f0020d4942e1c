"""Every answer there can be: the Smuggler's, then the Officer's."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.core.kinds import kind
from veillee.core.step import Option


@dataclass(kw_only=True, eq=False)
class Options:
    load: list[Option] = kind("crate", rule="SC-010")
    search: Option = kind(rule="SC-020")
    let_pass: Option = kind(rule="SC-021")
