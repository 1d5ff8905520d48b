"""What people at one table do with each other: what they say, and what an answer took of a player's reserve."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "chat",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("said", sa.Text, nullable=False),
    )
    op.add_column("answers", sa.Column("reserve", sa.Float, nullable=False, server_default="0"))


def downgrade() -> None:
    op.drop_column("answers", "reserve")
    op.drop_table("chat")
