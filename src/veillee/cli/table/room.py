"""The room of a table: its panes, wherever the scenes come from."""

from __future__ import annotations

from rich.text import Text
from textual import events
from textual.app import App, ComposeResult
from textual.geometry import Size
from textual.widgets import Static

from veillee.cli.speech import Say
from veillee.cli.table.layout import arrange
from veillee.cli.table.panes import Table
from veillee.cli.table.widgets import Entry, OptionsPane, Pane

SHOWN = ("board", "areas", "log")


class Room(App[int]):
    """The panes of a table, wherever its scenes come from."""

    ENABLE_COMMAND_PALETTE = False
    CSS = """
    Screen { background: ansi_default; color: ansi_default; }
    Pane, #header, #prompt, #line { position: absolute; background: ansi_default; color: ansi_default; }
    Pane { scrollbar-size-vertical: 1; overflow-x: hidden; overflow-y: auto;
           scrollbar-color: ansi_bright_black; scrollbar-background: ansi_default;
           scrollbar-color-hover: ansi_white; scrollbar-background-hover: ansi_default;
           scrollbar-color-active: ansi_white; scrollbar-background-active: ansi_default; }
    #line { padding: 0 1; border: none; }
    ModalScreen { background: ansi_default; color: ansi_default; }
    #page { background: ansi_default; height: 1fr; scrollbar-size-vertical: 1; }
    #foot { dock: bottom; height: 1; color: ansi_bright_black; background: ansi_default; }
    #curtain { padding: 2 2; background: ansi_default; }
    """

    def __init__(self, say: Say) -> None:
        super().__init__(ansi_color=True)
        self.say = say
        self.shown: Table | None = None
        self.lines = 0  # of the question, with what a lesson says of it
        self._stale = False  # panes have another size than what they show

    def compose(self) -> ComposeResult:
        yield Static(id="header")
        yield OptionsPane("options")
        yield Pane("log")
        yield Pane("board")
        yield Pane("areas")
        yield Static(id="prompt")
        yield Entry()

    def on_mount(self) -> None:
        self.place(self.size)
        self.query_one(Entry).focus()

    def pane(self, name: str) -> Pane:
        return self.query_one(f"#{name}", Pane)

    @property
    def options(self) -> OptionsPane:
        return self.query_one(OptionsPane)

    def place(self, size: Size) -> None:
        """Every pane to its place; one that has none is not there."""
        for name, place in arrange(size.width, size.height, self.lines).items():
            widget = self.query_one(f"#{name}")
            widget.display = place.height > 0
            widget.styles.offset = (place.x, place.y)
            widget.styles.width, widget.styles.height = place.width, place.height

    def on_resize(self, event: events.Resize) -> None:
        self.place(event.size)

    def on_pane_resized(self, message: Pane.Resized) -> None:
        if not self._stale:
            self._stale = True
            self.call_after_refresh(self.redraw)

    def redraw(self) -> None:
        """Draw again what is shown."""

    def draw(self, table: Table) -> None:
        """The panes that need no question."""
        self.shown = table
        self._stale = False
        self.title = table.scene.title
        self.query_one("#header", Static).update(table.header(self.size.width))
        drawers = {"board": table.board, "areas": table.areas, "log": table.log}
        for name in SHOWN:
            pane = self.pane(name)
            if pane.display:
                pane.show(drawers[name](pane.space))

    def prompt(self, lines: list[Text]) -> None:
        self.query_one("#prompt", Static).update(Text("\n").join(lines))
