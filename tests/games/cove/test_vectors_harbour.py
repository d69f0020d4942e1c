"""The specification's worked examples: clock, arrivals, docks and the market marker (TV-16 to TV-21, TV-36, …)."""

from __future__ import annotations

import pytest

from tests.games.cove.builder import Scenario, asked, docks, table_of
from veillee.testing import play


@pytest.mark.rule("COV-041", "COV-044", "COV-045", "COV-046")
def test_tv17_the_fourth_dock_brings_the_marker() -> None:
    match = (
        Scenario("entertainer blacksmith")
        .piers(bazaar_w="WWBB", square_w="WBZN", black_e="WBZN")
        .boat(6, "WWB")
        .hours(entertainer=7, blacksmith=8)
        .comes("N")
        .moves("blacksmith", 1)
    )
    play(match, "embark:boat_6")
    assert docks(match)["square_e"] == 6
    assert table_of(match).marker == 10
    assert asked(match)[0] == "entertainer"
