"""Everything that a game says has its words, in both languages, and no words are left over.

What a game says is found in its spec (names of modes, levels and options) and in its source: event
kinds are the first argument of `table.tell`, questions the `prompt` of its steps, moves the kinds of
its grammar, zones and marks the names that painters and albums are given, and all other messages stand
there by their full names (`reason-points`) or as patterns (`f"zone-{name}"`).
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from veillee.core.spec import GameSpec
from veillee.core.table import VEILED
from veillee.core.text import LANGUAGES, rooms
from veillee.testing.french import check_french, check_names
from veillee.testing.promise import ConformanceError

CHECK = "messages"
# What the core puts before a game's own words, and behind those that it numbers.
PREFIXES = (
    "event-",
    "option-",
    "group-",
    "source-",
    "zone-",
    "aid-",
    "sign-",
    "mark-",
    "family-",
    "page-",
    "hint-stake-",
)
NUMBER = re.compile(r"-\d+$")
CALLS = ("Reason", "say", "format")  # calls whose first argument names a message
# What a painter is asked for, and which of its arguments is the name of a zone.
ZONES = {
    **dict.fromkeys(("zone", "display", "track", "pile", "area", "wheel", "story"), 0),
    **dict.fromkeys(("cards", "row", "tally", "stave"), 1),
}


class References(Visitor):
    """The messages and terms that other messages are made of."""

    def __init__(self) -> None:
        super().__init__()
        self.found: set[str] = set()

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(node.id.name)

    def visit_TermReference(self, node: Any) -> None:  # noqa: N802
        self.found.add(f"-{node.id.name}")
        self.generic_visit(node)


@dataclass
class Locale:
    """One language of a package: the messages it has, and those that others of them use."""

    ids: set[str]
    used: set[str]


def read_locale(package: str, lang: str) -> Locale:
    """The package's own file, with those of its rooms; no two of them have the same message."""
    ids: set[str] = set()
    references = References()
    for name, text in locale_files(package, lang):
        resource = FluentParser().parse(text)
        for entry in resource.body:
            if isinstance(entry, ftl.Junk):
                raise ConformanceError(CHECK, f"{name} cannot be read: {str(entry.content).strip()[:80]!r}")
            if isinstance(entry, (ftl.Message, ftl.Term)):
                id_ = f"-{entry.id.name}" if isinstance(entry, ftl.Term) else entry.id.name
                if id_ in ids:
                    raise ConformanceError(CHECK, f"{name} has {id_!r} twice")
                ids.add(id_)
        references.visit(resource)
    return Locale(ids, references.found)


def locale_files(package: str, lang: str) -> Iterator[tuple[str, str]]:
    """What a package and its rooms say in one language, file by file."""
    for place, room in enumerate(rooms(package)):
        found = room.joinpath("locale", f"{lang}.ftl")
        if place == 0:
            yield f"locale/{lang}.ftl", found.read_text("utf-8")
        elif found.is_file():
            yield f"{room.name}/locale/{lang}.ftl", found.read_text("utf-8")


@dataclass
class Source:
    """What the source of a package says of messages."""

    words: set[str] = field(default_factory=set)  # all texts that stand in it
    patterns: list[re.Pattern[str]] = field(default_factory=list)  # names put together: f"zone-{name}"
    needed: dict[str, str] = field(default_factory=dict)  # messages that must exist, with where they are named


def read_source(package: str) -> Source:
    source = Source()
    for path, text in python_files(files(package), ""):
        tree = ast.parse(text)
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                source.words.add(node.value)
            elif isinstance(node, ast.JoinedStr) and begins_like_a_message(node):
                source.patterns.append(pattern_of(node))
        for function in ast.walk(tree):
            if isinstance(function, ast.FunctionDef):
                for call in ast.walk(function):
                    if isinstance(call, ast.Call):
                        read_call(source, call, function, f"{path}:{call.lineno}")
    return source


def python_files(folder: Traversable, path: str) -> Iterator[tuple[str, str]]:
    for item in sorted(folder.iterdir(), key=lambda item: item.name):
        if item.is_dir():
            yield from python_files(item, f"{path}{item.name}/")
        elif item.name.endswith(".py"):
            yield f"{path}{item.name}", item.read_text("utf-8")


def begins_like_a_message(node: ast.JoinedStr) -> bool:
    first = node.values[0] if node.values else None
    return isinstance(first, ast.Constant) and re.match("[a-z]+-", str(first.value)) is not None


def pattern_of(node: ast.JoinedStr) -> re.Pattern[str]:
    """What a text with gaps may become; a gap stands for at least one sign."""
    parts = [re.escape(str(part.value)) if isinstance(part, ast.Constant) else ".+" for part in node.values]
    return re.compile("".join(parts))


