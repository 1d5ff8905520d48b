"""A player who looks ahead: it plays each move on for a while, in games that it can't tell from this one."""

import time
from collections.abc import Callable, Mapping, Sequence
from math import sqrt

from msgspec import Struct
from msgspec.structs import replace

from entaku.bots.playing.player import PlayBot
from entaku.bots.searching.candidates import PASS, candidates
from entaku.bots.searching.changing import standing
from entaku.bots.searching.guessing import Guesses
from entaku.bots.searching.outlook import outlook
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.randomness import Seed, seed_from
from entaku.kernel.seats import Seat
from entaku.magic.game.definitions import Definition
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.setup import GameSetup
from entaku.magic.views.determinization import Guess
from entaku.magic.views.game_view import GameView

Imagine = Callable[[Guess, Seed], Play | None]
"""A table as its seat may imagine it; what is hidden there is guessed."""
MOST_ANSWERS = 500
"""So many answers are played ahead at most."""
SHARES = (16, 8, 4, 2, 1)
"""After so manyth parts of the games half of the answers are left; in all of them the best two."""
ENOUGH_TO_TELL = 4
"""After so many games an answer is given up …"""
HOPELESS = 2.0
"""… that is worse than the usual one by more than so many standard errors, or never any other."""
SURE = 0.5
"""So many standard errors must an answer be better than the usual one, on average, to be given instead."""


class Budget(Struct, frozen=True):
    """How far a player looks.

    moves    so many answers to a decision are looked at
    games    so many games are imagined for each of the best two of them
    seconds  after so long the player makes up its mind with what it has, None for as long as it takes
    clock    what tells these seconds
    """

    moves: int = 6
    games: int = 8
    seconds: float | None = None
    clock: Callable[[], float] = time.monotonic


class Weighed(Struct, frozen=True):
    """What a player found about an answer: in how many imagined games it looked, and what came of them on average."""

    answer: Answer
    games: int
    outlook: float


class SearchBot:
    """Answers a game's decisions as a `PlayBot` does, unless looking ahead shows something better.

    It knows what its view shows, and looks ahead in imagined games alone.
    """

    def __init__(self, quick: PlayBot, known: Mapping[str, Definition], budget: Budget) -> None:
        self.quick = quick
        self.known = known
        self.budget = budget
        self.weighed: tuple[Weighed, ...] = ()
        self._waited: Waited | None = None

    @classmethod
    def of(cls, setup: GameSetup, seat: Seat, budget: Budget) -> "SearchBot":
        """A bot that knows the cards of a setup, and the deck of a seat."""
        return cls(PlayBot.of(setup, seat), setup.definitions, budget)

    def answer(self, view: GameView, decision: Decision, imagine: Imagine) -> Answer:
        """A lawful answer to a decision of the view's own seat; `weighed` is then what was looked at for it."""
        before = self.quick.copy()
        usual = self.quick.answer(view, decision)
        self.weighed = ()
        found = candidates(before, view, decision, usual, self.budget.moves)
        if len(found) < 2 or self.has_waited(view, found):
            return usual
        answer = Search(self, before, view, decision, imagine, found).best()
        self._waited = waited(view, found) if answer == usual == PASS else None
        if answer != usual:
            self.quick = before
            self.quick.took(view, decision, answer)
        return answer

    def has_waited(self, view: GameView, found: Sequence[Answer]) -> bool:
        """Whether the player, who would pass, has looked at just this before: the same board, the same acts.

        It is looked at once more as the turn ends, which is the last that can be done in it.
        """
        return self._waited is not None and found[0] == PASS and waited(view, found) == self._waited


Waited = tuple[GameView, bool, tuple[Answer, ...]]


def waited(view: GameView, found: Sequence[Answer]) -> Waited:
    """What a player looked at who then passed, whatever step it was and whoever has priority first."""
    return replace(view, step="", holder=0, deciding=None), view.step == "end", tuple(found)


