"""The frame of the game: solo, what is shown to all, stopping and going on, leaders, memories, disposable cards."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.kinfire.builder import (
    CONTENT,
    LEXICON,
    SPEC,
    Scenario,
    card,
    discarded,
    do,
    hand,
    next_turn,
    offered,
    seeker,
    table_of,
    value,
)
from tests.games.kinfire.test_story import keys, read, story, told
from tests.games.kinfire.test_town import asks, choose, in_town
from tests.packs import owned
from veillee.core.campaign import Saga, Wishes, read_saga
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.core.scene import encode
from veillee.core.setup import make_setup
from veillee.core.start import load
from veillee.core.table import EVERYBODY
from veillee.games.kinfire.box import KinfireBox
from veillee.games.kinfire.steps.gains import gain_kinfire
from veillee.games.kinfire.steps.inn import ANY_CARDS, ChangeDeck, PutItems
from veillee.games.kinfire.steps.market import Market
from veillee.games.kinfire.steps.story import ChooseOption
from veillee.games.kinfire.steps.town import ChoosePlace, Town
from veillee.games.kinfire.steps.trial import Flip, success
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import GREEN, NONE, RED
from veillee.testing import happened
from veillee.testing.replays import at_hand

TWO = "quest_2.toml"
# The examples of the rulebook, put on cards of the second quest.
SEARCH = 'name    = { fr = "Examiner les décombres", en = "Search the wreckage" }\nops     = ["goto 2-2"]'
LATCH = 'name    = { fr = "Tirer le loquet", en = "Pull the latch" }\nneeds   = "asha"\nops     = ["goto 2-2"]'
WRITING = 'name    = { fr = "Lire", en = "Read the red writing" }\nneeds   = "roland"\nops     = ["goto 2-4"]'
FORD = 'ops    = ["choose"]\nsource = "house"\n\n[[card.options]]\nname    = { fr = "Avancer'
MUST = 'ops    = ["if has 1-B: goto 2-9", "choose"]\nsource = "house"\n\n[[card.options]]\nname    = { fr = "Avancer'


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> KinfireBox:
    """The cakes of the conundrum, the latch and the red writing, and a line that must be followed."""
    folder: Path = tmp_path_factory.mktemp("example")
    pack = owned(
        SPEC,
        folder,
        ("pack.toml", 'id      = "kinfire-house"', 'id      = "example"'),
        (TWO, SEARCH, f"{LATCH}\n\n[[card.options]]\n{WRITING}"),
        (TWO, 'seekers = ["asha", "feyn"]', 'seekers = ["asha", "valora"]'),
        (TWO, 'seekers = ["naz", "roland"]', 'seekers = ["roland", "khor", "naz"]'),
        (TWO, 'seekers = ["khor", "valora"]', 'seekers = ["feyn"]'),
        (TWO, FORD, MUST),
    )
    content = SPEC.box(pack).content
    assert isinstance(content, KinfireBox)
    return content


def reading(example: KinfireBox, seekers: str, number: str, memories: str = "") -> KinfireTable:
    """The group reads a card of the examples; the speaker answers."""
    table = story(seekers, decisions="speaker")
    table.box = example
    table.company.memories = [value("memory", one) for one in memories.split()]
    read(table, number)
    return table


# -- vectors ---------------------------------------------------------------------------------


@pytest.mark.rule("KIN-232", "KIN-233", "KIN-234")
@pytest.mark.parametrize(("cake", "gains"), [(1, "asha"), (2, "khor"), (3, "feyn")])
def test_vector_28_cake_conundrum(example: KinfireBox, cake: int, gains: str) -> None:
    """TV-28: chocolate (Asha, Valora), vanilla rum (Roland, Khor, Naz), black licorice (Feyn)."""
    table = reading(example, "asha khor feyn", "q2_4")
    asking = table.asking
    assert asking is not None and isinstance(asking.question(), ChooseOption)
    choose(table, f"choose:q2_4_{cake}")
    assert {LEXICON.id("seeker", one.seeker): one.kinfire for one in table.seats} == {
        name: int(name == gains) for name in ("asha", "khor", "feyn")
    }


@pytest.mark.rule("KIN-262", "KIN-227")
@pytest.mark.parametrize(
    ("seekers", "open_options"),
    [("khor naz", ""), ("asha naz", "1 3"), ("naz roland", "2 3"), ("asha roland", "1 2 3")],
)
def test_vector_32_seeker_specific_option(example: KinfireBox, seekers: str, open_options: str) -> None:
    """TV-32: the latch for Asha, the writing for Roland, otherwise the rest; nobody is asked about one way."""
    table = reading(example, seekers, "q2_1")
    if open_options:
        assert keys(table) == [f"choose:q2_1_{number}" for number in open_options.split()]
    else:
        assert [LEXICON.id("story", one) for one in table.company.read[:2]] == ["q2_1", "q2_3"]


@pytest.mark.rule("KIN-236", "KIN-237", "KIN-241")
@pytest.mark.parametrize(
    ("memories", "after"),
    [
        ("m1_b m2_b", "q2_9"),  # must
        ("m1_b", "q2_9"),
        ("m2_b", "ask"),  # may: the choice between both
        ("", "q2_10"),  # neither: the other way, without a question
    ],
)
def test_vector_29_must_and_may(example: KinfireBox, memories: str, after: str) -> None:
    """TV-29: one memory sends the group on, another only opens an option."""
    table = reading(example, "asha khor", "q2_8", memories)
    if after == "ask":
        assert keys(table) == ["choose:q2_8_1", "choose:q2_8_2"]
    else:
        assert [LEXICON.id("story", one) for one in table.company.read[:2]] == ["q2_8", after]


# -- frame -----------------------------------------------------------------------------------


@pytest.mark.rule("KIN-002", "KIN-116", "KIN-297")
def test_alone_the_two_seekers_help_each_other_and_never_themselves() -> None:
    match = (
        Scenario("asha khor", solo=True)
        .seeker("asha", zone=5, hand="as3 as1+ as8+")
        .seeker("khor", zone=5, hand="kh1 kh9+ kh6+")
        .enemy("wyvern", zone=5)
        .turn("asha")
    )
    do(match, "play:as3")
    decision = match.decision
    assert decision is not None and decision.seat == 1
    assert offered(match) and not any(":as" in key for key in offered(match))


@pytest.mark.rule("KIN-003", "KIN-004", "KIN-033")
def test_the_campaign_goes_from_quest_to_quest_with_whoever_comes() -> None:
    """Other Seekers may play the second chapter; what was reached is kept."""
    with at_hand(SPEC):
        saga = Saga.begin("kinfire", seed=3)
        first = finish(saga, ("asha", "khor"))
        assert saga.chronicle.quests and saga.chronicle.next == 1
        finish(saga, ("asha", "naz"))
        assert [quest for quest, _ in saga.chronicle.quests] == [0, 1]
        assert {kept.seeker: kept.here for kept in saga.chronicle.seekers} == {
            value("seeker", "asha"): True,
            value("seeker", "naz"): True,
            value("seeker", "khor"): False,
        }
        assert first.result is not None


def finish(saga: Saga[object], roles: tuple[str, ...]) -> Match:
    chapter = saga.chapters[0].id
    match = saga.start(chapter, Wishes(seats=("human",) * len(roles), roles=roles))
    play_on(match, Chance("frame", saga.number))
    saga.finish(chapter, match)
    return match


def play_on(match: Match, chance: Chance, decisions: int = 10_000) -> None:
    while not match.over and decisions:
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
        decisions -= 1


@pytest.mark.rule("KIN-005", "KIN-058", "KIN-067")
def test_after_the_two_fixed_turns_all_rules_hold() -> None:
    """In the tutorial one way is open; from the third turn on there are fate tokens, free moves and passing."""
    with at_hand(SPEC):
        match = quest_one("on")
        assert offered(match) <= {"move:z3", "move:z4", "move:z6"}
        do(match, sorted(offered(match))[0])
        while not next_turn(match):
            match.play(match.legal_keys[-1])
        assert offered(match) == {"draw", "fate"}
        free = quest_one("off")
        assert offered(free) == {"draw", "fate"}


def quest_one(tutorial: str) -> Match:
    settings = {"quest": "1", "growth": "none", "tutorial": tutorial}
    setup = make_setup(SPEC, mode="quest", players=2, roles=["asha", "khor"], settings=settings, seed=1)
    match = Match.start(SPEC, SPEC.box(), setup)
    return do(match, "place:asha:z2", "place:khor:z1")


@pytest.mark.rule("KIN-006", "KIN-314")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_every_text_is_read_by_all(lang: str) -> None:
    """Each seat and whoever looks on see the same pages: the introduction, and every card that was read."""
    with at_hand(SPEC):
        settings = {"quest": "2", "decisions": "speaker"}
        match = Match.start(SPEC, SPEC.box(), make_setup(SPEC, mode="quest", players=3, settings=settings, seed=4))
        do(match, "choose:q2_1_1")
        prose = CONTENT.prose
        told_cards = [prose.texts[one] for one in table_of(match).company.read]
        assert len(told_cards) > 1
        said = happened(match, "reads")
        assert [event.args["story"] for event in said] == table_of(match).company.read, "and the log names each card"
        assert {event.seat for event in said} == {EVERYBODY}
        wanted = [prose.introductions[1], *told_cards]
        pages = []
        for seat in (0, 1, 2, None):
            zone = next(zone for zone in match.scene(seat, lang).zones if zone.id == "text")
            pages.append([paragraph.text for paragraph in zone.paragraphs])
        assert pages[0] == pages[1] == pages[2] == pages[3]
        whole = " ".join(pages[0])
        for words in wanted:
            assert words[lang != "fr"].split(".")[0] in whole


# -- stopping and going on -------------------------------------------------------------------


@pytest.mark.rule("KIN-040", "KIN-041")
def test_a_group_may_stop_at_any_decision_and_after_any_quest() -> None:
    """Saved and loaded at every decision of two chapters, and read from the file; one cut off is an earlier moment."""
    with at_hand(SPEC):
        saga = Saga.begin("kinfire", seed=11)
        chance = Chance("stop", 1)
        for _ in range(2):
            chapter = saga.chapters[0].id
            match = saga.start(chapter, Wishes(seats=("human", "human")))
            while not match.over:
                assert load(match.save()).hash() == match.hash()
                if match.number % 16 == 5:
                    check_file(saga, match)
                match.play(match.legal_keys[chance.below(len(match.legal_keys))])
            saga.finish(chapter, match)
            assert read_saga(saga.text()).text() == saga.text()


def check_file(saga: Saga[object], match: Match) -> None:
    text = saga.text()
    again = read_saga(text)
    assert again.text() == text and again.current is not None
    other = again.current[1]
    assert other.hash() == match.hash() and other.waiting == match.waiting
    lines = text.splitlines(keepends=True)
    cut = next(at for at in range(len(lines) - 1, 0, -1) if lines[at].startswith(f"  {match.number} "))
    killed = read_saga("".join(lines[:cut]) + lines[cut][:3])
    assert killed.current is not None and killed.current[1].number == match.number - 1
    killed.current[1].play(match.choices[-1], seat=match.story()[-1].seat)
    assert killed.text() == text


# -- leaders ---------------------------------------------------------------------------------


@pytest.mark.rule("KIN-229", "KIN-315")
def test_a_leader_is_optional_and_may_change_between_two_chapters() -> None:
    with at_hand(SPEC):
        saga = Saga.begin("kinfire", seed=5)
        leaders = []
        for leader in ("none", "2", "1"):
            chapter = saga.chapters[0].id
            match = saga.start(chapter, Wishes(seats=("human",) * 2, settings={"leader": leader}))
            leaders.append(table_of(match).leader)
            play_on(match, Chance("leader", saga.number))
            saga.finish(chapter, match)
        assert leaders == [NONE, 1, 0]


# -- votes -----------------------------------------------------------------------------------


@pytest.mark.rule("KIN-313", "KIN-228")
def test_a_vote_is_sealed_until_all_have_voted() -> None:
    """Whatever the first person votes, nobody else sees a difference: in scene, events, or a copy for a bot."""
    with at_hand(SPEC):
        seen = []
        for vote in ("choose:q2_1_1", "choose:q2_1_2"):
            match = Match.start(
                SPEC, SPEC.box(), make_setup(SPEC, mode="quest", players=3, settings={"quest": "2"}, seed=4)
            )
            told_before = match.told
            match.play(vote, seat=0)
            assert match.waiting == (1, 2)
            views = [encode(match.scene(seat, lang)) for seat in (1, 2, None) for lang in ("fr", "en")]
            words = [event.text for seat in (1, 2, None) for event in match.events(told_before, seat)]
            seen.append((views, words))
            copy = match.fork(for_seat=1)
            assert 0 in copy.waiting, "a copy has to ask again"
        assert seen[0] == seen[1]
        match.play("choose:q2_1_2", seat=1)
        match.play("choose:q2_1_1", seat=2)
        assert [event.seat for event in match.story()[-1].events if event.kind == "votes"] == [0, 1, 2]


# -- colours, tokens -------------------------------------------------------------------------


@pytest.mark.rule("KIN-246")
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_the_colour_bar_stands_on_the_board(lang: str) -> None:
    match = Scenario("asha khor").turn("asha")
    pieces = {piece.id: piece for zone in match.scene(0, lang).zones for piece in zone.pieces}
    assert CONTENT.seekers[value("seeker", "asha")].bar == (2, 4, 3), "red, green, blue"
    face = pieces["seeker:asha"].face
    assert face is not None
    shown = face.lines[1]
    assert [int(word) for word in shown.replace(",", " ").split() if word.isdigit()] == [2, 4, 3]


@pytest.mark.rule("KIN-084", "KIN-253")
def test_there_are_always_kinfire_tokens() -> None:
    table = story("asha khor")
    for number in range(1, 41):
        gain_kinfire(table, 0, 1, "KIN-084")
        assert table.seats[0].kinfire == number
    assert table.seats[1].kinfire == 0


# -- the city --------------------------------------------------------------------------------


@pytest.mark.rule("KIN-271", "KIN-326")
def test_without_city_actions_nobody_goes_anywhere() -> None:
    table = in_town("asha khor", actions=1)
    table.next(Town(False))
    table.advance()
    asking = table.asking
    assert asking is not None and isinstance(asking.question(), ChoosePlace)
    choose(table, "visit:v3")
    choose(table, "who:asha")
    assert table.company.actions == 0 and table.asking is None and not table.stack


@pytest.mark.rule("KIN-290", "KIN-268")
def test_an_event_costs_no_further_city_action() -> None:
    """V-4 leads to the event V-21: one action, two cards."""
    table = in_town("asha khor", actions=2)
    table.next(Town(False))
    table.advance()
    choose(table, "visit:v4")
    assert [LEXICON.id("story", one) for one in table.company.read] == ["v_4", "v_21"]
    assert table.company.actions == 1
    assert value("story", "v_21") in table.company.town_gone and value("story", "v_4") in table.company.town_gone


# -- disposable cards ------------------------------------------------------------------------


@pytest.mark.rule("KIN-277", "KIN-204")
def test_a_disposable_card_that_is_discarded_is_not_used_up() -> None:
    match = Scenario("asha khor").seeker("asha", hand="as1 d2").turn("asha")
    stock = list(table_of(match).company.stock)
    do(match, "pass", "drop:d2")
    assert "d2" in discarded(match, "asha") and "d2" not in hand(match, "asha")
    assert seeker(match, "asha").items == [card("d2")]
    assert table_of(match).company.stock == stock


@pytest.mark.rule("KIN-329", "KIN-288", "KIN-328")
def test_disposable_cards_enter_a_deck_at_the_inn_as_far_as_instants_allow() -> None:
    """Three remedies may come in; of two free actions only as many as Feyn's instants leave room for: none."""
    table = in_town("feyn khor")
    table.company.reserve += [card("d2")] * 3 + [card("d4")] * 2
    table.next(ChangeDeck(0, ANY_CARDS), ChangeDeck(1, ANY_CARDS))
    table.advance()
    choose(table, "enough")
    asks(table, PutItems)
    assert keys(table) == ["put:d2", "enough"]
    choose(table, "put:d2", "put:d2", "enough")
    assert table.seats[0].items == [card("d2")] * 2 and table.seats[0].deck.count(card("d2")) == 2
    assert len(table.seats[0].deck) == 20
    choose(table, "enough")
    assert keys(table) == ["put:d2", "put:d4", "enough"]


