"""What a person may give on the command line: checked with what exists, completed by the shell."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Iterable, Sequence
from importlib.util import find_spec
from typing import Any

import click
from click.shell_completion import CompletionItem

import veillee
from veillee.bots import BOTS, find_bot, make_bot
from veillee.bots.errors import BotError
from veillee.bots.levels import LEVELS
from veillee.cli.errors import USAGE, Refused, one_of
from veillee.cli.speech import Say
from veillee.core.errors import NoSuchGame
from veillee.core.record import NOBODY
from veillee.core.setup import HUMAN, ModeInfo, SettingInfo
from veillee.core.spec import GameSpec, find_game, registry
from veillee.core.text import LANGUAGES
from veillee.core.words import whole_number

Completer = Callable[[click.Context, click.Parameter, str], list[CompletionItem]]


def the_game(say: Say, id_: str) -> GameSpec[Any, Any]:
    """A game by its id or, where it is not installed, by its place."""
    if ":" in id_:
        return found_game(say, id_)
    if id_ not in registry():
        raise one_of(say, "game", id_, registry())
    return registry()[id_]


def found_game(say: Say, place: str) -> GameSpec[Any, Any]:
    """A game that is not installed, by its module and name; modules of the present folder count."""
    look_here()
    try:
        return find_game(place)
    except NoSuchGame as error:
        raise Refused(say(f"no-game-{error.problem}", given=place, detail=error.detail), USAGE) from None


def look_here() -> None:
    """Games that are not installed may lie in the present folder."""
    if os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())


def offered(spec: GameSpec[Any, Any]) -> list[ModeInfo]:
    """The modes of single matches: one that is only a chapter of a campaign is not offered by itself."""
    return [mode for mode in spec.modes if not mode.chapter]


def the_mode(say: Say, spec: GameSpec[Any, Any], id_: str) -> ModeInfo:
    for mode in offered(spec):
        if mode.id == id_:
            return mode
    raise one_of(say, "mode", id_, (mode.id for mode in offered(spec)))


def check_players(say: Say, spec: GameSpec[Any, Any], mode: ModeInfo | None, count: int) -> None:
    modes = [mode] if mode is not None else offered(spec)
    known = sorted({seats for one in modes for seats in one.seats})
    if count not in known:
        raise one_of(say, "players", str(count), map(str, known))


def mode_of_level(say: Say, spec: GameSpec[Any, Any], level: str) -> ModeInfo:
    """The first mode that has a level, for whoever names only that."""
    for mode in offered(spec):
        if level in mode.levels:
            return mode
    levels = dict.fromkeys(known for mode in offered(spec) for known in mode.levels)
    raise one_of(say, "level", level, levels)


def check_level(say: Say, mode: ModeInfo, level: str) -> None:
    if level not in mode.levels:
        raise one_of(say, "level" if mode.levels else "levels", level, mode.levels or (mode.id,))


def bot_names() -> list[str]:
    """The bots that can be named, those of installed packages among them."""
    own = [*BOTS.own, *(level.bot for level in LEVELS if level.bot not in BOTS)]
    return [*own, *BOTS.others()]


def check_seats(say: Say, seats: Iterable[str]) -> None:
    for name in seats:
        if name != HUMAN:
            check_bot(say, name, (HUMAN, *bot_names()))


def check_bot(say: Say, name: str, known: Sequence[str] = ()) -> None:
    """A bot that there is, by its name or by its place."""
    if BOTS.called(name) is None:
        meet_bot(say, name)
    if BOTS.called(name) is None:
        raise one_of(say, "sitter", name, known or bot_names())
    try:
        make_bot(name, "")
    except BotError as error:
        raise Refused(error.text(say.lang), USAGE) from None


def meet_bot(say: Say, name: str) -> None:
    """`my_bots:Patient`, perhaps with parameters, where there is such a module; those of the present folder count."""
    look_here()
    module, _, rest = name.partition(":")
    place = f"{module}:{rest.partition(':')[0]}"
    if not rest.partition(":")[0].isidentifier() or not is_module(module):
        return
    try:
        find_bot(place)
    except BotError as error:
        raise Refused(error.text(say.lang), USAGE) from None


def is_module(name: str) -> bool:
    try:
        return find_spec(name.partition(".")[0]) is not None
    except ValueError:
        return False


def role_name(say: Say, spec: GameSpec[Any, Any], id_: str) -> str:
    """What a role is called; seats that are called as their roles share its name."""
    assert spec.roles is not None
    lexicon = spec.box().lexicon
    for role in (spec.roles.role, "seat"):
        if role in lexicon.roles and (value := lexicon.value(role, id_)) is not None:
            return lexicon.name(role, value, say.lang)
    return id_


def check_roles(say: Say, spec: GameSpec[Any, Any], mode: ModeInfo | None, given: Sequence[str]) -> list[str]:
    """`red,-,blue` as a role for each seat, empty where it is left open."""
    info = spec.roles
    if info is None or (mode is not None and not info.meant(mode.id)):
        raise Refused(say("no-roles"), USAGE)
    found = ["" if role == NOBODY else role for role in given]
    for role in filter(None, found):
        if role not in info.ids:
            raise one_of(say, "role", role, (*info.ids, NOBODY))
        if found.count(role) > 1:
            raise Refused(say("role-twice", role=role_name(say, spec, role)), USAGE)
    return found


def check_people(say: Say, given: Sequence[str]) -> list[int]:
    """`1,1,2` as a person for each seat; whether a mode allows it is the core's business."""
    found = [whole_number(word) for word in given]
    if None in found:
        raise Refused(say("no-people", given=",".join(given)), USAGE)
    return [person for person in found if person is not None]


