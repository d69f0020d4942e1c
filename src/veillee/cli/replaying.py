"""`veillee replay`: a record looked at, told as a story, or checked."""

from __future__ import annotations

from collections.abc import Sequence

import click
from rich.console import Console
from rich.progress import track

from veillee.cli.errors import REFUSED, USAGE, Refused, file_problem
from veillee.cli.records import GAMES, LANG, PACK, open_record
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, command, option
from veillee.cli.table.ending import result
from veillee.cli.table.ink import FAINT, line
from veillee.cli.table.panes import Table, told_lines
from veillee.cli.terminal import Terminal
from veillee.core.match import Match


@command("replay")
@click.argument("files", nargs=-1, required=True, type=click.Path(), metavar="FILE…")
@option("--to", type=click.IntRange(min=0), metavar="N", help="opt-to")
@option("--verify", is_flag=True, help="opt-verify")
@option("--log", "story", is_flag=True, help="opt-log")
@GAMES
@PACK
@LANG
@click.pass_obj
def replay(host: Host, files: tuple[str, ...], to: int | None, verify: bool, story: bool, pack: str | None) -> int:
    if verify:
        if to is not None:
            raise Refused(host.say("verify-whole"), USAGE)
        return check_all(host, files, pack)
    code = 0
    terminal = Terminal()
    for file in files:
        opened = open_record(host, file, pack, to)
        if to is not None and opened.match.number < to and not opened.warning:
            raise Refused(host.say("replay-too-far", file=file, count=opened.match.number, to=to), USAGE)
        if opened.warning:
            click.echo(f"veillee: {opened.warning}", err=True)
            code = REFUSED
        if terminal.full_screen and not story and to is None:
            step_through(host, opened.match)
        else:
            show(host, terminal, opened.match, story)
    return code


def step_through(host: Host, match: Match) -> None:
    """The match on the full screen; Textual is imported only for that."""
    from veillee.cli.table.stepping import ReplayApp

    ReplayApp(match, host.say).run()


def check_all(host: Host, files: Sequence[str], pack: str | None) -> int:
    """Play every record to its end and compare; one line each."""
    bad: list[str] = []
    errors = Console(stderr=True, highlight=False, markup=False)
    quiet = len(files) == 1 or not errors.is_terminal
    for file in track(files, host.say("verifying"), console=errors, disable=quiet, transient=True):
        try:
            opened = open_record(host, file, pack)
            if opened.warning or opened.match.closed:
                raise Refused(opened.warning or closed(host.say, file, opened.match))
        except (Refused, OSError) as error:
            reason = file_problem(error, host.say) if isinstance(error, OSError) else str(error)
            bad.append(file)
            click.echo(f"veillee: {reason}", err=True)
        else:
            match = opened.match
            state = host.say("verify-over" if match.over else "verify-open")
            click.echo(host.say("verify-ok", file=file, count=match.number, state=state, hash=match.hash()))
    return REFUSED if bad else 0


def show(host: Host, terminal: Terminal, match: Match, story: bool = False) -> None:
    """The table as a spectator sees it, or the story up to there; and the result if it is over."""
    say = host.say
    scene = match.scene(None, say.lang)
    width = terminal.size[0]
    if story:
        told = match.events(lang=say.lang)
        terminal.lines([row for event in told for row in told_lines(event, scene, min(width, 100))])
    else:
        terminal.lines(Table(scene, match.spec, say).whole(width))
        terminal.lines([line(" ", (standing(match, say), FAINT))])
    if match.over:
        terminal.print()
        terminal.print(result(scene, say))


def closed(say: Say, file: str, match: Match) -> str:
    """Why a match of earlier rules goes no further."""
    reason = match.spec.messages(say.lang).format(match.closed)
    return say("record-closed", file=file, count=match.number, reason=reason)


def standing(match: Match, say: Say) -> str:
    question = match.scene(None, say.lang).question
    after = say("replay-after", count=match.number)
    return f"{after} {question.prompt}" if question is not None else after
