"""Every adventurer, companion and spell, played: what it asks for, what it does, what it is worth."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tests.games.lueur.builder import (
    CONTENT,
    TRACK,
    Scenario,
    card,
    cemetery,
    companions,
    numbers,
    seat,
    source,
)
from tests.games.lueur.printed import condition, effects, whole
from tests.printed import Row, tables
from veillee.core.match import Match
from veillee.testing import play

PRINTED = tables("lueur")


class Line(NamedTuple):
    name: str
    icon: str
    value: int
    condition: str
    effects: dict[str, int]

    @property
    def met(self) -> str:
        """Dice that meet the condition exactly once."""
        shown, _, absent = self.condition.partition("no ")
        if "alike" in shown:
            return " ".join(["earth"] * int(shown[0]))
        if shown:
            return shown.strip(" ,")
        return next(name for name in TRACK if name not in absent)

    @property
    def missed(self) -> str:
        """Dice that just do not meet it."""
        shown, _, absent = self.condition.partition("no ")
        if absent:
            return f"{shown.strip(' ,')} {absent.split()[0]}".strip()
        if "alike" in shown:
            return "earth fire water air plant"[: 5 if shown[0] == "2" else 99]
        return " ".join(shown.split()[1:])


def line(row: Row) -> Line:
    shown, absent, alike = condition(row["Condition"])
    asked = f"{alike} alike" if alike else " ".join(name for name, number in shown.items() for _ in range(number))
    if absent:
        asked = f"{asked}, no {' '.join(sorted(absent))}".removeprefix(", ")
    done = {} if row.get("Slug") == "kaar" else effects(row["Effect"])
    name = row["Id"].split()[0]
    return Line(name, row.get("Icon (top left)", "—"), whole(row.get("End value", "0")), asked or "never", done)


CARDS = [line(row) for deck in "AB" for row in PRINTED[f"Companions of deck {deck}"]]
PEOPLE = [line(row) for row in PRINTED["Adventurers"]]
TOKENS = [line(row) for row in PRINTED["Spells"]]
ids = [line.name for line in CARDS]


def gains(match: Match, score: int = 30, footprints: int = 5) -> dict[str, int]:
    player = seat(match)
    found = {
        "light": player.score - score,
        "rerolls": player.rerolls,
        "footprints": player.footprints - footprints,
        "fireflies": player.fireflies,
    }
    return {name: number for name, number in found.items() if number}


def tokens(line: Line, times: int = 1) -> dict[str, int]:
    return {name: times * n for name, n in line.effects.items() if name not in ("skull", "cast_spells", "revive")}


def with_companion(line: Line, shown: str) -> Match:
    scenario = Scenario().companions(0, line.name).tokens(0, score=30, footprints=5)
    return scenario.shows(0, shown).noon()


def test_all_cards_are_here() -> None:
    assert ids == [f"A{n:02}" for n in range(1, 24)] + [f"B{n:02}" for n in range(1, 24)]
    assert len(PEOPLE) == 7 and len(TOKENS) == 6


@pytest.mark.rule("LUE-055", "LUE-056", "LUE-057", "LUE-060", "LUE-061", "LUE-062")
@pytest.mark.parametrize("line", CARDS, ids=ids)
def test_a_companion_does_what_it_says(line: Line) -> None:
    if line.condition == "never":
        match = with_companion(line, "plant plant water water air fire earth")
    else:
        match = with_companion(line, line.met)
    assert match.over
    assert gains(match) == tokens(line)
    if "skull" in line.effects:
        assert companions(match) == [] and cemetery(match) == [line.name]
    else:
        assert companions(match) == [line.name]
    assert seat(match, 1).veiled == line.effects.get("cast_spells", 0)


@pytest.mark.rule("LUE-053", "LUE-055", "LUE-056", "LUE-057", "LUE-058")
@pytest.mark.parametrize("line", [line for line in CARDS if line.condition != "never"], ids=lambda line: str(line.name))
def test_a_companion_sleeps_without_its_dice(line: Line) -> None:
    match = with_companion(line, line.missed)
    assert match.over and gains(match) == {} and companions(match) == [line.name]


@pytest.mark.rule("LUE-055", "LUE-056", "LUE-057", "LUE-058", "LUE-062")
@pytest.mark.parametrize("line", [line for line in CARDS if line.condition != "never"], ids=lambda line: str(line.name))
def test_twice_the_dice(line: Line) -> None:
    """Symbols and alike ones count again, absent ones do not, and a skull works once."""
    match = with_companion(line, f"{line.met} {line.met}")
    once = "no " in line.condition or "skull" in line.effects
    assert gains(match) == tokens(line, 1 if once else 2)


@pytest.mark.rule("LUE-093", "LUE-094", "LUE-065", "LUE-044")
@pytest.mark.parametrize("line", CARDS, ids=ids)
def test_what_a_companion_is_worth(line: Line) -> None:
    icons = int(line.icon[-1]) if "firefly" in line.icon else 0
    match = Scenario().companions(0, line.name).end()
    assert source(match, "cards") == 4 + line.value  # Pocana's 4
    assert source(match, "fireflies") == (10 if icons else 0)
    crowd = [number for number in ("A03", "A07", "A08", "A09") if number != line.name]
    match = Scenario().companions(0, line.name, *crowd[:1]).end()
    assert source(match, "fireflies") == (10 if icons >= 2 else 0)
    dawn = Scenario().companions(0, line.name).morning()
    assert seat(dawn).free == (1 if line.icon == "free_reroll" else 0)


@pytest.mark.rule("LUE-052", "LUE-055", "LUE-056", "LUE-059", "LUE-093")
@pytest.mark.parametrize("line", PEOPLE, ids=lambda line: str(line.name))
def test_an_adventurer_does_what_it_says(line: Line) -> None:
    def noon(shown: str) -> Match:
        scenario = Scenario(adventurer=line.name).tokens(0, score=30, footprints=5)
        return scenario.shows(0, shown).noon()

    if line.condition == "never":
        assert gains(noon("plant plant water water air fire earth")) == {}
    else:
        assert gains(noon(line.met)) == tokens(line)
        assert gains(noon(f"{line.met} {line.met}")) == tokens(line, 2)
        assert gains(noon(line.missed)) == {}
    assert source(Scenario(adventurer=line.name).end(), "cards") == line.value


@pytest.mark.rule("LUE-109", "LUE-110", "LUE-111")
@pytest.mark.parametrize("line", TOKENS, ids=lambda line: str(line.name))
def test_a_spell_does_what_it_says(line: Line) -> None:
    def noon(shown: str) -> Match:
        scenario = Scenario().companions(0, "A10", "B01").spells(0, line.name).tokens(0, score=30, footprints=5)
        # Kept from acting: two fires are for Xar'gok, who does nothing to his own seat.
        return scenario.shows(0, shown).noon()

    match = noon(line.met)
    if match.legal_keys:
        match = play(match, next(key for key in match.legal_keys if key.startswith("activate_spell")))
    assert gains(match) == tokens(line)
    assert seat(match).spells == []
    if line.name == "S3":
        assert companions(match) == ["A10"] and cemetery(match) == ["B01"]
    asleep = noon(line.missed)
    assert gains(asleep) == {} and numbers("spell", seat(asleep).spells) == [line.name]


@pytest.mark.rule("LUE-133")
def test_the_fourteen_that_stay_in_the_box_in_solo() -> None:
    removed = ["A01", "A03", "A09", "A10", "A12", "A20", "A21", "B02", "B10", "B11", "B15", "B18", "B21", "B23"]
    assert [n for n, companion in enumerate(CONTENT.companions) if not companion.solo] == [card(n) for n in removed]
