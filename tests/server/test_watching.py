"""What a server tells its keeper: whether it is well, its figures, and log lines that give nothing away."""

import asyncio
import io
import json
import logging
import re
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from prometheus_client.parser import text_string_to_metric_families

from entaku.kernel.errors import Unlawful
from entaku.messages import LANGUAGES
from entaku.server import health, logs
from entaku.server.askers import askers
from entaku.server.config import Config, config
from entaku.server.storage import store as store_module
from entaku.server.storage.store import Store
from tests.server import guessing
from tests.server.serving import PATIENCE, Served, serving


def visit(data: Path, scene: Callable[[Served], Awaitable[None]], **wanted: object) -> None:
    """Run a scene against a server of the guessing table that is set up so."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(data, guessing.FORMATS, **wanted) as served:
            await scene(served)

    asyncio.run(run())


def test_health_says_what_is_wrong(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """200 while all is well, whatever name it is asked by; 503 for a store that is silent, behind or ahead."""
    monkeypatch.setattr(health, "FRESH", 0.0)

    async def scene(served: Served) -> None:
        async def look() -> tuple[int, str, str, str]:
            answer = await served.http.get("/healthz", headers={"Host": "backend-7.internal"})
            told = answer.json()
            return (answer.status_code, told["status"], told["store"], told["migrations"])

        def put(form: str) -> None:
            with served.service.store.engine.begin() as connection:
                connection.execute(sa.text(f"UPDATE alembic_version SET version_num = '{form}'"))

        assert await look() == (200, "ok", "answers", "current")
        assert (await served.http.head("/healthz")).status_code == 200
        put("9999")
        assert await look() == (503, "failing", "answers", "ahead")
        put("0001")
        assert await look() == (503, "failing", "answers", "behind")

        def broken(*given: object) -> None:
            raise sa.exc.OperationalError("lost", {}, Exception("secret words of the database"))

        monkeypatch.setattr(served.service.store.engine, "connect", broken)
        assert await look() == (503, "failing", "silent", "unknown")
        assert "secret" not in (await served.http.get("/healthz")).text

    visit(tmp_path, scene)


def test_asking_often_asks_the_store_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who floods the health check doesn't reach the database with it."""
    monkeypatch.setattr(health, "FRESH", 1e9)
    looked: list[None] = []
    plain = health.Health.look

    def look(self: health.Health) -> health.Healthy:
        looked.append(None)
        return plain(self)

    monkeypatch.setattr(health.Health, "look", look)

    async def scene(served: Served) -> None:
        answers = await asyncio.gather(*(served.get("/healthz") for _ in range(20)))
        assert [answer.status_code for answer in answers] == [200] * 20
        assert len(looked) == 1

    visit(tmp_path, scene)


def figures(text: str) -> dict[tuple[str, ...], float]:
    """Every figure by its name and the values of its labels."""
    return {
        (sample.name, *sorted(sample.labels.values())): sample.value
        for family in text_string_to_metric_families(text)
        for sample in family.samples
    }


