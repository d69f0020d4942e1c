"""Lessons: how a game is taught, what is due when, and what is wrong with a lesson that names nothing."""

from __future__ import annotations

import re
from dataclasses import replace
from importlib.resources import files
from typing import Any

import msgspec
import pytest

import veillee
from tests.helpers import play_on
from veillee import Match, PackError
from veillee.core.content import Name
from veillee.core.errors import LessonError, VeilleeError
from veillee.core.lessons import ALONE, FILE, LONGEST, MARK, Guide, Lesson, Tip, guide_of, marks_in, read_lesson
from veillee.core.spec import registry
from veillee.core.text import LANGUAGES, messages
from veillee.testing import ConformanceError, check_lesson
from veillee.testing.lessons import check_path

GAMES = sorted(id_ for id_, spec in registry().items() if spec.lesson is not None)
SPOKEN = re.compile(r"(\w+)\s*\{")  # what a listener hears where others see a sign
CODE = re.compile(r"\b[A-Z]{3}-\d+\b|\b[a-z]+_[a-z_0-9]+\b|\b\w+:\w+\b")  # rule numbers, ids and keys: not for people


def lesson_of(game: str) -> Lesson:
    lesson = veillee.game(game).lesson
    assert lesson is not None
    return lesson


def text_of(game: str) -> str:
    return files(veillee.game(game).package).joinpath(FILE).read_text("utf-8")


def guide(match: Match, lang: str = "en") -> Guide:
    found = guide_of(match, lang)
    assert found is not None
    return found


def due(match: Match) -> list[str]:
    return [tip.id for tip in guide(match).due]


def earlier(match: Match) -> list[str]:
    return [tip.id for tip in guide(match).earlier]


def follow(match: Match, choices: int) -> Match:
    """Make so many of the proposed choices."""
    for _ in range(choices):
        key = guide(match).proposed
        assert key is not None
        match.play(key)
    return match


# -- every game that has one ---------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES)
def test_the_guided_match_teaches_everything_once_and_holds_nobody_up(game: str) -> None:
    check_lesson(veillee.game(game))


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_short_and_for_people(game: str) -> None:
    lesson = lesson_of(game)
    assert 6 <= len(lesson.tips) <= 10
    texts = [*(tip.text for tip in lesson.tips), *(text for _, part in lesson.page.parts() for text in part)]
    for text in texts:
        assert text.fr != text.en
        for lang in LANGUAGES:
            words = MARK.sub("", text.text(lang))
            assert not CODE.search(words), words
            assert words.strip()[-1] in ".!…?)", words
        assert sorted(MARK.findall(text.fr)) == sorted(MARK.findall(text.en)), "both languages show the same signs"
    for lang in LANGUAGES:
        page = " ".join(text.text(lang) for _, part in lesson.page.parts() for text in part)
        assert len(page) < 2000, "it is one screen"


@pytest.mark.parametrize("game", GAMES)
def test_a_sign_of_a_tip_stands_beside_the_word_that_says_it(game: str) -> None:
    """Whoever listens hears the words alone: « and {skull} sends a card away » would say something else."""
    for tip in lesson_of(game).tips:
        for lang in LANGUAGES:
            text = tip.text.text(lang)
            assert len(SPOKEN.findall(text)) == len(MARK.findall(text)), text
            assert not {"and", "or", "et", "ou", "marked", "marquées"}.intersection(SPOKEN.findall(text)), text


@pytest.mark.parametrize("game", GAMES)
def test_the_page_has_headings_and_signs(game: str) -> None:
    lesson = lesson_of(game)
    for lang in LANGUAGES:
        legend = lesson.legend(lang)
        headings = [messages("veillee.core", lang).format(heading) for heading, _ in lesson.page.parts()]
        assert len(set(headings)) == 3
        for _, texts in lesson.page.parts():
            assert texts
            for text in texts:
                assert all(legend[name].text for name in marks_in(text))
    assert lesson.legend("fr") != lesson.legend("en")


@pytest.mark.parametrize("game", GAMES)
def test_tips_are_said_in_the_language_that_is_asked_for(game: str) -> None:
    match = lesson_of(game).begin("fr")
    first = lesson_of(game).tips[0]
    assert guide(match).due[0].text == guide(match, "en").due[0].text == first.text.en
    found = guide_of(match)
    assert found is not None and found.due[0].text == first.text.fr


# -- following a match along ---------------------------------------------------------------


def test_a_tip_is_due_at_its_moment_and_can_be_called_back() -> None:
    match = lesson_of("raiders").begin()
    assert (due(match), earlier(match)) == (["cards"], [])
    follow(match, 1)  # the same question again
    assert (due(match), earlier(match)) == ([], ["cards"])
    follow(match, 1)
    assert (due(match), earlier(match)) == (["work"], ["cards"])
    tip = guide(match).due[0]
    assert tip.number == 2 and "zone:worker:red" in tip.targets and tip.rule == "RAI-038"


