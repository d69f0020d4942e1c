"""The rule catalogue of a game: every rule with its number and its text in both languages."""

from __future__ import annotations

import tomllib
import unicodedata
from collections.abc import Sequence
from functools import cache, cached_property
from typing import Final

import msgspec

from veillee.core.errors import SetupError
from veillee.core.text import rooms

CATALOGUE: Final = "rules.toml"


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


class Rulebook(msgspec.Struct, frozen=True, dict=True):
    chapter: list[Chapter]
    rule: list[Rule]

    @cached_property
    def _numbered(self) -> dict[str, Rule]:
        return {rule.number: rule for rule in self.rule}

    @classmethod
    def joined(cls, books: Sequence[Rulebook]) -> Rulebook:
        """Several catalogues as one: chapters in the order of their first rules, rules as they stand in them."""
        chapters = [chapter for book in books for chapter in book.chapter]
        rules = [rule for book in books for rule in book.rule]
        first = {chapter.id: [rule.number for rule in rules if rule.chapter == chapter.id][:1] for chapter in chapters}
        chapters.sort(key=lambda chapter: first[chapter.id])
        order = {chapter.id: place for place, chapter in enumerate(chapters)}
        rules.sort(key=lambda rule: order.get(rule.chapter, len(order)))
        return cls(chapters, rules)

    def __contains__(self, number: str) -> bool:
        return number in self._numbered

    def get(self, number: str) -> Rule:
        rule = self._numbered.get(number.upper())
        if rule is not None:
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
    """The catalogue in a game's `rules.toml`, with those of its rooms that have rules of their own."""
    catalogues = [room.joinpath(CATALOGUE) for room in rooms(package)]
    books = [msgspec.convert(tomllib.loads(one.read_text("utf-8")), Rulebook) for one in catalogues if one.is_file()]
    return books[0] if len(books) == 1 else Rulebook.joined(books)
