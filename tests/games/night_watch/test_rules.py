"""The rules of The Night Watch, one by one."""

from __future__ import annotations

import pytest
from examples.night_watch import GAME
from examples.night_watch.steps.hour import Blow, EndOfHour, Feed, Gather, Hour, SearchFar
from examples.night_watch.steps.story import AtTheDoor, Onward
from examples.night_watch.table import NightTable
from examples.night_watch.words import KEEPER_IDS

import veillee
from tests.games.night_watch.builder import Night, answer
from veillee.core.errors import IllegalMove, SetupError
from veillee.core.setup import make_setup
from veillee.testing import asked, happened, look, told
from veillee.testing.replays import at_hand

BOTH = (0, 1)


def said(match: veillee.Match) -> list[str]:
    return [event.text for event in match.events()]


def table_of(match: veillee.Match) -> NightTable:
    assert isinstance(match.table, NightTable)
    return match.table


# -- the watch ---------------------------------------------------------------------------------


@pytest.mark.rule("NW-001")
def test_all_win_or_lose_together() -> None:
    for fire, verdict, winners in ((1, "won", (0, 1)), (0, "lost", ())):
        match = Night("cook", "scout", chapter="tower").let(fire=fire).end_of_hour(5)
        assert match.over and match.result is not None
        assert (match.result.verdict, match.result.winners) == (verdict, winners)
    for players in (1, 5):
        with pytest.raises(SetupError, match="2 or 3 or 4 players"):
            make_setup(GAME, seed=1, players=players)


@pytest.mark.rule("NW-002")
def test_who_has_not_chosen_a_keeper_is_dealt_one() -> None:
    with at_hand(GAME):
        match = veillee.new("night_watch", players=3, seed=1, roles=("", "cook", ""), dictated=("singer", "woodcutter"))
    assert [KEEPER_IDS[keeper] for keeper in match.table.roles] == ["singer", "cook", "woodcutter"]
    assert said(match)[:2] == ["The Singer keeps the watch.", "The Woodcutter keeps the watch."]
    with pytest.raises(SetupError, match="two seats cannot both be cook"):
        make_setup(GAME, seed=1, players=2, roles=("cook", "cook"))


@pytest.mark.rule("NW-003")
def test_whoever_plays_several_keepers_has_one_voice() -> None:
    night = Night("cook", "scout", "singer", people=(0, 0, 1))
    match = night.start(Onward())
    assert match.waiting == (0, 2)
    assert GAME.mode("night").groups(2) == (1, 2)


@pytest.mark.rule("NW-004")
def test_the_fire_begins_as_the_place_says() -> None:
    assert look(Night("cook", "scout").start(Hour()), "", "fire") == 3
    assert look(Night("cook", "scout", chapter="tower").start(Hour()), "", "fire") == 2


@pytest.mark.rule("NW-005")
def test_an_hour_is_gathering_feeding_and_the_wind() -> None:
    match = Night("cook", "scout").dictate("breeze").start(Hour())
    assert asked(match)[1] == "Gather"
    answer(match, scout="gather:near", cook="gather:near")
    assert asked(match)[1] == "Feed"
    answer(match, cook="rest", scout="rest")
    assert told(match)[-2:] == ["blows", "hour"]
    assert look(match, "", "hour") == 1 and said(match)[-1] == "Hour 2 begins."


# -- an hour -----------------------------------------------------------------------------------


@pytest.mark.rule("NW-010", "NW-011")
def test_all_gather_at_once_and_openly() -> None:
    match = Night("cook", "scout", "singer").start(Gather((0, 1, 2)))
    answer(match, scout="gather:near")
    assert match.waiting == (0, 2)
    question = match.scene(0).question
    assert question is not None
    assert [(one.seat, one.label) for one in question.answers] == [(1, "Gather wood close by")]
    answer(match, cook="gather:near", singer="gather:near")
    assert look(match, "cook", "held") == {"nothing": 0, "twig": 1, "branch": 0, "log": 0}


@pytest.mark.rule("NW-012")
def test_far_away_chance_gives_a_piece_or_nothing() -> None:
    match = Night("cook", "singer").dictate("log", "nothing").start(Gather(BOTH))
    answer(match, cook="gather:far", singer="gather:far")
    assert look(match, "cook", "held")["log"] == 1
    assert sum(look(match, "singer", "held").values()) == 0
    assert said(match) == ["The Cook finds a log.", "The Singer finds nothing."]
    found = SearchFar(0).outcomes(table_of(match))
    assert found == [(0, 1), (1, 2), (2, 3), (3, 2)], "as the hut has it"


@pytest.mark.rule("NW-013")
def test_who_is_tired_does_not_go_far_and_is_not_asked() -> None:
    match = Night("cook", "scout").let("scout", tired=True).start(Gather(BOTH))
    assert match.waiting == (0,)
    answer(match, cook="gather:near")
    assert look(match, "scout", "held")["twig"] == 1
    tired = Night("cook", "scout", "singer").let("scout", tired=True).start(Gather((0, 1, 2)))
    with pytest.raises(IllegalMove):
        answer(tired, scout="gather:far")


