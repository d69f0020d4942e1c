"""What a seat sees: the board of a combat, the Seekers, and the story as far as it was read (chapter 9.6)."""

from __future__ import annotations

from msgspec.structs import replace

from veillee.core.painter import Painter
from veillee.core.parts import part
from veillee.core.scene import Face, Mark, Piece, Zone
from veillee.core.spec import Painting, View
from veillee.core.step import Option
from veillee.games.kinfire import terms
from veillee.games.kinfire.battle import Battle
from veillee.games.kinfire.faces import ARMOR, KINFIRE, PAWN, SEEKER_COLORS, SEEKER_ICONS, TARGET, Faces
from veillee.games.kinfire.pages import Pages
from veillee.games.kinfire.table import ALLY_TURN, COMBAT_MODE, ENEMY_TURN, SEEKER_TURN, KinfireTable
from veillee.games.kinfire.terms import NONE
from veillee.games.kinfire.words import SEEKER_IDS

HAND, MATS = 3, 2  # importance


def paint(view: View[KinfireTable]) -> Painting:
    return KinfirePainter(view, len(view.table.seats)).painting()


def zones_now(table: KinfireTable) -> tuple[str, str, int]:
    """Zones have the names of the map of the present combat."""
    return "zone", "spot", NONE if table.card == NONE else table.area(0)


def means(table: KinfireTable, seat: int, option: Option) -> dict[str, int]:
    """One's own lantern, board with armour, and Exhausted card: their keys name nobody, as nobody else's are meant."""
    if option.kind == "lantern":
        return {"lantern": table.seats[seat].seeker}
    if option.kind == "drop_armor":
        return {"seeker": table.seats[seat].seeker}
    return {"card": terms.EXHAUSTED} if option.kind == "drop_exhausted" else {}


