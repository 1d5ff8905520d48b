"""Where people are sent who are to join: to an address that they can reach, or nowhere."""

from pathlib import Path

import pytest

from entaku.server import addresses
from tests.server import guessing
from tests.server.serving import Served
from tests.server.test_gate import visit


@pytest.mark.parametrize(
    "listening, asked, told",
    [
        ("127.0.0.1", "localhost:8000", None),
        ("127.0.0.1", "127.0.0.1:8000", None),
        ("127.0.0.1", "[::1]:8000", None),
        ("127.0.0.1", "entaku.localhost:8000", None),
        ("0.0.0.0", "localhost:8000", "http://192.168.0.7:8000"),
        ("0.0.0.0", "0.0.0.0:8000", "http://192.168.0.7:8000"),
        ("0.0.0.0", "[::1]:8000", "http://192.168.0.7:8000"),
        ("127.0.0.1", "192.168.0.9:8000", "http://192.168.0.9:8000"),
        ("0.0.0.0", "mypc.local:8000", "http://mypc.local:8000"),
    ],
)
def test_a_code_to_scan_leads_somewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, listening: str, asked: str, told: str | None
) -> None:
    """No phone is sent to itself: a link to this machine becomes one to its address in the network, or no code."""
    monkeypatch.setattr(addresses, "lan_address", lambda: "192.168.0.7")

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        headers = {"Host": asked, "Authorization": f"Bearer {room['token']}"}
        shown = (await served.http.get(f"/api/rooms/{room['code']}", headers=headers)).json()
        code = await served.http.get(f"/api/rooms/{room['code']}/qr.svg", headers=headers)
        moving = (await served.http.post(f"/api/rooms/{room['code']}/moves", headers=headers)).json()
        if told is None:
            assert (code.status_code, code.json()["trouble"]["key"]) == (404, "qr-nowhere")
            assert "--host 0.0.0.0" in code.json()["trouble"]["text"]
            assert moving["svg"] == ""
        else:
            assert shown["url"] == f"{told}/r/{room['code']}"
            assert code.text == addresses.qr_svg(shown["url"])
            assert moving["svg"].startswith("<svg")

    visit(tmp_path, scene, host=listening)


def test_without_a_network_there_is_no_code(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that listens everywhere on a machine that is nowhere offers none either."""
    monkeypatch.setattr(addresses, "lan_address", lambda: None)

    async def scene(served: Served) -> None:
        room = await served.open(options=guessing.options(), seats=2)
        assert (await served.get(f"/api/rooms/{room['code']}/qr.svg")).status_code == 404

    visit(tmp_path, scene, host="0.0.0.0")
