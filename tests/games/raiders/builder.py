"""Tables in given situations: `Scenario` says what lies where, in the words of the specification.

    match = (
        Scenario(players=2)
        .worker("red", "grey")
        .crew("red", "armourer", "berserker", "shieldmaiden")
        .goods("red", provisions=3, gold=1)
        .dictate("3", "4")
        .turn("red")
    )
    match.play("raid:monastery_west")

Townsfolk are named by their kind; every mention takes another copy. What a scenario does not mention
is as at the start of a match, with the same plunder on the sets every time.
"""

from __future__ import annotations

import veillee
from veillee import testing
from veillee.core.match import Match
from veillee.games.raiders.box import NONE, OPPONENT, VALKYRIE
from veillee.games.raiders.opponent import OpponentTurn
from veillee.games.raiders.setup import tactic_kind
from veillee.games.raiders.steps.turn import FinishTurn, StartTurn
from veillee.games.raiders.table import PIECES, SETUP, Opponent, RaidersSeat, RaidersTable
from veillee.testing import laid_out, look

SPEC = veillee.game("raiders")
BOX = SPEC.box()
LEXICON = BOX.lexicon
SEATS = ("red", "blue", "green", "yellow", "opponent")
GOODS = ("gold", "iron", "livestock", "silver", "provisions", "valkyrie")
WORKERS = ("black", "grey", "white")
# 70 pieces for the 23 sets, well mixed; 3 gold, 3 iron and 4 livestock stay in the supply.
BAG = ["livestock"] * 22 + ["gold"] * 15 + ["iron"] * 15 + ["valkyrie"] * 18
MIX = [BAG[27 * number % len(BAG)] for number in range(len(BAG))]


def value(role: str, id_: str) -> int:
    """The number behind an id: value("building", "mill")."""
    found = LEXICON.value(role, id_)
    assert found is not None, f"no {role} {id_}"
    return found


def seat_of(color: str) -> int:
    return SEATS.index(color)


def kind_of(card: int) -> str:
    """The kind of a townsfolk card: kind_of(4) is armourer."""
    id_: str = BOX.content.type_ids[BOX.content.type_of[card]]
    return id_


