"""Tables in given situations: `Scenario` says what lies where, in the short words of the specification.

    match = (
        Scenario("captain blacksmith", rogues="robbers")
        .boats("WWN", "BZ")                       # boats 1, 2, …, all others are empty
        .piers(square_e="WBBR")                   # a boat of that side lies at the dock
        .hours(blacksmith=6, captain=4)           # of those on one hour the last one mentioned is on top
        .has("captain", gold=3, corruption=2)
        .stall("captain", "sW sW lN")             # small and large goods
        .row("lo07", "lo02", "sa03*", "me04")     # a star is a crest
        .comes("R")                               # what chance brings
        .turn("captain")
    )
    play(match, "visit:grand_square", "recruit:lo07")

Adventurers are letters: W warrior, B bard, Z wizard, N noble, R rogue. Seats are named by their merchants. What a
scenario does not mention is as at the start of day 1, with empty boats; whoever is nowhere else is in the bag.
Workshops are those of a fresh match, the same every time: `scenario.workshop("captain")` lets one change them.
"""

from __future__ import annotations

from typing import Self

from veillee import testing
from veillee.core.explaining import reason_of
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.step import Step
from veillee.games.cove import GAME, PAIRS
from veillee.games.cove.box import CLANS, DOCKS_OF, GOODS, KINDS, NONE, ROGUE, SLOTS, CoveBox
from veillee.games.cove.merchants.entertainer.stage import Stage
from veillee.games.cove.peddler import PeddlerLine
from veillee.games.cove.setup import PAIRS as SETS
from veillee.games.cove.setup import Workshops
from veillee.games.cove.steps.day import CleanUp, Day, NextTurn, StartMarket, next_side
from veillee.games.cove.steps.harbour import Advance, Arrival
from veillee.games.cove.steps.market import Sale
from veillee.games.cove.table import FINAL, MARKET, PEDDLER, PRODUCTION, CoveTable, Trader, Workshop
from veillee.games.cove.words import CLAN_IDS, DOCK_IDS, KIND_IDS, ROGUE_CARD_IDS
from veillee.testing import laid_out

SPEC = GAME
BOX = SPEC.box()
CONTENT: CoveBox = BOX.content
LEXICON = BOX.lexicon
LETTERS = "WBZNR"
SIZES = "sl"
TOWNSFOLK_IN_PLAY = 24


def value(role: str, id_: str) -> int:
    """The number behind an id: value("townsfolk", "lo01")."""
    found = LEXICON.value(role, id_)
    assert found is not None, f"no {role} {id_}"
    return found


def kinds(letters: str) -> list[int]:
    """Adventurers: kinds("WWN")."""
    return [LETTERS.index(letter) for letter in letters if letter != " "]


def good(code: str) -> int:
    """A good: good("sW") is a small warrior good."""
    return CLANS * SIZES.index(code[0]) + LETTERS.index(code[1])


def outcome(word: str) -> str:
    return KIND_IDS[LETTERS.index(word)] if len(word) == 1 and word in LETTERS else word


def new(
    merchants: str = "",
    *,
    players: int = 2,
    mode: str = "standard",
    level: str = "",
    seed: int = 1,
    comes: str = "",
    **settings: str,
) -> Match:
    """A match from its very start: new("captain blacksmith"); where there is a dash one is dealt, without any all are.

    `comes` is what chance brings in the set-up, as one text.
    """
    roles = ["" if word == "-" else word for word in merchants.split()]
    setup = make_setup(
        SPEC, mode=mode, level=level or None, players=len(roles) or players, seed=seed, settings=settings, roles=roles
    )
    return Match.start(SPEC, BOX, setup, dictated=[outcome(word) for word in comes.split()])


