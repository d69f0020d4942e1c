"""Rounds, roles and people at one terminal: seats are asked one after another, and only what is hidden is curtained."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.table import record_of, run

pytestmark = pytest.mark.usefixtures("night")

CURTAIN = "Press Enter when only you look:"
TWO = ("play", "night_watch", "--players", "2", "--roles", "woodcutter,singer", "--seed", "3", "--record", "m.veillee")


def test_an_open_round_says_who_answered_what_and_whom_we_wait_for() -> None:
    said = run(*TWO, typed=["2", "q"])
    first, second = said.out.split("Your choice (? for help):")[:2]
    assert "Also waited for: the Singer" in first and "Answered" not in first
    assert "Answered: the Woodcutter (Gather wood far away)" in second and "waited for" not in second
    assert CURTAIN not in first + second, "nothing is hidden"


def test_a_sealed_round_has_a_curtain_before_each_person_and_tells_nothing() -> None:
    said = run(*TWO, typed=["1", "1", "", "1", "", "q"])
    curtains = said.out.split(CURTAIN)
    assert len(curtains) == 3
    assert "The Woodcutter, your turn" in curtains[0] and "The Singer, your turn" in curtains[1]
    assert "feed:branch" in curtains[1], "the option of the first is shown to the first"
    assert "Answered: the Woodcutter (sealed)" in curtains[2]


def test_several_seats_of_one_person_need_no_curtain(tmp_path: Path) -> None:
    said = run(*TWO, "--people", "1,1", typed=["1", "1", "1", "1", "q"])
    assert said.code == 0 and CURTAIN not in said.out
    assert "Answered: the Woodcutter (Lay a branch on the fire)" in said.out, "one's own answers are no secret"
    match = record_of(tmp_path / "m.veillee")
    assert match.setup.people == (0, 0) and len(match.choices) == 4


def test_people_each_with_a_seat_are_the_usual_case_however_they_are_counted(tmp_path: Path) -> None:
    run(*TWO, "--people", "1,2", typed=["1", "q"])
    assert record_of(tmp_path / "m.veillee").setup.people == ()


def test_an_answer_goes_back_while_the_round_waits(tmp_path: Path) -> None:
    said = run(*TWO, typed=["2", "u", "1", "1", "q"])
    assert "Taken back: “Gather wood far away”." in said.out
    assert record_of(tmp_path / "m.veillee").choices == ["gather:near", "gather:near"]


def test_a_sealed_answer_goes_back_at_the_curtain_and_not_by_another_hand(tmp_path: Path) -> None:
    back = run(*TWO, typed=["1", "1", "", "1", "u", "", "2", "q"])
    assert "Taken back" in back.out
    assert record_of(tmp_path / "m.veillee").choices[-1] == "rest"
    other = run(*TWO, typed=["1", "1", "", "1", "", "u", "q"])
    assert "Taken back" not in other.out
    assert record_of(tmp_path / "m.veillee").choices[-1] == "feed:branch"


def test_one_person_takes_back_what_another_of_their_seats_answered(tmp_path: Path) -> None:
    said = run(*TWO, "--people", "1,1", typed=["1", "1", "1", "u", "2", "q"])
    assert "Taken back" in said.out
    assert record_of(tmp_path / "m.veillee").choices[-1] == "rest"


def test_bots_answer_their_part_of_a_round(tmp_path: Path) -> None:
    said = run(
        *("play", "night_watch", "--seats", "random,human,random", "--seed", "3", "--record", "m.veillee"),
        typed=["1"] * 40,
    )
    assert said.code == 0 and CURTAIN not in said.out
    match = record_of(tmp_path / "m.veillee")
    assert match.over and match.result is not None
    headline = match.scene(None, "en").outcome
    assert headline is not None and headline.headline in said.out
    assert "Total" not in said.out, "all win or lose together: nobody has points"


def test_the_welcome_asks_for_people_and_roles(home: Path) -> None:
    said = run("play", typed=["français", "night_watch", "", "3", "", "1,1", "4,x", "1,1,2", "2", "", "chant,-,1", "q"])
    assert said.code == 0, said.err
    for words in ("Quelle personne joue chaque place ?", "Qui est chaque place ?", "la Bûcheronne", "4,x"):
        assert words in said.out
    (file,) = (home / "data" / "veillee" / "matches").iterdir()
    setup = record_of(file).setup
    assert setup.people == (0, 0, 1) and setup.roles == ("singer", "", "woodcutter")


def test_the_welcome_proposes_a_role_for_the_first_seat(home: Path) -> None:
    said = run("play", typed=["", "cove", "", "", "2", "", "", "", "", "q"])
    assert said.code == 0 and "[entertainer]" in said.out, said.err
    (file,) = (home / "data" / "veillee" / "matches").iterdir()
    assert record_of(file).setup.roles == ("entertainer",)


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (("night_watch", "--roles", "baker"), "no role “baker”"),
        (("night_watch", "--roles", "cook,cook"), "the Cook"),
        (("night_watch", "--players", "2", "--mode", "night", "--people", "1,1,1"), "3 people were named"),
        (("night_watch", "--people", "one"), "“one”"),
        (("raiders", "--roles", "cook"), "no roles"),
    ],
)
def test_roles_and_people_that_cannot_be_are_refused(args: tuple[str, ...], words: str) -> None:
    said = run("play", *args)
    assert said.code == 2 and words in said.one_error


def test_the_catalogue_names_roles_and_the_campaign() -> None:
    said = run("games")
    assert "--roles woodcutter,singer,scout,cook" in said.out and "veillee campaign night_watch" in said.out


def test_the_question_is_named_by_whoever_answers() -> None:
    assert "The Woodcutter ▸" in run(*TWO, typed=["q"]).out


def test_what_lies_beside_the_board_and_the_places_of_a_small_map_are_named() -> None:
    said = run(*TWO, "--lang", "fr", typed=["d", "q"])
    assert "Les vents qui peuvent souffler" in said.out and "La crête" in said.out
