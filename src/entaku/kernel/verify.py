"""What a recording proves: where its seed is from, that no line was changed, that it plays again as recorded."""

from collections.abc import Callable, Iterable, Iterator
from typing import Any, Literal, Protocol, runtime_checkable  # Any: a table of any game

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel import log
from entaku.kernel.chain import Chain
from entaku.kernel.errors import Unreadable
from entaku.kernel.log import Header, LogLine
from entaku.kernel.proof import (
    FORM,
    LISTED,
    Mixing,
    Proof,
    commitment_to,
    is_complete,
    is_nonce,
    mixed_seed,
    seal_of,
    withheld,
)
from entaku.kernel.seats import Seat
from entaku.kernel.table import Entry, Rules, Table

Check = Literal[
    "commitment", "list", "pledges", "seed", "silent", "withheld", "stopped", "arranged", "seats", "chain", "replay",
    "end", "noted-seal", "noted-commitment", "noted-nonce", "noted-head",
]  # fmt: skip
State = Literal["holds", "broken", "absent"]
Named = Callable[[str], tuple[Rules[Any, Any], type]]
"""What is played under a name, and the type of its setup.  Raises Unreadable if nothing is."""


@runtime_checkable
class Arrangeable(Protocol):
    """A setup that may say itself in which order cards come."""

    @property
    def is_arranged(self) -> bool:
        """Whether cards were laid in an order before the table began, so that no chance decided on them."""


@runtime_checkable
class Seated(Protocol):
    """A setup that knows how many sit at its table."""

    @property
    def seat_count(self) -> int:
        """How many seats the table has."""


_encode = msgspec.json.Encoder().encode
LEAST_SEED = 32
"""Hex digits of the shortest seed."""


PROVING: frozenset[Check] = frozenset(("list", "pledges", "noted-seal", "noted-nonce"))
"""What must hold for a table to be proved, if nothing is wrong."""


class Finding(Struct, frozen=True, omit_defaults=True):
    """One thing that was looked at.

    state  "absent" where the recording has nothing that could be looked at, or there is something to know of it
    line   the first line that is wrong, from 1; 0 where none is
    seats  who is meant, from 1
    try_   the number of the mixing that is meant, from 1
    form   the form of the proof, where that is what there is to know
    """

    check: Check
    state: State
    line: int = 0
    seats: tuple[int, ...] = ()
    try_: int = msgspec.field(name="try", default=0)
    form: int = 0

    @property
    def key(self) -> str:
        """The message that says it."""
        return f"proof-{self.check}-{self.state}"

    @property
    def facts(self) -> dict[str, str | int]:
        """What the message's places are filled from."""
        seats = ", ".join(str(seat) for seat in self.seats)
        return {"line": self.line, "seats": seats, "count": len(self.seats), "try": self.try_, "form": self.form}


class Noted(Struct, frozen=True):
    """What a player has of a table from when it was played: its seal, what their device gave, and a state of the chain.

    A recording can be made up whole; what somebody noted can't be changed afterwards.  `commitment` is the seal that
    the device noted before it showed its nonce (`proof.seal_of`), or what the server published before there was a
    list: that alone leaves the list open.
    """

    commitment: str = ""
    nonce: str = ""
    head: str = ""


class Verdict(Struct, frozen=True):
    """Everything that was found.

    holds    nothing that was looked at is wrong
    shared   devices of players had a part in the seed
    chances  how often the seed's making was begun again: so often somebody could have thrown one away
    proved   nobody who runs the table could have chosen the seed, and that is known of this very table: everything
             holds, the first try stood, and a seal and a nonce that were noted are the recording's
    form     the form of the proof, 0 where there is none; before the third no recording proves who chose the seed
    line     the first line that is wrong, from 1; None where none is
    arranged cards of decks or packs were laid in an order before the table began: no shuffle decided on those
    version  the program with which the table began, and `checked_by` the one that looked at it
    """

    rules: str
    table: str
    version: str
    checked_by: str
    answers: int
    holds: bool
    proved: bool
    line: int | None
    findings: tuple[Finding, ...]
    shared: bool = False
    chances: int = 0
    arranged: bool = False
    form: int = 0

    @property
    def headline(self) -> tuple[str, dict[str, str | int]]:
        """The message that says what it comes to, and what fills its places."""
        if self.line is not None:
            return "proof-wrong", {"line": self.line}
        if self.arranged:
            return "proof-arranged", {}
        if self.proved:
            return "proof-proved", {}
        if not self.shared:
            return "proof-unproved", {}
        if self.chances:
            return "proof-chances", {"count": self.chances}
        if self.form < LISTED:
            return "proof-older", {"form": self.form}
        unlisted = any(finding.check == "noted-commitment" for finding in self.findings)
        return ("proof-unlisted" if unlisted else "proof-unwitnessed"), {}


