"""`veillee serve` and `veillee backup`: the server of the browser table from the command line."""

from __future__ import annotations

import signal
import socket
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.cli.table import process, run
from veillee.server.config import read_config


def test_the_server_says_where_it_is_and_keeps_matches_when_it_is_stopped(tmp_path: Path) -> None:
    database = tmp_path / "evenings.db"
    served = subprocess.Popen(
        [sys.executable, "-m", "veillee", "serve", "--port", "0", "--db", f"sqlite:///{database}", "--lang", "fr"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    try:
        assert served.stdout is not None
        said = served.stdout.readline()
        assert said.startswith("La table est ouverte"), said
        address = next(word for word in said.split() if word.startswith("http"))
        assert httpx.get(f"{address}health", timeout=60).json()["status"] == "ok"
        done = process("backup", str(tmp_path / "copy.db"), "--db", f"sqlite:///{database}", "--lang", "en")
        assert done.code == 0, done.err
        assert (tmp_path / "copy.db").stat().st_size > 0
    finally:
        served.send_signal(signal.SIGTERM)
        served.wait(60)


@pytest.mark.parametrize(
    ("args", "code", "words"),
    [
        (("serve", "--db", "mysql://host/veillee"), 2, "sqlite:///FILE or postgresql://"),
        (
            ("serve", "--channels", "carrier-pigeon://", "--db", "sqlite:///x.db", "--port", "0"),
            2,
            "expected postgresql",
        ),
        (("serve", "--port", "99999"), 2, "--port: expected a whole number from 0 to 65535"),
        (("backup", "copy.db", "--db", "sqlite:///nowhere.db"), 1, "there is no database"),
    ],
)
def test_mistakes_are_one_line(args: tuple[str, ...], code: int, words: str) -> None:
    done = process(*args, "--lang", "en")
    assert done.code == code
    assert words in done.one_error


def test_a_database_that_cannot_be_opened_is_said_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "text.db").write_text("this is no database " * 500, "utf-8")
    (tmp_path / "folder.db").mkdir()
    nowhere = "postgresql://nobody@127.0.0.1:9/veillee"
    text, folder = (f"sqlite:///{tmp_path / name}" for name in ("text.db", "folder.db"))
    for db, reason in ((text, "malformed"), (folder, "unreachable"), (nowhere, "unreachable")):
        done = process("serve", "--port", "0", "--db", db, "--lang", "en")
        assert done.code == 1 and done.one_error == f"veillee: The database does not do what it is asked to: {reason}."


def test_a_port_that_is_taken_is_said_at_once() -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = str(taken.getsockname()[1])
        done = process("serve", "--port", port, "--db", "sqlite:///x.db", "--lang", "en")
    assert done.code == 1
    assert port in done.err


def test_what_a_host_writes_into_a_file_is_checked(tmp_path: Path) -> None:
    file = tmp_path / "host.toml"
    for text, words in (
        ("guests_per_hour = 3", "guests_per_minute"),
        ("guests_per_minute = 0", "guests_per_minute"),
        ('patience = "long"', "patience"),
        ("= = =", "host.toml"),
    ):
        file.write_text(text, "utf-8")
        done = run("serve", "--config", str(file), "--lang", "en")
        assert done.code == 2 and words in done.one_error
    done = run("serve", "--config", str(tmp_path / "nothing.toml"), "--lang", "fr")
    assert done.code == 1 and "nothing.toml : ce fichier ou dossier n'existe pas" in done.one_error


def test_a_file_sets_limits_and_the_command_line_comes_first(tmp_path: Path) -> None:
    file = tmp_path / "host.toml"
    file.write_text('guests_per_minute = 5\ntrusted_proxies = ["10.0.0.7"]\ndb = "sqlite:///file.db"\n', "utf-8")
    config = read_config(file)
    assert (config.guests_per_minute, config.trusted_proxies, config.secure) == (5, ("10.0.0.7",), False)
    done = process("serve", "--config", str(file), "--db", "mysql://host/veillee", "--lang", "en")
    assert done.code == 2 and "mysql" in done.one_error
