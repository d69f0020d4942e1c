"""What a seat sees of a combat and of the story: all that options concern, in both languages, nothing unread."""

from __future__ import annotations

import re
from importlib.resources import files
from statistics import quantiles

import msgspec
import pytest

import veillee
from tests.games.kinfire.builder import BOX, CONTENT, LEXICON, SPEC, Scenario, new, table_of, value
from tests.games.kinfire.test_story import keys, read, story
from tests.games.kinfire.test_town import choose, in_town
from veillee.core.backdrops import stage_of
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.core.scene import Piece, Scene, Zone
from veillee.core.spec import Painting, View
from veillee.games.kinfire.scene import paint
from veillee.games.kinfire.steps.gains import gain_card
from veillee.games.kinfire.steps.inn import ANY_CARDS, PutIn, Sleep, TakeOut
from veillee.games.kinfire.steps.town import Town
from veillee.games.kinfire.table import KinfireTable
from veillee.games.kinfire.terms import (
    BOOST_REDRAW,
    BOOSTS,
    NONE,
    PAIRS,
    ZONES,
)
from veillee.games.kinfire.words import SETUP_IDS
from veillee.testing import check_words

FIRST = 14_000  # bytes of the first scene
LATER = 5_000  # of nine of ten changes after it
WHOLE = 40_000  # of the backdrop and the first scene
# Options that name nothing which lies on the table.
ABOUT_NOTHING = {
    "draw", "fate", "no_redraw", "pass", "end_turn", "no_boost", "no_block", "stay", "no_shift", "enough",
    "draw_card", "neither", "guard", "token",
}  # fmt: skip


def combat(setup: str, players: int = 3, seed: int = 1, lang: str = "en") -> Match:
    return veillee.new("kinfire", mode="combat", players=players, seed=seed, settings={"combat": setup}, lang=lang)


def seen(match: Match, lang: str = "en", seat: int | None = 0) -> Scene:
    return match.scene(seat, lang)


def there(scene: Scene) -> set[str]:
    """The ids of all pieces and places."""
    found = {piece.id for zone in scene.zones for piece in zone.pieces}
    return found | {f"cell:{cell.id}" for zone in scene.zones for cell in zone.cells}


def piece(zone: Zone, id_: str) -> Piece:
    return next(piece for piece in zone.pieces if piece.id == id_)


def texts(one: Piece) -> list[str]:
    return [mark.text for mark in one.marks]


def play_random(match: Match, seed: int, choices: int) -> list[Scene]:
    """The scenes of those who are asked, while everybody chooses at random."""
    chance = Chance("scene", seed)
    found = []
    for _ in range(choices):
        if match.over:
            break
        assert match.decision is not None
        found.append(match.scene(match.decision.seat, "en"))
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
    return found


@pytest.mark.parametrize("setup", SETUP_IDS)
def test_every_option_points_at_what_lies_there(setup: str) -> None:
    number = SETUP_IDS.index(setup)
    for scene in play_random(combat(setup, 2 + number % 3, number), number, 60):
        assert scene.question is not None
        ids = there(scene)
        for choice in scene.question.choices:
            assert bool(choice.targets) != (choice.key.partition(":")[0] in ABOUT_NOTHING), choice.key
            assert ids.issuperset(choice.targets), (choice.key, choice.targets)


def test_scenes_can_be_said_in_both_languages() -> None:
    match = combat("q10_12", 4)
    check_words(match)
    play_random(match, 1, 25)
    check_words(match)


@pytest.mark.parametrize("setup", ["q1_2", "q3_11", "q10_12"])
def test_the_first_scene_is_short_and_changes_are_shorter(setup: str) -> None:
    match = combat(setup, 4)
    stage = stage_of(match, "en")
    before, sizes = stage.backdrop.table, []
    for scene in play_random(match, 3, 60):
        sizes.append(len(msgspec.json.encode(stage.changes.between(before, scene))))
        before = scene
    assert sizes[0] < FIRST and sizes[0] + len(msgspec.json.encode(stage.backdrop)) < WHOLE
    assert quantiles(sizes[1:], n=10)[-1] < LATER


