"""Whole matches of every combination of merchants: every piece in its place at every decision, and every match ends."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from veillee.core.chance import Chance
from veillee.core.setup import make_setup
from veillee.games.cove import GAME, MERCHANT_IDS
from veillee.testing.cases import Style, always_first, always_last, at_random, what_is_rare

TOGETHER = [("standard", "", roles) for count in (2, 3, 4) for roles in combinations(MERCHANT_IDS, count)]
ALONE = [("solo", level, (merchant,)) for merchant in MERCHANT_IDS for level in ("easy", "medium", "hard")]
LEVELS = ("easy", "medium", "hard")
PEDDLER = [
    ("peddler", LEVELS[number % 3], roles)
    for number, roles in enumerate([*combinations(MERCHANT_IDS, 2), *combinations(MERCHANT_IDS, 3)])
]
WAYS = [*TOGETHER, *ALONE, *PEDDLER]
ROGUES = ("criminals", "cultists", "robbers")
STYLES: tuple[Style, ...] = (at_random, what_is_rare, at_random)


Way = tuple[str, str, tuple[str, ...]]  # mode, level, merchants


def loses_nothing(way: Way, rogues: str, seed: int, style: Style, seen: Counter[str]) -> None:
    """Play to the end; `seen` counts the kinds of options that were chosen."""
    mode, level, roles = way
    free = {"free_choice_of_cards": "yes"} if seed % 2 and "entertainer" in roles else {}
    setup = make_setup(
        GAME,
        seed=seed,
        mode=mode,
        level=level,
        seats=["human"] * len(roles),
        roles=roles,
        settings={"rogue_card": rogues, **free},
    )
    table = GAME.begin(GAME.box(), setup)
    table.log = []
    table.advance()
    chance = Chance("conservation", seed)
    decisions = 0
    while table.asking is not None:
        assert GAME.faults(table) == []
        choice = style(table.options, chance, seen)
        seen[choice.kind] += 1
        table.choose(choice)
        decisions += 1
        assert decisions < 3_000, "a match without end"
    assert GAME.faults(table) == []
    assert len(GAME.score(table).scores) == len(roles) + (mode != "standard")


@pytest.mark.parametrize("way", WAYS, ids=lambda way: "-".join(filter(None, (way[0], way[1], *way[2]))))
def test_a_match_loses_nothing(way: Way) -> None:
    for seed, rogues in enumerate(ROGUES):
        loses_nothing(way, rogues, seed, STYLES[seed], Counter())


@pytest.mark.parametrize("style", [always_first, always_last])
def test_stubborn_players_come_to_an_end_too(style: Style) -> None:
    for seed, way in enumerate(TOGETHER):
        loses_nothing(way, ROGUES[seed % 3], seed, style, Counter())


def test_every_kind_of_option_is_chosen_somewhere() -> None:
    """Nothing is declared that no match offers; only a clever Entertainer tames creatures and shows several."""
    seen: Counter[str] = Counter()
    declared = set(GAME.box().lexicon.grammar) - {"tame", "show"}
    for seed in range(60):
        if declared <= set(seen):
            break
        loses_nothing(("standard", "", MERCHANT_IDS), ROGUES[seed % 3], seed, what_is_rare, seen)
    assert not declared - set(seen)
