"""Pages of a table: which one is open, which hold what is asked about."""

from __future__ import annotations

from rich.text import Text

from veillee.cli.table.ink import FAINT, joined, line
from veillee.cli.table.pieces import Pen
from veillee.core.scene import PageInfo, Scene

WANTED = "•"


def wanted(scene: Scene) -> set[str]:
    """The pages with something that the present decision means; `""` for what is seen on all of them."""
    question = scene.question
    targets = {target for choice in question.choices for target in choice.targets} if question is not None else set()
    return {
        zone.page
        for zone in scene.zones
        if zone.owner is None or (question is not None and zone.owner == question.seat)
        if targets & {piece.id for piece in zone.pieces} or targets & {f"cell:{cell.id}" for cell in zone.cells}
    }


class Bookmark:
    """Remembers the open page. A new question opens the page that it is about, if it is about no other."""

    def __init__(self) -> None:
        self._page = ""
        self._asked: tuple[int, int] | None = None

    def page(self, scene: Scene) -> str:
        """The page to show of this scene, nothing where it has none."""
        ids = [page.id for page in scene.pages]
        if not ids:
            return ""
        if self._page not in ids:
            self._page = ids[0]
        question = scene.question
        asked = (question.number, question.seat) if question is not None else None
        if asked != self._asked:
            self._asked = asked
            meant = wanted(scene)
            if meant and not meant & {"", self._page}:
                self._page = next(id_ for id_ in ids if id_ in meant)
        return self._page

    def turn(self, scene: Scene, name: str) -> bool:
        """Open the next page, or one by its number or name; whether there is one."""
        pages = scene.pages
        found = meant(pages, name) if name else _next(pages, self.page(scene))
        if found is not None:
            self._page = found.id
        return found is not None


def meant(pages: list[PageInfo], name: str) -> PageInfo | None:
    """The page that somebody means."""
    if name.isascii() and name.isdigit():
        return pages[int(name) - 1] if 1 <= int(name) <= len(pages) else None
    known = name.casefold()
    return next((page for page in pages if known == page.id or page.title.casefold().startswith(known)), None)


def _next(pages: list[PageInfo], now: str) -> PageInfo | None:
    ids = [page.id for page in pages]
    return pages[(ids.index(now) + 1) % len(pages)] if now in ids else None


def tabs(pen: Pen, now: str) -> Text:
    """All pages, the open one marked, and those with something to choose: `[Story]  Board •  City`."""
    holding = wanted(pen.scene)
    titles = [
        line(
            (f"[{page.title}]", pen.accent) if page.id == now else (page.title, FAINT),
            (f" {WANTED}", pen.accent) if page.id in holding else "",
        )
        for page in pen.scene.pages
    ]
    return joined(titles)
