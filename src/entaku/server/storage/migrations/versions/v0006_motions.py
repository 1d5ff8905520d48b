"""What tables are asked."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table(
        "motions",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("asked", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("motions")
