"""What every player saw and took, pack by pack, told from a table's log: the picks as other tools have them."""

from msgspec import UNSET, Struct

from entaku.drafts.events import Burnt, Drafted, Passed, RoundBegan
from entaku.drafts.rules import DraftRules, DraftTable
from entaku.drafts.state import BoosterPhase, Draft, DraftCard
from entaku.kernel.seats import Seat
from entaku.kernel.table import Event, Table

Cards = tuple[DraftCard, ...]


class PackPick(Struct, frozen=True):
    """What a player took of a pack when it lay before them.

    `pack` and `pick` count from 0: the boosters that the player opened, and the packs since that one.  `taken` and
    `burnt` are places among `cards`, in the order in which they were taken.
    """

    pack: int
    pick: int
    cards: Cards
    taken: tuple[int, ...]
    burnt: tuple[int, ...] = ()


class _Turn(Struct):
    """A pack that lies before a player, as it lay there first."""

    seat: Seat
    number: int
    cards: Cards
    taken: list[int]
    burnt: list[int]


class _Told(Struct):
    """What has been found so far: what lies in each pack, whose turn with it goes on, and everybody's picks."""

    packs: dict[int, Cards]
    turns: dict[int, _Turn]
    picks: list[list[_Turn]]
    round: int = -1


def pack_picks(table: DraftTable) -> tuple[tuple[PackPick, ...], ...]:
    """By seat, the picks from packs that went round, in their order; what came some other way is not among them.

    A pack of which nothing is drafted (it was only burnt from, or let by) makes no pick.
    """
    again: DraftTable = Table(DraftRules(), table.setup, table.seed)
    told = _Told({}, {}, [[] for _ in table.setup.seats])
    for event in again.state.beginning:
        _follow(told, event)
    _look(told, again.state)
    for entry in table.log:
        for event in again.answer(entry.seat, entry.decision, entry.answer):
            _follow(told, event)
        _look(told, again.state)
    return tuple(_numbered(turns) for turns in told.picks)


def _look(told: _Told, draft: Draft) -> None:
    """Take in what lies in the packs now: new ones are opened, and cards put into them without their ids."""
    if isinstance(draft.phase, BoosterPhase):
        for place in draft.phase.places:
            told.packs.update((pack.id, pack.cards) for pack in place.queue)


def _follow(told: _Told, event: Event) -> None:
    if isinstance(event, RoundBegan):
        told.round += 1
    elif isinstance(event, Drafted) and event.by is UNSET and event.card is not None:
        taken = DraftCard(event.taken, event.card.name, event.card.set_code, event.card.number, event.card.foil)
        turn = _turn(told, event.seat, event.pack, (taken,))
        turn.taken.append(_place(turn.cards, event.taken))
        _take_out(told, event.pack, event.taken)
    elif isinstance(event, Burnt) and event.pack in told.packs:
        turn = _turn(told, event.seat, event.pack, event.cards)
        for card in event.cards:
            turn.burnt.append(_place(turn.cards, card.id))
            _take_out(told, event.pack, card.id)
    elif isinstance(event, Passed):
        told.turns.pop(event.pack, None)


def _turn(told: _Told, seat: Seat, pack: int, at_least: Cards) -> _Turn:
    """The player's turn with a pack; what came out of it lay in it, though it came there in the same go."""
    turn = told.turns.get(pack)
    if turn is None or turn.seat != seat:
        lying = told.packs.get(pack, ())
        known = {card.id for card in lying}
        cards = told.packs[pack] = (*lying, *(card for card in at_least if card.id not in known))
        turn = told.turns[pack] = _Turn(seat, told.round, cards, [], [])
        told.picks[seat].append(turn)
    return turn


def _place(cards: Cards, number: int) -> int:
    return next(place for place, card in enumerate(cards) if card.id == number)


def _take_out(told: _Told, pack: int, number: int) -> None:
    told.packs[pack] = tuple(card for card in told.packs[pack] if card.id != number)


def _numbered(turns: list[_Turn]) -> tuple[PackPick, ...]:
    found: list[PackPick] = []
    rounds: list[int] = []
    pick = 0
    for turn in turns:
        if not turn.taken:
            continue
        if turn.number not in rounds:
            rounds.append(turn.number)
            pick = 0
        found.append(PackPick(len(rounds) - 1, pick, turn.cards, tuple(turn.taken), tuple(turn.burnt)))
        pick += 1
    return tuple(found)
