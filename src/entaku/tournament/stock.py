"""Fees, and prizes of which there are several: what is in stock, who got how many, what is left."""

from msgspec import Struct

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts
from entaku.tournament.applying import enter, problems
from entaku.tournament.finishing import PlayerId
from entaku.tournament.said import Said, saying
from entaku.tournament.state import State

MOST = 10_000
"""So many there are of an item at most."""


class StockLine(Struct, frozen=True):
    """An item: how many there were and are left, and who got how many."""

    item: int
    name: str
    count: int
    left: int
    given: dict[PlayerId, int]


def stock(state: State) -> tuple[StockLine, ...]:
    """Every item, in the order in which they were entered."""
    return tuple(
        StockLine(number, one.name.strip(), one.count, left_of(state, number), state.given.get(number, {}))
        for number, one in state.stock.items()
    )


def left_of(state: State, item: int) -> int:
    """How many of an item are left; below zero where more were promised than there are."""
    return state.stock[item].count - sum(state.given.get(item, {}).values())


@enter.register
def _(act: acts.FeePaid, state: State) -> None:
    state.player(act.player).paid = act.paid


@problems.register
def _(act: acts.StockSet, state: State) -> list[Said]:
    given = sum(state.given.get(act.item, {}).values())
    return [saying("night-stock-given-more", name=act.name.strip(), given=given)] if act.count < given else []


@enter.register
def _(act: acts.StockSet, state: State) -> None:
    if not 1 <= len(act.name.strip()) <= 80:
        raise Unlawful("night-name-length")
    if not 0 <= act.count <= MOST:
        raise Unlawful("night-stock-count", most=MOST)
    state.stock[act.item] = act


@problems.register
def _(act: acts.StockGiven, state: State) -> list[Said]:
    _expect(act, state)
    left = left_of(state, act.item)
    if sum(act.given.values()) > left:
        return [saying("night-stock-short", name=state.stock[act.item].name.strip(), left=max(0, left))]
    return []


@enter.register
def _(act: acts.StockGiven, state: State) -> None:
    _expect(act, state)
    before = state.given.get(act.item, {})
    state.given[act.item] = before | {player: before.get(player, 0) + count for player, count in act.given.items()}


def _expect(act: acts.StockGiven, state: State) -> None:
    """Raises Unlawful for an item or a player that there is not, and for giving nothing."""
    if act.item not in state.stock:
        raise Unlawful("night-stock-unknown")
    for player in act.given:
        state.player(player)
    if not act.given or not all(1 <= count <= MOST for count in act.given.values()):
        raise Unlawful("night-stock-nothing")
