"""Every text a person sees, in Japanese and English: Fluent files that server and client share.

Messages live in `en/` and `ja/`, one file a room, under the same names in both languages.
"""

import re
from functools import cache
from importlib import resources
from typing import Literal, cast

from fluent.runtime import FluentBundle, FluentResource

from entaku.messages import foreign

Language = Literal["en", "ja"]
LANGUAGES: tuple[Language, ...] = ("en", "ja")
MOST = 10**15
LONGEST = 2_000


def say(key: str, language: Language, **facts: str | int | float) -> str:
    """The message `key` in `language` with its places filled from `facts`.

    Raises LookupError for a key that the message files don't have: a fault of ours, never of a user's input.

    >>> say("language-name", "ja")
    '日本語'
    """
    source = entries(language).get(key)
    if source is None:
        raise LookupError(f"no message {key!r} in {language}")
    bundle = _bundle(language)
    if not bundle.has_message(key):
        bundle.add_resource(FluentResource(source))
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"message {key!r} has no text in {language}")
    text, errors = bundle.format_pattern(
        pattern, {name: _sayable(_told(name, fact, language)) for name, fact in facts.items()}
    )
    if errors:
        raise LookupError(f"message {key!r} in {language}: {errors[0]}")
    return cast(str, text)


FOREIGN = "problem"
"""The fact that holds what a library or the operating system said."""


def _told(name: str, fact: str | int | float, language: Language) -> str | int | float:
    """The fact in the reader's language, where it is what somebody else's program said."""
    if not isinstance(fact, str):
        return fact
    if name in ("expected", "got") and (types := foreign.types_in(fact)) is not None:
        return say("foreign-or", language).join(say(f"foreign-type-{one}", language) for one in types)
    if name == FOREIGN and (known := foreign.recognised(fact)) is not None:
        key, facts, place = known
        said = say(key, language, **facts)
        return say("foreign-at", language, said=said, place=place) if place else said
    return fact


def has(key: str) -> bool:
    """Whether the message files have `key`."""
    return key in entries("en")


def sources(language: Language) -> dict[str, str]:
    """The message files of `language`: file name to Fluent source, in the order of their names."""
    folder = resources.files(__package__).joinpath(language)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in files}


def _sayable(fact: str | int | float) -> str | int | float:
    """The fact as the library can write it: numbers with more digits than it counts with are left out, and the end of
    a text that is longer than anybody reads.

    >>> _sayable(10**30), len(str(_sayable("x" * 5000)))
    ('…', 2001)
    """
    if isinstance(fact, int) and abs(fact) >= MOST:
        return "…"
    return f"{fact[:LONGEST]}…" if isinstance(fact, str) and len(fact) > LONGEST else fact


@cache
def _bundle(language: Language) -> FluentBundle:
    """The messages of `language` that were said so far: to parse all takes a quarter of a second."""
    return FluentBundle([language], use_isolating=False)


_ENTRY = re.compile(r"^([a-z][\w-]*) *=.*\n(?:(?![a-z#]).*\n)*", re.MULTILINE)
"""A message: what follows its key's line and begins neither another message nor a comment."""


@cache
def entries(language: Language) -> dict[str, str]:
    """The Fluent source of each message; none of ours speaks of another."""
    return {entry[1]: entry[0] for source in sources(language).values() for entry in _ENTRY.finditer(source + "\n")}
