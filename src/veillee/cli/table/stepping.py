"""A record on the full screen, step by step: forwards, backwards, to its ends."""

from __future__ import annotations

from typing import ClassVar

from textual.binding import Binding, BindingType

from veillee.cli.speech import Say
from veillee.cli.table.ending import lines_of
from veillee.cli.table.frame import Section, sheet
from veillee.cli.table.ink import FAINT, STRONG, hanging, line
from veillee.cli.table.panes import Table
from veillee.cli.table.room import Room
from veillee.cli.table.widgets import Entry
from veillee.core.match import Match

END = 1_000_000


class ReplayApp(Room):
    """A match as a spectator sees it, after as many choices as one likes."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right,space,enter", "step(1)", show=False, priority=True),
        Binding("shift+left", "step(-10)", show=False, priority=True),
        Binding("shift+right", "step(10)", show=False, priority=True),
        Binding("home", f"step(-{END})", show=False, priority=True),
        Binding("end", f"step({END})", show=False, priority=True),
        Binding("p", "turn", show=False, priority=True),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, match: Match, say: Say) -> None:
        super().__init__(say)
        self.match = match
        self.number = 0 if match.over else match.number  # whoever looks at a whole match wants to see how it began
        self.turned = ""  # the page that was turned to; where none was, the first one lies open
        self.played = {one.number: one for one in match.story() if one.is_choice}

    def on_mount(self) -> None:
        super().on_mount()
        entry = self.query_one(Entry)
        entry.disabled = True
        entry.placeholder = self.say("replay-keys")
        self.pane("board").focus()
        self.call_after_refresh(self.redraw)

    def action_step(self, by: int) -> None:
        self.number = max(0, min(self.number + by, self.match.number))
        self.redraw()

    def action_turn(self) -> None:
        """The next page of a table that has several."""
        if self.shown is None or not self.shown.page:
            return
        ids = [page.id for page in self.shown.scene.pages]
        following = (ids.index(self.shown.page) + 1) % len(ids)
        self.turned = ids[following] if following else ""
        self.redraw()

    def action_leave(self) -> None:
        self.exit(0)

    def redraw(self) -> None:
        match = self.match.at(self.number) if self.number < self.match.number else self.match
        events = match.events(lang=self.say.lang)
        told = [event for event in events if event.decision >= self.number]
        past = [event for event in events if event.decision < self.number]
        scene = match.scene(None, self.say.lang)
        ids = [page.id for page in scene.pages]
        page = self.turned if self.turned in ids else ids[0] if ids else ""
        table = Table(scene, match.spec, self.say, told, past, page=page)
        self.draw(table)
        width = self.options.space.width
        where = line((self.say("replay-standing", count=self.number, all=self.match.number), STRONG))
        rows = []
        following = self.played.get(self.number + 1)
        if following is not None:
            label = match.label(following.key, self.say.lang)
            rows = hanging(line(" ", (self.say("replay-next"), FAINT), " "), line(label), width)
        elif table.scene.outcome is not None:
            rows = lines_of(table.scene, self.say, width)
        self.options.show(sheet([Section(rows, title=where)], width))
        self.options.numbers = [0] * len(rows)
        self.prompt(table.prompt(self.query_one("#prompt").size.width))
