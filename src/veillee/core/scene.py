"""A scene: what one seat sees, as data. Every interface draws the same scene.

A scene has *zones* that hold *pieces*. A piece shows a *face* or only its back. What the seat may
not see is absent. Options of the decision point at the pieces they concern by their ids
(`cell:c3`, `object:crystal_ball`), so that an interface can highlight and click them; what lies
in front of other seats than the asked one is never meant.

Dice are pieces whose face has the kind `die`: its one mark is the side that is up, `sides` are all of them.

Kinds of zones:

| kind  | what it is | how its pieces lie |
|-------|------------|--------------------|
| grid  | a board of cells in columns and rows | `piece.at` is a cell id such as `c3`; the cells are in `zone.cells` |
| row   | cards side by side | in order; an empty place is a piece with the `empty` mark |
| pile  | a face-down or face-up stack | `zone.count` pieces, the visible top one listed if any |
| hand  | the cards of a seat | in order; for others only `count` and what is known |
| mat   | a player's area: characters, boards, cards in play | in order, a piece may lie `under` another |
| track | numbered spaces | `zone.spaces` long; `piece.at` is the space from 1, or from 0 where a space `0` is printed |
| graph | a picture with places and paths | `piece.at` is a cell id; `zone.links` join them, `zone.regions` are areas |
| dial  | a value on a scale | `zone.count` of `zone.spaces` |
| tally | counted things without identity | `zone.count` of them |
| wheel | a dial that turns | `piece.at` is a cell id; cell number `zone.count`, clockwise from 0, is at the pointer |
| stave | a row of cards that grows as a song | in order, the newest whole; `zone.spaces` places in all, where it ends |
| text  | a story to read | `zone.paragraphs`; its pieces are what can be chosen where it ends |
"""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

import msgspec

ZoneKind = Literal["grid", "row", "pile", "hand", "mat", "track", "graph", "dial", "tally", "wheel", "stave", "text"]


# The colours that a scene may name; whatever draws it knows each of them.
COLORS = frozenset({"red", "blue", "green", "yellow", "orange", "purple", "azure", "black", "grey", "white"})


class Part(msgspec.Struct, omit_defaults=True):
    """Base of all parts of a scene: defaults are left out of the encoded form."""


class Mark(Part):
    """A symbol with its meaning: an icon name for pictures, a short sign for text, words, a colour."""

    icon: str
    sign: str
    text: str
    color: str = ""


class Face(Part):
    """The visible side of a piece. Its symbols are names of marks in the legend of the scene.

    `reach` are the cells of a diagram: how many columns and rows each lies from where one stands.

    `lines` say in words what `gains` show in signs; one that has an arrow, `2 fire ► +3 light`, what is needed too.
    """

    title: str
    kind: str
    color: str = ""
    number: str = ""
    marks: list[str] = []
    needs: list[str] = []
    cost: list[str] = []
    lines: list[str] = []
    points: int | None = None
    gains: list[str] = []
    sides: list[str] = []
    reach: list[list[int]] = []


class Piece(Part):
    """Something on the table. Without a face only its back is seen.

    A `figure` is the icon of a piece that stands on a place, in the colour of its owner and with the sign of its mark.
    What is `awake` will take effect as things lie now: a card whose condition the dice fulfil, say. On a graph a line
    shows `towards` which other piece it is out.
    """

    id: str
    face: Face | None = None
    at: str = ""
    under: str = ""
    owner: int | None = None
    marks: list[Mark] = []
    empty: bool = False
    figure: str = ""
    awake: bool = False
    towards: str = ""


