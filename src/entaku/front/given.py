"""What programs hand in at the front door: understood, or refused with one sentence that names what is wrong."""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from entaku.decks.deck import Deck
from entaku.decks.formats.files import Find, write
from entaku.kernel.errors import EntakuError, Unlawful, Unreadable
from entaku.kernel.seats import Viewer
from entaku.messages import LANGUAGES, Language
from entaku.oracle.library import Library
from entaku.oracle.lists.files import list_of
from entaku.oracle.naming.spelling import folded

DeckLike = Deck | Sequence[str] | str | Path | None
"""A deck, the names of its cards, the text of a list, the path of a file with one, or None for a deck that a bot builds
of the cards it knows."""
_ENDING = re.compile(r"\.[a-z][a-z0-9]{1,4}")
"""What a file's name ends with, whatever is in it, and no card's."""


def list_in(source: object, called: str, library: Library) -> tuple[str, str]:
    """A list's text, and what to call it: of a deck, of names, of a text, or of the file that a path names.

    Raises Unreadable for a file that can't be read, and for what is none of these.

    >>> list_in(["Forest", "Forest", "Wild Pair"], "list", Library(None))
    ('2 Forest\\n1 Wild Pair\\n', 'list')
    """
    match source:
        case Deck():
            return write(source, "text"), source.name or called
        case Path():
            return list_of(source, library), str(source)
        case str() if is_path(source):
            return list_of(Path(source).expanduser(), library), source
        case str():
            return source, called
        case [*names] if all(isinstance(name, str) for name in names):
            return "".join(f"{count} {name}\n" for name, count in Counter(names).items()), called
    raise Unreadable("front-no-list", deck=called, given=shortly(source))


def expect_known(names: Iterable[str], called: str, find: Find) -> None:
    """Raises Unlawful for the first of these names that nobody knows, with those most like it."""
    for name in names:
        try:
            find(name)
        except EntakuError as problem:
            raise Unlawful("front-card-unknown", deck=called, problem=str(problem)) from problem


def is_path(text: str) -> bool:
    """Whether a text is one line that names a file, and no card.

    >>> is_path("decks/burn.dec"), is_path("/no/file"), is_path("Fire // Ice"), is_path("60 Forest")
    (True, True, False, False)
    """
    if "\n" in text or not text.strip():
        return False
    return text.startswith(("/", "./", "../", "~/")) or _ENDING.fullmatch(Path(text).suffix.lower()) is not None


def path_in(given: object) -> Path:
    """The path that is meant.  Raises Unreadable for what is none."""
    if not isinstance(given, str | Path):
        raise Unreadable("front-no-path", given=shortly(given))
    return Path(given)


def text_in(given: object) -> str:
    """A text.  Raises Unreadable for anything else."""
    if not isinstance(given, str):
        raise Unreadable("front-no-text", given=shortly(given))
    return given


def words_in(given: object) -> Sequence[str]:
    """Words, one text with several or each by itself.  Raises Unreadable for anything else.

    >>> words_in("draft game"), words_in(("draft", "game"))
    (['draft', 'game'], ('draft', 'game'))
    """
    if isinstance(given, str):
        return given.split()
    if not isinstance(given, Sequence):
        raise Unreadable("front-no-text", given=shortly(given))
    return tuple(map(text_in, given))


def sets_in(given: object) -> tuple[str, ...]:
    """Codes of sets, one or several.  Raises Unreadable for what has none.

    >>> sets_in("CNS"), sets_in(["CNS", "CN2"])
    (('CNS',), ('CNS', 'CN2'))
    """
    if isinstance(given, str):
        return (given,)
    if not isinstance(given, Sequence) or not given:
        raise Unreadable("front-no-sets", given=shortly(given))
    return tuple(map(text_in, given))


def viewer_in(seat: Viewer, seats: int) -> Viewer:
    """Whoever looks.  Raises Unlawful for a seat that the table doesn't have."""
    if seat in ("public", "open") or (type(seat) is int and 0 <= seat < seats):
        return seat
    raise Unlawful("front-seat-unknown", seat=shortly(seat), most=seats - 1)


def language_in(language: Language) -> Language:
    """A language that texts are in.  Raises Unlawful for another."""
    if language not in LANGUAGES:
        raise Unlawful("front-language-unknown", given=shortly(language), known=", ".join(LANGUAGES))
    return language


def players_in(players: object) -> tuple[str, ...]:
    """The names of players, each their own.

    Raises Unreadable for what is no sequence of names, Unlawful for a name that nobody or somebody else has.
    """
    if isinstance(players, str) or not isinstance(players, Sequence):
        raise Unreadable("front-no-players", given=shortly(players))
    for number, name in enumerate(players):
        if not isinstance(name, str):
            raise Unreadable("front-no-players", given=shortly(players))
        if not folded(name):
            raise Unlawful("front-name-empty", seat=number)
        if name in players[:number]:
            raise Unlawful("front-name-twice", name=name)
    return tuple(players)


def shortly(given: object) -> str:
    """Something that was handed in, as short as an error has room for."""
    said = repr(given)
    return said if len(said) <= 40 else said[:39] + "…"
