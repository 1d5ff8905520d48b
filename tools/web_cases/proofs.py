"""Pledges, lists and recordings: for `proof/hashes.ts`, `proof/checking.ts` and `proof/judging.ts`."""

from collections.abc import Iterator
from random import Random

import msgspec
from tests.kernel.cheats import cheats as all_cheats
from tests.kernel.counting import CountingSetup
from tests.kernel.mixed import NONCES, RULES, SECRET, SETUP, VERSION, mixing, proof_of, written

from entaku.kernel import log
from entaku.kernel.errors import Unreadable
from entaku.kernel.proof import Mixing, pledge_of
from entaku.kernel.randomness import Seed
from entaku.kernel.table import Table
from entaku.kernel.verify import Noted, Verdict, verify

LOOKED_AT = ("commitment", "list", "pledges", "seed", "chain")
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


def unproved(stop: int | None = None) -> bytes:
    """A table that says nothing of where its seed is from."""
    seed: Seed = bytes.fromhex(SECRET)
    table = Table(RULES, SETUP, seed)
    while not table.is_over:
        decision = next(iter(table.decisions.values()))
        table.answer(decision.actor, decision.id, 2)
    first, chain = log.header(RULES.name, VERSION, seed, msgspec.json.encode(SETUP))
    again = Table(RULES, SETUP, seed)
    return log.write(log.Recording(first, tuple(log.lines(again, table.log[:stop], chain))))


def verdict_of(data: bytes, noted: Noted | None = None) -> Verdict:
    """What Python says."""
    return verify(data, "file", lambda _: (RULES, CountingSetup), VERSION, noted=noted)


def found(data: bytes) -> list[dict[str, object]] | None:
    """What Python finds of what the client looks at; None for what is no recording."""
    try:
        verdict = verdict_of(data)
    except Unreadable:
        return None
    looked_at = (finding for finding in verdict.findings if finding.check in LOOKED_AT)
    return [{"key": one.key, "state": one.state, "line": one.line, "facts": one.facts} for one in looked_at]


def recordings() -> Iterator[dict[str, object]]:
    """Good ones, ones with a mixing that isn't one, and ones in which something was changed."""
    random = Random("recordings")
    others = {seat: nonce for seat, nonce in NONCES.items() if seat != 1}
    withheld = {**NONCES, 0: ""}

    def recorded(*mixings: Mixing, form: int = 3, stop: int | None = None) -> bytes:
        return written(proof_of(mixings, form), stop=stop)

    good = recorded(mixing(1, NONCES))
    whole = [
        good,
        recorded(mixing(1, NONCES, form=1), form=1),
        recorded(mixing(1, NONCES, form=2), form=2),
        recorded(mixing(1, others, (1,), form=2), form=2),
        recorded(mixing(1, others, (1,))),
        recorded(mixing(1, others, (), (1,))),
        recorded(mixing(1, withheld), mixing(2, NONCES)),
        recorded(mixing(1, withheld, form=2), mixing(2, NONCES, form=2), form=2),
        recorded(Mixing(stopped=True), mixing(2, NONCES)),
        recorded(mixing(1, NONCES), mixing(2, NONCES)),
        recorded(mixing(1, withheld)),
        recorded(Mixing(unasked=(0, 1, 2))),
        unproved(stop=2),
        recorded(mixing(1, NONCES), stop=3),
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


def cheats() -> Iterator[dict[str, object]]:
    """What a server can tell otherwise once it knows every number, and whether Python says that it is proved."""
    for cheat in all_cheats():
        verdict = verdict_of(cheat.data, cheat.noted.noted)
        told = {"holds": verdict.holds, "shared": verdict.shared, "chances": verdict.chances, "form": verdict.form}
        row = {"what": cheat.what, "text": cheat.data.decode(), "noted": cheat.noted, "proved": verdict.proved}
        yield {**row, **told, "found": found(cheat.data)}
