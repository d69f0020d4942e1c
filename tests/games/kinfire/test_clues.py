"""Clues: whom a group of bots accuses follows from what it has read, and from nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.kinfire.builder import CONTENT, SPEC, value
from tests.games.kinfire.test_story import read, story
from tests.packs import owned
from veillee.bots.greedy import followed
from veillee.core.chance import Chance
from veillee.core.errors import PackError
from veillee.games.kinfire.steps.votes import clues_known
from veillee.games.kinfire.table import KinfireTable


def council(memories: str, cards: str = "") -> KinfireTable:
    """Before the accusation, with these memories and after these cards."""
    table = story("asha khor", quest="11")
    table.company.memories = [value("memory", one) for one in memories.split()]
    table.company.read = [value("story", one) for one in cards.split()]
    read(table, "q11_8")
    return table


def suspected(table: KinfireTable) -> list[int]:
    """How many clues there are to each option."""
    (op,) = CONTENT.lists[CONTENT.story[value("story", "q11_8")].ops]
    return [clues_known(table, option) for option in op.choices]


@pytest.mark.parametrize(
    ("memories", "cards", "found"),
    [
        ("m2_e m5_b m9_d", "", [0, 0, 0, 0]),  # oil everywhere, and nobody was heard
        ("m2_e m11_a m11_b", "q11_2 q11_3", [1, 1, 0, 0]),  # the wax is the seal's; but why did Aubin keep silent?
        ("m2_e m5_b m11_b m11_c", "q11_3 q11_4", [0, 3, 0, 0]),
        ("m11_a m11_b", "q11_2 q11_3", [1, 0, 0, 0]),  # without the seal her wax says nothing
        ("m11_a", "q11_2 q11_6", [1, 1, 0, 0]),
        ("m11_c", "q11_4 q11_7", [0, 2, 0, 0]),
    ],
)
def test_clues_count_once_they_are_understood(memories: str, cards: str, found: list[int]) -> None:
    assert suspected(council(memories, cards)) == found


def accused(table: KinfireTable, seed: int) -> str:
    return followed(table, Chance("accusation", seed)).key


def test_a_bot_accuses_whom_most_clues_point_to() -> None:
    table = council("m2_e m5_b m11_b m11_c")
    assert {accused(table, seed) for seed in range(20)} == {"choose:q11_8_2"}


def test_among_equal_suspicions_a_bot_guesses() -> None:
    table = council("m11_a m11_c")
    assert {accused(table, seed) for seed in range(20)} == {"choose:q11_8_1", "choose:q11_8_2"}


def test_clues_are_no_part_of_the_rules(tmp_path: Path) -> None:
    """Given a pack with other clues, then matches of the house go on with it."""
    pack = owned(SPEC, tmp_path, ("quest_11.toml", 'clues   = ["11-A"]', 'clues   = ["11-A", "11-B"]'))
    assert SPEC.box(pack).hash == SPEC.box().hash


@pytest.mark.parametrize("clue", ["11-Z", "11-99", "11-A + Aubin"])
def test_a_clue_that_is_nowhere_is_named(tmp_path: Path, clue: str) -> None:
    pack = owned(SPEC, tmp_path, ("quest_11.toml", 'clues   = ["11-A"]', f'clues   = ["{clue}"]'))
    with pytest.raises(PackError) as caught:
        SPEC.box(pack)
    assert clue in str(caught.value) and "11-B + 2-E" in str(caught.value)
