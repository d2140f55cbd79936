"""What is stored. The lines of a table are the truth about it; its other columns only help to find it."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

META: Final = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

# All moments are milliseconds since 1970, UTC.
Moment: Final = BigInteger
Number: Final = Integer


def user_id(name: str = "user", *, primary_key: bool = False) -> Column[int]:
    """A column that names a user, and goes with them."""
    return Column(name, Number, ForeignKey("users.id", ondelete="CASCADE"), primary_key=primary_key, nullable=False)


def table_id() -> Column[str]:
    """The table a row belongs to, as the first part of its key."""
    return Column("table", String(16), ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)


users = Table(
    "users",
    META,
    Column("id", Number, primary_key=True),
    Column("name", String(40), nullable=False),
    Column("key", String(80), nullable=False, unique=True),  # the name as the eye sees it: no two look alike
    Column("kind", String(8), nullable=False),  # guest, member or gone
    Column("password", String(200), nullable=False, server_default=""),  # Argon2id; a guest has none
    Column("language", String(2), nullable=False),
    Column("email", String(200), nullable=False, server_default=""),
    Column("created", Moment, nullable=False),
    Column("seen", Moment, nullable=False),
    Index(None, "email"),
)

# What lets somebody in: a session in a browser's cookie, a token for a program, a ticket for one new password.
keys = Table(
    "keys",
    META,
    Column("id", Number, primary_key=True),
    user_id(),
    Column("hash", LargeBinary(32), nullable=False, unique=True),  # only the owner has the key itself
    Column("kind", String(8), nullable=False),  # session, token or ticket
    Column("name", String(100), nullable=False),
    Column("scopes", String(100), nullable=False),
    Column("created", Moment, nullable=False),
    Column("used", Moment, nullable=False),
    Column("ends", Moment, nullable=False),
    Index(None, "user"),
)

# Whom a user blocks (no common tables, no chat) or mutes (no chat).
shunned = Table(
    "shunned",
    META,
    user_id(primary_key=True),
    user_id("other", primary_key=True),
    Column("kind", String(8), nullable=False),  # block or mute
    Index(None, "other"),
)

reports = Table(
    "reports",
    META,
    Column("id", Number, primary_key=True),
    user_id(),
    user_id("other"),
    Column("table", String(16), nullable=False, server_default=""),
    Column("reason", Text, nullable=False),
    Column("at", Moment, nullable=False),
    Index(None, "user"),
    Index(None, "other"),
)

tables = Table(
    "tables",
    META,
    Column("id", String(16), primary_key=True),
    Column("game", String(20), nullable=False),
    Column("version", Number, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("settings", Text, nullable=False),  # JSON: pace, undo, who may watch
    Column("host", Number, ForeignKey("users.id", ondelete="SET NULL")),
    Column("password", String(200), nullable=False, server_default=""),
    Column("secret", LargeBinary(32), nullable=False),  # of luck; published when the game is over
    Column("state", String(10), nullable=False),  # open, playing, over, cancelled or stuck
    Column("created", Moment, nullable=False),
    Column("started", Moment),
    Column("ended", Moment),
    Column("changed", Moment, nullable=False),
    Column("rematch", String(16), nullable=False, server_default=""),  # the table they went on to
    # What follows from the lines, so that a list of tables need not play any of them:
    Column("ply", Number, nullable=False, server_default="0"),
    Column("result", String(100), nullable=False, server_default=""),
    Column("awaits", String(8), nullable=False, server_default=""),  # letters of the seats that are asked
    Column("robot", Number, nullable=False, server_default="0"),  # is one of them a bot's?
    Index(None, "state", "changed"),
    Index(None, "state", "robot"),
)

# Who takes part, in the order in which they joined; the seat is drawn when the game starts.
places = Table(
    "places",
    META,
    table_id(),
    Column("place", Number, primary_key=True),
    Column("seat", Number, nullable=False, server_default="-1"),
    Column("kind", String(8), nullable=False),  # person or bot
    Column("user", Number, ForeignKey("users.id", ondelete="SET NULL")),
    Column("level", Number, nullable=False, server_default="0"),
    Column("name", String(40), nullable=False, server_default=""),
    Column("program", Number, nullable=False, server_default="0"),  # does it play through the API with a token?
    Column("entropy", String(64), nullable=False, server_default=""),
    Index(None, "user"),
)

# The journal of a table, only ever added to: moves, outcomes of luck, and acts such as `/undo`.
lines = Table(
    "lines",
    META,
    table_id(),
    Column("ply", Number, primary_key=True),
    Column("seat", Number, nullable=False),  # -2 for luck
    Column("text", String(900), nullable=False),
    Column("at", Moment, nullable=False),
    Column("key", String(64)),  # the idempotency key of the request that wrote it
    UniqueConstraint("table", "key"),
    sqlite_with_rowid=False,
)

messages = Table(
    "messages",
    META,
    table_id(),
    Column("number", Number, primary_key=True),
    Column("room", String(8), nullable=False),  # players or watchers
    Column("user", Number, ForeignKey("users.id", ondelete="SET NULL")),
    Column("name", String(40), nullable=False),
    Column("phrase", String(40), nullable=False, server_default=""),
    Column("text", String(500), nullable=False, server_default=""),
    Column("at", Moment, nullable=False),
    Index(None, "user"),
)

notes = Table(
    "notes",
    META,
    table_id(),
    user_id(primary_key=True),
    Column("text", Text, nullable=False),
    Index(None, "user"),
)

# The reports of finished games, which take long to write.
assessments = Table(
    "assessments",
    META,
    table_id(),
    Column("edition", Number, nullable=False),  # of the way to write them: older ones are written anew
    Column("text", Text, nullable=False),  # JSON lines
)

# Answers given in advance, in the order in which they are tried.
orders = Table(
    "orders",
    META,
    table_id(),
    user_id(primary_key=True),
    Column("number", Number, primary_key=True),
    Column("seat", Number, nullable=False),
    Column("prompt", String(40), nullable=False, server_default=""),  # only when this is asked
    Column("after", String(900), nullable=False, server_default=""),  # only right after another seat played this
    Column("answers", Text, nullable=False),  # JSON: the first legal one is played
    Column("times", Number, nullable=False),  # how often it may still be used
    Index(None, "user"),
)
