"""What changed is told in parts that make the whole again, and small ones."""

import asyncio
import json
from pathlib import Path

import msgspec
from websockets.asyncio.client import connect
from websockets.extensions.permessage_deflate import PerMessageDeflate

from entaku.kernel.decisions import Decision
from entaku.laboratory.bench_games import minds
from entaku.laboratory.bench_table import VIEWERS, large_table, on_the_line, sitting_of
from entaku.magic.views.game_view import GameView
from entaku.server.run import LONGEST_FRAME
from tests.server.serving import PATIENCE, Json, put, questions, serving

LARGEST = 2_000
"""Bytes on the line of the largest update of a large table."""
TOO_BIG = 1009
"""How a line is ended for too long a message.  (RFC 6455, 7.4.1)"""


class Browser:
    """What a viewer's browser makes of what it is told."""

    def __init__(self, shown: bytes) -> None:
        whole = json.loads(shown)
        self.view: Json = whole["view"]
        self.asked = questions(whole["asked"], [])

    def hear(self, update: bytes) -> None:
        message = json.loads(update)
        for path, value in message.get("changes", {}).items():
            put(self.view, path, value)
        if "asked" in message:
            self.asked = questions(message["asked"], self.asked)


def test_a_large_game_is_told_in_small_parts() -> None:
    """Four players and 150 permanents: every viewer's updates make the view and the questions, and none is large."""
    sitting = sitting_of(large_table())
    sent = {viewer: [sitting.viewers.shown(viewer)] for viewer in VIEWERS}
    browsers = {viewer: Browser(whole) for viewer, (whole,) in sent.items()}
    players = minds(sitting.table, "sensible")
    for _ in range(120):
        decision = sitting.table.state.decision
        assert decision is not None
        sitting.answer(decision.actor, decision.id, players[decision.actor].answer(decision))
        for viewer, browser in browsers.items():
            update = sitting.viewers.update(viewer)
            if update is None:
                continue
            sent[viewer].append(update)
            browser.hear(update)
            assert msgspec.convert(browser.view, GameView) == sitting.view(viewer)
            open_now = [one for one in sitting.open.values() if one.actor == viewer]
            assert msgspec.convert([one["decision"] for one in browser.asked], list[Decision]) == open_now
    assert max(size for messages in sent.values() for size in on_the_line(messages)[1:]) < LARGEST


def test_a_line_is_deflated_where_the_client_offers_it(tmp_path: Path) -> None:
    """As browsers do; and what is too long when it is inflated ends the line, however short it was."""

    async def run() -> None:
        async with asyncio.timeout(PATIENCE), serving(tmp_path) as served:
            room = await served.open(seats=2, options={"type": "draft", "sets": ["CNS"]})
            async with connect(f"ws://127.0.0.1:{served.port}/ws/{room['code']}", max_size=None) as line:
                assert [type(one) for one in line.protocol.extensions] == [PerMessageDeflate]
                await line.send(json.dumps({"type": "hello", "token": room["token"], "language": "en"}))
                assert json.loads(await line.recv())["type"] == "welcome"
                await line.send(" " * (LONGEST_FRAME + 1))
                await line.wait_closed()
                assert line.close_code == TOO_BIG

    asyncio.run(run())
