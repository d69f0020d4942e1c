"""Tuning: what it finds, what it refuses, and that a kill changes nothing."""

from __future__ import annotations

import subprocess
import sys
import time
import tomllib
from collections.abc import Iterator
from pathlib import Path

import pytest

import veillee
from tests.cli.table import run as command
from veillee import lab
from veillee.core.spec import find_game, game, registry
from veillee.lab import numbers, race
from veillee.lab.tune import Tuned, Tuning
from veillee.lab.tuned import answer, names_for

CREEK = "creek.toml:creek.lanterns=1..5"


@pytest.fixture(autouse=True)
def smugglers() -> Iterator[None]:
    known = registry().copy()
    find_game("examples.smugglers:GAME")
    yield
    registry().clear()
    registry().update(known)


def wish(target: float = 0.8, games: int = 80, **more: object) -> Tuning:
    given: dict[str, object] = {"targets": {"smuggler": target}, "numbers": [CREEK], "bots": "random", "games": games}
    return lab.tuning("smugglers", **{**given, **more})  # type: ignore[arg-type]


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> tuple[Tuned, Path]:
    find_game("examples.smugglers:GAME")
    folder = tmp_path_factory.mktemp("tune") / "creek"
    return lab.tune(wish(), folder, workers=1), folder


def files(folder: Path) -> dict[str, bytes]:
    kept = [*folder.glob("tune.*"), *(folder / "pack").iterdir()]
    return {path.name: path.read_bytes() for path in kept}


# -- what is found --------------------------------------------------------------------------------------


def test_more_lanterns_catch_more_smugglers(found: tuple[Tuned, Path], tmp_path: Path) -> None:
    """Every lantern is one more crate that is seen: the more are wanted to fail, the more lanterns are found."""
    few = lab.tune(wish(1.0, games=40), tmp_path / "few", workers=1)
    assert few.best < found[0].best
    rates = {one.values: race.rates(one.results)[0] for one in found[0].tried}
    assert rates[1,] > rates[3,] > rates[5,]
    assert race.rates(few.again[few.best])[0] > race.rates(found[0].again[found[0].best])[0]


def test_the_pack_is_played_with(found: tuple[Tuned, Path]) -> None:
    tuned, folder = found
    box = game("smugglers").box(folder / "pack")
    assert (box.content.lanterns,) == tuned.best
    assert (box.hash == game("smugglers").box().hash) == (tuned.best == tuned.tuning.now)
    played = lab.run(lab.plan("smugglers", packs=[folder / "pack"], games=3), folder.parent / "played", workers=1)
    assert len(list(played.rows())) == 3


def test_everything_that_was_tried_is_said(found: tuple[Tuned, Path]) -> None:
    tuned, folder = found
    text = (folder / "tune.en.md").read_text("utf-8")
    assert {one.values for one in tuned.tried} == {(1,), (2,), (3,), (4,), (5,)}
    for one in tuned.tried:
        assert f"| {one.values[0]} | 1 | {len(one.results[0])} |" in text
    assert f"creek.toml:creek.lanterns = {tuned.best[0]}" in text and "interval" in text
    assert any(one.out for one in tuned.tried) and "tirages des donnes" in (folder / "tune.fr.md").read_text("utf-8")
    assert all(len(one.results[0]) < tuned.tuning.games for one in tuned.tried if one.out in (1, 2, 3))


def test_all_candidates_play_the_same_deals(found: tuple[Tuned, Path]) -> None:
    seeds: dict[str, set[str]] = {}
    for folder in sorted((found[1] / "heats").iterdir()):
        for row in lab.Run.open(folder).rows():
            seeds.setdefault(f"{folder.name.partition('-')[2]} {row.pack}", set()).add(row.seed)
    first = [found_ for key, found_ in seeds.items() if key.startswith("1 ")]
    assert len(first) == 5 and all(one == first[0] for one in first)
    again = {seed for key, ones in seeds.items() if key.startswith("again ") for seed in ones}
    assert again and not again & {seed for key, ones in seeds.items() if "again" not in key for seed in ones}


