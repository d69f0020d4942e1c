"""What a game is: `GameSpec`, and the registry that finds the installed games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any, Generic, TypeVar

import msgspec

from veillee.core.codec import Codec
from veillee.core.content import Manifest, Name, PackReader
from veillee.core.errors import SetupError
from veillee.core.rulebook import Rulebook, rulebook
from veillee.core.scene import Mark, Player, Zone
from veillee.core.secrets import Pool
from veillee.core.step import Option
from veillee.core.table import Table
from veillee.core.text import Messages, messages
from veillee.core.words import Lexicon

B = TypeVar("B")
Tab = TypeVar("Tab", bound=Table)


class ModeInfo(msgspec.Struct, frozen=True):
    """A way to play: how many seats, and which levels of an automated opponent if there is one."""

    id: str
    seats: tuple[int, ...]
    levels: tuple[str, ...] = ()
    level: str = ""  # the level when none is asked for


class OptionInfo(msgspec.Struct, frozen=True):
    """Something the host may set; the first value is the default."""

    id: str
    values: tuple[str, ...]


class GameInfo(msgspec.Struct, frozen=True):
    """What can be played, as `veillee.games()` lists it."""

    id: str
    title: Name
    modes: tuple[ModeInfo, ...]
    options: tuple[OptionInfo, ...]


class Setup(msgspec.Struct, frozen=True):
    """Everything that a match starts from. With the content and the choices it is the match."""

    game: str
    mode: str
    level: str
    seats: tuple[str, ...]
    options: dict[str, str]
    seed: str
    free_undo: bool = False


class Points(msgspec.Struct, frozen=True):
    """Points of one source, with the rule that gives them."""

    source: str
    points: int
    rule: str


class SideScore(msgspec.Struct, frozen=True):
    """The score of one side: a seat or the automated opponent."""

    side: int
    total: int
    sources: tuple[Points, ...]
    tie_break: int = 0


class Result(msgspec.Struct, frozen=True):
    """How a match ended. `ranking` lists sides by place; sides that share a place stand together."""

    scores: tuple[SideScore, ...]
    ranking: tuple[tuple[int, ...], ...]
    winners: tuple[int, ...]
    reason: str  # a message of the game, such as `reason-points`
    rule: str


class Reason(msgspec.Struct, frozen=True):
    """Why a move is not possible: a message with its arguments, and the rule."""

    message: str
    rule: str
    args: dict[str, int] = {}


class Box(Generic[B]):
    """A content pack, read and ready: the game's own tables, the lexicon, where it came from."""

    def __init__(self, content: B, lexicon: Lexicon, manifest: Manifest, hash_: str) -> None:
        self.content = content
        self.lexicon = lexicon
        self.manifest = manifest
        self.hash = hash_


@dataclass(frozen=True)
class View(Generic[Tab]):
    """What a game's scene is painted from: a table, the seat that looks, and the words to use."""

    table: Tab
    seat: int | None
    lang: str
    lexicon: Lexicon
    messages: Messages

    def say(self, message: str, **args: int) -> str:
        return self.messages.format(message, self.lexicon.named(args, self.lang))

    def name(self, role: str, value: int) -> str:
        return self.lexicon.name(role, value, self.lang)

    def target(self, role: str, value: int) -> str:
        return self.lexicon.target(role, value)

    def own(self, seat: int) -> bool:
        return self.seat == seat


class Painting(msgspec.Struct):
    """What a game paints of a scene; the core adds the decision and the outcome."""

    status: str
    players: list[Player]
    zones: list[Zone]
    legend: dict[str, Mark]


