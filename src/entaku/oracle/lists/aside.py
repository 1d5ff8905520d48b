"""What stands in a list and is none of its cards."""

from typing import Literal

from msgspec import Struct

from entaku.oracle.naming.headings import Aside

Why = Aside | Literal["line", "section"]


class LeftAside(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True):
    """Cards of another kind of deck, of a part that no deck has, or a line that says no card."""

    name: str
    why: Why
    count: int = 1
