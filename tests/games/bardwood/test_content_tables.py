"""Every piece of the box against the printed tables."""

from __future__ import annotations

import re
import unicodedata

import pytest

from tests.games.bardwood.house import BOX, CONTENT, LEXICON, SPEC, card_by, conversion, said, value
from tests.games.bardwood.test_content import FILES
from tests.printed import tables
from veillee.core.text import LANGUAGES
from veillee.games.bardwood import box as b
from veillee.games.bardwood.effects import MUSE_POWERS, ONCE, USES
from veillee.games.bardwood.faces import Faces
from veillee.games.bardwood.words import BARD_IDS, BOX_IDS, DIRECTION_IDS, EVENT_KINDS, MEASURE_IDS, QUARTER_IDS

PRINTED = tables("bardwood")
KINDS = {"creature": b.LAIR, "bank": b.BANK, "performance": b.STAGE, "legend": b.HEARTH, "volume": b.TOWER}
KINDS |= {"shop (Skill)": b.SKILL_SHOP, "shop (Impro)": b.IMPRO_SHOP_PLACE}
KINDS |= {"coins (melody)": b.COINS, "coins (lyrics)": b.COINS, "motif (melody)": b.MOTIFS, "motif (lyrics)": b.MOTIFS}
VERBS = {takes.verb: name for name, takes in MUSE_POWERS.items()}
DEEDS = {takes.verb: name for name, takes in (ONCE | USES).items()}


def rows(title: str) -> list[list[str]]:
    """The rows of a table, each as what stands in its columns."""
    return [list(row.values()) for row in PRINTED[title]]


def names(role: str, number: int) -> tuple[str, str]:
    return LEXICON.name(role, number, "fr"), LEXICON.name(role, number, "en")


def slug(name: str) -> str:
    """An English name as an id: lower case, no accents and apostrophes, other gaps as underscores."""
    plain = "".join(sign for sign in unicodedata.normalize("NFD", name.lower()) if not unicodedata.combining(sign))
    return re.sub("[^a-z0-9]+", "_", plain.replace("'", "")).strip("_")


def album(lang: str) -> Faces:
    found = SPEC.album_of(BOX, lang)
    assert isinstance(found, Faces)
    return found


def check_card(code: str, kind: int, french: str, english: str, owner: str, blue: str) -> b.Card:
    """What all kinds of cards have. The owner is a bard or a box."""
    card = card_by(code)
    number = CONTENT.codes.index(code)
    assert card.kind == kind
    assert names("card", number) == (french, english)
    assert LEXICON.id("card", number) == slug(english)
    assert card.blue == int(blue)
    basic = owner in BARD_IDS
    bard = BARD_IDS.index(owner) if basic else b.NONE
    assert (card.bard, card.advanced) == (bard, not basic and kind != b.CREATURE)
    assert card.box == (CONTENT.bards[bard].box if basic else BOX_IDS.index(owner.lower()))
    return card


# -- the board ------------------------------------------------------------------------------------


def test_components() -> None:
    counts = {name: int(re.findall(r"\d+", count)[0]) for name, count in rows("Components")}
    base = [card for card in CONTENT.cards if card.box == b.BASE]
    assert counts["Skill cards"] == sum(card.kind == b.SKILL for card in base)
    assert counts["Impro cards"] == sum(card.kind == b.IMPRO for card in base)
    assert counts["Fan cards"] == sum(card.kind == b.FAN for card in base)
    assert counts["Creature cards"] == sum(card.kind == b.CREATURE for card in base)
    assert counts["Legend cards"] == sum(legend.box == b.BASE for legend in CONTENT.legends)
    assert counts["Event cards"] == sum(event.box == b.BASE for event in CONTENT.events)
    assert counts["Motif tokens"] == sum(motif.box == b.BASE for motif in CONTENT.motifs)
    bards = [bard for bard in CONTENT.bards if bard.box == b.BASE]
    assert counts["Bard pawns, Instrument cards, Bard cards"] == len(bards)
    tokens = {entry["id"]: entry["count"] for entry in FILES["components.toml"]["token"]}
    assert (tokens["gem"], tokens["coin"]) == (counts["Gem tokens (green)"], counts["Coin tokens"])
    assert (counts["Acoustic stones"], counts["Range stones"]) == (CONTENT.acoustic, CONTENT.range)
    assert counts["Solo: Challenge cards"] == len(CONTENT.challenges)
    assert counts["Solo: Rival cards"] == len(CONTENT.rival_cards)
    assert counts["Solo: portal tokens"] == len(CONTENT.portals)
    assert counts["Solo: Rival tokens"] == b.RIVAL_TOKENS
    assert counts["Crest tokens"] == 4 * b.CRESTS
    assert counts["Rune tokens"] == 4 * b.QUARTERS * b.RUNES_PER_QUARTER


