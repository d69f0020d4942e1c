"""Random matches of Merchants Cove, followed by a second model of its rules: what lies where, who is asked what, what
comes out by chance, what the log tells, what the Peddler does, and who wins must agree at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, permutations
from typing import Any

import pytest

from tests.games.cove.house import BOX, LEXICON, SPEC
from tests.games.cove.referee.match import Referee
from tests.games.cove.referee.talk import ENTERTAINER, FOLLOWED, GOODS, KINDS, MERCHANTS, PAIRS, PEDDLER
from tests.hearing import Hearing, Tale, mode_of
from veillee.core.chance import seeded
from veillee.core.setup import make_setup
from veillee.core.step import Option
from veillee.core.table import Event
from veillee.games.cove.table import PEDDLER as PEDDLER_SIDE
from veillee.games.cove.table import CoveTable, Trader

WAYS = (
    ("standard", 2, ""),
    ("standard", 3, ""),
    ("standard", 4, ""),
    ("solo", 1, "easy"),
    ("solo", 1, "medium"),
    ("solo", 1, "hard"),
    ("peddler", 2, "easy"),
    ("peddler", 2, "hard"),
    ("peddler", 3, "medium"),
)
PHASES = ("setup", "arriving", "production", "market", "cleanup", "final")
SECRET = {"draws"}  # what only the Entertainer reads
STARTS = (
    "as it is",
    "a famous Entertainer",
    "as it is",
    "few corruption cards",
    "full staffs",
    "few adventurers",
    "full stalls",
    "few townsfolk",
    "an Entertainer with few cards",
    "a famous Entertainer",
)
ROGUES = ("random", "criminals", "cultists", "robbers")
# What a random player likes: to sing songs to their end, to sell what can be sold, to recruit.
LIKES = {"end_song": 0.1, "close": 0.1, "enough": 0.5, "wait": 0.2, "stop": 0.2, "silent": 0.5, "buy": 3.0}
LIKES |= {"act": 4.0, "brag": 2.0, "use": 2.0, "forge": 3.0, "hurry": 2.0, "navigate": 0.5, "decline": 0.3}


def roles_of(players: int, seed: int) -> tuple[str, ...]:
    """Every choice of merchants in every order, in some matches left open for one seat or all."""
    every = [order for chosen in combinations(MERCHANTS, players) for order in permutations(chosen)]
    roles = list(every[seed * 7 % len(every)])
    if seed % 5 == 3:
        roles[seed % players] = ""
    return ("",) * players if seed % 11 == 10 else tuple(roles)


class CoveHearing(Hearing):
    likes = LIKES

    def __init__(self, way: tuple[str, int, str], seed: int) -> None:
        super().__init__(SPEC, f"{mode_of(way)}, {seed}")
        mode, players, level = way
        roles = roles_of(players, seed)
        rogues, pair = ROGUES[seed % 4], ("random", *PAIRS)[seed // 4 % 4]
        free = ENTERTAINER in roles and seed % 3 == 0
        settings = {"rogue_card": rogues, "townsfolk_sets": pair, "free_choice_of_cards": "yes" if free else "no"}
        setup = make_setup(
            SPEC, seed=seed, mode=mode, players=players, level=level or None, settings=settings, roles=roles
        )
        self.table = SPEC.setup(BOX.content, setup, seeded(self.where))
        self.referee = Referee(roles, level, rogues, pair, free)
        self.follow(self.table, self.referee)
        self.events: Counter[str] = Counter()
        self.start = STARTS[seed % len(STARTS)]

    # -- the table in the referee's words ------------------------------------------------------------

    def name(self, role: str, value: int) -> str:
        if value < 0:
            return ""
        if role == "seat":
            return PEDDLER if value == PEDDLER_SIDE else MERCHANTS[self.table.seats[value].merchant]
        return LEXICON.id(role, value)

    def names(self, role: str, values: list[int]) -> list[str]:
        return [self.name(role, value) for value in values]

    def bits(self, role: str, value: int) -> Iterator[str]:
        return (self.name(role, place) for place in range(value.bit_length()) if value >> place & 1)

    def told(self, event: Event) -> tuple[str, dict[str, str]]:
        assert (event.secret is not None) == (event.kind in SECRET), event.kind
        args = {**event.args, **event.secret} if event.secret else event.args
        return event.kind, {role: self.name(role.rstrip("2345"), value) for role, value in args.items()}

    def traders(self) -> dict[str, Trader]:
        sides: dict[str, Trader] = {self.name("seat", seat): player for seat, player in enumerate(self.table.seats)}
        return sides if self.table.peddler is None else sides | {PEDDLER: self.table.peddler}

    def trader(self, side: str, trader: Trader) -> dict[str, object]:
        last, powers = getattr(trader, "last", -1), getattr(trader, "powers", 0)
        return {
            "gold": trader.gold,
            "corruption": trader.corruption,
            "goods": dict(zip(GOODS, trader.goods, strict=True)),
            "staff": sorted(self.names("townsfolk", trader.staff)),
            "last": self.name("shop_place", last),
            "used": [number for number in (1, 2, 3) if powers >> (number - 1) & 1],
        }

    def workshop(self, side: str, workshop: Any) -> dict[str, object]:
        if side == ENTERTAINER:
            return {
                "known": self.names("card", workshop.top),
                "unknown": sorted(self.names("card", workshop.unknown)),
                "hand": sorted(zip(self.names("card", workshop.hand), map(bool, workshop.seen), strict=True)),
                "discard": sorted(self.names("card", workshop.discard)),
                "song": sorted(self.names("card", workshop.song)),
                "brag": sorted(self.names("card", workshop.brag)),
                "piles": {
                    "creature": self.names("card", workshop.creature_pile[::-1]),
                    "impro": self.names("card", workshop.impro_pile[::-1]),
                    "skill": self.names("card", workshop.skill_pile[::-1]),
                },
                "dial": workshop.dial,
                "volume": workshop.volume,
                "crests": workshop.crests,
                "runes": sorted(self.bits("clan", workshop.runes)),
                "stones": workshop.stones,
                "instrument": workshop.singing,
                "pawn": self.name("place", workshop.place),
            }
        if side == "blacksmith":
            return {
                "workshop": self.names("die", sorted(workshop.workshop)),
                "reserve": self.names("die", sorted(workshop.reserve)),
                "furnaces": {
                    f"furnace_{number}": sorted((self.name("die", die), workshop.values[die]) for die in dice)
                    for number, dice in enumerate(workshop.furnaces, 1)
                },
            }
        if side == "captain":
            return {
                "ships": dict(zip(KINDS, workshop.ships, strict=False)),
                "treasures": sorted(self.bits("clan", workshop.treasures)),
            }
        marbles = [LEXICON.id("marble", kind) for kind in range(5)]
        return {
            "pouch": dict(zip(marbles, workshop.pouch, strict=True)),
            "rack": dict(zip(marbles, workshop.rack, strict=True)),
            "chutes": {
                f"chute_{number}": self.names("marble", chute) for number, chute in enumerate(workshop.chutes, 1)
            },
            "waste": workshop.waste,
        }

    def shown(self) -> dict[str, object]:
        table: CoveTable = self.table
        fans: list[int] = []
        spaces: dict[int, list[str]] = {}
        sides = self.traders()
        for seat in reversed(table.hourglasses):
            side = self.name("seat", seat)
            spaces.setdefault(sides[side].hour, []).append(side)
        shown: dict[str, object] = {}
        for side, trader in sides.items():
            shown[side] = self.trader(side, trader)
        for seat, player in enumerate(table.seats):
            side = self.name("seat", seat)
            workshop: Any = player.workshop
            if side == ENTERTAINER:
                fans = workshop.fans
            shown |= {f"{side} {what}": value for what, value in self.workshop(side, workshop).items()}
        if table.peddler is not None:
            shown |= {
                f"{PEDDLER} deck": sorted(self.names("peddler_card", table.peddler.deck)),
                f"{PEDDLER} discard": sorted(self.names("peddler_card", table.peddler.discard)),
                f"{PEDDLER} card": self.name("peddler_card", table.peddler.card),
            }
        boats = [f"boat_{number}" for number in range(1, 7)]
        return shown | {
            "day": (table.day, PHASES[table.phase]),
            "bag": dict(zip(KINDS, table.bag, strict=True)),
            "boats": {
                boat: sorted(self.names("adventurer", aboard)) for boat, aboard in zip(boats, table.boats, strict=True)
            },
            "at": {boat: self.name("dock", dock) for boat, dock in zip(boats, table.at, strict=True) if dock >= 0},
            "halls": dict(zip(KINDS, table.halls, strict=False)),
            "lair": table.lair,
            "rogue card": self.name("rogue_card", table.rogue_card),
            "row": [self.name("townsfolk", card) for card in table.row if card >= 0],
            "crested": sorted(self.bits("townsfolk", table.crested)),
            "fans": sorted(self.names("townsfolk", fans)),
            "deck": sorted(self.names("townsfolk", table.deck)),
            "discard": sorted(self.names("townsfolk", table.discard)),
            "supply": table.corruption,
            "spaces": dict(sorted(spaces.items())),
            "marker": max(table.marker, 0),
        }

    # -- the match ------------------------------------------------------------------------------------

    def play(self) -> None:
        super().play()
        self.even_out()

    def choose(self) -> Option:
        if self.steps == 1:
            self.tamper()
            waiting = [option for option in self.table.options if option.kind == "wait"]
            if waiting:  # so that nothing begins which tampering has made impossible
                return waiting[0]
        return super().choose()

    def tale(self) -> Tale:
        assert self.table.log is not None
        ours, tale = self.referee.tale, [self.told(event) for event in self.table.log if event.kind in FOLLOWED]
        for at, (kind, args) in enumerate(tale[: len(ours)]):  # the log may say more of a thing than the referee
            tale[at] = kind, {role: value for role, value in args.items() if role in ours[at][1]}
        self.events.update(kind for kind, _ in tale)
        return tale

    def points(self) -> dict[str, dict[str, int]]:
        scores = SPEC.score(self.table).scores
        return {self.name("seat", score.side): {line.source: line.points for line in score.sources} for score in scores}

    def tamper(self) -> None:
        """Most matches as they are; in some, supplies that run out, or players who begin with more than nothing."""
        table, referee = self.table, self.referee
        sellers = {side: trader for side, trader in self.traders().items() if side != ENTERTAINER}
        if self.start == "few corruption cards":
            table.corruption = referee.supply = 4
        elif self.start == "few adventurers":
            referee.bag = Counter({kind: number // 3 for kind, number in referee.bag.items()})
            table.bag = [referee.bag[kind] for kind in KINDS]
        elif self.start == "few townsfolk":
            table.deck = table.deck[::12]
            referee.deck = self.names("townsfolk", table.deck)
        elif self.start == "full stalls":
            for side, trader in sellers.items():
                trader.goods = [3] * len(GOODS) if side == PEDDLER else [2, 3, 1, 3, 3, 2, 3, 1]
                referee.sides[side].goods = Counter(dict(zip(GOODS, trader.goods, strict=True)))
        elif self.start == "full staffs":
            for side, trader in sellers.items():
                trader.staff, table.deck = table.deck[:3], table.deck[3:]
                referee.sides[side].staff = self.names("townsfolk", trader.staff)
            referee.deck = self.names("townsfolk", table.deck)
        elif ENTERTAINER in referee.rooms:
            self.tamper_with_cards()

    def tamper_with_cards(self) -> None:
        """A draw pile that is gone, or runes, crests, stones, volume, gold and cards: all that a song can have."""
        referee = self.referee
        artist: Any = referee.rooms[ENTERTAINER]
        player = next(player for player in self.table.seats if not player.merchant)
        stage: Any = player.workshop
        if self.start == "an Entertainer with few cards":
            stage.unknown, artist.deck = [], []
        elif self.start == "a famous Entertainer":
            stage.runes, artist.runes = 0b1011, {"warrior", "bard", "noble"}
            stage.stones = artist.stones = 3
            stage.volume = artist.volume = 6
            stage.dial = artist.dial = 3
            stage.crests = 3
            referee.crested = set(referee.row[1:])
            self.table.crested = sum(1 << card for card in self.table.row[1:])
            player.gold = referee.sides[ENTERTAINER].gold = 20
            for creature in ("c02", "c03"):
                card = LEXICON.value("card", creature)
                stage.creature_pile.remove(card)
                stage.brag.append(card)
                artist.piles["creature"].remove(creature)
                artist.brag.append(creature)
            for _ in range(2):
                stage.song.append(stage.impro_pile.pop(0))
                artist.song.append(artist.piles["impro"].pop())

    def even_out(self) -> None:
        """Whatever the match was like: equal gold for all, then equal corruption too, and who is first then?"""
        referee = self.referee
        for also_corruption in (False, True):
            for side, trader in self.traders().items():
                if also_corruption:
                    trader.corruption = referee.sides[side].corruption = 2
                trader.gold += 100 - sum(referee.scores()[side].values())
                referee.sides[side].gold = trader.gold
            self.compare_results()


def test_the_referee_counts_as_the_table() -> None:
    assert tuple(LEXICON.id("merchant", merchant) for merchant in range(4)) == MERCHANTS
    assert tuple(LEXICON.id("good", good) for good in range(8)) == GOODS
    assert tuple(LEXICON.id("adventurer", kind) for kind in range(5)) == KINDS


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=mode_of)
def test_matches_go_as_a_second_model_says(way: tuple[str, int, str], thorough: bool) -> None:
    for seed in range(100 if thorough else len(STARTS)):
        CoveHearing(way, seed).play()
