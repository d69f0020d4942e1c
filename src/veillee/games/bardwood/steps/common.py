"""What several chapters of the rules share: turn order, gems, tokens, crests, runes and what changes a cost."""

from __future__ import annotations

from veillee.core.ids import CardId, SeatNumber
from veillee.games.bardwood.box import (
    ACOUSTIC,
    COIN,
    CRESTS,
    DEFENCE_MAX,
    END_GEMS,
    GEM,
    LYRIC,
    MELODY,
    MELODY_AS_LYRIC,
    NONE,
    ONGOING,
    RANGE,
    VOLUME,
    VOLUME_MAX,
    WHEN_CREST_LOST,
    Benefit,
    EventId,
    LocationId,
    Power,
)
from veillee.games.bardwood.table import ACT_1, ACT_2, RIVAL, SING, SWAN_SONGS, BardwoodSeat, BardwoodTable, Rival

# -- turn order -------------------------------------------------------------------------------


def turn_order(table: BardwoodTable) -> list[SeatNumber]:
    """All sides from the first player on, clockwise. BAR-281: the Rival sits behind the last human."""
    seats = len(table.seats)
    order = [(table.first + n) % seats for n in range(seats)]
    return order if table.rival is None else [*order, RIVAL]


def others_after(table: BardwoodTable, side: SeatNumber) -> list[SeatNumber]:
    """All other sides, clockwise after this one."""
    order = turn_order(table)
    place = order.index(side)
    return order[place + 1 :] + order[:place]


def announce(table: BardwoodTable, side: SeatNumber) -> None:
    """BAR-063, BAR-194: whose turn or swan song begins."""
    if table.log is not None:
        swan = table.act == SWAN_SONGS
        args = {"seat": side, "number": table.turn}
        table.tell("swan-song" if swan else "turn", "BAR-194" if swan else "BAR-063", side, args)


def the_rival(table: BardwoodTable) -> Rival:
    assert table.rival is not None
    return table.rival


# -- events and powers ------------------------------------------------------------------------


def active_event(table: BardwoodTable) -> EventId:
    """The event that is active now, or NONE.

    BAR-167: that of Act I while reserve I holds gems. BAR-168, BAR-169: each is over as soon as its reserve is
    empty, and none is active before the next one starts. BAR-170: nor in swan songs.
    """
    if table.act == ACT_1:
        return table.events[0] if table.reserves[0] else NONE
    if table.act == ACT_2:
        return table.events[1] if table.reserves[1] else NONE
    return NONE


def ongoing(table: BardwoodTable) -> tuple[Power, ...]:
    """What the active event changes. BAR-173, BAR-176: as long as it is active."""
    event = active_event(table)
    if event == NONE or table.box.events[event].kind != ONGOING:
        return ()
    return table.box.events[event].powers


def powers_of(table: BardwoodTable, seat: SeatNumber) -> tuple[Power, ...]:
    """What a player's Bard card and Muse change (BAR-061, BAR-208)."""
    player = table.seats[seat]
    box = table.box
    if player.bard == NONE:
        return ()
    powers = box.bards[player.bard].powers
    return powers if player.muse == NONE else powers + box.muses[player.muse].powers


def modifier(table: BardwoodTable, seat: SeatNumber, verb: int) -> int:
    """By how much a cost or a gain is changed. BAR-103: everything is added up; minimums come after that."""
    player = table.seats[seat]
    box = table.box
    number = box.bards[player.bard].numbers[verb]
    if player.muse != NONE:
        number += box.muses[player.muse].numbers[verb]
    event = active_event(table)
    if event != NONE:
        number += box.events[event].numbers[verb]
    return number


def has_power(table: BardwoodTable, seat: SeatNumber, verb: int) -> bool:
    for power in powers_of(table, seat):
        if power.verb == verb:
            return True
    return event_forbids(table, verb)


def powers_give(table: BardwoodTable, seat: SeatNumber, verb: int) -> None:
    """What a player's Muse, then the active event, gives at a moment such as composing."""
    for power in powers_of(table, seat):
        if power.verb == verb:
            tell_muse_gives(table, seat)
            for item in power.gains:
                gain(table, seat, item.verb, item.number, "BAR-208")
    event = active_event(table)
    for power in ongoing(table):
        if power.verb == verb:
            tell_event_gives(table, seat, event)
            for item in power.gains:
                gain(table, seat, item.verb, item.number, "BAR-173")


def tell_muse_gives(table: BardwoodTable, seat: SeatNumber) -> None:
    """The source of the gains that follow: of all own powers only those of Muses give something."""
    if table.log is not None and table.seats[seat].muse != NONE:
        table.tell("muse-gives", "BAR-208", seat, {"seat": seat, "muse": table.seats[seat].muse})


