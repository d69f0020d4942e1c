"""Combats in given situations: `Scenario` says what lies where, in the words of the specification.

    match = (
        Scenario("naz khor valora", combat="q6_8")
        .seeker("naz", zone=3, hand="na4", health=5)
        .enemy("cinder", zone=3, health=9, target="naz", rows={2: "wound trap"})
        .turn("naz")
    )
    do(match, "play:na4", "boost:kh4", ...)

A card is named by the id of its pair, its Boost with a `+` behind it (`kh4+`). Cards that are not in a Seeker's deck
take the place of a starting pair. Whoever has no Action card in hand gets one, so that no hand is renewed by chance,
unless the Seeker is `bare`. After the turn the speaker is asked about a fate token, so that nothing else happens.
"""

from __future__ import annotations

from veillee import testing
from veillee.core.match import Match
from veillee.core.step import Step
from veillee.games.kinfire import GAME
from veillee.games.kinfire.decks import cards_of
from veillee.games.kinfire.steps.allies import AllyTurn
from veillee.games.kinfire.steps.bag import DrawPawn, EndOfTurn, Turn
from veillee.games.kinfire.steps.chapter import set_health
from veillee.games.kinfire.steps.common import CombatEnds, TurnEnds, has_action
from veillee.games.kinfire.steps.enemies import EnemyTurn
from veillee.games.kinfire.steps.falling import tokens_at
from veillee.games.kinfire.steps.muster import CombatOver, MusterCombat
from veillee.games.kinfire.steps.turn import SeekerTurn
from veillee.games.kinfire.table import BESIDE_ALLY, BOARD, PAWNS, Foe, Helper, KinfireTable, Seeker
from veillee.games.kinfire.terms import (
    BOOSTS,
    DISPOSABLES,
    EXHAUSTED,
    NONE,
    STATUSES,
)
from veillee.games.kinfire.words import SETUP_IDS, STATUS_IDS
from veillee.testing import laid_out

SPEC = GAME
BOX = SPEC.box()
CONTENT = BOX.content
LEXICON = BOX.lexicon
REST: tuple[Step[KinfireTable], ...] = (TurnEnds(), EndOfTurn(), CombatEnds(), CombatOver())


def value(role: str, word: str) -> int:
    found = LEXICON.value(role, word)
    assert found is not None, f"no {role} {word}"
    return found


def card(word: str) -> int:
    """The number of a card: as1, as1+ for its Boost, d2, exhausted."""
    return BOOSTS + value("pair", word[:-1]) if word.endswith("+") else value("card", word)


def word(number: int) -> str:
    """The other way round."""
    return LEXICON.id("card", number).replace("_boost", "+")


