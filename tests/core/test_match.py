"""Playing, refusing, looking at and explaining a match."""

from __future__ import annotations

import pytest

import veillee
from tests.helpers import duel, play_on, started
from veillee import IllegalMove, SetupError, StaleMove, UnknownMove
from veillee.core.scene import encode

# -- playing -------------------------------------------------------------------------------


def test_a_choice_is_made_by_key_or_by_option() -> None:
    by_key, by_option = duel(), duel()
    by_key.play("drop:d")
    assert by_option.decision is not None
    by_option.play(by_option.decision.options[3])
    assert by_key.save() == by_option.save()


def test_a_key_may_be_written_carelessly() -> None:
    match = duel()
    match.play("  DROP:D ")
    assert match.choices == ["drop:d"]


def test_decisions_are_numbered_and_go_to_one_seat() -> None:
    match = duel("dd")
    decision = match.decision
    assert decision is not None
    assert (decision.number, decision.seat, decision.rule) == (3, 0, "C4-003")
    assert decision.prompt == "Into which column do you drop a disc?"
    assert decision.prompt_in("fr") == "Dans quelle colonne lâchez-vous un jeton ?"
    assert [option.key for option in decision.options] == [f"drop:{column}" for column in "abcdefg"]


def test_a_single_option_is_no_question_but_is_told() -> None:
    """Given two seats with two cards each, when they lay one, then they lay the other one by themselves."""
    match = started("high_card")
    play_on(match, 4)
    assert match.over
    laid = [told for told in match.events() if told.kind == "lays-veiled"]
    assert len(laid) == 6
    assert [told.decision for told in laid] == [1, 2, 3, 4, 4, 4]


def test_an_answer_may_name_its_decision() -> None:
    match = duel()
    match.play("drop:d", 1)
    match.play("drop:d", 2)
    assert match.number == 2


# -- refusing ------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [-1, 0, 1, 3, 99])
def test_an_answer_to_another_decision_is_stale(number: int) -> None:
    match = duel("d")
    before = match.save()
    with pytest.raises(StaleMove, match="the present one is decision 2") as refused:
        match.play("drop:e", number)
    assert (refused.value.key, refused.value.number) == ("drop:e", number)
    assert match.save() == before


def test_every_answer_is_stale_once_the_match_is_over() -> None:
    match = duel("abababa")
    with pytest.raises(StaleMove, match="the match is over"):
        match.play("drop:e", 8)
    with pytest.raises(IllegalMove, match="The match is over"):
        match.play("drop:e")


@pytest.mark.parametrize(
    ("key", "said"),
    [
        ("", "there are: drop"),
        ("fly:d", "no move is called 'fly'; there are: drop"),
        ("drop", "expected drop:COLUMN"),
        ("drop:d:e", "expected drop:COLUMN"),
        ("drop:z", "no column is called 'z'; there are: a, b, c, d, e, f, g"),
        ("drop:²", "no column is called '²'"),
    ],
)
def test_a_key_that_means_nothing_is_unknown(key: str, said: str) -> None:
    match = duel("d")
    before = match.save()
    with pytest.raises(UnknownMove) as refused:
        match.play(key)
    assert said in str(refused.value)
    assert refused.value.key == key
    assert match.save() == before


@pytest.mark.rule("C4-003")
def test_a_key_that_is_not_possible_now_is_illegal_and_says_why() -> None:
    match = duel("aaaaaa")
    before = match.save()
    with pytest.raises(IllegalMove) as refused:
        match.play("drop:a")
    assert "Column A is full. [C4-003]" in str(refused.value)
    assert (refused.value.number, refused.value.rule) == (7, "C4-003")
    assert match.save() == before


def test_what_is_no_key_at_all_is_unknown() -> None:
    with pytest.raises(UnknownMove, match="expected a key or an option"):
        duel().play(7)  # type: ignore[arg-type]


