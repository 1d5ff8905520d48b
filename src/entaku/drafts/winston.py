"""A Winston draft: the player in turn looks at one place after the other and takes one, or the top of the pile."""

from collections.abc import Iterator

from msgspec import field

from entaku.drafts.acts import Act
from entaku.drafts.booster_acts import may_turn_on as may_turn_on_for_card
from entaku.drafts.events import Looked, PlaceDeclined, PlaceTaken, PutIntoPack, RoundBegan, SatOut, SkippedPack
from entaku.drafts.passing import look_at_pack
from entaku.drafts.setup import WinstonPlan
from entaku.drafts.state import BoosterPhase, Draft, DraftCard, Look, Place, phase_of, plan_of
from entaku.drafts.stock import cards_of, packs_for
from entaku.drafts.taking import (
    Came,
    answer_taking,
    begin_taking,
    go_on_taking,
    is_extra,
    may_add,
    use_extras,
)
from entaku.kernel.decisions import Answer, Choose, Decision, Option
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event
from entaku.oracle.ir.drafting import AsYouDraft, InsteadOfDrafting

NAMES = ("winston-left", "winston-middle", "winston-right")
"""How cards of three places come; where there are more or fewer, the places are numbered."""

WHERE = ("left", "middle", "right")
"""How three places are told apart, as they lie."""

Cards = tuple[DraftCard, ...]


class WinstonPhase(BoosterPhase):
    """A Winston phase; its rounds count turns.

    order     the seats in the order of their turns
    spots     the cards of the places, from left to right
    looked    the places that the player in turn has looked at
    laid      cards added to these since, which nobody has looked at, by their ids
    taken     those whose cards they take; `top` for the pile
    several   how many places they have to choose, where an effect has them pick more than one
    back      cards to be put into the place that was taken
    began     whether the turn has begun
    came      how each card that is being taken came, by its id
    """

    order: tuple[Seat, ...]
    spots: tuple[Cards, ...] = ()
    looked: tuple[int, ...] = ()
    laid: tuple[int, ...] = ()
    taken: tuple[int, ...] = ()
    several: int = 0
    back: Cards = ()
    began: bool = False
    came: dict[int, Came] = field(default_factory=dict)

    @property
    def in_turn(self) -> Seat:
        return self.order[self.round % len(self.order)]

    @property
    def top(self) -> int:
        """The number that stands for the top card of the pile, after those of the places."""
        return len(self.spots)

    def came_from(self, spot: int) -> str:
        """The act by which the cards of a place come."""
        if spot == self.top:
            return "winston-top"
        return NAMES[spot] if self.top == len(NAMES) else f"winston-place-{spot + 1}"

    def where(self, spot: int) -> str:
        """Which of the places it is, or the top of the pile, to who chooses among them."""
        if spot == self.top:
            return "top"
        return WHERE[spot] if self.top == len(WHERE) else "place"

    def in_sight(self, spot: int) -> Cards:
        """The cards of a place as far as the player in turn has looked at them."""
        return tuple(card for card in self.spots[spot] if spot in self.looked and card.id not in self.laid)

    def copy(self) -> "WinstonPhase":
        return WinstonPhase(
            self.round,
            [place.copy() for place in self.places],
            self.boosters,
            self.ready.copy(),
            self.order,
            self.spots,
            self.looked,
            self.laid,
            self.taken,
            self.several,
            self.back,
            self.began,
            self.came.copy(),
        )


def begin(draft: Draft, events: list[Event]) -> None:
    """Shuffle the mana base into the pile of all, lay one card in each place, choose the order of turns at random."""
    number = draft.phase_number
    plan = draft.setup.plans[number]
    assert isinstance(plan, WinstonPlan)
    cards = [draft.renewed(card) for card in draft.winston]
    cards += [card for packs in packs_for(draft, plan) for seat in draft.setup.order for card in packs[seat]]
    cards += cards_of(draft, plan.added)
    draft.chance("table", "winston pile", number).shuffle(cards)
    draft.winston = tuple(cards)
    order = list(draft.setup.order)
    draft.chance("table", "winston order", number).shuffle(order)
    phase = WinstonPhase(0, [Place([]) for _ in order], (), [], tuple(order), ((),) * plan.places)
    draft.phase = phase
    for spot in range(phase.top):
        _add_top(draft, phase, spot)
    for drafter in draft.drafters:
        drafter.drafted_this_round = 0
    told = RoundBegan(number, 0, left=True)
    draft.tell(events, told, told)


def _add_top(draft: Draft, phase: WinstonPhase, spot: int) -> None:
    """The top card of the pile is added to a place, face down."""
    if draft.winston:
        _lay(phase, spot, (*phase.spots[spot], draft.winston[-1]))
        draft.winston = draft.winston[:-1]


