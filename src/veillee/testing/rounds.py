"""A round is one moment: whoever answers first, it ends the same, and until then everybody may think again."""

from __future__ import annotations

from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.testing.decisions import check_play
from veillee.testing.promise import Broken, promise


@promise("rounds")
def check_round(match: Match, chance: Chance) -> None:
    """The order of answers does not matter, and a seat may take its own answer back while others are waited for."""
    seats = list(match.waiting)
    keys = {seat: some_key(match, seat, chance) for seat in seats}
    played = []
    for _ in range(2):
        chance.shuffle(seats)
        fork = match.fork()
        for seat in seats:
            before = fork.save()
            check_play(fork, keys[seat], seat)
            if fork.waiting and fork.number == match.number:
                check_second_thoughts(fork, seat, before)
        if fork.number != match.number + 1:
            raise Broken(f"all seats have answered, and yet {match.number + 1} decisions are not made")
        played.append(fork)
    one, other = played
    if one.record() != other.record() or one.save() != other.save():
        raise Broken(f"the answers {keys} lead to another match when they come in the order of seats {seats}")


def some_key(match: Match, seat: int, chance: Chance) -> str:
    decision = match.decision_of(seat)
    assert decision is not None
    return decision.options[chance.below(len(decision.options))].key


def check_second_thoughts(match: Match, seat: int, before: bytes) -> None:
    """A seat that has answered takes that back and answers again."""
    after = match.save()
    key = match.undo(seat)
    if match.save() != before:
        raise Broken(f"seat {seat} took back {key!r}, but the match is not as it was before")
    match.play(key, seat=seat)
    if match.save() != after:
        raise Broken(f"seat {seat} gave the answer {key!r} again, but the match is not as it was then")
