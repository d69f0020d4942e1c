"""Every adventurer, companion and spell, played: what it asks for, what it does, what it is worth.

The table is typed in from chapters 3.4 to 3.6 of the specification, not read from the content.
"""

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
    play,
    seat,
    source,
)
from veillee.core.match import Match

# number, icon, value, condition, effect
COMPANIONS = """
A01 | 2 fireflies |  0 | plant fire        | reroll light
A02 | -           |  0 | water earth       | firefly light*2
A03 | -           |  0 | 3 alike           | light*4
A04 | 1 firefly   |  0 | earth             | light
A05 | 1 firefly   |  0 | fire fire         | light*4
A06 | 2 fireflies |  0 | no plant water    | light*4
A07 | -           |  0 | no air fire       | light*6
A08 | -           |  0 | no water          | reroll light*2
A09 | -           |  0 | no plant          | light*3
A10 | -           | -1 | fire fire         | skull casts
A11 | -           |  6 | water water       | skull footprint
A12 | -           |  5 | air fire          | skull footprint*2
A13 | -           |  1 | water water water | skull light*-4
A14 | -           |  1 | plant plant plant | skull light*-4
A15 | -           |  0 | earth earth       | skull light*2
A16 | -           |  1 | fire fire fire    | skull light*-5
A17 | -           |  1 | air air air       | skull light*-4
A18 | reroll      |  0 | plant plant       | skull footprint*2
A19 | 1 firefly   |  0 | 4 alike           | skull light*10
A20 | -           |  4 | never             | -
A21 | 1 firefly   | -2 | water             | footprint
A22 | -           | -5 | air               | footprint light
A23 | -           | -2 | plant             | reroll light
B01 | 1 firefly   |  4 | earth earth earth | skull
B02 | 1 firefly   |  0 | air earth         | light*5
B03 | 1 firefly   |  0 | 2 alike           | light*2
B04 | -           |  2 | 3 alike           | light*6
B05 | 1 firefly   |  2 | plant water       | firefly light*2
B06 | -           |  2 | earth             | footprint
B07 | -           |  5 | water water       | light*-2
B08 | -           |  0 | water             | light*3
B09 | 1 firefly   |  1 | fire              | firefly light
B10 | 2 fireflies |  0 | fire              | firefly footprint
B11 | -           |  4 | air air air       | light*3
B12 | -           |  3 | air               | light
B13 | -           |  3 | plant plant plant | light*5
B14 | 2 fireflies |  0 | water, no earth   | light*6
B15 | -           |  3 | no fire           | light*2
B16 | 1 firefly   |  2 | no earth          | light*3
B17 | -           |  2 | no air            | light*4
B18 | -           | -1 | air               | skull revives
B19 | -           |  5 | 3 alike           | skull
B20 | -           |  5 | air air           | skull
B21 | -           |  2 | plant plant       | skull footprint*2
B22 | reroll      |  1 | fire fire         | skull light*6
B23 | -           |  4 | water water       | skull footprint*2
"""

ADVENTURERS = """
braccio   | -           |  1 | plant plant       | footprint light*3
taetyss   | -           |  0 | air water         | reroll light*3
eoles     | -           |  4 | air earth         | firefly light*2
pocana    | -           |  4 | never             | -
moloch    | -           |  3 | earth             | footprint
noctiluca | -           |  0 | 3 alike           | light*5
orium     | -           |  0 | 2 alike           | light
"""

SPELLS = """
S1  | -           |  0 | plant plant       | light*-5
S2  | -           |  0 | water water       | light*-5
S3  | -           |  0 | air air           | skull
S4  | -           |  0 | fire fire         | light*-6
S5  | -           |  0 | earth earth       | footprint*-3
S6  | -           |  0 | 3 alike           | light*-7
"""


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


def lines(text: str) -> list[Line]:
    found = []
    for row in text.strip().splitlines():
        name, icon, value, condition, effects = (part.strip() for part in row.split("|"))
        done = {
            effect.partition("*")[0]: int(effect.partition("*")[2] or 1) for effect in effects.split() if effect != "-"
        }
        found.append(Line(name, icon, int(value), condition, done))
    return found


CARDS = lines(COMPANIONS)
PEOPLE = lines(ADVENTURERS)
TOKENS = lines(SPELLS)
ids = [line.name for line in CARDS]


def gains(match: Match, score: int = 30, footprints: int = 5) -> dict[str, int]:
    player = seat(match)
    found = {
        "light": player.score - score,
        "reroll": player.rerolls,
        "footprint": player.footprints - footprints,
        "firefly": player.fireflies,
    }
    return {name: number for name, number in found.items() if number}


def tokens(line: Line, times: int = 1) -> dict[str, int]:
    return {name: times * n for name, n in line.effects.items() if name not in ("skull", "casts", "revives")}


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
    assert seat(match, 1).veiled == line.effects.get("casts", 0)


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
    icons = int(line.icon[0]) if "firefl" in line.icon else 0
    match = Scenario().companions(0, line.name).end()
    assert source(match, "cards") == 4 + line.value  # Pocana's 4
    assert source(match, "fireflies") == (10 if icons else 0)
    crowd = [number for number in ("A03", "A07", "A08", "A09") if number != line.name]
    match = Scenario().companions(0, line.name, *crowd[:1]).end()
    assert source(match, "fireflies") == (10 if icons >= 2 else 0)
    dawn = Scenario().companions(0, line.name).morning()
    assert seat(dawn).free == (1 if line.icon == "reroll" else 0)


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
