"""Whole combats at random: every card, token and pawn in exactly one place at every decision, and every combat ends."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.kinfire.builder import SPEC
from veillee.core.setup import make_setup
from veillee.games.kinfire import GROWTH
from veillee.games.kinfire.table import LOST, WON
from veillee.games.kinfire.words import LEVEL_IDS, SETUP_IDS


@pytest.mark.rule("KIN-331", "KIN-332", "KIN-093")
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("combat", SETUP_IDS)
def test_a_combat_loses_nothing(combat: str, players: int) -> None:
    box = SPEC.box()
    for seed, (level, growth) in enumerate(zip(LEVEL_IDS, GROWTH, strict=True)):
        settings = {"combat": combat, "growth": growth, "tutorial": "on" if seed % 2 else "off"}
        setup = make_setup(SPEC, seed=seed, mode="combat", level=level, seats=["human"] * players, settings=settings)
        table = SPEC.begin(box, setup)
        table.log = []
        table.advance()
        player = Random(seed)
        while table.asking is not None:
            assert SPEC.faults(table) == []
            table.choose(player.choice(table.options))
        assert SPEC.faults(table) == [] and table.verdict in (WON, LOST)
        assert SPEC.score(table).verdict == ("won" if table.verdict == WON else "lost")
