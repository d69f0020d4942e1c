"""The lab and what a match can be part of: campaigns, roles, people, teams."""

from __future__ import annotations

import pickle
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from examples import night_watch, smugglers
from examples.night_watch.campaign import Chronicle, NightCampaign
from examples.night_watch.steps.hour import Gather
from examples.night_watch.words import KEEPER_IDS

from tests.cli.table import run as command
from tests.lab.test_running import contents, lines, wait_for
from veillee import lab
from veillee.core import spec as specs
from veillee.core.campaign import Chapter, Saga, read_saga
from veillee.core.errors import SetupError
from veillee.core.match import Match
from veillee.core.spec import find_game, game
from veillee.lab import playing, rows
from veillee.lab.document import Grid
from veillee.lab.errors import LabError
from veillee.lab.gather import Gathered, gather
from veillee.lab.report import report, write_report
from veillee.lab.rows import MatchRow, SideRow, UseRow
from veillee.lab.worker import play_batch
from veillee.testing.replays import at_hand

NIGHT = "examples.night_watch:GAME"


@pytest.fixture(autouse=True)
def example_games() -> Iterator[None]:
    """Games that other processes can find by their places."""
    with ExitStack() as known:
        for spec, place in ((night_watch.GAME, NIGHT), (smugglers.GAME, "examples.smugglers:GAME")):
            known.enter_context(at_hand(spec))
            find_game(place)
        yield
    specs._found.clear()


@pytest.fixture
def nights() -> lab.Plan:
    return lab.plan("night_watch", campaign=True, games=6, seed="lab", decisions=True)


@pytest.fixture
def kept(nights: lab.Plan, tmp_path: Path) -> lab.Run:
    return lab.run(nights, tmp_path / "kept", workers=1)


# -- what is played --------------------------------------------------------------------------------


def test_a_campaign_is_played_from_its_beginning_to_its_end(kept: lab.Run) -> None:
    found = [row for row in kept.rows() if row.number == 0]
    assert [row.chapter for row in found] == [1, 2, 3]
    assert found[0].chapter_id == "hut" and found[1].chapter_id in ("ridge", "marsh") and found[2].chapter_id == "tower"
    assert {row.campaign for row in found} == {"lab-0"} and [row.seed for row in found] == [
        f"lab-0-{n}" for n in (1, 2, 3)
    ]
    chosen = [cells for cells in rows.read_parquet(kept.decisions) if cells["number"] == 0]
    saga: Saga[object] = Saga.begin("night_watch", seed="lab-0")
    for row in found:
        match = saga.start(row.chapter_id)
        for cells in chosen:
            if cells["chapter"] == row.chapter:
                match.play(cells["key"])
        assert match.result is not None and row.verdict == match.result.verdict and row.table == match.hash()
        assert {side.won for side in row.sides} == {float(row.verdict == "won")}
        assert [side.role for side in row.sides] == [KEEPER_IDS[role] for role in match.table.roles]
        saga.finish(row.chapter_id, match)
        assert row.chronicle == saga.hash()
    assert saga.over


def test_an_unforeseen_question_is_counted_once_for_all_who_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Gather, "unforeseen", True)
    plan = lab.plan("night_watch", players=[3], games=1, decisions=True)
    (row,) = playing.play(plan, 0)
    gathered = [choice.decision for choice in row.choices if choice.kind == "gather"]
    knocked = [choice.decision for choice in row.choices if choice.kind in ("let_in", "send_away")]
    assert len(gathered) == 3 * len(set(gathered)) and row.unforeseen == len({*gathered, *knocked})


def test_unforeseen_questions_are_counted(kept: lab.Run) -> None:
    """Somebody knocks once in a watch, unless the fire is out before."""
    found = list(kept.rows())
    assert {row.unforeseen for row in found} == {0, 1}
    knocked = [any(use.what in ("let_in", "send_away") for use in row.used) for row in found]
    assert [row.unforeseen == 1 for row in found] == knocked


