"""Every card of the box against the printed tables."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest

from tests.games.pilgrims.builder import BOX, COLORS, NUMBERS, SPEC, card, cell
from tests.games.pilgrims.test_content import FILES
from tests.printed import Row, tables
from veillee.games.pilgrims.box import REWARD_CLOVER, REWARD_NONE, REWARD_OBJECT, VERBS, Clause, PilgrimsBox

PRINTED = tables("pilgrims")

CONTENT: PilgrimsBox = BOX.content
LETTERS = "SCIT"
CONDITIONS = ("", "using", "on_pawn", "play_color", "play_symbol", "complete_adventure", "on_corner")
DETAILS = {"using": "transport", "play_color": "color", "play_symbol": "symbol"}
ARGUMENTS = {"move": "shape", "take_color": "color", "take_adjacent_color": "color", "reduce_cost": "color"}
CARD = re.compile(r"\b(?:C\d\d|II?-\d\d)\b")


# -- reading the tables -------------------------------------------------------------------


class Said(NamedTuple):
    """An ability or upgrade: its conditions, its effect, and what is printed beside a diagram."""

    conditions: frozenset[str]
    effect: str
    attached: tuple[Said, ...] = ()


def read(text: str) -> tuple[Said, ...]:
    """Abilities or upgrades in the notation of the tables."""
    if text == "—":
        return ()
    found: list[Said] = []
    for part in text.replace(" + ", ";").split(";"):
        effect, beside, attached = part.strip().partition(" with ")
        if beside:
            found.append(Said(frozenset(), effect, read(attached)))
            continue
        conditions, arrow, effects = part.strip().partition(" → ")
        if not arrow:
            conditions, effects = "", conditions
        names = frozenset(conditions.split(" and ")) if conditions else frozenset[str]()
        found += [Said(names, effect) for effect in effects.split(", ")]
    return tuple(found)


def written(clause: Clause) -> Said:
    """A clause of the box in the same form."""
    conditions = {"pay_clover"} if clause.pays else set()
    condition = CONDITIONS[clause.condition]
    if condition:
        detail = f"({BOX.lexicon.id(DETAILS[condition], clause.detail)})" if condition in DETAILS else ""
        conditions.add(condition + detail)
    verb = VERBS[clause.verb]
    argument = f"({BOX.lexicon.id(ARGUMENTS[verb], clause.arg)})" if verb in ARGUMENTS else ""
    return Said(frozenset(conditions), verb + argument, tuple(map(written, clause.attached)))


def cost(text: str) -> tuple[int, ...]:
    return tuple(text.split().count(letter) for letter in LETTERS)


def symbols(role: str, bits: int) -> set[str]:
    return {BOX.lexicon.id(role, value) for value in range(4) if bits >> value & 1}


def words(text: str) -> set[str]:
    return set(text.split(", "))


def assert_named(role: str, row: Row) -> None:
    value = card(row["Id"])
    assert BOX.lexicon.name(role, value, "fr") == row["French"]
    assert BOX.lexicon.name(role, value, "en") == row["English"]


def assert_source(file: str, section: str, row: Row) -> None:
    """The first word of the source column, and a note where the table names another source."""
    entry = next(entry for entry in FILES[file][section] if entry["number"] == row["Id"])
    mark = row["Source"].strip("[]")
    assert entry["source"] == mark.split(";")[0], row["Id"]
    if "VG" in mark:
        assert "video game" in entry["note"]
    if "seed" in mark.partition(";")[2]:
        assert "rulebook" in entry["note"]


# -- 3.2 and 3.3 --------------------------------------------------------------------------


def dots(text: str) -> list[list[int]]:
    return [[int(a), int(b)] for a, b in re.findall(r"\((\d), (\d)\)", text)]


def test_transports_and_shapes() -> None:
    transports = PRINTED["Transports"]
    for row, entry in zip(transports, FILES["board.toml"]["transport"], strict=True):
        assert row["Id"] == entry["id"]
        assert (row["French"], row["English"]) == (entry["name"]["fr"], entry["name"]["en"])
        assert dots(row["Base dots (a, b)"]) == entry["dots"]
    for row, entry in zip(PRINTED["Shapes"], FILES["board.toml"]["shape"], strict=True):
        assert row["Shape id"] == entry["id"]
        assert dots(row["Base dots (a, b)"]) == entry["dots"]


def appearances() -> dict[str, set[str]]:
    """For every condition and effect the cards that it is printed on."""
    found: dict[str, set[str]] = {}

    def note(said: Said, number: str) -> None:
        for name in (*said.conditions, said.effect):
            plain = name if name == "reduce_cost(any)" else name.partition("(")[0]
            found.setdefault(plain, set()).add(number)
        for beside in said.attached:
            note(beside, number)

    for number, value in NUMBERS["companion"].items():
        for clause in CONTENT.companions[value].abilities:
            note(written(clause), number)
    for number, value in NUMBERS["adventure"].items():
        for clause in CONTENT.adventures[value].upgrades:
            note(written(clause), number)
    return found


def test_the_vocabulary_appears_where_the_table_says() -> None:
    rows = PRINTED["Vocabulary"]
    assert [row["Kind"] for row in rows] == ["condition"] * 7 + ["effect"] * 16
    printed = appearances()
    for row in rows:
        name = row["Identifier"]
        plain = name if name == "reduce_cost(any)" else name.partition("(")[0]
        listed = set(CARD.findall(row["Appears on"]))
        if plain not in ("gain_clover", "move"):  # "many" and "most Companions"
            assert printed[plain] == listed, name
    assert set(printed) == {
        row["Identifier"] if "(any)" in row["Identifier"] else row["Identifier"].partition("(")[0] for row in rows
    }


# -- 3.4 to 3.6 ---------------------------------------------------------------------------


def test_travellers() -> None:
    rows = PRINTED["Travellers"]
    assert len(rows) == len(FILES["travellers.toml"]["traveller"]) == 8
    for row, entry in zip(rows, FILES["travellers.toml"]["traveller"], strict=True):
        assert (row["Colour"], row["Side"]) == (entry["color"], entry["side"])
        assert (row["French name"], row["English name"]) == (entry["name"]["fr"], entry["name"]["en"])
        tile = CONTENT.travellers["AB".index(row["Side"])][COLORS.index(row["Colour"])]
        assert symbols("symbol", tile.activation) == words(row["Activation symbols"])
        assert tuple(map(written, tile.abilities)) == read(row["Abilities"])
        assert entry["source"] == ("seed" if row["Side"] == "A" else "house")


@pytest.mark.rule("PIL-062", "PIL-064")
def test_objects() -> None:
    rows = PRINTED["Objects"]
    assert len(rows) == 72
    colors = {"strength": "red", "communication": "blue", "intuition": "green", "trade": "gold"}
    for row in rows:
        value = card(row["Id"])
        assert_named("object", row)
        assert_source("objects.toml", "object", row)
        adventure = BOX.lexicon.id("color", CONTENT.colors[value])
        assert row["Colour / adventure symbol"] == f"{colors[adventure]} / {adventure}"
        assert BOX.lexicon.id("symbol", CONTENT.symbols[value]) == row["Activation symbol"]


@pytest.mark.rule("PIL-069")
def test_companions() -> None:
    rows = PRINTED["Companions"]
    assert len(rows) == 40
    for row in rows:
        companion = CONTENT.companions[card(row["Id"])]
        assert_named("companion", row)
        assert_source("companions.toml", "companion", row)
        assert symbols("bearing", companion.symbols) == words(row["Companion symbols"])
        assert symbols("symbol", companion.activation) == words(row["Activation symbols"])
        assert tuple(map(written, companion.abilities)) == read(row["Abilities"]), row["Id"]


# -- 3.7 to 3.11 --------------------------------------------------------------------------


@pytest.mark.rule("PIL-086")
@pytest.mark.parametrize(
    ("level", "heading", "number"), [(1, "Adventures of level I", 19), (2, "Adventures of level II", 17)]
)
def test_adventures(level: int, heading: str, number: int) -> None:
    rows = PRINTED[heading]
    assert len(rows) == number
    for row in rows:
        adventure = CONTENT.adventures[card(row["Id"])]
        assert_named("adventure", row)
        assert_source("adventures.toml", "adventure", row)
        needs = [BOX.lexicon.id("bearing", need).replace("anyone", "?") for need in adventure.needs]
        assert sorted(needs) == sorted(row["Companions"].split(", "))
        assert adventure.cost == cost(row["Cost"])
        numbers = (adventure.level, adventure.retire, adventure.points, adventure.clovers)
        assert numbers == (level, int(row["Retire"]), int(row["VP"]), int(row["Clovers"]))
        assert tuple(map(written, adventure.upgrades)) == read(row["Upgrade"]), row["Id"]


@pytest.mark.rule("PIL-099", "PIL-102")
def test_quests() -> None:
    rows = PRINTED["Quests"]
    assert len(rows) == 12
    for row in rows:
        quest = CONTENT.quests[card(row["Id"])]
        assert BOX.lexicon.name("quest", card(row["Id"]), "fr") == row["French label"]
        assert_source("quests.toml", "quest", row)
        assert (quest.letter, quest.clovers) == (row["Letter"], int(row["Clover"]))
        assert quest.cost == cost(row["Cost"])
        if quest.letter in "AB":
            role = "bearing" if quest.letter == "A" else "symbol"
            assert row["Counts"].startswith(f"Companion cards with {BOX.lexicon.id(role, quest.detail)}")
    counted = {row["Id"]: row["Counts"] for row in rows if row["Letter"] == "C"}
    kinds = {"Q3": "clover_reward", "Q4": "transport_upgrade", "Q5": "level_1", "Q6": "cost_reduction"}
    clues = {"Q3": "Clover reward", "Q4": "means of transport", "Q5": "level I", "Q6": "cost-reducing"}
    for entry in FILES["quests.toml"]["quest"]:
        if entry["letter"] == "C":
            assert entry["counts"] == f"adventure:{kinds[entry['number']]}"
            assert clues[entry["number"]] in counted[entry["number"]]


@pytest.mark.rule("PIL-140", "PIL-143")
def test_journeys() -> None:
    rows = PRINTED["Journeys"]
    assert len(rows) == 18
    bonus = {"object": REWARD_OBJECT, "clover": REWARD_CLOVER, "—": REWARD_NONE}
    for row in rows:
        journey = CONTENT.journeys[card(row["Id"])]
        assert_named("journey", row)
        assert_source("journeys.toml", "journey", row)
        assert journey.cells == tuple(cell(name) for name in row["Cells"].split(", "))
        assert (journey.points, journey.bonus) == (int(row["VP"]), bonus[row["Bonus"]])


def test_solo_cards() -> None:
    rows = PRINTED["Solo cards"]
    assert len(rows) == 12
    for row in rows:
        solo = CONTENT.solo[card(row["Id"])]
        assert_source("solo.toml", "solo", row)
        entry = next(entry for entry in FILES["solo.toml"]["solo"] if entry["number"] == row["Id"])
        assert entry["set"] == row["Set"]
        assert solo.reward == (REWARD_OBJECT if row["Reward"] == "object" else REWARD_CLOVER)
        offsets = re.findall(r"(\d): \(([+-]?\d), ([+-]?\d)\)", row["Numbered cells in priority order (dx, dy)"])
        assert [int(number) for number, _, _ in offsets] == list(range(1, len(solo.cells) + 1))
        assert solo.cells == tuple((int(dx), int(dy)) for _, dx, dy in offsets)
        assert BOX.lexicon.id("arrow", solo.arrow) == row["Arrow"]


@pytest.mark.rule("PIL-129", "PIL-155")
def test_score_table_and_difficulties() -> None:
    (row,) = PRINTED["Points of a Quest"]
    assert [int(row[column]) for column in ("0", "1", "2", "3", "4 or more")] == CONTENT.matching
    rows = PRINTED["Difficulties"]
    for row, entry in zip(rows, FILES["solo.toml"]["level"], strict=True):
        assert row["Difficulty"] == entry["id"] and row["French"] == entry["name"]["fr"]
        assert row["Sets"].split(" + ") == entry["sets"]


def test_the_catalogue_has_every_rule_once() -> None:
    assert [rule.number for rule in SPEC.rulebook.rule] == [f"PIL-{number:03}" for number in range(1, 227)]
