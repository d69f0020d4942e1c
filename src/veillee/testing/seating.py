"""Whoever may sit down can: every role, every number of people, and nobody else."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.core.setup import ModeInfo, RolesInfo, Setup, make_setup
from veillee.core.spec import GameSpec
from veillee.testing.cases import can_begin
from veillee.testing.promise import ConformanceError

ROLES = "roles"
PEOPLE = "people"
NOBODY = "nobody-is-called-so"


def check_seating(spec: GameSpec[Any, Any]) -> None:
    """All roles can be named and all groups of people can play; others are refused."""
    for mode in spec.modes:
        for seats in mode.seats:
            if spec.roles is not None and spec.roles.meant(mode.id) and not mode.chapter:
                check_roles(spec, spec.roles, mode, seats)
            check_people(spec, mode, seats)


def check_roles(spec: GameSpec[Any, Any], info: RolesInfo, mode: ModeInfo, seats: int) -> None:
    """Every role begins at every seat, alone or with all others named too; two equal ones and unknown ones do not."""
    count = len(info.ids)
    for first, role in enumerate(info.ids):
        whole = [info.ids[(first + seat) % count] for seat in range(min(seats, count))]
        for named in (whole, *one_named(role, seats)):
            match = begun(spec, mode, seats, ROLES, roles=named, settings=fitting(spec, mode, seats, named))
            found = seated(match, info)
            for seat, wanted in enumerate(named):
                if wanted and (seat >= len(found) or found[seat] != wanted):
                    there = found[seat] if seat < len(found) else "nobody"
                    raise broken(match.setup, ROLES, f"seat {seat} shall be {wanted}, but is {there}")
            known = [who for who in found if who]  # the others may still be asked at the table
            if len(set(known)) != len(known):
                raise broken(match.setup, ROLES, f"two seats have the same role: {', '.join(found)}")
        if seats > 1:
            refused(spec, mode, seats, ROLES, roles=[role, role])
    refused(spec, mode, seats, ROLES, roles=[NOBODY])


def fitting(spec: GameSpec[Any, Any], mode: ModeInfo, seats: int, roles: Sequence[str]) -> dict[str, str]:
    """What must be set for these roles: nothing, or one setting where some role is only in the game by it."""
    meant = [setting for setting in spec.settings if setting.meant(mode.id, seats)]
    ways: list[dict[str, str]] = [{}, *({setting.id: value} for setting in meant for value in setting.values[1:])]
    for settings in ways:
        if can_begin(spec, make_setup(spec, mode=mode.id, players=seats, seed=ROLES, roles=roles, settings=settings)):
            return settings
    return {}


def one_named(role: str, seats: int) -> Iterator[list[str]]:
    for seat in range(seats):
        yield [role if one == seat else "" for one in range(seats)]


def seated(match: Match, info: RolesInfo) -> list[str]:
    """Who sits where once all that is dealt or asked before the first turn has been settled."""
    for _ in range(10 * len(match.setup.seats)):
        if match.over or (match.table.roles and min(match.table.roles) >= 0):
            break
        match.play(match.legal_keys[0])
    lexicon = match.box.lexicon
    word = "seat" if info.called else info.role
    return [lexicon.id(word, role) if role >= 0 else "" for role in match.table.roles]


def check_people(spec: GameSpec[Any, Any], mode: ModeInfo, seats: int) -> None:
    """As few people as the mode says can share the seats, and no others."""
    for count in range(1, seats):
        people = [seat % count for seat in range(seats)]
        if count not in mode.groups(seats):
            refused(spec, mode, seats, PEOPLE, people=people)
        elif not mode.chapter:
            match = begun(spec, mode, seats, PEOPLE, people=people)
            if [match.setup.person(seat) for seat in range(seats)] != people:
                raise broken(match.setup, PEOPLE, f"the seats are played by {match.setup.people}, not by {people}")


def begun(
    spec: GameSpec[Any, Any],
    mode: ModeInfo,
    seats: int,
    check: str,
    *,
    roles: Sequence[str] = (),
    people: Sequence[int] = (),
    settings: Mapping[str, str] | None = None,
) -> Match:
    setup = make_setup(spec, mode=mode.id, players=seats, seed=check, roles=roles, people=people, settings=settings)
    try:
        return Match.start(spec, spec.box(), setup)
    except Exception as error:
        raise broken(setup, check, f"it cannot begin: {type(error).__name__}: {error}") from error


def refused(
    spec: GameSpec[Any, Any],
    mode: ModeInfo,
    seats: int,
    check: str,
    *,
    roles: Sequence[str] = (),
    people: Sequence[int] = (),
) -> None:
    try:
        setup = make_setup(spec, mode=mode.id, players=seats, seed=check, roles=roles, people=people)
    except SetupError:
        return
    raise broken(setup, check, "it is not refused")


def broken(setup: Setup, check: str, what: str) -> ConformanceError:
    said = ", ".join(role or "–" for role in setup.roles) or ", ".join(map(str, setup.people)) or "nobody named"
    return ConformanceError(check, f"{setup.mode} with {len(setup.seats)} seats ({said}): {what}")
