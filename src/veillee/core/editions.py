"""Packs as one text, and the earlier packs of the house.

A match stays with the pack it began with. Where rules read the same in the installed pack, that one
is used, with its corrected print. Every other pack is kept as one text: by the server beside its
matches, by an owner beside a record, and by the house in the game's folder, where `editions.toml`
lists each earlier house pack by the hash of what rules read, with the hashes it was known by when
print was hashed as well.
"""

from __future__ import annotations

import gzip
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from hashlib import blake2b
from importlib.resources import files
from pathlib import Path

import msgspec

from veillee.core.content import Problem, readable
from veillee.core.errors import PackError
from veillee.core.text import Phrase

TEXT_FORMAT = 1
FILE_NAME = re.compile(r"[\w-]+\.toml")


class PackText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A pack in one piece. `hash` is that of its rules as they were read when it was written."""

    veillee_pack: int
    game: str
    id: str
    hash: str
    files: dict[str, str]


def pack_text(game: str, id_: str, hash_: str, texts: Mapping[str, str]) -> str:
    """One text that holds a whole pack."""
    whole = PackText(TEXT_FORMAT, game, id_, hash_, dict(sorted(texts.items())))
    return msgspec.json.format(msgspec.json.encode(whole), indent=1).decode() + "\n"


def read_pack_text(text: str, where: str | Phrase) -> PackText:
    """A pack out of its text; PackError where the text is none, or one of a later version."""
    try:
        whole = msgspec.json.decode(text, type=PackText)
    except msgspec.MsgspecError as error:
        raise PackError(where, [Problem("", "", "", not_a_pack(error), Phrase("expected-pack-text"))]) from None
    if whole.veillee_pack != TEXT_FORMAT:
        problem = Problem("", "", "veillee_pack", str(whole.veillee_pack), readable(TEXT_FORMAT))
        raise PackError(where, [problem])
    strange = [name for name in whole.files if not FILE_NAME.fullmatch(name)]
    if strange:
        wanted = Phrase("expected-file-name")
        raise PackError(where, [Problem("", "", "files", repr(name), wanted) for name in strange])
    return whole


def not_a_pack(error: Exception) -> Phrase:
    return Phrase("found-not-pack-text", {"problem": str(error)})


def pack_home(place: Path) -> Path | dict[str, str]:
    """Where the files of an owner's pack are: their folder, or the one text that holds them."""
    return read_pack_file(place).files if place.is_file() else place


def read_pack_file(place: Path) -> PackText:
    try:
        return read_pack_text(place.read_text("utf-8"), str(place))
    except UnicodeDecodeError as error:
        raise PackError(str(place), [Problem("", "", "", not_a_pack(error), Phrase("expected-pack-text"))]) from None


def former_hash(texts: Mapping[str, str]) -> str:
    """The hash of version 0.1.0, which covered print as well."""
    raw = {name: tomllib.loads(text) for name, text in texts.items()}
    return blake2b(msgspec.json.Encoder(order="sorted").encode(raw), digest_size=8).hexdigest()


class Edition(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An earlier pack of the house: what it was, and the hashes of version 0.1.0, which covered print as well."""

    rules: str
    note: str
    former: list[str] = []


class _Listed(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    edition: list[Edition]


class Editions:
    """What a game's folder knows of its earlier packs."""

    def __init__(self, package: str) -> None:
        self.folder = files(package)
        listed = self.folder.joinpath("editions.toml")
        found = tomllib.loads(listed.read_text("utf-8")) if listed.is_file() else {"edition": []}
        self.all = msgspec.convert(found, _Listed).edition
        self._rules = {hash_: edition.rules for edition in self.all for hash_ in (edition.rules, *edition.former)}

    def rules(self, hash_: str) -> str | None:
        """Today's hash of a house pack that was known by this one."""
        return self._rules.get(hash_)

    def text(self, rules: str) -> str | None:
        """The pack itself, kept where its rules are no longer those of the installed one."""
        kept = self.folder.joinpath("editions", f"{rules}.pack.gz")
        return gzip.decompress(kept.read_bytes()).decode() if kept.is_file() else None


@cache
def editions(package: str) -> Editions:
    return Editions(package)