def test_zones_have_their_names_on_the_map_and_in_labels() -> None:
    match = Scenario("khor asha").seeker("khor", zone=3, hand="kh1").turn("khor")
    for lang, name, move in (("en", "Lead Wagon", "Move to Lead Wagon"), ("fr", "Chariot de tête", "la zone Chariot")):
        scene = seen(match, lang)
        cells = {cell.id: cell for cell in scene.zone("map").cells}
        assert cells["z1"].title == name
        assert scene.question is not None
        label = next(choice.label for choice in scene.question.choices if choice.key == "move:z1")
        assert move in label


def test_figures_stand_in_their_zones() -> None:
    match = Scenario("khor asha").seeker("khor", zone=3, hand="kh1").enemy("wyvern", zone=5).turn("khor")
    board = seen(match).zone("map")
    assert piece(board, "seeker:khor").at == "z3" and piece(board, "enemy:wyvern").at == "z5"


@pytest.mark.parametrize("setup", SETUP_IDS)
def test_borders_are_drawn_once(setup: str) -> None:
    scene = seen(combat(setup, 2))
    battle_map = CONTENT.maps[CONTENT.setups[SETUP_IDS.index(setup)].map]
    drawn = {(link.a, link.b, link.kind) for link in scene.zone("map").links}
    kinds = {"road": "open", "red-line": "red", "black-line": "black"}
    wanted = {
        (f"z{min(place, other) + 1}", f"z{max(place, other) + 1}", kind)
        for place, zone in enumerate(battle_map.zones)
        for kind, field in kinds.items()
        for other in getattr(zone, field)
    }
    assert drawn == wanted and len(scene.zone("map").links) == len(drawn)
    assert set(kinds) <= set(scene.legend)


def test_a_board_shows_health_target_tokens_and_statuses() -> None:
    match = (
        Scenario("khor asha")
        .seeker("khor", hand="kh1")
        .enemy("wyvern", health=12, target="asha", rows={2: "wound wound trap"})
        .turn("khor")
    )
    board = seen(match).zone("enemy:wyvern")
    assert [one.id for one in board.pieces] == ["enemy:wyvern", *(f"slot:wyvern_{row}" for row in (1, 2, 3))]
    assert texts(board.pieces[0]) == ["12 of 30 health", "its target is Asha, at distance 2"]
    assert board.pieces[0].face is not None and board.pieces[0].face.lines == ["seeks: most health"]
    row = board.pieces[2]
    assert row.face is not None and row.face.title == "Wing Buffet" and row.face.number == "2"
    assert [mark.sign for mark in row.marks[:4]] == ["6", "7", "8", "9"]
    assert texts(row)[4:] == ["A Wound ×2", "A Trap"]
    held = piece(seen(match, seat=1).zone("seeker:asha"), "seeker:asha")
    assert "target of: Raging Wyvern" in texts(held)


def test_the_bag_says_how_likely_each_consequence_is() -> None:
    match = Scenario("khor asha").seeker("khor", hand="kh1").bag("khor 1 2 6").fate(1).draws()
    bag = seen(match).zone("bag")
    assert bag.count == 4 and len(bag.pieces) == 4
    assert bag.note == "Khor 25 % · Raging Bite 50 % · Wing Buffet 25 %"
    assert texts(bag.pieces[0]) == ["Khor's pawn · 1 of 4 (25 %)"]


def test_the_ability_that_a_pawn_would_trigger_is_awake() -> None:
    """While a pawn may still be replaced one sees what it brings."""
    redraw = next(
        LEXICON.id("pair", pair) for pair in range(PAIRS) if CONTENT.cards[BOOSTS + pair].boost == BOOST_REDRAW
    )
    owner = CONTENT.cards[value("pair", redraw)].owner
    name = LEXICON.id("seeker", owner) if owner != NONE else "asha"
    other = "khor" if name != "khor" else "asha"
    match = Scenario(f"{other} {name}").seeker(name, hand=f"{redraw}+").pawn("6")
    scene = seen(match)
    assert [one.id for one in scene.zone("drawn").pieces] == ["pawn:6"]
    assert [one.id for one in scene.zone("enemy:wyvern").pieces if one.awake] == ["slot:wyvern_2"]


