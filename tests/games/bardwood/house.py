"""The house content of Bardwood Grove, and its effects written back into their language."""

from __future__ import annotations

from collections.abc import Iterable

from veillee.games.bardwood import GAME
from veillee.games.bardwood import box as b

SPEC = GAME
BOX = SPEC.box()
CONTENT: b.BardwoodBox = BOX.content
LEXICON = BOX.lexicon
NAMES = {
    b.MELODY: "M",
    b.LYRIC: "L",
    b.VOLUME: "V",
    b.COIN: "C",
    b.ACOUSTIC: "A",
    b.RANGE: "R",
    b.GEM: "G",
    b.MOVEMENT: "MV",
    b.TEMPO: "T",
    b.BACKBEAT: "CT",
    b.STONE: "S",
    b.MOTIF: "MOTIF",
    b.IMPRO_AGAIN: "IMPRO",
    b.IMPRO_SHOP: "IMPRO_SHOP",
    b.BRAG: "BRAG",
    b.SHUFFLE: "SHUFFLE",
    b.REMOVE_RUNE: "RM_RUNE",
    b.REMOVE_CREST: "RM_CREST",
}
WORDS = (b.MOTIF, b.IMPRO_AGAIN, b.IMPRO_SHOP, b.BRAG, b.SHUFFLE, b.REMOVE_RUNE, b.REMOVE_CREST)
LIMITS = {1: "x1", 2: "x2", b.ENDLESS: "xinf"}


def value(role: str, id_: str) -> int:
    found = LEXICON.value(role, id_)
    assert found is not None, id_
    return found


def card_by(code: str) -> b.Card:
    """A card by what the specification calls it: s07, banjo_1."""
    return CONTENT.cards[CONTENT.codes.index(code)]


def said(items: Iterable[b.Item]) -> str:
    """`M1 or L1; V2=>L1 x1`; the bar of options is a word in the printed tables."""
    return "; ".join(one(item) for item in items)


def one(item: b.Item) -> str:
    if item.verb == b.OPTION:
        return " or ".join(one(side) for side in item.sides)
    if item.verb == b.CONVERT:
        return f"{conversion(item)} {LIMITS[item.limit]}"
    if item.verb in WORDS:
        assert item.number == 1
        return NAMES[item.verb]
    per = {b.NONE: "", b.SKILL: " per skill", b.IMPRO: " per impro"}[item.per]
    return f"{NAMES[item.verb]}{item.number}{per}"


def conversion(item: b.Item) -> str:
    price, gains = ("+".join(one(part) for part in side) for side in (item.price, item.gains))
    return f"{price}=>{gains}"
