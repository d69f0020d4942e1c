"""Boosts for an Action card: an open round of all whose cards could help (KIN-116 to KIN-128, KIN-308)."""

from __future__ import annotations

from typing import ClassVar

from veillee.core.ids import CardId, SeatNumber
from veillee.core.reasons import Reason
from veillee.core.step import Option
from veillee.core.together import Round
from veillee.games.kinfire.steps.attack import attack_value, damage_to
from veillee.games.kinfire.steps.common import in_range
from veillee.games.kinfire.steps.reasons import boost_of, no_attack, not_in_hand
from veillee.games.kinfire.table import FIRST_LESSON, KinfireTable, Seeker
from veillee.games.kinfire.terms import (
    ATTACKS,
    BOOST_BLOCK,
    BOOST_CARD,
    BOOST_DAMAGE,
    BOOST_HEALTH,
    BOOST_MOVE,
    BOOST_REDRAW,
    BOOSTS,
    EXHAUSTED,
    NAZ,
    NONE,
    ROLAND,
    VOID,
    Colours,
)


def matches(seeker: Seeker, colours: Colours, boost: Colours) -> bool:
    """KIN-118, KIN-119, KIN-120: the colours meet, where a two-coloured card counts as either and a white one as any.

    KIN-017, KIN-018, KIN-019, KIN-020: sets of the three colours. KIN-150: Roland ignores colours.
    KIN-219: nothing helps a void card.
    """
    if colours == VOID:
        return False
    return bool(colours & boost) or seeker.seeker == ROLAND


def can_help(table: KinfireTable, kind: int) -> bool:
    """Whether a Boost of this kind could have an effect on the card that is played (KIN-121, KIN-124, KIN-308)."""
    if kind == BOOST_DAMAGE:
        return table.box.cards[table.playing].attacks
    if kind == BOOST_MOVE:
        return not table.trapped or table.seats[table.actor].seeker == NAZ
    return kind in (BOOST_CARD, BOOST_HEALTH)


def helpful(table: KinfireTable, seat: SeatNumber) -> list[CardId]:
    """The cards with which a Seeker may support the action now. KIN-223: a void Boost matches no colour."""
    box = table.box
    colours = box.cards[table.playing].colours
    seeker = table.seats[seat]
    found: list[CardId] = []
    for card in seeker.hand:
        printed = box.cards[card]
        kind = printed.boost
        if kind in (NONE, BOOST_BLOCK, BOOST_REDRAW):
            continue
        if matches(seeker, colours, printed.colours) and can_help(table, kind):
            found.append(card)
    return found


def strongest(table: KinfireTable, cards: list[CardId], kind: int) -> list[CardId]:
    """KIN-062, KIN-066: in the lessons only the Boosts of a kind with the highest value."""
    box = table.box
    most = 0
    for card in cards:
        if box.cards[card].boost == kind and box.cards[card].strength > most:
            most = box.cards[card].strength
    return [card for card in cards if box.cards[card].boost == kind and box.cards[card].strength == most]


def open_boosts(table: KinfireTable) -> None:
    """KIN-105 (2), KIN-022, KIN-134: ask everybody who can help, for a lantern too, if there is anybody.

    KIN-002: both Seekers of one person are asked like those of two.
    """
    seats: list[SeatNumber] = []
    for seat in range(len(table.seats)):
        if seat != table.actor and helpful(table, seat):
            seats.append(seat)
    if seats:
        table.next(BoostWindow(tuple(seats), False))


def all_fall(table: KinfireTable) -> bool:
    """Whether the card that is played brings every enemy to 0 who is there to be hit, as it stands."""
    quiet = table.fork()
    strikes = [one for one in table.box.effects[table.box.cards[table.playing].effect] if one.verb < ATTACKS]
    return all(
        any(damage_to(quiet, one, attack_value(quiet, one), foe) >= foe.health for one in strikes)
        for foe in quiet.foes
        if foe.here
    )


def none_reached(table: KinfireTable, helpers: tuple[int, ...]) -> bool:
    """Whether the card that is played strikes nobody whatever is added: no enemy in range, and no movement to come."""
    if table.movement:
        return False
    for seat in helpers:
        if any(table.box.cards[card].boost == BOOST_MOVE for card in helpful(table, seat)):
            return False
    zone = table.seats[table.actor].zone
    return all(
        one.verb < ATTACKS and not any(foe.here and in_range(table, one.verb, zone, foe.zone) for foe in table.foes)
        for one in table.box.effects[table.box.cards[table.playing].effect]
    )


def needs_no_health(table: KinfireTable) -> bool:
    """Whether the acting Seeker has all health and nothing of this action can cost any: no toll, no reflection, no
    exhausted card in the hand that may have to be renewed."""
    seeker = table.seats[table.actor]
    if seeker.health < seeker.top or EXHAUSTED in seeker.hand:
        return False
    return not any(foe.here and (table.phase(foe).toll or table.phase(foe).reflect) for foe in table.foes)


