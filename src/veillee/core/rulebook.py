"""The rule catalogue of a game: every rule with its number and its text in both languages."""

from __future__ import annotations

import tomllib
import unicodedata
from functools import cache
from importlib.resources import files

import msgspec

from veillee.core.errors import SetupError


class Chapter(msgspec.Struct, frozen=True):
    id: str
    fr: str
    en: str

    def title(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Rule(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One rule. `physical` says why a rule about handling pieces needs no code."""

    number: str
    chapter: str
    source: str
    fr: str
    en: str
    note: str = ""
    physical: str = ""

    def text(self, lang: str) -> str:
        return self.fr if lang == "fr" else self.en


class Rulebook(msgspec.Struct, frozen=True):
    chapter: list[Chapter]
    rule: list[Rule]

    def __contains__(self, number: str) -> bool:
        return any(rule.number == number for rule in self.rule)

    def get(self, number: str) -> Rule:
        for rule in self.rule:
            if rule.number == number.upper():
                return rule
        first, last = self.rule[0].number, self.rule[-1].number
        raise SetupError("error-no-rule", number=number, first=first, last=last)

    def search(self, words: str) -> list[Rule]:
        """Rules whose number or text, in either language, has all these words."""
        wanted = _plain(words).split()
        return [
            rule for rule in self.rule if all(word in _plain(f"{rule.number} {rule.fr} {rule.en}") for word in wanted)
        ]


def _plain(text: str) -> str:
    """Lower case without accents, so that `deplacement` finds « Déplacement »."""
    decomposed = unicodedata.normalize("NFD", text.casefold().replace("œ", "oe"))
    return "".join(sign for sign in decomposed if not unicodedata.combining(sign))


@cache
def rulebook(package: str) -> Rulebook:
    """The catalogue in a game's `rules.toml`."""
    text = files(package).joinpath("rules.toml").read_text("utf-8")
    return msgspec.convert(tomllib.loads(text), Rulebook)