class Cell(Part):
    """A place of a grid (`column`, `row`, from 0), of a graph (`x`, `y` in thousandths of the picture), a part of a
    wheel, or a space of a track that has something printed on it (its id is the number of the space).

    `marks` are printed on it, by their names in the legend; `lines` say what it does; a `closed` place can't be used
    now. Places of one `kind` look alike; a `ship` lies in the water of a coast, and a pier, hall, isle, cave or square
    looks like what it is.
    """

    id: str
    column: int = 0
    row: int = 0
    kind: str = ""
    mark: Mark | None = None
    x: int = 0
    y: int = 0
    title: str = ""
    marks: list[str] = []
    lines: list[str] = []
    closed: bool = False


class Link(Part):
    """A path between two places of a graph; its marks (a cost, say) are names in the legend.

    So is its `kind`: the legend says in words what it is. A road, river, bridge, sea or wall has a look of its own, any
    other kind the colour of its mark.
    """

    a: str
    b: str
    marks: list[str] = []
    one_way: bool = False
    kind: str = ""


class Region(Part):
    """An area of a graph and its `cells`, drawn around them or within an `outline` of points in thousandths of the
    picture, on a `scenery` of its own if it has one.
    """

    id: str
    title: str
    color: str = ""
    cells: list[str] = []
    outline: list[list[int]] = []
    scenery: str = ""


class Paragraph(Part):
    """A paragraph of a story; `speaker` says it, and a `decided` one is what somebody chose.

    One with a `title` begins a page of the book.
    """

    text: str
    speaker: str = ""
    decided: bool = False
    title: str = ""


class PageInfo(Part):
    """A page of the table: where there is no room for all zones, one page of them is seen at a time."""

    id: str
    title: str


class Zone(Part):
    """A part of the table. `place` hints where it belongs: board, side, own, other, opponent.

    A graph is `ratio` hundredths as high as it is wide, and drawn on a `scenery`: forest, grove, sea, coast,
    harbour, city, book, night or none. A grid that is a `clearing` shows its cards whole, what stands with each beside
    it and the other rows beneath; a wheel that is a `clock` stands still, its first part right after twelve, while its
    hand turns, and what is at no part of it stands at twelve. A zone of no `page` is seen on every one of them.

    `importance` (1 to 5) is how much of the screen it deserves, `least` how wide a piece must be in pixels to be
    legible; 0 leaves both to what draws it.
    """

    id: str
    kind: ZoneKind
    title: str
    place: str = "board"
    owner: int | None = None
    pieces: list[Piece] = []
    count: int | None = None
    columns: int = 0
    rows: int = 0
    cells: list[Cell] = []
    links: list[Link] = []
    ratio: int = 100
    scenery: str = ""
    spaces: int = 0
    mark: Mark | None = None
    note: str = ""
    page: str = ""
    paragraphs: list[Paragraph] = []
    regions: list[Region] = []
    importance: int = 0
    least: int = 0


class Stop(Part):
    """Where an option would turn a wheel to; its `mark` says what happens then."""

    zone: str
    cell: str
    mark: Mark | None = None


class Choice(Part):
    """An option of the decision: `targets` are the ids of the pieces and cells it concerns, `lines` say what it
    would bring, before it is chosen, `warns` what of one's own it would silently cost, and `stops` to where it would
    turn wheels.

    Encoded, it has the group and the rule of the choice before it where they are left out, and the targets that
    `roles` of the question says.
    """

    key: str
    label: str
    group: str = ""
    rule: str = ""
    targets: list[str] = []
    lines: list[str] = []
    warns: list[str] = []
    head: str = ""  # of a choice that gathers several picks: what it does, without them
    parts: list[str] = []  # and each of them
    stops: list[Stop] = []


class Answered(Part):
    """The answer of a seat to a round that goes on; without words where it is sealed."""

    seat: int
    label: str = ""


