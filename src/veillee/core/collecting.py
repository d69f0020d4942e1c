"""What a game's modules define, found by looking instead of being listed."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pkgutil import walk_packages
from types import ModuleType

from veillee.core.step import Step
from veillee.core.table import Seat, Table, Thing

KEPT = (Table, Seat, Thing, Step)  # what is saved with a match


def modules_below(package: str) -> Iterator[ModuleType]:
    """A package and all its modules, each imported, in the order of their names."""
    top = import_module(package)
    yield top
    for found in walk_packages(getattr(top, "__path__", []), f"{package}."):
        yield import_module(found.name)


@cache
def classes_below(package: str) -> tuple[type, ...]:
    """The tables, seats, steps and other things of a game that are saved, in the order of their modules."""
    return tuple(
        thing
        for module in modules_below(package)
        for thing in vars(module).values()
        if isinstance(thing, type) and issubclass(thing, KEPT) and thing.__module__ == module.__name__
    )
