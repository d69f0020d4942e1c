"""Setting up: boxes, events, the board, bards, Muses and the Rival, and settings that contradict each other."""

from __future__ import annotations

import re

import pytest

import veillee
from tests.games.bardwood.builder import (
    CONTENT,
    LEXICON,
    codes,
    do,
    lazily,
    motifs,
    new,
    offered,
    pawn,
    refused,
    rival,
    seat,
    table_of,
    tokens,
    value,
)
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.core.setup import is_given
from veillee.games.bardwood import GAME, boxes_of
from veillee.games.bardwood.box import CREATURE, FAN, IMPRO, SKILL
from veillee.games.bardwood.measures import owned
from veillee.games.bardwood.table import ACT_1, OPEN
from veillee.games.bardwood.words import BARD_IDS, BOX_IDS, EVENT_IDS, SEASON_IDS
from veillee.testing import asked, happened, told, until

QUIET = {"act1": "sp4", "act2": "sp3"}  # events that do nothing at the start
CHOICES = ("bard:harp", "bard:horn", "bard:banjo")  # the fourth player takes what is left


def seated(players: int = 2, **settings: str) -> Match:
    """A standard match at its first turn, the first seat beginning."""
    return do(new(players, first="1", **QUIET, **settings), *CHOICES[:players])


def solo(level: str = "medium", **settings: str) -> Match:
    return do(new(1, mode="solo", level=level, **QUIET, **settings), "bard:harp")


# -- players and modes ----------------------------------------------------------------------------


@pytest.mark.rule("BAR-001", "BAR-280")
@pytest.mark.parametrize(
    ("mode", "players", "possible"),
    [("standard", n, n in (2, 3, 4)) for n in range(1, 6)]
    + [("solo", n, n == 1) for n in range(1, 3)]
    + [("rival", n, n in (2, 3)) for n in range(1, 5)],
)
def test_seats_of_each_mode(mode: str, players: int, possible: bool) -> None:
    if possible:
        match = new(players, mode=mode)
        assert len(table_of(match).seats) == players
        assert (table_of(match).rival is not None) == (mode != "standard")
    else:
        with pytest.raises(SetupError, match="is for"):
            new(players, mode=mode)


@pytest.mark.rule("BAR-002", "BAR-042", "BAR-043", "BAR-044", "BAR-045", "BAR-046", "BAR-047", "BAR-048")
def test_the_pieces_of_a_colour() -> None:
    for player in table_of(seated(4)).seats:
        assert (player.dial, player.ready, player.volume, player.boat) == (0, False, 0, 0)
        assert player.runes == [2, 2, 2, 2] and player.crests == 7
        assert (player.coins, player.acoustic, player.range, player.gems) == (0, 0, 0, 0)
        assert player.held == [0] * 5 and player.brag == []


@pytest.mark.rule("BAR-026", "BAR-049", "BAR-050", "BAR-051", "BAR-052", "BAR-053", "BAR-206")
@pytest.mark.parametrize("bard", ["banjo", "horn", "bongo", "harp", "sword", "war", "pipes", "barb"])
def test_the_starting_deck_of_a_bard(bard: str) -> None:
    match = do(new(1, mode="solo", content="seasons", **QUIET), f"bard:{bard}")
    player = seat(match)
    assert LEXICON.id("bard", player.bard) == bard and LEXICON.id("region", player.region) == "c2"
    own = codes(owned(table_of(match), 0))
    assert sorted(own) == sorted([*(f"{bard}_{number}" for number in range(1, 7)), f"{bard}_f", f"{bard}_i"])
    assert codes(player.discard) == [f"{bard}_f"]
    assert CONTENT.bards[player.bard].instrument not in owned(table_of(match), 0)
    assert all(CONTENT.cards[card].bard == player.bard for card in owned(table_of(match), 0))
    assert all(CONTENT.cards[card].kind == SKILL for card in player.hand) and len(player.hand) == 2


