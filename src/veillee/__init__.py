"""Veillée: the table for modern board games, played alone, together or by machines."""

from __future__ import annotations

from veillee.core.answers import Decision, Explanation, Told, UndoAnswer
from veillee.core.errors import (
    DeadEnd,
    HintError,
    IllegalMove,
    MissingPack,
    MoveError,
    PackError,
    RecordError,
    RulesError,
    Runaway,
    SetupError,
    StaleMove,
    TruncatedRecord,
    UndoError,
    UnknownMove,
    VeilleeError,
)
from veillee.core.hints import Advice, Hint, register_adviser
from veillee.core.match import Match
from veillee.core.result import Result
from veillee.core.setup import register_seating
from veillee.core.spec import GameInfo, GameSpec, game, registry
from veillee.core.start import load, new, replay

__version__ = "0.2.0"


def list_games() -> list[GameInfo]:
    """What can be played, with modes, seats, levels and options."""
    return [spec.info for spec in registry().values()]


def _advise(match: Match, seat: int, budget: str, lang: str) -> Hint:
    """Our own search gives hints; it is loaded when the first one is asked for."""
    from veillee.bots.hints import advise

    return advise(match, seat, budget, lang)


def _seat(name: str) -> None:
    """Whether there is a bot of this name, with these parameters; BotError says which there are."""
    from veillee.bots import make_bot

    make_bot(name, "")


register_adviser(_advise)
register_seating(_seat)

__all__ = [
    "Advice",
    "DeadEnd",
    "Decision",
    "Explanation",
    "GameInfo",
    "GameSpec",
    "Hint",
    "HintError",
    "IllegalMove",
    "Match",
    "MissingPack",
    "MoveError",
    "PackError",
    "RecordError",
    "Result",
    "RulesError",
    "Runaway",
    "SetupError",
    "StaleMove",
    "Told",
    "TruncatedRecord",
    "UndoAnswer",
    "UndoError",
    "UnknownMove",
    "VeilleeError",
    "__version__",
    "game",
    "list_games",
    "load",
    "new",
    "replay",
]
