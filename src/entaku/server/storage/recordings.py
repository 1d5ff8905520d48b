"""Tables of the store as recordings."""

from collections.abc import Sequence

import msgspec

from entaku.kernel import log
from entaku.kernel.chain import Chain
from entaku.kernel.log import Recording
from entaku.kernel.proof import Proof
from entaku.kernel.table import Entry, Table
from entaku.server.storage.setups import plain
from entaku.server.storage.store import StoredAnswer, StoredTable, decode_answer
from entaku.server.tables.plays import Play


def first_line(rules: str, stored: StoredTable) -> tuple[log.Header, Chain]:
    """The first line of a table's recording, and the chain that begins with it."""
    proof = None if stored.proof is None else msgspec.json.decode(stored.proof, type=Proof)
    return log.header(rules, stored.version, stored.seed, plain(stored.setup), proof)


def chained(rules: str, stored: StoredTable, rows: Sequence[StoredAnswer]) -> tuple[Proof | None, Chain]:
    """What a table's seed was made from, and the chain with everything that was answered or taken back."""
    first, chain = first_line(rules, stored)
    for row in rows:
        chain.add(entry_of(row))
    return first.proof, chain


def entry_of(row: StoredAnswer) -> Entry:
    """A row as the log has it."""
    return Entry(row.decision, row.seat, decode_answer(row.answer))


def recorded(play: Play, stored: StoredTable, answers: Sequence[StoredAnswer]) -> Recording:
    """A table's recording."""
    first, chain = first_line(play.rules.name, stored)
    setup = msgspec.json.decode(plain(stored.setup), type=play.setup)
    entries = [entry_of(row) for row in answers]
    return Recording(first, tuple(log.lines(Table(play.rules, setup, stored.seed), entries, chain)))
