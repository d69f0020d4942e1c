"""The words of the command line, in the language of whoever sits there."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from typing import Any

from veillee.core.spec import GameSpec
from veillee.core.text import LANGUAGES, messages


class Say:
    """Messages of the command line in one language: `say("saved", file="a.veillee")`."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self._messages = messages("veillee.cli", lang)

    def __call__(self, message: str, /, **args: Any) -> str:
        return self._messages.format(message, args)

    def __contains__(self, message: str) -> bool:
        return message in self._messages

    def of_game(self, spec: GameSpec[Any, Any], kind: str, id_: str) -> str:
        """What a game calls one of its modes, levels or settings; its id where it has no word for it."""
        words = spec.messages(self.lang)
        message = f"{kind}-{id_}"
        return words.format(message) if message in words else id_.replace("_", " ")


def environment_language(environment: Mapping[str, str] | None = None) -> str:
    """The language that the environment asks for: the first of LC_ALL, LC_MESSAGES and LANG that is set."""
    environment = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = environment.get(name, "")
        if value:
            return "fr" if value.lower().startswith("fr") else "en"
    return "en"


def asked_language(args: Sequence[str]) -> str | None:
    """The language that the command line asks for, found before it is parsed: help and errors need it too."""
    for index, arg in enumerate(args):
        value = (
            arg[7:] if arg.startswith("--lang=") else "".join(args[index + 1 : index + 2]) if arg == "--lang" else ""
        )
        if value in LANGUAGES:
            return value
    return None