def test_what_cannot_be_reached_is_said(tmp_path: Path) -> None:
    missed = lab.tune(wish(0.0, games=40, numbers=["creek:creek.lanterns=1..2"]), tmp_path / "x", workers=1)
    assert missed.best == (2,) and not missed.hit
    assert any("Not every rate lies within 5.0 points" in line for line in answer(missed, names_for(missed, "en")))
    assert any("Tous les taux ne sont pas à moins" in line for line in answer(missed, names_for(missed, "fr")))


def test_numbers_without_effect_are_said(tmp_path: Path) -> None:
    """A single night is spent in one place: who knocks elsewhere changes nothing."""
    find_game("examples.night_watch:GAME")
    given = ["watches:marsh.sent_away_fire=-3..-1"]
    idle = lab.tune(
        lab.tuning("night_watch", targets={"night": 0.5}, numbers=given, bots="random", games=8, players=[2]),
        tmp_path / "x",
        workers=1,
    )
    assert idle.without_effect and idle.best == idle.tuning.now == (-2,)
    said = answer(idle, names_for(idle, "en"))
    assert any("changed nothing in any match" in line for line in said) and any("already" in line for line in said)


def test_values_that_the_game_refuses_are_left_out(tmp_path: Path) -> None:
    find_game("examples.night_watch:GAME")
    night = lab.tuning(
        "night_watch", targets={"night": 0.5}, numbers=["watches:hut.knock=3..5"], bots="random", games=4, players=[2]
    )
    done = lab.tune(night, tmp_path / "x", workers=1)
    assert [values for values, _ in done.refused] == [(4,), (5,)] and done.best == (3,)
    assert "not played: the game does not take such content" in (tmp_path / "x" / "tune.en.md").read_text("utf-8")
    bad = lab.tuning(
        "night_watch", targets={"night": 0.5}, numbers=["watches:hut.knock=4..5"], bots="random", games=4, players=[2]
    )
    with pytest.raises(lab.LabError, match="takes none of these values"):
        lab.tune(bad, tmp_path / "y", workers=1)


# -- the race -------------------------------------------------------------------------------------------


def test_a_large_range_is_searched_net_by_net() -> None:
    """A known curve: the nets close in on its place without trying all thousand values."""
    wanted = [0.5]
    tried: set[race.Values] = set()
    ranges = whole = [(0, 1000)]
    while True:
        candidates, steps = race.net(ranges, "x")
        tried.update(candidates)
        found: dict[race.Values, race.Results] = {
            values: [[1.0 if deal >= values[0] else 0.0 for deal in range(1000)]] for values in candidates
        }
        best = race.best_of(found, wanted, (0,))
        if steps == [1]:
            break
        ranges = race.nearer(best, steps, whole)
    assert best == (500,) and len(tried) < 100


@pytest.mark.parametrize("count", [2, 3, 5])
def test_nets_of_several_numbers_end(count: int) -> None:
    ranges = whole = [(0, 40)] * count
    for _ in range(20):
        candidates, steps = race.net(ranges, "x")
        assert len(candidates) <= race.NET and all(0 <= value <= 40 for values in candidates for value in values)
        if all(step == 1 for step in steps):
            break
        ranges = race.nearer(candidates[0], steps, whole)
    else:
        pytest.fail("it never comes to neighbours")


def test_only_who_is_certainly_worse_is_out() -> None:
    near, close, far = (1,), (2,), (3,)
    won = [[float(deal % 2) for deal in range(40)]]
    results: dict[race.Values, race.Results] = {near: won, close: [[*won[0][:-1], 0.0]], far: [[1.0] * 40]}
    assert race.survivors(results, [0.5], near, "x") == [near, close]
    few: dict[race.Values, race.Results] = {values: [found[0][:8]] for values, found in results.items()}
    assert race.survivors(few, [0.5], near, "x") == [near, close, far], "eight deals say nothing"


def test_heats_share_out_all_games() -> None:
    assert race.heats(80) == [10, 10, 20, 40] and sum(race.heats(7)) == 7 and race.heats(1) == [1]


# -- the numbers ----------------------------------------------------------------------------------------


