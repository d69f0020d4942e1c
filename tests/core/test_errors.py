"""Whatever goes wrong is said in the language of whoever reads it, with nothing of the other in it."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl

import veillee
from tests.helpers import duel
from veillee.core import errors
from veillee.core.campaign import Saga, read_saga
from veillee.core.content import Problem
from veillee.core.errors import IllegalMove, NoSuchGame, PackError, RecordError, SetupError, VeilleeError
from veillee.core.extras import MissingExtra
from veillee.core.spec import find_game, game, installed
from veillee.core.text import LANGUAGES, Phrase, either
from veillee.testing.french import Reading
from veillee.testing.messages import locale_files, pattern_of, texts_of

SOURCE = Path(errors.__file__).parents[1]
PARTS = ("core", "bots", "envs", "lab", "server", *(f"games/{id_}" for id_ in installed()))
OWN_WORDS = {"MissingPack", "NoSuchGame", "PackError", "LessonError", "MissingExtra", "CannotCarryOver", "StaleRefusal"}
ALREADY_SAID = {"UndoError"}  # its reason comes in the language of the match
FIXED = {"BotError": "bots", "EnvError": "envs", "LabError": "lab", "PlanError": "lab", "Refusal": "server"}
FROM_MOVES = {"key", "number"}  # what every MoveError speaks of by itself
SPEAKS = re.compile("(error|expected|found|fault)-")


class Said(NamedTuple):
    """A message that the source names, with what it is told."""

    where: str
    home: str
    messages: set[str]
    given: set[str] | None  # None where not all of it can be read from the source
    strays: bool  # whether its home is not that of the class, and not named


def speaking() -> dict[str, type[VeilleeError]]:
    """All kinds of errors, by their names."""
    for part in ("envs.play", "lab.errors", "server.refusals", "server.tables", "server.playing", "bots.errors"):
        import_module(f"veillee.{part}")
    found = {}
    waiting: list[type[VeilleeError]] = [VeilleeError]
    while waiting:
        kind = waiting.pop()
        found[kind.__name__] = kind
        waiting += kind.__subclasses__()
    return {name: kind for name, kind in found.items() if kind.__module__.startswith("veillee.")}


def named_messages(node: ast.expr, function: ast.FunctionDef, home: str) -> set[str]:
    """What a first argument may name; a name put together stands for all messages that it fits."""
    if isinstance(node, ast.JoinedStr):
        pattern = pattern_of(node)
        return {id_ for id_ in variables(home) if pattern.fullmatch(id_)} or {ast.unparse(node)}
    return texts_of(node, function) or {ast.unparse(node)}


def said_in(part: str) -> Iterator[Said]:
    kinds = speaking()
    home = f"veillee.{part.replace('/', '.')}"
    for path in sorted((SOURCE / part).rglob("*.py")):
        for function in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(function, ast.FunctionDef | ast.AsyncFunctionDef):
                continue
            for call in ast.walk(function):
                if isinstance(call, ast.Call) and call.args:
                    where = f"{path.relative_to(SOURCE)}:{call.lineno}"
                    yield from said_by(call, function, home, kinds, where)  # type: ignore[arg-type]


def said_by(
    call: ast.Call, function: ast.FunctionDef, home: str, kinds: dict[str, type[VeilleeError]], where: str
) -> Iterator[Said]:
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    keywords = {word.arg for word in call.keywords if word.arg}
    given: set[str] | None = keywords
    if any(word.arg is None for word in call.keywords):
        given = None
    strays = False
    if name in ("Phrase", "said"):
        details = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        given = None
        if isinstance(details, ast.Dict):
            given = {str(key.value) for key in details.keys if isinstance(key, ast.Constant)}
        if len(call.args) > 2 and name == "Phrase":
            return
    elif name == "says" and isinstance(call.args[0], ast.Constant):
        pass
    elif name in kinds and name not in OWN_WORDS | ALREADY_SAID:
        given = given | FROM_MOVES if given is not None and issubclass(kinds[name], errors.MoveError) else given
        strays = name not in FIXED and home != "veillee.core" and "home" not in keywords
    else:
        return
    if isinstance(call.args[0], ast.Name | ast.Attribute) and ast.unparse(call.args[0]) in ("message", "self.message"):
        return  # passed on by whoever was given it
    yield Said(where, home, named_messages(call.args[0], function, home), given, strays)


@cache
def variables(package: str) -> dict[str, dict[str, set[str]]]:
    """For each message of a package, its own and the core's, what it speaks of in each language."""
    found: dict[str, dict[str, set[str]]] = {}
    for home in dict.fromkeys(("veillee.core", package)):
        for lang in LANGUAGES:
            files = [text for _, text in locale_files(home, lang)]
            for entry in [entry for text in files for entry in FluentParser().parse(text).body]:
                if isinstance(entry, ftl.Message):
                    reading = Reading()
                    reading.visit(entry)
                    found.setdefault(entry.id.name, {})[lang] = set(reading.variables)
    return found


