"""Phase 2: activating characters and using their abilities (chapters 2.6 and 2.8)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CellId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Act, Option
from veillee.games.pilgrims.box import (
    DRAW_TWO,
    MOVE,
    NONE,
    PLAY_COLOR,
    PLAY_SYMBOL,
    RECRUIT,
    RESERVE,
    SWAP,
    TAKE_ADJACENT,
    TAKE_COLOR,
    TAKE_CROSSED,
    TRAVELLER,
    AdventureId,
    CharacterId,
    Clause,
    ObjectId,
)
from veillee.games.pilgrims.steps.common import (
    TurnAsk,
    discard_object,
    gain_clovers,
    leave_hand,
    not_in_company,
    objects_left,
    take_object,
)
from veillee.games.pilgrims.steps.effects import (
    TAKE_RULES,
    ResolveEffects,
    carry_out,
    cells_to_take,
    has_choice,
    not_to_swap,
    not_to_take,
    plain_gain,
    spend_clover,
    swap,
    swaps,
    upgrades,
    usable,
)
from veillee.games.pilgrims.steps.movement import travel
from veillee.games.pilgrims.steps.payment import payable_objects
from veillee.games.pilgrims.steps.reserving import no_deck, not_in_river, reservations, reserve
from veillee.games.pilgrims.table import ACTIVATION, PilgrimsTable


class Activation(TurnAsk):
    """Play an Object from hand under a character to activate it, or gain a Clover instead."""

    rules: ClassVar[tuple[str, ...]] = (
        "PIL-051", "PIL-052", "PIL-053", "PIL-054", "PIL-055", "PIL-057", "PIL-058", "PIL-059", "PIL-061",
    )  # fmt: skip
    prompt: ClassVar[str] = "ask-activation"
    always_buys: ClassVar[bool] = True

    def enter(self, table: PilgrimsTable) -> bool:
        table.phase = ACTIVATION
        return super().enter(table)

    def instead(self, table: PilgrimsTable) -> Option:
        """What the player may do instead of activating."""
        return table.box.options.clover

    def choices(self, table: PilgrimsTable) -> list[Option]:
        options = table.box.options
        symbols = table.box.symbols
        player = table.seats[self.seat]
        can_convert = player.clovers > 0
        found: list[Option] = []
        converted: list[Option] = []
        for character in [TRAVELLER, *player.company]:
            if player.activated >> character & 1:
                continue
            shown = table.character(self.seat, character).activation
            for card in player.hand:
                if shown >> symbols[card] & 1:
                    found.append(options.activate[character][card])
                elif can_convert:
                    converted.append(options.convert[character][card])
        found.extend(converted)
        found.append(self.instead(table))
        return found

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        if choice.kind == "clover":
            gain_clovers(table, self.seat, 1, "PIL-051")
        else:
            activate(table, self.seat, choice.values[0], choice.values[1], choice.kind == "convert")

    def why_not_activate(self, table: PilgrimsTable, character: CharacterId, card: ObjectId) -> Reason:
        about = {"character": character, "object": card, "symbol": table.box.symbols[card]}
        about["number"] = table.seats[self.seat].clovers
        return self.not_to_play(table, character, card) or Reason("why-activate-symbol", "PIL-052", about)

    def why_not_convert(self, table: PilgrimsTable, character: CharacterId, card: ObjectId) -> Reason:
        reason = self.not_to_play(table, character, card)
        if reason is not None:
            return reason
        if table.character(self.seat, character).activation >> table.box.symbols[card] & 1:
            return Reason("why-convert-matches", "PIL-054", {"character": character, "object": card})
        return Reason("why-convert-clovers", "PIL-114")

    def not_to_play(self, table: PilgrimsTable, character: CharacterId, card: ObjectId) -> Reason | None:
        """Why this Object cannot be played under this character, whatever its symbol."""
        player = table.seats[self.seat]
        if character != TRAVELLER and character not in player.company:
            return not_in_company(table, self.seat, character, "PIL-057", "PIL-057")
        if player.activated >> character & 1:
            return Reason("why-activated", "PIL-200", {"character": character})
        if card in player.hand:
            return None
        under = card in payable_objects(player)
        return Reason("why-object-under" if under else "why-object-hand", "PIL-055", {"object": card})

    def why_not_finish(self, table: PilgrimsTable) -> Reason:
        return Reason("why-decline-clover", "PIL-051")


class ExtraActivation(Activation):
    """Activate one more character, not yet activated this turn, or let the extra activation go."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-199", "PIL-200", "PIL-059")
    prompt: ClassVar[str] = "ask-extra-activation"

    def instead(self, table: PilgrimsTable) -> Option:
        return table.box.options.finish

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        player = table.seats[self.seat]
        if choice.kind == "finish":
            player.extra = 0
        else:
            player.extra -= 1
            super().chosen(table, choice)

    def why_not_clover(self, table: PilgrimsTable) -> Reason:
        return Reason("why-clover-extra", "PIL-199")


