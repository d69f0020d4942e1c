"""Every card of the story against its printed operations and options."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.games.kinfire.house import CONTENT, LEXICON, both, names, said_condition, said_ops, value
from veillee.games.kinfire import box as b
from veillee.games.kinfire import terms
from veillee.games.kinfire.grammar import card_id, printed_number
from veillee.games.kinfire.words import SEEKER_IDS

OPTION = re.compile(r'(?:`\[(.+?)\]` )?"(.+?)" / "(.+?)"(?: \((.+?)\))? → (.+)')
OPERATION = re.compile(r"`([^`]+)`")
APPROACH = re.compile(r" \([^()]* / [^()]*\)")


def cards() -> dict[str, list[str]]:
    """The lines below each title."""
    found: dict[str, list[str]] = {}
    lines: list[str] = []
    for line in Path(__file__).with_name("printed_story.md").read_text("utf-8").splitlines():
        if line.startswith("### "):
            lines = found.setdefault(line.removeprefix("### "), [])
        elif line and not line.startswith("#"):
            lines.append(line)
    return found


PRINTED = cards()


def story_of(title: str) -> tuple[int, str]:
    """A card by its printed number, and the names that stand after it."""
    number, _, name = title.partition(" ")
    return value("story", card_id(number)), name


def test_all_cards_are_there() -> None:
    printed = sorted(title.partition(" ")[0] for title in PRINTED)
    assert printed == sorted(LEXICON.numbers("story")) and len(printed) == 199
    for id_ in LEXICON.ids("story"):
        assert card_id(printed_number(id_)) == id_


@pytest.mark.rule("KIN-225", "KIN-227", "KIN-232", "KIN-234", "KIN-238", "KIN-262")
@pytest.mark.parametrize("title", PRINTED)
def test_card(title: str) -> None:
    number, name = story_of(title)
    assert names("story", number) == name
    card = CONTENT.story[number]
    ops = CONTENT.lists[card.ops]
    lines = [line for line in PRINTED[title] if line.startswith("- ")]
    printed = [APPROACH.sub("", op) for line in lines for op in OPERATION.findall(line)]
    assert said_ops(card.ops) == printed
    below = [line.removeprefix("  - ") for line in PRINTED[title] if line.startswith("  - ")]
    firsts = [said_branch(branch) for op in ops for branch in op.branches]
    choices = [choice for op in ops for choice in op.choices]
    assert len(below) == len(firsts) + len(choices)
    assert [OPERATION.findall(line) for line in below if line.startswith(("`if ", "`else"))] == [
        [one] for one in firsts
    ]
    options = [OPTION.fullmatch(line) for line in below if not line.startswith(("`if ", "`else"))]
    assert len(options) == len(choices) == len(CONTENT.prose.choices[number])
    for option, choice, words in zip(options, choices, CONTENT.prose.choices[number], strict=True):
        assert option is not None
        needs, french, english, seekers, then = option.groups()
        assert both(words) == f"{french} / {english}"
        assert (None if choice.needs.kind == terms.ALWAYS else said_condition(choice.needs)) == needs
        assert [SEEKER_IDS[one].capitalize() for one in choice.seekers] == (seekers.split(", ") if seekers else [])
        assert (said_ops(choice.then) or ["nothing"]) == OPERATION.findall(then)


def said_branch(branch: b.Branch) -> str:
    then = ", ".join(said_ops(branch.then))
    return (
        f"else: {then}" if branch.condition.kind == terms.ALWAYS else f"if {said_condition(branch.condition)}: {then}"
    )


def test_approaches() -> None:
    """What choosing a colour means on the card of the ropes."""
    number = value("story", "q2_3")
    assert CONTENT.prose.approaches[number] == (("nager", "swim"), ("sauter", "leap"), ("", ""))
    assert [n for n, found in enumerate(CONTENT.prose.approaches) if found] == [number]
