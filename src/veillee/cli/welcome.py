"""The questions before a match: what, how and with whom, each with a default on Enter."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

import click

from veillee.bots import BOTS
from veillee.bots.levels import LEVELS
from veillee.cli import choices, files
from veillee.cli.errors import Refused
from veillee.cli.speech import Say
from veillee.cli.table.cards import plain
from veillee.cli.table.ink import FAINT, STRONG, capital, hanging, line
from veillee.cli.terminal import Terminal
from veillee.core.lessons import Lesson
from veillee.core.record import NOBODY
from veillee.core.setup import HUMAN, ModeInfo, SettingInfo, is_given
from veillee.core.spec import GameSpec
from veillee.core.text import LANGUAGES

LANGUAGE_NAMES = {"en": "English", "fr": "Français"}
GUIDED, CAMPAIGN = "learn", "campaign"  # instead of a mode
NOW, MORE = "now", "more"  # a match begins at once, or after more questions


@dataclass
class Wishes:
    """What is known of a match before it begins; None where nothing was said."""

    game: str | None = None
    mode: str | None = None
    level: str | None = None
    players: int | None = None
    seats: list[str] | None = None
    roles: list[str] | None = None
    people: list[str] | None = None
    settings: list[str] = field(default_factory=list)
    lang: str | None = None
    guided: Lesson | None = None  # the lesson of whoever would rather learn the game first
    campaign: bool = False  # whether it is to be one match after another


def welcome(terminal: Terminal, say: Say, wishes: Wishes) -> Wishes:
    """Ask for what a match needs and was not given on the command line. Who names a game wants to play: the language
    is then that of the environment. Roles and settings have defaults and are only asked for on demand."""
    terminal.clear()
    terminal.lines([line(), line("  ", ("Veillée", STRONG))])
    lang = wishes.lang or (
        say.lang
        if wishes.game
        else choose(terminal, say, "ask-language", [(one, LANGUAGE_NAMES[one]) for one in LANGUAGES], say.lang)
    )
    say = Say(lang)
    game = wishes.game or choose(terminal, say, "ask-game", choices.titles(say))
    spec = choices.the_game(say, game)
    way = wishes.mode or _mode(terminal, say, spec, wishes.players)
    if way == GUIDED:
        return replace(wishes, lang=lang, game=game, guided=spec.lesson)
    if way == CAMPAIGN:
        return replace(wishes, lang=lang, game=game, campaign=True)
    mode = choices.the_mode(say, spec, way)
    wishes = replace(wishes, lang=lang, game=game, mode=mode.id)
    if mode.levels and wishes.level is None:
        levels = [(level, say.of_game(spec, "level", level)) for level in mode.levels]
        wishes.level = choose(terminal, say, "ask-level", levels, mode.level)
    if wishes.seats is None:
        count = wishes.players or _players(terminal, say, mode)
        wishes.seats = ask_seats(terminal, say, [HUMAN] * count) if count > 1 else [HUMAN] * count
        wishes.players = count
    count = len(wishes.seats)
    if wishes.people is None and wishes.seats.count(HUMAN) > 1 and mode.groups(count) != (count,):
        wishes.people = ask_people(terminal, say, mode, count)
    has_roles = wishes.roles is None and spec.roles is not None and spec.roles.meant(mode.id)
    settings = [] if wishes.settings else _settings(spec, mode, count, wishes.level or mode.level)
    if not (has_roles or settings) or choose(terminal, say, "ask-begin", _beginnings(say)) == NOW:
        return wishes
    if settings:
        wishes.settings = ask_settings(terminal, say, spec, settings)
    if has_roles:
        chosen = choices.settings_of(spec, wishes.settings)
        first = spec.roles.first(chosen) if spec.roles is not None else ""
        wishes.roles = ask_roles(terminal, say, spec, [first or NOBODY, *[NOBODY] * (count - 1)], chosen)
    return wishes


def _settings(spec: GameSpec[Any, Any], mode: ModeInfo, seats: int, level: str) -> list[SettingInfo]:
    """What can be set. As all are said at once, what depends on another of them is among them."""
    known = {"seats": str(seats), "level": level}
    meant = [one for one in spec.settings if one.meant(mode.id, seats)]
    return [one for one in meant if not one.given.keys() <= known.keys() or is_given(one.given, known)]


def _beginnings(say: Say) -> list[tuple[str, str]]:
    return [(NOW, say("begin-now")), (MORE, say("begin-more"))]


def _mode(terminal: Terminal, say: Say, spec: GameSpec[Any, Any], players: int | None) -> str:
    """Alone first: who starts us is at least one person. Somebody's first match of a game may be the guided one."""
    fitting = [mode for mode in choices.offered(spec) if players is None or players in mode.seats]
    fitting.sort(key=lambda mode: not _for_one(mode))
    labels = [(mode.id, f"{say.of_game(spec, 'mode', mode.id)}  ({seats(say, mode)})") for mode in fitting]
    first = (
        terminal.interactive
        and players is None
        and spec.lesson is not None
        and spec.lesson.match is not None
        and not files.played(spec.id)
    )
    if spec.campaign is not None and players is None:
        labels.append((CAMPAIGN, say("mode-campaign")))
    if first:
        labels.append((GUIDED, say("mode-guided")))
    return choose(terminal, say, "ask-mode", labels, GUIDED if first else None)


