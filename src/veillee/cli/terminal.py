"""The terminal: where lines go and come from, whether it is a screen or a pipe."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable, Sequence

from rich.console import Console, RenderableType
from rich.text import Text

CLEAR = "\x1b[H\x1b[2J\x1b[3J"  # the screen and what was scrolled off it: a hand must not stay there
PIPE_WIDTH = 80
PIPE_HEIGHT = 48
SMALLEST = (40, 16)  # below this nothing is arranged any more, only cut off


class Terminal:
    """Shows lines and reads answers. In a pipe nothing is cleared, coloured or waited for."""

    def __init__(self, *, plain: bool = False, color: bool = True) -> None:
        for stream in (sys.stdin, sys.stdout, sys.stderr):
            if isinstance(stream, io.TextIOWrapper) and stream.errors != "replace":
                stream.reconfigure(errors="replace")
        self.screen = sys.stdout.isatty() and not plain and os.environ.get("TERM") != "dumb"
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.colored = color and not plain and not os.environ.get("NO_COLOR")
        self.console = Console(
            file=sys.stdout,
            color_system="auto" if self.colored else None,
            markup=False,
            emoji=False,
            highlight=False,
            width=None if sys.stdout.isatty() else _number("COLUMNS", PIPE_WIDTH),
        )

    @property
    def size(self) -> tuple[int, int]:
        """Columns and lines. A pipe has no height, only a length that is still pleasant to read."""
        columns, lines = self.console.size
        if not sys.stdout.isatty():
            lines = PIPE_HEIGHT
        return max(columns, SMALLEST[0]), max(lines, SMALLEST[1])

    @property
    def full_screen(self) -> bool:
        """Whether a match can be played on the whole screen."""
        return self.screen and self.interactive

    def clear(self) -> None:
        if self.screen:
            sys.stdout.write(CLEAR)
            sys.stdout.flush()

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines that were already made to fit."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="crop", crop=True)

    def unbroken(self, text: str) -> None:
        """A line that may be longer than the screen, such as a command to be copied: never broken by us."""
        self.console.print(Text(text), soft_wrap=True)

    def print(self, what: RenderableType = "") -> None:
        self.console.print(what)

    def ask(self, prompt: str) -> str | None:
        """One line of input, or None when the input has ended."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                self.print()
                return None
        sys.stdout.write(prompt)
        sys.stdout.flush()
        line = sys.stdin.readline()
        self.print(line.rstrip("\r\n"))  # a transcript shows the question with its answer
        return line.strip() if line else None

    def page(self, lines: Sequence[Text], turn: str) -> str:
        """Lines that may be longer than the screen: one screen at a time, each left with Enter.

        Whoever types a command instead of Enter wants to go on with that: it is returned.
        """
        if not (self.screen and self.interactive):
            self.lines(lines)
            return ""
        room = self.size[1] - 1
        for start in range(0, max(len(lines), 1), room):
            self.clear()
            self.lines(lines[start : start + room])
            typed = self.ask(turn)
            if typed != "":
                return typed or ""
        return ""


def _number(name: str, otherwise: int) -> int:
    value = os.environ.get(name, "")
    return int(value) if value.isdigit() and int(value) >= SMALLEST[0] else otherwise


def enable_line_editing() -> None:
    """Arrow keys and history at the prompt, where the platform has them."""
    try:
        import readline
    except ImportError:
        return
    readline.parse_and_bind("set enable-bracketed-paste off")


def forget_lines() -> None:
    """Nobody finds what the player before typed with the arrow keys."""
    try:
        import readline
    except ImportError:
        return
    readline.clear_history()