def tell_event_gives(table: BardwoodTable, seat: SeatNumber, event: EventId) -> None:
    """The source of the gains that follow."""
    if table.log is not None:
        table.tell("event-gives", "BAR-173", seat, {"seat": seat, "event": event})


def event_forbids(table: BardwoodTable, verb: int) -> bool:
    """Whether the active event says so, whoever is concerned."""
    for power in ongoing(table):
        if power.verb == verb:
            return True
    return False


# -- gems -------------------------------------------------------------------------------------


def take_gems(table: BardwoodTable, side: SeatNumber, number: int, rule: str) -> None:
    """Green gems for a side, one by one from the lowest reserve that holds some.

    BAR-104: reserve I, then II, then the general supply, which never runs out (BAR-004). BAR-191, BAR-192: who
    is active when the last gem of reserve II is taken triggers the end and takes 2 more, once.
    """
    if number <= 0:
        return
    if table.log is not None:
        table.tell("gains", rule, side, {"seat": side, "unit": GEM, "number": number})
    add_gems(table, side, number)
    left = number
    for act in range(2):
        taken = min(left, table.reserves[act])
        if not taken:
            continue
        left -= taken
        table.reserves[act] -= taken
        if table.reserves[act] == 0:
            if table.log is not None:
                table.tell("reserve-empty", "BAR-168" if act == 0 else "BAR-191", side, {"number": act + 1})
            if act == 1 and table.trigger == NONE:
                table.trigger = table.active
                add_gems(table, table.active, END_GEMS)
                if table.log is not None:
                    args = {"seat": table.active, "number": END_GEMS}
                    table.tell("end-triggered", "BAR-192", table.active, args)


def add_gems(table: BardwoodTable, side: SeatNumber, number: int) -> None:
    if side == RIVAL:
        the_rival(table).gems += number
    else:
        table.seats[side].gems += number


# -- tokens, volume, melodies and lyrics --------------------------------------------------------


def gain(table: BardwoodTable, seat: SeatNumber, benefit: Benefit, number: int, rule: str) -> None:
    """Melodies, lyrics, volume, coins, stones or gems for a player.

    BAR-004: stones are cut to what the supply holds. BAR-071: volume ends at 6. BAR-094, BAR-122, BAR-190:
    melodies and lyrics exist only in one's own Sing phase.
    """
    player = table.seats[seat]
    got = number
    if benefit == GEM:
        take_gems(table, seat, number, rule)
        return
    if benefit == MELODY or benefit == LYRIC:
        if table.phase != SING or seat != table.active:
            got = 0
        elif benefit == MELODY:
            table.melodies += number
        else:
            table.lyrics += number
    elif benefit == VOLUME:
        got = min(number, VOLUME_MAX - player.volume)
        player.volume += got
    elif benefit == COIN:
        player.coins += number
    elif benefit == ACOUSTIC:
        got = min(number, table.acoustic)
        table.acoustic -= got
        player.acoustic += got
    elif benefit == RANGE:
        got = min(number, table.range)
        table.range -= got
        player.range += got
    if table.log is not None:
        if got:
            table.tell("gains", rule, seat, {"seat": seat, "unit": benefit, "number": got})
        if got < number:
            lost = "BAR-071" if benefit == VOLUME else "BAR-190" if benefit in (MELODY, LYRIC) else "BAR-004"
            table.tell("loses-gain", lost, seat, {"seat": seat, "unit": benefit, "number": number - got})


def pay_acoustic(table: BardwoodTable, seat: SeatNumber, number: int) -> None:
    table.seats[seat].acoustic -= number
    table.acoustic += number


def pay_range(table: BardwoodTable, seat: SeatNumber, number: int) -> None:
    """BAR-154: range stones go back to the supply, paid anew for each target."""
    table.seats[seat].range -= number
    table.range += number


def sings_as_lyrics(table: BardwoodTable, seat: SeatNumber) -> bool:
    """The Bagpiper at volume 0 may spend melodies as lyrics."""
    return table.seats[seat].volume == 0 and has_power(table, seat, MELODY_AS_LYRIC)


def can_pay_melodies(table: BardwoodTable, seat: SeatNumber, number: int) -> bool:
    """BAR-101, BAR-288: the pool and acoustic stones together must suffice."""
    return table.melodies + table.seats[seat].acoustic >= number


def can_pay_lyrics(table: BardwoodTable, seat: SeatNumber, number: int) -> bool:
    """BAR-288, and the Bagpiper's melodies."""
    purse = table.lyrics + table.seats[seat].acoustic
    if purse >= number:
        return True
    return sings_as_lyrics(table, seat) and purse + table.melodies >= number


def pay_melodies(table: BardwoodTable, seat: SeatNumber, number: int, rule: str) -> None:
    """BAR-099, BAR-288: the pool first, acoustic stones for the rest; nobody is asked."""
    pool = min(number, table.melodies)
    table.melodies -= pool
    stones = number - pool
    if stones:
        pay_acoustic(table, seat, stones)
    if table.log is not None:
        if pool:
            table.tell("pays", rule, seat, {"seat": seat, "unit": MELODY, "number": pool})
        if stones:
            table.tell("pays-stones-melody", "BAR-101", seat, {"seat": seat, "number": stones})


