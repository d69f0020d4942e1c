"""The Rival: how it moves, sings and rests, place by place and column by column."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    CONTENT,
    LEXICON,
    Scenario,
    codes,
    comes,
    do,
    laid_tokens,
    lair,
    legends,
    motifs,
    new,
    offered,
    pawn,
    refused,
    rewards,
    rival,
    seat,
    shop,
    table_of,
    value,
)
from veillee.core.match import Match
from veillee.games.bardwood.rival.moving import RivalMove, nearest_empty, portal_pairs
from veillee.games.bardwood.rival.turn import LEVEL_EASY
from veillee.games.bardwood.table import OPEN
from veillee.testing import asked, happened, told, until


def solo(level: str = "medium", act: int = 1) -> Scenario:
    """The bard stands where the Rival seldom comes."""
    scenario = Scenario(1, bards="harp", rival=level).has("blue", region="e3")
    return scenario if act == 1 else scenario.second_act()


def at(place: str, act: int = 1, **fields: int) -> Match:
    """The Rival activates one place."""
    return solo(act=act).rival(pawn="kiosk", **fields).tokens(place).rival_activates()


# -- composing --------------------------------------------------------------------------------


@pytest.mark.rule("BAR-224", "BAR-225", "BAR-234")
def test_two_cards_a_turn() -> None:
    match = solo().comes("r03", "r10").rival_turn()
    its = rival(match)
    assert (its.movement, its.discard) == ([2], [9]) and len(its.deck) == 14
    assert pawn(match) == "bank" and laid_tokens(match) == {"bank": 1}  # one arrow of the first card
    assert its.volume == 0 and its.dial == 3  # T3 of the second
    match = solo().rival(volume=5).comes("r05", "r01").rival_turn()
    assert rival(match).volume == 6 and rival(match).dial == 1  # at most 6


@pytest.mark.rule("BAR-234", "BAR-236", "BAR-260")
def test_passing_the_shelf() -> None:
    match = solo().rival(dial=3).comes("r01", "r14").rival_turn()  # T1
    assert "rival-sings" in told(match) and not rival(match).ready and rival(match).dial == 0
    match = solo().rival(dial=2).comes("r01", "r14").rival_turn()
    assert "rival-silent" in told(match) and rival(match).dial == 3
    assert seat(match).region == value("region", "e3")


@pytest.mark.rule("BAR-226", "BAR-227")
def test_bards_never_matter_and_taken_places_are_passed() -> None:
    match = Scenario(1, rival="medium").has("blue", region="c2").rival(pawn="poet").rival_moves("E")
    assert pawn(match) == "echo"
    match = solo().rival(pawn="conservatory").tokens("poet", "conservatory").rival_moves("E")
    assert pawn(match) == "echo" and laid_tokens(match)["echo"] == 3
    match = solo().rival(pawn="poet").tokens("conservatory", "echo", "tavern", "poet").portals("P2").rival_moves("E")
    assert pawn(match) == "luthier"


@pytest.mark.rule("BAR-228")
def test_turning_back_may_lead_to_where_it_started() -> None:
    # The pawn leaves an empty place, finds all others of the line taken, turns back and stops where it began.
    scenario = solo().rival(pawn="rhyme").tokens("marsh", "hedge", "kiosk", "glade", "carillon")
    match = scenario.rival_moves("W")
    assert pawn(match) == "rhyme" and laid_tokens(match)["rhyme"] == 6


@pytest.mark.rule("BAR-213", "BAR-214", "BAR-230")
@pytest.mark.parametrize("amber", range(4))
def test_portals_link_the_bottom_with_a_side(amber: int) -> None:
    scenario = solo()
    scenario.table.amber = amber
    pairs = portal_pairs(scenario.table)
    south_west, south_east, west, east = CONTENT.portals
    assert {pairs[south_west], pairs[south_east]} == {west, east}
    assert all(pairs[pairs[portal]] == portal for portal in CONTENT.portals)
    same = ((amber & 1) == 1) == ((amber & 2) == 2)  # amber SW with amber W, or SE with E
    assert pairs[south_west] == (west if same else east)


@pytest.mark.rule("BAR-231", "BAR-232")
def test_the_nearest_empty_places() -> None:
    scenario = solo().rival(pawn="poet").tokens("kiosk", "bank", "ravine", "poet")
    nearest = nearest_empty(scenario.table, value("location", "poet"))
    assert [LEXICON.id("location", place) for place in nearest] == ["conservatory", "echo"]
    # Portals are ordinary crossings, without teleport: the oak beside the cave is taken.
    scenario = solo().rival(pawn="cave").tokens("oak", "cave")
    nearest = nearest_empty(scenario.table, value("location", "cave"))
    found = {LEXICON.id("location", place) for place in nearest}
    assert found == {"luthier", "fountain"}  # both at distance 2; rhyme lies at 3


@pytest.mark.rule("BAR-232")
def test_with_no_empty_place_it_stays() -> None:
    match = solo().rival(pawn="poet").tokens("poet", "kiosk", "bank").turn()
    table = table_of(match)
    table.tokens = [9] * 20  # there are 7 tokens for 20 places: only another pack could come to this
    waiting = len(table.stack)
    RivalMove(0).run(table)
    assert pawn(match) == "poet" and rival(match).laid == 3 and len(table.stack) == waiting


@pytest.mark.rule("BAR-233")
def test_without_tokens_arrows_are_ignored() -> None:
    scenario = solo().rival(pawn="echo").tokens("kiosk", "hedge", "marsh", "rhyme", "carillon", "glade", "echo")
    match = scenario.rival_moves("E", "S")
    assert pawn(match) == "echo" and rival(match).laid == 7 and told(match).count("rival-no-token") == 2
    scenario = solo().rival(pawn="marsh").tokens("kiosk", "hedge", "rhyme", "carillon", "glade", "marsh")
    match = scenario.rival_moves("S", "W")
    assert pawn(match) == "tavern" and laid_tokens(match)["tavern"] == 7  # the second arrow finds no token


@pytest.mark.rule("BAR-235", "BAR-261", "BAR-266")
def test_the_deck_never_holds_a_single_card() -> None:
    match = do(new(1, mode="solo", seed=3), "bard:harp")
    sizes: list[int] = []
    turns = 0
    while not match.over and len(sizes) < 22:
        match.play(
            "stay" if "stay" in match.legal_keys else "end" if "end" in match.legal_keys else match.legal_keys[0]
        )
        taken = len(told(match, "rival-discard"))
        if (
            taken > turns and not match.over and asked(match)[1] == "PlayCard"
        ):  # its turn is over, nothing of it is asked
            turns = taken
            sizes.append(len(rival(match).deck))
    assert len(sizes) > 7 and all(size % 2 == 0 and size > 0 for size in sizes)


# -- challenging ------------------------------------------------------------------------------


@pytest.mark.rule("BAR-237", "BAR-238", "BAR-239")
def test_a_challenge_costs_one_crest_and_no_more() -> None:
    scenario = Scenario(1, rival="medium").has("blue", region="c2").challenges(d1="easy", d2="hard", d3="")
    match = scenario.rival(pawn="poet").tokens("echo", "bank", "stump").comes("d4").rival_sings()
    assert seat(match).crests == 4 and rival(match).crests == 7
    assert offered(match, "challenge") == {"d3:easy", "d3:hard", "d4:easy", "d4:hard"}
    assert refused(match, "challenge:d1:hard") == "BAR-239" and refused(match, "challenge:d9:easy") == "BAR-239"
    do(match, "challenge:d3:easy")
    assert rival(match).taken == [0, 1, 0, OPEN]
    match = Scenario(1, rival="medium").has("blue", crests=0).rival(pawn="poet").rival_sings()
    assert "no-crest-to-take" in told(match) and len(rival(match).open) == 1


@pytest.mark.rule("BAR-237")
def test_the_pawn_or_a_token_beside_the_bard() -> None:
    def crests(region: str) -> int:
        scenario = Scenario(1, rival="medium").has("blue", region=region).rival(pawn="court").tokens("amphi", "court")
        return seat(scenario.rival_sings()).crests

    regions = [f"{column}{row}" for column in "abcde" for row in "123"]
    assert [region for region in regions if crests(region) == 6] == ["a2", "a3"]


@pytest.mark.rule("BAR-282", "BAR-283")
def test_crests_of_several_humans() -> None:
    scenario = Scenario(3, rival="easy").has("blue", region="a1").has("yellow", region="c2").has("red", region="c1")
    scenario.table.first = 1
    match = scenario.rival(pawn="poet").rival_sings()
    assert [event.args["seat2"] for event in happened(match, "takes-crests")] == [1, 2]  # from the first player on
    assert rival(match).held == [0, 1, 1, 0, 0] and seat(match).crests == 7
    scenario = Scenario(2, rival="easy").rival(pawn="oak").has("blue", region="a1").has("yellow", region="a1")
    match = scenario.bank(blue=1, yellow=2).tokens("bank").rival_activates()
    assert rival(match).held == [1, 2, 0, 0, 0]
    scenario = Scenario(2, rival="easy").lair("stump", "c01", crests="yellow blue").tokens("stump")
    assert rival(scenario.rival_activates()).held == [1, 1, 0, 0, 0]


@pytest.mark.rule("BAR-283", "BAR-231")
def test_the_first_player_chooses_the_nearest_place() -> None:
    scenario = Scenario(3, rival="easy").rival(pawn="poet").tokens("kiosk", "bank", "ravine", "poet")
    scenario.table.first = 2
    assert asked(scenario.rival_moves("N")) == ("red", "NearestPlace")


# -- places -----------------------------------------------------------------------------------


@pytest.mark.rule("BAR-241")
def test_the_column_follows_the_act() -> None:
    def first_column(scenario: Scenario) -> int:
        return happened(scenario.tokens("rhyme").rival_activates(), "rival-activates")[0].args["number2"]

    assert first_column(solo()) == 1
    assert first_column(solo().event("sp2", "sp3").reserves(0, 14)) == 1  # between the acts
    assert first_column(solo(act=2)) == 2
    assert first_column(solo().event("sp2", "sp3").swan_songs("blue")) == 2


@pytest.mark.rule("BAR-241", "BAR-179")
def test_column_one_lasts_when_act_two_never_starts() -> None:
    scenario = Scenario(1, bards="harp", rival="medium").event("sp4", "sp3").reserves(1, 2).held("blue", rival=3)
    match = comes(scenario.has("blue", region="e1").rival(pawn="rhyme").tokens("rhyme").sing(), "r01", "r02")
    do(match, "crests:gems", "end")
    lazily_over(match)
    assert {event.args["number2"] for event in happened(match, "rival-activates")} == {1}


def lazily_over(match: Match) -> None:
    while not match.over:
        keys = match.legal_keys
        match.play("end" if "end" in keys else "stay" if "stay" in keys else keys[0])


@pytest.mark.rule("BAR-242")
def test_a_creature_with_anybodys_crest_is_soothed() -> None:
    match = solo().lair("stump", "c01", crests="blue").tokens("stump").rival_activates()
    assert codes(rival(match).score) == ["c01"] and rival(match).held == [1, 0, 0, 0, 0]
    match = solo().rival(crests=0).lair("stump", "c01").tokens("stump").rival_activates()
    assert codes(rival(match).score) == ["c01"]  # without crests it soothes


@pytest.mark.rule("BAR-244", "BAR-243")
def test_the_rival_ignores_rewards() -> None:
    match = solo(act=2).lair("stump", "b02", crests="blue rival", under=0).tokens("stump").rival_activates()
    its = rival(match)
    assert (its.gems, its.volume, seat(match).gems, seat(match).volume) == (0, 0, 0, 0)
    assert its.held == [1, 0, 0, 0, 0] and its.crests == 6 and lair(match, "stump") == ("", set())


@pytest.mark.rule("BAR-245")
def test_an_empty_creature_place() -> None:
    for act in (1, 2):
        match = solo(act=act).lair("stump").tokens("stump").rival_activates()
        assert rival(match).gems == 1


@pytest.mark.rule("BAR-246", "BAR-129")
def test_shops() -> None:
    match = solo().shop("luthier", "s05", "s01").tokens("luthier").rival_activates()
    assert codes(rival(match).score) == ["s05"] and table_of(match).market == 1 and shop(match, "luthier") == ["s01"]
    match = solo().shop("luthier", "s05", "s01").market(7).tokens("luthier").rival_activates()
    assert table_of(match).market == 7
    match = solo(act=2).shop("luthier", "s05", "s01", "s02").tokens("luthier").comes("s02", "s01").rival_activates()
    assert codes(rival(match).score) == ["s02"] and shop(match, "luthier") == ["s01", "s05"]  # shuffled first
    match = solo(act=2).shop("hedge", "i01").tokens("hedge").rival_activates()
    assert codes(rival(match).score) == ["i01"] and table_of(match).market == 0
    for act in (1, 2):
        match = solo(act=act).shop("hedge").tokens("hedge").rival_activates()
        assert rival(match).gems == 1 and rival(match).score == []


@pytest.mark.rule("BAR-247", "BAR-248")
def test_the_bank() -> None:
    assert [rival(solo().market(space).tokens("bank").rival_activates()).gems for space in (0, 3, 7)] == [1, 3, 5]
    match = solo().market(3).rival(crests=0).tokens("bank").rival_activates()
    assert rival(match).gems == 0 and not any(table_of(match).bank)
    match = solo(act=2).market(3).bank(rival=1).tokens("bank").rival_activates()
    assert table_of(match).bank == [0, 0, 0, 0, 1] and rival(match).crests == 5 and rival(match).gems == 3


@pytest.mark.rule("BAR-249", "BAR-250")
def test_performances() -> None:
    for act, gems in ((1, 1), (2, 2)):
        match = at("kiosk", act)
        assert rival(match).gems == gems and len(rival(match).score) == 1
        assert rewards(match, "kiosk")[gems - 1] == "rival"
    match = solo(act=2).rewards("kiosk", "blue", "blue", "", "rival").tokens("kiosk").rival_activates()
    assert rival(match).gems == 3  # the only one left
    match = solo().fan_deck(0).tokens("kiosk").rival_activates()
    assert rival(match).gems == 2 and rival(match).score == []


@pytest.mark.rule("BAR-255", "BAR-250", "BAR-251")
def test_a_rival_without_runes() -> None:
    eight = ["rival"] * 4
    scenario = solo().rewards("kiosk", *eight).rewards("tavern", *eight).tokens("amphi")
    match = scenario.rival_activates()
    assert rival(match).gems == 1 and rewards(match, "amphi") == ["", "", "", ""] and len(rival(match).score) == 1
    for act in (1, 2):
        scenario = solo(act=act).rewards("kiosk", *eight).rewards("tavern", *eight).legends(1, l101="").tokens("oak")
        match = scenario.rival_activates()
        assert rival(match).gems == 1 and legends(match, 1) == {"l101": ""}


@pytest.mark.rule("BAR-251", "BAR-252", "BAR-253")
def test_legends() -> None:
    match = solo().legends(1, l101="").tokens("oak").comes("l102").rival_activates()
    assert legends(match, 1) == {"l101": "rival", "l102": ""} and rival(match).gems == 1
    match = solo(act=2).legends(1, l101="").tokens("oak").comes("l102").rival_activates()
    assert legends(match, 1) == {"l101": "", "l102": "rival"} and rival(match).runes == 7
    told_all = {"l101": "blue", "l102": "blue", "l103": "blue", "l104": "blue"}
    for act in (1, 2):  # the pile is empty: the open Legend without rune
        match = solo(act=act).legends(1, **told_all, l105="").tokens("oak").rival_activates()
        assert legends(match, 1)["l105"] == "rival"


@pytest.mark.rule("BAR-251", "BAR-254")
def test_full_levels_are_skipped() -> None:
    def full(level: int) -> dict[str, str]:
        colors = ("blue", "blue", "blue", "rival", "rival") if level < 3 else ("blue",) * 2 + ("rival",) * 3
        return {f"l{level}0{number}": color for number, color in enumerate(colors, 1)}

    scenario = solo().legends(1, **full(1)).legends(2, l201="rival", l202="").tokens("oak")
    match = scenario.legends(3, l301="rival", l302="rival", l303="").rival_activates()
    assert rival(match).gems == 2 and legends(match, 2)["l202"] == "rival"
    scenario = solo().legends(1, **full(1)).legends(2, **full(2)).legends(3, **full(3)).tokens("oak")
    match = scenario.rival_activates()
    assert rival(match).gems == 3 and rival(match).runes == 1


@pytest.mark.rule("BAR-256", "BAR-257")
def test_motifs() -> None:
    match = solo().motifs("m1*", "m2*", "m3*", "m4").tokens("carillon").rival_activates()
    assert rival(match).gems == 3 and motifs(match) == ["m1", "m2", "m3", "m4"]
    match = solo().motifs("m1", "m2*", "m3*", "m4").tokens("fountain").rival_activates()
    assert rival(match).gems == 0 and motifs(match) == ["m1*", "m2*", "m3*", "m4"]  # token 1: turned without effect
    match = solo().motifs("m1*", "m2*", "m3").tokens("fountain").rival_activates()
    assert rival(match).gems == 2 and motifs(match) == ["m1", "m2", "m3"]
    match = solo(act=2).motifs("m1", "m2", "m3*").tokens("fountain").rival_activates()
    assert rival(match).gems == 1 and motifs(match) == ["m1", "m2", "m3"]
    match = solo(act=2).motifs("m1", "m2").tokens("fountain").rival_activates()
    assert rival(match).gems == 0 and motifs(match) == ["m1*", "m2"] and seat(match).coins == 0


@pytest.mark.rule("BAR-258")
@pytest.mark.parametrize(
    ("act", "volume", "gems", "left"),
    [(1, 0, 0, 3), (1, 2, 0, 5), (1, 3, 1, 0), (1, 5, 1, 2), (1, 6, 2, 0), (2, 0, 0, 6), (2, 2, 0, 6), (2, 4, 1, 1)],
)
def test_the_echo_tower(act: int, volume: int, gems: int, left: int) -> None:
    its = rival(at("echo", act, volume=volume))
    assert (its.gems, its.volume) == (gems, left)


@pytest.mark.rule("BAR-259")
@pytest.mark.parametrize("place", ["busker", "rhyme"])
def test_coin_places(place: str) -> None:
    its = rival(at(place, 1, volume=4))
    assert (its.gems, its.volume) == (0, 6)
    its = rival(at(place, 2, volume=4))
    assert (its.gems, its.volume) == (1, 4)


@pytest.mark.rule("BAR-240", "BAR-219")
def test_tokens_go_back_on_the_stack() -> None:
    match = solo().rival(pawn="echo").tokens("rhyme", "busker", "echo").rival_sings()
    assert [event.args["number"] for event in happened(match, "rival-activates")] == [3, 2, 1]
    assert rival(match).laid == 0 and laid_tokens(match) == {}
    match = solo().rival(pawn="echo").rival_moves("N")
    assert laid_tokens(match) == {"hedge": 1}


@pytest.mark.rule("BAR-268")
def test_a_token_stays_when_a_card_is_bought() -> None:
    scenario = Scenario(1, rival="easy").has("blue", region="a1", coins=4).shop("conservatory", "s01")
    match = do(scenario.tokens("conservatory").sing(), "buy:conservatory:s01")
    assert laid_tokens(match) == {"conservatory": 1}


# -- resting ----------------------------------------------------------------------------------


def rebuilt(level: str, movement: str, *removed: str) -> Match:
    others = [f"r{number:02}" for number in range(1, 17) if f"r{number:02}" not in movement]
    scenario = solo(level).piles(movement=movement, discard=" ".join(others))
    return scenario.comes(*removed).rival_rests()


def names(cards: list[int]) -> list[str]:
    return [LEXICON.id("rival_card", card) for card in cards]


@pytest.mark.rule("BAR-261", "BAR-262", "BAR-263", "BAR-264")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_cards_that_leave_by_level(level: str) -> None:
    seen = set()
    for seed in range(12):
        scenario = Scenario(1, bards="harp", rival=level, seed=seed)
        scenario.piles(movement="r01 r02 r03 r05 r06 r07 r08 r09", discard="r04 r10 r11 r12 r13 r14 r15 r16")
        its = rival(scenario.rival_rests())
        assert len(its.removed) == 2 and len(its.deck) == 14 and its.movement == its.discard == []
        seen |= {len(CONTENT.rival_cards[card].arrows) for card in its.removed}
    assert seen == {"easy": {2}, "medium": {1, 2}, "hard": {1}}[level]


@pytest.mark.rule("BAR-265", "BAR-262")
def test_too_few_cards_of_the_kind() -> None:
    match = rebuilt("easy", "r01 r02 r03 r05", "r05", "r02")
    assert names(rival(match).removed) == ["r05", "r02"] and rival(match).level == LEVEL_EASY
    assert [kind for kind in told(match) if kind.startswith("rival-removes")] == [
        "rival-removes",
        "rival-removes-other",
    ]
    match = rebuilt("hard", "r05 r06 r07", "r06", "r07")
    assert names(rival(match).removed) == ["r06", "r07"]


@pytest.mark.rule("BAR-235", "BAR-261", "BAR-265")
def test_the_last_two_cards_stay() -> None:
    """A very long match: with one card on the Movement pile, two could not leave any more."""
    removed = " ".join(f"r{number:02}" for number in range(3, 17))
    for level in ("easy", "medium", "hard"):
        match = solo(level).piles(movement="r01", discard="r02", removed=removed).rival_rests()
        assert names(sorted(rival(match).deck)) == ["r01", "r02"] and len(rival(match).removed) == 14
    removed = " ".join(f"r{number:02}" for number in range(5, 17))
    match = solo().piles(movement="r01 r02", discard="r03 r04", removed=removed).rival_rests()
    assert names(sorted(rival(match).deck)) == ["r03", "r04"]


@pytest.mark.rule("BAR-261")
def test_nothing_leaves_while_the_deck_lasts() -> None:
    match = solo().piles(movement="r01 r02", discard="r03 r04").rival_rests()
    assert names(rival(match).movement) == ["r01", "r02"] and rival(match).removed == []


@pytest.mark.rule("BAR-266")
def test_the_rival_has_no_limits() -> None:
    its = rival(until(new(1, mode="solo", seed=5), lambda match: match.over))
    assert not hasattr(its, "hand") and not hasattr(its, "song") and not hasattr(its, "coins")


@pytest.mark.rule("BAR-272")
def test_the_rival_triggers_the_end() -> None:
    scenario = solo(act=2).reserves(0, 1).rival(pawn="busker", dial=3).tokens("rhyme", "busker")
    match = scenario.event(act2="sp3").reserves(0, 1).comes("r01", "r14").rival_turn()
    assert table_of(match).trigger == 4 and rival(match).gems >= 4
    assert told(match, "end-triggered") and asked(match)[0] == "blue" and told(match, "swan-song")
    activations = told(match, "rival-activates", "end-triggered")
    assert activations.index("end-triggered") < len(activations) - 1  # it finishes what it began
