"""`veillee campaign`: a chain of matches, from the first chapter to the last."""

from __future__ import annotations

import errno
import os
import secrets
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import click

from veillee.cli import choices, files
from veillee.cli.errors import INTERRUPTED, USAGE, Refused, file_problem, perhaps
from veillee.cli.keeper import CampaignKeeper
from veillee.cli.play import NO_COLOR, PEOPLE, PLAIN, ROLES, SEATS, check_known, sitters, words
from veillee.cli.records import BOT_PLACES, LANG, games_option
from veillee.cli.replaying import show
from veillee.cli.seating import sit_down
from veillee.cli.sitting import Sitting
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, command, option
from veillee.cli.table import chronicle
from veillee.cli.table.ink import FAINT, STRONG, line
from veillee.cli.terminal import Terminal, enable_line_editing
from veillee.cli.welcome import ask_people, ask_roles, ask_seats, ask_setting, choose
from veillee.core import record as records
from veillee.core.campaign import Saga, Wishes, read_saga
from veillee.core.errors import CampaignError, SetupError
from veillee.core.match import Match
from veillee.core.record import NOBODY
from veillee.core.setup import HUMAN, Setup
from veillee.core.spec import registry


@command("campaign")
@click.argument("what", metavar="[GAME|FILE]", required=False, shell_complete=choices.campaign_games)
@games_option()
@BOT_PLACES
@option("--setting", "settings", multiple=True, metavar="NAME=VALUE", help="opt-campaign-setting")
@option("--seed", metavar="SEED", help="opt-seed")
@option("--file", metavar="FILE", help="opt-file", type=click.Path())
@option("--from", "again", type=click.IntRange(min=1), metavar="N", help="opt-from")
@option("--read", "tale", type=click.IntRange(min=1), metavar="N", help="opt-read")
@option("--chapter", metavar="CHAPTER", help="opt-campaign-chapter")
@option("--chapter-setting", "chapter_settings", multiple=True, metavar="NAME=VALUE", help="opt-chapter-setting")
@SEATS
@ROLES
@PEOPLE
@option("--free-undo", is_flag=True, help="opt-free-undo")
@LANG
@PLAIN
@NO_COLOR
@click.pass_obj
def campaign(
    host: Host,
    what: str | None,
    found: tuple[str, ...],
    settings: tuple[str, ...],
    seed: str | None,
    file: str | None,
    again: int | None,
    tale: int | None,
    chapter: str | None,
    chapter_settings: tuple[str, ...],
    seats: str | None,
    roles: str | None,
    people: str | None,
    free_undo: bool,
    plain: bool,
    no_color: bool,
) -> int:
    terminal = Terminal(plain=plain, color=not no_color)
    enable_line_editing()
    given = Given(chapter, words(seats), words(roles), words(people), chapter_settings, free_undo)
    if what is None and found:
        what = found[0]
    if what is None:
        return list_all(host, terminal)
    with ExitStack() as locks:
        if what in registry():
            if again is not None:
                raise Refused(host.say("from-file"), USAGE)
            if tale is not None:
                raise Refused(host.say("read-file"), USAGE)
            evening = begin(host, terminal, what, settings, seed, file, given, locks)
        else:
            for name, wanted in (("--setting", settings), ("--seed", seed if again is None else None)):
                if wanted:
                    raise Refused(host.say("begun-settings", option=name), USAGE)
            path = the_file(host.say, what)
            if tale is not None:
                return read_aloud(host, terminal, path, tale)
            if again is not None:
                evening = play_again(host, terminal, path, again, seed, file, locks)
            else:
                evening = go_on(host, terminal, path, locks)
            given.check(host.say, evening.saga)
        return evening.run(given)


# -- which campaign ----------------------------------------------------------------------------


