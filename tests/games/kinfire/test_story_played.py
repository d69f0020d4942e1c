"""Every branch of the story is played by the engine itself: every list of operations, every card, every way out.

A combat is not fought here: its result is given, so that all that hangs on it is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.games.kinfire.builder import CONTENT, LEXICON, SPEC, card, value
from tests.games.kinfire.test_story import story
from tests.games.kinfire.test_story_graph import QUEST_CARDS, TOWN_CARDS, within
from veillee.core.campaign import Saga, Wishes
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms
from veillee.games.kinfire.campaign import Chronicle, KinfireCampaign
from veillee.games.kinfire.steps.chapter import EndQuest
from veillee.games.kinfire.steps.muster import MusterCombat
from veillee.games.kinfire.steps.story import ReadCard, RunOps
from veillee.games.kinfire.table import LOST, WON, Helper, KinfireTable
from veillee.games.kinfire.words import SEEKER_IDS

CARDS = len(CONTENT.story)
GROUPS = ("asha feyn", "khor naz", "roland valora")  # every Seeker once
WHITE, VOID = card("ro5"), card("exhausted")  # a deck of these passes every test, or none


class Played:
    """What the engine carried out: lists of operations, and cards."""

    def __init__(self) -> None:
        self.lists: set[int] = set()
        self.cards: set[int] = set()


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Played:
    found = Played()
    carry_out, read = RunOps.run, ReadCard.run

    def run_ops(self: RunOps, table: KinfireTable) -> None:
        found.lists.add(self.ops)
        carry_out(self, table)

    def read_card(self: ReadCard, table: KinfireTable) -> None:
        read(self, table)
        found.cards.add(table.company.reading)

    monkeypatch.setattr(RunOps, "run", run_ops)
    monkeypatch.setattr(ReadCard, "run", read_card)
    return found


def end_fights(monkeypatch: pytest.MonkeyPatch, player: Random) -> None:
    """Combats are decided by chance, more often for the group, and their allies live or not."""

    def run(self: MusterCombat, table: KinfireTable) -> None:
        table.verdict = WON if player.random() < 0.7 else LOST
        table.helpers = [Helper(ally, 0, 1) for ally in CONTENT.setups[self.card].allies]
        for helper in table.helpers:
            helper.here = player.random() < 0.5
        table.notes = []

    monkeypatch.setattr(MusterCombat, "run", run)


# -- every branch of every card --------------------------------------------------------------


def hanging(ops: terms.ListId) -> set[terms.ListId]:
    """All lists of a card that have something in them."""
    found = {ops}
    for op in within(ops):
        found |= {op.then} | {branch.then for branch in op.branches} | {choice.then for choice in op.choices}
        if op.test is not None:
            found |= {op.test.passed, op.test.failed, op.test.all_passed}
    return {one for one in found if one > 0 and CONTENT.lists[one]}


def situations(number: int) -> Iterator[KinfireTable]:
    """Groups with every Seeker; with no memory, each alone and all of them; poor and rich; lucky and unlucky."""
    everything = list(range(terms.MEMORIES))
    asked = sorted(asked_for(number))
    alone = [[one] for one in asked]
    lacking = [[other for other in everything if other != one] for one in asked]
    for memories in ([], everything, *alone, *lacking):
        for group in GROUPS:
            for flipped in (WHITE, VOID):
                for quests in ([], list(range(terms.QUESTS))):
                    yield situation(number, group, list(memories), flipped, quests)


def asked_for(number: int) -> set[int]:
    """The memories that conditions of a card look at."""
    found: set[int] = set()

    def look(condition: b.Condition | None) -> None:
        if condition is None:
            return
        if condition.kind == terms.HAS:
            found.add(condition.what)
        for part in condition.parts:
            look(part)

    for op in within(CONTENT.story[number].ops):
        look(op.condition)
        for branch in op.branches:
            look(branch.condition)
        for choice in op.choices:
            look(choice.needs)
    return found


def situation(number: int, group: str, memories: list[int], flipped: int, quests: list[int]) -> KinfireTable:
    table = story(group, decisions="speaker")
    company = table.company
    company.memories = memories
    company.town = CONTENT.story[number].town
    company.quests = quests
    company.results = [WON if quest % 2 else LOST for quest in quests]
    if quests:
        company.coins = 9
        for seeker in table.seats:
            seeker.kinfire = 2
    for seeker in table.seats:
        seeker.deck = [flipped] * 12
    table.log = None
    return table


def explore(table: KinfireTable, number: int) -> None:
    """Give every answer to every question of one card, until it is left."""
    table.next(ReadCard(number), EndQuest())
    open_ = [table]
    while open_:
        now = open_.pop()
        if now.asking is None:
            now.advance()
        if now.asking is None or now.company.reading != number:
            continue
        for option in [one for one in now.options if one.kind in LEAVES] or now.options:
            other = now.fork()
            other.choose(option)
            open_.append(other)


LEAVES = ("leave", "stay_awake", "to_reserve")  # shops and inns have tests of their own


@pytest.mark.rule("KIN-227", "KIN-230", "KIN-236", "KIN-238", "KIN-243")
@pytest.mark.parametrize("quest", [*range(terms.QUESTS), "town"])
def test_every_branch_of_every_card_is_carried_out(
    quest: int | str, played: Played, monkeypatch: pytest.MonkeyPatch
) -> None:
    end_fights(monkeypatch, Random(1))
    # Cards to which one leads are looked at by themselves: here a card ends where it is left.
    numbers = TOWN_CARDS if quest == "town" else [one for one in QUEST_CARDS if CONTENT.story[one].quest == quest]
    read = ReadCard.run

    def only(self: ReadCard, table: KinfireTable) -> None:
        if table.company.read:
            table.stack.clear()
        else:
            read(self, table)

    monkeypatch.setattr(ReadCard, "run", only)
    missing: dict[str, set[int]] = {}
    for number in numbers:
        wanted = hanging(CONTENT.story[number].ops)
        for table in situations(number):
            if wanted <= played.lists:
                break
            explore(table, number)
        if wanted - played.lists:
            missing[LEXICON.number("story", number)] = wanted - played.lists
    assert not missing


# -- every card in campaigns -----------------------------------------------------------------


@pytest.mark.rule("KIN-226", "KIN-239", "KIN-258", "KIN-325", "KIN-330")
@pytest.mark.slow
def test_every_card_and_every_ending_comes_up_in_some_campaign(played: Played, monkeypatch: pytest.MonkeyPatch) -> None:
    """Campaigns by players who choose at random; nobody is ever stuck, and in the end everything was read."""
    player = Random(7)
    end_fights(monkeypatch, player)
    campaign = KinfireCampaign()
    endings: set[int] = set()
    wanted = set(QUEST_CARDS) | set(TOWN_CARDS)
    for _ in range(400):
        chronicle = campaign.begin({"level": "standard"}, "1")
        while campaign.chapters(chronicle):
            chronicle = chapter(chronicle, player)
        endings.add(chronicle.ending)
        if played.cards >= wanted and len(endings) == 4:
            return
    unread = sorted(LEXICON.number("story", one) for one in wanted - played.cards)
    raise AssertionError(f"never read: {unread}; endings: {endings}")


def chapter(chronicle: Chronicle, player: Random) -> Chronicle:
    saga: Saga[Chronicle] = Saga(SPEC, {"level": "standard"}, "1")
    saga.chronicle = chronicle
    saga.word = f"deal{player.random()}"
    roles = tuple(player.sample(SEEKER_IDS, player.choice((2, 3, 4)))) if not chronicle.group else ()
    wishes = Wishes(("human",) * len(roles), roles, settings={"decisions": "speaker"}) if roles else Wishes()
    match = saga.start(saga.chapters[0].id, wishes)
    table = match.table
    assert isinstance(table, KinfireTable)
    while table.asking is not None:
        options = [option for option in table.options if option.kind not in ("pack_up", "give_up")] or table.options
        table.choose(player.choice(options))
    return KinfireCampaign().after(chronicle, match)


def test_there_are_199_cards() -> None:
    assert CARDS == len(QUEST_CARDS) + len(TOWN_CARDS) == 199
    assert value("story", "q1_1") == CONTENT.quests[0].first