@pytest.mark.rule("NW-014")
def test_all_feed_or_rest_at_once_and_in_secret() -> None:
    match = Night("cook", "scout").let("cook", held={"log": 1}).let("scout", held={"twig": 1}).start(Feed(BOTH))
    assert match.legal_keys == ("feed:log", "rest")
    answer(match, scout="feed:twig")
    question = match.scene(0).question
    assert question is not None
    assert [(one.seat, one.label) for one in question.answers] == [(1, "")]
    with pytest.raises(IllegalMove, match="There is no such piece here: a branch"):
        answer(match, cook="feed:branch")
    answer(match, cook="feed:log")
    assert said(match) == ["The Cook lays a log on the fire.", "The Scout lays a twig on the fire."]


@pytest.mark.rule("NW-015")
def test_wood_adds_its_heat_up_to_nine() -> None:
    for fire, after in ((2, 6), (7, 9)):
        night = Night("cook", "scout").let(fire=fire).let("cook", held={"log": 1}).let("scout", held={"twig": 1})
        match = night.start(Feed(BOTH))
        answer(match, cook="feed:log", scout="feed:twig")
        assert look(match, "", "fire") == after
        assert sum(look(match, "cook", "held").values()) == 0


@pytest.mark.rule("NW-016", "NW-021")
def test_who_feeds_is_tired_and_who_rests_is_not() -> None:
    keepers = ("woodcutter", "scout", "singer")
    night = Night(*keepers).let("scout", tired=True)
    for keeper in keepers:
        night.let(keeper, held={"twig": 1})
    match = night.start(Feed((0, 1, 2)))
    answer(match, woodcutter="feed:twig", scout="rest", singer="feed:twig")
    assert [look(match, keeper, "tired") for keeper in keepers] == [True, False, False]


@pytest.mark.rule("NW-017")
@pytest.mark.parametrize(("keepers", "left"), [(2, 6), (3, 5), (4, 4)])
def test_a_wind_takes_one_more_for_each_keeper_above_two(keepers: int, left: int) -> None:
    names = ("cook", "scout", "singer", "woodcutter")[:keepers]
    match = Night(*names).let(fire=9).dictate("gale").start(Blow())
    assert look(match, "", "fire") == left
    assert Blow().outcomes(table_of(match)) == [(1, 2), (2, 2), (3, 2)], "as the hut has it"


@pytest.mark.rule("NW-018")
def test_a_fire_that_is_out_is_lost_at_once() -> None:
    match = Night("cook", "scout", chapter="tower").let(fire=2).dictate("gale").start(Blow(), EndOfHour())
    assert match.over and match.result is not None and match.result.verdict == "lost"
    assert (match.result.rule, told(match)) == ("NW-018", ["blows", "goes-out"])
    outcome = match.scene(0).outcome
    assert outcome is not None and outcome.headline == "Lost together."


@pytest.mark.rule("NW-019")
def test_a_fire_that_burns_after_the_last_hour_is_won() -> None:
    before = Night("cook", "scout", chapter="tower").let(fire=1).end_of_hour(4)
    assert not before.over
    match = Night("cook", "scout", chapter="tower").let(fire=1).end_of_hour(5)
    assert match.result is not None and (match.result.verdict, match.result.rule) == ("won", "NW-019")


# -- the keepers -------------------------------------------------------------------------------


@pytest.mark.rule("NW-020")
def test_the_woodcutter_finds_a_branch_close_by() -> None:
    match = Night("woodcutter", "cook").start(Gather(BOTH))
    answer(match, woodcutter="gather:near", cook="gather:near")
    assert look(match, "woodcutter", "held")["branch"] == 1
    assert look(match, "cook", "held")["twig"] == 1


@pytest.mark.rule("NW-022")
def test_the_scout_always_finds_a_piece_far_away() -> None:
    table = table_of(Night("scout", "cook").start(Gather(BOTH)))
    assert SearchFar(0).outcomes(table) == [(1, 2), (2, 3), (3, 2)]
    assert SearchFar(1).outcomes(table)[0] == (0, 1)


@pytest.mark.rule("NW-023")
def test_nobody_is_tired_while_the_cook_makes_soup() -> None:
    night = Night("cook", "scout", "woodcutter").let("scout", held={"twig": 1}).let("woodcutter", tired=True)
    match = night.start(Feed((0, 1, 2)))
    assert match.waiting == (1,)  # the others have no wood: they rest
    answer(match, scout="feed:twig")
    assert not any(look(match, keeper, "tired") for keeper in ("cook", "scout", "woodcutter"))
    assert told(match)[-1] == "soup"
    fed = Night("cook", "scout").let("cook", held={"twig": 1}).let("scout", held={"twig": 1}).start(Feed(BOTH))
    answer(fed, cook="feed:twig", scout="feed:twig")
    assert look(fed, "scout", "tired") and "soup" not in told(fed)


