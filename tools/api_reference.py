"""Write `docs/api.md` from the docstrings of what programs may import; without `--write`, say whether it is stale.

What is public is what a package lists in `__all__`. A public name without a docstring is refused.
"""

from __future__ import annotations

import inspect
import re
import sys
from collections.abc import Iterator
from enum import Enum
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any

import msgspec

PAGE = Path(__file__).resolve().parents[1] / "docs" / "api.md"
PACKAGES = {
    "veillee": "matches: start, play, keep and look at them",
    "veillee.bots": "players that choose by themselves",
    "veillee.envs": "environments for researchers",
    "veillee.lab": "thousands of matches, and what they say",
    "veillee.testing": "for whoever writes a game",
}
HEAD = """# API reference

Written by `tools/api_reference.py` from the docstrings; don't edit it by hand. How to begin stands in the
[README](../README.md), in [For researchers](research.md) and in [Write a game](write-a-game.md).
"""


def public(module: ModuleType) -> Iterator[tuple[str, Any]]:
    for name in sorted(module.__all__, key=str.lower):
        if not name.startswith("__"):
            yield name, getattr(module, name)


def page() -> str:
    """The whole reference."""
    lines = [HEAD]
    for name, about in PACKAGES.items():
        lines.append(f"- [`{name}`](#{name.replace('.', '')}): {about}")
    for name in PACKAGES:
        module = import_module(name)
        lines += ["", f"## {name}", "", told(module, name)]
        first = {id(value): other for other, value in reversed(list(public(module)))}
        for other, value in public(module):
            lines += ["", f"### {other}", ""]
            if inspect.isclass(value) and first[id(value)] != other:
                lines.append(f"Another name of `{first[id(value)]}`.")
            else:
                lines += entry(other, value, f"{name}.{other}")
    return "\n".join(lines) + "\n"


def entry(name: str, value: Any, where: str) -> list[str]:
    """A class with what it offers, a function, or a value."""
    if inspect.isclass(value):
        return class_entry(name, value, where)
    if callable(value):
        return [f"```text\n{name}{signature(value)}\n```", "", told(value, where)]
    return [f"A value: `{type(value).__name__}`."]


def class_entry(name: str, kind: type, where: str) -> list[str]:
    bases = [base.__name__ for base in kind.__bases__ if base is not object]
    lines = []
    fields = field_lines(kind)
    if not fields and not issubclass(kind, (Exception, Enum)) and "__init__" in vars(kind):
        lines += [f"```text\n{name}{signature(kind)}\n```", ""]
    lines.append(told(kind, where))
    if bases and issubclass(kind, Exception):
        lines += ["", f"A kind of `{bases[0]}`."]
    lines += ["", *fields] if fields else []
    members = [(other, value) for other, value in vars(kind).items() if not other.startswith("_") and is_offered(value)]
    for other, value in members:
        lines += ["", f"- **`{other}{'' if is_property(value) else signature(bare(value))}`**"]
        text = inspect.getdoc(bare(value)) or ""
        if text:
            lines[-1] += f": {' '.join(text.split())}"
    return lines


def field_lines(kind: type) -> list[str]:
    """The fields of plain data, in their order."""
    if not issubclass(kind, msgspec.Struct):
        return []
    return [
        f"- `{field.name}`: `{typed(kind.__annotations__.get(field.name, ''))}`"
        for field in msgspec.structs.fields(kind)
    ]


def typed(hint: object) -> str:
    return hint if isinstance(hint, str) else inspect.formatannotation(hint)


def is_property(value: Any) -> bool:
    return isinstance(value, property) or type(value).__name__ == "cached_property"


def is_offered(value: Any) -> bool:
    return inspect.isfunction(value) or isinstance(value, (classmethod, staticmethod)) or is_property(value)


def bare(value: Any) -> Any:
    """The function behind a method or a property."""
    if isinstance(value, property):
        return value.fget
    return getattr(value, "__func__", getattr(value, "func", value))


def signature(value: Any) -> str:
    """How it is called, without `self`."""
    try:
        found = inspect.signature(value)
    except (TypeError, ValueError):
        return "(…)"
    words = [
        one.replace(annotation=Written(one.annotation))
        for name, one in found.parameters.items()
        if name not in ("self", "cls")
    ]
    text = str(found.replace(parameters=words, return_annotation=Written(found.return_annotation)))
    text = re.sub(r"<(?:function|class) '?([\w.]+)'?[^>]*>", r"\1", text)
    return re.sub(r"<object object at 0x[0-9a-f]+>|<factory>|<property object[^>]*>", "…", text)


class Written:
    """An annotation as it stands in the source, without quotes."""

    def __new__(cls, hint: Any) -> Any:
        return super().__new__(cls) if isinstance(hint, str) else hint

    def __init__(self, hint: Any) -> None:
        self.hint = hint

    def __repr__(self) -> str:
        return str(self.hint)


def told(value: Any, where: str) -> str:
    text = inspect.getdoc(value)
    own = getattr(value, "__doc__", None)
    if not text or not own:
        raise SystemExit(f"{where} has no docstring")
    return paragraphs(text)


def paragraphs(text: str) -> str:
    """A docstring as Markdown: what is set in is code, tables drawn with lines too."""
    lines: list[str] = []
    code = False
    for line in text.splitlines():
        is_code = line.startswith(("    ", "├", "│", "└"))
        if is_code and not code:
            lines += ["```text"] if not lines or not lines[-1] else ["", "```text"]
        elif code and not is_code and line.strip():
            lines += ["```", ""] if lines[-1] else ["```"]
        code = is_code or (code and not line.strip())
        lines.append(line.removeprefix("    ") if is_code else line)
    return "\n".join([*lines, "```"] if code else lines)


def main() -> int:
    written = page()
    if "--write" in sys.argv:
        PAGE.write_text(written, "utf-8")
    elif not PAGE.exists() or PAGE.read_text("utf-8") != written:
        print("docs/api.md is stale: python tools/api_reference.py --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
