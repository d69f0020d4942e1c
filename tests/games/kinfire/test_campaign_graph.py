"""The campaign as a graph of quests: in whatever order, there is always a next one, and 7 is the last."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

import pytest

from tests.games.kinfire.house import CONTENT
from tests.games.kinfire.test_story_graph import within
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms


@dataclass(frozen=True)
class Campaign:
    """What matters for the order of quests, by their printed numbers."""

    done: frozenset[int] = frozenset()
    prompts: frozenset[int] = frozenset()
    dropped: frozenset[int] = frozenset()
    next: int = 1
    town: int = terms.NONE
    over: bool = False


@cache
def outcomes(quest: int, done: frozenset[int]) -> set[tuple[frozenset[int], frozenset[int], int, int]]:
    """All ways through a quest: what they offer and take away, and how they end. Memories may be any."""
    found: set[tuple[frozenset[int], frozenset[int], int, int]] = set()
    seen: set[tuple[int, frozenset[int], frozenset[int]]] = set()
    open_ = [(CONTENT.quests[quest - 1].first, frozenset[int](), frozenset[int]())]
    while open_:
        state = open_.pop()
        if state in seen:
            continue
        seen.add(state)
        card, prompts, drops = state
        for verb, what, more, less in walk(list(CONTENT.lists[CONTENT.story[card].ops]), done, prompts, drops):
            if verb == terms.GOTO:
                open_.append((what, more, less))
            else:
                found.add((more, less, verb, what))
    return found


Way = tuple[int, int, frozenset[int], frozenset[int]]


def walk(ops: list[b.Op], done: frozenset[int], prompts: frozenset[int], drops: frozenset[int]) -> Iterator[Way]:
    if not ops:
        yield terms.REMOVE, terms.NONE, prompts, drops  # stayed on the card: only within lists that go on
        return
    op, rest = ops[0], ops[1:]
    if op.verb in (terms.GOTO, terms.NEXT, terms.CITY, terms.ENDING):
        yield op.verb, op.what, prompts, drops
    elif op.fight is not None:
        for card in {op.fight.won, op.fight.lost, op.fight.with_ally} - {terms.NONE}:
            yield terms.GOTO, card, prompts, drops
    elif op.verb == terms.PROMPT:
        yield from walk(rest, done, prompts | {op.what + 1}, drops)
    elif op.verb == terms.DROP:
        yield from walk(rest, done, prompts, drops | {op.what + 1})
    else:
        for then in lists_of(op, done):
            for verb, what, more, less in walk(list(CONTENT.lists[then]), done, prompts, drops):
                if verb == terms.REMOVE:
                    yield from walk(rest, done, more, less)
                else:
                    yield verb, what, more, less


MATTERS = (terms.GOTO, terms.COMBAT, terms.NEXT, terms.CITY, terms.ENDING, terms.PROMPT, terms.DROP)


@cache
def matters(ops: terms.ListId) -> bool:
    """Whether anything in a list has to do with the order of quests."""
    return any(op.verb in MATTERS for op in within(ops))


def lists_of(op: b.Op, done: frozenset[int]) -> list[terms.ListId]:
    """The lists of which one is carried out; those that do not matter count as one."""
    return sorted({then if matters(then) else 0 for then in branches(op, done)})


def branches(op: b.Op, done: frozenset[int]) -> list[terms.ListId]:
    if op.verb == terms.IF:
        assert op.condition is not None
        if op.condition.kind == terms.DONE:
            return [op.then if op.condition.what + 1 in done else 0]
        return [op.then, 0]
    if op.choices:
        return [choice.then for choice in op.choices]
    if op.branches:
        return [*(branch.then for branch in op.branches), 0]
    if op.test is not None:
        return [op.test.passed, op.test.failed, op.test.all_passed]
    return [0]


def after(state: Campaign, quest: int) -> Iterator[Campaign]:
    done = state.done | {quest}
    for prompts, drops, verb, what in outcomes(quest, state.done):
        dropped = state.dropped | drops
        offered = (state.prompts | prompts) - done - dropped
        town = state.town if verb != terms.CITY or what == terms.HERE else what
        yield Campaign(done, offered, dropped, what + 1 if verb == terms.NEXT else 0, town, verb == terms.ENDING)


def hidden(state: Campaign) -> list[int]:
    """The hidden quests that the town where the group is may give."""
    given = {
        op.what + 1
        for card in CONTENT.story
        if card.town != terms.NONE and card.town == state.town
        for op in within(card.ops)
        if op.verb == terms.PROMPT
    }
    return sorted(given - state.done - state.prompts)


def all_states() -> set[Campaign]:
    seen: set[Campaign] = set()
    open_ = [Campaign()]
    while open_:
        state = open_.pop()
        if state in seen:
            continue
        seen.add(state)
        if state.over:
            continue
        for quest in [state.next] if state.next else sorted(state.prompts):
            open_ += list(after(state, quest))
        if not state.next:
            for quest in hidden(state):
                open_.append(Campaign(state.done, state.prompts | {quest}, state.dropped, 0, state.town))
    return seen


STATES = all_states()


@pytest.mark.rule("KIN-258", "KIN-259", "KIN-033")
def test_there_is_always_a_next_quest() -> None:
    assert len(STATES) > 50
    for state in STATES:
        assert state.over or state.next or state.prompts, state


@pytest.mark.rule("KIN-295")
def test_every_campaign_ends_with_quest_7_and_has_8_to_11_quests() -> None:
    ended = [state for state in STATES if state.over]
    assert ended
    always = {1, 2, 3, 4, 5, 9, 7}
    for state in ended:
        assert always <= state.done
        assert len(state.done & {10, 12}) == 1, "KIN-323"
    assert {len(state.done) for state in ended} == {8, 9, 10, 11}
    assert all(7 not in state.done for state in STATES if not state.over)


def test_quest_7_is_offered_alone_or_beside_hidden_quests() -> None:
    """What is found in the towns may be played before it; nothing that must be played is left behind."""
    for state in STATES:
        if 7 in state.prompts:
            assert state.prompts <= {6, 7, 8, 11}, state


def test_adventure_cards_are_never_offered_twice_for_a_quest_that_is_gone() -> None:
    for state in STATES:
        assert not state.prompts & (state.done | state.dropped)


def test_towns_follow_the_road() -> None:
    """Vinna until quests 3 and 4 are done, Din'Lux from then on."""
    for state in STATES:
        if state.over or not state.done >= {2}:
            continue
        assert state.town == (terms.DINLUX if state.done >= {3, 4} else terms.VINNA), state
