"""Every card and every ability does what is printed on it, read from the printed words and not from the rules' code."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from tests.games.kinfire.builder import (
    LEXICON,
    Scenario,
    ally,
    foe,
    seeker,
    statuses,
    table_of,
    value,
)
from tests.games.kinfire.referee import EFFECTS, ENEMIES, PAIRS, SETUPS
from veillee.core.match import Match
from veillee.core.table import Event
from veillee.games.kinfire.table import BOARD, KinfireTable
from veillee.testing import asked

ATTACKS = ("melee", "ranged", "melee_area", "ranged_area", "far")
STATUSES = ("wound", "weaken", "stun", "trap")
HEALTH = 10  # of the enemy whose ability is used: room to regain some
SETUP_OF = {board["enemy"]: id_ for id_, one in SETUPS.items() for board in one["boards"]}


def events(match: Match) -> list[Event]:
    return [*match.history.opening, *(event for played in match.story() for event in played.events)]


def told(match: Match, kind: str) -> list[Event]:
    return [event for event in events(match) if event.kind == kind]


def instructions(effect: str) -> list[list[str]]:
    """The words of each instruction; what stands in brackets is a condition."""
    return [re.sub(r"\(.*?\)", "", part).split() for part in effect.split(";")]


# -- cards -----------------------------------------------------------------------------------


def owner_of(name: str) -> str:
    if name.endswith("_lantern"):
        return name.removesuffix("_lantern")
    return str(PAIRS.get(name, {}).get("owner", "khor"))


def play_card(name: str) -> tuple[Match, str]:
    """The card is played in the zone of one enemy, beside another; nobody helps, nobody moves; first answers."""
    who = owner_of(name)
    other = "valora" if who != "valora" else "roland"
    words = [one[0] for one in instructions(EFFECTS[name])]
    away = any(one in ("ranged", "ranged_area", "far") for one in words)
    lantern = name.endswith("_lantern")
    scenario = Scenario(f"{who} {other}", combat="q1_2")
    # A second Action card, so that the hand is not renewed.
    spare = next(LEXICON.id("pair", pair) for pair in scenario.one(who).pairs if LEXICON.id("pair", pair) != name)
    scenario.seeker(who, zone=3, health=9, hand=spare if lantern else f"{name} {spare}", charged=lantern)
    scenario.seeker(other, zone=1, health=9)
    scenario.enemy("wyvern", zone=5 if away else 3, health=60, target=other)
    match = scenario.turn(who)
    match.play("lantern" if lantern else f"play:{name}")
    while not match.over and asked(match)[1] not in ("TakeTurn", "BeforeDraw"):
        keys = match.legal_keys
        calm = [key for key in ("no_boost", "stay", "no_shift", "enough", "draw_card") if key in keys]
        match.play(calm[0] if calm else keys[0])
    return match, who


@pytest.mark.rule("KIN-068", "KIN-069", "KIN-073", "KIN-074", "KIN-077", "KIN-079", "KIN-083")
@pytest.mark.parametrize("name", sorted(EFFECTS))
def test_every_card_does_what_is_printed(name: str) -> None:
    """What it deals, inflicts, draws on itself, heals, and gives in armour, cards and light."""
    match, who = play_card(name)
    mine = [one for one in instructions(EFFECTS[name]) if one]
    attacks = [one for one in mine if one[0] in ATTACKS]
    struck = told(match, "printed")
    assert [event.args["number"] for event in struck] == [int(one[1]) for one in attacks], "every attack, in order"
    assert len(told(match, "strikes")) == len(attacks)
    inflicted = [word for one in attacks for word in one[2:] if word in STATUSES]
    assert [LEXICON.id("status", event.args["status"]) for event in told(match, "covers")] == inflicted
    draws_attention = any("focus" in one for one in attacks) or any(one[0] == "taunt" for one in mine)
    hunted = table_of(match).seats[foe(match, "wyvern").target].seeker
    assert (LEXICON.id("seeker", hunted) == who) == draws_attention
    # There is one other Seeker: whoever is meant, it is one.
    for word, event in (("armor", "armor"), ("heal", "heals")):
        wanted = sum(int(one[2]) for one in mine if one[0] == word)
        assert sum(one.args["number"] for one in told(match, event)) == wanted, word
    exhausts = sum(int(one[1]) for one in mine if one[0] == "exhaust_self")
    assert len(told(match, "gains-exhausted")) == exhausts
    if ["charge"] in mine:
        assert seeker(match, who).charged


# -- abilities -------------------------------------------------------------------------------


def abilities() -> list[tuple[str, int, int, str]]:
    """Every active ability of every phase: enemy, phase, row and printed effect."""
    found = []
    for name, board in ENEMIES.items():
        rows = [dict(row) for row in board["rows"]]
        for phase in range(len(board.get("phases", ())) + 1):
            if phase:
                for overlay in board["phases"][phase - 1]["overlays"]:
                    if "effect" in overlay:
                        rows[overlay["covers"] - 1] = overlay
            for row, printed in enumerate(rows, 1):
                if not printed.get("passive"):
                    found.append((name, phase, row, printed["effect"]))
    return found


def use(name: str, phase: int, row: int, effect: str) -> Match:
    """The ability is used; its target stands where it can be reached, nobody can block, both bear it."""
    scenario = Scenario("asha roland", combat=SETUP_OF[name])
    table = scenario.table
    shots, moves = table.map.shots, table.map.moves
    mode = next((one[0] for one in instructions(effect) if one[0] in ATTACKS), "")
    plain = [zone for zone, one in enumerate(table.map.zones) if not one.block and not one.damage and one.gives < 0]
    here, there = next(
        (start, end)
        for start in plain
        for end in plain
        if (start == end if not mode.startswith("ranged") else shots[start][end] == 1)
    )
    far = next(zone for zone in plain if moves[here][zone] > 1)
    scenario.seeker("asha", zone=there + 1, health=12, armor=2, hand="as1 as2")
    scenario.seeker("roland", zone=far + 1, health=13, armor=3, hand="ro1 ro2")
    scenario.enemy(name, zone=here + 1, health=HEALTH, target="asha")
    for other in table.foes:
        if other.enemy != value("enemy", name):
            other.zone = far
    scenario.foe(name).phase = phase
    if phase:
        lay_tokens(table, scenario.foe(name).enemy)
    match = scenario.ability(name, row)
    while not match.over and asked(match)[1] not in ("TakeTurn", "BeforeDraw"):
        match.play(match.legal_keys[0])
    return match


def lay_tokens(table: KinfireTable, enemy: int) -> None:
    """Tokens of rows that have become passive lie beside active ones."""
    board = next(at for at, one in enumerate(table.foes) if one.enemy == enemy)
    active = table.phase(table.foes[board]).active
    for token, place in enumerate(table.tokens):
        if place // BOARD == board and place % BOARD not in active:
            table.tokens[token] = board * BOARD + active[0]


@pytest.mark.rule("KIN-152", "KIN-156", "KIN-076", "KIN-074", "KIN-162", "KIN-078")
@pytest.mark.parametrize(("name", "phase", "row", "effect"), abilities())
def test_every_ability_does_what_is_printed(name: str, phase: int, row: int, effect: str) -> None:
    match = use(name, phase, row, effect)
    words = instructions(effect)
    attacks = [one for one in words if one[0] in ATTACKS]
    assert [event.args["number"] for event in told(match, "attacks")] == [int(one[1]) for one in attacks]
    suffered = {one[0]: int(one[1]) for one in words if one[0] in ("suffer_all", "hurt_ally", "heal", "grow")}
    # Two armour cards, less one for each event; stolen ones are gone before.
    armor = max(0, 2 - sum(int(one[1]) for one in words if one[0] == "steal_armor"))
    health = 12
    for one in words:
        blow = int(one[1]) if one[0] in ATTACKS or one[0] == "suffer_all" else 0
        if blow:
            health -= max(0, blow - armor)
            armor = max(0, armor - 1)
    assert (seeker(match, "asha").health, seeker(match, "asha").armor) == (health, armor)
    assert seeker(match, "roland").health == 13 - max(0, suffered.get("suffer_all", 0) - 3)
    given = Counter(word for one in attacks for word in one[3:] if word in STATUSES)
    given.update(one[1] for one in words if one[0] == "give_near")
    assert statuses(match, "asha") == dict(given)
    lost = sum(int(one[-1]) for one in words if "discard_random" in one)
    assert len(told(match, "loses-card")) == lost
    gained = sum(int(one[-1]) for one in words if one[0] in ("heal", "grow") or one[:2] == ["on_hit", "heal"])
    assert foe(match, name).health == HEALTH + gained
    if "hurt_ally" in suffered:
        helper = table_of(match).helpers[0]
        assert len(told(match, "ally-hurt")) == 1
        assert ally(match, LEXICON.id("ally", helper.ally)).health == table_health(name) - suffered["hurt_ally"]
    aimed = told(match, "targets") + told(match, "targets-tied")
    assert len(aimed) == sum(one[0] == "retarget" for one in words)


def table_health(name: str) -> int:
    return Scenario("asha roland", combat=SETUP_OF[name]).table.helpers[0].health
