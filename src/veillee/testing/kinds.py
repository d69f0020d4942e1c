"""Every kind of option is declared once, and whatever is said of it is said of a kind that there is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from veillee.core.explaining import WHY_NOT
from veillee.core.spec import GameSpec
from veillee.core.views import CALLED, WARNS, WHAT_IF
from veillee.testing.promise import ConformanceError

CHECK = "kinds"


def check_kinds(spec: GameSpec[Any, Any]) -> None:
    """No reason and no preview is given of a kind that the game does not declare.

    Such a method would never be called: it is what is left of an old name, or a slip.
    """
    declared = set(spec.box().lexicon.grammar)
    said = [given for prefix in (WHAT_IF, WARNS, CALLED) for given in named(prefix, [spec.preview])]
    for where, kind in [*named(WHY_NOT, spec.classes), *said]:
        if kind not in declared:
            kinds = ", ".join(sorted(declared))
            raise ConformanceError(CHECK, f"{where}: the game has no options called {kind!r}; there are: {kinds}")


def named(prefix: str, things: Any) -> Iterator[tuple[str, str]]:
    """The kinds that methods of these classes are named after, each with the method."""
    for thing in things:
        for name in dir(thing):
            if name.startswith(prefix):
                yield f"{thing.__name__}.{name}", name.removeprefix(prefix)
