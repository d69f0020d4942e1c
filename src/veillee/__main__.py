"""`python -m veillee` is the command `veillee`."""

from __future__ import annotations

from veillee.cli import main

if __name__ == "__main__":
    main()