def activate(table: PilgrimsTable, seat: SeatNumber, character: CharacterId, card: ObjectId, converted: bool) -> None:
    """Place the Object under the character.

    PIL-056: an Object already there is discarded first. PIL-060: the Object stays. PIL-114, PIL-124:
    1 Clover converts its activation symbol for this use only. PIL-188, PIL-191: a converted Object
    fulfils no condition. PIL-224: conditions about the Object come before the abilities.
    """
    player = table.seats[seat]
    if converted:
        player.clovers -= 1
    if table.log is not None:
        kind, rule = ("converts", "PIL-114") if converted else ("activates", "PIL-052")
        table.tell(kind, rule, seat, {"seat": seat, "character": character, "object": card})
    leave_hand(player, card)
    if character == TRAVELLER:
        former = player.traveller_object
        player.traveller_object = card
    else:
        place = player.company.index(character)
        former = player.under[place]
        player.under[place] = card
    if former != NONE:
        discard_object(table, seat, former)
    player.activated |= 1 << character
    played = NONE if converted else card
    table.next(StartAbilities(seat, character, played), MoreActivations(seat))
    if not converted:
        effects = upgrades(table, seat, PLAY_COLOR, table.box.colors[card])
        effects.extend(upgrades(table, seat, PLAY_SYMBOL, table.box.symbols[card]))
        if effects:
            table.next(ResolveEffects(seat, tuple(c.index for c in effects), ()))


class MoreActivations(Act[PilgrimsTable]):
    """Once an activation is fully resolved, an extra activation may follow."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-200", "PIL-199")

    seat: SeatNumber

    def __init__(self, seat: SeatNumber) -> None:
        self.seat = seat

    def run(self, table: PilgrimsTable) -> None:
        if table.seats[self.seat].extra > 0:
            table.next(ExtraActivation(self.seat))


def applies(table: PilgrimsTable, clause: Clause, played: ObjectId) -> bool:
    """Whether the condition of an ability is fulfilled by the Object just played (PIL-193)."""
    if clause.condition == PLAY_COLOR:
        return played != NONE and table.box.colors[played] == clause.detail
    if clause.condition == PLAY_SYMBOL:
        return played != NONE and table.box.symbols[played] == clause.detail
    return True


class StartAbilities(Act[PilgrimsTable]):
    """The abilities that are plain gains are gained at once; the others are offered.

    `played` is the Object that activated the character, or NONE if it was converted.
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-070", "PIL-074", "PIL-225")

    seat: SeatNumber
    character: CharacterId
    played: ObjectId

    def __init__(self, seat: SeatNumber, character: CharacterId, played: ObjectId) -> None:
        self.seat = seat
        self.character = character
        self.played = played

    def run(self, table: PilgrimsTable) -> None:
        abilities = table.character(self.seat, self.character).abilities
        waiting = 0
        for index in range(len(abilities)):
            clause = abilities[index]
            if has_choice(clause) and applies(table, clause, self.played):
                waiting |= 1 << index
        if waiting:
            table.next(UseAbilities(self.seat, self.character, waiting))
        for clause in abilities:
            if applies(table, clause, self.played):
                plain_gain(table, self.seat, clause)


