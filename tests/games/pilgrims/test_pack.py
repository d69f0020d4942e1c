"""Content packs of an owner: accepted as they are, or refused with every problem at once."""

from __future__ import annotations

from pathlib import Path

import pytest

import veillee
from tests.games.pilgrims.builder import SPEC
from tests.helpers import play_on
from tests.packs import Change, owned, problems
from veillee.core.content import pack_files


def test_an_owner_plays_with_their_own_numbers(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        ("pack.toml", "pilgrims-house", "mine"),
        ("adventures.toml", "points     = 2", "points     = 5"),
        ("solo.toml", 'sets   = ["A", "B"]', 'sets   = ["A", "C"]'),
    )
    match = play_on(veillee.new("pilgrims", mode="solo", pack=pack, seed=1), 60)
    assert f"content mine {match.box.hash}\n" in match.record()
    assert match.box.hash != SPEC.box().hash
    assert match.box.content.adventures[0].points == 5
    assert veillee.replay(match.record(), pack=pack).save() == match.save()


def test_names_and_card_numbers_leave_the_content_as_it_is(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        ("adventures.toml", 'en = "Lost Sheep"', 'en = "The Lost Sheep"'),
        ("adventures.toml", '"I-01"', '"I-101"'),
        ("board.toml", 'fr = "à pied"', 'fr = "en marchant"'),
        ("quests.toml", 'note     = "0 points for 0 cards is a ruling"\n', ""),
    )
    box = SPEC.box(pack)
    assert box.hash == SPEC.box().hash
    assert box.lexicon.name("adventure", 0, "en") == "The Lost Sheep"


