"""What travels over HTTP about player cards."""

from msgspec import Struct


class PlayerCardNamed(Struct, frozen=True):
    """The name on a card, and how it is read, in kana, where somebody says so."""

    name: str
    reading: str = ""


class PlayerCard(Struct, frozen=True):
    """What anybody may see of a card: its public number, the name, and the link to it, also as a QR code."""

    id: str
    name: str
    reading: str
    url: str
    svg: str


class PlayerCardHeld(Struct, frozen=True):
    """A card for the device that has it from here on: `key` proves it and never leaves the device.

    `recovery` is a code that works once; "" where the one before still counts.
    """

    card: PlayerCard
    key: str
    recovery: str


class PlayerCardKey(Struct, frozen=True):
    """The key of a link to another device."""

    key: str


PLAYER_CARD_BODIES: tuple[type[Struct], ...] = (PlayerCardNamed, PlayerCard, PlayerCardHeld, PlayerCardKey)
