"""The story in play: whole quests at random, decisions, tests, penalties and rewards."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from tests.games.kinfire.builder import CONTENT, SPEC, value
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.table import Event
from veillee.games.kinfire import GROWTH
from veillee.games.kinfire.box import Choice, Condition, Op
from veillee.games.kinfire.decks import cards_of
from veillee.games.kinfire.evaluation import hope
from veillee.games.kinfire.steps.chapter import BeginQuest, EndQuest, set_health
from veillee.games.kinfire.steps.common import gain_exhausted
from veillee.games.kinfire.steps.conditions import is_fatal, replaced
from veillee.games.kinfire.steps.gains import (
    OpenPouch,
    acquire,
    drop_prompt,
    gain_card,
    gain_coins,
    gain_kinfire,
    gain_memory,
    gain_prompt,
    open_pack,
    suffer,
)
from veillee.games.kinfire.steps.story import CardEnds, ChooseOption, ReadCard, RunOps
from veillee.games.kinfire.steps.trial import Approach, Flip, meets, success
from veillee.games.kinfire.steps.votes import open_choices
from veillee.games.kinfire.table import LOST, WON, KinfireTable
from veillee.games.kinfire.terms import (
    ALWAYS,
    BLUE,
    BOOSTS,
    EACH,
    EXHAUSTED,
    FIRST,
    GREEN,
    HAS,
    NONE,
    RED,
    SEEKER,
    SUFFER,
    TEST,
    WHITE,
)
from veillee.games.kinfire.words import LEVEL_IDS, QUEST_IDS


def story(seekers: str, quest: str = "2", leader: str = "none", decisions: str = "vote") -> KinfireTable:
    """A group with starting decks and nothing to do yet."""
    names = seekers.split()
    settings = {"quest": quest, "growth": "none", "leader": leader, "decisions": decisions}
    setup = make_setup(SPEC, seed=1, mode="quest", seats=["human"] * len(names), roles=names, settings=settings)
    table: KinfireTable = SPEC.begin(SPEC.box(), setup)
    table.stack.clear()
    for seat, name in enumerate(names):
        seeker = table.seats[seat]
        seeker.seeker = value("seeker", name)
        set_health(table, seat)
        seeker.pairs = list(CONTENT.seekers[seeker.seeker].pairs)
        seeker.deck = cards_of(seeker.pairs, [])
    table.company.quest = int(quest) - 1
    table.log = []
    return table


def read(table: KinfireTable, card: str) -> None:
    table.next(ReadCard(value("story", card)), EndQuest())
    table.advance()


def keys(table: KinfireTable) -> list[str]:
    return [option.key for option in table.options]


def told(table: KinfireTable, kind: str) -> list[Event]:
    return [event for event in table.log or [] if event.kind == kind]


@pytest.mark.rule("KIN-224", "KIN-225", "KIN-314", "KIN-324", "KIN-331", "KIN-332")
@pytest.mark.parametrize("quest", QUEST_IDS)
def test_every_quest_comes_to_its_end(quest: str) -> None:
    """KIN-031: from card N-1 to the last one, for all groups and levels, and nothing is lost on the way."""
    for seed, players in enumerate((2, 3, 4)):
        settings = {"quest": quest, "growth": GROWTH[seed], "decisions": ("vote", "speaker")[seed % 2]}
        level = LEVEL_IDS[(seed + int(quest)) % 3]
        setup = make_setup(SPEC, seed=seed, mode="quest", level=level, seats=["human"] * players, settings=settings)
        table: KinfireTable = SPEC.begin(SPEC.box(), setup)
        table.log = []
        table.advance()
        player = Random(seed)
        while table.asking is not None:
            if player.random() < 0.2:
                assert SPEC.faults(table) == []
            table.choose(player.choice(table.options))
        assert SPEC.faults(table) == [] and not table.stack
        company = table.company
        assert company.quests == [int(quest) - 1] and company.results == [table.verdict]
        assert table.verdict in (WON, LOST)
        assert company.read[0] == CONTENT.quests[int(quest) - 1].first
        assert SPEC.score(table).verdict == ("won" if table.verdict == WON else "lost")


@pytest.mark.rule("KIN-319", "KIN-244", "KIN-018", "KIN-220")
def test_vector_53_two_colours() -> None:
    """TV-53."""

    def tried(*cards: str) -> bool:
        colours = [WHITE if card == "white" else CONTENT.cards[value("card", card)].colours for card in cards]
        return meets(colours, ((1, GREEN), (1, 4)), 2)

    assert not tried("as4", "as8", "as9")
    assert tried("as4", "as1", "as8")
    assert tried("white", "as5", "as8")
    assert not tried("white", "exhausted", "as8")
    naz = [CONTENT.cards[value("card", card)].colours for card in ("na4", "na1")]
    assert meets(naz, ((1, RED), (1, GREEN)), 2)


@pytest.mark.rule("KIN-320", "KIN-232", "KIN-233")
def test_vector_54_kinfire_lost() -> None:
    """TV-54: only Asha has tokens, so nobody is asked; whoever is shown at the option gains one first."""
    table = story("asha khor", "8")
    table.seats[0].kinfire = 2
    read(table, "q8_7")
    assert isinstance(table.asking.question(), ChooseOption) if table.asking else False
    fed = next(
        option
        for option in table.options
        if set(shown(table, option.values[0])) == {value("seeker", "asha"), value("seeker", "roland")}
    )
    table.choose(fed)
    table.choose(next(option for option in table.options if option.key == fed.key))
    assert table.seats[0].kinfire >= 2 and table.seats[1].kinfire == 0
    gained = told(table, "gains-kinfire")
    assert gained[0].args == {"seat": 0, "number": 1, "number2": 3}


def shown(table: KinfireTable, line: int) -> tuple[int, ...]:
    asking = table.asking
    assert asking is not None
    vote = asking.question()
    assert isinstance(vote, ChooseOption)
    return vote.choices(table)[line - CONTENT.lines[table.company.reading]].seekers


@pytest.mark.rule("KIN-262")
def test_closed_options_say_what_they_ask_for() -> None:
    """An option of a Seeker who is not there is not offered, and says so; with the Seeker it is."""
    names = ["asha", "feyn", "khor", "naz", "roland", "valora"]
    card, closed, (absent, there) = seeker_options()
    others = [name for number, name in enumerate(names) if number not in (absent, there)]
    key = f"choose:{card}_{closed + 1}"
    quest = card[1:].split("_")[0]
    table = story(f"{names[there]} {others[0]}", quest)
    read(table, card)
    assert len(keys(table)) > 1 and key not in keys(table)
    asking = table.asking
    assert asking is not None
    vote = asking.question()
    assert isinstance(vote, ChooseOption)
    assert vote.why_not_choose(table, 0, value("line", f"{card}_{closed + 1}")).rule == "KIN-262"
    table = story(f"{names[absent]} {names[there]}", quest)
    read(table, card)
    assert key in keys(table)


def seeker_options() -> tuple[str, int, tuple[int, int]]:
    """A card that asks at once and has options for two Seekers: card, first of these options, who they are."""
    for number, card in enumerate(CONTENT.story):
        ops = CONTENT.lists[card.ops]
        if card.quest >= 0 and ops and ops[0].choices:
            found = [(place, one.needs.what) for place, one in enumerate(ops[0].choices) if one.needs.kind == SEEKER]
            if len(found) > 1:
                return SPEC.box().lexicon.id("story", number), found[0][0], (found[0][1], found[1][1])
    raise AssertionError("no such card")


@pytest.mark.rule("KIN-249", "KIN-250", "KIN-318")
def test_nobody_falls_on_the_way() -> None:
    table = story("asha khor")
    table.seats[0].health = 2
    suffer(table, 0, 5)
    assert table.seats[0].health == 1


@pytest.mark.rule("KIN-255", "KIN-256")
def test_a_pouch_is_opened_once_and_then_there_are_coins() -> None:
    table = story("asha khor")
    table.company.coins = 0
    for _ in range(5):
        table.next(OpenPouch(0))
        table.advance()
    assert sorted(table.company.pouches) == [0, 1, 2, 3] and table.company.coins == 2
    pairs = {pair for pouch in range(4) for pair in CONTENT.pouches[pouch]}
    assert pairs <= set(table.company.reserve)


@pytest.mark.rule("KIN-239", "KIN-240")
def test_a_memory_puts_another_card_in_the_place_of_one() -> None:
    table = story("asha khor")
    found = [number for number, memory in enumerate(CONTENT.memories) if memory.replaces >= 0]
    assert found
    for memory in found:
        printed = CONTENT.memories[memory]
        table.company.memories = []
        assert replaced(table, printed.replaces) == printed.replaces
        table.company.memories = [memory]
        assert replaced(table, printed.replaces) == printed.by


@pytest.mark.rule("KIN-242", "KIN-245")
def test_flipped_cards_stay_in_the_discard_pile() -> None:
    card = next(
        number
        for number, one in enumerate(CONTENT.story)
        if one.quest >= 0
        and any(
            op.verb == TEST and op.test and op.test.scope == 0 and not op.test.approaches
            for op in CONTENT.lists[one.ops][:1]
        )
    )
    table = story("asha khor", str(CONTENT.story[card].quest + 1))
    read(table, SPEC.box().lexicon.id("story", card))
    flips = told(table, "flips")
    test = CONTENT.lists[CONTENT.story[card].ops][0].test
    assert test is not None and len(flips) >= 2 * test.flip
    for event in flips[: 2 * test.flip]:
        assert (
            event.args["card"]
            in table.seats[event.args["seat"]].discard
            + table.seats[event.args["seat"]].hand
            + table.seats[event.args["seat"]].deck
        )
    assert EXHAUSTED not in [event.args["card"] for event in flips]


@pytest.mark.rule("KIN-228", "KIN-313", "KIN-312")
@pytest.mark.parametrize(
    ("seekers", "leader", "votes", "wanted"),
    [
        ("asha khor naz", "none", (0, 1, 1), 1),
        ("asha khor naz roland", "3", (0, 1, 0, 1), 0),
        ("asha khor naz roland", "none", (0, 0, 1, 1), None),
        ("asha khor naz roland", "1", (0, 0, 1, 1), 0),
    ],
)
def test_vector_57_votes(seekers: str, leader: str, votes: tuple[int, ...], wanted: int | None) -> None:
    """TV-57: most voices; a tie is the leader's, and without one that of chance."""
    table = story(seekers, "8", leader)
    read(table, "q8_7")
    ballot = keys(table)
    for vote in votes:
        table.choose(table.options[vote])
    line = told(table, "chooses")[0].args["line"]
    chosen = ballot.index(f"choose:{SPEC.box().lexicon.id('line', line)}")
    assert chosen == wanted if wanted is not None else chosen in (0, 1)
    even = votes.count(0) == votes.count(1)
    ties = [(event.kind, event.args) for event in table.log or [] if event.kind.startswith("tied")]
    assert ties == ([("tied", {}) if leader == "none" else ("tied-leader", {"seat": int(leader) - 1})] if even else [])


