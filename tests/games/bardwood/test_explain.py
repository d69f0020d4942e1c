"""Why a move is not possible: every message has words and a test, and whatever is tried is explained."""

from __future__ import annotations

import pytest

from tests.explaining import (
    Case,
    Situation,
    Wording,
    each_case,
    each_wording,
    reasons_of,
    refusal,
    share_explained,
    worded,
)
from tests.games.bardwood.builder import CONTENT, SPEC, Scenario, do, key_of, new, pool, table_of, value
from veillee.core.match import Match

# -- situations -------------------------------------------------------------------------------


def choosing_bards() -> Match:
    return do(new(2, first="1"), "bard:harp")


def keeping_a_muse() -> Match:
    match = do(new(2, first="1", content="everything"), "bard:harp", "bard:horn")
    table_of(match).seats[1].muses = [0, 1]
    table_of(match).resume()
    return match


def composing() -> Match:
    return Scenario().hand("blue", "harp_1", "harp_2").turn()


def adjusting() -> Match:
    scenario = Scenario(bards="bongo harp").has("blue", volume=3).hand("blue", "bongo_1", "bongo_2")
    return do(scenario.turn(), "play:bongo_1")


def moving() -> Match:
    return do(Scenario().has("blue", boat=6).hand("blue", "harp_1", "harp_2").turn(), "play:harp_1")


def moving_on_ice() -> Match:
    return do(Scenario().event("wi1").hand("blue", "harp_1", "harp_2").turn(), "play:harp_1")


def singing() -> Match:
    """Blue at the start region with a song, a little volume and nothing else."""
    scenario = Scenario(bards="banjo harp").song("blue", "s03", "banjo_6", "i12", "i15").has("blue", volume=1)
    return scenario.lair("stump", "c01").sing()


def having_sung() -> Match:
    scenario = Scenario(bards="banjo harp").song("blue", "s03", "i15").has("blue", volume=6, coins=9)
    match = scenario.lair("stump", "c01").held("blue", yellow=1).sing(melodies=9)
    do(match, "use:s03", "lower:s03", "convert:i15:melody", "convert:i15:melody", "help:stump", "duel:yellow")
    return do(match, "bank:coins", "use:banjo")


def choosing_a_side() -> Match:
    return do(Scenario().song("blue", "i03").sing(), "use:i03")


def with_muse(muse: str = "mu6", melodies: int = 9) -> Match:
    return Scenario(content="everything").muse("blue", muse).sing(melodies=melodies)


def poor_muse() -> Match:
    return with_muse(melodies=1)


def idle_muse() -> Match:
    return with_muse("mu1")


def used_muse() -> Match:
    return do(with_muse(), "muse_convert:mu6")


def rich() -> Match:
    """Everything can be paid; the bard is in the middle."""
    scenario = Scenario().has("blue", volume=6, coins=9).lair("stump", "c01", crests="blue").lair("ravine", "c05")
    return scenario.sing(melodies=20, lyrics=20)


def without_crests() -> Match:
    return Scenario().has("blue", crests=0).has("yellow", crests=0).lair("stump", "c01").sing(melodies=9)


def far_from_all() -> Match:
    return Scenario().has("blue", region="a3").has("yellow", region="e1").sing(melodies=9)


def beside_an_empty_lair() -> Match:
    return Scenario().lair("stump").sing(melodies=4)


def beside_an_empty_shop() -> Match:
    return Scenario().has("blue", region="a1", coins=1).shop("conservatory").sing()


def beside_a_shop() -> Match:
    return Scenario().has("blue", region="a1", coins=1).shop("conservatory", "s01", "s02").sing()


def on_stage() -> Match:
    return Scenario().has("blue", region="d1").rewards("tavern", "yellow", "", "", "").sing(lyrics=3)


def on_stage_without_runes() -> Match:
    return Scenario().has("blue", region="d1").runes("blue", 0, 0, 0, 0).sing(lyrics=9)


def telling() -> Match:
    told = {"l101": "yellow", "l102": "yellow", "l103": "yellow", "l104": "yellow", "l105": ""}
    return Scenario(bards="horn harp").legends(1, **told).sing(lyrics=3)


def beside_places_that_convert() -> Match:
    return Scenario().has("blue", region="e1").sing()


def beside_a_motif_place() -> Match:
    return Scenario().has("blue", region="a1").sing()


def in_the_tower() -> Match:
    return do(Scenario().has("blue", volume=3).sing(), "tower:echo")


def high_in_the_tower() -> Match:
    match = do(Scenario().has("blue", volume=6).brag("blue", "c01").sing(), "tower:echo")
    table_of(match).seats[0].volume = 2
    table_of(match).resume()
    return match