@pytest.mark.rule("KIN-329", "KIN-275")
def test_a_bought_disposable_card_may_go_straight_into_a_deck() -> None:
    table = in_town("asha khor")
    table.company.coins = 2
    read(table, "v_2")
    asks(table, Market)
    choose(table, "buy:d2", "to_deck:khor")
    assert table.seats[1].items == [card("d2")] and card("d2") in table.seats[1].discard
    assert told(table, "puts-in")


@pytest.mark.rule("KIN-329", "KIN-242")
def test_disposable_cards_are_flipped_like_others() -> None:
    table = story("asha khor")
    seeker_ = table.seats[0]
    seeker_.items = [card("d3")]
    seeker_.deck, seeker_.discard = [card("d3")], [*seeker_.deck]
    table.next(Flip(0))
    table.advance()
    assert table.company.flipped == [card("d3")] and seeker_.discard[-1] == card("d3") and not seeker_.deck
    assert success(table, ((1, RED),)), "its colour as printed"
    table.company.flipped = [card("d3")]
    assert not success(table, ((1, GREEN),))


@pytest.mark.rule("KIN-242", "KIN-243")
def test_all_seekers_flip_in_a_test_of_the_group() -> None:
    settings = {"quest": "2", "decisions": "speaker"}
    match = Match.start(SPEC, SPEC.box(), make_setup(SPEC, mode="quest", players=3, settings=settings, seed=4))
    do(match, "choose:q2_1_1")
    assert sorted(event.seat for event in happened(match, "flips")) == [0, 1, 2]
