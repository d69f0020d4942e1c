"""The options that only the Entertainer is offered."""

from __future__ import annotations

from dataclasses import dataclass

from veillee.core.kinds import kind
from veillee.core.step import Option


@dataclass(kw_only=True, eq=False)
class EntertainerOptions:
    play: list[Option] = kind("card", rule="COV-121")
    discard: list[Option] = kind("card", rule="COV-122")
    turn: list[Option] = kind("turning", rule="COV-124")
    go: list[Option] = kind("place", rule="COV-132")
    act: Option = kind(rule="COV-137")
    brag: Option = kind(rule="COV-146")
    end_song: Option = kind(rule="COV-138")
    sing: list[Option] = kind("audience", rule="COV-167")
    silent: Option = kind(rule="COV-169")
    use: list[Option] = kind("source", rule="COV-139")
    buy: list[Option] = kind("card", rule="COV-170")
    no_card: Option = kind(rule="COV-170")
    court: list[Option] = kind("townsfolk", rule="COV-174")
    side: list[Option] = kind("side", rule="COV-187")
    stop: Option = kind(rule="COV-189")
    tame: list[Option] = kind("card", rule="COV-190")
    show: list[Option] = kind("card", rule="COV-146")
    swan: Option = kind(rule="COV-161")
    no_swan: Option = kind(rule="COV-165")
