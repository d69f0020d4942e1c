"""Copies are whole and share nothing that changes."""

from __future__ import annotations

from collections.abc import Iterator

from veillee.core.chance import Chance
from veillee.core.codec import fields_of
from veillee.core.match import Match
from veillee.core.step import Step
from veillee.core.table import Table
from veillee.testing.decisions import check_play
from veillee.testing.promise import Broken, promise

MOVES = 12  # how far a copy plays on to prove that its origin does not notice


@promise("copies")
def check_fork(match: Match) -> None:
    """A fork is what saving and loading would give, and shares no list or object with its origin."""
    table, codec = match.table, match.spec.codec
    fork = table.fork()
    whole = codec.table_bytes(table)
    if codec.table_bytes(fork) != whole:
        raise Broken(f"a fork differs from its origin in {', '.join(differing_fields(match, fork))}")
    loaded: Table = codec.decode(codec.encode(table))
    loaded.restore(match.box.content)
    if codec.table_bytes(loaded) != whole:
        raise Broken("encoding and decoding the table changes it")
    if [option.key for option in loaded.options] != list(match.legal_keys):
        raise Broken("a loaded table offers other options than the one that was saved")
    origin = own_parts(table)
    for part, path in own_parts(fork).items():
        if part in origin:
            raise Broken(f"a fork shares {path} with its origin")


def differing_fields(match: Match, other: Table) -> list[str]:
    mine, theirs = (match.spec.codec.encode(table) for table in (match.table, other))
    return [name for name in mine if mine[name] != theirs.get(name)]


def own_parts(table: Table) -> dict[int, str]:
    """The identities of all lists and objects that belong to a table, with the way to each."""
    parts: dict[int, str] = {}
    for path, thing in parts_of(table, "table"):
        if id(thing) in parts:
            raise Broken(f"{path} and {parts[id(thing)]} are one and the same: loading a save would part them")
        parts[id(thing)] = path
    return parts


def parts_of(thing: object, path: str) -> Iterator[tuple[str, object]]:
    """Everything on a table that can change. Steps never do, so they must not hold anything that can."""
    if thing is None or isinstance(thing, (int, str)):
        return
    if isinstance(thing, (list, tuple)):
        if isinstance(thing, list):
            yield path, thing
        for index, item in enumerate(thing):
            yield from parts_of(item, f"{path}[{index}]")
        return
    hidden = thing.transient if isinstance(thing, Table) else ()
    inner = [(f"{path}.{name}", getattr(thing, name)) for name in fields_of(thing) if name not in hidden]
    if isinstance(thing, Step):
        for way, held in inner:
            for found, _ in parts_of(held, way):
                raise Broken(f"{type(thing).__name__} holds something that can change: {found}")
        return
    yield path, thing
    for way, held in inner:
        yield from parts_of(held, way)


@promise("copies")
def check_isolation(match: Match, chance: Chance) -> None:
    """Whatever a fork does, its origin stays as it is."""
    before = match.save()
    fork = match.fork()
    for _ in range(MOVES):
        if fork.over:
            break
        check_play(fork, fork.legal_keys[chance.below(len(fork.legal_keys))])
    if match.save() != before:
        raise Broken(f"a fork that played {fork.choices[len(match.choices) :]} changed its origin")


class Keepsakes:
    """Copies of earlier moments with their hashes: however the match goes on, none of them may change."""

    def __init__(self) -> None:
        self._kept: list[tuple[Match, str]] = []

    def keep(self, match: Match) -> None:
        self._kept.append((match.fork(), match.hash()))

    def check(self, match: Match) -> None:
        check_keepsakes(match, self._kept)


@promise("copies")
def check_keepsakes(match: Match, kept: list[tuple[Match, str]]) -> None:
    """Playing on never changes a fork that was made before."""
    for fork, before in kept:
        if fork.hash() != before:
            raise Broken(f"a fork made after choice {fork.number} changed while the match played on")
