"""Records and saves: the whole match as text and as bytes, and what happens to damaged ones."""

from __future__ import annotations

from contextlib import ExitStack, suppress

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import veillee
from tests.helpers import GAMES, duel, play_all, play_on, small, started
from veillee import Match, RecordError, SetupError, TruncatedRecord
from veillee.core.chance import Chance
from veillee.core.record import parse
from veillee.core.save import Save
from veillee.testing.replays import at_hand

RECORD = """\
veillee 1
game connect_four 1
content connect-four-classic {content}
mode duel
seats human human
setting first yellow
seed 0

1 yellow drop:d
2 red drop:d
3 yellow drop:e
end 3 {hash}
"""


def dictated_match() -> Match:
    """A match of Pilgrims in which cards were dictated: two on the map, one drawn, one laid at the end of the turn."""
    match = veillee.new("pilgrims", players=2, seed=3, dictated=("crystal_ball", "axe"))
    play_all(match, "corner:e1 corner:e5 go:foot:e4 clover")
    match.dictate("iron_ring", "bass_drum")
    return play_on(play_all(match, "buy"), 10)


# -- records -------------------------------------------------------------------------------


def test_a_record_is_a_header_one_line_per_choice_and_a_closing_line() -> None:
    match = duel("dde")
    assert match.record() == RECORD.format(content=match.box.hash, hash=match.hash())


def test_a_record_replays_to_the_same_match(any_game: str) -> None:
    match = play_on(started(any_game))
    again = veillee.replay(match.record())
    assert again.record() == match.record()
    assert again.save() == match.save()
    assert again.events(seat=0) == match.events(seat=0)


def test_a_record_can_be_replayed_up_to_a_choice(any_game: str) -> None:
    match = play_on(started(any_game), 4)
    earlier = match.number - 1
    assert veillee.replay(match.record(), to=earlier).save() == match.at(earlier).save()
    assert veillee.replay(match.record(), to=99).save() == match.save()


def test_comments_and_empty_lines_mean_nothing() -> None:
    record = duel("dde").record()
    commented = record.replace("2 red", "# a good answer\n\n2 red").replace("\n", "\r\n")
    assert veillee.replay(commented).record() == record


def test_what_was_dictated_stands_on_the_line_of_its_choice() -> None:
    match = dictated_match()
    lines = match.record().splitlines()
    assert "dictated crystal_ball axe" in lines
    assert "5 blue buy !iron_ring !bass_drum" in lines
    again = veillee.replay(match.record())
    assert again.save() == match.save()


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("veillee 1", "veillee 9", "line 1: found 'veillee 9'; expected a record that begins with 'veillee 1'"),
        ("game connect_four 1", "game connect_five 1", "no game 'connect_five'"),
        (
            "game connect_four 1",
            "game connect_four 2",
            "this program knows them up to 1",
        ),
        ("game connect_four 1", "game connect_four", "should be 'game NAME VERSION'"),
        ("game connect_four 1", "game connect_four ²", "should be 'game NAME VERSION'"),
        (
            "content connect-four-classic ",
            "content connect-four-classic 0",
            "give the pack it was played with",
        ),
        ("content connect-four-classic ", "content ", "should be 'content PACK HASH'"),
        ("mode duel", "mode solo", "connect_four has no mode 'solo'; modes: duel"),
        ("mode duel\n", "", "the header has no line 'mode …'"),
        ("seats human human", "seats human", "is for 2 players, not 1"),
        ("setting first yellow", "setting first green", "setting first cannot be 'green'; values: yellow, red"),
        ("seed 0", "seed 0\ncolour blue", "line 8: found 'colour blue'; expected game, content"),
        ("1 yellow", "7 yellow", "line 9: found choice 7; expected choice 1"),
        ("2 red", "2 green", "line 10: choice 2 is made by 'green', but 'red' is asked"),
        ("2 red drop:d", "2 red fly:d", "line 10: choice 2 cannot be played: 'fly:d': no move is called 'fly'"),
        ("2 red drop:d", "2 red", "line 10: found '2 red'; expected a choice such as"),
        ("2 red drop:d", "2 red drop:d !six", "choice 2 dictates 'six', which nothing asks for"),
        ("2 red drop:d", "² red drop:d", "expected a choice such as"),
        ("end 3", "end 2", "the closing line says 2 choices, but there are 3"),
        ("end 3", "end many", "line 12: found 'end many"),
        ("3 yellow drop:e", "3 yellow drop:f", "the record leads to another table than it says"),
    ],
)
def test_a_changed_record_is_refused_with_the_line_and_what_was_expected(old: str, new: str, said: str) -> None:
    record = duel("dde").record()
    assert old in record
    with pytest.raises(RecordError) as refused:
        veillee.replay(record.replace(old, new))
    assert said in str(refused.value)


