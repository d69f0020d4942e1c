"""What a seat sees of Merchants Cove: the harbour, the clock, the workshops, and what is said before a choice."""

from __future__ import annotations

from collections import Counter

import msgspec
import pytest

import veillee
from tests.games.cove.builder import CONTENT, Scenario, new, table_of
from tests.games.cove.workshops import Rooms
from tests.helpers import play_on, points_at_what_is_there
from veillee.core.backdrops import stage_of
from veillee.core.match import Match
from veillee.core.pauses import pauses
from veillee.core.scene import Cell, Choice, Piece, Scene, Zone
from veillee.games.cove.merchants.alchemist.box import laboratory_in
from veillee.games.cove.merchants.alchemist.steps import Laboratory
from veillee.games.cove.merchants.blacksmith.forge import Forge
from veillee.games.cove.merchants.captain.steps import Fleet
from veillee.games.cove.merchants.entertainer.box import stage_in
from veillee.games.cove.merchants.entertainer.stage import Stage, reach
from veillee.testing import check_words, play

FIRST = 20_000  # bytes of the first scene, beside what is printed
LATER = 6_000  # of nine of ten scenes after it
ALL = "entertainer blacksmith captain alchemist"


def seen(match: Match, seat: int | None = 0, lang: str = "en") -> Scene:
    return match.scene(seat, lang)


def harbour(match: Match) -> Zone:
    return seen(match).zone("harbour")


def place(zone: Zone, id_: str) -> Cell:
    return next(cell for cell in zone.cells if cell.id == id_)


def at(zone: Zone, id_: str) -> list[Piece]:
    return [piece for piece in zone.pieces if piece.at == id_]


def signs(zone: Zone, id_: str) -> str:
    return "".join(mark.sign for piece in at(zone, id_) for mark in piece.marks)


def choice(match: Match, key: str, lang: str = "en") -> Choice:
    assert match.decision is not None
    question = seen(match, match.decision.seat, lang).question
    assert question is not None
    return next(one for one in question.choices if one.key == key)


def lines(match: Match, key: str, lang: str = "en") -> list[str]:
    return choice(match, key, lang).lines


# -- the harbour ----------------------------------------------------------------------------------


@pytest.mark.rule("COV-012", "COV-017")
def test_the_harbour_is_one_picture_with_dragon_isle_in_the_middle() -> None:
    zone = harbour(Scenario("captain blacksmith").turn())
    assert (zone.kind, zone.scenery) == ("graph", "harbour")
    kinds = Counter(cell.kind for cell in zone.cells)
    assert kinds == {"pier": 3, "hall": 5, "square": 1, "isle": 1, "cave": 1, "ship": 6, "mooring": 4}
    isle = place(zone, "dragon_isle")
    assert all(place(zone, f"boat_{number}").x < isle.x for number in (1, 2, 3))
    assert all(place(zone, f"boat_{number}").x > isle.x for number in (4, 5, 6))
    assert [cell.id for cell in zone.cells if cell.closed] == ["hall_paladin"]


@pytest.mark.rule("COV-013", "COV-016")
def test_a_boat_lies_on_its_mooring_or_at_its_dock_with_who_is_aboard() -> None:
    zone = harbour(Scenario("captain blacksmith").boats("WB", "NR").boat(4, "WWZR", "square_e").turn())
    assert signs(zone, "boat_1") == "▲♪"
    assert signs(zone, "boat_2") == "♛✕"
    assert signs(zone, "square_e") == "▲▲✦✕"
    assert (place(zone, "boat_4").kind, place(zone, "square_e").kind) == ("mooring", "ship")
    assert place(zone, "square_e").lines == ["“The Lantern”, docked"]
    assert place(zone, "boat_1").lines == ["2 free seats"]


def test_adventurers_differ_without_colours() -> None:
    zone = harbour(Scenario("captain blacksmith").boats("WBZN", "R").boat(1, "WBZN", "bazaar_w").turn())
    marks = [mark for id_ in ("bazaar_w", "boat_2") for piece in at(zone, id_) for mark in piece.marks]
    for told in ({mark.sign for mark in marks}, {mark.icon for mark in marks}, {mark.text for mark in marks}):
        assert len(told) == 5


