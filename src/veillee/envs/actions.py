"""Every option of a game by a number."""

from __future__ import annotations

from typing import Any

from veillee.core.errors import VeilleeError
from veillee.core.step import Option


class EnvError(VeilleeError):
    """An environment is asked for something it cannot do; the text says what it can."""

    def __init__(self, message: str, /, **details: Any) -> None:
        super().__init__(message, home="veillee.envs", **details)


class Actions:
    """Numbers for all options that a game's box has made. They stay the same as long as its content does."""

    keys: list[str]
    number: dict[str, int]

    def __init__(self, made: list[Option]) -> None:
        self.keys = list(dict.fromkeys([option.key for option in made]))
        self.number = {key: number for number, key in enumerate(self.keys)}
        self._of: dict[Option, int] = {option: self.number[option.key] for option in made}
        self._made: dict[int, Option] = {number: option for option, number in self._of.items()}
        self._none = bytes(len(self.keys))

    def __len__(self) -> int:
        return len(self.keys)

    def of(self, option: Option) -> int:
        number = self._of.get(option)
        if number is not None:
            return number
        if option.key not in self.number:
            raise EnvError("error-no-action", key=option.key)
        return self.number[option.key]

    def mask(self, options: list[Option]) -> bytearray:
        """A one for each action that is offered."""
        mask = bytearray(self._none)
        of = self._of
        try:
            for option in options:
                mask[of[option]] = 1
        except KeyError:  # an option of the same key that was made elsewhere
            for option in options:
                mask[self.of(option)] = 1
        return mask

    def numbers(self, options: list[Option], start: int) -> list[int]:
        """The number of each action that is offered, counted from a start."""
        of = self._of
        found: list[int] = []
        for option in options:
            number = of.get(option)
            found.append(start + (self.of(option) if number is None else number))
        return found

    def find(self, options: list[Option], action: int) -> Option | None:
        """The option of an action, if it is offered."""
        made = self._made.get(action)
        if made in options:
            return made
        for option in options:
            if self.of(option) == action:
                return option
        return None


def keys_of(options: list[Option]) -> list[str]:
    return [option.key for option in options]
