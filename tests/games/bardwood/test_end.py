"""The end of the game: who triggers it, swan songs, final scoring and the winner."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    CONTENT,
    LEXICON,
    Scenario,
    do,
    lazily,
    offers,
    rival,
    seat,
    table_of,
    value,
)
from veillee.core.match import Match
from veillee.games.bardwood.measures import measure
from veillee.games.bardwood.scoring import challenge_points, meets
from veillee.games.bardwood.table import SWAN_SONGS
from veillee.games.bardwood.words import MEASURE_IDS
from veillee.testing import asked, happened, points, told


def swans(match: Match) -> list[int]:
    return [event.args["seat"] for event in happened(match, "swan-song")]


@pytest.mark.rule("BAR-191", "BAR-192")
def test_the_last_gem_of_reserve_two() -> None:
    match = do(Scenario().event(act2="sp3").reserves(0, 5).held("blue", yellow=3).sing(), "crests:gems")
    assert table_of(match).reserves == [0, 1] and table_of(match).trigger == -1 and seat(match).gems == 4
    match = do(Scenario().event(act2="sp3").reserves(0, 4).held("blue", yellow=3).sing(), "crests:gems")
    assert table_of(match).trigger == 0 and seat(match).gems == 6


@pytest.mark.rule("BAR-192")
def test_the_two_gems_come_once() -> None:
    scenario = Scenario().event(act2="sp3").reserves(0, 1).held("blue", yellow=6)
    match = do(scenario.sing(), "crests:gems", "crests:gems")
    assert seat(match).gems == 10


@pytest.mark.rule("BAR-192", "BAR-122")
def test_a_helper_who_takes_the_last_gem_is_not_the_trigger() -> None:
    scenario = Scenario(3).event(act2="sp3").reserves(0, 2).lair("stump", "c04", crests="yellow")
    match = do(scenario.sing(melodies=5), "soothe:stump")
    assert (seat(match).gems, seat(match, "yellow").gems) == (3, 1) and table_of(match).trigger == 0


@pytest.mark.rule("BAR-193")
def test_the_trigger_player_finishes_the_turn() -> None:
    scenario = (
        Scenario(bards="harp horn").event(act2="sp3").reserves(0, 1).held("blue", yellow=3).hand("blue", "harp_1")
    )
    match = scenario.deck("blue", "f09", "harp_2").sing(melodies=9)
    do(match, "crests:gems")
    assert asked(match) == ("blue", "Sing") and offers(match, "bank:coins")
    do(match, "end", "fan:1")  # G1 at rest, from the general supply
    assert seat(match).gems == 7 and swans(match) == [1]


@pytest.mark.rule("BAR-194", "BAR-195", "BAR-063")
def test_swan_songs_in_turn_order() -> None:
    scenario = Scenario(4).event(act2="sp3").reserves(0, 1).held("red", yellow=3).hand("red", "banjo_1", "banjo_2")
    match = do(scenario.sing("red"), "crests:gems", "end")
    lazily(match, lambda match: match.over)
    assert swans(match) == [3, 0, 1]
    sang = [event.args["seat"] for event in happened(match, "sings")]
    assert sang == [2, 3, 0, 1]


@pytest.mark.rule("BAR-195")
def test_a_swan_song_has_a_rest_phase() -> None:
    scenario = Scenario(bards="harp horn").swan_songs("blue").hand("yellow", "horn_1", "horn_2")
    scenario.has("yellow", dial=0).deck("yellow", "f09", "horn_3", "horn_4").table.swans = []
    match = scenario.turn("yellow")
    do(match, "play:horn_1", "stay")
    assert asked(match) == ("yellow", "Sing") and not seat(match, "yellow").ready
    do(match, "end")
    assert asked(match) == ("yellow", "FanChoice")
    do(match, "fan:1")
    assert match.over and points(match, "yellow", "gems") == 1


@pytest.mark.rule("BAR-273", "BAR-272", "BAR-284", "BAR-236")
def test_swan_songs_against_the_rival() -> None:
    # The human triggers the end: the Rival sings whatever its dial shows.
    scenario = Scenario(1, bards="harp", rival="medium").event(act2="sp3").reserves(0, 1).held("blue", rival=3)
    match = do(scenario.rival(dial=0).hand("blue", "harp_1", "harp_2").comes("r01").sing(), "crests:gems", "end")
    match = lazily(match, lambda match: match.over)
    assert swans(match) == [4] and "rival-swan" in told(match) and "rival-activates" in told(match)
    # The Rival triggers it: 2 gems for it, and a swan song for the human.
    scenario = (
        Scenario(1, bards="harp", rival="medium").event(act2="sp3").reserves(0, 1).has("blue", region="e3", dial=0)
    )
    match = scenario.rival(dial=3, pawn="glade").tokens("rhyme", "busker").comes("r02", "r01").rival_turn()
    assert rival(match).gems >= 4 and table_of(match).trigger == 4  # 1 of reserve II, 2 more, and 1 of the supply
    assert swans(match) == [0] and table_of(match).act == SWAN_SONGS
    lazily(match, lambda match: match.over)
    assert [event.args["seat"] for event in happened(match, "sings")] == [0]


@pytest.mark.rule("BAR-284", "BAR-281")
def test_swan_songs_with_the_rival_among_several() -> None:
    scenario = Scenario(2, bards="harp horn", rival="medium").event(act2="sp3").reserves(0, 1).held("blue", rival=3)
    match = do(scenario.hand("blue", "harp_1", "harp_2").sing(), "crests:gems", "end")
    lazily(match, lambda match: match.over)
    assert swans(match) == [1, 4]


# -- final scoring ----------------------------------------------------------------------------


@pytest.mark.rule("BAR-196", "BAR-199")
def test_nothing_else_scores() -> None:
    scenario = Scenario().has("blue", gems=7, coins=9, acoustic=4, range=4, volume=6, boat=6).held("blue", yellow=5)
    match = scenario.over()
    assert points(match, "blue") == 7 == points(match, "blue", "gems")


@pytest.mark.rule("BAR-197", "BAR-062", "BAR-105")
def test_blue_gems_wherever_a_card_lies() -> None:
    scenario = Scenario(bards="harp horn").hand("blue", "s01", "harp_1").song("blue", "i01").discarded("blue", "f01")
    match = scenario.deck("blue", "s02", "c15").brag("blue", "b01", "c01").over()
    assert points(match, "blue", "cards") == 1 + 1 + 1 + 1 + 2 + 3 + 1
    assert points(match, "yellow", "cards") == 0  # starting cards carry none


@pytest.mark.rule("BAR-161", "BAR-197")
@pytest.mark.parametrize(("crests", "blue"), [(7, 0), (4, 0), (3, 1), (1, 3), (0, 4)])
def test_blue_gems_of_the_crest_track(crests: int, blue: int) -> None:
    assert points(Scenario().has("blue", crests=crests).over(), "blue", "track") == blue


def meeting(measure_id: str, least: int) -> Match:
    """A table on which blue reaches a number of a measure, and no more."""
    scenario = Scenario(1, bards="harp", rival="medium")
    fans = [f"f{number:02}" for number in range(1, 13)]
    small = [f"c{number:02}" for number in range(1, 11)]
    skills = [f"s{number:02}" for number in range(1, 13)]
    impros = [f"i{number:02}" for number in range(1, 13)]
    if measure_id == "fans":
        scenario.discarded("blue", *fans[: least - 1])
    elif measure_id == "creatures":
        scenario.discarded("blue", *small[:least])
    elif measure_id == "bosses":
        scenario.brag("blue", *(f"b{number:02}" for number in range(1, least + 1)))
    elif measure_id == "adv_skills":
        scenario.discarded("blue", *skills[:least])
    elif measure_id == "adv_impros":
        scenario.song("blue", *impros[:least])
    elif measure_id == "adv_cards":
        scenario.discarded("blue", *[*fans[:3], *small[:3], *skills[:3], *impros[:3]][:least])
    elif measure_id == "sets":
        scenario.discarded("blue", *fans[:least], *small[:least], *skills[: least + 1], *impros[:least])
    elif measure_id == "crests_off":
        scenario.has("blue", crests=7 - least)
    elif measure_id == "runes_off":
        runes = [2, 2, 2, 2]
        for rune in range(least):
            runes[rune % 4] -= 1
        scenario.runes("blue", *runes)
    elif measure_id == "clear_quarters":
        scenario.runes("blue", *([0] * least + [1] * (4 - least)))
    elif measure_id == "legend_runes":
        scenario.legends(1, **dict.fromkeys([f"l10{n}" for n in range(1, 6)][:least], "blue"))
    elif measure_id == "legend_levels":
        for level in range(1, least + 1):
            scenario.legends(level, **{f"l{level}01": "blue"})
    elif measure_id == "perf_runes":
        scenario.rewards("kiosk", *(["blue"] * 4)[:least])
    elif measure_id == "opp_crests":
        scenario.held("blue", rival=least)
    elif measure_id == "coins":
        scenario.has("blue", coins=least)
    elif measure_id == "stones":
        scenario.has("blue", acoustic=least - 1, range=1)
    elif measure_id == "wealth":
        scenario.has("blue", coins=least - 2, acoustic=1, range=1)
    elif measure_id == "volume":
        scenario.has("blue", volume=least)
    elif measure_id == "boat":
        scenario.has("blue", boat=least)
    elif measure_id == "brag":
        scenario.brag("blue", *small[:least]).discarded("blue", *small[least : least + 2])
    elif measure_id == "gems":
        scenario.has("blue", gems=least)
    else:
        assert measure_id == "gem_lead"
        scenario.has("blue", gems=least + 5).rival(gems=5)
    return scenario.over()


def challenged() -> set[tuple[str, int]]:
    found = {(MEASURE_IDS[legend.measure], legend.least) for legend in CONTENT.legends}
    for challenge in CONTENT.challenges:
        found |= set(zip((MEASURE_IDS[what] for what in challenge.measures), challenge.least, strict=True))
    return found


@pytest.mark.rule("BAR-198", "BAR-278")
@pytest.mark.parametrize(("measure_id", "least"), sorted(challenged()))
def test_every_condition_of_legends_and_challenges(measure_id: str, least: int) -> None:
    assert measure(table_of(meeting(measure_id, least)), 0, MEASURE_IDS.index(measure_id)) == least


@pytest.mark.rule("BAR-198")
@pytest.mark.parametrize("legend", LEXICON.ids("legend"))
def test_every_legend_pays_from_its_number_on(legend: str) -> None:
    printed = CONTENT.legends[value("legend", legend)]
    assert printed.points == 2 * (printed.level + 1)
    for reached in (printed.least, printed.least - 1):
        match = meeting(MEASURE_IDS[printed.measure], reached) if reached else meeting("coins", 0)
        assert meets(table_of(match), 0, value("legend", legend)) == (reached == printed.least)


@pytest.mark.rule("BAR-198")
@pytest.mark.parametrize(("legend", "paid"), [("l104", 2), ("l208", 4), ("l306", 6)])
def test_a_legend_pays_by_its_level(legend: str, paid: int) -> None:
    def start(owner: str) -> Match:
        scenario = Scenario(1, rival="easy").has("blue", coins=6, acoustic=3, range=3)
        return scenario.legends(int(legend[1]), **{legend: owner}).over()

    assert [points(start(owner), "blue", "legends") for owner in ("rival", "blue", "")] == [paid, paid, 0]


@pytest.mark.rule("BAR-200")
def test_ties() -> None:
    match = Scenario(3).has("blue", gems=5, coins=2).has("yellow", gems=5, range=2).has("red", gems=4, coins=9).over()
    assert match.result is not None and set(match.result.winners) == {0, 1}


@pytest.mark.rule("BAR-279", "BAR-285")
def test_the_rival_wins_ties() -> None:
    match = Scenario(1, rival="easy").has("blue", gems=8, coins=9).rival(gems=8).over()
    assert match.result is not None and 0 not in match.result.winners
    match = Scenario(1, rival="easy").has("blue", gems=9).rival(gems=8).over()
    assert match.result is not None and match.result.winners == (0,)
    match = Scenario(2, rival="easy").has("blue", gems=8, coins=9).has("yellow", gems=3).rival(gems=8).over()
    assert match.result is not None and 0 not in match.result.winners
    assert match.result.ranking == ((4,), (0,), (1,))


@pytest.mark.rule("BAR-276", "BAR-277", "BAR-274", "BAR-275")
def test_what_the_rival_scores() -> None:
    scenario = Scenario(1, rival="easy").rival(gems=3, crests=1).held("rival", blue=2).challenges(d1="easy", d2="hard")
    scenario.score_pile("f01", "c15", "b01").legends(2, l201="blue", l202="")
    match = scenario.over()
    found = [points(match, "rival", source) for source in ("gems", "track", "cards", "legends", "held", "challenges")]
    assert found == [3, 3, 6, 2, 2, 3]  # crests on challenges are not held


@pytest.mark.rule("BAR-278")
@pytest.mark.parametrize("challenge", LEXICON.ids("challenge"))
@pytest.mark.parametrize("difficulty", [0, 1])
def test_every_challenge(challenge: str, difficulty: int) -> None:
    printed = CONTENT.challenges[value("challenge", challenge)]
    least = printed.least[difficulty]
    for reached in (least, least - 1):
        match = meeting(MEASURE_IDS[printed.measures[difficulty]], reached) if reached else meeting("coins", 0)
        its = rival(match)
        its.open, its.taken = [value("challenge", challenge)], [difficulty]
        met = reached == least
        assert challenge_points(table_of(match), True) == (difficulty + 1 if met else 0)
        assert challenge_points(table_of(match), False) == (0 if met else difficulty + 1)
