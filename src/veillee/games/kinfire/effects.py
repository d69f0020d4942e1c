"""The languages of Seeker cards (`move 1; melee 4 focus`) and of enemies and allies, read into what the box holds.

What is wrong with a text is noted with the entry and the field where it stands; what can be read of it is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import Final

import msgspec

from veillee.core.content import one_of
from veillee.core.text import Phrase
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms

Problems = Callable[[msgspec.Struct, str, object, Phrase], None]
Says = Callable[..., Phrase]

HUES: Final = {"red": terms.RED, "green": terms.GREEN, "blue": terms.BLUE}
COLOURS: Final = {
    **HUES,
    "red+green": terms.RED | terms.GREEN,
    "red+blue": terms.RED | terms.BLUE,
    "green+blue": terms.GREEN | terms.BLUE,
    "white": terms.WHITE,
    "void": terms.VOID,
}
STATUSES: Final = {"wound": terms.WOUND, "weaken": terms.WEAKEN, "stun": terms.STUN, "trap": terms.TRAP}
TARGETS: Final = {
    "most health": terms.MOST_HEALTH,
    "least health": terms.LEAST_HEALTH,
    "most armour": terms.MOST_ARMOR,
    "least armour": terms.LEAST_ARMOR,
    "closest": terms.CLOSEST,
}

# -- Seeker cards (chapter 3.2) ---------------------------------------------------------------

CARD_ATTACKS: Final = {
    "melee": terms.MELEE,
    "ranged": terms.RANGED,
    "melee_area": terms.MELEE_AREA,
    "ranged_area": terms.RANGED_AREA,
    "far": terms.FAR,
}
NUMBERED: Final = {
    "move": terms.MOVE,
    "move_other": terms.MOVE_OTHER,
    "move_others": terms.MOVE_OTHERS,
    "move_all": terms.MOVE_ALL,
    "shift": terms.SHIFT,
    "discard": terms.DISCARD,
    "next": terms.NEXT_ATTACK,
    "pawn": terms.RETURN_PAWNS,
    "exhaust_self": terms.EXHAUST_SELF,
}
GIVEN: Final = {
    "heal": terms.HEAL,
    "armor": terms.ARMOR,
    "ox": terms.DRAW_OR_DISCARD,
    "draw": terms.DRAW,
    "cleanse": terms.CLEANSE,
}
PLAIN: Final = {
    "taunt near": terms.TAUNT_NEAR,
    "taunt all": terms.TAUNT_ALL,
    "shed": terms.SHED,
    "charge self": terms.CHARGE,
}
WARDS: Final = {
    "heal_end": terms.HEAL_END,
    "attack_others": terms.ATTACK_OTHERS,
    "attack_others_ranged": terms.ATTACK_OTHERS_RANGED,
    "guard_here_others": terms.GUARD_HERE_OTHERS,
    "guard_here_all": terms.GUARD_HERE_ALL,
}
WHO: Final = {
    "self": terms.SELF,
    "other": terms.OTHER,
    "others": terms.OTHERS,
    "any_near": terms.ANY_NEAR,
    "same": terms.SAME,
}
CONDITIONS: Final = {
    "ally_there": terms.ALLY_THERE,
    "not_focused": terms.NOT_FOCUSED,
    "focused_me": terms.FOCUSED_ME,
    "has_status": terms.HAS_STATUS,
    "hurt": terms.HURT,
    "per_ward": terms.PER_WARD,
    "per_3_boosts": terms.PER_3_BOOSTS,
}
CHOOSES: Final = (terms.OTHER, terms.ANY_NEAR)  # after these, "same" says who was chosen
CARD_FORMS: Final = (
    *(f"{name} 3" for name in (*CARD_ATTACKS, *NUMBERED)),
    *(f"{name} self 1" for name in GIVEN),
    *PLAIN,
    *(f"ward {name} 1" for name in WARDS),
)
ATTACK_FORM: Final = "melee 4 focus wound (+2 ally_there)"
BOOSTS: Final = {
    "damage": terms.BOOST_DAMAGE,
    "block": terms.BOOST_BLOCK,
    "move": terms.BOOST_MOVE,
    "health": terms.BOOST_HEALTH,
}
PLAIN_BOOSTS: Final = {"card (ox)": terms.BOOST_CARD, "redraw": terms.BOOST_REDRAW}
BOOST_FORMS: Final = ("damage +2", "block 3", "move +1", "health +3", *PLAIN_BOOSTS)
BOOST = re.compile(r"(damage|move|health) \+([1-9])|(block) ([1-9])")
NUMBER = re.compile(r"[1-9][0-9]?")
BONUS = re.compile(r"(.*) \(\+([1-9]) (\w+)\)")

# -- enemies and allies (chapter 3.9) ---------------------------------------------------------

ENEMY_ATTACKS: Final = {name: verb for name, verb in CARD_ATTACKS.items() if verb != terms.FAR}
DEEDS: Final = {
    "heal": terms.HEAL_SELF,
    "grow": terms.GROW,
    "heal_all": terms.HEAL_ALL,
    "hurt_ally": terms.HURT_ALLY,
    "suffer_all": terms.SUFFER_ALL,
    "steal_armor": terms.STEAL_ARMOR,
    "discard_random": terms.DISCARD_RANDOM,
}
ALLY_DEEDS: Final = {"bless": terms.BLESS, "heal_all": terms.HEAL_ALL}
GIVES: Final = {"give_near": terms.GIVE_NEAR}
ALLY_GIVES: Final = {"give_near": terms.GIVE_NEAR, "status": terms.GIVE_STATUS}
PASSIVES: Final = {
    "toll": terms.TOLL,
    "resist_ranged": terms.RESIST_RANGED,
    "resist_melee": terms.RESIST_MELEE,
    "regen_reset": terms.REGEN_RESET,
}
ENEMY_FORMS: Final = (
    *(f"{name} 5 white wound" for name in ENEMY_ATTACKS),
    "retarget",
    "retarget closest",
    "on_hit heal 2",
    *(f"{name} 2" for name in DEEDS),
    "give_near weaken",
)
ALLY_FORMS: Final = (*(f"{name} 1" for name in ALLY_DEEDS), *(f"{name} weaken" for name in ALLY_GIVES), "flood 4 3")
PASSIVE_FORMS: Final = (*(f"{name} 1" for name in PASSIVES), "reflect 5 1")


class EffectReader:
    """Turns the texts of entries into what they do, and notes what is wrong with them."""

    def __init__(self, problem: Problems, says: Says) -> None:
        self.problem = problem
        self.says = says
        self.effects: list[tuple[b.Instruction, ...]] = []
        self.deeds: list[tuple[b.Deed, ...]] = []

    # -- Seeker cards ----------------------------------------------------------------------

    def effect(self, entry: msgspec.Struct, field: str, text: str, ward: bool = False) -> terms.EffectId:
        """The number of a list of instructions. Only a card that is a protection has one of those."""
        found = self.instructions(entry, field, text)
        wards = sum(one.verb == terms.WARD for one in found)
        if wards != ward:
            self.problem(entry, field, text, self.says("expected-ward" if ward else "expected-no-ward"))
        chosen = False
        for one in found:
            if one.who == terms.SAME and not chosen:
                self.problem(entry, field, text, self.says("expected-same"))
            chosen = one.who in (*CHOOSES, terms.SAME)
        self.effects.append(found)
        return len(self.effects) - 1

    def instructions(self, entry: msgspec.Struct, field: str, text: str) -> tuple[b.Instruction, ...]:
        found = [self._instruction(entry, field, part.strip()) for part in text.split(";")]
        return tuple(one for one in found if one is not None)

    def _instruction(self, entry: msgspec.Struct, field: str, text: str) -> b.Instruction | None:
        if text in PLAIN:
            return b.Instruction(verb=PLAIN[text])
        words = text.split(" ")
        if words[0] in CARD_ATTACKS:
            return self._card_attack(entry, field, text)
        if words[0] in NUMBERED and len(words) == 2 and NUMBER.fullmatch(words[1]):
            return b.Instruction(verb=NUMBERED[words[0]], number=int(words[1]))
        if words[0] in GIVEN and len(words) == 3 and words[1] in WHO and NUMBER.fullmatch(words[2]):
            return b.Instruction(verb=GIVEN[words[0]], who=WHO[words[1]], number=int(words[2]))
        if words[0] == "ward" and len(words) == 3 and words[1] in WARDS and NUMBER.fullmatch(words[2]):
            return b.Instruction(verb=terms.WARD, ward=WARDS[words[1]], number=int(words[2]))
        self.problem(entry, field, text, self._one_of(words[0], CARD_FORMS))
        return None

    def _card_attack(self, entry: msgspec.Struct, field: str, text: str) -> b.Instruction | None:
        bonus = BONUS.fullmatch(text)
        words = (bonus[1] if bonus else text).split(" ")
        condition = bonus[3] if bonus else ""
        if len(words) < 2 or not NUMBER.fullmatch(words[1]) or (bonus and condition not in CONDITIONS):
            self.problem(entry, field, text, self.says("expected-attack", form=ATTACK_FORM))
            return None
        rest = words[2:]
        focus = rest[:1] == ["focus"]
        marks = rest[1:] if focus else rest
        if len(marks) > 1 or any(mark not in STATUSES for mark in marks):
            self.problem(entry, field, text, self.says("expected-attack", form=ATTACK_FORM))
            return None
        return b.Instruction(
            verb=CARD_ATTACKS[words[0]],
            number=int(words[1]),
            focus=focus,
            status=STATUSES[marks[0]] if marks else terms.NONE,
            bonus=int(bonus[2]) if bonus else 0,
            condition=CONDITIONS[condition] if bonus else terms.NONE,
        )

    def boost(self, entry: msgspec.Struct, field: str, text: str) -> tuple[int, int]:
        """What a Boost gives, and how much."""
        if text in PLAIN_BOOSTS:
            return PLAIN_BOOSTS[text], 1
        found = BOOST.fullmatch(text)
        if found is None or (found[1] == "move" and found[2] != "1"):
            self.problem(entry, field, text, one_of(BOOST_FORMS))
            return terms.NONE, 0
        return BOOSTS[found[1] or found[3]], int(found[2] or found[4])

    # -- enemies and allies ----------------------------------------------------------------

    def active(self, entry: msgspec.Struct, field: str, text: str) -> terms.DeedsId:
        """An active ability of an enemy."""
        found = [self._deed(entry, field, part.strip()) for part in text.split(";")]
        deeds = tuple(deed for deed in found if deed is not None)
        attacked = False
        for deed in deeds:
            if deed.on_hit and not attacked:
                self.problem(entry, field, text, self.says("expected-attack-before"))
            attacked = attacked or deed.verb < terms.ATTACKS
        return self._number(deeds)

    def passive(self, entry: msgspec.Struct, field: str, text: str) -> terms.DeedsId:
        words = text.split(" ")
        numbers = [int(word) for word in words[1:] if NUMBER.fullmatch(word)]
        if words[0] == "reflect" and len(words) == 3 and len(numbers) == 2:
            return self._number((b.Deed(verb=terms.REFLECT, least=numbers[0], number=numbers[1]),))
        if words[0] in PASSIVES and len(words) == 2 and len(numbers) == 1:
            return self._number((b.Deed(verb=PASSIVES[words[0]], number=numbers[0]),))
        self.problem(entry, field, text, one_of(PASSIVE_FORMS))
        return self._number(())

    def ally(self, entry: msgspec.Struct, field: str, text: str, zones: int) -> terms.DeedsId:
        """An ability of an ally, on a map with so many zones; nothing for one without an ability."""
        if not text:
            return terms.NONE
        found = [self._ally_deed(entry, field, part.strip(), zones) for part in text.split(";")]
        return self._number(tuple(deed for deed in found if deed is not None))

    def _number(self, deeds: tuple[b.Deed, ...]) -> terms.DeedsId:
        self.deeds.append(deeds)
        return len(self.deeds) - 1

    def _deed(self, entry: msgspec.Struct, field: str, text: str) -> b.Deed | None:
        words = text.split(" ")
        if words[0] == "on_hit" and len(words) > 1 and words[1] != "on_hit":
            deed = self._deed(entry, field, text.removeprefix("on_hit "))
            if deed is not None:
                deed.on_hit = True
            return deed
        if words[0] in ENEMY_ATTACKS:
            return self._enemy_attack(entry, field, text)
        if words[0] == "retarget" and (len(words) == 1 or " ".join(words[1:]) in TARGETS):
            target = TARGETS[" ".join(words[1:])] if len(words) > 1 else terms.NONE
            return b.Deed(verb=terms.RETARGET, target=target)
        found = simple_deed(words, DEEDS, GIVES)
        if found is None:
            self.problem(entry, field, text, self._one_of(words[0], ENEMY_FORMS))
        return found

    def _enemy_attack(self, entry: msgspec.Struct, field: str, text: str) -> b.Deed | None:
        verb, *rest = text.split(" ")
        if len(rest) < 2 or not NUMBER.fullmatch(rest[0]) or rest[1] not in COLOURS or set(rest[2:]) - set(STATUSES):
            self.problem(entry, field, text, self.says("expected-enemy-attack", form=f"{verb} 8 white wound"))
            return None
        return b.Deed(
            verb=ENEMY_ATTACKS[verb],
            number=int(rest[0]),
            colours=COLOURS[rest[1]],
            statuses=tuple(STATUSES[word] for word in rest[2:]),
        )

    def _ally_deed(self, entry: msgspec.Struct, field: str, text: str, zones: int) -> b.Deed | None:
        words = text.split(" ")
        numbers = [int(word) for word in words[1:] if NUMBER.fullmatch(word)]
        if words[0] == "flood" and len(words) == 3 and len(numbers) == 2 and numbers[0] <= zones:
            return b.Deed(verb=terms.FLOOD, zone=numbers[0] - 1, number=numbers[1])
        found = simple_deed(words, ALLY_DEEDS, ALLY_GIVES)
        if found is None:
            self.problem(entry, field, text, one_of(ALLY_FORMS))
        return found

    def _one_of(self, verb: str, forms: Iterable[str]) -> Phrase:
        """How the verb is used that stands there, if there is one of that name; otherwise all that can be said."""
        alike = [form for form in forms if form.split(" ")[0] == verb]
        return one_of(alike or forms)


def simple_deed(words: list[str], deeds: Mapping[str, int], gives: Mapping[str, int]) -> b.Deed | None:
    """A verb with a number, or with a status."""
    if len(words) != 2:
        return None
    if words[0] in deeds and NUMBER.fullmatch(words[1]):
        return b.Deed(verb=deeds[words[0]], number=int(words[1]))
    if words[0] in gives and words[1] in STATUSES:
        return b.Deed(verb=gives[words[0]], statuses=(STATUSES[words[1]],))
    return None


def attacks(found: Iterable[b.Instruction | b.Deed]) -> bool:
    return any(one.verb < terms.ATTACKS for one in found)
