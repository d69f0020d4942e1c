"""The questions before a match: what, how and with whom, each with a default on Enter."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import click
from rich.text import Text

from veillee.cli import choices
from veillee.cli.choices import HUMAN
from veillee.cli.drawing.cards import plain
from veillee.cli.drawing.ink import FAINT, STRONG, line
from veillee.cli.errors import Refused
from veillee.cli.speech import Say
from veillee.cli.terminal import Terminal
from veillee.core.setup import ModeInfo
from veillee.core.spec import GameSpec
from veillee.core.text import LANGUAGES

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}


@dataclass
class Wishes:
    """What is known of a match before it begins; None where nothing was said."""

    game: str | None = None
    mode: str | None = None
    level: str | None = None
    players: int | None = None
    seats: list[str] | None = None
    settings: list[str] = field(default_factory=list)
    lang: str | None = None


def welcome(terminal: Terminal, say: Say, wishes: Wishes) -> Wishes:
    """Ask for everything that was not given on the command line."""
    terminal.clear()
    terminal.lines([line(), line("  ", ("Veillée", STRONG))])
    lang = wishes.lang or _choose(
        terminal, say, "ask-language", [(one, LANGUAGE_NAMES[one]) for one in LANGUAGES], say.lang
    )
    say = Say(lang)
    game = wishes.game or _choose(terminal, say, "ask-game", choices.titles(say))
    spec = choices.the_game(say, game)
    mode = choices.the_mode(say, spec, wishes.mode) if wishes.mode else _mode(terminal, say, spec, wishes.players)
    wishes = replace(wishes, lang=lang, game=game, mode=mode.id)
    if mode.levels and wishes.level is None:
        levels = [(level, say.of_game(spec, "level", level)) for level in mode.levels]
        wishes.level = _choose(terminal, say, "ask-level", levels, mode.level)
    if wishes.seats is None:
        count = wishes.players or _players(terminal, say, mode)
        wishes.seats = _seats(terminal, say, count) if count > 1 else [HUMAN] * count
        wishes.players = count
    if spec.settings and not wishes.settings:
        wishes.settings = _settings(terminal, say, spec)
    return wishes


def _mode(terminal: Terminal, say: Say, spec: GameSpec[Any, Any], players: int | None) -> ModeInfo:
    fitting = [mode for mode in spec.modes if players is None or players in mode.seats]
    alone = next((mode.id for mode in fitting if 1 in mode.seats), None)  # who starts us is at least one person
    labels = [(mode.id, f"{say.of_game(spec, 'mode', mode.id)}  ({seats(say, mode)})") for mode in fitting]
    return choices.the_mode(say, spec, _choose(terminal, say, "ask-mode", labels, alone))


def seats(say: Say, mode: ModeInfo) -> str:
    """How many people a mode is for, in words."""
    most = max(mode.seats)
    return say("seats", least=min(mode.seats), most=most, many=int(len(mode.seats) > 1))


def _players(terminal: Terminal, say: Say, mode: ModeInfo) -> int:
    if len(mode.seats) == 1:
        return mode.seats[0]
    return int(_ask(terminal, say, say("ask-players"), str(mode.seats[0]), [str(count) for count in mode.seats]))


def _seats(terminal: Terminal, say: Say, count: int) -> list[str]:
    terminal.lines([line(), line("  ", (say("ask-seats", count=count), STRONG))])
    terminal.lines([line("  ", (say("ask-seats-hint"), FAINT))])
    while True:
        typed = _read(terminal, ",".join([HUMAN] * count))
        names = [name.strip() for name in typed.split(",")]
        try:
            choices.check_seats(say, names)
        except Refused as error:
            terminal.lines([line("  ", str(error))])
            continue
        if len(names) == count:
            return names
        terminal.lines([line("  ", say("seats-differ", players=count, seats=len(names)))])


def _settings(terminal: Terminal, say: Say, spec: GameSpec[Any, Any]) -> list[str]:
    """One line for all settings: most matches keep them."""
    terminal.lines([line(), line("  ", (say("ask-settings"), STRONG))])
    for setting in spec.settings:
        name = say.of_game(spec, "setting", setting.id)
        terminal.lines([line("    ", f"{setting.id} = {', '.join(setting.values)}", (f"   {name}", FAINT))])
    default = " ".join(f"{option.id}={option.values[0]}" for option in spec.settings)
    while True:
        given = _read(terminal, default).split()
        try:
            return ["=".join(choices.check_setting(say, spec, one)) for one in given]
        except Refused as error:
            terminal.lines([line("  ", str(error))])


def _choose(
    terminal: Terminal, say: Say, question: str, labels: Sequence[tuple[str, str]], default: str | None = None
) -> str:
    """One of several things, by number or by name."""
    ids = [id_ for id_, _ in labels]
    start = ids.index(default) if default in ids else 0
    terminal.lines([line(), line("  ", (say(question), STRONG))])
    for number, (_, label) in enumerate(labels, 1):
        terminal.lines([line(f"    {number}  ", label)])
    while True:
        typed = plain(_read(terminal, str(start + 1)))
        if typed.isdigit() and 1 <= int(typed) <= len(ids):
            return ids[int(typed) - 1]
        found = [id_ for id_, label in labels if typed and (plain(id_) == typed or plain(label).startswith(typed))]
        if len(found) == 1:
            return found[0]
        terminal.lines([line("  ", say("choose-again", count=len(ids)))])


def _ask(terminal: Terminal, say: Say, question: str, default: str, known: Sequence[str]) -> str:
    terminal.lines([line(), line("  ", (question, STRONG), (f"  ({', '.join(known)})", FAINT))])
    while True:
        typed = _read(terminal, default)
        if typed in known:
            return typed
        terminal.lines([Text("  " + say("choose-one-of", known=", ".join(known)))])


def _read(terminal: Terminal, default: str) -> str:
    typed = terminal.ask(f"  [{default}] > ")
    if typed is None:
        raise click.exceptions.Exit(0)
    return typed or default