class Scenario(testing.Scenario):
    table: KinfireTable

    def __init__(
        self,
        seekers: str = "asha khor roland",
        *,
        combat: str = "q1_2",
        level: str = "standard",
        leader: str = "none",
        solo: bool = False,
        notes: tuple[tuple[int, int, int], ...] = (),
        seed: int = 1,
    ) -> None:
        names = seekers.split()
        settings = {"combat": combat, "growth": "none", "tutorial": "off", "leader": leader}
        super().__init__(
            laid_out(
                SPEC,
                mode="combat",
                level=level,
                players=len(names),
                roles=names,
                people=[0] * len(names) if solo else None,
                seed=seed,
                settings=settings,
            )
        )
        table = self.table
        table.notes = [part for note in notes for part in note]
        for seat, name in enumerate(names):
            seeker = table.seats[seat]
            seeker.seeker = table.roles[seat] = value("seeker", name)
            set_health(table, seat)
            seeker.pairs = list(CONTENT.seekers[seeker.seeker].pairs)
            seeker.deck = cards_of(seeker.pairs, [])
        self.mentioned = set[int]()
        self.bare = set[str]()
        MusterCombat(SETUP_IDS.index(combat)).run(table)
        self.mustering = table.stack.copy()
        table.stack.clear()
        for seeker, zone in zip(table.seats, table.setup.footprints, strict=False):
            seeker.zone = zone
        for foe in table.foes:
            foe.target = 0
        table.actor = 0
        table.fate = 1

    # -- Seekers ---------------------------------------------------------------------------

    def one(self, name: str) -> Seeker:
        return self.table.seats[self.table.seat_of(value("seeker", name))]

    def seeker(
        self,
        name: str,
        *,
        zone: int = 0,
        health: int = NONE,
        armor: int = 0,
        hand: str = "",
        deck: str = "",
        discard: str = "",
        wards: str = "",
        statuses: str = "",
        charged: bool = False,
        kinfire: int = 0,
        bare: bool = False,
    ) -> Scenario:
        """`deck` is the whole deck, if it is given; what lay in it otherwise is in the discard pile."""
        table, seeker = self.table, self.one(name)
        if zone:
            seeker.zone = zone - 1
        if health != NONE:
            seeker.health = health
        table.armor_pile += seeker.armor - armor
        seeker.armor = armor
        seeker.charged = charged
        seeker.kinfire = kinfire
        for status in statuses.split():
            seeker.statuses[value("status", status)] += 1
            table.piles[value("status", status)] -= 1
        words = [hand, deck, discard, wards]
        for one in " ".join(words).split():
            self.belong(seeker, one)
        if deck:
            seeker.discard += seeker.deck
            seeker.deck = []
        for one, place in zip(words, (seeker.hand, seeker.deck, seeker.discard, seeker.wards), strict=True):
            for name_ in one.split():
                self.take_card(seeker, name_)
                place.append(card(name_))
        if bare:
            self.bare.add(name)
        return self

    def belong(self, seeker: Seeker, name: str) -> None:
        """A card of another pair takes the place of a starting pair that has not been named."""
        number = card(name)
        if number == EXHAUSTED:
            self.table.exhausted_pile -= 1
            seeker.deck.append(number)
            return
        if DISPOSABLES <= number < BOOSTS:
            seeker.items.append(number)
            seeker.deck.append(number)
            return
        pair = number % BOOSTS
        self.mentioned.add(pair)
        if pair not in seeker.pairs:
            place = max(at for at, old in enumerate(seeker.pairs) if old not in self.mentioned)
            old = seeker.pairs[place]
            seeker.pairs[place] = pair
            for before, after in ((old, pair), (BOOSTS + old, BOOSTS + pair)):
                pile = next(pile for pile in self.piles_of(seeker) if before in pile)
                pile[pile.index(before)] = after

    def piles_of(self, seeker: Seeker) -> tuple[list[int], ...]:
        return seeker.deck, seeker.discard, seeker.hand, seeker.wards

    def take_card(self, seeker: Seeker, name: str) -> None:
        pile = next(pile for pile in self.piles_of(seeker) if card(name) in pile)
        pile.remove(card(name))

    # -- enemies and allies ----------------------------------------------------------------

    def foe(self, name: str) -> Foe:
        return next(foe for foe in self.table.foes if foe.enemy == value("enemy", name))

    def enemy(
        self,
        name: str,
        *,
        zone: int = 0,
        health: int = 0,
        target: str = "",
        rows: dict[int, str] | None = None,
    ) -> Scenario:
        """`rows` are the statuses on its abilities: {1: "wound wound"}."""
        foe = self.foe(name)
        if zone:
            foe.zone = zone - 1
        if health:
            foe.health = health
        if target:
            foe.target = self.table.seat_of(value("seeker", target))
        for row, statuses in (rows or {}).items():
            for status in statuses.split():
                foe.statuses[(row - 1) * STATUSES + value("status", status)] += 1
                self.table.piles[value("status", status)] -= 1
        return self

    def ally(self, name: str, health: int) -> Scenario:
        helper = next(one for one in self.table.helpers if one.ally == value("ally", name))
        helper.health = health
        return self

    # -- the bag ---------------------------------------------------------------------------

    def bag(self, pawns: str) -> Scenario:
        """Only these pawns are in the bag; the others are used. What lies on the time track stays there."""
        table = self.table
        for pawn in range(PAWNS):
            table.used[pawn] += table.bag[pawn]
            table.bag[pawn] = 0
        for pawn_ in pawns.split():
            table.bag[value("pawn", pawn_)] += 1
            table.used[value("pawn", pawn_)] -= 1
        return self

    def time(self, pawns: str) -> Scenario:
        for pawn_ in pawns.split():
            self.table.bag[value("pawn", pawn_)] -= 1
            self.table.time.append(value("pawn", pawn_))
        return self

    def fate(self, number: int, spent: int = 0) -> Scenario:
        self.table.fate, self.table.fate_spent = number, spent
        return self

    # -- making the match ------------------------------------------------------------------

    def complete(self) -> None:
        for seeker in self.table.seats:
            name = LEXICON.id("seeker", seeker.seeker)
            if name in self.bare or has_action(seeker):
                continue
            spare = next(one for one in seeker.deck + seeker.discard if one < DISPOSABLES and one not in self.mentioned)
            (seeker.deck if spare in seeker.deck else seeker.discard).remove(spare)
            seeker.hand.append(spare)

    def comes(self, *outcomes: str) -> Scenario:
        """What chance brings: pawns, or cards with their `+`."""
        return self.dictate(*(one.replace("+", "_boost") for one in outcomes))

    def turn(self, name: str) -> Match:
        """The Seeker's turn begins; no pawn was drawn for it."""
        return self.start(SeekerTurn(self.table.seat_of(value("seeker", name))), *REST)

    def pawn(self, pawn: str) -> Match:
        """This pawn is drawn now."""
        self.outcomes.insert(0, pawn)
        return self.start(DrawPawn(), *REST)

    def draws(self) -> Match:
        """A turn begins with the question about fate tokens, or with a draw."""
        return self.start(Turn(), CombatEnds(), CombatOver())

    def ability(self, name: str, row: int) -> Match:
        return self.start(EnemyTurn(self.table.foes.index(self.foe(name)), row - 1), *REST)

    def helps(self, name: str) -> Match:
        """An ally's ability is triggered."""
        allies = [helper.ally for helper in self.table.helpers]
        return self.start(AllyTurn(allies.index(value("ally", name))), *REST)

    def musters(self) -> Match:
        """The combat is set up from its first step; nothing that was said of hands and places counts."""
        table = self.table
        for seeker in table.seats:
            seeker.zone = NONE
            seeker.deck += seeker.hand
            seeker.hand = []
            table.armor_pile += seeker.armor
            seeker.armor = 0
        table.actor = NONE
        self.bare = {LEXICON.id("seeker", seeker.seeker) for seeker in table.seats}
        table.fate = 0
        return self.start(MusterCombat(table.card))


