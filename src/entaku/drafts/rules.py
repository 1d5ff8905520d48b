"""The draft as the kernel plays it: one table, decisions open at any number of seats at once."""

from collections.abc import Mapping, Sequence

from entaku.drafts import events, exchange, face_up_acts, stock, supply
from entaku.drafts.colours import ask_colour
from entaku.drafts.phases import phase_of
from entaku.drafts.picking import note
from entaku.drafts.setup import DraftSetup
from entaku.drafts.state import BoosterPhase, ColourChoice, Draft, Drafter
from entaku.drafts.views import DraftView, view
from entaku.kernel.decisions import Answer, Decision, DecisionId
from entaku.kernel.randomness import Seed
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event, Table
from entaku.oracle.pool import Note

Happened = list[Event]


class DraftRules:
    """Drafts of any number of phases, with the cards that work in them.  (CR 905)"""

    name = "draft"

    def begin(self, setup: DraftSetup, seed: Seed) -> Draft:
        """The first packs opened.  Raises Unlawful if the setup can't be played."""
        supply.check(setup)
        draft = Draft(
            setup,
            seed,
            [Drafter.new() for _ in setup.seats],
            0,
            BoosterPhase(-1, [], (), []),
            {},
            {},
            stock.full_stock(setup, seed),
            stock.made_packs(setup, seed),
            [0] * len(setup.sources),
            [],
            [],
            [],
        )
        happened: Happened = []
        phase_of(draft).begin(draft, happened)
        _settle(draft, happened)
        draft.beginning = tuple(happened)
        return draft

    def open(self, state: Draft) -> Mapping[DecisionId, Decision]:
        """The open decisions."""
        return state.open

    def apply(self, state: Draft, decision: Decision, answer: Answer) -> Sequence[Event]:
        """Change the state by an answer; every seat that can go on does."""
        happened: Happened = []
        state.is_seen = False
        if decision.purpose == "draft-act":
            if isinstance(answer, tuple) and answer and isinstance(answer[0], str):
                face_up_acts.answer_act(state, happened, decision.seat, answer[0])
        else:
            del state.open[decision.id]
            _answer(state, happened, decision, answer)
        _settle(state, happened)
        return happened

    def copy(self, state: Draft) -> Draft:
        """A draft that can go its own way."""
        return state.copy()

    def is_over(self, state: Draft) -> bool:
        """Whether the pools are final."""
        return state.is_over

    def view(self, state: Draft, viewer: Viewer) -> DraftView:
        """What the viewer may see.  (CR 905.1c)"""
        return view(state, viewer)

    def told(self, state: Draft, event: Event, viewer: Viewer) -> Event | None:
        """The event as the viewer may know it."""
        return events.told(event, viewer)


DraftTable = Table[DraftSetup, Draft]


def open_table(setup: DraftSetup, seed: Seed) -> DraftTable:
    """A table at which the setup is drafted."""
    return Table(DraftRules(), setup, seed)


def _answer(draft: Draft, happened: Happened, decision: Decision, answer: Answer) -> None:
    match decision.purpose, answer:
        case "draft-colour", str():
            _colour(draft, happened, decision.id, decision.seat, answer)
        case "draft-deal-reveal", int() | str():
            exchange.answer_reveal(draft, happened, answer)
        case "draft-deal-offer", int() | str():
            exchange.answer_offer(draft, happened, decision.id, decision.seat, answer)
        case "draft-deal-accept", int() | str():
            exchange.answer_accept(draft, happened, answer)
        case _:
            phase_of(draft).answer(draft, happened, decision, answer)


def _colour(draft: Draft, happened: Happened, question: DecisionId, chooser: Seat, colour: str) -> None:
    choice = draft.questions.pop(question)
    assert isinstance(choice, ColourChoice)
    by = chooser if chooser != choice.seat else None
    note(draft, happened, choice.seat, Note(choice.card.name, "colour", text=colour, seat=by))
    if choice.choosers[1:]:
        ask_colour(draft, ColourChoice(choice.seat, choice.card, choice.choosers[1:], choice.taken + colour))
    else:
        draft.drafters[choice.seat].shown.remove(choice.card)


def _settle(draft: Draft, happened: Happened) -> None:
    """Let everything happen that waits for nobody."""
    while draft.exchange is None and phase_of(draft).settle(draft, happened):
        if draft.phase_number + 1 < len(draft.setup.plans):
            draft.phase_number += 1
            phase_of(draft).begin(draft, happened)
        elif draft.questions:
            break
        else:
            exchange.begin(draft, happened)
    face_up_acts.refresh(draft)
