"""A sitting: people and bots at one table, from the first question to the result or a pause."""

from __future__ import annotations

from collections.abc import Sequence

from rich.text import Text

from veillee.bots import Bot, ask
from veillee.cli import keys
from veillee.cli.drawing.ending import result
from veillee.cli.drawing.ink import STRONG, capital, color, line
from veillee.cli.drawing.screen import Screen
from veillee.cli.keeper import Keeper
from veillee.cli.keys import Leave
from veillee.cli.speech import Say
from veillee.cli.terminal import Terminal, forget_lines
from veillee.core.answers import Told
from veillee.core.match import Match
from veillee.core.scene import Scene
from veillee.core.together import Answer

INTERRUPTED = 130
MEMORY = 40  # events before the last choice that a large screen may show


class Sitting:
    """Asks whoever is to choose, plays the choice, and writes it down before anything else."""

    def __init__(self, match: Match, terminal: Terminal, keeper: Keeper, bots: Sequence[Bot | None], lang: str) -> None:
        self.match = match
        self.terminal = terminal
        self.keeper = keeper
        self.bots = bots
        self.say = Say(lang)
        self.page = 0
        self.pages = 1
        self.notice: list[str] = []
        self._looking: int | None = None  # the seat for which the screen was drawn last
        self._alone = False  # whether the others looked away before that
        self._shown: object = None  # what was drawn last, so that a pipe is not told everything twice
        self.ahead: str | None = None  # a line that was typed before its question came

    @property
    def lang(self) -> str:
        return self.say.lang

    @property
    def humans(self) -> list[int]:
        return [seat for seat, bot in enumerate(self.bots) if bot is None]

    @property
    def people(self) -> set[int]:
        """Who sits before this screen; one of them may play several seats."""
        return {self.match.setup.person(seat) for seat in self.humans}

    # -- the evening -----------------------------------------------------------------------

    def run(self) -> int:
        """Play until the match is over or somebody leaves; returns the exit code."""
        try:
            self.keep()
            while not self.match.over:
                seat = self.next_seat()
                if seat is None:
                    break
                if self.is_hidden and not self.is_alone(seat):
                    self.hand_over(seat)
                else:
                    self.turn(seat)
            self.finish()
        except Leave:
            self.farewell()
        except KeyboardInterrupt:
            self.terminal.print()
            self.farewell()
            return INTERRUPTED
        return 0

    def next_seat(self) -> int | None:
        """The bots play until only humans are asked, the first of whom is next; None when the match is over."""
        played = False
        while waiting := self.match.waiting:
            seat, bot = next(((one, bot) for one in waiting if (bot := self.bots[one]) is not None), (waiting[0], None))
            if bot is None:
                break
            self.match.play(ask(bot, self.match, seat, self.match.setup.seed), seat=seat)
            played = True
        if played:
            self.keep()
        return waiting[0] if waiting else None

    def choose(self, seat: int, key: str) -> None:
        """A human's choice: played, then on disk before anything is shown."""
        self.match.play(key, seat=seat)
        self.keep()
        self.page = 0
        self.notice = []

    def keep(self) -> None:
        """Write the record. A full disk must not end the evening, but it is said."""
        try:
            self.keeper.save(self.match)
        except OSError as error:
            self.notice = [self.say("not-saved", file=str(self.keeper.path), reason=error.strerror or str(error))]

    # -- one question ----------------------------------------------------------------------

    def turn(self, seat: int) -> None:
        """Show the table to a seat and do what it types, once."""
        self._looking = seat
        self._alone = self._alone and self.is_hidden
        self.draw(seat)
        typed = self.read(self.say("prompt") + " ")
        keys.obey(self, seat, typed)

    def read(self, prompt: str) -> str:
        if self.ahead is not None:
            typed, self.ahead = self.ahead, None
            if not self.terminal.interactive:
                self.terminal.unbroken(prompt + typed)
            return typed
        line_ = self.terminal.ask(prompt)
        if line_ is None:
            raise Leave
        return line_

    def screen(self, seat: int | None) -> Screen:
        past, told = self.told(seat)
        return Screen(
            self.scene(seat),
            self.match.spec,
            self.say,
            told=told,
            past=past[-MEMORY:],
            notice=self.notice,
            page=self.page,
            listed=not self.terminal.screen,
        )

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees; whoever plays others too knows what those have answered."""
        match = self.match
        scene = match.scene(seat, self.lang)
        if seat is not None and scene.question is not None:
            for one in scene.question.answers:
                if match.setup.person(one.seat) == match.setup.person(seat):
                    one.label = match.label(match.table.answers[one.seat], self.lang)
        return scene

    def draw(self, seat: int) -> None:
        """The table on a cleared screen; in a pipe only when the question is a new one."""
        now = (self.match.number, self.match.hash(), seat, self.lang)
        if not self.terminal.screen and now == self._shown:
            for text in self.notice:
                self.terminal.unbroken(f" {text}")
        else:
            screen = self.screen(seat)
            lines = screen.lines(*self.terminal.size)
            self.pages = screen.pages
            self.terminal.clear()
            self.terminal.lines(lines)
        self._shown = now
        self.notice = []

    def told(self, seat: int | None) -> tuple[list[Told], list[Told]]:
        """What happened before the last choice of a seat, and what since, that choice included."""
        own = (one.number for one in self.match.history.backwards() if one.seat == seat and one.is_choice)
        since = next(own, 0)
        events = self.match.events(seat=seat, lang=self.lang)
        return [one for one in events if one.decision < since], [one for one in events if one.decision >= since]

    def redraw(self) -> None:
        self._shown = None

    # -- between two humans ----------------------------------------------------------------

    @property
    def is_hidden(self) -> bool:
        """Whether what is asked now is for one pair of eyes: a hand is shown, or the answers are sealed."""
        asking = self.match.asking
        sealed = isinstance(asking, Answer) and asking.round.sealed
        return sealed or not self.match.scene(None, self.lang).open

    def is_alone(self, seat: int) -> bool:
        """Whether nobody but the person who plays this seat looks at the screen."""
        if len(self.people) < 2:
            return True
        person = self.match.setup.person
        return self._alone and self._looking is not None and person(self._looking) == person(seat)

    def may_take_back(self, seat: int) -> int:
        """The seat whose choice goes back when this one asks for it: any of the same person, and in an open round
        any that answered at this screen."""
        setup, last = self.match.setup, self.match.last
        if last is None:
            return seat
        answers = [one.seat for one in self.match.history.open_answers()][::-1] or [last.seat]
        near = self.humans if last.open and not self.is_hidden else setup.seats_of(setup.person(seat))
        return next((one for one in answers if one in near and one in self.humans), seat)

    def hand_over(self, seat: int) -> None:
        """Hide one hand before the next is shown. Until Enter is pressed nobody's is."""
        player = next(player for player in self.match.scene(None, self.lang).players if player.index == seat)
        self.terminal.clear()
        forget_lines()
        name = Text(capital(player.name), f"{STRONG} {color(player.color)}")
        message = Text.assemble("  ", name, self.say("hand-over", name=""))
        self.terminal.print()
        for text in self.notice:
            self.terminal.unbroken(f"  {text}")
        self.terminal.lines([message, line()])
        self.notice = []
        self.redraw()
        typed = self.read("  " + self.say("hand-over-enter") + " ")
        if typed in ("q", "quit"):
            raise Leave
        if typed in ("u", "undo") and self._looking is not None:
            keys.undo(self, self._looking)
        elif not typed or not self.terminal.interactive:
            self._looking, self._alone = seat, True
            self.ahead = typed or None

    # -- the end ---------------------------------------------------------------------------

    def finish(self) -> None:
        self.terminal.clear()
        self.terminal.print()
        self.terminal.print(result(self.match.scene(None, self.lang), self.say))
        self.terminal.unbroken(f"  {self.say('replay-with', command=self.keeper.command('replay', self.lang))}")

    def farewell(self) -> None:
        """Say where the match is kept and how to go on with it."""
        try:
            self.keeper.save(self.match)
        except OSError as error:
            reason = error.strerror or str(error)
            self.terminal.unbroken(self.say("not-saved", file=str(self.keeper.path), reason=reason))
            return
        self.terminal.print()
        self.terminal.unbroken(self.say("farewell", file=str(self.keeper.path)))
        self.terminal.unbroken(f"  {self.keeper.command('resume', self.lang)}")
