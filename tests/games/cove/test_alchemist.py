"""The Alchemist: Decanter, Still, Cauldrons and her staff (chapter 2.23)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import asked, goods, new, offered, refused, seat, table_of
from tests.games.cove.workshops import Rooms, chute, laboratory, pouch, rack
from veillee.core.match import Match
from veillee.games.cove.merchants.alchemist.steps import RACK, DrawMarble, Laboratory
from veillee.testing import happened, play, told, until

CLANS = {"warrior": "r", "bard": "g", "wizard": "b", "noble": "y"}
LETTER = {"r": "W", "g": "B", "b": "Z", "y": "N"}
MARBLES = {"r": "red", "g": "green", "b": "blue", "y": "yellow", "i": "ichor"}
FULL = ["rgrgr", "ygygy", "bgbgb", "rgbyr"]  # 5 red, 7 green, 4 blue, 4 yellow


def alchemist(
    *, chutes: list[str] | None = None, rack: str = "", waste: int = 0, pouch: str | None = None, staff: int = 0
) -> Rooms:
    """The Alchemist's turn at an hour after which nobody arrives for a while."""
    scenario = Rooms("alchemist captain").laboratory(chutes=chutes, rack=rack, waste=waste, pouch=pouch)
    scenario.staff("alchemist", *["lo07", "lo08", "lo09"][:staff]).hours(alchemist=9, captain=12)
    return scenario


def corruption(match: Match) -> int:
    return seat(match, "alchemist").corruption


def brews(match: Match, size: str, clan: str, *, ichor: int = 0, fourth: str = "") -> Match:
    """Brew a potion; what is no choice is done by itself."""
    match.play(f"brew:{size}:{clan}")
    for key in (f"ichor:{ichor}", f"fourth:{fourth}"):
        if key in match.legal_keys:
            match.play(key)
    return match


# -- set-up and locations ---------------------------------------------------------------------


@pytest.mark.rule("COV-239", "COV-241")
@pytest.mark.parametrize("seed", range(5))
def test_how_she_begins(seed: int) -> None:
    match = new("alchemist captain", seed=seed)
    found = laboratory(match)
    assert [len(one) for one in found.chutes] == [5, 5, 5, 5] and len(rack(match)) == 3
    assert found.waste == 0 and goods(match, "alchemist") == ""
    everything = rack(match) + pouch(match) + "".join(chute(match, number) for number in (1, 2, 3, 4))
    assert [everything.count(kind) for kind in MARBLES] == [8, 8, 5, 5, 4]


@pytest.mark.rule("COV-239")
def test_the_chutes_are_filled_from_bottom_to_top_one_after_another() -> None:
    match = new("alchemist captain")
    drawn = [event.args for event in happened(match, "fills-chute")]
    assert [args["chute"] for args in drawn] == [number for number in range(4) for _ in range(5)]
    for number in range(4):
        assert [args["marble"] for args in drawn[5 * number : 5 * number + 5]] == laboratory(match).chutes[number]
    told_order = told(match, "fills-chute", "draws-marble")
    assert told_order == ["fills-chute"] * 20 + ["draws-marble"] * 3


@pytest.mark.rule("COV-240", "COV-050")
@pytest.mark.parametrize(("place", "hours"), [("decanter", 1), ("still", 1), ("cauldrons", 2)])
def test_the_hours_of_her_locations(place: str, hours: int) -> None:
    match = alchemist(chutes=FULL, rack="rr", waste=1).turn("alchemist")
    assert offered(match, "visit") >= {"decanter", "still", "cauldrons", "rogues_lair", "grand_square"}
    play(match, f"visit:{place}")
    for key in ("draw_off:chute_1:1", "enough"):
        if key in match.legal_keys:
            match.play(key)
    assert seat(match, "alchemist").hour == 9 + hours


@pytest.mark.rule("COV-241")
def test_what_comes_out_of_the_pouch_is_chance_by_what_is_in_it() -> None:
    match = alchemist(chutes=FULL, rack="rr", pouch="rrrgi").turn("alchemist")
    outcomes = DrawMarble(0, RACK).outcomes(table_of(match))
    assert outcomes == [(0, 3), (1, 1), (4, 1)]


# -- the Decanter -----------------------------------------------------------------------------


