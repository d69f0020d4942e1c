"""What goes over the wire: the types of every request and answer of the service.

The browser, the tests and the OpenAPI document all follow these. A match is addressed by its id; a
change of a match is numbered by its *version* (how many entries its story has), and whoever changes
it names the version that they saw, so that nobody ever answers a question they have not read.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec

from veillee.bots.analysis import Analysis
from veillee.core.answers import Explanation, Told
from veillee.core.campaign import Page
from veillee.core.changes import Backdrop
from veillee.core.lessons import DueTip
from veillee.core.scene import Mark, Outcome, Paragraph, Scene
from veillee.core.setup import SettingInfo
from veillee.core.signals import SignalKind
from veillee.core.spec import GameInfo

State = Literal["waiting", "playing", "paused", "over", "abandoned", "closed", "gathering", "damaged"]
Lang = Literal["en", "fr"]
LONGEST_FILE = 1_000_000  # of a campaign
LONGEST_RECORD = 200_000  # of a match: some ten thousand choices
Word = Annotated[str, msgspec.Meta(min_length=1, max_length=64, pattern=r"^[^\s\x00-\x1f\x7f]+$")]


class Problem(msgspec.Struct):
    """Every refusal: a code for programs, a sentence for people, the rule where one is concerned."""

    error: str
    message: str
    rule: str


# -- people ------------------------------------------------------------------------------------


class Me(msgspec.Struct):
    """Who you are: a guest, or an account that keeps its matches across devices."""

    id: str
    name: str
    guest: bool


class NewAccount(msgspec.Struct, forbid_unknown_fields=True):
    """A name and a passphrase turn the present guest into an account."""

    name: Annotated[str, msgspec.Meta(min_length=2, max_length=40, pattern=r"^\S(.*\S)?$")]
    passphrase: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Login(msgspec.Struct, forbid_unknown_fields=True):
    name: Annotated[str, msgspec.Meta(max_length=40)]
    passphrase: Annotated[str, msgspec.Meta(max_length=200)]


class NewPassphrase(msgspec.Struct, forbid_unknown_fields=True):
    """The present passphrase of an account, and the one that takes its place."""

    old: Annotated[str, msgspec.Meta(max_length=200)]
    new: Annotated[str, msgspec.Meta(min_length=8, max_length=200)]


class Rename(msgspec.Struct, forbid_unknown_fields=True):
    """How a guest wants to be called at the table."""

    name: Annotated[str, msgspec.Meta(min_length=1, max_length=40, pattern=r"^\S(.*\S)?$")]


# -- games -------------------------------------------------------------------------------------


class BotInfo(msgspec.Struct):
    """A bot that is offered: what seats call it, what people call it, and how long it thinks."""

    bot: str
    name: dict[Lang, str]
    note: dict[Lang, str]


class GameCard(msgspec.Struct):
    """A game on the home page: what it is, what can be set, who can sit at the table."""

    info: GameInfo
    accent: str
    scenery: str
    words: dict[Lang, dict[str, str]]  # language -> message id -> text: names of modes, levels, settings
    bots: list[BotInfo]  # from the weakest to the strongest
    usual: str  # the bot that sits down where nobody was asked for
    campaign: bool = False  # whether its matches can be chapters of a campaign
    campaign_settings: list[SettingInfo] = []  # what a campaign can be begun with
    campaign_decides: list[str] = []  # settings of a match that a campaign leaves to nobody
    lesson: bool = False  # whether it has a page that says the goal, a turn and how it ends
    guided: bool = False  # whether it has a first match with tips
    minutes: int = 0  # about how long that takes
    phrases: list[str] = []  # what people who play it together can say with a click
    deeds: list[str] = []  # kinds of events that bring points, by which the story of a match is told


class LessonPart(msgspec.Struct):
    """A heading of a game's page, and its paragraphs. `{light}` in them is a sign of the legend."""

    title: str
    texts: list[str]


class LessonPage(msgspec.Struct):
    """One screen that says what the goal is, what a turn is and how it ends; and whether there is a guided match."""

    game: str
    lang: str
    parts: list[LessonPart]
    legend: dict[str, Mark]
    guided: bool


class RuleEntry(msgspec.Struct):
    number: str
    chapter: str
    source: str
    text: str


class RuleChapter(msgspec.Struct):
    id: str
    title: str


class Catalogue(msgspec.Struct):
    """The rules of a game in one language."""

    game: str
    lang: Lang
    chapters: list[RuleChapter]
    rules: list[RuleEntry]


class UsualInfo(msgspec.Struct):
    """A question that is usually not asked, what is answered instead, and whether you want to be asked all the same."""

    question: str
    text: str
    asked: bool