def test_workers_change_nothing(nights: lab.Plan, kept: lab.Run, tmp_path: Path) -> None:
    assert contents(lab.run(nights, tmp_path / "two", workers=2)) == contents(kept)
    lab.run(msgspec.structs.replace(nights, games=2), tmp_path / "longer", workers=1)
    assert contents(lab.run(nights, tmp_path / "longer", workers=1)) == contents(kept)


def test_a_killed_run_goes_on(tmp_path: Path) -> None:
    """A kill -9, and one more in the middle of the line of a campaign, of which nothing is kept then."""
    plan = lab.plan("night_watch", campaign=True, games=40, decisions=True)
    out = tmp_path / "killed"
    args = f"lab run --game {NIGHT} --campaign --games 40 --decisions --workers 2 --out {out}".split()
    process = subprocess.Popen([sys.executable, "-m", "veillee", *args], stderr=subprocess.DEVNULL)
    wait_for(lambda: lines(out / "journal.jsonl") >= 2 or process.poll() is not None)
    process.kill()
    process.wait()
    found = lab.Run.open(out)
    done = found.done()
    assert found.charter.place == NIGHT and 2 <= len(done) < 39, "it was killed in the middle"
    with found.journal.open("ab") as file:
        file.write(play_batch(plan, [39]).rows[0].encode()[:-300])
    assert found.done() == done
    assert contents(lab.run(plan, out, workers=1)) == contents(lab.run(plan, tmp_path / "whole", workers=1))


class Crossroads(NightCampaign):
    """After the hut any watch may be kept next, whatever was voted."""

    def chapters(self, chronicle: Chronicle) -> list[Chapter]:
        if len(chronicle.kept) == 1:
            return [Chapter(id_, self.title(id_)) for id_ in ("ridge", "marsh")]
        return super().chapters(chronicle)


def test_chance_takes_a_way_where_several_are_offered() -> None:
    with at_hand(replace(night_watch.GAME, campaign=Crossroads())):
        plan = lab.plan("night_watch", campaign=True, games=8)
        first, again = (play_batch(plan, range(8)).rows for _ in range(2))
    assert first == again
    assert {rows.decode(line.encode())[1].chapter_id for line in first} == {"ridge", "marsh"}


class Endless(NightCampaign):
    def after(self, chronicle: Chronicle, match: Match) -> Chronicle:
        raise ValueError("the night does not end")


def test_a_campaign_that_goes_wrong_leaves_its_file(tmp_path: Path) -> None:
    with at_hand(replace(night_watch.GAME, campaign=Endless())):
        plan = lab.plan("night_watch", campaign=True, games=1)
        with pytest.raises(LabError, match=r"campaign 0 \(night 2p random\) went wrong: ValueError: the night"):
            lab.run(plan, tmp_path / "x", workers=1)
    saga = read_saga((tmp_path / "x" / "failed-0.campaign").read_text())
    assert [done.chapter for done in saga.done] == ["hut"], "with sound rules its first chapter can be finished"


def test_an_own_pack_is_played_in_campaigns_too(tmp_path: Path) -> None:
    assert command("pack", "export", NIGHT, str(tmp_path / "box")).code == 0
    plan = lab.plan("night_watch", campaign=True, packs=[tmp_path / "box"], games=1)
    run = lab.run(plan, tmp_path / "x", workers=1)
    assert {row.pack for row in run.rows()} == {f"night-watch-house@{game('night_watch').box().hash[:8]}"}