def read_call(source: Source, call: ast.Call, function: ast.FunctionDef, where: str) -> None:
    """Note the messages that a call needs."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    if name == "tell" and len(call.args) >= 4:
        secret = call.args[4:] or [word.value for word in call.keywords if word.arg == "secret"]
        for kind in texts_of(call.args[0], function):
            source.needed[f"event-{kind}"] = where
            if secret:
                source.needed[f"event-{kind}{VEILED}"] = where
    elif name in ZONES and is_own(call) and len(call.args) > ZONES[name]:
        for zone in texts_of(call.args[ZONES[name]], function):
            source.needed[f"zone-{zone}"] = where
    elif name == "hand" and is_own(call):
        named = [texts_of(word.value, function) for word in call.keywords if word.arg == "name"]
        source.needed.update({f"zone-{zone}": where for zone in (named[0] if named else {"hand"})})
    elif name == "pages" and is_own(call):
        source.needed.update({f"page-{word.arg}": where for word in call.keywords if word.arg})
    elif name == "mark" and call.args:
        for mark in texts_of(call.args[0], function):
            source.needed[f"mark-{mark}"] = where
    elif name in CALLS and call.args:
        for message in texts_of(call.args[0], function):
            source.needed[message] = where


def is_own(call: ast.Call) -> bool:
    """Whether an object calls itself: `self.pile(…)`."""
    return (
        isinstance(call.func, ast.Attribute) and isinstance(call.func.value, ast.Name) and call.func.value.id == "self"
    )


def texts_of(node: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The texts that an expression may stand for, as far as the function itself tells."""
    if isinstance(node, ast.Constant):
        return {node.value} if isinstance(node.value, str) else set()
    if isinstance(node, ast.IfExp):
        return texts_of(node.body, function) | texts_of(node.orelse, function)
    found: set[str] = set()
    if isinstance(node, ast.Name):
        for statement in ast.walk(function):
            if isinstance(statement, ast.Assign):
                for target in statement.targets:
                    found |= assigned(node.id, target, statement.value, function)
    return found


def assigned(name: str, target: ast.expr, value: ast.expr, function: ast.FunctionDef) -> set[str]:
    """The texts that an assignment gives to a name, alone or among others: `kind, rule = …`."""
    if isinstance(target, ast.Name) and target.id == name:
        return texts_of(value, function)
    if not isinstance(target, ast.Tuple):
        return set()
    if isinstance(value, ast.IfExp):
        return assigned(name, target, value.body, function) | assigned(name, target, value.orelse, function)
    if not isinstance(value, ast.Tuple):
        return set()
    pairs = zip(target.elts, value.elts, strict=False)
    return set().union(*(assigned(name, part, given, function) for part, given in pairs))


def check_messages(spec: GameSpec[Any, Any]) -> None:
    """All that a game says exists in both languages, is sound French, and nothing in its two files is never said."""
    source = read_source(spec.package)
    for kind in spec.box().lexicon.grammar:
        source.needed[f"option-{kind}"] = source.needed[f"group-{kind}"] = "the grammar"
    source.needed.update(dict.fromkeys(spec.word_ids, "the spec"))
    source.needed.update({f"event-{kind}": "the deeds" for kind in spec.deeds})
    if spec.campaign is not None:
        begun = spec.campaign.begin({setting.id: setting.values[0] for setting in spec.campaign.settings}, "messages")
        source.needed.update({f"tally-{name}": "the campaign" for name in spec.campaign.tally(begun).numbers})
    source.needed.update({cls.prompt: cls.__name__ for cls in spec.questions})
    source.needed.update({f"usual-{cls.prompt}": cls.__name__ for cls in spec.questions if cls.granted})
    for lang in LANGUAGES:
        missing = [f"{id_} ({where})" for id_, where in source.needed.items() if id_ not in spec.messages(lang)]
        if missing:
            raise ConformanceError(CHECK, f"not in {lang}: {', '.join(missing)}")
    check_locale(spec.package, source)
    check_french(spec.package)
    check_names(spec)


def check_locale(package: str, source: Source | None = None) -> None:
    """The two languages of a package have the same messages, and its source uses all of them."""
    locales = {lang: read_locale(package, lang) for lang in LANGUAGES}
    for lang, locale in locales.items():
        for other_lang, other in locales.items():
            missing = sorted(locale.ids - other.ids)
            if missing:
                raise ConformanceError(CHECK, f"in {lang}, not in {other_lang}: {', '.join(missing)}")
    source = read_source(package) if source is None else source
    for lang, locale in locales.items():
        unused = sorted(id_ for id_ in locale.ids - locale.used if not is_used(id_, source))
        if unused:
            raise ConformanceError(CHECK, f"in {lang}, but never said: {', '.join(unused)}")


def is_used(id_: str, source: Source) -> bool:
    if id_ in source.needed or id_ in source.words:
        return True
    for prefix in PREFIXES:
        if id_.startswith(prefix):
            word = id_.removeprefix(prefix)
            if {word, word.removesuffix(VEILED), NUMBER.sub("", word)} & source.words:
                return True
            if any(pattern.fullmatch(word) for pattern in source.patterns):
                return True
    return any(pattern.fullmatch(id_) for pattern in source.patterns)
