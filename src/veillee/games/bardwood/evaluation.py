"""A cheap guess of the final points of every side, made of what lies open on the table only.

Gems, blue gems, the crest track, Legends with runes and taken-up challenges count as they stand. Tokens, volume,
held crests and cards for the songs to come have a worth of their own, less towards the end. A song half sung counts
by what its unused sections and the places around the bard can still bring.
"""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.bardwood.box import (
    ACOUSTIC,
    COIN,
    COINS,
    CRESTS,
    GEM,
    HEARTH,
    IMPRO_SHOP_PLACE,
    LAIR,
    LEVELS,
    LYRIC,
    MELODY,
    MOTIF,
    MOTIFS,
    MOVEMENT,
    NONE,
    OPTION,
    QUARTERS,
    RANGE,
    SKILL_SHOP,
    SPACES,
    STAGE,
    VOLUME,
    Item,
)
from veillee.games.bardwood.measures import blue_gems, measure, owned
from veillee.games.bardwood.scoring import legend_points, muse_points, rival_points
from veillee.games.bardwood.steps import common, creatures, places
from veillee.games.bardwood.table import OPEN, SING, SWAN_SONGS, BardwoodTable

# What is not points yet, in points.
COIN_WORTH: Final = 0.4
ACOUSTIC_WORTH: Final = 0.5
RANGE_WORTH: Final = 0.25
VOLUME_WORTH: Final = 0.13
HELD_WORTH: Final = 1.25  # an opposing crest: three make four gems
CARD_WORTH: Final = 0.8  # an advanced card beside its gem, early in the match
LEGEND_NEAR: Final = 0.5  # of the points of a marked Legend, by how near its condition is
QUARTER_WORTH: Final = 0.25  # of a turn of the dial towards the shelf
BONUS_WORTH: Final = 0.6  # a quarter without runes
BOAT_WORTH: Final = 0.25  # a lyric of discount
CREST_GONE: Final = 0.15  # a crest that is off the track, before it shows a gem
REACHED: Final = 0.75  # of what a song could buy around the bard
TURN_GAIN: Final = 2.9  # points that a side gains in a turn, over a whole match
RIVAL_GAIN: Final = 3.0
GEMS_A_TURN: Final = 1.15  # gems that leave the reserves in a turn of one side


def estimate(table: BardwoodTable) -> list[float]:
    """The final points that each side may expect: the seats, then the Rival."""
    left = turns_left(table)
    share = min(1.0, left / 5.0)
    found = [player_estimate(table, seat, share) + TURN_GAIN * left for seat in range(len(table.seats))]
    if table.rival is not None:
        found.append(rival_estimate(table) + RIVAL_GAIN * left)
    return found


def turns_left(table: BardwoodTable) -> float:
    """About how many turns each side still has."""
    if table.act == SWAN_SONGS:
        return 0.0
    gems = table.reserves[0] + table.reserves[1]
    return gems / (GEMS_A_TURN * table.sides)


def player_estimate(table: BardwoodTable, seat: SeatNumber, share: float) -> float:
    """What a player has, and what can be made of it."""
    player = table.seats[seat]
    if player.bard == NONE:
        return 0.0
    cards = owned(table, seat)
    blue = blue_gems(table, cards)
    points = float(player.gems + blue + common.blue_of_track(player.crests))
    points += legend_points(table, seat) + near_legends(table, seat) + muse_points(table, seat)
    points += challenges(table, seat)
    worth = COIN_WORTH * player.coins + ACOUSTIC_WORTH * player.acoustic + RANGE_WORTH * player.range
    worth += VOLUME_WORTH * player.volume + HELD_WORTH * common.held_crests(player)
    worth += CARD_WORTH * blue * share
    worth += BOAT_WORTH * table.box.river[player.boat]
    worth += CREST_GONE * min(3, CRESTS - player.crests)
    worth += BONUS_WORTH * player.runes.count(0)
    singing = table.phase == SING and seat == table.active
    if singing:
        worth += song_worth(table, seat)
    else:
        melodies, lyrics = notes(table, seat)
        quarter = QUARTERS if player.ready else player.dial
        worth += QUARTER_WORTH * quarter * (melodies + lyrics) / 4.0
        ready = 1.0 if player.ready else 0.55
        worth += ready * REACHED * around_worth(table, seat, melodies, lyrics)
    return points + worth * (0.25 + 0.75 * share)


