"""Recordings of counting tables whose seeds were mixed in one of the forms, and what a device noted meanwhile."""

from collections.abc import Mapping, Sequence

import msgspec
from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel import log
from entaku.kernel.proof import (
    FORM,
    LISTED,
    Mixing,
    Proof,
    Share,
    agreement_of,
    commitment_to,
    list_of,
    mixed_seed,
    pledge_of,
    seal_of,
)
from entaku.kernel.seats import Seat
from entaku.kernel.table import Table
from entaku.kernel.verify import Noted
from tests.kernel.counting import CountingRules, CountingSetup

RULES = CountingRules()
SETUP = CountingSetup(3, 12)
TABLE = "ABCDEF-1"
VERSION = "0.1.0"
SECRET = "5e" * 32
NONCES = {0: "a0" * 32, 1: "b1" * 32, 2: "c2" * 32}


def commitment(form: int = FORM, setup: CountingSetup = SETUP, secret: str = SECRET) -> str:
    """What the server is bound to."""
    version, rules = VERSION if form > 1 else None, RULES.name if form >= LISTED else None
    return commitment_to(TABLE, msgspec.json.encode(setup), secret, version, rules)


def mixing(
    attempt: int,
    nonces: Mapping[Seat, str],
    silent: tuple[Seat, ...] = (),
    unasked: tuple[Seat, ...] = (),
    *,
    form: int = FORM,
    to: str = "",
) -> Mixing:
    """A mixing in which these seats agreed and revealed; "" for one that didn't reveal.  `to`: another commitment."""
    bound = to or commitment(form)
    pledged = ((seat, nonce, nonce or NONCES[seat]) for seat, nonce in nonces.items())
    shares = tuple(Share(seat, pledge_of(bound, attempt, seat, own), nonce) for seat, nonce, own in pledged)
    return agreed(bound, attempt, Mixing(shares, silent, unasked), form)


def agreed(bound: str, attempt: int, made: Mixing, form: int = FORM) -> Mixing:
    """The mixing with everybody's agreement to its list, as whoever knows all nonces can make it."""
    if form < LISTED:
        return made
    listed = list_of(bound, attempt, made)
    own = ((share, share.nonce or NONCES[share.seat]) for share in made.shares)
    return replace(made, shares=tuple(replace(share, agreement=agreement_of(listed, one)) for share, one in own))


def proof_of(mixings: Sequence[Mixing], form: int = FORM, secret: str = SECRET) -> Proof:
    """The proof with these mixings."""
    return Proof(TABLE, commitment(form), tuple(mixings), secret, form)


def written(
    proof: Proof,
    seed: bytes | None = None,
    version: str = VERSION,
    stop: int | None = None,
    setup: CountingSetup = SETUP,
) -> bytes:
    """The recording of a table with this proof and the seed that follows, or another one; played to its end, of which
    so many answers are written."""
    made = seed or mixed_seed(proof.table, proof.commitment, proof.mixings, proof.secret, proof.form)
    table = Table(RULES, setup, made)
    while not table.is_over:
        decision = next(iter(table.decisions.values()))
        table.answer(decision.actor, decision.id, 2)
    first, chain = log.header(RULES.name, version, made, msgspec.json.encode(setup), proof)
    again = Table(RULES, setup, made)
    return log.write(log.Recording(first, tuple(log.lines(again, table.log[:stop], chain))))


class Witness(Struct, frozen=True):
    """What a device keeps of the tries in which it had a part, as the client does (web/src/proof/kept.ts)."""

    commitment: str
    attempt: int
    seat: Seat
    nonce: str
    pledges: dict[str, str]
    silent: tuple[Seat, ...]
    unasked: tuple[Seat, ...]
    seal: str

    @property
    def noted(self) -> Noted:
        """What of it somebody gives to `entaku verify`."""
        return Noted(self.seal, self.nonce)


def witness(proof: Proof, seat: Seat = 0) -> Witness:
    """What the device at a seat has noted where everything was as this proof says."""
    last = proof.mixings[-1]
    pledges = {str(share.seat): share.pledge for share in last.shares}
    nonce = next(share.nonce for share in last.shares if share.seat == seat)
    tries = len(proof.mixings)
    return Witness(proof.commitment, tries, seat, nonce, pledges, last.silent, last.unasked, seal_of(proof))
