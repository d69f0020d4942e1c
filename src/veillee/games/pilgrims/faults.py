"""What must always be true of a table: every component in exactly one place (chapter 4.1)."""

from __future__ import annotations

from collections import Counter

from veillee.games.pilgrims.box import FALCONER, NONE
from veillee.games.pilgrims.steps.common import company_limit, reserve_limit
from veillee.games.pilgrims.steps.effects import KeepCompanion
from veillee.games.pilgrims.steps.journeys import ChooseJourney
from veillee.games.pilgrims.table import SETUP, PilgrimsTable


def faults(table: PilgrimsTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    return [*_pieces(table), *_seats(table), *_board(table)]


def _pieces(table: PilgrimsTable) -> list[str]:
    """All cards are accounted for, each once."""
    box = table.box
    fire = box.board.campfire
    objects = [*table.objects.unknown, *table.objects.under, *table.discard]
    companions = [*table.companions.unknown, *table.companions.under]
    adventures = [card for deck in table.adventures for card in (*deck.unknown, *deck.under)]
    adventures += [*table.removed, *table.river]
    journeys = [*table.journeys.unknown, *table.journeys.under]
    for cell, card in enumerate(table.map):
        (companions if fire[cell] else objects).append(card)
    asking = table.asking
    for player in table.seats:
        objects += [*player.hand, *player.under, player.traveller_object]
        companions += [*player.company, *player.retired]
        adventures += [*player.reserved, *player.completed]
        journeys += [player.journey, *player.journeys]
        drawn = (
            companions
            if isinstance(asking, KeepCompanion)
            else journeys
            if isinstance(asking, ChooseJourney)
            else objects
        )
        drawn += player.drawn
    if table.falconer is not None:
        objects += table.falconer.hand
        companions += table.falconer.companions
        adventures += table.falconer.completed
    for step in [table.asking, *table.stack]:
        waiting = getattr(step, "companion", None)
        if waiting is not None:
            companions.append(waiting)
    found = []
    expected = {
        "Objects": (objects, len(box.colors)),
        "Companions": (companions, len(box.companions)),
        "Adventures": (adventures, len(box.adventures)),
        "Journeys": (journeys, len(box.journeys) if table.advanced else 0),
    }
    for name, (pieces, count) in expected.items():
        counts = Counter(piece for piece in pieces if piece != NONE)
        wrong = sorted(piece for piece in range(count) if counts[piece] != 1)
        if wrong or sum(counts.values()) != count:
            found.append(f"{name}: {sum(counts.values())} of {count}, wrong: {wrong[:5]}")
    return found


def _seats(table: PilgrimsTable) -> list[str]:
    found = []
    for seat, player in enumerate(table.seats):
        checks = {
            "negative Clovers": player.clovers < 0,
            "company over its limit": len(player.company) > company_limit(table.box, player),
            "reserve over its limit": len(player.reserved) > reserve_limit(table.box, player),
            "an Object place for each Companion": len(player.company) != len(player.under),
            "known cards not in hand": any(card not in player.hand for card in player.known),
            "something that is no card": NONE in player.hand + player.company + player.retired + player.reserved,
            "Feathers": player.feathers + sum(seat in row for row in table.feathers) != 2,
            "tokens without a Journey": player.journey == NONE and player.tokens != 0,
            "disks": player.disks.bit_count() not in (table.turn - 1, table.turn) and not _over(table),
        }
        found += [f"seat {seat}: {name}" for name, wrong in checks.items() if wrong]
    return found


def _over(table: PilgrimsTable) -> bool:
    return table.asking is None


def _board(table: PilgrimsTable) -> list[str]:
    found = []
    for cell, card in enumerate(table.map):
        if card != NONE and table.phase != SETUP and table.pawn_on(cell, NONE):
            found.append(f"cell {cell} has a pawn and a card")
    for row in table.feathers:
        if len(row) > 3 or len(set(row)) != len(row):
            found.append("a Quest with wrong Feathers")
    falconer = table.falconer
    if falconer is not None:
        if NONE in falconer.hand + falconer.companions + falconer.completed:
            found.append("the Falconer holds something that is no card")
        if falconer.clovers not in (0, 1):
            found.append("the Falconer keeps 2 Clovers")
        if falconer.feathers + sum(FALCONER in row for row in table.feathers) != 2:
            found.append("the Falconer's Feathers")
        if sorted(falconer.deck + falconer.revealed) not in [sorted(deck) for deck in table.box.decks]:
            found.append("the Solo deck")
    return found