@pytest.mark.rule("BAR-148", "BAR-149", "BAR-150")
def test_locations() -> None:
    assert [row[0] for row in rows("Locations")] == list(LEXICON.ids("location"))
    for number, (id_, crossing, french, english, kind, effect) in enumerate(rows("Locations")):
        place = CONTENT.locations[number]
        column, row = map(int, re.findall(r"\d", crossing))
        assert place.crossing == 6 * row + column and CONTENT.at[place.crossing] == number
        assert names("cell", value("cell", id_)) == (french, english)
        assert place.kind == KINDS[kind]
        conversions = effect.split(", ") if "=>" in effect and place.kind != b.LAIR else []
        assert [said([found]) for found in place.conversions] == conversions
        pays = {"(melody)": b.MELODY, "(lyrics)": b.LYRIC}.get(kind.split()[-1], b.NONE)
        assert place.pay == pays


def test_regions() -> None:
    assert [row[0].lower() for row in rows("Regions")] == list(LEXICON.ids("region"))
    for number, (_, french, english, locations, adjacent) in enumerate(rows("Regions")):
        title = french.removesuffix(" (départ)"), english.removesuffix(" (start)")
        assert names("cell", number) == title
        assert (title != (french, english)) == (number == b.START_REGION)
        assert [LEXICON.id("location", place) for place in CONTENT.around[number]] == locations.split(", ")
        found = [LEXICON.id("region", region).upper() for region in CONTENT.neighbours[number]]
        assert found == adjacent.split(", ")


@pytest.mark.rule("BAR-135", "BAR-136")
def test_reward_spaces() -> None:
    titles = {LEXICON.name("cell", value("cell", id_), "en"): id_ for id_ in LEXICON.ids("location")}
    for stage, (name, *spaces) in enumerate(rows("Reward spaces")):
        assert CONTENT.locations[value("location", titles[name])].stage == stage
        found = CONTENT.rewards[b.SPACES * stage : b.SPACES * (stage + 1)]
        assert [f"{space.lyrics} → {space.gems}" for space in found] == spaces
    assert len(CONTENT.rewards) == b.SPACES * len(rows("Reward spaces"))


@pytest.mark.rule("BAR-032")
def test_tracks() -> None:
    printed = [spaces for _, spaces in rows("Tracks")]
    assert ", ".join(map(str, CONTENT.market)) == printed[0]
    assert ", ".join(map(str, CONTENT.river)) == printed[1]
    assert printed[2].startswith(f"{b.MOTIF_SPACES} spaces")
    pairs = [(int(one), int(two)) for one, two in re.findall(r"(\d+)/(\d+)", printed[3])]
    assert pairs == CONTENT.reserves


def test_legend_backs() -> None:
    found = [(LEXICON.name("level", n, "en"), str(back.cost), str(back.gems)) for n, back in enumerate(CONTENT.backs)]
    assert [tuple(row) for row in rows("Legend backs")] == found


