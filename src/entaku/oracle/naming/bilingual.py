"""One name written in two languages: 《永遠王、ブレイゴ/Brago, King Eternal》, 森（Forest）."""

import re
from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from entaku.oracle.naming.lines import CardLine, read_line
from entaku.oracle.naming.spelling import is_japanese, narrow

_QUOTED = re.compile(r"[《「『“\"](?P<name>[^《》「」『』“”\"]+)[》」』”\"]")
_STROKE = re.compile(r"\s*(?://|[/|])\s*")
_BRACKETED = re.compile(r"(?P<first>[^()《》「」]+?)\s*[(《「](?P<second>[^()《》「」]+)[)》」]")
_KANA_ABOVE = re.compile(r"\([ぁ-ゖァ-ヶー・]+\)")
LONGEST: Final = 400
"""Longer than two names and all that stands round them."""
Reading = tuple[str, ...]
Found = TypeVar("Found")


def meant(name: str, look: Callable[[str], Sequence[Found]]) -> Sequence[Found]:
    """What `look` finds under a name as people write it; `look` is asked for one name at a time.

    First the name as it stands is looked for, so that no card's own name is ever taken apart.  Of a name in two
    languages both halves must mean the same card, or one of them nothing that is known; if they mean different cards,
    those are given, for the reader to choose.

    >>> from entaku.oracle.naming.spelling import folded
    >>> cards = {"fire/ice": ["Fire // Ice"], "brago, king eternal": ["Brago"], "永遠王、ブレイゴ": ["Brago"]}
    >>> def look(name):
    ...     return cards.get(folded(name), [])
    >>> meant("《永遠王、ブレイゴ／Ｂｒａｇｏ, King Eternal》", look)
    ['Brago']
    >>> meant("Fire/Ice", look), meant("Fire/Brago", look)
    (['Fire // Ice'], [])
    """
    if found := look(name):
        return found
    looked_up = [(reading, [look(part) for part in reading]) for reading in readings(name)]
    for _, parts in looked_up:
        if shared := [one for one in parts[0] if all(one in part for part in parts)]:
            return shared
    for reading, parts in looked_up:
        if any(parts) and _in_two_scripts(reading):
            first, second = parts
            return [*first, *(one for one in second if one not in first)]
    return []


def readings(name: str) -> Iterator[Reading]:
    """What a name may consist of, other than itself: one name freed of what stands round it, or the same name twice.

    >>> list(readings("永遠王(えいえんおう)、ブレイゴ"))
    [('永遠王、ブレイゴ',)]
    >>> list(readings("《森/Forest》"))
    [('森/Forest',), ('森', 'Forest')]
    >>> list(readings("Forest（森）"))
    [('Forest', '森')]
    """
    plain = narrow(" ".join(name[:LONGEST].split()))
    tried: dict[Reading, None] = {}
    quoted = _QUOTED.fullmatch(plain) is not None
    for bare in dict.fromkeys(_freed(plain) if quoted else (plain, *_freed(plain))):
        tried.setdefault((bare,))
        for pair in _pairs(bare):
            tried.setdefault(pair)
    tried.pop((plain,), None)
    yield from tried


def parts_of(name: str) -> list[str]:
    """The names in a name: its halves where it is written in two languages, else itself without its brackets.

    >>> parts_of("《天秤/Balance》"), parts_of("《Balance》"), parts_of("Fire/Ice")
    (['天秤', 'Balance'], ['Balance'], ['Fire/Ice'])
    """
    whole = name
    for reading in readings(name):
        if _in_two_scripts(reading):
            return list(reading)
        if len(reading) == 1:
            whole = reading[0]
    return [whole]


def _freed(name: str) -> Iterator[str]:
    """The name without brackets, without kana that say how to read it, and without what a list's line has beside it.

    Several of a card aren't a card: with a count above one, the line is no name.
    """
    if quoted := _QUOTED.fullmatch(name):
        yield quoted["name"].strip()
    if (spoken := _KANA_ABOVE.sub("", name)) != name and spoken:
        yield spoken
    line = read_line(name)
    if isinstance(line, CardLine) and line.count == 1:
        yield narrow(line.name)


def _pairs(name: str) -> Iterator[Reading]:
    """The name as two, at a stroke, at brackets, or where Japanese letters begin or end."""
    for stroke in _STROKE.finditer(name):
        pair = (name[: stroke.start()], name[stroke.end() :])
        if all(pair):
            yield pair
    if bracketed := _BRACKETED.fullmatch(name):
        yield bracketed["first"].strip(), bracketed["second"].strip()
    for blank in re.finditer(" ", name):
        pair = (name[: blank.start()], name[blank.end() :])
        if _in_two_scripts(pair):
            yield pair


def _in_two_scripts(reading: Reading) -> bool:
    """Whether one of two names is in Japanese letters and the other has none."""
    return len(reading) == 2 and is_japanese(reading[0]) != is_japanese(reading[1])
