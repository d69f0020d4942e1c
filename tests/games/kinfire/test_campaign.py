"""The campaign: from its first chapter to an ending, and the chronicle between two chapters as text."""

from __future__ import annotations

from itertools import groupby
from random import Random

import pytest
from msgspec.structs import replace

from tests.games.kinfire.builder import CONTENT, SPEC
from veillee.core.campaign import Saga, Teller, Wishes, tale_of
from veillee.core.chance import Chance
from veillee.core.errors import CampaignError
from veillee.core.match import Match
from veillee.core.text import LANGUAGES
from veillee.games.kinfire.campaign import Chronicle, KinfireCampaign, take_down
from veillee.games.kinfire.table import WON, KinfireTable
from veillee.games.kinfire.terms import NONE
from veillee.games.kinfire.words import SEEKER_IDS
from veillee.testing import check_campaign

CAMPAIGN = KinfireCampaign()
# The example of the specification (9.7).
WRITTEN = """\
chronicle 1
level standard
chapter 4
town vinna
actions 1
next -
quests 1:won 2:lost 3:won
prompts 4 8
dropped -
coins 5
fate 2
memories m1_a m2_b m2_d m3_b m3_e
trophies wyvern husk
group khor asha
seeker khor kinfire 2 exhausted 1 deck kh1 kh2 kh3 kh4 kh5 kh6 br2 kh8 kh9 items d2
seeker asha kinfire 3 exhausted 0 deck as1 as2 as3 as4 as5 as6 as7 as8 as9 items -
away roland kinfire 1 deck ro1 ro2 ro3 ro4 ro5 ro6 ro7 ro8 ro9
reserve kh7 br1 lo1
pouches bronze_1
packs -
town_deck v_1 v_2 v_3 v_6 v_15 d_1 d_2 d_3 d_4 d_5 d_6 d_7 d_8 d_9
town_gone v_4 v_5 v_7 v_8 v_21
stock d2 2 d3 2 vs1 1 vs2 1 vs3 1 d6 1 ds1 1 ds2 1 ds3 1 ds4 1 ds5 1 d4 2 d5 1 tr1 1 tr2 1 tr3 1 \
bo1 1 bo2 1 bo3 1 bo4 1 bo5 1
ending -
""".splitlines()


@pytest.mark.rule("KIN-041")
def test_the_chronicle_is_written_as_the_specification_has_it() -> None:
    assert CAMPAIGN.write(CAMPAIGN.read(WRITTEN)) == WRITTEN


@pytest.mark.rule("KIN-041", "KIN-283", "KIN-284", "KIN-285", "KIN-288")
@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ("memories m1_a", "memories m1_z", 12),
        ("coins 5", "coins many", 10),
        ("quests 1:won", "quests 1:tied", 7),
        ("reserve kh7", "reserve br2 kh7", None),  # a pair in two places
        ("deck as1 as2", "deck as2", 16),  # eight pairs
        ("deck as1 as2", "deck br1 as2", 16),  # colours, and a pair in two places
        ("deck as1 as2", "deck ro1 as2", 16),  # another Seeker's face
        ("level standard", "level heroic", 2),
        ("town vinna", "village vinna", 4),
    ],
)
def test_a_wrong_chronicle_is_refused_by_its_line(old: str, new: str, line: int | None) -> None:
    lines = [text.replace(old, new) for text in WRITTEN]
    assert lines != WRITTEN
    with pytest.raises(CampaignError) as caught:
        CAMPAIGN.read(lines)
    if line is not None:
        assert caught.value.line == line


