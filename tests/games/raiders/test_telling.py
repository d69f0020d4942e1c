"""The Opponent's numbers change with the line that tells why, not at the end of its turn."""

from __future__ import annotations

import pytest

import veillee
from veillee.core.chance import Chance
from veillee.core.pauses import pauses
from veillee.core.table import Event
from veillee.games.raiders.opponent import the_opponent
from veillee.games.raiders.table import RaidersTable

Numbers = tuple[int, int, int, int]  # armour, provisions, points, Valkyries


def numbers(table: object) -> Numbers:
    assert isinstance(table, RaidersTable)
    opponent = the_opponent(table)
    return opponent.armour, opponent.provisions, opponent.score, opponent.valkyries


def after(now: Numbers, event: Event) -> Numbers:
    armour, provisions, points, valkyries = now
    number = event.args.get("number", 0)
    match event.kind:
        case "opponent-armour" | "opponent-overflow-armour":
            return armour + number, provisions, points, valkyries
        case "opponent-provisions" | "opponent-overflow-provisions":
            return armour, provisions + number, points, valkyries
        case "opponent-pays":
            return armour, provisions - number, points, valkyries
        case "opponent-scores":
            return armour, provisions, points + number, valkyries
        case "opponent-valkyries":
            return armour - event.args["number2"], provisions, points, valkyries + number
    return now


@pytest.mark.parametrize("seed", ["told", "apart"])
def test_each_table_on_the_way_has_the_numbers_that_were_told_until_then(seed: str) -> None:
    chance = Chance("telling", seed)
    match = veillee.new("raiders", mode="solo", level="normal", seed=seed)
    kinds: set[str] = set()
    while not match.over:
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
        assert match.last is not None
        way = pauses(match)
        if not way:
            continue
        first = match.told - len(match.last.events)
        known, at = numbers(way[0].table), way[0].told - first  # what a card of the player's took is done by then
        for pause in way[1:]:
            changing = [event for event in match.last.events[at : pause.told - first] if after(known, event) != known]
            assert len(changing) <= 1, [event.kind for event in changing]
            for event in changing:
                known = after(known, event)
                kinds.add(event.kind)
            at = pause.told - first
            assert numbers(pause.table) == known, match.last.events[at - 1].kind
    assert {"opponent-armour", "opponent-provisions", "opponent-pays", "opponent-scores"} <= kinds
