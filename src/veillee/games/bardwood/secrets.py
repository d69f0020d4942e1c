"""What a seat may not see (chapter 9.7 of the specification).

The unknown part of every deck, for others together with the Skill cards in hand that nobody has seen; Fans, Legends
of each level and creatures, in their piles or left in the box; the Solo deck and the Challenge deck.
"""

from __future__ import annotations

from veillee.core.secrets import Pool
from veillee.games.bardwood.box import LEVELS, SKILL
from veillee.games.bardwood.table import BardwoodTable

SEATS = 4


def secrets(table: BardwoodTable, seat: int) -> list[Pool]:
    """Two pools for each deck, then Fans, Legends by level, small creatures, bosses, Solo deck and Challenge deck."""
    pools = [hand_or_deck(table, owner, seat) for owner in range(SEATS)]
    pools += [deck_only(table, owner, seat) for owner in range(SEATS)]
    lists = [table.fans, *(table.legends[level].unseen for level in range(LEVELS)), table.small, table.bosses]
    rival = table.rival
    lists += [[], []] if rival is None else [rival.deck, rival.challenges]
    return pools + [pool_of(pieces) for pieces in lists]


def pool_of(pieces: list[int]) -> Pool:
    pool = Pool()
    pool.add_all(pieces)
    return pool


def hand_or_deck(table: BardwoodTable, owner: int, seat: int) -> Pool:
    """BAR-291: what was gained openly is known on the deck and in the hand; at the end hands are open.

    A hand holds Skill cards only, so only those of the deck may lie in another's hand instead.
    """
    pool = Pool()
    if owner >= len(table.seats):
        return pool
    player = table.seats[owner]
    if knows_hand(table, owner, seat):
        pool.add_all(player.unknown)
        return pool
    for index in range(len(player.unknown)):
        if table.box.cards[player.unknown[index]].kind == SKILL:
            pool.add(player.unknown, index)
    for index in range(len(player.hand)):
        if not player.seen[index]:
            pool.add(player.hand, index)
    return pool


def deck_only(table: BardwoodTable, owner: int, seat: int) -> Pool:
    """Impros and Fans of another's deck: never in a hand, but nobody knows where in the deck."""
    pool = Pool()
    if owner >= len(table.seats) or knows_hand(table, owner, seat):
        return pool
    unknown = table.seats[owner].unknown
    for index in range(len(unknown)):
        if table.box.cards[unknown[index]].kind != SKILL:
            pool.add(unknown, index)
    return pool


def knows_hand(table: BardwoodTable, owner: int, seat: int) -> bool:
    return owner == seat or (table.asking is None and not table.stack)
