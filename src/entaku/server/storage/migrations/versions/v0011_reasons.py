"""Why bots gave their answers."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.add_column("answers", sa.Column("why", sa.Text, nullable=True))


def downgrade() -> None:
    op.drop_column("answers", "why")
