"""A second, plain model of Bardwood Grove, written from the rulebook and its specification and not from the code.

It knows only the content files. `Referee.match()` plays a match as a conversation: it yields an `Ask` with everything
that may be answered, or a `Chance` with everything that may come out, and is told what was. Whoever leads the
conversation compares its questions, its `picture()` and its `tale` with those of a real table.
"""

from __future__ import annotations

import re
import tomllib
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, TypeAlias

from tests.hearing import Ask, Chance, Talk

Entry: TypeAlias = dict[str, Any]


def read(name: str) -> dict[str, Any]:
    text = (files("veillee.games.bardwood") / "content" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


# -- what is printed ----------------------------------------------------------------------

SEATS = ("blue", "yellow", "red", "purple")
RIVAL = "rival"
QUARTERS = ("upper_right", "lower_right", "lower_left", "upper_left")
SEASONS = ("spring", "summer", "autumn", "winter")
LETTERS = {
    "M": "melody",
    "L": "lyric",
    "V": "volume",
    "C": "coin",
    "A": "acoustic",
    "R": "range",
    "G": "gem",
    "MV": "movement",
    "T": "tempo",
    "CT": "backbeat",
    "S": "stone",
    "BRAG": "brag",
    "MOTIF": "motif",
}
ENDLESS = 99  # opposite conversions that know no limit must not circle for ever
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}
BACK = {"north": "south", "south": "north", "east": "west", "west": "east"}


@dataclass
class Item:
    """One thing that a card shows: an amount, a word, two options or a conversion."""

    verb: str
    number: int = 1
    per: str = ""
    sides: list[Item] = field(default_factory=list)
    price: dict[str, int] = field(default_factory=dict)
    gains: list[Item] = field(default_factory=list)
    limit: int = 0


@cache
def items(text: str) -> list[Item]:
    return [item(part.strip()) for part in text.split(";")] if text else []


def item(text: str) -> Item:
    if "=>" in text:
        paid, _, rest = text.partition("=>")
        given, _, limit = rest.partition(" x")
        gains = [item(part) for part in given.split("+")]
        price = {one.verb: one.number for one in map(item, paid.split("+"))}
        return Item("convert", price=price, gains=gains, limit={"1": 1, "2": 2, "inf": ENDLESS, "": 1}[limit])
    if "|" in text:
        return Item("option", sides=[item(part) for part in text.split("|")])
    found = re.fullmatch(r"([A-Z]+)(\d+)(?: per (\w+))?", text)
    if found:
        return Item(LETTERS[found[1]], int(found[2]), found[3] or "")
    return Item(LETTERS.get(text, text))


def plain(effect: Iterable[Item]) -> list[Item]:
    return [one for one in effect if one.verb != "convert"]


def by_id(entries: Iterable[Entry], **more: str) -> dict[str, Entry]:
    return {entry["id"]: {**entry, **more} for entry in entries}


BOARD = read("board")
BARDS = by_id(read("bards")["bard"])
INSTRUMENT = {entry["bard"]: entry for entry in read("bards")["instrument"]}
CARDS = {
    **by_id(read("bards")["instrument"], type="instrument"),
    **by_id(read("skills")["skill"], type="skill"),
    **by_id(read("impros")["impro"], type="impro"),
    **by_id(read("fans")["fan"], type="fan"),
    **by_id(read("creatures")["creature"], type="creature"),
}
LEGENDS = by_id(read("legends")["legend"])
BACKS = {entry["level"]: entry for entry in read("legends")["back"]}
EVENTS = by_id(read("events")["event"])
MOTIFS = by_id(read("motifs")["motif"])
MUSES = by_id(read("muses")["muse"])
RIVAL_CARDS = by_id(read("rival")["rival_card"])
CHALLENGES = by_id(read("rival")["challenge"])
PLACES = by_id(BOARD["location"])
PLACE_AT = {tuple(entry["crossing"]): id_ for id_, entry in PLACES.items()}
PORTALS = by_id(BOARD["portal"])
PORTAL_AT = {tuple(entry["crossing"]): id_ for id_, entry in PORTALS.items()}
REGIONS = [entry["id"] for entry in BOARD["region"]]
TRACKS: dict[str, list[int]] = {track["id"]: track["values"] for track in BOARD["track"]}
MARKET, RIVER = TRACKS["market"], TRACKS["river"]
SUPPLY = {token["id"]: token["count"] for token in read("components")["token"]}


def of_kind(*kinds: str) -> list[str]:
    return [id_ for id_, place in PLACES.items() if place["kind"] in kinds]


LAIRS, SHOPS, STAGES = of_kind("creature"), of_kind("skill_shop", "impro_shop"), of_kind("performance")
SKILL_SHOPS, IMPRO_SHOPS = of_kind("skill_shop"), of_kind("impro_shop")


def around(region: str) -> list[str]:
    """The locations on the perimeter of a region: its four corners."""
    column, row = "abcde".index(region[0]), int(region[1]) - 1
    corners = [(column + east, row + south) for south in (0, 1) for east in (0, 1)]
    return [PLACE_AT[corner] for corner in corners if corner in PLACE_AT]


def steps_between(one: str, other: str) -> int:
    return abs(ord(one[0]) - ord(other[0])) + abs(ord(one[1]) - ord(other[1]))


def place_range(region: str, place: str) -> int:
    """BAR-154, BAR-155: range stones to a location."""
    if place in around(region):
        return 0
    return 1 if any(place in around(near) for near in REGIONS if steps_between(region, near) == 1) else 2


def shows_impro(card: str) -> bool:
    return any(one.verb in ("IMPRO", "IMPRO_SHOP") for one in items(CARDS[card]["effect"]))


def free_section(card: str) -> list[Item]:
    entry = CARDS[card]
    return items(entry["upper"] if entry["type"] == "skill" else entry["effect"])


# -- what lies where ----------------------------------------------------------------------


@dataclass
class Player:
    id: str
    bard: str = ""
    muse: str = ""
    region: str = "c2"
    boat: int = 0
    dial: int = 0
    runes: list[int] = field(default_factory=lambda: [2, 2, 2, 2])
    ready: bool = False
    volume: int = 0
    crests: int = 7
    held: Counter[str] = field(default_factory=Counter)
    coin: int = 0
    acoustic: int = 0
    range: int = 0
    gems: int = 0
    known: list[str] = field(default_factory=list)
    deck: list[str] = field(default_factory=list)
    hand: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    song: list[str] = field(default_factory=list)
    brag: list[str] = field(default_factory=list)
    drawn: str = ""

    def owned(self) -> list[str]:
        return [*self.known, *self.deck, *self.hand, *self.discard, *self.song, *self.brag]

    def tokens(self) -> int:
        return self.coin + self.acoustic + self.range


@dataclass
class Lair:
    top: str = ""
    under: int = 2
    crests: list[str] = field(default_factory=list)


@dataclass
class Row:
    """The Legends of a level."""

    unseen: list[str]
    pile: int = 5
    open: dict[str, str] = field(default_factory=dict)  # with the owner of the rune


@dataclass
class Automat:
    """The Rival."""

    level: str
    pawn: str = "poet"
    tokens: dict[str, int] = field(default_factory=dict)
    dial: int = 0
    ready: bool = False
    volume: int = 0
    crests: int = 7
    runes: int = 8
    gems: int = 0
    held: Counter[str] = field(default_factory=Counter)
    deck: list[str] = field(default_factory=list)
    movement: list[str] = field(default_factory=list)
    discard: list[str] = field(default_factory=list)
    removed: list[str] = field(default_factory=list)
    score: list[str] = field(default_factory=list)
    challenges: list[str] = field(default_factory=list)
    open: dict[str, str] = field(default_factory=dict)  # Challenge cards: "", "easy" or "hard"


