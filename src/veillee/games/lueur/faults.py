"""What must always be true of a table: every component in exactly one place (chapter 4.1)."""

from __future__ import annotations

from collections import Counter

from veillee.games.lueur.box import CENTRE, ELEMENTS, NONE, VILLAGE
from veillee.games.lueur.table import AFTERNOON, DAYS, EVENING, SETUP, LueurTable
from veillee.games.lueur.tom import blocks


def faults(table: LueurTable) -> list[str]:
    """Everything that is wrong with a table; empty for a sound one."""
    return [*_pieces(table), *_dice(table), *_seats(table), *_track(table), *_tom(table)]


def _wrong(name: str, pieces: list[int], expected: list[int]) -> list[str]:
    found = Counter(pieces)
    wrong = sorted(piece for piece in {*found, *expected} if found[piece] != (1 if piece in expected else 0))
    return [f"{name}: {len(pieces)} of {len(expected)}, wrong: {wrong[:5]}"] if wrong else []


def _pieces(table: LueurTable) -> list[str]:
    """All cards, tokens and tiles are accounted for, each once."""
    box, tom = table.box, table.tom
    companions = [companion for companion in table.meeting if companion != NONE]
    companions += [*table.cemetery, *table.decks[0].unknown, *table.decks[1].unknown]
    spells = [*table.spells.unknown, *table.spent]
    adventurers = [player.adventurer for player in table.seats if player.adventurer != NONE]
    for player in table.seats:
        companions += player.companions
        spells += player.spells
    in_play = [n for n, card in enumerate(box.companions) if card.solo or tom is None]
    found = _wrong("Companions", companions, in_play)
    found += _wrong("Spells", spells, [] if tom is not None else list(range(len(box.spells))))
    if len(set(adventurers)) != len(adventurers):
        found.append(f"Adventurers: {adventurers}")
    if table.pile() < 0:
        found.append("more face-down spells than there are")
    if tom is not None:
        tiles = [*tom.pile.unknown, *tom.discard, *(tile for tile in tom.tiles if tile != NONE)]
        found += _wrong("Tiles", tiles, list(range(len(box.tiles))))
    return found


def _dice(table: LueurTable) -> list[str]:
    box = table.box
    dice = [*table.track, *table.reserve, *table.boxed]
    for player in table.seats:
        dice += player.dice
    if table.tom is not None:
        dice += table.tom.dice
    found = _wrong("Dice", dice, list(range(len(box.dice))))
    for die, face in enumerate(table.faces):
        if face != NONE and face not in box.dice[die].kinds:
            found.append(f"die {die} shows {face}, which it has not")
    for die in (*table.reserve, *table.boxed):
        if table.faces[die] != NONE:
            found.append(f"die {die} is not in play and shows something")
    return found


def _seats(table: LueurTable) -> list[str]:
    found = []
    for seat, player in enumerate(table.seats):
        dice = table.box.dice
        granted = [colour for colour in player.granted if colour != NONE]
        colours = [dice[die].colour for die in player.dice if dice[die].big]
        # Dice that companions gave are over and above those of the adventurer, unless one is being returned.
        owned = 0 if player.adventurer == NONE else table.box.adventurers[player.adventurer].dice
        checks = {
            "a number below 0": min(player.score, player.rerolls, player.footprints, player.fireflies, player.free) < 0,
            "marks for each companion": not len(player.companions) == len(player.granted) == len(player.resolved),
            "big dice": len(colours) - owned - len(granted) not in (0, 1),
            "a die that was given and is not there": any(granted.count(c) > colours.count(c) for c in granted),
            "a camp outside a village": player.camp != 0 and table.box.spaces[player.camp].kind != VILLAGE,
            "two boats on an island": any(n > 1 for boat, n in Counter(player.boats).items() if boat != CENTRE),
            "small dice that were not returned": table.phase == EVENING
            and table.asking is not None
            and any(not dice[die].big for die in player.dice),
            "marks of travel": table.phase < AFTERNOON and bool(player.used or player.left),
        }
        found += [f"seat {seat}: {name}" for name, wrong in checks.items() if wrong]
    return found


def _track(table: LueurTable) -> list[str]:
    found = []
    for die in table.track:
        if table.box.dice[die].big or not 0 <= table.faces[die] < ELEMENTS:
            found.append(f"die {die} cannot lie on the meeting track")
    for space in range(ELEMENTS):
        if table.footprints[space] < 0:
            found.append("footprints on the meeting track below 0")
        if table.meeting[space] != NONE and blocks(table, space):
            found.append("a companion beside a die of Tom")
    if not 1 <= table.day <= DAYS:
        found.append(f"day {table.day}")
    return found


def _tom(table: LueurTable) -> list[str]:
    tom = table.tom
    if tom is None or table.phase == SETUP:
        return []
    checks = {
        "two dice": len(tom.dice) != 2,
        "dice that show nothing": any(table.faces[die] == NONE for die in tom.dice),
        "his camp": tom.camp not in table.box.ladder,
        "two boats on an island": any(n > 1 for boat, n in Counter(tom.boats).items() if boat != CENTRE),
        "tiles": sum(tile != NONE for tile in tom.tiles) != (4 if tom.exhausted == 2 else 5),
    }
    return [f"Tom: {name}" for name, wrong in checks.items() if wrong]