def begin(
    host: Host,
    terminal: Terminal,
    game: str,
    settings: tuple[str, ...],
    seed: str | None,
    file: str | None,
    given: Given,
    locks: ExitStack,
) -> Evening:
    spec = choices.the_game(host.say, game)
    if spec.campaign is None:
        known = [id_ for id_, one in registry().items() if one.campaign is not None]
        message = "no-campaign" if known else "no-campaign-known"
        raise Refused(host.say(message, game=game, known=", ".join(known)), USAGE)
    wanted = dict(choices.check_setting(host.say, spec.campaign.settings, one) for one in settings)
    chosen = seed if seed is not None else str(secrets.randbelow(1_000_000))
    given.check(host.say, Saga.begin(game, seed=chosen, settings=wanted))
    if terminal.interactive and not settings:
        wanted = {one.id: ask_setting(terminal, host.say, spec, one) for one in spec.campaign.settings}
    saga = Saga.begin(game, seed=chosen, settings=wanted)
    path = Path(file).expanduser() if file else files.new_path(game, "campaign", files.CAMPAIGN_SUFFIX)
    locks.enter_context(files.held(path))
    kept = files.make_way(path)
    evening = Evening(host, terminal, CampaignKeeper(path, host.program, saga))
    evening.notice = [host.say("campaign-started", file=str(path))]
    if kept is not None:
        evening.notice.append(host.say("kept-older", file=str(kept)))
    return evening


def go_on(host: Host, terminal: Terminal, path: Path, locks: ExitStack) -> Evening:
    """The campaign of a file. One that was cut off is kept as it is under another name before anything is written."""
    locks.enter_context(files.held(path))
    text = files.read(path)
    saga, is_cut = read(host, path, text)
    notice = []
    if is_cut:
        kept = files.make_way(path)
        notice = [host.say("campaign-cut", file=str(path), kept=str(kept))]
    evening = Evening(host, terminal, CampaignKeeper(path, host.program, saga))
    evening.notice = notice
    return evening


def play_again(
    host: Host, terminal: Terminal, path: Path, number: int, seed: str | None, file: str | None, locks: ExitStack
) -> Evening:
    """A campaign of its own from the beginning of a chapter. What comes after it may even be damaged."""
    rows = files.read(path).splitlines()
    starts = chapter_rows(rows)
    if number > len(starts):
        raise Refused(host.say("no-played-chapter", file=str(path), count=len(starts)), USAGE)
    before = "\n".join(rows[: starts[number - 1]]) + "\n"
    saga, _ = read(host, path, before)
    other = saga.fork(number, seed if seed is not None else str(secrets.randbelow(1_000_000)))
    target = Path(file).expanduser() if file else files.beside(path)
    locks.enter_context(files.held(target))
    if file:
        files.make_way(target)
    evening = Evening(host, terminal, CampaignKeeper(target, host.program, other))
    evening.notice = [host.say("campaign-forked", number=number, file=str(target))]
    return evening


def read_aloud(host: Host, terminal: Terminal, path: Path, number: int) -> int:
    """The story of a chapter that was played, page after page."""
    saga, _ = read(host, path, files.read(path))
    if number > len(saga.done):
        raise Refused(host.say("no-played-chapter", file=str(path), count=len(saga.done)), USAGE)
    width, height = terminal.size
    lines = chronicle.tale(saga, saga.done[number - 1], host.say, width)
    if terminal.screen and terminal.interactive and len(lines) > height - 2:
        terminal.page(lines, host.say("page-turn") + " ")
    else:
        terminal.lines(lines)
    return 0


def the_file(say: Say, what: str) -> Path:
    path = Path(what).expanduser()
    if path.exists():
        return path
    if path.suffix or os.sep in what:
        raise FileNotFoundError(errno.ENOENT, "", what)
    raise Refused(
        say("no-campaign-given", given=what, known=", ".join(registry())) + perhaps(say, what, registry()), USAGE
    )


def chapter_rows(rows: list[str]) -> list[int]:
    """The lines on which the chapters of a file begin."""
    return [at for at, row in enumerate(rows) if row.startswith("chapter ")]


def read(host: Host, path: Path, text: str) -> tuple[Saga[Any], bool]:
    """The campaign of a text, and whether it stops early. What is wrong with it is said with its name."""
    rows = text.splitlines()
    is_cut = not any(row.startswith("end ") for row in rows[-1:]) or not text.endswith("\n")
    try:
        return read_saga(text), is_cut
    except CampaignError as error:
        problem = error
    starts = chapter_rows(rows)
    reached = [number for number, at in enumerate(starts, 1) if problem.line is not None and at < problem.line]
    if not reached:
        raise Refused(host.say("campaign-damaged", file=str(path), reason=problem.text(host.lang)))
    again = f"{host.program} campaign {path} --from {reached[-1]}"
    raise Refused(host.say("campaign-damaged-at", file=str(path), reason=problem.text(host.lang), command=again))


