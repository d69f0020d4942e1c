"""A wheel for hosts with the hot code compiled, out of the plain wheel and the compiled files of build/compiled.

    fast_wheel.py PLAIN_WHEEL FOLDER

It fits one version of Python on one kind of machine, and says so in its name. The source is in it as well: what is not
compiled runs from there.
"""

from __future__ import annotations

import argparse
import base64
import csv
import hashlib
import io
import sys
import sysconfig
import zipfile
from pathlib import Path

from compiled import COPY, compiled_files

RECORD, WHEEL = "RECORD", "WHEEL"


def tag() -> str:
    """The Python and the machine that compiled files are for."""
    version = f"cp{sys.version_info.major}{sys.version_info.minor}"
    return f"{version}-{version}-{sysconfig.get_platform().replace('-', '_').replace('.', '_')}"


def marked(text: str, tag_: str) -> str:
    """What a wheel says of itself, for one kind of machine."""
    kept = [line for line in text.splitlines() if line and not line.startswith(("Tag:", "Root-Is-Purelib:"))]
    return "\n".join([*kept, "Root-Is-Purelib: false", f"Tag: {tag_}", ""])


def listed(contents: dict[str, bytes], record: str) -> bytes:
    """All files of a wheel with their hashes and sizes, as installers want them."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\n")
    for name, data in contents.items():
        digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
        rows.writerow([name, f"sha256={digest}", len(data)])
    rows.writerow([record, "", ""])
    return text.getvalue().encode()


def fast_wheel(plain: Path, built: Path, folder: Path) -> Path:
    """Make it in a folder, out of a plain wheel and what was compiled."""
    with zipfile.ZipFile(plain) as wheel:
        contents = {name: wheel.read(name) for name in wheel.namelist()}
    found = [path for path in compiled_files(built) if path.relative_to(built).parts[0] != "examples"]
    if not found:
        sys.exit(f"Nothing is compiled in {built}: run tools/compiled.py first.")
    about = next(name for name in contents if name.endswith(f".dist-info/{WHEEL}"))
    record = about.removesuffix(WHEEL) + RECORD
    del contents[record]
    contents |= {path.relative_to(built).as_posix(): path.read_bytes() for path in found}
    contents[about] = marked(contents[about].decode(), tag()).encode()
    name, version, *_ = plain.stem.split("-")
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"{name}-{version}-{tag()}.whl"
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED) as wheel:
        for path, data in [*contents.items(), (record, listed(contents, record))]:
            wheel.writestr(path, data)
    return target


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("plain", type=Path, help="the wheel that `make dist` makes")
    parser.add_argument("folder", type=Path, help="where the compiled one goes")
    asked = parser.parse_args()
    print(fast_wheel(asked.plain, COPY, asked.folder))


if __name__ == "__main__":
    main()
