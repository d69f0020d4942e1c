"""The form of a saved match: everything needed to go on, sealed against damage."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, NamedTuple

import msgspec

from veillee.core.errors import RecordError

SAVE_FORMAT = 2


class Saved(NamedTuple):
    """One thing that was done; see `Played`."""

    number: int
    seat: int
    key: str
    revealed: bool
    dictated: tuple[str, ...]
    redeal: str
    rules: int
    open: bool


class Save(msgspec.Struct, frozen=True):
    """The form of a saved match. `rules` are those of its first choice; its table knows those of today."""

    format: int
    setup: dict[str, Any]
    rules: int
    pack: str
    content: str
    opening: tuple[str, ...]
    began: int  # choices before the first one that is listed
    choices: list[Saved]
    table: dict[str, Any]
    seal: str = ""  # a fingerprint of all the rest, so that damage anywhere is seen

    def sealed(self) -> bytes:
        return msgspec.json.encode(msgspec.structs.replace(self, seal=fingerprint(self)), order="sorted")


class FirstSave(msgspec.Struct, frozen=True):
    """The form of version 0.1.0."""

    format: int
    setup: dict[str, Any]
    rules: int
    content: str
    opening: tuple[str, ...]
    choices: list[tuple[int, str, bool, tuple[str, ...], str]]  # seat, key, revealed, dictated, redeal
    table: dict[str, Any]
    seal: str = ""

    def today(self) -> Save:
        found: list[Saved] = []
        number = 0
        for seat, key, revealed, dictated, redeal in self.choices:
            number += not redeal
            found.append(Saved(number, seat, key, revealed, dictated, redeal, 0, False))
        return Save(SAVE_FORMAT, self.setup, self.rules, "", self.content, self.opening, 0, found, self.table)


class _Format(msgspec.Struct, frozen=True):
    format: int


def fingerprint(save: Save | FirstSave) -> str:
    bare = msgspec.json.encode(msgspec.structs.replace(save, seal=""), order="sorted")
    return blake2b(bare, digest_size=12).hexdigest()


def read_save(data: bytes) -> Save:
    """A save of whatever release; RecordError where it is none, or damaged."""
    try:
        format_ = msgspec.json.decode(data, type=_Format).format
        if format_ not in (1, SAVE_FORMAT):
            raise RecordError("error-save-format", found=format_, known=SAVE_FORMAT)
        first = msgspec.json.decode(data, type=FirstSave) if format_ == 1 else None
        save = first.today() if first is not None else msgspec.json.decode(data, type=Save)
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError, TypeError) as error:
        raise RecordError("error-no-save", problem=str(error)) from None
    written = first or save
    if written.seal != fingerprint(written):
        raise RecordError("error-save-seal")
    return save
