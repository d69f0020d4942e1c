"""Invitations, open matches, spectators, settings."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor

from tests.server.kit import Server


def test_a_friend_sits_down_by_invitation(server: Server) -> None:
    ada, ben = server.guest("Ada"), server.guest("Ben")
    table = ada.start()
    link = table.invitation(1)
    shown = ben.get(f"/api{link}", lang="fr")
    assert shown["seats"] == [1] and shown["match"]["id"] == table.id and shown["match"]["seats"][0]["person"] == "Ada"
    ben.get(f"{table.path}/table", 404)  # looking at an invitation is not sitting down
    his = ben.accept(link)
    assert his.state["seat"] == 1 and his.info["state"] == "playing"
    assert his.info["seats"][1]["yours"] and his.info["seats"][1]["invitation"] is None
    assert table.look()["match"]["seats"][1]["person"] == "Ben"


def test_an_invitation_is_good_once_and_unguessable(server: Server) -> None:
    table = server.guest().start("high_card", players=3)
    first, second = table.invitation(1), table.invitation(2)
    assert first != second and len(first.removeprefix("/join/")) >= 22, "128 bits"
    server.guest().accept(first)
    late = server.guest()
    assert late.post(f"/api{first}", status=404, lang="fr")["message"] == "Cette invitation n'est plus valable."
    late.get(f"/api{first}", 404)
    late.get("/api/join/" + "A" * 22, 404)
    late.post("/api/join/a%00b", status=404)
    assert table.look()["match"]["state"] == "waiting", "one seat is still free"
    late.accept(second)
    assert table.look()["match"]["state"] == "playing"


def test_nobody_sits_down_at_a_match_that_is_over(server: Server) -> None:
    table = server.guest().start()
    link = table.invitation(1)
    table.do("resign")
    assert server.guest().post(f"/api{link}", status=409)["error"] == "is-over"


def test_anybody_joins_an_open_match_once(server: Server) -> None:
    table = server.guest().start("high_card", players=3, open=True)
    ben = server.guest()
    joined = ben.post(f"{table.path}/join")
    assert joined["seat"] == 1
    assert ben.post(f"{table.path}/join")["seat"] == 1, "clicked twice"
    assert table.look()["match"]["seats"][2]["person"] is None
    eve = server.guest()
    eve.post(f"{table.path}/join")
    assert server.guest().post(f"{table.path}/join", status=409)["error"] == "not-open"
    assert table.id not in [match["id"] for match in server.guest().get("/api/matches")["open"]]


def test_a_crowd_takes_all_free_seats(server: Server) -> None:
    """Who was too late for one of them gets another, as long as there is one."""
    table = server.guest().start("pilgrims", players=4, open=True)
    crowd = [server.guest() for _ in range(8)]
    with ThreadPoolExecutor(len(crowd)) as doors:
        answers = list(doors.map(lambda one: one.send("POST", f"{table.path}/join").status_code, crowd))
    assert sorted(answers) == [200] * 3 + [409] * 5
    assert all(seat["person"] for seat in table.look()["match"]["seats"])


def test_only_open_matches_can_be_joined(server: Server) -> None:
    table = server.guest().start()
    server.guest().post(f"{table.path}/join", status=404)
    assert table.person.ask("PATCH", table.path, {"open": True})["open"]
    server.guest().post(f"{table.path}/join")


def test_the_link_for_spectators_can_be_switched_on_and_off(server: Server) -> None:
    ada, eve = server.guest(), server.guest()
    table = ada.start("high_card")
    table.person.get(f"{table.path}/table")
    link = ada.ask("PATCH", table.path, {"watchable": True})["watch"]
    token = link.removeprefix("/watch/")
    assert ada.ask("PATCH", table.path, {"watchable": True})["watch"] == link, "the link stays"
    seen = eve.get(f"/api{link}")
    assert seen["id"] == table.id and seen["watch"] is None
    state = eve.get(f"{table.path}/table", watch=token)
    assert state["seat"] is None and not state["scene"]["question"].get("choices")
    assert all(not zone.get("pieces") for zone in state["scene"]["zones"] if zone["kind"] == "hand")
    eve.get(f"{table.path}/table", 404, watch="Ö" + token[1:])
    eve.get(f"{table.path}/table", 403, watch=token, seat=0)
    eve.post(f"{table.path}/play", {"version": 0, "key": "lay:card_1"}, 403, watch=token)
    eve.get(f"{table.path}/explain", 403, watch=token, key="lay:card_1")
    assert ada.ask("PATCH", table.path, {"watchable": False})["watch"] is None
    eve.get(f"/api{link}", 404)
    eve.get(f"{table.path}/table", 404, watch=token)
    assert ada.ask("PATCH", table.path, {"watchable": True})["watch"] != link, "an old link stays dead"


def test_only_the_owner_changes_settings(server: Server) -> None:
    table = server.guest().start()
    ben = server.guest()
    ben.accept(table.invitation(1))
    refused = ben.ask("PATCH", table.path, {"open": True}, 403, lang="fr")
    assert refused["message"] == "Seul le propriétaire de la partie peut changer cela."
    assert ben.get(table.path)["watch"] is None
    for bad in ({"open": "yes"}, {"abandon_hours": 0}, {"owner": "me"}):
        table.person.ask("PATCH", table.path, bad, 400)
    before = table.person.get(table.path)
    assert table.person.ask("PATCH", table.path, {}) == before, "what is left out stays"


def test_who_owns_a_match_without_a_seat_sees_what_a_spectator_sees(server: Server) -> None:
    owner = server.member()
    table = owner.start("pilgrims", seats=["random", "random"], mode="basic")
    state = table.look()
    assert state["seat"] is None and not table.keys
    dealt = owner.get(f"{table.path}/at/0")["scene"]  # later some cards are known to all, and the bots do not wait
    hands = [zone for zone in dealt["zones"] if zone["kind"] == "hand"]
    assert sum(zone["count"] for zone in hands) > 0
    assert not any(piece.get("face") for zone in hands for piece in zone.get("pieces", []))
    for seat in (0, 1):
        owner.get(f"{table.path}/table", 403, seat=seat)
        owner.get(f"{table.path}/at/0", 403, seat=seat)
    for change in ("play", "undo", "redo", "resign", "pause"):
        body = {"version": state["version"], **({"key": "pass"} if change == "play" else {})}
        assert owner.post(f"{table.path}/{change}", body, 403)["error"] == "no-seat"


def test_an_answer_that_was_lost_can_be_asked_for_again(server: Server) -> None:
    """Whoever accepted an invitation and never heard of it sits there all the same; nobody else does."""
    table = server.guest().start("connect_four", players=2)
    link = table.invitation(1)
    ben = server.guest()
    first = ben.accept(link)
    again = ben.accept(link)
    assert again.id == first.id and again.info["seats"][1]["yours"]
    assert ben.get(f"/api{link}")["match"]["id"] == table.id
    assert server.guest().post(f"/api{link}", status=404)["error"] == "no-invitation"
    assert table.person.at(table).info["seats"][1]["invitation"] is None


def test_a_match_is_begun_once_however_often_it_is_asked_for(server: Server) -> None:
    ada, key = server.guest(), {"idempotency-key": "first-evening"}
    wanted = {"game": "connect_four", "players": 2}
    ids = {ada.post("/api/matches", wanted, headers=key)["match"]["id"] for _ in range(3)}
    assert len(ids) == 1
    assert [match["id"] for match in ada.get("/api/matches")["mine"]] == [*ids]
    other = server.guest().post("/api/matches", wanted, headers=key)["match"]["id"]
    assert other not in ids, "the key is the person's own"
    assert ada.post("/api/matches", wanted)["match"]["id"] not in ids


def test_forks_and_rematches_are_begun_once_too(server: Server) -> None:
    ada = server.guest()
    table = ada.start("connect_four", one_screen=True)
    table.play("drop:a")
    key = {"idempotency-key": "once"}
    forks = {ada.post(f"{table.path}/fork", {"number": 1}, headers=key)["match"]["id"] for _ in range(2)}
    assert len(forks) == 1 and table.id not in forks
    table.do("resign", version=1)
    again = {"idempotency-key": "again"}
    assert len({ada.post(f"{table.path}/rematch", {}, headers=again)["match"]["id"] for _ in range(2)}) == 1


def test_people_gather_once(server: Server) -> None:
    ada, key = server.guest(), {"idempotency-key": "gathering"}
    wanted = {"game": "pilgrims", "mode": "basic", "players": 2}
    assert len({ada.post("/api/matches/gather", wanted, headers=key)["id"] for _ in range(2)}) == 1
