"""What a seat may not see (chapter 9.7 of the specification).

The unknown part of every deck, for others together with the Skill cards in hand that nobody has seen; Fans, Legends
of each level and creatures, in their piles or left in the box; the Solo deck and the Challenge deck.
"""

from __future__ import annotations

from veillee.core.secrets import Pool
from veillee.games.bardwood.box import LEVELS
from veillee.games.bardwood.table import BardwoodTable

SEATS = 4


def secrets(table: BardwoodTable, seat: int) -> list[Pool]:
    """Two pools for each deck, then Fans, Legends by level, small creatures, bosses, Solo deck and Challenge deck."""
    lists = [table.fans, *(table.legends[level].unseen for level in range(LEVELS)), table.small, table.bosses]
    rival = table.rival
    lists += [[], []] if rival is None else [rival.deck, rival.challenges]
    return decks(table, seat) + [pool_of(pieces) for pieces in lists]


def pool_of(pieces: list[int]) -> Pool:
    pool = Pool()
    pool.add_all(pieces)
    return pool


def decks(table: BardwoodTable, seat: int) -> list[Pool]:
    """BAR-291: what was gained openly is known on the deck and in the hand; at the end hands are open.

    For each deck what may lie in its owner's hand instead, which holds Skill cards only; then what of each deck may
    not: nobody knows where in the deck that is.
    """
    shared, rest = [Pool() for _ in range(SEATS)], [Pool() for _ in range(SEATS)]
    over = table.asking is None and not table.stack
    for owner in range(len(table.seats)):
        player = table.seats[owner]
        if owner == seat or over:
            shared[owner].add_all(player.unknown)
        else:
            player.deck().hide(player.hand, player.seen, table.box.skills, shared[owner], rest[owner])
    return shared + rest
