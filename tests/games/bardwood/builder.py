"""Tables in given situations: `Scenario` says what lies where, in the words and codes of the specification.

    match = (
        Scenario(bards="harp horn")
        .has("blue", region="c2", volume=2, coins=3)
        .song("blue", "s07", "i01")
        .lair("stump", "c01", crests="yellow")
        .sing("blue", melodies=4)
    )
    do(match, "soothe:stump")

Cards, Legends, events, motifs, Muses and challenges are named by their codes (`horn_2`, `l101`, `sp4`), in keys too.
What a scenario does not mention is as at the start of a match: the same creatures, shops and Legends every time.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterator
from importlib.resources import files

import veillee
from veillee import testing
from veillee.core.explaining import reason_of
from veillee.core.match import Match
from veillee.core.step import Step
from veillee.games.bardwood import GAME
from veillee.games.bardwood.box import CRESTS, NONE, QUARTERS, RIVAL_RUNES, RUNES_PER_QUARTER, SHOP_CARDS, SKILL
from veillee.games.bardwood.rival.activating import RivalActivates
from veillee.games.bardwood.rival.moving import RivalMove
from veillee.games.bardwood.rival.turn import RivalRests, RivalSings
from veillee.games.bardwood.setup import become
from veillee.games.bardwood.steps.events import EndEvent, StartEvent
from veillee.games.bardwood.steps.rest import Rest
from veillee.games.bardwood.steps.sing import StartSinging
from veillee.games.bardwood.steps.turn import EndTurn, Turn
from veillee.games.bardwood.table import (
    ACT_2,
    COMPOSE,
    EASY,
    HARD,
    OPEN,
    REST,
    RIVAL,
    SWAN_SONGS,
    BardwoodSeat,
    BardwoodTable,
    Rival,
)
from veillee.testing import laid_out

SPEC = GAME
BOX = SPEC.box()
CONTENT = BOX.content
LEXICON = BOX.lexicon
SEATS = ("blue", "yellow", "red", "purple", "rival")
BARDS = "harp horn banjo bongo"
TAKEN = {"": OPEN, "easy": EASY, "hard": HARD}
# Which portals show amber: P1 and P2 are the settings of the worked examples.
PORTALS = {"P1": 2, "P2": 0}
ROLES = {
    "instrument": "card",
    "skill": "card",
    "impro": "card",
    "fan": "card",
    "creature": "card",
    "legend": "legend",
    "event": "event",
    "motif": "motif",
    "muse": "muse",
    "challenge": "challenge",
}


def coded() -> Iterator[tuple[str, str, str]]:
    """Every code of the specification, with the role and the id of what it stands for."""
    for file in files(SPEC.package).joinpath("content").iterdir():
        for section, entries in tomllib.loads(file.read_text("utf-8")).items():
            if section in ROLES:
                for entry in entries:
                    yield entry["code"], ROLES[section], entry["id"]


# An Instrument has the code of its bard, and some challenges are called as regions: the role tells them apart.
IDS = {role: {code: id_ for code, said, id_ in coded() if said == role} for role in set(ROLES.values())}
ANY = {code: id_ for code, role, id_ in coded() if code not in LEXICON.ids("bard")}
CODES = {(role, id_): code for code, role, id_ in coded()}


def id_of(word: str, role: str = "") -> str:
    return (IDS.get(role, {}) if role else ANY).get(word, word)


def value(role: str, word: str) -> int:
    """The number behind a code or an id: value("card", "s07")."""
    found = LEXICON.value(role, id_of(word, role))
    assert found is not None, f"no {role} {word}"
    return found


def code_of(role: str, number: int) -> str:
    return "" if number == NONE else CODES[role, LEXICON.id(role, number)]


def seat_of(color: str) -> int:
    return SEATS.index(color)


def key_of(choice: str) -> str:
    """A key with codes: buy:hedge:i08, use:harp."""
    kind, *words = choice.split(":")
    return ":".join([kind, *(id_of(word, role) for word, role in zip(words, LEXICON.grammar[kind], strict=True))])


def new(players: int = 2, *, mode: str = "standard", level: str = "", seed: int | str = 1, **settings: str) -> Match:
    """A match from its very start."""
    named = {name: id_of(word) for name, word in settings.items()}
    return veillee.new("bardwood", mode=mode, level=level or None, players=players, seed=seed, settings=named)


class Scenario(testing.Scenario):
    """A table in a given situation; `turn`, `sing`, `rest` and the Rival's ways make the match that starts there."""

    forgiven = ("the board: reserve II",)
    table: BardwoodTable

    def __init__(
        self, players: int = 2, *, bards: str = BARDS, rival: str = "", content: str = "seasons", seed: int = 1
    ) -> None:
        mode = "standard" if not rival else "solo" if players == 1 else "rival"
        settings = {"content": content}
        super().__init__(laid_out(SPEC, mode=mode, level=rival, players=players, seed=seed, settings=settings))
        table = self.table
        self.said: set[tuple[str, str]] = set()
        for seat, bard in zip(range(players), bards.split(), strict=False):
            become(table, seat, value("bard", bard), "BAR-286")
        table.turn, table.phase = 1, COMPOSE
        table.events = [value("event", "sp1"), value("event", "wi2")]
        table.motifs = [value("motif", code) for code in ("m1", "m2", "m3", "m4")]
        table.motif_stock = [motif for motif in table.motif_stock if motif not in table.motifs]
        table.amber = PORTALS["P1"]
        table.muse_region = NONE if content != "everything" else value("region", "e3")
        self.shops_said: set[str] = set()
        self.lairs_said: set[str] = set()

    def seat(self, color: str) -> BardwoodSeat:
        return self.table.seats[seat_of(color)]

    @property
    def its(self) -> Rival:
        assert self.table.rival is not None
        return self.table.rival

    def take(self, role: str, word: str) -> int:
        """Shops and their stock are piles of piles, which the base does not look into."""
        found = super().take(role, word)
        if role == "card":
            for pile in (*self.table.shops, *self.table.shop_stock):
                if found in pile:
                    pile.remove(found)
        return found

    # -- players ---------------------------------------------------------------------------

    def has(self, color: str, **fields: int | str | bool) -> Scenario:
        """Numbers, the region, the dial: has("blue", region="b2", dial=3, ready=True, coins=4)."""
        self.said |= {(color, field) for field in fields}
        return self.let(color, **fields)

    def runes(self, color: str, *quarters: int) -> Scenario:
        self.said.add((color, "runes"))
        self.seat(color).runes = list(quarters)
        return self

    def held(self, color: str, **crests: int) -> Scenario:
        """Opposing crests above the Bard card, or with the Rival."""
        return self.let(color, held=crests)

    def hand(self, color: str, *cards: str) -> Scenario:
        self.said.add((color, "hand"))
        return self.cards(color, "hand", *cards)

    def song(self, color: str, *cards: str) -> Scenario:
        return self.cards(color, "song", *cards)

    def brag(self, color: str, *cards: str) -> Scenario:
        return self.cards(color, "brag", *cards)

    def discarded(self, color: str, *cards: str) -> Scenario:
        return self.cards(color, "discard", *cards)

    def deck(self, color: str, *cards: str) -> Scenario:
        """The whole deck from the top down, known to all; what lay in it otherwise lies in the discard pile."""
        player = self.seat(color)
        self.said.add((color, "deck"))
        self.cards(color, "top", *reversed(cards))
        player.discard += player.unknown
        player.unknown = []
        return self

    def cards(self, color: str, field: str, *cards: str) -> Scenario:
        return self.put(color, **{field: [id_of(card) for card in cards]})

    def muse(self, color: str, muse: str, region: str = "e3") -> Scenario:
        """A player's Muse, and where the pawn stands."""
        return self.muse_at(region).put(color, muse=[id_of(muse)])

    def muse_at(self, region: str) -> Scenario:
        return self.let(muse_region=region)

    # -- the board -------------------------------------------------------------------------

    def reserves(self, first: int, second: int) -> Scenario:
        self.table.reserves = [first, second]
        return self

    def event(self, act1: str = "", act2: str = "") -> Scenario:
        """Events by their codes. One for Act II alone means that Act II has begun."""
        table = self.table
        if act1:
            table.events[0] = value("event", act1)
        if act2:
            table.events[1] = value("event", act2)
            if not act1:
                self.second_act()
        return self

    def second_act(self) -> Scenario:
        self.table.act, self.table.events[0], self.table.reserves[0] = ACT_2, NONE, 0
        return self

    def swan_songs(self, trigger: str) -> Scenario:
        self.second_act()
        self.table.act, self.table.events[1], self.table.reserves[1] = SWAN_SONGS, NONE, 0
        self.table.trigger = seat_of(trigger)
        return self

    def market(self, space: int) -> Scenario:
        self.table.market = space
        return self

    def lair(self, location: str, top: str = "", crests: str = "", under: int = 2) -> Scenario:
        """A creature with the crests on it; nothing on top is an empty pile."""
        self.lairs_said.add(location)
        pile = self.table.lairs[CONTENT.lairs.index(value("location", location))]
        pile.top = self.take("card", id_of(top)) if top else NONE
        pile.under = under if top else 0
        pile.crests = sum(1 << seat_of(color) for color in crests.split())
        return self

    def shop(self, location: str, *cards: str) -> Scenario:
        """The pile of a shop, the top card first."""
        self.shops_said.add(location)
        pile = [self.take("card", id_of(card)) for card in cards]
        self.table.shops[CONTENT.shops.index(value("location", location))] = pile
        return self

    def legends(self, level: int, **runes: str) -> Scenario:
        """The open Legends of a level, with who has a rune on each: legends(1, l101="blue", l102="")."""
        row = self.table.legends[level - 1]
        for code, color in runes.items():
            row.open.append(self.take("legend", id_of(code)))
            row.runes.append(seat_of(color) if color else NONE)
        row.pile = 5 - len(row.open)
        return self

    def rewards(self, location: str, *colors: str) -> Scenario:
        """Whose rune lies on each reward space; an empty word is a visible one."""
        first = 4 * CONTENT.locations[value("location", location)].stage
        for space, color in enumerate(colors, first):
            self.table.rewards[space] = seat_of(color) if color else NONE
        return self

    def motifs(self, *motifs: str) -> Scenario:
        """The motif track from the left; a token that shows its gem side has a star: motifs("m1*", "m2")."""
        table = self.table
        table.motif_stock += table.motifs
        table.motifs = [value("motif", motif.rstrip("*")) for motif in motifs]
        table.motif_gems = sum(1 << place for place, motif in enumerate(motifs) if motif.endswith("*"))
        table.motif_stock = [motif for motif in table.motif_stock if motif not in table.motifs]
        return self

    def bank(self, **crests: int) -> Scenario:
        return self.let(bank=crests)

    def fan_deck(self, cards: int) -> Scenario:
        self.table.fan_deck = cards
        return self

    def supply(self, *, acoustic: int) -> Scenario:
        """Stones left in the supply; the last seat has the others."""
        self.table.seats[-1].acoustic = CONTENT.acoustic - acoustic - sum(s.acoustic for s in self.table.seats[:-1])
        return self

    # -- the Rival -------------------------------------------------------------------------

    def rival(self, **fields: int | str | bool) -> Scenario:
        return self.has("rival", **fields)

    def tokens(self, *locations: str) -> Scenario:
        """Where the Rival tokens 1, 2, 3, … lie."""
        for number, location in enumerate(locations, 1):
            self.table.tokens[value("location", location)] = number
        self.its.laid = len(locations)
        return self

    def portals(self, setting: str) -> Scenario:
        self.table.amber = PORTALS[setting]
        return self

    def piles(self, *, movement: str = "", discard: str = "", removed: str = "") -> Scenario:
        """The Rival's cards; all others are in its Solo deck."""
        for field, cards in (("movement", movement), ("discard", discard), ("removed", removed)):
            self.put("rival", **{field: cards})
        return self

    def challenges(self, **taken: str) -> Scenario:
        """Open Challenge cards: challenges(d1="easy", d2="")."""
        for code, difficulty in taken.items():
            self.its.open.append(self.take("challenge", id_of(code)))
            self.its.taken.append(TAKEN[difficulty])
        return self

    def score_pile(self, *cards: str) -> Scenario:
        return self.cards("rival", "score", *cards)

    # -- making the match ------------------------------------------------------------------

    def comes(self, *outcomes: str) -> Scenario:
        """What chance brings, by codes."""
        return self.dictate(*(id_of(outcome) for outcome in outcomes))

    def turn(self, color: str = "blue") -> Match:
        """The turn of this side begins."""
        return self.start(Turn(seat_of(color)))

    def sing(self, color: str = "blue", *, melodies: int = 0, lyrics: int = 0) -> Match:
        """This bard's song begins; the pool holds these already."""
        side = seat_of(color)
        self.table.active = side
        self.seat(color).ready = True
        match = self.start(StartSinging(side), Rest(side), EndTurn(side))
        return pool(match, table_of(match).melodies + melodies, table_of(match).lyrics + lyrics)

    def rest(self, color: str = "blue", *, sang: bool = False) -> Match:
        """This player's Rest phase begins."""
        side = seat_of(color)
        self.table.active, self.table.sang, self.table.phase = side, sang, REST
        return self.start(Rest(side), EndTurn(side))

    def end_turn(self, color: str = "blue") -> Match:
        self.table.active = seat_of(color)
        return self.start(EndTurn(self.table.active))

    def starts(self, act: int) -> Match:
        """The event of an act begins, then a turn."""
        return self.start(StartEvent(act - 1), Turn(self.table.first))

    def ends(self, act: int) -> Match:
        """The event of an act ends, then a turn begins."""
        self.table.active = self.table.first
        return self.start(EndEvent(act - 1), Turn(self.table.first))

    def rival_turn(self) -> Match:
        return self.turn("rival")

    def rival_moves(self, *directions: str) -> Match:
        """The Rival follows these arrows, then it is the first player's turn."""
        arrows: list[Step[BardwoodTable]] = [RivalMove("NESW".index(direction)) for direction in directions]
        self.table.active = RIVAL
        return self.start(*arrows, Turn(self.table.first))

    def rival_sings(self) -> Match:
        self.table.active = RIVAL
        self.its.ready = True
        return self.start(RivalSings(), RivalRests(), Turn(self.table.first))

    def rival_activates(self) -> Match:
        """Only what it does at the places of its tokens."""
        self.table.active = RIVAL
        return self.start(RivalActivates(), Turn(self.table.first))

    def rival_rests(self) -> Match:
        self.table.active = RIVAL
        return self.start(RivalRests(), Turn(self.table.first))

    def over(self) -> Match:
        """The match is over: only its result is of interest."""
        self.table.active = NONE
        return self.start()

    def complete(self) -> None:
        """What was not mentioned lies as at the start; runes and crests on the board are those missing elsewhere."""
        table = self.table
        for place, location in enumerate(CONTENT.lairs):
            pile = table.lairs[place]
            if LEXICON.id("location", location) not in self.lairs_said:
                pile.top, pile.under = table.small.pop(), 2
        for place, location in enumerate(CONTENT.shops):
            stock = table.shop_stock[place // 2]
            if LEXICON.id("location", location) not in self.shops_said:
                table.shops[place] = [stock.pop() for _ in range(min(SHOP_CARDS, len(stock)))]
        for row in table.legends:
            if not row.open:
                row.open, row.runes, row.pile = [row.unseen.pop()], [NONE], 4
        for number, player in enumerate(table.seats):
            self._complete_seat(SEATS[number], number, player)
        table.acoustic = CONTENT.acoustic - sum(player.acoustic for player in table.seats)
        table.range = CONTENT.range - sum(player.range for player in table.seats)
        if table.rival is not None:
            self._complete_rival(table.rival)

    def _complete_seat(self, color: str, number: int, player: BardwoodSeat) -> None:
        if (color, "hand") not in self.said:
            skills = [card for card in player.unknown if CONTENT.cards[card].kind == SKILL]
            for card in skills[: 2 - len(player.hand)]:
                player.unknown.remove(card)
                player.hand.append(card)
                player.seen.append(0)
        if (color, "crests") not in self.said:
            player.crests = CRESTS - self._crests_elsewhere(number)
        if (color, "runes") not in self.said:
            laid = self.table.rewards.count(number) + sum(row.runes.count(number) for row in self.table.legends)
            for quarter in reversed(range(QUARTERS)):
                lifted = min(laid, RUNES_PER_QUARTER)
                player.runes[quarter] -= lifted
                laid -= lifted

    def _complete_rival(self, rival: Rival) -> None:
        if ("rival", "crests") not in self.said:
            rival.crests = CRESTS - self._crests_elsewhere(RIVAL)
        laid = self.table.rewards.count(RIVAL) + sum(row.runes.count(RIVAL) for row in self.table.legends)
        rival.runes = RIVAL_RUNES - laid
        if len(self.table.seats) == 1 and OPEN not in rival.taken:
            rival.open.append(rival.challenges.pop(0))
            rival.taken.append(OPEN)

    def _crests_elsewhere(self, side: int) -> int:
        table = self.table
        number = table.bank[side] + sum(pile.crests >> side & 1 for pile in table.lairs)
        number += sum(player.held[side] for player in table.seats)
        if table.rival is not None:
            number += table.rival.held[side] + sum(taken != OPEN for taken in table.rival.taken) * (side == 0)
        return number


# -- reading a match ---------------------------------------------------------------------------


def table_of(match: Match) -> BardwoodTable:
    assert isinstance(match.table, BardwoodTable)
    return match.table


def seat(match: Match, color: str = "blue") -> BardwoodSeat:
    return table_of(match).seats[seat_of(color)]


def rival(match: Match) -> Rival:
    found = table_of(match).rival
    assert found is not None
    return found


def pool(match: Match, melodies: int, lyrics: int) -> Match:
    """The melodies and lyrics of the song that goes on."""
    table = table_of(match)
    table.melodies, table.lyrics = melodies, lyrics
    table.resume()
    return match


def in_pool(match: Match) -> tuple[int, int]:
    return table_of(match).melodies, table_of(match).lyrics


def tokens(match: Match, color: str = "blue") -> tuple[int, int, int]:
    """Coins, acoustic and range stones."""
    player = seat(match, color)
    return player.coins, player.acoustic, player.range


def region(match: Match, color: str = "blue") -> str:
    return LEXICON.id("region", seat(match, color).region)


def codes(cards: list[int], role: str = "card") -> list[str]:
    return [code_of(role, card) for card in cards]


def lair(match: Match, location: str) -> tuple[str, set[str]]:
    """The creature on top, and who has a crest on it."""
    pile = table_of(match).lairs[CONTENT.lairs.index(value("location", location))]
    return code_of("card", pile.top), {SEATS[side] for side in range(5) if pile.crests >> side & 1}


def shop(match: Match, location: str) -> list[str]:
    return codes(table_of(match).shops[CONTENT.shops.index(value("location", location))])


def rewards(match: Match, location: str) -> list[str]:
    first = 4 * CONTENT.locations[value("location", location)].stage
    return [SEATS[side] if side != NONE else "" for side in table_of(match).rewards[first : first + 4]]


def legends(match: Match, level: int) -> dict[str, str]:
    """The open Legends of a level, and whose rune lies on each."""
    row = table_of(match).legends[level - 1]
    runes = [SEATS[side] if side != NONE else "" for side in row.runes]
    return dict(zip(codes(row.open, "legend"), runes, strict=True))


def motifs(match: Match) -> list[str]:
    """The motif track; a star is the gem side."""
    table = table_of(match)
    shown = codes(table.motifs, "motif")
    return [f"{code}*" if table.motif_gems >> place & 1 else code for place, code in enumerate(shown)]


def laid_tokens(match: Match) -> dict[str, int]:
    """The Rival tokens on the board."""
    found = {LEXICON.id("location", at): number for at, number in enumerate(table_of(match).tokens) if number}
    return dict(sorted(found.items(), key=lambda entry: entry[1]))


def pawn(match: Match) -> str:
    return LEXICON.id("location", rival(match).pawn)


def offered(match: Match, kind: str) -> set[str]:
    """What the options of a kind name, by codes: offered(match, "again") is {"i01"}."""
    roles = LEXICON.grammar[kind]
    found = set()
    for option in match.table.options:
        if option.kind == kind:
            words = option.key.split(":")[1:]
            found.add(":".join(CODES.get((role, word), word) for role, word in zip(roles, words, strict=True)))
    return found


def offers(match: Match, choice: str) -> bool:
    return key_of(choice) in match.legal_keys


def do(match: Match, *choices: str) -> Match:
    """Play choices, with codes: do(match, "play:horn_2", "stay")."""
    for choice in choices:
        match.play(key_of(choice))
    return match


def lazily(match: Match, wanted: Callable[[Match], bool]) -> Match:
    """Play on, doing as little as possible, until a moment has come."""
    while not wanted(match):
        keys = match.legal_keys
        match.play(next((key for key in keys if key in ("stay", "end")), keys[-1]))
    return match


def comes(match: Match, *outcomes: str) -> Match:
    """What chance brings next, by codes."""
    match.dictate(*(id_of(outcome) for outcome in outcomes))
    return match


def refused(match: Match, choice: str) -> str:
    """The rule by which a choice is not possible."""
    key = key_of(choice)
    assert key not in match.legal_keys
    found = reason_of(match, *LEXICON.parse(key))
    assert found is not None, f"no reason for {key}"
    return found.rule
