"""Cubes over HTTP: looked over, sampled, kept and shared."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest
import sqlalchemy as sa

from entaku.oracle.cubes.published import FILES, Published, key_of, publish
from entaku.server.cubes.api import CubeStore
from tests.server.serving import PATIENCE, Json, Served, serving

LIST = "2 Regicide\nCogwork Librarian\nMarchesa, the Black Rose\nNobody Knows This\nPaliano, the High City\n3 Forest\n"
CUBE: Json = {"name": "Mine", "text": LIST}


def served(data: Path, ask: Callable[[Served], Awaitable[None]]) -> None:
    """Ask a server."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(data) as server:
            await ask(server)

    asyncio.run(run())


def test_a_cube_is_looked_over(tmp_path: Path) -> None:
    """Rows with copies, what nobody knows and what comes twice, charts that count copies, facts of every card."""

    async def ask(server: Served) -> None:
        found = (await server.post("/api/cubes/lists", CUBE)).json()
        rows = {row["name"]: row for row in found["rows"]}
        assert rows["Regicide"] == {"name": "Regicide", "count": 2, "again": True}
        assert rows["Forest"] == {"name": "Forest", "count": 3}
        assert rows["Nobody Knows This"]["unknown"]
        assert found["report"]["unknown"] == ["Nobody Knows This"]
        numbers = found["numbers"]
        assert (numbers["size"], numbers["different"], numbers["unknown"]) == (9, 6, 1)
        assert numbers["colours"] == {"B": 2, "M": 1, "C": 1, "L": 4}
        assert numbers["types"]["Creature"] == 2
        assert sum(numbers["curve"]) == 4  # lands aside
        assert set(found["cards"]) == set(rows)

    served(tmp_path, ask)


def test_a_published_report_belongs_to_its_list(tmp_path: Path) -> None:
    """Whoever looks a list of the same cards over finds it, as a page that runs under the rules of all others."""
    key = key_of([("Regicide", 2), ("Deal Broker", 1)])
    files = {name: name.encode() for name in FILES}
    publish(tmp_path, Published(key, 40, 80), files)

    async def ask(server: Served) -> None:
        cube = {"name": "Mine", "text": "1 deal broker\nRegicide\n1 Regicide (CNS)\n"}
        found = (await server.post("/api/cubes/lists", cube)).json()
        assert found["study"] == {"key": key, "nights": 40, "games": 80}
        assert (await server.post("/api/cubes/lists", CUBE)).json()["study"] is None
        kinds = ("text/html", "text/html", "text/css", "text/javascript")
        for name, kind in zip(FILES, kinds, strict=True):
            answer = await server.get(f"/reports/{key}/{name}")
            assert (answer.status_code, answer.content) == (200, name.encode())
            assert answer.headers["content-type"] == f"{kind}; charset=utf-8"
            assert "default-src 'self'" in answer.headers["content-security-policy"]
            tag = {"If-None-Match": answer.headers["etag"]}
            assert (await server.http.get(f"/reports/{key}/{name}", headers=tag)).status_code == 304
        for path in (f"{key}/report.json", f"{'0' * 32}/en.html", "../reports/en.html", f"{key}/..%2F..%2Fentaku.db"):
            assert (await server.get(f"/reports/{path}")).status_code == 404

    served(tmp_path, ask)


def test_a_sample_is_the_same_for_its_number(tmp_path: Path) -> None:
    """The same number opens the same booster, another one another; too large a one is refused with the numbers."""

    async def ask(server: Served) -> None:
        many = {"name": "Many", "text": "\n".join(f"Card {number}" for number in range(40))}
        first, again, other = [
            (await server.post("/api/cubes/samples", {"cube": many, "size": 5, "number": number})).json()
            for number in (1, 1, 2)
        ]
        assert first == again != other
        assert [len(booster) for booster in first["boosters"]] == [5]
        refused = await server.post("/api/cubes/samples", {"cube": many, "size": 41})
        assert refused.status_code == 400
        assert refused.json()["trouble"]["args"]["cards"] == 40
        assert (await server.post("/api/cubes/samples", {"cube": many, "count": 0})).status_code == 400

    served(tmp_path, ask)


