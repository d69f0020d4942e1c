"""Places of the grove: shops, the bank, performances, legends, and those that convert."""

from __future__ import annotations

import pytest

from tests.games.bardwood.builder import (
    CONTENT,
    LEXICON,
    Scenario,
    codes,
    comes,
    do,
    in_pool,
    legends,
    motifs,
    offered,
    offers,
    refused,
    rewards,
    seat,
    shop,
    table_of,
    tokens,
    value,
)
from veillee.core.match import Match
from veillee.testing import asked, happened, told

PERIMETERS = {
    "a1": "carillon glade conservatory",
    "a2": "conservatory court busker",
    "a3": "court busker amphi",
    "b1": "glade kiosk conservatory poet",
    "b2": "conservatory poet busker bank",
    "b3": "busker bank ravine",
    "c1": "kiosk hedge poet echo",
    "c2": "poet echo bank stump",
    "c3": "bank stump ravine fountain",
    "d1": "hedge marsh echo tavern",
    "d2": "echo tavern stump luthier",
    "d3": "stump luthier fountain",
    "e1": "marsh rhyme tavern",
    "e2": "tavern luthier oak",
    "e3": "luthier oak cave",
}


@pytest.mark.rule("BAR-112")
@pytest.mark.parametrize("region", PERIMETERS)
def test_places_around_the_bard(region: str) -> None:
    scenario = Scenario().has("blue", region=region, coins=9, volume=6)
    for place in ("glade", "marsh", "stump", "ravine", "cave"):
        scenario.lair(place)
    match = scenario.sing(melodies=20, lyrics=20)
    found = set()
    for option in match.table.options:
        words = option.key.split(":")
        if option.kind == "bank":
            found.add("bank")
        elif len(words) > 1 and words[1] in LEXICON.ids("location"):
            found.add(words[1])
    assert found == set(PERIMETERS[region].split())


@pytest.mark.rule("BAR-113")
@pytest.mark.parametrize(
    ("region", "move", "answer"),
    [
        ("b3", "busk:busker", ""),
        ("e1", "busk:rhyme", ""),
        ("a1", "motif:carillon", "bonus:m1"),
        ("c3", "motif:fountain", "bonus:m3"),
        ("c2", "bank:coins", ""),
        ("d1", "perform:tavern:1", "rune:upper_right"),
    ],
)
def test_each_place_once(region: str, move: str, answer: str) -> None:
    match = do(Scenario().has("blue", region=region).sing(melodies=9, lyrics=20), move, *filter(None, [answer]))
    assert refused(match, move) == "BAR-113"


# -- shops ------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-114", "BAR-125", "BAR-126")
def test_the_top_card_is_cheaper_than_the_others() -> None:
    def start(coins: int) -> set[str]:
        scenario = Scenario().has("blue", region="a1", coins=coins).market(1)
        return offered(scenario.shop("conservatory", "s05", "s01", "s02").sing(), "buy")

    assert start(2) == set()
    assert start(3) == {"conservatory:s05"}
    assert start(4) == {"conservatory:s05", "conservatory:s01", "conservatory:s02"}


@pytest.mark.rule("BAR-127", "BAR-113")
def test_one_card_at_each_shop() -> None:
    scenario = Scenario().has("blue", region="a2", coins=12)
    match = scenario.shop("conservatory", "s01", "s02").shop("court", "i01", "i02").sing()
    do(match, "buy:conservatory:s01")
    assert refused(match, "buy:conservatory:s02") == "BAR-127" and offers(match, "buy:court:i02")


@pytest.mark.rule("BAR-128", "BAR-126")
def test_the_order_of_a_shop_is_known_and_kept() -> None:
    scenario = Scenario().has("blue", region="a1", coins=9).shop("conservatory", "s01", "s02", "s03", "s04")
    match = do(scenario.sing(), "buy:conservatory:s01")
    assert shop(match, "conservatory") == ["s02", "s03", "s04"]  # the top card: nothing is shuffled
    orders = set()
    for seed in range(8):
        scenario = (
            Scenario(seed=seed).has("blue", region="a1", coins=9).shop("conservatory", "s01", "s02", "s03", "s04")
        )
        match = do(scenario.sing(), "buy:conservatory:s02")
        assert sorted(shop(match, "conservatory")) == ["s01", "s03", "s04"]
        orders.add(tuple(shop(match, "conservatory")))
    assert len(orders) > 2


