"""What a match starts from: modes, settings, roles and people, and the checks that all of them fit together.

A *setting* is set by the host, a *role* is who a seat is (a colour, an adventurer, a merchant), a *person* may
play several seats. Moves are called options, and have nothing to do with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

import msgspec

from veillee.core.errors import RecordError, SetupError
from veillee.core.text import either

if TYPE_CHECKING:
    from veillee.core.spec import GameSpec


HUMAN: Final = "human"  # who sits where no bot does


class ModeInfo(msgspec.Struct, frozen=True):
    """A way to play: how many seats, and which levels of an automated opponent if there is one.

    `people` says for a number of seats how many people may share them; otherwise each seat has its own.
    A mode that only makes sense as a chapter of a campaign is `chapter`: it is not offered by itself.
    """

    id: str
    seats: tuple[int, ...]
    levels: tuple[str, ...] = ()
    level: str = ""  # the level when none is asked for
    people: dict[int, tuple[int, ...]] = {}
    chapter: bool = False

    def groups(self, seats: int) -> tuple[int, ...]:
        """How many people may play so many seats."""
        return self.people.get(seats, (seats,))


# Settings, each with values: something is there where one of them has one of its values. The `level` and the number
# of `seats` count as settings, too.
Given = dict[str, tuple[str, ...]]


def is_given(given: Given, chosen: Mapping[str, str]) -> bool:
    """Whether the settings that were chosen have what something needs; nothing needs nothing."""
    return not given or any(chosen.get(name) in values for name, values in given.items())


class SettingInfo(msgspec.Struct, frozen=True):
    """Something the host may set; the first value is the default.

    `modes` and `seats` say where it is meant, everywhere if they are empty. Interfaces offer it only there and where
    the other settings are what is `given`, a value that `needs` some only with them; what may be said all the same is
    the game's business.
    """

    id: str
    values: tuple[str, ...]
    modes: tuple[str, ...] = ()
    seats: tuple[int, ...] = ()
    given: Given = {}
    needs: dict[str, Given] = {}

    def meant(self, mode: str, seats: int) -> bool:
        return (not self.modes or mode in self.modes) and (not self.seats or seats in self.seats)


class RolesInfo(msgspec.Struct, frozen=True):
    """Who a seat can be. `role` is the lexicon's word for it (`colour`, `merchant`), `ids` are those to choose from.

    What is left open is dealt by chance or asked by the first steps of the match, as the game says. Where a seat
    is `called` as its role, its name and its colour follow it. A role that `needs` settings is offered only with them.
    One may be `proposed` to whoever sets up a match, for the first seat.
    """

    role: str
    ids: tuple[str, ...]
    modes: tuple[str, ...] = ()
    called: bool = False
    needs: dict[str, Given] = {}
    proposed: str = ""

    def meant(self, mode: str) -> bool:
        return not self.modes or mode in self.modes

    def open(self, chosen: Mapping[str, str]) -> list[str]:
        """Those that the settings leave to choose from."""
        return [id_ for id_ in self.ids if is_given(self.needs.get(id_, {}), chosen)]

    def first(self, chosen: Mapping[str, str]) -> str:
        """The one that is proposed for the first seat, if the settings leave it; nothing where that is left open."""
        return self.proposed if self.proposed in self.open(chosen) else ""


class Setup(msgspec.Struct, frozen=True):
    """Everything that a match starts from. With the content and the choices it is the match."""

    game: str
    mode: str
    level: str
    seats: tuple[str, ...]
    settings: dict[str, str]
    seed: str
    free_undo: bool = False
    roles: tuple[str, ...] = ()  # who each seat is, an empty word where that is left open; none at all if all are
    people: tuple[int, ...] = ()  # which person plays each seat; nobody is named where each has one
    carried: tuple[str, ...] = ()  # what a campaign carries into this chapter, line by line

    def role(self, seat: int) -> str:
        return self.roles[seat] if self.roles else ""

    def person(self, seat: int) -> int:
        return self.people[seat] if self.people else seat

    def seats_of(self, person: int) -> list[int]:
        return [seat for seat in range(len(self.seats)) if self.person(seat) == person]


def read_setup(raw: Mapping[str, Any]) -> Setup:
    """A setup as it was stored, by whatever release: settings were called options once."""
    data = dict(raw)
    if "options" in data:
        data["settings"] = data.pop("options")
    try:
        return msgspec.convert(data, Setup)
    except msgspec.ValidationError as error:
        raise RecordError("error-saved-setup", problem=str(error)) from None


def make_setup(
    spec: GameSpec[Any, Any],
    *,
    seed: int | str,
    mode: str | None = None,
    level: str | None = None,
    players: int | None = None,
    seats: Sequence[str] | None = None,
    settings: Mapping[str, str] | None = None,
    free_undo: bool = False,
    roles: Sequence[str] | None = None,
    people: Sequence[int] | None = None,
    carried: Sequence[str] = (),
) -> Setup:
    """Check everything that a match is started with, and fill in the defaults."""
    if players is not None and (not isinstance(players, int) or isinstance(players, bool)):
        raise SetupError("error-players-number", given=repr(players), kind=type(players).__name__)
    if isinstance(seats, str):
        raise SetupError("error-seats-list", given=seats)
    if settings is not None and not isinstance(settings, Mapping):
        raise SetupError("error-settings-kind", given=repr(settings))
    if mode is None:
        count = players if players is not None else len(seats) if seats else None
        offered = [m for m in spec.modes if not m.chapter] or list(spec.modes)
        fitting = [m for m in offered if (count is None or count in m.seats) and (not level or level in m.levels)]
        chosen = fitting[0] if fitting else offered[0]
    else:
        chosen = spec.mode(mode)
    if seats is not None and players is not None and len(seats) != players:
        raise SetupError("error-players-seats", players=players, seats=len(seats), listed=seats)
    if seats is None:
        seats = [HUMAN] * (players if players is not None else chosen.seats[0])
    if len(seats) not in chosen.seats:
        raise SetupError(
            "error-seats",
            game=spec.id,
            mode=chosen.id,
            counts=either(list(chosen.seats)),
            most=max(chosen.seats),
            found=len(seats) if players is None else players,
        )
    if level and level not in chosen.levels:
        known = list(chosen.levels)
        raise SetupError("error-no-level", game=spec.id, mode=chosen.id, level=level, count=len(known), known=known)
    for seat in seats:
        if not isinstance(seat, str) or seat.split() != [seat]:
            raise SetupError("error-seat-word", seat=seat)
    seed_text = str(seed)
    if seed_text.split() != [seed_text]:
        raise SetupError("error-seed-word", seed=str(seed))
    return Setup(
        game=spec.id,
        mode=chosen.id,
        level=level or chosen.level,
        seats=tuple(seats),
        settings=checked_settings(spec, chosen.id, len(seats), settings or {}),
        seed=seed_text,
        free_undo=free_undo,
        roles=checked_roles(spec, chosen.id, len(seats), roles or ()),
        people=checked_people(spec, chosen, len(seats), people or ()),
        carried=tuple(carried),
    )


def checked_settings(spec: GameSpec[Any, Any], mode: str, seats: int, wanted: Mapping[str, str]) -> dict[str, str]:
    """All settings with their values; one that is not meant here may only have its default."""
    known = {setting.id: setting for setting in spec.settings}
    found = {setting.id: setting.values[0] for setting in spec.settings}
    for name, value in wanted.items():
        if name not in known:
            raise SetupError("error-no-setting", game=spec.id, setting=name, count=len(known), known=list(known))
        setting = known[name]
        if value not in setting.values:
            raise SetupError("error-no-value", game=spec.id, setting=name, value=value, known=setting.values)
        if value != setting.values[0] and not setting.meant(mode, seats):
            raise SetupError("error-setting-not-meant", game=spec.id, setting=name, mode=mode, seats=seats)
        found[name] = value
    return found


def checked_roles(
    spec: GameSpec[Any, Any], mode: str, seats: int, wanted: Sequence[str], settings: Mapping[str, str] | None = None
) -> tuple[str, ...]:
    """One role for each seat, or an empty word; nobody is what another is, nor what known settings do not offer."""
    if not any(wanted):
        return ()
    info = spec.roles
    if info is None or not info.meant(mode):
        raise SetupError("error-no-roles", game=spec.id, mode=mode, given=[role for role in wanted if role])
    if len(wanted) > seats:
        raise SetupError("error-many-roles", roles=len(wanted), seats=seats)
    named = [role for role in wanted if role]
    for role in named:
        known = info.ids if settings is None else info.open(settings)
        if role not in known:
            raise SetupError("error-no-role", game=spec.id, kind=info.role, role=role, known=known)
        if named.count(role) > 1:
            raise SetupError("error-role-twice", role=role)
    return (*wanted, *[""] * (seats - len(wanted)))


def checked_people(spec: GameSpec[Any, Any], mode: ModeInfo, seats: int, wanted: Sequence[int]) -> tuple[int, ...]:
    """Which person plays which seat, counted from 0 in the order of their first seats."""
    if not wanted:
        return ()
    if len(wanted) != seats:
        raise SetupError("error-people-seats", people=len(wanted), seats=seats)
    order = list(dict.fromkeys(wanted))
    if len(order) == seats:
        return ()
    if len(order) not in mode.groups(seats):
        counts = either(list(mode.groups(seats)))
        raise SetupError("error-people", game=spec.id, mode=mode.id, seats=seats, counts=counts, found=len(order))
    return tuple(order.index(person) for person in wanted)


# -- who may sit there -----------------------------------------------------------------------------

_seating: list[Callable[[str], object]] = []


def register_seating(check: Callable[[str], object]) -> None:
    """The core knows no bots: whoever does says of every other name than `human` whether it is one, or raises."""
    _seating[:] = [check]


def check_sitters(seats: Iterable[str]) -> None:
    """For a new match everybody must exist; an old record may name a bot that is gone."""
    for name in dict.fromkeys(seats):
        if name != HUMAN:
            for check in _seating:
                check(name)