@pytest.mark.rule("BAR-003", "BAR-286")
def test_bards_are_chosen_in_turn_order() -> None:
    match = new(3, first="2", **QUIET)
    assert asked(match) == ("yellow", "ChooseBard")
    assert offered(match, "bard") == {"banjo", "horn", "bongo", "harp"}
    do(match, "bard:horn")
    assert asked(match)[0] == "red" and refused(match, "bard:horn") == "BAR-003"
    assert refused(match, "bard:sword") == "BAR-009"  # its box is closed
    do(match, "bard:harp")
    assert asked(match)[0] == "blue" and offered(match, "bard") == {"banjo", "bongo"}


@pytest.mark.rule("BAR-286", "BAR-293")
def test_bards_are_dealt_if_the_table_prefers() -> None:
    dealt = [new(4, bards="dealt", seed=seed, **QUIET) for seed in range(6)]
    assert all(asked(match)[1] == "PlayCard" for match in dealt)
    found = [tuple(player.bard for player in table_of(match).seats) for match in dealt]
    assert len(set(found)) > 2 and all(sorted(bards) == [0, 1, 2, 3] for bards in found)


@pytest.mark.rule("BAR-003")
def test_a_seat_may_say_on_sitting_down_who_it_is() -> None:
    match = veillee.new("bardwood", players=2, seed=1, settings={"first": "1"}, roles=["", "bongo"])
    assert asked(match) == ("blue", "ChooseBard") and "bongo" not in offered(match, "bard")
    do(match, "bard:harp")
    assert [LEXICON.id("bard", player.bard) for player in table_of(match).seats] == ["harp", "bongo"]
    with pytest.raises(SetupError, match="Sword Dancer comes with the Spring box, which this match does not use"):
        veillee.new("bardwood", players=2, seed=1, roles=["", "sword"])


@pytest.mark.rule("BAR-055", "BAR-221")
def test_the_first_player() -> None:
    firsts = {table_of(new(4, seed=seed)).first for seed in range(30)}
    assert firsts == {0, 1, 2, 3}
    assert {table_of(new(4, seed=seed, first="3")).first for seed in range(5)} == {2}
    assert {table_of(new(1, mode="solo", seed=seed)).first for seed in range(5)} == {0}
    match = lazily(solo(), lambda match: len(told(match, "turn")) == 3)
    assert [event.args["seat"] for event in happened(match, "turn")] == [0, 4, 0]


# -- the board --------------------------------------------------------------------------------


@pytest.mark.rule("BAR-031", "BAR-033", "BAR-004")
def test_the_supply_and_the_market() -> None:
    table = table_of(seated())
    assert (table.acoustic, table.range) == (16, 12)
    assert table.market == 0 and CONTENT.market == [2, 3, 3, 4, 4, 5, 5, 6]


@pytest.mark.rule("BAR-032", "BAR-215")
@pytest.mark.parametrize(
    ("mode", "players", "reserves"),
    [
        ("standard", 2, [10, 14]),
        ("standard", 3, [15, 21]),
        ("standard", 4, [20, 28]),
        ("solo", 1, [10, 14]),
        ("rival", 2, [15, 21]),
        ("rival", 3, [20, 28]),
    ],
)
def test_gems_by_participants(mode: str, players: int, reserves: list[int]) -> None:
    assert table_of(do(new(players, mode=mode, **QUIET), *CHOICES[:players])).reserves == reserves


@pytest.mark.rule("BAR-027", "BAR-034", "BAR-035", "BAR-128")
@pytest.mark.parametrize("content", ["base", "seasons"])
def test_shops(content: str) -> None:
    table = table_of(seated(content=content))
    assert [len(shop) for shop in table.shops] == [6, 6, 6, 6]
    for place, kind in enumerate((SKILL, SKILL, IMPRO, IMPRO)):
        assert all(CONTENT.cards[card].kind == kind and CONTENT.cards[card].advanced for card in table.shops[place])
    assert [len(stock) for stock in table.shop_stock] == ([0, 0] if content == "base" else [12, 12])
    other = table_of(do(new(2, first="1", seed=9, content=content, **QUIET), *CHOICES[:2]))
    assert other.shops != table.shops


@pytest.mark.rule("BAR-036", "BAR-027")
def test_twelve_fans() -> None:
    for content, known in (("base", 12), ("seasons", 24)):
        table = table_of(seated(content=content))
        assert table.fan_deck == 12 and len(table.fans) == known
        assert all(CONTENT.cards[card].kind == FAN and CONTENT.cards[card].advanced for card in table.fans)


