"""A power cut for SQLite: what a server has written but not synced is lost, or torn.

A small library, loaded into the server before all others, keeps beside every database file a copy of it as it was when
it was last synced. When the power is cut the server is killed, and its files are put together from what was synced and,
block by block as chance will have it, from what was only written: a disk stores blocks in whatever order it likes.
"""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path
from random import Random

BLOCK = 512  # bytes that a disk writes as one
SYNCED = ".synced"
SOURCE = r"""
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

static int ends(const char *name, const char *end) {
    size_t n = strlen(name), m = strlen(end);
    return n >= m && strcmp(name + n - m, end) == 0;
}

static void keep(int fd) {
    char link[64], name[3000], part[3100], whole[3100], block[65536];
    snprintf(link, sizeof link, "/proc/self/fd/%d", fd);
    ssize_t size = readlink(link, name, sizeof name - 1);
    if (size <= 0) return;
    name[size] = 0;
    if (!ends(name, ".db") && !ends(name, ".db-wal")) return;
    snprintf(part, sizeof part, "%s.part", name);
    snprintf(whole, sizeof whole, "%s.synced", name);
    int from = open(name, O_RDONLY), to = open(part, O_CREAT | O_TRUNC | O_WRONLY, 0600);
    if (from >= 0 && to >= 0) {
        while ((size = read(from, block, sizeof block)) > 0)
            if (write(to, block, size) != size) break;
        rename(part, whole);
    }
    if (from >= 0) close(from);
    if (to >= 0) close(to);
}

int fsync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    int result = real(fd);
    if (result == 0) keep(fd);
    return result;
}

int fdatasync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
    int result = real(fd);
    if (result == 0) keep(fd);
    return result;
}
"""


def watched_syncs(folder: Path) -> Path | None:
    """The library; nothing where there is no compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return None
    source, library = folder / "syncs.c", folder / "syncs.so"
    source.write_text(SOURCE)
    subprocess.run([compiler, "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True, timeout=120)
    return library


def files_of(database: Path) -> tuple[Path, Path]:
    return database, database.with_name(f"{database.name}-wal")


def settle(database: Path) -> None:
    """The power is back, and all that lies on the disk is on the disk: whoever looked at it may have tidied it up."""
    for file in files_of(database):
        kept = file.with_name(file.name + SYNCED)
        kept.unlink(missing_ok=True)
        if file.exists():
            shutil.copyfile(file, kept)


def cut(database: Path, random: Random) -> int:
    """What is left of a database whose server was just killed; how many bytes were lost."""
    lost = 0
    for file in files_of(database):
        kept = file.with_name(file.name + SYNCED)
        synced = kept.read_bytes() if kept.exists() else b""
        now = file.read_bytes() if file.exists() else b""
        left = bytearray(synced)
        for start in range(0, len(now), BLOCK):
            block = now[start : start + BLOCK]
            if block == synced[start : start + BLOCK]:
                continue
            if random.random() < 0.3:
                left[len(left) :] = bytes(max(0, start - len(left)))
                left[start : start + len(block)] = block
            else:
                lost += len(block)
        file.write_bytes(left)
    database.with_name(f"{database.name}-shm").unlink(missing_ok=True)
    return lost
