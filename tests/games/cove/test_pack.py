"""Content packs of an owner: accepted as they are, or refused with every problem at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.cove.house import SPEC, townsfolk_said
from tests.packs import Change, owned, problems
from veillee.core.content import pack_files
from veillee.games.cove.faces import Faces
from veillee.games.cove.merchants.captain.box import fleet_in
from veillee.games.cove.merchants.entertainer.box import stage_in

CLANS, BOARD, ROGUES, TOWNSFOLK, COMPONENTS = (
    "clans.toml",
    "board.toml",
    "rogues.toml",
    "townsfolk.toml",
    "components.toml",
)
ENTERTAINER, BLACKSMITH, CAPTAIN = "entertainer.toml", "blacksmith.toml", "captain.toml"
ALCHEMIST, PEDDLER = "alchemist.toml", "peddler.toml"


def test_an_owner_plays_with_their_own_numbers(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        ("pack.toml", 'id      = "cove-house"', 'id      = "mine"'),
        (TOWNSFOLK, 'effect  = "uncorrupt 1"', 'effect  = "large noble"'),
        (CLANS, "large       = 5", "large       = 6"),
        (BOARD, "prices = [0, 1, 2, 3]", "prices = [0, 0, 2, 2]"),
        (ENTERTAINER, 'upper    = "icons warrior 2"', 'upper    = "icons paladin 4"'),
        (BLACKSMITH, "points = 1", "points = 3"),
        (CAPTAIN, '4, 4, "storm"]', '4, "storm", "storm"]'),
        (PEDDLER, "gold    = 10", "gold    = 5"),
    )
    box = SPEC.box(pack)
    content = box.content
    assert townsfolk_said(content.townsfolk[0]) == "large noble"
    assert (content.values[4], content.prices) == (6, (0, 0, 2, 2))
    assert stage_in(content).cards[0].value == 4
    assert fleet_in(content).sectors == ((2, 1), (3, 4), (4, 1), (0, 2))
    assert content.peddler_levels[0].gold == 5
    assert box.hash != SPEC.box().hash
    album = SPEC.album_of(box, "en")
    assert isinstance(album, Faces)
    assert album.townsfolk_text(0) == "Add 1 large noble good to your stall."
    assert album.shop_text(0) == "Take alloy dice for up to 4 points: green 1, blue or yellow 2, red 3."


def test_a_moved_place_and_a_corrected_letter_leave_the_content_as_it_is(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        (BOARD, "x      = 75", "x      = 95"),
        (TOWNSFOLK, 'en = "Tavern Keeper"', 'en = "Innkeeper"'),
        (TOWNSFOLK, 'article = "la"', 'article = "le"'),
        (CLANS, 'color       = "red"', 'color       = "orange"'),
        (BLACKSMITH, '"Olaf Thundercrack"', '"Olga Thundercrack"'),
    )
    box, house = SPEC.box(pack), SPEC.box()
    assert box.hash == house.hash
    assert box.content.harbour_places != house.content.harbour_places
    assert box.lexicon.name("townsfolk", 0, "fr") == "le Tavernière"


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        (TOWNSFOLK, 'effect  = "uncorrupt 1"', 'effect  = "corrupt 1"'),
        (ROGUES, "lair   = 2", "lair   = 3"),
        (PEDDLER, "hours  = 1", "hours  = 0"),
        (CAPTAIN, '"respin"', '"spin"'),
        (BOARD, "x      = 75", "x      = 1090"),
    )
    verbs = "uncorrupt, small, large, arrival, scout, move, swap, return"
    assert problems(SPEC, pack) == [
        "board.toml, boat_1, x: found 1090; expected a whole number, at least 0, at most 1000",
        "peddler.toml, p01, hours: found 0; expected a whole number, at least 1, at most 11",
        "rogues.toml, criminals, lair, bag: found [3, 6]; expected 8 rogues in all",
        f"townsfolk.toml, lo01, effect: found 'corrupt 1'; expected one of {verbs}",
        "captain.toml, lookout, effect: found 'spin'; expected one of respin",
    ]


UPPER = 'upper    = "icons warrior 2"'
EFFECT = 'effect  = "uncorrupt 1"'
CASES: list[tuple[Change, str]] = [
    # the language of effects
    ((TOWNSFOLK, EFFECT, 'effect  = ""'), "townsfolk.toml, lo01, effect: found ''; expected one of uncorrupt, small,"),
    (
        (TOWNSFOLK, EFFECT, 'effect  = "uncorrupt"'),
        "townsfolk.toml, lo01, effect: found 'uncorrupt'; expected uncorrupt with number",
    ),
    (
        (TOWNSFOLK, EFFECT, 'effect  = "uncorrupt 0"'),
        "townsfolk.toml, lo01, effect: found 'uncorrupt 0'; expected uncorrupt with number",
    ),
    (
        (TOWNSFOLK, EFFECT, 'effect  = "uncorrupt 3"'),
        "townsfolk.toml, lo01, effect: found 'uncorrupt 3'; expected at most 2 corruption cards",
    ),
    (
        (TOWNSFOLK, EFFECT, 'effect  = "small paladin"'),
        "townsfolk.toml, lo01, effect: found 'small paladin'; expected small with clan",
    ),
    (
        (TOWNSFOLK, EFFECT, 'effect  = "swap 2"'),
        "townsfolk.toml, lo01, effect: found 'swap 2'; expected swap with nothing else",
    ),
    (
        (ENTERTAINER, UPPER, 'upper    = "gold 2"'),
        "entertainer.toml, s01, upper: found 'gold 2'; expected one of icons",
    ),
    (
        (ENTERTAINER, UPPER, 'upper    = "icons rogue 2"'),
        "entertainer.toml, s01, upper: found 'icons rogue 2'; expected icons with clan or paladin, number",
    ),
    (
        (ENTERTAINER, '"icons_per paladin fan 4"', '"icons_per paladin crest"'),
        "entertainer.toml, i04, effect: found 'icons_per paladin crest'; expected icons_per with clan or",
    ),
    (
        (ENTERTAINER, '["corrupt 1"]', '["gold 1"]'),
        "entertainer.toml, s03, discard: found 'gold 1'; expected one of corrupt",
    ),
    # the harbour
    ((CLANS, "adventurers = 13", "adventurers = 0"), "clans.toml, warrior, adventurers: found 0; expected at least 1,"),
    ((CLANS, "adventurers = 0", "adventurers = 4"), "clans.toml, paladin, adventurers: found 4; expected at least 1,"),
    (
        (CLANS, "small       = 2\n", ""),
        "clans.toml, warrior, adjective, small, large: found 2; expected all three for a clan",
    ),
    (
        (CLANS, 'color       = "red"', 'color       = "pink"'),
        "clans.toml, warrior, color: found 'pink'; expected one of",
    ),
    (
        (CLANS, 'id          = "bard"', 'id          = "monk"'),
        "clans.toml, [[clan]], id: found 'warrior, monk, wizard,",
    ),
    (
        (BOARD, 'accepts = ["large"]', "accepts = []"),
        "board.toml, pier_bazaar, accepts: found nothing; expected small,",
    ),
    (
        (BOARD, "adventurers = 1", "adventurers = 2"),
        "board.toml, [[hall]], adventurers: found [1, 2]; expected the same number in every clan hall",
    ),
    (
        (BOARD, "adventurers = 0", "adventurers = 1"),
        "board.toml, hall_paladin, adventurers: found 1; expected at most 0, as many as there are",
    ),
    (
        (BOARD, "prices = [0, 1, 2, 3]", "prices = [0, 1, 2]"),
        "board.toml, square, prices: found [0, 1, 2]; expected 4 prices that never fall",
    ),
    (
        (BOARD, "arrivals = [3, 6, 9, 12]", "arrivals = [3, 3]"),
        "board.toml, clock, arrivals: found [3, 3]; expected hours that rise",
    ),
    (
        (BOARD, "[[5, 8], [8], []]", "[[5, 9], [8], []]"),
        "board.toml, clock, tokens: found [5, 9]; expected at most 2 other hours, none twice",
    ),
    (
        (BOARD, "[[5, 8], [8], []]", "[[4, 5, 8], [8], []]"),
        "board.toml, clock, tokens: found [4, 5, 8]; expected at most 2 other hours, none twice",
    ),
    ((BOARD, 'id     = "boat_2"', 'id     = "boat_9"'), "board.toml, [[boat]], id: found 'boat_1, boat_9, boat_3,"),
    (
        (ROGUES, '"shove"', '"push"'),
        "rogues.toml, robbers, effect: found 'push'; expected one of sell_to_rogues, shove",
    ),
    (
        (TOWNSFOLK, 'icons   = ["warrior", "bard"]', "icons   = []"),
        "townsfolk.toml, lo01, icons: found nothing; expected 1 or 2 different icons",
    ),
    (
        (TOWNSFOLK, 'icons   = ["warrior", "bard"]', 'icons   = ["rogue"]'),
        "townsfolk.toml, lo01, icons: found 'rogue'; expected 1 or 2 different icons, a clan's among them",
    ),
    (
        (TOWNSFOLK, 'set     = "locals"', 'set     = "sailors"'),
        "townsfolk.toml, [[townsfolk]], set: found 'locals: 11'; expected 12 of each set",
    ),
    (
        (TOWNSFOLK, 'set     = "locals"', 'set     = "insiders"'),
        "townsfolk.toml, lo01, set: found 'insiders'; expected one of locals, mercenaries, sailors",
    ),
    # the Entertainer
    (
        (ENTERTAINER, "movement   = [2, 1, 1, 2]", "movement   = [2, 1, 1]"),
        "entertainer.toml, stage, movement: found [2, 1, 1]; expected 4 numbers, one for each quarter",
    ),
    (
        (ENTERTAINER, "gems       = [0, 0, 0, 1, 2, 3, 4]", "gems       = [0, 0, 0, 1, 2, 3]"),
        "entertainer.toml, stage, gems: found [0, 0, 0, 1, 2, 3]; expected 7 numbers that never fall",
    ),
    (
        (ENTERTAINER, "hand_limit = [2, 3, 4", "hand_limit = [4, 3, 4"),
        "entertainer.toml, stage, hand_limit: found [4, 3, 4, 4, 4, 4, 4]; expected 7 numbers that never fall",
    ),
    (
        (ENTERTAINER, '"icons paladin 3"', '"icons bard 3"'),
        "entertainer.toml, instrument, stone: found 'icons bard 3'; expected icons of the Paladin",
    ),
    (
        (ENTERTAINER, "cost     = 2\n", ""),
        "entertainer.toml, s02, cost, lower: found \"cost 0, lower 'icons warrior 1'\"; expected a volume cost with",
    ),
    (
        (ENTERTAINER, "hours    = 2", "hours    = 4"),
        "entertainer.toml, s01, hours: found 4; expected a whole number, at least 1, at most 3",
    ),
    (
        (ENTERTAINER, "starting = true\n", ""),
        "entertainer.toml, [[skill]], starting: found 11; expected 12 cards of the starting deck",
    ),
    (
        (ENTERTAINER, 'id       = "i01"', 'id       = "s01"'),
        "entertainer.toml, s01, id: found 's01'; expected an id that no skill card has",
    ),
    (
        (ENTERTAINER, '["gold 3"]', "[]"),
        "entertainer.toml, c01, effects: found nothing; expected at least one effect, and none twice",
    ),
    (
        (ENTERTAINER, '["gold 3"]', '["uncorrupt 3"]'),
        "entertainer.toml, c01, effects: found 'uncorrupt 3'; expected at most 2 corruption cards",
    ),
    # the Blacksmith
    (
        (BLACKSMITH, "large_heat   = 10", "large_heat   = 5"),
        "blacksmith.toml, forge, small_heat, large_heat, corrupt_heat: found [5, 5, 12]; expected three numbers that",
    ),
    (
        (BLACKSMITH, "workshop_max = 9", "workshop_max = 5"),
        "blacksmith.toml, forge, workshop_max: found 5; expected at least the 6 dice that begin in the workshop",
    ),
    ((BLACKSMITH, '"red_2"', '"blue_9"'), "blacksmith.toml, blue_9, id: found 'blue_9'; expected red_ and a number"),
    (
        (BLACKSMITH, '"quick furnace"', '"quick helm"'),
        "blacksmith.toml, foreman, effect: found 'quick helm'; expected quick with one of mine, furnace,",
    ),
    (
        (BLACKSMITH, 'name    = { fr = "Mine", en = "Mine" }\n', ""),
        "blacksmith.toml, mine, name: found nothing; expected a name, but none for what the board",
    ),
    ((BLACKSMITH, "hours   = 2", "hours   = 0"), "blacksmith.toml, furnace, hours: found 0; expected a whole number,"),
    (
        (BLACKSMITH, 'clan   = "warrior"', 'clan   = "noble"'),
        "blacksmith.toml, [[good]], clan: found 'noble, bard, wizard, noble'; expected warrior, bard, wizard, noble",
    ),
    # the Captain
    (
        (CAPTAIN, '"fishing", "fishing", "treasure"', '"treasure", "fishing", "treasure"'),
        "captain.toml, fleet, spaces: found 'port, sea, sea, treasure, fishing, treasure'; expected one port, then sea",
    ),
    ((CAPTAIN, ', "storm"]', "]"), "captain.toml, fleet, compass: found '2, 3, 3, 3, 3, 4, 4'; expected 8 sectors,"),
    (
        (CAPTAIN, '"sail 2"', '"sail 3"'),
        "captain.toml, navigator, effect: found 'sail 3'; expected sail with at most 2",
    ),
    # the Alchemist
    ((ALCHEMIST, "depth     = 5", "depth     = 6"), "alchemist.toml, laboratory, depth: found 6; expected at most 5"),
    (
        (ALCHEMIST, "own       = 3", "own       = 2"),
        "alchemist.toml, laboratory, own: found 2; expected as many as a large potion has, or one less",
    ),
    (
        (ALCHEMIST, "chutes    = 4", "chutes    = 6"),
        "alchemist.toml, laboratory, chutes, depth, first: found 33; expected at most the 30 marbles of the pouch",
    ),
    ((ALCHEMIST, "count  = 4", "count  = 5"), "alchemist.toml, ichor, count: found 5; expected at most 4"),
    # the Peddler
    (
        (PEDDLER, '["recruit_first"]', "[]"),
        "peddler.toml, p08, lines: found nothing; expected at least one of rank_small,",
    ),
    (
        (PEDDLER, '"rank_small 1"', '"rank_small 5"'),
        "peddler.toml, p01, lines: found 'rank_small 5'; expected rank_small with at most 4",
    ),
    (
        (PEDDLER, '"corrupt 1"', '"corrupt 2"'),
        "peddler.toml, p03, lines: found 'corrupt 2'; expected corrupt with at most",
    ),
    (
        (PEDDLER, 'without = ["p12"]', 'without = ["p13"]'),
        "peddler.toml, easy, without: found 'p13'; expected one of p01, p02,",
    ),
    (
        (PEDDLER, 'without = ["p12"]', 'without = ["p12", "p12"]'),
        "peddler.toml, easy, without: found 'p12, p12'; expected different cards",
    ),
    (
        (COMPONENTS, 'id     = "corruption"', 'id     = "guilt"'),
        "components.toml, [[component]], id: found 'guilt, arrival_token,",
    ),
]


@pytest.mark.parametrize(("change", "told"), CASES)
def test_what_is_wrong_is_told(tmp_path: Path, change: Change, told: str) -> None:
    found = problems(SPEC, owned(SPEC, tmp_path, change))
    assert any(problem.startswith(told) for problem in found), found


@pytest.mark.parametrize("name", [name for name, _ in pack_files(SPEC.house_pack) if name != "pack.toml"])
def test_a_missing_file_is_one_problem(tmp_path: Path, name: str) -> None:
    pack = owned(SPEC, tmp_path)
    (pack / name).unlink()
    assert problems(SPEC, pack) == [f"{name}: found nothing; expected a file of this name in the pack"]


@pytest.mark.parametrize("name", [name for name, _ in pack_files(SPEC.house_pack) if name != "pack.toml"])
def test_an_empty_file_is_refused_without_a_fault(tmp_path: Path, name: str) -> None:
    pack = owned(SPEC, tmp_path)
    (pack / name).write_text("", "utf-8")
    assert all(problem.startswith(name) for problem in problems(SPEC, pack))