def test_an_event_is_spoken_of_when_it_has_happened() -> None:
    match = follow(lesson_of("raiders").begin(), 5)
    assert "opponent" not in due(match)
    follow(match, 1)  # the learner's turn ends, and the opponent's card is turned over
    assert due(match) == ["opponent"]


def test_an_option_is_spoken_of_when_it_is_offered() -> None:
    match = lesson_of("raiders").begin()
    while "raid:harbour_west" not in match.legal_keys:
        assert "raid" not in due(match)
        follow(match, 1)
    assert due(match) == ["raid"]


def test_a_tip_without_a_place_points_at_what_its_option_concerns() -> None:
    match = lesson_of("pilgrims").begin()
    while "adventure" not in due(match):
        follow(match, 1)
    (tip,) = guide(match).due
    assert tip.id == "adventure" and "adventure:campfire" in tip.targets


def test_whoever_leaves_the_path_has_no_more_proposals_but_still_tips() -> None:
    match = lesson_of("lueur").begin()
    other = next(key for key in match.legal_keys if key != guide(match).proposed)
    match.play(other)
    assert guide(match).proposed is None and ALONE in due(match)
    play_on(match, 4)
    assert guide(match).proposed is None and {"strangers", ALONE} <= {*earlier(match), *due(match)}


def test_whoever_takes_a_wrong_step_back_is_on_the_path_again() -> None:
    match = follow(lesson_of("pilgrims").begin(), 3)
    wanted = guide(match)
    other = next(key for key in match.legal_keys if key != wanted.proposed)
    match.play(other)
    assert guide(match).proposed is None
    match.undo()
    assert guide(match) == wanted


def test_hidden_pieces_dealt_again_end_the_path() -> None:
    match = follow(lesson_of("raiders").begin(), 2)
    match.redeal(0, "anew")
    assert guide(match).proposed is None and due(match) == ["work", ALONE]


def test_the_path_ends_and_the_tips_go_on() -> None:
    lesson = lesson_of("lueur")
    assert lesson.match is not None
    match = follow(lesson.begin(), len(lesson.match.path) - 1)
    assert guide(match).proposed is not None and ALONE not in due(match)
    follow(match, 1)
    assert guide(match).proposed is None and "camp" in earlier(match)
    assert guide(match, "fr").due[-1].text.startswith("À partir d'ici"), "that nothing more is proposed is said once"
    play_on(match, 1)
    assert earlier(match).count(ALONE) == 1 and ALONE not in due(match)


def test_only_the_guided_match_is_guided() -> None:
    lesson = lesson_of("raiders")
    setup = lesson.setup()
    assert lesson.guides(setup)
    assert lesson.guides(msgspec.structs.replace(setup, seats=("ada",)))
    assert not lesson.guides(msgspec.structs.replace(setup, seed="another"))
    assert not lesson.guides(msgspec.structs.replace(setup, level="hard"))
    assert guide_of(veillee.new("raiders", mode="solo", seed=1)) is None
    assert guide_of(lesson.begin().fork(for_seat=0)) is None, "a bot needs no lesson"


def test_a_match_whose_past_is_lost_is_played_without_a_guide() -> None:
    match = follow(lesson_of("raiders").begin(), 4)
    assert guide_of(veillee.load(match.save())) == guide(match)
    assert guide_of(veillee.load(match.save(past=False))) is None


def test_a_game_without_lessons_has_none(small_games: None) -> None:
    assert veillee.game("connect_four").lesson is None
    assert guide_of(veillee.new("connect_four", seed=1)) is None
    check_lesson(veillee.game("connect_four"))


# -- what the check finds ------------------------------------------------------------------


def changed(lesson: Lesson, **match: Any) -> Lesson:
    assert lesson.match is not None
    return replace(lesson, match=msgspec.structs.replace(lesson.match, **match))


def refused(lesson: Lesson, monkeypatch: pytest.MonkeyPatch) -> str:
    """What the check says of a changed lesson of Lueur."""
    monkeypatch.setitem(vars(lesson.spec), "lesson", lesson)
    with pytest.raises(ConformanceError) as caught:
        check_path(lesson.begin(), lesson)
    return caught.value.what


