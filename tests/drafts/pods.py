"""Small drafts from hand-made packs, spoken of by the names of cards."""

from collections.abc import Sequence

from entaku.drafts.conspiracy import draft_setup
from entaku.drafts.report import everything_that_happened, pools
from entaku.drafts.rules import open_table
from entaku.drafts.setup import BoosterPlan, BoosterRound, Clock, Direction, DraftSetup, FixedPacks
from entaku.drafts.state import DraftCard, Place
from entaku.drafts.views import DraftView, OwnView
from entaku.kernel.decisions import Choose, Decision, Key, Option
from entaku.kernel.randomness import seed_from
from entaku.kernel.table import Event
from entaku.oracle.card import Card, bare
from entaku.oracle.catalogue import shipped
from entaku.oracle.pool import Pool
from entaku.oracle.printed import PrintedCard

WAYS: tuple[Direction, Direction] = ("left", "right")


def pack(cards: str) -> tuple[PrintedCard, ...]:
    """A pack from its cards' names, divided by strokes."""
    return tuple(PrintedCard(name.strip()) for name in cards.split("|") if name.strip())


def known(name: str) -> Card:
    """The shipped card of this name, or a bare one."""
    return shipped().cards.get(name) or bare(name)


def pod_setup(
    rounds: Sequence[Sequence[str]],
    added: Sequence[str] = (),
    picks: tuple[int, ...] = (1,),
    burns: tuple[int, ...] = (0,),
    clock: Clock | None = None,
) -> DraftSetup:
    """A setup in which each round deals these packs, one to each seat; `added` may be added to the draft."""
    seats = len(rounds[0])
    sources = [FixedPacks(tuple(pack(cards) for packs in rounds for cards in packs))]
    extra = None
    if added:
        extra = 1
        sources.append(FixedPacks(tuple(pack(cards) for cards in added)))
    names = {card.name for source in sources for cards in source.packs for card in cards}
    plan = BoosterPlan(tuple(BoosterRound((0,), WAYS[number % 2], picks, burns) for number in range(len(rounds))))
    players = [f"P{seat}" for seat in range(seats)]
    return draft_setup(players, (plan,), sources, [known(name) for name in sorted(names)], clock, extra)


class Pod:
    """A draft at a table, from the packs of each round."""

    def __init__(
        self,
        *rounds: Sequence[str],
        added: Sequence[str] = (),
        picks: tuple[int, ...] = (1,),
        burns: tuple[int, ...] = (0,),
        clock: Clock | None = None,
        seed: int = 1,
    ) -> None:
        self.table = open_table(pod_setup(rounds, added, picks, burns, clock), seed_from(seed))

    # What is there to see.

    def view(self, seat: int) -> DraftView:
        view = self.table.view(seat)
        assert isinstance(view, DraftView)
        return view

    def own(self, seat: int) -> OwnView:
        own = self.view(seat).own
        assert own is not None
        return own

    def hand(self, seat: int) -> list[str]:
        """The names in the pack in hand."""
        return [card.name for card in self.own(seat).pack]

    def pool(self, seat: int) -> list[str]:
        return [card.name for card in self.own(seat).pool]

    def face_up(self, seat: int) -> list[str]:
        return [card.name for card in self.view(seat).players[seat].face_up]

    def notes(self, seat: int) -> list[tuple[str, str | int | bool]]:
        """What was noted, as (card, text or number)."""
        return [(note.by, note.text or note.number) for note in self.view(seat).players[seat].notes]

    def looks(self, seat: int) -> list[tuple[str, list[str]]]:
        """What the player was shown: (because of which card, names)."""
        return [(look.by, [card.name for card in look.cards]) for look in self.own(seat).looks]

    def place(self, seat: int) -> Place:
        return self.table.state.phase.places[seat]

    def queue(self, seat: int) -> list[int]:
        return list(self.view(seat).players[seat].packs)

    def happened(self, kind: type[Event]) -> list[Event]:
        return [event for event in everything_that_happened(self.table) if isinstance(event, kind)]

    def final(self, seat: int) -> Pool:
        assert self.table.is_over
        return pools(self.table.state)[seat]

    # Decisions.

    def purposes(self, seat: int) -> list[str]:
        return [decision.purpose for decision in self.table.decisions_of(seat)]

    def decision(self, seat: int, purpose: str) -> Decision:
        """The seat's open decision of this purpose."""
        found = [decision for decision in self.table.decisions_of(seat) if decision.purpose == purpose]
        assert len(found) == 1, f"seat {seat} is asked {self.purposes(seat)}"
        return found[0]

    def options(self, seat: int, purpose: str) -> tuple[Option, ...]:
        shape = self.decision(seat, purpose).shape
        assert isinstance(shape, Choose)
        return shape.options

    def answer(self, seat: int, purpose: str, answer: object) -> "Pod":
        self.table.answer(seat, self.decision(seat, purpose).id, answer)
        return self

    def default(self, seat: int, purpose: str) -> "Pod":
        self.table.answer_default(self.decision(seat, purpose).id)
        return self

    def pick(self, seat: int, name: str) -> "Pod":
        """Pick the first card of this name from the pack in hand."""
        card = next((card for card in self.own(seat).pack if card.name == name), None)
        assert card is not None, f"seat {seat} has {self.hand(seat)}"
        return self.answer(seat, "draft-pick", card.id)

    def acts(self, seat: int) -> list[str]:
        """What the seat may do beside picking; "-" before what may be turned off."""
        if "draft-act" not in self.purposes(seat):
            return []
        return [
            f"{'-' if str(option.key).startswith('off') else ''}{option.what}"
            for option in self.options(seat, "draft-act")
        ]

    def act(self, seat: int, what: str, other: int | None = None, text: str | None = None) -> "Pod":
        """Do the first such thing on offer that concerns this other seat, and has this text."""
        for option in self.options(seat, "draft-act"):
            off = "-" if str(option.key).startswith("off") else ""
            if off + option.what != what or (text is not None and option.text != text):
                continue
            if other is None or option.seat == other:
                return self.answer(seat, "draft-act", [option.key])
        raise AssertionError(f"seat {seat} may only {self.acts(seat)}")

    def card_key(self, seat: int, purpose: str, name: str) -> Key:
        """The key of an option that concerns a card of this name in the player's pool."""
        ids = {card.id: card.name for card in self.own(seat).pool}
        for option in self.options(seat, purpose):
            if option.card is not None and ids.get(option.card) == name:
                return option.key
        raise AssertionError(f"seat {seat} has no {name}")

    def play_out(self) -> "Pod":
        """Answer everything by default."""
        while not self.table.is_over:
            for decision in list(self.table.decisions.values()):
                if not decision.optional and decision.id in self.table.decisions:
                    self.table.answer_default(decision.id)
        return self

    def all_cards(self) -> list[str]:
        """Every card wherever it lies, by name."""
        draft = self.table.state
        lying: list[DraftCard] = list(draft.left_over)
        for drafter in draft.drafters:
            lying += drafter.pile
        for place in draft.phase.places:
            lying += place.back
            for queued in place.queue:
                lying += queued.cards
        for number, packs in enumerate(draft.phase.boosters):
            if number > draft.phase.round:
                for cards in packs:
                    lying += cards
        removed = [one.card.name for drafter in draft.drafters for one in drafter.removed if one.card is not None]
        return sorted([card.name for card in lying] + removed)

    def dealt(self) -> list[str]:
        """Every card that was in a pack at its opening, by name."""
        return sorted(card.name for cards in self.table.state.dealt for card in cards)
