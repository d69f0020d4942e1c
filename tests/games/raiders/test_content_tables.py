"""Every piece of the box against the printed tables."""

from __future__ import annotations

import re

import pytest

from tests.games.raiders.laid import BOX, CONTENT, LEXICON, SPEC, value
from tests.games.raiders.test_content import FILES, colors
from tests.printed import tables
from veillee.games.raiders.box import NONE
from veillee.games.raiders.words import BUILDING_IDS, COLORS, GOODS, SITE_KINDS

PRINTED = tables("raiders")


def rows(title: str) -> list[list[str]]:
    """The rows of a table, each as what stands in its columns."""
    return [list(row.values()) for row in PRINTED[title]]


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


def test_the_catalogue_has_every_rule_once() -> None:
    assert [rule.number for rule in SPEC.rulebook.rule] == [f"RAI-{number:03}" for number in range(1, 212)]


def test_the_source_of_every_rule() -> None:
    """A rule is `seed` or `public` where something printed says so, and `ruling` where nothing does."""
    marks = {
        f"RAI-{number:03}": source
        for source, ranges in rows("Sources of the rules")
        for first, last in (part.split("–") if "–" in part else (part, part) for part in ranges.split(", "))
        for number in range(int(first), int(last) + 1)
    }
    differing = {rule.number: rule.source for rule in SPEC.rulebook.rule if marks[rule.number] != rule.source}
    assert differing == {}


# -- the board ------------------------------------------------------------------------------------


def test_buildings() -> None:
    assert len(rows("Buildings")) == 8
    for number, id_, english, french, accepts, worker in rows("Buildings"):
        building = CONTENT.buildings[int(number)]
        assert BUILDING_IDS[int(number)] == id_
        assert names("cell", id_) == (french, english)
        expected = "black grey white" if accepts == "any" else accepts.replace(",", "")
        assert colors(building.accepts) == expected
        assert (COLORS[building.worker] if building.worker != NONE else "–") == worker


@pytest.mark.rule("RAI-069", "RAI-073", "RAI-074")
def test_sites() -> None:
    assert len(rows("Sites")) == 10
    for number, id_, both, workers, crew, provisions, gold, dice, points, sets in rows("Sites"):
        site = CONTENT.sites[int(number)]
        english, french = both.split(" / ")
        assert SITE_KINDS[site.kind] == id_.split("_")[0]
        assert names("cell", id_) == (french, english)
        assert colors(site.workers) == workers.replace(",", "")
        assert (site.crew, site.provisions, site.gold, site.dice) == tuple(map(int, (crew, provisions, gold, dice)))
        assert len(site.sets) == int(sets)
        printed = re.findall(r"(\d+) → (\d+)", points)
        assert site.thresholds == tuple((int(strength), int(vp)) for strength, vp in printed)
        assert points == f"always {site.sure}" or not site.sure


@pytest.mark.rule("RAI-013", "RAI-014", "RAI-015")
def test_sets() -> None:
    assert len(rows("Sets")) == 23
    for number, id_, pieces, worker in rows("Sets"):
        plunder = CONTENT.sets[int(number) - 1]
        assert LEXICON.id("set", int(number) - 1) == id_
        assert id_.startswith(LEXICON.id("site", plunder.site))
        assert (str(plunder.pieces), COLORS[plunder.worker]) == (pieces, worker)


def test_tracks() -> None:
    text = dict(rows("Tracks"))
    valkyries = [int(vp) for vp in re.findall(r"\d:(\d+)", text["Valkyrie"])]
    assert valkyries == CONTENT.valkyrie_track
    for first, last, vp in re.findall(r"(\d+)–(\d+):(\d)", text["Armour"]):
        assert set(CONTENT.armour_track[int(first) : int(last) + 1]) == {int(vp)}


def test_components() -> None:
    counts = {row[0].split(" / ")[0]: int(row[1]) for row in rows("Components")}
    assert counts["Townsfolk cards"] == len(CONTENT.type_of)
    assert counts["Offering tiles"] == len(CONTENT.offerings)
    assert counts["Averaging dice"] == FILES["components.toml"]["dice"]["count"]
    stock = ("Gold", "Iron", "Livestock", "Silver", "Provisions", "Valkyries")
    assert [counts[name] for name in stock] == CONTENT.stock
    assert [counts[f"{color.title()} workers"] for color in COLORS] == CONTENT.workers
    assert next(number for name, number in counts.items() if name.startswith("Tactics")) == len(CONTENT.tactics)


