"""The Entertainer's material, set-up, cards, Composition and Pause (chapters 2.13 to 2.15 and 2.17)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import asked, comes, new, offered, refused, seat, side_of, table_of, value
from tests.games.cove.workshops import Rooms, codes, ends, runes, sings, stage
from veillee.core.match import Match
from veillee.games.cove.box import NONE
from veillee.games.cove.merchants.entertainer.box import CREATURE, IMPRO, SKILL, stage_in
from veillee.games.cove.merchants.entertainer.stage import card_price, hand_limit
from veillee.games.cove.merchants.entertainer.steps import DrawCard, Pause
from veillee.games.cove.steps.day import NextTurn
from veillee.testing import happened, kinds_of, play, told, until

STARTING = 14
SEEDS = range(8)
# The strip of every skill card: hourglass icons, volume, corruption (chapter 3.8).
STRIPS = {
    "s01": (2, 1, 0), "s02": (1, 1, 0), "s03": (1, 2, 1), "s04": (2, 1, 0), "s05": (2, 2, 0), "s06": (3, 3, 0),
    "s07": (3, 2, 0), "s08": (2, 2, 0), "s09": (2, 2, 0), "s10": (3, 2, 0), "s11": (2, 2, 0), "s12": (3, 3, 0),
    "s13": (2, 1, 0), "s14": (2, 2, 0), "s15": (2, 2, 0), "s16": (3, 3, 0),
}  # fmt: skip


def composing(hand: str, *, dial: int = 0, volume: int = 0, song: str = "") -> Match:
    """The Entertainer's turn begins at an hour after which nobody arrives for a while."""
    scenario = Rooms("entertainer blacksmith").stage(hand=hand, song=song, dial=dial, volume=volume)
    return scenario.hours(entertainer=12, blacksmith=16).turn("entertainer")


def composed(card: str, discarded: str, *, dial: int = 0, volume: int = 0, turn: str = "same") -> Match:
    match = composing(f"{card} {discarded}", dial=dial, volume=volume)
    return play(match, f"play:{card}", f"turn:{turn}")


# -- material and set-up ----------------------------------------------------------------------


@pytest.mark.rule("COV-097", "COV-102", "COV-103", "COV-104", "COV-105")
@pytest.mark.parametrize("seed", SEEDS)
def test_what_he_has(seed: int) -> None:
    match = new("entertainer blacksmith", seed=seed)
    found = stage(match)
    box = stage_in(table_of(match).box)
    assert (len(box.cards), box.crests, box.runes, box.stones) == (26, 6, 4, 3)
    own = [card for card in found.deck_cards() if box.cards[card].starting]
    assert len(own) == len(found.deck_cards()) == STARTING
    for pile, kind in ((found.skill_pile, SKILL), (found.impro_pile, IMPRO), (found.creature_pile, CREATURE)):
        assert len(pile) == 4
        assert all(box.cards[card].kind == kind and not box.cards[card].starting for card in pile)


@pytest.mark.rule("COV-103", "COV-104", "COV-105")
def test_the_three_piles_are_shuffled() -> None:
    found = [stage(new("entertainer blacksmith", seed=seed)) for seed in SEEDS]
    for pile in ("skill_pile", "impro_pile", "creature_pile"):
        assert len({tuple(getattr(one, pile)) for one in found}) > 3
    assert len({tuple(sorted(one.hand)) for one in found}) > 3


@pytest.mark.rule("COV-099", "COV-100", "COV-101", "COV-107", "COV-108", "COV-109", "COV-232")
def test_how_his_board_begins() -> None:
    match = new("entertainer blacksmith")
    found = stage(match)
    assert (found.volume, found.dial, found.stones, found.crests, found.runes) == (0, 0, 0, 0, 0)
    assert not found.singing and found.place == NONE  # the instrument's front is up, the pawn stands beside the board
    assert seat(match, "entertainer").gold == 0 and seat(match, "entertainer").corruption == 0
    scene = match.scene(seat=side_of(match, "entertainer"))
    zones = {zone.id.split(":")[0]: zone for zone in scene.zones}
    assert zones["crests"].count == 0 and zones["stones"].count == 0
    assert card_price(table_of(match), found) == 1  # every coin is covered by its rune


