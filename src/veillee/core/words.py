"""The lexicon of a game: what its small integers are called.

Hot code knows pieces as integers in a *role* (`object` 45, `cell` 12). The lexicon turns them into
ids for keys and records (`crystal_ball`, `c3`) and into names for people, in both languages. It is
built once per content pack.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from itertools import product
from typing import Any, TypeVar

from veillee.core.content import Name
from veillee.core.errors import UnknownMove
from veillee.core.kinds import NUMBER, Kind, kinds_of
from veillee.core.step import Option

Made = TypeVar("Made")

REMEMBERED = 20_000  # things that are kept as they were said last, by each who says them
FEW = 12  # numbers that can be part of the id of a piece: places of a row


class Lexicon:
    """Ids and names by role, and the grammar of option keys: for each kind, the roles of its parts."""

    def __init__(self, *options: type) -> None:
        kinds = [kind for declared in options for kind in kinds_of(declared)]
        self.grammar: Mapping[str, tuple[str, ...]] = {kind.name: kind.roles for kind in kinds}
        self._rules = {kind.name: kind.rule for kind in kinds}
        self._ids: dict[str, Sequence[str]] = {}
        self._names: dict[str, Sequence[Name]] = {}
        self._values: dict[str, dict[str, int]] = {}
        self._numbers: dict[str, Sequence[str]] = {}
        self._same: dict[str, str] = {}
        self._from: dict[str, dict[str, int]] = {}
        self._joined: dict[tuple[str, ...], str] = {}
        self._copies: dict[str, tuple[str, Sequence[int]]] = {}
        self._made: list[Option] = []
        self._of_kind: dict[str, list[Option]] = {}
        self._seated: dict[tuple[int, ...], Lexicon] = {}
        self._renamed: dict[tuple[str, str, int], Lexicon] = {}
        self._forget()

    def _forget(self) -> None:
        """What was found out of these words and is kept: of others it must be found anew."""
        self._meant: dict[str, list[tuple[str, int]]] | None = None
        self._parted: dict[tuple[str, ...], dict[int, list[dict[str, int]]]] = {}
        self._targets: dict[tuple[str, int], str] = {}
        self._kept: dict[object, dict[Any, Any]] = {}

    def kept(self, by: object) -> dict[Any, Any]:
        """What somebody has said in these words and keeps, because it will be said again."""
        found = self._kept.get(by)
        if found is None:
            found = self._kept[by] = {}
        elif len(found) > REMEMBERED:
            found.clear()
        return found

    def add(self, role: str, ids: Sequence[str], names: Sequence[Name], numbers: Sequence[str] = ()) -> None:
        """All pieces of a role: their ids, their names and, where they have any, their card numbers."""
        self._ids[role] = ids
        self._names[role] = names
        self._numbers[role] = numbers
        self._values[role] = {id_: value for value, id_ in enumerate(ids)}

    def add_entries(self, role: str, entries: Sequence[Any], names: Sequence[Name] | None = None) -> None:
        """All pieces of a role that are entries of a pack; they have their own names unless others are given."""
        called = [entry.name for entry in entries] if names is None else names
        self.add(role, [entry.id for entry in entries], called, [getattr(entry, "number", "") for entry in entries])

    def add_words(self, role: str, words: Sequence[tuple[str, Name]]) -> None:
        """All pieces of a role that need no card: each id with its name."""
        self.add(role, [id_ for id_, _ in words], [name for _, name in words])

    def seated(self, role: str, who: tuple[int, ...]) -> Lexicon:
        """The same words where seats are called as those who sit there: seat 0 as the first of these, and so on.

        There may be more of them than seats. Sides without a seat come last, and keep their places.
        """
        known = self._seated.get(who)
        if known is None:
            known = self._seated[who] = copy(self)
            known._forget()
            known._renamed = {}
            known._ids, known._names = dict(self._ids), dict(self._names)
            known._values, known._numbers = dict(self._values), dict(self._numbers)
            words = dict(zip(self._ids["seat"], self._names["seat"], strict=True))
            ids = self._ids.get(role, self._ids["seat"])  # a game may have no words for them but those of its seats
            called = [ids[one] for one in who]
            others = [id_ for id_ in words if id_ not in called]
            ids = [*called, *others[len(others) - (len(words) - len(called)) :]]
            words |= {id_: self.both(role, one) for id_, one in zip(called, who, strict=True) if id_ not in words}
            known.add("seat", ids, [words[id_] for id_ in ids])
        return known

    def renamed(self, role: str, other: str, first: int) -> Lexicon:
        """The same words where the pieces of a role are called as those of another one, from this one on: the zones
        of a map, say. Nothing changes where that is below 0.
        """
        if first < 0:
            return self
        known = self._renamed.get((role, other, first))
        if known is None:
            known = self._renamed[role, other, first] = copy(self)
            known._forget()
            known._names = {**self._names, role: self._names[other][first : first + len(self._ids[role])]}
        return known

    def id(self, role: str, value: int) -> str:
        ids = self._ids.get(role)  # nearly always: only a second piece of a role is called otherwise
        if ids is None:
            role = role_of(role)
            return str(value) if role == NUMBER else self._ids[role][value]
        return ids[value]

    def name(self, role: str, value: int, lang: str) -> str:
        names = self._names.get(role)
        if names is None:
            role = role_of(role)
            return str(value) if role == NUMBER else self._names[role][value].text(lang)
        return names[value].text(lang)

    def both(self, role: str, value: int) -> Name:
        """What a piece is called in either language."""
        return self._names[role_of(role)][value]

    def number(self, role: str, value: int) -> str:
        """The number printed on a card, such as O46."""
        return self._numbers[role][value]

    def numbers(self, role: str) -> Sequence[str]:
        """The numbers printed on all cards of a role; nothing where they have none."""
        return self._numbers[role]

    def value(self, role: str, id_: str) -> int | None:
        if role == NUMBER:
            return whole_number(id_)
        return self._values[role].get(id_)

    def ids(self, role: str) -> Sequence[str]:
        return self._ids[role]

    @property
    def roles(self) -> list[str]:
        return list(self._ids)

    def same(self, role: str, other: str) -> None:
        """Pieces of a role that are also pieces of another role are shown as the latter."""
        self._same[role] = other

    def same_from(self, role: str, first: int, other: str) -> None:
        """Pieces of a role from this one on are those of another role, one after the other, and shown as the latter."""
        self._from.setdefault(role, {})[other] = first

    def target(self, role: str, value: int) -> str:
        """The id of a piece on the scene: its role and its own id."""
        found = self._targets.get((role, value))
        if found is None:
            piece, id_ = role_of(role), self.id(role, value)
            other = self._same.get(piece)
            found = f"{other if other is not None and id_ in self._values[other] else piece}:{id_}"
            for others, first in self._from.get(piece, {}).items():
                if first <= value < first + len(self._ids[others]):
                    found = f"{others}:{self._ids[others][value - first]}"
            self._targets[role, value] = found
        return found

    def joined(self, parts: tuple[str, ...], whole: str) -> None:
        """What arguments of these roles mean together is shown as one piece of another role: its id joins theirs."""
        self._joined[parts] = whole

    def parts(self, role: str, value: int) -> list[dict[str, int]]:
        """The arguments that mean a piece: the piece itself, and those whose ids its own one joins."""
        found: list[dict[str, int]] = [{role: value}]
        for parts, whole in self._joined.items():
            if whole == role:
                found += self._wholes(parts).get(value, ())
        return found

    def _wholes(self, parts: tuple[str, ...]) -> Mapping[int, Sequence[dict[str, int]]]:
        """The pieces that arguments of these roles mean, each with those that do."""
        known = self._parted.get(parts)
        if known is None:
            known = self._parted[parts] = {}
            for args in self._all(parts):
                whole = self._whole(parts, args)
                if whole is not None:
                    known.setdefault(whole, []).append(args)
        return known

    def _all(self, parts: tuple[str, ...]) -> list[dict[str, int]]:
        """Everything that arguments of these roles can be; numbers as far as they have a place in a row."""
        sizes = [range(FEW if role == NUMBER else len(self._ids[role])) for role in parts]
        return [dict(zip(parts, values, strict=True)) for values in product(*sizes)]

    def _whole(self, parts: tuple[str, ...], args: Mapping[str, int]) -> int | None:
        """The piece that these arguments mean together, if they are there and there is one."""
        if not all(part in args for part in parts):
            return None
        return self._values[self._joined[parts]].get("_".join(self.id(part, args[part]) for part in parts))

    def pieces(self, args: Mapping[str, int]) -> list[str]:
        """The ids on the scene of everything among these arguments that is no number."""
        found: list[str] = []
        rest = dict(args)
        for parts, role in self._joined.items():
            whole = self._whole(parts, rest)
            if whole is not None:
                found.append(self.target(role, whole))
                rest = {name: value for name, value in rest.items() if name not in parts}
        return found + [self.target(role, value) for role, value in rest.items() if role_of(role) != NUMBER]

    def meant(self, target: str) -> list[tuple[str, int]]:
        """What an id on the scene stands for: every role and value that is shown as it."""
        if self._meant is None:
            self._meant = {}
            for role, ids in self._ids.items():
                for value in range(len(ids)):
                    self._meant.setdefault(self.target(role, value), []).append((role, value))
        return self._meant.get(target, [])

    def copies(self, role: str, other: str, of: Sequence[int]) -> None:
        """Each piece of a role is one of several copies of a piece of another role, such as a card."""
        self._copies[role] = other, of

    def kind(self, role: str, value: int) -> str:
        """A piece as statistics count it: what it is a copy of, otherwise its target."""
        other, of = self._copies.get(role_of(role), (role, ()))
        return self.target(other, of[value]) if of else self.target(role, value)

    def named(self, args: Mapping[str, int], lang: str) -> dict[str, str | int]:
        """Arguments of a message: numbers as numbers, and names of pieces, also of those that some mean together."""
        found: dict[str, str | int] = {
            key: value if role_of(key) == NUMBER else self.name(key, value, lang) for key, value in args.items()
        }
        for parts, role in self._joined.items():
            whole = self._whole(parts, args)
            if whole is not None:
                found[role] = self.name(role, whole, lang)
        return found

    def option(self, kind: str, rule: str, *values: int) -> Option:
        """Make an option; its key follows from the grammar. One without a rule only serves to speak of it."""
        roles = self.grammar[kind]
        assert len(roles) == len(values), f"{kind} takes {roles}"
        key = ":".join([kind, *(self.id(role, value) for role, value in zip(roles, values, strict=True))])
        option = Option(key, kind, values, rule)
        if rule:
            self._made.append(option)
            self._of_kind.setdefault(kind, []).append(option)
        return option

    @property
    def made(self) -> list[Option]:
        """Every option that a game has made from this lexicon: with its box read, all that it can ever offer."""
        return self._made.copy()

    def made_of(self, kind: str) -> Sequence[Option]:
        """Those of one kind: whoever asks about many things looks at no others."""
        return self._of_kind.get(kind, ())

    def rule(self, kind: str) -> str:
        """The rule that allows a kind of option."""
        return self._rules[kind]

    def args(self, option: Option) -> dict[str, int]:
        """The values of an option by role; a role that comes twice is numbered: cell, cell2."""
        args: dict[str, int] = {}
        for role, value in zip(self.grammar[option.kind], option.values, strict=True):
            name, again = role, 2
            while name in args:
                name, again = f"{role}{again}", again + 1
            args[name] = value
        return args

    def parse(self, key: str, seen: Callable[[str, int], bool] | None = None) -> tuple[str, tuple[int, ...]]:
        """A key as kind and values; UnknownMove says which part means nothing, or nothing that was `seen` yet."""
        kind, *parts = key.strip().lower().split(":")
        if kind not in self.grammar:
            raise UnknownMove("error-no-kind", key=key, kind=kind, known=sorted(self.grammar))
        roles = self.grammar[kind]
        if len(parts) != len(roles):
            form = ":".join([kind, *(role.upper() for role in roles)])
            raise UnknownMove("error-key-form", key=key, form=form)
        values: list[int] = []
        for role, part in zip(roles, parts, strict=True):
            value = self.value(role, part)
            if value is None or (seen is not None and not seen(role, value)):
                known = self._some(role, seen)
                raise UnknownMove("error-no-word", key=key, role=role, word=part, count=len(known), known=known)
            values.append(value)
        return kind, tuple(values)

    def _some(self, role: str, seen: Callable[[str, int], bool] | None) -> list[str]:
        ids = [id_ for value, id_ in enumerate(self._ids.get(role, ())) if seen is None or seen(role, value)]
        return ids if len(ids) <= 8 else [*ids[:8], "…"]


def make_options(declared: type[Made], lexicon: Lexicon) -> Made:
    """Every option of every kind that a class declares: a list by the first piece of lists by the next."""
    return declared(**{kind.field: _all_of(kind, lexicon, ()) for kind in kinds_of(declared)})


def _all_of(kind: Kind, lexicon: Lexicon, values: tuple[int, ...]) -> Any:
    place = len(values)
    if place == len(kind.roles):
        return lexicon.option(kind.name, kind.rule, *values)
    size = kind.limits[place] or len(lexicon.ids(kind.roles[place]))
    return [_all_of(kind, lexicon, (*values, value)) for value in range(size)]


def whole_number(word: str) -> int | None:
    """A number as it stands in keys and records: plain digits, no leading zero, no more than fit a column."""
    if not (word.isascii() and word.isdigit() and len(word) <= 9) or (word[0] == "0" and word != "0"):
        return None
    return int(word)


def role_of(name: str) -> str:
    """`cell2` is another `cell`."""
    return name.rstrip("0123456789")
