"""The table line by line: for pipes, dumb terminals and screen readers. Nothing is ever cleared."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.text import Text

from veillee.cli import keys
from veillee.cli.sitting import Leave, Sitting
from veillee.cli.table import tales, zones
from veillee.cli.table.ink import FAINT, hanging, joined, line
from veillee.cli.terminal import Terminal, forget_lines
from veillee.core.scene import Paragraph

UNBROKEN = 10_000  # columns: sentences are broken into lines after their signs have become words
# Signs between words, and the messages that say what they mean; none where the words suffice.
SPOKEN = tuple(
    (re.compile(sign), word)
    for sign, word in (
        (r" ?× ?", "times"),
        (r"(?<=\S) [►→]", "what-follows"),
        (r"(?<=^ )[►→]|(?<=  )[►→]", "what-follows-at-once"),
        (r"(?<=^ )[▸♪] ", ""),
        (r" –$", ""),
        (r" · ", "aside"),
        (r"└", "beneath-it"),
        (r"⚠", "beware"),
    )
)


class PlainTable:
    """Tells the table in words, with each question what is new; reads one line after the other."""

    def __init__(self, sitting: Sitting, terminal: Terminal) -> None:
        self.sitting = sitting
        self.terminal = terminal
        self._shown: object = None  # the question that was told last: nothing is told twice
        self._knows: set[int] = set()  # the people who were told the whole table
        self._heard: list[Paragraph] = []  # what its story had told by then
        self._ahead: str | None = None  # a line that was typed before its question came

    def run(self) -> None:
        """Until the match is over or somebody leaves."""
        sitting = self.sitting
        self.terminal.lines(sitting.page)
        while not sitting.match.over:
            sitting.let_bots_play()
            if sitting.let_habits_answer():
                continue
            if not sitting.match.waiting:
                break
            seat = sitting.match.waiting[0]
            if sitting.needs_curtain(seat):
                self.hand_over(seat)
            else:
                self.turn(seat)
        self.tell_last()

    def tell_last(self) -> None:
        """What the story tells when all is over."""
        if self._heard:
            table = self.sitting.table(self.sitting.humans[0])
            last = [one for zone in table.scene.zones for one in zone.paragraphs if one not in self._heard]
            self.say_lines(tales.story(table.pen, last, self.sitting.width))

    def turn(self, seat: int) -> None:
        """Tell the table to a seat and do what it types, once."""
        sitting = self.sitting
        sitting.look(seat)
        sitting.width = self.terminal.size[0]
        self.tell(seat)
        sitting.notice, sitting.page = [], []
        typed = self.read(sitting.say("prompt") + " ")
        if not typed:
            self._shown = None
            return
        word, _, rest = typed.partition(" ")
        if keys.COMMANDS.get(word.lower()) is keys.details and not rest:
            sitting.page = sitting.table(seat).spoken(sitting.width)
        else:
            keys.obey(sitting, seat, typed)
        self.say_lines(sitting.page)

    def tell(self, seat: int) -> None:
        """What is new: where the match stands, what happened, what one has, the question and all its options."""
        sitting, match = self.sitting, self.sitting.match
        table = sitting.table(seat)
        width = sitting.width
        long = UNBROKEN if sitting.heard else width
        now = (match.number, match.hash(), seat, sitting.lang)
        is_new = match.setup.person(seat) not in self._knows
        told = [one for zone in table.scene.zones for one in zone.paragraphs]
        if now != self._shown:
            lines = [line(), *(table.standing(is_new) if sitting.heard else [table.header(width)])]
            if is_new:
                lines += table.spoken(width)
            else:
                lines += table.since(long)
                lines += tales.story(table.pen, [one for one in told if one not in self._heard], long)
                if table.own is not None:
                    lines += [*table.spoken_title(table.own, width), *table.belongings(table.own, width)]
                lines.append(line(" ", joined([zones.counts(table.pen, one) for one in table.others], " · ", FAINT)))
            lines += [line(), *table.round(long), *table.tips(long), *table.prompt(long)]
            lines += [row.text for row in table.options.rows(long - 1, keys=not sitting.heard)]
            self.say_lines(lines)
        for text in sitting.notice:
            self.terminal.unbroken(f" {text}")
        self._shown, self._heard = now, told
        self._knows.add(match.setup.person(seat))

    def say_lines(self, lines: Sequence[Text]) -> None:
        self.terminal.lines([row for one in lines for row in self._voiced(one)] if self.sitting.heard else lines)

    def _voiced(self, text: Text) -> list[Text]:
        """A sign between numbers and words is a word, too, or nothing; only what that comes to is broken into lines."""
        said = text.plain.rstrip()
        for sign, word in SPOKEN:
            said = sign.sub(self.sitting.say(word) if word else "", said)
        if said == text.plain and len(said) < self.sitting.width:
            return [text]
        words = said.lstrip(" ")
        rows = hanging(line(" " * (len(said) - len(words))), line(words), self.sitting.width - 2)
        return [*rows[:1], *(line("  ", row) for row in rows[1:])]

    def read(self, prompt: str) -> str:
        if self._ahead is not None:
            typed, self._ahead = self._ahead, None
            if not self.terminal.interactive:
                self.terminal.unbroken(prompt + typed)
            return typed
        typed_line = self.terminal.ask(prompt)
        if typed_line is None:
            raise Leave
        return typed_line

    def hand_over(self, seat: int) -> None:
        """Hide one hand before the next is told. Until Enter is pressed nobody's is."""
        sitting = self.sitting
        forget_lines()
        self.terminal.print()
        for text in sitting.notice:
            self.terminal.unbroken(f"  {text}")
        self.terminal.lines([sitting.hand_over(seat), line()])
        sitting.notice = []
        self._shown = None
        typed = self.read("  " + sitting.say("hand-over-enter") + " ")
        if typed in ("q", "quit"):
            raise Leave
        if typed in ("u", "undo") and sitting.looking is not None:
            keys.undo(sitting, sitting.looking)
        elif not typed or not self.terminal.interactive:
            sitting.look(seat, alone=True)
            self._ahead = typed or None
