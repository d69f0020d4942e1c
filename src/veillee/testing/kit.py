"""The whole kit: matches of every kind, questioned at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field, replace
from itertools import islice
from typing import Any

from veillee.bots import GreedyBot, ask
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.core.spec import GameSpec
from veillee.core.step import Option
from veillee.core.text import LANGUAGES
from veillee.testing.campaigns import check_campaign
from veillee.testing.cases import Case, case_of, cases, what_is_rare
from veillee.testing.chances import check_chance, check_opening
from veillee.testing.copies import Keepsakes, check_fork, check_isolation
from veillee.testing.decisions import (
    check_classes,
    check_decision,
    check_goes_on,
    check_hope,
    check_play,
    check_result,
    check_table,
)
from veillee.testing.hostile import check_hostile
from veillee.testing.kinds import check_kinds
from veillee.testing.knowledge import check_pauses, check_secrets, check_shown, check_told
from veillee.testing.messages import check_messages
from veillee.testing.promise import ConformanceError, record_of
from veillee.testing.replays import (
    check_carry_over,
    check_position,
    check_replay,
    check_restore,
    check_save,
    check_undo,
)
from veillee.testing.rounds import check_round, check_vote
from veillee.testing.scenes import check_about, check_words
from veillee.testing.seating import check_seating
from veillee.testing.unforeseen import check_unforeseen

PATIENCE = 20_000  # decisions in one match before we say that it does not end
STUBBORN = 120  # decisions before every player looks for what is rare: some games go on until somebody acts
SELDOM = 8  # matches for one of earlier rules, and for a campaign
EARLY = 20  # decisions by earlier rules before a match is carried over
LATE = 4  # decisions for one that a sample questions, once all players play to win


@dataclass(frozen=True)
class Effort:
    """How many decisions pass, on average, between two uses of the dearer checks.

    Unless the effort is `whole` they look at one seat, one language and some things, which are drawn.
    """

    words: int = 10
    copies: int = 6
    undo: int = 4
    chance: int = 8
    secrets: int = 12
    hostile: int = 12
    replays: int = 25
    rounds: int = 3
    whole: bool = False
    weary: int = 180  # decisions before every player plays to win, as few matches go on when somebody does
    enough: int = PATIENCE  # decisions after which a match is left


SAMPLE = Effort()
ON_THE_WAY = Effort(
    words=200, copies=200, undo=100, chance=200, secrets=200, hostile=200, replays=200, rounds=20, weary=0
)
BEGUN = replace(SAMPLE, enough=40)
THOROUGH = Effort(words=1, copies=1, undo=1, chance=2, secrets=1, hostile=2, replays=8, rounds=1, whole=True, weary=300)


@dataclass
class Report:
    """What was played and how often each check was made."""

    game: str
    matches: int = 0
    chapters: int = 0  # of campaigns
    decisions: int = 0
    checks: Counter[str] = field(default_factory=Counter)
    ways: Counter[str] = field(default_factory=Counter)  # modes, with seats and level
    kinds: Counter[str] = field(default_factory=Counter)  # kinds of options that were chosen
    chances: Counter[str] = field(default_factory=Counter)  # classes of chance steps whose frequencies were counted
    unseen: tuple[str, ...] = ()  # kinds of the grammar that were never chosen

    def __str__(self) -> str:
        lines = [f"{self.game}: {self.matches} matches, {self.decisions} decisions, no fault found"]
        lines += [f"  {number:7} {name}" for name, number in sorted(self.checks.items())]
        if self.unseen:
            lines.append(f"  never chosen: {', '.join(self.unseen)}")
        return "\n".join(lines)


def check_game(
    spec: GameSpec[Any, Any],
    *,
    matches: int = 24,
    seed: object = 0,
    modes: Collection[str] | None = None,
    thorough: bool = False,
) -> Report:
    """Play a game in every way there is and check all that it promises; the first failure is raised.

    Modes, seat counts, levels, settings and roles rotate, so `matches` should be at least the number of ways to begin.
    Some matches more are begun by each earlier version of the rules, and some campaigns are played, if there is one.
    `thorough` makes the dear checks, such as non-interference, at every decision.
    """
    check_description(spec)
    return check_matches(spec, matches=matches, seed=seed, modes=modes, thorough=thorough)


def check_description(spec: GameSpec[Any, Any]) -> None:
    """What a game promises before anybody plays: its kinds, its words, and who may sit down."""
    check_kinds(spec)
    check_messages(spec)
    check_seating(spec)


def check_matches(
    spec: GameSpec[Any, Any],
    *,
    matches: int = 24,
    decisions: int = 0,
    seed: object = 0,
    modes: Collection[str] | None = None,
    thorough: bool = False,
) -> Report:
    """What a game promises while it is played: at least so many matches, and more until so many decisions are made.

    Where matches are long, those of a sample that begin after so many decisions are only begun.
    """
    report = Report(spec.id)
    effort = THOROUGH if thorough else SAMPLE
    for case in cases(spec, seed, modes):
        if report.matches >= matches and report.decisions >= decisions:
            break
        enough = not thorough and 0 < decisions <= report.decisions
        Trial(started(spec, case), case, BEGUN if enough else effort, report).run()
    few = -(-matches // SELDOM)
    for rules in range(spec.rules_since or spec.rules_version, spec.rules_version):
        for case in islice(cases(spec, f"{seed}-rules-{rules}", modes), few):
            Trial(started(spec, case, rules), case, effort, report).run_from_earlier_rules()
    if spec.campaign is not None and (not modes or any(spec.mode(mode).chapter for mode in modes)):

        def play(match: Match, chance: Chance) -> None:
            """In a sample, a chapter of a mode that is played by itself, too, is played to win and questioned there."""
            seldom = not thorough and not spec.mode(match.setup.mode).chapter
            Trial(match, case_of(match.setup, chance), ON_THE_WAY if seldom else effort, report).run()

        for number in range(few):
            report.chapters += check_campaign(spec, play, f"{seed}-{number}", usual=not thorough and not number)
    report.unseen = tuple(kind for kind in spec.box().lexicon.grammar if not report.kinds[kind])
    return report


def started(spec: GameSpec[Any, Any], case: Case, rules: int = 0) -> Match:
    try:
        return Match.start(spec, spec.box(), case.setup, rules=rules)
    except Exception as error:
        what = f"{case.setup} cannot begin: {type(error).__name__}: {error}"
        raise ConformanceError("dead ends", what) from error


class Trial:
    """One match that is played to its end, or as far as the effort goes, and questioned all the way."""

    def __init__(self, match: Match, case: Case, effort: Effort, report: Report) -> None:
        self.match = match
        self.style = case.style
        self.chance = case.chance
        self.effort = effort
        self.report = report
        self.keepsakes = Keepsakes()
        self.told = 0  # how many events there are
        self.old = 0  # how many of them there were before the last choice

    def run(self) -> None:
        self.check(check_opening, self.chance, self.report.chances)
        self.look_at_events(None)
        self.go_on()

    def run_from_earlier_rules(self) -> None:
        """Some decisions by the rules of a former version, the others by today's."""
        for _ in range(self.chance.below(EARLY)):
            ahead = self.match.fork()
            check_play(ahead, ahead.legal_keys[self.chance.below(len(ahead.legal_keys))])
            if ahead.over:
                break
            self.match = ahead
        self.check(check_carry_over)
        if not self.match.closed:
            self.told = self.match.told
            self.go_on()

    def go_on(self) -> None:
        match, setup = self.match, self.match.setup
        while not match.over and match.number < self.effort.enough:
            if self.effort.whole or match.number < self.effort.weary or self.due(LATE):
                self.question()
            self.play()
        self.check(check_goes_on)
        if match.over:
            self.check(check_result)
        self.question()
        self.check(check_replay)
        self.check(check_save, self.chance)
        self.check(check_words)
        self.keepsakes.check(match)
        self.report.matches += 1
        self.report.ways[f"{setup.mode} {setup.level} {len(setup.seats)}"] += 1

    def question(self) -> None:
        """Everything that is promised of a moment of the match."""
        for check in (check_table, check_goes_on, check_classes, check_decision, check_hope):
            self.check(check)
        if self.match.asking is not None and self.match.asking.is_unforeseen():
            self.check(check_unforeseen, self.chance)
        if len(self.match.waiting) > 1 and self.due(self.effort.rounds):
            self.check(check_round, self.chance)
            self.check(check_vote)
        if self.due(self.effort.words):
            self.check(check_words, self.old, self.seats())
        if self.due(self.effort.copies):
            self.check(check_fork)
            self.check(check_position)
            self.check(check_restore, self.seats())
            self.check(check_isolation, self.chance)
            self.keepsakes.keep(self.match)
        if self.due(self.effort.secrets) or self.match.over:
            self.check(check_secrets, self.chance, self.old, self.seats(), self.langs())
            self.check(check_pauses, self.seats(), self.langs())
        if self.due(self.effort.hostile):
            self.check(check_hostile, self.chance)
            self.check(check_about, None if self.effort.whole else self.chance)
        if self.due(self.effort.undo):
            self.check(check_undo)
        # A replay costs as much as all that came before.
        if self.due(self.effort.replays * (1 + self.match.number // STUBBORN)):
            self.check(check_replay)
            self.check(check_save, self.chance)

    def play(self) -> None:
        """Choose, and see what the choice did."""
        match, report = self.match, self.report
        if match.number == PATIENCE:
            raise ConformanceError("dead ends", f"no end after {PATIENCE} decisions", record_of(match))
        seat = match.waiting[self.chance.below(len(match.waiting))]
        option = self.option(seat)
        if self.due(self.effort.chance):
            self.check(check_chance, option.key, self.chance, report.chances, seat)
        before = match.fork()
        self.check(check_play, option.key, seat)
        self.check(check_shown, before)
        self.look_at_events(before)
        report.kinds[option.kind] += 1
        report.decisions += 1

    def option(self, seat: int) -> Option:
        """What a seat that is asked chooses."""
        match = self.match
        decision = match.decision_of(seat)
        assert decision is not None
        options = decision.options
        if match.number >= self.effort.weary:
            wanted = ask(GreedyBot("kit"), match, seat, "kit")
            return next(option for option in options if option.key == wanted)
        style = self.style if match.number < STUBBORN else what_is_rare
        return style(options, self.chance, self.report.kinds)

    def look_at_events(self, before: Match | None) -> None:
        self.old = self.told
        self.told += len(self.match.events(self.old))
        self.check(check_told, before, self.old)

    def seats(self) -> list[int]:
        """Whose knowledge is looked at: in a sample that of one seat, at the end that of all."""
        seats = list(range(len(self.match.setup.seats)))
        return seats if self.effort.whole or self.match.over else [seats[self.chance.below(len(seats))]]

    def langs(self) -> Sequence[str]:
        return LANGUAGES if self.effort.whole else [LANGUAGES[self.chance.below(len(LANGUAGES))]]

    def due(self, every: int) -> bool:
        return self.chance.below(every) == 0

    def check(self, check: Callable[..., None], *args: object) -> None:
        check(self.match, *args)
        self.report.checks[check.__name__] += 1
