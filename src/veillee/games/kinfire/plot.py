"""What must hold of the story as a whole: every card leads on, and every quest can end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms

ENDS: Final = (terms.NEXT, terms.CITY, terms.ENDING)
QUEST_ONLY: Final = (*ENDS, terms.COMBAT, terms.NOTE, terms.QUEST_WON, terms.QUEST_LOST, terms.EQUIP)
TOWN_ONLY: Final = (terms.REMOVE, terms.REPLACE, terms.SHOP, terms.BOUNTY, terms.TRAIN, terms.SLEEP)
COUNTERS: Final = {terms.SHOP: "goods", terms.TRAIN: "goods", terms.BOUNTY: "coins"}  # what a menu must have


class Fault(NamedTuple):
    """What is wrong with a card, by the message that says what was expected."""

    card: terms.StoryId
    expected: str


Lists = Sequence[tuple[b.Op, ...]]


def within(lists: Lists, ops: terms.ListId) -> Iterator[b.Op]:
    """All operations of a list and of what hangs on them."""
    for op in lists[ops]:
        yield op
        hanging = [op.then] if op.then != terms.NONE else []
        hanging += [branch.then for branch in op.branches] + [choice.then for choice in op.choices]
        if op.test is not None:
            hanging += [op.test.passed, op.test.failed, op.test.all_passed]
        for other in hanging:
            yield from within(lists, other)


def leaves(lists: Lists, ops: terms.ListId) -> bool:
    """Whether a list leaves its card whatever happens."""
    return any(_leaves(lists, op) for op in lists[ops])


def _leaves(lists: Lists, op: b.Op) -> bool:
    if op.verb < terms.LEAVES:
        return True
    if op.choices:
        return all(leaves(lists, choice.then) for choice in op.choices)
    if op.branches and op.branches[-1].condition.kind == terms.ALWAYS:
        return all(leaves(lists, branch.then) for branch in op.branches)
    if op.test is not None and op.test.scope != terms.EACH:
        return leaves(lists, op.test.passed) and leaves(lists, op.test.failed)
    return False


def leads_to(lists: Lists, ops: terms.ListId) -> set[terms.StoryId]:
    """The cards that a card can lead to."""
    found: set[terms.StoryId] = set()
    for op in within(lists, ops):
        if op.verb == terms.GOTO:
            found.add(op.what)
        elif op.fight is not None:
            found |= {op.fight.with_ally, op.fight.won, op.fight.lost} - {terms.NONE}
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
        wrong = TOWN_ONLY if card.quest != terms.NONE else QUEST_ONLY
        if any(op.verb in wrong for op in within(lists, card.ops)):
            yield Fault(number, "expected-here")
        if any((cards[to].quest, cards[to].town) != (card.quest, card.town) for to in leads[number]):
            yield Fault(number, "expected-same-place")
        if card.quest != terms.NONE and not leaves(lists, card.ops):
            yield Fault(number, "expected-leaving")
        elif card.quest != terms.NONE and number not in ending:
            yield Fault(number, "expected-end")
        yield from _at_places(number, card, cards, lists, shops)


def _at_places(
    number: terms.StoryId,
    card: b.StoryCard,
    cards: Sequence[b.StoryCard],
    lists: Lists,
    shops: Sequence[b.Shop],
) -> Iterator[Fault]:
    for op in within(lists, card.ops):
        if op.verb == terms.REPLACE and (cards[op.what].location != card.location or op.what == number):
            yield Fault(number, "expected-same-location")
        if op.verb in COUNTERS and (card.shop == terms.NONE or not getattr(shops[card.shop], COUNTERS[op.verb])):
            yield Fault(number, "expected-menu")
