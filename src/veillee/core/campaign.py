"""Campaigns: a chain of matches, and the chronicle between them.

A game declares a `Campaign`: how a chronicle begins, which chapters may be played next, how a chapter is set up, and
what a finished match leaves behind. One chapter is one match, so its record, undo, replay, analysis and bots are those
of any match. A `Saga` is a campaign as one group plays it; as text it is its settings and the records of its chapters,
which lead to the same chronicle again.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from hashlib import blake2b
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from veillee.core import record as records
from veillee.core.content import Name
from veillee.core.errors import CampaignError, RecordError, SetupError, TruncatedRecord
from veillee.core.match import Match
from veillee.core.scene import Mark, Paragraph, Zone
from veillee.core.setup import SettingInfo, Setup, make_setup
from veillee.core.spec import Box, GameSpec, game
from veillee.core.start import replay
from veillee.core.text import Messages, check_language
from veillee.core.words import Lexicon, whole_number

FORMAT = 1
INDENT = "  "  # of the record of a chapter

C = TypeVar("C")
S = TypeVar("S", bound=msgspec.Struct)
BREAKS = str.maketrans({sign: f"\\u{ord(sign):04x}" for sign in "\x85\u2028\u2029"})  # they would end a line of a file


class Chapter(msgspec.Struct, frozen=True):
    """Something that may be played next. An `encore` follows when the campaign has been told, as often as one likes.

    It `decides` settings of its match beside those that the whole campaign leaves to nobody; what is `settled` are
    values that matter to who chooses a role.
    """

    id: str
    title: Name
    note: Name | None = None
    encore: bool = False
    decides: tuple[str, ...] = ()
    settled: dict[str, str] = {}


class Wishes(msgspec.Struct, frozen=True):
    """What a group may say about the next chapter: who sits where, as whom; the game checks the rest."""

    seats: tuple[str, ...] = ()
    roles: tuple[str, ...] = ()
    people: tuple[int, ...] = ()
    level: str = ""
    settings: dict[str, str] = {}
    free_undo: bool = False


class Teller:
    """What a campaign's page is told with: words in one language."""

    def __init__(self, lang: str, lexicon: Lexicon, messages: Messages) -> None:
        self.lang = lang
        self.lexicon = lexicon
        self.messages = messages

    def say(self, message: str, **args: int) -> str:
        return self.messages.format(message, self.lexicon.named(args, self.lang))

    def name(self, role: str, value: int) -> str:
        return self.lexicon.name(role, value, self.lang)


class Page(msgspec.Struct):
    """What a campaign's page shows: where the group stands, the story so far, and what it owns as zones of a scene."""

    status: str
    story: list[str] = []
    zones: list[Zone] = []
    legend: dict[str, Mark] = {}


class Tally(msgspec.Struct, frozen=True):
    """A chronicle in figures: what its last chapter was about, where its id does not say so, and what a group owns."""

    about: str = ""  # an id that the campaign's `title` knows
    numbers: dict[str, int] = {}  # by name; the message `tally-NAME` says what it is


class Campaign(Protocol[C]):
    """What a game says of its campaign. A chronicle is plain data of the game, small and readable."""

    settings: tuple[SettingInfo, ...]
    decides: tuple[str, ...]  # settings of a match that it leaves to nobody

    def begin(self, settings: Mapping[str, str], seed: str) -> C:
        """The chronicle before the first chapter."""
        ...

    def chapters(self, chronicle: C) -> list[Chapter]:
        """What may be played next; nothing when the campaign is over."""
        ...

    def title(self, chapter: str) -> Name:
        """What a chapter is called by its id."""
        ...

    def called(self, chronicle: C, number: int, chapter: str) -> Name:
        """What the chapter with this number is called once it is done: what it was about may be known only then."""
        ...

    def setup(self, chronicle: C, chapter: str, wishes: Wishes, seed: str) -> Setup:
        """The match of a chapter: roles, people, settings. What is carried in is the chronicle, added by the core."""
        ...

    def after(self, chronicle: C, match: Match) -> C:
        """What a finished match leaves behind. It depends on nothing but the two."""
        ...

    def write(self, chronicle: C) -> list[str]:
        """The chronicle as lines of text."""
        ...

    def read(self, lines: Sequence[str]) -> C:
        """The chronicle out of its lines; CampaignError names the line, what was found and what was expected."""
        ...

    def page(self, chronicle: C, teller: Teller) -> Page:
        """What the group sees of it."""
        ...

    def tally(self, chronicle: C) -> Tally:
        """What statistics follow from chapter to chapter."""
        ...


