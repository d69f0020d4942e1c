"""Every installed game keeps all the promises that a game makes."""

from __future__ import annotations

from typing import Any

import pytest

from veillee.core.setup import ModeInfo
from veillee.core.spec import GameSpec, registry
from veillee.testing import check_description, check_matches

Spec = GameSpec[Any, Any]

GAMES = [pytest.param(spec, id=spec.id) for spec in registry().values()]
MODES = [
    pytest.param(spec, mode, id=f"{spec.id}-{mode.id}")
    for spec in registry().values()
    for mode in spec.modes
    if not mode.chapter
]
CHAPTERS = [pytest.param(spec, id=spec.id) for spec in registry().values() if spec.campaign is not None]
PARTS = range(16)


def ways(mode: ModeInfo) -> int:
    """In how many ways a mode begins: every number of seats at every level."""
    return len(mode.seats) * len(mode.levels or ("",))


@pytest.mark.parametrize("spec", GAMES)
def test_what_it_says_of_itself(spec: Spec) -> None:
    check_description(spec)


@pytest.mark.slow
@pytest.mark.parametrize(("spec", "mode"), MODES)
def test_a_sample_of_matches(spec: Spec, mode: ModeInfo) -> None:
    """Every way to begin once, short ones more often."""
    report = check_matches(spec, matches=ways(mode), decisions=120, seed="sample", modes=[mode.id])
    assert len(report.ways) == ways(mode)


@pytest.mark.slow
@pytest.mark.parametrize("spec", CHAPTERS)
def test_a_campaign(spec: Spec) -> None:
    chapters = [mode.id for mode in spec.modes if mode.chapter]
    assert check_matches(spec, matches=1, seed="sample", modes=chapters).chapters > 0


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("spec", "mode"), MODES)
def test_thousands_of_matches(spec: Spec, mode: ModeInfo, part: int, thorough: bool) -> None:
    """Every way to begin with every setting, many times: about 2,000 matches of a game that is not long."""
    if not thorough:
        pytest.skip("only with --thorough")
    report = check_matches(spec, matches=ways(mode), decisions=5_000, seed=f"thousands-{part}", modes=[mode.id])
    assert len(report.ways) == ways(mode)


@pytest.mark.parametrize("part", PARTS)
@pytest.mark.parametrize(("spec", "mode"), MODES)
def test_every_decision_of_a_hundred_matches(spec: Spec, mode: ModeInfo, part: int, thorough: bool) -> None:
    """Non-interference and all else at every single decision: each way to begin, sixteen times and more."""
    if not thorough:
        pytest.skip("only with --thorough")
    seed = f"every-{part}"
    report = check_matches(spec, matches=ways(mode), decisions=450, seed=seed, modes=[mode.id], thorough=True)
    assert report.checks["check_secrets"] > report.decisions
