"""The log of a game on paper: what is taken into it, and what counts of it."""

import secrets
from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from entaku.kernel.errors import Unlawful
from entaku.kernel.names import presentable
from entaku.server.companion.bodies import (
    LONGEST_AGO,
    BegunAgain,
    CommanderHit,
    DeedUndone,
    Die,
    Lot,
    PaperAct,
    PaperBefore,
    PaperDeed,
    PaperDo,
    PaperSetup,
    PaperWish,
    Rolled,
    SeatsOut,
    Starts,
    TurnPassed,
)

MOST_ACTS = 5_000
"""An evening of Commander has a few hundred."""
TURNING = (TurnPassed, Starts, SeatsOut, BegunAgain)
"""After these it may be another player's turn."""


def checked(setup: PaperSetup) -> PaperSetup:
    """The setup with names that can be read.  Raises Unlawful for names, a group, a match or teams that can't be."""
    if setup.night is not None and len(setup.night.players) != len(setup.names):
        raise Unlawful("companion-seat-unknown", most=len(setup.names))
    if setup.wins and len(setup.names) != 2:
        raise Unlawful("companion-match-of-two")
    if setup.heads > 1 and (len(setup.names) != 2 * setup.heads or setup.night is not None):
        raise Unlawful("companion-two-teams", heads=setup.heads)
    return replace(setup, names=tuple(presentable(name) for name in setup.names))


def begun(setup: PaperSetup, before: Sequence[PaperBefore], device: str, now: float) -> list[PaperAct]:
    """The log of a game that was counted on one phone until now.  Raises Unlawful for what can't have happened."""
    acts: list[PaperAct] = []
    for number, one in enumerate(before, 1):
        _expect_seats(setup, one.deed)
        if isinstance(one.deed, DeedUndone):
            raise Unlawful("companion-undo-late")
        acts.append(PaperAct(number, _moment(acts, one.at, now), None, device, "", one.deed))
    return acts


class Log:
    """The acts of a game so far, and what counts of them, which is worked out when an act is added."""

    def __init__(self, setup: PaperSetup, acts: list[PaperAct]) -> None:
        self.setup = setup
        self.acts = acts
        self.counted = counting(acts)
        self._ids = {act.id for act in acts}

    def has(self, name: str) -> bool:
        """Whether what a phone calls so is done."""
        return name in self._ids

    def add(self, act: PaperAct) -> None:
        """The act is stored, and the newest."""
        self.acts.append(act)
        self.counted = counting(self.acts)
        self._ids.add(act.id)

    def taken(self, wanted: PaperDo, device: str, seat: int | None, now: float) -> PaperAct:
        """The act that a phone's wish makes at the end of this log.  Raises Unlawful for what can't be."""
        if len(self.acts) >= MOST_ACTS:
            raise Unlawful("companion-full", most=MOST_ACTS)
        at = _moment(self.acts, now - min(wanted.ago, LONGEST_AGO), now)
        deed = _deed(self.setup, self.counted, wanted.deed, device)
        return PaperAct(len(self.acts) + 1, at, seat, device, wanted.id, deed)


def counting(acts: Iterable[PaperAct]) -> list[PaperAct]:
    """What counts: neither what was undone nor the undoing, and of several games the last."""
    log = list(acts)
    undone = {act.deed.number for act in log if isinstance(act.deed, DeedUndone)}
    left = [act for act in log if act.number not in undone and not isinstance(act.deed, DeedUndone)]
    for place in range(len(left) - 1, -1, -1):
        if isinstance(left[place].deed, BegunAgain):
            return left[place:]
    return left


def playing(setup: PaperSetup, counted: Iterable[PaperAct]) -> list[int]:
    """The seats that are in the game, by what counts of its log."""
    out = {seat for act in counted if isinstance(act.deed, SeatsOut) for seat in act.deed.seats}
    return [seat for seat in range(len(setup.names)) if seat not in out]


def _deed(setup: PaperSetup, counted: Sequence[PaperAct], wish: PaperWish, device: str) -> PaperDeed:
    """What a wish comes to after what counts so far, with whatever luck decides."""
    match wish:
        case Die():
            return Rolled(wish.sides, secrets.choice(range(1, wish.sides + 1)))
        case Lot():
            return Starts(secrets.choice(playing(setup, counted) or range(len(setup.names))))
        case SeatsOut():
            _expect_seats(setup, wish)
            teams = {seat // setup.heads for seat in wish.seats}  # a team loses together  (CR 810.8a)
            still = tuple(seat for seat in playing(setup, counted) if seat // setup.heads in teams)
            if not still:
                raise Unlawful("companion-out-already")
            return replace(wish, seats=still)
        case TurnPassed():
            others = [one for one in counted if one.number > wish.seen and one.device != device]
            if any(isinstance(one.deed, TURNING) for one in others):
                raise Unlawful("companion-turn-passed")
        case DeedUndone():
            if not counted or wish.number != counted[-1].number:
                raise Unlawful("companion-undo-late")
    _expect_seats(setup, wish)
    return wish


def _moment(acts: Sequence[PaperAct], at: float, now: float) -> float:
    """When something happened: never before what happened before it, nor later than now."""
    return min(max(at, now - LONGEST_AGO, acts[-1].at if acts else 0.0), now)


def _expect_seats(setup: PaperSetup, deed: PaperDeed) -> None:
    """Raises Unlawful for a seat that this game doesn't have."""
    count = len(setup.names)
    seats = deed.seats if isinstance(deed, SeatsOut) else (getattr(deed, "seat", None),)
    source = deed.source if isinstance(deed, CommanderHit) else 0
    if source >= 2 * count or any(seat is not None and seat >= count for seat in seats):
        raise Unlawful("companion-seat-unknown", most=count)
