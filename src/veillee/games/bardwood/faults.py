"""What must always be true of a table: every piece in exactly one place, every limit kept."""

from __future__ import annotations

from collections import Counter

from veillee.games.bardwood.box import (
    BASE,
    CREATURE,
    CRESTS,
    FAN_CARDS,
    LEGEND_CARDS,
    NONE,
    QUARTERS,
    RIVAL_RUNES,
    RUNES_PER_QUARTER,
    SKILL,
    VOLUME_MAX,
)
from veillee.games.bardwood.measures import owned
from veillee.games.bardwood.steps.compose import PlayCard
from veillee.games.bardwood.table import ACT_1, CONVERSIONS, RIVAL, SETUP, SING, SWAN_SONGS, BardwoodTable


def faults(table: BardwoodTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    return [
        *_cards(table),
        *_stones(table),
        *_crests(table),
        *_runes(table),
        *_seats(table),
        *_board(table),
        *_rival(table),
    ]


def _cards(table: BardwoodTable) -> list[str]:
    """Every card in use lies in exactly one place; basic cards belong to the bards at the table."""
    box = table.box
    places = [*table.fans, *table.small, *table.bosses, *table.known]
    places += [lair.top for lair in table.lairs if lair.top != NONE]
    for pile in (*table.shops, *table.shop_stock):
        places += pile
    expected: list[int] = []
    for seat, player in enumerate(table.seats):
        places += owned(table, seat)
        if player.bard != NONE:
            bard = box.bards[player.bard]
            expected += [*bard.skills, bard.impro, bard.fan]
    if table.rival is not None:
        places += table.rival.score
    for number, card in enumerate(box.cards):
        if (card.advanced or card.kind == CREATURE) and table.boxes >> card.box & 1:
            expected.append(number)
    wrong = Counter(places)
    wrong.subtract(Counter(expected))
    found = [f"card {card}: {number:+d}" for card, number in sorted(wrong.items()) if number]
    for level, row in enumerate(table.legends):
        legends = [n for n, legend in enumerate(box.legends) if legend.level == level and table.boxes >> legend.box & 1]
        if sorted(row.unseen + row.open) != legends:
            found.append(f"legends of level {level}")
        if row.pile + len(row.open) != LEGEND_CARDS or len(row.runes) != len(row.open):
            found.append(f"level {level}: {row.pile} Legends in the pile, {len(row.open)} open")
    if table.fan_deck > min(len(table.fans), FAN_CARDS):
        found.append(f"the Fan deck: {table.fan_deck} of {len(table.fans)} Fans")
    return found


def _stones(table: BardwoodTable) -> list[str]:
    """BAR-004: stones are limited."""
    found = []
    acoustic = table.acoustic + sum(player.acoustic for player in table.seats)
    stones = table.range + sum(player.range for player in table.seats)
    if acoustic != table.box.acoustic or stones != table.box.range or table.acoustic < 0 or table.range < 0:
        found.append(f"stones: {acoustic} acoustic, {stones} range")
    return found


def _crests(table: BardwoodTable) -> list[str]:
    """A side has 7 crests in all; those that left the game are counted nowhere."""
    found = []
    sides = [*range(len(table.seats)), *([RIVAL] if table.rival is not None else [])]
    for side in sides:
        rival = table.rival
        track = rival.crests if side == RIVAL and rival is not None else table.seats[side].crests
        elsewhere = table.bank[side] + sum(lair.crests >> side & 1 for lair in table.lairs)
        elsewhere += sum(player.held[side] for player in table.seats)
        if rival is not None:
            elsewhere += rival.held[side]
            if side == 0 and len(table.seats) == 1:
                elsewhere += sum(taken != NONE for taken in rival.taken)
        if not 0 <= track <= CRESTS or track + elsewhere > CRESTS:
            found.append(f"side {side}: {track} crests on the track, {elsewhere} elsewhere")
    for seat, player in enumerate(table.seats):
        if player.held[seat]:
            found.append(f"seat {seat} holds its own crests")
    return found


def _runes(table: BardwoodTable) -> list[str]:
    found = []
    for seat, player in enumerate(table.seats):
        laid = table.rewards.count(seat) + sum(row.runes.count(seat) for row in table.legends)
        laid += sum(used >> seat & 1 for used in table.event_used)
        if any(not 0 <= runes <= RUNES_PER_QUARTER for runes in player.runes):
            found.append(f"seat {seat}: runes {player.runes}")
        if sum(player.runes) + laid > QUARTERS * RUNES_PER_QUARTER:
            found.append(f"seat {seat}: {sum(player.runes)} runes on the dial, {laid} on the board")
    return found


def _seats(table: BardwoodTable) -> list[str]:
    found = []
    cards = table.box.cards
    for seat, player in enumerate(table.seats):
        checks = {
            "volume": not 0 <= player.volume <= VOLUME_MAX,
            "negative tokens": min(player.coins, player.acoustic, player.range, player.gems) < 0,
            "the boat": not 0 <= player.boat < len(table.box.river),
            "the dial": not 0 <= player.dial < QUARTERS,
            "more than two cards in hand": len(player.hand) > 2,
            "a hand of Skill cards": any(cards[card].kind != SKILL for card in player.hand),
            "a mark for each card in hand": len(player.seen) != len(player.hand),
            "creatures in the brag area": any(cards[card].kind != CREATURE for card in player.brag),
            "two cards to compose with": isinstance(table.asking, PlayCard)
            and table.asking.seat == seat
            and len(player.hand) != 2,
        }
        found += [f"seat {seat}: {name}" for name, wrong in checks.items() if wrong]
    return found


def _board(table: BardwoodTable) -> list[str]:
    checks = {
        "base content": not table.boxes >> BASE & 1,
        "reserves": min(table.reserves) < 0,
        "reserve II before reserve I": table.act == ACT_1
        and table.reserves[1] < _full(table)
        and table.reserves[0] > 0,
        "the market": not 0 <= table.market < len(table.box.market),
        "melodies outside a song": table.phase != SING and (table.melodies > 0 or table.lyrics > 0),
        "a negative pool": min(table.melodies, table.lyrics) < 0,
        "movement points": table.points < 0,
        "conversions": bool(table.converted) and len(table.converted) % CONVERSIONS != 0,
        "the motif track": table.motif_gems >> len(table.motifs) != 0,
        "swan songs without a trigger": table.act == SWAN_SONGS and table.trigger == NONE,
    }
    return [f"the board: {name}" for name, wrong in checks.items() if wrong]


def _full(table: BardwoodTable) -> int:
    """Gems of reserve II at the start, less what a Rival at the Hard level took."""
    return table.box.reserves[max(2, table.sides) - 2][1] - 1


def _rival(table: BardwoodTable) -> list[str]:
    """Its tokens are 1 to the number laid; its cards lie in one of four piles."""
    rival = table.rival
    if rival is None:
        return ["Rival tokens without the Rival"] if any(table.tokens) else []
    piles = sorted([*rival.deck, *rival.movement, *rival.discard, *rival.removed])
    challenges = sorted([*rival.challenges, *rival.open])
    laid = rival.runes + table.rewards.count(RIVAL) + sum(row.runes.count(RIVAL) for row in table.legends)
    checks = {
        "tokens": sorted(token for token in table.tokens if token) != list(range(1, rival.laid + 1)),
        "cards": piles != list(range(len(table.box.rival_cards))),
        "an odd deck": len(rival.deck) % 2 == 1 and table.active != RIVAL,
        "challenges": len(table.seats) == 1 and challenges != list(range(len(table.box.challenges))),
        "open challenges": len(table.seats) == 1
        and table.phase != SETUP
        and table.active != RIVAL
        and rival.taken.count(NONE) != 1,
        "runes": laid != RIVAL_RUNES,
        "volume": not 0 <= rival.volume <= VOLUME_MAX,
    }
    return [f"the Rival: {name}" for name, wrong in checks.items() if wrong]
