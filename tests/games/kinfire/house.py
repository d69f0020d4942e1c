"""The house content of Kinfire Chronicles, and its effects and operations written back into their languages."""

from __future__ import annotations

from collections.abc import Mapping

from veillee.core.content import PackReader, pack_files
from veillee.games.kinfire import GAME, terms
from veillee.games.kinfire import box as b
from veillee.games.kinfire.effects import (
    ALLY_DEEDS,
    ALLY_GIVES,
    BOOSTS,
    CARD_ATTACKS,
    COLOURS,
    CONDITIONS,
    DEEDS,
    GIVEN,
    HUES,
    NUMBERED,
    PASSIVES,
    PLAIN,
    PLAIN_BOOSTS,
    STATUSES,
    TARGETS,
    WARDS,
    WHO,
)
from veillee.games.kinfire.grammar import ALONE, ENDINGS, LEVELS, MONEY, NAMED, ON_SEEKER, PACKS, PLAIN_NOTES, TOWNS
from veillee.games.kinfire.pack import KinfirePack

SPEC = GAME
BOX = SPEC.box()
CONTENT: b.KinfireBox = BOX.content
LEXICON = BOX.lexicon
TEXTS = dict(pack_files(SPEC.house_pack))


def read(texts: Mapping[str, str]) -> KinfirePack:
    """The entries of a pack, or all that is wrong with it."""
    return KinfirePack(PackReader(texts, "mine"))


PACK = read(TEXTS)


def backwards(words: Mapping[str, int]) -> dict[int, str]:
    return {value: word for word, value in words.items()}


ATTACK_NAMES, COLOUR_NAMES, STATUS_NAMES = backwards(CARD_ATTACKS), backwards(COLOURS), backwards(STATUSES)
TARGET_NAMES, WHO_NAMES, WARD_NAMES = backwards(TARGETS), backwards(WHO), backwards(WARDS)
CONDITION_NAMES, BOOST_NAMES = backwards(CONDITIONS), backwards(BOOSTS) | backwards(PLAIN_BOOSTS)
NUMBERED_NAMES, GIVEN_NAMES, PLAIN_NAMES = backwards(NUMBERED), backwards(GIVEN), backwards(PLAIN)
DEED_NAMES = backwards(DEEDS) | backwards(ALLY_DEEDS) | backwards(PASSIVES)
GIVE_NAMES = backwards(ALLY_GIVES)
NAMED_OPS = {verb: (word, what) for word, (verb, what) in NAMED.items()}
ALONE_OPS, MONEY_OPS, SEEKER_OPS = backwards(ALONE), backwards(MONEY), backwards(ON_SEEKER)
SCOPE_NAMES = {terms.EACH: "each ", terms.ONE: "one ", terms.TESTED: "", terms.GROUP: "group "}
HUE_NAMES = backwards(HUES)


def value(role: str, id_: str) -> int:
    found = LEXICON.value(role, id_)
    assert found is not None, (role, id_)
    return found


def names(role: str, number: int) -> str:
    """Both names, as the tables have them."""
    return f"{LEXICON.name(role, number, 'fr')} / {LEXICON.name(role, number, 'en')}"


def both(words: b.Words) -> str:
    return " / ".join(words)


# -- effects --------------------------------------------------------------------------------------


def said(effect: terms.EffectId) -> str:
    """A list of instructions in the language of cards."""
    return "; ".join(said_instruction(one) for one in CONTENT.effects[effect])


def said_instruction(one: b.Instruction) -> str:
    if one.verb < terms.ATTACKS:
        words = [ATTACK_NAMES[one.verb], str(one.number)]
        words += ["focus"] if one.focus else []
        words += [STATUS_NAMES[one.status]] if one.status != terms.NONE else []
        words += [f"(+{one.bonus} {CONDITION_NAMES[one.condition]})"] if one.condition != terms.NONE else []
        return " ".join(words)
    if one.verb == terms.WARD:
        return f"ward {WARD_NAMES[one.ward]} {one.number}"
    if one.verb in GIVEN_NAMES:
        return f"{GIVEN_NAMES[one.verb]} {WHO_NAMES[one.who]} {one.number}"
    if one.verb in NUMBERED_NAMES:
        return f"{NUMBERED_NAMES[one.verb]} {one.number}"
    return PLAIN_NAMES[one.verb]


def said_boost(card: b.Card) -> str:
    if card.boost in (terms.BOOST_CARD, terms.BOOST_REDRAW):
        return BOOST_NAMES[card.boost]
    sign = "" if card.boost == terms.BOOST_BLOCK else "+"
    return f"{BOOST_NAMES[card.boost]} {sign}{card.strength}"


def said_deeds(deeds: terms.DeedsId) -> str:
    """An ability in the language of enemies."""
    return "; ".join(said_deed(deed) for deed in CONTENT.deeds[deeds])


def said_deed(deed: b.Deed) -> str:
    words = ["on_hit"] if deed.on_hit else []
    if deed.verb < terms.ATTACKS:
        words += [ATTACK_NAMES[deed.verb], str(deed.number), COLOUR_NAMES[deed.colours]]
        words += [STATUS_NAMES[status] for status in deed.statuses]
    elif deed.verb == terms.RETARGET:
        words += ["retarget", *([TARGET_NAMES[deed.target]] if deed.target != terms.NONE else [])]
    elif deed.verb == terms.FLOOD:
        words += ["flood", str(deed.zone + 1), str(deed.number)]
    elif deed.verb == terms.REFLECT:
        words += ["reflect", str(deed.least), str(deed.number)]
    elif deed.verb in GIVE_NAMES:
        words += [GIVE_NAMES[deed.verb], STATUS_NAMES[deed.statuses[0]]]
    else:
        words += [DEED_NAMES[deed.verb], str(deed.number)]
    return " ".join(words)