class Referee:
    def __init__(self, mode: str, players: int, level: str, content: str, dealt: bool, gentle: bool) -> None:
        boxes = {"base": [], "seasons": [*SEASONS], "everything": [*SEASONS, "muse"]}[content]
        self.boxes = {"base", *boxes}
        self.dealt, self.gentle = dealt, gentle
        self.solo = mode == "solo"
        self.players = {id_: Player(id_) for id_ in SEATS[:players]}
        self.rival = None if mode == "standard" else Automat(level)
        if self.rival:
            self.rival.deck = list(RIVAL_CARDS)
            self.rival.challenges = list(CHALLENGES) if self.solo else []
        self.order: list[str] = []
        self.active = ""
        self.act = 1
        sides = players + (self.rival is not None)
        self.reserves = [*next(entry["gems"] for entry in BOARD["reserves"] if entry["participants"] == sides)]
        self.events: list[str] = []
        self.event_used: list[set[str]] = [set(), set()]
        self.market = 0
        self.lairs = {id_: Lair() for id_ in LAIRS}
        self.small = self.pool("creature", kind="small")
        self.bosses = self.pool("creature", kind="boss")
        self.shops: dict[str, list[str]] = {id_: [] for id_ in SHOPS}
        self.fans = self.pool("fan")
        self.fan_deck = 12
        self.rows = {
            level: Row([id_ for id_, legend in LEGENDS.items() if self.in_use(legend) and legend["level"] == level])
            for level in (1, 2, 3)
        }
        self.rewards: dict[tuple[str, int], str] = {}
        self.motifs: list[str] = []
        self.playing: list[str] = []  # the Motif tokens whose bonus is being gained
        self.turned: set[str] = set()  # Motif tokens that show their gem
        self.bank: Counter[str] = Counter()
        self.muse_region = "c1" if "muse" in self.boxes else ""
        self.supply = {"acoustic": SUPPLY["acoustic"], "range": SUPPLY["range"]}
        self.links: dict[str, str] = {}
        self.trigger = ""
        self.swan = False
        self.points = 0
        self.pool_of = {"melody": 0, "lyric": 0}
        self.used: set[str] = set()
        self.used_lower: set[str] = set()
        self.conversions: Counter[tuple[str, int]] = Counter()
        self.activated: set[str] = set()
        self.duelled: set[str] = set()
        self.ranged = False
        self.tale: list[tuple[str, dict[str, str]]] = []

    def in_use(self, entry: Entry) -> bool:
        return entry.get("box") in self.boxes

    def pool(self, type_: str, **wanted: str) -> list[str]:
        """The advanced cards of a type that this match may use."""
        return [
            id_
            for id_, card in CARDS.items()
            if card["type"] == type_
            and self.in_use(card)
            and all(card[name] == value for name, value in wanted.items())
        ]

    def tell(self, kind: str, **args: object) -> None:
        self.tale.append((kind, {name: str(value) for name, value in args.items()}))

    def ask(self, side: str, keys: Sequence[str]) -> Talk[str]:
        """A single option is no question."""
        assert keys, "a question without an answer"
        return keys[0] if len(keys) == 1 else (yield Ask(side, list(keys)))

    def draw(self, role: str, pool: list[str]) -> Talk[str]:
        """Something comes out of a pool, and is no longer in it."""
        found = yield Chance(role, list(pool))
        pool.remove(found)
        return found

    # -- set-up (2.4, 2.5, 2.17) -----------------------------------------------------------

    def match(self) -> Talk[None]:
        yield from self.lay_out()
        yield from self.take_seats()
        yield from self.event_moment(0, "start")
        side = self.order[0]
        while True:
            yield from self.turn(side)
            if (yield from self.between_turns()):
                break
            side = self.after(side)[0]
        start = self.trigger
        self.swan = True
        for side in self.after(start):
            if side != start:
                yield from self.turn(side)

    def lay_out(self) -> Talk[None]:
        way = yield Chance("number", ["0", "1"])
        season = yield Chance("season", [*SEASONS])
        for name in (season, season if way == "0" else SEASONS[(SEASONS.index(season) + 1) % 4]):
            pool = [id_ for id_, event in EVENTS.items() if event["season"] == name and self.in_use(event)]
            self.events.append((yield Chance("event", [id_ for id_ in pool if id_ not in self.events])))
        for kinds, type_ in ((SKILL_SHOPS, "skill"), (IMPRO_SHOPS, "impro")):
            stock = self.pool(type_)
            for shop in kinds:
                for _ in range(6):
                    self.shops[shop].append((yield from self.draw("card", stock)))
        motifs = [id_ for id_, motif in MOTIFS.items() if self.in_use(motif)]
        while motifs and len(self.motifs) < 6:
            self.motifs.append((yield from self.draw("motif", motifs)))
        for level in self.rows:
            yield from self.reveal_legend(level)
        for lair in self.lairs.values():
            lair.top = yield from self.draw("card", self.small)
        if len(self.players) + (self.rival is not None) == 2:  # BAR-041
            for place in BOARD["map"]["below_reserves"]:
                yield from self.next_creature(self.lairs[place])

    def take_seats(self) -> Talk[None]:
        seats = list(self.players)
        first = yield Chance("seat", seats)
        place = seats.index(first)
        self.order = seats[place:] + seats[:place]
        if self.rival:
            self.order.append(RIVAL)
            south = yield Chance("number", ["0", "1"])
            side = yield Chance("number", ["0", "1"])
            below = ("portal_sw", "portal_se") if south == "0" else ("portal_se", "portal_sw")
            sides = ("portal_w", "portal_e") if side == "0" else ("portal_e", "portal_w")
            for one, other in zip(below, sides, strict=True):  # BAR-214: amber, then violet
                self.links[one], self.links[other] = other, one
        humans = [self.players[side] for side in self.order if side != RIVAL]
        free = [id_ for id_, bard in BARDS.items() if self.in_use(bard)]
        for player in humans:
            if self.dealt:
                player.bard = yield from self.draw("bard", free)
            else:
                key = yield from self.ask(player.id, [f"bard:{bard}" for bard in free])
                player.bard = key.removeprefix("bard:")
                free.remove(player.bard)
            for id_, card in CARDS.items():
                if card.get("bard") == player.bard and card["type"] in ("skill", "impro"):
                    player.deck.append(id_)
                if card.get("bard") == player.bard and card["type"] == "fan":
                    player.discard.append(id_)
            for token in ("coin", "acoustic", "range") if self.gentle else ():  # BAR-292
                self.take(player, token, 1)
        if "muse" in self.boxes:
            muses = list(MUSES)
            dealt: dict[str, list[str]] = {player.id: [] for player in humans}
            for player in humans:
                for _ in range(2):
                    dealt[player.id].append((yield from self.draw("muse", muses)))
            for player in reversed(humans):
                pair = [id_ for id_ in MUSES if id_ in dealt[player.id]]
                player.muse = (yield from self.ask(player.id, [f"muse:{id_}" for id_ in pair])).removeprefix("muse:")
        for player in humans:
            yield from self.draw_cards(player)
        if self.rival:
            if self.rival.level == "hard":  # BAR-223
                self.reserves = [gems - 1 for gems in self.reserves]
                self.rival.gems += 2
            if self.solo and "muse" in self.boxes:  # BAR-211
                self.rival.gems += 2
            if self.solo:
                self.rival.open[(yield from self.draw("challenge", self.rival.challenges))] = ""

    # -- the turn loop (4.4) ----------------------------------------------------------------

    def after(self, side: str) -> list[str]:
        """All sides in turn order, beginning behind this one and ending with it."""
        place = self.order.index(side) + 1
        return self.order[place:] + self.order[:place]

    def turn(self, side: str) -> Talk[None]:
        self.active = side
        self.tell("swan-song" if self.swan else "turn", seat=side)
        if side == RIVAL:
            yield from self.rival_turn()
            return
        player = self.players[side]
        yield from self.compose(player)
        sings = player.ready or self.swan
        if sings:
            yield from self.sing(player)
        yield from self.rest(player, sings)

    def between_turns(self) -> Talk[bool]:
        """Ends and starts of events; whether the swan songs begin."""
        if self.act == 1 and not self.reserves[0]:
            yield from self.event_moment(0, "end")
            self.events[0] = ""
            if self.reserves[1]:
                self.act = 2
                yield from self.event_moment(1, "start")
        if self.reserves[1]:
            return False
        if self.act == 2:
            yield from self.event_moment(1, "end")
            self.events[1] = ""
        return True

    def event_moment(self, place: int, moment: str) -> Talk[None]:
        event = EVENTS[self.events[place]]
        self.tell(f"event-{moment}s", event=event["id"], number=place + 1)
        if event["kind"] != moment:
            return
        verb, _, rest = event["verbs"][0].partition(" ")
        humans = [self.players[side] for side in self.order if side != RIVAL]
        if verb == "motifs_to_gems":
            self.turned = set(self.motifs)
        elif verb == "each":
            for player in humans:
                yield from self.gain(player, items(rest), "other")
        elif verb == "each_rune":
            for player in humans:
                key = yield from self.ask(player.id, [*self.rune_keys(player), "keep"])
                if key != "keep":
                    self.take_rune(player, key)
                yield from self.gain(player, items(rest), "other")
        elif verb == "each_per":
            measure, per, most = rest.split()
            for player in humans:
                self.gems(player.id, min(int(most), self.measure(player, measure) // int(per)))
        else:
            assert verb == "most"
            measure, gains, alone = rest.split()
            values = [self.measure(player, measure) for player in humans]
            for player, value in zip(humans, values, strict=True):
                if value == max(values) and (len(humans) > 1 or value >= int(alone)):
                    yield from self.gain(player, items(gains), "other")

    def event_now(self) -> str:
        """The active event (BAR-167 to BAR-170)."""
        if self.swan:
            return ""
        return self.events[self.act - 1] if self.reserves[self.act - 1] else ""

    # -- powers (3.17) ----------------------------------------------------------------------

    def powers(self, player: Player | None, verb: str) -> list[str]:
        """What follows this verb on the player's Bard and Muse cards and on the active event."""
        texts: list[str] = []
        event = self.event_now()
        if event and EVENTS[event]["kind"] == "ongoing":
            texts += EVENTS[event]["verbs"]
        if player:
            texts += BARDS[player.bard]["powers"]
            if player.muse:
                texts += MUSES[player.muse]["powers"]
        return [text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb]

    def more(self, player: Player | None, *verbs: str) -> int:
        return sum(int(number) for verb in verbs for number in self.powers(player, verb))

    # -- gems and other gains ---------------------------------------------------------------

    def gems(self, side: str, number: int) -> None:
        """BAR-104: from the lowest reserve that holds some. BAR-192: 2 more for whoever is active at the end."""
        if number <= 0:
            return
        self.tell("gains", seat=side, unit="gem", number=number)
        self.add_gems(side, number)
        for _ in range(number):
            for act in (0, 1):
                if self.reserves[act]:
                    self.reserves[act] -= 1
                    if not self.reserves[act]:
                        self.tell("reserve-empty", number=act + 1)
                        if act == 1:
                            self.trigger = self.active
                            self.add_gems(self.active, 2)
                            self.tell("end-triggered", seat=self.active)
                    break

    def add_gems(self, side: str, number: int) -> None:
        if side == RIVAL:
            assert self.rival
            self.rival.gems += number
        else:
            self.players[side].gems += number

    def take(self, player: Player, token: str, number: int) -> None:
        """A coin or a stone: stones only as long as there are some (BAR-004)."""
        if token == "coin":
            player.coin += number
            return
        got = min(number, self.supply[token])
        self.supply[token] -= got
        setattr(player, token, getattr(player, token) + got)

    def give_back(self, player: Player, token: str, number: int) -> None:
        setattr(player, token, getattr(player, token) - number)
        if token != "coin":
            self.supply[token] += number

    def gain(self, player: Player, effect: Iterable[Item], phase: str) -> Talk[None]:
        for one in effect:
            yield from self.gain_one(player, one, phase)

    def gain_one(self, player: Player, one: Item, phase: str, chosen: bool = False) -> Talk[None]:
        number = one.number
        if one.verb in ("melody", "lyric"):
            if one.per:
                number *= sum(CARDS[card]["type"] == one.per for card in player.song)
            if phase == "sing":
                self.pool_of[one.verb] += number
        elif one.verb == "volume":
            player.volume = min(6, player.volume + number)
        elif one.verb in ("coin", "acoustic", "range"):
            self.take(player, one.verb, number)
        elif one.verb == "gem":
            self.gems(player.id, number)
        elif one.verb == "movement":
            if phase == "compose":
                self.points += number
            elif not self.powers(None, "boats_frozen"):
                player.boat = min(6, player.boat + number)
        elif one.verb == "tempo":
            if phase != "compose" and not chosen:
                key = yield from self.ask(player.id, ["tempo:take", "tempo:leave"])
                if key == "tempo:leave":
                    return
            self.turn_dial(player, number, phase)
        elif one.verb == "backbeat":
            player.dial = (player.dial - number) % 4
        elif one.verb == "option":
            keys = [f"take:{side.verb}" for side in one.sides]
            key = yield from self.ask(player.id, keys)
            yield from self.gain_one(player, one.sides[keys.index(key)], phase, chosen=True)
        elif one.verb == "motif":
            yield from self.activate_motif(player, phase)
        elif one.verb == "IMPRO":
            if phase == "sing":
                yield from self.impro_again(player)
        elif one.verb == "IMPRO_SHOP":
            if phase == "sing":
                yield from self.impro_of_a_shop(player)
        elif one.verb == "brag":
            self.brag(player)
        elif one.verb == "SHUFFLE":
            player.deck += player.known + player.discard
            player.known, player.discard = [], []
        elif one.verb == "RM_RUNE":
            if any(player.runes):
                self.take_rune(player, (yield from self.ask(player.id, self.rune_keys(player))))
        elif one.verb == "RM_CREST":
            player.crests = max(0, player.crests - 1)
        else:
            raise AssertionError(one.verb)

    def turn_dial(self, player: Player, quarters: int, phase: str) -> None:
        for _ in range(quarters):
            player.dial = (player.dial + 1) % 4
            if player.dial == 0 and phase != "sing" and not player.ready:
                player.ready = True
                self.tell("passes-shelf", seat=player.id)

    def brag(self, player: Player) -> int:
        number = len(player.brag)
        player.discard += player.brag
        player.brag = []
        return number

    def rune_keys(self, player: Player) -> list[str]:
        return [f"rune:{name}" for name, runes in zip(QUARTERS, player.runes, strict=True) if runes]

    def take_rune(self, player: Player, key: str) -> None:
        player.runes[QUARTERS.index(key.removeprefix("rune:"))] -= 1

    def rune_from_dial(self, player: Player) -> Talk[None]:
        self.take_rune(player, (yield from self.ask(player.id, self.rune_keys(player))))

    def activate_motif(self, player: Player, phase: str) -> Talk[None]:
        closed = {*self.turned, *self.playing}
        keys = [f"bonus:{id_}" for id_ in MOTIFS if id_ in self.motifs and id_ not in closed]
        keys += ["cash"] if self.turned else []
        if not keys:  # the only token is the one whose bonus this is
            return
        key = yield from self.ask(player.id, keys)
        if key == "cash":
            number = len(self.turned)
            self.turned = set()
            self.gems(player.id, number)
            return
        motif = key.removeprefix("bonus:")
        self.playing.append(motif)
        yield from self.gain(player, items(MOTIFS[motif]["bonus"]), phase)
        self.playing.remove(motif)
        self.turned.add(motif)

    def impro_again(self, player: Player) -> Talk[None]:
        cards = [card for card in player.song if CARDS[card]["type"] == "impro" and not shows_impro(card)]
        if cards:
            key = yield from self.ask(player.id, [f"again:{card}" for card in cards])
            yield from self.whole_impro(player, key.removeprefix("again:"))

    def impro_of_a_shop(self, player: Player) -> Talk[None]:
        def showing(card: str) -> bool:
            return any(one.verb == "IMPRO_SHOP" for one in items(CARDS[card]["effect"]))

        places = [shop for shop in IMPRO_SHOPS if self.shops[shop] and not showing(self.shops[shop][0])]
        if places:
            key = yield from self.ask(player.id, [f"jam:{place}" for place in places])
            yield from self.whole_impro(player, self.shops[key.removeprefix("jam:")][0])

    def whole_impro(self, player: Player, card: str) -> Talk[None]:
        """BAR-289: everything as printed, each conversion up to its limit, now or never."""
        for one in items(CARDS[card]["effect"]):
            if one.verb != "convert":
                yield from self.gain_one(player, one, "sing")
                continue
            for _ in range(one.limit):
                key = f"convert:{card}:{one.gains[0].verb}"
                keys = [key, "done"] if self.payable(player, one.price) else ["done"]
                if (yield from self.ask(player.id, keys)) == "done":
                    break
                yield from self.pay(player, one.price)
                yield from self.gain(player, one.gains, "sing")

    # -- payments (BAR-288) -----------------------------------------------------------------

    def payable(self, player: Player, price: dict[str, int]) -> bool:
        left = Counter(price)
        melodies = self.pool_of["melody"] - left["melody"]
        stones = player.acoustic - left["acoustic"] + min(0, melodies)
        lyrics = self.pool_of["lyric"] - left["lyric"]
        if lyrics < 0 and player.volume == 0 and self.powers(player, "melody_as_lyric"):
            lyrics += max(0, melodies)
        stones += min(0, lyrics)
        return (
            stones >= 0
            and player.range >= left["range"]
            and player.volume >= left["volume"]
            and player.coin >= left["coin"]
            and stones + player.range - left["range"] >= left["stone"]
        )

    def pay(self, player: Player, price: dict[str, int]) -> Talk[None]:
        for unit, number in price.items():
            if unit == "volume":
                player.volume -= number
            elif unit in ("coin", "acoustic", "range"):
                self.give_back(player, unit, number)
            elif unit == "stone":
                least, most = max(0, number - player.range), min(number, player.acoustic)
                keys = [f"acoustic:{some}" for some in range(least, most + 1)]
                some = int((yield from self.ask(player.id, keys)).removeprefix("acoustic:"))
                self.give_back(player, "acoustic", some)
                self.give_back(player, "range", number - some)
            else:
                from_pool = min(number, self.pool_of[unit])
                self.pool_of[unit] -= from_pool
                yield from self.pay_rest(player, unit, number - from_pool)

    def pay_rest(self, player: Player, unit: str, number: int) -> Talk[None]:
        """With stones, and for a lyric of the Bagpiper at volume 0 with melodies."""
        melodies = 0
        if unit == "lyric" and player.volume == 0 and self.powers(player, "melody_as_lyric"):
            melodies = self.pool_of["melody"]
        least, most = max(0, number - melodies), min(number, player.acoustic)
        keys = [f"stones:{some}" for some in range(least, most + 1)]
        stones = int((yield from self.ask(player.id, keys)).removeprefix("stones:"))
        self.give_back(player, "acoustic", stones)
        self.pool_of["melody"] -= number - stones

    # -- Compose (2.8) ----------------------------------------------------------------------

    def compose(self, player: Player) -> Talk[None]:
        self.points = 0
        if len(player.hand) > 1:
            card = (yield from self.ask(player.id, [f"play:{card}" for card in player.hand])).removeprefix("play:")
            player.hand.remove(card)
            player.song.append(card)
        card = player.hand.pop()
        player.discard.append(card)
        line = items(CARDS[card]["discard"])
        yield from self.gain(player, [one for one in line if one.verb == "volume"], "compose")
        for gains in self.powers(player, "compose"):
            yield from self.gain(player, items(gains), "compose")
        tempo = sum(one.number for one in line if one.verb == "tempo")
        if player.volume >= 2 and self.powers(player, "adjust_tempo"):
            keys = ["adjust:more", *(["adjust:fewer"] if tempo > 1 else []), "adjust:no"]
            key = yield from self.ask(player.id, keys)
            if key != "adjust:no":
                player.volume -= 2
                tempo += 1 if key == "adjust:more" else -1
        self.turn_dial(player, tempo, "compose")
        yield from self.gain(player, [one for one in line if one.verb not in ("volume", "tempo")], "compose")
        quarter = BOARD["quarter"][player.dial]
        self.points += max(1, quarter["movement"] + self.more(player, "quarter")) + self.more(player, "movement")
        if not player.ready and not self.swan:
            self.points += self.more(player, "movement_silent")
        if not player.runes[player.dial]:
            yield from self.gain(player, items(quarter["bonus"]), "compose")
        while self.points:
            walks = [f"walk:{region}" for region in REGIONS if 0 < steps_between(player.region, region) <= self.points]
            sails = ["sail"] if player.boat < 6 and not self.powers(None, "boats_frozen") else []
            key = yield from self.ask(player.id, [*walks, *sails, "stay"])
            if key == "stay":
                break
            if key == "sail":
                player.boat += 1
                self.points -= 1
            else:
                region = key.removeprefix("walk:")
                self.points -= steps_between(player.region, region)
                player.region = region
        self.points = 0

    # -- Sing (2.9 to 2.11) -----------------------------------------------------------------

    def sing(self, player: Player) -> Talk[None]:
        self.pool_of = {"melody": 0, "lyric": 0}
        self.used, self.used_lower, self.activated, self.duelled = set(), set(), set(), set()
        self.conversions = Counter()
        self.ranged = False
        with_muse = player.region == self.muse_region
        for gains in self.powers(player, "sing"):
            yield from self.gain(player, items(gains), "sing")
        if with_muse:
            key = yield from self.ask(player.id, ["mix:0", "mix:1", "mix:2"])
            melodies = int(key.removeprefix("mix:"))
            self.pool_of["melody"] += melodies
            self.pool_of["lyric"] += 2 - melodies
        for gains in self.powers(player, "sing_discount"):
            if RIVER[player.boat]:
                yield from self.gain(player, items(gains), "sing")
        while True:
            key = yield from self.ask(player.id, self.menu(player))
            if key == "end":
                break
            yield from self.sing_one(player, *key.split(":"))
        player.discard += player.song
        player.song = []
        self.pool_of = {"melody": 0, "lyric": 0}
        if with_muse:  # BAR-210
            self.muse_region = max(REGIONS, key=lambda region: steps_between(player.region, region))

    def song_of(self, player: Player) -> list[str]:
        return [INSTRUMENT[player.bard]["id"], *player.song]

    def unused(self, player: Player) -> list[str]:
        return [card for card in self.song_of(player) if card not in self.used and plain(free_section(card))]

    def conversions_of(self, player: Player) -> list[tuple[str, int, Item]]:
        return [
            (card, place, one)
            for card in self.song_of(player)
            for place, one in enumerate(free_section(card))
            if one.verb == "convert" and self.conversions[card, place] < one.limit and self.payable(player, one.price)
        ]

    def lower_cost(self, player: Player, card: str) -> int:
        return int(max(1, CARDS[card]["cost"] + self.more(player, "lower")))

    def menu(self, player: Player) -> list[str]:
        """Everything that a singer may do now (9.3)."""
        keys = [f"use:{card}" for card in self.unused(player)]
        keys += ["use_all"] if len(keys) > 1 else []
        keys += [
            f"lower:{card}"
            for card in player.song
            if CARDS[card].get("lower") and card not in self.used_lower
            if self.lower_cost(player, card) <= player.volume
        ]
        keys += [f"convert:{card}:{one.gains[0].verb}" for card, _, one in self.conversions_of(player)]
        for place in LAIRS:
            keys += self.lair_keys(player, place)
        here = [place for place in around(player.region) if place not in self.activated]
        for place in here:
            keys += self.place_keys(player, place)
        keys += [
            f"duel:{side}"
            for side in (*self.players, *([RIVAL] if self.rival else []))
            if side != player.id and self.can_duel(player, side)
        ]
        crests = player.held.total()
        keys += ["crests:coin"] if crests >= 1 else []
        keys += ["crests:acoustic"] if crests >= 1 and self.supply["acoustic"] else []
        keys += ["crests:motif"] if crests >= 2 else []
        keys += ["crests:gems"] if crests >= 3 else []
        event = self.event_now()
        if event and self.can_use_event(player, event):
            keys.append(f"event:{event}")
        for text in self.powers(player, "convert"):
            if not self.conversions["muse", 0] and self.payable(player, item(text).price):
                keys.append(f"muse_convert:{player.muse}")
        return [*keys, "end"]

    def stones_needed(self, player: Player, distance: int) -> int:
        """BAR-154; the first target that needs some may need fewer (mu8)."""
        if distance and not self.ranged:
            return max(0, distance + self.more(player, "range"))
        return distance

    def soothe_cost(self, player: Player, lair: Lair) -> int:
        creature = CARDS[lair.top]
        return int(
            max(0, creature["soothe"] + self.more(player, "soothe", f"soothe_{creature['kind']}") - len(lair.crests))
        )

    def lair_keys(self, player: Player, place: str) -> list[str]:
        if place in self.activated:
            return []
        lair = self.lairs[place]
        distance = place_range(player.region, place)
        if not lair.top:
            return [f"gem:{place}"] if not distance and self.payable(player, {"melody": 5}) else []
        stones = self.stones_needed(player, distance)
        keys = []
        if self.payable(player, {"melody": self.soothe_cost(player, lair), "range": stones}):
            keys.append(f"soothe:{place}")
        if player.crests and player.id not in lair.crests and self.payable(player, {"melody": 1, "range": stones}):
            keys.append(f"help:{place}")
        return keys

    def price(self, player: Player) -> int:
        return max(1, MARKET[self.market] + self.more(player, "shop"))

    def card_price(self, player: Player, place: str, card: str) -> int:
        top = self.shops[place][0] == card
        return self.price(player) + (0 if top else max(0, 1 + self.more(player, "other_card")))

    def reward(self, place: str, space: int) -> Entry:
        found: Entry = PLACES[place]["rewards"][space - 1]
        return found

    def perform_cost(self, player: Player, place: str, space: int) -> int:
        return int(max(1, self.reward(place, space)["lyrics"] + self.more(player, "perform")))

    def legend_cost(self, player: Player, level: int, by_boat: bool) -> int:
        cost: int = max(0, BACKS[level]["cost"] + self.more(player, "legend"))
        return max(0, cost - RIVER[player.boat]) if by_boat else cost

    def place_keys(self, player: Player, place: str) -> list[str]:
        kind = PLACES[place]["kind"]
        if kind in ("skill_shop", "impro_shop"):
            cards = self.shops[place]
            if not cards:
                return [f"gem:{place}"] if player.coin >= self.price(player) else []
            return [f"buy:{place}:{card}" for card in cards if self.card_price(player, place, card) <= player.coin]
        if kind == "bank":
            return [
                *(["bank:coins"] if player.crests else []),
                *(["bank:crests"] if self.bank.total() else []),
            ]
        if kind == "performance":
            return [
                f"perform:{place}:{space}"
                for space in range(1, len(PLACES[place]["rewards"]) + 1)
                if any(player.runes) and (place, space) not in self.rewards
                if self.payable(player, {"lyric": self.perform_cost(player, place, space)})
            ]
        if kind == "legend":
            levels = [level for level, row in self.rows.items() if row.pile and any(player.runes)]
            return [
                f"{way}:{place}:{level}"
                for way, boat in (("tell", False), ("tell_by_boat", True))
                for level in levels
                if not boat or RIVER[player.boat]
                if self.payable(player, {"lyric": self.legend_cost(player, level, boat)})
            ]
        word = {"coins": "busk", "motif": "motif", "volume": "tower"}.get(kind)
        price = item(PLACES[place]["conversions"][0]).price if word else {}
        return [f"{word}:{place}"] if word and self.payable(player, price) else []

    def distance_to(self, player: Player, side: str) -> int:
        if side == RIVAL:
            assert self.rival
            return place_range(player.region, self.rival.pawn)
        return min(2, steps_between(player.region, self.players[side].region))

    def crests_of(self, side: str) -> int:
        if side == RIVAL:
            assert self.rival
            return self.rival.crests
        return self.players[side].crests

    def duel_cost(self, player: Player, side: str) -> int:
        return max(0, min(4, 1 + 7 - self.crests_of(side)) + self.more(player, "challenge"))

    def can_duel(self, player: Player, side: str) -> bool:
        if side in self.duelled or not self.crests_of(side) or self.powers(None, "no_challenge"):
            return False
        stones = self.stones_needed(player, self.distance_to(player, side))
        return self.payable(player, {"melody": self.duel_cost(player, side), "range": stones})

    def can_use_event(self, player: Player, event: str) -> bool:
        if EVENTS[event]["kind"] != "use" or player.id in self.event_used[self.act - 1] or not any(player.runes):
            return False
        verb, _, rest = EVENTS[event]["verbs"][0].partition(" ")
        return bool(player.brag) if verb == "use_brag" else self.payable(player, item(rest).price)

    def sing_one(self, player: Player, kind: str, *what: str) -> Talk[None]:
        if kind == "use":
            yield from self.use(player, what[0])
        elif kind == "use_all":
            for card in self.unused(player):
                yield from self.use(player, card)
        elif kind == "lower":
            self.used_lower.add(what[0])
            player.volume -= self.lower_cost(player, what[0])
            yield from self.gain(player, items(CARDS[what[0]]["lower"]), "sing")
        elif kind == "convert":
            card, place, one = next(
                found for found in self.conversions_of(player) if (found[0], found[2].gains[0].verb) == what
            )
            self.conversions[card, place] += 1
            yield from self.pay(player, one.price)
            yield from self.gain(player, one.gains, "sing")
        elif kind == "muse_convert":
            self.conversions["muse", 0] += 1
            one = item(self.powers(player, "convert")[0])
            yield from self.pay(player, one.price)
            yield from self.gain(player, one.gains, "sing")
        elif kind == "duel":
            yield from self.duel(player, what[0])
        elif kind == "crests":
            yield from self.spend_crests(player, what[0])
        elif kind == "event":
            yield from self.use_event(player, what[0])
        else:
            yield from self.activate(player, kind, *what)

    def use(self, player: Player, card: str) -> Talk[None]:
        self.used.add(card)
        yield from self.gain(player, plain(free_section(card)), "sing")

    def activate(self, player: Player, kind: str, place: str, *what: str) -> Talk[None]:
        if kind == "bank":
            self.activated.add("bank")
            yield from self.use_bank(player, place)
            return
        self.activated.add(place)
        if kind in ("soothe", "help"):
            yield from self.meet_creature(player, kind, place)
        elif kind == "gem":
            price = {"melody": 5} if place in LAIRS else {"coin": self.price(player)}
            yield from self.pay(player, price)
            self.gems(player.id, 1)
        elif kind == "buy":
            yield from self.buy(player, place, what[0])
        elif kind == "perform":
            yield from self.perform(player, place, int(what[0]))
        elif kind in ("tell", "tell_by_boat"):
            yield from self.tell_legend(player, int(what[0]), kind == "tell_by_boat")
        elif kind == "tower":
            yield from self.tower(player)
        else:
            one = item(PLACES[place]["conversions"][0])
            yield from self.pay(player, one.price)
            yield from self.gain(player, one.gains, "sing")

    def reach(self, player: Player, distance: int) -> None:
        self.give_back(player, "range", self.stones_needed(player, distance))
        self.ranged = self.ranged or distance > 0

    def meet_creature(self, player: Player, kind: str, place: str) -> Talk[None]:
        lair = self.lairs[place]
        cost = self.soothe_cost(player, lair) if kind == "soothe" else 1
        self.reach(player, place_range(player.region, place))
        yield from self.pay(player, {"melody": cost})
        if kind == "help":
            player.crests -= 1
            lair.crests.append(player.id)
            return
        benefits = items(CARDS[lair.top]["effect"])
        yield from self.gain(player, benefits, "sing")
        for gains in self.powers(player, "soothed"):
            yield from self.gain(player, items(gains), "sing")
        for side in self.after(player.id):
            if side in lair.crests and side == RIVAL:
                self.gems(RIVAL, sum(one.number for one in benefits if one.verb == "gem"))
            elif side in lair.crests and side != player.id:
                yield from self.gain(self.players[side], benefits, "other")
        for side in self.after(player.id):
            if side in lair.crests and side != player.id:
                player.held[side] += 1
                yield from self.lose_crest(side)
        player.brag.append(lair.top)
        yield from self.next_creature(lair)

    def lose_crest(self, side: str, number: int = 1) -> Talk[None]:
        """Another participant took crests of this one (mu5)."""
        if side != RIVAL and number:
            for gains in self.powers(self.players[side], "crest_lost"):
                for _ in range(number):
                    yield from self.gain(self.players[side], items(gains), "other")

    def next_creature(self, lair: Lair) -> Talk[None]:
        lair.crests = []
        lair.top = ""
        if lair.under:
            lair.under -= 1
            lair.top = yield from self.draw("card", self.small if lair.under else self.bosses)

    def buy(self, player: Player, place: str, card: str) -> Talk[None]:
        cards = self.shops[place]
        other = cards[0] != card
        yield from self.pay(player, {"coin": self.card_price(player, place, card)})
        cards.remove(card)
        player.known.append(card)
        if CARDS[card]["type"] == "skill":
            self.move_market()
        if other:
            yield from self.shuffle_shop(place)

    def move_market(self) -> None:
        if self.market < len(MARKET) - 1:
            self.market += 1
            self.tell("market", number=MARKET[self.market])

    def shuffle_shop(self, place: str) -> Talk[None]:
        rest, self.shops[place] = self.shops[place], []
        while rest:
            self.shops[place].append((yield from self.draw("card", rest)))

    def use_bank(self, player: Player, deal: str) -> Talk[None]:
        if deal == "coins":
            player.coin += MARKET[self.market] + self.more(player, "bank_coins")
            player.crests -= 1
            self.bank[player.id] += 1
            return
        for side in self.after(player.id):
            if side != player.id:
                player.held[side] += self.bank[side]
                yield from self.lose_crest(side, self.bank[side])
        self.bank = Counter()

    def perform(self, player: Player, place: str, space: int) -> Talk[None]:
        yield from self.pay(player, {"lyric": self.perform_cost(player, place, space)})
        self.gems(player.id, self.reward(place, space)["gems"])
        if self.fan_deck:
            self.fan_deck -= 1
            player.known.append((yield from self.draw("card", self.fans)))
        else:
            self.gems(player.id, 1)
        yield from self.rune_from_dial(player)
        self.rewards[place, space] = player.id

    def tell_legend(self, player: Player, level: int, by_boat: bool) -> Talk[None]:
        cost = self.legend_cost(player, level, by_boat)
        if by_boat:
            player.boat = 0
        yield from self.pay(player, {"lyric": cost})
        row = self.rows[level]
        self.gems(player.id, BACKS[level]["gems"])
        yield from self.reveal_legend(level)
        yield from self.rune_from_dial(player)
        free = [f"mark:{id_}" for id_ in LEGENDS if row.open.get(id_) == ""]
        row.open[(yield from self.ask(player.id, free)).removeprefix("mark:")] = player.id
        for gains in self.powers(player, "told"):
            yield from self.gain(player, items(gains), "sing")

    def reveal_legend(self, level: int) -> Talk[None]:
        row = self.rows[level]
        row.pile -= 1
        row.open[(yield from self.draw("legend", row.unseen))] = ""

    def tower(self, player: Player) -> Talk[None]:
        while True:
            keys = []
            if player.volume >= 3:  # BAR-115: with a possible effect
                keys = ["echo:brag"] if player.brag else []
                keys += ["echo:coin"]
                keys += ["echo:range"] if self.supply["range"] else []
            key = yield from self.ask(player.id, [*keys, "leave"])
            if key == "leave":
                return
            player.volume -= 3
            if key == "echo:brag":
                self.brag(player)
            else:
                self.take(player, key.removeprefix("echo:"), 1)

    def duel(self, player: Player, side: str) -> Talk[None]:
        self.duelled.add(side)
        cost = self.duel_cost(player, side)
        self.reach(player, self.distance_to(player, side))
        yield from self.pay(player, {"melody": cost})
        if side == RIVAL:
            assert self.rival
            self.rival.crests -= 1
        else:
            self.players[side].crests -= 1
        player.held[side] += 1
        yield from self.lose_crest(side)

    def spend_crests(self, player: Player, exchange: str) -> Talk[None]:
        number, gains = {"coin": (1, "C1"), "acoustic": (1, "A1"), "motif": (2, "MOTIF"), "gems": (3, "G4")}[exchange]
        for side in self.order:  # BAR-165
            spent = min(number, player.held[side])
            player.held[side] -= spent
            number -= spent
        yield from self.gain(player, items(gains), "sing")

    def use_event(self, player: Player, event: str) -> Talk[None]:
        verb, _, rest = EVENTS[event]["verbs"][0].partition(" ")
        self.event_used[self.act - 1].add(player.id)
        moved = 0
        if verb == "use":
            yield from self.pay(player, item(rest).price)
        else:
            moved = self.brag(player)
        if verb == "use":
            yield from self.gain(player, item(rest).gains, "sing")
        else:
            self.gems(player.id, min(int(rest), moved))
        if any(player.runes):
            yield from self.rune_from_dial(player)

    # -- Rest (2.13) ------------------------------------------------------------------------

    def rest(self, player: Player, sang: bool) -> Talk[None]:
        if sang:
            player.ready = False
            limit = int((self.powers(player, "token_limit") or ["12"])[0])
            while player.tokens() > limit:
                keys = [f"drop:{token}" for token in ("coin", "acoustic", "range") if getattr(player, token)]
                self.give_back(player, (yield from self.ask(player.id, keys)).removeprefix("drop:"), 1)
        yield from self.draw_cards(player)

    def draw_cards(self, player: Player) -> Talk[None]:
        while len(player.hand) < 2:
            rest = [*player.known, *player.deck, *player.discard]
            if not any(CARDS[card]["type"] == "skill" for card in rest):  # BAR-189
                break
            if not player.known and not player.deck:
                player.deck, player.discard = player.discard, []
            card = player.known.pop() if player.known else (yield from self.draw("card", player.deck))
            kind = CARDS[card]["type"]
            if kind == "skill":
                player.hand.append(card)
            elif kind == "impro":
                player.song.append(card)
            elif kind == "creature":
                player.brag.append(card)  # where it lies while its benefits are gained: no creature shows BRAG
                yield from self.gain(player, items(CARDS[card]["effect"]), "rest")
            else:
                player.drawn = card
                for gains in self.powers(player, "fan"):
                    yield from self.gain(player, items(gains), "rest")
                key = yield from self.ask(player.id, ["fan:1", "fan:2"])
                option = CARDS[card]["options"][int(key.removeprefix("fan:")) - 1]
                yield from self.gain(player, items(option), "rest")
                player.drawn = ""
                player.discard.append(card)

    # -- the Rival (chapter 5) ---------------------------------------------------------------

    def rival_turn(self) -> Talk[None]:
        rival = self.rival
        assert rival
        card = yield from self.draw("rival_card", rival.deck)
        rival.movement.append(card)
        self.tell("rival-movement", rival_card=card)
        below = yield from self.draw("rival_card", rival.deck)
        rival.discard.append(below)
        bottom = {one.verb: one.number for one in items(RIVAL_CARDS[below]["bottom"])}
        volume, tempo = bottom.get("volume", 0), bottom.get("tempo", 0)
        self.tell("rival-discard", rival_card=below, number=volume, number2=tempo)
        for arrow in RIVAL_CARDS[card]["arrows"]:
            if len(rival.tokens) == 7:
                break
            if (yield from self.rival_move(arrow)):
                number = min(set(range(1, 8)) - set(rival.tokens.values()))
                rival.tokens[rival.pawn] = number
                self.tell("rival-stops", location=rival.pawn, number=number)
        rival.volume = min(6, rival.volume + volume)
        for _ in range(tempo):
            rival.dial = (rival.dial + 1) % 4
            rival.ready = rival.ready or rival.dial == 0
        self.tell("rival-dial", number=tempo, quarter=QUARTERS[rival.dial])
        if rival.ready or self.swan:
            yield from self.rival_challenge()
            for place in sorted(rival.tokens, key=lambda place: -rival.tokens[place]):
                number = rival.tokens.pop(place)
                self.tell("rival-activates", location=place, number=number, number2=self.act)
                yield from self.rival_activates(place, number)
            rival.ready = False
        if not rival.deck:
            yield from self.rival_rebuilds()

    def rival_move(self, direction: str) -> Talk[bool]:
        rival = self.rival
        assert rival
        self.tell("rival-arrow", direction=direction, location=rival.pawn)
        column, row = PLACES[rival.pawn]["crossing"]
        seen = set()
        while (column, row, direction) not in seen:
            seen.add((column, row, direction))
            portal = PORTAL_AT.get((column, row))
            if portal and PORTALS[portal]["edge"] == direction:
                other = PORTALS[self.links[portal]]
                column, row = other["crossing"]
                direction = BACK[other["edge"]]
                self.tell("rival-portal", cell=portal, cell2=other["id"], direction=direction)
                continue
            east, south = STEPS[direction]
            if not (0 <= column + east <= 5 and 0 <= row + south <= 3):
                direction = BACK[direction]
                self.tell("rival-turns-back", location=PLACE_AT[column, row], direction=direction)
                continue
            column, row = column + east, row + south
            place = PLACE_AT.get((column, row))
            if place and place not in rival.tokens:
                rival.pawn = place
                return True
            if place:
                self.tell("rival-passes", location=place, number=rival.tokens[place])
        self.tell("rival-endless", location=rival.pawn)
        column, row = PLACES[rival.pawn]["crossing"]
        empty = {
            place: abs(PLACES[place]["crossing"][0] - column) + abs(PLACES[place]["crossing"][1] - row)
            for place in PLACES
            if place not in rival.tokens and place != rival.pawn
        }
        if not empty:
            return False
        nearest = [place for place in PLACES if empty.get(place) == min(empty.values())]
        key = yield from self.ask(self.order[0], [f"rival_to:{place}" for place in nearest])
        rival.pawn = key.removeprefix("rival_to:")
        return True

    def rival_challenge(self) -> Talk[None]:
        rival = self.rival
        assert rival
        if self.powers(None, "no_challenge"):
            return
        near = {rival.pawn, *rival.tokens}
        for side in self.order:
            if side == RIVAL or not near & set(around(self.players[side].region)) or not self.players[side].crests:
                continue
            self.players[side].crests -= 1
            if self.solo:
                yield from self.lose_crest(side)
                rival.open[(yield from self.draw("challenge", rival.challenges))] = ""
                keys = [
                    f"challenge:{id_}:{level}"
                    for id_ in CHALLENGES
                    for level in ("easy", "hard")
                    if rival.open.get(id_) == ""
                ]
                assert len(keys) == 4
                _, challenge, level = (yield from self.ask(side, keys)).split(":")
                rival.open[challenge] = level
            else:
                rival.held[side] += 1
                yield from self.lose_crest(side)

    def rival_activates(self, place: str, number: int) -> Talk[None]:
        rival = self.rival
        assert rival
        kind = PLACES[place]["kind"]
        if kind == "creature":
            yield from self.rival_at_lair(self.lairs[place])
        elif kind in ("skill_shop", "impro_shop"):
            if not self.shops[place]:
                self.gems(RIVAL, 1)
                return
            if self.act == 2:
                yield from self.shuffle_shop(place)
            card = self.shops[place].pop(0)
            rival.score.append(card)
            if CARDS[card]["type"] == "skill":
                self.move_market()
        elif kind == "bank":
            yield from self.rival_at_bank()
        elif kind == "performance":
            yield from self.rival_performs(place)
        elif kind == "legend":
            yield from self.rival_tells()
        elif kind == "motif":
            self.rival_at_motifs(number)
        elif kind == "volume":
            if rival.volume < 3:
                rival.volume = min(6, rival.volume + (3 if self.act == 1 else 6))
                return
            gems, rival.volume = divmod(rival.volume, 3)
            self.gems(RIVAL, gems)
        elif self.act == 1:
            rival.volume = min(6, rival.volume + 3)
        else:
            self.gems(RIVAL, 1)

    def rival_at_lair(self, lair: Lair) -> Talk[None]:
        rival = self.rival
        assert rival
        if not lair.top:
            self.gems(RIVAL, 1)
            return
        if self.act == 1 and not lair.crests and rival.crests:
            rival.crests -= 1
            lair.crests.append(RIVAL)
            return
        rival.score.append(lair.top)
        for side in self.order:
            if side in lair.crests and side != RIVAL:
                rival.held[side] += 1
                yield from self.lose_crest(side)
        yield from self.next_creature(lair)

    def rival_at_bank(self) -> Talk[None]:
        rival = self.rival
        assert rival
        del self.bank[RIVAL]
        if self.bank.total():
            for side in self.order:
                rival.held[side] += self.bank[side]
                yield from self.lose_crest(side, self.bank[side])
            self.bank = Counter()
        elif rival.crests:
            rival.crests -= 1
            self.bank[RIVAL] += 1
            self.gems(RIVAL, max(0, MARKET[self.market] - 1))

    def rival_performs(self, place: str) -> Talk[None]:
        rival = self.rival
        assert rival
        if self.fan_deck:
            self.fan_deck -= 1
            rival.score.append((yield from self.draw("card", self.fans)))
        else:
            self.gems(RIVAL, 1)
        spaces = [space for space in range(1, len(PLACES[place]["rewards"]) + 1) if (place, space) not in self.rewards]
        spaces.sort(key=lambda space: int(self.reward(place, space)["gems"]))
        if not spaces:
            self.gems(RIVAL, 4)
            return
        space = spaces[1] if self.act == 2 and len(spaces) > 1 else spaces[0]
        self.gems(RIVAL, self.reward(place, space)["gems"])
        if rival.runes:
            rival.runes -= 1
            self.rewards[place, space] = RIVAL

    def rival_tells(self) -> Talk[None]:
        rival = self.rival
        assert rival
        levels = [level for level, row in self.rows.items() if row.pile or "" in row.open.values()]
        if not levels:
            self.gems(RIVAL, 3)
            return
        level = min(levels, key=lambda level: (list(self.rows[level].open.values()).count(RIVAL), level))
        row = self.rows[level]
        self.gems(RIVAL, level)
        if not rival.runes:
            return
        rival.runes -= 1
        free = [id_ for id_, owner in row.open.items() if not owner]
        if self.act == 1 or not row.pile:
            row.open[free[0]] = RIVAL
            if self.act == 1 and row.pile:
                yield from self.reveal_legend(level)
        else:
            yield from self.reveal_legend(level)
            row.open[list(row.open)[-1]] = RIVAL

    def rival_at_motifs(self, number: int) -> None:
        needed = 3 if self.act == 1 else 1
        motif = self.motifs[(number - 1) % len(self.motifs)]
        if len(self.turned) >= needed or motif in self.turned:
            gems = len(self.turned)
            self.turned = set()
            self.gems(RIVAL, gems)
        else:
            self.turned.add(motif)

    def rival_rebuilds(self) -> Talk[None]:
        rival = self.rival
        assert rival
        arrows = {"easy": (2,), "medium": (1, 2), "hard": (1,)}[rival.level]
        for _ in range(2 if len(rival.movement) > 1 else 0):  # the last two cards stay
            wanted = [card for card in rival.movement if len(RIVAL_CARDS[card]["arrows"]) in arrows]
            found = yield Chance("rival_card", wanted or list(rival.movement))
            rival.movement.remove(found)
            rival.removed.append(found)
        rival.deck = rival.movement + rival.discard
        rival.movement, rival.discard = [], []

    # -- final scoring (2.14, 2.21) ------------------------------------------------------------

    def measure(self, player: Player, name: str) -> int:
        cards = [CARDS[card] for card in player.owned()]
        advanced = [card for card in cards if card["type"] == "creature" or card.get("box")]
        kinds = Counter(card["type"] for card in advanced)
        marks = [level for level, row in self.rows.items() for owner in row.open.values() if owner == player.id]
        values: dict[str, int] = {
            "fans": sum(card["type"] == "fan" for card in cards),
            "creatures": kinds["creature"],
            "bosses": sum(card.get("kind") == "boss" for card in cards),
            "adv_skills": kinds["skill"],
            "adv_impros": kinds["impro"],
            "adv_cards": len(advanced),
            "sets": min(kinds[kind] for kind in ("fan", "creature", "skill", "impro")),
            "crests_off": 7 - player.crests,
            "runes_off": 8 - sum(player.runes),
            "clear_quarters": player.runes.count(0),
            "legend_runes": len(marks),
            "legend_levels": len(set(marks)),
            "perf_runes": list(self.rewards.values()).count(player.id),
            "opp_crests": player.held.total(),
            "coins": player.coin,
            "stones": player.acoustic + player.range,
            "wealth": player.tokens(),
            "volume": player.volume,
            "boat": player.boat,
            "brag": len(player.brag),
            "gems": player.gems,
            "gem_lead": player.gems - self.rival.gems if self.rival else 0,
        }
        return values[name]

    def challenge_points(self, met: bool) -> int:
        """What the Challenge cards pay to the human (met) or to the Rival (missed)."""
        if not self.rival or not self.solo:
            return 0
        (player,) = self.players.values()
        points = 0
        for id_, level in self.rival.open.items():
            if level:
                condition = CHALLENGES[id_][level]
                if (self.measure(player, condition["measure"]) >= condition["least"]) == met:
                    points += {"easy": 1, "hard": 2}[level]
        return points

    def scores(self) -> dict[str, dict[str, int]]:
        """The points of every side by source; sources that give nothing are left out."""
        marked = [LEGENDS[id_] for row in self.rows.values() for id_, owner in row.open.items() if owner]
        found = {}
        for player in self.players.values():
            muse = MUSES.get(player.muse)
            met = [card for card in marked if self.measure(player, card["measure"]) >= card["least"]]
            found[player.id] = {
                "gems": player.gems,
                "track": max(0, 7 - player.crests - 3),
                "cards": sum(CARDS[card].get("blue", 0) for card in player.owned()),
                "legends": sum(card["vp"] for card in met),
                "challenges": self.challenge_points(met=True),
                "muse": min(muse["most"], muse["vp"] * (self.measure(player, muse["measure"]) // muse["per"]))
                if muse
                else 0,
            }
        if self.rival:
            found[RIVAL] = {
                "gems": self.rival.gems,
                "track": max(0, 7 - self.rival.crests - 3),
                "cards": sum(CARDS[card].get("blue", 0) for card in self.rival.score),
                "legends": sum(card["level"] for card in marked),
                "held": self.rival.held.total(),
                "challenges": self.challenge_points(met=False),
            }
        return {side: {name: value for name, value in lines.items() if value} for side, lines in found.items()}

    def ranking(self) -> list[set[str]]:
        """BAR-200; BAR-279 and BAR-285: a human who ties with the Rival stands below it."""
        scores = self.scores()

        def strength(side: str) -> tuple[int, int, int]:
            total = sum(scores[side].values())
            return (total, 1, 0) if side == RIVAL else (total, 0, self.players[side].tokens())

        places = sorted({strength(side) for side in scores}, reverse=True)
        return [{side for side in scores if strength(side) == place} for place in places]

    # -- to compare ---------------------------------------------------------------------------

    def picture(self) -> dict[str, object]:
        """Everything that lies on the table, in words."""
        shown: dict[str, object] = {
            "reserves": self.reserves,
            "events": self.events,
            "market": self.market,
            "lairs": {place: (lair.top, lair.under, sorted(lair.crests)) for place, lair in self.lairs.items()},
            "small": sorted(self.small),
            "bosses": sorted(self.bosses),
            "shops": self.shops,
            "fans": (self.fan_deck, sorted(self.fans)),
            "legends": {level: (row.pile, sorted(row.unseen), row.open) for level, row in self.rows.items()},
            "rewards": self.rewards,
            "motifs": self.motifs,
            "turned": self.turned,
            "bank": {side: number for side, number in self.bank.items() if number},
            "muse": self.muse_region,
            "supply": self.supply,
            "pool": self.pool_of,
            "points": self.points,
            "trigger": self.trigger,
        }
        for player in self.players.values():
            for name in ("bard", "muse", "region", "boat", "dial", "runes", "ready", "volume", "crests", "drawn"):
                shown[f"{player.id} {name}"] = getattr(player, name)
            for name in ("coin", "acoustic", "range", "gems", "known", "song"):
                shown[f"{player.id} {name}"] = getattr(player, name)
            for name in ("deck", "hand", "discard", "brag"):
                shown[f"{player.id} {name}"] = sorted(getattr(player, name))
            shown[f"{player.id} held"] = {side: number for side, number in player.held.items() if number}
        if self.rival:
            rival = self.rival
            for name in ("pawn", "tokens", "dial", "ready", "volume", "crests", "runes", "gems", "open"):
                shown[f"rival {name}"] = getattr(rival, name)
            for name in ("deck", "movement", "discard", "removed", "score", "challenges"):
                shown[f"rival {name}"] = sorted(getattr(rival, name))
            shown["rival held"] = {side: number for side, number in rival.held.items() if number}
        return shown
