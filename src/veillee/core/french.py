"""Small French words before a name: « d'Okanios », « de Kaar », « du Moulin », « à l'Adversaire ».

French messages say `{ DE($name) }` instead of `de { $name }`, for nobody knows which names a pack or
another seat will bring: « de » and its like lose their vowel before a vowel or a mute h, and melt with
the article of a name that has one.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable
from typing import Any

VOWELS = "aeiouy"
# Words with an aspirated h, before which nothing is lost; in all others it is mute (herbe, homme, huître).
ASPIRATED = re.compile(
    """
    hach | haddock | hagard | haie | haillon | hain | hair | half | hallebard | haltes?$ | halles?$ | halls?$ | halos?$
    | hamac | hameau | hampe | hamster | hanap | hanch | hand | hangar | hanneton | hant | happ | harang | haras
    | harcel | hard | harem | hareng | hargn | haricot | harnach | harnais | harp | hasard | hat | hauban | haubert
    | hauss | haut | havre | heaume | henn | heraut | heriss | hernie | heron | heros$ | herses?$ | hetr | heurt
    | hibou | hide | hierarch | hippie | hiss | hobby | hobereau | hoch | hockey | holland | homard | hongr | honni
    | hont | hoquet | hord | hors | hotte | houblon | houe | houill | houl | houpp | hourra | houss | houx | hublot
    | huche | huee | huer | hugueno | huit(?!r) | hulott | hulul | huns?$ | hune | hupp | hure | hurl | hussard
    | hutte
    """,
    re.VERBOSE,
)
# Words that begin with a vowel and are spoken as if they did not; « y » is one only before a consonant (Yves).
SEPARATE = re.compile("onz|oui$|ouistiti|uhlan|ulul|y(?!eux|euse)[aeiou]")


def loses_vowel(text: str) -> bool:
    """Whether « de », « le », « que » … end with an apostrophe before this text."""
    word = re.split(r"[\s'’,.:;()]", text, maxsplit=1)[0]
    if len(word) < 2 or any(sign.isdigit() for sign in word):
        return False  # « de A1 » : signs are spelt, not spoken
    plain = "".join(sign for sign in unicodedata.normalize("NFD", word.lower()) if not unicodedata.combining(sign))
    plain = plain.replace("œ", "oe").replace("æ", "ae")
    if plain.startswith("h"):
        return ASPIRATED.match(plain) is None
    return plain[0] in VOWELS and SEPARATE.match(plain) is None


def before(word: str, name: object) -> str:
    """« le », « la », « de », « que » in front of a name: l'eau, la terre."""
    text = str(name)
    return f"{word[:-1]}'{text}" if loses_vowel(text) else f"{word} {text}"


def de(name: object) -> str:
    """d'Okanios, de Kaar, du Moulin, de l'Armurerie."""
    return melted(str(name), "du", "des") or before("de", name)


def a(name: object) -> str:
    """à Kaar, au Moulin, à l'Armurerie."""
    return melted(str(name), "au", "aux") or f"à {name}"


def melted(name: str, one: str, many: str) -> str:
    """A name that begins with « le » or « les », with these in its place; nothing for other names."""
    article, _, rest = name.partition(" ")
    found = {"le": one, "les": many}.get(article)
    return f"{found} {rest}" if found and rest else ""


# What French messages may call: { DE($seat) }, { LE($die) }, { DE(LE($spell)) }.
FUNCTIONS: dict[str, Callable[[Any], Any]] = {
    "DE": de,
    "A": a,
    "LE": lambda name: before("le", name),
    "LA": lambda name: before("la", name),
    "QUE": lambda name: before("que", name),
}
