"""Every option of Pilgrims there can be: what it is done with, and the rule that allows it."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.core.kinds import kind
from veillee.core.step import Option


@dataclass(kw_only=True, eq=False)
class Options:
    """One field for each kind, which holds all its options by the pieces they name."""

    corner: list[Option] = kind("cell", rule="PIL-022")
    journey: list[Option] = kind("journey", rule="PIL-144")
    disk: list[Option] = kind("transport", rule="PIL-030")
    go: list[list[Option]] = kind("transport", "cell", rule="PIL-032")
    move: list[Option] = kind("cell", rule="PIL-218")
    swap: list[list[Option]] = kind("cell", "cell", rule="PIL-216")
    take: list[Option] = kind("cell", rule="PIL-197")
    draw_two: Option = kind(rule="PIL-204")
    recruit: Option = kind(rule="PIL-205")
    reserve: list[Option] = kind("adventure", rule="PIL-077")
    reserve_top: list[Option] = kind("deck", rule="PIL-077")
    drop: list[Option] = kind("adventure", rule="PIL-080")
    keep: list[Option] = kind("object", rule="PIL-204")
    welcome: list[Option] = kind("companion", rule="PIL-205")
    retire: list[Option] = kind("companion", rule="PIL-043")
    activate: list[list[Option]] = kind("character", "object", rule="PIL-052")
    convert: list[list[Option]] = kind("character", "object", rule="PIL-114")
    clover: Option = kind(rule="PIL-051")
    spend: Option = kind(rule="PIL-192")
    skip: Option = kind(rule="PIL-185")
    finish: Option = kind(rule="PIL-071")
    no_task: Option = kind(rule="PIL-085", name="pass")
    buy: Option = kind(rule="PIL-118")
    complete: list[Option] = kind("adventure", rule="PIL-085")
    quest: list[Option] = kind("quest", rule="PIL-099")
    participant: list[Option] = kind("companion", rule="PIL-089")
    pay: Option = kind(rule="PIL-091")
    give: list[Option] = kind("object", rule="PIL-091")
    change: list[Option] = kind("object", rule="PIL-115")
    reduce: list[Option] = kind("color", rule="PIL-211")
    first: list[Option] = kind("effect", rule="PIL-184")
