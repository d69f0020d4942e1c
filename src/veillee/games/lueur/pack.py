"""Reading a content pack of Lueur: what each file must hold, and the box that comes out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace

import msgspec

from veillee.core.content import Name, one_of
from veillee.core.packs import Pack, numbers, section
from veillee.core.text import either
from veillee.core.words import Lexicon, make_options
from veillee.games.lueur import box as b
from veillee.games.lueur import entries as e
from veillee.games.lueur.options import Options
from veillee.games.lueur.words import ELEMENT_NAMES, fixed_words

Effects = dict[str, int]  # what is gained or lost, and 1 for what stands alone


class LueurPack(Pack[b.LueurBox]):
    """All entries of one pack, checked, with the box made of them."""

    dice: list[e.DieEntry] = section("dice.toml", "die", ids=e.COLOURS)
    adventurers: list[e.AdventurerEntry] = section("adventurers.toml", "adventurer", count=e.ADVENTURERS)
    companions: list[e.CompanionEntry] = section("companions.toml", "companion", count=e.COMPANIONS)
    spells: list[e.SpellEntry] = section("spells.toml", "spell")
    tiles: list[e.TileEntry] = section("tom.toml", "tile", count=e.TILES)
    levels: list[e.LevelEntry] = section("tom.toml", "level", ids=e.LEVELS)
    spaces: list[e.SpaceEntry] = section("province.toml", "space", count=e.SPACES)
    routes: list[e.RouteEntry] = section("province_routes.toml", "route", count=e.ROUTES)
    islands: list[e.IslandEntry] = section("archipelago.toml", "island", count=e.ISLANDS)
    seas: list[e.SeaEntry] = section("archipelago.toml", "route", count=e.SEAS)
    score: e.ScoreEntry = section("track.toml", "score")
    meeting: e.MeetingEntry = section("track.toml", "meeting")

    def check_dice(self) -> None:
        for entry in self.dice:
            if not set(e.ELEMENTS) <= set(entry.faces):
                self.problem(entry, "faces", ", ".join(entry.faces), self.says("expected-faces"))
            if entry.id == "black" and (entry.big, entry.small) != (0, 1):
                found = self.says("some-big-and-small", big=entry.big, small=entry.small)
                self.problem(entry, "big, small", found, self.says("some-big-and-small", big=0, small=1))
        if self.whole(self.dice):
            for field, count in (("big", e.BIG), ("small", e.SMALL)):
                found = sum(getattr(entry, field) for entry in self.dice)
                if found != count:
                    self.problem(
                        self.dice, field, self.says("some-dice", count=found), self.says("some-dice", count=count)
                    )

    def check_adventurers(self) -> None:
        big = {entry.id: entry.big for entry in self.dice}
        for entry in self.adventurers:
            self._adventurer(entry)
            if entry.colour == "black":
                self.problem(entry, "colour", "black", self.says("expected-other-than-black"))
            reserved = entry.colour in e.RESERVED
            most = big.get(entry.colour, entry.dice + reserved) - reserved
            if not 1 <= entry.dice <= most:
                self.problem(entry, "dice", entry.dice, self.says("expected-dice-as-listed", most=most))
        shared = [colour for colour, n in Counter(entry.colour for entry in self.adventurers).items() if n > 1]
        if shared:
            self.problem(self.adventurers, "colour", ", ".join(shared), self.says("expected-own-colours"))

    def check_companions(self) -> None:
        for entry in self.companions:
            self._companion(entry)
            alone = [effect for effect in entry.then if effect in e.ON_COMPANIONS]
            if alone and alone[0] != "skull":
                self.problem(entry, "then", alone[0], self.says("expected-skull-before"))
            if "revive" in alone and (entry.solo or entry.big_die or entry.black_die):
                self.problem(entry, "solo", "revive", self.says("expected-not-solo-no-die"))
            if entry.solo and ("cast_spells" in alone or entry.black_die):
                self.problem(entry, "solo", True, self.says("expected-not-solo"))
        taken = Counter(entry.big_die for entry in self.companions if entry.big_die is not None)
        for colour, number in taken.items():
            if number > 1:
                found = self.says("found-times", what=colour, count=number)
                self.problem(self.companions, "big_die", found, self.says("expected-dice-once"))
        if sum(entry.black_die for entry in self.companions) > 1:
            found = self.says("found-several", what="true")
            self.problem(self.companions, "black_die", found, self.says("expected-one-companion"))

    def check_decks(self) -> None:
        if not self.whole(self.companions):
            return
        decks = "".join(entry.deck for entry in self.companions)
        if decks != "A" * e.DECK + "B" * e.DECK:
            found = f"{decks.count('A')} A, {decks.count('B')} B"
            self.problem(self.companions, "deck", found, self.says("expected-decks", count=e.DECK))
        for deck in "AB":
            removed = sum(entry.deck == deck and not entry.solo for entry in self.companions)
            if removed != e.REMOVED:
                wrong, expected = (self.says("false-on-cards", count=count) for count in (removed, e.REMOVED))
                self.problem(self.companions, "solo", wrong, expected, label=f"deck {deck}")

    def check_spells(self) -> None:
        for entry in self.spells:
            self._spell(entry)
        copies = sum(entry.copies for entry in self.spells)
        if self.whole(self.spells) and copies != e.SPELLS:
            self.problem(self.spells, "copies", copies, self.says("expected-tokens", count=e.SPELLS))

    def check_province(self) -> None:
        starts = [n for n, entry in enumerate(self.spaces) if entry.kind == "start"]
        if self.whole(self.spaces) and starts != [b.START_SPACE]:
            found = self.says("some-starts", count=len(starts))
            self.problem(self.spaces, "kind", found, self.says("expected-start-first"))
        values = [entry.value for entry in self.spaces if entry.kind == "village"]
        if len(set(values)) != len(values):
            self.problem(self.spaces, "value", values, self.says("expected-own-values"))
        for entry in self.spaces:
            self._bonus(entry)
            if (entry.element is not None) != (entry.kind in ("element", "forbidden")):
                expected = "expected-element" if entry.element is None else "expected-no-element"
                self.problem(entry, "element", entry.element, self.says(expected))
            if entry.kind == "village" and not (entry.value and entry.cost):
                self.problem(entry, "value, cost", "0", self.says("expected-village-figures"))
            if entry.kind != "village" and (entry.value or entry.cost or entry.bonus):
                self.problem(entry, "value, cost, bonus", self.says("found-some"), self.says("expected-none-outside"))
        for route in self.routes:
            self._along(route)
        self._check_links(self.spaces, self.routes)

    def check_archipelago(self) -> None:
        centres = [n for n, entry in enumerate(self.islands) if entry.ring == "centre"]
        if self.whole(self.islands) and centres != [b.CENTRE]:
            found = self.says("some-islands", count=len(centres))
            self.problem(self.islands, "ring", found, self.says("expected-centre-first"))
        for island in self.islands:
            self._bonus(island)
        for entry in self.seas:
            if (entry.lower is None) != (entry.upper is None) or (entry.lower or 0) > (entry.upper or 0):
                self.problem(
                    entry, "lower, upper", f"{entry.lower}, {entry.upper}", self.says("expected-both-in-order")
                )
        closed = [entry for entry in self.seas if not entry.tom]
        if self.whole(self.seas) and len(closed) != 1:
            found, expected = (self.says("false-on-routes", count=count) for count in (len(closed), 1))
            self.problem(self.seas, "tom", found, expected)
        self._check_links(self.islands, self.seas)

    def check_track(self) -> None:
        spaces = self.score.rerolls
        if spaces != sorted(set(spaces)) or spaces[:1] != [0]:
            self.problem(self.score, "rerolls", spaces, self.says("expected-rising-spaces"))

    def check_meeting(self) -> None:
        if self.meeting.order != list(e.ELEMENTS):
            self.problem(self.meeting, "order", ", ".join(self.meeting.order), ", ".join(e.ELEMENTS))

    def _check_links(
        self,
        places: Sequence[e.SpaceEntry] | Sequence[e.IslandEntry],
        links: Sequence[e.RouteEntry] | Sequence[e.SeaEntry],
    ) -> None:
        """Routes join two different places, each pair once, and every place can be reached."""
        if not self.whole(places):
            return
        reached: dict[str, set[str]] = {entry.id: set() for entry in places}
        for entry in links:
            one, other = entry.between
            if one == other or other in reached[one]:
                self.problem(entry, "between", list(entry.between), self.says("expected-pairs-once"))
            reached[one].add(other)
            reached[other].add(one)
        seen: set[str] = set()
        waiting = [places[0].id]
        while waiting:
            place = waiting.pop()
            if place not in seen:
                seen.add(place)
                waiting += reached[place]
        lost = [id_ for id_ in reached if id_ not in seen]
        if self.whole(links) and lost:
            self.problem(links, "between", self.says("found-no-way", places=lost), self.says("expected-ways"))

    # -- parts -----------------------------------------------------------------------------

    def _effects(
        self, entry: msgspec.Struct, field: str, found: list[str], gains: Sequence[str], alone: Sequence[str]
    ) -> Effects:
        """Effects of the vocabulary; what may be said depends on where they are printed."""
        effects: Effects = {}
        for text in found:
            name, colon, amount = text.partition(":")
            number = amount.removeprefix("-")
            if text in alone:
                value = 1
            elif colon and name in gains and number.isdigit() and 0 < int(number) < 100:
                value = int(amount)
            else:
                self.problem(entry, field, text, one_of([*alone, *(f"{gain}:NUMBER" for gain in gains)]))
                continue
            if value < 0 and name not in e.LOSSES:
                self.problem(entry, field, text, self.says("expected-loss", known=either(e.LOSSES)))
            if name in effects:
                self.problem(entry, field, text, self.says("expected-effect-once"))
            effects[name] = value
        return effects

    def _card(self, entry: e.AdventurerEntry | e.CompanionEntry | e.SpellEntry, alone: Sequence[str]) -> b.Card:
        """What all kinds of cards have: a condition and its effects."""
        when = entry.when or e.Condition()
        if (entry.when is None) != (not entry.then):
            self.problem(entry, "when, then", self.says("found-one-of-both"), self.says("expected-both"))
        if entry.when is not None:
            parts = (bool(when.show or when.absent), when.identical is not None)
            if parts not in ((True, False), (False, True)) or set(when.show) & set(when.absent):
                self.problem(entry, "when", msgspec.to_builtins(when), self.says("expected-condition"))
        then = self._effects(entry, "then", entry.then, e.GAINS, alone)
        shown = Counter(e.ELEMENTS.index(element) for element in when.show)
        return b.Card(
            symbols=tuple(sorted(shown.items())),
            identical=when.identical or 0,
            absent=tuple(sorted(e.ELEMENTS.index(element) for element in when.absent)),
            light=then.get("light", 0),
            rerolls=then.get("reroll", 0),
            footprints=then.get("footprint", 0),
            fireflies=then.get("firefly", 0),
            skull="skull" in then,
            casts="cast_spells" in then,
            revives="revive" in then,
        )

    def _adventurer(self, entry: e.AdventurerEntry) -> b.Card:
        card = self._card(entry, e.ON_ADVENTURERS)
        return replace(card, value=entry.value, colour=e.COLOURS.index(entry.colour), dice=entry.dice, solo=True)

    def _companion(self, entry: e.CompanionEntry) -> b.Card:
        return replace(
            self._card(entry, e.ON_COMPANIONS),
            value=entry.value,
            deck="AB".index(entry.deck),
            icons=entry.fireflies,
            free=entry.free_reroll,
            big_die=b.NONE if entry.big_die is None else [*e.COLOURS, "any"].index(entry.big_die),
            kaar=entry.black_die,
            solo=entry.solo,
        )

    def _spell(self, entry: e.SpellEntry) -> b.Card:
        return self._card(entry, e.ON_SPELLS)

    def _bonus(self, entry: e.SpaceEntry | e.IslandEntry) -> Effects:
        if isinstance(entry, e.SpaceEntry):
            return self._effects(entry, "bonus", entry.bonus, ("reroll", "firefly"), ())
        return self._effects(entry, "bonus", entry.bonus, ("reroll", "footprint", "firefly"), e.ON_JOURNEYS)

    def _along(self, entry: e.RouteEntry) -> Effects:
        return self._effects(entry, "effect", entry.effect, ("light", "reroll", "firefly"), e.ON_JOURNEYS)

    def _province(self) -> list[b.Space]:
        bonuses = [self._bonus(entry) for entry in self.spaces]
        effects = [self._along(entry) for entry in self.routes]
        ids = numbers(self.spaces)
        routes: list[list[b.Route]] = [[] for _ in self.spaces]
        for entry, effect in zip(self.routes, effects, strict=True):
            one, other = ids[entry.between[0]], ids[entry.between[1]]
            for start, end in ((one, other), (other, one)):
                routes[start].append(
                    b.Route(
                        to=end,
                        fireflies=effect.get("firefly", 0),
                        rerolls=effect.get("reroll", 0),
                        light=effect.get("light", 0),
                        skull="skull_journey" in effect,
                    )
                )
        return [
            b.Space(
                kind=e.KINDS.index(entry.kind),
                element=b.NONE if entry.element is None else e.ELEMENTS.index(entry.element),
                value=entry.value,
                cost=entry.cost,
                fireflies=bonus.get("firefly", 0),
                rerolls=bonus.get("reroll", 0),
                routes=sorted(ways, key=lambda way: way.to),
                x=entry.x,
                y=entry.y,
            )
            for entry, bonus, ways in zip(self.spaces, bonuses, routes, strict=True)
        ]

    def _archipelago(self) -> list[b.Island]:
        bonuses = [self._bonus(entry) for entry in self.islands]
        ids = numbers(self.islands)
        seas: list[list[b.Sea]] = [[] for _ in self.islands]
        for entry in self.seas:
            one, other = ids[entry.between[0]], ids[entry.between[1]]
            for start, end in ((one, other), (other, one)):
                lower, upper = entry.lower or 0, entry.upper or b.ELEMENTS
                seas[start].append(b.Sea(to=end, lower=lower, upper=upper, cost=entry.cost, right=not entry.tom))
        return [
            b.Island(
                value=entry.value,
                ring=e.RINGS.index(entry.ring),
                footprints=bonus.get("footprint", 0),
                fireflies=bonus.get("firefly", 0),
                rerolls=bonus.get("reroll", 0),
                skull="skull_journey" in bonus,
                seas=sorted(ways, key=lambda way: way.to),
                x=entry.x,
                y=entry.y,
            )
            for entry, bonus, ways in zip(self.islands, bonuses, seas, strict=True)
        ]

    # -- the box ---------------------------------------------------------------------------

    def box(self) -> tuple[b.LueurBox, Lexicon]:
        adventurers = [self._adventurer(entry) for entry in self.adventurers]
        companions = [self._companion(entry) for entry in self.companions]
        spells = [self._spell(entry) for entry in self.spells for _ in range(entry.copies)]
        spaces, islands = self._province(), self._archipelago()
        lexicon = self._lexicon()
        box = b.LueurBox(
            dice=[die_of(entry, big) for entry in self.dice for big in [True] * entry.big + [False] * entry.small],
            adventurers=adventurers,
            companions=companions,
            spells=spells,
            spaces=spaces,
            islands=islands,
            tiles=[tile_of(entry) for entry in self.tiles],
            reroll_spaces=list(self.score.rerolls),
            levels=[entry.id for entry in self.levels],
            tom_starts=[[entry.province, entry.archipelago] for entry in self.levels],
            options=make_options(Options, lexicon),
        )
        return box, lexicon

    def _lexicon(self) -> Lexicon:
        lexicon = Lexicon(Options)
        fixed_words(lexicon)
        lexicon.add_entries("colour", self.dice)
        lexicon.add_entries("adventurer", self.adventurers)
        lexicon.add_entries("companion", self.companions, told_apart([entry.name for entry in self.companions]))
        tokens = [(entry, copy) for entry in self.spells for copy in range(1, entry.copies + 1)]
        lexicon.add(
            "spell",
            [entry.id if entry.copies == 1 else f"{entry.id}_{copy}" for entry, copy in tokens],
            [entry.name if entry.copies == 1 else numbered(entry.name, copy) for entry, copy in tokens],
            [entry.number for entry, _ in tokens],
        )
        lexicon.add_words("die", [named for entry in self.dice for named in dice_names(entry)])
        lexicon.add_entries("tile", self.tiles, [Name(entry.number, entry.number) for entry in self.tiles])
        lexicon.add_entries("space", self.spaces, told_apart([space_name(entry) for entry in self.spaces]))
        lexicon.add_entries("island", self.islands)
        # On the scene, places of all boards are cells.
        cells = [(role, n) for role in ("element", "space", "island") for n in range(len(lexicon.ids(role)))]
        names = [Name(lexicon.name(role, n, "fr"), lexicon.name(role, n, "en")) for role, n in cells]
        lexicon.add("cell", [lexicon.id(role, n) for role, n in cells], names)
        for role in ("element", "space", "island"):
            lexicon.same(role, "cell")
        return lexicon


def die_of(entry: e.DieEntry, big: bool) -> b.Die:
    faces = tuple(e.FACES.index(face) for face in entry.faces)
    return b.Die(colour=e.COLOURS.index(entry.id), big=big, faces=faces, kinds=tuple(sorted(set(faces))))


def tile_of(entry: e.TileEntry) -> b.Tile:
    return b.Tile(meeples=entry.company, light=entry.light, move=e.MOVES.index(entry.journey))


def dice_names(entry: e.DieEntry) -> list[tuple[str, Name]]:
    """Ids and names of the dice of a colour: big before small, numbered where there are several."""
    found = []
    for size, fr, en, count in (("big", "gros", "big", entry.big), ("small", "petit", "small", entry.small)):
        for n in range(1, count + 1):
            name = Name(f"{fr} dé {entry.name.fr}", f"{en} {entry.name.en} die")
            id_ = entry.id if entry.id == "black" else f"{entry.id}_{size}_{n}"
            found.append((id_, name if count == 1 else numbered(name, n)))
    return found


def numbered(name: Name, number: int) -> Name:
    return Name(f"{name.fr} {number}", f"{name.en} {number}")


def told_apart(names: list[Name]) -> list[Name]:
    """Those that share a name are counted: water 1, water 2."""
    times = Counter(name.en for name in names)
    counted: Counter[str] = Counter()
    found: list[Name] = []
    for name in names:
        counted[name.en] += 1
        found.append(name if times[name.en] == 1 else numbered(name, counted[name.en]))
    return found


def space_name(entry: e.SpaceEntry) -> Name:
    """Spaces of the Province have no names of their own: their element or value."""
    if entry.kind == "start":
        return Name("la case départ", "the start")
    if entry.kind == "village":
        return Name(f"le village {entry.value}", f"village {entry.value}")
    assert entry.element is not None
    name = dict(ELEMENT_NAMES)[entry.element]
    crossed = entry.kind == "forbidden"
    return Name(f"{'sans ' * crossed}{name.fr}", f"{'no ' * crossed}{name.en}")