class UseAbilities(TurnAsk):
    """Use the abilities of the activated character in any order, each at most once, or decline them.

    They are used even if the Companion has been retired meanwhile (PIL-075).
    """

    rules: ClassVar[tuple[str, ...]] = ("PIL-070", "PIL-071", "PIL-073", "PIL-075", "PIL-076")
    prompt: ClassVar[str] = "ask-abilities"

    character: CharacterId
    waiting: int  # a bit for each ability not yet used

    def __init__(self, seat: SeatNumber, character: CharacterId, waiting: int) -> None:
        self.seat = seat
        self.character = character
        self.waiting = waiting

    def about(self, table: PilgrimsTable) -> dict[str, int]:
        return {"character": self.character}

    def choices(self, table: PilgrimsTable) -> list[Option]:
        options = table.box.options
        abilities = table.character(self.seat, self.character).abilities
        found: list[Option] = []
        for index in range(len(abilities)):
            if not self.waiting >> index & 1:
                continue
            clause = abilities[index]
            verb = clause.verb
            if clause.pays:
                if usable(table, self.seat, clause, []):
                    found.append(options.spend)
            elif verb == MOVE:
                for cell in table.box.board.shapes[clause.arg][table.seats[self.seat].cell]:
                    found.append(options.move[cell])
                for attached in clause.attached:
                    if attached.verb == SWAP:
                        found.extend(swaps(table))
            elif verb == TAKE_COLOR or verb == TAKE_ADJACENT:
                for cell in cells_to_take(table, self.seat, clause):
                    found.append(options.take[cell])
            elif verb == RESERVE:
                found.extend(reservations(table))
            elif verb == DRAW_TWO and objects_left(table):
                found.append(options.draw_two)
            elif verb == RECRUIT and not table.companions.empty():
                found.append(options.recruit)
        if found:
            found.append(options.finish)
        return found

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        kind = choice.kind
        if kind == "finish":
            return
        index, clause = self.ability(table, kind)
        rest = self.waiting & ~(1 << index)
        if rest:
            table.next(UseAbilities(self.seat, self.character, rest))
        if kind == "move":
            travel(table, self.seat, choice.values[0], NONE, clause.attached)
        elif kind == "swap":
            swap(table, self.seat, choice)
            table.next(MoveAfterSwap(self.seat, clause.index))
        elif kind == "take":
            take_object(table, self.seat, choice.values[0], TAKE_RULES[clause.verb])
        elif kind == "spend":
            spend_clover(table, self.seat, clause, ())
        elif kind == "draw_two" or kind == "recruit":
            carry_out(table, self.seat, clause, (), True)
        else:
            reserve(table, self.seat, choice)

    def nothing(self, table: PilgrimsTable) -> None:
        """None of the abilities left can do anything now (PIL-226)."""

    def ability(self, table: PilgrimsTable, kind: str) -> tuple[int, Clause]:
        """The ability that an answer uses; a character has at most one of each kind."""
        abilities = table.character(self.seat, self.character).abilities
        for index in range(len(abilities)):
            if self.waiting >> index & 1 and answers(abilities[index], kind):
                return index, abilities[index]
        raise AssertionError(f"no ability for {kind}")

    def why_not_move(self, table: PilgrimsTable, cell: CellId) -> Reason:
        clause = self.at_hand(table, MOVE)
        return self.unable(table, MOVE) if clause is None else out_of_shape(table, self.seat, clause, cell)

    def why_not_swap(self, table: PilgrimsTable, cell: CellId, other: CellId) -> Reason:
        clause = self.at_hand(table, MOVE)
        if clause is not None and any(attached.verb == SWAP for attached in clause.attached):
            return not_to_swap(table, cell, other)
        return self.unable(table, SWAP)

    def why_not_take(self, table: PilgrimsTable, cell: CellId) -> Reason:
        clause = self.at_hand(table, TAKE_COLOR, TAKE_ADJACENT)
        if clause is None:
            return self.unable(table, TAKE_COLOR, TAKE_ADJACENT, TAKE_CROSSED)
        return not_to_take(table, self.seat, cell, clause)

    def why_not_reserve(self, table: PilgrimsTable, adventure: AdventureId) -> Reason:
        if self.at_hand(table, RESERVE) is None:
            return self.unable(table, RESERVE)
        return not_in_river(table, adventure, "PIL-077")

    def why_not_reserve_top(self, table: PilgrimsTable, deck: int) -> Reason:
        return self.unable(table, RESERVE) if self.at_hand(table, RESERVE) is None else no_deck(deck)

    def why_not_draw_two(self, table: PilgrimsTable) -> Reason:
        no_object = Reason("why-no-object", "PIL-049")
        return self.unable(table, DRAW_TWO) if self.at_hand(table, DRAW_TWO) is None else no_object

    def why_not_recruit(self, table: PilgrimsTable) -> Reason:
        no_companion = Reason("why-no-companion", "PIL-205")
        return self.unable(table, RECRUIT) if self.at_hand(table, RECRUIT) is None else no_companion

    def why_not_spend(self, table: PilgrimsTable) -> Reason:
        for index, clause in enumerate(table.character(self.seat, self.character).abilities):
            if clause.pays:
                return self.unpaid(table, index, clause)
        return Reason("why-spend-none", "PIL-192")

    def at_hand(self, table: PilgrimsTable, *verbs: int) -> Clause | None:
        """The ability with one of these effects that may still be used without paying."""
        for index, clause in enumerate(table.character(self.seat, self.character).abilities):
            if clause.verb in verbs and not clause.pays and self.waiting >> index & 1:
                return clause
        return None

    def unable(self, table: PilgrimsTable, *verbs: int) -> Reason:
        """Why the activated character cannot do this; the first of the effects gives its name."""
        for index, clause in enumerate(table.character(self.seat, self.character).abilities):
            if clause.verb in verbs:
                return self.unpaid(table, index, clause)
            for attached in clause.attached:
                if self.waiting >> index & 1 and attached.verb in verbs:
                    return Reason("why-move-first", "PIL-072", {"effect": attached.verb})
        return Reason("why-ability-none", "PIL-074", {"character": self.character, "effect": verbs[0]})

    def unpaid(self, table: PilgrimsTable, index: int, clause: Clause) -> Reason:
        """Why an ability does not come for nothing, or not again."""
        about = {"effect": clause.verb}
        if not self.waiting >> index & 1:
            return Reason("why-ability-used", "PIL-070", {"character": self.character, "effect": clause.verb})
        if table.seats[self.seat].clovers < 1:
            return Reason("why-spend-clovers", "PIL-121", about)
        if not usable(table, self.seat, clause, []):
            return Reason("why-useless", "PIL-226", about)
        return Reason("why-spend-first", "PIL-192", about)


