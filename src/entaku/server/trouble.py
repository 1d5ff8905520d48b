"""Errors as they are told: a message key, its facts, and the sentence in the asker's language."""

from entaku.kernel.errors import EntakuError
from entaku.messages import Language
from entaku.server.bodies import Trouble


class Unavailable(EntakuError):
    """Something that would be lawful can't be done just now: the store is out of reach, or a fault of ours."""


STATUS = {
    "room-unknown": 404,
    "page-unknown": 404,
    "night-unknown": 404,
    "night-player-unknown": 404,
    "night-organisers-only": 403,
    "night-registration-closed": 403,
    "card-unknown": 404,
    "cube-unknown": 404,
    "card-unknown-near": 404,
    "deck-format-unknown": 404,
    "method-unknown": 405,
    "token-missing": 401,
    "token-unknown": 401,
    "move-unknown": 401,
    "host-only": 403,
    "seat-only": 403,
    "not-published": 403,
    "not-yours-to-see": 403,
    "watching-closed": 403,
    "seat-taken": 409,
    "seats-all-taken": 409,
    "table-begun": 409,
    "room-is-mixing": 409,
    "table-not-over": 409,
    "table-none": 409,
    "message-too-long": 413,
    "too-many-messages": 429,
    "too-many-rooms": 429,
    "server-trouble": 500,
    "store-trouble": 503,
}
"""The status of an HTTP answer, where it isn't simply 400."""


def said(problem: EntakuError, language: Language) -> Trouble:
    """The error as it is told."""
    return Trouble(problem.key, dict(problem.facts), problem.said(language))