def list_all(host: Host, terminal: Terminal) -> int:
    """The campaigns of the folder where matches are kept, the latest first, and how to begin one."""
    say, folder = host.say, files.matches_folder()
    found = sorted(folder.glob(f"*{files.CAMPAIGN_SUFFIX}"), key=lambda path: path.stat().st_mtime, reverse=True)
    found = [path for path in found if path.stat().st_size]
    terminal.lines([line((say("campaigns-title"), STRONG))])
    if not found:
        terminal.unbroken(f"  {say('campaigns-none', folder=str(folder))}")
    for path in found:
        try:
            saga, _ = read(host, path, files.read(path))
        except (Refused, OSError) as error:
            told = file_problem(error, say) if isinstance(error, OSError) else str(error)
            terminal.unbroken(f"  {told}")
            continue
        where = say("campaign-over") if saga.over else say("campaign-of", number=saga.number)
        title = (saga.spec.title.text(say.lang), f"{STRONG} {saga.spec.accent}")
        terminal.lines([line("  ", title, f" · {saga.page(say.lang).status}", (f"  {where}", FAINT))])
        terminal.unbroken(f"    {CampaignKeeper(path, host.program, saga).command('resume', say.lang)}")
    games = [id_ for id_, spec in registry().items() if spec.campaign is not None]
    terminal.print()
    for id_ in games:
        terminal.unbroken(say("campaigns-begin", command=f"{host.program} campaign {id_}"))
    if not games:
        terminal.unbroken(say("campaigns-no-game"))
    return 0


# -- one evening -------------------------------------------------------------------------------


@dataclass
class Given:
    """What the command line says of the next chapter; the rest is asked."""

    chapter: str | None = None
    seats: list[str] | None = None
    roles: list[str] | None = None
    people: list[str] | None = None
    settings: tuple[str, ...] = ()
    free_undo: bool = False

    @property
    def any(self) -> bool:
        return any((self.chapter, self.seats, self.roles, self.people, self.settings))

    def check(self, say: Say, saga: Saga[Any]) -> None:
        """Refuse what does not exist before anything is asked or written."""
        known = [one.id for one in saga.chapters]
        if self.chapter is not None and saga.current is None and self.chapter not in known:
            told = say("no-such-chapter", given=self.chapter, known=", ".join(known))
            raise Refused(told + perhaps(say, self.chapter, known), USAGE)
        if self.seats is not None:
            choices.check_seats(say, self.seats)
        if self.people is not None:
            choices.check_people(say, self.people)
        if self.roles is not None:
            choices.check_roles(say, saga.spec, None, self.roles)
        if self.settings and saga.current is None:
            self.chosen(say, saga, self.chapter or known[0])

    def chosen(self, say: Say, saga: Saga[Any], chapter: str) -> dict[str, str]:
        """Of what can be set beside a match those things that neither the campaign nor this chapter decides."""
        decided = {
            *saga.campaign.decides,
            *(name for one in saga.chapters if one.id == chapter for name in one.decides),
        }
        mode = saga.setup(chapter).mode
        meant = [one for one in saga.spec.settings if one.id not in decided and (not one.modes or mode in one.modes)]
        return dict(choices.check_setting(say, meant, one) for one in self.settings)