@pytest.mark.rule("BAR-030", "BAR-037", "BAR-147")
def test_legends() -> None:
    for content, known in (("base", 5), ("seasons", 9)):
        for level, row in enumerate(table_of(seated(content=content)).legends):
            assert (len(row.open), row.pile, row.runes) == (1, 4, [-1])
            assert len(row.unseen) == known - 1
            assert all(CONTENT.legends[legend].level == level for legend in row.open + row.unseen)


@pytest.mark.rule("BAR-038")
def test_motifs() -> None:
    match = seated(content="seasons")
    assert len(motifs(match)) == 6 and len(table_of(match).motif_stock) == 2
    assert not any(motif.endswith("*") for motif in motifs(match))
    assert len(motifs(seated())) == 4


@pytest.mark.rule("BAR-028", "BAR-040", "BAR-041")
@pytest.mark.parametrize(("players", "known"), [(2, 2), (3, 0)])
def test_creatures(players: int, known: int) -> None:
    table = table_of(seated(players))
    assert len(table.known) == known
    small = [lair.top for lair in table.lairs] + table.small + table.known
    assert len(small) == 10 and not any(CONTENT.cards[card].boss for card in small)
    assert len(table.bosses) == 5 and all(CONTENT.cards[card].boss for card in table.bosses)
    assert all(CONTENT.cards[card].soothe >= 7 and CONTENT.cards[card].blue == 3 for card in table.bosses)
    assert sum(lair.under for lair in table.lairs) == 10 - known


# -- boxes and events -------------------------------------------------------------------------


@pytest.mark.rule("BAR-008", "BAR-009", "BAR-025", "BAR-294")
@pytest.mark.parametrize(
    ("settings", "boxes"),
    [
        ({"content": "base"}, ("base",)),
        ({"content": "seasons"}, ("base", *SEASON_IDS)),
        ({"content": "everything"}, BOX_IDS),
        ({"content": "ticked", "summer": "yes", "muse": "yes"}, ("base", "summer", "muse")),
        ({"content": "ticked"}, ("base",)),
    ],
)
def test_boxes_in_use(settings: dict[str, str], boxes: tuple[str, ...]) -> None:
    match = new(2, **settings)
    table = table_of(match)
    assert table.boxes == sum(1 << BOX_IDS.index(box) for box in boxes)
    assert boxes_of({**dict.fromkeys(BOX_IDS[1:], "no"), **settings}) == table.boxes
    cards = [number for number, card in enumerate(CONTENT.cards) if card.advanced or card.kind == CREATURE]
    expected = [card for card in cards if BOX_IDS[CONTENT.cards[card].box] in boxes]
    found = [*table.fans, *table.small, *table.bosses, *table.known, *(lair.top for lair in table.lairs)]
    for pile in (*table.shops, *table.shop_stock):
        found += pile
    assert sorted(found) == expected
    bards = {LEXICON.id("bard", n) for n, bard in enumerate(CONTENT.bards) if BOX_IDS[bard.box] in boxes}
    match = until(match, lambda match: asked(match)[1] in ("ChooseBard", "KeepMuse"))
    assert offered(match, "bard") == bards
    assert (table.muse_region != -1) == ("muse" in boxes)


@pytest.mark.rule("BAR-021", "BAR-029", "BAR-039", "BAR-166")
@pytest.mark.parametrize("way", ["one_season", "two_seasons"])
@pytest.mark.parametrize("season", SEASON_IDS)
def test_the_two_ways_of_choosing_events(way: str, season: str) -> None:
    pairs = set()
    for seed in range(12):
        table = table_of(new(2, events=way, season=season, content="seasons", seed=seed))
        first, second = (CONTENT.events[event].season - 1 for event in table.events)
        assert first == SEASON_IDS.index(season)
        assert second == (first if way == "one_season" else (first + 1) % 4)
        assert table.events[0] != table.events[1] and table.act == ACT_1
        pairs.add(tuple(table.events))
    assert len(pairs) > 5


