"""The house content of Merchants Cove, and what its cards do written back into the words of the printed tables."""

from __future__ import annotations

from veillee.games.cove import GAME
from veillee.games.cove import box as b
from veillee.games.cove.faces import Faces
from veillee.games.cove.merchants.entertainer.box import PER_FAN, PER_NOTHING, PER_RUNE, PER_SKILL, StageCard
from veillee.games.cove.words import KIND_IDS, SIZE_IDS

SPEC = GAME
BOX = SPEC.box()
CONTENT: b.CoveBox = BOX.content
LEXICON = BOX.lexicon
BOAT_VERBS = {b.ARRIVAL: "arrival", b.SCOUT: "scout", b.MOVE: "move", b.SWAP: "swap", b.RETURN: "return"}
PER = {PER_SKILL: "skill", PER_FAN: "fan", PER_RUNE: "rune"}


def value(role: str, id_: str) -> int:
    found = LEXICON.value(role, id_)
    assert found is not None, id_
    return found


def names(role: str, number: int) -> tuple[str, str]:
    return LEXICON.name(role, number, "fr"), LEXICON.name(role, number, "en")


def album(lang: str = "en") -> Faces:
    found = SPEC.album_of(BOX, lang)
    assert isinstance(found, Faces)
    return found


def townsfolk_said(card: b.Townsfolk) -> str:
    """`uncorrupt 1`, `small bard`, `swap`."""
    if card.verb == b.UNCORRUPT:
        return f"uncorrupt {card.number}"
    if card.verb == b.GAIN_GOOD:
        size, clan = divmod(card.good, b.CLANS)
        return f"{SIZE_IDS[size]} {KIND_IDS[clan]}"
    return BOAT_VERBS[card.verb]


def card_said(card: StageCard) -> list[str]:
    """The effects of an impro or creature card."""
    found: list[str] = []
    if card.per != PER_NOTHING:
        most = f" {card.most}" if card.most < 99 else ""
        found.append(f"icons_per {KIND_IDS[card.clan]} {PER[card.per]}{most}")
    elif card.clan != b.NONE:
        found.append(f"icons {KIND_IDS[card.clan]} {card.value}")
    counted = (
        ("movement", card.movement),
        ("gold", card.gold),
        ("stone", card.stones),
        ("uncorrupt", card.uncorrupt),
        ("corrupt", card.corruption),
    )
    return found + [f"{verb} {number}" for verb, number in counted if number]