@pytest.mark.rule("COV-076", "COV-077")
def test_a_pier_says_what_it_takes_and_what_goods_bring_there() -> None:
    zone = harbour(Scenario("captain blacksmith").piers(bazaar_w="WWNR", black_e="ZBBB").turn())
    assert place(zone, "pier_bazaar").lines == [
        "takes large goods",
        "2 × Warrior: large good 10 gold",
        "1 × Noble: large good 7 gold",
        "1 rogue",
    ]
    assert place(zone, "pier_black").lines[1:] == [
        "3 × Bard: small good 6 gold, large good 15 gold",
        "1 × Wizard: small good 3 gold, large good 7 gold",
    ]
    assert place(zone, "pier_square").lines == ["takes small goods"]


def test_halls_and_the_lair_show_how_many_are_there() -> None:
    zone = harbour(Scenario("captain blacksmith").halls(warrior=4, bard=2, wizard=1, noble=3).lair(2).turn())
    assert [signs(zone, f"hall_{clan}") for clan in ("warrior", "bard", "wizard", "noble")] == ["4", "2", "1", "3"]
    assert signs(zone, "rogues_lair") == "2"


@pytest.mark.rule("COV-108", "COV-183")
def test_the_bard_stands_where_he_sings_and_runes_lie_in_halls() -> None:
    scenario = Scenario("entertainer captain")
    stage = scenario.workshop("entertainer")
    assert isinstance(stage, Stage)
    stage.runes, stage.place = 0b0010, 8
    zone = harbour(scenario.turn("entertainer"))
    assert [piece.id for piece in at(zone, "dragon_isle")] == ["bard:entertainer"]
    assert "rune:bard" in [piece.id for piece in at(zone, "hall_bard")]
    assert "rune:noble" not in [piece.id for piece in zone.pieces]


# -- the clock ------------------------------------------------------------------------------------


@pytest.mark.rule("COV-019", "COV-020", "COV-031")
def test_the_clock_shows_arrivals_hourglasses_in_their_stack_and_the_marker() -> None:
    scenario = Scenario("captain blacksmith").hours(blacksmith=14, captain=14).marker(15)
    clock = seen(scenario.turn("captain")).zone("clock")
    assert (clock.kind, clock.scenery, clock.count) == ("wheel", "clock", 1)
    arrivals = [cell.id for cell in clock.cells if cell.mark is not None and cell.mark.icon]
    assert arrivals == ["hour_3", "hour_5", "hour_6", "hour_8", "hour_9", "hour_12"]
    assert [piece.id for piece in at(clock, "hour_2")] == ["hourglass:blacksmith", "hourglass:captain"]
    assert [piece.id for piece in at(clock, "hour_3")] == ["market-marker"]
    assert at(clock, "hour_2")[0].marks[0].text == "the Blacksmith at hour 14"


@pytest.mark.rule("COV-030", "COV-034")
def test_what_a_location_costs_in_time_and_whom_it_lets_play_is_said_before() -> None:
    match = Scenario("captain blacksmith").hours(captain=4, blacksmith=5).turn("captain")
    assert lines(match, "visit:oars") == [
        "1 hour: your hourglass comes to hour 5",
        "On the way 1 adventurer arrives",
        "Then you play again",  # on top of the other
    ]
    assert lines(match, "visit:grand_square")[:3] == [
        "2 hours: your hourglass comes to hour 6",
        "On the way 2 adventurers arrive",
        "Then it is the Blacksmith's turn, at hour 5",
    ]
    assert lines(match, "wait", "fr")[0] == "1 heure : votre Sablier arrive à 5 h"


@pytest.mark.rule("COV-045")
def test_the_last_turn_before_the_market_says_so() -> None:
    match = Scenario("captain blacksmith").hours(blacksmith=7, captain=6).marker(7).turn("captain")
    assert lines(match, "visit:oars")[-1] == "Then the market opens"


# -- arrivals and docks ---------------------------------------------------------------------------


