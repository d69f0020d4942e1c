"""Bots of others: installed with a package of their own, or named by their place.

An installed package offers bots by the entry point `veillee.bots`. Any other is made known by `find_bot`, and only
by somebody who says so: a name in a record or a request never makes us import anything.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from importlib.metadata import entry_points
from typing import Any, Final, Protocol

from veillee.bots.errors import BotError
from veillee.core.match import Match
from veillee.core.spec import find_game, found_games

GROUP: Final = "veillee.bots"


class Bot(Protocol):
    """Somebody who answers for a seat."""

    def choose(self, match: Match, seat: int) -> str:
        """The key of one of the legal options. `match` is a re-dealt copy that the bot may play on."""
        ...


Maker = Callable[[str, object], Bot]  # from its parameters (`search:500` has "500") and its seed


class Bots(dict[str, Maker]):
    """All that can be asked for, by name; those of other packages are looked for when one is first asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.own: tuple[str, ...] = ()
        self.places: list[str] = []  # of those that are not installed
        self._looked = False

    def begin(self, own: dict[str, Maker]) -> None:
        """With our own."""
        self.update(own)
        self.own = tuple(own)

    def installed(self) -> None:
        """Have the bots of installed packages among us; a name of ours stays ours."""
        if not self._looked:
            self._looked = True
            for point in entry_points(group=GROUP):
                self.setdefault(point.name, from_entry(point.name, point.load))

    def others(self) -> list[str]:
        """The names that are not our own."""
        self.installed()
        return [name for name in self if name not in self.own]

    def find(self, place: str) -> str:
        """Make a bot known by its place, `my_bots:Patient`; its name is its place."""
        module, colon, name = place.partition(":")
        if not (colon and name.isidentifier() and all(part.isidentifier() for part in module.split("."))):
            raise BotError("error-bot-place", place=place)
        if place not in self:
            try:
                home = import_module(module)
            except Exception as error:  # whatever a module of somebody else does when it is imported
                raise unimported(place, error) from error
            if not hasattr(home, name):
                raise BotError("error-bot-name", place=place, module=module, name=name)
            self[place] = maker_of(place, getattr(home, name))
            self.places.append(place)
        return place

    def called(self, name: str) -> tuple[str, str] | None:
        """A known bot's name and its parameters, `search:500` or `my_bots:Patient:3`."""
        self.installed()
        kind, _, rest = name.partition(":")
        if kind in self:
            return kind, rest
        second, _, more = rest.partition(":")
        place = f"{kind}:{second}"
        return (place, more) if place in self else None


def from_entry(name: str, load: Callable[[], Any]) -> Maker:
    """A bot of an installed package is imported when it is first made."""

    def make(parameters: str, seed: object) -> Bot:
        try:
            found = load()
        except Exception as error:
            raise unimported(name, error) from error
        return maker_of(name, found)(parameters, seed)

    return make


def told(error: Exception) -> str:
    """An error of somebody else's code in one line; a sentence of theirs as it stands."""
    is_told = isinstance(error, (ImportError, ValueError)) and str(error)
    return str(error) if is_told else f"{type(error).__name__}: {error}"


def unimported(place: str, error: Exception) -> BotError:
    if isinstance(error, ModuleNotFoundError):
        return BotError("error-bot-absent", place=place, module=error.name)
    return BotError("error-bot-module", place=place, reason=told(error))


def maker_of(name: str, found: Any) -> Maker:
    """How to make a bot: by `make(parameters, seed)` where its class has that, else by calling the class.

    Whatever error its author raises there says what is wrong with the parameters.
    """

    def make(parameters: str, seed: object) -> Bot:
        if parameters and not hasattr(found, "make"):
            raise BotError("error-no-parameters", bot=name, given=parameters)
        try:
            bot = found.make(parameters, seed) if hasattr(found, "make") else found()
        except BotError:
            raise
        except Exception as error:
            raise BotError("error-bot-made", place=name, reason=told(error)) from error
        if not callable(getattr(bot, "choose", None)):
            raise BotError("error-bot-choose", place=name)
        made: Bot = bot
        return made

    if not callable(found):
        raise BotError("error-bot-choose", place=name)
    return make


BOTS: Final = Bots()


def elsewhere() -> list[str]:
    """Where games and bots were found that are not installed: what another process is told when it begins."""
    return [*(f"game {place}" for place in found_games().values()), *(f"bot {place}" for place in BOTS.places)]


def know(places: Iterable[str]) -> None:
    """In another process: know what the one that started it knows."""
    for kind, place in (what.split(" ", 1) for what in places):
        if kind == "game":
            find_game(place)
        else:
            BOTS.find(place)
