"""The Song step: where and how often, sources, bragging, and payments that stay possible (chapter 2.16)."""

from __future__ import annotations

import random

import pytest

from tests.games.cove.builder import asked, offered, refused, seat, table_of
from tests.games.cove.workshops import Rooms, codes, runes, sings, spends, spent, stage
from veillee.core.match import Match
from veillee.games.cove.box import NONE
from veillee.games.cove.merchants.entertainer.stage import moves_left
from veillee.testing import happened, kinds_of, play, told

PLACES = {
    "pier_bazaar", "pier_square", "pier_black", "grand_square", "hall_warrior", "hall_bard", "hall_wizard",
    "hall_noble", "dragon_isle",
}  # fmt: skip
# Every part of a skill card: clan, value and the volume it costs (chapter 3.8).
PARTS = {
    "s01_upper": ("warrior", 2, 0),
    "s02_upper": ("warrior", 1, 0), "s02_lower": ("warrior", 1, 2),
    "s03_upper": ("warrior", 1, 0), "s03_lower": ("bard", 2, 3),
    "s04_upper": ("bard", 2, 0),
    "s05_upper": ("bard", 1, 0), "s05_lower": ("bard", 1, 2),
    "s06_upper": ("bard", 1, 0), "s06_lower": ("wizard", 2, 3),
    "s07_upper": ("wizard", 2, 0),
    "s08_upper": ("wizard", 1, 0), "s08_lower": ("wizard", 1, 2),
    "s09_upper": ("wizard", 1, 0), "s09_lower": ("noble", 2, 3),
    "s10_upper": ("noble", 2, 0),
    "s11_upper": ("noble", 1, 0), "s11_lower": ("noble", 1, 2),
    "s12_upper": ("noble", 2, 0), "s12_lower": ("warrior", 2, 3),
    "s13_upper": ("paladin", 2, 0),
    "s14_upper": ("warrior", 2, 0), "s14_lower": ("bard", 2, 2),
    "s15_upper": ("wizard", 2, 0), "s15_lower": ("noble", 2, 2),
    "s16_upper": ("paladin", 1, 0), "s16_lower": ("paladin", 4, 5),
}  # fmt: skip


def artist(**board: str | int) -> Rooms:
    """The Entertainer against the Blacksmith, with this on his board."""
    return Rooms("entertainer blacksmith").stage(**board)  # type: ignore[arg-type]


def gold(match: Match) -> int:
    return seat(match, "entertainer").gold


def corruption(match: Match) -> int:
    return seat(match, "entertainer").corruption


# -- where and how often ----------------------------------------------------------------------


@pytest.mark.rule("COV-131", "COV-132", "COV-136")
def test_a_song_may_begin_at_any_of_the_nine_locations() -> None:
    match = artist(song="s01").sings()
    assert offered(match, "go") == PLACES and kinds_of(match) == {"go"}


@pytest.mark.rule("COV-135", "COV-136")
@pytest.mark.parametrize("first", sorted(PLACES))
def test_from_everywhere_to_everywhere_but_never_twice(first: str) -> None:
    match = play(artist(song="s01 s02", stones=1).sings(), f"go:{first}")
    assert offered(match, "go") == PLACES - {first} and refused(match, f"go:{first}") == "COV-135"
    second = "dragon_isle" if first != "dragon_isle" else "hall_bard"
    play(match, f"go:{second}")
    assert offered(match, "go") == PLACES - {first, second} and refused(match, f"go:{first}") == "COV-135"


@pytest.mark.rule("COV-133", "COV-134", "COV-166")
@pytest.mark.parametrize(("dial", "moves"), [(0, 2), (1, 1), (2, 1), (3, 2)])
@pytest.mark.parametrize("swan", [False, True])
def test_the_quarter_says_how_many_other_locations(dial: int, moves: int, swan: bool) -> None:
    scenario = artist(hand="s07 s08", song="s01", dial=dial)
    match = play(scenario.market(), "swan") if swan else scenario.sings()
    for visits in range(moves + 1):
        assert moves_left(table_of(match), stage(match)) == (moves - visits + 1 if visits else moves)
        places = [key for key in match.legal_keys if key.startswith("go:")]
        match.play(places[0])
    assert told(match, "goes") == ["goes"] * (1 + moves)