class Scenario(testing.Scenario):
    """A table in a given situation; `turn`, `market`, `sale`, `clean_up` and the others make the match."""

    table: CoveTable

    def __init__(
        self,
        merchants: str = "captain blacksmith",
        *,
        peddler: str = "",
        rogues: str = "criminals",
        sets: str = "locals_mercenaries",
        free_choice: bool = False,
        seed: int = 1,
    ) -> None:
        roles = merchants.split()
        mode = "standard" if not peddler else "solo" if len(roles) == 1 else "peddler"
        settings = {"free_choice_of_cards": "yes"} if free_choice else {}
        super().__init__(
            laid_out(SPEC, mode=mode, level=peddler, players=len(roles), seed=seed, settings=settings, roles=roles)
        )
        self.forgiven = ()
        self.bag_said = self.hours_said = self.supply_said = False
        self.row_said: tuple[str, ...] | None = None
        table = self.table
        for seat, merchant in enumerate(table.roles):
            table.seats[seat].merchant = merchant
        table.rogue_card = ROGUE_CARD_IDS.index(rogues)
        table.lair = CONTENT.rogue_cards[table.rogue_card].lair
        table.halls = [CONTENT.in_hall] * CLANS
        pair = SETS[PAIRS.index(sets)]
        table.deck = [card for card, townsfolk in enumerate(CONTENT.townsfolk) if townsfolk.set in pair]
        table.hourglasses = [*range(len(roles)), *([PEDDLER] if peddler else [])]
        table.next(Workshops())
        table.advance()
        table.phase, table.day = PRODUCTION, 1

    def number(self, who: str) -> int:
        """The side of a merchant or of the Peddler."""
        found = PEDDLER if who == "peddler" else self.lexicon.value("seat", who)
        assert found in self.table.hourglasses, f"no {who} at this table"
        return found

    def trader(self, who: str) -> Trader:
        return trader_of(self.table, self.number(who))

    def workshop(self, who: str) -> Workshop:
        """What only this merchant has."""
        found = self.table.seats[self.number(who)].workshop
        assert found is not None
        return found

    def townsfolk(self, card: str) -> int:
        """Take a townsfolk from wherever it lies; a star is a crest."""
        found = self.take("townsfolk", card.rstrip("*"))
        if card.endswith("*"):
            self.table.crested |= 1 << found
        return found

    # -- the harbour -----------------------------------------------------------------------

    def boats(self, *aboard: str) -> Self:
        """Who sits on boats 1, 2, 3 …"""
        for boat, letters in enumerate(aboard):
            self.table.boats[boat] = kinds(letters)
        return self

    def boat(self, number: int, aboard: str, dock: str = "") -> Self:
        """Who sits on one boat, and where it lies if not at sea."""
        self.table.boats[number - 1] = kinds(aboard)
        self.table.at[number - 1] = DOCK_IDS.index(dock) if dock else NONE
        return self

    def piers(self, **docks: str) -> Self:
        """Full or not, a boat of that side lies at each of these docks: the first one that is empty and at sea."""
        table = self.table
        for dock, aboard in docks.items():
            at = DOCK_IDS.index(dock)
            side = next(side for side, own in enumerate(DOCKS_OF) if at in own)
            boats = range(3 * side, 3 * side + 3)
            boat = next(boat for boat in boats if table.at[boat] == NONE and not table.boats[boat])
            self.boat(boat + 1, aboard, dock)
        return self

    def halls(self, **numbers: int) -> Self:
        return self.let(halls=numbers)

    def lair(self, rogues: int) -> Self:
        self.table.lair = rogues
        return self

    def bag(self, aboard: str) -> Self:
        """Exactly these are in the bag; all others may be missing."""
        self.bag_said = True
        self.forgiven += ("adventurers of kind",)
        self.table.bag = [kinds(aboard).count(kind) for kind in range(KINDS)]
        return self

    # -- the clock -------------------------------------------------------------------------

    def hours(self, **hours: int) -> Self:
        """Where hourglasses stand; one mentioned later is on top of those mentioned before."""
        self.hours_said = True
        for who, hour in hours.items():
            side = self.number(who)
            trader_of(self.table, side).hour = hour
            self.table.hourglasses.remove(side)
            self.table.hourglasses.insert(0, side)
        return self

    def marker(self, hour: int) -> Self:
        self.table.marker = hour
        return self

    def day(self, day: int) -> Self:
        self.table.day = day
        return self

    # -- sides -----------------------------------------------------------------------------

    def has(self, who: str, **fields: int | str) -> Self:
        """Gold, corruption, last (a location), powers (bits of those used today)."""
        return self.let(who, **fields)

    def stall(self, who: str, goods: str) -> Self:
        """Goods by size and clan: "sW sW lN"."""
        codes = [good(code) for code in goods.split()]
        self.trader(who).goods = [codes.count(number) for number in range(GOODS)]
        return self

    def staff(self, who: str, *cards: str) -> Self:
        self.trader(who).staff = [self.townsfolk(card) for card in cards]
        return self

    def supply(self, corruption: int) -> Self:
        """Corruption cards left; the others may be missing."""
        self.supply_said = True
        self.forgiven += ("corruption cards",)
        self.table.corruption = corruption
        return self

    # -- the Grand Square ------------------------------------------------------------------

    def row(self, *cards: str) -> Self:
        """The Grand Square slot by slot; an empty word is an empty slot, a star is a crest."""
        self.row_said = cards
        numbers = [self.townsfolk(card) if card else NONE for card in cards]
        self.table.row = numbers + [NONE] * (SLOTS - len(numbers))
        return self

    def deck(self, *cards: str) -> Self:
        """All that is left of the townsfolk deck; what lay in it otherwise is gone."""
        self.forgiven += ("townsfolk",)
        self.table.deck = [self.townsfolk(card) for card in cards]
        return self

    def discarded(self, *cards: str) -> Self:
        self.table.discard = [self.townsfolk(card) for card in cards]
        return self

    def fans(self, *cards: str) -> Self:
        """Townsfolk beside the Entertainer's board."""
        stage = self.workshop("entertainer")
        assert isinstance(stage, Stage)
        stage.fans = [self.townsfolk(f"{card.rstrip('*')}*") for card in cards]
        return self

    # -- the Peddler -----------------------------------------------------------------------

    def peddler_cards(self, *, deck: str = "", discard: str = "") -> Self:
        """The whole of its deck and of its discard pile; other cards may be missing."""
        self.forgiven += ("the Peddler's cards",)
        peddler = self.table.peddler
        assert peddler is not None
        peddler.deck = [value("peddler_card", card) for card in deck.split()]
        peddler.discard = [value("peddler_card", card) for card in discard.split()]
        return self

    # -- making the match ------------------------------------------------------------------

    def comes(self, *outcomes: str) -> Self:
        """What chance brings: adventurers by their letters, all else by its id."""
        return self.dictate(*(outcome(word) for word in outcomes))

    def turn(self, who: str = "") -> Match:
        """This side's turn begins; unless the hours say so it is put on top."""
        if who and not self.hours_said:
            side = self.number(who)
            self.table.hourglasses.remove(side)
            self.table.hourglasses.insert(0, side)
        assert not who or next_side(self.table) == self.number(who), f"it is not the turn of {who}"
        return self.start(NextTurn())

    def peddler_turn(self, *cards: str) -> Match:
        """The Peddler's turn, in which it reveals this card; the cards that come later are dictated too."""
        self.comes(*cards)
        return self.turn("peddler")

    def peddler_line(self, verb: int, rank: int = 1) -> Match:
        """The Peddler carries out one line of a card, and then whoever is next plays."""
        self.table.active = PEDDLER
        return self.start(PeddlerLine(verb, rank - 1), NextTurn())

    def moves(self, who: str, hours: int) -> Match:
        """This side's turn is over but for its hourglass, which moves on by these hours."""
        self.table.active = self.number(who)
        return self.start(Advance(self.table.active, hours), NextTurn())

    def arrival(self, who: str, number: int = 1) -> Match:
        """Somebody arrives on this side's turn."""
        self.table.active = self.number(who)
        arrivals: list[Step[CoveTable]] = [Arrival(self.table.active) for _ in range(number)]
        return self.start(*arrivals, NextTurn())

    def production(self) -> Match:
        """Whoever is furthest behind plays."""
        return self.start(NextTurn())

    def market(self) -> Match:
        """All have reached the marker: the Market phase begins."""
        self.table.phase = MARKET
        return self.start(StartMarket())

    def sale(self, who: str) -> Match:
        """This side sells, then the day ends."""
        self.table.phase = MARKET
        return self.start(Sale(self.number(who)), CleanUp())

    def clean_up(self) -> Match:
        return self.start(CleanUp())

    def begin_day(self) -> Match:
        """The day after this one begins."""
        return self.start(Day())

    def over(self) -> Match:
        """The match is over: only its result is of interest."""
        self.table.phase, self.table.day, self.table.active = FINAL, 3, NONE
        return self.start()

    def complete(self) -> None:
        """Whoever is nowhere else is in the bag, cards of the supply are those that nobody has."""
        table = self.table
        if self.row_said is None:
            table.row = [table.deck.pop(0) for _ in range(SLOTS)]
        lying = [*table.discard, *(card for card in table.row if card != NONE)]
        lying += [card for trader in traders(table) for card in trader.staff]
        for player in table.seats:
            if isinstance(player.workshop, Stage):
                lying += player.workshop.fans
                player.workshop.crests = table.crested.bit_count()
        while len(table.deck) + len(lying) > TOWNSFOLK_IN_PLAY:  # a card of the third set came in for another
            table.deck.pop()
        if not self.supply_said:
            table.corruption = CONTENT.corruption - sum(trader.corruption for trader in traders(table))
        if not self.bag_said:
            for kind in range(KINDS):
                elsewhere = table.lair if kind == ROGUE else table.halls[kind]
                elsewhere += sum(boat.count(kind) for boat in table.boats)
                table.bag[kind] = CONTENT.adventurers[kind] - elsewhere
                assert table.bag[kind] >= 0, f"there are not so many {LETTERS[kind]}"


