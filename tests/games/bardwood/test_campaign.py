"""The three unlocking procedures from their first to their last game (with T04, T05, T73 and T74)."""

from __future__ import annotations

from functools import cache
from itertools import pairwise

import pytest

from tests.games.bardwood.builder import CONTENT, LEXICON, new, table_of
from veillee.core.campaign import Saga, Wishes, read_saga
from veillee.core.chance import Chance
from veillee.core.errors import SetupError, VeilleeError
from veillee.core.match import Match
from veillee.games.bardwood import GAME
from veillee.games.bardwood.campaign import BardwoodCampaign, Chronicle
from veillee.games.bardwood.words import BARD_IDS, BOX_IDS, SEASON_IDS

Grove = Saga[Chronicle]
GAMES = {"express": 3, "normal": 6, "late": 11}
STARTING = {
    season: [LEXICON.id("event", n) for n, event in enumerate(CONTENT.events) if (event.season, event.box) == (at, 0)]
    for at, season in enumerate(SEASON_IDS, 1)
}
BOXED = {season: tuple(LEXICON.id("event", n) for n, e in enumerate(CONTENT.events) if e.box == at)
         for at, season in enumerate(SEASON_IDS, 1)}  # fmt: skip


def season_of(event: str) -> str:
    found = LEXICON.value("event", event)
    assert found is not None
    return BOX_IDS[CONTENT.events[found].season]


def finished(match: Match, seed: object) -> Match:
    chance = Chance("campaign", seed)
    while not match.over:
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
    return match


def play(saga: Grove, wishes: Wishes | None = None) -> Match:
    chapter = saga.chapters[0].id
    match = finished(saga.start(chapter, wishes), saga.number)
    saga.finish(chapter, match)
    return match


@cache
def played(procedure: str) -> tuple[Grove, tuple[Chronicle, ...], tuple[dict[str, str], ...]]:
    """A campaign with the chronicle before its first game and after each, and the settings of each."""
    saga: Grove = Saga.begin("bardwood", seed=7, settings={"procedure": procedure})
    chronicles, settings = [saga.chronicle], []
    for _ in range(GAMES[procedure]):
        match = play(saga, Wishes(seats=("human",), level="easy"))
        chronicles.append(saga.chronicle)
        settings.append(dict(match.setup.settings))
    return saga, tuple(chronicles), tuple(settings)


def opened(procedure: str) -> list[tuple[str, ...]]:
    """What opened after each game."""
    chronicles = played(procedure)[1]
    return [after.opened[len(before.opened) :] for before, after in pairwise(chronicles)]


@pytest.mark.rule("BAR-012", "BAR-013", "BAR-010")
def test_t73_the_express_procedure() -> None:
    assert opened("express") == [SEASON_IDS, ("muse",), ()]
    _, chronicles, settings = played("express")
    assert all(chronicle.event_deck == () for chronicle in chronicles)
    assert [(one["act1"], one["act2"]) for one in settings] == [("drawn", "drawn")] * 3
    assert settings[0]["content"] == "base" and settings[1]["content"] == "ticked"
    assert [settings[1][season] for season in SEASON_IDS] == ["yes"] * 4


@pytest.mark.rule("BAR-014")
def test_the_event_deck_of_the_normal_procedure() -> None:
    decks = set()
    for seed in range(6):
        deck = BardwoodCampaign().begin({"procedure": "normal"}, str(seed)).event_deck
        assert [season_of(event) for event in deck] == [season for season in SEASON_IDS for _ in range(2)]
        assert len(set(deck)) == 8 and all(event in STARTING[season_of(event)] for event in deck)
        decks.add(deck)
    assert len(decks) == 6


