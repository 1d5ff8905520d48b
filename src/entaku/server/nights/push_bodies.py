"""What travels between a browser and the server about notifications."""

from msgspec import Struct

from entaku.messages import Language


class PushOffer(Struct, frozen=True):
    """Whether the server sends notifications: the key that browsers subscribe with, "" where it sends none."""

    key: str


class PushWanted(Struct, frozen=True):
    """A browser asks to be told: where its push service takes messages, its key and secret as it writes them."""

    endpoint: str
    p256dh: str
    auth: str
    language: Language = "en"


class PushUnwanted(Struct, frozen=True):
    """A browser asks to be told nothing more."""

    endpoint: str


NOTICE_BODIES: tuple[type[Struct], ...] = (PushOffer, PushWanted, PushUnwanted)
"""What travels about notifications."""
