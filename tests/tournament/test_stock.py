"""Fees and prizes in stock: what is paid, given and left."""

import pytest

from entaku.kernel.errors import Unlawful
from entaku.tournament import acts, exporting
from entaku.tournament.night import Doubtful, read, write
from entaku.tournament.settings import Settings
from entaku.tournament.stock import stock
from tests.tournament.nights import DESK, registered


def test_what_is_given_is_no_longer_in_stock() -> None:
    """Items are given out of what there is; more than that is doubtful, and an undo puts them back."""
    night = registered(4)
    night.add(DESK, acts.StockSet(7, "Booster", 6))
    night.add(DESK, acts.StockGiven(7, {1: 3, 2: 2}))
    last = night.add(DESK, acts.StockGiven(7, {1: 1}))
    (line,) = stock(night.state)
    assert (line.left, line.given) == (0, {1: 4, 2: 2})
    with pytest.raises(Doubtful):
        night.add(DESK, acts.StockGiven(7, {3: 1}))
    with pytest.raises(Doubtful):
        night.add(DESK, acts.StockSet(7, "Booster", 5))
    night.undo(DESK, last.number)
    assert stock(night.state)[0].left == 1
    night.add(DESK, acts.StockSet(7, "Booster", 12))
    assert stock(read(write(night)).state)[0].left == 7
    rows = exporting.as_csv(night, "stock", night.state).splitlines()
    assert rows[1:] == ["7,Booster,12,7,,", "7,Booster,,,Player 1,3", "7,Booster,,,Player 2,2"]


@pytest.mark.parametrize(
    "act",
    [
        acts.StockSet(1, " ", 3), acts.StockSet(1, "Booster", -1), acts.StockSet(1, "Booster", 10_001),
        acts.StockGiven(9, {1: 1}), acts.StockGiven(7, {}), acts.StockGiven(7, {1: 0}), acts.StockGiven(7, {99: 1}),
        acts.FeePaid(99),
    ],
)  # fmt: skip
def test_what_can_not_be(act: acts.AnyAct) -> None:
    """Nameless items, counts out of range, nothing given, nobody to give to."""
    night = registered(4)
    night.add(DESK, acts.StockSet(7, "Booster", 6))
    before = stock(night.state)
    with pytest.raises(Unlawful):
        night.add(DESK, act, insist=True)
    assert stock(night.state) == before


def test_fees_are_marked_and_exported() -> None:
    """A mark can be taken back; the table of players has it."""
    night = registered(2, Settings(fee=500, currency="円"))
    night.add(DESK, acts.FeePaid(1))
    assert [one.paid for one in night.state.players.values()] == [True, False]
    header, first, _ = exporting.as_csv(night, "players", night.state).splitlines()
    assert (header.split(",")[-1], first.split(",")[-1]) == ("paid", "True")
    night.add(DESK, acts.FeePaid(1, False))
    assert not night.state.players[1].paid
