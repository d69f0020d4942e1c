"""The lexicon: small integers, their ids and their names, and the grammar of keys."""

from __future__ import annotations

from dataclasses import dataclass

import pytest
from hypothesis import given
from hypothesis import strategies as st

from veillee import UnknownMove
from veillee.core.content import Name
from veillee.core.kinds import kind
from veillee.core.step import Option
from veillee.core.words import Lexicon, role_of, whole_number


@dataclass(kw_only=True)
class Options:
    swap: list[list[Option]] = kind("cell", "cell", rule="T-001")
    pay: list[Option] = kind(range(99), rule="T-001")
    no: Option = kind(rule="T-001", name="pass")


def lexicon() -> Lexicon:
    words = Lexicon(Options)
    words.add("cell", ("a1", "a2", "a3"), [Name(f"case {n}", f"cell {n}") for n in (1, 2, 3)])
    return words


@dataclass(kw_only=True)
class Sales:
    sell: list[list[list[Option]]] = kind("size", "clan", "cell", rule="T-001")
    drop: list[list[Option]] = kind("cell", range(3), rule="T-001")


def joined() -> Lexicon:
    words = Lexicon(Sales)
    for role, ids in (
        ("size", "small large"),
        ("clan", "red blue"),
        ("cell", "a1 a2"),
        ("good", "small_red large_red"),
    ):
        words.add(role, ids.split(), [Name(id_, id_) for id_ in ids.split()])
    words.joined(("size", "clan"), "good")
    return words


def test_what_two_parts_mean_together_is_one_piece_where_there_is_such_a_piece() -> None:
    words = joined()
    assert words.pieces({"size": 1, "clan": 0, "cell": 1}) == ["good:large_red", "cell:a2"]
    assert words.pieces({"size": 1, "clan": 1, "cell": 1}) == ["size:large", "clan:blue", "cell:a2"]
    assert words.pieces({"clan": 0}) == ["clan:red"]
    assert words.parts("good", 1) == [{"good": 1}, {"size": 1, "clan": 0}]
    assert words.parts("cell", 0) == [{"cell": 0}]


def test_a_number_can_be_part_of_a_piece() -> None:
    words = joined()
    words.add("niche", ["a1_1", "a1_2"], [Name("x", "x")] * 2)
    words.joined(("cell", "number"), "niche")
    assert words.pieces({"cell": 0, "number": 2}) == ["niche:a1_2"]
    assert words.pieces({"cell": 0, "number": 0}) == ["cell:a1"]
    assert words.parts("niche", 0) == [{"niche": 0}, {"cell": 0, "number": 1}]


def test_what_two_parts_mean_together_has_its_name_in_messages_too() -> None:
    words = joined()
    assert words.named({"size": 1, "clan": 0}, "en")["good"] == "large_red"
    assert "good" not in words.named({"size": 1, "clan": 1}, "en")


def test_pieces_of_a_role_can_be_those_of_another_one_from_some_number_on() -> None:
    words = joined()
    words.add("card", ["ace", "first", "second", "last"], [Name("x", "x")] * 4)
    words.same_from("card", 1, "cell")
    assert [words.target("card", value) for value in range(4)] == ["card:ace", "cell:a1", "cell:a2", "card:last"]
    assert words.meant("cell:a2") == [("cell", 1), ("card", 2)]


def test_an_option_is_written_as_its_grammar_says_and_read_back() -> None:
    words = lexicon()
    swap = words.option("swap", "T-001", 0, 2)
    assert (swap.key, swap.kind, swap.values, swap.rule) == ("swap:a1:a3", "swap", (0, 2), "T-001")
    assert words.parse("swap:a1:a3") == ("swap", (0, 2))
    assert words.parse(" Swap:A1:a3 ") == ("swap", (0, 2))
    assert words.option("pass", "T-001").key == "pass"
    assert repr(swap) == "<Option swap:a1:a3>"


def test_a_role_that_comes_twice_is_numbered() -> None:
    words = lexicon()
    args = words.args(words.option("swap", "", 0, 2))
    assert args == {"cell": 0, "cell2": 2}
    assert words.named(args, "fr") == {"cell": "case 1", "cell2": "case 3"}
    assert (role_of("cell2"), role_of("cell")) == ("cell", "cell")


def test_numbers_stay_numbers() -> None:
    words = lexicon()
    assert words.parse("pay:12") == ("pay", (12,))
    assert words.option("pay", "", 12).key == "pay:12"
    assert words.named({"number": 3, "number2": 4}, "en") == {"number": 3, "number2": 4}


@pytest.mark.parametrize("word", ["", "-1", "01", "1.0", "²", "٣", "1e3", " 1", "9" * 10, "x"])
def test_only_plain_whole_numbers_are_numbers(word: str) -> None:
    assert whole_number(word) is None


@given(st.integers(0, 999_999_999))
def test_every_number_that_can_be_written_can_be_read(number: int) -> None:
    assert whole_number(str(number)) == number


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("fly", "no move is called 'fly'; there are: pass, pay, swap"),
        ("swap:a1", "expected swap:CELL:CELL"),
        ("pass:a1", "expected pass"),
        ("swap:a1:z9", "no cell is called 'z9'; there are: a1, a2, a3"),
        ("pay:²", "no number is called '²'"),
        ("pay:007", "no number is called '007'"),
        (f"pay:{'9' * 5000}", "no number is called"),
    ],
)
def test_a_key_that_means_nothing_says_which_part(key: str, said: str) -> None:
    with pytest.raises(UnknownMove) as refused:
        lexicon().parse(key)
    assert said in str(refused.value)
    assert refused.value.key == key


@given(st.text())
def test_any_text_is_a_move_or_an_unknown_move(text: str) -> None:
    words = lexicon()
    try:
        kind, values = words.parse(text)
    except UnknownMove:
        return
    assert words.option(kind, "", *values).key == text.strip().lower()


def test_targets_are_roles_and_ids() -> None:
    assert lexicon().target("cell2", 1) == "cell:a2"
    assert list(lexicon().ids("cell")) == ["a1", "a2", "a3"]


def test_seats_are_called_as_those_who_sit_there_even_where_there_are_more_of_them_than_seats() -> None:
    words = lexicon()
    names = {id_: Name(f"la {id_}", f"the {id_}") for id_ in ("fox", "owl", "hare", "robot")}
    words.add("animal", ("fox", "owl", "hare"), [names[id_] for id_ in ("fox", "owl", "hare")])
    words.add("seat", ("fox", "owl", "robot"), [names[id_] for id_ in ("fox", "owl", "robot")])
    for who, called in (((1,), "owl fox robot"), ((2,), "hare owl robot"), ((2, 0), "hare fox robot")):
        seated = words.seated("animal", who)
        assert list(seated.ids("seat")) == called.split()
        assert seated.name("seat", 2, "fr") == "la robot" and seated.value("seat", called.split()[0]) == 0
        assert seated.name("seat", 0, "en") == f"the {called.split()[0]}"


def test_several_rooms_declare_options_of_one_grammar() -> None:
    words = Lexicon(Options, Sales)
    assert set(words.grammar) == {"swap", "pay", "pass", "sell", "drop"}