def check_group(say: Say, mode: ModeInfo, people: Sequence[int], seats: int) -> None:
    """Whether so many people may play so many seats of this mode."""
    counts = mode.groups(seats)
    if len(people) != seats:
        raise Refused(say("people-differ", people=len(people), seats=seats), USAGE)
    if len(set(people)) not in (*counts, seats):
        known = ", ".join(map(str, counts))
        raise Refused(say("no-group", people=len(set(people)), seats=seats, known=known), USAGE)


def check_setting(say: Say, settings: Sequence[SettingInfo], given: str) -> tuple[str, str]:
    """`side=B` as a name and a value."""
    name, sign, value = given.partition("=")
    known = {option.id: option.values for option in settings}
    if not sign or name not in known:
        raise one_of(say, "setting", given, (f"{id_}={'|'.join(values)}" for id_, values in known.items()))
    if value not in known[name]:
        raise one_of(say, "value", given, (f"{name}={value}" for value in known[name]))
    return name, value


def settings_of(spec: GameSpec[Any, Any], given: Sequence[str]) -> dict[str, str]:
    """All settings with their values, as `side=B` words and the defaults have them."""
    return {one.id: one.values[0] for one in spec.settings} | dict(word.split("=", 1) for word in given)


# -- completion by the shell -------------------------------------------------------------------


def _items(words: Iterable[str], begun: str) -> list[CompletionItem]:
    return [CompletionItem(word) for word in words if word.lower().startswith(begun.lower())]


def _specs(ctx: click.Context) -> list[GameSpec[Any, Any]]:
    """The game that was named before; all games where Click does not know it yet."""
    spec = registry().get(ctx.params.get("game") or "")
    return [spec] if spec is not None else list(registry().values())


def game_ids(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    return _items(registry(), begun)


def campaign_games(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    known = [id_ for id_, spec in registry().items() if spec.campaign is not None]
    return _items(known, begun) or [CompletionItem(begun, type="file")]


def mode_ids(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    return _items(dict.fromkeys(mode.id for one in _specs(ctx) for mode in offered(one)), begun)


def level_ids(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    levels = dict.fromkeys(level for one in _specs(ctx) for mode in one.modes for level in mode.levels)
    return _items(levels, begun)


def settings(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    known = (f"{option.id}={value}" for one in _specs(ctx) for option in one.settings for value in option.values)
    return _items(dict.fromkeys(known), begun)


def sitters(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    before, comma, last = begun.rpartition(",")
    return [CompletionItem(f"{before}{comma}{name}") for name in (HUMAN, *bot_names()) if name.startswith(last)]


def roles(ctx: click.Context, param: click.Parameter, begun: str) -> list[CompletionItem]:
    before, comma, last = begun.rpartition(",")
    known = dict.fromkeys(id_ for one in _specs(ctx) if one.roles is not None for id_ in one.roles.ids)
    return [CompletionItem(f"{before}{comma}{name}") for name in (*known, NOBODY) if name.startswith(last)]


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
