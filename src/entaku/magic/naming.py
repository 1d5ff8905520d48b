"""Choosing names, types, colours and numbers.  (CR 201.4, 205.3)"""

from entaku.cards.colours import COLOURS
from entaku.cards.identity import LAND_MANA
from entaku.kernel.decisions import Key, Name
from entaku.kernel.seats import Seat
from entaku.magic.changing import Going
from entaku.magic.choices import Procedure, ask, choose_word
from entaku.magic.definitions import NOT_CREATURE_TYPES
from entaku.magic.game import Game


def card_names(game: Game, creatures: bool = False, lands: bool = True) -> tuple[str, ...]:
    """The names that may be chosen: those of all cards this game knows.  (CR 201.4a)"""
    return tuple(
        sorted(
            name
            for name, definition in game.setup.definitions.items()
            if (not creatures or "Creature" in definition.traits.types) and (lands or not is_basic(game, name))
        )
    )


def is_basic(game: Game, name: str) -> bool:
    return "Basic" in game.setup.definitions[name].traits.supertypes


def creature_types(game: Game) -> tuple[str, ...]:
    """The creature types that occur on the cards of this game."""
    found = {
        subtype
        for definition in game.setup.definitions.values()
        if definition.traits.is_creature
        for subtype in definition.traits.subtypes
        if subtype not in NOT_CREATURE_TYPES
    }
    return tuple(sorted(found | {"Coward", "Warrior", "Human"}))


def choose_value(
    game: Game, seat: Seat, kind: str, among: tuple[str, ...] = (), about: tuple[Key, ...] = ()
) -> Procedure[str]:
    """A colour, a type, a name or a number, as a word."""
    if kind == "colour":
        word = yield from choose_word(game, seat, "game-choose-colour", among or tuple(COLOURS), about)
        return word
    if kind in ("land type", "basic land type"):
        word = yield from choose_word(game, seat, "game-choose-land-type", among or tuple(LAND_MANA), about)
        return word
    if among:
        word = yield from choose_word(game, seat, "game-choose-word", among, about)
        return word
    if kind == "creature type":
        known = creature_types(game)
    else:
        known = card_names(game, creatures=kind == "creature card name")
    answer = yield from ask(game, seat, "game-choose-name", Name(kind, known), about=about)
    return str(answer)


def into_command_zone(game: Game, seat: Seat, number: int, cause: str = "") -> Procedure[Going]:
    """How a card goes to the command zone: with hidden agenda face down, a name or two chosen in secret.  (702.106a)"""
    keywords = game.objects[number].base.kit.keywords
    names = 2 if "double agenda" in keywords else 1 if "hidden agenda" in keywords else 0
    secret: list[tuple[str, str]] = []
    for _ in range(names):
        name = yield from choose_value(game, seat, "card name", (), (number,))
        secret.append(("name", name))
    hidden = names > 0
    return Going(number, "command", controller=seat, face_down=hidden, chosen=tuple(secret), hidden=hidden, cause=cause)
