"""Words in French and English: Fluent messages, one file per language for each game, or for each of its rooms.

The core has messages of its own; a game's messages come on top of them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Any, Final, NamedTuple, Protocol, TypeVar, runtime_checkable

from fluent.runtime import FluentBundle, FluentResource

from veillee.core import french
from veillee.core.errors import HOME, SetupError

T = TypeVar("T")
LANGUAGES: Final = ("en", "fr")
LONGEST = 900  # signs of a text that a message speaks of: more are no help, and Fluent refuses them
REMEMBERED = 20_000  # texts per package and language that are kept as they were said last


def check_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise SetupError("error-no-language", lang=lang, known=LANGUAGES)
    return lang


class Messages:
    """All messages of one game (or of a part of the program) in one language."""

    def __init__(self, lang: str, *sources: Traversable) -> None:
        self.lang = check_language(lang)
        # No isolation marks: the texts go to terminals, and all scripts used here run left to right.
        functions = french.FUNCTIONS if lang == "fr" else {}
        self._bundle = FluentBundle([lang], functions=functions, use_isolating=False)
        for source in sources:
            text = source.joinpath(f"{lang}.ftl").read_text("utf-8")
            self._bundle.add_resource(FluentResource(text), allow_overrides=True)
        self._said: dict[object, str] = {}

    def __contains__(self, message: str) -> bool:
        return self._bundle.has_message(message)

    def format(self, message: str, args: Mapping[str, Any] | None = None) -> str:
        """The message in words. A message that is missing or that lacks an argument is an error.

        A table says the same few thousand things again and again, and saying them is slow: they are kept.
        """
        said = (message, *args.items()) if args else message
        known = self._said.get(said)
        if known is not None:
            return known
        if not self._bundle.has_message(message):
            raise KeyError(f"no message {message!r} in {self.lang}")
        pattern = self._bundle.get_message(message).value
        if pattern is None:
            raise KeyError(f"message {message!r} has no text in {self.lang}")
        text, problems = self._bundle.format_pattern(pattern, dict(args or {}))
        if problems:
            raise KeyError(f"message {message!r} in {self.lang}: {problems[0]}")
        if len(self._said) >= REMEMBERED:
            self._said.clear()
        self._said[said] = str(text)
        return str(text)


def sentence(text: str) -> str:
    """A text that begins with a capital, whatever name it begins with."""
    return text[:1].upper() + text[1:]


def decimal(number: float, lang: str) -> str:
    """A number with one decimal, as the language writes it."""
    text = f"{number:.1f}"
    return text.replace(".", ",") if lang == "fr" else text


def rooms(package: str) -> list[Traversable]:
    """The folder of a package and those of the packages inside it: each may have words and rules of its own."""
    return [*inside(files(package))]


def inside(folder: Traversable) -> Iterator[Traversable]:
    yield folder
    for found in sorted(folder.iterdir(), key=lambda one: one.name):
        if found.is_dir() and found.joinpath("__init__.py").is_file():
            yield from inside(found)


@cache
def messages(package: str, lang: str) -> Messages:
    """The messages of a package: the core's, then those in the `locale` folders of the package and of its rooms."""
    sources = [files("veillee.core").joinpath("locale")]
    if package != "veillee.core":
        found = [room.joinpath("locale") for room in rooms(package)]
        sources += [found[0], *(one for one in found[1:] if one.is_dir())]
    return Messages(lang, *sources)


class Phrase(NamedTuple):
    """Something that is said later, in the language of whoever reads it: a message and what it speaks of."""

    message: str
    details: Mapping[str, object] = {}
    home: str = HOME

    def text(self, lang: str) -> str:
        """In words; what names no message is said as it is."""
        words = messages(self.home, lang)
        if self.message not in words:
            return self.message
        return words.format(self.message, {name: spoken(value, lang) for name, value in self.details.items()})

    def __str__(self) -> str:
        return self.text("en")


@runtime_checkable
class Speaking(Protocol):
    """Whatever can be said in each language: a phrase, an error, the name of a piece."""

    def text(self, lang: str) -> str: ...


def spoken(value: object, lang: str) -> Any:
    """What a message is given: numbers stay numbers, all else becomes words, and not too many of them."""
    if isinstance(value, (int, float)) and not isinstance(value, bool):
        return value
    if isinstance(value, Speaking):
        text = value.text(lang)
    elif isinstance(value, (list, tuple)):
        text = ", ".join(str(spoken(one, lang)) for one in value)
    else:
        text = "" if value is None else str(value)
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def either(parts: Sequence[T]) -> T | Phrase:
    """`A or B or C`, in whatever language."""
    found: T | Phrase = parts[0]
    for part in parts[1:]:
        found = Phrase("either", {"one": found, "other": part})
    return found
