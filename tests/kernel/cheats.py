"""What a server can do once it knows every number, to have another seed and still be called proved.

Each cheat is a recording in which all hashes are made anew, as far as that can be, and what an honest device noted.
"""

from collections.abc import Iterator, Mapping
from itertools import product

from msgspec import Struct
from msgspec.structs import replace

from entaku.kernel.proof import Mixing, Proof, Share, pledge_of
from entaku.kernel.seats import Seat
from tests.kernel.counting import CountingSetup
from tests.kernel.mixed import NONCES, TABLE, VERSION, Witness, agreed, commitment, mixing, proof_of, witness, written

SETUP = CountingSetup(4, 12)
BOUND = commitment(setup=SETUP)
ADA, BEN, CAY, BOT = range(4)
"""Ada and Ben had a part; Cay's device was asked and said nothing; at the last seat is a bot."""
OWN = {ADA: NONCES[ADA], BEN: NONCES[BEN]}
INVENTED = "d3" * 32


class Cheat(Struct, frozen=True):
    """What was done, the recording of it, and what a device noted."""

    what: str
    data: bytes
    noted: Witness
    proved: bool = False


def table(
    *mixings: Mixing, to: str = BOUND, setup: CountingSetup = SETUP, secret: str | None = None
) -> tuple[Proof, bytes]:
    """The proof with these mixings, and a recording of it."""
    proof = replace(proof_of(mixings), commitment=to)
    proof = proof if secret is None else replace(proof, secret=secret)
    return proof, written(proof, setup=setup)


def made(
    nonces: Mapping[Seat, str] = OWN,
    silent: tuple[Seat, ...] = (CAY,),
    unasked: tuple[Seat, ...] = (BOT,),
    attempt: int = 1,
    to: str = BOUND,
) -> Mixing:
    """A mixing with every agreement that it needs: whoever knows the numbers can make them."""
    return mixing(attempt, nonces, silent, unasked, to=to)


HONEST, RECORDING = table(made())
SEEN = witness(HONEST, ADA)


def cheats() -> Iterator[Cheat]:
    """The honest table, and all that is told of it otherwise."""
    yield Cheat("nothing", RECORDING, SEEN, True)
    yield Cheat("nothing, by Ben", RECORDING, witness(HONEST, BEN), True)
    for what, mixed in lists():
        yield Cheat(what, table(mixed)[1], SEEN)
    for what, data in beginnings():
        yield Cheat(what, data, SEEN)
    for what, data in other_forms():
        yield Cheat(what, data, SEEN)
    yield from two_lists()


def lists() -> Iterator[tuple[str, Mixing]]:
    """Another list for the same numbers."""
    yield "a silent seat is one that nobody asked", made(silent=(), unasked=(CAY, BOT))
    yield "a bot was silent", made(silent=(CAY, BOT), unasked=())
    yield "a silent seat is left out", made(silent=())
    yield "a silent seat twice", made(silent=(CAY, CAY))
    yield "a silent seat that the table hasn't", made(silent=(CAY, 4))
    yield "silent seats out of order", made(silent=(BOT, CAY), unasked=())
    yield "a seat that took part was silent, too", made(silent=(BEN, CAY))
    yield "a seat below the first", made(silent=(-1, CAY))
    yield "an invented share at a bot's seat", made({**OWN, BOT: INVENTED}, unasked=())
    yield "a late joiner", made({**OWN, CAY: INVENTED}, silent=())
    yield "a share that arrived is dropped", made({ADA: OWN[ADA]}, silent=(BEN, CAY))
    yield "another number at a seat that took part", made({ADA: OWN[ADA], BEN: INVENTED})
    yield "shares out of order", made(dict(reversed(OWN.items())))
    yield "the same share twice", replace(made(), shares=(*made().shares, made().shares[-1]))
    numbers = replace(made(), shares=tuple(replace(one, nonce=OWN[ADA]) for one in made().shares))
    yield "a number that wasn't pledged", numbers
    yield "no agreement", replace(made(), shares=tuple(replace(one, agreement="") for one in made().shares))


def beginnings() -> Iterator[tuple[str, bytes]]:
    """Something of the beginning is another: setup, secret, or the try."""
    for what, setup, secret in (
        ("another setup", CountingSetup(4, 14), None),
        ("another secret", SETUP, "77" * 32),
        ("fewer seats", CountingSetup(3, 12), None),
    ):
        yield f"{what}, under the commitment that was published", table(made(), setup=setup, secret=secret)[1]
        to = commitment(setup=setup, secret=secret or HONEST.secret)
        yield f"{what}, under a commitment of its own", table(made(to=to), to=to, setup=setup, secret=secret)[1]
    stopped = Mixing(stopped=True)
    yield "begun anew, as after a restart", table(stopped, made(attempt=2))[1]
    held_back = Share(BOT, pledge_of(BOUND, 1, BOT, INVENTED))
    first = Mixing((held_back,), (ADA, BEN, CAY))
    yield "begun anew, as if a device held back", table(first, made(attempt=2))[1]
    yield "the second try, told as the first", table(made(attempt=2))[1]
    yield "the first try given up for nothing", table(made(), made(attempt=2))[1]


def other_forms() -> Iterator[tuple[str, bytes]]:
    """The same numbers, told in a form that binds less, or that nobody knows."""
    for form in (1, 2):
        to = commitment(form, SETUP)
        proof = Proof(TABLE, to, (mixing(1, OWN, (CAY,), form=form, to=to),), HONEST.secret, form)
        yield f"form {form}", written(proof, setup=SETUP)
    for form in (0, 4):
        yield f"form {form}", written(replace(HONEST, form=form), setup=SETUP)
    yield "another version", written(HONEST, version=f"{VERSION}.1", setup=SETUP)


def two_lists() -> Iterator[Cheat]:
    """Two devices were shown two lists.

    The server shows Ben another one than Ada, with an agreement of Ada's that it made up, for it can't make a true one
    before it knows Ada's number.  Whichever of the two it records then, one at most can be called proved, and only to
    somebody whose list had everybody's true agreement before the last number was known.
    """
    other = made(silent=(), unasked=(CAY, BOT))
    shown = replace(other, shares=(replace(other.shares[0], agreement=INVENTED), other.shares[1]))
    for_ben = witness(replace(HONEST, mixings=(shown,)), BEN)
    yield Cheat("two lists, the other one's", RECORDING, for_ben)
    yield Cheat("two lists, one's own, with the agreement that was made up", table(shown)[1], for_ben)
    yield Cheat("two lists, one's own, with the true agreement", table(other)[1], for_ben)
    yield Cheat("two lists, by who saw the first", table(other)[1], SEEN)


def every_list() -> Iterator[Mixing]:
    """Every way to put the seats into the groups, with a number that somebody made up where none was given."""
    for groups in product(("share", "silent", "unasked"), repeat=4):
        of = {name: tuple(seat for seat, group in enumerate(groups) if group == name) for name in groups}
        nonces = {seat: OWN.get(seat, INVENTED) for seat in of.get("share", ())}
        yield agreed(BOUND, 1, made(nonces, of.get("silent", ()), of.get("unasked", ())))
