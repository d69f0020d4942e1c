"""Every piece of the box against the tables of the specification, where it lies beside the repository."""

from __future__ import annotations

import re

import pytest

from tests.games.raiders.laid import BOX, CONTENT, LEXICON, SPEC, value
from tests.games.raiders.test_content import FILES, colors
from tests.specification import Specification
from veillee.games.raiders.box import NONE
from veillee.games.raiders.words import BUILDING_IDS, COLORS, GOODS

SPECIFICATION = Specification("raiders")
pytestmark = SPECIFICATION.needed


def rows(heading: str, which: int = 0) -> list[list[str]]:
    """The rows of a table, without its head and without marks of code."""
    return [[part.strip("`") for part in row] for row in SPECIFICATION.rows(heading, which)]


def entry(file: str, section: str, id_: str) -> dict[str, object]:
    found: dict[str, object] = next(entry for entry in FILES[file][section] if entry["id"] == id_)
    return found


def names(role: str, id_: str) -> tuple[str, str]:
    number = value(role, id_)
    return LEXICON.name(role, number, "fr"), LEXICON.name(role, number, "en")


def parameters(text: str) -> dict[str, str]:
    """`kind=outpost, vp=2` as a dictionary; a dash is nothing."""
    return dict(part.strip().split("=") for part in text.split(",") if "=" in part)


# -- the rules ------------------------------------------------------------------------------------


def test_every_rule_of_the_specification_is_in_the_catalogue() -> None:
    assert [rule.number for rule in SPEC.rulebook.rule] == SPECIFICATION.rules
    assert len(SPECIFICATION.rules) == 211


def test_rules_are_in_our_own_words() -> None:
    """No sentence of the catalogue stands in the specification."""
    text = SPECIFICATION.text
    copied = [rule.number for rule in SPEC.rulebook.rule if rule.en in text or rule.fr in text]
    assert copied == []


def test_the_source_of_every_rule() -> None:
    """A rule is `seed` or `public` when its first source mark says so, and `ruling` when nothing else stands there."""
    text = SPECIFICATION.text
    marks = dict(re.findall(r"^- \*\*(RAI-\d{3})\*\*.*?\[(seed|public|ruling)", text, re.MULTILINE))
    differing = {rule.number: rule.source for rule in SPEC.rulebook.rule if marks[rule.number] != rule.source}
    assert differing == {}


# -- 3.2 to 3.6 -----------------------------------------------------------------------------------


def test_buildings() -> None:
    assert len(rows("3.2 Village buildings")) == 8
    for number, id_, english, french, accepts, worker, _ in rows("3.2 Village buildings"):
        building = CONTENT.buildings[int(number)]
        assert BUILDING_IDS[int(number)] == id_
        assert names("cell", id_) == (french, english)
        expected = "black grey white" if accepts == "any" else accepts.replace(",", "")
        assert colors(building.accepts) == expected
        assert (COLORS[building.worker] if building.worker != NONE else "–") == worker


def test_sites() -> None:
    assert len(rows("3.3 Sites")) == 10
    for number, id_, both, workers, crew, provisions, gold, dice, points, sets in rows("3.3 Sites"):
        site = CONTENT.sites[int(number)]
        english, french = both.split(" / ")
        assert names("cell", id_) == (french, english)
        assert colors(site.workers) == workers.replace(",", "")
        assert (site.crew, site.provisions, site.gold, site.dice) == tuple(map(int, (crew, provisions, gold, dice)))
        assert len(site.sets) == int(sets)
        printed = re.findall(r"(\d+) → (\d+)", points)
        assert site.thresholds == tuple((int(strength), int(vp)) for strength, vp in printed)
        assert points == f"always {site.sure}" or not site.sure


def test_sets() -> None:
    halves = [half for row in rows("3.4 Sets") for half in (row[:4], row[5:])]
    printed = sorted((row for row in halves if row[0].isdigit()), key=lambda row: int(row[0]))
    assert len(printed) == 23
    for number, id_, pieces, worker in printed:
        plunder = CONTENT.sets[int(number) - 1]
        assert LEXICON.id("set", int(number) - 1) == id_
        assert (str(plunder.pieces), COLORS[plunder.worker]) == (pieces, worker)


def test_tracks() -> None:
    text = {row[0]: row[2] for row in rows("3.5 Tracks")}
    valkyries = [int(vp) for vp in re.findall(r"\d:(\d+)", text["Valkyrie"])]
    assert valkyries == CONTENT.valkyrie_track
    for first, last, vp in re.findall(r"(\d+)–(\d+):(\d)", text["Armour"]):
        assert set(CONTENT.armour_track[int(first) : int(last) + 1]) == {int(vp)}