class Habits(msgspec.Struct):
    """What you answer without being asked: what is usual in a game, and how many habits of your own you have there."""

    game: str
    on: bool | None  # None if you have never said
    usual: list[UsualInfo]
    own: int


class NewHabit(msgspec.Struct, forbid_unknown_fields=True):
    """Your answer to a question from now on: the key of an option, `ask`, or nothing for what is usual.

    The question `habits` switches all of it `on` or `off`.
    """

    question: Word
    answer: Annotated[str, msgspec.Meta(max_length=100)] = ""


# -- matches -----------------------------------------------------------------------------------


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    """A match to start. Seats are `human`, or the name of a bot; the first human seat is yours."""

    game: Word
    mode: Word | None = None
    level: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    seats: Annotated[list[Word], msgspec.Meta(max_length=8)] | None = None
    players: Annotated[int, msgspec.Meta(ge=1, le=8)] | None = None
    settings: dict[str, str] = {}
    roles: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=8)] | None = None
    people: Annotated[list[int], msgspec.Meta(max_length=8)] | None = None
    gather: bool = False  # roles are chosen by whoever sits down; dealt when all have chosen or the owner starts
    seed: Word | None = None
    free_undo: bool = False
    one_screen: bool = False  # all human seats are yours
    open: bool = False  # listed in the lobby for anybody to join
    watchable: bool = False
    abandon_hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 90)] = 24 * 14
    guided: bool = (
        False  # the first match of the game's lesson: mode, level, seats, roles, settings and seed are its own
    )


class SeatInfo(msgspec.Struct):
    """A seat of a match. `invitation` is there for the owner while nobody has claimed the seat.

    Where one person plays several seats, it stands at the first of them and is good for all.
    """

    seat: int
    kind: Literal["human", "bot"]
    name: str
    color: str
    bot: str | None = None
    bot_name: str = ""  # what people call it
    person: str | None = None
    yours: bool = False
    invitation: str | None = None
    role: str = ""  # who the seat is; an empty word where that is open
    role_name: str = ""


class Progress(msgspec.Struct):
    """How a match stands: where in the game it is, and the scores of all sides as far as everybody knows them."""

    status: str
    scores: list[int | None]


class MatchInfo(msgspec.Struct):
    """A match as a list shows it. What nobody at the table may know is not in it."""

    id: str
    game: str
    mode: str
    level: str
    settings: dict[str, str]
    state: State
    version: int
    number: int
    seats: list[SeatInfo]
    people: list[int]  # which person plays each seat
    yours: bool
    waiting: list[int]  # the seats that are asked: several in a round
    turn_since: str | None
    created: str
    updated: str
    open: bool
    free_undo: bool
    watch: str | None = None
    seed: str | None = None  # known to all once the match is over
    forked_from: str | None = None
    outcome: Outcome | None = None
    campaign: str | None = None  # the campaign of which it is a chapter
    chapter: str | None = None
    progress: Progress | None = None  # in lists


class Matches(msgspec.Struct):
    """Your matches, the latest first, and those that anybody may join; `older` asks for the page behind this one."""

    mine: list[MatchInfo]
    open: list[MatchInfo]
    older: str | None = None


class Undo(msgspec.Struct):
    """Whether your last choice can be taken back, and what or why not."""

    possible: bool
    key: str
    label: str
    reason: str
    redo: bool


class Guidance(msgspec.Struct):
    """What is to be said now in a guided match, and the key of a good choice while the learner follows the path."""

    tips: list[DueTip]
    proposed: str | None = None


class TableState(msgspec.Struct):
    """The table as one seat sees it, with what happened after event `since`."""

    match: MatchInfo
    version: int
    seat: int | None
    scene: Scene
    log: list[Told]
    undo: Undo
    type: Literal["table"] = "table"
    guide: Guidance | None = None  # for the learner of a guided match


class Lines(msgspec.Struct):
    """What was told, over a socket, in columns: from the `first` event on, packed as `veillee.core.packing` says.

    `decisions` has each decision once, with how many lines it brought, and `seats` likewise; `turns` says which lines
    begin a turn. Of what kind the others are is for programs, which ask for the table.
    """

    first: int
    decisions: list[list[int]]
    turns: list[int]
    seats: list[list[int]]
    rules: str
    texts: list[str]
    same: str
    pieces: str


class Shown(msgspec.Struct, tag_field="type", tag="table"):
    """The whole table, over a socket: `scene` is a change of the backdrop, which comes along where it is not known.

    `faces` are what is printed on the pieces that it shows, by the names by which scenes refer to them.
    """

    match: MatchInfo
    version: int
    seat: int | None
    backdrop: str
    scene: dict[str, Any]
    log: Lines | None
    undo: Undo
    print: Backdrop | None = None
    guide: Guidance | None = None
    faces: dict[str, dict[str, Any]] = {}


