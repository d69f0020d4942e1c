"""The language of effects (`M1|L1; V2=>L1 x1`) and the verbs of powers, events and Muses, read into what the box holds.

What is wrong with a text is noted with the entry and the field where it stands; what can be read of it is read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Sequence
from typing import Final, NamedTuple

import msgspec

from veillee.core.content import one_of
from veillee.core.text import Phrase
from veillee.games.bardwood import box as b
from veillee.games.bardwood.words import BENEFIT_NAMES, MEASURE_IDS

AMOUNTS: Final = {
    "M": b.MELODY,
    "L": b.LYRIC,
    "V": b.VOLUME,
    "C": b.COIN,
    "A": b.ACOUSTIC,
    "R": b.RANGE,
    "G": b.GEM,
    "MV": b.MOVEMENT,
    "T": b.TEMPO,
    "CT": b.BACKBEAT,
}
WORDS: Final = {
    "MOTIF": b.MOTIF,
    "IMPRO": b.IMPRO_AGAIN,
    "IMPRO_SHOP": b.IMPRO_SHOP,
    "BRAG": b.BRAG,
    "SHUFFLE": b.SHUFFLE,
    "RM_RUNE": b.REMOVE_RUNE,
    "RM_CREST": b.REMOVE_CREST,
}
PRICES: Final = {name: AMOUNTS[name] for name in ("M", "L", "V", "C", "A", "R")}
STONES: Final = {"S": b.STONE}
PER: Final = {"skill": b.SKILL, "impro": b.IMPRO}
LIMITS: Final = {"x1": 1, "x2": 2, "xinf": b.ENDLESS}
STONES_MOST: Final = 2  # whoever pays stones is asked how many of them are acoustic, up to this number

AMOUNT = re.compile(r"([A-Z]+)([1-9][0-9]?)(?: per (\w+))?")
BENEFITS: Final = len(BENEFIT_NAMES)  # what options and conversions are called by has one of these names

# What a part of a card, or the gains of an event, may not hold (chapters 3.2 and 3.16).
OPTIONS: Final = "options"
CONVERSIONS: Final = "conversions"
IMPROS: Final = "impros"
NO_CONVERSIONS: Final = (CONVERSIONS,)
PLAIN: Final = (OPTIONS, CONVERSIONS)
SIMPLE: Final = (OPTIONS, CONVERSIONS, IMPROS)


class Takes(NamedTuple):
    """What follows a verb: a number, an effect, a conversion, or the details of an event."""

    verb: int
    form: str = ""


NUMBER: Final = "n"
GAINS: Final = "X"
CONVERSION: Final = "X=>Y"
MEASURED: Final = "measure d most"
CONTEST: Final = "measure X n"
POWERS: Final = {
    "challenge": Takes(b.CHALLENGE_COST, NUMBER),
    "lower": Takes(b.LOWER_COST, NUMBER),
    "legend": Takes(b.LEGEND_COST, NUMBER),
    "soothe_small": Takes(b.SOOTHE_SMALL_COST, NUMBER),
    "soothe_boss": Takes(b.SOOTHE_BOSS_COST, NUMBER),
    "soothe": Takes(b.SOOTHE_COST, NUMBER),
    "perform": Takes(b.PERFORM_COST, NUMBER),
    "shop": Takes(b.SHOP_COST, NUMBER),
    "other_card": Takes(b.OTHER_CARD_COST, NUMBER),
    "bank_coins": Takes(b.BANK_COINS, NUMBER),
    "movement": Takes(b.MORE_MOVEMENT, NUMBER),
    "movement_silent": Takes(b.SILENT_MOVEMENT, NUMBER),
    "quarter": Takes(b.QUARTER_MOVEMENT, NUMBER),
    "range": Takes(b.RANGE_NEEDED, NUMBER),
    "token_limit": Takes(b.TOKEN_LIMIT, NUMBER),
    "adjust_tempo": Takes(b.ADJUST_TEMPO),
    "melody_as_lyric": Takes(b.MELODY_AS_LYRIC),
    "boats_frozen": Takes(b.BOATS_FROZEN),
    "no_challenge": Takes(b.NO_CHALLENGE),
    "compose": Takes(b.WHEN_COMPOSE, GAINS),
    "sing": Takes(b.WHEN_SING, GAINS),
    "sing_discount": Takes(b.WHEN_SING_DISCOUNT, GAINS),
    "soothed": Takes(b.WHEN_SOOTHED, GAINS),
    "told": Takes(b.WHEN_TOLD, GAINS),
    "fan": Takes(b.WHEN_FAN, GAINS),
    "crest_lost": Takes(b.WHEN_CREST_LOST, GAINS),
}
MUSE_POWERS: Final = POWERS | {"convert": Takes(b.OWN_CONVERSION, CONVERSION)}
ONCE: Final = {
    "each": Takes(b.EACH, GAINS),
    "motifs_to_gems": Takes(b.MOTIFS_TO_GEMS),
    "each_per": Takes(b.EACH_PER, MEASURED),
    "each_rune": Takes(b.EACH_RUNE, GAINS),
    "most": Takes(b.MOST, CONTEST),
}
USES: Final = {"use": Takes(b.USE_CONVERSION, CONVERSION), "use_brag": Takes(b.USE_BRAG, NUMBER)}


class EffectReader:
    """Turns the texts of entries into what they do, and notes what is wrong with them."""

    def __init__(
        self, problem: Callable[[msgspec.Struct, str, object, Phrase], None], says: Callable[..., Phrase]
    ) -> None:
        self.problem = problem
        self.says = says

    # -- effects ---------------------------------------------------------------------------

    def section(self, entry: msgspec.Struct, field: str, text: str, without: Collection[str] = ()) -> b.Section:
        """A part of a card; `without` says which forms it may not hold."""
        items = self.items(entry, field, text, without)
        conversions = tuple(item for item in items if item.verb == b.CONVERT)
        named = [item.gains[0].verb for item in conversions]
        if len(named) > len(set(named)) or any(verb >= BENEFITS for verb in named):
            self.problem(entry, field, text, self.says("expected-conversions-differ"))
        return b.Section(
            items=items, plain=tuple(item for item in items if item.verb != b.CONVERT), conversions=conversions
        )

    def items(self, entry: msgspec.Struct, field: str, text: str, without: Collection[str] = ()) -> tuple[b.Item, ...]:
        if not text:
            return ()
        found = [self._item(entry, field, part.strip()) for part in text.split(";")]
        items = tuple(item for item in found if item is not None)
        for item in items:
            form = form_of(item)
            if form in without:
                self.problem(entry, field, text, self.says(f"expected-no-{form}"))
        return items

    def conversion(self, entry: msgspec.Struct, field: str, text: str, stones: bool = False) -> b.Item | None:
        """`V2=>L1 x1`. A price in stones of any kind is paid only where somebody can be asked which."""
        left, arrow, right = text.partition("=>")
        gained, _, limit = right.partition(" ")
        if not arrow or limit not in LIMITS:
            self.problem(entry, field, text, self.says("expected-conversion"))
            return None
        prices = PRICES | STONES if stones else PRICES
        price = tuple(self._amount(entry, field, part, prices) for part in left.split("+"))
        gains = tuple(self._simple(entry, field, part) for part in gained.split("+"))
        paid = [item for item in price if item is not None]
        given = [item for item in gains if item is not None]
        if len(paid) < len(price) or len(given) < len(gains):
            return None
        if any(item.verb == b.STONE and item.number > STONES_MOST for item in paid):
            self.problem(entry, field, text, self.says("expected-stones", count=STONES_MOST))
        return b.Item(verb=b.CONVERT, price=tuple(paid), gains=tuple(given), limit=LIMITS[limit])

    def _item(self, entry: msgspec.Struct, field: str, text: str) -> b.Item | None:
        if "=>" in text:
            return self.conversion(entry, field, text)
        if "|" not in text:
            return self._simple(entry, field, text)
        sides = [self._simple(entry, field, part) for part in text.split("|")]
        good = tuple(side for side in sides if side is not None)
        if len(good) < len(sides):
            return None
        if len(good) != 2 or good[0].verb == good[1].verb or any(side.verb >= BENEFITS for side in good):
            self.problem(entry, field, text, self.says("expected-two-options"))
            return None
        return b.Item(verb=b.OPTION, sides=good)

    def _simple(self, entry: msgspec.Struct, field: str, text: str) -> b.Item | None:
        if text in WORDS:
            return b.Item(verb=WORDS[text])
        return self._amount(entry, field, text, AMOUNTS, tuple(WORDS))

    def _amount(
        self, entry: msgspec.Struct, field: str, text: str, amounts: dict[str, int], words: Sequence[str] = ()
    ) -> b.Item | None:
        found = AMOUNT.fullmatch(text)
        if found is None or found[1] not in amounts:
            self.problem(entry, field, text, one_of([*(f"{name}1" for name in amounts), *words]))
            return None
        verb, per = amounts[found[1]], found[3]
        if per is not None and (verb not in (b.MELODY, b.LYRIC) or per not in PER):
            self.problem(entry, field, text, self.says("expected-per"))
            return None
        return b.Item(verb=verb, number=int(found[2]), per=PER[per] if per else b.NONE)

    # -- verbs -----------------------------------------------------------------------------

    def powers(
        self, entry: msgspec.Struct, field: str, verbs: Sequence[str], known: dict[str, Takes] = POWERS
    ) -> tuple[b.Power, ...]:
        """What a Bard card, an ongoing event or a Muse changes."""
        if not verbs:
            self.problem(entry, field, None, self.says("expected-some-verb", known=list(known)))
        found = [self._power(entry, field, text, known) for text in verbs]
        return tuple(power for power in found if power is not None)

    def _power(self, entry: msgspec.Struct, field: str, text: str, known: dict[str, Takes]) -> b.Power | None:
        takes, rest = self._verb(entry, field, text, known)
        if takes is None:
            return None
        if takes.form == NUMBER:
            return b.Power(verb=takes.verb, number=self._number(entry, field, text, rest))
        if takes.form == GAINS:
            return b.Power(verb=takes.verb, gains=self._gains(entry, field, text, rest))
        if takes.form == CONVERSION:
            return b.Power(verb=takes.verb, conversion=self.conversion(entry, field, rest))
        return b.Power(verb=takes.verb)

    def deed(self, entry: msgspec.Struct, field: str, verbs: Sequence[str], known: dict[str, Takes]) -> b.Deed | None:
        """What a start, end or use event does: one thing."""
        if len(verbs) != 1:
            self.problem(entry, field, ", ".join(verbs) or None, self.says("expected-one-verb", known=list(known)))
            return None
        text = verbs[0]
        takes, rest = self._verb(entry, field, text, known)
        if takes is None:
            return None
        if takes.form == NUMBER:
            return b.Deed(verb=takes.verb, most=self._number(entry, field, text, rest))
        if takes.form == GAINS:
            return b.Deed(verb=takes.verb, gains=self._gains(entry, field, text, rest))
        if takes.form == CONVERSION:
            return b.Deed(verb=takes.verb, conversion=self.conversion(entry, field, f"{rest} x1", stones=True))
        if takes.form in (MEASURED, CONTEST):
            return self._measured(entry, field, text, takes)
        return b.Deed(verb=takes.verb)

    def _measured(self, entry: msgspec.Struct, field: str, text: str, takes: Takes) -> b.Deed | None:
        words = text.split(" ")
        contest = takes.form == CONTEST
        if (
            len(words) != 4
            or words[1] not in MEASURE_IDS
            or not words[3].isdigit()
            or not (contest or words[2].isdigit())
        ):
            self.problem(entry, field, text, self.says("expected-measured", verb=words[0], form=takes.form))
            return None
        measure, last = MEASURE_IDS.index(words[1]), int(words[3])
        if contest:
            gains = self.items(entry, field, words[2], SIMPLE)
            return b.Deed(verb=takes.verb, gains=gains, measure=measure, alone=last)
        if not int(words[2]) or not last:
            self.problem(entry, field, text, self.says("expected-numbers"))
        return b.Deed(verb=takes.verb, measure=measure, per=int(words[2]), most=last)

    def _verb(self, entry: msgspec.Struct, field: str, text: str, known: dict[str, Takes]) -> tuple[Takes | None, str]:
        """The verb that a text begins with, and what follows it."""
        name, _, rest = text.partition(" ")
        takes = known.get(name)
        if takes is None:
            self.problem(entry, field, text, one_of(known))
        elif not takes.form and rest:
            self.problem(entry, field, text, self.says("expected-alone", verb=name))
        return takes, rest

    def _number(self, entry: msgspec.Struct, field: str, text: str, rest: str) -> int:
        if re.fullmatch(r"[+-]?[1-9][0-9]?", rest) is None:
            self.problem(entry, field, text, self.says("expected-with-number", verb=text.partition(" ")[0]))
            return 0
        return int(rest)

    def _gains(self, entry: msgspec.Struct, field: str, text: str, rest: str) -> tuple[b.Item, ...]:
        if not rest:
            self.problem(entry, field, text, self.says("expected-with-effect", verb=text))
        return self.items(entry, field, rest, SIMPLE)


def form_of(item: b.Item) -> str:
    if item.verb == b.OPTION:
        return OPTIONS
    if item.verb == b.CONVERT:
        return CONVERSIONS
    return IMPROS if item.verb in (b.IMPRO_AGAIN, b.IMPRO_SHOP) else ""


def shows(item: b.Item, *verbs: int) -> bool:
    """Whether an item is one of these, or gives one of them."""
    return item.verb in verbs or any(gain.verb in verbs for gain in (*item.gains, *item.sides))
