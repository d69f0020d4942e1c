"""What a song would give and what it could buy around a region, in points: the ground of the estimate."""

from __future__ import annotations

from typing import Final

from veillee.core.ids import SeatNumber
from veillee.games.bardwood.box import (
    ACOUSTIC,
    BANK,
    COIN,
    COINS,
    GEM,
    HEARTH,
    IMPRO,
    IMPRO_AGAIN,
    IMPRO_SHOP,
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
    RANGE,
    SKILL,
    SKILL_SHOP,
    SPACES,
    STAGE,
    TEMPO,
    VOLUME,
    Item,
    Section,
)
from veillee.games.bardwood.steps import common, creatures, legends, places
from veillee.games.bardwood.table import RIVAL, SWAN_SONGS, BardwoodSeat, BardwoodTable

# What is not points yet, in points, while there is time to use it.
COIN_WORTH: Final = 0.2
ACOUSTIC_WORTH: Final = 0.35
RANGE_WORTH: Final = 0.3
VOLUME_WORTH: Final = 0.1  # beyond what the song at hand uses
HELD_WORTH: Final = 0.9  # an opposing crest: three make four gems
TEMPO_WORTH: Final = 0.8
MOTIF_WORTH: Final = 0.7
OTHER_WORTH: Final = 0.3
BOAT_WORTH: Final = 0.35  # a lyric of discount
CREST_GONE: Final = 0.3  # a crest that is off the track, before it shows a gem; not where the Rival takes them
CREATURES_WORTH: Final = 0.6
RUNE_GONE: Final = 0.3
FANS_WORTH: Final = 1.6  # what a card gives until the end, beside its gem, early in the match
IMPROS_WORTH: Final = 1.6
SKILLS_WORTH: Final = 0.3
LEGEND_HOPE: Final = 1.0  # a level's worth of what a Legend that one marks oneself may bring

# The course of a match.
TURN_GAIN: Final = 2.2  # points that a side gains in a turn, over a whole match
RIVAL_GAIN: Final = 3.7
GEMS_A_TURN: Final = 1.15  # gems that leave the reserves in a turn of one side

# -- what a song gives --------------------------------------------------------------------------------


class Purse:
    """Melodies, lyrics, notes that can be either, and the worth of all else that sections give."""

    melodies: float
    lyrics: float
    either: float
    other: float

    def __init__(self, melodies: float, lyrics: float, either: float) -> None:
        self.melodies = melodies
        self.lyrics = lyrics
        self.either = either
        self.other = 0.0

    def add(self, section: Section, skills: int, impros: int) -> None:
        """What a section gives at once, and a little for what it lets one convert."""
        for item in section.plain:
            number = item.number
            if item.per != NONE:
                number *= skills if item.per == SKILL else impros
            if item.verb == MELODY:
                self.melodies += number
            elif item.verb == LYRIC:
                self.lyrics += number
            elif (
                item.verb == OPTION and item.sides[0].verb in (MELODY, LYRIC) and item.sides[1].verb in (MELODY, LYRIC)
            ):
                self.either += item.sides[0].number
            else:
                self.other += item_worth(item) * (number / item.number if item.number else 1.0)
        self.other += OTHER_WORTH * len(section.conversions)


def notes(table: BardwoodTable, seat: SeatNumber) -> tuple[float, float, float]:
    """The melodies, lyrics and free notes that a song would give if it were sung now, as far as volume reaches."""
    player = table.seats[seat]
    box = table.box
    skills, impros = kinds(table, player)
    purse = Purse(0.0, 0.0, float(player.acoustic))
    purse.add(box.cards[box.bards[player.bard].instrument].upper, skills, impros)
    volume = player.volume
    for card in player.song:
        printed = box.cards[card]
        purse.add(printed.upper, skills, impros)
        if printed.cost and printed.cost <= volume:
            volume -= printed.cost
            purse.add(printed.lower, skills, impros)
    return purse.melodies, purse.lyrics, purse.either


def kinds(table: BardwoodTable, player: BardwoodSeat) -> tuple[int, int]:
    """How many Skills and Impros lie in a song."""
    skills = impros = 0
    for card in player.song:
        if table.box.cards[card].kind == SKILL:
            skills += 1
        elif table.box.cards[card].kind == IMPRO:
            impros += 1
    return skills, impros


