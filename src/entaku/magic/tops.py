"""The top cards of libraries that players may look at, or play with revealed.  (CR 401.5, 701.16)

They are looked at whenever a player would get priority and before each draw, so that the card under a spell that is
just being cast is seen only once it has been cast.
"""

from entaku.cards.ir.player_rules import SeesTopCard
from entaku.kernel.seats import Seat
from entaku.magic import changing, questions
from entaku.magic import events as e
from entaku.magic.game import Game
from entaku.magic.in_force import rules


def notice(game: Game) -> None:
    """Who may see the top card of a library sees it now.  They know it from then on, as long as it lies there."""
    for rule, asker in rules(game, SeesTopCard):
        for seat in questions.players(asker, rule.who):
            see(game, seat, rule.revealed)


def see(game: Game, seat: Seat, revealed: bool) -> None:
    """A player sees the card on top of their library, or everybody does."""
    everybody = tuple(range(len(game.players)))
    for number in game.libraries[seat][:1]:
        item = game.objects[number]
        if not set(item.known_to).issuperset(everybody if revealed else (seat,)):
            changing.alter(game, number, known_to=everybody if revealed else (*item.known_to, seat))
            changing.happen(game, e.Revealed(seat, (item.definition.name,), None if revealed else seat))
