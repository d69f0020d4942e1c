"""The backdrop of a match: what is printed on its table, made once for a content, a way to begin and a language."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterable
from typing import TYPE_CHECKING, Any

import msgspec

from veillee.core.album import Album
from veillee.core.changes import Backdrop, Change, Changes
from veillee.core.setup import Setup
from veillee.core.spec import Box

if TYPE_CHECKING:
    from veillee.core.match import Match

SEED = "backdrop"  # not that of any match: what lies on its table says nothing about theirs
KEPT = 256


class Stage:
    """A backdrop, and what finds the changes of scenes before it."""

    def __init__(self, backdrop: Backdrop, changes: Changes) -> None:
        self.backdrop = backdrop
        self.changes = changes

    def prints(self, names: Iterable[str]) -> dict[str, Change]:
        """What is printed on pieces of these names."""
        return self.changes.prints(sorted(names))


_stages: OrderedDict[tuple[Box[Any], bytes, str], Stage] = OrderedDict()


def stage_of(match: Match, lang: str) -> Stage:
    """What the scenes of a match are changes of: the same for all matches that begin in the same way."""
    spec = match.spec
    begun = match.setup if spec.settled is None else spec.settled(match.table, match.setup)
    setup = msgspec.structs.replace(begun, seed=SEED)
    key = match.box, msgspec.json.encode(setup), lang
    found = _stages.get(key)
    if found is None:
        changes = spec.album_of(match.box, lang).once(_changes)
        found = _stages[key] = Stage(_backdrop(match, setup, lang), changes)
        if len(_stages) > KEPT:
            _stages.popitem(last=False)
    return found


def _changes(album: Album[Any]) -> Changes:
    """One for all scenes of a pack in a language."""
    return Changes(dict(album.faces()))


def _backdrop(match: Match, setup: Setup, lang: str) -> Backdrop:
    empty = type(match).start(match.spec, match.box, setup)
    scene = empty.scene(None, lang)
    table = msgspec.structs.replace(
        scene,
        status="",
        players=[],
        zones=[msgspec.structs.replace(zone, pieces=[], count=None, note="", paragraphs=[]) for zone in scene.zones],
        question=None,
        outcome=None,
    )
    grammar = {kind: list(roles) for kind, roles in match.box.lexicon.grammar.items()}
    backdrop = Backdrop("", table, grammar)
    backdrop.id = hashlib.sha256(msgspec.json.encode(backdrop)).hexdigest()[:16]
    return backdrop
