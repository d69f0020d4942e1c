"""A worker of a run, as a process of its own."""

from __future__ import annotations

from veillee.lab.worker import main

main()
