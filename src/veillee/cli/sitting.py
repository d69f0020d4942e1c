"""A sitting: people and bots at one table. What is asked and done here, whatever draws it."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from pathlib import Path

from rich.text import Text

from veillee.bots import BOTS, Bot, GreedyBot, RandomBot, ask
from veillee.bots.search import Stopped
from veillee.cli.errors import Refused, file_problem
from veillee.cli.habits import Habits
from veillee.cli.keeper import Keeper
from veillee.cli.speech import Say
from veillee.cli.table.ink import STRONG, capital, color
from veillee.cli.table.pages import Bookmark
from veillee.cli.table.panes import Table
from veillee.core.answers import Told
from veillee.core.errors import LessonError
from veillee.core.lessons import Guide, guide_of
from veillee.core.match import Match
from veillee.core.scene import Scene
from veillee.core.together import Answer

MEMORY = 40  # events before the last choice that are still shown


class Leave(Exception):
    """Somebody leaves the table, or the input has ended."""


class Sitting:
    """Knows whom the table waits for, plays their choices, and writes each down before anything else."""

    def __init__(self, match: Match, keeper: Keeper, bots: Sequence[Bot | None], lang: str) -> None:
        self.match = match
        self.keeper = keeper
        self.bots = bots
        self.say = Say(lang)
        self.width = 80  # of the answers
        self.notice: list[str] = []
        self.page: list[Text] = []  # a longer answer, to be read by itself
        self.advice: Mapping[str, int] = {}  # what the last hint gave the options of this question
        self.bookmark = Bookmark()  # which page of the table is open
        self.heard = False  # whether a machine reads it out
        self.wants_tips = True  # of a guided match
        self.habits: Habits | None = None  # without them everything is asked
        self.by_habit: set[int] = set()  # the choices that were made so
        self.by_hand = -1  # the position at which no habit answers: somebody went back to it
        self.giving_up = False  # whether somebody said so once, and may mean it
        self.looking: int | None = None  # the seat for which the table was drawn last
        self._alone = False  # whether the others looked away before that

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

    # -- who is next -----------------------------------------------------------------------

    @property
    def bot_asked(self) -> int | None:
        """The first seat of a bot that the table waits for."""
        return next((seat for seat in self.match.waiting if self.bots[seat] is not None), None)

    def ask_bot(self, seat: int) -> str:
        """What a bot chooses. It looks at a copy: this may run beside everything else. A bot of somebody else may do
        anything, and is told apart from a fault of ours."""
        bot = self.bots[seat]
        assert bot is not None
        name = self.match.setup.seats[seat]
        try:
            key = ask(bot, self.match, seat, self.match.setup.seed)
        except Stopped:
            raise
        except Exception as error:
            if name.partition(":")[0] in BOTS.own:
                raise
            where = traceback.extract_tb(error.__traceback__)[-1]
            fault = f"{type(error).__name__}: {error} ({Path(where.filename).name}, {where.lineno})"
            raise Refused(self.say("bot-fault", name=name, fault=fault)) from error
        decision = self.match.decision_of(seat)
        if decision is None or all(option.key != key for option in decision.options):
            raise Refused(self.say("bot-answer", name=name, key=str(key)[:60]))
        return key

    def is_quick(self, seat: int) -> bool:
        """Whether a bot answers at once, so that nobody needs to be told that it thinks."""
        return isinstance(self.bots[seat], (RandomBot, GreedyBot))

    def let_bots_play(self) -> None:
        """All bots choose, until only people are asked."""
        played = False
        while (seat := self.bot_asked) is not None:
            self.match.play(self.ask_bot(seat), seat=seat)
            played = True
        if played:
            self.keep()

    def let_habits_answer(self) -> bool:
        """One answer that somebody at this screen would give anyway, unless a lesson is about it."""
        if self.habits is None or self.match.number == self.by_hand:
            return False
        for seat in self.match.waiting:
            if self.bots[seat] is None:
                guide, key = self.lesson(seat), self.habits.answer(seat)
                if key is not None and not (guide is not None and guide.teaches(key)):
                    self.match.play(key, seat=seat)
                    self.by_habit.add(self.match.number)
                    self.keep()
                    return True
        return False

    def give_up(self, seat: int) -> None:
        """The match is over for everybody, and the record says why."""
        self.keeper.given_up = self.match.lexicon.id("seat", seat)
        self.keep()
        self.match.give_up()

    def look(self, seat: int, alone: bool = False) -> None:
        """From now on this seat looks at the screen; the others have looked away, or need not."""
        self.looking, self._alone = seat, (alone or self._alone) and self.is_hidden

    def choose(self, seat: int, key: str) -> None:
        """A choice: played, then on disk before anything is shown."""
        self.match.play(key, seat=seat)
        self.notice = []
        self.advice = {}
        self.keep()

    def keep(self) -> None:
        """Write the record. A full disk must not end the evening, but it is said."""
        try:
            self.keeper.save(self.match)
        except OSError as error:
            self.notice = [self.say("not-saved", problem=file_problem(error, self.say))]

    # -- what is seen ----------------------------------------------------------------------

    def table(self, seat: int | None) -> Table:
        past, told = self.told(seat)
        scene = self.scene(seat)
        page = self.bookmark.page(scene)
        guide = self.guide(seat)
        return Table(
            scene, self.match.spec, self.say, told, past[-MEMORY:], self.notice, self.advice, page, guide, self.heard
        )

    def guide(self, seat: int | None) -> Guide | None:
        """What a guided match says to its learner now, unless they want no tips."""
        return self.lesson(seat) if self.wants_tips else None

    def lesson(self, seat: int | None) -> Guide | None:
        """All that a guided match has to say by now. A game whose lessons are wrong can still be played."""
        try:
            lesson = self.match.spec.lesson
        except LessonError:
            return None
        return guide_of(self.match, self.lang) if lesson is not None and seat in lesson.seats else None

    def scene(self, seat: int | None) -> Scene:
        """What a seat sees; whoever plays others too knows what those have answered."""
        match = self.match
        scene = match.scene(seat, self.lang)
        if seat is not None and scene.question is not None:
            for one in scene.question.answers:
                if match.setup.person(one.seat) == match.setup.person(seat):
                    one.label = match.label(match.table.answers[one.seat], self.lang)
        return scene

    def ending(self) -> Scene:
        """The table when all is over: as the one person at this screen sees it, or as everybody does."""
        return self.scene(self.humans[0] if len(self.humans) == 1 else None)

    def told(self, seat: int | None) -> tuple[list[Told], list[Told]]:
        """What happened before the last choice that whoever plays a seat made, and what since, that choice included."""
        mine = [] if seat is None else self.match.setup.seats_of(self.match.setup.person(seat))
        own = (one.number for one in self.match.history.backwards() if one.seat in mine and one.is_choice)
        since = next((number for number in own if number not in self.by_habit), 0)
        events = self.match.events(seat=seat, lang=self.lang)
        return [one for one in events if one.decision < since], [one for one in events if one.decision >= since]

    # -- between two people ----------------------------------------------------------------

    @property
    def is_hidden(self) -> bool:
        """Whether what is asked now is for one pair of eyes: a hand is shown, or the answers are sealed."""
        asking = self.match.asking
        sealed = isinstance(asking, Answer) and asking.round.sealed
        return sealed or not self.match.scene(None, self.lang).open

    def needs_curtain(self, seat: int) -> bool:
        """Whether somebody else than the person who plays this seat may be looking at what they must not see."""
        if len(self.people) < 2 or not self.is_hidden:
            return False
        person = self.match.setup.person
        return not (self._alone and self.looking is not None and person(self.looking) == person(seat))

    def may_take_back(self, seat: int) -> int:
        """The seat whose choice goes back when this one asks for it: any of the same person, and in an open round
        any that answered at this screen."""
        setup, last = self.match.setup, self.match.last
        if last is None:
            return seat
        answers = [one.seat for one in self.match.history.open_answers()][::-1] or [last.seat]
        near = self.humans if last.open and not self.is_hidden else setup.seats_of(setup.person(seat))
        return next((one for one in answers if one in near and one in self.humans), seat)

    def hand_over(self, seat: int) -> Text:
        """Whose turn it is, without anything that only they may see."""
        player = next(player for player in self.match.scene(None, self.lang).players if player.index == seat)
        name = Text(capital(player.name), f"{STRONG} {color(player.color)}")
        return Text.assemble("  ", name, self.say("hand-over", name=""))

    def names(self, seats: Sequence[int]) -> list[str]:
        return [self.match.lexicon.name("seat", seat, self.lang) for seat in seats]
