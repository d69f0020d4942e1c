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

from typing import Any

import veillee
from veillee.core.chance import seeded
from veillee.core.history import Prompter
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.step import Step
from veillee.games.raiders.box import NONE, OPPONENT, VALKYRIE
from veillee.games.raiders.opponent import OpponentTurn
from veillee.games.raiders.setup import lay_out, tactic_kind
from veillee.games.raiders.steps.turn import FinishTurn, StartTurn
from veillee.games.raiders.table import PIECES, SETUP, Opponent, RaidersSeat, RaidersTable

SPEC = veillee.game("raiders")
BOX = SPEC.box()
SEATS = ("red", "blue", "green", "yellow", "opponent")
GOODS = ("gold", "iron", "livestock", "silver", "provisions", "valkyrie")
WORKERS = ("black", "grey", "white")
# 70 pieces for the 23 sets, well mixed; 3 gold, 3 iron and 4 livestock stay in the supply.
BAG = ["livestock"] * 22 + ["gold"] * 15 + ["iron"] * 15 + ["valkyrie"] * 18
MIX = [BAG[27 * number % len(BAG)] for number in range(len(BAG))]


def value(role: str, id_: str) -> int:
    """The number behind an id: value("building", "mill")."""
    found = BOX.lexicon.value(role, id_)
    assert found is not None, f"no {role} {id_}"
    return found


def seat_of(color: str) -> int:
    return SEATS.index(color)


def kind_of(card: int) -> str:
    """The kind of a townsfolk card: kind_of(4) is armourer."""
    id_: str = BOX.content.type_ids[BOX.content.type_of[card]]
    return id_


