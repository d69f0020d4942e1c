"""Who may see what of a match, and with whose eyes."""

from __future__ import annotations

import secrets

import msgspec

from veillee.core.answers import Told
from veillee.core.history import Played
from veillee.core.match import Match
from veillee.core.setup import read_setup
from veillee.server.people import Person
from veillee.server.refusals import Refusal
from veillee.server.rows import Header
from veillee.server.tables import Live

Forks = list[tuple[int, int]]  # after which choice a match was forked, and what was hidden from which seat dealt again


class Look(msgspec.Struct, frozen=True):
    """How somebody looks at a match: who they are, which seat, which language, from which event on.

    `version` is that of the table they have; if something was taken back since, they get all events.
    """

    person: Person
    lang: str = "en"
    seat: int | None = None
    since: int = 0
    watch: str = ""
    version: int | None = None


def seats_of(header: Header, person: Person) -> list[int]:
    return [row.seat for row in header.seats if row.person == person.id]


def free_beside(header: Header, seat: int) -> list[int]:
    """The free seats that somebody takes by sitting down at this one: a person may play several."""
    setup = read_setup(header.setup)
    person = setup.person(seat)
    free = (row.seat for row in header.seats if row.kind == "human" and row.person is None)
    return [other for other in free if setup.person(other) == person]


def may_see(header: Header | None, look: Look) -> Header:
    """The match, for whoever may see it."""
    if header is None or not is_open_to(header, look):
        raise Refusal("no-match", look.lang, 404)
    return header


def is_open_to(header: Header, look: Look) -> bool:
    """Whoever sits at the table, owns it, or has the link for spectators; nobody else."""
    if header.owner == look.person.id or seats_of(header, look.person):
        return True
    return header.watch is not None and same(look.watch, header.watch)


def may_open(found: tuple[Header, Live] | None, look: Look) -> tuple[Header, Live]:
    """A match as it was found, for whoever may see it."""
    header = may_see(found[0] if found else None, look)
    assert found is not None
    return header, found[1]


def own_seat(header: Header, look: Look) -> int:
    """The seat that somebody acts with, if they sit at the table."""
    own = seats_of(header, look.person)
    if not own:
        raise Refusal("no-seat", look.lang, 403)
    return look.seat if look.seat in own else own[0]


def asked_seats(header: Header, match: Match, look: Look) -> list[int]:
    """The seats of a person that are asked now: several where a round asks several."""
    return asked_among(seats_of(header, look.person), match)


def asked_among(seats: list[int], match: Match) -> list[int]:
    return [seat for seat in match.waiting if seat in seats]


def eyes(header: Header, match: Match, look: Look) -> int | None:
    """The seat whose view is shown: the one that is wished for, or that is asked, or the first."""
    own = seats_of(header, look.person)
    if look.seat is not None:
        if look.seat not in own:
            raise Refusal("no-seat", look.lang, 403)
        return look.seat
    asked = asked_among(own, match)
    return asked[0] if asked else own[0] if own else None


def eyes_then(header: Header, forks: Forks, number: int, seat: int | None, look: Look) -> int | None:
    """With whose eyes an earlier moment may be seen.

    What lies before a fork happened at another table, where others may still hold those cards: only
    who forked it, and only with the seat that they had there, sees more than a spectator.
    """
    if not forks or number >= forks[-1][0] or header.told:
        return seat
    before = forks[-2][0] if len(forks) > 1 else 0
    was_mine = header.owner == look.person.id and seat == forks[-1][1] and number >= before
    return seat if was_mine else None


def log_for(header: Header, match: Match, forks: Forks, since: int, seat: int | None, look: Look) -> list[Told]:
    """What was told since an event, as a seat may know it."""
    told = match.events(since, seat, look.lang)
    if not forks or seat is None:
        return told
    public = match.events(since, None, look.lang)
    return [
        mine if eyes_then(header, forks, max(0, mine.decision - 1), seat, look) == seat else known
        for mine, known in zip(told, public, strict=True)
    ]


def may_know(header: Header, match: Match, forks: Forks, played: Played, look: Look) -> bool:
    """Whether somebody may know what was chosen: it may be a card that nobody else has seen."""
    if header.told:
        return True
    hidden, kind = match.spec.hidden_roles, played.key.partition(":")[0]
    if not any(role in hidden for role in match.box.lexicon.grammar[kind]):
        return True
    own = played.seat in seats_of(header, look.person)
    return own and eyes_then(header, forks, played.number - 1, played.seat, look) is not None


def same(given: str, wanted: str) -> bool:
    """Compare secrets in a time that says nothing about them."""
    return secrets.compare_digest(given.encode("utf-8", "surrogatepass"), wanted.encode())
