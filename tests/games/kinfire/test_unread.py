"""What was not read yet is in no scene, key, label, event or backdrop: every text of a pack is marked with its entry,
and whoever plays meets no mark before the entry."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest

import veillee
from tests.games.kinfire.house import SPEC, TEXTS
from veillee.core.backdrops import stage_of
from veillee.core.chance import Chance
from veillee.core.errors import UnknownMove
from veillee.core.explaining import targets_of
from veillee.core.match import Match
from veillee.games.kinfire.table import KinfireTable

HEAD = re.compile(r"^\[\[?\w+\]")  # of an entry; its own parts have a dot
ENTRY = re.compile(r'^id\s*=\s*"(\w+)"')
TEXT = re.compile(r"""\b(fr|en) = ("[^"\n]*"|'''.*?''')""")
MARK = re.compile(r"⟦(\w+)/(\w*)⟧")
READ = ("enemies", "allies", "maps")  # files whose entries are read one by one


def marked(file: str, text: str) -> str:
    """The same file, with the entry in every text."""
    found, entry = [], ""
    for line in text.splitlines():
        if HEAD.match(line):
            entry = ""
        if match := ENTRY.match(line):
            entry = match[1]
        mark = f" ⟦{file.removesuffix('.toml')}/{entry}⟧"

        def put(hit: re.Match[str], mark: str = mark) -> str:
            quote = hit[2][:3] if hit[2].startswith("'''") else '"'
            return f"{hit[1]} = {hit[2][: -len(quote)]}{mark}{quote}"

        found.append(TEXT.sub(put, line))
    return "\n".join(found) + "\n"


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("marked")
    for file, text in TEXTS.items():
        folder.joinpath(file).write_text(text if file == "pack.toml" else marked(file, text), "utf-8")
    return folder


def marks(match: Match) -> set[tuple[str, str]]:
    """The entries of all texts that anybody at the table is sent now."""
    seats = (None, *range(len(match.setup.seats)))
    sent: list[object] = [match.scene(seat, "en") for seat in seats]
    sent += [stage_of(match, "en").backdrop, match.events(0, 0, "en")]
    sent += [match.label(key, "en") for key in match.legal_keys]
    return {(found[1], found[2]) for found in MARK.finditer(msgspec.json.encode(sent).decode())}


class Reader:
    """Who remembers what was read at a table."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.known: set[tuple[str, str]] = set()

    def look(self) -> None:
        table = self.match.table
        assert isinstance(table, KinfireTable)
        self.known.update(self.lies_there(table))

    def lies_there(self, table: KinfireTable) -> Iterator[tuple[str, str]]:
        lexicon, company = self.match.lexicon, table.company
        yield from (("enemies", lexicon.id("enemy", foe.enemy)) for foe in table.foes)
        yield from (("enemies", lexicon.id("enemy", enemy)) for enemy in table.trophies)
        yield from (("allies", lexicon.id("ally", helper.ally)) for helper in table.helpers)
        if table.card != -1:
            yield "maps", lexicon.id("map", table.setup.map)
        for card in (*company.read, company.reading):
            if card != -1:
                yield "story", lexicon.id("story", card)
        yield from (("memory", lexicon.id("memory", memory)) for memory in company.memories)

    def unread(self) -> set[tuple[str, str]]:
        """What is sent and was not read: boards, allies, maps, cards of the story, memories."""
        found: set[tuple[str, str]] = set()
        for file, entry in marks(self.match):
            kinds = [role for role in ("story", "memory") if self.match.lexicon.value(role, entry) is not None]
            kinds += [file] if file in READ else []
            found |= {(kind, entry) for kind in kinds} - self.known
        return found


@pytest.mark.parametrize(
    ("mode", "settings", "seed"),
    [
        ("combat", {"combat": "q1_2"}, "a"),
        ("combat", {"combat": "q9_11"}, "b"),
        ("quest", {"quest": "2"}, "c"),
        ("quest", {"quest": "7"}, "d"),
    ],
)
def test_nothing_is_sent_before_it_is_read(pack: Path, mode: str, settings: dict[str, str], seed: str) -> None:
    match = veillee.new(SPEC.id, mode=mode, players=2, seed=seed, settings=settings, pack=pack)
    reader, chance = Reader(match), Chance("unread", seed)
    met: set[tuple[str, str]] = set()
    while not match.over and match.number < 60:
        reader.look()
        assert reader.unread() == set()
        met |= marks(match)
        match.play(match.legal_keys[chance.below(len(match.legal_keys))])
    assert any(file in READ or file.startswith("quest_") for file, _ in met)


def refusal(match: Match, key: str, lang: str) -> str:
    with pytest.raises(UnknownMove) as refused:
        match.explain(key, lang)
    return str(refused.value)


def test_an_unknown_word_is_answered_with_what_was_met_alone() -> None:
    match = veillee.new(SPEC.id, mode="combat", players=2, seed="met", settings={"combat": "q3_11"})
    told = refusal(match, "aim:nobody", "en")
    assert told.endswith("there are: husk")
    assert refusal(match, "aim_ally:nobody", "en").endswith("there are: brann")


@pytest.mark.parametrize(
    "key", ["aim:starless", "aim_ally:wagon", "sell:tide", "visit:d4", "quest:7", "buy:ds1", "choose:q7_1_1"]
)
def test_a_later_piece_is_no_word_yet(key: str) -> None:
    match = veillee.new(SPEC.id, mode="combat", players=2, seed="met", settings={"combat": "q3_11"})
    word = key.partition(":")[2]
    told = refusal(match, key, "en")
    later = told.replace(key, "").partition("there are")[2]
    assert word not in later
    assert "Starless" not in told


def test_what_is_asked_about_a_piece_names_nothing_later() -> None:
    match = veillee.new(SPEC.id, mode="combat", players=2, seed="met", settings={"combat": "q3_11"})
    lexicon = match.lexicon
    later = [lexicon.name("enemy", value, "en") for value in range(len(lexicon.ids("enemy"))) if value != 3]
    asked = [target for target in targets_of(match.scene(0)) if target.startswith(("enemy:", "seeker:", "ally:"))]
    assert asked
    for target in asked:
        told = str(match.about(target, 0, "en"))
        assert not [name for name in later if name in told]