def write_chronicle(chronicle: msgspec.Struct) -> list[str]:
    """A chronicle that is a struct, as lines: `embers 3`.

    What holds its default is left out: a new field with a default changes no chronicle that was written before.
    """
    lines = []
    for field in msgspec.structs.fields(chronicle):
        value = getattr(chronicle, field.name)
        if field.required or value != field.default:
            lines.append(f"{field.encode_name} {msgspec.json.encode(value).decode().translate(BREAKS)}")
    return lines


def read_chronicle(lines: Sequence[str], kind: type[S]) -> S:
    """The same out of its lines; CampaignError names the line, what was found and what was expected."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(kind)}
    found: dict[str, Any] = {}
    for at, line in enumerate(lines, 1):
        name, _, text = line.partition(" ")
        if name not in fields or fields[name].name in found:
            known = [one for one in fields if fields[one].name not in found]
            raise CampaignError("error-chronicle-field", line=at, found=name[:40], known=known)
        try:
            found[fields[name].name] = msgspec.json.decode(text, type=fields[name].type)
        except msgspec.MsgspecError as error:
            raise CampaignError(
                "error-chronicle-value", line=at, found=text[:40], name=name, problem=str(error)
            ) from None
    missing = [name for name, field in fields.items() if field.required and field.name not in found]
    if missing:
        raise CampaignError("error-chronicle-lacks", name=missing[0])
    return kind(**found)


class StructCampaign(Generic[S]):
    """What every campaign writes alike whose chronicle is a struct; a game's own adds the rest of `Campaign`."""

    chronicle: type[S]
    decides: tuple[str, ...] = ()

    def write(self, chronicle: S) -> list[str]:
        return write_chronicle(chronicle)

    def read(self, lines: Sequence[str]) -> S:
        return read_chronicle(lines, self.chronicle)

    def title(self, chapter: str) -> Name:
        raise NotImplementedError

    def called(self, chronicle: S, number: int, chapter: str) -> Name:
        return self.title(chapter)

    def tally(self, chronicle: S) -> Tally:
        return Tally()


def chapter_setup(
    spec: GameSpec[Any, Any], wishes: Wishes, seed: str, *, company: Sequence[str], **settings: str
) -> Setup:
    """The match of a chapter as a group wishes it. Who says nothing stays: the `company` of the chapter before."""
    seats = wishes.seats or ("human",) * len(company)
    return make_setup(
        spec,
        seats=seats,
        roles=wishes.roles or company[: len(seats)],
        people=wishes.people,
        level=wishes.level,
        settings={**wishes.settings, **settings},
        free_undo=wishes.free_undo,
        seed=seed,
    )


class Done(msgspec.Struct, frozen=True):
    """A chapter that was played: its id, how it ended, and its record."""

    chapter: str
    verdict: str  # `won` or `lost` together, `ranked` otherwise
    record: str


