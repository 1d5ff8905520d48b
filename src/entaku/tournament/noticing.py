"""A notice of the desk as it enters a night, what it says, and to whom."""

from collections.abc import Mapping

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter
from entaku.tournament.finishing import PlayerId
from entaku.tournament.said import Said, saying
from entaku.tournament.state import State

LONGEST = 200
"""So many letters has a notice at most: a phone shows no more of it while it is locked."""


@enter.register
def _(act: acts.NoticeSent, state: State) -> None:
    """Kept in the log alone; it says something, in ready words or in own ones, and to somebody who is there."""
    if not act.ready and not act.text.strip():
        raise Unlawful("night-words-missing")
    if len(act.text) > LONGEST:
        raise Unlawful("night-words-too-many", most=LONGEST)
    if act.pod and not 1 <= act.pod <= len(state.pods):
        raise Unlawful("night-pod-unknown", pod=act.pod)
    if act.group:
        state.group(act.group)
    for player in act.players:
        state.player(player)


def words(act: acts.NoticeSent) -> Said:
    """A ready sentence, or the words as they were typed."""
    return saying(f"night-notice-{act.ready}") if act.ready else saying("night-notice-typed", text=act.text.strip())


def whom(act: acts.NoticeSent, names: Mapping[PlayerId, str], tables: Mapping[int, int]) -> Said:
    """To whom the desk says it: players by their names, groups by their tables."""
    if act.players:
        return saying("night-notice-players", names=", ".join(names.get(one, str(one)) for one in act.players))
    if act.group:
        return saying("night-notice-group", table=tables.get(act.group, act.group))
    return saying("night-notice-pod", pod=act.pod) if act.pod else saying("night-notice-everybody")
