"""Signals over sockets: everybody at the table sees them in their own words, nobody keeps them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.server.conftest import Start
from tests.server.kit import Json, Server, Socket, Table
from tests.server.test_together import two_at
from veillee.server.signals import MANY

pytestmark = pytest.mark.usefixtures("the_watch")


def signal(socket: Socket) -> Json:
    """The next signal that reaches a socket."""
    while True:
        said = socket.answer()
        if said["type"] == "signal":
            return said


def refusal(socket: Socket, **said: Any) -> Json:
    """What somebody is told who shows what cannot be shown."""
    socket.say(answer="mine", **said)
    while True:
        told = socket.answer()
        if told.get("answer") == "mine":
            assert told["type"] == "refused", told
            return told


def target_of(table: Table) -> str:
    """Anything that lies on the table."""
    pieces = [piece["id"] for zone in table.state["scene"]["zones"] for piece in zone.get("pieces", ())]
    return str(pieces[0])


def test_everybody_sees_a_signal_in_their_own_language(server: Server) -> None:
    ada, bob = two_at(server)
    with ada.person.socket(ada) as hers, bob.person.socket(bob, lang="fr") as his:
        his.next()  # he is there
        hers.say(type="phrase", key="wait", answer="a")
        for socket, words in ((hers, "“Wait.”"), (his, "« Attendez. »")):
            said = signal(socket)
            assert words in said["text"] and (said["kind"], said["seat"], said["lasts"]) == ("phrase", 0, 8)
        target = target_of(bob)
        his.say(type="point", key=target, answer="b")
        said = signal(hers)
        assert (said["target"], said["seat"], said["kind"]) == (target, 1, "point")
        assert "points at: " in said["text"]


def test_a_leaning_is_seen_by_who_comes_later_until_it_is_answered(server: Server) -> None:
    ada, bob = two_at(server)
    with ada.person.socket(ada) as hers:
        hers.say(type="lean", key="gather:near", number=1, answer="a")
        assert signal(hers)["label"] == "Gather wood close by"
        with bob.person.socket(bob) as his:
            said = signal(his)
            assert (said["kind"], said["seat"], said["number"], said["lasts"]) == ("lean", 0, 1, 0)
            hers.say(type="lean", key="", number=1, answer="b")
            assert signal(his)["label"] == ""
            hers.say(type="lean", key="gather:near", number=1, answer="c")
            assert signal(his)["label"] == "Gather wood close by"
        ada.play("gather:near")
        with bob.person.socket(bob) as his:
            his.say(type="phrase", key="thanks", answer="d")
            assert signal(his)["kind"] == "phrase", "a leaning that was answered is gone"


def test_a_spectator_sees_and_shows_nothing(server: Server) -> None:
    ada, _bob = two_at(server, watchable=True)
    watch = ada.person.get(ada.path)["watch"].rpartition("/")[2]
    eve = server.guest("Eve")
    with ada.person.socket(ada) as hers, eve.socket(ada, watch=watch) as theirs:
        theirs.next()  # they are there
        hers.say(type="phrase", key="well-done", answer="a")
        assert signal(theirs)["seat"] == 0
        assert refusal(theirs, type="phrase", key="wait")["problem"]["error"] == "no-seat"


@pytest.mark.parametrize(
    ("said", "error", "words"),
    [
        ({"type": "phrase", "key": "<b>hello</b>"}, "signal", "no phrase"),
        ({"type": "phrase"}, "signal", "no phrase"),
        ({"type": "point", "key": "card:no_such_thing"}, "unknown", "card:no_such_thing"),
        ({"type": "point", "key": "../../etc"}, "unknown", "../../etc"),
        ({"type": "lean", "key": "gather:near", "number": 9}, "signal", "decision 9"),
        ({"type": "lean", "key": "gather:moon", "number": 1}, "signal", "none of the answers"),
        ({"type": "phrase", "key": "wait", "seat": 1}, "no-seat", "no such seat"),
    ],
)
def test_what_cannot_be_shown_reaches_nobody(server: Server, said: Json, error: str, words: str) -> None:
    """Given somebody hostile, when they show what is not there, or for another's seat, then only they are told."""
    ada, bob = two_at(server)
    with ada.person.socket(ada) as hers, bob.person.socket(bob) as his:
        told = refusal(hers, **said)
        assert told["problem"]["error"] == error and words in told["problem"]["message"]
        his.say(type="phrase", key="thanks", answer="b")
        assert signal(his)["text"].endswith("“Thank you!”"), "the first signal that reaches anybody is his own"


def test_too_many_signals_are_refused_and_the_table_goes_on(server: Server) -> None:
    ada, bob = two_at(server)
    with ada.person.socket(ada) as hers, ada.person.socket(ada) as again:
        for at in range(MANY):
            hers.say(type="phrase", key="wait", answer=f"{at}")
            signal(hers)
        for socket in (hers, again):  # another socket of the same person does not help
            told = refusal(socket, type="phrase", key="wait")
            assert (told["status"], told["problem"]["error"]) == (429, "too-many-signals")
        ada.play("gather:near")
        with bob.person.socket(bob) as his:
            his.say(type="phrase", key="wait", answer="b")
            assert signal(his)["seat"] == 1, "others may still say something"


def test_a_signal_is_no_part_of_the_match(start: Start, tmp_path: Path) -> None:
    server = start(db=f"sqlite:///{tmp_path / 'kept.db'}")
    ada, _bob = two_at(server)
    before = ada.person.get(f"{ada.path}/table")
    with ada.person.socket(ada) as hers:
        hers.say(type="phrase", key="rather-not", answer="a")
        signal(hers)
    assert ada.person.get(f"{ada.path}/table") == before
    server.stop()
    assert all(b"rather-not" not in file.read_bytes() for file in tmp_path.glob("kept.db*"))


def test_games_say_what_can_be_said(server: Server) -> None:
    cards = {card["info"]["id"]: card for card in server.guest("Ada").get("/api/games")}
    assert cards["pilgrims"]["phrases"] == []
    watch = cards["night_watch"]
    assert [watch["words"]["fr"][f"phrase-{phrase}"] for phrase in watch["phrases"]][4] == "Attendez."
