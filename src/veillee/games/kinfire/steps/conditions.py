"""What the story asks before it goes on: conditions, replaced cards, and options that would certainly end somebody."""

from __future__ import annotations

from veillee.core.reasons import Reason
from veillee.games.kinfire.box import Condition
from veillee.games.kinfire.table import LOST as QUEST_LOST
from veillee.games.kinfire.table import WON as QUEST_WON
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import (
    ALWAYS,
    AND,
    APART,
    CHOOSE,
    COINS,
    CONUNDRUM,
    COUNT,
    DONE,
    EACH,
    FIRST,
    GOTO,
    HAS,
    IF,
    KINFIRE,
    LEAVES,
    LOST,
    NONE,
    NOT,
    ONE,
    OR,
    REGAIN,
    SEEKER,
    SUFFER,
    TEST,
    WON,
    ListId,
    QuestId,
    StoryId,
)


def is_apart(table: KinfireTable, card: StoryId) -> bool:
    """KIN-325: a town card that is neither in the deck nor gone."""
    return card not in table.company.town_deck and card not in table.company.town_gone


def result_of(table: KinfireTable, quest: QuestId) -> int:
    """KIN-324: how a quest ended, or NONE for one that has not been played."""
    company = table.company
    return company.results[company.quests.index(quest)] if quest in company.quests else NONE


def holds(table: KinfireTable, condition: Condition) -> bool:
    """KIN-236, KIN-262: whether a condition of a line or option is true now."""
    kind, what, number = condition.kind, condition.what, condition.number
    company = table.company
    if kind == ALWAYS:
        return True
    if kind == HAS:
        return what in company.memories
    if kind == DONE:
        return what in company.quests
    if kind == WON:
        return result_of(table, what) == QUEST_WON
    if kind == LOST:
        return result_of(table, what) == QUEST_LOST
    if kind == APART:
        return is_apart(table, what)
    if kind == COINS:
        return company.coins >= number
    if kind == KINFIRE:
        for seeker in table.seats:
            if seeker.kinfire >= number:
                return True
        return False
    if kind == SEEKER:
        return table.seat_of(what) != NONE
    if kind == COUNT:
        owned = 0
        for memory in company.memories:
            owned += condition.memories >> memory & 1
        return owned >= number
    if kind == NOT:
        return not holds(table, condition.parts[0])
    for part in condition.parts:
        if holds(table, part) != (kind == AND):
            return kind == OR
    return kind == AND


def lacking(table: KinfireTable, condition: Condition) -> Reason:
    """KIN-262, 9.5: what a closed option asks for and the group has not."""
    kind = condition.kind
    if kind in (AND, OR):
        for part in condition.parts:
            if not holds(table, part):
                return lacking(table, part)
    if kind == HAS:
        return Reason("why-needs-memory", "KIN-237", {"memory": condition.what})
    if kind == NOT and condition.parts[0].kind == HAS:
        return Reason("why-needs-no-memory", "KIN-237", {"memory": condition.parts[0].what})
    if kind in (DONE, WON, LOST):
        return Reason("why-needs-quest", "KIN-324", {"quest": condition.what})
    if kind == SEEKER:
        return Reason("why-needs-seeker", "KIN-262", {"seeker": condition.what})
    if kind == COINS:
        return Reason("why-needs-coins", "KIN-252", {"number": condition.number, "number2": table.company.coins})
    if kind == KINFIRE:
        return Reason("why-needs-kinfire", "KIN-253", {"number": condition.number})
    return Reason("why-needs-other", "KIN-262")


def replaced(table: KinfireTable, card: StoryId) -> StoryId:
    """KIN-239, KIN-240: memories put another card in the place of one, again and again, but each only once."""
    used: list[int] = []
    again = True
    while again:
        again = False
        for memory in table.company.memories:
            printed = table.box.memories[memory]
            if memory not in used and printed.replaces == card:
                used.append(memory)
                card = printed.by
                again = True
                break
    return card


def is_fatal(table: KinfireTable, ops: ListId) -> bool:
    """KIN-318: whether a list certainly brings a Seeker to 0, up to the first decision, test or combat."""
    health = [seeker.health for seeker in table.seats]
    return _fatal(table, ops, health) == FATAL


GOES_ON = 0
STOPS = 1
FATAL = 2


def _fatal(table: KinfireTable, ops: ListId, health: list[int]) -> int:
    for op in table.box.lists[ops]:
        found = GOES_ON
        if op.verb in (SUFFER, REGAIN) and op.who == EACH:
            found = _all_suffer(table, health, op.number if op.verb == SUFFER else -op.number)
        elif op.verb == SUFFER and op.who == ONE:
            found = FATAL if max(health) <= op.number else GOES_ON
        elif op.verb == IF:
            assert op.condition is not None
            if holds(table, op.condition):
                found = _fatal(table, op.then, health)
        elif op.verb == FIRST:
            for branch in op.branches:
                if holds(table, branch.condition):
                    found = _fatal(table, branch.then, health)
                    break
        elif op.verb == GOTO:
            return _fatal(table, table.box.story[replaced(table, op.what)].ops, health)
        elif op.verb in (CHOOSE, CONUNDRUM, TEST) or op.verb < LEAVES:
            return STOPS
        if found != GOES_ON:
            return found
    return GOES_ON


def _all_suffer(table: KinfireTable, health: list[int], number: int) -> int:
    for seat in range(len(health)):
        health[seat] = min(table.seats[seat].top, health[seat] - number)
        if health[seat] <= 0:
            return FATAL
    return GOES_ON
