"""What was ruled and which penalties were given in a night, as its log has it."""

from msgspec import Struct

from entaku.tournament import acts
from entaku.tournament.acts import Penalty
from entaku.tournament.finishing import PlayerId
from entaku.tournament.night import Night


class Ruled(Struct, frozen=True):
    """A ruling (`penalty` None) or a penalty: the entry in the log, who gave it and when, in which round, to whom."""

    entry: int
    at: str
    by: str
    round: int
    penalty: Penalty | None
    text: str
    players: tuple[PlayerId, ...]
    group: int | None = None


def rulings(night: Night) -> tuple[Ruled, ...]:
    """All that count, the oldest first: none that was taken back, or that no longer fits since something else was."""
    found = []
    number = 0
    for entry in night.effective():
        if any(mark.key == "night-left-out" for mark in night.marks.get(entry.number, ())):
            continue
        match entry.act:
            case acts.PairingPublished():
                number += 1
            case acts.RulingGiven(text, group, players):
                seen = (entry.number, entry.at, entry.by, number)
                found.append(Ruled(*seen, None, text.strip(), players, group or None))
            case acts.PenaltyGiven(player, penalty, reason):
                seen = (entry.number, entry.at, entry.by, number)
                found.append(Ruled(*seen, penalty, reason.strip(), (player,)))
    return tuple(found)


def concerning(found: tuple[Ruled, ...], night: Night, player: PlayerId) -> tuple[Ruled, ...]:
    """Those that this player may see: for them, or at a table of theirs."""
    if not found:
        return ()
    groups = {number for number, group in night.state.groups.items() if player in group.players}
    return tuple(one for one in found if player in one.players or one.group in groups)
