"""What a seat sees of Bardwood Grove: the grove, legends and shops on their pages, and everybody's board."""

from __future__ import annotations

from collections.abc import Collection

from veillee.core.parts import part
from veillee.core.scene import Cell, Mark, Piece, Zone
from veillee.core.scoring import total
from veillee.core.spec import Painting, View
from veillee.games.bardwood import box as b
from veillee.games.bardwood.boards import GLANCED, BoardPainter
from veillee.games.bardwood.box import NONE
from veillee.games.bardwood.faces import BARD_ICONS, LOOKS
from veillee.games.bardwood.grove import RATIO, SCENERY, Grove, printed_roads
from veillee.games.bardwood.measures import measure
from veillee.games.bardwood.scoring import meets, player_points, rival_points
from veillee.games.bardwood.setup import ChooseBard, KeepMuse, free_bards
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.steps.creatures import soothe_cost
from veillee.games.bardwood.steps.places import card_price, shop_price
from veillee.games.bardwood.steps.rest import FanChoice
from veillee.games.bardwood.table import (
    ACT_1,
    ACT_2,
    BETWEEN,
    RIVAL,
    SETUP,
    SIDES,
    SING,
    SWAN_SONGS,
    BardwoodTable,
)
from veillee.games.bardwood.words import LOCATION_IDS, REGION_IDS, RESERVE_IDS

PLACE = 38  # pixels: a place of the grove has a symbol and what stands on it
SOON = 4  # so many gems are left when the end of an act is announced
EVENT_SIGNS = {"active": "▶", "waiting": "…", "finished": "–"}
EVENT_COLORS = {"active": "green", "waiting": "", "finished": "grey"}
MAP, SHOP, READ = 5, 2, 3  # importance: the map is what one looks at, an event has a text that one needs
EVENT, MOTIF, WARE = 96, 64, 90  # the least width in pixels of what one only looks at: it leaves room for the map
RIVAL_SIGNS = ("north", "east", "south", "west", "portal-0", "portal-1")  # of the legend
WITH_RIVAL = "rival"  # the subject of the player aid that only matches with the Rival need


def paint(view: View[BardwoodTable]) -> Painting:
    return BardwoodPainter(view).painting()


class BardwoodPainter(BoardPainter):
    """Paints one scene: zones in the order in which a player looks at the table."""

    def __init__(self, view: View[BardwoodTable]) -> None:
        super().__init__(view)
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

    def needless(self) -> Collection[str]:
        return (WITH_RIVAL,) if self.table.rival is None else ()

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
        return " · ".join([self.view.say(f"status-act-{table.act}"), self.clock(), phase])

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
        zone.ratio, zone.scenery, zone.least = RATIO, SCENERY, PLACE
        zone.importance = GLANCED if isinstance(table.asking, (ChooseBard, KeepMuse)) else MAP
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

    @part(lambda painter: (painter.table.events, painter.table.act, common.active_event(painter.table)))
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
        zone.importance, zone.least = READ, EVENT
        return zone

    @part(lambda painter: (painter.table.motifs, painter.table.motif_gems))
    def motifs(self) -> Zone:
        """Bonus or gem side, in the order of the track: the Rival counts to the number of its token (BAR-258)."""
        pieces = [
            self.piece("motif", motif, look="motif_gem" if self.table.motif_gems >> place & 1 else "")
            for place, motif in enumerate(self.table.motifs)
        ]
        zone = self.zone("motifs", "row", pieces)
        zone.importance, zone.least = GLANCED, MOTIF
        return zone

    @part(lambda painter: [player.boat for player in painter.table.seats])
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

    @part(lambda painter: (painter.table.market, common.price(painter.table)))
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

    @part(lambda painter: (painter.table.acoustic, painter.table.range))
    def supply(self) -> list[Zone]:
        """The stones that can still be gained (BAR-004)."""
        found = []
        for verb, number in ((b.ACOUSTIC, self.table.acoustic), (b.RANGE, self.table.range)):
            zone = self.zone(f"supply-{LOOKS[verb].name}", "tally", (), "side", number, self.thing(verb))
            found.append(zone)
        return found

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
        if number in self.shops_at_hand():
            zone.least = WARE
        return zone

    @part(lambda painter: painter.table.fan_deck)
    def fans(self) -> Zone:
        return self.pile("fans", self.table.fan_deck)
