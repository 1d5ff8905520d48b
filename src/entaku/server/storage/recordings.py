"""Tables of the store as recordings."""

from collections.abc import Iterable, Sequence
from typing import Any  # Any: a table of any game

import msgspec
from msgspec import Struct

from entaku.kernel import log
from entaku.kernel.chain import Chain
from entaku.kernel.log import Recording
from entaku.kernel.proof import Proof
from entaku.kernel.table import Entry, Rules, Table
from entaku.oracle.library import Library
from entaku.server.storage.setups import plain
from entaku.server.storage.store import StoredAnswer, StoredTable, decode_answer


def first_line(rules: str, stored: StoredTable) -> tuple[log.Header, Chain]:
    """The first line of a table's recording, and the chain that begins with it."""
    proof = None if stored.proof is None else msgspec.json.decode(stored.proof, type=Proof)
    return log.header(rules, stored.version, stored.seed, plain(stored.setup), proof)


def chained(rules: str, stored: StoredTable, rows: Sequence[StoredAnswer]) -> tuple[Proof | None, Chain]:
    """What a table's seed was made from, and the chain with everything that was answered or taken back."""
    first, chain = first_line(rules, stored)
    take_in(chain, rows)
    return first.proof, chain


def take_in(chain: Chain, rows: Iterable[StoredAnswer]) -> None:
    """Add rows to a table's chain."""
    for row in rows:
        chain.add(entry_of(row))


def entry_of(row: StoredAnswer) -> Entry:
    """A row as the log has it."""
    return Entry(row.decision, row.seat, decode_answer(row.answer))


def recorded(
    _: Library, rules: Rules[Any, Any], setup: type[Struct], stored: StoredTable, answers: Sequence[StoredAnswer]
) -> bytes:
    """A table's recording, as it is written: the table is played again from its setup, of this type."""
    first, chain = first_line(rules.name, stored)
    table = Table(rules, msgspec.json.decode(plain(stored.setup), type=setup), stored.seed)
    return log.write(Recording(first, tuple(log.lines(table, [entry_of(row) for row in answers], chain))))
