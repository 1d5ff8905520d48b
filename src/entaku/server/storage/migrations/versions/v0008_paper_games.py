"""Games on paper that several phones count together."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "paper_games",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("opened", sa.Float, nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("owner", sa.String(80), nullable=False),
    )
    op.create_table(
        "paper_acts",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("act", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("paper_acts")
    op.drop_table("paper_games")