@pytest.mark.rule("COV-134")
def test_the_strolling_show_adds_a_location_to_every_song_it_lies_in() -> None:
    match = artist(song="i02", dial=1).sings()
    assert moves_left(table_of(match), stage(match)) == 2 and not offered(match, "use")
    play(match, "go:hall_bard", "go:hall_noble", "go:hall_warrior")
    assert told(match, "goes") == ["goes"] * 3


@pytest.mark.rule("COV-137", "COV-138")
def test_a_location_may_be_visited_without_acting_and_the_song_ended_at_any_time() -> None:
    match = artist(song="s01").piers(bazaar_w="WWWW").sings()
    play(match, "go:pier_bazaar", "go:hall_warrior", "end_song")
    assert gold(match) == 0 and not runes(match) and stage(match).place == NONE


@pytest.mark.rule("COV-137")
def test_one_action_at_each_visit() -> None:
    match = artist(song="s01 s02 s04").piers(bazaar_w="WWBB").sings()
    play(match, "go:pier_bazaar", "act")
    sings(match, "warrior", "s01_upper")
    play(match, "no_card")
    assert refused(match, "act") == "COV-137"


@pytest.mark.rule("COV-234", "COV-138")
def test_before_and_after_the_action_he_may_brag_move_on_or_end() -> None:
    match = artist(song="s01 s02", brag="c01 c04", volume=6).piers(bazaar_w="WWBB").sings()
    play(match, "go:pier_bazaar")
    assert kinds_of(match) == {"act", "brag", "go", "end_song"}
    play(match, "act")
    assert not kinds_of(match) & {"brag", "go", "end_song"}
    play(match, "sing:warrior", "use:s01_upper")
    assert not kinds_of(match) & {"brag", "go", "end_song"}
    play(match, "enough", "no_card")
    assert kinds_of(match) == {"brag", "go", "end_song"}


@pytest.mark.rule("COV-108", "COV-152")
def test_at_the_end_the_pawn_returns_and_icons_are_lost() -> None:
    match = artist(song="s01", brag="c03", volume=3).sings()
    play(match, "go:hall_bard", "brag", "end_song")
    found = stage(match)
    assert (found.place, found.visited, found.extra, found.spent) == (NONE, 0, 0, 0)


# -- sources ----------------------------------------------------------------------------------


@pytest.mark.rule("COV-112", "COV-113", "COV-114", "COV-143", "COV-167")
@pytest.mark.parametrize("source", PARTS)
@pytest.mark.parametrize("clan", ["warrior", "bard", "wizard", "noble"])
def test_every_part_of_every_skill_card(source: str, clan: str) -> None:
    """Sung before one listener of each clan it brings its value to its own, a Paladin to any."""
    own, worth, cost = PARTS[source]
    match = artist(song=source[:3], volume=6, stones=2).piers(bazaar_w="WBZN").sings()
    play(match, "go:pier_bazaar", "act", f"sing:{clan}")
    assert asked(match)[1] == "Spend"
    if own not in (clan, "paladin"):
        assert refused(match, f"use:{source}") == "COV-167"
        return
    spends(match, source)
    assert gold(match) == worth and stage(match).volume == 6 - cost


@pytest.mark.rule("COV-114")
@pytest.mark.parametrize("source", [source for source in PARTS if source.endswith("lower")])
def test_a_lower_part_needs_its_volume(source: str) -> None:
    clan, _, cost = PARTS[source]
    sung = "warrior" if clan == "paladin" else clan
    match = artist(song=source[:3], volume=cost - 1, stones=2).piers(bazaar_w="WBZN").sings()
    play(match, "go:pier_bazaar", "act", f"sing:{sung}")
    assert asked(match)[1] == "Spend" and refused(match, f"use:{source}") == "COV-114"


