"""The book of a chapter: introductions, cards, interludes, and the memories that come back."""

from __future__ import annotations

import pytest

from tests.games.kinfire.builder import BOX, CONTENT, SPEC, value
from tests.games.kinfire.test_story import read, story
from tests.games.kinfire.test_town import choose, in_town
from veillee.core.campaign import Saga, Wishes, tale_of
from veillee.core.scene import Paragraph
from veillee.core.spec import View
from veillee.core.text import LANGUAGES
from veillee.games.kinfire.book import Book
from veillee.games.kinfire.faces import Faces
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import EACH, PACKS
from veillee.games.kinfire.texts import Texts

PROSE = CONTENT.prose


def pages(table: KinfireTable, lang: str = "en") -> list[Paragraph]:
    album = SPEC.album_of(BOX, lang)
    assert isinstance(album, Faces)
    return list(Book(View(table, 0, lang, BOX.lexicon, SPEC.messages(lang), album=album), album).pages())


def reading(seekers: str, *cards: str) -> KinfireTable:
    table = story(seekers)
    table.company.read = [value("story", card) for card in cards]
    return table


@pytest.mark.rule("KIN-031")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_campaign_begins_with_its_introduction(lang: str) -> None:
    """Then comes that of the first quest, and only then the first card; they stay when the chapter is over."""
    saga = Saga.begin("kinfire", seed=3)
    match = saga.start(saga.chapters[0].id, Wishes(seats=("human", "human")))
    at = lang != "fr"
    wanted = [PROSE.campaign[at], PROSE.introductions[0][at], PROSE.texts[0][at]]
    assert [paragraph.text for paragraph in tale_of(match, lang)][:3] == wanted
    while not match.over:
        match.play(match.legal_keys[0])
    told = [paragraph.text for paragraph in tale_of(match, lang)]
    assert told[:3] == wanted and len(told) > 4


@pytest.mark.rule("KIN-031")
def test_other_quests_begin_with_their_own_introduction_alone() -> None:
    for quest, folder in enumerate(CONTENT.quests):
        table = story("asha khor", quest=str(quest + 1))
        table.company.read = [folder.first]
        texts = [paragraph.text for paragraph in pages(table)]
        assert texts[quest == 0] == PROSE.introductions[quest][1]
        assert (PROSE.campaign[1] in texts) == (quest == 0)


@pytest.mark.rule("KIN-263", "KIN-266")
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("pack", "card"), [(0, "q4_10"), (0, "q4_11"), (1, "q5_13"), (2, "q10_13"), (2, "q12_14")])
def test_an_upgrade_pack_tells_of_every_seeker_who_is_there(pack: int, card: str, lang: str) -> None:
    assert PACKS == 3
    table = reading("naz feyn", card)
    at = lang != "fr"
    wanted = [PROSE.interludes[pack][value("seeker", name)][at] for name in ("naz", "feyn")]
    everybody = {text[at] for told in PROSE.interludes for text in told}
    assert not everybody & {paragraph.text for paragraph in pages(table, lang)}, "before it is opened"
    table.company.packs.append(pack)
    told = [paragraph for paragraph in pages(table, lang) if paragraph.text in everybody]
    assert [paragraph.text for paragraph in told] == wanted
    assert ["Naz" in told[0].title, "Feyn" in told[1].title] == [True, True], "each on a page of its own"


@pytest.mark.rule("KIN-236", "KIN-239")
def test_what_was_done_before_is_shown_where_it_comes_back() -> None:
    def recalled(table: KinfireTable) -> list[str]:
        return [one.speaker for one in pages(table) if one.speaker.startswith("You remember")]

    replaced = reading("asha khor", "q7_18")
    assert recalled(replaced) == []
    replaced.company.memories.append(value("memory", "m5_a"))
    assert recalled(replaced) == ["You remember: The Splinters Hear"]
    last = reading("asha khor", "q7_10")
    last.company.memories += [value("memory", name) for name in ("m1_b", "m2_b", "m4_c")]
    assert recalled(last) == ["You remember: Black Water", "You remember: The Lookout's Horn"], (
        "only what the card asks about"
    )
    told = [one.text for one in pages(last) if one.speaker]
    assert told[0].endswith("drink. In the combat, The Starless One: +2 health.")


@pytest.mark.rule("KIN-236")
def test_what_came_in_the_same_chapter_is_no_recollection() -> None:
    """A card that was read before a memory came knew nothing of it."""
    table = story("asha khor", quest="5")
    read(table, "q5_5")
    assert value("memory", "m5_a") in table.company.memories
    table.company.read.append(value("story", "q7_18"))
    assert not [one for one in pages(table) if one.speaker.startswith("You remember")]


@pytest.mark.rule("KIN-243")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_came_of_a_test_lies_beside_the_card_that_asked_for_it(lang: str) -> None:
    """Who flipped what, whether that was enough, and what it brings; a page for all of one test."""
    card = next(
        number
        for number, one in enumerate(CONTENT.story)
        if any(op.test and not op.test.approaches and op.test.scope == EACH for op in CONTENT.lists[one.ops][:1])
    )
    table = story("asha khor", quest=str(CONTENT.story[card].quest + 1))
    read(table, BOX.lexicon.id("story", card))
    trials = [one for one in table.company.trials if one.card == card and one.flipped]
    assert [one.seat for one in trials] == [0, 1]
    told = pages(table, lang)
    begin = next(place for place, one in enumerate(told) if one.title == SPEC.messages(lang).format("text-trial"))
    assert not told[begin + 1].title, "the two stand on one page"
    for trial, paragraph in zip(trials, told[begin : begin + 2], strict=True):
        name = BOX.lexicon.name("seeker", table.seats[trial.seat].seeker, lang)
        succeeds = {"fr": ("échoue", "réussit"), "en": ("fails", "succeeds")}[lang][trial.passed]
        assert paragraph.speaker == f"{name} {succeeds}"
        for flipped in trial.flipped:
            assert BOX.lexicon.name("card", flipped, lang) in paragraph.text
        brings = Texts(CONTENT, BOX.lexicon, SPEC.messages(lang)).told(trial.brings)
        assert all(one in paragraph.text for one in brings)


def test_a_match_of_the_former_rules_comes_to_the_table_that_it_led_to() -> None:
    """What came of a test is written down since: such a match was stored without, and its record names its table."""
    table = in_town("asha khor", town=1)
    table.rules = 1
    table.company.coins = 1
    read(table, "d_5")
    choose(table, "train:tr1", "who:khor")
    assert not table.company.trials


@pytest.mark.rule("KIN-292", "KIN-293")
def test_a_lesson_says_whether_it_was_learned() -> None:
    learned = set()
    for chance in range(12):
        table = in_town("asha khor", town=1)
        table.chance = chance
        table.company.coins = 1
        read(table, "d_5")
        choose(table, "train:tr1", "who:khor")
        (trial,) = table.company.trials
        page = next(one for one in pages(table) if one.speaker.startswith("Khor "))
        assert page.speaker == ("Khor succeeds" if trial.passed else "Khor fails")
        name = BOX.lexicon.name("action", value("action", "tr1"), "en")
        assert (f"“{name}” goes to your reserve" in page.text) == trial.passed
        learned.add(trial.passed)
    assert learned == {False, True}
