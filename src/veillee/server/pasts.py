"""What lies behind a match: positions to look at or to go on from, and all that was done in it.

The past of a long match takes long to play again, so it is done beside everything else, and people take turns.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from veillee.core.errors import RecordError
from veillee.core.history import History
from veillee.core.match import Match
from veillee.core.spec import Box
from veillee.server import HOME
from veillee.server.digging import Digging
from veillee.server.opening import begin, check_numbers, follow_all, from_snapshot, history_of, line_to
from veillee.server.rows import Entry, Header
from veillee.server.store import Store


class Pasts:
    """Fetches the pasts of matches that are open. `box` finds the content that one began with."""

    def __init__(self, store: Store, box: Callable[[Header], Awaitable[Box[Any]]]) -> None:
        self.archive = store.archive
        self.box = box
        self.digging = Digging()

    async def story(self, header: Header, after: int) -> list[Entry]:
        """The entries up to the version of the header; the match may have gone on meanwhile."""
        story = [entry for entry in await self.archive.story(header.id, after) if entry.number <= header.version]
        check_numbers(story, after, header.version)
        return story

    async def recall(self, header: Header, match: Match, number: int) -> None:
        """Have the tables since a decision at hand: from the snapshot before it the match is played again."""
        if match.known_from > number:
            begun, story = await self._behind(header, number)
            match.graft(await self.digging.run(header.owner, lambda: follow_all(begun(), story)))

    async def position(self, header: Header, match: Match, number: int) -> Match:
        """The match after so many decisions; by rules that are no more, the nearest table that was kept."""
        if match.known_from <= number:
            return match.at(number)
        try:
            begun, story = await self._behind(header, number)
            line = line_to(story, number)
            if line is None:
                raise RecordError("error-past", home=HOME)
            return await self.digging.run(header.owner, lambda: follow_all(begun(), line))
        except RecordError:
            snapshot = await self.archive.snapshot(header.id, number)
            if snapshot is None:
                raise
            return from_snapshot(header, await self.box(header), snapshot[1])

    async def _behind(self, header: Header, number: int) -> tuple[Callable[[], Match], list[Entry]]:
        """The latest table that was kept before a decision, and all that was done since. From one that was taken back
        later nothing can be gone on from: then it is the first table of all."""
        box = await self.box(header)
        snapshot = await self.archive.snapshot(header.id, number) if number else None
        if snapshot is not None:
            data = snapshot[1]
            story = await self.story(header, snapshot[0])
            if line_to(story, number) is not None:
                return lambda: from_snapshot(header, box, data), story
        return lambda: begin(header, box), await self.story(header, 0)

    async def whole(self, header: Header, match: Match) -> Match:
        """The match with its whole past, though without its tables: for its record and its log."""
        if not match.history.began:
            return match
        kept = await self.archive.kept(header.id, header.version, header.version + 1)
        check_numbers([entry for entry in kept.entries if entry.number], 0, header.version)
        history: History | None = await self.digging.run(header.owner, history_of, header, kept)
        if history is None:
            raise RecordError("error-past", home=HOME)
        match = match.fork()
        match.history = history
        return match
