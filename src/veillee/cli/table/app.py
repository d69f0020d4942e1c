"""The full-screen table: a match that people and bots play, drawn in panes that keep their places."""

from __future__ import annotations

import contextvars
from collections.abc import Callable
from threading import Event, Thread
from typing import Any, ClassVar

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.widgets import Input, Static

from veillee.bots.search import STOP, Stopped
from veillee.cli import keys
from veillee.cli.errors import INTERRUPTED, REFUSED, Refused
from veillee.cli.sitting import Sitting
from veillee.cli.table import tales
from veillee.cli.table.ending import lines_of
from veillee.cli.table.frame import Section, sheet
from veillee.cli.table.ink import FAINT, STRONG, hanging, line
from veillee.cli.table.layout import arrange
from veillee.cli.table.panes import Table
from veillee.cli.table.room import SHOWN, Room
from veillee.cli.table.widgets import Curtain, Entry, OptionsPane, Page, Pane
from veillee.core.errors import VeilleeError
from veillee.core.hints import Hint
from veillee.core.scene import Paragraph

SPINNER = "⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏"
BEAT = 0.1  # seconds between two signs of the spinner
PATIENCE = 2  # beats before it is shown at all


class Thinking:
    """Somebody thinks in another thread. Whoever waits may stop it."""

    def __init__(self, names: list[str], stopped: Callable[[], None]) -> None:
        self.names = names
        self.stopped = stopped  # what happens when nobody waits any more
        self.stop = Event()
        self.beats = 0


