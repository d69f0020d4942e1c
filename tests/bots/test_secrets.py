"""No bot, hint or analysis knows more than its seat: in every game, in every mode, early and late.

Whatever a seat may not see is shuffled, and what comes out must stay the same. A bot that peeps shows that the
shuffling gives it away; and what the shuffling leaves alone must have been shown to the seat before.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice

import msgspec
import pytest
from examples import connect_four

import veillee
from tests.games import high_card
from tests.helpers import play_on
from veillee import Match
from veillee.bots import ask, make_bot
from veillee.bots.analysis import glance
from veillee.core.chance import Chance
from veillee.core.scene import encode
from veillee.core.spec import installed
from veillee.testing.knowledge import Pieces, hidden_from, pieces_of

MOMENTS = (0.0, 0.3, 0.65, 1.0)  # of a match, from its first decision to its last
SHUFFLES = ("a", "b")
LONG = 400  # choices; some matches are not watched any longer

Way = tuple[str, str, int]  # a game, a mode and a number of seats


def ways() -> Iterator[Way]:
    """Every mode of every game, with two or three seats where it has several."""
    for spec in (*installed().values(), connect_four.GAME, high_card.GAME):
        for number, mode in enumerate(spec.modes):
            yield spec.id, mode.id, mode.seats[number % len(mode.seats)]


@pytest.fixture(params=ways(), ids=lambda way: f"{way[0]}-{way[1]}")
def way(request: pytest.FixtureRequest) -> Way:
    found: Way = request.param
    return found


@lru_cache
def played(way: Way) -> Match:
    """A whole match, played at random."""
    id_, mode, players = way
    return play_on(veillee.new(id_, mode=mode, players=players, seed="secrets"))


def moments(way: Way) -> Iterator[tuple[Match, int]]:
    """Some decisions of a match, with the seat that is asked."""
    match = played(way)
    for number in sorted({round(share * (match.number - 1)) for share in MOMENTS}):
        position = match.at(number)
        assert position.decision is not None
        yield position, position.decision.seat


def shuffled(match: Match, seat: int) -> list[Match]:
    """The true match, and others that look the same to the seat."""
    return [match, *(match.fork(for_seat=seat, chance=word) for word in SHUFFLES)]


@pytest.mark.parametrize("name", ["random", "greedy", "search:6"])
def test_no_choice_depends_on_what_the_seat_cannot_see(name: str, way: Way) -> None:
    for match, seat in moments(way):
        assert len({ask(make_bot(name, 7), one, seat, 7) for one in shuffled(match, seat)}) == 1


def test_whatever_a_bot_does_it_is_given_the_same(way: Way) -> None:
    """The table that a bot gets is the same to the byte, with all that chance will bring."""
    for match, seat in moments(way):
        given = [one.fork(for_seat=seat, chance="given") for one in shuffled(match, seat)]
        assert len({msgspec.json.encode(one.spec.codec.encode(one.table)) for one in given}) == 1


class Peeping:
    """A bot that looks at everything hidden from its seat, and at the future."""

    def choose(self, match: Match, seat: int) -> str:
        pools = [pool.pieces() for pool in match.spec.secrets(match.table, seat)]
        return match.legal_keys[Chance(pools, match.table.chance).below(len(match.legal_keys))]


def test_a_bot_that_peeps_would_be_found_out(way: Way) -> None:
    """Given the tables themselves, its choices differ; through `ask` there is nothing to peep at."""
    bot = Peeping()
    differ = 0
    for match, seat in moments(way):
        tables = shuffled(match, seat)
        differ += len({bot.choose(one, seat) for one in tables}) > 1
        assert len({ask(bot, one, seat, 7) for one in tables}) == 1
    assert differ


def test_another_seed_deals_other_secrets() -> None:
    """What a bot is given is any deal, not the true one: of a hand that it may not see it learns nothing."""
    match = veillee.new("high_card", seed=3)
    assert match.decision is not None
    seat = match.decision.seat
    hands = {str(match.fork(for_seat=seat, chance=word).table.seats[1 - seat].hand) for word in range(20)}  # type: ignore[attr-defined]
    assert len(hands) > 5


def test_what_is_not_dealt_again_was_shown_to_the_seat(way: Way) -> None:
    """A piece that a bot finds in its true place was seen by its seat: on the table, in the question or in the log."""
    match = played(way)
    spec, lexicon = match.spec, match.box.lexicon
    pieces = {(role, value) for role in spec.hidden_roles for value in range(len(lexicon.ids(role)))}
    seen: list[Pieces] = [set() for _ in match.setup.seats]
    told = [0 for _ in seen]
    in_play: Pieces = set()
    for number in range(min(match.number, LONG)):
        now = match.at(number)
        asking = now.table.asking
        assert asking is not None
        for seat, known in enumerate(seen):
            scene = encode(now.scene(seat)).decode()
            known |= {piece for piece in pieces - known if f'"{lexicon.target(*piece)}"' in scene}
            log = now.events(told[seat], seat)
            told[seat] += len(log)
            for event in log:
                known |= pieces_of(now, event)
            in_play |= known | hidden_from(spec, now.table, seat)
        known = seen[asking.seat] | set(asking.about(now.table).items())
        assert not in_play - known - hidden_from(spec, now.table, asking.seat)


def test_no_hint_depends_on_what_the_seat_cannot_see(way: Way) -> None:
    for match, seat in moments(way):
        assert len({one.hint(seat, "6", "en") for one in shuffled(match, seat)}) == 1


def test_no_analysis_depends_on_what_the_seat_could_not_see(way: Way) -> None:
    """The same decision in a match where all else was dealt otherwise is judged alike."""
    match = played(way)
    chosen = {one.number: one.key for one in match.story() if one.is_choice}
    alone = (one for one in moments(way) if len(one[0].waiting) == 1)
    for position, seat in islice(alone, 0, None, 2):
        number = position.number
        for word in SHUFFLES:
            other = match.at(number)
            other.redeal(seat, word)
            other.play(chosen[number + 1])
            assert glance(other, number, "6") == glance(match, number, "6")
