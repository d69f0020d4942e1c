"""Boxes that open from game to game: express, normal or late (chapter 2.2 and section 9.8 of the specification).

A match knows only its settings. What persists is the chronicle: which games counted, which boxes are open, and
which events are still to come.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal

import msgspec

from veillee.core.campaign import Chapter, Page, StructCampaign, Teller, Wishes, chapter_setup
from veillee.core.chance import Chance
from veillee.core.content import Name
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.core.scene import Face, Piece, Zone
from veillee.core.setup import SettingInfo, Setup
from veillee.core.spec import game
from veillee.games.bardwood.box import BASE, SPRING, BardwoodBox
from veillee.games.bardwood.faces import SEASONS, Faces
from veillee.games.bardwood.table import RIVAL, BardwoodTable
from veillee.games.bardwood.words import BARD_IDS, BOX_IDS, EVENT_IDS, SEASON_IDS

HOME: Final = __name__.rpartition(".")[0]
MUSE: Final = "muse"
Procedure = Literal["express", "normal", "late"]
PROCEDURES: Final[tuple[Procedure, ...]] = ("express", "normal", "late")
# What opens after which game.
OPENS: Final[dict[str, dict[int, tuple[str, ...]]]] = {
    "express": {1: SEASON_IDS, 2: (MUSE,)},
    "normal": {1: ("spring",), 2: ("summer",), 3: ("autumn",), 4: ("winter",), 5: (MUSE,)},
    "late": {2: ("spring",), 4: ("summer",), 6: ("autumn",), 8: ("winter",), 10: (MUSE,)},
}
# The colour of an open box, and what is printed on its lid.
BOX_LOOKS: Final = {
    **{id_: (color, [id_]) for id_, (_, color) in zip(SEASON_IDS, SEASONS, strict=True)},
    MUSE: ("purple", []),
}
IN_DECK: Final = {"express": 0, "normal": 2, "late": 4}  # events of each season that are put into the event deck


class Played(msgspec.Struct, frozen=True):
    """A game that counted: the seed that names its match, how it was played, and how it ended."""

    match: str
    mode: str
    level: str
    bards: tuple[str, ...]
    points: tuple[int, ...]
    winners: tuple[int, ...]
    opened: tuple[str, ...] = ()


class Chronicle(msgspec.Struct, frozen=True):
    """What is remembered between games. The event deck is nobody's to see: its top lies first."""

    procedure: Procedure
    opened: tuple[str, ...] = ()
    event_deck: tuple[str, ...] = ()
    stock: dict[str, tuple[str, ...]] = {}
    history: tuple[Played, ...] = ()

    @property
    def games(self) -> int:
        """BAR-011: every completed game counts."""
        return len(self.history)


def decided(chronicle: Chronicle) -> tuple[str, ...]:
    """What the next game leaves to nobody: the events while their deck lasts, the Muses while their box is closed."""
    events = ("events", "season") if chronicle.event_deck else ()
    return events if MUSE in chronicle.opened else (*events, MUSE)


def open_boxes(chronicle: Chronicle) -> dict[str, str]:
    """The settings by which a match uses the boxes that are open (BAR-023)."""
    if not chronicle.opened:
        return {"content": "base"}
    return {"content": "ticked", **{name: "yes" for name in SEASON_IDS if name in chronicle.opened}}


