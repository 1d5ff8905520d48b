"""A table in play, as the server holds it: what is open, its clocks, and what is lit.

Nothing here waits: the room decides when something is stored and said.
"""

from collections import deque
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from typing import Any  # Any: a table of any game

from msgspec import Raw, Struct

from entaku.kernel.chain import Chain
from entaku.kernel.decisions import Answer, Decision, DecisionId
from entaku.kernel.errors import EntakuError
from entaku.kernel.log import BACK
from entaku.kernel.proof import Proof
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Entry, Table
from entaku.oracle.card import Card
from entaku.server.cards.facts import Facts, is_line
from entaku.server.protocol import WentBack
from entaku.server.storage.store import Back
from entaku.server.tables.bodies import SeatClock, UndoOffer
from entaku.server.tables.clocks import Clocks
from entaku.server.tables.marks import Marks
from entaku.server.tables.past import Past
from entaku.server.tables.plays import Bot, Play
from entaku.server.tables.progress import Progress
from entaku.server.tables.viewers import Viewers


class Sitting:
    """A table in play.  `number` is its number in its room; `cast` are copies of it on the way for casters.

    `opened`: after how many answers each open decision was opened, of those that were since the table was last begun,
    read or taken back.

    `proof` is what its seed was made from, None for one that began before seeds were mixed; `chain` has taken in every
    answer.
    """

    def __init__(
        self,
        number: int,
        play: Play,
        table: Table[Any, Any],
        facts: Facts,
        now: Callable[[], float],
        proof: Proof | None,
        chain: Chain,
        progress: Progress | None = None,
        past: Past | None = None,
    ) -> None:
        self.number = number
        self.proof = proof
        self.chain = chain
        self.play = play
        self.table = table
        self.cards: Mapping[str, Card] = facts.by_name(play.cards(table.setup))
        self._words: dict[str, Card | None] = {}
        self.progress = progress if progress is not None else Progress(Marks(None), recent=deque(maxlen=play.retold))
        self.clocks = Clocks(now, self.progress.budget)
        self.leans: dict[DecisionId, Answer] = {}
        self.viewers = Viewers(self)
        self.open: dict[DecisionId, Decision] = {}
        self.opened: dict[DecisionId, int] = {}
        self.moved: set[Seat] = set()
        self.past = past if past is not None else Past()
        self.cast: dict[int, Table[Any, Any]] = {}
        self.facts = facts
        self.now = now
        self._follow()
        self.opened.clear()

    @cached_property
    def bot(self) -> Bot:
        """Who plays the seats of bots."""
        return self.play.bot(self.table.setup, self.facts.library)

    @property
    def is_over(self) -> bool:
        return self.table.is_over

    def answer(self, actor: Seat, decision: DecisionId, answer: object) -> Entry:
        """Answer a decision.  Raises Unlawful, changing nothing, if it may not be answered so by this actor."""
        asked = self.open.get(decision)
        events = self.table.answer(actor, decision, answer)
        assert asked is not None
        self.progress.stored += 1
        self.progress.marks.note(self.table, asked, events)
        if self.progress.marks.game is not None:
            self.past.keep(self.table)
        self.chain.add(self.table.log[-1])
        self.progress.recent.extend((len(self.table.log), event) for event in self.play.told_again(events))
        moved = self._follow()
        self.moved |= moved
        self.viewers.take_in(events, actor, moved)
        return self.table.log[-1]

    def answer_in_absence(self, decision: DecisionId) -> Entry:
        """Time has run out: give what was lit, if it is lawful, else the default."""
        asked = self.open[decision]
        lean = self.leans.get(decision)
        if lean is not None:
            try:
                return self.answer(asked.actor, decision, lean)
            except EntakuError:
                pass
        return self.answer(asked.actor, decision, asked.default)

    def go_back(self, table: Table[Any, Any], seat: Seat, how: Back) -> None:
        """The table is this one from now on, as the seat wanted."""
        count = len(table.log)
        self.table = table
        self.chain.add(Entry(BACK, seat, count))
        self.progress.went_back(count, WentBack(self.number, seat, how))
        self.cast = {}
        self.past.cut(count)
        self.leans.clear()
        self.moved.clear()
        self.__dict__.pop("bot", None)
        self.open = dict(table.decisions)
        self.opened.clear()
        self.clocks.begin_again(self.open)

    def undo_offer(self, viewer: Viewer) -> UndoOffer | None:
        """What a seat may take back now; None for those who can't take anything back."""
        game = self.progress.marks.game
        if not isinstance(viewer, int) or game is None or self.is_over or viewer not in game.in_play(self.table.state):
            return None
        return self.progress.undo_offer(viewer, len(self.table.log))

    def is_waiting_for(self, seat: Seat) -> bool:
        """Whether the table waits for an answer of this seat."""
        return any(not decision.optional for decision in self.decisions_of(seat))

    def seat_clocks(self) -> tuple[SeatClock, ...]:
        """Every seat's clock, in a game with clocks."""
        budget = self.progress.budget
        return () if budget is None else tuple(SeatClock(seat, *self.clocks.shown(seat)) for seat in budget.reserve)

    def lean(self, actor: Seat, decision: DecisionId, answer: Answer | None) -> bool:
        """Remember what is lit at a seat, if it would be a lawful answer; false if the decision isn't theirs."""
        asked = self.open.get(decision)
        if asked is None or asked.actor != actor:
            return False
        if answer is None:
            self.leans.pop(decision, None)
        else:
            self.leans[decision] = asked.check(answer)
        return True

    def decisions_of(self, actor: Seat) -> list[Decision]:
        """The open decisions that `actor` is to answer."""
        return [decision for decision in self.open.values() if decision.actor == actor]

    def view(self, viewer: Viewer) -> Struct:
        """What the viewer may see."""
        view = self.table.view(viewer)
        if not isinstance(view, Struct):
            raise TypeError(f"a view is a Struct, not {type(view).__name__}")
        return view

    def card(self, word: str) -> Card | None:
        """The card of this name: one of this table, or one that is named though nobody has it; None for other words."""
        found = self.cards.get(word)
        if found is not None:
            return found
        if word not in self._words:
            other = self.facts.library.get(word)
            is_named = other is not None and word in (other.name, *(face.name for face in other.faces))
            self._words[word] = other if is_named else None
        return self._words[word]

    def knows(self, word: str) -> bool:
        """Whether a word is a card's name, or the line by which a player has described one here."""
        return self.card(word) is not None or is_line(word)

    def facts_of(self, names: Iterable[str]) -> dict[str, Raw]:
        """The facts of these cards, as browsers need them at this table; of a described one by its line."""
        cards = {name: self.card(name) for name in names}
        found = self.play.facts(self.facts, {name: card for name, card in cards.items() if card is not None})
        return found | {line: self.facts.of_line(line) for line, card in cards.items() if card is None}

    def _follow(self) -> set[Seat]:
        """Take in which decisions are open now; gives the seats for which that changed."""
        decisions = dict(self.table.decisions)
        over, new = self.open.keys() - decisions.keys(), decisions.keys() - self.open.keys()
        seats = {self.open[number].actor for number in over} | {decisions[number].actor for number in new}
        for number in over:
            self.leans.pop(number, None)
            self.opened.pop(number, None)
        self.opened |= dict.fromkeys(new, len(self.table.log))
        self.open = decisions
        self.clocks.follow(decisions)
        return seats
