"""The parts of the full screen: panes that scroll, options, the line that is typed, and pages above them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import ClassVar

from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.geometry import Size
from textual.message import Message
from textual.screen import ModalScreen
from textual.scroll_view import ScrollView
from textual.strip import Strip
from textual.widgets import Input, Static

from veillee.cli.table.frame import Sheet
from veillee.cli.table.ink import THING, fit, line, things
from veillee.cli.table.options import Row
from veillee.cli.table.zones import Space

LIT = Style(reverse=True)
CURSOR = Style(bold=True, reverse=True)
FOCUSED = Style(color="yellow", bold=True)


class Pane(ScrollView, can_focus=True):
    """Rows under a title and what stays below that. Whatever is pointed at in it says so."""

    class Pointed(Message):
        """Somebody clicked on a piece or a place."""

        def __init__(self, thing: str) -> None:
            super().__init__()
            self.thing = thing

    class Resized(Message):
        """It has another size than before."""

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.sheet = Sheet(line(), [])
        self.lit: frozenset[str] = frozenset()

    @property
    def space(self) -> Space:
        """The last column is left to the scrollbar, whether there is one or not."""
        return Space(max(self.outer_size.width - 1, 20), max(self.outer_size.height - 1, 1))

    @property
    def room(self) -> int:
        """So many of the rows that may be scrolled are seen."""
        return max(self.space.lines - len(self.sheet.still), 1)

    def on_resize(self, event: events.Resize) -> None:
        """What it shows depends on how wide it is."""
        self.post_message(self.Resized())

    def show(self, sheet: Sheet) -> None:
        self.sheet = sheet
        self.virtual_size = Size(self.size.width, len(sheet.rows) + len(sheet.still) + 1)
        self.refresh()

    def light(self, meant: Collection[str]) -> None:
        """Mark what an option means."""
        self.lit = frozenset(meant)
        self.refresh()

    def reveal(self, meant: Collection[str]) -> None:
        """Scroll to the first thing of these that is not seen, as little as possible."""
        found = [n for n, row in enumerate(self.sheet.rows) if not things(row).isdisjoint(meant)]
        if found:
            self.bring(found[0], min(found[-1], found[0] + self.room - 1))

    def bring(self, first: int, last: int) -> None:
        """Scroll as little as possible until these rows are seen, the first of them before the last."""
        top, room = self.scroll_offset.y, self.room
        if last >= top + room:
            top = last - room + 1
        self.scroll_to(y=min(top, first), animate=False)

    def render_line(self, y: int) -> Strip:
        width, still = self.size.width, self.sheet.still
        if y == 0:
            title = fit(self.sheet.title, width)
            if self.has_focus:
                title.stylize(FOCUSED)
            return self.strip(title, width)
        if y <= len(still):
            return self.strip(fit(still[y - 1], width), width)
        at = self.scroll_offset.y + y - 1 - len(still)
        if not 0 <= at < len(self.sheet.rows):
            return Strip.blank(width, self.rich_style)
        return self.strip(fit(self.sheet.rows[at], width), width, self.style_of(at))

    def style_of(self, row: int) -> Style | None:
        """How a whole row stands out."""
        return None

    def strip(self, text: Text, width: int, style: Style | None = None) -> Strip:
        segments = []
        for segment in text.render(self.app.console):
            own = segment.style or Style.null()
            if own.meta.get(THING) in self.lit:
                own += LIT
            segments.append(Segment(segment.text, own + style if style is not None else own))
        return Strip(segments).adjust_cell_length(width).apply_style(self.rich_style)

    def on_click(self, event: events.Click) -> None:
        thing = event.style.meta.get(THING)
        if isinstance(thing, str):
            self.post_message(self.Pointed(thing))


class OptionsPane(Pane):
    """The options of the decision: none is ever left out, what does not fit is scrolled to."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1)", show=False),
        Binding("down", "step(1)", show=False),
        Binding("pageup", "step(-5)", show=False),
        Binding("pagedown", "step(5)", show=False),
        Binding("home", "step(-10000)", show=False),
        Binding("end", "step(10000)", show=False),
        Binding("enter", "take", show=False),
    ]

    class Moved(Message):
        """The cursor stands on another option."""

    class Taken(Message):
        """An option was chosen, by its number."""

        def __init__(self, number: int) -> None:
            super().__init__()
            self.number = number

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.numbers: list[int] = []  # of which option each row is, 0 for others
        self.cursor = 0

    @property
    def offered(self) -> list[int]:
        return list(dict.fromkeys(filter(None, self.numbers)))

    def offer(self, title: Text, above: Sequence[Text], rows: Sequence[Row], cursor: int) -> None:
        self.numbers = [0] * len(above) + [row.number for row in rows]
        self.show(Sheet(title, [*above, *(row.text for row in rows)]))
        self.move_to(cursor if cursor in self.offered else next(iter(self.offered), 0))
        self.call_after_refresh(self.stay)  # only then it is known how far it can be scrolled

    def stay(self) -> None:
        """Keep the option under the cursor in sight."""
        self.move_to(self.cursor)

    def move_to(self, number: int) -> None:
        self.cursor = number
        here = [n for n, one in enumerate(self.numbers) if one == number] if number else []
        # The question is seen above the first option, however little of that is left then.
        if not number or (here and number == self.offered[0] and here[0] < self.space.lines):
            self.scroll_to(y=0, animate=False)
        elif here:
            self.bring(here[0], here[-1])
        self.refresh()
        self.post_message(self.Moved())

    def style_of(self, row: int) -> Style | None:
        return CURSOR if self.cursor and self.numbers[row] == self.cursor else None

    def action_step(self, by: int) -> None:
        offered = self.offered
        if offered and not self.read_on(by):
            at = offered.index(self.cursor) if self.cursor in offered else 0
            self.move_to(offered[max(0, min(at + by, len(offered) - 1))])

    def read_on(self, by: int) -> bool:
        """Whether more of an option that is not seen whole comes into sight, before the next one is gone to."""
        here = [n for n, one in enumerate(self.numbers) if one == self.cursor]
        top, room = self.scroll_offset.y, self.space.lines
        if by == 1 and here and here[-1] >= top + room:
            top = min(top + room - 1, here[-1] - room + 1)
        elif by == -1 and here and here[0] < top:
            top = max(top - room + 1, here[0])
        else:
            return False
        self.scroll_to(y=top, animate=False)
        return True

    def action_take(self) -> None:
        if self.cursor:
            self.post_message(self.Taken(self.cursor))

    def on_click(self, event: events.Click) -> None:
        at = self.scroll_offset.y + event.y - 1
        if event.y > 0 and at < len(self.numbers) and self.numbers[at]:
            self.post_message(self.Taken(self.numbers[at]))


