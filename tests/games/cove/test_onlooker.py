"""An onlooker who reads only what everybody may read of the log knows exactly the Entertainer's cards that the others'
scenes show: bought cards on his draw pile, those of them in his hand, and no other (COV-233, COV-238)."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.games.cove.house import BOX, LEXICON, SPEC
from veillee.core.match import Match
from veillee.core.scene import Scene, Zone
from veillee.core.setup import make_setup
from veillee.core.table import Event
from veillee.games.cove.table import CoveTable

WAYS = (
    ("standard", ("entertainer", "captain")),
    ("standard", ("blacksmith", "alchemist", "entertainer")),
    ("solo", ("entertainer",)),
    ("peddler", ("captain", "entertainer")),
)
# A player who sings often and buys what can be bought.
LIKES = {"act": 6.0, "buy": 20.0, "end_song": 0.1, "silent": 2.0, "swan": 3.0}
ENTERTAINER = "entertainer"


class Onlooker:
    """What can be known of his hand and of his draw pile by reading the log."""

    def __init__(self) -> None:
        self.top: list[str] = []  # bought cards on the draw pile, the top one last
        self.hand: list[str] = []
        self.unknown = 0  # cards in his hand that were drawn unseen

    def reads(self, event: Event) -> None:
        card = LEXICON.id("card", event.args["card"]) if "card" in event.args else ""
        if event.kind == "buys":
            self.top.append(card)
        elif event.kind == "draws-veiled":
            assert not self.top, "a card everybody knew was drawn in secret"
            self.unknown += 1
        elif event.kind in ("draws-known", "draws-impro", "draws-creature"):
            if self.top:
                assert self.top.pop() == card
            if event.kind == "draws-known":
                self.hand.append(card)
        elif event.kind in ("composes", "discards"):
            if card in self.hand:
                self.hand.remove(card)
            else:
                self.unknown -= 1


def shown(zone: Zone) -> list[str]:
    return [piece.id.removeprefix("card:") for piece in zone.pieces if piece.face is not None]


def his(scene: Scene, name: str) -> Zone:
    return next(zone for zone in scene.zones if zone.id == f"{name}:{ENTERTAINER}")


@pytest.mark.rule("COV-233", "COV-238")
@pytest.mark.parametrize(("mode", "roles"), WAYS)
def test_others_see_what_an_onlooker_knows(mode: str, roles: tuple[str, ...], thorough: bool) -> None:
    known_at_all = 0
    for seed in range(25 if thorough else 2):
        setup = make_setup(SPEC, seed=seed, mode=mode, players=len(roles), roles=roles)
        match = Match.start(SPEC, BOX, setup)
        seat, player, onlooker, read = roles.index(ENTERTAINER), Random(seed), Onlooker(), 0
        while not match.over:
            for number, _, event in match.history.events_after(read):
                onlooker.reads(event.known_to(None))
                read = number
            assert isinstance(match.table, CoveTable)
            workshop: Any = match.table.seats[seat].workshop
            assert len(workshop.hand) == len(onlooker.hand) + onlooker.unknown
            if player.random() < (0.3 if onlooker.hand or onlooker.top else 0.03):
                known_at_all += len(onlooker.hand)
                for viewer in (None, *range(len(roles))):
                    scene = match.scene(seat=viewer)
                    hand = his(scene, "hand")
                    if viewer == seat:
                        assert sorted(shown(hand)) == sorted(LEXICON.id("card", card) for card in workshop.hand)
                    else:
                        assert sorted(shown(hand)) == sorted(onlooker.hand)
                    assert hand.count == len(workshop.hand)
                    assert shown(his(scene, "deck")) == onlooker.top[::-1]
            keys = match.legal_keys
            weights = [LIKES.get(key.partition(":")[0], 1.0) for key in keys]
            match.play(player.choices(keys, weights)[0])
    assert known_at_all, "no known card was ever in his hand"
