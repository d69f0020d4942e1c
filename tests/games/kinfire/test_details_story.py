"""Details of story, town and decks that whole campaigns hardly show: one small situation for each."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from tests.games.kinfire.builder import CONTENT, LEXICON, Scenario, card, value
from tests.games.kinfire.test_gathering import known
from tests.games.kinfire.test_story import keys, read, story, told
from tests.games.kinfire.test_town import choose, in_town
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms
from veillee.games.kinfire.box import Condition, Memory
from veillee.games.kinfire.campaign import Chronicle, take_down
from veillee.games.kinfire.decks import is_legal
from veillee.games.kinfire.steps.chapter import BeginQuest, ChooseQuest, Gather
from veillee.games.kinfire.steps.conditions import holds, is_fatal, replaced
from veillee.games.kinfire.steps.falling import DivideTokens, divide
from veillee.games.kinfire.steps.gains import gain_card
from veillee.games.kinfire.steps.inn import ANY_CARDS, STARTING_CARDS, at_hand
from veillee.games.kinfire.steps.story import CardEnds, RunOps
from veillee.games.kinfire.steps.town import Town
from veillee.games.kinfire.steps.votes import leading
from veillee.games.kinfire.table import BOARD, LOST, WON
from veillee.games.kinfire.terms import EXHAUSTED, NONE

# -- quests and groups -----------------------------------------------------------------------


@pytest.mark.rule("KIN-009", "KIN-012", "KIN-024", "KIN-032")
def test_a_quest_sets_health_and_shuffles_decks_with_their_discard_piles() -> None:
    table = story("asha khor")
    asha = table.seats[0]
    asha.health = 2
    asha.discard = [asha.deck.pop(), asha.deck.pop(), EXHAUSTED]
    BeginQuest(1).run(table)
    assert asha.health == asha.top and not asha.discard
    assert len(asha.deck) == 19 and EXHAUSTED in asha.deck, "exhausted cards stay"


@pytest.mark.rule("KIN-036")
@pytest.mark.parametrize(
    ("present", "before", "tokens_of_naz"),
    [
        ("asha naz", {"asha": 3, "khor": 1}, 3),  # the one who stays counts, not the one who leaves
        ("naz roland", {"asha": 3, "khor": 2}, 2),  # nobody stays: those who leave
        ("asha khor naz", {"asha": 0, "khor": 2}, 0),
    ],
)
def test_a_newcomer_has_as_many_tokens_as_the_poorest_who_stays(
    present: str, before: dict[str, int], tokens_of_naz: int
) -> None:
    table = story(present, decisions="speaker")
    table.company.quest = NONE
    table.company.quests, table.company.results = [0, 1], [WON, WON]
    for name, kinfire in before.items():
        known(table, name, kinfire)
    Gather().run(table)
    assert table.seats[present.split().index("naz")].kinfire == tokens_of_naz


@pytest.mark.rule("KIN-033", "KIN-258")
def test_a_quest_that_must_be_played_next_goes_before_adventure_cards() -> None:
    table = story("asha khor", decisions="speaker")
    table.company.prompts, table.company.next_quest = [3, 4], 1
    assert [option.key for option in ChooseQuest((0,)).ballot(table)] == ["quest:2"]
    table.company.next_quest = NONE
    assert [option.key for option in ChooseQuest((0,)).ballot(table)] == ["quest:4", "quest:5"]


@pytest.mark.rule("KIN-041")
def test_the_chronicle_counts_exhausted_cards_wherever_they_lie() -> None:
    table = story("asha khor")
    table.seats[0].deck.append(EXHAUSTED)
    table.seats[0].discard += [EXHAUSTED, EXHAUSTED]
    kept = take_down(Chronicle(), table).seekers
    assert [one.exhausted for one in kept] == [3, 0]


@pytest.mark.rule("KIN-254", "KIN-256", "KIN-327")
def test_a_pair_exists_once() -> None:
    """In a single quest a deck may hold already what the story would give."""
    table = story("asha khor")
    pair = value("pair", "br1")
    assert gain_card(table, pair, "KIN-254") and not gain_card(table, pair, "KIN-254")
    table.company.reserve = []
    table.seats[1].pairs[0] = pair
    assert not gain_card(table, pair, "KIN-254") and table.company.reserve == []
    assert gain_card(table, card("d2"), "KIN-322") and gain_card(table, card("d2"), "KIN-322")


@pytest.mark.rule("KIN-313", "KIN-315")
def test_a_leader_with_two_seats_votes_once() -> None:
    table = story("asha khor")
    assert leading(table) == NONE
    table.leader = 1
    assert leading(table) == 1
    table.people = [0, 0]
    assert leading(table) == 0


# -- tokens ----------------------------------------------------------------------------------


@pytest.mark.rule("KIN-193", "KIN-194")
def test_tokens_are_dealt_in_rounds_and_the_rest_one_each() -> None:
    """Eight tokens for the three abilities of Sileth: two rounds, then two that the group places in different rows."""
    table = Scenario("asha khor", combat="q2_11").table
    table.log = []
    table.tokens = [NONE] * 13
    divide(table, [1, 2, 3, 4, 5, 6, 7, 8], 1)
    assert [table.tokens[token] - BOARD for token in range(1, 7)] == [0, 1, 2] * 2
    asked = table.stack[-1]
    assert isinstance(asked, DivideTokens)
    assert [option.key for option in asked.options(table)] == ["token:7:1", "token:7:2", "token:7:3"]
    table.stack.pop()
    asked.resolve(table, asked.options(table)[1])
    last = table.stack[-1]
    assert isinstance(last, DivideTokens)
    assert [option.key for option in last.options(table)] == ["token:8:1", "token:8:3"]


# -- conditions ------------------------------------------------------------------------------


@pytest.mark.rule("KIN-324")
def test_a_quest_that_was_lost_is_done_and_not_won() -> None:
    table = story("asha khor")
    table.company.quests, table.company.results = [2, 3], [LOST, WON]
    truth = {}
    for kind in (terms.DONE, terms.WON, terms.LOST):
        truth[kind] = [holds(table, Condition(kind=kind, what=quest)) for quest in (2, 3, 4)]
    assert truth == {terms.DONE: [True, True, False], terms.WON: [False, True, False], terms.LOST: [True, False, False]}


@pytest.mark.rule("KIN-239", "KIN-240")
def test_replaced_cards_may_be_replaced_again_but_each_memory_counts_once() -> None:
    """Two memories in a row, and two that point at each other."""

    def read_instead(start: int, *memories: tuple[int, int]) -> int:
        printed = [Memory(replaces=old, by=new) for old, new in memories]
        table: Any = SimpleNamespace(
            company=SimpleNamespace(memories=list(range(len(printed)))), box=SimpleNamespace(memories=printed)
        )
        return replaced(table, start)

    assert read_instead(5, (5, 6), (6, 7)) == 7
    assert read_instead(5, (6, 7), (5, 6)) == 7
    assert read_instead(5, (5, 6), (6, 5)) == 5, "there and back, then no more"
    assert read_instead(4, (5, 6)) == 4


def lists(*made: tuple[b.Op, ...], cards: tuple[int, ...] = ()) -> Any:
    """A table whose box has these lists of operations; story card n has the list cards[n]."""
    seats = [SimpleNamespace(health=2, top=12), SimpleNamespace(health=9, top=12)]
    box = SimpleNamespace(lists=list(made), story=[SimpleNamespace(ops=ops) for ops in cards], memories=[])
    return SimpleNamespace(seats=seats, box=box, company=SimpleNamespace(memories=[]))


HURTS = b.Op(verb=terms.SUFFER, who=terms.EACH, number=2)


@pytest.mark.rule("KIN-249", "KIN-250", "KIN-318")
def test_what_is_certainly_fatal_is_looked_for_up_to_the_first_thing_that_is_open() -> None:
    goto = b.Op(verb=terms.GOTO, what=0)
    test = b.Op(verb=terms.TEST)
    assert is_fatal(lists((HURTS,)), 0)
    assert is_fatal(lists((goto,), (HURTS,), cards=(1,)), 0), "the next card counts"
    assert not is_fatal(lists((test, HURTS)), 0), "a test may change everything"
    assert not is_fatal(lists((b.Op(verb=terms.CHOOSE), HURTS)), 0)
    assert not is_fatal(lists((b.Op(verb=terms.SUFFER, who=terms.ONE, number=2),)), 0), "somebody else can bear it"
    assert is_fatal(lists((b.Op(verb=terms.SUFFER, who=terms.ONE, number=9),)), 0)
    assert not is_fatal(lists((b.Op(verb=terms.REGAIN, who=terms.EACH, number=1), HURTS)), 0)


@pytest.mark.rule("KIN-247", "KIN-243")
def test_each_seeker_is_tested_by_the_colour_chosen() -> None:
    """Both decks hold red cards only: whoever swims passes, whoever leaps does not."""
    ops, place = next(
        (ops, place)
        for ops, listed in enumerate(CONTENT.lists)
        for place, op in enumerate(listed)
        if op.test is not None and op.test.approaches == (terms.RED, terms.GREEN)
    )
    for answers, passed in ((("red", "green"), [0]), (("green", "red"), [1])):
        table = story("asha khor")
        table.company.reading = 0
        for one in table.seats:
            one.deck, one.discard = [card("d3")] * 6, []
        table.next(RunOps(ops, place, NONE), CardEnds())
        table.advance()
        choose(table, *[f"approach:{colour}" for colour in answers])
        assert [event.seat for event in told(table, "passes-test")] == passed
        assert [event.seat for event in told(table, "fails-test")] == [1 - passed[0]]


# -- shops, inns, decks ----------------------------------------------------------------------


@pytest.mark.rule("KIN-274", "KIN-327")
def test_only_what_is_in_stock_and_can_be_paid_is_offered() -> None:
    table = in_town("asha khor")
    table.company.coins = 1
    read(table, "v_2")
    goods = {LEXICON.id("action", good.card): good.price for good in CONTENT.shops[shop_of("v_2")].goods}
    assert min(goods.values()) == 1 < max(goods.values())
    assert {key for key in keys(table) if key.startswith("buy")} == {
        f"buy:{name}" for name, price in goods.items() if price <= 1
    }
    cheap = next(name for name, price in goods.items() if price == 1)
    table = in_town("asha khor")
    table.company.coins = 9
    table.company.stock[value("action", cheap)] = 0
    read(table, "v_2")
    assert f"buy:{cheap}" not in keys(table) and len([key for key in keys(table) if key.startswith("buy")]) > 0


def shop_of(name: str) -> int:
    return CONTENT.story[value("story", name)].shop


@pytest.mark.rule("KIN-292", "KIN-293")
@pytest.mark.parametrize(("flipped", "learned"), [("ro5", True), ("exhausted", False)])
def test_only_who_passes_the_test_learns_the_card(flipped: str, learned: bool) -> None:
    table = in_town("asha khor", town=1)
    table.company.coins = 2
    table.seats[1].deck = [card(flipped)] * 4
    read(table, "d_5")
    choose(table, "train:tr1", "who:khor")
    if learned and "to_reserve" in keys(table):
        choose(table, "to_reserve")
    assert (value("pair", "tr1") in table.company.reserve) is learned
    assert table.company.coins == 1
    assert ("train:tr1" in keys(table)) is not learned, "as many attempts as the group can pay for"
    choose(table, "train:tr2", "who:asha")
    assert table.company.coins == 0 and table.company.actions == 2, "all on one city action"
    assert not [key for key in keys(table) if key.startswith("train")]


@pytest.mark.rule("KIN-288")
def test_disposable_instants_count_for_limit_5() -> None:
    feyn = value("seeker", "feyn")
    pairs = list(CONTENT.seekers[feyn].pairs)
    assert sum(CONTENT.cards[pair].instant for pair in pairs) == 3
    assert is_legal(CONTENT, feyn, pairs, [card("d2")], 0)
    assert not is_legal(CONTENT, feyn, pairs, [card("d4")], 0)


@pytest.mark.rule("KIN-283", "KIN-289", "KIN-300")
def test_at_hand_are_cards_without_a_face_and_the_own_ones() -> None:
    table = in_town("asha khor")
    table.company.reserve += [value("pair", one) for one in ("br1", "as3", "kh3", "ua1", "ua3")] + [card("d2")]

    def names(seat: int, source: int) -> set[str]:
        return {LEXICON.id("pair", pair) for pair in at_hand(table, table.seats[seat], source)}

    owners = {one: CONTENT.pairs[value("pair", one)].owner for one in ("ua1", "ua3")}
    assert {one for one, owner in owners.items() if owner == value("seeker", "asha")} == {"ua1"}
    assert names(0, ANY_CARDS) == {"br1", "as3", "ua1"}
    assert names(1, ANY_CARDS) == {"br1", "kh3", "ua3"}
    assert names(0, STARTING_CARDS) == {"as3"}


@pytest.mark.rule("KIN-261", "KIN-326")
def test_given_up_actions_are_gone() -> None:
    table = in_town("asha khor", actions=3)
    table.next(Town(False))
    table.advance()
    choose(table, "give_up")
    assert table.company.actions == 0 and table.asking is None