class Scenario(testing.Scenario):
    """A table in a given situation; `turn`, `opponent_turn` and `over` make the match that starts there."""

    forgiven = ("set ", "between turns")  # sets with fewer pieces, villages with fewer workers
    table: RaidersTable

    def __init__(self, players: int = 2, *, solo: str = "", seed: int = 1) -> None:
        mode, players = ("solo", 1) if solo else ("standard", players)
        super().__init__(laid_out(SPEC, mode=mode, level=solo, players=players, seed=seed))
        table = self.table
        table.phase, table.turn = SETUP + 1, 1
        self.supplied: dict[str, int] = {}
        self.mentioned: set[int] = set()
        pieces = iter(MIX)
        for place, box in enumerate(BOX.content.sets):
            for _ in range(box.pieces):
                table.plunder[PIECES * place + piece_of(next(pieces))] += 1
        table.bag = [0, 0, 0, 0]
        self.display("o01", "o02", "o07")
        if table.opponent is not None:
            level = BOX.content.levels.index(solo)
            table.opponent.armour, table.opponent.provisions = BOX.content.level_goods[level]
            self.tactics(*LEXICON.ids("tactic"))

    def seat(self, color: str) -> RaidersSeat:
        return self.table.seats[seat_of(color)]

    # -- players ---------------------------------------------------------------------------

    def hand(self, color: str, *kinds: str) -> Scenario:
        self.put(color, hand=kinds)
        self.seat(color).seen = [known or 1 << seat_of(color) for known in self.seat(color).seen]
        return self

    def crew(self, color: str, *kinds: str) -> Scenario:
        return self.put(color, crew=kinds)

    def goods(self, color: str, **numbers: int) -> Scenario:
        """What lies in a stock; silver is 2 where it is not said."""
        return self.let(color, goods=numbers)

    def worker(self, color: str, colour: str) -> Scenario:
        player = self.seat(color)
        self.table.gone[player.worker] += 1
        self.table.gone[WORKERS.index(colour)] -= 1
        return self.let(color, worker=colour)

    def tracks(self, color: str, *, armour: int = 0, valkyries: int = 0, score: int = 0) -> Scenario:
        return self.let(color, armour=armour, valkyries=valkyries, score=score)

    def tiles(self, color: str, *tiles: str) -> Scenario:
        return self.put(color, tiles=tiles)

    # -- the board -------------------------------------------------------------------------

    def village(self, **workers: str) -> Scenario:
        """All workers of the village: village(mill="white", treasury="black", armoury="grey")."""
        table = self.table
        for worker in table.village:
            if worker != NONE:
                table.gone[worker] += 1
        table.village = [NONE] * len(table.village)
        for colour in workers.values():
            table.gone[WORKERS.index(colour)] -= 1
        return self.let(village=workers)

    def set(self, place: str, gold: int, iron: int, livestock: int, valkyries: int) -> Scenario:
        self.mentioned.add(value("set", place))
        start = PIECES * value("set", place)
        self.table.plunder[start : start + PIECES] = [gold, iron, livestock, valkyries]
        return self

    def taken(self, *places: str) -> Scenario:
        """Sets that somebody took before."""
        for name in places:
            place = value("set", name)
            self.table.gone[self.table.set_worker[place]] += 1
            self.table.set_worker[place] = NONE
            self.set(name, 0, 0, 0, 0)
        return self

    def display(self, *tiles: str) -> Scenario:
        """The three face-up tiles; an empty string is an empty space."""
        layer = self.table.offerings.layers[0]
        layer += [tile for tile in self.table.display if tile != NONE]
        self.let(display=tiles)
        layer[:] = [tile for tile in layer if tile not in self.table.display]
        self.spaces = {place for place, tile in enumerate(tiles) if not tile}
        return self

    def stack(self, number: int) -> Scenario:
        """How many tiles lie in the stack; the others were bought by the last player."""
        layer = self.table.offerings.layers[0]
        self.table.seats[-1].tiles += layer[number:][::-1]
        del layer[number:]
        return self

    def draw_pile(self, *kinds: str, discard: tuple[str, ...] = ()) -> Scenario:
        """The whole draw pile and discard pile; all other cards are with the last player."""
        table = self.table
        pile = [self.take("townsfolk", kind) for kind in kinds]
        self.put(discard=discard)
        last = table.seats[-1]
        last.seen += [1 << len(table.seats) - 1] * len(table.draw.layers[0])
        last.hand += table.draw.layers[0]
        table.draw.layers = [pile]
        return self

    def supply(self, **numbers: int) -> Scenario:
        """What the supply holds; the rest of these goods lies with the last player."""
        self.supplied |= numbers
        return self

    def forbid(self, building: str) -> Scenario:
        return self.let(forbidden=building)

    def opponent(self, **numbers: int) -> Scenario:
        """The automated opponent: armour, provisions, valkyries, score."""
        return self.let("opponent", **numbers)

    def tactics(self, *cards: str) -> Scenario:
        """The tactics pile, without two that are removed; all other cards lie on its discard pile."""
        kinds = [tactic_kind(BOX.content, card) for card in range(len(BOX.content.tactics))]
        wanted = [value("tactic", card) for card in cards]
        spare = [card for card in range(len(kinds)) if card not in wanted] if len(wanted) < len(kinds) else wanted
        removed = [next(card for card in spare if kinds[card] == kind) for kind in (1, 2)]
        pile = [card for card in wanted if card not in removed]
        discard = [card for card in range(len(kinds)) if card not in [*pile, *removed]]
        return self.let("opponent", removed=removed, pile=pile, discard=discard)

    # -- making the match ------------------------------------------------------------------

    def turn(self, color: str = "red") -> Match:
        """It is the turn of this seat."""
        return self.start(StartTurn(seat_of(color)))

    def opponent_turn(self) -> Match:
        return self.start(OpponentTurn(), FinishTurn(OPPONENT))

    def over(self) -> Match:
        """The match is over: only `result` is of interest."""
        return self.start()

    def complete(self) -> None:
        """Everything that lies nowhere else is in the supply, or with the last player."""
        table = self.table
        for place, tile in enumerate(table.display):
            if tile == NONE and place not in self.spaces:
                table.display[place] = table.offerings.layers[0].pop()
        for good, name in enumerate(GOODS):
            elsewhere = 0
            if good < VALKYRIE:
                elsewhere += sum(player.goods[good] for player in table.seats)
            if name == "provisions" and table.opponent is not None:
                elsewhere += table.opponent.provisions
            if name in ("gold", "iron", "livestock", "valkyrie"):
                elsewhere += sum(table.plunder[piece_of(name) :: PIECES])
            left = BOX.content.stock[good] - elsewhere
            wanted = self.supplied.get(name, left)
            table.supply[good] = wanted
            if wanted != left:
                table.seats[-1].goods[good] += left - wanted
            while table.supply[good] < 0:
                plunder = table.plunder[piece_of(name) :: PIECES]
                place = next(n for n, number in enumerate(plunder) if number and n not in self.mentioned)
                table.plunder[PIECES * place + piece_of(name)] -= 1
                table.supply[good] += 1


