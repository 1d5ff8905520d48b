"""Pledges and recordings: for `proof/hashes.ts` and `proof/checking.ts`."""

from collections.abc import Iterator, Sequence
from random import Random

import msgspec
from tests.kernel.counting import CountingRules, CountingSetup

from entaku.kernel import log
from entaku.kernel.errors import Unreadable
from entaku.kernel.proof import Mixing, Proof, Share, commitment_to, mixed_seed, pledge_of
from entaku.kernel.table import Table
from entaku.kernel.verify import verify

RULES = CountingRules()
SETUP = CountingSetup(3, 12)
SETUP_WRITTEN = msgspec.json.encode(SETUP)
TABLE = "ABCDEF-1"
VERSION = "0.1.0"
SECRET = "5e" * 32
NONCES = ("a0" * 32, "b1" * 32, "c2" * 32)
LOOKED_AT = ("commitment", "pledges", "seed", "chain")
"""The checks that a browser makes, too: it doesn't play the table again."""
FLIPPED = 40


def pledges() -> Iterator[dict[str, object]]:
    """What a device publishes before it shows its nonce."""
    random = Random("pledges")
    for _ in range(10):
        commitment, nonce = random.randbytes(32).hex(), random.randbytes(32).hex()
        attempt, seat = random.randint(1, 3), random.randint(0, 7)
        pledge = pledge_of(commitment, attempt, seat, nonce)
        yield {"commitment": commitment, "attempt": attempt, "seat": seat, "nonce": nonce, "pledge": pledge}


def mixing(commitment: str, attempt: int, nonces: Sequence[str], silent: tuple[int, ...] = ()) -> Mixing:
    """A mixing in which the seats revealed these; "" for one that didn't."""
    return Mixing(
        tuple(
            Share(seat, pledge_of(commitment, attempt, seat, nonce or NONCES[seat]), nonce)
            for seat, nonce in enumerate(nonces)
            if seat not in silent
        ),
        silent,
    )


def recorded(form: int, mixings: Sequence[tuple[Sequence[str], tuple[int, ...]]], stop: int | None = None) -> bytes:
    """A table played to its end, or for so many answers, with the proof of its seed; without mixings with none."""
    commitment = commitment_to(TABLE, SETUP_WRITTEN, SECRET, VERSION if form > 1 else None)
    made = tuple(mixing(commitment, number, *one) for number, one in enumerate(mixings, 1))
    proof = Proof(TABLE, commitment, made, SECRET, form) if made else None
    seed = mixed_seed(TABLE, commitment, made, SECRET, form) if made else bytes.fromhex(SECRET)
    table = Table(RULES, SETUP, seed)
    while not table.is_over:
        decision = next(iter(table.decisions.values()))
        table.answer(decision.actor, decision.id, 2)
    first, chain = log.header(RULES.name, VERSION, seed, SETUP_WRITTEN, proof)
    again = Table(RULES, SETUP, seed)
    return log.write(log.Recording(first, tuple(log.lines(again, table.log[:stop], chain))))


def found(data: bytes) -> list[dict[str, object]] | None:
    """What Python finds of what the client looks at; None for what is no recording."""
    try:
        verdict = verify(data, "file", lambda _: (RULES, CountingSetup), VERSION)
    except Unreadable:
        return None
    looked_at = (finding for finding in verdict.findings if finding.check in LOOKED_AT)
    return [{"key": one.key, "state": one.state, "line": one.line, "facts": one.facts} for one in looked_at]


def recordings() -> Iterator[dict[str, object]]:
    """Good ones, ones with a mixing that isn't one, and ones in which something was changed."""
    random = Random("recordings")
    all_of_them = (NONCES, ())
    good = recorded(2, [all_of_them])
    whole = [
        good,
        recorded(1, [all_of_them]),
        recorded(2, [(NONCES, (1,))]),
        recorded(2, [(("", *NONCES[1:]), ()), all_of_them]),
        recorded(2, [all_of_them, all_of_them]),
        recorded(2, [(("", *NONCES[1:]), ())]),
        recorded(2, [((), ())]),
        recorded(2, [], stop=2),
        recorded(2, [all_of_them], stop=3),
        b"{}\n",
        b"\n",
    ]
    rows = good.splitlines(keepends=True)
    changed = [
        b"".join(rows[:2] + rows[3:]),
        b"".join([*rows[:2], rows[3], rows[2], *rows[4:]]),
        b"".join([*rows[:2], rows[1], *rows[2:]]),
        good[:-1],
        good[:-20],
    ]
    for _ in range(FLIPPED):
        place = random.randrange(len(good))
        changed.append(good[:place] + bytes([good[place] ^ 1]) + good[place + 1 :])
    for data in (*whole, *changed):
        yield {"text": data.decode(), "found": found(data)}
