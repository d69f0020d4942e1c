"""The specification's worked examples of the Entertainer (TV-01 to TV-13, TV-24 to TV-27, TV-44, TV-45, TV-47)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import asked, comes, offered, refused, row, seat, side_of, table_of
from tests.games.cove.workshops import Rooms, codes, runes, sings, spends, stage
from veillee.core.errors import VeilleeError
from veillee.core.match import Match
from veillee.games.cove.box import NONE
from veillee.games.cove.merchants.entertainer.stage import card_price, hand_limit, moves_left
from veillee.games.cove.merchants.entertainer.steps import DrawCard, DrawCards, Pause
from veillee.games.cove.steps.day import NextTurn
from veillee.testing import kinds_of, play, told


def gold(match: Match) -> int:
    return seat(match, "entertainer").gold


def price(match: Match) -> int:
    return card_price(table_of(match), stage(match))


def limit(match: Match) -> int:
    return hand_limit(table_of(match), stage(match))


@pytest.mark.rule("COV-127", "COV-132", "COV-134", "COV-182", "COV-175", "COV-160", "COV-114", "COV-144")
@pytest.mark.rule("COV-143", "COV-188", "COV-190", "COV-146", "COV-117", "COV-185", "COV-152")
def test_tv01_the_song_of_the_rulebook() -> None:
    match = (
        Rooms("entertainer blacksmith")
        .stage(song="i01 s01 s05 s12", volume=6, stones=1, creatures="c02")
        .fans("lo12")
        .row("lo01", "lo02", "lo03", "lo04")
        .boat(4, "WWB")
        .boat(5, "WW")
        .has("entertainer", gold=10)
        .comes("s02", "s03", "s04", "s06")
        .sings()
    )
    spends(play(match, "go:hall_warrior", "act"), "s01_upper")  # 2 > 1
    assert runes(match) == "W" and price(match) == 2
    spends(play(match, "go:grand_square", "act", "court:lo02"), "s12_upper")  # 2 = 1 + 1 fan
    assert stage(match).crests == 2 and limit(match) == 4 and row(match)[1] == "lo02*"
    sings(play(match, "go:dragon_isle", "act", "side:right"), "warrior", "s12_lower", "stone", "i01")
    play(match, "tame:c02")
    assert gold(match) == 42 and stage(match).volume == 3 and stage(match).stones == 0
    assert codes(stage(match).brag) == "c02" and not offered(match, "go")
    play(match, "brag")  # nothing else is left to do: the song ends by itself
    assert (stage(match).volume, stage(match).stones, seat(match, "entertainer").corruption) == (0, 1, 1)
    assert stage(match).place == NONE and not stage(match).brag and asked(match)[1] == "PlayCard"
    assert codes(stage(match).hand) == "s02 s03 s04 s06"
    assert codes(stage(match).discard) == "c02 i01 s01 s05 s12"


@pytest.mark.rule("COV-110", "COV-102", "COV-115", "COV-116")
def test_tv02_the_set_up_draws_until_two_skill_cards_are_in_hand() -> None:
    scenario = Rooms("entertainer blacksmith").stage()
    match = scenario.comes("c01", "s04", "i01", "s07", "s02").start(DrawCards(0), DrawCard(0))
    assert codes(stage(match).brag) == "c01" and codes(stage(match).song) == "i01"
    assert codes(stage(match).hand) == "s04 s07 s02"  # the last one is the card that would come next
    assert (stage(match).volume, stage(match).stones, limit(match), price(match)) == (0, 0, 2, 1)


@pytest.mark.rule("COV-123", "COV-127", "COV-151", "COV-153", "COV-125", "COV-133")
def test_tv03_a_full_rotation_with_overshoot_and_the_cap_of_the_volume() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01 s06", dial=3, volume=4)
    match = play(scenario.hours(entertainer=4, blacksmith=9).turn("entertainer"), "play:s01", "turn:same")
    assert asked(match) == ("entertainer", "FirstPlace")
    assert (stage(match).dial, stage(match).volume, moves_left(table_of(match), stage(match))) == (2, 6, 1)
    play(match, "go:grand_square")
    assert seat(match, "entertainer").hour == 4
    play(match, "go:hall_noble")  # no third location: the song ends by itself
    assert len(told(match, "goes")) == 2 and "ends-song" in told(match)
    assert seat(match, "entertainer").hour == 7


@pytest.mark.rule("COV-124", "COV-153")
def test_tv04_corruption_for_the_dial() -> None:
    match = Rooms("entertainer blacksmith").stage(hand="s02 s10", dial=2).turn("entertainer")
    play(match, "play:s10")
    assert offered(match, "turn") == {"same", "more"} and refused(match, "turn:less") == "COV-124"
    play(match, "turn:more")
    assert asked(match)[1] == "FirstPlace" and stage(match).dial == 0
    assert seat(match, "entertainer").corruption == 1
    play(match, "go:hall_bard", "end_song")
    assert seat(match, "entertainer").hour == 2


@pytest.mark.rule("COV-130", "COV-155")
def test_tv05_no_full_rotation() -> None:
    match = Rooms("entertainer blacksmith").stage(hand="s01 s04").comes("W", "s02", "s03").turn("entertainer")
    play(match, "play:s01", "turn:same", "embark:boat_1")
    assert (stage(match).dial, stage(match).volume, seat(match, "entertainer").hour) == (2, 1, 3)
    assert "song" not in told(match) and codes(stage(match).song) == "s01" and not stage(match).singing
    assert codes(stage(match).hand) == "s02 s03"


@pytest.mark.rule("COV-167", "COV-168", "COV-171", "COV-172")
def test_tv06_one_colour_on_a_pier_then_a_purchase() -> None:
    match = (
        Rooms("entertainer blacksmith")
        .stage(song="s01 s02 s10", volume=2, runes="B", skills="s14", impros="i03")
        .fans("lo01", "lo02", "lo03")
        .piers(bazaar_w="WWNR")
        .sings()
    )
    play(match, "go:pier_bazaar", "act", "sing:warrior")
    assert offered(match, "use") == {"s01_upper", "s02_upper", "s02_lower"}
    assert refused(match, "use:s10_upper") == "COV-167"
    spends(match, "s01_upper", "s02_upper", "s02_lower")
    assert gold(match) == 8 and stage(match).volume == 0
    assert offered(match, "buy") == {"s14", "i03"}
    play(match, "buy:i03")
    assert gold(match) == 5 and codes(stage(match).top) == "i03"
    assert refused(match, "act") == "COV-137"  # the other colour must wait for another location
    play(match, "go:pier_black", "act", "sing:noble")
    assert stage(match).earned == 0 and not offered(match, "use")


@pytest.mark.rule("COV-169", "COV-170")
def test_tv07_a_purchase_without_singing() -> None:
    match = Rooms("entertainer blacksmith").stage(song="s01", skills="s13").has("entertainer", gold=1).sings()
    play(match, "go:pier_square", "act", "silent", "buy:s13")
    assert gold(match) == 0 and codes(stage(match).top) == "s13"
    assert asked(match)[1] == "AtPlace" and refused(match, "act") == "COV-137"


@pytest.mark.rule("COV-143", "COV-141")
@pytest.mark.parametrize(("clan", "earned"), [("warrior", 6), ("noble", 3)])
def test_tv08_a_joker_is_not_split(clan: str, earned: int) -> None:
    match = Rooms("entertainer blacksmith").stage(stones=1).piers(black_e="WWNR").sings()
    play(match, "go:pier_black", "act")
    sings(match, clan, "stone")
    assert gold(match) == earned and stage(match).stones == 0
    assert asked(match)[1] in ("AtPlace", "BuyCard") and not offered(match, "sing")


@pytest.mark.rule("COV-142", "COV-175")
def test_tv09_overpaying_on_the_grand_square() -> None:
    def start() -> Match:
        scenario = Rooms("entertainer blacksmith").stage(song="s07 s02", stones=1).fans("lo12")
        return play(scenario.row("lo01", "lo02").sings(), "go:grand_square", "act", "court:lo01")

    for source in ("stone", "s07_upper"):
        match = spends(start(), source)
        assert stage(match).crests == 2 and row(match)[0] == "lo01*"
        assert asked(match)[1] == "AtPlace"
    match = play(start(), "use:s02_upper")
    assert refused(match, "enough") == "COV-142"


@pytest.mark.rule("COV-182", "COV-183", "COV-184")
def test_tv10_a_hall_needs_strictly_more() -> None:
    def start(song: str) -> Match:
        scenario = Rooms("entertainer blacksmith").stage(song=song, runes="W").halls(noble=2)
        return play(scenario.sings(), "go:hall_noble")

    match = start("s10")
    assert refused(match, "act") == "COV-182"
    match = start("s10 s11")
    spends(play(match, "act"), "s10_upper", "s11_upper")
    assert runes(match) == "WN" and price(match) == 3
    play(match, "end_song")
    match = Rooms("entertainer blacksmith").stage(song="s10 s11 s12", runes="N").halls(noble=1).sings()
    assert refused(play(match, "go:hall_noble"), "act") == "COV-183"


@pytest.mark.rule("COV-131")
@pytest.mark.parametrize("place", ["rogues_lair", "hall_paladin"])
def test_tv11_forbidden_places(place: str) -> None:
    match = Rooms("entertainer blacksmith").stage(song="s01").sings()
    assert len(offered(match, "go")) == 9 and place not in offered(match, "go")
    with pytest.raises(VeilleeError):
        match.play(f"go:{place}")
    assert asked(match) == ("entertainer", "FirstPlace")


@pytest.mark.rule("COV-186", "COV-188")
def test_tv12_dragon_isle_without_a_rune_and_for_the_wrong_clan() -> None:
    match = play(Rooms("entertainer blacksmith").stage(song="s01").boat(1, "WW").sings(), "go:dragon_isle")
    assert refused(match, "act") == "COV-186"
    match = Rooms("entertainer blacksmith").stage(song="s01 s04", runes="B").boat(1, "WW").sings()
    play(match, "go:dragon_isle", "act", "side:left")
    assert offered(match, "sing") == {"bard"} and refused(match, "sing:warrior") == "COV-188"


@pytest.mark.rule("COV-187", "COV-189", "COV-190")
def test_tv13_dragon_isle_with_two_clans() -> None:
    match = (
        Rooms("entertainer blacksmith")
        .stage(song="s01 s12 i03", runes="WN")
        .boat(1, "WWB")
        .boat(2, "WWZN", "square_w")
        .boat(3, "NR")
        .sings()
    )
    play(match, "go:dragon_isle", "act", "side:left")
    sings(match, "warrior", "s01_upper", "i03")
    assert gold(match) == 8 and refused(match, "sing:warrior") == "COV-189"
    sings(match, "noble", "s12_upper")
    assert gold(match) == 10
    assert offered(match, "tame") == {"c02", "c03", "c04", "c05"}
    play(match, "tame:c05")
    assert codes(stage(match).brag) == "c05" and "c05" not in codes(stage(match).creature_pile)


@pytest.mark.rule("COV-161", "COV-163", "COV-164", "COV-166")
def test_tv24_a_swan_song() -> None:
    match = swan_song()
    hour = seat(match, "entertainer").hour
    play(match, "swan", "go:pier_black", "act")
    sings(match, "bard", "s04_upper", "i01")
    assert gold(match) == 9
    play(match, "no_card", "go:hall_noble")  # one further location, and then it ends
    assert not stage(match).song and set(codes(stage(match).discard).split()) == {"s04", "i01"}
    assert stage(match).dial == 1 and seat(match, "entertainer").hour == hour and not stage(match).singing
    assert "draws" not in told(match) and codes(stage(match).hand) == "s07 s08"


@pytest.mark.rule("COV-165")
def test_tv24_without_a_swan_song_the_song_stays() -> None:
    match = play(swan_song(), "no_swan")
    assert codes(stage(match).song) == "s04 i01" and table_of(match).day == 3 and gold(match) == 0


def swan_song() -> Match:
    scenario = (
        Rooms("entertainer blacksmith").stage(hand="s07 s08", song="s04 i01", dial=1).piers(black_e="BBBW").day(2)
    )
    return scenario.row("lo01", "lo02", "lo03", "lo04").market()


@pytest.mark.rule("COV-145", "COV-147")
def test_tv25_stones_are_limited() -> None:
    match = Rooms("entertainer blacksmith").stage(brag="c02", volume=3, stones=3).sings()
    play(match, "go:hall_bard", "brag")
    assert stage(match).stones == 3 and seat(match, "entertainer").corruption == 1


@pytest.mark.rule("COV-156", "COV-157", "COV-158")
def test_tv26_drawing_with_a_reshuffle() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01", bought="i03", discard="s02 s03 s08 c01").only()
    match = scenario.fans("lo12").comes("s03", "c01", "s02").start(Pause(0), NextTurn())
    assert codes(stage(match).song) == "i03" and codes(stage(match).brag) == "c01"
    assert codes(stage(match).hand) == "s01 s03 s02" and codes(stage(match).unknown) == "s08"
    assert not stage(match).discard


@pytest.mark.rule("COV-172", "COV-156", "COV-118")
def test_tv27_a_bought_card_is_drawn_at_once() -> None:
    match = Rooms("entertainer blacksmith").stage(song="s01", skills="s13").has("entertainer", gold=1).sings()
    play(match, "go:pier_square", "act", "silent", "buy:s13")
    play(comes(match, "s05"), "end_song")
    assert codes(stage(match).hand) == "s13 s05"


@pytest.mark.rule("COV-235", "COV-114", "COV-175")
def test_tv44_a_payment_must_stay_possible() -> None:
    def start(volume: int) -> Match:
        scenario = Rooms("entertainer blacksmith").stage(song="s02 s09", volume=volume).fans("lo10", "lo11", "lo12")
        return play(scenario.row("lo01", "lo02").sings(), "go:grand_square")

    match = play(start(4), "act", "court:lo01")
    assert offered(match, "use") == {"s02_upper", "s09_upper", "s09_lower"}
    assert refused(match, "use:s02_lower") == "COV-235"
    spends(match, "s02_upper", "s09_upper", "s09_lower")
    assert stage(match).crests == 4 and stage(match).volume == 1
    assert refused(start(2), "act") == "COV-175"


@pytest.mark.rule("COV-146", "COV-147", "COV-234", "COV-145")
def test_tv45_bragging_twice() -> None:
    scenario = Rooms("entertainer blacksmith").stage(song="s01 s02", brag="c02", volume=6, stones=2, runes="W")
    match = play(scenario.boat(1, "W").sings(), "go:dragon_isle", "brag")
    assert (stage(match).volume, stage(match).stones, seat(match, "entertainer").corruption) == (3, 3, 1)
    play(match, "act", "side:left", "sing:warrior")
    assert kinds_of(match) == {"use"}
    play(match, "use:s01_upper")
    assert "brag" not in kinds_of(match)
    play(match, "enough", "tame:c04", "brag")
    assert (stage(match).volume, gold(match), seat(match, "entertainer").corruption) == (0, 2 + 6, 2)


@pytest.mark.rule("COV-233", "COV-172", "COV-238")
def test_tv47_a_known_card_in_hand() -> None:
    match = Rooms("entertainer blacksmith").stage(song="s01", skills="s13").has("entertainer", gold=1).sings()
    play(match, "go:pier_square", "act", "silent", "buy:s13")
    play(comes(match, "s05"), "end_song")
    assert [known_to(match, who) for who in ("entertainer", "blacksmith")] == [["s05", "s13"], ["s13"]]
    # Discarded and shuffled, it is unknown again.
    scenario = Rooms("entertainer blacksmith").stage(hand="s01", discard="s13").only().comes("s13")
    match = scenario.start(Pause(0), NextTurn())
    assert codes(stage(match).hand) == "s01 s13"
    assert [known_to(match, who) for who in ("entertainer", "blacksmith")] == [["s01", "s13"], []]


def known_to(match: Match, who: str) -> list[str]:
    """The cards of the Entertainer's hand that a seat can see."""
    hand = next(zone for zone in match.scene(seat=side_of(match, who)).zones if zone.kind == "hand")
    assert hand.count == 2
    return sorted(piece.id.removeprefix("card:") for piece in hand.pieces if piece.face is not None)
