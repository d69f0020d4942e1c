"""Every section of every card, every Fan, creature, motif and Instrument gives what is printed on it.

What is printed comes from `printed.md`; what it should give is worked out here by a small interpreter of its own, in
every way in which the questions on the way can be answered.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from tests.games.bardwood.builder import Scenario, do, motifs, offered, refused, seat, table_of
from tests.printed import tables
from veillee.core.match import Match
from veillee.testing import asked

PRINTED = tables("bardwood")
BENEFITS = {
    "M": "melody",
    "L": "lyric",
    "V": "volume",
    "C": "coin",
    "A": "acoustic",
    "R": "range",
    "G": "gem",
    "T": "tempo",
    "CT": "backbeat",
    "BRAG": "brag",
    "MOTIF": "motif",
}
MOVEMENT = (2, 1, 1, 2)  # of the quarters
COMPOSE, SING, REST = "compose", "sing", "rest"


# -- the small interpreter ----------------------------------------------------------------------


def split(item: str) -> tuple[str, int]:
    """`MV2` is MV and 2; a word has no number."""
    found = re.fullmatch(r"([A-Z]+)(\d+)", item)
    return (found[1], int(found[2])) if found else (item, 0)


def asks(text: str, phase: str) -> int:
    """How many questions with two answers come up: options, and tempo outside the Compose phase."""
    items = [item.strip() for item in text.split(";")]
    return sum(" or " in item or (phase != COMPOSE and bool(re.fullmatch(r"T\d", item))) for item in items)


def give(item: str, has: Counter[str], phase: str, song: list[str]) -> None:
    """One plain item. Melodies and lyrics count only in a song."""
    name, number = split(item.partition(" per ")[0])
    if " per " in item:
        kind = item.partition(" per ")[2]
        number *= sum(is_impro(code) == (kind == "impro") for code in song)
    if name in ("M", "L"):
        has[name] += number if phase == SING else 0
    elif name == "V":
        has["V"] = min(6, has["V"] + number)
    elif name in ("C", "A", "R", "G"):
        has[name] += number
    elif name == "MV":
        if phase == COMPOSE:
            has["points"] += number
        else:
            has["boat"] = min(6, has["boat"] + number)
    elif name == "T":
        for _ in range(number):
            has["dial"] += 1
            if has["dial"] == 4:
                has["dial"] = 0
                has["ready"] = 1
    elif name == "CT":
        has["dial"] = (has["dial"] - number) % 4
    elif name == "BRAG":
        has["brag"] = 0
    elif name == "RM_RUNE":
        has["runes"] -= 1
    elif name == "RM_CREST":
        has["crests"] -= 1
    elif name == "MOTIF":  # whoever is asked takes m3
        give("C1", has, phase, song)
        give("V2", has, phase, song)
    elif name == "IMPRO" and phase == SING:  # i04 lies in the song
        has["C"] += 2
    elif name == "IMPRO_SHOP" and phase == SING:  # i20 lies on the only shop that is left
        has["C"] += 1
        has["A"] += 1
    else:
        assert name in ("SHUFFLE", "IMPRO", "IMPRO_SHOP"), name


def expected(text: str, has: Counter[str], phase: str, song: list[str], answers: tuple[int, ...]) -> Counter[str]:
    """What a player has after gaining all of an effect, with these answers."""
    has = has.copy()
    left = iter(answers)
    for item in (part.strip() for part in text.split(";")):
        if "=>" in item:
            continue
        if " or " in item:
            give(item.split(" or ")[next(left)], has, phase, song)
        elif phase != COMPOSE and re.fullmatch(r"T\d", item):
            if next(left) == 0:
                give(item, has, phase, song)
        else:
            give(item, has, phase, song)
    return has


def is_impro(code: str) -> bool:
    return code.startswith("i") or code.endswith("_i")


# -- the real table -----------------------------------------------------------------------------


def found(match: Match) -> Counter[str]:
    """What blue has at the real table."""
    table, player = table_of(match), seat(match)
    return Counter(
        M=table.melodies,
        L=table.lyrics,
        V=player.volume,
        C=player.coins,
        A=player.acoustic,
        R=player.range,
        G=player.gems,
        boat=player.boat,
        dial=player.dial,
        ready=int(player.ready),
        runes=sum(player.runes),
        crests=player.crests,
        brag=len(player.brag),
        points=table.points,
    )


def answer(match: Match, text: str, phase: str, answers: tuple[int, ...]) -> None:
    """Answer all questions that the effect raises."""
    left = iter(answers)
    for item in (part.strip() for part in text.split(";")):
        if " or " in item:
            name, _ = split(item.split(" or ")[next(left)])
            assert offered(match, "take") == {BENEFITS[split(side)[0]] for side in item.split(" or ")}
            do(match, f"take:{BENEFITS[name]}")
        elif phase != COMPOSE and re.fullmatch(r"T\d", item):
            do(match, ("tempo:take", "tempo:leave")[next(left)])
        elif item == "RM_RUNE":
            do(match, "rune:upper_right")
        elif item == "MOTIF":
            do(match, "bonus:m3")


def owner_of(code: str) -> str:
    """The bard of a basic card; advanced ones are played by the Harpist."""
    return code.rpartition("_")[0] or "harp"


def start(code: str, **fields: int) -> Scenario:
    bard = owner_of(code)
    other = "harp" if bard != "harp" else "horn"
    has = {"coins": 9, "acoustic": 2, "range": 2, "dial": 2, "boat": 1, "crests": 5} | fields
    scenario = Scenario(bards=f"{bard} {other}").has("blue", **has).brag("blue", "b01", "b02")
    spare = [number for number in range(1, 7) if code != f"{bard}_{number}"]
    scenario.hand("blue", *(f"{bard}_{number}" for number in spare[:2]))
    return scenario


def sung(code: str, scenario: Scenario) -> tuple[Scenario, list[str]]:
    """The card lies in a song with another Impro and a Skill card."""
    other = "i04" if code != "i04" else "i02"
    song = [code, other, "s01" if code != "s01" else "s02"]
    scenario.song("blue", *song).shop("hedge", *(["i20"] if code != "i20" else [])).shop("court")
    return scenario, song


def sections(field: str) -> Iterator[tuple[str, str, str]]:
    """Code, cost and text of a section of all Skill cards that have it."""
    for row in (*PRINTED["Basic Skills"], *PRINTED["Advanced Skills"]):
        if row[field] not in ("", "—"):
            yield row["id"], row["cost"], row[field]


def plain(text: str) -> bool:
    return any("=>" not in item for item in text.split(";"))


def check_song(code: str, key: str, text: str, answers: tuple[int, ...], cost: int = 0) -> None:
    scenario, song = sung(code, start(code, volume=cost))
    match = scenario.sing(melodies=3, lyrics=3)
    before = found(match)
    before["V"] -= cost
    do(match, f"{key}:{code}")
    answer(match, text, SING, answers)
    after = expected(text, before, SING, song, answers)
    after["ready"] = 1  # the marker stands on the Instrument throughout the song
    assert found(match) == after
    assert asked(match) == ("blue", "Sing")
    assert refused(match, f"{key}:{code}") == "BAR-090"
    if "SHUFFLE" in text:
        assert seat(match).discard == []


def ways(text: str, phase: str) -> list[tuple[int, ...]]:
    return list(product((0, 1), repeat=asks(text, phase)))


@pytest.mark.rule("BAR-056", "BAR-091", "BAR-005", "BAR-006")
@pytest.mark.parametrize(
    ("code", "text", "answers"),
    [(code, text, way) for code, _, text in sections("upper") if plain(text) for way in ways(text, SING)],
)
def test_upper_sections(code: str, text: str, answers: tuple[int, ...]) -> None:
    check_song(code, "use", text, answers)


@pytest.mark.rule("BAR-056", "BAR-092", "BAR-005", "BAR-006")
@pytest.mark.parametrize(
    ("code", "cost", "text", "answers"),
    [(code, cost, text, way) for code, cost, text in sections("lower") for way in ways(text, SING)],
)
def test_lower_sections(code: str, cost: str, text: str, answers: tuple[int, ...]) -> None:
    printed = split(cost)[1]
    check_song(code, "lower", text, answers, max(1, printed - 1) if owner_of(code) == "horn" else printed)


@pytest.mark.rule("BAR-056", "BAR-069", "BAR-072", "BAR-073", "BAR-080")
@pytest.mark.parametrize(
    ("code", "text", "answers"),
    [(code, text, way) for code, _, text in sections("discard") for way in ways(text, COMPOSE)],
)
def test_discard_lines(code: str, text: str, answers: tuple[int, ...]) -> None:
    bard = owner_of(code)
    played = f"{bard}_1" if code != f"{bard}_1" else f"{bard}_2"
    for dial in range(4):
        scenario = Scenario(bards=f"{bard} {'harp' if bard != 'harp' else 'horn'}").has("blue", dial=dial)
        match = scenario.hand("blue", played, code).turn()
        before = found(match)
        do(match, f"play:{played}")
        if asked(match)[1] == "AdjustTempo":
            do(match, "adjust:no")
        answer(match, text, COMPOSE, answers)
        after = expected(text, before, COMPOSE, [], answers)
        after["points"] += MOVEMENT[after["dial"]] + (bard == "sword")
        assert asked(match) == ("blue", "Move")
        assert found(match) == after


@pytest.mark.rule("BAR-060", "BAR-091", "BAR-005", "BAR-006", "BAR-106", "BAR-107")
@pytest.mark.parametrize(
    ("code", "text", "answers"),
    [
        (row["id"], row["effect"], way)
        for row in PRINTED["Impros"]
        if plain(row["effect"])
        for way in ways(row["effect"], SING)
    ],
)
def test_impros(code: str, text: str, answers: tuple[int, ...]) -> None:
    check_song(code, "use", text, answers)


@pytest.mark.rule("BAR-058", "BAR-091")
@pytest.mark.parametrize(
    ("bard", "text", "answers"),
    [(row["id"], row["effect"], way) for row in PRINTED["Bards"] for way in ways(row["effect"], SING)],
)
def test_instruments(bard: str, text: str, answers: tuple[int, ...]) -> None:
    match = start(f"{bard}_1").sing(melodies=3, lyrics=3)
    before = found(match)
    do(match, f"use:{bard}")
    answer(match, text, SING, answers)
    assert found(match) == expected(text, before, SING, [], answers)


def conversions() -> Iterator[tuple[str, str]]:
    """Every conversion on an Instrument, an upper section or an Impro."""
    rows = [(row["id"], row["effect"]) for row in PRINTED["Bards"]]
    rows += [(code, text) for code, _, text in sections("upper")]
    rows += [(row["id"], row["effect"]) for row in PRINTED["Impros"]]
    for code, text in rows:
        for item in text.split(";"):
            if "=>" in item:
                yield code, item.strip()


@pytest.mark.rule("BAR-097", "BAR-098", "BAR-287")
@pytest.mark.parametrize(("code", "text"), list(conversions()))
def test_conversions(code: str, text: str) -> None:
    exchange, _, limit = text.partition(" ")
    price, _, gains = exchange.partition("=>")
    most = {"x1": 1, "x2": 2, "xinf": 3}[limit]
    instrument = code in {row["id"] for row in PRINTED["Bards"]}
    scenario = start(f"{code}_1" if instrument else code, volume=6 if price.startswith("V") else 0)
    if not instrument:
        scenario, _ = sung(code, scenario)
    match = scenario.sing(melodies=3, lyrics=3)
    benefit = BENEFITS[split(gains.split("+")[0])[0]]
    for _ in range(most):
        before = found(match)
        for part in price.split("+"):
            name, number = split(part)
            before[name] -= number
        do(match, f"convert:{code}:{benefit}")
        answer(match, gains.replace("+", ";"), SING, ())
        assert found(match) == expected(gains.replace("+", ";"), before, SING, [], ())
    if limit == "xinf":
        table_of(match).melodies = table_of(match).lyrics = 9
        table_of(match).resume()
        do(match, f"convert:{code}:{benefit}")
    else:
        seat(match).volume, seat(match).coins = 6, 9
        table_of(match).resume()
        assert refused(match, f"convert:{code}:{benefit}") == "BAR-098"


@pytest.mark.rule("BAR-059", "BAR-187", "BAR-005")
@pytest.mark.parametrize(
    ("code", "side", "text", "answers"),
    [
        (row["id"], side, row[f"option {side}"], way)
        for row in PRINTED["Fans"]
        for side in (1, 2)
        for way in ways(row[f"option {side}"], REST)
    ],
)
def test_fans(code: str, side: int, text: str, answers: tuple[int, ...]) -> None:
    bard = owner_of(code)
    scenario = Scenario(bards=f"{bard} {'harp' if bard != 'harp' else 'horn'}").has("blue", volume=1, dial=2, boat=1)
    scenario.brag("blue", "b01").hand("blue", f"{bard}_1").deck("blue", code, f"{bard}_2")
    match = scenario.rest()
    before = found(match)
    do(match, f"fan:{side}")
    answer(match, text, REST, answers)
    assert found(match) == expected(text, before, REST, [], answers)


@pytest.mark.rule("BAR-057", "BAR-121", "BAR-186", "BAR-122")
@pytest.mark.parametrize(
    ("code", "text", "answers"),
    [(row["id"], row["benefits"], way) for row in PRINTED["Creatures"] for way in ways(row["benefits"], SING)],
)
def test_creatures(code: str, text: str, answers: tuple[int, ...]) -> None:
    soothe = next(int(row["soothe"]) for row in PRINTED["Creatures"] if row["id"] == code)
    scenario = Scenario(bards="horn harp").has("blue", boat=1, dial=1, crests=5)
    match = scenario.lair("stump", code, under=0).sing(melodies=soothe)
    before = found(match)
    before["M"], before["brag"] = 0, 1
    do(match, "soothe:stump")
    answer(match, text, SING, answers)
    assert found(match) == expected(text, before, SING, [], answers)


@pytest.mark.rule("BAR-151", "BAR-201")
@pytest.mark.parametrize(("code", "text"), [(row["id"], row["bonus"]) for row in PRINTED["Motifs"]])
def test_motifs(code: str, text: str) -> None:
    other = "m3" if code != "m3" else "m1"
    scenario = Scenario(bards="horn harp").motifs(code, other).held("blue", yellow=2).song("blue", "i04")
    match = scenario.has("blue", boat=1).sing()
    before = found(match)
    do(match, "crests:motif", f"bonus:{code}")
    answer(match, text, SING, ())
    assert found(match) == expected(text, before, SING, ["i04"], ())
    assert motifs(match) == [f"{code}*", other]


@pytest.mark.rule("BAR-105", "BAR-062")
def test_every_card_of_the_box_is_tested_here() -> None:
    counts = {name: len(PRINTED[name]) for name in ("Basic Skills", "Advanced Skills", "Impros", "Fans", "Creatures")}
    assert counts == {"Basic Skills": 48, "Advanced Skills": 24, "Impros": 32, "Fans": 32, "Creatures": 27}
    assert len(list(sections("discard"))) == 72 and len(PRINTED["Motifs"]) == 8