@pytest.mark.rule("COV-041", "COV-044")
def test_seating_somebody_says_what_becomes_of_the_boat() -> None:
    scenario = Scenario("captain blacksmith").piers(bazaar_w="WWNR", square_w="BBBB", black_e="ZZNN")
    match = scenario.boat(5, "WWB").boat(6, "B").hours(blacksmith=4, captain=6).comes("W").arrival("captain")
    assert lines(match, "embark:boat_5") == [
        "Aboard then: 3 × Warrior, 1 × Bard",
        "The boat is full and docks at once",
        "All docks are taken then: the market marker is placed on hour 7",
    ]
    assert lines(match, "embark:boat_6") == ["Aboard then: 1 × Warrior, 1 × Bard"]
    assert choice(match, "embark:boat_5").targets == ["cell:boat_5"]


@pytest.mark.rule("COV-072", "COV-237")
def test_moving_somebody_says_what_becomes_of_the_other_boat() -> None:
    robbed = Scenario("captain blacksmith", rogues="robbers").boats("BZW", "WNN").piers().comes("R")
    match = play(robbed.arrival("captain"), "embark:boat_2")
    assert lines(match, "shove:noble:boat_1") == [
        "Aboard then: 1 × Warrior, 1 × Bard, 1 × Wizard, 1 × Noble",
        "The boat is full and docks at once",
    ]
    scenario = Scenario("captain blacksmith", sets="locals_sailors").row("sa02", "lo01", "lo02", "lo03")
    match = play(scenario.boats("WR", "B").turn("captain"), "visit:grand_square", "take_effect")
    play(match, "lift:rogue:boat_1")
    assert lines(match, "embark:boat_2") == ["Aboard then: 1 × Bard, 1 × Rogue"]


def test_a_dock_says_what_the_own_stall_would_earn_there() -> None:
    scenario = Scenario("captain blacksmith").boat(1, "WWB").stall("captain", "sW sW lB").comes("W")
    match = scenario.arrival("captain")
    play(match, "embark:boat_1")
    assert lines(match, "dock:bazaar_w")[1] == "Your stall would earn 5 gold from this boat there"
    assert lines(match, "dock:square_w")[1] == "Your stall would earn 12 gold from this boat there"
    assert choice(match, "dock:square_w").targets == ["cell:square_w"]


# -- the market -----------------------------------------------------------------------------------


@pytest.mark.rule("COV-076", "COV-081")
def test_a_sale_points_at_the_good_and_the_pier_and_says_its_sum_and_corruption() -> None:
    scenario = Scenario("captain blacksmith").piers(square_w="WWBR", square_e="WNNN", black_e="WBZZ").lair(2)
    match = scenario.stall("captain", "sW lZ").has("captain", gold=3).sale("captain")
    assert choice(match, "sell:small:warrior:pier_square").targets == ["good:small_warrior", "cell:pier_square"]
    assert lines(match, "sell:small:warrior:pier_square") == ["2 × 3 buyers = 6 gold", "You have 9 gold then"]
    assert lines(match, "sell:small:warrior:pier_black") == [
        "2 × 1 buyer = 2 gold",
        "You have 5 gold then",
        "It would bring 6 gold elsewhere, without corruption",
        "1 corruption card: 2 gold less at the end, as the Lair is now",
    ]
    assert choice(match, "close").lines == ["2 goods stay on your stall"]
    assert choice(match, "close").warns == ["You could still sell for 6 gold without corruption."]
    stall = seen(match).zone("stall:captain")
    assert [piece.id for piece in stall.pieces] == ["good:small_warrior", "good:large_wizard"]


def test_asked_about_a_good_the_table_says_why_it_cannot_be_sold() -> None:
    match = Scenario("captain blacksmith").piers(square_w="WWBR").stall("captain", "sW lW").sale("captain")
    told = match.about("good:large_warrior", seat=0)
    assert not told.choices
    assert {reason.reason for reason in told.reasons} == {
        "There is not a Warrior on the Bazaar Pier.",
        "The Grand Square Pier does not take large goods.",
        "There is not a Warrior on the Black Market Pier.",
    }


# -- workshops ------------------------------------------------------------------------------------


