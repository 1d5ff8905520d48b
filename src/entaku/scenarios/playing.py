"""A scenario in play: the table, what has happened, and the answers that wait to be given."""

from collections.abc import Sequence

from entaku.kernel.decisions import Answer, Choose, Decision, Option
from entaku.kernel.errors import EntakuError
from entaku.kernel.table import Event
from entaku.magic.concepts.priority import PASS
from entaku.magic.game import events as e
from entaku.magic.game.choices import forced
from entaku.magic.game.play import MAGIC, Play
from entaku.magic.game.state import Game
from entaku.oracle.catalogue import shipped
from entaku.oracle.documents import Text
from entaku.scenarios.board import Board
from entaku.scenarios.pointing import Names, Pointer, everything, meant, names_of
from entaku.scenarios.reading import COLOUR_LETTERS
from entaku.scenarios.remarks import Said, said
from entaku.scenarios.scenario import Given, Scenario

PRIORITY, ATTACK, BLOCK = "game-priority", "game-attack", "game-block"
ACTED_ON = (PRIORITY, ATTACK, BLOCK)
"""Decisions that sentences of their own are about; all others are answered on the way."""
MOST_DECISIONS = 5_000


class Failed(Exception):
    """A scenario can't go on, or something in it isn't as expected.

    `reason` is a word for why an action was refused.
    """

    def __init__(self, what: Said, reason: str = "", line: int = 0) -> None:
        self.what = what
        self.reason = reason
        self.line = line
        super().__init__(what.key)


class Asked:
    """A question that was put to a player."""

    __slots__ = ("about", "purpose", "seat")

    def __init__(self, decision: Decision) -> None:
        self.seat = decision.seat
        self.purpose = decision.purpose
        self.about = decision.about


class ScenarioTable:
    """A scenario's table while it is played.

    `answers` are the sentences that wait for a question; `fulfilled` those of them that name what was done anyway, as
    there was one lawful way; `given` is what was answered so far, as a table would keep it.
    """

    def __init__(self, scenario: Scenario, board: Board) -> None:
        self.scenario = scenario
        self.play: Play = board.play
        self.names = Names(scenario.players, board.aliases)
        self.events: list[Event] = []
        self.asked: list[Asked] = []
        self.answers: list[Text] = []
        self.fulfilled: list[Text] = []
        self.given: list[Given] = []
        self.decided = 0
        self.notice(self.play.game.events)
        self.play.game.events = []

    def fork(self) -> "ScenarioTable":
        """A table on which something can be tried."""
        other: ScenarioTable = object.__new__(ScenarioTable)
        other.scenario, other.play, other.names = self.scenario, self.play.copy(), self.names.copy()
        other.events, other.asked, other.answers = list(self.events), list(self.asked), []
        other.fulfilled, other.given, other.decided = [], [*self.given], 0
        return other

    @property
    def game(self) -> Game:
        return self.play.game

    @property
    def decision(self) -> Decision | None:
        return self.play.decision

    def player(self, seat: int) -> str:
        return self.scenario.players[seat]

    def notice(self, happened: Sequence[Event]) -> None:
        """Keep what happened, and follow objects that have become others."""
        for event in happened:
            if isinstance(event, e.Moved) and not (event.part and event.was in self.names.later):
                self.names.moved(event.was, event.now)
            elif isinstance(event, e.Mutated):
                self.names.moved(event.spell, event.object)
        self.events += happened

    # Answering.

    def give(self, answer: Answer) -> None:
        """Answer the open decision.  Raises Failed if the rules refuse the answer, or fail."""
        decision = self.decision
        if decision is None:
            raise Failed(said("scenario-game-over"))
        self.decided += 1
        if self.decided > MOST_DECISIONS:
            raise Failed(said("scenario-endless"))
        if decision.purpose != PRIORITY and forced(decision.shape) is None:
            self.asked.append(Asked(decision))
        try:
            self.take(decision, answer)
        except EntakuError as problem:
            raise Failed(Said(problem.key, tuple(problem.facts.items()))) from problem

    def take(self, decision: Decision, answer: object) -> None:
        """An answer is given, and what it leads to is noticed.  Raises EntakuError for one that isn't lawful."""
        lawful = decision.check(answer)
        self.notice(MAGIC.apply(self.play, decision, lawful))
        self.given.append(Given(decision.id, lawful))

    def concede(self, seat: int) -> None:
        """A player concedes, whoever is asked.  (CR 104.3a)"""
        self.take(MAGIC.open(self.play)[seat], answer=True)

    def give_all(self, given: Sequence[Given]) -> None:
        """Answer as a sandbox did.  Raises Failed for an answer that doesn't fit what is asked."""
        for place, one in enumerate(given, start=1):
            decision = MAGIC.open(self.play).get(one.decision)
            if decision is None:
                raise Failed(said("scenario-answer-unasked", place=place))
            try:
                self.take(decision, one.answer)
            except EntakuError as problem:
                raise Failed(Said(problem.key, tuple(problem.facts.items()))) from problem

    def default(self) -> None:
        decision = self.decision
        assert decision is not None
        self.give(decision.default)

    # Passing.

    def pass_priority(self) -> None:
        """The player who has priority passes it."""
        self.give(PASS)

    def is_quiet(self) -> bool:
        """Whether nothing is on the stack and a player has priority, or attackers or blockers are to be declared."""
        decision = self.decision
        return decision is None or (decision.purpose in ACTED_ON and not self.game.stack)

    # Pointing.

    def pointed(self, text: str, among: Sequence[int] | None = None) -> list[int]:
        """The objects that a text means, among these or anywhere."""
        game = self.game
        pointer: Pointer = self.names.pointer(text)
        return meant(game, pointer, list(everything(game)) if among is None else among)

    def one(self, text: str, among: Sequence[int] | None = None) -> int:
        """The one object that a text means, first those in sight.  Raises Failed if there is none."""
        found = self.pointed(text, among)
        if not found:
            raise Failed(said("scenario-nothing-so-called", name=text))
        return found[0]

    def has_seen(self, text: str) -> bool:
        """Whether a text names anything that is or was in this game, or a card that could be, or a kind of token."""
        pointer = self.names.pointer(text)
        if pointer.alias is not None or pointer.kind == "token" or shipped().get(pointer.name) is not None:
            return True
        game = self.game
        placed = (one.name for side in self.scenario.sides for _, items in side.zones for one in items)
        if pointer.name in (name.casefold() for name in placed):
            return True
        if any(pointer.name in names_of(game, item) for item in game.objects.values()):
            return True
        return any(getattr(event, "card", "").casefold() == pointer.name for event in self.events)

    def options_meant(self, text: str, options: Sequence[Option]) -> list[Option]:
        """The options that a text means: a player, an object, a word."""
        game = self.game
        if text in self.names.players:
            seat = self.names.seat(text)
            found = [option for option in options if option.seat == seat and option.card is None]
            if found:
                return found
            text_of_seat = [option for option in options if option.text == str(seat)]
            if text_of_seat:
                return text_of_seat
        cards = meant(game, self.names.pointer(text), [option.card for option in options if option.card is not None])
        if cards:
            return [option for option in options if option.card in cards]
        pointer = self.names.pointer(text)
        words = (text.casefold(), pointer.name, COLOUR_LETTERS.get(text, "").casefold())
        named = [option for option in options if option.text and option.text.casefold() in words]
        named = named or [option for option in options if not option.text and option.what == text]
        return named if pointer.nth is None else named[pointer.nth : pointer.nth + 1]


def priority_options(decision: Decision) -> Sequence[Option]:
    assert isinstance(decision.shape, Choose)
    return decision.shape.options