@pytest.mark.rule("COV-139", "COV-140", "COV-141")
def test_parts_of_a_card_are_separate_and_each_is_spent_once() -> None:
    match = artist(song="s02 s01", volume=6).piers(bazaar_w="WBZN", black_e="WWWN").sings()
    play(match, "go:pier_bazaar", "act", "sing:warrior", "use:s02_upper")
    assert refused(match, "use:s02_upper") == "COV-139"
    play(match, "enough", "no_card", "go:pier_black", "act")
    sings(match, "warrior", "s02_lower", "s01_upper")  # combined: (1 + 2) × 3
    assert gold(match) == 1 + 9 and spent(match) == ["s02_upper", "s02_lower", "s01_upper"]


@pytest.mark.rule("COV-139")
def test_a_lower_part_is_spent_once_however_much_volume_is_left() -> None:
    match = artist(song="s02 s01", volume=6).piers(bazaar_w="WWWW").sings()
    play(match, "go:pier_bazaar", "act", "sing:warrior", "use:s02_lower")
    assert refused(match, "use:s02_lower") == "COV-139" and stage(match).volume == 4


@pytest.mark.rule("COV-141")
@pytest.mark.parametrize("source", ["s01_upper", "s16_lower", "stone", "i01"])
def test_a_source_is_spent_as_a_whole(source: str) -> None:
    """One listener on the first pier takes all its icons; nothing is left for the second."""
    match = artist(song="s01 s16 i01", volume=5, stones=1).piers(bazaar_w="WNNN", black_e="WWWW").sings()
    play(match, "go:pier_bazaar", "act")
    sings(match, "warrior", source)
    play(match, "no_card", "go:pier_black", "act", "sing:warrior")
    assert asked(match)[1] == "Spend" and source not in offered(match, "use")


@pytest.mark.rule("COV-139", "COV-144", "COV-145")
def test_every_stone_is_three_icons_of_one_colour() -> None:
    match = artist(stones=3).piers(bazaar_w="WNNN").sings()
    play(match, "go:pier_bazaar", "act", "sing:noble", "use:stone", "enough")  # the first one is the only choice
    assert gold(match) == 6 * 3 and stage(match).stones == 1


@pytest.mark.rule("COV-143")
def test_a_joker_is_no_rogue() -> None:
    match = play(artist(stones=1).piers(bazaar_w="RRRR").sings(), "go:pier_bazaar", "act")
    assert offered(match, "sing") == {"warrior", "bard", "wizard", "noble"}


@pytest.mark.rule("COV-139", "COV-140")
@pytest.mark.parametrize(
    ("song", "worth"), [("i01", 0), ("i01 s01", 1), ("i01 s01 s04 i03", 2), ("i01 s01 s04 s16", 3)]
)
def test_the_impromptu_jam_counts_skill_cards(song: str, worth: int) -> None:
    match = artist(song=song, stones=1).piers(bazaar_w="ZZZZ").sings()
    play(match, "go:pier_bazaar", "act", "sing:wizard")
    if not worth:
        assert spent(match) == ["stone"]  # a value of 0 is no source
        return
    spends(match, "i01")
    assert gold(match) == 4 * worth


@pytest.mark.rule("COV-139")
def test_one_more_song_is_two_paladins() -> None:
    match = artist(song="i03", stones=1).piers(bazaar_w="ZZZZ").sings()
    sings(play(match, "go:pier_bazaar", "act"), "wizard", "i03")
    assert gold(match) == 8


@pytest.mark.rule("COV-139")
@pytest.mark.parametrize(("fans", "worth"), [(0, 0), (1, 1), (4, 4), (6, 4)])
def test_the_fan_chorus_counts_fans_up_to_four(fans: int, worth: int) -> None:
    scenario = artist(song="i04", stones=1).piers(bazaar_w="ZNNN").fans(*[f"lo{n:02}" for n in range(1, fans + 1)])
    match = play(scenario.sings(), "go:pier_bazaar", "act", "sing:wizard")
    if not worth:
        assert spent(match) == ["stone"]
        return
    spends(match, "i04")
    assert gold(match) == worth