def test_the_check_finds_a_path_that_leads_nowhere(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lesson_of("lueur")
    assert lesson.match is not None
    path = [*lesson.match.path[:3], "step:p05", *lesson.match.path[3:]]
    assert "no further than 3" in refused(changed(lesson, path=path), monkeypatch)


def test_the_check_finds_a_tip_that_never_comes(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lesson_of("lueur")
    late = Tip(id="late", text=Name("tard", "late"), question="ask-recruit", time=9)
    assert "never come: late" in refused(replace(lesson, tips=(*lesson.tips, late)), monkeypatch)


def test_the_check_finds_a_crowd_and_a_tip_that_points_at_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    lesson = lesson_of("lueur")
    text = Name("ici", "here")
    crowd = [Tip(id=f"here{number}", text=text, question="ask-tom-dice") for number in range(2)]
    assert "3 tips at once" in refused(replace(lesson, tips=(*lesson.tips, *crowd)), monkeypatch)
    lost = Tip(id="lost", text=text, question="ask-tom-dice", at=["companion:okans"])
    assert "does not see" in refused(replace(lesson, tips=(*lesson.tips, lost)), monkeypatch)


# -- a lesson that is wrong ----------------------------------------------------------------


def problems(game: str, text: str) -> list[str]:
    with pytest.raises(LessonError) as caught:
        read_lesson(veillee.game(game), {FILE: text})
    assert isinstance(caught.value, (PackError, VeilleeError))
    return [str(problem) for problem in caught.value.problems]


@pytest.mark.parametrize(
    ("was", "now", "expected"),
    [
        ('question = "ask-turn"', 'question = "ask-nothing"', "work, question: found 'ask-nothing'; expected one of"),
        ('option = "raid"', 'option = "swim"', "raid, option: found 'swim'"),
        ('option = "place:long_house"', 'option = "place:castle"', "offering, option: found 'place:castle'"),
        ('event = "forbids"', 'event = "sings"', "opponent, event: found 'sings'"),
        ('event = "forbids"', "", "opponent: found nothing; expected a question, an option or an event"),
        ('event = "forbids"', 'event = "forbids"\noption = "raid"', "opponent: found 'option, event'"),
        ('at = ["cell:town_hall"]', 'at = ["cell:castle"]', "take, at: found 'cell:castle'"),
        ('rule = "RAI-041"', 'rule = "RAI-999"', "take, rule: found 'RAI-999'; expected the number of a rule"),
        ('"zone:crew:red"', '"zone:attic"', "crew, at: found 'zone:attic'"),
        ("{worker-grey} ouvre", "{worker-pink} ouvre", "offering, text: found '{worker-pink}'; expected a mark"),
        ('mode = "solo"', 'mode = "race"', "match: found raiders has no mode 'race'"),
        ('level = "normal"', 'seats = ["greedy"]', "match, seats: found 'greedy'; expected a seat 'human'"),
        ('"raid:harbour_west"', '"raid:moon"', "match, path 16: found 'raid:moon'"),
        ('id = "take"\n', 'id = "work"\n', "work, id: found 'work'; expected an id that no other entry has"),
        ('id = "take"\n', 'id = "take"\ntime = 0\n', "take, time: found 0; expected a whole number, at least 1"),
        ('id = "take"\n', 'id = "take"\nwhen = 2\n', "take, when: found this field; expected one of id, text"),
        ("[match]", "[party]", "party: found this section; expected one of page, match, tip"),
        ("[match]", "[party]", "tip: found 10 tips; expected a table [match] to which they belong"),
        ("[[page.goal]]", "[[page.aim]]", "page, goal: found nothing"),
    ],
)
def test_what_a_lesson_names_must_exist(was: str, now: str, expected: str) -> None:
    text = text_of("raiders")
    assert was in text
    found = problems("raiders", text.replace(was, now))
    assert any(expected in problem for problem in found), "\n".join(found)


def test_every_text_is_there_in_both_languages_and_short() -> None:
    text = text_of("raiders")
    lines = text.splitlines()
    french = next(line for line in lines if line.startswith("text.fr"))
    assert any("cards, text: found" in one for one in problems("raiders", text.replace(french + "\n", "")))
    assert any(
        "cards, text.fr: found '  '" in one for one in problems("raiders", text.replace(french, 'text.fr = "  "'))
    )
    long = f'text.fr = "{"o" * (LONGEST + 1)}"'
    assert any(
        f"found {LONGEST + 1} characters; expected at most" in one
        for one in problems("raiders", text.replace(french, long))
    )
    page = next(line for line in lines if line.startswith("en = "))
    assert any("page, goal" in one for one in problems("raiders", text.replace(page + "\n", "")))


def test_a_lesson_that_is_no_toml_says_so() -> None:
    assert "expected valid TOML" in problems("raiders", "[page")[0]


def test_all_problems_are_listed_at_once() -> None:
    text = text_of("raiders").replace('option = "raid"', 'option = "swim"').replace('"RAI-041"', '"RAI-999"')
    assert len(problems("raiders", text)) == 2


def test_a_page_alone_is_a_lesson() -> None:
    text = text_of("lueur")
    lesson = read_lesson(veillee.game("lueur"), {FILE: text[: text.index("[match]")]})
    assert lesson.match is None and lesson.tips == () and lesson.seats == (0,)
    assert not lesson.guides(lesson_of("lueur").setup())
    assert "fire" in lesson.legend("en")
    with pytest.raises(VeilleeError, match="no guided match"):
        lesson.begin()
