"""No seat learns what it may not see: not from its scene, its questions, the log, or by an undo.

The proof is *non-interference*: deal again all that a seat may not see, let others answer a sealed round
otherwise, change the future as well, and whatever the seat is shown stays the same to the byte.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from veillee.core.answers import Told
from veillee.core.chance import Chance
from veillee.core.explaining import targets_of
from veillee.core.history import Played
from veillee.core.match import Match
from veillee.core.pauses import pauses
from veillee.core.scene import encode
from veillee.core.secrets import Pool, determinize
from veillee.core.spec import GameSpec
from veillee.core.step import Option
from veillee.core.table import Event, Table
from veillee.core.text import LANGUAGES
from veillee.core.views import scene_at
from veillee.testing.hostile import some_keys
from veillee.testing.promise import Broken, promise

EXPLAINED = 3  # how many moves are explained to the seat that is asked
AROUND = 60  # how much of two differing texts a failure shows


@promise("secrets")
def check_secrets(
    match: Match,
    chance: Chance,
    since: int = 0,
    seats: Sequence[int] | None = None,
    langs: Sequence[str] = LANGUAGES,
) -> None:
    """Non-interference for seats (all, if none are named) and spectators; events up to number `since` are left out."""
    public = shown(match, None, since, (), langs)
    for seat in range(len(match.setup.seats)) if seats is None else seats:
        keys = some_keys(match, chance, EXPLAINED) if seat in match.waiting else ()
        own = shown(match, seat, since, keys, langs)
        targets = some_targets(match, seat, chance)
        own |= learned(match, seat, targets)
        other = match.fork(for_seat=seat, chance=chance.below(1_000_000))
        check_deal(match, other, seat)
        answer_otherwise(match, other, chance)
        compare(own, shown(other, seat, since, keys, langs) | learned(other, seat, targets), f"seat {seat}", seat)
        compare(public, shown(other, None, since, (), langs), "a spectator", seat)


@promise("pauses")
def check_pauses(match: Match, seats: Sequence[int] | None = None, langs: Sequence[str] = LANGUAGES) -> None:
    """The same of the tables that are shown on the way of the last choice, while an automated opponent acts."""
    told = -1
    for pause in pauses(match):
        if not told < pause.told <= match.told:
            raise Broken(f"a table on the way is shown after event {pause.told}, the one before it after {told}")
        told = pause.told
        for seat in range(len(match.setup.seats)) if seats is None else seats:
            other = pause.table.fork()
            determinize(match.spec.secrets(other, seat), Chance("pauses", match.number))
            for eyes in (seat, None):
                for lang in langs:
                    one = {"table on the way": encode(scene_at(match, pause.table, eyes, lang)).decode()}
                    same = {"table on the way": encode(scene_at(match, other, eyes, lang)).decode()}
                    compare(one, same, "a spectator" if eyes is None else f"seat {seat}", seat)


def answer_otherwise(match: Match, other: Match, chance: Chance) -> None:
    """A copy forgets the sealed answers of others: whoever had answered answers again, perhaps something else."""
    for seat in other.waiting:
        if seat not in match.waiting:
            other.table.turn_to(seat)
            options = other.table.options
            other.table.choose(options[chance.below(len(options))])


def shown(match: Match, seat: int | None, since: int, keys: Sequence[str], langs: Sequence[str]) -> dict[str, str]:
    """All that a seat can learn from a match: scene, log and, of a seat that is asked, its question."""
    found: dict[str, str] = {}
    decision = match.decision_of(seat) if seat is not None else None
    for lang in langs:
        found[f"scene ({lang})"] = encode(match.scene(seat, lang)).decode()
        found[f"log ({lang})"] = "\n".join(told.text for told in match.events(since, seat, lang))
        if decision is not None:
            found["options"] = " ".join(option.key for option in decision.options)
            found[f"question ({lang})"] = decision.prompt_in(lang)
        for key in keys:
            found[f"explanation of {key} ({lang})"] = str(match.explain(key, lang, seat))
    return found


def some_targets(match: Match, seat: int, chance: Chance) -> list[str]:
    """Things that the seat sees."""
    targets = targets_of(match.scene(seat))
    return [targets[chance.below(len(targets))] for _ in range(EXPLAINED)] if targets else []


def learned(match: Match, seat: int, targets: Sequence[str]) -> dict[str, str]:
    """What a seat is told when it asks about things."""
    return {f"answer about {target}": str(match.about(target, seat)) for target in targets}


def compare(before: dict[str, str], after: dict[str, str], who: str, seat: int) -> None:
    for what, text in before.items():
        if after.get(what) != text:
            was, became = difference(text, after.get(what, ""))
            raise Broken(f"what is hidden from seat {seat} shows in the {what} of {who}: {was!r} became {became!r}")


def difference(one: str, other: str) -> tuple[str, str]:
    """Both texts around the first place where they differ."""
    pairs = zip(one, other, strict=False)
    first = next((index for index, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))
    start = max(0, first - AROUND)
    return one[start : first + AROUND], other[start : first + AROUND]


def check_deal(match: Match, other: Match, seat: int) -> None:
    """Dealing a seat's secrets again moves pieces within each pool, and leaves a sound table."""
    before = pools_of(match.spec, match.table, seat)
    after = pools_of(other.spec, other.table, seat)
    for role, pool, dealt in zip(match.spec.hidden_roles, before, after, strict=True):
        places = [(id(pieces), index) for pieces, index in pool.places()]
        if len(set(places)) != len(places):
            raise Broken(f"a place stands twice in the pool of {role} that seat {seat} may not see")
        if sorted(pool.pieces()) != sorted(dealt.pieces()):
            raise Broken(f"dealing again changes the {role} pool of seat {seat}, not only its order")
    faults = other.spec.faults(other.table)
    if faults:
        raise Broken(f"after dealing the secrets of seat {seat} again: {'; '.join(faults)}")