@pytest.mark.rule("KIN-041", "KIN-042", "KIN-298")
def test_what_was_kept_lies_on_the_table_and_is_kept_again() -> None:
    """Down to the last token: a group that has done nothing yet leaves the chronicle that it found."""
    changes = [("dropped -", "dropped 12"), ("packs -", "packs a"), ("next -", "next 7")]
    changes += [("v_6 v_15", "v_15 v_6"), ("v_8 v_21", "v_21 v_8")]  # in the order of the box
    lines = WRITTEN
    for old, new in changes:
        lines = [line.replace(old, new) for line in lines]
    chronicle = CAMPAIGN.read(lines)
    setup = CAMPAIGN.setup(chronicle, "chapter_4", Wishes(seats=("human", "human")), "1")
    table: KinfireTable = SPEC.begin(SPEC.box(), replace(setup, carried=tuple(CAMPAIGN.write(chronicle))))
    table.advance()
    assert "visit:v1" in [option.key for option in table.options], "the noted action comes first"
    assert CAMPAIGN.write(take_down(chronicle, table)) == CAMPAIGN.write(replace(chronicle, chapter=5))


def test_a_chronicle_that_lacks_a_line_is_refused() -> None:
    with pytest.raises(CampaignError):
        CAMPAIGN.read([text for text in WRITTEN if not text.startswith("coins")])


def play(match: Match, chance: Chance) -> None:
    while match.table.asking is not None:
        keys = match.legal_keys
        match.play(keys[chance.below(len(keys))])


@pytest.mark.rule("KIN-003", "KIN-298", "KIN-295", "KIN-330")
@pytest.mark.slow
def test_a_campaign_keeps_the_promises_of_campaigns() -> None:
    """Records of chapters lead to the same chronicle, and every chapter leads on, up to an ending."""
    assert 8 <= check_campaign(SPEC, play, seed=1, usual=True) <= 11


@pytest.mark.rule("KIN-058", "KIN-229", "KIN-315")
def test_a_chapter_leaves_leader_and_decisions_to_the_table_and_the_first_one_the_lessons_too() -> None:
    begun = CAMPAIGN.begin({"level": "standard"}, "1")
    (first,) = CAMPAIGN.chapters(begun)
    (second,) = CAMPAIGN.chapters(Chronicle(chapter=2, next=1, quests=((0, WON),)))
    assert (first.decides, second.decides, CAMPAIGN.decides) == ((), ("tutorial",), ())
    meant = [setting.id for setting in SPEC.settings if setting.meant("campaign", 2)]
    assert meant == ["tutorial", "leader", "decisions"]
    leader = SPEC.settings[[setting.id for setting in SPEC.settings].index("leader")]
    assert leader.needs == {"3": {"seats": ("3", "4")}, "4": {"seats": ("4",)}}


@pytest.mark.rule("KIN-033", "KIN-034", "KIN-038", "KIN-260", "KIN-295", "KIN-299", "KIN-330", "KIN-332")
@pytest.mark.parametrize("seed", range(6))
def test_a_random_campaign_comes_to_an_ending(seed: int) -> None:
    """Seekers come and go between chapters; nothing is lost, and what is written is what is read."""
    chance = Random(seed)
    chronicle = CAMPAIGN.begin({"level": "standard"}, "1")
    while CAMPAIGN.chapters(chronicle):
        players = chance.choice((2, 3, 4))
        wishes = Wishes(settings={"tutorial": "off"})
        if chronicle.chapter % 3 == 0:
            roles = tuple(chance.sample(SEEKER_IDS, players))
            wishes = Wishes(("human",) * players, roles, settings={"tutorial": "off"})
        chronicle = chapter(chronicle, wishes, chance)
        lines = CAMPAIGN.write(chronicle)
        assert CAMPAIGN.write(CAMPAIGN.read(lines)) == lines
    order = [quest + 1 for quest, _ in chronicle.quests]
    assert order[:2] == [1, 2] and order[-1] == 7 and len(set(order)) == len(order)
    assert {1, 2, 3, 4, 5, 9, 7} <= set(order) and (10 in order) != (12 in order)
    assert chronicle.ending != NONE and chronicle.chapter == len(order) + 1


