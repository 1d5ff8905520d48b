"""Sealed pools: each player, or each team, opens so many packs.  A team's players claim the cards they want.

Nobody drafts here, so what cards do in the draft doesn't happen.  When all players of a team are done, those with the
fewest cards get what nobody claimed.
"""

from msgspec import Struct

from entaku.drafts.choosing import default_pick
from entaku.drafts.events import Drafted
from entaku.drafts.picking import add_to_pile
from entaku.drafts.state import Draft, DraftCard, phase_of
from entaku.drafts.stock import table_packs
from entaku.drafts.table_events import Claimed, Finished, PoolOpened, Released
from entaku.drafts.table_plans import SealedPlan, TeamSealedPlan
from entaku.drafts.teams import Seats, seats_of
from entaku.drafts.turns import Cards, TurnPhase, begin_round, laid_out, look, looks, may_turn_on
from entaku.kernel.decisions import Answer, Choose, Decision, DecisionId, Option
from entaku.kernel.seats import Seat, Viewer
from entaku.kernel.table import Event

__all__ = ["answer", "begin", "look", "looks", "may_turn_on", "part", "settle"]

DONE = Option("done", "done")


class SealedPhase(TurnPhase):
    """Pools being claimed: who is of which team, what lies in its middle, what each seat has claimed, who is done.

    `asked` are the open decisions by seat, 0 for none.
    """

    teams: tuple[Seats, ...] = ()
    middles: tuple[Cards, ...] = ()
    claims: tuple[Cards, ...] = ()
    done: tuple[bool, ...] = ()
    asked: tuple[DecisionId, ...] = ()


class SealedPart(Struct, frozen=True, tag="team-sealed"):
    """The viewer's team: who they are, what lies in their middle, what each has claimed, who of all is done."""

    team: tuple[Seat, ...]
    middle: tuple[DraftCard, ...]
    claims: tuple[tuple[DraftCard, ...], ...]
    done: tuple[bool, ...]


def part(draft: Draft, viewer: Viewer) -> SealedPart:
    """What the viewer's team may see."""
    phase = phase_of(draft, SealedPhase)
    if not isinstance(viewer, int) or not phase.middles:
        return SealedPart((), (), (), phase.done)
    team = _team(phase, viewer)
    return SealedPart(team, _middle(phase, viewer), tuple(phase.claims[seat] for seat in team), phase.done)


def _place(phase: SealedPhase, seat: Seat) -> int:
    """The number of a player's team, from 0."""
    return next(place for place, team in enumerate(phase.teams) if seat in team)


def _team(phase: SealedPhase, seat: Seat) -> Seats:
    return phase.teams[_place(phase, seat)]


def _middle(phase: SealedPhase, seat: Seat) -> Cards:
    return phase.middles[_place(phase, seat)]


def begin(draft: Draft, events: list[Event]) -> None:
    """Open all packs, for players or teams in the order of the seats' luck."""
    plan = draft.setup.plans[draft.phase_number]
    assert isinstance(plan, SealedPlan | TeamSealedPlan)
    packs = table_packs(draft, plan)
    draft.phase = phase = laid_out(draft, SealedPhase, 1)
    seats = len(phase.order)
    alone = tuple((seat,) for seat in range(seats))
    phase.teams = seats_of(plan, seats) if isinstance(plan, TeamSealedPlan) else alone
    teams = len(phase.teams)
    middles: list[Cards] = [()] * teams
    turns = _turned(draft, phase)
    for number, pack in enumerate(packs):
        middles[turns[number % teams]] += pack
    phase.middles, phase.claims = tuple(middles), ((),) * seats
    phase.done, phase.asked = (teams == seats,) * seats, (0,) * seats
    begin_round(draft, events, phase, sum(map(len, packs)))
    for seat in draft.setup.order:
        told = PoolOpened(seat, len(middles[_place(phase, seat)]))
        draft.tell(events, told, told)
        if not phase.done[seat]:
            _ask(draft, phase, seat)
    if teams == seats:
        phase.claims, phase.middles = phase.middles, ((),) * seats


