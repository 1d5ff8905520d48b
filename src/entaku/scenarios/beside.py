"""Planar decks, scheme decks and the falls of the planar die, as a scenario begins.  (CR 901, 904)"""

from entaku.magic.game.state import Game
from entaku.magic.variants import archenemy, planar_die, planechase
from entaku.oracle.documents import Text, Trouble
from entaku.scenarios.chance import Fall

DIE = "planar die"
"""What the planar die is called in scenarios."""


def lay_out(game: Game, seat: int) -> None:
    """The decks lie ready, and the first plane is where the player whose turn it is has come long ago."""
    planechase.lay_out(game)
    archenemy.lay_out(game)
    planechase.start(game, seat)


def falls(seat: int, rolls: tuple[Text, ...]) -> tuple[Fall, ...]:
    """What a side of a board says of a player's planar die.  Raises Trouble."""
    found = []
    for place, line in enumerate(rolls):
        if line.text not in planar_die.FACES:
            raise Trouble("scenario-not-planar-die", line.line, text=line.text)
        count = len(planar_die.FACES)
        found.append(Fall(seat, DIE, place, planar_die.FACES.index(line.text), count))
    return tuple(found)
