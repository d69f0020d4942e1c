"""Random matches of Bardwood Grove, followed by a second model of its rules: what lies where, who is asked what,
what comes out by chance, what the Rival does, and who wins must agree at every decision."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tests.games.bardwood.house import BOX, LEXICON, SPEC
from tests.games.bardwood.referee import LAIRS, QUARTERS, RIVAL, SEATS, SHOPS, STAGES, Ask, Chance, Referee
from veillee.core.chance import seeded
from veillee.core.setup import make_setup
from veillee.core.step import ChanceStep
from veillee.core.table import Dictation, Event, Table
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

Tale = list[tuple[str, dict[str, str]]]


class Witness(Dictation):
    """Lets chance run and writes down what came out, and out of what."""

    def __init__(self) -> None:
        self.seen: list[tuple[str, str, Counter[str]]] = []

    def outcome(self, table: Table, step: ChanceStep[Any]) -> int:
        pool: Counter[str] = Counter()
        for value, weight in step.outcomes(table):
            pool[LEXICON.id(step.role, value)] += weight
        found = step.sample(table)
        self.seen.append((step.role, LEXICON.id(step.role, found), pool))
        return found


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


def differences(ours: dict[str, object], theirs: dict[str, object]) -> dict[str, tuple[object, object]]:
    assert ours.keys() == theirs.keys()
    return {what: (ours[what], theirs[what]) for what in ours if ours[what] != theirs[what]}


def mode_of(way: tuple[str, int, str]) -> str:
    return "-".join(str(part) for part in way if part)


class Hearing:
    """One match: the real table plays it, the referee follows."""

    def __init__(self, way: tuple[str, int, str], content: str, seed: int) -> None:
        self.where = f"{mode_of(way)}, {content}, {seed}"
        mode, players, level = way
        self.random = Random(self.where)
        dealt, gentle = seed % 5 == 0, level == "easy" and seed % 2 == 0
        settings = {
            "content": content,
            "bards": "dealt" if dealt else "chosen",
            "gentle_easy": "yes" if gentle else "no",
        }
        setup = make_setup(SPEC, seed=seed, mode=mode, players=players, level=level or None, settings=settings)
        self.table = SPEC.setup(BOX.content, setup, seeded(self.where))
        self.table.log = []
        self.witness = Witness()
        self.table.dictated = self.witness
        self.referee = Referee(mode, players, level, content, dealt, gentle)
        self.kinds: Counter[str] = Counter()
        self.steps = 0
        self.clock = CLOCKS[seed % len(CLOCKS)]
        if self.clock:
            self.referee.reserves = list(self.clock)

    def play(self) -> None:
        talk = self.referee.match()
        self.table.advance()
        self.set_clock()
        said: str | None = None
        while True:
            try:
                asked = self.listen(talk, said)
            except StopIteration:
                break
            self.compare(asked)
            option = self.choose()
            self.kinds[option.kind] += 1
            said = option.key
            self.table.choose(option)
        self.compare(None)
        self.compare_results()

    def set_clock(self) -> None:
        """Most matches as they are; in some, reserves that run out together or that outlast every pile of cards."""
        if self.clock:
            self.table.reserves = list(self.clock)

    def listen(self, talk: Any, said: str | None) -> Ask:
        """Let the referee play on to its next question; what comes out by chance is what came out on the table."""
        asked = talk.send(said)
        while isinstance(asked, Chance):
            pool = Counter(asked.pool)
            seen = self.witness.seen
            if len(asked.pool) == 1 and (not seen or seen[0][2] != pool):
                asked = talk.send(asked.pool[0])
                continue
            assert seen, f"{self.where}: the referee expects {asked.role} of {asked.pool} and nothing comes out"
            role, found, theirs = seen.pop(0)
            assert (asked.role, pool) == (role, theirs), f"{self.where}, step {self.steps}: {asked} against {theirs}"
            asked = talk.send(found)
        assert isinstance(asked, Ask)
        return asked

    def compare(self, asked: Ask | None) -> None:
        self.steps += 1
        where = f"{self.where}, decision {self.steps}"
        table = self.table
        assert not self.witness.seen, f"{where}: the referee does not expect {self.witness.seen}"
        assert table.log is not None
        tale = [event for event in map(told, table.log) if event is not None]
        assert self.referee.tale == tale, f"{where}: the referee tells\n{self.referee.tale}, the table\n{tale}"
        self.referee.tale.clear()
        table.log.clear()
        found = differences(self.referee.picture(), picture(table))
        assert not found, f"{where}: referee against table {found}"
        if asked is None:
            assert table.asking is None, f"{where}: the table goes on"
            return
        assert table.asking is not None, f"{where}: the table has ended"
        offered = [option.key for option in table.options]
        assert LEXICON.id("seat", table.asking.seat) == asked.side, where
        assert len(offered) == len(set(offered)), where
        ours, theirs = set(asked.keys), set(offered)
        assert ours == theirs, f"{where}: only the referee offers {ours - theirs}, only the table {theirs - ours}"

    def choose(self) -> Any:
        weights = [LIKES.get(option.kind, 1.0) for option in self.table.options]
        return self.random.choices(self.table.options, weights)[0]

    def compare_results(self) -> None:
        result = SPEC.score(self.table)
        scores = {
            LEXICON.id("seat", score.side): {
                line.source.removeprefix("source-"): line.points for line in score.sources if line.points
            }
            for score in result.scores
        }
        assert self.referee.scores() == scores, self.where
        ranking = [{LEXICON.id("seat", side) for side in place} for place in result.ranking]
        assert self.referee.ranking() == ranking, self.where
        assert {LEXICON.id("seat", side) for side in result.winners} == ranking[0]


def test_the_referee_counts_as_the_table() -> None:
    assert [LEXICON.id("seat", side) for side in range(5)] == [*SEATS, RIVAL]
    assert tuple(LEXICON.id("quarter", quarter) for quarter in range(4)) == QUARTERS
    assert set(SHOPS) == {"conservatory", "luthier", "hedge", "court"}


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS, ids=mode_of)
def test_matches_go_as_a_second_model_says(way: tuple[str, int, str], thorough: bool) -> None:
    for seed in range(300 if thorough else 5):
        Hearing(way, CONTENTS[seed % 3], seed).play()
