"""The content of the box: every counting statement of chapter 3, the map, and where each entry comes from."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from tests.games.bardwood.house import BOX, CONTENT, LEXICON, SPEC, card_by, value
from veillee.core.content import pack_files
from veillee.core.text import LANGUAGES
from veillee.games.bardwood import box as b
from veillee.games.bardwood.faces import Faces
from veillee.games.bardwood.words import (
    BARD_IDS,
    BOX_IDS,
    EVENT_IDS,
    LOCATION_IDS,
    MEASURE_IDS,
    QUARTER_IDS,
    SEASON_IDS,
)

FILES: dict[str, dict[str, Any]] = {name: tomllib.loads(text) for name, text in pack_files(SPEC.house_pack)}
SEASONS = range(b.SPRING, b.WINTER + 1)


def entries() -> Iterator[tuple[str, dict[str, Any]]]:
    """Every entry of every file, with a label."""
    for name, file in FILES.items():
        if name == "pack.toml":
            continue
        for section, found in file.items():
            for entry in found if isinstance(found, list) else [found]:
                yield f"{name}: {section} {entry.get('id', '')}", entry


def album(lang: str = "en") -> Faces:
    found = SPEC.album_of(BOX, lang)
    assert isinstance(found, Faces)
    return found


# -- provenance and names -----------------------------------------------------------------


def test_every_entry_says_where_it_comes_from() -> None:
    cards = 8 + 8 + 72 + 32 + 32 + 27
    others = 3 + 27 + 24 + 8 + 9 + 16 + 9
    board = 20 + 15 + 4 + 4 + 2 + 3 + 1 + 4 + 41
    assert len(list(entries())) == cards + others + board
    for label, entry in entries():
        assert entry["source"] in ("seed", "public", "house"), label


def test_cards_and_events_are_ours() -> None:
    ours = ("skill", "impro", "fan", "creature", "legend", "event", "motif", "muse", "rival_card", "challenge", "place")
    for label, entry in entries():
        if label.split()[1] in ours:
            assert entry["source"] == "house", label


def test_the_pack_says_in_both_languages_what_is_from_where() -> None:
    assert BOX.manifest.note is not None
    assert "maison" in BOX.manifest.note.fr and "House" in BOX.manifest.note.en


ROLES = ["card", "bard", "legend", "event", "motif", "muse", "challenge", "rival_card", "location", "region", "cell"]
ROLES += ["quarter", "level", "benefit", "token", "measure", "seat", "season", "direction", "difficulty"]


@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_things_of_a_kind_have_the_same_name(role: str, lang: str) -> None:
    ids = LEXICON.ids(role)
    names = {LEXICON.name(role, number, lang) for number in range(len(ids))}
    alike = 2 if role == "rival_card" else 0  # named by their arrows, which two pairs of them share
    assert len(names) == len(ids) - alike and all(name.strip() for name in names)


@pytest.mark.parametrize(
    ("role", "id_", "french", "english"),
    [
        ("location", "glade", "la Clairière hurlante", "the Howling Glade"),
        ("location", "luthier", "l'Atelier du luthier", "the Luthier's Workshop"),
        ("location", "busker", "la Place des saltimbanques", "Buskers' Square"),
        ("region", "c2", "la Place de l'accord", "Concord Square"),
        ("region", "d1", "l'Allée des cuivres", "Brass Lane"),
        ("cell", "c2", "Place de l'accord", "Concord Square"),
        ("bard", "harp", "la Harpiste elfe", "the Elf Harpist"),
        ("bard_card", "harp", "Harpiste elfe", "Elf Harpist"),
        ("rival_card", "r07", "→↓", "→↓"),
        ("seat", "rival", "le Rival", "the Rival"),
    ],
)
def test_names_in_sentences(role: str, id_: str, french: str, english: str) -> None:
    number = value(role, id_)
    assert (LEXICON.name(role, number, "fr"), LEXICON.name(role, number, "en")) == (french, english)


def test_places_are_shown_as_cells() -> None:
    assert LEXICON.target("location", value("location", "glade")) == "cell:glade"
    assert LEXICON.target("region", b.START_REGION) == "cell:c2"
    assert LEXICON.target("bard_card", 3) == "bard:harp"
    assert LEXICON.target("quarter", b.LOWER_LEFT) == "cell:lower_left"
    others = ["portal_sw", "portal_se", "portal_w", "portal_e", "reserve_1", "reserve_2", *QUARTER_IDS]
    assert list(LEXICON.ids("cell")) == [*LEXICON.ids("region"), *LOCATION_IDS, *others]


def test_the_words_that_settings_use_are_those_of_the_content() -> None:
    assert tuple(LEXICON.ids("event")) == EVENT_IDS
    assert tuple(LEXICON.ids("bard")) == BARD_IDS
    assert tuple(LEXICON.ids("season")) == SEASON_IDS == BOX_IDS[b.SPRING : b.WINTER + 1]


def test_benefits_stand_in_the_order_of_the_box() -> None:
    order = {"melody": b.MELODY, "lyric": b.LYRIC, "volume": b.VOLUME, "coin": b.COIN, "acoustic": b.ACOUSTIC}
    order |= {"range": b.RANGE, "gem": b.GEM, "tempo": b.TEMPO, "backbeat": b.BACKBEAT, "brag": b.BRAG}
    order |= {"motif": b.MOTIF, "movement": b.MOVEMENT}
    assert {id_: number for number, id_ in enumerate(LEXICON.ids("benefit"))} == order
    assert (MEASURE_IDS.index("gem_lead"), MEASURE_IDS.index("boat")) == (b.GEM_LEAD, b.BOAT)


# -- 3.1 and 3.16: how many there are of each ----------------------------------------------


@pytest.mark.rule("BAR-026", "BAR-027", "BAR-028", "BAR-029", "BAR-030")
def test_how_many_there_are_with_all_boxes_open() -> None:
    kinds = Counter((card.kind, card.advanced) for card in CONTENT.cards)
    assert kinds == {
        (b.INSTRUMENT, False): 8,
        (b.SKILL, False): 48,
        (b.SKILL, True): 24,
        (b.IMPRO, False): 8,
        (b.IMPRO, True): 24,
        (b.FAN, False): 8,
        (b.FAN, True): 24,
        (b.CREATURE, False): 27,
    }
    assert sum(card.boss for card in CONTENT.cards) == 9
    assert Counter(legend.level for legend in CONTENT.legends) == {0: 9, 1: 9, 2: 9}
    assert Counter(event.season for event in CONTENT.events) == dict.fromkeys(SEASONS, 6)
    assert (len(CONTENT.bards), len(CONTENT.motifs), len(CONTENT.muses)) == (8, 8, 9)
    assert (len(CONTENT.rival_cards), len(CONTENT.challenges)) == (16, 9)


def test_events_of_a_season_box_are_of_its_season() -> None:
    base = Counter(event.season for event in CONTENT.events if event.box == b.BASE)
    assert base == dict.fromkeys(SEASONS, 4)
    assert all(event.box in (b.BASE, event.season) for event in CONTENT.events)


@pytest.mark.rule("BAR-062", "BAR-105")
def test_blue_gems() -> None:
    for card in CONTENT.cards:
        if card.kind == b.CREATURE:
            assert card.blue == 3 if card.boss else card.blue in (1, 2)
        else:
            assert card.blue == card.advanced


def test_every_skill_turns_the_dial() -> None:
    for card in CONTENT.cards:
        if card.kind == b.SKILL:
            assert card.discard_tempo == sum(i.number for i in card.discard.items if i.verb == b.TEMPO) >= 1


def test_the_cards_of_the_rival_hold_every_pair_of_directions_at_most_once() -> None:
    arrows = [card.arrows for card in CONTENT.rival_cards]
    pairs = {(a, c) for a in range(4) for c in range(4) if a != c}
    assert sorted(pair for pair in arrows if len(pair) == 2) == sorted(pairs - {(b.NORTH, b.SOUTH), (b.EAST, b.WEST)})
    assert sorted(one for one in arrows if len(one) == 1) == [(0,), (0,), (1,), (1,), (2,), (3,)]
    assert sum(card.tempo for card in CONTENT.rival_cards) == 30


@pytest.mark.rule("BAR-108")
def test_which_cards_activate_an_impro() -> None:
    repeats = {code for code, card in zip(CONTENT.codes, CONTENT.cards, strict=True) if card.repeats}
    jams = {code for code, card in zip(CONTENT.codes, CONTENT.cards, strict=True) if card.jams}
    assert (repeats, jams) == ({"s12", "i08", "i09"}, {"i09"})


def test_sections_tell_what_is_gained_from_what_is_converted() -> None:
    bongo = card_by("bongo").upper
    assert [item.verb for item in bongo.items] == [b.OPTION, b.CONVERT, b.CONVERT]
    assert [item.verb for item in bongo.plain] == [b.OPTION]
    assert [conversion.gains[0].verb for conversion in bongo.conversions] == [b.LYRIC, b.MELODY]
    assert [conversion.limit for conversion in card_by("i10").upper.conversions] == [b.ENDLESS]
    assert card_by("s17").upper.items[0].per == b.IMPRO


# -- 3.3 the map --------------------------------------------------------------------------


def test_locations_by_type() -> None:
    kinds = Counter(place.kind for place in CONTENT.locations)
    assert [kinds[kind] for kind in range(9)] == [5, 2, 2, 1, 3, 2, 2, 1, 2]
    assert CONTENT.lairs == tuple(value("location", id_) for id_ in ("glade", "marsh", "stump", "ravine", "cave"))
    shops = ("conservatory", "luthier", "hedge", "court")
    assert CONTENT.shops == tuple(value("location", id_) for id_ in shops)
    assert (LOCATION_IDS[CONTENT.poet], LOCATION_IDS[CONTENT.bank]) == ("poet", "bank")
    assert [LOCATION_IDS[place] for place in CONTENT.hearths] == ["poet", "oak"]


@pytest.mark.rule("BAR-041")
def test_the_lairs_below_the_reserves() -> None:
    assert [LOCATION_IDS[place] for place in CONTENT.below_reserves] == ["glade", "marsh"]
    for lair, (x, y) in zip(CONTENT.below_reserves, CONTENT.reserve_places, strict=True):
        below = CONTENT.crossing_places[CONTENT.locations[lair].crossing]
        assert below[0] == x and below[1] > y


@pytest.mark.rule("BAR-112")
def test_perimeters_are_told_alike_from_both_sides() -> None:
    for region in range(b.REGIONS):
        assert CONTENT.perimeter[region] == sum(1 << place for place in CONTENT.around[region])
        for place in range(b.LOCATIONS):
            assert (region in CONTENT.locations[place].regions) == (place in CONTENT.around[region])


@pytest.mark.rule("BAR-084")
def test_distances_between_regions_are_counted_in_orthogonal_steps() -> None:
    for start in range(b.REGIONS):
        steps = {start: 0}
        for region in (reached := [start]):
            for side in CONTENT.neighbours[region]:
                if side not in steps:
                    steps[side] = steps[region] + 1
                    reached.append(side)
        assert CONTENT.distance[start] == [steps[region] for region in range(b.REGIONS)]


@pytest.mark.rule("BAR-154", "BAR-155")
@pytest.mark.parametrize(
    ("region", "place", "stones"),
    [("c2", "stump", 0), ("c2", "ravine", 1), ("c2", "marsh", 2), ("c2", "cave", 2), ("d2", "marsh", 1)],
)
def test_range_stones_to_a_creature(region: str, place: str, stones: int) -> None:
    assert CONTENT.reach[value("region", region)][value("location", place)] == stones


def test_no_two_places_of_the_drawing_touch() -> None:
    places = [*CONTENT.region_places, *CONTENT.crossing_places, *CONTENT.reserve_places]
    assert len(places) == 41
    for index, (x, y) in enumerate(places):
        assert 0 <= x <= 1000 and 0 <= y <= 1000
        for other_x, other_y in places[:index]:
            assert (x - other_x) ** 2 + (0.72 * (y - other_y)) ** 2 >= 100**2


# -- what is printed -----------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_symbol_on_a_face_is_in_the_legend(lang: str) -> None:
    faces = album(lang)
    legend = faces.legend()
    found = dict(faces.faces())
    for role in ("card", "bard", "legend", "level", "event", "motif", "motif_gem", "muse", "challenge", "rival_card"):
        ids = LEXICON.ids("motif" if role == "motif_gem" else role)
        assert {f"{role}:{id_}" for id_ in ids} <= set(found)
    used = {sign for face in found.values() for sign in (*face.marks, *face.cost, *face.gains)}
    assert used <= set(legend)


@pytest.mark.parametrize(
    ("id_", "lang", "lines"),
    [
        ("lightning_picking", "en", ["Song: 1 melody", "For 2 volume: 2 melodies", "Discard: 1 volume, 2 tempo"]),
        (
            "lightning_picking",
            "fr",
            ["Chant : 1 mélodie", "Contre 2 volumes : 2 mélodies", "Défausse : 1 volume, 2 tempos"],
        ),
        (
            "counterpoint",
            "en",
            [
                "Song: 1 melody, 1 lyric; 1 melody → 1 lyric (any number of times)",
                "For 2 volume: 2 melodies",
                "Discard: 2 volume, 1 tempo, 1 backbeat or 1 volume",
            ],
        ),
        ("summer_storm", "fr", ["Chant : 1 mélodie par Impro de votre chanson, 1 mélodie"]),
        ("five_string_banjo", "fr", ["Chant : 1 mélodie ; 1 volume → 1 mélodie (au plus deux fois)"]),
        ("halfling_patron", "en", ["When drawn, one of:", "1: 2 coins", "2: 1 range stone, 1 acoustic stone"]),
        (
            "banshee_of_the_willows",
            "fr",
            ["Apaiser : 8 mélodies, 1 de moins par écusson sur la carte", "Gain : 1 gemme, activer un motif"],
        ),
    ],
)
def test_what_a_card_says(id_: str, lang: str, lines: list[str]) -> None:
    assert album(lang).face("card", value("card", id_)).lines[: len(lines)] == lines


def test_what_a_card_shows() -> None:
    faces = album()
    counterpoint = faces.face("card", value("card", "counterpoint"))
    assert (counterpoint.marks, counterpoint.points) == (["melody-1", "lyric-1", "convert"], 1)
    assert (counterpoint.cost, counterpoint.gains) == (["volume-2"], ["melody-2"])
    hydra = faces.face("card", value("card", "polyphonic_hydra"))
    assert (hydra.marks, hydra.cost, hydra.gains, hydra.points) == (["boss"], ["melody-10"], ["gem-2", "volume-3"], 3)
    choir = faces.face("card", value("card", "unison_choir"))
    assert choir.marks == ["melody-1", "per-skill"]
    drum = faces.face("card", value("card", "drumskin_solo"))
    assert drum.marks == ["melody-1", "or", "lyric-1", "tempo-1", "or", "coin-1"]
    assert faces.legend()["melody-10"].sign == "10♪"


@pytest.mark.parametrize(
    ("place", "lines"),
    [
        ("carillon", ["2 mélodies → activer un motif"]),
        ("rhyme", ["2 paroles → 2 pièces"]),
        ("glade", ["aider ou apaiser la créature ; si la pile est vide, 5 mélodies contre 1 gemme"]),
        ("hedge", ["acheter une carte Impro"]),
        ("oak", ["raconter une légende"]),
    ],
)
def test_what_a_location_says(place: str, lines: list[str]) -> None:
    assert album("fr").location_lines(value("location", place)) == lines


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_location_and_quarter_says_something(lang: str) -> None:
    faces = album(lang)
    assert all(all(faces.location_lines(place)) for place in range(b.LOCATIONS))
    assert len(faces.location_lines(value("location", "tavern"))) == 1 + b.SPACES
    assert len(faces.location_lines(value("location", "echo"))) == 3
    assert [len(faces.quarter_lines(quarter)) for quarter in range(b.QUARTERS)] == [2] * b.QUARTERS


def test_other_faces() -> None:
    faces = album()
    legend = faces.face("legend", value("legend", "the_sleeping_giant"))
    assert (legend.lines, legend.points, legend.number) == (["Own at least 1 boss."], 4, "II")
    event = faces.face("event", value("event", "masked_ball"))
    assert event.lines[1] == "Once per player, in their Sing phase" and event.marks == ["autumn"]
    challenge = faces.face("challenge", value("challenge", "at_the_helm"))
    assert challenge.lines[1] == "Hard (2 VP): have at least 1 green gem more than the Rival."
    bard = faces.face("bard", value("bard", "war"))
    assert (bard.title, bard.lines[1]) == ("Wardrummer", "War Drum: 2 melodies")
    card = faces.face("rival_card", value("rival_card", "r07"))
    assert (card.marks, card.gains) == (["east", "south"], ["volume-1", "tempo-2"])
    assert (faces.face_level(1).cost, faces.face_level(1).gains) == (["lyric-7"], ["gem-2"])
    assert faces.face("motif", 2).marks == ["coin-1", "volume-2"] and faces.face("motif_gem", 2).marks == ["gem-1"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_power_has_words_for_its_owner_and_for_everybody(lang: str) -> None:
    """Packs may give any verb to a bard, an event or a Muse, with more or less of it."""
    gains = (b.Item(verb=b.COIN, number=2), b.Item(verb=b.GEM))
    for verb in range(b.POWERS):
        if verb == b.OWN_CONVERSION:
            continue
        for number in (-1, 2):
            power = b.Power(verb=verb, number=number, gains=gains if verb >= b.WHEN_COMPOSE else ())
            for owned in (True, False):
                text = album(lang).power(power, owned)
                assert text.endswith(".") and "{" not in text and "  " not in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_measure_has_words_for_events_and_muses(lang: str) -> None:
    for measure in range(b.GEM_LEAD):
        if measure == b.LEGEND_LEVELS:
            continue
        for per in (1, 3):
            text = album(lang).deed(b.Deed(verb=b.EACH_PER, measure=measure, per=per, most=2))
            assert "{" not in text and "  " not in text
