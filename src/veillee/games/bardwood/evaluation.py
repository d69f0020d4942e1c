"""A cheap guess of the final points of every side, made of what lies open on the table only.

Gems, blue gems, the crest track, Legends with runes and taken-up challenges count as they stand. To that comes what
the next song can buy where the bard stands, or next door while there is time to walk; what the songs after it bring,
the sooner the dial comes round the more of them; and what tokens and cards are worth for those. In the middle of a
song what is in the pool and on unused sections counts by what it can still pay for around the bard, to the note.
"""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.bardwood.box import (
    CREATURE,
    CRESTS,
    FAN,
    IMPRO,
    NONE,
    QUARTERS,
    SKILL,
)
from veillee.games.bardwood.measures import blue_gems, measure, owned
from veillee.games.bardwood.scoring import legend_points, muse_points, rival_points
from veillee.games.bardwood.steps import common
from veillee.games.bardwood.table import COMPOSE, OPEN, SING, SWAN_SONGS, BardwoodSeat, BardwoodTable
from veillee.games.bardwood.worth import (
    ACOUSTIC_WORTH,
    BOAT_WORTH,
    COIN_WORTH,
    CREATURES_WORTH,
    CREST_GONE,
    FANS_WORTH,
    GEMS_A_TURN,
    HELD_WORTH,
    IMPROS_WORTH,
    RANGE_WORTH,
    RIVAL_GAIN,
    RUNE_GONE,
    SKILLS_WORTH,
    TURN_GAIN,
    VOLUME_WORTH,
    notes,
    region_worth,
    song_worth,
)

BONUS_WORTH: Final = 0.6  # a quarter without runes
LEGEND_NEAR: Final = 0.6  # of the points of a marked Legend, by how near its condition is

# The course of a match.
DELAY: Final = 0.8  # points that a turn before the next song costs
RIVAL_DELAY: Final = 2.0  # the same against the Rival, which sings on while one waits for a longer song
TEMPO_A_TURN: Final = 1.6
NOTES_A_TURN: Final = 1.1  # melodies, and as many lyrics, that a turn adds to a song
RIVAL_NOTES: Final = 0.6  # counted of them against the Rival: what it takes meanwhile is gone
NEXT_DOOR: Final = 0.9  # of what can be bought one region away
SLACK: Final = 2.0  # notes between what is surely paid for and what surely is not, before a song
SLACK_A_TURN: Final = 1.5  # and so many more for each turn before it
MANY_COINS: Final = 5  # coins beyond that wait long for a shop
LONG: Final = 4.0  # turns from which on tokens and cards have their whole worth


def estimate(table: BardwoodTable) -> list[float]:
    """The final points that each side may expect: the seats, then the Rival."""
    left = turns_left(table)
    found = [player_estimate(table, seat, left) for seat in range(len(table.seats))]
    if table.rival is not None:
        found.append(rival_estimate(table) + RIVAL_GAIN * left)
    return found


def turns_left(table: BardwoodTable) -> float:
    """About how many turns each side still has."""
    if table.act == SWAN_SONGS:
        return 0.0
    return (table.reserves[0] + table.reserves[1]) / (GEMS_A_TURN * table.sides)


def player_estimate(table: BardwoodTable, seat: SeatNumber, left: float) -> float:
    """What a player has, and what can be made of it."""
    player = table.seats[seat]
    if player.bard == NONE:
        return 0.0
    time = min(1.0, left / LONG)
    cards = owned(table, seat)
    points = float(player.gems + blue_gems(table, cards) + common.blue_of_track(player.crests))
    points += legend_points(table, seat) + near_legends(table, seat, time) + muse_points(table, seat)
    points += challenges(table, seat)
    singing = table.phase == SING and seat == table.active
    if table.act == SWAN_SONGS and seat not in table.swans and seat != table.active:
        return points
    worth = (
        COIN_WORTH * (player.coins - 0.6 * max(0, player.coins - MANY_COINS))
        + ACOUSTIC_WORTH * player.acoustic
        + RANGE_WORTH * player.range
    )
    worth += VOLUME_WORTH * player.volume + BOAT_WORTH * table.box.river[player.boat]
    if table.rival is None:
        worth += CREST_GONE * min(3, CRESTS - player.crests)
    worth += RUNE_GONE * (8 - sum(player.runes)) + BONUS_WORTH * player.runes.count(0)
    for card in cards:
        printed = table.box.cards[card]
        if printed.advanced:
            kind = printed.kind
            if kind == FAN:
                worth += FANS_WORTH
            elif kind == IMPRO:
                worth += IMPROS_WORTH
            elif kind == SKILL:
                worth += SKILLS_WORTH
        elif printed.kind == CREATURE:
            worth += CREATURES_WORTH
    total = points + worth * time + HELD_WORTH * held_worth(player, time)
    if singing:
        total += song_worth(table, seat)
    return total + future(table, seat, left, singing)


