"""What a seat sees of Bardwood Grove: the map, dials and songs, the clock, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.bardwood.builder import CONTENT, LEXICON, Scenario, key_of, new, rival, seat, table_of, value
from tests.helpers import play_on, points_at_what_is_there
from veillee.core.backdrops import stage_of
from veillee.core.match import Match
from veillee.core.scene import Cell, Piece, Scene, Zone
from veillee.games.bardwood.scoring import player_points
from veillee.testing import check_words

FIRST = 20_000  # bytes of the first scene
LATER = 6_000  # of nine of ten scenes after it
BOARD = {
    "grove": ["grove", "events", "motifs", "river"],
    "legends": ["legends-1", "legends-2", "legends-3"],
    "shops": ["shop-conservatory", "shop-luthier", "shop-hedge", "shop-court", "market", "fans"],
}
COUNTED = ["volume", "coins", "acoustic", "range", "gems", "held"]


def seen(match: Match, side: int | None = 0, lang: str = "en") -> Scene:
    return match.scene(side, lang)


def grove(match: Match, lang: str = "en") -> Zone:
    return seen(match, lang=lang).zone("grove")


def place(zone: Zone, id_: str) -> Cell:
    return next(cell for cell in zone.cells if cell.id == id_)


def at(zone: Zone, id_: str) -> list[Piece]:
    return [piece for piece in zone.pieces if piece.at == id_]


def on(zone: Zone, id_: str) -> list[tuple[str, str]]:
    """Sign and colour of what lies at a place."""
    return [(mark.sign, mark.color) for piece in at(zone, id_) for mark in piece.marks]


def ids(zone: Zone) -> list[str]:
    return [piece.id for piece in zone.pieces]


def card(code: str) -> str:
    return LEXICON.target("card", value("card", code))


# -- the grove ------------------------------------------------------------------------------------


def test_the_grove_is_one_picture_of_regions_locations_crossings_and_reserves() -> None:
    zone = grove(Scenario().turn())
    assert (zone.kind, zone.scenery, zone.ratio) == ("graph", "grove", 72)
    kinds = [cell.kind for cell in zone.cells]
    order = ["region", "creature", "shop", "stage", "legend", "market", "crossing", "reserve"]
    assert list(dict.fromkeys(kinds)) == order  # shapes are given out in the order of kinds
    assert Counter(kinds) == dict(zip(order, (15, 5, 4, 3, 2, 6, 4, 2), strict=True))
    assert (place(zone, "c2").x, place(zone, "c2").y) == (500, 560)
    assert (place(zone, "oak").x, place(zone, "oak").y) == (926, 660)
    assert len(zone.links) == 38
    assert {"carillon", "glade"} in [{link.a, link.b} for link in zone.links]
    assert len(zone.regions) == 15


@pytest.mark.rule("BAR-112")
def test_a_region_says_what_lies_around_it_and_has_the_colour_of_the_active_bard() -> None:
    zone = grove(Scenario().has("blue", region="b1").turn())
    around = "Around it: Howling Glade, Grand Bandstand, Halfling Conservatory, Poet's House"
    assert place(zone, "b1").lines == [around]
    assert [region.id for region in zone.regions if region.color] == ["ground-b1"]
    assert next(region.color for region in zone.regions if region.color) == "blue"


def test_bards_stand_in_their_regions_under_the_names_of_their_seats() -> None:
    zone = grove(Scenario(3).has("blue", region="c2").has("yellow", region="a1").has("red", region="c2").turn())
    assert [piece.id for piece in at(zone, "c2")] == ["seat:blue", "seat:red"]
    assert on(zone, "a1") == [("Y", "yellow")]


@pytest.mark.rule("BAR-214")
def test_portals_stand_only_where_the_rival_is() -> None:
    assert {cell.title for cell in grove(Scenario().turn()).cells if cell.kind == "crossing"} == {"Crossing"}
    zone = grove(Scenario(1, rival="medium").portals("P2").rival(pawn="poet").tokens("bank", "echo").turn())
    assert place(zone, "portal_sw").marks == place(zone, "portal_w").marks == ["portal-0"]
    assert place(zone, "portal_se").marks == place(zone, "portal_e").marks == ["portal-1"]
    assert place(zone, "portal_sw").lines == ["leads to " + place(zone, "portal_w").title]
    assert [piece.id for piece in at(zone, "poet")] == ["seat:rival"]
    assert ("2", "yellow") in on(zone, "echo")
    assert ("1", "yellow") in on(zone, "bank")


@pytest.mark.rule("BAR-120")
def test_a_lair_shows_its_creature_what_soothing_costs_now_and_the_crests_on_it() -> None:
    match = Scenario(bards="war horn").lair("stump", "c01", crests="yellow").lair("cave").turn()
    zone = grove(match)
    creature = CONTENT.cards[value("card", "c01")]
    cost = str(creature.soothe - 1 - 1)  # a crest, and the Wardrummer's power
    assert at(zone, "stump")[0].id == card("c01")
    assert on(zone, "stump") == [(cost, "red" if creature.boss else "blue"), ("1Y", "yellow")]
    assert place(zone, "cave").lines[-1] == "Nobody left here: 5 melodies for 1 gem"
    assert at(zone, "cave") == []


@pytest.mark.rule("BAR-135", "BAR-139")
def test_runes_lie_on_the_reward_spaces_that_they_cover() -> None:
    zone = grove(Scenario().rewards("kiosk", "blue", "", "yellow", "").turn())
    assert on(zone, "kiosk") == [("1", "blue"), ("3", "yellow")]
    assert place(zone, "kiosk").lines[-2:] == ["space 1 has a rune of Blue", "space 3 has a rune of Yellow"]


@pytest.mark.rule("BAR-133", "BAR-134")
def test_the_bank_shows_its_coins_and_the_crests_that_lie_there() -> None:
    zone = grove(Scenario().market(3).bank(blue=1, yellow=2).turn())
    assert [piece.id for piece in at(zone, "bank")][:2] == ["deal:coins", "deal:crests"]
    assert on(zone, "bank") == [("4", "yellow"), ("1B", "blue"), ("2Y", "yellow")]


@pytest.mark.rule("BAR-174")
def test_reserves_count_their_gems_and_carry_the_runes_of_who_used_the_event() -> None:
    scenario = Scenario().reserves(7, 14).event("sp4", "wi2").runes("yellow", 1, 2, 2, 2)
    scenario.table.event_used[0] = 0b10
    zone = grove(scenario.turn())
    assert on(zone, "reserve_1") == [("7", "green"), ("Y", "yellow")]
    assert on(zone, "reserve_2") == [("14", "green")]
    emptied = grove(Scenario().second_act().turn())
    assert [cell.id for cell in emptied.cells if cell.closed] == ["reserve_1"]
    assert on(emptied, "reserve_1") == []


@pytest.mark.rule("BAR-113")
def test_an_activated_location_is_closed_until_the_song_ends() -> None:
    match = Scenario().has("blue", region="c2").sing(melodies=6)
    match.play("bank:coins")
    assert [cell.id for cell in grove(match).cells if cell.closed] == ["bank"]
    match.play("end")
    assert not [cell.id for cell in grove(match).cells if cell.closed]


# -- pages and zones ------------------------------------------------------------------------------


def test_the_table_has_three_pages() -> None:
    scene = seen(Scenario().turn())
    assert [(page.id, page.title) for page in scene.pages] == [
        ("grove", "Grove"),
        ("legends", "Legends and board"),
        ("shops", "Shops"),
    ]
    for page, zones in BOARD.items():
        assert [zone.id for zone in scene.zones if zone.page == page and zone.id in zones] == zones
    assert scene.zone("hand:blue").page == scene.zone("song:blue").page == scene.zone("dial:blue").page == "grove"
    assert scene.zone("bard:blue").page == scene.zone("deck:blue").page == "legends"
    for zone in scene.zones:
        if zone.owner == 1 or (zone.kind == "tally" and zone.owner == 0):
            assert zone.page == ""


def test_every_side_has_what_is_counted() -> None:
    scene = seen(Scenario().has("yellow", volume=4, coins=2, acoustic=1, range=3, gems=5).held("yellow", blue=1).turn())
    assert [scene.zone(f"{name}:yellow").count for name in COUNTED] == [4, 2, 1, 3, 5, 1]
    assert scene.zone("supply-acoustic").count == CONTENT.acoustic - 1


@pytest.mark.rule("BAR-128")
def test_everybody_sees_all_cards_of_a_shop_in_their_order() -> None:
    match = Scenario().shop("luthier", "s03", "s01", "s05", "s02").shop("hedge", "i04", "i01").sing()
    for side in (0, 1, None):
        scene = seen(match, side)
        for location, cards in (("luthier", ("s03", "s01", "s05", "s02")), ("hedge", ("i04", "i01"))):
            shown = [piece.id for piece in scene.zone(f"shop-{location}").pieces if piece.face is not None]
            assert shown == [f"card:{LEXICON.id('card', value('card', card))}" for card in cards]


def test_shops_beside_a_bard_who_sings_lie_beside_the_map() -> None:
    scenario = Scenario().has("blue", region="a2", coins=3).market(1).shop("court", "i01", "i02")
    scene = seen(scenario.sing())
    assert [zone.id for zone in scene.zones if zone.page == "grove" and zone.id.startswith("shop")] == [
        "shop-conservatory",
        "shop-court",
    ]
    court = scene.zone("shop-court")
    assert ids(court) == [card("i01"), card("i02")]
    assert court.title == "Shop: the Improvisers' Court"
    assert court.note == "top card 3, others 4 coins"


@pytest.mark.rule("BAR-144", "BAR-145")
def test_legends_lie_with_their_runes_and_how_far_one_is() -> None:
    match = Scenario().legends(1, l101="yellow", l102="").turn()
    zone = seen(match).zone("legends-1")
    assert ids(zone) == ["level:1", "legend:" + LEXICON.id("legend", value("legend", "l101")), zone.pieces[2].id]
    pile, marked, bare = zone.pieces
    assert pile.face is not None and (pile.face.cost, pile.face.gains) == (["lyric-4"], ["gem-1"])
    assert [mark.sign for mark in pile.marks] == ["×3"]
    assert (marked.marks[0].color, marked.marks[0].text) == ("yellow", "rune of Yellow")
    least = CONTENT.legends[value("legend", "l102")].least
    assert [mark.sign for mark in bare.marks] == [f"0/{least}"]
    assert [len(piece.marks) for piece in seen(match, None).zone("legends-1").pieces] == [1, 1, 0]


def test_boats_the_market_events_and_motifs() -> None:
    scenario = Scenario().has("blue", boat=4).market(3).motifs("m1", "m2*").event("sp1", "wi2")
    scene = seen(scenario.turn())
    river, market = scene.zone("river"), scene.zone("market")
    assert [(piece.id, piece.at) for piece in river.pieces] == [("boat:blue", "4"), ("boat:yellow", "0")]
    assert [cell.mark.sign if cell.mark else "" for cell in river.cells] == ["", "", "−1", "−1", "−2", "−2", "−3"]
    assert [piece.at for piece in market.pieces] == ["3"]
    assert [cell.title for cell in market.cells] == ["2", "3", "3", "4", "4", "5", "5", "6"]
    assert [piece.marks[0].text for piece in scene.zone("events").pieces] == ["active now", "to come in Act II"]
    assert [piece.face.color for piece in scene.zone("motifs").pieces if piece.face] == ["azure", "green"]
    assert len(seen(Scenario().second_act().turn()).zone("events").pieces) == 1


# -- a player's board -----------------------------------------------------------------------------


@pytest.mark.rule("BAR-072", "BAR-074", "BAR-081")
def test_the_dial_is_a_clock_with_its_runes_and_the_marker_on_its_shelf() -> None:
    match = Scenario().has("blue", dial=2).runes("blue", 2, 1, 0, 2).turn()
    dial = seen(match).zone("dial:blue")
    assert (dial.kind, dial.scenery, dial.count) == ("wheel", "clock", 2)
    assert [cell.id for cell in dial.cells] == ["upper_right", "lower_right", "lower_left", "upper_left"]
    assert [len(at(dial, cell.id)) for cell in dial.cells] == [2, 1, 0, 2]
    assert dial.cells[0].marks == ["movement-2", "coin-1"]
    assert dial.cells[0].lines == ["2 movement points", "without runes: 1 coin"]
    assert [piece.id for piece in at(dial, "")] == ["marker"]
    assert dial.note == "sings in 2 quarters"


@pytest.mark.rule("BAR-088", "BAR-090")
def test_the_song_begins_with_the_instrument_and_marks_what_was_used() -> None:
    match = Scenario(bards="harp horn").has("blue", volume=6).song("blue", "harp_1").sing()
    song = seen(match).zone("song:blue")
    assert (song.kind, ids(song)) == ("stave", [card("harp"), card("harp_1")])
    assert [[mark.text for mark in piece.marks] for piece in song.pieces] == [
        ["song marker on the Instrument: you sing this turn"],
        [],
    ]
    assert [face.lines for piece in song.pieces if (face := piece.face)] == [
        ["Song: 1 lyric; 2 volume → 2 lyrics"],
        ["Song: 1 lyric", "For 2 volume: 2 lyrics"],
    ]
    assert at(seen(match).zone("dial:blue"), "") == []
    match.play(key_of("use:harp_1"))
    match.play(key_of("lower:harp_1"))
    assert [mark.text for mark in seen(match).zone("song:blue").pieces[1].marks] == ["used", "lower section used"]


def test_melodies_and_lyrics_are_there_only_in_a_song() -> None:
    match = Scenario().sing(melodies=3, lyrics=2)
    for viewer in (0, 1, None):
        scene = seen(match, viewer)
        assert (scene.zone("melodies:blue").count, scene.zone("lyrics:blue").count) == (3, 2)
    match.play("end")
    assert "melodies:blue" not in [zone.id for zone in seen(match).zones]


@pytest.mark.rule("BAR-161")
def test_the_crest_track_shows_what_lies_under_the_crests_that_left() -> None:
    match = Scenario().has("blue", crests=4).turn()
    track = seen(match).zone("crest-track:blue")
    assert [piece.at for piece in track.pieces] == ["4", "5", "6", "7"]
    assert [cell.marks for cell in track.cells] == [["defence"]] * 3 + [["track-gem"]] * 4
    assert track.note == "defence 4"
    assert seen(match, 1).zone("crest-track:blue").count == 4


@pytest.mark.rule("BAR-238", "BAR-240")
def test_challenges_show_the_side_that_was_taken_and_how_far_it_is() -> None:
    match = Scenario(1, rival="easy").challenges(d1="hard", d2="").turn()
    taken, bare = seen(match).zone("challenges:blue").pieces
    hard = CONTENT.challenges[value("challenge", "d1")].least[1]
    assert taken.marks[0].text == "taken up: Hard"
    assert taken.marks[1].sign.endswith(f"/{hard}")
    assert len(bare.marks) == 2


def test_the_rivals_area_is_open_but_its_deck() -> None:
    scenario = Scenario(1, rival="hard").rival(dial=3, volume=2, gems=4).tokens("bank", "echo").score_pile("s07")
    match = scenario.turn()
    scene = seen(match)
    named = {zone.id.split(":")[0]: zone for zone in scene.zones if zone.place == "opponent"}
    assert list(named) == [
        "rival-movement",
        "rival-discard",
        "rival-dial",
        "rival-volume",
        "rival-gems",
        "rival-tokens",
        "rival-runes",
        "rival-held",
        "rival-crests",
        "rival-score",
        "rival-deck",
    ]
    assert [named[f"rival-{name}"].count for name in ("dial", "volume", "gems", "tokens")] == [3, 2, 4, 5]
    assert ids(named["rival-score"]) == [card("s07")]
    assert (named["rival-deck"].pieces, named["rival-deck"].count) == ([], len(rival(match).deck))


def test_what_is_chosen_from_is_laid_out() -> None:
    match = new(mode="solo", players=1)
    assert len(seen(match).zone("choosing").pieces) == 4
    match = Scenario().deck("blue", "f01").rest()
    assert ids(seen(match).zone("choosing")) == [card("f01")]


def test_the_player_aid_speaks_of_the_rival_only_where_it_plays() -> None:
    assert "aid:rival" not in ids(seen(Scenario().turn()).zone("aid"))
    assert "aid:rival" in ids(seen(Scenario(1, rival="easy").turn()).zone("aid"))


# -- what is hidden -------------------------------------------------------------------------------


@pytest.mark.rule("BAR-291")
def test_others_see_how_many_cards_a_hand_has_and_those_that_everybody_knows() -> None:
    match = Scenario(bards="harp horn").hand("yellow", "horn_1", "horn_2").deck("yellow", "horn_3", "f01").turn()
    seat(match, "yellow").seen[1] = 1
    for viewer in (0, None):
        hand = seen(match, viewer).zone("hand:yellow")
        assert (hand.count, ids(hand)) == (2, [card("horn_2")])
    assert ids(seen(match, 1).zone("hand:yellow")) == [card("horn_1"), card("horn_2")]
    deck = seen(match).zone("deck:yellow")
    assert (deck.count, ids(deck)) == (2, [card("horn_3"), card("f01")])


@pytest.mark.parametrize(("mode", "players"), [("standard", 2), ("solo", 1), ("rival", 2)])
def test_nothing_that_is_hidden_lies_on_the_table(mode: str, players: int) -> None:
    match = new(players, mode=mode, level="medium" if mode != "standard" else "", content="everything")
    while not match.over and match.number < 120:
        table = table_of(match)
        for viewer in [None, *range(players)]:
            hidden = {LEXICON.target("card", one) for one in (*table.fans, *table.small, *table.bosses)}
            hidden |= {LEXICON.target("legend", one) for row in table.legends for one in row.unseen}
            for number, player in enumerate(table.seats):
                hidden |= {LEXICON.target("card", one) for one in player.unknown}
                if number != viewer:
                    unseen = [one for one, known in zip(player.hand, player.seen, strict=True) if not known]
                    hidden |= {LEXICON.target("card", one) for one in unseen}
            if table.rival is not None:
                hidden |= {LEXICON.target("rival_card", one) for one in table.rival.deck}
                hidden |= {LEXICON.target("challenge", one) for one in table.rival.challenges}
            scene = seen(match, viewer)
            assert not hidden & {piece.id for zone in scene.zones for piece in zone.pieces}
        play_on(match, 4, seed=match.number)


def test_at_the_end_hands_are_open() -> None:
    match = Scenario(bards="harp horn").hand("yellow", "horn_1", "horn_2").over()
    assert ids(seen(match).zone("hand:yellow")) == [card("horn_1"), card("horn_2")]


# -- the clock ------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-168", "BAR-191", "BAR-194")
def test_the_clock_says_what_comes() -> None:
    assert seen(new()).status == "Setting up"
    begun = Scenario().reserves(9, 14).turn()
    assert seen(begun).status == "Act I · reserve I: 9 gems, II: 14 · Compose"
    low = Scenario().reserves(2, 14).turn()
    asked = Scenario(1, rival="medium").rival(pawn="poet").has("blue", region="c2").rival_sings()
    assert seen(asked).status.endswith(" · turn of the Rival")
    assert seen(low).status.startswith("Act I · 2 gems left in reserve I: Act II after the turn that empties it · ")
    empty = Scenario().reserves(0, 13).turn()
    assert seen(empty).status.startswith("Act I · Reserve I is empty: Act II after this turn (13 gems in reserve II)")
    assert seen(empty).zone("events").note in seen(empty).status
    second = Scenario().second_act().reserves(0, 12).turn()
    assert seen(second).status == "Act II · 12 gems in reserve II · Compose"
    last = Scenario().second_act().reserves(0, 1).turn()
    assert seen(last).status.startswith(
        "Act II · 1 gem left in reserve II: 2 more for whoever empties it on their turn, then swan songs"
    )


@pytest.mark.rule("BAR-192", "BAR-194", "BAR-196")
def test_the_clock_tells_the_end_before_it_comes() -> None:
    scenario = Scenario(3).second_act().reserves(0, 0)
    scenario.table.trigger = 0
    assert seen(scenario.turn()).status.startswith(
        "Act II · Reserve II is empty, Blue has taken 2 more: after this turn a swan song for everybody else"
    )
    swans = Scenario(3).swan_songs("blue")
    swans.table.swans = [2]
    assert seen(swans.turn("yellow")).status == "Swan song of Yellow, then one more, then final scoring"
    alone = Scenario().swan_songs("blue")
    assert seen(alone.turn("yellow"), lang="fr").status == "Chant du cygne de Jaune, puis décompte final"
    assert seen(Scenario().over()).status == "The last song has been sung"


def test_the_score_is_what_the_match_would_be_worth_now() -> None:
    match = Scenario().has("blue", gems=5, crests=2).turn()
    player = seen(match).players[0]
    assert player.score == 5 + 2 + sum(points for source, points, _ in player_points(table_of(match), 0)[2:])
    assert [(one.color, one.sign) for one in seen(Scenario(2, rival="easy").turn()).players] == [
        ("blue", "B"),
        ("yellow", "Y"),
        ("red", "X"),
    ]


# -- anything clicked answers ---------------------------------------------------------------------


def reasons(match: Match, target: str) -> list[str]:
    return [one.reason for one in match.about(target, 0, "en").reasons]


@pytest.mark.rule("BAR-112", "BAR-125", "BAR-135", "BAR-141")
def test_a_place_answers_with_what_can_be_done_there_and_with_nothing_else() -> None:
    scenario = Scenario().has("blue", region="b1", coins=2).market(3).shop("conservatory", "s01", "s02").lair("glade")
    match = scenario.sing(lyrics=2)
    assert reasons(match, "cell:poet") == [
        "That costs 3 lyrics; you have 2.",
        "That costs 6 lyrics; you have 2.",
        "That costs 9 lyrics; you have 2.",
    ]
    assert reasons(match, "cell:kiosk") == [f"That costs {lyrics} lyrics; you have 2." for lyrics in (4, 5, 7, 9)]
    assert reasons(match, "cell:glade") == ["That costs 5 melodies; you have 0."]
    assert reasons(match, card("s02")) == ["That costs 5 coins; you have 2."]
    assert reasons(match, "cell:tavern") == [
        "The High C Tavern is not beside the Conductor's Copse, where your bard stands."
    ]


# -- in whole matches -----------------------------------------------------------------------------

MODES = [("solo", 1), ("standard", 2), ("standard", 4), ("rival", 2)]
# What a role is shown as; others are only named in words.
SHOWN = {"card", "bard", "cell", "legend", "level", "event", "motif", "muse", "challenge", "seat", "deal"}


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_every_option_points_at_pieces_that_are_there(mode: str, players: int) -> None:
    match = new(players, mode=mode, level="easy" if mode != "standard" else "", content="everything", seed=3)
    while not match.over and match.number < 150:
        assert match.decision is not None
        side = match.decision.seat
        points_at_what_is_there(seen(match, side), side, SHOWN)
        play_on(match, 1, seed=match.number)


@pytest.mark.parametrize(("mode", "players"), MODES)
def test_scenes_of_a_match_are_whole_and_small(mode: str, players: int) -> None:
    match = new(players, mode=mode, level="hard" if mode != "standard" else "", content="everything", seed=5)
    stage = stage_of(match, "fr")
    before, sizes = stage.backdrop.table, []
    while not match.over and match.number < 150:
        after = seen(match, 0, "fr")
        sizes.append(len(msgspec.json.encode(stage.changes.between(before, after))))
        before = after
        if match.number % 15 == 0:
            check_words(match)
        play_on(match, 1, seed=match.number)
    assert sizes[0] <= FIRST
    assert sorted(sizes[1:])[len(sizes) * 9 // 10] <= LATER


def test_scores_at_the_end_are_those_of_the_result() -> None:
    match = play_on(new(1, mode="solo", level="easy"), seed=1)
    assert match.over
    scene = seen(match)
    assert scene.outcome is not None
    assert [player.score for player in scene.players] == [score.total for score in scene.outcome.scores]
