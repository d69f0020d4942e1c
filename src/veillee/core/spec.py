"""What a game is: `GameSpec`, and the registry that finds the installed games."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache, cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeVar

import msgspec

from veillee.core.album import Album
from veillee.core.chance import seeded
from veillee.core.codec import Codec
from veillee.core.collecting import classes_below
from veillee.core.content import Home, Manifest, Name, PackReader, readable
from veillee.core.editions import Editions, editions, former_hash, pack_text, read_pack_file, read_pack_text
from veillee.core.errors import MissingPack, NoSuchGame, SetupError, Unavailable
from veillee.core.packs import MANIFEST, Pack
from veillee.core.parts import Easel
from veillee.core.result import Result
from veillee.core.rulebook import Rulebook, rulebook
from veillee.core.scene import Mark, PageInfo, Player, Zone
from veillee.core.secrets import Pool, nothing_hidden
from veillee.core.setup import ModeInfo, RolesInfo, SettingInfo, Setup
from veillee.core.signals import phrase_id
from veillee.core.step import Ask, Option
from veillee.core.table import Table
from veillee.core.text import LANGUAGES, Messages, Phrase, messages
from veillee.core.together import Round
from veillee.core.words import Lexicon

if TYPE_CHECKING:
    from veillee.core.campaign import Campaign
    from veillee.core.lessons import Lesson

B = TypeVar("B")
Tab = TypeVar("Tab", bound=Table)


class GameInfo(msgspec.Struct, frozen=True):
    """What can be played, as `veillee.list_games()` lists it."""

    id: str
    title: Name
    modes: tuple[ModeInfo, ...]
    settings: tuple[SettingInfo, ...]
    roles: RolesInfo | None = None


@dataclass(frozen=True, kw_only=True, eq=False)
class Box(Generic[B]):
    """A content pack, read and ready: the game's own tables, the lexicon, where it came from."""

    content: B
    lexicon: Lexicon
    manifest: Manifest
    hash: str  # of what rules read; print is no part of it
    texts: Mapping[str, str]  # the files it was read from
    albums: dict[str, Album[B]] = field(default_factory=dict, init=False, repr=False)  # by language

    @cached_property
    def former(self) -> str:
        """The hash that version 0.1.0 gave to such a pack: records of that time name it."""
        return former_hash(self.texts)

    def text(self) -> str:
        """The whole pack as one text, to be kept with a match and read by `GameSpec.box_of`."""
        return pack_text(self.manifest.game, self.manifest.id, self.hash, self.texts)


RawPack = dict[str, dict[str, Any]]  # the files of a pack as TOML has them


class View(Generic[Tab]):
    """What a game's scene is painted from: a table, the seat that looks, and the words to use.

    `album` is what is printed, in the game's own kind of Album; `easel` where the scene before was painted, for who
    follows a match.
    """

    def __init__(
        self,
        table: Tab,
        seat: int | None,
        lang: str,
        lexicon: Lexicon,
        messages: Messages,
        *,
        album: Any,
        easel: Easel | None = None,
    ) -> None:
        self.table = table
        self.eyes = seat
        self.asked = False  # whether anybody wanted to know who looks
        self.lang = lang
        self.lexicon = lexicon
        self.messages = messages
        self.album = album
        self.easel = easel
        self.kept: dict[Any, Any] = lexicon.kept(messages)  # what was said before in these words

    @property
    def seat(self) -> int | None:
        """Who looks. Whatever is painted after this was asked may look different to others."""
        self.asked = True
        return self.eyes

    def say(self, message: str, **args: int) -> str:
        if not args:
            return self.messages.format(message)
        key = (message, *args.items())
        said: str | None = self.kept.get(key)
        if said is None:
            said = self.kept[key] = self.messages.format(message, self.lexicon.named(args, self.lang))
        return said

    def name(self, role: str, value: int) -> str:
        return self.lexicon.name(role, value, self.lang)

    def target(self, role: str, value: int) -> str:
        return self.lexicon.target(role, value)

    def own(self, seat: int) -> bool:
        self.asked = True
        return self.eyes == seat


