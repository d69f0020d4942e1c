"""What a person may give on the command line: checked with what exists, completed by the shell."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import click
from click.shell_completion import CompletionItem

import veillee
from veillee.bots import BOTS, make_bot
from veillee.cli.errors import one_of
from veillee.cli.speech import Say
from veillee.core.setup import ModeInfo
from veillee.core.spec import GameSpec, registry
from veillee.core.text import LANGUAGES

HUMAN = "human"
SITTERS = (*BOTS, "search:500", "search:2s")
Completer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def the_game(say: Say, id_: str) -> GameSpec[Any, Any]:
    if id_ not in registry():
        raise one_of(say, "game", id_, registry())
    return registry()[id_]


def the_mode(say: Say, spec: GameSpec[Any, Any], id_: str) -> ModeInfo:
    for mode in spec.modes:
        if mode.id == id_:
            return mode
    raise one_of(say, "mode", id_, (mode.id for mode in spec.modes))


def check_players(say: Say, spec: GameSpec[Any, Any], mode: ModeInfo | None, count: int) -> None:
    modes = [mode] if mode is not None else list(spec.modes)
    known = sorted({seats for one in modes for seats in one.seats})
    if count not in known:
        raise one_of(say, "players", str(count), map(str, known))


def check_level(say: Say, mode: ModeInfo | None, level: str) -> None:
    if mode is not None and level not in mode.levels:
        raise one_of(say, "level" if mode.levels else "levels", level, mode.levels or (mode.id,))


def check_seats(say: Say, seats: Iterable[str]) -> None:
    for name in seats:
        if name == HUMAN:
            continue
        if name.partition(":")[0] not in BOTS:
            raise one_of(say, "sitter", name, (HUMAN, *SITTERS))
        make_bot(name, "")  # says what is wrong with its parameters


def check_setting(say: Say, spec: GameSpec[Any, Any], given: str) -> tuple[str, str]:
    """`side=B` as a name and a value."""
    name, sign, value = given.partition("=")
    known = {option.id: option.values for option in spec.settings}
    if not sign or name not in known:
        raise one_of(say, "option", given, (f"{id_}={'|'.join(values)}" for id_, values in known.items()))
    if value not in known[name]:
        raise one_of(say, "value", given, (f"{name}={value}" for value in known[name]))
    return name, value


# -- completion by the shell -------------------------------------------------------------------


def _items(words: Iterable[str], begun: str) -> list[CompletionItem]:
    return [CompletionItem(word) for word in words if word.lower().startswith(begun.lower())]


def _specs(ctx: click.Context) -> list[GameSpec[Any, Any]]:
    """The game that was named before; all games where Click does not know it yet."""
    spec = registry().get(ctx.params.get("game") or "")
    return [spec] if spec is not None else list(registry().values())


def game_ids(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    return _items(registry(), begun)


def mode_ids(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    return _items(dict.fromkeys(mode.id for one in _specs(ctx) for mode in one.modes), begun)


def level_ids(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    levels = dict.fromkeys(level for one in _specs(ctx) for mode in one.modes for level in mode.levels)
    return _items(levels, begun)


def settings(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    known = (f"{option.id}={value}" for one in _specs(ctx) for option in one.settings for value in option.values)
    return _items(dict.fromkeys(known), begun)


def sitters(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    before, comma, last = begun.rpartition(",")
    return [CompletionItem(f"{before}{comma}{name}") for name in (HUMAN, *SITTERS) if name.startswith(last)]


def rule_numbers(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    rules = (rule for one in _specs(ctx) for rule in one.rulebook.rule)
    found = [rule for rule in rules if rule.number.lower().startswith(begun.lower())]
    lang = getattr(ctx.obj, "lang", "en")
    return [CompletionItem(rule.number, help=rule.text(lang)[:60]) for rule in found]


def chapter_ids(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    return _items(dict.fromkeys(chapter.id for one in _specs(ctx) for chapter in one.rulebook.chapter), begun)


def languages(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    return _items(LANGUAGES, begun)


def titles(say: Say) -> list[tuple[str, str]]:
    """All games by id and title."""
    return [(info.id, info.title.text(say.lang)) for info in veillee.list_games()]
