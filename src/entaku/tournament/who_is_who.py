"""Who is who over several nights: by their player cards, and by their names where there is none."""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from msgspec import Struct

from entaku.tournament.finishing import PlayerId
from entaku.tournament.readings import folded
from entaku.tournament.state import Player, State


class Who(NamedTuple):
    """Somebody of a season: by card, or as the n-th of a name among those without one (counted from 0)."""

    card: str
    name: str = ""
    nth: int = 0


class Known(Struct, frozen=True):
    """How somebody is called, by their newest night; `apart` tells them from others of the name, "" without any."""

    name: str
    apart: str
    carded: bool


def who_is_who(nights: Sequence[State]) -> tuple[Mapping[PlayerId, Who], ...]:
    """For each night who its players are.

    A card is one person, whatever they call themselves.  Who has none is known by name: two of one name in a night are
    two people; where the whole season has one card of a name, and never somebody else of it on the same night, those
    without one are whoever has it: they made it later.
    """
    holders: dict[str, set[str]] = {}
    shared: set[str] = set()
    for state in nights:
        names = Counter(alike(player) for player in state.players.values())
        shared |= {name for name, count in names.items() if count > 1}
        for player in state.players.values():
            if player.card:
                holders.setdefault(alike(player), set()).add(player.card)
    cards = {name: min(held) for name, held in holders.items() if len(held) == 1 and name not in shared}
    return tuple(_who(state, cards) for state in nights)


def alike(player: Player) -> str:
    """What two players of one name share."""
    return folded(player.entered).casefold()


def _who(state: State, cards: Mapping[str, str]) -> Mapping[PlayerId, Who]:
    found: dict[PlayerId, Who] = {}
    count: Counter[str] = Counter()
    for number, player in sorted(state.players.items()):
        name = alike(player)
        card = player.card or cards.get(name, "")
        found[number] = Who(card) if card else Who("", name, count[name])
        count[name] += not card
    return found


def known_as(nights: Sequence[State], who: Sequence[Mapping[PlayerId, Who]]) -> dict[Who, Known]:
    """How everybody is called, in the order of their first night.

    Several of one name are told apart by readings, where all of these differ, else by the marks that are theirs alone,
    and numbers.
    """
    newest: dict[Who, Player] = {}
    for state, people in zip(nights, who, strict=True):
        for number, one in people.items():
            newest[one] = state.players[number]
    readings: dict[Who, str] = {}
    for state, people in zip(nights, who, strict=True):
        readings |= {
            one: state.players[number].reading for number, one in people.items() if state.players[number].reading
        }
    same: dict[str, list[Who]] = {}
    for one, player in newest.items():
        same.setdefault(alike(player), []).append(one)
    found = {}
    for one, player in newest.items():
        others = same[alike(player)]
        read = [readings.get(other, "") for other in others]
        is_told = all(read) and len(set(read)) == len(read)
        marks = [newest[other].mark for other in others]
        own = player.mark if marks.count(player.mark) == 1 and not player.mark.isdigit() else ""
        apart = "" if len(others) == 1 else readings[one] if is_told else own or str(others.index(one) + 1)
        found[one] = Known(player.entered, apart, bool(one.card))
    return found