def test_every_other_workshop_is_a_page_and_the_own_one_lies_below_the_harbour() -> None:
    match = new(ALL, players=4)
    for seat in range(4):
        scene = seen(match, seat)
        own = match.lexicon.id("seat", seat)
        others = [f"workshop-{id_}" for id_ in ALL.split() if id_ != own]
        assert [page.id for page in scene.pages] == ["harbour", "town", *others]
        assert all(zone.page != f"workshop-{own}" for zone in scene.zones)
        for zone in scene.zones:
            if zone.page.startswith("workshop-"):
                assert zone.place == "board" and zone.owner != seat
        below = {zone.id for zone in scene.zones if zone.page == "harbour" and zone.owner == seat}
        assert below >= {"hand:entertainer" if own == "entertainer" else f"shop:{own}"}


@pytest.mark.rule("COV-051", "COV-062")
def test_a_shop_marks_the_last_location_and_the_town_shows_powers() -> None:
    scenario = Scenario("captain blacksmith").has("captain", last="oars", powers=1).staff("captain", "lo01", "lo02")
    scene = seen(scenario.turn("captain"))
    shop = scene.zone("shop:captain")
    assert [piece.id for piece in shop.pieces if piece.marks] == ["shop_place:oars"]
    assert shop.note == "2 powers unlocked, 1 used today"
    assert [piece.marks[0].text for piece in scene.zone("powers:captain").pieces] == [
        "used today",
        "unlocked",
        "locked: needs more townsfolk in the staff",
    ]


@pytest.mark.rule("COV-198")
def test_a_furnace_shows_its_dice_and_its_heat() -> None:
    scenario = Scenario("blacksmith captain")
    forge = scenario.workshop("blacksmith")
    assert isinstance(forge, Forge)
    die = forge.workshop.pop()
    forge.furnaces[1], forge.values[die] = [die], 6
    zone = seen(scenario.turn("blacksmith")).zone("furnaces:blacksmith")
    dice, heat = at(zone, "furnace_2")
    assert dice.face is not None and dice.face.marks == ["die-6"] and dice.marks
    assert (heat.id, heat.marks[0].sign, heat.marks[0].text) == ("furnace:furnace_2", "6", "heat 6")


@pytest.mark.rule("COV-206", "COV-212")
def test_ships_lie_on_their_routes_and_say_what_they_would_bring() -> None:
    scenario = Scenario("captain blacksmith")
    fleet = scenario.workshop("captain")
    assert isinstance(fleet, Fleet)
    fleet.ships = [0, 3, 5, 5]
    fleet.treasures = 0b1011
    match = scenario.turn("captain")
    zone = seen(match).zone("routes:captain")
    assert match.about("cell:bard_1").lines == ("Bard route", "Open sea"), "a number alone says nothing"
    assert match.about("cell:noble_4").lines == ("Noble route", "Fishing ground: a small good")
    assert [piece.id for piece in at(zone, "bard_3")] == ["ship:bard"]
    assert [piece.id for piece in at(zone, "noble_5")] == ["ship:noble", "treasure:noble"]
    play(match, "visit:recall")
    assert choice(match, "recall:noble").targets == ["ship:noble"]
    assert lines(match, "recall:noble") == ["Unloads a large noble good"]
    assert lines(match, "recall:wizard") == ["Unloads a small wizard good"]


@pytest.mark.rule("COV-244")
def test_a_draw_off_points_at_its_marble_and_says_all_that_comes_out() -> None:
    match = new("alchemist captain")
    while match.decision is not None and "visit:decanter" not in match.legal_keys:
        play_on(match, 1)
    match.play("visit:decanter")
    before = rack(match)
    option = choice(match, match.legal_keys[0])
    _, chute, number = option.key.split(":")
    assert option.targets == [f"niche:{chute}_{number}"]
    told = sum(int(word) for word in option.lines[0].split() if word.isdigit())
    match.play(option.key)
    assert rack(match) == min(before + told, laboratory_in(CONTENT).rack)


def rack(match: Match) -> int:
    """How many marbles lie there"""
    laboratory = table_of(match).seats[0].workshop
    assert isinstance(laboratory, Laboratory)
    return sum(laboratory.rack)


# -- the Entertainer ------------------------------------------------------------------------------


@pytest.mark.rule("COV-233", "COV-238")
def test_only_the_entertainer_sees_his_hand() -> None:
    match = new("entertainer captain")
    assert len(seen(match, 0).zone("hand:entertainer").pieces) == 2
    for other in (1, None):
        hand = seen(match, other).zone("hand:entertainer")
        assert (hand.pieces, hand.count) == ([], 2)


