"""Writes the browser's types: what goes over the wire is declared once, in Python.

    python tools/web_types.py            see whether web/src/lib/wire.ts says what the service says
    python tools/web_types.py --write    write it

What the service sends may leave out its defaults; the browser puts them back with the shapes that are written here
too. So each such type is written twice: `Piece`, complete, and `WirePiece`, as it is sent.
"""

from __future__ import annotations

import argparse
import inspect
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
from msgspec.inspect import (
    AnyType,
    BoolType,
    DictType,
    Field,
    FloatType,
    IntType,
    ListType,
    LiteralType,
    NoneType,
    StrType,
    StructType,
    Type,
    UnionType,
    VarTupleType,
    type_info,
)

from veillee.core.answers import About
from veillee.core.hints import Hint
from veillee.server import types

FILE = Path(__file__).parent.parent / "web" / "src" / "lib" / "wire.ts"
HEAD = (
    "/** What goes over the wire. Written by tools/web_types.py from the types of the service: change them there. */\n"
)


def roots() -> list[type[msgspec.Struct]]:
    """All that is asked and answered."""
    named = [getattr(types, name) for name in types.__all__]
    return [*(one for one in named if isinstance(one, type)), Hint, About]


def below(info: Type) -> Iterator[StructType]:
    """The structs that a type is made of, what is within before what it is in."""
    if isinstance(info, StructType):
        for field in info.fields:
            yield from below(field.type)
        yield info
    elif isinstance(info, UnionType):
        for one in info.types:
            yield from below(one)
    elif isinstance(info, (ListType, VarTupleType)):
        yield from below(info.item_type)
    elif isinstance(info, DictType):
        yield from below(info.value_type)


class Writer:
    """Writes every struct once."""

    def __init__(self) -> None:
        self.structs: dict[str, StructType] = {}
        for root in roots():
            for found in below(type_info(root)):
                self.structs.setdefault(found.cls.__name__, found)
        self.brief = {name for name, info in self.structs.items() if self.is_brief(info)}

    def is_brief(self, info: StructType) -> bool:
        """Whether it, or something in it, leaves out its defaults."""
        return any(one.cls.__struct_config__.omit_defaults and not one.fields[-1].required for one in below(info))

    def text(self) -> str:
        return "\n".join([HEAD, *(self.interface(name) for name in self.structs), self.shapes()])

    # -- interfaces ------------------------------------------------------------------------

    def interface(self, name: str) -> str:
        info = self.structs[name]
        said = (inspect.getdoc(info.cls) or "").split("\n\n")[0].replace("\n", " ")
        lines = [f"/** {said} */" if said and not said.startswith(f"{name}(") else ""]
        lines += [f"export interface {name} {{", *self.fields(info, wire=False), "}", ""]
        if name in self.brief:
            lines += [f"export interface Wire{name} {{", *self.fields(info, wire=True), "}", ""]
        return "\n".join(line for line in lines if line or line == lines[-1])

    def fields(self, info: StructType, *, wire: bool) -> Iterator[str]:
        if info.tag is not None:
            yield f"  {info.tag_field}: {json.dumps(info.tag)};"
        asked = info.forbid_unknown_fields
        for field in info.fields:
            optional = not field.required and (asked or (wire and info.cls.__struct_config__.omit_defaults))
            yield f"  {field.encode_name}{'?' if optional else ''}: {self.written(field.type, wire=wire)};"

    def written(self, info: Type, *, wire: bool) -> str:
        """A type as TypeScript writes it."""
        if isinstance(info, StructType):
            name = info.cls.__name__
            return f"Wire{name}" if wire and name in self.brief else name
        if isinstance(info, UnionType):
            return " | ".join(self.written(one, wire=wire) for one in info.types)
        if isinstance(info, (ListType, VarTupleType)):
            item = self.written(info.item_type, wire=wire)
            return f"({item})[]" if " | " in item else f"{item}[]"
        if isinstance(info, DictType):
            return f"Record<{self.written(info.key_type, wire=wire)}, {self.written(info.value_type, wire=wire)}>"
        if isinstance(info, LiteralType):
            return " | ".join(json.dumps(value) for value in info.values)
        for kind, word in PLAIN.items():
            if isinstance(info, kind):
                return word
        raise TypeError(f"{info} has no counterpart in the browser")

    # -- what puts defaults back -----------------------------------------------------------

    def shapes(self) -> str:
        lines = [
            "/** Types that come without their defaults, complete and as they are sent. */",
            "export interface Shapes {",
        ]
        lines += [f"  {name}: [{name}, Wire{name}];" for name in self.structs if name in self.brief]
        lines += ["}", "", "type Within = [keyof Shapes, 'one' | 'list' | 'map'];", ""]
        lines += ["/** The defaults of each type, and which of its fields hold other such types. */"]
        lines += ["export const SHAPES: { [name in keyof Shapes]: [object, Record<string, Within>] } = {"]
        lines += [f"  {name}: {self.shape(self.structs[name])}," for name in self.structs if name in self.brief]
        return "\n".join([*lines, "};", ""])

    def shape(self, info: StructType) -> str:
        omits = info.cls.__struct_config__.omit_defaults
        defaults = {field.encode_name: default_of(field) for field in info.fields if omits and not field.required}
        within = {field.encode_name: found for field in info.fields if (found := self.within(field.type))}
        return f"[{json.dumps(defaults, ensure_ascii=False)}, {json.dumps(within)}]"

    def within(self, info: Type, how: str = "one") -> tuple[str, str] | None:
        if isinstance(info, StructType):
            return (info.cls.__name__, how) if info.cls.__name__ in self.brief else None
        if isinstance(info, UnionType):
            return next((found for one in info.types if (found := self.within(one, how))), None)
        if isinstance(info, (ListType, VarTupleType)):
            return self.within(info.item_type, "list")
        if isinstance(info, DictType):
            return self.within(info.value_type, "map")
        return None


PLAIN: dict[type[Type], str] = {
    BoolType: "boolean",
    IntType: "number",
    FloatType: "number",
    StrType: "string",
    NoneType: "null",
    AnyType: "unknown",
}


def default_of(field: Field) -> Any:
    if field.default_factory is not msgspec.NODEFAULT:
        return field.default_factory()
    return field.default


def main() -> int:
    parser = argparse.ArgumentParser(description="The browser's types, from those of the service.")
    parser.add_argument("--write", action="store_true", help="write them")
    arguments = parser.parse_args()
    text = Writer().text()
    if arguments.write:
        FILE.write_text(text, "utf-8")
        return 0
    if FILE.read_text("utf-8") != text:
        print(f"{FILE.name} says something else than the service: python tools/web_types.py --write")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
