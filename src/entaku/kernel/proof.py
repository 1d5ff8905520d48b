"""The proof of a seed: the server and every player's device had a part in it, and nobody could choose theirs late.

The server pledges its secret and the setup together (the commitment); each device then pledges a nonce.  When time for
that is up, the list of all seats is closed: who pledged what, who was silent, who wasn't asked.  Each device agrees to
the list, in a way that it alone can as long as its nonce is hidden; only when all have agreed to the same one are the
nonces shown.  All hashes are SHA-256 of plain text, so that any tool can check them.
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
    """One seat's part: what its device pledged, how it agreed to the list, and the nonce that it then showed.

    The last two are "" for what didn't come.
    """

    seat: Seat
    pledge: str
    nonce: str = ""
    agreement: str = ""


class Mixing(Struct, frozen=True, omit_defaults=True):
    """One try.

    shares   who took part, by seat
    silent   seats whose device was asked and pledged nothing in time
    unasked  seats with no device that could be asked: bots, and who wasn't there or was out since a try before
    stopped  the server ended in the middle of it
    """

    shares: tuple[Share, ...] = ()
    silent: tuple[Seat, ...] = ()
    unasked: tuple[Seat, ...] = ()
    stopped: bool = False


class Proof(Struct, frozen=True, omit_defaults=True):
    """What a table's seed was made from: the last mixing counts, the others were given up.

    `secret` is the server's, "" as long as it isn't opened.  `form` says what the hashes are made of: since the second
    the commitment binds the program's version too, and the seed whose devices were silent; since the third the
    commitment binds what is played, and the seed the list to which every device agreed before a nonce was shown.
    """

    table: str
    commitment: str
    mixings: tuple[Mixing, ...]
    secret: str = ""
    form: int = 1


LISTED = 3
"""The first form with a list."""
FORM = 3
"""The form of new proofs."""


def commitment_to(table: str, setup: bytes, secret: str, version: str | None = None, rules: str | None = None) -> str:
    """What the server publishes before anybody else has a part: it binds its secret, and the setup as it is written.

    In the second form also the version of the program, in the third the name of the rules; before there is None.

    >>> commitment_to("ABCDEF-1", b"{}", "00")[:16], commitment_to("ABCDEF-1", b"{}", "00", "0.1")[:16]
    ('ae03ea0bb6975b13', 'cd773a332c7a5182')
    """
    if rules is not None:
        return _hash(f"entaku commitment 3|{rules}|{table}|{version}|{_hash_of(setup)}|{secret}")
    bound = "" if version is None else f"{version}|"
    return _hash(f"entaku commitment|{table}|{bound}{_hash_of(setup)}|{secret}")


def pledge_of(commitment: str, attempt: int, seat: Seat, nonce: str) -> str:
    """What a device publishes of its nonce before it knows any other; `attempt` is the mixing's number from 1."""
    return _hash(f"entaku pledge|{commitment}|{attempt}|{seat}|{nonce}")


def is_nonce(text: str) -> bool:
    """Whether the text has the form of a nonce, or of a hash."""
    return len(text) == NONCE_DIGITS and all(digit in "0123456789abcdef" for digit in text)


def is_complete(mixing: Mixing) -> bool:
    """Whether the list has every seat from the first to its last once, each group in the order of the seats."""
    groups = ([share.seat for share in mixing.shares], [*mixing.silent], [*mixing.unasked])
    seats = sorted(seat for group in groups for seat in group)
    in_order = all(group == sorted(group) for group in groups)
    return in_order and seats == [*range(len(seats))] and all(is_nonce(share.pledge) for share in mixing.shares)


def list_of(commitment: str, attempt: int, mixing: Mixing) -> str:
    """The hash of the list that is closed before any nonce is shown: every seat, and what each device pledged."""
    shares = ",".join(f"{share.seat}:{share.pledge}" for share in mixing.shares)
    silent, unasked = (",".join(map(str, seats)) for seats in (mixing.silent, mixing.unasked))
    return _hash(f"entaku list|{commitment}|{attempt}|{shares}|silent {silent}|unasked {unasked}")


def agreement_of(listed: str, nonce: str) -> str:
    """How a device agrees to a list: nobody else can, nor to another list, as long as its nonce is hidden."""
    return hmac.digest(bytes.fromhex(nonce), f"entaku agreement|{listed}".encode(), "sha256").hex()


def seal_of(proof: Proof) -> str:
    """What a device notes before it shows its nonce: the list, and how every device agreed to it.

    Before the third form that was the commitment alone.
    """
    if proof.form < LISTED or not proof.mixings:
        return proof.commitment
    mixing = proof.mixings[-1]
    agreements = ",".join(f"{share.seat}:{share.agreement}" for share in mixing.shares)
    return _hash(f"entaku seal|{list_of(proof.commitment, len(proof.mixings), mixing)}|{agreements}")


def withheld(commitment: str, attempt: int, mixing: Mixing, form: int = 1) -> tuple[Seat, ...]:
    """The seats at which a mixing fails: whose agreement isn't there, or else whose nonce isn't, or isn't the one that
    was pledged and agreed with."""
    if form >= LISTED:
        mute = tuple(share.seat for share in mixing.shares if not is_nonce(share.agreement))
        if mute:
            return mute
    listed = list_of(commitment, attempt, mixing) if form >= LISTED else None
    return tuple(share.seat for share in mixing.shares if not _is_kept(commitment, attempt, share, listed))


def _is_kept(commitment: str, attempt: int, share: Share, listed: str | None) -> bool:
    """Whether a device showed what it had pledged, and with which it had agreed to the list."""
    if not is_nonce(share.nonce) or pledge_of(commitment, attempt, share.seat, share.nonce) != share.pledge:
        return False
    return listed is None or agreement_of(listed, share.nonce) == share.agreement


def mixed_seed(table: str, commitment: str, mixings: Sequence[Mixing], secret: str, form: int = 1) -> Seed:
    """The seed: the server's secret over the nonces of the last mixing, in the order of the seats.

    In the second form also over who was silent, in every mixing; in the third over the list of the last one, so that
    nothing of it is open once nonces are shown.
    """
    nonces = "|".join(f"{share.seat}:{share.nonce}" for share in mixings[-1].shares)
    if form >= LISTED:
        text = f"entaku seed 3|{table}|{list_of(commitment, len(mixings), mixings[-1])}|{nonces}"
    else:
        text = f"entaku seed|{table}|{commitment}|{len(mixings)}|{nonces}"
        if form == 2:
            text += "|silent " + ";".join(",".join(map(str, mixing.silent)) for mixing in mixings)
    return hmac.digest(bytes.fromhex(secret), text.encode(), "sha256")


def _hash(text: str) -> str:
    return _hash_of(text.encode())


def _hash_of(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()
