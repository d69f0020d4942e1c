"""Sitting down: at the full screen where there is one, otherwise line by line; and what is said when one gets up."""

from __future__ import annotations

import os

from veillee.cli.errors import INTERRUPTED, REFUSED, Refused, file_problem
from veillee.cli.habits import Habits
from veillee.cli.sitting import Leave, Sitting
from veillee.cli.table.ending import result
from veillee.cli.table.plain import PlainTable
from veillee.cli.terminal import Terminal


def sit_down(sitting: Sitting, terminal: Terminal) -> int:
    """Play until the match is over or somebody leaves; returns the exit code."""
    code, problem = 0, None
    try:
        sitting.keep()
        if terminal.interactive:
            sitting.habits = Habits(sitting.match)
        sitting.heard = terminal.interactive and not terminal.full_screen
        if terminal.full_screen and sitting.humans and not sitting.match.over:
            code = full_screen(sitting, terminal)
        else:
            PlainTable(sitting, terminal).run()
    except Leave:
        pass
    except Refused as error:
        problem = error  # said last: the match is kept all the same
    except KeyboardInterrupt:
        terminal.print()
        code = INTERRUPTED
    if sitting.match.over:
        finish(sitting, terminal)
    elif not farewell(sitting, terminal):
        code = code or REFUSED
    if problem is not None:
        raise problem
    return code


def full_screen(sitting: Sitting, terminal: Terminal) -> int:
    """Textual takes its time to be imported: only who plays at a screen waits for it."""
    from veillee.cli.table.app import TableApp

    if not terminal.colored:
        os.environ["NO_COLOR"] = "1"
    app = TableApp(sitting)
    code = app.run() or 0
    if app.problem is not None:
        raise app.problem
    return code


def finish(sitting: Sitting, terminal: Terminal) -> None:
    terminal.print()
    terminal.print(result(sitting.ending(), sitting.say))
    for name in ("replay", "analyse"):
        terminal.unbroken(f"  {sitting.say(f'{name}-with', command=sitting.keeper.command(name, sitting.lang))}")


def farewell(sitting: Sitting, terminal: Terminal) -> bool:
    """Say where the match is kept and how to go on with it; whether it is."""
    try:
        sitting.keeper.save(sitting.match)
    except OSError as error:
        terminal.unbroken(sitting.say("not-kept", problem=file_problem(error, sitting.say)))
        return False
    terminal.print()
    terminal.unbroken(sitting.say("farewell", file=str(sitting.keeper.path)))
    terminal.unbroken(f"  {sitting.keeper.command('resume', sitting.lang)}")
    return True
