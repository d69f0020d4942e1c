"""Random matches of Bardwood Grove, followed by a second model of its rules: what lies where, who is asked what,
what comes out by chance, what the Rival does, and who wins must agree at every decision."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.bardwood.house import BOX, LEXICON, SPEC
from tests.games.bardwood.referee import LAIRS, QUARTERS, RIVAL, SEATS, SHOPS, STAGES, Referee
from tests.hearing import Hearing, Tale, mode_of
from veillee.core.chance import seeded
from veillee.core.setup import make_setup
from veillee.core.table import Event
from veillee.games.bardwood.table import BardwoodTable

WAYS = (
    ("standard", 2, ""),
    ("standard", 3, ""),
    ("standard", 4, ""),
    ("solo", 1, "easy"),
    ("solo", 1, "medium"),
    ("solo", 1, "hard"),
    ("rival", 2, "easy"),
    ("rival", 3, "medium"),
    ("rival", 2, "hard"),
)
CONTENTS = ("base", "seasons", "everything")
CLOCKS: tuple[tuple[int, int] | None, ...] = (None, None, (2, 3), None, (40, 60))  # by the seed
# What a random player likes, so that songs are sung to their end and every place is visited.
LIKES = {"end": 0.02, "leave": 0.5, "stay": 0.3, "use_all": 4.0, "use": 4.0, "buy": 0.3, "walk": 0.5}
# What the log tells and the referee tells, too.
FOLLOWED = {
    "turn",
    "swan-song",
    "gains",
    "market",
    "passes-shelf",
    "reserve-empty",
    "end-triggered",
    "event-starts",
    "event-ends",
    "rival-movement",
    "rival-discard",
    "rival-arrow",
    "rival-passes",
    "rival-portal",
    "rival-turns-back",
    "rival-endless",
    "rival-stops",
    "rival-dial",
    "rival-activates",
}
UNTOLD = {"turn": {"number"}, "swan-song": {"number"}, "end-triggered": {"number"}}  # said by the log alone


def name(role: str, value: int) -> str:
    return "" if value < 0 else LEXICON.id(role, value)


def names(role: str, values: list[int]) -> list[str]:
    return [name(role, value) for value in values]


def bits(role: str, value: int) -> Iterator[str]:
    return (LEXICON.id(role, place) for place in range(value.bit_length()) if value >> place & 1)


def held(crests: list[int]) -> dict[str, int]:
    return {LEXICON.id("seat", side): number for side, number in enumerate(crests) if number}


def picture(table: BardwoodTable) -> dict[str, object]:
    """The table as the referee shows its own."""
    spaces = [(place, space) for place in STAGES for space in range(1, 5)]
    shown: dict[str, object] = {
        "reserves": table.reserves,
        "events": names("event", table.events),
        "market": table.market,
        "lairs": {
            place: (name("card", lair.top), lair.under, sorted(bits("seat", lair.crests)))
            for place, lair in zip(LAIRS, table.lairs, strict=True)
        },
        "small": sorted(names("card", table.small)),
        "bosses": sorted(names("card", table.bosses)),
        "shops": {
            place: names("card", cards)
            for place, cards in zip(("conservatory", "luthier", "hedge", "court"), table.shops, strict=True)
        },
        "fans": (table.fan_deck, sorted(names("card", table.fans))),
        "legends": {
            level: (
                row.pile,
                sorted(names("legend", row.unseen)),
                dict(zip(names("legend", row.open), names("seat", row.runes), strict=True)),
            )
            for level, row in enumerate(table.legends, 1)
        },
        "rewards": {
            space: name("seat", owner) for space, owner in zip(spaces, table.rewards, strict=True) if owner >= 0
        },
        "motifs": names("motif", table.motifs),
        "turned": {name("motif", motif) for place, motif in enumerate(table.motifs) if table.motif_gems >> place & 1},
        "bank": held(table.bank),
        "muse": name("region", table.muse_region),
        "supply": {"acoustic": table.acoustic, "range": table.range},
        "pool": {"melody": table.melodies, "lyric": table.lyrics},
        "points": table.points,
        "trigger": name("seat", table.trigger),
    }
    for id_, seat in zip(SEATS, table.seats, strict=False):
        lying = {
            "bard": name("bard", seat.bard),
            "muse": name("muse", seat.muse),
            "region": name("region", seat.region),
            "boat": seat.boat,
            "dial": seat.dial,
            "runes": seat.runes,
            "ready": seat.ready,
            "volume": seat.volume,
            "crests": seat.crests,
            "drawn": name("card", seat.drawn),
            "coin": seat.coins,
            "acoustic": seat.acoustic,
            "range": seat.range,
            "gems": seat.gems,
            "known": names("card", seat.top),
            "song": names("card", seat.song),
            "deck": sorted(names("card", seat.unknown)),
            "hand": sorted(names("card", seat.hand)),
            "discard": sorted(names("card", seat.discard)),
            "brag": sorted(names("card", seat.brag)),
            "held": held(seat.held),
        }
        shown |= {f"{id_} {what}": value for what, value in lying.items()}
    rival = table.rival
    if rival is not None:
        lying = {
            "pawn": name("location", rival.pawn),
            "tokens": {name("location", place): number for place, number in enumerate(table.tokens) if number},
            "dial": rival.dial,
            "ready": rival.ready,
            "volume": rival.volume,
            "crests": rival.crests,
            "runes": rival.runes,
            "gems": rival.gems,
            "open": {
                name("challenge", card): ("", "easy", "hard")[taken + 1]
                for card, taken in zip(rival.open, rival.taken, strict=True)
            },
            "deck": sorted(names("rival_card", rival.deck)),
            "movement": sorted(names("rival_card", rival.movement)),
            "discard": sorted(names("rival_card", rival.discard)),
            "removed": sorted(names("rival_card", rival.removed)),
            "score": sorted(names("card", rival.score)),
            "challenges": sorted(names("challenge", rival.challenges)),
            "held": held(rival.held),
        }
        shown |= {f"rival {what}": value for what, value in lying.items()}
    return shown


def told(event: Event) -> tuple[str, dict[str, str]] | None:
    """An event of the log in words, if the referee follows it: of all gains, those of gems."""
    if event.kind not in FOLLOWED:
        return None
    args = {role: LEXICON.id(role, value) for role, value in event.args.items()}
    if event.kind == "gains" and args["unit"] != "gem":
        return None
    return event.kind, {role: value for role, value in args.items() if role not in UNTOLD.get(event.kind, ())}


class BardwoodHearing(Hearing):
    likes = LIKES

    def __init__(self, way: tuple[str, int, str], content: str, seed: int) -> None:
        super().__init__(SPEC, f"{mode_of(way)}, {content}, {seed}")
        mode, players, level = way
        dealt, gentle = seed % 5 == 0, level == "easy" and seed % 2 == 0
        settings = {
            "content": content,
            "bards": "dealt" if dealt else "chosen",
            "gentle_easy": "yes" if gentle else "no",
        }
        setup = make_setup(SPEC, seed=seed, mode=mode, players=players, level=level or None, settings=settings)
        self.table = SPEC.setup(BOX.content, setup, seeded(self.where))
        self.referee = Referee(mode, players, level, content, dealt, gentle)
        self.follow(self.table, self.referee)
        self.clock = CLOCKS[seed % len(CLOCKS)]
        if self.clock:
            self.referee.reserves = list(self.clock)

    def begin(self) -> None:
        """Most matches as they are; in some, reserves that run out together or that outlast every pile of cards."""
        if self.clock:
            self.table.reserves = list(self.clock)

    def name(self, role: str, value: int) -> str:
        return name(role, value)

    def shown(self) -> dict[str, object]:
        return picture(self.table)

    def tale(self) -> Tale:
        assert self.table.log is not None
        return [event for event in map(told, self.table.log) if event is not None]

    def points(self) -> dict[str, dict[str, int]]:
        return {
            name("seat", score.side): {
                line.source.removeprefix("source-"): line.points for line in score.sources if line.points
            }
            for score in SPEC.score(self.table).scores
        }


def test_the_referee_counts_as_the_table() -> None:
    assert [LEXICON.id("seat", side) for side in range(5)] == [*SEATS, RIVAL]
    assert tuple(LEXICON.id("quarter", quarter) for quarter in range(4)) == QUARTERS
    assert set(SHOPS) == {"conservatory", "luthier", "hedge", "court"}


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=mode_of)
def test_matches_go_as_a_second_model_says(way: tuple[str, int, str], thorough: bool) -> None:
    for seed in range(300 if thorough else 5):
        BardwoodHearing(way, CONTENTS[seed % 3], seed).play()