# -- reading a match ---------------------------------------------------------------------------


def traders(table: CoveTable) -> list[Trader]:
    found: list[Trader] = list(table.seats)
    return [*found, *([table.peddler] if table.peddler is not None else [])]


def trader_of(table: CoveTable, side: int) -> Trader:
    if side == PEDDLER:
        assert table.peddler is not None
        return table.peddler
    return table.seats[side]


def table_of(match: Match) -> CoveTable:
    assert isinstance(match.table, CoveTable)
    return match.table


def side_of(match: Match, who: str) -> int:
    found = PEDDLER if who == "peddler" else match.lexicon.value("seat", who)
    assert found is not None
    return found


def who_of(match: Match, side: int) -> str:
    return "peddler" if side == PEDDLER else match.lexicon.id("seat", side)


def seat(match: Match, who: str) -> Trader:
    """What a side has: gold, corruption, hour, staff."""
    return trader_of(table_of(match), side_of(match, who))


def goods(match: Match, who: str) -> str:
    """What stands on a stall: "sW sW lN", small goods first."""
    found = []
    for number, count in enumerate(seat(match, who).goods):
        size, clan = divmod(number, CLANS)
        found += [f"{SIZES[size]}{LETTERS[clan]}"] * count
    return " ".join(found)


def aboard(match: Match, boat: int) -> str:
    """Who sits on a boat: "NWW", in the order of letters."""
    return "".join(sorted(LETTERS[kind] for kind in table_of(match).boats[boat - 1]))