@pytest.mark.rule("BAR-015", "BAR-016", "BAR-018", "BAR-009")
def test_the_normal_procedure() -> None:
    assert opened("normal") == [("spring",), ("summer",), ("autumn",), ("winter",), ("muse",), ()]
    _, chronicles, settings = played("normal")
    deck = chronicles[0].event_deck
    for game in range(4):
        assert (settings[game]["act1"], settings[game]["act2"]) == deck[2 * game : 2 * game + 2]
        used = [season for season in SEASON_IDS if settings[game][season] == "yes"]
        assert used == list(SEASON_IDS[:game])
    assert settings[4]["act1"] == "drawn" and settings[4]["muse"] == "no"


@pytest.mark.rule("BAR-015")
def test_t04_after_the_second_game_of_the_normal_procedure() -> None:
    _, chronicles, settings = played("normal")
    after = chronicles[2]
    assert after.opened == ("spring", "summer") and after.games == 2
    assert {settings[1]["act1"], settings[1]["act2"]} <= set(after.stock["summer"])
    assert len(after.event_deck) == 4 and season_of(after.event_deck[0]) == "autumn"


@pytest.mark.rule("BAR-017", "BAR-018")
def test_t74_after_the_fourth_game_of_the_normal_procedure() -> None:
    _, chronicles, settings = played("normal")
    after = chronicles[4]
    assert after.event_deck == ()
    for season in SEASON_IDS:
        assert sorted(after.stock[season]) == sorted([*STARTING[season], *BOXED[season]])
        assert len(after.stock[season]) == 6
    assert [settings[4][season] for season in SEASON_IDS] == ["yes"] * 4
    assert chronicles[5].opened[-1] == "muse"


@pytest.mark.rule("BAR-019", "BAR-020", "BAR-016")
def test_the_late_procedure() -> None:
    boxes = [(), ("spring",), (), ("summer",), (), ("autumn",), (), ("winter",), (), ("muse",), ()]
    assert opened("late") == boxes
    _, chronicles, settings = played("late")
    deck = chronicles[0].event_deck
    assert [season_of(event) for event in deck] == [season for season in SEASON_IDS for _ in range(4)]
    assert sorted(deck) == sorted(event for events in STARTING.values() for event in events)
    for game in range(8):
        assert (settings[game]["act1"], settings[game]["act2"]) == deck[2 * game : 2 * game + 2]
    assert settings[8]["act1"] == settings[9]["act1"] == "drawn"


@pytest.mark.rule("BAR-019")
def test_t05_after_the_third_game_of_the_late_procedure() -> None:
    after = played("late")[1][3]
    assert after.opened == ("spring",) and len(after.event_deck) == 10
    assert [season_of(event) for event in after.event_deck[:2]] == ["summer", "summer"]


@pytest.mark.rule("BAR-010")
def test_the_procedure_is_chosen_at_the_start() -> None:
    assert Saga.begin("bardwood", seed=1).chronicle.procedure == "normal"
    with pytest.raises(SetupError, match="procedure"):
        Saga.begin("bardwood", seed=1, settings={"procedure": "slow"})


@pytest.mark.rule("BAR-011")
@pytest.mark.parametrize(("seats", "level", "mode"), [(1, "hard", "solo"), (3, "", "standard"), (2, "easy", "rival")])
def test_every_completed_game_counts(seats: int, level: str, mode: str) -> None:
    saga: Grove = Saga.begin("bardwood", seed=2)
    match = saga.start("game_1", Wishes(seats=("human",) * seats, level=level))
    assert match.setup.mode == mode
    with pytest.raises(VeilleeError):
        saga.finish("game_1", match)  # it is not over
    assert saga.chronicle.games == 0
    finished(match, 0)
    saga.finish("game_1", match)
    assert saga.chronicle.games == 1 and saga.chronicle.opened == ("spring",)
    assert BardwoodCampaign().after(saga.chronicle, match) == saga.chronicle  # the same match counts once