class Passed(msgspec.Struct):
    """A table on the way to the next decision: a change of the one before it, and the last event that was told then."""

    told: int
    scene: dict[str, Any]


class Changed(msgspec.Struct, tag_field="type", tag="change", omit_defaults=True):
    """What is new at a table since a version: fields of the match and of what may be taken back, a change of the scene,
    what was told since.

    Where an automated opponent has acted, the tables on the `way` come first: one's own result, then each thing that
    it did; the scene is a change of the last of them. `faces` are those that were not sent before.
    """

    after: int
    version: int
    seat: int | None
    match: dict[str, Any]
    scene: dict[str, Any]
    log: Lines | None = None
    undo: dict[str, Any] = {}
    guide: Guidance | None = None
    way: list[Passed] = []
    faces: dict[str, dict[str, Any]] = {}


class Done(msgspec.Struct, tag_field="type", tag="done"):
    """What was asked over a socket is done and safe: the table has this version, or one after it."""

    answer: str
    version: int


class Refused(msgspec.Struct, tag_field="type", tag="refused"):
    """What was asked over a socket was not done."""

    answer: str
    status: int
    problem: Problem


class Online(msgspec.Struct, tag_field="type", tag="people"):
    """Who looks at the table just now."""

    online: list[str]


class Signalled(msgspec.Struct, tag_field="type", tag="signal"):
    """What somebody at the table shows the others, in the reader's words.

    `text` is the whole sentence, `label` the thing, the answer or the phrase alone; `target` is what lights up. After
    `lasts` seconds it is gone; a leaning holds until its decision, `number`, is answered, and one without a label is
    taken back.
    """

    kind: SignalKind
    seat: int
    number: int
    text: str
    label: str
    target: str
    lasts: int


class Play(msgspec.Struct, forbid_unknown_fields=True):
    """An answer: the version of the table it was given at, the key of the option and, in a round, its decision.

    While several seats are asked at once, others may have answered since: then the number of the decision counts.
    """

    version: Annotated[int, msgspec.Meta(ge=0)]
    key: Word
    number: Annotated[int, msgspec.Meta(ge=1)] | None = None


class Say(msgspec.Struct, forbid_unknown_fields=True):
    """What a browser says over a socket: another language, another of its seats, that it lost its place, that it is
    there; or what it does at the table, under a name that makes it happen once, with the version that it has seen; or
    what it shows the others: `key` is what it points at, leans towards or says."""

    type: Literal[
        "lang", "seat", "whole", "ping", "play", "undo", "redo", "resign", "pause", "resume", "point", "lean", "phrase"
    ]
    lang: Lang = "en"
    seat: int | None = None
    answer: Annotated[str, msgspec.Meta(max_length=64)] = ""
    version: Annotated[int, msgspec.Meta(ge=0)] = 0
    key: Annotated[str, msgspec.Meta(max_length=64)] = ""
    number: Annotated[int, msgspec.Meta(ge=1)] | None = None


class Change(msgspec.Struct, forbid_unknown_fields=True):
    """Undo, redo, resign, pause, resume: the version of the table it was decided at."""

    version: Annotated[int, msgspec.Meta(ge=0)]


class Stale(msgspec.Struct):
    """Somebody was faster: the present table instead."""

    error: str
    message: str
    table: TableState


class Settings(msgspec.Struct, forbid_unknown_fields=True):
    """What the owner may change while a match goes on; what is left out stays."""

    open: bool | None = None
    watchable: bool | None = None
    abandon_hours: Annotated[int, msgspec.Meta(ge=1, le=24 * 90)] | None = None


class Invitation(msgspec.Struct):
    """What an invitation leads to, before it is accepted: all seats of a person."""

    match: MatchInfo
    seats: list[int]


class Position(msgspec.Struct):
    """The table after a number of choices, as you may see it: for replays and links."""

    match: MatchInfo
    number: int
    last: int
    key: str
    seat: int | None
    scene: Scene
    log: list[Told]


class AnalysisState(msgspec.Struct):
    """The analysis of a finished match: how many decisions were looked at so far, and the whole once it is done."""

    done: int
    total: int
    analysis: Analysis | None = None


class ForkMatch(msgspec.Struct, forbid_unknown_fields=True):
    """Continue from a decision in a match of its own; what was hidden is dealt again."""

    number: Annotated[int, msgspec.Meta(ge=0)]
    seats: Annotated[list[Word], msgspec.Meta(max_length=8)] | None = None