def test_components() -> None:
    counts = {row[0].split(" / ")[0]: int(row[1]) for row in rows("3.1 Component list")}
    assert counts["Townsfolk cards"] == len(CONTENT.type_of)
    assert counts["Offering tiles"] == len(CONTENT.offerings)
    assert counts["Averaging dice"] == FILES["components.toml"]["dice"]["count"]
    stock = ("Gold", "Iron", "Livestock", "Silver", "Provisions", "Valkyries")
    assert [counts[name] for name in stock] == CONTENT.stock
    assert [counts[f"{color.title()} workers"] for color in COLORS] == CONTENT.workers
    assert next(number for name, number in counts.items() if name.startswith("Tactics")) == len(CONTENT.tactics)


# -- 3.7 and 3.8 ----------------------------------------------------------------------------------


def test_townsfolk() -> None:
    printed = [row for row in rows("3.7 Townsfolk cards") if row[0]]
    assert [row[0] for row in printed] == CONTENT.type_ids
    for number, (id_, english, french, copies, cost, strength, hero) in enumerate(printed):
        card = CONTENT.types[number]
        assert names("card", id_) == (french, english)
        assert (card.cost, card.strength, card.hero) == (int(cost), int(strength), hero == "yes")
        assert CONTENT.type_of.count(number) == int(copies)


def said(effect: dict[str, object]) -> dict[str, str]:
    """The parameters of an effect as the specification writes them."""
    found: dict[str, str] = {}
    for name, given in effect.items():
        if isinstance(given, dict):
            prefix = f"{name} " if effect["effect"] == "trade" else ""
            found |= {f"{prefix}{good}": str(number) for good, number in given.items()}
        elif name != "effect":
            found[name] = str(given)
    return found


@pytest.mark.parametrize(("which", "half"), [(0, "crew"), (1, "hall")])
def test_effects(which: int, half: str) -> None:
    table = rows("3.8 Townsfolk effects", which)
    assert len(table) == (26 if half == "crew" else 23)
    for id_, code, text, *_, solo in table:
        effect = entry("townsfolk.toml", "townsfolk", id_)[half]
        assert isinstance(effect, dict)
        assert effect["effect"] == code
        if code != "collect_from_all":  # its two goods belong to the effect itself
            assert said(effect) == parameters(text), id_
        card = CONTENT.types[CONTENT.type_ids.index(id_)]
        assert ("normal", "opp", "void")[(card.crew if half == "crew" else card.hall).solo] == solo


# -- 3.9 to 3.11 ----------------------------------------------------------------------------------


def test_offerings() -> None:
    tiles = [half for row in rows("3.9 Offering tiles") for half in (row[:6], row[7:])]
    assert len(tiles) == 16
    for id_, *price, points in tiles:
        tile = CONTENT.offerings[value("offering", id_)]
        assert (tile.price, tile.points) == (tuple(map(int, price)), int(points))


def test_levels() -> None:
    printed = rows("3.10 Solo difficulty levels")
    assert [row[0] for row in printed] == CONTENT.levels
    assert [(int(row[3]), int(row[4])) for row in printed] == CONTENT.level_goods
    for id_, english, french, *_ in printed:
        name = entry("tactics.toml", "level", id_)["name"]
        assert name == {"fr": french.lower(), "en": english.lower()}


def test_tactics() -> None:
    printed = rows("3.11 Tactics cards")
    assert len(printed) == 23
    letters = {"A": "armour", "P": "provisions", "O": "offering"}
    for id_, french, english, site, priority, armour, provisions, vp, gains, building, source in printed:
        card = CONTENT.tactics[value("tactic", id_)]
        assert names("tactic", id_) == (french, english)
        assert LEXICON.id("site", card.site) == site
        assert [LEXICON.id("set", place) for place in card.sets] == [f"{site}_{n}" for n in priority.split(", ")]
        tuned = int(site.startswith("fortress"))  # house content, see docs/balance.md
        assert (card.armour, card.provisions, card.points) == (int(armour), int(provisions), int(vp) - tuned)
        gained = {letters[letter]: int(number) for number, letter in re.findall(r"(\d) ([APO])", gains)}
        assert entry("tactics.toml", "tactics", id_)["gains"] == gained
        assert BUILDING_IDS[card.building] == building
        assert f"[{entry('tactics.toml', 'tactics', id_)['source']}]" in source.split(" ")[0]


# -- 7 the glossary -------------------------------------------------------------------------------


def test_words_of_the_glossary() -> None:
    glossary = {row[2].replace("`", ""): (row[0], row[1]) for row in rows("7. Glossary")}
    for id_ in BUILDING_IDS:
        assert names("cell", id_) == glossary[id_]
    assert names("kind", "fortress") == (glossary["fortress"][0], glossary["fortress"][1].lower())
    assert {BOX.lexicon.name("good", n, "fr") for n in range(3)} == set(
        glossary["gold / iron / livestock"][0].split(" / ")
    )
    assert GOODS[:3] == ("gold", "iron", "livestock")