@pytest.mark.rule("COV-139")
@pytest.mark.parametrize("halls", ["", "W", "WBZN"])
def test_the_echo_of_the_halls_counts_runes(halls: str) -> None:
    match = artist(song="i05", stones=1, runes=halls).piers(bazaar_w="ZNNN").sings()
    play(match, "go:pier_bazaar", "act", "sing:wizard")
    if not halls:
        assert spent(match) == ["stone"]
        return
    spends(match, "i05")
    assert gold(match) == len(halls)


@pytest.mark.rule("COV-139", "COV-185")
def test_what_an_impro_counts_is_counted_when_it_is_spent() -> None:
    match = artist(song="i05 s01", stones=1).piers(bazaar_w="ZNNN").sings()
    play(match, "go:hall_warrior", "act")
    spends(match, "s01_upper")
    play(match, "go:pier_bazaar", "act", "sing:wizard")
    spends(match, "i05")
    assert gold(match) == 1


# -- bragging ---------------------------------------------------------------------------------


@pytest.mark.rule("COV-146", "COV-147", "COV-117")
@pytest.mark.parametrize(
    ("card", "gains"),
    [
        ("c01", {"gold": 3}),
        ("c02", {"stones": 1, "corruption": 1}),
        ("c03", {}),
        ("c04", {"gold": 6, "corruption": 1}),
        ("c05", {"corruption": -2}),
    ],
)
def test_every_creature(card: str, gains: dict[str, int]) -> None:
    match = artist(song="s01", brag=card, discard="s02", volume=4).has("entertainer", corruption=3).sings()
    play(match, "go:hall_bard", "brag")
    if card == "c05":
        assert offered(match, "shed") == {"0", "1", "2"}
        play(match, "shed:2")
    assert gold(match) == gains.get("gold", 0) and stage(match).stones == gains.get("stones", 0)
    assert corruption(match) == 3 + gains.get("corruption", 0) and stage(match).volume == 1
    assert codes(stage(match).discard) == f"{card} s02" and not stage(match).brag  # under the pile


@pytest.mark.rule("COV-148", "COV-139")
def test_icons_of_a_creature_are_a_source_of_this_song_only() -> None:
    match = artist(hand="s07 s08", brag="c03", volume=3, song="s01", dial=1).piers(bazaar_w="ZZNN").market()
    play(match, "swan", "go:pier_bazaar", "brag", "act")
    sings(match, "wizard", "c03")
    assert gold(match) == 6
    match = artist(hand="s07 s08", brag="c03", volume=3, song="s01").sings()
    play(match, "go:hall_bard", "brag", "end_song")
    assert stage(match).extra == 0


@pytest.mark.rule("COV-146", "COV-147")
def test_all_creatures_in_the_order_of_his_choice() -> None:
    match = artist(brag="c02 c05 c04", volume=3).has("entertainer", corruption=0).sings()
    play(match, "go:hall_bard", "brag")
    assert offered(match, "show") == {"c02", "c04", "c05"}
    play(match, "show:c04")
    assert corruption(match) == 1 and gold(match) == 6
    assert refused(match, "show:c04") == "COV-147" and refused(match, "show:c01") == "COV-146"
    play(match, "show:c05", "shed:1")  # sheds the card of the Magpie; the Toad comes last by itself
    assert corruption(match) == 1 and stage(match).stones == 1
    assert sorted(codes(stage(match).discard).split()) == ["c02", "c04", "c05"]


@pytest.mark.rule("COV-146")
def test_bragging_takes_volume_and_a_creature() -> None:
    match = play(artist(song="s01", brag="c01", volume=2).sings(), "go:hall_bard")
    assert refused(match, "brag") == "COV-146"
    match = play(artist(song="s01", volume=6).sings(), "go:hall_bard")
    assert refused(match, "brag") == "COV-146"


