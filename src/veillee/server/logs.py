"""Structured logs: one JSON object per line on stderr. No secrets, no keys of options, no hands.

A line about an error holds its type and where it happened, but not its text: the text of an error may
quote what somebody chose, and whoever reads the log may sit at the same table.
"""

from __future__ import annotations

import json
import logging
import sys
import traceback
from contextvars import ContextVar
from datetime import UTC, datetime
from types import TracebackType
from typing import Any, TextIO

request_id: ContextVar[str] = ContextVar("request_id", default="")

FIELDS = ("method", "path", "status", "ms", "match", "problem", "count", "address")  # what a line may hold besides

written = json.JSONEncoder(ensure_ascii=False, default=str).encode


class JsonLines(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage() if record.name.startswith(("veillee", "uvicorn")) else record.msg,
        }
        if id_ := request_id.get():
            line["request"] = id_
        line |= {name: getattr(record, name) for name in FIELDS if hasattr(record, name)}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = error_name(record.exc_info[1])
            line["trace"] = places(record.exc_info[2])
        return written(line)


def error_name(error: BaseException | None) -> str:
    """The type of an error, and of what caused it."""
    names: list[str] = []
    while error is not None and len(names) < 5:
        names.append(type(error).__name__)
        error = error.__cause__ or error.__context__
    return " from ".join(names)


def places(trace: TracebackType | None) -> list[str]:
    return [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in traceback.extract_tb(trace)]


def configure(level: str = "INFO", stream: TextIO | None = None) -> None:
    """Everything that is logged goes out as JSON lines; requests are told by us, not by uvicorn."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(JsonLines())
    logging.logThreads = logging.logProcesses = logging.logMultiprocessing = False  # a line does not say who wrote it
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    logging.getLogger("veillee").setLevel(level.upper())
    for name in ("uvicorn", "uvicorn.error", "uvicorn.access", "uvicorn.asgi"):
        logger = logging.getLogger(name)
        logger.handlers[:] = []
        logger.propagate = True
        logger.setLevel(logging.WARNING)
        logger.disabled = name == "uvicorn.access"