@pytest.mark.rule("BAR-129")
def test_only_skill_cards_move_the_market() -> None:
    scenario = Scenario().has("blue", region="c1", coins=9).shop("hedge", "i01", "i02")
    assert table_of(do(scenario.sing(), "buy:hedge:i01")).market == 0


@pytest.mark.rule("BAR-130", "BAR-113")
def test_the_gem_of_an_empty_shop() -> None:
    scenario = Scenario().has("blue", region="c1", coins=3).market(1).shop("hedge")
    match = do(scenario.sing(), "gem:hedge")
    assert tokens(match)[0] == 0 and seat(match).gems == 1 and refused(match, "gem:hedge") == "BAR-127"
    scenario = Scenario().has("blue", region="c1", coins=2).market(1).shop("hedge")
    assert refused(scenario.sing(), "gem:hedge") == "BAR-130"
    assert refused(Scenario().has("blue", region="c1", coins=9).sing(), "gem:hedge") == "BAR-130"


@pytest.mark.rule("BAR-131", "BAR-291")
def test_a_bought_card_is_drawn_next_and_known_in_the_hand() -> None:
    scenario = Scenario(bards="harp horn").has("blue", region="a1", coins=3).hand("blue", "harp_1")
    match = do(scenario.shop("conservatory", "s01").sing(), "buy:conservatory:s01", "end")
    assert codes(seat(match).hand) == ["harp_1", "s01"] and seat(match).seen == [0, 1]
    assert [event.args["card"] for event in happened(match, "draws-known")] == [value("card", "s01")]


@pytest.mark.rule("BAR-291")
def test_what_is_known_on_top_and_in_the_hand() -> None:
    scenario = Scenario(bards="harp horn").hand("blue", "harp_1", "harp_2")
    match = scenario.deck("blue", "s01", "i01").turn()
    own, other = (match.spec.secrets(match.table, who)[0].pieces() for who in (0, 1))
    assert own == [] and codes(other) == ["harp_1", "harp_2"]  # the hand is hidden from yellow, the known deck is not


# -- the bank ---------------------------------------------------------------------------------


@pytest.mark.rule("BAR-132", "BAR-133", "BAR-134", "BAR-203", "BAR-204")
def test_coins_or_crests_at_the_bank() -> None:
    match = Scenario(3).bank(yellow=2, red=1, blue=1).market(2).sing()
    assert offered(match, "bank") == {"coins", "crests"}
    do(match, "bank:crests")
    assert seat(match).held == [0, 2, 1, 0, 0] and seat(match).coins == 0
    assert refused(match, "bank:coins") == "BAR-113"
    match = do(Scenario().market(2).sing(), "bank:coins")
    assert seat(match).coins == 3 and seat(match).crests == 6


# -- performances -----------------------------------------------------------------------------


@pytest.mark.rule("BAR-135", "BAR-136")
@pytest.mark.parametrize(
    ("region", "place", "costs"),
    [("b1", "kiosk", (4, 5, 7, 9)), ("d1", "tavern", (4, 5, 8, 9)), ("a3", "amphi", (3, 5, 7, 9))],
)
def test_reward_spaces(region: str, place: str, costs: tuple[int, ...]) -> None:
    for space, cost in enumerate(costs, 1):
        scenario = Scenario().has("blue", region=region)
        match = do(scenario.sing(lyrics=cost), f"perform:{place}:{space}", "rune:upper_right")
        assert in_pool(match) == (0, 0) and seat(match).gems == space
        assert rewards(match, place)[space - 1] == "blue"
        scenario = Scenario().has("blue", region=region)
        assert refused(scenario.sing(lyrics=cost - 1), f"perform:{place}:{space}") == "BAR-135"


@pytest.mark.rule("BAR-135", "BAR-140")
def test_a_covered_space_is_not_visible() -> None:
    match = Scenario().has("blue", region="d1").rewards("tavern", "yellow", "", "blue", "").sing(lyrics=20)
    assert offered(match, "perform") == {"tavern:2", "tavern:4"}
    assert refused(match, "perform:tavern:1") == "BAR-135"
    scenario = Scenario(3).has("blue", region="d1").rewards("tavern", "yellow", "red", "blue", "red")
    assert offered(scenario.sing(lyrics=20), "perform") == set()


@pytest.mark.rule("BAR-138", "BAR-137", "BAR-291")
def test_a_fan_is_shown_to_all() -> None:
    match = comes(Scenario().has("blue", region="d1").sing(lyrics=4), "f07")
    do(match, "perform:tavern:1", "rune:upper_right")
    shown = happened(match, "takes-fan")[0]
    assert shown.args["card"] == value("card", "f07") and shown.secret is None
    assert codes(seat(match).top) == ["f07"]


