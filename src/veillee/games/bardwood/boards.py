"""What lies before each side: hand, dial, song, tokens and board, and all that is the Rival's."""

from __future__ import annotations

from veillee.core.painter import Painter
from veillee.core.parts import part
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.core.spec import View
from veillee.games.bardwood import box as b
from veillee.games.bardwood.box import NONE
from veillee.games.bardwood.faces import LOOKS, Faces, song_marker
from veillee.games.bardwood.measures import measure
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.compose import will_sing
from veillee.games.bardwood.steps.effects import times
from veillee.games.bardwood.steps.sing import Sing, song_of
from veillee.games.bardwood.table import (
    EASY,
    HARD,
    OPEN,
    RIVAL,
    SING,
    BardwoodSeat,
    BardwoodTable,
    Rival,
)
from veillee.games.bardwood.words import QUARTER_IDS

SIDE_COLORS = ("blue", "yellow", "red", "purple", "green")
SONG, CARDS, GLANCED = 3, 2, 1  # importance
NOTE, DIAL = 108, 96  # the least width in pixels of what one only looks at: it leaves room for the map
CLOCK = "clock"  # quarters lie still, the pointer goes round


class BoardPainter(Painter[BardwoodTable]):
    """Paints the boards of players and of the Rival."""

    album: Faces

    def __init__(self, view: View[BardwoodTable]) -> None:
        super().__init__(view, len(view.table.seats), RIVAL if view.table.rival is not None else None)
        self.box = view.table.box

    def color(self, side: int) -> str:
        """The Rival has the first colour that no seat uses."""
        return SIDE_COLORS[len(self.seats) if side == RIVAL else side]

    def thing(self, verb: int) -> Mark:
        """A token, a pool or a track as a symbol."""
        look = LOOKS[verb]
        return self.album.mark(f"thing-{look.name}", look.sign, look.color, look.icon)

    def reached(self, number: int, least: int, met: bool) -> Mark:
        text = self.view.say("mark-progress", number=number, number2=least)
        return Mark("activated" if met else "hourglass", f"{number}/{least}", text, "green" if met else "")

    # -- players' boards -------------------------------------------------------------------

    def playing(self, seat: int) -> list[Zone]:
        """Hand, dial and song. In one's own Sing phase there is no hand."""
        player = self.table.seats[seat]
        hand = [self.hand(seat, "card", player.hand, self.known(player))] if player.hand else []
        for zone in hand:
            zone.importance = CARDS
        dial = [] if player.bard == NONE or (self.view.own(seat) and self.in_song(seat)) else [self.dial(seat)]
        return [*hand, *dial, self.song(seat)]

    def tokens(self, seat: int) -> list[Zone]:
        """What is counted."""
        player = self.table.seats[seat]
        return [
            *self.pool(seat),
            self.counted(seat, "volume", b.VOLUME, player.volume),
            self.counted(seat, "coins", b.COIN, player.coins),
            self.counted(seat, "acoustic", b.ACOUSTIC, player.acoustic),
            self.counted(seat, "range", b.RANGE, player.range),
            self.counted(seat, "gems", b.GEM, player.gems),
            self.held(seat, player.held),
        ]

    def board(self, seat: int) -> list[Zone]:
        """What changes slowly: crest track, Bard card, Muse, creatures, challenges, deck and discard pile."""
        player = self.table.seats[seat]
        zones = [self.crest_track(seat, "crest-track", player.crests), self.brag(seat)]
        if player.bard != NONE:
            zones.append(self.cards(seat, "bard", "bard", [player.bard], "mat"))
            zones[-1].importance = GLANCED
        if player.muse != NONE:
            zones.append(self.cards(seat, "muse", "muse", [player.muse], "mat"))
        if self.table.rival is not None and len(self.seats) == 1:
            zones.append(self.challenges(self.table.rival))
        return [*zones, self.deck(seat), self.discard(seat)]

    def known(self, player: BardwoodSeat) -> list[int]:
        """The cards of a hand that everybody knows; at the end hands are open (BAR-291)."""
        if self.over:
            return player.hand
        return [card for card, seen in zip(player.hand, player.seen, strict=True) if seen]

    def song(self, seat: int) -> Zone:
        """The Instrument with the song marker once it stands there, then the song; what was used is marked."""
        table = self.table
        player = table.seats[seat]
        pieces = []
        singing = self.sings(seat)
        for place, card in enumerate(song_of(table, seat) if player.bard != NONE else []):
            marks = []
            if place == 0 and player.ready:
                marks.append(song_marker(self.album))
            if singing and table.used >> place & 1:
                marks.append(self.album.mark("used", "✓", icon="activated"))
            if singing and table.used_lower >> place & 1:
                marks.append(self.album.mark("used-lower", "↓", icon="activated"))
            pieces.append(self.piece("card", card, marks=marks, look="sung"))
        zone = self.stave(seat, "song", pieces)
        zone.importance = SONG
        if not self.in_song(seat):  # what is sung is read whole
            zone.least = NOTE
        if self.song_note(seat):
            when = "note-will-sing" if will_sing(table, seat) else "note-song-in"
            said = self.view.say(when, number=b.QUARTERS - player.dial)
            zone.note = " · ".join(filter(None, [self.song_worth(seat), said]))
        return zone

    def in_song(self, seat: int) -> bool:
        """Whether a seat looks at its song only: then the dial lies with the rest of its board."""
        return isinstance(self.table.asking, Sing) and self.table.asking.seat == seat

    def sings(self, seat: int) -> bool:
        return self.table.phase == SING and self.table.active == seat

    def song_note(self, seat: int) -> str:
        """Whether one sings, or how many quarters are missing (BAR-074, BAR-088)."""
        player = self.table.seats[seat]
        if self.over or player.bard == NONE or self.sings(seat):
            return ""
        if will_sing(self.table, seat):
            return self.view.say("note-will-sing")
        return self.view.say("note-quarters", number=b.QUARTERS - player.dial)

    def song_worth(self, seat: int) -> str:
        """The melodies and lyrics of its free sections, by which one chooses where to walk; option symbols apart."""
        found = {b.MELODY: 0, b.LYRIC: 0}
        for card in song_of(self.table, seat):
            for item in self.box.cards[card].upper.plain:
                if item.verb in found:
                    found[item.verb] += item.number * times(self.table, seat, item)
        return self.album.joined([self.album.amount(verb, number) for verb, number in found.items() if number])

    def dial(self, seat: int) -> Zone:
        """Each quarter with its movement and bonus, and the runes that still lie on it; the marker on its shelf."""
        player = self.table.seats[seat]
        pieces = []
        for quarter, runes in enumerate(player.runes):
            for number in range(1, runes + 1):
                id_ = f"rune:{QUARTER_IDS[quarter]}:{number}"
                pieces.append(
                    self.token(id_, QUARTER_IDS[quarter], self.album.mark("dial-rune", "◈", icon="rune-stone"))
                )
        zone = self.wheel("dial", self.album.once(printed_dial), player.dial, pieces, seat)
        zone.note = self.song_note(seat)
        zone.scenery, zone.importance, zone.least = CLOCK, CARDS, DIAL
        if not player.ready:
            zone.pieces.append(self.token("marker", "", self.album.mark("shelf", "♪", "yellow", "g-clef")))
        return zone

    def pool(self, seat: int) -> list[Zone]:
        """Melodies and lyrics live only in a Sing phase (BAR-094)."""
        if not self.sings(seat):
            return []
        return [
            self.counted(seat, "melodies", b.MELODY, self.table.melodies),
            self.counted(seat, "lyrics", b.LYRIC, self.table.lyrics),
        ]

    def counted(self, side: int, name: str, verb: int, number: int) -> Zone:
        return self.tally(side, name, number, self.thing(verb))

    def held(self, side: int, held: list[int]) -> Zone:
        """Crests of others: what they can be spent for is in the player aid (BAR-164)."""
        return self.tally(side, "held", sum(held), self.album.mark("held", "▽", icon="checked-shield"))

    @part(lambda painter, side, name, crests: crests)
    def crest_track(self, side: int, name: str, crests: int) -> Zone:
        """The crests that are left, and what shows where others lay: melodies in defence, then blue gems (BAR-161).

        Of others one only counts them.
        """
        if not self.view.own(side):
            mark = Mark("checked-shield", self.sign(side), self.view.say("mark-own-crest", seat=side), self.color(side))
            return self.tally(side, name, crests, mark)
        first = b.CRESTS - crests
        text = self.view.say("mark-own-crest", seat=side)
        mark = Mark("checked-shield", self.sign(side), text, self.color(side))
        owner = self.view.lexicon.id("seat", side)
        pieces = [self.token(f"own-crest:{owner}:{n + 1}", str(n + 1), mark) for n in range(first, b.CRESTS)]
        zone = self.area(name, "track", side, pieces)
        zone.spaces = b.CRESTS
        zone.cells = self.album.once(printed_track)
        zone.note = self.view.say("note-defence", number=common.defence(crests))
        return zone

    @part(lambda painter, seat: painter.table.seats[seat].brag)
    def brag(self, seat: int) -> Zone:
        return self.cards(seat, "brag", "card", self.table.seats[seat].brag)

    @part(lambda painter, seat: (painter.table.seats[seat].top, len(painter.table.seats[seat].unknown)))
    def deck(self, seat: int) -> Zone:
        """How many cards it has, and those that everybody knows on top of it, the topmost first (BAR-291)."""
        player = self.table.seats[seat]
        known = [self.piece("card", card) for card in reversed(player.top)]
        return self.pile("deck", len(player.top) + len(player.unknown), known, seat)

    @part(lambda painter, seat: painter.table.seats[seat].discard)
    def discard(self, seat: int) -> Zone:
        cards = self.table.seats[seat].discard
        return self.pile("discard", len(cards), [self.piece("card", card) for card in reversed(cards)], seat)

    def challenges(self, rival: Rival) -> Zone:
        """BAR-238 to BAR-240: the open Challenge cards, the chosen side of each and how far it is."""
        pieces = []
        for challenge, taken in zip(rival.open, rival.taken, strict=True):
            printed = self.box.challenges[challenge]
            marks = []
            for difficulty in (EASY, HARD) if taken == OPEN else (taken,):
                least = printed.least[difficulty]
                reached = measure(self.table, 0, printed.measures[difficulty])
                mark = self.reached(reached, least, reached >= least)
                if taken != OPEN:
                    text = self.view.say("mark-taken", difficulty=taken)
                    marks.append(Mark("checked-shield", self.sign(0), text, self.color(0)))
                marks.append(mark)
            pieces.append(self.piece("challenge", challenge, marks=marks))
        return self.area("challenges", "row", 0, pieces)

    # -- the Rival -------------------------------------------------------------------------

    def rival_area(self, rival: Rival) -> list[Zone]:
        """All of it is open but the order of its deck; its two cards of this turn lie on their piles (BAR-224)."""
        dial = self.wheel("rival-dial", self.album.once(printed_quarters), rival.dial, side=RIVAL)
        dial.note = self.view.say(
            "note-rival-sings" if rival.ready else "note-quarters", number=b.QUARTERS - rival.dial
        )
        dial.scenery = CLOCK
        if not rival.ready:
            dial.pieces.append(self.token("marker", "", self.album.mark("shelf", "♪", "yellow", "g-clef")))
        left = b.RIVAL_TOKENS - rival.laid
        return [
            self.pile("rival-movement", len(rival.movement), self.tops(rival.movement), RIVAL),
            self.pile("rival-discard", len(rival.discard), self.tops(rival.discard), RIVAL),
            dial,
            self.counted(RIVAL, "rival-volume", b.VOLUME, rival.volume),
            self.counted(RIVAL, "rival-gems", b.GEM, rival.gems),
            self.tally(RIVAL, "rival-tokens", left, self.album.mark("rival-tokens", "①", self.color(RIVAL), "")),
            self.tally(RIVAL, "rival-runes", rival.runes, self.album.mark("rival-runes", "◈", icon="rune-stone")),
            self.tally(RIVAL, "rival-held", sum(rival.held), self.album.mark("held", "▽", icon="checked-shield")),
            self.crest_track(RIVAL, "rival-crests", rival.crests),
            self.cards(RIVAL, "rival-score", "card", rival.score),
            self.pile("rival-deck", len(rival.deck), side=RIVAL),
        ]

    def tops(self, cards: list[int]) -> list[Piece]:
        return [self.piece("rival_card", card) for card in cards[-1:]]


def printed_dial(faces: Faces) -> list[Cell]:
    """The quarters of a player's dial: movement, and the bonus of one without runes (BAR-080, BAR-081)."""
    cells = printed_quarters(faces)
    for quarter, cell in enumerate(cells):
        benefit = faces.box.quarters[quarter]
        cell.marks = [f"movement-{benefit.movement}", *faces.signs(benefit.bonus.items)]
        cell.lines = faces.quarter_lines(quarter)
    return cells


def printed_quarters(faces: Faces) -> list[Cell]:
    return [Cell(QUARTER_IDS[quarter], title=faces.name("quarter", quarter)) for quarter in range(b.QUARTERS)]


def printed_track(faces: Faces) -> list[Cell]:
    """What lies under the crests: melodies in defence, then blue gems (BAR-161)."""
    defended = b.DEFENCE_MAX - 1
    return [Cell(str(space + 1), marks=["defence" if space < defended else "track-gem"]) for space in range(b.CRESTS)]
