"""Whether the trees that were read from English say what the same cards say in printed Japanese.

Nobody reads the Japanese by itself.  Instead a tree's neighbours, which differ from it in one thing, are said in
Japanese: where one of them is nearer to what is printed than the tree itself, the English is read wrongly, or the
Japanese said wrongly, or printed otherwise.
"""

import re
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from typing import cast

from msgspec import Struct

from entaku.oracle.importers.imported import ImportedCard
from entaku.oracle.importers.printed import Printed
from entaku.oracle.ir.abilities import Ability
from entaku.oracle.reading.coverage import missing, read_faces
from entaku.oracle.reading.dated import as_today
from entaku.oracle.reading.likeness import distance, is_japanese, plain, unflavoured, unreminded
from entaku.oracle.reading.neighbours import Neighbourhood
from entaku.oracle.saying.japanese.lines import paragraph, told_on
from entaku.oracle.saying.japanese.told import Told, Unsayable
from entaku.oracle.trees import written

Abilities = tuple[Ability, ...]


class Differing(Struct, frozen=True):
    """A card of which a neighbour's Japanese is nearer to the printed than its own: by how much, and which."""

    card: str
    printed: str
    said: str
    apart: int
    nearer: str
    nearer_apart: int
    change: str


class Agreement(Struct, frozen=True):
    """Of how many cards the Japanese was compared; how many are said as printed, of how many else nothing is nearer."""

    cards: int
    same: int
    nearest: int
    differing: tuple[Differing, ...]


def agreement(cards: Mapping[str, ImportedCard], printed: Iterable[Printed], since: str = "") -> Agreement:
    """How the full cards of one face agree with their Japanese printings from a date on ("2021-07")."""
    printed = tuple(printed)
    names = {one.ja_name: one.name for one in printed}
    trees = {name: tree for name, card in cards.items() if (tree := tree_in_full(card)) is not None}
    around = Neighbourhood(trees.values())
    count = same = nearest = 0
    differing: list[Differing] = []
    for one in printed:
        tree = trees.get(one.name)
        if tree is None or one.date < since or not is_japanese(one.ja_text or ""):
            continue
        count += 1
        own = Saying(tree, one.ja_name, cards[one.name].card.front.types)
        wanted = texts_of(one, names, cards[one.name].texts.en)
        if own.text in wanted:
            same += 1
        elif found := nearer(own, one.name, wanted, around):
            differing.append(found)
        else:
            nearest += 1
    differing.sort(key=lambda each: (each.nearer_apart - each.apart, each.card))
    return Agreement(count, same, nearest, tuple(differing))


def tree_in_full(imported: ImportedCard) -> Abilities | None:
    """The abilities of a card of one face that is played in full; None for others, and where there are none."""
    faces = read_faces(imported)
    if len(faces) != 1 or missing(imported)[0]:
        return None
    name = imported.card.name
    if name in written():
        return written()[name].abilities
    return tuple(ability for paragraph in faces[0] for ability in paragraph.abilities) or None


def texts_of(printed: Printed, names: Mapping[str, str], english: str) -> tuple[str, ...]:
    """What is printed, as it is compared, and what it would be with today's words in the place of dated ones.

    `names` are English names by the Japanese: a tree calls other cards by theirs.  Flavor words are left out, as the
    `english` text has them.
    """
    text = with_partner(unflavoured(named_in_english(printed, names), english), english)
    return tuple(dict.fromkeys((plain(text), plain(as_today(unreminded(text), printed.ja_name, printed.date)))))


def with_partner(text: str, english: str) -> str:
    """What is printed, with the name of the card that one has for a partner in English.  (CR 702.124)

    >>> with_partner("先制攻撃\\n苔との共闘（注釈）", "First strike\\nPartner with Moss (Reminder.)")
    '先制攻撃\\nMossとの共闘（注釈）'
    """
    partner = re.search(r"Partner with ([^(\n]+)", english)
    return re.sub(r"(?m)^[^\n（]+(?=との共闘)", partner[1].strip(), text, count=1) if partner else text


_NAMED = re.compile("[「《]([^」》]+)[」》](?=という名前|との共闘)")


def named_in_english(printed: Printed, names: Mapping[str, str]) -> str:
    """What is printed, with the names of other cards in English, where they are known.

    >>> named_in_english(Printed("Fern", "2022-01-01", "羊歯", "「苔」という名前のカード１枚"), {"苔": "Moss"})
    '「Moss」という名前のカード１枚'
    """

    def name(found: re.Match[str]) -> str:
        return found[0] if found[1] == printed.ja_name else f"「{names.get(found[1], found[1])}」"

    return _NAMED.sub(name, printed.ja_text or "")


def nearer(own: "Saying", name: str, wanted: Sequence[str], around: Neighbourhood) -> Differing | None:
    """The neighbour whose Japanese is nearest to one of the texts wanted, if nearer to it than the tree's own."""
    apart, text = min((distance(own.text, each), each) for each in wanted)
    least, said, change = apart, "", ""
    for place, ability in enumerate(own.tree):
        for other, how in around.of(ability):
            words = own.with_other(place, other)
            if words is not None and (found := distance(words, text)) < least:
                least, said, change = found, words, how
    return Differing(name, text, own.text, apart, said, least, change) if said else None


class Saying:
    """A tree on a card of a Japanese name, said part by part; and said with another ability in the place of one."""

    def __init__(self, tree: Abilities, name: str, types: Sequence[str]) -> None:
        self.tree = tree
        self.name = name
        self.types = types
        self.told = told_on(tree, name, types=types)
        self.parts = [paragraph_of(ability, self.told) or "" for ability in tree]
        self.text = "".join(self.parts)

    def with_other(self, place: int, other: object) -> str | None:
        """The text with that ability; None where it can't be said."""
        tree = (*self.tree[:place], cast("Ability", other), *self.tree[place + 1 :])
        try:
            told = told_on(tree, self.name, types=self.types)
        except Unsayable:
            return None
        if told != self.told:
            return Saying(tree, self.name, self.types).text
        part = paragraph_of(tree[place], told)
        return "".join((*self.parts[:place], part, *self.parts[place + 1 :])) if part is not None else None


def paragraph_of(ability: Ability, told: Told) -> str | None:
    """A paragraph as it is compared; None where it can't be said, as where a neighbour makes no sense."""
    with suppress(Unsayable, AttributeError, TypeError, IndexError, KeyError, ValueError, StopIteration):
        return plain(paragraph(ability, told))
    return None