@pytest.mark.rule("BAR-021", "BAR-039")
def test_any_way_and_any_season() -> None:
    seasons = set()
    for seed in range(40):
        table = table_of(new(2, seed=seed))
        seasons.add(tuple(CONTENT.events[event].season for event in table.events))
        assert all(CONTENT.events[event].box == 0 for event in table.events)
    assert len(seasons) == 8  # four alone, four with the season that follows


@pytest.mark.rule("BAR-294", "BAR-025", "BAR-021", "BAR-055", "BAR-292")
@pytest.mark.parametrize(
    ("settings", "named"),
    [
        (
            {"spring": "yes"},
            "“Spring box: in use” (spring=yes) needs “boxes in use: the boxes ticked below” (content=ticked), not “",
        ),
        (
            {"content": "everything", "muse": "yes"},
            "“Muse box: in use” (muse=yes) needs “boxes in use: the boxes ticked below” (content=ticked), not “",
        ),
        ({"act1": "sp1"}, "(act1=budding_feast) and “event of Act II: drawn at random” (act2=drawn)"),
        ({"act2": "sp1"}, "(act1=drawn) and “event of Act II: Budding Feast” (act2=budding_feast)"),
        (
            {"act1": "sp1", "act2": "sp1"},
            "(act1=budding_feast) and “event of Act II: Budding Feast” (act2=budding_feast)",
        ),
        (
            {"act1": "sp1", "act2": "wi1"},
            "(act1=budding_feast) and “event of Act II: Frozen River” (act2=frozen_river)",
        ),
        (
            {"act1": "sp5", "act2": "sp1"},
            "(act1=sowing) comes with the Spring box, which “boxes in use: base set only” (content=base)",
        ),
        (
            {"act1": "sp1", "act2": "sp6", "content": "ticked"},
            "(act2=egg_hunt) comes with the Spring box, which “boxes in use: the boxes ticked below” (content=ticked)",
        ),
        (
            {"act1": "sp1", "act2": "sp2", "season": "spring"},
            "“season of Act I: Spring” (season=spring) contradicts “event of Act I: Budding Feast”",
        ),
        (
            {"act1": "sp1", "act2": "sp2", "events": "one_season"},
            "(events=one_season) contradicts “event of Act I: Budding Feast”",
        ),
        ({"first": "3"}, "first=3 needs seat 3; there are 2 seats"),
    ],
)
def test_settings_that_contradict_each_other(settings: dict[str, str], named: str) -> None:
    with pytest.raises(SetupError, match=re.escape(named)):
        new(2, **settings)


@pytest.mark.rule("BAR-055", "BAR-292")
def test_settings_that_contradict_the_mode() -> None:
    with pytest.raises(SetupError, match="first=2 needs seat 2; there is one seat"):
        new(1, mode="solo", first="2")
    for level in ("medium", "hard"):
        with pytest.raises(SetupError, match=rf"\(gentle_easy=yes\) needs the level easy, not {level}"):
            new(2, mode="rival", level=level, gentle_easy="yes")
    with pytest.raises(SetupError, match="gentle_easy"):
        new(2, gentle_easy="yes")
    match = do(new(2, mode="rival", level="easy", gentle_easy="yes", **QUIET), *CHOICES[:2])
    assert tokens(match, "blue") == tokens(match, "yellow") == (1, 1, 1)


# -- Muses ------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-207", "BAR-208", "BAR-022")
def test_muses_are_kept_from_the_last_player_to_the_first() -> None:
    match = do(new(3, first="2", content="everything", **QUIET), *CHOICES[:3])
    kept = []
    for color in ("blue", "red", "yellow"):  # yellow is first
        assert asked(match) == (color, "KeepMuse")
        muses = codes(seat(match, color).muses, "muse")
        assert len(muses) == 2 and offered(match, "muse") == set(muses)
        kept.append(muses[0])
        do(match, f"muse:{muses[0]}")
        assert codes([seat(match, color).muse], "muse") == [muses[0]]
    assert len(set(kept)) == 3 and len(table_of(match).muse_stock) == 6
    assert LEXICON.id("region", table_of(match).muse_region) == "c1"
    assert asked(match) == ("yellow", "PlayCard")


@pytest.mark.rule("BAR-209", "BAR-022")
def test_without_the_muse_box_there_is_no_muse() -> None:
    match = seated(content="seasons")
    assert table_of(match).muse_region == -1 and seat(match).muse == -1


