"""Reading the board of a content pack: its places, tracks and dial, and what must hold of them."""

from __future__ import annotations

from veillee.core.content import Print
from veillee.core.packs import Pack, section
from veillee.games.bardwood import box as b
from veillee.games.bardwood import entries as e
from veillee.games.bardwood.effects import EffectReader
from veillee.games.bardwood.lattice import crossing_of
from veillee.games.bardwood.words import LOCATION_IDS, LOCATION_KINDS, PORTAL_IDS, QUARTER_IDS, REGION_IDS, RESERVE_IDS

TOKENS = ("gem", "coin", "acoustic", "range")
TRACKS = {"market": 8, "river": 7}
CELLS = (*REGION_IDS, *LOCATION_IDS, *PORTAL_IDS, *RESERVE_IDS)
PLACES = {
    "creature": 5,
    "skill_shop": 2,
    "impro_shop": 2,
    "bank": 1,
    "performance": 3,
    "legend": 2,
    "coins": 2,
    "volume": 1,
    "motif": 2,
}
BONUSES = (b.COIN, b.ACOUSTIC, b.MOVEMENT, b.VOLUME)  # what a quarter may give (BAR-081)
ECHOES = [b.BRAG, b.COIN, b.RANGE]
# Which coordinate of a crossing lies at which edge.
SIDES = {"south": (1, b.ROWS - 1), "north": (1, 0), "west": (0, 0), "east": (0, b.COLUMNS - 1)}