@pytest.mark.rule("COV-147", "COV-067")
def test_the_corruption_of_a_creature_is_ignored_when_none_is_left() -> None:
    match = play(artist(brag="c04", volume=3).supply(0).sings(), "go:hall_bard", "brag")
    assert gold(match) == 6 and corruption(match) == 0


@pytest.mark.rule("COV-150", "COV-149")
def test_a_coin_with_a_number_is_gold() -> None:
    match = artist(brag="c01", volume=3, song="s01", skills="s13").sings()
    play(match, "go:pier_black", "brag", "act", "silent", "buy:s13")
    assert gold(match) == 3 - 1 and [event.args["number"] for event in happened(match, "earns")] == [3]


# -- payments that stay possible --------------------------------------------------------------


@pytest.mark.rule("COV-142", "COV-235")
def test_a_payment_may_stop_as_soon_as_the_cost_is_reached() -> None:
    match = artist(song="s01 s04 s07").row("lo01").sings()
    play(match, "go:grand_square", "act", "use:s01_upper")
    assert "enough" in match.legal_keys and offered(match, "use") == {"s04_upper", "s07_upper"}
    play(match, "use:s04_upper", "enough")  # overpaid: what is too much is lost
    assert stage(match).crests == 1 and spent(match) == ["s01_upper", "s04_upper"]


@pytest.mark.rule("COV-235", "COV-182")
def test_the_volume_for_a_hall_is_kept() -> None:
    """The Nobles' Hall holds 4: only with the lower part of the Rhyme can 5 be reached, so its volume stays."""
    match = artist(song="s10 s11 s09", volume=3).halls(noble=4).sings()
    play(match, "go:hall_noble", "act")
    assert offered(match, "use") == {"s10_upper", "s11_upper", "s09_lower"}
    assert refused(match, "use:s11_lower") == "COV-235" and refused(match, "use:s09_upper") == "COV-167"


@pytest.mark.rule("COV-235")
@pytest.mark.parametrize("seed", range(40))
def test_nobody_gets_stuck_in_a_payment(seed: int) -> None:
    """The worst choices: whatever costs most volume for the fewest icons first, then anything, never enough."""
    chance = random.Random(seed)
    skills = [f"s{n:02}" for n in range(1, 17)]
    chance.shuffle(skills)
    fans = chance.randrange(6)
    match = (
        artist(
            song=" ".join([*skills[: chance.randrange(1, 6)], *chance.sample(["i01", "i03", "i04", "i05"], 2)]),
            volume=chance.randrange(7),
            stones=chance.randrange(4),
            runes="".join(chance.sample("WBZN", chance.randrange(4))),
        )
        .fans(*[f"lo{n:02}" for n in range(1, fans + 1)])
        .row("me01", "me02", "me03", "me04")
        .halls(warrior=chance.randrange(6), noble=chance.randrange(6), wizard=chance.randrange(4))
        .boats("WBZ", "WNN", "R", "ZZN", "B")
        .piers(square_e="WBZN")
        .sings()
    )
    while stage(match).place != NONE or asked(match)[1] == "FirstPlace":
        keys = match.legal_keys
        uses = [key for key in keys if key.startswith("use:")]
        if "act" in keys:
            match.play("act")
        elif uses:
            dear = max(uses, key=lambda key: (cost_of(key), chance.random()))
            match.play(dear if chance.random() < 0.8 else chance.choice(uses))
        else:
            match.play(chance.choice([key for key in keys if key != "end_song"] or keys))
        assert not match.spec.faults(match.table)
        assert stage(match).volume >= 0 and stage(match).stones >= 0


def cost_of(key: str) -> float:
    """Volume by icon."""
    _, worth, cost = PARTS.get(key.removeprefix("use:"), ("", 1, 0))
    return cost / worth