@pytest.mark.rule("KIN-312")
def test_the_speaker_may_answer_for_all() -> None:
    table = story("asha khor naz", "8", decisions="speaker")
    read(table, "q8_7")
    asking = table.asking
    assert asking is not None and asking.waits_for(table) == [0] and asking.is_unforeseen()
    table.choose(table.options[0])
    assert told(table, "chooses")


def test_undo_ends_where_a_card_is_read() -> None:
    """9.5: reading a card reveals something."""
    settings = {"quest": "8", "growth": "none", "decisions": "speaker"}
    setup = make_setup(SPEC, seed=4, mode="quest", seats=["human"] * 2, settings=settings)
    match = Match.start(SPEC, SPEC.box(), setup, "en")
    match.play(match.legal_keys[0])
    assert not match.can_undo.possible


@pytest.mark.rule("KIN-031", "KIN-032", "KIN-226", "KIN-043")
def test_a_quest_begins_with_full_health_and_whole_decks() -> None:
    table = story("asha khor", "8")
    table.seats[0].health = 3
    table.seats[0].discard = [*table.seats[0].deck[:4], EXHAUSTED]
    table.seats[0].deck = table.seats[0].deck[4:]
    table.exhausted_pile -= 1
    table.next(BeginQuest(7))
    table.advance()
    asha = table.seats[0]
    assert asha.health == asha.top == 16
    assert told(table, "quest")[0].args == {"quest": 7} and table.company.read[0] == CONTENT.quests[7].first
    assert EXHAUSTED in asha.deck + asha.discard, "exhausted cards stay"
    assert len(asha.deck) + len(asha.discard) == 19