def test_nothing_may_follow_the_closing_line() -> None:
    with pytest.raises(RecordError, match="line 13: found '4 red drop:a' after the closing line"):
        veillee.replay(duel("dde").record() + "4 red drop:a\n")


def test_nothing_may_follow_the_end_of_the_match() -> None:
    record = duel("abababa").record()
    longer = record.replace("end 7", "8 red drop:a\nend 8")
    with pytest.raises(RecordError, match="choice 8 comes after the end of the match"):
        veillee.replay(longer)


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("dictated crystal_ball", "dictated unicorn", "'unicorn' cannot come out of DealObject"),
        ("!iron_ring", "!unicorn", "'unicorn' cannot come out of DrawObject"),
        ("4 blue clover", "4 blue clover !lute", "dictates 'lute', which nothing asks for"),
    ],
)
def test_dictated_outcomes_that_cannot_be_are_refused(old: str, new: str, said: str) -> None:
    with pytest.raises(RecordError, match=said):
        veillee.replay(dictated_match().record().replace(old, new))


def test_a_record_that_stops_early_keeps_what_could_be_read() -> None:
    record = duel("dde").record()
    cut = record[: record.index("3 yellow") + 6]
    with pytest.raises(TruncatedRecord, match="stops after choice 2") as stopped:
        veillee.replay(cut)
    assert stopped.value.match.save() == duel("dd").save()
    assert veillee.replay(cut, partial=True).save() == duel("dd").save()


def test_a_record_cut_inside_its_closing_line_has_all_its_choices() -> None:
    """Half a hash is no hash of another table."""
    match = duel("dde")
    record = match.record()
    closing = record.rindex("end ")
    for end in range(closing, len(record) - 1):
        with pytest.raises(TruncatedRecord) as stopped:
            veillee.replay(record[:end])
        assert stopped.value.match.save() == match.save()
    assert veillee.replay(record.rstrip()).save() == match.save(), "a newline more or less"


@pytest.mark.parametrize("thing", [3, None, b"veillee 1"])
def test_what_is_no_text_is_no_record(thing: object) -> None:
    with pytest.raises(RecordError, match="expected a record that begins with"):
        veillee.replay(thing)  # type: ignore[arg-type]


def test_a_partial_replay_stops_before_the_first_line_that_cannot_be_played() -> None:
    record = duel("dde").record().replace("3 yellow drop:e", "3 yellow drop:z")
    assert veillee.replay(record, partial=True).save() == duel("dd").save()


def dealt_again() -> Match:
    """A match of High Card that goes on with other hidden cards after its first choice."""
    match = play_on(started("high_card"), 1)
    match.redeal(1, "otherwise")
    return play_on(match, 1)


def test_a_match_that_was_dealt_again_keeps_its_past_and_says_so() -> None:
    match = dealt_again()
    assert "redeal east otherwise" in match.record()
    again, loaded = veillee.replay(match.record()), veillee.load(match.save())
    for other in (again, loaded):
        assert other.save() == match.save()
        assert other.events(seat=1) == match.events(seat=1)
        assert play_on(other).save() == play_on(match.fork()).save()
    assert match.at(1).choices == match.choices[:1]


@pytest.mark.parametrize("word", ["", "two words"])
def test_dealing_again_takes_one_word(word: str) -> None:
    with pytest.raises(SetupError, match="expected one word to deal with"):
        started("high_card").redeal(0, word)


def test_only_a_seat_of_the_match_can_have_its_secrets_dealt_again() -> None:
    for stranger in ("south", "nobody"):
        with pytest.raises(RecordError, match="expected a seat of this match"):
            veillee.replay(dealt_again().record().replace("redeal east", f"redeal {stranger}"))


@pytest.fixture(scope="module")
def whole_matches() -> list[Match]:
    """Matches of all games, with dictated cards and with a new deal, whose records are about to be damaged."""
    with ExitStack() as known:
        for game in small():
            known.enter_context(at_hand(game))
        return [dictated_match(), dealt_again(), *(play_on(started(name), 40) for name in GAMES)]


