"""Enemies at 0 health: defeat, new phases, and where their ability tokens go."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Ask, Option
from veillee.core.table import EVERYBODY
from veillee.games.kinfire.steps.common import cut_turn, end_combat, speaker, starting_health, teller
from veillee.games.kinfire.table import BESIDE_ALLY, BOARD, FOES, LOST, WON, Foe, KinfireTable
from veillee.games.kinfire.terms import (
    DARKNESS,
    ROWS,
    STATUSES,
    WON_ALL,
    WON_DEFEAT,
    RowId,
    Token,
)


def settle_falls(table: KinfireTable) -> bool:
    """Deal with all enemies at 0 health, from the left board to the right; false if that ends the combat.

    KIN-304: victory is looked for when all have been dealt with, and a new phase ends the turn after that. So nobody is
    asked about tokens that do not matter any more.
    """
    fallen = [foe for foe in table.foes if foe.here and foe.health <= 0]
    if not fallen:
        return True
    gone: list[Foe] = []
    risen: list[Foe] = []
    for foe in fallen:
        clear_statuses(table, foe)
        if foe.phase + 1 < len(table.box.enemies[foe.enemy].phases):
            risen.append(foe)
        else:
            gone.append(foe)
            defeat(table, foe)
    if gone and is_won(table):
        end_combat(table, WON, "combat-won", "KIN-309")
        return False
    if risen:
        cut_turn(table)
    for foe in reversed(fallen):
        if foe in risen:
            rise(table, foe)
        else:
            transfer(table, foe)
    return True


def clear_statuses(table: KinfireTable, foe: Foe) -> None:
    """KIN-188, KIN-195: all statuses return from a board to their piles."""
    for place in range(len(foe.statuses)):
        table.piles[place % STATUSES] += foe.statuses[place]
        foe.statuses[place] = 0


def defeat(table: KinfireTable, foe: Foe) -> None:
    """KIN-188, KIN-191: the figure leaves, and the target token stays as a trophy, however the combat ends."""
    foe.here = False
    foe.health = 0
    table.trophies.append(foe.enemy)
    if table.log is not None:
        table.tell("defeated", "KIN-188", teller(table, EVERYBODY), {"enemy": foe.enemy})


def is_won(table: KinfireTable) -> bool:
    """KIN-309, KIN-189: the conditions of the setup card that look at enemies."""
    for kind, what in table.setup.won:
        if kind == WON_ALL and not any(foe.here for foe in table.foes):
            return True
        if kind == WON_DEFEAT and not any(foe.here and foe.enemy == what for foe in table.foes):
            return True
    return False


def rise(table: KinfireTable, foe: Foe) -> None:
    """KIN-195: the next phase, with its overlays and its health; excess damage is lost.

    KIN-197, KIN-200: position, target and tokens stay, except where an ability becomes passive.
    """
    foe.phase += 1
    foe.health = starting_health(table, foe)
    if table.log is not None:
        args = {"enemy": foe.enemy, "number": foe.phase + 1, "number2": foe.health}
        table.tell("new-phase", "KIN-195", FOES, args)
        before, after = table.box.enemies[foe.enemy].phases[foe.phase - 1], table.phase(foe)
        for row in range(len(after.rows)):
            if after.rows[row] is not before.rows[row]:
                now = table.ability(foe, row)
                args = {"enemy": foe.enemy, "ability": now, "ability2": now - ROWS}
                table.tell("overlay", "KIN-198", FOES, args)
    table.next(FreeTokens(table.foes.index(foe)))


class FreeTokens(Act[KinfireTable]):
    """KIN-199: the tokens of an ability that a new phase has made passive are divided among the other active ones.

    Before that everybody is shown how the enemy has changed, whoever's turn it was.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-199",)
    told_apart: ClassVar[bool] = True
    amid: ClassVar[bool] = True

    board: int

    def __init__(self, board: int) -> None:
        self.board = board

    def run(self, table: KinfireTable) -> None:
        foe = table.foes[self.board]
        before = table.box.enemies[foe.enemy].phases[foe.phase - 1]
        after = table.phase(foe)
        for row in range(len(after.rows) - 1, -1, -1):
            if before.rows[row].active and not after.rows[row].active:
                divide(table, tokens_at(table, self.board * BOARD + row), self.board)


