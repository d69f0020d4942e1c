"""Several seats asked at once: whoever answers first, the same match comes out, and nothing happens before all have.

The checks look at a moment at which a round waits, whoever has answered it already.
"""

from __future__ import annotations

from typing import Any

from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.core.step import Option
from veillee.core.table import Table
from veillee.core.together import NOBODY, Answer, BreakTie, LeaderDecides, Vote, voters
from veillee.testing.decisions import check_play
from veillee.testing.promise import Broken, promise

Given = dict[int, str]  # the answers of seats
OF_THE_ROUND = ("answers", "asking")  # what a round may change on a table before it settles
ORDERS = 2  # of arrival that are compared with the order of seats


@promise("rounds")
def check_round(match: Match, chance: Chance) -> None:
    """Options depend on nobody's answer, nothing acts before the round settles, and the order does not matter.

    It matters only for taking back: who answered last may.
    """
    asking = match.table.asking
    if not isinstance(asking, Answer) or len(match.waiting) < 2:
        return
    offered = {seat: keys_of(match, seat) for seat in match.waiting}
    given = {seat: keys[chance.below(len(keys))] for seat, keys in offered.items()}
    first = list(given)
    settled = answered(match, given, first, offered)
    for number in range(ORDERS):
        order = first.copy()
        if number == 0:
            order.reverse()
        else:
            chance.shuffle(order)
        other = answered(match, given, order, offered)
        same_match(settled, other, f"answers that come in the order {order}, not {first}, lead to")


def keys_of(match: Match, seat: int) -> list[str]:
    decision = match.decision_of(seat)
    assert decision is not None
    return [option.key for option in decision.options]


def answered(match: Match, given: Given, order: list[int], offered: dict[int, list[str]]) -> Match:
    """All seats answer in an order; until the round settles each may take its answer back, then only the last one."""
    fork = match.fork()
    before, told = still(match), match.told
    for place, seat in enumerate(order):
        if keys_of(fork, seat) != offered[seat]:
            what = f"seat {seat} is offered {keys_of(fork, seat)} after others have answered, {offered[seat]} before"
            raise Broken(f"{name_of(match)}: {what}")
        check_play(fork, given[seat], seat)
        if place + 1 < len(order):
            if still(fork) != before or fork.told != told:
                raise Broken(f"{name_of(match)} acts on the answer of seat {seat} before all have answered")
            if fork.number != match.number:
                raise Broken(f"{name_of(match)} is settled before all have answered")
            for earlier in order[: place + 1]:
                check_taking_back(fork, earlier, offered[earlier])
    check_settled(match, fork, order)
    return fork


def still(match: Match) -> dict[str, Any]:
    """All of a table that a round leaves as it is until it settles."""
    whole: dict[str, Any] = match.spec.codec.encode(match.table)
    return {name: value for name, value in whole.items() if name not in OF_THE_ROUND}


def name_of(match: Match) -> str:
    asking = match.table.asking
    assert asking is not None
    return type(asking.question()).__name__


def check_taking_back(match: Match, seat: int, offered: list[str]) -> None:
    """Until the round settles a seat may take its own answer back, and is asked the same again."""
    fork = match.fork()
    answer = fork.may_undo(seat)
    if not answer:
        raise Broken(f"{name_of(match)}: seat {seat} cannot take its answer back: {answer.reason}")
    key = fork.undo(seat)
    if seat not in fork.waiting or keys_of(fork, seat) != offered:
        raise Broken(f"{name_of(match)}: seat {seat} took {key!r} back and is not asked the same again")
    fork.play(key, seat=seat)
    same_match(match, fork, f"{name_of(match)}: seat {seat} took {key!r} back and gave it again, which leads to")


def check_settled(match: Match, settled: Match, order: list[int]) -> None:
    """Once the round has settled nobody but the seat that answered last takes back, and then it goes on."""
    last = settled.last
    assert last is not None
    free = settled.setup.free_undo
    for seat in order:
        expected = free or (seat == order[-1] and not last.revealed)
        if bool(settled.may_undo(seat)) != expected:
            said = "cannot" if expected else "can"
            raise Broken(f"{name_of(match)}: seat {seat} {said} take back what seat {order[-1]} answered last")
    if last.revealed and not free:
        return
    fork = settled.fork()
    key = fork.undo(order[-1])
    if fork.waiting != (order[-1],) or still(fork) != still(match) or fork.told != match.told:
        raise Broken(f"{name_of(match)}: seat {order[-1]} took {key!r} back and the round does not wait for it alone")
    for seat in order[:-1]:
        check_taking_back(fork, seat, keys_of(match, seat))
    fork.redo(order[-1])
    same_match(settled, fork, f"{name_of(match)}: seat {order[-1]} put {key!r} back, which leads to")


def same_match(one: Match, other: Match, what_was_done: str) -> None:
    """Only a save knows in which order answers came."""
    for what in ("hash", "record", "events"):
        if getattr(one, what)() != getattr(other, what)():
            raise Broken(f"{what_was_done} another {what}")


@promise("votes")
def check_vote(match: Match) -> None:
    """All people choose among the same options, each has one voice, and most voices win."""
    asking = match.table.asking
    vote = None if asking is None else asking.question()
    if not isinstance(asking, Answer) or not isinstance(vote, Vote):
        return
    people = voters(match.table.people, len(match.setup.seats))
    if vote.seats != people:
        raise Broken(f"{name_of(match)} is a vote of the seats {vote.seats}; the people sit at {people}")
    ballot = vote.ballot(match.table)
    keys = [option.key for option in ballot]
    for seat in match.waiting:
        if keys_of(match, seat) != keys:
            raise Broken(f"{name_of(match)}: seat {seat} may vote for {keys_of(match, seat)}, the ballot is {keys}")
    for choice in ballot:
        other = ballot[0] if choice is not ballot[0] else ballot[-1]
        check_count(match, vote, dict.fromkeys(people, choice), choice)
        if len(people) > 2:
            check_count(match, vote, {**dict.fromkeys(people, choice), people[0]: other}, choice)
    if len(people) > 1 and len(ballot) > 1:
        check_tie(match, vote, people, ballot)


def check_count(match: Match, vote: Vote[Any], votes: dict[int, Option], choice: Option) -> None:
    """The votes lead where the option leads that has most of them."""
    counted, decided = counting(match), counting(match)
    vote.settle(counted, votes)
    vote.count(decided, votes)
    vote.decided(decided, choice)
    hash_ = match.spec.codec.table_hash
    if hash_(counted) != hash_(decided):
        said = ", ".join(f"seat {seat}: {option.key}" for seat, option in votes.items())
        raise Broken(f"{name_of(match)} does not decide for {choice.key!r}, which has most voices ({said})")


def check_tie(match: Match, vote: Vote[Any], people: tuple[int, ...], ballot: list[Option]) -> None:
    """A tie is broken by the leader, or by chance where there is none."""
    half = len(people) // 2
    votes = {seat: ballot[0 if place < half else 1] for place, seat in enumerate(people[: 2 * half])}
    table = counting(match)
    leader = vote.leader(table)
    vote.settle(table, votes)
    waits = type(table.stack[-1]) if table.stack else None
    if leader == NOBODY and waits is not BreakTie:
        raise Broken(f"{name_of(match)} has no leader, and yet chance does not break its tie")
    if leader != NOBODY and leader not in votes and waits is not LeaderDecides:
        raise Broken(f"{name_of(match)}: a leader without a vote is not asked to break the tie")


def counting(match: Match) -> Table:
    """A copy of the table at which all have voted."""
    table = match.table.fork()
    table.asking, table.options, table.answers = None, [], []
    return table
