"""What the options of Bardwood Grove say before they are chosen: cost, gain, dial, warnings."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import CONTENT, LEXICON, Scenario, do, key_of, new, table_of, value
from tests.helpers import play_on
from veillee.core.match import Match
from veillee.core.scene import Choice, Stop
from veillee.games.bardwood.box import CREATURE, GEM, NONE
from veillee.games.bardwood.steps.compose import Move, PlayCard


def offered(match: Match, key: str, lang: str = "en") -> Choice:
    """An option as whoever is asked sees it."""
    assert match.decision is not None
    question = match.scene(match.decision.seat, lang).question
    assert question is not None
    return next(one for one in question.choices if one.key == key_of(key))


def choice(match: Match, key: str, lang: str = "en") -> tuple[list[str], list[str]]:
    """What is said of an option: what it brings, and what it warns of."""
    found = offered(match, key, lang)
    return found.lines, found.warns


def lines(match: Match, key: str, lang: str = "en") -> list[str]:
    return choice(match, key, lang)[0]


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


@pytest.mark.rule("BAR-072", "BAR-074", "BAR-076")
def test_a_pale_hand_stands_where_the_dial_would_stop() -> None:
    scenario = Scenario(bards="banjo horn").has("blue", dial=3).hand("blue", "banjo_1", "banjo_2")
    (stop,) = offered(scenario.turn(), "play:banjo_1").stops
    assert (stop.zone, stop.cell) == ("dial:blue", "upper_right") and stop.mark is not None and stop.mark.sign == "♪"
    match = Scenario(bards="banjo horn").has("blue", dial=0).hand("blue", "banjo_1", "banjo_2").turn()
    assert offered(match, "play:banjo_1").stops == [Stop("dial:blue", "lower_right")]
    assert match.scene(0).zone("dial:blue").kind == "wheel"
    match = do(Scenario().lair("stump", "c12", under=0).has("blue", dial=3).sing(melodies=9), "soothe:stump")
    assert offered(match, "tempo:take").stops == [Stop("dial:blue", "upper_right")]  # no second song
    assert offered(match, "tempo:leave").stops == []


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
            (stop,) = offered(match, key).stops
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
                assert (stop.cell, stop.mark is not None) == (LEXICON.id("quarter", player.dial), player.ready)
                foretold += 1
        else:
            play_on(match, 1, seed=match.number)
    assert foretold > 10


@pytest.mark.rule("BAR-084", "BAR-086")
def test_walking_and_sailing_say_what_they_reach() -> None:
    scenario = Scenario(bards="banjo horn").has("blue", region="c2", boat=1, dial=2)
    match = scenario.hand("blue", "banjo_1", "banjo_2").turn()
    match.play(key_of("play:banjo_1"))
    top = LEXICON.name("card", table_of(match).shops[2][0], "en")
    assert lines(match, "walk:c1") == [
        "1 step, 1 point left",
        "Grand Bandstand: 4/5/7/9 lyrics → 1/2/3/4 gems",
        f"Hedge School: 2 coins → {top}",
        "Poet's House: 4/7/10 lyrics → 1/2/3 gems",
        "Echo Tower: 3 volume → brag / 1 coin / 1 range stone",
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
        f"Soothing “{name}” costs 2 melodies then",
        "When another bard soothes it, you gain the same benefits",
        "Challenging you then costs 2 melodies",
    ]


@pytest.mark.rule("BAR-118", "BAR-130", "BAR-135")
def test_a_walk_tells_what_is_left_of_empty_places() -> None:
    scenario = Scenario(bards="banjo horn").has("blue", region="c2", dial=2).hand("blue", "banjo_1", "banjo_2")
    match = scenario.turn()
    table = table_of(match)
    table.lairs[0].top = table.lairs[1].top = table.lairs[2].top = NONE
    table.shops[0] = []
    table.rewards = [0] * len(table.rewards)
    match.play(key_of("play:banjo_1"))
    told = {line for region in ("b1", "c1", "b2", "d2") for line in lines(match, f"walk:{region}")}
    assert any(line.endswith(": 5 melodies → 1 gem") for line in told)
    assert "Halfling Conservatory: 2 coins → 1 gem" in told
    assert "Grand Bandstand: nothing left" in told


@pytest.mark.rule("BAR-244")
def test_help_promises_nothing_that_the_rival_does_not_give() -> None:
    match = Scenario(1, rival="medium").has("blue", region="a1", range=2).lair("cave", "c01").sing(melodies=2)
    found = lines(match, "help:cave")
    assert not any("benefits" in line for line in found)
    assert "The Rival soothes every creature with a crest that it comes to" in found


@pytest.mark.rule("BAR-267")
def test_soothing_says_that_only_gems_come_to_the_rival() -> None:
    for creature in range(len(CONTENT.cards)):
        card = CONTENT.cards[creature]
        if card.kind != CREATURE:
            continue
        gems = sum(item.number for item in card.upper.items if item.verb == GEM)
        told = "nothing" if gems == 0 else "1 gem" if gems == 1 else f"{gems} gems"
        scenario = Scenario(1, rival="medium").has("blue", region="a1", range=2)
        match = scenario.lair("cave", LEXICON.id("card", creature), crests="rival").sing(melodies=12)
        assert lines(match, "soothe:cave")[-1] == f"The Rival has helped: {told} for it, and that crest for you"


@pytest.mark.rule("BAR-059", "BAR-202", "BAR-287")
def test_gifts_sides_and_conversions_are_called_by_what_they_give() -> None:
    fan = Scenario().deck("blue", "f01").rest()
    printed = CONTENT.cards[value("card", "f01")].fan
    assert offered(fan, "fan:1").label != offered(fan, "fan:2").label
    assert str(printed[0].items[0].number) in offered(fan, "fan:1").label
    assert not any(line.startswith("Gives") for side in ("fan:1", "fan:2") for line in lines(fan, side))
    full = Scenario(bards="banjo horn").has("blue", volume=6).deck("blue", "banjo_f").rest()
    assert lines(full, "fan:1") == ["2 volume of it would be lost"]
    song = Scenario(bards="harp horn").has("blue", volume=2).sing()
    assert offered(song, "convert:harp:lyric").label == "“Sylvan Harp”: 2 volume → 2 lyrics"
    assert offered(song, "convert:harp:lyric", "fr").label == "« Harpe sylvestre » : 2 volumes → 2 paroles"


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
    assert lines(match, "duel:yellow") == ["Costs 2 melodies and 2 range stones", "Brings 1 crest of Yellow"]


@pytest.mark.rule("BAR-081", "BAR-145", "BAR-198")
def test_runes_and_legends_say_what_they_unlock_and_who_meets_them() -> None:
    scenario = Scenario().has("blue", region="b1").runes("blue", 1, 2, 2, 2).legends(1, l101="", l102="")
    match = scenario.sing(lyrics=4)
    match.play("tell:poet:1")
    assert lines(match, "rune:upper_right") == ["Unlocks its bonus: 1 coin"]
    assert lines(match, "rune:lower_left") == [
        "One rune stays there; without it this quarter will also give: 1 acoustic stone"
    ]
    match.play("rune:upper_right")
    legend = CONTENT.legends[value("legend", "l101")]
    found = lines(match, "mark:l101")
    assert found[1] == f"{legend.points} VP for everybody who meets it at the end"
    assert found[2].startswith("Blue: ") and found[3].startswith("Yellow: ")
