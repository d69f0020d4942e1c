"""Screens as text, compared with those that somebody looked at; `VEILLEE_SHOTS=write` draws them anew."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

import veillee
from tests.cli.screens import at_screen, settled, shown
from veillee.cli.table.app import TableApp

SHOTS = Path(__file__).parent / "shots"
PLAYED = {"pilgrims": ("corner:a1", "go:foot:b2"), "lueur": ("adventurer:braccio",), "raiders": ()}
SCREENS = [
    *(("pilgrims", size, lang) for size in ((80, 24), (120, 40), (200, 60)) for lang in ("en", "fr")),
    ("lueur", (80, 24), "fr"),
    ("raiders", (120, 40), "en"),
]


@pytest.mark.parametrize(("game", "size", "lang"), SCREENS, ids=lambda value: str(value))
def test_the_screen_looks_as_it_did(game: str, size: tuple[int, int], lang: str) -> None:
    match = veillee.new(game, mode="solo", seed=7)
    for key in PLAYED[game]:
        match.play(key)
    seen: list[str] = []

    async def look(app: TableApp, pilot: Pilot[int]) -> None:
        await settled(pilot, wanted=30)  # a busy machine may pause in the middle of a drawing
        seen.append(shown(app) + "\n")

    at_screen(match, look, size=size, lang=lang)
    shot = SHOTS / f"{game}-{size[0]}x{size[1]}-{lang}.txt"
    if os.environ.get("VEILLEE_SHOTS") == "write":
        SHOTS.mkdir(exist_ok=True)
        shot.write_text(seen[0], "utf-8")
    assert seen[0] == shot.read_text("utf-8")
