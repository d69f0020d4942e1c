"""What a Seeker's deck may be: the five limits (KIN-283 to KIN-288)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.core.ids import CardId
from veillee.games.kinfire.box import KinfireBox
from veillee.games.kinfire.terms import (
    BLUE,
    BOOSTS,
    GREEN,
    NONE,
    RED,
    STARTING,
    WHITE,
    Colours,
    PairId,
    SeekerId,
)

INSTANTS: Final = 3  # limit 5


def fits_bar(colours: Sequence[Colours], bar: Sequence[int]) -> bool:
    """KIN-285, KIN-222: whether every card can count as one of its colours so that the bar is met exactly.

    As there are as many cards as the bar has places, it is enough that no set of colours is asked of more cards
    than it has places for.
    """
    if len(colours) != sum(bar):
        return False
    for allowed in range(RED, WHITE):
        places = 0
        if allowed & RED:
            places += bar[0]
        if allowed & GREEN:
            places += bar[1]
        if allowed & BLUE:
            places += bar[2]
        bound = 0
        for colour in colours:
            if (colour or WHITE) & ~allowed == 0:
                bound += 1
        if bound > places:
            return False
    return True


def is_own(box: KinfireBox, seeker: SeekerId, pair: PairId) -> bool:
    """Limit 1, KIN-283: a card with a Seeker's face can only be in that Seeker's deck."""
    return box.cards[pair].owner in (NONE, seeker)


def kinfire_cost(box: KinfireBox, pairs: Sequence[PairId]) -> int:
    """Limit 4, KIN-286."""
    found = 0
    for pair in pairs:
        found += box.cards[pair].kinfire
    return found


def instants(box: KinfireBox, cards: Sequence[CardId]) -> int:
    """Limit 5, KIN-288: disposable cards with the icon count too."""
    found = 0
    for card in cards:
        if box.cards[card].instant:
            found += 1
    return found


def is_legal(box: KinfireBox, seeker: SeekerId, pairs: Sequence[PairId], items: Sequence[CardId], kinfire: int) -> bool:
    """All five limits. KIN-284: nine pairs; lantern and disposable cards do not count for size and colours."""
    if len(pairs) != STARTING:
        return False
    for pair in pairs:
        if not is_own(box, seeker, pair):
            return False
    return (
        fits_bar([box.cards[pair].colours for pair in pairs], box.seekers[seeker].bar)
        and kinfire_cost(box, pairs) <= kinfire
        and instants(box, pairs) + instants(box, items) <= INSTANTS
    )


def cards_of(pairs: Sequence[PairId], items: Sequence[CardId]) -> list[CardId]:
    """KIN-016, KIN-023: the Action and the Boost card of every pair, and the disposable cards."""
    found: list[CardId] = []
    for pair in pairs:
        found.append(pair)
        found.append(BOOSTS + pair)
    found += items
    return found
