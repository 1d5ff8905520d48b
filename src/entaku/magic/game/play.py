"""A game as a table plays it: the outer machine, and the one action that may be going on.

The outer machine is plain data (`game.pending`).  An action is a procedure that asks with `yield`; it never outlives
its checkpoint, the game as it was when the action began.  So a copy of a table in the middle of an action is a copy of
the checkpoint and the answers given since, from which the procedure is run again when it is needed.
"""

import logging
from collections.abc import Callable, Mapping, Sequence

from entaku.kernel.decisions import Answer, Decision, DecisionId, Option, YesNo
from entaku.kernel.errors import EntakuError
from entaku.kernel.randomness import Seed
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event
from entaku.magic.additional import mechanics
from entaku.magic.by_hand import acts
from entaku.magic.concepts import priority, starting_the_game
from entaku.magic.game import mutators
from entaku.magic.game.choices import Abandoned, Conceded, Procedure, Rewound
from entaku.magic.game.events import Moved
from entaku.magic.game.setup import GameSetup
from entaku.magic.game.state import Game, Pending
from entaku.magic.multiplayer import leaving
from entaku.magic.spells.layers import layers as layers  # says who works projections out, as it is loaded
from entaku.magic.spells.replacement import entering as entering  # says how permanents enter, as it is loaded
from entaku.magic.turn import turns
from entaku.magic.views import viewing
from entaku.magic.views.game_view import GameView
from entaku.magic.zones import zone_mutators
from entaku.magic.zones.zone_changes import Going

mechanics.learn_all()

STAGES: dict[str, Callable[[Game], Procedure[None]]] = {
    "begin": starting_the_game.begin,
    "step": turns.take_step,
    "settle": priority.settle,
    "priority": priority.give,
    "resolve": priority.resolve,
    "cleanup": priority.after_cleanup,
    "by hand": acts.take_over,
}
CONCEDE = "game-concede"
TIME = "game-time"
CLOCK: Seat = -1
"""Who calls time: nobody at the table."""
MOST_FAULTS = 25
"""After so many faults of these rules a game is given up as a draw."""


log = logging.getLogger("entaku.magic")
"""Where whoever keeps the table reads what has failed."""


