"""What Legends, challenges, events and Muses count (chapter 3.10 of the specification)."""

from __future__ import annotations

from veillee.core.ids import CardId, SeatNumber
from veillee.games.bardwood import box as b
from veillee.games.bardwood.box import CRESTS, NONE, QUARTERS, RUNES_PER_QUARTER, Measure
from veillee.games.bardwood.table import BardwoodTable


def owned(table: BardwoodTable, seat: SeatNumber) -> list[CardId]:
    """All cards of a player: in deck, hand, discard pile, song and brag area (BAR-197)."""
    player = table.seats[seat]
    cards = player.top + player.unknown + player.hand + player.discard + player.song + player.brag
    return cards if player.drawn == NONE else [*cards, player.drawn]


def measure(table: BardwoodTable, seat: SeatNumber, what: Measure) -> int:
    """How much of something a player has now."""
    player = table.seats[seat]
    if what <= b.SETS:
        return count_cards(table, seat, what)
    if what == b.CRESTS_OFF:
        return CRESTS - player.crests
    if what == b.RUNES_OFF:
        return QUARTERS * RUNES_PER_QUARTER - sum(player.runes)
    if what == b.CLEAR_QUARTERS:
        return player.runes.count(0)
    if what == b.LEGEND_RUNES:
        return sum(row.runes.count(seat) for row in table.legends)
    if what == b.LEGEND_LEVELS:
        return sum(seat in row.runes for row in table.legends)
    if what == b.PERF_RUNES:
        return table.rewards.count(seat)
    if what == b.OPP_CRESTS:
        return sum(player.held)
    if what == b.COINS_HELD:
        return player.coins
    if what == b.STONES_HELD:
        return player.acoustic + player.range
    if what == b.WEALTH:
        return player.coins + player.acoustic + player.range
    if what == b.VOLUME_HELD:
        return player.volume
    if what == b.BOAT:
        return player.boat
    if what == b.BRAG_CARDS:
        return len(player.brag)
    if what == b.GEMS_HELD:
        return player.gems
    assert what == b.GEM_LEAD
    return player.gems - (0 if table.rival is None else table.rival.gems)


def count_cards(table: BardwoodTable, seat: SeatNumber, what: Measure) -> int:
    """Measures of the cards that a player owns."""
    fans = advanced_fans = creatures = bosses = skills = impros = 0
    for number in owned(table, seat):
        card = table.box.cards[number]
        if card.kind == b.FAN:
            fans += 1
            advanced_fans += card.advanced
        elif card.kind == b.CREATURE:
            creatures += 1
            bosses += card.boss
        elif card.kind == b.SKILL:
            skills += card.advanced
        elif card.kind == b.IMPRO:
            impros += card.advanced
    if what == b.FANS:
        return fans
    if what == b.CREATURES:
        return creatures
    if what == b.BOSSES:
        return bosses
    if what == b.ADV_SKILLS:
        return skills
    if what == b.ADV_IMPROS:
        return impros
    if what == b.ADV_CARDS:
        return skills + impros + advanced_fans + creatures
    assert what == b.SETS
    return min(advanced_fans, creatures, skills, impros)


def blue_gems(table: BardwoodTable, cards: list[CardId]) -> int:
    """BAR-062, BAR-105: blue gems are printed, and only counted."""
    number = 0
    for card in cards:
        if card != NONE:
            number += table.box.cards[card].blue
    return number
