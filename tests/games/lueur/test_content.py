"""The content of the box: every counting statement of chapter 3, where each entry comes from, and what is refused."""

from __future__ import annotations

import shutil
import tomllib
from collections import Counter
from collections.abc import Iterator
from importlib.resources import as_file
from pathlib import Path
from typing import Any

import pytest

from tests.games.lueur.builder import BOX, CONTENT, SPEC, card, key_of
from veillee.core.content import pack_files
from veillee.core.errors import PackError
from veillee.games.lueur.box import BLACK, ELEMENT, ELEMENTS, FORBIDDEN, NO_MOVE, NONE, START, VILLAGE

FILES: dict[str, dict[str, Any]] = {name: tomllib.loads(text) for name, text in pack_files(SPEC.house_pack)}
SOLO_REMOVED = ["A01", "A03", "A09", "A10", "A12", "A20", "A21", "B02", "B10", "B11", "B15", "B18", "B21", "B23"]


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry of every file, with a label."""
    for name, file in FILES.items():
        if name == "pack.toml":
            continue
        for section, found in file.items():
            for entry in found if isinstance(found, list) else [found]:
                yield f"{name}: {section} {entry.get('id', '')}", entry


# -- provenance and names -----------------------------------------------------------------


def test_every_entry_says_where_it_comes_from() -> None:
    labels = [label for label, _ in entries()]
    assert len(labels) == 8 + 7 + 46 + 6 + 8 + 3 + 61 + 74 + 12 + 14 + 2
    for label, entry in entries():
        assert entry["source"] in ("seed", "public", "house"), label


def test_the_pack_says_in_both_languages_what_is_from_where() -> None:
    assert BOX.manifest.note is not None
    assert "maison" in BOX.manifest.note.fr and "House" in BOX.manifest.note.en


@pytest.mark.parametrize("role", ["companion", "spell", "die", "space", "island", "tile", "adventurer", "seat"])
@pytest.mark.parametrize("lang", ["fr", "en"])
def test_no_two_pieces_of_a_kind_have_the_same_name(role: str, lang: str) -> None:
    ids = BOX.lexicon.ids(role)
    assert len({BOX.lexicon.name(role, value, lang) for value in range(len(ids))}) == len(ids)


def test_companions_that_share_a_name_are_counted() -> None:
    assert BOX.lexicon.name("companion", card("A05"), "fr") == "Ladawa"
    assert BOX.lexicon.name("companion", card("A13"), "fr") == "Sketal 1"


# -- 3.1, 3.2 components and dice ---------------------------------------------------------


@pytest.mark.rule("LUE-005")
def test_every_die_has_all_five_elements_and_one_more_face() -> None:
    assert len(CONTENT.dice) == 30
    assert sum(die.big for die in CONTENT.dice) == 20
    assert len(CONTENT.small) == 9 and CONTENT.dice[CONTENT.black].colour == BLACK
    for die in CONTENT.dice:
        assert len(die.faces) == 6
        assert set(range(ELEMENTS)) <= set(die.faces)
        assert set(die.kinds) == set(die.faces)
    special = Counter(face for die in CONTENT.dice for face in die.faces if face >= ELEMENTS)
    assert special == {5: 3, 6: 2, 7: 1}  # purple, yellow and black dice


@pytest.mark.rule("LUE-017", "LUE-020")
def test_each_adventurer_has_its_dice_and_the_reserve_its_own() -> None:
    assert [(card.dice, len(CONTENT.big[card.colour])) for card in CONTENT.adventurers] == [
        (2, 3),
        (2, 3),
        (2, 3),
        (3, 4),
        (2, 3),
        (2, 2),
        (2, 2),
    ]
    assert len({card.colour for card in CONTENT.adventurers}) == 7


# -- 3.5 to 3.10, counts ------------------------------------------------------------------


def test_cards_are_numbered_without_gaps() -> None:
    numbers = [BOX.lexicon.number("companion", n) for n in range(46)]
    assert numbers == [f"{deck}{n:02}" for deck in "AB" for n in range(1, 24)]
    assert [BOX.lexicon.number("tile", n) for n in range(8)] == [f"T{n}" for n in range(1, 9)]
    assert [BOX.lexicon.number("spell", n) for n in range(7)] == ["S1", "S2", "S3", "S4", "S5", "S6", "S6"]


@pytest.mark.rule("LUE-133")
def test_fourteen_companions_stay_in_the_box_against_tom() -> None:
    removed = [BOX.lexicon.number("companion", n) for n, found in enumerate(CONTENT.companions) if not found.solo]
    assert removed == SOLO_REMOVED


@pytest.mark.rule("LUE-065", "LUE-044", "LUE-100", "LUE-113")
def test_icons_of_the_companions() -> None:
    icons = [found.icons for found in CONTENT.companions]
    assert (sum(icons[:23]), sum(icons[23:])) == (8, 10)
    assert [BOX.lexicon.number("companion", n) for n, found in enumerate(CONTENT.companions) if found.free] == [
        "A18",
        "B22",
    ]
    assert sorted(found.big_die for found in CONTENT.companions if found.big_die != NONE) == [0, 1, 2, 3, 4, 8]
    assert [key_of("A20")] == [BOX.lexicon.id("companion", n) for n, c in enumerate(CONTENT.companions) if c.kaar]


@pytest.mark.rule("LUE-059")
def test_only_pocana_and_kaar_have_no_condition() -> None:
    bare = [
        found
        for found in (*CONTENT.adventurers, *CONTENT.companions, *CONTENT.spells)
        if not (found.symbols or found.absent or found.identical)
    ]
    assert bare == [CONTENT.adventurers[3], CONTENT.companions[card("A20")]]


def test_sums_of_toms_tiles() -> None:
    assert sum(tile.meeples for tile in CONTENT.tiles) == 13
    assert sum(tile.light for tile in CONTENT.tiles) == 15
    assert Counter(tile.move for tile in CONTENT.tiles)[NO_MOVE] == 2


@pytest.mark.rule("LUE-162")
def test_tom_starts_by_his_level() -> None:
    assert CONTENT.levels == ["rulebook", "medium", "hard"]
    assert CONTENT.tom_starts == [[10, 10], [19, 33], [29, 41]]


def test_the_province_has_61_spaces_and_74_routes() -> None:
    kinds = Counter(space.kind for space in CONTENT.spaces)
    assert kinds == {START: 1, VILLAGE: 7, ELEMENT: 43, FORBIDDEN: 10}
    assert sum(len(space.routes) for space in CONTENT.spaces) == 2 * 74
    for number, space in enumerate(CONTENT.spaces):
        for route in space.routes:
            back = next(way for way in CONTENT.spaces[route.to].routes if way.to == number)
            assert (back.fireflies, back.rerolls, back.light, back.skull) == (
                route.fireflies,
                route.rerolls,
                route.light,
                route.skull,
            )


@pytest.mark.rule("LUE-143")
def test_toms_ladder() -> None:
    assert [CONTENT.spaces[space].value for space in CONTENT.ladder] == [0, 3, 5, 8, 10, 12, 15, 20]


def test_the_archipelago_has_12_islands_and_14_routes() -> None:
    assert len(CONTENT.islands) == 12
    assert sum(len(island.seas) for island in CONTENT.islands) == 2 * 14
    assert Counter(island.ring for island in CONTENT.islands) == {0: 1, 1: 4, 2: 5, 3: 2}


@pytest.mark.rule("LUE-045")
def test_the_score_track_has_18_reroll_spaces() -> None:
    assert CONTENT.reroll_spaces == [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 16, 19, 22, 26, 31, 37, 44, 52]


def test_places_of_a_board_do_not_lie_on_each_other() -> None:
    for places in (CONTENT.spaces, CONTENT.islands):
        spots = [(place.x, place.y) for place in places]
        for n, (x, y) in enumerate(spots):
            for other_x, other_y in spots[:n]:
                assert max(abs(x - other_x), abs(y - other_y)) >= 30, (x, y)


# -- packs that are refused ---------------------------------------------------------------

# A text in a file, what stands there instead, and what the problem must name: entry, field, what was expected.
WRONG = (
    ("dice.toml", 'faces  = ["plant", "water", "air", "fire", "earth", "water"]', 'faces = ["water"]', "blue, faces"),
    ("dice.toml", 'id     = "green"', 'id     = "pink"', "one of azure, black, blue"),
    ("dice.toml", "big    = 3", "big    = 4", "20 dice"),
    ("adventurers.toml", 'colour = "green"', 'colour = "black"', "any colour but black"),
    ("adventurers.toml", "dice   = 3", "dice   = 4", "pocana, dice"),
    ("adventurers.toml", '"light:3"', '"light:three"', "one of light:NUMBER, reroll:NUMBER"),
    ("companions.toml", '"light:4"', '"firefly:-4"', "a loss of light or footprint only"),
    ("companions.toml", '"skull", "cast_spells"', '"cast_spells"', "a skull before it"),
    ("companions.toml", "identical = 3", "identical = 1", "identical"),
    ("companions.toml", 'show = ["fire", "fire"] }', 'show = ["fire"], absent = ["fire"] }', "ladawa, when"),
    ("companions.toml", 'big_die = "green"', 'big_die = "red"', "each die once"),
    ("companions.toml", "solo      = false", "solo      = true", "false on 7 cards"),
    ("companions.toml", 'deck      = "A"', 'deck      = "B"', "23 cards A, then 23 cards B"),
    ("companions.toml", 'id     = "thoape"', 'id     = "likyar"', "an id that no other entry has"),
    ("companions.toml", 'id     = "thoape"', 'id     = "Thoape!"', "lower-case letters"),
    ("spells.toml", "copies = 2", "copies = 3", "7 tokens in all"),
    ("tom.toml", 'journey = "max"', 'journey = "far"', "one of max, min, none"),
    ("tom.toml", 'id          = "hard"', 'id          = "harder"', "rulebook, medium, hard"),
    ("province.toml", 'kind   = "start"', 'kind   = "village"', "the first space as the start"),
    ("province.toml", "value  = 20", "value  = 15", "another value for each village"),
    ("province.toml", 'element = "fire"\n', "", "an element on this kind of space"),
    ("province.toml", "x      = 90", "x      = 1900", "at most 1000"),
    ("province.toml", 'bonus  = ["firefly:1"]', 'bonus  = ["light:1"]', "one of reroll:NUMBER, firefly:NUMBER"),
    ("province_routes.toml", '["p13", "p14"]', '["p13", "p99"]', "the id of a [[space]]"),
    ("province_routes.toml", '["p13", "p14"]', '["p12", "p13"]', "no way to p14"),
    ("province_routes.toml", '"skull_journey"', '"skull"', "one of skull_journey, light:NUMBER"),
    ("archipelago.toml", "lower   = 3", "lower   = 4", "both in order, or neither"),
    ("archipelago.toml", "tom     = false\n", "", "false on one route"),
    ("archipelago.toml", 'ring   = "centre"', 'ring   = "inner"', "the only one in the centre"),
    ("track.toml", "rerolls = [0, 1,", "rerolls = [1, 0,", "different spaces from 0 upwards"),
    ("track.toml", "days   = 8", "days   = 9", "track.toml, meeting, days"),
    ("track.toml", 'order  = ["fire", "water"', 'order  = ["water", "fire"', "track.toml, meeting, order"),
)


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the content that may be spoilt."""
    with as_file(SPEC.house_pack) as folder:
        shutil.copytree(folder, tmp_path / "pack")
    return tmp_path / "pack"