def new(seekers: str, combat: str, *, tutorial: str = "off", solo: bool = False, **start: object) -> Match:
    """A match from its very start, with the named Seekers."""
    import veillee

    names = seekers.split()
    settings = {"combat": combat, "tutorial": tutorial, "growth": str(start.pop("growth", "none"))}
    people = [0] * len(names) if solo else None
    return veillee.new(
        "kinfire",
        mode="combat",
        players=len(names),
        roles=names,
        people=people,
        settings=settings,
        seed=1,
        **start,  # type: ignore[arg-type]
    )


# -- playing and looking ---------------------------------------------------------------------


def do(match: Match, *keys: str) -> Match:
    return testing.play(match, *keys)


def table_of(match: Match) -> KinfireTable:
    table = match.table
    assert isinstance(table, KinfireTable)
    return table


def seeker(match: Match, name: str) -> Seeker:
    return table_of(match).seats[table_of(match).seat_of(value("seeker", name))]


def foe(match: Match, name: str) -> Foe:
    return next(one for one in table_of(match).foes if one.enemy == value("enemy", name))


def ally(match: Match, name: str) -> Helper:
    return next(one for one in table_of(match).helpers if one.ally == value("ally", name))


def cards(numbers: list[int]) -> list[str]:
    return sorted(word(number) for number in numbers)


def hand(match: Match, name: str) -> list[str]:
    return cards(seeker(match, name).hand)


def discarded(match: Match, name: str) -> list[str]:
    return cards(seeker(match, name).discard)


def statuses(match: Match, name: str) -> dict[str, int]:
    """The statuses in a Seeker's hand."""
    held = seeker(match, name).statuses
    return {STATUS_IDS[kind]: held[kind] for kind in range(STATUSES) if held[kind]}


def on_row(match: Match, name: str, row: int) -> dict[str, int]:
    """The statuses on an enemy's ability."""
    held = foe(match, name).statuses[(row - 1) * STATUSES : row * STATUSES]
    return {STATUS_IDS[kind]: held[kind] for kind in range(STATUSES) if held[kind]}


def tokens(match: Match, name: str, row: int) -> list[int]:
    """The ability tokens beside a row; 0 is Darkness."""
    table = table_of(match)
    board = next(at for at, one in enumerate(table.foes) if one.enemy == value("enemy", name))
    return tokens_at(table, board * BOARD + row - 1)


def ally_tokens(match: Match, name: str) -> list[int]:
    table = table_of(match)
    place = next(at for at, one in enumerate(table.helpers) if one.ally == value("ally", name))
    return tokens_at(table, BESIDE_ALLY + place)


def target(match: Match, name: str) -> str:
    """Who holds an enemy's target token."""
    return LEXICON.id("seeker", table_of(match).seats[foe(match, name).target].seeker)


def bag(match: Match) -> int:
    return sum(table_of(match).bag)


def offered(match: Match) -> set[str]:
    return set(match.legal_keys)


def trophies(match: Match) -> list[str]:
    return [LEXICON.id("enemy", enemy) for enemy in table_of(match).trophies]


def next_turn(match: Match) -> bool:
    """Whether the turn is over: the group is asked about a fate token."""
    return not match.over and testing.asked(match)[1] == "BeforeDraw"
