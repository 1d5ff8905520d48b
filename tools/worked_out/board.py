"""The small model: players and creatures as numbers, and what happens to them.  It knows nothing of the engine.

Everybody and everything has numbers of its own, so that whoever takes one for another comes to another number.
"""

from collections.abc import Mapping
from typing import Any  # what fields of different kinds become

from msgspec import Struct, structs

YOU, NEXT, LAST = "A", "B", "C"
PLAYERS = (YOU, NEXT, LAST)
OPPONENTS = (NEXT, LAST)
SOURCE = "Work"


class Impossible(Exception):
    """The model doesn't go on: somebody would have lost the game, or what is spoken of isn't there."""


class Player(Struct, frozen=True):
    """What is counted of a player."""

    life: int
    hand: int = 0
    library: int = 40
    experience: int = 0
    energy: int = 0
    goblins: int = 0
    drawn: int = 0
    gained: int = 0
    lost: int = 0
    spells: int = 0


class Creature(Struct, frozen=True):
    """What is known of a permanent; `whose` controls and owns it."""

    whose: str
    power: int = 0
    toughness: int = 0
    damage: int = 0
    plus: int = 0
    charge: int = 0
    tapped: bool = False
    where: str = "on the battlefield"
    is_creature: bool = True


class Board(Struct, frozen=True):
    """Everybody and everything, by their names."""

    players: Mapping[str, Player]
    creatures: Mapping[str, Creature]
    monarch: str = ""
    deaths: int = 0
    done: frozenset[str] = frozenset()

    def of(self, *players: str) -> tuple[str, ...]:
        """The names of the creatures that these players control."""
        return tuple(name for name, one in self.here() if one.is_creature and one.whose in players)

    def here(self) -> tuple[tuple[str, Creature], ...]:
        """What is on the battlefield."""
        return tuple((name, one) for name, one in self.creatures.items() if one.where == "on the battlefield")


class Meant(Struct, frozen=True):
    """What words of an ability stand for as it resolves."""

    it: str = ""
    player: str = ""
    amount: int = 0
    targets: tuple[str, ...] = ()
    x: int = 0


def beginning() -> Board:
    """The stage before anything happens."""
    players = {YOU: Player(12, experience=3), NEXT: Player(37, experience=1), LAST: Player(43, experience=2)}
    creatures = {
        "Ant": Creature(YOU, 1, 51, plus=0),
        "Boar": Creature(YOU, 2, 52),
        "Crab": Creature(NEXT, 3, 53),
        "Drake": Creature(LAST, 4, 54),
    }
    return Board(players, creatures)


def player(board: Board, name: str, **more: int) -> Board:
    """The board on which a player has so many more of these; nobody may lose the game."""
    before = board.players[name]
    after = structs.replace(before, **{field: getattr(before, field) + n for field, n in more.items()})
    if after.life <= 0 or after.library < 0:
        raise Impossible
    return structs.replace(board, players={**board.players, name: after})


def creature(board: Board, name: str, **new: Any) -> Board:  # noqa: ANN401  (whatever a field holds)
    """The board on which something has these in place of what it had."""
    if board.creatures[name].where != "on the battlefield":
        raise Impossible
    after = structs.replace(board.creatures[name], **new)
    if after.is_creature and after.damage >= after.toughness + after.plus:
        raise Impossible
    return structs.replace(board, creatures={**board.creatures, name: after})


def noted(board: Board, deed: str) -> Board:
    """Something has been done this turn that may be asked later."""
    return structs.replace(board, done=board.done | {deed})


def gain(board: Board, name: str, n: int) -> Board:
    """A player gains life.  (CR 119.3)"""
    return player(board, name, life=n, gained=n)


def lose(board: Board, name: str, n: int) -> Board:
    """A player loses life.  (CR 119.3)"""
    return player(board, name, life=-n, lost=n)


def draw(board: Board, name: str, n: int) -> Board:
    """A player draws cards.  (CR 121.1)"""
    return player(board, name, hand=n, library=-n, drawn=n)


def hurt(board: Board, name: str, n: int) -> Board:
    """Damage makes players lose life, and stays on creatures.  (CR 120.3a, 120.3e)"""
    if name in board.players:
        return noted(lose(board, name, n), f"{name} was hurt")
    return creature(board, name, damage=board.creatures[name].damage + n)


def gone(board: Board, name: str, where: str) -> Board:
    """Something leaves the battlefield for a zone of its owner's; creatures in a graveyard have died.  (CR 700.4)"""
    one = board.creatures[name]
    place = where if where == "in exile" else f"in {one.whose}'s {where}"
    board = noted(creature(board, name, where=place, damage=0, plus=0, tapped=False), f"{one.whose}'s left")
    return structs.replace(board, deaths=board.deaths + (where == "graveyard" and one.is_creature))


def come(board: Board, name: str, whose: str, power: int, toughness: int) -> Board:
    """A creature comes onto the battlefield."""
    new = {**board.creatures, name: Creature(whose, power, toughness)}
    return noted(structs.replace(board, creatures=new), f"{whose}'s came")
