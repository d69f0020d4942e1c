"""`veillee lab`: many matches played by bots, and what they say about a game.

It is imported only when it is asked for: nobody who plays waits for it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn

from veillee.cli import choices
from veillee.cli.errors import USAGE, Refused, one_of
from veillee.cli.records import LANG
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, SpokenGroup, command, option
from veillee.cli.tuning import tune_command
from veillee.core.record import NOBODY
from veillee.core.spec import GameSpec

if TYPE_CHECKING:
    from veillee.lab.plan import Plan
    from veillee.lab.running import Progress as State
    from veillee.lab.running import Watch

EVERY = 10  # seconds between two lines of progress where there is no screen


@click.group("lab", cls=SpokenGroup, help="lab")
def lab() -> None:
    choices.look_here()  # a run knows where its game was found


@command("run")
@option("--game", metavar="GAME", help="opt-lab-game", shell_complete=choices.game_ids)
@option("--campaign", is_flag=True, help="opt-lab-campaign")
@option("--mode", metavar="MODE,…", default="", help="opt-lab-mode", shell_complete=choices.mode_ids)
@option("--level", metavar="LEVEL,…", default="", help="opt-lab-level", shell_complete=choices.level_ids)
@option("--players", metavar="N,…", default="", help="opt-lab-players")
@option("--bots", metavar="BOT,…", default="random", help="opt-lab-bots")
@option("--roles", metavar="ROLE+ROLE,…", default="", help="opt-lab-roles")
@option("--people", metavar="N+N,…", default="", help="opt-lab-people")
@option("--setting", "settings", multiple=True, metavar="NAME=VALUE,…", help="opt-lab-option")
@option("--pack", "packs", multiple=True, metavar="DIR", help="opt-lab-pack", type=click.Path())
@option("--games", default=100, type=click.IntRange(min=1), metavar="N", help="opt-lab-games")
@option("--seed", default="0", metavar="SEED", help="opt-lab-seed")
@option("--decisions", is_flag=True, help="opt-lab-decisions")
@option("--workers", type=click.IntRange(min=1), metavar="N", help="opt-lab-workers")
@option("--cluster", metavar="auto|ADDRESS", help="opt-lab-cluster")
@option("--out", required=True, metavar="DIR", help="opt-lab-out", type=click.Path(path_type=Path))
@LANG
@click.pass_obj
def run_command(
    host: Host,
    game: str | None,
    campaign: bool,
    mode: str,
    level: str,
    players: str,
    bots: str,
    roles: str,
    people: str,
    settings: tuple[str, ...],
    packs: tuple[str, ...],
    games: int,
    seed: str,
    decisions: bool,
    workers: int | None,
    cluster: str | None,
    out: Path,
) -> int:
    from veillee.lab.journal import Run
    from veillee.lab.plan import plan

    if game is None:
        if not (out / "run.json").is_file():
            raise Refused(host.say("lab-which-game", folder=str(out)), USAGE)
        wanted = Run.open(out).plan
    else:
        spec = choices.the_game(host.say, game)
        given_settings = dict(setting(host.say, given) for given in settings)
        check_words(host.say, spec, listed(mode), listed(level), listed(bots), listed(roles))
        check_settings(host.say, spec, given_settings, campaign=campaign)
        wanted = plan(
            spec.id,
            campaign=campaign,
            modes=listed(mode),
            levels=listed(level),
            players=[number(host.say, word) for word in listed(players)],
            bots=listed(bots),
            roles=listed(roles),
            people=listed(people),
            settings=given_settings,
            packs=packs,
            games=games,
            seed=seed,
            decisions=decisions,
        )
    return play(host, wanted, out, workers, cluster)


@command("report")
@click.argument("folder", metavar="RUN", type=click.Path())
@option("--records/--no-records", default=True, help="opt-report-records")
@LANG
@click.pass_obj
def report_command(host: Host, folder: str, records: bool) -> int:
    from veillee.lab.report import write_report

    for path in write_report(folder, host.lang, records=records):
        click.echo(str(path))
    return 0


@command("compare")
@click.argument("before", metavar="RUN", type=click.Path())
@click.argument("after", metavar="RUN", type=click.Path())
@option("--out", metavar="DIR", help="opt-compare-out", type=click.Path())
@LANG
@click.pass_obj
def compare_command(host: Host, before: str, after: str, out: str | None) -> int:
    from veillee.lab.compare import verdict, write_comparison
    from veillee.lab.report import names_of

    found, paths = write_comparison(before, after, out, host.lang)
    click.echo(verdict(found, names_of(found.after.run, host.lang)))
    for path in paths:
        click.echo(str(path))
    return 0


@command("calibrate")
@click.argument("folder", metavar="RUN", type=click.Path())
@LANG
@click.pass_obj
def calibrate_command(host: Host, folder: str) -> int:
    from veillee.lab.calibration import calibrate

    found, path = calibrate(folder)
    for curve in found:
        way = " ".join(filter(None, [curve.mode, curve.level, str(curve.players)]))
        click.echo(host.say("lab-calibrated", way=way, matches=curve.matches, error=round(100 * curve.error, 1)))
    click.echo(str(path))
    return 0


for one in (run_command, report_command, compare_command, calibrate_command, tune_command):
    lab.add_command(one)


def play(host: Host, wanted: Plan, out: Path, workers: int | None, cluster: str | None) -> int:
    from veillee.lab.running import run

    say = host.say
    kind = "campaign" if wanted.campaign else "match"
    click.echo(say("lab-plan", cells=len(wanted.cells), games=wanted.games, total=wanted.total, kind=kind), err=True)
    try:
        with watching(say, kind) as watch:
            found = run(wanted, out, workers=workers, cluster=cluster, watch=watch)
    except KeyboardInterrupt:
        click.echo(say("lab-interrupted", folder=str(out)), err=True)
        raise
    click.echo(say("lab-done", total=found.plan.total, kind=kind, file=str(found.matches)))
    return 0


@contextmanager
def watching(say: Say, kind: str) -> Iterator[Watch]:
    """A bar with the time left on a screen; a line now and then in a pipe."""
    console = Console(stderr=True, highlight=False, markup=False)
    if not console.is_terminal:
        yield Lines(say, kind)
        return
    columns = (BarColumn(), MofNCompleteColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=console) as bar:
        task = bar.add_task("", total=None)

        def watch(state: State) -> None:
            bar.update(task, total=state.total, completed=state.done, description=standing(say, state, kind))

        yield watch


class Lines:
    """Progress in a pipe."""

    def __init__(self, say: Say, kind: str) -> None:
        self._say = say
        self._kind = kind
        self._next = float(EVERY)

    def __call__(self, state: State) -> None:
        if state.elapsed >= self._next:
            self._next = state.elapsed + EVERY
            click.echo(f"{state.done}/{state.total}  {standing(self._say, state, self._kind)}", err=True)


def standing(say: Say, state: State, kind: str) -> str:
    left = state.left
    return say("lab-standing", rate=f"{state.rate:,.1f}", kind=kind, left=clock(left) if left is not None else "…")


def clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


def listed(words: str) -> list[str]:
    return [word for word in words.split(",") if word]


def number(say: Say, word: str) -> int:
    if not word.isdigit():
        raise Refused(say("lab-no-number", given=word), USAGE)
    return int(word)


def check_words(
    say: Say,
    spec: GameSpec[Any, Any],
    modes: Sequence[str],
    levels: Sequence[str],
    bots: Sequence[str],
    roles: Sequence[str],
) -> None:
    """What does not exist is said in the reader's language, with what does; the plan sees whether it fits together."""
    from veillee.lab.plan import ALL, TOGETHER

    for mode in modes:
        if mode != ALL:
            choices.the_mode(say, spec, mode)
    known = list(dict.fromkeys(level for mode in spec.modes for level in mode.levels))
    for level in levels:
        if known and level not in (ALL, *known):
            raise one_of(say, "level", level, known)
    for name in filter(None, (name for lineup in bots for name in lineup.split(TOGETHER))):
        choices.check_bot(say, name)
    for lineup in roles:
        if lineup != NOBODY:
            choices.check_roles(say, spec, None, lineup.split(TOGETHER))


def check_settings(say: Say, spec: GameSpec[Any, Any], given: Mapping[str, Sequence[str]], *, campaign: bool) -> None:
    """The settings are those of the campaign where one is played."""
    if campaign and spec.campaign is None:
        return
    known = spec.campaign.settings if campaign and spec.campaign is not None else spec.settings
    for name, values in given.items():
        for value in values:
            choices.check_setting(say, known, f"{name}={value}")


def setting(say: Say, given: str) -> tuple[str, list[str]]:
    """`side=A,B` as a name and its values."""
    name, sign, values = given.partition("=")
    if not sign or not listed(values):
        raise Refused(say("lab-no-setting", given=given), USAGE)
    return name, listed(values)