class TakeRole(msgspec.Struct, forbid_unknown_fields=True):
    """Who you want to be, while roles are chosen; an empty word leaves it open."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    role: Annotated[str, msgspec.Meta(max_length=64)]


class HandOver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat for somebody else: a bot by its name, `human` for the owner, `invite` for whoever gets the link."""

    seat: Annotated[int, msgspec.Meta(ge=0, le=7)]
    kind: Word


# -- campaigns ---------------------------------------------------------------------------------


class NewCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign to begin."""

    game: Word
    settings: dict[str, str] = {}
    seed: Word | None = None


class PlayChapter(msgspec.Struct, forbid_unknown_fields=True):
    """The chapter to play next, and who plays it: people may come and go between chapters."""

    chapter: Word
    seats: Annotated[list[Word], msgspec.Meta(max_length=8)] | None = None
    roles: Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(max_length=8)] | None = None
    people: Annotated[list[int], msgspec.Meta(max_length=8)] | None = None
    level: Annotated[str, msgspec.Meta(max_length=64)] | None = None
    settings: dict[str, str] = {}
    free_undo: bool = False
    one_screen: bool = False


class CampaignFile(msgspec.Struct, forbid_unknown_fields=True):
    """A campaign as one text."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_FILE)]


class MatchFile(msgspec.Struct, forbid_unknown_fields=True):
    """The record of a match that is over, as one text."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST_RECORD)]


class ForkCampaign(msgspec.Struct, forbid_unknown_fields=True):
    """The chapter to play again, in a campaign of its own."""

    number: Annotated[int, msgspec.Meta(ge=1)]


class CampaignInfo(msgspec.Struct):
    """A campaign as a list shows it.

    A chapter may be played without you, who sat at an earlier one; `match` is there if you may open it.
    """

    id: str
    game: str
    chapter: int
    over: bool
    yours: bool
    status: str
    updated: str
    playing: bool = False
    match: str | None = None


class Campaigns(msgspec.Struct):
    """The campaigns that you own or belong to."""

    mine: list[CampaignInfo]


class ChapterInfo(msgspec.Struct):
    id: str
    title: str
    note: str
    decides: list[str] = []  # settings of a match that this chapter leaves to nobody
    settled: dict[str, str] = {}  # of them those that matter to who chooses a role


class ChapterDone(msgspec.Struct):
    """A chapter that was played; one that was played elsewhere has no match here."""

    chapter: str
    title: str
    verdict: Literal["ranked", "won", "lost"]
    match: str | None


class CampaignState(msgspec.Struct):
    """A campaign's page: where the group stands, what lies ahead, what was done, who belongs to it."""

    info: CampaignInfo
    page: Page
    chapters: list[ChapterInfo]
    done: list[ChapterDone]
    people: list[str]
    settings: dict[str, str]
    forked_from: str | None = None


class Tale(msgspec.Struct):
    """What was read in a chapter, with what was decided; a paragraph with a title begins a page."""

    number: int
    title: str
    paragraphs: list[Paragraph]


class Rematch(msgspec.Struct, forbid_unknown_fields=True):
    """Play again with the same people and settings, if wanted with the same seed."""

    same_seed: bool = False


class Health(msgspec.Struct):
    """Whether the server is well, how many of its unfinished matches cannot be opened, and what the database lacks."""

    status: Literal["ok", "database"]
    damaged: int
    reason: Literal["", "full", "read-only", "locked", "malformed", "unreachable", "other"] = ""


__all__ = [
    "AnalysisState",
    "BotInfo",
    "CampaignFile",
    "CampaignInfo",
    "CampaignState",
    "Campaigns",
    "Catalogue",
    "Change",
    "Changed",
    "ChapterDone",
    "ChapterInfo",
    "Done",
    "Explanation",
    "ForkCampaign",
    "ForkMatch",
    "GameCard",
    "Habits",
    "HandOver",
    "Health",
    "Invitation",
    "LessonPage",
    "Lines",
    "Login",
    "MatchInfo",
    "Matches",
    "Me",
    "NewAccount",
    "NewCampaign",
    "NewHabit",
    "NewMatch",
    "NewPassphrase",
    "Online",
    "Passed",
    "Play",
    "PlayChapter",
    "Position",
    "Problem",
    "Progress",
    "Refused",
    "Rematch",
    "Rename",
    "RuleChapter",
    "RuleEntry",
    "Say",
    "SeatInfo",
    "Settings",
    "Shown",
    "Signalled",
    "Stale",
    "TableState",
    "TakeRole",
    "Tale",
    "Undo",
    "UsualInfo",
]
