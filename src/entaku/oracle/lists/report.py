"""What becomes of a list: how many of its cards are understood, what was left aside, and what was read as it may be."""

from collections.abc import Iterable, Iterator, Sequence

from entaku.messages import Language, say
from entaku.oracle.cubes.cube import CubeRemark
from entaku.oracle.lists.aside import LeftAside

MOST_NAMED = 12
"""So many names are told at most of whatever is said of a list."""


def remarks(cards: int, unknown: int, aside: Sequence[LeftAside], titles: Sequence[str] = ()) -> Iterator[CubeRemark]:
    """What there is to say of a list of so many cards, of which so many are known by name only.

    First that some were left aside, and how many are understood all the same; then why.
    """
    if aside:
        left = sum(one.count for one in aside)
        facts: dict[str, str | int] = {
            "understood": cards - unknown,
            "cards": cards + left,
            "unknown": unknown,
            "left": left,
            "names": named(aside),
        }
        yield CubeRemark("list-understood", facts)
    for why in dict.fromkeys(one.why for one in aside):
        these = [one for one in aside if one.why == why]
        yield CubeRemark(f"list-aside-{why}", {"count": sum(one.count for one in these), "names": named(these)})
    if titles:
        yield CubeRemark("list-titles", {"titles": few(titles)})


def named(aside: Iterable[LeftAside]) -> str:
    """The names of what was left aside, each once."""
    return few(list(dict.fromkeys(one.name for one in aside)))


def few(names: Sequence[str]) -> str:
    """As many of the names as are told."""
    return ", ".join(names[:MOST_NAMED]) + (" …" if len(names) > MOST_NAMED else "")


def said(told: Iterable[CubeRemark], language: Language) -> tuple[str, ...]:
    """The same in words, a sentence each."""
    return tuple(say(each.key, language, **each.facts) for each in told)