class Search:
    """One decision looked at."""

    def __init__(
        self,
        bot: SearchBot,
        quick: PlayBot,
        view: GameView,
        decision: Decision,
        imagine: Imagine,
        answers: Sequence[Answer],
    ) -> None:
        self.bot = bot
        self.quick = quick
        self.view = view
        self.decision = decision
        self.imagine = imagine
        self.answers = answers
        self.guess = Guesses(view, sorted(quick.deck.elements()), quick.lore, bot.known).guess
        self.found: list[list[float]] = [[] for _ in answers]
        self.idle: set[int] = set()
        """The places of acts that were seen to change nothing."""
        self.clock = bot.budget.clock
        seconds = bot.budget.seconds
        self.until = None if seconds is None else self.clock() + seconds

    def best(self) -> Answer:
        """The answer with the best outlook; the usual one unless another is better beyond chance."""
        left = list(range(len(self.answers)))
        games = 0
        for share in SHARES:
            upto = max(1, self.bot.budget.games // share)
            while games < upto and not self.is_late():
                self.look(games, left)
                games += 1
            if share > 1:
                ranked = sorted(left, key=lambda place: (-self.mean(place), place))
                left = sorted({0, *ranked[: max(2, (len(left) + 1) // 2)]})
                if games >= ENOUGH_TO_TELL and 0 not in self.idle:
                    left = [place for place in left if place == 0 or self.may_be_better(place)]
                if len(left) == 1:
                    break
        self.bot.weighed = tuple(
            Weighed(answer, len(row), self.mean(place))
            for place, (answer, row) in enumerate(zip(self.answers, self.found, strict=True))
            if row
        )
        if 0 in self.idle:
            return self.best_but_idle()
        place = max((place for place in left if self.found[place] and place not in self.idle), key=self.mean, default=0)
        return self.answers[place if place and self.is_better(place) else 0]

    def best_but_idle(self) -> Answer:
        """The best answer where the usual one would change nothing: passing at least, which is among them."""
        others = [place for place in range(1, len(self.answers)) if self.found[place] and place not in self.idle]
        waiting = self.answers.index(PASS)
        return self.answers[max(others, key=lambda place: (self.mean(place), place == waiting), default=waiting)]

    def is_late(self) -> bool:
        return self.until is not None and self.clock() >= self.until

    def mean(self, place: int) -> float:
        row = self.found[place]
        return sum(row) / len(row) if row else 0.0

    def is_better(self, place: int) -> bool:
        """Whether an answer is better than the usual one by more than half of what chance makes of the difference."""
        mean, error = self.beyond_usual(place)
        return mean > SURE * error

    def may_be_better(self, place: int) -> bool:
        """Whether more games may show an answer to be better than the usual one: not if they all ended alike so far."""
        mean, error = self.beyond_usual(place)
        return mean + HOPELESS * error > 0

    def beyond_usual(self, place: int) -> tuple[float, float]:
        """By how much an answer is better than the usual one in the games that both were played in, and how surely."""
        pairs = [mine - usual for mine, usual in zip(self.found[place], self.found[0], strict=False)]
        if not pairs:
            return 0.0, 0.0
        mean = sum(pairs) / len(pairs)
        return mean, sqrt(sum((one - mean) ** 2 for one in pairs) / len(pairs) / len(pairs))

    def look(self, number: int, places: Sequence[int]) -> None:
        """Imagine one more game, and play it on with each of these answers.

        When time runs out meanwhile, a game that isn't the first counts for none of them: answers are compared by the
        same games.
        """
        luck = seed_from(f"thought {self.view.turn} {self.decision.id} {number}")
        play = self.imagine(self.guess, luck)
        if play is None:
            return
        outlooks: list[float] = []
        for place in places:
            found = self.ahead(MAGIC.copy(play), place)
            if found is None:
                break
            outlooks.append(found)
        if self.found[0] and len(outlooks) < len(places):
            return
        for place, found in zip(places, outlooks, strict=False):
            self.found[place].append(found)

    def ahead(self, play: Play, place: int) -> float | None:
        """What comes of an answer by the end of the player's next turn, if everybody plays quickly; None if late."""
        seat, decision, answer = self.decision.actor, play.decision, self.answers[place]
        assert decision is not None
        acts = decision.purpose == "game-priority" and answer != PASS and not play.game.stack
        before = standing(play.game, seat) if acts else None
        bots = [self.quick.stranger() for _ in self.view.players]
        bots[seat] = self.quick.copy()
        bots[seat].took(self.view, decision, answer)
        turns = play.game.players[seat].turns
        for _ in range(MOST_ANSWERS):
            if self.is_late():
                return None
            MAGIC.apply(play, decision, answer)
            decision = play.decision
            game = play.game
            if before is not None and decision is not None and decision.purpose == "game-priority" and not game.stack:
                self.idle |= {place} if standing(game, seat).is_no_other(before) else set()
                before = None
            me = game.players[seat]
            if decision is None or me.left or (me.turns > turns and game.active != seat):
                break
            answer = bots[decision.actor].answer(MAGIC.view(play, decision.actor), decision)
        return outlook(play.game, seat)