@pytest.mark.rule("COV-110")
@pytest.mark.parametrize("seed", SEEDS)
def test_he_begins_with_two_skill_cards(seed: int) -> None:
    match = new("entertainer blacksmith", seed=seed)
    cards = stage_in(table_of(match).box).cards
    assert len(stage(match).hand) == 2 and all(cards[card].kind == SKILL for card in stage(match).hand)
    assert all(cards[card].kind == IMPRO for card in stage(match).song)
    assert all(cards[card].kind == CREATURE for card in stage(match).brag)


@pytest.mark.rule("COV-099")
@pytest.mark.parametrize("merchants", ["blacksmith captain", "captain alchemist", "blacksmith captain alchemist"])
def test_without_him_nothing_of_his_lies_on_the_table(merchants: str) -> None:
    match = new(merchants)
    scene = match.scene(seat=0)
    shown = {zone.id.split(":")[0] for zone in scene.zones}
    assert not shown & {"skill-pile", "impro-pile", "creature-pile", "song", "dial"}
    assert not told(match, "draws")


@pytest.mark.rule("COV-106")
def test_the_piles_lie_open_and_keep_their_order() -> None:
    match = new("entertainer blacksmith")
    before = list(stage(match).skill_pile)
    for who in ("entertainer", "blacksmith"):
        scene = match.scene(seat=side_of(match, who))
        zone = next(zone for zone in scene.zones if zone.id.startswith("skill-pile"))
        assert [piece.id for piece in zone.pieces] == [f"card:{code}" for code in codes(before).split()]
        assert all(piece.face is not None for piece in zone.pieces)
    until(match, lambda match: match.number > 30)
    left = [card for card in before if card in stage(match).skill_pile]
    assert stage(match).skill_pile == left


@pytest.mark.rule("COV-098", "COV-111")
def test_he_has_neither_shop_nor_staff_nor_goods() -> None:
    match = composing("s01 s02")
    assert kinds_of(match) == {"play"}
    play(match, "play:s01", "turn:same")
    assert asked(match) == ("entertainer", "PlayCard")  # the same again: nothing forbids it
    scene = match.scene(seat=side_of(match, "entertainer"))
    owned = {zone.id for zone in scene.zones if zone.owner == side_of(match, "entertainer")}
    assert not any(name.startswith(("stall", "staff")) for name in owned)
    assert table_of(match).box.shops[table_of(match).seats[0].merchant] is None


@pytest.mark.rule("COV-098")
@pytest.mark.parametrize("dial", range(4))
def test_the_dial_of_bardwood_grove_gives_him_no_bonus(dial: int) -> None:
    """Whatever quarter it comes to: the coins around it are never gained, nor anything else but the strip."""
    match = composed("s04", "s01", dial=dial)
    found = stage(match)
    assert (found.volume, found.stones, found.crests, found.runes) == (1, 0, 0, 0)
    assert seat(match, "entertainer").gold == 0


# -- cards ------------------------------------------------------------------------------------


@pytest.mark.rule("COV-112", "COV-123", "COV-125", "COV-153")
@pytest.mark.parametrize("card", STRIPS)
def test_the_strip_of_every_skill_card(card: str) -> None:
    hours, volume, corruption = STRIPS[card]
    match = composed("s04" if card != "s04" else "s01", card)
    assert stage(match).dial == hours and stage(match).volume == volume
    assert seat(match, "entertainer").corruption == corruption
    assert seat(match, "entertainer").hour == 12 + hours


@pytest.mark.rule("COV-115", "COV-157")
@pytest.mark.parametrize("card", ["i01", "i02", "i03", "i04", "i05"])
def test_every_impro_card_goes_to_the_song_when_it_is_drawn(card: str) -> None:
    """The first one is in the deck from the start, the others are bought."""
    scenario = Rooms("entertainer blacksmith").stage(hand="s01 s02", bought="" if card == "i01" else card)
    scenario.comes(*["i01"] * (card == "i01"))
    match = scenario.start(DrawCard(0), NextTurn())
    assert codes(stage(match).song) == card and card not in codes(stage(match).hand)


