"""What seeds are made from."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("tables", sa.Column("proof", sa.LargeBinary, nullable=True))
    op.create_table(
        "mixings",
        sa.Column("code", sa.String(12), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("format", sa.String(40), nullable=False),
        sa.Column("version", sa.String(40), nullable=False),
        sa.Column("setup", sa.LargeBinary, nullable=False),
        sa.Column("record", sa.LargeBinary, nullable=False),
        sa.Column("proof", sa.LargeBinary, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("mixings")
    op.drop_column("tables", "proof")
