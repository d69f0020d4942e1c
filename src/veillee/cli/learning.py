"""`veillee learn`: how a game is played, on one page and in a guided first match."""

from __future__ import annotations

from typing import Any

import click
from rich.text import Text

from veillee.cli import choices, files
from veillee.cli.catalogue import show
from veillee.cli.errors import Refused
from veillee.cli.keeper import Keeper
from veillee.cli.play import NO_COLOR, PLAIN, record_path, sitters
from veillee.cli.records import LANG
from veillee.cli.seating import sit_down
from veillee.cli.sitting import Sitting
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, command, option
from veillee.cli.table.ink import STRONG, hanging, line
from veillee.cli.table.pieces import signed
from veillee.cli.terminal import Terminal, enable_line_editing
from veillee.core.lessons import Lesson
from veillee.core.spec import GameSpec
from veillee.core.text import messages

WIDEST = 100


@command("learn")
@click.argument("game", shell_complete=choices.game_ids)
@option("--page", "only_page", is_flag=True, help="opt-page")
@option("--record", metavar="FILE", help="opt-record", type=click.Path())
@LANG
@PLAIN
@NO_COLOR
@click.pass_obj
def learn(host: Host, game: str, only_page: bool, record: str | None, plain: bool, no_color: bool) -> int:
    say = host.say
    terminal = Terminal(plain=plain, color=not no_color)
    spec = choices.the_game(say, game)
    lesson = spec.lesson
    if lesson is None:
        raise Refused(say("no-lesson", game=spec.title.text(say.lang), command=f"{host.program} rules {spec.id}"))
    if only_page or lesson.match is None:
        show(terminal, page(spec, lesson, say, min(terminal.size[0], WIDEST)))
        return 0
    enable_line_editing()
    return teach(host, terminal, spec, lesson, say.lang, record)


def teach(
    host: Host, terminal: Terminal, spec: GameSpec[Any, Any], lesson: Lesson, lang: str, record: str | None
) -> int:
    """The guided match, after the page."""
    match = lesson.begin(lang)
    path, kept = record_path(match, record)
    sitting = Sitting(match, Keeper.of(match, path, host.program, None), sitters(match), lang)
    sitting.page = page(spec, lesson, sitting.say, min(terminal.size[0] - 1, WIDEST))
    sitting.notice = [sitting.say("learning", command=f"{host.program} learn {spec.id} --page", file=str(path))]
    if kept is not None:
        sitting.notice.append(sitting.say("kept-older", file=str(kept)))
    with files.held(path):
        return sit_down(sitting, terminal)


def page(spec: GameSpec[Any, Any], lesson: Lesson, say: Say, width: int) -> list[Text]:
    """The goal, a turn, how it ends."""
    legend, words = lesson.legend(say.lang), messages("veillee.core", say.lang)
    lines = [line((spec.title.text(say.lang), STRONG))]
    for heading, texts in lesson.page.parts():
        lines += [line(), line((words.format(heading), STRONG))]
        for text in texts:
            lines += hanging(line("  "), signed(text.text(say.lang), legend), width)
    return lines
