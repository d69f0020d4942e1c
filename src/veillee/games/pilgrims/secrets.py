"""What a seat may not see (chapter 4.3 of the specification; PIL-039, PIL-149, PIL-167).

Hands, except the Objects that everybody saw being taken, until they are shown at the end of the
match (PIL-135); cards drawn of which one will be kept;
cards that somebody else put under a deck; and the decks themselves.
"""

from __future__ import annotations

from veillee.core.deck import Deck
from veillee.core.ids import SeatNumber
from veillee.core.secrets import Pool
from veillee.core.table import EVERYBODY
from veillee.games.pilgrims.steps.effects import KeepCompanion
from veillee.games.pilgrims.steps.journeys import ChooseJourney
from veillee.games.pilgrims.table import PilgrimsTable


def secrets(table: PilgrimsTable, seat: SeatNumber) -> list[Pool]:
    """The pools of Objects, Companions and Journeys that this seat cannot tell apart."""
    objects = deck_pool(table.objects, seat)
    companions = deck_pool(table.companions, seat)
    journeys = deck_pool(table.journeys, seat)
    over = table.asking is None and not table.stack
    for other in range(len(table.seats)):
        if other == seat or over:
            continue
        player = table.seats[other]
        for index in range(len(player.hand)):
            if player.hand[index] not in player.known:
                objects.add(player.hand, index)
        if player.drawn:
            asking = table.asking
            if isinstance(asking, KeepCompanion):
                companions.add_all(player.drawn)
            elif isinstance(asking, ChooseJourney):
                journeys.add_all(player.drawn)
            else:
                objects.add_all(player.drawn)
    return [objects, companions, journeys]


def deck_pool(deck: Deck, seat: SeatNumber) -> Pool:
    """The unknown part of a deck, and the cards that another seat put under it."""
    pool = Pool()
    pool.add_all(deck.unknown)
    for index in range(len(deck.under)):
        if deck.knower[index] not in (seat, EVERYBODY):
            pool.add(deck.under, index)
    return pool
