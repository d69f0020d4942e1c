"""What a seat sees of Bardwood Grove: the grove, legends and shops on their pages, and everybody's board."""

from __future__ import annotations

from collections.abc import Collection

from veillee.core.painter import Painter
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.core.scoring import total
from veillee.core.spec import Painting, View
from veillee.games.bardwood import box as b
from veillee.games.bardwood.box import NONE
from veillee.games.bardwood.faces import BARD_ICONS, LOOKS, Faces
from veillee.games.bardwood.grove import RATIO, SCENERY, Grove, printed_roads
from veillee.games.bardwood.measures import measure
from veillee.games.bardwood.scoring import meets, player_points, rival_points
from veillee.games.bardwood.setup import ChooseBard, KeepMuse, free_bards
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.compose import will_sing
from veillee.games.bardwood.steps.creatures import soothe_cost
from veillee.games.bardwood.steps.places import card_price, shop_price
from veillee.games.bardwood.steps.rest import FanChoice
from veillee.games.bardwood.steps.sing import Sing, song_of
from veillee.games.bardwood.table import (
    ACT_1,
    ACT_2,
    BETWEEN,
    EASY,
    HARD,
    OPEN,
    RIVAL,
    SETUP,
    SIDES,
    SING,
    SWAN_SONGS,
    BardwoodSeat,
    BardwoodTable,
    Rival,
)
from veillee.games.bardwood.words import LOCATION_IDS, QUARTER_IDS, REGION_IDS, RESERVE_IDS

SIDE_COLORS = ("blue", "yellow", "red", "purple", "green")
PLACE = 38  # pixels: a place of the grove has a symbol and what stands on it
SOON = 4  # so many gems are left when the end of an act is announced
EVENT_SIGNS = {"active": "●", "waiting": "…", "finished": "–"}
EVENT_COLORS = {"active": "green", "waiting": "", "finished": "grey"}
MAP, SONG, CARDS, SHOP, GLANCED = 5, 3, 2, 2, 1  # importance: the map is what one looks at
# The least width in pixels: two cards of a hand lie side by side on a phone, the rest leaves room for the map.
CARD, NOTE, DIAL, EVENT, MOTIF = 164, 108, 96, 96, 64
CLOCK = "clock"  # quarters lie still, the pointer goes round
RIVAL_SIGNS = ("north", "east", "south", "west", "portal-0", "portal-1")  # of the legend
WITH_RIVAL = "rival"  # the subject of the player aid that only matches with the Rival need


def paint(view: View[BardwoodTable]) -> Painting:
    return BardwoodPainter(view).painting()