@pytest.mark.rule("KIN-236", "KIN-238", "KIN-241")
def test_vector_29_mandatory_lines_come_first() -> None:
    """TV-29: of the lines of `first` only the first true one is carried out."""
    number, card = next(
        (number, card)
        for number, card in enumerate(CONTENT.story)
        for op in CONTENT.lists[card.ops][:1]
        if op.verb == FIRST and op.branches[0].condition.kind == HAS
    )
    branch = CONTENT.lists[card.ops][0].branches[0]
    table = story("asha khor")
    table.company.memories = [branch.condition.what]
    before = CONTENT.lists[branch.then]
    table.next(ReadCard(number), EndQuest())
    table.stack.pop().enter(table)
    table.stack.pop().enter(table)
    top = table.stack[-1]
    assert isinstance(top, RunOps) and CONTENT.lists[top.ops] == before


@pytest.mark.rule("KIN-242", "KIN-243", "KIN-244", "KIN-220", "KIN-245", "KIN-294")
def test_vector_30_flip_test() -> None:
    """TV-30: Asha and Roland succeed, Khor does not; all flipped cards are in the discard piles."""
    table = story("asha khor roland")
    flips = {0: ("as4", "as8"), 1: ("kh1", "exhausted"), 2: ("ro5", "ro6")}
    table.seats[1].deck.append(EXHAUSTED)
    table.exhausted_pile -= 1
    found = []
    for seat, cards in flips.items():
        for card in cards:
            Flip(seat).resolve(table, value("card", card))
            assert value("card", card) in table.seats[seat].discard
        found.append(success(table, ((1, BLUE),)))
    assert found == [True, False, True] and table.company.flipped == []


