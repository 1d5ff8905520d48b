"""A Solomon draft: each player's pack is split by a neighbour; its player picks one pile, the neighbour the other.

All packs of a round are passed, split and returned at the same time.  When every pile is chosen, each player picks the
one they chose and the one that was left of the pack they split, at the same time.
"""

from collections.abc import Iterator, Mapping, Sequence

from msgspec import field

from entaku.drafts.acts import Act
from entaku.drafts.booster_acts import may_turn_on as may_turn_on_for_card
from entaku.drafts.choosing import default_pick, rank
from entaku.drafts.events import PackSplit, PileChosen, PutIntoPack, RoundBegan, SatOut
from entaku.drafts.passing import look_at_pack
from entaku.drafts.setup import SolomonPlan
from entaku.drafts.state import BoosterPhase, Draft, DraftCard, Place, phase_of, plan_of
from entaku.drafts.stock import packs_for
from entaku.drafts.taking import (
    Came,
    answer_taking,
    begin_taking,
    go_on_taking,
    is_extra,
    may_add,
    use_extras,
)
from entaku.kernel.decisions import Answer, Choose, Decision, Option, Part, Split
from entaku.kernel.seats import Seat, left_of, round_from
from entaku.kernel.table import Event
from entaku.oracle.ir.drafting import AsYouDraft, InsteadOfDrafting

Cards = tuple[DraftCard, ...]


class SolomonPhase(BoosterPhase):
    """A Solomon phase.

    packs    the packs that each player has yet to pass, the next first
    left     whether this round's packs are passed to the left
    passed   packs that are being split, by their player
    halves   the two piles of packs from which their player has yet to choose
    chosen   what each player picks of their pack, and what they leave
    more     how many further cards each player picks of the pile they did not choose
    owed     … because of an effect used in the round before; `owing` are those of this round
    back     cards that are put into the pile that is not chosen
    came     how each card that is being taken came, by its id
    ready    the seats in the random order in which they pick what is theirs of this round
    """

    packs: list[tuple[Cards, ...]]
    left: bool
    passed: dict[Seat, Cards] = field(default_factory=dict)
    halves: dict[Seat, tuple[Cards, Cards]] = field(default_factory=dict)
    chosen: dict[Seat, tuple[Cards, Cards]] = field(default_factory=dict)
    more: dict[Seat, int] = field(default_factory=dict)
    owed: dict[Seat, int] = field(default_factory=dict)
    owing: dict[Seat, int] = field(default_factory=dict)
    back: dict[Seat, Cards] = field(default_factory=dict)
    came: dict[int, Came] = field(default_factory=dict)

    def copy(self) -> "SolomonPhase":
        return SolomonPhase(
            self.round,
            [place.copy() for place in self.places],
            self.boosters,
            self.ready.copy(),
            self.packs.copy(),
            self.left,
            self.passed.copy(),
            self.halves.copy(),
            self.chosen.copy(),
            self.more.copy(),
            self.owed.copy(),
            self.owing.copy(),
            self.back.copy(),
            self.came.copy(),
        )


def begin(draft: Draft, events: list[Event]) -> None:
    """Make packs of each player's shuffled pile; a direction is chosen at random for the first."""
    plan = plan_of(draft, SolomonPlan)
    dealt = packs_for(draft, plan)
    packs = []
    for seat in range(len(draft.drafters)):
        cards = [draft.renewed(card) for card in draft.solomon[seat]] if draft.solomon else []
        cards += [card for packs_of_round in dealt for card in packs_of_round[seat]]
        draft.chance(seat, "solomon pile", draft.phase_number).shuffle(cards)
        packs.append(tuple(tuple(cards[start : start + plan.size]) for start in range(0, len(cards), plan.size)))
    draft.solomon = ()
    left = bool(draft.chance("table", "solomon direction", draft.phase_number).below(2))
    draft.phase = SolomonPhase(-1, [Place([]) for _ in packs], (), [], packs, not left)


def splitter_of(draft: Draft, maker: Seat) -> Seat:
    """Who splits a player's pack in this round."""
    return left_of(maker, len(draft.drafters), 1 if phase_of(draft, SolomonPhase).left else -1)


def settle(draft: Draft, events: list[Event]) -> bool:
    """Let the round go on; whether the last pile has been picked."""
    phase = phase_of(draft, SolomonPhase)
    while True:
        for seat in phase.ready or draft.setup.order:
            go_on_taking(draft, events, seat, phase.came)
        if phase.passed or phase.halves or phase.more or any(place.queue for place in phase.places):
            return False
        if phase.chosen:
            _distribute(draft, phase)
        elif any(phase.packs):
            _next_round(draft, events, phase)
        else:
            return True


