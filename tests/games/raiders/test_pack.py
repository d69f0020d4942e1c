"""Content packs of an owner: accepted as they are, or refused with every problem at once."""

from __future__ import annotations

from pathlib import Path

import pytest

import veillee
from tests.games.raiders.laid import SPEC
from tests.helpers import play_on
from tests.packs import owned, problems
from veillee.core.content import pack_files


def test_an_owner_plays_with_their_own_numbers(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        ("pack.toml", 'id      = "raiders-house"', 'id      = "mine"'),
        ("townsfolk.toml", "cost     = 3", "cost     = 1"),
        ("village.toml", "cards = 2 }\ntreasury", "cards = 4 }\ntreasury"),
        ("components.toml", "sides  = [2, 3, 3, 4, 4, 5]", "sides  = [1, 2, 3, 4, 5, 6]"),
    )
    match = play_on(veillee.new("raiders", mode="solo", pack=pack, seed=1), 60)
    assert f"content mine {match.box.hash}\n" in match.record()
    assert match.box.content.village.cards == 4
    assert match.box.content.faces == (1, 2, 3, 4, 5, 6)
    assert veillee.replay(match.record(), pack=pack).save() == match.save()


def test_a_moved_place_and_a_corrected_letter_leave_the_content_as_it_is(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        ("layout.toml", "x      = 70", "x      = 75"),
        ("townsfolk.toml", 'en = "Archer"', 'en = "Bowman"'),
        ("townsfolk.toml", "{ provisions = 1, silver = 1 }", "{ silver = 1, provisions = 1 }"),
    )
    box, house = SPEC.box(pack), SPEC.box()
    assert box.hash == house.hash
    assert box.content.places != house.content.places
    card = house.lexicon.value("card", "huntsman") or 0
    assert box.content.types[card].hall.gets == house.content.types[card].hall.gets


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        ("townsfolk.toml", "copies   = 2", "copies   = 3"),
        ("sites.toml", 'worker = "grey"', 'worker = "green"'),
        ("tactics.toml", 'forbidden  = "gate_house"', 'forbidden  = "harbour_west"'),
        ("layout.toml", "x      = 70", "x      = 1070"),
    )
    found = problems(SPEC, pack)
    assert found == [
        "sites.toml, harbour_west_1, worker: found 'green'; expected one of black, grey, white",
        "layout.toml, gate_house, x: found 1070; expected a whole number, at least 0, at most 1000",
        "townsfolk.toml, [[townsfolk]], copies: found 72; expected 71 cards in all",
        "tactics.toml, t01, forbidden: found 'harbour_west'; "
        "expected one of gate_house, town_hall, treasury, barracks, armoury, mill, silversmith, long_house",
    ]