class Play:
    """The state of a table: the game, and where in an action it is.

    `answers` are those given since `checkpoint`; `fresh` says that the open decision came before anything was changed,
    so that the game itself is as good as a checkpoint.
    """

    __slots__ = ("_decision", "_game", "answers", "begun", "checkpoint", "fresh", "runner")

    def __init__(self, game: Game) -> None:
        self._game: Game | None = game
        self._decision: Decision | None = None
        self.checkpoint: Game | None = None
        self.answers: list[Answer | Conceded] = []
        self.begun: Option | None = None
        self.fresh = False
        self.runner: Procedure[None] | None = None

    @property
    def game(self) -> Game:
        """The game as it is now; worked out from the checkpoint if this is a copy."""
        if self._game is None:
            self.run_again()
        assert self._game is not None
        return self._game

    @property
    def decision(self) -> Decision | None:
        """What the table waits for; None when the game is over."""
        if self._game is None or (self.runner is None and not self._game.is_over):
            self.run_again()
        return self._decision

    def copy(self) -> "Play":
        """A table that goes its own way: a copy of the checkpoint, and the answers since."""
        other: Play = object.__new__(Play)
        other.answers = list(self.answers)
        other.begun = self.begun
        other.fresh = self.fresh
        other.runner = None
        other._decision = self._decision
        if self._game is not None and (self.fresh or self._game.is_over):
            other._game = self._game.copy()
            other.checkpoint = None
        else:
            other._game = None
            assert self.checkpoint is not None
            other.checkpoint = self.checkpoint.copy()
        return other

    @classmethod
    def waiting(cls, game: Game, number: DecisionId) -> "Play":
        """The table of a game in which somebody has priority and nothing is going on, asked by this number."""
        play = cls(game)
        play.fresh = True
        game.decision = number
        play.run_again()
        return play

    def instead(self, game: Game) -> "Play":
        """A table that goes its own way in another game: one that takes the place of this table's checkpoint."""
        other: Play = object.__new__(Play)
        other.answers = list(self.answers)
        other.begun = self.begun
        other.fresh = self.fresh
        other.runner = None
        other._decision = self._decision
        other._game = game if self.fresh else None
        other.checkpoint = None if self.fresh else game
        return other

    def run_again(self) -> None:
        """Bring a copy to where its original was: run the action from its checkpoint with the answers since."""
        game = self._game if self._game is not None else self.checkpoint
        assert game is not None
        if self._game is None:
            self.checkpoint, game = game.copy(), game
        self._game = game
        answers, self.answers = self.answers, []
        number = self._decision.id if self._decision is not None else game.decision
        if self.fresh:
            game.decision = number
        self.begin_stage()
        for answer in answers:
            self.give(answer)

    def start(self) -> None:
        """Run to the first decision."""
        self.advance()

    def advance(self) -> None:
        """Go from stage to stage until a decision is open or the game is over."""
        while self.runner is None and not self.game.is_over:
            self.begin_stage()

    def begin_stage(self) -> None:
        game = self.game
        if game.pending.stage == "settle" and priority.is_at_rest(game):
            priority.hand_over(game)
        self.fresh = game.pending.stage == "priority"
        self.answers = []
        self.begun = None
        self.checkpoint = None if self.fresh else game.copy()
        self.runner = STAGES[game.pending.stage](game)
        self.step(next)

    def give(self, answer: Answer | Conceded) -> None:
        """Give the running procedure its answer."""
        game = self.game
        if self.fresh:
            assert self._decision is not None
            self.begun = self._decision.chosen(answer)
            if answer != priority.PASS:
                self.checkpoint = game.copy()
                self.checkpoint.decision = self._decision.id
            self.fresh = False
        self.answers.append(answer)
        self.step(lambda runner: runner.send(answer))

    def step(self, go: Callable[[Procedure[None]], Decision]) -> None:
        """Run the procedure to its next question or its end."""
        assert self.runner is not None
        self._decision = None
        try:
            self._decision = go(self.runner)
        except StopIteration:
            self.runner = None
        except Abandoned:
            self.runner = None
            self.abandoned()
        except Rewound:
            self.runner = None
            self.rewind()
        except EntakuError:
            raise
        except Exception as problem:
            if self.game.setup.patient:
                self.runner = None
                self.recover(problem)
            else:
                raise

    def stop(self) -> None:
        """The game has been ended from outside: nothing is asked any more."""
        if self.runner is not None:
            self.runner.close()
        self.runner = self._decision = self.checkpoint = None

    def abandoned(self) -> None:
        """The action's player left: what is left of it is cleared away and the game goes on.  (CR 800.4)"""
        game = self.game
        if game.is_over:
            return
        stage = game.pending.stage
        if stage == "resolve":
            mutators.set_fields(game, acting=None, pending=Pending("settle", game.active))
        elif stage in ("step", "begin"):
            mutators.set_fields(game, acting=None)
        else:
            mutators.set_fields(game, acting=None, pending=Pending("settle", game.next_seat(game.pending.holder)))

    def rewind(self) -> None:
        """The action was illegal: the game is as before it, and it can't be tried again in this window.  (CR 726.1)"""
        key = str(self.answers[0]) if self.answers else ""
        self.back_to_checkpoint(key)

    def back_to_checkpoint(self, key: str) -> None:
        """Take back everything since the checkpoint, but for who has left since."""
        assert self.checkpoint is not None
        number, happened = self.game.decision, self.game.events
        gone = [answer.seat for answer in self.answers if isinstance(answer, Conceded)]
        game = self.checkpoint
        self._game, self.checkpoint, self.answers = game, None, []
        game.decision = number
        game.events = happened
        game.events.clear()
        refused = (*game.pending.refused, key)
        mutators.set_fields(game, acting=None, pending=mutators.replace(game.pending, refused=refused))
        for seat in gone:
            leaving.concede(game, seat)

    def recover(self, problem: Exception) -> None:
        """Something in these rules failed: note it for the keeper, go back to before it, and leave it to the table."""
        faults, begun = self.game.memory.faults + 1, self.begun
        if self.checkpoint is not None:
            self.back_to_checkpoint(str(self.answers[0]) if self.answers else "")
        game = self.game
        log.error("%s", circumstances(game, begun), exc_info=problem)
        if faults > MOST_FAULTS:
            leaving.draw(game, "fault")
            return
        mutators.set_fields(game, memory=mutators.replace(game.memory, faults=faults))
        seat, card = faulty(game)
        stage, holder = game.pending.stage, game.pending.holder
        then = Pending("settle", game.active)
        if stage == "resolve" and game.stack:
            clear_away(game, game.stack[-1])
        elif stage == "begin":
            starting_the_game.begin_plainly(game)
            then = game.pending
        elif stage == "settle":
            mutators.set_fields(game, waiting=())
            then = Pending("priority", holder)
        elif stage == "priority":
            then = game.pending if self.answers or game.pending.refused else Pending("settle", game.next_seat(holder))
        acts.tell_fault(game, seat, card)
        mutators.set_fields(game, pending=Pending("by hand", seat, then=then))


