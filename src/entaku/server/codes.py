"""Codes that people read out and type, and secrets that only their devices have."""

import hashlib
import secrets

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ"
"""Letters that nobody takes for one another, or for a figure."""
RECOVERY_LETTERS = 10


def new_letters(count: int) -> str:
    """So many letters, which nobody can guess where they are many."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(count))


def new_code() -> str:
    """A code of six letters, for a room, a night, a cube or a game on paper."""
    return new_letters(6)


def code_in(typed: str) -> str:
    """The code that somebody typed, as it is kept.

    >>> code_in(" abc def\\n")
    'ABCDEF'
    """
    return "".join(typed.split()).upper()


def is_code(code: str) -> bool:
    """Whether there could be something under this code, so that it is worth looking it up."""
    return code.isascii() and code.isalpha() and len(code) <= 12


def new_recovery() -> str:
    """The letters of a recovery code."""
    return new_letters(RECOVERY_LETTERS)


def hyphened(code: str) -> str:
    """A recovery code as it is shown: "ABCDE-FGHJK"."""
    return f"{code[:5]}-{code[5:]}"


def letters_of(code: str) -> str:
    """The letters of a recovery code, however it is typed."""
    return "".join(letter for letter in code.upper() if letter in CODE_LETTERS)


def new_token() -> str:
    """A secret that nobody can guess."""
    return secrets.token_urlsafe(24)


def digest_of(token: str) -> str:
    """What is kept of a token: enough to know it again, not enough to make it."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()