def test_a_number_is_set_and_nothing_else() -> None:
    texts = game("smugglers").box().texts
    number = numbers.find(game("smugglers").pack, texts, "creek:crate.silk.value=1..9")
    changed = numbers.with_values(texts, [number], [7])
    old, new = (tomllib.loads(files["creek.toml"]) for files in (texts, changed))
    assert [one["value"] for one in new["crate"] if one["id"] == "silk"] == [7]
    for crate in new["crate"]:
        crate["value"] = {"silk": 3}.get(crate["id"], crate["value"])
    assert new == old
    lines = zip(texts["creek.toml"].splitlines(), changed["creek.toml"].splitlines(), strict=True)
    assert sum(before != after for before, after in lines) == 1, "comments stay"


def test_numbers_that_move_together_keep_their_distance() -> None:
    texts = game("smugglers").box().texts
    number = numbers.find(game("smugglers").pack, texts, "creek:salt.value+wine.value+silk.value=1..4")
    assert number.name == "creek.toml:salt.value+wine.value+silk.value"
    assert (number.now, number.low, number.high) == (1, 1, 4)
    changed = tomllib.loads(numbers.with_values(texts, [number], [3])["creek.toml"])
    values = {crate["id"]: crate["value"] for crate in changed["crate"]}
    assert [values[id_] for id_ in ("salt", "herring", "wine", "silk")] == [3, 1, 4, 5]
    assert numbers.with_values(texts, [number], [1]) == texts


@pytest.mark.parametrize(
    ("given", "now"), [("watches:hut.wood.2=0..9", 2), ("watches.toml:ridge.let_in_fire=-3..3", -2)]
)
def test_parts_of_lists_and_negative_numbers(given: str, now: int) -> None:
    find_game("examples.night_watch:GAME")
    texts = game("night_watch").box().texts
    number = numbers.find(game("night_watch").pack, texts, given)
    assert number.now == now
    again = numbers.find(game("night_watch").pack, numbers.with_values(texts, [number], [3]), given)
    assert again.now == 3


def test_numbers_in_a_text(tmp_path: Path) -> None:
    """Content whose effects are written as words has its numbers in a text."""
    text = '[[card]]\nid = "a"\nbottom = "V2; T1"\n\n[[card]]\nid = "b"\nbottom = "V2; T1"\n'
    number = numbers.Number("x.toml", "card", 1, ("bottom", 1), "x", 1, 0, 9)
    assert numbers.put(text, number, 3) == text[: text.rindex("T1")] + 'T3"\n'


@pytest.mark.parametrize(
    ("more", "english", "french"),
    [
        ({"targets": {}}, "expected at least one, such as medium", "il en faut au moins un"),
        ({"targets": {"nobody": 0.5}}, "no level, mode or role", "ni niveau, ni mode, ni rôle"),
        ({"targets": {"smuggler": 50}}, "expected a number between 0 and 1", "attendu un nombre entre 0 et 1"),
        ({"tolerance": 2.0}, "tolerance 2", "tolérance 2"),
        ({"numbers": []}, "no number to tune", "aucun nombre à calibrer"),
        ({"numbers": ["creek.lanterns=1..5"]}, "expected FILE:ENTRY.FIELD=LOW..HIGH", "attendu FICHIER:ENTRÉE.CHAMP"),
        ({"numbers": ["creek:creek.lanterns=5..1"]}, "5 is more than 1", "5 dépasse 1"),
        ({"numbers": ["brook:creek.lanterns=1..5"]}, "no file brook.toml", "pas de fichier brook.toml"),
        (
            {"numbers": ["creek:gold.value=1..5"]},
            "no entry “gold”; expected one of creek, salt",
            "pas d'entrée « gold »",
        ),
        ({"numbers": ["creek:creek.lamps=1..5"]}, "no “lamps”; expected one of source", "pas de « lamps »"),
        ({"numbers": ["creek:salt.name=1..5"]}, "expected the place of a whole number", "la place d'un nombre entier"),
        ({"numbers": ["creek:salt.value.2=1..5"]}, "leads nowhere in 1", "ne mène nulle part"),
        ({"numbers": [CREEK, CREEK]}, "named twice", "nommé deux fois"),
        ({"numbers": ["creek:salt.value+wine.value+salt.value=1..4"]}, "named twice", "nommé deux fois"),
    ],
)
def test_wrong_wishes(more: dict[str, object], english: str, french: str) -> None:
    with pytest.raises(lab.PlanError) as said:
        wish(**more)  # type: ignore[arg-type]
    assert english in said.value.text("en") and french in said.value.text("fr")