def verify(
    data: bytes,
    file: str,
    named: Named,
    version: str,
    on_line: Callable[[], object] = lambda: None,
    noted: Noted | None = None,
) -> Verdict:
    """Look at everything in a recording.  Raises Unreadable where `data` doesn't begin as one does.

    `on_line` is called after each answer that is played again; `noted` is what a player has of the table.
    """
    rows = data.split(b"\n")
    header = _first_line(rows[0], file)
    proof = header.proof
    rules, setup_type = named(header.rules)
    written, chained = _read(rows, header)
    findings = [*_origin(header), chained, *_witnessed(header, written, noted or Noted())]
    findings += _replayed(header, written, rules, setup_type, on_line)
    lines = [finding.line for finding in findings if finding.state == "broken"]
    held = {finding.check for finding in findings if finding.state == "holds"}
    arranged = any(finding.check == "arranged" for finding in findings)
    chances = max(0, len(proof.mixings) - 1) if proof else 0
    return Verdict(
        rules=header.rules,
        table=proof.table if proof else "",
        version=header.version,
        checked_by=version,
        answers=len(rows) - 2 if rows[-1] == b"" else len(rows) - 1,
        holds=not lines,
        proved=not lines and not chances and not arranged and held >= PROVING,
        line=min(lines, default=None),
        findings=tuple(findings),
        shared="pledges" in held,
        chances=chances,
        arranged=arranged,
        form=proof.form if proof else 0,
    )


def _first_line(row: bytes, file: str) -> Header:
    if not row.strip():
        raise Unreadable("log-empty", file=file)
    header = log.read(row + b"\n", file).header
    try:
        if len(bytes.fromhex(header.seed)) * 2 < LEAST_SEED:
            raise ValueError("seed")
    except ValueError as problem:
        raise Unreadable("log-line-unreadable", file=file, line=1, problem="seed") from problem
    return header


# Where the seed came from.


def _origin(header: Header) -> Iterator[Finding]:
    proof = header.proof
    if proof is None:
        yield Finding("commitment", "absent")
        return
    yield _committed(header, proof)
    yield _listed(proof)
    yield _pledges(proof)
    yield _seed(header, proof)
    yield from _given_up(proof)


def _committed(header: Header, proof: Proof) -> Finding:
    """The secret, the setup and what else the form binds are what the server published first."""
    version = header.version if proof.form > 1 else None
    rules = header.rules if proof.form >= LISTED else None
    committed = commitment_to(proof.table, bytes(header.setup), proof.secret, version, rules)
    fits = 1 <= proof.form <= FORM and is_nonce(proof.secret) and proof.commitment == committed
    return Finding("commitment", "holds") if fits else Finding("commitment", "broken", 1)


def _listed(proof: Proof) -> Finding:
    """Every try has each seat once: with a pledge, silent, or not asked.  Older recordings have no list."""
    if proof.form < LISTED:
        return Finding("list", "absent", form=proof.form)
    for attempt, mixing in enumerate(proof.mixings, start=1):
        if not is_complete(mixing):
            return Finding("list", "broken", 1, (), attempt)
    return Finding("list", "holds")


def _pledges(proof: Proof) -> Finding:
    """Every nonce is the one that was pledged.  A mixing that was given up must say why."""
    last = len(proof.mixings)
    if not last:
        return Finding("pledges", "broken", 1)
    for attempt, mixing in enumerate(proof.mixings, start=1):
        wrong = withheld(proof.commitment, attempt, mixing, proof.form)
        seats = [share.seat for share in mixing.shares]
        unordered = seats != sorted(set(seats))
        reasonless = attempt < last and not wrong and not mixing.stopped
        if unordered or reasonless or (attempt == last and (wrong or mixing.stopped)):
            return Finding("pledges", "broken", 1, _from_one(wrong or seats), attempt)
    took_part = _from_one(share.seat for share in proof.mixings[-1].shares)
    return Finding("pledges", "holds" if took_part else "absent", 0, took_part)


def _seed(header: Header, proof: Proof) -> Finding:
    if proof.mixings and is_nonce(proof.secret):
        mixed = mixed_seed(proof.table, proof.commitment, proof.mixings, proof.secret, proof.form)
        if mixed.hex() == header.seed:
            return Finding("seed", "holds")
    return Finding("seed", "broken", 1)