def tokens_at(table: KinfireTable, place: int) -> list[Token]:
    """The tokens at a place in rising order, Darkness last (KIN-194)."""
    found = [token for token in range(1, len(table.tokens)) if table.tokens[token] == place]
    if table.tokens[DARKNESS] == place:
        found.append(DARKNESS)
    return found


def heir(table: KinfireTable) -> int:
    """KIN-192: the surviving enemy whose board is furthest to the right."""
    for board in range(len(table.foes) - 1, -1, -1):
        if table.foes[board].here:
            return board
    return -1


def transfer(table: KinfireTable, foe: Foe) -> None:
    """KIN-192: the tokens go row by row to the right-most enemy; KIN-193: divided where its row is passive."""
    board = table.foes.index(foe)
    to = heir(table)
    if to < 0:
        return
    rows = table.phase(table.foes[to]).rows
    for row in range(len(table.phase(foe).rows) - 1, -1, -1):
        tokens = tokens_at(table, board * BOARD + row)
        if not tokens:
            continue
        if row < len(rows) and rows[row].active:
            for token in tokens:
                move_token(table, token, to, row)
        else:
            divide(table, tokens, to)


def leave(table: KinfireTable, number: int) -> bool:
    """KIN-218: an ally leaves, and its tokens are divided; KIN-309: some must not. False if that ends the combat."""
    helper = table.helpers[number]
    helper.here = False
    helper.health = 0
    if table.log is not None:
        table.tell("ally-leaves", "KIN-218", FOES, {"ally": helper.ally})
    if helper.ally in table.setup.lost:
        end_combat(table, LOST, "combat-lost", "KIN-309")
        return False
    to = heir(table)
    if to >= 0:
        divide(table, tokens_at(table, BESIDE_ALLY + number), to)
    return True


def move_token(table: KinfireTable, token: Token, board: int, row: RowId) -> None:
    table.tokens[token] = board * BOARD + row
    if table.log is not None:
        foe = table.foes[board]
        args = {"token": token, "enemy": foe.enemy, "ability": table.ability(foe, row)}
        table.tell("token-moves", "KIN-192", EVERYBODY, args)


def divide(table: KinfireTable, tokens: list[Token], board: int) -> None:
    """KIN-194: dealt in complete rounds to the active abilities from top to bottom; the group places the rest."""
    active = table.phase(table.foes[board]).active
    if not active:
        for token in tokens:
            table.tokens[token] = -1
        return
    whole = len(tokens) - len(tokens) % len(active)
    for place in range(whole):
        move_token(table, tokens[place], board, active[place % len(active)])
    if whole < len(tokens):
        table.next(DivideTokens(speaker(table), board, tuple(tokens[whole:]), active))


class DivideTokens(Ask[KinfireTable]):
    """KIN-193: for a remainder the group decides which abilities receive one more token, at most one each."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-193", "KIN-194", "KIN-199", "KIN-218")
    prompt: ClassVar[str] = "ask-token"

    board: int
    tokens: tuple[int, ...]
    rows: tuple[int, ...]

    def __init__(self, seat: SeatNumber, board: int, tokens: tuple[int, ...], rows: tuple[int, ...]) -> None:
        self.seat = seat
        self.board = board
        self.tokens = tokens
        self.rows = rows

    def options(self, table: KinfireTable) -> list[Option]:
        kinds = table.box.options.token[self.tokens[0]]
        return [kinds[row + 1] for row in self.rows]

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        row = choice.values[1] - 1
        move_token(table, self.tokens[0], self.board, row)
        if len(self.tokens) > 1:
            rows = tuple([other for other in self.rows if other != row])
            table.next(DivideTokens(self.seat, self.board, self.tokens[1:], rows))

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"token": self.tokens[0], "enemy": table.foes[self.board].enemy}

    def why_not_token(self, table: KinfireTable, token: int, row: int) -> Reason:
        if token != self.tokens[0]:
            return Reason("why-other-token", "KIN-194", {"number": token, "token": self.tokens[0]})
        return Reason("why-no-token-row", "KIN-193", {"number": row})
