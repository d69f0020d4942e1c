"""A release that changes print, content or rules leaves every record and save its own match."""

from __future__ import annotations

from typing import Any

import pytest

import veillee
from tests.helpers import play_on
from tests.releases.editions import Change, dearer, moved, released, renamed
from veillee import Match
from veillee.core.errors import CannotCarryOver, EarlierRules, MissingPack
from veillee.core.table import Table

MOMENTS = [pytest.param(20, id="in the middle"), pytest.param(10_000, id="finished")]
PRINT = [pytest.param("pilgrims", renamed, id="a letter"), pytest.param("lueur", moved, id="a coordinate")]


def played(game: str, choices: int) -> Match:
    return play_on(veillee.new(game, seed="release"), choices)


def known_by(match: Match) -> tuple[str, bytes, str, str]:
    return match.record(), match.save(), match.hash(), match.box.text()


@pytest.mark.parametrize("choices", MOMENTS)
@pytest.mark.parametrize(("game", "change"), PRINT)
def test_print_changes_no_match(game: str, change: Change, choices: int) -> None:
    record, save, hash_, _ = known_by(played(game, choices))
    with released(game, change) as spec:
        assert spec.box().hash == played(game, 0).box.hash
        for match in (veillee.replay(record), veillee.load(save)):
            assert (match.hash(), match.box) == (hash_, spec.box()), "with the corrected print"
            play_on(match, 5)


@pytest.mark.parametrize("choices", MOMENTS)
def test_a_changed_card_does_not_reach_a_match_that_has_begun(choices: int) -> None:
    record, save, hash_, pack = known_by(played("pilgrims", choices))
    with released("pilgrims", dearer) as spec:
        with pytest.raises(MissingPack, match="pilgrims-house"):
            veillee.replay(record)
        with pytest.raises(MissingPack, match="pilgrims-house"):
            veillee.load(save)
        old = spec.box_of(veillee.core.record.parse(record).content, stored=pack)  # whoever kept the pack has it
        assert old.hash != spec.box().hash
        for match in (veillee.replay(record), veillee.load(save)):
            assert (match.hash(), match.box) == (hash_, old)
            play_on(match, 5)
            assert veillee.replay(match.record()).save() == match.save()


def rules(**changes: Any) -> Any:
    return released("pilgrims", **{"rules_version": 9, "rules_since": 0, **changes})


@pytest.mark.parametrize("choices", MOMENTS)
def test_later_rules_go_on_from_the_present_table(choices: int) -> None:
    match = played("pilgrims", choices)
    record, save, _, _ = known_by(match)
    began = match.rules
    with rules(rules_since=1):
        for again in (veillee.replay(record), veillee.load(save)):
            again.carry_over()
            assert again.over == match.over
            assert again.rules == (began if match.over else 9), "what is over stays as it was played"
            assert again.events() == match.events()
            play_on(again, 5)
            text = again.record()
            assert ("\nrules 9\n" in text) != match.over, "the record says from where on they hold"
            assert veillee.replay(text).save() == again.save()


@pytest.mark.parametrize("choices", MOMENTS)
def test_rules_that_are_no_more_leave_a_save_its_table(choices: int) -> None:
    """Given rules that cannot be replayed, then a save goes on from its table, and nobody can go back behind it."""
    match = played("pilgrims", choices)
    with rules():
        again = veillee.load(match.save())
        assert again.over == match.over
        assert again.number == match.number
        assert not again.can_undo
        play_on(again, 5)


def refuse(table: Table, rules: int) -> None:
    raise CannotCarryOver("closed-earlier-rules")


def test_a_game_may_refuse_and_the_match_is_shown_and_closed() -> None:
    match = played("pilgrims", 20)
    with rules(rules_since=1, carry=refuse):
        again = veillee.load(match.save())
        assert again.over and again.closed and again.result is None
        assert again.legal_keys == ()
        for lang, word in (("en", "closed"), ("fr", "close")):
            outcome = again.scene(0, lang).outcome
            assert outcome is not None and word in outcome.headline
        assert again.events() == match.events(), "it can be looked at"
        assert again.at(3).hash() == match.at(3).hash()
        with pytest.raises(veillee.IllegalMove):
            again.play(match.legal_keys[0])


def test_a_record_of_rules_that_are_no_more_is_shown_as_far_as_it_goes() -> None:
    """Given a record that today's rules do not follow, then the error holds what they do follow, closed."""
    match = played("pilgrims", 12)
    lines = match.record().splitlines()
    at = next(index for index, line in enumerate(lines) if line.startswith("8 "))
    seat = lines[at].split()[1]
    lines[at] = f"8 {seat} " + ("finish" if not lines[at].endswith("finish") else "spend")
    with rules():
        with pytest.raises(EarlierRules, match="up to choice 7") as earlier:
            veillee.replay("\n".join(lines) + "\n")
        shown = earlier.value.match
        assert (shown.number, shown.over, shown.choices) == (7, True, match.choices[:7])
