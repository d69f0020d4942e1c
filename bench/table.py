"""How figures are written down."""

from __future__ import annotations

import os
import platform
from collections.abc import Sequence
from datetime import date
from pathlib import Path


def count(number: float) -> str:
    return f"{number:,.0f}" if number >= 100 else f"{number:,.1f}"


def duration(seconds: float) -> str:
    return f"{seconds * 1e6:.1f} µs" if seconds < 1e-3 else f"{seconds * 1e3:.2f} ms"


def times(ratio: float) -> str:
    return f"× {ratio:.1f}" if ratio >= 0.95 else f"× {ratio:.2f}"


def verdict(limit: str, kept: bool) -> str:
    return f"{limit} {'✓' if kept else '✗'}"


def kilobytes(size: float) -> str:
    return f"{size / 1000:.1f} kB"


def markdown(header: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """A table whose columns line up, also for who reads it as text."""
    table = [header, *rows]
    widths = [max(len(line[column]) for line in table) for column in range(len(header))]
    lines = [
        "| " + " | ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) + " |" for line in table
    ]
    lines.insert(1, "|" + "|".join("-" * (width + 2) for width in widths) + "|")
    return "\n".join(lines) + "\n"


def machine() -> str:
    """What it runs on, without saying where, and how much of it others take."""
    model = platform.processor() or platform.machine()
    information = Path("/proc/cpuinfo")
    if information.exists():
        models = [
            line.partition(":")[2].strip() for line in information.read_text().splitlines() if "model name" in line
        ]
        model = models[0] if models else model
    cores = os.cpu_count() or 1
    busy = f"{os.getloadavg()[0] / cores:.0%} busy with other things when it began"
    python = platform.python_version()
    return f"{model}, {cores} cores, {platform.system()}, Python {python}, {date.today()}; {busy}."
