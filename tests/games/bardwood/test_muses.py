"""The Muse box: every Muse with its power and its end bonus, and the Muse pawn."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    CONTENT,
    LEXICON,
    Scenario,
    do,
    in_pool,
    legends,
    offered,
    offers,
    refused,
    rival,
    seat,
    table_of,
    value,
)
from veillee.core.match import Match
from veillee.games.bardwood.steps.sing import farthest
from veillee.testing import asked, points


def with_muse(muse: str, players: int = 2, bards: str = "horn harp banjo", rival: str = "") -> Scenario:
    return Scenario(players, bards=bards, rival=rival, content="everything").muse("blue", muse)


def bonus(scenario: Scenario) -> int:
    return points(scenario.over(), "blue", "muse")


@pytest.mark.rule("BAR-208")
def test_mu1_of_the_epic() -> None:
    match = do(with_muse("mu1").sing(lyrics=4), "tell:poet:1", "rune:upper_left")
    do(match, f"mark:{next(iter(legends(match, 1)))}")
    assert seat(match).coins == 1
    match = do(with_muse("mu1").sing("yellow", lyrics=4), "tell:poet:1", "rune:upper_left")
    do(match, f"mark:{next(iter(legends(match, 1)))}")
    assert seat(match, "yellow").coins == 0
    runes = dict.fromkeys(("l101", "l102", "l103", "l104", "l105"), "blue")
    assert bonus(with_muse("mu1").legends(1, l101="blue", l102="yellow").legends(3, l301="blue")) == 2
    assert bonus(with_muse("mu1").legends(1, **runes)) == 4


@pytest.mark.rule("BAR-208")
def test_mu2_of_the_chronicle() -> None:
    assert in_pool(with_muse("mu2").has("blue", boat=2).sing()) == (0, 1)
    assert in_pool(with_muse("mu2").has("blue", boat=1).sing()) == (0, 0)
    assert [bonus(with_muse("mu2").has("blue", boat=boat)) for boat in range(7)] == [0, 0, 0, 0, 2, 2, 2]


@pytest.mark.rule("BAR-208", "BAR-083")
def test_mu3_of_dance() -> None:
    def move(dial: int) -> int:
        scenario = with_muse("mu3").has("blue", dial=dial).hand("blue", "horn_1", "horn_2")
        return table_of(do(scenario.turn(), "play:horn_1")).points

    assert move(0) == 2  # quarter 1, and 1 more in a turn without a song
    assert move(3) == 2  # quarter 0 gives 2, and a song follows
    scenario = with_muse("mu3").swan_songs("yellow").has("blue", dial=0).hand("blue", "horn_1", "horn_2")
    assert table_of(do(scenario.turn(), "play:horn_1")).points == 1  # so does one in a swan song
    assert bonus(with_muse("mu3").runes("blue", 2, 1, 0, 0)) == 2
    assert bonus(with_muse("mu3").runes("blue", 0, 0, 0, 0)) == 4


@pytest.mark.rule("BAR-208", "BAR-187")
def test_mu4_of_comedy() -> None:
    match = with_muse("mu4").hand("blue", "horn_1").deck("blue", "f08", "horn_2").rest()
    assert seat(match).volume == 1 and asked(match) == ("blue", "FanChoice")  # before its option
    assert seat(do(match, "fan:1")).volume == 2
    assert bonus(with_muse("mu4").discarded("blue", "f01", "f02")) == 1
    assert bonus(with_muse("mu4").discarded("blue", *(f"f{number:02}" for number in range(1, 12)))) == 4


@pytest.mark.rule("BAR-208", "BAR-163")
def test_mu5_of_tragedy() -> None:
    match = do(with_muse("mu5").sing("yellow", melodies=1), "duel:blue")
    assert seat(match).acoustic == 1 and seat(match, "yellow").acoustic == 0
    match = do(with_muse("mu5").bank(blue=2).sing("yellow"), "bank:crests")
    assert seat(match).acoustic == 2
    match = do(with_muse("mu5").lair("stump", "c01", crests="blue").sing("yellow", melodies=3), "soothe:stump")
    assert seat(match).acoustic == 1 and seat(match).coins == 1
    match = do(with_muse("mu5").bank(blue=2).sing(), "bank:crests")
    assert seat(match).acoustic == 0  # own crests are not taken by another
    match = with_muse("mu5", 1, rival="easy").rival(pawn="poet").rival_sings()
    assert seat(match).acoustic == 1 and asked(match) == ("blue", "TakeUpChallenge")
    match = with_muse("mu5", 1, rival="easy").has("blue", region="e1").bank(blue=1).tokens("bank").rival_activates()
    assert seat(match).acoustic == 1
    assert [bonus(with_muse("mu5").has("blue", crests=crests)) for crests in (6, 5, 1, 0)] == [0, 1, 3, 3]


@pytest.mark.rule("BAR-208", "BAR-287")
def test_mu6_of_hymns() -> None:
    match = do(with_muse("mu6").sing(melodies=4), "muse_convert:mu6")
    assert in_pool(match) == (2, 2) and refused(match, "muse_convert:mu6") == "BAR-098"
    assert refused(with_muse("mu6").sing(melodies=1), "muse_convert:mu6") == "BAR-097"
    assert refused(with_muse("mu6").sing(melodies=9), "muse_convert:mu7") == "BAR-208"
    assert bonus(with_muse("mu6").song("blue", "i01", "i02", "i03")) == 1
    assert bonus(with_muse("mu6").song("blue", *(f"i{number:02}" for number in range(1, 10)))) == 3


@pytest.mark.rule("BAR-208", "BAR-287", "BAR-290")
def test_mu7_of_the_flute() -> None:
    match = do(with_muse("mu7").has("blue", volume=5).sing(), "muse_convert:mu7")
    assert seat(match).volume == 3 and seat(match).acoustic == 1 and not offers(match, "muse_convert:mu7")
    assert bonus(with_muse("mu7").discarded("blue", "s01", "s02")) == 1
    assert bonus(with_muse("mu7").discarded("blue", *(f"s{number:02}" for number in range(1, 10)))) == 3
    assert refused(with_muse("mu1").sing(melodies=9), "muse_convert:mu1") == "BAR-208"


@pytest.mark.rule("BAR-208", "BAR-154")
def test_mu8_of_the_stars() -> None:
    scenario = with_muse("mu8", 3).has("blue", range=2).lair("ravine", "c01").lair("cave", "c05")
    scenario.has("red", region="c1")
    match = do(scenario.sing(melodies=9), "help:cave")  # 2 stones, the first needs 1 fewer
    assert seat(match).range == 1
    do(match, "duel:red")
    assert seat(match).range == 0 and refused(match, "help:ravine") == "BAR-154"
    match = do(with_muse("mu8").lair("ravine", "c01").lair("stump", "c05").sing(melodies=9), "help:stump")
    do(match, "help:ravine")  # none at all: the stump needed none
    assert seat(match).range == 0
    assert bonus(with_muse("mu8").brag("blue", "b01")) == 2
    assert bonus(with_muse("mu8").brag("blue", "b01", "b02", "b03")) == 4


@pytest.mark.rule("BAR-208", "BAR-135")
def test_mu9_of_serenades() -> None:
    match = do(with_muse("mu9").has("blue", region="d1").sing(lyrics=3), "perform:tavern:1", "rune:upper_left")
    assert in_pool(match) == (0, 0)
    scenario = with_muse("mu9").event("sp3").has("blue", region="a3")
    assert in_pool(do(scenario.sing(lyrics=1), "perform:amphi:1")) == (0, 0)  # 3 - 1 - 1
    assert bonus(with_muse("mu9").rewards("kiosk", "blue", "blue", "blue", "")) == 1
    spaces = with_muse("mu9").rewards("kiosk", *["blue"] * 4).rewards("tavern", *["blue"] * 4)
    assert bonus(spaces) == 3


@pytest.mark.rule("BAR-208")
def test_the_bonus_of_every_muse_is_printed() -> None:
    printed = [(muse.points, muse.per, muse.most) for muse in CONTENT.muses]
    assert printed == [
        (1, 1, 4), (2, 4, 2), (1, 2, 4), (1, 2, 4), (1, 2, 3), (1, 2, 3), (1, 2, 3), (2, 1, 4), (1, 2, 3),
    ]  # fmt: skip
    assert points(Scenario().over(), "blue", "muse") == 0


# -- the pawn ---------------------------------------------------------------------------------


def beside_the_muse(region: str) -> Match:
    scenario = Scenario(content="everything").muse("blue", "mu4", region=region).has("blue", region=region)
    return scenario.sing()


@pytest.mark.rule("BAR-209")
@pytest.mark.parametrize(("melodies", "lyrics"), [(0, 2), (1, 1), (2, 0)])
def test_two_melodies_or_lyrics_in_any_mix(melodies: int, lyrics: int) -> None:
    match = do(beside_the_muse("b2"), f"mix:{melodies}")
    assert in_pool(match) == (melodies, lyrics) and offered(match, "mix") == set()


@pytest.mark.rule("BAR-209", "BAR-210")
def test_elsewhere_the_muse_gives_nothing_and_stays() -> None:
    scenario = Scenario(content="everything").muse("blue", "mu4", region="a1").has("blue", region="b2")
    match = do(scenario.sing(), "end")
    assert LEXICON.id("region", table_of(match).muse_region) == "a1"


@pytest.mark.rule("BAR-210")
@pytest.mark.parametrize(
    ("region", "goes_to"), [("c1", "a3"), ("a1", "e3"), ("e3", "a1"), ("c2", "a1"), ("b1", "e3"), ("d3", "a1")]
)
def test_the_muse_moves_to_the_farthest_region(region: str, goes_to: str) -> None:
    match = do(beside_the_muse(region), "mix:0", "end")
    assert LEXICON.id("region", table_of(match).muse_region) == goes_to
    assert LEXICON.id("region", farthest(table_of(match), value("region", region))) == goes_to


@pytest.mark.rule("BAR-209", "BAR-173", "BAR-208")
def test_the_order_at_the_start_of_a_song() -> None:
    """The event, then the Muse pawn, then the Muse card."""
    scenario = with_muse("mu2").event("su4").muse_at("a1").has("blue", region="a1", boat=2, volume=0)
    match = scenario.sing()
    assert asked(match) == ("blue", "MuseMix") and seat(match).volume == 1 and in_pool(match) == (0, 0)
    assert in_pool(do(match, "mix:2")) == (2, 1)


@pytest.mark.rule("BAR-211", "BAR-209")
def test_the_rival_never_meets_the_muse() -> None:
    scenario = with_muse("mu4", 1, rival="easy").muse_at("c2").has("blue", region="e3")
    match = scenario.rival(pawn="poet").tokens("bank").rival_sings()
    assert LEXICON.id("region", table_of(match).muse_region) == "c2" and rival(match).volume == 0