@pytest.mark.rule("BAR-139", "BAR-205")
def test_any_rune_of_the_dial_covers_a_space() -> None:
    scenario = Scenario().has("blue", region="d1", dial=0).runes("blue", 0, 2, 0, 1)
    match = do(scenario.sing(lyrics=4), "perform:tavern:1")
    assert offered(match, "rune") == {"lower_right", "upper_left"}
    assert refused(match, "rune:upper_right") == "BAR-205"


# -- legends ----------------------------------------------------------------------------------


@pytest.mark.rule("BAR-141", "BAR-143", "BAR-144", "BAR-145")
@pytest.mark.parametrize(("level", "cost"), [(1, 4), (2, 7), (3, 10)])
def test_levels_of_legends(level: int, cost: int) -> None:
    match = Scenario(bards="horn harp").has("blue", region="e3").sing(lyrics=cost)
    open_before = set(legends(match, level))
    do(match, f"tell:oak:{level}", "rune:upper_right")
    assert seat(match).gems == level and in_pool(match) == (0, 0)
    shown = set(legends(match, level)) - open_before
    assert len(shown) == 1 and offered(match, "mark") == open_before | shown
    do(match, f"mark:{shown.pop()}")
    assert sorted(legends(match, level).values()) == ["", "blue"]
    match = Scenario(bards="horn harp").has("blue", region="e3").sing(lyrics=cost - 1)
    assert refused(match, f"tell:oak:{level}") == "BAR-141"


