"""Tables, their answers and their decks."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "tables",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("rules", sa.String(40), nullable=False),
        sa.Column("wish", sa.LargeBinary, nullable=False),
        sa.Column("people", sa.LargeBinary, nullable=False),
        sa.Column("setup", sa.LargeBinary),
        sa.Column("seed", sa.LargeBinary),
    )
    op.create_table(
        "entries",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("entry", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
    )
    op.create_table(
        "decks",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("plan", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    for table in ("decks", "entries", "tables"):
        op.drop_table(table)
