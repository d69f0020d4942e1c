"""The story as a graph: whatever a group decides, it reaches an end, and every card can be reached."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from tests.games.kinfire.house import CONTENT, LEXICON, said_op, value
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms

QUEST_CARDS = [number for number, card in enumerate(CONTENT.story) if card.quest != terms.NONE]
TOWN_CARDS = [number for number, card in enumerate(CONTENT.story) if card.town != terms.NONE]


def label(card: int) -> str:
    return LEXICON.number("story", card)


def within(ops: terms.ListId) -> Iterator[b.Op]:
    """All operations of a list and of what hangs on them."""
    for op in CONTENT.lists[ops]:
        yield op
        lists = [op.then] if op.then > 0 else []
        lists += [branch.then for branch in op.branches] + [choice.then for choice in op.choices]
        if op.test is not None:
            lists += [op.test.passed, op.test.failed, op.test.all_passed]
        for other in lists:
            yield from within(other)


def leads_to(card: int) -> set[int]:
    """The cards to which a card can lead directly, replacements by memories included."""
    found: set[int] = set()
    for op in within(CONTENT.story[card].ops):
        if op.verb == terms.GOTO:
            found.add(op.what)
        elif op.fight is not None:
            found |= {to for to in (op.fight.with_ally, op.fight.won, op.fight.lost) if to != terms.NONE}
    return found | {memory.by for memory in CONTENT.memories if memory.replaces in found}


def reached(start: int) -> set[int]:
    seen, open_ = {start}, [start]
    while open_:
        for card in leads_to(open_.pop()) - seen:
            seen.add(card)
            open_.append(card)
    return seen


# -- leaving a card -------------------------------------------------------------------------------


def leaves(ops: terms.ListId) -> bool:
    """Whether a list leaves its card whatever happens: through a decision only if every option does."""
    for op in CONTENT.lists[ops]:
        if op.verb < terms.LEAVES:
            return True
        if op.choices and all(leaves(choice.then) for choice in op.choices):
            return True
        if op.branches and op.branches[-1].condition.kind == terms.ALWAYS:
            if all(leaves(branch.then) for branch in op.branches):
                return True
        if op.test is not None and op.test.scope != terms.EACH and leaves(op.test.passed) and leaves(op.test.failed):
            return True
    return False


@pytest.mark.parametrize("card", QUEST_CARDS, ids=label)
def test_a_card_of_a_quest_always_leads_on(card: int) -> None:
    assert leaves(CONTENT.story[card].ops), label(card)


@pytest.mark.parametrize("card", TOWN_CARDS, ids=label)
def test_a_town_card_stays_in_town(card: int) -> None:
    for op in within(CONTENT.story[card].ops):
        assert op.verb not in (terms.COMBAT, terms.NEXT, terms.CITY, terms.ENDING, terms.QUEST_WON, terms.QUEST_LOST), (
            said_op(op)
        )
        if op.verb == terms.GOTO:
            assert CONTENT.story[op.what].town == CONTENT.story[card].town
            assert CONTENT.story[op.what].event


@pytest.mark.parametrize("quest", range(terms.QUESTS))
def test_every_card_of_a_quest_can_be_reached_and_no_way_goes_in_circles(quest: int) -> None:
    first = CONTENT.quests[quest].first
    cards = {number for number in QUEST_CARDS if CONTENT.story[number].quest == quest}
    assert reached(first) == cards
    rank: dict[int, int] = {}

    def visit(card: int, path: tuple[int, ...]) -> None:
        if card in path:
            circle = path[path.index(card) :]
            names = {label(one) for one in circle}
            assert names <= HEARINGS, names
            return
        if card in rank:
            return
        for other in leads_to(card):
            visit(other, (*path, card))
        rank[card] = len(path)

    visit(first, ())


HEARINGS = {"11-2", "11-3", "11-4", "11-5"}  # the inquiry: each keeper is heard once, so the circle ends


@pytest.mark.rule("KIN-325", "KIN-290")
def test_every_town_card_can_be_reached() -> None:
    """From those that lie in the deck at the start, by operations of any card."""
    open_ = [card for card in TOWN_CARDS if CONTENT.story[card].at_start]
    seen = set(open_)
    added = {op.what for card in QUEST_CARDS for op in within(CONTENT.story[card].ops) if op.verb == terms.ADD}
    open_ += sorted(added - seen)
    seen |= added
    while open_:
        for op in within(CONTENT.story[open_.pop()].ops):
            if op.verb in (terms.GOTO, terms.ADD, terms.REPLACE) and op.what not in seen:
                seen.add(op.what)
                open_.append(op.what)
    assert seen == set(TOWN_CARDS)


@pytest.mark.rule("KIN-272", "KIN-325")
def test_no_location_ever_has_two_cards_in_the_deck() -> None:
    """A later card comes only in place of the one before it, or to a location that has none."""
    for place in CONTENT.locations:
        assert sum(CONTENT.story[card].at_start for card in place.cards) <= 1
        for card in place.cards:
            for op in within(CONTENT.story[card].ops):
                if op.verb == terms.REPLACE:
                    assert op.what in place.cards and op.what != card
    for number in range(len(CONTENT.story)):
        for op in within(CONTENT.story[number].ops):
            if op.verb == terms.ADD:
                place = CONTENT.locations[CONTENT.story[op.what].location]
                assert not any(CONTENT.story[card].at_start for card in place.cards), label(op.what)


def test_an_event_takes_itself_away_or_is_asked_for_only_once() -> None:
    """An event is reached again only while it is apart (KIN-325)."""
    for number in TOWN_CARDS:
        if CONTENT.story[number].event:
            removes = [op for op in within(CONTENT.story[number].ops) if op.verb == terms.REMOVE]
            assert removes, label(number)


# -- quests ---------------------------------------------------------------------------------------


@pytest.mark.rule("KIN-257", "KIN-258")
def test_every_quest_but_the_first_two_is_offered_somewhere() -> None:
    offered: dict[int, list[str]] = {}
    for number in range(len(CONTENT.story)):
        for op in within(CONTENT.story[number].ops):
            if op.verb == terms.PROMPT:
                offered.setdefault(op.what, []).append(label(number))
    assert sorted(offered) == list(range(2, terms.QUESTS))
    hidden = [quest for quest in offered if CONTENT.quests[quest].hidden]
    assert all(card[0] in "VD" for quest in hidden for card in offered[quest])
    followed = [op.what for number in QUEST_CARDS for op in within(CONTENT.story[number].ops) if op.verb == terms.NEXT]
    assert followed == [1], "only quest 2 must be played after another"


@pytest.mark.rule("KIN-323")
def test_quests_10_and_12_exclude_each_other() -> None:
    """Whichever of 5 and 9 comes last offers both; the first card of each takes the other away."""
    for card in ("q5_15", "q9_15"):
        ops = CONTENT.lists[CONTENT.story[value("story", card)].ops]
        assert [op.what + 1 for op in ops if op.verb == terms.PROMPT] == [10, 12], card
    for quest, other in ((10, 12), (12, 10)):
        first = CONTENT.lists[CONTENT.story[CONTENT.quests[quest - 1].first].ops][0]
        assert (first.verb, first.what + 1) == (terms.DROP, other)
    dropped = [op for number in range(len(CONTENT.story)) for op in within(CONTENT.story[number].ops)]
    assert sum(op.verb == terms.DROP for op in dropped) == 2


@pytest.mark.rule("KIN-267", "KIN-295", "KIN-330")
def test_how_quests_end() -> None:
    ends: dict[int, set[int]] = {}
    for number in QUEST_CARDS:
        for op in within(CONTENT.story[number].ops):
            if op.verb in (terms.NEXT, terms.CITY, terms.ENDING):
                ends.setdefault(CONTENT.story[number].quest, set()).add(op.verb)
    assert ends.pop(0) == {terms.NEXT}
    assert ends.pop(6) == {terms.ENDING}
    assert set(ends) == set(range(terms.QUESTS)) - {0, 6}
    assert all(found == {terms.CITY} for found in ends.values())
    endings = [op.what for number in QUEST_CARDS for op in within(CONTENT.story[number].ops) if op.verb == terms.ENDING]
    assert sorted(endings) == [terms.CITY_LIT, terms.NEXT_WATCH, terms.OTHER_LIGHT, terms.LONG_WATCH]


@pytest.mark.rule("KIN-324")
def test_a_quest_without_combat_says_its_result_on_every_way() -> None:
    for quest in range(terms.QUESTS):
        cards = [number for number in QUEST_CARDS if CONTENT.story[number].quest == quest]
        ops = [op for number in cards for op in within(CONTENT.story[number].ops)]
        fights = [op for op in ops if op.verb == terms.COMBAT]
        said = [op for op in ops if op.verb in (terms.QUEST_WON, terms.QUEST_LOST)]
        assert len(fights) == (0 if said else 1), quest
        assert bool(said) == (quest == 10)


@pytest.mark.rule("KIN-301")
def test_notes_speak_of_the_combat_of_their_quest() -> None:
    fought = {setup.quest: setup for setup in CONTENT.setups}
    for number in QUEST_CARDS:
        for op in within(CONTENT.story[number].ops):
            if op.verb != terms.NOTE:
                continue
            setup = fought[CONTENT.story[number].quest]
            if op.what == terms.NOTE_ENEMY_HP:
                assert op.piece in setup.enemies, label(number)
            elif op.what == terms.NOTE_ALLY_HP:
                assert op.piece in setup.allies, label(number)
            elif op.what == terms.NOTE_START_ZONE:
                assert op.piece < len(CONTENT.maps[setup.map].zones), label(number)
            elif op.what == terms.NOTE_SLUICE_CLOSED:
                assert LEXICON.value("ally", "sluice") in setup.allies
    for number, setup in enumerate(CONTENT.setups):
        cards = [card for card in QUEST_CARDS for op in within(CONTENT.story[card].ops) if said_fight(op) == number]
        assert [CONTENT.story[card].quest for card in cards] == [setup.quest]


def said_fight(op: b.Op) -> int:
    return op.fight.setup if op.fight is not None else terms.NONE


# -- decisions ------------------------------------------------------------------------------------


@pytest.mark.rule("KIN-227", "KIN-262")
def test_a_decision_always_has_an_open_option() -> None:
    """Without any memory, coin or Seeker named; the inquiry, where each keeper may have been heard, is played below."""
    for number in range(len(CONTENT.story)):
        for op in within(CONTENT.story[number].ops):
            if op.choices and label(number) != "11-5":
                assert any(choice.needs.kind == terms.ALWAYS for choice in op.choices), label(number)


def test_the_inquiry_never_gets_stuck() -> None:
    """Card 11-5 is reached with at most two of the three keepers heard, so one of them is left."""
    heard = [value("memory", id_) for id_ in ("m11_a", "m11_b", "m11_c")]
    bells = value("story", "q11_5")
    asks = next(op for op in CONTENT.lists[CONTENT.story[bells].ops] if op.choices)
    lacking = [choice.needs.parts[0].what for choice in asks.choices if choice.needs.kind == terms.NOT]
    assert lacking == heard
    for keeper in ("q11_2", "q11_3", "q11_4"):
        first, *_ = CONTENT.lists[CONTENT.story[value("story", keeper)].ops]
        assert first.condition is not None and first.condition.kind == terms.COUNT
        assert first.condition.number == 2 and first.condition.memories == sum(1 << one for one in heard)
        assert CONTENT.lists[first.then][0].verb == terms.GOTO and CONTENT.lists[first.then][0].what != bells


@pytest.mark.rule("KIN-232")
def test_every_seeker_stands_at_one_option_of_every_conundrum() -> None:
    found = [op for number in range(len(CONTENT.story)) for op in within(CONTENT.story[number].ops)]
    conundrums = [op for op in found if op.verb == terms.CONUNDRUM]
    assert len(conundrums) >= 10
    for op in conundrums:
        assert sorted(seeker for choice in op.choices for seeker in choice.seekers) == list(range(terms.SEEKERS))
        assert all(choice.needs.kind == terms.ALWAYS for choice in op.choices)


@pytest.mark.rule("KIN-262")
def test_every_seeker_has_options_of_its_own() -> None:
    faces = [
        choice.needs.what
        for number in range(len(CONTENT.story))
        for op in within(CONTENT.story[number].ops)
        for choice in op.choices
        if choice.needs.kind == terms.SEEKER
    ]
    assert set(faces) == set(range(terms.SEEKERS))


# -- playing every branch -------------------------------------------------------------------------


def ways(ops: terms.ListId, owned: frozenset[int], group: frozenset[int]) -> Iterator[tuple[int, frozenset[int]]]:
    """Where a list can lead with these memories and Seekers: to a card or an end (NONE), with what memories then.

    Tests may succeed or fail, fights be won or lost; quests done, coins and kinfire may be anything.
    """
    yield from walk(list(CONTENT.lists[ops]), owned, group)


STAY = -2  # the list did not leave its card


def walk(ops: list[b.Op], owned: frozenset[int], group: frozenset[int]) -> Iterator[tuple[int, frozenset[int]]]:
    if not ops:
        yield STAY, owned
        return
    op, rest = ops[0], ops[1:]
    if op.verb == terms.GOTO:
        yield op.what, owned
    elif op.verb == terms.COMBAT:
        assert op.fight is not None
        for to in {op.fight.won, op.fight.lost, op.fight.with_ally} - {terms.NONE}:
            yield to, owned
    elif op.verb in (terms.NEXT, terms.CITY, terms.ENDING):
        yield terms.NONE, owned
    elif op.verb == terms.GAIN_MEMORY:
        yield from walk(rest, owned | {op.what}, group)
    elif op.verb == terms.FORGET:
        yield from walk(rest, owned - {op.what}, group)
    else:
        for then in branches(op, owned, group):
            for to, kept in ways(then, owned, group):
                if to == STAY:
                    yield from walk(rest, kept, group)
                else:
                    yield to, kept


def branches(op: b.Op, owned: frozenset[int], group: frozenset[int]) -> list[terms.ListId]:
    """The lists of which one is carried out."""
    if op.verb == terms.IF:
        assert op.condition is not None
        truths = truth(op.condition, owned, group)
        return [op.then if true else 0 for true in truths]
    if op.verb == terms.FIRST:
        found: list[terms.ListId] = []
        for branch in op.branches:
            truths = truth(branch.condition, owned, group)
            if True in truths:
                found.append(branch.then)
            if False not in truths:
                return found
        return [*found, 0]
    if op.choices:
        offered = [choice.then for choice in op.choices if True in truth(choice.needs, owned, group)]
        assert offered
        certain = [choice for choice in op.choices if truth(choice.needs, owned, group) == {True}]
        assert certain, "an option that is open whatever the group has"
        return offered
    if op.test is not None:
        return [op.test.passed, op.test.failed] if op.test.scope != terms.EACH else [0, op.test.all_passed]
    return [0]


def truth(condition: b.Condition, owned: frozenset[int], group: frozenset[int]) -> set[bool]:
    """What a condition can be."""
    kind = condition.kind
    if kind == terms.ALWAYS:
        return {True}
    if kind == terms.HAS:
        return {condition.what in owned}
    if kind == terms.SEEKER:
        return {condition.what in group}
    if kind == terms.COUNT:
        return {sum(condition.memories >> memory & 1 for memory in owned) >= condition.number}
    if kind == terms.NOT:
        return {not one for one in truth(condition.parts[0], owned, group)}
    if kind in (terms.AND, terms.OR):
        parts = [truth(part, owned, group) for part in condition.parts]
        joined = {all(all(p) for p in parts)} if kind == terms.AND else {any(all(p) for p in parts)}
        return joined if all(len(part) == 1 for part in parts) else {True, False}
    return {True, False}


@pytest.mark.parametrize("quest", range(terms.QUESTS))
def test_every_way_through_a_quest_ends(quest: int) -> None:
    """With every pair of Seekers, with no memory of other quests and with all of them: no dead end on any branch."""
    others = frozenset(
        number for number in range(terms.MEMORIES) if LEXICON.number("memory", number).split("-")[0] != str(quest + 1)
    )
    read: set[int] = set()
    replaced = {memory.replaces: (number, memory.by) for number, memory in enumerate(CONTENT.memories)}
    for pair in combinations(range(terms.SEEKERS), 2):
        for start in (frozenset[int](), others):
            seen = {(CONTENT.quests[quest].first, start)}
            open_ = list(seen)
            ended = False
            while open_:
                card, owned = open_.pop()
                read.add(card)
                found = list(ways(CONTENT.story[card].ops, owned, frozenset(pair)))
                assert found, label(card)
                for to, kept in found:
                    assert to != STAY, label(card)
                    if to == terms.NONE:
                        ended = True
                        continue
                    memory, by = replaced.get(to, (terms.NONE, to))
                    to = by if memory in kept else to
                    if (to, kept) not in seen:
                        seen.add((to, kept))
                        open_.append((to, kept))
            assert ended
    assert read == {number for number in QUEST_CARDS if CONTENT.story[number].quest == quest}
