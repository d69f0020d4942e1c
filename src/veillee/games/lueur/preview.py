"""What an option would bring, in words, before it is chosen."""

from __future__ import annotations

from veillee.core.spec import View
from veillee.games.lueur.board import bonus
from veillee.games.lueur.box import ANY_COLOUR, ELEMENT, MOVE_MAX, NONE, PROVINCE, Card
from veillee.games.lueur.faces import Faces
from veillee.games.lueur.foresight import Foresight
from veillee.games.lueur.options import SET_UNITS
from veillee.games.lueur.steps.afternoon import die_for, different_elements, step_cost
from veillee.games.lueur.steps.common import effective, trigger
from veillee.games.lueur.steps.noon import ADVENTURER, COMPANION, SPELL, CardCode
from veillee.games.lueur.steps.rerolls import step_back, track_units
from veillee.games.lueur.table import LueurTable
from veillee.games.lueur.tom import boat_moves, next_village


class Preview:
    """What the options of the asked seat would bring, for those kinds whose label does not tell it."""

    def __init__(self, view: View[LueurTable]) -> None:
        self.view = view
        self.table = view.table
        self.box = view.table.box
        self.faces: Faces = view.album
        asking = view.table.asking
        self.seat = asking.seat if asking is not None else 0

    def worth(self, card: Card) -> str:
        return self.faces.say("text-value", number=card.value)

    def things(self, lines: list[str]) -> list[str]:
        return [self.view.messages.format("preview-with", {"things": ", ".join(lines)})] if lines else []

    # -- the setup -------------------------------------------------------------------------

    def what_if_adventurer(self, adventurer: int) -> list[str]:
        return [*self.faces.face("adventurer", adventurer).lines, self.worth(self.box.adventurers[adventurer])]

    # -- morning ---------------------------------------------------------------------------

    def what_if_recruit(self, companion: int) -> list[str]:
        """The card, the dice and footprints of its space, and what Tom's tile opposite would do (LUE-139)."""
        table = self.table
        card = self.box.companions[companion]
        space = table.meeting.index(companion)
        found = [self.view.name("die", die) for die in sorted(table.track) if table.faces[die] == space]
        if table.footprints[space]:
            found.append(self.view.say("mark-tokens", number=table.footprints[space]))
        lines = [*self.companion(companion), *self.things(found)]
        colours = [self.box.dice[die].colour for die in table.reserve if self.box.dice[die].big]
        if card.big_die != NONE and card.big_die not in colours and not (card.big_die == ANY_COLOUR and colours):
            lines.append(self.view.say("preview-no-die"))
        return lines + self.tile(space)

    def companion(self, companion: int) -> list[str]:
        return [*self.faces.face("companion", companion).lines, self.worth(self.box.companions[companion])]

    def what_if_banish(self, companion: int) -> list[str]:
        return self.companion(companion)

    def what_if_revive(self, companion: int) -> list[str]:
        return self.companion(companion)

    def tile(self, space: int) -> list[str]:
        tom = self.table.tom
        if tom is None:
            return []
        tile = self.box.tiles[tom.tiles[space]]
        effects: list[str] = []
        if tile.meeples:
            reached = tom.company + tile.meeples
            effects.append(self.view.say("preview-tom-company", number=reached, number2=reached))
        if tile.light:
            effects.append(self.faces.amount("light", tile.light))
        if tile.move and self.table.journey == PROVINCE:
            village = next_village(self.table, tom.camp)
            if village != NONE:
                effects.append(self.view.say("preview-tom-camp", space=village))
        elif tile.move:
            moves = boat_moves(self.table, tile.move == MOVE_MAX)
            if len(moves) == 1:
                effects.append(self.view.say("preview-tom-sails", island=moves[0][0], island2=moves[0][1]))
            elif moves:
                effects.append(self.view.say("preview-tom-chooses"))
        return [self.view.messages.format("preview-tile", {"effects": ", ".join(effects)})]

    # -- dice ------------------------------------------------------------------------------

    def what_if_reroll(self, die: int) -> list[str]:
        """What a reroll costs: a free one comes first; otherwise a token or a step back, or the choice of both."""
        player = self.table.seats[self.seat]
        if player.free or not (player.rerolls and player.score):
            return self.units(1)
        ways = {"one": self.view.say("n-rerolls", number=1), "other": self.what_if_pay(0, 1)[0]}
        return [self.view.messages.format("preview-or", ways)]

    def units(self, number: int) -> list[str]:
        """What so many units cost, unless there is a choice of ways to pay them: free ones come first."""
        player = self.table.seats[self.seat]
        free = min(player.free, number)
        left = number - free
        tokens = min(left, player.rerolls)
        paid = [self.view.say("preview-free", number=free)] if free else []
        if tokens and tokens > left - track_units(self.table, player.score):
            return paid
        return paid + self.what_if_pay(tokens, left - tokens)

    def what_if_set(self, die: int, face: int) -> list[str]:
        """The cards that the other face sets off, or no longer, what else the dice bring then, and what it costs."""
        faces = self.table.faces.copy()
        faces[die] = face
        now = Foresight(self.table, self.seat, self.table.faces)
        then = Foresight(self.table, self.seat, faces)
        changed = [code for code in {**now.times, **then.times} if now.times.get(code) != then.times.get(code)]
        awake = [self.set_off(code, then.times.get(code, 0)) for code in changed]
        brings = [self.faces.brings(then.gains())] if then.gains() != now.gains() else []
        return [*awake, *brings, *self.units(SET_UNITS)]

    def set_off(self, code: CardCode, times: int) -> str:
        """A card by its name, and how often dice set it off."""
        player = self.table.seats[self.seat]
        if code == ADVENTURER:
            name = self.view.name("adventurer", player.adventurer)
        elif code < SPELL:
            name = self.view.name("companion", code - COMPANION)
        else:
            name = self.view.name("spell", code - SPELL)
        return self.view.messages.format("preview-awake", {"card": name, "number": times})

    def what_if_done(self) -> list[str]:
        """What the dice set off as they lie."""
        noon = Foresight(self.table, self.seat, self.table.faces)
        return [*(self.set_off(code, times) for code, times in noon.times.items()), self.faces.brings(noon.gains())]

    def what_if_return_die(self, die: int) -> list[str]:
        shown = self.table.faces[die]
        return [] if shown == NONE else [self.view.say("preview-shows", face=shown)]

    def what_if_pay(self, tokens: int, steps: int) -> list[str]:
        """What is left of what it is paid with."""
        player = self.table.seats[self.seat]
        left = [self.view.say("preview-rerolls", number=player.rerolls, number2=player.rerolls - tokens)]
        score = player.score
        for _ in range(steps):
            score = step_back(self.table, score)
        back = [self.view.say("preview-back", number=player.score, number2=score)]
        return (left if tokens else []) + (back if steps else [])

    # -- cards -----------------------------------------------------------------------------

    def what_if_activate(self, companion: int) -> list[str]:
        return self.resolved(self.box.companions[companion])

    def what_if_activate_adventurer(self, adventurer: int) -> list[str]:
        return self.resolved(self.box.adventurers[adventurer])

    def what_if_activate_spell(self, spell: int) -> list[str]:
        return list(self.faces.face("spell", spell).lines)

    def resolved(self, card: Card) -> list[str]:
        times = trigger(card, effective(self.table, self.seat))
        again = [self.view.say("preview-times", number=times)] if times > 1 and not card.skull else []
        return [", ".join(self.faces.effects(card)), *again]

    def what_if_lose(self, companion: int) -> list[str]:
        player = self.table.seats[self.seat]
        lines = self.companion(companion)
        if player.granted[player.companions.index(companion)] != NONE:
            lines.append(self.view.say("preview-side-lost"))
        return lines

    # -- travel ----------------------------------------------------------------------------

    def cost(self, footprints: int) -> str:
        if footprints:
            return self.view.say("preview-cost-footprints", number=footprints)
        return self.view.say("preview-cost-nothing")

    def what_if_step(self, space: int) -> list[str]:
        table = self.table
        counts = effective(table, self.seat)
        place = self.box.spaces[space]
        die = die_for(table, self.seat, place.element, counts) if place.kind == ELEMENT else NONE
        if die != NONE:
            lines = [self.view.say("preview-cost-die", die=die)]
        else:
            lines = [self.cost(step_cost(table, self.seat, space, counts))]
        here = self.box.spaces[table.seats[self.seat].company]
        route = next(route for route in here.routes if route.to == space)
        lines += [*bonus(self.faces, route)[1], *bonus(self.faces, place)[1]]
        return [*lines, self.faces.say("text-value", number=place.value)] if place.value else lines

    def what_if_settle(self) -> list[str]:
        player = self.table.seats[self.seat]
        spaces = self.box.spaces
        args = {"number": spaces[player.company].value, "number2": spaces[player.camp].value}
        return [self.view.say("preview-camp", **args)]

    def what_if_sail(self, start: int, end: int) -> list[str]:
        islands = self.box.islands
        sea = next(sea for sea in islands[start].seas if sea.to == end)
        cost = sea.cost + max(0, sea.lower - different_elements(self.table, self.seat))
        lines = [self.cost(cost), *bonus(self.faces, islands[end])[1]]
        if islands[start].value != islands[end].value:
            args = {"number": islands[end].value, "number2": islands[start].value}
            lines.append(self.view.say("preview-island", **args))
        return lines