def song_worth(table: BardwoodTable, seat: SeatNumber) -> float:
    """The unused rest of a song, and what the pool can still buy here."""
    player = table.seats[seat]
    box = table.box
    skills, impros = kinds(table, player)
    purse = Purse(float(table.melodies), float(table.lyrics), float(player.acoustic))
    volume = player.volume
    song = (box.bards[player.bard].instrument, *player.song)
    for place in range(len(song)):
        printed = box.cards[song[place]]
        if not table.used >> place & 1:
            purse.add(printed.upper, skills, impros)
        if printed.cost and not table.used_lower >> place & 1 and printed.cost <= volume:
            volume -= printed.cost
            purse.add(printed.lower, skills, impros)
    bought = region_worth(
        table, seat, player.region, purse.melodies, purse.lyrics, purse.either, player.coins, 0.0, True
    )
    return 0.95 * purse.other + 0.95 * bought


def item_worth(item: Item) -> float:
    """What an item is worth when it is gained."""
    verb = item.verb
    if verb == GEM:
        return float(item.number)
    if verb == COIN:
        return COIN_WORTH * item.number
    if verb == ACOUSTIC:
        return ACOUSTIC_WORTH * item.number
    if verb == RANGE:
        return RANGE_WORTH * item.number
    if verb == VOLUME:
        return VOLUME_WORTH * item.number
    if verb == MOVEMENT:
        return 0.15 * item.number
    if verb == TEMPO:
        return TEMPO_WORTH * item.number
    if verb == MOTIF:
        return MOTIF_WORTH
    if verb in (IMPRO_AGAIN, IMPRO_SHOP):
        return 0.8
    if verb == OPTION:
        return max(item_worth(item.sides[0]), item_worth(item.sides[1]))
    return OTHER_WORTH


# -- what a region sells ------------------------------------------------------------------------------


def region_worth(
    table: BardwoodTable,
    seat: SeatNumber,
    region: int,
    melodies: float,
    lyrics: float,
    either: float,
    coins: int,
    slack: float,
    singing: bool,
) -> float:
    """What so many notes and coins could buy around a region: the best uses one after another.

    `slack` says how uncertain the notes still are: within it a use counts by how likely it can be paid for.
    """
    box = table.box
    player = table.seats[seat]
    runes = common.runes_left(player) > 0
    worth = 0.0
    sung: list[tuple[float, int]] = []  # gains and costs in melodies
    told: list[tuple[float, int]] = []  # in lyrics
    for location in box.around[region]:
        if singing and table.activated >> location & 1:
            continue
        place = box.locations[location]
        kind = place.kind
        if kind == LAIR:
            lair = common.lair_at(table, location)
            top = table.lairs[lair].top
            if top != NONE:
                sung.append((creature_gain(table, top, lair, seat), creatures.soothe_cost(table, seat, lair)))
        elif kind == SKILL_SHOP or kind == IMPRO_SHOP_PLACE:
            cost = places.shop_price(table, seat)
            if coins >= cost:
                coins -= cost
                gain = 1.0 - COIN_WORTH * cost
                if table.shops[common.shop_at(table, location)]:
                    gain += SKILLS_WORTH if kind == SKILL_SHOP else IMPROS_WORTH
                if gain > 0.0:
                    worth += gain
        elif kind == STAGE:
            if runes:
                best = best_reward(table, seat, location, lyrics + either, slack)
                if best[0] > 0.0:
                    told.append(best)
        elif kind == HEARTH:
            if runes:
                best = best_legend(table, seat, lyrics + either, slack)
                if best[0] > 0.0:
                    told.append(best)
        elif kind == COINS:
            (sung if place.pay == MELODY else told).append((2 * COIN_WORTH, 2))
        elif kind == MOTIFS:
            if table.motifs:
                gain = max(MOTIF_WORTH, float(table.motif_gems.bit_count()))
                (sung if place.pay == MELODY else told).append((gain, 2))
        elif kind == BANK:
            held = sum(table.bank) - table.bank[seat]
            coins_there = COIN_WORTH * common.price(table) + CREST_GONE if player.crests else 0.0
            worth += max(coins_there, HELD_WORTH * held)
    rival = table.rival
    if rival is not None and rival.crests and not (singing and table.duelled >> RIVAL & 1):
        if rival.pawn in box.around[region]:
            sung.append((HELD_WORTH, common.defence(rival.crests)))
    return worth + spend(sung, told, melodies, lyrics, either, slack)