def _for_one(mode: ModeInfo) -> bool:
    return any(1 in mode.groups(count) for count in mode.seats)


def seats(say: Say, mode: ModeInfo) -> str:
    """How many people a mode is for, in words."""
    counts = sorted({people for count in mode.seats for people in (count, *mode.groups(count))})
    return say("seats", least=counts[0], most=counts[-1], many=int(len(counts) > 1))


def _players(terminal: Terminal, say: Say, mode: ModeInfo) -> int:
    if len(mode.seats) == 1:
        return mode.seats[0]
    return int(_ask(terminal, say, say("ask-players"), str(mode.seats[0]), [str(count) for count in mode.seats]))


def ask_seats(terminal: Terminal, say: Say, default: Sequence[str], counts: Sequence[int] = ()) -> list[str]:
    """Who sits where, by number or name; as many as in the default unless other numbers are possible too."""
    known = counts or (len(default),)
    labels = [(HUMAN, say("person")), *((level.bot, level.name(say.lang)) for level in LEVELS)]

    def check(words: list[str]) -> list[str]:
        names = [word if BOTS.called(word) is not None else _meant(labels, word) or word for word in words]
        choices.check_seats(say, names)
        if len(names) not in known:
            raise Refused(say("seats-differ", players=" / ".join(map(str, known)), seats=len(names)))
        return names

    question = say("ask-seats-open") if len(known) > 1 else say("ask-seats", count=len(default))
    names = dict(labels)
    return _listed(terminal, question, say("ask-seats-hint"), [names.get(one, one) for one in default], check, labels)