def test_roles_and_people_are_as_planned(tmp_path: Path) -> None:
    plan = lab.plan(
        "night_watch", campaign=True, people=["1+1+2"], roles=["cook+-+scout"], bots=["greedy+random"], games=2
    )
    (cell,) = plan.cells
    assert (cell.players, cell.people, cell.heads) == (3, (0, 0, 1), 2)
    assert [cell.sitting(index) for index in range(2)] == [
        ["greedy", "greedy", "random"],
        ["random", "random", "greedy"],
    ]
    for row in lab.run(plan, tmp_path / "x", workers=1).rows():
        assert (row.roles, row.people) == ("cook+-+scout", "1+1+2")
        roles = [side.role for side in row.sides]
        assert roles[::2] == ["cook", "scout"] and roles[1] in ("singer", "woodcutter")


def test_roles_fixed_or_dealt_stand_in_the_rows(tmp_path: Path) -> None:
    plan = lab.plan("smugglers", roles=["smuggler+officer", "officer", "-"], games=6)
    found: dict[str, set[tuple[str, ...]]] = {}
    for row in lab.run(plan, tmp_path / "x", workers=1).rows():
        found.setdefault(row.roles, set()).add(tuple(side.role for side in row.sides))
    one, other = ("smuggler", "officer"), ("officer", "smuggler")
    assert found == {"smuggler+officer": {one}, "officer": {other}, "": {one, other}}


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"game_id": "smugglers", "campaign": True}, "smugglers has no campaign"),
        ({"campaign": True, "modes": ["night"]}, "a campaign says itself how each chapter is played"),
        ({"campaign": True, "settings": {"chapter": ["hut"]}}, "campaign of night_watch has no setting 'chapter'"),
        ({"campaign": True, "settings": {"leader": ["king"]}}, "leader cannot be 'king'; values: nobody"),
        ({"campaign": True, "players": [9]}, "cannot have 9 players here; expected 2, 3, 4"),
        ({"campaign": True, "levels": ["hard"]}, "cannot have the level “hard” here; expected none"),
        ({"settings": {"chapter": ["castle"]}}, "chapter cannot be 'castle'; values: hut, ridge"),
        ({"roles": ["king"]}, "no keeper 'king'; there are: woodcutter"),
        ({"campaign": True, "roles": ["cook+cook"]}, "two seats cannot both be cook"),
        ({"roles": ["cook+singer+scout"]}, "3 roles for 2 seats"),
        ({"people": ["1+x"]}, "people “1\\+x”: expected a number for each seat"),
        ({"people": ["1+1+1+1+2"]}, "cannot have 5 players here"),
        ({"players": [2], "people": ["1+1+2"]}, "cannot have"),
        ({"people": ["1+1"], "bots": ["greedy+random"]}, "there is one seat or one person only"),
        ({"game_id": "smugglers", "people": ["1+1"]}, "is for 2 people, not 1"),
    ],
)
def test_what_cannot_be_planned_is_said(asked: dict[str, object], said: str) -> None:
    with pytest.raises((LabError, SetupError), match=said):
        lab.plan(**{"game_id": "night_watch", **asked})  # type: ignore[arg-type]


def test_matches_and_campaigns_do_not_meet_in_one_run(nights: lab.Plan, kept: lab.Run) -> None:
    other = lab.plan("night_watch", games=6, seed="lab", decisions=True)
    with pytest.raises(LabError, match="plays matches where this plays campaigns"):
        lab.run(other, kept.folder)


# -- what is said of it ----------------------------------------------------------------------------


def team(run: lab.Run, number: int, verdicts: str, *, used: str = "") -> list[MatchRow]:
    """A campaign that never was: a chapter for each letter, won or lost."""
    cell, index = run.plan.place(number)
    way = ["hut", "ridge" if number % 4 else "marsh", "tower"]
    roles = ("cook", "scout" if number % 2 else "singer")
    return [
        MatchRow(
            number=number,
            index=index,
            seed="",
            mode="night",
            level="",
            players=2,
            bots=cell.bots,
            settings="",
            pack="",
            decisions=10 + number % 2,
            rounds=None,
            first=0,
            reason="",
            table="",
            sides=[SideRow(seat, "random", 1, float(verdict == "w"), 0, 0, role) for seat, role in enumerate(roles)],
            sources=[],
            used=[UseRow(seat, what, 1) for seat in (0, 1) for what in used.split()],
            verdict="won" if verdict == "w" else "lost",
            campaign="0",
            chapter=at,
            chapter_id=way[at - 1],
        )
        for at, verdict in enumerate(verdicts, 1)
    ]