def test_own_cards_lie_beside_the_board_and_those_of_others_on_their_page() -> None:
    match = new("khor asha", "q1_2")
    scene = seen(match)
    assert [page.id for page in scene.pages] == ["board", "seekers"]
    assert scene.zone("hand:khor").page == "board" and scene.zone("hand:khor").place == "own"
    assert scene.zone("hand:asha").page == "seekers" and scene.zone("deck:asha").count is not None
    assert {piece.id for piece in scene.zone("hand:khor").pieces}


def test_cards_that_are_alike_lie_on_each_other() -> None:
    match = Scenario("khor asha").seeker("khor", hand="kh1 d2 d2 kh2+", statuses="wound").turn("khor")
    ids = [one.id for one in seen(match).zone("hand:khor").pieces]
    assert ids == ["action:kh1", "action:d2", "boost:kh2", "status:wound"]
    assert [mark.sign for mark in piece(seen(match).zone("hand:khor"), "action:d2").marks] == ["×2"]


def prose(scene: Scene) -> str:
    return "\n".join(paragraph.text for zone in scene.zones for paragraph in zone.paragraphs)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_story_shows_what_was_read_and_nothing_else(lang: str) -> None:
    match = veillee.new("kinfire", mode="quest", players=2, seed=2, settings={"quest": "2"})
    chance = Chance("story", 2)
    side = lang == "en"
    seen_cards = 0
    for _ in range(25):
        if match.over:
            break
        read = set(table_of(match).company.read)
        shown = prose(seen(match, lang))
        for card, words in enumerate(CONTENT.prose.texts):
            start = words[side].split("\n\n")[0].strip()
            if len(start) > 40:
                assert (start in shown) == (card in read), start
        seen_cards = max(seen_cards, len(read))
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
    assert seen_cards > 1


def test_there_is_no_board_before_a_combat() -> None:
    match = veillee.new("kinfire", mode="quest", players=2, seed=2, settings={"quest": "2"})
    assert "board" not in {page.id for page in seen(match).pages}


def test_zones_of_each_map_are_called_by_its_names() -> None:
    for number, battle_map in enumerate(CONTENT.maps):
        words = BOX.lexicon.renamed("zone", "spot", number * ZONES)
        for place in range(len(battle_map.zones)):
            assert words.name("zone", place, "en") == CONTENT.prose.zones[number][place][1]
        assert words.id("zone", 0) == "z1"


# -- the town and the group ------------------------------------------------------------------


def painted(table: KinfireTable, lang: str = "en") -> Painting:
    box = SPEC.box()
    words = box.lexicon.seated("seeker", tuple(seeker.seeker for seeker in table.seats))
    return paint(View(table, 0, lang, words, SPEC.messages(lang), album=SPEC.album_of(box, lang)))


def zone_of(painting: Painting, id_: str) -> Zone:
    return next(zone for zone in painting.zones if zone.id == id_)


def missing(table: KinfireTable) -> set[str]:
    """What options name and nobody sees."""
    painting = painted(table)
    shown = {piece.id for zone in painting.zones for piece in zone.pieces}
    shown |= {f"cell:{cell.id}" for zone in painting.zones for cell in zone.cells}
    named = {target for option in table.options for target in LEXICON.pieces(LEXICON.args(option))}
    return named - shown


@pytest.mark.rule("KIN-270")
def test_the_town_shows_its_places_and_which_are_closed() -> None:
    table = in_town("asha khor")
    table.next(Town(False))
    table.advance()
    places = {cell.id: cell for cell in zone_of(painted(table), "town").cells}
    assert not places["v5"].closed and places["v7"].closed and "d4" not in places
    assert places["v1"].marks == ["inn"] and places["v2"].marks == ["shop", "bounties"], "all that a place is for"
    assert places["v3"].marks == [] == places["v7"].marks
    assert not missing(table)


@pytest.mark.rule("KIN-274")
def test_a_shop_shows_what_it_sells_with_prices() -> None:
    table = in_town("asha khor")
    table.company.coins = 5
    read(table, "v_2")
    assert not missing(table)
    remedy = piece(zone_of(painted(table), "choosing"), "action:d2")
    assert texts(remedy)[0].startswith("price: ") and texts(remedy)[1] == "in stock: 2"
    assert zone_of(painted(table), "coins").count == 5