@pytest.mark.rule("COV-116", "COV-157")
def test_creatures_go_to_the_brag_area_however_many_there_are() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01", brag="c02 c03 c04", discard="c05 c01 s02").only()
    match = scenario.comes("c05", "c01", "s02").start(Pause(0), NextTurn())
    assert codes(stage(match).brag) == "c02 c03 c04 c05 c01" and codes(stage(match).hand) == "s01 s02"


@pytest.mark.rule("COV-118", "COV-233")
def test_new_cards_come_on_top_of_the_draw_pile_the_last_one_first() -> None:
    scenario = Rooms("entertainer blacksmith").stage(song="s01", skills="s13 s14").has("entertainer", gold=9)
    match = play(scenario.sings(), "go:pier_bazaar", "act", "silent", "buy:s13", "go:pier_black", "act", "silent")
    play(match, "buy:s14")
    assert codes(stage(match).top) == "s13 s14"
    ends(match)
    assert codes(stage(match).hand) == "s14 s13" and stage(match).seen == [1, 1]


@pytest.mark.rule("COV-233")
def test_a_known_card_stays_known_only_while_it_is_in_hand() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01", bought="s13").hours(entertainer=12, blacksmith=16)
    match = scenario.start(DrawCard(0), NextTurn())
    assert codes(stage(match).hand) == "s01 s13" and stage(match).seen == [0, 1]
    comes(match, "s02", "s04")
    play(match, "play:s13", "turn:same")
    assert codes(stage(match).hand) == "s02 s04" and stage(match).seen == [0, 0]


@pytest.mark.rule("COV-233", "COV-238")
def test_what_others_read_of_a_draw() -> None:
    match = composed("s01", "s02")
    drawn = happened(match, "draws")[-1]
    assert set(drawn.args) == {"seat"} and drawn.secret is not None and "card" in drawn.secret


@pytest.mark.rule("COV-233", "COV-238")
def test_what_others_may_guess_of_his_hand() -> None:
    """S13 was bought before their eyes; any other skill card of his deck may be the second one, nothing else."""
    scenario = Rooms("entertainer blacksmith").stage(hand="s01", bought="s13").hours(entertainer=12, blacksmith=16)
    match = scenario.start(DrawCard(0), NextTurn())
    skills = {card for card in range(26) if stage_in(table_of(match).box).cards[card].kind == SKILL}
    guessed = set()
    for chance in range(60):
        for who in ("entertainer", "blacksmith"):
            found = stage(match.fork(for_seat=side_of(match, who), chance=chance))
            assert len(found.hand) == 2 and value("card", "s13") in found.hand and set(found.hand) <= skills
            assert sorted(found.deck_cards()) == sorted(stage(match).deck_cards())
            if who == "entertainer":
                assert codes(found.hand) == "s01 s13"
            else:
                guessed |= set(found.hand)
    assert guessed == {value("card", f"s{number:02}") for number in range(1, 14)}


# -- Composition ------------------------------------------------------------------------------


@pytest.mark.rule("COV-120", "COV-121", "COV-122")
def test_one_card_is_played_and_one_discarded() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01 s02 s04 s08", song="s05").fans("lo01", "lo02")
    match = scenario.hours(entertainer=12, blacksmith=16).comes("s09", "s10").turn("entertainer")
    assert offered(match, "play") == {"s01", "s02", "s04", "s08"} and refused(match, "play:s05") == "COV-121"
    play(match, "play:s04")
    assert codes(stage(match).song) == "s05 s04" and stage(match).dial == 0  # no effect yet
    assert offered(match, "discard") == {"s01", "s02", "s08"} and refused(match, "discard:s04") == "COV-122"
    play(match, "discard:s01", "turn:same")
    assert codes(stage(match).discard) == "s01" and codes(stage(match).hand) == "s02 s08 s09 s10"


