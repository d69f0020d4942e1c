"""A referee for combats, written from the rulebook and the printed content, without a look at the rules' code.

It hears what is told, keeps its own account of pawns, health, armour, statuses, zones and targets, and raises at the
first event that the account does not allow. `agrees` compares the account with the table.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

from veillee.core.table import Event
from veillee.core.words import Lexicon
from veillee.games.kinfire.table import KinfireTable

FAR_AWAY = 99
CONDITIONS = ("most health", "least health", "most armour", "least armour", "closest")
DAMAGE = {"hit", "guards", "wounded", "suffers", "flooded", "toll", "reflected"}
AREA_STRIDE = 7
STRIDE = 12  # abilities of a board: three phases of four rows
WEAKEN, TRAPPED = 1, 3  # statuses, in the order of the rulebook


def content(name: str) -> Any:
    return tomllib.loads(files("veillee.games.kinfire").joinpath("content", name).read_text("utf-8"))


MAPS = content("maps.toml")["map"]
ENEMIES = {one["id"]: one for one in content("enemies.toml")["enemy"]}
SETUPS = {one["id"]: one for one in content("setups.toml")["setup"]}
PAIRS = {one["id"]: one for one in content("pairs.toml")["pair"]}
EFFECTS = {
    **{id_: one["effect"] for id_, one in PAIRS.items()},
    **{one["id"]: one["effect"] for one in content("disposables.toml")["disposable"]},
    **{f"{one['id']}_lantern": one["effect"] for one in content("lanterns.toml")["lantern"]},
}


class Foul(AssertionError):
    """Something was told that cannot be."""


def distances(zones: list[Any], kinds: tuple[str, ...]) -> list[list[int]]:
    """Between all zones, by borders of these kinds."""
    found = []
    for start in range(len(zones)):
        reached = {start: 0}
        edge = [start]
        while edge:
            here = edge.pop(0)
            for kind in kinds:
                for number in zones[here].get(kind, ()):
                    if number - 1 not in reached:
                        reached[number - 1] = reached[here] + 1
                        edge.append(number - 1)
        found.append([reached.get(end, FAR_AWAY) for end in range(len(zones))])
    return found


class Referee:
    def __init__(
        self, lexicon: Lexicon, setup: str, seekers: list[str], tops: list[int], enemy_health: list[int]
    ) -> None:
        self.lexicon = lexicon
        card = SETUPS[setup]
        zones = MAPS[card["map"] - 1]["zones"]
        self.zones = zones
        self.walk = distances(zones, ("open",))
        self.shot = distances(zones, ("open", "red"))
        self.seekers = seekers
        self.tops, self.health = tops, tops.copy()
        self.armor = [0] * len(seekers)
        self.statuses = [Counter[int]() for _ in seekers]
        self.at = [-1] * len(seekers)
        self.enemies = [board["enemy"] for board in card["boards"]]
        self.enemy_at = {board["enemy"]: board["zone"] - 1 for board in card["boards"]}
        self.enemy_health = dict(zip(self.enemies, enemy_health, strict=True))
        self.phase = dict.fromkeys(self.enemies, 0)
        self.target = dict.fromkeys(self.enemies, -1)
        self.gone: set[str] = set()
        each = 12 // len(seekers)
        self.bag = Counter(
            {**dict.fromkeys(seekers, each), **{str(n): 1 for n in range(1, 13)}, "heart": 3, "darkness": 2}
        )
        self.used: Counter[str] = Counter()
        self.time: list[str] = []
        self.held, self.drawn = "", list[str]()
        self.resets = 0
        self.turn = -1
        self.triggered: set[int] = set()
        self.pending: dict[int, int] = {}
        self.guarded = 0
        self.effect = ""
        self.card = ""  # the effect of the card that a Seeker plays
        self.boosted = 0
        self.weak = 0
        self.base = 0
        self.lines: Counter[str] = Counter()  # what was told to add or take away since the printed value

    # -- helpers ---------------------------------------------------------------------------

    def want(self, fair: object, why: str, event: Event) -> None:
        if not fair:
            raise Foul(f"{why}: {event.kind} {event.args}")

    def enemy(self, event: Event) -> str:
        return self.lexicon.id("enemy", event.args["enemy"])

    def zone(self, event: Event) -> int:
        return event.args["area"] % AREA_STRIDE

    def printed(self, name: str, row: int) -> str:
        """The effect of a row in the enemy's present phase, with all overlays so far."""
        board = ENEMIES[name]
        effect: str = board["rows"][row]["effect"]
        for phase in board.get("phases", ())[: self.phase[name]]:
            for overlay in phase["overlays"]:
                if overlay["covers"] == row + 1:
                    effect = overlay["effect"]
        return effect

    def attacks(self) -> list[tuple[str, int]]:
        """Mode and printed damage of the attacks of the ability that is used."""
        words = [part.split() for part in self.effect.split(";")]
        return [(one[0], int(one[1])) for one in words if one[0] in ("melee", "ranged", "melee_area", "ranged_area")]

    def reaches(self, mode: str, start: int, end: int) -> bool:
        if mode.startswith("melee"):
            return start == end
        return 0 < self.shot[start][end] <= (2 if mode == "far" else 1)

    def gives(self, zone: int, what: str, mode: str) -> int:
        """The damage or block that a zone gives for attacks of this kind."""
        printed = self.zones[zone]
        if printed.get("boosts") != what:
            return 0
        kind = "melee" if mode.startswith("melee") else "ranged"
        return int(printed["amount"]) if printed.get("reach", kind) in (kind, "any") else 0

    def resists(self, name: str, mode: str) -> int:
        word = "resist_melee" if mode.startswith("melee") else "resist_ranged"
        rows = [self.printed(name, row).split() for row in range(len(ENEMIES[name]["rows"]))]
        return sum(int(one[1]) for one in rows if one[0] == word)

    def played(self) -> list[tuple[str, int]]:
        """Mode and printed damage of the attacks of the card that is played."""
        words = [part.split() for part in self.card.split(";")]
        kinds = ("melee", "ranged", "melee_area", "ranged_area", "far")
        return [(one[0], int(one[1])) for one in words if one[0] in kinds]

    def best(self, name: str, condition: str) -> list[int]:
        distance = [-self.walk[self.enemy_at[name]][zone] for zone in self.at]
        sign = -1 if condition.startswith("least") else 1
        values = distance if condition == "closest" else self.health if "health" in condition else self.armor
        most = max(sign * one for one in values)
        return [seat for seat, one in enumerate(values) if sign * one == most]

    def take_pawn(self, event: Event) -> str:
        """The pawn in hand is placed: on the time track, or among the used ones."""
        pawn, self.held = self.held, ""
        if pawn in ("heart", "darkness"):
            self.want(len(self.time) < 4, "the time track is full", event)
            self.time.append(pawn)
        elif pawn:
            self.used[pawn] += 1
        return pawn

    # -- what is told ----------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        kind = event.kind
        if kind in DAMAGE:
            self.damaged(event)
        if kind.startswith(("more-", "less-")):
            self.lines[kind] += event.args.get("number", 1)
        hears = getattr(self, "on_" + kind.replace("-", "_"), None)
        if hears is not None:
            hears(event)

    def on_pawn(self, event: Event) -> None:
        pawn = self.lexicon.id("pawn", event.args["pawn"])
        self.want(not self.held and self.bag[pawn] > 0, "no such pawn in the bag, or two in hand", event)
        self.want(len(self.time) < 4, "the bag should have been reset", event)
        self.bag[pawn] -= 1
        self.held = pawn

    def on_fate_draws(self, event: Event) -> None:
        pawn = self.lexicon.id("pawn", event.args["pawn"])
        self.want(self.bag[pawn] > 0, "no such pawn in the bag", event)
        self.bag[pawn] -= 1
        self.drawn.append(pawn)

    def on_pawn_chosen(self, event: Event) -> None:
        pawn = self.lexicon.id("pawn", event.args["pawn"])
        self.want(pawn in self.drawn and len(self.drawn) <= 4, "not among the four", event)
        self.drawn.remove(pawn)
        self.bag.update(self.drawn)
        self.drawn, self.held = [], pawn

    def on_redraws(self, event: Event) -> None:
        self.want(self.seekers[event.seat] != self.held, "on the own pawn", event)
        self.bag[self.held] += 1
        self.held = ""

    def on_first_lesson(self, event: Event) -> None:
        self.bag[self.seekers[event.seat]] -= 1
        self.held = self.seekers[event.seat]

    def on_returns_pawn(self, event: Event) -> None:
        pawn = self.lexicon.id("pawn", event.args["pawn"])
        self.want(self.used[pawn] > 0, "not used", event)
        self.used[pawn] -= 1
        self.bag[pawn] += 1

    def on_turn(self, event: Event) -> None:
        pawn = self.take_pawn(event)
        self.want(pawn in ("heart", self.seekers[event.seat]), f"a turn for pawn {pawn}", event)
        self.turn, self.triggered = event.seat, set()
        self.weak = 0

    def on_ability(self, event: Event) -> None:
        pawn = self.take_pawn(event)
        self.want(pawn.isdigit() or pawn == "darkness", f"an ability for pawn {pawn}", event)
        name = self.enemy(event)
        self.want(name not in self.gone, "it has left", event)
        self.effect = self.printed(name, event.args["ability"] % STRIDE % 4)
        self.pending = {}
        self.lines.clear()
        self.weak = 0

    def on_ally_ability(self, event: Event) -> None:
        self.take_pawn(event)

    def on_reset(self, event: Event) -> None:
        self.resets += 1
        self.want(len(self.time) == 4 and event.args["number"] == self.resets, "too early", event)
        self.bag += self.used + Counter(self.time)
        self.used, self.time = Counter(), []

    # -- health, armour, statuses ----------------------------------------------------------

    def damaged(self, event: Event) -> None:
        seat, amount = event.args["seat"], event.args["number"]
        armor, left, health = (event.args[name] for name in ("number2", "number3", "number4"))
        self.want(armor == self.armor[seat], f"armour {self.armor[seat]}", event)
        self.want(amount > 0 and left == max(0, amount - armor), "armour takes one each", event)
        self.want(health == max(0, self.health[seat] - left), f"health {self.health[seat]}", event)
        self.armor[seat] = max(0, armor - 1)
        self.health[seat] = health
        if event.kind == "wounded":
            self.want(amount == self.statuses[seat][0], "one for each wound", event)
        elif event.kind == "guards":
            self.want(self.seekers[seat] == "khor" and amount <= 2, "Bulwark", event)
            self.guarded = amount
        elif event.kind == "hit":
            self.want(amount == self.pending.pop(seat) - self.guarded, "damage, blocks and Bulwark", event)
            self.guarded = 0

    def on_unharmed(self, event: Event) -> None:
        self.want(self.pending.pop(event.args["seat"]) - self.guarded <= 0, "something is left", event)
        self.guarded = 0

    def on_exhausted(self, event: Event) -> None:
        self.health[event.seat] = max(0, self.health[event.seat] - event.args["number"])
        self.want(self.health[event.seat] == event.args["number2"], "armour does not help", event)

    def on_heals(self, event: Event) -> None:
        self.health[event.args["seat"]] += event.args["number"]
        self.want(
            self.health[event.args["seat"]] == event.args["number2"] <= self.tops[event.args["seat"]], "too much", event
        )

    def on_armor(self, event: Event) -> None:
        self.armor[event.seat] += event.args["number"]
        self.want(self.armor[event.seat] == event.args["number2"], "armour", event)

    def on_covering_fire(self, event: Event) -> None:
        self.on_armor(event)

    def on_drop_armor(self, event: Event) -> None:
        self.armor[event.seat] -= 1

    def on_steals_armor(self, event: Event) -> None:
        self.armor[event.args["seat"]] -= event.args["number"]

    def on_renews(self, event: Event) -> None:
        self.armor[event.seat] = 0
        self.statuses[event.seat].clear()

    def on_status(self, event: Event) -> None:
        self.statuses[event.args["seat"]][event.args["status"]] += 1

    def on_status_triggers(self, event: Event) -> None:
        status = event.args["status"]
        self.want(event.seat == self.turn, "not the own turn", event)
        self.want(self.statuses[event.seat][status] == event.args["number"], "another number", event)
        self.triggered.add(status)
        if status == WEAKEN:
            self.weak = event.args["number"]

    def on_status_ends(self, event: Event) -> None:
        self.want(event.args["status"] in self.triggered, "it did not trigger", event)
        self.triggered.discard(event.args["status"])
        self.on_drop_status(event)

    def on_drop_status(self, event: Event) -> None:
        self.statuses[event.seat][event.args["status"]] -= 1
        self.want(self.statuses[event.seat][event.args["status"]] >= 0, "no such card", event)

    # -- zones and targets -----------------------------------------------------------------

    def on_placed(self, event: Event) -> None:
        self.at[event.seat] = self.zone(event)

    def on_walks(self, event: Event) -> None:
        self.want(self.walk[self.at[event.seat]][self.zone(event)] == 1, "not a neighbouring zone", event)
        if event.seat == self.turn:
            self.want(TRAPPED not in self.triggered, "trapped", event)
        self.at[event.seat] = self.zone(event)

    def on_shifts(self, event: Event) -> None:
        name = self.enemy(event)
        self.want(self.walk[self.enemy_at[name]][self.zone(event)] == 1, "not a neighbouring zone", event)
        self.enemy_at[name] = self.zone(event)

    def on_enemy_reaches(self, event: Event) -> None:
        self.moved(event, True)

    def on_enemy_nearer(self, event: Event) -> None:
        self.moved(event, False)

    def moved(self, event: Event, reached: bool) -> None:
        """KIN-163 to KIN-166: into range by the fewest steps, otherwise as near as possible; only if it must."""
        name, goal = self.enemy(event), self.zone(event)
        start, target = self.enemy_at[name], self.at[self.target[name]]
        mode = self.attacks()[0][0]
        speed = ENEMIES[name].get("speed", 1)
        steps = {zone: self.walk[start][zone] for zone in range(len(self.zones)) if 0 < self.walk[start][zone] <= speed}
        fits = {zone: steps[zone] for zone in steps if self.reaches(mode, zone, target)}
        self.want(not self.reaches(mode, start, target), "it was in position", event)
        self.want(reached == bool(fits), "in range or nearer", event)
        if fits:
            self.want(fits.get(goal) == min(fits.values()), "not one of the best", event)
        else:
            nearest = min(self.walk[zone][target] for zone in steps)
            self.want(self.walk[goal][target] == nearest < self.walk[start][target], "not nearer", event)
        self.enemy_at[name] = goal

    def on_enemy_ready(self, event: Event) -> None:
        name = self.enemy(event)
        mode = self.attacks()[0][0]
        self.want(self.reaches(mode, self.enemy_at[name], self.at[event.args["seat"]]), "not in position", event)

    def on_attention(self, event: Event) -> None:
        self.target[self.enemy(event)] = event.args["seat"]

    def on_targets(self, event: Event) -> None:
        self.aimed(event, False)

    def on_targets_tied(self, event: Event) -> None:
        self.aimed(event, True)

    def aimed(self, event: Event, tied: bool) -> None:
        name = self.enemy(event)
        best = self.best(name, CONDITIONS[event.args["condition"]])
        self.want(event.args["seat"] in best and tied == (len(best) > 1), f"best are {best}", event)
        self.target[name] = event.args["seat"]

    # -- attacks ---------------------------------------------------------------------------

    def on_attacks(self, event: Event) -> None:
        name, seat = self.enemy(event), event.args["seat"]
        here, hunted = self.enemy_at[name], self.target[name]
        fitting = [
            mode
            for mode, damage in self.attacks()
            if damage == event.args["number"] and self.reaches(mode, here, self.at[hunted])
        ]
        self.want(fitting, "no such attack in range", event)
        self.want(
            seat == hunted or (fitting[0].endswith("area") and self.at[seat] == self.at[hunted]), "not hit", event
        )
        more = 0 if ENEMIES[name].get("immunity") == "zones" else self.gives(here, "damage", fitting[0])
        less = self.gives(self.at[seat], "block", fitting[0]) + 2 * self.weak + self.lines["less-wards"]
        self.want(event.args["number2"] == max(0, event.args["number"] + more - less), f"+{more} -{less}", event)
        self.pending[seat] = event.args["number2"]
        self.lines.clear()

    def on_enemy_weakened(self, event: Event) -> None:
        self.weak = event.args["number"] // 2

    def on_out_of_range(self, event: Event) -> None:
        name = self.enemy(event)
        modes = [mode for mode, _ in self.attacks()]
        target = self.at[self.target[name]]
        self.want(not all(self.reaches(mode, self.enemy_at[name], target) for mode in modes), "in range", event)

    def on_blocks(self, event: Event) -> None:
        self.want(event.args["seat2"] != event.seat, "for oneself", event)
        self.pending[event.args["seat2"]] -= event.args["number"]

    def on_plays(self, event: Event) -> None:
        self.card = EFFECTS[self.lexicon.id("card", event.args["card"])]
        self.boosted = 0

    def on_boosts(self, event: Event) -> None:
        self.want(event.seat != self.turn == event.args["seat2"], "for oneself, or not for who acts", event)
        pair, _, boost = self.lexicon.id("card", event.args["card"]).partition("_")
        if boost:
            kind, _, number = PAIRS[pair]["boost"]["effect"].partition(" +")
            self.boosted += int(number) if kind == "damage" else 0

    def on_printed(self, event: Event) -> None:
        self.base = event.args["number"]
        self.want(self.base in [damage for _, damage in self.played()], "not on the card", event)
        self.lines.clear()

    def on_strikes(self, event: Event) -> None:
        """KIN-076: printed value, Boosts, zones, Opportunist, weaken and resistance; wards and conditions as told."""
        name, here = self.enemy(event), self.at[self.turn]
        there = self.enemy_at[name]
        modes = [mode for mode, damage in self.played() if damage == self.base]
        fitting = [mode for mode in modes if self.reaches(mode, here, there)]
        self.want(event.seat == self.turn and fitting, "nobody in range", event)
        if not any(mode.endswith("area") for mode in modes):
            mode, lines = fitting[0], self.lines
            asha = [seat for seat, who in enumerate(self.seekers) if who == "asha" and seat != self.turn]
            value = self.base + self.boosted + lines["more-next"] + lines["more-wards"] + lines["more-condition"]
            value += self.gives(here, "damage", mode) + sum(self.at[seat] == there for seat in asha)
            if ENEMIES[name].get("immunity") != "zones":
                value -= self.gives(there, "block", mode)
            value -= self.weak + self.resists(name, mode)
            self.want(event.args["number"] == max(0, value), f"damage {value}", event)
        self.enemy_loses(event)

    def on_enemy_wounded(self, event: Event) -> None:
        self.enemy_loses(event)

    def on_enemy_flooded(self, event: Event) -> None:
        self.enemy_loses(event)

    def enemy_loses(self, event: Event) -> None:
        name = self.enemy(event)
        self.enemy_health[name] = max(0, self.enemy_health[name] - event.args["number"])
        self.want(self.enemy_health[name] == event.args["number2"], "health", event)

    def on_enemy_heals(self, event: Event) -> None:
        name = self.enemy(event)
        self.enemy_health[name] += event.args["number"]
        self.want(self.enemy_health[name] == event.args["number2"] <= 99, "health", event)

    def on_new_phase(self, event: Event) -> None:
        name = self.enemy(event)
        self.want(self.enemy_health[name] == 0, "still alive", event)
        self.phase[name] += 1
        self.enemy_health[name] = event.args["number2"]

    def on_defeated(self, event: Event) -> None:
        name = self.enemy(event)
        self.want(self.enemy_health[name] == 0, "still alive", event)
        self.want(self.phase[name] == len(ENEMIES[name].get("phases", ())), "it has a further phase", event)
        self.gone.add(name)

    # -- against the table -----------------------------------------------------------------

    def agrees(self, table: KinfireTable) -> None:
        """The account and the table say the same."""
        assert [one.health for one in table.seats] == self.health
        assert [one.armor for one in table.seats] == self.armor
        assert [one.zone for one in table.seats] == self.at
        assert [Counter({kind: n for kind, n in enumerate(one.statuses) if n}) for one in table.seats] == [
            +one for one in self.statuses
        ]
        for foe in table.foes:
            name = self.lexicon.id("enemy", foe.enemy)
            assert (name in self.gone) == (not foe.here)
            if foe.here:
                assert (foe.health, foe.phase) == (self.enemy_health[name], self.phase[name])
                assert foe.zone == self.enemy_at[name] or table.asking is not None
                assert foe.target == self.target[name]
        bag = Counter({self.lexicon.id("pawn", pawn): number for pawn, number in enumerate(table.bag) if number})
        out = len(table.time) + sum(table.used) + (table.pawn >= 0)
        assert bag == +self.bag and table.resets == self.resets
        assert out == len(self.time) + sum(self.used.values()) + bool(self.held)