def pay_volume(table: BardwoodTable, seat: SeatNumber, number: int, rule: str) -> None:
    """BAR-100: the marker goes down; nobody pays more than it shows."""
    table.seats[seat].volume -= number
    if table.log is not None and number:
        table.tell("pays", rule, seat, {"seat": seat, "unit": VOLUME, "number": number})


def pay_coins(table: BardwoodTable, seat: SeatNumber, number: int, rule: str) -> None:
    table.seats[seat].coins -= number
    if table.log is not None and number:
        table.tell("pays", rule, seat, {"seat": seat, "unit": COIN, "number": number})


def pay_range_told(table: BardwoodTable, seat: SeatNumber, number: int, rule: str) -> None:
    if number:
        pay_range(table, seat, number)
        if table.log is not None:
            table.tell("pays", rule, seat, {"seat": seat, "unit": RANGE, "number": number})


def pay_acoustic_told(table: BardwoodTable, seat: SeatNumber, number: int, rule: str) -> None:
    if number:
        pay_acoustic(table, seat, number)
        if table.log is not None:
            table.tell("pays", rule, seat, {"seat": seat, "unit": ACOUSTIC, "number": number})


# -- crests and runes -------------------------------------------------------------------------


def defence(crests: int) -> int:
    """BAR-161: the melody symbols that show on a crest track."""
    return min(1 + CRESTS - crests, DEFENCE_MAX)


def blue_of_track(crests: int) -> int:
    """BAR-161: the blue gems that show on a crest track."""
    return max(0, CRESTS - crests - (DEFENCE_MAX - 1))


def crests_of(table: BardwoodTable, side: SeatNumber) -> int:
    return the_rival(table).crests if side == RIVAL else table.seats[side].crests


def lift_crest(table: BardwoodTable, side: SeatNumber) -> None:
    """BAR-162: the leftmost crest leaves the track."""
    if side == RIVAL:
        the_rival(table).crests -= 1
    else:
        table.seats[side].crests -= 1


def take_crests(table: BardwoodTable, side: SeatNumber, owner: SeatNumber, number: int, rule: str) -> None:
    """Crests from the board or a track come to a side.

    BAR-163: own crests leave the game, those of others are kept. mu5: their owner may gain something for each.
    """
    if not number:
        return
    if owner == side:
        if table.log is not None:
            table.tell("crests-leave", rule, side, {"seat": side, "number": number})
        return
    if side == RIVAL:
        the_rival(table).held[owner] += number
    else:
        table.seats[side].held[owner] += number
    if table.log is not None:
        table.tell("takes-crests", rule, side, {"seat": side, "seat2": owner, "number": number})
    crest_lost(table, owner, number)


def crest_lost(table: BardwoodTable, owner: SeatNumber, number: int) -> None:
    """A crest of this side was taken by another participant (`crest_lost` of a Muse)."""
    if owner == RIVAL:
        return
    for power in powers_of(table, owner):
        if power.verb == WHEN_CREST_LOST:
            tell_muse_gives(table, owner)
            for item in power.gains:
                gain(table, owner, item.verb, item.number * number, "BAR-208")


def held_crests(player: BardwoodSeat) -> int:
    number = 0
    for crests in player.held:
        number += crests
    return number


def runes_left(player: BardwoodSeat) -> int:
    number = 0
    for runes in player.runes:
        number += runes
    return number


# -- places -----------------------------------------------------------------------------------


def lair_at(table: BardwoodTable, location: LocationId) -> int:
    return table.box.lairs.index(location)


def shop_at(table: BardwoodTable, location: LocationId) -> int:
    return table.box.shops.index(location)


def adjacent(table: BardwoodTable, seat: SeatNumber, location: LocationId) -> bool:
    """BAR-112: whether a location lies on the perimeter of the bard's region."""
    return bool(table.box.perimeter[table.seats[seat].region] >> location & 1)


def price(table: BardwoodTable) -> int:
    """BAR-125: what the Market token shows."""
    return table.box.market[table.market]


def move_market(table: BardwoodTable, side: SeatNumber) -> None:
    """BAR-129: a Skill card moves the Market token one space to the right; on the last space it stays."""
    if table.market + 1 < len(table.box.market):
        table.market += 1
        if table.log is not None:
            table.tell("market", "BAR-129", side, {"number": price(table)})


def put_on_deck(table: BardwoodTable, seat: SeatNumber, card: CardId) -> None:
    """BAR-131, BAR-291: a gained card goes on top of the deck and stays known until it is drawn or shuffled."""
    table.seats[seat].top.append(card)
