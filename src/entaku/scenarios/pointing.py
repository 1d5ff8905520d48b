"""What the words of a scenario point at: players, and objects wherever they are."""

import re
from collections.abc import Callable, Iterator, Sequence

from msgspec import Struct

from entaku.cards.catalogue import shipped
from entaku.cards.ir.things import Zone
from entaku.magic import layers
from entaku.magic.game import Game, Object
from entaku.magic.questions import is_ability

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

    `kind`: "ability" or "token", "" for any object that is no ability.
    """

    text: str
    alias: int | None = None
    name: str = ""
    seat: int | None = None
    nth: int | None = None
    kind: str = ""


class Names:
    """The names that a scenario's players and objects go by."""

    def __init__(self, players: Sequence[str], aliases: dict[str, int]) -> None:
        self.players = tuple(players)
        self.aliases = aliases
        self.one_of = "|".join(re.escape(name) for name in sorted(players, key=len, reverse=True))

    def copy(self) -> "Names":
        return Names(self.players, dict(self.aliases))

    def seat(self, name: str) -> int:
        return self.players.index(name)

    def moved(self, was: int, now: int) -> None:
        """An object has become another one; its alias goes with it."""
        for alias, number in self.aliases.items():
            if number == was:
                self.aliases[alias] = now

    def pointer(self, text: str) -> Pointer:
        """What a text points at, whether or not there is such a thing."""
        whose: int | None = None
        nth: int | None = None
        kind = ""
        rest = text.strip().removeprefix("the ")
        ability = re.fullmatch(r"(?:(.+)'s (?:triggered |activated )?ability|(?:ability|trigger) of (.+))", rest)
        if ability is not None:
            rest, kind = ability[1] or ability[2], "ability"
        mine = re.match(rf"({self.one_of})'s (.+)$", rest)
        if mine is not None:
            whose, rest = self.seat(mine[1]), mine[2]
        first, _, after = rest.partition(" ")
        if first in ORDINALS:
            nth, rest = ORDINALS.index(first), after
        if rest.casefold() in self.aliases:
            return Pointer(text, alias=self.aliases[rest.casefold()], kind=kind)
        if rest.endswith(" token"):
            rest, kind = rest.removesuffix(" token"), "token"
        card = shipped().get(rest)
        return Pointer(text, name=(card.name if card is not None else rest).casefold(), seat=whose, nth=nth, kind=kind)


def names_of(game: Game, item: Object) -> set[str]:
    return {layers.look(game, item).name.casefold(), item.definition.name.casefold(), item.base.name.casefold()}


def owner_of(game: Game, item: Object) -> int:
    """Whose an object is: its controller's where it has one, else its owner's."""
    if item.zone in ("battlefield", "stack", "command"):
        controller = layers.look(game, item).controller
        return controller if controller >= 0 else item.controller
    return item.owner


def is_meant(game: Game, pointer: Pointer, number: int) -> bool:
    """Whether the words may mean this object."""
    item = game.objects.get(number)
    if item is None:
        return False
    if pointer.kind == "ability":
        if not is_ability(item) or item.spell is None:
            return False
        if pointer.alias is not None:
            return item.spell.source == pointer.alias
    elif pointer.alias is not None:
        return number == pointer.alias
    elif is_ability(item):
        return False
    if pointer.kind == "token" and not item.is_token:
        return False
    return pointer.name in names_of(game, item) and pointer.seat in (None, owner_of(game, item))


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