def in_truce() -> Match:
    return Scenario().event("wi5").sing(melodies=9)


def without_stones_in_the_supply() -> Match:
    match = Scenario().held("blue", yellow=1).sing()
    table_of(match).acoustic = 0
    return pool(match, 0, 0)


def in_a_contest() -> Match:
    return Scenario().event("sp4", "sp6").sing(melodies=3, lyrics=2)


def after_a_contest() -> Match:
    return do(Scenario().event("sp4").sing(melodies=9, lyrics=9), "event:sp4", "rune:upper_right")


def in_a_contest_without_runes() -> Match:
    return Scenario().event("sp4").runes("blue", 0, 0, 0, 0).sing(melodies=9, lyrics=9)


def at_a_masked_ball() -> Match:
    return Scenario().event("au3").sing()


def at_a_fair() -> Match:
    return Scenario().event("sp2").sing()


def covering_a_space() -> Match:
    scenario = Scenario().has("blue", region="d1").runes("blue", 0, 1, 1, 0)
    return do(scenario.sing(lyrics=4), "perform:tavern:1")


def marking_a_legend() -> Match:
    scenario = Scenario(bards="horn harp").legends(1, l101="yellow", l102="")
    return do(scenario.sing(lyrics=4), "tell:poet:1", "rune:upper_right")


def activating_a_motif() -> Match:
    return do(Scenario().motifs("m1*", "m2", "m3").held("blue", yellow=2).sing(), "crests:motif")


def repeating_a_motif() -> Match:
    """The bonus of m7 activates an Impro, which activates a motif."""
    scenario = Scenario().motifs("m7", "m1", "m2").song("blue", "i12").held("blue", yellow=2).has("blue", volume=1)
    return do(scenario.sing(), "crests:motif", "bonus:m7", "convert:i12:motif")


def activating_a_fresh_motif() -> Match:
    return do(Scenario().held("blue", yellow=2).sing(), "crests:motif")


def using_an_impro_again() -> Match:
    scenario = Scenario().song("blue", "s12", "i08", "i01", "i02").has("blue", volume=2)
    return do(scenario.sing(), "lower:s12")


def jamming() -> Match:
    """Three shops sell Impros here, so that one may be empty and one may show the symbol itself."""
    scenario = Scenario().song("blue", "i09").shop("hedge", "i01").shop("court", "i02")
    return do(scenario.sing(), "use:i09")


def jamming_with_one_shop_closed() -> Match:
    match = jamming()
    table_of(match).shops[CONTENT.shops.index(value("location", "court"))].clear()
    table_of(match).resume()
    return match


def jamming_with_a_jam() -> Match:
    match = jamming()
    table_of(match).shops[CONTENT.shops.index(value("location", "court"))].insert(0, value("card", "i09"))
    table_of(match).resume()
    return match


def converting_now() -> Match:
    scenario = Scenario().song("blue", "s12", "i15").has("blue", volume=2, coins=5)
    return do(scenario.sing(), "lower:s12")


def paying_as_bagpiper() -> Match:
    scenario = Scenario(bards="pipes horn").has("blue", acoustic=2)
    return do(scenario.sing(melodies=3), "tell:poet:1")


def paying_stones() -> Match:
    return do(Scenario().event("wi4").has("blue", acoustic=2, range=1).sing(), "event:wi4")


def beside_the_muse() -> Match:
    return Scenario(content="everything").muse("blue", "mu1", region="c2").sing()


def dropping_tokens() -> Match:
    return Scenario().has("blue", coins=11, acoustic=2).rest(sang=True)


def taking_up_a_challenge() -> Match:
    scenario = Scenario(1, rival="easy").challenges(d1="easy", d2="").rival(pawn="poet")
    return scenario.comes("d3").rival_sings()


def choosing_the_nearest_place() -> Match:
    scenario = Scenario(1, rival="easy").rival(pawn="poet").tokens("kiosk", "bank", "ravine", "poet")
    return scenario.rival_moves("N")


