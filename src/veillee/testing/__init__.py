"""The conformance kit: what every game promises, and the checks that hold it to it.

Whoever writes a game runs `check_game(GAME)`, first of all and for ever after. It plays matches in
all modes, with players who choose at random, perversely, or what was rare so far, and raises a
ConformanceError at the first promise that is broken: its text names the promise and holds a record
that `veillee.replay` plays up to that moment. Its two halves can be run apart: `check_description`,
which plays nothing, and `check_matches`, mode by mode.

The single checks look at one moment of one match and can be used alone:

| promise | check |
|---|---|
| invariants | `check_table`: the game finds no fault with its table |
| dead ends | `check_goes_on`, `check_play`: there is a question that can be answered, or a result |
| decisions | `check_decision`: distinct, stable, readable options that cite their rules |
| registered classes | `check_classes`: all that waits on the stack can be saved |
| result, hope | `check_result`, `check_hope`: places, winners and sums agree, of rivals and of a team |
| rounds, votes | `check_round`, `check_vote`: the order of answers does not matter, most voices win |
| roles, people | `check_seating`: whoever may sit down can, and nobody else |
| unforeseen questions | `check_unforeseen`: nothing tells what lies behind them |
| replay, save, undo | `check_replay`, `check_save`, `check_undo`: the same match, to the byte |
| position | `check_position`: the table can be written as text and read again |
| restore, later rules | `check_restore`, `check_carry_over`: a stored table is the same, an earlier one goes on |
| campaign | `check_campaign`: the records of its chapters lead to the same chronicle |
| copies | `check_fork`, `check_isolation`, `Keepsakes`: copies are whole and share nothing |
| chance | `check_chance`, `check_opening`: what is listed is what comes, as often as it says |
| secrets, events | `check_secrets`, `check_told`, `check_shown`: nobody learns what is hidden from them |
| pauses | `check_pauses`: nor from the tables that are shown while an automated opponent acts |
| hostile input | `check_hostile`: nonsense is refused and changes nothing |
| explanations | `check_about`: all that lies on the table can be asked about, and the answers agree with the options |
| words, messages | `check_words`, `check_messages`: everything is said in both languages |
| French | `check_french`: « d'Okanios », « du Moulin », whatever a name begins with |
| lessons | `check_lesson`: by the path every tip comes once, and nobody gets stuck |
| kinds | `check_kinds`: reasons and previews are given of options that the game declares |
"""

from __future__ import annotations

from veillee.testing.campaigns import check_campaign
from veillee.testing.chances import check_chance, check_opening
from veillee.testing.copies import Keepsakes, check_fork, check_isolation
from veillee.testing.decisions import (
    check_classes,
    check_decision,
    check_goes_on,
    check_hope,
    check_play,
    check_result,
    check_table,
)
from veillee.testing.french import check_french
from veillee.testing.hostile import check_hostile
from veillee.testing.kinds import check_kinds
from veillee.testing.kit import Report, check_description, check_game, check_matches
from veillee.testing.knowledge import check_pauses, check_secrets, check_shown, check_told
from veillee.testing.lessons import check_lesson
from veillee.testing.messages import check_locale, check_messages
from veillee.testing.notation import PositionError
from veillee.testing.promise import ConformanceError
from veillee.testing.replays import (
    check_carry_over,
    check_position,
    check_replay,
    check_restore,
    check_save,
    check_undo,
)
from veillee.testing.rounds import check_round, check_vote
from veillee.testing.scenario import (
    Scenario,
    ScenarioError,
    asked,
    happened,
    kinds_of,
    laid_out,
    look,
    play,
    points,
    told,
    until,
)
from veillee.testing.scenes import check_about, check_words
from veillee.testing.seating import check_seating
from veillee.testing.unforeseen import check_unforeseen

__all__ = [
    "ConformanceError",
    "Keepsakes",
    "PositionError",
    "Report",
    "Scenario",
    "ScenarioError",
    "asked",
    "check_about",
    "check_campaign",
    "check_carry_over",
    "check_chance",
    "check_classes",
    "check_decision",
    "check_description",
    "check_fork",
    "check_french",
    "check_game",
    "check_goes_on",
    "check_hope",
    "check_hostile",
    "check_isolation",
    "check_kinds",
    "check_lesson",
    "check_locale",
    "check_matches",
    "check_messages",
    "check_opening",
    "check_pauses",
    "check_play",
    "check_position",
    "check_replay",
    "check_restore",
    "check_result",
    "check_round",
    "check_save",
    "check_seating",
    "check_secrets",
    "check_shown",
    "check_table",
    "check_told",
    "check_undo",
    "check_unforeseen",
    "check_vote",
    "check_words",
    "happened",
    "kinds_of",
    "laid_out",
    "look",
    "play",
    "points",
    "told",
    "until",
]
