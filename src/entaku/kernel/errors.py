"""What goes wrong at the system's borders, said so that a person understands it in either language."""

from collections.abc import Mapping

from entaku import messages

Fact = str | int | float


class EntakuError(Exception):
    """Something asked for can't be done; nothing has been changed.

    `key` names a message in the message files, `facts` fill its places.  The error's own text is the English
    message; `said` gives it in the reader's language.
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        self.key = key
        self.facts: Mapping[str, Fact] = facts
        super().__init__(key)

    def __str__(self) -> str:
        return messages.say(self.key, "en", **self.facts)

    def said(self, language: messages.Language) -> str:
        """The error as one sentence in `language`."""
        return messages.say(self.key, language, **self.facts)


class Unreadable(EntakuError):
    """Input that can't be read as what it should be: a broken file, a malformed answer."""


class Unlawful(EntakuError):
    """Input that reads well and that the rules, or the state of the table, don't allow."""


class Ambiguous(EntakuError):
    """Input that may mean several things, such as a name that several cards have."""