def docks(match: Match) -> dict[str, int]:
    """Which boat lies at each dock that is taken."""
    found = {DOCK_IDS[dock]: boat + 1 for boat, dock in enumerate(table_of(match).at) if dock != NONE}
    return {dock: found[dock] for dock in DOCK_IDS if dock in found}


def halls(match: Match) -> dict[str, int]:
    return dict(zip(CLAN_IDS, table_of(match).halls, strict=True))


def bag(match: Match) -> dict[str, int]:
    return dict(zip(LETTERS, table_of(match).bag, strict=True))


def row(match: Match) -> list[str]:
    """The Grand Square: a star is a crest, an empty word an empty slot."""
    return [card_code(match, card) for card in table_of(match).row]


def staff(match: Match, who: str) -> list[str]:
    return [card_code(match, card) for card in seat(match, who).staff]


def card_code(match: Match, card: int) -> str:
    if card == NONE:
        return ""
    return LEXICON.id("townsfolk", card) + "*" * (table_of(match).crested >> card & 1)


def stack(match: Match) -> list[str]:
    """The hourglasses; of those on one hour the first is on top."""
    return [who_of(match, side) for side in table_of(match).hourglasses]


def asked(match: Match) -> tuple[str, str]:
    """Which merchant is asked, and by which step."""
    return testing.asked(match)


def offered(match: Match, kind: str) -> set[str]:
    """What the options of a kind name: offered(match, "dock") is {"square_w"}."""
    return {key.partition(":")[2] for key in match.legal_keys if key.partition(":")[0] == kind}


def refused(match: Match, key: str) -> str:
    """The rule by which a choice is not possible."""
    assert key not in match.legal_keys, f"{key} is possible"
    found = reason_of(match, *LEXICON.parse(key))
    assert found is not None, f"no reason for {key}"
    return found.rule


def comes(match: Match, *outcomes: str) -> Match:
    """What chance brings next."""
    match.dictate(*(outcome(word) for word in outcomes))
    return match
