"""Cards by which players are known on every night."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "player_cards",
        sa.Column("id", sa.String(12), primary_key=True),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("reading", sa.String(80), nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("recovery", sa.String(64), nullable=False, index=True),
        sa.Column("moving", sa.String(64), nullable=False),
        sa.Column("moving_until", sa.Float, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("player_cards")