CASES = [
    # the vocabulary of the cards
    (
        ("townsfolk.toml", 'effect = "vp_on_raid", kind = "outpost", vp = 2', 'effect = "fly"'),
        "townsfolk.toml, archer, crew: found 'fly'; expected one of vp_on_raid, strength_on_raid,",
    ),
    (
        ("townsfolk.toml", 'hall     = { effect = "swap_worker" }', 'hall     = { effect = "swap_worker", n = 2 }'),
        "townsfolk.toml, archer, hall: found 'n'; expected swap_worker with nothing else",
    ),
    (
        ("townsfolk.toml", 'kind = "outpost", vp = 2', 'kind = "outpost"'),
        "townsfolk.toml, archer, crew: found 'kind'; expected vp_on_raid with kind, vp",
    ),
    (
        ("townsfolk.toml", 'resource = "silver", n = 1', 'resource = "gold", n = 1'),
        "townsfolk.toml, avenger, hall.resource: found 'gold'; expected one of silver, provisions",
    ),
    (
        ("townsfolk.toml", 'building = "mill", resource = "provisions"', 'building = "mill", resource = "silver"'),
        "townsfolk.toml, forager, crew.resource: found 'silver'; expected provisions, which is what this building",
    ),
    (
        ("townsfolk.toml", 'building = "barracks", n = 1', 'building = "mill", n = 1'),
        "townsfolk.toml, recruiter, crew.building: found 'mill'; expected one of barracks",
    ),
    (
        ("townsfolk.toml", "get = { gold = 1 }", "get = { armour = 1 }"),
        "townsfolk.toml, cartographer, hall: found {'armour': 1}; expected one good given and one got",
    ),
    (
        ("townsfolk.toml", 'hall     = { effect = "swap_worker" }\n', ""),
        "townsfolk.toml, archer, hall: found nothing; expected a Town Hall effect, and none for heroes",
    ),
    (
        ("townsfolk.toml", "hero     = true\n", 'hero     = true\nhall     = { effect = "swap_worker" }\n'),
        "townsfolk.toml, brynjar, hall: found a hero with one; expected a Town Hall effect, and none for heroes",
    ),
    (
        ("townsfolk.toml", "copies   = 2", "copies   = 1"),
        "townsfolk.toml, [[townsfolk]], copies: found 70; expected 71 cards in all",
    ),
    (
        ("townsfolk.toml", 'id       = "archer"', 'id       = "The Archer"'),
        "townsfolk.toml, The Archer, id: found 'The Archer'; expected lower-case letters, digits and _",
    ),
    # the village
    (
        ("village.toml", 'id      = "mill"', 'id      = "windmill"'),
        "village.toml, [[building]], id: found 'gate_house, town_hall,",
    ),
    (
        ("village.toml", 'accepts = ["black", "grey", "white"]', 'accepts = ["grey"]'),
        "village.toml, gate_house, accepts: found 'grey'; expected at least one colour, and that of the worker",
    ),
    (
        ("village.toml", 'worker  = "black"\n', ""),
        "village.toml, [[building]], worker: found 2 workers at the start; expected 3 workers at the start",
    ),
    (
        (
            "village.toml",
            "treasury    = { silver_for_card = 2, cards = 2,",
            "treasury    = { silver_for_card = 2, cards = 3,",
        ),
        "village.toml, actions, treasury: found",
    ),
    # sites and sets
    (
        ("sites.toml", 'site   = "harbour_west"', 'site   = "harbour_north"'),
        "sites.toml, harbour_west_1, site: found 'harbour_north'; expected one of harbour_west,",
    ),
    (
        ("sites.toml", "dice       = 0", "dice       = 1"),
        "sites.toml, harbour_west, thresholds: found 1 dice, 0 thresholds; expected thresholds if dice are rolled",
    ),
    (
        ("sites.toml", "{ strength = 10, vp = 2 }", "{ strength = 17, vp = 2 }"),
        "sites.toml, outpost_west, thresholds: found '17 → 2, 16 → 4'; expected rising strength and points",
    ),
    (
        ("sites.toml", 'workers    = ["black", "grey"]', "workers    = []"),
        "sites.toml, harbour_west, workers: found nothing; expected at least one colour",
    ),
    (
        ("sites.toml", "pieces = 4", "pieces = 40"),
        "sites.toml, [[set]], pieces: found 106; expected at most the 80 pieces of the bag",
    ),
    # solo
    (
        (
            "tactics.toml",
            'sets       = ["harbour_west_1", "harbour_west_2", "harbour_west_3"]',
            'sets       = ["harbour_west_1"]',
        ),
        "tactics.toml, t01, sets: found 'harbour_west_1'; expected each set of the site once: harbour_west_1,",
    ),
    (
        ("tactics.toml", 'site       = "harbour_west"', 'site       = "harbour_north"'),
        "tactics.toml, t01, site: found 'harbour_north'; expected one of harbour_west,",
    ),
    (
        ("tactics.toml", "gains      = { offering = 1 }", "gains      = { offering = 2 }"),
        "tactics.toml, t06, gains: found {'offering': 2}; expected something, and at most one offering",
    ),
    (
        ("tactics.toml", 'id         = "hard"', 'id         = "harder"'),
        "tactics.toml, [[level]], id: found 'normal, harder, heroic'; expected normal, hard, heroic",
    ),
    # components and the drawing
    (
        ("components.toml", "sides  = [2, 3, 3, 4, 4, 5]", "sides  = [2, 3, 4, 5]"),
        "components.toml, dice, count, sides: found 2 dice of 4 sides; expected 2 dice of 6 sides",
    ),
    (
        ("components.toml", "vp     = [0, 0, 1, 2, 4, 7, 10, 15]", "vp     = [0, 0, 1]"),
        "components.toml, valkyrie, vp: found [0, 0, 1]; expected 8 values that never fall",
    ),
    (
        ("components.toml", "count  = 7\n", "count  = 6\n"),
        "components.toml, black, count: found 6; expected 7, as many as the board and the players need",
    ),
    (
        ("layout.toml", 'id     = "mill"', 'id     = "lighthouse"'),
        "layout.toml, mill: found nothing; expected a place on the drawing for it",
    ),
    (
        ("layout.toml", 'id     = "mill"', 'id     = "lighthouse"'),
        "layout.toml, lighthouse, id: found 'lighthouse'; expected a building, a site or a set",
    ),
]


@pytest.mark.parametrize(("change", "problem"), CASES, ids=[problem.partition(":")[0] for _, problem in CASES])
def test_what_is_wrong_is_told_with_its_place(tmp_path: Path, change: tuple[str, str, str], problem: str) -> None:
    found = problems(SPEC, owned(SPEC, tmp_path, change))
    assert any(text.startswith(problem) for text in found), found


def test_a_kind_of_site_must_not_be_missing(tmp_path: Path) -> None:
    pack = owned(SPEC, tmp_path)
    text = (pack / "sites.toml").read_text("utf-8")
    (pack / "sites.toml").write_text(text.replace('kind       = "outpost"', 'kind       = "harbour"'), "utf-8")
    found = problems(SPEC, pack)
    assert any(text.startswith("sites.toml, [[site]], kind: found 'fortress, harbour, monastery'") for text in found)
    assert "tactics.toml, outpost: found nothing; expected at least one card of this kind of site" in found


def test_a_site_needs_a_set(tmp_path: Path) -> None:
    pack = owned(SPEC, tmp_path)
    text = (pack / "sites.toml").read_text("utf-8")
    (pack / "sites.toml").write_text(text.replace('site   = "fortress_east"', 'site   = "fortress_west"'), "utf-8")
    assert "sites.toml, fortress_east: found nothing; expected at least one [[set]] of this site" in problems(
        SPEC, pack
    )


@pytest.mark.parametrize("file", [name for name, _ in pack_files(SPEC.house_pack) if name != "pack.toml"])
def test_a_missing_file_is_one_problem_of_its_own(tmp_path: Path, file: str) -> None:
    pack = owned(SPEC, tmp_path)
    (pack / file).unlink()
    found = problems(SPEC, pack)
    assert f"{file}: found nothing; expected a file of this name in the pack" in found
    assert sum(problem.startswith(f"{file}:") for problem in found) == 1


@pytest.mark.parametrize("file", [name for name, _ in pack_files(SPEC.house_pack) if name != "pack.toml"])
def test_an_unknown_section_is_refused(tmp_path: Path, file: str) -> None:
    pack = owned(SPEC, tmp_path)
    text = (pack / file).read_text("utf-8")
    (pack / file).write_text(f"{text}\n[[dragon]]\nid = 'fafnir'\n", "utf-8")
    assert any(problem.startswith(f"{file}, dragon: found this section") for problem in problems(SPEC, pack))
