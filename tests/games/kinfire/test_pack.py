"""Content packs of an owner: accepted as they are, or refused with every problem at once."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.kinfire.house import CONTENT, SPEC, TEXTS, read, value
from tests.packs import Change, owned, problems
from veillee import PackError

PAIR, ENEMY, ALLY, MAP, SETUP = "pairs.toml", "enemies.toml", "allies.toml", "maps.toml", "setups.toml"
SEEKER, SHOP, VETERAN, LANTERN = "seekers.toml", "shops.toml", "veterans.toml", "lanterns.toml"
ONE, TWO, FIVE, VINNA = "quest_1.toml", "quest_2.toml", "quest_5.toml", "town_vinna.toml"
STAB = 'effect = "melee 3 (+2 ally_there)"'
BITE = 'effect = "melee 8 white; retarget"'
COINS = '"gain coins 2", "memory 1-A", "goto 1-5"'
ROPES = '"test group flip 1 need 1 blue: ok memory 2-A / fail one gain E 1"'


def refused(*changes: Change) -> list[str]:
    texts = dict(TEXTS)
    for file, old, new in changes:
        assert old in texts[file], f"{old!r} is not in {file}"
        texts[file] = texts[file].replace(old, new, 1)
    with pytest.raises(PackError) as found:
        read(texts)
    return [str(problem) for problem in found.value.problems]


def test_an_owner_plays_with_their_own_numbers(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        ("pack.toml", 'id      = "kinfire-house"', 'id      = "mine"'),
        (PAIR, STAB, 'effect = "melee 9 focus wound; move 2"'),
        (ENEMY, "health = 30", "health = 40"),
        (ONE, '"gain coins 2"', '"gain coins 7"'),
    )
    box = SPEC.box(pack)
    card = box.content.cards[value("pair", "as1")]
    first, second = box.content.effects[card.effect]
    assert (first.number, first.focus, second.number) == (9, True, 2)
    assert box.content.enemies[0].phases[0].health == 40
    won = box.content.lists[box.content.story[value("story", "q1_3")].ops]
    assert won[0].number == 7
    assert box.hash != SPEC.box().hash
    assert CONTENT.enemies[0].phases[0].health == 30


def test_all_problems_are_told_at_once(tmp_path: Path) -> None:
    pack = owned(
        SPEC,
        tmp_path,
        (PAIR, STAB, 'effect = "melle 3"'),
        (ENEMY, "health = 30", "health = 300"),
        (ONE, '"goto 1-2"', '"goto 1-22"'),
        (TWO, 'needs   = "coins 2"', 'needs   = "coin 2"'),
    )
    found = problems(SPEC, pack)
    assert found[0] == "enemies.toml, wyvern, health: found 300; expected a whole number, at least 1, at most 99"
    assert "quest_1.toml, q1_1, ops 1: found 'goto 1-22'; expected the number of a story or town card" in found
    assert any(
        line.startswith("quest_2.toml, q2_10, options 1, needs: found 'coin 2'; expected one of has") for line in found
    )
    assert any(line.startswith("pairs.toml, as1, effect: found 'melle 3'; expected one of melee 3,") for line in found)
    assert len(found) == 4


def test_problems_are_told_in_french_too() -> None:
    with pytest.raises(PackError) as refused_:
        read({**TEXTS, ONE: TEXTS[ONE].replace('"goto 1-2"', '"goto 1-22"')})
    [problem] = refused_.value.problems
    assert problem.text("fr") == (
        "quest_1.toml, q1_1, ops 1 : trouvé 'goto 1-22' ; attendu le numéro d'une carte d'histoire ou de ville"
    )


CASES: list[tuple[Change, str]] = [
    # the language of cards
    (
        (PAIR, STAB, 'effect = "melee"'),
        "pairs.toml, as1, effect: found 'melee'; expected an attack of the form melee 4",
    ),
    ((PAIR, STAB, 'effect = "melee 0"'), "pairs.toml, as1, effect: found 'melee 0'; expected an attack of the form"),
    (
        (PAIR, STAB, 'effect = "melee 3 wound focus"'),
        "pairs.toml, as1, effect: found 'melee 3 wound focus'; expected an attack",
    ),
    (
        (PAIR, STAB, 'effect = "melee 3 (+2 alone)"'),
        "pairs.toml, as1, effect: found 'melee 3 (+2 alone)'; expected an attack",
    ),
    ((PAIR, STAB, 'effect = "melee 3 burn"'), "pairs.toml, as1, effect: found 'melee 3 burn'; expected an attack"),
    ((PAIR, STAB, 'effect = "heal 2"'), "pairs.toml, as1, effect: found 'heal 2'; expected one of heal self 1"),
    ((PAIR, STAB, 'effect = "heal all 2"'), "pairs.toml, as1, effect: found 'heal all 2'; expected one of heal self 1"),
    ((PAIR, STAB, 'effect = "move 1;"'), "pairs.toml, as1, effect: found ''; expected one of melee 3"),
    (
        (PAIR, STAB, 'effect = "taunt far"'),
        "pairs.toml, as1, effect: found 'taunt far'; expected one of taunt near, taunt all",
    ),
    ((PAIR, STAB, 'effect = "ward heal_end 1"'), "pairs.toml, as1, effect: found 'ward heal_end 1'; expected no ward"),
    (
        (PAIR, STAB, 'effect = "heal same 1"'),
        "pairs.toml, as1, effect: found 'heal same 1'; expected a Seeker chosen right before same",
    ),
    (
        (PAIR, '"ward heal_end 1; heal any_near 2"', '"heal any_near 2"'),
        "pairs.toml, fe1, effect: found 'heal any_near 2'; expected exactly one ward",
    ),
    (
        (PAIR, 'effect = "damage +2"', 'effect = "damage 2"'),
        "pairs.toml, as1, boost: found 'damage 2'; expected one of damage +2, block 3",
    ),
    ((PAIR, 'effect = "move +1"', 'effect = "move +2"'), "pairs.toml, as2, boost: found 'move +2'; expected one of"),
    ((PAIR, 'as_boost = "block 3"', 'as_boost = "block"'), "pairs.toml, br2, as_boost: found 'block'; expected one of"),
    (
        (LANTERN, 'effect = "far 6"', 'effect = "farther 6"'),
        "lanterns.toml, valora, effect: found 'farther 6'; expected one of melee 3",
    ),
    # decks
    (
        (PAIR, 'owner  = "asha"', 'owner  = "nobody"'),
        "pairs.toml, as1, owner: found 'nobody'; expected one of asha, feyn",
    ),
    (
        (PAIR, 'owner  = "asha"', 'comes  = "loot"'),
        "pairs.toml, as1, owner: found nothing; expected the starting pairs, then",
    ),
    (
        (PAIR, 'colour = "green"', 'colour = "red"'),
        "seekers.toml, asha, bar: found [2, 4, 3]; expected colours that the 9 Action cards",
    ),
    (
        (PAIR, 'colour = "green"', 'colour = "yellow"'),
        "pairs.toml, as1, colour: found 'yellow'; expected one of blue, green,",
    ),
    (
        (SEEKER, "bar       = [2, 4, 3]", "bar       = [3, 3, 3]"),
        "seekers.toml, asha, bar: found [3, 3, 3]; expected colours",
    ),
    (
        (VETERAN, '["as3", "ua1"]', '["as3", "ua2"]'),
        "veterans.toml, asha, tier_1: found 'as3 → ua2'; expected a pair of the deck",
    ),
    (
        (VETERAN, '["as3", "ua1"]', '["as3", "zz1"]'),
        "veterans.toml, asha, tier_1: found 'zz1'; expected the id of a [[pair]]",
    ),
    (
        (VETERAN, "kinfire = 4", "kinfire = 1"),
        "veterans.toml, asha, tier_2: found 4; expected a cost of at most 1 kinfire tokens",
    ),
    ((VETERAN, "quests  = [7]", "quests  = [7, 1]"), "veterans.toml, [[tier]], tier, quests: found"),
    # enemies and allies
    (
        (ENEMY, BITE, 'effect = "melee 8; retarget"'),
        "enemies.toml, wyvern, rows: found 'melee 8'; expected an attack with damage, colour",
    ),
    (
        (ENEMY, BITE, 'effect = "far 8 white"'),
        "enemies.toml, wyvern, rows: found 'far 8 white'; expected one of melee 5 white",
    ),
    (
        (ENEMY, BITE, 'effect = "on_hit heal 2"'),
        "enemies.toml, wyvern, rows: found 'on_hit heal 2'; expected an attack before on_hit",
    ),
    (
        (ENEMY, BITE, 'effect = "retarget loudest"'),
        "enemies.toml, wyvern, rows: found 'retarget loudest'; expected one of retarget,",
    ),
    (
        (ENEMY, 'effect = "toll 1"', 'effect = "toll"'),
        "enemies.toml, garrek, rows: found 'toll'; expected one of toll 1, resist_ranged 1",
    ),
    (
        (ENEMY, "passive = true", "passive = false"),
        "enemies.toml, garrek, rows: found 'Right of Way'; expected tokens for an active ability",
    ),
    (
        (ENEMY, "tokens = [1, 2, 3, 4, 5]", "tokens = [1, 2, 3, 4]"),
        "setups.toml, q1_2, boards, allies: found '0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12'; expected the tokens 0 to 12",
    ),
    ((ENEMY, "covers = 1", "covers = 4"), "enemies.toml, rootmother, phases: found 4; expected a row from 1 to 3"),
    (
        (ENEMY, 'target = "most health"', 'target = "most hair"'),
        "enemies.toml, wyvern, target: found 'most hair'; expected one of closest,",
    ),
    (
        (ALLY, '"bless 1; status weaken"', '"bless; status weaken"'),
        "allies.toml, brann, effect: found 'bless'; expected one of bless 1, heal_all 1",
    ),
    ((ALLY, '"flood 4 3"', '"flood 9 3"'), "allies.toml, sluice, effect: found 'flood 9 3'; expected one of"),
    ((ALLY, "zone    = 5", "zone    = 7"), "allies.toml, brann, zone: found 7; expected a zone from 1 to 6"),
    (
        (ALLY, "health  = 6\n", ""),
        "allies.toml, brann, health: found nothing; expected health, except for the environment",
    ),
    # maps and setup cards
    ((MAP, "open   = [2, 3, 6]", "open   = [2, 3]"), "maps.toml, map_1, zones 6: found '1'; expected zones of the map"),
    (
        (MAP, "open   = [2, 3, 6]", "open   = [2, 3, 6, 7]"),
        "maps.toml, map_1, zones 1: found '7'; expected zones of the map",
    ),
    ((MAP, "amount = 1\n", ""), "maps.toml, map_3, zones 5: found 0; expected a benefit with its amount"),
    (
        (SETUP, 'enemy = "wyvern"', 'enemy = "dragon"'),
        "setups.toml, q1_2, boards: found 'dragon'; expected one of wyvern",
    ),
    (
        (SETUP, 'won        = ["all"]', 'won        = ["some"]'),
        "setups.toml, q1_2, won: found 'some'; expected all, defeat with an enemy",
    ),
    (
        (SETUP, 'lost       = ["ally wagon"]', 'lost       = ["ally brann"]'),
        "setups.toml, q10_12, lost: found 'ally brann'; expected ally with",
    ),
    (
        (SETUP, "footprints = [1, 1, 2, 2]", "footprints = [1, 1, 2, 7]"),
        "setups.toml, q1_2, boards, footprints: found 7; expected a zone from 1 to 6",
    ),
    # towns
    (
        (SHOP, '["V-2"]', '["V-99"]'),
        "shops.toml, anvil, cards: found 'V-99'; expected the number of a town card",
    ),
    (
        (SHOP, 'id = "vs1"', 'id = "vs9"'),
        "shops.toml, anvil, goods: found 'vs9'; expected the id of a pair or of a disposable card",
    ),
    (
        (SHOP, 'test = "flip 3 need 2 red"', 'test = "flip red"'),
        "shops.toml, yard, goods: found 'flip red'; expected a test of the form",
    ),
    (
        (SHOP, 'trophy = "wyvern"', 'trophy = "dragon"'),
        "shops.toml, oriane, bounties: found 'dragon'; expected one of wyvern",
    ),
    (
        (VINNA, 'start  = "V-1"', 'start  = "V-2"'),
        "town_vinna.toml, v_1, id: found 'V-1'; expected a card that stands once",
    ),
    (
        (VINNA, 'cards  = ["V-21", "V-22", "V-23"]', 'cards  = ["V-21", "V-22"]'),
        "town_vinna.toml, v_23, id: found 'V-23'; expected a card that stands once",
    ),
    # operations
    (
        (ONE, COINS, '"gain coins", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'gain coins'; expected one of gain coins 2",
    ),
    (
        (ONE, COINS, '"gain gold 2", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'gain gold 2'; expected one of gain coins 2",
    ),
    ((ONE, COINS, '"dance", "goto 1-5"'), "quest_1.toml, q1_3, ops 1: found 'dance'; expected one of goto 2-8, combat"),
    (
        (ONE, COINS, '"goto 1-5", "gain coins 2"'),
        "quest_1.toml, q1_3, ops 1: found 'goto 1-5'; expected nothing after an operation that leaves",
    ),
    (
        (ONE, COINS, '"memory 1-Z", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'memory 1-Z'; expected the number of a memory card",
    ),
    (
        (ONE, COINS, '"prompt 13", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'prompt 13'; expected the number of a quest",
    ),
    (
        (ONE, COINS, '"pouch copper", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'pouch copper'; expected bronze, silver or gold",
    ),
    ((ONE, COINS, '"loot zz1", "goto 1-5"'), "quest_1.toml, q1_3, ops 1: found 'loot zz1'; expected the id of a pair"),
    (
        (ONE, COINS, '"item as1", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'item as1'; expected the id of a disposable card",
    ),
    ((ONE, COINS, '"upgrade D", "goto 1-5"'), "quest_1.toml, q1_3, ops 1: found 'upgrade D'; expected A, B or C"),
    (
        (ONE, COINS, '"add 1-2", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'add 1-2'; expected the number of a town card",
    ),
    ((ONE, COINS, '"ending happy"'), "quest_1.toml, q1_3, ops 1: found 'ending happy'; expected city_lit, next_watch"),
    ((ONE, COINS, '"suffer 2", "goto 1-5"'), "quest_1.toml, q1_3, ops 1: found 'suffer 2'; expected one of"),
    (
        (ONE, COINS, '"each dance 1", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'each dance 1'; expected one of each gain E 1",
    ),
    (
        (ONE, COINS, '"kinfire all 1", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'kinfire all 1'; expected one of kinfire each 1",
    ),
    ((ONE, COINS, '"city paris 1"'), "quest_1.toml, q1_3, ops 1: found 'city paris 1'; expected one of city vinna 3"),
    (
        (ONE, COINS, '"note fog", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'note fog'; expected one of note enemy_hp 2 starless",
    ),
    (
        (ONE, COINS, '"note enemy_hp 2 dragon", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'note enemy_hp 2 dragon'; expected the id of an enemy",
    ),
    ((ONE, COINS, '"choose", "goto 1-5"'), "quest_1.toml, q1_3, options: found 0; expected two or more options"),
    (
        (ONE, COINS, '"first", "goto 1-5"'),
        "quest_1.toml, q1_3, first: found 0; expected lines with one operation first",
    ),
    ((ONE, f"[{COINS}]", "[]"), "quest_1.toml, q1_3, ops: found nothing; expected at least one operation"),
    (
        (ONE, "win goto 1-3 / lose goto 1-4", "win goto 1-3"),
        "quest_1.toml, q1_2, ops 1: found 'combat 1-2: win goto 1-3'; expected one of combat 2-11",
    ),
    (
        (ONE, '"combat 1-2:', '"combat 1-3:'),
        "quest_1.toml, q1_2, ops 1: found 'combat 1-3: win goto 1-3 / lose goto 1-4'; expected the number of a",
    ),
    # the story as a whole
    (
        (TWO, 'ops     = ["goto 2-2"]', 'ops     = ["gain coins 1"]'),
        "quest_2.toml, q2_1, ops: found 'choose'; expected operations that leave",
    ),
    (
        (ONE, COINS, '"test group flip 1 need 1 red: ok goto 1-5"'),
        "quest_1.toml, q1_3, ops: found 'test group flip 1 need 1 red: ok goto 1-5'; expected operations that leave",
    ),
    (
        (ONE, COINS, '"if has 1-A: goto 1-5"'),
        "quest_1.toml, q1_3, ops: found 'if has 1-A: goto 1-5'; expected operations that leave",
    ),
    (
        (ONE, COINS, '"gain coins 2", "memory 1-A"'),
        "quest_1.toml, q1_3, ops: found 'gain coins 2, memory 1-A'; expected operations that leave",
    ),
    ((ONE, COINS, '"goto 1-3"'), "quest_1.toml, q1_3, ops: found 'goto 1-3'; expected a way that leads to the end"),
    ((ONE, COINS, '"goto 2-1"'), "quest_1.toml, q1_3, ops: found 'goto 2-1'; expected cards of the same quest or town"),
    (
        (ONE, COINS, '"sleep 1", "goto 1-5"'),
        "quest_1.toml, q1_3, ops: found 'sleep 1, goto 1-5'; expected operations that are allowed here",
    ),
    (
        (VINNA, '"sleep 0"', '"city vinna 1"'),
        "town_vinna.toml, v_1, ops 1: found 'city vinna 1'; expected nothing after an operation that leaves",
    ),
    ((VINNA, '"sleep 0"', '"note extra_card"'), "town_vinna.toml, v_1, ops: found 'note extra_card, if"),
    (
        (VINNA, '"sleep 0"', '"shop"'),
        "town_vinna.toml, v_1, ops: found 'shop, if has 3-E and apart V-22: goto V-22'; expected a menu for this card",
    ),
    (
        (VINNA, '"replace V-15"', '"replace V-7"'),
        "town_vinna.toml, v_5, ops: found 'conundrum, shop'; expected another card of the same location",
    ),
    # conditions and tests
    (
        (ONE, COINS, '"if has: gain fate 1", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'has'; expected the number of a memory card",
    ),
    (
        (ONE, COINS, '"if brave: gain fate 1", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'brave'; expected one of has 1-A, done 4",
    ),
    (
        (ONE, COINS, '"if has 1-A", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'if has 1-A'; expected one of if has 1-A: gain fate 1",
    ),
    (
        (ONE, COINS, '"if has 1-A: jump", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'jump'; expected one of goto 2-8",
    ),
    (
        (ONE, COINS, '"if count(1-A, 1-A) >= 2: gain fate 1", "goto 1-5"'),
        "quest_1.toml, q1_3, ops 1: found 'count(1-A, 1-A) >= 2'; expected different memories",
    ),
    ((TWO, ROPES, '"test all flip 1 need 1 blue: ok gain fate 1"'), "quest_2.toml, q2_2, ops 1: found 'test all flip"),
    (
        (TWO, ROPES, '"test group flip 1 need 1 pink: ok gain fate 1"'),
        "quest_2.toml, q2_2, ops 1: found 'test group flip 1 need 1 pink",
    ),
    (
        (TWO, ROPES, '"test group flip 1 need 1 blue: ok gain fate 1 / all gain fate 1"'),
        "quest_2.toml, q2_2, ops 1: found 'test group",
    ),
    (
        (TWO, ROPES, '"test group flip 1 need 1 blue: fail suffer 1"'),
        "quest_2.toml, q2_2, ops 1: found 'suffer 1'; expected one of",
    ),
    (
        (TWO, "approaches = { red", "approaches = { blue"),
        "quest_2.toml, q2_3, approaches: found 'blue, green'; expected a text for each colour",
    ),
    # decisions, memories and folders
    (
        (TWO, 'seekers = ["asha", "feyn"]', 'seekers = ["asha"]'),
        "quest_2.toml, q2_4, options: found 'asha, naz, roland, khor, valora'; expected every Seeker",
    ),
    (
        (TWO, 'needs   = "has 2-A or has 2-B"', 'needs   = "has 2-A or brave"'),
        "quest_2.toml, q2_8, options 2, needs: found 'brave'; expected one of",
    ),
    (
        (FIVE, 'by       = "7-18"', 'by       = "7-99"'),
        "quest_5.toml, m5_a, by: found '7-99'; expected the number of a story or town card",
    ),
    ((FIVE, 'by       = "7-18"\n', ""), "quest_5.toml, m5_a, replaces, by: found '7-7'; expected two cards"),
    ((TWO, 'id     = "q2_5"', 'id     = "q2_50"'), "quest_2.toml, q2_50, id: found 'q2_50'; expected q2_5"),
    ((TWO, "number       = 2", "number       = 3"), "quest_2.toml, quest, number: found 3; expected 2"),
    (
        (TWO, 'id     = "m2_a"', 'id     = "memory_a"'),
        "quest_2.toml, memory_a, id: found 'memory_a'; expected an id such as m5_a",
    ),
    ((ONE, 'en = "The Shadow Lands"', 'english = "The Shadow Lands"'), "quest_1.toml, q1_1, name: found"),
]


@pytest.mark.parametrize(
    ("change", "expected"), CASES, ids=[f"{change[0]} {number}" for number, (change, _) in enumerate(CASES)]
)
def test_a_wrong_pack_is_refused(change: Change, expected: str) -> None:
    found = refused(change)
    assert any(line.startswith(expected) for line in found), found


def test_one_bad_card_is_one_problem() -> None:
    """Cards that lead to it, or ask for a memory that could not be read, are right."""
    assert len(refused((TWO, 'en = "The Ford"', 'english = "The Ford"'))) == 1
    assert len(refused((TWO, 'en = "Saw Marks"', 'english = "Saw Marks"'))) == 1


def test_a_missing_file_is_named() -> None:
    texts = {name: text for name, text in TEXTS.items() if name != "quest_4.toml"}
    with pytest.raises(PackError) as refused_:
        read(texts)
    assert "quest_4.toml: found nothing; expected a file of this name in the pack" in [
        str(problem) for problem in refused_.value.problems
    ]
