"""The recorded matches are played again: same questions, same answers, same log, same result."""

from __future__ import annotations

import difflib

import pytest

import veillee
from golden import FOLDER, PLAYTHROUGHS, Playthrough, play
from veillee.core.campaign import read_saga
from veillee.core.spec import installed

MODES = {(spec.id, mode.id) for spec in installed().values() for mode in spec.modes if not mode.chapter}


@pytest.mark.parametrize("wanted", PLAYTHROUGHS, ids=lambda wanted: f"{wanted.game}-{wanted.path.stem}")
def test_playthrough(wanted: Playthrough) -> None:
    recorded = wanted.path.read_text("utf-8")
    played = play(wanted)
    changes = difflib.unified_diff(recorded.splitlines(), played.splitlines(), "recorded", "played", lineterm="", n=1)
    difference = "\n".join(list(changes)[:40])
    assert played == recorded, f"the match went another way (python tools/golden.py --write records it):\n{difference}"


@pytest.mark.parametrize("wanted", PLAYTHROUGHS, ids=lambda wanted: f"{wanted.game}-{wanted.path.stem}")
def test_the_record_in_a_playthrough_replays(wanted: Playthrough) -> None:
    choices, _, rest = wanted.path.read_text("utf-8").partition("\nend ")
    record = f"{choices}\nend {rest.splitlines()[0]}\n"
    if wanted.campaign:
        assert read_saga(record).told
    else:
        assert veillee.replay(record).over


def test_no_recorded_match_is_forgotten() -> None:
    recorded = {path for path in FOLDER.rglob("*.txt") if path.parent.name in installed()}
    assert recorded == {wanted.path for wanted in PLAYTHROUGHS}


def test_every_mode_of_every_game_is_recorded() -> None:
    assert {(wanted.game, wanted.mode) for wanted in PLAYTHROUGHS if not wanted.campaign} == MODES
