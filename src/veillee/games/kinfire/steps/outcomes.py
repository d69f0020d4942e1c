"""What the operations of a card bring the group, one Seeker or several (2.31, 2.33 to 2.37)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Option
from veillee.games.kinfire import terms
from veillee.games.kinfire.box import Op
from veillee.games.kinfire.steps.common import gain_exhausted, heal
from veillee.games.kinfire.steps.gains import (
    OpenPouch,
    add_town_card,
    drop_prompt,
    forget,
    gain_card,
    gain_coins,
    gain_fate,
    gain_kinfire,
    gain_memory,
    gain_prompt,
    lose_to,
    open_pack,
    remove_town_card,
    spared,
    suffer,
)
from veillee.games.kinfire.steps.reasons import absent
from veillee.games.kinfire.steps.trial import OneForCard
from veillee.games.kinfire.table import LOST, WON, KinfireTable

ON_SEEKER = (terms.GAIN_EXHAUSTED, terms.SUFFER, terms.REGAIN, terms.GAIN_KINFIRE, terms.LOSE_KINFIRE)


def affect(table: KinfireTable, seat: SeatNumber, op: Op) -> None:
    """KIN-248 to KIN-253: what one Seeker gains or suffers on the way."""
    if op.verb == terms.GAIN_EXHAUSTED:
        gain_exhausted(table, seat, op.number)
    elif op.verb == terms.SUFFER:
        suffer(table, seat, op.number)
    elif op.verb == terms.REGAIN:
        heal(table, seat, op.number, "KIN-011")
    elif op.verb == terms.GAIN_KINFIRE:
        gain_kinfire(table, seat, op.number, "KIN-253")
    else:
        gain_kinfire(table, seat, -op.number, "KIN-320")


class ChooseOne(OneForCard):
    """KIN-231, KIN-318, KIN-320: "one Seeker", chosen by the group; nobody who would drop to 0 unless all would."""

    rules: ClassVar[tuple[str, ...]] = ("KIN-231", "KIN-318", "KIN-320")
    prompt: ClassVar[str] = "ask-one"

    def worded(self, table: KinfireTable) -> str:
        return ASKED[self.op(table).verb]

    def about(self, table: KinfireTable) -> dict[str, int]:
        return {"number": self.op(table).number}

    def seats(self, table: KinfireTable) -> list[SeatNumber]:
        op = self.op(table)
        if op.verb == terms.LOSE_KINFIRE:
            return lose_to(table)
        if op.verb == terms.SUFFER:
            return spared(table, op.number)
        return super().seats(table)

    def nothing(self, table: KinfireTable) -> None:
        """KIN-320: if no Seeker has a token, nothing happens."""

    def resolve(self, table: KinfireTable, choice: Option) -> None:
        affect(table, table.seat_of(choice.values[0]), self.op(table))

    def why_not_who(self, table: KinfireTable, seeker: int) -> Reason:
        found = absent(table, seeker)
        if found is not None:
            return found
        if self.op(table).verb == terms.LOSE_KINFIRE:
            return Reason("why-no-kinfire", "KIN-320", {"seeker": seeker})
        return Reason("why-would-fall", "KIN-318", {"seeker": seeker})


ASKED = {
    terms.GAIN_EXHAUSTED: "ask-one-exhausted",
    terms.SUFFER: "ask-one-suffers",
    terms.REGAIN: "ask-one-heals",
    terms.GAIN_KINFIRE: "ask-one-kinfire",
    terms.LOSE_KINFIRE: "ask-one-loses",
}


def carry_out(table: KinfireTable, op: Op) -> None:
    """What asks nothing (KIN-314)."""
    verb, company = op.verb, table.company
    if verb in (terms.GAIN_COINS, terms.LOSE_COINS):
        gain_coins(table, op.number if verb == terms.GAIN_COINS else -op.number, "KIN-252")
    elif verb in (terms.GAIN_FATE, terms.LOSE_FATE):
        gain_fate(table, op.number if verb == terms.GAIN_FATE else -op.number)
    elif verb == terms.GAIN_MEMORY:
        gain_memory(table, op.what)
    elif verb == terms.FORGET:
        forget(table, op.what)
    elif verb == terms.PROMPT:
        gain_prompt(table, op.what)
    elif verb == terms.DROP:
        drop_prompt(table, op.what)
    elif verb == terms.OPEN_POUCH:
        table.next(OpenPouch(op.what))
    elif verb in (terms.LOOT, terms.ITEM):
        gain_card(table, op.what, "KIN-254" if verb == terms.LOOT else "KIN-322")
    elif verb == terms.UPGRADE:
        open_pack(table, op.what)
    elif verb == terms.NOTE:
        table.notes += [op.what, op.piece, op.number or 1]
    elif verb == terms.ADD:
        add_town_card(table, op.what)
    elif verb in (terms.REMOVE, terms.REPLACE):
        remove_town_card(table, company.reading)
        if verb == terms.REPLACE:
            add_town_card(table, op.what)
    else:
        table.verdict = WON if verb == terms.QUEST_WON else LOST
