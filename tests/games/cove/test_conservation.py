"""Whole matches at random: every piece of Merchants Cove in its place at every decision, and every match ends."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from veillee.core.setup import make_setup
from veillee.games.cove import GAME
from veillee.games.cove.words import MERCHANT_IDS

PAIRS = [("standard", "", pair) for pair in combinations(MERCHANT_IDS, 2)]
ALONE = [("solo", level, (merchant,)) for merchant in MERCHANT_IDS for level in ("easy", "medium", "hard")]
MORE = [("standard", "", MERCHANT_IDS[1:]), ("standard", "", MERCHANT_IDS), ("peddler", "medium", MERCHANT_IDS[:3])]
ROGUES = ("criminals", "cultists", "robbers")


@pytest.mark.parametrize(("mode", "level", "roles"), [*PAIRS, *ALONE, *MORE])
def test_a_match_loses_nothing(mode: str, level: str, roles: tuple[str, ...]) -> None:
    box = GAME.box()
    for seed, rogues in enumerate(ROGUES):
        settings = {"rogue_card": rogues}
        setup = make_setup(
            GAME, seed=seed, mode=mode, level=level, seats=["human"] * len(roles), roles=roles, settings=settings
        )
        table = GAME.begin(box, setup)
        table.log = []
        table.advance()
        player = Random(seed)
        while table.asking is not None:
            assert GAME.faults(table) == []
            table.choose(player.choice(table.options))
        assert GAME.faults(table) == []
        assert len(GAME.score(table).scores) == len(roles) + (mode != "standard")
