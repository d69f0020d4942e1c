"""Campaigns over the network: chapter after chapter, with the same people or with others."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.conftest import Start
from tests.server.kit import Json, Person, Server

pytestmark = pytest.mark.usefixtures("the_watch")


def play_out(person: Person, match: str) -> None:
    """All seats of a chapter at one screen, the first option always."""
    while True:
        state = person.get(f"/api/matches/{match}/table")
        question = state["scene"].get("question")
        if question is None:
            return
        body = {"version": state["version"], "key": question["choices"][0]["key"], "number": question["number"]}
        person.post(f"/api/matches/{match}/play", body, seat=question["seat"])


def test_a_campaign_from_its_first_chapter_to_its_last(database: str, start: Start) -> None:
    """Given a campaign whose server restarts between chapters, then it goes on, and its file tells all of it."""
    server = start(db=database)
    ada = server.guest("Ada")
    state = ada.post("/api/campaigns", {"game": "night_watch"})
    id_ = state["info"]["id"]
    assert not state["done"] and state["page"]["status"]
    played = 0
    while state["chapters"]:
        chapter = {"chapter": state["chapters"][0]["id"], "seats": ["human"] * (2 + played % 2), "one_screen": True}
        ada.post(f"/api/campaigns/{id_}/chapters", {**chapter, "chapter": "nowhere"}, 422)
        table = ada.post(f"/api/campaigns/{id_}/chapters", chapter)
        assert table["match"]["campaign"] == id_
        ada.post(f"/api/campaigns/{id_}/chapters", chapter, 409)
        play_out(ada, table["match"]["id"])
        played += 1
        server.stop()
        server = start(db=database)
        ada.go_to(server)
        state = ada.get(f"/api/campaigns/{id_}", lang="fr")
        assert len(state["done"]) == played
        assert state["done"][-1]["verdict"] in ("won", "lost")
    assert played == 3 and state["info"]["over"]
    assert [one["id"] for one in ada.get("/api/campaigns")["mine"]] == [id_]
    tale = ada.get(f"/api/campaigns/{id_}/chapters/1", lang="fr")
    assert (tale["number"], tale["title"]) == (1, state["done"][0]["title"]), "a watch tells no story on its table"
    for number in (0, 4):
        ada.get(f"/api/campaigns/{id_}/chapters/{number}", 404)
    server.guest("Eve").get(f"/api/campaigns/{id_}/chapters/1", 404)
    text = ada.get(f"/api/campaigns/{id_}/file")
    again = ada.post("/api/campaigns/file", {"text": text})
    assert again["info"]["over"] and [one["verdict"] for one in again["done"]] == [o["verdict"] for o in state["done"]]
    assert ada.get(f"/api/campaigns/{again['info']['id']}/file") == text
    fork = ada.post(f"/api/campaigns/{id_}/fork", {"number": 2})
    assert len(fork["done"]) == 1 and fork["chapters"], "what happened stays as it is"
    assert len(ada.get(f"/api/campaigns/{id_}")["done"]) == 3
    server.guest("Eve").get(f"/api/campaigns/{id_}", 404)
    for nonsense in ("nonsense", "nonsense\n" * 20_000):
        refused = ada.post("/api/campaigns/file", {"text": nonsense}, 422, lang="fr")
        assert refused["error"] == "campaign" and refused["message"].startswith("Cette campagne ne peut pas continuer")
    ada.post("/api/campaigns", {"game": "pilgrims"}, 422)


class Group:
    """A campaign of several people, each with a browser."""

    def __init__(self, owner: Person, **settings: str) -> None:
        self.owner = owner
        state = owner.post("/api/campaigns", {"game": "night_watch", "settings": settings})
        self.id = state["info"]["id"]
        self.path = f"/api/campaigns/{self.id}"

    def begin(self, *seats: str, status: int = 0, by: Person | None = None, **wishes: Any) -> Json:
        """The next chapter: its match."""
        chapter = self.owner.get(self.path)["chapters"][0]["id"]
        wanted = {"chapter": chapter, "seats": seats, **wishes}
        answer: Json = (by or self.owner).post(f"{self.path}/chapters", wanted, status, lang="fr")
        match: Json = answer.get("match", answer)
        return match

    def listed(self, person: Person) -> Json | None:
        """The campaign in the list of somebody."""
        return next((one for one in person.get("/api/campaigns")["mine"] if one["id"] == self.id), None)


def sitting(match: Json) -> list[str | None]:
    return [seat["bot"] or seat["person"] for seat in match["seats"]]


def play_together(match: str, *people: Person) -> None:
    """Everybody takes the first option, always."""
    while True:
        for person in people:
            state = person.get(f"/api/matches/{match}/table")
            question = state["scene"].get("question")
            if question is None:
                return
            if question.get("choices"):
                body = {"version": state["version"], "key": question["choices"][0]["key"], "number": question["number"]}
                person.post(f"/api/matches/{match}/play", body, seat=question["seat"])


def test_the_next_chapter_seats_those_who_played_the_one_before(server: Server) -> None:
    """Given a group that grows and shrinks, then everybody who stays sits at once, and whoever is new is invited."""
    ada, bob, carol = server.guest("Ada"), server.guest("Bob"), server.guest("Carol")
    group = Group(ada)
    first = group.begin("human", "human")
    assert group.listed(bob) is None
    bob.post(f"/api{first['seats'][1]['invitation']}")
    known = group.listed(bob)
    assert known is not None and known["match"] == first["id"], "who sits at a chapter belongs to it"
    play_together(first["id"], ada, bob)
    assert bob.get(group.path)["people"] == ["Ada", "Bob"]
    refused = group.begin("human", "human", by=bob, status=403)
    assert refused["error"] == "owner-begins" and refused["message"].startswith("C'est à qui a commencé")

    second = group.begin("human", "human", "human")
    assert sitting(second) == ["Ada", "Bob", None] and second["state"] == "waiting"
    known = group.listed(bob)
    assert known is not None and bob.get(f"/api/matches/{known['match']}/table")["seat"] == 1
    carol.post(f"/api{second['seats'][2]['invitation']}")
    play_together(second["id"], ada, bob, carol)

    third = group.begin("human", "random", "human")
    assert sitting(third) == ["Ada", "random", "Carol"] and third["state"] == "playing", "Bob has left"
    info = bob.get(group.path)["info"]
    assert info["playing"] and info["match"] is None, "nobody is led to a table that they cannot open"
    bob.get(f"/api/matches/{third['id']}/table", 404)
    assert carol.get(group.path)["info"]["match"] == third["id"]


def test_who_keeps_a_role_keeps_their_place_and_one_person_may_play_several(server: Server) -> None:
    ada, bob = server.guest("Ada"), server.guest("Bob")
    group = Group(ada, leader="last")
    assert ada.get(group.path)["settings"] == {"leader": "last"}
    first = group.begin("human", "human", roles=["singer", "cook"])
    bob.post(f"/api{first['seats'][1]['invitation']}")
    play_together(first["id"], ada, bob)
    second = group.begin("human", "human", "human", roles=["cook", "scout", "singer"], people=[0, 0, 1])
    assert sitting(second) == ["Bob", "Bob", "Ada"] and second["people"] == [0, 0, 1]
    assert bob.get(f"/api/matches/{second['id']}")["seats"][1]["yours"]


def test_a_chapter_that_was_given_up_is_begun_again(server: Server) -> None:
    ada = server.guest("Ada")
    group = Group(ada)
    first = group.begin("human", "human", one_screen=True)
    ada.post(f"/api/matches/{first['id']}/resign", {"version": first["version"]})
    state = ada.get(group.path)
    assert state["info"]["match"] is None and state["info"]["chapter"] == 1 and not state["done"]
    assert group.begin("human", "human", one_screen=True)["chapter"] == first["chapter"]


def test_of_two_who_begin_a_chapter_at_once_one_is_first(server: Server) -> None:
    group = Group(server.guest("Ada"))
    body = {"chapter": group.owner.get(group.path)["chapters"][0]["id"], "seats": ["human", "human"]}
    with ThreadPoolExecutor(4) as crowd:
        asked = [crowd.submit(group.owner.send, "POST", f"{group.path}/chapters", body) for _ in range(4)]
        answers = sorted(one.result().status_code for one in asked)
    assert answers == [201, 409, 409, 409]


def test_what_a_campaign_can_be_begun_with_is_on_the_card_of_its_game(server: Server) -> None:
    cards = {card["info"]["id"]: card for card in server.guest().get("/api/games")}
    card = cards["night_watch"]
    assert [(one["id"], one["values"]) for one in card["campaign_settings"]] == [
        ("leader", ["nobody", "first", "last"])
    ]
    assert card["words"]["fr"]["setting-leader"] and card["words"]["fr"]["setting-leader-last"] == "le dernier veilleur"
    assert card["words"]["fr"]["role-singer"] == "le Chanteur" and card["words"]["en"]["role-singer"]
    assert not cards["pilgrims"]["campaign"] and cards["pilgrims"]["campaign_settings"] == []
    refused = server.guest().post("/api/campaigns", {"game": "night_watch", "settings": {"leader": "me"}}, 422)
    assert refused["error"] == "setup"


@pytest.mark.parametrize("column", ["done", "settings", "chronicle"])
def test_a_campaign_that_is_spoilt_takes_no_other_with_it(start: Start, column: str) -> None:
    server = start()
    ada = server.guest("Ada")
    bad, good = (ada.post("/api/campaigns", {"game": "night_watch"})["info"]["id"] for _ in range(2))
    spoil = text(f"update campaigns set {column} = '{{broken' where id = :id").bindparams(id=bad)
    server.do(server.running.database.write(lambda connection: connection.execute(spoil)))
    assert [one["id"] for one in ada.get("/api/campaigns")["mine"]] == [good]
    answers = [ada.send("GET", f"/api/campaigns/{bad}{rest}").status_code for rest in ("", "/file", "/chapters/1")]
    assert answers[0] in (409, 422) and all(status < 500 for status in answers), answers
    assert ada.get(f"/api/campaigns/{good}")["info"]["id"] == good


def test_nobody_knows_from_the_campaign_how_a_chapter_is_dealt(server: Server) -> None:
    """Its file tells a seed, and so does the record of each chapter that is over: neither is that of the next one."""
    ada, ben = server.guest("Ada"), server.guest("Ben")
    group = Group(ada)
    match = group.begin("human", "human")
    ben.post(f"/api{next(seat['invitation'] for seat in match['seats'] if seat['invitation'])}")
    told = ben.get(f"{group.path}/file")
    seed = next(line.split()[1] for line in told.splitlines() if line.startswith("seed "))
    seeds = []
    for _ in range(2):
        play_together(match["id"], ada, ben)
        seeds.append(ben.get(f"/api/matches/{match['id']}")["seed"])
        match = group.begin("human", "human")
    assert len(set(seeds)) == 2 and not [one for one in seeds if one.startswith(seed)]
    alone = Group(server.guest())
    match = alone.begin("human", "human", one_screen=True)
    play_together(match["id"], alone.owner)
    seed = next(
        line.split()[1] for line in alone.owner.get(f"{alone.path}/file").splitlines() if line.startswith("seed ")
    )
    assert alone.owner.get(f"/api/matches/{match['id']}")["seed"] == f"{seed}-1", (
        "who plays alone gets what was asked for"
    )