def test_portals() -> None:
    for number, (name, crossing, side) in enumerate(rows("Portals")):
        column, row = map(int, re.findall(r"\d", crossing))
        place = CONTENT.portals[number]
        assert f"portal_{name.lower()}" in LEXICON.ids("cell")
        assert (place, CONTENT.edge[place]) == (6 * row + column, DIRECTION_IDS.index(side))
        assert CONTENT.at[place] == b.NONE
    assert sum(side != b.NONE for side in CONTENT.edge) == len(rows("Portals"))


@pytest.mark.rule("BAR-072", "BAR-081")
def test_quarters() -> None:
    for number, position, movement, bonus in rows("Quarters"):
        quarter = CONTENT.quarters[int(number)]
        assert QUARTER_IDS[int(number)] == position.removesuffix(" (start)").replace(" ", "_")
        assert (quarter.movement, said(quarter.bonus.items)) == (int(movement), bonus)


def test_places_on_the_drawing() -> None:
    drawn = {id_: (int(x), int(y)) for id_, x, y in rows("Places")}
    assert len(drawn) == 41
    crossings = {CONTENT.locations[number].crossing: id_ for number, id_ in enumerate(LEXICON.ids("location"))}
    crossings |= {
        place: f"portal_{row[0].lower()}" for place, row in zip(CONTENT.portals, rows("Portals"), strict=True)
    }
    assert CONTENT.region_places == [drawn[id_] for id_ in LEXICON.ids("region")]
    assert CONTENT.crossing_places == [drawn[crossings[crossing]] for crossing in range(b.CROSSINGS)]
    assert CONTENT.reserve_places == [drawn["reserve_1"], drawn["reserve_2"]]


# -- the cards ------------------------------------------------------------------------------------


@pytest.mark.rule("BAR-026", "BAR-058")
def test_bards() -> None:
    assert [row[0] for row in rows("Bards")] == list(BARD_IDS)
    for number, (id_, both, box, instrument, effect) in enumerate(rows("Bards")):
        bard = CONTENT.bards[number]
        french, english = instrument.split(" / ")
        assert names("bard_card", number) == tuple(both.split(" / "))
        assert BOX_IDS[bard.box] == box.lower()
        card = check_card(id_, b.INSTRUMENT, french, english, id_, "0")
        assert bard.instrument == CONTENT.codes.index(id_)
        assert said(card.upper.items) == effect
        assert [CONTENT.codes[card] for card in bard.skills] == [f"{id_}_{n}" for n in range(1, 7)]
        assert (CONTENT.codes[bard.impro], CONTENT.codes[bard.fan]) == (f"{id_}_i", f"{id_}_f")


def skills() -> list[list[str]]:
    """Both tables of Skills in one form: code, owner, names, sections, blue gems."""
    basic = [[code, code.split("_")[0], *rest, "0"] for code, *rest in rows("Basic Skills")]
    return basic + rows("Advanced Skills")


@pytest.mark.rule("BAR-056", "BAR-062")
def test_skills() -> None:
    assert len(skills()) == 72
    for code, owner, french, english, upper, cost, lower, discard, blue in skills():
        card = check_card(code, b.SKILL, french, english, owner, blue)
        assert said(card.upper.items) == upper
        assert (f"V{card.cost}" if card.cost else "—", said(card.lower.items) or "—") == (cost, lower)
        assert said(card.discard.items) == discard


@pytest.mark.rule("BAR-060")
def test_impros() -> None:
    assert len(rows("Impros")) == 32
    for code, owner, french, english, effect, blue in rows("Impros"):
        card = check_card(code, b.IMPRO, french, english, owner.removesuffix(" (basic)"), blue)
        assert said(card.upper.items) == effect


@pytest.mark.rule("BAR-059")
def test_fans() -> None:
    assert len(rows("Fans")) == 32
    for code, owner, french, english, first, second, blue in rows("Fans"):
        card = check_card(code, b.FAN, french, english, owner.removesuffix(" (basic)"), blue)
        assert [said(option.items) for option in card.fan] == [first, second]