@pytest.mark.rule("COV-242", "COV-243", "COV-244")
@pytest.mark.parametrize(
    ("before", "place", "came", "left"),
    [
        ("rrrrr", 1, "rrrrr", ""),
        ("rgggr", 2, "gggrr", ""),  # the reds meet
        ("rgrgr", 3, "rggrr", ""),  # and so on
        ("rgbgy", 3, "bgg", "ry"),  # red and yellow do not
        ("rgbgy", 1, "r", "gbgy"),
        ("rgbgy", 5, "y", "rgbg"),
        ("iirii", 3, "riiii", ""),  # ichor too is a kind
        ("bgrg", 3, "rgg", "b"),  # a chute that is not full
    ],
)
def test_what_a_run_brings(before: str, place: int, came: str, left: str) -> None:
    match = play(alchemist(chutes=[before, "rgbyr"], pouch="bbbbb").turn("alchemist"), "visit:decanter")
    play(match, f"draw_off:chute_1:{place}")
    assert sorted(rack(match)) == sorted(came)
    assert chute(match, 1) == left + "b" * (5 - len(left))  # filled from the top


@pytest.mark.rule("COV-245")
def test_marbles_that_touch_by_filling_up_do_not_come_out() -> None:
    match = play(alchemist(chutes=["rgggg", "rgbyr"], pouch="rrrrrr").turn("alchemist"), "visit:decanter")
    play(match, "draw_off:chute_1:2")
    assert chute(match, 1) == "rrrrr" and rack(match) == "gggg"


@pytest.mark.rule("COV-245")
def test_a_pouch_that_is_too_small_fills_as_far_as_it_goes() -> None:
    match = play(alchemist(chutes=["rgggg", *FULL[1:]], pouch="ry").turn("alchemist"), "visit:decanter")
    play(match, "draw_off:chute_1:2")
    assert len(chute(match, 1)) == 3 and pouch(match) == ""


@pytest.mark.rule("COV-245")
@pytest.mark.parametrize("back", MARBLES)
def test_a_rack_that_is_too_full_gives_back_what_she_likes(back: str) -> None:
    scenario = alchemist(chutes=["rrrbb", "rgbyr"], rack="rrgggbbyyyii", pouch="")
    match = play(scenario.turn("alchemist"), "visit:decanter", "draw_off:chute_1:1")
    assert offered(match, "put_back") == set(MARBLES.values())
    before = rack(match).count(back)
    play(match, f"put_back:{MARBLES[back]}")
    assert rack(match).count(back) == before - 1 and pouch(match) == back and asked(match)[1] == "PutBack"
    play(match, "put_back:red", "put_back:green")
    assert len(rack(match)) == 12 and asked(match)[1] == "SecondDraw" and len(chute(match, 1)) == 5


@pytest.mark.rule("COV-245")
def test_only_what_is_on_the_rack_can_be_put_back() -> None:
    scenario = alchemist(chutes=["rrrbb", "rgbyr"], rack="gggggggbyyyr")
    match = play(scenario.turn("alchemist"), "visit:decanter", "draw_off:chute_1:4")
    assert refused(match, "put_back:ichor") == "COV-245"


@pytest.mark.rule("COV-246", "COV-067")
def test_a_second_draw_off_needs_a_corruption_card() -> None:
    match = play(alchemist(chutes=FULL).supply(0).turn("alchemist"), "visit:decanter", "draw_off:chute_1:1")
    assert asked(match)[1] == "Visit" and corruption(match) == 0
    match = play(alchemist(chutes=FULL).turn("alchemist"), "visit:decanter", "draw_off:chute_1:1", "enough")
    assert corruption(match) == 0 and asked(match)[1] == "Visit"


@pytest.mark.rule("COV-246")
def test_the_second_draw_off_comes_after_the_filling_up() -> None:
    match = play(alchemist(chutes=["rgggg", *FULL[1:]], pouch="bbbb").turn("alchemist"), "visit:decanter")
    play(match, "draw_off:chute_1:2", "draw_corrupt", "draw_off:chute_1:2")
    assert rack(match) == "ggggbbbb" and corruption(match) == 1


@pytest.mark.rule("COV-243", "COV-228")
def test_with_empty_chutes_the_decanter_is_closed() -> None:
    assert refused(alchemist(pouch="").turn("alchemist"), "visit:decanter") == "COV-243"


@pytest.mark.rule("COV-246", "COV-243")
def test_with_empty_chutes_there_is_no_second_draw_off() -> None:
    match = play(alchemist(chutes=["rrr"], pouch="").turn("alchemist"), "visit:decanter")
    assert rack(match) == "rrr" and asked(match)[1] == "Visit" and corruption(match) == 0


# -- the Still --------------------------------------------------------------------------------


@pytest.mark.rule("COV-247")
@pytest.mark.parametrize(("held", "drawn"), [(0, 3), (9, 3), (10, 2), (11, 1), (12, 0)])
def test_the_still_draws_three_marbles_as_far_as_there_is_room(held: int, drawn: int) -> None:
    match = alchemist(chutes=FULL, rack="r" * held, waste=2, pouch="bbbbb").turn("alchemist")
    play(match, "visit:still")
    assert len(rack(match)) == held + drawn and laboratory(match).waste == 0
    assert len(pouch(match)) == 5 + 2 - drawn