class BardwoodCampaign(StructCampaign[Chronicle]):
    chronicle = Chronicle
    settings: tuple[SettingInfo, ...] = (SettingInfo("procedure", ("normal", "express", "late")),)
    decides: tuple[str, ...] = ("content", *SEASON_IDS, "act1", "act2")

    def begin(self, settings: Mapping[str, str], seed: str) -> Chronicle:
        """BAR-010: the procedure is chosen at the start; BAR-024: to reset a campaign is to begin it anew.

        BAR-014, BAR-019: the event deck is stacked with Spring on top. What is not put into it is in the stock.
        """
        procedure = next(name for name in PROCEDURES if name == settings["procedure"])
        chance = Chance("bardwood-events", seed)
        deck: list[str] = []
        stock: dict[str, tuple[str, ...]] = {}
        for number, season in enumerate(SEASON_IDS, SPRING):
            events = starting_events(number)
            chance.shuffle(events)
            deck += [EVENT_IDS[event] for event in events[: IN_DECK[procedure]]]
            stock[season] = tuple(EVENT_IDS[event] for event in sorted(events[IN_DECK[procedure] :]))
        return Chronicle(procedure, event_deck=tuple(deck), stock=stock)

    def chapters(self, chronicle: Chronicle) -> list[Chapter]:
        """The next game; there is always one, an encore when all boxes are open."""
        chapter = f"game_{chronicle.games + 1}"
        encore = MUSE in chronicle.opened
        return [
            Chapter(chapter, self.title(chapter), note(chronicle), encore, decided(chronicle), open_boxes(chronicle))
        ]

    def title(self, chapter: str) -> Name:
        number = chapter.removeprefix("game_")
        return Name(f"Partie {number}", f"Game {number}")

    def setup(self, chronicle: Chronicle, chapter: str, wishes: Wishes, seed: str) -> Setup:
        """What the campaign decides, and what it leaves to the table.

        BAR-023: open Season boxes stay in use. BAR-022: whether Muses are used is said before each game. BAR-015,
        BAR-016, BAR-019: while the event deck lasts, its two top cards are the events; then BAR-021 holds (BAR-013,
        BAR-018).
        """
        wanted = wishes.settings
        for name in self.decides:
            if name in wanted:
                raise SetupError("error-campaign-decides", home=HOME, setting=name, value=wanted[name])
        if wanted.get(MUSE, "no") == "yes" and MUSE not in chronicle.opened:
            raise SetupError("error-muse-closed", home=HOME)
        settings = open_boxes(chronicle)
        if chronicle.event_deck:
            settings |= {"act1": chronicle.event_deck[0], "act2": chronicle.event_deck[1]}
        company = ("",) * (len(chronicle.history[-1].bards) if chronicle.history else 2)
        return chapter_setup(game("bardwood"), wishes, seed, company=company, **settings)

    def after(self, chronicle: Chronicle, match: Match) -> Chronicle:
        """A completed game counts, whoever wins (BAR-011); a match that was counted before changes nothing.

        BAR-015: the two events go to the stock. BAR-009, BAR-017: what a box holds is in all later games.
        BAR-012, BAR-018, BAR-019, BAR-020: which box opens after this game, by the procedure.
        """
        if any(played.match == match.setup.seed for played in chronicle.history):
            return chronicle
        table, result = match.table, match.result
        assert isinstance(table, BardwoodTable) and result is not None
        opened = OPENS[chronicle.procedure].get(chronicle.games + 1, ())
        stock = dict(chronicle.stock)
        for event in chronicle.event_deck[:2]:
            add_to_stock(stock, table.box, event)
        for number, event in enumerate(EVENT_IDS):
            if BOX_IDS[table.box.events[number].box] in opened:
                add_to_stock(stock, table.box, event)
        played = Played(
            match.setup.seed,
            match.setup.mode,
            match.setup.level,
            bards=tuple(BARD_IDS[player.bard] for player in table.seats),
            points=tuple(score.total for score in result.scores),
            winners=result.winners,
            opened=opened,
        )
        return Chronicle(
            chronicle.procedure,
            opened=(*chronicle.opened, *opened),
            event_deck=chronicle.event_deck[2:],
            stock=stock,
            history=(*chronicle.history, played),
        )

    def page(self, chronicle: Chronicle, teller: Teller) -> Page:
        """The shelves: every box, closed or open, and what lies in the open ones; then the games so far."""
        story = [tell_game(number, played, teller) for number, played in enumerate(chronicle.history, 1)]
        zones = [shelf(chronicle, teller)]
        zones += [inside(box, teller) for box in reversed(chronicle.opened)]
        return Page(status(chronicle, teller), story, zones, album(teller).legend())


def starting_events(season: int) -> list[int]:
    """The events of a season that are in no box."""
    events = content().events
    return [n for n in range(len(events)) if events[n].season == season and events[n].box == BASE]


