"""The only randomness there is: a small generator whose whole state is one integer.

Two multiplicative generators modulo primes just below 2**31 are combined (L'Ecuyer, 1988). Every
product stays below 2**47, so that the interpreter and compiled code give the same stream without
big integers, and the state can be copied, saved and compared like any other number.
"""

from __future__ import annotations

from hashlib import blake2b
from struct import unpack
from typing import Final

M1: Final = 2147483563
M2: Final = 2147483399
A1: Final = 40014
A2: Final = 40692
SPAN: Final = 2147483562  # numbers that one turn of the generator can give
SHIFT: Final = 31
MASK: Final = 2147483647
WORD: Final = 4294967296
BETWEEN: Final = "\x1f"  # stands between the parts of a seed


def seeded(*parts: object) -> int:
    """The first state for a seed; parts of different seeds never meet by accident."""
    return seeded_by(BETWEEN.join([str(part) for part in parts]))


def seeded_by(text: str) -> int:
    """The same of parts that are joined already."""
    return state_of(blake2b(text.encode(), digest_size=16).digest())


class Seeds:
    """Seeds that begin with the same parts: these are digested once."""

    def __init__(self, *parts: object) -> None:
        begun = BETWEEN.join([*[str(part) for part in parts], ""])
        self._begun = blake2b(begun.encode(), digest_size=16)

    def state(self, rest: str) -> int:
        """The first state for these parts and the rest of them, joined."""
        digest = self._begun.copy()
        digest.update(rest.encode())
        return state_of(digest.digest())


def state_of(digest: bytes) -> int:
    words: tuple[int, int, int, int] = unpack(">IIII", digest)
    return remainder(words[0], words[1], M1 - 1) + 1 << SHIFT | remainder(words[2], words[3], M2 - 1) + 1


def remainder(high: int, low: int, modulus: int) -> int:
    """What is left of a number of two words of 32 bits; compiled code meets no big integer on the way."""
    return (high % modulus * (WORD % modulus) + low) % modulus


def turn(state: int) -> int:
    """The state after this one."""
    return (state >> SHIFT) * A1 % M1 << SHIFT | (state & MASK) * A2 % M2


def value(state: int) -> int:
    """The number that a state stands for: 0 to SPAN - 1."""
    return ((state >> SHIFT) - (state & MASK)) % SPAN


def below(state: int, limit: int) -> int:
    """The first number from 0 to limit - 1 of the stream that follows a state."""
    fair = SPAN - SPAN % limit
    while True:
        state = turn(state)
        number = value(state)
        if number < fair:
            return number % limit


class Chance:
    """A stream of its own, for whoever is not at the table: a bot, a re-deal, a test."""

    state: int

    def __init__(self, *seed: object) -> None:
        self.state = seeded(*seed)

    def below(self, limit: int) -> int:
        """A whole number from 0 to limit - 1, each as likely."""
        fair = SPAN - SPAN % limit
        while True:
            self.state = turn(self.state)
            number = value(self.state)
            if number < fair:
                return number % limit

    def shuffle(self, pieces: list[int]) -> None:
        for last in range(len(pieces) - 1, 0, -1):
            other = self.below(last + 1)
            pieces[last], pieces[other] = pieces[other], pieces[last]