def spoil(copy: Path, file: str, old: str, new: str) -> None:
    text = (copy / file).read_text("utf-8")
    assert old in text, f"{file} does not say {old!r}"
    (copy / file).write_text(text.replace(old, new, 1), "utf-8")


def test_a_copy_of_the_content_is_the_same_box(copy: Path) -> None:
    assert SPEC.box(copy).hash == BOX.hash


def test_a_moved_place_and_a_corrected_letter_leave_the_content_as_it_is(copy: Path) -> None:
    spoil(copy, "province.toml", "x      = 90", "x      = 95")
    spoil(copy, "companions.toml", 'en = "', 'en = "Old ')
    assert SPEC.box(copy).hash == BOX.hash
    spoil(copy, "tom.toml", "province    = 29", "province    = 25")
    assert SPEC.box(copy).hash != BOX.hash


@pytest.mark.parametrize(("file", "old", "new", "named"), WRONG, ids=[f"{w[0]}-{w[2][:24].strip()}" for w in WRONG])
def test_a_wrong_pack_is_refused_with_file_entry_field_and_what_was_expected(
    copy: Path, file: str, old: str, new: str, named: str
) -> None:
    spoil(copy, file, old, new)
    with pytest.raises(PackError) as refused:
        SPEC.box(copy)
    assert any(named in str(problem) and problem.file == file for problem in refused.value.problems), [
        str(problem) for problem in refused.value.problems
    ]


def test_all_problems_are_told_at_once(copy: Path) -> None:
    for file, old, new, _ in (WRONG[0], WRONG[3], WRONG[16]):
        spoil(copy, file, old, new)
    (copy / "spells.toml").unlink()
    with pytest.raises(PackError) as refused:
        SPEC.box(copy)
    assert {problem.file for problem in refused.value.problems} >= {
        "dice.toml",
        "adventurers.toml",
        "tom.toml",
        "spells.toml",
    }