# -- the cards ------------------------------------------------------------------------------------


def test_townsfolk() -> None:
    printed = rows("Townsfolk")
    assert [row[0] for row in printed] == CONTENT.type_ids
    for number, (id_, english, french, copies, cost, strength, hero) in enumerate(printed):
        card = CONTENT.types[number]
        assert names("card", id_) == (french, english)
        assert (card.cost, card.strength, card.hero) == (int(cost), int(strength), hero == "yes")
        assert CONTENT.type_of.count(number) == int(copies)


def said(effect: dict[str, object]) -> dict[str, str]:
    """The parameters of an effect as the tables write them."""
    found: dict[str, str] = {}
    for name, given in effect.items():
        if isinstance(given, dict):
            prefix = f"{name} " if effect["effect"] == "trade" else ""
            found |= {f"{prefix}{good}": str(number) for good, number in given.items()}
        elif name != "effect":
            found[name] = str(given)
    return found


@pytest.mark.rule("RAI-195", "RAI-196", "RAI-197", "RAI-198", "RAI-199", "RAI-200")
@pytest.mark.parametrize(("title", "half"), [("Effects in the crew", "crew"), ("Effects in the Town Hall", "hall")])
def test_effects(title: str, half: str) -> None:
    table = rows(title)
    assert len(table) == (26 if half == "crew" else 23)
    for id_, code, text, solo in table:
        effect = entry("townsfolk.toml", "townsfolk", id_)[half]
        assert isinstance(effect, dict)
        assert effect["effect"] == code
        if code != "collect_from_all":  # its two goods belong to the effect itself
            assert said(effect) == parameters(text), id_
        card = CONTENT.types[CONTENT.type_ids.index(id_)]
        assert ("normal", "opp", "void")[(card.crew if half == "crew" else card.hall).solo] == solo


# -- offerings and tactics -------------------------------------------------------------------------


@pytest.mark.rule("RAI-060", "RAI-153")
def test_offerings() -> None:
    assert [row[0] for row in rows("Offerings")] == list(LEXICON.ids("offering"))
    for id_, *price, points in rows("Offerings"):
        tile = CONTENT.offerings[value("offering", id_)]
        assert (tile.price, tile.points) == (tuple(map(int, price)), int(points))


def test_levels() -> None:
    printed = rows("Levels")
    assert [row[0] for row in printed] == CONTENT.levels
    assert [(int(row[3]), int(row[4])) for row in printed] == CONTENT.level_goods
    for id_, english, french, *_ in printed:
        name = entry("tactics.toml", "level", id_)["name"]
        assert name == {"fr": french.lower(), "en": english.lower()}


@pytest.mark.rule("RAI-165", "RAI-166")
def test_tactics() -> None:
    printed = rows("Tactics")
    assert [row[0] for row in printed] == list(LEXICON.ids("tactic"))
    letters = {"A": "armour", "P": "provisions", "O": "offering"}
    for id_, french, english, site, priority, armour, provisions, vp, gains, building, source in printed:
        card = CONTENT.tactics[value("tactic", id_)]
        assert names("tactic", id_) == (french, english)
        assert LEXICON.id("site", card.site) == site
        assert [LEXICON.id("set", place) for place in card.sets] == [f"{site}_{n}" for n in priority.split(", ")]
        assert (card.armour, card.provisions, card.points) == (int(armour), int(provisions), int(vp))
        gained = {letters[letter]: int(number) for number, letter in re.findall(r"(\d) ([APO])", gains)}
        assert entry("tactics.toml", "tactics", id_)["gains"] == gained
        got = {"armour": card.gain_armour, "provisions": card.gain_provisions, "offering": card.gain_offering}
        assert {name: number for name, number in got.items() if number} == gained
        assert BUILDING_IDS[card.building] == building
        assert f"[{entry('tactics.toml', 'tactics', id_)['source']}]" == source


# -- the words ------------------------------------------------------------------------------------


def test_words_of_the_glossary() -> None:
    glossary = {id_: (french, english) for id_, french, english in rows("Glossary")}
    french, english = glossary.pop("fortress")
    assert names("kind", "fortress") == (french, english.lower())
    assert tuple(glossary) == GOODS[:3]
    assert [BOX.lexicon.name("good", n, "fr") for n in range(3)] == [french for french, _ in glossary.values()]
