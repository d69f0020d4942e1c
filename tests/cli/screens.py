"""How tests sit before the full screen: a table of a given size, what it shows, and what somebody does there."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import cast

from textual.pilot import Pilot

import veillee
from veillee.cli.keeper import Keeper
from veillee.cli.play import sitters
from veillee.cli.sitting import Sitting
from veillee.cli.table.app import TableApp
from veillee.cli.table.panes import Table
from veillee.cli.table.room import Room

Doing = Callable[[TableApp, Pilot[int]], Awaitable[None]]
FILE = "m.veillee"
CALM, LONGEST = 3, 200  # moments without a change, and at all


def sitting_of(match: veillee.Match, lang: str = "en") -> Sitting:
    return Sitting(match, Keeper(Path(FILE), "veillee"), sitters(match), lang)


def at_screen(
    match: veillee.Match, doing: Doing, size: tuple[int, int] = (80, 24), lang: str = "en", notice: Sequence[str] = ()
) -> TableApp:
    """Open the full screen, do something there, and close it."""
    sitting = sitting_of(match, lang)
    sitting.notice = list(notice)
    app = TableApp(sitting)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await settled(pilot)
            await doing(app, pilot)

    asyncio.run(run())
    return app


async def settled(pilot: Pilot[int], wanted: int = CALM) -> None:
    """Until everything is drawn: the screen has not changed for a few moments."""
    calm, before = 0, ""
    for _ in range(LONGEST):
        await pilot.pause(0.01)
        now = shown(cast(Room, pilot.app))
        calm, before = (calm + 1, now) if now == before else (0, now)
        if calm >= wanted:
            return


async def typed(pilot: Pilot[int], *words: str) -> None:
    """Words, each with Enter after it."""
    for word in words:
        await pilot.press(*({" ": "space", ":": "colon", "?": "question_mark"}.get(sign, sign) for sign in word))
        await pilot.press("enter")
        await settled(pilot)


def shown(app: Room) -> str:
    """All lines of the screen, as they are seen."""
    strips = app.screen._compositor.render_strips()
    return "\n".join("".join(segment.text for segment in strip).rstrip() for strip in strips)


def table_of(match: veillee.Match, lang: str = "en", notice: Sequence[str] = ()) -> Table:
    """What the table shows to whoever is asked, without a screen."""
    seat = match.waiting[0] if match.waiting else 0
    sitting = sitting_of(match, lang)
    sitting.notice = list(notice)
    return sitting.table(seat)
