"""How tests sit down at the terminal: in this process, in another one, or at a terminal of their own."""

from __future__ import annotations

import codecs
import contextlib
import os
import pty
import re
import select
import signal
import subprocess
import sys
import termios
import time
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path

from click.testing import CliRunner

import veillee
from veillee.cli.app import cli
from veillee.core.chance import Chance

ESCAPE = "\x1b"
ANSI = re.compile(r"\x1b\[[0-9;?]*[A-Za-z]")


@dataclass
class Said:
    """What a command said, and its exit code."""

    code: int
    out: str
    err: str

    @property
    def one_error(self) -> str:
        """The error, which must be one line that begins with our name."""
        assert self.err.startswith("veillee: ") and self.err.count("\n") == 1, self.err
        return self.err.strip()


def run(*args: str, typed: Iterable[object] = (), env: Mapping[str, str | None] | None = None) -> Said:
    """Run a command in this process; `typed` are the lines of its input."""
    text = "".join(f"{line}\n" for line in typed)
    result = CliRunner().invoke(cli, [str(arg) for arg in args], input=text, env=env, prog_name="veillee")
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return Said(result.exit_code, result.stdout, result.stderr)


def process(*args: str, typed: Iterable[object] = (), env: dict[str, str] | None = None) -> Said:
    """Run `python -m veillee` in a process of its own, with pipes."""
    text = "".join(f"{line}\n" for line in typed)
    found = subprocess.run(
        [sys.executable, "-m", "veillee", *args],
        input=text,
        text=True,
        encoding="utf-8",
        capture_output=True,
        env={**os.environ, "PYTHONIOENCODING": "utf-8", **(env or {})},
        timeout=120,
        check=False,
    )
    return Said(found.returncode, found.stdout, found.stderr)


class Seat:
    """Somebody at a real terminal (a pseudo-terminal of this size)."""

    def __init__(self, *args: str, columns: int = 80, lines: int = 24, env: dict[str, str] | None = None) -> None:
        self.master, slave = pty.openpty()
        termios.tcsetwinsize(slave, (lines, columns))
        surroundings = {**os.environ, "TERM": "xterm-256color", **(env or {})}
        for name in ("COLUMNS", "LINES"):
            surroundings.pop(name, None)
        self.child = subprocess.Popen(
            [sys.executable, "-m", "veillee", *args],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=surroundings,
            start_new_session=True,
            preexec_fn=_own_terminal,
        )
        os.close(slave)
        self.seen = ""
        self.decode = codecs.getincrementaldecoder("utf-8")("replace").decode

    def until(self, words: str, seconds: float = 60) -> str:
        """Everything that came up to these words; it is forgotten afterwards."""
        deadline = time.monotonic() + seconds
        while words not in self.seen:
            ready, _, _ = select.select([self.master], [], [], max(deadline - time.monotonic(), 0))
            assert ready, f"waited for {words!r}, saw {self.seen[-600:]!r}"
            try:
                self.seen += self.decode(os.read(self.master, 65536))
            except OSError:
                break
        assert words in self.seen, f"waited for {words!r}, saw {self.seen[-600:]!r}"
        shown, self.seen = self.seen, ""
        return shown

    def type(self, text: str) -> None:
        os.write(self.master, text.encode() + b"\n")

    def press(self, key: bytes) -> None:
        os.write(self.master, key)

    def interrupt(self, words: str) -> str:
        """Press Ctrl-C until these words come: readline misses a signal that comes just before it waits, and a person
        would press again."""
        for _ in range(3):
            self.press(b"\x03")
            with contextlib.suppress(AssertionError):
                return self.until(words, seconds=10)
        return self.until(words)

    def leave(self) -> int:
        """Wait for the end; the exit code."""
        code = self.child.wait(timeout=60)
        os.close(self.master)
        return code


def _own_terminal() -> None:
    """Make the pseudo-terminal the child's controlling terminal, so that Ctrl-C reaches it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # background jobs are born ignoring it, a person's shell is not
    import fcntl

    fcntl.ioctl(0, termios.TIOCSCTTY, 0)


def numbers_of(match: veillee.Match, humans: Iterable[int] = (), seed: object = 0, most: int = 100_000) -> list[int]:
    """Play a match at random and say which numbers a person would have typed for it."""
    chance = Chance("typist", seed)
    typed: list[int] = []
    while not match.over and len(typed) < most:
        choice = chance.below(len(match.legal_keys))
        typed.append(choice + 1)
        match.play(match.legal_keys[choice])
    return typed


def record_of(path: Path) -> veillee.Match:
    """The match that a file holds."""
    return veillee.replay(path.read_text("utf-8"))