@pytest.mark.rule("COV-123", "COV-127", "COV-153")
def test_a_discard_says_what_the_dial_does_and_what_it_costs_in_time() -> None:
    match = Scenario("entertainer captain").turn("entertainer")
    stage = table_of(match).seats[0].workshop
    assert isinstance(stage, Stage)
    stage.hand, stage.seen, stage.dial = [3, 4, 5], [0, 0, 0], 2
    play(match, match.legal_keys[0])
    for key in match.legal_keys:
        card = stage_in(CONTENT).cards[match.lexicon.value("card", key.partition(":")[2]) or 0]
        told = lines(match, key)
        assert told[0].startswith("The dial passes the shelf" if card.hours >= 2 else "No song yet: 1 quarter")
        assert f"to hour {1 + card.hours}" in " ".join(told)


@pytest.mark.rule("COV-122", "COV-153")
def test_a_card_says_what_becomes_of_the_other_one() -> None:
    match = Rooms("entertainer captain").stage(hand="s04 s08", dial=2).turn("entertainer")
    assert lines(match, "play:s04") == [
        "Song: 2 Bard icons",
        "Your other card, “Mystic Scale”, is discarded",
        "The dial passes the shelf: you sing this turn, and may go on to 2 further locations",
        "2 more volume",
        "2 hours: your hourglass comes to hour 3",
        "On the way 1 adventurer arrives",
        "Then it is the Captain's turn, at hour 1",
    ]
    play(match, "play:s04")
    assert lines(match, "turn:same")[1:] == [
        "2 hours: your hourglass comes to hour 3",
        "On the way 1 adventurer arrives",
        "Then it is the Captain's turn, at hour 1",
    ]


@pytest.mark.rule("COV-152")
def test_the_end_of_a_song_says_once_what_is_lost() -> None:
    match = Rooms("entertainer captain").stage(song="s01 s04").sings()
    play(match, "go:pier_bazaar")
    ending = choice(match, "end_song")
    assert (ending.lines, ending.warns) == ([], ["2 sources of icons that you could still use are lost"])


@pytest.mark.rule("COV-167", "COV-175", "COV-182", "COV-187")
def test_a_stop_says_what_can_be_done_there_and_with_how_many_icons() -> None:
    match = Rooms("entertainer captain").stage(song="s01 s10", runes="N").halls(warrior=1).sings()
    assert lines(match, "go:grand_square") == [
        "Place 1 crest on a townsfolk card (cost in clan icons: 1)",
        "You can reach 4",
    ]
    assert lines(match, "go:hall_warrior") == [
        "Place 1 rune here (cost in Warrior icons: more than 1)",
        "You can reach 2",
    ]
    assert lines(match, "go:hall_noble") == ["Your rune is here already"]
    assert lines(match, "go:dragon_isle")[0].startswith("On the left side: up to ")
    play(match, "go:dragon_isle")
    assert lines(match, "act")[0] == "Sing to the boats at sea on one side, one clan after another"


@pytest.mark.rule("COV-161", "COV-166")
def test_a_swan_song_says_how_far_it_leads_and_with_what() -> None:
    match = Rooms("entertainer captain").stage(song="s01 s05", volume=1).market()
    assert lines(match, "swan") == ["You may visit 3 locations, with 2 sources of icons"]
    assert lines(match, "no_swan") == ["Your song area stays as it is for the next day"]
    last = Rooms("entertainer captain").stage(dial=1).day(3).market()
    assert lines(last, "swan") == ["You may visit 2 locations, without icons"]
    assert lines(last, "no_swan") == ["That was the last chance to sing"]


def test_a_card_for_sale_says_what_it_does() -> None:
    match = Rooms("entertainer captain").stage(song="s01", skills="s13").has("entertainer", gold=5).sings()
    play(match, "go:pier_bazaar", "act", "silent")
    assert lines(match, "buy:s13") == [
        "Song: 2 Paladin icons",
        "Discard: 2 hourglasses, 1 volume",
        "Costs 1 gold; 4 left",
        "It goes on top of your draw pile",
    ]