class Painting(msgspec.Struct):
    """What a game paints of a scene; the core adds the decision and the outcome."""

    status: str
    players: list[Player]
    zones: list[Zone]
    legend: dict[str, Mark]
    pages: list[PageInfo] = []


@dataclass(frozen=True)
class GameSpec(Generic[B, Tab]):
    """A game: one object that says all that the rest of the program needs to know of it."""

    id: str
    package: str
    title: Name
    accent: str
    modes: tuple[ModeInfo, ...]
    settings: tuple[SettingInfo, ...]
    rules_version: int
    pack: type[Pack[B]]
    setup: Callable[[B, Setup, int], Tab]
    paint: Callable[[View[Tab]], Painting]
    score: Callable[[Tab], Result]
    faults: Callable[[Tab], list[str]]
    secrets: Callable[[Tab, int], list[Pool]] = nothing_hidden  # what a seat may not see
    hidden_roles: tuple[str, ...] = ()
    album: type[Album[B]] = Album  # makes what is printed on cards, tiles and boards
    roles: RolesInfo | None = None  # who a seat can be, where people choose that
    settled: Callable[[Tab, Setup], Setup] | None = None  # the set-up with what came out openly before the first choice
    carry: Callable[[Tab, int], None] | None = None  # makes an earlier table fit for later rules, or refuses
    rules_since: int = 0  # the first version by whose own rules a record is still replayed; today's if none is named
    called: Callable[[Tab], tuple[str, str, int]] | None = None  # a role whose pieces have names of another one now
    campaign: Campaign[Any] | None = None  # what ties its matches together, where it has a campaign
    complete: bool = True
    phrases: tuple[str, ...] = ()  # what people who play together can say with a click; none: they don't signal
    deeds: tuple[str, ...] = ()  # kinds of events that bring points, by which the story of a match is told
    scenery: str = "forest"  # of its picture: forest, sea or night
    open: bool | Callable[[Tab], bool] = False  # no seat knows what another does not: always, or in some matches
    means: Callable[[Tab, int, Option], dict[str, int]] | None = None  # pieces of a seat that a key need not name
    seen: Callable[[Tab, str, int], bool] | None = None  # whether a piece may be named; all may where nothing unfolds
    preview: Callable[[View[Tab]], object] | None = None  # what options bring and cost: `what_if_recruit`
    estimate: Callable[[Tab], list[float]] | None = None  # the final points each side may expect, seats first
    hope: Callable[[Tab], float] | None = None  # the team's chance to win (0 to 1), for games won or lost together
    # What a seat looks at where points do not decide, more of it being better: hints say `hint-stake-NAME` of it.
    stakes: Callable[[Tab, int], dict[str, float]] | None = None
    spread: float = 10.0  # how far the final points of two sides that stand equal usually lie apart
    pace: tuple[int, int] = (25_000, 100_000)  # decisions per second at random that are asked of it, plain and compiled
    pack_format: int = 1  # of the files of a pack; it rises when the types of entries change
    carry_pack: Callable[[int, RawPack], RawPack] | None = None  # files of an older format as they are written today
    outlook: int = 0  # choices after which an estimate says more than at once; a search plays so many on
    steady: int = 0  # how often a search judges what is behind an option before it looks further, where chance decides
    turnwise: bool = False  # a search compares whole turns: what comes after one is chance that the evaluation foresees
    _boxes: dict[str, Box[B]] = field(default_factory=dict, init=False, repr=False)

    @property
    def info(self) -> GameInfo:
        return GameInfo(self.id, self.title, self.modes, self.settings, self.roles)

    @property
    def codec(self) -> Codec:
        return _codec(self.classes)

    @property
    def classes(self) -> tuple[type, ...]:
        """The game's tables, seats, steps and what else is saved with a match: all that its modules define."""
        return classes_below(self.package)

    @property
    def questions(self) -> tuple[type[Ask[Any]] | type[Round[Any]], ...]:
        """The steps that ask: those with a question of their own; bases of others have none."""
        return tuple(cls for cls in self.classes if issubclass(cls, (Ask, Round)) and cls.prompt != Ask.prompt)

    @property
    def rulebook(self) -> Rulebook:
        return rulebook(self.package)

    @cached_property
    def lesson(self) -> Lesson | None:
        """How the game is taught, if its folder has a `lessons.toml`."""
        from veillee.core.lessons import lesson_of

        return lesson_of(self)

    @property
    def house_pack(self) -> Traversable:
        return files(self.package).joinpath("content")

    def messages(self, lang: str) -> Messages:
        return messages(self.package, lang)

    @property
    def word_ids(self) -> list[str]:
        """The messages that an interface needs beside a table: the game in a line, what can be set and said.

        What roles are good at belongs to them where a game says so.
        """
        found = ["tagline"]
        for mode in self.modes:
            found += [f"mode-{mode.id}", *(f"level-{level}" for level in mode.levels)]
        for setting in (*self.settings, *(self.campaign.settings if self.campaign is not None else ())):
            found += [f"setting-{setting.id}", *(f"setting-{setting.id}-{value}" for value in setting.values)]
        found += [phrase_id(phrase) for phrase in self.phrases]
        if self.roles is not None:
            notes = [f"role-note-{role}" for role in self.roles.ids]
            found += [note for note in notes if note in self.messages(LANGUAGES[0])]
        return list(dict.fromkeys(found))

    def words(self, lang: str) -> dict[str, str]:
        """What an interface calls the things that can be set before a match and said at the table."""
        words = self.messages(lang)
        return {id_: words.format(id_) for id_ in self.word_ids}

    def box(self, pack: str | Path | None = None) -> Box[B]:
        """The content: the game's own, or that of an owner's pack (a folder, or a pack in one text)."""
        if pack is None:
            if "" not in self._boxes:
                self._boxes[""] = self._read(self.house_pack, Phrase("house-content", {"game": self.id}))
            return self._boxes[""]
        place = Path(pack)
        if place.is_file():
            whole = read_pack_file(place)
            return self._read(whole.files, str(pack), whole.hash)
        if not str(pack) or not place.joinpath(MANIFEST).is_file():
            raise Unavailable("error-no-pack", place=pack)
        return self._read(place, str(pack))

    def album_of(self, box: Box[B], lang: str) -> Album[B]:
        """What is printed in a box: made once for each language, kept with the box and gone with it."""
        if lang not in box.albums:
            box.albums.setdefault(lang, self.album(box.content, box.lexicon, self.messages(lang)))
        return box.albums[lang]

    @property
    def editions(self) -> Editions:
        return editions(self.package)

    def edition(self, hash_: str) -> str | None:
        """The hash by which a pack of the house goes today, of whatever age; None if it is none of the house's."""
        return self.editions.rules(hash_) or (hash_ if hash_ == self.box().hash else None)

    def fits(self, box: Box[B], hash_: str) -> bool:
        """Whether a match that names this content is played with this box, whichever version wrote the name."""
        return hash_ in (box.hash, box.former) or self.edition(hash_) == box.hash

    def box_of(self, hash_: str, stored: str | None = None, pack: str = "") -> Box[B]:
        """The content that a match began with; `pack` is what its record calls it.

        The installed pack where rules read the same in it; otherwise the match's own, from the text that
        was stored with it or from the earlier packs of the house.
        """
        rules = self.edition(hash_) or hash_
        if rules == self.box().hash:
            return self.box()
        if rules not in self._boxes:
            text = self.editions.text(rules) or stored
            if text is None:
                raise MissingPack(self.id, pack, hash_)
            where = Phrase("named-pack", {"game": self.id, "pack": pack or rules})
            whole = read_pack_text(text, where)
            box = self._read(whole.files, where, whole.hash)
            if box.hash != rules:
                raise MissingPack(self.id, pack, hash_, found=box.hash)
            self._boxes[rules] = box
        return self._boxes[rules]

    def _read(self, home: Home, where: str | Phrase, known_as: str = "") -> Box[B]:
        """A pack of an older format keeps the hash it is known by: today's types would give it another."""
        reader = PackReader(home, where)
        manifest = reader.one(MANIFEST, "", Manifest)
        if manifest is not None and manifest.game != self.id:
            reader.problem(MANIFEST, "", "game", manifest.game, f"{self.id!r}")
        older = manifest is not None and manifest.format < self.pack_format
        if manifest is not None and (manifest.format > self.pack_format or (older and self.carry_pack is None)):
            reader.problem(MANIFEST, "", "format", manifest.format, readable(self.pack_format))
            reader.finish()
        if older and self.carry_pack is not None and manifest is not None:
            files_ = {name: reader.file(name) for name in reader.names}
            reader.finish()
            reader.raw = self.carry_pack(manifest.format, files_)
        pack = self.pack(reader)
        assert manifest is not None
        content, lexicon = pack.box()
        hash_ = known_as if older and known_as else pack.hash(self.id)
        return Box(content=content, lexicon=lexicon, manifest=manifest, hash=hash_, texts=reader.texts)

    def begin(self, box: Box[B], setup: Setup, rules: int = 0) -> Tab:
        """The table of a match before its first step; `rules` is an earlier version by which it shall be played."""
        table = self.setup(box.content, setup, seeded("table", setup.seed))
        table.rules = rules or self.rules_version
        table.people = list(setup.people)
        return table

    def mode(self, id_: str) -> ModeInfo:
        for mode in self.modes:
            if mode.id == id_:
                return mode
        raise SetupError("error-no-mode", game=self.id, mode=id_, known=[mode.id for mode in self.modes])


