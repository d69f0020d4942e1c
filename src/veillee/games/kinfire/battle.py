"""The page of a combat: map, boards of enemies and allies, the bag and what comes of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from veillee.core.scene import Mark, Piece, Zone
from veillee.games.kinfire import terms
from veillee.games.kinfire.faces import (
    ALLY,
    ARMOR,
    ENEMY,
    EXHAUSTED,
    FATE,
    HEALTH,
    PAWN_COLORS,
    TARGET,
    printed_lines,
    printed_zones,
)
from veillee.games.kinfire.steps.common import scaled_health
from veillee.games.kinfire.steps.falling import tokens_at
from veillee.games.kinfire.table import BESIDE_ALLY, BOARD, DARK, FIRST_NUMBERED, HEART, PAWNS, Foe, Helper
from veillee.games.kinfire.terms import NONE
from veillee.games.kinfire.words import STATUS_IDS, ZONE_IDS

if TYPE_CHECKING:
    from veillee.games.kinfire.scene import KinfirePainter

MAP, MATS, GLANCED = 5, 4, 1  # importance
PILES: Final = {"armor": (ARMOR, "▣"), "exhausted": (EXHAUSTED, "z")}  # pictures and signs of what is no status
PLACE: Final = 64  # the least width of a zone of the map, in pixels
TOKEN: Final = 28  # and of a pawn
RATIO: Final = 75
PAWN_SIGNS: Final = {HEART: "♥", DARK: "☾"}


class Battle:
    """Paints the combat of a table; every piece is known by what options call it."""

    def __init__(self, painter: KinfirePainter) -> None:
        self.painter = painter
        self.view = painter.view
        self.table = painter.table
        self.album = painter.album

    def zones(self) -> list[Zone]:
        table = self.table
        found = [self.map(), *self.playing()]
        for board, foe in enumerate(table.foes):
            if foe.here:
                found.append(self.enemy(board, foe))
        for place, helper in enumerate(table.helpers):
            if helper.here:
                found.append(self.ally(place, helper))
        return [*found, *self.drawn(), self.bag(), *self.used(), self.time(), self.fate(), self.piles()]

    # -- the map ---------------------------------------------------------------------------

    def map(self) -> Zone:
        table = self.table
        figures = [
            self.painter.figure(seat, ZONE_IDS[one.zone]) for seat, one in enumerate(table.seats) if one.zone != NONE
        ]
        for foe in table.foes:
            if foe.here and foe.zone != NONE:
                figure = self.stands("enemy", foe.enemy, foe.zone, foe.health, "red", ENEMY)
                if foe.target != NONE:
                    figure.towards = self.view.target("seeker", table.seats[foe.target].seeker)
                figures.append(figure)
        for helper in table.helpers:
            if helper.here and helper.zone != NONE:
                color = "green" if table.box.allies[helper.ally].side == terms.WITH_SEEKERS else "grey"
                figures.append(self.stands("ally", helper.ally, helper.zone, helper.health, color, ALLY))
        zone = self.painter.zone("map", "graph", figures)
        zone.title = self.view.name("map", table.setup.map)
        zone.cells = self.album.once(printed_zones, table.setup.map)
        zone.links = self.album.once(printed_lines, table.setup.map)
        zone.ratio, zone.scenery, zone.least, zone.importance = RATIO, "night", PLACE, MAP
        return zone

    def stands(self, role: str, value: int, zone: int, health: int, color: str, icon: str) -> Piece:
        """A figure with its health as sign."""
        mark = Mark(icon, str(health) if health >= 0 else "", self.view.name(role, value), color)
        return Piece(self.view.target(role, value), at=ZONE_IDS[zone], marks=[mark], figure=icon)

    def playing(self) -> list[Zone]:
        """The card that is carried out."""
        card = self.table.playing
        return [] if card == NONE else [self.painter.zone("playing", "row", [self.painter.card(card)])]

    # -- boards ----------------------------------------------------------------------------

    def enemy(self, board: int, foe: Foe) -> Zone:
        """The board with health and target, and a piece for each row with tokens and statuses on it."""
        table, say = self.table, self.view.say
        phase = table.phase(foe)
        id_ = self.view.lexicon.id("enemy", foe.enemy)
        full = scaled_health(table, foe.enemy, foe.phase)
        marks = [self.health(foe.health, full)]
        if foe.target != NONE:
            text = self.hunts(foe)
            marks.append(Mark(TARGET, self.painter.sign(foe.target), text, self.painter.color(foe.target)))
        if len(table.box.enemies[foe.enemy].phases) > 1:
            number = foe.phase + 1
            marks.append(Mark("", f"{number}", say("mark-phase", number=number)))
        board_face = self.album.face("board", foe.enemy * terms.PHASES + foe.phase)
        pieces = [Piece(self.view.target("enemy", foe.enemy), board_face, marks=marks)]
        for row in range(len(phase.rows)):
            face = self.album.face("ability", table.ability(foe, row))
            covered = [
                self.album.status(status, foe.statuses[row * terms.STATUSES + status])
                for status in range(terms.STATUSES)
                if foe.statuses[row * terms.STATUSES + status]
            ]
            marks = [*self.tokens(board * BOARD + row), *covered]
            pieces.append(Piece(f"slot:{id_}_{row + 1}", face, marks=marks, awake=self.acts(board, row)))
        return Zone(f"enemy:{id_}", "mat", self.view.name("enemy", foe.enemy), pieces=pieces, importance=MATS)

    def hunts(self, foe: Foe) -> str:
        """Whom it hunts, and how far away that one is (KIN-205), once both stand on the map."""
        zone = self.table.seats[foe.target].zone
        if NONE in (zone, foe.zone):
            return self.view.say("mark-hunts", seat=foe.target)
        return self.view.say("mark-hunts-at", seat=foe.target, number=self.table.map.shots[foe.zone][zone])

    def acts(self, board: int, row: int) -> bool:
        """Whether the pawn that was drawn triggers this row."""
        pawn = self.table.pawn
        token = 0 if pawn == DARK else pawn - FIRST_NUMBERED + 1
        return (pawn == DARK or FIRST_NUMBERED <= pawn < HEART) and self.table.tokens[token] == board * BOARD + row

    def ally(self, place: int, helper: Helper) -> Zone:
        id_ = self.view.lexicon.id("ally", helper.ally)
        full = self.table.box.allies[helper.ally].health
        marks = self.tokens(BESIDE_ALLY + place)
        if full != NONE:
            marks = [self.health(helper.health, max(full, helper.health)), *marks]
        piece = self.painter.piece("ally", helper.ally, marks=marks)
        return Zone(f"ally:{id_}", "mat", self.view.name("ally", helper.ally), pieces=[piece])

    def health(self, health: int, full: int) -> Mark:
        text = self.view.say("mark-health", number=health, number2=full)
        return Mark(HEALTH, f"{health}/{full}", text, "red")

    def tokens(self, place: int) -> list[Mark]:
        """The ability tokens that lie there, each with what it waits for."""
        return [
            Mark("", str(token) if token else "☾", self.view.name("token", token), "red" if token else "black")
            for token in tokens_at(self.table, place)
        ]

    # -- the bag ---------------------------------------------------------------------------

    def pawn(self, name: str, pawn: int, number: int = 1, at: str = "", text: str = "") -> Piece:
        """A pawn, or several that are alike; `name` tells apart those in the bag, used ones and drawn ones."""
        sign = PAWN_SIGNS.get(pawn) or str(pawn - FIRST_NUMBERED + 1)
        if pawn < FIRST_NUMBERED:
            sign = self.view.say(f"sign-{self.view.lexicon.id('seeker', pawn)}")
        said = self.view.name("pawn", pawn)
        marks = [Mark("", sign, f"{said} · {text}" if text else said, PAWN_COLORS[pawn])]
        if number > 1:
            marks.append(Mark("", f"×{number}", self.view.say("mark-copies", number=number)))
        return Piece(f"{name}:{self.view.lexicon.id('pawn', pawn)}", at=at, marks=marks)

    def drawn(self) -> list[Zone]:
        """The pawn that was drawn, or those of which one is taken."""
        pawns = sorted(set(self.table.drawn))
        if not pawns and self.table.pawn != NONE:
            pawns = [self.table.pawn]
        pieces = [self.pawn("pawn", pawn, max(1, self.table.drawn.count(pawn))) for pawn in pawns]
        return [self.painter.zone("drawn", "row", pieces)] if pieces else []

    def bag(self) -> Zone:
        """How many of each kind, how likely each is, and in all how likely each consequence is."""
        table = self.table
        total = sum(table.bag)
        pieces = []
        chances: dict[str, int] = {}
        for pawn in range(PAWNS):
            number = table.bag[pawn]
            if number:
                share = self.view.say("text-odds", number=number, number2=total, number3=round(100 * number / total))
                pieces.append(self.pawn("bag", pawn, number, text=share))
                what = self.consequence(pawn)
                chances[what] = chances.get(what, 0) + number
        zone = self.painter.zone("bag", "row", pieces)
        zone.count, zone.importance, zone.least = total, GLANCED, TOKEN
        zone.note = " · ".join(f"{what} {round(100 * number / total)} %" for what, number in chances.items())
        return zone

    def consequence(self, pawn: int) -> str:
        """Who has the turn if this pawn comes: a Seeker, an ability, an ally, or whoever the group chooses."""
        table = self.table
        if pawn < FIRST_NUMBERED:
            return self.view.name("seeker", pawn)
        if pawn == HEART:
            return self.view.say("text-heart")
        place = table.tokens[0 if pawn == DARK else pawn - FIRST_NUMBERED + 1]
        if place == NONE:
            return self.view.say("text-nothing")
        if place >= BESIDE_ALLY:
            return self.view.name("ally", table.helpers[place - BESIDE_ALLY].ally)
        return self.view.name("ability", table.ability(table.foes[place // BOARD], place % BOARD))

    def used(self) -> list[Zone]:
        pieces = [self.pawn("used", pawn, self.table.used[pawn]) for pawn in range(PAWNS) if self.table.used[pawn]]
        if not pieces:
            return []
        zone = self.painter.zone("used", "row", pieces)
        zone.count, zone.importance, zone.least = sum(self.table.used), GLANCED, TOKEN
        return [zone]

    def time(self) -> Zone:
        pieces = [self.pawn(f"time-{at}", pawn, at=str(at)) for at, pawn in enumerate(self.table.time, 1)]
        zone = self.painter.track("time", terms.TIME_SLOTS, pieces)
        zone.note = self.view.say("text-resets", number=self.table.resets)
        return zone

    def fate(self) -> Zone:
        """Tokens of the group, and how many may still be spent in this combat."""
        zone = self.painter.zone(
            "fate", "tally", count=self.table.fate, mark=self.album.mark("fate", "✦", "azure", FATE)
        )
        zone.note = self.view.say("text-fate", number=terms.FATE_PER_COMBAT - self.table.fate_spent)
        return zone

    def piles(self) -> Zone:
        """Statuses, armour and exhausted cards that are left."""
        counts = [(STATUS_IDS[status], number) for status, number in enumerate(self.table.piles)]
        counts += [("armor", self.table.armor_pile), ("exhausted", self.table.exhausted_pile)]
        pieces = []
        for name, number in counts:
            text = self.view.say(f"left-{name}", number=number)
            legend = self.album.legend().get(name)
            icon, sign = (legend.icon, legend.sign) if legend is not None else PILES[name]
            color = legend.color if legend is not None else "grey"
            pieces.append(Piece(f"pile:{name}", marks=[Mark(icon, sign, text, color), Mark("", str(number), "")]))
        zone = self.painter.zone("piles", "row", pieces, "side")
        zone.importance, zone.least = GLANCED, TOKEN
        return zone