@pytest.mark.rule("BAR-022", "BAR-023")
def test_what_a_table_may_wish() -> None:
    saga = played("express")[0]
    chapter = saga.chapters[0].id
    for muse in ("yes", "no"):
        assert saga.setup(chapter, Wishes(settings={"muse": muse})).settings["muse"] == muse
    for season in SEASON_IDS:
        with pytest.raises(SetupError, match=f"{season}=no"):
            saga.setup(chapter, Wishes(settings={season: "no"}))
    with pytest.raises(SetupError, match="content=base"):
        saga.setup(chapter, Wishes(settings={"content": "base"}))
    with pytest.raises(SetupError, match="act1"):
        saga.setup(chapter, Wishes(settings={"act1": "budding_feast", "act2": "petal_rain"}))
    fresh: Grove = Saga.begin("bardwood", seed=3)
    with pytest.raises(SetupError, match="muse=yes: the Muse box of this campaign is still closed"):
        fresh.setup("game_1", Wishes(settings={"muse": "yes"}))


@pytest.mark.rule("BAR-021", "BAR-013")
def test_without_an_event_deck_the_table_chooses_way_and_season() -> None:
    saga = played("express")[0]
    match = saga.start(saga.chapters[0].id, Wishes(settings={"events": "two_seasons", "season": "winter"}))
    assert [BOX_IDS[CONTENT.events[event].season] for event in table_of(match).events] == ["winter", "spring"]


@pytest.mark.rule("BAR-008", "BAR-010", "BAR-012", "BAR-020")
def test_the_shelf_names_every_box_and_the_game_that_opens_it() -> None:
    late = Saga.begin("bardwood", seed=3, settings={"procedure": "late"}).page("en")
    lids = [(piece.face.title, piece.face.lines) for piece in late.zones[0].pieces if piece.face is not None]
    games = {"Spring": 2, "Summer": 4, "Autumn": 6, "Winter": 8, "Muse": 10}
    assert lids == [(box, [f"closed, opens after game {game}"]) for box, game in games.items()]
    express = Saga.begin("bardwood", seed=3, settings={"procedure": "express"})
    assert "all four season boxes open after the next game" in express.page("en").status
    opened = played("express")[0].page("fr").zones[0]
    assert all(piece.face is not None and piece.face.lines == ["ouverte"] for piece in opened.pieces)


@pytest.mark.rule("BAR-024")
def test_a_campaign_can_be_begun_anew() -> None:
    before = played("normal")[1][0]
    assert before.opened == () and before.history == () and before.games == 0
    assert BardwoodCampaign().begin({"procedure": "normal"}, "7") == before


@pytest.mark.rule("BAR-025")
def test_free_play_changes_no_campaign() -> None:
    saga: Grove = Saga.begin("bardwood", seed=4)
    before = saga.hash()
    new(2, content="everything")
    assert saga.hash() == before


def test_the_file_of_a_campaign() -> None:
    saga = played("normal")[0]
    assert read_saga(saga.text()).hash() == saga.hash()
    for lang in ("fr", "en"):
        page = saga.page(lang)
        assert page.status and len(page.story) == GAMES["normal"]
        assert [zone.id for zone in page.zones][:2] == ["boxes", "box-muse"]


@pytest.mark.rule("BAR-015", "BAR-021", "BAR-022")
def test_a_game_asks_for_nothing_that_its_campaign_has_decided() -> None:
    """Events are nobody's choice while their deck lasts, nor are Muses in a closed box."""
    saga: Grove = Saga.begin("bardwood", seed=3, settings={"procedure": "normal"})
    assert saga.chapters[0].decides == ("events", "season", "muse")
    _, chronicles, _ = played("normal")
    later = {chronicle.games: BardwoodCampaign().chapters(chronicle)[0].decides for chronicle in chronicles}
    assert later[3] == ("events", "season", "muse") and later[4] == ("muse",) and later[5] == ()


@pytest.mark.rule("BAR-003", "BAR-009")
def test_a_game_offers_the_bards_of_open_boxes() -> None:
    assert GAME.roles is not None
    _, chronicles, _ = played("normal")
    for chronicle in chronicles:
        chapter = BardwoodCampaign().chapters(chronicle)[0]
        assert GAME.roles.open(chapter.settled) == list(BARD_IDS[: 4 + min(4, chronicle.games)])
