"""The form of a saved match: everything needed to go on, sealed against damage."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

SAVE_FORMAT = 1


class Save(msgspec.Struct, frozen=True):
    """The form of a saved match."""

    format: int
    setup: dict[str, Any]
    rules: int
    content: str
    opening: tuple[str, ...]
    choices: list[tuple[int, str, bool, tuple[str, ...], str]]  # seat, key, revealed, dictated, redeal
    table: dict[str, Any]
    seal: str = ""  # a fingerprint of all the rest, so that damage anywhere is seen

    def sealed(self) -> bytes:
        return msgspec.json.encode(msgspec.structs.replace(self, seal=self.fingerprint()), order="sorted")

    def fingerprint(self) -> str:
        bare = msgspec.json.encode(msgspec.structs.replace(self, seal=""), order="sorted")
        return blake2b(bare, digest_size=12).hexdigest()
