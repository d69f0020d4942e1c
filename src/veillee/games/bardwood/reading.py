"""From entries of the content to what rules read: cards, Legends, Muses, the Rival's cards and challenges."""

from __future__ import annotations

from veillee.games.bardwood import box as b
from veillee.games.bardwood import entries as e
from veillee.games.bardwood.effects import (
    MUSE_POWERS,
    EffectReader,
    shows,
)
from veillee.games.bardwood.words import (
    BOX_IDS,
    DIRECTION_IDS,
    MEASURE_IDS,
)

# How many of each the box holds with everything in it (chapter 3.1 of the specification).
SKILLS, IMPROS, FANS, CREATURES, LEGENDS, MOTIFS, MUSES, RIVAL_CARDS, CHALLENGES = 72, 32, 32, 27, 27, 8, 9, 16, 9


def card_of(
    kind: int,
    bard: int,
    box: int,
    *,
    blue: int = 0,
    upper: b.Section | None = None,
    cost: int = 0,
    lower: b.Section | None = None,
    discard: b.Section | None = None,
    fan: tuple[b.Section, ...] = (),
    soothe: int = 0,
    boss: bool = False,
) -> b.Card:
    parts = [part or b.Section() for part in (upper, lower, discard)]
    items = [item for part in parts[:2] for item in part.items]
    return b.Card(
        kind=kind,
        bard=bard,
        box=box,
        advanced=bard == b.NONE and kind != b.CREATURE,
        blue=blue,
        upper=parts[0],
        cost=cost,
        lower=parts[1],
        discard=parts[2],
        fan=fan,
        soothe=soothe,
        boss=boss,
        repeats=any(shows(item, b.IMPRO_AGAIN, b.IMPRO_SHOP) for item in items),
        jams=any(shows(item, b.IMPRO_SHOP) for item in items),
    )


def legend_of(entry: e.LegendEntry) -> b.Legend:
    return b.Legend(
        level=entry.level - 1,
        box=BOX_IDS.index(entry.box),
        measure=MEASURE_IDS.index(entry.measure),
        least=entry.least,
        points=entry.vp,
    )


def muse_of(effects: EffectReader, entry: e.MuseEntry) -> b.Muse:
    return b.Muse(
        powers=effects.powers(entry, "powers", entry.powers, MUSE_POWERS),
        points=entry.vp,
        per=entry.per,
        measure=MEASURE_IDS.index(entry.measure),
        most=entry.most,
    )


def rival_card_of(effects: EffectReader, entry: e.RivalCardEntry) -> b.RivalCard:
    bottom = {item.verb: item.number for item in effects.items(entry, "bottom", entry.bottom)}
    return b.RivalCard(
        arrows=tuple(DIRECTION_IDS.index(arrow) for arrow in entry.arrows),
        volume=bottom.get(b.VOLUME, 0),
        tempo=bottom[b.TEMPO],
    )


def challenge_of(entry: e.ChallengeEntry) -> b.Challenge:
    both = (entry.easy, entry.hard)
    return b.Challenge(
        measures=tuple(MEASURE_IDS.index(condition.measure) for condition in both),
        least=tuple(condition.least for condition in both),
    )
