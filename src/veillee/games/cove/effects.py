"""The closed vocabulary of effects (chapter 3.15): small texts such as `uncorrupt 1` or `icons_per paladin fan 4`.

What is wrong with a text is noted with the entry and the field where it stands. Which verbs a card may show says
whoever reads it; the verbs of a merchant's staff powers are declared in that merchant's room.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

import msgspec

from veillee.core.content import one_of
from veillee.core.text import Phrase
from veillee.games.cove.box import CLANS, NONE, PALADIN, Clan
from veillee.games.cove.phrases import says
from veillee.games.cove.words import CLAN_IDS, KIND_IDS

# What may follow a verb.
NUMBER: Final = "number"
AT_MOST: Final = "maximum"  # may be left out
CLAN: Final = "clan"
ICON: Final = "clan or paladin"
COUNTED: Final = "skill, fan or rune"
LOCATION: Final = "location"

RANKS: Final = CLANS  # of demand
COUNTED_THINGS: Final = ("skill", "fan", "rune")
Verbs = Mapping[str, Sequence[str]]

TOWNSFOLK_VERBS: Final[Verbs] = {
    "uncorrupt": (NUMBER,),
    "small": (CLAN,),
    "large": (CLAN,),
    "arrival": (),
    "scout": (),
    "move": (),
    "swap": (),
    "return": (),
}
ROGUE_VERBS: Final[Verbs] = {"sell_to_rogues": (), "shove": ()}
PEDDLER_VERBS: Final[Verbs] = {
    "rank_small": (NUMBER,),
    "rank_large": (NUMBER,),
    "recruit_first": (),
    "corrupt": (NUMBER,),
}
QUICK: Final[Verbs] = {"quick": (LOCATION,)}


class Effect(NamedTuple):
    """One effect that was read; what its verb does not take is empty."""

    verb: str
    number: int = 0
    clan: Clan = NONE
    word: str = ""


class EffectReader:
    """Turns the texts of entries into effects, and notes what is wrong with them."""

    def __init__(self, problem: Callable[[msgspec.Struct, str, object, Phrase], None]) -> None:
        self.problem = problem

    def all_of(self, entry: msgspec.Struct, field: str, texts: Sequence[str], verbs: Verbs) -> list[Effect]:
        found = [self.read(entry, field, text, verbs) for text in texts]
        return [effect for effect in found if effect is not None]

    def read(self, entry: msgspec.Struct, field: str, text: str, verbs: Verbs) -> Effect | None:
        verb, *words = text.split(" ")
        if verb not in verbs:
            self.problem(entry, field, text, one_of(verbs))
            return None
        forms = verbs[verb]
        effect: Effect | None = Effect(verb)
        if not len(forms) - forms.count(AT_MOST) <= len(words) <= len(forms):
            effect = None
        for form, word in zip(forms, words, strict=False):
            effect = None if effect is None else self._with(effect, form, word)
        if effect is None:
            known = list(forms)
            expected = says("expected-with", verb=verb, forms=known) if forms else says("expected-alone", verb=verb)
            self.problem(entry, field, text, expected)
        return effect

    def _with(self, effect: Effect, form: str, word: str) -> Effect | None:
        """The effect with one word more, or nothing where that is no word of this form."""
        if form in (NUMBER, AT_MOST):
            return effect._replace(number=int(word)) if re.fullmatch("[1-9][0-9]?", word) else None
        if form in (CLAN, ICON):
            known = (*CLAN_IDS, KIND_IDS[PALADIN]) if form == ICON else CLAN_IDS
            return effect._replace(clan=KIND_IDS.index(word)) if word in known else None
        if form == COUNTED and word not in COUNTED_THINGS:
            return None
        return effect._replace(word=word)