def ask_people(terminal: Terminal, say: Say, mode: ModeInfo, seats: int, default: Sequence[int] = ()) -> list[str]:
    """Which person plays which seat, counted from 1."""
    groups = mode.groups(seats)
    usual = default or [seat if seats in groups else seat * groups[0] // seats for seat in range(seats)]

    def check(words: list[str]) -> list[str]:
        choices.check_group(say, mode, choices.check_people(say, words), seats)
        return words

    hint = say("ask-people-hint", known=", ".join(map(str, groups)))
    return _listed(terminal, say("ask-people"), hint, [str(person + 1) for person in usual], check)


def ask_roles(
    terminal: Terminal, say: Say, spec: GameSpec[Any, Any], default: Sequence[str], settings: Mapping[str, str]
) -> list[str]:
    """Who each seat is, by number, id or name, of those that the settings offer."""
    assert spec.roles is not None
    labels = [(id_, choices.role_name(say, spec, id_)) for id_ in spec.roles.open(settings)]

    def check(words: list[str]) -> list[str]:
        found = [word if word == NOBODY else _meant(labels, word) or word for word in words]
        choices.check_roles(say, spec, None, found)
        if len(found) > len(default):
            raise Refused(say("roles-differ", roles=len(found), seats=len(default)))
        return found

    words = spec.messages(say.lang)
    known = {id_: f"role-note-{id_}" for id_, _ in labels}
    notes = {id_: words.format(note) for id_, note in known.items() if note in words}
    return _listed(terminal, say("ask-roles"), say("ask-roles-hint"), default, check, labels, notes)


def _listed(
    terminal: Terminal,
    question: str,
    hint: str,
    default: Sequence[str],
    check: Callable[[list[str]], list[str]],
    labels: Sequence[tuple[str, str]] = (),
    notes: Mapping[str, str] | None = None,
) -> list[str]:
    """Several words with commas between them, asked until they are possible; notes say what some are good at."""
    terminal.lines([line(), line("  ", (question, STRONG))])
    for number, (id_, label) in enumerate(labels, 1):
        named = "" if id_ == HUMAN else f"  {id_}"
        note = (notes or {}).get(id_, "")
        terminal.lines([line(f"    {number}  ", label, (named, FAINT), f"  {note}" if note else "")])
    _tell(terminal, hint, FAINT)
    while True:
        typed = _read(terminal, ",".join(default))
        try:
            return check([word.strip() for word in typed.split(",")])
        except Refused as error:
            _tell(terminal, str(error))


def ask_setting(terminal: Terminal, say: Say, spec: GameSpec[Any, Any], setting: SettingInfo) -> str:
    """One setting by the names of its values; the usual one comes first."""
    labels = [(value, say.of_game(spec, f"setting-{setting.id}", value)) for value in setting.values]
    return choose(terminal, say, say.of_game(spec, "setting", setting.id), labels)


def ask_settings(terminal: Terminal, say: Say, spec: GameSpec[Any, Any], settings: Sequence[SettingInfo]) -> list[str]:
    """One line for all settings: most matches keep them."""
    terminal.lines([line(), line("  ", (say("ask-settings"), STRONG))])
    for setting in settings:
        name = say.of_game(spec, "setting", setting.id)
        terminal.lines([line("    ", f"{setting.id} = {', '.join(setting.values)}", (f"   {name}", FAINT))])
    default = " ".join(f"{setting.id}={setting.values[0]}" for setting in settings)
    while True:
        given = _read(terminal, default).split()
        try:
            return ["=".join(choices.check_setting(say, settings, one)) for one in given]
        except Refused as error:
            _tell(terminal, str(error))


def _meant(labels: Sequence[tuple[str, str]], typed: str) -> str | None:
    """The one thing that a number, an id or a part of a name means."""
    word = plain(typed)
    if word.isdigit() and 1 <= int(word) <= len(labels):
        return labels[int(word) - 1][0]
    for is_meant in (str.__eq__, str.startswith, str.__contains__):
        found = [id_ for id_, label in labels if any(is_meant(plain(name), word) for name in (id_, label))]
        if word and found:
            return found[0] if len(found) == 1 else None
    return None


def choose(
    terminal: Terminal, say: Say, question: str, labels: Sequence[tuple[str, str]], default: str | None = None
) -> str:
    """One of several things, by number or by name. The question is one of ours, or a word of a game."""
    ids = [id_ for id_, _ in labels]
    start = ids.index(default) if default in ids else 0
    terminal.lines([line(), line("  ", (say(question) if question in say else capital(question), STRONG))])
    for number, (_, label) in enumerate(labels, 1):
        terminal.lines(hanging(line(f"    {number}  "), line(label), terminal.size[0] - 1))
    while True:
        found = _meant(labels, _read(terminal, str(start + 1)))
        if found is not None:
            return found
        _tell(terminal, say("choose-again", count=len(ids)))


def _ask(terminal: Terminal, say: Say, question: str, default: str, known: Sequence[str]) -> str:
    terminal.lines([line(), line("  ", (question, STRONG), (f"  ({', '.join(known)})", FAINT))])
    while True:
        typed = _read(terminal, default)
        if typed in known:
            return typed
        _tell(terminal, say("choose-one-of", known=", ".join(known)))


def _tell(terminal: Terminal, text: str, style: str = "") -> None:
    terminal.lines(hanging(line("  "), line((text, style)), terminal.size[0] - 1))


def _read(terminal: Terminal, default: str) -> str:
    typed = terminal.ask(f"  [{default}] > ")
    if typed is None or typed in ("q", "quit"):
        raise click.exceptions.Exit(0)
    return typed or default