def test_figures_follow_what_happens(tmp_path: Path) -> None:
    """Rooms, tables, lines, answers taken and refused, requests, errors, and what waits."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        ada = await served.connect(room["code"], room["token"])
        await ada.ask("start")
        await ada.when(lambda client: bool(client.view))
        before = figures((await served.get("/metrics")).text)
        assert before[("entaku_rooms",)] == before[("entaku_tables",)] == before[("entaku_lines", "room")] == 1
        asked = guessing.number(ada.asked)
        assert (await ada.give(asked, 10**6))["type"] == "refused"
        assert (await ada.give(asked, 9))["type"] == "done"
        logging.getLogger("entaku.server").error("something")
        found = figures((await served.get("/metrics")).text)
        assert found[("entaku_answers_total", "seat")] == 1
        assert found[("entaku_answer_seconds_count",)] == sum(
            value for key, value in found.items() if key[0] == "entaku_answers_total"
        )
        assert sum(value for key, value in found.items() if key[0] == "entaku_answers_refused_total") == 1
        assert found[("entaku_errors_total", "entaku.server")] == 1
        assert found[("entaku_http_request_seconds_count", "/api/rooms", "2xx", "POST")] == 1
        assert found[("entaku_heavy_waiting",)] == 0
        assert found[("entaku_disk_free_bytes",)] > 0
        while figures((await served.get("/metrics")).text)[("entaku_store_waiting",)] != 0:
            await asyncio.sleep(0.01)
        assert room["code"] not in (await served.get("/metrics")).text

    visit(tmp_path, scene)


@pytest.mark.parametrize(
    "setting, headers, status",
    [
        ("local", {}, 200),
        ("local", {"X-Forwarded-For": "127.0.0.1"}, 404),
        ("local", {"X-Real-IP": "127.0.0.1"}, 404),
        ("127.0.0.0/8", {"Via": "1.1 proxy"}, 404),
        ("10.0.0.0/8 192.0.2.7", {}, 404),
        ("off", {}, 404),
        ("any", {"X-Forwarded-For": "192.0.2.7"}, 200),
    ],
)
def test_figures_are_for_their_keeper(tmp_path: Path, setting: str, headers: dict[str, str], status: int) -> None:
    """Others, and whoever comes by way of a proxy, find no such page, unless the keeper wants them to."""

    async def scene(served: Served) -> None:
        assert (await served.http.get("/metrics", headers=headers)).status_code == status

    visit(tmp_path, scene, metrics=setting)


def test_askers_are_told_apart_by_their_networks() -> None:
    """Addresses of both versions, and those of the fourth written as of the sixth."""
    some = askers("ENTAKU_METRICS", "10.1.0.0/16, 2001:db8::/32")
    inside, outside = ("10.1.9.9", "::ffff:10.1.2.3", "2001:db8::7"), ("10.2.0.1", "127.0.0.1", "2001:db9::1", "", "x")
    assert [some.include_address(one, forwarded=False) for one in inside] == [True] * 3
    assert [some.include_address(one, forwarded=False) for one in outside] == [False] * 5


def test_settings_that_cannot_be_are_refused_in_a_sentence(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Before anything begins, in both languages."""
    monkeypatch.setenv("ENTAKU_LOG", "xml")
    with pytest.raises(Unlawful) as refused:
        config(tmp_path)
    with pytest.raises(Unlawful) as also:
        askers("ENTAKU_IMPORT", "everybody")
    for language in LANGUAGES:
        assert "xml" in refused.value.said(language)
        assert "everybody" in also.value.said(language)
        assert "ENTAKU_IMPORT" in also.value.said(language)


@pytest.mark.parametrize("name", ["ENTAKU_WORKERS", "ENTAKU_CROWD"])
@pytest.mark.parametrize("value", ["many", "0", "-1", "1.5", "２", "9" * 5_000])
def test_a_setting_that_is_no_number_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, name: str, value: str
) -> None:
    """Neither a traceback nor a server with another setting than was meant."""
    monkeypatch.setenv(name, value)
    with pytest.raises(Unlawful) as refused:
        config()
    assert refused.value.key == "setting-number"
    assert all(name in refused.value.said(language) for language in LANGUAGES)


@pytest.fixture
def told(request: pytest.FixtureRequest) -> Iterator[io.StringIO]:
    """What a server set up by the parameter logs, as its keeper gets it."""
    written = io.StringIO()
    root, ours = logging.getLogger(), logging.getLogger("entaku")
    levels = root.level, ours.level
    handler = logs.prepare(Config(data=Path(), log=request.param, log_level="debug"))
    assert isinstance(handler, logging.StreamHandler)
    handler.setStream(written)
    yield written
    root.removeHandler(handler)
    root.setLevel(levels[0])
    ours.setLevel(levels[1])


