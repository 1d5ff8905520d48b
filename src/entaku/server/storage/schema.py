"""The store's tables: rooms, their tables, seeds, answers, decks, chat; nights; cubes; cards; paper games; phones."""

import sqlalchemy as sa

METADATA = sa.MetaData()
"""What is kept."""
PASSING = sa.MetaData()
"""What is true only while processes run (which they are, what they have open), or follows from the rest.

No backup has it.
"""

HEAD = "0012"
"""The migration that this version of the program needs."""

ROOMS = sa.Table(
    "rooms",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("options", sa.LargeBinary, nullable=False),
    sa.Column("record", sa.LargeBinary, nullable=False),
    sa.Column("home", sa.String(20), nullable=False, server_default=""),
    sa.Index("rooms_home", "home"),
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
    sa.Column("why", sa.Text, nullable=True),
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
    sa.Column("home", sa.String(20), nullable=False, server_default=""),
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
PLAYER_CARDS = sa.Table(
    "player_cards",
    METADATA,
    sa.Column("id", sa.String(12), primary_key=True),
    sa.Column("made", sa.Float, nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("reading", sa.String(80), nullable=False),
    sa.Column("keys", sa.Text, nullable=False),
    sa.Column("recovery", sa.String(64), nullable=False, index=True),
    sa.Column("moving", sa.String(64), nullable=False),
    sa.Column("moving_until", sa.Float, nullable=False),
)
PAPER_GAMES = sa.Table(
    "paper_games",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("opened", sa.Float, nullable=False),
    sa.Column("setup", sa.LargeBinary, nullable=False),
    sa.Column("owner", sa.String(80), nullable=False),
)
PAPER_ACTS = sa.Table(
    "paper_acts",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("act", sa.Text, nullable=False),
)
SUBSCRIPTIONS = sa.Table(
    "subscriptions",
    METADATA,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("endpoint", sa.String(1000), primary_key=True),
    sa.Column("key", sa.LargeBinary, nullable=False),
    sa.Column("shared", sa.LargeBinary, nullable=False),
    sa.Column("language", sa.String(8), nullable=False),
    sa.Column("asked", sa.Float, nullable=False),
)
PROCESSES = sa.Table(
    "processes",
    PASSING,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("name", sa.String(40), nullable=False, unique=True),
    sa.Column("until", sa.Float, nullable=False),
)
SNAPSHOTS = sa.Table(
    "snapshots",
    PASSING,
    sa.Column("code", sa.String(12), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("data", sa.LargeBinary, nullable=False),
)
HOMES = sa.Table(
    "homes",
    PASSING,
    sa.Column("code", sa.String(20), primary_key=True),
    sa.Column("holder", sa.String(32), nullable=False),
    sa.Column("fence", sa.BigInteger, nullable=False),
    sa.Index("homes_holder", "holder"),
)
