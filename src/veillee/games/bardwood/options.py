"""Every option of Bardwood Grove there can be: what it is done with, and the rule that allows it.

None of them gives anything to another player (BAR-007).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.core.kinds import kind
from veillee.core.step import Option

SPACES: Final = range(5)  # reward spaces of a location are counted from 1
MIX: Final = range(3)
STONES: Final = range(13)  # the Bagpiper's payment: no cost is higher


@dataclass(kw_only=True, eq=False)
class Options:
    """One field for each kind, which holds all its options by the pieces they name."""

    bard: list[Option] = kind("bard", rule="BAR-286")
    muse: list[Option] = kind("muse", rule="BAR-207")
    play: list[Option] = kind("card", rule="BAR-068")
    adjust: list[Option] = kind("adjustment", rule="BAR-073")
    take: list[Option] = kind("benefit", rule="BAR-202")
    walk: list[Option] = kind("region", rule="BAR-084")
    sail: Option = kind(rule="BAR-086")
    stay: Option = kind(rule="BAR-083")
    mix: list[Option] = kind(MIX, rule="BAR-209")
    use_all: Option = kind(rule="BAR-091")
    use: list[Option] = kind("card", rule="BAR-091")
    lower: list[Option] = kind("card", rule="BAR-092")
    convert: list[list[Option]] = kind("card", "benefit", rule="BAR-287")
    soothe: list[Option] = kind("location", rule="BAR-120")
    help: list[Option] = kind("location", rule="BAR-119")
    gem: list[Option] = kind("location", rule="BAR-118")
    buy: list[list[Option]] = kind("location", "card", rule="BAR-125")
    bank: list[Option] = kind("deal", rule="BAR-132")
    perform: list[list[Option]] = kind("location", SPACES, rule="BAR-135")
    tell: list[list[Option]] = kind("location", "level", rule="BAR-141")
    tell_by_boat: list[list[Option]] = kind("location", "level", rule="BAR-142")
    busk: list[Option] = kind("location", rule="BAR-148")
    motif: list[Option] = kind("location", rule="BAR-150")
    tower: list[Option] = kind("location", rule="BAR-149")
    duel: list[Option] = kind("seat", rule="BAR-158")
    crests: list[Option] = kind("exchange", rule="BAR-164")
    event: list[Option] = kind("event", rule="BAR-174")
    muse_convert: list[Option] = kind("muse", rule="BAR-208")
    end: Option = kind(rule="BAR-096")
    stones: list[Option] = kind(STONES, rule="BAR-288")
    echo: list[Option] = kind("echo", rule="BAR-149")
    leave: Option = kind(rule="BAR-149")
    rune: list[Option] = kind("quarter", rule="BAR-205")
    keep: Option = kind(rule="BAR-177")
    mark: list[Option] = kind("legend", rule="BAR-145")
    bonus: list[Option] = kind("motif", rule="BAR-151")
    cash: Option = kind(rule="BAR-152")
    again: list[Option] = kind("card", rule="BAR-106")
    jam: list[Option] = kind("location", rule="BAR-107")
    done: Option = kind(rule="BAR-289")
    acoustic: list[Option] = kind(MIX, rule="BAR-174")
    tempo: list[Option] = kind("answer", rule="BAR-005")
    fan: list[Option] = kind("side", rule="BAR-187")
    drop: list[Option] = kind("token", rule="BAR-182")
    challenge: list[list[Option]] = kind("challenge", "difficulty", rule="BAR-239")
    rival_to: list[Option] = kind("location", rule="BAR-231")