class Scenario:
    """A table in a given situation; `turn`, `opponent_turn` and `over` make the match that starts there."""

    def __init__(self, players: int = 2, *, solo: str = "", seed: int = 1) -> None:
        self.setup = make_setup(
            SPEC,
            mode="solo" if solo else "standard",
            level=solo,
            players=1 if solo else players,
            seed=seed,
            settings={},
        )
        level = BOX.content.levels.index(solo) if solo else NONE
        self.table: RaidersTable = lay_out(BOX.content, 1 if solo else players, level, seeded("scenario", seed))
        table = self.table
        table.stack.clear()
        table.phase = SETUP + 1
        table.turn = 1
        self.dictated: list[str] = []
        self.supplied: dict[str, int] = {}
        self.mentioned: set[int] = set()
        piece = 0
        for place, box in enumerate(BOX.content.sets):
            for _ in range(box.pieces):
                table.plunder[PIECES * place + piece_of(MIX[piece])] += 1
                piece += 1
        table.bag = [0, 0, 0, 0]
        self.display("o01", "o02", "o07")
        if table.opponent is not None:
            armour, provisions = BOX.content.level_goods[level]
            table.opponent.armour, table.opponent.provisions = armour, provisions
            cards = list(range(len(BOX.content.tactics)))
            table.opponent.removed = [next(c for c in cards if tactic_kind(BOX.content, c) == kind) for kind in (1, 2)]
            table.opponent.pile = [card for card in cards if card not in table.opponent.removed]

    def seat(self, color: str) -> RaidersSeat:
        return self.table.seats[seat_of(color)]

    # -- players ---------------------------------------------------------------------------

    def _out(self, kind: str) -> int:
        pile = self.table.draw.layers[0]
        card = next((card for card in sorted(pile) if kind_of(card) == kind), None)
        assert card is not None, f"no {kind} is left in the draw pile"
        pile.remove(card)
        return card

    def hand(self, color: str, *kinds: str) -> Scenario:
        for kind in kinds:
            self.seat(color).hand.append(self._out(kind))
            self.seat(color).seen.append(1 << seat_of(color))
        return self

    def crew(self, color: str, *kinds: str) -> Scenario:
        self.seat(color).crew += [self._out(kind) for kind in kinds]
        return self

    def goods(self, color: str, **numbers: int) -> Scenario:
        """What lies in a stock; silver is 2 where it is not said."""
        for good, number in numbers.items():
            self.seat(color).goods[GOODS.index(good)] = number
        return self

    def worker(self, color: str, colour: str) -> Scenario:
        player = self.seat(color)
        self.table.gone[player.worker] += 1
        player.worker = WORKERS.index(colour)
        self.table.gone[player.worker] -= 1
        return self

    def tracks(self, color: str, *, armour: int = 0, valkyries: int = 0, score: int = 0) -> Scenario:
        side: Any = self.table.opponent if color == "opponent" else self.seat(color)
        side.armour, side.valkyries, side.score = armour, valkyries, score
        return self

    def tiles(self, color: str, *tiles: str) -> Scenario:
        side: Any = self.table.opponent if color == "opponent" else self.seat(color)
        for tile in tiles:
            self._tile_out(tile)
            side.tiles.append(value("offering", tile))
        return self

    # -- the board -------------------------------------------------------------------------

    def village(self, **workers: str) -> Scenario:
        """All workers of the village: village(mill="white", treasury="black", armoury="grey")."""
        table = self.table
        for building, worker in enumerate(table.village):
            if worker != NONE:
                table.gone[worker] += 1
                table.village[building] = NONE
        for name, colour in workers.items():
            table.village[value("building", name)] = WORKERS.index(colour)
            table.gone[WORKERS.index(colour)] -= 1
        return self

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

    def _tile_out(self, tile: str) -> None:
        layer = self.table.offerings.layers[0]
        number = value("offering", tile)
        if number in self.table.display:
            self.table.display[self.table.display.index(number)] = layer.pop()
        else:
            layer.remove(number)

    def display(self, *tiles: str) -> Scenario:
        """The three face-up tiles; an empty string is an empty space."""
        table = self.table
        layer = table.offerings.layers[0]
        layer += [tile for tile in table.display if tile != NONE]
        table.display = [value("offering", tile) if tile else NONE for tile in tiles]
        for tile in table.display:
            if tile != NONE:
                layer.remove(tile)
        return self

    def stack(self, number: int) -> Scenario:
        """How many tiles lie in the stack; the others were bought by the last player."""
        layer = self.table.offerings.layers[0]
        while len(layer) > number:
            self.table.seats[-1].tiles.append(layer.pop())
        return self

    def draw_pile(self, *kinds: str, discard: tuple[str, ...] = ()) -> Scenario:
        """The whole draw pile and discard pile; all other cards are with the last player."""
        table = self.table
        pile = [self._out(kind) for kind in kinds]
        table.discard = [self._out(kind) for kind in discard]
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
        self.table.forbidden = value("building", building)
        return self

    def opponent(self, **numbers: int) -> Scenario:
        """The automated opponent: armour, provisions, valkyries, score."""
        for name, number in numbers.items():
            setattr(self.table.opponent, name, number)
        return self

    def tactics(self, *cards: str) -> Scenario:
        """The tactics pile; all other cards that are not removed lie on its discard pile."""
        opponent = self.table.opponent
        assert opponent is not None
        wanted = [value("tactic", card) for card in cards]
        kinds = [tactic_kind(BOX.content, card) for card in range(len(BOX.content.tactics))]
        opponent.removed = [
            next(card for card in range(len(kinds)) if kinds[card] == kind and card not in wanted) for kind in (1, 2)
        ]
        opponent.pile = wanted
        opponent.discard = [c for c in range(len(kinds)) if c not in wanted and c not in opponent.removed]
        return self

    # -- making the match ------------------------------------------------------------------

    def dictate(self, *outcomes: str) -> Scenario:
        """What chance brings from now on: faces of dice, cards (huntsman_1), tiles, tactics cards."""
        self.dictated += outcomes
        return self

    def turn(self, color: str = "red") -> Match:
        """It is the turn of this seat."""
        return self._match(StartTurn(seat_of(color)))

    def opponent_turn(self) -> Match:
        return self._match(OpponentTurn(), FinishTurn(OPPONENT))

    def over(self) -> Match:
        """The match is over: only `result` is of interest."""
        return self._match()

    def _match(self, *steps: Step[Any]) -> Match:
        self._complete()
        match = Match(SPEC, BOX, self.setup, self.table, "en")
        self.table.next(*steps)
        prompter = Prompter(BOX, self.dictated)
        self.table.log, self.table.dictated = match.history.opening, prompter
        self.table.advance()
        self.table.log, self.table.dictated = None, None
        match.dictate(*prompter.waiting)
        return match

    def _complete(self) -> None:
        """Everything that lies nowhere else is in the supply, or with the last player."""
        table = self.table
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
        for good, name in enumerate(GOODS):
            while table.supply[good] < 0:
                self._from_other_sets(name)

    def _from_other_sets(self, good: str) -> None:
        """Turn a piece of a set that the scenario does not mention into one of which there are enough."""
        plunder, spare = self.table.plunder, max(range(3), key=lambda other: self.table.supply[other])
        for place in range(len(BOX.content.sets)):
            start = PIECES * place
            if place not in self.mentioned and plunder[start + piece_of(good)]:
                plunder[start + piece_of(good)] -= 1
                plunder[start + spare] += 1
                self.table.supply[GOODS.index(good)] += 1
                self.table.supply[spare] -= 1
                return
        raise AssertionError(f"the scenario uses more {good} than there is")


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
    return {GOODS[good]: number for good, number in enumerate(seat(match, color).goods) if number}


