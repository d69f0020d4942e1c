"""The specification's worked examples: the Rival (T42 to T61, T72, T85)."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    Scenario,
    codes,
    comes,
    do,
    laid_tokens,
    lair,
    legends,
    motifs,
    offered,
    pawn,
    pool,
    refused,
    rewards,
    rival,
    seat,
    shop,
    table_of,
)
from veillee.core.match import Match
from veillee.games.bardwood.table import OPEN
from veillee.testing import asked, happened, points


def solo(level: str = "medium", **seat_fields: int | str) -> Scenario:
    return Scenario(1, rival=level).has("blue", **seat_fields)


def moves(at: str, arrow: str, tokens: str = "", portals: str = "P1") -> Match:
    """The Rival at a place with tokens on the board follows one arrow."""
    scenario = solo().rival(pawn=at).portals(portals)
    return scenario.tokens(*tokens.split()).rival_moves(*arrow)


@pytest.mark.rule("BAR-226", "BAR-227", "BAR-225")
def test_t42_two_moves() -> None:
    match = moves("poet", "E")
    assert pawn(match) == "echo" and laid_tokens(match) == {"echo": 1}
    match = moves("poet", "EN")
    assert pawn(match) == "hedge" and laid_tokens(match) == {"echo": 1, "hedge": 2}


@pytest.mark.rule("BAR-230", "BAR-214")
def test_t43_through_a_portal() -> None:
    assert pawn(moves("poet", "E", "tavern echo poet", "P1")) == "busker"
    assert pawn(moves("poet", "E", "tavern echo poet", "P2")) == "luthier"


@pytest.mark.rule("BAR-229", "BAR-230")
def test_t44_along_the_edge_over_a_portal() -> None:
    for portals in ("P1", "P2"):
        assert pawn(moves("amphi", "E", portals=portals)) == "ravine"
        assert pawn(moves("court", "N", portals=portals)) == "carillon"


@pytest.mark.rule("BAR-230", "BAR-213")
def test_t45_from_the_bottom_to_a_side() -> None:
    assert pawn(moves("busker", "S", portals="P1")) == "tavern"
    assert pawn(moves("busker", "S", portals="P2")) == "conservatory"


@pytest.mark.rule("BAR-228")
def test_t46_turning_back_at_the_edge() -> None:
    match = moves("kiosk", "N")
    assert pawn(match) == "poet"
    (turned,) = happened(match, "rival-turns-back")
    assert match.lexicon.id("location", turned.args["location"]) == "kiosk"
    assert pawn(moves("rhyme", "E")) == "marsh"


@pytest.mark.rule("BAR-230", "BAR-228", "BAR-226")
def test_t47_a_long_way() -> None:
    match = moves("tavern", "E", "busker conservatory glade tavern")
    assert pawn(match) == "echo" and laid_tokens(match)["echo"] == 5
    passed = [match.lexicon.id("location", event.args["location"]) for event in happened(match, "rival-passes")]
    assert passed[:3] == ["busker", "conservatory", "glade"] and passed[-1] == "tavern"
    assert len(happened(match, "rival-portal")) == 2 and len(happened(match, "rival-turns-back")) == 1


@pytest.mark.rule("BAR-231", "BAR-232")
def test_t48_an_endless_move() -> None:
    match = moves("poet", "N", "kiosk bank ravine poet")
    assert asked(match) == ("blue", "NearestPlace") and offered(match, "rival_to") == {"conservatory", "echo"}
    assert refused(match, "rival_to:bank") == "BAR-226" and refused(match, "rival_to:glade") == "BAR-231"
    do(match, "rival_to:conservatory")
    assert pawn(match) == "conservatory" and laid_tokens(match)["conservatory"] == 5
    match = moves("ravine", "S", "kiosk bank poet ravine")
    assert pawn(match) == "fountain" and laid_tokens(match)["fountain"] == 5


def singing(region: str) -> Match:
    scenario = solo(region=region).rival(pawn="oak").tokens("conservatory", "cave", "oak")
    return scenario.challenges(d1="").comes("d2").rival_sings()


@pytest.mark.rule("BAR-237", "BAR-238", "BAR-239")
def test_t49_the_rival_takes_a_crest() -> None:
    match = singing("b2")
    assert asked(match) == ("blue", "TakeUpChallenge") and seat(match).crests == 6
    assert offered(match, "challenge") == {"d1:easy", "d1:hard", "d2:easy", "d2:hard"}
    do(match, "challenge:d2:hard")
    assert codes(rival(match).open, "challenge") == ["d1", "d2"] and rival(match).taken == [OPEN, 1]
    assert rival(match).held == [0] * 5
    away = Scenario(1, rival="medium").has("blue", region="c3").rival(pawn="oak").tokens("conservatory", "cave", "oak")
    match = away.rival_sings()
    assert seat(match).crests == 7 and asked(match) == ("blue", "PlayCard")


@pytest.mark.rule("BAR-240")
def test_t50_the_highest_token_first() -> None:
    match = do(singing("b2"), "challenge:d1:easy")
    activated = happened(match, "rival-activates")
    places = [match.lexicon.id("location", event.args["location"]) for event in activated]
    assert places == ["oak", "cave", "conservatory"]
    assert [event.args["number"] for event in activated] == [3, 2, 1]
    assert laid_tokens(match) == {} and rival(match).laid == 0
    assert not rival(match).ready


@pytest.mark.rule("BAR-242", "BAR-243", "BAR-244")
def test_t51_the_rival_and_a_creature() -> None:
    match = solo().lair("cave", "c06").tokens("cave").rival_activates()
    assert lair(match, "cave") == ("c06", {"rival"}) and rival(match).crests == 6
    match = solo().lair("cave", "c06", crests="rival").tokens("cave").rival_activates()
    assert codes(rival(match).score) == ["c06"] and lair(match, "cave")[1] == set()
    assert rival(match).crests == 6 and rival(match).gems == 0
    match = solo().second_act().lair("cave", "c06").tokens("cave").rival_activates()
    assert codes(rival(match).score) == ["c06"] and rival(match).crests == 7


@pytest.mark.rule("BAR-267", "BAR-268")
def test_t52_soothing_a_creature_with_a_rival_crest() -> None:
    scenario = solo().lair("stump", "c07", crests="rival").tokens("stump")
    match = do(scenario.sing(melodies=5), "soothe:stump")
    assert (seat(match).gems, seat(match).coins) == (1, 1)
    assert rival(match).gems == 1 and seat(match).held == [0, 0, 0, 0, 1]
    assert laid_tokens(match) == {"stump": 1} and table_of(match).melodies == 0


@pytest.mark.rule("BAR-247")
def test_t53_the_rival_at_the_bank() -> None:
    match = solo().market(1).bank(rival=1, blue=2).tokens("bank").rival_activates()
    assert table_of(match).bank == [0] * 5 and rival(match).held == [2, 0, 0, 0, 0]
    assert rival(match).gems == 0 and rival(match).crests == 6
    match = solo().market(1).tokens("bank").rival_activates()
    assert table_of(match).bank == [0, 0, 0, 0, 1] and rival(match).gems == 2 and rival(match).crests == 6


@pytest.mark.rule("BAR-249", "BAR-250")
def test_t54_the_rival_performs() -> None:
    match = solo().rewards("amphi", "blue", "", "", "").tokens("amphi").comes("f03").rival_activates()
    assert codes(rival(match).score) == ["f03"] and rival(match).gems == 2
    assert rewards(match, "amphi") == ["blue", "rival", "", ""] and rival(match).runes == 7
    match = solo().second_act().rewards("amphi", "blue", "", "", "").tokens("amphi").rival_activates()
    assert rival(match).gems == 3 and rewards(match, "amphi") == ["blue", "", "rival", ""]
    match = solo().rewards("amphi", "blue", "blue", "rival", "rival").tokens("amphi").rival_activates()
    assert rival(match).gems == 4 and len(rival(match).score) == 1


@pytest.mark.rule("BAR-251", "BAR-252")
def test_t55_the_rival_tells_a_legend() -> None:
    scenario = solo().legends(1, l101="rival", l102="").legends(2, l201="rival", l202="").legends(3, l301="")
    match = scenario.tokens("oak").comes("l302").rival_activates()
    assert rival(match).gems == 3 and legends(match, 3) == {"l301": "rival", "l302": ""}
    scenario = solo().legends(1, l101="rival", l102="").legends(2, l201="rival", l202="")
    match = scenario.legends(3, l301="rival", l302="").tokens("oak").comes("l103").rival_activates()
    assert rival(match).gems == 1 and legends(match, 1) == {"l101": "rival", "l102": "rival", "l103": ""}


@pytest.mark.rule("BAR-256", "BAR-257")
def test_t56_the_rival_and_motifs() -> None:
    def start(token: int, act: int = 1) -> Match:
        scenario = solo().motifs("m1", "m2*", "m3*", "m4")
        others = ("rhyme", "busker", "echo", "court", "hedge")[: token - 1]
        if act == 2:
            scenario.second_act()
        return scenario.tokens(*others, "carillon").rival_activates()

    def first_gains(match: Match) -> list[int]:
        """The gems of the first place that was activated."""
        events = happened(match, "rival-activates", "gains")
        second = [place for place, event in enumerate(events) if event.kind == "rival-activates"][1]
        return [event.args["number"] for event in events[:second] if event.kind == "gains"]

    match = start(6)
    assert first_gains(match) == [2] and motifs(match) == ["m1", "m2", "m3", "m4"]
    match = start(5)
    assert first_gains(match) == [] and motifs(match) == ["m1*", "m2*", "m3*", "m4"]
    match = start(5, act=2)
    assert first_gains(match) == [2] and motifs(match) == ["m1", "m2", "m3", "m4"]


@pytest.mark.rule("BAR-258")
def test_t57_the_rival_at_the_echo_tower() -> None:
    match = solo().rival(volume=6).tokens("echo").rival_activates()
    assert (rival(match).gems, rival(match).volume) == (2, 0)
    match = solo().rival(volume=2).tokens("echo").rival_activates()
    assert (rival(match).gems, rival(match).volume) == (0, 5)
    match = solo().second_act().rival(volume=2).tokens("echo").rival_activates()
    assert (rival(match).gems, rival(match).volume) == (0, 6)


@pytest.mark.rule("BAR-264", "BAR-265", "BAR-261")
def test_t58_a_new_solo_deck_at_the_hard_level() -> None:
    scenario = solo("hard").piles(movement="r01 r05 r06 r07 r08 r09 r10 r11", discard="r02 r03 r04 r12 r13 r14 r15 r16")
    match = scenario.comes("r01", "r09").rival_rests()
    assert codes_of(rival(match).removed) == ["r01", "r09"]
    assert len(rival(match).deck) == 14 and rival(match).movement == rival(match).discard == []


def codes_of(cards: list[int]) -> list[str]:
    return [f"r{card + 1:02}" for card in cards]


@pytest.mark.rule("BAR-278", "BAR-279")
def test_t59_challenges_and_the_winner() -> None:
    def start(gems: int) -> Match:
        # d6 Easy: 4 tokens, fulfilled; d7 Hard: 3 quarters without runes, failed.
        scenario = solo(gems=35, coins=4).rival(gems=gems).challenges(d6="easy", d7="hard")
        return scenario.over()

    match = start(33)
    assert (points(match, "blue"), points(match, "rival")) == (36, 35)
    assert match.result is not None and match.result.winners == (0,)
    match = start(34)
    assert (points(match, "blue"), points(match, "rival")) == (36, 36)
    assert match.result is not None and 0 not in match.result.winners


@pytest.mark.rule("BAR-274", "BAR-275", "BAR-276", "BAR-277", "BAR-161")
def test_t60_the_score_of_the_rival() -> None:
    scenario = solo().rival(gems=14, crests=2).held("rival", blue=1)
    scenario.score_pile("b01", "b02", "c01", "s01", "i01").legends(1, l101="blue", l102="rival").legends(
        3, l301="rival"
    )
    match = scenario.over()
    sources = ("gems", "cards", "legends", "held", "track")
    assert [points(match, "rival", source) for source in sources] == [14, 9, 5, 1, 2]
    assert points(match, "rival") == 31


@pytest.mark.rule("BAR-269", "BAR-270", "BAR-161", "BAR-158")
@pytest.mark.parametrize(("region", "stones"), [("e2", 0), ("d2", 1), ("e1", 1), ("c2", 2)])
def test_t61_challenging_the_rival(region: str, stones: int) -> None:
    def start(has: int) -> Match:
        scenario = solo(region=region, range=has).rival(pawn="oak").tokens("stump", "tavern", "echo")
        return scenario.sing(melodies=1)

    match = do(start(stones), "duel:rival")
    assert seat(match).range == 0 and table_of(match).melodies == 0
    assert seat(match).held == [0, 0, 0, 0, 1] and rival(match).crests == 6
    assert refused(pool(match, 9, 0), "duel:rival") == "BAR-158"
    if stones:
        assert refused(start(stones - 1), "duel:rival") == "BAR-154"


@pytest.mark.rule("BAR-282", "BAR-276", "BAR-283")
def test_t72_the_rival_takes_a_crest_of_each_bard() -> None:
    scenario = Scenario(2, rival="hard").has("blue", region="e3").has("yellow", region="a1")
    match = scenario.rival(pawn="oak").tokens("glade", "oak").rival_sings()
    assert seat(match).crests == 6 and seat(match, "yellow").crests == 6
    assert rival(match).held == [1, 1, 0, 0, 0]
    assert points(Scenario(2, rival="hard").held("rival", blue=1, yellow=1).over(), "rival", "held") == 2


@pytest.mark.rule(
    "BAR-224", "BAR-225", "BAR-226", "BAR-227", "BAR-228", "BAR-234", "BAR-236", "BAR-237", "BAR-238", "BAR-239"
)
@pytest.mark.rule("BAR-240", "BAR-241", "BAR-242", "BAR-246", "BAR-249", "BAR-250", "BAR-258", "BAR-260")
def test_t85_two_whole_turns_of_the_rival() -> None:
    scenario = solo(region="c2").lair("stump", "c01").shop("hedge", "i01", "i02").challenges(d1="")
    match = scenario.comes("r05", "r08").rival_turn()
    assert laid_tokens(match) == {"kiosk": 1, "hedge": 2} and rival(match).dial == 3 and not rival(match).ready
    assert asked(match) == ("blue", "PlayCard")
    comes(match, "harp_3", "harp_4", "r14", "r07", "d2", "f03")
    do(match, "play:harp_1", "stay")  # the human's turn without a song, then the Rival's
    assert asked(match) == ("blue", "TakeUpChallenge")
    assert laid_tokens(match) == {"kiosk": 1, "hedge": 2, "echo": 3, "stump": 4}
    assert offered(match, "challenge") == {"d1:easy", "d1:hard", "d2:easy", "d2:hard"}
    assert seat(match).crests == 6 and rival(match).volume == 1
    do(match, "challenge:d1:easy")
    its = rival(match)
    assert (its.gems, its.crests, its.runes, its.volume, its.dial) == (1, 6, 7, 4, 1)
    assert not its.ready and its.laid == 0 and codes(its.score) == ["i01", "f03"]
    assert lair(match, "stump") == ("c01", {"rival"}) and shop(match, "hedge") == ["i02"]
    assert rewards(match, "kiosk") == ["rival", "", "", ""] and table_of(match).market == 0
    assert (codes_of(its.movement), codes_of(its.discard)) == (["r05", "r14"], ["r08", "r07"])
    assert len(its.deck) == 12 and table_of(match).reserves == [9, 14]