@pytest.mark.rule("KIN-298", "KIN-332")
def test_a_chapter_is_gathering_city_quest_and_city_again() -> None:
    saga: Saga[Chronicle] = Saga(SPEC, {"level": "standard"}, "1")
    saga.chronicle = CAMPAIGN.read(WRITTEN)
    match = saga.start(saga.chapters[0].id, Wishes(settings={"tutorial": "off"}))
    chance = Chance(4)
    while not match.over:
        keys = match.legal_keys
        visits = [key for key in keys if key.startswith("visit:")]
        match.play(visits[0] if visits else keys[chance.below(len(keys))])
    marks = ("goes-on", "visits", "quest", "quest-won", "quest-lost", "chapter-ends")
    told = [event.kind for *_, event in match.history.events_after(0) if event.kind in marks]
    order = [mark for mark, _ in groupby(told)]
    assert order[:3] + order[4:] == ["goes-on", "visits", "quest", "visits", "chapter-ends"]
    assert order[3] in ("quest-won", "quest-lost")
    assert CAMPAIGN.after(saga.chronicle, match).chapter == saga.chronicle.chapter + 1


def chapter(chronicle: Chronicle, wishes: Wishes, chance: Random) -> Chronicle:
    saga: Saga[Chronicle] = Saga(SPEC, {"level": "standard"}, "1")
    saga.chronicle = chronicle
    match = saga.start(saga.chapters[0].id, wishes)
    table = match.table
    assert isinstance(table, KinfireTable)
    while table.asking is not None:
        if chance.random() < 0.1:
            assert SPEC.faults(table) == []
        table.choose(chance.choice(table.options))
    assert SPEC.faults(table) == []
    places = [*table.company.town_deck, *table.company.town_gone]
    assert len(set(places)) == len(places), "a town card is in one place"
    assert all(CONTENT.story[card].town != NONE for card in places)
    return CAMPAIGN.after(chronicle, match)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_shows_the_company_what_it_owns_and_its_quests(lang: str) -> None:
    chronicle = CAMPAIGN.read(WRITTEN)
    page = CAMPAIGN.page(chronicle, Teller(lang, SPEC.box().lexicon, SPEC.messages(lang)))
    zones = {zone.id: zone for zone in page.zones}
    assert (zones["coins"].count, zones["fate"].count) == (chronicle.coins, chronicle.fate)
    here = [kept for kept in chronicle.seekers if kept.here]
    assert len(zones["seekers"].pieces) == len(here) > 0
    assert [mark.sign for mark in zones["seekers"].pieces[0].marks] == [
        f"♨{here[0].kinfire}",
        *([f"∞{here[0].exhausted}"] if here[0].exhausted else []),
    ]
    for kept in here:
        deck = zones[f"deckbook:{SPEC.box().lexicon.id('seeker', kept.seeker)}"]
        assert sum(piece.id.startswith("pair:") for piece in deck.pieces) == 9 and deck.note
    assert len(zones["away"].pieces) == len(chronicle.seekers) - len(here)
    assert {piece.id for piece in zones["reserve"].pieces} and zones["trophies"].pieces
    assert [piece.face.lines != [] for piece in zones["memories"].pieces if piece.face] == [True] * len(
        chronicle.memories
    )
    told = [piece.face.lines[0] for piece in zones["quests"].pieces if piece.face is not None]
    words = SPEC.messages(lang)
    assert told == [
        *(words.format("quest-won" if result == WON else "quest-lost") for _, result in chronicle.quests),
        *[words.format("quest-open")] * len(chronicle.prompts),
    ]
    assert len(page.story) == len(chronicle.quests)


def test_a_chapter_can_be_read_again_with_what_was_decided() -> None:
    saga: Saga[Chronicle] = Saga(SPEC, {"level": "standard"}, "1")
    saga.chronicle = CAMPAIGN.read(WRITTEN)
    match = saga.start(saga.chapters[0].id, Wishes(settings={"tutorial": "off"}))
    play(match, Chance(4))
    english, french = tale_of(match, "en"), tale_of(match, "fr")
    assert len(english) == len(french) and len([one for one in english if one.title]) >= 3
    assert [one.text for one in english if one.decided], "what was decided stands where it was"
    assert all(one.text and two.text for one, two in zip(english, french, strict=True))
    note = saga.chapters[0].note
    assert note is not None and "," in note.en, "what may come next is named before it is played"