@pytest.mark.rule("KIN-249", "KIN-250", "KIN-251", "KIN-318")
def test_vector_31_expedition_damage() -> None:
    """TV-31: an option that would certainly bring Asha to 0 is closed while there is another one."""
    table = story("asha khor")
    hurts, kind = len(CONTENT.lists), Condition(kind=ALWAYS)
    table.box = replace(CONTENT, lists=[*CONTENT.lists, (Op(verb=SUFFER, who=EACH, number=2),)])
    choices = (Choice(needs=kind, seekers=(), then=hurts), Choice(needs=kind, seekers=(), then=0))
    assert open_choices(table, choices) == [0, 1]
    table.seats[0].health = 2
    assert is_fatal(table, hurts) and open_choices(table, choices) == [1]
    assert open_choices(table, choices[:1]) == [0], "what cannot be avoided is suffered"
    table.seats[0].health = 1
    table.seats[0].armor = 5
    suffer(table, 0, 2)
    assert table.seats[0].health == 1 and table.seats[0].armor == 5


@pytest.mark.rule("KIN-248", "KIN-252", "KIN-253")
def test_losses_take_at_most_what_there_is() -> None:
    table = story("asha khor")
    table.company.coins = 2
    gain_coins(table, -5, "KIN-252")
    gain_kinfire(table, 0, -3, "KIN-320")
    assert table.company.coins == 0 and table.seats[0].kinfire == 0
    gain_exhausted(table, 0, 1)
    assert table.seats[0].discard == [EXHAUSTED] and table.exhausted_pile == CONTENT.exhausted_pile - 1


