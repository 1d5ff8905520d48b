"""Which rooms and nights live together, and which process of several has them open."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    for table in ("rooms", "nights"):
        op.add_column(table, sa.Column("home", sa.String(20), nullable=False, server_default=""))
    op.create_index("rooms_home", "rooms", ["home"])
    op.create_table(
        "processes",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("name", sa.String(40), nullable=False, unique=True),
        sa.Column("until", sa.Float, nullable=False),
    )
    op.create_table(
        "homes",
        sa.Column("code", sa.String(20), primary_key=True),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("fence", sa.BigInteger, nullable=False),
    )
    op.create_index("homes_holder", "homes", ["holder"])


def downgrade() -> None:
    op.drop_table("homes")
    op.drop_table("processes")
    op.drop_index("rooms_home", "rooms")
    for table in ("rooms", "nights"):
        op.drop_column(table, "home")
