"""What can be played at a table: for each kind, the rules and the little that the server must know about them.

The service itself knows no draft and no game; a new kind is a new row here.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from math import inf
from typing import Any, Protocol, TypeVar  # Any: a table of any game

from msgspec import Raw, Struct

from entaku.bots.levels import Level
from entaku.bots.reasons import Reason
from entaku.games.brought import Brought
from entaku.kernel.decisions import Answer, Decision
from entaku.kernel.randomness import Seed
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event, Rules
from entaku.oracle.card import Card
from entaku.oracle.cubes.cube import CustomCard
from entaku.oracle.library import Library
from entaku.oracle.pool import Pool
from entaku.server.cards.facts import Facts
from entaku.server.cubes.bodies import CubeChecked
from entaku.server.tables.bodies import WhatIsPlayed
from entaku.server.tables.marks import MarkedGame
from entaku.server.tables.offers import FormatOffer

Wanted = TypeVar("Wanted", contravariant=True)


class Bot(Protocol):
    """A player of ours: sees what its seat sees."""

    def answer(self, view: Any, decision: Decision) -> Answer:  # noqa: ANN401 (each kind of table has its own view)
        """A lawful answer; for an optional decision its default if there is nothing to do."""


class Chosen(Struct, frozen=True):
    """A bot's answer, and why it was given where there is anything to say."""

    answer: Answer
    why: Reason | None = None


class Thought(Struct, frozen=True):
    """What finds a bot's answer: `is_long` where that takes a while, and is work beside the server's own."""

    find: Callable[[], Chosen]
    is_long: bool


Think = Callable[[Any, Any, Any, Decision, Level], Thought]
"""How the bots of a table find the answer of a level: from them, the state, the seat's view and the decision."""


class Saving(Struct, frozen=True):
    """How a table in play is kept as bytes.

    is_quiet  whether nothing is going on in a state, so that it can be written
    write     the bytes of a quiet state
    read      the state of a table of this setup and seed that was written.  Raises ValueError for what is none
    """

    is_quiet: Callable[[Any], bool]
    write: Callable[[Any], bytes]
    read: Callable[[Any, Seed, bytes], Any]


class Play(Struct, frozen=True):
    """One kind of table.

    rules    what is played, for `kernel.table.Table`
    setup    the type of its setup, which the store keeps as JSON
    view     the type of its view, and `events` of what happens: for those who write clients
    cards    the facts of every card that can turn up at a table of this setup
    named    the names of the cards that a part of a view shows
    reaches  the seats that an event brings something to, which they are to see at once
    bot      who plays the seats of bots, for a setup, by what the library knows
    facts    cards, by their names, as browsers need them at such a table
    calm     seconds after which somebody who need not act is told of the next answer at once, not with later ones
    retold   how many of the last things that happened somebody who comes is told again
    brings   the seat that an event brings cards to, whose player alone is told of it again; None where everybody who
             comes is told of everything
    pools    what each seat takes away from a table that is over; None where decks aren't built afterwards
    quick    purposes of decisions that a bot answers at once if it does nothing there
    think    how bots of several levels answer; None where all play alike
    why      why `bot` answered so; None where it never says
    saving   how a table in play is kept as bytes; None where its answers are soon replayed
    marked   how its answers are marked for its people; None where nobody goes back and nobody is decided about
    """

    rules: Rules[Any, Any]
    setup: type[Struct]
    view: type
    events: object
    cards: Callable[[Any], Iterable[Card]]
    named: Callable[[object], Iterable[str]]
    reaches: Callable[[Event], tuple[Seat, ...]]
    bot: Callable[[Any, Library], Bot]
    facts: Callable[[Facts, Mapping[str, Card]], dict[str, Raw]] = Facts.encoded
    calm: float = inf
    retold: int = 0
    brings: Callable[[Event], Seat | None] | None = None
    pools: Callable[[Any], Sequence[Pool]] | None = None
    quick: frozenset[str] = frozenset()
    saving: Saving | None = None
    marked: MarkedGame | None = None
    think: Think | None = None
    why: Callable[[Decision, Answer], Reason | None] | None = None

    def told_again(self, events: Sequence[Event]) -> Sequence[Event]:
        """Those of the events that somebody who comes is told again."""
        brings = self.brings
        return events if brings is None else [event for event in events if brings(event) is not None]


class Format(Protocol[Wanted]):
    """Something that a room can be started for, with options of its own."""

    offer: FormatOffer
    play: Play

    def is_heavy(self, options: Wanted) -> bool:
        """Whether checking these options, and making a setup of them, is work for a process beside the server.

        The format goes there as it is pickled: without what it knows of cards, which each process finds out itself.
        """

    def check(self, options: Wanted, seats: int, library: Library) -> CubeChecked | None:
        """Look the options over, and report on a cube.  Raises EntakuError if they can't be played."""

    def customs(self, options: Wanted, library: Library) -> Mapping[str, CustomCard]:
        """The cards, by name, that the options describe themselves.  Raises nothing for checked options."""

    def setup(
        self,
        options: Wanted,
        names: Sequence[str],
        library: Library,
        luck: Seed,
        decks: Sequence[Brought | None] = (),
    ) -> Struct:
        """The setup of a table of these players, of whom some bring decks.  Raises EntakuError if it can't be.

        `luck` is for decks that bots build.  It is not the table's seed: that is made when the setup stands, so that
        nobody can fit one to the other.
        """

    def shown(self, options: Wanted) -> WhatIsPlayed:
        """The options as everybody sees them."""