@pytest.mark.rule("COV-247", "COV-248")
def test_the_still_stops_when_the_pouch_is_empty() -> None:
    match = play(alchemist(chutes=FULL, rack="rr", waste=1, pouch="").turn("alchemist"), "visit:still")
    assert rack(match) == "rri" and pouch(match) == ""
    match = alchemist(chutes=FULL, rack="rr", pouch="").turn("alchemist")
    assert refused(match, "visit:still") == "COV-248"
    match = alchemist(chutes=FULL, rack="r" * 12, pouch="bb").turn("alchemist")
    assert refused(match, "visit:still") == "COV-248"


# -- the Cauldrons ----------------------------------------------------------------------------


@pytest.mark.rule("COV-249", "COV-250", "COV-253")
@pytest.mark.parametrize("clan", CLANS)
@pytest.mark.parametrize(("size", "marbles"), [("small", 2), ("large", 4)])
def test_every_potion(clan: str, size: str, marbles: int) -> None:
    kind = CLANS[clan]
    other = "y" if kind != "y" else "g"
    held = "".join(sorted(kind * marbles + other + other))
    match = play(alchemist(chutes=FULL, rack=held, pouch="").turn("alchemist"), "visit:cauldrons")
    brews(match, size, clan, fourth=MARBLES[kind])
    assert goods(match, "alchemist") == f"{size[0]}{LETTER[kind]}"
    assert rack(match) == other * 2 and pouch(match) == kind * marbles and laboratory(match).waste == 0


@pytest.mark.rule("COV-250")
@pytest.mark.parametrize("fourth", MARBLES)
def test_the_fourth_marble_of_a_large_potion_is_of_any_kind(fourth: str) -> None:
    match = play(alchemist(chutes=FULL, rack="rrrrgbyi", pouch="").turn("alchemist"), "visit:cauldrons")
    brews(match, "large", "warrior", fourth=MARBLES[fourth])
    assert goods(match, "alchemist") == "lW"
    left = "rrrrgbyi".replace("rrr", "", 1).replace(fourth, "", 1)
    assert rack(match) == left and laboratory(match).waste == (fourth == "i")


@pytest.mark.rule("COV-251")
@pytest.mark.parametrize(
    ("size", "held", "ichor"),
    [("small", "rri", {0, 1}), ("small", "rii", {1}), ("large", "rrrrii", {0, 1, 2}), ("large", "riiii", {2})],
)
def test_how_much_ichor_a_potion_may_take(size: str, held: str, ichor: set[int]) -> None:
    match = play(alchemist(chutes=FULL, rack=held, pouch="").turn("alchemist"), "visit:cauldrons")
    if f"brew:{size}:warrior" in match.legal_keys:
        match.play(f"brew:{size}:warrior")
    if len(ichor) > 1:
        assert offered(match, "ichor") == {str(number) for number in ichor}
        assert refused(match, "ichor:3") == "COV-251"
    elif size == "small":
        assert goods(match, "alchemist").startswith("sW") and laboratory(match).waste == 1
    else:
        assert laboratory(match).waste >= 2


@pytest.mark.rule("COV-251", "COV-252")
def test_ichor_alone_is_no_potion() -> None:
    assert refused(alchemist(chutes=FULL, rack="iiii").turn("alchemist"), "visit:cauldrons") == "COV-252"


@pytest.mark.rule("COV-250")
@pytest.mark.parametrize("potion", ["small:warrior", "large:warrior", "large:bard", "large:noble"])
def test_too_few_marbles(potion: str) -> None:
    """One red, two greens and three yellows, without a fourth marble once a small potion is brewed."""
    match = play(alchemist(chutes=FULL, rack="rggyyy", pouch="").turn("alchemist"), "visit:cauldrons")
    assert offered(match, "brew") == {"small:bard", "small:noble", "large:noble"}
    if potion == "large:noble":
        match = play(match, "brew:small:noble")  # a single yellow is left
    assert refused(match, f"brew:{potion}") == "COV-250"


@pytest.mark.rule("COV-250", "COV-252")
def test_three_of_a_colour_without_a_fourth_are_no_large_potion() -> None:
    match = play(alchemist(chutes=FULL, rack="rrr", pouch="").turn("alchemist"), "visit:cauldrons")
    assert goods(match, "alchemist") == "sW" and rack(match) == "r"  # the only choice
    assert refused(alchemist(chutes=FULL, rack="rgby", pouch="").turn("alchemist"), "visit:cauldrons") == "COV-252"


@pytest.mark.rule("COV-249")
def test_three_cauldrons_three_potions() -> None:
    match = play(alchemist(chutes=FULL, rack="rrrrrrggggbb", pouch="").turn("alchemist"), "visit:cauldrons")
    assert refused(match, "enough") == "COV-249"
    for size, clan in (("small", "warrior"), ("small", "bard")):
        brews(match, size, clan)
    assert "enough" in match.legal_keys
    brews(match, "small", "wizard")
    assert goods(match, "alchemist") == "sW sB sZ"
    assert asked(match)[1] == "Visit" and rack(match) == "rrrrgg"  # though there are marbles left