@pytest.fixture
def told(tmp_path: Path) -> Gathered:
    """Forty campaigns: the hut is always kept, the ridge and the marsh half of the time, the tower if they were."""
    run = lab.Run.begin(tmp_path / "told", lab.plan("night_watch", campaign=True, games=40))
    run.close()
    return gather(run, [row for n in range(40) for row in team(run, n, "www" if n % 8 < 4 else "wll", used="rest")])


def grids(found: Gathered, title: str, lang: str = "en") -> list[Grid]:
    (section,) = [section for section in report(found, lang).sections if section.title == title]
    return [block for block in section.blocks if isinstance(block, Grid)]


def test_a_report_says_of_each_chapter_how_often_it_is_reached_and_what_follows(told: Gathered) -> None:
    whole, endings, chapters, follows, companies = grids(told, "The campaigns")
    assert whole.rows == [["2 players, random", "40", "50.0 %", "35.2 – 64.8 %", "3.0", "3 – 3 – 3", "31.5"]]
    assert ["2 players, random", "The Singer", "20", "50.0 %", "29.9 – 70.1 %"] in companies.rows
    assert sum(" + " in row[1] for row in companies.rows) == 2, "and how often each company wins"
    assert [row[1:4] for row in endings.rows] == [
        ["The old tower: won", "20", "50.0 %"],
        ["The old tower: lost", "20", "50.0 %"],
    ]
    assert [row[1:5] for row in chapters.rows] == [
        ["The hut", "100 %", "40", "100.0 %"],
        ["The marsh", "25 %", "10", "50.0 %"],
        ["The ridge", "75 %", "30", "50.0 %"],
        ["The old tower", "100 %", "40", "50.0 %"],
    ]
    assert [row[1:] for row in follows.rows][:3] == [
        ["The hut: won", "The ridge", "30", "75 %"],
        ["The hut: won", "The marsh", "10", "25 %"],
        ["The marsh: won", "The old tower", "5", "100 %"],
    ]
    assert follows.rows[-1][1:] == ["The old tower: lost", "the end", "20", "100 %"]


def test_a_team_is_one_observation_and_nobody_is_first(told: Gathered) -> None:
    ridge = next(cell for cell in told.cells if cell.way.chapter == "ridge")
    assert not ridge.rivals and not ridge.even and ridge.places == {}
    assert ridge.fared["random"].won.count == ridge.seats.won.count == ridge.uses["rest"].won.count == 30
    assert ridge.uses["rest"].times == 60
    titles = [section.title for section in report(told, "en").sections]
    assert "The order of play" not in titles and "Points" not in titles and "Where points come from" not in titles
    (table,) = grids(told, "Victories")
    assert ["The ridge, 2 players", "random", "30", "50.0 %", "33.2 – 66.8 %"] in table.rows


def test_roles_of_a_team_are_compared_with_teams_without_them(told: Gathered) -> None:
    (table,) = grids(told, "The roles")
    found = {row[1]: row for row in table.rows if row[0].startswith("The ridge")}
    assert found["The Cook"][5:] == ["–", "–", "–"], "the Cook is in every team"
    assert [found[role][2] for role in ("The Singer", "The Scout")] == ["10", "20"]
    assert found["The Singer"][6].startswith("+0.0")


