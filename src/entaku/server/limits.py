"""How often one address, or one room, may ask for what costs something or could be guessed.

People who share a connection share an address, a whole shop in one of these: the limits leave room for them.
"""

from collections import deque
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address, ip_address

from msgspec import Struct
from starlette.requests import HTTPConnection

from entaku.kernel.errors import Unlawful


class Limit(Struct, frozen=True):
    """So many times in so many seconds; `trouble` is the key of what is said beyond."""

    most: int
    seconds: float
    trouble: str = "too-many-requests"


GUESTS = Limit(60, 600.0)
"""Guests who enter rooms, from one address."""
GUESTS_OF_ROOM = Limit(100, 600.0)
"""Guests who enter one room, from anywhere."""
REGISTRATIONS = Limit(120, 600.0)
"""Players who register for nights, from one address."""
NOTIFICATIONS = Limit(1_200, 600.0)
"""Browsers that ask to be told of notices, from one address."""
PLAYER_CARDS = Limit(60, 600.0)
"""Player cards that are made, from one address."""
UNKNOWN = Limit(40, 60.0, "too-many-guesses")
"""Rooms, nights, games on paper and codes that don't exist, asked for from one address."""

GUESSES = frozenset(
    {
        "room-unknown", "night-unknown", "token-unknown", "recovery-unknown", "move-unknown", "companion-unknown",
        "companion-key-unknown", "player-card-unknown",
    }
)  # fmt: skip
"""What is said to somebody who has guessed."""

MOST_REMEMBERED = 50_000
"""So many addresses and rooms at most are counted; the one that was counted first is forgotten."""


class Limits:
    """What was asked for lately, by what it was and by whom."""

    def __init__(self, now: Callable[[], float], crowd: int = 1) -> None:
        """`crowd`: how many times as many people as usual share an address."""
        self._now = now
        self._crowd = crowd
        self._asked: dict[tuple[Limit, str], deque[float]] = {}

    def is_used_up(self, limit: Limit, who: str) -> bool:
        """Whether nothing more of it is left for somebody now."""
        asked = self._asked.get((limit, who))
        if asked is None:
            return False
        before = self._now() - limit.seconds
        while asked and asked[0] <= before:
            asked.popleft()
        return len(asked) >= limit.most * self._crowd

    def expect(self, limit: Limit, who: str) -> None:
        """Raises Unlawful if somebody asks for more than there is."""
        if self.is_used_up(limit, who):
            raise Unlawful(limit.trouble, most=limit.most * self._crowd, minutes=max(1, round(limit.seconds / 60)))

    def count(self, limit: Limit, who: str) -> None:
        """Somebody has used one of it."""
        asked = self._asked.pop((limit, who), None) or deque()
        asked.append(self._now())
        self._asked[limit, who] = asked
        while len(self._asked) > MOST_REMEMBERED:
            del self._asked[next(iter(self._asked))]

    def use(self, limit: Limit, who: str) -> None:
        """Somebody wants one of it.  Raises Unlawful if there is none left."""
        self.expect(limit, who)
        self.count(limit, who)

    @contextmanager
    def guessing(self, who: str) -> Iterator[bool]:
        """Around looking for a room or a night by its code; gives whether somebody has guessed too often lately.

        They are told nothing any more but with a key that is good: neither what exists nor what doesn't.
        """
        is_suspect = self.is_used_up(UNKNOWN, who)
        try:
            yield is_suspect
        except Unlawful as problem:
            if problem.key in GUESSES:
                self.count(UNKNOWN, who)
                if is_suspect:
                    self.expect(UNKNOWN, who)
            raise

    def tidy(self) -> None:
        """Forget what was asked long ago."""
        for (limit, who), asked in list(self._asked.items()):
            if asked[-1] <= self._now() - limit.seconds:
                del self._asked[limit, who]


def address_of(connection: HTTPConnection) -> str:
    """Where somebody asks from; of an address of the sixth version its network, which one household has.

    >>> network("2001:db8:1:2:3::4"), network("192.0.2.7"), network("localhost")
    ('2001:db8:1:2::', '192.0.2.7', 'localhost')
    """
    return network(connection.client.host if connection.client else "")


def network(host: str) -> str:
    """The part of an address that one customer of a provider has to themselves."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if isinstance(address, IPv6Address) and address.ipv4_mapped is None:
        return str(IPv6Address(int(address) >> 64 << 64))
    return str(address)
