"""The story in play: whole quests at random, decisions, tests, penalties and rewards."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.kinfire.builder import CONTENT, SPEC, value
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.table import Event
from veillee.games.kinfire import GROWTH
from veillee.games.kinfire.box import EXHAUSTED, GREEN, RED, SEEKER, TEST, WHITE
from veillee.games.kinfire.decks import cards_of
from veillee.games.kinfire.steps.chapter import EndQuest, set_health
from veillee.games.kinfire.steps.conditions import replaced
from veillee.games.kinfire.steps.gains import OpenPouch, suffer
from veillee.games.kinfire.steps.story import ChooseOption, ReadCard
from veillee.games.kinfire.steps.trial import meets
from veillee.games.kinfire.table import LOST, WON, KinfireTable
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
