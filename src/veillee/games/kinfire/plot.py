"""What must hold of the story as a whole: every card leads on, and every quest can end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from veillee.games.kinfire import box as b

ENDS: Final = (b.NEXT, b.CITY, b.ENDING)
QUEST_ONLY: Final = (*ENDS, b.COMBAT, b.NOTE, b.QUEST_WON, b.QUEST_LOST, b.EQUIP)
TOWN_ONLY: Final = (b.REMOVE, b.REPLACE, b.SHOP, b.BOUNTY, b.TRAIN, b.SLEEP)
COUNTERS: Final = {b.SHOP: "goods", b.TRAIN: "goods", b.BOUNTY: "coins"}  # what a menu must have


class Fault(NamedTuple):
    """What is wrong with a card, by the message that says what was expected."""

    card: b.StoryId
    expected: str


Lists = Sequence[tuple[b.Op, ...]]


def within(lists: Lists, ops: b.ListId) -> Iterator[b.Op]:
    """All operations of a list and of what hangs on them."""
    for op in lists[ops]:
        yield op
        hanging = [op.then] if op.then != b.NONE else []
        hanging += [branch.then for branch in op.branches] + [choice.then for choice in op.choices]
        if op.test is not None:
            hanging += [op.test.passed, op.test.failed, op.test.all_passed]
        for other in hanging:
            yield from within(lists, other)


def leaves(lists: Lists, ops: b.ListId) -> bool:
    """Whether a list leaves its card whatever happens."""
    return any(_leaves(lists, op) for op in lists[ops])


def _leaves(lists: Lists, op: b.Op) -> bool:
    if op.verb < b.LEAVES:
        return True
    if op.choices:
        return all(leaves(lists, choice.then) for choice in op.choices)
    if op.branches and op.branches[-1].condition.kind == b.ALWAYS:
        return all(leaves(lists, branch.then) for branch in op.branches)
    if op.test is not None and op.test.scope != b.EACH:
        return leaves(lists, op.test.passed) and leaves(lists, op.test.failed)
    return False


def leads_to(lists: Lists, ops: b.ListId) -> set[b.StoryId]:
    """The cards that a card can lead to."""
    found: set[b.StoryId] = set()
    for op in within(lists, ops):
        if op.verb == b.GOTO:
            found.add(op.what)
        elif op.fight is not None:
            found |= {op.fight.with_ally, op.fight.won, op.fight.lost} - {b.NONE}
    return found


def faults(cards: Sequence[b.StoryCard], lists: Lists, shops: Sequence[b.Shop]) -> Iterator[Fault]:
    """All that is wrong with the story, card by card."""
    leads = [leads_to(lists, card.ops) for card in cards]
    ending = {number for number, card in enumerate(cards) if any(op.verb in ENDS for op in within(lists, card.ops))}
    more = True
    while more:
        found = {number for number, to in enumerate(leads) if to & ending} - ending
        ending |= found
        more = bool(found)
    for number, card in enumerate(cards):
        wrong = TOWN_ONLY if card.quest != b.NONE else QUEST_ONLY
        if any(op.verb in wrong for op in within(lists, card.ops)):
            yield Fault(number, "expected-here")
        if any((cards[to].quest, cards[to].town) != (card.quest, card.town) for to in leads[number]):
            yield Fault(number, "expected-same-place")
        if card.quest != b.NONE and not leaves(lists, card.ops):
            yield Fault(number, "expected-leaving")
        elif card.quest != b.NONE and number not in ending:
            yield Fault(number, "expected-end")
        yield from _at_places(number, card, cards, lists, shops)


def _at_places(
    number: b.StoryId,
    card: b.StoryCard,
    cards: Sequence[b.StoryCard],
    lists: Lists,
    shops: Sequence[b.Shop],
) -> Iterator[Fault]:
    for op in within(lists, card.ops):
        if op.verb == b.REPLACE and (cards[op.what].location != card.location or op.what == number):
            yield Fault(number, "expected-same-location")
        if op.verb in COUNTERS and (card.shop == b.NONE or not getattr(shops[card.shop], COUNTERS[op.verb])):
            yield Fault(number, "expected-menu")