def settle(draft: Draft, events: list[Event]) -> bool:
    """Whether everybody has their pool."""
    phase = phase_of(draft, SealedPhase)
    if not all(phase.done):
        return False
    if not phase.middles:
        return True
    by = "sealed-pool" if len(phase.middles) == len(phase.order) else "team-sealed-claim"
    for seat in draft.setup.order:
        _give(draft, events, seat, phase.claims[seat], by)
    for place in _turned(draft, phase):
        counts = {seat: len(phase.claims[seat]) for seat in draft.setup.order if seat in phase.teams[place]}
        for card in phase.middles[place]:
            least = min(counts, key=counts.__getitem__)
            counts[least] += 1
            _give(draft, events, least, (card,), "team-sealed-rest")
    phase.middles, phase.claims = (), ((),) * len(phase.order)
    return True


def _turned(draft: Draft, phase: SealedPhase) -> list[int]:
    """The teams in the order of the seats' luck."""
    return list(dict.fromkeys(_place(phase, seat) for seat in draft.setup.order))


def _give(draft: Draft, events: list[Event], seat: Seat, cards: Cards, by: str) -> None:
    """Cards come into a player's pool without being drafted."""
    for card in cards:
        new = draft.renewed(card)
        add_to_pile(draft, draft.drafters[seat], new)
        events.append(Drafted(seat, new, card.id, by=by))


def _ask(draft: Draft, phase: SealedPhase, seat: Seat) -> None:
    """Ask what a player claims next."""
    options = _options(phase, seat)
    number = draft.ask(seat, "draft-claim", Choose(options), _default(draft, phase, seat), _about(phase, seat))
    phase.asked = (*phase.asked[:seat], number, *phase.asked[seat + 1 :])


def _options(phase: SealedPhase, seat: Seat) -> tuple[Option, ...]:
    return (
        *(Option(card.id, "claim", card=card.id) for card in _middle(phase, seat)),
        *(Option(card.id, "release", card=card.id) for card in phase.claims[seat]),
        DONE,
    )


def _about(phase: SealedPhase, seat: Seat) -> tuple[int, int]:
    return len(phase.claims[seat]), len(_middle(phase, seat))


def _default(draft: Draft, phase: SealedPhase, seat: Seat) -> int | str:
    """When time runs out: the best card, until the player has an even share."""
    middle = _middle(phase, seat)
    team = _team(phase, seat)
    share = -(-(len(middle) + sum(len(phase.claims[mate]) for mate in team)) // len(team))
    if not middle or len(phase.claims[seat]) >= share:
        return DONE.key
    colours = [0] * 5
    for card in phase.claims[seat]:
        for place in draft.setup.facts.judged.get(card.name, (0.0, ()))[1]:
            colours[place] += 1
    return default_pick(draft.setup.facts, colours, middle)


def answer(draft: Draft, events: list[Event], decision: Decision, answer: Answer) -> None:
    """A player claims a card, gives one back, or is done; their team's questions change with it."""
    phase = phase_of(draft, SealedPhase)
    seat = decision.seat
    team = _team(phase, seat)
    if answer == DONE.key:
        phase.done = (*phase.done[:seat], True, *phase.done[seat + 1 :])
        phase.asked = (*phase.asked[:seat], 0, *phase.asked[seat + 1 :])
        told = Finished(seat)
        draft.tell(events, told, told)
        return
    place = _place(phase, seat)
    middle, own = phase.middles[place], phase.claims[seat]
    claimed = next((card for card in middle if card.id == answer), None)
    if claimed is not None:
        middle, own = tuple(card for card in middle if card is not claimed), (*own, claimed)
        events.append(Claimed(seat, team, claimed))
    else:
        given = next(card for card in own if card.id == answer)
        middle, own = (*middle, given), tuple(card for card in own if card is not given)
        events.append(Released(seat, team, given))
    phase.middles = (*phase.middles[:place], middle, *phase.middles[place + 1 :])
    phase.claims = (*phase.claims[:seat], own, *phase.claims[seat + 1 :])
    _ask(draft, phase, seat)
    for mate in team:
        if mate != seat and not phase.done[mate]:
            _refresh(draft, phase, mate)


def _refresh(draft: Draft, phase: SealedPhase, seat: Seat) -> None:
    """What a player may claim has changed: the same question offers it, and its clock goes on."""
    number = phase.asked[seat]
    old = draft.open[number]
    draft.open[number] = Decision(
        id=number,
        seat=seat,
        actor=seat,
        purpose=old.purpose,
        shape=Choose(_options(phase, seat)),
        default=_default(draft, phase, seat),
        about=_about(phase, seat),
        clock=old.clock,
    )