def piece_of(good: str) -> int:
    return GOODS.index(good) if good != "valkyrie" else PIECES - 1


# -- reading a match ---------------------------------------------------------------------------


def table_of(match: Match) -> RaidersTable:
    assert isinstance(match.table, RaidersTable)
    return match.table


def seat(match: Match, color: str = "red") -> RaidersSeat:
    return table_of(match).seats[seat_of(color)]


def opponent_of(match: Match) -> Opponent:
    opponent = table_of(match).opponent
    assert opponent is not None
    return opponent


def stock(match: Match, color: str = "red") -> dict[str, int]:
    """The goods of a player that are not 0."""
    return {good: number for good, number in look(match, color, "goods").items() if number}


def has(match: Match, good: str, color: str = "red") -> int:
    return stock(match, color).get(good, 0)


def supply(match: Match, good: str) -> int:
    return table_of(match).supply[GOODS.index(good)]


def hand(match: Match, color: str = "red") -> list[str]:
    return sorted(kind_of(card) for card in seat(match, color).hand)


def crew(match: Match, color: str = "red") -> list[str]:
    return sorted(kind_of(card) for card in seat(match, color).crew)


def discarded(match: Match) -> list[str]:
    return sorted(kind_of(card) for card in table_of(match).discard)


def worker(match: Match, color: str = "red") -> str:
    held: str = look(match, color, "worker")
    return held


def village(match: Match) -> dict[str, str]:
    return {building: colour for building, colour in look(match, "", "village").items() if colour}


def tiles(match: Match, color: str = "red") -> list[str]:
    return list(look(match, color, "tiles"))


def display(match: Match) -> list[str]:
    return list(look(match, "", "display").values())


def offered(match: Match, kind: str) -> set[str]:
    """What the options of a kind name, townsfolk by their kind: offered(match, "hire") is {"archer"}."""
    options = [option for option in match.table.options if option.kind == kind]
    if LEXICON.grammar[kind] == ("townsfolk",):
        return {kind_of(option.values[0]) for option in options}
    return {option.key.partition(":")[2] for option in options}


def do(match: Match, *choices: str) -> Match:
    """Play choices; townsfolk are named by their kind: do(match, "place:barracks", "hire:archer")."""
    for choice in choices:
        kind, _, named = choice.partition(":")
        copies = [o.key for o in match.table.options if o.kind == kind and o.key.startswith(f"{choice}_")]
        match.play(copies[0] if named in BOX.content.type_ids and copies else choice)
    return match
