"""Cards that the rules of Magic don't cover, by what is printed on them.  (CR 2026 100.7)"""

from collections.abc import Collection


def is_uncovered(border: str | None, stamp: str | None, promo_types: Collection[str] | None) -> bool:
    """Whether a printing has a silver border or an acorn, or is of a card to be tried out.

    >>> is_uncovered("silver", None, None), is_uncovered("black", "oval", ("promopack",))
    (True, False)
    """
    return border == "silver" or stamp == "acorn" or "playtest" in (promo_types or ())
