"""Who "that player" is behind an event, and when "that creature" may be either of two."""

from entaku.oracle.ir.happenings import Attacks, Dies, Enters
from entaku.oracle.ir.things import Attached, BoundPlayer, ControlledBy, Each, EnchantedPlayer, Group, Players
from entaku.oracle.ir.walking import nodes
from entaku.oracle.saying.english.telling import Telling


def speaks_of_its_host(what: Group) -> bool:
    """Whether a group is told by what the card is attached to, too, so that "that creature" may be either of two."""
    return any(isinstance(each, Attached) for each in nodes(what))


def is_others(what: object) -> bool:
    """Whether what a group is of is another player's, who may be "that player"."""
    where = what.where if isinstance(what, Group) else ()
    return any(isinstance(each, ControlledBy) and isinstance(each.who, Each | EnchantedPlayer) for each in where)


def whose_it_is(event: object, what: Group, told: Telling) -> Players | None:
    """Who "that player" is behind an event: who controls what enters or dies, where that is another player."""
    return BoundPlayer() if is_others(what) and isinstance(event, Enters | Dies) else told.player


def attacks_any(event: object) -> bool:
    """Whether something attacks one of several players, who is "that player", where nobody else is spoken of."""
    if not isinstance(event, Attacks) or is_others(event.what):
        return False
    return event.most_life or isinstance(event.whom, Each)