@pytest.mark.rule("BAR-028", "BAR-057", "BAR-062")
def test_creatures() -> None:
    assert len(rows("Creatures")) == 27
    for code, box, kind, french, english, soothe, blue, benefits in rows("Creatures"):
        card = check_card(code, b.CREATURE, french, english, box, blue)
        assert (card.boss, card.soothe) == (kind == "boss", int(soothe))
        assert said(card.upper.items) == benefits


def test_cards_stand_in_the_order_of_the_tables() -> None:
    printed = [row[0] for row in rows("Bards")]
    printed += [row[0] for row in skills()]
    for title in ("Impros", "Fans", "Creatures"):
        printed += [row[0] for row in rows(title)]
    assert printed == CONTENT.codes


def test_legends() -> None:
    assert [slug(row[4]) for row in rows("Legends")] == list(LEXICON.ids("legend"))
    for number, (_, level, box, french, english, condition, points) in enumerate(rows("Legends")):
        legend = CONTENT.legends[number]
        assert names("legend", number) == (french, english)
        assert (LEXICON.name("level", legend.level, "en"), BOX_IDS[legend.box]) == (level, box.lower())
        assert f"{MEASURE_IDS[legend.measure]} ≥ {legend.least}" == condition
        assert legend.points == int(points)


def test_motifs() -> None:
    assert [slug(row[3]) for row in rows("Motifs")] == list(LEXICON.ids("motif"))
    for number, (_, box, french, english, bonus) in enumerate(rows("Motifs")):
        motif = CONTENT.motifs[number]
        assert names("motif", number) == (french, english)
        assert (BOX_IDS[motif.box], said(motif.bonus.items)) == (box.lower(), bonus)


def test_events() -> None:
    assert [slug(row[5]) for row in rows("Events")] == list(LEXICON.ids("event"))
    for number, (_, season, set_, kind, french, english) in enumerate(rows("Events")):
        event = CONTENT.events[number]
        assert names("event", number) == (french, english)
        assert BOX_IDS[event.season] == season.lower()
        assert BOX_IDS[event.box] == ("base" if set_ == "starting" else season.lower())
        assert EVENT_KINDS[event.kind] == kind


def test_muses() -> None:
    assert [slug(row[2]) for row in rows("Muses")] == list(LEXICON.ids("muse"))
    for number, (code, french, english) in enumerate(rows("Muses")):
        muse = CONTENT.muses[number]
        assert names("muse", number) == (french, english)
        bonus = [code, str(muse.points), str(muse.per), MEASURE_IDS[muse.measure], str(muse.most)]
        assert bonus == rows("Bonuses of Muses")[number]


@pytest.mark.rule("BAR-217", "BAR-225")
def test_rival_cards() -> None:
    assert [row[0] for row in rows("Rival cards")] == list(LEXICON.ids("rival_card"))
    for number, (_, arrows, bottom) in enumerate(rows("Rival cards")):
        card = CONTENT.rival_cards[number]
        assert ", ".join("NESW"[arrow] for arrow in card.arrows) == arrows
        volume = f"V{card.volume}; " if card.volume else ""
        assert f"{volume}T{card.tempo}" == bottom


@pytest.mark.rule("BAR-239")
def test_challenges() -> None:
    assert [slug(row[2]) for row in rows("Challenges")] == list(LEXICON.ids("challenge"))
    for number, (_, french, english, *both) in enumerate(rows("Challenges")):
        card = CONTENT.challenges[number]
        assert names("challenge", number) == (french, english)
        found = [f"{MEASURE_IDS[measure]} ≥ {least}" for measure, least in zip(card.measures, card.least, strict=True)]
        assert found == both