def test_a_rule_that_fails_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """Given rules with a fault, when they fail in the middle of a choice, then nothing of it has happened."""
    match = duel("d")
    before = match.save()
    with monkeypatch.context() as patch:
        patch.setattr("examples.connect_four.steps.turn.has_line", lambda box, discs: 1 // 0)
        with pytest.raises(ZeroDivisionError):
            match.play("drop:d")
    assert match.save() == before
    match.play("drop:d")
    assert match.choices == ["drop:d", "drop:d"]


def test_a_match_in_passing_is_the_same_match_without_its_tables(any_game: str) -> None:
    """Given the same choices, when one match keeps no tables, then it tells, counts and records what the other does."""
    match, passing = started(any_game), started(any_game)
    for number in range(20):
        if match.over:
            break
        key = match.legal_keys[number % len(match.legal_keys)]
        match.play(key)
        passing.pass_by(key)
        assert passing.number == match.number and passing.told == match.told
    assert passing.hash() == match.hash() and passing.record() == match.record()
    assert passing.events() == match.events()
    assert passing.known_from == passing.number > match.known_from


def test_in_passing_too_only_what_is_legal_is_played() -> None:
    match = duel("d")
    with pytest.raises(UnknownMove):
        match.pass_by("drop:z")
    match.closed = "closed-given-up"
    with pytest.raises(IllegalMove):
        match.pass_by("drop:d")


# -- explaining ----------------------------------------------------------------------------


def test_explain_says_what_is_possible_and_why_the_rest_is_not() -> None:
    match = duel("aaaaaa")
    possible = match.explain("drop:b")
    assert possible.possible
    assert str(possible).startswith("Possible now: Drop a disc into column B. [C4-003] On your turn")
    impossible = match.explain("drop:a", "fr")
    assert not impossible.possible
    assert impossible.reason == "La colonne A est pleine."
    assert impossible.rule_text.startswith("À son tour")


def test_explain_says_that_the_match_is_over() -> None:
    explanation = duel("abababa").explain("drop:a")
    assert not explanation.possible
    assert str(explanation) == "The match is over."


def test_a_label_is_what_a_key_means() -> None:
    assert duel().label("drop:c") == "Drop a disc into column C"
    assert duel().label("drop:c", "fr") == "Lâcher un jeton dans la colonne C"


# -- looking -------------------------------------------------------------------------------


def test_only_the_seat_that_is_asked_sees_its_choices() -> None:
    match = duel("d")
    own, other, nobody = match.scene(1).question, match.scene(0).question, match.scene().question
    assert own is not None and other is not None and nobody is not None
    assert [choice.key for choice in own.choices] == list(match.legal_keys)
    assert own.choices[0].targets == ["column:a"]
    assert other.choices == nobody.choices == []
    assert other.prompt == "Waiting for Red."


def test_a_scene_shows_the_table_as_data_in_both_languages() -> None:
    match = duel("dd")
    board = match.scene(0).zone("board")
    assert [(piece.at, piece.owner) for piece in board.pieces] == [("d1", 0), ("d2", 1)]
    assert match.scene(0, "fr").zone("board").title == "Plateau"
    with pytest.raises(KeyError):
        match.scene(0).zone("attic")


def test_the_language_of_the_match_is_used_unless_another_is_asked_for() -> None:
    match = veillee.new("connect_four", lang="fr")
    assert match.scene().title == "Puissance 4"
    assert match.scene(lang="en").title == "Connect Four"


def test_the_last_scene_tells_the_outcome() -> None:
    outcome = duel("abababa").scene().outcome
    assert outcome is not None
    assert (outcome.headline, outcome.reason) == ("Yellow won.", "Four discs in a line.")
    assert [(card.name, card.total, card.place, card.winner) for card in outcome.scores] == [
        ("Yellow", 1, 1, True),
        ("Red", 0, 2, False),
    ]


@pytest.mark.parametrize(
    ("lang", "won", "lost"),
    [
        ("en", "Yellow, you have won!", "Yellow, you have lost: Red won."),
        ("fr", "Jaune, vous avez gagné !", "Jaune, vous avez perdu : Rouge l'emporte."),
    ],
)
def test_the_only_person_at_the_table_is_told_how_it_ended_for_them(lang: str, won: str, lost: str) -> None:
    told = []
    for columns in ("abababa", "abababcb"):
        match = veillee.new("connect_four", seats=["human", "random"], lang=lang)
        for column in columns:
            match.play(f"drop:{column}")
        told += [scene.outcome.headline for scene in (match.scene(0), match.scene()) if scene.outcome is not None]
    assert told[0] == won and told[2] == lost
    assert "you" not in told[1] and "vous" not in told[3], "whoever only watches is told who won"


def test_every_scene_can_be_encoded(any_game: str) -> None:
    match = started(any_game, 3)
    for seat in (None, *range(len(match.setup.seats))):
        assert encode(match.scene(seat, "fr"))


def test_events_tell_what_happened_and_can_be_asked_for_from_a_number_on() -> None:
    match = duel("abababa")
    events = match.events()
    assert events[0].text == "Yellow drops a disc into column A, row 1."
    assert events[-1].text == "Yellow has four in a line."
    assert [told.number for told in events] == list(range(1, 9))
    for since in range(10):
        assert match.events(since) == events[since:]
    assert match.events(-1) == events
    assert match.events(lang="fr")[-1].text == "Jaune a quatre jetons alignés."


def test_events_are_numbered_from_the_opening_on(any_game: str) -> None:
    match = play_on(started(any_game), 4)
    events = match.events(seat=0)
    assert [told.number for told in events] == list(range(1, len(events) + 1))
    for since in range(len(events) + 1):
        assert match.events(since, seat=0) == events[since:]


def test_what_only_one_seat_saw_is_told_to_the_others_without_it() -> None:
    match = started("high_card")
    own, other, nobody = (match.events(seat=seat)[0] for seat in (0, 1, None))
    assert own.kind == "draws"
    assert own.text.startswith("North draws the ")
    assert len(own.pieces) == 1
    assert other == nobody
    assert (other.kind, other.text, other.pieces) == ("draws-veiled", "North draws a card.", ())


# -- copies --------------------------------------------------------------------------------


def test_a_fork_goes_its_own_way(any_game: str) -> None:
    match = started(any_game, 2)
    before = match.save()
    fork = match.fork()
    assert fork.save() == before
    assert fork.events() == match.events()
    play_on(fork)
    assert match.save() == before
    play_on(match)
    assert match.save() == fork.save()


def test_a_fork_with_a_chance_of_its_own_does_not_foresee_the_future() -> None:
    match = started("pilgrims", 2)
    futures = {play_on(match.fork(chance=number)).hash() for number in range(3)}
    assert len(futures) == 3
    assert play_on(match.fork(chance="x")).hash() == play_on(match.fork(chance="x")).hash()


def test_an_earlier_moment_can_be_looked_at_without_undoing() -> None:
    match = play_on(started("pilgrims"), 30)
    assert match.at(12).save() == started("pilgrims", 12).save()
    assert match.at(30).save() == match.save()
    with pytest.raises(SetupError, match="no position 31; there are 0 to 30"):
        match.at(31)


def test_a_match_shows_what_it_is() -> None:
    assert repr(duel("d")) == "<Match connect_four duel seed 0: decision 2>"
    assert repr(duel("abababa")) == "<Match connect_four duel seed 0: over>"
    assert repr(duel().decision) == "<Decision 1: seat 0, 7 options>"