class Question(Part):
    """The present decision. Only the seat that is asked sees the choices.

    `roles` are there in the encoded form only, for choices that leave out their targets: with `set: [die, face]` the
    choice `set:green_big_1:fire` concerns `die:green_big_1` and `face:fire`.
    """

    number: int
    seat: int
    prompt: str
    rule: str
    rule_text: str
    choices: list[Choice] = []
    roles: dict[str, list[str]] = {}
    name: str = ""  # of the question, whatever it is about: habits are known by it
    waiting: list[int] = []  # in a round: all seats that have not answered yet
    answers: list[Answered] = []  # in a round: who has answered, and what, as far as one may know
    about: list[str] = []  # the pieces and places that it is about: the card that is paid for


class Player(Part):
    """Somebody at the table: a seat, or an automated opponent (`automatic`)."""

    index: int
    name: str
    color: str
    sign: str
    automatic: bool = False
    active: bool = False
    score: int | None = None


class SourceLine(Part):
    """Points from one source."""

    source: str
    text: str
    points: int
    rule: str


class ScoreCard(Part):
    """The final score of one side."""

    side: int
    name: str
    total: int
    lines: list[SourceLine]
    place: int
    winner: bool


class Outcome(Part):
    """The end of the match in words."""

    headline: str
    reason: str
    rule: str
    scores: list[ScoreCard]
    verdict: Literal["ranked", "won", "lost"] = "ranked"


class Scene(Part):
    """All that a seat sees (`seat` is None for a spectator)."""

    game: str
    title: str
    lang: str
    mode: str
    level: str
    seat: int | None
    status: str
    players: list[Player]
    zones: list[Zone]
    legend: dict[str, Mark] = {}
    question: Question | None = None
    outcome: Outcome | None = None
    accent: str = ""
    open: bool = False  # every seat sees the same: nothing need be hidden when the screen passes to another
    pages: list[PageInfo] = []  # none: all zones lie on one

    def zone(self, id_: str) -> Zone:
        """The zone of this id."""
        for zone in self.zones:
            if zone.id == id_:
                return zone
        raise KeyError(id_)


def encode(scene: Scene) -> bytes:
    question = scene.question
    if question is not None and question.choices:
        scene = msgspec.structs.replace(scene, question=brief(question))
    return msgspec.json.encode(scene)


def brief(question: Question) -> Question:
    """The same question, without what its choices repeat: there can be a hundred of them."""
    roles: dict[str, list[str]] = {}
    choices: list[Choice] = []
    group = rule = ""
    for choice in question.choices:
        choices.append(
            msgspec.structs.replace(
                choice,
                group=choice.group if choice.group != group else "",
                rule=choice.rule if choice.rule != rule else "",
                targets=[] if are_said(choice.key, choice.targets, roles) else choice.targets,
            )
        )
        group, rule = choice.group, choice.rule
    return msgspec.structs.replace(question, choices=choices, roles=roles)


def are_said(key: str, targets: list[str], roles: dict[str, list[str]]) -> bool:
    """Whether the targets of a choice are those that its key says, with the roles of its kind; the first choice of a
    kind says which these are."""
    kind, said = _said(key, *targets)
    return said is not None and roles.setdefault(kind, said) == said


@lru_cache(maxsize=20_000)
def _said(key: str, *targets: str) -> tuple[str, list[str] | None]:
    """The kind of a key, and the roles of the targets where they are those that it says: nobody changes them."""
    kind, *parts = key.split(":")
    said = [target.partition(":") for target in targets]
    return kind, [role for role, _, _ in said] if parts and [id_ for _, _, id_ in said] == parts else None


def whole(question: Question) -> Question:
    """A brief question, with all that its choices have left out."""
    choices: list[Choice] = []
    group = rule = ""
    for choice in question.choices:
        kind, *parts = choice.key.split(":")
        group, rule = choice.group or group, choice.rule or rule
        named = question.roles.get(kind, [])
        targets = choice.targets or [f"{role}:{id_}" for role, id_ in zip(named, parts, strict=bool(named))]
        choices.append(msgspec.structs.replace(choice, group=group, rule=rule, targets=targets))
    return msgspec.structs.replace(question, choices=choices, roles={})
