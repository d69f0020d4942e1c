"""Records and campaigns on disk: where they lie, how they are written so that nothing is ever lost."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from codecs import BOM_UTF8
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path

SUFFIX = ".veillee"
CHAPTER = "#"  # `evening.campaign#2` is the second chapter of a campaign
CAMPAIGN_SUFFIX = ".campaign"
GIVEN_UP = "# given up by "  # a remark at the end of a record: rules know of no such thing
RECORD, CAMPAIGN = FIRST_WORDS = ("veillee ", "veillee-campaign ")  # what they begin with


class NotOurs(OSError):
    """A file that exists and is no record: we never write over it."""


class Busy(OSError):
    """A record that another terminal has open: two would write over each other."""


class NotText(OSError):
    """A file of other things than text: no record."""


def matches_folder() -> Path:
    """Where matches are kept that were started without a file of their own."""
    base = os.environ.get("XDG_DATA_HOME", "")
    data = Path(base) if base and Path(base).is_absolute() else Path.home() / ".local" / "share"
    return data / "veillee" / "matches"


def new_path(game: str, mode: str, suffix: str = SUFFIX) -> Path:
    """A file for a new match or campaign."""
    folder = matches_folder()
    folder.mkdir(parents=True, exist_ok=True)
    return beside(folder / f"{game}-{mode}-{datetime.now():%Y-%m-%d-%H%M%S}{suffix}")


def played(game: str) -> bool:
    """Whether a match of this game was ever kept here."""
    return any(matches_folder().glob(f"{game}-*"))


def beside(path: Path) -> Path:
    """A file of this name, with a number if there is one already; it exists from now on, so that nobody shares it."""
    number = 1
    while True:
        found = path.with_name(f"{path.stem}-{number}{path.suffix}") if number > 1 else path
        try:
            found.touch(exist_ok=False)
        except FileExistsError:
            number += 1
        else:
            return found


def make_way(path: Path) -> Path | None:
    """Before a new record is written: keep the old one of that name under another, and say which."""
    if not path.exists():
        return None
    if not path.is_file():
        raise IsADirectoryError(0, "", str(path)) if path.is_dir() else NotOurs(0, "", str(path))
    if path.stat().st_size == 0:
        return None
    with path.open("rb") as file:
        begun = file.read(len(BOM_UTF8) + max(map(len, FIRST_WORDS))).removeprefix(BOM_UTF8)
        if not begun.startswith(tuple(word.encode() for word in FIRST_WORDS)):
            raise NotOurs(0, "", str(path))
    number = 1
    while (kept := path.with_name(f"{path.stem}.{number}{path.suffix}")).exists():
        number += 1
    os.replace(path, kept)
    return kept


@contextlib.contextmanager
def held(path: Path) -> Iterator[None]:
    """Nobody else has this record open meanwhile, as far as the platform and the folder let us know."""
    lock = path.resolve().with_name(f".{path.name}.lock")
    try:
        import fcntl

        file = lock.open("a")
    except (ImportError, OSError):
        yield
        return
    with file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            raise Busy(errno.EAGAIN, "", str(path)) from None
        if not lock.exists() or os.fstat(file.fileno()).st_ino != lock.stat().st_ino:
            raise Busy(errno.EAGAIN, "", str(path))  # it was given up and taken again while we looked
        try:
            yield
        finally:
            lock.unlink(missing_ok=True)


def write(path: Path, text: str) -> None:
    """Write the whole file or nothing: a crash in the middle leaves the old one."""
    target = path.resolve()
    if not target.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, "", str(path.parent))
    handle, name = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.", suffix=".part")
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.chmod(name, _mode(target))
        os.replace(name, target)
    except BaseException:
        with contextlib.suppress(OSError):
            os.unlink(name)
        raise


def _mode(target: Path) -> int:
    """The permissions the file has or, if it is new, those that the user's umask gives."""
    try:
        return target.stat().st_mode & 0o777
    except FileNotFoundError:
        mask = os.umask(0)
        os.umask(mask)
        return 0o666 & ~mask


def read(path: Path) -> str:
    """The text of a record."""
    try:
        text = path.read_bytes().decode("utf-8-sig")  # an editor may have put a byte order mark before it
    except UnicodeDecodeError:
        raise NotText(0, "", str(path)) from None
    if "\0" in text:
        raise NotText(0, "", str(path))
    return text


def is_campaign(path: Path) -> bool:
    """Whether a file holds a campaign, whatever it is called."""
    return path.is_file() and read(path).startswith(CAMPAIGN)
