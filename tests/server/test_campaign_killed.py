"""A campaign of Kinfire on a server that is killed in the middle of a chapter, again and again."""

from __future__ import annotations

from pathlib import Path
from random import Random

from tests.ports import free_port
from tests.server.kit import Person
from tests.server.nursery import Nursery
from veillee.core.campaign import read_saga

EVERY = 8  # choices between two kills
SEED = "embers"


def test_a_killed_chapter_goes_on_and_is_replayed_to_the_byte(tmp_path: Path) -> None:
    """The table and the campaign's file are the same before and after each kill, and so is what the file is read as."""
    nursery = Nursery(tmp_path)
    port, db = free_port(), f"sqlite:///{tmp_path / 'campaign.db'}"
    server = nursery.start(port, db=db).ready()
    try:
        ada, chance = Person(server.address, "Ada"), Random(15)
        path = f"/api/campaigns/{ada.post('/api/campaigns', {'game': 'kinfire', 'seed': SEED})['info']['id']}"
        wanted = {"chapter": "chapter_1", "seats": ["human", "human"], "one_screen": True}
        match = f"/api/matches/{ada.post(f'{path}/chapters', wanted)['match']['id']}"
        kills = plays = 0
        while question := (table := ada.get(f"{match}/table"))["scene"].get("question"):
            if plays == EVERY * (kills + 1):
                kept = ada.get(f"{path}/file")
                server.kill()
                server = nursery.start(port, db=db).ready()
                kills += 1
                assert ada.get(f"{match}/table")["scene"] == table["scene"]
                assert ada.get(f"{path}/file") == kept
            key = chance.choice(question["choices"])["key"]
            body = {"version": table["version"], "key": key, "number": question["number"]}
            ada.post(f"{match}/play", body, seat=question["seat"])
            plays += 1
        assert kills >= 2
        text = ada.get(f"{path}/file")
        assert read_saga(text).text() == text
        assert len(ada.get(path)["done"]) == 1
    finally:
        server.stop()
        nursery.close()