# -- operations -----------------------------------------------------------------------------------


def printed(role: str, number: int) -> str:
    """The number printed on a card or memory."""
    return LEXICON.number(role, number)


def said_ops(ops: terms.ListId) -> list[str]:
    return [said_op(op) for op in CONTENT.lists[ops]]


def said_op(op: b.Op) -> str:
    """An operation as the card prints it; of a decision only the word."""
    if op.verb in NAMED_OPS:
        word, what = NAMED_OPS[op.verb]
        return f"{word} {said_piece(what, op.what)}"
    if op.verb in ALONE_OPS:
        return ALONE_OPS[op.verb]
    if op.verb in MONEY_OPS:
        return f"{MONEY_OPS[op.verb]} {op.number}"
    if op.verb in SEEKER_OPS:
        return f"{SCOPE_NAMES[op.who]}{SEEKER_OPS[op.verb]} {op.number}"
    if op.verb == terms.GAIN_KINFIRE:
        return f"kinfire {SCOPE_NAMES[op.who]}{op.number}"
    if op.verb == terms.IF:
        assert op.condition is not None
        return f"if {said_condition(op.condition)}: {', '.join(said_ops(op.then))}"
    if op.verb == terms.TEST:
        assert op.test is not None
        return said_test(op.test)
    if op.verb == terms.COMBAT:
        assert op.fight is not None
        return said_fight(op.fight)
    if op.verb == terms.NOTE:
        return f"note {said_note(op)}"
    plain = {
        terms.LOSE_KINFIRE: f"kinfire lose {op.number}",
        terms.SLEEP: f"sleep {op.number}",
        terms.CITY: f"city {backwards(TOWNS).get(op.what)} {op.number}",
        terms.CHOOSE: "choose",
        terms.CONUNDRUM: "conundrum",
        terms.FIRST: "first",
    }
    return plain[op.verb]


def said_piece(what: str, number: int) -> str:
    if what in ("card", "town card"):
        return printed("story", number)
    if what == "memory":
        return printed("memory", number)
    if what == "quest":
        return str(number + 1)
    if what in ("pair", "item"):
        return LEXICON.id("action", number)
    return backwards({"level": LEVELS, "pack": PACKS, "ending": ENDINGS}[what])[number]


def said_note(op: b.Op) -> str:
    kinds = {
        terms.NOTE_ENEMY_HP: lambda: f"enemy_hp {op.number} {LEXICON.id('enemy', op.piece)}",
        terms.NOTE_ALLY_HP: lambda: f"ally_hp {op.number} {LEXICON.id('ally', op.piece)}",
        terms.NOTE_ARMOR_EACH: lambda: f"armor_each {op.number}",
        terms.NOTE_START_ZONE: lambda: f"start_zone {op.piece + 1} {op.number}",
        terms.NOTE_ENEMY_STATUS: lambda: f"enemy_status {STATUS_NAMES[op.piece]}",
    }
    return kinds[op.what]() if op.what in kinds else backwards(PLAIN_NOTES)[op.what]


def said_condition(condition: b.Condition) -> str:
    kind, what, number = condition.kind, condition.what, condition.number
    if kind == terms.NOT:
        return f"not {said_condition(condition.parts[0])}"
    if kind in (terms.AND, terms.OR):
        return (" and " if kind == terms.AND else " or ").join(said_condition(part) for part in condition.parts)
    if kind == terms.SEEKER:
        return LEXICON.id("seeker", what)
    if kind == terms.COUNT:
        found = [number for number in range(terms.MEMORIES) if condition.memories >> number & 1]
        return f"count({', '.join(printed('memory', one) for one in found)}) >= {number}"
    asked = {
        terms.HAS: lambda: f"has {printed('memory', what)}",
        terms.DONE: lambda: f"done {what + 1}",
        terms.WON: lambda: f"won {what + 1}",
        terms.LOST: lambda: f"lost {what + 1}",
        terms.APART: lambda: f"apart {printed('story', what)}",
        terms.COINS: lambda: f"coins {number}",
        terms.KINFIRE: lambda: f"kinfire {number}",
    }
    return asked[kind]()


def said_colours(colours: terms.Colours) -> str:
    return "|".join(name for name, hue in HUES.items() if colours & hue)


def said_test(test: b.SkillTest) -> str:
    words = f"test {SCOPE_NAMES[test.scope]}flip {test.flip} "
    if test.approaches:
        words += f"choose {', '.join(HUE_NAMES[hue] for hue in test.approaches)} need {test.needs[0][0]}: "
    else:
        needs = [
            (("S" if least == terms.AS_MANY_AS_SEEKERS else least), said_colours(hues)) for least, hues in test.needs
        ]
        words += f"need {' '.join(f'{least} {hues}' for least, hues in needs)}: "
    parts = (("ok", test.passed), ("fail", test.failed), ("all", test.all_passed))
    return words + " / ".join(f"{word} {', '.join(said_ops(ops))}" for word, ops in parts if ops)


def said_fight(fight: b.Fight) -> str:
    parts = []
    if fight.ally != terms.NONE:
        parts.append(f"win with {LEXICON.id('ally', fight.ally)} goto {printed('story', fight.with_ally)}")
    parts.append(f"win goto {printed('story', fight.won)}")
    parts.append(f"lose goto {printed('story', fight.lost)}")
    setup = PACK.setups[fight.setup].id.removeprefix("q").replace("_", "-")
    return f"combat {setup}: {' / '.join(parts)}"
