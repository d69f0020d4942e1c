"""The whole night: chapters that follow each other, what is carried along, and the file that keeps it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from examples.night_watch import GAME
from examples.night_watch.campaign import Chronicle
from examples.night_watch.table import NightTable

import veillee
from veillee.core.campaign import Saga, Wishes, read_saga
from veillee.core.chance import Chance
from veillee.core.errors import CampaignError, SetupError
from veillee.core.match import Match
from veillee.testing.replays import at_hand

Night = Saga[Chronicle]
FOUR = Wishes(seats=("human",) * 4, roles=("scout", "cook", "singer", "woodcutter"))


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with at_hand(GAME):
        yield


def finished(match: Match, seed: object = 0, way: str = "", door: str = "") -> Match:
    """Played to its end, at random where nothing is said."""
    chance = Chance("night", seed)
    while not match.over:
        keys = match.legal_keys
        wanted = [key for key in keys if key in (f"walk:{way}", door)]
        match.play(wanted[0] if wanted else keys[chance.below(len(keys))])
    return match


def play(saga: Night, wishes: Wishes | None = None, **how: str) -> Match:
    chapter = saga.chapters[0].id
    match = finished(saga.start(chapter, wishes), f"{saga.seed}-{saga.number}", **how)
    saga.finish(chapter, match)
    return match


def table_of(match: Match) -> NightTable:
    assert isinstance(match.table, NightTable)
    return match.table


def a_night(seed: int, way: str = "ridge") -> Night:
    """All three watches: two keepers, then four, then one person with both."""
    saga: Night = Saga.begin("night_watch", seed=seed)
    play(saga, way=way)
    play(saga, FOUR)
    play(saga, Wishes(seats=("human", "human"), people=(0, 0)))
    return saga


def a_night_that(verdict: str) -> Night:
    """A night whose first watch ended so."""
    for seed in range(50):
        saga: Night = Saga.begin("night_watch", seed=seed)
        play(saga, way="ridge", door="let_in")
        if saga.done[0].verdict == verdict:
            return saga
    raise AssertionError(f"no night in which the first watch is {verdict}")


@pytest.mark.rule("NW-050")
@pytest.mark.parametrize("way", ["ridge", "marsh"])
def test_the_way_that_was_voted_on_is_the_next_chapter(way: str) -> None:
    saga = a_night(3, way)
    assert [done.chapter for done in saga.done] == ["hut", way, "tower"]
    assert saga.over and saga.chapters == []
    with pytest.raises(SetupError, match="no chapter 'hut' to play now; there are: none: the campaign is over"):
        saga.setup("hut")


@pytest.mark.rule("NW-050")
def test_the_other_way_cannot_be_taken() -> None:
    saga: Night = Saga.begin("night_watch", seed=1)
    play(saga, way="marsh")
    assert [(one.id, one.title.en, one.title.fr) for one in saga.chapters] == [("marsh", "the marsh", "le marais")]
    with pytest.raises(SetupError, match="there are: marsh"):
        saga.start("ridge")


@pytest.mark.rule("NW-051", "NW-004")
def test_a_fire_that_was_kept_is_half_taken_along() -> None:
    saga = a_night_that("won")
    last = table_of(finished_before(saga))
    assert saga.chronicle.embers == (last.fire + 1) // 2 > 0
    next_one = table_of(saga.start("ridge"))
    assert next_one.fire == min(9, 2 + saga.chronicle.embers)


def finished_before(saga: Night) -> Match:
    return veillee.replay(saga.done[-1].record)


@pytest.mark.rule("NW-051", "NW-040")
def test_a_lost_watch_leads_on_without_embers() -> None:
    saga = a_night_that("lost")
    assert saga.chronicle.embers == 0
    assert saga.chronicle.kept[0].verdict == "lost"
    assert table_of(saga.start("ridge")).fire == 2


@pytest.mark.rule("NW-052")
def test_keepers_join_and_leave_between_two_watches() -> None:
    saga: Night = Saga.begin("night_watch", seed=5)
    first = play(saga, Wishes(seats=("human", "human"), roles=("cook", "scout")))
    assert first.setup.roles == ("cook", "scout")
    assert saga.setup(saga.chapters[0].id).roles == ("cook", "scout")  # who says nothing stays
    joined = saga.setup(saga.chapters[0].id, Wishes(seats=("human", "human", "random")))
    assert (joined.seats, joined.roles) == (("human", "human", "random"), ("cook", "scout", ""))
    play(saga, Wishes(seats=("human", "human", "random")))
    left = saga.setup(saga.chapters[0].id, Wishes(seats=("human", "human")))
    assert left.roles == ("cook", "scout")
    assert [len(kept.keepers) for kept in saga.chronicle.kept] == [2, 3]
    with pytest.raises(SetupError, match="5"):
        saga.setup(saga.chapters[0].id, Wishes(seats=("human",) * 5))


@pytest.mark.rule("NW-053")
@pytest.mark.parametrize("verdict", ["won", "lost"])
def test_the_last_watch_decides_the_night(verdict: str) -> None:
    for seed in range(60):
        saga = a_night(seed)
        if saga.done[-1].verdict == verdict:
            break
    page = saga.page("en")
    assert page.status == {"won": "Dawn: the fire burned to the end.", "lost": "Dawn finds cold ashes."}[verdict]
    assert len(page.story) == 3 and page.story[0].startswith("At the hut the fire")
    assert saga.page("fr").status.startswith("L'aube")


def test_the_page_of_a_night_that_goes_on() -> None:
    saga = a_night_that("won")
    page = saga.page("en")
    assert page.status == "Ahead lies the ridge."
    assert page.story == ["At the hut the fire was kept."]
    (embers,) = page.zones
    assert embers.count == saga.chronicle.embers


def test_a_setting_of_the_campaign_holds_in_every_chapter() -> None:
    saga: Night = Saga.begin("night_watch", seed=1, settings={"leader": "last"})
    play(saga)
    assert saga.setup(saga.chapters[0].id).settings["leader"] == "last"


# -- the file ----------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_a_night_is_read_again_to_the_byte(seed: int) -> None:
    saga = a_night(seed, "marsh" if seed % 2 else "ridge")
    text = saga.text()
    again: Night = read_saga(text)
    assert again.text() == text
    assert again.chronicle == saga.chronicle and again.hash() == saga.hash()
    assert [done.record for done in again.done] == [done.record for done in saga.done]


def test_a_night_is_left_in_the_middle_of_a_round_and_gone_on_with() -> None:
    saga: Night = Saga.begin("night_watch", seed=4)
    play(saga, way="marsh")
    match = saga.start("marsh", FOUR)
    match.play(match.legal_keys[0], seat=match.waiting[-1])
    again: Night = read_saga(saga.text())
    assert again.current is not None
    chapter, loaded = again.current
    assert (chapter, loaded.save(), loaded.waiting) == ("marsh", match.save(), match.waiting)
    for one in (match, loaded):
        finished(one)
    saga.finish("marsh", match)
    again.finish("marsh", loaded)
    assert again.text() == saga.text()


def test_a_file_that_was_cut_off_is_an_earlier_moment_of_the_same_night() -> None:
    """Or it is refused, if not even the beginning is there; it is never another night."""
    saga = a_night(2)
    text = saga.text()
    begun = text.index("\nseed ") + len(f"\nseed {saga.seed}\n")
    for end in range(0, len(text), 5):
        try:
            earlier: Night = read_saga(text[:end])
        except CampaignError:
            assert end < begun
            continue
        done = len(earlier.done)
        assert earlier.done == saga.done[:done]
        if earlier.current is not None:
            whole = saga.done[done].record.splitlines()
            assert earlier.current[0] == saga.done[done].chapter
            lines = [line for line in earlier.current[1].record().splitlines() if not line.startswith("end ")]
            assert lines == whole[: len(lines)]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (("embers", "coals"), "found 'coals' in the chronicle"),
        (('"verdict":"won"', '"verdict":"lost"'), "carries in another chronicle"),
        (('carried ahead "', 'carried ahead "h'), "as ahead of the chronicle"),
        (("chapter 2 ", "chapter 3 "), "expected game, setting, seed, the next chapter or end"),
        (("setting leader nobody", "setting leader second"), "setting leader cannot be 'second'"),
        (("game night_watch 1", "game day_watch 1"), "no game 'day_watch'"),
        (("veillee-campaign 1", "veillee-campaign 9"), "begins with 'veillee-campaign 1'"),
    ],
)
def test_a_file_that_was_changed_is_refused(change: tuple[str, str], words: str) -> None:
    saga = a_night_that("won")
    play(saga, FOUR)
    text = saga.text()
    assert change[0] in text
    with pytest.raises(CampaignError, match=words.replace(".", r"\.")):
        read_saga(text.replace(change[0], change[1], 1))


def test_a_chapter_is_played_again_without_touching_what_happened() -> None:
    saga = a_night(3)
    before = saga.text()
    other = saga.fork(2, "again")
    assert (other.number, other.chapters[0].id) == (2, saga.done[1].chapter)
    play(other)
    assert other.done[1].record != saga.done[1].record
    assert saga.text() == before
    assert read_saga(other.text()).text() == other.text()