@pytest.mark.rule("COV-167", "COV-139")
def test_icons_are_laid_out_and_every_pick_says_the_sum() -> None:
    scenario = Scenario("entertainer captain").piers(square_w="WWWB")
    stage = scenario.workshop("entertainer")
    assert isinstance(stage, Stage)
    cards = stage_in(CONTENT).cards
    warrior = next(card for card in stage.unknown if cards[card].clan == 0 and cards[card].kind == 0)
    stage.unknown.remove(warrior)
    stage.song.append(warrior)
    stage.stones = 1  # so that there is a choice whatever was drawn
    match = scenario.market()
    play(match, "swan", "go:pier_square", "act")
    audience = seen(match).zone("choosing")
    assert [piece.id for piece in audience.pieces] == [f"audience:{c}" for c in ("warrior", "bard", "wizard", "noble")]
    assert [piece.marks[0].sign for piece in audience.pieces] == ["×3", "×1", "×0", "×0"]
    most = reach(table_of(match), stage_of_table(match), 0, stage_of_table(match).volume)
    assert lines(match, "sing:warrior") == [f"Warriors: up to {most} icons × 3 listeners = {3 * most} gold"]
    play(match, "sing:warrior")
    source = next(key for key in match.legal_keys if key.startswith("use:") and key.endswith("_upper"))
    value = cards[warrior].value
    assert choice(match, source).targets == [f"source:{source.partition(':')[2]}"]
    assert lines(match, source)[-1] == f"In all {value} × 3 listeners = {3 * value} gold"
    play(match, source)
    if "enough" in match.legal_keys:
        assert lines(match, "enough") == [f"In all {value} × 3 listeners = {3 * value} gold"]


def stage_of_table(match: Match) -> Stage:
    stage = table_of(match).seats[0].workshop
    assert isinstance(stage, Stage)
    return stage


# -- the Peddler ----------------------------------------------------------------------------------


@pytest.mark.rule("COV-219")
def test_the_peddlers_turn_is_told_card_by_card_with_its_card_in_front_of_it() -> None:
    match = Scenario("captain", peddler="medium").hours(captain=1, peddler=2).turn("captain")
    play(match, "visit:grand_square")
    play_on(match, 1)
    while match.decision is not None and not pauses(match):
        play_on(match, 1)
    assert pauses(match)
    zone = seen(match).zone("peddler-card:peddler")
    assert zone.place == "opponent" and len(zone.pieces) == 1


