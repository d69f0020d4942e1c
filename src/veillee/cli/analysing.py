"""`veillee analyse`: where a match was won and lost."""

from __future__ import annotations

import errno
import sys
from pathlib import Path

import click
import msgspec
from rich.console import Console
from rich.progress import Progress
from rich.table import Table
from rich.text import Text

from veillee.bots.analysis import Analysis, analyse
from veillee.bots.picture import svg
from veillee.bots.search import Budget
from veillee.cli.errors import REFUSED, USAGE, Refused
from veillee.cli.records import GAMES, LANG, PACK, open_record
from veillee.cli.replaying import closed
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, command, option
from veillee.cli.table.ending import result
from veillee.core.errors import SetupError

BUDGET = "100"
STDOUT = "-"
BLOCKS = "▁▂▃▄▅▆▇█"


@command("analyse")
@click.argument("file", type=click.Path())
@option("--budget", default=BUDGET, metavar="N|SECONDSs", help="opt-budget")
@option("--json", "json_file", type=click.Path(), metavar="FILE", help="opt-analysis-json")
@option("--picture", type=click.Path(), metavar="FILE", help="opt-picture")
@GAMES
@PACK
@LANG
@click.pass_obj
def analyse_(host: Host, file: str, budget: str, json_file: str | None, picture: str | None, pack: str | None) -> int:
    say = host.say
    try:
        Budget.parse(budget)  # what is wrong is said before the work begins
    except SetupError:
        raise Refused(say("no-budget", given=budget), USAGE) from None
    if picture is not None and not picture.lower().endswith(".svg"):
        raise Refused(say("analyse-svg", file=picture), USAGE)
    for target in (picture, json_file):
        if target is not None and target != STDOUT:
            check_place(Path(target))
    opened = open_record(host, file, pack)
    if not opened.match.over:
        raise Refused(opened.warning or say("analyse-open", file=file), REFUSED)
    if opened.match.closed:
        raise Refused(closed(say, file, opened.match))
    errors = Console(stderr=True, highlight=False, markup=False)
    with Progress(console=errors, transient=True, disable=not errors.is_terminal) as bar:
        task = bar.add_task(say("analysing"), total=len(opened.match.choices))
        found = analyse(opened.match, budget, host.lang, lambda done, _: bar.update(task, completed=done))
    if picture is not None:
        title = say("analysis-picture", game=opened.match.spec.title.text(host.lang))
        Path(picture).write_text(svg(found, title, say("analysis-axis"), notes(found, say)), "utf-8")
    if json_file is not None:
        text = msgspec.json.format(msgspec.json.encode(found)).decode() + "\n"
        if json_file == STDOUT:
            sys.stdout.write(text)
            return 0
        Path(json_file).write_text(text, "utf-8")
    console = Console(highlight=False, markup=False)
    console.print(result(opened.match.scene(None, host.lang), say))
    console.print(course(found, say))
    for row in sparklines(found, console.width):  # at the end, where a terminal still shows it
        console.print(row)
    console.print(mistakes(found, say))
    return 0


def check_place(path: Path) -> None:
    """Refuse a file that cannot be written before anybody thinks for minutes."""
    if path.is_dir():
        raise IsADirectoryError(errno.EISDIR, "", str(path))
    if not path.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "", str(path.parent))


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"


def notes(found: Analysis, say: Say) -> list[str]:
    """The decisions that cost most, a line each."""
    return [
        say(
            "analysis-note",
            number=moment.number,
            who=found.names[moment.seat],
            choice=moment.label,
            better=moment.better_label,
            cost=f"−{percent(moment.cost)}",
        )
        for moment in found.costly()
    ]


def sparklines(found: Analysis, width: int) -> list[Text]:
    """The chances of each seat from the first decision to the last, in one line: where the match turned."""
    wide = max(map(len, found.names))
    course_ = [found.chances, *(moment.chances for moment in found.moments)]
    points = min(len(course_), max(width - wide - 10, 10))
    shown = [course_[n * (len(course_) - 1) // max(points - 1, 1)] for n in range(points)]
    rows = []
    for seat, name in enumerate(found.names):
        line_ = "".join(BLOCKS[min(int(chances[seat] * len(BLOCKS)), len(BLOCKS) - 1)] for chances in shown)
        rows.append(Text(f"{name:<{wide}}  {line_} {percent(course_[-1][seat])}", no_wrap=True))
    return [Text(), *rows, Text()]


def course(found: Analysis, say: Say) -> Table:
    """The chances of all seats after every decision."""
    table = Table(title=say("analysis-title"), title_justify="left", box=None, pad_edge=False)
    for heading in ("analysis-number", "analysis-who", "analysis-choice"):
        table.add_column(say(heading))
    for name in found.names:
        table.add_column(name, justify="right")
    table.add_row("0", "", "", *(percent(chance) for chance in found.chances))
    for moment in found.moments:
        chances = [percent(chance) for chance in moment.chances]
        mark = " ←" if moment.place in found.worst else " ?" if moment.unforeseen else ""
        table.add_row(str(moment.number), found.names[moment.seat], Text(moment.label + mark), *chances)
    return table


def mistakes(found: Analysis, say: Say) -> Table | Text:
    """The decisions that cost most, with what would have been better."""
    if not found.worst:
        return Text("\n" + say("analysis-none"))
    table = Table(title="\n" + say("analysis-worst"), title_justify="left", box=None, pad_edge=False)
    for heading in ("analysis-number", "analysis-who", "analysis-choice", "analysis-better"):
        table.add_column(say(heading))
    table.add_column(say("analysis-cost"), justify="right")
    for moment in found.costly():
        row = (str(moment.number), found.names[moment.seat], Text(moment.label), Text(moment.better_label))
        table.add_row(*row, f"−{percent(moment.cost)}")
    return table
