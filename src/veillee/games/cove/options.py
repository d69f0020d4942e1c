"""Every option of Merchants Cove there can be: what it is done with, and the rule that allows it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from veillee.core.kinds import kind
from veillee.core.step import Option

SHED: Final = range(3)  # corruption cards that an effect lets one discard
SAILED: Final = range(3)
DEPTH: Final = range(6)  # places of a chute, from 1
ICHOR: Final = range(5)


@dataclass(kw_only=True, eq=False)
class Options:
    """One field for each kind, which holds all its options by the pieces they name."""

    # The harbour.
    embark: list[Option] = kind("boat", rule="COV-038")
    dock: list[Option] = kind("dock", rule="COV-041")
    shove: list[list[Option]] = kind("adventurer", "boat", rule="COV-072")
    stay: Option = kind(rule="COV-072")
    # Goods merchants.
    visit: list[Option] = kind("shop_place", rule="COV-050")
    hurry: list[Option] = kind("shop_place", rule="COV-062")
    wait: Option = kind(rule="COV-052")
    recruit: list[Option] = kind("townsfolk", rule="COV-058")
    dismiss: list[Option] = kind("townsfolk", rule="COV-061")
    take_effect: Option = kind(rule="COV-237")
    decline: Option = kind(rule="COV-237")
    lift: list[list[Option]] = kind("adventurer", "boat", rule="COV-237")
    trade: list[list[Option]] = kind("adventurer", "boat", rule="COV-237")
    send_back: list[list[Option]] = kind("adventurer", "boat", rule="COV-237")
    scouted: list[Option] = kind("adventurer", rule="COV-237")
    shed: list[Option] = kind(SHED, rule="COV-068")
    make: list[Option] = kind("bargain", rule="COV-056")
    sell: list[list[list[Option]]] = kind("size", "clan", "pier", rule="COV-229")
    cult: list[list[list[Option]]] = kind("size", "clan", "pier", rule="COV-071")
    close: Option = kind(rule="COV-229")
    enough: Option = kind(rule="COV-009")
    # The Entertainer.
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
    # The Blacksmith.
    mine: list[Option] = kind("alloy", rule="COV-194")
    reroll_free: Option = kind(rule="COV-204")
    reroll_corrupt: Option = kind(rule="COV-196")
    keep_dice: Option = kind(rule="COV-196")
    again: list[Option] = kind("die", rule="COV-196")
    load: list[list[Option]] = kind("die", "furnace", rule="COV-197")
    forge: list[list[Option]] = kind("furnace", "clan", rule="COV-199")
    keep_corrupt: Option = kind(rule="COV-201")
    keep_free: Option = kind(rule="COV-204")
    let_go: Option = kind(rule="COV-201")
    stoke: list[list[Option]] = kind("die", "heat", rule="COV-203")
    empty: list[Option] = kind("furnace", rule="COV-203")
    # The Captain.
    respin: Option = kind(rule="COV-216")
    accept: Option = kind(rule="COV-208")
    spin_again: Option = kind(rule="COV-209")
    hold: Option = kind(rule="COV-209")
    sail: list[Option] = kind("ship", rule="COV-210")
    recall: list[Option] = kind("ship", rule="COV-212")
    navigate: list[list[Option]] = kind("ship", SAILED, rule="COV-216")
    moor: Option = kind(rule="COV-228")
    # The Alchemist.
    draw_off: list[list[Option]] = kind("chute", DEPTH, rule="COV-243")
    put_back: list[Option] = kind("marble", rule="COV-245")
    draw_free: Option = kind(rule="COV-254")
    draw_corrupt: Option = kind(rule="COV-246")
    filter: Option = kind(rule="COV-254")
    brew: list[list[Option]] = kind("size", "clan", rule="COV-249")
    ichor: list[Option] = kind(ICHOR, rule="COV-251")
    fourth: list[Option] = kind("marble", rule="COV-250")