def near_legends(table: BardwoodTable, seat: SeatNumber) -> float:
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
    return worth


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


def notes(table: BardwoodTable, seat: SeatNumber) -> tuple[float, float]:
    """The melodies and lyrics that a song would give if it were sung now, lower sections as far as volume reaches."""
    player = table.seats[seat]
    box = table.box
    melodies = lyrics = 0.0
    volume = player.volume
    for card in (box.bards[player.bard].instrument, *player.song):
        printed = box.cards[card]
        for item in printed.upper.plain:
            more = item_notes(item)
            melodies += more[0]
            lyrics += more[1]
        if printed.cost and printed.cost <= volume:
            volume -= printed.cost
            for item in printed.lower.plain:
                more = item_notes(item)
                melodies += more[0]
                lyrics += more[1]
    return melodies + 0.5 * player.acoustic, lyrics + 0.5 * player.acoustic


def item_notes(item: Item) -> tuple[float, float]:
    """What an item gives in melodies and in lyrics."""
    if item.verb == MELODY:
        return float(item.number), 0.0
    if item.verb == LYRIC:
        return 0.0, float(item.number)
    if item.verb == OPTION and item.sides[0].verb in (MELODY, LYRIC):
        return 0.5, 0.5
    return 0.0, 0.0


def item_worth(item: Item) -> float:
    """What an item is worth when it is gained."""
    if item.verb == GEM:
        return float(item.number)
    if item.verb == COIN:
        return COIN_WORTH * item.number
    if item.verb == ACOUSTIC:
        return ACOUSTIC_WORTH * item.number
    if item.verb == RANGE:
        return RANGE_WORTH * item.number
    if item.verb == VOLUME:
        return VOLUME_WORTH * item.number
    if item.verb == MOVEMENT:
        return 0.1 * item.number
    return 1.0 if item.verb == MOTIF else 0.2


def song_worth(table: BardwoodTable, seat: SeatNumber) -> float:
    """The unused rest of a song, and what the pool can still buy here."""
    player = table.seats[seat]
    box = table.box
    melodies = float(table.melodies) + player.acoustic
    lyrics = float(table.lyrics) + player.acoustic
    volume = player.volume
    song = (box.bards[player.bard].instrument, *player.song)
    unused = 0.0
    for place in range(len(song)):
        printed = box.cards[song[place]]
        parts: tuple[Item, ...] = ()
        if not table.used >> place & 1:
            parts = printed.upper.plain
        if printed.cost and not table.used_lower >> place & 1 and printed.cost <= volume:
            volume -= printed.cost
            parts = parts + printed.lower.plain
        for item in parts:
            more = item_notes(item)
            melodies += more[0]
            lyrics += more[1]
            unused += 0.0 if more[0] or more[1] else item_worth(item)
    return 0.95 * unused + 0.9 * around_worth(table, seat, melodies, lyrics)


