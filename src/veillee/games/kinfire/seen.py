"""What a group has met so far. Nothing else may be named to it, whatever somebody types or asks about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from veillee.core.ids import CardId
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import (
    BOOSTS,
    DISPOSABLES,
    NONE,
    AllyId,
    EnemyId,
    LocationId,
    QuestId,
)


def seen(table: KinfireTable, role: str, value: int) -> bool:
    """Whether a piece has been shown; words of the rules (Seekers, zones, pawns, statuses) always have."""
    met = MET.get(role)
    return met is None or met(table, value)


def enemy_met(table: KinfireTable, enemy: EnemyId) -> bool:
    """It stands on the table, was defeated, or belongs to a quest that has been played."""
    if enemy in table.trophies:
        return True
    for foe in table.foes:
        if foe.enemy == enemy:
            return True
    for setup in table.box.setups:
        if setup.quest in table.company.quests and enemy in setup.enemies:
            return True
    return False


def ally_met(table: KinfireTable, ally: AllyId) -> bool:
    for helper in table.helpers:
        if helper.ally == ally:
            return True
    for setup in table.box.setups:
        if setup.quest in table.company.quests and ally in setup.allies:
            return True
    return False


def card_met(table: KinfireTable, card: CardId) -> bool:
    """Starting cards, what somebody owns or owned, opened packs, and what a shop showed in this chapter."""
    box, company = table.box, table.company
    pair = card - BOOSTS if card >= BOOSTS else card
    for printed in box.seekers:
        if pair in printed.pairs:
            return True
    if pair in company.reserve or card == DISPOSABLES:  # Beginner's Luck, with which the first quest begins
        return True
    for seeker in table.seats:
        if pair in seeker.pairs or pair in seeker.items:
            return True
    for one in company.away:
        if pair in one.pairs or pair in one.items:
            return True
    for pack in company.packs:
        if pair in box.packs[pack]:
            return True
    for place in company.read:
        shop = box.story[place].shop
        if shop == NONE:
            continue
        menu = box.shops[shop]
        if pair in menu.objects:
            return True
        for good in menu.goods:
            if good.card == pair:
                return True
    return False


def location_met(table: KinfireTable, location: LocationId) -> bool:
    """The map of a town shows all its places; who has come to the second one knows the first."""
    return table.box.locations[location].town <= table.company.town


def quest_met(table: KinfireTable, quest: QuestId) -> bool:
    company = table.company
    if quest == company.quest or quest == company.next_quest:
        return True
    return quest in company.quests or quest in company.prompts or quest in company.dropped


def line_met(table: KinfireTable, line: int) -> bool:
    """An option is printed on a card that was read in this chapter."""
    lines = table.box.lines
    for card in table.company.read:
        if lines[card] <= line < (lines[card + 1] if card + 1 < len(lines) else line + 1):
            return True
    return False


MET: Final[dict[str, Callable[[KinfireTable, int], bool]]] = {
    "enemy": enemy_met,
    "ally": ally_met,
    "action": card_met,
    "pair": card_met,
    "boost": card_met,
    "location": location_met,
    "quest": quest_met,
    "line": line_met,
}
