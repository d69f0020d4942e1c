"""No French text says « de Okanios », « le eau » or « à le Moulin ».

A text is read for small words that should have lost their vowel. A message is said with all kinds of
names first, so that it is found at fault whatever the names of today are.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from importlib.resources import files
from itertools import product
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from veillee.core.french import loses_vowel
from veillee.core.kinds import NUMBER
from veillee.core.spec import GameSpec
from veillee.core.text import messages
from veillee.core.words import role_of
from veillee.testing.promise import ConformanceError

CHECK = "French"
SMALL = re.compile(
    r"(?<![\w'’-])(de|du|le|la|que|ne|se|je|me|te|jusque|lorsque|puisque|au) (?=([\w'’-]+))", re.IGNORECASE
)
VOWEL = "Okanios"
ARTICLES = ("le Zouave", "les Zouaves")  # no message says them by itself
MELTS = re.compile(r"(?<![\w'’-])(de|à) les? Zouaves?", re.IGNORECASE)
COUNTS = (0, 1, 2)
PLURALS = {"zero", "one", "two", "few", "many"}


def faults(text: str) -> list[str]:
    """The places of a text where a small word should have lost its vowel: « de eau »."""
    return [f"{found[1]} {found[2]}" for found in SMALL.finditer(text) if loses_vowel(found[2])]


class Reading(Visitor):
    """What a message is made of: its variables with the values it tells apart, and other messages."""

    def __init__(self) -> None:
        super().__init__()
        self.variables: dict[str, set[str]] = {}
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        self.variables.setdefault(node.id.name, set())

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        if isinstance(node.selector, ftl.VariableReference):
            keys = {
                key.name if isinstance(key, ftl.Identifier) else key.value for key in (v.key for v in node.variants)
            }
            self.variables.setdefault(node.selector.id.name, set()).update(keys - {"other"})
        self.generic_visit(node)


class French:
    """The French messages of a package, and all that they can say."""

    def __init__(self, package: str, figures: Iterable[str] = ()) -> None:
        self.words = messages(package, "fr")
        self.own = read(package)
        self.readings = {**read("veillee.core"), **self.own}  # a message may be made of the core's
        self.numbers = set(figures)
        for reading in self.own.values():
            self.numbers |= {name for name, keys in reading.variables.items() if is_number(name, keys)}

    def variables(self, message: str) -> dict[str, set[str]]:
        """The variables of a message and of those it is made of."""
        reading = self.readings[message]
        found = {name: set(keys) for name, keys in reading.variables.items()}
        for other in reading.messages:
            for name, keys in self.variables(other).items():
                found.setdefault(name, set()).update(keys)
        return found

    def said(self, message: str, names: Sequence[str]) -> Iterator[str]:
        """The message with each of the names, and with every number and word that it tells apart."""
        variables = self.variables(message)
        for name in names:
            values = [self.values(variable, keys, name) for variable, keys in variables.items()]
            for chosen in product(*values):
                yield self.words.format(message, dict(zip(variables, chosen, strict=True)))

    def values(self, variable: str, keys: set[str], name: str) -> Sequence[str | int]:
        if variable in self.numbers:
            return sorted({*COUNTS, *(int(key) for key in keys if key.isdigit())})
        return [name, *sorted(keys)]


def read(package: str) -> dict[str, Reading]:
    resource = FluentParser().parse(files(package).joinpath("locale", "fr.ftl").read_text("utf-8"))
    found: dict[str, Reading] = {}
    for entry in resource.body:
        if isinstance(entry, ftl.Message):
            found[entry.id.name] = Reading()
            found[entry.id.name].visit(entry)
    return found


def is_number(variable: str, keys: set[str]) -> bool:
    return role_of(variable) == NUMBER or any(key in PLURALS or key.isdigit() for key in keys)


def check_french(package: str, names: Sequence[str] = (VOWEL, *ARTICLES), figures: Iterable[str] = ()) -> None:
    """No French message of a package is at fault, whatever the names it is given begin with.

    `figures` are variables that never hold a name, where the messages themselves do not show it.
    """
    french = French(package, figures)
    for message in french.own:
        for text in french.said(message, names):
            refuse(message, text, faults(text) + [found[0] for found in MELTS.finditer(text)])


def check_names(spec: GameSpec[Any, Any]) -> None:
    """No French name and no French rule of a game is at fault."""
    lexicon = spec.box().lexicon
    for role in lexicon.roles:
        for value, id_ in enumerate(lexicon.ids(role)):
            name = lexicon.name(role, value, "fr")
            refuse(f"{role} {id_}", name, faults(name))
    for rule in spec.rulebook.rule:
        refuse(rule.number, rule.fr, faults(rule.fr))


def refuse(what: str, text: str, wrong: list[str]) -> None:
    if wrong:
        raise ConformanceError(CHECK, f"{what} says {wrong[0]!r}: {text}")
