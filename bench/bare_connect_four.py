"""Connect-four without any engine, written by hand twice: what the engine's price is measured against.

`ListGame` is the game as one first writes it. `BitGame` keeps the board in bits and looks moves
up, as the example on the core does: against it, only the engine makes the difference.
"""

from __future__ import annotations

from collections.abc import Callable

COLUMNS = 7
ROWS = 6
LINES = ((1, 0), (0, 1), (1, 1), (1, -1))

HEIGHT = ROWS + 1  # bits in a column; the topmost stays empty, so that lines end at the edge
STRIDES = (1, HEIGHT, HEIGHT - 1, HEIGHT + 1)
MOVES = [[column for column in range(COLUMNS) if not full >> column & 1] for full in range(1 << COLUMNS)]


class ListGame:
    """A board of columns, filled from below."""

    def __init__(self) -> None:
        self.columns: list[list[int]] = [[] for _ in range(COLUMNS)]
        self.player = 0
        self.winner: int | None = None
        self.moves = list(range(COLUMNS))

    def drop(self, column: int) -> None:
        self.columns[column].append(self.player)
        if self.four(column, len(self.columns[column]) - 1):
            self.winner = self.player
            self.moves = []
        else:
            self.player = 1 - self.player
            self.moves = [c for c in range(COLUMNS) if len(self.columns[c]) < ROWS]

    def four(self, column: int, row: int) -> bool:
        """Whether the piece just dropped makes a line of four."""
        player = self.player
        for across, up in LINES:
            count = 1
            for sign in (1, -1):
                c = column + sign * across
                r = row + sign * up
                while 0 <= c < COLUMNS and 0 <= r < len(self.columns[c]) and self.columns[c][r] == player:
                    count += 1
                    c += sign * across
                    r += sign * up
            if count >= 4:
                return True
        return False


class BitGame:
    """For each player a bit for every cell that holds one of their discs."""

    def __init__(self) -> None:
        self.discs = [0, 0]
        self.free = [column * HEIGHT for column in range(COLUMNS)]
        self.full = 0
        self.player = 0
        self.winner: int | None = None
        self.moves = MOVES[0]

    def drop(self, column: int) -> None:
        player = self.player
        cell = self.free[column]
        self.discs[player] |= 1 << cell
        self.free[column] = cell + 1
        if (cell + 2) % HEIGHT == 0:
            self.full |= 1 << column
        if self.four(self.discs[player]):
            self.winner = player
            self.moves = []
        else:
            self.player = 1 - player
            self.moves = MOVES[self.full]

    def four(self, discs: int) -> bool:
        for stride in STRIDES:
            pairs = discs & discs >> stride
            if pairs & pairs >> 2 * stride:
                return True
        return False


def play(game: ListGame | BitGame, random: Callable[[], float]) -> int:
    """One match of random moves; the number of decisions."""
    decisions = 0
    while game.moves:
        game.drop(game.moves[int(random() * len(game.moves))])
        decisions += 1
    return decisions