class TableApp(Room):
    """A match: asks whoever is to choose, by the same commands as the plain table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "options('step(-1)')", show=False),
        Binding("down", "options('step(1)')", show=False),
        Binding("left", "options('step(-1)')", show=False),
        Binding("right", "options('step(1)')", show=False),
        Binding("pageup", "options('step(-5)')", show=False),
        Binding("pagedown", "options('step(5)')", show=False),
        Binding("enter", "options('take')", show=False),
        Binding("escape", "calm", show=False),
        Binding("f1", "typed('?')", show=False),
        Binding("f2", "typed('p')", show=False),
        Binding("ctrl+z", "typed('u')", show=False, priority=True),
        Binding("ctrl+y", "typed('r')", show=False, priority=True),
        Binding("ctrl+c", "interrupt", show=False, priority=True),
        Binding("ctrl+q,ctrl+d", "typed('q')", show=False, priority=True),
    ]

    def __init__(self, sitting: Sitting) -> None:
        super().__init__(sitting.say)
        self.sitting = sitting
        self.seat: int | None = None  # who is asked before this screen
        self.narrowed: list[int] | None = None  # the options of one piece, while only those are looked at
        self.warned = ""  # the option of which somebody was warned last
        self.thinking: Thinking | None = None
        self.thought: Thread | None = None  # the last one in which somebody thought
        self.problem: Refused | None = None  # why the table could not go on
        self.paused = False  # a bot was stopped, and waits to go on
        self.read: set[str] = set()  # the tips that were shown on a page, for want of room
        self.heard: list[Paragraph] = []  # what the story of this table had told when somebody looked last
        self.asked: tuple[int, int | None] = (-1, None)  # the position and the seat that the screen was drawn for last

    def on_mount(self) -> None:
        super().on_mount()
        self.set_interval(BEAT, self.beat)
        self.call_after_refresh(self.begin)

    def begin(self) -> None:
        """Whoever learns reads the one page of the game before the table."""
        page, self.sitting.page = self.sitting.page, []
        self.go_on()
        if page:
            self.turn_to(page)

    # -- whose turn ------------------------------------------------------------------------

    def go_on(self) -> None:
        """Bots play, the screen passes to whoever is asked, or the match is over."""
        sitting = self.sitting
        self.narrowed, self.warned, self.paused = None, "", False
        while (seat := sitting.bot_asked) is not None:
            if not sitting.is_quick(seat):
                self.seat = None
                self.redraw()
                self.let_think(seat)
                return
            sitting.choose(seat, sitting.ask_bot(seat))
        if sitting.let_habits_answer():
            self.go_on()
            return
        if sitting.match.over:
            self.finish()
            return
        asked = sitting.match.waiting[0]
        if sitting.needs_curtain(asked):
            self.hand_over(asked)
            return
        sitting.look(asked)
        self.seat = asked
        self.redraw()

    def hand_over(self, seat: int) -> None:
        """Hide everything until only the next person looks."""
        sitting = self.sitting
        self.seat = None
        self.draw_nothing()
        notice = [line(f"  {text}") for text in sitting.notice]
        lines = [*notice, sitting.hand_over(seat), line(), line("  ", (sitting.say("hand-over-enter"), FAINT))]
        sitting.notice = []

        def answered(word: str | None) -> None:
            if word == "q":
                self.leave(0)
            elif word == "u" and sitting.looking is not None:
                keys.undo(sitting, sitting.looking)
                self.go_on()
            else:
                sitting.look(seat, alone=True)
                self.go_on()

        self.push_screen(Curtain(lines), answered)

    def draw_nothing(self) -> None:
        for name in (*SHOWN, "options"):
            self.pane(name).show(sheet([], 20))
        self.options.numbers = []
        self.prompt([])

    # -- what is seen ----------------------------------------------------------------------

    @property
    def eyes(self) -> int | None:
        """Who looks: whoever is asked; while bots think the last person, or nobody where several have secrets."""
        sitting = self.sitting
        if self.seat is not None or sitting.match.over:
            return self.seat
        if len(sitting.people) > 1 and sitting.is_hidden:
            return None
        return sitting.looking if sitting.looking is not None else next(iter(sitting.humans), None)

    def redraw(self) -> None:
        if isinstance(self.screen, Curtain):
            return
        sitting = self.sitting
        self.say = sitting.say
        sitting.width = self.size.width - 1  # a page may have a scrollbar
        table = sitting.table(self.eyes)
        is_new, self.asked = self.asked != (sitting.match.number, self.seat), (sitting.match.number, self.seat)
        question = [*table.prompt(self.size_of_prompt), *table.tips(self.size_of_prompt)]
        self.make_room(len(question))
        self.draw(table)
        if is_new:
            self.pane("log").scroll_to(y=0, animate=False)
        self.query_one(Entry).placeholder = self.say("line-hint")
        options = self.options
        asked = table.prompt(options.space.width)
        title = self.say("options-of") if self.narrowed is not None else self.say("options-title")
        above = [*([] if self.query_one("#prompt").display else asked), *table.round(options.space.width)]
        rows = table.options.rows(options.space.width, only=self.narrowed) if self.seat is not None else []
        head = sheet([Section([], title=line((title, STRONG)))], options.space.width).title
        options.offer(head, above, rows, options.cursor or self.proposed(table))
        if self.thinking is None:
            self.prompt(self.paused_lines() if self.paused else question)
        self.reveal()
        self.open_tips(table)
        self.open_story(table)

    def make_room(self, lines: int) -> None:
        """A long question, or one with tips, has more lines as long as it is asked."""
        moved, self.lines = lines != self.lines, lines
        if moved:
            self.place(self.size)

    def open_tips(self, table: Table) -> None:
        """Tips for which this screen has no room are read on a page, once."""
        due = {tip.id for tip in table.guide.due} if table.guide is not None and self.seat is not None else set()
        room = arrange(self.size.width, self.size.height, self.lines)["prompt"].height
        if due - self.read and room < self.lines:
            self.read |= due
            self.turn_to(table.tips(self.size.width - 1))

    def open_story(self, table: Table) -> None:
        """What a story has told since somebody looked is read before the question, unless it stands there whole."""
        if self.seat is None:
            return
        told = [(zone, one) for zone in table.scene.zones for one in zone.paragraphs]
        fresh = [(zone, one) for zone, one in told if one not in self.heard]
        is_first, self.heard = not self.heard, [one for _, one in told]
        if not fresh or (is_first and self.sitting.match.number > 0):  # who goes on with a match knows its story
            return
        rows = tales.story(table.pen, [one for _, one in fresh], self.size.width)
        if any(zone.page != table.page for zone, _ in fresh) or len(rows) > self.pane("board").space.lines:
            self.turn_to(rows)

    def proposed(self, table: Table) -> int:
        """Where the cursor begins: on what the lesson proposes, or what a hint found best."""
        wanted = table.options.proposed or next(iter(table.options.advice), None)
        return next((number for number, one in enumerate(table.pen.choices, 1) if one.key == wanted), 0)

    @property
    def size_of_prompt(self) -> int:
        return arrange(self.size.width, self.size.height)["prompt"].width

    def paused_lines(self) -> list[Text]:
        return hanging(line(" "), line((self.say("bot-stopped"), STRONG)), self.size_of_prompt - 1)

    def reveal(self) -> None:
        """Bring what can be chosen into sight, and mark what the cursor means."""
        if self.shown is None:
            return
        pen = self.shown.pen
        meant = {place for target in pen.numbers for place in pen.shown_at(target)} if self.seat is not None else set()
        self.pane("areas").scroll_to(y=0, animate=False)
        for name in ("board", "areas"):
            self.pane(name).reveal(meant)
        self.light()

    def light(self) -> None:
        if self.shown is None:
            return
        pen, cursor = self.shown.pen, self.options.cursor
        chosen = pen.choices[cursor - 1] if 0 < cursor <= len(pen.choices) and self.seat is not None else None
        lit = {place for target in chosen.targets for place in pen.shown_at(target)} if chosen is not None else set()
        for name in ("board", "areas"):
            self.pane(name).light(lit)
            if lit:
                self.pane(name).reveal(lit)

    def on_options_pane_moved(self, _: OptionsPane.Moved) -> None:
        if self.query(OptionsPane):  # whoever leaves takes the panes away before everything is told
            self.light()

    # -- what is done ----------------------------------------------------------------------

    def on_options_pane_taken(self, message: OptionsPane.Taken) -> None:
        self.take(message.number)

    def take(self, number: int) -> None:
        """An option was chosen by its number. What costs something of one's own is asked twice."""
        if self.paused:
            self.go_on()
            return
        if self.seat is None or self.shown is None or self.thinking is not None:
            return
        choice = self.shown.pen.choices[number - 1]
        if choice.warns and self.warned != choice.key:
            self.warned = choice.key
            self.sitting.notice = [*choice.warns, self.say("warn-again")]
            self.options.move_to(number)
            self.tell()
            return
        self.sitting.choose(self.seat, choice.key)
        self.options.cursor = 0
        self.go_on()

    def on_pane_pointed(self, message: Pane.Pointed) -> None:
        """A piece was clicked: its only option is taken, several are listed, otherwise it says what it is."""
        if self.shown is None or self.seat is None:
            return
        numbers = self.shown.pen.concerned(message.thing)
        if len(numbers) == 1:
            self.take(numbers[0])
        elif numbers:
            self.narrowed = numbers
            self.redraw()
        else:
            self.sitting.notice = [keys.about(self.sitting, self.seat, message.thing)]
            self.tell()

    def on_input_submitted(self, event: Input.Submitted) -> None:
        typed = event.value.strip()
        event.input.clear()
        if typed:
            self.obey(typed)
        elif self.paused:
            self.go_on()
        else:
            self.options.action_take()

    def action_typed(self, typed: str) -> None:
        self.obey(typed)

    def obey(self, typed: str) -> None:
        """Do what was typed: an option, or a command."""
        sitting = self.sitting
        word, _, rest = typed.partition(" ")
        command = keys.COMMANDS.get(word.lower())
        if command is keys.leave:
            self.leave(0)
        elif self.thinking is not None:
            return
        elif self.paused:
            if command is keys.undo and sitting.looking is not None:
                keys.undo(sitting, sitting.looking)
            self.go_on()
        elif self.seat is None:
            return
        elif command is keys.hint:
            self.ask_hint(self.seat, rest.strip())
        else:
            self.do(self.seat, typed)

    def do(self, seat: int, typed: str) -> None:
        sitting, match = self.sitting, self.sitting.match
        number = keys.option_meant(sitting, seat, typed)
        if number is not None:
            self.take(number)
            return
        before = (match.number, match.hash(), sitting.lang, match.over)
        sitting.page = []
        keys.obey(sitting, seat, typed)
        if sitting.page:
            self.turn_to(sitting.page, at_end=keys.COMMANDS.get(typed.split()[0].lower()) is keys.log)
        if before != (match.number, match.hash(), sitting.lang, match.over):
            self.options.cursor = 0
            self.go_on()
        else:
            self.tell()

    def tell(self) -> None:
        """Show the answer to what was typed: with the story, or where it is too long for that on a page."""
        self.redraw()
        log, table = self.pane("log"), self.shown
        if table is None or not self.sitting.notice:
            return
        rows = table.answers(log.space.width)
        if not log.display or len(rows) > log.space.lines:
            self.turn_to(table.answers(min(self.size.width, keys.WIDEST)))
        else:
            log.scroll_to(y=0, animate=False)

    def turn_to(self, lines: list[Text], at_end: bool = False) -> None:
        """A page of its own, as long as it gets; what was typed to close it goes on."""

        def closed(typed: str | None) -> None:
            entry = self.query_one(Entry)
            entry.focus()
            if typed:
                entry.insert_text_at_cursor(typed)
            self.call_after_refresh(self.options.stay)  # what was covered could not be scrolled

        self.push_screen(Page(lines, f" {self.say('page-keys')}", at_end), closed)

    def on_key(self, event: events.Key) -> None:
        """Whatever is typed anywhere goes to the line."""
        entry = self.query_one(Entry)
        if event.is_printable and event.character and self.focused is not entry and self.screen is self.screen_stack[0]:
            event.stop()
            entry.focus()
            entry.insert_text_at_cursor(event.character)

    def action_options(self, action: str) -> None:
        if action == "take":
            self.go_on() if self.paused else self.options.action_take()
        else:
            self.options.action_step(int(action.removeprefix("step(").removesuffix(")")))

    def action_calm(self) -> None:
        """Stop who thinks, or go back to all options, or empty the line."""
        if self.thinking is not None:
            self.stop_thinking()
        elif self.narrowed is not None or self.sitting.notice:
            self.narrowed, self.sitting.notice, self.warned = None, [], ""
            self.redraw()
        else:
            self.query_one(Entry).clear()
            self.query_one(Entry).focus()

    def action_interrupt(self) -> None:
        if self.thinking is not None:
            self.stop_thinking()
        else:
            self.leave(INTERRUPTED)

    def leave(self, code: int) -> None:
        if self.thinking is not None:
            self.thinking.stop.set()
        self.exit(code)

    # -- thinking --------------------------------------------------------------------------

    def let_think(self, seat: int) -> None:
        """A bot thinks while the table can be looked at."""

        def found(key: str) -> None:
            self.sitting.choose(seat, key)
            self.go_on()

        def stopped() -> None:
            self.paused = True
            self.redraw()

        names = self.sitting.names([seat])
        self.think(Thinking(names, stopped), lambda: self.sitting.ask_bot(seat), found)

    def ask_hint(self, seat: int, budget: str) -> None:
        """What the search would do. It may be stopped like a bot."""
        sitting = self.sitting

        def found(hint: Hint) -> None:
            keys.tell_hint(sitting, seat, hint)
            self.options.cursor = 0
            self.tell()

        def failed(error: VeilleeError) -> None:
            sitting.notice = [keys.no_hint(sitting, budget, error)]
            self.tell()

        def think() -> Hint:
            return sitting.match.hint(seat, budget or keys.HINT, sitting.lang)

        self.think(Thinking([self.say("hint-name")], self.redraw), think, found, failed)

    def think(
        self,
        thinking: Thinking,
        task: Callable[[], Any],
        found: Callable[[Any], None],
        failed: Callable[[VeilleeError], None] | None = None,
    ) -> None:
        """Run a task beside the screen, and then what becomes of its answer, unless it was stopped before.

        A bot that does not notice that it was stopped thinks to its end before it is asked again.
        """
        self.thinking = thinking
        before = self.thought

        def work() -> None:
            STOP.set(thinking.stop)
            outcome: Any = None
            problem: VeilleeError | Refused | None = None
            if before is not None:
                before.join()
            try:
                outcome = task()
            except Stopped:
                return
            except (VeilleeError, Refused) as error:
                problem = error
            if not thinking.stop.is_set() and self.is_running:
                self.call_from_thread(done, outcome, problem)

        def done(outcome: Any, problem: VeilleeError | Refused | None) -> None:
            if self.thinking is not thinking or thinking.stop.is_set():
                return
            self.thinking = None
            if problem is None:
                found(outcome)
            elif isinstance(problem, Refused):
                self.problem = problem
                self.exit(REFUSED)
            elif failed is not None:
                failed(problem)
            else:
                raise problem

        self.thought = Thread(target=contextvars.copy_context().run, args=(work,), daemon=True)
        self.thought.start()

    def stop_thinking(self) -> None:
        thinking = self.thinking
        if thinking is not None:
            thinking.stop.set()
            self.thinking = None
            thinking.stopped()

    def beat(self) -> None:
        """The sign that somebody thinks."""
        thinking = self.thinking
        if thinking is not None:
            thinking.beats += 1
            if thinking.beats > PATIENCE:
                sign = SPINNER[thinking.beats % len(SPINNER)]
                words = line(f" {sign} ", (self.say("thinking", names=", ".join(thinking.names)), STRONG))
                self.prompt([words])
                if not self.query_one("#prompt").display:
                    self.query_one("#header", Static).update(words)

    # -- the end ---------------------------------------------------------------------------

    def finish(self) -> None:
        """The result above the table as it was left, after what the story tells last."""
        self.seat = None
        self.redraw()
        ending = self.sitting.ending()
        last = [one for zone in ending.zones for one in zone.paragraphs if self.heard and one not in self.heard]
        lines = lines_of(ending, self.say, self.size.width)
        if last and self.shown is not None:
            lines = [*tales.story(self.shown.pen, last, self.size.width), line(), *lines]
        self.push_screen(Page(lines, self.say("over-keys")), lambda _: self.exit(0))
