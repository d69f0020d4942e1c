"""A campaign is the chain of its chapters: the same records lead to the same chronicle, and every chapter leads on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from veillee.core.campaign import Saga, read_saga
from veillee.core.chance import Chance
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.core.spec import GameSpec
from veillee.core.text import LANGUAGES
from veillee.testing.promise import ConformanceError
from veillee.testing.replays import at_hand

CHECK = "campaign"
PATIENCE = 200  # chapters before we say that a campaign does not end
FIRST = 3  # chapters after which the whole way is played again; later ones once more at the end, for it is long
NOWHERE = "no-such-chapter"

Played = Callable[[Match, Chance], None]  # plays a match to its end


def check_campaign(spec: GameSpec[Any, Any], play: Played, seed: object = 0, usual: bool = False) -> int:
    """Play a campaign from beginning to end, any chapter that is offered; returns how many there were.

    Its settings are drawn, or those that it has where nobody says anything.
    """
    with at_hand(spec):  # a campaign may look for its game by name
        return play_campaign(spec, play, seed, usual)


def play_campaign(spec: GameSpec[Any, Any], play: Played, seed: object, usual: bool) -> int:
    chance = Chance("conformance-campaign", seed)
    settings = {
        setting.id: setting.values[0 if usual else chance.below(len(setting.values))]
        for setting in (spec.campaign.settings if spec.campaign is not None else ())
    }
    saga: Saga[Any] = Saga(spec, settings, f"campaign-{seed}")
    hashes = [saga.hash()]
    while not saga.told:
        if saga.number > PATIENCE:
            raise fault(saga, f"no end after {PATIENCE} chapters")
        check_chronicle(saga)
        chapters = saga.chapters
        chapter = chapters[chance.below(len(chapters))].id
        try:
            match = saga.start(chapter)
        except Exception as error:
            raise fault(saga, f"{chapter} cannot begin: {type(error).__name__}: {error}") from error
        if saga.number <= FIRST:
            check_file(saga)
        play(match, chance)
        before = saga.campaign.write(saga.chronicle)
        after = saga.campaign.write(saga.campaign.after(saga.chronicle, match))
        if saga.campaign.write(saga.chronicle) != before:
            raise fault(saga, f"what {chapter} leaves behind changes the chronicle that was before it")
        saga.finish(chapter, match)
        if saga.campaign.write(saga.chronicle) != after:
            raise fault(saga, f"{chapter} leaves something else behind when it is asked twice")
        hashes.append(saga.hash())
        if saga.number <= FIRST or saga.told:
            check_file(saga)
    check_chronicle(saga)
    for number, hash_ in enumerate(hashes, 1):
        if FIRST < number < len(hashes):
            continue
        if saga.fork(number, "again").hash() != hash_:
            raise fault(saga, f"the campaign before chapter {number} is not what it was")
    return len(saga.done)


def check_chronicle(saga: Saga[Any]) -> None:
    """The chronicle can be written, read and shown; only what is offered can be played."""
    lines = saga.campaign.write(saga.chronicle)
    again = saga.campaign.write(saga.campaign.read(lines))
    if again != lines:
        raise fault(saga, f"the chronicle {lines} reads as {again}")
    ids = [chapter.id for chapter in saga.chapters]
    if len(set(ids)) != len(ids):
        raise fault(saga, f"two chapters have the same name: {', '.join(ids)}")
    try:
        saga.setup(NOWHERE)
    except SetupError:
        pass
    else:
        raise fault(saga, f"{NOWHERE!r} can be played")
    for lang in LANGUAGES:
        if not saga.page(lang).status:
            raise fault(saga, f"the page of the campaign says nothing in {lang}")


def check_file(saga: Saga[Any]) -> None:
    """The file of a campaign leads to the same campaign."""
    again = read_saga(saga.text())
    if again.hash() != saga.hash() or again.text() != saga.text():
        raise fault(saga, f"the file of the campaign before chapter {saga.number} leads elsewhere")


def fault(saga: Saga[Any], what: str) -> ConformanceError:
    return ConformanceError(CHECK, what, saga.text())