def _given_up(proof: Proof) -> Iterator[Finding]:
    """What of the mixing somebody might want to ask about."""
    for attempt, mixing in enumerate(proof.mixings, start=1):
        if mixing.silent:
            yield Finding("silent", "absent", 0, _from_one(mixing.silent), attempt)
        if attempt < len(proof.mixings):
            if mixing.stopped:
                yield Finding("stopped", "absent", 0, (), attempt)
            elif wrong := withheld(proof.commitment, attempt, mixing, proof.form):
                yield Finding("withheld", "absent", 0, _from_one(wrong), attempt)


def _from_one(seats: Iterable[Seat]) -> tuple[int, ...]:
    return tuple(seat + 1 for seat in seats)


def _witnessed(header: Header, lines: list[LogLine], noted: Noted) -> Iterator[Finding]:
    """Whether the recording is of the very table that a player noted something of."""
    proof = header.proof
    given = [share.nonce for share in proof.mixings[-1].shares] if proof and proof.mixings else []
    heads = [header.chain, *(line.chain for line in lines)]
    sealed = proof is not None and proof.form >= LISTED and noted.commitment == seal_of(proof)
    committed = proof is not None and noted.commitment == proof.commitment
    there: list[tuple[Check, str, bool]] = [
        ("noted-seal" if sealed else "noted-commitment", noted.commitment, sealed or committed),
        ("noted-nonce", noted.nonce, noted.nonce in given),
        ("noted-head", noted.head, noted.head in heads),
    ]
    for check, wanted, is_there in there:
        if wanted:
            yield Finding(check, "holds") if is_there else Finding(check, "broken", 1)


# The lines, and the table that they lead to.


def _read(rows: list[bytes], header: Header) -> tuple[list[LogLine], Finding]:
    """The lines as far as they can be read, and the first that isn't what followed on the one before."""
    wrong = 0
    seed = bytes.fromhex(header.seed)
    chain = Chain(seed, _encode(replace(header, chain="")))
    is_chained = header.chain != "" or header.proof is not None
    if _encode(header) != rows[0] or (is_chained and header.chain != chain.head):
        wrong = 1
    ended = rows[-1] == b""
    lines: list[LogLine] = []
    for number, row in enumerate(rows[1:-1] if ended else rows[1:], start=2):
        try:
            line = msgspec.json.decode(row, type=LogLine)
        except (msgspec.DecodeError, UnicodeError, RecursionError):
            wrong = wrong or number
            break
        lines.append(line)
        head = chain.add(Entry(line.decision, line.seat, line.answer))
        if _encode(line) != row or line.chain != (head if is_chained else ""):
            wrong = wrong or number
    if not ended:
        wrong = wrong or len(rows)
    if wrong:
        return lines, Finding("chain", "broken", wrong)
    return lines, Finding("chain", "holds" if is_chained else "absent")


def _replayed(
    header: Header, lines: list[LogLine], rules: Rules[Any, Any], setup_type: type, on_line: Callable[[], object]
) -> Iterator[Finding]:
    """Play the table again: every answer is lawful and leads to the table that was recorded, and it ends."""
    number = 1
    try:
        setup: object = msgspec.json.decode(header.setup, type=setup_type)
        table = Table(rules, setup, bytes.fromhex(header.seed))
        entries = [Entry(line.decision, line.seat, line.answer) for line in lines]
        number = 2
        for line, then in zip(lines, log.played(table, entries), strict=True):
            table = then
            if log.digest(table) != line.digest:
                yield Finding("replay", "broken", number)
                return
            on_line()
            number += 1
    except Exception:  # unlawful answers; and a setup that was changed may break the rules anywhere
        yield Finding("replay", "broken", number)
        return
    yield Finding("replay", "holds")
    if header.proof is not None and header.proof.form >= LISTED and isinstance(setup, Seated):
        yield _seated(header.proof, setup.seat_count)
    if isinstance(setup, Arrangeable) and setup.is_arranged:
        yield Finding("arranged", "absent")
    if table.is_over:
        yield Finding("end", "holds")
    elif header.proof is None:
        yield Finding("end", "absent")
    else:
        yield Finding("end", "broken", len(lines) + 1)


def _seated(proof: Proof, count: int) -> Finding:
    """The list of the try that counts has the seats of the table, and no others."""
    mixing = proof.mixings[-1] if proof.mixings else Mixing()
    listed = len(mixing.shares) + len(mixing.silent) + len(mixing.unasked)
    return Finding("seats", "holds") if listed == count else Finding("seats", "broken", 1)