def _lay(phase: WinstonPhase, spot: int, cards: Cards) -> None:
    phase.spots = (*phase.spots[:spot], cards, *phase.spots[spot + 1 :])


def settle(draft: Draft, events: list[Event]) -> bool:
    """Let turn follow turn until a player has to choose; whether nothing lies in the places any more."""
    phase = phase_of(draft, WinstonPhase)
    while True:
        seat = phase.in_turn
        place = phase.places[seat]
        go_on_taking(draft, events, seat, phase.came)
        if place.pick or place.queue or phase.several:
            return False
        if phase.began:
            _end_turn(draft, events, phase)
        elif not any(phase.spots):
            return True
        else:
            _begin_turn(draft, events, phase)


def _begin_turn(draft: Draft, events: list[Event], phase: WinstonPhase) -> None:
    """A draft round is a player's turn and what comes until their next."""
    seat = phase.in_turn
    place, drafter = phase.places[seat], draft.drafters[seat]
    phase.began = True
    drafter.drafted_this_round = 0
    if place.skips:
        _let_by(draft, events, phase)
    elif drafter.is_blind:
        options = _to_pick(draft, phase)
        spot = draft.chance(seat, "place at random", phase.round).choose(options)
        _pick(draft, events, phase, spot, at_random=True)
    else:
        _look_on(draft, events, phase)


def _let_by(draft: Draft, events: list[Event], phase: WinstonPhase) -> None:
    """A player who can't pick looks at all places, and each gets a card as usual."""
    seat = phase.in_turn
    phase.places[seat].skips -= 1
    phase.places[seat].sits_out = False
    for spot in _filled(phase):
        if not draft.drafters[seat].is_blind:
            draft.drafters[seat].looks.append(Look("", seat, phase.spots[spot], phase.round + 1))
            events.append(Looked(seat, "", seat, phase.spots[spot], phase.round + 1))
        _decline(draft, phase, spot)
    told = SkippedPack(seat, 0)
    draft.tell(events, told, told)


def _decline(draft: Draft, phase: WinstonPhase, spot: int) -> None:
    if spot not in phase.looked:
        phase.looked = (*phase.looked, spot)
    plan = plan_of(draft, WinstonPlan)
    if not plan.late:
        phase.laid += tuple(card.id for card in draft.winston[-1:])
        _add_top(draft, phase, spot)


def _filled(phase: WinstonPhase) -> list[int]:
    return [spot for spot in range(phase.top) if phase.spots[spot]]


def _to_pick(draft: Draft, phase: WinstonPhase) -> list[int]:
    """The places with cards, and the top card of the pile."""
    return _filled(phase) + ([phase.top] if draft.winston else [])


def _look_on(draft: Draft, events: list[Event], phase: WinstonPhase) -> None:
    """Look at the next place with cards; after the last it is the top card of the pile."""
    ahead = [spot for spot in _filled(phase) if spot not in phase.looked]
    if not ahead:
        _pick(draft, events, phase, phase.top)
        return
    spot = ahead[0]
    phase.looked = (*phase.looked, spot)
    options = [Option("take", "take", text=str(spot + 1))]
    if ahead[1:] or draft.winston:
        options.append(Option("go-on", "go-on", text=str(spot + 1)))
    seat = phase.in_turn
    default = "go-on" if len(options) > 1 and len(phase.spots[spot]) < 2 else "take"
    about = (spot + 1, len(phase.spots[spot]))
    phase.places[seat].pick = draft.ask(seat, "draft-place", Choose(tuple(options)), default, about)


def _pick(draft: Draft, events: list[Event], phase: WinstonPhase, spot: int, *, at_random: bool = False) -> None:
    """A place is picked; all of them, or a choice of several, where an effect says so."""
    seat = phase.in_turn
    others = [other for other in _to_pick(draft, phase) if other != spot]
    extras = use_extras(draft, events, seat, len(others))
    phase.taken = (spot,)
    phase.back = extras.back
    phase.places[seat].skips += extras.skips
    if extras.whole:
        phase.taken = (spot, *others)
        phase.places[seat].skips += 1
        phase.places[seat].sits_out = True
        sat_out = SatOut(seat)
        draft.tell(events, sat_out, sat_out)
    elif extras.more and extras.more < len(others):
        _offer_several(draft, phase, (spot, *others), 1 + extras.more)
        return
    elif extras.more:
        phase.taken = (spot, *others)
    _collect(draft, events, phase, at_random=at_random)


