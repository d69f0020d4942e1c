"""Adding a merchant takes a room, a content file and a name in one list: tried with one who was invented for it."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from tests.games.cove import lamplighter
from veillee.core.chance import Chance
from veillee.core.match import Match
from veillee.core.setup import make_setup
from veillee.core.spec import GameSpec
from veillee.core.text import LANGUAGES
from veillee.games import cove
from veillee.testing import check_messages

COVE = Path(cove.__file__).parent
ROOM = Path(lamplighter.__file__).parent
BAY = "bay_of_five"
LIST = Path("merchants/__init__.py")
CONTENT = Path("content/lamplighter.toml")


def files_of(folder: Path) -> dict[Path, bytes]:
    """What lies in a folder as it stands in the bay of five merchants; nothing that is made from something else."""
    names = {
        b"tests.games.cove.lamplighter": f"{BAY}.merchants.lamplighter".encode(),
        cove.__name__.encode(): BAY.encode(),
    }
    found = {}
    for path in folder.rglob("*"):
        if path.is_file() and path.suffix not in (".pyc", ".so"):
            found[path.relative_to(folder)] = path.read_bytes()
            for old, new in names.items() if path.suffix == ".py" else ():
                found[path.relative_to(folder)] = found[path.relative_to(folder)].replace(old, new)
    return found


def copied(source: Path, target: Path) -> None:
    for path, text in files_of(source).items():
        (target / path).parent.mkdir(parents=True, exist_ok=True)
        (target / path).write_bytes(text)


@pytest.fixture(scope="module")
def bay(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """The game with a fifth merchant: the new room and file are put in, and the list is lengthened."""
    folder = tmp_path_factory.mktemp("bay")
    home = folder / BAY
    copied(COVE, home)
    copied(ROOM, home / "merchants" / "lamplighter")
    shutil.move(home / "merchants" / "lamplighter" / CONTENT.name, home / CONTENT)
    rooms = home / LIST
    text = rooms.read_text("utf-8")
    named = text.replace("ALCHEMIST)", "ALCHEMIST, LAMPLIGHTER)")
    assert named != text
    line = f"from {BAY}.rooms import Room\n"
    rooms.write_text(named.replace(line, f"from {BAY}.merchants.lamplighter.room import LAMPLIGHTER\n{line}"), "utf-8")
    sys.path.insert(0, str(folder))
    yield home
    sys.path.remove(str(folder))
    for name in [name for name in sys.modules if name.partition(".")[0] == BAY]:
        del sys.modules[name]


@pytest.fixture(scope="module")
def game(bay: Path) -> GameSpec[Any, Any]:
    found = import_module(BAY).GAME
    assert isinstance(found, GameSpec)
    return found


def begin(game: GameSpec[Any, Any], mode: str, level: str, roles: tuple[str, ...], seed: int) -> Match:
    setup = make_setup(game, seed=seed, mode=mode, level=level, seats=["human"] * len(roles), roles=roles)
    return Match.start(game, game.box(), setup, "en")


def test_nothing_else_is_touched(bay: Path) -> None:
    before, after = files_of(COVE), files_of(bay)
    added = {path for path in set(after) - set(before) if path.parts[:2] != ("merchants", "lamplighter")}
    changed = {path for path, text in before.items() if after[path] != text}
    assert added == {CONTENT} and changed == {LIST}


def test_it_says_everything_in_both_languages(game: GameSpec[Any, Any]) -> None:
    check_messages(game)
    assert "COV-901" in game.rulebook and len(game.rulebook.rule) == len(cove.GAME.rulebook.rule) + 2


@pytest.mark.parametrize(
    ("mode", "level", "roles"),
    [
        ("standard", "", ("lamplighter", "entertainer")),
        ("standard", "", ("captain", "lamplighter", "alchemist", "blacksmith")),
        ("solo", "medium", ("lamplighter",)),
        ("peddler", "hard", ("entertainer", "captain", "lamplighter")),
    ],
)
def test_it_plays_among_the_others_to_the_end(
    game: GameSpec[Any, Any], mode: str, level: str, roles: tuple[str, ...]
) -> None:
    match = begin(game, mode, level, roles, seed=len(roles))
    chance = Chance("fifth", len(roles))
    lit = 0
    while not match.over:
        assert game.faults(match.table) == []
        assert game.estimate is not None and len(game.estimate(match.table)) == len(roles) + (mode != "standard")
        if match.number % 40 == 0:
            for lang in LANGUAGES:
                assert {player.name for player in match.scene(seat=0, lang=lang).players}
                for key in match.legal_keys:
                    assert match.label(key, lang)
        key = match.legal_keys[chance.below(len(match.legal_keys))]
        lit += key.startswith("light:")
        match.play(key)
    assert lit > 1
    told = " ".join(event.text for event in match.events(lang="fr"))
    assert "L'Allumeuse allume la lampe des " in told
    assert ("Le Colporteur " in told) == (mode != "standard")
    assert "Lamplighter" not in told


def test_whoever_leaves_it_open_may_be_dealt_it(game: GameSpec[Any, Any]) -> None:
    dealt = {id_ for seed in range(20) for id_ in begin(game, "standard", "", ("", ""), seed).lexicon.ids("seat")[:2]}
    assert dealt == {*cove.MERCHANT_IDS, "lamplighter"}
