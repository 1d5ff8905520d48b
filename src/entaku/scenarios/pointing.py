"""What the words of a scenario point at: players, and objects wherever they are."""

import re
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from entaku.magic.game.state import Game, Object
from entaku.magic.spells.layers import projection
from entaku.magic.spells.resolving.selectors import is_ability
from entaku.oracle.card import BETWEEN
from entaku.oracle.catalogue import shipped
from entaku.oracle.ir.abilities import Ability
from entaku.oracle.ir.things import Zone
from entaku.scenarios.worded import text_of

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth")
NUMBERS = {
    "no": 0, "a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8,
    "nine": 9, "ten": 10,
}  # fmt: skip
NUMBER = rf"(?:\d+|{'|'.join(NUMBERS)})"
ZONES: tuple[Zone, ...] = (
    "battlefield", "stack", "hand", "graveyard", "exile", "command", "library", "outside",
)  # fmt: skip


def whole(word: str) -> int:
    """A number in digits or as a word."""
    return NUMBERS[word] if word in NUMBERS else int(word)


class Pointer(Struct, frozen=True):
    """An object in words: by its alias, or by name, whose it is, which one of several, and what kind of object.

    `alias`: the objects that go by it; `kind`: "ability" or "token", "" for any object that is no ability; `words`: of
    the ability's text, where one is singled out by them; `zone`: where it is, if that is known.
    """

    text: str
    alias: tuple[int, ...] | None = None
    name: str = ""
    seat: int | None = None
    nth: int | None = None
    kind: str = ""
    words: str = ""
    zone: Zone | None = None


class Names:
    """The names that a scenario's players and objects go by."""

    def __init__(self, players: Sequence[str], aliases: dict[str, tuple[int, ...]]) -> None:
        self.players = tuple(players)
        self.aliases = aliases
        self.later: dict[int, int] = {}
        self.one_of = "|".join(re.escape(name) for name in sorted(players, key=len, reverse=True))

    def copy(self) -> "Names":
        other = Names(self.players, dict(self.aliases))
        other.later = dict(self.later)
        return other

    def seat(self, name: str) -> int:
        return self.players.index(name)

    def moved(self, was: int, now: int) -> None:
        """An object has become another one; its alias goes with it."""
        self.later[was] = now
        for alias, numbers in self.aliases.items():
            if was in numbers:
                self.aliases[alias] = tuple(now if number == was else number for number in numbers)

    def goes_by(self, alias: Sequence[int], number: int) -> bool:
        """Whether an object goes by an alias, or what it has become since."""
        while number not in alias and number in self.later:
            number = self.later[number]
        return number in alias

    def pointer(self, text: str) -> Pointer:
        """What a text points at, whether or not there is such a thing."""
        whose: int | None = None
        nth: int | None = None
        kind = words = ""
        rest = without_article(text)
        ability = ABILITY.fullmatch(rest)
        if ability is not None:
            rest, kind, words = without_article(ability[1] or ability[3]), "ability", ability[2] or ""
        mine = re.match(rf"({self.one_of})'s (.+)$", rest)
        if mine is not None:
            whose, rest = self.seat(mine[1]), mine[2]
        first, _, after = rest.partition(" ")
        if first in ORDINALS and rest.casefold() not in self.aliases:
            nth, rest = ORDINALS.index(first), after
        alias = self.aliases.get(rest.casefold(), ())
        if len(alias) == 1 and not nth:
            return Pointer(text, alias, kind=kind, words=words)
        if len(alias) > 1:
            return Pointer(text, alias, seat=whose, nth=nth, kind=kind, words=words)
        if rest.endswith(" token"):
            rest, kind = rest.removesuffix(" token"), "token"
        card = shipped().get(rest)
        name = (card.name if card is not None else rest).casefold()
        return Pointer(text, None, name, whose, nth, kind, words)


ABILITY = re.compile(r"""(.+)'s (?:triggered |activated |"([^"]+)" )?ability|(?:ability|trigger) of (.+)""")


def without_article(text: str) -> str:
    return text.strip().removeprefix("the ")


def names_of(game: Game, item: Object) -> set[str]:
    """What an object may be called: its names and the card's; where no face of it has been chosen, all its faces'.

    What several cards represent may be called by any of them.
    """
    names = {projection.look(game, item).name.casefold(), item.definition.name.casefold(), item.base.name.casefold()}
    names.update(part.definition.traits.name.casefold() for part in item.components)
    if item.zone in ("battlefield", "stack"):
        return names.union(item.base.name.casefold().split(BETWEEN))
    return names.union(face.traits.name.casefold() for face in item.definition.faces)


def owner_of(game: Game, item: Object) -> int:
    """Whose an object is: its controller's where it has one, else its owner's."""
    if item.zone in ("battlefield", "stack", "command"):
        controller = projection.look(game, item).controller
        return controller if controller >= 0 else item.controller
    return item.owner


def is_meant(game: Game, pointer: Pointer, number: int) -> bool:
    """Whether the words may mean this object."""
    item = game.objects.get(number)
    if item is None or pointer.zone not in (None, item.zone):
        return False
    if pointer.kind == "ability":
        ability = item.spell.ability if is_ability(item) and item.spell is not None else None
        if ability is None or item.spell is None or not has_words(item, ability, pointer.words):
            return False
        if pointer.alias is not None:
            return item.spell.source in pointer.alias
    elif pointer.alias is not None:
        return number in pointer.alias and pointer.seat in (None, owner_of(game, item))
    elif is_ability(item):
        return False
    if pointer.kind == "token" and not item.is_token:
        return False
    return pointer.name in names_of(game, item) and pointer.seat in (None, owner_of(game, item))


def has_words(item: Object, ability: Ability, words: str) -> bool:
    """Whether these words are in the text of an ability on the stack."""
    return not words or words.casefold() in text_of(ability, item.base.name).casefold()


def everything(game: Game, zones: Sequence[Zone] = ZONES) -> Iterator[int]:
    """All objects, those in sight first."""
    for zone in zones:
        yield from game.in_zone(zone)


def meant(game: Game, pointer: Pointer, among: Sequence[int]) -> list[int]:
    """The objects among these that the words mean."""
    found = [number for number in among if is_meant(game, pointer, number)]
    if pointer.nth is None:
        return found
    return found[pointer.nth : pointer.nth + 1]


SEPARATOR = re.compile(r", and | and |, ")


def parts(text: str, known: Callable[[str], bool]) -> list[str]:
    """The things that a text lists, cut so that each is known; the whole text if that can't be done.

    >>> parts("Selvala, Explorer Returned and Forest", lambda name: name in ("Selvala, Explorer Returned", "Forest"))
    ['Selvala, Explorer Returned', 'Forest']
    """
    return cut(text, known) or [text]


def cut(text: str, known: Callable[[str], bool]) -> list[str] | None:
    if known(text):
        return [text]
    for mark in SEPARATOR.finditer(text):
        if known(text[: mark.start()]):
            rest = cut(text[mark.end() :], known)
            if rest is not None:
                return [text[: mark.start()], *rest]
    return None
