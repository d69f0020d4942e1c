"""Kinds of options: all that a game can ever offer, each kind declared once.

A game declares its kinds as the fields of one dataclass, in its `options.py`:

    @dataclass(kw_only=True)
    class Options:
        recruit: list[Option] = kind("companion", rule="LUE-031")
        sail: list[list[Option]] = kind("island", "island", rule="LUE-080")
        pay: list[list[Option]] = kind(range(4), range(4), rule="LUE-041")
        stop: Option = kind(rule="LUE-066")

Each field holds every option of its kind, made once per content pack, so that the rules say
`options.sail[start][end]`. All the rest is found by the name of the kind:

| what | where |
|------|-------|
| its key, `sail:i00:i06` | the name, then the id of a piece for each role |
| its label, and the heading it stands under | the messages `option-sail` and `group-sail` |
| why one of them is not possible now | `why_not_sail(table, start, end)` of the step that asks |
| what one of them would bring | `what_if_sail(start, end)` of the game's preview |
| what of one's own it would silently cost | `warns_of_sail(start, end)` of the game's preview |
| to where it would turn wheels | `stops_of_sail(start, end)` of the game's preview |
| its label, where it depends on what lies there now | `called_sail(start, end)` of the game's preview |
"""

from __future__ import annotations

from dataclasses import field, fields
from typing import Any, Final

NUMBER: Final = "number"  # the role of plain numbers, which need no name
DECLARED: Final = "kind"


class Kind:
    """One kind of option: its name, the roles of what it is done with, and the rule that allows it."""

    def __init__(self, name: str, field_: str, roles: tuple[str, ...], limits: tuple[int, ...], rule: str) -> None:
        self.name = name
        self.field = field_  # of the class that declares it
        self.roles = roles
        self.limits = limits  # how many numbers there are in the role of a number, otherwise 0
        self.rule = rule


def kind(*roles: str | range, rule: str, name: str = "") -> Any:
    """Declare a kind of option as a field. `name` is for a kind whose field is called otherwise."""
    words: list[str] = []
    limits: list[int] = []
    for role in roles:
        if isinstance(role, str):
            words.append(role)
            limits.append(0)
        else:
            assert role.start == 0 and role.step == 1, f"{role}: the numbers of an option begin with 0"
            words.append(NUMBER)
            limits.append(role.stop)
    return field(metadata={DECLARED: Kind(name, "", tuple(words), tuple(limits), rule)})


def kinds_of(options: type) -> list[Kind]:
    """The kinds that a class declares, in their order."""
    found: list[Kind] = []
    for declared in fields(options):
        one: Kind = declared.metadata[DECLARED]
        found.append(Kind(one.name or declared.name, declared.name, one.roles, one.limits, one.rule))
    return found