class Evening:
    """Chapters one after another, until the campaign is over or everybody goes home."""

    def __init__(self, host: Host, terminal: Terminal, keeper: CampaignKeeper) -> None:
        self.host = host
        self.terminal = terminal
        self.keeper = keeper
        self.say = host.say
        self.notice: list[str] = []

    @property
    def saga(self) -> Saga[Any]:
        return self.keeper.saga

    def run(self, given: Given) -> int:
        self.keeper.write()
        known: list[str] | None = None
        try:
            while True:
                self.show_page(known)
                if self.saga.current is None and self.saga.over:
                    self.farewell()
                    return 0
                known = self.saga.page(self.say.lang).story
                match = self.next_match(given)
                if match is None:
                    return 0
                code = self.play(match)
                if code == INTERRUPTED or match.result is None:
                    return code
                given = Given(free_undo=given.free_undo)
                self.pause()
        except click.exceptions.Exit:
            self.farewell()
            return 0

    def show_page(self, known: list[str] | None) -> None:
        width, height = self.terminal.size
        lines = chronicle.page(self.saga, self.say, width, known)
        if self.terminal.screen and self.terminal.interactive and len(lines) > height - 8:
            self.terminal.page(lines, self.say("page-turn") + " ")
        else:
            self.terminal.clear()
            self.terminal.lines(lines)
        for text in self.notice:
            self.terminal.unbroken(f" {text}")
        self.notice = []

    def next_match(self, given: Given) -> Match | None:
        """The chapter that is being played, or a new one; None where it cannot go on."""
        if self.saga.current is None:
            return self.saga.start(*self.arrange(given), lang=self.say.lang)
        match = self.saga.current[1]
        match.lang = self.say.lang
        if match.carry_over():
            self.notice.append(self.say("carried-over", rules=match.rules))
        if match.closed:
            show(self.host, self.terminal, match)
            reason = match.spec.messages(self.say.lang).format(match.closed)
            again = f"{self.keeper.command('resume', self.say.lang)} --from {self.saga.number}"
            self.terminal.unbroken(self.say("campaign-closed", reason=reason, command=again))
            return None
        self.pause()
        return match

    def play(self, match: Match) -> int:
        check_known(self.say, str(self.keeper.path), match)
        sitting = Sitting(match, self.keeper, sitters(match), self.say.lang)
        sitting.notice, self.notice = self.notice, []
        code = sit_down(sitting, self.terminal)
        self.say = sitting.say
        return code

    def pause(self) -> None:
        """Somebody at a screen reads on with Enter, or leaves it there."""
        if self.terminal.interactive and self.terminal.ask(f"\n  {self.say('ask-go-on')} ") != "":
            raise click.exceptions.Exit(0)

    def farewell(self) -> None:
        lang = self.say.lang
        resume = self.keeper.command("resume", lang)
        self.terminal.print()
        if self.saga.over:
            self.terminal.unbroken(self.say("campaign-again", command=f"{resume} --from {len(self.saga.done)}"))
        else:
            self.terminal.unbroken(self.say("campaign-farewell", file=str(self.keeper.path)))
            self.terminal.unbroken(f"  {resume}")

    # -- which chapter, and who plays it ---------------------------------------------------

    def arrange(self, given: Given) -> tuple[str, Wishes]:
        """Ask what was not given, until it is a match that can be."""
        while True:
            chapter = self.chapter(given)
            wishes = self.wishes(chapter, given)
            try:
                self.saga.setup(chapter, wishes)
            except SetupError as error:
                if given.any:
                    raise
                self.terminal.unbroken(f"  {error.text(self.say.lang)}")
            else:
                return chapter, wishes

    def chapter(self, given: Given) -> str:
        if given.chapter is None:
            return choose(self.terminal, self.say, "ask-chapter", chronicle.ahead(self.saga.chapters, self.say))
        return given.chapter

    def wishes(self, chapter: str, given: Given) -> Wishes:
        say, spec = self.say, self.saga.spec
        usual = self.saga.setup(chapter)
        mode = spec.mode(usual.mode)
        before = self.last_time()
        seats = given.seats or list(usual.seats)
        if given.seats is None and max(mode.seats) > 1:
            stay = before.seats if before is not None and len(before.seats) in mode.seats else usual.seats
            seats = ask_seats(self.terminal, say, stay, mode.seats)
        count = len(seats)
        people = given.people
        if people is None and seats.count(HUMAN) > 1 and mode.groups(count) != (count,):
            stay_people = before.people if before is not None and len(before.people) == count else ()
            people = ask_people(self.terminal, say, mode, count, stay_people)
        roles = given.roles
        if spec.roles is not None and spec.roles.meant(mode.id) and roles is None:
            stay_roles = [role or NOBODY for role in usual.roles[:count]]
            open_seats = [NOBODY] * (count - len(stay_roles))
            roles = ask_roles(self.terminal, say, spec, stay_roles + open_seats, usual.settings)
        return Wishes(
            seats=tuple(seats),
            roles=tuple(choices.check_roles(say, spec, mode, roles)) if roles else (),
            people=tuple(choices.check_people(say, people)) if people else (),
            settings=given.chosen(say, self.saga, chapter),
            free_undo=given.free_undo,
        )

    def last_time(self) -> Setup | None:
        """Who played the chapter before."""
        return records.parse(self.saga.done[-1].record).setup if self.saga.done else None
