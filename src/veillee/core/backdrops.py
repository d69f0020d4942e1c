"""The backdrop of a match: what is printed, made once for a content, a way to begin and a language.

What a match cannot show is not in it: faces of pieces that do not play, whether that was chosen or dealt openly.
"""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from typing import TYPE_CHECKING, Any

import msgspec

from veillee.core.changes import Backdrop, Changes
from veillee.core.setup import Setup
from veillee.core.spec import Box

if TYPE_CHECKING:
    from veillee.core.match import Match

SEED = "backdrop"  # not that of any match: what lies on its table says nothing about theirs
KEPT = 256


class Stage:
    """A backdrop, and what finds the changes of scenes before it."""

    def __init__(self, backdrop: Backdrop) -> None:
        self.backdrop = backdrop
        self.changes = Changes(backdrop.faces)


_stages: OrderedDict[tuple[Box[Any], bytes, str], Stage] = OrderedDict()


def stage_of(match: Match, lang: str) -> Stage:
    """What the scenes of a match are changes of: the same for all matches that begin in the same way."""
    spec = match.spec
    begun = match.setup if spec.settled is None else spec.settled(match.table, match.setup)
    setup = msgspec.structs.replace(begun, seed=SEED)
    key = match.box, msgspec.json.encode(setup), lang
    found = _stages.get(key)
    if found is None:
        found = _stages[key] = Stage(_backdrop(match, setup, lang))
        if len(_stages) > KEPT:
            _stages.popitem(last=False)
    return found


def _backdrop(match: Match, setup: Setup, lang: str) -> Backdrop:
    empty = type(match).start(match.spec, match.box, setup)
    scene = empty.scene(None, lang)
    table = msgspec.structs.replace(
        scene,
        status="",
        players=[],
        zones=[msgspec.structs.replace(zone, pieces=[], count=None, note="") for zone in scene.zones],
        question=None,
        outcome=None,
    )
    faces = dict(match.spec.album_of(match.box, lang).faces(empty.table))
    grammar = {kind: list(roles) for kind, roles in match.box.lexicon.grammar.items()}
    backdrop = Backdrop("", table, faces, grammar)
    backdrop.id = hashlib.sha256(msgspec.json.encode(backdrop)).hexdigest()[:16]
    return backdrop