class Saga(Generic[C]):
    """A campaign as one group plays it. Begin one with `begin`, go on with `read`."""

    def __init__(self, spec: GameSpec[Any, Any], settings: Mapping[str, str], seed: str) -> None:
        campaign = spec.campaign
        if campaign is None:
            raise SetupError("error-no-campaign", game=spec.id)
        self.spec = spec
        self.campaign: Campaign[C] = campaign
        self.settings = check_settings(spec, campaign.settings, settings)
        if str(seed).split() != [str(seed)]:
            raise SetupError("error-seed-word", seed=str(seed))
        self.seed = str(seed)
        self.word = ""  # that of a campaign played again: its chapters to come are dealt by it
        self.chronicle: C = self.campaign.begin(self.settings, self.seed)
        self.done: list[Done] = []
        self.current: tuple[str, Match] | None = None  # a chapter that is being played, and its match

    @classmethod
    def begin(cls, game_id: str, *, seed: int | str, settings: Mapping[str, str] | None = None) -> Saga[Any]:
        return cls(game(game_id), settings or {}, str(seed))

    @property
    def number(self) -> int:
        """The number of the chapter to come, or that is being played."""
        return len(self.done) + 1

    @property
    def chapters(self) -> list[Chapter]:
        """What may be played next."""
        return self.campaign.chapters(self.chronicle)

    @property
    def over(self) -> bool:
        return not self.chapters

    @property
    def told(self) -> bool:
        """Whether there is nothing left to be played, or nothing but encores."""
        return all(chapter.encore for chapter in self.chapters)

    def title(self, number: int) -> Name:
        """What the chapter with this number is called, which is done."""
        return self.campaign.called(self.chronicle, number, self.done[number - 1].chapter)

    def setup(self, chapter: str, wishes: Wishes | None = None) -> Setup:
        """The match of a chapter, checked; it carries the chronicle in."""
        known = [one.id for one in self.chapters]
        if chapter not in known:
            raise SetupError("error-no-chapter", game=self.spec.id, chapter=chapter, count=len(known), known=known)
        seed = "-".join(part for part in (self.seed, self.word, str(self.number)) if part)
        setup = self.campaign.setup(self.chronicle, chapter, wishes or Wishes(), seed)
        return msgspec.structs.replace(setup, carried=tuple(self.campaign.write(self.chronicle)))

    def start(self, chapter: str, wishes: Wishes | None = None, lang: str = "en", box: Box[Any] | None = None) -> Match:
        """Begin a chapter, with the house content unless another box is given."""
        if self.current is not None:
            raise SetupError("error-chapter-goes-on", number=self.number, chapter=self.current[0])
        match = Match.start(self.spec, box or self.spec.box(), self.setup(chapter, wishes), lang)
        self.current = chapter, match
        return match

    def finish(self, chapter: str, match: Match) -> None:
        """A chapter was played to its end: the chronicle says what it leaves behind."""
        result = match.result
        if result is None:
            raise CampaignError("error-chapter-not-over", number=self.number, chapter=chapter)
        if match.setup.carried != tuple(self.campaign.write(self.chronicle)):
            raise CampaignError("error-chapter-order", chapter=chapter, number=len(self.done))
        self.chronicle = self.campaign.after(self.chronicle, match)
        self.done.append(Done(chapter, result.verdict, match.record()))
        self.current = None

    def fork(self, number: int, word: str) -> Saga[C]:
        """The same campaign before chapter `number`, to play it again by another word; what happened stays as it is."""
        if word.split() != [word]:
            raise CampaignError("error-deal-word", word=word)
        if not 1 <= number <= self.number:
            raise CampaignError("error-no-chapter-number", number=number, last=self.number)
        other: Saga[C] = Saga(self.spec, self.settings, self.seed)
        for done in self.done[: number - 1]:
            other.finish(done.chapter, replay(done.record))
        other.word = word
        return other

    def page(self, lang: str) -> Page:
        words = self.spec.messages(check_language(lang))
        return self.campaign.page(self.chronicle, Teller(lang, self.spec.box().lexicon, words))

    def hash(self) -> str:
        """The fingerprint of the chronicle."""
        text = "\n".join(self.campaign.write(self.chronicle))
        return blake2b(text.encode(), digest_size=12).hexdigest()

    # -- as text ---------------------------------------------------------------------------

    def text(self) -> str:
        """The whole campaign as one file: its settings, then the records of its chapters."""
        lines = [
            f"veillee-campaign {FORMAT}",
            f"game {self.spec.id} {self.spec.rules_version}",
            *(f"setting {name} {value}" for name, value in sorted(self.settings.items())),
            *([f"again {self.word}"] if self.word else []),
            f"seed {self.seed}",
        ]
        played = [(done.chapter, done.record) for done in self.done]
        if self.current is not None:
            played.append((self.current[0], self.current[1].record()))
        for number, (chapter, record) in enumerate(played, 1):
            lines += ["", f"chapter {number} {chapter}", *(INDENT + line for line in record.splitlines())]
        lines += ["", f"end {len(self.done)} {self.hash()}"]
        return "\n".join(lines) + "\n"


