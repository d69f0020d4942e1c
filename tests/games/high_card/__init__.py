"""High Card: the smallest game with something to hide. It exists to prove that the kit finds leaks."""

from __future__ import annotations

from tests.games.high_card.steps import Deal, trick
from tests.games.high_card.table import CARDS, HAND, NONE, HighCardSeat, HighCardTable
from tests.games.high_card.words import LEXICON
from veillee.core.content import Name
from veillee.core.deck import Deck
from veillee.core.packs import Pack
from veillee.core.result import Result, competition, side_score
from veillee.core.scene import Face, Piece, Player, Zone
from veillee.core.secrets import Pool
from veillee.core.setup import ModeInfo, Setup
from veillee.core.spec import GameSpec, Painting, View
from veillee.core.words import Lexicon


class HighCardPack(Pack[None]):
    def box(self) -> tuple[None, Lexicon]:
        return None, LEXICON


def start(box: None, setup: Setup, chance: int) -> HighCardTable:
    """HC-001: everybody draws three cards."""
    table = HighCardTable(chance, [HighCardSeat() for _ in setup.seats], Deck(list(range(CARDS))))
    table.next(*(Deal(seat) for _ in range(HAND) for seat in range(len(setup.seats))), *trick(table))
    return table


def secrets(table: HighCardTable, seat: int) -> list[Pool]:
    """The deck, the hands of others and what others have laid."""
    pool = Pool()
    pool.add_all(table.deck.unknown)
    for other, player in enumerate(table.seats):
        if other != seat:
            pool.add_all(player.hand)
            if table.laid[other] != NONE:
                pool.add(table.laid, other)
    return [pool]


def faults(table: HighCardTable) -> list[str]:
    cards = [*table.deck.unknown, *table.shown, *(card for card in table.laid if card != NONE)]
    for player in table.seats:
        cards += player.hand
    return [] if sorted(cards) == list(range(CARDS)) else [f"the cards are {sorted(cards)}"]


def result(table: HighCardTable) -> Result:
    """HC-003: who takes most tricks wins."""
    scores = [side_score(seat, [("tricks", player.tricks, "HC-003")]) for seat, player in enumerate(table.seats)]
    reason = ("reason-tricks", "HC-003")
    return competition(scores, [(score.total,) for score in scores], (reason, reason))


def paint(view: View[HighCardTable]) -> Painting:
    table = view.table
    players = [
        Player(seat, view.name("seat", seat), "", "", score=player.tricks) for seat, player in enumerate(table.seats)
    ]
    shown = Zone("shown", "row", view.say("zone-shown"), pieces=[card(view, value) for value in table.shown])
    return Painting(
        view.say("status"), players, [shown, *(hand(view, seat) for seat in range(len(players)))], legend={}
    )


def hand(view: View[HighCardTable], seat: int) -> Zone:
    """A seat sees its own hand; of others it sees how many cards they hold, and whether they have laid one."""
    cards = sorted(view.table.seats[seat].hand)
    note = view.say("note-laid") if view.table.laid[seat] != NONE else ""
    pieces = [card(view, value) for value in cards] if view.own(seat) else []
    return Zone(f"hand-{seat}", "hand", view.say("zone-hand"), owner=seat, pieces=pieces, count=len(cards), note=note)


def card(view: View[HighCardTable], value: int) -> Piece:
    return Piece(view.target("card", value), face=Face(view.name("card", value), "card"))


GAME: GameSpec[None, HighCardTable] = GameSpec(
    id="high_card",
    package=__name__,
    title=Name("La plus haute", "High Card"),
    accent="#884422",
    modes=(ModeInfo("open", (2, 3)),),
    settings=(),
    rules_version=1,
    pack=HighCardPack,
    setup=start,
    secrets=secrets,
    paint=paint,
    score=result,
    faults=faults,
    hidden_roles=("card",),
)