class KinfirePainter(Painter[KinfireTable]):
    """In a combat whoever looks has the own cards beside the board; a story is read on a page without them."""

    album: Faces

    def painting(self) -> Painting:
        fighting = self.fighting
        own: list[Zone] = []
        others: list[Zone] = []
        for seat in self.seats_around():
            if self.table.seats[seat].seeker != NONE:
                (own if self.view.own(seat) else others).extend(self.seeker(seat))
        pages_of = Pages(self)
        training = self.table.mode == COMBAT_MODE
        pages, zones = self.pages(
            story=pages_of.story(),
            board=Battle(self).zones() if fighting else [],
            seekers=others if fighting else [*own, *others],
            city=[] if fighting or training else pages_of.town(),
            decks=[] if fighting or training else pages_of.decks(),
            company=[] if training else pages_of.group(),
        )
        if fighting:
            pages.sort(key=lambda page: page.id != "board")
            for zone in own:
                zone.page = "board"
            zones += own
        return Painting(self.status(), self.players(), [*zones, self.aid()], self.legend(), pages)

    @property
    def fighting(self) -> bool:
        return bool(self.table.foes) and self.table.card != NONE

    def aid(self) -> Zone:
        """In a combat the aid begins with how it is won and lost (KIN-187, KIN-306, KIN-309)."""
        zone = super().aid()
        if self.fighting:
            say, setup = self.view.say, self.table.setup
            lines = []
            for kind, value in setup.won:
                if kind == terms.WON_DEFEAT:
                    lines.append(say("aim-defeat", enemy=value))
                elif kind == terms.WON_RESETS:
                    lines.append(say("aim-resets", number=value))
                else:
                    lines.append(say("aim-all"))
            lines += [say("aim-lost"), *(say("aim-ally", ally=ally) for ally in setup.lost)]
            lines.append(say("aim-late", number=terms.LAST_RESET, number2=self.table.resets))
            aim = Piece("aid:aim", Face(say("aid-aim"), "aid", lines=lines))
            return replace(zone, pieces=[aim, *zone.pieces])  # what was painted is kept for other scenes
        return zone

    # -- where the match stands ------------------------------------------------------------

    def status(self) -> str:
        table, say = self.table, self.view.say
        if self.over:
            return say("status-over" if table.mode == COMBAT_MODE else "status-told")
        if not table.foes:
            return say("status") if table.mode == COMBAT_MODE else say("status-story", number=table.company.coins)
        if table.turn == SEEKER_TURN and table.actor != NONE:
            acted = "status-acted" if table.acted else "status-turn"
            return say(acted, seat=table.actor, number=table.movement)
        if table.turn == ENEMY_TURN and table.foe != NONE:
            return say("status-enemy", enemy=table.foes[table.foe].enemy)
        if table.turn == ALLY_TURN:
            return say("status-ally")
        drawn = table.resets or table.time or sum(table.used)
        return say("status" if drawn else "status-begins")

    def sign(self, side: int) -> str:
        seeker = self.table.seats[side].seeker
        return self.view.say(f"sign-{SEEKER_IDS[side if seeker == NONE else seeker]}")

    def color(self, side: int) -> str:
        seeker = self.table.seats[side].seeker
        return SEEKER_COLORS[side if seeker == NONE else seeker]

    # -- Seekers ---------------------------------------------------------------------------

    @part(lambda painter, seat: (painter.table.seats[seat], painter.hunters(seat), painter.fighting))
    def seeker(self, seat: int) -> list[Zone]:
        """Health, the board with lantern and protections, hand, deck and discard pile."""
        seeker = self.table.seats[seat]
        health = self.area("life", "dial", seat, count=seeker.health)
        health.spaces = seeker.top
        board = self.area("seeker", "mat", seat, self.board(seat))
        board.importance = MATS
        hand = self.area("hand", "hand", seat, self.hand_of(seat), len(seeker.hand))
        hand.importance = HAND
        lasting = [health] if seeker.top else []  # before the first quest begins nobody has any
        return [*lasting, board, hand, self.pile("deck", len(seeker.deck), side=seat), self.discard(seat)]

    def figure(self, seat: int, at: str = "") -> Piece:
        """The Seeker's figure on the map."""
        seeker = self.table.seats[seat].seeker
        mark = Mark(PAWN, self.sign(seat), self.view.name("seat", seat), self.color(seat))
        return Piece(self.view.target("seeker", seeker), at=at, owner=seat, marks=[mark], figure=SEEKER_ICONS[seeker])

    def board(self, seat: int) -> list[Piece]:
        say, seeker = self.view.say, self.table.seats[seat]
        marks: list[Mark] = []
        if seeker.armor:
            marks.append(Mark(ARMOR, f"▣{seeker.armor}", say("mark-armor", number=seeker.armor), "grey"))
        if seeker.kinfire:
            marks.append(Mark(KINFIRE, f"♨{seeker.kinfire}", say("mark-kinfire-held", number=seeker.kinfire), "orange"))
        for enemy in self.hunters(seat):
            marks.append(Mark(TARGET, "◉", say("mark-hunted", enemy=enemy), "red"))
        charge = "charged" if seeker.charged else "dark"
        lit = self.album.mark(charge, "☼" if seeker.charged else "○", "yellow" if seeker.charged else "grey", "lantern")
        lantern = Piece(
            self.view.target("lantern", seeker.seeker),
            self.album.face("card", terms.LANTERNS + seeker.seeker),
            marks=[lit],
            awake=seeker.charged,
        )
        return [
            self.piece("seeker", seeker.seeker, owner=seat, marks=marks),
            lantern,
            *(self.card(card) for card in seeker.wards),
        ]

    def hunters(self, seat: int) -> list[int]:
        """The enemies whose target a Seeker is."""
        return [foe.enemy for foe in self.table.foes if foe.here and foe.target == seat]

    def card(self, card: int, number: int = 1) -> Piece:
        """A card by what options call it: an Action, or the Boost of a pair."""
        id_ = self.view.target("card", card)
        marks = [Mark("", f"×{number}", self.view.say("mark-copies", number=number))] if number > 1 else []
        return Piece(id_, self.album.face("card", card), marks=marks)

    def hand_of(self, seat: int) -> list[Piece]:
        """Open to all (nobody has secrets): cards that are alike lie on each other, then the temporary statuses."""
        seeker = self.table.seats[seat]
        found = [self.card(card, seeker.hand.count(card)) for card in sorted(set(seeker.hand))]
        for status, number in enumerate(seeker.statuses):
            if number:
                found.append(self.piece("status", status, marks=[self.album.status(status, number)]))
        return found

    def discard(self, seat: int) -> Zone:
        """The top card, and in words all of them: some cards count what lies there."""
        pile = self.table.seats[seat].discard
        top = [Piece("", self.album.face("card", card)) for card in pile[-1:]]
        for piece, card in zip(top, pile[-1:], strict=True):
            piece.id = f"discarded:{self.view.lexicon.id('card', card)}"
        zone = self.pile("discard", len(pile), top, seat)
        zone.note = ", ".join(self.view.name("card", card) for card in pile)
        return zone