@pytest.mark.rule("BAR-211")
def test_the_rival_and_muses() -> None:
    match = new(1, mode="solo", content="everything", **QUIET)
    do(match, "bard:harp")
    match.play(match.legal_keys[0])
    assert rival(match).gems == 2 and table_of(match).reserves == [10, 14]
    match = new(2, mode="rival", content="everything", **QUIET)
    do(match, *CHOICES[:2])
    match.play(match.legal_keys[0])
    match.play(match.legal_keys[0])
    assert rival(match).gems == 0


# -- the Rival --------------------------------------------------------------------------------


@pytest.mark.rule("BAR-212", "BAR-216", "BAR-217", "BAR-218", "BAR-219", "BAR-220")
def test_the_rivals_things() -> None:
    its = rival(solo())
    assert (its.crests, its.runes, its.volume, its.dial, its.ready, its.gems) == (7, 8, 0, 0, False, 0)
    assert sorted(its.deck) == list(range(16)) and its.movement == its.discard == its.removed == its.score == []
    assert pawn(solo()) == "poet" and its.laid == 0 and not any(table_of(solo()).tokens)
    assert len(its.open) == 1 and its.taken == [OPEN] and len(its.challenges) == 8


@pytest.mark.rule("BAR-213", "BAR-214")
def test_portals() -> None:
    found = {table_of(new(1, mode="solo", seed=seed)).amber for seed in range(20)}
    assert found == {0, 1, 2, 3}
    assert {table_of(new(2, seed=seed)).amber for seed in range(5)} == {0}
    crossings = [divmod(crossing, 6)[::-1] for crossing in CONTENT.portals]
    assert crossings == [(1, 3), (4, 3), (0, 1), (5, 1)]  # SW, SE, W, E
    assert [CONTENT.edge[crossing] for crossing in CONTENT.portals] == [2, 2, 3, 1]  # south, south, west, east


@pytest.mark.rule("BAR-280", "BAR-222")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_the_rival_among_several_has_no_challenges(level: str) -> None:
    match = do(new(3, mode="rival", level=level, **QUIET), *CHOICES[:3])
    assert rival(match).challenges == rival(match).open == []
    assert rival(match).level == ("easy", "medium", "hard").index(level)


@pytest.mark.rule("BAR-171", "BAR-177")
def test_a_start_event_of_act_one_comes_before_the_first_turn() -> None:
    match = do(new(2, first="2", act1="sp1", act2="sp3"), *CHOICES[:2])
    assert tokens(match, "blue") == tokens(match, "yellow") == (1, 1, 0)
    gains = [event.seat for event in happened(match, "gains")]
    assert gains == [1, 1, 0, 0]  # clockwise from the first player
    assert told(match).index("gains") < told(match).index("turn")
    drawn = [n for n, kind in enumerate(told(match)) if kind.startswith("draws")]
    assert max(drawn) < told(match).index("event-starts")  # the set-up is over
    assert value("event", "sp1") == table_of(match).events[0]


def test_what_is_in_a_closed_box_is_not_offered() -> None:
    """What interfaces offer says the same as the content: which bards and events each box holds."""
    box = GAME.box().content
    bards = {BARD_IDS[number]: BOX_IDS[bard.box] for number, bard in enumerate(box.bards)}
    events = {EVENT_IDS[number]: BOX_IDS[event.box] for number, event in enumerate(box.events)}
    assert GAME.roles is not None
    settings = {setting.id: setting for setting in GAME.settings}
    for needs, boxes in ((GAME.roles.needs, bards), (settings["act1"].needs, events), (settings["act2"].needs, events)):
        assert needs.keys() == {id_ for id_, home in boxes.items() if home != "base"}
        for id_, given in needs.items():
            assert is_given(given, {"content": "ticked", boxes[id_]: "yes"})
            assert is_given(given, {"content": "seasons"})
            assert not is_given(given, {"content": "base", boxes[id_]: "no"})
    ticked = {"content": "ticked", "spring": "yes", "summer": "no", "autumn": "no", "winter": "no"}
    assert GAME.roles.open(ticked) == ["banjo", "horn", "bongo", "harp", "sword"]