def test_a_cube_with_slots_says_so_and_gives_such_boosters(tmp_path: Path) -> None:
    """Four cards of one sheet and one of the other; without slots as many as are asked for, of all cards."""

    async def ask(server: Served) -> None:
        sheets = "".join(
            f"[{name}]\n" + "\n".join(f"{name} {card}" for card in range(9)) + "\n" for name in ("one", "two")
        )
        layouts = '[Settings]\n{"layouts": {"a": {"weight": 1, "slots": {"one": 4, "two": 1}}}}\n'
        cube = {"name": "Slots", "text": layouts + sheets}
        shown = (await server.post("/api/cubes/lists", cube)).json()
        assert shown["report"]["slots"]
        assert {row["sheet"] for row in shown["rows"]} == {"one", "two"}
        by_slots = (await server.post("/api/cubes/samples", {"cube": cube, "size": 9})).json()["boosters"][0]
        assert [card["name"][:3] for card in by_slots].count("two") == 1
        assert len(by_slots) == 5
        shuffled = (await server.post("/api/cubes/samples", {"cube": cube, "size": 9, "slots": False})).json()
        assert len(shuffled["boosters"][0]) == 9

    served(tmp_path, ask)


def test_a_cube_is_kept_and_only_its_owner_changes_it(tmp_path: Path) -> None:
    """Whoever has the code gets the list, also after a restart; another token is refused."""
    kept: Json = {}

    async def keep(server: Served) -> None:
        kept.update((await server.post("/api/cubes/kept", CUBE)).json())
        path = f"/api/cubes/kept/{kept['code']}"
        changed = {**CUBE, "text": LIST + "Deal Broker\n"}
        assert (await server.http.put(path, json=changed)).status_code == 401
        wrong = {"Authorization": "Bearer nothing"}
        assert (await server.http.put(path, json=changed, headers=wrong)).status_code == 401
        right = {"Authorization": f"Bearer {kept['token']}"}
        assert (await server.http.put(path, json=changed, headers=right)).json()["text"] == changed["text"]

    async def see(server: Served) -> None:
        found = (await server.get(f"/api/cubes/kept/{str(kept['code']).lower()}")).json()
        assert (found["name"], found["text"], found["token"]) == ("Mine", LIST + "Deal Broker\n", None)
        missing = await server.get("/api/cubes/kept/NOSUCH")
        assert (missing.status_code, missing.json()["trouble"]["key"]) == (404, "cube-unknown")

    served(tmp_path, keep)
    served(tmp_path, see)


def test_a_store_out_of_reach_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A kept cube that can't be read now is no cube that nobody kept."""

    def unreachable(_store: CubeStore, _code: str) -> None:
        raise sa.exc.OperationalError("SELECT", {}, OSError("no way there"))

    async def ask(server: Served) -> None:
        kept = (await server.post("/api/cubes/kept", CUBE)).json()
        monkeypatch.setattr(CubeStore, "cube", unreachable)
        refused = await server.get(f"/api/cubes/kept/{kept['code']}")
        assert (refused.status_code, refused.json()["trouble"]["key"]) == (503, "store-trouble")

    served(tmp_path, ask)


@pytest.mark.parametrize("path", ["/api/cubes/lists", "/api/cubes/kept"])
def test_what_is_no_list_is_refused(tmp_path: Path, path: str) -> None:
    """An empty list and one that is too long are told in one sentence."""

    async def ask(server: Served) -> None:
        for text in ("", "x" * 2_000_001):
            refused = await server.post(path, {"name": "Mine", "text": text})
            assert refused.status_code == 400
            assert refused.json()["trouble"]["text"]

    served(tmp_path, ask)


@pytest.mark.parametrize("encoding", ["utf-8", "utf-16", "cp932"])
def test_a_file_s_bytes_become_its_text(tmp_path: Path, encoding: str) -> None:
    """Whoever opens a file sends its bytes and gets what is written there, by the names that are known."""
    text = "1 歯車式司書\n7 平地\n"

    async def ask(server: Served) -> None:
        found = await server.http.post("/api/lists?name=deck.txt", content=text.encode(encoding))
        assert (found.status_code, found.json()) == (200, {"text": text})

    served(tmp_path, ask)


def test_a_file_that_is_no_list_is_refused_by_its_name(tmp_path: Path) -> None:
    """A picture and a file of two hundred thousand lines are called what they are, in the asker's language."""

    async def ask(server: Served) -> None:
        for data, words in ((b"\x89PNG\r\n\x1a\n", "画像です"), (b"1 Forest\n" * 200_000, "大きすぎます")):
            found = await server.http.post("/api/lists?name=a.txt&lang=ja", content=data)
            assert found.status_code == 400
            assert words in found.json()["trouble"]["text"]

    served(tmp_path, ask)