@cache
def _codec(classes: tuple[type, ...]) -> Codec:
    return Codec(classes)


GROUP = "veillee.games"


@cache
def installed() -> dict[str, GameSpec[Any, Any]]:
    """All installed games by id, found by their entry points."""
    found = {point.name: point.load() for point in entry_points(group=GROUP)}
    return dict(sorted(found.items()))


@cache
def registry() -> dict[str, GameSpec[Any, Any]]:
    """All games that are known, by id: those that are installed, and those that somebody registered."""
    return dict(installed())


def register(spec: GameSpec[Any, Any]) -> None:
    """Make a game known that is not installed: an example, a notebook's, a test's. It replaces one of the same id."""
    registry()[spec.id] = spec


_found: dict[str, str] = {}  # games that are not installed, by id: where they were found


def find_game(place: str) -> GameSpec[Any, Any]:
    """Make a game known by its place, `examples.night_watch:GAME`. NoSuchGame says what is wrong with it."""
    module, colon, name = place.partition(":")
    if not (colon and name.isidentifier() and all(part.isidentifier() for part in module.split("."))):
        raise NoSuchGame(place, "form")
    try:
        found = import_module(module)
    except ModuleNotFoundError as error:
        raise NoSuchGame(place, "module", str(error.name)) from None
    except Exception as error:  # whatever a module of somebody else does when it is imported
        raise NoSuchGame(place, "import", f"{type(error).__name__}: {error}") from error
    if not hasattr(found, name):
        games = [name for name, value in vars(found).items() if isinstance(value, GameSpec)]
        raise NoSuchGame(place, "name", ", ".join(games) or "-")
    spec = getattr(found, name)
    if not isinstance(spec, GameSpec):
        raise NoSuchGame(place, "kind", type(spec).__name__)
    register(spec)
    _found[spec.id] = place
    return spec


def found_games() -> dict[str, str]:
    """The places of games that are not installed, by id: whoever starts another process passes them on."""
    return _found.copy()


def game(id_: str) -> GameSpec[Any, Any]:
    """The game of this id; SetupError lists those that there are."""
    try:
        return registry()[id_]
    except KeyError:
        known = list(registry())
        raise SetupError("error-no-game", given=id_, count=len(known), known=known) from None