@pytest.mark.parametrize(
    ("name", "level", "given", "english", "french"),
    [
        ("lueur", "medium", "tom:rulebook.province=1..9", "comes from the rulebook; expected", "vient du livret"),
        ("lueur", "medium", "tom:t1.company=1..9", "comes from a public source; expected", "d'une source publique"),
        (
            "raiders",
            "hard",
            "layout:hamlet.x=1..9",
            "is print, which no rule reads; expected",
            "aucune règle ne le lit",
        ),
    ],
)
def test_only_rules_of_the_house_are_tuned(name: str, level: str, given: str, english: str, french: str) -> None:
    if name == "raiders":
        places = tomllib.loads(veillee.game("raiders").box().texts["layout.toml"])
        section, entries = next((key, found) for key, found in places.items() if isinstance(found, list))
        field = next(key for key, value in entries[0].items() if isinstance(value, int))
        given = f"layout:{section}.{entries[0]['id']}.{field}=1..9"
    with pytest.raises(lab.PlanError) as said:
        lab.tuning(name, targets={level: 0.5}, numbers=[given])
    assert english in said.value.text("en") and french in said.value.text("fr")


# -- killed and gone on with ----------------------------------------------------------------------------


def test_interrupted_and_killed_it_comes_to_the_same_end(found: tuple[Tuned, Path], tmp_path: Path) -> None:
    """Stopped in the middle of a heat, killed outright, then gone on with: the files are equal to the byte."""
    out = tmp_path / "creek"
    calls = 0

    def stop(_: object) -> None:
        nonlocal calls
        calls += 1
        if calls == 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        lab.tune(wish(), out, workers=1, watch=stop)
    assert not (out / "pack").exists()
    args = "lab tune --game examples.smugglers:GAME --target smuggler=0.8 --bots random --games 80 --workers 1"
    words = [*args.split(), "--number", CREEK, "--out", str(out)]
    before = played(out)
    process = subprocess.Popen([sys.executable, "-m", "veillee", *words], stderr=subprocess.DEVNULL)
    deadline = time.monotonic() + 60
    while played(out) < before + 1 and process.poll() is None and time.monotonic() < deadline:
        time.sleep(0.002)
    process.kill()
    process.wait()
    assert played(out) > before
    done = command("lab", "tune", "--out", str(out), "--workers", "1")
    assert done.code == 0, done.err
    assert files(out) == files(found[1])


def played(out: Path) -> int:
    """Bytes of what was played; a file that is only being written comes and goes."""
    return sum(path.stat().st_size for path in out.glob("heats/*/[!.]*"))


def test_another_wish_is_refused_in_the_same_folder(found: tuple[Tuned, Path]) -> None:
    with pytest.raises(lab.LabError, match="holds another tuning"):
        lab.tune(wish(0.7), found[1], workers=1)


def test_the_command_speaks_both_languages(tmp_path: Path) -> None:
    args = ["lab", "tune", "--game", "examples.smugglers:GAME", "--bots", "random", "--games", "8", "--number", CREEK]
    done = command(*args, "--target", "smuggler=0.9", "--out", str(tmp_path / "x"), "--lang", "fr", "--workers", "1")
    assert done.code == 0 and "le robot random gagne" in done.out and "Filet 1, manche 1" in done.err
    assert "tune.fr.md" in done.out and (tmp_path / "x" / "pack" / "creek.toml").is_file()
    wrong = command(*args, "--target", "smuggler", "--out", str(tmp_path / "y"))
    assert wrong.code == 2 and "expected NAME=RATE" in wrong.err
    none = command("lab", "tune", "--out", str(tmp_path / "z"))
    assert none.code == 2 and "no tuning" in none.err