@pytest.mark.rule("KIN-273", "KIN-327")
def test_what_is_too_dear_or_sold_out_can_be_seen() -> None:
    table = in_town("asha khor")
    table.company.coins = 1
    table.company.stock[value("action", "d2")] = 0
    table.trophies = [value("enemy", "wyvern")]
    read(table, "v_2")
    shown = zone_of(painted(table), "choosing")
    goods = CONTENT.shops[CONTENT.story[value("story", "v_2")].shop].goods
    assert [one.id for one in shown.pieces[: len(goods)]] == [LEXICON.target("action", good.card) for good in goods]
    assert texts(piece(shown, "action:d2"))[1] == "sold out"


def test_trophies_show_what_is_paid_for_them() -> None:
    table = in_town("asha khor", town=1)
    table.trophies = [value("enemy", "garrek")]
    read(table, "d_4")
    assert not missing(table)
    assert texts(piece(zone_of(painted(table), "choosing"), "enemy:garrek"))[0].startswith("paid for it: ")
    assert zone_of(painted(table), "trophies").pieces[0].id == "trophy:garrek"


@pytest.mark.rule("KIN-278", "KIN-279")
def test_a_trophy_says_what_it_brings_and_the_object_that_is_made_of_it() -> None:
    table = in_town("asha khor", town=1)
    table.trophies = [value("enemy", "wyvern")]
    read(table, "d_4")
    face = piece(zone_of(painted(table), "choosing"), "enemy:wyvern").face
    assert face is not None and face.lines[:2] == ["Sold for 2 coins", "Or given away for Wyvern-Fur Cape"]
    assert len(face.lines) > 2, "with what the object does"


def test_cards_that_leave_or_join_a_deck_are_shown() -> None:
    table = in_town("asha khor")
    table.company.reserve = [value("pair", "br1"), value("action", "d2")]
    table.company.coins = 3
    table.next(Sleep(0, 2))
    table.advance()
    kinds = set()
    for _ in range(12):
        if table.asking is None:
            break
        assert not missing(table)
        kinds |= {option.kind for option in table.options}
        table.choose(table.options[0])
    assert {"sleep", "out", "in"} <= kinds


@pytest.mark.rule("KIN-286", "KIN-288")
def test_decks_show_their_pairs_and_limits() -> None:
    table = in_town("asha khor")
    table.company.reserve = [value("pair", "br1"), value("action", "d2"), value("action", "d2")]
    painting = painted(table)
    book = zone_of(painting, "deckbook:asha")
    assert [one.id for one in book.pieces] == [LEXICON.target("pair", pair) for pair in table.seats[0].pairs]
    assert book.note.startswith("Kinfire: 0 of 0 · ") and book.note.endswith("of 3")
    reserve = zone_of(painting, "reserve").pieces
    assert [one.id for one in reserve] == ["pair:br1", "action:d2"] and reserve[1].marks[0].sign == "×2"


@pytest.mark.rule("KIN-283", "KIN-284", "KIN-285", "KIN-286", "KIN-288", "KIN-328")
def test_the_five_limits_stand_beside_a_deck_that_is_built() -> None:
    table = in_town("asha khor")
    table.next(TakeOut(0, ANY_CARDS))
    table.advance()
    building = painted(table)
    told = [one.text for one in zone_of(building, "limits").paragraphs]
    assert told[1] == "2 · Size: 9 pairs, none is missing." and len(told) == 5
    assert told[2] == (
        "3 · Colours: power (red) 2 of 2 · finesse (green) 3 of 4 · wisdom (blue) 3 of 3"
        " · one more card counts as any of its colours."
    )
    assert [one.id for one in zone_of(building, "deckbook:asha").pieces] == [
        LEXICON.target("pair", option.values[0]) for option in table.options if option.kind == "out"
    ]
    assert zone_of(building, "limits").page == "decks" and not [
        zone for zone in building.zones if zone.id == "choosing"
    ]
    for place in (0, 0, -1):
        table.choose(table.options[place])
    assert isinstance(table.asking, PutIn)
    told = [one.text for one in zone_of(painted(table), "limits").paragraphs]
    assert told[1] == "2 · Size: 9 pairs, 2 are missing."


