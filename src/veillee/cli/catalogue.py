"""`veillee games`, `veillee rules` and `veillee version`: what there is."""

from __future__ import annotations

import os
import platform
import sys
from collections.abc import Sequence
from pathlib import Path

import click
import msgspec
from rich.text import Text

import veillee
from veillee.cli import choices
from veillee.cli.errors import USAGE, Refused, one_of
from veillee.cli.records import LANG
from veillee.cli.rules import numbered
from veillee.cli.speech import Say
from veillee.cli.spoken import Host, command, option
from veillee.cli.table.ink import FAINT, STRONG, fit, hanging, line
from veillee.cli.terminal import Terminal
from veillee.cli.welcome import seats
from veillee.core import table
from veillee.core.rulebook import Rule, Rulebook
from veillee.core.spec import registry


@command("games")
@option("--json", "as_json", is_flag=True, help="opt-json")
@LANG
@click.pass_obj
def games(host: Host, as_json: bool) -> int:
    if as_json:
        click.echo(msgspec.json.format(msgspec.json.encode(veillee.list_games()), indent=2).decode())
        return 0
    say = host.say
    terminal = Terminal()
    width = terminal.size[0]
    for id_, spec in registry().items():
        terminal.lines([line((spec.title.text(say.lang), STRONG), (f"  {id_}", FAINT))])
        modes = choices.offered(spec)
        wide = max((len(mode.id) for mode in modes), default=0) + 2
        for mode in modes:
            name = say.of_game(spec, "mode", mode.id)
            head = line("  ", fit(line(mode.id), wide))
            terminal.lines(hanging(head, line(f"{name}, {seats(say, mode)}"), width))
            if mode.levels:
                levels = ", ".join(
                    f"{level} ({say('default')})" if level == mode.level else level for level in mode.levels
                )
                terminal.lines(hanging(line("  ", " " * wide), line((f"--level {levels}", FAINT)), width))
        for setting in spec.settings:
            name = say.of_game(spec, "setting", setting.id)
            values = ", ".join(setting.values)
            terminal.lines(hanging(line(f"  --setting {setting.id}="), line(values, (f"   {name}", FAINT)), width))
        if spec.roles is not None:
            terminal.lines([line("  ", f"--roles {','.join(spec.roles.ids)}")])
        if spec.campaign is not None:
            terminal.lines([line("  ", say("games-campaign", command=f"veillee campaign {id_}"))])
            for setting in spec.campaign.settings:
                terminal.lines([line("    ", f"--setting {setting.id}={', '.join(setting.values)}")])
        terminal.lines([line()])
    terminal.lines([line(say("games-start", example=f"veillee play {next(iter(registry()), 'GAME')}"))])
    return 0


@command("rules")
@click.argument("game", shell_complete=choices.game_ids)
@click.argument("words", nargs=-1, shell_complete=choices.rule_numbers)
@option("--chapter", metavar="CHAPTER", help="opt-chapter", shell_complete=choices.chapter_ids)
@LANG
@click.pass_obj
def rules(host: Host, game: str, words: tuple[str, ...], chapter: str | None) -> int:
    say = host.say
    book = choices.the_game(say, game).rulebook
    known = [one.id for one in book.chapter]
    if chapter is not None and chapter not in known:
        raise one_of(say, "chapter", chapter, known)
    wanted = " ".join(words)
    single = numbered(book, wanted)
    if single is None and words and len(words) == 1 and _looks_like_number(book, wanted):
        raise Refused(say("no-rule", number=wanted, first=book.rule[0].number, last=book.rule[-1].number), USAGE)
    if single is not None:
        found = [single]
    else:
        found = book.search(wanted) if wanted else list(book.rule)
    found = [rule for rule in found if chapter is None or rule.chapter == chapter]
    if not found:
        raise Refused(say("no-rule-found", words=wanted))
    terminal = Terminal()
    width = min(terminal.size[0], 100)
    lines = one_rule(book, found[0], say, width) if single is not None else catalogue(book, found, say, width)
    show(terminal, lines)
    return 0


def _looks_like_number(book: Rulebook, wanted: str) -> bool:
    prefix = book.rule[0].number.rpartition("-")[0]
    return wanted.isdigit() or wanted.upper().startswith(f"{prefix}-")


def one_rule(book: Rulebook, rule: Rule, say: Say, width: int) -> list[Text]:
    """A rule with all that is known about it."""
    chapter = next(one for one in book.chapter if one.id == rule.chapter)
    lines = hanging(line((f"{rule.number}  ", STRONG)), line(rule.text(say.lang)), width)
    indent = line(" " * (len(rule.number) + 2))
    facts = [chapter.title(say.lang), say("rule-source", source=rule.source)]
    lines += hanging(indent, line((" · ".join(facts), FAINT)), width)
    for text in (rule.note, say("rule-physical", reason=rule.physical) if rule.physical else ""):
        if text:
            lines += hanging(indent, line((text, FAINT)), width)
    return lines


def catalogue(book: Rulebook, found: Sequence[Rule], say: Say, width: int) -> list[Text]:
    """Rules under the titles of their chapters."""
    lines: list[Text] = []
    for chapter in book.chapter:
        rules_ = [rule for rule in found if rule.chapter == chapter.id]
        if not rules_:
            continue
        if lines:
            lines.append(line())
        lines.append(line((chapter.title(say.lang), STRONG), (f"  {chapter.id}", FAINT)))
        for rule in rules_:
            lines += hanging(line((f"  {rule.number}  ", FAINT)), line(rule.text(say.lang)), width)
    return lines


def show(terminal: Terminal, lines: Sequence[Text]) -> None:
    """In the pager where somebody sits at a terminal and it does not fit, else simply printed."""
    if not sys.stdout.isatty() or len(lines) < terminal.size[1]:
        terminal.lines(lines)
        return
    colored = terminal.colored and understands_colors()
    with terminal.console.capture() as captured:
        terminal.lines(lines if colored else [Text(row.plain, end="", no_wrap=True) for row in lines])
    click.echo_via_pager(captured.get(), color=colored)


def understands_colors() -> bool:
    """Only of `less` we know that it shows colours, and how it is told so."""
    pager = os.environ.get("PAGER", "").split()
    if pager and Path(pager[0]).name != "less":
        return False
    os.environ["LESS"] = f"{os.environ.get('LESS', '')} -R".strip()
    os.environ.setdefault("LESSCHARSET", "utf-8")  # what we write, whatever the machine was set up for
    return True


def compiled() -> bool:
    """Whether the hot code runs as a native extension."""
    return not (table.__file__ or "").endswith(".py")


@command("version")
@LANG
@click.pass_obj
def version(host: Host) -> int:
    how = host.say("version-compiled" if compiled() else "version-interpreted")
    click.echo(f"veillee {veillee.__version__} ({how})")
    click.echo(
        f"{platform.python_implementation()} {platform.python_version()}, {platform.system()} {platform.machine()}"
    )
    return 0
