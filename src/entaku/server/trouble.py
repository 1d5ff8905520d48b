"""Errors as they are told: a message key, its facts, and the sentence in the asker's language."""

from msgspec import Struct

from entaku.kernel.errors import EntakuError, Fact
from entaku.messages import Language


class Trouble(Struct, frozen=True):
    """Why something asked for was not done: a message key, its facts, and the sentence in the asker's language."""

    key: str
    args: dict[str, Fact]
    text: str


class Failure(Struct, frozen=True):
    """The body of every HTTP answer that isn't a success."""

    trouble: Trouble


class Unavailable(EntakuError):
    """Something that would be lawful can't be done just now: the store is out of reach, or a fault of ours."""


STATUS = {
    "room-unknown": 404,
    "page-unknown": 404,
    "import-unknown": 404,
    "import-not-here": 403,
    "import-too-long": 413,
    "import-busy": 503,
    "import-no-room": 507,
    "import-unkept": 500,
    "qr-nowhere": 404,
    "night-unknown": 404,
    "companion-unknown": 404,
    "companion-key-unknown": 401,
    "companion-key-renewed": 401,
    "companion-watch-only": 403,
    "night-player-unknown": 404,
    "night-organisers-only": 403,
    "night-scorekeeper-may-not": 403,
    "night-judge-may-not": 403,
    "night-list-not-yours": 403,
    "push-off": 404,
    "night-registration-closed": 403,
    "night-card-taken": 409,
    "night-claim-taken": 409,
    "night-claim-refused": 409,
    "player-card-unknown": 404,
    "player-card-gone": 401,
    "player-card-link-used": 401,
    "card-unknown": 404,
    "cube-unknown": 404,
    "card-unknown-near": 404,
    "deck-format-unknown": 404,
    "method-unknown": 405,
    "token-missing": 401,
    "token-unknown": 401,
    "move-unknown": 401,
    "recovery-unknown": 401,
    "take-over-seated": 403,
    "origin-foreign": 403,
    "host-unknown": 421,
    "seat-is-here": 409,
    "seat-offer-alone": 409,
    "onlookers-kept-out": 403,
    "name-confusable": 409,
    "address-too-long": 414,
    "host-too-long": 431,
    "too-many-requests": 429,
    "too-many-guesses": 429,
    "too-many-onlookers": 429,
    "host-only": 403,
    "seat-only": 403,
    "not-published": 403,
    "log-opens-later": 403,
    "caster-unknown": 401,
    "caster-not-yet": 403,
    "caster-too-late": 409,
    "log-for-players": 403,
    "log-is-open": 409,
    "not-yours-to-see": 403,
    "watching-closed": 403,
    "open-table-gone": 404,
    "knock-unknown": 404,
    "knock-refused": 403,
    "knocks-too-many": 429,
    "seat-taken": 409,
    "seats-all-taken": 409,
    "table-begun": 409,
    "room-is-mixing": 409,
    "table-not-over": 409,
    "table-none": 409,
    "message-too-long": 413,
    "too-many-messages": 429,
    "too-many-rooms": 429,
    "message-too-slow": 408,
    "server-trouble": 500,
    "store-trouble": 503,
    "room-elsewhere": 503,
    "room-moving": 503,
    "server-busy": 503,
    "work-ended": 503,
    "work-too-large": 413,
    "too-much-work": 429,
    "deck-too-many-names": 413,
}
"""The status of an HTTP answer, where it isn't simply 400."""


def said(problem: EntakuError, language: Language) -> Trouble:
    """The error as it is told."""
    return Trouble(problem.key, dict(problem.facts), problem.said(language))
