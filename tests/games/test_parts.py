"""What is painted in parts is what is painted whole: in every game, on every table of whole matches."""

from __future__ import annotations

from random import Random

import pytest

import veillee
from tests.helpers import small
from veillee.core.parts import Easel
from veillee.core.pauses import pauses
from veillee.core.scene import Scene, encode
from veillee.core.spec import installed
from veillee.core.text import LANGUAGES
from veillee.core.views import scene_at

LONGEST, THOROUGH = 120, 400  # choices of a match that are followed

WAYS = [
    (spec.id, mode.id, players)
    for spec in (*installed().values(), *small())
    for mode in spec.modes
    for players in {mode.seats[0], mode.seats[-1]}
]


@pytest.mark.usefixtures("small_games")
@pytest.mark.parametrize(("game", "mode", "players"), WAYS)
def test_a_scene_on_an_easel_is_the_whole_scene(game: str, mode: str, players: int, thorough: bool) -> None:
    """Whoever follows a match, by its choices and the tables on their way, back by an undo and on again, sees what who
    comes fresh sees."""
    random = Random(f"{game} {mode} {players}")
    match = veillee.new(game, mode=mode, players=players, seed="parts", free_undo=True)
    easels = {lang: Easel() for lang in LANGUAGES}
    shown: list[tuple[Scene, bytes]] = []
    for number in range(THOROUGH if thorough else LONGEST):
        lang = LANGUAGES[number // 20 % 2]
        for seat in {None, *match.waiting[:1], random.randrange(players)}:
            scenes = [(match.scene(seat, lang, easel=easels[lang]), match.scene(seat, lang))]
            scenes += [
                (scene_at(match, pause.table, seat, lang, easels[lang]), scene_at(match, pause.table, seat, lang))
                for pause in pauses(match)
            ]
            for followed, fresh in scenes:
                assert followed == fresh, [
                    zone.id for zone, other in zip(followed.zones, fresh.zones, strict=False) if zone != other
                ]
                shown = [*shown[-2:], (followed, encode(followed))]
        for scene, before in shown:  # what was shown stays as it was, whatever is painted of the same parts
            assert encode(scene) == before
        if match.over:
            break
        match = match.fork()
        if random.random() < 0.1 and match.can_undo:
            match.undo()
        else:
            match.play(random.choice(match.legal_keys), seat=match.waiting[0])
