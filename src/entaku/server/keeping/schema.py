"""The store's tables: a room, its tables, their seeds and answers, the decks after them, the chat; nights; cubes."""

import sqlalchemy as sa

METADATA = sa.MetaData()

HEAD = "0006"
"""The migration that this version of the program needs."""

ROOMS = sa.Table(
    "rooms",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("options", sa.LargeBinary, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
)
TABLES = sa.Table(
    "tables",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("format", sa.String(40), nullable=False),
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("began", sa.Float, nullable=False),
    sa.Column("proof", sa.LargeBinary, nullable=True),
)
MIXINGS = sa.Table(
    "mixings",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("format", sa.String(40), nullable=False),
    sa.Column("version", sa.String(40), nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
    sa.Column("proof", sa.LargeBinary, nullable=False),
)
ANSWERS = sa.Table(
    "answers",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("decision", sa.Integer, nullable=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("answer", sa.Text, nullable=False),
    sa.Column("at", sa.Float, nullable=False),
    sa.Column("how", sa.String(8), nullable=False),
    sa.Column("reserve", sa.Float, nullable=False, server_default="0"),
)
CHAT = sa.Table(
    "chat",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("n", sa.Integer, primary_key=True),
    sa.Column("said", sa.Text, nullable=False),
)
MOTIONS = sa.Table(
    "motions",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("id", sa.Integer, primary_key=True),
    sa.Column("asked", sa.Text, nullable=False),
)
DECKS = sa.Table(
    "decks",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("plan", sa.LargeBinary, nullable=False),
    sa.Column("handed_in", sa.Boolean, nullable=False),
)
NIGHTS = sa.Table(
    "nights",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("seed", sa.LargeBinary, nullable=False),
    sa.Column("secret", sa.LargeBinary, nullable=False),
)
NIGHT_ENTRIES = sa.Table(
    "night_entries",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("entry", sa.Text, nullable=False),
)
CUBES = sa.Table(
    "cubes",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("saved", sa.Float, nullable=False),
    sa.Column("name", sa.String(200), nullable=False),
    sa.Column("text", sa.LargeBinary, nullable=False),
    sa.Column("owner", sa.String(80), nullable=False),
)