@pytest.mark.rule("COV-252", "COV-053")
def test_a_potion_whose_good_is_not_available_cannot_be_brewed() -> None:
    scenario = alchemist(chutes=FULL, rack="rrrrgg", pouch="").stall("alchemist", "sW sW sW")
    match = play(scenario.turn("alchemist"), "visit:cauldrons")
    assert (
        offered(match, "brew") == {"small:bard", "large:warrior"} and refused(match, "brew:small:warrior") == "COV-252"
    )
    scenario = alchemist(chutes=FULL, rack="rr", pouch="").stall("alchemist", "sW sW sW")
    assert refused(scenario.turn("alchemist"), "visit:cauldrons") == "COV-252"


@pytest.mark.rule("COV-253")
def test_at_the_end_of_an_action_gaps_are_filled_in_the_order_of_the_chutes() -> None:
    scenario = alchemist(chutes=["rg", "bbbbb", "rgb", "y"], rack="ggg", pouch="")
    match = play(scenario.turn("alchemist"), "visit:cauldrons")  # two greens come into the pouch
    assert [len(chute(match, number)) for number in (1, 2, 3, 4)] == [4, 5, 3, 1] and pouch(match) == ""


@pytest.mark.rule("COV-253")
@pytest.mark.parametrize("seed", range(3))
def test_no_gap_is_left_while_there_are_marbles_in_the_pouch(seed: int) -> None:
    match = new("alchemist captain", seed=seed)
    for _ in range(25):
        until(match, lambda match: match.over or asked(match) == ("alchemist", "Visit"), seed)
        if match.over:
            break
        found = laboratory(match)
        assert not sum(found.pouch) or all(len(one) == 5 for one in found.chutes)
        assert sum(found.rack) <= 12
        match.play(match.legal_keys[match.number % len(match.legal_keys)])


@pytest.mark.rule("COV-253", "COV-087")
def test_decanter_rack_and_waste_stay_over_night() -> None:
    match = alchemist(chutes=FULL, rack="rrg", waste=2).clean_up()
    assert rack(match) == "rrg" and laboratory(match).waste == 2
    assert [chute(match, number) for number in (1, 2, 3, 4)] == FULL


# -- her staff --------------------------------------------------------------------------------


@pytest.mark.rule("COV-254", "COV-062")
def test_the_filterer_clears_the_ichor_of_one_action() -> None:
    match = play(alchemist(chutes=FULL, rack="rrgii", pouch="", staff=2).turn("alchemist"), "visit:cauldrons")
    assert "filter" in match.legal_keys
    play(match, "filter")
    assert refused(match, "filter") == "COV-062"
    brews(match, "small", "warrior", ichor=1)
    assert laboratory(match).waste == 0 and pouch(match) == "ri"


@pytest.mark.rule("COV-254")
def test_the_filterer_comes_before_the_first_potion() -> None:
    match = play(alchemist(chutes=FULL, rack="rrggbbi", pouch="", staff=2).turn("alchemist"), "visit:cauldrons")
    brews(match, "small", "warrior", ichor=1)
    assert laboratory(match).waste == 1 and refused(match, "filter") == "COV-254"


@pytest.mark.rule("COV-254", "COV-062")
def test_without_ichor_or_staff_no_filterer() -> None:
    match = play(alchemist(chutes=FULL, rack="rrgg", pouch="", staff=2).turn("alchemist"), "visit:cauldrons")
    assert refused(match, "filter") == "COV-254"
    match = play(alchemist(chutes=FULL, rack="rrggi", pouch="", staff=1).turn("alchemist"), "visit:cauldrons")
    assert refused(match, "filter") == "COV-062"


@pytest.mark.rule("COV-254")
def test_the_filter_is_over_after_its_action() -> None:
    scenario = alchemist(chutes=FULL, rack="rggi", pouch="")
    workshop = scenario.workshop("alchemist")
    assert isinstance(workshop, Laboratory)
    workshop.filtered = True  # an action before
    match = brews(play(scenario.turn("alchemist"), "visit:cauldrons"), "small", "warrior")
    assert laboratory(match).waste == 1


@pytest.mark.rule("COV-254", "COV-035")
def test_the_stoker_hurries_the_cauldrons() -> None:
    match = play(alchemist(chutes=FULL, rack="rr", pouch="", staff=3).turn("alchemist"), "hurry:cauldrons")
    assert goods(match, "alchemist") == "sW" and seat(match, "alchemist").hour == 10
    assert refused(match, "hurry:cauldrons") == "COV-062"