def around_worth(table: BardwoodTable, seat: SeatNumber, melodies: float, lyrics: float) -> float:
    """What so many melodies and lyrics, and one's coins, could buy around the bard: the best uses one after another."""
    box = table.box
    player = table.seats[seat]
    singing = table.phase == SING and seat == table.active
    runes = common.runes_left(player) > 0
    coins = player.coins
    worth = 0.0
    best_by_melody: list[tuple[float, int]] = []
    best_by_lyric: list[tuple[float, int]] = []
    for location in box.around[player.region]:
        if singing and table.activated >> location & 1:
            continue
        place = box.locations[location]
        if place.kind == LAIR:
            lair = common.lair_at(table, location)
            top = table.lairs[lair].top
            if top != NONE:
                card = box.cards[top]
                gain = float(card.blue) + CARD_WORTH * 0.5
                for item in card.upper.items:
                    gain += item_worth(item)
                best_by_melody.append((gain, creatures.soothe_cost(table, seat, lair)))
        elif place.kind in (SKILL_SHOP, IMPRO_SHOP_PLACE):
            pile = table.shops[common.shop_at(table, location)]
            cost = places.shop_price(table, seat)
            if pile and coins >= cost:
                coins -= cost
                worth += max(0.0, 1.0 + CARD_WORTH - COIN_WORTH * cost)
        elif place.kind == STAGE and runes:
            best = best_reward(table, seat, location, lyrics)
            if best[0] > 0.0:
                best_by_lyric.append(best)
        elif place.kind == HEARTH and runes:
            best = best_legend(table, seat, lyrics)
            if best[0] > 0.0:
                best_by_lyric.append(best)
        elif place.kind == COINS:
            (best_by_melody if place.pay == MELODY else best_by_lyric).append((2 * COIN_WORTH, 2))
        elif place.kind == MOTIFS and table.motifs:
            gain = max(1.0, float(table.motif_gems.bit_count()))
            (best_by_melody if place.pay == MELODY else best_by_lyric).append((gain, 2))
    return worth + spend(best_by_melody, melodies) + spend(best_by_lyric, lyrics)


def spend(uses: list[tuple[float, int]], purse: float) -> float:
    """The best uses first, as far as the purse reaches; one that is nearly reached counts by half."""
    uses.sort(reverse=True)
    worth = 0.0
    for gain, cost in uses:
        if cost <= purse:
            purse -= cost
            worth += gain
        elif purse > 0.0:
            worth += 0.4 * gain * purse / cost
            purse = 0.0
    return worth


def best_reward(table: BardwoodTable, seat: SeatNumber, location: int, lyrics: float) -> tuple[float, int]:
    """The best reward space that so many lyrics pay for, with its Fan and the rune it takes."""
    found = (0.0, 0)
    for number in range(1, SPACES + 1):
        space = places.space_at(table, location, number)
        cost = places.reward_cost(table, seat, space)
        gain = table.box.rewards[space].gems + 1.0 + 0.4 * CARD_WORTH
        if table.rewards[space] == NONE and cost <= max(lyrics, 4.0) and gain > found[0]:
            found = (gain, cost)
    return found


def best_legend(table: BardwoodTable, seat: SeatNumber, lyrics: float) -> tuple[float, int]:
    """The best Legend: its gems, and what one's rune may bring, less what the Rival gains by it."""
    found = (0.0, 0)
    for level in range(LEVELS):
        row = table.legends[level]
        if not row.pile:
            continue
        cost = places.legend_cost(table, seat, level, by_boat=table.box.river[table.seats[seat].boat] > 0)
        gain = table.box.backs[level].gems + 0.35 * 2 * (level + 1)
        if table.rival is not None:
            gain -= 0.5 * (level + 1)
        if cost <= max(lyrics, 4.0) and gain > found[0]:
            found = (gain, cost)
    return found


def rival_estimate(table: BardwoodTable) -> float:
    """The Rival's points as they stand, its tokens on the board, and how near its next song is."""
    rival = table.rival
    assert rival is not None
    points = 0.0
    for source, number, _ in rival_points(table):
        if source != "challenges":
            points += number
    for place in range(len(rival.open)):
        taken = rival.taken[place]
        if taken != OPEN:
            challenge = table.box.challenges[rival.open[place]]
            reached = measure(table, 0, challenge.measures[taken])
            points += (1 + taken) * (1.0 - min(1.0, max(0.0, reached / challenge.least[taken])))
    return points + 0.9 * rival.laid + 0.2 * rival.dial