def tale_of(match: Match, lang: str) -> list[Paragraph]:
    """What was read in a chapter, with what was decided: the stories that lie on its table, as everybody sees them."""
    zones = match.scene(None, check_language(lang)).zones
    return [paragraph for zone in zones if zone.kind == "text" for paragraph in zone.paragraphs]


def check_settings(spec: GameSpec[Any, Any], known: Sequence[SettingInfo], wanted: Mapping[str, str]) -> dict[str, str]:
    """All settings of a campaign with their values."""
    found = {setting.id: setting.values[0] for setting in known}
    for name, value in wanted.items():
        values = next((setting.values for setting in known if setting.id == name), None)
        if values is None:
            ids = list(found)
            raise SetupError("error-no-campaign-setting", game=spec.id, setting=name, count=len(ids), known=ids)
        if value not in values:
            raise SetupError("error-no-campaign-value", game=spec.id, setting=name, value=value, known=values)
        found[name] = value
    return found


def read_saga(text: str) -> Saga[Any]:
    """Play a campaign's file again, chapter by chapter; CampaignError names the line and what was expected.

    A file that was cut off reads as an earlier moment of the same campaign.
    """
    rows = text.removeprefix("\ufeff").splitlines()
    if not rows or rows[0].split() != ["veillee-campaign", str(FORMAT)]:
        found = rows[0][:40] if rows else ""
        raise CampaignError("error-no-campaign-file", line=1, found=found, format=FORMAT)
    if not text.endswith("\n"):
        rows.pop()  # cut off in the middle of a line: half a word may look like another one
    game_id = seed = word = ""
    settings: dict[str, str] = {}
    chapters: list[tuple[int, str, list[str]]] = []
    closing: tuple[int, str] | None = None
    for at, row in enumerate(rows[1:], 2):
        words = row.split()
        if row.startswith(INDENT) and chapters:
            chapters[-1][2].append(row.removeprefix(INDENT))
        elif not words:
            continue
        elif words[0] == "game" and len(words) == 3 and not chapters:
            game_id = words[1]
        elif words[0] == "setting" and len(words) == 3 and not chapters:
            settings[words[1]] = words[2]
        elif words[0] == "again" and len(words) == 2 and not chapters:
            word = words[1]
        elif words[0] == "seed" and len(words) == 2 and not chapters:
            seed = words[1]
        elif words[0] == "chapter" and len(words) == 3 and seed and whole_number(words[1]) == len(chapters) + 1:
            chapters.append((at, words[2], []))
        elif words[0] == "end" and len(words) == 3 and (count := whole_number(words[1])) is not None:
            closing = count, words[2]
        else:
            raise CampaignError("error-campaign-line", line=at, found=row[:40])
    if not game_id or not seed:
        raise CampaignError("error-campaign-lacks", name="seed" if game_id else "game")
    try:
        saga: Saga[Any] = Saga(game(game_id), settings, seed)
    except SetupError as error:
        raise CampaignError("error-campaign-setup", problem=error) from None
    saga.word = word
    if closing is None and chapters and not any(line.startswith("seed ") for line in chapters[-1][2]):
        chapters.pop()  # cut off before the chapter began: the header of a record ends with its seed
    for at, chapter, lines in chapters:
        _play_chapter(saga, at, chapter, "\n".join(lines) + "\n")
    if closing is not None and closing != (len(saga.done), saga.hash()):
        raise CampaignError("error-other-chronicle")
    return saga


def _play_chapter(saga: Saga[Any], at: int, chapter: str, text: str) -> None:
    if saga.current is not None:
        raise CampaignError("error-chapter-follows", line=at, chapter=chapter)
    try:
        match = replay(text)
    except TruncatedRecord as cut:
        match = cut.match
    except RecordError as error:
        raise CampaignError("error-chapter-replay", line=at, chapter=chapter, problem=error) from None
    if records.parse(text).setup.carried != tuple(saga.campaign.write(saga.chronicle)):
        raise CampaignError("error-chapter-carries", line=at, chapter=chapter)
    if match.over:
        saga.finish(chapter, match)
    else:
        saga.current = chapter, match