def test_roles_of_rivals_are_compared_with_an_equal_share(tmp_path: Path) -> None:
    """The Smuggler wins three of four; what she alone can do is not better for that."""
    run = lab.Run.begin(tmp_path / "x", lab.plan("smugglers", games=80))
    run.close()
    found = gather(run, [duel(run, number) for number in range(80)])
    (table,) = grids(found, "Les rôles", "fr")
    assert [[*row[1:4], *row[6:]] for row in table.rows] == [
        ["La Contrebandière", "80", "75,0 %", "+25,0 ± 9,3", "oui"],
        ["Le Douanier", "80", "25,0 %", "−25,0 ± 9,3", "oui"],
    ]
    (load,) = found.lifts()
    assert load.times == 80 and load.compared == (0, 0)


def duel(run: lab.Run, number: int) -> MatchRow:
    """A match of two rivals that never was."""
    (row,) = team(run, number, "w")
    smuggler, won = number % 2, number % 4 != 3
    return msgspec.structs.replace(
        row,
        mode="duel",
        verdict="ranked",
        campaign="",
        chapter=None,
        chapter_id="",
        sides=[
            SideRow(smuggler, "random", 1, float(won), 9, 0, "smuggler"),
            SideRow(1 - smuggler, "random", 2, float(not won), 5, 0, "officer"),
        ],
        used=[UseRow(smuggler, "load", 1)],
    )


def test_the_page_of_campaigns_is_written_in_both_languages(kept: lab.Run) -> None:
    write_report(kept.folder)
    for lang, title, chapter in (("en", "## The campaigns", "The hut: "), ("fr", "## Les campagnes", "La cabane : ")):
        text = (kept.folder / f"report.{lang}.md").read_text("utf-8")
        assert title in text and chapter in text
        assert not any(word in text for word in ("{ $", "keeper:"))


def test_the_command_plays_campaigns(tmp_path: Path) -> None:
    out = tmp_path / "x"
    said = command(*f"lab run --game {NIGHT} --campaign --games 2 --workers 1 --out {out} --lang fr".split())
    assert (
        said.code == 0 and said.out.startswith("2 campagnes dans") and "1 façon de jouer × 2 = 2 campagnes" in said.err
    )
    refused = command(*f"lab run --game pilgrims --campaign --out {tmp_path}/y --lang fr".split())
    assert refused.code == 2 and "pilgrims ne se joue pas en campagne" in refused.one_error
    specs.registry().pop("night_watch")
    assert command("lab", "report", str(out)).code == 0, "a run knows where its game was found"


@pytest.mark.parametrize(
    ("args", "said"),
    [
        (f"--game {NIGHT} --mode day", "pas de mode « day » ; modes : night"),
        (f"--game {NIGHT} --bots greedy+deep", "personne ne s'appelle « deep »"),
        (f"--game {NIGHT} --roles cook+king", "pas de rôle « king » ; rôles : woodcutter"),
        (f"--game {NIGHT} --campaign --setting chapter=hut", "pas de réglage « chapter=hut » ; réglages : leader="),
        (f"--game {NIGHT} --setting chapter=castle", "« chapter=castle » n'est pas possible"),
        (f"--game {NIGHT} --players 7", "ne peut avoir ici 7 joueurs ; possible : 2, 3, 4"),
        ("--game pilgrims --roles red --campaign", "pilgrims ne se joue pas en campagne"),
        ("--game raiders --roles red", "il n'y a pas de rôles à choisir ici"),
    ],
)
def test_what_does_not_exist_is_said_in_french_to_who_reads_french(args: str, said: str, tmp_path: Path) -> None:
    refused = command(*f"lab run {args} --out {tmp_path}/x --lang fr".split())
    assert refused.code == 2 and said in refused.one_error


def test_every_error_is_said_in_both_languages() -> None:
    error = LabError("error-too-many-bots", bots="a+b+c", count=3, seats=2)
    assert error.text("en") == str(error) == "bots “a+b+c”: 3 bots for 2 seats or people"
    assert error.text("fr") == "robots « a+b+c » : 3 robots pour 2 places ou personnes"
    again = pickle.loads(pickle.dumps(error))
    assert again.text("fr") == error.text("fr"), "it may come from another process"