def answers(clause: Clause, kind: str) -> bool:
    """Whether an ability is used by answers of this kind."""
    if clause.pays:
        return kind == "spend"
    verb = clause.verb
    if kind == "move" or kind == "swap":
        return verb == MOVE
    if kind == "take":
        return verb == TAKE_COLOR or verb == TAKE_ADJACENT
    if kind == "draw_two":
        return verb == DRAW_TWO
    if kind == "recruit":
        return verb == RECRUIT
    return verb == RESERVE


def out_of_shape(table: PilgrimsTable, seat: SeatNumber, clause: Clause, cell: CellId) -> Reason:
    """Of a cell that the move of an ability does not go to."""
    start = table.seats[seat].cell
    if cell == start:
        return Reason("why-here", "PIL-032", {"cell": cell})
    return Reason("why-move-reach", "PIL-032", {"shape": clause.arg, "cell": cell, "cell2": start})


class MoveAfterSwap(TurnAsk):
    """Two Objects were swapped before this move, so the move has to be made."""

    rules: ClassVar[tuple[str, ...]] = ("PIL-072", "PIL-216")
    prompt: ClassVar[str] = "ask-move"

    clause: int

    def __init__(self, seat: SeatNumber, clause: int) -> None:
        self.seat = seat
        self.clause = clause

    def choices(self, table: PilgrimsTable) -> list[Option]:
        shape = table.box.clauses[self.clause].arg
        return [table.box.options.move[cell] for cell in table.box.board.shapes[shape][table.seats[self.seat].cell]]

    def chosen(self, table: PilgrimsTable, choice: Option) -> None:
        travel(table, self.seat, choice.values[0], NONE, table.box.clauses[self.clause].attached)

    def why_not_move(self, table: PilgrimsTable, cell: CellId) -> Reason:
        return out_of_shape(table, self.seat, table.box.clauses[self.clause], cell)

    def why_not_swap(self, table: PilgrimsTable, cell: CellId, other: CellId) -> Reason:
        return Reason("why-swap-once", "PIL-217")
