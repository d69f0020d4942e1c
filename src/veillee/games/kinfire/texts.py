"""What cards, boards, zones and operations say, in words: built from what they do (chapters 3.2 and 3.9).

Texts follow from the box, so that a pack with other numbers says other numbers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from veillee.core.text import Messages, sentence
from veillee.core.words import Lexicon
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms
from veillee.games.kinfire.company import Trial
from veillee.games.kinfire.words import COLOUR_IDS

ATTACKS: Final = ("melee", "ranged", "melee-area", "ranged-area", "far")
# In the order of the constants of the box, from `MOVE` on.
INSTRUCTIONS: Final = (
    "move",
    "move-other",
    "move-others",
    "move-all",
    "shift",
    "heal",
    "armor",
    "ox",
    "draw",
    "cleanse",
    "discard",
    "next",
    "taunt-near",
    "taunt-all",
    "shed",
    "pawn",
    "exhaust-self",
    "charge",
)
WHO: Final = ("self", "other", "others", "any-near", "same")
BONUSES: Final = ("ally-there", "not-focused", "focused-me", "has-status", "hurt", "per-ward", "per-3-boosts")
WARDS: Final = ("heal-end", "attack-others", "attack-others-ranged", "guard-here-others", "guard-here-all")
BOOSTS: Final = ("damage", "block", "move", "card", "health", "redraw")
# From `RETARGET` on.
DEEDS: Final = (
    "retarget",
    "heal-self",
    "grow",
    "heal-all",
    "hurt-ally",
    "suffer-all",
    "give-near",
    "steal-armor",
    "discard-random",
    "bless",
    "give-status",
    "flood",
    "toll",
    "resist-ranged",
    "resist-melee",
    "reflect",
    "regen-reset",
)
REACHES: Final = ("", "-ranged", "-melee")
SCOPES: Final = ("each", "one", "tested", "group")
NOTES: Final = (
    "enemy-hp",
    "ally-hp",
    "extra-card",
    "armor-each",
    "start-zone",
    "charge-all",
    "enemy-status",
    "sluice-closed",
    "first-strike",
)
LEVELS: Final = ("bronze", "silver", "gold")
COUNTED: Final = {
    terms.GAIN_COINS: "gain-coins",
    terms.LOSE_COINS: "lose-coins",
    terms.GAIN_FATE: "gain-fate",
    terms.LOSE_FATE: "lose-fate",
    terms.LOSE_KINFIRE: "lose-kinfire",
}
ON_SEEKER: Final = {
    terms.GAIN_EXHAUSTED: "exhausted",
    terms.SUFFER: "suffer",
    terms.REGAIN: "heal",
    terms.GAIN_KINFIRE: "kinfire",
}
NAMED: Final = {
    terms.GAIN_MEMORY: ("memory", "memory"),
    terms.FORGET: ("forget", "memory"),
    terms.PROMPT: ("prompt", "quest"),
    terms.DROP: ("drop", "quest"),
    terms.LOOT: ("loot", "action"),
    terms.EQUIP: ("equip", "action"),
    terms.ITEM: ("loot", "action"),
}
MET: Final = (terms.HAS, terms.DONE, terms.WON, terms.LOST)
ASKED: Final = {
    terms.HAS: ("has", "memory"),
    terms.DONE: ("done", "quest"),
    terms.WON: ("won", "quest"),
    terms.LOST: ("lost", "quest"),
    terms.SEEKER: ("seeker", "seeker"),
}


UNNAMED = {terms.GAIN_MEMORY: "op-a-memory", terms.PROMPT: "op-a-prompt"}


class Texts:
    """Everything that is printed as a rule on a card or board, in one language."""

    def __init__(self, box: b.KinfireBox, lexicon: Lexicon, messages: Messages) -> None:
        self.box = box
        self.lexicon = lexicon
        self.messages = messages
        self.lang = messages.lang

    def _say(self, message: str, **args: object) -> str:
        return self.messages.format(message, args)

    def _name(self, role: str, value: int) -> str:
        return self.lexicon.name(role, value, self.lang)

    # -- cards -----------------------------------------------------------------------------

    def card(self, number: int) -> list[str]:
        """What a card of a hand, or a lantern, says: one line for each instruction, then what kind of card it is."""
        card = self.box.cards[number]
        if terms.BOOSTS <= number < terms.EXHAUSTED:
            return [self.boost(card)]
        if number == terms.EXHAUSTED:
            return [self._say("text-exhausted")]
        lines = [self.instruction(one) for one in self.box.effects[card.effect]]
        if card.free:
            lines.append(self._say("text-free"))
        if card.boost != terms.NONE:
            lines.append(self._say("text-as-boost", boost=self.boost(card)))
        if card.disposable:
            lines.append(self._say("text-disposable"))
        return lines

    def boost(self, card: b.Card) -> str:
        return self._say(f"text-boost-{BOOSTS[card.boost]}", number=card.strength)

    def instruction(self, one: b.Instruction) -> str:
        if one.verb < terms.ATTACKS:
            return self._attack(one)
        if one.verb == terms.WARD:
            return self._say(f"text-ward-{WARDS[one.ward]}", number=one.number)
        name = f"text-{INSTRUCTIONS[one.verb - terms.MOVE]}"
        if one.who == terms.NONE:
            return self._say(name, number=one.number)
        if one.who == terms.SELF:
            return self._say(f"{name}-self", number=one.number)
        return sentence(self._say(name, number=one.number, who=self._say(f"who-{WHO[one.who]}")))

    def _attack(self, one: b.Instruction) -> str:
        parts = [self._say(f"text-{ATTACKS[one.verb]}", number=one.number)]
        if one.focus:
            parts.append(self._say("text-focus"))
        if one.status != terms.NONE:
            parts.append(self._inflicts((one.status,)))
        if one.condition != terms.NONE:
            parts.append(self._say(f"text-bonus-{BONUSES[one.condition]}", number=one.bonus))
        return ", ".join(parts)

    def _inflicts(self, statuses: Sequence[int]) -> str:
        named = [self._name("status", status) for status in statuses]
        return self._say("text-inflicts", status=self._listed(named))

    # -- boards and allies -----------------------------------------------------------------

    def ability(self, deeds: terms.DeedsId) -> list[str]:
        """What a row of a board or an ally card says, one line for each instruction."""
        if deeds == terms.NONE:
            return []
        return [self.deed(deed) for deed in self.box.deeds[deeds]]

    def deed(self, deed: b.Deed) -> str:
        if deed.verb < terms.ATTACKS:
            said = self._say(f"text-{ATTACKS[deed.verb]}", number=deed.number)
            parts = [f"{said} ({self.colours(deed.colours)})"]
            if deed.statuses:
                parts.append(self._inflicts(deed.statuses))
            said = ", ".join(parts)
        elif deed.verb == terms.RETARGET:
            other = deed.target != terms.NONE
            said = self._say("deed-retarget")
            if other:
                said = self._say("deed-retarget-other", condition=self._name("condition", deed.target))
        else:
            name = f"deed-{DEEDS[deed.verb - terms.RETARGET]}"
            status = self._name("status", deed.statuses[0]) if deed.statuses else ""
            said = self._say(name, number=deed.number, status=status, least=deed.least, zone=deed.zone + 1)
        return self._say("deed-on-hit", deed=said[:1].lower() + said[1:]) if deed.on_hit else said

    def board(self, enemy: terms.EnemyId) -> list[str]:
        """What stands on a board besides its rows: speed and immunity, where they are not as usual."""
        found = self.box.enemies[enemy]
        lines = [self._say("deed-speed", number=found.speed)] if found.speed != 1 else []
        if found.immunity:
            lines.append(
                self._say("deed-immune-traps" if found.immunity == terms.IMMUNE_TRAPS else "deed-immune-zones")
            )
        return lines

    def zone(self, battle_map: terms.MapId, zone: terms.ZoneId) -> str:
        """What a zone does to those in it; nothing for most."""
        found = self.box.maps[battle_map].zones[zone]
        reach = REACHES[found.reach]
        if found.gives != terms.NONE:
            return self._say("zone-gives", status=self._name("status", found.gives))
        if found.block:
            return self._say(f"zone-block{reach}", number=found.block)
        if found.damage:
            return self._say(f"zone-damage{reach}", number=found.damage)
        return self._say("zone-health", number=found.health) if found.health else ""

    def colours(self, colours: terms.Colours) -> str:
        """« rouge », « rouge ou vert », « blanc », "void"."""
        if colours in (terms.WHITE, terms.VOID):
            return self._say("colour-white" if colours == terms.WHITE else "colour-void")
        hues = [name for place, name in enumerate(COLOUR_IDS) if colours & 1 << place]
        return self._either([self._say(f"colour-{name}") for name in hues])

    # -- the story -------------------------------------------------------------------------

    def requirement(self, condition: b.Condition, told: bool = True) -> str:
        """What an option asks for, as the card prints it beside a closed line; where memories and quests may not be
        `told`, as the group never met them, only that it is one of these.
        """
        kind = condition.kind
        if not told and kind in MET:
            return self._say("needs-memory" if kind == terms.HAS else "needs-other")
        if kind in ASKED:
            name, role = ASKED[kind]
            return self._say(f"needs-{name}", name=self._name(role, condition.what))
        if kind in (terms.COINS, terms.KINFIRE):
            return self._say("needs-coins" if kind == terms.COINS else "needs-kinfire", number=condition.number)
        if kind == terms.NOT and condition.parts[0].kind == terms.HAS:
            if not told:
                return self._say("needs-no-memory")
            return self._say("needs-not-has", name=self._name("memory", condition.parts[0].what))
        parts = list(dict.fromkeys(self.requirement(part, told) for part in condition.parts))
        if kind in (terms.AND, terms.OR):
            return self._listed(parts) if kind == terms.AND else self._either(parts)
        return self._say("needs-other")

    def test(self, test: b.SkillTest) -> list[str]:
        """Who flips how many cards and what is needed, then what follows where that is told in advance."""
        lines = [self._say(f"test-{SCOPES[test.scope]}", number=test.flip, needs=self._needs(test))]
        for name, ops in (("ok", test.passed), ("fail", test.failed), ("all", test.all_passed)):
            told = self.told(ops)
            if told:
                lines.append(self._say(f"test-{name}", what=self._listed(told)))
        return lines

    def trial(self, trial: Trial) -> list[str]:
        """What was flipped in a test with its colours, and what came of it, told as far as before the next card."""
        lines = []
        if trial.flipped:
            cards = [
                self._say("trial-card", card=self._name("card", card), colours=self.hue(card)) for card in trial.flipped
            ]
            lines.append(self._say("trial-flipped", cards=self._listed(cards)))
        told = [] if trial.brings == terms.NONE else self.told(trial.brings)
        if trial.learned != terms.NONE:
            told.append(self._say("op-loot", name=self._name("action", trial.learned)))
        if told:
            lines.append(self._say("trial-brings", what=self._listed(told)))
        return lines

    def hue(self, card: int) -> str:
        return self.colours(self.box.cards[card].colours)

    def lesson(self, good: b.Good) -> str:
        """The test of a training site."""
        needs = self._say("test-needs", number=good.need, colours=self.colours(good.colours))
        return self._say("test-one", number=good.flip, needs=needs)

    def _needs(self, test: b.SkillTest) -> str:
        if test.approaches:
            hues = self._either([self.colours(hue) for hue in test.approaches])
            return self._say("test-needs-chosen", number=test.needs[0][0], colours=hues)
        found = []
        for least, colours in test.needs:
            many = least == terms.AS_MANY_AS_SEEKERS
            message = "test-needs-seekers" if many else "test-needs"
            found.append(self._say(message, number=least, colours=self.colours(colours)))
        return self._listed(found)

    def told(self, ops: terms.ListId) -> list[str]:
        """What a list of operations brings, as far as it may be told before the next card is read: which memory or
        adventure it is nobody knows yet, nor what becomes of other quests.
        """
        found = [
            self._say(UNNAMED[op.verb]) if op.verb in UNNAMED else self.op(op)
            for op in self.box.lists[ops]
            if op.verb not in (terms.FORGET, terms.DROP)
        ]
        return [text for text in found if text]

    def op(self, op: b.Op) -> str:
        """One operation in words; nothing for what only leads on or changes decks of cards that nobody sees."""
        if op.verb in COUNTED:
            return self._say(f"op-{COUNTED[op.verb]}", number=op.number)
        if op.verb in ON_SEEKER:
            return self._say(f"op-{ON_SEEKER[op.verb]}-{SCOPES[op.who]}", number=op.number)
        if op.verb in NAMED:
            name, role = NAMED[op.verb]
            return self._say(f"op-{name}", name=self._name(role, op.what))
        if op.verb == terms.OPEN_POUCH:
            return self._say(f"op-pouch-{LEVELS[op.what]}")
        if op.verb == terms.UPGRADE:
            return self._say("op-upgrade")
        if op.verb == terms.NOTE:
            return self.note(op)
        if op.verb in (terms.QUEST_WON, terms.QUEST_LOST):
            return self._say("op-quest-won" if op.verb == terms.QUEST_WON else "op-quest-lost")
        return ""

    def note(self, op: b.Op) -> str:
        """A combat note (KIN-301)."""
        piece = ""
        if op.what in (terms.NOTE_ENEMY_HP, terms.NOTE_ALLY_HP):
            piece = self._name("enemy" if op.what == terms.NOTE_ENEMY_HP else "ally", op.piece)
        elif op.what == terms.NOTE_ENEMY_STATUS:
            piece = self._name("status", op.piece)
        elif op.what == terms.NOTE_START_ZONE:
            piece = str(op.piece + 1)
        less = op.what in (terms.NOTE_ENEMY_HP, terms.NOTE_ALLY_HP) and op.number < 0
        name = f"note-{NOTES[op.what]}{'-less' if less else ''}"
        return self._say(name, number=abs(op.number), piece=piece)

    def _listed(self, parts: Sequence[str]) -> str:
        """All of these."""
        return self._joined(parts, "joint-and")

    def _either(self, parts: Sequence[str]) -> str:
        """One of these."""
        return self._joined(parts, "joint-or")

    def _joined(self, parts: Sequence[str], joint: str) -> str:
        if len(parts) < 2:
            return "".join(parts)
        return self._say(joint, first=", ".join(parts[:-1]), last=parts[-1])