def content() -> BardwoodBox:
    box = game("bardwood").box().content
    assert isinstance(box, BardwoodBox)
    return box


def add_to_stock(stock: dict[str, tuple[str, ...]], box: BardwoodBox, event: str) -> None:
    season = BOX_IDS[box.events[EVENT_IDS.index(event)].season]
    stock[season] = (*stock[season], event)


# -- the page -----------------------------------------------------------------------------------


def next_boxes(chronicle: Chronicle) -> tuple[int, tuple[str, ...]]:
    """In how many games the next boxes open, and which: nothing when all are open."""
    for number, boxes in sorted(OPENS[chronicle.procedure].items()):
        if number > chronicle.games:
            return number - chronicle.games, boxes
    return 0, ()


def note(chronicle: Chronicle) -> Name | None:
    """What the next game leads to, in both languages."""
    games, boxes = next_boxes(chronicle)
    if games == 1 and len(boxes) > 1:
        return Name("Après cette partie, quatre boîtes s'ouvrent.", "Four boxes open after this game.")
    if games == 1:
        return Name("Après cette partie, une boîte s'ouvre.", "A box opens after this game.")
    return None


def status(chronicle: Chronicle, teller: Teller) -> str:
    games, boxes = next_boxes(chronicle)
    if not games:
        return teller.say("page-all-open", number=chronicle.games)
    if len(boxes) > 1:
        return teller.say("page-next-boxes")
    return teller.say("page-next-box", number=chronicle.games, number2=games, box=BOX_IDS.index(boxes[0]))


def tell_game(number: int, played: Played, teller: Teller) -> str:
    """A game in a line: who won with how many points, and what it opened."""
    best = max(played.points)
    if RIVAL in played.winners:
        line = teller.say("page-game-rival", number=number, number2=best)
    elif len(played.winners) > 1:
        line = teller.say("page-game-shared", number=number, number2=best)
    else:
        bard = BARD_IDS.index(played.bards[played.winners[0]])
        line = teller.say("page-game-won", number=number, number2=best, bard=bard)
    opened = [teller.say("page-opens", box=BOX_IDS.index(box)) for box in played.opened]
    return " ".join([line, *opened])


def shelf(chronicle: Chronicle, teller: Teller) -> Zone:
    """All five boxes; a closed one shows its lid, and after which game it opens."""
    pieces = []
    opens = {box: game for game, boxes in OPENS[chronicle.procedure].items() for box in boxes}
    for number, box in enumerate(BOX_IDS[BASE + 1 :], BASE + 1):
        face = Face(teller.name("box", number), "box")
        if box in chronicle.opened:
            face.lines = [teller.say("page-box-open")]
            face.color, face.marks = BOX_LOOKS[box]
        else:
            face.lines = [teller.say("page-box-closed", number=opens[box])]
        pieces.append(Piece(f"box:{box}", face=face))
    return Zone("boxes", "row", teller.say("zone-boxes"), pieces=pieces)


def inside(box: str, teller: Teller) -> Zone:
    """Everything that a box holds, face up."""
    number = BOX_IDS.index(box)
    faces = album(teller)
    found: list[tuple[str, int]] = []
    printed = content()
    if box == MUSE:
        found += [("muse", muse) for muse in range(len(printed.muses))]
    stocks = {
        "bard": [bard.box for bard in printed.bards],
        "card": [card.box for card in printed.cards],
        "legend": [legend.box for legend in printed.legends],
        "event": [event.box for event in printed.events],
        "motif": [motif.box for motif in printed.motifs],
    }
    found += [(role, n) for role, boxes in stocks.items() for n in range(len(boxes)) if boxes[n] == number]
    pieces = [Piece(teller.lexicon.target(role, n), face=faces.face(role, n)) for role, n in found]
    return Zone(f"box-{box}", "row", teller.name("box", number), pieces=pieces)


def album(teller: Teller) -> Faces:
    spec = game("bardwood")
    faces = spec.album_of(spec.box(), teller.lang)
    assert isinstance(faces, Faces)
    return faces
