"""The proof of a seed: the server and every player's device had a part in it, and nobody could choose theirs late.

The server pledges its secret and the setup together (the commitment); each device then pledges a nonce; only when all
pledges are known are the nonces shown.  All hashes are SHA-256 of plain text, so that any tool can check them.
"""

import hashlib
import hmac
from collections.abc import Sequence

from msgspec import Struct

from entaku.kernel.randomness import Seed
from entaku.kernel.seats import Seat

NONCE_DIGITS = 64
"""Hex digits of a device's nonce, and of every hash."""


class Share(Struct, frozen=True, omit_defaults=True):
    """One seat's part: what its device pledged, and the nonce that it then showed, "" for none."""

    seat: Seat
    pledge: str
    nonce: str = ""


class Mixing(Struct, frozen=True, omit_defaults=True):
    """One try.

    shares   who took part, by seat
    silent   seats whose device was asked and pledged nothing in time
    stopped  the server ended in the middle of it
    """

    shares: tuple[Share, ...] = ()
    silent: tuple[Seat, ...] = ()
    stopped: bool = False


class Proof(Struct, frozen=True, omit_defaults=True):
    """What a table's seed was made from: the last mixing counts, the others were given up.

    `secret` is the server's, "" as long as it isn't opened.  `form` says what the hashes are made of: since the second
    the commitment binds the program's version too, and the seed whose devices were silent.
    """

    table: str
    commitment: str
    mixings: tuple[Mixing, ...]
    secret: str = ""
    form: int = 1


FORM = 2
"""The form of new proofs."""


def commitment_to(table: str, setup: bytes, secret: str, version: str | None = None) -> str:
    """What the server publishes before anybody else has a part: it binds its secret, and the setup as it is written.

    In the second form also the version of the program; in the first there is None.

    >>> commitment_to("ABCDEF-1", b"{}", "00")[:16], commitment_to("ABCDEF-1", b"{}", "00", "0.1")[:16]
    ('ae03ea0bb6975b13', 'cd773a332c7a5182')
    """
    bound = "" if version is None else f"{version}|"
    return _hash(f"entaku commitment|{table}|{bound}{hashlib.sha256(setup).hexdigest()}|{secret}")


def pledge_of(commitment: str, attempt: int, seat: Seat, nonce: str) -> str:
    """What a device publishes of its nonce before it knows any other; `attempt` is the mixing's number from 1."""
    return _hash(f"entaku pledge|{commitment}|{attempt}|{seat}|{nonce}")


def is_nonce(text: str) -> bool:
    """Whether the text has the form of a nonce, or of a hash."""
    return len(text) == NONCE_DIGITS and all(digit in "0123456789abcdef" for digit in text)


def withheld(commitment: str, attempt: int, mixing: Mixing) -> tuple[Seat, ...]:
    """The seats whose nonce isn't there, or isn't the one that was pledged."""
    return tuple(
        share.seat
        for share in mixing.shares
        if not is_nonce(share.nonce) or pledge_of(commitment, attempt, share.seat, share.nonce) != share.pledge
    )


def mixed_seed(table: str, commitment: str, mixings: Sequence[Mixing], secret: str, form: int = 1) -> Seed:
    """The seed: the server's secret over the nonces of the last mixing, in the order of the seats.

    In the second form also over who was silent, in every mixing.
    """
    nonces = "|".join(f"{share.seat}:{share.nonce}" for share in mixings[-1].shares)
    text = f"entaku seed|{table}|{commitment}|{len(mixings)}|{nonces}"
    if form > 1:
        text += "|silent " + ";".join(",".join(map(str, mixing.silent)) for mixing in mixings)
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def _hash(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
