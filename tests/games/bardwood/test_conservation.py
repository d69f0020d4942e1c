"""Whole matches at random, of every mode and with all contents: no piece is lost, and nothing comes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.games.bardwood.builder import CONTENT, new, table_of
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.games.bardwood.box import NONE
from veillee.games.bardwood.measures import owned
from veillee.games.bardwood.table import RIVAL, BardwoodTable

MODES = [
    ("standard", 2, ""),
    ("standard", 3, ""),
    ("standard", 4, ""),
    ("solo", 1, "easy"),
    ("solo", 1, "medium"),
    ("solo", 1, "hard"),
    ("rival", 2, "hard"),
    ("rival", 3, "easy"),
]


def falling(table: BardwoodTable) -> list[int]:
    """What never grows: gems in reserves, runes on dials, crests on tracks, cards in shops and piles."""
    numbers = [*table.reserves, table.fan_deck, *(row.pile for row in table.legends)]
    numbers += [len(shop) for shop in table.shops] + [lair.under + (lair.top != NONE) for lair in table.lairs]
    for player in table.seats:
        numbers += [*player.runes, player.crests]
    return numbers if table.rival is None else [*numbers, table.rival.runes, table.rival.crests]


def rising(table: BardwoodTable) -> list[int]:
    """What never falls: the market, the act, gems, the cards that a side has."""
    numbers = [table.market, table.act, table.turn]
    for seat, player in enumerate(table.seats):
        numbers += [player.gems, len(owned(table, seat))]
    return numbers if table.rival is None else [*numbers, table.rival.gems, len(table.rival.score)]


def play_through(match: Match, seed: int) -> None:
    chance = Chance("conservation", seed)
    table = table_of(match)
    before = falling(table), rising(table)
    started = False
    while not match.over:
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
        table = table_of(match)
        assert match.spec.faults(table) == []
        after = falling(table), rising(table)
        if started:
            assert all(new <= old for new, old in zip(after[0], before[0], strict=True))
            assert all(new >= old for new, old in zip(after[1], before[1], strict=True))
        before = after
        started = table.turn > 0
    assert table.reserves == [0, 0] and table.trigger != NONE and table.swans == []
    assert match.result is not None and len(match.result.scores) == table.sides
    assert sum(player.gems for player in table.seats) + (table.rival.gems if table.rival else 0) >= sum(
        CONTENT.reserves[table.sides - 2]
    )


@pytest.mark.rule("BAR-004", "BAR-104", "BAR-191", "BAR-235", "BAR-239", "BAR-147")
@pytest.mark.parametrize("content", ["base", "seasons", "everything"])
@pytest.mark.parametrize(("mode", "players", "level"), MODES)
def test_every_piece_is_in_one_place(mode: str, players: int, level: str, content: str, thorough: bool) -> None:
    for seed in range(40 if thorough else 1):
        play_through(new(players, mode=mode, level=level, content=content, seed=seed), seed)


@pytest.mark.rule("BAR-147")
def test_one_open_legend_of_each_level_has_no_rune() -> None:
    """While a level's pile lasts, exactly one between activations."""
    for seed in range(3):
        match = new(2, mode="rival", seed=seed)
        chance = Chance("legends", seed)
        while not match.over:
            match.play(match.legal_keys[chance.below(len(match.legal_keys))])
            asking = match.table.asking
            if asking is not None and type(asking).__name__ in ("PlayCard", "Sing"):
                for row in table_of(match).legends:
                    assert row.runes.count(NONE) == 1 or not row.pile


def test_a_broken_table_is_noticed() -> None:
    """The faults that these matches look for are found."""
    breaks: dict[str, Callable[[Any], object]] = {
        "card": lambda table: table.fans.append(table.fans[0]),
        "stones": lambda table: setattr(table, "acoustic", table.acoustic + 1),
        "side 0": lambda table: table.bank.__setitem__(0, 3),
        "runes on the dial": lambda table: table.rewards.__setitem__(0, 0),
        "volume": lambda table: setattr(table.seats[0], "volume", 7),
        "melodies outside a song": lambda table: setattr(table, "melodies", 1),
        "the Rival: tokens": lambda table: table.tokens.__setitem__(0, 5),
        "the Rival: cards": lambda table: table.rival.deck.pop(),
        "the Rival: runes": lambda table: table.rewards.__setitem__(1, RIVAL),
    }
    for named, broken in breaks.items():
        match = new(1, mode="solo", seed=1)
        match.play(match.legal_keys[0])
        broken(match.table)
        assert any(named in fault for fault in match.spec.faults(match.table)), named