# -- at the door -------------------------------------------------------------------------------


@pytest.mark.rule("NW-030")
def test_somebody_knocks_once_in_a_watch_and_another_keeper_is_at_the_door_every_hour() -> None:
    match = Night("cook", "scout", "singer").end_of_hour(2)
    assert asked(match) == ("singer", "AtTheDoor")
    heard = "At the door: three slow knocks, and a cough. Do you open?"
    assert match.decision is not None and match.decision.prompt == heard
    match.play("send_away")
    assert asked(match)[1] == "Gather"
    for hour in (1, 3):
        assert asked(Night("cook", "scout").end_of_hour(hour))[1] == "Gather"
    assert asked(Night("cook", "scout", chapter="marsh").end_of_hour(3)) == ("scout", "AtTheDoor")


@pytest.mark.rule("NW-031")
@pytest.mark.parametrize(("key", "fire", "after"), [("let_in", 5, 3), ("let_in", 2, 1), ("send_away", 5, 5)])
def test_what_follows_stands_in_the_story(key: str, fire: int, after: int) -> None:
    match = Night("cook", "scout", chapter="ridge").let(fire=fire).end_of_hour(1)
    match.play(key)
    assert look(match, "", "fire") == after
    assert happened(match, "lets-in", "sends-away")[0].rule == "NW-031"


@pytest.mark.rule("NW-031")
def test_nobody_can_read_what_follows_before_the_answer() -> None:
    """It is in no scene, no key, no label and no event, in either language; not even a preview looks behind it."""
    match = Night("cook", "scout").end_of_hour(2)
    assert match.decision is not None and match.decision.asking.is_unforeseen()
    for lang in ("en", "fr"):
        shown = "".join(
            [
                *(str(match.scene(seat, lang)) for seat in (None, 0, 1)),
                *(event.text for event in match.events(lang=lang)),
                *(match.label(key, lang) for key in match.legal_keys),
                *(str(match.explain(key, lang)) for key in match.legal_keys),
            ]
        )
        for role in ("let_in", "sent_away"):
            for watch in range(len(GAME.box().content.watches)):
                assert GAME.box().lexicon.name(role, watch, lang) not in shown


@pytest.mark.rule("NW-031")
def test_a_bot_leans_to_open_when_the_fire_is_high() -> None:
    match = Night("cook", "scout").start(AtTheDoor(0))
    table, asking = table_of(match), match.table.asking
    assert isinstance(asking, AtTheDoor)
    for fire, opens in ((8, True), (2, False)):
        table.fire = fire
        let_in, send_away = (asking.leaning(table, option) for option in table.options)
        assert (let_in > send_away) is opens


# -- the way -----------------------------------------------------------------------------------


@pytest.mark.rule("NW-040")
@pytest.mark.parametrize("fire", [0, 5])
def test_after_a_watch_kept_or_not_the_way_is_voted_on(fire: int) -> None:
    match = Night("cook", "scout", "singer").let(fire=fire).end_of_hour(4)
    assert match.legal_keys == ("walk:ridge", "walk:marsh")
    answer(match, singer="walk:marsh", cook="walk:marsh", scout="walk:ridge")
    assert match.over and look(match, "", "way") == "marsh"
    assert said(match)[-4:] == [
        "The Cook votes for the marsh.",
        "The Scout votes for the ridge.",
        "The Singer votes for the marsh.",
        "The night goes on at the marsh.",
    ]
    assert match.result is not None and match.result.verdict == ("won" if fire else "lost")


@pytest.mark.rule("NW-040")
def test_where_one_way_leads_on_nobody_is_asked() -> None:
    match = Night("cook", "scout", chapter="marsh").end_of_hour(5)
    assert match.over and look(match, "", "way") == "tower"
    assert look(Night("cook", "scout", chapter="tower").end_of_hour(5), "", "way") == ""


@pytest.mark.rule("NW-041")
def test_a_tied_vote_is_decided_by_chance_or_by_the_leader() -> None:
    for way in ("ridge", "marsh"):
        number = str(["ridge", "marsh"].index(way))
        match = Night("cook", "scout").dictate(number).end_of_hour(4)
        answer(match, cook="walk:ridge", scout="walk:marsh")
        assert look(match, "", "way") == way
    for leader, way in (("first", "ridge"), ("last", "marsh")):
        match = Night("cook", "scout", leader=leader).end_of_hour(4)
        answer(match, cook="walk:ridge", scout="walk:marsh")
        assert look(match, "", "way") == way


@pytest.mark.rule("NW-041", "NW-003")
def test_a_leader_who_plays_two_keepers_votes_as_the_first_of_them() -> None:
    match = Night("cook", "scout", "singer", leader="last", people=(0, 1, 0)).end_of_hour(4)
    answer(match, cook="walk:ridge", scout="walk:marsh")
    assert look(match, "", "way") == "ridge"