CASES: list[Case] = [
    (choosing_bards, "bard:harp", "why-bard-taken", "BAR-003"),
    (choosing_bards, "bard:sword", "why-bard-in-box", "BAR-009"),
    (keeping_a_muse, "muse:mu9", "why-muse-not-dealt", "BAR-207"),
    (composing, "play:harp_3", "why-not-in-hand", "BAR-068"),
    (adjusting, "adjust:fewer", "why-at-least-one-quarter", "BAR-073"),
    (moving, "walk:c2", "why-already-there", "BAR-084"),
    (moving, "walk:b1", "why-too-far", "BAR-084"),
    (moving, "sail", "why-river-ends", "BAR-086"),
    (moving_on_ice, "sail", "why-boat-frozen", "BAR-173"),
    (choosing_a_side, "take:coin", "why-not-shown", "BAR-202"),
    (singing, "use:s01", "why-not-in-song", "BAR-090"),
    (singing, "lower:s01", "why-not-in-song", "BAR-090"),
    (singing, "convert:i19:melody", "why-not-in-song", "BAR-090"),
    (singing, "use:i12", "why-only-conversions", "BAR-287"),
    (singing, "lower:banjo_6", "why-no-lower-section", "BAR-092"),
    (singing, "lower:s03", "why-too-little-volume", "BAR-092"),
    (singing, "convert:i15:melody", "why-cannot-pay-conversion", "BAR-097"),
    (singing, "convert:i15:gem", "why-no-such-conversion", "BAR-097"),
    (singing, "soothe:bank", "why-no-creature-place", "BAR-116"),
    (singing, "soothe:stump", "why-too-few-melodies", "BAR-120"),
    (singing, "tower:echo", "why-too-little-volume", "BAR-149"),
    (singing, "duel:blue", "why-duel-self", "BAR-158"),
    (singing, "duel:red", "why-side-absent", "BAR-158"),
    (singing, "crests:gems", "why-too-few-crests", "BAR-164"),
    (having_sung, "use:s03", "why-section-used", "BAR-090"),
    (having_sung, "lower:s03", "why-section-used", "BAR-090"),
    (having_sung, "use_all", "why-too-few-sections", "BAR-091"),
    (having_sung, "convert:i15:melody", "why-converted", "BAR-098"),
    (having_sung, "soothe:stump", "why-creature-dealt-with", "BAR-117"),
    (having_sung, "duel:yellow", "why-duelled", "BAR-158"),
    (having_sung, "bank:coins", "why-activated", "BAR-113"),
    (with_muse, "muse_convert:mu7", "why-not-your-muse", "BAR-208"),
    (idle_muse, "muse_convert:mu1", "why-muse-converts-nothing", "BAR-208"),
    (used_muse, "muse_convert:mu6", "why-muse-converted", "BAR-098"),
    (poor_muse, "muse_convert:mu6", "why-cannot-pay-muse", "BAR-097"),
    (rich, "buy:conservatory:s01", "why-not-adjacent", "BAR-112"),
    (rich, "soothe:ravine", "why-too-few-range", "BAR-154"),
    (rich, "help:stump", "why-helped-before", "BAR-119"),
    (rich, "gem:poet", "why-no-pile-there", "BAR-118"),
    (rich, "gem:stump", "why-pile-not-empty", "BAR-118"),
    (rich, "buy:poet:s01", "why-no-shop", "BAR-125"),
    (rich, "bank:crests", "why-bank-without-crests", "BAR-134"),
    (rich, "perform:poet:1", "why-no-stage", "BAR-135"),
    (rich, "tell:bank:1", "why-no-hearth", "BAR-141"),
    (rich, "tell_by_boat:poet:1", "why-no-discount", "BAR-141"),
    (without_crests, "help:stump", "why-no-crest", "BAR-119"),
    (without_crests, "bank:coins", "why-no-crest", "BAR-133"),
    (without_crests, "duel:yellow", "why-no-crest-left", "BAR-160"),
    (far_from_all, "duel:yellow", "why-too-few-range-duel", "BAR-154"),
    (beside_an_empty_lair, "soothe:stump", "why-lair-empty", "BAR-118"),
    (beside_an_empty_lair, "gem:stump", "why-too-few-melodies", "BAR-118"),
    (beside_an_empty_shop, "gem:conservatory", "why-too-few-coins", "BAR-130"),
    (beside_a_shop, "buy:conservatory:s01", "why-too-few-coins", "BAR-125"),
    (beside_a_shop, "buy:conservatory:s03", "why-not-for-sale", "BAR-125"),
    (on_stage, "perform:tavern:1", "why-space-covered", "BAR-135"),
    (on_stage, "perform:tavern:2", "why-too-few-lyrics", "BAR-135"),
    (on_stage, "perform:tavern:0", "why-no-such-space", "BAR-135"),
    (on_stage_without_runes, "perform:tavern:1", "why-no-rune", "BAR-140"),
    (telling, "tell:poet:1", "why-legend-pile-empty", "BAR-146"),
    (telling, "tell:poet:2", "why-too-few-lyrics", "BAR-141"),
    (beside_places_that_convert, "busk:rhyme", "why-cannot-pay-place", "BAR-148"),
    (beside_a_motif_place, "motif:carillon", "why-cannot-pay-place", "BAR-150"),
    (beside_places_that_convert, "busk:marsh", "why-no-coins-there", "BAR-148"),
    (beside_places_that_convert, "motif:marsh", "why-no-motif-there", "BAR-150"),
    (beside_places_that_convert, "tower:marsh", "why-no-volume-there", "BAR-149"),
    (in_the_tower, "echo:brag", "why-no-effect", "BAR-115"),
    (in_truce, "duel:yellow", "why-truce", "BAR-173"),
    (without_stones_in_the_supply, "crests:acoustic", "why-no-effect", "BAR-164"),
    (in_a_contest, "event:sp4", "why-cannot-pay-event", "BAR-174"),
    (in_a_contest, "event:sp6", "why-event-inactive", "BAR-168"),
    (in_a_contest, "event:su1", "why-event-absent", "BAR-166"),
    (after_a_contest, "event:sp4", "why-event-used", "BAR-174"),
    (in_a_contest_without_runes, "event:sp4", "why-no-rune", "BAR-174"),
    (at_a_masked_ball, "event:au3", "why-nothing-to-brag", "BAR-174"),
    (at_a_fair, "event:sp2", "why-event-not-used", "BAR-174"),
    (covering_a_space, "rune:upper_right", "why-no-rune-there", "BAR-205"),
    (marking_a_legend, "mark:l101", "why-legend-marked", "BAR-145"),
    (marking_a_legend, "mark:l201", "why-legend-not-open", "BAR-145"),
    (activating_a_motif, "bonus:m1", "why-motif-turned", "BAR-151"),
    (repeating_a_motif, "bonus:m7", "why-motif-played", "BAR-151"),
    (activating_a_motif, "bonus:m7", "why-motif-absent", "BAR-038"),
    (activating_a_fresh_motif, "cash", "why-no-motif-gem", "BAR-152"),
    (using_an_impro_again, "again:i08", "why-impro-repeats", "BAR-108"),
    (using_an_impro_again, "again:i05", "why-no-impro-there", "BAR-106"),
    (jamming, "jam:bank", "why-no-impro-shop", "BAR-107"),
    (jamming_with_one_shop_closed, "jam:court", "why-shop-empty", "BAR-107"),
    (jamming_with_a_jam, "jam:court", "why-impro-jams", "BAR-108"),
    (converting_now, "convert:i15:gem", "why-no-such-conversion", "BAR-097"),
    (converting_now, "convert:i10:lyric", "why-another-activated", "BAR-289"),
    (paying_as_bagpiper, "stones:0", "why-not-so-many-stones", "BAR-288"),
    (paying_as_bagpiper, "stones:3", "why-not-so-many-stones", "BAR-288"),
    (paying_stones, "acoustic:0", "why-not-so-many-stones", "BAR-174"),
    (beside_the_muse, "mix:3", "why-mix-of-two", "BAR-209"),
    (dropping_tokens, "drop:range", "why-no-such-token", "BAR-182"),
    (taking_up_a_challenge, "challenge:d1:hard", "why-challenge-closed", "BAR-239"),
    (taking_up_a_challenge, "challenge:d9:easy", "why-challenge-hidden", "BAR-239"),
    (choosing_the_nearest_place, "rival_to:bank", "why-token-there", "BAR-226"),
    (choosing_the_nearest_place, "rival_to:glade", "why-not-nearest", "BAR-231"),
]


@each_case([(situation, key_of(move), message, rule) for situation, move, message, rule in CASES])
def test_every_reason(situation: Situation, move: str, message: str, rule: str) -> None:
    assert refusal(situation(), move) == (message, rule)


def test_every_message_is_used_and_tested() -> None:
    assert reasons_of(SPEC) == {message for _, _, message, _ in CASES}


@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize(("mode", "players"), [("solo", 1), ("standard", 2), ("rival", 3)])
def test_whatever_is_tried_is_explained(mode: str, players: int, seed: int) -> None:
    match = new(players, mode=mode, content="everything", seed=seed)
    assert share_explained(match, seed, moves=16, most=1000) == 1


WORDINGS: list[Wording] = [
    (choosing_bards, "bard:harp", "Blue already plays the Elf Harpist.", "Bleu incarne déjà la Harpiste elfe."),
    (
        moving,
        "sail",
        "Your boat is on the last space of the river.",
        "Votre bateau est sur le dernier emplacement de la rivière.",
    ),
]


@each_wording(WORDINGS)
def test_words(situation: Situation, move: str, english: str, french: str) -> None:
    assert worded(situation(), move) == (english, french)