@pytest.mark.parametrize("part", PARTS)
def test_every_error_is_a_message_in_both_languages(part: str) -> None:
    """No error is raised with words that only one language has, and none lacks what its message speaks of."""
    all_said = list(said_in(part))
    assert all_said
    for said in all_said:
        known = variables(said.home)
        core = variables("veillee.core")
        for message in said.messages:
            assert message in known, f"{said.where}: {message!r} is no message"
            assert not said.strays or message in core, f"{said.where}: {message!r} needs its home"
            for lang in LANGUAGES:
                needed = known[message][lang]
                assert said.given is None or needed <= said.given, f"{said.where}: {message} in {lang} needs {needed}"


@pytest.mark.parametrize("part", PARTS)
def test_no_error_reads_the_same_in_both_languages(part: str) -> None:
    package = f"veillee.{part.replace('/', '.')}"
    texts = {}
    for lang in LANGUAGES:
        texts[lang] = {
            entry.id.name: text[entry.value.span.start : entry.value.span.end]
            for _, text in locale_files(package, lang)
            for entry in FluentParser().parse(text).body
            if isinstance(entry, ftl.Message) and entry.value is not None and entry.value.span is not None
        }
    same = [id_ for id_, text in texts["en"].items() if SPEAKS.match(id_) and texts["fr"][id_] == text]
    assert same == [], package


def test_no_problem_of_a_pack_is_said_in_one_language() -> None:
    """What was found and what was expected are data or phrases, never a sentence."""
    for path in sorted(path for path in SOURCE.rglob("*.py") if "server" not in path.parts):
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not isinstance(call, ast.Call) or ast.unparse(call.func).rpartition(".")[2].lower() != "problem":
                continue
            for said in call.args[2:]:
                parts = said.values if isinstance(said, ast.JoinedStr) else [said]
                words = " ".join(str(part.value) for part in parts if isinstance(part, ast.Constant))
                assert not re.search("[a-z]{2} [a-z]", words), f"{path.name}:{call.lineno} says {words!r}"


# -- what people meet ------------------------------------------------------------------------


def broken_pack(folder: Path, file: str, old: str, new: str) -> Callable[[], object]:
    """A pack of Pilgrims with a mistake in it."""
    for name, text in game("pilgrims").box().texts.items():
        (folder / name).write_text(text.replace(old, new) if name == file else text, "utf-8")
    return lambda: game("pilgrims").box(folder)


MISTAKES: dict[str, Callable[[], object]] = {
    "language": lambda: veillee.new("pilgrims", lang="de"),
    "game": lambda: game("pilgrim"),
    "form": lambda: find_game("nowhere"),
    "module": lambda: find_game("nowhere:GAME"),
    "name": lambda: find_game("examples.connect_four:GAMES"),
    "kind": lambda: find_game("examples.connect_four:__name__"),
    "mode": lambda: veillee.new("pilgrims", mode="duel"),
    "level": lambda: veillee.new("pilgrims", mode="solo", level="mild"),
    "levels": lambda: veillee.new("connect_four", mode="duel", level="mild"),
    "seats": lambda: veillee.new("pilgrims", players=9),
    "seat word": lambda: veillee.new("pilgrims", seats=["a b", "c"]),
    "seed": lambda: veillee.new("pilgrims", seed="a b"),
    "setting": lambda: veillee.new("pilgrims", settings={"moon": "full"}),
    "value": lambda: veillee.new("pilgrims", settings={"side": "C"}),
    "roles": lambda: veillee.new("lueur", mode="solo", roles=["nobody"]),
    "first": lambda: veillee.new("pilgrims", players=2, settings={"first": "4"}),
    "pack": lambda: veillee.new("pilgrims", pack="/nowhere"),
    "kind of move": lambda: duel().play("fly:a"),
    "form of move": lambda: duel().play("drop:a:b"),
    "piece of move": lambda: duel().play("drop:z"),
    "choice": lambda: duel().play(3),  # type: ignore[arg-type]
    "stale": lambda: duel().play("drop:a", number=7),
    "seat": lambda: duel().scene(7),
    "position": lambda: duel("a").at(9),
    "rule": lambda: game("pilgrims").rulebook.get("PIL-999"),
    "record": lambda: veillee.replay("hello\n"),
    "line": lambda: veillee.replay(duel("abba").record().replace("drop:b", "drop:q")),
    "header": lambda: veillee.replay(duel("a").record().replace("seed 0\n", "")),
    "cut": lambda: veillee.replay(duel("abba").record().rpartition("end ")[0]),
    "save": lambda: veillee.load(b"hello"),
    "table": lambda: veillee.load(duel("a").save().replace(b'"seal":"', b'"seal":"0')),
    "campaign": lambda: Saga.begin("pilgrims", seed=1),
    "chapter": lambda: Saga.begin("night_watch", seed=1).setup("day"),
    "campaign file": lambda: read_saga("hello\n"),
    "hint": lambda: duel().hint(1),
    "bot": lambda: import_module("veillee.bots").make_bot("deep", 0),
    "budget": lambda: import_module("veillee.bots").make_bot("search:never", 0),
}
ENGLISH = re.compile(r"(?<![\w'-])(the|expected|found|there|is|are|not|of|no|has|cannot|with|seats?)(?![\w'-])")


