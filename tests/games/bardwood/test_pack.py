"""Content packs of an owner: accepted as they are, or refused with every problem at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.bardwood.house import SPEC, said, value
from tests.packs import Change, owned, problems
from veillee.core.content import pack_files
from veillee.games.bardwood import box as b
from veillee.games.bardwood.faces import Faces

SKILL, IMPRO, FAN, CREATURE = "skills.toml", "impros.toml", "fans.toml", "creatures.toml"
EVENT, MUSE, BARD, BOARD, RIVAL = "events.toml", "muses.toml", "bards.toml", "board.toml", "rival.toml"
LEGEND, MOTIF = "legends.toml", "motifs.toml"


def test_an_owner_plays_with_their_own_numbers(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        ("pack.toml", 'id      = "bardwood-house"', 'id      = "mine"'),
        (SKILL, 'upper   = "M1"', 'upper   = "M3; L2 per impro"'),
        (EVENT, '"each C1; A1"', '"each C4"'),
        (BOARD, "values = [2, 3, 3, 4, 4, 5, 5, 6]", "values = [1, 1, 1, 1, 1, 1, 1, 1]"),
    )
    box = SPEC.box(pack)
    card = box.content.cards[box.content.codes.index("banjo_1")]
    assert said(card.upper.items) == "M3; L2 per impro"
    assert box.content.market == [1] * 8
    assert box.hash != SPEC.box().hash
    album = SPEC.album_of(box, "en")
    assert isinstance(album, Faces)
    assert album.event_text(0) == "Each player gains 4 coins."


def test_a_moved_place_and_a_corrected_letter_leave_the_content_as_it_is(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        ("layout.toml", "x      = 72", "x      = 75"),
        (SKILL, 'en = "Lightning Picking"', 'en = "Thunder Picking"'),
        (SKILL, 'code    = "banjo_1"', 'code    = "first"'),
        (BOARD, 'article     = { fr = "le", en = "the" }', 'article     = { fr = "le", en = "" }'),
    )
    box, house = SPEC.box(pack), SPEC.box()
    assert box.hash == house.hash
    assert box.content.crossing_places != house.content.crossing_places


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        (SKILL, 'upper   = "M1"', 'upper   = "Q1"'),
        (CREATURE, "soothe = 4", "soothe = 8"),
        (EVENT, '"shop -1"', '"shop"'),
        ("layout.toml", "x      = 72", "x      = 1072"),
    )
    amounts = "M1, L1, V1, C1, A1, R1, G1, MV1, T1, CT1, MOTIF, IMPRO, IMPRO_SHOP, BRAG, SHUFFLE, RM_RUNE, RM_CREST"
    assert problems(SPEC, pack) == [
        "layout.toml, carillon, x: found 1072; expected a whole number, at least 0, at most 1000",
        f"skills.toml, lightning_picking, upper: found 'Q1'; expected one of {amounts}",
        "creatures.toml, shrill_squirrel, soothe: found 8; expected 7 or more for a boss, less for a small one",
        "events.toml, great_spring_fair, verbs: found 'shop'; expected shop with a number",
    ]


FIRST = 'upper   = "M1"'
DISCARD = 'discard = "V1; T2"'
CASES: list[tuple[Change, str]] = [
    # the language of effects
    (
        (SKILL, FIRST, 'upper   = "M0"'),
        "skills.toml, lightning_picking, upper: found 'M0'; expected one of M1, L1, V1,",
    ),
    ((SKILL, FIRST, 'upper   = "M"'), "skills.toml, lightning_picking, upper: found 'M'; expected one of M1, L1, V1,"),
    (
        (SKILL, FIRST, 'upper   = "S2"'),
        "skills.toml, lightning_picking, upper: found 'S2'; expected one of M1, L1, V1,",
    ),
    (
        (SKILL, FIRST, 'upper   = "MOTIF2"'),
        "skills.toml, lightning_picking, upper: found 'MOTIF2'; expected one of M1,",
    ),
    ((SKILL, FIRST, 'upper   = "M1;"'), "skills.toml, lightning_picking, upper: found ''; expected one of M1,"),
    (
        (SKILL, FIRST, 'upper   = "C1 per skill"'),
        "skills.toml, lightning_picking, upper: found 'C1 per skill'; expected melodies or lyrics per",
    ),
    (
        (SKILL, FIRST, 'upper   = "M1 per fan"'),
        "skills.toml, lightning_picking, upper: found 'M1 per fan'; expected melodies or lyrics per",
    ),
    (
        (SKILL, FIRST, 'upper   = "M1|M2"'),
        "skills.toml, lightning_picking, upper: found 'M1|M2'; expected two options of different kinds",
    ),
    (
        (SKILL, FIRST, 'upper   = "M1|L1|C1"'),
        "skills.toml, lightning_picking, upper: found 'M1|L1|C1'; expected two options of different kinds",
    ),
    (
        (SKILL, FIRST, 'upper   = "M1|SHUFFLE"'),
        "skills.toml, lightning_picking, upper: found 'M1|SHUFFLE'; expected two options of different kinds",
    ),
    (
        (SKILL, FIRST, 'upper   = "V2=>L1"'),
        "skills.toml, lightning_picking, upper: found 'V2=>L1'; expected a conversion such as V2=>L1 x1",
    ),
    (
        (SKILL, FIRST, 'upper   = "V2=>L1 x3"'),
        "skills.toml, lightning_picking, upper: found 'V2=>L1 x3'; expected a conversion such as V2=>L1 x1",
    ),
    (
        (SKILL, FIRST, 'upper   = "G1=>L1 x1"'),
        "skills.toml, lightning_picking, upper: found 'G1'; expected one of M1, L1, V1, C1, A1, R1",
    ),
    (
        (SKILL, FIRST, 'upper   = "S2=>L1 x1"'),
        "skills.toml, lightning_picking, upper: found 'S2'; expected one of M1, L1, V1, C1, A1, R1",
    ),
    (
        (SKILL, FIRST, 'upper   = "V2=>L1 x1; M1=>L1 x1"'),
        "skills.toml, lightning_picking, upper: found 'V2=>L1 x1; M1=>L1 x1'; expected conversions that differ",
    ),
    (
        (SKILL, FIRST, 'upper   = "V2=>SHUFFLE x1"'),
        "skills.toml, lightning_picking, upper: found 'V2=>SHUFFLE x1'; expected conversions that differ",
    ),
    # the cards
    ((SKILL, FIRST, 'upper   = ""'), "skills.toml, lightning_picking, upper: found nothing; expected an effect"),
    (
        (SKILL, 'lower   = "M2"', 'lower   = "M1=>L1 x1"'),
        "skills.toml, lightning_picking, lower: found 'M1=>L1 x1'; expected no conversions here",
    ),
    (
        (SKILL, DISCARD, 'discard = "T2; V2=>L1 x1"'),
        "skills.toml, lightning_picking, discard: found 'T2; V2=>L1 x1'; expected no conversions here",
    ),
    (
        (SKILL, DISCARD, 'discard = "V3"'),
        "skills.toml, lightning_picking, discard: found 'V3'; expected volume if any, then tempo of at least 1,",
    ),
    (
        (SKILL, DISCARD, 'discard = "T2; V1"'),
        "skills.toml, lightning_picking, discard: found 'T2; V1'; expected volume if any, then tempo of at least 1,",
    ),
    (
        (SKILL, DISCARD, 'discard = "V1; T1|C1"'),
        "skills.toml, lightning_picking, discard: found 'V1; T1|C1'; expected volume if any, then tempo of at least 1,",
    ),
    (
        (SKILL, "cost    = 2\n", ""),
        "skills.toml, lightning_picking, cost, lower: found \"cost 0, lower 'M2'\"; expected a volume cost with",
    ),
    (
        (SKILL, 'lower   = "M2"\n', ""),
        "skills.toml, lightning_picking, cost, lower: found \"cost 2, lower ''\"; expected a volume cost with a lower",
    ),
    ((SKILL, "cost    = 2", "cost    = 7"), "skills.toml, lightning_picking, cost: found 7; expected a whole number,"),
    (
        (SKILL, 'bard    = "banjo"\n', ""),
        "skills.toml, lightning_picking, bard, box: found neither; expected a bard for a basic card,",
    ),
    (
        (SKILL, 'bard    = "banjo"\n', 'bard    = "banjo"\nbox     = "base"\n'),
        "skills.toml, lightning_picking, bard, box: found both; expected a bard for a basic card,",
    ),
    (
        (SKILL, 'bard    = "banjo"', 'bard    = "kazoo"'),
        "skills.toml, lightning_picking, bard: found 'kazoo'; expected one of banjo, horn,",
    ),
    (
        (SKILL, 'bard    = "banjo"', 'bard    = "horn"'),
        "skills.toml, [[skill]], bard: found 'banjo: 5'; expected 6 of each bard",
    ),
    (
        (BARD, 'bard   = "banjo"', 'bard   = "horn"'),
        "bards.toml, [[instrument]], bard: found 'banjo: 0'; expected 1 of each bard",
    ),
    ((IMPRO, 'bard   = "banjo"', 'bard   = "horn"'), "impros.toml, [[impro]], bard: found 'banjo: 0'; expected 1 of"),
    (
        (FAN, 'bard    = "banjo"', 'bard    = "horn"'),
        "fans.toml, [[fan]], bard: found 'banjo: 0'; expected 1 of each",
    ),
    (
        (SKILL, DISCARD, f"{DISCARD}\nblue    = 1"),
        "skills.toml, lightning_picking, blue: found 1; expected 1 on an adv",
    ),
    ((IMPRO, "blue   = 1", "blue   = 2"), "impros.toml, vocalise, blue: found 2; expected 1 on an advanced card, 0 on"),
    (
        (FAN, "blue    = 1\n", ""),
        "fans.toml, halfling_patron, blue: found 0; expected 1 on an advanced card, 0 on a basic",
    ),
    (
        (SKILL, 'id      = "lightning_picking"', 'id      = "vocalise"'),
        "impros.toml, vocalise, id: found 'vocalise'; expected an id that no card of skills.toml has",
    ),
    (
        (IMPRO, 'effect = "M2; L1"', 'effect = ""'),
        "impros.toml, counter_riff, effect: found nothing; expected an effect",
    ),
    ((BARD, 'effect = "M2"', 'effect = ""'), "bards.toml, war_drum, effect: found nothing; expected an effect"),
    ((FAN, '["V2", "C1"]', '["V2", ""]'), "fans.toml, super_fan_banjo, options: found nothing; expected an effect"),
    (
        (FAN, '["V2", "C1"]', '["V2|C1", "C1"]'),
        "fans.toml, super_fan_banjo, options: found 'V2|C1'; expected no options",
    ),
    (
        (FAN, '["V2", "C1"]', '["V2", "C1=>V1 x1"]'),
        "fans.toml, super_fan_banjo, options: found 'C1=>V1 x1'; expected no conversions here",
    ),
    (
        (FAN, '["V2", "C1"]', '["V2", "IMPRO"]'),
        "fans.toml, super_fan_banjo, options: found 'IMPRO'; expected no IMPRO forms here",
    ),
    (
        (CREATURE, 'effect = "C1"', 'effect = "IMPRO_SHOP"'),
        "creatures.toml, shrill_squirrel, effect: found 'IMPRO_SHOP'; expected no IMPRO forms here",
    ),
    (
        (CREATURE, 'effect = "C1"', 'effect = "C1|V1"'),
        "creatures.toml, shrill_squirrel, effect: found 'C1|V1'; expected no options here",
    ),
    (
        (CREATURE, "blue   = 1", "blue   = 3"),
        "creatures.toml, shrill_squirrel, blue: found 3; expected 3 on a boss, 1 or",
    ),
    (
        (CREATURE, "blue   = 3", "blue   = 2"),
        "creatures.toml, cracked_horn_troll, blue: found 2; expected 3 on a boss,",
    ),
    ((CREATURE, "soothe = 7", "soothe = 6"), "creatures.toml, cracked_horn_troll, soothe: found 6; expected 7 or more"),
    (
        (CREATURE, 'kind   = "small"', 'kind   = "boss"'),
        "creatures.toml, [[creature]], box: found 'base: 9'; expected 10 in that box",
    ),
    (
        (CREATURE, 'kind   = "small"', 'kind   = "boss"'),
        "creatures.toml, [[creature]], box: found 'base: 6'; expected 5 in that box",
    ),
    # boxes
    (
        (BARD, 'box     = "base"', 'box     = "spring"'),
        "bards.toml, [[bard]], box: found 'base: 3'; expected 4",
    ),
    (
        (SKILL, 'box     = "base"', 'box     = "winter"'),
        "skills.toml, [[skill]], box: found 'winter: 4'; expected 3 in that box",
    ),
    (
        (IMPRO, 'box    = "base"', 'box    = "winter"'),
        "impros.toml, [[impro]], box: found 'base: 11'; expected 12 in that box",
    ),
    (
        (FAN, 'box     = "base"', 'box     = "summer"'),
        "fans.toml, [[fan]], box: found 'base: 11'; expected 12 in that box",
    ),
    (
        (LEGEND, "level   = 1", "level   = 2"),
        "legends.toml, [[legend]], box: found 'base: 4'; expected 5 in that box",
    ),
    (
        (MOTIF, 'box    = "base"', 'box    = "autumn"'),
        "motifs.toml, [[motif]], box: found 'base: 3'; expected 4 in that box",
    ),
    (
        (LEGEND, "level  = 1", "level  = 2"),
        "legends.toml, [[back]], level: found [2, 2, 3]; expected exactly [1, 2, 3]",
    ),
    (
        (LEGEND, 'measure = "fans"', 'measure = "gem_lead"'),
        "legends.toml, the_ballad_of_a_thousand_friends, measure: found 'gem_lead'; expected a measure that is",
    ),
    (
        (LEGEND, 'measure = "fans"', 'measure = "friends"'),
        "legends.toml, the_ballad_of_a_thousand_friends, measure: found 'friends'; expected one of adv_cards,",
    ),
    # powers, events and Muses
    ((BARD, '["challenge -1"]', "[]"), "bards.toml, banjo, powers: found nothing; expected at least one of challenge,"),
    ((BARD, '["challenge -1"]', '["fly 1"]'), "bards.toml, banjo, powers: found 'fly 1'; expected one of challenge,"),
    (
        (BARD, '["challenge -1"]', '["challenge C1"]'),
        "bards.toml, banjo, powers: found 'challenge C1'; expected challenge with a number",
    ),
    (
        (BARD, '["challenge -1"]', '["challenge 0"]'),
        "bards.toml, banjo, powers: found 'challenge 0'; expected challenge with a number",
    ),
    (
        (BARD, '["adjust_tempo"]', '["adjust_tempo 2"]'),
        "bards.toml, bongo, powers: found 'adjust_tempo 2'; expected adjust_tempo with nothing else",
    ),
    (
        (BARD, '["challenge -1"]', '["convert M1=>L1 x1"]'),
        "bards.toml, banjo, powers: found 'convert M1=>L1 x1'; expected one of challenge,",
    ),
    (
        (BARD, '["challenge -1"]', '["sing M1|L1"]'),
        "bards.toml, banjo, powers: found 'M1|L1'; expected no options here",
    ),
    ((BARD, '["challenge -1"]', '["sing"]'), "bards.toml, banjo, powers: found 'sing'; expected sing with an effect"),
    (
        (MUSE, '["convert M2=>L2 x1"]', '["convert M2=>L2 x1", "convert C1=>V1 x1"]'),
        "muses.toml, muse_of_hymns, powers: found 'convert M2=>L2 x1, convert C1=>V1 x1'; expected at most one",
    ),
    (
        (MUSE, 'measure = "boat"', 'measure = "legend_levels"'),
        "muses.toml, muse_of_the_chronicle, measure: found 'legend_levels'; expected a measure that is",
    ),
    (
        (EVENT, '["each C1; A1"]', '["each C1", "each A1"]'),
        "events.toml, budding_feast, verbs: found 'each C1, each A1'; expected exactly one of each, motifs_to_gems,",
    ),
    (
        (EVENT, '["each C1; A1"]', "[]"),
        "events.toml, budding_feast, verbs: found nothing; expected exactly one of each,",
    ),
    (
        (EVENT, '["each C1; A1"]', '["use C1=>A1"]'),
        "events.toml, budding_feast, verbs: found 'use C1=>A1'; expected one of each, motifs_to_gems, each_per,",
    ),
    (
        (EVENT, '["use M3+L3=>G3"]', '["each G3"]'),
        "events.toml, young_talent_contest, verbs: found 'each G3'; expected one of use, use_brag",
    ),
    (
        (EVENT, '["use S2=>MOTIF+G1"]', '["use S3=>MOTIF+G1"]'),
        "events.toml, new_years_concert, verbs: found 'S3=>MOTIF+G1 x1'; expected at most 2 stones of any kind",
    ),
    (
        (EVENT, '["use_brag 2"]', '["use_brag"]'),
        "events.toml, masked_ball, verbs: found 'use_brag'; expected use_brag with a number",
    ),
    (
        (EVENT, '["each_per creatures 2 3"]', '["each_per creatures 2"]'),
        "events.toml, grape_harvest, verbs: found 'each_per creatures 2'; expected each_per measure d most,",
    ),
    (
        (EVENT, '["each_per creatures 2 3"]', '["each_per dragons 2 3"]'),
        "events.toml, grape_harvest, verbs: found 'each_per dragons 2 3'; expected each_per measure d most,",
    ),
    (
        (EVENT, '["each_per creatures 2 3"]', '["each_per creatures 0 3"]'),
        "events.toml, grape_harvest, verbs: found 'each_per creatures 0 3'; expected numbers of at least 1",
    ),
    (
        (EVENT, '["each_per creatures 2 3"]', '["each_per gem_lead 2 3"]'),
        "events.toml, grape_harvest, verbs: found 'gem_lead'; expected a measure that is not only for Challenge cards",
    ),
    (
        (EVENT, '["most fans G2 4"]', '["most fans 4"]'),
        "events.toml, pumpkin_contest, verbs: found 'most fans 4'; expected most measure X n,",
    ),
    (
        (EVENT, '["most fans G2 4"]', '["most fans IMPRO 4"]'),
        "events.toml, pumpkin_contest, verbs: found 'IMPRO'; expected no IMPRO forms here",
    ),
    (
        (EVENT, 'box    = "base"', 'box    = "winter"'),
        "events.toml, budding_feast, box: found 'winter'; expected base or spring, its season",
    ),
    (
        (EVENT, 'box    = "base"', 'box    = "spring"'),
        "events.toml, [[event]], season, box: found 'spring: 3, 3'; expected 4 of each season in base",
    ),
    (
        (EVENT, 'id     = "petal_rain"', 'id     = "rain"'),
        "events.toml, [[event]], id: found 'budding_feast, great_spring_fair, rain,",
    ),
    (
        (MOTIF, 'bonus  = "M2"', 'bonus  = "M2|L1"'),
        "motifs.toml, trill, bonus: found 'M2|L1'; expected no options here",
    ),
    (
        (MOTIF, 'bonus  = "M2"', 'bonus  = "V1=>M2 x1"'),
        "motifs.toml, trill, bonus: found 'V1=>M2 x1'; expected no conversions here",
    ),
    ((MOTIF, 'bonus  = "M2"', 'bonus  = ""'), "motifs.toml, trill, bonus: found nothing; expected an effect"),
    # the Rival
    (
        (RIVAL, 'arrows = ["north"]', 'arrows = ["north", "north"]'),
        "rival.toml, r01, arrows: found 'north, north'; expected one arrow, or two different ones",
    ),
    (
        (RIVAL, 'arrows = ["north"]', "arrows = []"),
        "rival.toml, r01, arrows: found ''; expected one arrow, or two different ones",
    ),
    (
        (RIVAL, 'bottom = "V2; T1"', 'bottom = "V2"'),
        "rival.toml, r01, bottom: found 'V2'; expected tempo, and volume before it if any",
    ),
    (
        (RIVAL, 'bottom = "V2; T1"', 'bottom = "C2; T1"'),
        "rival.toml, r01, bottom: found 'C2; T1'; expected tempo, and volume before it if any",
    ),
    (
        (RIVAL, '{ measure = "fans", least = 3 }', '{ measure = "fans" }'),
        "rival.toml, darling_of_the_crowd, easy: found {'measure': 'fans'}; expected a table with measure, least",
    ),
    # the board
    (
        (BOARD, "crossing    = [0, 0]", "crossing    = [1, 0]"),
        "board.toml, glade, crossing: found [1, 0]; expected a crossing of its own; carillon lies there",
    ),
    (
        (BOARD, "crossing    = [0, 0]", "crossing    = [0, 1]"),
        "board.toml, carillon, crossing: found [0, 1]; expected a crossing of its own; portal_w lies there",
    ),
    (
        (BOARD, 'edge     = "south"', 'edge     = "north"'),
        "board.toml, portal_sw, edge: found 'north'; expected the edge of the map at which its crossing lies, not at "
        "a corner",
    ),
    (
        (BOARD, "crossing = [1, 3]", "crossing = [0, 3]"),
        "board.toml, portal_sw, edge: found 'south'; expected the edge of the map at which its crossing lies, not at "
        "a corner",
    ),
    (
        (BOARD, '["M2=>MOTIF x1"]', '["C2=>MOTIF x1"]'),
        "board.toml, carillon, conversions: found 'C2=>MOTIF x1'; expected melodies or lyrics for MOTIF, x1",
    ),
    (
        (BOARD, '["L2=>C2 x1"]', '["L2=>C2 x2"]'),
        "board.toml, rhyme, conversions: found 'L2=>C2 x2'; expected melodies or lyrics for coins, x1",
    ),
    (
        (BOARD, '["L2=>C2 x1"]', '["L2=>C2"]'),
        "board.toml, rhyme, conversions: found 'L2=>C2'; expected a conversion such as V2=>L1 x1",
    ),
    (
        (BOARD, '"V3=>BRAG xinf", ', ""),
        "board.toml, echo, conversions: found 'V3=>C1 xinf, V3=>R1 xinf'; expected volume for BRAG, for coins and for",
    ),
    (
        (BOARD, 'kind     = "creature"', 'kind     = "creature"\nconversions = ["L2=>C2 x1"]'),
        "board.toml, glade, conversions: found 'L2=>C2 x1'; expected none at this kind of location",
    ),
    (
        (BOARD, "[{ lyrics = 4, gems = 1 }, ", "["),
        "board.toml, kiosk, rewards: found 3; expected 4 reward spaces at a performance location, else none",
    ),
    (
        (BOARD, "{ lyrics = 5, gems = 2 }", "{ lyrics = 5, gems = 1 }"),
        "board.toml, kiosk, rewards: found '4 → 1, 5 → 1, 7 → 3, 9 → 4'; expected rising lyrics and gems",
    ),
    (
        (BOARD, 'kind     = "bank"', 'kind     = "legend"'),
        "board.toml, [[location]], kind: found 'bank: 0'; expected 1 of this kind",
    ),
    (
        (BOARD, 'id       = "poet"', 'id       = "poets"'),
        "board.toml, [[location]], id: found 'carillon, glade,",
    ),
    (
        (BOARD, 'below_reserves = ["glade", "marsh"]', 'below_reserves = ["glade", "poet"]'),
        "board.toml, map, below_reserves: found 'poet'; expected two creature locations",
    ),
    (
        (BOARD, 'rival          = "poet"', 'rival          = "inn"'),
        "board.toml, map, rival: found 'inn'; expected a loc",
    ),
    (
        (BOARD, 'bonus    = "C1"', 'bonus    = "G1"'),
        "board.toml, upper_right, bonus: found 'G1'; expected one of C1, A1, MV1, V1, or more of it",
    ),
    (
        (BOARD, 'bonus    = "C1"', 'bonus    = "C1; A1"'),
        "board.toml, upper_right, bonus: found 'C1; A1'; expected one of C1, A1, MV1, V1, or more of it",
    ),
    (
        (BOARD, "values = [0, 0, 1, 1, 2, 2, 3]", "values = [0, 0, 1, 1, 2, 3]"),
        "board.toml, river, values: found [0, 0, 1, 1, 2, 3]; expected 7 values that never fall",
    ),
    (
        (BOARD, "values = [2, 3, 3, 4, 4, 5, 5, 6]", "values = [2, 3, 3, 4, 4, 5, 5, 4]"),
        "board.toml, market, values: found [2, 3, 3, 4, 4, 5, 5, 4]; expected 8 values that never fall",
    ),
    ((BOARD, "participants = 3", "participants = 4"), "board.toml, [[reserves]], participants: found [2, 4, 4]; exp"),
    # the drawing
    (
        ("layout.toml", 'id     = "glade"', 'id     = "lighthouse"'),
        "layout.toml, glade: found nothing; expected a place on the drawing for it",
    ),
    (
        ("layout.toml", 'id     = "glade"', 'id     = "lighthouse"'),
        "layout.toml, lighthouse, id: found 'lighthouse'; expected a region, a location, a portal or a reserve",
    ),
]


@pytest.mark.parametrize(("change", "problem"), CASES, ids=[problem.partition(";")[0] for _, problem in CASES])
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, change: Change, problem: str) -> None:
    found = problems(SPEC, owned(SPEC, tmp_path, change))
    assert any(text.startswith(problem) for text in found), found


def test_stones_of_any_kind_pay_for_what_an_event_offers() -> None:
    event = SPEC.box().content.events[value("event", "new_years_concert")]
    assert event.deed is not None and event.deed.conversion is not None
    assert [(item.verb, item.number) for item in event.deed.conversion.price] == [(b.STONE, 2)]


@pytest.mark.parametrize("file", [name for name, _ in pack_files(SPEC.house_pack) if name != "pack.toml"])
def test_a_missing_file_is_one_problem_of_its_own(tmp_path: Path, file: str) -> None:
    pack = owned(SPEC, tmp_path)
    (pack / file).unlink()
    found = problems(SPEC, pack)
    assert f"{file}: found nothing; expected a file of this name in the pack" in found
    assert sum(problem.startswith(f"{file}:") for problem in found) == 1


@pytest.mark.parametrize("file", [name for name, _ in pack_files(SPEC.house_pack) if name != "pack.toml"])
def test_an_unknown_section_is_refused(tmp_path: Path, file: str) -> None:
    pack = owned(SPEC, tmp_path)
    text = (pack / file).read_text("utf-8")
    (pack / file).write_text(f"{text}\n[[dragon]]\nid = 'fafnir'\n", "utf-8")
    assert any(problem.startswith(f"{file}, dragon: found this section") for problem in problems(SPEC, pack))