class BoardPack(Pack[b.BardwoodBox]):
    """The entries of the board, checked."""

    locations: list[e.LocationEntry] = section("board.toml", "location", ids=LOCATION_IDS)
    regions: list[e.RegionEntry] = section("board.toml", "region", ids=REGION_IDS)
    portals: list[e.PortalEntry] = section("board.toml", "portal", ids=PORTAL_IDS)
    quarters: list[e.QuarterEntry] = section("board.toml", "quarter", ids=QUARTER_IDS)
    tracks: list[e.TrackEntry] = section("board.toml", "track", ids=tuple(TRACKS))
    reserves: list[e.ReservesEntry] = section("board.toml", "reserves", count=3)
    map: e.MapEntry = section("board.toml", "map")
    tokens: list[e.TokenEntry] = section("components.toml", "token", ids=TOKENS)
    places: Print[list[e.PlaceEntry]] = section("layout.toml", "place")

    def check_crossings(self) -> None:
        taken: dict[tuple[int, int], str] = {}
        crossed: list[e.CrossingEntry] = [*self.portals, *self.locations]
        for entry in crossed:
            if entry.crossing in taken:
                expected = self.says("expected-own-crossing", other=taken[entry.crossing])
                self.problem(entry, "crossing", list(entry.crossing), expected)
            taken.setdefault(entry.crossing, entry.id)
        for portal in self.portals:
            edges = {edge for edge, (axis, at) in SIDES.items() if portal.crossing[axis] == at}
            if edges != {portal.edge}:  # BAR-213: three roads meet there, which is not so at a corner
                self.problem(portal, "edge", portal.edge, self.says("expected-edge"))

    def check_locations(self) -> None:
        effects = EffectReader(self.problem, self.says)
        for entry in self.locations:
            self._check_conversions(effects, entry)
            stage = entry.kind == "performance"
            if len(entry.rewards) != (b.SPACES if stage else 0):
                expected = self.says("expected-rewards", count=b.SPACES)
                self.problem(entry, "rewards", len(entry.rewards), expected)
            rewards = [(reward.lyrics, reward.gems) for reward in entry.rewards]
            if [gems for _, gems in rewards] != sorted({gems for _, gems in rewards}) or rewards != sorted(rewards):
                shown = ", ".join(f"{lyrics} → {gems}" for lyrics, gems in rewards)
                self.problem(entry, "rewards", shown, self.says("expected-rising"))
        for kind, number in PLACES.items():
            found_there = len(self._of_kind(kind))
            if self.whole(self.locations) and found_there != number:
                self.problem(
                    self.locations, "kind", f"{kind}: {found_there}", self.says("expected-of-kind", count=number)
                )

    def _check_conversions(self, effects: EffectReader, entry: e.LocationEntry) -> None:
        found = [effects.conversion(entry, "conversions", text) for text in entry.conversions]
        good = [conversion for conversion in found if conversion is not None]
        if len(good) < len(found):
            return
        gains = [[item.verb for item in conversion.gains] for conversion in good]
        paid = [item.verb for conversion in good for item in conversion.price]
        limits = [conversion.limit for conversion in good]
        shown = ", ".join(entry.conversions) or None
        if entry.kind in ("coins", "motif"):
            gives = b.COIN if entry.kind == "coins" else b.MOTIF
            if gains != [[gives]] or paid not in ([b.MELODY], [b.LYRIC]) or limits != [1]:
                self.problem(entry, "conversions", shown, self.says(f"expected-{entry.kind}"))
        elif entry.kind == "volume":
            if gains != [[verb] for verb in ECHOES] or set(paid) != {b.VOLUME} or set(limits) != {b.ENDLESS}:
                self.problem(entry, "conversions", shown, self.says("expected-volume"))
        elif good:
            self.problem(entry, "conversions", shown, self.says("expected-no-conversion"))

    def check_map(self) -> None:
        kinds: dict[str, str] = {entry.id: entry.kind for entry in self.locations}
        for id_ in self.map.below_reserves:
            if self.whole(self.locations) and kinds.get(id_) != "creature":
                self.problem(self.map, "below_reserves", id_, self.says("expected-lairs"))
        if self.map.rival not in LOCATION_IDS:
            self.problem(self.map, "rival", self.map.rival, self.says("expected-location"))

    def check_quarters(self) -> None:
        effects = EffectReader(self.problem, self.says)
        for entry in self.quarters:
            bonus = effects.items(entry, "bonus", entry.bonus)
            if len(bonus) != 1 or bonus[0].verb not in BONUSES:
                self.problem(entry, "bonus", entry.bonus, self.says("expected-bonus"))

    def check_tracks(self) -> None:
        for track in self.tracks:
            if len(track.values) != TRACKS[track.id] or track.values != sorted(track.values):
                self.problem(track, "values", track.values, self.says("expected-values", count=TRACKS[track.id]))
        found = [entry.participants for entry in self.reserves]
        if self.whole(self.reserves) and found != [2, 3, 4]:
            self.problem(self.reserves, "participants", found, self.says("expected-list", list="[2, 3, 4]"))

    def check_layout(self) -> None:
        placed = [entry.id for entry in self.places]
        if self.whole(self.places):
            for id_ in CELLS:
                if id_ not in placed:
                    self.problem(self.places, "", None, self.says("expected-place"), label=id_)
        for entry in self.places:
            if entry.id not in CELLS:
                self.problem(entry, "id", entry.id, self.says("expected-thing-on-map"))

    def _of_kind(self, kind: str) -> tuple[int, ...]:
        return tuple(number for number, entry in enumerate(self.locations) if entry.kind == kind)

    def _location(self, effects: EffectReader, number: int, around: list[tuple[int, ...]]) -> b.Location:
        entry = self.locations[number]
        found = [effects.conversion(entry, "conversions", text) for text in entry.conversions]
        conversions = tuple(conversion for conversion in found if conversion is not None)
        stages = self._of_kind("performance")
        return b.Location(
            crossing=crossing_of(entry.crossing),
            kind=LOCATION_KINDS.index(entry.kind),
            pay=conversions[0].price[0].verb if entry.kind in ("coins", "motif") else b.NONE,
            conversions=conversions,
            regions=tuple(region for region, places in enumerate(around) if number in places),
            stage=stages.index(number) if number in stages else b.NONE,
        )
