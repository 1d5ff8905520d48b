"""Browsers that asked to be told of a night's notices."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "subscriptions",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("player", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("endpoint", sa.String(1000), primary_key=True),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("shared", sa.LargeBinary, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("asked", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("subscriptions")
