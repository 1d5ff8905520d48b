"""Choosing names, types, colours and numbers.  (CR 201.4, 205.3)"""

from collections.abc import Callable

from entaku.kernel.decisions import Key, Name
from entaku.kernel.seats import Seat
from entaku.magic.game.choices import Procedure, ask, choose_word
from entaku.magic.game.definitions import NOT_CREATURE_TYPES
from entaku.magic.game.state import Game
from entaku.magic.zones.zone_changes import Going
from entaku.oracle.card import BETWEEN, Card, Face
from entaku.oracle.catalogue import shipped
from entaku.oracle.colours import COLOURS
from entaku.oracle.identity import LAND_MANA
from entaku.oracle.renamed import CARD_TYPE, RENAMED
from entaku.oracle.subtypes import CREATURE_TYPES, LAND_TYPES

CARD_NAMES: dict[str, Callable[[Face], bool]] = {
    "card name": lambda face: True,
    "creature card name": lambda face: "Creature" in face.types,
    "nonland card name": lambda face: "Land" not in face.types,
}
"""The kinds of card names that texts ask for, and which cards have one.  (CR 201.4)"""

CARDS = "cards"
"""The list of all cards there are, which every table has: those that are shipped, and those that it has imported."""


def names_to_choose(kind: str, card: Card) -> tuple[str, ...]:
    """The names that may be chosen of a card, in the game or not, whoever has it: of one of its faces each.

    So of one half of a split card and never of both, and of either face of a double-faced one.  (CR 201.4a to 201.4f)
    """
    return tuple(face.name for face in card.faces if kind not in CARD_NAMES or CARD_NAMES[kind](face))


def own_names(game: Game, seat: Seat, kind: str) -> tuple[str, ...]:
    """The names that come to a player's mind first: those of their own cards, the deck's before the sideboard's.

    What is named is mostly a creature, seldom a land, and a conspiracy hardly ever.
    """
    player = game.setup.players[seat]
    names = dict.fromkeys(card.name for card in (*player.commanders, *player.deck, *player.sideboard))
    known = [card for name in names if (card := game.setup.definition(name).card) is not None]
    beside = {card.name for card in player.sideboard} - {card.name for card in (*player.commanders, *player.deck)}
    cards = sorted(
        known,
        key=lambda card: (card.is_conspiracy, card.is_type("Land"), card.name in beside, not card.is_type("Creature")),
    )
    return tuple(dict.fromkeys(name for card in cards for name in names_to_choose(kind, card)))


def choose_card_name(game: Game, seat: Seat, kind: str, about: tuple[Key, ...]) -> Procedure[str]:
    """The name of any card of a kind.  One that everybody knows to be of another kind is asked for again.  (CR 201.4)

    So is that of a card of several faces, of which one has to be named.  (CR 709.4a)

    Nothing hangs on which cards others have: what is offered and refused would tell of them.
    """
    while True:
        shape = Name(kind, own_names(game, seat, kind), CARDS)
        answer = yield from ask(game, seat, "game-choose-name", shape, about=about)
        name = str(answer)
        card = shipped().cards.get(name)
        if BETWEEN not in name and (card is None or name in names_to_choose(kind, card)):
            return name


def creature_types(game: Game, seat: Seat) -> tuple[str, ...]:
    """The creature types: the rules' list, and later ones that the player's own cards have.  (CR 205.3m)"""
    player = game.setup.players[seat]
    own = {card.name for card in (*player.commanders, *player.deck, *player.sideboard)}
    printed = (game.setup.definition(name).traits for name in own)
    later = {word for traits in printed if traits.is_creature for word in traits.subtypes}
    gone = {each.before for each in RENAMED if game.setup.profile.types == "2022" and each != CARD_TYPE}
    return tuple(sorted(CREATURE_TYPES | gone | (later - NOT_CREATURE_TYPES)))


CARD_TYPES = ("Artifact", "Creature", "Enchantment", "Instant", "Land", "Planeswalker", "Sorcery")
"""The types of what is cast or played, but for those that are called otherwise today or came since.  (CR 205.2a)"""


def card_types(game: Game) -> tuple[str, ...]:
    """The card types that can be chosen, as they are called in this game; until 2022 there was no battle."""
    return (*CARD_TYPES, *((CARD_TYPE.before,) if game.setup.profile.types == "2022" else (CARD_TYPE.today, "Battle")))


def choose_value(
    game: Game, seat: Seat, kind: str, among: tuple[str, ...] = (), about: tuple[Key, ...] = ()
) -> Procedure[str]:
    """A colour, a type, a name or a number, as a word."""
    if kind == "colour":
        word = yield from choose_word(game, seat, "game-choose-colour", among or tuple(COLOURS), about)
        return word
    if kind in ("land type", "basic land type"):
        types = tuple(LAND_MANA) if kind == "basic land type" else tuple(sorted(LAND_TYPES))
        word = yield from choose_word(game, seat, "game-choose-land-type", among or types, about)
        return word
    if kind == "card type":
        word = yield from choose_word(game, seat, "game-choose-card-type", among or card_types(game), about)
        return word
    if among:
        word = yield from choose_word(game, seat, "game-choose-word", among, about)
        return word
    if kind in CARD_NAMES:
        name = yield from choose_card_name(game, seat, kind, about)
        return name
    shape = Name(kind, creature_types(game, seat))
    answer = yield from ask(game, seat, "game-choose-name", shape, about=about)
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
