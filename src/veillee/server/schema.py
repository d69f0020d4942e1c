"""The tables of the database. Migrations in `migrations/` bring any database to this state."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    false,
)

metadata = MetaData()

facts = Table(
    "facts",
    metadata,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

people = Table(
    "people",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("account", Text, unique=True),  # the name, however it is written; empty for guests
    Column("passphrase", Text),
    Column("created", Float, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String(64), primary_key=True),  # a hash: the cookie itself is not stored
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", Float, nullable=False),
)

habits = Table(
    "habits",
    metadata,
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), primary_key=True),  # empty for what holds in every game
    Column("question", String(64), primary_key=True),
    Column("answer", String(100), nullable=False),
)

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("setup", JSON, nullable=False),
    Column("rules", Integer, nullable=False),
    Column("content", String(32), nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("state", String(12), nullable=False),
    Column("version", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("waiting", JSON, nullable=False, server_default="[]"),  # the seats that are asked: several in a round
    Column("turn_since", Float),
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
    Column("open", Boolean, nullable=False),
    Column("watch", String(32), unique=True),
    Column("abandon_after", Float, nullable=False),
    Column("parent", String(32)),  # the match it goes on from, and where: ID or ID#NUMBER
    Column("outcome", JSON),
    Column("table", LargeBinary),  # the present one: opening a match is a load, not a replay
    Column("told", Integer, nullable=False, server_default="0"),  # events so far
    Column("forks", JSON),  # after which decisions, and for which seat, hidden pieces were dealt again
    Column("campaign", String(16), index=True),  # the campaign of which it is a chapter
    Column("chapter", String(64)),  # and the chapter's id
    Column("progress", JSON),  # how it stood, in words, when somebody last looked at a list, and at which version
    Index("matches_by_state", "state"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(64), nullable=False),  # human, or the name of a bot
    Column("person", ForeignKey("people.id"), index=True),
    Column("invitation", String(32), unique=True),
    Column("role", String(64), nullable=False, server_default=""),  # who the seat is, chosen on sitting down
)

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),  # choice, undo, redo, redeal, rules, resign
    Column("seat", Integer, nullable=False),
    Column("key", String(100), nullable=False),
    Column("hash", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("decision", Integer),  # the decision that it answers; unknown in matches of version 0.1.0
    Column("revealed", Boolean, nullable=False, server_default=false()),
    Column("events", LargeBinary),  # what was told, as JSON
)

# Every pack that a match began with, by the hash of what rules read, as compressed text.
packs = Table(
    "packs",
    metadata,
    Column("hash", String(32), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("data", LargeBinary, nullable=False),
)

campaigns = Table(
    "campaigns",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("owner", ForeignKey("people.id"), nullable=False, index=True),
    Column("settings", JSON, nullable=False),
    Column("seed", String(64), nullable=False),
    Column("word", String(64), nullable=False),  # of a campaign played again: what its chapters are dealt by
    Column("chronicle", Text, nullable=False),
    Column("chapter", Integer, nullable=False),  # the number of the chapter to come
    Column("done", JSON, nullable=False),  # for each chapter that was played its id, its match and its verdict
    Column("over", Boolean, nullable=False),
    Column("parent", String(32)),  # the campaign that it goes on from, and before which chapter: ID#NUMBER
    Column("created", Float, nullable=False),
    Column("updated", Float, nullable=False),
)

# Who belongs to a campaign: people may come and go between chapters.
companions = Table(
    "companions",
    metadata,
    Column("campaign", ForeignKey("campaigns.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id"), primary_key=True, index=True),
)

# All matches that a match was forked from, directly or not: their secrets are in its record.
descent = Table(
    "descent",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("ancestor", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
)

snapshots = Table(
    "snapshots",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("data", LargeBinary, nullable=False),
)

# Up to which version a match was found good, and by which release of the program.
checks = Table(
    "checks",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, nullable=False),
    Column("release", String(40), nullable=False),
)

requests = Table(
    "requests",
    metadata,
    Column("person", String(24), primary_key=True),
    Column("match", String(16), primary_key=True),
    Column("key", String(80), primary_key=True),
    Column("version", Integer, nullable=False),  # the version that the first request led to
    Column("at", Float, nullable=False),
    sqlite_with_rowid=False,  # every choice adds a row: one page is written for it, and not a second one of an index
)
