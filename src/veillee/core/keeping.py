"""Keeping a match: as a record that people read, and as a save to go on with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from veillee.core.errors import Forgotten, RecordError
from veillee.core.record import Line, Record, write
from veillee.core.save import SAVE_FORMAT, Save, Saved

if TYPE_CHECKING:
    from veillee.core.match import Match


def record(match: Match) -> str:
    """The text of a match. Answers to a round stand in the order of seats, however they came."""
    history = match.history
    if match.eyes is not None:
        raise RecordError("error-copy-record")
    if history.began:
        raise Forgotten("error-record-past")
    return write(
        Record(
            setup=match.setup,
            rules=history.first_rules,
            pack=match.box.manifest.id,
            content=match.box.hash,
            opening=history.opening_dictated,
            lines=tuple(_lines(match)),
            closing=(match.number, match.hash()),
        )
    )


def _lines(match: Match) -> Iterator[Line]:
    """What was done, line by line. Of a round the last line acts, so it has what was dictated."""
    lexicon = match.lexicon
    for (number, is_choice), group in groupby(
        match.history.entries(), lambda played: (played.number, played.is_choice)
    ):
        done = list(group)
        if is_choice:
            dictated = done[-1].dictated
            done.sort(key=lambda played: played.seat)
            for played in done:
                yield Line(
                    lexicon.id("seat", played.seat), played.key, dictated if played is done[-1] else (), number=number
                )
        else:
            for played in done:
                seat = "" if played.rules else lexicon.id("seat", played.seat)
                yield Line(seat, "", redeal=played.redeal, rules=played.rules, number=number)


def save(match: Match, *, past: bool) -> bytes:
    """The bytes of a match, with what was done in the order in which it was done: who was last may take back."""
    history = match.history
    story = match.story() if past else history.open_answers()
    made = len({p.number for p in story if p.is_choice and not p.open})
    return Save(
        format=SAVE_FORMAT,
        setup=msgspec.to_builtins(match.setup),
        rules=history.first_rules,
        pack=match.box.manifest.id,
        content=match.box.hash,
        opening=history.opening_dictated,
        began=history.began if past and match.eyes is None else match.number - made,
        choices=[Saved(p.number, p.seat, p.key, p.revealed, p.dictated, p.redeal, p.rules, p.open) for p in story],
        table=match.spec.codec.encode(match.table),
    ).sealed()
