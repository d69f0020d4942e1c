"""What the tests of the lab share."""

from __future__ import annotations

from pathlib import Path

import pytest

from veillee import lab


@pytest.fixture
def small() -> lab.Plan:
    """Two ways to play, a few matches each."""
    return lab.plan("pilgrims", modes=["solo"], levels=["easy", "hard"], games=6, seed="lab", decisions=True)


@pytest.fixture
def played(small: lab.Plan, tmp_path: Path) -> lab.Run:
    return lab.run(small, tmp_path / "played", workers=1)
