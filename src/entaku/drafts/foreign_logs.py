"""A finished draft in the forms of other tools: Magic Online's text, one for each player, and Draftmancer's JSON.

The text is the one that Magic Online saves and that draft viewers read: the packs as they lay before one player.  The
JSON is Draftmancer's form 2.1.  docs/draft.md says what of a draft has no place in them.
"""

from datetime import UTC, datetime
from email.utils import format_datetime

import msgspec
from msgspec import Struct

from entaku.drafts.picks import PackPick, pack_picks
from entaku.drafts.rules import DraftTable
from entaku.drafts.setup import DraftSetup, SetBoosters
from entaku.drafts.state import DraftCard
from entaku.kernel.errors import Unlawful
from entaku.kernel.seats import Seat

CUBE = "CUBE"
"""What stands above a pack's picks where the cards are of no one set."""


class LoggedPick(Struct, frozen=True):
    """A pick: places among the ids of the cards that lay there."""

    packNum: int  # noqa: N815 (their names)
    pickNum: int  # noqa: N815
    pick: tuple[int, ...]
    burn: tuple[int, ...]
    booster: tuple[str, ...]


class LoggedUser(Struct, frozen=True):
    """A player: their picks, and everything that they had in the end."""

    userID: str  # noqa: N815
    userName: str  # noqa: N815
    isBot: bool  # noqa: N815
    picks: tuple[LoggedPick, ...]
    cards: tuple[str, ...]


class LoggedCard(Struct, frozen=True):
    """What is told of a card behind its id."""

    id: str
    name: str
    set: str
    collector_number: str
    foil: bool


class DraftmancerLog(Struct, frozen=True):
    """A draft as Draftmancer keeps it; `time` is in milliseconds since 1970."""

    version: str
    type: str
    sessionID: str  # noqa: N815
    time: int
    setRestriction: tuple[str, ...]  # noqa: N815
    useCustomBoosters: bool  # noqa: N815
    customBoosters: tuple[str, ...]  # noqa: N815
    boosters: tuple[tuple[str, ...], ...]
    carddata: dict[str, LoggedCard]
    users: dict[str, LoggedUser]
    delayed: bool
    personalLogs: bool  # noqa: N815
    teamDraft: bool  # noqa: N815


def mtgo_log(table: DraftTable, seat: Seat, name: str, began: float) -> str:
    """The draft as Magic Online's text has it for one player: `name` is the event's, `began` seconds since 1970.

    Of several cards taken from one pack each has its own pick, as if it had been passed back in between; what was
    burnt lies there to the last.  Raises Unlawful for a player to whom no pack came.
    """
    picks = pack_picks(table)[seat]
    if not picks:
        raise Unlawful("draft-log-no-packs", player=table.setup.seats[seat])
    lines = [f"Event #: {name}", f"Time: {_date(began)}", "Players:"]
    lines += [_marked(other == seat, player) for other, player in enumerate(table.setup.seats)]
    number = 0
    for place, pick in enumerate(picks):
        if place == 0 or pick.pack != picks[place - 1].pack:
            lines += ["", f"------ {_set_of(pick)} ------"]
            number = 0
        left = list(range(len(pick.cards)))
        for taken in pick.taken:
            number += 1
            lines += ["", f"Pack {pick.pack + 1} pick {number}:"]
            lines += [_marked(card == taken, pick.cards[card].name) for card in left]
            left.remove(taken)
    return "\n".join(lines) + "\n"


def draftmancer_log(table: DraftTable, name: str, began: float, bots: frozenset[Seat] = frozenset()) -> bytes:
    """The draft as Draftmancer's JSON has it; `bots` are the seats that bots had, `name` is the session's."""
    draft, picks = table.state, pack_picks(table)
    cards: dict[str, LoggedCard] = {}

    def ids(those: tuple[DraftCard, ...] | list[DraftCard]) -> tuple[str, ...]:
        found = []
        for card in those:
            number = _id(card)
            cards.setdefault(number, LoggedCard(number, card.name, card.set_code.lower(), card.number, card.foil))
            found.append(number)
        return tuple(found)

    users = {
        f"seat-{seat + 1}": LoggedUser(
            f"seat-{seat + 1}",
            player,
            seat in bots,
            tuple(LoggedPick(one.pack, one.pick, one.taken, one.burnt, ids(one.cards)) for one in picks[seat]),
            ids(draft.drafters[seat].pile),
        )
        for seat, player in enumerate(draft.setup.seats)
    }
    sets = _sets(table.setup)
    told = DraftmancerLog(
        version="2.1",
        type="Draft",
        sessionID=name,
        time=round(began * 1000),
        setRestriction=sets,
        useCustomBoosters=not sets,
        customBoosters=(),
        boosters=tuple(ids(pack) for pack in draft.dealt),
        carddata=cards,
        users=users,
        delayed=False,
        personalLogs=True,
        teamDraft=False,
    )
    return msgspec.json.encode(told)


def _date(seconds: float) -> str:
    return format_datetime(datetime.fromtimestamp(int(seconds), UTC), usegmt=True)


def _marked(is_it: bool, text: str) -> str:
    return f"{'-->' if is_it else '   '} {text}"


def _id(card: DraftCard) -> str:
    """The printing: two cards of one printing are the same there."""
    return "-".join(part for part in (card.set_code.lower(), card.number) if part) or card.name


def _set_of(pick: PackPick) -> str:
    codes = {card.set_code for card in pick.cards}
    return codes.pop().upper() if len(codes) == 1 and "" not in codes else CUBE


def _sets(setup: DraftSetup) -> tuple[str, ...]:
    found = [source.code.lower() for source in setup.sources if isinstance(source, SetBoosters)]
    return tuple(dict.fromkeys(found))