# -- all of it ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mode", "merchants"), [("standard", ALL), ("solo", "entertainer"), ("peddler", "blacksmith alchemist")]
)
def test_scenes_of_a_match_are_whole_and_small(mode: str, merchants: str) -> None:
    level = "" if mode == "standard" else "hard"
    match = new(merchants, mode=mode, level=level, seed=5)
    stage = stage_of(match, "fr")
    before, sizes = stage.backdrop.table, []
    while not match.over and match.number < 160:
        after = seen(match, 0, "fr")
        sizes.append(len(msgspec.json.encode(stage.changes.between(before, after))))
        before = after
        if match.number % 20 == 0:
            check_words(match)
        play_on(match, 1, seed=match.number)
    assert sizes[0] <= FIRST
    assert sorted(sizes[1:])[len(sizes) * 9 // 10] <= LATER


def test_a_free_choice_of_cards_means_nothing_where_the_entertainer_was_not_dealt() -> None:
    """Then the same is printed as without it."""
    printed = set()
    for seed in range(12):
        settings = {"free_choice_of_cards": "yes", "rogue_card": "cultists", "townsfolk_sets": "locals_sailors"}
        match = veillee.new("cove", mode="solo", level="easy", seed=seed, settings=settings)
        printed.add(stage_of(match, "en").backdrop.id)
    assert len(printed) == 4, "one for each merchant"


SHOWN = {"cell", "good", "ship", "niche", "card", "townsfolk", "shop_place", "die", "furnace", "marble", "source"}
SHOWN |= {"audience", "side", "bargain", "alloy"}


@pytest.mark.parametrize(
    ("mode", "merchants"), [("standard", ALL), ("solo", "entertainer"), ("peddler", "blacksmith alchemist captain")]
)
def test_every_option_points_at_pieces_that_are_there(mode: str, merchants: str) -> None:
    match = new(merchants, mode=mode, level="" if mode == "standard" else "easy", seed=3, rogue_card="robbers")
    while not match.over and match.number < 220:
        assert match.decision is not None
        seat = match.decision.seat
        points_at_what_is_there(seen(match, seat), seat, SHOWN)
        play_on(match, 1, seed=match.number)


def test_no_zone_stands_twice_whoever_looks() -> None:
    match = new(ALL, players=4)
    for seat in (None, 0, 1, 2, 3):
        ids = Counter(zone.id for zone in seen(match, seat).zones)
        assert [id_ for id_, count in ids.items() if count > 1] == []


def test_scores_at_the_end_are_those_of_the_result() -> None:
    match = play_on(new("captain", mode="solo", level="easy"), seed=1)
    assert match.over
    scene = seen(match)
    assert scene.outcome is not None
    assert [player.score for player in scene.players] == [score.total for score in scene.outcome.scores]


@pytest.mark.rule("COV-238")
def test_a_screen_need_not_be_covered_where_no_merchant_hides_anything() -> None:
    assert seen(Scenario("captain alchemist").turn()).open
    assert not seen(Scenario("captain entertainer").turn()).open


@pytest.mark.rule("COV-242")
def test_every_marble_of_a_run_stands_for_it() -> None:
    match = Rooms("alchemist captain").laboratory(chutes=["rrrgb", "g", "b", "y"]).turn("alchemist")
    match.play("visit:decanter")
    assert choice(match, "draw_off:chute_1:1").targets == ["niche:chute_1_1", "niche:chute_1_2", "niche:chute_1_3"]
    assert choice(match, "draw_off:chute_1:4").targets == ["niche:chute_1_4"]


@pytest.mark.rule("COV-212")
def test_a_ship_is_not_promised_a_treasure_that_was_fetched() -> None:
    room = Rooms("captain alchemist").fleet("W4 B4", treasures="WZN")
    match = room.turn("captain")
    match.play("visit:oars")
    assert lines(match, "sail:warrior")[1] == "Treasure island: a large good"
    assert lines(match, "sail:bard")[1] == "The treasure was fetched today already: a small good"


@pytest.mark.rule("COV-237")
def test_an_effect_on_boats_points_at_those_at_sea_and_says_what_it_does() -> None:
    scenario = Scenario("captain blacksmith").boats("WB", "NR", "W", "B", "Z").boat(6, "WWZR", "black_e")
    match = scenario.row("sa05").turn("captain")
    match.play("visit:grand_square")
    asked = choice(match, "take_effect")
    assert asked.targets == [f"cell:boat_{number}" for number in range(1, 6)]
    assert asked.label.startswith("Yes: ")


@pytest.mark.rule("COV-058")
def test_a_visit_that_brings_one_recruit_for_sure_shows_whom() -> None:
    """Nobody is asked whom to recruit where only one can be paid, so the visit itself says who it is."""
    match = Scenario("captain blacksmith").boats("WB", "NR").row("sa05", "lo01").turn("captain")
    visit = choice(match, "visit:grand_square")
    assert "townsfolk:sa05" in visit.targets
    told = visit.lines.index("You recruit the Smuggler")
    assert visit.lines[told + 1] == "Costs 0 gold; 0 left"
    assert not {"townsfolk:sa05", "townsfolk:lo01"} & set(choice(match, "visit:helm").targets)
    rich = Scenario("captain blacksmith").boats("WB", "NR").row("sa05", "lo01").has("captain", gold=1).turn("captain")
    assert not {"townsfolk:sa05", "townsfolk:lo01"} & set(choice(rich, "visit:grand_square").targets)
    assert not any(line.startswith("You recruit") for line in lines(rich, "visit:grand_square"))


@pytest.mark.rule("COV-199")
def test_a_furnace_without_an_alloy_is_promised_nothing() -> None:
    match = Rooms("blacksmith captain").forge("coal_1 red_1").comes("6", "6").turn("blacksmith")
    match.play("visit:furnace")
    match.play("keep_dice")
    told = {key: lines(match, key) for key in match.legal_keys if key.startswith("load:")}
    assert ["Heat 6, but an alloy die is still missing"] in told.values()
    assert ["Heat 6: a small good"] in told.values()
    assert choice(match, "enough")