@settings(max_examples=200, deadline=None)
@given(which=st.integers(0, len(GAMES) + 1), part=st.floats(0, 1))
def test_a_record_cut_anywhere_is_an_earlier_moment_of_the_same_match(
    whole_matches: list[Match], which: int, part: float
) -> None:
    record = whole_matches[which].record()
    try:
        match = veillee.replay(record[: int(part * len(record))])
    except TruncatedRecord as error:
        match = error.match
    except RecordError:
        return
    told, _, _ = match.record().rpartition("end ")
    assert record.startswith(told)


@settings(max_examples=200, deadline=None)
@given(which=st.integers(0, len(GAMES) + 1), part=st.floats(0, 1), length=st.integers(0, 8), text=st.text(max_size=6))
def test_a_garbled_record_replays_or_is_refused_but_never_breaks(
    whole_matches: list[Match], which: int, part: float, length: int, text: str
) -> None:
    record = whole_matches[which].record()
    at = int(part * len(record))
    with suppress(RecordError):
        veillee.replay(record[:at] + text + record[at + length :])


@settings(max_examples=200, deadline=None)
@given(st.text())
def test_any_text_is_a_record_or_a_record_error(text: str) -> None:
    with pytest.raises(RecordError):
        parse(text)
    with pytest.raises(RecordError):
        parse(f"veillee 1\n{text}")


# -- saves ---------------------------------------------------------------------------------


def test_a_loaded_match_goes_on_as_if_nothing_had_happened(any_game: str) -> None:
    match = play_on(started(any_game), 3)
    loaded = veillee.load(match.save())
    assert loaded.save() == match.save()
    assert loaded.legal_keys == match.legal_keys
    play_on(match, seed=9)
    play_on(loaded, seed=9)
    assert loaded.save() == match.save()


def test_a_loaded_match_remembers_its_events_even_after_it_went_on(any_game: str) -> None:
    match = play_on(started(any_game), 3)
    loaded = veillee.load(match.save())
    play_on(match, 1)
    play_on(loaded, 1)
    assert loaded.events(seat=0) == match.events(seat=0)
    fresh = started(any_game)
    assert veillee.load(fresh.save()).events(seat=0) == fresh.events(seat=0)


def test_a_loaded_match_can_be_copied_for_a_bot() -> None:
    loaded = veillee.load(play_on(started("high_card"), 1).save())
    assert loaded.fork(for_seat=1).events(seat=1) == loaded.events(seat=1)


def test_a_save_of_another_program_or_of_nothing_is_refused() -> None:
    for data in (b"", b"{}", b"[]", b"\xff\xfe", b"[" * 100_000, b'{"format": 1}'):
        with pytest.raises(RecordError, match="this is not a saved match"):
            veillee.load(data)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (b'"seed":"0"', b'"seed":"1"'),
        (b'"drop:d"', b'"drop:e"'),
        (b"false", b"true "),
        (b'"winner":-1', b'"winner":0 '),
    ],
)
def test_a_save_that_was_changed_anywhere_is_refused(old: bytes, new: bytes) -> None:
    saved = duel("dd").save()
    assert old in saved
    with pytest.raises(RecordError, match="the save is damaged"):
        veillee.load(saved.replace(old, new, 1))


def test_a_save_in_another_format_is_refused() -> None:
    save = msgspec.structs.replace(msgspec.json.decode(duel().save(), type=Save), format=99)
    with pytest.raises(RecordError, match="the save has format 99; this program reads 1"):
        veillee.load(save.sealed())


@pytest.mark.parametrize("table", [{}, {"is": "Dragon"}, {"is": "Turn", "seat": 0}, {"is": "ConnectFourTable"}])
def test_a_save_whose_table_makes_no_sense_is_refused(table: dict[str, object]) -> None:
    """Given a save that somebody else has sealed, then it is read with as much care as a damaged one."""
    save = msgspec.structs.replace(msgspec.json.decode(duel().save(), type=Save), table=table)
    with pytest.raises(RecordError):
        veillee.load(save.sealed())


@settings(max_examples=300, deadline=None)
@given(seed=st.integers(0, 2**32), which=st.integers(0, len(GAMES) + 1))
def test_a_damaged_save_is_the_same_match_or_is_refused(whole_matches: list[Match], seed: int, which: int) -> None:
    chance = Chance(seed)
    saved = whole_matches[which].save()
    at = chance.below(len(saved))
    damages = (
        saved[:at],
        saved[:at] + bytes([chance.below(256)]) + saved[at + 1 :],
        saved[:at] + saved[at + 1 + chance.below(9) :],
        saved[:at] + saved[at : at + 20] + saved[at:],
    )
    for damaged in damages:
        with suppress(RecordError):
            assert veillee.load(damaged).save() == saved
