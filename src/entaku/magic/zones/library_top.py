"""The top cards of libraries that players may look at, or play with revealed.  (CR 401.5, 701.16)

They are looked at whenever a player would get priority and before each draw, so that the card under a spell that is
just being cast is seen only once it has been cast.
"""

from entaku.kernel.seats import Seat
from entaku.magic.game import events as e
from entaku.magic.game import mutators
from entaku.magic.game.state import Game
from entaku.magic.spells.layers.rules_in_force import rules
from entaku.magic.spells.resolving import asking
from entaku.oracle.ir.player_rules import SeesTopCard


def notice(game: Game) -> None:
    """Who may see the top card of a library sees it now.  They know it from then on, as long as it lies there."""
    for rule, asker in rules(game, SeesTopCard):
        for seat in asking.players(asker, rule.who):
            see(game, seat, rule.revealed)


def see(game: Game, seat: Seat, revealed: bool) -> None:
    """A player sees the card on top of their library, or everybody does."""
    everybody = tuple(range(len(game.players)))
    for number in game.libraries[seat][:1]:
        item = game.objects[number]
        if not set(item.known_to).issuperset(everybody if revealed else (seat,)):
            mutators.alter(game, number, known_to=everybody if revealed else (*item.known_to, seat))
            mutators.happen(game, e.Revealed(seat, (item.definition.name,), None if revealed else seat))
