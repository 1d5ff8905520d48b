"""Every text a person sees, in Japanese and English: Fluent files that server and client share.

Messages live in `en/` and `ja/`, one file a room, under the same names in both languages.
"""

from functools import cache
from importlib import resources
from typing import Literal, cast

from fluent.runtime import FluentBundle, FluentResource

Language = Literal["en", "ja"]
LANGUAGES: tuple[Language, ...] = ("en", "ja")


def say(key: str, language: Language, **facts: str | int | float) -> str:
    """The message `key` in `language` with its places filled from `facts`.

    Raises LookupError for a key that the message files don't have: a fault of ours, never of a user's input.

    >>> say("language-name", "ja")
    '日本語'
    """
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise LookupError(f"no message {key!r} in {language}")
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise LookupError(f"message {key!r} has no text in {language}")
    text, errors = bundle.format_pattern(pattern, facts)
    if errors:
        raise LookupError(f"message {key!r} in {language}: {errors[0]}")
    return cast(str, text)


def has(key: str) -> bool:
    """Whether the message files have `key`."""
    return bool(_bundle("en").has_message(key))


def sources(language: Language) -> dict[str, str]:
    """The message files of `language`: file name to Fluent source, in the order of their names."""
    folder = resources.files(__package__).joinpath(language)
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name)
    return {file.name: file.read_text(encoding="utf-8") for file in files}


@cache
def _bundle(language: Language) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for source in sources(language).values():
        bundle.add_resource(FluentResource(source))
    return bundle
