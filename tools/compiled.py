"""Compiled code where it is wanted: in a copy for tests and benchmarks, or beside the source.

    compiled.py            build/compiled: a copy of the program with its hot code compiled
    compiled.py --lightly  the same, sooner there and slower: enough for tests
    compiled.py --fast     the same compiled files beside the source, below src/: `make fast`
    compiled.py --remove   take them away from src/ again

A compiled file hides the source beside it, even when that source has changed since. So tests run
on a copy (`PYTHONPATH=build/compiled`), and `--remove --stale` clears src/ of what is out of date.
"""

from __future__ import annotations

import argparse
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path

from build_fast import hot_modules

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
COPY = ROOT / "build" / "compiled"
BUILDER = ROOT / "tools" / "build_fast.py"
PINS = ROOT / "constraints.txt"  # the compiler's version is one of them
COPY_STAMP = ROOT / "build" / "compiled.stamp"
FAST_STAMP = ROOT / "build" / "fast.stamp"
FULL, LIGHT = "3", "0"  # how much the compiler optimizes


def fingerprint() -> str:
    """What the compiled files depend on: the hot code, how it is compiled, and with what."""
    digest = blake2b(digest_size=16)
    digest.update(str(sys.implementation.cache_tag).encode())
    for path in (PINS, BUILDER, *hot_modules(SOURCE), *hot_modules(ROOT)):
        digest.update(f"\n{path.name}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def compiled_files(folder: Path) -> list[Path]:
    """Compiled files below a folder, the group's own module included."""
    return sorted(
        [*folder.glob("veillee_hot__mypyc*.so"), *folder.glob("veillee/**/*.so"), *folder.glob("examples/**/*.so")]
    )


def source_files(folder: Path, package: str) -> Iterator[Path]:
    """Everything of a package that is not made from something else, relative to the folder."""
    for path in (folder / package).rglob("*"):
        if path.is_file() and path.suffix not in (".so", ".pyc"):
            yield path.relative_to(folder)


def mirror(source: Path, package: str, target: Path) -> None:
    """Make the copy's source equal to ours; its compiled files stay."""
    wanted = set(source_files(source, package))
    for gone in set(source_files(target, package)) - wanted:
        (target / gone).unlink()
    for name in wanted:
        old, new = target / name, (source / name).read_bytes()
        if not old.exists() or old.read_bytes() != new:
            old.parent.mkdir(parents=True, exist_ok=True)
            old.write_bytes(new)


def require_compiler() -> None:
    """Stop with what to install, rather than in the middle of a page of errors."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    compiler = shlex.split(command)[0]
    if shutil.which(compiler) is None:
        sys.exit(
            f"No C compiler: {compiler!r} was not found. Install one (Debian, Ubuntu: build-essential; Fedora: gcc;"
            " macOS: xcode-select --install). Veillée plays without it; compiling and `make test` need it."
        )
    header = Path(sysconfig.get_path("include"), "Python.h")
    if not header.exists():
        sys.exit(
            "No Python.h: install the headers of this Python (Debian, Ubuntu: python3-dev; Fedora: python3-devel)."
        )


def build_copy(optimize: str = FULL) -> None:
    """Bring build/compiled up to date; compile only if hot code has changed, or was optimized less than wanted."""
    code = fingerprint()
    mirror(SOURCE, "veillee", COPY)
    mirror(ROOT, "examples", COPY)
    if any(current(COPY_STAMP, f"{code} {level}") for level in {optimize, FULL}):
        return
    require_compiler()
    COPY_STAMP.unlink(missing_ok=True)
    remove(COPY)
    print("Compiling the hot code, some minutes ...", flush=True)
    # mypyc names modules and finds their types from where it runs.
    done = subprocess.run(
        [sys.executable, str(BUILDER), ".", "--optimize", optimize],
        cwd=COPY,
        env={**os.environ, "MYPYPATH": "."},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        sys.exit(f"{done.stdout}\nThe hot code does not compile; see above.")
    COPY_STAMP.write_text(f"{code} {optimize}")


def build_fast() -> None:
    """Put the compiled files beside the source, where the installed program finds them."""
    build_copy()
    remove(SOURCE)
    for path in compiled_files(COPY):
        name = path.relative_to(COPY)
        if name.parts[0] != "examples":
            shutil.copy2(path, SOURCE / name)
    shutil.copy2(COPY_STAMP, FAST_STAMP)
    print("Compiled. After a change of code: `make fast` again, or `make plain` to go without.")


def current(stamp: Path, wanted: str) -> bool:
    return stamp.exists() and stamp.read_text() == wanted


def remove(folder: Path) -> bool:
    """Take compiled files away; true if there were any."""
    found = compiled_files(folder)
    for path in found:
        path.unlink()
    return bool(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lightly", action="store_true", help="optimize little, for tests")
    parser.add_argument("--fast", action="store_true", help="put compiled files beside the source")
    parser.add_argument("--remove", action="store_true", help="take them away")
    parser.add_argument("--stale", action="store_true", help="with --remove: only if the source has changed since")
    asked = parser.parse_args()
    if asked.remove:
        fresh = asked.stale and current(FAST_STAMP, f"{fingerprint()} {FULL}")
        if not fresh and remove(SOURCE):
            print("Removed compiled code from src/; `make fast` compiles it again.")
    elif asked.fast:
        build_fast()
    else:
        build_copy(LIGHT if asked.lightly else FULL)


if __name__ == "__main__":
    main()