def _next_round(draft: Draft, events: list[Event], phase: SolomonPhase) -> None:
    """All players pass a pack at the same time, each round in the other direction."""
    phase.round += 1
    phase.left = not phase.left
    phase.came.clear()
    phase.owed, phase.owing = phase.owing, {}
    for drafter, place in zip(draft.drafters, phase.places, strict=True):
        drafter.drafted_this_round = 0
        place.sits_out = False
    told = RoundBegan(draft.phase_number, phase.round, phase.left)
    draft.tell(events, told, told)
    for maker in draft.setup.order:
        if phase.packs[maker]:
            phase.passed[maker], *others = phase.packs[maker]
            phase.packs[maker] = tuple(others)
            _offer_split(draft, events, phase, maker)


def _offer_split(draft: Draft, events: list[Event], phase: SolomonPhase, maker: Seat) -> None:
    """Ask the receiver to split the pack in any way; one who can't look does it by chance."""
    splitter = splitter_of(draft, maker)
    cards = phase.passed[maker]
    ranked = rank(draft.setup.facts, draft.drafters[splitter].colours, cards)
    halves = (tuple(ranked[0::4] + ranked[3::4]), tuple(ranked[1::4] + ranked[2::4]))
    if draft.drafters[splitter].is_blind:
        chance = draft.chance(splitter, "split at random", cards[0].id)
        first = tuple(card.id for card in cards if chance.below(2))
        _split(draft, events, maker, first)
        return
    options = tuple(Option(card.id, "card", card=card.id) for card in cards)
    clock = draft.setup.clock
    seconds = None if clock is None else clock.for_pick(len(cards)) + clock.others
    shape = Split(options, (Part("first"), Part("second")))
    draft.ask(splitter, "draft-split", shape, halves, (maker, len(cards)), seconds)


def _split(draft: Draft, events: list[Event], maker: Seat, first: Sequence[object]) -> None:
    """Both piles are returned face down; the pack's player looks at them and is asked which one they pick."""
    phase = phase_of(draft, SolomonPhase)
    cards = phase.passed.pop(maker)
    halves = (
        tuple(card for card in cards if card.id in first),
        tuple(card for card in cards if card.id not in first),
    )
    phase.halves[maker] = halves
    told = PackSplit(splitter_of(draft, maker), maker, (len(halves[0]), len(halves[1])))
    draft.tell(events, told, told)
    drafter = draft.drafters[maker]
    if drafter.is_blind:
        chosen = draft.chance(maker, "pile at random", cards[0].id).below(2)
        _choose(draft, events, maker, chosen, at_random=True)
        return
    best = default_pick(draft.setup.facts, drafter.colours, cards)
    default = 1 if best in [card.id for card in halves[0]] else 2
    options = tuple(Option(number, "pile", text=str(number)) for number in (1, 2))
    phase.places[maker].pick = draft.ask(
        maker, "draft-pile", Choose(options), default, (len(halves[0]), len(halves[1]))
    )


def _choose(draft: Draft, events: list[Event], maker: Seat, number: int, *, at_random: bool = False) -> None:
    """A pile is chosen; with it all of the other or cards of it may be picked, where an effect says so."""
    phase = phase_of(draft, SolomonPhase)
    halves = phase.halves.pop(maker)
    taken, left = halves[number], halves[1 - number]
    splitter = splitter_of(draft, maker)
    owed = min(phase.owed.pop(maker, 0), len(left))
    extras = use_extras(draft, events, maker, len(left) - owed)
    told = PileChosen(maker, number + 1, extras.whole)
    draft.tell(events, told, told)
    _mark(phase, taken, Came("solomon-chosen", splitter, at_random))
    if extras.whole:
        _mark(phase, left, Came("solomon-whole", splitter))
        taken, left = taken + left, ()
        phase.places[maker].sits_out = True
        sat_out = SatOut(maker)
        draft.tell(events, sat_out, sat_out)
    phase.owing[splitter] = phase.owing.get(splitter, 0) + extras.skips
    phase.back[maker] = extras.back
    phase.chosen[maker] = (taken, left)
    more = 0 if extras.whole else owed + extras.more
    if more == 0 or more == len(left) or at_random:
        ids = [card.id for card in left]
        if at_random:
            draft.chance(maker, "more at random", len(events)).shuffle(ids)
        _take_more(draft, events, maker, ids[:more])
        return
    phase.more[maker] = more
    options = tuple(Option(card.id, "card", card=card.id) for card in left)
    ranked = [
        card.id for card in left if card.id in rank(draft.setup.facts, draft.drafters[maker].colours, left)[:more]
    ]
    default = ranked[0] if more == 1 else tuple(ranked)
    draft.ask(maker, "draft-more", Choose(options, more, more), default, (more,))


def _mark(phase: SolomonPhase, cards: Cards, came: Came) -> None:
    phase.came.update((card.id, came) for card in cards)