def gem_worth(table: BardwoodTable) -> float:
    """A green gem: a point, and the end of the match is nearer, which the Rival likes less than a player."""
    if table.rival is None or table.act == SWAN_SONGS:
        return 1.0
    return 1.0 + (RIVAL_GAIN - TURN_GAIN) / (GEMS_A_TURN * table.sides)


def creature_gain(table: BardwoodTable, top: int, lair: int, seat: SeatNumber) -> float:
    """A soothed creature: its gems, what it gives, and the crests of others on it."""
    card = table.box.cards[top]
    gain = card.blue + CREATURES_WORTH
    for item in card.upper.items:
        gain += item.number * gem_worth(table) if item.verb == GEM else item_worth(item)
    others = table.lairs[lair].crests & ~(1 << seat)
    return gain + HELD_WORTH * others.bit_count() if others else gain


def spend(
    sung: list[tuple[float, int]],
    told: list[tuple[float, int]],
    melodies: float,
    lyrics: float,
    either: float,
    slack: float,
) -> float:
    """The best uses first, as far as the notes reach; free notes fill up what is missing."""
    worth = 0.0
    sung.sort(reverse=True)
    for gain, cost in sung:
        chance = likely(melodies + either, cost, slack)
        if chance > 0.0:
            worth += gain * chance
            paid = cost * chance
            if paid > melodies:
                either = max(0.0, either - (paid - melodies))
                melodies = 0.0
            else:
                melodies -= paid
    told.sort(reverse=True)
    for gain, cost in told:
        chance = likely(lyrics + either, cost, slack)
        if chance > 0.0:
            worth += gain * chance
            paid = cost * chance
            if paid > lyrics:
                either = max(0.0, either - (paid - lyrics))
                lyrics = 0.0
            else:
                lyrics -= paid
    return worth


def likely(purse: float, cost: int, slack: float) -> float:
    """How likely notes that are still uncertain will pay for something."""
    if slack <= 0.0:
        return 1.0 if purse >= cost else 0.0
    chance = 0.5 + (purse - cost) / slack
    return 0.0 if chance <= 0.0 else 1.0 if chance >= 1.0 else chance


def best_reward(
    table: BardwoodTable, seat: SeatNumber, location: int, lyrics: float, slack: float
) -> tuple[float, int]:
    """The reward space that so many lyrics make most of, with its Fan and the rune it takes."""
    found = (0.0, 0)
    most = 0.0
    gem = gem_worth(table)
    for number in range(1, SPACES + 1):
        space = places.space_at(table, location, number)
        if table.rewards[space] != NONE:
            continue
        cost = places.reward_cost(table, seat, space)
        gain = table.box.rewards[space].gems * gem + 1.0 + 0.5 * FANS_WORTH + RUNE_GONE
        worth = gain * likely(lyrics, cost, slack)
        if worth > most:
            most = worth
            found = (gain, cost)
    return found


def best_legend(table: BardwoodTable, seat: SeatNumber, lyrics: float, slack: float) -> tuple[float, int]:
    """The best Legend: its gems, and what one's rune may bring, less what the Rival gains by it."""
    found = (0.0, 0)
    most = 0.0
    gem = gem_worth(table)
    by_boat = table.box.river[table.seats[seat].boat] > 0
    for level in range(LEVELS):
        if not table.legends[level].pile:
            continue
        cost = legends.legend_cost(table, seat, level, by_boat)
        gain = table.box.backs[level].gems * gem + LEGEND_HOPE * (level + 1) + RUNE_GONE
        if by_boat:
            gain -= BOAT_WORTH * table.box.river[table.seats[seat].boat]
        if table.rival is not None:
            gain -= 0.9 * (level + 1)
        worth = gain * likely(lyrics, cost, slack)
        if worth > most:
            most = worth
            found = (gain, cost)
    return found