def _offer_several(draft: Draft, phase: WinstonPhase, spots: tuple[int, ...], count: int) -> None:
    """Ask for so many of all places and the top card, also of those that were looked at and declined.  (PD-17)

    Whoever doesn't say takes the place at which they stopped, and of the others those with the most cards.
    """
    phase.several = count
    options = tuple(Option(spot, phase.where(spot), text=str(spot + 1)) for spot in _to_pick(draft, phase))
    fullest = sorted(spots[1:], key=lambda spot: (1 if spot == phase.top else -len(phase.spots[spot]), spot))
    default = (spots[0], *fullest)[:count]
    draft.ask(phase.in_turn, "draft-places", Choose(options, count, count), default, (count,))


def _collect(draft: Draft, events: list[Event], phase: WinstonPhase, *, at_random: bool = False) -> None:
    """The cards of the places taken are picked at the same time."""
    seat = phase.in_turn
    collected: Cards = ()
    for spot in phase.taken:
        if spot == phase.top:
            cards = draft.winston[-1:]
            draft.winston = draft.winston[:-1]
        else:
            cards = phase.spots[spot]
            _lay(phase, spot, ())
        phase.came.update((card.id, Came(phase.came_from(spot), None, at_random)) for card in cards)
        told = PlaceTaken(seat, spot + 1, len(cards), spot == phase.top)
        draft.tell(events, told, told)
        collected += cards
    begin_taking(draft, seat, collected)


def _end_turn(draft: Draft, events: list[Event], phase: WinstonPhase) -> None:
    """From left to right each place taken, or looked at and not taken, gets a card; then it is the next player's turn.

    What is put back for an effect lies in the place at which its player stopped, or on the pile; if that wasn't
    picked, in the leftmost that was.
    """
    seat = phase.in_turn
    plan = plan_of(draft, WinstonPlan)
    for card in phase.back:
        told = PutIntoPack(seat, card.shown(), 0)
        draft.tell(events, told, told)
        if phase.taken[0] == phase.top:
            draft.winston += (card,)
        else:
            _lay(phase, phase.taken[0], (*phase.spots[phase.taken[0]], card))
    for spot in range(phase.top):
        if spot in phase.taken or (plan.late and spot in phase.looked):
            _add_top(draft, phase, spot)
    if not any(phase.spots):  # an effect emptied all places at once, and the pile with them
        for spot in range(phase.top):
            _add_top(draft, phase, spot)
    phase.looked, phase.laid, phase.taken, phase.back, phase.began = (), (), (), (), False
    phase.came.clear()
    phase.round += 1


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """Apply the answer to a choice of the player in turn."""
    phase = phase_of(draft, WinstonPhase)
    seat = decision.seat
    match decision.purpose, answer:
        case "draft-place", str():
            phase.places[seat].pick = 0
            spot = phase.looked[-1]
            if answer == "take":
                _pick(draft, events, phase, spot)
                return
            told = PlaceDeclined(seat, spot + 1)
            draft.tell(events, told, told)
            _decline(draft, phase, spot)
            _look_on(draft, events, phase)
        case "draft-places", tuple():
            chosen = sorted(spot for spot in answer if isinstance(spot, int))
            phase.several = 0
            phase.taken = tuple(sorted(chosen, key=lambda spot: spot not in phase.taken))
            _collect(draft, events, phase)
        case "draft-take", int() | str():
            answer_taking(draft, events, seat, answer, phase.came)
        case _:
            raise AssertionError(f"nothing asks {decision.purpose!r}")


def may_turn_on(draft: Draft, seat: Seat, use: AsYouDraft | InsteadOfDrafting) -> bool:
    """How much is picked can be changed while a place is looked at, all else as cards are taken."""
    phase = phase_of(draft, WinstonPhase)
    place = phase.places[seat]
    if seat != phase.in_turn or not place.pick:
        return False
    if not place.queue:
        return is_extra(use) and may_add(draft.drafters[seat], use, len(_to_pick(draft, phase)) - 1)
    return not is_extra(use) and may_turn_on_for_card(draft, seat, use)


def looks(draft: Draft, seat: Seat, card: int) -> Iterator[Act]:
    """The player in turn may look at the places and at the top card of the pile."""
    phase = phase_of(draft, WinstonPhase)
    if seat == phase.in_turn and phase.places[seat].pick and not phase.places[seat].queue:
        yield Act("look", f"look:{card}:places", "look-places", card, seat, "1")


def look(draft: Draft, events: list[Event], seat: Seat, act: Act) -> None:
    """Look at all of them."""
    phase = phase_of(draft, WinstonPhase)
    cards = tuple(card for spot in phase.spots for card in spot) + draft.winston[-1:]
    look_at_pack(draft, events, seat, act.card, seat, cards, phase.round + 1)
