"""Every piece of the box against the printed tables."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tests.games.kinfire.house import (
    CONTENT,
    LEXICON,
    PACK,
    TARGET_NAMES,
    both,
    names,
    said,
    said_boost,
    said_condition,
    said_deeds,
    said_ops,
    value,
)
from tests.printed import tables
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms
from veillee.games.kinfire.effects import COLOURS, STATUSES
from veillee.games.kinfire.making import POUCHES, SIDES, UPGRADE_PACKS
from veillee.games.kinfire.words import SEEKER_IDS

PRINTED = tables("kinfire")
MAPS = [title for title in PRINTED if title.startswith("Map ")]
ENEMY_IDS = list(LEXICON.ids("enemy"))


def rows(title: str) -> list[list[str]]:
    """The rows of a table, each as what stands in its columns."""
    return [list(row.values()) for row in PRINTED[title]]


def listed(text: str) -> list[int]:
    """The numbers of a cell such as "1, 2, 3"."""
    return [] if text == "-" else [int(number) for number in text.split(", ")]


# -- components -----------------------------------------------------------------------------------


def test_components() -> None:
    counts = {name: [int(number) for number in re.findall(r"\d+", count)] for name, count, _ in rows("Components")}
    owned = {entry.id: entry.count for entry in PACK.components}
    assert counts["Enemy pawns 1 to 12"] == [owned["enemy_pawn"]]
    assert counts["Heart pawns"] == [owned["heart_pawn"]]
    assert counts["Darkness pawns"] == [owned["darkness_pawn"]]
    assert counts["Seeker pawns in the bag"] == [owned["seeker_pawn"]]
    assert counts["Ability tokens"][0] == owned["ability_token"] == terms.ABILITY_TOKENS
    assert counts["Time track slots"] == [owned["time_slot"]] == [terms.TIME_SLOTS]
    assert counts["Armour cards"] == [CONTENT.armor_pile]
    assert counts["Exhausted cards"] == [CONTENT.exhausted_pile]
    assert counts["Wound, weaken, stun, trap cards"] * terms.STATUSES == list(CONTENT.piles)
    assert counts["Quest folders"][1] == len(CONTENT.quests)
    assert counts["Atlas maps"] == [len(CONTENT.maps)]
    assert counts["Lantern cards"] == [len(PACK.lanterns)] == [terms.CARDS - terms.LANTERNS]
    assert counts["Disposable cards"][0] == terms.DISPOSABLE_KINDS
    assert counts["Enemies"] == [len(CONTENT.enemies), len(CONTENT.setups)]
    assert counts["Ally cards"] == [len(CONTENT.allies)]
    assert counts["Memory cards"] == [len(CONTENT.memories)]
    assert counts["Adventure cards"][0] == sum(prompt != ("", "") for prompt in CONTENT.prose.prompts)
    assert counts["Interlude cards"] == [sum(len(pack) for pack in CONTENT.prose.interludes)]


def test_pouches_and_packs() -> None:
    counts = {name: count for name, count, _ in rows("Components")}
    levels = re.findall(r"(\d) (bronze|silver|gold)", counts["Treasure pouches"])
    for count, level in levels:
        assert sum(pouch.startswith(level) for pouch in POUCHES) == int(count)
    assert all(len(pairs) == 2 for pairs in CONTENT.pouches)
    remedy = value("action", "d2")
    for pouch, items in zip(POUCHES, CONTENT.pouch_items, strict=True):
        assert items == ((remedy,) if pouch.startswith("bronze") else ())
    assert [len(pairs) for pairs in CONTENT.packs] == [terms.SEEKERS] * terms.PACKS
    kinds = [pair.starting for pair in CONTENT.pairs], [pair.pack != terms.NONE for pair in CONTENT.pairs]
    started, upgraded = sum(kinds[0]), sum(kinds[1])
    found = [started, len(CONTENT.pairs) - started - upgraded, upgraded]
    assert [int(number) for number in re.findall(r"\d+", counts["Card pairs (Action and Boost)"])] == found


def test_story_and_town_cards() -> None:
    counts = {name: [int(n) for n in re.findall(r"\d+", count)] for name, count, _ in rows("Components")}
    story = [card for card in CONTENT.story if card.quest != terms.NONE]
    assert counts["Story cards with numbers"][:2] == [len(story), len(CONTENT.prose.introductions)]
    towns = [[card for card in CONTENT.story if card.town == town] for town in (terms.VINNA, terms.DINLUX)]
    found = [len(towns[0]) + len(towns[1])]
    for town, cards in enumerate(towns):
        events = sum(card.event for card in cards)
        found += [len(cards) - events, sum(place.town == town for place in CONTENT.locations), events]
    assert counts["Town cards with numbers"] == found


# -- Seekers and their cards ----------------------------------------------------------------------


@pytest.mark.rule("KIN-008", "KIN-010")
def test_seekers() -> None:
    assert len(rows("Seekers")) == terms.SEEKERS
    for number, (name, _, health, with_two, armor, bar, _, _) in enumerate(rows("Seekers")):
        seeker = CONTENT.seekers[number]
        assert PACK.seekers[number].full_name.en == name
        assert (seeker.health, seeker.armor) == (int(health), int(armor))
        assert seeker.health + terms.TWO_SEEKERS_MORE == int(with_two)
        assert seeker.bar == tuple(int(count) for count in bar.split(" / "))


def check_pair(id_: str, title: str, colour: str, flags: str, kinfire: str, effect: str, boost: tuple[str, str]) -> int:
    """What all pairs have; the number of the pair."""
    number = value("pair", id_)
    action, support = CONTENT.cards[number], CONTENT.cards[terms.BOOSTS + number]
    assert names("pair", number) == names("action", number) == names("card", number) == title
    assert names("boost", number) == names("card", terms.BOOSTS + number) == boost[0]
    assert action.colours == support.colours == COLOURS[colour]
    marks = [] if flags == "-" else flags.split(", ")
    assert (action.free, action.ward) == ("free" in marks, "ward" in marks)
    as_boost = [mark.removeprefix("as_boost ") for mark in marks if mark.startswith("as_boost ")]
    assert ([said_boost(action)] if action.boost != terms.NONE else []) == as_boost
    assert action.instant == (action.free or bool(as_boost))
    assert action.kinfire == int(kinfire) and support.kinfire == 0
    assert said(action.effect) == effect
    assert said_boost(support) == boost[1]
    assert action.pair == support.pair == number and action.owner == support.owner
    assert not action.disposable
    return number


@pytest.mark.rule("KIN-016", "KIN-023", "KIN-284")
@pytest.mark.parametrize("seeker", range(terms.SEEKERS))
def test_starting_decks(seeker: int) -> None:
    printed = rows(f"Deck of {SEEKER_IDS[seeker].capitalize()}")
    found = [
        check_pair(id_, title, colour, flags, "0", effect, (boost, gives))
        for id_, title, colour, flags, effect, boost, gives in printed
    ]
    assert CONTENT.seekers[seeker].pairs == tuple(found) and len(found) == terms.STARTING
    for number in found:
        assert CONTENT.cards[number].owner == CONTENT.pairs[number].owner == seeker
        assert CONTENT.pairs[number].starting


@pytest.mark.rule("KIN-254", "KIN-255")
def test_acquirable_pairs() -> None:
    for id_, title, colour, flags, kinfire, effect, boost, gives, source in rows("Acquirable pairs"):
        number = check_pair(id_, title, colour, flags, kinfire, effect, (boost, gives))
        pair = CONTENT.pairs[number]
        assert (pair.owner, pair.pack, pair.starting) == (terms.NONE, terms.NONE, False)
        pouch = source.replace("-", "_")
        assert pair.pouch == (POUCHES.index(pouch) if pouch in POUCHES else terms.NONE)
        if pair.pouch != terms.NONE:
            assert number in CONTENT.pouches[pair.pouch]
        if source.startswith(("shop", "bounty", "trainer")):
            assert CONTENT.stock[number] == 1
        else:
            assert CONTENT.stock[number] == 0
        if source.startswith("loot"):
            quest = int(source.removeprefix("loot-")) - 1
            there = [op for card in CONTENT.story if card.quest == quest for op in CONTENT.lists[card.ops]]
            assert any(op.verb in (terms.LOOT, terms.EQUIP) and op.what == number for op in there), id_


@pytest.mark.rule("KIN-263", "KIN-264")
def test_upgrades() -> None:
    for place, row in enumerate(rows("Upgrade packs")):
        id_, title, colour, flags, kinfire, effect, boost, gives, source = row
        number = check_pair(id_, title, colour, flags, kinfire, effect, (boost, gives))
        pair = CONTENT.pairs[number]
        assert pair.pack == UPGRADE_PACKS.index(f"pack_{source[-1].lower()}")
        assert pair.owner == CONTENT.cards[number].owner == place % terms.SEEKERS
        assert CONTENT.packs[pair.pack][pair.owner] == number


@pytest.mark.rule("KIN-134", "KIN-145")
def test_lanterns() -> None:
    for seeker, (name, title, colour, effect) in enumerate(rows("Lanterns")):
        card = CONTENT.cards[terms.LANTERNS + seeker]
        assert SEEKER_IDS[seeker] == name.lower()
        assert names("lantern", seeker) == title
        assert (card.colours, said(card.effect), card.owner) == (COLOURS[colour], effect, seeker)


@pytest.mark.rule("KIN-276")
def test_disposables() -> None:
    shops = {good.card: good for shop in CONTENT.shops for good in shop.goods}
    for place, (id_, title, colour, flags, effect, where, price, _) in enumerate(rows("Disposable cards")):
        number = value("action", id_)
        card = CONTENT.cards[number]
        assert number == terms.DISPOSABLES + place and card.disposable and card.boost == terms.NONE
        assert names("action", number) == title
        assert (card.colours, said(card.effect)) == (COLOURS[colour], effect)
        assert (card.free, card.instant) == (flags == "free", flags == "free")
        if price == "-":
            assert number not in shops
        else:
            copies = re.findall(r"\((\d) cop", where)
            assert (shops[number].price, shops[number].stock) == (int(price), int(copies[0]))


@pytest.mark.rule("KIN-221")
def test_exhausted_is_a_void_card() -> None:
    card = CONTENT.cards[terms.EXHAUSTED]
    assert (card.colours, card.effect, card.boost) == (terms.VOID, terms.NONE, terms.NONE)
    assert names("card", terms.EXHAUSTED) == "Fatigue / Exhausted"


# -- enemies and allies ---------------------------------------------------------------------------


def test_enemies() -> None:
    assert [row[0] for row in rows("Enemies")] == ENEMY_IDS
    immunities = {"-": 0, "trap_zone": terms.IMMUNE_TRAPS, "zones": terms.IMMUNE_ZONES}
    for number, (_, title, health, target, speed, immunity) in enumerate(rows("Enemies")):
        enemy = CONTENT.enemies[number]
        assert names("enemy", number) == title
        assert enemy.phases[0].health == int(health)
        assert TARGET_NAMES[enemy.phases[0].target] == target
        assert enemy.speed == int(speed)
        assert enemy.immunity == immunities[immunity]


PASSIVE: dict[str, Callable[[b.Phase], tuple[int, ...]]] = {
    "toll": lambda phase: (phase.toll,),
    "resist_ranged": lambda phase: (phase.resist_ranged,),
    "resist_melee": lambda phase: (phase.resist_melee,),
    "reflect": lambda phase: (phase.reflect_least, phase.reflect),
    "regen_reset": lambda phase: (phase.regen,),
}


def check_row(number: int, phase: int, row: int, title: str, kind: str, effect: str) -> None:
    board = CONTENT.enemies[number].phases[phase]
    ability = board.rows[row]
    active = kind.startswith("active")
    assert both(CONTENT.prose.rows[number][phase][row]) == title
    assert (ability.active, row in board.active) == (active, active)
    assert said_deeds(ability.deeds) == effect
    assert ability.attacks == any(word.startswith(("melee", "ranged")) for word in effect.split("; "))
    if not active:
        name, *numbers = effect.split(" ")
        assert PASSIVE[name](board) == tuple(int(one) for one in numbers)


@pytest.mark.rule("KIN-153", "KIN-154")
@pytest.mark.parametrize("enemy", ENEMY_IDS)
def test_boards(enemy: str) -> None:
    number = ENEMY_IDS.index(enemy)
    board = CONTENT.enemies[number]
    printed = rows(f"Board of {enemy}")
    assert [int(row[0]) for row in printed] == list(range(1, len(board.phases[0].rows) + 1))
    for row, (_, title, kind, tokens, effect) in enumerate(printed):
        check_row(number, 0, row, title, kind, effect)
        assert list(board.tokens[row]) == listed(tokens.replace("Darkness", "0"))
    passive = {effect.split(" ")[0] for _, _, kind, _, effect in printed if kind == "passive"}
    for name, amounts in PASSIVE.items():
        assert (name in passive) == any(amounts(board.phases[0])), name


@pytest.mark.rule("KIN-195", "KIN-198")
def test_overlays_of_the_rootmother() -> None:
    number = ENEMY_IDS.index("rootmother")
    enemy = CONTENT.enemies[number]
    assert [phase.health for phase in enemy.phases] == [20, 16]
    for overlay, covers, title, kind, effect in rows("Phases of rootmother"):
        assert covers == f"row {overlay}"
        check_row(number, 1, int(overlay) - 1, title, kind, effect)
    assert enemy.phases[1].rows[1] is enemy.phases[0].rows[1]
    assert enemy.phases[1].target == enemy.phases[0].target
    assert enemy.phases[1].active == (0, 1)


@pytest.mark.rule("KIN-195", "KIN-198")
def test_overlays_of_the_starless_one() -> None:
    number = ENEMY_IDS.index("starless")
    enemy = CONTENT.enemies[number]
    for phase, health, target, overlay, covers, title, kind, effect in rows("Phases of starless"):
        board = enemy.phases[int(phase) - 1]
        if health:
            assert (board.health, TARGET_NAMES[board.target]) == (int(health), target.partition(" (")[0])
        assert covers == f"row {overlay}"
        check_row(number, int(phase) - 1, int(overlay) - 1, title, kind, effect)
    assert len(enemy.phases) == 3
    assert enemy.phases[2].rows[1] is enemy.phases[1].rows[1], "the overlay of phase 2 stays"
    assert enemy.phases[2].active == (0, 1, 3)


def test_all_other_enemies_have_one_phase() -> None:
    phases = {id_: len(enemy.phases) for id_, enemy in zip(ENEMY_IDS, CONTENT.enemies, strict=True)}
    assert {id_: count for id_, count in phases.items() if count > 1} == {"rootmother": 2, "starless": 3}


@pytest.mark.rule("KIN-296", "KIN-302", "KIN-049")
def test_health_by_group_and_level() -> None:
    printed = rows("Health by group and level")
    assert [row[0] for row in printed] == ENEMY_IDS
    for number, (_, *cells) in enumerate(printed):
        enemy = CONTENT.enemies[number]
        for place, cell in enumerate(cells):
            level, group = divmod(place, 3)
            found = [b.health_of(enemy, phase, level, group + 2) for phase in range(len(enemy.phases))]
            assert found == [int(health) for health in cell.split(" / ")]


@pytest.mark.rule("KIN-015")
def test_health_ends_at_99() -> None:
    huge = b.Phase(health=95, target=terms.CLOSEST, rows=(), active=())
    enemy = b.Enemy(phases=(huge,), tokens=(), speed=1, immunity=0, fixed=False)
    assert b.health_of(enemy, 0, terms.STARLESS, 4) == terms.HEALTH_MAX == 99


@pytest.mark.rule("KIN-213", "KIN-215", "KIN-216")
def test_allies() -> None:
    for number, row in enumerate(rows("Allies")):
        id_, title, side, health, zone, tokens, ability, effect, leaves = row
        ally = CONTENT.allies[number]
        assert (LEXICON.id("ally", number), names("ally", number)) == (id_, title)
        assert SIDES[ally.side] == side
        assert ally.health == (terms.NONE if health == "-" else int(health))
        assert (ally.health == terms.NONE) == (leaves == "never")
        assert f"map {ally.map + 1}, zone {ally.zone + 1}" == zone
        assert list(ally.tokens) == listed(tokens)
        assert (both(CONTENT.prose.deeds[number]) if ability != "-" else "-") == ability
        assert (said_deeds(ally.deeds) if ally.deeds != terms.NONE else "-") == effect


# -- maps and setup cards -------------------------------------------------------------------------


@pytest.mark.rule("KIN-205", "KIN-206", "KIN-207", "KIN-208", "KIN-210", "KIN-211")
@pytest.mark.parametrize("number", range(terms.MAPS))
def test_maps(number: int) -> None:
    title = MAPS[number]
    assert f"Map {number + 1}: {names('map', number)}" == title
    board = CONTENT.maps[number]
    assert len(rows(title)) == len(board.zones)
    for place, (label, name, effects, open_to, red, black, at) in enumerate(rows(title)):
        zone = board.zones[place]
        assert int(label) == place + 1
        assert both(CONTENT.prose.zones[number][place]) == name
        for found, printed in ((zone.open, open_to), (zone.red, red), (zone.black, black)):
            assert [other + 1 for other in found] == listed(printed)
        assert [zone.x, zone.y] == listed(at)
        assert said_zone(zone) == effects


def said_zone(zone: b.Zone) -> str:
    if zone.gives != terms.NONE:
        return f"negative: {list(STATUSES)[zone.gives]}"
    amounts = {"block": zone.block, "damage": zone.damage, "health": zone.health}
    for name, amount in amounts.items():
        if amount:
            only = {terms.ANY_REACH: "", terms.RANGED_ONLY: " (ranged only)", terms.MELEE_ONLY: " (melee only)"}[
                zone.reach
            ]
            return f"positive: {name} {amount}{only}"
    return "-"


@pytest.mark.rule("KIN-205", "KIN-206", "KIN-207")
def test_distances_follow_the_lines() -> None:
    mill = CONTENT.maps[2]
    porch, millstones, wheel, yard, barn = 2, 3, 5, 0, 1
    assert mill.moves[wheel][millstones] == 3, "by the yard and the porch: the red line stops movement"
    assert mill.shots[wheel][millstones] == 1, "attacks cross a red line"
    assert mill.shots[barn][porch] == 2, "nothing crosses a black line"
    assert mill.near[yard] == 1 << barn | 1 << porch | 1 << wheel
    for board in CONTENT.maps:
        for zone in range(len(board.zones)):
            assert board.moves[zone][zone] == board.shots[zone][zone] == 0
            assert all(far < terms.ZONES for far in board.moves[zone]), "every zone can be reached"


@pytest.mark.rule("KIN-045", "KIN-047", "KIN-048", "KIN-050", "KIN-309")
def test_setup_cards() -> None:
    printed = rows("Combat setup cards")
    assert len(printed) == len(CONTENT.setups) == terms.SETUPS
    for number, row in enumerate(printed):
        card, quest, battle_map, boards, allies, footprints, fate, won, lost, _ = row
        setup = CONTENT.setups[number]
        assert PACK.setups[number].id == "q" + card.replace("-", "_")
        assert (setup.quest + 1, setup.map + 1, setup.fate) == (int(quest), int(battle_map), int(fate))
        placed = zip(setup.enemies, setup.zones, strict=True)
        assert ", ".join(f"{ENEMY_IDS[enemy]} ({zone + 1})" for enemy, zone in placed) == boards
        there = [f"{LEXICON.id('ally', ally)} ({CONTENT.allies[ally].zone + 1})" for ally in setup.allies]
        assert (", ".join(there) or "-") == allies
        assert [zone + 1 for zone in setup.footprints] == listed(footprints)
        assert ", ".join(said_won(kind, what) for kind, what in setup.won) == won
        assert (", ".join(f"ally {LEXICON.id('ally', ally)}" for ally in setup.lost) or "-") == lost
        tokens = [token for enemy in setup.enemies for row_ in CONTENT.enemies[enemy].tokens for token in row_]
        tokens += [token for ally in setup.allies for token in CONTENT.allies[ally].tokens]
        assert sorted(tokens) == list(range(terms.ABILITY_TOKENS)), "KIN-048: all 13 tokens are used"


def said_won(kind: int, what: int) -> str:
    return {terms.WON_ALL: "all", terms.WON_DEFEAT: f"defeat {ENEMY_IDS[what]}", terms.WON_RESETS: f"resets {what}"}[
        kind
    ]


# -- towns and campaign ---------------------------------------------------------------------------


@pytest.mark.rule("KIN-273", "KIN-274", "KIN-292")
def test_shops() -> None:
    shop = terms.NONE
    found: dict[int, list[tuple[int, int]]] = {}
    for place, goods, price in rows("Shops"):
        if place:
            cards = re.findall(r"\b[VD]-\d+", place)
            shops = {CONTENT.story[value("story", card.lower().replace("-", "_"))].shop for card in cards}
            assert len(shops) == 1
            shop = shops.pop()
        id_, stock, test = re.fullmatch(r"(\w+)(?: ×(\d))?(?:, test: one Seeker (.*))?", goods).groups()  # type: ignore[union-attr]
        number = value("action", id_)
        good = next(good for good in CONTENT.shops[shop].goods if good.card == number)
        assert (good.price, good.stock) == (int(re.findall(r"\d", price)[0]), int(stock or 1))
        assert CONTENT.stock[number] == good.stock
        hues = [
            name
            for name, hue in (("red", terms.RED), ("green", terms.GREEN), ("blue", terms.BLUE))
            if good.colours & hue
        ]
        said_test = f"flips {good.flip}, needs {good.need} {'|'.join(hues)}" if good.flip else None
        assert said_test == test
        found.setdefault(shop, []).append((number, good.price))
    for number, offered in found.items():
        assert [(good.card, good.price) for good in CONTENT.shops[number].goods] == offered


@pytest.mark.rule("KIN-278", "KIN-279")
def test_bounties() -> None:
    counter = CONTENT.shops[CONTENT.story[value("story", "d_4")].shop]
    paid = {trophy: (coins, special) for trophy, coins, special in rows("Bounties of Oriane")}
    for number, enemy in enumerate(ENEMY_IDS):
        coins, special = paid.get(enemy, ("-1", "-"))
        assert counter.coins[number] == int(coins)
        object_ = counter.objects[number]
        if special == "-":
            assert object_ == terms.NONE
        else:
            name = re.sub(r" \[.*\]", "", special)
            assert f"{LEXICON.id('pair', object_)} {LEXICON.name('pair', object_, 'en')}" == name
    assert "starless" not in paid
    anvil = CONTENT.shops[CONTENT.story[value("story", "v_2")].shop]
    assert set(anvil.coins) == {1} and set(anvil.objects) == {terms.NONE}


@pytest.mark.rule("KIN-331")
def test_veteran_decks() -> None:
    for seeker, (name, *tiers) in enumerate(rows("Veteran decks")):
        assert SEEKER_IDS[seeker] == name.lower()
        made: list[str] = []
        assert CONTENT.tiers[0].exchanges[seeker] == ()
        for tier, cell in enumerate(tiers, 1):
            made += cell.split(", ")
            found = CONTENT.tiers[tier].exchanges[seeker]
            assert [f"{LEXICON.id('pair', old)}→{LEXICON.id('pair', new)}" for old, new in found] == made
    assert [tier.kinfire for tier in CONTENT.tiers] == [0, 1, 4, 8]
    quests = [[n + 1 for n, quest in enumerate(CONTENT.quests) if quest.tier == tier] for tier in range(4)]
    assert quests == [[1, 2, 3, 4, 8], [5, 6, 9, 11], [10, 12], [7]]
    assert [tier.packs for tier in CONTENT.tiers] == [(), (0,), (0, 1), (0, 1, 2)]


def test_quests() -> None:
    assert len(rows("Quests")) == terms.QUESTS
    fought = {setup.quest: setup for setup in CONTENT.setups}
    for quest, title, when, combat, _ in rows("Quests"):
        number = int(quest) - 1
        assert names("quest", number) == title
        assert CONTENT.quests[number].hidden == when.startswith("hidden")
        assert CONTENT.quests[number].first == value("story", f"q{quest}_1")
        assert (number in fought) == (not combat.startswith("none"))


@pytest.mark.rule("KIN-268", "KIN-270", "KIN-325")
@pytest.mark.parametrize(
    ("town", "title"), [(terms.VINNA, "Locations of Vinna"), (terms.DINLUX, "Locations of Din'Lux")]
)
def test_locations(town: int, title: str) -> None:
    places = [number for number, place in enumerate(CONTENT.locations) if place.town == town]
    assert len(places) == len(rows(title))
    for number, row in zip(places, PRINTED[title], strict=True):
        place = CONTENT.locations[number]
        assert LEXICON.id("location", number) == "vd"[town] + row["location"]
        assert names("location", number) == row["FR / EN"]
        assert both(CONTENT.prose.boroughs[number]) == row.get("borough", " / ")
        start, later = row["card at the start"], row["later cards (apart)"]
        cards = [card for card in f"{start}, {later}".split(", ") if card != "-"]
        assert [LEXICON.number("story", card) for card in place.cards] == cards
        assert [place.x, place.y] == listed(row["x, y"])
        for card in place.cards:
            assert CONTENT.story[card].location == number
            assert CONTENT.story[card].at_start == (LEXICON.number("story", card) == start)


@pytest.mark.rule("KIN-266")
@pytest.mark.parametrize("pack", range(terms.PACKS))
def test_interludes(pack: int) -> None:
    for seeker, (name, french, english) in enumerate(rows(f"Interludes of pack {'ABC'[pack]}")):
        assert SEEKER_IDS[seeker] == name.lower()
        assert CONTENT.prose.interludes[pack][seeker] == (french, english)


@pytest.mark.rule("KIN-235", "KIN-239")
def test_memories_are_gained_and_asked_for_where_the_index_says() -> None:
    printed = rows("Memories")
    assert [row[0] for row in printed] == list(LEXICON.numbers("memory"))
    for number, (label, title, gained, asked) in enumerate(printed):
        assert names("memory", number) == title
        found = [
            LEXICON.number("story", card) for card in range(len(CONTENT.story)) if f"memory {label}" in everything(card)
        ]
        assert found == gained.split(", ")
        memory = CONTENT.memories[number]
        if memory.replaces != terms.NONE:
            replaced, by = (LEXICON.number("story", card) for card in (memory.replaces, memory.by))
            assert asked == f"{replaced} (replaced by {by})"
            continue
        wanted = re.sub(r" \(discarded\)", "", asked).split(", ")
        pattern = re.compile(rf"(has |forget |count\([^)]*(?<!\d)){label}\b")
        cards = [
            LEXICON.number("story", card) for card in range(len(CONTENT.story)) if pattern.search(everything(card))
        ]
        assert sorted(cards, key=wanted.index) == wanted


def everything(card: int) -> str:
    """All operations and requirements of a card."""
    found = "; ".join(said_ops(CONTENT.story[card].ops))
    for op in CONTENT.lists[CONTENT.story[card].ops]:
        for choice in op.choices:
            found += "; " + "; ".join(said_ops(choice.then)) + "; " + said_if(choice.needs)
        for branch in op.branches:
            found += "; " + "; ".join(said_ops(branch.then)) + "; " + said_if(branch.condition)
    return found


def said_if(condition: b.Condition) -> str:
    return "" if condition.kind == terms.ALWAYS else said_condition(condition)
