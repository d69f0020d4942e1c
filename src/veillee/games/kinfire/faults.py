"""What must always be true of a table: every card, token and pawn in exactly one place (chapter 4.1)."""

from __future__ import annotations

from collections import Counter

from veillee.games.kinfire.decks import cards_of
from veillee.games.kinfire.steps.common import DiscardWard, ward_limit
from veillee.games.kinfire.steps.falling import DivideTokens
from veillee.games.kinfire.table import BESIDE_ALLY, BOARD, DARK, HEART, OPEN, PAWNS, KinfireTable, Seeker
from veillee.games.kinfire.terms import (
    ACTIONS,
    DISPOSABLES,
    EXHAUSTED,
    LANTERNS,
    NONE,
    STATUSES,
)

SLOTS = 4


def faults(table: KinfireTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    if any(seeker.seeker == NONE or not seeker.pairs for seeker in table.seats):
        return []  # decks are still being built
    found = [*_cards(table), *_seekers(table)]
    if table.card != NONE:
        found += [*_piles(table), *_pawns(table)]
        if table.verdict == OPEN:
            found += [*_tokens(table), *_foes(table)]
    return found


def _cards(table: KinfireTable) -> list[str]:
    """A Seeker's 18 cards and disposable ones are in hand, deck, discard pile, in play, aside or being played."""
    found = []
    exhausted = table.exhausted_pile
    for seat, seeker in enumerate(table.seats):
        cards = [*seeker.hand, *seeker.deck, *seeker.discard, *seeker.wards, *seeker.aside]
        if table.playing != NONE and table.playing < LANTERNS and seat == table.actor:
            cards.append(table.playing)
        exhausted += cards.count(EXHAUSTED)
        held = Counter(card for card in cards if card != EXHAUSTED)
        wanted = Counter(cards_of(seeker.pairs, seeker.items))
        if held != wanted:
            found.append(f"cards of seat {seat}: too many {held - wanted}, missing {wanted - held}")
    if exhausted != table.box.exhausted_pile:
        found.append(f"exhausted cards: {exhausted}")
    return found


def _seekers(table: KinfireTable) -> list[str]:
    found = []
    if len({seeker.seeker for seeker in table.seats}) != len(table.seats):
        found.append("two seats play the same Seeker")
    pairs = [pair for seeker in table.seats for pair in seeker.pairs]
    pairs += [card for card in table.company.reserve if card < DISPOSABLES]
    if len(set(pairs)) != len(pairs):
        found.append("a pair is in two places")
    if table.company.coins < 0 or min(table.company.stock, default=0) < 0:
        found.append("less than nothing in the purse or the shops")
    for seat, seeker in enumerate(table.seats):
        found += [f"seat {seat}: {fault}" for fault in _seeker(table, seeker)]
    return found


def _seeker(table: KinfireTable, seeker: Seeker) -> list[str]:
    checks = {
        "health": not 0 <= seeker.health <= seeker.top,
        "wards": len(seeker.wards) > ward_limit(seeker) + isinstance(table.asking, DiscardWard),
        "something in play that is no ward": any(not table.box.cards[card].ward for card in seeker.wards),
        "a disposable card that is none": any(not table.box.cards[card].disposable for card in seeker.items),
        "less than nothing": seeker.armor < 0 or min(seeker.statuses) < 0,
        "a hand aside": bool(seeker.aside) and table.asking is not None,
    }
    return [fault for fault, wrong in checks.items() if wrong]


def _piles(table: KinfireTable) -> list[str]:
    """Armour in hands and pile; status cards in hands, on boards and in piles."""
    found = []
    if table.armor_pile < 0 or table.armor_pile + sum(one.armor for one in table.seats) != table.box.armor_pile:
        found.append("armour cards")
    for status in range(STATUSES):
        held = sum(seeker.statuses[status] for seeker in table.seats)
        lying = sum(sum(foe.statuses[status::STATUSES]) for foe in table.foes)
        if table.piles[status] < 0 or table.piles[status] + held + lying != table.box.piles[status]:
            found.append(f"status cards of kind {status}")
    return found


def _pawns(table: KinfireTable) -> list[str]:
    """KIN-025 to KIN-027: 29 pawns in bag, used space, time track and in somebody's fingers."""
    wanted = [0] * PAWNS
    for seeker in table.seats:
        wanted[seeker.seeker] = 12 // len(table.seats)
    for pawn in range(6, HEART):
        wanted[pawn] = 1
    wanted[HEART], wanted[DARK] = 3, 2
    held = [*table.time, *table.drawn, *([] if table.pawn == NONE else [table.pawn])]
    found = []
    for pawn in range(PAWNS):
        if table.bag[pawn] < 0 or table.used[pawn] < 0:
            found.append(f"pawn {pawn}: less than nothing")
        if table.bag[pawn] + table.used[pawn] + held.count(pawn) != wanted[pawn]:
            found.append(f"pawn {pawn}: {table.bag[pawn]} + {table.used[pawn]} + {held.count(pawn)}")
    if any(pawn < HEART for pawn in table.time) or len(table.time) > SLOTS:
        found.append(f"time track: {table.time}")
    return found


def _tokens(table: KinfireTable) -> list[str]:
    """KIN-048: all 13 ability tokens lie beside active abilities of somebody in play, or are being divided."""
    found = []
    divided: set[int] = set()
    for step in (table.asking, *table.stack):
        if isinstance(step, DivideTokens):
            divided |= set(step.tokens)
    for token, place in enumerate(table.tokens):
        if token in divided:
            continue
        if place == NONE:
            found.append(f"token {token} is nowhere")
        elif place >= BESIDE_ALLY:
            if not table.helpers[place - BESIDE_ALLY].here:
                found.append(f"token {token} lies beside an ally that has left")
        else:
            foe = table.foes[place // BOARD]
            if not foe.here or place % BOARD not in table.phase(foe).active:
                found.append(f"token {token} lies beside a row that is not active")
    return found


def _foes(table: KinfireTable) -> list[str]:
    found = []
    placed = all(seeker.zone != NONE for seeker in table.seats)
    for foe in table.foes:
        if foe.here and not 0 < foe.health <= 99:
            found.append(f"enemy {foe.enemy}: health {foe.health}")
        if not foe.here and any(foe.statuses):
            found.append(f"enemy {foe.enemy}: statuses on a board that has left")
        if any(
            foe.statuses[row * STATUSES + kind] for row in _passive(table, foe.enemy, foe.phase) for kind in range(4)
        ):
            found.append(f"enemy {foe.enemy}: a status on a passive ability")
        if placed and table.actor != NONE and foe.here and foe.target == NONE:
            found.append(f"enemy {foe.enemy}: no target")
    if any(card >= ACTIONS and card < LANTERNS for card in [table.playing]):
        found.append("something is played that is no action")
    return found


def _passive(table: KinfireTable, enemy: int, phase: int) -> list[int]:
    rows = table.box.enemies[enemy].phases[phase].rows
    return [row for row in range(len(rows)) if not rows[row].active]