class BardwoodPainter(Painter[BardwoodTable]):
    """Paints one scene: zones in the order in which a player looks at the table."""

    album: Faces

    def __init__(self, view: View[BardwoodTable]) -> None:
        super().__init__(view, len(view.table.seats), RIVAL if view.table.rival is not None else None)
        self.box = view.table.box
        asking = self.table.asking
        # The seat whose area lies in front: the one that looks, else the one that is asked.
        self.front = view.seat if view.seat is not None else asking.seat if asking is not None else 0

    def painting(self) -> Painting:
        here = self.shops_at_hand()
        own = self.view.seat
        pages, zones = self.pages(
            grove=[
                *self.choosing(),
                self.grove(),
                *(self.shop(number) for number in here),
                self.events(),
                self.motifs(),
                self.river(),
                *([] if own is None else self.playing(own)),
            ],
            legends=[
                *(self.legends(level) for level in range(b.LEVELS)),
                *([self.dial(own)] if own is not None and self.in_song(own) else []),
                *([] if own is None else self.board(own)),
            ],
            shops=[
                *(self.shop(number) for number in range(len(self.box.shops)) if number not in here),
                self.market(),
                self.fans(),
                *self.supply(),
            ],
        )
        zones.append(self.aid())
        for seat in self.seats_around():
            zones += self.tokens(seat)
            if seat != own:
                zones += [*self.playing(seat), *self.board(seat)]
        if self.table.rival is not None:
            zones += self.rival_area(self.table.rival)
        return Painting(self.status(), self.players(), zones, self.legend(), pages)

    def aid(self) -> Zone:
        zone = super().aid()
        if self.table.rival is None:
            zone.pieces = [piece for piece in zone.pieces if piece.id != f"aid:{WITH_RIVAL}"]
        return zone

    # -- where the match stands ------------------------------------------------------------

    def status(self) -> str:
        table = self.table
        if self.over:
            return self.view.say("status-over")
        if table.phase == SETUP:
            return self.view.say("status-setup")
        if table.act == SWAN_SONGS:
            return self.clock()
        phase = self.view.say("phase-rival") if table.active == RIVAL else self.view.say(f"phase-{table.phase}")
        return " · ".join([self.view.say(f"status-act-{table.act}"), phase, self.clock()])

    def clock(self) -> str:
        """What comes before it happens: the reserves, the change of acts, the end (BAR-168, BAR-191, BAR-194)."""
        table = self.table
        say = self.view.say
        if table.act == SWAN_SONGS:
            left = len(table.swans)
            if table.phase == BETWEEN or table.active == NONE:
                return say("clock-final")
            return say("clock-swan", seat=table.active, number=left)
        first, second = table.reserves
        if not second:
            return say("clock-end", seat=table.trigger, number=b.END_GEMS)
        if table.act == ACT_1 and not first:
            return say("clock-act-2", number=second)
        if table.act == ACT_2:
            return say("clock-second-soon" if second <= SOON else "clock-second", number=second)
        return say("clock-first-soon" if first <= SOON else "clock-first", number=first, number2=second)

    def color(self, side: int) -> str:
        """The Rival has the first colour that no seat uses."""
        return SIDE_COLORS[len(self.seats) if side == RIVAL else side]

    def score(self, side: int) -> int:
        """What the match would be worth if it ended now: everything that counts lies open (BAR-196, BAR-274)."""
        return total(rival_points(self.table) if side == RIVAL else player_points(self.table, side))

    def absent(self) -> Collection[str]:
        return RIVAL_SIGNS if self.table.rival is None else ()

    # -- the grove -------------------------------------------------------------------------

    def grove(self) -> Zone:
        """The map with everything that stands on it."""
        table = self.table
        grove = Grove(self.album, table)
        self.on_map: list[Piece] = []
        self.notes: dict[str, list[str]] = {}
        self.bards()
        self.lairs()
        self.stages()
        self.bank()
        self.rivals_tokens()
        self.reserves()
        zone = self.zone("grove", "graph", self.on_map)
        closed = [LOCATION_IDS[at] for at in range(b.LOCATIONS) if table.activated >> at & 1]
        closed += [RESERVE_IDS[act] for act in range(2) if not table.reserves[act] and table.phase != SETUP]
        stood = {piece.at for piece in self.on_map} & set(REGION_IDS)
        zone.cells = grove.cells(self.notes, closed, stood)
        zone.links = self.album.once(printed_roads)
        active = table.active
        standing = {table.seats[active].region: self.color(active)} if active not in (NONE, RIVAL) else {}
        zone.regions = grove.regions(standing)
        zone.ratio, zone.scenery, zone.least, zone.importance = RATIO, SCENERY, PLACE, MAP
        return zone

    def note(self, place: str, text: str) -> None:
        self.notes.setdefault(place, []).append(text)

    def bards(self) -> None:
        """Everybody's pawn, the Rival's on its location, and the Muse."""
        table = self.table
        for seat, player in enumerate(table.seats):
            text = self.view.say("mark-bard", seat=seat)
            figure = BARD_ICONS[player.bard] if player.bard != NONE else ""
            self.on_map.append(self.pawn(seat, REGION_IDS[player.region], text, figure=figure))
        if table.rival is not None:
            at = LOCATION_IDS[table.rival.pawn]
            self.on_map.append(self.pawn(RIVAL, at, self.view.say("mark-rival"), figure="jester-hat"))
        if table.muse_region != NONE:
            mark = self.album.mark("muse-pawn", "♀", "purple", "fairy")
            self.on_map.append(self.token("muse-pawn", REGION_IDS[table.muse_region], mark))

    def lairs(self) -> None:
        """The creature on top of each pile, what soothing it costs now, and the crests that help."""
        table = self.table
        for lair, location in enumerate(self.box.lairs):
            place = LOCATION_IDS[location]
            pile = table.lairs[lair]
            if pile.top == NONE:
                self.note(place, self.view.say("note-lair-empty", number=b.EMPTY_LAIR_COST))
                continue
            cost = soothe_cost(table, self.front, lair)
            color = "red" if self.box.cards[pile.top].boss else "blue"
            mark = Mark("", str(cost), self.view.say("mark-soothe", number=cost), color)
            self.on_map.append(self.piece("card", pile.top, at=place, marks=[mark]))
            self.note(place, self.view.say("note-lair", card=pile.top, number=cost, number2=pile.under))
            for side in range(SIDES):
                if pile.crests >> side & 1:
                    self.on_map.append(self.crest(f"crest:{place}:{side}", place, side))

    def crest(self, id_: str, at: str, side: int, number: int = 1) -> Piece:
        text = self.view.say("mark-crest", seat=side, number=number)
        return self.token(id_, at, Mark("checked-shield", f"{number}{self.sign(side)}", text, self.color(side)))

    def stages(self) -> None:
        """The runes on reward spaces, by the number of the space, and what is still to be had."""
        for location, place in enumerate(self.box.locations):
            if place.stage == NONE:
                continue
            id_ = LOCATION_IDS[location]
            for number in range(b.SPACES):
                owner = self.table.rewards[b.SPACES * place.stage + number]
                if owner != NONE:
                    text = self.view.say("mark-rune-reward", seat=owner, number=number + 1)
                    self.on_map.append(
                        self.token(f"rune:{id_}:{number + 1}", id_, Mark("", str(number + 1), text, self.color(owner)))
                    )
                    self.note(id_, text)

    def bank(self) -> None:
        """The coins that a crest brings now, and the crests that lie there."""
        place = LOCATION_IDS[self.box.bank]
        price = common.price(self.table)
        mark = Mark("", str(price), self.view.say("note-bank", number=price), "yellow")
        self.on_map.append(self.token("deal:coins", place, mark))
        lying = [side for side in range(SIDES) if self.table.bank[side]]
        for side in lying:
            id_ = "deal:crests" if side == lying[0] else f"crest:{place}:{side}"
            self.on_map.append(self.crest(id_, place, side, self.table.bank[side]))

    def rivals_tokens(self) -> None:
        for location, number in enumerate(self.table.tokens):
            if number:
                text = self.view.say("mark-rival-token", number=number)
                mark = Mark("", str(number), text, self.color(RIVAL))
                self.on_map.append(self.token(f"rival-token:{number}", LOCATION_IDS[location], mark))

    def reserves(self) -> None:
        """The gems that are left, and the runes of those who have used the event (BAR-174)."""
        for act, place in enumerate(RESERVE_IDS):
            number = self.table.reserves[act]
            if number:
                mark = Mark("", str(number), self.view.say("mark-reserve", number=number), "green")
                self.on_map.append(self.token(f"gems:{place}", place, mark))
            for seat in self.seats:
                if self.table.event_used[act] >> seat & 1:
                    text = self.view.say("mark-rune-event", seat=seat)
                    mark = Mark("rune-stone", self.sign(seat), text, self.color(seat))
                    self.on_map.append(self.token(f"rune:{place}:{seat}", place, mark))

    # -- beside the grove ------------------------------------------------------------------

    def choosing(self) -> list[Zone]:
        """What is laid out for the present question: bards or Muses, a Fan that was drawn, an Impro."""
        asking = self.table.asking
        if isinstance(asking, ChooseBard):
            return [self.zone("choosing", "row", [self.piece("bard", bard) for bard in free_bards(self.table)])]
        if isinstance(asking, KeepMuse):
            dealt = sorted(self.table.seats[asking.seat].muses)
            return [self.zone("choosing", "row", [self.piece("muse", muse) for muse in dealt])]
        if isinstance(asking, FanChoice):
            return [self.zone("choosing", "row", [self.piece("card", asking.card)])]
        return []

    def events(self) -> Zone:
        """The active one is marked; one that is over has left the board."""
        pieces = []
        active = common.active_event(self.table)
        for act, event in enumerate(self.table.events):
            if event == NONE:
                continue
            stands = "active" if event == active else "waiting" if act > self.table.act else "finished"
            mark = self.album.mark(f"event-{stands}", EVENT_SIGNS[stands], EVENT_COLORS[stands], "")
            pieces.append(self.piece("event", event, marks=[mark]))
        zone = self.zone("events", "row", pieces)
        zone.importance, zone.least = GLANCED, EVENT
        zone.note = "" if self.over or self.table.phase == SETUP else self.clock()
        return zone

    def motifs(self) -> Zone:
        """Bonus or gem side, in the order of the track: the Rival counts to the number of its token (BAR-258)."""
        pieces = [
            self.piece("motif", motif, look="motif_gem" if self.table.motif_gems >> place & 1 else "")
            for place, motif in enumerate(self.table.motifs)
        ]
        zone = self.zone("motifs", "row", pieces)
        zone.importance, zone.least = GLANCED, MOTIF
        return zone

    def river(self) -> Zone:
        """The boats, and by how many lyrics a Legend is cheaper for whoever brings the boat back (BAR-142)."""
        pieces = []
        for seat, player in enumerate(self.table.seats):
            text = self.view.say("mark-boat", seat=seat, number=player.boat)
            pieces.append(self.pawn(seat, str(player.boat), text, "boat", "sailboat"))
        cells = [
            Cell(
                str(space),
                mark=Mark("", f"−{discount}", self.view.say("mark-discount", number=discount), "purple")
                if discount
                else None,
            )
            for space, discount in enumerate(self.box.river)
        ]
        return self.track("river", len(self.box.river), pieces, cells)

    def market(self) -> Zone:
        """What a card costs, and what the bank gives (BAR-125, BAR-133)."""
        token = self.token("market", str(self.table.market), self.album.mark("market", "¤", "yellow", "two-coins"))
        cells = [
            Cell(str(space), title=str(price), mark=Mark("", str(price), self.view.say("mark-price", number=price)))
            for space, price in enumerate(self.box.market)
        ]
        zone = self.track("market", len(self.box.market), [token], cells)
        zone.note = self.view.say("note-market", number=common.price(self.table))
        return zone

    def supply(self) -> list[Zone]:
        """The stones that can still be gained (BAR-004)."""
        found = []
        for verb, number in ((b.ACOUSTIC, self.table.acoustic), (b.RANGE, self.table.range)):
            zone = self.zone(f"supply-{LOOKS[verb].name}", "tally", (), "side", number, self.thing(verb))
            found.append(zone)
        return found

    def thing(self, verb: int) -> Mark:
        """A token, a pool or a track as a symbol."""
        look = LOOKS[verb]
        return self.album.mark(f"thing-{look.name}", look.sign, look.color, look.icon)

    def legends(self, level: int) -> Zone:
        """The pile with its cost and gems first, then the open ones with the runes on them (BAR-144, BAR-145)."""
        row = self.table.legends[level]
        if row.pile:
            left = Mark("card-pick", f"×{row.pile}", self.view.say("mark-pile", number=row.pile))
            pieces = [self.piece("level", level, marks=[left])]
        else:
            pieces = [Piece(self.view.target("level", level), empty=True)]
        for legend, owner in zip(row.open, row.runes, strict=True):
            pieces.append(self.piece("legend", legend, marks=[*self.legend_rune(owner), *self.progress(legend)]))
        return self.zone(f"legends-{level + 1}", "row", pieces)

    def legend_rune(self, owner: int) -> list[Mark]:
        if owner == NONE:
            return []
        text = self.view.say("mark-rune", seat=owner)
        return [Mark("rune-stone", self.sign(owner), text, self.color(owner))]

    def progress(self, legend: int) -> list[Mark]:
        """How far whoever looks has come with a Legend."""
        if self.view.seat is None:
            return []
        printed = self.box.legends[legend]
        reached = measure(self.table, self.view.seat, printed.measure)
        return [self.reached(reached, printed.least, meets(self.table, self.view.seat, legend))]

    def reached(self, number: int, least: int, met: bool) -> Mark:
        text = self.view.say("mark-progress", number=number, number2=least)
        return Mark("activated" if met else "hourglass", f"{number}/{least}", text, "green" if met else "")

    # -- shops -----------------------------------------------------------------------------

    def shops_at_hand(self) -> list[int]:
        """The shops beside a bard who sings: one looks at them together with the map."""
        table = self.table
        if table.phase != SING or table.active in (NONE, RIVAL):
            return []
        perimeter = self.box.perimeter[table.seats[table.active].region]
        return [number for number, location in enumerate(self.box.shops) if perimeter >> location & 1]

    def shop(self, number: int) -> Zone:
        """All cards in their order, the top one first; the others cost more (BAR-126)."""
        location = self.box.shops[number]
        pile = self.table.shops[number]
        pieces = [self.piece("card", card) for card in pile]
        zone = Zone(
            f"shop-{LOCATION_IDS[location]}", "row", self.view.say("zone-shop", location=location), pieces=pieces
        )
        cost = shop_price(self.table, self.front)
        if not pile:
            zone.note = self.view.say("note-shop-empty", number=cost)
        else:
            other = card_price(self.table, self.front, location, pile[-1])
            zone.note = self.view.say("note-shop", number=cost, number2=other)
        zone.importance = SHOP
        return zone

    def fans(self) -> Zone:
        return self.pile("fans", self.table.fan_deck)

    # -- players' boards -------------------------------------------------------------------

    def playing(self, seat: int) -> list[Zone]:
        """Hand, dial and song. In one's own Sing phase there is no hand."""
        player = self.table.seats[seat]
        hand = [self.hand(seat, "card", player.hand, self.known(player))] if player.hand else []
        for zone in hand:
            zone.importance, zone.least = CARDS, CARD
            if self.view.own(seat):
                for card, piece in zip(sorted(player.hand), zone.pieces, strict=True):
                    piece.marks = self.discarded(card)
        dial = [] if player.bard == NONE or (self.view.own(seat) and self.in_song(seat)) else [self.dial(seat)]
        return [*hand, *dial, self.song(seat)]

    def discarded(self, card: int) -> list[Mark]:
        """What a card of the hand gives when the other one is played: there is no room for the words on a phone."""
        found = []
        for name, number in (
            ("volume", self.box.cards[card].discard_volume),
            ("tempo", self.box.cards[card].discard_tempo),
        ):
            if number:
                look = LOOKS[b.VOLUME if name == "volume" else b.TEMPO]
                sign = self.view.say(f"sign-discard-{name}", number=number)
                found.append(Mark(look.icon, sign, self.view.say(f"mark-discard-{name}", number=number)))
        return found

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
                marks.append(self.album.mark("ready", "♪", "yellow", "g-clef"))
            if singing and table.used >> place & 1:
                marks.append(self.album.mark("used", "✓", icon="activated"))
            if singing and table.used_lower >> place & 1:
                marks.append(self.album.mark("used-lower", "✓↓", icon="activated"))
            pieces.append(self.piece("card", card, marks=marks))
        zone = self.stave(seat, "song", pieces)
        zone.importance, zone.least = SONG, NOTE
        zone.note = self.song_note(seat)
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

    def brag(self, seat: int) -> Zone:
        return self.cards(seat, "brag", "card", self.table.seats[seat].brag)

    def deck(self, seat: int) -> Zone:
        """How many cards it has, and those that everybody knows on top of it, the topmost first (BAR-291)."""
        player = self.table.seats[seat]
        known = [self.piece("card", card) for card in reversed(player.top)]
        return self.pile("deck", len(player.top) + len(player.unknown), known, seat)

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
