"""The grammar of story operations: `if has 2-D: city vinna 2`, `test each flip 2 need 1 red: fail suffer 1`.

The grammar is closed. A line that does not fit it is a problem of the pack, named with card and line; cards,
memories and pieces that a line names must be there.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from veillee.core.content import one_of
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms
from veillee.games.kinfire.effects import HUES, NUMBER, STATUSES, Problems, Says

LEVELS: Final = {"bronze": terms.BRONZE, "silver": terms.SILVER, "gold": terms.GOLD}
PACKS: Final = {"A": terms.PACK_A, "B": terms.PACK_B, "C": terms.PACK_C}
TOWNS: Final = {"vinna": terms.VINNA, "dinlux": terms.DINLUX, "here": terms.HERE}
ENDINGS: Final = {
    "city_lit": terms.CITY_LIT,
    "next_watch": terms.NEXT_WATCH,
    "other_light": terms.OTHER_LIGHT,
    "long_watch": terms.LONG_WATCH,
}
SCOPES: Final = {"each": terms.EACH, "one": terms.ONE, "group": terms.GROUP}
ALONE: Final = {
    "remove": terms.REMOVE,
    "shop": terms.SHOP,
    "bounty": terms.BOUNTY,
    "train": terms.TRAIN,
    "quest won": terms.QUEST_WON,
    "quest lost": terms.QUEST_LOST,
}
BLOCKS: Final = {"choose": terms.CHOOSE, "conundrum": terms.CONUNDRUM, "first": terms.FIRST}
NAMED: Final = {
    # verb: the operation, and what is named after it
    "goto": (terms.GOTO, "card"),
    "memory": (terms.GAIN_MEMORY, "memory"),
    "forget": (terms.FORGET, "memory"),
    "prompt": (terms.PROMPT, "quest"),
    "drop": (terms.DROP, "quest"),
    "next": (terms.NEXT, "quest"),
    "pouch": (terms.OPEN_POUCH, "level"),
    "loot": (terms.LOOT, "pair"),
    "equip": (terms.EQUIP, "pair"),
    "item": (terms.ITEM, "item"),
    "upgrade": (terms.UPGRADE, "pack"),
    "add": (terms.ADD, "town card"),
    "replace": (terms.REPLACE, "town card"),
    "ending": (terms.ENDING, "ending"),
}
MONEY: Final = {
    "gain coins": terms.GAIN_COINS,
    "lose coins": terms.LOSE_COINS,
    "gain fate": terms.GAIN_FATE,
    "lose fate": terms.LOSE_FATE,
}
ON_SEEKER: Final = {"gain E": terms.GAIN_EXHAUSTED, "suffer": terms.SUFFER, "heal": terms.REGAIN}
PLAIN_NOTES: Final = {
    "extra_card": terms.NOTE_EXTRA_CARD,
    "charge_all": terms.NOTE_CHARGE_ALL,
    "sluice_closed": terms.NOTE_SLUICE_CLOSED,
    "first_strike": terms.NOTE_FIRST_STRIKE,
}
HEALTH_NOTES: Final = {"enemy_hp": (terms.NOTE_ENEMY_HP, "enemy"), "ally_hp": (terms.NOTE_ALLY_HP, "ally")}
NOTE_FORMS: Final = (
    "enemy_hp 2 starless",
    "ally_hp -2 brood",
    "armor_each 1",
    "start_zone 5 2",
    "enemy_status wound",
    *PLAIN_NOTES,
)
FORMS: Final = (
    "goto 2-8",
    "combat 2-11: win goto 2-12 / lose goto 2-13",
    "gain coins 2",
    "lose coins 2",
    "gain fate 1",
    "lose fate 1",
    "each gain E 1",
    "one suffer 2",
    "kinfire each 1",
    "kinfire one 1",
    "kinfire lose 1",
    "memory 1-A",
    "forget 9-F",
    "prompt 3",
    "drop 10",
    "pouch bronze",
    "loot lo1",
    "equip lo1",
    "item d2",
    "upgrade A",
    "note extra_card",
    "if has 1-A: gain fate 1",
    *BLOCKS,
    "test each flip 2 need 1 red: fail suffer 1",
    "add V-7",
    "replace V-15",
    "sleep 1",
    *ALONE,
    "city vinna 3",
    "next 2",
    "ending city_lit",
)
CONDITION_FORMS: Final = (
    "has 1-A",
    "done 4",
    "won 4",
    "lost 4",
    "apart V-22",
    "coins 2",
    "kinfire 1",
    "asha",
    "count(1-A, 1-B) >= 2",
    "not has 1-A",
    "has 1-A and apart V-22",
    "has 1-A or has 1-B",
)
TEST_FORMS: Final = (
    "test each flip 2 need 1 red: ok gain coins 1 / fail suffer 1 / all gain fate 1",
    "test group flip 2 need S blue: ok goto 2-4",
    "test each flip 2 choose red, green need 1: fail suffer 2",
)
COMBAT_FORMS: Final = (
    "combat 2-11: win goto 2-12 / lose goto 2-13",
    "combat 3-11: win with brann goto 3-12 / win goto 3-13 / lose goto 3-14",
)
HEALTH = re.compile(r"-?[1-9][0-9]?")
COUNT = re.compile(r"count\(([^)]*)\) >= ([1-9])")
TEST = re.compile(r"test (each|one|group) flip ([1-9])(?: choose ([a-z, ]+?))? need ([^:]+): (.+)")
NEED = re.compile(r"([1-9]|S) (red|green|blue)((?:\|(?:red|green|blue))*)")
COMBAT = re.compile(r"combat (\S+): (?:win with (\w+) goto (\S+) / )?win goto (\S+) / lose goto (\S+)")
CARD = re.compile(r"([1-9][0-9]?|V|D)-([1-9][0-9]?)")
LETTERED = re.compile(r"([1-9][0-9]?|D|V)-([A-Z])")
NOTHING: Final = ("nothing",)


def card_id(number: str) -> str:
    """The id of a card by its printed number: 2-8 is q2_8, V-15 is v_15. Nothing for what is no number."""
    found = CARD.fullmatch(number)
    if found is None:
        return ""
    return f"{found[1].lower()}_{found[2]}" if found[1] in ("V", "D") else f"q{found[1]}_{found[2]}"


def memory_id(number: str) -> str:
    """5-A is m5_a, D-F is md_f."""
    found = LETTERED.fullmatch(number)
    return f"m{found[1].lower()}_{found[2].lower()}" if found else ""


def printed_number(id_: str) -> str:
    """The printed number of a card or memory: q2_8 is 2-8, v_15 is V-15, m5_a is 5-A."""
    first, _, last = id_.partition("_")
    return f"{first if first in ('v', 'd') else first[1:]}-{last}".upper()


class Known:
    """The numbers of everything that an operation can name, by its word there."""

    def __init__(self, **words: Mapping[str, int]) -> None:
        self.words = words

    def find(self, what: str, word: str) -> int:
        """The number of a piece, or NONE."""
        if what in ("card", "town card"):
            word = card_id(word)
        elif what == "memory":
            word = memory_id(word)
        return self.words[what].get(word, terms.NONE) if word else terms.NONE


class Place:
    """Where the operations stand that are being read: an entry, and a field with a line."""

    def __init__(self, entry: msgspec.Struct, field: str, town: bool, tested: bool = False) -> None:
        self.entry = entry
        self.field = field
        self.town = town
        self.tested = tested  # a Seeker is being tested, whom "suffer 1" alone concerns

    def within_test(self) -> Place:
        return Place(self.entry, self.field, self.town, tested=True)


class StoryReader:
    """Compiles lists of operations and notes what is wrong with them."""

    def __init__(self, known: Known, problem: Problems, says: Says) -> None:
        self.known = known
        self.problem = problem
        self.says = says
        self.lists: list[tuple[b.Op, ...]] = [()]  # the first one is for nothing to do

    # -- lists -----------------------------------------------------------------------------

    def listed(self, ops: Sequence[b.Op | None]) -> terms.ListId:
        good = tuple(op for op in ops if op is not None)
        if not good:
            return 0
        self.lists.append(good)
        return len(self.lists) - 1

    def lines(
        self,
        entry: msgspec.Struct,
        field: str,
        lines: Sequence[str],
        town: bool,
        blocks: Mapping[str, Callable[[], b.Op]] | None = None,
    ) -> terms.ListId:
        """The operations of a card or option, one to a line; `blocks` are what `choose` and `first` stand for."""
        if not lines:
            self.problem(entry, field, None, self.says("expected-some-operation"))
        if tuple(lines) == NOTHING:
            return 0
        found: list[b.Op | None] = []
        for number, line in enumerate(lines, 1):
            place = Place(entry, f"{field} {number}", town)
            if blocks is not None and line in blocks:
                found.append(blocks[line]())
            else:
                found.append(self.op(place, line))
            last = found[-1]
            if last is not None and last.verb < terms.LEAVES and number < len(lines):
                self.problem(entry, f"{field} {number}", line, self.says("expected-last"))
        return self.listed(found)

    def ops(self, place: Place, text: str) -> terms.ListId:
        """Operations on one line, separated by commas; a test takes all that follows it."""
        found: list[b.Op | None] = []
        rest = text
        while rest:
            if rest.startswith("test "):
                found.append(self.op(place, rest))
                break
            one, _, rest = rest.partition(", ")
            found.append(self.op(place, one))
            last = found[-1]
            if last is not None and last.verb < terms.LEAVES and rest:
                self.problem(place.entry, place.field, text, self.says("expected-last"))
        return self.listed(found)

    # -- operations ------------------------------------------------------------------------

    def op(self, place: Place, text: str) -> b.Op | None:
        words = text.split(" ")
        verb, two = words[0], " ".join(words[:2])
        if text in ALONE:
            return b.Op(verb=ALONE[text])
        if verb in NAMED and len(words) == 2:
            return self._named(place, text, *NAMED[verb], words[1])
        if two in MONEY and len(words) == 3 and NUMBER.fullmatch(words[2]):
            return b.Op(verb=MONEY[two], number=int(words[2]))
        if verb in ("each", "one") and len(words) > 1:
            return self._on_seeker(place, text, " ".join(words[1:]), SCOPES[verb])
        if verb == "kinfire" and len(words) == 3 and NUMBER.fullmatch(words[2]):
            if words[1] in ("each", "one"):
                return b.Op(verb=terms.GAIN_KINFIRE, who=SCOPES[words[1]], number=int(words[2]))
            if words[1] == "lose":
                return b.Op(verb=terms.LOSE_KINFIRE, who=terms.ONE, number=int(words[2]))
        if verb == "sleep" and len(words) == 2 and words[1].isdecimal():
            return b.Op(verb=terms.SLEEP, number=int(words[1]))
        if verb == "city" and len(words) == 3 and words[1] in TOWNS and NUMBER.fullmatch(words[2]):
            return b.Op(verb=terms.CITY, what=TOWNS[words[1]], number=int(words[2]))
        if verb == "note":
            return self._note(place, text, words[1:])
        if verb == "if":
            return self._if(place, text)
        if verb == "test":
            return self._test(place, text)
        if verb == "combat":
            return self._combat(place, text)
        if place.tested:
            return self._on_seeker(place, text, text, terms.TESTED)
        self._wrong(place, text)
        return None

    def _wrong(self, place: Place, text: str) -> None:
        """How the verb is used that stands there, if there is one of that name; otherwise all that can be said."""
        verb = text.split(" ")[0]
        alike = [form for form in FORMS if form.split(" ")[0] == verb]
        self.problem(place.entry, place.field, text, one_of(alike or FORMS))

    def _named(self, place: Place, text: str, verb: int, what: str, word: str) -> b.Op | None:
        found = self.known.find(what, word)
        if found == terms.NONE:
            self.problem(place.entry, place.field, text, self.says(f"expected-{what.replace(' ', '-')}", word=word))
            return None
        return b.Op(verb=verb, what=found)

    def _on_seeker(self, place: Place, text: str, done: str, who: int) -> b.Op | None:
        what, _, number = done.rpartition(" ")
        if what not in ON_SEEKER or not NUMBER.fullmatch(number):
            self._wrong(place, text)
            return None
        return b.Op(verb=ON_SEEKER[what], who=who, number=int(number))

    def _note(self, place: Place, text: str, words: list[str]) -> b.Op | None:
        kind = words[0] if words else ""
        rest = words[1:]
        if kind in PLAIN_NOTES and not rest:
            return b.Op(verb=terms.NOTE, what=PLAIN_NOTES[kind])
        if kind in HEALTH_NOTES and len(rest) == 2 and HEALTH.fullmatch(rest[0]):
            note, piece = HEALTH_NOTES[kind]
            found = self.known.find(piece, rest[1])
            if found == terms.NONE:
                self.problem(place.entry, place.field, text, self.says(f"expected-{piece}", word=rest[1]))
                return None
            return b.Op(verb=terms.NOTE, what=note, number=int(rest[0]), piece=found)
        if kind == "armor_each" and len(rest) == 1 and NUMBER.fullmatch(rest[0]):
            return b.Op(verb=terms.NOTE, what=terms.NOTE_ARMOR_EACH, number=int(rest[0]))
        if kind == "start_zone" and len(rest) == 2 and all(NUMBER.fullmatch(word) for word in rest):
            return b.Op(verb=terms.NOTE, what=terms.NOTE_START_ZONE, piece=int(rest[0]) - 1, number=int(rest[1]))
        if kind == "enemy_status" and len(rest) == 1 and rest[0] in STATUSES:
            return b.Op(verb=terms.NOTE, what=terms.NOTE_ENEMY_STATUS, piece=STATUSES[rest[0]])
        self.problem(place.entry, place.field, text, one_of([f"note {form}" for form in NOTE_FORMS]))
        return None

    def _if(self, place: Place, text: str) -> b.Op | None:
        branch = self.branch(place, text)
        if branch is None:
            return None
        return b.Op(verb=terms.IF, condition=branch.condition, then=branch.then)

    def branch(self, place: Place, text: str, otherwise: bool = False) -> b.Branch | None:
        """`if COND: op, op`, or at the end of `first` also `else: op, op`."""
        head, colon, rest = text.partition(": ")
        condition: b.Condition | None = None
        if colon and head.startswith("if "):
            condition = self.condition(place, head.removeprefix("if "))
        elif colon and head == "else" and otherwise:
            condition = b.Condition(kind=terms.ALWAYS)
        else:
            forms = ["if has 1-A: gain fate 1", "else: gain fate 1"]
            self.problem(place.entry, place.field, text, one_of(forms if otherwise else forms[:1]))
            return None
        then = self.ops(place, rest)
        return None if condition is None else b.Branch(condition=condition, then=then)

    def _combat(self, place: Place, text: str) -> b.Op | None:
        found = COMBAT.fullmatch(text)
        if found is None or place.town:
            self.problem(place.entry, place.field, text, one_of(COMBAT_FORMS))
            return None
        setup = self.known.find("setup", card_id(found[1]))
        fight = b.Fight(
            setup=setup,
            ally=self.known.find("ally", found[2]) if found[2] else terms.NONE,
            with_ally=self.known.find("card", found[3]) if found[3] else terms.NONE,
            won=self.known.find("card", found[4]),
            lost=self.known.find("card", found[5]),
        )
        wrong = [
            what
            for what, word, number in (
                ("setup", found[1], setup),
                ("ally", found[2], fight.ally),
                ("card", found[3], fight.with_ally),
                ("card", found[4], fight.won),
                ("card", found[5], fight.lost),
            )
            if word and number == terms.NONE
        ]
        for what in wrong:
            self.problem(place.entry, place.field, text, self.says(f"expected-{what}", word=text))
        return None if wrong else b.Op(verb=terms.COMBAT, what=setup, fight=fight)

    # -- conditions ------------------------------------------------------------------------

    def condition(self, place: Place, text: str) -> b.Condition | None:
        """One kind of joint per condition."""
        for word, kind in ((" and ", terms.AND), (" or ", terms.OR)):
            if word in text:
                parts = [self._simple(place, part) for part in text.split(word)]
                good = tuple(part for part in parts if part is not None)
                return b.Condition(kind=kind, parts=good) if len(good) == len(parts) else None
        return self._simple(place, text)

    def _simple(self, place: Place, text: str) -> b.Condition | None:
        if text.startswith("not "):
            part = self._simple(place, text.removeprefix("not "))
            return None if part is None else b.Condition(kind=terms.NOT, parts=(part,))
        counted = COUNT.fullmatch(text)
        if counted is not None:
            return self._count(place, text, counted[1].split(", "), int(counted[2]))
        seeker = self.known.find("seeker", text)
        if seeker != terms.NONE:
            return b.Condition(kind=terms.SEEKER, what=seeker)
        kind, _, word = text.partition(" ")
        asked = {
            "has": (terms.HAS, "memory"),
            "done": (terms.DONE, "quest"),
            "won": (terms.WON, "quest"),
            "lost": (terms.LOST, "quest"),
            "apart": (terms.APART, "town card"),
        }
        if kind in asked:
            asks, what = asked[kind]
            found = self.known.find(what, word)
            if found == terms.NONE:
                self.problem(place.entry, place.field, text, self.says(f"expected-{what.replace(' ', '-')}", word=word))
                return None
            return b.Condition(kind=asks, what=found)
        if kind in ("coins", "kinfire") and NUMBER.fullmatch(word):
            return b.Condition(kind=terms.COINS if kind == "coins" else terms.KINFIRE, number=int(word))
        self.problem(place.entry, place.field, text, one_of(CONDITION_FORMS))
        return None

    def _count(self, place: Place, text: str, words: Sequence[str], least: int) -> b.Condition | None:
        found = [self.known.find("memory", word) for word in words]
        for word, number in zip(words, found, strict=True):
            if number == terms.NONE:
                self.problem(place.entry, place.field, text, self.says("expected-memory", word=word))
                return None
        if len(set(found)) < max(len(found), least):
            self.problem(place.entry, place.field, text, self.says("expected-count"))
            return None
        return b.Condition(kind=terms.COUNT, number=least, memories=sum(1 << number for number in found))

    # -- tests -----------------------------------------------------------------------------

    def _test(self, place: Place, text: str) -> b.Op | None:
        found = TEST.fullmatch(text)
        if found is None or place.tested:
            self.problem(place.entry, place.field, text, one_of(TEST_FORMS))
            return None
        scope, flip = SCOPES[found[1]], int(found[2])
        approaches = tuple(HUES.get(word, terms.NONE) for word in found[3].split(", ")) if found[3] else ()
        needs = self.needs(found[4], len(approaches))
        parts: dict[str, str] = {}
        for part in found[5].split(" / "):
            name, _, ops = part.partition(" ")
            if name in parts:
                needs = ()
            parts[name] = ops
        if (
            not needs
            or terms.NONE in approaches
            or len(approaches) == 1
            or (approaches and scope != terms.EACH)
            or set(parts) - {"ok", "fail", "all"}
            or ("all" in parts and scope != terms.EACH)
            or not all(parts.values())
        ):
            self.problem(place.entry, place.field, text, one_of(TEST_FORMS))
            return None
        inner = place if scope == terms.GROUP else place.within_test()
        test = b.SkillTest(
            scope=scope,
            flip=flip,
            approaches=approaches,
            needs=needs,
            passed=self.ops(inner, parts.get("ok", "")),
            failed=self.ops(inner, parts.get("fail", "")),
            all_passed=self.ops(place, parts.get("all", "")),
        )
        return b.Op(verb=terms.TEST, test=test)

    def needs(self, text: str, approaches: int = 0) -> tuple[tuple[int, terms.Colours], ...]:
        """`2 red`, `1 red 1 green`, `2 red|green`, `S blue`; only a number where the Seekers choose the colour.

        Nothing if it cannot be read.
        """
        if approaches:
            return ((int(text), terms.WHITE),) if NUMBER.fullmatch(text) else ()
        words = text.split(" ")
        found: list[tuple[int, terms.Colours]] = []
        for number, colours in zip(words[::2], words[1::2], strict=False):
            one = NEED.fullmatch(f"{number} {colours}")
            if one is None:
                return ()
            hues = sum({HUES[hue] for hue in colours.split("|")})
            found.append((terms.AS_MANY_AS_SEEKERS if number == "S" else int(number), hues))
        return tuple(found) if len(words) % 2 == 0 else ()
