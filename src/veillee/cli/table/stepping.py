"""A record on the full screen, step by step: forwards, backwards, to its ends."""

from __future__ import annotations

from typing import ClassVar

from msgspec import structs
from textual.binding import Binding, BindingType

from veillee.cli.speech import Say
from veillee.cli.table.ending import lines_of
from veillee.cli.table.frame import Section, sheet
from veillee.cli.table.ink import FAINT, STRONG, hanging, line
from veillee.cli.table.panes import Table, told_lines
from veillee.cli.table.room import Room
from veillee.cli.table.widgets import Entry, Page
from veillee.core.answers import Told
from veillee.core.match import Match

END = 1_000_000
ACTIONS = ("step", "turn", "log", "leave")


class ReplayApp(Room):
    """A match after as many choices as one likes: as a spectator sees it, and one that is over as it was for whoever
    chose, since nothing of it is secret any more."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", show=False, priority=True),
        Binding("right,space,enter", "step(1)", show=False, priority=True),
        Binding("shift+left", "step(-10)", show=False, priority=True),
        Binding("shift+right", "step(10)", show=False, priority=True),
        Binding("home", f"step(-{END})", show=False, priority=True),
        Binding("end", f"step({END})", show=False, priority=True),
        Binding("p", "turn", show=False, priority=True),
        Binding("l", "log", show=False, priority=True),
        Binding("q,escape,ctrl+c,ctrl+q", "leave", show=False, priority=True),
    ]

    def __init__(self, match: Match, say: Say) -> None:
        super().__init__(say)
        self.match = match
        self.number = 0 if match.over else match.number  # whoever looks at a whole match wants to see how it began
        self.turned = ""  # the page that was turned to; where none was, the first one lies open
        self.events: list[Told] = []
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

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """While the log is read its own keys count."""
        return len(self.screen_stack) == 1 if action in ACTIONS else super().check_action(action, parameters)

    def action_log(self) -> None:
        """All that happened up to here."""
        assert self.shown is not None
        lines = [row for event in self.events for row in told_lines(event, self.shown.scene, self.size.width)]
        self.push_screen(Page(lines, f" {self.say('page-keys')}"))

    def action_leave(self) -> None:
        self.exit(0)

    def redraw(self) -> None:
        match = self.match.at(self.number) if self.number < self.match.number else self.match
        decision = match.decision if self.match.over else None
        seat = decision.seat if decision is not None else None
        self.events = match.events(seat=seat, lang=self.say.lang)
        told = [event for event in self.events if event.decision >= self.number]
        past = [event for event in self.events if event.decision < self.number]
        scene = match.scene(seat, self.say.lang)
        if scene.question is not None:  # what could be chosen then
            scene = structs.replace(scene, question=structs.replace(scene.question, choices=[]))
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