def held_worth(player: BardwoodSeat, time: float) -> float:
    """Opposing crests: by threes they are gems even at the last moment."""
    held = common.held_crests(player)
    whole = held - held % 3
    return whole + (held - whole) * (0.3 + 0.7 * time)


def future(table: BardwoodTable, seat: SeatNumber, left: float, singing: bool) -> float:
    """The next song (the one after this, in the middle of one), and what the songs behind it bring."""
    player = table.seats[seat]
    composed = table.phase == COMPOSE and seat == table.active and not player.hand
    if table.act == SWAN_SONGS:
        if singing:
            return 0.0
        turns = 0.0 if composed else 1.0
    elif player.ready and not singing:
        turns = 0.0 if composed else 1.0
    else:
        turns = max(1.0, (QUARTERS - player.dial) / TEMPO_A_TURN)
    more = (NOTES_A_TURN if table.rival is None else RIVAL_NOTES) * turns
    if singing:
        melodies, lyrics, either, coins = more, more, 0.0, player.coins
    else:
        melodies, lyrics, either = notes(table, seat)
        melodies += more
        lyrics += more
        coins = player.coins
    here = player.region
    slack = SLACK + SLACK_A_TURN * turns if turns else 0.5
    best = region_worth(table, seat, here, melodies, lyrics, either, coins, slack, False)
    if turns:
        for region in table.box.neighbours[here]:
            there = NEXT_DOOR * region_worth(table, seat, region, melodies, lyrics, either, coins, slack, False)
            if there > best:
                best = there
    chance = 1.0 if table.act == SWAN_SONGS else min(1.0, (left + 1.5) / (turns + 1.0))
    delay = DELAY if table.rival is None else RIVAL_DELAY
    return best * chance - delay * turns + TURN_GAIN * left


def near_legends(table: BardwoodTable, seat: SeatNumber, time: float) -> float:
    """A marked Legend whose condition is not met yet, by how near it is."""
    worth = 0.0
    for row in table.legends:
        for place in range(len(row.open)):
            if row.runes[place] == NONE:
                continue
            card = table.box.legends[row.open[place]]
            reached = measure(table, seat, card.measure)
            if reached < card.least:
                worth += LEGEND_NEAR * card.points * reached / card.least
    return worth * time


def challenges(table: BardwoodTable, seat: SeatNumber) -> float:
    """A challenge that was taken up pays one side or the other: fulfilled ones count, others by how near they are."""
    rival = table.rival
    if rival is None or len(table.seats) > 1:
        return 0.0
    worth = 0.0
    for place in range(len(rival.open)):
        taken = rival.taken[place]
        if taken != OPEN:
            challenge = table.box.challenges[rival.open[place]]
            reached = measure(table, seat, challenge.measures[taken])
            worth += (1 + taken) * min(1.0, max(0.0, reached / challenge.least[taken]))
    return worth


def rival_estimate(table: BardwoodTable) -> float:
    """The Rival's points as they stand, its tokens on the board, and how near its next song is."""
    rival = table.rival
    assert rival is not None
    points = 0.0
    for source, number, _ in rival_points(table):
        if source != "challenges":
            points += number
    if len(table.seats) == 1:
        for place in range(len(rival.open)):
            taken = rival.taken[place]
            if taken != OPEN:
                challenge = table.box.challenges[rival.open[place]]
                reached = measure(table, 0, challenge.measures[taken])
                points += (1 + taken) * (1.0 - min(1.0, max(0.0, reached / challenge.least[taken])))
    return points + 1.1 * rival.laid + 0.2 * rival.dial