@pytest.mark.rule("BAR-141", "BAR-142")
@pytest.mark.parametrize(("boat", "discount"), [(0, 0), (1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_the_discount_of_the_boat(boat: int, discount: int) -> None:
    match = Scenario(bards="horn harp").has("blue", boat=boat).sing(lyrics=4)
    assert offers(match, "tell_by_boat:poet:1") == (discount > 0)
    if discount:
        do(match, "tell_by_boat:poet:1", "rune:upper_right")
        assert in_pool(match) == (0, discount) and seat(match).boat == 0
    else:
        assert refused(match, "tell_by_boat:poet:1") == "BAR-141"
    match = do(Scenario(bards="horn harp").has("blue", boat=boat).sing(lyrics=4), "tell:poet:1")
    assert in_pool(match) == (0, 0) and seat(match).boat == boat


@pytest.mark.rule("BAR-145", "BAR-147")
def test_a_rune_goes_on_a_legend_without_one() -> None:
    scenario = Scenario(bards="horn harp").legends(1, l101="yellow", l102="", l103="blue")
    match = comes(scenario.sing(lyrics=4), "l104")
    do(match, "tell:poet:1", "rune:upper_right")
    assert offered(match, "mark") == {"l102", "l104"}
    assert refused(match, "mark:l101") == "BAR-145" and refused(match, "mark:l105") == "BAR-145"
    do(match, "mark:l104")
    assert legends(match, 1) == {"l101": "yellow", "l102": "", "l103": "blue", "l104": "blue"}


@pytest.mark.rule("BAR-146")
def test_no_pile_or_no_rune() -> None:
    scenario = Scenario(bards="horn harp").legends(1, l101="yellow", l102="", l103="blue", l104="blue", l105="blue")
    assert refused(scenario.sing(lyrics=9), "tell:poet:1") == "BAR-146"
    match = Scenario(bards="horn harp").runes("blue", 0, 0, 0, 0).sing(lyrics=9)
    assert refused(match, "tell:poet:1") == "BAR-146"
    assert offered(match, "tell") == set()


# -- places that convert ----------------------------------------------------------------------


@pytest.mark.rule("BAR-148")
def test_coin_places() -> None:
    match = do(Scenario().has("blue", region="b3").sing(melodies=2), "busk:busker")
    assert tokens(match) == (2, 0, 0) and in_pool(match) == (0, 0)
    match = do(Scenario().has("blue", region="e1").sing(lyrics=2), "busk:rhyme")
    assert tokens(match) == (2, 0, 0) and in_pool(match) == (0, 0)
    assert refused(Scenario().has("blue", region="e1").sing(melodies=9), "busk:rhyme") == "BAR-148"


@pytest.mark.rule("BAR-149")
def test_the_echo_tower_as_often_as_it_can_be_paid() -> None:
    match = do(Scenario().has("blue", volume=6).sing(), "tower:echo", "echo:range", "echo:range")
    assert tokens(match) == (0, 0, 2) and seat(match).volume == 0 and asked(match) == ("blue", "Sing")
    match = do(Scenario().has("blue", volume=5).sing(), "tower:echo", "leave")
    assert seat(match).volume == 5 and refused(match, "tower:echo") == "BAR-113"
    match = do(Scenario().has("blue", volume=5).brag("blue", "c01").sing(), "tower:echo")
    assert offered(match, "echo") == {"brag", "coin", "range"}


@pytest.mark.rule("BAR-150", "BAR-151")
def test_motif_places() -> None:
    match = do(Scenario().has("blue", region="a1").sing(melodies=2), "motif:carillon", "bonus:m2")
    assert in_pool(match) == (0, 2) and motifs(match) == ["m1", "m2*", "m3", "m4"]
    assert refused(Scenario().has("blue", region="a1").sing(lyrics=9), "motif:carillon") == "BAR-150"


def with_motif(*tokens: str) -> Match:
    """Two crests are spent for a motif."""
    return do(Scenario().motifs(*tokens).held("blue", yellow=2).sing(), "crests:motif")


@pytest.mark.rule("BAR-151", "BAR-152", "BAR-201")
def test_two_ways_of_activating_a_motif() -> None:
    match = with_motif("m1*", "m2", "m3*", "m4*")
    assert offered(match, "bonus") == {"m2"} and offers(match, "cash")
    assert refused(match, "bonus:m1") == "BAR-151" and refused(match, "bonus:m7") == "BAR-038"
    do(match, "cash")
    assert seat(match).gems == 3 and table_of(match).motif_gems == 0
    match = with_motif("m1", "m2")
    assert refused(match, "cash") == "BAR-152"


@pytest.mark.rule("BAR-153")
def test_motifs_need_no_place() -> None:
    match = do(Scenario().song("blue", "s11").has("blue", region="e3", volume=1).sing(), "lower:s11", "bonus:m4")
    assert tokens(match) == (0, 1, 0) and seat(match).boat == 1  # A1; MV1
    match = do(Scenario().event("wi4").has("blue", region="e3", range=2).sing(), "event:wi4")
    do(match, "bonus:m3", "rune:upper_left")
    assert seat(match).gems == 1 and tokens(match) == (1, 0, 0)


@pytest.mark.rule("BAR-151")
def test_a_token_turns_after_its_bonus() -> None:
    """m7 activates an Impro: i12 converts for a motif, which can neither be m7 again nor cash it in."""
    scenario = Scenario().motifs("m7", "m1", "m2*").song("blue", "i12").held("blue", yellow=2).has("blue", volume=1)
    match = do(scenario.sing(), "crests:motif", "bonus:m7")
    assert offered(match, "convert") == {"i12:motif"} and motifs(match) == ["m7", "m1", "m2*"]
    do(match, "convert:i12:motif")
    assert offered(match, "bonus") == {"m1"} and refused(match, "bonus:m7") == "BAR-151"
    do(match, "cash")
    assert seat(match).gems == 1 and motifs(match) == ["m7*", "m1", "m2"]


@pytest.mark.rule("BAR-151")
def test_a_token_alone_cannot_bring_itself_about() -> None:
    scenario = Scenario().motifs("m7").song("blue", "i12").held("blue", yellow=2).has("blue", volume=1)
    match = do(scenario.sing(), "crests:motif", "convert:i12:motif")
    assert seat(match).gems == 0 and motifs(match) == ["m7*"] and asked(match) == ("blue", "Sing")


@pytest.mark.rule("BAR-004")
def test_a_gain_of_stones_is_cut() -> None:
    match = do(Scenario().lair("stump", "b05", under=0).sing(melodies=8), "soothe:stump")  # G1; A1; R2
    assert tokens(match) == (0, 1, 2)
    scenario = Scenario().lair("stump", "b05", under=0).has("yellow", range=11, acoustic=16)
    match = do(scenario.sing(melodies=8), "soothe:stump")
    assert tokens(match) == (0, 0, 1) and "loses-gain" in told(match)
    assert (table_of(match).acoustic, table_of(match).range) == (0, 0)


@pytest.mark.rule("BAR-004", "BAR-104")
def test_gems_never_run_out() -> None:
    match = do(Scenario().swan_songs("yellow").held("blue", yellow=3).sing(), "crests:gems")
    assert seat(match).gems == 4 and table_of(match).reserves == [0, 0]
    assert table_of(match).trigger == 1
    assert CONTENT.reserves == [(10, 14), (15, 21), (20, 28)]
