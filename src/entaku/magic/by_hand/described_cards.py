"""Cards known by name only: their player says in the middle of a game what they are, and so they are played.

It is an act by hand, logged as it was typed: a line as in a list, "cost | type | size | text".  What is said of a card
holds for all cards of its name that its owner has; as soon as everybody may see one of them, for all of its name.
"""

from collections.abc import Iterator
from functools import lru_cache

from entaku.kernel.decisions import Name
from entaku.kernel.seats import Seat
from entaku.magic.by_hand import acts
from entaku.magic.game import mutators
from entaku.magic.game.choices import Procedure, ask
from entaku.magic.game.definitions import Definition, face_traits
from entaku.magic.game.state import Game, Object
from entaku.magic.spells.resolving import asking
from entaku.magic.views.viewing import knows
from entaku.oracle.cubes.typed import LONGEST, custom, parts_of, words_of

MOST_OF_NAME = 500
"""Letters of a line that are left for the name."""
NOTHING = "-"
"""The answer of who says nothing of the card after all."""


def open_to(game: Game, seat: Seat) -> Iterator[int]:
    """The cards of which a player may say what they are: their own, where they see them, known by name only."""
    if not game.setup.has_bare:
        return
    theirs = (n for n in game.battlefield if asking.controller_of(game, n) == seat)
    aside = (n for n in (*game.exile, *game.command) if game.objects[n].owner == seat)
    for number in (*game.hands[seat], *theirs, *game.graveyards[seat], *aside):
        item = game.objects[number]
        if item.definition.is_bare and not item.is_token and knows(game, item, seat):
            yield number


def describe(game: Game, seat: Seat, number: int) -> Procedure[bool]:
    """A player says what a card is; words that name no card type say nothing, and the card stays as it was.

    Whether they said something.
    """
    shape = Name("card in words", longest=LONGEST - MOST_OF_NAME)
    answer = yield from ask(game, seat, "game-by-hand-describe", shape, NOTHING, (number,))
    item = game.objects.get(number)
    definition = described(item.definition.name, str(answer)) if item is not None else None
    if item is None or definition is None:
        return False
    words = definition.said.partition(" | ")[2]
    acts.acted(game, seat, "describe", card=item.definition.name, text=words, seen=knows(game, item, "public"))
    for other in [one for one in game.objects.values() if one.owner == item.owner]:
        become(game, other, definition)
    return True


def notice(game: Game) -> None:
    """What is said of a card that everybody may see holds for every card of its name, whoever has it."""
    if not game.setup.has_bare:
        return
    known: dict[str, Definition] = {}
    for item in game.objects.values():
        if item.definition.said and item.definition.name not in known and knows(game, item, "public"):
            known[item.definition.name] = item.definition
    for item in list(game.objects.values()):
        if item.definition.name in known:
            become(game, item, known[item.definition.name])


def become(game: Game, item: Object, definition: Definition) -> None:
    """A card of that name is what was said of it; a planeswalker on the battlefield has its loyalty.  (CR 306.5b)"""
    old = item.definition
    if item.is_token or old is definition or old.name != definition.name or not (old.is_bare or old.said):
        return
    mutators.alter(game, item.id, definition=definition)
    loyalty = definition.traits.loyalty
    if item.zone == "battlefield" and not item.face_down and loyalty and not item.counter("loyalty"):
        mutators.change_counters(game, item.id, "loyalty", loyalty)


@lru_cache(maxsize=1024)
def described(name: str, words: str) -> Definition | None:
    """The definition of a card of which this is said; None for words that name no card type.

    >>> described("Test Teapot", "2 | Artifact Creature - Teapot | 2/3 | Flying").said
    'Test Teapot | {2} | Artifact Creature — Teapot | 2/3 | Flying'
    """
    from entaku.oracle.reading.tree import tree_told  # slow to load, and seldom needed

    parts = parts_of(f"{name} | {words.replace(chr(10), ' | ')}")
    if parts is None:
        return None
    card = custom(name, parts[1])
    tree = tree_told(card.card, card.texts)
    said = f"{name} | {words_of(card)}"
    return Definition(card.card, face_traits(card.card.front, tree.abilities), said=said)
