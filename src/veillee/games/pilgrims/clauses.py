"""The vocabulary of abilities and upgrades: what a clause may say where it is printed, and what it becomes."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from veillee.core.content import one_of
from veillee.core.text import Phrase
from veillee.games.pilgrims import box as b
from veillee.games.pilgrims.entries import AdventureEntry, ClauseEntry, CompanionEntry, TravellerEntry

COLORS: Sequence[str] = ("strength", "communication", "intuition", "trade", "any")
SYMBOLS: Sequence[str] = ("weapon", "artefact", "instrument", "tool")

# The conditions and what they name; the effects and what they take.
CONDITIONS = {
    "using": (b.USING, "transport"),
    "on_pawn": (b.ON_PAWN, ""),
    "play_color": (b.PLAY_COLOR, "color"),
    "play_symbol": (b.PLAY_SYMBOL, "symbol"),
    "complete_adventure": (b.COMPLETE, ""),
    "on_corner": (b.ON_CORNER, ""),
}
ARGUMENTS = {"take_color": "color", "take_adjacent_color": "color", "reduce_cost": "reduction", "move": "shape"}
REWARDS = (
    "gain_clover", "draw_object", "extra_activation", "draw_two_keep_one", "recruit", "reserve",
    "take_color", "take_adjacent_color",
)  # fmt: skip
# Where a clause is printed decides what it may say: (conditions, effects).
ABILITY = (("play_color", "play_symbol"), (*REWARDS, "move"))
BESIDE_A_MOVE = (("on_pawn", "on_corner"), (*REWARDS, "take_crossed", "swap_objects"))
UPGRADE = (tuple(CONDITIONS), (*REWARDS, "take_crossed", "swap_objects", "extend"))
PERMANENT = ("reduce_cost", "reserve_slot", "companion_slot")

Place = tuple[tuple[str, ...], tuple[str, ...]]


class ClauseReader:
    """Turns entries into clauses, numbered as they come, and notes what is wrong with them."""

    def __init__(
        self,
        problem: Callable[[msgspec.Struct, str, object, Phrase], None],
        says: Callable[..., Phrase],
        transports: Sequence[str],
        shapes: Sequence[str],
    ) -> None:
        self.problem = problem
        self.says = says
        self.transports = transports
        self.shapes = shapes
        self.made: list[b.Clause] = [b.Clause(index=0, verb=b.JOURNEY_TOKEN)]

    def abilities(self, entry: CompanionEntry | TravellerEntry) -> tuple[b.Clause, ...]:
        """Abilities of a character; an answer must tell which of them it uses."""
        clauses = self._clauses(entry, "abilities", entry.abilities, ABILITY)
        kinds = [
            "spend" if c.pays else "take" if c.verb in (b.TAKE_COLOR, b.TAKE_ADJACENT) else c.verb for c in clauses
        ]
        if len(set(kinds)) != len(kinds):
            self.problem(entry, "abilities", self.says("found-two-alike"), self.says("expected-one-of-a-kind"))
        return clauses

    def upgrades(self, entry: AdventureEntry) -> tuple[b.Clause, ...]:
        return self._clauses(entry, "upgrades", entry.upgrades, UPGRADE)

    def _clauses(
        self, entry: msgspec.Struct, field: str, found: list[ClauseEntry], place: Place
    ) -> tuple[b.Clause, ...]:
        return tuple(self._clause(entry, field, clause, place) for clause in found)

    def _clause(self, entry: msgspec.Struct, field: str, found: ClauseEntry, place: Place) -> b.Clause:
        """One clause of the vocabulary; what it may say depends on where it is printed."""
        conditions, effects = place
        verb, _, argument = found.then.partition(":")
        whens = [found.when] if isinstance(found.when, str) else list(found.when)
        pays = "pay_clover" in whens
        others = [when for when in whens if when != "pay_clover"]
        if place is UPGRADE and not whens:
            effects = PERMANENT
        if verb not in effects:
            self.problem(entry, field, found.then, one_of(effects))
        condition, detail = b.ALWAYS, b.NONE
        if len(others) > 1:
            self.problem(entry, field, ", ".join(others), self.says("expected-one-condition"))
        elif others:
            name, _, about = others[0].partition(":")
            if name not in conditions:
                self.problem(entry, field, others[0], one_of((*conditions, "pay_clover")))
            else:
                condition, role = CONDITIONS[name]
                detail = self._argument(entry, field, others[0], role, about)
        if verb in ("extend", "take_crossed", "swap_objects") and place is UPGRADE and condition != b.USING:
            self.problem(entry, field, found.then, self.says("expected-using"))
        arg = self._argument(entry, field, found.then, ARGUMENTS.get(verb, ""), argument)
        if pays and verb == "move":
            self.problem(entry, field, found.then, self.says("expected-no-clover"))
        if found.attached and verb != "move":
            self.problem(entry, field, found.then, self.says("expected-a-move"))
        attached = self._clauses(entry, field, found.attached, BESIDE_A_MOVE)
        number = b.VERBS.index(verb) if verb in b.VERBS else 0
        clause = b.Clause(
            index=len(self.made),
            condition=condition,
            detail=detail,
            pays=pays,
            verb=number,
            arg=arg,
            attached=attached,
        )
        self.made.append(clause)
        return clause

    def _argument(self, entry: msgspec.Struct, field: str, text: str, role: str, argument: str) -> int:
        """The number that stands for the argument of a condition or effect."""
        values: Sequence[str] = {
            "": (),
            "transport": self.transports,
            "shape": self.shapes,
            "color": COLORS[:4],
            "reduction": COLORS,
            "symbol": SYMBOLS,
        }[role]
        if not role:
            if argument:
                self.problem(entry, field, text, self.says("expected-no-argument", word=text.partition(":")[0]))
            return b.NONE
        if argument not in values:
            expected = self.says("expected-argument", word=text.partition(":")[0], known=list(values))
            self.problem(entry, field, text, expected)
            return 0
        return values.index(argument)