def pools_of(spec: GameSpec[Any, Any], table: Table, seat: int) -> list[Pool]:
    """The pools of a seat: `secrets` gives one for each of `hidden_roles`, in that order."""
    pools: list[Pool] = spec.secrets(table, seat)
    if len(pools) != len(spec.hidden_roles):
        roles = ", ".join(spec.hidden_roles) or "none"
        raise Broken(f"secrets gives {len(pools)} pools; hidden_roles: {roles}")
    return pools


Pieces = set[tuple[str, int]]  # roles and values


def hidden_from(spec: GameSpec[Any, Any], table: Table, seat: int) -> Pieces:
    """What a seat may not see."""
    pools = zip(spec.hidden_roles, pools_of(spec, table, seat), strict=True)
    return {(role, piece) for role, pool in pools for piece in pool.pieces()}


@promise("events")
def check_told(match: Match, before: Match | None, since: int = 0) -> None:
    """No event names to a seat what it may not see.

    `before` is the match before its last choice, `since` the number of the last event then. A piece
    that was hidden before and is hidden afterwards may still have been seen in between, so whatever
    looks suspicious is played once more, step by step.
    """
    for seat in range(len(match.setup.seats)):
        hidden = hidden_from(match.spec, match.table, seat)
        if before is not None:
            hidden &= hidden_from(match.spec, before.table, seat)
        for place, told in enumerate(match.events(since, seat)):
            for named in hidden & pieces_of(match, told):
                if before is None or stays_hidden(match, before, seat, place, named):
                    raise Broken(f"the event {told.text!r} tells seat {seat} of {named[0]} {named[1]}")


def pieces_of(match: Match, told: Told) -> Pieces:
    lexicon = match.lexicon
    found: Pieces = set()
    for target in told.pieces:
        role, id_ = target.split(":", 1)
        value = lexicon.value(role, id_)
        if value is not None:
            found.add((role, value))
    return found


def stays_hidden(match: Match, before: Match, seat: int, place: int, named: tuple[str, int]) -> bool:
    """Whether a piece is hidden from a seat right after the step that told event number `place`."""
    key = last_of(match, before).key
    table = before.table.fork()
    log: list[Event] = []
    table.log = log
    option = next(option for option in table.options if option.key == key)
    for _ in step_by_step(table, option):
        if len(log) > place:
            return named in hidden_from(match.spec, table, seat)
    return True


def last_of(match: Match, before: Match) -> Played:
    """The choice that came after `before`: of a round that has settled the last answer, as nothing is told before."""
    asked = before.waiting[0]
    return next(played for played in match.history.backwards() if played.is_choice and played.seat == asked)


def step_by_step(table: Table, option: Option) -> Iterator[None]:
    """What `table.choose` does, with a pause after each step."""
    asking = table.asking
    assert asking is not None
    table.asking = None
    asking.resolve(table, option)
    yield
    while table.stack and table.asking is None:
        table.stack.pop().enter(table)
        yield


@promise("undo")
def check_shown(match: Match, before: Match) -> None:
    """A choice that showed somebody something hidden cannot be taken back."""
    if match.setup.free_undo or not match.can_undo:
        return
    for seat in range(len(match.setup.seats)):
        learned = hidden_from(match.spec, before.table, seat) - hidden_from(match.spec, match.table, seat)
        if learned:
            role, value = min(learned)
            piece = match.lexicon.target(role, value)
            key = last_of(match, before).key
            raise Broken(f"{key!r} shows {piece} to seat {seat} and can still be taken back")