def circumstances(game: Game, begun: Option | None) -> str:
    """When the rules failed, at which stage, with whose card; never the seed, which is secret as long as they play."""
    seat, card = faulty(game)
    item = None if begun is None or begun.card is None else game.objects.get(begun.card)
    name = card or (item.definition.name if item is not None else "")
    at = f"turn {game.turn}, {game.step or 'no step'}, decision {game.decision}"
    return f"fault in stage {game.pending.stage!r}, seat {seat}, card {name!r} ({at})"


def faulty(game: Game) -> tuple[Seat, str]:
    """Whose action failed, and with which card."""
    stage = game.pending.stage
    if stage == "resolve" and game.stack:
        item = game.objects[game.stack[-1]]
        return item.controller, item.base.name
    seat = game.pending.holder if stage == "priority" else game.active
    return seat if game.in_game(seat) else game.next_seat(seat), ""


def clear_away(game: Game, number: int) -> None:
    """What could not resolve leaves the stack."""
    if game.objects[number].is_card:
        zone_mutators.move(game, [Going(number, "graveyard")])
    else:
        mutators.cease(game, number)


class MagicRules:
    """Games of Magic, as a table plays them."""

    name = "magic"

    def begin(self, setup: GameSetup, seed: Seed) -> Play:
        """The table before its first decision.  Raises Unlawful if so many players can't play."""
        setup.check()
        play = Play(Game(setup, seed))
        play.advance()
        return play

    def open(self, state: Play) -> Mapping[DecisionId, Decision]:
        """What the table waits for, and for each player whether they concede.  (CR 104.3a)"""
        decision = state.decision
        found: dict[DecisionId, Decision] = {}
        if decision is not None:
            found[decision.id] = decision
        if not state.game.is_over:
            for player in state.game.players:
                if not player.left:
                    found[player.seat] = CONCESSIONS[player.seat]
            if state.game.setup.profile.clock and state.game.turn and state.game.lap is None:
                found[TIME_UP.id] = TIME_UP
        return found

    def apply(self, state: Play, decision: Decision, answer: Answer) -> Sequence[Event]:
        """Go on with an answer, and tell what happened."""
        return self.go_on(state, decision, answer, [])

    def go_on(self, state: Play, decision: Decision, answer: Answer, events: list[Event]) -> Sequence[Event]:
        """The same, with the list that is told what happens as it does."""
        if state.runner is None:
            state.run_again()
        state.game.events = events
        if decision.purpose in (CONCEDE, TIME) and answer is not True:
            return ()
        if decision.purpose == CONCEDE:
            self.concede(state, decision.seat)
        elif decision.purpose == TIME:
            self.call_time(state)
        else:
            state.give(answer)
        state.advance()
        happened = state.game.events
        state.game.events = []
        return happened

    def concede(self, state: Play, seat: Seat) -> None:
        """A player leaves now: between actions at once, within one by telling its procedure.  (CR 104.3a)"""
        state.give(Conceded(seat))

    def call_time(self, state: Play) -> None:
        """Time is up, whatever is going on.  (EV-9)"""
        for game in (state.checkpoint, state.game):
            if game is not None:
                turns.call_time(game)
        if state.game.is_over:
            state.stop()

    def copy(self, state: Play) -> Play:
        """A table that can go its own way."""
        return state.copy()

    def is_over(self, state: Play) -> bool:
        """Whether the game has ended."""
        return state.game.is_over

    def view(self, state: Play, viewer: Viewer) -> GameView:
        """What the viewer may see."""
        decision = state.decision
        return viewing.view(state.game, viewer, None if decision is None else decision.actor)

    def told(self, state: Play, event: Event, viewer: Viewer) -> Event | None:
        """The event as the viewer may know it, and whoever the viewer controls this turn.  (CR 718.4)

        What comes to a teammate's hand or leaves it they may know as that player does.  (CR 810.5)
        """
        game, master = state.game, state.game.master
        if isinstance(event, Moved) and "hand" in (event.origin, event.to) and viewer in game.setup.sides[event.owner]:
            return viewing.told(event, event.owner)
        if master is not None and game.decider(master[0]) == viewer and viewing.told(event, viewer) != event:
            return viewing.told(event, master[0])
        return viewing.told(event, viewer)


CONCESSIONS = tuple(
    Decision(id=seat, seat=seat, actor=seat, purpose=CONCEDE, shape=YesNo(), default=False, optional=True)
    for seat in range(10)
)
TIME_UP = Decision(id=CLOCK, seat=CLOCK, actor=CLOCK, purpose=TIME, shape=YesNo(), default=False, optional=True)
MAGIC = MagicRules()
"""The rules, as a table takes them."""
