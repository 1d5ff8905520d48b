"""The state of a draft: each player's pile and what lies open of it, the phase that is being drafted, open decisions.

Everything is plain data.  Cards, packs and notes are frozen and shared between copies; lists are copied.
"""

from typing import Any, Literal, TypeVar  # Any: parts of views, which are built from what is here

from msgspec import Struct

from entaku.drafts.facts import Effects
from entaku.drafts.setup import DraftSetup
from entaku.kernel.decisions import Answer, Decision, DecisionId, Shape
from entaku.kernel.randomness import Seed, Stream
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.oracle.pool import Note, Removed
from entaku.oracle.printed import PrintedCard


class DraftCard(Struct, frozen=True, omit_defaults=True, repr_omit_defaults=True, gc=False):
    """One physical card in a draft: its id at this table, its name, and which printing it is.

    The id is 0 where a viewer may know the card but not which one it is.  A card gets a new id when it is drafted or
    put back, so that nobody can follow it face down.
    """

    id: int
    name: str
    set_code: str = ""
    number: str = ""
    foil: bool = False

    def shown(self) -> "DraftCard":
        """The card as those may know it who mustn't recognise it later."""
        return DraftCard(0, self.name, self.set_code, self.number, self.foil)

    def printed(self) -> PrintedCard:
        """The card as it is outside the draft."""
        return PrintedCard(self.name, self.set_code, self.number, self.foil)


class Watch(Struct, frozen=True):
    """Somebody waits for the next card that is drafted: from a pack, or by a player.

    `question` is the decision that asks for the guess, 0 where there is none (yet); `guess` is "" until it is made.
    """

    seat: Seat
    by: str
    kind: Literal["look", "guess", "reveal"]
    question: DecisionId = 0
    guess: str = ""


class Look(Struct, frozen=True):
    """What a player has been shown, and why: `by` is a card's name, or "" for a pack that went by.

    `whose` is who drafted the card, or who has the pack or will open it; `round` counts from 1, 0 for a single card.
    """

    by: str
    whose: Seat
    cards: tuple[DraftCard, ...]
    round: int = 0


class FaceUp(Struct, frozen=True):
    """A card that lies face up, and how many cards were drafted at random because of it."""

    card: DraftCard
    effects: Effects
    drawn: int = 0


class Armed(Struct, frozen=True):
    """An effect that its player has turned on: for the next pick, or to look at a pack as it is passed."""

    card: int
    pack: int = 0


class Drafter(Struct):
    """One player: what they have drafted, in that order, and what goes with it.

    pile      cards drafted and not removed, face up ones among them
    face_up   those that lie face up
    shown     those that are shown while something about them is being chosen
    armed     effects turned on, in order; known to this player alone
    watches   who waits for this player's next card
    removed   cards this player removed from the draft, with their cards' names
    credit    removals that this player's cards will refer to (an exchange may move them)
    givers    names of cards by which last cards come here
    colours   how many cards of each colour are in the pile
    at_random how many cards were drafted at random, boosters how many were opened: they number the chances
    """

    pile: list[DraftCard]
    face_up: list[FaceUp]
    shown: list[DraftCard]
    armed: list[Armed]
    watches: list[Watch]
    notes: list[Note]
    removed: list[Removed]
    credit: list[Removed]
    looks: list[Look]
    givers: list[str]
    colours: list[int]
    drafted_this_round: int = 0
    at_random: int = 0
    boosters: int = 0
    standing: DecisionId = 0

    @classmethod
    def new(cls) -> "Drafter":
        return cls([], [], [], [], [], [], [], [], [], [], [0, 0, 0, 0, 0])

    def copy(self) -> "Drafter":
        return Drafter(
            self.pile.copy(),
            self.face_up.copy(),
            self.shown.copy(),
            self.armed.copy(),
            self.watches.copy(),
            self.notes.copy(),
            self.removed.copy(),
            self.credit.copy(),
            self.looks.copy(),
            self.givers.copy(),
            self.colours.copy(),
            self.drafted_this_round,
            self.at_random,
            self.boosters,
            self.standing,
        )

    @property
    def is_blind(self) -> bool:
        """Whether this player can't look at packs and drafts at random."""
        return any(face_up.effects.at_random for face_up in self.face_up)


class Pack(Struct, frozen=True):
    """A booster pack in play.

    `passer` is who passed it here, None if it was opened here; `drafted_by` how many players have drafted from it,
    the one who has it in hand aside.
    """

    id: int
    cards: tuple[DraftCard, ...]
    passer: Seat | None = None
    watches: tuple[Watch, ...] = ()
    drafted_by: int = 0


class Place(Struct):
    """What lies before one player in a booster phase.

    queue      packs, the one in hand first
    due        cards still to be drafted from the pack in hand; 0 before the first and after the last
    passing    the pack in hand is to be passed
    burns      … but first so many of its cards put away
    pick       the open decision to pick, 0 if there is none
    asked      another decision that must come first
    held       the id of a card that is set aside until its name is guessed
    drawn      the id of a card drawn at random and looked at
    grabbing   each card of the pack in hand is being drafted
    rest       … without further questions
    back       cards to be put into the pack in hand
    boosters   names of cards drafted from it that may add a booster
    skips      packs that must be passed without drafting
    sits_out   no more cards may be drafted this round
    sorted     the id of the own booster that has been sorted
    """

    queue: list[Pack]
    due: int = 0
    passing: bool = False
    burns: int = 0
    pick: DecisionId = 0
    asked: DecisionId = 0
    held: int = 0
    drawn: int = 0
    grabbing: bool = False
    rest: bool = False
    back: tuple[DraftCard, ...] = ()
    boosters: tuple[str, ...] = ()
    skips: int = 0
    sits_out: bool = False
    sorted: int = 0

    def copy(self) -> "Place":
        return Place(
            self.queue.copy(),
            self.due,
            self.passing,
            self.burns,
            self.pick,
            self.asked,
            self.held,
            self.drawn,
            self.grabbing,
            self.rest,
            self.back,
            self.boosters,
            self.skips,
            self.sits_out,
            self.sorted,
        )