@pytest.mark.rule("BAR-008")
def test_boxes() -> None:
    """What each Season box holds, by the codes of the tables."""
    codes = {title: [row[0] for row in rows(title)] for title in ("Legends", "Events", "Motifs")}
    for box, bard, *contents in rows("Boxes"):
        number = BOX_IDS.index(box.lower())
        assert [BARD_IDS[n] for n, found in enumerate(CONTENT.bards) if found.box == number] == [
            re.findall(r"\((\w+)\)", bard)[0]
        ]
        new = [
            (card.kind, code)
            for card, code in zip(CONTENT.cards, CONTENT.codes, strict=True)
            if card.box == number and card.bard == b.NONE
        ]
        found = [
            ", ".join(code for kind, code in new if kind == wanted) for wanted in (b.SKILL, b.IMPRO, b.FAN, b.CREATURE)
        ]
        boxes = {
            "Legends": [legend.box for legend in CONTENT.legends],
            "Events": [event.box for event in CONTENT.events],
            "Motifs": [motif.box for motif in CONTENT.motifs],
        }
        for title, places in boxes.items():
            found.append(", ".join(code for code, place in zip(codes[title], places, strict=True) if place == number))
        assert found == contents


# -- verbs and texts -------------------------------------------------------------------------------


def powers_said(powers: tuple[b.Power, ...]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for power in powers:
        if power.conversion is not None:
            details = said([power.conversion])
        elif power.gains:
            details = said(power.gains)
        elif power.verb == b.TOKEN_LIMIT:
            details = str(power.number)
        else:
            details = f"{power.number:+}" if power.number else "—"
        found.append((VERBS[power.verb], details))
    return found


def deed_said(deed: b.Deed) -> tuple[str, str]:
    if deed.conversion is not None:
        assert deed.conversion.limit == 1
        details = conversion(deed.conversion)
    elif deed.verb == b.EACH_PER:
        details = f"{MEASURE_IDS[deed.measure]} {deed.per} {deed.most}"
    elif deed.verb == b.MOST:
        details = f"{MEASURE_IDS[deed.measure]} {said(deed.gains)} {deed.alone}"
    else:
        details = said(deed.gains) or (str(deed.most) if deed.most else "—")
    return DEEDS[deed.verb], details


@pytest.mark.rule("BAR-061", "BAR-208")
def test_verbs() -> None:
    printed: dict[str, set[tuple[str, str]]] = {}
    for code, verb, details in rows("Verbs"):
        printed.setdefault(code, set()).add((verb, details))
    found = {id_: set(powers_said(CONTENT.bards[number].powers)) for number, id_ in enumerate(BARD_IDS)}
    for number, (code, *_) in enumerate(rows("Events")):
        event = CONTENT.events[number]
        found[code] = set(powers_said(event.powers)) if event.deed is None else {deed_said(event.deed)}
    for number, (code, *_) in enumerate(rows("Muses")):
        found[code] = set(powers_said(CONTENT.muses[number].powers))
    assert found == printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_texts_of_powers_events_and_muses(lang: str) -> None:
    printed = {code: french if lang == "fr" else english for code, french, english in rows("Texts")}
    faces = album(lang)
    found = {id_: faces.bard_text(number) for number, id_ in enumerate(BARD_IDS)}
    found |= {row[0]: faces.event_text(number) for number, row in enumerate(rows("Events"))}
    for number, (code, *_) in enumerate(rows("Muses")):
        found[code] = f"{faces.muse_text(number)} {faces.muse_bonus(number)}"
    assert found == printed


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_the_measures(lang: str) -> None:
    singular = {
        "bosses": ("posséder au moins 1 carte Créature boss", "own at least 1 boss"),
        "opp_crests": (
            "avoir au moins 1 écusson adverse au-dessus de sa carte Barde",
            "have at least 1 opposing crest above your Bard card",
        ),
        "gem_lead": (
            "avoir au moins 1 gemme verte de plus que le Rival",
            "have at least 1 green gem more than the Rival",
        ),
    }
    assert [row[0] for row in rows("Measures")] == list(MEASURE_IDS)
    faces = album(lang)
    for number, (id_, french, english) in enumerate(rows("Measures")):
        if id_ in singular:
            assert faces.condition(number, 1) == singular[id_][lang == "en"]
        if id_ not in ("bosses", "gem_lead"):  # printed with 1 only
            assert faces.condition(number, 3) == (french if lang == "fr" else english).replace(" n ", " 3 ")
