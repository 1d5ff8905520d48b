"""What an act costs in a large night: as much as it changes, not as much as there is."""

import asyncio
from collections import Counter
from pathlib import Path

import pytest

from entaku.server.nights import told_log
from entaku.server.nights.told_log import ToldLog, log_lines
from entaku.tournament import acts, exporting, log_sentences, readings
from entaku.tournament.night import Night, Setup
from tests.server.serving import PATIENCE, Json, serving

MANY = 60


def night_of(players: int) -> Night:
    """A night with so many players."""
    night = Night(Setup("Friday"), bytes(32))
    for number in range(1, players + 1):
        night.add("Aya", acts.Registered(number, f"Player {number}"))
    return night


def test_registering_says_each_entry_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """However many have registered before: their sentences and their places in the order of names are kept."""
    work: Counter[str] = Counter()
    real_told, real_folded = log_sentences.told, readings.folded

    def told(*given: object) -> object:
        work["told"] += 1
        return real_told(*given)  # type: ignore[arg-type]  # as they come

    def folded(text: str) -> str:
        work["folded"] += text.startswith("Newcomer")
        return real_folded(text)

    monkeypatch.setattr(told_log, "told", told)
    monkeypatch.setattr(readings, "folded", folded)

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path, crowd=1000) as served:
            wanted: Json = {"name": "Friday", "settings": {"registration": True}}
            night = (await served.post("/api/nights", wanted)).json()
            for number in range(MANY):
                path = f"/api/nights/{night['code']}/players"
                assert (await served.post(path, {"name": f"Newcomer {number}"})).status_code == 201

    asyncio.run(scene())
    assert work["told"] == MANY
    assert work["folded"] <= 4 * MANY


def test_an_export_is_made_once_for_each_state_of_the_night(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Until something is entered everybody gets the same; then what is so now."""
    made: Counter[str] = Counter()
    real = exporting.as_csv

    def as_csv(*given: object) -> str:
        made["csv"] += 1
        return real(*given)  # type: ignore[arg-type]  # as they come

    monkeypatch.setattr(exporting, "as_csv", as_csv)

    async def scene() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            wanted: Json = {"name": "Friday", "settings": {"registration": True}}
            night = (await served.post("/api/nights", wanted)).json()
            path = f"/api/nights/{night['code']}"
            for players, name in enumerate(("Ada", "Ben"), start=1):
                assert (await served.post(f"{path}/players", {"name": name})).status_code == 201
                for _ in range(5):
                    assert name in (await served.get(f"{path}/export/players.csv", night["key"])).text
                assert made["csv"] == players

    asyncio.run(scene())


def test_what_counts_is_gone_through_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Which entries are taken back is looked for anew only once something was."""
    looked: Counter[str] = Counter()
    real = Night._undone

    def undone(log: list[object]) -> frozenset[int]:
        looked["log"] += 1
        return real(log)  # type: ignore[arg-type]  # as they come

    monkeypatch.setattr(Night, "_undone", staticmethod(undone))
    night = night_of(0)
    looked.clear()
    for number in range(1, MANY):
        night.add("Aya", acts.Registered(number, f"Player {number}"))
        assert night.undone() == frozenset()
        assert len(night.effective()) == number
    assert not looked
    night.undo("Aya", 3)
    assert night.undone() == {3}
    assert [one.number for one in night.effective()] == [1, 2, *range(4, MANY)]


ACTS: tuple[acts.AnyAct, ...] = (
    acts.CheckedIn(1), acts.Renamed(2, "Bea"), acts.Registered(4, "Player 1"), acts.Undone(5), acts.Undone(7),
    acts.Registered(5, "bea"), acts.StockSet(9, "Boosters", 12), acts.StockSet(9, "Packs", 12), acts.Undone(2),
    acts.Registered(6, "Late"), acts.Dropped(1), acts.NoticeSent("Hello"), acts.RecoveryUsed(),
)  # fmt: skip


def test_what_was_told_is_told_as_it_would_be_now() -> None:
    """After each act the log reads as if all of it were told anew: with new names, marks, and what was taken back."""
    night, kept = night_of(3), ToldLog()
    assert kept.lines(night) == log_lines(night, night.log)
    for act in ACTS:
        night.add("Aya", act, insist=True)
        assert kept.lines(night) == log_lines(night, night.log), act
    without = Night(night.setup, night.seed, night.log[:-1])
    assert kept.lines(without) == log_lines(without, without.log)