def test_pictures_are_named_where_they_are_collected() -> None:
    """The sprite is made of the words in faces.py and scene.py: other rooms name no icon by themselves."""
    for room in ("battle.py", "pages.py"):
        source = files("veillee.games.kinfire").joinpath(room).read_text("utf-8")
        assert not re.findall(r'Mark\("[a-z]', source)


def test_what_was_chosen_stands_below_its_card_and_closed_lines_say_why() -> None:
    match = veillee.new("kinfire", mode="quest", players=2, seed=2, settings={"quest": "2", "decisions": "speaker"})
    assert [one.id for one in seen(match).zone("text").pieces] == ["line:q2_1_1", "line:q2_1_2"], "where the page ends"
    match.play("choose:q2_1_2")
    told = seen(match).zone("text").paragraphs
    assert [paragraph.text for paragraph in told if paragraph.decided] == ["Cross at once"]
    assert [paragraph.title for paragraph in told][:2] == ["The Broken Bridge", "The Sarne in Flood"]
    at = next(number for number, paragraph in enumerate(told) if paragraph.decided)
    assert told[at + 1].title == "The Ropes"
    assert told[-1].speaker == "Test" and "the chosen colour (red or green)" in told[-1].text
    assert [one.id for one in seen(match).zone("text").pieces] == ["colour:red", "colour:green"]


def test_a_story_is_read_on_a_page_without_the_own_cards() -> None:
    match = veillee.new("kinfire", mode="quest", players=2, seed=2, settings={"quest": "2", "decisions": "speaker"})
    own = [zone for zone in seen(match).zones if zone.owner == 0]
    assert own and {zone.page for zone in own} <= {"seekers", "decks"}
    fight = veillee.new("kinfire", mode="combat", players=2, seed=2)
    assert {zone.page for zone in seen(fight).zones if zone.owner == 0} == {"board"}


def test_no_text_of_the_story_is_printed_in_advance() -> None:
    match = veillee.new("kinfire", mode="quest", players=2, seed=2, settings={"quest": "2"})
    printed = msgspec.json.encode(stage_of(match, "en").backdrop).decode()
    for words in (*CONTENT.prose.texts, *CONTENT.prose.memories):
        assert len(words[1]) < 40 or words[1][:40] not in printed


def test_the_map_shows_by_a_line_whom_an_enemy_hunts_and_the_board_how_far_that_is() -> None:
    match = (
        Scenario("asha khor")
        .seeker("asha", zone=1)
        .seeker("khor", zone=3)
        .enemy("wyvern", zone=5, target="asha")
        .turn("khor")
    )
    scene = match.scene(0, "en")
    [figure] = [
        piece for zone in scene.zones if zone.id == "map" for piece in zone.pieces if piece.id == "enemy:wyvern"
    ]
    assert figure.towards == "seeker:asha"
    [board] = [zone for zone in scene.zones if zone.id == "enemy:wyvern"]
    assert "its target is Asha, at distance 2" in [mark.text for mark in board.pieces[0].marks]


@pytest.mark.rule("KIN-242", "KIN-236", "KIN-238")
def test_a_card_shows_the_test_of_the_line_that_holds() -> None:
    def tests(memories: list[str], card: str) -> list[str]:
        match = veillee.new("kinfire", mode="quest", players=2, seed="lines", settings={"quest": "2"})
        table = table_of(match)
        table.company.memories = [value("memory", memory) for memory in memories]
        table.company.read = [value("story", card)]
        [text] = [zone for zone in match.scene(0, "en").zones if zone.id == "text"]
        return [one.text for one in text.paragraphs if one.speaker == "Test"]

    [told] = tests([], "v_8")
    assert told.endswith("Success: you receive an adventure card. Failure: the Seeker gains 1 Exhausted.")
    assert tests(["m3_c"], "v_8") == []
    [light], [heavy] = tests([], "q2_3"), tests(["m1_b"], "q2_3")
    assert "Exhausted" in heavy and "Exhausted" not in light


