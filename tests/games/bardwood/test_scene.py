"""What a seat sees of Bardwood Grove: the map, dials and songs, the clock, and nothing that is hidden."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

from tests.games.bardwood.builder import CONTENT, LEXICON, Scenario, key_of, new, rival, seat, table_of, value
from tests.helpers import play_on
from veillee.core.backdrops import stage_of
from veillee.core.match import Match
from veillee.core.scene import Cell, Piece, Scene, Zone
from veillee.games.bardwood.scoring import player_points
from veillee.games.bardwood.steps.compose import Move, PlayCard
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


def choice(match: Match, key: str, lang: str = "en") -> tuple[list[str], list[str]]:
    """What is said of an option: what it brings, and what it warns of."""
    assert match.decision is not None
    question = seen(match, match.decision.seat, lang).question
    assert question is not None
    found = next(one for one in question.choices if one.key == key_of(key))
    return found.lines, found.warns


def lines(match: Match, key: str, lang: str = "en") -> list[str]:
    return choice(match, key, lang)[0]


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
    assert lines(match, "fan:1") != lines(match, "fan:2")


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
    assert seen(begun).status == "Act I · Compose · 9 gems in reserve I, 14 in reserve II"
    low = Scenario().reserves(2, 14).turn()
    asked = Scenario(1, rival="medium").rival(pawn="poet").has("blue", region="c2").rival_sings()
    assert seen(asked).status.startswith("Act I · turn of the Rival · ")
    assert seen(low).status.endswith(
        "2 gems left in reserve I: Act II after the turn in which it runs out (14 in reserve II)"
    )
    empty = Scenario().reserves(0, 13).turn()
    assert seen(empty).status.endswith("Reserve I is empty: Act II after this turn (13 gems in reserve II)")
    assert seen(empty).zone("events").note in seen(empty).status
    second = Scenario().second_act().reserves(0, 12).turn()
    assert seen(second).status == "Act II · Compose · 12 gems in reserve II"
    last = Scenario().second_act().reserves(0, 1).turn()
    assert seen(last).status.endswith(
        "1 gem left in reserve II: when it runs out, 2 more for the active bard, then swan songs"
    )


@pytest.mark.rule("BAR-192", "BAR-194", "BAR-196")
def test_the_clock_tells_the_end_before_it_comes() -> None:
    scenario = Scenario(3).second_act().reserves(0, 0)
    scenario.table.trigger = 0
    assert seen(scenario.turn()).status.endswith(
        "Reserve II is empty, Blue has taken 2 more: after this turn a swan song for everybody else"
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


# -- before a choice ------------------------------------------------------------------------------


@pytest.mark.rule("BAR-069", "BAR-072", "BAR-074", "BAR-080")
def test_the_hand_says_where_the_dial_would_stop_and_whether_one_would_sing() -> None:
    match = Scenario(bards="banjo horn").has("blue", dial=2).hand("blue", "banjo_1", "banjo_2").turn()
    discarded = CONTENT.cards[value("card", "banjo_2")]
    assert (discarded.discard_volume, discarded.discard_tempo) == (2, 1)
    found = lines(match, "play:banjo_1")
    assert found[:2] == ["In the song: 1 melody", "For 2 volume: 2 melodies"]
    assert found[2] == f"Discarded, {LEXICON.name('card', value('card', 'banjo_2'), 'en')} gives 2 volume, 1 tempo"
    assert found[3:] == [
        "The dial stops upper left: 2 movement points",
        "No song this turn; then 1 quarter is missing",
    ]


@pytest.mark.rule("BAR-081")
def test_the_bonus_of_a_quarter_without_runes_is_foretold() -> None:
    scenario = Scenario(bards="banjo horn").has("blue", dial=3).runes("blue", 0, 2, 2, 2)
    match = scenario.hand("blue", "banjo_1", "banjo_2").turn()
    assert lines(match, "play:banjo_1")[3:] == [
        "The dial stops upper right: 2 movement points",
        "Bonus of the quarter: 1 coin",
        "It passes the shelf: you sing this turn",
    ]


@pytest.mark.parametrize("seed", range(3))
def test_what_is_foretold_of_the_dial_comes_true(seed: int) -> None:
    """Whole matches with all powers and events: quarter, movement points and the song are as they were said."""
    match = new(2, content="everything", seed=seed)
    foretold = 0
    while not match.over and match.number < 400:
        decision = match.decision
        assert decision is not None
        if isinstance(match.asking, PlayCard):
            key = match.legal_keys[match.number % 2]
            said = lines(match, key)
            before = match.number
            match.play(key)
            while not isinstance(match.asking, (Move, PlayCard)) and match.number < before + 3:
                play_on(match, 1)
            if isinstance(match.asking, Move) and match.number == before + 1:
                table = table_of(match)
                player = table.seats[decision.seat]
                stops = f"The dial stops {LEXICON.name('quarter', player.dial, 'en')}: {table.points} movement"
                assert any(line.startswith(stops) for line in said)
                assert ("you sing this turn" in said[-1].lower()) == player.ready
                foretold += 1
        else:
            play_on(match, 1, seed=match.number)
    assert foretold > 10


@pytest.mark.rule("BAR-084", "BAR-086")
def test_walking_and_sailing_say_what_they_reach() -> None:
    scenario = Scenario(bards="banjo horn").has("blue", region="c2", boat=1, dial=2)
    match = scenario.hand("blue", "banjo_1", "banjo_2").turn()
    match.play(key_of("play:banjo_1"))
    assert lines(match, "walk:c1") == [
        "1 step, 1 point left",
        "Around it: Grand Bandstand, Hedge School, Poet's House, Echo Tower",
    ]
    assert lines(match, "sail") == ["The boat is then on space 2: 1 lyric less for a Legend"]
    assert choice(match, "stay")[1] == ["2 movement points are lost"]


@pytest.mark.rule("BAR-120", "BAR-154", "BAR-288")
def test_soothing_says_what_is_paid_and_what_it_brings() -> None:
    scenario = Scenario(bards="banjo horn").has("blue", region="a1", acoustic=2, range=2)
    match = scenario.lair("cave", "c01", crests="yellow").sing(melodies=2)
    creature = CONTENT.cards[value("card", "c01")]
    cost = creature.soothe - 1
    assert cost == 3
    found = lines(match, "soothe:cave")
    assert found[0] == "Costs 2 melodies, 1 acoustic stone and 2 range stones"
    assert found[1].startswith("Gives ")
    name = LEXICON.name("card", value("card", "c01"), "en")
    assert found[-2:] == [
        f"“{name}” comes into your brag area, 1 blue gem",
        "Yellow has helped: the same benefits there, and that crest for you",
    ]
    assert lines(match, "help:cave") == [
        "Costs 1 melody, 2 range stones and 1 crest of your track",
        f"Soothing “{name}” costs 2 melodies then; when somebody does, you gain the same benefits",
        "Challenging you then costs 2 melodies",
    ]


@pytest.mark.rule("BAR-091", "BAR-095", "BAR-071")
def test_using_cards_says_what_they_give_and_what_is_lost() -> None:
    match = Scenario(bards="banjo horn").has("blue", volume=5).song("blue", "banjo_1", "banjo_2").sing()
    everything = lines(match, "use_all")
    alone = [lines(match, f"use:{code}") for code in ("banjo", "banjo_1", "banjo_2")]
    match.play("use_all")
    table = table_of(match)
    told = everything[0]
    assert (f"{table.melodies} melod" in told) == bool(table.melodies)
    assert (f"{table.lyrics} lyric" in told) == bool(table.lyrics)
    assert all(one[0].startswith(("Gives", "1 ")) for one in alone)


@pytest.mark.rule("BAR-094")
def test_ending_a_song_warns_of_what_is_left() -> None:
    match = Scenario(bards="banjo horn").song("blue", "banjo_1").sing(melodies=2, lyrics=1)
    assert choice(match, "end")[1] == ["2 melodies and 1 lyric would be lost", "2 cards of your song are unused"]


@pytest.mark.rule("BAR-125", "BAR-126", "BAR-129", "BAR-133")
def test_shops_and_the_bank_say_their_prices() -> None:
    scenario = Scenario().has("blue", region="b2", coins=5).market(1).shop("conservatory", "s01", "s02")
    match = scenario.sing(melodies=4)
    top, other = lines(match, "buy:conservatory:s01"), lines(match, "buy:conservatory:s02")
    assert (top[0], other[0]) == ("Costs 3 coins", "Costs 4 coins")
    assert "The pile is then shuffled" not in top and "The pile is then shuffled" in other
    assert top[-1] == "The market then shows 3"
    assert lines(match, "bank:coins")[:2] == ["Costs 1 crest of your track", "Gives 3 coins"]


@pytest.mark.rule("BAR-135", "BAR-141", "BAR-142")
def test_performances_and_legends_say_cost_and_gems_and_the_end_of_an_act() -> None:
    scenario = Scenario(1, rival="easy", bards="harp").has("blue", region="b1", boat=2, acoustic=1).reserves(2, 14)
    match = scenario.sing(lyrics=4)
    assert lines(match, "perform:kiosk:2") == [
        "Costs 4 lyrics, 1 acoustic stone and 1 rune of your dial",
        "Gives 2 gems",
        "Empties reserve I: Act II after this turn",
        "And the top Fan card, onto your deck",
    ]
    assert lines(match, "tell:poet:1") == [
        "Costs 3 lyrics and 1 rune of your dial",
        "Gives 1 gem",
        "The Rival scores 1 VP for it at the end",
    ]
    assert lines(match, "tell_by_boat:poet:1")[0] == "Costs 2 lyrics and 1 rune of your dial"
    assert lines(match, "tell_by_boat:poet:1")[-1] == "The boat goes back from space 2 to 0"


@pytest.mark.rule("BAR-191", "BAR-192")
def test_the_last_gems_are_announced() -> None:
    match = Scenario().second_act().reserves(0, 2).has("blue", region="b1").sing(lyrics=5)
    assert "Empties reserve II: 2 more gems for you, then swan songs" in lines(match, "perform:kiosk:2")
    assert "Empties reserve II: 2 more gems for you, then swan songs" not in lines(match, "perform:kiosk:1")


@pytest.mark.rule("BAR-154", "BAR-159")
def test_duels_say_melodies_and_range_stones() -> None:
    scenario = Scenario(bards="banjo horn").has("blue", region="a1", range=2).has("yellow", region="e3", crests=5)
    match = scenario.sing(melodies=4)
    assert lines(match, "duel:yellow") == ["Costs 2 melodies and 2 range stones", "1 crest of Yellow"]


@pytest.mark.rule("BAR-081", "BAR-145", "BAR-198")
def test_runes_and_legends_say_what_they_unlock_and_who_meets_them() -> None:
    scenario = Scenario().has("blue", region="b1").runes("blue", 1, 2, 2, 2).legends(1, l101="", l102="")
    match = scenario.sing(lyrics=4)
    match.play("tell:poet:1")
    assert lines(match, "rune:upper_right") == ["Unlocks its bonus: 1 coin"]
    assert lines(match, "rune:lower_left") == ["One rune stays on this quarter"]
    match.play("rune:upper_right")
    legend = CONTENT.legends[value("legend", "l101")]
    found = lines(match, "mark:l101")
    assert found[1] == f"{legend.points} VP for everybody who meets it at the end"
    assert found[2].startswith("Blue: ") and found[3].startswith("Yellow: ")


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
        scene = seen(match, side)
        assert scene.question is not None
        meant = [zone for zone in scene.zones if zone.owner in (None, side)]
        there = {piece.id for zone in meant for piece in zone.pieces}
        there |= {f"cell:{cell.id}" for zone in meant for cell in zone.cells}
        for option in scene.question.choices:
            wanted = {target for target in option.targets if target.partition(":")[0] in SHOWN}
            assert wanted <= there, option.key
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
