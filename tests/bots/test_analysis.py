"""The analysis of a finished match: chances after every decision, and what was given away."""

from __future__ import annotations

from xml.etree import ElementTree

import msgspec
import pytest

import veillee
from tests.helpers import duel, play_on, started
from veillee.bots.analysis import Analysis, analyse
from veillee.bots.picture import marks, svg


def over(columns: str) -> veillee.Match:
    match = duel(columns)
    assert match.over
    return match


def test_the_winning_line_and_the_mistake_that_allowed_it() -> None:
    match = over("dadadbd")  # blue lets the column of d grow to four
    found = analyse(match, "300")
    assert [moment.number for moment in found.moments] == list(range(1, 8))
    assert found.moments[-1].chances == (1.0, 0.0)
    mistake = found.costly()[0]
    assert (mistake.number, mistake.seat, mistake.key, mistake.better) == (6, 1, "drop:b", "drop:d")
    assert mistake.cost > 0.2
    assert mistake.chances[0] > 0.8, "after it red is about to win"


# Each decision is thought about, so one of the big games is enough here.
@pytest.mark.parametrize("game", ["lueur", "connect_four", "high_card"])
def test_chances_are_chances_and_costs_are_what_was_given_away(game: str) -> None:
    match = play_on(started(game), seed=3)
    found = analyse(match, "1")
    assert len(found.moments) == match.number
    for moment in found.moments:
        assert all(0.0 <= chance <= 1.0 for chance in moment.chances)
        assert moment.cost == pytest.approx(moment.better_chance - moment.chance, abs=2e-4)
        assert moment.cost >= 0.0
        if moment.better == moment.key:
            assert moment.cost == 0.0
    costs = [moment.cost for moment in found.costly()]
    assert costs == sorted(costs, reverse=True) and len(costs) <= 5
    assert all(cost > 0.0 for cost in costs)


def test_the_end_is_the_result() -> None:
    match = play_on(started("high_card"))
    assert match.result is not None
    winners = match.result.winners
    ends = analyse(match, "5").moments[-1].chances
    assert [seat for seat, chance in enumerate(ends) if chance > 0] == list(winners)
    assert sum(ends) == pytest.approx(1.0)


def test_the_same_match_is_analysed_alike() -> None:
    match = over("dadadbd")
    assert analyse(match, "20") == analyse(match, "20")


def test_progress_is_told() -> None:
    told: list[tuple[int, int]] = []
    analyse(over("dadadbd"), "5", progress=lambda done, total: told.append((done, total)))
    assert told == [(number, 7) for number in range(1, 8)]


def test_a_match_that_goes_on_is_not_analysed() -> None:
    with pytest.raises(veillee.HintError, match="only a match that is over"):
        analyse(duel("d"), "5")
    with pytest.raises(veillee.SetupError, match="budget"):
        analyse(over("dadadbd"), "none")


def test_words_in_both_languages() -> None:
    match = over("dadadbd")
    english, french = (analyse(match, "5", lang) for lang in ("en", "fr"))
    assert english.moments[0].label == match.label("drop:d", "en")
    assert french.moments[0].label == match.label("drop:d", "fr")


def test_it_goes_through_json() -> None:
    found = analyse(over("dadadbd"), "20")
    assert msgspec.json.decode(msgspec.json.encode(found), type=Analysis) == found


def test_the_picture() -> None:
    found = analyse(over("dadadbd"), "100")
    root = ElementTree.fromstring(svg(found, "A <title>", "decisions"))
    name = "{http://www.w3.org/2000/svg}"
    lines = root.findall(f"{name}polyline")
    assert len(lines) == 2
    assert all(len(line.attrib["points"].split()) == 8 for line in lines)
    assert len(root.findall(f"{name}g")) == len(found.worst)
    assert root.findtext(f"{name}title") == "A <title>"


def test_the_picture_tells_what_cost_most() -> None:
    found = analyse(over("dadadbd"), "100")
    notes = [f"note <{place}> {'x' * 200}" for place in range(len(found.worst))]
    texts = [text.text or "" for text in ElementTree.fromstring(svg(found, "t", "a", notes)).iter() if text.text]
    assert notes and all(any(text.startswith(note[:20]) for text in texts) for note in notes)
    assert max(map(len, texts)) < 130


def test_marks_below_the_picture_are_few() -> None:
    assert marks(7) == [0, 1, 2, 3, 4, 5, 6, 7]
    assert marks(127) == list(range(0, 128, 20))
    assert all(len(marks(last)) <= 13 for last in range(1, 3000))