def has(match: Match, good: str, color: str = "red") -> int:
    return seat(match, color).goods[GOODS.index(good)]


def supply(match: Match, good: str) -> int:
    return table_of(match).supply[GOODS.index(good)]


def hand(match: Match, color: str = "red") -> list[str]:
    return sorted(kind_of(card) for card in seat(match, color).hand)


def crew(match: Match, color: str = "red") -> list[str]:
    return sorted(kind_of(card) for card in seat(match, color).crew)


def discarded(match: Match) -> list[str]:
    return sorted(kind_of(card) for card in table_of(match).discard)


def worker(match: Match, color: str = "red") -> str:
    held = seat(match, color).worker
    return "" if held == NONE else WORKERS[held]


def village(match: Match) -> dict[str, str]:
    return {
        BOX.lexicon.id("building", building): WORKERS[colour]
        for building, colour in enumerate(table_of(match).village)
        if colour != NONE
    }


def tiles(match: Match, color: str = "red") -> list[str]:
    side = opponent_of(match) if color == "opponent" else seat(match, color)
    return [BOX.lexicon.id("offering", tile) for tile in side.tiles]


def display(match: Match) -> list[str]:
    return ["" if tile == NONE else BOX.lexicon.id("offering", tile) for tile in table_of(match).display]


def offered(match: Match, kind: str) -> set[str]:
    """What the options of a kind name, townsfolk by their kind: offered(match, "hire") is {"archer"}."""
    found = set()
    for option in match.table.options:
        if option.kind == kind:
            roles = BOX.lexicon.grammar[kind]
            named = kind_of(option.values[0]) if roles == ("townsfolk",) else option.key.partition(":")[2]
            found.add(named)
    return found


def kinds(match: Match) -> set[str]:
    return {option.kind for option in match.table.options}


def do(match: Match, *choices: str) -> Match:
    """Play choices; townsfolk are named by their kind: do(match, "place:barracks", "hire:archer")."""
    for choice in choices:
        kind, _, named = choice.partition(":")
        key = choice
        if BOX.lexicon.grammar[kind] == ("townsfolk",) and named in BOX.content.type_ids:
            key = next((o.key for o in match.table.options if o.kind == kind and kind_of(o.values[0]) == named), choice)
        match.play(key)
    return match


def told(match: Match, *kinds: str) -> list[str]:
    """The kinds of events so far, all or only these, in order."""
    return [event.kind for event in match.events() if not kinds or event.kind in kinds]


def asked(match: Match) -> tuple[str, str]:
    """Which seat is asked, by which step."""
    asking = match.table.asking
    assert asking is not None, "nobody is asked"
    return SEATS[asking.seat], type(asking).__name__
