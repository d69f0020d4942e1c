"""Every option of Kinfire Chronicles there can be: what it is done with, and the rule that allows it.

The roles, which the lexicon of the box has to know:

| role | values |
|------|--------|
| `seeker` | the six Seekers in the order of the specification |
| `action` | the Action cards: of all pairs, then the disposable ones |
| `pair` | the pairs; a pair has the number of its Action card |
| `boost` | the Boost cards, by the number of their pair |
| `row` | the rows of a board by their printed number |
| `zone` | the zones of any map by their printed number, from z1 |
| `enemy`, `ally` | boards and ally cards by their place in the content |
| `status` | wound, weaken, stun, trap |
| `pawn` | the Seekers, then 1 to 12, then heart and darkness |
| `line` | the printed options of all story and town cards, one card after another |
| `colour` | red, green, blue |
| `location`, `quest` | the places of both towns, the quests |
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.core.kinds import kind
from veillee.core.step import Option

ROWS: Final = range(6)  # of a board, counted from 1; a `row` where the board is named as well
TOKENS: Final = range(13)  # 0 is the Darkness token
GUARD: Final = range(3)


@dataclass(kw_only=True, eq=False)
class Options:
    """One field for each kind, which holds all its options by the pieces they name."""

    # Setting up a combat (DP-10).
    place: list[list[Option]] = kind("seeker", "zone", rule="KIN-054")
    cover: list[list[Option]] = kind("enemy", "row", rule="KIN-169")
    who: list[Option] = kind("seeker", rule="KIN-231")
    # The bag (DP-11 to DP-13).
    draw: Option = kind(rule="KIN-085")
    fate: Option = kind(rule="KIN-094")
    pawn: list[Option] = kind("pawn", rule="KIN-094")
    redraw: list[Option] = kind("boost", rule="KIN-129")
    no_redraw: Option = kind(rule="KIN-129")
    turn: list[Option] = kind("seeker", rule="KIN-088")
    # A Seeker's turn (DP-14).
    move: list[Option] = kind("zone", rule="KIN-100")
    send: list[list[Option]] = kind("seeker", "zone", rule="KIN-149")
    play: list[Option] = kind("action", rule="KIN-102")
    lantern: Option = kind(rule="KIN-145")
    pass_: Option = kind(rule="KIN-103", name="pass")
    end_turn: Option = kind(rule="KIN-108")
    # Boosts and blocks (DP-15, DP-20).
    boost: list[Option] = kind("boost", rule="KIN-117")
    as_boost: list[Option] = kind("action", rule="KIN-111")
    no_boost: Option = kind(rule="KIN-117")
    block: list[list[Option]] = kind("boost", "seeker", rule="KIN-122")
    as_block: list[list[Option]] = kind("action", "seeker", rule="KIN-111")
    no_block: Option = kind(rule="KIN-122")
    # Carrying out a card (DP-16).
    aim: list[Option] = kind("enemy", rule="KIN-071")
    aim_ally: list[Option] = kind("ally", rule="KIN-310")
    aim_zone: list[Option] = kind("zone", rule="KIN-072")
    step: list[Option] = kind("zone", rule="KIN-100")
    stay: Option = kind(rule="KIN-100")
    shift: list[list[Option]] = kind("enemy", "zone", rule="KIN-209")
    no_shift: Option = kind(rule="KIN-230")
    taunt: list[Option] = kind("enemy", rule="KIN-159")
    give: list[list[Option]] = kind("enemy", "seeker", rule="KIN-159")
    keep: list[Option] = kind("enemy", rule="KIN-159")
    return_: list[Option] = kind("seeker", rule="KIN-086", name="return")
    enough: Option = kind(rule="KIN-230")
    # Hands (DP-17, DP-19).
    draw_card: Option = kind(rule="KIN-127")
    drop: list[Option] = kind("action", rule="KIN-127")
    drop_boost: list[Option] = kind("boost", rule="KIN-127")
    drop_status: list[Option] = kind("status", rule="KIN-127")
    drop_armor: Option = kind(rule="KIN-127")
    drop_exhausted: Option = kind(rule="KIN-186")
    neither: Option = kind(rule="KIN-127")
    discard_ward: list[Option] = kind("action", rule="KIN-114")
    # Enemies (DP-21, DP-23 to DP-25).
    guard: list[Option] = kind(GUARD, rule="KIN-148")
    enemy_to: list[list[Option]] = kind("enemy", "zone", rule="KIN-165")
    target: list[list[Option]] = kind("enemy", "seeker", rule="KIN-161")
    token: list[list[Option]] = kind(TOKENS, ROWS, rule="KIN-193")
    # The story (DP-05 to DP-08); `who` is also which Seeker flips, gains or suffers.
    choose: list[Option] = kind("line", rule="KIN-227")
    approach: list[Option] = kind("colour", rule="KIN-247")
    # The town (DP-27).
    visit: list[Option] = kind("location", rule="KIN-268")
    give_up: Option = kind(rule="KIN-261")
    pack_up: Option = kind(rule="KIN-326")
    buy: list[Option] = kind("action", rule="KIN-274")
    sell: list[Option] = kind("enemy", rule="KIN-278")
    trade: list[Option] = kind("enemy", rule="KIN-279")
    train: list[Option] = kind("action", rule="KIN-292")
    leave: Option = kind(rule="KIN-327")
    sleep: Option = kind(rule="KIN-280")
    stay_awake: Option = kind(rule="KIN-280")
    # Decks (DP-04, DP-28).
    out: list[Option] = kind("pair", rule="KIN-328")
    in_: list[Option] = kind("pair", rule="KIN-328", name="in")
    put: list[Option] = kind("action", rule="KIN-329")
    take: list[Option] = kind("action", rule="KIN-329")
    to_reserve: Option = kind(rule="KIN-256")
    to_deck: list[Option] = kind("seeker", rule="KIN-275")
    build: Option = kind(rule="KIN-037")
    starting_deck: Option = kind(rule="KIN-037")
    old_deck: Option = kind(rule="KIN-037")
    # The quest (DP-29).
    quest: list[Option] = kind("quest", rule="KIN-258")
