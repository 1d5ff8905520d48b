"""Cubes that people keep."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "cubes",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("saved", sa.Float, nullable=False),
        sa.Column("name", sa.String(200), nullable=False),
        sa.Column("text", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(80), nullable=False),
    )


def downgrade() -> None:
    op.drop_table("cubes")
