"""Who is in a room: guests with tokens, the seats they hold, the host."""

import hashlib
import secrets

import msgspec
from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat

LONGEST_NAME = 24


class Holder(Struct):
    """A seat: the name at it, the digest of its holder's token ("" for nobody), and whether a bot plays it now."""

    name: str = ""
    token: str = ""
    bot: bool = False

    @property
    def taken(self) -> bool:
        return bool(self.token)


class People(Struct):
    """The seats of a room in order, and the digest of its host's token."""

    host: str
    seats: list[Holder]
    paused: bool = False

    def seat_of(self, token: str | None) -> Seat | None:
        """The seat that the bearer of this token holds."""
        if not token:
            return None
        digest = digest_of(token)
        return next((seat for seat, holder in enumerate(self.seats) if holder.token == digest), None)

    def is_host(self, token: str | None) -> bool:
        """Whether the bearer of this token is the host."""
        return bool(token) and digest_of(token or "") == self.host

    def sit(self, token: str, name: str, seat: Seat | None) -> Seat:
        """Give the bearer a seat under a name; they leave the one they had.  Raises Unlawful if it is taken."""
        free = [number for number, holder in enumerate(self.seats) if not holder.taken]
        own = self.seat_of(token)
        if seat is None:
            if own is None and not free:
                raise Unlawful("room-full", seats=len(self.seats))
            seat = own if own is not None else free[0]
        if not 0 <= seat < len(self.seats):
            raise Unlawful("seat-unknown", seat=seat + 1, seats=len(self.seats))
        if seat not in free and seat != own:
            raise Unlawful("seat-taken", seat=seat + 1, name=self.seats[seat].name)
        wanted = self.name_for(name, seat if own is None else own)
        if own is not None and own != seat:
            self.seats[own] = Holder()
        self.seats[seat] = Holder(wanted, digest_of(token))
        return seat

    def name_for(self, name: str, seat: Seat) -> str:
        """The name as it will stand at the table: tidied, and told apart from the others'.  Raises Unlawful."""
        tidy = " ".join("".join(c for c in name if c.isprintable()).split())
        if not tidy:
            raise Unlawful("name-empty")
        if len(tidy) > LONGEST_NAME:
            raise Unlawful("name-too-long", most=LONGEST_NAME)
        others = {holder.name.casefold() for number, holder in enumerate(self.seats) if number != seat}
        if tidy.casefold() not in others:
            return tidy
        return next(
            f"{tidy[: LONGEST_NAME - 3]} {number}"
            for number in range(2, 100)
            if f"{tidy[: LONGEST_NAME - 3]} {number}".casefold() not in others
        )


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(18)


def digest_of(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to make it."""
    return hashlib.sha256(token.encode()).hexdigest()


CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""Letters and figures that nobody mistakes for one another."""


def new_code() -> str:
    """A room code of six letters."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(6))


def encode(people: People) -> bytes:
    return msgspec.json.encode(people)


def decode(data: bytes) -> People:
    return msgspec.json.decode(data, type=People)