@pytest.mark.parametrize("told", ["json", "text"], indirect=True)
def test_a_log_gives_nothing_away(told: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Tokens, keys, recovery codes, query strings and answers never appear, even where something fails."""
    monkeypatch.setattr(store_module, "RETRIES", ())
    secrets: list[str] = []

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        code, token = room["code"], room["token"]
        entered = await served.enter(code, "Ben")
        recovery = (await served.post(f"/api/rooms/{code}/recovery-code", {}, token)).json()
        moved = (await served.post(f"/api/rooms/{code}/moves", {}, token)).json()
        night = (await served.post("/api/nights", {"name": "Night", "settings": {}})).json()
        secrets.extend([token, entered["token"], night["key"], "S3CRET-IN-QUERY", "S3CRET-TOKEN"])
        secrets.extend([recovery["code"], re.split("[#/=]", moved["url"])[-1], "S3CRET-ANSWER"])
        await served.get(f"/api/rooms/{code}?key=S3CRET-IN-QUERY", token="S3CRET-TOKEN")
        ada = await served.connect(code, token)
        await ada.ask("start")
        await ada.when(lambda client: bool(client.view))

        def lost(*given: object) -> None:
            with served.service.store.engine.begin() as connection:
                connection.execute(
                    sa.text("INSERT INTO nowhere VALUES (:answer, :token)"), {"answer": secrets[-1], "token": token}
                )

        monkeypatch.setattr(Store, "append", lost)
        assert (await ada.give(guessing.number(ada.asked), 18))["trouble"]["key"] == "store-trouble"
        monkeypatch.setattr(Store, "room", lost)
        answer = await served.http.get("/api/rooms/ABCDEF", headers={"X-Request-ID": "from-the-proxy-1"})
        assert (answer.status_code, answer.headers["X-Request-ID"]) == (503, "from-the-proxy-1")
        strange = await served.http.get("/api/offers", headers={"X-Request-ID": 'x"} forged'})
        assert len(strange.headers["X-Request-ID"]) == 16
        monkeypatch.setattr("entaku.server.rooms.answers.Answers.give", lost)
        assert (await ada.give(1, 18))["trouble"]["key"] == "server-trouble"
        await ada.send("[" * 100)

    visit(tmp_path, scene)
    text = told.getvalue()
    assert "could not be stored" in text
    assert "INSERT INTO nowhere" in text
    assert "from-the-proxy-1" in text
    assert "GET /api/rooms/{code} 503" in text
    assert len(secrets) >= 8
    assert all(len(secret) >= 8 for secret in secrets)
    for secret in secrets:
        assert secret not in text, secret


@pytest.mark.parametrize("told", ["json"], indirect=True)
def test_what_fails_in_a_message_is_logged_under_its_name(
    told: io.StringIO, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each line is one JSON object; a line's third message is named after the line, and counted."""

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        ada = await served.connect(room["code"], room["token"])
        await ada.ask("start")
        await ada.when(lambda client: bool(client.view))

        def broken(*given: object) -> None:
            raise RuntimeError("a fault of ours\nforged line")

        monkeypatch.setattr("entaku.server.rooms.answers.Answers.give", broken)
        assert (await ada.give(guessing.number(ada.asked), 9))["trouble"]["key"] == "server-trouble"

    visit(tmp_path, scene)
    lines = [json.loads(line) for line in told.getvalue().splitlines()]
    (failed,) = [line for line in lines if line["level"] == "error"]
    name, _, number = failed["request"].partition(".")
    assert (len(name), number) == (16, "2")
    assert "RuntimeError: a fault of ours" in failed["error"]
    assert {line["request"] for line in lines if line["logger"] == "entaku.requests"} != {""}


def test_nothing_that_was_sent_begins_a_line_of_its_own() -> None:
    """For people, control characters are written out."""
    record = logging.makeLogRecord({"name": "entaku", "levelname": "INFO", "msg": "%s", "args": ("a\n2026 b\x1b[0m",)})
    assert logs.ForPeople().format(record).endswith(r"info entaku: a\n2026 b\x1b[0m")