class Entry(Input):
    """The line that is typed. It needs no frame, and what it does not use moves the cursor among the options."""

    def __init__(self) -> None:
        super().__init__(id="line", compact=True, select_on_focus=False)
        self.cursor_blink = False


class Page(ModalScreen[str]):
    """A longer answer above the table. Any key that does not scroll closes it; what was typed goes on to the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,ctrl+c", "close", show=False),
        Binding("space,pagedown", "scroll(1)", show=False),
        Binding("b,pageup", "scroll(-1)", show=False),
    ]

    def __init__(self, lines: Sequence[Text], foot: str, at_end: bool = False) -> None:
        super().__init__()
        self.lines = list(lines)
        self.foot = foot
        self.at_end = at_end  # it opens where it ends: the latest is read first

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="page"):
            yield Static(Text("\n").join(self.lines))
        yield Static(self.foot, id="foot")

    def on_mount(self) -> None:
        if self.at_end:
            self.query_one("#page", VerticalScroll).scroll_end(animate=False)

    def action_close(self) -> None:
        self.close_with("")

    def close_with(self, typed: str) -> None:
        """Keys that come while it closes find it closed."""
        if self.is_current:
            self.dismiss(typed)

    def action_scroll(self, by: int) -> None:
        page = self.query_one("#page", VerticalScroll)
        page.scroll_relative(y=by * page.size.height, animate=False)

    def on_key(self, event: events.Key) -> None:
        if event.is_printable and event.character and not event.character.isspace() and event.character != "b":
            event.stop()
            self.close_with(event.character)


class Curtain(ModalScreen[str]):
    """Between two people: nothing of either is seen until the next one says that nobody else looks."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter", "answer", show=False),
        Binding("ctrl+c", "leave", show=False),
    ]

    def __init__(self, lines: Sequence[Text]) -> None:
        super().__init__()
        self.lines = list(lines)
        self.typed = ""

    def compose(self) -> ComposeResult:
        yield Static(Text("\n").join(self.lines), id="curtain")

    def on_key(self, event: events.Key) -> None:
        if event.is_printable and event.character:
            self.typed += event.character

    def action_answer(self) -> None:
        """Enter alone opens it; `u` and `q` are obeyed; whoever types anything else has not read it."""
        typed, self.typed = self.typed.strip(), ""
        if typed in ("", "u", "q"):
            self.dismiss(typed)

    def action_leave(self) -> None:
        self.dismiss("q")