CASES: list[tuple[Change, str]] = [
    # the map and its diagrams
    (("board.toml", "columns   = 5", "columns   = 6"), "board.toml, map, columns: found 6; expected one of 5"),
    (
        ("board.toml", '"D1", "B2"', '"D1", "Z9"'),
        "board.toml, map, campfires: found ['D1', 'Z9', 'A3', 'E3', 'D4', 'B5']; "
        "expected a list, each: a cell from A1 to E5",
    ),
    (
        ("board.toml", '"D1", "B2"', '"A1", "B2"'),
        "board.toml, map, campfires: found 'A1, B2, A3, E3, D4, B5'; expected 6 different cells, none of them a corner",
    ),
    (("board.toml", "[[1, 2]]", "[[0, 0]]"), "board.toml, horse, dots: found [(0, 0)]; expected at least one dot"),
    # characters
    (
        ("travellers.toml", 'color      = "red"', 'color      = "blue"'),
        "travellers.toml, red A: found nothing; expected a tile for each colour and side",
    ),
    (
        ("travellers.toml", '{ then = "move:orth1" }, { then = "reserve" }', '{ then = "move:orth1" }'),
        "travellers.toml, stroller_a, abilities: found other abilities; expected a move and, last, reserve",
    ),
    (
        ("companions.toml", '{ then = "gain_clover" }', '{ then = "gain_clovers" }'),
        "companions.toml, peddler, abilities: found 'gain_clovers'; expected one of gain_clover, draw_object,",
    ),
    (
        ("companions.toml", '{ then = "gain_clover" }', '{ then = "gain_clover:2" }'),
        "companions.toml, peddler, abilities: found 'gain_clover:2'; expected gain_clover without an argument",
    ),
    (
        ("companions.toml", "move:line23", "move:line99"),
        "companions.toml, boar, abilities: found 'move:line99'; expected move: and one of orth1, diag1,",
    ),
    (
        ("companions.toml", '{ then = "gain_clover" }', '{ then = "move:orth1" }'),
        "companions.toml, peddler, abilities: found two abilities of one kind; expected at most one of each kind",
    ),
    (
        ("companions.toml", '{ then = "gain_clover" }', '{ when = "on_pawn", then = "gain_clover" }'),
        "companions.toml, peddler, abilities: found 'on_pawn'; expected one of play_color, play_symbol, pay_clover",
    ),
    (
        ("companions.toml", 'when = "pay_clover", then = "draw_object"', 'when = "pay_clover", then = "move:orth1"'),
        "companions.toml, chimney_sweep, abilities: found 'move:orth1'; expected a move without pay_clover",
    ),
    # Adventures
    (
        ("adventures.toml", '{ when = "using:foot", then = "extend" }', '{ when = "on_pawn", then = "extend" }'),
        "adventures.toml, lost_sheep, upgrades: found 'extend'; expected the condition using:TRANSPORT before it",
    ),
    (
        ("adventures.toml", 'when = "using:foot"', 'when = "using:mule"'),
        "adventures.toml, lost_sheep, upgrades: found 'using:mule'; expected using: and one of foot, horse,",
    ),
    (
        ("adventures.toml", 'when = "using:foot"', 'when = ["using:foot", "on_pawn"]'),
        "adventures.toml, lost_sheep, upgrades: found 'using:foot, on_pawn'; expected at most one condition besides",
    ),
    (
        ("adventures.toml", "level      = 1", "level      = 2"),
        "adventures.toml, [[adventure]], level: found 18 cards of level 1; expected 19 cards",
    ),
    (
        ("adventures.toml", "retire     = 0", "retire     = 2"),
        "adventures.toml, lost_sheep, retire: found 2; expected at most 1, as many as companions",
    ),
    (
        ("adventures.toml", 'companions = ["vagabond"]', 'companions = ["?", "?", "?", "?"]'),
        "adventures.toml, lost_sheep, companions: found ['?', '?', '?', '?']; expected a list of at most 3, each:",
    ),
    # Quests, Journeys and the solo mode
    (
        ("quests.toml", '"symbol:vagabond"', '"symbol:poet"'),
        "quests.toml, vagabonds, counts: found 'symbol:poet'; expected one of activation:artefact,",
    ),
    (
        ("quests.toml", 'letter   = "A"', 'letter   = "B"'),
        "quests.toml, vagabonds, letter: found 'B'; expected A for symbol:vagabond",
    ),
    (
        ("quests.toml", "feathers = [2, 1, 0]", "feathers = [2, 1]"),
        "quests.toml, vagabonds, feathers: found [2, 1]; expected a list of 3: a whole number, at least 0,",
    ),
    (
        ("quests.toml", "[0, 1, 2, 4, 6]", "[0, 1, 2, 4]"),
        "quests.toml, scoring, matching: found [0, 1, 2, 4]; expected a list of 5:",
    ),
    (
        ("journeys.toml", '["B2", "D3", "D5"]', '["B2", "B2", "D5"]'),
        "journeys.toml, three_wooden_bridges, cells: found 'B2, B2, D5'; expected 3 different cells",
    ),
    (
        ("solo.toml", 'sets   = ["A", "B"]', 'sets   = ["A", "A"]'),
        "solo.toml, easy, sets: found 'A, A'; expected 2 different sets",
    ),
    (("solo.toml", 'set    = "A"', 'set    = "B"'), "solo.toml, set A: found 2 cards; expected 3 cards"),
]


@pytest.mark.parametrize(("change", "problem"), CASES, ids=[problem.partition(":")[0] for _, problem in CASES])
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, change: Change, problem: str) -> None:
    found = problems(SPEC, owned(SPEC, tmp_path, change))
    assert any(text.startswith(problem) for text in found), found


@pytest.mark.parametrize("file", [name for name, _ in pack_files(SPEC.house_pack) if name != "pack.toml"])
def test_a_missing_file_is_one_problem_of_its_own(tmp_path: Path, file: str) -> None:
    pack = owned(SPEC, tmp_path)
    (pack / file).unlink()
    found = problems(SPEC, pack)
    assert f"{file}: found nothing; expected a file of this name in the pack" in found
    assert sum(problem.startswith(f"{file}:") for problem in found) == 1