def _take_more(draft: Draft, events: list[Event], maker: Seat, ids: Sequence[object]) -> None:
    """Cards of the pile not chosen are picked too; then cards are put into it."""
    phase = phase_of(draft, SolomonPhase)
    phase.more.pop(maker, None)
    taken, left = phase.chosen[maker]
    picked = tuple(card for card in left if card.id in ids)
    _mark(phase, picked, Came("solomon-more", splitter_of(draft, maker)))
    left = tuple(card for card in left if card.id not in ids)
    back = phase.back.pop(maker, ())
    for card in back:
        told = PutIntoPack(maker, card.shown(), 0)
        draft.tell(events, told, told)
    phase.chosen[maker] = (taken + picked, left + back)


def _distribute(draft: Draft, phase: SolomonPhase) -> None:
    """Each player picks the pile they chose and the one left of the pack they split, at the same time.

    Whose cards come first is random.  (PD-7, PD-14)
    """
    piles: dict[Seat, Cards] = dict.fromkeys(draft.setup.order, ())
    for maker, (taken, left) in phase.chosen.items():
        piles[maker] = taken + piles[maker]
        receiver = _receiver(draft, phase, maker)
        _mark(phase, left, Came("solomon-left", maker))
        piles[receiver] += left
    phase.chosen.clear()
    seats = list(draft.setup.order)
    draft.chance("table", "solomon order", phase.round).shuffle(seats)
    phase.ready = seats
    for seat in seats:
        if piles[seat]:
            begin_taking(draft, seat, piles[seat])


def _receiver(draft: Draft, phase: SolomonPhase, maker: Seat) -> Seat:
    """Who gets the pile that a player did not choose.

    It is the splitter; if they drafted a whole pack in this round, it is the one who got nothing of that.
    """
    receiver = splitter_of(draft, maker)
    while phase.places[receiver].sits_out and receiver != maker:
        receiver = splitter_of(draft, receiver)
    return receiver


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """Apply the answer to a split, a choice, or which card is taken next."""
    seat = decision.seat
    phase = phase_of(draft, SolomonPhase)
    match decision.purpose, answer:
        case "draft-split", tuple():
            first = answer[0]
            assert isinstance(first, tuple)
            maker = decision.about[0]
            assert isinstance(maker, int)
            _split(draft, events, maker, first)
        case "draft-pile", int():
            phase.places[seat].pick = 0
            _choose(draft, events, seat, answer - 1)
        case "draft-more", tuple():
            _take_more(draft, events, seat, answer)
        case "draft-more", int():
            _take_more(draft, events, seat, (answer,))
        case "draft-take", int() | str():
            answer_taking(draft, events, seat, answer, phase.came)
        case _:
            raise AssertionError(f"nothing asks {decision.purpose!r}")


def may_turn_on(draft: Draft, seat: Seat, use: AsYouDraft | InsteadOfDrafting) -> bool:
    """How many cards are picked can be changed while a pile is chosen, all else as cards are taken."""
    phase = phase_of(draft, SolomonPhase)
    if seat in phase.halves:
        halves = phase.halves[seat]
        others = min(len(halves[0]), len(halves[1])) - phase.owed.get(seat, 0)
        if isinstance(use, InsteadOfDrafting):
            others = len(halves[0]) + len(halves[1]) - 1
        return is_extra(use) and may_add(draft.drafters[seat], use, others)
    return not is_extra(use) and bool(phase.places[seat].queue) and may_turn_on_for_card(draft, seat, use)


def looks(draft: Draft, seat: Seat, card: int) -> Iterator[Act]:
    """The packs that nobody has opened yet: the next of each player."""
    if draft.drafters[seat].is_blind:
        return
    phase = phase_of(draft, SolomonPhase)
    for other in round_from(seat, len(draft.drafters)):
        if phase.packs[other]:
            text = str(phase.round + 2)
            yield Act("look", f"look:{card}:next:{other}", "look-unopened", card, other, text)


def look(draft: Draft, events: list[Event], seat: Seat, act: Act) -> None:
    """Look at one of them."""
    phase = phase_of(draft, SolomonPhase)
    assert act.seat is not None
    look_at_pack(draft, events, seat, act.card, act.seat, phase.packs[act.seat][0], phase.round + 2)


def piles_of(phase: SolomonPhase, seat: Seat) -> tuple[Cards, ...]:
    """The two piles of their pack that a player looks at; of these the one not chosen, while they pick more of it."""
    if seat in phase.halves:
        return phase.halves[seat]
    return (phase.chosen[seat][1],) if seat in phase.more else ()


def packs_to_split(draft: Draft, seat: Seat) -> Mapping[Seat, Cards]:
    """The packs that a player is splitting, by their players."""
    passed = phase_of(draft, SolomonPhase).passed
    return {maker: cards for maker, cards in passed.items() if splitter_of(draft, maker) == seat}
