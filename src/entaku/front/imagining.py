"""Games as they may be for all that a seat knows: what it can't see is guessed, what it sees is the same."""

from collections.abc import Collection

from entaku.bots.playing.player import PlayBot
from entaku.bots.searching.guessing import Guesses
from entaku.front.games import Game
from entaku.kernel.errors import Unlawful
from entaku.kernel.randomness import seed_from
from entaku.kernel.seats import Seat
from entaku.kernel.table import StandingTable
from entaku.magic.game.play import MAGIC
from entaku.magic.views.determinization import imagined


class ImaginedGame(Game):
    """A game that a seat imagines: played on, forked and looked at like any other, but never recorded."""

    def _remembering(self, seats: Collection[Seat]) -> dict[Seat, PlayBot]:
        """Bots that remember nothing of what was before."""
        return {seat: PlayBot.of(self.table.setup, seat) for seat in seats}

    def to_bytes(self) -> bytes:
        """There is no recording.  Raises Unlawful."""
        raise Unlawful("front-imagined")


def imagine(game: Game, seat: Seat | None = None, *, seed: int | str = 1) -> ImaginedGame:
    """The game as it may be for all that a seat knows, by default the one that is asked.

    What the seat sees is the same, in view and question; hidden cards, the order of its library and chance are others
    with each seed.  Raises Unlawful as the game begins, and in the middle of an action that has shown somebody else
    hidden cards.

    >>> import entaku
    >>> game = entaku.duel("60 Forest", "30 Island\\n30 Swamp", seed=1)
    >>> while not game.turn:
    ...     events = game.answer(game.decision.default)
    >>> maybe = entaku.imagine(game, 0, seed=7)
    >>> maybe.view(0) == game.view(0), maybe.play().over, game.over
    (True, True, False)
    """
    who = game.decision.actor if seat is None else seat
    view, setup = game.view(who), game.table.setup
    bot = PlayBot.of(setup, who)
    guess = Guesses(view, sorted(bot.deck.elements()), bot.lore, setup.definitions).guess
    luck = seed_from(seed)
    play = imagined(game.table.state, who, guess, luck)
    if play is None:
        raise Unlawful("front-not-imagined")
    return ImaginedGame(StandingTable(MAGIC, setup, luck, play))