@pytest.mark.rule("COV-122", "COV-153")
def test_the_discarded_card_lies_on_top_of_its_pile() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01 s02", discard="s10 c01")
    match = play(scenario.hours(entertainer=12, blacksmith=16).turn("entertainer"), "play:s01", "turn:same")
    assert codes(stage(match).discard) == "s10 c01 s02"
    pile = next(zone for zone in match.scene(seat=0).zones if zone.id.startswith("discard"))
    assert [piece.id for piece in pile.pieces][:1] == ["card:s02"]


@pytest.mark.rule("COV-123", "COV-126", "COV-127", "COV-130")
@pytest.mark.parametrize("dial", range(4))
@pytest.mark.parametrize(("card", "quarters"), [("s02", 1), ("s04", 2), ("s07", 3)])
def test_the_dial_turns_clockwise_and_passes_the_shelf(dial: int, card: str, quarters: int) -> None:
    match = composed("s01", card, dial=dial)
    assert stage(match).dial == (dial + quarters) % 4
    assert (asked(match)[1] == "FirstPlace") == (dial + quarters >= 4)
    assert stage(match).singing == (dial + quarters >= 4)


@pytest.mark.rule("COV-124")
@pytest.mark.parametrize(
    ("card", "turn", "quarters"), [("s02", "more", 2), ("s04", "more", 3), ("s04", "less", 1), ("s07", "less", 2)]
)
def test_corruption_turns_the_dial_by_one_quarter_more_or_less(card: str, turn: str, quarters: int) -> None:
    match = composed("s01", card, turn=turn)
    assert stage(match).dial == quarters and seat(match, "entertainer").corruption == 1
    assert seat(match, "entertainer").hour == 12 + STRIPS[card][0]  # COV-153: the hours do not change


@pytest.mark.rule("COV-128")
def test_even_four_quarters_bring_one_song() -> None:
    match = composed("s01", "s06", dial=3, turn="more")
    assert stage(match).dial == 3 and asked(match)[1] == "FirstPlace"
    ends(play(match, "go:hall_bard"))
    assert told(match, "song") == ["song"]


@pytest.mark.rule("COV-124", "COV-067")
def test_without_corruption_cards_the_dial_turns_as_it_says() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01 s04 s05").supply(0)
    match = play(scenario.hours(entertainer=12, blacksmith=16).turn("entertainer"), "play:s01", "discard:s04")
    assert stage(match).dial == 2 and seat(match, "entertainer").corruption == 0


@pytest.mark.rule("COV-125", "COV-067")
def test_the_corruption_of_a_strip_is_ignored_when_none_is_left() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01 s03").supply(0)
    match = play(scenario.hours(entertainer=12, blacksmith=16).turn("entertainer"), "play:s01")
    assert seat(match, "entertainer").corruption == 0 and stage(match).volume == 2


@pytest.mark.rule("COV-151")
@pytest.mark.parametrize(("before", "after"), [(0, 3), (3, 6), (4, 6), (6, 6)])
def test_volume_stops_at_six(before: int, after: int) -> None:
    assert stage(composed("s01", "s06", volume=before)).volume == after


@pytest.mark.rule("COV-129")
def test_a_single_card_is_discarded() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s04").only().hours(entertainer=12, blacksmith=13)
    match = play(scenario.turn("entertainer"), "turn:same")
    assert not stage(match).song and stage(match).dial == 2 and seat(match, "entertainer").hour == 14
    assert codes(stage(match).hand) == "s04"  # the discard pile was shuffled at once


@pytest.mark.rule("COV-129")
def test_without_a_card_an_hour_passes() -> None:
    scenario = Rooms("entertainer blacksmith").stage().only().hours(entertainer=12, blacksmith=13)
    match = scenario.turn("entertainer")
    assert stage(match).dial == 0 and "composes" not in told(match)
    assert [event.args["number"] for event in happened(match, "advances")][:1] == [1]