@dataclass(frozen=True)
class GameSpec(Generic[B, Tab]):
    """A game: one object that says all that the rest of the program needs to know of it."""

    id: str
    package: str
    title: Name
    accent: str
    modes: tuple[ModeInfo, ...]
    options: tuple[OptionInfo, ...]
    rules_version: int
    read_pack: Callable[[PackReader], tuple[B, Lexicon]]
    setup: Callable[[B, Setup, int], Tab]
    classes: Sequence[type]
    secrets: Callable[[Tab, int], list[Pool]]
    paint: Callable[[View[Tab]], Painting]
    score: Callable[[Tab], Result]
    explain: Callable[[Tab, int, str, tuple[int, ...]], Reason | None]
    faults: Callable[[Tab], list[str]]
    hidden_roles: tuple[str, ...]
    complete: bool = True
    scenery: str = "forest"  # of its picture: forest, sea or night
    open: bool = False  # no seat knows anything that another does not
    preview: Callable[[View[Tab], Option], list[str]] | None = None  # what an option would bring, in words
    estimate: Callable[[Tab], list[float]] | None = None  # the final points each side may expect, seats first
    spread: float = 10.0  # how far the final points of two sides that stand equal usually lie apart
    outlook: int = 0  # choices after which an estimate says more than at once; a search plays so many on
    _boxes: dict[str, Box[B]] = field(default_factory=dict, init=False, repr=False)

    @property
    def info(self) -> GameInfo:
        return GameInfo(self.id, self.title, self.modes, self.options)

    @property
    def codec(self) -> Codec:
        return _codec(tuple(self.classes))

    @property
    def rulebook(self) -> Rulebook:
        return rulebook(self.package)

    @property
    def house_pack(self) -> Traversable:
        return files(self.package).joinpath("content")

    def messages(self, lang: str) -> Messages:
        return messages(self.package, lang)

    @property
    def word_ids(self) -> list[str]:
        """The messages that name what can be set: a line about the game, modes, levels, options."""
        found = ["tagline"]
        for mode in self.modes:
            found += [f"mode-{mode.id}", *(f"level-{level}" for level in mode.levels)]
        for option in self.options:
            found += [f"setting-{option.id}", *(f"setting-{option.id}-{value}" for value in option.values)]
        return list(dict.fromkeys(found))

    def words(self, lang: str) -> dict[str, str]:
        """What an interface calls the things that can be set before a match."""
        words = self.messages(lang)
        return {id_: words.format(id_) for id_ in self.word_ids}

    def box(self, pack: str | Path | None = None) -> Box[B]:
        """The content: the game's own, or that of an owner's pack."""
        if pack is None:
            if "" not in self._boxes:
                self._boxes[""] = self._read(self.house_pack, f"{self.id}, house content")
            return self._boxes[""]
        folder = Path(pack)
        if not folder.is_dir():
            raise SetupError(f"no content pack at {str(pack)!r}: expected a folder with pack.toml")
        return self._read(folder, str(pack))

    def _read(self, folder: Traversable | Path, where: str) -> Box[B]:
        reader = PackReader(folder, where)
        manifest = reader.one("pack.toml", "", Manifest)
        if manifest is not None and manifest.game != self.id:
            reader.problem("pack.toml", "", "game", manifest.game, f"{self.id!r}")
        content, lexicon = self.read_pack(reader)
        reader.finish()
        assert manifest is not None
        return Box(content, lexicon, manifest, reader.hash())

    def mode(self, id_: str) -> ModeInfo:
        for mode in self.modes:
            if mode.id == id_:
                return mode
        raise SetupError(f"{self.id} has no mode {id_!r}; modes: {', '.join(m.id for m in self.modes)}")


@cache
def _codec(classes: tuple[type, ...]) -> Codec:
    return Codec(classes)


GROUP = "veillee.games"


@cache
def registry() -> dict[str, GameSpec[Any, Any]]:
    """All installed games by id, found by their entry points."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


def register(spec: GameSpec[Any, Any]) -> None:
    """Make a game known that is not installed: an example, a notebook's, a test's. It replaces one of the same id."""
    registry()[spec.id] = spec


def game(id_: str) -> GameSpec[Any, Any]:
    try:
        return registry()[id_]
    except KeyError:
        raise SetupError(f"no game {id_!r}; games: {', '.join(registry()) or 'none installed'}") from None