@pytest.mark.rule("KIN-321", "KIN-275", "KIN-282", "KIN-289")
def test_equipped_cards_lie_in_the_discard_pile() -> None:
    """KIN-321: the pair may go into a deck at once, in place of one with which the deck stays legal."""
    table = story("asha khor")
    white = value("pair", "bo1")
    assert gain_card(table, white, "KIN-321")
    assert not gain_card(table, white, "KIN-321"), "every pair exists once"
    acquire(table, 0, white)
    table.seats[1].kinfire = table.seats[0].kinfire = 2
    table.advance()
    table.choose(next(option for option in table.options if option.key == "to_deck:asha"))
    table.choose(next(option for option in table.options if option.key == "out:as3"))
    asha = table.seats[0]
    assert asha.discard == [white, BOOSTS + white] and value("pair", "as3") in table.company.reserve
    assert SPEC.faults(table) == []


def belongings(table: KinfireTable) -> list[object]:
    """What a group has beside its reserve."""
    seekers = [(one.health, one.kinfire, one.pairs, one.items, sorted(one.deck), one.discard) for one in table.seats]
    return [seekers, table.fate, table.company.coins, table.company.memories, table.company.prompts]


@pytest.mark.rule("KIN-263", "KIN-264", "KIN-265", "KIN-266")
def test_an_upgrade_pack_is_for_everybody() -> None:
    """KIN-266: what is told of the Seekers changes nothing but the reserve."""
    table = story("asha khor")
    before = belongings(table)
    open_pack(table, 0)
    open_pack(table, 0)
    assert belongings(table) == before
    assert table.company.reserve == list(CONTENT.packs[0]) and len(CONTENT.packs[0]) == 6
    assert [event.args["seat"] for event in told(table, "interlude")] == [0, 1]


@pytest.mark.rule("KIN-257", "KIN-260", "KIN-323", "KIN-235")
def test_adventure_cards_and_memories() -> None:
    table = story("asha khor")
    gain_prompt(table, 9)
    gain_prompt(table, 9)
    gain_memory(table, 3)
    gain_memory(table, 3)
    assert table.company.prompts == [9] and table.company.memories == [3]
    drop_prompt(table, 9)
    gain_prompt(table, 9)
    assert table.company.prompts == [] and table.company.dropped == [9]
    table.company.quests = [4]
    gain_prompt(table, 4)
    assert table.company.prompts == []


@pytest.mark.rule("KIN-235")
@pytest.mark.parametrize(("coins", "kept"), [(3, ["m2_b"]), (2, ["m2_b", "m9_f"])])
def test_a_memory_is_kept_until_a_card_says_otherwise(coins: int, kept: list[str]) -> None:
    """Whoever pays the debt of the auction is rid of it, and of nothing else."""
    table = story("asha khor", decisions="speaker")
    table.company.memories = [value("memory", one) for one in ("m2_b", "m9_f")]
    table.company.coins = coins
    read(table, "d_24")
    while table.asking is not None:
        table.choose(table.options[0])
    assert table.company.memories == [value("memory", one) for one in kept]


@pytest.mark.rule("KIN-247")
def test_an_approach_is_chosen_by_each_seeker() -> None:
    ops, place = next(
        (ops, place)
        for ops, listed in enumerate(CONTENT.lists)
        for place, op in enumerate(listed)
        if op.test is not None and op.test.approaches
    )
    table = story("asha khor")
    table.company.reading = 0
    table.next(RunOps(ops, place, NONE), CardEnds(), EndQuest())
    table.advance()
    asking = table.asking
    assert asking is not None and isinstance(asking.question(), Approach) and asking.waits_for(table) == [0, 1]
    assert all(key.startswith("approach:") for key in keys(table))


def test_what_was_gained_counts_outside_combat() -> None:
    """9.9: within bounds, before and after the quest is decided."""
    table = story("asha khor")
    table.company.coins = 0
    table.fate = 0
    poor = hope(table)
    table.company.coins = 5
    richer = hope(table)
    table.company.coins = 500
    assert 0.55 <= poor < richer < hope(table) <= 0.95
