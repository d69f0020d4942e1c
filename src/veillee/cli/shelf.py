"""The shelf: matches and campaigns that are kept and not over, the latest first, to go on with one of them."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from veillee.cli import files
from veillee.cli.errors import Refused
from veillee.cli.records import open_record
from veillee.cli.spoken import Host
from veillee.cli.terminal import Terminal
from veillee.cli.welcome import choose
from veillee.core.campaign import read_saga
from veillee.core.errors import VeilleeError

MOST = 12  # matches that are listed
NEW = ""  # the answer of whoever would rather begin another one


@dataclass
class Kept:
    """A file, and what it holds in one line."""

    path: Path
    label: str

    @property
    def is_campaign(self) -> bool:
        return files.is_campaign(self.path)


def shelf(host: Host) -> list[Kept]:
    """What can be gone on with. A file that cannot be read is none of it."""
    folder = files.matches_folder()
    paths = [path for suffix in (files.SUFFIX, files.CAMPAIGN_SUFFIX) for path in folder.glob(f"*{suffix}")]
    found: list[Kept] = []
    for path in sorted(paths, key=lambda path: path.stat().st_mtime, reverse=True):
        if len(found) == MOST:
            break
        try:
            label = described(host, path)
        except (Refused, VeilleeError, OSError):
            continue
        if label:
            found.append(Kept(path, label))
    return found


def described(host: Host, path: Path) -> str:
    """The game, how it is played and where it stands; nothing of a match that is over."""
    say = host.say
    if path.suffix == files.CAMPAIGN_SUFFIX:
        saga = read_saga(files.read(path))
        if saga.over:
            return ""
        status = saga.page(say.lang).status
        if saga.current is not None:
            status = f"{say('campaign-of', number=saga.number)} · {saga.current[1].scene(None, say.lang).status}"
        return f"{saga.spec.title.text(say.lang)} · {status}"
    opened = open_record(host, str(path), None)
    match = opened.match
    if match.over or match.closed or opened.given_up:
        return ""
    mode = say.of_game(match.spec, "mode", match.setup.mode)
    return f"{match.spec.title.text(say.lang)} · {mode} · {match.scene(None, say.lang).status}"


def dated(kept: Kept) -> str:
    """With when it was played last: two matches may stand alike."""
    return f"{kept.label} · {datetime.fromtimestamp(kept.path.stat().st_mtime):%Y-%m-%d %H:%M}"


def pick(host: Host, terminal: Terminal, kept: list[Kept], new: bool) -> Kept | None:
    """One of them, or none where another match is wanted."""
    labels = [(str(one.path), dated(one)) for one in kept]
    if new:
        labels.append((NEW, host.say("shelf-new")))
    chosen = choose(terminal, host.say, "shelf-title", labels)
    return next((one for one in kept if str(one.path) == chosen), None)
