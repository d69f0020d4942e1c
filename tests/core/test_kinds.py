"""Kinds of options, declared once as the fields of a class."""

from __future__ import annotations

from dataclasses import dataclass

import pytest

from veillee.core.content import Name
from veillee.core.kinds import kind, kinds_of
from veillee.core.step import Option
from veillee.core.words import Lexicon, make_options


@dataclass(kw_only=True)
class Options:
    swap: list[list[Option]] = kind("cell", "card", rule="T-001")
    pay: list[Option] = kind(range(3), rule="T-002")
    pass_: Option = kind(rule="T-003", name="pass")


def lexicon() -> Lexicon:
    words = Lexicon(Options)
    words.add("cell", ("a1", "a2"), [Name("", "")] * 2)
    words.add("card", ("ace", "king", "queen"), [Name("", "")] * 3)
    return words


def test_the_grammar_of_keys_follows_from_the_declaration() -> None:
    words = lexicon()
    assert words.grammar == {"swap": ("cell", "card"), "pay": ("number",), "pass": ()}
    assert [words.rule(name) for name in words.grammar] == ["T-001", "T-002", "T-003"]
    assert [declared.field for declared in kinds_of(Options)] == ["swap", "pay", "pass_"]


def test_all_options_are_made_by_the_pieces_they_name() -> None:
    words = lexicon()
    options = make_options(Options, words)
    assert [[option.key for option in line] for line in options.swap] == [
        ["swap:a1:ace", "swap:a1:king", "swap:a1:queen"],
        ["swap:a2:ace", "swap:a2:king", "swap:a2:queen"],
    ]
    assert (options.swap[1][2].values, options.swap[1][2].rule) == ((1, 2), "T-001")
    assert [option.key for option in options.pay] == ["pay:0", "pay:1", "pay:2"]
    assert (options.pass_.key, options.pass_.kind, options.pass_.rule) == ("pass", "pass", "T-003")
    assert len(words.made) == 10


def test_numbers_begin_with_zero_because_they_are_places_in_a_list() -> None:
    with pytest.raises(AssertionError, match="begin with 0"):
        kind(range(1, 3), rule="T-001")