class BoosterPhase(Struct):
    """A booster phase: the round being drafted, from 0, and the packs; `unopened` is by round, then by seat."""

    round: int
    places: list[Place]
    boosters: tuple[tuple[tuple[DraftCard, ...], ...], ...]
    ready: list[Seat]

    def copy(self) -> "BoosterPhase":
        return BoosterPhase(self.round, [place.copy() for place in self.places], self.boosters, self.ready.copy())


class Exchange(Struct, frozen=True):
    """The exchanges after the draft: whose turn is still to come, and the one going on.

    `turns` holds seat and id of each card that may offer one, in their random order; `shown` is the card revealed
    for the first of them, `offers` who offers which card (None for nothing), `waiting` the decisions still open.
    """

    turns: tuple[tuple[Seat, int], ...]
    shown: int = 0
    offers: tuple[tuple[Seat, int], ...] = ()
    waiting: tuple[DecisionId, ...] = ()


class ColourChoice(Struct, frozen=True):
    """Colours are being chosen for a card that `seat` drafted: who still chooses, and what is taken."""

    seat: Seat
    card: DraftCard
    choosers: tuple[Seat, ...]
    taken: str = ""


class GuessOfPack(Struct, frozen=True):
    """A guess at the next card from a pack."""

    pack: int


class Draft(Struct):
    """A draft.

    questions  what an open decision's answer is for, where the decision alone doesn't say
    stock      cards that no pack has been made from yet, by source; each source deals from its end
    made       packs that were made beforehand, by source
    opened     how many packs have been dealt from each source
    dealt      every pack that was ever dealt
    left_over  cards that nobody could draft, or that were put away
    history    what everybody knows has happened, single picks and passes aside
    beginning  what happened before the first decision
    solomon    each player's Solomon pile, until it is made into packs; () for none
    winston    the Winston pile that all share; its top is its end
    seen       what everybody saw of each player when somebody last looked; `is_seen` if that is still so
    """

    setup: DraftSetup
    seed: Seed
    drafters: list[Drafter]
    phase_number: int
    phase: BoosterPhase
    open: dict[DecisionId, Decision]
    questions: dict[DecisionId, ColourChoice | GuessOfPack]
    stock: list[tuple[PrintedCard, ...]]
    made: tuple[tuple[tuple[PrintedCard, ...], ...], ...]
    opened: list[int]
    dealt: list[tuple[DraftCard, ...]]
    left_over: list[DraftCard]
    history: list[Event]
    next_decision: int = 1
    next_card: int = 1
    next_pack: int = 1
    exchange: Exchange | None = None
    is_over: bool = False
    beginning: tuple[Event, ...] = ()
    solomon: tuple[tuple[DraftCard, ...], ...] = ()
    winston: tuple[DraftCard, ...] = ()
    seen: tuple[Any, ...] = ()
    is_seen: bool = False

    def copy(self) -> "Draft":
        return Draft(
            self.setup,
            self.seed,
            [drafter.copy() for drafter in self.drafters],
            self.phase_number,
            self.phase.copy(),
            self.open.copy(),
            self.questions.copy(),
            self.stock.copy(),
            self.made,
            self.opened.copy(),
            self.dealt.copy(),
            self.left_over.copy(),
            self.history.copy(),
            self.next_decision,
            self.next_card,
            self.next_pack,
            self.exchange,
            self.is_over,
            self.beginning,
            self.solomon,
            self.winston,
            self.seen,
        )

    def ask(
        self,
        seat: Seat,
        purpose: str,
        shape: Shape,
        default: Answer,
        about: tuple[int | str, ...] = (),
        clock: float | None = None,
    ) -> DecisionId:
        """Open a decision for a seat."""
        number = self.next_decision
        self.next_decision = number + 1
        if clock is None and self.setup.clock is not None:
            clock = self.setup.clock.others
        self.open[number] = Decision(
            id=number, seat=seat, actor=seat, purpose=purpose, shape=shape, default=default, about=about, clock=clock
        )
        return number

    def chance(self, owner: Seat | str, purpose: str, count: int) -> Stream:
        """The random numbers of a seat, or of the table, for a purpose."""
        return Stream(self.seed, owner if isinstance(owner, str) else self.setup.chances[owner], purpose, count)

    def renewed(self, card: DraftCard) -> DraftCard:
        """The card under a new id."""
        number = self.next_card
        self.next_card = number + 1
        return DraftCard(number, card.name, card.set_code, card.number, card.foil)

    def tell(self, events: list[Event], event: Event, public: Event | None) -> None:
        """Something happened; `public` is what everybody knows of it."""
        events.append(event)
        if public is not None:
            self.history.append(public)


Kind = TypeVar("Kind")


def phase_of(draft: Draft, kind: type[Kind]) -> Kind:
    """The phase that is being drafted, which is of this kind."""
    phase = draft.phase
    assert isinstance(phase, kind)
    return phase


def plan_of(draft: Draft, kind: type[Kind]) -> Kind:
    """What the phase that is being drafted was planned as, which is of this kind."""
    plan = draft.setup.plans[draft.phase_number]
    assert isinstance(plan, kind)
    return plan
