"""Amounts and phrases of texts, as far as they can be told without a game."""

from entaku.oracle.ir import things as t


def number(amount: object, x_is: int = 3) -> int:
    """An amount as a number, guessed where it depends on the game."""
    if isinstance(amount, int):
        return amount
    if isinstance(amount, t.X):
        return x_is
    if isinstance(amount, t.Times):
        return amount.factor * number(amount.amount, x_is)
    return 2


def speaks_of(things: object, what: tuple[object, ...]) -> bool:
    """Whether a phrase means these things, or holds them among others."""
    return things in what or (isinstance(things, t.Both) and any(part in what for part in things.of))
