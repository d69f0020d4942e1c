"""What earlier releases wrote is opened, continued and replayed by this one."""

from __future__ import annotations

from importlib.metadata import entry_points
from pathlib import Path

import pytest

import veillee
from tests.helpers import play_on
from veillee import Match
from veillee.core.spec import GROUP, game

FOLDER = Path(__file__).parent
RECORDS = sorted(FOLDER.glob("*/*.record"))
SAVES = sorted(FOLDER.glob("*/*.save"))


def name(path: Path) -> str:
    return f"{path.parent.name}/{path.name}"


def goes_on(match: Match, over: bool) -> None:
    """An unfinished match is played on to its end by today's rules, a finished one has its result."""
    match.carry_over()
    assert not match.closed
    assert match.over == over
    before = match.number
    play_on(match, 400)
    assert match.number > before or over
    assert match.events(), "what happened is told"
    again = veillee.replay(match.record())
    assert again.save() == match.save()
    assert match.result is not None or not match.over


@pytest.mark.parametrize("path", RECORDS, ids=name)
def test_a_record_of_an_earlier_release_is_replayed_and_continued(path: Path) -> None:
    match = veillee.replay(path.read_text("utf-8"))
    goes_on(match, "-over" in path.name)


@pytest.mark.parametrize("path", SAVES, ids=name)
def test_a_save_of_an_earlier_release_is_opened_and_continued(path: Path) -> None:
    match = veillee.load(path.read_bytes())
    told = match.events()
    assert told[-1].decision <= match.number, "a save remembers its past"
    goes_on(match, "-over" in path.name)


def test_every_game_and_mode_left_something_behind() -> None:
    """Every installed one: what other tests have put beside them was in no release. A game that the version under way
    brings has nothing yet; as soon as that one is released it is asked for, too."""
    released = {path.name for path in FOLDER.iterdir() if path.is_dir()}
    had = {path.name.partition("-")[0] for path in RECORDS}
    for id_ in (entry.name for entry in entry_points(group=GROUP)):
        spec = game(id_)
        if id_ not in had and veillee.__version__ not in released:
            continue
        for mode in spec.modes:
            assert any(path.name.startswith(f"{spec.id}-{mode.id}-") for path in RECORDS), f"{spec.id} {mode.id}"
