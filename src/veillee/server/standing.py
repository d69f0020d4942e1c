"""What is written down of a match: how it stands, what was told, tables to go back to."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from veillee.core.errors import RecordError
from veillee.core.match import Match
from veillee.core.save import read_save
from veillee.core.scene import Outcome
from veillee.core.table import EVERYBODY, Event
from veillee.core.text import LANGUAGES, messages
from veillee.server import HOME
from veillee.server.rows import Entry, Standing

OPENING = "opening"  # the entry before all others: what was told before the first choice


def written(events: Iterable[Event]) -> bytes:
    """Events as they are stored."""
    return msgspec.json.encode([(e.kind, e.rule, e.seat, e.args, e.secret) for e in events])


def read_events(data: bytes | None) -> list[Event]:
    try:
        return [Event(*event) for event in msgspec.json.decode(data or b"[]")]
    except (msgspec.DecodeError, TypeError):
        raise RecordError("error-events", home=HOME) from None


class Snapshot(msgspec.Struct, frozen=True):
    """A table of the past, for whoever wants to go back there."""

    decision: int
    told: int
    table: dict[str, Any]


def snapshot_of(match: Match) -> bytes:
    return msgspec.json.encode(Snapshot(match.number, match.told, match.spec.codec.encode(match.table)))


def read_snapshot(data: bytes) -> Snapshot:
    """A snapshot of whatever release: version 0.1.0 kept whole saves."""
    try:
        return msgspec.json.decode(data, type=Snapshot)
    except msgspec.ValidationError:
        save = read_save(data)
        return Snapshot(sum(not done.redeal for done in save.choices), 0, save.table)
    except msgspec.DecodeError:
        raise RecordError("error-snapshot", home=HOME) from None


def standing_of(match: Match, resigned: int | None = None) -> Standing:
    """How a match stands: who is asked or how it ended, and the bytes of its table."""
    waiting = list(match.waiting)
    table = match.spec.codec.table_bytes(match.table)
    if waiting and resigned is None:
        return Standing(False, match.number, waiting, None, table, match.told)
    outcome = {lang: outcome_of(match, lang, resigned) for lang in LANGUAGES}
    return Standing(True, match.number, [], outcome, table, match.told)


def outcome_of(match: Match, lang: str, resigned: int | None) -> dict[str, Any]:
    if resigned is not None:
        words = messages("veillee.server", lang)
        name = match.lexicon.name("seat", resigned, lang)
        outcome = Outcome(words.format("resigned", {"name": name}), words.format("resigned-reason"), "", [])
    else:
        found = match.outcome(lang)
        assert found is not None
        outcome = found
    result: dict[str, Any] = msgspec.to_builtins(outcome)
    return result


def progress_of(match: Match, version: int) -> dict[str, Any]:
    """How a match that goes on stands for all to see, in each language: its status line and the scores."""
    found: dict[str, Any] = {"version": version}
    for lang in LANGUAGES:
        scene = match.scene(None, lang)
        found[lang] = {"status": scene.status, "scores": [player.score for player in scene.players]}
    return found


def story_of(match: Match) -> list[Entry]:
    """A match as the entries of a new story: what was told before the first choice, then everything that was done."""
    story = [Entry(0, OPENING, EVERYBODY, "", "", 0, True, written(match.history.opening))]
    for number, played in enumerate(match.story(), 1):
        kind = "redeal" if played.redeal else "rules" if played.rules else "choice"
        key = played.redeal or (str(played.rules) if played.rules else played.key)
        story.append(Entry(number, kind, played.seat, key, "", played.number, played.revealed, written(played.events)))
    return story
