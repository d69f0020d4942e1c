"""Reading a content pack of Lueur: what each file must hold, and the box that comes out of it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import msgspec

from veillee.core.content import Name, PackReader
from veillee.core.words import Lexicon
from veillee.games.lueur import box as b
from veillee.games.lueur import entries as e
from veillee.games.lueur.options import make_options
from veillee.games.lueur.words import ELEMENT_NAMES, GRAMMAR, fixed_words

Effects = dict[str, int]  # what is gained or lost, and 1 for what stands alone


class LueurPack:
    """All entries of one pack, checked, with the box made of them."""

    def __init__(self, reader: PackReader) -> None:
        self.reader = reader
        read = reader.many
        self.dice = read("dice.toml", "die", e.DieEntry, b.COLOURS)
        self.adventurers = read("adventurers.toml", "adventurer", e.AdventurerEntry, e.ADVENTURERS)
        self.companions = read("companions.toml", "companion", e.CompanionEntry, e.COMPANIONS)
        self.spells = read("spells.toml", "spell", e.SpellEntry)
        self.tiles = read("tom.toml", "tile", e.TileEntry, e.TILES)
        self.levels = read("tom.toml", "level", e.LevelEntry, len(e.LEVELS))
        self.spaces = read("province.toml", "space", e.SpaceEntry, e.SPACES)
        self.routes = read("province_routes.toml", "route", e.RouteEntry, e.ROUTES)
        self.islands = read("archipelago.toml", "island", e.IslandEntry, e.ISLANDS)
        self.seas = read("archipelago.toml", "route", e.SeaEntry, e.SEAS)
        self.score = reader.one("track.toml", "score", e.ScoreEntry)
        self.meeting = reader.one("track.toml", "meeting", e.MeetingEntry)
        self._check()

    # -- checks that look at more than one field -------------------------------------------

    def _check(self) -> None:
        reader = self.reader
        for file, names in {
            "dice.toml": ("die",),
            "adventurers.toml": ("adventurer",),
            "companions.toml": ("companion",),
            "spells.toml": ("spell",),
            "tom.toml": ("tile", "level"),
            "province.toml": ("space",),
            "province_routes.toml": ("route",),
            "archipelago.toml": ("island", "route"),
            "track.toml": ("score", "meeting"),
        }.items():
            reader.only(file, *names)
        reader.slug("adventurers.toml", self.adventurers)
        reader.slug("companions.toml", self.companions)
        reader.slug("spells.toml", self.spells)
        reader.slug("tom.toml", self.tiles)
        reader.slug("province.toml", self.spaces)
        reader.slug("archipelago.toml", self.islands)
        self._check_dice()
        self._check_adventurers()
        self._check_companions()
        self._check_spells_and_tom()
        self._check_province()
        self._check_archipelago()
        self._check_track()

    def _check_dice(self) -> None:
        ids = [entry.id for entry in self.dice]
        if len(ids) == b.COLOURS and ids != list(e.COLOURS):
            self.reader.problem("dice.toml", "", "id", ", ".join(ids), f"in this order: {', '.join(e.COLOURS)}")
        for entry in self.dice:
            if len(entry.faces) != 6 or not set(e.ELEMENTS) <= set(entry.faces):
                expected = "6 faces, every element among them"
                self.reader.problem("dice.toml", entry.id, "faces", ", ".join(entry.faces), expected)
            if entry.id == "black" and (entry.big, entry.small) != (0, 1):
                found = f"{entry.big} big, {entry.small} small"
                self.reader.problem("dice.toml", "black", "big, small", found, "0 big, 1 small")
        if len(self.dice) == b.COLOURS:
            for field, count in (("big", e.BIG), ("small", e.SMALL)):
                found = sum(getattr(entry, field) for entry in self.dice)
                if found != count:
                    self.reader.problem("dice.toml", "", field, f"{found} dice", f"{count} dice in all")

    def _check_adventurers(self) -> None:
        big = {entry.id: entry.big for entry in self.dice}
        for entry in self.adventurers:
            if entry.colour == "black":
                self.reader.problem("adventurers.toml", entry.id, "colour", "black", "any colour but black")
            needed = entry.dice + (entry.colour in e.RESERVED)
            if entry.dice < 1 or needed > big.get(entry.colour, needed):
                expected = f"1 to {big.get(entry.colour, needed) - (entry.colour in e.RESERVED)}, as dice.toml has them"
                self.reader.problem("adventurers.toml", entry.id, "dice", entry.dice, expected)
            if (entry.when is None) != (not entry.then):
                self.reader.problem("adventurers.toml", entry.id, "when, then", "one of them", "both or neither")
        shared = [colour for colour, n in Counter(entry.colour for entry in self.adventurers).items() if n > 1]
        if shared:
            self.reader.problem("adventurers.toml", "", "colour", ", ".join(shared), "another colour for each")

    def _check_companions(self) -> None:
        if len(self.companions) == e.COMPANIONS:
            decks = "".join(entry.deck for entry in self.companions)
            if decks != "A" * e.DECK + "B" * e.DECK:
                found = f"{decks.count('A')} A, {decks.count('B')} B"
                self.reader.problem("companions.toml", "", "deck", found, f"{e.DECK} cards A, then {e.DECK} cards B")
            for deck in "AB":
                removed = sum(entry.deck == deck and not entry.solo for entry in self.companions)
                if removed != e.REMOVED:
                    self.reader.problem(
                        "companions.toml", f"deck {deck}", "solo", f"{removed} cards", f"false on {e.REMOVED} cards"
                    )
        taken = [entry.big_die for entry in self.companions if entry.big_die is not None]
        for colour, number in Counter(taken).items():
            if number > 1:
                self.reader.problem("companions.toml", "", "big_die", f"{colour} {number} times", "each die once")
        if sum(entry.black_die for entry in self.companions) > 1:
            self.reader.problem("companions.toml", "", "black_die", "true several times", "at most one companion")
        for entry in self.companions:
            if (entry.when is None) != (not entry.then):
                self.reader.problem("companions.toml", entry.id, "when, then", "one of them", "both or neither")
            alone = [effect for effect in entry.then if effect in ("cast_spells", "revive", "skull")]
            if alone and alone[0] != "skull":
                self.reader.problem("companions.toml", entry.id, "then", alone[0], "a skull before it")
            if "revive" in alone and (entry.solo or entry.big_die or entry.black_die):
                self.reader.problem("companions.toml", entry.id, "solo", "revive", "solo = false, without a die")
            if entry.solo and ("cast_spells" in alone or entry.black_die):
                self.reader.problem("companions.toml", entry.id, "solo", True, "false: Tom has no spells, no black die")

    def _check_spells_and_tom(self) -> None:
        copies = sum(entry.copies for entry in self.spells)
        if copies != e.SPELLS:
            self.reader.problem("spells.toml", "", "copies", f"{copies} tokens", f"{e.SPELLS} tokens in all")
        ids = [entry.id for entry in self.levels]
        if len(ids) == len(e.LEVELS) and ids != list(e.LEVELS):
            self.reader.problem("tom.toml", "", "level", ", ".join(ids), f"in this order: {', '.join(e.LEVELS)}")

    def _check_province(self) -> None:
        if not self.spaces:
            return
        starts = [n for n, entry in enumerate(self.spaces) if entry.kind == "start"]
        if starts != [b.START_SPACE]:
            self.reader.problem("province.toml", "", "kind", f"{len(starts)} starts", "the first space as the start")
        values = [entry.value for entry in self.spaces if entry.kind == "village"]
        if len(set(values)) != len(values):
            self.reader.problem("province.toml", "", "value", values, "another value for each village")
        for entry in self.spaces:
            if (entry.element is not None) != (entry.kind in ("element", "forbidden")):
                expected = f"{'an element' if entry.element is None else 'nothing'} on this kind of space"
                self.reader.problem("province.toml", entry.id, "element", entry.element, expected)
            if entry.kind == "village" and not (entry.value and entry.cost):
                self.reader.problem("province.toml", entry.id, "value, cost", "0", "at least 1 each in a village")
            if entry.kind != "village" and (entry.value or entry.cost or entry.bonus):
                self.reader.problem("province.toml", entry.id, "value, cost, bonus", "some", "none outside villages")
        self._check_links("province_routes.toml", [entry.id for entry in self.spaces], self.routes)

    def _check_archipelago(self) -> None:
        if not self.islands:
            return
        centres = [n for n, entry in enumerate(self.islands) if entry.ring == "centre"]
        if centres != [b.CENTRE]:
            found = f"{len(centres)} islands"
            self.reader.problem("archipelago.toml", "", "ring", found, "the first island as the only one in the centre")
        for entry in self.seas:
            label = "–".join(entry.between)
            if (entry.lower is None) != (entry.upper is None) or (entry.lower or 0) > (entry.upper or 0):
                found = f"{entry.lower}, {entry.upper}"
                self.reader.problem("archipelago.toml", label, "lower, upper", found, "both in order, or neither")
        closed = [entry for entry in self.seas if not entry.tom]
        if len(self.seas) == e.SEAS and len(closed) != 1:
            self.reader.problem("archipelago.toml", "", "tom", f"false on {len(closed)} routes", "false on one route")
        self._check_links("archipelago.toml", [entry.id for entry in self.islands], self.seas)

    def _check_links(self, file: str, ids: list[str], links: Sequence[e.RouteEntry] | Sequence[e.SeaEntry]) -> None:
        """Routes join two different places that exist, each pair once, and every place can be reached."""
        reached: dict[str, set[str]] = {id_: set() for id_ in ids}
        for entry in links:
            one, other = entry.between
            if one == other or one not in reached or other not in reached:
                self.reader.problem(file, "–".join(entry.between), "between", list(entry.between), "two known places")
            elif other in reached[one]:
                self.reader.problem(file, "–".join(entry.between), "between", list(entry.between), "each pair once")
            else:
                reached[one].add(other)
                reached[other].add(one)
        seen: set[str] = set()
        waiting = ids[:1]
        while waiting:
            place = waiting.pop()
            if place not in seen:
                seen.add(place)
                waiting += reached[place]
        lost = [id_ for id_ in ids if id_ not in seen]
        if lost:
            self.reader.problem(file, "", "between", f"no way to {', '.join(lost)}", "a way to every place")

    def _check_track(self) -> None:
        if self.score is not None:
            spaces = self.score.rerolls
            if self.score.spaces != e.TRACK or self.score.start != e.START_LIGHT:
                found = f"{self.score.spaces}, {self.score.start}"
                self.reader.problem("track.toml", "score", "spaces, start", found, f"{e.TRACK} and {e.START_LIGHT}")
            if spaces != sorted(set(spaces)) or spaces[:1] != [0]:
                self.reader.problem("track.toml", "score", "rerolls", spaces, "different spaces from 0 upwards")
        if self.meeting is not None:
            if self.meeting.order != list(e.ELEMENTS):
                found = ", ".join(self.meeting.order)
                self.reader.problem("track.toml", "meeting", "order", found, ", ".join(e.ELEMENTS))
            if self.meeting.days != e.DAYS:
                self.reader.problem("track.toml", "meeting", "days", self.meeting.days, str(e.DAYS))

    # -- parts -----------------------------------------------------------------------------

    def _effects(
        self, file: str, entry: str, field: str, found: list[str], gains: Sequence[str], alone: Sequence[str]
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
                allowed = ", ".join([*alone, *(f"{gain}:NUMBER" for gain in gains)])
                self.reader.problem(file, entry, field, text, f"one of {allowed}")
                continue
            if value < 0 and name not in e.LOSSES:
                self.reader.problem(file, entry, field, text, f"a loss of {' or '.join(e.LOSSES)} only")
            if name in effects:
                self.reader.problem(file, entry, field, text, "each effect once")
            effects[name] = value
        return effects

    def _card(
        self, file: str, entry: e.AdventurerEntry | e.CompanionEntry | e.SpellEntry, alone: Sequence[str]
    ) -> tuple[e.Condition, Effects]:
        when = entry.when or e.Condition()
        if entry.when is not None:
            parts = (bool(when.show or when.absent), when.identical is not None)
            if parts not in ((True, False), (False, True)) or set(when.show) & set(when.absent):
                expected = "show, absent (other elements) or both; or identical alone"
                self.reader.problem(file, entry.id, "when", msgspec.to_builtins(when), expected)
        return when, self._effects(file, entry.id, "then", entry.then, e.GAINS, alone)

    def _adventurer(self, entry: e.AdventurerEntry) -> b.Card:
        when, then = self._card("adventurers.toml", entry, e.ON_ADVENTURERS)
        colour = e.COLOURS.index(entry.colour)
        return card_of(entry.value, when, then, colour, entry.dice, b.NONE, 0, False, b.NONE, False, True)

    def _companion(self, entry: e.CompanionEntry) -> b.Card:
        when, then = self._card("companions.toml", entry, e.ON_COMPANIONS)
        deck = "AB".index(entry.deck)
        big = b.NONE if entry.big_die is None else [*e.COLOURS, "any"].index(entry.big_die)
        free, kaar, icons = entry.free_reroll, entry.black_die, entry.fireflies
        return card_of(entry.value, when, then, b.NONE, 0, deck, icons, free, big, kaar, entry.solo)

    def _spell(self, entry: e.SpellEntry) -> b.Card:
        when, then = self._card("spells.toml", entry, e.ON_SPELLS)
        return card_of(0, when, then, b.NONE, 0, b.NONE, 0, False, b.NONE, False, False)

    def _province(self) -> list[b.Space]:
        bonuses = [
            self._effects("province.toml", entry.id, "bonus", entry.bonus, ("reroll", "firefly"), ())
            for entry in self.spaces
        ]
        effects = [
            self._effects(
                "province_routes.toml", "–".join(entry.between), "effect", entry.effect,
                ("light", "reroll", "firefly"), e.ON_JOURNEYS,
            )
            for entry in self.routes
        ]  # fmt: skip
        self.reader.finish()
        ids = {entry.id: n for n, entry in enumerate(self.spaces)}
        routes: list[list[b.Route]] = [[] for _ in self.spaces]
        for entry, effect in zip(self.routes, effects, strict=True):
            one, other = ids[entry.between[0]], ids[entry.between[1]]
            for start, end in ((one, other), (other, one)):
                routes[start].append(
                    b.Route(
                        end,
                        effect.get("firefly", 0),
                        effect.get("reroll", 0),
                        effect.get("light", 0),
                        "skull_journey" in effect,
                    )
                )
        return [
            b.Space(
                e.KINDS.index(entry.kind),
                b.NONE if entry.element is None else e.ELEMENTS.index(entry.element),
                entry.value,
                entry.cost,
                bonus.get("firefly", 0),
                bonus.get("reroll", 0),
                sorted(ways, key=lambda way: way.to),
                entry.x,
                entry.y,
            )
            for entry, bonus, ways in zip(self.spaces, bonuses, routes, strict=True)
        ]

    def _archipelago(self) -> list[b.Island]:
        gains = ("reroll", "footprint", "firefly")
        bonuses = [
            self._effects("archipelago.toml", entry.id, "bonus", entry.bonus, gains, e.ON_JOURNEYS)
            for entry in self.islands
        ]
        self.reader.finish()
        ids = {entry.id: n for n, entry in enumerate(self.islands)}
        seas: list[list[b.Sea]] = [[] for _ in self.islands]
        for entry in self.seas:
            one, other = ids[entry.between[0]], ids[entry.between[1]]
            for start, end in ((one, other), (other, one)):
                seas[start].append(b.Sea(end, entry.lower or 0, entry.upper or b.ELEMENTS, entry.cost, not entry.tom))
        return [
            b.Island(
                entry.value,
                e.RINGS.index(entry.ring),
                bonus.get("footprint", 0),
                bonus.get("firefly", 0),
                bonus.get("reroll", 0),
                "skull_journey" in bonus,
                sorted(ways, key=lambda way: way.to),
                entry.x,
                entry.y,
            )
            for entry, bonus, ways in zip(self.islands, bonuses, seas, strict=True)
        ]

    # -- the box ---------------------------------------------------------------------------

    def box(self) -> tuple[b.LueurBox, Lexicon]:
        adventurers = [self._adventurer(entry) for entry in self.adventurers]
        companions = [self._companion(entry) for entry in self.companions]
        spells = [self._spell(entry) for entry in self.spells for _ in range(entry.copies)]
        spaces, islands = self._province(), self._archipelago()
        assert self.score is not None
        villages = [n for n, space in enumerate(spaces) if space.kind == b.VILLAGE]
        lexicon = self._lexicon()
        return (
            b.LueurBox(
                [die_of(entry, big) for entry in self.dice for big in [True] * entry.big + [False] * entry.small],
                adventurers,
                companions,
                spells,
                spaces,
                [b.START_SPACE, *sorted(villages, key=lambda space: spaces[space].value)],
                islands,
                [b.Tile(entry.company, entry.light, e.MOVES.index(entry.journey)) for entry in self.tiles],
                list(self.score.rerolls),
                [entry.id for entry in self.levels],
                [[entry.province, entry.archipelago] for entry in self.levels],
                make_options(lexicon),
            ),
            lexicon,
        )

    def _lexicon(self) -> Lexicon:
        lexicon = Lexicon(GRAMMAR)
        fixed_words(lexicon)
        add = lexicon.add
        add("colour", [entry.id for entry in self.dice], [entry.name for entry in self.dice])
        add("adventurer", [entry.id for entry in self.adventurers], [entry.name for entry in self.adventurers])
        numbers = [entry.number for entry in self.companions]
        add("companion", [entry.id for entry in self.companions], self._companion_names(), numbers)
        tokens = [(entry, copy) for entry in self.spells for copy in range(1, entry.copies + 1)]
        add(
            "spell",
            [entry.id if entry.copies == 1 else f"{entry.id}_{copy}" for entry, copy in tokens],
            [entry.name if entry.copies == 1 else numbered(entry.name, copy) for entry, copy in tokens],
            [entry.number for entry, _ in tokens],
        )
        dice = [named for entry in self.dice for named in dice_names(entry)]
        add("die", [id_ for id_, _ in dice], [name for _, name in dice])
        tiles = [entry.number for entry in self.tiles]
        add("tile", [entry.id for entry in self.tiles], [Name(number, number) for number in tiles], tiles)
        places = [space_name(entry) for entry in self.spaces]
        add("space", [entry.id for entry in self.spaces], places)
        add("island", [entry.id for entry in self.islands], [entry.name for entry in self.islands])
        # On the scene, places of all boards are cells.
        cells = [(role, n) for role in ("element", "space", "island") for n in range(len(lexicon.ids(role)))]
        names = [Name(lexicon.name(role, n, "fr"), lexicon.name(role, n, "en")) for role, n in cells]
        add("cell", [lexicon.id(role, n) for role, n in cells], names)
        for role in ("element", "space", "island"):
            lexicon.same(role, "cell")
        return lexicon

    def _companion_names(self) -> list[Name]:
        """Several companions may share a name: these are told apart by their number."""
        times = Counter(entry.name.en for entry in self.companions)
        return [
            entry.name
            if times[entry.name.en] == 1
            else Name(f"{entry.name.fr} {entry.number}", f"{entry.name.en} {entry.number}")
            for entry in self.companions
        ]


def card_of(
    value: int, when: e.Condition, then: Effects, colour: int, dice: int, deck: int, icons: int, free: bool,
    big_die: int, kaar: bool, solo: bool,
) -> b.Card:  # fmt: skip
    shown = Counter(e.ELEMENTS.index(element) for element in when.show)
    return b.Card(
        value,
        tuple(sorted(shown.items())),
        when.identical or 0,
        tuple(sorted(e.ELEMENTS.index(element) for element in when.absent)),
        then.get("light", 0),
        then.get("reroll", 0),
        then.get("footprint", 0),
        then.get("firefly", 0),
        "skull" in then,
        "cast_spells" in then,
        "revive" in then,
        colour,
        dice,
        deck,
        icons,
        free,
        big_die,
        kaar,
        solo,
    )


def die_of(entry: e.DieEntry, big: bool) -> b.Die:
    faces = tuple(e.FACES.index(face) for face in entry.faces)
    return b.Die(e.COLOURS.index(entry.id), big, faces, tuple(sorted(set(faces))))


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


def space_name(entry: e.SpaceEntry) -> Name:
    """Spaces of the Province have no names of their own: their element or value, and their id."""
    if entry.kind == "start":
        return Name("la case départ", "the start")
    if entry.kind == "village":
        return Name(f"le village {entry.value}", f"village {entry.value}")
    assert entry.element is not None
    name = dict(ELEMENT_NAMES)[entry.element]
    crossed = entry.kind == "forbidden"
    return Name(f"{'sans ' * crossed}{name.fr} ({entry.id})", f"{'no ' * crossed}{name.en} ({entry.id})")


def read_pack(reader: PackReader) -> tuple[b.LueurBox, Lexicon]:
    return LueurPack(reader).box()