class BoostWindow(Round[KinfireTable]):
    """KIN-308: all who hold a card that may be played now answer at once; whoever declined is asked once more.

    KIN-116, KIN-117: never for oneself, and one Boost each. KIN-133: it goes to the discard pile at once.
    """

    rules: ClassVar[tuple[str, ...]] = ("KIN-117", "KIN-116", "KIN-118", "KIN-132", "KIN-308")
    prompt: ClassVar[str] = "ask-boost"
    granted: ClassVar[bool] = True

    again: bool

    def __init__(self, seats: tuple[int, ...], again: bool) -> None:
        self.seats = seats
        self.again = again

    def options(self, table: KinfireTable, seat: int) -> list[Option]:
        options = table.box.options
        cards = helpful(table, seat)
        if table.lesson == FIRST_LESSON:
            return [options.boost[card - BOOSTS] for card in strongest(table, cards, BOOST_DAMAGE) if card >= BOOSTS]
        found: list[Option] = []
        for card in cards:
            found.append(options.boost[card - BOOSTS] if card >= BOOSTS else options.as_boost[card])
        found.append(options.no_boost)
        return found

    def settle(self, table: KinfireTable, answers: dict[int, Option]) -> None:
        declined: list[int] = []
        for seat in self.seats:
            if seat not in answers:
                continue
            choice = answers[seat]
            if choice.kind == "no_boost":
                declined.append(seat)
            else:
                play_boost(table, seat, choice)
        if declined and len(declined) < len(answers) and not self.again:
            table.next(BoostWindow(tuple(declined), True))

    def usual(self, table: KinfireTable, seat: int) -> Option | None:
        """Who has declined once does so again, now that others help.

        More damage is no help where all fall anyway, nor where nobody is struck; health is none where none is missing.
        """
        kinds = {table.box.cards[card].boost for card in helpful(table, seat)}
        vain = kinds <= {BOOST_DAMAGE, BOOST_HEALTH}
        if vain and BOOST_HEALTH in kinds:
            vain = needs_no_health(table)
        if vain and BOOST_DAMAGE in kinds:
            vain = all_fall(table) or none_reached(table, self.seats)
        return table.box.options.no_boost if self.again or vain else None

    def about(self, table: KinfireTable, seat: int) -> dict[str, int]:
        return {"seat": table.actor, "card": table.playing}

    def why_not_boost(self, table: KinfireTable, seat: int, pair: int) -> Reason:
        return no_help(table, seat, boost_of(pair))

    def why_not_as_boost(self, table: KinfireTable, seat: int, pair: int) -> Reason:
        return no_help(table, seat, pair)

    def why_not_play(self, table: KinfireTable, seat: int, action: int) -> Reason:
        """KIN-021: whose turn it is not."""
        args = {"action": action, "seat": table.actor}
        return not_in_hand(table, seat, action) or Reason("why-others-turn", "KIN-021", args)

    def why_not_block(self, table: KinfireTable, seat: int, pair: int, seeker: int) -> Reason:
        return no_attack(table, seat, boost_of(pair))

    def why_not_as_block(self, table: KinfireTable, seat: int, action: int, seeker: int) -> Reason:
        return no_attack(table, seat, action)


def no_help(table: KinfireTable, seat: SeatNumber, card: CardId) -> Reason:
    """KIN-118, KIN-121, KIN-308: why a card does not support the action."""
    found = not_in_hand(table, seat, card)
    if found is not None:
        return found
    if table.lesson == FIRST_LESSON:
        return Reason("why-lesson-boost", "KIN-062", {"card": card})
    printed = table.box.cards[card]
    if printed.boost in (NONE, BOOST_BLOCK, BOOST_REDRAW) or not can_help(table, printed.boost):
        return Reason("why-no-help", "KIN-308", {"card": card})
    return Reason("why-colour", "KIN-118", {"card": card})


def play_boost(table: KinfireTable, seat: SeatNumber, choice: Option) -> None:
    """KIN-133: from the hand to the discard pile, and its gift is noted for the action."""
    card = choice.values[0] + (BOOSTS if choice.kind == "boost" else 0)
    printed = table.box.cards[card]
    discard_boost(table, seat, card)
    strength = printed.strength
    if printed.boost == BOOST_DAMAGE:
        table.boost_damage += strength
    elif printed.boost == BOOST_MOVE:
        table.movement += 1
    elif printed.boost == BOOST_CARD:
        table.boost_cards += 1
    else:
        table.boost_health += strength
    if table.log is not None:
        table.tell("boosts", "KIN-117", seat, {"seat": seat, "card": card, "seat2": table.actor})


def discard_boost(table: KinfireTable, seat: SeatNumber, card: CardId) -> None:
    """KIN-111, KIN-133: an Action card that is played as a Boost follows all rules of Boosts."""
    seeker = table.seats[seat]
    seeker.hand.remove(card)
    seeker.discard.append(card)
