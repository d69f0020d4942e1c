"""The Alchemist's part of a content pack: what `alchemist.toml` must hold, and the box that comes out of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import msgspec

from veillee.core.packs import boxed
from veillee.core.text import Phrase
from veillee.games.cove.box import LaboratoryBox
from veillee.games.cove.effects import QUICK, Verbs
from veillee.games.cove.entries import MerchantEntry, NamedEntry, Some
from veillee.games.cove.options import DEPTH, ICHOR
from veillee.games.cove.phrases import says
from veillee.games.cove.words import COLOR_IDS, COMMON_PLACE_IDS

LOCATION_IDS: Final = ("decanter", "still", "cauldrons", *COMMON_PLACE_IDS)
POWERS: Final[tuple[Verbs, ...]] = ({"free_draw": ()}, {"clear_ichor": ()}, QUICK)
MARBLE_IDS: Final = (*COLOR_IDS, "ichor")


class LaboratoryEntry(MerchantEntry, frozen=True, kw_only=True):
    """COV-240: her locations with their hours.

    Decanter, rack and cauldrons; the marbles drawn at the start and by the Still; the marbles of potions.
    """

    chutes: Some
    depth: Some
    rack: Some
    first: Some
    still: Some
    cauldrons: Some
    small: Some
    large: Some
    own: Some


class MarbleEntry(NamedEntry, frozen=True, kw_only=True):
    count: Some


def check(
    problem: Callable[[msgspec.Struct, str, object, Phrase], None],
    laboratory: LaboratoryEntry,
    marbles: Sequence[MarbleEntry],
) -> None:
    if laboratory.depth >= len(DEPTH):
        problem(laboratory, "depth", laboratory.depth, says("expected-at-most", count=len(DEPTH) - 1))
    if laboratory.own not in (laboratory.large - 1, laboratory.large):
        problem(laboratory, "own", laboratory.own, says("expected-own-marbles"))
    drawn = laboratory.chutes * laboratory.depth + laboratory.first
    for marble in marbles:
        if marble.id == MARBLE_IDS[-1] and marble.count >= len(ICHOR):
            problem(marble, "count", marble.count, says("expected-at-most", count=len(ICHOR) - 1))
    if len(marbles) == len(MARBLE_IDS) and sum(marble.count for marble in marbles) < drawn:
        found = sum(marble.count for marble in marbles)
        problem(laboratory, "chutes, depth, first", drawn, says("expected-marbles", count=found))


def laboratory_box(laboratory: LaboratoryEntry, marbles: Sequence[MarbleEntry]) -> LaboratoryBox:
    return boxed(LaboratoryBox, laboratory, marbles=tuple(marble.count for marble in marbles))
