"""What proves who somebody is at a night: keys made of the night's secret, and new ones for what was lost."""

import hashlib
import hmac
from collections.abc import Iterable

from entaku.server.codes import CODE_LETTERS, RECOVERY_LETTERS, hyphened
from entaku.tournament import acts
from entaku.tournament.acts import Role
from entaku.tournament.night import Entry


class Keys:
    """The keys of a night's people: none is kept, the secret and the log have all that they are made of.

    What is lost stays lost: an entry that made a new key counts although it was taken back.
    """

    def __init__(self, secret: bytes, entries: Iterable[Entry]) -> None:
        self._secret = secret
        self._desks = [0]
        self._links: dict[int, list[int]] = {}
        self._codes = 0
        for entry in entries:
            self.hear(entry)

    def hear(self, entry: Entry) -> None:
        """Something was entered: perhaps somebody has another key from here on."""
        act = entry.act
        if isinstance(act, acts.RecoveryUsed | acts.DeskRenewed) and act.key:
            self._desks.append(act.key)
        if isinstance(act, acts.LinkRenewed):
            self._links.setdefault(act.player, [0]).append(act.key)
        self._codes += isinstance(act, acts.RecoveryUsed | acts.RecoveryReplaced | acts.DeskRenewed)

    @property
    def desk(self) -> str:
        """The key of the organisers, which all of them have."""
        return self._desk(self._desks[-1])

    def staff(self, role: Role, number: int) -> str:
        """The key by which somebody of a role is at the desk, of the link with this number."""
        return self._made("desk", role, number)

    def player(self, player: int) -> str:
        """The key of a player, as their link has it: "7.SECRET"."""
        return self._player(player, self._links.get(player, [0])[-1])

    def is_lost(self, key: str) -> bool:
        """Whether this is a player's key no longer, since their phone is lost."""
        player = player_in(key)
        if player is None:
            return False
        return any(is_same(key, self._player(player, one)) for one in self._links.get(player, [0])[:-1])

    @property
    def recovery_code(self) -> str:
        """What leads back to the desk when its link is lost, once: another one after each time."""
        number = int(self._made("recovery", self._codes), 16)
        letters = []
        for _ in range(RECOVERY_LETTERS):
            number, letter = divmod(number, len(CODE_LETTERS))
            letters.append(CODE_LETTERS[letter])
        return hyphened("".join(letters))

    def _desk(self, number: int) -> str:
        return self._made("desk", "organiser", number) if number else self._made("desk")

    def _player(self, player: int, number: int) -> str:
        secret = self._made("player", player, number) if number else self._made("player", player)
        return f"{player}.{secret}"

    def _made(self, *whose: str | int) -> str:
        words = ":".join(map(str, whose)).encode()
        return hmac.new(self._secret, words, hashlib.sha256).hexdigest()[:32]


def player_in(key: str) -> int | None:
    """The player of whom a key speaks ("7.SECRET"), whoever made it."""
    number, dot, _ = key.partition(".")
    return int(number) if dot and number.isascii() and number.isdigit() and len(number) < 7 else None


def is_same(key: str, other: str) -> bool:
    """Whether two keys are the same, told in a time that gives nothing away."""
    return hmac.compare_digest(key.encode(), other.encode())