def test_places_of_a_town_say_what_they_are_for() -> None:
    match = veillee.new("kinfire", mode="quest", players=2, seed="town", settings={"quest": "2"})
    table = table_of(match)
    table.company.town = 0
    table.company.town_deck = [value("story", card) for card in ("v_1", "v_2", "v_3", "v_5")]
    scene = match.scene(0, "en")
    marks = {cell.id: [scene.legend[name].text for name in cell.marks] for cell in scene.zone("town").cells}
    assert marks["v1"][0].startswith("an inn") and marks["v2"][0] == "a shop" and marks["v5"] == ["a shop"]
    assert "troph" in marks["v2"][1] or "bount" in marks["v2"][1], "it takes trophies, too"
    assert marks["v3"] == [] == marks["v4"]


@pytest.mark.rule("KIN-023")
def test_a_pair_shows_the_boost_that_comes_with_its_action() -> None:
    table = in_town("asha khor")
    table.company.coins = 5
    read(table, "v_2")
    knife = piece(zone_of(painted(table), "choosing"), "action:vs1").face
    book = piece(zone_of(painted(table), "deckbook:asha"), "pair:as1").face
    for face in (knife, book):
        assert face is not None and face.kind == "action" and any(line.startswith("Boost") for line in face.lines)


@pytest.mark.rule("KIN-309", "KIN-306")
def test_a_combat_says_how_it_is_won_and_lost() -> None:
    def aim(combat: str) -> list[str]:
        face = zone_of(painted(table_of(new("khor asha", combat))), "aid").pieces[0].face
        assert face is not None and face.title == "The aim of the combat"
        assert face.lines[-1] == "Lost too when all pawns go back into the bag for the 12th time (0 so far)."
        return list(face.lines[:-1])

    lost = "Lost as soon as a Seeker is at 0 health."
    assert aim("q1_2") == ["Won when no enemy is left.", lost]
    assert aim("q9_11") == ["Won as soon as Mother Vesper the Auctioneer is at 0 health.", lost]
    held = "Won as soon as all pawns have gone back into the bag once: hold out until then."
    assert aim("q12_12") == [held, "Won when no enemy is left.", lost]
    assert aim("q10_12") == ["Won when no enemy is left.", lost, "Lost too if The Sleepers' Wagon is at 0 health."]
    assert zone_of(painted(in_town("asha khor")), "aid").pieces[0].id == "aid:pawns"


def test_what_the_log_names_is_the_piece_on_the_table() -> None:
    assert LEXICON.target("card", value("card", "as1_boost")) == LEXICON.target("boost", value("boost", "as1"))
    assert LEXICON.target("card", value("card", "asha_lantern")) == LEXICON.target("lantern", value("lantern", "asha"))
    table = in_town("asha khor")
    table.log = []
    gain_card(table, value("pair", "br1"), "KIN-256")
    [told] = table.log
    [kept] = zone_of(painted(table), "reserve").pieces
    assert kept.id in LEXICON.pieces(told.args)


@pytest.mark.rule("KIN-292", "KIN-321")
def test_the_card_that_is_learned_or_finds_its_place_lies_beside_the_question() -> None:
    table = in_town("asha khor", town=1)
    table.company.coins = 3
    table.seats[1].deck = [value("card", "ro5")] * 4
    read(table, "d_5")

    def says(zone: str) -> str:
        face = piece(zone_of(painted(table), zone), "action:tr1").face
        assert face is not None
        return face.lines[0]

    test = "One Seeker flips 3 cards: 2 red cards."
    assert says("choosing") == test
    choose(table, "train:tr1")
    assert says("meant") == test
    seekers = ["seeker:asha", "seeker:khor"]
    assert [one.id for one in zone_of(painted(table), "choosing").pieces] == seekers  # not in the book, pages away
    choose(table, "who:khor")
    assert says("meant") != test and "to_reserve" in keys(table)
    assert [one.id for one in zone_of(painted(table), "choosing").pieces] == seekers
    choose(table, "to_reserve")
    assert not [zone for zone in painted(table).zones if zone.id == "meant"]


@pytest.mark.rule("KIN-232")
def test_a_conundrum_names_whom_an_option_suits() -> None:
    table = story("asha khor")
    read(table, "q2_4")
    first = zone_of(painted(table), "text").pieces[0]
    assert [(mark.sign, mark.text) for mark in first.marks] == [("♨Asha", "Asha"), ("♨Feyn", "Feyn")]