# -- Pause ------------------------------------------------------------------------------------


@pytest.mark.rule("COV-120", "COV-153", "COV-154")
def test_arrivals_come_before_the_cards() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01 s07", dial=1, song="s02")
    match = scenario.hours(entertainer=2, blacksmith=16).comes("W").turn("entertainer")
    play(match, "play:s01", "turn:same", "go:hall_bard")
    assert seat(match, "entertainer").hour == 2
    ends(match)
    assert asked(match)[1] == "Embark" and seat(match, "entertainer").hour == 5
    assert codes(stage(match).song) == "s02 s01" and stage(match).hand == []  # not yet put away, nothing drawn
    comes(match, "N", "s04", "s05")
    play(match, "embark:boat_1", "embark:boat_2")  # hours 3 and 5
    assert not stage(match).song and codes(stage(match).hand) == "s04 s05"


@pytest.mark.rule("COV-155")
def test_after_a_song_everything_but_the_instrument_is_discarded() -> None:
    match = composing("s01 s02", dial=3, song="i01 s05")
    play(match, "play:s01", "turn:same")
    assert stage(match).singing
    ends(play(match, "go:hall_bard"))
    assert not stage(match).song and codes(stage(match).discard) == "s02 i01 s05 s01"
    assert not stage(match).singing


@pytest.mark.rule("COV-156", "COV-159", "COV-160")
@pytest.mark.parametrize(("fans", "limit"), [(0, 2), (1, 3), (2, 4), (3, 4), (6, 4)])
def test_the_hand_is_filled_up_to_its_limit(fans: int, limit: int) -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01")
    match = scenario.fans(*[f"lo{n:02}" for n in range(1, fans + 1)]).start(Pause(0), NextTurn())
    assert hand_limit(table_of(match), stage(match)) == limit == len(stage(match).hand)


@pytest.mark.rule("COV-159")
def test_a_hand_above_the_limit_stays() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01 s02 s04")
    match = scenario.start(Pause(0), NextTurn())
    assert codes(stage(match).hand) == "s01 s02 s04" and "draws" not in told(match)


@pytest.mark.rule("COV-158")
def test_with_both_piles_empty_drawing_stops() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01", discard="c01 i01").only()
    match = scenario.comes("i01", "c01").hours(entertainer=9, blacksmith=3).start(Pause(0), NextTurn())
    found = stage(match)
    assert (codes(found.hand), codes(found.song), codes(found.brag)) == ("s01", "i01", "c01")


@pytest.mark.rule("COV-158")
def test_the_discard_pile_is_shuffled_only_when_a_card_must_be_drawn() -> None:
    scenario = Rooms("entertainer blacksmith").stage(hand="s01", bought="s13", discard="s02").only()
    match = scenario.start(Pause(0), NextTurn())
    assert codes(stage(match).hand) == "s01 s13" and codes(stage(match).discard) == "s02"
    assert "shuffles" not in told(match)


# -- what stays over night --------------------------------------------------------------------


@pytest.mark.rule("COV-087", "COV-151")
def test_his_things_stay_over_night() -> None:
    scenario = Rooms("entertainer blacksmith").stage(
        hand="s01 s02", song="s05", brag="c02", runes="W", dial=2, volume=5
    )
    match = scenario.hours(blacksmith=9, entertainer=9).clean_up()
    found = stage(match)
    assert (codes(found.hand), codes(found.song), codes(found.brag)) == ("s01 s02", "s05", "c02")
    assert (found.dial, found.volume, runes(match)) == (2, 5, "W")


@pytest.mark.rule("COV-149")
def test_gold_of_a_song_can_be_spent_in_it() -> None:
    match = Rooms("entertainer blacksmith").stage(song="s01", impros="i03").piers(square_w="WWWW").sings()
    play(match, "go:pier_square", "act")
    sings(match, "warrior", "s01_upper")
    assert seat(match, "entertainer").gold == 8
    play(match, "buy:i03")
    assert seat(match, "entertainer").gold == 7 and value("card", "i03") in stage(match).top
