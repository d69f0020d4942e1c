"""The end: points by source, the winner and the tie-breaks (chapters 2.13, 2.14 and 2.15)."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.core.scoring import Lines
from veillee.games.pilgrims.box import (
    COUNT_ACTIVATION,
    COUNT_CLOVER_REWARD,
    COUNT_LEVEL_ONE,
    COUNT_SYMBOL,
    COUNT_TRANSPORT,
    FALCONER,
    PLACES,
    REDUCE_COST,
    USING,
    Adventure,
    PilgrimsBox,
    Quest,
)
from veillee.games.pilgrims.table import PilgrimsTable

ADVANCED_BONUS: Final = 5


def counts_adventure(adventure: Adventure, quest: Quest) -> bool:
    """PIL-131: the features of completed Adventures that Quests of letter C count."""
    if quest.counts == COUNT_CLOVER_REWARD:
        return adventure.clovers > 0
    if quest.counts == COUNT_LEVEL_ONE:
        return adventure.level == 1
    for clause in adventure.upgrades:
        if quest.counts == COUNT_TRANSPORT:
            if clause.condition == USING:
                return True
        elif clause.verb == REDUCE_COST:
            return True
    return False


def matching_cards(box: PilgrimsBox, quest: Quest, companions: list[int], completed: list[int]) -> int:
    """How many cards of a side a Quest counts, each card once (PIL-130, PIL-131, PIL-132)."""
    number = 0
    if quest.counts == COUNT_SYMBOL:
        for companion in companions:
            number += box.companions[companion].symbols >> quest.detail & 1
    elif quest.counts == COUNT_ACTIVATION:
        for companion in companions:
            number += box.companions[companion].activation >> quest.detail & 1
    else:
        for card in completed:
            if counts_adventure(box.adventures[card], quest):
                number += 1
    return number


def quest_points(table: PilgrimsTable, side: int, companions: list[int], completed: list[int]) -> tuple[int, int]:
    """Points for matching cards and for Feathers, over all Quests that the side completed.

    PIL-129: 1, 2, 4, 6 points for 1, 2, 3, 4 or more cards. PIL-133, PIL-134: the Feather's space adds
    its own points. PIL-137: a Quest that the side did not complete gives nothing.
    """
    box = table.box
    cards = 0
    feathers = 0
    for place in range(PLACES):
        if side in table.feathers[place]:
            quest = box.quests[table.quests[place]]
            number = matching_cards(box, quest, companions, completed)
            cards += box.matching[min(number, len(box.matching) - 1)]
            feathers += quest.feathers[table.feathers[place].index(side)]
    return cards, feathers


def adventure_points(box: PilgrimsBox, completed: list[int]) -> int:
    """PIL-127: the points of completed Adventures; reserved ones are worth nothing."""
    points = 0
    for card in completed:
        points += box.adventures[card].points
    return points


def journey_points(table: PilgrimsTable, seat: SeatNumber) -> tuple[int, int]:
    """PIL-148: the points of completed Journeys, and 1 for each token on the present card."""
    player = table.seats[seat]
    points = 0
    for card in player.journeys:
        points += table.box.journeys[card].points
    return points, player.tokens.bit_count()


def player_points(table: PilgrimsTable, seat: SeatNumber) -> Lines:
    """The points of a player by source, with the rule of each.

    PIL-126: retired Companions count again. PIL-128: 1 point for every 3 Clovers.
    """
    player = table.seats[seat]
    companions = player.company + player.retired
    cards, feathers = quest_points(table, seat, companions, player.completed)
    lines = [
        ("adventures", adventure_points(table.box, player.completed), "PIL-127"),
        ("clovers", player.clovers // 3, "PIL-128"),
        ("quests", cards, "PIL-129"),
        ("feathers", feathers, "PIL-134"),
    ]
    if table.advanced:
        journeys, tokens = journey_points(table, seat)
        lines.append(("journeys", journeys, "PIL-148"))
        lines.append(("tokens", tokens, "PIL-148"))
    return lines


def falconer_points(table: PilgrimsTable) -> Lines:
    """The points of the Falconer by source, with the rule of each.

    PIL-179: 1 point for each Object left, none for Clovers. PIL-180: 5 more in advanced solo.
    PIL-181: upgrades that it ignored still count as features for Quests.
    """
    falconer = table.falconer
    assert falconer is not None
    cards, feathers = quest_points(table, FALCONER, falconer.companions, falconer.completed)
    lines = [
        ("adventures", adventure_points(table.box, falconer.completed), "PIL-179"),
        ("quests", cards, "PIL-179"),
        ("feathers", feathers, "PIL-179"),
        ("objects", len(falconer.hand), "PIL-179"),
    ]
    if table.advanced:
        lines.append(("advanced", ADVANCED_BONUS, "PIL-180"))
    return lines