def spoken(act: Callable[[], object], lang: str) -> str:
    with pytest.raises(VeilleeError) as refused:
        act()
    return refused.value.text(lang)


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_in_french_has_no_english_word(mistake: str) -> None:
    text = spoken(MISTAKES[mistake], "fr")
    assert not ENGLISH.search(text), text
    assert ENGLISH.search(spoken(MISTAKES[mistake], "en")), "the check finds English words"


@pytest.mark.parametrize(
    ("file", "old", "new"),
    [
        ("board.toml", "campfires = [", "campfires = [9, "),
        ("quests.toml", "source   = ", "sauce = "),
        ("solo.toml", "[[level]]", "[[lever]]"),
        ("journeys.toml", "[[journey]]", "[[journey"),
        ("objects.toml", 'id         = "', 'id = "É'),
        ("adventures.toml", "retire     = ", "retire = 7"),
    ],
)
def test_a_broken_pack_is_told_in_both_languages(tmp_path: Path, file: str, old: str, new: str) -> None:
    act = broken_pack(tmp_path, file, old, new)
    text = spoken(act, "fr")
    assert " trouvé " in text and " attendu " in text and file in text
    assert not ENGLISH.search(text.replace(str(tmp_path), "")), text
    assert " found " in spoken(act, "en")


# -- how they are made ------------------------------------------------------------------------


def test_what_an_error_speaks_of_is_said_in_the_same_language() -> None:
    inner = SetupError("error-no-mode", game="chess", mode="fast", known=["slow", "blitz"])
    error = RecordError("error-header-setup", problem=inner, line=3)
    assert str(error) == (
        "line 3: the header asks for a match that cannot be: chess has no mode 'fast'; modes: slow, blitz"
    )
    assert error.text("fr") == (
        "ligne 3 : l'en-tête demande une partie impossible : chess n'a pas de mode « fast » ; modes : slow, blitz"
    )
    counts = SetupError("error-seats", game="chess", mode="slow", counts=either([2, 3, 4]), most=4, found=5)
    assert "is for 2 or 3 or 4 players, not 5" in counts.text("en") and "se joue à 2 ou 3 ou 4, pas à 5" in counts.text(
        "fr"
    )


def test_words_that_are_no_message_are_said_as_they_are() -> None:
    error = SetupError("my own words")
    assert error.text("fr") == str(error) == "my own words"


def test_errors_come_whole_from_another_process() -> None:
    problem = Problem("a.toml", "x", "y", Phrase("nothing-found"), Phrase("expected-text"))
    for error in (
        IllegalMove("error-illegal", key="drop:a", number=3, rule="C4-003", reason="full"),
        NoSuchGame("a:b", "module", "gone"),
        PackError("here", [problem]),
        MissingExtra("ray", "lab"),
        import_module("veillee.lab.errors").PlanError("error-no-games", games=0),
        import_module("veillee.bots.errors").BotError("error-no-bot", name="deep", known=["random"]),
    ):
        again = pickle.loads(pickle.dumps(error))
        assert type(again) is type(error) and again.text("fr") == error.text("fr")
    move = pickle.loads(pickle.dumps(IllegalMove("error-illegal", key="drop:a", number=3, rule="C4-003", reason="x")))
    assert (move.key, move.number, move.rule) == ("drop:a", 3, "C4-003")
